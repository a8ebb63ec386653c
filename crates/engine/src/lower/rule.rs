//! Rules: static abilities, and what effects set up for a time.

use super::{Lowered, Lowerer};
use crate::program::{
    Cond, Filter, Lasts, Mod, Op, Players, Scope, Side, StaticDef, StaticId, StaticRule, Test, Value, Where,
    cant, dep,
};
use ability::{Act, Amount, Det, Lead, Measure, Modifier, Rule, Sign, Target, Window};

impl Lowerer<'_> {
    pub(super) fn static_ability(&mut self, leads: &[Lead], rule: &Rule) -> Lowered<StaticId> {
        let (filters, conditions, mods) =
            (self.db.filters.len(), self.db.conditions.len(), self.db.mods.len());
        self.derived = false;
        let mut conds = vec![];
        for lead in leads {
            conds.push(match lead {
                Lead::While(condition) | Lead::If(condition) => self.condition(condition)?,
                Lead::During(Window::YourTurn) => self.turn_cond(true),
                Lead::During(
                    Window::OpponentsTurns | Window::AnOpponentsTurn | Window::EachOpponentsTurn,
                ) => self.turn_cond(false),
                Lead::During(Window::OnceDuringYourTurn | Window::OncePerTurn) => {
                    return self.missing("a static ability that works once");
                }
            });
        }
        let cond = self.all(conds);
        let rule = self.static_rule(rule)?;
        let derived = self.derived || self.db.filters[filters..].iter().any(|filter| filter.derived);
        let deps = self.deps(filters, conditions, mods);
        Ok(self.add_static(StaticDef { cond, deps, derived, rule }))
    }

    /// What the filters, conditions and modifications made since then depend on.
    fn deps(&self, filters: usize, conditions: usize, mods: usize) -> u8 {
        let filter = |filter: &Filter| {
            let tests = filter.tests.iter().fold(0, |deps, test| {
                deps | match test {
                    Test::Exerted | Test::Ready => dep::EXERT,
                    Test::Damaged | Test::Undamaged => dep::DAMAGE,
                    Test::Challenging | Test::Challenged => dep::CHALLENGE,
                    Test::SameName(_)
                    | Test::AtMostOf(..)
                    | Test::LessThan(..)
                    | Test::CostUpTo(..)
                    | Test::WithinTotal(..)
                    | Test::WasChallenged
                    | Test::Either(..) => dep::ALL,
                    _ => 0,
                }
            });
            tests | if filter.zone == Where::Play { 0 } else { dep::ZONES }
        };
        let condition = |cond: &Cond| match cond {
            Cond::Count { .. } | Cond::Has { .. } | Cond::More { .. } | Cond::Are { .. } => 0,
            Cond::All(_) | Cond::Any(_) | Cond::Not(_) => 0,
            Cond::YourTurn | Cond::OpponentsTurn => dep::TURN,
            _ => dep::ALL,
        };
        let change = |change: &Mod| match change {
            Mod::Strength(value) | Mod::Willpower(value) | Mod::Lore(value) => match value {
                Value::N(_) | Value::PerCard(..) => 0,
                Value::PerDamage(..) => dep::DAMAGE,
                _ => dep::ALL,
            },
            _ => 0,
        };
        let filters = self.db.filters[filters..].iter().fold(0, |deps, f| deps | filter(f));
        let conditions = self.db.conditions[conditions..].iter().fold(0, |deps, c| deps | condition(c));
        self.db.mods[mods..].iter().fold(filters | conditions, |deps, m| deps | change(m))
    }

    fn static_rule(&mut self, rule: &Rule) -> Lowered<StaticRule> {
        Ok(match rule {
            Rule::Give(target, modifiers) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.modifiers(modifiers)? }
            }
            Rule::Cant(target, acts) => self.cant(target, acts)?,
            Rule::DoesntReady(target) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::READY_AT_START)]) }
            }
            Rule::CanChallenge(target, what) => {
                let by = self.scope(target)?;
                let target = self.filter(&what.0, Where::Play, Side::Any, false)?;
                StaticRule::ChallengeReady { by, target }
            }
            Rule::CantPlay(who, what) => {
                let who = self.static_player(*who)?;
                let what = self.filter(&what.0, Where::Hand, Side::Any, false)?;
                StaticRule::CantPlay { who, what }
            }
            Rule::PayLess(amount, target) => {
                let what = self.scope(target)?;
                StaticRule::PayLess { n: self.amount(amount)?, what }
            }
            Rule::PayLessForNext(..) => return self.missing("a lasting discount on the next card"),
            Rule::InkAdditional => StaticRule::InkAdditional,
            Rule::EntersExerted(target) => StaticRule::EntersExerted(self.scope(target)?),
            Rule::MayEnterExerted(target) => StaticRule::MayEnterExerted(self.scope(target)?),
            Rule::EntersWithDamage(target, n) => StaticRule::EntersWithDamage(self.scope(target)?, *n),
            Rule::LoreToWin(who, n) => StaticRule::LoreToWin(self.static_player(*who)?, *n),
            Rule::NoChallengeDamage(target) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::TAKE_CHALLENGE_DAMAGE)]) }
            }
            Rule::SkipDraw => StaticRule::SkipDraw,
        })
    }

    fn static_player(&mut self, who: ability::Who) -> Lowered<Players> {
        match self.player(who)? {
            players @ (Players::You | Players::Opponents | Players::Everyone) => Ok(players),
            Players::That | Players::Of(_) | Players::Ahead => {
                self.missing("such a player in a static ability")
            }
        }
    }

    fn mods(&mut self, mods: &[Mod]) -> (u16, u8) {
        let first = self.db.mods.len() as u16;
        self.db.mods.extend(mods);
        (first, mods.len() as u8)
    }

    fn modifiers(&mut self, modifiers: &[Modifier]) -> Lowered<(u16, u8)> {
        let sign = |sign: &Sign| match sign {
            Sign::Plus => 1,
            Sign::Minus => -1,
        };
        let shared = shared_measure(modifiers);
        let mut mods = vec![];
        for modifier in modifiers {
            let spread = shared.as_ref().and_then(|measure| spread(modifier, measure));
            mods.push(match spread.as_ref().unwrap_or(modifier) {
                Modifier::Strength(s, amount) => Mod::Strength(self.scaled(amount, sign(s))?),
                Modifier::Willpower(s, amount) => Mod::Willpower(self.scaled(amount, sign(s))?),
                Modifier::Lore(s, amount) => Mod::Lore(self.scaled(amount, sign(s))?),
                Modifier::Gains(keyword) => match keyword {
                    ability::Keyword::Shift(_)
                    | ability::Keyword::Boost(_)
                    | ability::Keyword::SingTogether(_) => {
                        return self.missing("gaining that keyword");
                    }
                    keyword => Mod::Keyword(keyword.kind(), keyword.number().unwrap_or(0)),
                },
                Modifier::LosesStat(ability::Stat::Strength, amount) => {
                    Mod::Strength(self.scaled(amount, -1)?)
                }
                Modifier::LosesStat(ability::Stat::Lore, amount) => Mod::Lore(self.scaled(amount, -1)?),
                Modifier::LosesStat(ability::Stat::Willpower, amount) => {
                    Mod::Willpower(self.scaled(amount, -1)?)
                }
                Modifier::LosesStat(..) => return self.missing("losing such a characteristic"),
                Modifier::Loses(keyword) => Mod::Lose(*keyword),
                Modifier::GainsClass(_) => return self.missing("gaining a classification"),
                Modifier::GainsAbility(_) => return self.missing("gaining an ability"),
            });
        }
        Ok(self.mods(&mods))
    }

    /// The bits of what is forbidden outright; `None` when something is forbidden only towards some cards.
    fn bits(&self, acts: &[Act], lasts: Option<Lasts>) -> Option<u16> {
        let mut bits = 0;
        for act in acts {
            bits |= match act {
                Act::Quest => cant::QUEST,
                Act::Challenge(None) => cant::CHALLENGE,
                Act::BeChallenged(None) => cant::BE_CHALLENGED,
                Act::Ready if lasts == Some(Lasts::TheirNextReady) => cant::READY_AT_START,
                Act::Ready => cant::READY,
                Act::ReadyAtStart => cant::READY_AT_START,
                Act::Sing => cant::SING,
                Act::BeDealtDamage => cant::BE_DEALT_DAMAGE,
                Act::BeChosen => cant::BE_CHOSEN,
                Act::Move => cant::MOVE,
                Act::Challenge(Some(_)) | Act::BeChallenged(Some(_)) => return None,
            };
        }
        Some(bits)
    }

    fn cant(&mut self, target: &Target, acts: &[Act]) -> Lowered<StaticRule> {
        if let Some(bits) = self.bits(acts, None) {
            let on = self.scope(target)?;
            return Ok(StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(bits)]) });
        }
        let who = self.scope(target)?;
        match acts {
            [Act::Challenge(Some(what))] => {
                Ok(StaticRule::ChallengeBan { by: who, target: self.scope(what)? })
            }
            [Act::BeChallenged(Some(by))] => {
                Ok(StaticRule::ChallengeBan { by: self.scope(by)?, target: who })
            }
            _ => self.missing("such a prohibition"),
        }
    }

    /// A rule that an effect sets up.
    pub(super) fn timed_rule(&mut self, rule: &Rule, lasts: Lasts) -> Lowered<()> {
        match rule {
            Rule::Give(target, modifiers) => {
                let to = self.target(target, Where::Play)?;
                let mods = self.modifiers(modifiers)?;
                self.emit(Op::Give { to, mods, lasts });
            }
            // "Can't" about a kind of cards covers those that come later, too (6.4.2.1).
            Rule::Cant(Target::Of(Det::Bare | Det::All | Det::Each | Det::EachOf, _), _)
                if lasts != Lasts::TheirNextTurn && lasts != Lasts::TheirNextReady =>
            {
                let rule = self.static_rule(rule)?;
                let what = self.add_static(StaticDef { cond: None, deps: dep::ALL, derived: true, rule });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::Cant(target, acts) => {
                let Some(bits) = self.bits(acts, Some(lasts)) else {
                    return self.missing("a prohibition towards some cards for a time");
                };
                self.restrict(target, bits, lasts)?;
            }
            Rule::DoesntReady(target) => self.restrict(target, cant::READY_AT_START, lasts)?,
            Rule::NoChallengeDamage(target) => self.restrict(target, cant::TAKE_CHALLENGE_DAMAGE, lasts)?,
            Rule::PayLessForNext(amount, noun) => {
                let n = self.amount(amount)?;
                let what = self.filter(&noun.0, Where::Hand, Side::Any, false)?;
                self.emit(Op::PayLessForNext { n, what });
            }
            Rule::CantPlay(..) | Rule::InkAdditional | Rule::LoreToWin(..) => {
                let rule = self.static_rule(rule)?;
                let what = self.add_static(StaticDef { cond: None, deps: dep::ALL, derived: false, rule });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::PayLess(amount, target) => {
                let Scope::Fits(what) = self.scope(target)? else {
                    return self.missing("paying less for this card for a time");
                };
                let rule = StaticRule::PayLess { n: self.amount(amount)?, what: Scope::Fits(what) };
                let what = self.add_static(StaticDef { cond: None, deps: dep::ALL, derived: false, rule });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::CanChallenge(..)
            | Rule::EntersExerted(_)
            | Rule::MayEnterExerted(_)
            | Rule::EntersWithDamage(..)
            | Rule::SkipDraw => return self.missing("such a rule for a time"),
        }
        Ok(())
    }

    fn restrict(&mut self, target: &Target, bits: u16, lasts: Lasts) -> Lowered<()> {
        let to = self.target(target, Where::Play)?;
        let mods = self.mods(&[Mod::Cant(bits)]);
        self.emit(Op::Give { to, mods, lasts });
        Ok(())
    }
}

/// "+1 Strength and +1 Willpower for each …": what the last number is counted by, which the others share.
fn shared_measure(modifiers: &[Modifier]) -> Option<Measure> {
    match modifiers.last()? {
        Modifier::Strength(_, Amount::ForEach(_, measure))
        | Modifier::Willpower(_, Amount::ForEach(_, measure))
        | Modifier::Lore(_, Amount::ForEach(_, measure)) => Some((**measure).clone()),
        _ => None,
    }
}

/// A plain number counted by a measure that stands behind a later one.
fn spread(modifier: &Modifier, measure: &Measure) -> Option<Modifier> {
    let each = |n: u8| Amount::ForEach(n, Box::new(measure.clone()));
    match modifier {
        Modifier::Strength(sign, Amount::Number(n)) => Some(Modifier::Strength(*sign, each(*n))),
        Modifier::Willpower(sign, Amount::Number(n)) => Some(Modifier::Willpower(*sign, each(*n))),
        Modifier::Lore(sign, Amount::Number(n)) => Some(Modifier::Lore(*sign, each(*n))),
        _ => None,
    }
}
