//! `do` and `choose` lines.

use super::line::TokenLine;
use super::{ParseFault, ScenarioDraft};
use crate::ast::{
    AbilityChoice, ActionSpec, AnswerSpec, CardExpr, EventSubject, Expectation, PaidActionSpec, PaymentSpec,
    ScenarioStep, StepKind,
};
use words::Message;

#[derive(Clone, Copy)]
enum StepVerb {
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

const VERBS: [(&str, StepVerb); 9] = [
    ("ink", StepVerb::Ink),
    ("play", StepVerb::Play),
    ("quest", StepVerb::Quest),
    ("challenge", StepVerb::Challenge),
    ("move", StepVerb::Move),
    ("use", StepVerb::Use),
    ("boost", StepVerb::Boost),
    ("pass", StepVerb::Pass),
    ("concede", StepVerb::Concede),
];

#[derive(Clone, Copy)]
enum AnswerWord {
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

const ANSWERS: [(&str, AnswerWord); 11] = [
    ("none", AnswerWord::None),
    ("yes", AnswerWord::Yes),
    ("no", AnswerWord::No),
    ("top", AnswerWord::Top),
    ("bottom", AnswerWord::Bottom),
    ("option", AnswerWord::Option),
    ("number", AnswerWord::Number),
    ("name", AnswerWord::Name),
    ("player", AnswerWord::Player),
    ("trigger", AnswerWord::Trigger),
    ("replacement", AnswerWord::Replacement),
];

impl ScenarioDraft {
    /// A `do`, `choose`, `expect`, `meanwhile`, `loop` or `repeat` line.
    pub(super) fn step(&mut self, line: &mut TokenLine, source: &str) -> Result<(), ParseFault> {
        let pos = line.pos();
        let kind = if line.eat("do") {
            StepKind::Do(self.paid_action(line)?)
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
        self.steps.push(ScenarioStep { pos, text: without_comment(source).trim().to_owned(), kind });
        Ok(())
    }

    /// A card. Records its handle.
    pub(super) fn card(&mut self, line: &mut TokenLine) -> Result<CardExpr, ParseFault> {
        let card = line.card()?;
        self.note(&card);
        Ok(card)
    }

    /// Cards. Records their handles.
    pub(super) fn cards(&mut self, line: &mut TokenLine) -> Result<Vec<CardExpr>, ParseFault> {
        let cards = line.cards()?;
        cards.iter().for_each(|card| self.note(card));
        Ok(cards)
    }

    /// Parses the rest of a `do` line.
    pub(super) fn paid_action(&mut self, line: &mut TokenLine) -> Result<PaidActionSpec, ParseFault> {
        let action = self.action(line)?;
        let drops = if may_cost_ink(&action) { line.ink_drops()? } else { None };
        Ok(PaidActionSpec { action, drops })
    }

    fn action(&mut self, line: &mut TokenLine) -> Result<ActionSpec, ParseFault> {
        Ok(match line.one_of(&VERBS)? {
            StepVerb::Ink => ActionSpec::Ink(self.card(line)?),
            StepVerb::Play => {
                let card = self.card(line)?;
                ActionSpec::Play { card, how: self.payment(line)? }
            }
            StepVerb::Quest => ActionSpec::Quest(self.card(line)?),
            StepVerb::Challenge => {
                let by = self.card(line)?;
                ActionSpec::Challenge { by, target: self.card(line)? }
            }
            StepVerb::Move => {
                let card = self.card(line)?;
                line.word("to")?;
                ActionSpec::Move { card, to: self.card(line)? }
            }
            StepVerb::Use => {
                let card = self.card(line)?;
                let ability = if line.next_is_quoted() {
                    AbilityChoice::Named(line.quoted(Message::new("scn-a-story-name"))?)
                } else if line.next_is_number() {
                    AbilityChoice::Number(place(line, Message::new("scn-abilities-from-one"))?)
                } else {
                    AbilityChoice::Only
                };
                ActionSpec::Use { card, ability }
            }
            StepVerb::Boost => ActionSpec::Boost(self.card(line)?),
            StepVerb::Pass => ActionSpec::Pass,
            StepVerb::Concede => ActionSpec::Concede(line.player()?),
        })
    }

    fn payment(&mut self, line: &mut TokenLine) -> Result<PaymentSpec, ParseFault> {
        match line.peek_word() {
            Some("shift") => {
                line.skip();
                Ok(PaymentSpec::Shift(self.cards(line)?))
            }
            Some("sing") => {
                line.skip();
                // A card may have this word as its handle.
                if line.peek_word() == Some("together") && !self.handles.contains("together") {
                    line.skip();
                    return Ok(PaymentSpec::SingTogether);
                }
                Ok(PaymentSpec::Sing(self.cards(line)?))
            }
            Some("free") => {
                line.skip();
                Ok(PaymentSpec::Free)
            }
            Some("drops" | "because") | None => Ok(PaymentSpec::Ink),
            Some(_) => Err(line.unknown(&["shift", "sing", "free", "drops"])),
        }
    }

    /// Parses the rest of a `choose` line.
    pub(super) fn answer(&mut self, line: &mut TokenLine) -> Result<AnswerSpec, ParseFault> {
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
                if line.eat_mark(',') { AnswerSpec::Begin(cards) } else { AnswerSpec::Cards(cards) }
            }
            Some(AnswerWord::None) => AnswerSpec::None,
            Some(AnswerWord::Yes) => AnswerSpec::Yes,
            Some(AnswerWord::No) => AnswerSpec::No,
            Some(AnswerWord::Top) => AnswerSpec::Top,
            Some(AnswerWord::Bottom) => AnswerSpec::Bottom,
            Some(AnswerWord::Option) => {
                AnswerSpec::Option(place(line, Message::new("scn-options-from-one"))?)
            }
            Some(AnswerWord::Number) => AnswerSpec::Number(line.number_as(Message::new("scn-the-number"))?),
            Some(AnswerWord::Name) => AnswerSpec::Name(line.quoted(Message::new("scn-called-name"))?),
            Some(AnswerWord::Player) => AnswerSpec::Player(line.player()?),
            Some(AnswerWord::Trigger) => {
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
                AnswerSpec::Trigger { source, ability, number, about }
            }
            Some(AnswerWord::Replacement) => AnswerSpec::Replacement(self.card(line)?),
        })
    }

    /// A card or a player.
    fn about(&mut self, line: &mut TokenLine) -> Result<EventSubject, ParseFault> {
        match line.peek_player() {
            Some(_) => Ok(EventSubject::Player(line.player()?)),
            None => Ok(EventSubject::Card(self.card(line)?)),
        }
    }

    /// Parses the rest of `expect legal` or `expect illegal`.
    pub(super) fn legality(&mut self, line: &mut TokenLine, legal: bool) -> Result<Expectation, ParseFault> {
        if line.eat("do") {
            let action = self.paid_action(line)?;
            let because = self.because(line, legal)?;
            return Ok(Expectation::Do { legal, action, because });
        }
        if line.eat("choose") {
            let answer = self.answer(line)?;
            let because = self.because(line, legal)?;
            return Ok(Expectation::Choose { legal, answer, because });
        }
        Err(line.unknown(&["do", "choose"]))
    }

    pub(super) fn because(
        &mut self,
        line: &mut TokenLine,
        legal: bool,
    ) -> Result<Option<String>, ParseFault> {
        if legal || !line.eat("because") {
            return Ok(None);
        }
        line.rule().map(Some)
    }
}

/// Whether the action can cost ink, which drops can pay.
fn may_cost_ink(action: &ActionSpec) -> bool {
    match action {
        ActionSpec::Play { how, .. } => match how {
            PaymentSpec::Ink | PaymentSpec::Shift(_) => true,
            PaymentSpec::Sing(_) | PaymentSpec::SingTogether | PaymentSpec::Free => false,
        },
        ActionSpec::Quest(_)
        | ActionSpec::Challenge { .. }
        | ActionSpec::Move { .. }
        | ActionSpec::Use { .. }
        | ActionSpec::Boost(_) => true,
        ActionSpec::Ink(_) | ActionSpec::Pass | ActionSpec::Concede(_) => false,
    }
}

/// An index in a list, counted from 1.
fn place(line: &mut TokenLine, from_one: Message) -> Result<u8, ParseFault> {
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
