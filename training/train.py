#!/usr/bin/env python3
"""Trains the value net on shards of self-play, then its policy, and writes them in the program's integer format.

    training/train.py --facts facts.json --shards DIR [DIR ...] --out net.bin [--epochs 3] [--seed 1]
    training/train.py --facts facts.json --shards DIR [DIR ...] --out net.bin --policy --from value.net

Needs PyTorch; uses a GPU where there is one. training/README.md has the runs that made the program's net.
"""

import argparse
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

HIDDEN, SECOND, THIRD, AIM = 64, 32, 16, 32  # crates/bots/src/net/model.rs
ONE, FINER, DOWN, MADE = 256, 4, 7, 64
# No sum of a layer may leave 32 bits, no weight 16.
MOST_WEIGHT = 32767 / (1 << DOWN)
LATEST = 0.005  # how much each step's net counts in the mean
RARE = 3  # facts of fewer cards are left out, but for the cards' own names
OWN_NAME = "card "


def log(*words):
    print(time.strftime("%H:%M:%S"), *words, flush=True)


class Shard:
    """The blocks of a file, one after the other."""

    def __init__(self, path, magic, counts):
        with open(path, "rb") as file:
            self.data = file.read()
        if self.data[:8] != magic:
            sys.exit(f"{path}: this is not a shard of self-play of this kind")
        self.counts = struct.unpack_from(f"<{counts}I", self.data, 8)
        self.at = 8 + 4 * counts

    def take(self, kind, count):
        part = np.frombuffer(self.data, kind, count, self.at)
        self.at += part.nbytes
        return part

    def sides(self, n, rows):
        """For both sides how many rows each position has, and all rows."""
        return [self.take("<u2", n) for _ in rows], [self.take("<u2", count) for count in rows]


def read_positions(path):
    shard = Shard(path, b"INKPOS02", 3)
    n, *rows = shard.counts
    labels, searched, made = shard.take("<u1", n), shard.take("<i2", n), shard.take("<i2", n)
    return labels, searched, made, *shard.sides(n, rows)


def read_choices(path):
    shard = Shard(path, b"INKCHO01", 5)
    n, *rows, actions, parts = shard.counts
    taken, offered = shard.take("<u2", n), shard.take("<u2", n)
    sides = shard.sides(n, rows)
    return taken, offered, *sides, shard.take("<u2", actions), shard.take("<u2", parts)


class Ragged:
    """Lists of different lengths, one after the other, on one device."""

    def __init__(self, counts, items, device):
        whole = lambda parts: torch.from_numpy(np.concatenate([part.astype(np.int32) for part in parts]))
        self.items = whole(items).to(device)
        self.counts = whole(counts).long().to(device)
        self.starts = torch.cumsum(self.counts, 0) - self.counts

    def pick(self, which):
        """Where the items of some lists stand, and where each list begins among them."""
        counts = self.counts[which]
        offsets = torch.cumsum(counts, 0) - counts
        index = torch.arange(int(counts.sum()), device=counts.device)
        return index + torch.repeat_interleave(self.starts[which] - offsets, counts), offsets

    def batch(self, which):
        index, offsets = self.pick(which)
        return self.items[index].long(), offsets


class Positions:
    """Positions of many shards, on one device."""

    def __init__(self, paths, device):
        shards = [read_positions(path) for path in paths]
        whole = lambda at: torch.from_numpy(np.concatenate([shard[at].astype(np.int16) for shard in shards])).to(device)
        self.labels = whole(0).float() / 2
        self.searched = whole(1).float() / 10_000
        self.made = whole(2).float() / MADE
        self.sides = [Ragged([s[3][side] for s in shards], [s[4][side] for s in shards], device) for side in range(2)]
        self.device = device

    def __len__(self):
        return len(self.labels)

    def batch(self, which):
        """For each side the rows of some positions, one after the other, and where each begins."""
        return [side.batch(which) for side in self.sides], self.made[which], self.labels[which], self.searched[which]


class Choices:
    """Choices of many shards, on one device."""

    def __init__(self, paths, device):
        shards = [read_choices(path) for path in paths]
        whole = lambda at: torch.from_numpy(np.concatenate([shard[at].astype(np.int32) for shard in shards])).long().to(device)
        self.taken = whole(0)
        offered = [shard[1] for shard in shards]
        numbers = [np.arange(shard[1].sum(), dtype=np.int32) for shard in shards]
        self.offered = Ragged(offered, numbers, device)
        self.sides = [Ragged([s[2][side] for s in shards], [s[3][side] for s in shards], device) for side in range(2)]
        self.actions = Ragged([s[4] for s in shards], [s[5] for s in shards], device)
        self.device = device

    def __len__(self):
        return len(self.taken)

    def batch(self, which):
        """The sides; the actions' parts, whose choice each action is, and which was taken."""
        index, offsets = self.offered.pick(which)
        counts = self.offered.counts[which]
        owner = torch.repeat_interleave(torch.arange(len(which), device=self.device), counts)
        return [side.batch(which) for side in self.sides], self.actions.batch(index), owner, offsets + self.taken[which]


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

    def hidden(self, sides, table):
        """Both sides' sums, as far as they count, and what they add to the result at once."""
        sums = [nn.functional.embedding_bag(rows, table, offsets, mode="sum") for rows, offsets in sides]
        hidden = torch.cat([(s[:, :HIDDEN] + self.start).clamp(0, 1) for s in sums], 1)
        return hidden, sums[0][:, HIDDEN] - sums[1][:, HIDDEN]

    def forward(self, sides, made, table):
        hidden, direct = self.hidden(sides, table)
        hidden = self.second(hidden).clamp(0, 1)
        hidden = self.third(hidden).clamp(0, 1)
        return self.last(hidden)[:, 0] + direct + self.made * made


class Policy(nn.Module):
    """What weighs turn actions, on top of a net that stays as it is."""

    def __init__(self, parts, roles, has):
        super().__init__()
        self.roles = roles
        self.register_buffer("has", has)  # cards × facts, without the cards' own names
        self.view = nn.Linear(2 * HIDDEN, AIM)
        self.fixed = nn.Parameter(torch.randn(parts, AIM + 1) * 0.1)
        self.facts = nn.Parameter(torch.randn(has.shape[1], roles, AIM + 1) * 0.02)

    def table(self):
        cards = torch.sparse.mm(self.has, self.facts.reshape(self.facts.shape[0], -1))
        return torch.cat([self.fixed, cards.reshape(-1, self.roles, AIM + 1).transpose(0, 1).reshape(-1, AIM + 1)])

    def forward(self, hidden, actions, owner, table):
        aim = self.view(hidden).clamp(0, 1)
        parts, offsets = actions
        sums = nn.functional.embedding_bag(parts, table, offsets, mode="sum")
        return (aim[owner] * sums[:, :AIM]).sum(1) + sums[:, AIM]


def load_facts(path, names=None):
    """What the file says, the names of the facts that count, and which card has which."""
    with open(path) as file:
        read = json.load(file)
    cards = read["cards"]
    if names is None:
        seen = {}
        for facts in cards:
            for fact in facts:
                seen[fact] = seen.get(fact, 0) + 1
        names = sorted(fact for fact, n in seen.items() if n >= RARE or fact.startswith(OWN_NAME))
    index = {name: at for at, name in enumerate(names)}
    has = torch.zeros(len(cards), len(names))
    for card, facts in enumerate(cards):
        for fact in facts:
            if fact in index:
                has[card, index[fact]] = 1
    return read, names, has


def export(net, names, path, policy=None):
    """Writes the net in the program's format, with the policy if there is one."""
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
        if policy is not None:
            file.write(struct.pack("<3i", AIM, policy.fixed.shape[0], policy.roles))
            file.write(shorts(policy.view.weight, weight))
            file.write(words(policy.view.bias, out))
            file.write(shorts(policy.fixed, ONE))
            file.write(shorts(policy.facts, ONE << FINER))
    log(f"wrote {path}: {os.path.getsize(path)} bytes, {len(names)} facts")


def load_net(path, facts_path, device):
    """A net as it was exported, in floating point, and its policy, if it has one."""
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
    read, _, has = load_facts(facts_path, names)
    net = Net(fixed, slots, has.to_sparse())
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
    policy = None
    if at < len(data):
        at += 12
        policy = new_policy(read, names, has)
        fill(policy.view.weight, "<i2", weight)
        fill(policy.view.bias, "<i4", out)
        fill(policy.fixed, "<i2", ONE)
        fill(policy.facts, "<i2", ONE << FINER)
        policy = policy.to(device)
    return net.to(device), names, policy


def new_policy(read, names, has):
    shared = [at for at, name in enumerate(names) if not name.startswith(OWN_NAME)]
    return Policy(read["parts"], read["roles"], has[:, shared].to_sparse())


def check(args):
    """Compares what the program says about positions with what the exported numbers say in floating point."""
    net, _, policy = load_net(args.check, args.facts, "cpu")
    positions = Positions([args.positions], "cpu")
    base = os.path.splitext(args.positions)[0]
    def compare(name, path, unit, meant):
        with open(path) as file:
            said = torch.tensor([int(line) / unit for line in file])
        off = (meant - said).abs()
        log(f"{len(said)} {name}: the program is off by {off.mean():.4f} in the mean, {off.max():.4f} at most (in log odds)")
        if off.mean() > 0.03 or off.max() > 0.3:
            sys.exit("the program and PyTorch don't agree")
    with torch.no_grad():
        table = net.table()
        sides, made, _, _ = positions.batch(torch.arange(len(positions)))
        compare("positions", base + ".txt", ONE << DOWN, net(sides, made, table))
        if policy is not None:
            choices = Choices([base + ".choices.bin"], "cpu")
            sides, actions, owner, _ = choices.batch(torch.arange(len(choices)))
            hidden, _ = net.hidden(sides, table)
            compare("actions", base + ".choices.txt", ONE * ONE, policy(hidden, actions, owner, policy.table()))


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


def policy_loss(net, table, policy, choices, which):
    sides, actions, owner, taken = choices.batch(which)
    with torch.no_grad():
        hidden, _ = net.hidden(sides, table)
    scores = policy(hidden, actions, owner, policy.table())
    n = len(which)
    most = torch.full((n,), -math.inf, device=scores.device).scatter_reduce(0, owner, scores.detach(), "amax")
    total = torch.zeros(n, device=scores.device).index_add(0, owner, (scores - most[owner]).exp())
    return (most + total.log() - scores[taken]).mean(), (scores[taken] >= most).float().mean()


def train_policy(args, paths, kept, device):
    """Learns to choose as the player of the games did; the net's value stays as it is."""
    if not args.start:
        sys.exit("a policy stands on a net: name it with --from")
    net, names, _ = load_net(args.start, args.facts, device)
    read, _, has = load_facts(args.facts, names)
    policy = new_policy(read, names, has).to(device)
    train = Choices([path for path in paths if path not in set(kept)], device)
    test = Choices(kept, device)
    log(f"{len(train)} choices to train on, {len(test)} to check, on {device}, PyTorch {torch.__version__}")
    with torch.no_grad():
        table = net.table()
    def evaluate():
        sums = [0.0, 0.0]
        with torch.no_grad():
            for begin in range(0, len(test), args.batch):
                which = torch.arange(begin, min(begin + args.batch, len(test)), device=device)
                for at, part in enumerate(policy_loss(net, table, policy, test, which)):
                    sums[at] += part.item() * len(which)
        return [part / len(test) for part in sums]
    def tidy():
        policy.view.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
    def step(which):
        loss, _ = policy_loss(net, table, policy, train, which)
        return loss + 1e-6 * (policy.facts**2).sum()
    learn(args, policy, len(train), device, step, tidy, evaluate)
    loss, right = evaluate()
    log(f"the policy: checked {loss:.4f}, {100 * right:.1f} % as the player chose")
    export(net, names, args.out, policy)


def learn(args, model, count, device, loss_of, tidy, evaluate):
    """Minimises a loss over `count` examples and leaves the best mean of late steps' numbers in the model."""
    optimiser = torch.optim.Adam(model.parameters(), lr=args.rate)
    steps = max(1, int(args.epochs * count / args.batch))
    begin, step = time.time(), 0
    running, best = None, (math.inf, None)
    # The mean of the last steps' numbers judges better than any of them.
    mean = {name: part.detach().clone() for name, part in model.named_parameters()}
    def check():
        nonlocal best
        latest = {name: part.detach().clone() for name, part in model.named_parameters()}
        put(model, mean)
        value, right = evaluate()
        put(model, latest)
        log(f"step {step} of {steps}: loss {running:.4f}; checked {value:.4f}, {100 * right:.1f} % right")
        if value < best[0]:
            best = (value, {name: part.clone() for name, part in mean.items()})
    while step < steps:
        order = torch.randperm(count, device=device)
        for at in range(0, count, args.batch):
            done = max(step / steps, (time.time() - begin) / args.seconds)
            if done >= 1:
                step = steps
                break
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min(1, (step + 1) / 50) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            loss = loss_of(order[at : at + args.batch])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            with torch.no_grad():
                tidy()
                for name, part in model.named_parameters():
                    mean[name].lerp_(part, max(LATEST, 1 / (step + 2)))
            running = loss.item() if running is None else 0.99 * running + 0.01 * loss.item()
            step += 1
            if step % max(1, steps // 20) == 0:
                check()
    # More of the same games would have been learnt by heart: the numbers that did best on the others are kept.
    if best[1] is None:
        check()
    put(model, best[1])
    log(f"trained for {time.time() - begin:.0f} s")


def put(model, numbers):
    with torch.no_grad():
        for name, part in model.named_parameters():
            part.copy_(numbers[name])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facts", required=True, help="what `inkwright-training facts` wrote")
    parser.add_argument("--shards", nargs="+", help="folders of shards")
    parser.add_argument("--out", help="where the net goes")
    parser.add_argument("--from", dest="start", help="a net to go on from")
    parser.add_argument("--policy", action="store_true", help="train the policy of the net given with --from")
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
    kind = "choice" if args.policy else "shard"
    paths = sorted(path for folder in args.shards for path in glob.glob(os.path.join(folder, f"{kind}-*.bin")))
    if len(paths) < 2:
        sys.exit("there are too few shards: play some games with `inkwright-training selfplay`")
    # Whole shards, and so whole games, are kept for checking.
    kept = paths[::20]
    if args.policy:
        return train_policy(args, paths, kept, device)
    train = Positions([path for path in paths if path not in set(kept)], device)
    test = Positions(kept, device)
    log(f"{len(train)} positions to train on, {len(test)} to check, on {device}, PyTorch {torch.__version__}")
    if args.start:
        net, names, _ = load_net(args.start, args.facts, device)
    else:
        read, names, has = load_facts(args.facts)
        net = Net(read["fixed"], read["slots"], has.to_sparse()).to(device)
    own = torch.tensor([name.startswith(OWN_NAME) for name in names], device=device)
    def step(which):
        # A card's own name must not carry what its facts could: it is left out at times, and held small.
        mask = torch.ones(len(names), device=device)
        mask[own & (torch.rand(len(names), device=device) < 0.5)] = 0
        loss, _, _ = losses(net, train, which, args.mix, net.table(mask))
        return loss + 1e-4 * (net.facts**2)[own].sum() / 100 + 1e-6 * (net.facts**2).sum()
    def tidy():
        for layer in (net.second, net.third, net.last):
            layer.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
    learn(args, net, len(train), device, step, tidy, lambda: evaluate(net, test, args.batch))
    value, right = evaluate(net, test, args.batch)
    log(f"the hand-made value counts {net.made.item():.4f}")
    log(f"checked {value:.4f}, {100 * right:.1f} % right")
    export(net, names, args.out)


if __name__ == "__main__":
    main()
