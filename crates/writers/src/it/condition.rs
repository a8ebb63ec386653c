//! Italian conditions.

use super::Italian;
use super::part::{bound_words, stat_is};
use super::words::{self, CHARACTER, a, agree};
use crate::pieces::without;
use crate::romance::{Prep, Subject};
use crate::{Agreement, Number, Zone, join, list, untranslated};
use wording::{
    Bound, Condition, Destination, Det, Event, HistoryEvent, Joint, Kind, Node, Noun, Nth, Part, Past,
    Target, Who, Whose,
};

impl Italian<'_> {
    /// The words after "se" or "mentre".
    pub(super) fn condition(&self, test: &Condition) -> String {
        self.player_has(test)
            .or_else(|| self.card_is(test))
            .or_else(|| self.done_before(test))
            .or_else(|| self.joined_tests(test))
            .unwrap_or_else(|| untranslated(Node::Condition(test)))
    }

    /// What players have.
    fn player_has(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::Has(who, bound, noun) => {
                let who = self.who(*who);
                self.has(&who, *bound, noun)
            }
            Condition::HasEachNamed(who, names) => {
                let who = self.who(*who);
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                let both = format!("personaggi chiamati {}", list(&names, "e"));
                self.clause(&who, &words::VERBS.have, &["in gioco", &both])
            }
            Condition::HasMore(who, noun, than) => {
                let who = self.who(*who);
                let noun = self.bare_in_hand(noun);
                let than = self.than(*than);
                self.clause(&who, &words::VERBS.have, &["più", &noun, &than])
            }
            Condition::MoreLore(who, than) => {
                let who = self.who(*who);
                let than = self.than(*than);
                self.clause(&who, &words::VERBS.have, &["più leggenda", &than])
            }
            Condition::LoreIs(who, bound) => {
                let who = self.who(*who);
                let lore = match bound {
                    Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} o più leggenda"),
                    Bound::OrLess(n) => format!("{n} o meno leggenda"),
                    bound => format!("{} leggenda", bound_words(*bound)),
                };
                self.clause(&who, &words::VERBS.have, &[&lore])
            }
            Condition::HasEach(who, things, joint, place) => {
                let who = self.who(*who);
                let things: Vec<String> =
                    things.iter().map(|(bound, noun)| self.bounded(*bound, noun).text).collect();
                let joint = match joint {
                    Joint::And => "e",
                    Joint::Or => "o",
                };
                let place = self.after(place, CHARACTER);
                self.clause(&who, &words::VERBS.have, &[&place, &list(&things, joint)])
            }
            Condition::HasThan(who, fewer, n, noun) => {
                let who = self.who(*who);
                let noun = self.bare_in_hand(noun);
                let than = if *fewer { "meno" } else { "più" };
                self.clause(&who, &words::VERBS.have, &[&format!("{than} di {n}"), &noun])
            }
            _ => return None,
        })
    }

    /// What cards are, have and cost.
    fn card_is(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::InPlay(bound, noun) => {
                let there = self.counted(*bound, noun);
                self.clause(&there, &words::VERBS.be, &["in gioco"])
            }
            Condition::Is(of, parts) => {
                let of = self.subject(of);
                self.being(&of, parts)
            }
            Condition::With(of, parts) => {
                let of = self.subject(of);
                let things: Vec<String> =
                    parts.iter().map(|part| self.possession(part, of.agreement)).collect();
                if let [Part::WithNoDamage] = parts.as_slice() {
                    return Some(join([of.text.as_str(), "non", of.form(&words::VERBS.have), "danni"]));
                }
                self.clause(&of, &words::VERBS.have, &[&things.join(" e ")])
            }
            Condition::ItIs(noun) => format!("è {}", self.described(Det::A, noun, Prep::None).text),
            Condition::IsNamedCard(_) => "è la carta nominata".to_owned(),
            Condition::IsChosen(noun) => {
                let noun = self.described(Det::A, noun, Prep::None);
                self.last.set(noun.agreement);
                format!("scegli {}", noun.text)
            }
            Condition::CardUnder(of) => format!("c'è una carta {}", self.under(of)),
            Condition::Bare(part) => {
                let this = Subject::third("", CHARACTER);
                self.being(&this, std::slice::from_ref(part))
            }
            Condition::ItIsSo(part) => {
                let it = Subject::third("", self.last.get());
                self.being(&it, std::slice::from_ref(part))
            }
            Condition::There(bound, noun) => {
                let there = self.counted(*bound, noun);
                let is = if there.agreement.number == Number::Many { "ci sono" } else { "c'è" };
                format!("{is} {}", there.text)
            }
            Condition::ThereWas(bound, noun) => {
                let there = self.counted(*bound, noun);
                let was = if there.agreement.number == Number::Many { "c'erano" } else { "c'era" };
                format!("{was} {}", there.text)
            }
            Condition::Are(bound, noun, part) => {
                let there = self.counted(*bound, noun);
                self.being(&there, std::slice::from_ref(part))
            }
            Condition::ThatIs(of, noun) => {
                let of = self.subject(of);
                let noun = self.described(Det::A, noun, Prep::None).text;
                self.clause(&of, &words::VERBS.be, &[&noun])
            }
            Condition::Costs(of, bound) => {
                let of = self.subject(of);
                join([of.text.as_str(), "costa", &bound_words(*bound)])
            }
            Condition::SameName(of, other) => {
                let of = self.subject(of);
                let other = self.target(other, Prep::Of).text;
                self.clause(&of, &words::VERBS.have, &["lo stesso nome", &other])
            }
            Condition::HadCardUnder(of, _) => {
                let of = self.subject(of);
                format!("{} aveva una carta sotto di {}", of.text, agree("esso", of.agreement))
            }
            Condition::AnyOfThem(which, what) => {
                let which = self.described(Det::OneOf, which, Prep::None);
                let any = Subject::third(format!("almeno {}", which.text), which.agreement);
                let what = self.described(Det::A, what, Prep::None);
                self.last.set(Agreement::new(what.agreement.gender, Number::Many));
                self.clause(&any, &words::VERBS.be, &[&what.text])
            }
            _ => return None,
        })
    }

    /// What was done, this turn or by the effect.
    fn done_before(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::Shifted(of) => {
                format!("hai usato Trasformazione per {}", self.playing(of))
            }
            Condition::RemovedToPlay(who, bound, noun, of) => {
                let (who, what) = (self.who(*who), self.bounded(*bound, noun).text);
                let not = if *bound == Bound::None { "non" } else { "" };
                let have = who.form(&words::VERBS.have);
                join([who.text.as_str(), not, have, "rimosso", &what, "per", &self.playing(of)])
            }
            Condition::ThisTurn(event) => self.happened(event),
            Condition::ItIsNth(2, nth) if !matches!(nth, Nth::YouDrew | Nth::YouPlayed(_)) => {
                let what = match nth {
                    Nth::YouPutIntoInkwell => "carta che hai aggiunto al calamaio",
                    Nth::TheyDrew => "carta che ha pescato",
                    Nth::YouDrew | Nth::YouPlayed(_) => "",
                    Nth::Challenge => "sfida",
                };
                format!("è la seconda {what} in questo turno")
            }
            Condition::RemovedThisWay => "hai rimosso almeno un danno in questo modo".to_owned(),
            Condition::YouDiscarded(noun, _) => {
                format!("hai scartato {}", self.described(Det::A, noun, Prep::None).text)
            }
            Condition::IsDiscardedThisWay(noun) => {
                let noun = self.described(Det::A, noun, Prep::None);
                let discarded = agree("scartato", noun.agreement);
                format!("{} viene {discarded} in questo modo", noun.text)
            }
            Condition::YouReturned(noun) => {
                let noun = self.described(Det::A, noun, Prep::None).text;
                format!("hai ripreso in mano {noun} in questo modo")
            }
            Condition::AnyMoved(noun) => {
                let one = self.bare(noun, Number::One, Prep::None);
                let moved = agree("spostato", one.agreement);
                let been = agree("stato", one.agreement);
                let any = a(Prep::None, one.agreement, &format!("qualsiasi {}", one.text));
                format!("{any} è {been} {moved} in questo modo")
            }
            Condition::Sang(bound) => {
                let character = Noun(vec![Part::Is(vec![Kind::Character])]);
                let who = self.counted(*bound, &character);
                self.last.set(who.agreement);
                self.clause(&who, &words::VERBS.have, &["cantato questa canzone"])
            }
            Condition::YouDoAnd(test) => format!("lo fai e {}", self.condition(test)),
            _ => return None,
        })
    }

    /// Conditions about a turn, and conditions of conditions.
    fn joined_tests(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::FirstTurnGoingSecond => {
                format!("questo è il tuo primo turno e {}", "non sei il primo giocatore")
            }
            Condition::Turn(Whose::Your) => "è il tuo turno".to_owned(),
            Condition::Turn(_) => "non è il tuo turno".to_owned(),
            Condition::And(all) => all.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" e "),
            Condition::Or(any) => any.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" o "),
            Condition::Not(opposite) => match opposite.as_ref() {
                Condition::Has(who, Bound::Some | Bound::Any, noun) => {
                    self.condition(&Condition::Has(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::Did(who, past, bound, noun)) => {
                    self.did(*who, *past, *bound, noun, true)
                }
                opposite => format!("non {}", self.condition(opposite)),
            },
            _ => return None,
        })
    }

    /// "giocare questo personaggio", "giocarlo".
    fn playing(&self, of: &Target) -> String {
        match of {
            Target::Pronoun(pronoun) => {
                words::hang(words::VERBS.play.infinitive, words::object(self.referent(*pronoun)), true)
            }
            of => format!("{} {}", words::VERBS.play.infinitive, self.target(of, Prep::None).text),
        }
    }

    fn did(&self, who: Who, past: Past, bound: Bound, noun: &Noun, not: bool) -> String {
        let who = self.who(who);
        let bound = match bound {
            Bound::Some | Bound::Any if not => Bound::None,
            bound => bound,
        };
        let (done, how) = match past {
            Past::Discarded => ("scartato", ""),
            Past::Drew => ("pescato", ""),
            Past::Shifted => ("giocato", "usando Trasformazione"),
            Past::Got => ("ottenuto", ""),
            Past::Removed => ("rimosso", ""),
        };
        let non = if not || bound == Bound::None { "non" } else { "" };
        let have = who.form(&words::VERBS.have);
        let what = self.bounded(bound, noun).text;
        join([who.text.as_str(), non, have, done, &what, how, "in questo turno"])
    }

    /// "hai in gioco un personaggio": the place comes before the things that are there.
    fn has(&self, who: &Subject, bound: Bound, noun: &Noun) -> String {
        let in_play = noun.0.contains(&Part::InPlay);
        let in_hand = noun.0.iter().any(|part| {
            matches!(part, Part::InHand(Whose::Your | Whose::Their) | Part::InHands(Whose::Their))
        });
        let plain = without(noun, |part| {
            *part == Part::InPlay || matches!(part, Part::InHand(_) | Part::InHands(_)) && in_hand
        });
        let what = self.bounded(bound, &plain);
        self.last.set(what.agreement);
        let not = if bound == Bound::None { "non" } else { "" };
        let place = if in_play { "in gioco" } else { "" };
        let hand = if in_hand { "in mano" } else { "" };
        join([who.text.as_str(), not, who.form(&words::VERBS.have), place, &what.text, hand])
    }

    /// Several cards that someone has in their own hand: "carte in mano".
    pub(super) fn bare_in_hand(&self, noun: &Noun) -> String {
        let in_hand = |part: &Part| matches!(part, Part::InHand(Whose::Your | Whose::Their));
        let hand = if noun.0.iter().any(in_hand) { "in mano" } else { "" };
        join([self.bare(&without(noun, in_hand), Number::Many, Prep::None).text.as_str(), hand])
    }

    fn than(&self, who: Who) -> String {
        match who {
            Who::You | Who::Implied => "di te".to_owned(),
            who => format!("di {}", self.who(who).text),
        }
    }

    /// A number of a noun as a subject.
    fn counted(&self, bound: Bound, noun: &Noun) -> Subject {
        let phrase = self.bounded(bound, noun);
        let number = match bound {
            Bound::OrMore(_) | Bound::OrLess(_) | Bound::OrGreater(_) => Number::Many,
            Bound::Exactly(n) | Bound::Only(n) if n != 1 => Number::Many,
            Bound::Exactly(_) | Bound::Only(_) | Bound::Some | Bound::Another | Bound::None | Bound::Any => {
                Number::One
            }
        };
        Subject::third(phrase.text, Agreement::new(phrase.agreement.gender, number))
    }

    /// The state of a card, with the verb that Italian uses for it.
    fn being(&self, of: &Subject, parts: &[Part]) -> String {
        let mut said = Vec::new();
        for part in parts {
            said.push(match part {
                Part::AtLocation
                | Part::AtLocations
                | Part::AtThatLocation
                | Part::Here
                | Part::RightHere
                | Part::InDiscard(_) => join([of.form(&words::FIND), &self.after(part, of.agreement)]),
                Part::Challenged | Part::BeingChallenged => {
                    join([of.form(&words::VERBS.become_), &agree("sfidato", of.agreement)])
                }
                Part::Challenging => {
                    join([if of.agreement.number == Number::Many { "stanno" } else { "sta" }, "sfidando"])
                }
                Part::ChallengingA(whom) => {
                    let sta = if of.agreement.number == Number::Many { "stanno" } else { "sta" };
                    join([sta, "sfidando", &self.target(whom, Prep::None).text])
                }
                Part::Named(names) => {
                    let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                    format!("si chiama {}", list(&names, "o"))
                }
                part => {
                    let state = words::state(part);
                    let state = if state.is_empty() {
                        self.after(part, of.agreement)
                    } else {
                        agree(state, of.agreement)
                    };
                    join([of.form(&words::VERBS.be), &state])
                }
            });
        }
        join([of.text.as_str(), &said.join(" e ")])
    }

    fn possession(&self, part: &Part, agreement: Agreement) -> String {
        match part {
            Part::WithDamage => "danni".to_owned(),
            Part::StatIs(stat, bound) => stat_is(*stat, *bound),
            Part::DamageIs(Bound::OrMore(n)) => format!("{n} o più danni"),
            Part::DamageIs(bound) => format!("{} danni", bound_words(*bound)),
            Part::With(keyword) => words::keyword(*keyword).to_owned(),
            Part::WithCardUnder(_) => format!("una carta sotto di {}", agree("esso", agreement)),
            part => self.after(part, agreement),
        }
    }

    /// An event of this turn.
    pub(super) fn happened(&self, event: &HistoryEvent) -> String {
        let turn = "in questo turno";
        let by = |who: Who, what: &str| {
            let who = self.who(who);
            self.clause(&who, &words::VERBS.have, &[what, turn])
        };
        let was = |bound: Bound, noun: &Noun, participle: &str, rest: &str| {
            let there = self.counted(bound, noun);
            let been = agree("stato", there.agreement);
            let done = agree(participle, there.agreement);
            join([there.text.as_str(), there.form(&words::VERBS.be), &been, &done, rest, turn])
        };
        let did = |bound: Bound, noun: &Noun, what: &str| {
            let there = self.counted(bound, noun);
            join([there.text.as_str(), there.form(&words::VERBS.have), what, turn])
        };
        let happened = |bound: Bound, noun: &Noun, of: &Event| match of {
            Event::IsBanished(_) => was(bound, noun, "esiliato", ""),
            Event::IsBanishedInChallenge(_) => was(bound, noun, "esiliato", "in una sfida"),
            Event::Challenges(_, None) => did(bound, noun, "sfidato"),
            Event::IsDamaged(_) => was(bound, noun, "danneggiato", ""),
            Event::TakesDamage(_) => did(bound, noun, "subito danni"),
            Event::IsPut(_, Destination::Discard(whose)) => {
                let into = self.zone(*whose, Zone::Discard, Prep::In);
                was(bound, noun, "messo", &into)
            }
            Event::LeavesDiscard(_, whose) => {
                let from = self.zone(*whose, Zone::Discard, Prep::None);
                did(bound, noun, &format!("lasciato {from}"))
            }
            Event::Quests(_) => {
                let there = self.counted(bound, noun);
                let gone = agree("andato", there.agreement);
                join([there.text.as_str(), there.form(&words::VERBS.be), &gone, "all'avventura", turn])
            }
            _ => untranslated(Node::HistoryEvent(event.plain())),
        };
        match event.plain() {
            event @ HistoryEvent::Happened(_, of) => match event.cards() {
                Some((bound, noun)) => happened(bound, noun, of),
                None => untranslated(Node::HistoryEvent(event)),
            },
            HistoryEvent::Played(who, bound, noun) => {
                let what = self.bounded(*bound, noun).text;
                by(*who, &format!("giocato {what}"))
            }
            HistoryEvent::RemovedDamage(who, _, from) => {
                let from = self.target(from, Prep::From).text;
                by(*who, &format!("rimosso danni {from}"))
            }
            HistoryEvent::PutUnder(who, under) => {
                let under = self.under(under);
                by(*who, &format!("messo una carta {under}"))
            }
            HistoryEvent::PutIntoInkwell(who, whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::To);
                by(*who, &format!("aggiunto una carta {into}"))
            }
            HistoryEvent::Did(who, past, bound, noun) => self.did(*who, *past, *bound, noun, false),
            event @ HistoryEvent::Perfect(_) => untranslated(Node::HistoryEvent(event)),
        }
    }

    /// A condition after "a meno che": the verb is in the subjunctive, with "non" before it.
    pub(super) fn unless(&self, test: &Condition) -> String {
        let said = self.condition(test);
        let words: Vec<&str> = said.split(' ').collect();
        let finite = words.iter().enumerate().find_map(|(n, word)| Some((n, words::subjunctive(word)?)));
        let Some((verb, form)) = finite else { return format!("non {said}") };
        // A reflexive pronoun stays next to its verb.
        let (subject, pronoun) = match words[..verb].split_last() {
            Some((&"si", subject)) => (subject, "si"),
            _ => (&words[..verb], ""),
        };
        let you = if words[verb] == "hai" { "tu" } else { "" };
        join([you, &subject.join(" "), "non", pronoun, form, &words[verb + 1..].join(" ")])
    }
}
