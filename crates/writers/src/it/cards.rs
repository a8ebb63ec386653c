//! What happens to cards in Italian: they are exerted, moved, looked at and played.

use super::Italian;
use super::words::{self, CARD, hang};
use crate::romance::{Mood, Prep, Verb, Voice};
use crate::{Agreement, Gender, Number, Zone, join, untranslated};
use wording::{Destination, Effect, Node, Place, Target, Whose};

impl Italian<'_> {
    /// Cards that go to another zone.
    pub(super) fn putting(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::Return(what, place) => self.give_back(what, place, mood, voice),
            Effect::PutOneAndOther(first, second) => {
                let verb = words::put_verb(first);
                let one = self.some_of_them(verb, mood, voice);
                let same = matches!((first, second), (Destination::Deck(_, whose), Destination::Deck(_, other)) if whose == other)
                    || matches!(second, Destination::SameDeck(_));
                if same && let Destination::Deck(place, whose) = first {
                    let second_place = match second {
                        Destination::Deck(place, _) | Destination::SameDeck(place) => *place,
                        _ => Place::Bottom,
                    };
                    let deck = self.zone(*whose, Zone::Deck, Prep::To);
                    return Some(format!("{one} una {} e l'altra {} {deck}", end(*place), end(second_place)));
                }
                // If both clauses have the same verb, write it only once.
                self.last.set(CARD);
                let (put, other) = (voice.form(verb, mood), voice.form(words::put_verb(second), mood));
                let other = if put == other { "" } else { other };
                let second = join([other, "l'altra", &self.destination(second)]);
                format!("{one} una {} e {second}", self.destination(first))
            }
            Effect::ShuffleInto(what, whose) => {
                let into = match whose {
                    Whose::ItsPlayers | Whose::TheirPlayers => "nel suo mazzo".to_owned(),
                    whose => self.zone(*whose, Zone::Deck, Prep::In),
                };
                act(&words::VERBS.shuffle, what, &[&into])
            }
            Effect::ReturnAtRandomUntil(from, _, left, zone) => {
                let many = Agreement::new(Gender::Feminine, Number::Many);
                let from = self.after(from, many);
                let zone = self.after(zone, many);
                let has = if voice.is_you() { "hai" } else { "ha" };
                let until = format!("finché non {has} {left} carte {zone}");
                does(&words::TAKE_BACK, &["in mano carte a caso", &from, &until])
            }
            Effect::Search(what) => {
                let what = self.target(what, Prep::None).text;
                does(&words::VERBS.search, &["nel tuo mazzo", &what])
            }
            _ => return None,
        })
    }

    /// Cards that are played or move to a location.
    pub(super) fn playing_cards(&self, effect: &Effect, mood: Mood, voice: &Voice) -> Option<String> {
        let object = |what: &Target| self.target(what, Prep::None).text;
        let act = |verb: &Verb, what: &Target, rest: &[&str]| self.act(voice, mood, verb, what, rest);
        let does = |verb: &Verb, rest: &[&str]| self.does(voice, mood, verb, rest);
        Some(match effect {
            Effect::Play(what, free) => act(&words::VERBS.play, what, &[if *free { "gratis" } else { "" }]),
            Effect::PlayExerted(what) => act(&words::VERBS.play, what, &["gratis, impegnato"]),
            Effect::PlayAgain(what, from, free) => {
                let from = self.after(from, CARD);
                let what = object(what);
                does(&words::VERBS.play, &["nuovamente", &what, &from, if *free { "gratis" } else { "" }])
            }
            Effect::PlayFrom(what, from, free) => {
                let from = self.after(from, CARD);
                act(&words::VERBS.play, what, &[&from, if *free { "gratis" } else { "" }])
            }
            Effect::PlayAsInHand(what) => act(&words::VERBS.play, what, &["come se fosse nella tua mano"]),
            Effect::Shift(what, free) => {
                act(&words::VERBS.play, what, &["usando Trasformazione", if *free { "gratis" } else { "" }])
            }
            Effect::PlayOrShift(what, free) => act(
                &words::VERBS.play,
                what,
                &[if *free { "gratis" } else { "" }, ", anche usando Trasformazione"],
            ),
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
                    return Some(act(&words::VERBS.move_, what, &[&place, "gratis"]));
                }
                does(&words::VERBS.move_, &[&said, &place, "gratis"])
            }
            Effect::MoveToSame(what) => act(&words::VERBS.move_, what, &["nello stesso luogo gratis"]),
            Effect::MayMoveTo(who, place) => {
                let subject = self.subject(who);
                let place = match place {
                    Target::There => "in quel luogo".to_owned(),
                    place => self.target(place, Prep::In).text,
                };
                self.clause(&subject, &words::VERBS.can, &["spostarsi", &place, "gratis"])
            }
            _ => return None,
        })
    }

    /// "mettine", "aggiungerne": some of them.
    pub(super) fn some_of_them(&self, verb: &Verb, mood: Mood, voice: &Voice) -> String {
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
                self.act(voice, mood, &words::VERBS.put, what, &[&place])
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

    /// The destination of a card.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place.plain() {
            Destination::Hand(whose) => match whose {
                Whose::ItsPlayers | Whose::TheirPlayers => "in mano al suo giocatore".to_owned(),
                Whose::TheirPlayersPlural => "in mano ai loro giocatori".to_owned(),
                whose => self.zone(*whose, Zone::Hand, Prep::To),
            },
            Destination::Discard(whose) => self.zone(*whose, Zone::Discard, Prep::In),
            Destination::Inkwell { whose, facedown, exerted } => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::To);
                let impegnata = words::agree("impegnato", self.last.get());
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
            place => untranslated(Node::Destination(place)),
        }
    }

    /// The destination, which is the same after any verb.
    pub(super) fn put_where(&self, place: &Destination) -> String {
        self.destination(place)
    }

    fn beside(&self, what: &Target) -> String {
        let last = self.last.get();
        let under = self.under(what);
        self.last.set(last);
        under
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
