"""The net in PyTorch, with floating-point arithmetic in place of the integers of crates/bots/src/net.

Also reads and writes the files of nets, and reads shards of decisions.
"""

import json
import os
import struct
import sys
import time

try:
    import numpy as np
    import torch
    from torch import nn
    from torch.nn.functional import embedding_bag
except ImportError as missing:
    sys.exit(
        f"training needs PyTorch and NumPy ({missing}): pip install torch numpy, "
        "or on Debian apt-get install python3-torch python3-numpy"
    )

HIDDEN, GIST, SECOND, THIRD, AIM, GROUPS = 96, 64, 64, 32, 96, 3  # crates/bots/src/net/model.rs
INPUT = (GROUPS + 1) * HIDDEN
ONE, FINER, DOWN, MOST = 256, 4, 10, 4.0
MAGIC = b"INKNET03"
RARE = 3  # facts of fewer cards are left out, except the names of single cards
OWN_NAME = "card "
SHARD = b"INKDEC02"


def log(*words):
    print(time.strftime("%H:%M:%S"), *words, flush=True)


class Facts:
    """The facts of cards and programs, from the output of `inkwright-training facts`."""

    def __init__(self, path, shared=None, own=None, programs=None):
        with open(path) as file:
            read = json.load(file)
        for name in ("fixed", "slots", "named_slots", "parts", "roles", "aims", "ops"):
            setattr(self, name, read[name])
        self.defs = len(read["cards"])
        is_own = lambda name: name.startswith(OWN_NAME)
        often = self.count(read["cards"])
        names = read["card_facts"]
        if shared is None:
            shared = [name for at, name in enumerate(names) if not is_own(name) and often.get(at, 0) >= RARE]
            own = [name for name in names if is_own(name)]
        self.shared, self.own = shared, own
        self.has_shared = self.matrix(read["cards"], names, shared)
        self.has_own = self.matrix(read["cards"], names, own)
        often = self.count(read["programs"])
        names = read["program_facts"]
        if programs is None:
            programs = [name for at, name in enumerate(names) if often.get(at, 0) >= 2 * RARE]
        self.programs = programs
        half = len(read["programs"]) // 2
        self.has_at = self.matrix(read["programs"][:half], names, programs)
        self.has_do = self.matrix(read["programs"][half:], names, programs)

    @staticmethod
    def count(sets):
        often = {}
        for numbers in sets:
            for number in numbers:
                often[number] = often.get(number, 0) + 1
        return often

    @staticmethod
    def matrix(sets, names, wanted):
        """A sparse matrix that says which of the wanted names are in each set."""
        index = {name: at for at, name in enumerate(wanted)}
        column = {at: index[name] for at, name in enumerate(names) if name in index}
        pairs = [(row, column[number]) for row, numbers in enumerate(sets) for number in numbers if number in column]
        where = torch.tensor(pairs, dtype=torch.long).reshape(-1, 2).T
        return torch.sparse_coo_tensor(where, torch.ones(where.shape[1]), (len(sets), len(wanted))).coalesce()


class Net(nn.Module):
    def __init__(self, facts):
        super().__init__()
        self.facts_read = facts
        for name in ("has_shared", "has_own", "has_at", "has_do"):
            self.register_buffer(name, getattr(facts, name), persistent=False)
        self.mix = torch.sparse.mm
        normal = lambda *shape, by: nn.Parameter(torch.randn(*shape) * by)
        self.slots, self.named = facts.slots, facts.named_slots
        self.fixed = normal(facts.fixed, HIDDEN, by=0.1)
        self.shared = normal(len(facts.shared), facts.slots, HIDDEN, by=0.03)
        self.own = nn.Parameter(torch.zeros(len(facts.own), facts.named_slots, HIDDEN))
        with torch.no_grad():
            self.shared[:, 2:] *= 0.2  # these slots sum up many cards
        self.program_rows = normal(len(facts.programs), HIDDEN, by=0.03)
        self.program_parts = normal(len(facts.programs), facts.aims, AIM + 1, by=0.03)
        self.card_start = nn.Parameter(torch.full((HIDDEN,), 0.1))
        self.player_start = nn.Parameter(torch.full((HIDDEN,), 0.1))
        self.gist = nn.Linear(INPUT, GIST)
        self.around = nn.Linear(GIST, HIDDEN)
        self.second = nn.Linear(INPUT, SECOND)
        self.third = nn.Linear(SECOND, THIRD)
        self.last = nn.Linear(THIRD, 1)
        self.context = nn.Linear(INPUT, AIM)
        self.roles = normal(facts.roles, AIM, HIDDEN, by=0.1)
        self.role_bias = nn.Parameter(torch.zeros(facts.roles, AIM))
        self.parts = normal(facts.parts, AIM + 1, by=0.1)
        self.weigh = normal(AIM, by=0.1)
        with torch.no_grad():
            self.parts[:, AIM] *= 0.1
            self.program_parts[:, :, AIM] *= 0.1
            self.gist.weight *= 0.5
            self.around.weight *= 0.3
            self.second.weight *= 0.5
            self.context.weight *= 0.5

    def densify(self):
        """Converts the sparse matrices into dense ones, which are faster on a GPU."""
        for name in ("has_shared", "has_own", "has_at", "has_do"):
            self.register_buffer(name, getattr(self, name).to_dense(), persistent=False)
        self.mix = torch.mm

    def tables(self):
        """The vectors of all rows and of all parts."""
        flat = lambda tensor: tensor.reshape(tensor.shape[0], -1)
        cards = self.mix(self.has_shared, flat(self.shared)).reshape(-1, self.slots, HIDDEN)
        named = self.mix(self.has_own, flat(self.own)).reshape(-1, self.named, HIDDEN)
        cards = torch.cat([cards[:, : self.named] + named, cards[:, self.named :]], 1)
        cards = cards.transpose(0, 1).reshape(-1, HIDDEN)
        rows = torch.cat([self.fixed, cards, self.mix(self.has_at, self.program_rows)])
        at = self.mix(self.has_at, self.program_parts[:, 0])
        do = self.mix(self.has_do, self.program_parts[:, 1])
        return rows, torch.cat([self.parts, at, do])

    def forward(self, batch, tables):
        """The log-odds that the player of each decision wins, and the score of each answer."""
        rows, parts = tables
        facts = self.facts_read
        act = lambda tensor: tensor.clamp(0, MOST)
        cards = embedding_bag(batch.card_rows, rows, batch.card_starts, mode="sum") + self.card_start
        pooled = embedding_bag(batch.group_cards, act(cards), batch.group_starts, mode="sum").reshape(
            -1, GROUPS * HIDDEN
        )
        listed = rows[facts.fixed + 4 * facts.defs : facts.fixed + 5 * facts.defs]
        lists = embedding_bag(batch.list_cards, listed, batch.list_starts, mode="sum")
        players = embedding_bag(batch.player_rows, rows, batch.player_starts, mode="sum")
        players = act(players + lists[batch.list] + self.player_start)
        # Add the gist of the position to each card, and sum the cards again.
        around = self.around(act(self.gist(torch.cat([pooled, players], 1))))
        again = act(cards[batch.group_cards] + around[batch.group_owner])
        pooled = torch.zeros(batch.n * GROUPS, HIDDEN, device=again.device).index_add(0, batch.group, again)
        seen = torch.cat([pooled.reshape(-1, GROUPS * HIDDEN), players], 1)
        odds = self.last(act(self.third(act(self.second(seen)))))[:, 0]
        context = self.context(seen)
        answers = embedding_bag(batch.parts, parts, batch.part_starts, mode="sum")
        # Multiply each card by the matrix of each of its roles, once for all answers.
        turned = []
        for role, (card, owner) in enumerate(batch.turns):
            turned.append(act(cards[card] + around[owner]) @ self.roles[role].T + self.role_bias[role])
        linked = embedding_bag(batch.links, torch.cat(turned), batch.link_starts, mode="sum")
        hidden = act(context[batch.owner] + answers[:, :AIM] + linked)
        return odds, hidden @ self.weigh + answers[:, AIM]


class Shard:
    """The decisions in a file of `inkwright-training`; training/src/record.rs describes the format."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        if data[:8] != SHARD:
            sys.exit(f"{path}: this is not a shard of decisions")
        n, player_rows, group_cards, cards, card_rows, answers, parts, turns, links, lists, listed = struct.unpack_from(
            "<11I", data, 8
        )
        at = 8 + 44

        def take(kind, count):
            nonlocal at
            part = np.frombuffer(data, kind, count, at)
            at += part.nbytes
            return part

        self.n = n
        self.taken, self.answers, self.list = take("<u2", n), take("<u2", n), take("<u2", n)
        self.points = take("<u1", n)
        self.sure, self.advantage, self.target, self.weight = (take("<f4", n) for _ in range(4))
        self.player_counts, self.player_rows = take("<u2", n), take("<u4", player_rows)
        self.group_counts, self.group_cards = take("<u1", n * GROUPS), take("<u4", group_cards)
        self.card_counts, self.card_rows = take("<u1", cards), take("<u4", card_rows)
        self.part_counts, self.parts = take("<u1", answers), take("<u4", parts)
        self.turn_counts, self.roles, self.turns = take("<u1", n), take("<u1", turns), take("<u4", turns)
        self.link_counts, self.links = take("<u1", answers), take("<u1", links)
        self.list_counts, self.listed = take("<u2", lists), take("<u2", listed)


class Batch:
    """The decisions of some shards, on one device.

    Making a batch never waits for the device, because all sizes come from the shards, which are in main memory.
    """

    def __init__(self, shards, roles, device):
        kinds = {1: np.uint8, 2: np.int16, 4: np.int32}
        pinned = device != "cpu"

        def put(parts):
            whole = parts[0] if len(parts) == 1 else np.concatenate(parts)
            whole = torch.from_numpy(whole)
            return (whole.pin_memory() if pinned else whole).to(device, non_blocking=True)

        def join(name):
            """A list of all shards, joined and converted to integers."""
            parts = [getattr(shard, name) for shard in shards]
            return put([part.view(kinds[part.itemsize]) for part in parts]).long()

        def floats(name):
            return put([getattr(shard, name) for shard in shards])

        def lengths(name):
            return np.array([len(getattr(shard, name)) for shard in shards])

        def shifted(name, of):
            """Like `join`, for indices into another list: adds the offset of that list in the joined shards."""
            before = np.cumsum(lengths(of)) - lengths(of)
            return join(name) + put([np.repeat(before, lengths(name)).astype(np.int64)])

        def starts(counts):
            return torch.cumsum(counts, 0) - counts

        def spread(values, counts, total):
            return torch.repeat_interleave(values, counts, output_size=int(total))

        def owners(counts, total):
            return spread(torch.arange(len(counts), device=device), counts, total)

        def total(name):
            return lengths(name).sum()

        self.n = sum(shard.n for shard in shards)
        self.list = shifted("list", "list_counts")
        self.sure, self.advantage, self.target, self.weight = (
            floats(name) for name in ("sure", "advantage", "target", "weight")
        )
        self.points = join("points").float() / 2
        self.player_rows, self.player_starts = join("player_rows"), starts(join("player_counts"))
        group_counts = join("group_counts")
        self.group_cards, self.group_starts = shifted("group_cards", "card_counts"), starts(group_counts)
        self.group = owners(group_counts, total("group_cards"))
        self.group_owner = self.group // GROUPS
        self.card_rows, self.card_starts = join("card_rows"), starts(join("card_counts"))
        self.list_cards, self.list_starts = join("listed"), starts(join("list_counts"))
        self.parts, self.part_starts = join("parts"), starts(join("part_counts"))
        counts = join("answers")
        self.owner = owners(counts, total("part_counts"))
        self.taken = starts(counts) + join("taken")
        # Sort the cards that have a role by role, and find the new index of each.
        turn_counts, link_counts = join("turn_counts"), join("link_counts")
        order = torch.sort(join("roles"), stable=True)[1]
        rank = torch.empty_like(order)
        rank[order] = torch.arange(len(order), device=device)
        first = spread(starts(turn_counts)[self.owner], link_counts, total("links"))
        self.links, self.link_starts = rank[first + join("links")], starts(link_counts)
        often = sum(np.bincount(shard.roles, minlength=roles) for shard in shards)
        bounds = np.concatenate([[0], np.cumsum(often)]).tolist()
        cards, owner = shifted("turns", "card_counts")[order], owners(turn_counts, total("turns"))[order]
        self.turns = [(cards[begin:end], owner[begin:end]) for begin, end in zip(bounds, bounds[1:])]


def optimiser_of(net, rate, decay, **more):
    """Adam, with weight decay only for the vectors of single cards."""
    rest = [parameter for name, parameter in net.named_parameters() if name != "own"]
    groups = [dict(params=rest, weight_decay=0.0), dict(params=[net.own], weight_decay=decay)]
    return torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99), eps=1e-6, **more)


def count_in(mean, net, share):
    """Moves a moving mean of nets towards the newest net by this share."""
    with torch.no_grad():
        for kept, new in zip(mean.parameters(), net.parameters()):
            kept.lerp_(new, share)


def made_ready(parts, roles, device, pool):
    """Yields a batch for each list of shards. While one is in use, the next is prepared in the background."""
    make = lambda part: pool.submit(Batch, part, roles, device)
    ready = make(parts[0])
    for part in parts[1:]:
        batch, ready = ready.result(), make(part)
        yield batch
    yield ready.result()


def chances(scores, owner, n):
    """The log-probability of each answer among the answers to its decision."""
    most = torch.full((n,), -1e9, device=scores.device).scatter_reduce(0, owner, scores.detach(), "amax")
    scores = scores - most[owner]
    sums = torch.zeros(n, device=scores.device).index_add(0, owner, scores.exp())
    return scores - sums.log()[owner]


def export(net, path):
    """Writes a net as a file that the program can read (crates/bots/src/net/file.rs)."""
    facts = net.facts_read

    def shorts(tensor, scale):
        scaled = (tensor.detach().cpu().double() * scale).round().clamp(-32768, 32767)
        return scaled.numpy().astype("<i2").tobytes()

    def words(tensor, scale):
        return (tensor.detach().cpu().double() * scale).round().numpy().astype("<i4").tobytes()

    def texts(names):
        encoded = [name.encode() for name in names]
        return struct.pack("<i", len(names)) + b"".join(struct.pack("<h", len(name)) + name for name in encoded)

    fine, weight, out = ONE << FINER, 1 << DOWN, ONE << DOWN
    shape = [
        HIDDEN,
        INPUT,
        GIST,
        SECOND,
        THIRD,
        AIM,
        facts.fixed,
        facts.slots,
        facts.named_slots,
        facts.parts,
        facts.roles,
        facts.aims,
    ]
    with open(path + ".part", "wb") as file:
        file.write(MAGIC + struct.pack("<12i", *shape))
        file.write(texts(facts.shared) + shorts(net.shared, fine))
        file.write(texts(facts.own) + shorts(net.own, fine))
        file.write(texts(facts.programs))
        both = torch.cat([net.program_rows, net.program_parts.reshape(len(facts.programs), -1)], 1)
        file.write(shorts(both, fine))
        file.write(shorts(net.fixed, ONE) + shorts(net.parts, ONE))
        file.write(shorts(net.card_start, ONE) + shorts(net.player_start, ONE))
        for layer in (net.gist, net.around, net.second, net.third, net.last, net.context):
            file.write(shorts(layer.weight, weight) + words(layer.bias, out))
        for role in range(facts.roles):
            file.write(shorts(net.roles[role], weight) + words(net.role_bias[role], out))
        file.write(shorts(net.weigh, weight))
    os.replace(path + ".part", path)


def load(path, facts_path, device="cpu"):
    """Reads an exported net. A narrower net is widened to the current shape without changing its results."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != MAGIC:
        sys.exit(f"{path} is not a net: it does not begin with {MAGIC.decode()}")
    at = 8 + 48

    def texts():
        nonlocal at
        (count,) = struct.unpack_from("<i", data, at)
        at += 4
        names = []
        for _ in range(count):
            (length,) = struct.unpack_from("<h", data, at)
            names.append(data[at + 2 : at + 2 + length].decode())
            at += 2 + length
        return names

    def numbers(shape, kind, scale):
        nonlocal at
        count = int(np.prod(shape))
        part = np.frombuffer(data, kind, count, at).astype(np.float64) / scale
        at += count * np.dtype(kind).itemsize
        return torch.from_numpy(part).float().reshape(shape)

    fine, weight, out = ONE << FINER, 1 << DOWN, ONE << DOWN
    hidden, _, gist, second, third, aim, fixed, slots, named, parts, roles, aims = struct.unpack_from("<12i", data, 8)
    if hidden != HIDDEN or gist > GIST or second > SECOND or third > THIRD or aim > AIM:
        sys.exit(f"{path}: the net is wider than the shape in net.py, or its card vectors have another width")
    shared_names = texts()
    shared = numbers((len(shared_names), slots, HIDDEN), "<i2", fine)
    own_names = texts()
    own = numbers((len(own_names), named, HIDDEN), "<i2", fine)
    programs = texts()
    both = numbers((len(programs), HIDDEN + aims * (aim + 1)), "<i2", fine)
    net = Net(Facts(facts_path, shared_names, own_names, programs))
    # The parameters that a narrower net lacks must have no effect.
    with torch.no_grad():
        for parameter in (net.around.weight, net.third.weight, net.last.weight, net.weigh, net.fixed):
            parameter.zero_()

    def put(parameter, values):
        with torch.no_grad():
            parameter[tuple(slice(size) for size in values.shape)] = values

    def put_parts(parameter, values):
        put(parameter, values[..., :-1])
        with torch.no_grad():
            parameter[..., -1] = values[..., -1]

    def fill(parameter, shape, kind, scale):
        put(parameter, numbers(shape, kind, scale))

    put(net.shared, shared)
    put(net.own, own)
    put(net.program_rows, both[:, :HIDDEN])
    put_parts(net.program_parts, both[:, HIDDEN:].reshape(-1, aims, aim + 1))
    fill(net.fixed, (fixed, HIDDEN), "<i2", ONE)
    put_parts(net.parts, numbers((parts, aim + 1), "<i2", ONE))
    fill(net.card_start, (HIDDEN,), "<i2", ONE)
    fill(net.player_start, (HIDDEN,), "<i2", ONE)
    wide = [
        (net.gist, gist, INPUT),
        (net.around, HIDDEN, gist),
        (net.second, second, INPUT),
        (net.third, third, second),
        (net.last, 1, third),
        (net.context, aim, INPUT),
    ]
    for layer, rows, columns in wide:
        fill(layer.weight, (rows, columns), "<i2", weight)
        fill(layer.bias, (rows,), "<i4", out)
    for role in range(roles):
        fill(net.roles[role], (aim, HIDDEN), "<i2", weight)
        fill(net.role_bias[role], (aim,), "<i4", out)
    fill(net.weigh, (aim,), "<i2", weight)
    return net.to(device)


def check(path, facts_path, shard):
    """Compares the program's results with those of PyTorch, and yields the largest difference of each kind."""
    net = load(path, facts_path)
    batch = Batch([Shard(shard)], net.facts_read.roles, "cpu")
    with torch.no_grad():
        odds, scores = net(batch, net.tables())
    with open(os.path.splitext(shard)[0] + ".txt") as file:
        lines = [[int(number) / (ONE << DOWN) for number in line.split()] for line in file]
    said = torch.tensor([line[0] for line in lines]), torch.tensor([score for line in lines for score in line[1:]])
    for name, ours, theirs in (("odds", odds, said[0]), ("scores", scores, said[1])):
        off = (ours - theirs).abs()
        log(
            f"{len(theirs)} {name}: the program differs by {off.mean():.4f} on average and by {off.max():.4f} at most; "
            f"the average size is {ours.abs().mean():.3f}"
        )
        yield off.max().item()


if __name__ == "__main__":
    if len(sys.argv) != 5 or sys.argv[1] != "check":
        sys.exit(
            "usage: net.py check NET FACTS SHARD\n\n"
            "Compares the program with PyTorch: SHARD and the .txt file beside it come from `inkwright-training said`."
        )
    # Rounding of rows and weights causes small differences; an error would cause a larger one.
    sys.exit(0 if max(check(*sys.argv[2:])) < 0.5 else 1)
