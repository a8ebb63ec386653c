#!/usr/bin/env python3
"""Reinforcement learning: the policy plays against itself, and successful answers become more likely (PPO).

    training/learn.py --facts facts.json --dir RUN --decks DIR [--decks DIR ...] [--seconds 3600]

All files of the run are in RUN: the newest net (net.net), the mean of the last nets (best.net), a log with a line per
round (log.jsonl), the state to resume from (state.pt), and earlier nets that the newest one also plays against (past/).
Ctrl-C stops after the current round. The same command resumes a stopped run.
"""

import argparse
import concurrent.futures
import copy
import glob
import json
import os
import random
import shutil
import signal
import subprocess
import time

import torch

from net import Facts, Net, Shard, chances, count_in, export, load, log, made_ready, optimiser_of

MEANT = 4  # number of steps between updates of the mean
SAVED_EVERY = 120  # seconds


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facts", required=True, help="file written by `inkwright-training facts`")
    parser.add_argument("--dir", required=True, help="folder for the files of the run")
    parser.add_argument("--program", default="target/release/inkwright-training", help="program that plays the games")
    parser.add_argument("--decks", action="append", required=True, help="folder of deck lists; may be repeated")
    parser.add_argument("--begin", help="net to start from (default: random weights)")
    parser.add_argument("--scratch", help="folder for shards, which are deleted after use (default: shards in --dir)")
    parser.add_argument(
        "--seconds", type=float, default=3600, help="total training time, including earlier runs in --dir"
    )
    parser.add_argument("--rounds", type=int, default=1_000_000, help="stop after this many rounds")
    parser.add_argument("--games", type=int, default=2000, help="games per round")
    parser.add_argument("--shard", type=int, default=25, help="games per shard")
    parser.add_argument("--shards", type=int, default=4, help="shards per step")
    parser.add_argument("--epochs", type=int, default=1, help="how often each round's games are learned from")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate")
    parser.add_argument("--last-rate", type=float, help="learning rate at the end of --seconds (default: --rate)")
    parser.add_argument("--warm", type=int, default=200, help="steps until the learning rate is at its full value")
    parser.add_argument("--entropy", type=float, default=0.01, help="weight of the policy's entropy in the loss")
    parser.add_argument("--last-entropy", type=float, help="this weight at the end of --seconds (default: --entropy)")
    parser.add_argument("--decay", type=float, default=0.05, help="weight decay of the vectors for single cards")
    parser.add_argument(
        "--mean", type=float, default=0.01, help="weight of the newest net in each update of the moving mean, best.net"
    )
    parser.add_argument("--value", type=float, default=1.0, help="weight of the value in the loss")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.3,
        help="weight of later values in the target for the value; the rest is the game's result",
    )
    parser.add_argument(
        "--clip", type=float, default=0.2, help="how far the probability of an answer may change (PPO's ε)"
    )
    parser.add_argument("--lambda", type=float, default=0.95, dest="reach", help="λ of the advantage estimation")
    parser.add_argument("--keep", type=int, default=100, help="percentage of decisions to learn from")
    parser.add_argument(
        "--share", type=int, default=20, help="percentage of games against earlier nets and the players of --rival"
    )
    parser.add_argument(
        "--rival",
        action="append",
        default=[],
        help="name of a bot or file of a net to play against as often as against each earlier net; may be repeated",
    )
    parser.add_argument("--past", type=int, default=25, help="rounds between the earlier nets that are kept")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--threads", type=int, default=0, help="threads for playing games (default: one per core)")
    return parser.parse_args()


class Actor:
    """A process that plays the games of the next round while the net learns."""

    def __init__(self, args):
        self.args = args
        command = [args.program, "rollout", "--threads", str(args.threads)]
        command += [word for folder in args.decks for word in ("--decks", folder)]
        try:
            # In a session of its own, the process doesn't receive Ctrl-C.
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
            )
        except OSError as error:
            hint = "build it with cargo build --release -p inkwright-training, or name its path with --program"
            raise SystemExit(f"{args.program}: {error}; {hint}") from error

    def begin(self, number):
        """Starts the games of a round."""
        args = self.args
        self.out = os.path.join(args.scratch or os.path.join(args.dir, "shards"), f"round-{number:06}")
        shutil.rmtree(self.out, ignore_errors=True)
        past = sorted(glob.glob(os.path.join(args.dir, "past", "*.net")))
        against = random.Random(args.seed * 1_000_003 + number).sample(past, min(3, len(past))) + args.rival
        order = dict(net=os.path.join(args.dir, "net.net"), against=against, share=args.share, games=args.games)
        order.update(
            seed=args.seed * 1_000_003 + number, out=self.out, keep=args.keep, reach=args.reach, shard=args.shard
        )
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def wait(self):
        """Waits for the games to finish. Returns their counts and the folder with the shards."""
        told = self.process.stdout.readline()
        if not told:
            raise SystemExit(f"{self.args.program} stopped while playing games; see its error message above")
        return json.loads(told), self.out

    @staticmethod
    def take(folder):
        """Reads and deletes the shards of a round."""
        shards = [Shard(path) for path in sorted(glob.glob(os.path.join(folder, "*.bin")))]
        shutil.rmtree(folder)
        return shards

    def end(self):
        self.process.kill()
        self.process.wait()


def learn(net, optimiser, batch, args, entropy_counts):
    """Takes one optimizer step. Returns statistics about the decisions."""
    odds, scores = net(batch, net.tables())
    logs = chances(scores, batch.owner, batch.n)
    taken = logs[batch.taken]
    ratio = (taken - batch.sure).exp()
    decided = batch.weight.sum()
    advantage = batch.advantage / (batch.advantage.pow(2).sum() / decided + 1e-9).sqrt()
    held = ratio.clamp(1 - args.clip, 1 + args.clip)
    policy = -torch.minimum(ratio * advantage, held * advantage).sum() / decided
    came = batch.points + args.trust * (batch.target - batch.points)
    value = torch.nn.functional.binary_cross_entropy_with_logits(odds, came)
    entropy = -(logs.exp() * logs).sum() / decided
    loss = policy + args.value * value - entropy_counts * entropy
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    with torch.no_grad():
        outcome = torch.nn.functional.binary_cross_entropy_with_logits(odds, batch.points)
        kl = (batch.sure - taken).sum() / decided
        far = (((ratio - 1).abs() > args.clip) * batch.weight).sum() / decided
        return torch.stack([policy, value, outcome, entropy, kl, far])


class Learner:
    """The net, its mean over the last steps, and the state of the optimizer."""

    def __init__(self, args, device):
        self.args, self.device = args, device
        self.path, self.state = (os.path.join(args.dir, name) for name in ("net.net", "state.pt"))
        fresh = os.path.exists(self.state) or not args.begin
        self.net = Net(Facts(args.facts)).to(device) if fresh else load(args.begin, args.facts, device)
        self.mean = copy.deepcopy(self.net)
        gpu = device != "cpu"
        if gpu:
            self.net.densify()
        self.optimiser = optimiser_of(self.net, args.rate, args.decay, **(dict(fused=True) if gpu else {}))
        self.rounds, self.steps, self.spent = 0, 0, 0.0
        if os.path.exists(self.state):
            kept = torch.load(self.state, map_location=device)
            self.net.load_state_dict(kept["net"])
            self.mean.load_state_dict(kept["mean"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.rounds, self.steps, self.spent = kept["rounds"], kept["steps"], kept["spent"]
            log(f"resuming after {self.rounds} rounds and {self.spent:.0f} s")

    def save(self):
        kept = dict(net=self.net.state_dict(), mean=self.mean.state_dict(), optimiser=self.optimiser.state_dict())
        kept.update(rounds=self.rounds, steps=self.steps, spent=self.spent)
        torch.save(kept, self.state + ".part")
        os.replace(self.state + ".part", self.state)

    def between(self, first, last):
        """Interpolates between a setting's first and last value, by the share of the time that has passed."""
        return first if last is None else first + min(1.0, self.spent / self.args.seconds) * (last - first)

    def batches(self, shards, pool):
        """Batches of shards in random order. While one is in use, the next is prepared in the background."""
        args = self.args
        parts = []
        for epoch in range(args.epochs):
            random.Random(self.rounds * 100 + epoch).shuffle(shards)
            parts += [shards[first : first + args.shards] for first in range(0, len(shards), args.shards)]
        return made_ready(parts, self.net.facts_read.roles, self.device, pool)

    def round(self, shards, pool):
        """Learns from the games of a round. Returns the means of the statistics."""
        args, sums, steps = self.args, 0, 0
        rate, entropy = self.between(args.rate, args.last_rate), self.between(args.entropy, args.last_entropy)
        for batch in self.batches(shards, pool):
            self.steps += 1
            # Keep the first steps small, because the optimizer doesn't know the typical size of gradients yet.
            for group in self.optimiser.param_groups:
                group["lr"] = rate * min(1.0, self.steps / args.warm)
            sums = sums + learn(self.net, self.optimiser, batch, args, entropy)
            steps += 1
            if self.steps % MEANT == 0:
                count_in(self.mean, self.net, args.mean)
        self.rounds += 1
        return (sums / steps).tolist()


def main():
    args = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(args.seed)
    os.makedirs(os.path.join(args.dir, "past"), exist_ok=True)
    learner = Learner(args, device)
    export(learner.net, learner.path)
    pool = concurrent.futures.ThreadPoolExecutor(1)
    actor = Actor(args)
    actor.begin(learner.rounds)
    last, saved = learner.rounds + args.rounds, time.time()
    before = time.time()
    stopped = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.append(True))
    while learner.rounds < last and learner.spent < args.seconds and not stopped:
        told, folder = actor.wait()
        waited = time.time() - before
        # Meanwhile the current net plays the games of the next round.
        actor.begin(learner.rounds + 1)
        shards = actor.take(folder)
        policy, value, outcome, entropy, kl, far = learner.round(shards, pool)
        export(learner.net, learner.path)
        now = time.time()
        learner.spent, took, before = learner.spent + now - before, now - before, now
        number = learner.rounds
        if number % args.past == 0:
            export(learner.mean, os.path.join(args.dir, "best.net"))
            shutil.copy(learner.path, os.path.join(args.dir, "past", f"{number:06}.net"))
        line = dict(
            round=number,
            at=round(learner.spent),
            policy=policy,
            value=value,
            outcome=outcome,
            entropy=entropy,
            kl=kl,
            far=far,
        )
        line.update(waited=waited, took=took, steps=learner.steps, **{f"game_{name}": told[name] for name in told})
        with open(os.path.join(args.dir, "log.jsonl"), "a") as file:
            file.write(json.dumps(line) + "\n")
        won = (
            f", won {100 * told['won'] / told['against']:.0f} % of {told['against']} games against others"
            if told["against"]
            else ""
        )
        log(
            f"round {number}: value {outcome:.4f}, entropy {entropy:.3f}, kl {kl:.4f}, {told['decisions']} decisions, "
            f"{told['turns']:.1f} turns, {took:.1f} s ({waited:.1f} s waiting for games){won}"
        )
        if now - saved > SAVED_EVERY:
            learner.save()
            saved = now
    actor.end()
    export(learner.mean, os.path.join(args.dir, "best.net"))
    learner.save()


if __name__ == "__main__":
    main()
