"""Matches between decks on this machine or on a Ray cluster: the same games and the same file as `inkwright matchup`.

    python -m inkwright.matchup decks --games 200
    python -m inkwright.matchup decks --games 1000000 --ray auto
    python -m inkwright.matchup mine.txt --against decks --bot greedy --out mine

Games depend only on the decks, bots, edition and seed. Results are written to DIR/results.jsonl piece by piece. The
same command resumes a run that was stopped or killed. It can also resume a run of the program, and the program one of
this command. When all games have been played, the file is sorted, so it is always the same to the last byte. Then
`inkwright matchup` with the same decks, games, seed and --out writes a report for the browser without playing again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Optional

from ._inkwright import Deck, InkwrightError, Library, Matchup, bot_names, editions, starters

__all__ = ["Matchup", "Progress", "read_decks", "run", "main"]

Shard = tuple[int, int, int]
Progress = Callable[[int, int], None]


def read_decks(paths: Sequence[str], library: Optional[Library] = None) -> list[Deck]:
    """Reads deck lists from files, from folders of .txt files, or by the program's names for starter decks."""
    library = library or Library()
    slugs = {title.lower().replace(" ", "-").replace("'", ""): title for title in starters()}
    decks = []
    for given in paths:
        path = Path(given)
        if not path.exists() and given in slugs:
            starter = library.starter(slugs[given])
            decks.append(Deck(given, starter.entries))
            continue
        files = sorted(path.glob("*.txt")) if path.is_dir() else [path]
        if not files:
            raise FileNotFoundError(f"{path}: this folder has no deck lists (files that end in .txt)")
        for file in files:
            decks.append(library.deck(file.stem, file.read_text(encoding="utf-8")))
    return decks


class Results:
    """The results file of a run, written piece by piece."""

    def __init__(self, matchup: Matchup, out: Path):
        self.matchup = matchup
        self.out = out
        out.mkdir(parents=True, exist_ok=True)
        self.path = out / "results.jsonl"
        self.lines = matchup.open(self.path)
        self.games = matchup.known(self.lines)
        self._file = open(self.path, "a", encoding="utf-8", newline="\n")

    def add(self, lines: Sequence[str]) -> None:
        """Writes a piece to the file immediately, so that it can't be lost."""
        self._file.write("".join(line + "\n" for line in lines))
        self._file.flush()
        self.lines += lines
        self.games = self.matchup.known(self.lines) if len(self.lines) < 200 else self.games + _games(lines)

    def finish(self) -> bool:
        """Sorts the file of a finished run and writes its tables. Returns False if results are missing."""
        self._file.close()
        text = self.matchup.file(self.lines)
        if text is None:
            return False
        write_whole(self.path, text)
        for name, table in self.matchup.tables(self.lines):
            write_whole(self.out / name, table)
        return True


def _games(lines: Iterable[str]) -> int:
    import json

    return sum(2 * json.loads(line)["pairs"] for line in lines)


def write_whole(path: Path, text: str) -> None:
    """Writes a file atomically."""
    beside = path.with_name(path.name + ".part")
    with open(beside, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    os.replace(beside, path)


def run(
    matchup: Matchup,
    out: str,
    *,
    threads: int = 0,
    shard_games: int = 200,
    progress: Optional[Progress] = None,
) -> bool:
    """Plays the missing games of a run on this machine's cores. Returns whether all games have been played.

    Ctrl-C stops the run early and keeps the finished pieces.
    """
    results = Results(matchup, Path(out))
    shards = iter(matchup.missing(results.lines, shard_games))
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[list[str]]] = set()
        try:
            while True:
                while len(running) < 2 * threads and (shard := next(shards, None)) is not None:
                    running.add(pool.submit(matchup.play, *shard))
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    results.add(future.result())
                if progress:
                    progress(results.games, matchup.wanted)
        except KeyboardInterrupt:
            for future in running:
                future.cancel()
            raise
        finally:
            finished = results.finish()
    return finished


def _bar(started: float, known: int) -> Progress:
    def tell(games: int, wanted: int) -> None:
        if not sys.stderr.isatty() and games < wanted:
            return
        rate = (games - known) / max(1e-9, time.monotonic() - started)
        left = (wanted - games) / rate if rate > 0 else 0
        end = "\n" if games >= wanted else ""
        print(
            f"\r{games:,} of {wanted:,} games, {rate:,.0f} per second, {left:,.0f} s left   ",
            end=end,
            file=sys.stderr,
            flush=True,
        )

    return tell


def _arguments(arguments: Optional[Sequence[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m inkwright.matchup",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "decks", nargs="+", metavar="DECKS", help="files, folders of .txt files, or names of starter decks"
    )
    parser.add_argument(
        "--against", nargs="+", metavar="DECKS", help="play the decks only against these, and not against each other"
    )
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="games per pairing; an odd number is rounded up (200)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the run (1)")
    parser.add_argument("--bot", default="greedy", help=f"bot that plays: {', '.join(bot_names())} (greedy)")
    parser.add_argument(
        "--against-bot", metavar="BOT", help="bot that plays the decks of --against (the same as --bot)"
    )
    parser.add_argument("--mirrors", action="store_true", help="also play each deck against itself")
    parser.add_argument("--edition", help=f"edition of the rules: {', '.join(editions())} (the newest)")
    parser.add_argument("--out", default="matchup", metavar="DIR", help="folder for results and tables (matchup)")
    parser.add_argument("--threads", type=int, default=0, metavar="T", help="threads on this machine (one per core)")
    parser.add_argument(
        "--shard", type=int, default=0, metavar="N", help="games in each piece of work (chosen automatically)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto (the one this machine belongs to), local (a new one) or ray://HOST:10001",
    )
    return parser.parse_args(arguments)


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs the command line. Returns 0 if all games were played, 130 if stopped by Ctrl-C, and 2 for invalid input."""
    args = _arguments(arguments)
    try:
        library = Library()
        matchup = Matchup(
            read_decks(args.decks, library),
            args.games,
            seed=args.seed,
            bot=args.bot,
            against=read_decks(args.against, library) if args.against else None,
            against_bot=args.against_bot,
            mirrors=args.mirrors,
            edition=args.edition,
            library=library,
        )
        known = matchup.known(matchup.open(_made(args.out) / "results.jsonl"))
        bar = _bar(time.monotonic(), known)
        if args.ray:
            from . import cluster

            finished = cluster.run_matchup(matchup, args.out, address=args.ray, shard_games=args.shard, progress=bar)
        else:
            finished = run(matchup, args.out, threads=args.threads, shard_games=args.shard or 200, progress=bar)
    except KeyboardInterrupt:
        print(f"\nstopped; the same command resumes from {args.out}/results.jsonl", file=sys.stderr)
        return 130
    except (InkwrightError, ValueError, OSError, RuntimeError, ImportError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if finished:
        print(f"{matchup.wanted:,} games in {args.out}/results.jsonl, with tables in the same folder")
    return 0 if finished else 1


def _made(out: str) -> Path:
    path = Path(out)
    path.mkdir(parents=True, exist_ok=True)
    return path


if __name__ == "__main__":
    sys.exit(main())
