"""A table of two to four players, for PettingZoo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:  # pragma: no cover - depends on the installed packages
    raise ImportError("this environment needs PettingZoo: pip install 'inkwright[zoo]'") from error

import numpy as np

from ._gym import observation_space
from ._inkwright import Deck, Library
from .envs import VecEnv


def table(**arguments) -> AECEnv:
    """A table with PettingZoo's usual wrappers: an illegal move ends the game, and a call out of order raises an error.

    >>> import inkwright.envs
    >>> env = inkwright.envs.table(players=2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     seen, reward, terminated, truncated, info = env.last()
    ...     env.step(None if terminated or truncated else 0)
    """
    env: AECEnv = TableEnv(**arguments)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(AECEnv):
    """A table on which every seat is an agent, `player_0` to `player_3`.

    The selected agent is the one that decides, and the masks of all other agents are empty.
    """

    metadata = {"name": "inkwright_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        decks: Optional[Sequence[Deck]] = None,
        *,
        players: int = 2,
        max_actions: int = 128,
        max_steps: int = 4000,
        edition: Optional[str] = None,
        library: Optional[Library] = None,
        render_mode: Optional[str] = None,
    ):
        super().__init__()
        if not 2 <= players <= 4:
            raise ValueError(f"a table has 2 to 4 players, not {players}")
        self.envs = VecEnv(
            1, decks, players=players, max_actions=max_actions, max_steps=max_steps, edition=edition, library=library
        )
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = observation_space(self.envs.layout, max_actions)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(max_actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None):
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.envs.reset(int(self._rng.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._over = False
        self.agent_selection = self.possible_agents[int(self.envs.seats[0])]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        envs = self.envs
        # After the end of a game, the arrays already show the next game.
        observation = envs.core.observe(0, seat, last=self._over)
        asked = not self._over and agent == self.agent_selection
        features, mask = envs.action_features[0], envs.action_mask[0].astype(np.int8)
        return {
            "observation": observation,
            "action_features": features.copy() if asked else np.zeros_like(features),
            "action_mask": mask if asked else np.zeros_like(mask),
        }

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        envs = self.envs
        self._cumulative_rewards[self.agent_selection] = 0.0
        _, _, terminated, truncated = envs.step(np.array([action]))
        self._clear_rewards()
        self._over = bool(terminated[0] or truncated[0])
        if self._over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(envs.scores[0, seat])
                self.terminations[agent] = bool(terminated[0])
                self.truncations[agent] = bool(truncated[0])
        else:
            self.agent_selection = self.possible_agents[int(envs.seats[0])]
        self._accumulate_rewards()

    def render(self):
        return "\n".join(f"{n}: {text}" for n, text in enumerate(self.envs.describe(0)))

    def close(self):
        pass
