//! Chinese conditions.

use super::noun::{CHARACTER, list};
use super::part::{bound_words, damage_is, stat_is};
use super::{Chinese, words};
use crate::{Zone, untranslated};
use wording::{
    Bound, Condition, Destination, Det, Event, HistoryEvent, Joint, Kind, Node, Noun, Nth, Part, Past,
    Target, Who, Whose,
};

impl Chinese<'_> {
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
            Condition::Has(who, bound, noun) => self.has(*who, *bound, noun),
            Condition::HasEachNamed(who, names) => {
                let names: Vec<String> =
                    names.iter().map(|name| format!("名称为{}", self.site.card_name(&name.0))).collect();
                format!("{}在场上有{}的角色", self.who(*who), list(&names, "和"))
            }
            Condition::HasMore(who, noun, than) => {
                format!("{}{}比{}多", self.who(*who), self.theirs(noun), self.who(*than))
            }
            Condition::MoreLore(who, than) => format!("{}的奇谈比{}多", self.who(*who), self.who(*than)),
            Condition::LoreIs(who, bound) => {
                let lore = match bound {
                    Bound::OrMore(n) | Bound::OrGreater(n) => format!(" {n} 点或更多奇谈"),
                    Bound::OrLess(n) => format!(" {n} 点或更少奇谈"),
                    bound => format!(" {} 点奇谈", bound_words(*bound)),
                };
                format!("{}有{lore}", self.who(*who))
            }
            Condition::HasEach(who, things, joint, place) => {
                let things: Vec<String> =
                    things.iter().map(|(bound, noun)| self.bounded(*bound, noun)).collect();
                let joint = match joint {
                    Joint::And => "和",
                    Joint::Or => "或",
                };
                let here = matches!(place, Part::Here | Part::RightHere);
                let place = if here { "在此处" } else { "在场上" };
                format!("{}{place}有{}", self.who(*who), list(&things, joint))
            }
            Condition::HasThan(who, fewer, n, noun) => {
                let than = if *fewer { "少于" } else { "多于" };
                format!("{}{}{than} {n} 张", self.who(*who), self.theirs(noun))
            }
            _ => return None,
        })
    }

    /// What cards are, have and cost.
    fn card_is(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::InPlay(bound, noun) => match bound {
                Bound::None => format!("场上没有{}", self.bounded(*bound, noun)),
                bound => format!("场上有{}", self.bounded(*bound, noun)),
            },
            Condition::Is(of, parts) => {
                let of = self.target(of);
                let states: Vec<String> = parts.iter().map(|part| self.state(part)).collect();
                format!("{of}{}", states.join("且"))
            }
            Condition::With(of, parts) => {
                // For something on or under a card, a pronoun becomes "其", as in "其上".
                let of = match parts.as_slice() {
                    [Part::StatIs(..) | Part::With(_), ..] => self.target(of),
                    _ => self.beside(of, ""),
                };
                let things: Vec<String> = parts.iter().map(|part| self.possession(part)).collect();
                format!("{of}{}", things.join("且"))
            }
            Condition::ItIs(noun) => format!("它是{}", self.bare(noun)),
            Condition::IsNamedCard(_) => "它是该名称的卡".to_owned(),
            Condition::IsChosen(noun) => {
                let class_only = noun.0.iter().any(|part| matches!(part, Part::Class(_)));
                self.last.set(CHARACTER);
                if class_only {
                    let plain = crate::pieces::without(noun, |part| matches!(part, Part::Is(_)));
                    let said = self.bare(&plain);
                    format!("所选的角色是{}", said.strip_suffix("角色").unwrap_or(&said))
                } else {
                    format!("选择了{}", self.bare(noun))
                }
            }
            Condition::CardUnder(of) => format!("{}有卡", self.beside(of, "下")),
            Condition::Bare(part) => {
                self.last.set(CHARACTER);
                format!("这个角色{}", self.state(part))
            }
            Condition::ItIsSo(part) => format!("这个角色{}", self.state(part)),
            Condition::There(bound, noun) => {
                let (place, noun) = self.place_of(noun);
                match bound {
                    Bound::None => format!("{place}没有{}", self.bounded(*bound, &noun)),
                    bound => format!("{place}有{}", self.bounded(*bound, &noun)),
                }
            }
            Condition::ThereWas(bound, noun) => {
                let (place, noun) = self.place_of(noun);
                format!("{place}曾有{}", self.bounded(*bound, &noun))
            }
            Condition::Are(bound, noun, part) => {
                format!("{}{}", self.bounded(*bound, noun), self.state(part))
            }
            Condition::ThatIs(of, noun) => format!("{}是{}", self.target(of), self.bare(noun)),
            Condition::AnyOfThem(which, what) => format!("{}中有{}", self.bare(which), self.bare(what)),
            Condition::Costs(of, bound) => {
                format!("{}{}", self.target(of), stat_is(wording::Stat::Cost, *bound))
            }
            Condition::SameName(of, other) => format!("{}与{}名称相同", self.target(of), self.target(other)),
            Condition::HadCardUnder(of, _) => format!("{}曾有卡", self.beside(of, "下")),
            _ => return None,
        })
    }

    /// What was done, this turn or by the effect.
    fn done_before(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::Shifted(of) => format!("你利用转形打出{}", self.target(of)),
            Condition::RemovedToPlay(who, bound, noun, of) => {
                let what = match bound {
                    Bound::Some => self.described(Det::A, noun).text,
                    bound => self.bounded(*bound, noun),
                };
                let not = if *bound == Bound::None { "没有" } else { "" };
                format!("{}{not}移去{what}来打出{}", self.who(*who), self.target(of))
            }
            Condition::ThisTurn(event) => self.happened(event),
            Condition::ItIsNth(2, nth) if !matches!(nth, Nth::YouDrew | Nth::YouPlayed(_)) => {
                let what = match nth {
                    Nth::YouPutIntoInkwell => "你放进你的奇墨池的第二张卡",
                    Nth::TheyDrew => "他抽的第二张卡",
                    Nth::YouDrew | Nth::YouPlayed(_) => "",
                    Nth::Challenge => "第二次挑战",
                };
                format!("这是本回合{what}")
            }
            Condition::RemovedThisWay => "你以此法移去伤害".to_owned(),
            Condition::YouDiscarded(noun, _) => format!("你弃置了{}", self.described(Det::A, noun).text),
            Condition::IsDiscardedThisWay(noun) => format!("以此法弃置了{}", self.bare(noun)),
            Condition::YouReturned(noun) => format!("你以此法移回了{}", self.bare(noun)),
            Condition::AnyMoved(noun) => format!("以此法移动了{}", self.bare(noun)),
            Condition::Sang(bound) => {
                let character = Noun(vec![Part::Is(vec![Kind::Character])]);
                format!("有{}演唱了这首歌曲", self.bounded(*bound, &character))
            }
            Condition::YouDoAnd(test) => format!("你如此做且{}", self.condition(test)),
            _ => return None,
        })
    }

    /// Conditions about a turn, and conditions of conditions.
    fn joined_tests(&self, test: &Condition) -> Option<String> {
        Some(match test {
            Condition::FirstTurnGoingSecond => {
                let first = "这是你的第一个回合";
                format!("{first}且你不是先手玩家")
            }
            Condition::Turn(Whose::Your) => "是你的回合".to_owned(),
            Condition::Turn(_) => "不是你的回合".to_owned(),
            Condition::And(all) => all.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join("且"),
            Condition::Or(any) => any.iter().map(|one| self.condition(one)).collect::<Vec<_>>().join("或"),
            Condition::Not(opposite) => match opposite.as_ref() {
                Condition::Has(who, Bound::Some | Bound::Any, noun) => self.has(*who, Bound::None, noun),
                Condition::ThisTurn(HistoryEvent::Played(who, Bound::Some | Bound::Any, noun)) => {
                    self.happened(&HistoryEvent::Played(*who, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::Did(who, past, Bound::Some | Bound::Any, noun)) => {
                    self.happened(&HistoryEvent::Did(*who, *past, Bound::None, noun.clone()))
                }
                Condition::ThisTurn(HistoryEvent::PutIntoInkwell(who, whose)) => {
                    let into = self.zone(*whose, Zone::Inkwell);
                    format!("{}本回合没有将卡放进{into}", self.who(*who))
                }
                opposite => format!("并非{}", self.condition(opposite)),
            },
            _ => return None,
        })
    }

    /// The place of a noun's cards, and the noun without the place.
    fn place_of(&self, noun: &Noun) -> (String, Noun) {
        let mut place = "场上".to_owned();
        let mut rest = Vec::new();
        for part in &noun.0 {
            match part {
                Part::Here | Part::RightHere => place = "此处".to_owned(),
                Part::InDiscard(whose) => place = format!("{}中", self.zone(*whose, Zone::Discard)),
                Part::InInkwell(whose) => place = format!("{}中", self.zone(*whose, Zone::Inkwell)),
                part => rest.push(part.clone()),
            }
        }
        (place, Noun(rest))
    }

    /// "奇墨池中的卡", "手卡": cards that a player has in a place.
    pub(super) fn theirs(&self, noun: &Noun) -> String {
        let has = |place: fn(&Part) -> bool| noun.0.iter().any(place);
        if has(|part| matches!(part, Part::InHand(_))) {
            "的手卡".to_owned()
        } else if has(|part| matches!(part, Part::InInkwell(_))) {
            "奇墨池中的卡".to_owned()
        } else if has(|part| matches!(part, Part::InDiscard(_))) {
            "弃置区中的卡".to_owned()
        } else {
            format!("的{}", self.bare(noun))
        }
    }

    fn has(&self, who: Who, bound: Bound, noun: &Noun) -> String {
        let who = self.who(who);
        let some = if who == "一位或数位对手" { "有" } else { "" };
        if noun.0.iter().any(|part| matches!(part, Part::InHand(_))) {
            let hand = match bound {
                Bound::None => "没有手卡".to_owned(),
                Bound::OrMore(n) | Bound::OrGreater(n) => format!("有 {n} 张或更多手卡"),
                Bound::OrLess(n) => format!("有 {n} 张或更少手卡"),
                Bound::Exactly(n) | Bound::Only(n) => format!("有 {n} 张手卡"),
                Bound::Some | Bound::Any | Bound::Another => "有手卡".to_owned(),
            };
            return format!("{some}{who}{hand}");
        }
        let mut at = if noun.0.contains(&Part::InkDrop) { String::new() } else { "在场上".to_owned() };
        let mut rest = Vec::new();
        for part in &noun.0 {
            match part {
                Part::Here | Part::RightHere => at = "在此处".to_owned(),
                Part::InPlay => {}
                Part::InDiscard(whose) => at = format!("在{}中", self.zone(*whose, Zone::Discard)),
                Part::InInkwell(whose) => at = format!("在{}中", self.zone(*whose, Zone::Inkwell)),
                part => rest.push(part.clone()),
            }
        }
        let what = self.bounded(bound, &Noun(rest));
        let have = match bound {
            Bound::None => "没有",
            // "只有" already expresses it.
            Bound::Only(_) => "",
            _ => "有",
        };
        format!("{some}{who}{at}{have}{what}")
    }

    /// The state of a card, after its subject.
    pub(super) fn state(&self, part: &Part) -> String {
        match part {
            Part::Exerted => "为力竭状态".to_owned(),
            Part::Ready => "为就绪状态".to_owned(),
            Part::Damaged | Part::WithDamage => "受伤".to_owned(),
            Part::Undamaged | Part::WithNoDamage => "上没有伤害".to_owned(),
            Part::Challenging => "发起挑战".to_owned(),
            Part::Challenged | Part::BeingChallenged => "受到挑战".to_owned(),
            Part::ChallengingA(whom) => format!("挑战{}", self.target(whom)),
            Part::AtLocation | Part::AtLocations => "在地点内".to_owned(),
            Part::Here | Part::RightHere | Part::FromHere => "在此处".to_owned(),
            Part::AtThatLocation => "在那处地点内".to_owned(),
            Part::Named(names) => {
                let names: Vec<String> = names.iter().map(|name| self.site.card_name(&name.0)).collect();
                format!("名称为{}", list(&names, "或"))
            }
            Part::InDiscard(whose) => format!("在{}中", self.zone(*whose, Zone::Discard)),
            Part::InPlay => "在场上".to_owned(),
            part => {
                let said = self.clause_of(part);
                format!("是{}", said.trim_end_matches('的'))
            }
        }
    }

    fn possession(&self, part: &Part) -> String {
        match part {
            Part::WithDamage => "上有伤害".to_owned(),
            Part::WithNoDamage => "上没有伤害".to_owned(),
            Part::StatIs(stat, bound) => format!("的{}", stat_is(*stat, *bound)),
            Part::DamageIs(bound) => format!("上有{}", damage_is(*bound)),
            Part::With(keyword) => format!("具{}", words::keyword(*keyword)),
            Part::WithCardUnder(_) => "下有卡".to_owned(),
            part => self.state(part),
        }
    }

    pub(super) fn happened(&self, event: &HistoryEvent) -> String {
        let some = |bound: Bound, noun: &Noun| match bound {
            Bound::None => format!("没有{}{}", owner(noun), self.bounded(bound, noun)),
            bound => format!("有{}{}", owner(noun), self.bounded(bound, noun)),
        };
        let happened = |bound: Bound, noun: &Noun, of: &Event| {
            let some = some(bound, noun);
            match of {
                Event::IsBanished(_) => format!("本回合{some}被驱逐"),
                Event::IsBanishedInChallenge(_) => format!("本回合{some}在挑战中被驱逐"),
                Event::Challenges(_, None) => format!("本回合{some}发起过挑战"),
                Event::IsDamaged(_) | Event::TakesDamage(_) => format!("本回合{some}受到过伤害"),
                Event::IsPut(_, Destination::Discard(whose)) => {
                    format!("本回合{some}置入{}", self.zone(*whose, Zone::Discard))
                }
                Event::LeavesDiscard(_, whose) => {
                    format!("本回合{some}离开{}", self.zone(*whose, Zone::Discard))
                }
                Event::Quests(_) => format!("本回合{some}探奇过"),
                _ => untranslated(Node::HistoryEvent(event.plain())),
            }
        };
        match event.plain() {
            event @ HistoryEvent::Happened(_, of) => match event.cards() {
                Some((bound, noun)) => happened(bound, noun, of),
                None => untranslated(Node::HistoryEvent(event)),
            },
            HistoryEvent::Played(who, bound, noun) => self.has_done(*who, "打出过", *bound, noun),
            HistoryEvent::Did(who, past, bound, noun) => {
                let verb = match past {
                    Past::Discarded => "弃置过",
                    Past::Drew => "抽过",
                    Past::Shifted => "以转形打出过",
                    Past::Got => "获得过",
                    Past::Removed => "移去过",
                };
                self.has_done(*who, verb, *bound, noun)
            }
            HistoryEvent::RemovedDamage(who, _, from) => {
                format!("{}本回合从{}移去过伤害", self.who(*who), self.beside(from, "上"))
            }
            HistoryEvent::PutUnder(who, under) => {
                format!("{}本回合曾将卡置于{}", self.who(*who), self.beside(under, "下"))
            }
            HistoryEvent::PutIntoInkwell(who, whose) => {
                format!("{}本回合将卡放进{}", self.who(*who), self.zone(*whose, Zone::Inkwell))
            }
            event @ HistoryEvent::Perfect(_) => untranslated(Node::HistoryEvent(event)),
        }
    }

    /// "你本回合打出过一个角色", "你本回合没有打出过角色".
    fn has_done(&self, who: Who, verb: &str, bound: Bound, noun: &Noun) -> String {
        let what = match bound {
            Bound::Some => self.described(Det::A, noun).text,
            bound => self.bounded(bound, noun),
        };
        let not = if bound == Bound::None { "没有" } else { "" };
        format!("{}本回合{not}{verb}{what}", self.who(who))
    }

    /// A target as a subject.
    pub(super) fn subject(&self, target: &Target) -> String {
        self.target(target)
    }
}

/// The owner of a noun. [`Chinese::bounded`] omits it because the verb "have" names the owner.
fn owner(noun: &Noun) -> &'static str {
    if noun.0.contains(&Part::Your) {
        "你的"
    } else if noun.0.contains(&Part::Their) {
        "其"
    } else {
        ""
    }
}
