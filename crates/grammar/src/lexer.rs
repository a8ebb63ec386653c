//! Words, numbers, symbols and marks, each with its position in the normalised section.

use std::ops::Range;

/// The kind of a token: all the grammar needs before looking at its letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A word: letters with the apostrophes, hyphens and digits inside it.
    Word,
    /// A number that fits a card.
    Number(u8),
    /// "+2" (`true`) or "-2".
    Signed(bool, u8),
    /// A symbol or punctuation mark.
    Mark,
}

/// One token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub kind: TokenKind,
    pub text: &'t str,
    pub span: Range<usize>,
}

impl Token<'_> {
    /// Whether the token is a word that starts with a capital.
    pub fn is_capitalised(&self) -> bool {
        self.kind == TokenKind::Word
            && self.text.chars().find(|c| c.is_alphabetic()).is_some_and(char::is_uppercase)
    }
}

/// Splits a normalised section into tokens, as the grammar reads them.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = in_order(text);
    close_quotes(&mut tokens);
    tokens
}

/// The tokens in the order in which they are written. Every byte except white space belongs to one.
pub(crate) fn in_order(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let rest = &text[at..];
        let (kind, length) = next(rest, first);
        found.push(Token { kind, text: &rest[..length], span: at..at + length });
        at += length;
    }
    found
}

/// Moves a full stop from inside closing quotation marks to after them; the sentence
/// ends there in either case.
fn close_quotes(tokens: &mut [Token<'_>]) {
    for n in 1..tokens.len() {
        if tokens[n].text == "\""
            && tokens[n - 1].text == "."
            && tokens[n - 1].span.end == tokens[n].span.start
        {
            tokens.swap(n - 1, n);
        }
    }
}

/// The kind and length of the first token of `rest`.
fn next(rest: &str, first: char) -> (TokenKind, usize) {
    if first.is_ascii_digit() {
        let length = digits(rest);
        let kind = rest[..length].parse().map_or(TokenKind::Word, TokenKind::Number);
        return (kind, length);
    }
    if first == '+' || first == '-' {
        let length = digits(&rest[1..]);
        if let Ok(number) = rest[1..1 + length].parse() {
            return (TokenKind::Signed(first == '+', number), 1 + length);
        }
    }
    let second = rest[first.len_utf8()..].chars().next();
    if first.is_alphabetic() || (first == '\'' && second.is_some_and(char::is_alphabetic)) {
        return (TokenKind::Word, word(rest));
    }
    (TokenKind::Mark, first.len_utf8())
}

fn digits(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len())
}

/// The length of the first word of `text`; hyphens count only between letters.
fn word(text: &str) -> usize {
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let inside = c.is_alphanumeric()
            || c == '\''
            || (c == '-' && letters.peek().is_some_and(|(_, next)| next.is_alphabetic()));
        if !inside {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_cover_everything_but_white_space() {
        let text = "Deal 2 damage, gets +1 ¤ and -3 ⛉ — Te Kā's \"Zip-zap\" players' 999";
        let spans: String = tokens(text).iter().map(|token| token.text).collect();
        assert_eq!(spans, text.replace(' ', ""));
    }
}
