//! Chinese triggers.

use super::{Chinese, window_words};
use crate::pieces::{shifted_on, without};
use crate::{Zone, untranslated};
use wording::{Det, Drops, Event, Node, Opener, Part, Target, Trigger, Whose, Would};

impl Chinese<'_> {
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        if let Event::While { event, condition, leads: true } = &trigger.event {
            let test = self.condition(condition);
            let inner = Trigger { opener: trigger.opener, event: (**event).clone() };
            return format!("只要{test}，{}", self.trigger(&inner));
        }
        let event = self.event(&trigger.event);
        // "有" introduces a card not mentioned before: "第一次有一个角色移至此处时".
        let there = if event.starts_with('一') { "有" } else { "" };
        match trigger.opener {
            Opener::At => event,
            Opener::When | Opener::Behind => format!("当{event}时"),
            Opener::Whenever => format!("每当{event}时"),
            Opener::FirstTime => format!("第一次{there}{event}时"),
            Opener::NextTime => format!("下一次{there}{event}时"),
            Opener::FirstEachTurn | Opener::WheneverFirst => format!("每回合第一次{there}{event}时"),
        }
    }

    /// A card as the subject of an event, followed by "here".
    fn actor(&self, target: &Target) -> String {
        match target {
            Target::Of(det, noun) if noun.0.contains(&Part::Here) => {
                let plain = Target::Of(*det, without(noun, |part| *part == Part::Here));
                format!("{}在此处", self.target(&plain))
            }
            target => self.subject(target),
        }
    }

    fn event(&self, event: &Event) -> String {
        self.by_player(event)
            .or_else(|| self.in_challenge(event))
            .or_else(|| self.of_card(event))
            .or_else(|| self.joined_events(event))
            .unwrap_or_else(|| untranslated(Node::Event(event)))
    }

    /// What players do.
    fn by_player(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Plays(who, what) => format!("{}打出{}", self.who(*who), self.target(what)),
            Event::Moves(who, what, from) => {
                let plain = match what {
                    Target::Of(det, noun) => Target::Of(*det, without(noun, |part| *part == Part::Here)),
                    what => what.clone(),
                };
                let from = if *from { "从一处地点" } else { "" };
                format!("{}将{}{from}移至此处", self.who(*who), self.target(&plain))
            }
            Event::RemovesDamage(who, from) => {
                format!("{}从{}移去伤害", self.who(*who), self.beside(from, "上"))
            }
            Event::RemovesSomeDamage(who, from) => {
                format!("{}从{}移去 1 点或数点伤害", self.who(*who), self.beside(from, "上"))
            }
            Event::Readies(who, what) => format!("{}令{}就绪", self.who(*who), self.target(what)),
            Event::Draws(who) => format!("{}抽一张卡", self.who(*who)),
            Event::Discards(who) => format!("{}弃置一张卡", self.who(*who)),
            Event::DiscardsThe(who, what) => format!("{}弃置{}", self.who(*who), self.target(what)),
            Event::DiscardsSome(who) => format!("{}弃置 1 张或数张卡", self.who(*who)),
            Event::Inks(who) => format!("{}将一张卡放进你的奇墨池", self.who(*who)),
            Event::PutsIntoInkwell(who, whose) => {
                format!("{}将一张卡放进{}", self.who(*who), self.zone(*whose, Zone::Inkwell))
            }
            Event::PutsUnder(who, what) => {
                format!("{}将一张卡置于{}", self.who(*who), self.beside(what, "下"))
            }
            Event::GainsLore(who) => format!("{}获得奇谈", self.who(*who)),
            Event::LosesLore(who) => format!("{}失去奇谈", self.who(*who)),
            Event::InkDrops(who, drops, some) => {
                let verb = match drops {
                    Drops::Get => "获得",
                    Drops::Remove => "移去",
                };
                let what = if *some { "一个或多个奇墨滴" } else { "一个奇墨滴" };
                format!("{}{verb}{what}", self.who(*who))
            }
            Event::Returns(who, what, whose) => {
                format!("{}将{}移回{}", self.who(*who), self.target(what), self.zone(*whose, Zone::Hand))
            }
            Event::PlaysNth(who, 2, noun, true) => {
                format!("{}在一个回合中打出第二个{}", self.who(*who), self.bare(noun))
            }
            Event::PlaysOn(who, what, on) => {
                format!("{}将{}打出在{}上", self.who(*who), self.target(what), self.target(on))
            }
            Event::Shifts(who, what, on) => {
                format!("{}{}", self.who(*who), self.shift(what, shifted_on(on.as_ref()).as_ref()))
            }
            Event::PaysToPlay(who, ink, what) => {
                format!("{}支付 {ink} ⬡ 或更少来打出{}", self.who(*who), self.target(what))
            }
            Event::Chooses(who, what) => format!("{}为行动或奇能选择{}", self.who(*who), self.target(what)),
            Event::UsesBoost(who, what) => format!("{}使用{}的强化奇能", self.who(*who), self.target(what)),
            _ => return None,
        })
    }

    /// What cards do: quest, challenge, sing, move.
    fn in_challenge(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Quests(who) => format!("{}探奇", self.actor(who)),
            Event::Challenges(who, None) => format!("{}发起挑战", self.actor(who)),
            Event::Challenges(who, Some(whom)) => {
                let who = self.actor(who);
                let last = self.last.get();
                let whom = self.target(whom);
                self.last.set(last);
                format!("{who}挑战{whom}")
            }
            Event::IsChallenged(who) => format!("{}受到挑战", self.actor(who)),
            Event::ChallengesAndIsBanished(who) => format!("{}发起挑战并被驱逐", self.actor(who)),
            Event::IsChallengedAndBanished(who) => format!("{}受到挑战并被驱逐", self.actor(who)),
            Event::IsBanished(who) => format!("{}被驱逐", self.actor(who)),
            Event::IsBanishedInChallenge(who) => format!("{}在挑战中被驱逐", self.actor(who)),
            Event::BanishesInChallenge(who, whom) => {
                format!("{}在挑战中驱逐{}", self.actor(who), self.target(whom))
            }
            Event::Sings(who) => format!("{}演唱一首歌曲", self.actor(who)),
            Event::SingsThe(who, song) => {
                let who = self.actor(who);
                let last = self.last.get();
                let song = match song {
                    Target::Of(Det::A, noun) => format!("一首{}", self.bare(noun)),
                    song => self.target(song),
                };
                self.last.set(last);
                format!("{who}演唱{song}")
            }
            Event::SomeSing(noun) => format!("一个或数个{}演唱一首歌曲", self.bare(noun)),
            Event::MovesTo(who, place) => {
                let who = self.actor(who);
                let last = self.last.get();
                let place = self.place(place);
                self.last.set(last);
                format!("{who}移至{place}")
            }
            Event::MovesHere(who) => format!("{}移至此处", self.target(who)),
            Event::DealsDamageInChallenge(who, whom) => {
                format!("{}在挑战中向{}造成伤害", self.actor(who), self.target(whom))
            }
            Event::DealsDamage(who, whom) => format!("{}向{}造成伤害", self.actor(who), self.target(whom)),
            Event::ChallengeOver(_) => "挑战结束".to_owned(),
            _ => return None,
        })
    }

    /// What happens to cards.
    fn of_card(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::LeavesPlay(who) => format!("{}离场", self.actor(who)),
            Event::EntersPlayExerted(who) => format!("{}以力竭状态进场", self.actor(who)),
            Event::EntersPlay(who) => format!("{}进场", self.actor(who)),
            Event::TakesDamage(who) | Event::IsDamaged(who) | Event::IsDealtDamage(who) => {
                format!("{}受到伤害", self.actor(who))
            }
            Event::IsExerted(who) | Event::BecomesExerted(who) | Event::Exerts(who) => {
                format!("{}成为力竭状态", self.actor(who))
            }
            Event::IsPut(what, place) => {
                let what = self.target(what);
                format!("{what}被{}", self.destination(place))
            }
            Event::ChosenForSupport(who) => format!("{}被辅助选择", self.actor(who)),
            Event::IsPlayed(who) => format!("{}被打出", self.actor(who)),
            Event::IsReturned(who, whose) => {
                format!("{}从场上移回{}", self.actor(who), self.zone(*whose, Zone::Hand))
            }
            Event::LeavesDiscard(who, whose) => {
                format!("{}离开{}", self.actor(who), self.zone(*whose, Zone::Discard))
            }
            Event::ChosenForActionOrItem(who) => format!("{}被行动或物品的奇能选择", self.actor(who)),
            _ => return None,
        })
    }

    /// Turns, and events with a condition or several subjects.
    fn joined_events(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::TurnStarts(whose) => format!("在{}开始时", turn(*whose)),
            Event::TurnEnds(whose) => format!("在{}结束时", turn(*whose)),
            Event::While { event, condition, .. } => {
                let event = self.event(event);
                format!("{event}，且{}", self.condition(condition))
            }
            Event::During(event, window) => {
                let window = window_words(*window);
                // The player whose turn it is comes before the time.
                if let Event::Draws(who) = &**event {
                    let said = self.event(event);
                    let who = self.who(*who);
                    return Some(format!("{who}{window}{}", said.strip_prefix(who).unwrap_or(&said)));
                }
                format!("{window}{}", self.event(event))
            }
            Event::AnyOf(events) => {
                let events: Vec<String> = events.iter().map(|event| self.event(event)).collect();
                any_of(&events)
            }
            Event::Either(event, first) => match &**event {
                Event::Plays(who, other) => {
                    format!("{}打出{}或{}", self.who(*who), self.target(first), self.target(other))
                }
                event => format!("{}或{}", self.target(first), self.event(event)),
            },
            _ => return None,
        })
    }

    /// The location that something moves to.
    pub(super) fn place(&self, place: &Target) -> String {
        match place {
            Target::Of(Det::A, noun) if noun.0.len() == 1 => "一处地点".to_owned(),
            place => self.target(place),
        }
    }

    pub(super) fn would(&self, would: &Would) -> String {
        match would {
            Would::BeDealtDamage(opener, who) | Would::TakeDamage(opener, who) => {
                let next = match opener {
                    Opener::FirstTime => "第一次",
                    Opener::NextTime => "下一次",
                    Opener::FirstEachTurn | Opener::WheneverFirst => "每回合第一次",
                    Opener::When | Opener::Whenever | Opener::At | Opener::Behind => "",
                };
                format!("{}{next}将受到伤害", self.target(who))
            }
            Would::GetInkDrop(who) => format!("{}将获得一个奇墨滴", self.who(*who)),
            Would::BeBanished(who) => format!("{}将被驱逐", self.target(who)),
        }
    }
}

/// "这个角色探奇或发起挑战": the characters that all clauses begin with appear once.
fn any_of(clauses: &[String]) -> String {
    let Some((first, others)) = clauses.split_first() else { return String::new() };
    let same =
        |other: &String| first.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let once = others.iter().map(same).min().unwrap_or(0);
    let others: Vec<String> = others.iter().map(|other| other.chars().skip(once).collect()).collect();
    format!("{first}或{}", others.join("或"))
}

fn turn(whose: Whose) -> &'static str {
    match whose {
        Whose::Your => "你的回合",
        Whose::Any => "回合",
        Whose::Their => "其回合",
        Whose::AnOpponents | Whose::ChosenOpponents => "任一对手的回合",
        Whose::Opponents | Whose::YourOpponents => "对手的回合",
        Whose::EachOpponents => "每位对手的回合",
        Whose::EachPlayers => "每位玩家的回合",
        Whose::APlayers | Whose::ChosenPlayers => "任一玩家的回合",
        Whose::ItsPlayers | Whose::TheirPlayers | Whose::TheirPlayersPlural => "该玩家的回合",
    }
}
