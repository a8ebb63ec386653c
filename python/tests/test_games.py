"""Games, decks, cards, replays and scenarios: the part of the package that wraps the library crate."""

import copy
import doctest
import importlib
import pathlib
import pickle
import random
import threading

import pytest

import inkwright

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def library():
    return inkwright.Library()


@pytest.fixture
def decks(library):
    return [library.starter(title) for title in inkwright.starters()[:2]]


def play_some(game, steps, seed=0):
    rng = random.Random(seed)
    for _ in range(steps):
        if game.decision is None:
            break
        game.play(rng.choice(game.legal()))


@pytest.mark.parametrize(
    "name", ["inkwright", "inkwright._inkwright", "inkwright.cards", "inkwright.show", "inkwright.envs"]
)
def test_the_examples_in_docstrings_are_correct(name):
    module = importlib.import_module(name)
    found = doctest.DocTestFinder(exclude_empty=True).find(module, name)
    runner = doctest.DocTestRunner()
    for test in found:
        runner.run(test)
    assert runner.summarize().failed == 0
    assert runner.tries > 0


def test_every_event_of_a_game_has_a_text_and_a_rule(decks):
    game = inkwright.Game(decks, seed=3)
    rng, told = random.Random(3), 0
    while game.decision is not None:
        for event in game.play(rng.choice(game.legal())):
            assert event.text and event.rule[0].isdigit()
            told += 1
    assert told > 50
    assert game.outcome.winners in ([0], [1]) or game.outcome.draw
    assert game.legal() == []


def test_an_illegal_answer_is_refused_with_a_rule_and_a_reason_and_changes_nothing(decks):
    game = inkwright.Game(decks, seed=3)
    before = game.view(0).turn, game.legal()
    with pytest.raises(inkwright.Refused) as refused:
        game.play(inkwright.Action("quest", card=1))
    assert refused.value.rule == "2.2.2" and refused.value.reason
    assert isinstance(refused.value, inkwright.InkwrightError)
    assert (game.view(0).turn, game.legal()) == before
    with pytest.raises(inkwright.Refused):
        game.check(inkwright.Action("end turn"))


@pytest.mark.parametrize(
    "answer",
    [
        inkwright.Action("quest", card=60_000),
        inkwright.Action("player", number=200),
        inkwright.Action("name", number=65_000),
    ],
)
def test_answers_out_of_range_are_refused(decks, answer):
    with pytest.raises(inkwright.InkwrightError):
        inkwright.Game(decks).play(answer)


def test_invalid_arguments_raise_errors_with_a_message(decks, library):
    game = inkwright.Game(decks)
    for wrong in [
        lambda: game.play(1000),
        lambda: game.view(2),
        lambda: game.name(60_000),
        lambda: game.describe(inkwright.Action("quest", card=9999)),
        lambda: inkwright.Action("dance"),
        lambda: inkwright.Action("quest"),
        lambda: inkwright.Game(decks, edition="9.9"),
        lambda: inkwright.Game(decks, variant="chess"),
        lambda: inkwright.Game(decks, teams="later"),
        lambda: library.starter("no such deck"),
        lambda: game.copy().play_out(["greedy", "nobody"]),
        lambda: inkwright.Layout(1),
    ]:
        with pytest.raises(ValueError) as told:
            wrong()
        assert len(str(told.value)) > 10
    with pytest.raises(TypeError):
        game.play("quest")
    with pytest.raises(inkwright.InkwrightError):
        inkwright.Game(decks[:1])
    with pytest.raises(KeyError, match="did you mean"):
        library.card("Stitch - New Dogg")
    with pytest.raises(inkwright.DeckError) as bad:
        library.deck("bad", "4 No Such Card\n3 Neither This")
    assert len(bad.value.problems) == 2
    with pytest.raises(inkwright.DeckError):
        inkwright.Game([inkwright.Deck("x", [(60, "No Such Card")]), decks[0]])


def test_a_panic_becomes_an_ordinary_exception():
    from inkwright import _inkwright

    with pytest.raises(inkwright.InternalError, match="on purpose"):
        _inkwright._panic()
    assert issubclass(inkwright.InternalError, Exception)


def test_copies_and_pickles_are_independent(decks):
    game = inkwright.Game(decks, seed=5)
    play_some(game, 40)
    for again in [copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))]:
        assert again.legal() == game.legal() and again.answers == game.answers
        legal = game.legal()
        play_some(again, 30, seed=1)
        assert game.legal() == legal
    one, other = pickle.loads(pickle.dumps(game)), game.copy()
    play_some(one, 500, seed=9), play_some(other, 500, seed=9)
    assert one.replay() == other.replay()


def test_games_of_scenarios_and_of_made_up_cards_can_be_pickled(decks):
    scenario = 'scenario "x"\np1:\n  play "Stitch - New Dog" as stitch\np2:\n  hand "Smash"\n'
    game = inkwright.Game.from_scenario(scenario)
    again = pickle.loads(pickle.dumps(game))
    assert again.legal() == game.legal()
    assert [e.allowed for e in again.ask("do quest stitch")] == [True]
    mine = inkwright.cards.library_with("Rush", name="Quick One", inks=["ruby"], inkable=True)
    deck = inkwright.Deck("quick", [(60, "Quick One")])
    game = inkwright.Game([deck, deck], library=mine)
    play_some(game, 30)
    assert pickle.loads(pickle.dumps(game)).legal() == game.legal()


def test_damaged_pickles_and_replays_are_refused(decks):
    game = inkwright.Game(decks, seed=5)
    play_some(game, 40)
    restore, (library, data) = game.__reduce__()
    rng = random.Random(1)
    for _ in range(200):
        at = rng.randrange(len(data))
        changed = data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]
        with pytest.raises(inkwright.GameError):
            restore(library, changed)
    replay = game.replay()
    for cut in [b"", b"nonsense", replay[:-1], replay[:50], replay + b"x"]:
        with pytest.raises(inkwright.ReplayError):
            inkwright.Game.from_replay(cut)
    with pytest.raises(inkwright.ReplayError):
        inkwright.Game.from_replay("no/such/file.replay")


def test_a_replay_is_the_same_game_again(decks, tmp_path):
    game = inkwright.Game(decks, seed=11)
    game.play_out(["greedy", "random"], seed=4)
    game.save(tmp_path / "game.replay")
    for again in [inkwright.Game.from_replay(tmp_path / "game.replay"), inkwright.Game.from_replay(game.replay())]:
        assert again.outcome == game.outcome and again.turn == game.turn
        assert again.answers == game.answers


def test_bots_with_the_same_seed_play_the_same_game(decks):
    def play(seed):
        game = inkwright.Game(decks, seed=11)
        game.play_out(["random", "random"], seed=seed)
        return game.replay()

    assert play(1) == play(1) != play(2)


class Quester:
    """Quests with everything, and otherwise takes the last answer."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, decision, answers):
        self.asked += 1
        assert decision.seat == view.viewer
        quests = [answer for answer in answers if answer.kind == "quest"]
        return quests[0] if quests else len(answers) - 1


def test_a_custom_bot_can_play(decks):
    bot = Quester()
    game = inkwright.Game(decks, seed=2)
    game.play_out([bot, "random"])
    assert bot.asked > 10


def test_exceptions_of_a_custom_bot_reach_the_caller(decks):
    class Broken:
        def choose(self, view, decision, answers):
            raise RuntimeError("no idea")

    class Wild:
        def choose(self, view, decision, answers):
            return 10_000

    with pytest.raises(RuntimeError, match="no idea"):
        inkwright.Game(decks).play_out([Broken(), "random"])
    with pytest.raises(ValueError, match="no answer 10000"):
        inkwright.Game(decks).play_out([Wild(), "random"])


def test_long_calls_let_other_threads_run(decks):
    ticks, stop = [0], threading.Event()

    def count():
        while not stop.wait(0.001):
            ticks[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    before = ticks[0]
    inkwright.Game(decks, seed=1).play_out(["search:fast", "search:fast"])
    during = ticks[0] - before
    stop.set(), thread.join()
    assert during > 5


def test_scenarios_pass_or_fail_with_a_line():
    good, bad = inkwright.run_scenarios(
        'scenario "good"\np1:\n  play "Stitch - New Dog" as stitch\nexpect legal do quest stitch\n'
        'scenario "bad"\np1:\n  play "Stitch - New Dog" as stitch drying\nexpect legal do quest stitch\n'
    )
    assert good.passed and not bad.passed
    assert bad.line == 8 and bad.message
    with pytest.raises(inkwright.ScenarioError):
        inkwright.Game.from_scenario("this is no scenario")


def test_questions_are_answered_with_rules():
    game = inkwright.Game.from_scenario(
        'scenario "q"\np1:\n  play "Stitch - New Dog" as stitch\n'
        'p2:\n  play "Peter Pan - Never Landing" as peter exerted\n'
    )
    (told,) = game.ask('do challenge "Stitch - New Dog" "Peter Pan - Never Landing"')
    assert not told and told.reasons[0][0] == "8.6.1"
    assert game.explain(0).allowed


def test_a_card_error_names_the_line_and_what_was_expected():
    with pytest.raises(inkwright.CardError) as error:
        inkwright.cards.compile("Rush\nDraw a cart.", type="action")
    assert error.value.line == 2 or error.value.line == 1
    assert error.value.expected


def test_scenarios_of_the_project_pass():
    files = sorted((ROOT / "scenarios").rglob("*.scn"))[:40]
    assert len(files) == 40
    for file in files:
        for report in inkwright.run_scenarios(file.read_text()):
            assert report.passed, f"{file}: {report}"
