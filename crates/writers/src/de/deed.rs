//! What players do in German: draw, discard, choose, deal damage.

use super::German;
use super::cards::{owned, some};
use super::clause::{Clause, Mood, Subject};
use super::effect::{DECK, Voice};
use super::noun::{CARD, CHARACTER};
use super::words::{self, Case, Verb};
use crate::pieces::without;
use crate::{Agreement, Gender, Number, Unit, chosen, join};
use wording::{Amount, Det, Effect, HandSize, KeywordKind, Measure, Noun, Quantity, Target, Whose};

impl German<'_> {
    /// What players draw, gain, lose and pay.
    pub(super) fn gaining(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::Draw(who, amount) => {
                let voice = self.voice(*who, voice);
                let clause = Clause::new(voice.subject.clone(), words::DRAW);
                self.counted(clause, amount, Unit::Card, voice.each, mood)
            }
            Effect::DrawFromBottom(who, amount) => {
                let voice = self.voice(*who, voice);
                let deck = words::like_ein(voice.owner(), DECK, Case::Dative);
                let what = self.amount(amount, Unit::Card, voice.each);
                let clause = Clause::new(voice.subject, words::DRAW)
                    .with(what)
                    .with(format!("von unten aus {deck} Deck"))
                    .with(self.tail(amount));
                self.say(clause, mood)
            }
            Effect::GetInkDrops(who, drops) => {
                let voice = self.voice(*who, voice);
                let clause = Clause::new(voice.subject.clone(), words::GET).indicative();
                self.counted(clause, drops, Unit::Drop, voice.each, mood)
            }
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = words::like_ein(
                    voice.owner(),
                    Agreement::new(Gender::Masculine, Number::Many),
                    Case::Accusative,
                );
                self.say(
                    Clause::new(voice.subject, words::REMOVE).with(format!("alle {own} Tintentropfen")),
                    mood,
                )
            }
            Effect::RemoveInkDrops(who, up_to, amount) => {
                let voice = self.voice(*who, voice);
                let drops = self.up_to(*up_to, self.amount(amount, Unit::Drop, voice.each));
                self.say(Clause::new(voice.subject, words::REMOVE).with(drops).with(self.tail(amount)), mood)
            }
            Effect::RemoveAnyInkDrops(who) => {
                let voice = self.voice(*who, voice);
                self.say(Clause::new(voice.subject, words::REMOVE).with("beliebig viele Tintentropfen"), mood)
            }
            Effect::GainLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let clause = Clause::new(voice.subject.clone(), words::GAIN).indicative();
                self.counted(clause, amount, Unit::Lore, voice.each, mood)
            }
            Effect::LoseLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let clause = Clause::new(voice.subject.clone(), words::LOSE).indicative();
                self.counted(clause, amount, Unit::Lore, voice.each, mood)
            }
            Effect::DrawUntil(who, size) => {
                let voice = self.voice(*who, voice);
                let until = hand_size(*size, &voice);
                let clause = Clause::new(voice.subject.clone(), words::DRAW).with("so lange Karten");
                format!("{}, bis {until}", self.say(clause, mood))
            }
            Effect::PayInk(ink) => say(act(words::PAY_FOR).with(format!("{ink} ⬡"))),
            _ => return None,
        })
    }

    /// What players discard.
    pub(super) fn discarding(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        Some(match effect {
            Effect::ChooseAndDiscard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                // "From hand" applies to everything chosen, so it is not repeated in the noun.
                let noun = without(noun, |part| matches!(part, wording::Part::FromHand(_)));
                let what = self.quantity(*quantity, &noun, Case::Accusative);
                self.choose_and_discard(&what.text, what.agreement, mood, &voice)
            }
            Effect::DiscardThatMany(who) => {
                let voice = self.voice(*who, voice);
                let many = Agreement::new(CARD.gender, Number::Many);
                self.choose_and_discard("genauso viele Karten", many, mood, &voice)
            }
            Effect::DiscardFor(who, amount) => {
                let voice = self.voice(*who, voice);
                let what = self.amount(amount, Unit::Card, false);
                let tail = self.tail(amount);
                // "je" goes directly before the number.
                let what = if voice.each { format!("je {what}") } else { what };
                let once = Voice { each: false, ..voice };
                self.choose_and_discard(&join([tail.as_str(), &what]), CARD, mood, &once)
            }
            Effect::DiscardEither(who, all) => {
                let voice = self.voice(*who, voice);
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.quantity(*quantity, noun, Case::Accusative).text)
                    .collect();
                let what = format!("entweder {}", all.join(" oder "));
                self.choose_and_discard(&what, Agreement::new(CARD.gender, Number::Many), mood, &voice)
            }
            Effect::Discard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let je = if voice.each { "je" } else { "" };
                let what = self.quantity(*quantity, noun, Case::Accusative).text;
                self.say(Clause::new(voice.subject, words::DISCARD).with(join([je, &what])), mood)
            }
            Effect::DiscardAtRandom(who, quantity, noun) => {
                self.discard_at_random(*quantity, noun, mood, &self.voice(*who, voice))
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let det = match (chooser, quantity) {
                    (Whose::Your, quantity) => Det::Chosen(*quantity),
                    (_, Quantity::One) => Det::A,
                    (_, quantity) => Det::Count(*quantity),
                };
                let digits = self.digits.replace(false);
                let what = self.described(det, noun, Case::Accusative).text;
                self.digits.set(digits);
                self.say(Clause::new(voice.subject, words::DISCARD).with(what), mood)
            }
            Effect::DiscardHand(who) | Effect::DiscardAll(who) | Effect::DiscardHands(who) => {
                let voice = self.voice(*who, voice);
                let all = format!("alle Karten aus {}er Hand", voice.owner());
                self.say(Clause::new(voice.subject, words::DISCARD).with(all), mood)
            }
            Effect::DiscardUntil(who, _, size) => {
                let voice = self.voice(*who, voice);
                let until = hand_size(*size, &voice);
                let from = format!("von {}er Hand", voice.owner());
                let clause =
                    Clause::new(voice.subject.clone(), words::DISCARD).with("so lange Karten").with(from);
                format!("{}, bis {until}", self.say(clause, mood))
            }
            _ => return None,
        })
    }

    /// "wirf 2 zufällig ausgewählte Karten von deiner Hand ab".
    fn discard_at_random(&self, quantity: Quantity, noun: &Noun, mood: Mood, voice: &Voice) -> String {
        let je = if voice.each { "je" } else { "" };
        let number = match quantity {
            Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1) => Number::One,
            Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
        };
        let agreement = self.agreement(noun, number);
        let random =
            words::adjective("zufällig ausgewählt", words::Declension::Strong, agreement, Case::Accusative);
        let noun = self.bare(noun, number, Case::Accusative).text;
        let from = format!("von {}er Hand", voice.owner());
        let clause = Clause::new(voice.subject.clone(), words::DISCARD)
            .with(join([je, &some(quantity), &random, &noun]))
            .with(from);
        self.say(clause, mood)
    }

    /// What players choose, name and count.
    pub(super) fn choosing(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::NameCard => {
                self.last.set(CARD);
                say(act(words::NAME).with("eine Karte"))
            }
            Effect::Choose(what) => {
                let what = match what {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    what => what.clone(),
                };
                say(act(words::CHOOSE).with(object(&what)))
            }
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "eine Person".to_owned(),
                    Quantity::Exactly(n) => format!("{n} Personen"),
                    Quantity::UpTo(n) => format!("bis zu {n} Personen"),
                    Quantity::AnyNumber => "beliebig viele Personen".to_owned(),
                };
                self.player.set(Agreement::new(CARD.gender, Number::Many));
                say(act(words::CHOOSE).with(players))
            }
            Effect::ChooseAnd(inner) => self.choose_and(inner, mood, voice),
            Effect::Count(noun) => {
                let count = self.measured(&Measure::Count(noun.clone()), Case::Accusative);
                say(act(words::COUNT).with(count))
            }
            _ => return None,
        })
    }

    /// Damage: dealt, put, removed, moved (1.9).
    pub(super) fn damaging(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::Deal(amount, to) if owned(to) && mood != Mood::Purpose => {
                let damage = self.amount(amount, Unit::Damage, false);
                let tail = self.tail(amount);
                self.choose_then(to, words::DEAL, Case::Dative, &[&damage, &tail], mood, voice)
            }
            Effect::Deal(amount, to) => {
                let to = self.target(to, Case::Dative);
                let damage = self.amount(amount, Unit::Damage, to.agreement.number == Number::Many);
                self.with_tail(act(words::DEAL).with(to.text), damage, &self.tail(amount), mood)
            }
            Effect::DealThem(to, amount) => {
                let to = self.target(to, Case::Dative).text;
                say(act(words::DEAL).with(to).with(self.amount(amount, Unit::Damage, false)))
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("Schaden {}", self.equal_to(measure));
                let to = self.target(to, Case::Dative).text;
                say(act(words::DEAL).with(to).with(damage))
            }
            Effect::PutDamage(amount, on) => {
                let counters = self.amount(amount, Unit::Counter, false);
                let on = format!("auf {}", object(on));
                say(act(words::PUT).with(counters).with(on))
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let from = self.from(from);
                let damage = self.up_to(*up_to, self.amount(amount, Unit::Damage, false));
                let tail = self.tail(amount);
                say(act(words::REMOVE).with(damage).with(from).with(tail))
            }
            Effect::RemoveTotal(amount, from) => {
                let from = self.from(from);
                let damage = self.up_to(true, self.amount(amount, Unit::Damage, false));
                let tail = self.tail(amount);
                say(act(words::REMOVE).with(format!("insgesamt {damage}")).with(from).with(tail))
            }
            Effect::RemoveAllDamage(from) => {
                let from = self.from(from);
                say(act(words::REMOVE).with("jeglichen Schaden").with(from))
            }
            Effect::MoveDamage(up_to, amount, from, to) => {
                let unit = self.up_to(*up_to, self.amount(amount, Unit::Counter, false));
                self.move_damage(unit, from, to, act(words::MOVE_DAMAGE), mood)
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let unit = self.up_to(*up_to, self.amount(amount, Unit::Damage, false));
                self.move_damage(unit, from, to, act(words::MOVE_DAMAGE), mood)
            }
            Effect::Unreduced(by_resist) => {
                let by = if *by_resist {
                    format!("durch {}", words::keyword(KeywordKind::Resist))
                } else {
                    String::new()
                };
                let damage = Subject::third("dieser Schaden".to_owned(), CHARACTER);
                let reduced = format!("{} werden", words::REDUCE.participle());
                self.say(Clause::new(Some(damage), words::CAN).with("nicht").with(by).end(reduced), mood)
            }
            Effect::TakeNoDamage(who) => {
                let subject = self.subject(who);
                self.say(Clause::new(Some(subject), words::GET).with("keinen Schaden"), mood)
            }
            _ => return None,
        })
    }

    fn from(&self, from: &Target) -> String {
        match from {
            Target::Unsaid => String::new(),
            from => format!("von {}", self.target(from, Case::Dative).text),
        }
    }

    fn up_to(&self, up_to: bool, amount: String) -> String {
        if up_to { format!("bis zu {amount}") } else { amount }
    }

    fn move_damage(&self, unit: String, from: &Target, to: &Target, clause: Clause, mood: Mood) -> String {
        let from = self.from(from);
        let to = format!("zu {}", self.target(to, Case::Dative).text);
        self.say(clause.with(unit).with(from).with(to), mood)
    }

    /// An amount, with "für jede …" where the verb leaves room.
    fn counted(&self, clause: Clause, amount: &Amount, unit: Unit, each: bool, mood: Mood) -> String {
        let what = self.amount(amount, unit, each);
        if let (Unit::Card, Amount::EqualTo(measure)) = (unit, amount) {
            return self.as_many(clause.with(what), measure, mood);
        }
        self.with_tail(clause, what, &self.tail(amount), mood)
    }

    /// An amount and its tail. "für jede …" comes before the amount if part of the verb follows.
    fn with_tail(&self, clause: Clause, what: String, tail: &str, mood: Mood) -> String {
        let follows = matches!(mood, Mood::Infinitive | Mood::Purpose) || !clause.verb.prefix.is_empty();
        let clause = if follows && tail.starts_with("für") {
            clause.with(tail).with(what)
        } else {
            clause.with(what).with(tail)
        };
        self.say(clause, mood)
    }

    /// "wähle 1 Karte aus deiner Hand und wirf sie ab".
    fn choose_and_discard(&self, what: &str, agreement: Agreement, mood: Mood, voice: &Voice) -> String {
        let je = if voice.each { "je" } else { "" };
        let owner = voice.owner();
        let from = format!("aus {owner}er Hand");
        let what = join([je, what]);
        if matches!(mood, Mood::Infinitive | Mood::Purpose) {
            // An optional discard takes an article.
            let (what, from) = match (mood, what.strip_prefix("1 "), owner) {
                (Mood::Infinitive, Some(rest), "dein") => {
                    let rest = rest.replace(" oder 1 ", " oder eine ");
                    (format!("eine {rest}"), "von deiner Hand".to_owned())
                }
                _ => (what, from),
            };
            let both = Clause::new(None, words::DISCARD).with(what).with(from);
            let both = Clause { middle: [both.middle, vec!["auswählen und".to_owned()]].concat(), ..both };
            return self.say(both, mood);
        }
        let choose = Clause::new(voice.subject.clone(), words::CHOOSE).with(what).with(from);
        let choose = self.say(choose, mood);
        let agreement = if voice.each { Agreement::new(CARD.gender, Number::Many) } else { agreement };
        let subject = voice.silent().subject;
        let discard = Clause::new(subject, words::DISCARD)
            .with(words::pronoun(agreement, Case::Accusative))
            .write(Mood::Main);
        format!("{choose} und {discard}")
    }

    /// "wähle einen ihrer Charaktere und verbanne ihn".
    fn choose_and(&self, inner: &Effect, mood: Mood, voice: &Voice) -> String {
        let Some(what) = inner.object() else {
            return self.effect(inner, mood, voice);
        };
        let each = if voice.each { "je" } else { "" };
        let what = self.target(what, Case::Accusative);
        let choose = Clause::new(voice.subject.clone(), words::CHOOSE).with(join([each, &what.text]));
        let choose = self.say(choose, mood);
        let subject = voice.silent().subject;
        let rest = chosen::with_pronoun(inner);
        let mood = if matches!(mood, Mood::Inverted) { Mood::Main } else { mood };
        self.last.set(what.agreement);
        let rest = self.effect(&rest, mood, &Voice { subject, each: false });
        format!("{choose} und {rest}")
    }
}

fn hand_size(size: HandSize, voice: &Voice) -> String {
    let subject = voice.subject.clone().map_or_else(Subject::you, |subject| {
        if subject.text == "du" { subject } else { Subject::pronoun(subject.agreement) }
    });
    let hand = "auf der Hand";
    let what = match size {
        HandSize::Number(n) | HandSize::Cards(n) => format!("{n} Karten {hand}"),
        HandSize::Same => format!("gleich viele Karten {hand}"),
    };
    Clause::new(Some(subject), words::HAVE).with(what).write(Mood::Subordinate)
}
