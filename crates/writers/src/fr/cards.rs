//! What happens to cards in French: they are exerted, moved, looked at and played.

use super::French;
use super::noun::some;
use super::words::{self, CARD, CARDS};
use crate::pieces::under_pronoun;
use crate::romance::{Mood, Prep, Subject, Verb, Voice};
use crate::{Agreement, CLOSE, Number, Zone, join, list};
use wording::{Destination, Det, Effect, Part, Place, Target, Whose};

impl French<'_> {
    /// Cards that are banished, readied or exerted.
    pub(super) fn exerting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        Some(match effect {
            Effect::Banish(what) => act(&words::BANISH, what, &[]),
            Effect::Ready(what) => act(&words::READY, what, &[]),
            Effect::Exert(what) => act(&words::EXERT, what, &[]),
            Effect::Tap(what) => format!("⟳ {}", object(what)),
            _ => return None,
        })
    }

    /// Cards that go to another zone.
    pub(super) fn putting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::ShuffleDeck(who) => {
                let voice = self.voice(*who, voice);
                let deck = self.own(&voice, Zone::Deck, Prep::None);
                self.does(&voice, mood, &words::SHUFFLE, &[&deck])
            }
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
            Effect::ReturnAtRandomUntil(from, to, left, zone) => {
                let from = self.after(from, CARDS);
                let to = self.destination(to);
                let zone = self.after(zone, CARDS);
                let until = format!("jusqu'à avoir {left} cartes {zone}");
                does(&words::SEND_BACK, &["des cartes au hasard", &from, &to, &until])
            }
            _ => return None,
        })
    }

    /// Cards that are looked at, revealed or searched for.
    pub(super) fn looking(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::RevealHand(who) => {
                let voice = self.voice(*who, voice);
                let hand = self.own(&voice, Zone::Hand, Prep::None);
                self.does(&voice, mood, &words::REVEAL, &[&hand])
            }
            Effect::LookAtHand(whose) => does(&words::LOOK, &[&self.zone(*whose, Zone::Hand, Prep::None)]),
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
            _ => return None,
        })
    }

    /// Cards that are played or move to a location.
    pub(super) fn playing_cards(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
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
                    return Some(join([verb.as_str(), "gratuitement", &place]));
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
            _ => return None,
        })
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
