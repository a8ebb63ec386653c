//! French noun phrases.

use super::French;
use super::rule::is_chosen;
use super::words::{self, CARD, CARDS, CHARACTER, a, agree, owner, the, this};
use crate::pieces::{Pieces, own_kind, spelled_out};
use crate::romance::{Prep, Romance as _};
use crate::{Agreement, Gender, Number, Unit, Zone, join, list, referent, untranslated};
use wording::{Bound, Det, Kind, Node, Noun, Part, Pronoun, Quantity, Stat, Target, Whose};

pub(super) use crate::Phrase;

enum Before {
    Nothing,
    A,
    The,
    This,
    Count(String),
}

impl French<'_> {
    fn before(&self, before: &Before, prep: Prep, agreement: Agreement, words: &str) -> String {
        match before {
            Before::Nothing => format!("{}{words}", words::alone(prep)),
            Before::A => a(prep, agreement, words),
            Before::The => the(prep, agreement, words),
            Before::This => format!("{}{}", words::alone(prep), this(agreement, words)),
            Before::Count(count) => format!("{}{count} {words}", words::alone(prep)),
        }
    }

    /// The possessive of a noun: "vos", "leurs".
    fn owner_of(&self, pieces: &Pieces<'_>, owned: Agreement) -> &'static str {
        match (pieces.yours, owned.number) {
            (true, Number::One) => "votre",
            (true, Number::Many) => "vos",
            (false, _) => owner(self.player.get(), owned),
        }
    }

    fn build(&self, noun: &Noun, number: Number, prep: Prep, before: &Before, extra: &str) -> Phrase {
        let pieces = Pieces::of(noun);
        let heads = heads(&pieces, number);
        let first = heads[0].1;
        let joint = if pieces.and_or {
            "et/ou"
        } else if number == Number::Many && !pieces.or && self.and.get() {
            "et"
        } else {
            "ou"
        };
        // The owner or chooser is named before the damage.
        let had = |part: &&Part| matches!(part, Part::HaveInPlay(_) | Part::HaveHere(_) | Part::Have(_));
        let had = self.choice.get() || pieces.after.iter().any(had);
        let late = |state: &&&Part| had && matches!(state, Part::Damaged);
        let last = heads.len() - 1;
        let mut said: Vec<String> = Vec::new();
        for (n, (word, agreement)) in heads.iter().enumerate() {
            // Repeat the article, unless "autres" covers all the nouns.
            let others = pieces.other || extra == "autre";
            let repeat = n == 0 || matches!(before, Before::A) || matches!(before, Before::The) && !others;
            let other = if others && repeat { agree("autre", *agreement) } else { String::new() };
            let next = if pieces.next { agree("prochain", *agreement) } else { String::new() };
            let extra = if extra == "autre" { "" } else { extra };
            let mut words = join([extra, &next, &other, word]);
            if n == last {
                if !pieces.classes.is_empty() {
                    let classes: Vec<String> =
                        pieces.classes.iter().map(|class| words::class(&class.0).to_owned()).collect();
                    words =
                        format!("{words} {}", list(&classes, if pieces.classes_and { "et" } else { "ou" }));
                }
                if let Some(ink) = pieces.ink {
                    words = format!("{words} {}", words::ink(ink));
                }
                if !pieces.names.is_empty() {
                    let names: Vec<String> =
                        pieces.names.iter().map(|name| self.site.card_name(&name.0)).collect();
                    let named =
                        if pieces.card { format!("{} ", agree("nommé", first)) } else { String::new() };
                    words = format!("{words} {named}{}", list(&names, "ou"));
                }
                if pieces.opposing {
                    words = format!("{words} {}", agree("adverse", first));
                }
                for state in pieces.states.iter().filter(|state| !late(state)) {
                    words = format!("{words} {}", self.state(state, first));
                }
            }
            said.push(if repeat { self.before(before, prep, *agreement, &words) } else { words });
        }
        let mut text = list(&said, joint);
        if self.choice.take() {
            text.push_str(" de votre choix");
        }
        // If another character was named, "ce personnage-ci" must distinguish this one.
        let named = !pieces.card && pieces.kinds.contains(&Kind::Character);
        if named && !matches!(before, Before::This | Before::Nothing) {
            self.others.set(true);
        }
        for part in &pieces.after {
            let said = match part {
                Part::OrA(other) => format!("ou {}", self.described(Det::A, other, prep).text),
                part => self.after(part, first),
            };
            text = join([text.as_str(), &said]);
        }
        for state in pieces.states.iter().filter(late) {
            text = format!("{text} {}", self.state(state, first));
        }
        if pieces.here {
            text = format!("{text} sur ce lieu");
        }
        if let Some(other) = pieces.or_else {
            text = format!("{text} ou {}", self.build(other, number, Prep::None, before, "").text);
        }
        Phrase { text, agreement: first }
    }

    /// A state after its noun.
    pub(super) fn state(&self, part: &Part, agreement: Agreement) -> String {
        match part {
            Part::Damaged | Part::WithDamage => {
                format!("ayant au moins un dommage sur {}", words::stressed(agreement))
            }
            Part::Undamaged | Part::WithNoDamage => "sans dommage".to_owned(),
            Part::Challenging => {
                if agreement.number == Number::Many { "qui défient" } else { "qui défie" }.to_owned()
            }
            part => agree(words::state(part), agreement),
        }
    }

    pub(super) fn bare(&self, noun: &Noun, number: Number, prep: Prep) -> Phrase {
        let pieces = Pieces::of(noun);
        if pieces.yours || pieces.theirs {
            let agreement = self.build(noun, number, Prep::None, &Before::Nothing, "").agreement;
            let owner = self.owner_of(&pieces, agreement).to_owned();
            return self.build(noun, number, prep, &Before::Count(owner), "");
        }
        self.build(noun, number, prep, &Before::Nothing, "")
    }

    /// "l'un de vos personnages".
    fn some_of(&self, count: &dyn Fn(Agreement) -> String, noun: &Noun, prep: Prep) -> Phrase {
        let pieces = Pieces::of(noun);
        let agreement = self.build(noun, Number::Many, Prep::None, &Before::Nothing, "").agreement;
        let many = if pieces.yours || pieces.theirs {
            let owner = self.owner_of(&pieces, agreement).to_owned();
            self.build(noun, Number::Many, Prep::Of, &Before::Count(owner), "")
        } else {
            self.build(noun, Number::Many, Prep::Of, &Before::The, "")
        };
        let agreement = Agreement::new(agreement.gender, Number::One);
        let count = count(agreement);
        Phrase { text: format!("{}{count} {}", words::alone(prep), many.text), agreement }
    }

    pub(super) fn described(&self, det: Det, noun: &Noun, prep: Prep) -> Phrase {
        let pieces = Pieces::of(noun);
        let owned = pieces.yours || pieces.theirs;
        let one = |before: &Before, extra: &str| self.build(noun, Number::One, prep, before, extra);
        let many = |before: &Before, extra: &str| self.build(noun, Number::Many, prep, before, extra);
        let l_un = |agreement: Agreement| format!("l'{}", agree("un", agreement));
        let count = |quantity: Quantity, extra: &str| match quantity {
            Quantity::One => one(&Before::A, extra),
            Quantity::Exactly(1) => one(&Before::Count("1".to_owned()), extra),
            Quantity::Exactly(n) => many(&Before::Count(n.to_string()), extra),
            Quantity::UpTo(1) => one(&Before::Count("jusqu'à 1".to_owned()), extra),
            Quantity::UpTo(n) => many(&Before::Count(format!("jusqu'à {n}")), extra),
            Quantity::AnyNumber => many(&Before::Count("n'importe quel nombre de".to_owned()), extra),
        };
        let of_owned = |quantity: Quantity, noun: &Noun| match quantity {
            Quantity::One => self.some_of(&l_un, noun, prep),
            Quantity::Exactly(n) => self.several(self.some_of(&|_| n.to_string(), noun, prep)),
            Quantity::UpTo(n) => self.several(self.some_of(&|_| format!("jusqu'à {n}"), noun, prep)),
            Quantity::AnyNumber => {
                self.several(self.some_of(&|_| "n'importe quel nombre".to_owned(), noun, prep))
            }
        };
        match det {
            Det::This => {
                let phrase = one(&Before::This, "");
                if self.others.get() && phrase.text.ends_with("personnage") {
                    return Phrase { text: format!("{}-ci", phrase.text), ..phrase };
                }
                phrase
            }
            // "-là" distinguishes a card of the same kind from this one.
            Det::That if !pieces.card && pieces.kinds == [own_kind(self.site.card_type)] => {
                let phrase = one(&Before::This, "");
                let alone = phrase.text.ends_with(words::noun(pieces.kinds[0], Number::One));
                if alone { Phrase { text: format!("{}-là", phrase.text), ..phrase } } else { phrase }
            }
            Det::That => one(&Before::This, ""),
            Det::The => one(&Before::The, ""),
            Det::TheSeveral => many(&Before::The, ""),
            Det::Those => many(&Before::This, ""),
            Det::A | Det::Any if owned => self.some_of(&l_un, noun, prep),
            Det::A | Det::AChosen => one(&Before::A, ""),
            Det::Any => {
                let agreement = one(&Before::Nothing, "").agreement;
                one(&Before::Count(format!("n'importe {}", agree("quel", agreement))), "")
            }
            Det::Another if owned => {
                self.some_of(&|agreement| format!("{} autre", agree("un", agreement)), noun, prep)
            }
            Det::Another => one(&Before::A, "autre"),
            Det::OneOf => self.some_of(&l_un, noun, prep),
            Det::CountOf(quantity) => of_owned(quantity, noun),
            Det::Count(quantity) | Det::Chosen(quantity) if owned => of_owned(quantity, noun),
            Det::Count(quantity) | Det::Chosen(quantity) => count(quantity, ""),
            Det::AnotherChosen(Quantity::One) if owned => {
                let plain = crate::pieces::without(noun, |part| *part == Part::Other);
                self.some_of(&|agreement| format!("{} autre", agree("un", agreement)), &plain, prep)
            }
            Det::AnotherChosen(quantity) if owned => {
                let plain = crate::pieces::without(noun, |part| *part == Part::Other);
                let other = Noun(std::iter::once(Part::Other).chain(plain.0).collect());
                of_owned(quantity, &other)
            }
            Det::AnotherChosen(quantity) => count(quantity, "autre"),
            Det::All => {
                self.and.set(true);
                let mut all = if owned {
                    self.bare(noun, Number::Many, Prep::None)
                } else {
                    self.build(noun, Number::Many, Prep::None, &Before::The, "")
                };
                all.text = format!("{}{} {}", words::alone(prep), tous(all.agreement), all.text);
                self.and.set(false);
                all
            }
            Det::Each if owned => self.some_of(&|agreement| agree("chacun", agreement), noun, prep),
            Det::Each => one(&Before::Count("chaque".to_owned()), ""),
            Det::EachOf => self.some_of(&|agreement| agree("chacun", agreement), noun, prep),
            Det::Bare => {
                self.and.set(true);
                let phrase = if owned { self.bare(noun, Number::Many, prep) } else { many(&Before::The, "") };
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
                Pronoun::EachOfThem => agree("chacun", agreement),
                Pronoun::They | Pronoun::He | Pronoun::She | Pronoun::It => {
                    words::stressed(agreement).to_owned()
                }
            };
            return Phrase { text: format!("{}{text}", words::alone(prep)), agreement };
        }
        let phrase = match target {
            Target::Of(det, noun) => {
                let pieces = Pieces::of(noun);
                self.choice.set(is_chosen(target) && !pieces.yours && !pieces.theirs);
                self.described(*det, noun, prep)
            }
            Target::Top(1, whose) => Phrase {
                text: format!(
                    "{} {}",
                    the(prep, CARD, "carte du dessus"),
                    self.zone(*whose, Zone::Deck, Prep::Of)
                ),
                agreement: CARD,
            },
            Target::Top(n, whose) => {
                let cards = the(prep, CARDS, &format!("{n} cartes du dessus"));
                Phrase {
                    text: format!("{cards} {}", self.zone(*whose, Zone::Deck, Prep::Of)),
                    agreement: CARDS,
                }
            }
            Target::Rest => Phrase { text: the(prep, CARDS, "autres cartes"), agreement: CARDS },
            Target::Unsaid => return Phrase { text: String::new(), agreement: self.last.get() },
            Target::Either(any) => self.together(any, "ou", prep),
            Target::Both(all) => self.together(all, "et", prep),
            Target::SomeOfThem(quantity) => {
                let number = match quantity {
                    Quantity::One => Number::One,
                    Quantity::Exactly(_) | Quantity::UpTo(_) | Quantity::AnyNumber => Number::Many,
                };
                let text = format!("{}{} d'entre elles", words::alone(prep), self.some(*quantity));
                Phrase { text, agreement: Agreement::new(Gender::Feminine, number) }
            }
            Target::There => Phrase { text: "sur ce lieu".to_owned(), agreement: CHARACTER },
            Target::TheCards(_, zone) => Phrase {
                text: format!("{}toutes les cartes {}", words::alone(prep), self.after(zone, CARDS)),
                agreement: CARDS,
            },
            Target::TopCards(n) if *n != 1 => {
                Phrase { text: the(prep, CARDS, &format!("{n} cartes du dessus")), agreement: CARDS }
            }
            Target::TopCards(_) => Phrase { text: the(prep, CARD, "carte du dessus"), agreement: CARD },
            target => Phrase { text: untranslated(Node::Target(target)), agreement: CARD },
        };
        self.last.set(phrase.agreement);
        phrase
    }

    /// The words after "choisissez", if nothing else shows that the card is chosen.
    pub(super) fn to_choose(&self, target: &Target) -> Phrase {
        match target {
            Target::Of(det, noun) => {
                // The verb already shows that it is chosen.
                let noun = crate::pieces::without(noun, |part| *part == Part::Chosen);
                let phrase = self.described(*det, &noun, Prep::None);
                self.last.set(phrase.agreement);
                phrase
            }
            target => self.target(target, Prep::None),
        }
    }

    fn together(&self, all: &[Target], joint: &str, prep: Prep) -> Phrase {
        // A pronoun can't be attached to the verb next to another object.
        let this = Target::Of(Det::This, Noun(vec![Part::Is(vec![own_kind(self.site.card_type)])]));
        let all: Vec<Phrase> = spelled_out(all, &this).map(|one| self.target(one, prep)).collect();
        Phrase::together(all, joint, if joint == "et" { Number::Many } else { Number::One })
    }

    pub(super) fn referent(&self, pronoun: Pronoun) -> Agreement {
        referent(pronoun, self.last.get(), CHARACTER)
    }

    /// A zone with its preposition.
    pub(super) fn zone(&self, whose: Whose, zone: Zone, prep: Prep) -> String {
        let noun = match zone {
            Zone::Hand => "main",
            Zone::Discard => "défausse",
            Zone::Deck => "pioche",
            Zone::Inkwell => "réserve d'encre",
        };
        let own = |owner: &str| format!("{}{owner} {noun}", words::alone(prep));
        let of = |player: &str| format!("{} {player}", the(prep, CARD, noun));
        match whose {
            Whose::Your => own("votre"),
            Whose::Their => own(owner(self.player.get(), CARD)),
            Whose::ItsPlayers | Whose::TheirPlayers if self.last.get().number == Number::One => {
                of("de son propriétaire")
            }
            Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => of("de leur propriétaire"),
            Whose::Any => of("de n'importe quel joueur"),
            Whose::ChosenPlayers => of("d'un joueur de votre choix"),
            Whose::ChosenOpponents => of("d'un adversaire de votre choix"),
            Whose::AnOpponents => of("d'un adversaire"),
            Whose::Opponents | Whose::YourOpponents => of("de vos adversaires"),
            Whose::EachOpponents => of("de chaque adversaire"),
            Whose::EachPlayers => of("de chaque joueur"),
            Whose::APlayers => of("d'un joueur"),
        }
    }

    pub(super) fn stat_of(&self, stat: Stat, of: &Target, prep: Prep) -> String {
        let agreement = match stat {
            Stat::Strength | Stat::Willpower | Stat::Lore => CARD,
            Stat::Cost | Stat::MoveCost => CHARACTER,
        };
        let word = words::stat(stat);
        match of {
            Target::Pronoun(pronoun) => {
                format!("{}{} {word}", words::alone(prep), owner(self.referent(*pronoun), agreement))
            }
            of => format!("{} {}", the(prep, agreement, word), self.target(of, Prep::Of).text),
        }
    }

    /// The cards or things that someone has.
    pub(super) fn bounded(&self, bound: Bound, noun: &Noun) -> Phrase {
        let pieces = Pieces::of(noun);
        let owned = pieces.yours || pieces.theirs;
        let count = |words: String, number: Number, extra: &str| {
            self.build(noun, number, Prep::None, &Before::Count(words), extra)
        };
        match bound {
            Bound::Some | Bound::Any if owned => {
                self.some_of(&|agreement| format!("l'{}", agree("un", agreement)), noun, Prep::None)
            }
            Bound::None if owned => self.some_of(&|agreement| agree("aucun", agreement), noun, Prep::None),
            Bound::Some | Bound::Any => self.build(noun, Number::One, Prep::None, &Before::A, ""),
            Bound::Another => self.build(noun, Number::One, Prep::None, &Before::A, "autre"),
            Bound::None => {
                let one = self.build(noun, Number::One, Prep::None, &Before::Nothing, "");
                Phrase { text: format!("{} {}", agree("aucun", one.agreement), one.text), ..one }
            }
            Bound::OrMore(n) | Bound::OrGreater(n) => {
                // The place comes after "ou plus".
                let place = |part: &Part| {
                    matches!(
                        part,
                        Part::InPlay | Part::InHand(_) | Part::InInkwell(_) | Part::InDiscard(_) | Part::Here
                    )
                };
                let plain = crate::pieces::without(noun, place);
                let number = if n == 1 { Number::One } else { Number::Many };
                let phrase = self.build(&plain, number, Prep::None, &Before::Count(n.to_string()), "");
                let places: Vec<String> = noun
                    .0
                    .iter()
                    .filter(|part| place(part))
                    .map(|part| self.after(part, phrase.agreement))
                    .collect();
                Phrase { text: join([phrase.text.as_str(), "ou plus", &places.join(" ")]), ..phrase }
            }
            Bound::OrLess(n) => count(format!("au plus {n}"), Number::Many, ""),
            Bound::Exactly(1) => count("1".to_owned(), Number::One, ""),
            Bound::Exactly(n) => count(n.to_string(), Number::Many, ""),
            Bound::Only(1) => count("un seul".to_owned(), Number::One, ""),
            Bound::Only(n) => count(format!("seulement {n}"), Number::Many, ""),
        }
    }
}

fn tous(agreement: Agreement) -> &'static str {
    if agreement.gender == Gender::Feminine { "toutes" } else { "tous" }
}

/// The head words of a noun, each with its agreement.
fn heads(pieces: &Pieces<'_>, number: Number) -> Vec<(String, Agreement)> {
    let feminine = Agreement::new(Gender::Feminine, number);
    if pieces.card {
        let kinds: Vec<String> = pieces.kinds.iter().map(|kind| words::label(*kind).to_owned()).collect();
        let card = words::unit(Unit::Card, number == Number::One);
        return vec![(join([card, &list(&kinds, "ou")]), feminine)];
    }
    if pieces.drop {
        return vec![(words::unit(Unit::Drop, number == Number::One).to_owned(), feminine)];
    }
    let head =
        |kind: &Kind| (words::noun(*kind, number).to_owned(), Agreement::new(words::gender(*kind), number));
    pieces.kinds.iter().map(head).collect()
}
