//! Splits a line of a scenario file into tokens.

use super::ParseFault;
use words::Message;

/// A word, number, name or mark, and its first column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ScriptToken {
    pub column: usize,
    pub kind: ScriptTokenKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScriptTokenKind {
    /// Letters, digits, `_`, `-` and apostrophes; numbers with dots (rule numbers) are words too.
    Word(String),
    /// With an optional sign.
    Number(i128),
    /// Between quotation marks.
    Quoted(String),
    Mark(char),
}

impl ScriptTokenKind {
    /// The token in the form of messages.
    pub fn show(&self) -> Message {
        match self {
            ScriptTokenKind::Word(word) => quote(word.clone()),
            ScriptTokenKind::Number(number) => quote(number.to_string()),
            ScriptTokenKind::Quoted(text) => Message::new("scn-the-name").with("name", text.clone()),
            ScriptTokenKind::Mark(mark) => quote(mark.to_string()),
        }
    }
}

/// A word of the format in the form of messages.
pub(super) fn quote(word: String) -> Message {
    Message::new("quoted").with("what", word)
}

/// The tokens of a line up to its comment.
pub(super) fn lex(line: &str) -> Result<Vec<ScriptToken>, ParseFault> {
    Lexer::new(line).run(false).map(|(tokens, _)| tokens)
}

/// The tokens before the first `{`, and the number of characters up to and including it; `None` without a
/// brace.
pub(super) fn lex_to_brace(line: &str) -> Result<(Vec<ScriptToken>, Option<usize>), ParseFault> {
    Lexer::new(line).run(true)
}

struct Lexer {
    chars: Vec<char>,
    at: usize,
}

impl Lexer {
    fn new(line: &str) -> Lexer {
        Lexer { chars: line.chars().collect(), at: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn run(mut self, stop_at_brace: bool) -> Result<(Vec<ScriptToken>, Option<usize>), ParseFault> {
        let mut tokens = Vec::new();
        while let Some(c) = self.peek() {
            let column = self.at + 1;
            let kind = match c {
                c if c.is_whitespace() || c == '\u{feff}' => {
                    self.at += 1;
                    continue;
                }
                '#' => break,
                '{' if stop_at_brace => return Ok((tokens, Some(self.at + 1))),
                '"' | '“' | '”' | '„' => ScriptTokenKind::Quoted(self.quoted(c)?),
                ',' | ':' | '/' | '[' | ']' | '{' | '}' | '?' | '|' => {
                    self.at += 1;
                    ScriptTokenKind::Mark(c)
                }
                c if starts_word(c) => self.word()?,
                c => {
                    let message = Message::new("scn-unexpected-character");
                    return Err(ParseFault::new(column, message.with("text", c.escape_debug().to_string())));
                }
            };
            tokens.push(ScriptToken { column, kind });
        }
        Ok((tokens, None))
    }

    /// A quoted name. It may contain quotation marks: any typographic ones, and plain ones around words.
    fn quoted(&mut self, open: char) -> Result<String, ParseFault> {
        let column = self.at + 1;
        self.at += 1;
        let mut text = String::new();
        let mut inner = 0;
        while let Some(c) = self.peek() {
            self.at += 1;
            match c {
                '\\' if self.peek() == Some('"') => {
                    self.at += 1;
                    text.push('"');
                    continue;
                }
                '"' if open == '"' && self.peek().is_some_and(char::is_alphanumeric) => inner += 1,
                '"' if open == '"' && inner > 0 && self.chars[self.at..].contains(&'"') => inner -= 1,
                '"' if open == '"' => return Ok(text),
                '“' if open == '“' => inner += 1,
                '”' if open == '“' && inner > 0 => inner -= 1,
                '“' | '”' if open != '"' => return Ok(text),
                _ => {}
            }
            text.push(c);
        }
        Err(ParseFault::new(column, Message::new("scn-no-closing-quote")))
    }

    fn word(&mut self) -> Result<ScriptTokenKind, ParseFault> {
        let column = self.at + 1;
        let start = self.at;
        while self.peek().is_some_and(in_word) {
            self.at += 1;
        }
        let word: String = self.chars[start..self.at].iter().collect();
        let digits = word.strip_prefix(['+', '-']).unwrap_or(&word);
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return match word.parse() {
                Ok(number) => Ok(ScriptTokenKind::Number(number)),
                Err(_) => {
                    Err(ParseFault::new(column, Message::new("scn-number-too-large").with("number", word)))
                }
            };
        }
        Ok(ScriptTokenKind::Word(word))
    }
}

fn starts_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '+' | '-')
}

fn in_word(c: char) -> bool {
    starts_word(c) || matches!(c, '.' | '\'' | '’')
}
