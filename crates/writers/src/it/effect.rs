//! Italian effects.

use super::Italian;
use super::noun::some;
use super::words::{self, CARD, hang};
use crate::pieces::under_pronoun;
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use crate::{Agreement, Gender, Number, Unit, Zone, chosen, join, list};
use wording::{
    Amount, Destination, Det, Duration, Effect, HandSize, KeywordKind, Modifier, Noun, Part, Place, Quantity,
    Rule, Target, Trigger, Who, Whose,
};

impl Italian<'_> {
    fn voice(&self, who: Who, voice: &Voice) -> Voice {
        match who {
            Who::Implied => voice.clone(),
            who => Voice { subject: Some(self.who(who)) },
        }
    }

    /// A zone of the acting player: "la tua mano", "la sua mano".
    fn own(&self, voice: &Voice, zone: Zone, prep: Prep) -> String {
        self.zone(if voice.is_you() { Whose::Your } else { Whose::Their }, zone, prep)
    }

    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        let inner_main = |inner: &Effect| self.effect(inner, Mood::Main, voice);
        match effect {
            Effect::May(who, inner) | Effect::MayAlso(who, inner) => {
                let subject = match who {
                    Who::Implied => voice.subject.clone().unwrap_or_else(|| self.who(Who::You)),
                    who => self.who(*who),
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "anche" } else { "" };
                self.may(subject, also, inner)
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.joined_by(steps, ", poi ", mood, voice),
            Effect::AndThen(all) => self.joined_by(all, " e poi ", mood, voice),
            Effect::And(all) => self.joined_by(all, " e ", mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "e")
            }
            Effect::Or(all) => self.joined_by(all, " o ", mood, voice),
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                format!("{price} per {}", self.effect(inner, Mood::Infinitive, &Voice::implied()))
            }
            Effect::If(test, inner) => {
                let tested = chosen::asks_about_card(test).then(|| self.last.get());
                let test = self.condition(test);
                self.tested.set(tested);
                format!("se {test}, {}", inner_main(inner))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} se {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("se lo fai, {}", inner_main(inner)),
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("altrimenti, {}", inner_main(inner))
            }
            Effect::IfTheyDo(inner) => format!("se lo fa, {}", inner_main(inner)),
            Effect::IfTheyDont(inner) => format!("se non lo fa, {}", inner_main(inner)),
            Effect::ForEachWhoDoesnt(who, inner) => {
                let who = self.who(*who).text;
                format!("per {who} che non lo fa, {}", inner_main(inner))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                self.instead.set(true);
                let other = inner_main(other);
                self.instead.set(false);
                format!("{first}. Se {test}, {other}")
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                format!("{first} e {}", self.effect(second, mood, voice))
            }
            Effect::ChooseOne(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{}: {}", does(&words::CHOOSE, &["uno"]), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = does(&words::CHOOSE, &["una delle seguenti opzioni"]);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    self.instead.set(true);
                    format!(". Se {test}, {}", does(&words::CHOOSE, &["entrambe"]))
                });
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{choose}{both}: {}", options.join(" "))
            }
            Effect::ChooseNamed(options) => {
                let names: Vec<String> = options.iter().map(|(name, _)| self.site.story_name(name)).collect();
                let options: Vec<String> = options
                    .iter()
                    .map(|(name, option)| {
                        format!("• {} {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{}: {}", does(&words::CHOOSE, &[&list(&names, "o")]), options.join(" "))
            }
            Effect::For(rule, duration) => self.for_time(rule, *duration),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                format!("{time}, {}", self.rule(rule, ""))
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger);
                format!("{time}, {trigger}, {}", inner_main(inner))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                self.instead.set(true);
                let inner = inner_main(inner);
                self.instead.set(false);
                format!("{time}, {would}, {inner}")
            }
            Effect::Afterwards(inner) => format!("poi, {}", self.effect(inner, mood, voice)),
            Effect::AfterwardsPlain(inner) => format!("poi {}", self.effect(inner, mood, voice)),
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} a meno che {}", self.unless(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                let other = self.effect(other, Mood::Main, voice);
                // A player who can pay to avoid the effect gets a subjunctive. Other verbs stay in the
                // indicative.
                match other.split_once(" paga ") {
                    Some((who, price)) => format!("{inner} a meno che {who} non paghi {price}"),
                    None => format!("{inner} salvo se {other}"),
                }
            }
            Effect::ForEach(measure, inner) => format!("per {}, {}", self.each(measure), inner_main(inner)),
            Effect::ForEachPlayer(inner) => format!("per ogni giocatore avversario, {}", inner_main(inner)),
            Effect::Have(who, inner) => {
                let who = self.voice(*who, voice);
                let text = who.subject.as_ref().map_or(String::new(), |who| who.text.clone());
                let inner = self.effect(inner, Mood::Infinitive, &who);
                does(&words::LET, &[&inner, "a", &text])
            }
            Effect::Repeat => does(&words::REPEAT, &["questo effetto"]),

            Effect::Draw(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                self.does(&voice, mood, &words::DRAW, &[&cards, &tail])
            }
            Effect::DrawFromBottom(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                let deck = self.own(&voice, Zone::Deck, Prep::Of);
                self.does(&voice, mood, &words::DRAW, &[&cards, "dal fondo", &deck, &tail])
            }
            Effect::GetInkDrops(who, drops) => {
                let voice = self.loud(self.voice(*who, voice), *who);
                let (what, tail) = (self.amount(drops, Unit::Drop), self.tail(drops));
                self.does(&voice, mood, &words::GAIN, &[&what, &tail])
            }
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "tue" } else { "sue" };
                self.does(&voice, mood, &words::REMOVE, &["tutte le", own, "gocce d'inchiostro"])
            }
            Effect::RemoveInkDrops(who, up_to, amount) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (up_to_words(*up_to, self.amount(amount, Unit::Drop)), self.tail(amount));
                self.does(&voice, mood, &words::REMOVE, &[&what, &tail])
            }
            Effect::RemoveAnyInkDrops(who) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::REMOVE, &["un qualsiasi numero di gocce d'inchiostro"])
            }
            Effect::GainLore(who, amount) => {
                let voice = self.loud(self.voice(*who, voice), *who);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::GAIN, &[&lore, &tail])
            }
            Effect::LoseLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::LOSE, &[&lore, &tail])
            }
            Effect::ChooseAndDiscard(who, quantity, noun) => {
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.choose_and_discard(*who, &what, mood, voice)
            }
            Effect::DiscardThatMany(who) => self.choose_and_discard(*who, "altrettante carte", mood, voice),
            Effect::DiscardFor(who, amount) => {
                let what = join([self.amount(amount, Unit::Card).as_str(), &self.tail(amount)]);
                self.choose_and_discard(*who, &what, mood, voice)
            }
            Effect::DiscardEither(who, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun, Prep::None).text)
                    .collect();
                self.choose_and_discard(*who, &all.join(" o "), mood, voice)
            }
            Effect::Discard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardAtRandom(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what, "a caso"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let det = match chooser {
                    Whose::Your => Det::Chosen(*quantity),
                    _ => Det::Count(*quantity),
                };
                let what = self.described(det, noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "" } else { "a sua scelta" };
                self.does(&voice, mood, &words::DISCARD, &[&what, own])
            }
            Effect::DiscardHand(who) | Effect::DiscardHands(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::None);
                self.does(&voice, mood, &words::DISCARD, &[&hand])
            }
            Effect::DiscardAll(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::Of);
                self.does(&voice, mood, &words::DISCARD, &["tutte le carte", &hand])
            }
            Effect::DrawUntil(who, size) => {
                let voice = self.voice(*who, voice);
                let until = self.hand_size(*size, &voice);
                self.does(&voice, mood, &words::DRAW, &["finché", &until])
            }
            Effect::DiscardUntil(who, choose, size) => {
                let voice = self.voice(*who, voice);
                let until = self.hand_size(*size, &voice);
                if *choose {
                    let choose = self.does(&voice, mood, &words::CHOOSE, &["e"]);
                    let discard = voice.form(&words::DISCARD, mood);
                    format!("{choose} {discard} carte finché {until}")
                } else {
                    self.does(&voice, mood, &words::DISCARD, &["carte finché", &until])
                }
            }
            Effect::PayInk(ink) => does(&words::PAY, &[&format!("{ink} ⬡")]),
            Effect::NameCard => {
                self.last.set(CARD);
                does(&words::NAME, &["una carta"])
            }
            Effect::ShuffleDeck(who) => {
                let voice = self.voice(*who, voice);
                let deck = self.own(&voice, Zone::Deck, Prep::None);
                self.does(&voice, mood, &words::SHUFFLE, &[&deck])
            }
            Effect::RevealHand(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::None);
                self.does(&voice, mood, &words::REVEAL, &[&hand])
            }
            Effect::LookAtHand(whose) => does(&words::LOOK, &[&self.zone(*whose, Zone::Hand, Prep::None)]),
            Effect::Choose(what) => {
                let plain = match what {
                    Target::Of(Det::Chosen(quantity), noun) => {
                        Target::Of(Det::Count(*quantity), noun.clone())
                    }
                    what => what.clone(),
                };
                does(&words::CHOOSE, &[&object(&plain)])
            }
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "un giocatore".to_owned(),
                    Quantity::Exactly(n) => format!("{n} giocatori"),
                    Quantity::UpTo(n) => format!("fino a {n} giocatori"),
                    Quantity::AnyNumber => "un qualsiasi numero di giocatori".to_owned(),
                };
                self.player.set(Agreement::new(Gender::Masculine, Number::Many));
                does(&words::CHOOSE, &[&players])
            }
            Effect::ChooseAnd(inner) => {
                let choose = does(&words::CHOOSE, &[]);
                let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
                let inner = self.effect(inner, mood, &Voice { subject });
                format!("{choose} {} {inner}", if inner.starts_with('e') { "ed" } else { "e" })
            }

            Effect::Deal(amount, to) => {
                let (damage, tail) = (self.amount(amount, Unit::Damage), self.tail(amount));
                self.deal(&damage, to, &tail, mood, voice)
            }
            Effect::DealThem(to, amount) => {
                let damage = self.amount(amount, Unit::Damage);
                self.deal(&damage, to, "", mood, voice)
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("danno pari {}", self.measured(measure, Prep::To));
                self.deal(&damage, to, "", mood, voice)
            }
            Effect::PutDamage(amount, on) => {
                let counters = self.amount(amount, Unit::Counter);
                does(&words::PUT, &[&counters, &self.target(on, Prep::On).text])
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::REMOVE, &[&damage, &from, &self.tail(amount)])
            }
            Effect::RemoveAllDamage(from) => {
                let from = self.from(from);
                does(&words::REMOVE, &["tutti i danni", &from])
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = up_to_words(true, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::REMOVE, &[&damage, "in totale", &from, &self.tail(amount)])
            }
            Effect::Unreduced(by_resist) => {
                let by = match by_resist {
                    true => format!("da {}", words::keyword(KeywordKind::Resist)),
                    false => String::new(),
                };
                join(["questo danno non può essere ridotto", &by])
            }
            Effect::MoveDamage(up_to, amount, from, to) => {
                let counters = up_to_words(*up_to, self.amount(amount, Unit::Counter));
                let from = self.from(from);
                does(&words::MOVE, &[&counters, &from, &self.target(to, Prep::To).text])
            }
            Effect::MoveSomeDamage(up_to, amount, from, to) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let from = self.from(from);
                does(&words::MOVE, &[&damage, &from, &self.target(to, Prep::To).text])
            }
            Effect::TakeNoDamage(who) => {
                let subject = self.subject(who);
                join([subject.text.as_str(), "non", subject.form(&words::TAKE), "danni"])
            }

            Effect::Banish(what) => act(&words::BANISH, what, &[]),
            Effect::Ready(what) => act(&words::READY, what, &[]),
            Effect::Exert(what) => act(&words::EXERT, what, &[]),
            Effect::Tap(what) => format!("⟳ {}", object(what)),
            Effect::Return(what, place) => self.give_back(what, place, mood, voice),
            Effect::Put(what, place) => self.put(what, place, mood, voice),
            Effect::PutBack(what, place) => {
                let place = self.destination(place);
                act(&words::PUT_BACK, what, &[&place])
            }
            Effect::PutBackInAnyOrder(what) => {
                act(&words::PUT_BACK, what, &["in cima al mazzo in qualsiasi ordine"])
            }
            Effect::PutOneAndOther(first, second) => {
                let verb = put_verb(first);
                let one = self.ne(verb, mood, voice);
                let same = matches!((first, second), (Destination::Deck(_, whose), Destination::Deck(_, other)) if whose == other)
                    || matches!(second, Destination::SameDeck(_));
                if same && let Destination::Deck(place, whose) = first {
                    let second_place = match second {
                        Destination::Deck(place, _) | Destination::SameDeck(place) => *place,
                        _ => Place::Bottom,
                    };
                    let deck = self.zone(*whose, Zone::Deck, Prep::To);
                    return format!("{one} una {} e l'altra {} {deck}", end(*place), end(second_place));
                }
                // If both clauses have the same verb, write it only once.
                self.last.set(CARD);
                let (put, other) = (voice.form(verb, mood), voice.form(put_verb(second), mood));
                let other = if put == other { "" } else { other };
                let second = join([other, "l'altra", &self.destination(second)]);
                format!("{one} una {} e {second}", self.destination(first))
            }
            Effect::PutSome(quantity, place) => {
                let one = self.ne(put_verb(place), mood, voice);
                format!("{one} {} {}", some(*quantity), self.destination(place))
            }
            Effect::PutSomeAndRest(quantity, place, rest) => {
                let one = self.ne(put_verb(place), mood, voice);
                let first = format!("{one} {} {}", some(*quantity), self.destination(place));
                let second = voice.form(put_verb(rest), mood);
                format!("{first} e {second} il resto {}", self.destination(rest))
            }
            Effect::PutInsteadOfDiscard(what, place) => {
                let place = self.destination(place);
                act(&words::PUT, what, &[&place, "invece che nei tuoi scarti"])
            }
            Effect::Distribute(what, places) => {
                let what = self.target(what, Prep::None);
                let one = words::inflect("uno", Agreement::new(what.agreement.gender, Number::One));
                let mut said = vec![does(&words::CHOOSE, &[&what.text])];
                for place in places {
                    let puts = self.ne(put_verb(place), mood, voice);
                    said.push(format!("{puts} {one} {}", self.destination(place)));
                }
                list(&said, "e")
            }
            Effect::ShuffleInto(what, whose) => {
                let into = match whose {
                    Whose::ItsPlayers | Whose::TheirPlayers => "nel suo mazzo".to_owned(),
                    whose => self.zone(*whose, Zone::Deck, Prep::In),
                };
                act(&words::SHUFFLE, what, &[&into])
            }
            Effect::ShuffleRest(whose) => {
                does(&words::SHUFFLE, &["il resto", &self.zone(*whose, Zone::Deck, Prep::In)])
            }
            Effect::Look(what) => act(&words::LOOK, what, &[]),
            Effect::LookAtCards(zone) => {
                let many = Agreement::new(Gender::Feminine, Number::Many);
                does(&words::LOOK, &["le carte", &self.after(zone, many)])
            }
            Effect::LookAtMany(reveal, measure) => {
                let many = "un numero di carte dalla cima";
                let equal = format!("del tuo mazzo pari {}", self.measured(measure, Prep::To));
                does(if *reveal { &words::REVEAL } else { &words::LOOK }, &[many, &equal])
            }
            Effect::Reveal(what) => act(&words::REVEAL, what, &[]),
            Effect::RevealToAll(what) => act(&words::REVEAL, what, &["a tutti i giocatori"]),
            Effect::RevealUntil(noun) => {
                let noun = self.described(Det::A, noun, Prep::None);
                self.last.set(noun.agreement);
                let cards = "carte dalla cima del tuo mazzo";
                format!("{} finché non riveli {}", does(&words::REVEAL, &[cards]), noun.text)
            }
            Effect::Search(what) => {
                let what = object(what);
                does(&words::SEARCH, &["nel tuo mazzo", &what])
            }
            Effect::Play(what, free) => act(&words::PLAY, what, &[if *free { "gratis" } else { "" }]),
            Effect::PlayExerted(what) => act(&words::PLAY, what, &["gratis, impegnato"]),
            Effect::PlayAgain(what, from, free) => {
                let from = self.after(from, CARD);
                let what = object(what);
                does(&words::PLAY, &["nuovamente", &what, &from, if *free { "gratis" } else { "" }])
            }
            Effect::PlayFrom(what, from, free) => {
                let from = self.after(from, CARD);
                act(&words::PLAY, what, &[&from, if *free { "gratis" } else { "" }])
            }
            Effect::PlayAsInHand(what) => act(&words::PLAY, what, &["come se fosse nella tua mano"]),
            Effect::Shift(what, free) => {
                act(&words::PLAY, what, &["usando Trasformazione", if *free { "gratis" } else { "" }])
            }
            Effect::PlayOrShift(what, free) => {
                act(&words::PLAY, what, &[if *free { "gratis" } else { "" }, ", anche usando Trasformazione"])
            }
            Effect::MoveTo(what, place) => {
                let said = match what {
                    Target::Pronoun(_) => String::new(),
                    what => object(what),
                };
                let last = self.last.get();
                let place = match place {
                    Target::There => "in quel luogo".to_owned(),
                    place => self.target(place, Prep::In).text,
                };
                self.last.set(last);
                if said.is_empty() {
                    return act(&words::MOVE, what, &[&place, "gratis"]);
                }
                does(&words::MOVE, &[&said, &place, "gratis"])
            }
            Effect::MoveToSame(what) => act(&words::MOVE, what, &["nello stesso luogo gratis"]),
            Effect::MayMoveTo(who, place) => {
                let subject = self.subject(who);
                let place = match place {
                    Target::There => "in quel luogo".to_owned(),
                    place => self.target(place, Prep::In).text,
                };
                self.clause(&subject, &words::CAN, &["spostarsi", &place, "gratis"])
            }
            Effect::Count(noun) => {
                let count = self.measured(&wording::Measure::Count(noun.clone()), Prep::None);
                does(&words::COUNT, &[&count])
            }
            Effect::Give(to, modifiers, duration) => self.gives(to, modifiers, *duration, mood, voice),
            Effect::AddStat(stat, of, raised, to, duration) => {
                let added = self.stat_of(*stat, of, Prep::None);
                let to = self.stat_of(*raised, to, Prep::To);
                does(&words::ADD, &[&added, &to, &self.duration(*duration)])
            }
            Effect::PayLessForNext(amount, noun, duration) => {
                let time = self.duration(*duration);
                let said = self.rule(&Rule::PayLessForNext(amount.clone(), noun.clone()), &time);
                match (mood, said.strip_prefix("paga ")) {
                    (Mood::Infinitive, Some(rest)) => format!("pagare {rest}"),
                    _ => said,
                }
            }
            Effect::TheNext(noun, waited, rule, lasts) => {
                let next = Noun(std::iter::once(Part::Next).chain(noun.0.iter().cloned()).collect());
                let next = self.described(Det::The, &next, Prep::None);
                let waited = match waited {
                    Duration::ThisTurn | Duration::RestOfThisTurn => "in questo turno".to_owned(),
                    waited => self.duration(*waited),
                };
                self.last.set(next.agreement);
                let lasts = lasts.map_or(String::new(), |lasts| self.duration(lasts));
                let said = self.rule(rule, &lasts);
                join([next.text.as_str(), "che giochi", &waited, &said])
            }
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                let than = if *fewer { "meno" } else { "più" };
                let text = format!("{} con {than} di {n} {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let who = self.who(*who);
                let noun = self.described(Det::A, noun, Prep::None).text;
                let text = format!("{} che rivela {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::ReturnAtRandomUntil(from, _, left, zone) => {
                let many = Agreement::new(Gender::Feminine, Number::Many);
                let from = self.after(from, many);
                let zone = self.after(zone, many);
                let has = if voice.is_you() { "hai" } else { "ha" };
                let until = format!("finché non {has} {left} carte {zone}");
                does(&words::TAKE_BACK, &["in mano carte a caso", &from, &until])
            }
            Effect::AfterChallenge(inner) => {
                format!("{} dopo la sfida", self.effect(inner, mood, voice))
            }
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::noun(*kind, Number::One).to_owned()).collect();
                        let done = self.effect(done, Mood::Main, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "o"))
                    })
                    .collect();
                format!("se il suo tipo di carta è: {}", cases.join(" "))
            }
        }
    }

    /// "puoi …".
    fn may(&self, subject: Subject, also: &str, inner: &Effect) -> String {
        let can = join([subject.text.as_str(), subject.form(&words::CAN), also]);
        let voice = Voice { subject: Some(Subject { text: String::new(), ..subject.clone() }) };
        match inner {
            // Later steps are in the imperative, because they are no longer optional.
            Effect::Then(steps) if subject.you => match steps.as_slice() {
                [first, others @ ..] => {
                    let mut said = vec![format!("{can} {}", self.effect(first, Mood::Infinitive, &voice))];
                    said.extend(others.iter().map(|step| self.effect(step, Mood::Main, &Voice::implied())));
                    said.join(", poi ")
                }
                [] => can,
            },
            inner => format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice)),
        }
    }

    /// Consecutive effects. The subject is named only once.
    fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = String::new();
        for (n, one) in all.iter().enumerate() {
            let mut voice = voice.clone();
            if n > 0
                && let Some(subject) = &mut voice.subject
            {
                subject.text = String::new();
            }
            let words = self.effect(one, mood, &voice);
            if n > 0 {
                let joint = if joint == " e " && words.starts_with('e') { " ed " } else { joint };
                said.push_str(joint);
            }
            said.push_str(&words);
        }
        said
    }

    /// "tu ottieni": name the reader explicitly after another player.
    fn loud(&self, voice: Voice, who: Who) -> Voice {
        match voice.subject {
            Some(subject) if who == Who::You => {
                Voice { subject: Some(Subject { text: "tu".to_owned(), ..subject }) }
            }
            subject => Voice { subject },
        }
    }

    fn watch(&self, trigger: &Trigger, duration: Option<Duration>, inner: &Effect, voice: &Voice) -> String {
        let trigger = self.trigger(trigger);
        let time = duration.map_or(String::new(), |duration| format!(" {}", self.duration(duration)));
        format!("{trigger}{time}, {}", self.effect(inner, Mood::Main, voice))
    }

    fn choose_and_discard(&self, who: Who, what: &str, mood: Mood, voice: &Voice) -> String {
        let voice = self.voice(who, voice);
        let choose = self.does(&voice, mood, &words::CHOOSE, &["e"]);
        let discard = voice.form(&words::DISCARD, mood);
        format!("{choose} {discard} {what}")
    }

    fn deal(&self, damage: &str, to: &Target, tail: &str, mood: Mood, voice: &Voice) -> String {
        match to {
            Target::Unsaid => self.does(voice, mood, &words::DEAL, &[damage, tail]),
            Target::Pronoun(pronoun) => {
                let clitic = words::dative(self.referent(*pronoun));
                let form = voice.form(&words::DEAL, mood);
                let finite = mood == Mood::Main && voice.subject.as_ref().is_some_and(|subject| !subject.you);
                let with = if finite {
                    format!("{clitic} {form}")
                } else {
                    hang(form, clitic, mood == Mood::Infinitive)
                };
                let subject = self.said(voice, mood);
                join([subject.as_str(), &with, damage, tail])
            }
            to => {
                let to = self.target(to, Prep::To).text;
                self.does(voice, mood, &words::DEAL, &[damage, &to, tail])
            }
        }
    }

    fn from(&self, from: &Target) -> String {
        match from {
            Target::Unsaid => String::new(),
            from => self.target(from, Prep::From).text,
        }
    }

    /// "mettine", "aggiungerne": some of them.
    fn ne(&self, verb: &Verb, mood: Mood, voice: &Voice) -> String {
        let form = voice.form(verb, mood);
        let finite = mood == Mood::Main && voice.subject.as_ref().is_some_and(|subject| !subject.you);
        if finite { format!("ne {form}") } else { hang(form, "ne", mood == Mood::Infinitive) }
    }

    /// "riprendi in mano …", "fai riprendere in mano al suo giocatore …".
    fn give_back(&self, what: &Target, place: &Destination, mood: Mood, voice: &Voice) -> String {
        match place {
            Destination::Hand(Whose::Your) => {
                self.back_in_hand(&words::TAKE_BACK, "in mano", what, mood, voice)
            }
            // The acting player takes back their own card.
            Destination::Hand(Whose::Their) if !voice.is_you() => {
                self.back_in_hand(&words::TAKE_BACK, "in mano", what, mood, voice)
            }
            Destination::Into(place) | Destination::In(place) => self.give_back(what, place, mood, voice),
            Destination::Hand(whose) => {
                let to = match whose {
                    Whose::TheirPlayersPlural => "in mano ai loro giocatori",
                    _ => "in mano al suo giocatore",
                };
                let take = format!("riprendere {to}");
                if let Target::Pronoun(pronoun) = what {
                    let clitic = words::object(self.referent(*pronoun));
                    let form = voice.form(&words::LET, mood);
                    return join([&hang(form, clitic, false), take.as_str()]);
                }
                self.act_behind(&words::LET, &take, what, mood, voice)
            }
            place => {
                let place = self.destination(place);
                self.act(voice, mood, &words::PUT, what, &[&place])
            }
        }
    }

    /// A verb with the place before a long object.
    fn back_in_hand(&self, verb: &Verb, place: &str, what: &Target, mood: Mood, voice: &Voice) -> String {
        match what {
            Target::Pronoun(_) => self.act(voice, mood, verb, what, &[place]),
            what => self.act_behind(verb, place, what, mood, voice),
        }
    }

    fn act_behind(&self, verb: &Verb, place: &str, what: &Target, mood: Mood, voice: &Voice) -> String {
        let what = self.target(what, Prep::None).text;
        self.does(voice, mood, verb, &[place, &what])
    }

    fn put(&self, what: &Target, place: &Destination, mood: Mood, voice: &Voice) -> String {
        let verb = put_verb(place);
        match what {
            Target::Pronoun(_) => {
                let place = self.destination(place);
                self.act(voice, mood, verb, what, &[&place])
            }
            // The adjective in the destination agrees with the named card.
            what => {
                // Find the card on top before naming the card that goes under it.
                let under = under_pronoun(place).then(|| self.destination(place));
                let what = self.target(what, Prep::None).text;
                let place = under.unwrap_or_else(|| self.destination(place));
                self.does(voice, mood, verb, &[&what, &place])
            }
        }
    }

    fn for_time(&self, rule: &Rule, duration: Duration) -> String {
        if let Some(subject) = rule.subject() {
            let agreement = self.subject_here(subject).0.agreement;
            if !matches!(subject, Target::Pronoun(_)) {
                self.last.set(agreement);
            }
        }
        let time = self.duration(duration);
        self.rule(rule, &time)
    }

    /// "dai a un personaggio +2 ¤".
    fn gives(
        &self,
        to: &Target,
        modifiers: &[Modifier],
        duration: Duration,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let to = self.target(to, Prep::To);
        let time = self.duration(duration);
        let (given, tail) = self.given(modifiers);
        self.last.set(to.agreement);
        self.does(voice, mood, &words::GIVE, &[&given, &to.text, &time, &tail])
    }

    /// The destination of a card.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place {
            Destination::Hand(whose) => match whose {
                Whose::ItsPlayers | Whose::TheirPlayers => "in mano al suo giocatore".to_owned(),
                Whose::TheirPlayersPlural => "in mano ai loro giocatori".to_owned(),
                whose => self.zone(*whose, Zone::Hand, Prep::To),
            },
            Destination::Discard(whose) => self.zone(*whose, Zone::Discard, Prep::In),
            Destination::Inkwell { whose, facedown, exerted } => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::To);
                let impegnata = words::inflect("impegnato", self.last.get());
                match (facedown, exerted) {
                    (true, true) => format!("{into}, a faccia in giù e {impegnata}"),
                    (true, false) => format!("{into}, a faccia in giù"),
                    (false, true) => format!("{into} {impegnata}"),
                    (false, false) => into,
                }
            }
            Destination::Deck(place, whose) => deck_place(*place, &self.zone(*whose, Zone::Deck, Prep::To)),
            Destination::SameDeck(place) => deck_place(*place, "al mazzo"),
            Destination::Under(what, faceup) => {
                let how = if *faceup { "a faccia in su" } else { "a faccia in giù" };
                format!("{how} {}", self.beside(what))
            }
            Destination::UnderFacedown(what) => format!("{} a faccia in giù", self.beside(what)),
            Destination::UnderPlain(what) => self.beside(what),
            Destination::OnTopOfIt => "in cima ad esso".to_owned(),
            Destination::OneOf(_, first, second) => {
                format!("{} o {}", self.destination(first), self.destination(second))
            }
            Destination::In(place) | Destination::Into(place) => self.destination(place),
        }
    }

    fn beside(&self, what: &Target) -> String {
        let last = self.last.get();
        let under = self.under(what);
        self.last.set(last);
        under
    }

    fn hand_size(&self, size: HandSize, voice: &Voice) -> String {
        let has = if voice.is_you() { "hai" } else { "ha" };
        match size {
            HandSize::Number(n) => format!("non ne {has} {n}"),
            HandSize::Cards(n) => format!("non {has} {n} carte in mano"),
            HandSize::Same => format!("non {has} lo stesso numero di carte in mano"),
        }
    }
}

fn up_to_words(up_to: bool, amount: String) -> String {
    if up_to { format!("fino a {amount}") } else { amount }
}

/// The verb for moving a card: it is added to a hand or inkwell and put elsewhere.
fn put_verb(place: &Destination) -> &'static Verb {
    match place {
        Destination::Hand(_) | Destination::Inkwell { .. } => &words::ADD,
        Destination::In(place) | Destination::Into(place) => put_verb(place),
        Destination::Discard(_)
        | Destination::Deck(..)
        | Destination::Under(..)
        | Destination::SameDeck(_)
        | Destination::OnTopOfIt
        | Destination::UnderFacedown(_)
        | Destination::OneOf(..)
        | Destination::UnderPlain(_) => &words::PUT,
    }
}

fn end(place: Place) -> &'static str {
    match place {
        Place::Top | Place::OnTop | Place::TopAnyOrder => "in cima",
        Place::Bottom | Place::BottomAnyOrder | Place::BottomRandom => "in fondo",
        Place::Either => "o in cima o in fondo",
        Place::TopOrBottom | Place::TopOrBottomAnyOrder => "in cima o in fondo",
    }
}

fn deck_place(place: Place, deck: &str) -> String {
    let order = match place {
        Place::TopAnyOrder | Place::BottomAnyOrder | Place::TopOrBottomAnyOrder => " in qualsiasi ordine",
        Place::BottomRandom => " in ordine casuale",
        Place::Top | Place::Bottom | Place::Either | Place::OnTop | Place::TopOrBottom => "",
    };
    format!("{} {deck}{order}", end(place))
}
