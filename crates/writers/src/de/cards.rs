//! What happens to cards in German: they are exerted, moved, looked at and played.

use super::German;
use super::clause::{Clause, Mood};
use super::effect::{EXERTED_TOO, Voice};
use super::noun::{CARD, CHARACTER};
use super::rule::SHIFTING;
use super::words::{self, Case, Verb};
use crate::{Agreement, CLOSE, Number, Zone, join, list, untranslated};
use wording::{Destination, Det, Effect, Measure, Node, Place, Quantity, Target, Whose};

impl German<'_> {
    /// Cards that are banished, readied or exerted.
    pub(super) fn exerting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        Some(match effect {
            Effect::Banish(what) => self.on_chosen(words::BANISH, what, "", mood, voice),
            Effect::Ready(what) => self.on_chosen(words::READY, what, "", mood, voice),
            Effect::Exert(what) => self.on_chosen(words::EXERT, what, "", mood, voice),
            Effect::Tap(what) => format!("⟳ {}", object(what)),
            _ => return None,
        })
    }

    /// Cards that go to another zone.
    pub(super) fn putting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
            Effect::ShuffleDeck(who) => {
                let voice = self.voice(*who, voice);
                let deck = format!("{} Deck", voice.owner());
                self.say(Clause::new(voice.subject, words::SHUFFLE).with(deck), mood)
            }
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
            Effect::PutOneAndOther(first, second) => self.put_one_and_other(first, second, mood, voice),
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
            Effect::Distribute(what, places) => self.distribute(what, places, mood, voice),
            Effect::ShuffleInto(what, whose) => {
                let into = format!("zurück in {}", self.zone(*whose, Zone::Deck, Case::Accusative));
                self.on_chosen(words::SHUFFLE, what, &into, mood, voice)
            }
            Effect::ShuffleRest(whose) => {
                let into = format!("in {}", self.zone(*whose, Zone::Deck, Case::Accusative));
                say(act(words::SHUFFLE).with("die restlichen Karten").with(into))
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
            _ => return None,
        })
    }

    /// "lege 1 davon auf dein Deck und die andere darunter".
    fn put_one_and_other(
        &self,
        first: &Destination,
        second: &Destination,
        mood: Mood,
        voice: &Voice,
    ) -> String {
        let hand = matches!(first, Destination::Hand(_)) != matches!(second, Destination::Hand(_));
        let second_place = match (first, second) {
            (Destination::Deck(_, whose), Destination::Deck(Place::Bottom, other)) if whose == other => {
                "darunter".to_owned()
            }
            (Destination::Deck(..), Destination::SameDeck(Place::Bottom)) => "darunter".to_owned(),
            (_, second) => self.destination(second),
        };
        let first = self.say(self.put_clause("1 davon".to_owned(), first, voice), mood);
        let second = Clause::new(voice.subject.clone(), words::PUT).with("die andere").with(second_place);
        // If both clauses have the same verb, write it only once.
        let second = if hand { second.write(mood) } else { join(second.middle.iter().map(String::as_str)) };
        format!("{first} und {second}")
    }

    /// "wähle 3 Charaktere, lege 1 davon … und 1 davon …".
    fn distribute(&self, what: &Target, places: &[Destination], mood: Mood, voice: &Voice) -> String {
        let what = self.target(what, Case::Accusative).text;
        let choose = Clause::new(voice.subject.clone(), words::CHOOSE).with(what);
        let mut said = vec![self.say(choose, mood)];
        let voice = voice.silent();
        let mood = if mood == Mood::Inverted { Mood::Main } else { mood };
        for place in places {
            said.push(self.put_clause("1 davon".to_owned(), place, &voice).write(mood));
        }
        list(&said, "und")
    }

    /// Cards that are looked at, revealed or searched for.
    pub(super) fn looking(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
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
            _ => return None,
        })
    }

    /// Cards that are played or move to a location.
    pub(super) fn playing_cards(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Case::Accusative).text;
        let act = |verb: Verb| Clause::new(voice.subject.clone(), verb);
        let say = |clause: Clause| self.say(clause, mood);
        Some(match effect {
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
                self.may(self.you(), &moves, mood, &Voice::implied())
            }
            _ => return None,
        })
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
    pub(super) fn choose_then(
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
        let subject = voice.silent().subject;
        let mut then = Clause::new(subject, verb).with(words::pronoun(chosen.agreement, case));
        for part in rest {
            then = then.with(*part);
        }
        let mood = if mood == Mood::Inverted { Mood::Main } else { mood };
        format!("{choose} und {}", then.write(mood))
    }

    pub(super) fn play(&self, what: &Target, free: bool, how: &str, mood: Mood, voice: &Voice) -> String {
        let what = self.target(what, Case::Accusative).text;
        let free = if free { "kostenlos" } else { "" };
        let clause = Clause::new(voice.subject.clone(), words::PLAY).with(what).with(free).with(how);
        self.say(clause, mood)
    }

    /// "so viele Karten, wie …". The relative clause follows the verb.
    pub(super) fn as_many(&self, clause: Clause, measure: &Measure, mood: Mood) -> String {
        let as_many = match measure {
            Measure::CardsUnder(target) => {
                format!("Karten unter {} liegen", self.target(target, Case::Dative).text)
            }
            measure => format!("{} beträgt", self.measured(measure, Case::Nominative)),
        };
        format!("{}, wie {as_many}{CLOSE}", self.say(clause, mood))
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
        let hand = matches!(place.plain(), Destination::Hand(_));
        let verb = if hand { words::TAKE } else { words::PUT };
        Clause::new(voice.subject.clone(), verb).with(what).with(self.destination(place))
    }

    /// The destination of a card.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place.plain() {
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
            place => untranslated(Node::Destination(place)),
        }
    }

    /// The card another one goes under. Pronouns afterwards do not refer to it.
    fn beside(&self, what: &Target) -> String {
        let last = self.last.get();
        let text = self.target(what, Case::Accusative).text;
        self.last.set(last);
        text
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

pub(super) fn some(quantity: Quantity) -> String {
    match quantity {
        Quantity::One => "1".to_owned(),
        Quantity::Exactly(n) => n.to_string(),
        Quantity::UpTo(n) => format!("bis zu {n}"),
        Quantity::AnyNumber => "beliebig viele".to_owned(),
    }
}

/// Whether a target is a card of the reader's own that is to be chosen.
pub(super) fn owned(target: &Target) -> bool {
    matches!(target, Target::Of(Det::Chosen(_) | Det::AnotherChosen(_), noun)
        if noun.0.iter().any(|part| matches!(part, wording::Part::OfYours | wording::Part::Your)))
}
