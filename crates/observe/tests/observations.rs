//! Observations of random games with any cards: they contain nothing hidden, and references to cards are
//! correct.

use engine::{Action, CardDb, Chance, DefId, Game, GameSetup, Rules, Seat, SideView, Teams, Variant, View};
use observe::{Encoder, FixedAnswers, Layout, card, feature, head, shortlist, side};
use playable::PlayableLibrary;

fn db() -> CardDb {
    (*PlayableLibrary::embedded().db).clone()
}

fn game(db: &CardDb, players: usize, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    let all = db.defs().len() as u32;
    let mut deck = || -> Vec<DefId> { (0..60).map(|_| DefId(chance.below(all) as u16)).collect() };
    let start = GameSetup {
        decks: (0..players).map(|_| deck()).collect(),
        leaders: vec![],
        seed,
        starter: None,
        variant: Variant::Constructed,
        rules: Rules::default(),
        teams: Teams::default(),
    };
    Game::start(db, &start).expect("a game can begin like this")
}

/// Plays random games and calls `look` at every third decision, with the deciding seat's answers in its own numbers.
fn look_into(players: usize, games: u64, mut look: impl FnMut(&CardDb, &Game, Seat, &[Action])) {
    let db = db();
    let (mut legal, mut chance) = (vec![], Chance::new(games));
    for seed in 0..games {
        let mut game = game(&db, players, seed);
        for step in 0..3_000 {
            let Some(decision) = game.decision() else { break };
            game.legal(&db, &mut legal);
            if step % 3 == 0 {
                let seat = decision.seat;
                let shown: Vec<Action> =
                    legal.iter().filter_map(|action| game.action_for(seat, *action)).collect();
                look(&db, &game, seat, &shown);
            }
            let answer = legal[chance.below(legal.len() as u32) as usize];
            game.apply(&db, answer, None).expect("a listed answer is accepted");
        }
    }
}

/// The observation, features and indexes of a seat's answers.
fn encoded(
    db: &CardDb,
    game: &Game,
    seat: Seat,
    answers: &[Action],
) -> (Vec<i16>, Vec<i16>, Vec<Option<u32>>) {
    let layout = Layout::new(game.seats().count()).expect("a layout");
    let mut encoder = Encoder::new(layout);
    let view = game.view(db, seat);
    let mut observation = vec![0; layout.size()];
    encoder.observe(db, &view, &mut observation);
    let mut features = vec![0; answers.len() * feature::SIZE];
    for (answer, row) in answers.iter().zip(features.chunks_exact_mut(feature::SIZE)) {
        encoder.features(db, &view, &observation, *answer, row);
    }
    let mut places = vec![];
    encoder.places(db, &observation, answers, &mut places);
    (observation, features, places)
}

#[test]
fn what_a_seat_cannot_know_changes_nothing_it_is_shown() {
    for players in 2..=4 {
        let mut differs = 0;
        look_into(players, 6, |db, game, seat, answers| {
            let mut other = game.clone();
            other.permute_hidden(db, &[seat], &mut Chance::new(u64::from(game.turn())));
            assert_eq!(encoded(db, &other, seat, answers), encoded(db, game, seat, answers));
            let next = Seat((seat.0 + 1) % players as u8);
            differs += usize::from(encoded(db, &other, next, &[]).0 != encoded(db, game, next, &[]).0);
        });
        assert!(differs > 20, "to who knows those cards it is another game: {differs}");
    }
}

#[test]
fn an_old_view_leaves_nothing_in_a_new_one() {
    let mut view = View::empty(Seat(0));
    look_into(2, 10, |db, game, seat, _| {
        game.view_into(db, seat, &mut view);
        assert_eq!(view, game.view(db, seat));
    });
}

#[test]
fn rows_and_answers_name_the_cards_of_the_view() {
    look_into(2, 12, |db, game, seat, answers| {
        let layout = Layout::new(2).expect("a layout");
        let view = game.view(db, seat);
        let (observation, features, _) = encoded(db, game, seat, answers);
        let row = |row: usize| &observation[layout.first_row() + row * card::SIZE..][..card::SIZE];
        assert_eq!(observation[head::SEAT], i16::from(seat.0));
        assert_eq!(observation[head::DECIDES], 0);
        assert_eq!(observation[layout.side(0) + side::LORE], view.mine().lore as i16);
        for (place, shown) in layout.hand().zip(&view.mine().hand) {
            assert_eq!(row(place)[card::CARD], shown.def.0 as i16 + 1);
        }
        for (place, shown) in layout.play(0).zip(&view.mine().play) {
            assert_eq!(row(place)[card::STRENGTH], shown.strength);
            assert_eq!(row(place)[card::DAMAGE], shown.damage as i16);
        }
        for (answer, features) in answers.iter().zip(features.chunks_exact(feature::SIZE)) {
            let [first, _] = answer.cards();
            if let Some(shown) = first.and_then(|id| view.card(id)) {
                assert_eq!(features[feature::CARD], shown.def.0 as i16 + 1, "{answer:?}");
                if features[feature::ROW] > 0 {
                    assert_eq!(row(features[feature::ROW] as usize - 1)[card::CARD], features[feature::CARD]);
                }
            }
        }
    });
}

#[test]
fn every_answer_has_a_place_of_its_own_in_the_fixed_list_or_shares_one() {
    let mut kinds = [0usize; 32];
    look_into(3, 10, |db, game, seat, answers| {
        let fixed = FixedAnswers::new(Layout::new(3).expect("a layout"));
        let (_, _, places) = encoded(db, game, seat, answers);
        let mut taken: Vec<u32> = places.iter().flatten().copied().collect();
        assert!(!taken.is_empty() && taken.iter().all(|place| (*place as usize) < fixed.size()));
        for place in &taken {
            let block = fixed.blocks().iter().rposition(|(_, start, _)| *start <= *place as usize);
            kinds[block.expect("a block")] += 1;
        }
        let all = taken.len();
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), all, "no place is given twice");
    });
    assert!(kinds.iter().filter(|n| **n > 0).count() > 10, "{kinds:?}");
}

#[test]
fn a_list_that_is_too_long_keeps_names_in_sight_and_its_ends() {
    let db = db();
    let game = game(&db, 2, 1);
    let view = game.view(&db, Seat(0));
    let all: Vec<Action> = (0..db.names().len() as u16).map(Action::Name).collect();
    let mut short = all.clone();
    shortlist(&db, &view, &mut short, 64);
    assert_eq!(short.len(), 64);
    assert_eq!((short.first(), short.last()), (all.first(), all.last()));
    for card in view.sides.iter().flat_map(SideView::cards) {
        assert!(db.def(card.def).names.iter().all(|name| short.contains(&Action::Name(*name))));
    }
    assert!(short.is_sorted());
}
