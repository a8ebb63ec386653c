//! German noun phrases.

use super::German;
use super::words::{self, Case, Declension, Lexeme, adjective, article, like_dieser, like_ein, one_of};
use crate::pieces::{Pieces, own_kind};
use crate::{Agreement, Gender, Number, Zone, join, list, referent, untranslated};
use Case::{Dative, Genitive, Nominative};
use wording::{Bound, Det, Kind, Node, Noun, Part, Pronoun, Quantity, Stat, Target, Whose};

pub(super) use crate::Phrase;

pub(super) const CHARACTER: Agreement = Agreement::new(Gender::Masculine, Number::One);
pub(super) const CARD: Agreement = Agreement::new(Gender::Feminine, Number::One);

/// The pieces of a noun. German writes some parts in front of the noun that other languages write behind it.
fn pieces(noun: &Noun) -> Pieces<'_> {
    let mut pieces = Pieces::of(noun);
    for part in std::mem::take(&mut pieces.after) {
        match part {
            Part::YourOpponents => pieces.opposing = true,
            Part::WithDamage | Part::WithNoDamage | Part::AtRandom => pieces.states.push(part),
            part => pieces.after.push(part),
        }
    }
    if pieces.here {
        pieces.after.insert(0, &Part::Here);
    }
    // What is only not of a kind takes an article instead of a number: "eine Karte, die …".
    pieces.card &= noun.0.iter().any(|part| matches!(part, Part::CardOf(_)));
    pieces
}

impl German<'_> {
    /// The head words of a noun, including anything that is part of a compound.
    fn heads(&self, pieces: &Pieces<'_>) -> Vec<Lexeme> {
        let classes = pieces.classes;
        let mut heads: Vec<Lexeme> = if pieces.card {
            let base = match pieces.kinds {
                [] => words::card(),
                [first @ .., last] => {
                    let first: Vec<String> = first
                        .iter()
                        .map(|kind| {
                            let word = words::card_of(*kind);
                            word.form(Number::One, Nominative).trim_end_matches("karte").to_owned()
                        })
                        .collect();
                    words::card_of(*last).behind(&hyphened(&first))
                }
            };
            if classes.is_empty() {
                vec![base]
            } else {
                let stems: Vec<String> = classes.iter().map(|class| words::class_stem(&class.0)).collect();
                match stems.as_slice() {
                    [first @ .., last] => {
                        vec![base.behind(&format!("{}{last}-", hyphened(first)))]
                    }
                    [] => vec![base],
                }
            }
        } else if pieces.drop {
            vec![words::ink_drop()]
        } else if classes.is_empty() {
            pieces.kinds.iter().map(|kind| words::kind(*kind)).collect()
        } else if pieces.kinds.iter().all(|kind| *kind == Kind::Character) {
            classes.iter().map(|class| words::of_class(&class.0)).collect()
        } else {
            let stem = words::class_stem(&classes[0].0);
            pieces.kinds.iter().map(|kind| words::kind(*kind).behind(&format!("{stem}-"))).collect()
        };
        if heads.is_empty() {
            heads.push(words::card());
        }
        if let [first @ .., last] = self.first_words(pieces).as_slice() {
            let first = hyphened(first);
            heads = heads.iter().map(|head| head.behind(&format!("{first}{last}-"))).collect();
        }
        heads
    }

    /// The names or the ink type that the head is compounded with.
    fn first_words(&self, pieces: &Pieces<'_>) -> Vec<String> {
        if pieces.names.is_empty() {
            return pieces.ink.iter().map(|ink| words::ink(*ink).to_owned()).collect();
        }
        pieces.names.iter().map(|name| self.site.card_name(&name.0).replace(' ', "-")).collect()
    }

    /// The gender and number of a noun, for pronouns and relative clauses.
    pub(super) fn agreement(&self, noun: &Noun, number: Number) -> Agreement {
        let pieces = pieces(noun);
        Agreement::new(self.heads(&pieces)[0].gender, number)
    }

    /// A noun with a determiner, in the given number and case. `middle` directly follows the noun.
    fn build(
        &self,
        noun: &Noun,
        number: Number,
        case: Case,
        determiner: &dyn Fn(Agreement) -> (String, Declension),
        more: &[&'static str],
        middle: &str,
    ) -> Phrase {
        let pieces = pieces(noun);
        let heads = self.heads(&pieces);
        let joint = match number {
            _ if pieces.and_or => "und/oder",
            _ if pieces.classes_and => "und",
            _ if pieces.or || !pieces.classes.is_empty() => "oder",
            Number::One => "oder",
            Number::Many => self.joint.get(),
        };
        let first = Agreement::new(heads[0].gender, number);
        let repeat = !pieces.classes.is_empty() && number == Number::One && !pieces.card;
        let mut said = Vec::new();
        for (n, head) in heads.iter().enumerate() {
            let agreement = Agreement::new(head.gender, number);
            let word = head.form(number, case);
            if n > 0 && agreement == first && !repeat {
                said.push(word.to_owned());
                continue;
            }
            let (determiner, declension) = determiner(agreement);
            let mut stems: Vec<&str> = Vec::new();
            if pieces.opposing {
                stems.push("gegnerisch");
            }
            if pieces.other {
                stems.push(if more.contains(&"weiter") { "weiter" } else { "ander" });
            }
            stems.extend(more.iter().filter(|stem| !(pieces.other && **stem == "weiter")));
            stems.extend(pieces.next.then_some("nächst"));
            stems.extend(pieces.states.iter().map(|state| words::state(state)));
            let adjectives: Vec<String> =
                stems.iter().map(|stem| adjective(stem, declension, agreement, case)).collect();
            let adjectives = adjectives.join(" ");
            said.push(join([determiner.as_str(), &adjectives, word]));
        }
        let mut text = list(&said, joint);
        if !middle.is_empty() {
            text = format!("{text} {middle}");
        }
        for part in &pieces.after {
            let words = match part {
                Part::OrA(_) => self.or_a(part, case),
                part => self.after(part, first),
            };
            if words.starts_with(',') {
                text.push_str(&words);
            } else if !words.is_empty() {
                text = format!("{text} {words}");
            }
        }
        if let Some(other) = pieces.or_else {
            // Attributes of the first noun do not apply to the other one, which then has its own article.
            let other = match number {
                Number::One if !pieces.after.is_empty() => {
                    self.build(other, number, case, determiner, more, "")
                }
                Number::One | Number::Many => self.bare(other, number, case),
            };
            text = format!("{text} oder {}", other.text);
        }
        Phrase { text, agreement: first }
    }

    /// A noun without a determiner.
    pub(super) fn bare(&self, noun: &Noun, number: Number, case: Case) -> Phrase {
        let pieces = pieces(noun);
        let owner = self.owner_of(&pieces);
        self.build(
            noun,
            number,
            case,
            &|agreement| match owner {
                Some(stem) => (like_ein(stem, agreement, case), Declension::Mixed),
                None => (String::new(), Declension::Strong),
            },
            &[],
            "",
        )
    }

    /// Whether a noun names its owner.
    pub(super) fn is_owned(&self, noun: &Noun) -> bool {
        self.owner_of(&pieces(noun)).is_some()
    }

    fn owner_of(&self, pieces: &Pieces<'_>) -> Option<&'static str> {
        if pieces.yours {
            Some("dein")
        } else if pieces.theirs {
            Some(words::owner(self.player.get()))
        } else {
            None
        }
    }

    /// "einer deiner anderen Charaktere": a number of those.
    fn some_of(&self, count: &dyn Fn(Agreement) -> String, noun: &Noun, case: Case) -> Phrase {
        // An alternative noun is not one of those.
        let (alternatives, rest): (Vec<&Part>, Vec<&Part>) =
            noun.0.iter().partition(|part| matches!(part, Part::OrA(_)));
        let others: Vec<String> = alternatives.iter().map(|part| self.or_a(part, case)).collect();
        let noun = Noun(rest.into_iter().cloned().collect());
        let pieces = pieces(&noun);
        let owner = self.owner_of(&pieces);
        let many = self.build(
            &noun,
            Number::Many,
            Genitive,
            &|agreement| match owner {
                Some(stem) => (like_ein(stem, agreement, Genitive), Declension::Mixed),
                None => (article(agreement, Genitive).to_owned(), Declension::Weak),
            },
            &[],
            "",
        );
        let agreement = Agreement::new(many.agreement.gender, Number::One);
        let text = format!("{} {}", count(agreement), many.text);
        Phrase {
            text: join(std::iter::once(text.as_str()).chain(others.iter().map(String::as_str))),
            agreement,
        }
    }

    /// A zone, as in "in deinem Ablagestapel", without the preposition.
    pub(super) fn zone(&self, whose: Whose, zone: Zone, case: Case) -> String {
        let one = Agreement::new(zone_gender(zone), Number::One);
        let many = Agreement::new(zone_gender(zone), Number::Many);
        let word = |agreement: Agreement| zone_noun(zone, agreement.number, case);
        let with = |stem: &str, agreement: Agreement| {
            format!("{} {}", like_ein(stem, agreement, case), word(agreement))
        };
        let belonging = |agreement: Agreement| {
            let to = adjective("zugehörig", Declension::Weak, agreement, case);
            format!("{} {to} {}", article(agreement, case), word(agreement))
        };
        let opposing = |agreement: Agreement| {
            let ein = like_ein("ein", agreement, case);
            let opposing = adjective("gegnerisch", Declension::Mixed, agreement, case);
            format!("{ein} {opposing} {}", word(agreement))
        };
        let of = |player: &str| format!("{} {} {player}", article(one, case), word(one));
        match whose {
            Whose::Your => with("dein", one),
            Whose::Their => with(words::owner(self.player.get()), one),
            Whose::ItsPlayers | Whose::TheirPlayers => belonging(one),
            Whose::TheirPlayersPlural => belonging(many),
            Whose::Any => with("irgendein", one),
            Whose::AnOpponents => opposing(one),
            Whose::ChosenPlayers => of("einer Person deiner Wahl"),
            Whose::ChosenOpponents => of("einer gegnerischen Person deiner Wahl"),
            Whose::Opponents | Whose::YourOpponents => {
                let opposing = adjective("gegnerisch", Declension::Strong, many, case);
                format!("{opposing} {}", word(many))
            }
            Whose::EachOpponents => of("aller gegnerischen Mitspielenden"),
            Whose::EachPlayers => of("aller Mitspielenden"),
            Whose::APlayers => of("einer Person"),
        }
    }

    /// A determiner and a noun.
    pub(super) fn described(&self, det: Det, noun: &Noun, case: Case) -> Phrase {
        let pieces = pieces(noun);
        let owner = self.owner_of(&pieces);
        let ein = |agreement: Agreement| (like_ein("ein", agreement, case), Declension::Mixed);
        let number = |n: u8| move |_: Agreement| (n.to_string(), Declension::Strong);
        let one =
            |determiner: &dyn Fn(Agreement) -> (String, Declension), more: &[&'static str], middle: &str| {
                self.build(noun, Number::One, case, determiner, more, middle)
            };
        let several =
            |determiner: &dyn Fn(Agreement) -> (String, Declension), more: &[&'static str], middle: &str| {
                self.build(noun, Number::Many, case, determiner, more, middle)
            };
        let owned_one = owner.is_some();
        match det {
            Det::This if noun.0.is_empty() => {
                let kind = own_kind(self.site.card_type);
                self.described(det, &Noun(vec![Part::Is(vec![kind])]), case)
            }
            Det::This => one(&|a| (like_dieser("dies", a, case), Declension::Weak), &[], ""),
            // "jener" distinguishes a card of the same kind from this one.
            Det::That if pieces.card || pieces.kinds == [own_kind(self.site.card_type)] => {
                one(&|a| (like_dieser("jen", a, case), Declension::Weak), &[], "")
            }
            Det::That => one(&|a| (like_dieser("dies", a, case), Declension::Weak), &[], ""),
            Det::The => one(&|a| (article(a, case).to_owned(), Declension::Weak), &[], ""),
            Det::TheSeveral => several(&|a| (article(a, case).to_owned(), Declension::Weak), &[], ""),
            Det::Those => several(&|a| (like_dieser("dies", a, case), Declension::Weak), &[], ""),
            Det::A | Det::Any | Det::Count(Quantity::One) if owned_one => {
                self.some_of(&|a| one_of(a, case), noun, case)
            }
            Det::A if pieces.here && !pieces.card => {
                let yours = Noun(std::iter::once(Part::Your).chain(noun.0.iter().cloned()).collect());
                self.some_of(&|a| one_of(a, case), &yours, case)
            }
            Det::A | Det::Any if pieces.card && self.digits.get() => one(&number(1), &[], ""),
            Det::Another if owned_one => self.some_of(&|a| one_of(a, case), &with_other(noun), case),
            Det::Another => one(&ein, &["ander"], ""),
            Det::AChosen => one(&ein, &[], "deiner Wahl"),
            Det::OneOf => self.some_of(&|a| one_of(a, case), noun, case),
            Det::CountOf(Quantity::One) => self.some_of(&|a| one_of(a, case), noun, case),
            Det::CountOf(Quantity::Exactly(n)) => self.plural(self.some_of(&|_| n.to_string(), noun, case)),
            Det::CountOf(Quantity::UpTo(n)) => {
                self.plural(self.some_of(&|_| format!("bis zu {n}"), noun, case))
            }
            Det::CountOf(Quantity::AnyNumber) | Det::Count(Quantity::AnyNumber) if owned_one => {
                self.plural(self.some_of(&|_| any_number(case), noun, case))
            }
            Det::CountOf(Quantity::AnyNumber) | Det::Count(Quantity::AnyNumber) => {
                several(&|_| (any_number(case), Declension::Strong), &[], "")
            }
            Det::Count(Quantity::One) if pieces.card => one(&number(1), &[], ""),
            Det::A | Det::Any | Det::Count(Quantity::One) => one(&ein, &[], ""),
            Det::Count(Quantity::Exactly(1)) => one(&number(1), &[], ""),
            Det::Count(Quantity::Exactly(n)) => several(&number(n), &[], ""),
            Det::Count(Quantity::UpTo(1)) => one(&|_| ("bis zu 1".to_owned(), Declension::Strong), &[], ""),
            Det::Count(Quantity::UpTo(n)) => {
                several(&|_| (format!("bis zu {n}"), Declension::Strong), &[], "")
            }
            Det::Chosen(quantity) => self.chosen(quantity, false, noun, case),
            Det::AnotherChosen(quantity) => self.chosen(quantity, true, noun, case),
            Det::All => {
                self.joint.set("und");
                let all = match owner {
                    Some(stem) => several(
                        &|a| (format!("alle {}", like_ein(stem, a, case)), Declension::Mixed),
                        &[],
                        "",
                    ),
                    None => several(&|a| (like_dieser("all", a, case), Declension::Weak), &[], ""),
                };
                self.joint.set("oder");
                all
            }
            Det::Each if owned_one => self.some_of(&|a| like_dieser("jed", a, case), noun, case),
            Det::Each => one(&|a| (like_dieser("jed", a, case), Declension::Weak), &[], ""),
            Det::EachOf => self.some_of(&|a| like_dieser("jed", a, case), noun, case),
            Det::Bare => {
                self.joint.set("und");
                let phrase = self.bare(noun, Number::Many, case);
                self.joint.set("oder");
                phrase
            }
        }
    }

    /// "einen Charakter deiner Wahl", "bis zu 2 deiner anderen Charaktere".
    fn chosen(&self, quantity: Quantity, another: bool, noun: &Noun, case: Case) -> Phrase {
        if self.is_owned(noun) {
            let noun = &if another { with_other(noun) } else { noun.clone() };
            let count = match quantity {
                Quantity::One => return self.some_of(&|a| one_of(a, case), noun, case),
                Quantity::Exactly(n) => n.to_string(),
                Quantity::UpTo(n) => format!("bis zu {n}"),
                Quantity::AnyNumber => any_number(case),
            };
            return self.plural(self.some_of(&|_| count.clone(), noun, case));
        }
        let more: &[&'static str] = if another { &["ander"] } else { &[] };
        let number = match quantity {
            Quantity::One => Number::One,
            Quantity::Exactly(1) | Quantity::UpTo(1) if !another => Number::One,
            Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
        };
        let determiner = |agreement: Agreement| match quantity {
            Quantity::One => (like_ein("ein", agreement, case), Declension::Mixed),
            Quantity::Exactly(n) => (n.to_string(), Declension::Strong),
            Quantity::UpTo(n) => (format!("bis zu {n}"), Declension::Strong),
            Quantity::AnyNumber => (any_number(case), Declension::Strong),
        };
        self.build(noun, number, case, &determiner, more, "deiner Wahl")
    }

    fn plural(&self, phrase: Phrase) -> Phrase {
        Phrase { agreement: Agreement::new(phrase.agreement.gender, Number::Many), ..phrase }
    }

    /// A reference to cards. Pronouns refer to these cards from now on.
    pub(super) fn target(&self, target: &Target, case: Case) -> Phrase {
        if let Target::Pronoun(pronoun) = target {
            let agreement = self.referent(*pronoun);
            let text = match pronoun {
                Pronoun::EachOfThem => format!("{} davon", like_dieser("jed", agreement, case)),
                Pronoun::They | Pronoun::He | Pronoun::She | Pronoun::It => {
                    words::pronoun(agreement, case).to_owned()
                }
            };
            return Phrase { text, agreement };
        }
        let phrase = match target {
            Target::Of(det, noun) => self.described(*det, noun, case),
            Target::Top(1, whose) => Phrase {
                text: format!(
                    "{} Karte {}",
                    the(CARD, "oberst", case),
                    self.zone(*whose, Zone::Deck, Genitive)
                ),
                agreement: CARD,
            },
            Target::Top(n, whose) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let text = format!(
                    "{} {n} Karten {}",
                    the(agreement, "oberst", case),
                    self.zone(*whose, Zone::Deck, Genitive)
                );
                Phrase { text, agreement }
            }
            Target::Rest => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                Phrase { text: format!("{} Karten", the(agreement, "restlich", case)), agreement }
            }
            Target::Unsaid => return Phrase { text: String::new(), agreement: self.last.get() },
            Target::Either(any) => self.together(any, "oder", case),
            Target::Both(all) => self.together(all, "und", case),
            Target::SomeOfThem(quantity) => {
                let (text, number) = match quantity {
                    Quantity::One => ("1 davon".to_owned(), Number::One),
                    Quantity::Exactly(n) => (format!("{n} davon"), Number::Many),
                    Quantity::UpTo(n) => (format!("bis zu {n} davon"), Number::Many),
                    Quantity::AnyNumber => ("beliebig viele davon".to_owned(), Number::Many),
                };
                Phrase { text, agreement: Agreement::new(Gender::Feminine, number) }
            }
            Target::There => Phrase { text: "dorthin".to_owned(), agreement: CHARACTER },
            Target::TheCards(_, zone) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let text =
                    format!("{} Karten {}", like_dieser("all", agreement, case), self.after(zone, agreement));
                Phrase { text, agreement }
            }
            Target::TopCards(n) if *n != 1 => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                Phrase { text: format!("{} {n} Karten", the(agreement, "oberst", case)), agreement }
            }
            Target::TopCards(_) => {
                Phrase { text: format!("{} Karte", the(CARD, "oberst", case)), agreement: CARD }
            }
            target => Phrase { text: untranslated(Node::Target(target)), agreement: CARD },
        };
        self.last.set(phrase.agreement);
        phrase
    }

    fn together(&self, all: &[Target], joint: &str, case: Case) -> Phrase {
        let all: Vec<Phrase> = all.iter().map(|one| self.target(one, case)).collect();
        Phrase::together(all, joint, if joint == "und" { Number::Many } else { Number::One })
    }

    /// The agreement of a pronoun.
    pub(super) fn referent(&self, pronoun: Pronoun) -> Agreement {
        referent(pronoun, self.last.get(), CHARACTER)
    }

    /// "die ¤ dieses Charakters", "seine ¤".
    pub(super) fn stat_of(&self, stat: Stat, of: &Target, case: Case) -> String {
        let agreement = match stat {
            Stat::Strength | Stat::Willpower => CARD,
            Stat::Lore => CHARACTER,
            Stat::Cost | Stat::MoveCost => Agreement::new(Gender::Feminine, Number::Many),
        };
        let word = words::stat(stat);
        match of {
            Target::Pronoun(pronoun) => {
                let owner = words::owner(self.referent(*pronoun));
                format!("{} {word}", like_ein(owner, agreement, case))
            }
            of => {
                // A number can't show the case.
                let digits = self.digits.replace(false);
                let of = self.target(of, Genitive).text;
                self.digits.set(digits);
                format!("{} {word} {of}", article(agreement, case))
            }
        }
    }

    /// "mindestens einen weiteren Charakter", "keine Karten": the object of "have" in the accusative, or the
    /// subject of "there is".
    pub(super) fn bounded(&self, bound: Bound, noun: &Noun, case: Case) -> Phrase {
        let owned = self.is_owned(noun);
        let least = if self.least.get() || noun.0.contains(&Part::Here) { "mindestens " } else { "" };
        let ein = |a: Agreement| (format!("{least}{}", like_ein("ein", a, case)), Declension::Mixed);
        let count = |words: String| move |_: Agreement| (words.clone(), Declension::Strong);
        match bound {
            Bound::Some | Bound::Any if owned => {
                self.some_of(&|a| format!("mindestens {}", one_of(a, case)), noun, case)
            }
            Bound::None if owned => self.some_of(&|a| like_dieser("kein", a, case), noun, case),
            Bound::Some | Bound::Any => self.build(noun, Number::One, case, &ein, &[], ""),
            Bound::Another => self.build(noun, Number::One, case, &ein, &["weiter"], ""),
            Bound::None => self.build(
                noun,
                Number::Many,
                case,
                &|a| (like_ein("kein", a, case), Declension::Mixed),
                &[],
                "",
            ),
            Bound::OrMore(n) | Bound::OrGreater(n) => {
                let number = if n == 1 { Number::One } else { Number::Many };
                let more: &[&'static str] = if noun.0.contains(&Part::Other) { &["weiter"] } else { &[] };
                self.build(noun, number, case, &count(format!("mindestens {n}")), more, "")
            }
            Bound::OrLess(n) => {
                self.build(noun, Number::Many, case, &count(format!("höchstens {n}")), &[], "")
            }
            Bound::Exactly(1) => self.build(noun, Number::One, case, &count("1".to_owned()), &[], ""),
            Bound::Exactly(n) => self.build(noun, Number::Many, case, &count(n.to_string()), &[], ""),
            Bound::Only(1) => self.build(noun, Number::One, case, &count("nur 1".to_owned()), &[], ""),
            Bound::Only(n) => self.build(noun, Number::Many, case, &count(format!("nur {n}")), &[], ""),
        }
    }

    /// "1 Karte", "2 Gegenstandskarten".
    pub(super) fn quantity(&self, quantity: Quantity, noun: &Noun, case: Case) -> Phrase {
        self.described(Det::Count(quantity), noun, case)
    }
}

/// "Charakter-, Gegenstands- oder ": the stems before the last of several compounds.
fn hyphened(stems: &[String]) -> String {
    let stems: Vec<String> = stems.iter().map(|stem| format!("{stem}-")).collect();
    if stems.is_empty() { String::new() } else { format!("{} oder ", stems.join(", ")) }
}

/// "beliebig viele", "beliebig vielen".
fn any_number(case: Case) -> String {
    adjective("beliebig viel", Declension::Strong, Agreement::new(Gender::Masculine, Number::Many), case)
}

/// The noun with "other".
fn with_other(noun: &Noun) -> Noun {
    let mut parts = noun.0.clone();
    if !parts.contains(&Part::Other) {
        parts.insert(0, Part::Other);
    }
    Noun(parts)
}

/// "die oberste", "die restlichen".
fn the(agreement: Agreement, stem: &str, case: Case) -> String {
    format!("{} {}", article(agreement, case), adjective(stem, Declension::Weak, agreement, case))
}

fn zone_gender(zone: Zone) -> Gender {
    match zone {
        Zone::Hand => Gender::Feminine,
        Zone::Discard | Zone::Inkwell => Gender::Masculine,
        Zone::Deck => Gender::Neuter,
    }
}

fn zone_noun(zone: Zone, number: Number, case: Case) -> &'static str {
    match (zone, number, case) {
        (Zone::Hand, Number::One, _) => "Hand",
        (Zone::Hand, Number::Many, Dative) => "Händen",
        (Zone::Hand, Number::Many, _) => "Hände",
        (Zone::Discard, Number::One, Genitive) => "Ablagestapels",
        (Zone::Discard, Number::Many, Dative) => "Ablagestapeln",
        (Zone::Discard, _, _) => "Ablagestapel",
        (Zone::Deck, Number::One, Genitive) | (Zone::Deck, Number::Many, _) => "Decks",
        (Zone::Deck, Number::One, _) => "Deck",
        (Zone::Inkwell, Number::One, Genitive) => "Tintenvorrats",
        (Zone::Inkwell, Number::One, _) => "Tintenvorrat",
        (Zone::Inkwell, Number::Many, Dative) => "Tintenvorräten",
        (Zone::Inkwell, Number::Many, _) => "Tintenvorräte",
    }
}
