"""The Lorcana card game in Python: every card, the rules, bots, replays, scenarios and learning environments.

A whole game of two bots:

>>> import inkwright
>>> library = inkwright.Library()
>>> decks = [library.starter("The Heart of Magic"), library.starter("Daring and Deception")]
>>> game = inkwright.Game(decks, seed=7)
>>> game.play_out(["greedy", "random"])
<Outcome: seat 0 won (1.8.1.1)>

One answer at a time:

>>> game = inkwright.Game(decks, seed=7)
>>> game.decision.kind
'mulligan'
>>> events = game.play(game.legal()[-1])

An illegal answer is refused, with the rule and the reason:

>>> try:
...     game.play(inkwright.Action("quest", card=0))
... except inkwright.Refused as refused:
...     print(refused.rule)
2.2.2

The modules: `inkwright.cards` (cards of your own), `inkwright.envs` (Gymnasium, PettingZoo, many games at once),
`inkwright.show` (pictures of cards and tables in notebooks), `inkwright.matchup` and `inkwright.cluster` (many games on
one machine or on many).
"""

from . import cards, show
from ._inkwright import (
    Action,
    Arena,
    Card,
    CardError,
    CardInView,
    Decision,
    Deck,
    DeckError,
    Event,
    Explanation,
    Game,
    GameError,
    InkwrightError,
    InternalError,
    Layout,
    Library,
    Matchup,
    Outcome,
    Refused,
    ReplayError,
    Report,
    ScenarioError,
    Side,
    View,
    __version__,
    bot_names,
    editions,
    run_scenarios,
    starters,
)

__all__ = [
    "Action",
    "Arena",
    "Card",
    "CardError",
    "CardInView",
    "Decision",
    "Deck",
    "DeckError",
    "Event",
    "Explanation",
    "Game",
    "GameError",
    "InkwrightError",
    "InternalError",
    "Layout",
    "Library",
    "Matchup",
    "Outcome",
    "Refused",
    "ReplayError",
    "Report",
    "ScenarioError",
    "Side",
    "View",
    "__version__",
    "bot_names",
    "cards",
    "editions",
    "run_scenarios",
    "show",
    "starters",
]
