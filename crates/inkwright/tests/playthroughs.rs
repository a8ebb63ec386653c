//! Whole games, event by event: `tests/playthroughs/*.txt`. Any change of behaviour shows in a diff of these files.
//! `INKWRIGHT_BLESS=1 cargo test -p inkwright --test playthroughs` rewrites them; read the diff before you commit it.

use inkwright::{Action, DecisionKind, Dice, Edition, Game, GameBuilder, Library, TeamTurns, Teams, Variant};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);

/// More decisions than any of these games needs.
const MOST_DECISIONS: usize = 5_000;

fn table(decks: &[&str]) -> GameBuilder {
    let decks = decks.iter().map(|title| LIBRARY.starter(title).expect("a starter deck"));
    // The edition is fixed. Another edition would need another file.
    Game::builder(&LIBRARY).decks(decks).edition(Edition::V2_3_0)
}

/// The weight of an answer: high enough for what ends games, and above zero for everything.
fn liking(answer: Action) -> usize {
    match answer {
        Action::Quest(_) | Action::Play(..) => 6,
        Action::Ink(_) | Action::Challenge(..) | Action::Use(..) | Action::Move(..) => 4,
        Action::EndTurn => 1,
        _ => 2,
    }
}

/// The facts to know before reading the log: edition, variant, teams and opening hands.
fn head(game: &Game) -> String {
    let mut head = format!(
        "Edition {}, {:?}, {} lore to win.\n",
        Edition::V2_3_0,
        game.variant(),
        game.variant().lore_to_win()
    );
    for seat in game.seats() {
        let view = game.view(seat);
        let side = view.mine();
        let partners =
            game.seats().filter(|other| *other != seat && view.sides[other.index()].team == side.team);
        let with: String = partners.map(|other| format!(" with {other}")).collect();
        let ink = if side.ready_ink > 0 { format!(", {} ink", side.ready_ink) } else { String::new() };
        let hand: Vec<&str> =
            side.hand.iter().map(|card| game.library().db().def(card.def).full_name.as_str()).collect();
        writeln!(head, "{seat}{with}{ink}, hand: {}", hand.join(", ")).expect("writing to memory");
    }
    head.push('\n');
    head
}

/// Plays the game and writes its log: each question except the turn's own, each answer, and below it the
/// events with their rules.
fn told(mut game: Game, seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let mut told = head(&game);
    for _ in 0..MOST_DECISIONS {
        let Some(decision) = game.decision() else { break };
        let legal = game.legal();
        let mut left = dice.below(legal.iter().map(|answer| liking(*answer)).sum());
        let chosen = legal.iter().find(|answer| {
            let likes = liking(**answer);
            let found = left < likes;
            left = left.saturating_sub(likes);
            found
        });
        let answer = *chosen.expect("the number is below the sum");
        // The question of a turn is obvious, and the words of an offer are those of the card.
        let told_apart = !matches!(
            decision.kind,
            DecisionKind::Action | DecisionKind::May | DecisionKind::Option { .. } | DecisionKind::Trigger
        );
        if let Some(question) = game.question().filter(|_| told_apart) {
            writeln!(told, "{}? {question}", decision.seat).expect("writing to memory");
        }
        writeln!(told, "{}: {}", decision.seat, game.describe(answer)).expect("writing to memory");
        for event in game.play(answer).expect("a listed answer") {
            writeln!(told, "    {} ({})", game.tell(&event), event.rule).expect("writing to memory");
        }
    }
    assert!(game.outcome().is_some(), "the game ends");
    told.push('\n');
    for seat in game.seats() {
        writeln!(told, "In the end {seat} has {} lore", game.lore(seat)).expect("writing to memory");
    }
    told
}

/// Compares the log with the file, or writes the file.
fn check(name: &str, told: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(format!("{name}.txt"));
    if std::env::var_os("INKWRIGHT_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder");
        std::fs::write(&path, told).expect("a file");
    }
    let written = std::fs::read_to_string(&path).expect("the playthrough is kept");
    let first = written.lines().zip(told.lines()).position(|(one, other)| one != other);
    let line = first.map_or_else(|| written.lines().count().min(told.lines().count()), |line| line + 1);
    assert!(
        written == told,
        "{} tells another game from line {line} on: {:?}",
        path.display(),
        told.lines().nth(line.saturating_sub(1))
    );
}

fn play(name: &str, builder: GameBuilder, seed: u64) {
    let game = builder.seed(seed).start().expect("a game");
    check(name, &told(game, seed));
}

#[test]
fn two_decks_of_the_first_set() {
    play("first-set", table(&["The Heart of Magic", "A Steadfast Strategy"]), 1);
}

#[test]
fn two_decks_of_later_sets() {
    play("later-sets", table(&["Spectacular Specters", "Daring Heroics"]), 2);
}

#[test]
fn three_players() {
    play("three-players", table(&["Stand Together", "Princess Power", "An Inventive Pair"]), 3);
}

#[test]
fn teams_that_take_their_turns_together() {
    let decks = ["A Seaworthy Crew", "Plenty of Pluck", "Brave and Brazen", "Ready to Let Loose"];
    play("teams", table(&decks).teams(Teams::of_two(4, TeamTurns::Together)), 4);
}

#[test]
fn pack_rush() {
    play("pack-rush", table(&["Madrigal Magic", "On the Case"]).variant(Variant::PackRush), 5);
}
