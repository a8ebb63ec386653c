//! An opened replay: any position, forwards and backwards, and the log for each viewer.

use bots::BotMaker;
use cards::parse_deck;
use engine::{Edition, Game, Seat, Zone};
use playable::{DeckSet, PlayableLibrary};
use replay::{MOST_POSITIONS, Replay, ReplayError, ReplayStep};
use sim::{Entrant, ReplayFolder, SimConfig, simulate};
use std::sync::Arc;

fn saved(bot: &str, library: &Arc<PlayableLibrary>) -> Replay {
    saved_in(Edition::NEWEST, bot, library)
}

fn saved_in(edition: Edition, bot: &str, library: &Arc<PlayableLibrary>) -> Replay {
    let lists = [
        ("heart", include_str!("../../../data/decks/the-heart-of-magic.txt")),
        ("daring", include_str!("../../../data/decks/daring-and-deception.txt")),
    ];
    let lists = lists.map(|(name, text)| parse_deck(text, name, &library.cards).expect("a deck list"));
    let table = DeckSet::new(lists.into(), library).expect("starter decks can be played");
    let bot: BotMaker = bots::maker(bot).expect("there is such a player");
    let entrants = table.lists.iter().zip(&table.decks);
    let entrants = entrants
        .map(|(list, cards)| Entrant {
            list: list.clone(),
            cards: cards.clone(),
            leader: None,
            bot: bot.clone(),
        })
        .collect();
    let dir = tempfile::tempdir().expect("a folder");
    let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
    let rules = edition.into();
    let config = SimConfig { save_replays: Some(save), threads: 1, rules, ..SimConfig::new(entrants, 1, 5) };
    simulate(table.db(), &config).expect("it runs");
    Replay::read(&dir.path().join("game-000000.replay")).expect("a replay")
}

#[test]
fn a_game_of_any_edition_plays_back() {
    let library = PlayableLibrary::embedded();
    for edition in Edition::ALL {
        let replay = saved_in(edition, "random", &library);
        assert_eq!(replay.rules.edition(), edition);
        replay.verify(&library).expect("it plays back by the same rules");
    }
}

#[test]
fn every_position_is_the_game_after_so_many_answers() {
    let library = PlayableLibrary::embedded();
    let replay = saved("random", &library);
    let positions = replay.positions(&library).expect("a replay that holds");
    let mut games: Vec<Game> = vec![];
    let mut turns: Vec<u16> = vec![];
    let verified = replay.play_back(&library, |step| match step {
        ReplayStep::Answer { game, .. } if games.is_empty() => {
            games.push((*game).clone());
            turns.push(game.turn());
        }
        ReplayStep::Answer { .. } => {}
        ReplayStep::Events { game, .. } => {
            games.push((*game).clone());
            turns.push(game.turn());
        }
    });
    assert_eq!(positions.verified(), verified.expect("it holds"));
    assert_eq!(positions.last() + 1, games.len());
    assert!(games.len() > 120, "a game long enough to keep several positions: {}", games.len());
    // Backwards, so that no state is left over from the position before.
    for n in (0..games.len()).rev() {
        assert_eq!(positions.at(n).as_ref(), Some(&games[n]), "after {n} answers");
        assert_eq!(positions.turn_at(n), turns[n]);
    }
    assert_eq!(positions.at(games.len()), None);
    for turn in 1..=positions.last_turn() {
        assert_eq!(positions.turn_begins(turn), turns.iter().position(|other| *other >= turn));
    }
    assert_eq!(positions.turn_begins(positions.last_turn() + 1), None);
}

#[test]
fn a_log_tells_nobody_what_they_could_not_see() {
    let library = PlayableLibrary::embedded();
    let replay = saved("random", &library);
    let positions = replay.positions(&library).expect("a replay that holds");
    let open = positions.log(None, words::Language::English);
    assert_eq!(open.len(), positions.last());
    let seen = positions.log(Some(Seat(0)), words::Language::English);
    let mut hidden = 0;
    for (n, (open, seen)) in open.iter().zip(&seen).enumerate() {
        assert_eq!((open.at, seen.at), (n, n));
        assert_eq!((open.seat, open.events.len()), (seen.seat, seen.events.len()));
        let rules =
            |entry: &replay::ReplayLogEntry| entry.events.iter().map(|(rule, _)| *rule).collect::<Vec<_>>();
        assert_eq!(rules(open), rules(seen));
        // The other player's draw shows as "a card".
        let after = positions.at(n + 1).expect("a position");
        for id in after.zone(Seat(1), Zone::Hand) {
            let name = &positions.db().def(after.card(id).def).full_name;
            for ((_, open), (_, seen)) in open.events.iter().zip(&seen.events) {
                if *open == format!("p2 draws {name}") {
                    assert_eq!(seen, "p2 draws a card");
                    hidden += 1;
                }
            }
        }
    }
    assert!(hidden > 5, "{hidden} cards drawn out of sight");
}

#[test]
fn a_game_too_long_to_step_through_is_refused() {
    let library = PlayableLibrary::embedded();
    let mut replay = saved("random", &library);
    replay.actions = vec![engine::Action::Done; MOST_POSITIONS + 1];
    let error = replay.positions(&library).expect_err("too long");
    assert!(matches!(error, ReplayError::TooLong { .. }), "{error}");
}
