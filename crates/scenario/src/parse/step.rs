//! `do` and `choose` lines.

use super::line::Line;
use super::{Draft, Fault};
use crate::ast::{CardExpr, Choose, Do, EventAbout, Expect, How, Step, StepKind, Which};
use words::Message;

#[derive(Clone, Copy)]
enum Verb {
    Ink,
    Play,
    Quest,
    Challenge,
    Move,
    Use,
    Boost,
    Pass,
    Concede,
}

const VERBS: [(&str, Verb); 9] = [
    ("ink", Verb::Ink),
    ("play", Verb::Play),
    ("quest", Verb::Quest),
    ("challenge", Verb::Challenge),
    ("move", Verb::Move),
    ("use", Verb::Use),
    ("boost", Verb::Boost),
    ("pass", Verb::Pass),
    ("concede", Verb::Concede),
];

#[derive(Clone, Copy)]
enum Answer {
    None,
    Yes,
    No,
    Top,
    Bottom,
    Option,
    Number,
    Name,
    Player,
    Trigger,
    Replacement,
}

const ANSWERS: [(&str, Answer); 11] = [
    ("none", Answer::None),
    ("yes", Answer::Yes),
    ("no", Answer::No),
    ("top", Answer::Top),
    ("bottom", Answer::Bottom),
    ("option", Answer::Option),
    ("number", Answer::Number),
    ("name", Answer::Name),
    ("player", Answer::Player),
    ("trigger", Answer::Trigger),
    ("replacement", Answer::Replacement),
];

impl Draft {
    /// A `do`, `choose`, `expect`, `meanwhile`, `loop` or `repeat` line.
    pub(super) fn step(&mut self, line: &mut Line, source: &str) -> Result<(), Fault> {
        let pos = line.pos();
        let kind = if line.eat("do") {
            StepKind::Do(self.action(line)?)
        } else if line.eat("choose") {
            if line.eat_mark('?') {
                StepKind::ChooseIf(self.answer(line)?)
            } else {
                StepKind::Choose(self.answer(line)?)
            }
        } else if line.eat("meanwhile") {
            line.word("expect")?;
            StepKind::Meanwhile(self.expectation(line)?)
        } else if line.eat("loop") {
            StepKind::Loop
        } else if line.eat("repeat") {
            let zero = line.fault(Message::new("scn-loop-once"));
            match line.number_as(Message::new("scn-loop-times"))? {
                0 => return Err(zero),
                times => StepKind::Repeat(times),
            }
        } else {
            line.word("expect")?;
            StepKind::Expect(self.expectation(line)?)
        };
        line.end()?;
        self.steps.push(Step { pos, text: without_comment(source).trim().to_owned(), kind });
        Ok(())
    }

    /// A card. Records its handle.
    pub(super) fn card(&mut self, line: &mut Line) -> Result<CardExpr, Fault> {
        let card = line.card()?;
        self.note(&card);
        Ok(card)
    }

    /// Cards. Records their handles.
    pub(super) fn cards(&mut self, line: &mut Line) -> Result<Vec<CardExpr>, Fault> {
        let cards = line.cards()?;
        cards.iter().for_each(|card| self.note(card));
        Ok(cards)
    }

    /// Parses the rest of a `do` line.
    pub(super) fn action(&mut self, line: &mut Line) -> Result<Do, Fault> {
        Ok(match line.one_of(&VERBS)? {
            Verb::Ink => Do::Ink(self.card(line)?),
            Verb::Play => {
                let card = self.card(line)?;
                let how = self.payment(line)?;
                // Only ink can be paid with drops.
                let drops = match how {
                    How::Ink | How::Shift(_) => line.ink_drops()?,
                    How::Sing(_) | How::SingTogether | How::Free => None,
                };
                Do::Play { card, how, drops }
            }
            Verb::Quest => Do::Quest(self.card(line)?),
            Verb::Challenge => {
                let by = self.card(line)?;
                Do::Challenge { by, target: self.card(line)? }
            }
            Verb::Move => {
                let card = self.card(line)?;
                line.word("to")?;
                Do::Move { card, to: self.card(line)? }
            }
            Verb::Use => {
                let card = self.card(line)?;
                let ability = if line.next_is_quoted() {
                    Which::Named(line.quoted(Message::new("scn-a-story-name"))?)
                } else if line.next_is_number() {
                    Which::Number(place(line, Message::new("scn-abilities-from-one"))?)
                } else {
                    Which::Only
                };
                Do::Use { card, ability }
            }
            Verb::Boost => Do::Boost(self.card(line)?),
            Verb::Pass => Do::Pass,
            Verb::Concede => Do::Concede(line.player()?),
        })
    }

    fn payment(&mut self, line: &mut Line) -> Result<How, Fault> {
        match line.peek_word() {
            Some("shift") => {
                line.skip();
                Ok(How::Shift(self.cards(line)?))
            }
            Some("sing") => {
                line.skip();
                // A card may have this word as its handle.
                if line.peek_word() == Some("together") && !self.handles.contains("together") {
                    line.skip();
                    return Ok(How::SingTogether);
                }
                Ok(How::Sing(self.cards(line)?))
            }
            Some("free") => {
                line.skip();
                Ok(How::Free)
            }
            Some("drops" | "because") | None => Ok(How::Ink),
            Some(_) => Err(line.unknown(&["shift", "sing", "free", "drops"])),
        }
    }

    /// Parses the rest of a `choose` line.
    pub(super) fn answer(&mut self, line: &mut Line) -> Result<Choose, Fault> {
        // A handle may look like an answer; the next token decides.
        let followed = line.followed();
        let answer = match line.peek_word() {
            Some("option" | "number" | "name" | "player" | "trigger" | "replacement") if !followed => None,
            _ if line.lists() => None,
            _ => line.try_one_of(&ANSWERS),
        };
        Ok(match answer {
            None => {
                let cards = self.cards(line)?;
                // With a comma at the end of the line, more cards may follow.
                if line.eat_mark(',') { Choose::Begin(cards) } else { Choose::Cards(cards) }
            }
            Some(Answer::None) => Choose::None,
            Some(Answer::Yes) => Choose::Yes,
            Some(Answer::No) => Choose::No,
            Some(Answer::Top) => Choose::Top,
            Some(Answer::Bottom) => Choose::Bottom,
            Some(Answer::Option) => Choose::Option(place(line, Message::new("scn-options-from-one"))?),
            Some(Answer::Number) => Choose::Number(line.number_as(Message::new("scn-the-number"))?),
            Some(Answer::Name) => Choose::Name(line.quoted(Message::new("scn-called-name"))?),
            Some(Answer::Player) => Choose::Player(line.player()?),
            Some(Answer::Trigger) => {
                let source = self.card(line)?;
                let ability = if line.next_is_quoted() {
                    Some(line.quoted(Message::new("scn-a-story-name"))?)
                } else {
                    None
                };
                let number = if line.next_is_number() {
                    Some(place(line, Message::new("scn-abilities-from-one"))?)
                } else {
                    None
                };
                let about = if line.eat("about") { Some(self.about(line)?) } else { None };
                Choose::Trigger { source, ability, number, about }
            }
            Some(Answer::Replacement) => Choose::Replacement(self.card(line)?),
        })
    }

    /// A card or a player.
    fn about(&mut self, line: &mut Line) -> Result<EventAbout, Fault> {
        match line.peek_player() {
            Some(_) => Ok(EventAbout::Player(line.player()?)),
            None => Ok(EventAbout::Card(self.card(line)?)),
        }
    }

    /// Parses the rest of `expect legal` or `expect illegal`.
    pub(super) fn legality(&mut self, line: &mut Line, legal: bool) -> Result<Expect, Fault> {
        if line.eat("do") {
            let action = self.action(line)?;
            let because = self.because(line, legal)?;
            return Ok(Expect::Do { legal, action, because });
        }
        if line.eat("choose") {
            let answer = self.answer(line)?;
            let because = self.because(line, legal)?;
            return Ok(Expect::Choose { legal, answer, because });
        }
        Err(line.unknown(&["do", "choose"]))
    }

    pub(super) fn because(&mut self, line: &mut Line, legal: bool) -> Result<Option<String>, Fault> {
        if legal || !line.eat("because") {
            return Ok(None);
        }
        line.rule().map(Some)
    }
}

/// An index in a list, counted from 1.
fn place(line: &mut Line, from_one: Message) -> Result<u8, Fault> {
    let zero = line.fault(from_one);
    match line.number_as(Message::new("scn-the-number"))? {
        0 => Err(zero),
        place => Ok(place),
    }
}

/// The line without its comment.
fn without_comment(source: &str) -> &str {
    let mut quoted = false;
    for (at, c) in source.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted => return &source[..at],
            _ => {}
        }
    }
    source
}
