"""Matchups give the same file in Python, in the program, and on a cluster that loses a machine."""

import json
import os
import pickle
import shutil
import subprocess
import sys
import threading
import time

import pytest

import inkwright
from inkwright import Matchup
from inkwright.matchup import main, read_decks, run
from program import DECKS, program


def by_program(out, *arguments):
    environment = {**os.environ, "INKWRIGHT_DATA": str(out) + "-nothing-imported"}
    subprocess.run(
        [program(), "matchup", *DECKS, *arguments, "--out", str(out)], check=True, capture_output=True, env=environment
    )
    return (out / "results.jsonl").read_bytes()


def test_starter_decks_have_the_names_of_the_program():
    (deck,) = read_decks(["the-heart-of-magic"])
    assert deck.name == "the-heart-of-magic" and deck.size == 60


def test_python_and_the_program_write_the_same_file(tmp_path):
    # The number of pairs is odd, and the piece size isn't a multiple of the block size.
    theirs = by_program(tmp_path / "program", "--games", "26", "--bot", "random", "--seed", "5", "--threads", "2")
    assert (
        main(
            [
                *DECKS,
                "--games",
                "26",
                "--bot",
                "random",
                "--seed",
                "5",
                "--out",
                str(tmp_path / "python"),
                "--shard",
                "14",
            ]
        )
        == 0
    )
    assert (tmp_path / "python" / "results.jsonl").read_bytes() == theirs
    for table in ("matrix.csv", "pairings.csv", "cards.csv"):
        assert (tmp_path / "python" / table).read_bytes() == (tmp_path / "program" / table).read_bytes()


def test_a_resumed_run_writes_the_same_file(tmp_path):
    matchup = Matchup(read_decks(DECKS), 40, bot="random")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(matchup, str(whole))
    lines = (whole / "results.jsonl").read_bytes().splitlines(keepends=True)
    parts.mkdir()
    # Some blocks in another order, and an incomplete last line.
    (parts / "results.jsonl").write_bytes(lines[0] + lines[5] + lines[2] + lines[7][: len(lines[7]) // 2])
    told = []
    assert run(matchup, str(parts), progress=lambda games, wanted: told.append((games, wanted)))
    assert (parts / "results.jsonl").read_bytes() == b"".join(lines)
    assert told[-1] == (120, 120) and told[0][0] > 20


def test_the_program_resumes_a_run_begun_in_python(tmp_path):
    ours = Matchup(read_decks(DECKS), 10, bot="random", seed=5)
    assert run(ours, str(tmp_path / "a"))
    grown = by_program(tmp_path / "a", "--games", "30", "--bot", "random", "--seed", "5")
    whole = by_program(tmp_path / "b", "--games", "30", "--bot", "random", "--seed", "5")
    assert grown == whole


def test_the_file_of_another_run_is_refused(tmp_path, capsys):
    assert main([*DECKS, "--games", "2", "--bot", "random", "--out", str(tmp_path)]) == 0
    assert main([*DECKS, "--games", "2", "--bot", "random", "--seed", "2", "--out", str(tmp_path)]) == 2
    assert "seed: 1 there, 2 here" in capsys.readouterr().err


def test_invalid_input_is_reported_with_a_message(tmp_path, capsys):
    for wrong in [["no-such-deck"], [*DECKS, "--bot", "nobody"], [DECKS[0]], [*DECKS, "--games", "0"], [str(tmp_path)]]:
        assert main([*wrong, "--out", str(tmp_path / "out")]) == 2
        assert capsys.readouterr().err.startswith("error: ")


def test_a_matchup_can_be_pickled():
    decks = read_decks(DECKS)
    for matchup in [
        Matchup(decks, 12, bot="random", mirrors=True),
        Matchup(decks[:1], 12, against=decks[1:], against_bot="greedy", edition="2.0.1"),
    ]:
        again = pickle.loads(pickle.dumps(matchup))
        assert again.first_line == matchup.first_line and again.missing([], 10) == matchup.missing([], 10)
        assert again.play(0, 0, 2) == matchup.play(0, 0, 2)


@pytest.fixture(scope="module")
def two_nodes():
    """A Ray cluster of two nodes on this machine."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'inkwright[cluster]'")
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster, second
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_that_loses_a_node_writes_the_file_of_a_single_machine(two_nodes, tmp_path):
    from inkwright import cluster

    ray_cluster, second = two_nodes
    matchup = Matchup(read_decks(DECKS), 120, bot="greedy", seed=3)
    assert run(matchup, str(tmp_path / "single"))
    killed = threading.Event()

    def kill(games, wanted):
        # In the middle of the run, one of the two nodes dies suddenly.
        if games > wanted / 3 and not killed.is_set():
            killed.set()
            ray_cluster.remove_node(second, allow_graceful=False)

    assert cluster.run_matchup(
        matchup, str(tmp_path / "cluster"), address=ray_cluster.address, shard_games=10, progress=kill
    )
    assert killed.is_set()
    assert (tmp_path / "cluster" / "results.jsonl").read_bytes() == (tmp_path / "single" / "results.jsonl").read_bytes()


def test_an_arena_on_a_cluster_writes_the_file_of_the_program(two_nodes, tmp_path):
    from inkwright import Arena, cluster

    arena = Arena(["random", "greedy"], read_decks(DECKS[:2]), 20, seed=4)
    assert cluster.run_arena(arena, str(tmp_path / "ours.jsonl"), address=two_nodes[0].address, shard_games=7)
    ours = (tmp_path / "ours.jsonl").read_bytes()
    lines = ours.decode().splitlines()[1:]
    assert arena.missing(lines) == [] and '"elo"' in arena.report(lines)
    theirs = tmp_path / "theirs.jsonl"
    arguments = [
        "arena",
        *DECKS[:2],
        "--players",
        "random,greedy",
        "--games",
        "20",
        "--seed",
        "4",
        "--results",
        str(theirs),
    ]
    subprocess.run(
        [program(), *arguments],
        check=True,
        capture_output=True,
        env={**os.environ, "INKWRIGHT_DATA": str(tmp_path / "nothing")},
    )
    assert theirs.read_bytes() == ours


def test_a_sequential_test_on_a_cluster_gives_the_same_result_as_the_program(two_nodes, tmp_path):
    from inkwright import Arena, cluster

    arena = Arena(["greedy", "random"], read_decks(DECKS[:2]), 1000, seed=4, mixed=True)
    report = cluster.run_sprt(arena, str(tmp_path / "ours.jsonl"), elo1=100, address=two_nodes[0].address)
    assert report["verdict"] == "accepted" and report["games"] < 1000
    theirs = tmp_path / "theirs.jsonl"
    arguments = [
        "sprt",
        "greedy",
        "random",
        *DECKS[:2],
        "--games",
        "1000",
        "--seed",
        "4",
        "--elo1",
        "100",
        "--results",
        str(theirs),
        "--json",
    ]
    told = subprocess.run(
        [program(), *arguments],
        check=True,
        capture_output=True,
        env={**os.environ, "INKWRIGHT_DATA": str(tmp_path / "nothing")},
    )
    assert theirs.read_bytes() == (tmp_path / "ours.jsonl").read_bytes()
    same = ("verdict", "llr", "games", "pairs", "elo")
    assert [json.loads(told.stdout)[name] for name in same] == [report[name] for name in same]


def test_self_play_on_a_cluster_writes_the_same_replays_again(two_nodes, tmp_path):
    from inkwright import cluster

    library = inkwright.Library()
    decks = [library.starter(title) for title in inkwright.starters()[:2]]
    one = cluster.self_play(
        decks, ["random", "random"], 30, str(tmp_path / "one"), address=two_nodes[0].address, shard_games=7
    )
    other = cluster.self_play(
        decks, ["random", "random"], 30, str(tmp_path / "other"), address=two_nodes[0].address, shard_games=30
    )
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in other]
    assert len({file.read_bytes() for file in one}) == 30
    shutil.rmtree(tmp_path / "other")
    begun = time.monotonic()
    assert (
        cluster.self_play(decks, ["random", "random"], 30, str(tmp_path / "one"), address=two_nodes[0].address) == one
    )
    assert time.monotonic() - begun < 5
    assert inkwright.Game.from_replay(one[0]).outcome is not None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_keeps_finished_games(tmp_path):
    import signal

    command = [
        sys.executable,
        "-m",
        "inkwright.matchup",
        *DECKS,
        "--games",
        "100000",
        "--bot",
        "random",
        "--out",
        str(tmp_path),
    ]

    def heed():
        # A process that a shell started in the background ignores Ctrl-C, and so would this child.
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed)
    results = tmp_path / "results.jsonl"
    for _ in range(600):
        if results.exists() and results.read_bytes().count(b"\n") > 20:
            break
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    assert running.wait(60) == 130
    assert "resumes" in running.stderr.read()
    matchup = Matchup(read_decks(DECKS), 100_000, bot="random")
    assert matchup.known(matchup.open(results)) > 100
