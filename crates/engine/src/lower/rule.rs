//! Rules: static abilities, and what effects set up for a time.

use super::{Lowered, Lowerer};
use crate::program::{
    Cards, Cond, Filter, Lasts, Mod, Players, Purpose, Scope, Side, StaticDef, StaticId, StaticRule, Test,
    Value, Where, cant, dep,
};
use ability::{
    Act, Amount, Bound, Condition, Det, HistoryEvent, Keyword, Lead, Measure, Modifier, Noun, Part,
    PlayerAct, Pronoun, Rule, Sign, Stat, Target, Who, Window,
};

impl Lowerer<'_> {
    /// The static abilities a rule stands for: one for each rule joined in it.
    pub(super) fn static_abilities(&mut self, leads: &[Lead], rule: &Rule) -> Lowered<Vec<StaticId>> {
        let with = |condition: Condition| -> Vec<Lead> {
            leads.iter().cloned().chain([Lead::While(condition)]).collect()
        };
        match rule {
            Rule::And(rules) => {
                let mut all = vec![];
                for rule in rules {
                    all.extend(self.static_abilities(leads, rule)?);
                }
                Ok(all)
            }
            // What is asked of each player kept from it.
            Rule::Unless(rule, condition @ Condition::ThisTurn(HistoryEvent::OneChallenged(_)))
                if matches!(**rule, Rule::PlayerCant(_, PlayerAct::GainLore)) =>
            {
                let Rule::PlayerCant(who, _) = **rule else { return self.missing("such an unless") };
                let id = self.static_ability(leads, rule)?;
                let (who, cond) = (self.static_player(who)?, self.condition(condition)?);
                self.db.statics[usize::from(id.0)].rule = StaticRule::CantGainLoreUnless(who, cond);
                Ok(vec![id])
            }
            Rule::PayLessForFirst(amount, noun) => {
                let before = HistoryEvent::Played(Who::You, Bound::Some, noun.clone());
                let none = Condition::Not(Box::new(Condition::ThisTurn(before)));
                let rule = Rule::PayLess(amount.clone(), Target::Of(Det::Bare, noun.clone()));
                self.static_abilities(&with(none), &rule)
            }
            Rule::Unless(rule, condition) => {
                self.static_abilities(&with(Condition::Not(Box::new(condition.clone()))), rule)
            }
            Rule::ForTurn(rule) => self.static_abilities(leads, rule),
            Rule::OnlyWhile(rule, condition) => self.static_abilities(&with(condition.clone()), rule),
            Rule::OnlyIf(rule, condition) => self.static_abilities(&with(condition.clone()), rule),
            Rule::PerEach(measure, rule) => {
                let rule = self.per_each(measure, rule)?;
                self.static_abilities(leads, &rule)
            }
            rule => Ok(vec![self.static_ability(leads, rule)?]),
        }
    }

    /// The rule with each of its numbers "for each".
    fn per_each(&self, measure: &Measure, rule: &Rule) -> Lowered<Rule> {
        let Rule::Give(target, modifiers) = rule else { return self.missing("such a rule for each") };
        let each = |amount: &Amount| match amount {
            Amount::Number(n) => Ok(Amount::ForEach(*n, Box::new(measure.clone()))),
            _ => self.missing("an amount for each"),
        };
        let mut all = vec![];
        for modifier in modifiers {
            all.push(match modifier {
                Modifier::Strength(sign, amount) => Modifier::Strength(*sign, each(amount)?),
                Modifier::Willpower(sign, amount) => Modifier::Willpower(*sign, each(amount)?),
                Modifier::Lore(sign, amount) => Modifier::Lore(*sign, each(amount)?),
                Modifier::Gains(keyword) => Modifier::GainsPer(keyword.clone(), measure.clone()),
                _ => return self.missing("such a change for each"),
            });
        }
        Ok(Rule::Give(target.clone(), all))
    }

    /// "While being challenged, your other characters …": each of them that is.
    pub(super) fn narrowed(&self, leads: &[Lead], rule: &Rule) -> (Vec<Lead>, Rule) {
        let (mut kept, mut parts) = (vec![], vec![]);
        for lead in leads {
            match (lead, rule) {
                (Lead::While(Condition::Bare(part)), Rule::Give(Target::Of(det, _), _))
                    if *det != Det::This =>
                {
                    parts.push(part.clone());
                }
                // "While one of your characters is so, that character …": each of them that is.
                (
                    Lead::While(
                        Condition::Is(Target::Of(Det::OneOf | Det::A, subject), so)
                        | Condition::With(Target::Of(Det::OneOf | Det::A, subject), so),
                    ),
                    Rule::Give(Target::Of(Det::That, _), modifiers),
                ) if leads.len() == 1 => {
                    let noun = Noun(subject.0.iter().chain(so).cloned().collect());
                    return (vec![], Rule::Give(Target::Of(Det::Bare, noun), modifiers.clone()));
                }
                _ => kept.push(lead.clone()),
            }
        }
        // "While you have only 1 character here, they …": those that are counted.
        if let (
            Rule::Give(Target::Pronoun(Pronoun::They), modifiers),
            [.., Lead::While(Condition::Has(Who::You, _, noun))],
        ) = (rule, leads)
        {
            let yours = Noun([Part::Your].into_iter().chain(noun.0.iter().cloned()).collect());
            return (kept, Rule::Give(Target::Of(Det::Bare, yours), modifiers.clone()));
        }
        match rule {
            Rule::Give(Target::Of(det, noun), modifiers) if !parts.is_empty() => {
                let noun = Noun(noun.0.iter().cloned().chain(parts).collect());
                (kept, Rule::Give(Target::Of(*det, noun), modifiers.clone()))
            }
            rule => (kept, rule.clone()),
        }
    }

    fn static_ability(&mut self, leads: &[Lead], rule: &Rule) -> Lowered<StaticId> {
        let (leads, rule) = self.narrowed(leads, rule);
        let (filters, conditions, mods) =
            (self.db.filters.len(), self.db.conditions.len(), self.db.mods.len());
        self.derived = false;
        let mut conds = vec![];
        let mut once = false;
        for lead in &leads {
            conds.push(match lead {
                Lead::While(condition) | Lead::If(condition) => self.condition(condition)?,
                Lead::During(Window::YourTurn) => self.turn_cond(true),
                Lead::During(
                    Window::OpponentsTurns | Window::AnOpponentsTurn | Window::EachOpponentsTurn,
                ) => self.turn_cond(false),
                Lead::During(Window::OnceDuringYourTurn) => {
                    once = true;
                    self.turn_cond(true)
                }
                Lead::During(Window::OncePerTurn | Window::TwiceDuringYourTurn | Window::TheirTurn) => {
                    return self.missing("a static ability that works in that time");
                }
            });
        }
        let cond = self.all(conds);
        let rule = if once { self.once_rule(&rule)? } else { self.static_rule(&rule)? };
        let derived = self.derived || self.db.filters[filters..].iter().any(|filter| filter.derived);
        let deps = self.deps(filters, conditions, mods);
        Ok(self.add_static(StaticDef { cond, deps, derived, name: None, rule }))
    }

    /// A rule that is used up for the turn when it was made use of: "the next" card is any, once.
    fn once_rule(&mut self, rule: &Rule) -> Lowered<StaticRule> {
        let rule = match rule {
            Rule::PayLessForNext(amount, noun) => {
                Rule::PayLess(amount.clone(), Target::Of(Det::Bare, noun.clone()))
            }
            rule => rule.clone(),
        };
        let mut lowered = self.static_rule(&rule)?;
        match &mut lowered {
            StaticRule::PayLess { once, what: Scope::Fits(_), .. } | StaticRule::MoveLess { once, .. } => {
                *once = true;
            }
            _ => return self.missing("a static ability that works once"),
        }
        Ok(lowered)
    }

    /// What the filters, conditions and modifications made since then depend on.
    fn deps(&self, filters: usize, conditions: usize, mods: usize) -> u16 {
        let filter = |filter: &Filter| {
            let tests = filter.tests.iter().fold(0, |deps, test| {
                deps | match test {
                    Test::Exerted | Test::Ready => dep::EXERT,
                    Test::Damaged | Test::Undamaged | Test::DamageAtLeast(_) => dep::DAMAGE,
                    Test::Challenging | Test::Challenged => dep::CHALLENGE,
                    // The other may leave play in the middle of the challenge.
                    Test::ChallengingA(_) => dep::CHALLENGE | dep::PLAY,
                    Test::SameName(_)
                    | Test::AtMostOf(..)
                    | Test::LessThan(..)
                    | Test::CostUpTo(..)
                    | Test::WithinTotal(..)
                    | Test::WasChallenged
                    | Test::WasUnder(_)
                    | Test::Apart(_)
                    | Test::Shiftable { .. }
                    | Test::ShiftBase { .. }
                    | Test::CanSing(_)
                    | Test::WouldReady
                    | Test::Either(..) => dep::ALL,
                    Test::AtLocation | Test::LocationOrAtOne | Test::Here | Test::MoreThanEach(..) => {
                        dep::PLAY
                    }
                    Test::Kind(_)
                    | Test::NotKind(_)
                    | Test::Class(_)
                    | Test::Ink(_)
                    | Test::Other
                    | Test::This
                    | Test::Named(_)
                    | Test::NamedAny(..)
                    | Test::NotNamed(_)
                    | Test::GivenName
                    | Test::AtLeast(..)
                    | Test::AtMost(..)
                    | Test::Keyword(_)
                    | Test::NoKeyword(_)
                    | Test::HasUnder
                    | Test::Inkable
                    | Test::Dry => 0,
                }
            });
            tests | if filter.zone == Where::Play { 0 } else { dep::ZONES }
        };
        let condition = |cond: &Cond| match cond {
            Cond::Are { cards: Cards::This, .. } => 0,
            Cond::Count { .. } | Cond::Has { .. } | Cond::More { .. } | Cond::Are { .. } => dep::PLAY,
            Cond::All(_) | Cond::Any(_) | Cond::Not(_) => 0,
            Cond::YourTurn | Cond::OpponentsTurn => dep::TURN,
            _ => dep::ALL,
        };
        let change = |change: &Mod| match change {
            Mod::Strength(value) | Mod::Willpower(value) | Mod::Lore(value) | Mod::KeywordPer(_, value) => {
                match value {
                    Value::N(_) => 0,
                    Value::PerCard(..) => dep::PLAY,
                    Value::PerDamage(..) => dep::DAMAGE,
                    _ => dep::ALL,
                }
            }
            _ => 0,
        };
        let filters = self.db.filters[filters..].iter().fold(0, |deps, f| deps | filter(f));
        let conditions = self.db.conditions[conditions..].iter().fold(0, |deps, c| deps | condition(c));
        self.db.mods[mods..].iter().fold(filters | conditions, |deps, m| deps | change(m))
    }

    pub(super) fn static_rule(&mut self, rule: &Rule) -> Lowered<StaticRule> {
        Ok(match rule {
            Rule::Give(target, modifiers) if matches!(modifiers[..], [Modifier::LosesAbility(_)]) => {
                let [Modifier::LosesAbility(name)] = &modifiers[..] else {
                    return self.missing("losing that");
                };
                StaticRule::LosesAbility { on: self.scope(target)?, name: self.ability_name(name) }
            }
            // 8.10: Shift works from the hand, so the card has it wherever it is.
            Rule::Give(Target::Of(Det::This, _), modifiers)
                if matches!(modifiers[..], [Modifier::Gains(Keyword::Shift(_))]) =>
            {
                let [Modifier::Gains(Keyword::Shift(shift))] = &modifiers[..] else {
                    return self.missing("gaining that keyword");
                };
                StaticRule::GainsShift(self.shift(shift)?)
            }
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
                let (target, shift) = without_shift(target);
                let what = self.scope(&target)?;
                StaticRule::PayLess { n: self.amount(amount)?, what, shift, once: false }
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
            Rule::Challenging(_, target, what) => {
                let by = self.scope(target)?;
                let target = self.filter(&what.0, Where::Play, Side::Any, false)?;
                StaticRule::ChallengeReady { by, target }
            }
            Rule::MoveHereFree(_, who) => StaticRule::MoveFree(self.scope(who)?),
            Rule::PlayFrom(_, Target::Of(Det::Bare, noun)) => {
                StaticRule::PlayFrom(self.filter(&noun.0, Where::Hand, Side::You, false)?)
            }
            Rule::PlayFrom(..) => return self.missing("playing those from there"),
            Rule::PayLessToMove(amount, who, place) | Rule::MayPayLessToMove(amount, who, place) => {
                let n = self.amount(amount)?;
                let to = match place {
                    None => None,
                    Some(place) => match self.scope(place)? {
                        Scope::Fits(filter) => Some(filter),
                        Scope::This => None,
                    },
                };
                // Where the words say "here" the characters are still elsewhere.
                let who = match who {
                    Target::Of(det, noun) => {
                        let parts = noun.0.iter().filter(|part| **part != Part::Here).cloned().collect();
                        Target::Of(*det, Noun(parts))
                    }
                    other => other.clone(),
                };
                StaticRule::MoveLess { n, who: self.scope(&who)?, to, once: false }
            }
            Rule::NoDamageFromChallenges(target) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::TAKE_CHALLENGE_DAMAGE)]) }
            }
            Rule::CantPlayThis(who, _) => StaticRule::CantPlayThis(self.static_player(*who)?),
            Rule::PlayerCant(who, act) => {
                let who = self.static_player(*who)?;
                match act {
                    PlayerAct::GainLore => StaticRule::CantGainLore(who),
                    PlayerAct::LoseLore => StaticRule::CantLoseLore(who),
                    PlayerAct::Choose(target) if who == Players::Opponents => {
                        let on = self.scope(target)?;
                        StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::BE_CHOSEN)]) }
                    }
                    PlayerAct::Choose(_) => return self.missing("a player who can't choose"),
                    PlayerAct::ReadyMore(..) => return self.missing("readying so many, all the time"),
                }
            }
            Rule::SingCost(target, n) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::SingCost(*n)]) }
            }
            Rule::CountAsInkable(target) => StaticRule::Inkable(self.scope(target)?),
            Rule::PlayFree(_, target) => StaticRule::PlayFree(self.scope(target)?),
            Rule::PlayFreeFor(price, target) => match self.scope(target)? {
                Scope::This => {
                    self.s.purpose = Purpose::Cost;
                    let program = self.program(std::slice::from_ref(price));
                    self.s.purpose = Purpose::Effect;
                    StaticRule::PlayFreeFor(program?)
                }
                Scope::Fits(_) => return self.missing("another way to pay for other cards"),
            },
            Rule::PayMore(who, n, target) => {
                StaticRule::PayMore { who: self.static_player(*who)?, n: *n, what: self.scope(target)? }
            }
            Rule::QuestWhenPlayed(target, _) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::WAIT_TO_QUEST)]) }
            }
            Rule::InkFromDiscard => StaticRule::InkFromDiscard,
            Rule::EnterExertedTo(target, effect) => match self.scope(target)? {
                Scope::This => StaticRule::EnterExertedTo(self.program(std::slice::from_ref(effect))?),
                Scope::Fits(_) => return self.missing("others that enter exerted for something"),
            },
            Rule::Must(target, act, _) => {
                let on = self.scope(target)?;
                let bits = self.must(act)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(bits)]) }
            }
            Rule::PayTo(target, acts, n) => {
                if acts[..] != [Act::Quest, Act::Challenge(None)] {
                    return self.missing("paying for that act alone");
                }
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Toll(*n)]) }
            }
            Rule::Floor(target, stat) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Floor(*stat)]) }
            }
            Rule::InkwellExerted(whose) => StaticRule::InkwellExerted(self.turn_player(*whose)?),
            Rule::NoDamageRemoval => StaticRule::NoDamageRemoval,
            Rule::OneChallenger => StaticRule::OneChallenger,
            Rule::NoDiscard(_) => StaticRule::NoDiscard,
            Rule::FaceUpTop(who) => StaticRule::FaceUpTop(self.static_player(*who)?),
            Rule::MustChoose(who, target) => {
                if self.static_player(*who)? != Players::Opponents {
                    return self.missing("such players who must choose");
                }
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::BE_PASSED_OVER)]) }
            }
            Rule::DamageWith(target, Stat::Willpower, Stat::Strength) => {
                let on = self.scope(target)?;
                StaticRule::Mods { on, mods: self.mods(&[Mod::Cant(cant::DAMAGE_BY_STRENGTH)]) }
            }
            Rule::DamageWith(..) => return self.missing("damage by such a characteristic"),
            Rule::AnyNameForShift(_) => return self.missing("any name for Shift here"),
            Rule::PayLessForFirst(..) => return self.missing("a discount on the first card here"),
            Rule::UseFree(Target::Of(Det::This, _), name) => StaticRule::UseFree(self.name(name)),
            Rule::UseFree(..) => return self.missing("another card's ability for free"),
            Rule::DeckLimit(..) => return self.missing("a deck's limit here"),
            Rule::NamedForShift(..) => return self.missing("a name for Shift under a condition"),
            Rule::Unless(..)
            | Rule::OnlyIf(..)
            | Rule::And(_)
            | Rule::PerEach(..)
            | Rule::ForTurn(_)
            | Rule::OnlyWhile(..) => {
                return self.missing("a rule within a rule");
            }
        })
    }

    pub(super) fn must(&self, act: &Act) -> Lowered<u16> {
        match act {
            Act::Quest => Ok(cant::NOT_QUEST),
            _ => self.missing("having to do that"),
        }
    }

    fn static_player(&mut self, who: Who) -> Lowered<Players> {
        match self.player(who)? {
            players @ (Players::You | Players::Opponents | Players::Everyone) => Ok(players),
            Players::That | Players::Of(_) | Players::Ahead | Players::MostCards | Players::Chosen => {
                self.missing("such a player in a static ability")
            }
        }
    }

    pub(super) fn mods(&mut self, mods: &[Mod]) -> (u16, u8) {
        let first = self.db.mods.len() as u16;
        self.db.mods.extend(mods);
        (first, mods.len() as u8)
    }

    pub(super) fn modifiers(&mut self, modifiers: &[Modifier]) -> Lowered<(u16, u8)> {
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
                    Keyword::Shift(_) | Keyword::Boost(_) | Keyword::SingTogether(_) => {
                        return self.missing("gaining that keyword");
                    }
                    keyword => Mod::Keyword(keyword.kind(), keyword.number().unwrap_or(0)),
                },
                Modifier::LosesStat(Stat::Strength, amount) => Mod::Strength(self.scaled(amount, -1)?),
                Modifier::LosesStat(Stat::Lore, amount) => Mod::Lore(self.scaled(amount, -1)?),
                Modifier::LosesStat(Stat::Willpower, amount) => Mod::Willpower(self.scaled(amount, -1)?),
                Modifier::LosesStat(..) => return self.missing("losing such a characteristic"),
                Modifier::LosesAbility(_) => return self.missing("losing an ability for a time"),
                Modifier::Loses(keyword) => Mod::Lose(*keyword),
                Modifier::GainsClass(class) => {
                    self.derived = true;
                    Mod::Class(self.class(&class.0)?)
                }
                Modifier::GainsAbility(ability) => {
                    let grant = self.grant(ability)?;
                    self.derived = true;
                    Mod::Ability(grant)
                }
                Modifier::GainsPer(keyword @ (Keyword::Resist(n) | Keyword::Challenger(n)), measure) => {
                    Mod::KeywordPer(keyword.kind(), self.measure(measure, i16::from(*n))?)
                }
                Modifier::GainsPer(..) => return self.missing("gaining that keyword for each"),
            });
        }
        Ok(self.mods(&mods))
    }

    /// The bits of what is forbidden outright; `None` when something is forbidden only towards some cards.
    pub(super) fn bits(&self, acts: &[Act], lasts: Option<Lasts>) -> Option<u16> {
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
                Act::Move | Act::MoveToLocations => cant::MOVE,
                Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => cant::READY_AT_START,
                Act::Gain(_) => return None,
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
            [Act::Gain(keyword)] => Ok(StaticRule::Mods { on: who, mods: self.mods(&[Mod::Bar(*keyword)]) }),
            _ => self.missing("such a prohibition"),
        }
    }
}

/// A target without "using their Shift ability", and whether it said so.
fn without_shift(target: &Target) -> (Target, bool) {
    match target {
        Target::Of(det, noun) => {
            let parts: Vec<Part> =
                noun.0.iter().filter(|part| !matches!(part, Part::UsingShift(_))).cloned().collect();
            let shift = parts.len() < noun.0.len();
            (Target::Of(*det, Noun(parts)), shift)
        }
        other => (other.clone(), false),
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
