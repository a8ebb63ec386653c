//! Tallies of games with predictable counts, and numbers computed by hand.

use super::watch::{GameWatch, Roster};
use super::{
    CardTally, GameCount, MatchupConfig, MatchupReport, PairTally, RateGap, ResultBlock, WinCounts, WinRate,
    against, fingerprint, finished, games_known, matchup, missing, play_pairs, round_robin,
};
use crate::play::{Listeners, play_game};
use crate::simulate::Entrant;
use bots::Chair;
use cards::{CardData, CopyLimit, Deck};
use engine::{CardDb, DefId, Game, GameSetup, Rules, Seat, Teams, Variant, Zone};
use playable::PlayableLibrary;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use wording::{CardType, Class, Ink, Name};

/// Characters without abilities: they only move in ways that show in their final zones.
fn plain(n: u8) -> CardData {
    CardData {
        name: Name(format!("Test Walker {n}")),
        version: Some(Name("Out and About".to_owned())),
        card_type: CardType::Character,
        inks: vec![Ink::Amber],
        cost: 1 + n % 5,
        inkable: true,
        strength: Some(1 + n % 3),
        willpower: Some(2 + n % 4),
        lore: Some(1 + n % 2),
        move_cost: None,
        classes: vec![Class("Storyborn".to_owned())],
        copies: CopyLimit::default(),
        printings: vec![format!("1/{n}")],
        ids: vec![],
        abilities: vec![],
    }
}

fn db() -> Arc<CardDb> {
    let cards = (0..40).map(plain).collect();
    PlayableLibrary::staged(cards, vec![], &[]).expect("plain cards compile").db.clone()
}

/// Two copies each of thirty cards, beginning with this one.
fn entrant(db: &CardDb, name: &str, first: u8, bot: &str) -> Entrant {
    let entries: Vec<(u16, String)> = (first..first + 30).map(|n| (2, plain(n).full_name())).collect();
    let def = |name: &str| db.find(name).expect("a card of the library");
    let cards = entries.iter().flat_map(|(_, name)| [def(name), def(name)]).collect();
    let bot = bots::maker(bot).expect("a player");
    Entrant { list: Deck::new(name, entries), cards, leader: None, bot }
}

fn three(db: &CardDb) -> Vec<Entrant> {
    [("a", 0), ("b", 5), ("c", 10)].map(|(name, first)| entrant(db, name, first, "random")).into()
}

/// The report without times.
fn timeless(report: MatchupReport) -> MatchupReport {
    MatchupReport { elapsed_s: 0.0, games_per_s: 0.0, threads: 0, ..report }
}

#[test]
fn what_is_watched_agrees_with_where_cards_and_lore_are_in_the_end() {
    let db = db();
    let decks: [Vec<DefId>; 2] = [0, 7].map(|first| entrant(&db, "x", first, "random").cards);
    let rosters = decks.each_ref().map(|deck| Roster::new(&db, deck));
    let random = bots::maker("random").expect("a player");
    let (mut inked, mut unplayed) = (0, 0);
    for seed in 0..20 {
        let (variant, teams) = (Variant::Constructed, Teams::default());
        let start = GameSetup {
            decks: decks.clone().into(),
            leaders: vec![],
            seed,
            starter: None,
            variant,
            rules: Rules::default(),
            teams,
        };
        let mut game = Game::start(&db, &start).expect("a game can begin like this");
        let mut chairs: Vec<Chair> = (0..2).map(|seat| Chair::new(random(seed + seat))).collect();
        let mut watch = GameWatch::new(rosters.each_ref());
        let mut see = |game: &Game, events: &[engine::Event]| watch.see(game, events);
        let listeners = Listeners { answers: None, events: Some(&mut see) };
        let played = play_game(&db, &mut game, &mut chairs, 20_000, &mut Vec::new(), listeners);
        assert!(played.expect("nothing breaks").outcome.is_some());
        for seat in [Seat(0), Seat(1)] {
            let seen = &watch.seats[seat.index()];
            assert_eq!(seen.lore.iter().sum::<i64>(), i64::from(game.player(seat).lore), "seed {seed}");
            for (place, (def, copies)) in rosters[seat.index()].cards.iter().enumerate() {
                let lies_in = |zones: &[Zone]| {
                    let cards = zones.iter().flat_map(|zone| game.zone(seat, *zone));
                    cards.filter(|card| game.card(*card).def == *def).count()
                };
                assert_eq!(*copies, 2);
                assert_eq!(seen.drawn[place], lies_in(&[Zone::Deck]) < 2, "seed {seed}, {def:?} drawn");
                let on_table = lies_in(&[Zone::Play, Zone::Discard]) > 0;
                assert_eq!(seen.played[place], on_table, "seed {seed}, {def:?} played");
                inked += lies_in(&[Zone::Inkwell]);
                unplayed += usize::from(seen.drawn[place] && !on_table);
            }
        }
    }
    assert!(inked > 0 && unplayed > 0, "the games show the difference between drawn and played");
}

#[test]
fn threads_do_not_change_the_result_and_each_deck_starts_half_of_its_games() {
    let db = db();
    let run = |threads| {
        let config =
            MatchupConfig { threads, ..MatchupConfig::new(three(&db), round_robin(3, false), 23, 5) };
        timeless(matchup(&db, &config).expect("it runs"))
    };
    let report = run(1);
    assert_eq!(report, run(3));
    assert_eq!((report.games, report.games_each, report.broken), (3 * 24, 24, 0));
    assert!(!report.interrupted);
    for deck in &report.decks {
        assert_eq!((deck.starting.games, deck.second.games, deck.overall.games), (24, 24, 48), "{deck:?}");
    }
    assert_eq!(report.rounds.iter().sum::<u64>(), report.games - report.unfinished);
}

#[test]
fn a_pairing_plays_the_same_games_whoever_else_takes_part_and_in_either_order() {
    let db = db();
    let run = |entrants: Vec<Entrant>, pairings| {
        timeless(matchup(&db, &MatchupConfig::new(entrants, pairings, 20, 5)).expect("it runs"))
    };
    let all = run(three(&db), round_robin(3, false));
    let [a, b, c]: [Entrant; 3] = three(&db).try_into().expect("three decks");
    let two = run(vec![c.clone(), b.clone()], round_robin(2, false));
    assert_eq!(all.matrix()[1][2], two.matrix()[1][0]);
    let against = run(vec![c, a, b], against(1, 3));
    assert_eq!(against.matrix()[0][1], all.matrix()[2][0]);
    assert_eq!(against.matrix()[0][2], all.matrix()[2][1]);
    assert_eq!(against.matrix()[1][2], None);
    assert_eq!(against.decks[0].overall, all.decks[2].overall);
}

#[test]
fn decks_of_the_same_cards_do_not_play_one_game_twice() {
    let db = db();
    let twins = vec![entrant(&db, "a", 0, "random"), entrant(&db, "a too", 0, "random")];
    assert_eq!(fingerprint(&twins[0].list), fingerprint(&twins[1].list));
    let report = matchup(&db, &MatchupConfig::new(twins, round_robin(2, true), 60, 5)).expect("it runs");
    // If games were repeated with swapped seats, wins would split evenly.
    let between = report.pairings.iter().find(|pair| pair.decks == [0, 1]).expect("they meet");
    assert_ne!(between.wins[0], between.wins[1], "{between:?}");
    // A mirror only shows the effect of starting.
    assert!(report.pairings[0].is_mirror());
    assert_eq!(report.pairings[0].rate, report.pairings[0].starter);
    assert_eq!(report.decks[0].overall.games, 60);
    assert_eq!(report.decks[0].starting.games, 30 + 60);
}

#[test]
fn a_run_is_taken_up_from_any_blocks_that_fit() {
    let db = db();
    let blocks = Mutex::new(Vec::new());
    let keep = |block: &ResultBlock| blocks.lock().expect("no panic").push(block.clone());
    let config = |games| MatchupConfig::new(three(&db), round_robin(3, false), games, 5);
    let short = MatchupConfig { progress: Some(&keep), ..config(14) };
    matchup(&db, &short).expect("it runs");
    let mut earlier = blocks.lock().expect("no panic").clone();
    assert_eq!(earlier.iter().map(|block| block.pairs).sum::<u64>(), 3 * 7);
    let whole = timeless(matchup(&db, &config(40)).expect("it runs"));
    // A block may be duplicated, belong to another run, or be invalid.
    earlier.push(earlier[0].clone());
    earlier.push(ResultBlock { decks: [7, 9], ..earlier[0].clone() });
    earlier.push(ResultBlock { pairs: u64::MAX, ..earlier[0].clone() });
    earlier.push(ResultBlock { from: u64::MAX, ..earlier[0].clone() });
    earlier.push(ResultBlock { from: 9, tally: PairTally::default(), ..earlier[0].clone() });
    let wins = [u64::MAX; 2];
    let mut absurd = ResultBlock { from: 9, ..earlier[0].clone() };
    absurd.tally.by_starter[0] = WinCounts { wins, draws: 2 };
    earlier.push(absurd);
    let new = AtomicU64::new(0);
    let count = |block: &ResultBlock| {
        new.fetch_add(block.pairs, Ordering::Relaxed);
    };
    let config = MatchupConfig { earlier, progress: Some(&count), ..config(40) };
    assert_eq!(games_known(&db, &config), 3 * 14);
    assert_eq!(timeless(matchup(&db, &config).expect("it runs")), whole);
    assert_eq!(new.load(Ordering::Relaxed), 3 * (20 - 7));
}

#[test]
fn a_stopped_run_reports_what_is_finished() {
    let db = db();
    let stop = AtomicBool::new(false);
    let halt = |_: &ResultBlock| stop.store(true, Ordering::Relaxed);
    let config = MatchupConfig {
        threads: 1,
        stop: Some(&stop),
        progress: Some(&halt),
        ..MatchupConfig::new(three(&db), round_robin(3, false), 100_000, 1)
    };
    let report = matchup(&db, &config).expect("it runs");
    assert!(report.interrupted && report.games > 0 && report.games < 100_000, "{}", report.games);
}

#[test]
fn pairings_without_decks_are_refused() {
    let db = db();
    assert!(matchup(&db, &MatchupConfig::new(vec![], vec![], 2, 1)).is_err());
    assert!(matchup(&db, &MatchupConfig::new(three(&db), vec![], 2, 1)).is_err());
    assert!(matchup(&db, &MatchupConfig::new(three(&db), vec![[0, 3]], 2, 1)).is_err());
}

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
}

#[test]
fn win_rates_count_draws_as_half_and_have_wilsons_interval() {
    let rate = WinRate::of(16, 10);
    near(rate.rate, 0.8);
    near(rate.ci95[0], 0.4902);
    near(rate.ci95[1], 0.9433);
    // 7 wins and 2 draws of 10 are as good as 8 wins.
    assert_eq!(WinRate::of(2 * 7 + 2, 10), rate);
    assert_eq!(WinRate::of(0, 0), WinRate { games: 0, points: 0.0, rate: 0.0, ci95: [0.0, 1.0] });
}

#[test]
fn the_gap_of_two_rates_has_newcombes_interval() {
    // The example in his 1998 paper: 56 of 70 against 48 of 80.
    let gap = RateGap::between(WinRate::of(112, 70), WinRate::of(96, 80)).expect("games on both sides");
    near(gap.gap, 0.2);
    near(gap.ci95[0], 0.0524);
    near(gap.ci95[1], 0.3339);
    assert!(gap.is_clear());
    assert_eq!(RateGap::between(WinRate::of(2, 1), WinRate::of(0, 0)), None);
}

#[test]
fn a_report_says_what_follows_from_small_tallies() {
    let db = db();
    let config = MatchupConfig::new(three(&db), vec![[0, 1], [0, 2]], 4, 9);
    let rosters: Vec<Roster> = config.entrants.iter().map(|one| Roster::new(&db, &one.cards)).collect();
    let mut tallies = vec![PairTally::new([30, 30]), PairTally::new([30, 30])];
    // Deck 0 started twice against deck 1, won one and drew one; each deck won one of the two games that deck
    // 1 started.
    tallies[0].by_starter = [WinCounts { wins: [1, 0], draws: 1 }, WinCounts { wins: [1, 1], draws: 0 }];
    tallies[0].turns = 40;
    tallies[0].rounds = vec![0, 0, 0, 1, 3];
    tallies[0].lore = [[vec![0, 4, 20], vec![2, 2]], [vec![0, 8], vec![6]]];
    // It drew its first card in three games and won two of them; it played the card in the one it won and in
    // one it lost.
    tallies[0].cards[0][0] = CardTally {
        drawn: GameCount { games: 3, half_points: 4 },
        played: GameCount { games: 2, half_points: 2 },
    };
    // Only one game with deck 2 is finished: deck 2 started and won. One was stopped, one broke, one is
    // missing.
    tallies[1].by_starter[1] = WinCounts { wins: [0, 1], draws: 0 };
    tallies[1].unfinished = 1;
    tallies[1].broken = 1;
    tallies[1].broken_games = vec!["it broke".to_owned()];
    tallies[1].turns = 5;
    tallies[1].rounds = vec![0, 0, 1];
    tallies[1].lore[1][0] = vec![0, 0, 20];
    let report = MatchupReport::new(&db, &config, &rosters, &tallies);

    assert_eq!((report.games, report.draws, report.unfinished, report.broken), (6, 1, 1, 1));
    assert!(report.interrupted);
    assert_eq!(report.broken_games, ["it broke"]);
    near(report.turns_mean, 45.0 / 5.0);
    assert_eq!(report.rounds, [0, 0, 1, 1, 3]);
    // The starting player won 1, drew 1, won 1 of 2, then won 1: 3.5 of 5.
    near(report.starter.points, 3.5);
    assert_eq!(report.starter.games, 5);
    // Lore of the starting player: 0, 4 + 8, 20 + 20 gained in rounds 1 to 3, over 5 games.
    assert_eq!(report.lore[0], [0.0, 12.0 / 5.0, 52.0 / 5.0]);
    assert_eq!(report.lore[1], [8.0 / 5.0, 10.0 / 5.0]);

    let matrix = report.matrix();
    near(matrix[0][1].expect("they met").rate, 2.5 / 4.0);
    near(matrix[1][0].expect("they met").rate, 1.5 / 4.0);
    near(matrix[2][0].expect("they met").rate, 1.0);
    assert_eq!(matrix[1][2], None);
    assert_eq!(report.ranking(), [2, 0, 1]);

    let deck = &report.decks[0];
    assert_eq!((deck.overall.games, deck.overall.points), (5, 2.5));
    assert_eq!((deck.starting.games, deck.starting.points), (2, 1.5));
    assert_eq!((deck.second.games, deck.second.points), (3, 1.0));
    near(deck.rounds_mean, (4.0 + 3.0 * 5.0 + 3.0) / 5.0);
    assert_eq!(deck.lore, [2.0 / 5.0, 8.0 / 5.0, 28.0 / 5.0]);
    let card = &deck.cards[0];
    assert_eq!((card.copies, &card.name[..]), (2, "Test Walker 0 - Out and About"));
    assert_eq!((card.drawn.games, card.drawn.points), (3, 2.0));
    assert_eq!((card.not_drawn.games, card.not_drawn.points), (2, 0.5));
    near(card.drawn_gap.expect("games on both sides").gap, 2.0 / 3.0 - 0.25);
    assert_eq!((card.played.games, card.not_played.games), (2, 3));
    near(card.played_gap.expect("games on both sides").gap, 0.5 - 0.5);
    // The second card was never drawn: nothing to compare.
    assert_eq!(deck.cards[1].drawn_gap, None);
}

/// The blocks of a run, assembled from pieces played in this order.
fn pieced_together(
    db: &CardDb,
    config: MatchupConfig<'_>,
    most: u64,
    backwards: bool,
) -> Option<Vec<ResultBlock>> {
    let mut pieces = missing(db, &config, most);
    if backwards {
        pieces.reverse();
    }
    let play = |(pairing, range)| play_pairs(db, &config, pairing, range);
    let earlier = pieces.into_iter().flat_map(play).collect();
    finished(db, &MatchupConfig { earlier, ..config })
}

#[test]
fn a_run_taken_apart_comes_out_the_same_as_a_whole_one() {
    let db = db();
    let config = || MatchupConfig::new(three(&db), round_robin(3, true), 34, 7);
    let blocks = Mutex::new(Vec::new());
    let tell = |block: &ResultBlock| blocks.lock().expect("a lock").push(block.clone());
    matchup(&db, &MatchupConfig { progress: Some(&tell), ..config() }).expect("a run");
    let whole = MatchupConfig { earlier: blocks.into_inner().expect("a lock"), ..config() };
    let whole = finished(&db, &whole).expect("all games are there");
    assert_eq!(whole.iter().map(|block| 2 * block.pairs).sum::<u64>(), config().wanted());
    for (most, backwards) in [(1, false), (5, true), (12, true), (1_000, false)] {
        assert_eq!(pieced_together(&db, config(), most, backwards).as_ref(), Some(&whole));
    }
}

#[test]
fn a_run_is_not_finished_while_something_is_missing() {
    let db = db();
    let config = || MatchupConfig::new(three(&db), round_robin(3, false), 20, 7);
    assert!(finished(&db, &config()).is_none());
    let pieces = missing(&db, &config(), 5);
    assert_eq!(pieces.len(), 6);
    let mut earlier: Vec<ResultBlock> = pieces[1..]
        .iter()
        .flat_map(|(pairing, range)| play_pairs(&db, &config(), *pairing, *range))
        .collect();
    let resumed = MatchupConfig { earlier: earlier.clone(), ..config() };
    assert!(finished(&db, &resumed).is_none());
    assert_eq!(missing(&db, &resumed, 1_000), pieces[..1]);
    earlier.extend(play_pairs(&db, &config(), pieces[0].0, pieces[0].1));
    assert!(finished(&db, &MatchupConfig { earlier, ..config() }).is_some());
}
