"""Tunes a deck: how many copies of each of two cards win the most games against some other decks?

Every version of the deck plays the same games against the same decks, with the same seeds. The 95 % intervals show how
reliable the differences are.

    python python/examples/tune_deck.py --games 200
"""

import argparse
import math

import inkwright
from inkwright import Deck, Library, Matchup


def score(deck: Deck, others: list[Deck], games: int, bot: str) -> tuple[float, float]:
    """Returns the win rate over all pairings, and half the width of its 95 % interval."""
    matchup = Matchup([deck], games, against=others, bot=bot)
    lines = [line for shard in matchup.missing([], 100) for line in matchup.play(*shard)]
    rates = [rate for rate in matchup.rates(lines)[0] if rate is not None]
    mean = sum(rates) / len(rates)
    return mean, 1.96 * math.sqrt(mean * (1 - mean) / (games * len(rates)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=100, help="games against each of the other decks (default: %(default)s)"
    )
    parser.add_argument("--bot", default="greedy", help="bot that plays both decks (default: %(default)s)")
    parser.add_argument(
        "--others", type=int, default=4, help="number of starter decks to play against (default: %(default)s)"
    )
    args = parser.parse_args()

    library = Library()
    deck = library.starter("The Heart of Magic")
    others = [library.starter(title) for title in inkwright.starters()[1 : 1 + args.others]]
    # The two cards with the most copies share their slots.
    (most, first), (_, second) = sorted(deck.entries, reverse=True)[:2]
    slots = most + dict((name, copies) for copies, name in deck.entries)[second]
    print(f"{slots} slots for {first} and {second}, {args.games} games against each of {len(others)} decks:")
    versions = []
    for copies in range(max(0, slots - 4), min(4, slots) + 1):
        version = deck.replace({first: copies, second: slots - copies}, name=f"{copies} + {slots - copies}")
        rate, half = score(version, others, args.games, args.bot)
        versions.append((rate, version.name))
        print(f"  {version.name}: {rate:.1%} ± {half:.1%}")
    rate, name = max(versions)
    print(f"best: {name} with {rate:.1%}")


if __name__ == "__main__":
    main()
