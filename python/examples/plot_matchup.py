"""Draws a table of the win rates of decks against each other.

python python/examples/plot_matchup.py decks/*.txt --games 40 --out matchup.png
"""

import argparse
import os
from concurrent.futures import ThreadPoolExecutor

import inkwright
from inkwright import Matchup
from inkwright.matchup import read_decks


def plot(names: list[str], rates: list[list], path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    import numpy as np

    table = np.array([[np.nan if rate is None else 100 * rate for rate in row] for row in rates])
    size = 2 + 0.5 * len(names)
    figure, axes = plt.subplots(figsize=(size + 1.5, size), layout="constrained")
    image = axes.imshow(table, cmap="RdYlGn", vmin=0, vmax=100)
    axes.set_xticks(range(len(names)), names, rotation=60, ha="right")
    axes.set_yticks(range(len(names)), names)
    for row, column in zip(*np.nonzero(~np.isnan(table))):
        axes.text(column, row, f"{table[row, column]:.0f}", ha="center", va="center", fontsize=8)
    axes.set_title("Win rate of the deck in the row, in percent")
    figure.colorbar(image, shrink=0.7)
    figure.savefig(path, dpi=130)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "decks",
        nargs="*",
        help="deck lists, folders of deck lists, or names of starter decks (default: the first four starter decks)",
    )
    parser.add_argument("--games", type=int, default=100, help="games per pairing (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", help="bot that plays both seats (default: %(default)s)")
    parser.add_argument("--out", default="matchup.png", help="picture to write (default: %(default)s)")
    args = parser.parse_args()

    library = inkwright.Library()
    decks = (
        read_decks(args.decks, library)
        if args.decks
        else [library.starter(title) for title in inkwright.starters()[:4]]
    )
    matchup = Matchup(decks, args.games, bot=args.bot)
    # Games release Python's interpreter lock, so threads play them in parallel.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pieces = pool.map(lambda shard: matchup.play(*shard), matchup.missing([], 50))
        lines = [line for piece in pieces for line in piece]
    plot(matchup.decks, matchup.rates(lines), args.out)
    print(f"wrote {args.out} from {matchup.wanted} games")


if __name__ == "__main__":
    main()
