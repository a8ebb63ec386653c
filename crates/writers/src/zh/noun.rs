//! Chinese noun phrases. All modifiers come before the noun.

use super::{Chinese, words};
use crate::pieces::{Pieces, own_kind, without};
use crate::text::series;
use crate::{Zone, untranslated};
use wording::{Bound, CardType, Det, Kind, Node, Noun, Part, Pronoun, Quantity, Stat, Target, Whose};

/// The antecedent of a pronoun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Referent {
    pub many: bool,
    /// Whether it is a card or thing, which is "它".
    pub thing: bool,
}

pub(super) const CHARACTER: Referent = Referent { many: false, thing: false };
pub(super) const CARD: Referent = Referent { many: false, thing: true };

#[derive(Clone, Debug)]
pub(super) struct Phrase {
    pub text: String,
    pub referent: Referent,
}

/// "甲", "甲或乙", "甲、乙或丙".
pub(super) fn list(items: &[String], joint: &str) -> String {
    series(items, "、", joint)
}

impl Chinese<'_> {
    /// The parts of a noun by position: owner, clauses, and the head with its fixed modifiers.
    fn build(&self, noun: &Noun) -> (String, String, String) {
        let pieces = Pieces::of(noun);
        let owner = if pieces.yours {
            "你的"
        } else if pieces.theirs {
            "其"
        } else {
            ""
        };
        let mut clauses = String::new();
        let mut behind = String::new();
        let mut alternatives = String::new();
        for part in &pieces.after {
            match part {
                Part::WithDamage => behind.extend(words::state(part)),
                Part::OrA(other) => alternatives.push_str(&format!("或{}", self.bare(other))),
                part => clauses.push_str(&self.clause_of(part)),
            }
        }
        if pieces.here {
            clauses.push_str("在此处的");
        }
        if !pieces.names.is_empty() {
            let names: Vec<String> =
                pieces.names.iter().map(|name| format!("名称为{}", self.site.card_name(&name.0))).collect();
            clauses.push_str(&format!("{}的", list(&names, "或")));
        }
        let mut head = String::new();
        for state in &pieces.states {
            let word = words::state(state).unwrap_or_default();
            if word.ends_with('的') { clauses.push_str(word) } else { head.push_str(word) }
        }
        head.push_str(&behind);
        if pieces.opposing {
            head.insert_str(0, "对手");
        }
        if let Some(ink) = pieces.ink {
            head.push_str(words::ink(ink));
        }
        let classes: Vec<String> =
            pieces.classes.iter().map(|class| words::class(&class.0).to_owned()).collect();
        head.push_str(&list(&classes, if pieces.classes_and { "与" } else { "或" }));
        let kinds: Vec<String> = pieces.kinds.iter().map(|kind| words::noun(*kind).to_owned()).collect();
        let joint = if pieces.and_or { "和/或" } else { self.joint.get() };
        if pieces.card {
            head.push_str(&list(&kinds, "或"));
            head.push('卡');
        } else if pieces.drop {
            head.push_str("奇墨滴");
        } else {
            head.push_str(&list(&kinds, joint));
        }
        if let Some(other) = pieces.or_else {
            head.push_str(&format!("或{}", self.bare(other)));
        }
        head.push_str(&alternatives);
        (owner.to_owned(), clauses, head)
    }

    fn counter(&self, noun: &Noun) -> &'static str {
        if Pieces::of(noun).card { "张" } else { "个" }
    }

    /// The noun without a count.
    pub(super) fn bare(&self, noun: &Noun) -> String {
        let pieces = Pieces::of(noun);
        let (owner, clauses, head) = self.build(noun);
        let other = if pieces.other { "其他" } else { "" };
        // Use only one "的": "你名称为甲的角色".
        let owner = if owner == "你的" && clauses.starts_with("名称") { "你".to_owned() } else { owner };
        // Opponents' characters take "的": "对手的角色".
        let head = match head.strip_prefix("对手") {
            Some(rest) if clauses.is_empty() && rest == "角色" => format!("对手的{rest}"),
            _ => head,
        };
        format!("{owner}{other}{clauses}{head}")
    }

    pub(super) fn described(&self, det: Det, noun: &Noun) -> Phrase {
        if det == Det::This && noun.0.is_empty() {
            let kind = own_kind(self.site.card_type);
            return self.described(det, &Noun(vec![Part::Is(vec![kind])]));
        }
        let pieces = Pieces::of(noun);
        let (owner, clauses, head) = self.build(noun);
        let counter = self.counter(noun);
        let other = if pieces.other { "其他" } else { "" };
        let thing =
            pieces.card || pieces.drop || pieces.kinds.first().is_some_and(|kind| *kind != Kind::Character);
        let one = Referent { many: false, thing };
        let many = Referent { many: true, thing };
        let single = |text: String| Phrase { text, referent: one };
        let several = |text: String| Phrase { text, referent: many };
        // "所选的角色", with at most one "的" before the head.
        let chosen = |another: bool| {
            let another = match (another, pieces.other) {
                (true, _) => format!("另一{counter}"),
                (false, true) => "其他".to_owned(),
                (false, false) => String::new(),
            };
            if !pieces.names.is_empty() && owner.is_empty() {
                return format!("{clauses}所选{another}{head}");
            }
            format!("所选的{owner}{another}{clauses}{head}")
        };
        let count = |number: String| format!("{owner}{number} {counter}{other}{clauses}{head}");
        let quantity = |quantity: Quantity| match quantity {
            Quantity::One => single(format!("{owner}一{counter}{other}{clauses}{head}")),
            Quantity::Exactly(1) => single(count(" 1".to_owned())),
            Quantity::Exactly(n) => several(count(format!(" {n}"))),
            Quantity::UpTo(1) => single(count("至多 1".to_owned())),
            Quantity::UpTo(n) => several(count(format!("至多 {n}"))),
            Quantity::AnyNumber => several(format!("任意数量的{owner}{other}{clauses}{head}")),
        };
        match det {
            Det::This => single(format!("这{counter}{head}")),
            Det::That => single(format!("那{counter}{head}")),
            Det::The if pieces.other => single(format!("另一{counter}{clauses}{head}")),
            // "所选" and "发起挑战" identify the card; a state alone does not.
            Det::The if pieces.states.iter().any(|state| matches!(state, Part::Exerted | Part::Ready)) => {
                single(format!("那{counter}{clauses}{head}"))
            }
            Det::The => single(format!("{clauses}{head}")),
            Det::TheSeveral => several(format!("{other}{clauses}{head}")),
            Det::Those => several(format!("这些{head}")),
            Det::A | Det::OneOf => single(format!("{owner}一{counter}{other}{clauses}{head}")),
            Det::Any => single(format!("任意一{counter}{clauses}{head}")),
            Det::Another => single(format!("{owner}另一{counter}{clauses}{head}")),
            Det::CountOf(quantity_of) | Det::Count(quantity_of) => quantity(quantity_of),
            Det::AChosen | Det::Chosen(Quantity::One) => single(chosen(false)),
            Det::Chosen(quantity_of) => {
                several(format!("所选的{}{owner}{other}{clauses}{head}", number(quantity_of, counter)))
            }
            Det::AnotherChosen(Quantity::One) => single(chosen(true)),
            Det::AnotherChosen(quantity_of) => {
                several(format!("所选的{owner}另外{}{clauses}{head}", number(quantity_of, counter)))
            }
            Det::All => {
                self.joint.set("和");
                let (_, clauses, head) = self.build(noun);
                self.joint.set("或");
                let head = match head.strip_prefix("对手") {
                    Some(rest) if clauses.is_empty() => format!("对手的{rest}"),
                    _ => head,
                };
                // The place of a card comes first: "它下的所有卡".
                if clauses.ends_with("中的") || clauses.ends_with("下的") {
                    return several(format!("{owner}{clauses}所有{other}{head}"));
                }
                several(format!("{owner}所有{other}{clauses}{head}"))
            }
            Det::Each | Det::EachOf => single(format!("{owner}每{counter}{other}{clauses}{head}")),
            Det::Bare => {
                self.joint.set("和");
                let text = self.bare(noun);
                self.joint.set("或");
                several(text)
            }
        }
    }

    pub(super) fn target(&self, target: &Target) -> String {
        if let Target::Pronoun(pronoun) = target {
            return self.pronoun(*pronoun);
        }
        let phrase = match target {
            Target::Of(det, noun) => self.described(*det, noun),
            Target::Top(1, whose) => {
                Phrase { text: format!("{}顶的那张卡", self.deck(*whose)), referent: CARD }
            }
            Target::Top(n, whose) => Phrase {
                text: format!("{}顶的 {n} 张卡", self.deck(*whose)),
                referent: Referent { many: true, thing: true },
            },
            Target::Rest => {
                Phrase { text: "其余的卡".to_owned(), referent: Referent { many: true, thing: true } }
            }
            Target::Unsaid => return String::new(),
            Target::Either(any) => {
                let any: Vec<String> = any.iter().map(|one| self.target(one)).collect();
                Phrase { text: list(&any, "或"), referent: self.last.get() }
            }
            Target::Both(all) => {
                let all: Vec<String> = all.iter().map(|one| self.target(one)).collect();
                let referent = Referent { many: true, ..self.last.get() };
                Phrase { text: list(&all, "和"), referent }
            }
            Target::SomeOfThem(quantity) => {
                let text = match quantity {
                    Quantity::One => "其中一张".to_owned(),
                    Quantity::Exactly(n) => format!("其中 {n} 张"),
                    Quantity::UpTo(n) => format!("其中至多 {n} 张"),
                    Quantity::AnyNumber => "其中任意数量的卡".to_owned(),
                };
                Phrase { text, referent: CARD }
            }
            Target::There => Phrase { text: "那处地点".to_owned(), referent: CARD },
            Target::TheCards(_, zone) => Phrase {
                text: format!("{}所有卡", self.clause_of(zone)),
                referent: Referent { many: true, thing: true },
            },
            Target::TopCards(n) if *n != 1 => Phrase {
                text: format!("卡组顶的 {n} 张卡"),
                referent: Referent { many: true, thing: true },
            },
            Target::TopCards(_) => Phrase { text: "卡组顶的那张卡".to_owned(), referent: CARD },
            target => Phrase { text: untranslated(Node::Target(target)), referent: CARD },
        };
        // A location is not "them", even after it was named: characters come and go, but the location stays.
        let here = matches!(target, Target::Of(Det::This, _)) && self.site.card_type == CardType::Location;
        if !here {
            self.last.set(phrase.referent);
        }
        phrase.text
    }

    pub(super) fn pronoun(&self, pronoun: Pronoun) -> String {
        let last = self.last.get();
        let word = match pronoun {
            Pronoun::He => "他",
            Pronoun::She => "她",
            Pronoun::It => "它",
            Pronoun::EachOfThem => "其中每个",
            Pronoun::They if last.many && last.thing => "它们",
            Pronoun::They if last.many => "他们",
            Pronoun::They if last.thing => "它",
            Pronoun::They => "他",
        };
        word.to_owned()
    }

    /// A position on or under a card. A pronoun becomes "其".
    pub(super) fn beside(&self, target: &Target, side: &str) -> String {
        match target {
            Target::Pronoun(Pronoun::EachOfThem) => format!("{}{side}", self.target(target)),
            Target::Pronoun(_) => format!("其{side}"),
            target => format!("{}{side}", self.target(target)),
        }
    }

    /// A target as an object. A pronoun becomes "其".
    pub(super) fn object(&self, target: &Target) -> String {
        match target {
            Target::Pronoun(Pronoun::It) => "其".to_owned(),
            Target::Pronoun(Pronoun::They) if !self.last.get().many => "其".to_owned(),
            target => self.target(target),
        }
    }

    fn deck(&self, whose: Whose) -> String {
        match whose {
            Whose::Your => "你卡组".to_owned(),
            whose => self.zone(whose, Zone::Deck),
        }
    }

    pub(super) fn zone(&self, whose: Whose, zone: Zone) -> String {
        let noun = match zone {
            Zone::Hand => "手上",
            Zone::Discard => "弃置区",
            Zone::Deck => "卡组",
            Zone::Inkwell => "奇墨池",
        };
        match (whose, zone) {
            (Whose::Your, Zone::Hand) => "你手上".to_owned(),
            (Whose::Your, _) => format!("你的{noun}"),
            (Whose::Their, Zone::Hand) => "其手上".to_owned(),
            (Whose::Their, _) => format!("其{noun}"),
            (Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural, _) => {
                format!("其玩家的{noun}")
            }
            (Whose::Any, _) => format!("任一{noun}"),
            (Whose::ChosenPlayers, _) => format!("所选玩家的{noun}"),
            (Whose::ChosenOpponents, _) => format!("所选对手的{noun}"),
            (Whose::AnOpponents, _) => format!("任一对手的{noun}"),
            (Whose::Opponents | Whose::YourOpponents, _) => format!("对手的{noun}"),
            (Whose::EachOpponents, _) => format!("每位对手的{noun}"),
            (Whose::EachPlayers, _) => format!("每位玩家的{noun}"),
            (Whose::APlayers, _) => format!("任一玩家的{noun}"),
        }
    }

    pub(super) fn stat_of(&self, stat: Stat, of: &Target) -> String {
        let word = words::stat(stat);
        match of {
            Target::Pronoun(_) => format!("其 {word}"),
            of => format!("{}的 {word}", self.target(of)),
        }
    }

    /// A noun with its count: "2 个或更多其他角色".
    pub(super) fn bounded(&self, bound: Bound, noun: &Noun) -> String {
        let plain =
            without(noun, |part| matches!(part, Part::InPlay | Part::Here | Part::Your | Part::Their));
        let counter = self.counter(&plain);
        let said = self.bare(&plain);
        self.last.set(Referent { many: false, thing: Pieces::of(&plain).card });
        match bound {
            Bound::Some | Bound::Any | Bound::None => said,
            Bound::Another => {
                let other = without(&plain, |part| *part == Part::Other);
                format!("另一{counter}{}", self.bare(&other))
            }
            Bound::OrMore(n) | Bound::OrGreater(n) => format!(" {n} {counter}或更多{said}"),
            Bound::OrLess(n) => format!(" {n} {counter}或更少{said}"),
            Bound::Exactly(n) => format!(" {n} {counter}{said}"),
            Bound::Only(n) => format!("只有 {n} {counter}{said}"),
        }
    }
}

/// A number with its counter: " 2 张".
fn number(quantity: Quantity, counter: &str) -> String {
    match quantity {
        Quantity::One => String::new(),
        Quantity::Exactly(n) => format!(" {n} {counter}"),
        Quantity::UpTo(n) => format!("至多 {n} {counter}"),
        Quantity::AnyNumber => "任意数量的".to_owned(),
    }
}
