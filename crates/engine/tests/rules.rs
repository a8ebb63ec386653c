//! Rules that no scenario can show: they concern views, intermediate moments, or every game.

mod common;

use common::{SEATS, Table, whole_library};
use engine::{
    Action, CardId, Chance, Decision, DecisionKind, Event, EventKind, Game, Payment, Position, PositionCard,
    PositionSide, Rules, Seat, Teams, Variant, Zone,
};
use fastrand::Rng;
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(whole_library);
const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

/// Plays random games with any cards. `look` sees each decision and the events that led to it.
fn play(games: u64, mut look: impl FnMut(&Game, &[Event], &Decision, &mut Rng)) {
    let db = &TABLE.db;
    let mut list = vec![];
    let mut events = vec![];
    for seed in 0..games {
        let mut game = TABLE.mixed_game(seed);
        let mut rng = Rng::with_seed(seed ^ 0xa11);
        events.clear();
        while let Some(decision) = game.decision() {
            look(&game, &events, &decision, &mut rng);
            game.legal(db, &mut list);
            // End the turn less often than at random, so that more happens.
            let mut action = list[rng.usize(..list.len())];
            if action == Action::EndTurn {
                action = list[rng.usize(..list.len())];
            }
            events.clear();
            game.apply(db, action, Some(&mut events)).expect("a listed action is accepted");
            if game.turn() > 60 {
                break;
            }
        }
    }
}

/// 1.1.2
#[test]
fn lore_and_damage_are_open_to_everyone() {
    let db = &TABLE.db;
    let (mut lore, mut damage) = (0, 0);
    play(40, |game, _, _, _| {
        for viewer in SEATS {
            let view = game.view(db, viewer);
            for (seat, side) in SEATS.into_iter().zip(&view.sides) {
                assert_eq!(side.lore, game.player(seat).lore);
                lore += usize::from(side.lore > 0);
                let shown: Vec<(CardId, u16)> = side.play.iter().map(|card| (card.id, card.damage)).collect();
                let real = game.zone(seat, Zone::Play);
                let real: Vec<(CardId, u16)> = real
                    .map(|id| (game.view_id(viewer, id).expect("in sight"), game.card(id).damage))
                    .collect();
                assert_eq!(shown, real);
                damage += shown.iter().filter(|(_, n)| *n > 0).count();
            }
        }
    });
    assert!(lore > 1_000 && damage > 1_000, "{lore} {damage}: games that show it");
}

/// 4.3.2.1
#[test]
fn a_card_being_played_is_open_to_everyone_before_it_is_paid_for() {
    let db = &TABLE.db;
    let defs = || (0..db.defs().len() as u16).map(engine::DefId);
    let plain = |def: &engine::DefId| {
        let card = db.def(*def);
        card.kind == wording::CardType::Character && card.cost >= 6 && card.statics.is_empty()
    };
    let singers: Vec<PositionCard> = defs().filter(plain).take(3).map(PositionCard::new).collect();
    let songs: Vec<engine::DefId> = defs().filter(|def| db.def(*def).sing_together.is_some()).collect();
    let mut shown = 0;
    for song in songs {
        let filler = singers[0].def;
        let side = || PositionSide { deck: vec![filler; 5], ..PositionSide::default() };
        let first = PositionSide { hand: vec![song], play: singers.clone(), ..side() };
        let mut game = position(first, side());
        let card = game.zone(P1, Zone::Hand).next().expect("the song is in hand");
        assert!(!game.knows(db, P2, card), "in hand, it is private");
        let mut events = vec![];
        if game.apply(db, Action::Play(card, Payment::SingTogether), Some(&mut events)).is_err() {
            continue;
        }
        // The singers are asked for now: nothing is paid yet, and all players know the song.
        assert!(matches!(game.decision().map(|decision| decision.kind), Some(DecisionKind::Cards { .. })));
        assert!(game.zone(P1, Zone::Play).all(|id| !game.card(id).exerted));
        for viewer in SEATS {
            let view = game.view(db, viewer);
            let resolving: Vec<_> = view.sides[0].resolving.iter().map(|card| card.def).collect();
            assert_eq!(resolving, [song]);
        }
        shown += 1;
    }
    assert!(shown > 3, "{shown} songs show it");
}

/// 6.3.2
#[test]
fn abilities_are_used_only_at_a_quiet_moment() {
    let db = &TABLE.db;
    let (mut quiet, mut waiting, mut challenging) = (0, 0, 0);
    let mut challenge = false;
    play(120, |game, events, decision, _| {
        for event in events {
            match event.kind {
                EventKind::Challenged { .. } => challenge = true,
                EventKind::ChallengeEnded { .. }
                | EventKind::TurnBegan { .. }
                | EventKind::GameBegan { .. } => {
                    challenge = false;
                }
                _ => {}
            }
        }
        if game.turn() <= 1 && events.is_empty() {
            challenge = false;
        }
        let able = game.card_ids().filter(|id| game.card(*id).zone == Zone::Play);
        let uses = able.flat_map(|id| (0..game.activated_count(db, id)).map(move |n| Action::Use(id, n)));
        if decision.kind == DecisionKind::Action {
            assert!(game.bag().is_empty() && !challenge, "turn actions come when all is quiet");
            quiet += uses.filter(|action| game.check(db, *action).is_ok()).count();
            return;
        }
        for action in uses {
            assert!(game.check(db, action).is_err(), "{action:?} while {decision:?}");
            waiting += usize::from(!game.bag().is_empty());
            challenging += usize::from(challenge);
        }
    });
    assert!(
        quiet > 50 && waiting > 20 && challenging > 5,
        "{quiet} {waiting} {challenging}: games that show it"
    );
}

/// 1.7.6.2
#[test]
fn what_was_shuffled_or_shown_stays_so_after_a_refused_answer() {
    let db = &TABLE.db;
    let (mut shuffled, mut revealed) = (0, 0);
    play(900, |game, events, decision, _| {
        let shuffles = events.iter().any(|event| matches!(event.kind, EventKind::Shuffled { .. }));
        let shown: Vec<(Seat, CardId)> = SEATS
            .into_iter()
            .flat_map(|seat| game.card_ids().map(move |id| (seat, id)))
            .filter(|(seat, id)| {
                let card = game.card(*id);
                matches!(card.zone, Zone::Hand | Zone::Deck | Zone::Aside)
                    && card.owner != *seat
                    && game.knows(db, *seat, *id)
            })
            .collect();
        if decision.kind == DecisionKind::Action || (!shuffles && shown.is_empty()) {
            return;
        }
        let order = |game: &Game| -> Vec<CardId> {
            SEATS.iter().flat_map(|seat| game.zone(*seat, Zone::Deck).collect::<Vec<_>>()).collect()
        };
        let mut after = game.clone();
        let wrong = [Action::EndTurn, Action::Number(u16::MAX), Action::Trigger(u8::MAX)];
        for action in wrong {
            after.apply(db, action, None).expect_err("it is no answer to this");
        }
        assert_eq!(order(&after), order(game));
        assert!(shown.iter().all(|(seat, id)| after.knows(db, *seat, *id)));
        assert_eq!(after, *game, "nor is anything shuffled once more");
        shuffled += usize::from(shuffles);
        revealed += usize::from(!shown.is_empty());
    });
    assert!(shuffled > 2 && revealed > 50, "{shuffled} {revealed}: games that show it");
}

/// A simple card to fill decks with.
const FILLER: &str = "Stitch - New Dog";

fn card(name: &str) -> engine::DefId {
    TABLE.db.find(name).expect("a card of the library")
}

/// A side with this hand, enough ink and a deck.
fn side(hand: &[&str], play: Vec<PositionCard>) -> PositionSide {
    PositionSide {
        deck: vec![card(FILLER); 10],
        hand: hand.iter().map(|name| card(name)).collect(),
        inkwell: vec![(card(FILLER), false); 10],
        play,
        ..PositionSide::default()
    }
}

/// A game of two sides, on the first one's turn.
fn position(first: PositionSide, second: PositionSide) -> Game {
    let position = Position {
        sides: vec![first, second],
        active: P1,
        turn: None,
        chance: Chance::new(1),
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
    };
    Game::from_position(&TABLE.db, &position).expect("the position holds")
}

fn in_hand(game: &Game, seat: Seat, name: &str) -> CardId {
    let def = card(name);
    game.zone(seat, Zone::Hand).find(|id| game.card(*id).def == def).expect("it is in hand")
}

fn in_play(game: &Game, seat: Seat, name: &str) -> CardId {
    let def = card(name);
    game.zone(seat, Zone::Play).find(|id| game.card(*id).def == def).expect("it is in play")
}

/// Plays a card from the first player's hand and gives these answers. Returns the events.
fn play_card(game: &mut Game, name: &str, answers: &[Action]) -> Vec<Event> {
    let mut events = vec![];
    let action = Action::Play(in_hand(game, P1, name), Payment::Ink);
    for action in std::iter::once(&action).chain(answers) {
        game.apply(&TABLE.db, *action, Some(&mut events)).expect("a legal action");
    }
    assert_eq!(game.decision().map(|decision| decision.kind), Some(DecisionKind::Action), "all is done");
    events
}

/// The events about damage, each with its rule.
fn about_damage(events: &[Event]) -> Vec<(String, EventKind)> {
    let damage = |event: &&Event| {
        matches!(
            event.kind,
            EventKind::DamageDealt { .. }
                | EventKind::DamagePut { .. }
                | EventKind::DamageMoved { .. }
                | EventKind::DamageReplaced { .. }
        )
    };
    events.iter().filter(damage).map(|event| (event.rule.to_string(), event.kind)).collect()
}

/// 1.9.1, 1.9.1.4, 4.6.6.2
#[test]
fn damage_is_told_as_what_it_is() {
    let mickey = "Mickey Mouse - True Friend";
    let hurt = PositionCard { damage: 1, ..PositionCard::new(card(mickey)) };
    let hand = ["Fire the Cannons!", "Mosquito Bite", "Bestow a Gift"];
    let foe = PositionCard { exerted: true, ..PositionCard::new(card("Maximus - Palace Horse")) };
    let game = position(side(&hand, vec![hurt]), side(&[], vec![foe]));
    let (mine, theirs) = (in_play(&game, P1, mickey), in_play(&game, P2, "Maximus - Palace Horse"));
    let played = |name: &str, answers: &[Action]| about_damage(&play_card(&mut game.clone(), name, answers));
    let one = |rule: &str, what: EventKind| vec![(rule.to_string(), what)];

    let dealt = played("Fire the Cannons!", &[Action::Card(theirs)]);
    assert_eq!(dealt, one("1.9.2.1", EventKind::DamageDealt { card: theirs, n: 2, now: 2 }));
    let put = played("Mosquito Bite", &[Action::Card(theirs)]);
    assert_eq!(put, one("1.9.2.2", EventKind::DamagePut { card: theirs, n: 1, now: 1 }));
    let moved = played("Bestow a Gift", &[Action::Card(mine), Action::Card(theirs)]);
    assert_eq!(moved, one("1.9.2.4", EventKind::DamageMoved { from: mine, to: theirs, n: 1 }));

    let mut events = vec![];
    game.clone().apply(&TABLE.db, Action::Challenge(mine, theirs), Some(&mut events)).expect("it may");
    let strength = |id: CardId| TABLE.db.def(game.card(id).def).strength as u16;
    let struck = |card: CardId, by: CardId, before: u16| {
        let n = strength(by);
        ("4.6.6.2".to_string(), EventKind::DamageDealt { card, n, now: before + n })
    };
    assert_eq!(about_damage(&events), [struck(theirs, mine, 0), struck(mine, theirs, 1)]);
}

/// 6.5.7: the player only chooses if several effects apply.
#[test]
fn one_replacement_effect_applies_unasked() {
    let (beast, foe) = ("Beast - Selfless Protector", "Maximus - Palace Horse");
    let play = vec![PositionCard::new(card(beast)), PositionCard::new(card(foe))];
    let mut game = position(side(&["Fire the Cannons!"], vec![]), side(&[], play));
    let (beast, foe) = (in_play(&game, P2, beast), in_play(&game, P2, foe));
    let events = play_card(&mut game, "Fire the Cannons!", &[Action::Card(foe)]);
    let told = [
        ("6.5.4".to_string(), EventKind::DamageReplaced { card: foe, by: beast, n: 2 }),
        ("1.9.2.2".to_string(), EventKind::DamagePut { card: beast, n: 2, now: 2 }),
    ];
    assert_eq!(about_damage(&events), told);
}

/// 7.2.2, 1.2.3
#[test]
fn as_many_cards_are_looked_at_as_there_are() {
    for (deck, seen) in [(10, 2), (1, 1)] {
        let first = side(&["Develop Your Brain"], vec![]);
        let mut game = position(PositionSide { deck: vec![card(FILLER); deck], ..first }, side(&[], vec![]));
        let brain = in_hand(&game, P1, "Develop Your Brain");
        let mut events = vec![];
        game.apply(&TABLE.db, Action::Play(brain, Payment::Ink), Some(&mut events)).expect("it may");
        let looked = |event: &Event| match event.kind {
            EventKind::LookedAt { whose: seat, cards, .. } => Some((event.rule.to_string(), seat, cards)),
            _ => None,
        };
        let looks: Vec<_> = events.iter().filter_map(looked).collect();
        assert_eq!(looks, [("7.2.2".to_string(), P1, seen)]);
    }
}

/// 7.2.3: a single card has no order, and the last of several follows automatically.
#[test]
fn an_order_is_asked_for_where_there_is_one() {
    let mut asked = 0;
    play(200, |_, _, decision, _| {
        if let DecisionKind::Order { left } = decision.kind {
            assert!(left > 1);
            asked += 1;
        }
    });
    assert!(asked > 50, "{asked}: games that show it");
}

/// Guesses this card for all unseen cards.
struct Only(engine::DefId);

impl engine::Belief for Only {
    fn guess(
        &self,
        _: &engine::CardDb,
        _: Variant,
        _: Seat,
        count: usize,
        _: &mut Chance,
    ) -> Vec<engine::DefId> {
        vec![self.0; count]
    }
}

/// 4.3.6: a character damaged this turn remains known as one, whatever cards are imagined in its player's
/// hand.
#[test]
fn what_everyone_saw_this_turn_stays_so_in_an_imagined_game() {
    let (silver, foe) = ("John Silver - Vengeful Pirate", "Maximus - Palace Horse");
    let hand = ["Fire the Cannons!", "Mother Knows Best", silver];
    let mut game = position(side(&hand, vec![]), side(&[], vec![PositionCard::new(card(foe))]));
    let maximus = in_play(&game, P2, foe);
    play_card(&mut game, "Fire the Cannons!", &[Action::Card(maximus)]);
    play_card(&mut game, "Mother Knows Best", &[Action::Card(maximus)]);
    assert_eq!(game.card(maximus).zone, Zone::Hand);
    // Six of ten ink remain: enough for a cost of eight reduced by two.
    let db = &TABLE.db;
    let play = Action::Play(in_hand(&game, P1, silver), Payment::Ink);
    assert_eq!(game.check(db, play), Ok(()));
    let belief = Only(card("Fire the Cannons!"));
    let imagined = engine::Imagination::new(&game, db, P1).imagine(&belief, &mut Chance::new(1));
    let shown = game.action_for(P1, play).expect("in sight");
    let action = imagined.answer(shown).expect("it is there, too");
    assert_eq!(imagined.game.check(db, action), Ok(()));
}

/// 6.1.14, 7.2.1: the cards revealed on the way are shuffled into the deck, and only into that deck.
#[test]
fn the_rest_is_shuffled_into_the_deck_it_came_from() {
    let fred = PositionCard::new(card("Fred - Giant-Sized"));
    let first = side(&[], vec![fred]);
    let deck = ["Smash", "Lantern", "Gaston - Intellectual Powerhouse", FILLER].map(card).to_vec();
    let mut game = position(PositionSide { deck, ..first }, side(&[], vec![]));
    let mut events = vec![];
    let quest = Action::Quest(in_play(&game, P1, "Fred - Giant-Sized"));
    game.apply(&TABLE.db, quest, Some(&mut events)).expect("he may quest");
    let shuffled = |event: &Event| match event.kind {
        EventKind::Shuffled { seat } => Some(seat),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(shuffled).collect::<Vec<_>>(), [P1]);
    assert_eq!((game.count(P1, Zone::Deck), game.count(P1, Zone::Hand)), (3, 1));
}

/// 7.1.3: the log shows that a player looked at the hand, and none of its cards as revealed.
#[test]
fn a_hand_looked_at_is_told_as_that() {
    let diablo = "Diablo - Maleficent's Spy";
    let mut game = position(side(&[diablo], vec![]), side(&[FILLER, FILLER], vec![]));
    let events = play_card(&mut game, diablo, &[Action::Yes]);
    let told = |event: &Event| match event.kind {
        EventKind::LookedAt { whose: seat, cards, .. } => Some((event.rule.to_string(), seat, cards)),
        EventKind::Revealed { card, .. } => panic!("{card:?} is revealed"),
        _ => None,
    };
    assert_eq!(events.iter().filter_map(told).collect::<Vec<_>>(), [("7.1.3".to_string(), P2, 2)]);
}

/// 6.1.3, 8.12.1: when no more cards can be chosen, there is no further question. Each question says whether
/// another card is required.
#[test]
fn another_card_is_asked_for_where_there_is_one() {
    let (mut asked, mut enough) = (0, 0);
    let mut list = vec![];
    play(600, |game, _, decision, _| {
        if let DecisionKind::Cards { picked: picked @ 1.., min, .. } = decision.kind {
            game.legal(&TABLE.db, &mut list);
            assert!(list.iter().any(|action| matches!(action, Action::Card(_))), "{list:?}");
            assert_eq!(list.contains(&Action::Done), picked >= min, "{decision:?} {list:?}");
            asked += 1;
            enough += usize::from(picked >= min);
        }
    });
    assert!(asked > 100 && enough > 20 && asked > enough + 20, "{asked} {enough}: games that show it");
}

/// 9.3.1: only players who take their turns together share decisions.
#[test]
fn a_decision_is_one_players_where_nobody_plays_together() {
    play(20, |_, _, decision, _| assert!(!decision.shared, "{decision:?}"));
}

/// 6.1.3: once all players are chosen, there is no question for another one.
#[test]
fn players_are_chosen_until_there_are_no_more() {
    let song = "Beyond the Horizon";
    let mut game = position(side(&[song, FILLER], vec![]), side(&[FILLER], vec![]));
    play_card(&mut game, song, &[Action::Player(P2), Action::Player(P1)]);
    assert_eq!([P1, P2].map(|seat| game.count(seat, Zone::Hand)), [3, 3]);
}
