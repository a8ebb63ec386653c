//! Rules that no scenario can show: they speak of views, of moments in the middle of things, or of every game.

mod common;

use common::{Dice, SEATS, Table, whole_library};
use engine::{
    Action, CardId, Chance, Decision, DecisionKind, Event, Game, Payment, Placed, Position, Seat, Side,
    Teams, Variant, What, Zone,
};
use std::sync::LazyLock;

static TABLE: LazyLock<Table> = LazyLock::new(whole_library);
const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

/// Plays random games of any cards there are; `look` sees each decision and what happened on the way to it.
fn play(games: u64, mut look: impl FnMut(&Game, &[Event], &Decision, &mut Dice)) {
    let db = &TABLE.db;
    let mut list = vec![];
    let mut events = vec![];
    for seed in 0..games {
        let mut game = TABLE.mixed_game(seed);
        let mut dice = Dice(seed ^ 0xa11);
        events.clear();
        while let Some(decision) = game.decision() {
            look(&game, &events, &decision, &mut dice);
            game.legal(db, &mut list);
            // Ending the turn comes up less often than by chance: things shall happen.
            let mut action = list[dice.below(list.len())];
            if action == Action::EndTurn {
                action = list[dice.below(list.len())];
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
        card.kind == ability::CardType::Character && card.cost >= 6 && card.statics.is_empty()
    };
    let singers: Vec<Placed> = defs().filter(plain).take(3).map(Placed::new).collect();
    let songs: Vec<engine::DefId> = defs().filter(|def| db.def(*def).sing_together.is_some()).collect();
    let mut shown = 0;
    for song in songs {
        let filler = singers[0].def;
        let side = || Side { deck: vec![filler; 5], ..Side::default() };
        let sides = vec![Side { hand: vec![song], play: singers.clone(), ..side() }, side()];
        let position = Position {
            sides,
            active: P1,
            turn: None,
            chance: Chance::new(1),
            variant: Variant::Constructed,
            teams: Teams::default(),
        };
        let mut game = Game::from_position(db, &position);
        let card = game.zone(P1, Zone::Hand).next().expect("the song is in hand");
        assert!(!game.knows(db, P2, card), "in hand, it is private");
        let mut events = vec![];
        if game.apply(db, Action::Play(card, Payment::SingTogether), Some(&mut events)).is_err() {
            continue;
        }
        // Now the singers are asked for: nothing is paid yet, and everyone knows the song.
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
    play(60, |game, events, decision, _| {
        for event in events {
            match event.what {
                What::Challenged { .. } => challenge = true,
                What::ChallengeEnded { .. } | What::TurnBegan { .. } | What::GameBegan { .. } => {
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
        let shuffles = events.iter().any(|event| matches!(event.what, What::Shuffled { .. }));
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
