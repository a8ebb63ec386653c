//! Plain-language advice on a text that is not understood: the words at fault, what could be there, what
//! people often mean by them, and the closest known sentence.

use grammar::{Diagnostic, Expected, with_braces};
use words::{Message, Say as _, StoredText};

/// The most possible continuations to list.
const MOST_NAMED: usize = 8;

/// Advice for a person whose text was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextAdvice {
    /// The text, and a line below it that points at the words.
    pub pointer: [String; 2],
    /// The sentences of the advice, in reading order.
    pub lines: Vec<StoredText>,
}

/// How cards of this game express a word.
enum WordAdvice {
    Write(&'static str),
    /// A word, with an example of its use.
    AsIn(&'static str, &'static str),
    /// A symbol and its meaning, by its name in the catalogues.
    Symbol(&'static str, &'static str),
    SymbolAsIn(&'static str, &'static str, &'static str),
    WriteOrSymbol(&'static str, &'static str, &'static str),
    /// Either the same word or a symbol, depending on context.
    Lore,
}

use WordAdvice::{AsIn, Lore, Symbol, SymbolAsIn, Write, WriteOrSymbol};

/// Words from other games and plain speech, with this game's wording.
const OTHER_WORDS: &[(&str, WordAdvice)] = &[
    ("attack", WriteOrSymbol("challenge", "{S}", "strength")),
    ("attacks", Write("challenges")),
    ("beginning", AsIn("start", "At the start of your turn")),
    ("battlefield", AsIn("play", "When you play this character")),
    ("cemetery", Write("discard")),
    ("creature", Write("character")),
    ("creatures", Write("characters")),
    ("destroy", Write("banish")),
    ("destroyed", Write("banished")),
    ("dies", Write("is banished")),
    ("flying", Write("Evasive")),
    ("graveyard", Write("discard")),
    ("health", Symbol("{W}", "willpower")),
    ("heal", Write("remove up to N damage from")),
    ("hp", Symbol("{W}", "willpower")),
    ("kill", Write("banish")),
    ("life", Write("lore")),
    ("lore", Lore),
    ("lorebook", Write("lore")),
    ("mana", WriteOrSymbol("ink", "{I}", "ink")),
    ("minion", Write("character")),
    ("power", Symbol("{S}", "strength")),
    ("resurrect", Write("play … from your discard for free")),
    ("sacrifice", AsIn("banish", "banish one of your characters")),
    ("spell", Write("action")),
    ("summon", Write("play")),
    ("tap", WriteOrSymbol("exert", "{E}", "exert")),
    ("tapped", Write("exerted")),
    ("target", Write("chosen")),
    ("toughness", Symbol("{W}", "willpower")),
    ("untap", Write("ready")),
    ("strength", SymbolAsIn("{S}", "strength", "+2 {S}")),
    ("willpower", SymbolAsIn("{W}", "willpower", "+2 {W}")),
];

fn quoted(words: &str) -> Message {
    Message::new("text-quoted").with("what", with_braces(words))
}

/// A line with card text.
fn shown(text: &str) -> StoredText {
    StoredText::Text(format!("  {}", with_braces(text)))
}

/// Advice on a refused section in normal form. `known` are understood sentences, to find the closest.
pub fn advise<'k>(
    section: &str,
    diagnostic: &Diagnostic,
    known: impl Iterator<Item = &'k str>,
) -> TextAdvice {
    let start = floor(section, diagnostic.span.start);
    let end = floor(section, diagnostic.span.end.max(start));
    let words = clause(&section[start..]);
    let marked = if words.is_empty() { &section[start..end] } else { words };
    let columns = |text: &str| with_braces(text).chars().count();
    let under = format!("{}{}", " ".repeat(columns(&section[..start])), "^".repeat(columns(marked).max(1)));
    let pointer = [with_braces(section), under];
    match &diagnostic.expected {
        Expected::Wording(wording) => {
            let lines = vec![Message::new("advice-other-way").into(), shown(wording)];
            return TextAdvice { pointer, lines };
        }
        Expected::SimplerText => {
            return TextAdvice { pointer, lines: vec![Message::new("advice-too-deep").into()] };
        }
        _ => {}
    }
    let mut lines: Vec<StoredText> = vec![match words {
        "" => Message::new("advice-ends-early").into(),
        words => Message::new("advice-unknown").with("words", with_braces(words)).into(),
    }];
    lines.extend(meant(&section[start..]).into_iter().map(StoredText::Message));
    let named = could_follow(&diagnostic.expected);
    if !named.is_empty() {
        let after = match last_words(section[..start].trim_end()) {
            "" => Message::new("advice-at-start"),
            last => Message::new("advice-after").with("words", with_braces(last)),
        };
        lines.push(after.with("what", named).into());
    }
    if let Some(closest) = closest(section, known) {
        lines.push(Message::new("advice-closest").into());
        lines.push(shown(closest));
    }
    TextAdvice { pointer, lines }
}

/// The character boundary at or before `at`.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// The words up to the next punctuation mark, three at most.
fn clause(rest: &str) -> &str {
    let end = rest.find([',', '.', '—', ':', '•', '"']).unwrap_or(rest.len());
    let words = rest[..end].trim_end();
    let third = words.match_indices(' ').nth(2).map_or(words.len(), |(at, _)| at);
    &words[..third]
}

/// The last three words.
fn last_words(before: &str) -> &str {
    let sentence = before.rfind(". ").map_or(before, |at| &before[at + 2..]);
    match sentence.rmatch_indices(' ').nth(2) {
        Some((at, _)) => &sentence[at + 1..],
        None => sentence,
    }
}

/// What people often mean by these words.
fn meant(rest: &str) -> Vec<Message> {
    let mut lines = vec![];
    if rest.starts_with('{') {
        lines.push(Message::new("advice-symbols"));
    }
    if rest.starts_with('◊') {
        lines.push(Message::new("advice-lore-symbol"));
    }
    for word in rest.split_whitespace().take(3) {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        if let Some((_, instead)) = OTHER_WORDS.iter().find(|(other, _)| *other == word) {
            lines.push(instead.message(&word));
        }
    }
    lines
}

impl WordAdvice {
    /// The message that says what to write for this word.
    fn message(&self, word: &str) -> Message {
        let symbol = |symbol: &str, stat: &'static str| {
            Message::new("advice-symbol").with("symbol", symbol.to_owned()).with("stat", stat)
        };
        let as_in = |what: Message, example: &str| {
            Message::new("advice-as-in").with("what", what).with("example", example.to_owned())
        };
        let said = match *self {
            Write(words) => quoted(words),
            AsIn(words, example) => as_in(quoted(words), example),
            Symbol(sign, stat) => symbol(sign, stat),
            SymbolAsIn(sign, stat, example) => as_in(symbol(sign, stat), example),
            WriteOrSymbol(words, sign, stat) => {
                Message::new("advice-word-or").with("one", quoted(words)).with("other", symbol(sign, stat))
            }
            Lore => return Message::new("advice-lore-word"),
        };
        Message::new("advice-word").with("word", word.to_owned()).with("said", said)
    }
}

/// The possible continuations in plain words, the most helpful first.
fn could_follow(expected: &Expected) -> Vec<Message> {
    let all = match expected {
        Expected::OneOf(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    let mut kinds: Vec<Message> = vec![];
    let mut phrases: Vec<&str> = vec![];
    for one in all {
        let kind = match one {
            Expected::End => Message::new("advice-sentence-end"),
            Expected::Phrase(phrase) => match &**phrase {
                "." => Message::new("advice-sentence-end"),
                "," => Message::new("advice-comma"),
                phrase => {
                    if !phrases.contains(&phrase) {
                        phrases.push(phrase);
                    }
                    continue;
                }
            },
            other => with_examples(other),
        };
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    // Joining words help only if nothing else is possible.
    let joins = |phrase: &str| matches!(phrase, "or" | "and" | "and/or" | "and / or");
    if phrases.iter().any(|phrase| !joins(phrase)) || !kinds.is_empty() {
        phrases.retain(|phrase| !joins(phrase));
    }
    let more = (kinds.len() + phrases.len()).saturating_sub(MOST_NAMED);
    kinds.extend(phrases.iter().map(|phrase| quoted(&phrase.replace(" ,", ",").replace(" .", "."))));
    kinds.truncate(MOST_NAMED);
    if more > 0 {
        kinds.push(Message::new("advice-more").with("n", more));
    }
    kinds
}

/// A kind of words, with examples.
fn with_examples(expected: &Expected) -> Message {
    let examples: &[&str] = match expected {
        Expected::Number => &["2"],
        Expected::SignedNumber => &["+2"],
        Expected::Class => &["Hero"],
        Expected::Keyword => &["Rush"],
        Expected::Stat => &["{S}", "{W}", "{L}"],
        Expected::Noun => &["character", "item card"],
        Expected::Target => &["this character", "chosen item"],
        Expected::Player => &["you", "each opponent"],
        Expected::Owner => &["your", "their player's"],
        Expected::Measure => &["item you have in play"],
        Expected::Condition => &["you have no cards in your hand"],
        Expected::Event => &["you play this character"],
        Expected::Duration => &["this turn"],
        Expected::Act => &["quest"],
        Expected::Destination => &["into your hand"],
        Expected::Cost => &["{E}", "1 {I}"],
        Expected::Effect => &["draw a card"],
        Expected::Rule => &["this character can't quest"],
        Expected::Name
        | Expected::End
        | Expected::SimplerText
        | Expected::Phrase(_)
        | Expected::Wording(_)
        | Expected::OneOf(_) => return expected.message(),
    };
    let examples: Vec<Message> = examples.iter().map(|example| quoted(example)).collect();
    Message::new("advice-such-as").with("what", expected.message()).with("examples", examples)
}

/// The known sentence with the most words in common with the text, in the same order.
fn closest<'k>(section: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    let split =
        |text: &str| -> Vec<String> { text.to_lowercase().split_whitespace().map(str::to_owned).collect() };
    let wanted = split(section);
    let scored = known.filter_map(|sentence| {
        let words = split(sentence);
        let longest = wanted.len().max(words.len());
        let common = in_common(&wanted, &words);
        // Require at least half of the words, so that the sentence helps.
        (longest > 0 && common * 2 >= longest).then_some((common * 1000 / longest, sentence))
    });
    scored
        .max_by_key(|(score, sentence)| (*score, std::cmp::Reverse(sentence.len())))
        .map(|(_, sentence)| sentence)
}

/// The number of words that two texts share in the same order.
fn in_common(one: &[String], other: &[String]) -> usize {
    let mut row = vec![0_usize; other.len() + 1];
    for word in one {
        let mut corner = 0;
        for (at, against) in other.iter().enumerate() {
            let above = row[at + 1];
            row[at + 1] = if word == against { corner + 1 } else { above.max(row[at]) };
            corner = above;
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::advise;
    use grammar::{Lexicon, Section, compile_section};
    use wording::CardType;
    use words::Language;

    /// The advice on a character's text.
    fn advice_in(language: Language, text: &str) -> (String, String) {
        let lexicon = Lexicon::new(["Stitch"], ["Hero"]);
        let section = Section { name: None, text };
        let refused = compile_section(&section, CardType::Character, &lexicon).unwrap_err();
        let known = ["When you play this character, draw a card.", "This character can't challenge."];
        let advice = advise(&section.normalised(), &refused, known.into_iter());
        let lines: Vec<String> = advice.lines.iter().map(|line| line.text(language)).collect();
        (advice.pointer[1].clone(), lines.join("\n"))
    }

    fn advice(text: &str) -> (String, String) {
        advice_in(Language::English, text)
    }

    #[test]
    fn it_points_at_the_words_and_says_what_could_stand_there() {
        let (pointer, said) = advice("When you devour this character, draw a card.");
        assert_eq!(pointer.find('^'), Some("When you ".len()));
        assert!(said.contains("I don't know what “devour this character” means here."), "{said}");
        assert!(said.contains("After “When you” I understand:") && said.contains("“play”"), "{said}");
        assert!(said.ends_with("When you play this character, draw a card."), "{said}");
    }

    #[test]
    fn every_language_quotes_the_words_and_says_the_rest_itself() {
        let text = "When you devour this character, destroy two creatures and gain {L}.";
        let (pointer, english) = advice(text);
        for language in Language::OTHERS {
            let (theirs, said) = advice_in(language, text);
            assert_eq!(theirs, pointer);
            assert!(said.contains("devour this character"), "{language}: {said}");
            for (ours, line) in english.lines().zip(said.lines()).filter(|(ours, _)| !ours.starts_with("  "))
            {
                assert_ne!(ours, line, "{language}");
            }
        }
    }

    #[test]
    fn words_of_other_games_are_translated() {
        assert!(advice("When you play this character, destroy chosen character.").1.contains("“banish”"));
        assert!(advice("When you play this character, tap chosen character.").1.contains("“exert”"));
    }

    #[test]
    fn symbols_are_shown_as_people_type_them() {
        let (pointer, said) = advice("Whenever this character quests, it gets +1 {S} and gains {L} forever.");
        assert_eq!(
            pointer.find('^'),
            Some("Whenever this character quests, it gets +1 {S} and gains ".len())
        );
        assert!(
            said.contains("“{L} forever”") && said.contains("players gain, lose and have “lore”"),
            "{said}"
        );
        assert!(advice("{T}, 2 {I} - Draw a card.").1.contains("The symbols are {E} for exert"));
        assert!(advice("Your characters get +1 lore.").1.contains("the symbol {L} for the lore of a card"));
    }

    #[test]
    fn another_way_of_writing_is_shown_whole() {
        let (_, said) = advice("When you play this character, you may draws a card.");
        assert!(
            said.contains("cards word it differently") && said.contains("you may draw a card."),
            "{said}"
        );
    }

    #[test]
    fn a_sentence_that_stops_is_told_so() {
        assert!(advice("When you play this character,").1.contains("ends too early"));
    }

    #[test]
    fn advice_is_given_on_any_text() {
        for text in ["", "—", "\"", "ü", "When", "{E}", "• •", "A A A A A A A", "+", "Shift"] {
            let lexicon = Lexicon::new([], []);
            let section = Section { name: None, text };
            if let Err(refused) = compile_section(&section, CardType::Action, &lexicon) {
                advise(&section.normalised(), &refused, std::iter::empty());
            }
        }
    }
}
