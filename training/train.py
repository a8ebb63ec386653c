#!/usr/bin/env python3
"""Trains the value net on shards of self-play and writes it in the program's integer format.

    training/train.py --facts facts.json --shards DIR [DIR ...] --out net.bin [--epochs 3] [--seed 1]

Needs PyTorch; uses a GPU where there is one. training/README.md has the runs that made the program's net.
"""

import argparse
import copy
import glob
import json
import math
import os
import struct
import sys
import time

try:
    import numpy as np
    import torch
    from torch import nn
except ImportError as missing:
    sys.exit(f"training needs PyTorch and NumPy ({missing}); on Debian: apt-get install python3-torch python3-numpy")

HIDDEN, SECOND, THIRD = 64, 32, 16  # crates/bots/src/net/model.rs
ONE, FINER, DOWN, MADE = 256, 4, 7, 64
# No sum of a layer may leave 32 bits, no weight 16.
MOST_WEIGHT = 32767 / (1 << DOWN)
LATEST = 0.005  # how much each step's net counts in the mean
RARE = 3  # facts of fewer cards are left out, but for the cards' own names


def log(*words):
    print(time.strftime("%H:%M:%S"), *words, flush=True)


def read_shard(path):
    """Labels, searched chances, for both sides how many rows each position has and all rows, and hand-made values."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"INKPOS02":
        sys.exit(f"{path}: this is not a shard of self-play")
    n, mine, theirs = struct.unpack_from("<III", data, 8)
    at = 20
    def take(kind, count):
        nonlocal at
        part = np.frombuffer(data, kind, count, at)
        at += part.nbytes
        return part
    labels, searched, made = take("<u1", n), take("<i2", n), take("<i2", n)
    counts = [take("<u2", n), take("<u2", n)]
    return labels, searched, counts, [take("<u2", mine), take("<u2", theirs)], made


class Positions:
    """Positions of many shards, on one device."""

    def __init__(self, paths, device):
        shards = [read_shard(path) for path in paths]
        whole = lambda parts: torch.from_numpy(np.concatenate(parts))
        self.labels = whole([s[0] for s in shards]).to(device).float() / 2
        self.searched = whole([s[1].astype(np.int16) for s in shards]).to(device).float() / 10_000
        self.made = whole([s[4].astype(np.int16) for s in shards]).to(device).float() / MADE
        self.rows, self.starts, self.counts = [], [], []
        for side in range(2):
            counts = whole([s[2][side].astype(np.int32) for s in shards]).long()
            self.rows.append(whole([s[3][side].astype(np.int32) for s in shards]).to(device))
            self.counts.append(counts.to(device))
            self.starts.append((torch.cumsum(counts, 0) - counts).to(device))
        self.device = device

    def __len__(self):
        return len(self.labels)

    def batch(self, which):
        """For each side the rows of some positions, one after the other, and where each begins."""
        sides = []
        for side in range(2):
            counts, starts = self.counts[side][which], self.starts[side][which]
            offsets = torch.cumsum(counts, 0) - counts
            total = int(counts.sum())
            index = torch.arange(total, device=self.device) + torch.repeat_interleave(starts - offsets, counts)
            sides.append((self.rows[side][index].long(), offsets))
        return sides, self.made[which], self.labels[which], self.searched[which]


class Net(nn.Module):
    """What crates/bots/src/net/model.rs computes, in floating point."""

    def __init__(self, fixed, slots, has):
        super().__init__()
        self.slots = slots
        self.register_buffer("has", has)  # cards × facts
        wide = HIDDEN + 1
        self.fixed = nn.Parameter(torch.randn(fixed, wide) * 0.05)
        self.facts = nn.Parameter(torch.randn(has.shape[1], slots, wide) * 0.02)
        self.start = nn.Parameter(torch.full((HIDDEN,), 0.3))
        self.second = nn.Linear(2 * HIDDEN, SECOND)
        self.third = nn.Linear(SECOND, THIRD)
        self.last = nn.Linear(THIRD, 1)
        self.made = nn.Parameter(torch.tensor([0.12]))
        with torch.no_grad():
            self.fixed[:, HIDDEN] *= 0.2
            self.facts[:, :, HIDDEN] *= 0.2

    def table(self, mask=None):
        """All rows: the fixed ones, then by slot those of the cards."""
        facts = self.facts if mask is None else self.facts * mask[:, None, None]
        cards = torch.sparse.mm(self.has, facts.reshape(facts.shape[0], -1))
        cards = cards.reshape(-1, self.slots, HIDDEN + 1).transpose(0, 1).reshape(-1, HIDDEN + 1)
        return torch.cat([self.fixed, cards])

    def forward(self, sides, made, table):
        sums = [nn.functional.embedding_bag(rows, table, offsets, mode="sum") for rows, offsets in sides]
        hidden = torch.cat([(s[:, :HIDDEN] + self.start).clamp(0, 1) for s in sums], 1)
        hidden = self.second(hidden).clamp(0, 1)
        hidden = self.third(hidden).clamp(0, 1)
        return self.last(hidden)[:, 0] + sums[0][:, HIDDEN] - sums[1][:, HIDDEN] + self.made * made


def load_facts(path, names=None):
    """Fixed rows, slots, the names of the facts that count, and which card has which."""
    with open(path) as file:
        read = json.load(file)
    cards = read["cards"]
    if names is None:
        seen = {}
        for facts in cards:
            for fact in facts:
                seen[fact] = seen.get(fact, 0) + 1
        names = sorted(fact for fact, n in seen.items() if n >= RARE or fact.startswith("card "))
    index = {name: at for at, name in enumerate(names)}
    has = torch.zeros(len(cards), len(names))
    for card, facts in enumerate(cards):
        for fact in facts:
            if fact in index:
                has[card, index[fact]] = 1
    return read["fixed"], read["slots"], names, has.to_sparse()


def export(net, names, path):
    """Writes the net in the program's format."""
    def shorts(tensor, scale):
        scaled = (tensor.detach().cpu().double() * scale).round().clamp(-32768, 32767)
        return scaled.numpy().astype("<i2").tobytes()
    def words(tensor, scale):
        return (tensor.detach().cpu().double() * scale).round().numpy().astype("<i4").tobytes()
    weight, out = 1 << DOWN, ONE << DOWN
    with open(path, "wb") as file:
        file.write(b"INKNET02")
        file.write(struct.pack("<6i", HIDDEN, SECOND, THIRD, net.fixed.shape[0], net.slots, len(names)))
        for name in names:
            encoded = name.encode()
            file.write(struct.pack("<h", len(encoded)) + encoded)
        file.write(shorts(net.fixed, ONE))
        file.write(shorts(net.facts, ONE << FINER))
        file.write(shorts(net.start, ONE))
        for layer in (net.second, net.third, net.last):
            file.write(shorts(layer.weight, weight))
            file.write(words(layer.bias, out))
        file.write(words(net.made, out))
    log(f"wrote {path}: {os.path.getsize(path)} bytes, {len(names)} facts")


def load_net(path, facts_path, device):
    """A net as it was exported, in floating point."""
    with open(path, "rb") as file:
        data = file.read()
    hidden, second, third, fixed, slots, count = struct.unpack_from("<6i", data, 8)
    if data[:8] != b"INKNET02" or (hidden, second, third) != (HIDDEN, SECOND, THIRD):
        sys.exit(f"{path}: this is not a net of this shape")
    at, names = 32, []
    for _ in range(count):
        (length,) = struct.unpack_from("<h", data, at)
        names.append(data[at + 2 : at + 2 + length].decode())
        at += 2 + length
    _, _, _, has = load_facts(facts_path, names)
    net = Net(fixed, slots, has)
    def fill(parameter, kind, scale):
        nonlocal at
        part = np.frombuffer(data, kind, parameter.numel(), at).astype(np.float64) / scale
        at += parameter.numel() * np.dtype(kind).itemsize
        with torch.no_grad():
            parameter.copy_(torch.from_numpy(part).reshape(parameter.shape))
    weight, out = 1 << DOWN, ONE << DOWN
    fill(net.fixed, "<i2", ONE)
    fill(net.facts, "<i2", ONE << FINER)
    fill(net.start, "<i2", ONE)
    for layer in (net.second, net.third, net.last):
        fill(layer.weight, "<i2", weight)
        fill(layer.bias, "<i4", out)
    fill(net.made, "<i4", out)
    return net.to(device), names


def check(args):
    """Compares what the program says about positions with what the exported numbers say in floating point."""
    net, _ = load_net(args.check, args.facts, "cpu")
    positions = Positions([args.positions], "cpu")
    with open(os.path.splitext(args.positions)[0] + ".txt") as file:
        said = torch.tensor([int(line) / (ONE << DOWN) for line in file])
    with torch.no_grad():
        sides, made, _, _ = positions.batch(torch.arange(len(positions)))
        meant = net(sides, made, net.table())
    off = (meant - said).abs()
    log(f"{len(said)} positions: the program is off by {off.mean():.4f} in the mean, {off.max():.4f} at most (in log odds)")
    if off.mean() > 0.03 or off.max() > 0.3:
        sys.exit("the program and PyTorch don't agree")


def losses(net, positions, which, mix, table):
    sides, made, labels, searched = positions.batch(which)
    odds = net(sides, made, table)
    target = torch.where(searched >= 0, (1 - mix) * labels + mix * searched, labels)
    return nn.functional.binary_cross_entropy_with_logits(odds, target), odds, labels


def evaluate(net, positions, size):
    """The loss against outcomes, and how often the side that is thought better wins."""
    net.eval()
    total = right = 0.0
    with torch.no_grad():
        table = net.table()
        for begin in range(0, len(positions), size):
            which = torch.arange(begin, min(begin + size, len(positions)), device=positions.device)
            loss, odds, labels = losses(net, positions, which, 0.0, table)
            total += loss.item() * len(which)
            right += float(((odds > 0) == (labels > 0.5)).sum())
    net.train()
    return total / len(positions), right / len(positions)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facts", required=True, help="what `inkwright-training facts` wrote")
    parser.add_argument("--shards", nargs="+", help="folders of shards")
    parser.add_argument("--out", help="where the net goes")
    parser.add_argument("--from", dest="start", help="a net to go on from")
    parser.add_argument("--epochs", type=float, default=3)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--mix", type=float, default=0.3, help="the share of the searched chance in the target")
    parser.add_argument("--seconds", type=float, default=1e9, help="the time after which the learning rate reaches its end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", help="a net: compare the program's numbers with PyTorch's")
    parser.add_argument("--positions", help="for --check: what `inkwright-training odds` wrote")
    args = parser.parse_args()
    if args.check:
        return check(args)
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    paths = sorted(path for folder in args.shards for path in glob.glob(os.path.join(folder, "*.bin")))
    if len(paths) < 2:
        sys.exit("there are too few shards: play some games with `inkwright-training selfplay`")
    # Whole shards, and so whole games, are kept for checking.
    kept = paths[::20]
    train = Positions([path for path in paths if path not in set(kept)], device)
    test = Positions(kept, device)
    log(f"{len(train)} positions to train on, {len(test)} to check, on {device}, PyTorch {torch.__version__}")
    if args.start:
        net, names = load_net(args.start, args.facts, device)
    else:
        fixed, slots, names, has = load_facts(args.facts)
        net = Net(fixed, slots, has).to(device)
    own = torch.tensor([name.startswith("card ") for name in names], device=device)
    # A card's own name must not carry what its facts could: it is left out at times, and held small.
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate)
    steps = max(1, int(args.epochs * len(train) / args.batch))
    begin, step = time.time(), 0
    running, best = None, (math.inf, None)
    # The mean of the last steps' nets judges better than any of them.
    mean = copy.deepcopy(net)
    while step < steps:
        order = torch.randperm(len(train), device=device)
        for at in range(0, len(train), args.batch):
            done = max(step / steps, (time.time() - begin) / args.seconds)
            if done >= 1:
                step = steps
                break
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min(1, (step + 1) / 50) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            mask = torch.ones(len(names), device=device)
            mask[own & (torch.rand(len(names), device=device) < 0.5)] = 0
            which = order[at : at + args.batch]
            loss, _, _ = losses(net, train, which, args.mix, net.table(mask))
            held = 1e-4 * (net.facts**2)[own].sum() / 100 + 1e-6 * (net.facts**2).sum()
            optimiser.zero_grad()
            (loss + held).backward()
            optimiser.step()
            with torch.no_grad():
                for layer in (net.second, net.third, net.last):
                    layer.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
                for part, latest in zip(mean.parameters(), net.parameters()):
                    part.lerp_(latest, max(LATEST, 1 / (step + 2)))
            running = loss.item() if running is None else 0.99 * running + 0.01 * loss.item()
            step += 1
            if step % max(1, steps // 20) == 0:
                value, right = evaluate(mean, test, args.batch)
                log(f"step {step} of {steps}: loss {running:.4f}; checked {value:.4f}, {100 * right:.1f} % right")
                if value < best[0]:
                    best = (value, {name: part.clone() for name, part in mean.state_dict().items()})
    # More of the same games would have been learnt by heart: the net that did best on the others is kept.
    if best[1] is not None:
        net.load_state_dict(best[1])
    value, right = evaluate(net, test, args.batch)
    log(f"the hand-made value counts {net.made.item():.4f}")
    log(f"done in {time.time() - begin:.0f} s: checked {value:.4f}, {100 * right:.1f} % right")
    export(net, names, args.out)


if __name__ == "__main__":
    main()
