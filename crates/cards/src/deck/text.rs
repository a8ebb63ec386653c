//! Text lists, as people type them and deck sites copy them: a line per card, headings, remarks.
//!
//! ```text
//! # a remark                     // another one
//! Deck        Characters (32)    Total: 60        Sideboard
//! 4 Name - Version               4x Name, Version            Name – Version x4
//! 4 1/42                         4 (1/42) Name - Version     4 Name - Version (1) 42
//! 4 Name - Version (ENCHANTED)   4 Name - Version *E*        4 Name - Version [foil]
//! Leader: Name - Version         > an ability of the leader
//! 4 41                           SB: 2 Name - Version
//! ```
//!
//! The last line shows 4 copies of LorcanaJSON id 41 and a card of the sideboard. Anything else is an error.

use super::DeckForm;
use super::builder::{DeckListBuilder, DeckPart};
use super::error::{DeckErrorKind, ListPosition, quote};
use super::resolve::{ListReference, find};
use crate::fold::fold;
use crate::library::CardLibrary;
use crate::search::parse_ink;
use wording::Ink;

/// The longest line without its remark; real lines come nowhere near it.
const LONGEST_LINE: usize = 400;

/// Marks after a name that only describe the printing; the card is the same.
const MARKS: [&str; 20] = [
    "foil",
    "cold foil",
    "non-foil",
    "nonfoil",
    "normal",
    "regular",
    "standard",
    "enchanted",
    "epic",
    "iconic",
    "promo",
    "special",
    "alternate art",
    "alt art",
    "full art",
    "common",
    "uncommon",
    "rare",
    "super rare",
    "legendary",
];

/// The same marks as one letter between asterisks: enchanted, foil, normal, promo.
const LETTERS: [&str; 4] = ["e", "f", "n", "p"];

const DECK: [&str; 8] =
    ["deck", "main", "main deck", "maindeck", "mainboard", "main board", "deck list", "decklist"];
const SIDEBOARD: [&str; 5] = ["sideboard", "side board", "side", "side deck", "sidedeck"];
const GROUPS: [&str; 16] = [
    "character",
    "characters",
    "action",
    "actions",
    "song",
    "songs",
    "item",
    "items",
    "location",
    "locations",
    "action - song",
    "actions - songs",
    "actions & songs",
    "card",
    "cards",
    "total",
];

/// Reads a list. If all lines contain only numbers, it is a list of ids.
pub(super) fn read(content: &str, list: &mut DeckListBuilder<'_>) -> DeckForm {
    let mut board = DeckPart::Deck;
    let (mut ids, mut others) = (0, 0);
    for (index, line) in content.lines().enumerate() {
        if list.stopped() {
            break;
        }
        let place = ListPosition::Line(index + 1);
        match DeckLine::read(line, list.library) {
            Ok(DeckLine::Remark) => {}
            Ok(DeckLine::Heading(None)) => {}
            Ok(DeckLine::Heading(Some(next))) => board = next,
            Ok(DeckLine::Leader { card, inks }) => list.lead(place, &card, inks),
            Ok(DeckLine::LeaderText(text)) => list.lead_with(place, text),
            Ok(DeckLine::Cards { count, card, of_sideboard }) => {
                if card.id.is_some() {
                    ids += 1
                } else {
                    others += 1
                }
                list.add(place, if of_sideboard { DeckPart::Side } else { board }, count, &card);
            }
            Err(problem) => list.refuse(place, problem),
        }
    }
    if ids > 0 && others == 0 { DeckForm::Ids } else { DeckForm::Text }
}

/// The kinds of lines.
#[derive(Debug)]
enum DeckLine<'t> {
    /// An empty line or a remark.
    Remark,
    /// Starts a part of the list, if it names one.
    Heading(Option<DeckPart>),
    /// Format Coconut's leader, with its inks if given.
    Leader {
        card: ListReference<'t>,
        inks: Vec<Ink>,
    },
    LeaderText(&'t str),
    Cards {
        count: &'t str,
        card: ListReference<'t>,
        of_sideboard: bool,
    },
}

impl<'t> DeckLine<'t> {
    fn read(line: &'t str, library: &CardLibrary) -> Result<DeckLine<'t>, DeckErrorKind> {
        let content = without_remark(line).trim();
        if content.is_empty() {
            return Ok(DeckLine::Remark);
        }
        // The leader itself limits the length.
        if let Some(text) = content.strip_prefix('>') {
            return Ok(DeckLine::LeaderText(text.trim()));
        }
        if content.len() > LONGEST_LINE {
            return Err(DeckErrorKind::TooLong { text: quote(content) });
        }
        if let Some(leader) =
            ["Leader:", "leader:", "LEADER:"].iter().find_map(|mark| content.strip_prefix(mark))
        {
            let (leader, inks) = inks_behind(leader.trim());
            return match leader {
                "" => Err(DeckErrorKind::NoName { text: quote(content) }),
                leader => Ok(DeckLine::Leader { card: reference(leader, library), inks }),
            };
        }
        if let Some(board) = heading(content) {
            return Ok(DeckLine::Heading(board));
        }
        let rest = ["SB:", "sb:"].iter().find_map(|mark| content.strip_prefix(mark));
        let of_sideboard = rest.is_some();
        let content = rest.unwrap_or(content).trim();
        // A name may begin or end with a number, so the count is at the end that leaves a known card.
        let ahead = count_ahead(content).map(|(count, rest)| (count, reference(rest, library)));
        let behind = count_behind(content).map(|(rest, count)| (count, reference(rest, library)));
        let known = |(_, card): &&(&str, ListReference<'_>)| card.resolve(library).is_ok();
        let read = ahead.iter().find(known).or_else(|| behind.iter().find(known));
        let is_whole = || find(content, library).is_some();
        let unread = || ahead.as_ref().or(behind.as_ref()).filter(|_| !is_whole());
        match read.or_else(unread) {
            Some((count, card)) if !card.text.is_empty() => {
                Ok(DeckLine::Cards { count, card: card.clone(), of_sideboard })
            }
            Some(_) => Err(DeckErrorKind::NoName { text: quote(content) }),
            None => Err(DeckErrorKind::NoCount { text: quote(content) }),
        }
    }
}

/// The line without its remark: everything from `#` or `//` at the start or after a space.
fn without_remark(line: &str) -> &str {
    let line = line.trim();
    if line.starts_with('#') || line.starts_with("//") {
        return "";
    }
    let at = [" # ", " // ", "\t# ", "\t// "].iter().filter_map(|mark| line.find(mark)).min();
    at.map_or(line, |at| &line[..at])
}

/// Whether the line is a heading, and which part of the list it starts.
fn heading(content: &str) -> Option<Option<DeckPart>> {
    if content.chars().all(|c| "=*-_~ ".contains(c)) {
        return Some(None);
    }
    // "60 cards" is a count, "60" alone is not.
    let counted = content.trim_start_matches(|c: char| c.is_ascii_digit()).len() < content.len();
    let folded = fold(content);
    let around = |c: char| c.is_ascii_digit() || "=*-[](): ".contains(c);
    let words = folded.trim_matches(around);
    // "Characters (32 cards)"
    let words = words.strip_suffix(" cards").map_or(words, |words| words.trim_matches(around));
    let is_ink = |word: &str| Ink::ALL.iter().any(|ink| ink.name().eq_ignore_ascii_case(word.trim()));
    match words {
        "card" | "cards" => Some(None),
        _ if counted => None,
        words if DECK.contains(&words) => Some(Some(DeckPart::Deck)),
        words if SIDEBOARD.contains(&words) => Some(Some(DeckPart::Side)),
        words if GROUPS.contains(&words) => Some(None),
        words if words.split(['/', '&', ',']).all(is_ink) => Some(None),
        _ => None,
    }
}

/// `rest (amber)`, `rest (amber/ruby)`: the text before the parentheses, and the inks.
fn inks_behind(content: &str) -> (&str, Vec<Ink>) {
    let Some((rest, inside)) = brackets_behind(content) else { return (content, Vec::new()) };
    let inks: Result<Vec<Ink>, _> = inside.split(['/', '&', ',']).map(|ink| parse_ink(ink.trim())).collect();
    inks.map_or((content, Vec::new()), |inks| (rest, inks))
}

/// `4 rest`, `4x rest`, `4 x rest`.
fn count_ahead(content: &str) -> Option<(&str, &str)> {
    let digits = content.bytes().take_while(u8::is_ascii_digit).count();
    let (count, rest) = content.split_at(digits);
    if count.is_empty() {
        return None;
    }
    let plain = rest.strip_prefix(['x', 'X', '×']).unwrap_or(rest);
    let apart = plain.is_empty() || plain.starts_with(char::is_whitespace);
    apart.then(|| (count, plain.trim()))
}

/// `rest x4`, `rest (x4)`.
fn count_behind(content: &str) -> Option<(&str, &str)> {
    let (rest, last) = content.rsplit_once(char::is_whitespace)?;
    let last = last.strip_prefix('(').and_then(|last| last.strip_suffix(')')).unwrap_or(last);
    let count = last.strip_prefix(['x', 'X', '×'])?;
    let plain = !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| (rest.trim(), count))
}

/// The rest of a line without its count: the name, or another reference to the card.
fn reference<'t>(text: &'t str, library: &CardLibrary) -> ListReference<'t> {
    let mut card = ListReference { text, ..ListReference::default() };
    let mut rest = text;
    // A known name is a name, whatever it looks like.
    while find(rest, library).is_none() {
        let peeled = peel_mark(rest).or_else(|| match &card.printing {
            None => peel_printing(rest).map(|(rest, printing)| {
                card.printing = Some(printing);
                rest
            }),
            Some(_) => None,
        });
        match peeled {
            Some(less) => rest = less,
            None => break,
        }
    }
    match rest.parse::<u32>() {
        _ if rest.is_empty() => {}
        Ok(id) if rest.bytes().all(|byte| byte.is_ascii_digit()) => card.id = Some(id),
        Ok(_) | Err(_) => card.name = Some(rest.to_owned()),
    }
    card
}

/// Removes one mark from the end, or the "x" of "4 x Name" from the start.
fn peel_mark(text: &str) -> Option<&str> {
    if let Some(rest) =
        text.strip_prefix(['x', 'X', '×']).filter(|rest| rest.starts_with(char::is_whitespace))
    {
        return Some(rest.trim_start());
    }
    let (rest, inside) = brackets_behind(text)?;
    let inside = fold(inside);
    let known = if text.ends_with('*') { LETTERS.contains(&inside.as_str()) } else { false };
    (known || MARKS.contains(&inside.as_str())).then_some(rest)
}

/// Removes a printing from the start or the end: `1/42`, `(1/42)`, `[1/42]`, a lone
/// `1-42`, or a final `(1) 42`.
fn peel_printing(text: &str) -> Option<(&str, (String, String))> {
    if let Some(printing) = printing(text).or_else(|| dashed(text)) {
        return Some(("", printing));
    }
    if let Some((rest, inside)) = brackets_behind(text)
        && let Some(printing) = printing(inside)
    {
        return Some((rest, printing));
    }
    if let Some((first, rest)) = text.split_once(char::is_whitespace)
        && let Some(printing) = printing(first.trim_matches(['(', ')', '[', ']']))
    {
        return Some((rest.trim_start(), printing));
    }
    let (rest, last) = text.rsplit_once(char::is_whitespace)?;
    if let Some(printing) = printing(last) {
        return Some((rest.trim_end(), printing));
    }
    let (rest, set) = brackets_behind(rest.trim_end()).filter(|_| is_number(last))?;
    is_set(set).then(|| (rest, (set.to_owned(), last.to_owned())))
}

/// The text in brackets or asterisks at the end, and the text before it.
fn brackets_behind(text: &str) -> Option<(&str, &str)> {
    let (inner, open) = match text.char_indices().next_back()? {
        (end, ')') => (&text[..end], '('),
        (end, ']') => (&text[..end], '['),
        (end, '*') => (&text[..end], '*'),
        _ => return None,
    };
    let at = inner.rfind(open)?;
    Some((inner[..at].trim_end(), inner[at + 1..].trim()))
}

/// `set/number`.
fn printing(text: &str) -> Option<(String, String)> {
    let (set, number) = text.split_once('/')?;
    (is_set(set) && is_number(number)).then(|| (set.to_owned(), number.to_owned()))
}

/// `set-number`, both in digits only, because some names contain dashes.
fn dashed(text: &str) -> Option<(String, String)> {
    let (set, number) = text.split_once('-')?;
    let digits = |part: &str| (1..=4).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    (digits(set) && digits(number)).then(|| (set.to_owned(), number.to_owned()))
}

fn is_set(text: &str) -> bool {
    (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether this is a number within a set; it may end in a letter.
fn is_number(text: &str) -> bool {
    let digits = text.strip_suffix(|c: char| c.is_ascii_alphabetic()).unwrap_or(text);
    (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
}
