"""Plays many games on many machines with Ray. The result is exactly the file that a single machine would write.

A run is divided into shards: ranges of games whose seeds follow from the run's seed and their numbers. Ray plays each
shard on some machine, and if that machine dies, on another one. Results are written as they arrive, in any order, and
sorted when all of them are there. So neither the number of machines nor failures nor restarts can change the result.
docs/cluster.md explains how to set up a cluster.

    pip install 'inkwright[cluster]'
    ray start --head                      # on the first machine; on the others: ray start --address=HOST:6379
    python -m inkwright.matchup decks --games 1000000 --ray auto
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Optional

from ._inkwright import Arena, Deck, Library, Matchup
from .matchup import Progress, Results, write_whole

__all__ = ["connect", "each_shard", "run_arena", "run_matchup", "run_sprt", "self_play"]

# Target duration of a shard: long enough to make the cost of sending it negligible, short enough that not much is lost
# when a machine dies.
SHARD_SECONDS = 10.0

# Number of shards per core that are running or waiting, so that no core is idle.
QUEUED = 2

# Number of games between two evaluations of a sequential test, as in the program.
SPRT_GAMES = 64

# How often a shard is retried after losing its machine.
RETRIES = 20


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise ImportError("clusters need Ray: pip install 'inkwright[cluster]'") from error
    return ray


def connect(address: str = "auto") -> Any:
    """Connects to Ray.

    The address "auto" is the cluster that this machine belongs to, and "local" a new cluster on this machine.
    """
    ray = _ray()
    if not ray.is_initialized():
        try:
            ray.init(
                address=None if address == "local" else address,
                log_to_driver=False,
                include_dashboard=False if address == "local" else None,
            )
        except ConnectionError as error:
            raise RuntimeError(
                f"no Ray cluster found at {address!r}: {error}. Start one with `ray start --head`, or use --ray local"
            ) from error
    return ray


def each_shard(
    play: Callable[..., Any],
    shards: Iterable[tuple],
    shared: Any,
    *,
    address: str = "auto",
    retries: int = RETRIES,
) -> Iterator[tuple[tuple, Any]]:
    """Plays shards on the cluster with `play(shared, *shard)`, and yields each with its result as soon as it is done.

    If a machine dies, its shards are played again on another one. So a shard may only depend on `shared` and on its own
    numbers.
    """
    ray = connect(address)
    there = ray.put(shared)
    task = ray.remote(num_cpus=1, max_retries=retries, retry_exceptions=False)(play)
    waiting = iter(shards)
    running: dict[Any, tuple] = {}
    tries: dict[tuple, int] = {}
    again: list[tuple] = []
    while True:
        room = max(2, QUEUED * int(ray.cluster_resources().get("CPU", 1)))
        while len(running) < room and (shard := again.pop() if again else next(waiting, None)) is not None:
            running[task.remote(there, *shard)] = shard
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1, timeout=5.0)
        for reference in done:
            shard = running.pop(reference)
            try:
                result = ray.get(reference)
            except (
                ray.exceptions.WorkerCrashedError,
                ray.exceptions.NodeDiedError,
                ray.exceptions.ObjectLostError,
            ) as error:
                # The result was lost with its machine: play the shard again.
                tries[shard] = tries.get(shard, 0) + 1
                if tries[shard] > retries:
                    raise RuntimeError(f"shard {shard} was lost {tries[shard]} times: {error}") from error
                again.append(shard)
                continue
            except ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from error
            yield shard, result


def _play_matchup(matchup: Matchup, pairing: int, first: int, last: int) -> list[str]:
    return matchup.play(pairing, first, last)


def run_matchup(
    matchup: Matchup,
    out: str,
    *,
    address: str = "auto",
    shard_games: int = 0,
    progress: Optional[Progress] = None,
) -> bool:
    """Plays the missing games of a run on a Ray cluster.

    Returns whether all games have been played. If so, OUT/results.jsonl is the file that one machine would write.
    """
    results = Results(matchup, Path(out))
    missing = matchup.missing(results.lines, 10)
    if missing and not shard_games:
        shard_games = _shard_games(matchup, missing[0], results)
    shards = matchup.missing(results.lines, shard_games or 10)
    try:
        for _, lines in each_shard(_play_matchup, shards, matchup, address=address):
            results.add(lines)
            if progress:
                progress(results.games, matchup.wanted)
    finally:
        finished = results.finish()
    return finished


def _shard_games(matchup: Matchup, shard: tuple[int, int, int], results: Results) -> int:
    """Chooses the number of games per shard by playing a few games and timing them."""
    started = time.monotonic()
    lines = matchup.play(*shard)
    results.add(lines)
    seconds = max(1e-3, time.monotonic() - started)
    games = 2 * (shard[2] - shard[1])
    return max(10, min(100_000, int(games * SHARD_SECONDS / seconds) // 10 * 10))


def _play_arena(arena: Arena, *games: tuple[int, int, int]) -> list[str]:
    return arena.play(list(games))


def run_arena(
    arena: Arena,
    path: str,
    *,
    address: str = "auto",
    shard_games: int = 20,
    progress: Optional[Progress] = None,
) -> bool:
    """Plays the missing games of an arena on a Ray cluster.

    Returns whether all games have been played. If so, the file is the one that `inkwright arena --results` would write,
    and that command or `arena.report` reports the results without playing again.
    """
    file = Path(path)
    lines = arena.open(file)
    missing = arena.missing(lines)
    shards = [tuple(missing[first : first + shard_games]) for first in range(0, len(missing), shard_games)]
    with open(file, "a", encoding="utf-8", newline="\n") as journal:
        for _, new in each_shard(_play_arena, shards, arena, address=address):
            journal.write("".join(line + "\n" for line in new))
            journal.flush()
            lines += new
            if progress:
                progress(len(lines), arena.wanted)
    text = arena.file(lines)
    if text is not None:
        write_whole(file, text)
    return text is not None


def run_sprt(
    arena: Arena,
    path: str,
    *,
    elo0: float = 0.0,
    elo1: float = 10.0,
    alpha: float = 0.05,
    beta: float = 0.05,
    address: str = "auto",
    progress: Optional[Progress] = None,
) -> dict[str, Any]:
    """Tests whether the first of an arena's two players is better than the second, and stops as soon as it is certain.

    The games, the verdict and the file are the same as with `inkwright sprt A B --results FILE`. The test evaluates the
    games in order, after every SPRT_GAMES games, so its verdict doesn't depend on the machines.
    """
    file = Path(path)
    lines = arena.open(file)
    games, wanted = 0, arena.wanted
    while True:
        games = min(wanted, games + SPRT_GAMES)
        batch = arena.with_games(games)
        missing = batch.missing(lines)
        with open(file, "a", encoding="utf-8", newline="\n") as journal:
            shards = [tuple(missing[first : first + 4]) for first in range(0, len(missing), 4)]
            for _, new in each_shard(_play_arena, shards, arena, address=address):
                journal.write("".join(line + "\n" for line in new))
                journal.flush()
                lines += new
                if progress:
                    progress(len(lines), wanted)
        report = json.loads(batch.sprt(lines, elo0, elo1, alpha, beta))
        if report["verdict"] != "open" or games >= wanted:
            text = batch.file(lines)
            if text is not None:
                write_whole(file, text)
            return report


def _play_games(
    run: tuple[Library, Sequence[Deck], Sequence[str], int, Optional[str]], first: int, last: int
) -> list[bytes]:
    from ._inkwright import Game

    library, decks, players, seed, edition = run
    replays = []
    for number in range(first, last):
        # Rotate the seats from game to game, so that each deck sits in every seat equally often.
        turn = number % len(decks)
        seated = [decks[(seat + turn) % len(decks)] for seat in range(len(decks))]
        who = [players[(seat + turn) % len(players)] for seat in range(len(decks))]
        game = Game(seated, seed=(seed << 32) + number, library=library, edition=edition)
        game.play_out(who, seed=(seed << 32) + number)
        replays.append(game.replay())
    return replays


def self_play(
    decks: Sequence[Deck],
    players: Sequence[str],
    games: int,
    out: str,
    *,
    seed: int = 1,
    edition: Optional[str] = None,
    library: Optional[Library] = None,
    address: str = "auto",
    shard_games: int = 200,
    progress: Optional[Progress] = None,
) -> list[Path]:
    """Plays games between bots and saves each as a replay, OUT/NUMBER.replay. Returns the files.

    The files are the same for any number of machines. Existing files are skipped, so the same call resumes a stopped
    run.
    """
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{number:08}.replay" for number in range(games)]
    shards = [
        (first, min(games, first + shard_games))
        for first in range(0, games, shard_games)
        if not all(file.exists() for file in files[first : first + shard_games])
    ]
    done = games - sum(last - first for first, last in shards)
    run = (library or Library(), list(decks), list(players), seed, edition)
    for (first, last), replays in each_shard(_play_games, shards, run, address=address):
        for file, replay in zip(files[first:last], replays):
            beside = file.with_suffix(".part")
            beside.write_bytes(replay)
            beside.replace(file)
        done += last - first
        if progress:
            progress(done, games)
    return files
