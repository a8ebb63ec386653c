"""Finds the program, for tests that compare it with the package."""

import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DECKS = [
    str(ROOT / "data" / "decks" / name)
    for name in ("the-heart-of-magic.txt", "daring-and-deception.txt", "might-and-magic.txt")
]


def program():
    """The path of the built program."""
    named = os.environ.get("INKWRIGHT_PROGRAM")
    found = [
        path
        for path in [named, ROOT / "target/release/inkwright", ROOT / "target/debug/inkwright"]
        if path and pathlib.Path(path).exists()
    ]
    if not found:
        pytest.skip("the program is not built: cargo build -p inkwright-cli")
    return str(found[0])
