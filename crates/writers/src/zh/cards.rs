//! What happens to cards in Chinese: they are exerted, moved, looked at and played.

use super::Chinese;
use crate::pieces::without;
use crate::{Zone, untranslated};
use wording::{Destination, Det, Effect, Node, Part, Place, Quantity, Target};

use super::deed::own;

impl Chinese<'_> {
    /// Cards that are banished, readied or exerted.
    pub(super) fn exerting(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::Banish(what) => match what {
                Target::Pronoun(_) => format!("{who}将{}驱逐", self.target(what)),
                what => format!("{who}驱逐{}", self.target(what)),
            },
            Effect::Ready(what) => format!("{who}令{}就绪", self.object(what)),
            Effect::Exert(what) => format!("{who}令{}力竭", self.object(what)),
            Effect::Tap(what) => format!("{who} ⟳ {}", self.target(what)),
            _ => return None,
        })
    }

    /// Cards that go to another zone.
    pub(super) fn putting(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::ShuffleDeck(named) => {
                let subject = self.by(*named, who);
                format!("{subject}将{}卡组洗混", own(&subject))
            }
            Effect::Return(what, place) => {
                let (what, from) = self.moved_from(what);
                let place = self.destination(place).replace("置于", "移回");
                format!("{who}将{what}{from}{place}")
            }
            Effect::Put(what, place) => {
                let (what, from) = self.moved_from(what);
                format!("{who}将{what}{from}{}", self.destination(place))
            }
            Effect::PutBack(what, place) => {
                let what = self.object(what);
                format!("{who}将{what}{}", self.destination(place).replace("置于", "放回"))
            }
            Effect::PutBackInAnyOrder(what) => format!("{who}将{}以任意顺序放回", self.object(what)),
            Effect::PutOneAndOther(first, second) => {
                format!("{who}将一张{}并将另一张{}", self.destination(first), self.destination(second))
            }
            Effect::PutSome(quantity, place) => {
                format!("{who}将{}{}", some(*quantity), self.destination(place))
            }
            Effect::PutSomeAndRest(quantity, place, rest) => format!(
                "{who}将{}{}并将其余的卡{}",
                some(*quantity),
                self.destination(place),
                self.destination(rest)
            ),
            Effect::PutInsteadOfDiscard(what, place) => {
                format!("{who}改为将{}{}而不是你的弃置区", self.target(what), self.destination(place))
            }
            Effect::Distribute(what, places) => {
                let places: Vec<String> =
                    places.iter().map(|place| format!("将其中一张{}", self.destination(place))).collect();
                format!("{who}选择{}，{}", self.target(what), places.join("，"))
            }
            Effect::ShuffleInto(what, whose) => {
                let (what, from) = self.moved_from(what);
                format!("{who}将{what}{from}洗入{}", self.zone(*whose, Zone::Deck))
            }
            Effect::ShuffleRest(whose) => format!("{who}将其余的卡洗入{}", self.zone(*whose, Zone::Deck)),
            Effect::ReturnAtRandomUntil(from, to, left, zone) => {
                let from = self.clause_of(from);
                let zone = self.clause_of(zone);
                let to = self.destination(to).replace("置于", "移回");
                format!("{who}随机将{from}卡{to}直到{zone}卡为 {left} 张")
            }
            _ => return None,
        })
    }

    /// Cards that are looked at, revealed or searched for.
    pub(super) fn looking(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::RevealHand(named) => {
                let subject = self.by(*named, who);
                format!("{subject}展示{}手卡", own(&subject))
            }
            Effect::LookAtHand(whose) => {
                format!("{who}查看{}", self.zone(*whose, Zone::Hand).replace("手上", "手卡"))
            }
            Effect::Look(what) => format!("{who}查看{}", self.target(what)),
            Effect::LookAtCards(zone) => format!("{who}查看{}卡", self.clause_of(zone)),
            Effect::LookAtMany(reveal, measure) => {
                let verb = if *reveal { "展示" } else { "查看" };
                format!("{who}{verb}你卡组顶数量等同于{}的卡", self.measured(measure))
            }
            Effect::Reveal(what) => format!("{who}展示{}", self.target(what)),
            Effect::RevealToAll(what) => format!("{who}向所有玩家展示{}", self.target(what)),
            Effect::RevealUntil(noun) => {
                let noun = self.described(Det::A, noun).text;
                self.remember_card();
                format!("{who}展示你卡组顶的卡直到你展示{noun}")
            }
            Effect::Search(what) => format!("{who}从你的卡组中搜寻{}", self.target(what)),
            _ => return None,
        })
    }

    /// Cards that are played or move to a location.
    pub(super) fn playing_cards(&self, effect: &Effect, who: &str) -> Option<String> {
        Some(match effect {
            Effect::Play(what, free) => self.play(what, *free, "打出", who),
            Effect::PlayExerted(what) => format!("{}，并为力竭状态", self.play(what, true, "打出", who)),
            Effect::PlayAgain(what, from, free) => {
                let from = self.clause_of(from);
                let from = from.trim_end_matches('的');
                let free = if *free { "免费" } else { "" };
                format!("{who}从{from}{free}再次打出{}", self.target(what))
            }
            Effect::PlayFrom(what, from, free) => {
                let from = self.clause_of(from);
                let from = from.trim_end_matches("中的").trim_end_matches('的');
                let free = if *free { "免费" } else { "" };
                format!("{who}从{from}{free}打出{}", self.target(what))
            }
            Effect::PlayAsInHand(what) => format!("{who}将{}视作在你手上来打出", self.object(what)),
            Effect::Shift(what, free) => self.play(what, *free, "以转形打出", who),
            Effect::PlayOrShift(what, free) => self.play(what, *free, "打出或以转形打出", who),
            Effect::MoveTo(what, place) => {
                let what = self.object(what);
                let last = self.last.get();
                let place = match place {
                    Target::There => "那处地点".to_owned(),
                    place => self.place(place),
                };
                self.last.set(last);
                format!("{who}将{what}免费移至{place}")
            }
            Effect::MoveToSame(what) => format!("{who}将{}免费移至同一处地点", self.target(what)),
            Effect::MayMoveTo(named, place) => {
                let named = self.target(named);
                let place = match place {
                    Target::There => "那处地点".to_owned(),
                    place => self.place(place),
                };
                format!("{named}可以免费移至{place}")
            }
            _ => return None,
        })
    }

    fn play(&self, what: &Target, free: bool, verb: &str, who: &str) -> String {
        let free = if free { "免费" } else { "" };
        match what {
            Target::Of(det, noun) if noun.0.iter().any(is_from) => {
                let from: String = noun
                    .0
                    .iter()
                    .filter(|part| is_from(part))
                    .map(|part| {
                        format!("从{}", self.clause_of(part).trim_end_matches("中的").trim_end_matches('的'))
                    })
                    .collect();
                let plain = Target::Of(*det, without(noun, is_from));
                format!("{who}{from}{free}{verb}{}", self.target(&plain))
            }
            what => format!("{who}{free}{verb}{}", self.target(what)),
        }
    }

    /// A card to be moved, and "从…" if the noun names the origin. Several cards in a zone keep the zone in
    /// the noun.
    fn moved_from(&self, what: &Target) -> (String, String) {
        match what {
            Target::Of(det, noun) if noun.0.iter().any(is_from) && !matches!(det, Det::All | Det::Bare) => {
                let from: String = noun
                    .0
                    .iter()
                    .filter(|part| is_from(part))
                    .map(|part| {
                        format!("从{}", self.clause_of(part).trim_end_matches("中的").trim_end_matches('的'))
                    })
                    .collect();
                let plain = Target::Of(*det, without(noun, is_from));
                (self.target(&plain), from)
            }
            Target::Of(Det::All, noun) if noun.0.iter().any(is_from) => {
                let place: String =
                    noun.0.iter().filter(|part| is_from(part)).map(|part| self.clause_of(part)).collect();
                let plain = Target::Of(Det::All, without(noun, is_from));
                (format!("{place}{}", self.target(&plain)), String::new())
            }
            what => (self.object(what), String::new()),
        }
    }

    /// The destination of a card, with its verb.
    pub(super) fn destination(&self, place: &Destination) -> String {
        match place.plain() {
            Destination::Hand(whose) => format!("置于{}", self.zone(*whose, Zone::Hand)),
            Destination::Discard(whose) => format!("置入{}", self.zone(*whose, Zone::Discard)),
            Destination::Inkwell { whose, facedown, exerted } => {
                let how = match (facedown, exerted) {
                    (true, true) => "正面朝下，并为力竭状态",
                    (true, false) => "正面朝下地",
                    (false, true) => "为力竭状态",
                    (false, false) => "",
                };
                format!("{how}放进{}", self.zone(*whose, Zone::Inkwell))
            }
            Destination::Deck(place, whose) => {
                let deck = self.zone(*whose, Zone::Deck);
                deck_place(*place, &deck)
            }
            Destination::SameDeck(place) => deck_place(*place, "卡组"),
            Destination::Under(what, faceup) => {
                let how = if *faceup { "正面朝上地" } else { "正面朝下地" };
                format!("{how}置于{}", self.under(what))
            }
            Destination::UnderFacedown(what) => format!("正面朝下地置于{}", self.under(what)),
            Destination::UnderPlain(what) => format!("置于{}", self.under(what)),
            Destination::OnTopOfIt => "置于卡组顶".to_owned(),
            Destination::OneOf(_, first, second) => {
                format!("{}或{}", self.destination(first), self.destination(second))
            }
            place => untranslated(Node::Destination(place)),
        }
    }

    /// A place under a card. Pronouns afterwards do not refer to that card.
    fn under(&self, what: &Target) -> String {
        let last = self.last.get();
        let text = self.beside(what, "下");
        self.last.set(last);
        text
    }
}

fn is_from(part: &Part) -> bool {
    matches!(
        part,
        Part::FromDiscard(_)
            | Part::FromHand(_)
            | Part::FromInkwell(_)
            | Part::FromHandOrDiscard(_)
            | Part::FromUnder(_)
            | Part::FromTop(_)
            | Part::FromThere
    )
}

fn some(quantity: Quantity) -> String {
    match quantity {
        Quantity::One => "一张".to_owned(),
        Quantity::Exactly(n) => format!(" {n} 张"),
        Quantity::UpTo(n) => format!("至多 {n} 张"),
        Quantity::AnyNumber => "任意数量的卡".to_owned(),
    }
}

fn deck_place(place: Place, deck: &str) -> String {
    match place {
        Place::Top | Place::OnTop => format!("置于{deck}顶"),
        Place::Bottom => format!("置于{deck}底"),
        Place::Either | Place::TopOrBottom => format!("置于{deck}顶或卡组底"),
        Place::TopAnyOrder => format!("以任意顺序置于{deck}顶"),
        Place::BottomAnyOrder => format!("以任意顺序置于{deck}底"),
        Place::BottomRandom => format!("以随机顺序置于{deck}底"),
        Place::TopOrBottomAnyOrder => format!("以任意顺序置于{deck}顶或卡组底"),
    }
}
