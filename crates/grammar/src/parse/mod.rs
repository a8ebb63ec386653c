//! The grammar: one production per function, with the accepted phrases in its doc comment.
//!
//! Productions are winnow parsers over the tokens of a section. Matching ignores the case of a phrase's
//! first letter and the number of a verb. Printing the tree in the end checks that the text is written
//! exactly as cards write it.

mod ability;
mod amount;
mod case;
mod condition;
mod deed;
mod effect;
mod keyword;
mod noun;
mod rule;
mod target;
mod trigger;

use crate::diagnostic::Expected;
use crate::lexer::{Token, TokenKind};
use crate::lexicon::Lexicon;
use crate::words::Table;
use std::cell::{Cell, RefCell};
use std::ops::Range;
use winnow::Parser;
use winnow::combinator::opt;
use winnow::error::EmptyError;
use winnow::stream::Stateful;
use wording::{Ability, CardType};

/// The input of a production: the remaining tokens, and the state shared by all productions of a section.
pub(super) type Input<'i> = Stateful<&'i [Token<'i>], Context<'i>>;

/// The result of a production. A failure carries no data, because [`Shared`] remembers the furthest one.
pub(super) type Parsed<T> = Result<T, EmptyError>;

pub(super) const FAIL: EmptyError = EmptyError;

/// The greatest nesting depth of effects, conditions and quoted abilities.
const MAX_DEPTH: u8 = 12;

/// The most phrases to try on one section: far more than any card needs, but few enough to finish quickly.
pub(crate) const MAX_STEPS: u32 = 400_000;

/// A reference to [`Shared`] that travels with the tokens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context<'i>(&'i Shared<'i>);

/// The state shared by all productions of a section.
#[derive(Debug)]
pub(super) struct Shared<'i> {
    text: &'i str,
    lexicon: &'i Lexicon,
    card_type: CardType,
    length: usize,
    furthest: RefCell<Furthest>,
    steps: Cell<u32>,
    depth: Cell<u8>,
}

/// The furthest place at which a phrase failed, and what was expected there.
#[derive(Debug, Default)]
struct Furthest {
    at: usize,
    expected: Vec<Expected>,
}

/// Why a section was not understood.
#[derive(Debug)]
pub(crate) struct Failure {
    pub span: Range<usize>,
    pub expected: Expected,
}

/// Parses a whole section without its story name, within a budget of steps.
pub(crate) fn section(
    text: &str,
    tokens: &[Token<'_>],
    card_type: CardType,
    lexicon: &Lexicon,
    budget: &mut u32,
) -> Result<Vec<Ability>, Failure> {
    let shared = Shared {
        text,
        lexicon,
        card_type,
        length: tokens.len(),
        furthest: RefCell::default(),
        steps: Cell::new(MAX_STEPS - *budget),
        depth: Cell::new(0),
    };
    let mut input = Stateful { input: tokens, state: Context(&shared) };
    let abilities = ability::section(&mut input);
    *budget = MAX_STEPS.saturating_sub(shared.steps.get());
    abilities.map_err(|_| failure(&shared, tokens))
}

fn failure(shared: &Shared<'_>, tokens: &[Token<'_>]) -> Failure {
    let furthest = shared.furthest.borrow();
    let end = text_end(tokens);
    let span = tokens.get(furthest.at).map_or(end..end, |token| token.span.clone());
    let expected = if shared.steps.get() >= MAX_STEPS {
        Expected::SimplerText
    } else if let [one] = furthest.expected.as_slice() {
        one.clone()
    } else {
        Expected::OneOf(furthest.expected.clone())
    };
    Failure { span, expected }
}

fn text_end(tokens: &[Token<'_>]) -> usize {
    tokens.last().map_or(0, |token| token.span.end)
}

/// The number of tokens consumed.
fn position(i: &Input<'_>) -> usize {
    i.state.0.length - i.input.len()
}

/// Notes that `expected` would have matched `ahead` tokens from here.
fn missed(i: &Input<'_>, ahead: usize, expected: Expected) {
    let at = position(i) + ahead;
    let mut furthest = i.state.0.furthest.borrow_mut();
    if at > furthest.at {
        furthest.at = at;
        furthest.expected.clear();
    }
    if at == furthest.at && furthest.expected.len() < 24 && !furthest.expected.contains(&expected) {
        furthest.expected.push(expected);
    }
}

/// Counts a step; false if there were too many.
fn step(i: &Input<'_>) -> bool {
    let steps = &i.state.0.steps;
    steps.set(steps.get().saturating_add(1));
    steps.get() < MAX_STEPS
}

/// The number of tokens if the input starts with `phrase`, else `Err` with the number of tokens that matched.
fn fit(i: &Input<'_>, phrase: &str) -> Result<usize, usize> {
    let mut length = 0;
    for word in phrase.split(' ') {
        match i.input.get(length) {
            Some(token) if same(token.text, word, length == 0) => length += 1,
            _ => return Err(length),
        }
    }
    Ok(length)
}

/// Whether a token is this word; a `first` word may be capitalised.
fn same(token: &str, word: &str, first: bool) -> bool {
    token == word
        || (first
            && token.len() == word.len()
            && token.as_bytes().first().map(u8::to_ascii_lowercase) == word.as_bytes().first().copied()
            && token.as_bytes().get(1..) == word.as_bytes().get(1..))
}

/// Consumes `n` tokens.
fn advance(i: &mut Input<'_>, n: usize) {
    i.input = i.input.get(n..).unwrap_or_default();
}

/// The words of `phrase`, which has spaces around marks.
pub(super) fn words<'i>(phrase: &'static str) -> impl Parser<Input<'i>, (), EmptyError> {
    move |i: &mut Input<'i>| {
        if !step(i) {
            return Err(FAIL);
        }
        match fit(i, phrase) {
            Ok(length) => {
                advance(i, length);
                Ok(())
            }
            Err(ahead) => {
                missed(i, ahead, Expected::Phrase(phrase.into()));
                Err(FAIL)
            }
        }
    }
}

/// The end of a sentence: a full stop, or the end of a quotation.
pub(super) fn full_stop(i: &mut Input<'_>) -> Parsed<()> {
    if ahead(i, "\"") { Ok(()) } else { words(".").parse_next(i) }
}

/// Consumes `phrase` if it comes next.
pub(super) fn accept(i: &mut Input<'_>, phrase: &'static str) -> bool {
    words(phrase).parse_next(i).is_ok()
}

/// Whether `phrase` comes next; consumes and notes nothing.
pub(super) fn ahead(i: &Input<'_>, phrase: &str) -> bool {
    fit(i, phrase).is_ok()
}

/// A verb in singular or plural: "draw" or "draws", "banish" or "banishes", "ready" or "readies".
pub(super) fn verb(i: &mut Input<'_>, base: &'static str) -> bool {
    if !step(i) {
        return false;
    }
    let Some(token) = i.input.first() else {
        missed(i, 0, Expected::Phrase(base.into()));
        return false;
    };
    let fits = same(token.text, base, true) || token.text == crate::print::third_person(base);
    if fits {
        advance(i, 1);
    } else {
        missed(i, 0, Expected::Phrase(base.into()));
    }
    fits
}

/// The longest phrase of a table that comes next.
pub(super) fn one_of<'i, T: Clone>(
    table: Table<T>,
    expected: Expected,
) -> impl Parser<Input<'i>, T, EmptyError> {
    move |i: &mut Input<'i>| {
        if !step(i) {
            return Err(FAIL);
        }
        let found = table.iter().filter_map(|(phrase, meaning)| Some((fit(i, phrase).ok()?, meaning)));
        match found.max_by_key(|(length, _)| *length) {
            Some((length, meaning)) => {
                advance(i, length);
                Ok(meaning.clone())
            }
            None => {
                missed(i, 0, expected.clone());
                Err(FAIL)
            }
        }
    }
}

/// A number.
pub(super) fn number(i: &mut Input<'_>) -> Parsed<u8> {
    if let Some(TokenKind::Number(number)) = i.input.first().map(|token| token.kind) {
        advance(i, 1);
        return Ok(number);
    }
    missed(i, 0, Expected::Number);
    Err(FAIL)
}

/// A number with a sign; `true` is plus.
pub(super) fn signed(i: &mut Input<'_>) -> Parsed<(bool, u8)> {
    if let Some(TokenKind::Signed(plus, number)) = i.input.first().map(|token| token.kind) {
        advance(i, 1);
        return Ok((plus, number));
    }
    missed(i, 0, Expected::SignedNumber);
    Err(FAIL)
}

/// Runs a production. If it fails at its very start, notes `expected` in place of what its parts expected.
pub(super) fn labelled<'i, T>(
    expected: Expected,
    mut production: impl FnMut(&mut Input<'i>) -> Parsed<T>,
) -> impl Parser<Input<'i>, T, EmptyError> {
    move |i: &mut Input<'i>| {
        let start = position(i);
        let before = {
            let furthest = i.state.0.furthest.borrow();
            if furthest.at == start { furthest.expected.len() } else { 0 }
        };
        let shared = i.state.0;
        let result = production(i);
        if result.is_err() {
            let mut furthest = shared.furthest.borrow_mut();
            if furthest.at == start {
                furthest.expected.truncate(before);
                if !furthest.expected.contains(&expected) {
                    furthest.expected.push(expected.clone());
                }
            }
        }
        result
    }
}

/// Runs a recursive production, up to the greatest depth.
pub(super) fn nested<'i, T>(
    i: &mut Input<'i>,
    production: impl FnOnce(&mut Input<'i>) -> Parsed<T>,
) -> Parsed<T> {
    let depth = &i.state.0.depth;
    if depth.get() >= MAX_DEPTH {
        return Err(FAIL);
    }
    depth.set(depth.get() + 1);
    let result = production(i);
    depth.set(depth.get() - 1);
    result
}

/// Runs a production; consumes nothing if it fails.
pub(super) fn attempt<'i, T>(
    i: &mut Input<'i>,
    production: impl FnMut(&mut Input<'i>) -> Parsed<T>,
) -> Option<T> {
    opt(production).parse_next(i).ok().flatten()
}

/// "A", "A or B", "A, B, or C": a list of items. Commas alone make a list only if `joints` is empty.
pub(super) fn list<'i, T>(
    i: &mut Input<'i>,
    joints: &[&'static str],
    mut item: impl FnMut(&mut Input<'i>) -> Parsed<T>,
) -> Parsed<Vec<T>> {
    let mut items = vec![item(i)?];
    let after_first = *i;
    let mut closed = true;
    while let Some((joint, next)) = attempt(i, |i| {
        let comma = accept(i, ",");
        let joint = joints.iter().any(|joint| accept(i, joint));
        if comma || joint { Ok((joint, item(i)?)) } else { Err(FAIL) }
    }) {
        items.push(next);
        closed = joint || joints.is_empty();
        if joint {
            break;
        }
    }
    if !closed {
        items.truncate(1);
        *i = after_first;
    }
    Ok(items)
}
