//! Italian noun phrases.

use super::Italian;
use super::words::{self, CARD, CHARACTER, a, agree, owner, the};
use crate::pieces::{Pieces, own_kind, spelled_out};
use crate::romance::{Prep, Romance as _};
use crate::{Agreement, Gender, Number, Unit, Zone, join, list, referent, untranslated};
use wording::{Bound, Det, Kind, Node, Noun, Part, Pronoun, Quantity, Stat, Target, Whose};

pub(super) use crate::Phrase;

/// The words before the head noun.
enum Before {
    Nothing,
    A,
    The,
    /// "questo", "quel", "ogni", a number: fixed words, inflected by agreement.
    Words(fn(Agreement, &str) -> String),
    Count(String),
}

impl Italian<'_> {
    fn before(&self, before: &Before, prep: Prep, agreement: Agreement, words: &str) -> String {
        match before {
            Before::Nothing => format!("{}{words}", words::alone(prep)),
            Before::A => a(prep, agreement, words),
            Before::The => the(prep, agreement, words),
            Before::Words(with) => format!("{}{}", words::alone(prep), with(agreement, words)),
            Before::Count(count) => format!("{}{count} {words}", words::alone(prep)),
        }
    }

    /// A noun with the words before it; `yours` adds "tuo".
    fn build(
        &self,
        noun: &Noun,
        number: Number,
        prep: Prep,
        before: &Before,
        extra: &str,
        chosen: bool,
    ) -> Phrase {
        let pieces = Pieces::of(noun);
        let heads = heads(&pieces, number);
        let first = heads[0].1;
        let joint = if pieces.and_or {
            "e/o"
        } else if number == Number::Many && !pieces.or && self.and.get() {
            "e"
        } else {
            "o"
        };
        let own = |agreement: Agreement| {
            let mine = if pieces.yours {
                owner("t", agreement)
            } else if pieces.theirs {
                owner("s", agreement)
            } else {
                String::new()
            };
            let next = if pieces.next { agree("prossimo", agreement) } else { String::new() };
            let other =
                if pieces.other || extra == "altro" { agree("altro", agreement) } else { String::new() };
            let extra =
                if extra.is_empty() || extra == "altro" { String::new() } else { agree(extra, agreement) };
            join([mine.as_str(), &extra, &next, &other])
        };
        let mut said: Vec<String> = Vec::new();
        let last = heads.len() - 1;
        for (n, (word, agreement)) in heads.iter().enumerate() {
            // Repeat the article, unless "altri" covers all the nouns.
            let others = number == Number::Many && (pieces.other || extra == "altro");
            let repeat = n == 0 || matches!(before, Before::A) || matches!(before, Before::The) && !others;
            let owned = if repeat { own(*agreement) } else { String::new() };
            let mut words = join([owned.as_str(), word]);
            if n == last {
                if !pieces.classes.is_empty() {
                    let classes: Vec<String> =
                        pieces.classes.iter().map(|class| words::class(&class.0).to_owned()).collect();
                    words = format!("{words} {}", list(&classes, if pieces.classes_and { "e" } else { "o" }));
                }
                if let Some(ink) = pieces.ink {
                    words = format!("{words} {}", words::ink(ink));
                }
                if pieces.opposing {
                    words = format!("{words} {}", agree("avversario", first));
                }
                for state in &pieces.states {
                    words = format!("{words} {}", agree(words::state(state), first));
                }
            }
            said.push(if repeat { self.before(before, prep, *agreement, &words) } else { words });
        }
        let mut text = list(&said, joint);
        if chosen {
            text.push_str(" a tua scelta");
        }
        if !pieces.names.is_empty() {
            let names: Vec<String> = pieces.names.iter().map(|name| self.site.card_name(&name.0)).collect();
            text = format!("{text} {} {}", agree("chiamato", first), list(&names, "o"));
        }
        for part in &pieces.after {
            let said = match part {
                Part::OrA(other) => format!("o {}", self.described(Det::A, other, prep).text),
                part => self.after(part, first),
            };
            text = join([text.as_str(), &said]);
        }
        if pieces.here {
            text = format!("{text} in questo luogo");
        }
        if let Some(other) = pieces.or_else {
            text = format!("{text} o {}", self.build(other, number, Prep::None, before, "", false).text);
        }
        Phrase { text, agreement: first }
    }

    /// A noun without a determiner.
    pub(super) fn bare(&self, noun: &Noun, number: Number, prep: Prep) -> Phrase {
        self.build(noun, number, prep, &Before::Nothing, "", false)
    }

    /// "uno dei tuoi personaggi": some of several.
    fn some_of(&self, count: &dyn Fn(Agreement) -> String, noun: &Noun, prep: Prep) -> Phrase {
        let many = self.build(noun, Number::Many, Prep::Of, &Before::The, "", false);
        // Write the article only once: "dei tuoi personaggi o luoghi".
        let text = many.text.replace(" o dei tuoi ", " o ").replace(", dei tuoi ", ", ");
        let agreement = Agreement::new(many.agreement.gender, Number::One);
        Phrase { text: format!("{}{} {text}", words::alone(prep), count(agreement)), agreement }
    }

    pub(super) fn described(&self, det: Det, noun: &Noun, prep: Prep) -> Phrase {
        let pieces = Pieces::of(noun);
        let owned = pieces.yours || pieces.theirs;
        let one = |before: &Before, extra: &str, chosen: bool| {
            self.build(noun, Number::One, prep, before, extra, chosen)
        };
        let many = |before: &Before, extra: &str, chosen: bool| {
            self.build(noun, Number::Many, prep, before, extra, chosen)
        };
        let count = |quantity: Quantity, extra: &str, chosen: bool| match quantity {
            Quantity::One => one(&Before::A, extra, chosen),
            Quantity::Exactly(1) => one(&Before::Count("1".to_owned()), extra, chosen),
            Quantity::Exactly(n) => many(&Before::Count(n.to_string()), extra, chosen),
            Quantity::UpTo(1) => one(&Before::Count("fino a 1".to_owned()), extra, chosen),
            Quantity::UpTo(n) => many(&Before::Count(format!("fino a {n}")), extra, chosen),
            Quantity::AnyNumber => many(&Before::Count("un qualsiasi numero di".to_owned()), extra, chosen),
        };
        let uno = |agreement: Agreement| agree("uno", agreement);
        match det {
            Det::This => one(&Before::Words(|a, words| format!("{} {words}", agree("questo", a))), "", false),
            Det::That => one(&Before::Words(that), "", false),
            Det::The => one(&Before::The, "", false),
            Det::TheSeveral => many(&Before::The, "", false),
            Det::Those => many(&Before::Words(that), "", false),
            Det::A if owned => one(&Before::A, "", false),
            Det::A => one(&Before::A, "", false),
            Det::Any => one(
                &Before::Words(|agreement, words| a(Prep::None, agreement, &format!("qualsiasi {words}"))),
                "",
                false,
            ),
            Det::Another => one(&Before::A, "altro", false),
            Det::AChosen => one(&Before::A, "", true),
            Det::OneOf | Det::CountOf(Quantity::One) => self.some_of(&uno, noun, prep),
            Det::CountOf(Quantity::Exactly(n)) => self.several(self.some_of(&|_| n.to_string(), noun, prep)),
            Det::CountOf(Quantity::UpTo(n)) => {
                self.several(self.some_of(&|_| format!("fino a {n}"), noun, prep))
            }
            Det::CountOf(Quantity::AnyNumber) => count(Quantity::AnyNumber, "", false),
            Det::Count(quantity) => count(quantity, "", false),
            Det::Chosen(quantity) => count(quantity, "", true),
            Det::AnotherChosen(quantity) => count(quantity, "altro", true),
            Det::All => {
                self.and.set(true);
                let all = many(&Before::The, "", false);
                self.and.set(false);
                let tutti = agree("tutto", all.agreement);
                let text = match prep {
                    Prep::None => format!("{tutti} {}", all.text),
                    prep => {
                        let bare = self.build(noun, Number::Many, Prep::None, &Before::The, "", false);
                        format!("{}{tutti} {}", words::alone(prep), bare.text)
                    }
                };
                Phrase { text, agreement: all.agreement }
            }
            Det::Each | Det::EachOf => one(&Before::Count("ogni".to_owned()), "", false),
            Det::Bare => {
                self.and.set(true);
                let phrase = many(&Before::The, "", false);
                self.and.set(false);
                phrase
            }
        }
    }

    fn several(&self, phrase: Phrase) -> Phrase {
        Phrase { agreement: Agreement::new(phrase.agreement.gender, Number::Many), ..phrase }
    }

    pub(super) fn target(&self, target: &Target, prep: Prep) -> Phrase {
        if let Target::Pronoun(pronoun) = target {
            let agreement = self.referent(*pronoun);
            let text = match pronoun {
                Pronoun::EachOfThem => format!("{}{}", words::alone(prep), agree("ognuno", agreement)),
                Pronoun::They | Pronoun::He | Pronoun::She | Pronoun::It => {
                    let of = if prep == Prep::On { "di " } else { "" };
                    format!("{}{of}{}", words::alone(prep), agree("esso", agreement))
                }
            };
            return Phrase { text, agreement };
        }
        let phrase = match target {
            Target::Of(det, noun) => self.described(*det, noun, prep),
            Target::Top(1, whose) => Phrase {
                text: format!(
                    "{} {}",
                    the(prep, CARD, "prima carta"),
                    self.zone(*whose, Zone::Deck, Prep::Of)
                ),
                agreement: CARD,
            },
            Target::Top(n, whose) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let cards = the(prep, agreement, &format!("prime {n} carte"));
                Phrase { text: format!("{cards} {}", self.zone(*whose, Zone::Deck, Prep::Of)), agreement }
            }
            Target::Rest => Phrase {
                text: the(prep, CHARACTER, "resto"),
                agreement: Agreement::new(Gender::Feminine, Number::Many),
            },
            Target::Unsaid => return Phrase { text: String::new(), agreement: self.last.get() },
            Target::Either(any) => self.together(any, "o", prep),
            Target::Both(all) => self.together(all, "e", prep),
            Target::SomeOfThem(quantity) => {
                let number = match quantity {
                    Quantity::One => Number::One,
                    Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
                };
                let text = format!("{}{} di esse", words::alone(prep), self.some(*quantity));
                Phrase { text, agreement: Agreement::new(Gender::Feminine, number) }
            }
            Target::There => Phrase { text: "in quel luogo".to_owned(), agreement: CHARACTER },
            Target::TheCards(_, zone) => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                let text = format!("{}tutte le carte {}", words::alone(prep), self.after(zone, agreement));
                Phrase { text, agreement }
            }
            Target::TopCards(n) if *n != 1 => {
                let agreement = Agreement::new(Gender::Feminine, Number::Many);
                Phrase { text: the(prep, agreement, &format!("prime {n} carte")), agreement }
            }
            Target::TopCards(_) => Phrase { text: the(prep, CARD, "prima carta"), agreement: CARD },
            target => Phrase { text: untranslated(Node::Target(target)), agreement: CARD },
        };
        self.last.set(phrase.agreement);
        phrase
    }

    /// Cards that a verb of choosing is written for, which shows that they are chosen.
    pub(super) fn to_choose(&self, target: &Target) -> Phrase {
        match target {
            Target::Of(Det::Chosen(quantity), noun) => {
                self.target(&Target::Of(Det::Count(*quantity), noun.clone()), Prep::None)
            }
            target => self.target(target, Prep::None),
        }
    }

    fn together(&self, all: &[Target], joint: &str, prep: Prep) -> Phrase {
        // A pronoun can't be attached to the verb next to another object.
        let this = Target::Of(Det::This, Noun(vec![Part::Is(vec![own_kind(self.site.card_type)])]));
        let all: Vec<Phrase> = spelled_out(all, &this).map(|one| self.target(one, prep)).collect();
        Phrase::together(all, joint, if joint == "e" { Number::Many } else { Number::One })
    }

    pub(super) fn referent(&self, pronoun: Pronoun) -> Agreement {
        referent(pronoun, self.last.get(), CHARACTER)
    }

    /// A zone with its preposition.
    pub(super) fn zone(&self, whose: Whose, zone: Zone, prep: Prep) -> String {
        let (noun, agreement) = match zone {
            Zone::Hand => ("mano", CARD),
            Zone::Discard => ("scarti", Agreement::new(Gender::Masculine, Number::Many)),
            Zone::Deck => ("mazzo", CHARACTER),
            Zone::Inkwell => ("calamaio", CHARACTER),
        };
        let own = |stem: &str| the(prep, agreement, &format!("{} {noun}", owner(stem, agreement)));
        let of = |player: &str| format!("{} {player}", the(prep, agreement, noun));
        let several = || match zone {
            Zone::Hand => the(prep, Agreement::new(Gender::Feminine, Number::Many), "mani"),
            Zone::Discard => the(prep, agreement, noun),
            Zone::Deck => the(prep, Agreement::new(Gender::Masculine, Number::Many), "mazzi"),
            Zone::Inkwell => the(prep, Agreement::new(Gender::Masculine, Number::Many), "calamai"),
        };
        match whose {
            Whose::Your => own("t"),
            Whose::Their if self.player.get().number == Number::Many => {
                the(prep, agreement, &format!("loro {noun}"))
            }
            Whose::Their => own("s"),
            Whose::ItsPlayers | Whose::TheirPlayers => of("del suo giocatore"),
            Whose::TheirPlayersPlural => format!("{} dei loro giocatori", several()),
            Whose::Any => of("di un qualsiasi giocatore"),
            Whose::ChosenPlayers => of("di un giocatore a tua scelta"),
            Whose::ChosenOpponents => of("di un avversario a tua scelta"),
            Whose::AnOpponents => of("di un avversario"),
            Whose::Opponents | Whose::YourOpponents => format!("{} degli avversari", several()),
            Whose::EachOpponents => of("di ogni avversario"),
            Whose::EachPlayers => of("di ogni giocatore"),
            Whose::APlayers => of("di un giocatore"),
        }
    }

    /// "la ¤ di questo personaggio", "la sua ¤".
    pub(super) fn stat_of(&self, stat: Stat, of: &Target, prep: Prep) -> String {
        let agreement = match stat {
            Stat::Strength | Stat::Willpower => CARD,
            Stat::Lore | Stat::Cost | Stat::MoveCost => CHARACTER,
        };
        let word = words::stat(stat);
        match of {
            Target::Pronoun(_) => the(prep, agreement, &format!("{} {word}", owner("s", agreement))),
            of => format!("{} {}", the(prep, agreement, word), self.target(of, Prep::Of).text),
        }
    }

    /// "un altro personaggio", "2 o più personaggi": the things that someone has.
    pub(super) fn bounded(&self, bound: Bound, noun: &Noun) -> Phrase {
        let pieces = Pieces::of(noun);
        let owned = pieces.yours || pieces.theirs;
        let count = |words: String, number: Number| {
            self.build(noun, number, Prep::None, &Before::Count(words), "", false)
        };
        match bound {
            Bound::Some | Bound::Any if owned => self.some_of(&|a| agree("uno", a), noun, Prep::None),
            Bound::None if owned => self.some_of(&|a| agree("nessuno", a), noun, Prep::None),
            Bound::Some => self.build(noun, Number::One, Prep::None, &Before::A, "", false),
            Bound::Any => count("un qualsiasi".to_owned(), Number::One),
            Bound::Another => self.build(noun, Number::One, Prep::None, &Before::A, "altro", false),
            Bound::None => self.build(noun, Number::Many, Prep::None, &Before::Nothing, "", false),
            Bound::OrMore(n) | Bound::OrGreater(n) => count(format!("{n} o più"), Number::Many),
            Bound::OrLess(n) => count(format!("{n} o meno"), Number::Many),
            Bound::Exactly(1) => count("1".to_owned(), Number::One),
            Bound::Exactly(n) => count(n.to_string(), Number::Many),
            Bound::Only(1) => count("solo 1".to_owned(), Number::One),
            Bound::Only(n) => count(format!("solo {n}"), Number::Many),
        }
    }
}

/// "quel personaggio", "quella carta", "quell'oggetto".
fn that(agreement: Agreement, words: &str) -> String {
    let the = the(Prep::None, agreement, words);
    match the.split_once([' ', '\'']) {
        Some(("il", rest)) => format!("quel {rest}"),
        Some(("lo", rest)) => format!("quello {rest}"),
        Some(("la", rest)) => format!("quella {rest}"),
        Some(("l", rest)) => format!("quell'{rest}"),
        Some(("i", rest)) => format!("quei {rest}"),
        Some(("gli", rest)) => format!("quegli {rest}"),
        Some((_, rest)) => format!("quelle {rest}"),
        None => the,
    }
}

/// The head words of a noun, each with its agreement.
fn heads(pieces: &Pieces<'_>, number: Number) -> Vec<(String, Agreement)> {
    let feminine = Agreement::new(Gender::Feminine, number);
    if pieces.card {
        let kinds: Vec<String> = pieces.kinds.iter().map(|kind| words::label(*kind).to_owned()).collect();
        let card = words::unit(Unit::Card, number == Number::One);
        return vec![(join([card, &list(&kinds, "o")]), feminine)];
    }
    if pieces.drop {
        return vec![(words::unit(Unit::Drop, number == Number::One).to_owned(), feminine)];
    }
    let head =
        |kind: &Kind| (words::noun(*kind, number).to_owned(), Agreement::new(words::gender(*kind), number));
    pieces.kinds.iter().map(head).collect()
}
