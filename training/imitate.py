#!/usr/bin/env python3
"""Imitation: the policy learns the answers of a searching player, and the value learns the results of its games.

    training/imitate.py --facts facts.json --begin OLD.net --shards DIR [--shards DIR ...] --out NEW.net [--epochs 3]

`inkwright-training shards` makes the shards. Some of them are held out (--aside), to measure the net on games that it
has not learned from.
"""

import argparse
import concurrent.futures
import copy
import glob
import os
import random
import time

import torch

from net import Batch, Shard, chances, count_in, export, load, log, made_ready, optimiser_of

WARM = 100  # number of steps in which the learning rate rises to its full value
MEANT = 4  # number of steps between updates of the mean


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facts", required=True, help="file written by `inkwright-training facts`")
    parser.add_argument("--begin", required=True, help="net to start from")
    parser.add_argument("--shards", action="append", required=True, help="folder of shards; may be repeated")
    parser.add_argument("--out", required=True, help="file for the trained net, which is a moving mean of the nets")
    parser.add_argument("--epochs", type=float, default=3, help="how often each shard is learned from")
    parser.add_argument("--batch", type=int, default=16_384, help="approximate number of decisions per step")
    parser.add_argument("--rate", type=float, default=3e-4, help="learning rate at the beginning")
    parser.add_argument("--last-rate", type=float, default=2e-5, help="learning rate at the end")
    parser.add_argument("--decay", type=float, default=0.05, help="weight decay of the vectors for single cards")
    parser.add_argument(
        "--mean", type=float, default=0.02, help="weight of the newest net in each update of the moving mean"
    )
    parser.add_argument("--value", type=float, default=1.0, help="weight of the value in the loss; the policy's is 1")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.3,
        help="weight of later values in the target for the value; the rest is the game's result",
    )
    parser.add_argument("--aside", type=int, default=12, help="hold out one shard in this many")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    return parser.parse_args()


def losses(net, batch, trust):
    """The losses of policy and value, and statistics: how often the most likely answer is the player's, and so on."""
    odds, scores = net(batch, net.tables())
    logs = chances(scores, batch.owner, batch.n)
    decided = batch.weight.sum()
    policy = -(logs[batch.taken] * batch.weight).sum() / decided
    came = batch.points + trust * (batch.target - batch.points)
    value = torch.nn.functional.binary_cross_entropy_with_logits(odds, came)
    with torch.no_grad():
        best = torch.full((batch.n,), -1e9, device=logs.device).scatter_reduce(0, batch.owner, logs, "amax")
        same = ((logs[batch.taken] >= best) * batch.weight).sum() / decided
        outcome = torch.nn.functional.binary_cross_entropy_with_logits(odds, batch.points)
    return policy, value, torch.stack([policy.detach(), same, outcome])


def parts(shards, size):
    """Groups shards into batches of about this many decisions."""
    part, count = [], 0
    for shard in shards:
        part.append(shard)
        count += shard.n
        if count >= size:
            yield part
            part, count = [], 0
    if part:
        yield part


def test(net, shards, args, device):
    """Measures the net on held-out games, and returns the result in words."""
    sums, count = 0, 0
    with torch.no_grad():
        for part in parts(shards, args.batch):
            sums, count = sums + losses(net, Batch(part, net.facts_read.roles, device), args.trust)[2], count + 1
    return in_words(*((sums / count).tolist() if count else (0, 0, 0)))


def in_words(policy, same, outcome):
    return f"policy {policy:.4f}, {100 * same:.2f} % the same answer, value {outcome:.4f}"


def main():
    args = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(args.seed)
    paths = sorted(path for folder in args.shards for path in glob.glob(os.path.join(folder, "*.bin")))
    if len(paths) < 2:
        raise SystemExit(
            f"{' '.join(args.shards)}: there must be at least two shards; make them with inkwright-training shards"
        )
    aside = [Shard(path) for path in paths[:: args.aside]]
    shards = [Shard(path) for at, path in enumerate(paths) if at % args.aside]
    net = load(args.begin, args.facts, device)
    mean = copy.deepcopy(net)
    if device != "cpu":
        net.densify()
        mean.densify()
    optimiser = optimiser_of(net, args.rate, args.decay)
    decisions = sum(shard.n for shard in shards)
    steps = max(1, round(args.epochs * decisions / args.batch))
    log(f"{decisions} decisions, {sum(shard.n for shard in aside)} held out, {steps} steps")
    log(f"before: {test(net, aside, args, device)}")
    pool = concurrent.futures.ThreadPoolExecutor(1)
    begin, step, sums, chance = time.time(), 0, 0, random.Random(args.seed)
    while step < steps:
        chance.shuffle(shards)
        for batch in made_ready(list(parts(shards, args.batch)), net.facts_read.roles, device, pool):
            for group in optimiser.param_groups:
                group["lr"] = (args.rate + step / steps * (args.last_rate - args.rate)) * min(
                    1.0, (step + 1) / min(WARM, steps)
                )
            policy, value, shown = losses(net, batch, args.trust)
            optimiser.zero_grad(set_to_none=True)
            (policy + args.value * value).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            sums, step = sums + shown, step + 1
            if step % MEANT == 0 or step == steps:
                count_in(mean, net, args.mean)
            if step % 100 == 0:
                log(f"step {step}: {in_words(*(sums / 100).tolist())}, {time.time() - begin:.0f} s")
                sums = 0
            if step >= steps:
                break
    export(mean, args.out)
    log(f"after: {test(mean, aside, args, device)}")


if __name__ == "__main__":
    main()
