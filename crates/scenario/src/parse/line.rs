//! A cursor over the tokens of a line, with parsers for common parts.

use super::ParseFault;
use super::lex::{ScriptToken, ScriptTokenKind, quote};
use crate::ast::{CardExpr, CardWord, InkDrops, NamedCard, PlayerNo, Pos, QuotedName};
use crate::nearest::{did_you_mean, nearest};
use engine::Edition;
use words::Message;

/// Maximum number of players in a scenario.
pub(super) const MOST_PLAYERS: u8 = 8;

/// A line and the position in it.
#[derive(Debug)]
pub(super) struct TokenLine {
    number: usize,
    /// The column after the last character.
    end: usize,
    tokens: Vec<ScriptToken>,
    at: usize,
    /// The highest player number on this line so far, and its position.
    pub highest: Option<(PlayerNo, Pos)>,
}

impl TokenLine {
    pub fn new(number: usize, source: &str, tokens: Vec<ScriptToken>) -> TokenLine {
        let end = source.trim_end().chars().count() + 1;
        TokenLine { number, end, tokens, at: 0, highest: None }
    }

    pub fn is_empty(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// The position of the next token, or of the line's end.
    pub fn pos(&self) -> Pos {
        Pos { line: self.number, column: self.peek().map_or(self.end, |token| token.column) }
    }

    /// The position of the previous token.
    pub fn previous(&self) -> Pos {
        let token = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        Pos { line: self.number, column: token.map_or(1, |token| token.column) }
    }

    pub fn peek(&self) -> Option<&ScriptToken> {
        self.tokens.get(self.at)
    }

    fn peek_kind(&self, ahead: usize) -> Option<&ScriptTokenKind> {
        self.tokens.get(self.at + ahead).map(|token| &token.kind)
    }

    /// The next token if it is a word.
    pub fn peek_word(&self) -> Option<&str> {
        self.word_ahead(0)
    }

    /// The token this many places ahead, if it is a word.
    pub fn word_ahead(&self, ahead: usize) -> Option<&str> {
        match self.peek_kind(ahead) {
            Some(ScriptTokenKind::Word(word)) => Some(word),
            _ => None,
        }
    }

    pub fn skip(&mut self) {
        self.at += 1;
    }

    /// An error at the next token.
    pub fn fault(&self, message: Message) -> ParseFault {
        ParseFault::new(self.pos().column, message).on(self.number)
    }

    /// "expected …, found …" at the next token.
    pub fn expected(&self, what: Message) -> ParseFault {
        let end = || Message::new("scn-end-of-line");
        let found = self.peek().map_or_else(end, |token| token.kind.show());
        self.fault(Message::new("scn-expected").with("what", what).with("found", found))
    }

    /// Skips this word if it is next.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        if found {
            self.skip();
        }
        found
    }

    pub fn eat_mark(&mut self, mark: char) -> bool {
        let found = self.peek_kind(0) == Some(&ScriptTokenKind::Mark(mark));
        if found {
            self.skip();
        }
        found
    }

    pub fn word(&mut self, word: &str) -> Result<(), ParseFault> {
        if self.eat(word) { Ok(()) } else { Err(self.unknown(&[word])) }
    }

    pub fn mark(&mut self, mark: char) -> Result<(), ParseFault> {
        if self.eat_mark(mark) { Ok(()) } else { Err(self.expected(quote(mark.to_string()))) }
    }

    /// The value of one of these words.
    pub fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, ParseFault> {
        match self.try_one_of(words) {
            Some(value) => Ok(value),
            None => Err(self.unknown(&words.iter().map(|(word, _)| *word).collect::<Vec<_>>())),
        }
    }

    /// The value of one of these words if it is next.
    pub fn try_one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Option<T> {
        let next = self.peek_word()?;
        let (_, value) = words.iter().find(|(word, _)| *word == next)?;
        let value = *value;
        self.skip();
        Some(value)
    }

    /// The error that none of these words is next.
    pub fn unknown(&self, words: &[&str]) -> ParseFault {
        let list = match words {
            [one] => quote((*one).to_owned()),
            words => Message::new("scn-one-of").with("words", words.join(", ")),
        };
        match self.peek_word() {
            Some(word) => {
                let unknown = Message::new("scn-unknown-word-expected").with("word", word.to_owned());
                let near = nearest(word, words.iter().copied());
                self.fault(did_you_mean(unknown.with("what", list), near))
            }
            None => self.expected(list),
        }
    }

    pub fn signed(&mut self, what: Message) -> Result<i128, ParseFault> {
        match self.peek_kind(0) {
            Some(ScriptTokenKind::Number(number)) => {
                let number = *number;
                self.skip();
                Ok(number)
            }
            _ => Err(self.expected(what)),
        }
    }

    pub fn next_is_number(&self) -> bool {
        matches!(self.peek_kind(0), Some(ScriptTokenKind::Number(_)))
    }

    pub fn next_is_quoted(&self) -> bool {
        matches!(self.peek_kind(0), Some(ScriptTokenKind::Quoted(_)))
    }

    /// A number of the requested type.
    pub fn number_as<T: TryFrom<i128>>(&mut self, what: Message) -> Result<T, ParseFault> {
        let out_of_range = self.fault(Message::new("scn-out-of-range").with("what", what.clone()));
        T::try_from(self.signed(what)?).map_err(|_| out_of_range)
    }

    pub fn quoted(&mut self, what: Message) -> Result<QuotedName, ParseFault> {
        let pos = self.pos();
        match self.peek_kind(0) {
            Some(ScriptTokenKind::Quoted(text)) => {
                let text = text.clone();
                self.skip();
                Ok(QuotedName { pos, text })
            }
            _ => Err(self.expected(what)),
        }
    }

    /// The next token if it is a player, without skipping it.
    pub fn peek_player(&self) -> Option<PlayerNo> {
        player(self.peek_word()?)
    }

    pub fn player(&mut self) -> Result<PlayerNo, ParseFault> {
        let Some(player) = self.peek_player() else {
            return Err(self.expected(Message::new("scn-a-player")));
        };
        if player.0 >= MOST_PLAYERS {
            return Err(self.fault(Message::new("scn-most-players").with("most", MOST_PLAYERS)));
        }
        if self.highest.is_none_or(|(highest, _)| player > highest) {
            self.highest = Some((player, self.pos()));
        }
        self.skip();
        Ok(player)
    }

    /// A handle or a quoted full name.
    pub fn card(&mut self) -> Result<CardExpr, ParseFault> {
        let pos = self.pos();
        let word = match self.peek_kind(0) {
            Some(ScriptTokenKind::Quoted(name)) => CardWord::Name(name.clone()),
            Some(ScriptTokenKind::Word(word)) if is_handle(word) => CardWord::Handle(word.clone()),
            _ => return Err(self.expected(Message::new("scn-a-card"))),
        };
        self.skip();
        Ok(CardExpr { pos, word })
    }

    /// One or more cards, separated by commas. A comma at the end of the line is not skipped.
    pub fn cards(&mut self) -> Result<Vec<CardExpr>, ParseFault> {
        let mut cards = vec![self.card()?];
        while self.lists_on() {
            self.skip();
            cards.push(self.card()?);
        }
        Ok(cards)
    }

    /// Whether a comma is next, with something after it.
    fn lists_on(&self) -> bool {
        self.peek_kind(0) == Some(&ScriptTokenKind::Mark(',')) && self.peek_kind(1).is_some()
    }

    /// Whether another token, except a comma, follows the next one.
    pub fn followed(&self) -> bool {
        self.peek_kind(1).is_some() && !self.lists()
    }

    /// Whether a comma follows the next token.
    pub fn lists(&self) -> bool {
        self.peek_kind(1) == Some(&ScriptTokenKind::Mark(','))
    }

    /// A rule number such as 4.6.6.1.
    pub fn rule(&mut self) -> Result<String, ParseFault> {
        let rule = match self.peek_kind(0) {
            Some(ScriptTokenKind::Number(number)) if *number > 0 => number.to_string(),
            Some(ScriptTokenKind::Word(word)) if is_rule(word) => word.clone(),
            _ => return Err(self.expected(Message::new("scn-a-rule"))),
        };
        self.skip();
        Ok(rule)
    }

    /// `drops 2`, if it is next.
    pub fn ink_drops(&mut self) -> Result<Option<InkDrops>, ParseFault> {
        let pos = self.pos();
        if !self.eat("drops") {
            return Ok(None);
        }
        Ok(Some(InkDrops { pos, number: self.number_as(Message::new("scn-drops-number"))? }))
    }

    /// `edition 2.3.0`, if there was none before.
    pub fn edition(&mut self, named: &mut Option<(Edition, Pos)>) -> Result<(), ParseFault> {
        if named.is_some() {
            return Err(self.fault(Message::new("scn-edition-twice")));
        }
        self.word("edition")?;
        let pos = self.pos();
        *named = Some((self.one_of(&Edition::ALL.map(|edition| (edition.name(), edition)))?, pos));
        Ok(())
    }

    /// `as NAME` for that card, if it is next. Returns whether it was.
    pub fn handle_of(&mut self, named: &mut NamedCard) -> Result<bool, ParseFault> {
        if !self.eat("as") {
            return Ok(false);
        }
        if named.handle.is_some() {
            return Err(self.fault(Message::new("scn-has-handle")));
        }
        let Some(word) = self.peek_word() else {
            return Err(self.expected(Message::new("scn-a-handle")));
        };
        if player(word).is_some() {
            return Err(self.fault(Message::new("scn-handle-is-player").with("word", word.to_owned())));
        }
        if !is_handle(word) {
            return Err(self.fault(Message::new("scn-not-a-handle").with("word", word.to_owned())));
        }
        named.handle = Some(word.to_owned());
        self.skip();
        Ok(true)
    }

    pub fn end(&self) -> Result<(), ParseFault> {
        match self.peek() {
            None => Ok(()),
            Some(token) => {
                Err(self.fault(Message::new("scn-unexpected-after").with("what", token.kind.show())))
            }
        }
    }
}

/// `p1` and so on.
fn player(word: &str) -> Option<PlayerNo> {
    let number: u8 = word.strip_prefix('p')?.parse().ok()?;
    (number > 0 && !word.starts_with("p0") && !word.contains('+')).then(|| PlayerNo(number - 1))
}

/// `[a-z][a-z0-9_]*`
fn is_handle(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

/// Up to four numbers with dots between.
fn is_rule(word: &str) -> bool {
    word.split('.').count() <= 4
        && word.split('.').all(|part| part.parse::<u8>().is_ok_and(|number| number > 0))
}
