//! Spelling: ways to write the same words. The grammar knows one of them, a [`Spelling`] keeps the one that was read.
//!
//! [`compare`] explains the difference between a text and the usual spelling, [`spell`] applies it, and [`respelled`]
//! writes a text that is not understood in other ways, near the place where it stopped making sense.

use crate::lexer::{self, Token};
use std::collections::HashSet;
use std::ops::Range;
use wording::{Respelling, Spelling};

/// Words that say the same, one group per line.
const SAME: &[&[&str]] = &[
    &["a", "an", "1", "one"],
    &["2", "two"],
    &["3", "three"],
    &["4", "four"],
    &["5", "five"],
    &["6", "six"],
    &["7", "seven"],
    &["8", "eight"],
    &["9", "nine"],
    &["10", "ten"],
    &["facedown", "face down"],
    &["faceup", "face up"],
    &["opponent", "opposing player"],
    &["opponents", "opposing players"],
    &["opponents'", "opposing players'"],
    &["opponent's", "opposing player's"],
    &["you used Shift", "you're using Shift"],
];

/// How many tokens before and after the place where a text stopped making sense another spelling may begin.
const BEHIND: usize = 3;
const AHEAD: usize = 2;

/// How many places of one text may be spelled otherwise.
const MOST_PLACES: usize = 6;

/// How many spellings of one text are tried.
const MOST_TRIES: usize = 64;

/// A token with the space before it.
struct Unit<'t> {
    token: Token<'t>,
    /// The range of the token with the space before it.
    range: Range<usize>,
    space: bool,
}

fn units(text: &str) -> Vec<Unit<'_>> {
    let mut start = 0;
    lexer::in_order(text)
        .into_iter()
        .map(|token| {
            let unit = Unit { range: start..token.span.end, space: start < token.span.start, token };
            start = unit.range.end;
            unit
        })
        .collect()
}

/// The number of tokens that `phrase` takes at the start of `units`. The first word may be capitalised.
fn fit(units: &[Unit<'_>], phrase: &str) -> Option<usize> {
    let mut length = 0;
    for word in phrase.split(' ') {
        let token = units.get(length)?.token.text;
        let same =
            token == word || (length == 0 && token.eq_ignore_ascii_case(word) && token[1..] == word[1..]);
        same.then(|| length += 1)?;
    }
    Some(length)
}

/// A mark that some texts leave out: a comma, and the colon before the cost of Shift.
fn optional(units: &[Unit<'_>], at: usize) -> bool {
    let Some(unit) = units.get(at) else { return false };
    match unit.token.text {
        "," => true,
        ":" => behind_shift(units, at),
        _ => false,
    }
}

fn behind_shift(units: &[Unit<'_>], at: usize) -> bool {
    at.checked_sub(1).is_some_and(|before| units[before].token.text == "Shift")
}

/// How `written` spells each of the `usual` texts, which follow each other with `joint` tokens between them.
/// None if it says something else.
pub(crate) fn compare(usual: &[String], joint: Option<&str>, written: &str) -> Option<Vec<Spelling>> {
    let all = units(written);
    let mut rest = &all[..];
    let mut spellings = Vec::new();
    for (n, usual) in usual.iter().enumerate() {
        if let (Some(joint), true) = (joint, n > 0) {
            let (first, others) = rest.split_first()?;
            (first.token.text == joint).then_some(())?;
            rest = others;
        }
        let (spelling, taken) = difference(&units(usual), rest, written, n > 0)?;
        spellings.push(spelling);
        rest = &rest[taken..];
    }
    rest.is_empty().then_some(spellings)
}

/// How the start of `written` spells `usual`, and how many tokens that takes.
fn difference(
    usual: &[Unit<'_>],
    written: &[Unit<'_>],
    text: &str,
    joined: bool,
) -> Option<(Spelling, usize)> {
    let mut spelling = Spelling::default();
    let (mut u, mut w) = (0, 0);
    let mut replace = |at: usize, tokens: usize, range: Range<usize>| {
        let written = text[range].to_owned();
        let (at, tokens) = (u16::try_from(at).ok()?, u8::try_from(tokens).ok()?);
        spelling.0.push(Respelling { at, tokens, written });
        Some(())
    };
    while u < usual.len() {
        if let Some(unit) = written.get(w)
            && unit.token.text == usual[u].token.text
        {
            let first = u == 0 && joined;
            if unit.space != usual[u].space && !first {
                replace(u, 1, unit.range.clone())?;
            }
            (u, w) = (u + 1, w + 1);
            continue;
        }
        let same = SAME.iter().find_map(|group| {
            let of_usual = group.iter().filter_map(|phrase| fit(&usual[u..], phrase)).max()?;
            let of_written = group.iter().filter_map(|phrase| fit(written.get(w..)?, phrase)).max()?;
            Some((of_usual, of_written))
        });
        if let Some((of_usual, of_written)) = same {
            replace(u, of_usual, written[w].range.start..written[w + of_written - 1].range.end)?;
            (u, w) = (u + of_usual, w + of_written);
        } else if optional(usual, u) {
            let at = written.get(w).map_or(text.len(), |unit| unit.range.start);
            replace(u, 1, at..at)?;
            u += 1;
        } else if optional(written, w) {
            replace(u, 0, written[w].range.clone())?;
            w += 1;
        } else {
            return None;
        }
    }
    Some((spelling, w))
}

/// Writes a text in another spelling.
pub(crate) fn spell(usual: String, spelling: &Spelling) -> String {
    if spelling.0.is_empty() {
        return usual;
    }
    let units = units(&usual);
    let mut text = String::with_capacity(usual.len());
    let mut at = 0;
    for Respelling { at: place, tokens, written } in &spelling.0 {
        let place = usize::from(*place).clamp(at, units.len());
        units[at..place].iter().for_each(|unit| text.push_str(&usual[unit.range.clone()]));
        text.push_str(written);
        at = (place + usize::from(*tokens)).min(units.len());
    }
    units[at..].iter().for_each(|unit| text.push_str(&usual[unit.range.clone()]));
    text
}

/// What a compiler makes of one spelling.
pub(crate) enum Attempt<T> {
    Understood(T),
    /// The byte at which it stops making sense.
    StopsAt(usize),
}

/// Tries other spellings of a text that stops making sense at byte `at`, those with the fewest changes first.
/// None if no spelling is understood, or if equally many changes in different places give different meanings.
pub(crate) fn respelled<T: PartialEq>(
    text: &str,
    at: usize,
    mut compile: impl FnMut(&str) -> Attempt<T>,
) -> Option<T> {
    let mut tries = 0;
    let mut seen = HashSet::from([text.to_owned()]);
    let mut stuck = vec![(text.to_owned(), at)];
    for _ in 0..MOST_PLACES {
        let mut found: Option<(T, usize)> = None;
        let mut next = Vec::new();
        for (text, at) in &stuck {
            for (other, place, moved) in variants(text, *at) {
                if !seen.insert(other.clone()) {
                    continue;
                }
                tries += 1;
                if tries > MOST_TRIES {
                    return None;
                }
                match compile(&other) {
                    Attempt::Understood(result) => match &found {
                        Some((known, same)) if *same != place && *known != result => return None,
                        Some(_) => {}
                        None => found = Some((result, place)),
                    },
                    Attempt::StopsAt(further) if further > moved => next.push((other, further)),
                    Attempt::StopsAt(_) => {}
                }
            }
        }
        if let Some((result, _)) = found {
            return Some(result);
        }
        stuck = next;
    }
    None
}

/// The spellings with one change near byte `at`, each with the place of the change and the place that now
/// corresponds to `at`. Of those with the same place, the first is the most usual one.
fn variants(text: &str, at: usize) -> Vec<(String, usize, usize)> {
    let units = units(text);
    let stop = units.iter().position(|unit| unit.token.span.end > at).unwrap_or(units.len());
    let mut found = Vec::new();
    let mut change = |range: Range<usize>, words: &str| {
        let changed = format!("{}{words}{}", &text[..range.start], &text[range.end..]);
        let moved = if range.end <= at { at - range.len() + words.len() } else { at };
        found.push((changed, range.start, moved));
    };
    for first in (stop.saturating_sub(BEHIND)..units.len().min(stop + AHEAD + 1)).rev() {
        for group in SAME {
            let Some(length) = group.iter().filter_map(|phrase| fit(&units[first..], phrase)).max() else {
                continue;
            };
            let range = units[first].token.span.start..units[first + length - 1].token.span.end;
            let capital = text[range.clone()].starts_with(|c: char| c.is_uppercase());
            for other in group.iter().filter(|other| !text[range.clone()].eq_ignore_ascii_case(other)) {
                change(
                    range.clone(),
                    &if capital { crate::text::capital(other) } else { (*other).to_owned() },
                );
            }
        }
    }
    for extra in [stop.saturating_sub(1), stop] {
        if optional(&units, extra) {
            change(units[extra].range.clone(), "");
        }
    }
    let before = stop.checked_sub(1).map_or(0, |before| units[before].range.end);
    change(before..before, ",");
    if behind_shift(&units, stop) {
        change(before..before, ":");
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(usual: &str, written: &str) -> Option<Spelling> {
        compare(&[usual.to_owned()], None, written).and_then(|mut all| all.pop())
    }

    #[test]
    fn a_text_keeps_its_spelling() {
        let usual = "When you play this character, each opponent gets an ink drop.";
        for written in [
            usual,
            "When you play this character, each opponent gets 1 ink drop.",
            "When you play this character each opposing player gets one ink drop.",
            "When you play this character, each opponent , gets an ink drop.",
        ] {
            let spelling = compared(usual, written).unwrap_or_else(|| panic!("{written}"));
            assert_eq!(spell(usual.to_owned(), &spelling), written);
            assert_eq!(spelling.0.is_empty(), usual == written);
        }
        assert_eq!(compared(usual, "When you play this character, each opponent gets 2 ink drops."), None);
        assert_eq!(compared(usual, "When you play this character, each opponent gets an ink drop"), None);
    }

    #[test]
    fn spaces_and_the_colon_of_shift_are_kept() {
        for (usual, written) in [
            ("⟳, 2 ⬡ — Draw a card.", "⟳ , 2⬡—Draw a card."),
            ("Shift: Discard a card", "Shift Discard a card"),
        ] {
            let spelling = compared(usual, written).unwrap_or_else(|| panic!("{written}"));
            assert_eq!(spell(usual.to_owned(), &spelling), written);
        }
        assert_eq!(compared("Choose: this", "Choose this"), None);
    }

    #[test]
    fn several_abilities_have_their_own_spelling() {
        let usual = ["Draw a card.".to_owned(), "Gain 2 lore.".to_owned()];
        let spellings = compare(&usual, None, "Draw 1 card. Gain two lore.").expect("they say the same");
        assert_eq!(spell(usual[0].clone(), &spellings[0]), "Draw 1 card.");
        assert_eq!(spell(usual[1].clone(), &spellings[1]), "Gain two lore.");
    }

    #[test]
    fn a_spelling_of_another_text_does_no_harm() {
        let far = |at| Respelling { at, tokens: 9, written: " x".into() };
        assert_eq!(spell("Draw a card.".into(), &Spelling(vec![far(2), far(40), far(1)])), "Draw a x x x");
    }
}
