//! German effects that last, and those that wait for an event.

use super::German;
use super::cards::owned;
use super::clause::{Clause, Mood, Subject};
use super::effect::Voice;
use super::rule::with_next;
use super::words::{self, Case, Verb};
use crate::{CLOSE, capital, join};
use wording::{Act, Det, Duration, Effect, Modifier, Noun, Quantity, Rule, Target, Trigger};

impl German<'_> {
    /// Effects that last, and those that wait for an event.
    pub(super) fn lasting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::For(rule, duration) => self.for_time(rule, *duration, mood),
            Effect::TheNext(noun, waited, rule, lasts) => self.the_next(noun, *waited, rule, *lasts, mood),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                let mood = if mood == Mood::Inverted { mood } else { Mood::Main };
                self.rule(rule, mood, &time)
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::WatchFor(duration, trigger, inner) => self.watch(trigger, Some(*duration), inner, voice),
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                self.adverb.set(Some("stattdessen"));
                let inner = self.effect(inner, Mood::Inverted, voice);
                self.adverb.set(None);
                format!("{time}, {would}, {inner}")
            }
            Effect::Give(to, modifiers, duration) => self.gives(to, modifiers, *duration, mood, voice),
            Effect::AddStat(stat, of, raised, to, duration) => {
                let added = self.stat_of(*stat, of, Case::Accusative);
                let to = format!("zu {}", self.stat_of(*raised, to, Case::Dative));
                let time = self.duration(*duration);
                say(act(words::ADD).with(added).with(time).with(to))
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), mood, &time)
            }
            _ => return None,
        })
    }

    fn watch(&self, trigger: &Trigger, duration: Option<Duration>, inner: &Effect, voice: &Voice) -> String {
        let digits = self.digits.replace(false);
        if let Some(duration) = duration {
            let time = match duration {
                Duration::ThisTurn | Duration::RestOfThisTurn => Some("in diesem Zug"),
                Duration::UntilYourNextTurn
                | Duration::DuringTheirNextTurn
                | Duration::AtTheirNextStart
                | Duration::UntilEndOfYourNextTurn
                | Duration::Unsaid
                | Duration::ThatChallenge
                | Duration::WhileThisItem
                | Duration::WhileThisLocation
                | Duration::AtItsNextStart => None,
            };
            self.window.set(time);
        }
        let said = self.trigger(trigger, false);
        self.window.set(None);
        self.digits.set(digits);
        let time = match duration {
            Some(Duration::ThisTurn | Duration::RestOfThisTurn) | None => String::new(),
            Some(duration) => format!("{} ", self.duration(duration)),
        };
        format!("{time}{said}, {}", self.effect(inner, Mood::Inverted, voice))
    }

    /// A rule that lasts for a time. A chosen card is the dative object if it gets strength; it is chosen
    /// first if it can't do something.
    fn for_time(&self, rule: &Rule, duration: Duration, mood: Mood) -> String {
        match rule {
            Rule::Give(to @ Target::Of(Det::Chosen(Quantity::One) | Det::AnotherChosen(_), _), modifiers)
                if modifiers.iter().all(is_strength) && duration == Duration::ThisTurn && !owned(to) =>
            {
                self.gives(to, modifiers, duration, mood, &Voice::implied())
            }
            Rule::Cant(who @ Target::Of(Det::Chosen(_) | Det::AnotherChosen(_), _), acts) => {
                let chosen = match who {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    who => who.clone(),
                };
                let object = self.target(&chosen, Case::Accusative);
                let choose = Clause::new(None, words::CHOOSE).with(object.text);
                let choose = self.say(choose, mood);
                self.last.set(object.agreement);
                let said =
                    self.cant_for(&Target::Pronoun(wording::Pronoun::They), acts, duration, Mood::Main);
                format!("{choose}. {}", capital(&said))
            }
            Rule::Cant(who, acts) => self.cant_for(who, acts, duration, mood),
            // A card of the reader's own is chosen first and then referred to by a pronoun.
            Rule::Give(who, modifiers) if owned(who) => {
                let chosen = self.target(who, Case::Accusative);
                let choose = self.say(Clause::new(None, words::CHOOSE).with(chosen.text), mood);
                self.last.set(chosen.agreement);
                let time = self.duration(duration);
                let (given, tail) = self.modifiers(modifiers);
                if modifiers.iter().all(is_strength) {
                    let it = words::pronoun(chosen.agreement, Case::Dative);
                    let give = Clause::new(None, words::GIVE).with(it).with(time).with(given).with(tail);
                    let mood = if mood == Mood::Inverted { Mood::Main } else { mood };
                    return format!("{choose} und {}", give.write(mood));
                }
                let that = words::like_dieser("jen", chosen.agreement, Case::Nominative);
                let subject = Subject::third(that, chosen.agreement);
                let gets = Clause::new(Some(subject), words::GET).with(time).with(given).with(tail);
                format!("{choose}. {}", capital(&gets.write(Mood::Main)))
            }
            rule => {
                // "Ihr nächster Zug" belongs to the player of the card that the rule is about.
                let theirs = matches!(duration, Duration::DuringTheirNextTurn | Duration::AtTheirNextStart);
                if theirs && let Rule::Give(who, _) = rule {
                    self.subject(who);
                }
                let time = self.duration(duration);
                self.rule(rule, mood, &time)
            }
        }
    }

    /// "der nächste Charakter, den du ausspielst, kommt …": a rule about a card not yet in play. Each part
    /// of the rule omits the subject, and only the last part has the duration.
    fn the_next(
        &self,
        noun: &Noun,
        waited: Duration,
        rule: &Rule,
        lasts: Option<Duration>,
        mood: Mood,
    ) -> String {
        let next = self.described(Det::The, &with_next(noun), Case::Nominative);
        let that = words::relative(next.agreement, Case::Accusative);
        let waited = self.duration(waited);
        let play = Clause::new(None, words::PLAY).with(waited).write(Mood::Subordinate);
        let subject = format!("{}, {that} {play}{CLOSE}", next.text);
        let adverb = self.adverb.take();
        let rules = match rule {
            Rule::And(rules) => rules.as_slice(),
            rule => std::slice::from_ref(rule),
        };
        let said: Vec<String> = rules
            .iter()
            .enumerate()
            .map(|(n, rule)| {
                self.last.set(next.agreement);
                let time = lasts.filter(|_| n + 1 == rules.len()).map(|lasts| self.duration(lasts));
                self.rule(rule, Mood::Main, &time.unwrap_or_default())
            })
            .collect();
        self.last.set(next.agreement);
        let said = said.join(" und ");
        let (verb, rest) = said.split_once(' ').unwrap_or((&said, ""));
        match (mood, adverb) {
            (Mood::Inverted, adverb) => join([verb, &subject, adverb.unwrap_or_default(), rest]),
            (_, Some(adverb)) => join([adverb, verb, &subject, rest]),
            (_, None) => join([subject.as_str(), verb, rest]),
        }
    }

    fn cant_for(&self, who: &Target, acts: &[Act], duration: Duration, mood: Mood) -> String {
        let agreement = self.subject(who).agreement;
        self.last.set(agreement);
        let time = self.duration(duration);
        self.cant(who, acts, mood, &time, duration == Duration::RestOfThisTurn)
    }

    /// "gib einem Charakter deiner Wahl in diesem Zug +2 ¤".
    fn gives(
        &self,
        to: &Target,
        modifiers: &[Modifier],
        duration: Duration,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let to = self.target(to, Case::Dative);
        let time = self.duration(duration);
        let (given, tail) = self.modifiers(modifiers);
        self.last.set(to.agreement);
        let clause =
            Clause::new(voice.subject.clone(), words::GIVE).with(to.text).with(time).with(given).with(tail);
        self.say(clause, mood)
    }
}

fn is_strength(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Strength(..))
}
