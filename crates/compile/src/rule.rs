//! Compiles static abilities and lasting effects.

use crate::{CompileResult, Compiler};
use engine::program as p;
use engine::program::{
    CardOperand, CardTest, Cond, Dependencies, Filter, FilterZone, Mod, NumberOperand, Prohibitions,
    StaticDef, StaticId, StaticRule,
};
use meaning::{Ability, Change, Gap, Kind, Prohibition, Rule, Static};
use wording::{Keyword, KeywordKind};

impl Compiler {
    pub(crate) fn static_ability(&mut self, ability: &Static) -> CompileResult<StaticId> {
        let before = self.mark();
        self.derived = false;
        let cond = ability.condition.as_ref().map(|condition| self.condition(condition)).transpose()?;
        let mut rule = self.rule(&ability.rule)?;
        if ability.once {
            match &mut rule {
                StaticRule::PayLess { once, what: p::StaticScope::Fits(_), .. }
                | StaticRule::MoveLess { once, .. } => {
                    *once = true;
                }
                _ => return self.unsupported(Gap::StaticOnce),
            }
        }
        let derived = self.derived || self.out.filters[before.filters..].iter().any(|filter| filter.derived);
        let deps = self.deps(&before);
        Ok(self.add_static(StaticDef { cond, deps, derived, name: None, rule }))
    }

    /// A rule that an effect creates for a limited time.
    pub(crate) fn enacted(&mut self, rule: &Rule) -> CompileResult<StaticId> {
        let derived = matches!(rule, Rule::Changes(..) | Rule::ChallengeBan(..));
        let rule = self.rule(rule)?;
        Ok(self.add_static(StaticDef { cond: None, deps: Dependencies::ALL, derived, name: None, rule }))
    }

    fn add_static(&mut self, def: StaticDef) -> StaticId {
        self.out.statics.push(def);
        StaticId(self.out.statics.len() as u16 - 1)
    }

    fn rule(&mut self, rule: &Rule) -> CompileResult<StaticRule> {
        Ok(match rule {
            Rule::Changes(on, changes) => {
                let on = self.scope(on)?;
                StaticRule::Mods { on, mods: self.changes(changes)? }
            }
            Rule::ChallengeBan(by, target) => {
                StaticRule::ChallengeBan { by: self.scope(by)?, target: self.scope(target)? }
            }
            Rule::ChallengeReady(by, target) => {
                StaticRule::ChallengeReady { by: self.scope(by)?, target: self.filter(target)? }
            }
            Rule::CantPlay(who, what) => {
                StaticRule::CantPlay { who: self.players(*who), what: self.filter(what)? }
            }
            Rule::PayLess { n, what, by_shift, onto } => StaticRule::PayLess {
                n: self.number(n)?,
                what: self.scope(what)?,
                shift: *by_shift,
                onto: onto.as_ref().map(|onto| self.scope(onto)).transpose()?,
                once: false,
            },
            Rule::PayMore { who, n, what } => {
                StaticRule::PayMore { who: self.players(*who), n: *n, what: self.scope(what)? }
            }
            Rule::InkAdditional => StaticRule::InkAdditional,
            Rule::EntersExerted(what) => StaticRule::EntersExerted(self.scope(what)?),
            Rule::MayEnterExerted(what) => StaticRule::MayEnterExerted(self.scope(what)?),
            Rule::EntersWithDamage(what, n) => StaticRule::EntersWithDamage(self.scope(what)?, *n),
            Rule::LoreToWin(who, n) => StaticRule::LoreToWin(self.players(*who), *n),
            Rule::SkipDraw => StaticRule::SkipDraw,
            Rule::MoveFree(who) => StaticRule::MoveFree(self.scope(who)?),
            Rule::MoveLess { n, who, to } => StaticRule::MoveLess {
                n: self.number(n)?,
                who: self.scope(who)?,
                to: to.as_ref().map(|to| self.filter(to)).transpose()?,
                once: false,
            },
            Rule::CantPlayThis(who) => StaticRule::CantPlayThis(self.players(*who)),
            Rule::CantGainLore(who) => StaticRule::CantGainLore(self.players(*who)),
            Rule::CantGainLoreUnless(who, unless) => {
                StaticRule::CantGainLoreUnless(self.players(*who), self.condition(unless)?)
            }
            Rule::CantLoseLore(who) => StaticRule::CantLoseLore(self.players(*who)),
            Rule::CantGetInkDrops(who) => StaticRule::CantGetDrops(self.players(*who)),
            Rule::Inkable(what) => StaticRule::Inkable(self.scope(what)?),
            Rule::InkFromDiscard => StaticRule::InkFromDiscard,
            Rule::PlayFree(what) => StaticRule::PlayFree(self.scope(what)?),
            Rule::PlayFreeFor(steps) => StaticRule::PlayFreeFor(self.aside(|c| c.program(steps))?),
            Rule::NoDamageRemoval => StaticRule::NoDamageRemoval,
            Rule::OneChallenger => StaticRule::OneChallenger,
            Rule::InkwellExerted(whose) => StaticRule::InkwellExerted(self.players(*whose)),
            Rule::EnterExertedTo(steps) => StaticRule::EnterExertedTo(self.aside(|c| c.program(steps))?),
            Rule::NoDiscard => StaticRule::NoDiscard,
            Rule::FaceUpTop(who) => StaticRule::FaceUpTop(self.players(*who)),
            Rule::BoostLess(n) => StaticRule::BoostLess(self.number(n)?),
            Rule::UseFree(name) => StaticRule::UseFree(self.name(name)),
            Rule::GainsShift(shift, cost) => {
                let cost = cost.as_deref();
                StaticRule::GainsShift(self.aside(|c| c.shift(shift, cost, &[]))?)
            }
            Rule::GrantsShift(of, shift) => {
                let on = self.filter(of)?;
                StaticRule::GrantsShift { on, shift: self.aside(|c| c.shift(shift, None, &[]))? }
            }
            Rule::LosesAbility(on, name) => {
                StaticRule::LosesAbility { on: self.scope(on)?, name: self.ability_name(name) }
            }
            Rule::PlayFrom { what, exerted, once_each } => {
                let what = self.filter(what)?;
                StaticRule::PlayFrom { what, exerted: *exerted, once_each: *once_each }
            }
            Rule::SingBan(by, what) => StaticRule::SingBan { by: self.scope(by)?, what: self.filter(what)? },
            Rule::ReadyAtMost(most, what) => {
                let filter = self.filter(what)?;
                let program = self.aside(|c| Ok(c.ready_at_most(*most, filter)))?;
                StaticRule::ReadyAtMost { most: *most, what: filter, program }
            }
            Rule::NamedForShift(_) | Rule::AnyShiftOnto => {
                return self.unsupported(Gap::ShiftNameCondition);
            }
        })
    }

    /// The program that lets a player choose the cards to ready.
    fn ready_at_most(&mut self, most: u8, from: p::FilterId) -> p::Pc {
        let pick = p::Pick {
            reg: 0,
            by: p::PlayerOperand::You,
            from,
            min: most,
            max: most,
            choose: false,
            counts: false,
            purpose: p::PickPurpose::Effect,
        };
        let program = self.emit(p::Op::Choose(p::ChooseOp::Pick(pick)));
        self.emit(p::Op::Lasting(p::LastingOp::KeepExerted { reg: 0, from }));
        self.emit(p::Op::END);
        program
    }

    pub(crate) fn changes(&mut self, changes: &[Change]) -> CompileResult<(u16, u8)> {
        let mut mods: Vec<Mod> = vec![];
        let mut cants = Prohibitions::NONE;
        for change in changes {
            mods.push(match change {
                Change::Strength(n) => Mod::Strength(self.number(n)?),
                Change::Willpower(n) => Mod::Willpower(self.number(n)?),
                Change::Lore(n) => Mod::Lore(self.number(n)?),
                Change::Gains(keyword) => gained(keyword),
                Change::GainsBare(keyword) => Mod::Keyword(*keyword, 0),
                Change::GainsPer(keyword, n) => Mod::KeywordPer(*keyword, self.number(n)?),
                Change::Loses(keyword) => Mod::Lose(*keyword),
                Change::CantHave(keyword) => Mod::Bar(*keyword),
                Change::Class(class) => {
                    self.derived = true;
                    Mod::Class(self.class(class)?)
                }
                Change::Ability(ability, _) => {
                    let grant = self.aside(|c| c.grant(ability))?;
                    self.derived = true;
                    Mod::Ability(grant)
                }
                Change::Cant(what) => {
                    cants |= bit(*what);
                    continue;
                }
                Change::SingCost(n) => Mod::SingCost(*n),
                Change::Toll(n) => Mod::Toll(*n),
                Change::Floor(stat) => Mod::Floor(*stat),
                Change::CantChallenge(what) => Mod::CantChallenge(self.filter(what)?),
                Change::ChallengeReady(what) => Mod::ChallengeReady(self.filter(what)?),
                Change::Shield => Mod::Shield,
            });
        }
        if !cants.is_empty() {
            mods.push(Mod::Cant(cants));
        }
        let first = self.out.mods.len() as u16;
        self.out.mods.extend(&mods);
        Ok((first, mods.len() as u8))
    }

    /// Adds an ability that cards can gain.
    fn grant(&mut self, ability: &Ability) -> CompileResult<u8> {
        let mut granted = p::GrantDef::default();
        match &ability.kind {
            Kind::Triggered(all) => {
                for triggered in all {
                    let id = self.triggered(triggered, ability.name.as_ref())?;
                    granted.listens |= p::MomentSet::of(self.out.triggers[usize::from(id.0)].moment);
                    granted.triggers.push(id);
                }
            }
            Kind::Activated(activated) => granted.activated = Some(self.activated(activated)?),
            Kind::Static(all) => {
                for ability in all {
                    let id = self.static_ability(ability)?;
                    granted.static_kinds |= self.out.statics[usize::from(id.0)].rule.kind();
                    granted.statics.push(id);
                }
            }
            _ => return self.unsupported(Gap::GainAbility),
        }
        self.out.grants.push(granted);
        match u8::try_from(self.out.grants.len()) {
            Ok(n) => Ok(n),
            Err(_) => self.unsupported(Gap::ManyGained),
        }
    }

    /// The dependencies of the filters, conditions and modifications added since the mark.
    fn deps(&self, since: &ListLengths) -> Dependencies {
        let change = |change: &Mod| match change {
            Mod::Strength(value) | Mod::Willpower(value) | Mod::Lore(value) | Mod::KeywordPer(_, value) => {
                match value {
                    NumberOperand::N(_) => Dependencies::NONE,
                    NumberOperand::PerCard(..) => Dependencies::PLAY,
                    NumberOperand::PerDamage(..) => Dependencies::DAMAGE,
                    _ => Dependencies::ALL,
                }
            }
            _ => Dependencies::NONE,
        };
        let filters = self.out.filters[since.filters..].iter().map(filter_deps);
        let conditions = self.out.conditions[since.conditions..].iter().map(condition_deps);
        let mods = self.out.mods[since.mods..].iter().map(change);
        filters.chain(conditions).chain(mods).collect()
    }

    fn mark(&self) -> ListLengths {
        ListLengths {
            filters: self.out.filters.len(),
            conditions: self.out.conditions.len(),
            mods: self.out.mods.len(),
        }
    }
}

/// The lengths of the lists at some point.
struct ListLengths {
    filters: usize,
    conditions: usize,
    mods: usize,
}

fn filter_deps(filter: &Filter) -> Dependencies {
    let tests = filter.tests.iter().fold(Dependencies::NONE, |deps, test| {
        deps | match test {
            CardTest::Exerted | CardTest::Ready => Dependencies::EXERT,
            CardTest::Damaged | CardTest::Undamaged | CardTest::DamageAtLeast(_) => Dependencies::DAMAGE,
            CardTest::Challenging | CardTest::Challenged => Dependencies::CHALLENGE,
            // The other character may leave play during the challenge.
            CardTest::ChallengingA(_) => Dependencies::CHALLENGE | Dependencies::PLAY,
            CardTest::SharesName(_)
            | CardTest::AtMostOf(..)
            | CardTest::LessThan(..)
            | CardTest::CostUpTo(..)
            | CardTest::WithinTotal(..)
            | CardTest::WasChallenged
            | CardTest::PlayedThisTurn(_)
            | CardTest::WasUnder(_)
            | CardTest::Able(_)
            | CardTest::Any(..) => Dependencies::ALL,
            CardTest::AtLocation
            | CardTest::LocationOrAtOne
            | CardTest::At(_)
            | CardTest::AtThis
            | CardTest::WhereThisIs
            | CardTest::MoreThanEach(..)
            | CardTest::NoneHasMore(..) => Dependencies::PLAY,
            // The dependencies of the inner condition are counted separately.
            CardTest::Such(_) => Dependencies::NONE,
            CardTest::Except(cards) | CardTest::Is(cards) => match cards {
                CardOperand::This | CardOperand::It => Dependencies::NONE,
                _ => Dependencies::ALL,
            },
            CardTest::Kind(_)
            | CardTest::NotKind(_)
            | CardTest::Class(_)
            | CardTest::Ink(_)
            | CardTest::Named(_)
            | CardTest::NamedAny(..)
            | CardTest::NotNamed(_)
            | CardTest::GivenName
            | CardTest::AtLeast(..)
            | CardTest::AtMost(..)
            | CardTest::Keyword(_)
            | CardTest::NoKeyword(_)
            | CardTest::NoAbility
            | CardTest::HasUnder
            | CardTest::Inkable => Dependencies::NONE,
        }
    });
    tests | if filter.zone == FilterZone::Play { Dependencies::NONE } else { Dependencies::ZONES }
}

fn condition_deps(condition: &Cond) -> Dependencies {
    match condition {
        Cond::Are { cards: CardOperand::This | CardOperand::It, .. } => Dependencies::NONE,
        Cond::Count { .. } | Cond::Has { .. } | Cond::More { .. } | Cond::Are { .. } => Dependencies::PLAY,
        Cond::All(_) | Cond::Any(_) | Cond::Not(_) => Dependencies::NONE,
        Cond::YourTurn | Cond::OpponentsTurn => Dependencies::TURN,
        _ => Dependencies::ALL,
    }
}

fn gained(keyword: &Keyword) -> Mod {
    let kind: KeywordKind = keyword.kind();
    Mod::Keyword(kind, keyword.number().unwrap_or(0))
}

fn bit(what: Prohibition) -> Prohibitions {
    match what {
        Prohibition::Quest => Prohibitions::QUEST,
        Prohibition::Challenge => Prohibitions::CHALLENGE,
        Prohibition::BeChallenged => Prohibitions::BE_CHALLENGED,
        Prohibition::Ready => Prohibitions::READY,
        Prohibition::ReadyAtStart => Prohibitions::READY_AT_START,
        Prohibition::Sing => Prohibitions::SING,
        Prohibition::BeDealtDamage => Prohibitions::BE_DEALT_DAMAGE,
        Prohibition::BeChosen => Prohibitions::BE_CHOSEN,
        Prohibition::Move => Prohibitions::MOVE,
        Prohibition::TakeChallengeDamage => Prohibitions::TAKE_CHALLENGE_DAMAGE,
        Prohibition::TakeDamage => Prohibitions::TAKE_DAMAGE,
        Prohibition::NotQuest => Prohibitions::NOT_QUEST,
        Prohibition::WaitToQuest => Prohibitions::WAIT_TO_QUEST,
        Prohibition::WaitToUse => Prohibitions::WAIT_TO_USE,
        Prohibition::BePassedOver => Prohibitions::BE_PASSED_OVER,
        Prohibition::DamageByStrength => Prohibitions::DAMAGE_BY_STRENGTH,
    }
}
