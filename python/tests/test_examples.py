"""The examples run (on a small scale), and the type stubs are complete."""

import ast
import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

import inkwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "python" / "examples"


def run(script, *arguments, cwd=None):
    done = subprocess.run(
        [sys.executable, str(script), *arguments], capture_output=True, text=True, cwd=cwd, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_rollouts():
    assert "steps a second" in run(EXAMPLES / "random_rollouts.py", "--envs", "8", "--steps", "300")


def test_ppo_learns():
    """A quarter of a minute is enough to win most games against random. The default of five minutes wins nearly all."""
    told = run(EXAMPLES / "ppo.py", "--minutes", "0.25", "--games", "200")
    rate = float(re.search(r"([\d.]+)% of \d+ new games", told).group(1))
    assert rate > 65, told


def test_tuning_a_deck():
    told = run(EXAMPLES / "tune_deck.py", "--games", "6", "--others", "1", "--bot", "random")
    assert "best: " in told


def test_plot_of_a_matchup(tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'inkwright[plot]'")
    run(EXAMPLES / "plot_matchup.py", "--games", "4", "--bot", "random", "--out", str(tmp_path / "x.png"))
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


def test_the_notebooks_cells_run_and_show_cards_as_svg():
    book = json.loads((EXAMPLES / "position.ipynb").read_text(encoding="utf-8"))
    shown, names = [], {}
    for cell in book["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [], "outputs would hold card text"
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None
        shown.append(value._repr_html_() if hasattr(value, "_repr_html_") else "")
    assert sum("<svg" in html for html in shown) >= 2
    assert any("8.6.1" in html for html in shown)


def test_the_python_code_in_the_docs_runs(tmp_path):
    pytest.importorskip("matplotlib", reason="matplotlib is not installed, and the plot of docs/python.md is not drawn")
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) >= 3
    script = tmp_path / "page.py"
    script.write_text("\n".join(blocks), encoding="utf-8")
    told = run(script, cwd=tmp_path)
    assert "steps" in told and (tmp_path / "matchup.png").exists()


def test_the_stubs_name_everything_in_the_module():
    stub = (ROOT / "python" / "inkwright" / "_inkwright.pyi").read_text(encoding="utf-8")
    for name in dir(inkwright._inkwright):
        if name.startswith("__"):
            continue
        assert re.search(rf"^(class|def) {name}\b", stub, re.M), name
        thing = getattr(inkwright._inkwright, name)
        if isinstance(thing, type) and not issubclass(thing, Exception):
            body = re.split(rf"^class {name}\b.*:\n", stub, maxsplit=1, flags=re.M)[1]
            body = re.split(r"^\S", body, maxsplit=1, flags=re.M)[0]
            for member in vars(thing):
                if not member.startswith("_"):
                    assert re.search(rf"^    (def )?{member}\b", body, re.M), f"{name}.{member}"


def test_mypy_finds_no_errors_in_the_package():
    pytest.importorskip("mypy", reason="mypy is not installed")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "-p", "inkwright", "--ignore-missing-imports", "--cache-dir", os.devnull],
        capture_output=True,
        text=True,
        env={**os.environ, "MYPYPATH": str(ROOT / "python")},
        cwd=ROOT / "python",
    )
    assert done.returncode == 0, done.stdout
