//! `expect` lines.

use super::line::TokenLine;
use super::{ParseFault, ScenarioDraft};
use crate::ast::{
    CardFact, CardNumber, CardState, CardTrait, ChoiceKind, Expectation, PlaceSpec, PlayerFact, ZoneWord,
};
use wording::KeywordKind;
use words::Message;

const ZONES: [(&str, ZoneWord); 5] = [
    ("hand", ZoneWord::Hand),
    ("deck", ZoneWord::Deck),
    ("discard", ZoneWord::Discard),
    ("inkwell", ZoneWord::Inkwell),
    ("play", ZoneWord::Play),
];

const CONDITIONS: [(&str, CardState); 8] = [
    ("ready", CardState::Ready),
    ("exerted", CardState::Exerted),
    ("dry", CardState::Dry),
    ("drying", CardState::Drying),
    ("damaged", CardState::Damaged),
    ("undamaged", CardState::Undamaged),
    ("faceup", CardState::Faceup),
    ("facedown", CardState::Facedown),
];

const MEASURES: [(&str, CardNumber); 6] = [
    ("damage", CardNumber::Damage),
    ("strength", CardNumber::Strength),
    ("willpower", CardNumber::Willpower),
    ("lore", CardNumber::Lore),
    ("cost", CardNumber::Cost),
    ("move", CardNumber::MoveCost),
];

const CHOICES: [(&str, ChoiceKind); 11] = [
    ("may", ChoiceKind::May),
    ("cards", ChoiceKind::Cards),
    ("option", ChoiceKind::Option),
    ("number", ChoiceKind::Number),
    ("name", ChoiceKind::Name),
    ("player", ChoiceKind::Player),
    ("trigger", ChoiceKind::Trigger),
    ("order", ChoiceKind::Order),
    ("action", ChoiceKind::Action),
    ("mulligan", ChoiceKind::Mulligan),
    ("replacement", ChoiceKind::Replacement),
];

/// All words that can follow a card.
const CARD_WORDS: [&str; 19] = [
    "in",
    "on",
    "ready",
    "exerted",
    "dry",
    "drying",
    "damaged",
    "undamaged",
    "faceup",
    "facedown",
    "damage",
    "strength",
    "willpower",
    "lore",
    "cost",
    "move",
    "has",
    "at",
    "under",
];

/// The first words of expectations that are not about a player or a card.
const HEADS: [&str; 14] = [
    "turn", "bag", "choice", "options", "legal", "illegal", "winner", "draw", "no", "out", "hidden", "shown",
    "total", "event",
];

impl ScenarioDraft {
    /// Parses the rest of an `expect` line.
    pub(super) fn expectation(&mut self, line: &mut TokenLine) -> Result<Expectation, ParseFault> {
        if line.peek_player().is_some() {
            return self.about_player(line);
        }
        let head = line.peek_word().filter(|word| HEADS.contains(word)).map(str::to_owned);
        // A card may have such a word as its handle. Then a word about cards follows.
        let about_card = line.word_ahead(1).is_some_and(|word| CARD_WORDS.contains(&word));
        match head {
            Some(head) if !about_card => {
                line.skip();
                self.headed(&head, line)
            }
            _ => self.about_card(line),
        }
    }

    fn headed(&mut self, head: &str, line: &mut TokenLine) -> Result<Expectation, ParseFault> {
        Ok(match head {
            "turn" => Expectation::Turn(line.player()?),
            "bag" => {
                if line.eat("empty") {
                    return Ok(Expectation::BagEmpty);
                }
                let player = line.player()?;
                Expectation::Bag { player, entries: line.number_as(Message::new("scn-bag-number"))? }
            }
            "choice" => {
                let player = line.player()?;
                Expectation::Choice { player, kind: line.one_of(&CHOICES)? }
            }
            "options" if line.eat("none") => Expectation::Options(vec![]),
            "options" => Expectation::Options(self.cards(line)?),
            "legal" => self.legality(line, true)?,
            "illegal" => self.legality(line, false)?,
            "winner" => Expectation::Winner(line.player()?),
            "draw" => Expectation::Draw { because: self.because(line, false)? },
            "no" if line.eat("winner") => Expectation::NoWinner,
            "no" if line.eat("event") => self.event(line, true)?,
            "no" => return Err(line.unknown(&["winner", "event"])),
            "event" => self.event(line, false)?,
            "out" => Expectation::Out(line.player()?),
            "total" => {
                line.word("ink")?;
                line.word("cost")?;
                let card = self.card(line)?;
                Expectation::TotalInkCost { card, ink: line.number_as(Message::new("scn-ink-cost"))? }
            }
            _ => {
                let player = line.player()?;
                Expectation::View { shown: head == "shown", player, card: self.card(line)? }
            }
        })
    }

    /// `4.6.6.1`, with an optional card.
    fn event(&mut self, line: &mut TokenLine, not: bool) -> Result<Expectation, ParseFault> {
        let rule = line.rule()?;
        let card = if line.is_empty() { None } else { Some(self.card(line)?) };
        Ok(Expectation::Event { not, rule, card })
    }

    fn about_player(&mut self, line: &mut TokenLine) -> Result<Expectation, ParseFault> {
        let player = line.player()?;
        let fact = match line.peek_word() {
            Some("lore") => {
                line.skip();
                PlayerFact::Lore(line.number_as(Message::new("scn-the-lore"))?)
            }
            Some("ready") => {
                line.skip();
                line.word("ink")?;
                PlayerFact::ReadyInk(line.number_as(Message::new("scn-ready-ink-number"))?)
            }
            Some("ink") => {
                line.skip();
                match line.ink_drops()? {
                    Some(drops) => PlayerFact::InkDrops(drops),
                    None => return Err(line.unknown(&["drops"])),
                }
            }
            _ => match line.try_one_of(&ZONES) {
                Some(zone) if line.next_is_number() => {
                    PlayerFact::Count(zone, line.number_as(Message::new("scn-card-number"))?)
                }
                Some(zone) => {
                    let not = line.eat("not");
                    PlayerFact::Holds { zone, not, card: self.card(line)? }
                }
                None => {
                    let words = ["lore", "ready", "ink", "hand", "deck", "discard", "inkwell", "play"];
                    return Err(line.unknown(&words));
                }
            },
        };
        Ok(Expectation::Player { player, fact })
    }

    fn about_card(&mut self, line: &mut TokenLine) -> Result<Expectation, ParseFault> {
        if line.word_ahead(1).is_none() && !line.next_is_quoted() {
            // Neither a card nor one of the first words: list the possible ones.
            return Err(match line.peek_word() {
                Some(word) if !HEADS.contains(&word) && !line.followed() => line.fault(
                    Message::new("scn-nothing-said-of")
                        .with("word", word.to_owned())
                        .with("words", CARD_WORDS.join(", ")),
                ),
                _ => line.unknown(&HEADS),
            });
        }
        let head = line.unknown(&HEADS);
        let Ok(card) = line.card() else { return Err(head) };
        let fact = self.card_fact(line)?;
        self.note(&card);
        Ok(Expectation::Card { card, fact })
    }

    fn card_fact(&mut self, line: &mut TokenLine) -> Result<CardFact, ParseFault> {
        if let Some(condition) = line.try_one_of(&CONDITIONS) {
            return Ok(CardFact::Is(condition));
        }
        if let Some(measure) = line.try_one_of(&MEASURES) {
            if measure == CardNumber::MoveCost {
                line.word("cost")?;
            }
            return Ok(CardFact::Number(measure, line.number_as(Message::new("scn-the-number"))?));
        }
        if line.eat("in") {
            return Ok(CardFact::In(self.place(line)?));
        }
        if line.eat("on") {
            let fact = line.one_of(&[("top", true), ("bottom", false)])?;
            line.word("of")?;
            line.word("deck")?;
            return Ok(if fact { CardFact::OnTop } else { CardFact::OnBottom });
        }
        if line.eat("has") {
            let not = line.eat("not");
            return Ok(CardFact::Has { not, what: having(line)? });
        }
        if line.eat("at") {
            if line.eat("nowhere") {
                return Ok(CardFact::At(None));
            }
            return Ok(CardFact::At(Some(self.card(line)?)));
        }
        if line.eat("under") {
            if line.next_is_number() {
                return Ok(CardFact::Under(line.number_as(Message::new("scn-card-number"))?));
            }
            return Ok(CardFact::In(PlaceSpec::Under(self.card(line)?)));
        }
        Err(line.unknown(&CARD_WORDS))
    }

    fn place(&mut self, line: &mut TokenLine) -> Result<PlaceSpec, ParseFault> {
        if line.eat("none") {
            return Ok(PlaceSpec::Nowhere);
        }
        if line.eat("under") {
            return Ok(PlaceSpec::Under(self.card(line)?));
        }
        match line.try_one_of(&ZONES) {
            Some(zone) => Ok(PlaceSpec::Zone(zone)),
            None => Err(line.unknown(&["hand", "deck", "discard", "inkwell", "play", "under", "none"])),
        }
    }
}

/// A keyword with an optional number, or `classification` and its name.
fn having(line: &mut TokenLine) -> Result<CardTrait, ParseFault> {
    if line.eat("classification") {
        let mut words = Vec::new();
        while let Some(word) = line.peek_word() {
            words.push(word.to_owned());
            line.skip();
        }
        if words.is_empty() && line.next_is_quoted() {
            words.push(line.quoted(Message::new("scn-a-classification"))?.text);
        }
        if words.is_empty() {
            return Err(line.expected(Message::new("scn-a-classification")));
        }
        return Ok(CardTrait::Class(words.join(" ")));
    }
    let names: Vec<&str> =
        KeywordKind::ALL.iter().map(|kind| kind.name()).chain(["classification"]).collect();
    let unknown = line.unknown(&names);
    let first = line.peek_word().unwrap_or_default().to_lowercase();
    let both = format!("{first} {}", line.word_ahead(1).unwrap_or_default().to_lowercase());
    let found = KeywordKind::ALL.into_iter().find_map(|kind| {
        let name = kind.name().to_lowercase();
        if name == first { Some((kind, 1)) } else { (name == both).then_some((kind, 2)) }
    });
    let Some((kind, words)) = found else { return Err(unknown) };
    (0..words).for_each(|_| line.skip());
    let number =
        if line.next_is_number() { Some(line.number_as(Message::new("scn-keyword-number"))?) } else { None };
    Ok(CardTrait::Keyword(kind, number))
}
