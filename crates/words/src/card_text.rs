//! Messages about errors in a card's text.

use crate::errors::{Say, text};
use crate::message::{Arg, Message};
use grammar::{Diagnostic, Expected};
use meaning::{Doubt, Gap, Unresolved};
use playable::{DeckSetError, UnplayableCard, UnplayableReason};

fn new(id: &'static str) -> Message {
    Message::new(id)
}

/// Words of a card's text; they stay English in every language.
fn quoted(words: &str) -> Message {
    new("text-quoted").with("what", words.to_owned())
}

impl Say for Diagnostic {
    fn message(&self) -> Message {
        let found = if self.text.is_empty() { new("expected-end") } else { quoted(&self.text) };
        new("text-not-understood")
            .with("n", self.section + 1)
            .with("found", found)
            .with("at", self.span.start)
            .with("expected", self.expected.message())
    }
}

impl Say for Expected {
    fn message(&self) -> Message {
        match self {
            Expected::Phrase(phrase) => quoted(phrase),
            Expected::Wording(text) => new("expected-wording").with("text", text.clone()),
            Expected::OneOf(list) => match &list[..] {
                [one] => one.message(),
                [all @ .., last] => {
                    let all: Vec<Message> = all.iter().map(Expected::message).collect();
                    new("expected-or").with("all", all).with("last", last.message())
                }
                [] => Expected::End.message(),
            },
            Expected::Number => new("expected-number"),
            Expected::SignedNumber => new("expected-signed-number"),
            Expected::Name => new("expected-name"),
            Expected::Class => new("expected-class"),
            Expected::Keyword => new("expected-keyword"),
            Expected::Stat => new("expected-stat"),
            Expected::Noun => new("expected-noun"),
            Expected::Target => new("expected-target"),
            Expected::Player => new("expected-player"),
            Expected::Owner => new("expected-owner"),
            Expected::Measure => new("expected-measure"),
            Expected::Condition => new("expected-condition"),
            Expected::Event => new("expected-event"),
            Expected::Duration => new("expected-duration"),
            Expected::Act => new("expected-act"),
            Expected::Destination => new("expected-destination"),
            Expected::Cost => new("expected-cost"),
            Expected::Effect => new("expected-effect"),
            Expected::Rule => new("expected-rule"),
            Expected::End => new("expected-end"),
            Expected::SimplerText => new("expected-simpler"),
        }
    }
}

impl Say for Gap {
    fn message(&self) -> Message {
        new("gap").with("gap", self.id())
    }
}

impl Say for Doubt {
    fn message(&self) -> Message {
        new("doubt").with("doubt", self.id())
    }
}

impl Say for Unresolved {
    fn message(&self) -> Message {
        match self {
            Unresolved::Unclear { word, why, .. } => {
                new("text-unclear").with("word", Arg::Text(word.to_string())).with("why", why.message())
            }
            Unresolved::Unsupported { what, .. } => new("text-unsupported").with("what", what.message()),
        }
    }
}

impl Say for UnplayableReason {
    fn message(&self) -> Message {
        match self {
            UnplayableReason::Unresolved(unresolved) => unresolved.message(),
            UnplayableReason::NotCompiled(what) => new("text-not-playable").with("what", what.message()),
        }
    }
}

impl Say for UnplayableCard {
    fn message(&self) -> Message {
        new("at-place").with("place", Arg::FullName(self.card.clone())).with("what", self.why.message())
    }
}

impl Say for DeckSetError {
    fn message(&self) -> Message {
        match self {
            DeckSetError::Setup(error) => error.message(),
            DeckSetError::NoCards(name) => new("table-no-cards").with("name", text(name)),
            DeckSetError::UnknownCard { full_name, nearest } => {
                crate::unknown_card(full_name, nearest.as_ref())
            }
            DeckSetError::Leader { deck, error } => {
                new("table-leader").with("name", text(deck)).with("why", error.message())
            }
            DeckSetError::LeaderNotPlayable(error) => {
                new("table-leader-not-playable").with("why", error.message())
            }
            DeckSetError::NotPlayable { deck, error } => {
                new("table-not-playable").with("name", text(deck)).with("why", error.message())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::errors::tests::alike;
    use grammar::{Expected, Lexicon, Section, compile_section};
    use meaning::{Doubt, Gap, Unresolved};
    use playable::{UnplayableCard, UnplayableReason};
    use wording::CardType;

    #[test]
    fn every_gap_and_every_doubt_is_said_in_every_language() {
        Gap::ALL.iter().for_each(alike);
        Doubt::ALL.iter().for_each(alike);
        let unsupported = Unresolved::Unsupported { ability: 0, what: Gap::SuchEffect };
        alike(&unsupported);
        alike(&Unresolved::Unclear { ability: 0, word: "it".into(), why: Doubt::NothingNamed });
        let why = UnplayableReason::NotCompiled(Gap::DeepLoops);
        alike(&why);
        alike(&UnplayableReason::Unresolved(unsupported));
        alike(&UnplayableCard { card: "Stitch - New Dog".to_owned(), ability: None, why });
    }

    #[test]
    fn what_could_stand_in_a_text_is_said_in_every_language() {
        let kinds = [
            Expected::Number,
            Expected::SignedNumber,
            Expected::Name,
            Expected::Class,
            Expected::Keyword,
            Expected::Stat,
            Expected::Noun,
            Expected::Target,
            Expected::Player,
            Expected::Owner,
            Expected::Measure,
            Expected::Condition,
            Expected::Event,
            Expected::Duration,
            Expected::Act,
            Expected::Destination,
            Expected::Cost,
            Expected::Effect,
            Expected::Rule,
            Expected::End,
            Expected::SimplerText,
            Expected::Wording("Draw a card.".to_owned()),
        ];
        kinds.iter().for_each(alike);
        alike(&Expected::OneOf(kinds.into()));
        for text in ["When you devour this character, draw a card.", "When you play this character,"] {
            let section = Section { name: None, text };
            let refused = compile_section(&section, CardType::Character, &Lexicon::new([], []));
            alike(&refused.expect_err("not a card's text"));
        }
    }
}
