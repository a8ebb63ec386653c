//! Games of Format Coconut: leaders are compiled with the cards, replays contain them, and the laws hold.

use cards::{Deck, parse_deck};
use engine::{Action, Chance, Game, GameSetup, Rules, Seat, SetupError, Teams, Variant};
use playable::{DeckSet, DeckSetError, PlayableLibrary};
use replay::{Replay, ReplayError};
use sim::{Entrant, ReplayFolder, SimConfig, simulate};
use std::sync::Arc;

const STARTERS: [&str; 3] = [
    include_str!("../../../data/decks/the-heart-of-magic.txt"),
    include_str!("../../../data/decks/daring-and-deception.txt"),
    include_str!("../../../data/decks/a-steadfast-strategy.txt"),
];

/// Abilities of every kind, on leaders with the same name, two of them with the same text.
const TEXTS: [&str; 3] = [
    "> DIG: 1 {I} - Draw a card.\n> RALLY: Your characters get +1 {S}.\n> DAWN: At the start of your turn, gain 1 lore.\n",
    "> FORGE: {E}, 2 {I} - Gain 2 lore.\n> CHEER: Whenever one of your characters quests, you may draw a card.\n\
     > HOME: {E} - Return this leader to your hand. Gain 1 lore.\n> MARTYR: Banish this leader - Gain 9 lore.\n",
    "> FORGE: {E}, 2 {I} - Gain 2 lore.\n> CHEER: Whenever one of your characters quests, you may draw a card.\n\
     > HOME: {E} - Return this leader to your hand. Gain 1 lore.\n> MARTYR: Banish this leader - Gain 9 lore.\n",
];

fn lists(library: &Arc<PlayableLibrary>) -> Vec<Deck> {
    let list = |(starter, text): (&str, &str)| {
        parse_deck(&format!("Leader: Stitch - New Dog\n{text}{starter}"), "list", &library.cards)
            .expect("a deck list")
    };
    STARTERS.into_iter().zip(TEXTS).map(list).collect()
}

fn start(table: &DeckSet, seed: u64) -> GameSetup {
    GameSetup {
        decks: table.decks.clone(),
        leaders: table.leaders(),
        seed,
        starter: None,
        variant: Variant::Coconut,
        rules: Rules::default(),
        teams: Teams::default(),
    }
}

#[test]
fn leaders_with_the_same_text_are_one_and_others_have_other_names() {
    let library = PlayableLibrary::embedded();
    let table = DeckSet::new(lists(&library), &library).expect("they can be played");
    let [Some(one), Some(two), Some(three)] = table.leaders()[..] else { panic!("{:?}", table.leaders()) };
    assert_eq!(two, three);
    assert_eq!(table.db().def(one).full_name, "Stitch - New Dog (leader)");
    assert_eq!(table.db().def(two).full_name, "Stitch - New Dog (leader) 2");
    // Leaders can't be named and are distinct from the card.
    assert!(!table.db().names().iter().any(|name| name.contains("leader")));
    assert_ne!(table.db().find("Stitch - New Dog"), Some(one));
}

#[test]
fn the_laws_hold_in_random_games_with_leaders() {
    let library = PlayableLibrary::embedded();
    let table = DeckSet::new(lists(&library), &library).expect("they can be played");
    let (mut legal, mut used) = (Vec::new(), 0);
    for seed in 0..12 {
        let mut game = Game::start(table.db(), &start(&table, seed)).expect("it begins");
        let mut chance = Chance::new(seed);
        for _ in 0..400 {
            game.legal(table.db(), &mut legal);
            if game.outcome().is_some() {
                break;
            }
            assert_eq!(game.broken_law(table.db(), &legal), None, "game {seed}");
            let action = legal[chance.below(legal.len() as u32) as usize];
            if let Action::Use(card, _) = action {
                used += usize::from(game.is_leader(card));
            }
            game.apply(table.db(), action, None).expect("a listed answer");
            for seat in game.seats() {
                let leader = game.leader(seat);
                assert_eq!(leader.is_some(), !game.player(seat).out);
                // Everyone sees every leader.
                for viewer in game.seats() {
                    assert_eq!(
                        game.view(table.db(), viewer).sides[seat.index()].leader.is_some(),
                        leader.is_some()
                    );
                }
            }
        }
    }
    assert!(used > 20, "leaders were used {used} times");
}

#[test]
fn the_laws_hold_in_random_games_with_every_published_leader() {
    let library = PlayableLibrary::embedded();
    let leaders: Vec<String> = library.cards.leaders().iter().map(cards::CardData::full_name).collect();
    let mut legal = Vec::new();
    for (seed, three) in leaders.chunks(3).enumerate() {
        let list = |(starter, leader): (&str, &String)| {
            parse_deck(&format!("Leader: {leader}\n{starter}"), "list", &library.cards).expect("a deck list")
        };
        let lists: Vec<Deck> = STARTERS.into_iter().zip(three).map(list).collect();
        let table = DeckSet::new(lists, &library).expect("they can be played");
        let mut game = Game::start(table.db(), &start(&table, seed as u64)).expect("it begins");
        let mut chance = Chance::new(seed as u64);
        for _ in 0..400 {
            game.legal(table.db(), &mut legal);
            if game.outcome().is_some() {
                break;
            }
            assert_eq!(game.broken_law(table.db(), &legal), None, "{three:?}");
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(table.db(), action, None).expect("a listed answer");
        }
    }
}

#[test]
fn replays_carry_leaders_and_verify() {
    let library = PlayableLibrary::embedded();
    let table = DeckSet::new(lists(&library), &library).expect("they can be played");
    let bot = bots::maker("random").expect("there is a random player");
    let entrants: Vec<Entrant> = (0..3)
        .map(|deck| Entrant {
            list: table.lists[deck].clone(),
            cards: table.decks[deck].clone(),
            leader: table.leaders()[deck],
            bot: bot.clone(),
        })
        .collect();
    let dir = tempfile::tempdir().expect("a folder");
    let save = ReplayFolder { dir: dir.path().to_owned(), library_hash: library.hash() };
    let config =
        SimConfig { variant: Variant::Coconut, save_replays: Some(save), ..SimConfig::new(entrants, 6, 3) };
    let report = simulate(table.db(), &config).expect("it runs");
    assert_eq!((report.games, report.broken), (6, 0), "{:?}", report.broken_games);
    for file in std::fs::read_dir(dir.path()).expect("the folder") {
        let replay = Replay::read(&file.expect("a file").path()).expect("a replay");
        assert!(replay.leaders.iter().all(Option::is_some));
        replay.verify(&library).expect("it plays back");
        let positions = replay.positions(&library).expect("it plays back");
        assert_eq!(positions.leader_texts().len(), 3);
        // A text that can't be played is refused, not ignored.
        let mut other = replay.clone();
        if let Some(leader) = &mut other.leaders[0] {
            leader.text = vec!["Frobnicate it.".to_owned()];
        }
        let refused = other.verify(&library).expect_err("nobody understands it");
        assert!(
            matches!(&refused, ReplayError::Decks(errors) if matches!(errors[..], [DeckSetError::Leader { .. }]))
        );
        let mut other = replay.clone();
        other.variant = Variant::Constructed;
        let refused = other.verify(&library).expect_err("leaders are for Format Coconut");
        assert!(
            matches!(refused, ReplayError::Setup(SetupError::LeaderElsewhere { seat: Seat(0) })),
            "{refused}"
        );
    }
}

#[test]
fn a_leader_is_no_card_and_a_card_is_no_leader() {
    let library = PlayableLibrary::embedded();
    let table = DeckSet::new(lists(&library), &library).expect("they can be played");
    let refused = |start: &GameSetup| Game::start(table.db(), start).expect_err("it can't begin");
    let good = start(&table, 1);
    let mut dealt = good.clone();
    dealt.decks[1][0] = table.leaders()[0].expect("a leader");
    assert_eq!(refused(&dealt), SetupError::LeaderAmongCards { seat: Seat(1) });
    let mut card = good.clone();
    card.leaders[2] = Some(table.decks[0][0]);
    assert_eq!(refused(&card), SetupError::NotALeader { seat: Seat(2) });
    let mut many = good;
    many.leaders.push(None);
    assert_eq!(refused(&many), SetupError::TooManyLeaders { leaders: 4, players: 3 });
}

#[test]
fn a_leader_has_no_keywords_and_takes_no_damage() {
    let library = PlayableLibrary::embedded();
    for text in [
        "> Ward\n",
        "> GUARD: If one of your characters would be dealt damage, put that damage on this leader instead.\n",
    ] {
        let list =
            parse_deck(&format!("Leader: Stitch - New Dog\n{text}{}", STARTERS[0]), "list", &library.cards);
        // What the grammar does not know on an item is refused before.
        let Ok(list) = list else { continue };
        let refused = DeckSet::of_any(vec![list], &library).expect_err("it can't be played");
        assert!(matches!(refused[..], [DeckSetError::LeaderNotPlayable(_)]), "{refused:?}");
    }
}
