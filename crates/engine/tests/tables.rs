//! The laws of the engine for every kind of game: more than two players, teams, shared turns, Pack Rush.
//! Decks contain any cards, players leave at random, and every step is checked.
//!
//! `INKWRIGHT_GAMES` sets the number of games of each kind; `make laws` plays 10,000. `INKWRIGHT_FIRST` is
//! the seed of the first one, to repeat a single game. `INKWRIGHT_EDITION` selects one edition of the rules
//! for all of them; by default, the editions take turns. `INKWRIGHT_SET` fills half of each deck with cards
//! of that set.

mod common;

use cards::CardLibrary;
use common::{Shape, Table, whole_library};
use engine::{Action, CardDb, CardId, Chance, DefId, Edition, Game, Outcome, Seat, TeamTurns, Variant, Zone};
use fastrand::Rng;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Table> = LazyLock::new(whole_library);

/// The cards of the selected set.
static OF_SET: LazyLock<Vec<DefId>> = LazyLock::new(|| {
    let Ok(set) = std::env::var("INKWRIGHT_SET") else { return vec![] };
    let of_set = |card: &&cards::CardData| {
        card.printings.iter().any(|printing| printing.starts_with(&format!("{set}/")))
    };
    let library = CardLibrary::embedded();
    let found: Vec<DefId> =
        library.cards.iter().filter(of_set).filter_map(|card| LIBRARY.db.find(&card.full_name())).collect();
    assert!(!found.is_empty(), "INKWRIGHT_SET: there is no set {set}");
    eprintln!("{} cards of set {set}", found.len());
    found
});

/// The number of seats that a usual test run fills for each kind of game: larger games take longer.
const SEATS: u64 = 400;

/// More than any real game needs: a game that reaches it does not end.
const CAP: usize = 30_000;

/// In one of this many decisions, a player leaves instead of answering.
const LEAVING: usize = 400;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Plays games of one kind and checks the laws at every step.
fn hold(name: &str, shape: Shape) {
    let usual = SEATS / shape.players as u64;
    let (games, first) = (setting("INKWRIGHT_GAMES", usual), setting("INKWRIGHT_FIRST", 0));
    let mut counts = Counts::default();
    for number in 1..=games {
        play(shape, first + number - 1, games <= usual, &mut counts);
        if number % 1_000 == 0 {
            eprintln!("{name}: {number} of {games} games, {counts:?}");
        }
    }
    eprintln!("{name}: {games} games, {counts:?}");
    assert_eq!(counts.draws + counts.won, games, "every game ends");
}

/// Statistics that show what a run covered.
#[derive(Debug, Default)]
struct Counts {
    decisions: u64,
    turns: u64,
    left: u64,
    won: u64,
    draws: u64,
}

/// The edition of a game: the selected one, or each in turn.
fn edition(seed: u64) -> Edition {
    match std::env::var("INKWRIGHT_EDITION") {
        Ok(name) => name.parse().unwrap_or_else(|_| panic!("INKWRIGHT_EDITION: there is no edition {name}")),
        Err(_) => Edition::ALL[seed as usize % Edition::ALL.len()],
    }
}

fn play(shape: Shape, seed: u64, every_step: bool, counts: &mut Counts) {
    let db = &LIBRARY.db;
    let mut game = LIBRARY.shaped_game(shape, edition(seed), &OF_SET, seed);
    let mut rng = Rng::with_seed(seed ^ 0x5eed);
    let mut chance = Chance::new(seed);
    let mut legal = vec![];
    let mut events = vec![];
    let mut copy = game.clone();
    for step in 0..=CAP {
        let at = format!("seed {seed}, decision {step}");
        if game.decision().is_none() {
            break;
        }
        assert!(step < CAP, "{at}: the game ends");
        game.legal(db, &mut legal);
        if let Some(law) = game.broken_law(db, &legal) {
            let source = game.decision().and_then(|decision| decision.source);
            let source = source.map(|id| &db.def(game.card(id).def).full_name);
            panic!("{at}: {law}; asked is {:?} for {source:?}", game.decision());
        }
        nobody_left_behind(&game, &at);
        others_are_refused(db, &game, &legal, &mut copy, &mut rng, &at);
        // The most expensive law: long runs check it at one step in four.
        if every_step || chance.below(4) == 0 {
            views_are_fair(db, &game, &legal, &mut copy, &mut chance, &at);
        }
        counts.decisions += 1;
        let action = match rng.usize(..LEAVING) {
            0 => {
                let left: Vec<Seat> = game.turn_order().collect();
                counts.left += 1;
                Action::Concede(left[rng.usize(..left.len())])
            }
            _ => legal[rng.usize(..legal.len())],
        };
        events.clear();
        game.apply(db, action, Some(&mut events)).expect("a listed action is accepted");
        assert!(events.iter().all(|event| event.rule.0[0] > 0), "{at}: every event names its rule");
    }
    counts.turns += u64::from(game.turn());
    match game.outcome() {
        Some(Outcome::Won { by, .. }) => {
            counts.won += 1;
            assert!(!game.player(by).out, "seed {seed}: the winner is in the game");
            for seat in game.seats() {
                assert_eq!(
                    game.has_won(seat),
                    !game.are_opponents(seat, by),
                    "seed {seed}: teams win as one"
                );
            }
        }
        Some(Outcome::Draw { .. }) => counts.draws += 1,
        None => panic!("seed {seed}: the game ends"),
    }
}

/// Checks that a player who left has nothing in the game (9.2.3) and is not asked, and that marketing cards
/// are in place (10.2.2.1).
fn nobody_left_behind(game: &Game, at: &str) {
    let gone = |seat: Seat| game.player(seat).out;
    assert!(!game.bag().iter().any(|entry| gone(entry.seat)), "{at}: an entry of a player who left");
    assert!(!game.decision().is_some_and(|decision| gone(decision.seat)), "{at}: a player who left is asked");
    let marketing = if game.variant() == Variant::PackRush { 2 } else { 0 };
    for seat in game.seats() {
        let cards = |id: &CardId| game.card(*id).owner == seat;
        let in_game = |id: &CardId| game.card(*id).zone != Zone::Gone;
        let left = game.card_ids().filter(cards).filter(in_game).count();
        assert!(!gone(seat) || left == 0, "{at}: a card of a player who left");
        let ink = game.zone(seat, Zone::Inkwell).filter(|id| game.is_marketing(*id)).count();
        assert_eq!(ink, if gone(seat) { 0 } else { marketing }, "{at}: marketing cards");
    }
}

/// Checks that an unlisted action is refused with a rule and changes nothing.
fn others_are_refused(db: &CardDb, game: &Game, legal: &[Action], copy: &mut Game, rng: &mut Rng, at: &str) {
    let cards = game.card_ids().count();
    let (a, b) = (CardId(rng.usize(..cards) as u16), CardId(rng.usize(..cards) as u16));
    let seat = Seat(rng.usize(..8) as u8);
    let actions = [
        Action::Ink(a),
        Action::Quest(a),
        Action::Challenge(a, b),
        Action::Move(a, b),
        Action::Use(a, 0),
        Action::Card(a),
        Action::Player(seat),
        Action::Trigger(rng.usize(..4) as u8),
        Action::EndTurn,
        Action::Done,
    ];
    copy.clone_from(game);
    for action in actions.into_iter().filter(|action| !legal.contains(action)) {
        let refusal = copy.apply(db, action, None).expect_err("an unlisted action is refused");
        assert!(refusal.rule.0[0] > 0, "{at}: a refusal names its rule");
    }
    assert!(*copy == *game, "{at}: a refusal changes nothing");
}

/// Checks that a player's view and answers don't depend on what the player can't see, and that the players
/// who may answer have all answers between them. Looks at each step as those players and one other.
fn views_are_fair(
    db: &CardDb,
    game: &Game,
    legal: &[Action],
    copy: &mut Game,
    chance: &mut Chance,
    at: &str,
) {
    let (mut mine, mut theirs) = (vec![], vec![]);
    let mut answered: Vec<Action> = vec![];
    let other = Seat(chance.below(game.seats().count() as u32) as u8);
    for viewer in game.seats() {
        game.legal_for(db, viewer, &mut mine);
        if mine.is_empty() && viewer != other {
            continue;
        }
        copy.clone_from(game);
        copy.permute_hidden(db, &[viewer], chance);
        let views = [game, &*copy].map(|g| postcard::to_stdvec(&g.view(db, viewer)).expect("a view"));
        assert!(views[0] == views[1], "{at}: the view of {viewer}");
        copy.legal_for(db, viewer, &mut theirs);
        let shown = |g: &Game, list: &[Action]| -> Vec<Option<Action>> {
            list.iter().map(|action| g.action_for(viewer, *action)).collect()
        };
        let answers = shown(game, &mine);
        if let Some(hidden) = answers.iter().position(Option::is_none) {
            let asked = game.decision().map(|decision| {
                let source = decision.source.map(|id| &db.def(game.card(id).def).full_name);
                format!("{decision:?} for {source:?}")
            });
            let answer = mine[hidden];
            panic!("{at}: {viewer} can't see the answer {answer:?} to {asked:?}");
        }
        assert_eq!(answers, shown(copy, &theirs), "{at}: the answers of {viewer}");
        answered.extend(&mine);
    }
    assert!(legal.iter().all(|action| answered.contains(action)), "{at}: somebody may give each answer");
    assert!(answered.iter().all(|action| legal.contains(action)), "{at}: nobody may give another");
}

const FREE: Shape = Shape { players: 3, teams: None, variant: Variant::Constructed };

#[test]
fn two_players_keep_the_laws() {
    hold("two players", Shape { players: 2, ..FREE });
}

#[test]
fn three_players_keep_the_laws() {
    hold("three players", FREE);
}

#[test]
fn four_players_keep_the_laws() {
    hold("four players", Shape { players: 4, ..FREE });
}

#[test]
fn six_players_keep_the_laws() {
    hold("six players", Shape { players: 6, ..FREE });
}

#[test]
fn teams_with_turns_of_their_own_keep_the_laws() {
    hold("two teams of two", Shape { players: 4, teams: Some(TeamTurns::Alternating), ..FREE });
}

#[test]
fn teams_with_turns_in_common_keep_the_laws() {
    hold("two teams of two, together", Shape { players: 4, teams: Some(TeamTurns::Together), ..FREE });
}

#[test]
fn pack_rush_keeps_the_laws() {
    hold("Pack Rush", Shape { players: 2, teams: None, variant: Variant::PackRush });
}
