//! German effects.

use super::amount::Unit;
use super::clause::{Clause, Mood, Subject};
use super::noun::{CARD, CHARACTER, Zone};
use super::rule::{SHIFTING, with_next};
use super::words::{self, Case, Verb};
use super::{German, is_pronoun};
use crate::pieces::without;
use crate::{Agreement, CLOSE, Gender, Number, capital, chosen, join, list};
use wording::{
    Act, Amount, Destination, Det, Duration, Effect, HandSize, KeywordKind, Kind, Measure, Modifier, Noun,
    Place, Quantity, Rule, Target, Trigger, Who, Whose,
};

/// Adverbs for a card that enters play exerted: alone and after "kostenlos".
const EXERTED: &str = "erschöpft";
const EXERTED_TOO: &str = "und erschöpft";

const DECK: Agreement = Agreement::new(Gender::Neuter, Number::One);

/// The one who acts if an effect names nobody.
#[derive(Clone, Debug)]
pub(super) struct Voice {
    /// `None` for the reader, who is addressed in the imperative.
    subject: Option<Subject>,
    /// Whether several players each act on their own: "je 1 Karte".
    each: bool,
}

impl Voice {
    pub fn implied() -> Voice {
        Voice { subject: None, each: false }
    }

    fn owner(&self) -> &'static str {
        self.subject
            .as_ref()
            .filter(|subject| subject.text != "du")
            .map_or("dein", |subject| words::owner(subject.agreement))
    }
}

impl German<'_> {
    /// The voice of `who`, or this voice if `who` is not a named player.
    fn voice(&self, who: Who, voice: &Voice) -> Voice {
        let each = match who {
            Who::EachOpponent
            | Who::EachPlayer
            | Who::AllOpponents
            | Who::EachOpponentAhead
            | Who::EachOpposingPlayer
            | Who::WithMostCards
            | Who::WithMostCardsPlural
            | Who::YouAndAnother => true,
            Who::Implied => return voice.clone(),
            Who::You
            | Who::AnOpponent
            | Who::Opponents
            | Who::ChosenOpponent
            | Who::ChosenPlayer
            | Who::ThatPlayer
            | Who::They
            | Who::ChallengingPlayer
            | Who::ItsPlayer
            | Who::TheirPlayer
            | Who::ThatCharactersPlayer
            | Who::ChallengingCharactersPlayer
            | Who::SomeOpponents
            | Who::YourOpponent => false,
        };
        Voice { subject: Some(self.who(who)), each }
    }

    /// An effect without a capital and a full stop.
    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        match effect {
            Effect::May(who, inner) => {
                let subject = match who {
                    Who::Implied => voice.subject.clone().unwrap_or_else(|| self.you()),
                    who => self.who(*who),
                };
                let each = self.voice(*who, voice).each;
                let voice = Voice { subject: Some(subject.clone()), each };
                self.may(subject, inner, mood, &voice, words::MAY)
            }
            Effect::MayAlso(who, inner) => {
                let subject = self.who(*who);
                let voice = Voice { subject: Some(subject.clone()), each: false };
                self.adverb.set(Some("außerdem"));
                self.may(subject, inner, mood, &voice, words::MAY)
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.sequence(steps, mood, voice),
            Effect::AndThen(all) => self.conjoined(all, Some("dann"), mood, voice),
            Effect::And(all) => self.conjoined(all, None, mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "und")
            }
            Effect::Or(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                said.join(" oder ")
            }
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                let inner = self.effect(inner, Mood::Purpose, &Voice::implied());
                format!("{price}, um {inner}")
            }
            Effect::If(test, inner) => {
                let tested = chosen::asks_about_card(test).then(|| self.last.get());
                let test = self.condition(test);
                self.tested.set(tested);
                format!("falls {test}, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, falls {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => {
                format!("wenn du dies tust, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("falls nicht, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::IfTheyDo(inner) | Effect::IfTheyDont(inner) => {
                let they = Subject::pronoun(self.player.get());
                let what = if matches!(effect, Effect::IfTheyDo(_)) { "dies" } else { "dies nicht" };
                let done = Clause::new(Some(they), words::DO).with(what).write(Mood::Subordinate);
                format!("falls {done}, {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::ForEachWhoDoesnt(_, inner) => {
                let person = format!("für jede Person, die dies nicht tut{CLOSE}");
                format!("{person} {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                self.adverb.set(Some("stattdessen"));
                let other = self.effect(other, Mood::Inverted, voice);
                self.adverb.set(None);
                format!("{first}. Wenn {test}, {other}")
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                let mood = if second.has_subject() { Mood::Main } else { mood };
                format!("{first} und {}", self.effect(second, mood, voice))
            }
            Effect::ChooseOne(options) => {
                let choose = self.say(act(words::CHOOSE_OUT).with("eine Möglichkeit"), mood);
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}: {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let choose = self.say(act(words::CHOOSE).with(list(&names, "oder")), mood);
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{choose}: {}", options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = self.say(act(words::CHOOSE_OUT).with("eine der folgenden Möglichkeiten"), mood);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    let both = act(words::CHOOSE_OUT).with("stattdessen").with("beide");
                    format!(". Wenn {test}, {}", both.write(Mood::Inverted))
                });
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}{both}: {}", options.join(" "))
            }
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
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                self.adverb.set(Some("danach"));
                let said = self.effect(inner, mood, voice);
                self.adverb.set(None);
                said
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, außer {}", self.unless(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner}, außer {}", self.effect(other, Mood::Main, voice))
            }
            Effect::ForEach(measure, inner) if mood == Mood::Inverted => {
                let each = self.each(measure);
                self.purpose.set(Some(format!("für {each}")));
                self.with_purpose(|| self.effect(inner, mood, voice))
            }
            Effect::ForEach(measure, inner) => {
                let each = self.each(measure);
                format!("für {each} {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::ForEachPlayer(inner) => {
                self.player.set(CARD);
                let each = "für jede gegnerische Person";
                if mood == Mood::Inverted {
                    self.purpose.set(Some(each.to_owned()));
                    return self.with_purpose(|| self.effect(inner, mood, voice));
                }
                format!("{each} {}", self.effect(inner, Mood::Inverted, voice))
            }
            Effect::Have(who, inner) => {
                let who = self.voice(*who, voice);
                let text = who.subject.as_ref().map_or(String::new(), |who| who.text.clone());
                let inner = self.effect(inner, Mood::Infinitive, &who);
                say(act(words::LET).with(text).end(inner))
            }
            Effect::Repeat => say(act(words::REPEAT).with("diesen Effekt")),

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
                let voice = self.voice(*who, voice);
                let je = if voice.each { "je" } else { "" };
                let number = match quantity {
                    Quantity::One | Quantity::Exactly(1) | Quantity::UpTo(1) => Number::One,
                    Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
                };
                let count = match quantity {
                    Quantity::One => "1".to_owned(),
                    Quantity::Exactly(n) => n.to_string(),
                    Quantity::UpTo(n) => format!("bis zu {n}"),
                    Quantity::AnyNumber => "beliebig viele".to_owned(),
                };
                let agreement = self.agreement(noun, number);
                let random = words::adjective(
                    "zufällig ausgewählt",
                    words::Declension::Strong,
                    agreement,
                    Case::Accusative,
                );
                let noun = self.bare(noun, number, Case::Accusative).text;
                let from = format!("von {}er Hand", voice.owner());
                let clause = Clause::new(voice.subject, words::DISCARD)
                    .with(join([je, &count, &random, &noun]))
                    .with(from);
                self.say(clause, mood)
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
            Effect::DrawUntil(who, size) => {
                let voice = self.voice(*who, voice);
                let until = hand_size(*size, &voice);
                let clause = Clause::new(voice.subject.clone(), words::DRAW).with("so lange Karten");
                format!("{}, bis {until}", self.say(clause, mood))
            }
            Effect::DiscardUntil(who, _, size) => {
                let voice = self.voice(*who, voice);
                let until = hand_size(*size, &voice);
                let from = format!("von {}er Hand", voice.owner());
                let clause =
                    Clause::new(voice.subject.clone(), words::DISCARD).with("so lange Karten").with(from);
                format!("{}, bis {until}", self.say(clause, mood))
            }
            Effect::PayInk(ink) => say(act(words::PAY_FOR).with(format!("{ink} ⬡"))),
            Effect::NameCard => {
                self.last.set(CARD);
                say(act(words::NAME).with("eine Karte"))
            }
            Effect::ShuffleDeck(who) => {
                let voice = self.voice(*who, voice);
                let deck = format!("{} Deck", voice.owner());
                self.say(Clause::new(voice.subject, words::SHUFFLE).with(deck), mood)
            }
            Effect::RevealHand(who) => {
                let voice = self.voice(*who, voice);
                let clause =
                    Clause::new(voice.subject, words::SHOW).with("alle Handkarten für alle sichtbar");
                self.say(clause, mood)
            }
            Effect::LookAtHand(whose) => {
                let hand = self.zone(*whose, Zone::Hand, Case::Accusative);
                say(act(words::LOOK).with("dir").with(hand))
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

            Effect::Banish(what) => self.on_chosen(words::BANISH, what, "", mood, voice),
            Effect::Ready(what) => self.on_chosen(words::READY, what, "", mood, voice),
            Effect::Exert(what) => self.on_chosen(words::EXERT, what, "", mood, voice),
            Effect::Tap(what) => format!("⟳ {}", object(what)),
            Effect::Return(what, place) => {
                let (verb, place) = match place {
                    Destination::Hand(Whose::Your) | Destination::Into(_) => {
                        (words::TAKE, format!("zurück {}", self.destination(place)))
                    }
                    Destination::Hand(_) => (words::SEND, format!("zurück {}", self.destination(place))),
                    place => (words::PUT, self.destination(place)),
                };
                self.on_chosen(verb, what, &place, mood, voice)
            }
            Effect::Put(what, place) => self.put(what, place, mood, voice),
            Effect::PutBack(what, place) => {
                let place = format!("zurück {}", self.destination(place));
                self.on_chosen(words::PUT, what, &place, mood, voice)
            }
            Effect::PutBackInAnyOrder(what) => {
                let place = "in beliebiger Reihenfolge zurück";
                self.on_chosen(words::PUT, what, place, mood, voice)
            }
            Effect::PutOneAndOther(first, second) => {
                let hand = matches!(first, Destination::Hand(_)) != matches!(second, Destination::Hand(_));
                let second_place = match (first, second) {
                    (Destination::Deck(_, whose), Destination::Deck(Place::Bottom, other))
                        if whose == other =>
                    {
                        "darunter".to_owned()
                    }
                    (Destination::Deck(..), Destination::SameDeck(Place::Bottom)) => "darunter".to_owned(),
                    (_, second) => self.destination(second),
                };
                let first = self.put_clause("1 davon".to_owned(), first, voice);
                let second =
                    Clause::new(voice.subject.clone(), words::PUT).with("die andere").with(second_place);
                // If both clauses have the same verb, write it only once.
                if hand {
                    format!("{} und {}", self.say(first, mood), second.write(mood))
                } else {
                    let second = join(second.middle.iter().map(String::as_str));
                    let said = self.say(first, mood);
                    match mood {
                        Mood::Infinitive | Mood::Purpose => format!("{said} und {second}"),
                        Mood::Main | Mood::Inverted | Mood::Subordinate => format!("{said} und {second}"),
                    }
                }
            }
            Effect::PutSome(quantity, place) => {
                let what = some(*quantity);
                let clause = self.put_clause(format!("{what} davon"), place, voice);
                say(clause)
            }
            Effect::PutSomeAndRest(quantity, place, rest) => {
                let what = some(*quantity);
                let first = self.put_clause(format!("{what} davon"), place, voice);
                let second = self.put_clause("die restlichen Karten".to_owned(), rest, voice);
                format!("{} und {}", self.say(first, mood), second.write(mood))
            }
            Effect::PutInsteadOfDiscard(what, place) => {
                let what = object(what);
                let place = self.destination(place);
                say(act(words::PUT).with(what).with(place).with("statt auf deinen Ablagestapel"))
            }
            Effect::Distribute(what, places) => {
                let what = object(what);
                let mut said = vec![self.say(act(words::CHOOSE).with(what), mood)];
                // The subject was already named.
                let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
                let voice = Voice { subject, each: voice.each };
                let mood = if mood == Mood::Inverted { Mood::Main } else { mood };
                for place in places {
                    said.push(self.put_clause("1 davon".to_owned(), place, &voice).write(mood));
                }
                list(&said, "und")
            }
            Effect::ShuffleInto(what, whose) => {
                let into = format!("zurück in {}", self.zone(*whose, Zone::Deck, Case::Accusative));
                self.on_chosen(words::SHUFFLE, what, &into, mood, voice)
            }
            Effect::ShuffleRest(whose) => {
                let into = format!("in {}", self.zone(*whose, Zone::Deck, Case::Accusative));
                say(act(words::SHUFFLE).with("die restlichen Karten").with(into))
            }
            Effect::Look(what) => {
                let what = object(what);
                say(act(words::LOOK).with("dir").with(what))
            }
            Effect::LookAtCards(zone) => {
                let many = Agreement::new(CARD.gender, Number::Many);
                let cards = format!("die Karten {}", self.after(zone, many));
                say(act(words::LOOK).with("dir").with(cards))
            }
            Effect::LookAtMany(reveal, measure) => {
                let many = "so viele Karten von oben von deinem Deck";
                let clause = if *reveal { act(words::REVEAL) } else { act(words::LOOK).with("dir") };
                self.as_many(clause.with(many), measure, mood)
            }
            Effect::Reveal(what) => {
                let said = object(what);
                let of_them = match what {
                    Target::Of(Det::A | Det::Count(_) | Det::Any, noun)
                        if !noun.0.iter().any(|part| {
                            matches!(part, wording::Part::FromHand(_) | wording::Part::FromDiscard(_))
                        }) =>
                    {
                        "daraus"
                    }
                    _ => "",
                };
                say(act(words::REVEAL).with(said).with(of_them))
            }
            Effect::RevealToAll(what) => {
                let what = object(what);
                let show = Verb { prefix: "", ..words::SHOW };
                say(act(show).with(what).with("allen Mitspielenden"))
            }
            Effect::RevealUntil(noun) => {
                let noun = self.described(Det::A, noun, Case::Accusative);
                let cards = "so lange Karten von deinem Deck";
                let said = say(act(words::REVEAL).with(cards));
                self.last.set(noun.agreement);
                format!("{said}, bis du {} aufdeckst", noun.text)
            }
            Effect::Search(what) => {
                let what = self.target(what, Case::Dative).text;
                say(act(words::SEARCH).with("dein Deck").with(format!("nach {what}")))
            }
            Effect::Play(what, free) => self.play(what, *free, "", mood, voice),
            Effect::PlayExerted(what) => self.play(what, true, EXERTED_TOO, mood, voice),
            Effect::PlayAgain(what, from, free) => {
                let from = self.after(from, CARD);
                let what = object(what);
                let free = if *free { "kostenlos" } else { "" };
                say(act(words::PLAY).with(what).with("erneut").with(from).with(free))
            }
            Effect::PlayFrom(what, from, free) => {
                let what = self.target(what, Case::Accusative);
                let from = self.after(from, what.agreement);
                let free = if *free { "kostenlos" } else { "" };
                say(act(words::PLAY).with(what.text).with(from).with(free))
            }
            Effect::PlayAsInHand(what) => {
                let what = object(what);
                let said = say(act(words::PLAY).with(what));
                format!("{said}, als wäre sie auf deiner Hand")
            }
            Effect::Shift(what, free) | Effect::PlayOrShift(what, free) => {
                let what = object(what);
                let free = if *free { "kostenlos" } else { "" };
                let how = if matches!(effect, Effect::Shift(..)) {
                    SHIFTING.to_owned()
                } else {
                    format!("auch {SHIFTING}")
                };
                say(act(words::PLAY).with(what).with(free).with(how))
            }
            Effect::MoveTo(what, place) => {
                let place = match place {
                    Target::There => "dorthin".to_owned(),
                    place => {
                        let what_first = self.last.get();
                        let place = format!("zu {}", self.target(place, Case::Dative).text);
                        self.last.set(what_first);
                        place
                    }
                };
                let what = object(what);
                say(act(words::MOVE).with(what).with("kostenlos").with(place))
            }
            Effect::MoveToSame(what) => {
                let what = object(what);
                say(act(words::MOVE).with(what).with("kostenlos").with("zu demselben Ort"))
            }
            Effect::MayMoveTo(who, place) => {
                let moves = Effect::MoveTo(who.clone(), place.clone());
                self.may(self.you(), &moves, mood, &Voice::implied(), words::MAY)
            }
            Effect::Count(noun) => {
                let count = self.measured(&Measure::Count(noun.clone()), Case::Accusative);
                say(act(words::COUNT).with(count))
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
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let voice = self.voice(*who, voice);
                let noun = self.bare(noun, Number::Many, Case::Dative).text;
                let than = if *fewer { "weniger" } else { "mehr" };
                let with = format!(" mit {than} als {n} {noun}");
                let subject =
                    voice.subject.clone().map(|subject| Subject { text: subject.text + &with, ..subject });
                self.effect(inner, mood, &Voice { subject, each: voice.each })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let voice = self.voice(*who, voice);
                let noun = self.described(Det::A, noun, Case::Accusative).text;
                let subject = voice.subject.clone().map(|subject| {
                    let that = words::REVEAL.prefix.to_owned() + words::REVEAL.finite(subject.person);
                    Subject { text: format!("{}, die {noun} {that}{CLOSE}", subject.text), ..subject }
                });
                self.effect(inner, mood, &Voice { subject, each: voice.each })
            }
            Effect::ReturnAtRandomUntil(from, to, left, zone) => {
                let many = Agreement::new(CARD.gender, Number::Many);
                let from = self.after(from, many);
                let to = self.destination(to);
                let clause =
                    act(words::TAKE).with("so lange zufällig ausgewählte Karten").with(from).with(to);
                let until = format!("{left} Karten {}", self.after(zone, many));
                format!("{}, bis {} {until} übrig sind", say(clause), "noch")
            }
            Effect::AfterChallenge(inner) => {
                self.adverb.set(Some("nach der Herausforderung"));
                let said = self.effect(inner, mood, voice);
                self.adverb.set(None);
                said
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> = kinds.iter().map(|kind| kind_name(*kind)).collect();
                        let done = self.effect(done, Mood::Inverted, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "oder"))
                    })
                    .collect();
                format!("falls ihr Kartentyp einer dieser ist: {}", cases.join(" "))
            }
        }
    }

    /// "darfst du …": an optional effect.
    fn may(&self, subject: Subject, inner: &Effect, mood: Mood, voice: &Voice, modal: Verb) -> String {
        // The modal verb only governs the first step.
        if let Effect::Then(steps) = inner
            && let [first, others @ ..] = steps.as_slice()
            && !matches!(mood, Mood::Infinitive | Mood::Purpose)
        {
            let first = self.may(subject, first, mood, voice, modal);
            let others: Vec<String> = others
                .iter()
                .map(|step| {
                    self.adverb.set(Some("danach"));
                    let said = capital(&self.effect(step, Mood::Main, &Voice::implied()));
                    self.adverb.set(None);
                    said
                })
                .collect();
            return format!("{first}. {}", others.join(". "));
        }
        if let Effect::To(price, effect) = inner {
            let price = self.may(subject, price, mood, voice, modal);
            let effect = self.effect(effect, Mood::Purpose, &Voice::implied());
            return format!("{price}, um {effect}");
        }
        let (adverb, purpose) = (self.adverb.take(), self.purpose.take());
        let body = self.effect(inner, Mood::Infinitive, voice);
        self.adverb.set(adverb);
        self.purpose.set(purpose);
        let clause = Clause::new(Some(subject), modal);
        // A pronoun comes before an adverb: "darfst du ihn stattdessen".
        let clause = match body.split_once(' ') {
            Some((first, rest)) if is_pronoun(first) => clause.with(first).end(rest),
            Some(_) | None => clause.end(body),
        };
        self.say(clause, mood)
    }

    /// "A. Danach B": consecutive steps.
    fn sequence(&self, steps: &[Effect], mood: Mood, voice: &Voice) -> String {
        if matches!(mood, Mood::Infinitive | Mood::Purpose) {
            let said: Vec<String> = steps.iter().map(|step| self.effect(step, mood, voice)).collect();
            return said.join(" und danach ");
        }
        let mut said = Vec::new();
        for (n, step) in steps.iter().enumerate() {
            if n == 0 {
                said.push(self.effect(step, mood, voice));
            } else {
                self.adverb.set(Some("danach"));
                said.push(capital(&self.effect(step, Mood::Main, voice)));
                self.adverb.set(None);
            }
        }
        said.join(". ")
    }

    /// "A und B". A second infinitive does not repeat its object.
    fn conjoined(&self, all: &[Effect], adverb: Option<&'static str>, mood: Mood, voice: &Voice) -> String {
        if let [Effect::Play(what, free), Effect::For(Rule::EntersExerted(Target::Pronoun(_)), _)] = all {
            let how = if *free { EXERTED_TOO } else { EXERTED };
            return self.play(what, *free, how, mood, voice);
        }
        let mut said: Vec<String> = Vec::new();
        for (n, one) in all.iter().enumerate() {
            let mut own = Effect::clone(one);
            if n > 0 && matches!(mood, Mood::Infinitive | Mood::Purpose) {
                drop_object(&mut own);
            }
            let mut voice = voice.clone();
            let mut mood = mood;
            if n > 0 {
                // The subject was already named.
                if let Some(subject) = &mut voice.subject
                    && !own.has_subject()
                    && matches!(mood, Mood::Main | Mood::Inverted)
                {
                    subject.text = String::new();
                    mood = Mood::Main;
                } else if mood == Mood::Inverted {
                    // After "sammelst du" the next clause is in the indicative, otherwise in the imperative.
                    if !own.has_subject() && told_in_indicative(&said) {
                        voice.subject = Some(Subject { text: String::new(), ..Subject::you() });
                    }
                    mood = Mood::Main;
                }
                self.adverb.set(adverb);
            }
            said.push(self.effect(&own, mood, &voice));
        }
        said.join(" und ")
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

    /// A verb with a card as its object. A card of the reader's own is chosen first.
    fn on_chosen(&self, verb: Verb, what: &Target, place: &str, mood: Mood, voice: &Voice) -> String {
        if owned(what) && !matches!(mood, Mood::Purpose) {
            return self.choose_then(what, verb, Case::Accusative, &[place], mood, voice);
        }
        // In the imperative, a pronoun replaces this card, because it was just mentioned.
        let what = match what {
            Target::Of(Det::This, noun)
                if mood != Mood::Infinitive && noun.0 == [wording::Part::CardOf(vec![])] =>
            {
                words::pronoun(CHARACTER, Case::Accusative).to_owned()
            }
            what => self.target(what, Case::Accusative).text,
        };
        self.say(Clause::new(voice.subject.clone(), verb).with(what).with(place), mood)
    }

    /// "wähle einen deiner Charaktere und verbanne ihn".
    fn choose_then(
        &self,
        what: &Target,
        verb: Verb,
        case: Case,
        rest: &[&str],
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let chosen = self.target(what, Case::Accusative);
        let choose = self.say(Clause::new(voice.subject.clone(), words::CHOOSE).with(chosen.text), mood);
        let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
        let mut then = Clause::new(subject, verb).with(words::pronoun(chosen.agreement, case));
        for part in rest {
            then = then.with(*part);
        }
        let mood = if mood == Mood::Inverted { Mood::Main } else { mood };
        format!("{choose} und {}", then.write(mood))
    }

    fn play(&self, what: &Target, free: bool, how: &str, mood: Mood, voice: &Voice) -> String {
        let what = self.target(what, Case::Accusative).text;
        let free = if free { "kostenlos" } else { "" };
        let clause = Clause::new(voice.subject.clone(), words::PLAY).with(what).with(free).with(how);
        self.say(clause, mood)
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

    /// "so viele Karten, wie …". The relative clause follows the verb.
    fn as_many(&self, clause: Clause, measure: &Measure, mood: Mood) -> String {
        let as_many = match measure {
            Measure::CardsUnder(target) => {
                format!("Karten unter {} liegen", self.target(target, Case::Dative).text)
            }
            measure => format!("{} beträgt", self.measured(measure, Case::Nominative)),
        };
        format!("{}, wie {as_many}{CLOSE}", self.say(clause, mood))
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
        let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
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
        let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
        let rest = chosen::with_pronoun(inner);
        let mood = if matches!(mood, Mood::Inverted) { Mood::Main } else { mood };
        self.last.set(what.agreement);
        let rest = self.effect(&rest, mood, &Voice { subject, each: false });
        format!("{choose} und {rest}")
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
            Rule::Give(who, _)
                if matches!(duration, Duration::DuringTheirNextTurn | Duration::AtTheirNextStart) =>
            {
                let _ = self.subject(who);
                let time = self.duration(duration);
                self.rule(rule, mood, &time)
            }
            rule => {
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

    fn put(&self, what: &Target, place: &Destination, mood: Mood, voice: &Voice) -> String {
        if owned(what) && mood != Mood::Purpose {
            let place = self.destination(place);
            return self.choose_then(what, words::PUT, Case::Accusative, &[&place], mood, voice);
        }
        // A card that was looked at goes back to its place.
        if let (Target::Pronoun(_), Destination::Deck(to @ (Place::Top | Place::Either), whose)) =
            (what, place)
        {
            let it = self.target(what, Case::Accusative).text;
            let deck = self.zone(*whose, Zone::Deck, Case::Accusative);
            let clause = Clause::new(voice.subject.clone(), words::PUT).with(it);
            let clause = match to {
                Place::Either if mood == Mood::Main => {
                    clause.with("anschließend").with(deck_place(*to, &deck))
                }
                Place::Either => clause.with(deck_place(*to, &deck)),
                Place::Top
                | Place::Bottom
                | Place::TopAnyOrder
                | Place::BottomAnyOrder
                | Place::BottomRandom
                | Place::OnTop
                | Place::TopOrBottom
                | Place::TopOrBottomAnyOrder => clause.with(format!("zurück auf {deck}")),
            };
            return self.say(clause, mood);
        }
        let what = self.target(what, Case::Accusative).text;
        let clause = self.put_clause(what, place, voice);
        self.say(clause, mood)
    }

    /// A card goes into a hand with "nehmen", elsewhere with "legen".
    fn put_clause(&self, what: String, place: &Destination, voice: &Voice) -> Clause {
        let hand = |place: &Destination| match place {
            Destination::Hand(_) => true,
            Destination::In(place) | Destination::Into(place) => matches!(**place, Destination::Hand(_)),
            Destination::Discard(..)
            | Destination::Inkwell { .. }
            | Destination::Deck(..)
            | Destination::Under(..)
            | Destination::SameDeck(..)
            | Destination::OnTopOfIt
            | Destination::UnderFacedown(..)
            | Destination::OneOf(..)
            | Destination::UnderPlain(..) => false,
        };
        let verb = if hand(place) { words::TAKE } else { words::PUT };
        Clause::new(voice.subject.clone(), verb).with(what).with(self.destination(place))
    }

    /// The destination of a card.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place {
            Destination::Hand(whose) => format!("auf {}", self.zone(*whose, Zone::Hand, Case::Accusative)),
            Destination::Discard(whose) => {
                format!("auf {}", self.zone(*whose, Zone::Discard, Case::Accusative))
            }
            Destination::Inkwell { whose, facedown, exerted } => {
                let how = match (facedown, exerted) {
                    (true, true) => "verdeckt und erschöpft ",
                    (true, false) => "verdeckt ",
                    (false, true) => "erschöpft ",
                    (false, false) => "",
                };
                format!("{how}in {}", self.zone(*whose, Zone::Inkwell, Case::Accusative))
            }
            Destination::Deck(place, whose) => {
                let deck = self.zone(*whose, Zone::Deck, Case::Accusative);
                deck_place(*place, &deck)
            }
            Destination::SameDeck(place) => deck_place(*place, "das Deck"),
            Destination::Under(what, faceup) => {
                let how = if *faceup { "offen" } else { "verdeckt" };
                format!("{how} unter {}", self.beside(what))
            }
            Destination::UnderFacedown(what) => format!("verdeckt unter {}", self.beside(what)),
            Destination::UnderPlain(what) => format!("unter {}", self.beside(what)),
            Destination::OnTopOfIt => "als oberste Karte auf dein Deck".to_owned(),
            Destination::OneOf(either, first, second) => {
                let either = if *either { "entweder " } else { "" };
                format!("{either}{} oder {}", self.destination(first), self.destination(second))
            }
            Destination::In(place) | Destination::Into(place) => self.destination(place),
        }
    }

    /// The card another one goes under. Pronouns afterwards do not refer to it.
    fn beside(&self, what: &Target) -> String {
        let last = self.last.get();
        let text = self.target(what, Case::Accusative).text;
        self.last.set(last);
        text
    }

    /// The main clause after "außer".
    fn unless(&self, test: &wording::Condition) -> String {
        let said = self.condition(test);
        // In "du … hast", move the verb to second position.
        match (said.strip_prefix("du "), said.rsplit_once(' ')) {
            (Some(_), Some((front, "hast"))) => {
                format!("du hast {}", front.strip_prefix("du ").unwrap_or(front))
            }
            _ => format!("wenn {said}"),
        }
    }
}

fn deck_place(place: Place, deck: &str) -> String {
    let any = "in beliebiger Reihenfolge";
    match place {
        Place::Top | Place::OnTop => format!("auf {deck}"),
        Place::Bottom => format!("unter {deck}"),
        Place::Either => format!("entweder auf {deck} oder darunter"),
        Place::TopOrBottom => format!("auf {deck} oder darunter"),
        Place::TopAnyOrder => format!("{any} auf {deck}"),
        Place::BottomAnyOrder => format!("{any} unter {deck}"),
        Place::BottomRandom => format!("in zufälliger Reihenfolge unter {deck}"),
        Place::TopOrBottomAnyOrder => format!("{any} auf {deck} oder darunter"),
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

fn some(quantity: Quantity) -> String {
    match quantity {
        Quantity::One => "1".to_owned(),
        Quantity::Exactly(n) => n.to_string(),
        Quantity::UpTo(n) => format!("bis zu {n}"),
        Quantity::AnyNumber => "beliebig viele".to_owned(),
    }
}

fn kind_name(kind: Kind) -> String {
    words::kind(kind).form(Number::One, Case::Nominative).to_owned()
}

fn is_strength(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Strength(..) => true,
        Modifier::Willpower(..)
        | Modifier::Lore(..)
        | Modifier::Gains(_)
        | Modifier::Loses(_)
        | Modifier::GainsClass(_)
        | Modifier::GainsAbility(_)
        | Modifier::GainsPer(..)
        | Modifier::LosesStat(..)
        | Modifier::LosesAbility(_) => false,
    }
}

/// Whether a target is a card of the reader's own that is to be chosen.
fn owned(target: &Target) -> bool {
    matches!(target, Target::Of(Det::Chosen(_) | Det::AnotherChosen(_), noun)
        if noun.0.iter().any(|part| matches!(part, wording::Part::OfYours | wording::Part::Your)))
}

/// Whether the last words put their subject after the verb: "sammelst du".
fn told_in_indicative(said: &[String]) -> bool {
    said.last().and_then(|said| said.split(' ').nth(1)) == Some("du")
}

/// Omits an object if it is a pronoun.
fn drop_object(effect: &mut Effect) {
    // An object after a preposition can't be omitted.
    let behind = matches!(effect, Effect::RemoveDamage(..) | Effect::RemoveAllDamage(_));
    if let Some(object) = effect.object_mut()
        && !behind
        && matches!(object, Target::Pronoun(_))
    {
        *object = Target::Unsaid;
    }
}
