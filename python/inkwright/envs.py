"""Environments for learning: many games at once, one game for Gymnasium, and a table for PettingZoo.

All of them provide the same data. `observation` is a row of int16 numbers with exactly the information that the seat
may know; `Layout` and docs/observations.md describe its columns. `action_features` has a row of int16 numbers for each
answer, and `action_mask` marks the rows that are answers. An action is the index of such a row. Decisions with a single
answer are made automatically.

>>> from inkwright.envs import VecEnv
>>> import numpy as np
>>> envs = VecEnv(4, opponent="random", seed=1)
>>> seen = envs.reset()
>>> seen["observation"].shape, seen["action_mask"].dtype
((4, 1520), dtype('bool'))
>>> seen, rewards, terminated, truncated = envs.step(np.zeros(4, dtype=np.int64))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np

from ._inkwright import Deck, Envs, Layout, Library, starters

if TYPE_CHECKING:
    from ._gym import LoreEnv
    from ._zoo import TableEnv, table

__all__ = ["VecEnv", "default_decks", "random_actions", "LoreEnv", "table", "TableEnv"]

Opponents = Union[None, str, Sequence[str]]


def default_decks(library: Optional[Library] = None) -> list[Deck]:
    """The decks that environments use by default: two starter decks."""
    library = library or Library()
    return [library.starter(title) for title in starters()[:2]]


def random_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A uniformly random answer for each game, given the masks or the numbers of answers (`VecEnv.num_actions`).

    >>> import numpy as np
    >>> bool(random_actions(np.array([[True, True, False]]), np.random.default_rng(0))[0] < 2)
    True
    """
    # The answers come first in every row, so it is enough to know how many there are.
    numbers = mask if mask.ndim == 1 else mask.sum(axis=1)
    return (rng.random(len(mask)) * numbers).astype(np.int64)


def _opponents(opponent: Opponents, players: int) -> Optional[list[str]]:
    if opponent is None:
        return None
    return [opponent] * (players - 1) if isinstance(opponent, str) else list(opponent)


class VecEnv:
    """Many games that Rust steps together. The arrays are allocated once.

    Each step overwrites the arrays of the previous step, so copy what you want to keep. When a game ends, the next one
    begins at once: `terminated` or `truncated` is set, `rewards` and `scores` belong to the game that ended, and the
    observation to the new one.

    `opponent` is the name of a bot, or a list with one name for each of the other seats. Without an opponent you play
    all seats, and `seats` tells which seat decides in each game. The reward is 1 for a win and -1 for a loss, plus
    `lore_reward` for each point of lore by which your lead has grown. Each game takes your deck at random from `decks`,
    and the opponents' decks from `opponent_decks`, by default the same decks. The same seed and actions give the same
    games with any number of `threads`.
    """

    def __init__(
        self,
        num_envs: int,
        decks: Optional[Sequence[Deck]] = None,
        *,
        opponent: Opponents = None,
        opponent_decks: Optional[Sequence[Deck]] = None,
        players: int = 2,
        seat: Optional[int] = None,
        seed: int = 0,
        max_actions: int = 128,
        max_steps: int = 2000,
        lore_reward: float = 0.0,
        threads: int = 1,
        edition: Optional[str] = None,
        library: Optional[Library] = None,
    ):
        self.core = Envs(
            num_envs,
            list(decks or default_decks(library)),
            opponent_decks=None if opponent_decks is None else list(opponent_decks),
            players=players,
            opponents=_opponents(opponent, players),
            seat=seat,
            seed=seed,
            max_actions=max_actions,
            max_steps=max_steps,
            lore_reward=lore_reward,
            threads=threads,
            edition=edition,
            library=library,
        )
        self.layout = Layout(players)
        self.num_envs, self.players, self.max_actions = num_envs, players, max_actions
        self.observations = self.core.observations
        self.action_features = self.core.action_features
        self.action_mask = self.core.action_mask
        self.num_actions = self.core.num_actions
        self.rewards = self.core.rewards
        self.terminated = self.core.terminated
        self.truncated = self.core.truncated
        self.seats = self.core.seats
        self.scores = self.core.scores
        self.lengths = self.core.lengths
        self._seen = {
            "observation": self.observations,
            "action_features": self.action_features,
            "action_mask": self.action_mask,
        }

    def reset(self, seed: Optional[int] = None) -> dict[str, np.ndarray]:
        """Begins a new game in every environment. A seed restarts the sequence of games."""
        self.core.reset(seed)
        return self._seen

    def step(self, actions: np.ndarray) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray]:
        """Takes an answer in every environment.

        Returns the next observations, the rewards, which games ended, and which were stopped after `max_steps`.
        """
        self.core.step(np.ascontiguousarray(actions, dtype=np.int64))
        return self._seen, self.rewards, self.terminated, self.truncated

    def fixed_mask(self, env: int = 0) -> tuple[np.ndarray, np.ndarray]:
        """The fixed list of answers for one game: the mask of valid indices, and each index's action (-1 for none)."""
        places = self.core.fixed_actions(env)
        action_of = np.full(self.layout.fixed_size, -1, dtype=np.int64)
        known = places >= 0
        action_of[places[known]] = np.nonzero(known)[0]
        return action_of >= 0, action_of

    def describe(self, env: int = 0) -> list[str]:
        """The answers of one game in words."""
        return self.core.describe(env)


def __getattr__(name: str) -> Any:
    # Gymnasium and PettingZoo are optional, so import them only when they are used.
    if name == "LoreEnv":
        from ._gym import LoreEnv

        return LoreEnv
    if name in ("TableEnv", "table"):
        from . import _zoo

        return getattr(_zoo, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
