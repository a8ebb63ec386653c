//! French effects.

use super::French;
use super::noun::some;
use super::rule::{is_chosen, single};
use super::words::{self, CARD, CARDS};
use crate::pieces::under_pronoun;
use crate::romance::{Mood, Prep, Romance as _, Subject, Verb, Voice};
use crate::{Agreement, CLOSE, Gender, Number, Unit, Zone, capital, chosen, join, list};
use wording::{
    Amount, Destination, Det, Duration, Effect, HandSize, KeywordKind, Measure, Modifier, Part, Place,
    Quantity, Rule, Target, Trigger, Who, Whose,
};

impl French<'_> {
    fn voice(&self, who: Who, voice: &Voice) -> Voice {
        match who {
            Who::Implied => voice.clone(),
            who => Voice { subject: Some(self.who(who)) },
        }
    }

    fn own(&self, voice: &Voice, zone: Zone, prep: Prep) -> String {
        self.zone(if voice.is_you() { Whose::Your } else { Whose::Their }, zone, prep)
    }

    pub(super) fn effect(&self, effect: &Effect, mood: Mood, voice: &Voice) -> String {
        // A chosen card is chosen first, and then the effect refers to it by a pronoun.
        if let Some(what) = effect.object()
            && is_chosen(what)
            && !self.inline.get()
            && !matches!(effect, Effect::Choose(_) | Effect::Tap(_))
        {
            return self.choose_first(what, &chosen::with_pronoun(effect), mood, voice);
        }
        if let Some((what, measured)) = chosen::measured_by_chosen(effect) {
            return self.choose_first(&what, &measured, mood, voice);
        }
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
                // A chosen player is named first. "Qui" would restrict the choice to players who may act.
                let subject = match subject.text.strip_suffix(" qui") {
                    Some(chosen) => {
                        let they = capital(words::pronoun(subject.agreement));
                        Subject { text: format!("{chosen}. {they}"), ..subject }
                    }
                    None => subject,
                };
                let also = if matches!(effect, Effect::MayAlso(..)) { "aussi" } else { "" };
                let can = join([subject.text.as_str(), subject.form(&words::CAN), also]);
                let voice = Voice { subject: Some(Subject { text: String::new(), ..subject }) };
                format!("{can} {}", self.effect(inner, Mood::Infinitive, &voice))
            }
            Effect::By(who, inner) => {
                let voice = self.voice(*who, voice);
                self.effect(inner, mood, &voice)
            }
            Effect::Then(steps) => self.joined_by(steps, " puis ", mood, voice),
            Effect::AndThen(all) => self.joined_by(all, " puis ", mood, voice),
            Effect::And(all) => self.joined_by(all, " et ", mood, voice),
            Effect::List(all) => {
                let said: Vec<String> = all.iter().map(|one| self.effect(one, mood, voice)).collect();
                list(&said, "et")
            }
            Effect::Or(all) => self.joined_by(all, " ou ", mood, voice),
            Effect::To(price, inner) => {
                let price = self.effect(price, mood, voice);
                // The measure refers to the card in the cost, so it is written before another card is
                // chosen.
                let inline = matches!(**inner, Effect::DealMeasured(Measure::Stat(_, Target::Pronoun(_)), _));
                format!("{price} pour {}", self.purpose(inner, inline))
            }
            Effect::If(test, inner) => {
                let tested = chosen::asks_about_card(test).then(|| self.last.get());
                let test = self.condition(test);
                self.tested.set(tested);
                format!("si {test}, {}", inner_main(inner))
            }
            Effect::OnlyIf(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} si {}", self.condition(test))
            }
            Effect::IfYouDo(inner) => format!("si vous le faites, {}", inner_main(inner)),
            Effect::Otherwise(inner) => {
                if let Some(tested) = self.tested.take() {
                    self.last.set(tested);
                }
                format!("sinon, {}", inner_main(inner))
            }
            Effect::IfTheyDo(inner) => format!("s'il le fait, {}", inner_main(inner)),
            Effect::IfTheyDont(inner) => format!("s'il ne le fait pas, {}", inner_main(inner)),
            Effect::ForEachWhoDoesnt(who, inner) => {
                let who = self.who(*who).text;
                format!("pour {who} qui ne le fait pas, {}", inner_main(inner))
            }
            Effect::Instead(first, test, other) => {
                let first = self.effect(first, mood, voice);
                let test = self.condition(test);
                let other = inner_main(other);
                format!("{first}. Si {test}, {other} à la place")
            }
            Effect::Also(first, second) => {
                let first = self.effect(first, mood, voice);
                format!("{first} et {}", self.effect(second, mood, voice))
            }
            Effect::ChooseOne(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| format!("• {}", self.sentences(option))).collect();
                format!("{}: {}", does(&words::CHOOSE, &["entre"]), options.join(" "))
            }
            Effect::ChooseFollowing(both, options) => {
                let choose = does(&words::CHOOSE, &["l'une des options suivantes"]);
                let both = both.as_ref().map_or(String::new(), |test| {
                    let test = self.condition(test);
                    format!(". Si {test}, {} à la place", does(&words::CHOOSE, &["les deux"]))
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
                        format!("• {}: {}", self.site.story_name(name), self.sentences(option))
                    })
                    .collect();
                format!("{}: {}", does(&words::CHOOSE, &[&list(&names, "ou")]), options.join(" "))
            }
            Effect::For(rule, duration) => self.for_time(rule, *duration, mood),
            Effect::Lasting(duration, rule) => {
                let time = self.duration(*duration);
                self.rule(rule, &time)
            }
            Effect::Watch(trigger, duration, inner) => self.watch(trigger, *duration, inner, voice),
            Effect::WatchFor(duration, trigger, inner) => {
                let time = self.duration(*duration);
                let trigger = self.trigger(trigger, false);
                format!("{time}, {trigger}, {}", inner_main(inner))
            }
            Effect::Replacing(duration, would, inner) => {
                let time = self.duration(*duration);
                let would = self.would(would);
                format!("{time}, {would}, {} à la place", inner_main(inner))
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => {
                format!("ensuite, {}", self.effect(inner, mood, voice))
            }
            Effect::Unless(inner, test) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.condition(test))
            }
            Effect::UnlessDone(inner, other) => {
                let inner = self.effect(inner, mood, voice);
                format!("{inner} sauf si {}", self.effect(other, Mood::Main, voice))
            }
            Effect::ForEach(measure, inner) => format!("pour {}, {}", self.each(measure), inner_main(inner)),
            Effect::ForEachPlayer(inner) => format!("pour chaque joueur adverse, {}", inner_main(inner)),
            Effect::Have(who, inner) => {
                let who = self.someone(*who).text;
                let inner = self.effect(inner, Mood::Infinitive, &Voice::implied());
                join([does(&words::MAKE, &[]).as_str(), &inner, "à", &who])
            }
            Effect::Repeat => does(&words::REPEAT, &["cet effet"]),

            Effect::Draw(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                self.does(&voice, mood, &words::DRAW, &[&cards, &tail])
            }
            Effect::DrawFromBottom(who, amount) => {
                let voice = self.voice(*who, voice);
                let (cards, tail) = (self.amount(amount, Unit::Card), self.tail(amount));
                let deck = self.own(&voice, Zone::Deck, Prep::Of);
                self.does(&voice, mood, &words::DRAW, &[&cards, "depuis le dessous", &deck, &tail])
            }
            Effect::GetInkDrops(who, drops) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (self.amount(drops, Unit::Drop), self.tail(drops));
                self.does(&voice, mood, &words::GAIN, &[&what, &tail])
            }
            Effect::RemoveInkDrops(who, _, Amount::All) => {
                let voice = self.voice(*who, voice);
                let own = if voice.is_you() { "vos" } else { words::owner(self.player.get(), CARDS) };
                self.does(&voice, mood, &words::REMOVE, &["toutes", own, "gouttes d'encre"])
            }
            Effect::RemoveInkDrops(who, up_to, amount) => {
                let voice = self.voice(*who, voice);
                let (what, tail) = (up_to_words(*up_to, self.amount(amount, Unit::Drop)), self.tail(amount));
                self.does(&voice, mood, &words::REMOVE, &[&what, &tail])
            }
            Effect::RemoveAnyInkDrops(who) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::REMOVE, &["autant de gouttes d'encre que souhaité"])
            }
            Effect::GainLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::GAIN, &[&lore, &tail])
            }
            Effect::LoseLore(who, amount) => {
                let voice = self.voice(*who, voice);
                let (lore, tail) = (self.amount(amount, Unit::Lore), self.tail(amount));
                self.does(&voice, mood, &words::LOSE, &[&lore, &tail])
            }
            Effect::ChooseAndDiscard(who, quantity, noun) => {
                let what = self.described(Det::Count(*quantity), noun, Prep::None);
                self.choose_and_discard(*who, &what.text, single(*quantity), mood, voice)
            }
            Effect::DiscardThatMany(who) => {
                self.choose_and_discard(*who, "autant de cartes", false, mood, voice)
            }
            Effect::DiscardFor(who, amount) => {
                let what = join([self.amount(amount, Unit::Card).as_str(), &self.tail(amount)]);
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardEither(who, all) => {
                let all: Vec<String> = all
                    .iter()
                    .map(|(quantity, noun)| self.described(Det::Count(*quantity), noun, Prep::None).text)
                    .collect();
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &["soit", &all.join(" soit ")])
            }
            Effect::Discard(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what])
            }
            Effect::DiscardAtRandom(who, quantity, noun) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                self.does(&voice, mood, &words::DISCARD, &[&what, "au hasard"])
            }
            Effect::DiscardOfChoice(who, quantity, noun, chooser) => {
                let voice = self.voice(*who, voice);
                let what = self.described(Det::Count(*quantity), noun, Prep::None).text;
                let own = if *chooser == Whose::Your { "de votre choix" } else { "de son choix" };
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
                self.does(&voice, mood, &words::DISCARD, &["toutes les cartes", &hand])
            }
            Effect::DrawUntil(who, size) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DRAW, &["jusqu'à", &hand_size(*size)])
            }
            Effect::DiscardUntil(who, _, size) => {
                let voice = self.voice(*who, voice);
                self.does(&voice, mood, &words::DISCARD, &["des cartes jusqu'à", &hand_size(*size)])
            }
            Effect::PayInk(ink) => does(&words::PAY, &[&format!("{ink} ⬡")]),
            Effect::NameCard => {
                self.last.set(CARD);
                does(&words::NAME, &["une carte"])
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
            Effect::Choose(what) => does(&words::CHOOSE, &[&self.to_choose(what).text]),
            Effect::ChoosePlayers(quantity) => {
                let players = match quantity {
                    Quantity::One => "un joueur".to_owned(),
                    Quantity::Exactly(n) => format!("{n} joueurs"),
                    Quantity::UpTo(n) => format!("jusqu'à {n} joueurs"),
                    Quantity::AnyNumber => "n'importe quel nombre de joueurs".to_owned(),
                };
                self.player.set(Agreement::new(Gender::Masculine, Number::Many));
                does(&words::CHOOSE, &[&players])
            }
            Effect::ChooseAnd(inner) => match inner.object() {
                Some(what) => self.choose_first(what, &chosen::with_pronoun(inner), mood, voice),
                None => self.effect(inner, mood, voice),
            },

            Effect::Deal(amount, to) => {
                let (damage, tail) = (self.amount(amount, Unit::Damage), self.tail(amount));
                self.to_whom(&words::DEAL, &damage, to, Prep::To, &tail, mood, voice)
            }
            Effect::DealThem(to, amount) => {
                let damage = self.amount(amount, Unit::Damage);
                self.to_whom(&words::DEAL, &damage, to, Prep::To, "", mood, voice)
            }
            Effect::DealMeasured(measure, to) => {
                let damage = format!("un nombre de dommages égal {}", self.measured(measure, Prep::To));
                self.to_whom(&words::DEAL, &damage, to, Prep::To, "", mood, voice)
            }
            Effect::PutDamage(amount, on) => {
                let counters = self.amount(amount, Unit::Counter);
                does(&words::PUT, &[&counters, &self.target(on, Prep::On).text])
            }
            Effect::RemoveDamage(up_to, amount, from) => {
                let damage = up_to_words(*up_to, self.amount(amount, Unit::Damage));
                let tail = self.tail(amount);
                self.to_whom(&words::REMOVE, &damage, from, Prep::Of, &tail, mood, voice)
            }
            Effect::RemoveAllDamage(from) => {
                let all = if matches!(from, Target::Pronoun(_)) {
                    "tous ses dommages"
                } else {
                    "tous les dommages"
                };
                self.to_whom(&words::REMOVE, all, from, Prep::Of, "", mood, voice)
            }
            Effect::RemoveTotal(amount, from) => {
                let damage = up_to_words(true, self.amount(amount, Unit::Damage));
                let from = self.target(from, Prep::Of).text;
                does(&words::REMOVE, &[&damage, "au total", &from, &self.tail(amount)])
            }
            Effect::Unreduced(by_resist) => {
                let by = match by_resist {
                    true => format!("par {}", words::keyword(KeywordKind::Resist)),
                    false => String::new(),
                };
                join(["ces dommages ne peuvent pas être réduits", &by])
            }
            Effect::MoveDamage(up_to, amount, from, to) | Effect::MoveSomeDamage(up_to, amount, from, to) => {
                self.move_damage(*up_to, amount, from, to, mood, voice)
            }
            Effect::TakeNoDamage(who) => {
                let subject = self.subject(who);
                join([subject.text.as_str(), "ne", subject.form(&words::TAKE), "aucun dommage"])
            }

            Effect::Banish(what) => act(&words::BANISH, what, &[]),
            Effect::Ready(what) => act(&words::READY, what, &[]),
            Effect::Exert(what) => act(&words::EXERT, what, &[]),
            Effect::Tap(what) => format!("⟳ {}", object(what)),
            Effect::Return(what, place) => {
                let place = self.destination(place);
                let from =
                    |noun: &wording::Noun| noun.0.iter().any(|part| matches!(part, Part::FromDiscard(_)));
                match what {
                    // A card from another zone is named after its destination.
                    Target::Of(_, noun) if from(noun) => {
                        let what = object(what);
                        does(&words::SEND_BACK, &[&place, &what])
                    }
                    // In the imperative, a pronoun replaces this card, because it was just mentioned.
                    Target::Of(Det::This, noun)
                        if noun.0 == [Part::CardOf(vec![])]
                            && mood == Mood::Main
                            && voice.subject.is_none() =>
                    {
                        let verb = self.with_clitic(voice, mood, &words::SEND_BACK, "le");
                        join([verb.as_str(), &place])
                    }
                    what => act(&words::SEND_BACK, what, &[&place]),
                }
            }
            Effect::Put(what, place) => match what {
                Target::Pronoun(pronoun) => {
                    let clitic = words::object(self.referent(*pronoun));
                    let verb = self.with_clitic(voice, mood, put_verb(place), clitic);
                    join([verb.as_str(), &self.put_where(place)])
                }
                what => {
                    // Find the card on top before naming the card that goes under it.
                    let under = under_pronoun(place).then(|| self.put_where(place));
                    let said = object(what);
                    let at = under.unwrap_or_else(|| self.put_where(place));
                    does(put_verb(place), &[&said, &at])
                }
            },
            Effect::PutBack(what, place) => {
                let place = self.destination(place);
                act(&words::PUT_BACK, what, &[&place])
            }
            Effect::PutBackInAnyOrder(what) => act(&words::PUT_BACK, what, &["dans l'ordre de votre choix"]),
            Effect::PutOneAndOther(first, second) => {
                let one = self.en(put_verb(first), mood, voice);
                let other = voice.form(put_verb(second), mood);
                self.last.set(CARD);
                let first = self.put_where(first);
                format!("{one} une {first} et {other} l'autre {}", self.put_where(second))
            }
            Effect::PutSome(quantity, place) => {
                let one = self.en(put_verb(place), mood, voice);
                format!("{one} {} {}", some(*quantity), self.put_where(place))
            }
            Effect::PutSomeAndRest(quantity, place, rest) => {
                let one = self.en(put_verb(place), mood, voice);
                let first = format!("{one} {} {}", some(*quantity), self.put_where(place));
                let second = voice.form(put_verb(rest), mood);
                self.last.set(CARDS);
                format!("{first} et {second} les autres cartes {}", self.destination(rest))
            }
            Effect::PutInsteadOfDiscard(what, place) => {
                let place = self.destination(place);
                act(&words::PUT, what, &[&place, "au lieu de votre défausse"])
            }
            Effect::Distribute(what, places) => {
                let what = self.to_choose(what);
                let mut said = vec![does(&words::CHOOSE, &[&what.text])];
                // The subject was already named.
                let subject = voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject });
                let voice = Voice { subject };
                let one = words::agree("un", Agreement::new(what.agreement.gender, Number::One));
                for place in places {
                    let puts = self.en(put_verb(place), mood, &voice);
                    said.push(format!("{puts} {one} {}", self.put_where(place)));
                }
                list(&said, "et")
            }
            Effect::ShuffleInto(what, whose) => {
                let into = match whose {
                    // The owner of a card in the discard also owns the deck.
                    Whose::ItsPlayers => "dans sa pioche".to_owned(),
                    whose => format!("dans {}", self.zone(*whose, Zone::Deck, Prep::None)),
                };
                act(&words::SHUFFLE_IN, what, &[&into])
            }
            Effect::ShuffleRest(whose) => {
                let into = format!("dans {}", self.zone(*whose, Zone::Deck, Prep::None));
                does(&words::SHUFFLE, &["les autres cartes", &into])
            }
            Effect::Look(what) => act(&words::LOOK, what, &[]),
            Effect::LookAtCards(zone) => does(&words::LOOK, &["les cartes", &self.after(zone, CARDS)]),
            Effect::LookAtMany(reveal, measure) => {
                let many = "un nombre de cartes du dessus";
                let equal = format!("de votre pioche égal {}", self.measured(measure, Prep::To));
                does(if *reveal { &words::REVEAL } else { &words::LOOK }, &[many, &equal])
            }
            Effect::Reveal(what) => {
                let among = match what {
                    Target::Of(Det::A | Det::Count(_) | Det::Any, noun)
                        if !noun.0.iter().any(|part| {
                            matches!(part, Part::FromHand(_) | Part::FromDiscard(_) | Part::InHand(_))
                        }) =>
                    {
                        "parmi elles"
                    }
                    _ => "",
                };
                act(&words::REVEAL, what, &[among])
            }
            Effect::RevealToAll(what) => act(&words::REVEAL, what, &["à tous les joueurs"]),
            Effect::RevealUntil(noun) => {
                let noun = self.described(Det::A, noun, Prep::None);
                self.last.set(noun.agreement);
                let cards = "des cartes du dessus de votre pioche";
                format!("{} jusqu'à révéler {}", does(&words::REVEAL, &[cards]), noun.text)
            }
            Effect::Search(what) => {
                let what = object(what);
                does(&words::SEARCH, &[&what, "dans votre pioche"])
            }
            Effect::Play(what, free) => self.play(what, *free, &[], mood, voice),
            Effect::PlayExerted(what) => self.play(what, true, &["épuisé"], mood, voice),
            Effect::PlayAgain(what, from, free) => {
                let from = self.after(from, CARD);
                let what = object(what);
                let free = if *free { "gratuitement" } else { "" };
                does(&words::PLAY, &["à nouveau", &what, free, &from])
            }
            Effect::PlayFrom(what, from, free) => {
                let from = match from {
                    Part::FromDiscard(whose) => {
                        format!("depuis {}", self.zone(*whose, Zone::Discard, Prep::None))
                    }
                    Part::FromHand(whose) => format!("depuis {}", self.zone(*whose, Zone::Hand, Prep::None)),
                    from => self.after(from, CARD),
                };
                self.play(what, *free, &[&from], mood, voice)
            }
            Effect::PlayAsInHand(what) => {
                self.play(what, false, &["comme si elle était dans votre main"], mood, voice)
            }
            Effect::Shift(what, free) => self.play(what, *free, &["via sa capacité Alter"], mood, voice),
            Effect::PlayOrShift(what, free) => {
                self.play(what, *free, &[", même via sa capacité Alter"], mood, voice)
            }
            Effect::MoveTo(what, place) => {
                let place_of = |place: &Target| match place {
                    Target::There => "sur ce lieu".to_owned(),
                    place => self.target(place, Prep::On).text,
                };
                if let Target::Pronoun(pronoun) = what {
                    let clitic = words::object(self.referent(*pronoun));
                    let verb = self.with_clitic(voice, mood, &words::MOVE, clitic);
                    let last = self.last.get();
                    let place = place_of(place);
                    self.last.set(last);
                    return join([verb.as_str(), "gratuitement", &place]);
                }
                let what = object(what);
                let last = self.last.get();
                let place = place_of(place);
                self.last.set(last);
                does(&words::MOVE, &["gratuitement", &what, &place])
            }
            Effect::MoveToSame(what) => {
                let what = object(what);
                does(&words::MOVE, &["gratuitement", &what, "sur le même lieu"])
            }
            Effect::MayMoveTo(who, place) => {
                let subject = self.subject(who);
                let moved = words::agree("déplacé", subject.agreement);
                let place = match place {
                    Target::There => "sur ce lieu".to_owned(),
                    place => self.target(place, Prep::On).text,
                };
                self.clause(&subject, &words::CAN, &["être", &moved, "gratuitement", &place])
            }
            Effect::Count(noun) => {
                let count = self.measured(&Measure::Count(noun.clone()), Prep::None);
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
                match mood {
                    Mood::Main => said,
                    Mood::Infinitive => format!("que {said}"),
                }
            }
            Effect::TheNext(noun, waited, rule, lasts) => {
                let next = self.next_one(noun);
                let waited = match waited {
                    Duration::ThisTurn | Duration::RestOfThisTurn => "ce tour-ci".to_owned(),
                    waited => self.duration(*waited),
                };
                self.last.set(next.agreement);
                let lasts = lasts.map_or(String::new(), |lasts| self.duration(lasts));
                let said = self.rule(rule, &lasts);
                join([next.text.as_str(), "que vous jouez", &waited, &said])
            }
            Effect::ByWith(who, fewer, n, noun, inner) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                let than = if *fewer { "moins" } else { "plus" };
                let text = format!("{} ayant {than} de {n} {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::WhoReveals(who, noun, inner) => {
                let who = self.who(*who);
                let noun = self.described(Det::A, noun, Prep::None).text;
                let text = format!("{} qui révèle {noun}", who.text);
                self.effect(inner, mood, &Voice { subject: Some(Subject { text, ..who }) })
            }
            Effect::ReturnAtRandomUntil(from, to, left, zone) => {
                let from = self.after(from, CARDS);
                let to = self.destination(to);
                let zone = self.after(zone, CARDS);
                let until = format!("jusqu'à avoir {left} cartes {zone}");
                does(&words::SEND_BACK, &["des cartes au hasard", &from, &to, &until])
            }
            Effect::AfterChallenge(inner) => format!("{} après le défi", self.effect(inner, mood, voice)),
            Effect::ByType(cases) => {
                let cases: Vec<String> = cases
                    .iter()
                    .map(|(kinds, done)| {
                        let kinds: Vec<String> =
                            kinds.iter().map(|kind| words::label(*kind).to_owned()).collect();
                        let done = self.effect(done, Mood::Main, &Voice::implied());
                        format!("• {}, {done}.", list(&kinds, "ou"))
                    })
                    .collect();
                format!("si son type de carte est: {}", cases.join(" "))
            }
        }
    }

    /// The words after "pour".
    pub(super) fn purpose(&self, effect: &Effect, inline: bool) -> String {
        self.inline.set(inline);
        let said = self.effect(effect, Mood::Infinitive, &Voice::implied());
        self.inline.set(false);
        said
    }

    /// "choisissez un personnage et bannissez-le".
    fn choose_first(&self, what: &Target, then: &Effect, mood: Mood, voice: &Voice) -> String {
        let phrase = self.to_choose(what);
        if let Effect::Give(_, modifiers, duration) = then {
            let time = self.duration(*duration);
            let choose = self.does(voice, mood, &words::CHOOSE, &[&phrase.text]);
            let gains = self.gains(phrase.agreement.number, modifiers);
            return join([choose.as_str(), "qui", &gains, &time]);
        }
        let choose = self.does(voice, mood, &words::CHOOSE, &[&phrase.text]);
        self.last.set(phrase.agreement);
        let voice = Voice {
            subject: voice.subject.clone().map(|subject| Subject { text: String::new(), ..subject }),
        };
        format!("{choose} et {}", self.effect(then, mood, &voice))
    }

    fn joined_by(&self, all: &[Effect], joint: &str, mood: Mood, voice: &Voice) -> String {
        let mut said = Vec::new();
        for (n, one) in all.iter().enumerate() {
            let mut voice = voice.clone();
            if n > 0
                && let Some(subject) = &mut voice.subject
            {
                subject.text = String::new();
            }
            // A different player acts in a separate main clause.
            let own = n > 0 && one.player().is_some_and(names_another);
            said.push(self.effect(one, if own { Mood::Main } else { mood }, &voice));
        }
        said.join(joint)
    }

    fn watch(&self, trigger: &Trigger, duration: Option<Duration>, inner: &Effect, voice: &Voice) -> String {
        let trigger = self.trigger(trigger, false);
        let time = match duration {
            Some(Duration::ThisTurn | Duration::RestOfThisTurn) => " ce tour-ci".to_owned(),
            Some(duration) => format!(" {}", self.duration(duration)),
            None => String::new(),
        };
        format!("{trigger}{time}, {}", self.effect(inner, Mood::Main, voice))
    }

    /// A player discards cards. French does not mention the choice.
    fn choose_and_discard(&self, who: Who, what: &str, one: bool, mood: Mood, voice: &Voice) -> String {
        let voice = self.voice(who, voice);
        let _ = one;
        self.does(&voice, mood, &words::DISCARD, &[what])
    }

    /// A verb that takes something to or from someone: "infligez-lui 2 dommages".
    #[allow(clippy::too_many_arguments)]
    fn to_whom(
        &self,
        verb: &Verb,
        what: &str,
        whom: &Target,
        prep: Prep,
        tail: &str,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        match whom {
            Target::Unsaid => self.does(voice, mood, verb, &[what, tail]),
            Target::Pronoun(pronoun) => {
                let clitic = words::dative(self.referent(*pronoun));
                let verb = self.with_clitic(voice, mood, verb, clitic);
                join([verb.as_str(), what, tail])
            }
            whom => {
                let whom = self.target(whom, prep).text;
                self.does(voice, mood, verb, &[what, &whom, tail])
            }
        }
    }

    fn move_damage(
        &self,
        up_to: bool,
        amount: &Amount,
        from: &Target,
        to: &Target,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let to_words = |to: &Target| {
            let to_words = self.target(to, Prep::On).text;
            let said = !is_chosen(to) || to_words.contains("de votre choix");
            if said { to_words } else { format!("{to_words} de votre choix") }
        };
        if is_chosen(from) {
            let choose = self.does(voice, mood, &words::CHOOSE, &[&self.to_choose(from).text]);
            let count = match amount {
                Amount::Number(n) => up_to_words(up_to, format!("{n} de ses dommages")),
                Amount::All => "tous ses dommages".to_owned(),
                amount => up_to_words(up_to, self.amount(amount, Unit::Damage)),
            };
            let moved = voice.form(&words::MOVE, mood);
            return format!("{choose} et {moved} {count} {}", to_words(to));
        }
        let damage = up_to_words(up_to, self.amount(amount, Unit::Damage));
        let from = self.target(from, Prep::Of).text;
        self.does(voice, mood, &words::MOVE, &[&damage, &from, &to_words(to)])
    }

    /// "ajoutez-en", "en ajouter": some of them.
    fn en(&self, verb: &Verb, mood: Mood, voice: &Voice) -> String {
        self.with_clitic(voice, mood, verb, "en")
    }

    fn play(&self, what: &Target, free: bool, how: &[&str], mood: Mood, voice: &Voice) -> String {
        let free = if free { "gratuitement" } else { "" };
        let how = join(how.iter().copied());
        match what {
            Target::Pronoun(_) | Target::Of(Det::This | Det::That | Det::The, _) => {
                self.act(voice, mood, &words::PLAY, what, &[free, &how])
            }
            what => {
                let what = self.target(what, Prep::None).text;
                self.does(voice, mood, &words::PLAY, &[free, &what, &how])
            }
        }
    }

    fn for_time(&self, rule: &Rule, duration: Duration, mood: Mood) -> String {
        if let Some(subject) = rule.subject()
            && !matches!(subject, Target::Pronoun(_))
        {
            let others = self.others.get();
            let agreement = self.target(subject, Prep::None).agreement;
            self.others.set(others);
            self.last.set(agreement);
        }
        let time = self.duration(duration);
        let said = self.rule(rule, &time);
        match (mood, said.strip_prefix("choisissez ")) {
            (Mood::Infinitive, Some(rest)) => format!("choisir {rest}"),
            _ => said,
        }
    }

    /// "faites-lui gagner +2 ¤": modifiers for a card that is not chosen.
    fn gives(
        &self,
        to: &Target,
        modifiers: &[Modifier],
        duration: Duration,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let time = self.duration(duration);
        let given = |number: Number| {
            let gains = self.gains(number, modifiers);
            gains.trim_start_matches("gagnent ").trim_start_matches("gagne ").to_owned()
        };
        // A pronoun comes before the verb or is attached to it.
        if let Target::Pronoun(pronoun) = to {
            let to = self.referent(*pronoun);
            let make = self.with_clitic(voice, mood, &words::MAKE, words::dative(to));
            return join([make.as_str(), "gagner", &given(to.number), &time]);
        }
        let to = self.target(to, Prep::To);
        self.does(voice, mood, &words::MAKE, &["gagner", &given(to.agreement.number), &to.text, &time])
    }

    pub(super) fn destination(&self, place: &Destination) -> String {
        match place {
            Destination::Hand(whose) => format!("dans {}", self.zone(*whose, Zone::Hand, Prep::None)),
            Destination::Discard(whose) => format!("dans {}", self.zone(*whose, Zone::Discard, Prep::None)),
            Destination::Inkwell { whose, facedown, exerted } => {
                let into = format!("dans {}", self.zone(*whose, Zone::Inkwell, Prep::None));
                let exerted_word = words::agree("épuisé", self.last.get());
                match (facedown, exerted) {
                    (true, true) => format!("{into}, face cachée et {exerted_word}{CLOSE}"),
                    (true, false) => format!("{into}, face cachée{CLOSE}"),
                    (false, true) => format!("{into}, {exerted_word}{CLOSE}"),
                    (false, false) => into,
                }
            }
            Destination::Deck(place, whose) => {
                let deck = |prep: Prep| self.zone(*whose, Zone::Deck, prep);
                deck_place(*place, &deck(Prep::On), &deck(Prep::Under))
            }
            Destination::SameDeck(place) => deck_place(*place, "sur la pioche", "sous la pioche"),
            Destination::Under(what, faceup) => {
                let how = if *faceup { "face visible" } else { "face cachée" };
                format!("{how} {}", self.beside(what))
            }
            Destination::UnderFacedown(what) => format!("{}, face cachée", self.beside(what)),
            Destination::UnderPlain(what) => self.beside(what),
            Destination::OnTopOfIt => "sur votre pioche".to_owned(),
            Destination::OneOf(_, first, second) => {
                format!("soit {} soit {}", self.destination(first), self.destination(second))
            }
            Destination::In(place) | Destination::Into(place) => self.destination(place),
        }
    }

    /// The place for a card. A card is added to a hand.
    fn put_where(&self, place: &Destination) -> String {
        match place {
            Destination::Hand(whose) => self.zone(*whose, Zone::Hand, Prep::To),
            Destination::In(place) | Destination::Into(place) => self.put_where(place),
            place => self.destination(place),
        }
    }

    fn beside(&self, what: &Target) -> String {
        let last = self.last.get();
        let under = self.target(what, Prep::Under).text;
        self.last.set(last);
        under
    }
}

/// Whether a player is someone other than the player mentioned before.
fn names_another(who: Who) -> bool {
    !matches!(who, Who::Implied | Who::You | Who::They)
}

fn up_to_words(up_to: bool, amount: String) -> String {
    if up_to { format!("jusqu'à {amount}") } else { amount }
}

/// The verb for moving a card: it is added to a hand and placed elsewhere.
fn put_verb(place: &Destination) -> &'static Verb {
    match place {
        Destination::Hand(_) => &words::ADD,
        Destination::In(place) | Destination::Into(place) => put_verb(place),
        Destination::Discard(_)
        | Destination::Inkwell { .. }
        | Destination::Deck(..)
        | Destination::Under(..)
        | Destination::SameDeck(_)
        | Destination::OnTopOfIt
        | Destination::UnderFacedown(_)
        | Destination::OneOf(..)
        | Destination::UnderPlain(_) => &words::PUT,
    }
}

fn deck_place(place: Place, on: &str, under: &str) -> String {
    let any = "dans l'ordre de votre choix";
    match place {
        Place::Top | Place::OnTop => on.to_owned(),
        Place::Bottom => under.to_owned(),
        Place::Either => format!("soit {on} soit {under}"),
        Place::TopOrBottom => format!("{on} ou {under}"),
        Place::TopAnyOrder => format!("{on}, {any}{CLOSE}"),
        Place::BottomAnyOrder => format!("{under}, {any}{CLOSE}"),
        Place::BottomRandom => format!("{under}, dans un ordre aléatoire{CLOSE}"),
        Place::TopOrBottomAnyOrder => format!("{on} ou {under}, {any}{CLOSE}"),
    }
}

fn hand_size(size: HandSize) -> String {
    match size {
        HandSize::Number(n) => format!("en avoir {n}"),
        HandSize::Cards(n) => format!("avoir {n} cartes en main"),
        HandSize::Same => "avoir le même nombre de cartes en main".to_owned(),
    }
}
