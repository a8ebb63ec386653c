"""PPO with only NumPy: learns to beat `random` in a few minutes on one core.

The policy computes a score for each answer from its features and the observation, and samples one. The lists of
answers of all games are joined into one list of rows, so no time is spent on rows that are not answers.

    python python/examples/ppo.py --minutes 5
"""

import argparse
import time

import numpy as np

from inkwright import Layout
from inkwright.envs import VecEnv

LAYOUT = Layout(2)
F = LAYOUT.feature
NUMBERS = [F[name] for name in F if name not in ("KIND", "PAYMENT", "ROW", "OTHER_ROW", "CARD", "OTHER_CARD", "NUMBER")]
KINDS, PAYMENTS, HIDDEN = 19, 6, 64


def encode(seen: dict) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Returns the observations, the features of all answers in one list, and the number of answers in each game."""
    mask = seen["action_mask"]
    rows = seen["action_features"][mask]
    kinds, payments = (
        np.eye(KINDS, dtype=np.float32)[rows[:, F["KIND"]]],
        np.eye(PAYMENTS, dtype=np.float32)[rows[:, F["PAYMENT"]]],
    )
    table = seen["observation"][:, 1 : LAYOUT.first_row].astype(np.float32) / 10
    return table, np.hstack([kinds, payments, rows[:, NUMBERS].astype(np.float32) / 4]), mask.sum(axis=1)


class Policy:
    """Two small layers and a value head, with Adam."""

    def __init__(self, table: int, answer: int, rng: np.random.Generator):
        shapes = {
            "w1": (table, HIDDEN),
            "b1": (HIDDEN,),
            "w2": (answer, HIDDEN),
            "b2": (HIDDEN,),
            "w3": (HIDDEN, HIDDEN),
            "w4": (HIDDEN,),
            "v": (HIDDEN,),
        }
        self.weights = {
            name: (rng.normal(size=shape) / np.sqrt(shape[0])).astype(np.float32) for name, shape in shapes.items()
        }
        self.weights["w4"] *= 0.1
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, table, answers, counts):
        """Returns the probability of each answer, the value of each position, and the data for `backward`."""
        w, starts = self.weights, np.concatenate([[0], np.cumsum(counts)[:-1]])
        hidden = np.tanh(table @ w["w1"] + w["b1"])
        scored = np.tanh(answers @ w["w2"] + np.repeat(hidden @ w["w3"], counts, axis=0) + w["b2"])
        logits = scored @ w["w4"]
        powers = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), counts))
        chances = powers / np.repeat(np.add.reduceat(powers, starts), counts)
        return chances, hidden @ w["v"], (table, answers, counts, starts, hidden, scored)

    def backward(self, kept, d_logits, d_values, rate):
        table, answers, counts, starts, hidden, scored = kept
        w = self.weights
        d_scored = np.outer(d_logits, w["w4"]) * (1 - scored**2)
        d_mixed = np.add.reduceat(d_scored, starts, axis=0)
        d_hidden = (d_mixed @ w["w3"].T + np.outer(d_values, w["v"])) * (1 - hidden**2)
        slopes = {
            "w1": table.T @ d_hidden,
            "b1": d_hidden.sum(0),
            "w2": answers.T @ d_scored,
            "b2": d_scored.sum(0),
            "w3": hidden.T @ d_mixed,
            "w4": scored.T @ d_logits,
            "v": hidden.T @ d_values,
        }
        self.updates += 1
        scale = min(1.0, 0.5 / (1e-8 + np.sqrt(sum((slope**2).sum() for slope in slopes.values()))))
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (scale * slope - first)
            second += 0.001 * ((scale * slope) ** 2 - second)
            step = first / (1 - 0.9**self.updates) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            w[name] -= (rate * step).astype(np.float32)


def choose(chances, counts, rng):
    """Samples an answer for each game with these probabilities."""
    ends = np.cumsum(counts)
    starts = ends - counts
    sums = np.cumsum(chances)
    before = np.where(starts > 0, sums[starts - 1], 0.0)
    picked = np.searchsorted(sums, before + rng.random(len(counts)) * (sums[ends - 1] - before), side="right")
    return np.clip(picked, starts, ends - 1) - starts


def update(policy, batch, rng, epochs=3, parts=4, clip=0.2, entropy=0.01, rate=1e-3):
    """Trains for a few epochs on the data collected since the last update."""
    table, answers, counts, actions, old, gains, returns = batch
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    ends = np.cumsum(counts)
    for _ in range(epochs):
        for part in np.array_split(rng.permutation(len(counts)), parts):
            rows = np.concatenate([np.arange(ends[i] - counts[i], ends[i]) for i in part])
            chances, values, kept = policy.forward(table[part], answers[rows], counts[part])
            starts, n = kept[3], len(part)
            chosen = starts + actions[part]
            ratio = chances[chosen] / old[part]
            active = np.where(gains[part] > 0, ratio < 1 + clip, ratio > 1 - clip)
            push = np.where(active, -gains[part] * ratio, 0.0) / n
            logs = np.log(chances + 1e-12)
            disorder = -np.add.reduceat(chances * logs, starts)
            d_logits = -np.repeat(push, counts[part]) * chances
            d_logits[chosen] += push
            d_logits += entropy / n * chances * (logs + np.repeat(disorder, counts[part]))
            policy.backward(
                kept, d_logits.astype(np.float32), (0.5 * (values - returns[part]) / n).astype(np.float32), rate
            )


def train(policy, minutes, seed, envs=64, length=64, discount=0.995, trace=0.95):
    game, rng = (
        VecEnv(envs, opponent="random", seed=seed, lore_reward=0.02, max_actions=64),
        np.random.default_rng(seed),
    )
    seen, begun, rounds, wins = game.reset(), time.monotonic(), 0, []
    while time.monotonic() - begun < 60 * minutes:
        steps = []
        for _ in range(length):
            table, answers, counts = encode(seen)
            chances, values, kept = policy.forward(table, answers, counts)
            actions = choose(chances, counts, rng)
            seen, rewards, terminated, truncated = game.step(actions)
            over = terminated | truncated
            wins += list(game.scores[terminated, :].max(axis=1) * np.sign(rewards[terminated]) > 0)
            steps.append((table, answers, counts, actions, chances[kept[3] + actions], values, rewards.copy(), over))
        gain, after, gains = np.zeros(envs), policy.forward(*encode(seen))[1], []
        for *_, values, rewards, over in reversed(steps):
            gain = rewards + discount * after * ~over - values + discount * trace * gain * ~over
            gains.insert(0, gain)
            after = values
        table, answers, counts, actions, old, values = (np.concatenate([step[i] for step in steps]) for i in range(6))
        gains = np.concatenate(gains)
        update(policy, (table, answers, counts, actions, old, gains, gains + values), rng)
        rounds += 1
        if rounds % 20 == 0:
            so_far = f"{time.monotonic() - begun:4.0f} s, {rounds * envs * length:9,} steps"
            print(f"{so_far}: {np.mean(wins[-500:]):.1%} of the last 500 games won", flush=True)


def evaluate(policy, games, seed):
    """Measures the policy's win rate in new games, in which it always takes its most likely answer."""
    envs, won, played = VecEnv(64, opponent="random", seed=seed, max_actions=64), 0, 0
    seen = envs.reset()
    while played < games:
        chances, _, kept = policy.forward(*encode(seen))
        ends = np.append(kept[3][1:], len(chances))
        actions = np.array([np.argmax(chances[a:b]) for a, b in zip(kept[3], ends)])
        seen, rewards, terminated, truncated = envs.step(actions)
        played += int((terminated | truncated).sum())
        won += int((rewards[terminated] > 0).sum())
    return won / played, played


def main() -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5, help="minutes of training (default: %(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="games for measuring the result (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="random seed (default: %(default)s)")
    args = parser.parse_args()
    probe = VecEnv(1, opponent="random")
    table, answers, _ = encode(probe.reset())
    policy = Policy(table.shape[1], answers.shape[1], np.random.default_rng(args.seed))
    train(policy, args.minutes, args.seed)
    rate, played = evaluate(policy, args.games, seed=args.seed + 1000)
    print(f"{rate:.1%} of {played} new games won against random")
    return rate


if __name__ == "__main__":
    main()
