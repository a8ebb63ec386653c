//! French conditions.

use super::French;
use super::part::{bound_words, stat_is};
use super::words::{self, CHARACTER, agree};
use crate::romance::{Prep, Subject};
use crate::{Agreement, Number, Zone, join, list, untranslated};
use wording::{
    Bound, Condition, Destination, Det, Event, HistoryEvent, Joint, Kind, Node, Noun, Nth, Part, Past,
    Target, Who, Whose,
};

/// Whether a condition can hold only during a challenge.
pub(super) fn passing(test: &Condition) -> bool {
    matches!(test, Condition::Bare(Part::BeingChallenged | Part::Challenging | Part::ChallengingA(_)))
}

impl French<'_> {
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
                let who = self.someone(*who);
                let what = self.bounded(*bound, noun);
                self.last.set(what.agreement);
                if *bound == Bound::None {
                    return Some(join([who.text.as_str(), "ne", who.form(&words::VERBS.have), &what.text]));
                }
                self.clause(&who, &words::VERBS.have, &[&what.text])
            }
            Condition::HasEachNamed(who, names) => {
                let who = self.someone(*who);
                let names: Vec<String> = names
                    .iter()
                    .map(|name| format!("un personnage {}", self.site.card_name(&name.0)))
                    .collect();
                self.clause(&who, &words::VERBS.have, &[&list(&names, "et"), "en jeu"])
            }
            Condition::HasMore(who, noun, than) => {
                let who = self.someone(*who);
                let noun = self.bare(noun, Number::Many, Prep::Of).text;
                let than = self.someone(*than).text;
                self.clause(&who, &words::VERBS.have, &["plus", &noun, "que", &than])
            }
            Condition::MoreLore(who, than) => {
                let who = self.someone(*who);
                let than = self.someone(*than).text;
                self.clause(&who, &words::VERBS.have, &["plus d'éclats de Lore que", &than])
            }
            Condition::LoreIs(who, bound) => {
                let who = self.someone(*who);
                let lore = match bound {
                    Bound::OrMore(n) | Bound::OrGreater(n) => format!("{n} éclats de Lore ou plus"),
                    Bound::OrLess(n) => format!("{n} éclats de Lore ou moins"),
                    bound => format!("{} éclats de Lore", bound_words(*bound)),
                };
                self.clause(&who, &words::VERBS.have, &[&lore])
            }
            Condition::HasEach(who, things, joint, place) => {
                let who = self.someone(*who);
                let things: Vec<String> =
                    things.iter().map(|(bound, noun)| self.bounded(*bound, noun).text).collect();
                let joint = match joint {
                    Joint::And => "et",
                    Joint::Or => "ou",
                };
                let place = self.after(place, CHARACTER);
                self.clause(&who, &words::VERBS.have, &[&list(&things, joint), &place])
            }
            Condition::HasThan(who, fewer, n, noun) => {
                let who = self.someone(*who);
                let noun = self.bare(noun, Number::Many, Prep::None).text;
                let than = if *fewer { "moins" } else { "plus" };
                self.clause(&who, &words::VERBS.have, &[&format!("{than} de {n}"), &noun])
            }
            _ => return None,
        })
    }

    /// What cards are, have and cost.
    fn card_is(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::InPlay(bound, noun) => {
                let there = self.counted(*bound, noun);
                self.clause(&there, &words::VERBS.be, &["en jeu"])
            }
            Condition::Is(of, parts) => {
                let of = self.subject(of);
                self.being(&of, parts)
            }
            Condition::With(of, parts) => {
                let of = self.subject(of);
                if let [Part::WithNoDamage] = parts.as_slice() {
                    let on = format!("aucun dommage sur {}", words::stressed(of.agreement));
                    return Some(join([of.text.as_str(), "ne", of.form(&words::VERBS.have), &on]));
                }
                let things: Vec<String> =
                    parts.iter().map(|part| self.possession(part, of.agreement)).collect();
                self.clause(&of, &words::VERBS.have, &[&things.join(" et ")])
            }
            Condition::ItIs(noun) => format!("il s'agit {}", self.described(Det::A, noun, Prep::Of).text),
            Condition::IsNamedCard(_) => "il s'agit de la carte nommée".to_owned(),
            Condition::IsChosen(noun) => {
                let noun = self.described(Det::A, noun, Prep::Of);
                self.last.set(noun.agreement);
                format!("il s'agit {}", noun.text)
            }
            Condition::CardUnder(of) => format!("il y a une carte {}", self.target(of, Prep::Under).text),
            Condition::Bare(part) => {
                let this = Subject::third("ce personnage", CHARACTER);
                self.last.set(CHARACTER);
                self.being(&this, std::slice::from_ref(part))
            }
            Condition::ItIsSo(part) => {
                let agreement = self.last.get();
                let it = Subject::third(words::pronoun(agreement), agreement);
                self.being(&it, std::slice::from_ref(part))
            }
            Condition::There(bound, noun) => format!("il y a {}", self.counted(*bound, noun).text),
            Condition::ThereWas(bound, noun) => format!("il y avait {}", self.counted(*bound, noun).text),
            Condition::Are(bound, noun, part) => {
                let there = self.counted(*bound, noun);
                self.being(&there, std::slice::from_ref(part))
            }
            Condition::ThatIs(_, noun) => {
                format!("il s'agit {}", self.described(Det::A, noun, Prep::Of).text)
            }
            Condition::Costs(of, bound) => {
                let of = self.subject(of);
                self.clause(&of, &words::COST, &[&bound_words(*bound)])
            }
            Condition::SameName(of, other) => {
                let of = self.subject(of);
                let other = self.target(other, Prep::None).text;
                self.clause(&of, &words::VERBS.have, &["le même nom que", &other])
            }
            Condition::HadCardUnder(of, _) => {
                let of = self.target(of, Prep::Under).text;
                format!("il y avait une carte {of}")
            }
            Condition::AnyOfThem(which, what) => {
                let which = self.described(Det::OneOf, which, Prep::None);
                let any = Subject::third(format!("au moins {}", which.text), which.agreement);
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
                format!("vous avez utilisé Alter pour {}", self.playing(of))
            }
            Condition::RemovedToPlay(who, bound, noun, of) => {
                let (who, what) = (self.someone(*who), self.bounded(*bound, noun).text);
                let ne = if *bound == Bound::None { "n'" } else { "" };
                let have = who.form(&words::VERBS.have);
                join([who.text.as_str(), &format!("{ne}{have}"), "retiré", &what, "pour", &self.playing(of)])
            }
            Condition::ThisTurn(event) => self.happened(event),
            Condition::ItIsNth(2, nth) if !matches!(nth, Nth::YouDrew | Nth::YouPlayed(_)) => {
                let what = match nth {
                    Nth::YouPutIntoInkwell => "la deuxième que vous y placez ce tour-ci",
                    Nth::TheyDrew => "la deuxième carte qu'il pioche ce tour-ci",
                    Nth::YouDrew | Nth::YouPlayed(_) => "",
                    Nth::Challenge => "le deuxième défi de ce tour",
                };
                format!("il s'agit de {what}")
            }
            Condition::RemovedThisWay => format!("vous avez retiré {} de cette façon", "au moins 1 dommage"),
            Condition::YouDiscarded(noun, _) => {
                format!("vous avez défaussé {}", self.described(Det::A, noun, Prep::None).text)
            }
            Condition::IsDiscardedThisWay(noun) => {
                let noun = self.described(Det::A, noun, Prep::None);
                format!("vous défaussez {} de cette façon", noun.text)
            }
            Condition::YouReturned(noun) => {
                let noun = self.described(Det::A, noun, Prep::None).text;
                format!("vous avez renvoyé {noun} de cette façon")
            }
            Condition::AnyMoved(noun) => {
                let one = self.bare(noun, Number::One, Prep::None).text;
                format!("vous avez déplacé au moins une {one} de cette façon")
            }
            Condition::Sang(bound) => {
                let character = Noun(vec![Part::Is(vec![Kind::Character])]);
                let who = self.counted(*bound, &character);
                self.last.set(who.agreement);
                self.clause(&who, &words::VERBS.have, &["chanté cette chanson"])
            }
            Condition::YouDoAnd(test) => format!("vous le faites et que {}", self.condition(test)),
            _ => return None,
        })
    }

    /// Conditions about a turn, and conditions of conditions.
    fn joined_tests(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::FirstTurnGoingSecond => {
                let first = "c'est votre premier tour";
                format!("{first} et que vous n'êtes pas le premier joueur")
            }
            Condition::Turn(Whose::Your) => "c'est votre tour".to_owned(),
            Condition::Turn(_) => "ce n'est pas votre tour".to_owned(),
            Condition::And(all) => {
                all.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" et que ")
            }
            Condition::Or(any) => {
                any.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join(" ou que ")
            }
            Condition::Not(opposite) => match opposite.as_ref() {
                Condition::Has(who, Bound::Some | Bound::Any, noun) => {
                    self.condition(&Condition::Has(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::PutIntoInkwell(who, whose)) => {
                    let who = self.someone(*who);
                    let into = self.zone(*whose, Zone::Inkwell, Prep::None);
                    let none = format!("pas placé de carte dans {into} ce tour-ci");
                    join([who.text.as_str(), "ne", who.form(&words::VERBS.have), &none])
                }
                Condition::ThisTurn(HistoryEvent::Played(who, Bound::Some | Bound::Any, noun)) => {
                    self.happened(&HistoryEvent::Played(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::Did(who, past, bound, noun)) => {
                    self.did(*who, *past, *bound, noun, true)
                }
                opposite => format!("il est faux que {}", self.condition(opposite)),
            },
            _ => return None,
        })
    }

    /// "jouer ce personnage", "le jouer".
    fn playing(&self, of: &Target) -> String {
        match of {
            Target::Pronoun(pronoun) => format!("{} jouer", words::object(self.referent(*pronoun))),
            of => format!("jouer {}", self.target(of, Prep::None).text),
        }
    }

    fn did(&self, who: Who, past: Past, bound: Bound, noun: &Noun, not: bool) -> String {
        let who = self.someone(who);
        let (bound, pas) = match bound {
            Bound::Some | Bound::Any if not => (Bound::None, ""),
            bound => (bound, if not { "pas" } else { "" }),
        };
        let (done, how) = match past {
            Past::Discarded => ("défaussé", ""),
            Past::Drew => ("pioché", ""),
            Past::Shifted => ("joué", "via Alter"),
            Past::Got => ("gagné", ""),
            Past::Removed => ("retiré", ""),
        };
        let ne = if not || bound == Bound::None { "ne" } else { "" };
        let have = who.form(&words::VERBS.have);
        let what = self.bounded(bound, noun).text;
        join([who.text.as_str(), ne, have, pas, done, &what, how, "ce tour-ci"])
    }

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

    pub(super) fn being(&self, of: &Subject, parts: &[Part]) -> String {
        let mut said = Vec::new();
        for part in parts {
            said.push(match part {
                Part::AtLocation
                | Part::AtLocations
                | Part::AtThatLocation
                | Part::Here
                | Part::RightHere
                | Part::InDiscard(_) => join([of.form(&words::BE_AT), &self.after(part, of.agreement)]),
                Part::BeingChallenged => join([of.form(&words::VERBS.be), &agree("défié", of.agreement)]),
                Part::Challenging => of.form(&words::VERBS.challenge).to_owned(),
                Part::ChallengingA(whom) => {
                    let whom = self.target(whom, Prep::None).text;
                    self.last.set(of.agreement);
                    join([of.form(&words::VERBS.challenge), &whom])
                }
                Part::Damaged | Part::WithDamage => {
                    let on = format!("au moins un dommage sur {}", words::stressed(of.agreement));
                    join([of.form(&words::VERBS.have), &on])
                }
                Part::Named(names) => {
                    let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                    format!("{} un personnage {}", of.form(&words::VERBS.be), list(&names, "ou"))
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
        join([of.text.as_str(), &said.join(" et ")])
    }

    fn possession(&self, part: &Part, agreement: Agreement) -> String {
        match part {
            Part::WithDamage => format!("au moins un dommage sur {}", words::stressed(agreement)),
            Part::StatIs(stat, bound) => stat_is(*stat, *bound),
            Part::DamageIs(Bound::OrMore(n)) => format!("au moins {n} dommages"),
            Part::DamageIs(bound) => format!("{} dommages", bound_words(*bound)),
            Part::With(keyword) => words::keyword(*keyword).to_owned(),
            Part::WithCardUnder(_) => format!("une carte sous {}", words::stressed(agreement)),
            part => self.after(part, agreement),
        }
    }

    pub(super) fn happened(&self, event: &HistoryEvent) -> String {
        let turn = "ce tour-ci";
        let by = |who: Who, what: &str| {
            let who = self.someone(who);
            self.clause(&who, &words::VERBS.have, &[what, turn])
        };
        let was = |bound: Bound, noun: &Noun, participle: &str, rest: &str| {
            let there = self.counted(bound, noun);
            let done = agree(participle, there.agreement);
            let ne = if bound == Bound::None { "ne" } else { "" };
            join([there.text.as_str(), ne, there.form(&words::VERBS.have), "été", &done, rest, turn])
        };
        let did = |bound: Bound, noun: &Noun, what: &str| {
            let there = self.counted(bound, noun);
            let ne = if bound == Bound::None { "ne" } else { "" };
            join([there.text.as_str(), ne, there.form(&words::VERBS.have), what, turn])
        };
        let happened = |bound: Bound, noun: &Noun, of: &Event| match of {
            Event::IsBanished(_) => was(bound, noun, "banni", ""),
            Event::IsBanishedInChallenge(_) => was(bound, noun, "banni", "via un défi"),
            Event::Challenges(_, None) => did(bound, noun, "défié"),
            Event::IsDamaged(_) | Event::TakesDamage(_) => did(bound, noun, "subi des dommages"),
            Event::IsPut(_, Destination::Discard(whose)) => {
                let into = format!("dans {}", self.zone(*whose, Zone::Discard, Prep::None));
                was(bound, noun, "placé", &into)
            }
            Event::LeavesDiscard(_, whose) => {
                let from = self.zone(*whose, Zone::Discard, Prep::None);
                did(bound, noun, &format!("quitté {from}"))
            }
            Event::Quests(_) => was(bound, noun, "envoyé", "à l'aventure"),
            _ => untranslated(Node::HistoryEvent(event.plain())),
        };
        match event.plain() {
            event @ HistoryEvent::Happened(_, of) => match event.cards() {
                Some((bound, noun)) => happened(bound, noun, of),
                None => untranslated(Node::HistoryEvent(event)),
            },
            HistoryEvent::Played(who, bound, noun) => {
                let (who, what) = (self.someone(*who), self.bounded(*bound, noun).text);
                let ne = if *bound == Bound::None { "ne" } else { "" };
                join([who.text.as_str(), ne, who.form(&words::VERBS.have), "joué", &what, turn])
            }
            HistoryEvent::RemovedDamage(who, _, from) => {
                let from = self.target(from, Prep::Of).text;
                by(*who, &format!("retiré au moins 1 dommage {from}"))
            }
            HistoryEvent::PutUnder(who, under) => {
                let under = self.target(under, Prep::Under).text;
                by(*who, &format!("placé une carte {under}"))
            }
            HistoryEvent::PutIntoInkwell(who, whose) => {
                let into = self.zone(*whose, Zone::Inkwell, Prep::None);
                by(*who, &format!("placé une carte dans {into}"))
            }
            HistoryEvent::Did(who, past, bound, noun) => self.did(*who, *past, *bound, noun, false),
            event @ HistoryEvent::Perfect(_) => untranslated(Node::HistoryEvent(event)),
        }
    }
}
