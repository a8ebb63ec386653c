//! French.

mod amount;
mod cards;
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
use super::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use super::{Agreement, Gender, Number, Site, capital, join, punctuate};
use std::cell::Cell;
use wording::{Ability, AbilityKind, Lead, Opener, Rule, Target, Trigger, Who};
use words::CHARACTER;

/// Writes one ability and keeps track of what pronouns refer to.
pub(super) struct French<'a> {
    site: &'a Site<'a>,
    last: Cell<Agreement>,
    /// The card that a condition asked about. Its alternative effect is about the same card.
    tested: Cell<Option<Agreement>>,
    player: Cell<Agreement>,
    /// Whether the kinds of a plural noun are joined by "et".
    and: Cell<bool>,
    /// Whether another character was named, so that "ce personnage-ci" must distinguish this one.
    others: Cell<bool>,
    /// The time a trigger is limited to. It goes at the end of the trigger's clause.
    window: Cell<Option<&'static str>>,
    /// Whether the next noun needs "de votre choix" to show that it is chosen.
    choice: Cell<bool>,
    /// Whether the next verb takes "chacun".
    each: Cell<bool>,
    /// Whether a chosen card is named in place because no verb chooses it first.
    inline: Cell<bool>,
}

pub(super) fn ability(ability: &Ability, site: &Site<'_>) -> String {
    // A sentence that ends with a quotation has its full stop inside the quotation marks.
    let words = French::new(site).ability(ability).replace(".\".", ".\"");
    words::elide(&punctuate(&words))
}

pub(super) fn ink_name(ink: wording::Ink) -> &'static str {
    words::ink(ink)
}

pub(super) fn class_name(english: &str) -> String {
    words::class(english).to_owned()
}

impl<'a> French<'a> {
    fn new(site: &'a Site<'a>) -> French<'a> {
        French {
            site,
            last: Cell::new(CHARACTER),
            tested: Cell::new(None),
            player: Cell::new(CHARACTER),
            and: Cell::new(false),
            others: Cell::new(false),
            window: Cell::new(None),
            choice: Cell::new(false),
            each: Cell::new(false),
            inline: Cell::new(false),
        }
    }

    fn ability(&self, ability: &Ability) -> String {
        match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword_line(keyword),
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                let mut opening = self.triggers(during, triggers);
                // Write how the card was played as part of the event "played".
                let shifted = matches!(condition, Some(wording::Condition::Shifted(_)));
                if shifted {
                    opening.push_str(" en utilisant sa capacité Alter");
                    if let Some(rest) = opening.strip_prefix("lorsque ") {
                        opening = format!("si {rest}");
                    }
                }
                let condition = condition.as_ref().filter(|_| !shifted);
                let test = condition.map_or(String::new(), |test| format!("si {}, ", self.condition(test)));
                if let ([Trigger { opener: Opener::Behind, .. }], [effect]) = (&triggers[..], &effects[..]) {
                    let effect = self.effect(effect, Mood::Main, &Voice::implied());
                    return capital(&format!("{test}{effect} {opening}."));
                }
                capital(&format!("{opening}, {test}{}", self.continued(effects)))
            }
            AbilityKind::Activated { costs, effects } => {
                let costs: Vec<String> = costs.iter().map(|cost| self.cost(cost)).collect();
                format!("{} — {}", costs.join(", "), self.sentences(effects))
            }
            AbilityKind::Static { leads, rule } => self.static_rule(leads, rule),
            AbilityKind::Replacement { during, would, instead } => {
                let during: String =
                    during.iter().map(|window| format!("{}, ", words::window(*window))).collect();
                let would = self.would(would);
                let instead = self.effect(instead, Mood::Main, &Voice::implied());
                capital(&format!("{during}{would}, {instead} à la place."))
            }
            AbilityKind::Action(effects) => self.sentences(effects),
            AbilityKind::Offer { leads, effects } => {
                let leads: String = leads.iter().map(|lead| self.lead(lead)).collect();
                capital(&format!("{leads}{}", self.continued(effects)))
            }
        }
    }

    fn static_rule(&self, leads: &[Lead], rule: &Rule) -> String {
        // State the lower cost first.
        if let ([Lead::If(test)], Rule::PayLess(..)) = (leads, rule) {
            let said = self.rule(rule, "");
            return capital(&format!("{said} si {}.", self.condition(test)));
        }
        let rule = named_before(leads, rule);
        let leads: String = leads.iter().map(|lead| self.lead(lead)).collect();
        capital(&format!("{leads}{}.", self.rule(&rule, "")))
    }

    fn lead(&self, lead: &Lead) -> String {
        match lead {
            Lead::While(test) => match condition::passing(test) {
                true => format!("lorsque {}, ", self.condition(test)),
                false => format!("tant que {}, ", self.condition(test)),
            },
            Lead::If(test) => format!("si {}, ", self.condition(test)),
            Lead::During(window) => format!("{}, ", words::window(*window)),
        }
    }

    /// A player as a subject.
    fn who(&self, who: Who) -> Subject {
        let one = Agreement::new(Gender::Masculine, Number::One);
        let many = Agreement::new(Gender::Masculine, Number::Many);
        let (text, agreement) = match who {
            Who::Implied | Who::You => return Subject { text: "vous".to_owned(), agreement: one, you: true },
            Who::AnOpponent => ("un adversaire", one),
            Who::Opponents => ("les adversaires", many),
            Who::EachOpponent => ("chaque adversaire", one),
            Who::EachPlayer => ("chaque joueur", one),
            Who::ChosenOpponent => ("choisissez un adversaire qui", one),
            Who::ChosenPlayer => ("choisissez un joueur qui", one),
            Who::ThatPlayer => ("ce joueur", one),
            Who::They => {
                let agreement = self.player.get();
                return Subject::third(words::pronoun(agreement), agreement);
            }
            Who::ChallengingPlayer => ("le joueur qui défie", one),
            Who::ItsPlayer | Who::TheirPlayer | Who::ThatCharactersPlayer => ("son propriétaire", one),
            Who::AllOpponents => ("tous les adversaires", many),
            Who::ChallengingCharactersPlayer => ("le propriétaire du personnage qui défie", one),
            Who::EachOpponentAhead => {
                self.player.set(one);
                let ahead = "ayant plus d'éclats de Lore que vous";
                return Subject::third(format!("chaque adversaire {ahead}"), one);
            }
            Who::SomeOpponents => ("un ou plusieurs adversaires", many),
            Who::WithMostCards | Who::WithMostCardsPlural => {
                self.player.set(many);
                let most = "ayant le plus de cartes en main";
                return Subject::third(format!("le joueur ou les joueurs {most}"), many);
            }
            Who::YourOpponent => ("votre adversaire", one),
            // The reader is one of the players, so they are addressed directly.
            Who::YouAndAnother => {
                self.each.set(true);
                let text = "vous et un autre joueur de votre choix".to_owned();
                return Subject { text, agreement: many, you: true };
            }
        };
        self.player.set(agreement);
        Subject::third(text, agreement)
    }

    fn they(&self, agreement: Agreement) -> Subject {
        Subject::third(words::pronoun(agreement), agreement)
    }

    /// A player inside a clause, where no imperative can ask to choose one first.
    fn someone(&self, who: Who) -> Subject {
        let text = match who {
            Who::ChosenOpponent => "un adversaire de votre choix",
            Who::ChosenPlayer => "un joueur de votre choix",
            who => return self.who(who),
        };
        self.player.set(CHARACTER);
        Subject::third(text, CHARACTER)
    }

    /// French has no words for "here" at the end of a clause: they follow the card.
    fn subject_here(&self, target: &Target) -> (Subject, &'static str) {
        (self.subject(target), "")
    }

    fn onto(&self, place: &Target) -> String {
        self.target(place, Prep::On).text
    }

    /// A card as a subject.
    fn subject(&self, target: &Target) -> Subject {
        let phrase = self.target(target, Prep::None);
        let text = match target {
            Target::Pronoun(_) => words::pronoun(phrase.agreement).to_owned(),
            _ => phrase.text,
        };
        Subject::third(text, phrase.agreement)
    }

    /// A verb with an object. A pronoun is attached to the verb.
    fn act(&self, voice: &Voice, mood: Mood, verb: &Verb, what: &Target, rest: &[&str]) -> String {
        let rest = join(rest.iter().copied());
        if let Target::Pronoun(pronoun) = what {
            let clitic = words::object(self.referent(*pronoun));
            let verb = self.with_clitic(voice, mood, verb, clitic);
            return join([verb.as_str(), &rest]);
        }
        let each = self.each_of_them();
        let what = self.target(what, Prep::None).text;
        join([voice.said(mood), voice.form(verb, mood), each, &what, &rest])
    }

    /// "bannissez-le", "le bannir", "il le bannit".
    fn with_clitic(&self, voice: &Voice, mood: Mood, verb: &Verb, clitic: &str) -> String {
        let form = voice.form(verb, mood);
        let told = mood == Mood::Main && voice.subject.is_none();
        let said = voice.said(mood);
        if told { format!("{form}-{clitic}") } else { join([said, clitic, form]) }
    }

    fn does(&self, voice: &Voice, mood: Mood, verb: &Verb, rest: &[&str]) -> String {
        let rest = join(rest.iter().copied());
        join([voice.said(mood), voice.form(verb, mood), self.each_of_them(), &rest])
    }

    fn clause(&self, subject: &Subject, verb: &Verb, rest: &[&str]) -> String {
        let rest = join(rest.iter().copied());
        join([subject.text.as_str(), subject.form(verb), self.each_of_them(), &rest])
    }

    /// "chacun", if several players were just named who act one by one.
    fn each_of_them(&self) -> &'static str {
        if self.each.replace(false) { "chacun" } else { "" }
    }
}
