//! German rules: static abilities and lasting effects.

use super::German;
use super::clause::{Clause, Mood, Subject};
use super::effect::Voice;
use super::words::{self, Case, Verb};
use crate::{CLOSE, Number, Unit, Zone, join, list, untranslated};
use wording::{
    Act, Amount, Condition, DeckLimit, Det, Duration, Modal, Modifier, Node, Noun, PlayerAct, Rule, Sign,
    Stat, Target,
};

/// The phrase for playing a character by Shift.
pub(super) const SHIFTING: &str = "mittels Gestaltwandel";

impl German<'_> {
    /// A rule; `time` is its duration.
    pub(super) fn rule(&self, rule: &Rule, mood: Mood, time: &str) -> String {
        self.permitting(rule, mood, time)
            .or_else(|| self.entering(rule, mood, time))
            .or_else(|| self.paying(rule, mood, time))
            .or_else(|| self.allowing(rule, mood, time))
            .or_else(|| self.inking(rule, mood, time))
            .or_else(|| self.ruling(rule, mood))
            .or_else(|| self.forbidding(rule, mood, time))
            .or_else(|| self.bounded_rule(rule, mood, time))
            .unwrap_or_else(|| untranslated(Node::Rule(rule)))
    }

    /// Rules about what cards get, do and cannot do.
    fn permitting(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let about = |who: &Target, verb: Verb| Clause::new(Some(self.subject(who)), verb).with(time);
        Some(match rule {
            Rule::Give(who, modifiers) => self.give(who, modifiers, mood, time),
            Rule::Cant(who, acts) => self.cant(who, acts, mood, time, false),
            Rule::DoesntReady(who) => {
                let clause = about(who, words::BECOME).with("nicht").end(words::READY.participle());
                self.say(clause, mood)
            }
            Rule::CanChallenge(who, whom) | Rule::Challenging(_, who, whom) => {
                self.can_challenge(who, whom, mood, time)
            }
            Rule::NoChallengeDamage(who) => {
                self.say(about(who, words::GET).with("keinen Schaden durch die Herausforderung"), mood)
            }
            Rule::NoDamageFromChallenges(who) => {
                self.say(about(who, words::GET).with("keinen Schaden durch Herausforderungen"), mood)
            }
            Rule::NamedForShift(who, name) => {
                let name = self.site.card_name(&name.0).replace(' ', "-");
                let clause = about(who, words::HOLD_AS)
                    .with("für Gestaltwandel")
                    .with(format!("auch als {name}-Charakter"));
                self.say(clause, mood)
            }
            Rule::SingCost(who, cost) => {
                let clause = about(who, words::HAVE)
                    .with(format!("+{cost} Kosten"))
                    .with("für das Singen von Liedern");
                self.say(clause, mood)
            }
            Rule::CountAsInkable(who) => self.say(about(who, words::HAVE).with("◉"), mood),
            Rule::QuestWhenPlayed(who, _) => {
                let clause = about(who, words::CAN).with("in dem Zug").end(words::QUEST.infinitive());
                let said = self.say(clause, mood);
                let it = Subject::pronoun(self.last.get());
                let is = words::BECOME.finite(it.person);
                format!("{said}, in dem {} ausgespielt {is}", it.text)
            }
            Rule::Must(who, act, _) => {
                let clause = about(who, words::MUST).end(self.act(act));
                format!("{}, wenn möglich", self.say(clause, mood))
            }
            Rule::PayTo(who, acts, ink) => {
                let said = self.cant(who, acts, mood, time, false);
                format!("{said}, außer du zahlst {ink} ⬡")
            }
            Rule::Floor(who, stat) => {
                let of = self.target(who, Case::Genitive).text;
                let the = match stat {
                    Stat::Lore => "der",
                    Stat::Strength | Stat::Willpower | Stat::Cost | Stat::MoveCost => "die",
                };
                let subject = Subject::third(format!("{the} {} {of}", words::stat(*stat)), super::CARD);
                let clause = Clause::new(Some(subject), words::CAN)
                    .with(time)
                    .with("nicht unter den aufgedruckten Wert")
                    .end(format!("{} werden", words::REDUCE.participle()));
                self.say(clause, mood)
            }
            Rule::DamageWith(who, stat, instead) => {
                let clause = about(who, words::DEAL).with("bei Herausforderungen Schaden").with(format!(
                    "mit {} statt mit {}",
                    words::stat(*stat),
                    words::stat(*instead)
                ));
                self.say(clause, mood)
            }
            _ => return None,
        })
    }

    /// Rules about cards that enter play or an inkwell, or move.
    fn entering(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let about = |who: &Target, verb: Verb| Clause::new(Some(self.subject(who)), verb).with(time);
        Some(match rule {
            Rule::EntersExerted(who) => self.say(about(who, words::COME).with("erschöpft ins Spiel"), mood),
            Rule::MayEnterExerted(who) => {
                let clause = about(who, words::CAN).with("erschöpft ins Spiel").end(words::COME.infinitive());
                self.say(clause, mood)
            }
            Rule::EnterExertedTo(who, effect) => {
                let clause = about(who, words::CAN).with("erschöpft ins Spiel").end(words::COME.infinitive());
                let said = self.say(clause, mood);
                format!("{said}, um {}", self.effect(effect, Mood::Purpose, &Voice::implied()))
            }
            Rule::EntersWithDamage(who, damage) => self
                .say(about(who, words::COME).with(format!("mit {damage} Schaden auf ihm ins Spiel")), mood),
            Rule::MoveHereFree(_, who) => {
                let clause =
                    about(who, words::CAN).with("sich kostenlos zu diesem Ort").end(words::MOVE.infinitive());
                self.say(clause, mood)
            }
            Rule::InkwellExerted(whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Case::Accusative);
                let cards = Subject {
                    person: words::Person::Many,
                    ..Subject::third("Karten".to_owned(), super::CARD)
                };
                self.say(Clause::new(Some(cards), words::COME).with(format!("erschöpft in {into}")), mood)
            }
            _ => return None,
        })
    }

    /// Rules about what players pay.
    fn paying(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let you = |verb: Verb| Clause::new(Some(Subject::you()), verb).with(time);
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match rule {
            Rule::PayLess(amount, what) => {
                let what = match what {
                    Target::Of(Det::Bare, noun) => self.bare(noun, Number::Many, Case::Accusative).text,
                    what => object(what),
                };
                let play = Clause::new(None, words::PLAY).with(what).write(Mood::Purpose);
                self.pay_less(amount, &format!(", um {play}{CLOSE}"), mood, time)
            }
            Rule::PayLessForNext(amount, noun) | Rule::PayLessForNextShift(amount, noun) => {
                let shifting = matches!(rule, Rule::PayLessForNextShift(..));
                let agreement = self.agreement(noun, Number::One);
                let next = self.described(Det::The, &with_next(noun), Case::Accusative).text;
                let that = words::relative(agreement, Case::Accusative);
                let how = if shifting { SHIFTING } else { "" };
                let play = Clause::new(None, words::PLAY).with(time).with(how).write(Mood::Subordinate);
                let tail = format!("für {next}, {that} {play}{CLOSE}");
                self.pay_less(amount, &tail, mood, "")
            }
            Rule::PayLessForFirst(amount, noun, _) => {
                let agreement = self.agreement(noun, Number::One);
                let noun = self.bare(noun, Number::One, Case::Accusative).text;
                let first = words::adjective("erst", words::Declension::Weak, agreement, Case::Accusative);
                let the = words::article(agreement, Case::Accusative);
                let that = words::relative(agreement, Case::Accusative);
                let tail = format!("für {the} {first} {noun}, {that} du in jedem Zug ausspielst{CLOSE}");
                self.pay_less(amount, &tail, mood, time)
            }
            Rule::PayLessToMove(amount, what, place) => {
                let play = self.move_to(what, place.as_ref()).write(Mood::Purpose);
                self.pay_less(amount, &format!(", um {play}{CLOSE}"), mood, time)
            }
            Rule::PayLessToShift(amount, what, on) => {
                let shift = self.shift(Clause::new(None, words::PLAY), what, on.as_ref());
                self.pay_less(amount, &format!(", um {}{CLOSE}", shift.write(Mood::Purpose)), mood, time)
            }
            Rule::MayPayLessToMove(amount, what, place) => {
                let play = self.move_to(what, place.as_ref()).write(Mood::Purpose);
                let less = format!("{} weniger", self.amount(amount, Unit::Ink, false));
                let clause = you(words::MAY).with(less).end(words::PAY.infinitive());
                format!("{}, um {play}", self.say(clause, mood))
            }
            Rule::PayMore(who, ink, what) => {
                let subject = self.who(*who);
                let what = match what {
                    Target::Of(Det::Bare, noun) => self.bare(noun, Number::Many, Case::Accusative).text,
                    what => object(what),
                };
                let clause = Clause::new(Some(subject), words::PAY).with(time).with(format!("{ink} ⬡ mehr"));
                let play = Clause::new(None, words::PLAY).with(what).write(Mood::Purpose);
                format!("{}, um {play}", self.say(clause, mood))
            }
            _ => return None,
        })
    }

    /// Rules about what players may play, ink and have in their decks.
    fn allowing(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let you = |verb: Verb| Clause::new(Some(Subject::you()), verb).with(time);
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match rule {
            Rule::PlayFrom(modal, what) => {
                let clause = you(modal_verb(*modal)).with(object(what)).end(words::PLAY.infinitive());
                self.say(clause, mood)
            }
            Rule::PlayFromExerted(modal, what) => {
                let clause = you(modal_verb(*modal)).with(object(what)).end(words::PLAY.infinitive());
                let they = Subject::pronoun(self.last.get());
                let enter = Clause::new(Some(they), words::COME).with("erschöpft ins Spiel");
                let enter = enter.write(Mood::Inverted);
                format!("{}. Wenn du dies tust, {enter}", self.say(clause, mood))
            }
            Rule::ShiftOnto(modal, what, on) => {
                let what = match what {
                    Target::Of(Det::Any, noun) => Target::Of(Det::Each, noun.clone()),
                    what => what.clone(),
                };
                let clause = self.shift(you(modal_verb(*modal)), &what, Some(on));
                self.say(clause.end(words::PLAY.infinitive()), mood)
            }
            Rule::PlayFree(modal, what) => {
                let clause = you(modal_verb(*modal))
                    .with(object(what))
                    .with("kostenlos")
                    .end(words::PLAY.infinitive());
                self.say(clause, mood)
            }
            Rule::PlayFreeFor(price, what) => {
                let price = self.effect(price, Mood::Infinitive, &Voice::implied());
                let play = Clause::new(None, words::PLAY).with(object(what)).with("kostenlos");
                let clause = you(words::MAY).end(price);
                format!("{}, um {}", self.say(clause, mood), play.write(Mood::Purpose))
            }
            Rule::ShiftFreeFor(price, what) => {
                let price = self.effect(price, Mood::Infinitive, &Voice::implied());
                let clause = you(words::MAY).end(price);
                let shift = self.shift(Clause::new(None, words::PLAY), what, None).with("kostenlos");
                format!("{}, um {}", self.say(clause, mood), shift.write(Mood::Purpose))
            }
            Rule::AnyNameForShift(what) => {
                let on = object(what);
                let clause = you(words::MAY)
                    .with("jeden Charakter mit Gestaltwandel")
                    .with(format!("auf {on}"))
                    .end(words::PLAY.infinitive());
                format!("{}, als hätte er jeden Namen", self.say(clause, mood))
            }
            Rule::UseFree(what, name) => {
                let of = self.target(what, Case::Genitive).text;
                let name = self.site.story_name(&name.0);
                let clause = you(words::MAY)
                    .with(format!("die Fähigkeit {name} {of}"))
                    .with("kostenlos")
                    .end(words::USE.infinitive());
                self.say(clause, mood)
            }
            _ => return None,
        })
    }

    /// Rules about inking cards and building decks.
    fn inking(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let you = |verb: Verb| Clause::new(Some(Subject::you()), verb).with(time);
        Some(match rule {
            Rule::InkAdditional => {
                let more = "1 zusätzliche Karte in deinen Tintenvorrat";
                self.say(you(words::MAY).with(more).end(words::PUT.infinitive()), mood)
            }
            Rule::AnyInk(modal, what) => {
                let what = self.bare(what, Number::Many, Case::Accusative).text;
                let clause = you(modal_verb(*modal))
                    .with(what)
                    .with("unabhängig von ihrer Tintenfarbe")
                    .with("in deinem Deck");
                self.say(clause.end(words::HAVE.infinitive()), mood)
            }
            Rule::InkFromDiscard => {
                let from = "Karten aus deinem Ablagestapel";
                self.say(
                    you(words::CAN).with(from).with("in deinen Tintenvorrat").end(words::PUT.infinitive()),
                    mood,
                )
            }
            Rule::DeckLimit(limit, name, version) => {
                let version = version.as_ref().map_or(String::new(), |version| {
                    let version =
                        self.site.names.version(&name.0, &version.0).unwrap_or_else(|| version.0.clone());
                    format!(" – {version}")
                });
                let name = self.site.card_name(&name.0);
                let count = match limit {
                    DeckLimit::UpTo(n) => format!("bis zu {n} Kopien von"),
                    DeckLimit::Only(n) => format!("nur {n} Kopien von"),
                    DeckLimit::AnyNumber => "beliebig viele Karten mit dem Namen".to_owned(),
                };
                let clause = you(words::MAY).with(format!("{count} {name}{version}")).with("in deinem Deck");
                self.say(clause.end(words::HAVE.infinitive()), mood)
            }
            _ => return None,
        })
    }

    /// Rules about what players must do and cannot do.
    fn ruling(&self, rule: &Rule, mood: Mood) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match rule {
            Rule::LoreToWin(who, lore) => {
                let subject = self.who(*who);
                let clause = Clause::new(Some(subject), words::NEED).with(format!("{lore} Legenden"));
                format!("{}, um das Spiel zu gewinnen", self.say(clause, mood))
            }
            Rule::SkipDraw => self.say(Clause::new(None, words::SKIP).with("das Ziehen in deinem Zug"), mood),
            Rule::OneChallenger => {
                let one = Subject::third("nur ein Charakter".to_owned(), super::noun::CHARACTER);
                let clause =
                    Clause::new(Some(one), words::CAN).with("pro Zug").end(words::CHALLENGE.infinitive());
                self.say(clause, mood)
            }
            Rule::FaceUpTop(who) => {
                let subject = self.who(*who);
                let top = "mit der obersten Karte ihres Decks";
                let clause = Clause::new(Some(subject), Verb { prefix: "", ..words::PLAY })
                    .with(top)
                    .with("aufgedeckt");
                self.say(clause, mood)
            }
            Rule::MustChoose(who, what) => {
                let subject = self.who(*who);
                let clause = Clause::new(Some(subject), words::MUST)
                    .with("für Aktionen und Fähigkeiten")
                    .with(object(what))
                    .end(words::CHOOSE.infinitive());
                format!("{}, wenn möglich", self.say(clause, mood))
            }
            _ => return None,
        })
    }

    /// Rules about what players cannot do.
    fn forbidding(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match rule {
            Rule::CantPlay(who, what) => {
                let subject = self.who(*who);
                let what = self.none_of(what);
                let clause = Clause::new(Some(subject), words::CAN)
                    .with(time)
                    .with(what)
                    .end(words::PLAY.infinitive());
                self.say(clause, mood)
            }
            Rule::CantPlayThis(who, what) => {
                let subject = self.who(*who);
                let clause = Clause::new(Some(subject), words::CAN)
                    .with(object(what))
                    .with(time)
                    .with("nicht")
                    .end(words::PLAY.infinitive());
                self.say(clause, mood)
            }
            Rule::PlayerCant(who, act) => {
                let subject = self.who(*who);
                let clause = Clause::new(Some(subject), words::CAN).with(time);
                let clause = match act {
                    PlayerAct::GainLore => clause.with("keine Legenden").end(words::GAIN.infinitive()),
                    PlayerAct::GetInkDrops => clause.with("keine Tintentropfen").end(words::GET.infinitive()),
                    PlayerAct::LoseLore => clause.with("keine Legenden").end(words::LOSE.infinitive()),
                    PlayerAct::ReadyMore(most, noun) => {
                        let of = self.bare(noun, Number::Many, Case::Genitive).text;
                        clause.with(format!("nicht mehr als {most} {of}")).end(words::READY.infinitive())
                    }
                    PlayerAct::Choose(what) => clause
                        .with(object(what))
                        .with("nicht für Fähigkeiten oder Effekte")
                        .end(words::CHOOSE_OUT.infinitive()),
                };
                self.say(clause, mood)
            }
            Rule::NoDamageRemoval => {
                let subject = Subject::third("Schadensmarker".to_owned(), super::noun::CHARACTER);
                let subject = Subject { person: words::Person::Many, ..subject };
                let removed = format!("{} werden", words::REMOVE.participle());
                self.say(Clause::new(Some(subject), words::CAN).with("nicht").end(removed), mood)
            }
            Rule::NoDiscard(from_hand) => {
                let from = if *from_hand { " aus deiner Hand" } else { "" };
                let would = format!("du durch einen Effekt Karten{from} abwerfen müsstest");
                format!("wenn {would}, wirfst du keine ab")
            }
            _ => return None,
        })
    }

    /// Rules that hold under a condition, or several at once.
    fn bounded_rule(&self, rule: &Rule, mood: Mood, time: &str) -> Option<String> {
        Some(match rule {
            Rule::Unless(rule, test) => {
                let said = self.rule(rule, mood, time);
                format!("{said}, außer wenn {}", self.condition(test))
            }
            Rule::OnlyIf(rule, test) => {
                let said = self.rule(rule, mood, time);
                format!("{said}, wenn {}", self.condition(test))
            }
            Rule::OnlyWhile(rule, test) => {
                let said = self.rule(rule, mood, time);
                if let (Condition::Bare(part), Some(who)) = (test, rule.subject()) {
                    let they = Subject::pronoun(self.subject(who).agreement);
                    return Some(format!("{said}, während {}", self.being_so(they, part)));
                }
                format!("{said}, solange {}", self.condition(test))
            }
            Rule::ForTurn(rule) => self.rule(rule, mood, "in diesem Zug"),
            Rule::And(rules) => self.joined(rules, mood, time),
            Rule::PerEach(measure, rule) => {
                let each = self.each(measure);
                format!("für {each} {}", self.rule(rule, Mood::Inverted, time))
            }
            _ => return None,
        })
    }

    /// Rules joined by "und". A rule with the same subject as the one before omits it.
    fn joined(&self, rules: &[Rule], mood: Mood, time: &str) -> String {
        let mut said: Vec<String> = Vec::new();
        let mut before: Option<&Target> = None;
        for (n, rule) in rules.iter().enumerate() {
            let subject = rule.subject();
            let same = n > 0 && subject.is_some() && subject == before;
            let words = if same && mood != Mood::Subordinate {
                // Write the rest of a main clause, without its subject.
                let whole = self.rule(rule, Mood::Main, "");
                let subject = subject.map_or(String::new(), |who| self.target(who, Case::Nominative).text);
                whole.strip_prefix(&format!("{subject} ")).unwrap_or(&whole).to_owned()
            } else {
                let mood = if n == 0 { mood } else { Mood::Main };
                self.rule(rule, mood, if n == 0 { time } else { "" })
            };
            before = subject.or(before);
            said.push(words);
        }
        said.join(" und ")
    }

    fn can_challenge(&self, who: &Target, whom: &Noun, mood: Mood, time: &str) -> String {
        let subject = self.subject(who);
        let whom = self.bare(whom, Number::Many, Case::Accusative).text;
        let clause =
            Clause::new(Some(subject), words::CAN).with(time).with(whom).end(words::CHALLENGE.infinitive());
        self.say(clause, mood)
    }

    /// A card that is shifted, with the card under it if the text names one.
    pub(super) fn shift(&self, clause: Clause, what: &Target, on: Option<&Target>) -> Clause {
        let what = self.target(what, Case::Accusative);
        let on = on.map_or(String::new(), |on| format!("auf {}", self.target(on, Case::Accusative).text));
        // Pronouns refer to the shifted card from now on.
        self.last.set(what.agreement);
        clause.with(what.text).with(SHIFTING).with(on)
    }

    fn move_to(&self, what: &Target, place: Option<&Target>) -> Clause {
        let (what, here) = match what {
            Target::Of(det, noun) if place.is_none() && noun.0.contains(&wording::Part::Here) => {
                let without: Vec<_> =
                    noun.0.iter().filter(|part| **part != wording::Part::Here).cloned().collect();
                (Target::Of(*det, Noun(without)), "zu diesem Ort".to_owned())
            }
            what => (what.clone(), String::new()),
        };
        let what = self.target(&what, Case::Accusative).text;
        let place = place.map_or(here, |place| format!("zu {}", self.target(place, Case::Dative).text));
        Clause::new(None, words::MOVE).with(what).with(place)
    }

    fn pay_less(&self, amount: &Amount, tail: &str, mood: Mood, time: &str) -> String {
        let clause = |less: String| Clause::new(Some(Subject::you()), words::PAY).with(time).with(less);
        let tail = if tail.starts_with(',') { tail.to_owned() } else { format!(" {tail}") };
        match amount {
            Amount::ForEach(n, measure) => {
                let each = self.each(measure);
                let pays = clause(format!("{n} ⬡ weniger")).write(Mood::Inverted);
                format!("für {each} {pays}{tail}")
            }
            Amount::EqualTo(measure) => {
                let less = format!("⬡ {} weniger", self.equal_to(measure));
                format!("{}{tail}", self.say(clause(less), mood))
            }
            amount => {
                let less = format!("{} weniger", self.amount(amount, Unit::Ink, false));
                format!("{}{tail}", self.say(clause(less), mood))
            }
        }
    }

    /// "erhält +1 ¤ und Rasant".
    fn give(&self, who: &Target, modifiers: &[Modifier], mood: Mood, time: &str) -> String {
        let subject = self.subject(who);
        let agreement = subject.agreement;
        let (given, tail) = self.modifiers(modifiers);
        self.last.set(agreement);
        let verb = if modifiers.iter().all(loses) { words::LOSE } else { words::GET };
        let clause = Clause::new(Some(subject), verb).with(time).with(given).with(tail);
        self.say(clause, mood)
    }

    /// "+1 ¤ und Rasant", and the "für jede …" that belongs to a number.
    pub(super) fn modifiers(&self, modifiers: &[Modifier]) -> (String, String) {
        let mut tail = String::new();
        let mut said: Vec<String> = Vec::new();
        for (n, modifier) in modifiers.iter().enumerate() {
            let (words, each) = self.modifier(modifier);
            let words = if loses(modifier) && n > 0 { format!("verliert {words}") } else { words };
            said.push(words);
            if !each.is_empty() {
                tail = each;
            }
        }
        // Numbers come before keywords.
        let (numbers, others): (Vec<String>, Vec<String>) =
            said.into_iter().partition(|words| words.starts_with(['+', '-']));
        let ordered: Vec<String> = numbers.into_iter().chain(others).collect();
        (list(&ordered, "und"), tail)
    }

    fn modifier(&self, modifier: &Modifier) -> (String, String) {
        if let Some((stat, sign, amount)) = modifier.change() {
            return self.stat_change(sign, amount, words::stat(stat));
        }
        match modifier {
            Modifier::Gains(keyword) => (self.keyword(keyword), String::new()),
            Modifier::Loses(keyword) => (words::keyword(*keyword).to_owned(), String::new()),
            Modifier::GainsClass(class) => {
                let class = words::class(&class.0);
                let name = class.form(Number::One, Case::Nominative);
                (format!("die Klassifizierung {name}"), String::new())
            }
            Modifier::GainsAbility(ability) => {
                let words = German::new(self.site).ability(ability);
                (format!("\"{}\"", words.strip_suffix('.').unwrap_or(&words)), String::new())
            }
            Modifier::GainsPer(keyword, measure) => {
                (self.keyword(keyword), format!("für {}", self.each(measure)))
            }
            Modifier::LosesStat(stat, amount) => {
                (join([words::stat(*stat), &self.tail(amount)]), String::new())
            }
            Modifier::LosesAbility(name) => {
                (format!("die Fähigkeit {}", self.site.story_name(&name.0)), String::new())
            }
            modifier => (untranslated(Node::Modifier(modifier)), String::new()),
        }
    }

    fn stat_change(&self, sign: Sign, amount: &Amount, symbol: &str) -> (String, String) {
        let sign = match sign {
            Sign::Plus => "+",
            Sign::Minus => "-",
        };
        let words = match amount.unlimited() {
            Amount::Number(n) | Amount::Each(n) | Amount::ForEach(n, _) => format!("{sign}{n} {symbol}"),
            Amount::A => format!("{sign}1 {symbol}"),
            Amount::EqualTo(_) => format!("{sign}{symbol}"),
            Amount::ThatMany | Amount::SameAmount | Amount::All => format!("{sign}{symbol} in dieser Höhe"),
            Amount::ThatNumberPlus(n) => format!("{sign}{symbol} in dieser Höhe plus {n}"),
            amount => untranslated(Node::Amount(amount)),
        };
        (words, self.tail(amount))
    }

    /// "kann nicht erkunden", "wird nicht bereit gemacht".
    pub(super) fn cant(&self, who: &Target, acts: &[Act], mood: Mood, time: &str, more: bool) -> String {
        let subject = self.subject(who);
        let not = if more { "nicht mehr" } else { "nicht" };
        let readying = |act: &Act| match act {
            Act::Ready => Some(String::new()),
            Act::ReadyAtStart => Some("zu Beginn deines Zuges".to_owned()),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                Some(format!("zu Beginn {}es Zuges", words::owner(subject.agreement)))
            }
            _ => None,
        };
        if let [act] = acts
            && let Some(when) = readying(act)
        {
            let subject = subject.clone();
            let clause = Clause::new(Some(subject), words::BECOME)
                .with(time)
                .with(when)
                .with(not)
                .end(words::READY.participle());
            return self.say(clause, mood);
        }
        let clause = Clause::new(Some(subject), words::CAN).with(time);
        let acts_said: Vec<String> = acts.iter().map(|act| self.act(act)).collect();
        let clause = match acts {
            [Act::Challenge(Some(whom))] => {
                let whom = self.target(whom, Case::Accusative).text;
                clause.with(whom).with(not).end(words::CHALLENGE.infinitive())
            }
            [Act::SingThe(songs)] => clause.with(self.none_of(songs)).end(words::SING.infinitive()),
            [Act::BeDealtDamage] => clause.with("keinen Schaden").end(words::GET.infinitive()),
            [Act::Gain(keyword)] => {
                clause.with(words::keyword(*keyword)).with(not).end(words::GET.infinitive())
            }
            [Act::Move] => clause.with("sich").with(not).end(words::MOVE.infinitive()),
            [Act::MoveToLocations] => {
                clause.with("sich").with(not).with("zu Orten").end(words::MOVE.infinitive())
            }
            _ => clause.with(not).end(list(&acts_said, "oder")),
        };
        self.say(clause, mood)
    }

    fn act(&self, act: &Act) -> String {
        self.act_of_card(act)
            .or_else(|| self.act_on_card(act))
            .unwrap_or_else(|| untranslated(Node::Act(act)))
    }

    /// What a card does.
    fn act_of_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::Quest => words::QUEST.infinitive(),
            Act::Challenge(None) => words::CHALLENGE.infinitive(),
            Act::Challenge(Some(whom)) => {
                join([self.target(whom, Case::Accusative).text.as_str(), &words::CHALLENGE.infinitive()])
            }
            Act::Sing => "⟳, um Lieder zu singen".to_owned(),
            Act::Move => "sich bewegen".to_owned(),
            Act::MoveToLocations => "sich zu Orten bewegen".to_owned(),
            Act::Gain(keyword) => format!("{} erhalten", words::keyword(*keyword)),
            Act::SingThe(songs) => {
                let songs = self.bare(songs, Number::Many, Case::Accusative).text;
                format!("{songs} {}", words::SING.infinitive())
            }
            _ => return None,
        })
    }

    /// What is done to a card.
    fn act_on_card(&self, act: &Act) -> Option<String> {
        Some(match act {
            Act::BeChallenged(None) => format!("{} werden", words::CHALLENGE.participle()),
            Act::BeChallenged(Some(by)) => {
                let by = self.target(by, Case::Dative).text;
                format!("von {by} {} werden", words::CHALLENGE.participle())
            }
            Act::Ready => "bereit gemacht werden".to_owned(),
            Act::ReadyAtStart => "zu Beginn deines Zuges bereit gemacht werden".to_owned(),
            Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                "zu Beginn des zugehörigen Zuges bereit gemacht werden".to_owned()
            }
            Act::BeDealtDamage => "Schaden erhalten".to_owned(),
            Act::BeChosen => format!("{} werden", words::CHOOSE_OUT.participle()),
            _ => return None,
        })
    }

    /// A duration as an adverb.
    pub(super) fn duration(&self, duration: Duration) -> String {
        let owner = words::owner(self.last.get());
        match duration {
            Duration::ThisTurn | Duration::RestOfThisTurn => "in diesem Zug".to_owned(),
            Duration::UntilYourNextTurn => "bis zu Beginn deines nächsten Zuges".to_owned(),
            Duration::DuringTheirNextTurn => format!("in {owner}em nächsten Zug"),
            Duration::AtTheirNextStart | Duration::AtItsNextStart => {
                format!("zu Beginn {owner}es nächsten Zuges")
            }
            Duration::UntilEndOfYourNextTurn => "bis zum Ende deines nächsten Zuges".to_owned(),
            Duration::Unsaid => String::new(),
            Duration::ThatChallenge => "während dieser Herausforderung".to_owned(),
            Duration::WhileThisItem => format!(", solange dieser Gegenstand im Spiel ist{CLOSE}"),
            Duration::WhileThisLocation => format!(", solange dieser Ort im Spiel ist{CLOSE}"),
        }
    }

    /// "keine Aktionen", "keine Charaktere".
    fn none_of(&self, noun: &Noun) -> String {
        self.bounded(wording::Bound::None, noun, Case::Accusative).text
    }
}

fn loses(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Loses(_) | Modifier::LosesStat(..) | Modifier::LosesAbility(_))
}

fn modal_verb(modal: Modal) -> Verb {
    match modal {
        Modal::May => words::MAY,
        Modal::Can | Modal::CanAlso => words::CAN,
    }
}

pub(super) fn with_next(noun: &Noun) -> Noun {
    Noun(std::iter::once(wording::Part::Next).chain(noun.0.iter().cloned()).collect())
}
