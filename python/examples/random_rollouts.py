"""Plays many games at once with random answers, and prints the speed and the win rate.

python python/examples/random_rollouts.py --envs 64 --steps 5000
"""

import argparse
import time

import numpy as np

from inkwright.envs import VecEnv, random_actions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--envs", type=int, default=64, help="number of games at once (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=5000, help="steps in each game (default: %(default)s)")
    parser.add_argument("--opponent", default="random", help="bot to play against (default: %(default)s)")
    args = parser.parse_args()

    envs = VecEnv(args.envs, opponent=args.opponent, seed=1)
    rng = np.random.default_rng(1)
    seen = envs.reset()
    games = wins = turns = 0
    begun = time.perf_counter()
    for _ in range(args.steps):
        turn = seen["observation"][:, envs.layout.head["TURN"]].copy()
        seen, rewards, terminated, _ = envs.step(random_actions(seen["action_mask"], rng))
        games += int(terminated.sum())
        wins += int((rewards[terminated] > 0).sum())
        turns += int(turn[terminated].sum())
    seconds = time.perf_counter() - begun
    print(f"{args.envs * args.steps / seconds:,.0f} steps a second")
    print(f"{games} games, {wins / games:.1%} won against {args.opponent}, {turns / games:.1f} turns each")


if __name__ == "__main__":
    main()
