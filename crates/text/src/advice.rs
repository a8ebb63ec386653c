//! Advice in plain words for a text that is not understood: which words, what could stand there, what people often mean by
//! them, and the closest sentence that is known.

use crate::normal::with_braces;
use crate::{Diagnostic, Expected};

/// The most ways to go on that are named.
const MOST_NAMED: usize = 8;

/// What to tell a person whose text was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The text, and below it a line that points at the words.
    pub pointer: [String; 2],
    /// Sentences, in the order to read them.
    pub lines: Vec<String>,
}

/// Words that other games and plain speech use, and what cards of this game say.
const OTHER_WORDS: &[(&str, &str)] = &[
    ("attack", "“challenge”, or the symbol {S} for Strength"),
    ("attacks", "“challenges”"),
    ("beginning", "“start”, as in “At the start of your turn”"),
    ("battlefield", "“play”, as in “When you play this character”"),
    ("cemetery", "“discard”"),
    ("creature", "“character”"),
    ("creatures", "“characters”"),
    ("destroy", "“banish”"),
    ("destroyed", "“banished”"),
    ("dies", "“is banished”"),
    ("flying", "“Evasive”"),
    ("graveyard", "“discard”"),
    ("health", "the symbol {W} for Willpower"),
    ("heal", "“remove up to N damage from”"),
    ("hp", "the symbol {W} for Willpower"),
    ("kill", "“banish”"),
    ("life", "“lore”"),
    ("lore", "“lore” where players gain or lose it, and the symbol {L} for what a card has, as in “+1 {L}”"),
    ("lorebook", "“lore”"),
    ("mana", "“ink”, or the symbol {I}"),
    ("minion", "“character”"),
    ("power", "the symbol {S} for Strength"),
    ("resurrect", "“play … from your discard for free”"),
    ("sacrifice", "“banish”, as in “banish one of your characters”"),
    ("spell", "“action”"),
    ("summon", "“play”"),
    ("tap", "“exert”, or the symbol {E}"),
    ("tapped", "“exerted”"),
    ("target", "“chosen”"),
    ("toughness", "the symbol {W} for Willpower"),
    ("untap", "“ready”"),
    ("strength", "the symbol {S}, as in “+2 {S}”"),
    ("willpower", "the symbol {W}, as in “+2 {W}”"),
];

/// Numbers that cards write as figures.
const NUMBERS: &[(&str, &str)] = &[
    ("one", "1"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
];

/// Advice on a section, in normal form, that was refused. `known` are sentences that are understood, to find the closest.
pub fn advise<'k>(section: &str, diagnostic: &Diagnostic, known: impl Iterator<Item = &'k str>) -> Advice {
    let start = floor(section, diagnostic.span.start);
    let end = floor(section, diagnostic.span.end.max(start));
    let words = clause(&section[start..]);
    let marked = if words.is_empty() { &section[start..end] } else { words };
    let columns = |text: &str| with_braces(text).chars().count();
    let under = format!("{}{}", " ".repeat(columns(&section[..start])), "^".repeat(columns(marked).max(1)));
    let pointer = [with_braces(section), under];
    let mut lines = vec![];
    match &diagnostic.expected {
        Expected::Wording(wording) => {
            lines.push("I understand this, but cards write it another way:".to_owned());
            lines.push(format!("  {}", with_braces(wording)));
            return Advice { pointer, lines };
        }
        Expected::SimplerText => {
            lines.push("This goes too deep for me. Say it in shorter sentences.".to_owned());
            return Advice { pointer, lines };
        }
        _ => {}
    }
    let before = section[..start].trim_end();
    if words.is_empty() {
        lines.push("The sentence ends too early.".to_owned());
    } else {
        lines.push(format!("I don't know what “{}” means here.", with_braces(words)));
    }
    lines.extend(meant(&section[start..]));
    let named = could_follow(&diagnostic.expected);
    if !named.is_empty() {
        let after = match last_words(before) {
            "" => "At the beginning".to_owned(),
            last => format!("After “{}”", with_braces(last)),
        };
        lines.push(format!("{after} I understand: {}.", named.join(", ")));
    }
    if let Some(closest) = closest(section, known) {
        lines.push("The closest sentence I know is:".to_owned());
        lines.push(format!("  {}", with_braces(closest)));
    }
    Advice { pointer, lines }
}

/// The place at or before `at` where a character begins.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

/// The words up to the next mark, three at most.
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

/// What people often mean by the words that stand there.
fn meant(rest: &str) -> Vec<String> {
    let mut lines = vec![];
    if rest.starts_with('{') {
        lines.push(
            "The symbols are {E} for exert, {I} for ink, {S} for Strength, {W} for Willpower, {L} for a card's lore and {C} for the inkwell symbol."
                .to_owned(),
        );
    }
    if rest.starts_with('◊') {
        lines.push("{L} is what a character or location has; players gain, lose and have “lore”.".to_owned());
    }
    for word in rest.split_whitespace().take(3) {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        if let Some((_, said)) = OTHER_WORDS.iter().find(|(other, _)| *other == word) {
            lines.push(format!("For “{word}” cards say {said}."));
        }
        if let Some((_, figure)) = NUMBERS.iter().find(|(number, _)| *number == word) {
            lines.push(format!("Numbers are written as figures: {figure} for “{word}”."));
        }
    }
    lines
}

/// What could have gone on, in plain words, the most telling first.
fn could_follow(expected: &Expected) -> Vec<String> {
    let all = match expected {
        Expected::OneOf(all) => all.as_slice(),
        one => std::slice::from_ref(one),
    };
    let mut kinds: Vec<String> = vec![];
    let mut phrases: Vec<String> = vec![];
    for one in all {
        let (list, said) = match one {
            Expected::Phrase(".") | Expected::End => (&mut kinds, "the end of the sentence".to_owned()),
            Expected::Phrase(",") => (&mut kinds, "a comma".to_owned()),
            Expected::Phrase(phrase) => {
                (&mut phrases, format!("“{}”", phrase.replace(" ,", ",").replace(" .", ".")))
            }
            other => (&mut kinds, kind(other).to_owned()),
        };
        if !list.contains(&said) {
            list.push(said);
        }
    }
    // What joins words helps only where nothing else could stand.
    let joins = |said: &String| matches!(said.trim_matches(['“', '”']), "or" | "and" | "and/or" | "and / or");
    if phrases.iter().any(|said| !joins(said)) || !kinds.is_empty() {
        phrases.retain(|said| !joins(said));
    }
    let more = (kinds.len() + phrases.len()).saturating_sub(MOST_NAMED);
    kinds.extend(phrases);
    kinds.truncate(MOST_NAMED);
    if more > 0 {
        kinds.push(format!("and {more} more"));
    }
    kinds
}

/// A kind of words with an example.
fn kind(expected: &Expected) -> &'static str {
    match expected {
        Expected::Number => "a number such as 2",
        Expected::SignedNumber => "a number with its sign such as +2",
        Expected::Name => "a card's name",
        Expected::Class => "a classification such as Hero",
        Expected::Keyword => "a keyword such as Rush",
        Expected::Stat => "{S}, {W} or {L}",
        Expected::Noun => "a kind of card such as “character” or “item card”",
        Expected::Target => "a card such as “this character” or “chosen item”",
        Expected::Player => "a player such as “you” or “each opponent”",
        Expected::Owner => "whose it is, such as “your” or “their player's”",
        Expected::Measure => "something to count such as “item you have in play”",
        Expected::Condition => "a condition such as “you have no cards in your hand”",
        Expected::Event => "something that happens such as “you play this character”",
        Expected::Duration => "how long, such as “this turn”",
        Expected::Act => "something to be kept from, such as “quest”",
        Expected::Destination => "where it goes, such as “into your hand”",
        Expected::Cost => "a cost such as {E} or 1 {I}",
        Expected::Effect => "something to do such as “draw a card”",
        Expected::Rule => "a rule such as “this character can't quest”",
        Expected::End => "the end of the sentence",
        Expected::SimplerText => "a simpler text",
        Expected::Phrase(_) | Expected::Wording(_) | Expected::OneOf(_) => "something else",
    }
}

/// The known sentence that has the most words in common with the text, in the same order.
fn closest<'k>(section: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    let split =
        |text: &str| -> Vec<String> { text.to_lowercase().split_whitespace().map(str::to_owned).collect() };
    let wanted = split(section);
    let scored = known.filter_map(|sentence| {
        let words = split(sentence);
        let longest = wanted.len().max(words.len());
        let common = in_common(&wanted, &words);
        // At least half of the words, so that it helps.
        (longest > 0 && common * 2 >= longest).then_some((common * 1000 / longest, sentence))
    });
    scored
        .max_by_key(|(score, sentence)| (*score, std::cmp::Reverse(sentence.len())))
        .map(|(_, sentence)| sentence)
}

/// How many words two texts share in the same order.
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
    use crate::{Lexicon, Section, compile_section};
    use ability::CardType;

    /// The advice on a character's text.
    fn advice(text: &str) -> (String, String) {
        let lexicon = Lexicon::new(["Stitch"], ["Hero"]);
        let section = Section { name: None, text };
        let refused = compile_section(&section, CardType::Character, &lexicon).unwrap_err();
        let known = ["When you play this character, draw a card.", "This character can't challenge."];
        let advice = advise(&section.normalised(), &refused, known.into_iter());
        (advice.pointer[1].clone(), advice.lines.join("\n"))
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
    fn words_of_other_games_are_translated() {
        assert!(advice("When you play this character, destroy chosen character.").1.contains("“banish”"));
        assert!(advice("When you play this character, draw two cards.").1.contains("2 for “two”"));
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
        assert!(advice("Your characters get +1 lore.").1.contains("the symbol {L} for what a card has"));
    }

    #[test]
    fn another_way_of_writing_is_shown_whole() {
        let (_, said) = advice("When you play this character, you may draws a card.");
        assert!(
            said.contains("cards write it another way") && said.contains("you may draw a card."),
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
