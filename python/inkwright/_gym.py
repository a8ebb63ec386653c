"""One game against a bot, for Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:  # pragma: no cover - depends on the installed packages
    raise ImportError("this environment needs Gymnasium: pip install 'inkwright[gym]'") from error

import numpy as np

from ._inkwright import Deck, Layout, Library
from .envs import Opponents, VecEnv

_INT16 = np.iinfo(np.int16)


def observation_space(layout: Layout, max_actions: int) -> spaces.Dict:
    """The observation space of the environments."""
    return spaces.Dict(
        {
            "observation": spaces.Box(_INT16.min, _INT16.max, (layout.size,), np.int16),
            "action_features": spaces.Box(_INT16.min, _INT16.max, (max_actions, layout.features), np.int16),
            "action_mask": spaces.Box(0, 1, (max_actions,), np.int8),
        }
    )


class LoreEnv(gymnasium.Env):
    """A game against one or more bots.

    An action is an index into the list of answers. The mask marks the valid actions; it is also in
    `info["action_mask"]`. An invalid action changes nothing and gives `illegal_reward`. With `fixed=True` an action is
    an index into the fixed list instead (see docs/observations.md).

    >>> import inkwright.envs
    >>> env = inkwright.envs.LoreEnv(opponent="random")
    >>> seen, info = env.reset(seed=1)
    >>> seen, reward, terminated, truncated, info = env.step(0)
    >>> int(seen["observation"][0])
    1
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponent: Opponents = "greedy",
        decks: Optional[Sequence[Deck]] = None,
        *,
        opponent_decks: Optional[Sequence[Deck]] = None,
        players: int = 2,
        seat: Optional[int] = None,
        max_actions: int = 128,
        max_steps: int = 2000,
        lore_reward: float = 0.0,
        illegal_reward: float = -0.01,
        fixed: bool = False,
        edition: Optional[str] = None,
        library: Optional[Library] = None,
        render_mode: Optional[str] = None,
    ):
        if opponent is None:
            raise ValueError("LoreEnv needs a bot as opponent; to play every seat yourself, use inkwright.envs.table")
        self.render_mode = render_mode
        self.envs = VecEnv(
            1,
            decks,
            opponent=opponent,
            opponent_decks=opponent_decks,
            players=players,
            seat=seat,
            max_actions=max_actions,
            max_steps=max_steps,
            lore_reward=lore_reward,
            edition=edition,
            library=library,
        )
        self.fixed, self.illegal_reward, self.max_steps = fixed, illegal_reward, max_steps
        layout = self.envs.layout
        self.observation_space = observation_space(layout, max_actions)
        self.action_space = spaces.Discrete(layout.fixed_size if fixed else max_actions)
        self._illegal = 0

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None):
        super().reset(seed=seed)
        self.envs.reset(int(self.np_random.integers(2**63)))
        self._illegal = 0
        return self._seen(), self._info()

    def step(self, action):
        action = int(action)
        if self.fixed:
            action = int(self._action_of[action])
        if action < 0 or not self.envs.action_mask[0, action]:
            self._illegal += 1
            return self._seen(), self.illegal_reward, False, self._illegal >= self.max_steps, self._info()
        seat = int(self.envs.seats[0])
        _, rewards, terminated, truncated = self.envs.step(np.array([action]))
        seen = self._seen()
        if terminated[0] or truncated[0]:
            # The arrays already show the next game.
            seen["observation"] = self.envs.core.observe(0, seat, last=True)
        return seen, float(rewards[0]), bool(terminated[0]), bool(truncated[0]), self._info()

    def _seen(self) -> dict[str, np.ndarray]:
        return {
            "observation": self.envs.observations[0].copy(),
            "action_features": self.envs.action_features[0].copy(),
            "action_mask": self.envs.action_mask[0].astype(np.int8),
        }

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": int(self.envs.seats[0]), "scores": self.envs.scores[0].copy()}
        if self.fixed:
            mask, self._action_of = self.envs.fixed_mask(0)
            info["action_mask"] = mask.astype(np.int8)
        else:
            info["action_mask"] = self.envs.action_mask[0].astype(np.int8)
        return info

    def action_masks(self) -> np.ndarray:
        """The mask of valid actions, for libraries that support masked policies."""
        return self.envs.fixed_mask(0)[0] if self.fixed else self.envs.action_mask[0].copy()

    def render(self):
        return "\n".join(f"{n}: {text}" for n, text in enumerate(self.envs.describe(0)))
