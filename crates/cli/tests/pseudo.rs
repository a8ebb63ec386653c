//! Every sentence comes from a catalogue: with `INKWRIGHT_LANG=pseudo` each message is between ⟦ and ⟧, and
//! outside of them there are only names, numbers and parts of the command line.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use wording::KeywordKind;

/// The program's output on both streams for these arguments and this input.
fn printed(args: &[&str], input: &str) -> String {
    printed_in("pseudo", args, input)
}

/// The same in a language.
fn printed_in(language: &str, args: &[&str], input: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    printed_from(folder.path(), language, args, input)
}

/// The same with a data folder.
fn printed_from(folder: &Path, language: &str, args: &[&str], input: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_inkwright"))
        .args(args)
        .env("INKWRIGHT_DATA", folder)
        .env("INKWRIGHT_LANG", language)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends early does not read everything.
    let _ = program.stdin.take().expect("its input is a pipe").write_all(input.as_bytes());
    let output = program.wait_with_output().expect("the program ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    format!("{}{}", text(&output.stdout), text(&output.stderr))
}

/// The text outside all messages.
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut rest = String::new();
    for c in text.chars() {
        if c == '⟦' {
            depth += 1;
        } else if c == '⟧' {
            depth = depth.checked_sub(1).expect("messages are closed once");
        } else if depth == 0 {
            rest.push(c);
        }
    }
    assert_eq!(depth, 0, "a message is cut off in {text}");
    rest
}

/// Lines with words that don't come from a catalogue.
fn unmarked(text: &str, names: &[String]) -> Vec<String> {
    let mut rest = outside(text);
    for name in names {
        rest = rest.replace(name.as_str(), "");
    }
    let is_player = |word: &str| word.len() == 2 && word.starts_with('p');
    let read = |line: &&str| {
        line.split(|c: char| !c.is_alphanumeric())
            .any(|word| word.chars().any(char::is_alphabetic) && !is_player(word))
    };
    rest.lines().filter(read).map(str::to_owned).collect()
}

/// Names of cards, their classes and keywords, longest first.
fn card_names() -> Vec<String> {
    let library = cards::CardLibrary::embedded();
    let classes = library.cards.iter().flat_map(|card| &card.classes).map(|class| class.0.clone());
    let keywords = KeywordKind::ALL.iter().map(|keyword| keyword.name().to_owned());
    let full_names = library.cards.iter().map(cards::CardData::full_name);
    let mut names: Vec<String> = full_names.chain(classes).chain(keywords).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

const HEART: &str = "the-heart-of-magic";
const DARING: &str = "daring-and-deception";

#[test]
fn a_game_in_the_terminal_says_nothing_of_its_own() {
    let names = card_names();
    // Always gives the first answers; the game ends by conceding.
    let input = "?\nnonsense\n".to_owned() + &"1\n".repeat(40) + "u\nq\n";
    let said = printed(&["play", "--seed", "3", "--bot", "greedy"], &input);
    assert!(said.matches('⟦').count() > 100, "{said}");
    let found = unmarked(&said, &names);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn reports_say_nothing_of_their_own() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let place = |name: &str| folder.path().join(name).display().to_string();
    let (replays, matchup, scenario) = (place("replays"), place("matchup"), place("position.scn"));
    let replay = format!("{replays}/game-000000.replay");
    let reports: &[&[&str]] = &[
        &["deck", "check", HEART, DARING],
        &["deck", "show", HEART],
        &["--version"],
        &["deck", "stats", HEART, "--hold", "Dragon Fire", "--turn", "3"],
        &["simulate", HEART, DARING, "--games", "4", "--threads", "1", "--save-replays", &replays],
        &["simulate", HEART, DARING, "--games", "2", "--threads", "1", "--series", "best-of-3"],
        &["arena", HEART, "--players", "greedy,random", "--games", "2", "--threads", "1"],
        &["matchup", HEART, DARING, "--games", "2", "--threads", "1", "--out", &matchup],
        &["replay", &replay, "--check"],
        &["replay", &replay, "--log"],
        &["replay", &replay, "--at", "30"],
        &["replay", &replay, "--at", "30", "--to-scenario", &scenario],
        &["cards", "exercise", "--card", "Simba - Protective Cub", "--games", "2"],
        &["hint", &replay, "--at", "20", "--budget", "fast"],
    ];
    let mut names = card_names();
    names.extend([HEART, DARING, "greedy", "random"].map(str::to_owned));
    for report in reports {
        let said = printed(report, "");
        assert!(said.contains('⟦'), "{report:?} says nothing: {said}");
        let found = unmarked(&said, &names);
        assert!(found.is_empty(), "{report:?}: {found:#?}");
    }
    let page = std::fs::read_to_string(format!("{matchup}/report.html")).expect("the run wrote a page");
    names.push("inkwright".to_owned());
    let said = readable(&page);
    assert!(said.matches('⟦').count() > 50, "{said}");
    let found = unmarked(&said, &names);
    assert!(found.is_empty(), "{found:#?}");
}

/// Data with a playable card, one whose text is not understood and one whose text can't be played.
fn made_up_cards() -> String {
    let card = |name: &str, text: &str| {
        serde_json::json!({
            "fullName": format!("{name} - Keeper"), "name": name, "version": "Keeper", "type": "Character",
            "color": "Ruby", "cost": 3, "inkwell": true, "strength": 2, "willpower": 4, "lore": 1,
            "subtypes": ["Dreamborn"], "fullTextSections": [text], "setCode": "13", "number": 7,
        })
    };
    let mend = "If this character would be banished, put a card from your discard into your hand instead.";
    let cards =
        [card("Otto Quill", "Ward"), card("Nib Zigzag", "Gleefully zigzag."), card("Mira Finch", mend)];
    serde_json::Value::from(cards.to_vec()).to_string()
}

#[test]
fn reports_on_card_data_say_nothing_of_their_own() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let data = folder.path().join("cards.json").display().to_string();
    std::fs::write(&data, made_up_cards()).expect("a file can be written");
    let scenario = folder.path().join("draw.scn").display().to_string();
    std::fs::write(&scenario, "scenario \"Nothing\"\nexpect p1 lore 1\n").expect("a file can be written");
    let reports: &[&[&str]] = &[
        &["cards", "coverage", "--data", &data],
        &["cards", "coverage", "--data", &data, "--set", "99"],
        &["cards", "constructs", "Part::Under", "--scenarios", &scenario],
        &["cards", "import", &data],
        &["cards", "import", "--list"],
        &["cards", "show", "Nib Zigzag - Keeper"],
        &["cards", "show", "Mira Finch - Keeper"],
    ];
    let mut names = card_names();
    names.extend(["Part::Under", "Otto Quill - Keeper", "Gleefully zigzag."].map(str::to_owned));
    for report in reports {
        let said = printed_from(folder.path(), "pseudo", report, "");
        assert!(said.contains('⟦'), "{report:?} says nothing: {said}");
        // Advice quotes sentences of other cards on separate lines.
        let found = unmarked(&said, &names);
        let found: Vec<_> = found.iter().filter(|line| !line.starts_with("    ")).collect();
        assert!(found.is_empty(), "{report:?}: {found:#?}");
    }
}

#[test]
fn why_a_card_was_refused_is_told_in_the_language_of_whoever_asks() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let data = folder.path().join("cards.json").display().to_string();
    std::fs::write(&data, made_up_cards()).expect("a file can be written");
    printed_from(folder.path(), "fr", &["cards", "import", &data], "");
    let told = printed_from(folder.path(), "de", &["cards", "import", "--list"], "");
    assert!(told.contains("noch nicht unterstützt wird: eine solche Ersetzung"), "{told}");
    assert!(told.contains("„Gleefully“"), "{told}");
    let told = printed_from(folder.path(), "en", &["cards", "import", "--list"], "");
    assert!(told.contains("this kind of replacement is not supported yet"), "{told}");
}

/// The text of a page, including the labels and tips of its elements, but without code such as commands.
fn readable(page: &str) -> String {
    let mut said = String::new();
    let mut code = false;
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let name: String = tag.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
        match name.as_str() {
            "style" | "script" | "code" | "dd" => code = true,
            "/style" | "/script" | "/code" | "/dd" => code = false,
            _ => {}
        }
        for label in ["aria-label=\"", "data-tip=\""] {
            let value = tag.split_once(label).and_then(|(_, rest)| rest.split_once('"'));
            said.extend(value.map(|(value, _)| format!("{value}\n")));
        }
        if !code {
            said.push_str(text);
            said.push('\n');
        }
    }
    said.replace("&amp;", "&").replace("&quot;", "\"")
}

#[test]
fn complaints_say_nothing_of_their_own() {
    let complaints: &[&[&str]] = &[
        &["deck", "check", "nowhere.txt"],
        &["deck", "check", "README.md"],
        &["deck", "convert", HEART, "--to", "scroll"],
        &["deck", "stats", HEART, "--hold", "Nobody - At All"],
        &["simulate", HEART],
        &["simulate", HEART, DARING, "--games", "0"],
        &["simulate", HEART, DARING, "--bot", "genius"],
        &["simulate", HEART, DARING, "--edition", "0.1"],
        &["simulate", HEART, DARING, "--series", "endless"],
        &["arena", HEART, "--players", "greedy"],
        &["cards", "show", "Nobody"],
        &["cards", "search", "--cost", "many"],
        &["cards", "search", "--inkable=perhaps"],
        &["cards", "exercise", "--part", "9/3"],
        &["replay", "README.md"],
        &["hint", "nowhere.scn"],
        &["explain", "nowhere.replay"],
        &["rules", "99.9"],
        &["cards", "coverage", "--data", "nowhere.json"],
        &["cards", "constructs", "--scenarios", "nowhere"],
        &["serve", "--public-url", "nowhere"],
        &["serve", "--silence", "soon"],
        &["serve", "--port", "99999"],
        &["serve", "--port", "any"],
        &["serve", "--rate", "often"],
        &["serve", "--host", "nowhere"],
        &["rules", "diff", "2.2.0", "2.2.0"],
        &["rules", "rulings", "nonsense"],
        &["play", "--deck", "-"],
        &["play", "--resume"],
        &["nonsense"],
        &["deck", "chek"],
        &["simulate", "--gamse", "3"],
        &["deck", "check"],
        &[],
    ];
    for complaint in complaints {
        let said = printed(complaint, "");
        assert!(said.starts_with('⟦'), "{complaint:?}: {said}");
        // The usage and the help after it have separate pages.
        let rest = outside(&said);
        let found = unmarked(rest.split("\n\n").next().unwrap_or_default(), &[]);
        let found: Vec<_> = found.iter().filter(|line| !line.trim_start().starts_with(['-', '<'])).collect();
        assert!(found.is_empty(), "{complaint:?}: {found:#?}");
    }
}

#[test]
fn help_says_nothing_of_its_own() {
    let pages: &[&[&str]] = &[
        &["--help"],
        &["-h"],
        &["deck", "--help"],
        &["deck", "check", "--help"],
        &["deck", "stats", "--help"],
        &["simulate", "--help"],
        &["matchup", "--help"],
        &["play", "--help"],
        &["serve", "--help"],
        &["cards", "search", "--help"],
        &["cards", "try", "--help"],
        &["rules", "--help"],
        &["replay", "--help"],
    ];
    for page in pages {
        let said = printed(page, "");
        assert!(said.matches('⟦').count() > 3, "{page:?}: {said}");
        let rest = outside(&said);
        // A command or option is at the beginning of a line, with its values; prose has several plain words
        // in a row.
        let plain = |word: &&str| {
            word.chars().all(|c| c.is_alphabetic() || "',.;:".contains(c))
                && word.chars().any(char::is_lowercase)
        };
        let prose =
            |line: &&str| !line.starts_with("  ") && line.split_whitespace().filter(plain).count() > 3;
        let found: Vec<_> = rest.lines().filter(prose).collect();
        assert!(found.is_empty(), "{page:?}: {found:#?}");
    }
}

/// Card texts with a mistake, the type of the card, and the message in German.
const MISTAKES: [(&str, &str, &str); 13] = [
    (
        "character",
        "When you devour this character, draw a card.",
        "Ich weiß nicht, was „devour this character“ hier bedeutet.",
    ),
    (
        "character",
        "When you play this character, destroy chosen character.",
        "Statt „destroy“ schreibe „banish“.",
    ),
    (
        "character",
        "When you play this character, tap chosen character.",
        "schreibe „exert“ oder das Zeichen {E} für erschöpfen.",
    ),
    (
        "character",
        "At the beginning of your turn, draw a card.",
        "schreibe „start“, wie in „At the start of your turn“.",
    ),
    ("character", "{T}, 2 {I} — Draw a card.", "Die Zeichen sind {E} für erschöpfen, {I} für Tinte,"),
    (
        "character",
        "Your characters get +1 lore.",
        "das Zeichen {L} für den Legendenwert einer Karte, wie in „+1 {L}“.",
    ),
    ("character", "When you play this character, you may draws a card.", "aber Karten schreiben es anders:"),
    ("character", "When you play this character,", "Der Satz endet zu früh."),
    (
        "character",
        "Ziehe eine Karte.",
        "Am Anfang des Kartentexts, der auf Englisch geschrieben wird, verstehe ich:",
    ),
    ("action", "Banish it.", "was „it“ hier bedeutet: zuvor wurde nichts genannt, was gemeint sein könnte."),
    ("character", "She gains Rush.", "was „she“ hier bedeutet: kein Charakter wurde genannt."),
    ("action", "If you do, draw a card.", "was „if you do“ hier bedeutet: nichts steht davor."),
    (
        "character",
        "If this character would be banished, put a card from your discard into your hand instead.",
        "noch nicht unterstützt wird: eine solche Ersetzung.",
    ),
];

#[test]
fn advice_on_a_card_is_given_in_german() {
    for (card_type, text, told) in MISTAKES {
        let said = printed_in("de", &["cards", "try", "-", "--type", card_type], text);
        assert!(said.contains(told), "{text}\n{said}");
    }
}

#[test]
fn advice_on_a_card_says_nothing_of_its_own() {
    for (card_type, text, _) in MISTAKES {
        let said = printed(&["cards", "try", "-", "--type", card_type], text);
        assert!(said.matches('⟦').count() > 3, "{said}");
        // Card texts are shown unchanged, and so are the titles of rules, which have a separate catalogue.
        let is_rule = |line: &String| line.starts_with(|c: char| c.is_ascii_digit());
        let is_example = |line: &String| line.starts_with("  ");
        let found = unmarked(&said, &[text.to_owned()]);
        let found: Vec<_> = found.iter().filter(|line| !is_rule(line) && !is_example(line)).collect();
        assert!(found.is_empty(), "{text}: {found:#?}");
    }
}
