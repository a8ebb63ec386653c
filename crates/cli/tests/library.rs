//! The player's own cards, tested through the program: import, their use in every command, and broken files;
//! search and display of cards.

use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A user's machine: a data folder and a folder for files.
struct UserHome(TempDir);

impl UserHome {
    fn new() -> UserHome {
        UserHome(tempfile::tempdir().expect("a temporary folder can be made"))
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> String {
        let path = self.0.path().join(name);
        fs::write(&path, contents).expect("a temporary file can be written");
        path.display().to_string()
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_inkwright"))
            .args(args)
            .stdin(Stdio::null())
            .env("INKWRIGHT_DATA", self.data())
            .output()
            .expect("the program starts")
    }

    /// The output of a successful command.
    #[track_caller]
    fn says(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}{}", stdout(&output), stderr(&output));
        assert_eq!(stderr(&output), "", "{args:?}");
        stdout(&output)
    }

    #[track_caller]
    fn json(&self, args: &[&str]) -> Value {
        let said = self.says(args);
        serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"))
    }

    /// Bad input: exit status 2 and a message that contains all of these.
    #[track_caller]
    fn refuses(&self, args: &[&str], parts: &[&str]) {
        let output = self.run(args);
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert_eq!(message.matches("error: ").count(), 1, "{message}");
        for part in parts {
            assert!(message.contains(part), "no {part:?} in {message:?}");
        }
        assert_eq!(stdout(&output), "");
    }

    /// The file of a set in the player's own cards.
    fn set(&self, set: &str) -> PathBuf {
        self.data().join("cards").join(format!("set{set}.ron"))
    }
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A made-up character of set 13 in LorcanaJSON's format.
fn card(name: &str, number: u32, sections: &[&str]) -> Value {
    json!({
        "id": number, "fullName": format!("{name} - Keeper"), "name": name, "version": "Keeper", "type": "Character",
        "color": "Amber", "cost": 1, "inkwell": true, "strength": 2, "willpower": 2, "lore": 1,
        "subtypes": ["Storyborn", "Lamplighter"], "fullTextSections": sections, "setCode": "13", "number": number,
    })
}

fn all_cards() -> String {
    let mut mira = card("Mira Finch", 2, &["SPARE PARTS {E} – Gain 2 lore."]);
    mira["abilities"] = json!([{"name": "SPARE PARTS"}]);
    let cards = [
        card("Otto Quill", 1, &["Ward\n(Made-up reminder.)"]),
        mira,
        card("Nib Zigzag", 3, &["Gleefully zigzag 9 umbrellas."]),
    ];
    json!({"metadata": {"language": "en"}, "sets": {"13": {"releaseDate": "2026-07-17"}}, "cards": cards})
        .to_string()
}

const DECK: &str = "30 Otto Quill - Keeper\n30 Mira Finch – Keeper\n";

#[test]
fn imported_cards_are_played_shown_found_checked_and_hashed_at_once() {
    let home = UserHome::new();
    let built_in = home.says(&["--version"]);
    let data = home.file("allCards.json", all_cards());
    let said = home.json(&["cards", "import", &data, "--json"]);
    assert_eq!(
        (&said["cards"], &said["imported"], &said["unchanged"]),
        (&json!(3), &json!(2), &json!(0)),
        "{said}"
    );
    assert_eq!(said["refused"][0]["card"], "Nib Zigzag - Keeper");
    assert_eq!(said["refused"][0]["known"], false);
    assert!(
        said["refused"][0]["reason"].as_str().is_some_and(|reason| reason.contains("Gleefully")),
        "{said}"
    );
    assert!(home.set("13").is_file());

    assert_ne!(home.says(&["--version"]), built_in, "the hash covers them");
    assert!(home.says(&["cards", "show", "otto quill - keeper"]).contains("Ward"));
    assert!(home.says(&["cards", "search", "--set", "13"]).contains("Mira Finch - Keeper"));
    let deck = home.file("deck.txt", DECK);
    let said = home.json(&["deck", "check", &deck, "--format", "sealed", "--json"]);
    assert_eq!(said["legal"], true, "{said}");
    let replays = home.0.path().join("replays").display().to_string();
    let games = ["--games", "2", "--any-deck", "--json", "--save-replays", &replays];
    let mut simulate = vec!["simulate", "--deck", &deck, "--deck", &deck];
    simulate.extend(games);
    assert_eq!(home.json(&simulate)["broken"], 0);
    let scenario = home.file(
        "own.scn",
        "scenario \"One's own card\"\np1:\n  play \"Mira Finch - Keeper\" as mira\n  lore 1\ndo use mira\nexpect p1 lore 3\n",
    );
    assert_eq!(home.says(&["scenario", "run", &scenario]).trim(), "1 passed, 0 failed");
    let said = home.says(&["play", "--deck", &deck, "--any-deck", "--seed", "1"]);
    assert!(said.contains("Otto Quill") || said.contains("Mira Finch"), "{said}");

    // A game with imported cards can only be played back where they are installed.
    let replay =
        fs::read_dir(&replays).expect("a folder").next().expect("a replay").expect("an entry").path();
    let replay = replay.display().to_string();
    assert!(home.says(&["replay", &replay]).starts_with("verified"));
    fs::remove_file(home.set("13")).expect("removing is deleting");
    assert_eq!(home.says(&["--version"]), built_in);
    home.refuses(&["replay", &replay], &["another card library", "imported"]);
}

#[test]
fn what_was_imported_is_listed_and_a_second_import_is_no_news() {
    let home = UserHome::new();
    assert!(home.says(&["cards", "import", "--list"]).starts_with("0 cards imported"));
    let data = home.file("allCards.json", all_cards());
    let said = home.says(&["cards", "import", &data]);
    assert!(said.contains("refused Nib Zigzag - Keeper: "), "{said}");
    assert_eq!(
        said.lines().last(),
        Some("3 cards: 2 imported, 0 already known, 1 refused; 0 others kept"),
        "{said}"
    );
    let said = home.says(&["cards", "import", &data]);
    assert_eq!(said.lines().last(), Some("3 cards: 0 imported, 2 already known, 1 refused; 0 others kept"));
    let said = home.says(&["cards", "import", "--list"]);
    for part in [
        "set13.ron: 2 cards",
        "13/1  Otto Quill - Keeper",
        "refused Nib Zigzag - Keeper: ",
        "2 cards imported",
    ] {
        assert!(said.contains(part), "no {part:?} in {said}");
    }
    let said = home.json(&["cards", "import", "--list", "--json"]);
    assert_eq!(said["files"][0]["cards"], json!(["Otto Quill - Keeper", "Mira Finch - Keeper"]), "{said}");
    assert_eq!(said["problems"], json!([]));
    home.refuses(&["cards", "import"], &["FILE"]);
    home.refuses(&["cards", "import", &data, "--list"], &["--list"]);
}

#[test]
fn a_deck_with_a_card_that_does_not_compile_is_refused_by_name() {
    let home = UserHome::new();
    let data = home.file("allCards.json", all_cards());
    home.says(&["cards", "import", &data]);
    let deck = home.file("deck.txt", "4 Otto Quill - Keeper\n56 Nib Zigzag - Keeper\n");
    let parts = ["deck.txt:2: ", "Nib Zigzag - Keeper", "can't be played yet", "Gleefully"];
    home.refuses(&["simulate", "--deck", &deck, "--deck", &deck, "--any-deck"], &parts);
    home.refuses(&["play", "--deck", &deck, "--any-deck"], &parts);
    home.refuses(&["cards", "show", "Nib Zigzag - Keeper"], &parts[1..]);
    let output = home.run(&["deck", "check", &deck, "--json"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stdout(&output).contains("not-compiled"), "{}", stdout(&output));
}

#[test]
fn a_broken_file_is_told_and_stops_nothing() {
    let home = UserHome::new();
    let data = home.file("allCards.json", all_cards());
    home.says(&["cards", "import", &data]);
    let whole = fs::read_to_string(home.set("13")).expect("a file");
    let version = env!("CARGO_PKG_VERSION");
    for (spoiled, part) in [
        (whole.replace(version, "0.0.1"), "version 0.0.1"),
        (whole.replace("Ward", "Saunter"), "set13.ron:"),
        (whole[..whole.len() - 9].to_owned(), "set13.ron:"),
    ] {
        fs::write(home.set("13"), spoiled).expect("it can be written");
        let output = home.run(&["cards", "show", "Stitch - New Dog", "--json"]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let told = stderr(&output);
        assert!(told.starts_with("note: ") && told.contains(part) && told.contains("mport"), "{told}");
        let said: Value = serde_json::from_slice(&output.stdout).expect("nothing else is on standard output");
        assert_eq!(said["full_name"], "Stitch - New Dog");
    }
    // Its advice helps.
    assert_eq!(home.run(&["cards", "import", &data]).status.code(), Some(0));
    assert!(home.says(&["cards", "show", "Otto Quill - Keeper"]).contains("Ward"));
}

#[test]
fn data_that_can_not_be_read_or_kept_are_refused_and_nothing_is_written() {
    let home = UserHome::new();
    let broken = home.file("broken.json", "[\n  {\"name\": \"A\",\n  oops\n]");
    home.refuses(&["cards", "import", &broken], &["broken.json:3:"]);
    let empty = home.file("empty.json", "[]");
    home.refuses(&["cards", "import", &empty], &["empty.json", "no cards"]);
    home.refuses(&["cards", "import", "no-such.json"], &["no-such.json"]);
    assert!(!home.data().exists());
    let data = home.file("allCards.json", all_cards());
    fs::write(home.data(), "a file where the folder should be").expect("it can be written");
    let output = home.run(&["cards", "import", &data]);
    assert_eq!(output.status.code(), Some(2), "{}", stdout(&output));
    assert!(stderr(&output).contains("error: "), "{}", stderr(&output));
}

#[test]
fn an_import_into_library_files_leaves_the_players_cards_alone() {
    let home = UserHome::new();
    let data = home.file("allCards.json", all_cards());
    let folder = home.0.path().join("library");
    home.says(&["cards", "import", &data, "--out", &folder.display().to_string()]);
    assert!(folder.join("set13.ron").is_file());
    assert!(!home.data().exists());
}

#[test]
fn a_card_shows_constructs_and_rules() {
    let home = UserHome::new();
    let data = home.file("allCards.json", all_cards());
    home.says(&["cards", "import", &data]);
    let said = home.json(&["cards", "show", "Mira Finch - Keeper", "--json"]);
    let constructs = said["constructs"].as_array().expect("a list");
    assert!(constructs.contains(&json!("Effect::GainLore")), "{said}");
    let rules: Vec<&str> =
        said["rules"].as_array().expect("a list").iter().filter_map(|rule| rule["number"].as_str()).collect();
    assert_eq!(rules, ["1.11", "4.4", "5.2.3", "5.3", "6.3"], "{said}");
    assert_eq!(said["playable"], true);
    assert!(said["meaning"].to_string().contains("You gain 2 lore."), "{said}");
    let said = home.says(&["cards", "show", "Otto Quill - Keeper", "--tree"]);
    for part in [
        "Character, Amber, cost 1, inkable",
        "Lamplighter",
        "printed as 13/1",
        "Keyword::Ward",
        "8.15      Ward",
    ] {
        assert!(said.contains(part), "no {part:?} in {said}");
    }
}

#[test]
fn a_search_prints_a_table_or_json_and_its_status_says_whether_anything_fits() {
    let home = UserHome::new();
    let data = home.file("allCards.json", all_cards());
    home.says(&["cards", "import", &data]);
    let said = home.says(&["cards", "search", "GAIN 2 {l}", "--class", "lamplighter", "--cost", "2-"]);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[1].contains("Amber") && lines[1].ends_with("2/2/1          Mira Finch - Keeper"), "{said}");
    assert_eq!(lines[2], "1 card");
    let said = home.json(&["cards", "search", "--name", "keeper", "--set", "13", "--inkable", "--json"]);
    assert_eq!(said["found"], 2);
    assert_eq!(said["cards"][0]["full_name"], "Mira Finch - Keeper", "sorted by name: {said}");
    assert_eq!(said["cards"][1]["text"], json!(["Ward"]));

    let output = home.run(&["cards", "search", "--set", "13", "--name", "keeper", "--inkable=no"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!((stdout(&output).as_str(), stderr(&output).as_str()), ("no card matches\n", ""));
    for (filter, value, part) in [
        ("--ink", "teal", "Amethyst"),
        ("--cost", "cheap", "2..4"),
        ("--type", "battle", "location"),
        ("--keyword", "flying", "Evasive"),
        ("--class", "lamp", "Lamplighter"),
        ("--set", "99", "13"),
    ] {
        home.refuses(&["cards", "search", filter, value], &[value, part]);
    }
    home.refuses(&["cards", "search", "--inkable=maybe"], &["--inkable=no"]);
}

#[test]
fn real_card_data_are_no_news() {
    let Some(data) = testing::shared("cards/cards.json") else { return };
    let home = UserHome::new();
    let said = home.json(&["cards", "import", &data.display().to_string(), "--json"]);
    assert_eq!(said["imported"], 0, "{said}");
    assert_eq!(said["unchanged"], said["cards"], "{said}");
}

#[test]
fn a_card_is_taken_without_one_ability_only_if_asked_for_and_says_so() {
    let home = UserHome::new();
    let cards = [
        card("Half Read", 1, &["Evasive", "Whenever the wind turns, whistle."]),
        card("Hardly Read", 2, &["Juggle.", "Whistle."]),
    ];
    let data = home.file("some.json", json!(cards).to_string());
    let said = home.says(&["cards", "import", &data]);
    assert!(
        said.contains("--leave-out \"Half Read") && !said.contains("--leave-out \"Hardly Read"),
        "{said}"
    );
    let shown = said.split("--leave-out \"").nth(1).and_then(|rest| rest.split('"').next()).expect("a name");
    home.refuses(&["cards", "show", shown], &[shown]);
    let said = home.says(&["cards", "import", &data, "--leave-out", shown]);
    assert!(said.contains("1 imported"), "{said}");
    let said = home.says(&["cards", "show", shown]);
    assert!(
        said.contains("without an ability that was not understood") && said.contains("Evasive"),
        "{said}"
    );
    let list = home.file("deck.txt", format!("4 {shown}\n"));
    let left_out = format!("{shown}: played without an ability that was not understood");
    let said = stdout(&home.run(&["deck", "check", &list]));
    assert!(said.contains(&left_out), "{said}");
    for command in [&["deck", "show", &list][..], &["cards", "search", "--name", "Half Read"]] {
        let said = home.says(command);
        assert!(said.contains(&format!("{shown} (without an ability that was not understood)")), "{said}");
    }
    home.refuses(&["cards", "import", &data, "--leave-out", "Nobody"], &["no card \"Nobody\""]);
}
