//! What happens to cards in French: they are exerted, moved, looked at and played.

use super::French;
use super::words::{self, CARD, CARDS};
use crate::romance::{Mood, Prep, Verb, Voice};
use crate::{CLOSE, Zone, join, untranslated};
use wording::{Destination, Det, Effect, Node, Part, Place, Target, Whose};

impl French<'_> {
    /// Cards that go to another zone.
    pub(super) fn putting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
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
            Effect::PutOneAndOther(first, second) => {
                let one = self.some_of_them(words::put_verb(first), mood, voice);
                let other = voice.form(words::put_verb(second), mood);
                self.last.set(CARD);
                let first = self.put_where(first);
                format!("{one} une {first} et {other} l'autre {}", self.put_where(second))
            }
            Effect::ShuffleInto(what, whose) => {
                let into = match whose {
                    // The owner of a card in the discard also owns the deck.
                    Whose::ItsPlayers => "dans sa pioche".to_owned(),
                    whose => format!("dans {}", self.zone(*whose, Zone::Deck, Prep::None)),
                };
                act(&words::VERBS.shuffle_in, what, &[&into])
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
    pub(super) fn showing(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
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
                act(&words::VERBS.reveal, what, &[among])
            }
            Effect::Search(what) => {
                let what = object(what);
                does(&words::VERBS.search, &[&what, "dans votre pioche"])
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
                does(&words::VERBS.play, &["à nouveau", &what, free, &from])
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
                    let verb = self.with_clitic(voice, mood, &words::VERBS.move_, clitic);
                    let last = self.last.get();
                    let place = place_of(place);
                    self.last.set(last);
                    return Some(join([verb.as_str(), "gratuitement", &place]));
                }
                let what = object(what);
                let last = self.last.get();
                let place = place_of(place);
                self.last.set(last);
                does(&words::VERBS.move_, &["gratuitement", &what, &place])
            }
            Effect::MoveToSame(what) => {
                let what = object(what);
                does(&words::VERBS.move_, &["gratuitement", &what, "sur le même lieu"])
            }
            Effect::MayMoveTo(who, place) => {
                let subject = self.subject(who);
                let moved = words::agree("déplacé", subject.agreement);
                let place = match place {
                    Target::There => "sur ce lieu".to_owned(),
                    place => self.target(place, Prep::On).text,
                };
                self.clause(&subject, &words::VERBS.can, &["être", &moved, "gratuitement", &place])
            }
            _ => return None,
        })
    }

    /// "ajoutez-en", "en ajouter": some of them.
    pub(super) fn some_of_them(&self, verb: &Verb, mood: Mood, voice: &Voice) -> String {
        self.with_clitic(voice, mood, verb, "en")
    }

    fn play(&self, what: &Target, free: bool, how: &[&str], mood: Mood, voice: &Voice) -> String {
        let free = if free { "gratuitement" } else { "" };
        let how = join(how.iter().copied());
        match what {
            Target::Pronoun(_) | Target::Of(Det::This | Det::That | Det::The, _) => {
                self.act(voice, mood, &words::VERBS.play, what, &[free, &how])
            }
            what => {
                let what = self.target(what, Prep::None).text;
                self.does(voice, mood, &words::VERBS.play, &[free, &what, &how])
            }
        }
    }

    pub(super) fn destination(&self, place: &Destination) -> String {
        match place.plain() {
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
            place => untranslated(Node::Destination(place)),
        }
    }

    /// The place for a card. A card is added to a hand.
    pub(super) fn put_where(&self, place: &Destination) -> String {
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
