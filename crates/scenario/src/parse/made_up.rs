//! Cards made up in a scenario file.

use super::lex::lex_to_brace;
use super::line::TokenLine;
use super::{ParseFault, Parser};
use crate::ast::{MadeUpCard, Pos, QuotedName, TextLine};
use wording::{CardType, Ink};
use words::Message;

/// The types that a made-up card can have.
const TYPES: [(&str, CardType); 6] = [
    ("character", CardType::Character),
    ("action", CardType::Action),
    (SONG, CardType::Action),
    ("item", CardType::Item),
    ("location", CardType::Location),
    (LEADER, CardType::Item),
];

const SONG: &str = "song";
/// Leaders of Format Coconut are parsed like items.
const LEADER: &str = "leader";

const INKS: [(&str, Ink); 6] = [
    ("amber", Ink::Amber),
    ("amethyst", Ink::Amethyst),
    ("emerald", Ink::Emerald),
    ("ruby", Ink::Ruby),
    ("sapphire", Ink::Sapphire),
    ("steel", Ink::Steel),
];

#[derive(Clone, Copy)]
enum CardAttribute {
    Cost,
    Inkable,
    Move,
    Willpower,
    Strength,
    Lore,
}

const ATTRIBUTES: [(&str, CardAttribute); 6] = [
    ("cost", CardAttribute::Cost),
    ("inkable", CardAttribute::Inkable),
    ("move", CardAttribute::Move),
    ("willpower", CardAttribute::Willpower),
    ("strength", CardAttribute::Strength),
    ("lore", CardAttribute::Lore),
];

impl<'a> Parser<'a> {
    /// `card "Name" character amber cost 3 inkable 2/4 lore 1 [Storyborn, Hero] { … }`. The text may continue
    /// on further lines until its brace closes.
    pub(super) fn made_up(&mut self, source: &'a str) -> Result<MadeUpCard, ParseFault> {
        let (tokens, brace) = lex_to_brace(source)?;
        let mut line = TokenLine::new(self.at, source, tokens);
        let mut card = header(&mut line)?;
        if let Some(taken) = brace {
            card.text = self.text(source, taken)?;
        }
        Ok(card)
    }

    /// The text between the braces. Symbols such as `{E}` are balanced pairs themselves.
    fn text(&mut self, source: &'a str, taken: usize) -> Result<Vec<TextLine>, ParseFault> {
        let open = Pos { line: self.at, column: taken };
        let mut lines = Vec::new();
        let mut depth = 1_usize;
        let (mut rest, mut column) = (after(source, taken), taken + 1);
        loop {
            let mut text = String::new();
            let mut quoted = false;
            let mut chars = rest.chars().enumerate();
            while let Some((n, c)) = chars.next() {
                match c {
                    '"' => quoted = !quoted,
                    '#' if !quoted && !text.ends_with(|c: char| !c.is_whitespace()) => break,
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    let behind = chars.find(|(_, c)| !c.is_whitespace());
                    if let Some((at, c)) = behind.filter(|(_, c)| *c != '#') {
                        let message = Message::new("scn-behind-brace").with("text", c.to_string());
                        return Err(ParseFault::new(column + at, message));
                    }
                    push_line(&mut lines, Pos { line: self.at, column }, &text);
                    return Ok(lines);
                }
                debug_assert!(n < rest.len());
                text.push(c);
            }
            push_line(&mut lines, Pos { line: self.at, column }, &text);
            let Some(&next) = self.lines.get(self.at) else {
                return Err(ParseFault::at(open, Message::new("scn-no-closing-brace")));
            };
            self.at += 1;
            (rest, column) = (next, 1);
        }
    }
}

/// The rest of a line after its first `taken` characters.
fn after(source: &str, taken: usize) -> &str {
    source.char_indices().nth(taken).map_or("", |(at, _)| &source[at..])
}

fn push_line(lines: &mut Vec<TextLine>, start: Pos, text: &str) {
    let indent = text.chars().take_while(|c| c.is_whitespace()).count();
    let text = text.trim();
    if !text.is_empty() {
        let pos = Pos { line: start.line, column: start.column + indent };
        lines.push(TextLine { pos, text: text.to_owned() });
    }
}

/// Parses everything before the text.
fn header(line: &mut TokenLine) -> Result<MadeUpCard, ParseFault> {
    line.word("card")?;
    let QuotedName { pos, text } = line.quoted(Message::new("scn-card-name"))?;
    let [song, leader] = [SONG, LEADER].map(|word| line.peek_word() == Some(word));
    let card_type = line.one_of(&TYPES)?;
    let mut card = MadeUpCard {
        name: text,
        pos,
        card_type,
        song,
        leader,
        inks: vec![],
        cost: 0,
        inkable: false,
        strength: None,
        willpower: None,
        lore: None,
        move_cost: None,
        classes: vec![],
        text: vec![],
    };
    let mut cost = None;
    while !line.is_empty() {
        if let Some(ink) = line.try_one_of(&INKS) {
            card.inks.push(ink);
        } else if line.next_is_number() {
            card.strength = Some(line.number_as(Message::new("scn-the-strength"))?);
            line.mark('/')?;
            card.willpower = Some(line.number_as(Message::new("scn-the-willpower"))?);
        } else if line.eat_mark('[') {
            card.classes = classes(line)?;
        } else {
            attribute(line, &mut card, &mut cost)?;
        }
    }
    // A leader is never played, so its cost defaults to 0.
    let cost = if leader { cost.or(Some(0)) } else { cost };
    card.cost = cost.ok_or_else(|| ParseFault::at(pos, Message::new("scn-no-cost")))?;
    complete(&card)?;
    Ok(card)
}

fn attribute(line: &mut TokenLine, card: &mut MadeUpCard, cost: &mut Option<u8>) -> Result<(), ParseFault> {
    let Some(attribute) = line.try_one_of(&ATTRIBUTES) else {
        let words = ATTRIBUTES.iter().map(|(word, _)| *word).chain(INKS.iter().map(|(word, _)| *word));
        return Err(line.unknown(&words.collect::<Vec<_>>()));
    };
    match attribute {
        CardAttribute::Cost => *cost = Some(line.number_as(Message::new("scn-the-cost"))?),
        CardAttribute::Inkable => card.inkable = true,
        CardAttribute::Move => card.move_cost = Some(line.number_as(Message::new("scn-the-move-cost"))?),
        CardAttribute::Willpower => card.willpower = Some(line.number_as(Message::new("scn-the-willpower"))?),
        CardAttribute::Strength => card.strength = Some(line.number_as(Message::new("scn-the-strength"))?),
        CardAttribute::Lore => card.lore = Some(line.number_as(Message::new("scn-the-lore-value"))?),
    }
    Ok(())
}

/// `[Storyborn, Seven Dwarfs]`, after the opening bracket.
fn classes(line: &mut TokenLine) -> Result<Vec<String>, ParseFault> {
    let mut classes = Vec::new();
    let mut words: Vec<String> = Vec::new();
    loop {
        if let Some(word) = line.peek_word() {
            words.push(word.to_owned());
            line.skip();
            continue;
        }
        let more = line.eat_mark(',');
        if !more {
            line.mark(']')?;
        }
        if !words.is_empty() {
            classes.push(words.join(" "));
            words.clear();
        }
        if !more {
            return Ok(classes);
        }
    }
}

/// Checks that the card has the numbers of its type (5.3–5.6).
fn complete(card: &MadeUpCard) -> Result<(), ParseFault> {
    let missing = match card.card_type {
        CardType::Character if card.strength.is_none() || card.willpower.is_none() => {
            Message::new("scn-no-strength")
        }
        CardType::Location if card.willpower.is_none() => Message::new("scn-no-willpower"),
        CardType::Location if card.move_cost.is_none() => Message::new("scn-no-move-cost"),
        CardType::Character | CardType::Location | CardType::Action | CardType::Item => return Ok(()),
    };
    Err(ParseFault::at(card.pos, missing))
}
