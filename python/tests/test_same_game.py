"""A replay file gives the same game in Python, in the program and on the page, which gets positions from a server."""

import json
import os
import random
import re
import subprocess
import urllib.request

import pytest

import inkwright
from program import DECKS, program


def output_of_program(*arguments):
    return subprocess.run([program(), *arguments], check=True, capture_output=True, text=True).stdout


@pytest.fixture
def page(tmp_path):
    """A function that sends a request to a server, as the page does, and returns the response."""
    child = subprocess.Popen(
        [program(), "serve", "--port", "0", "--data", str(tmp_path / "tables"), "--request-rate", "100000"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "INKWRIGHT_DATA": str(tmp_path / "nothing-imported")},
    )
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+", child.stdout.readline())[0]

        def ask(path, body=None):
            with urllib.request.urlopen(address + path, data=body, timeout=60) as answer:
                return json.load(answer)

        yield ask
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


def by_python(game, seat):
    """A position from the view of a seat, as numbers and names."""
    return [
        {
            "lore": side.lore,
            "deck": side.deck,
            "hand_count": side.hand_count,
            "ready_ink": side.ready_ink,
            "ink": side.ready_ink + side.exerted_ink,
            "hand": [card.name for card in side.hand],
            "discard": [card.name for card in side.discard],
            "play": [
                (card.name, card.strength, card.willpower, card.lore, card.damage, card.exerted, card.drying)
                for card in side.play
            ],
        }
        for side in game.view(seat).sides
    ]


def by_page(view, names):
    """The same position from the data that the page gets."""
    return [
        {
            **{key: side[key] for key in ("lore", "deck", "hand_count", "ready_ink")},
            "ink": side["ready_ink"] + side["exerted_ink"],
            "hand": [names(card) for card in side["hand"]],
            "discard": [names(card) for card in side["discard"]],
            "play": [
                (names(card), *(card[key] for key in ("strength", "willpower", "lore", "damage", "exerted", "drying")))
                for card in side["play"]
            ],
        }
        for side in view["sides"]
    ]


def by_the_program(board):
    """The same position from the program's output."""
    return [
        {
            "lore": side["lore"],
            "deck": side["deck_count"],
            "hand_count": side["hand_count"],
            "ready_ink": side["ready_ink"],
            "ink": side["ink"],
            "hand": side["hand"],
            "discard": side["discard"],
            "play": [
                tuple(
                    card.get(key, 0) for key in ("name", "strength", "willpower", "lore", "damage", "exerted", "drying")
                )
                for card in side["play"]
            ],
        }
        for side in board["sides"]
    ]


def sorted_zones(sides):
    """Sorts the cards of each zone, because their order doesn't matter here."""
    return [{key: sorted(value) if isinstance(value, list) else value for key, value in side.items()} for side in sides]


def test_a_game_is_the_same_in_python_in_the_program_and_on_the_page(page, tmp_path):
    library = inkwright.Library()
    decks = [library.starter("The Heart of Magic"), library.starter("Daring and Deception")]
    game, dice = inkwright.Game(decks, seed=11), random.Random(11)
    positions, answers = [[by_python(game, seat) for seat in (0, 1)]], []
    while game.decision:
        answer = dice.choice(game.legal())
        answers.append((game.decision.seat, [event.rule for event in game.play(answer)]))
        positions.append([by_python(game, seat) for seat in (0, 1)])
    file = tmp_path / "game.replay"
    game.save(file)

    info = page("/api/replays", file.read_bytes())
    assert info["length"] == len(answers) > 40
    assert [line["seat"] for line in info["lines"]] == [seat for seat, _ in answers]
    faces = {}

    def names(card):
        number = card["face"]
        if number not in faces:
            faces[number] = page(f"/api/faces?ids={number}")["faces"][0]["full_name"]
        return faces[number]

    for n, position in enumerate(positions):
        for seat in (0, 1):
            told = page(f"/api/replays/{info['id']}/{n}?seat={seat}")
            assert sorted_zones(by_page(told["view"], names)) == sorted_zones(position[seat]), (
                f"answer {n}, seat {seat}"
            )
            if n > 0:
                # A seat gets only the events that it may know, in the same order.
                rules = iter(answers[n - 1][1])
                assert all(event["rule"] in rules for event in told["events"]), f"answer {n}, seat {seat}"
    assert told["over"]["rule"] == game.outcome.rule and told["over"]["winners"] == game.outcome.winners

    for n in range(0, len(positions), 9):
        for seat in (0, 1):
            shown = output_of_program("replay", str(file), "--at", str(n), "--as", f"p{seat + 1}", "--json")
            board = json.loads(shown)["board"]
            assert sorted_zones(by_the_program(board)) == sorted_zones(positions[n][seat]), f"answer {n}, seat {seat}"
    log = output_of_program("replay", str(file), "--log")
    said = re.findall(r"^p(\d): (.*)$", log, re.M)
    assert [int(seat) - 1 for seat, _ in said] == [seat for seat, _ in answers]
    assert [words for _, words in said] == [line["words"] for line in info["lines"]]
    assert f"p{game.outcome.winners[0] + 1} wins ({game.outcome.rule})" in log


def test_python_and_the_program_read_each_others_replays(tmp_path):
    """Python plays back a replay of the program and saves it again, and the program reads that file."""
    subprocess.run(
        [
            program(),
            "simulate",
            "--deck",
            DECKS[0],
            "--deck",
            DECKS[1],
            "--games",
            "3",
            "--bot",
            "random",
            "--save-replays",
            str(tmp_path),
        ],
        check=True,
        capture_output=True,
        env={**os.environ, "INKWRIGHT_DATA": str(tmp_path / "nothing-imported")},
    )
    files = sorted(tmp_path.glob("*.replay"))
    assert len(files) == 3
    for file in files:
        game = inkwright.Game.from_replay(file)
        assert game.replay() == file.read_bytes()
        mine = tmp_path / "mine.replay"
        game.save(mine)
        told = [
            subprocess.run(
                [program(), "replay", str(path), "--log"], check=True, capture_output=True, text=True
            ).stdout.replace(path.name, "")
            for path in (file, mine)
        ]
        assert told[0].replace(str(file), "") == told[1].replace(str(mine), "") and "1.8.1" in told[0]
