//! German.

mod amount;
mod cards;
pub(super) mod clause;
mod condition;
mod deed;
mod effect;
mod keyword;
mod lasting;
mod noun;
mod part;
mod rule;
mod trigger;
pub(super) mod words;

use super::pieces::named_before;
use super::{Agreement, Site, capital, punctuate};
use clause::{Clause, Mood, Subject};
use effect::Voice;
use noun::{CARD, CHARACTER};
use std::cell::Cell;
use wording::{Ability, AbilityKind, Cost, Effect, Lead, Opener, Rule, Trigger, Window};

/// Writes one ability and keeps track of what pronouns refer to.
pub(super) struct German<'a> {
    site: &'a Site<'a>,
    /// The agreement of the card last named.
    last: Cell<Agreement>,
    /// The card that a condition asked about. Its alternative effect is about the same card.
    tested: Cell<Option<Agreement>>,
    /// The agreement of the player last named.
    player: Cell<Agreement>,
    /// Whether a single card takes a number ("1 Karte") instead of an article ("eine Karte").
    digits: Cell<bool>,
    /// The word that joins the kinds of a plural noun.
    joint: Cell<&'static str>,
    /// Whether a condition about one thing uses "mindestens".
    least: Cell<bool>,
    /// An adverb to be placed in the next clause: "danach", "stattdessen".
    adverb: Cell<Option<&'static str>>,
    /// The purpose or trigger to be placed in the next clause: "für jede gegnerische Person".
    purpose: Cell<Option<String>>,
    /// The time a trigger is limited to. It goes inside the trigger's clause.
    window: Cell<Option<&'static str>>,
}

pub(super) fn ability(ability: &Ability, site: &Site<'_>) -> String {
    let writer = German::new(site);
    punctuate(&writer.ability(ability))
}

pub(super) fn ink_name(ink: wording::Ink) -> &'static str {
    words::ink(ink)
}

pub(super) fn class_name(english: &str) -> String {
    words::class(english).one
}

impl<'a> German<'a> {
    fn new(site: &'a Site<'a>) -> German<'a> {
        German {
            site,
            last: Cell::new(CHARACTER),
            tested: Cell::new(None),
            player: Cell::new(CARD),
            digits: Cell::new(true),
            joint: Cell::new("oder"),
            least: Cell::new(true),
            adverb: Cell::new(None),
            purpose: Cell::new(None),
            window: Cell::new(None),
        }
    }

    fn ability(&self, ability: &Ability) -> String {
        match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword_line(keyword),
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                let opening = self.triggers(during, triggers);
                if let ([Trigger { opener: Opener::Behind, .. }], [effect]) = (&triggers[..], &effects[..]) {
                    let effect = self.effect(effect, Mood::Main, &Voice::implied());
                    return capital(&format!("{effect}, {opening}."));
                }
                let mut said = opening;
                if let Some(test) = condition {
                    said = self.with_condition(&said, triggers, test);
                }
                // A clause is followed by a comma, a phrase that only gives a time is not.
                let comma = if condition.is_none() && mere_time(during, triggers) { "" } else { "," };
                let done = self.with_purpose(|| self.continued(effects));
                capital(&in_front(&[format!("{said}{comma} ")], &done))
            }
            AbilityKind::Activated { costs, effects } => {
                let costs: Vec<String> = costs.iter().map(|cost| self.cost(cost)).collect();
                format!("{} — {}", costs.join(", "), self.sentences(effects))
            }
            AbilityKind::Static { leads, rule } => self.static_rule(leads, rule),
            AbilityKind::Replacement { during, would, instead } => {
                let during = during.first().map(|window| format!("{}, ", window_words(*window)));
                let would = self.would(would);
                self.adverb.set(Some("stattdessen"));
                let instead = self.effect(instead, Mood::Inverted, &Voice::implied());
                capital(&format!("{}{would}, {instead}.", during.unwrap_or_default()))
            }
            AbilityKind::Action(effects) => self.sentences(effects),
            AbilityKind::Offer { leads, effects } => {
                let leads: Vec<String> = leads.iter().map(|lead| self.lead(lead)).collect();
                capital(&in_front(&leads, &self.continued(effects)))
            }
        }
    }

    fn static_rule(&self, leads: &[Lead], rule: &Rule) -> String {
        let said: Vec<String> = leads.iter().map(|lead| self.lead(lead)).collect();
        let mood = if leads.is_empty() { Mood::Main } else { Mood::Inverted };
        let rule = self.rule(&named_before(leads, rule), mood, "");
        capital(&format!("{}.", in_front(&said, &rule)))
    }

    /// The opening of a static ability, with a trailing space.
    fn lead(&self, lead: &Lead) -> String {
        match lead {
            Lead::While(test) => {
                let word = if condition::passing(test) { "während" } else { "solange" };
                format!("{word} {}, ", self.condition(test))
            }
            Lead::If(test) => {
                self.least.set(false);
                let test = self.condition(test);
                self.least.set(true);
                format!("wenn {test}, ")
            }
            Lead::During(window) => format!("{} ", window_words(*window)),
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Exert => "⟳".to_owned(),
            Cost::Ink(ink) => format!("{ink} ⬡"),
            Cost::Do(Effect::Exert(what)) => format!("⟳ {}", self.target(what, words::Case::Accusative).text),
            Cost::Do(effect) => capital(&self.effect(effect, Mood::Main, &Voice::implied())),
        }
    }

    /// Effects as sentences, each with a capital and a full stop.
    fn sentences(&self, effects: &[Effect]) -> String {
        let all: Vec<String> =
            effects.iter().map(|effect| capital(&self.sentence(effect, Mood::Main))).collect();
        all.join(" ")
    }

    /// Effects as sentences. The first one continues the trigger before it.
    fn continued(&self, effects: &[Effect]) -> String {
        match effects {
            [] => String::new(),
            [only] => self.sentence(only, Mood::Inverted),
            [first, others @ ..] => {
                let first = self.sentence(first, Mood::Inverted);
                format!("{first} {}", self.sentences(others))
            }
        }
    }

    fn sentence(&self, effect: &Effect, mood: Mood) -> String {
        let mut words = self.effect(effect, mood, &Voice::implied());
        if !words.ends_with(['.', ':']) {
            words.push('.');
        }
        words
    }

    /// Prepends the pending purpose if no clause used it.
    fn with_purpose(&self, words: impl FnOnce() -> String) -> String {
        let words = words();
        match self.purpose.take() {
            Some(purpose) => format!("{purpose} {words}"),
            None => words,
        }
    }

    /// Writes a clause with the pending adverb and purpose.
    fn say(&self, clause: Clause, mood: Mood) -> String {
        let mut clause = clause;
        let pronouns = usize::from(clause.middle.first().is_some_and(|first| is_pronoun(first)));
        if let Some(purpose) = self.purpose.take() {
            clause.middle.insert(pronouns, purpose);
        }
        let Some(adverb) = self.adverb.take() else { return clause.write(mood) };
        if clause.subject.is_some() && mood == Mood::Main && adverb == "danach" {
            return format!("danach {}", clause.write(Mood::Inverted));
        }
        clause.middle.insert(pronouns, adverb.to_owned());
        clause.write(mood)
    }

    /// The reader as a subject.
    fn you(&self) -> Subject {
        Subject::you()
    }
}

/// Whether an ability only waits for a point in time, which is not a clause.
fn mere_time(during: &[Window], triggers: &[Trigger]) -> bool {
    during.is_empty() && triggers.iter().all(|trigger| trigger.opener == Opener::At)
}

/// Joins opening phrases and a sentence. A clause after a phrase that only gives a time gets a comma on both
/// sides.
fn in_front(leads: &[String], sentence: &str) -> String {
    let mut said = String::new();
    for next in leads.iter().map(String::as_str).chain([sentence]) {
        let clause =
            ["wenn ", "falls ", "solange ", "während "].iter().any(|opening| next.starts_with(opening));
        if clause && said.ends_with(' ') && !said.ends_with(", ") {
            said.insert(said.len() - 1, ',');
        }
        said.push_str(next);
    }
    said
}

/// Whether a word is a pronoun that directly follows the verb and its subject.
fn is_pronoun(word: &str) -> bool {
    matches!(word, "sie" | "ihn" | "es" | "ihm" | "ihr" | "ihnen" | "sich" | "dir")
}

/// A window of time as an adverb.
fn window_words(window: Window) -> &'static str {
    match window {
        Window::YourTurn => "in deinem Zug",
        Window::OpponentsTurns | Window::AnOpponentsTurn => "im Zug einer gegnerischen Person",
        Window::EachOpponentsTurn => "im Zug jeder gegnerischen Person",
        Window::OnceDuringYourTurn => "einmal während deines Zuges",
        Window::OncePerTurn => "einmal pro Zug",
        Window::TwiceDuringYourTurn => "zweimal während deines Zuges",
        Window::OncePerGame => "einmal pro Spiel während deines Zuges",
        Window::TheirTurn => "in ihrem Zug",
    }
}
