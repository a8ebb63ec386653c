"""Compares the speed of our environments with that of other libraries: random play, with 1 and with 64 environments.

A step is one decision of a player, including the data that a learning program needs: the observation and the legal
actions. Its time includes chance events and everything else that the environment does. Environments that can't be
vectorised are stepped one after the other. Everything runs on one core. A library that is not installed is skipped
with a note.

    pip install pettingzoo gymnasium rlcard open_spiel
    python python/benchmarks/speed.py --seconds 3
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from collections.abc import Callable

# Keep every library on one core.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

import inkwright
from inkwright.envs import VecEnv, random_actions

# Takes one step in every environment and returns the number of steps.
Stepper = Callable[[], int]


def ours(envs: int, opponent: str | None, players: int = 2) -> Stepper:
    game, rng = VecEnv(envs, opponent=opponent, players=players, seed=1), np.random.default_rng(1)
    game.reset()

    def step() -> int:
        game.step(random_actions(game.num_actions, rng))
        return envs

    return step


def gymnasium_env(envs: int) -> Stepper:
    games = [inkwright.envs.LoreEnv(opponent="random") for _ in range(envs)]
    masks = [game.reset(seed=n)[1]["action_mask"] for n, game in enumerate(games)]
    rng = np.random.default_rng(1)

    def step() -> int:
        for n, game in enumerate(games):
            _, _, terminated, truncated, info = game.step(int(rng.random() * masks[n].sum()))
            masks[n] = game.reset()[1]["action_mask"] if terminated or truncated else info["action_mask"]
        return envs

    return step


def aec(make: Callable, envs: int) -> Stepper:
    """Any PettingZoo environment, with masks if it has them."""
    tables = [make() for _ in range(envs)]
    for n, table in enumerate(tables):
        table.reset(seed=n)
    rng = np.random.default_rng(1)

    def step() -> int:
        taken = 0
        for table in tables:
            seen, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.reset()
                seen, _, _, _, info = table.last()
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
            table.step(int(rng.choice(np.flatnonzero(mask))))
            taken += 1
        return taken

    return step


def spiel(name: str, envs: int) -> Stepper:
    import pyspiel

    game = pyspiel.load_game(name)
    states = [game.new_initial_state() for _ in range(envs)]
    rng = random.Random(1)

    def to_decision(state):
        while True:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                return state

    def step() -> int:
        for n, state in enumerate(states):
            state = states[n] = to_decision(state)
            player = state.current_player()
            seen = state.information_state_tensor(player) if tensor else state.observation_tensor(player)
            mask = state.legal_actions_mask(player)
            assert seen and mask
            state.apply_action(rng.choice(state.legal_actions(player)))
        return envs

    tensor = not game.get_type().provides_observation_tensor
    return step


def classic(name: str) -> Callable:
    import importlib

    module = importlib.import_module(f"pettingzoo.classic.{name}")
    return module.env


def measure(make: Callable[[], Stepper], seconds: float) -> float:
    step = make()
    for _ in range(20):
        step()
    best = 0.0
    # Take the best of three rounds: other load on the machine can only slow a round down.
    for _ in range(3):
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 3:
            for _ in range(10):
                steps += step()
        best = max(best, steps / (time.process_time() - begun))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="seconds per measurement")
    args = parser.parse_args()
    rows: list[tuple[str, Callable[[int], Callable[[], Stepper]]]] = [
        ("Inkwright, vectorised, against `random`", lambda n: lambda: ours(n, "random")),
        ("Inkwright, vectorised, all seats", lambda n: lambda: ours(n, None)),
        ("Inkwright, vectorised, 4 players, all seats", lambda n: lambda: ours(n, None, 4)),
        ("Inkwright, Gymnasium, against `random`", lambda n: lambda: gymnasium_env(n)),
        ("Inkwright, PettingZoo", lambda n: lambda: aec(inkwright.envs.table, n)),
        ("RLCard in PettingZoo, Leduc hold'em", lambda n: lambda: aec(classic("leduc_holdem_v4"), n)),
        ("RLCard in PettingZoo, Texas hold'em", lambda n: lambda: aec(classic("texas_holdem_v4"), n)),
        ("RLCard in PettingZoo, no-limit hold'em", lambda n: lambda: aec(classic("texas_holdem_no_limit_v6"), n)),
        ("OpenSpiel, Leduc poker", lambda n: lambda: spiel("leduc_poker", n)),
        ("OpenSpiel, hearts", lambda n: lambda: spiel("hearts", n)),
        ("OpenSpiel, gin rummy", lambda n: lambda: spiel("gin_rummy", n)),
        # Without this option a double dummy solver evaluates every game, which is not part of playing it.
        ("OpenSpiel, bridge", lambda n: lambda: spiel("bridge(use_double_dummy_result=false)", n)),
    ]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    versions = f"Python {platform.python_version()}, inkwright {inkwright.__version__}"
    print(f"{versions}, {os.cpu_count()} cores, load {load:.1f}\n")
    print("| environment | 1 environment | 64 environments |")
    print("|---|---|---|")
    for name, make in rows:
        try:
            figures = [f"{measure(make(n), args.seconds):,.0f}" for n in (1, 64)]
        except Exception as error:  # other libraries raise all kinds of errors
            figures = [f"skipped: {type(error).__name__}: {error}".replace("\n", " ")[:90], ""]
        print(f"| {name} | {figures[0]} | {figures[1]} |", flush=True)


if __name__ == "__main__":
    main()
