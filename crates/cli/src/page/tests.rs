//! The contents of the page, and its safety with names from outside.

use super::{matchup, strength, thousands};
use crate::commands::matchup::RunDescription;
use sim::Stamp;
use sim::matchup::{CardReport, DeckReport, MatchupReport, PairReport, RateGap, WinRate};

const NASTY: &str = "<script>alert(1)</script>\"'&";

fn about() -> RunDescription {
    let stamp = Stamp { program: "inkwright 0".into(), rules: "2.0.1".into(), library: "00ff".into() };
    RunDescription {
        stamp,
        players: vec!["greedy".into()],
        command: format!("inkwright matchup {NASTY}"),
        mine: None,
    }
}

fn deck(name: &str, half_points: u64) -> DeckReport {
    let (with, without) = (WinRate::of(112, 70), WinRate::of(96, 80));
    let card = CardReport {
        name: NASTY.into(),
        copies: 2,
        drawn: with,
        not_drawn: without,
        drawn_gap: RateGap::between(with, without),
        played: WinRate::of(0, 0),
        not_played: without,
        played_gap: None,
    };
    DeckReport {
        name: name.into(),
        fingerprint: "0".into(),
        overall: WinRate::of(half_points, 10),
        starting: WinRate::of(half_points / 2, 5),
        second: WinRate::of(half_points / 2, 5),
        rounds_mean: 9.0,
        lore: vec![0.0, 3.0, 12.0],
        cards: vec![card],
    }
}

/// Two decks; the second won 8 of 10 games.
fn report() -> MatchupReport {
    MatchupReport {
        decks: vec![deck(NASTY, 4), deck("other", 16)],
        pairings: vec![PairReport {
            decks: [0, 1],
            wins: [2, 8],
            draws: 0,
            unfinished: 0,
            broken: 0,
            rate: WinRate::of(4, 10),
            starter: WinRate::of(10, 10),
            turns_mean: 18.0,
        }],
        games: 10,
        draws: 0,
        unfinished: 0,
        broken: 0,
        broken_games: vec![],
        interrupted: true,
        games_each: 12,
        seed: 7,
        starter: WinRate::of(10, 10),
        turns_mean: 18.0,
        decisions_mean: 99.0,
        rounds: vec![0, 0, 4, 6],
        lore: [vec![0.0, 3.0, 12.0], vec![0.0, 2.0, 11.0]],
        elapsed_s: 0.0,
        games_per_s: 0.0,
        threads: 1,
    }
}

#[test]
fn names_from_outside_are_text() {
    let page = matchup(&report(), &about());
    assert_eq!(page.matches("<script").count(), 1, "only the page's own script");
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;"));
    assert!(!page.contains("\"'&\""));
}

#[test]
fn nothing_is_loaded_from_anywhere() {
    let page = matchup(&report(), &about());
    for part in ["http:", "https:", "//", "src=", "href=", "@import", "url("] {
        // Its script has comments, but nothing else like this.
        let found = page.lines().filter(|line| line.contains(part) && !line.trim_start().starts_with("//"));
        assert_eq!(found.collect::<Vec<_>>(), Vec::<&str>::new(), "{part}");
    }
    assert!(page.contains("default-src 'none'"));
}

#[test]
fn the_heat_map_has_each_rate_from_both_sides_with_its_interval() {
    let page = matchup(&report(), &about());
    let cells: Vec<&str> = page.split("<td class=\"cell").skip(1).collect();
    assert_eq!(cells.len(), 4);
    // The better deck comes first: 8 of 10 is 80 %, Wilson's interval 49.0 to 94.3.
    assert!(
        cells[1].starts_with(" up\" style=\"--m:100%\" data-tip=\"other against &lt;script"),
        "{}",
        cells[1]
    );
    assert!(cells[1].contains("80.0 % (95 %: 49.0 to 94.3) of 10 games\">80</td>"), "{}", cells[1]);
    assert!(cells[2].contains("20.0 % (95 %: 5.7 to 51.0) of 10 games\">20</td>"), "{}", cells[2]);
    assert!(cells[0].contains("·</td>") && cells[3].contains("·</td>"));
}

#[test]
fn with_against_only_the_own_decks_are_told_in_full() {
    let page = matchup(&report(), &RunDescription { mine: Some(1), ..about() });
    assert!(!page.contains("id=\"heat\""), "one deck has a list in place of a matrix");
    let list = page.split("class=\"sortable meetings\"").nth(1).expect("a list of those it met");
    let list = list.split("</table>").next().expect("its end");
    assert!(list.contains(">other</th>") && list.contains("<b>20.0 %</b>"), "{list}");
    assert!(list.contains("5.7 to 51.0"), "{list}");
    assert_eq!(page.matches("<details class=\"deck\">").count(), 1);
}

#[test]
fn cards_have_their_difference_and_say_that_it_proves_little() {
    let page = matchup(&report(), &about());
    // 56 of 70 against 48 of 80, as computed by Newcombe.
    assert!(page.contains("<b>+20.0</b>") && page.contains("+5.2 to +33.4"), "{page}");
    assert!(page.contains("not which cards cause it"));
}

#[test]
fn what_it_takes_to_repeat_the_run_is_there() {
    let page = matchup(&report(), &about());
    for part in ["<dd>7</dd>", "inkwright 0", "2.0.1", "00ff", "1 × 12 games", "greedy", "stopped early"] {
        assert!(page.contains(part), "no {part}");
    }
}

#[test]
fn a_report_without_games_is_a_page_all_the_same() {
    let mut empty = report();
    empty.games = 0;
    empty.rounds.clear();
    empty.lore = Default::default();
    empty.pairings[0].rate = WinRate::of(0, 0);
    for deck in &mut empty.decks {
        (deck.overall, deck.starting, deck.second) =
            (WinRate::of(0, 0), WinRate::of(0, 0), WinRate::of(0, 0));
        deck.lore.clear();
    }
    let page = matchup(&empty, &about());
    let said = page.split("<body>").nth(1).and_then(|body| body.split("<script>").next()).expect("a page");
    assert!(!said.contains("NaN") && !said.contains("inf"), "{said}");
}

#[test]
fn colours_grow_with_the_distance_from_one_half() {
    assert_eq!(strength(WinRate::of(10, 10)), 0.0);
    assert!((strength(WinRate::of(13, 10)) - 50.0).abs() < 1e-9);
    assert_eq!(strength(WinRate::of(20, 10)), 100.0);
}

#[test]
fn large_numbers_have_commas() {
    assert_eq!(
        [0, 999, 1_000, 50_600, 1_234_567].map(thousands),
        ["0", "999", "1,000", "50,600", "1,234,567"]
    );
}
