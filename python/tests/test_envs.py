"""Environments: observations contain what a seat may know and nothing else, and the checks of both libraries pass."""

import numpy as np
import pytest

import inkwright
from inkwright.envs import VecEnv, random_actions


def rollout(envs, steps, seed=0, reset=None):
    rng = np.random.default_rng(seed)
    seen = envs.reset(reset)
    for _ in range(steps):
        actions = random_actions(seen["action_mask"], rng)
        seen, rewards, terminated, truncated = envs.step(actions)
        yield seen, rewards, terminated, truncated


def fingerprint(envs, steps=300):
    total = []
    for seen, rewards, terminated, _ in rollout(envs, steps):
        total.append((seen["observation"].tobytes(), seen["action_features"].tobytes(), seen["action_mask"].tobytes()))
        total.append((rewards.tobytes(), terminated.tobytes()))
    return total


@pytest.mark.parametrize("opponent", [None, "random"])
def test_the_same_seed_gives_the_same_games_with_any_number_of_threads(opponent):
    one, two, other = (VecEnv(6, opponent=opponent, seed=s, threads=t) for s, t in [(5, 1), (5, 2), (6, 1)])
    first = fingerprint(one)
    assert first == fingerprint(two)
    assert first != fingerprint(other)


def test_the_games_of_an_environment_do_not_depend_on_the_number_of_environments():
    few, many = VecEnv(2, seed=3), VecEnv(5, seed=3)
    for _ in range(50):
        few.reset(), many.reset()
        assert np.array_equal(few.observations, many.observations[:2])


def test_a_new_game_begins_when_one_ends():
    envs = VecEnv(8, opponent="random", seed=1)
    wins = ends = 0
    for _, rewards, terminated, _ in rollout(envs, 1000):
        over = np.nonzero(terminated)[0]
        ends += len(over)
        wins += int((rewards[over] > 0).sum())
        assert set(np.abs(envs.scores[over]).ravel()) <= {0.0, 1.0}
        assert (rewards[~terminated] == 0).all()
    assert ends > 20 and 0.3 < wins / ends < 0.7


def test_long_games_are_truncated():
    envs = VecEnv(2, opponent="random", max_steps=5)
    given_up = [truncated.copy() for _, _, _, truncated in rollout(envs, 10)]
    assert given_up[4].all() and given_up[9].all() and not given_up[3].any()


def test_lore_is_rewarded_when_asked():
    envs = VecEnv(4, opponent="random", lore_reward=0.05)
    assert any((np.abs(rewards[~terminated]) > 0).any() for _, rewards, terminated, _ in rollout(envs, 300))


def test_masks_features_and_descriptions_agree():
    envs = VecEnv(3, opponent="greedy", seed=2)
    layout = envs.layout
    for seen, *_ in rollout(envs, 200):
        n = seen["action_mask"].sum(axis=1)
        for env in range(3):
            assert len(envs.describe(env)) == n[env] == envs.num_actions[env] >= 2
            kinds = seen["action_features"][env, :, layout.feature["KIND"]]
            assert (kinds[: n[env]] > 0).all() and (kinds[n[env] :] == 0).all()
            rows = seen["action_features"][env, : n[env], layout.feature["ROW"]]
            cards = seen["action_features"][env, : n[env], layout.feature["CARD"]]
            for row, card in zip(rows, cards):
                if row and kinds[0] < 8:
                    at = layout.first_row + (row - 1) * layout.row_size
                    assert seen["observation"][env, at] == card


def test_an_action_out_of_range_is_refused_and_changes_nothing():
    envs = VecEnv(2, opponent="random")
    seen = envs.reset()
    before = {name: array.copy() for name, array in seen.items()}
    for wrong in [[0, 127], [0, -1], [0, 10_000], [0], [0, 0, 0]]:
        with pytest.raises(ValueError):
            envs.step(np.array(wrong))
    assert all(np.array_equal(before[name], seen[name]) for name in seen)
    with pytest.raises(ValueError, match="reset"):
        VecEnv(1).step(np.array([0]))


def test_arguments_out_of_range_are_refused():
    for wrong in [
        {"num_envs": 0},
        {"num_envs": 10**9},
        {"max_actions": 1},
        {"max_actions": 10**9},
        {"players": 1},
        {"players": 99},
        {"seat": 2},
        {"opponent": "nobody"},
        {"opponent": ["random", "random"]},
        {"edition": "9"},
        {"decks": [inkwright.Deck("x", [(60, "No Such Card")])]},
    ]:
        with pytest.raises((ValueError, inkwright.DeckError)):
            VecEnv(**{"num_envs": 1, **wrong})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_holds_only_what_the_seat_may_know(players):
    """Replacing everything that is hidden from a seat by random cards does not change a byte of its observation."""
    library = inkwright.Library()
    decks = [library.starter(title) for title in inkwright.starters()[3 : 3 + players]]
    rng = np.random.default_rng(players)
    compared = hidden_differs = 0
    for seed in range(4):
        game = inkwright.Game(decks, seed=seed)
        while game.decision is not None:
            if rng.random() < 0.15:
                for seat in range(players):
                    other = game.imagine(seat, seed=int(rng.integers(2**32)))
                    mine, theirs = game.observe(seat), other.observe(seat)
                    assert mine.keys() == theirs.keys()
                    for name in mine:
                        assert mine[name].tobytes() == theirs[name].tobytes(), (seed, seat, name)
                    compared += 1
                    someone = (seat + 1) % players
                    hidden_differs += (
                        game.observe(someone)["observation"].tobytes()
                        != other.observe(someone)["observation"].tobytes()
                    )
            game.play(int(rng.integers(len(game.legal()))))
    assert compared > 50
    # The cards did change: the observation of another seat, which knows them, is different.
    assert hidden_differs > compared / 2


def test_observations_of_environments_and_games_have_the_same_size():
    """A policy trained in an environment can play with `Game.observe`."""
    library = inkwright.Library()
    deck = library.starter(inkwright.starters()[0])
    envs = VecEnv(1, [deck], seed=4, max_actions=256)
    envs.reset()
    assert envs.layout.size == len(inkwright.Game([deck, deck]).observe(0)["observation"])


def test_the_fixed_list_names_every_answer_once():
    envs = VecEnv(1, opponent="greedy", seed=8)
    seen_kinds = set()
    for seen, *_ in rollout(envs, 400):
        mask, action_of = envs.fixed_mask(0)
        n = int(seen["action_mask"].sum())
        chosen = action_of[mask]
        assert len(set(chosen)) == len(chosen) and chosen.max() < n and len(chosen) >= min(n, 2)
        seen_kinds |= {
            np.searchsorted([b[1] for b in envs.layout.fixed_blocks], p, "right") for p in np.nonzero(mask)[0]
        }
    assert len(seen_kinds) > 6


@pytest.mark.parametrize("fixed", [False, True])
def test_gymnasiums_checks_pass(fixed):
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'inkwright[gym]'")
    from gymnasium.utils.env_checker import check_env

    env = inkwright.envs.LoreEnv(opponent="random", fixed=fixed)
    check_env(env, skip_render_check=True)
    assert isinstance(env, gymnasium.Env)
    seen, info = env.reset(seed=1)
    over, steps = False, 0
    rng = np.random.default_rng(0)
    while not over:
        seen, reward, terminated, truncated, info = env.step(rng.choice(np.nonzero(env.action_masks())[0]))
        over, steps = terminated or truncated, steps + 1
    assert abs(reward) in (0.0, 1.0) and steps > 10
    # The last observation belongs to the game that ended, not to the next one.
    assert seen["observation"][env.envs.layout.head["DECISION"]] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoos_checks_pass(players):
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'inkwright[zoo]'")
    from pettingzoo.test import api_test, seed_test

    api_test(inkwright.envs.table(players=players), num_cycles=300)
    seed_test(lambda: inkwright.envs.table(players=players), num_cycles=100)
