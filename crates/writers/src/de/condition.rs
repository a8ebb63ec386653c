//! German conditions: clauses with the verb last.

use super::German;
use super::clause::{Clause, Mood, Subject};
use super::noun::{CARD, CHARACTER};
use super::part::{bound_words, stat_is};
use super::rule::SHIFTING;
use super::words::{self, Case};
use crate::pieces::{own_kind, without};
use crate::{Agreement, CLOSE, Gender, Number, Zone, list, untranslated};
use wording::{
    Bound, Condition, Destination, Event, HistoryEvent, Joint, Kind, Node, Noun, Nth, Part, Past, Target, Who,
};

/// Whether a condition can hold only during a challenge.
pub(super) fn passing(test: &Condition) -> bool {
    matches!(test, Condition::Bare(Part::BeingChallenged | Part::Challenging | Part::ChallengingA(_)))
}

impl German<'_> {
    /// The words after "wenn" or "solange".
    pub(super) fn condition(&self, test: &Condition) -> String {
        let digits = self.digits.replace(false);
        let said = self.test(test);
        self.digits.set(digits);
        said
    }

    fn test(&self, test: &Condition) -> String {
        self.player_has(test)
            .or_else(|| self.card_is(test))
            .or_else(|| self.there_is(test))
            .or_else(|| self.done_before(test))
            .or_else(|| self.joined_tests(test))
            .unwrap_or_else(|| untranslated(Node::Condition(test)))
    }

    /// What players have.
    fn player_has(&self, test: &Condition) -> Option<String> {
        let has = |who: Who, what: String| self.clause(self.who(who), words::HAVE, what);
        Some(match test {
            Condition::Has(who, bound, noun) => {
                let who = self.who(*who);
                let what = self.bounded(*bound, noun, Case::Accusative);
                self.remember(what.agreement);
                self.relative_last(who, words::HAVE, &what.text)
            }
            Condition::HasEachNamed(who, names) => {
                let names: Vec<String> = names
                    .iter()
                    .map(|name| format!("einen {}-Charakter", self.site.card_name(&name.0).replace(' ', "-")))
                    .collect();
                has(*who, format!("{} im Spiel", list(&names, "und")))
            }
            Condition::HasMore(who, noun, than) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Case::Accusative).text;
                let than = self.who(*than).text;
                format!("{} als {than}", self.clause(who, words::HAVE, format!("mehr {noun}")))
            }
            Condition::MoreLore(who, than) => {
                let than = self.who(*than).text;
                format!("{} als {than}", has(*who, "mehr Legenden".to_owned()))
            }
            Condition::LoreIs(who, bound) => has(*who, format!("{} Legenden", bound_words(*bound))),
            Condition::HasEach(who, things, joint, place) => {
                let who = self.who(*who);
                let things: Vec<String> = things
                    .iter()
                    .map(|(bound, noun)| self.bounded(*bound, noun, Case::Accusative).text)
                    .collect();
                let joint = match joint {
                    Joint::And => "und",
                    Joint::Or => "oder",
                };
                let place = self.state(place, CHARACTER);
                self.clause(who, words::HAVE, format!("{} {place}", list(&things, joint)))
            }
            Condition::HasThan(who, fewer, n, noun) => {
                let who = self.who(*who);
                let noun = self.bare(noun, Number::Many, Case::Accusative).text;
                let than = if *fewer { "weniger" } else { "mehr" };
                self.clause(who, words::HAVE, format!("{than} als {n} {noun}"))
            }
            _ => return None,
        })
    }

    /// What cards are, have and cost.
    fn card_is(&self, test: &Condition) -> Option<String> {
        let is = |subject: Subject, what: String| self.clause(subject, words::BE, what);
        let subject = |target: &Target| self.subject(target);
        Some(match test {
            Condition::Is(of, parts) => {
                let kind = kind_of(of);
                let of = subject(of);
                let states: Vec<String> = parts
                    .iter()
                    .map(|part| match part {
                        Part::Named(_) => {
                            let named = Noun(vec![part.clone(), Part::Is(vec![kind])]);
                            self.described(wording::Det::A, &named, Case::Nominative).text
                        }
                        part => self.state(part, of.agreement),
                    })
                    .collect();
                self.being(of, &states.join(" "))
            }
            Condition::With(of, parts) => {
                let of = subject(of);
                if let [Part::WithNoDamage] = parts.as_slice() {
                    return Some(is(of, "unbeschädigt".to_owned()));
                }
                if let [Part::WithDamage] = parts.as_slice() {
                    return Some(is(of, "beschädigt".to_owned()));
                }
                if let [Part::WithCardUnder(_)] = parts.as_slice() {
                    let it = words::pronoun(of.agreement, Case::Dative);
                    return Some(format!("eine Karte unter {it} liegt"));
                }
                let things: Vec<String> = parts.iter().map(|part| self.possession(part)).collect();
                self.clause(of, words::HAVE, things.join(" und "))
            }
            Condition::CardUnder(of) => {
                if let Target::Pronoun(_) = of {
                    let it = self.subject(of);
                    return Some(self.clause(it, words::HAVE, "mindestens eine Karte unter sich".to_owned()));
                }
                let under = self.target(of, Case::Dative).text;
                format!("mindestens eine Karte unter {under} liegt")
            }
            Condition::Bare(part) => {
                let this = own_kind(self.site.card_type);
                let this = self.subject(&Target::Of(wording::Det::This, Noun(vec![Part::Is(vec![this])])));
                self.being_so(this, part)
            }
            Condition::ItIsSo(part) => {
                let it = Subject::pronoun(self.last.get());
                let state = self.state(part, it.agreement);
                self.being(it, &state)
            }
            Condition::Costs(of, bound) => {
                let of = subject(of);
                self.clause(of, words::COST, bound_words(*bound))
            }
            Condition::SameName(of, other) => {
                let of = subject(of);
                let other = self.target(other, Case::Nominative).text;
                self.clause(of, words::HAVE, format!("denselben Namen wie {other}"))
            }
            Condition::HadCardUnder(of, _) => {
                let of = self.target(of, Case::Dative).text;
                format!("unter {of} mindestens eine Karte lag")
            }
            _ => return None,
        })
    }

    /// What cards there are, and what a card turns out to be.
    fn there_is(&self, test: &Condition) -> Option<String> {
        let is = |subject: Subject, what: String| self.clause(subject, words::BE, what);
        let subject = |target: &Target| self.subject(target);
        Some(match test {
            Condition::InPlay(bound, noun) => {
                let there = self.bounded(*bound, noun, Case::Nominative);
                is(self.counted_subject(there.text, *bound, there.agreement), "im Spiel".to_owned())
            }
            Condition::ItIs(noun) => {
                let noun = self.described(wording::Det::A, noun, Case::Nominative).text;
                self.relative_last(Subject::pronoun(CARD), words::BE, &noun)
            }
            Condition::IsNamedCard(_) => {
                is(Subject::third("es".to_owned(), CARD), "die benannte Karte".to_owned())
            }
            Condition::IsChosen(noun) => {
                let noun = self.described(wording::Det::A, noun, Case::Accusative);
                self.remember(noun.agreement);
                self.clause(Subject::you(), words::CHOOSE, noun.text)
            }
            Condition::There(bound, noun) => {
                let here = |part: &Part| matches!(part, Part::Here | Part::RightHere);
                let there = self.bounded(*bound, &without(noun, here), Case::Nominative);
                let subject = self.counted_subject(there.text, *bound, there.agreement);
                let place = noun.0.iter().find(|part| here(part));
                is(subject, place.map_or(String::new(), |place| self.after(place, there.agreement)))
            }
            Condition::ThereWas(bound, noun) => {
                let there = self.bounded(*bound, noun, Case::Nominative).text;
                format!("{there} {}", if several(*bound) { "waren" } else { "war" })
            }
            Condition::Are(bound, noun, part) => {
                let there = self.bounded(*bound, noun, Case::Nominative);
                let subject = self.counted_subject(there.text, *bound, there.agreement);
                let state = self.state(part, subject.agreement);
                self.being(subject, &state)
            }
            Condition::ThatIs(of, noun) => {
                let of = subject(of);
                let noun = self.described(wording::Det::A, noun, Case::Nominative).text;
                is(of, noun)
            }
            Condition::AnyOfThem(which, what) => {
                let one = self.described(wording::Det::OneOf, which, Case::Nominative);
                let what = self.described(wording::Det::A, what, Case::Nominative);
                self.remember(Agreement::new(what.agreement.gender, Number::Many));
                is(Subject::third(format!("mindestens {}", one.text), one.agreement), what.text)
            }
            _ => return None,
        })
    }

    /// What was done, this turn or by the effect.
    fn done_before(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::Shifted(of) => {
                let of = self.target(of, Case::Accusative).text;
                format!("du {of} mittels Gestaltwandel ausgespielt hast")
            }
            Condition::RemovedToPlay(who, bound, noun, of) => {
                let who = self.who(*who);
                let what = self.bounded(*bound, noun, Case::Accusative).text;
                let of = self.target(of, Case::Accusative).text;
                let have = words::HAVE.finite(who.person);
                format!("{} {what} entfernt {have}, um {of} auszuspielen{CLOSE}", who.text)
            }
            Condition::ThisTurn(event) => self.happened(event),
            Condition::ItIsNth(2, nth) => match nth {
                Nth::YouPutIntoInkwell => {
                    let put = "in diesem Zug in deinen Tintenvorrat gelegt";
                    format!("es die zweite Karte ist, die du {put} hast")
                }
                Nth::TheyDrew => format!("es {} Karte ist", "die zweite in diesem Zug gezogene"),
                Nth::Challenge => "es die zweite Herausforderung in diesem Zug ist".to_owned(),
                Nth::YouDrew | Nth::YouPlayed(_) => untranslated(Node::Condition(test)),
            },
            Condition::RemovedThisWay => "du auf diese Weise Schaden entfernt hast".to_owned(),
            Condition::YouDiscarded(noun, _) => {
                let noun = self.described(wording::Det::A, noun, Case::Accusative).text;
                format!("du so {noun} abgeworfen hast")
            }
            Condition::IsDiscardedThisWay(noun) => {
                let noun = self.described(wording::Det::A, noun, Case::Nominative).text;
                format!("auf diese Weise {noun} abgeworfen wird")
            }
            Condition::YouReturned(noun) => {
                let noun = self.described(wording::Det::A, noun, Case::Accusative).text;
                format!("du so {noun} zurückgenommen hast")
            }
            Condition::AnyMoved(noun) => {
                let noun = self.bounded(Bound::Some, noun, Case::Nominative).text;
                format!("auf diese Weise {noun} bewegt wurde")
            }
            Condition::Sang(bound) => {
                let character = Noun(vec![Part::Is(vec![Kind::Character])]);
                let who = self.bounded(*bound, &character, Case::Nominative);
                let number = if several(*bound) { Number::Many } else { Number::One };
                let who = Subject::third(who.text, Agreement::new(CHARACTER.gender, number));
                self.remember(who.agreement);
                let have = words::HAVE.finite(who.person);
                format!("{} dieses Lied gesungen {have}", who.text)
            }
            Condition::YouDoAnd(test) => format!("du dies tust und {}", self.test(test)),
            _ => return None,
        })
    }

    /// Conditions about a turn, and conditions of conditions.
    fn joined_tests(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::FirstTurnGoingSecond => {
                let first = "dies dein erster Zug ist";
                format!("{first} und du das Spiel nicht begonnen hast")
            }
            Condition::Turn(whose) => match whose {
                wording::Whose::Your => "du am Zug bist".to_owned(),
                _ => "du nicht am Zug bist".to_owned(),
            },
            Condition::And(all) => all.iter().map(|one| self.test(one)).collect::<Vec<_>>().join(" und "),
            Condition::Or(any) => any.iter().map(|one| self.test(one)).collect::<Vec<_>>().join(" oder "),
            Condition::Not(opposite) => match opposite.as_ref() {
                Condition::Has(who, Bound::Some | Bound::Any, noun) => {
                    self.test(&Condition::Has(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::Played(who, Bound::Some | Bound::Any, noun)) => {
                    self.happened(&HistoryEvent::Played(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::Did(who, past, Bound::Some | Bound::Any, noun)) => {
                    self.happened(&HistoryEvent::Did(*who, *past, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::PutIntoInkwell(who, whose)) => {
                    let into = self.zone(*whose, Zone::Inkwell, Case::Accusative);
                    let who = self.who(*who);
                    let what = format!("in diesem Zug keine Karten in {into} gelegt");
                    self.clause(who, words::HAVE, what)
                }
                opposite => format!("nicht {}", self.test(opposite)),
            },
            _ => return None,
        })
    }

    fn clause(&self, subject: Subject, verb: words::Verb, what: String) -> String {
        Clause::new(Some(subject), verb).with(what).write(Mood::Subordinate)
    }

    /// A condition that omits its subject, written with this subject.
    pub(super) fn being_so(&self, subject: Subject, part: &Part) -> String {
        let agreement = subject.agreement;
        let said = match part {
            Part::ChallengingA(whom) => {
                let whom = self.target(whom, Case::Accusative).text;
                self.clause(subject, words::CHALLENGE, whom)
            }
            part => {
                let state = self.state(part, agreement);
                self.being(subject, &state)
            }
        };
        self.last.set(agreement);
        said
    }

    /// A clause whose verb comes before the relative clause of its object.
    fn relative_last(&self, subject: Subject, verb: words::Verb, what: &str) -> String {
        match what.strip_suffix(CLOSE).and_then(|what| what.split_once(", ")) {
            Some((what, which)) => format!("{}, {which}{CLOSE}", self.clause(subject, verb, what.to_owned())),
            None => self.clause(subject, verb, what.to_owned()),
        }
    }

    /// A subject and its state, expressed with "sein", "werden" or another verb.
    fn being(&self, subject: Subject, state: &str) -> String {
        let (verb, state) = match state {
            "herausgefordert" | "verbannt" => (words::BECOME, state),
            "herausfordernd" => (words::CHALLENGE, ""),
            state => (words::BE, state),
        };
        self.clause(subject, verb, state.to_owned())
    }

    fn counted_subject(&self, text: String, bound: Bound, agreement: Agreement) -> Subject {
        let number = if several(bound) { Number::Many } else { Number::One };
        Subject::third(text, Agreement::new(agreement.gender, number))
    }

    /// A card as a subject.
    pub(super) fn subject(&self, target: &Target) -> Subject {
        let phrase = self.target(target, Case::Nominative);
        Subject::third(phrase.text, phrase.agreement)
    }

    pub(super) fn remember(&self, agreement: Agreement) {
        self.last.set(agreement);
    }

    /// The predicate after "ist".
    fn state(&self, part: &Part, agreement: Agreement) -> String {
        match part {
            Part::Named(names) => {
                let names: Vec<String> = names
                    .iter()
                    .map(|name| format!("ein {}-Charakter", self.site.card_name(&name.0).replace(' ', "-")))
                    .collect();
                list(&names, "oder")
            }
            part => match words::state(part) {
                "" => self.after(part, agreement),
                state => state.to_owned(),
            },
        }
    }

    /// The object of "hat".
    fn possession(&self, part: &Part) -> String {
        match part {
            Part::StatIs(stat, bound) => stat_is(*stat, *bound),
            Part::DamageIs(bound) => format!("{} Schaden", bound_words(*bound)),
            Part::With(keyword) => words::keyword(*keyword).to_owned(),
            part => self.state(part, CHARACTER),
        }
    }

    /// An event of this turn, with the verb last.
    pub(super) fn happened(&self, event: &HistoryEvent) -> String {
        let turn = "in diesem Zug";
        let digits = self.digits.replace(false);
        let by = |who: Who, what: String| {
            let who = self.who(who);
            format!("{} {turn} {what} {}", who.text, words::HAVE.finite(who.person))
        };
        // "keiner deiner Charaktere" is one, and "keine Charaktere" are several.
        let many_of =
            |bound: Bound, noun: &Noun| several(bound) && !(bound == Bound::None && self.is_owned(noun));
        let did = |bound: Bound, noun: &Noun, verb: &str, one: &str, many: &str| {
            let who = self.bounded(bound, noun, Case::Nominative).text;
            format!("{who} {turn} {verb} {}", if many_of(bound, noun) { many } else { one })
        };
        let was = |bound: Bound, noun: &Noun, verb: &str| {
            let who = self.bounded(bound, noun, Case::Nominative).text;
            format!("{turn} {who} {verb} {}", if many_of(bound, noun) { "wurden" } else { "wurde" })
        };
        let happened = |bound: Bound, noun: &Noun, of: &Event| match of {
            Event::IsBanished(_) => was(bound, noun, "verbannt"),
            Event::IsBanishedInChallenge(_) => was(bound, noun, "durch eine Herausforderung verbannt"),
            Event::Challenges(_, None) => did(bound, noun, "herausgefordert", "hat", "haben"),
            Event::IsDamaged(_) => was(bound, noun, "beschädigt"),
            Event::TakesDamage(_) => did(bound, noun, "Schaden erhalten", "hat", "haben"),
            Event::IsPut(_, Destination::Discard(whose)) => {
                let into = self.zone(*whose, Zone::Discard, Case::Accusative);
                was(bound, noun, &format!("auf {into} gelegt"))
            }
            Event::LeavesDiscard(_, whose) => {
                let from = self.zone(*whose, Zone::Discard, Case::Accusative);
                did(bound, noun, &format!("{from} verlassen"), "hat", "haben")
            }
            Event::Quests(_) => did(bound, noun, "erkundet", "hat", "haben"),
            _ => untranslated(Node::HistoryEvent(event.plain())),
        };
        let said = match event.plain() {
            event @ HistoryEvent::Happened(_, of) => match event.cards() {
                Some((bound, noun)) => happened(bound, noun, of),
                None => untranslated(Node::HistoryEvent(event)),
            },
            HistoryEvent::Played(who, bound, noun) => {
                let what = self.bounded(*bound, noun, Case::Accusative).text;
                by(*who, format!("{what} ausgespielt"))
            }
            HistoryEvent::RemovedDamage(who, _, from) => {
                let from = self.target(from, Case::Dative).text;
                by(*who, format!("Schaden von {from} entfernt"))
            }
            HistoryEvent::PutUnder(who, under) => {
                let under = self.target(under, Case::Accusative).text;
                by(*who, format!("mindestens eine Karte unter {under} gelegt"))
            }
            HistoryEvent::PutIntoInkwell(who, whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Case::Accusative);
                by(*who, format!("mindestens eine Karte in {into} gelegt"))
            }
            HistoryEvent::Did(who, past, bound, noun) => {
                let what = self.bounded(*bound, noun, Case::Accusative).text;
                let verb = match past {
                    Past::Discarded => words::DISCARD.participle(),
                    Past::Drew => words::DRAW.participle(),
                    Past::Shifted => format!("{SHIFTING} {}", words::PLAY.participle()),
                    Past::Got => words::GET.participle(),
                    Past::Removed => words::REMOVE.participle(),
                };
                by(*who, format!("{what} {verb}"))
            }
            event @ HistoryEvent::Perfect(_) => untranslated(Node::HistoryEvent(event)),
        };
        self.digits.set(digits);
        said
    }

    /// A player as a subject. The pronoun "sie" refers to this player from now on.
    pub(super) fn who(&self, who: Who) -> Subject {
        let person = Agreement::new(Gender::Feminine, Number::One);
        let people = Agreement::new(Gender::Masculine, Number::Many);
        let (text, agreement) = match who {
            Who::Implied | Who::You => return Subject::you(),
            Who::AnOpponent | Who::YourOpponent => ("eine gegnerische Person", person),
            Who::Opponents => ("gegnerische Mitspielende", people),
            Who::EachOpponent | Who::AllOpponents => ("alle gegnerischen Mitspielenden", people),
            Who::EachPlayer => ("alle Mitspielenden", people),
            Who::ChosenOpponent => ("eine gegnerische Person deiner Wahl", person),
            Who::ChosenPlayer => ("eine Person deiner Wahl", person),
            Who::ThatPlayer => ("diese Person", person),
            Who::They => {
                let agreement = self.player.get();
                return Subject::pronoun(agreement);
            }
            Who::ChallengingPlayer => ("die herausfordernde Person", person),
            Who::ItsPlayer | Who::TheirPlayer => ("die zugehörige Person", person),
            Who::ThatCharactersPlayer | Who::ChallengingCharactersPlayer => {
                ("die zum Charakter gehörende Person", person)
            }
            Who::EachOpponentAhead => {
                self.player.set(people);
                let ahead = "die mehr Legenden haben als du";
                return Subject::third(format!("alle gegnerischen Mitspielenden, {ahead}{CLOSE}"), people);
            }
            Who::SomeOpponents => ("mindestens eine gegnerische Person", person),
            Who::WithMostCards | Who::WithMostCardsPlural => {
                ("die Person oder Personen mit den meisten Handkarten", people)
            }
            Who::YouAndAnother => ("du und eine andere Person deiner Wahl", people),
        };
        self.player.set(agreement);
        Subject::third(text.to_owned(), agreement)
    }
}

/// The kind of a card, a character if the text does not mention the kind.
fn kind_of(target: &Target) -> Kind {
    let Target::Of(_, noun) = target else { return Kind::Character };
    let kinds = noun.0.iter().find_map(|part| match part {
        Part::Is(kinds) => kinds.first(),
        _ => None,
    });
    kinds.copied().unwrap_or(Kind::Character)
}

/// Whether a bound requires the plural.
pub(super) fn several(bound: Bound) -> bool {
    match bound {
        Bound::OrLess(_) | Bound::None => true,
        Bound::OrMore(n) | Bound::OrGreater(n) | Bound::Exactly(n) | Bound::Only(n) => n != 1,
        Bound::Some | Bound::Another | Bound::Any => false,
    }
}
