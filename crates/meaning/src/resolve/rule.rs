//! Static abilities.

use super::trigger::all;
use super::{Resolution, Resolver};
use crate::{
    Change, Condition, Description, Gap, Kind as AbilityKind, Place, Players, Prohibition, Purpose, Rule,
    Scope, Side, Static, Step, Test,
};
use wording::{
    Ability, Act, Amount, Bound, CardType, Det, HistoryEvent, Keyword, KeywordKind, Lead, Measure, Modifier,
    Noun, Part, PlayerAct, Pronoun, Rule as Wording, ShiftCost, Sign, Stat, Target, Who, Window,
};

impl Resolver<'_> {
    /// The static abilities of a rule: one for each rule that it joins.
    pub(super) fn statics(&mut self, leads: &[Lead], rule: &Wording) -> Resolution<Vec<Static>> {
        let with = |condition: wording::Condition| -> Vec<Lead> {
            leads.iter().cloned().chain([Lead::While(condition)]).collect()
        };
        match rule {
            Wording::And(rules) => {
                let mut every = vec![];
                for rule in rules {
                    every.extend(self.statics(leads, rule)?);
                }
                Ok(every)
            }
            // A condition on each player subject to the rule.
            Wording::Unless(rule, condition @ wording::Condition::ThisTurn(event))
                if is_theirs(event) && matches!(**rule, Wording::PlayerCant(_, PlayerAct::GainLore)) =>
            {
                let Wording::PlayerCant(who, _) = **rule else {
                    return self.unsupported(Gap::SuchUnless);
                };
                let (condition_of, once) = self.leads(leads)?;
                let who = self.static_player(who)?;
                self.name_player(Players::Asked);
                let unless = self.condition(condition)?;
                let rule = Rule::CantGainLoreUnless(who, unless);
                Ok(vec![Static { condition: condition_of, once, rule }])
            }
            Wording::PayLessForFirst(amount, noun, _) => {
                let before = HistoryEvent::Played(Who::You, Bound::Some, noun.clone());
                let none = wording::Condition::Not(Box::new(wording::Condition::ThisTurn(before)));
                let rule = Wording::PayLess(amount.clone(), Target::Of(Det::Bare, noun.clone()));
                self.statics(&with(none), &rule)
            }
            Wording::Unless(rule, condition) => {
                self.statics(&with(super::condition::opposite(condition)), rule)
            }
            Wording::ForTurn(rule) => self.statics(leads, rule),
            Wording::OnlyWhile(rule, condition) | Wording::OnlyIf(rule, condition) => {
                self.statics(&with(condition.clone()), rule)
            }
            Wording::PerEach(measure, rule) => {
                let rule = self.per_each(measure, rule)?;
                self.statics(leads, &rule)
            }
            // The characters named in the second sentence are left out of the first.
            Wording::CostForSinging(who, cost, another) => {
                let count = |who: &Target, cost| Wording::SingCost(who.clone(), cost);
                let mut every = vec![self.static_ability(leads, &count(who, *cost))?];
                if let Some((others, cost)) = another {
                    let Scope::Each(of) = self.scope(others)? else {
                        return self.unsupported(Gap::ConditionOnEach);
                    };
                    let so = Condition::Are { cards: crate::Cards::It, tests: of.tests };
                    if !narrow(&mut every[0].rule, vec![Condition::Not(Box::new(so))]) {
                        return self.unsupported(Gap::ConditionOnEach);
                    }
                    every.push(self.static_ability(leads, &count(others, *cost))?);
                }
                Ok(every)
            }
            Wording::PayLessToUse(amount, keyword, also) => {
                if *keyword != KeywordKind::Boost {
                    return self.unsupported(Gap::UseFree);
                }
                let (condition, once) = self.leads(leads)?;
                let rule = Rule::BoostLess(self.amount(amount)?);
                let mut every = vec![Static { condition, once, rule }];
                if let Some(what) = also {
                    every.push(self.static_ability(leads, &Wording::PayLess(amount.clone(), what.clone()))?);
                }
                Ok(every)
            }
            Wording::Give(target, modifiers) if says_there(modifiers) => {
                let rule = self.each_there(target, modifiers)?;
                self.statics(leads, &rule)
            }
            rule => Ok(vec![self.static_ability(leads, rule)?]),
        }
    }

    /// "Each of your locations gains Resist +1 for each character there": each location has an ability that says
    /// so of itself.
    fn each_there(&self, target: &Target, modifiers: &[Modifier]) -> Resolution<Wording> {
        let this = Target::Of(Det::This, Noun(vec![Part::Is(vec![wording::Kind::Location])]));
        let here = |measure: &Measure| match measure {
            Measure::Count(noun) => {
                let part = |part: &Part| if *part == Part::There { Part::Here } else { part.clone() };
                Measure::Count(Noun(noun.0.iter().map(part).collect()))
            }
            measure => measure.clone(),
        };
        let mut every = vec![];
        for modifier in modifiers {
            every.push(match modifier {
                Modifier::GainsPer(keyword, measure) => Modifier::GainsPer(keyword.clone(), here(measure)),
                modifier if says_there(std::slice::from_ref(modifier)) => {
                    return self.unsupported(Gap::ChangeForEach);
                }
                modifier => modifier.clone(),
            });
        }
        let rule = Wording::Give(this, every);
        let ability = Ability::unnamed(wording::AbilityKind::Static { leads: vec![], rule });
        Ok(Wording::Give(target.clone(), vec![Modifier::GainsAbility(Box::new(ability))]))
    }

    /// The rule with each of its numbers multiplied by "for each …".
    fn per_each(&self, measure: &Measure, rule: &Wording) -> Resolution<Wording> {
        let Wording::Give(target, modifiers) = rule else {
            return self.unsupported(Gap::RuleForEach);
        };
        let each = |amount: &Amount| match amount {
            Amount::Number(n) => Ok(Amount::ForEach(*n, Box::new(measure.clone()))),
            _ => self.unsupported(Gap::AmountForEach),
        };
        let mut every = vec![];
        for modifier in modifiers {
            every.push(match modifier {
                Modifier::Strength(sign, amount) => Modifier::Strength(*sign, each(amount)?),
                Modifier::Willpower(sign, amount) => Modifier::Willpower(*sign, each(amount)?),
                Modifier::Lore(sign, amount) => Modifier::Lore(*sign, each(amount)?),
                Modifier::Gains(keyword) => Modifier::GainsPer(keyword.clone(), measure.clone()),
                _ => return self.unsupported(Gap::ChangeForEach),
            });
        }
        Ok(Wording::Give(target.clone(), every))
    }

    /// The condition of a static ability's leads, and whether the ability works only once a turn.
    fn leads(&mut self, leads: &[Lead]) -> Resolution<(Option<Condition>, bool)> {
        let mut conditions = vec![];
        let mut once = false;
        for lead in leads {
            if let Lead::While(condition) | Lead::If(condition) = lead {
                self.scene.this_at_location |= super::trigger::is_at_location(condition);
            }
            conditions.push(match lead {
                Lead::While(condition) | Lead::If(condition) => self.condition(condition)?,
                Lead::During(Window::YourTurn) => Condition::YourTurn,
                Lead::During(
                    Window::OpponentsTurns | Window::AnOpponentsTurn | Window::EachOpponentsTurn,
                ) => Condition::OpponentsTurn,
                Lead::During(Window::OnceDuringYourTurn) => {
                    once = true;
                    Condition::YourTurn
                }
                Lead::During(
                    Window::OncePerTurn
                    | Window::TwiceDuringYourTurn
                    | Window::TheirTurn
                    | Window::OncePerGame,
                ) => {
                    return self.unsupported(Gap::StaticInThatTime);
                }
            });
        }
        Ok((all(conditions), once))
    }

    fn static_ability(&mut self, leads: &[Lead], rule: &Wording) -> Resolution<Static> {
        let (leads, rule) = self.narrowed(leads, rule);
        // With several cards, check the condition for each of them (6.4.4).
        let group = subject(&rule).is_some_and(is_group);
        let (own, about_each): (Vec<Lead>, Vec<Lead>) =
            leads.into_iter().partition(|lead| !(group && speaks_of_affected(lead)));
        let (condition, once) = self.leads(&own)?;
        let mut such = vec![];
        if !about_each.is_empty() {
            let before = std::mem::replace(&mut self.scene.affected, true);
            let asked = self.leads(&about_each);
            self.scene.affected = before;
            such.extend(asked?.0);
        }
        let rule = if once { self.once_rule(&rule)? } else { rule };
        let mut rule = self.rule(&rule)?;
        if !such.is_empty() && !narrow(&mut rule, such) {
            return self.unsupported(Gap::ConditionOnEach);
        }
        Ok(Static { condition, once, rule })
    }

    /// "While being challenged, your other characters …": only those being challenged.
    fn narrowed(&self, leads: &[Lead], rule: &Wording) -> (Vec<Lead>, Wording) {
        let (mut kept, mut parts) = (vec![], vec![]);
        for lead in leads {
            match (lead, rule) {
                (Lead::While(wording::Condition::Bare(part)), Wording::Give(Target::Of(det, _), _))
                    if *det != Det::This =>
                {
                    parts.push(part.clone());
                }
                // "While one of your characters is so, that character …": each matching character.
                (
                    Lead::While(
                        wording::Condition::Is(Target::Of(Det::OneOf | Det::A, subject), so)
                        | wording::Condition::With(Target::Of(Det::OneOf | Det::A, subject), so),
                    ),
                    Wording::Give(Target::Of(Det::That, _), modifiers),
                ) if leads.len() == 1 => {
                    let noun = Noun(subject.0.iter().chain(so).cloned().collect());
                    return (vec![], Wording::Give(Target::Of(Det::Bare, noun), modifiers.clone()));
                }
                _ => kept.push(lead.clone()),
            }
        }
        // "While you have only 1 character here, they …": the characters counted.
        if let (
            Wording::Give(Target::Pronoun(Pronoun::They), modifiers),
            [.., Lead::While(wording::Condition::Has(Who::You, _, noun))],
        ) = (rule, leads)
        {
            let yours = Noun([Part::Your].into_iter().chain(noun.0.iter().cloned()).collect());
            return (kept, Wording::Give(Target::Of(Det::Bare, yours), modifiers.clone()));
        }
        match rule {
            Wording::Give(Target::Of(det, noun), modifiers) if !parts.is_empty() => {
                let noun = Noun(noun.0.iter().cloned().chain(parts).collect());
                (kept, Wording::Give(Target::Of(*det, noun), modifiers.clone()))
            }
            rule => (kept, rule.clone()),
        }
    }

    /// A rule that is used up for the turn after one use; it may say "the next" for any card.
    fn once_rule(&self, rule: &Wording) -> Resolution<Wording> {
        match rule {
            Wording::PayLessForNext(amount, noun) => {
                Ok(Wording::PayLess(amount.clone(), Target::Of(Det::Bare, noun.clone())))
            }
            Wording::PayLess(_, target) if is_group(target) => Ok(rule.clone()),
            Wording::PayLessToMove(..) | Wording::MayPayLessToMove(..) => Ok(rule.clone()),
            _ => self.unsupported(Gap::StaticOnce),
        }
    }

    pub(super) fn rule(&mut self, rule: &Wording) -> Resolution<Rule> {
        Ok(match rule {
            Wording::Give(target, modifiers) => self.given(target, modifiers)?,
            Wording::Cant(target, acts) => self.cant(target, acts)?,
            Wording::DoesntReady(target) => self.forbid(target, Prohibition::ReadyAtStart)?,
            Wording::CanChallenge(target, what) | Wording::Challenging(_, target, what) => {
                let by = self.scope(target)?;
                Rule::ChallengeReady(by, self.describe(&what.0, Place::Play, Side::Any, false)?)
            }
            Wording::CantPlay(who, what) => {
                let who = self.static_player(*who)?;
                Rule::CantPlay(who, self.describe(&what.0, Place::Hand, Side::Any, false)?)
            }
            Wording::PayLess(amount, target) => {
                let (target, by_shift) = without_shift(target);
                let what = self.scope(&target)?;
                Rule::PayLess { n: self.amount(amount)?, what, by_shift, onto: None }
            }
            Wording::PayLessToShift(amount, target, on) => {
                let what = self.scope(target)?;
                let onto = on.as_ref().map(|on| self.scope(on)).transpose()?;
                Rule::PayLess { n: self.amount(amount)?, what, by_shift: true, onto }
            }
            Wording::PayLessForNextShift(..) => {
                return self.unsupported(Gap::LastingDiscount);
            }
            Wording::PayLessForNext(..) => return self.unsupported(Gap::LastingDiscount),
            Wording::InkAdditional => Rule::InkAdditional,
            Wording::EntersExerted(target) => Rule::EntersExerted(self.scope(target)?),
            Wording::MayEnterExerted(target) => Rule::MayEnterExerted(self.scope(target)?),
            Wording::EntersWithDamage(target, n) => Rule::EntersWithDamage(self.scope(target)?, *n),
            Wording::LoreToWin(who, n) => Rule::LoreToWin(self.static_player(*who)?, *n),
            Wording::NoChallengeDamage(target) | Wording::NoDamageFromChallenges(target) => {
                self.forbid(target, Prohibition::TakeChallengeDamage)?
            }
            Wording::TakesNoDamage(target) => self.forbid(target, Prohibition::TakeDamage)?,
            Wording::SkipDraw => Rule::SkipDraw,
            Wording::MoveHereFree(_, who) => Rule::MoveFree(self.scope(who)?),
            Wording::PlayFrom(_, Target::Of(Det::Bare, noun)) => {
                let what = self.describe(&noun.0, Place::Hand, Side::Of(Players::You), false)?;
                Rule::PlayFrom { what, exerted: false, once_each: false }
            }
            Wording::PlayFromExerted(_, Target::Of(Det::Bare, noun)) => {
                let what = self.describe(&noun.0, Place::Hand, Side::Of(Players::You), false)?;
                Rule::PlayFrom { what, exerted: true, once_each: false }
            }
            Wording::PlayFromOnceEach(_, Target::Of(Det::Bare, noun)) => {
                let what = self.describe(&noun.0, Place::Hand, Side::Of(Players::You), false)?;
                Rule::PlayFrom { what, exerted: true, once_each: true }
            }
            Wording::PlayFrom(..) | Wording::PlayFromExerted(..) | Wording::PlayFromOnceEach(..) => {
                return self.unsupported(Gap::PlayFromThere);
            }
            Wording::PayLessToMove(amount, who, place) | Wording::MayPayLessToMove(amount, who, place) => {
                let n = self.amount(amount)?;
                let to = match place {
                    // A location without a place means itself; other cards have none to mean.
                    None if self.scene.card_type != CardType::Location => {
                        return self.unsupported(Gap::MoveToUnsaid);
                    }
                    None => None,
                    Some(place) => match self.scope(place)? {
                        Scope::Each(of) => Some(of),
                        Scope::This => None,
                    },
                };
                // The text says "here", but the characters are still elsewhere.
                let who = match who {
                    Target::Of(det, noun) => {
                        let parts = noun.0.iter().filter(|part| **part != Part::Here).cloned().collect();
                        Target::Of(*det, Noun(parts))
                    }
                    other => other.clone(),
                };
                Rule::MoveLess { n, who: self.scope(&who)?, to }
            }
            Wording::CantPlayThis(who, _) => Rule::CantPlayThis(self.static_player(*who)?),
            Wording::PlayerCant(who, act) => {
                let who = self.static_player(*who)?;
                match act {
                    PlayerAct::GainLore => Rule::CantGainLore(who),
                    PlayerAct::LoseLore => Rule::CantLoseLore(who),
                    PlayerAct::GetInkDrops => Rule::CantGetInkDrops(who),
                    PlayerAct::Choose(target) if who == Players::Opponents => {
                        self.forbid(target, Prohibition::BeChosen)?
                    }
                    PlayerAct::Choose(_) => return self.unsupported(Gap::PlayerCantChoose),
                    PlayerAct::ReadyMore(..) => return self.unsupported(Gap::LastingReadyLimit),
                }
            }
            Wording::SingCost(target, n) => Rule::Changes(self.scope(target)?, vec![Change::SingCost(*n)]),
            Wording::CountAsInkable(target) => Rule::Inkable(self.scope(target)?),
            Wording::PlayFree(_, target) => Rule::PlayFree(self.scope(target)?),
            Wording::PlayFreeFor(price, target) => match self.scope(target)? {
                Scope::This => Rule::PlayFreeFor(self.cost(price)?),
                Scope::Each(_) => return self.unsupported(Gap::PayForOthers),
            },
            // The price, then the base. Nothing else is paid.
            Wording::ShiftFreeFor(price, target) => match self.scope(target)? {
                Scope::This => {
                    let mut steps = self.cost(price)?;
                    steps.extend(self.block(|r| r.shift_this())?);
                    Rule::PlayFreeFor(steps)
                }
                Scope::Each(_) => return self.unsupported(Gap::PayForOthers),
            },
            Wording::ShiftOnto(_, Target::Of(Det::Any, what), Target::Of(Det::This, _))
                if what.0 == [Part::Is(vec![wording::Kind::Character])] =>
            {
                Rule::AnyShiftOnto
            }
            Wording::ShiftOnto(..) => return self.unsupported(Gap::ShiftOntoThose),
            Wording::AnyInk(..) => return self.unsupported(Gap::DeckInks),
            Wording::DeckCopies(..) => return self.unsupported(Gap::DeckLimit),
            Wording::UseWhenPlayed(target, _) => self.forbid(target, Prohibition::WaitToUse)?,
            Wording::PayMore(who, n, target) => {
                Rule::PayMore { who: self.static_player(*who)?, n: *n, what: self.scope(target)? }
            }
            Wording::QuestWhenPlayed(target, _) => self.forbid(target, Prohibition::WaitToQuest)?,
            Wording::InkFromDiscard => Rule::InkFromDiscard,
            Wording::EnterExertedTo(target, effect) => match self.scope(target)? {
                Scope::This => Rule::EnterExertedTo(self.block(|r| r.effects(std::slice::from_ref(effect)))?),
                Scope::Each(_) => return self.unsupported(Gap::OthersEnterExerted),
            },
            Wording::Must(target, act, _) => {
                let must = self.must(act)?;
                self.forbid(target, must)?
            }
            Wording::PayTo(target, acts, n) => {
                if acts[..] != [Act::Quest, Act::Challenge(None)] {
                    return self.unsupported(Gap::PayForThatAct);
                }
                Rule::Changes(self.scope(target)?, vec![Change::Toll(*n)])
            }
            Wording::Floor(target, stat) => Rule::Changes(self.scope(target)?, vec![Change::Floor(*stat)]),
            Wording::InkwellExerted(whose) => Rule::InkwellExerted(self.turn_player(*whose)?),
            Wording::NoDamageRemoval => Rule::NoDamageRemoval,
            Wording::OneChallenger => Rule::OneChallenger,
            Wording::NoDiscard(_) => Rule::NoDiscard,
            Wording::FaceUpTop(who) => Rule::FaceUpTop(self.static_player(*who)?),
            Wording::MustChoose(who, target) => {
                if self.static_player(*who)? != Players::Opponents {
                    return self.unsupported(Gap::PlayersMustChoose);
                }
                self.forbid(target, Prohibition::BePassedOver)?
            }
            Wording::DamageWith(target, Stat::Willpower, Stat::Strength) => {
                self.forbid(target, Prohibition::DamageByStrength)?
            }
            Wording::DamageWith(..) => return self.unsupported(Gap::DamageWith),
            Wording::NamedForShift(Target::Of(Det::This, _), name) => Rule::NamedForShift(Some(name.clone())),
            Wording::NamedForShift(..) => return self.unsupported(Gap::NameForShift),
            Wording::AnyNameForShift(Target::Of(Det::This, _)) => Rule::NamedForShift(None),
            Wording::AnyNameForShift(_) => return self.unsupported(Gap::NameForShift),
            Wording::PayLessForFirst(..) => return self.unsupported(Gap::DiscountOnFirst),
            Wording::UseFree(Target::Of(Det::This, _), name) => Rule::UseFree(name.clone()),
            Wording::UseFree(..) => return self.unsupported(Gap::UseFree),
            Wording::DeckLimit(..) => return self.unsupported(Gap::DeckLimit),
            Wording::Unless(..)
            | Wording::OnlyIf(..)
            | Wording::And(_)
            | Wording::PerEach(..)
            | Wording::ForTurn(_)
            | Wording::IfSo(..)
            | Wording::CostForSinging(..)
            | Wording::PayLessToUse(..)
            | Wording::OnlyWhile(..) => return self.unsupported(Gap::RuleInRule),
        })
    }

    fn given(&mut self, target: &Target, modifiers: &[Modifier]) -> Resolution<Rule> {
        match modifiers {
            [Modifier::LosesAbility(name)] => Ok(Rule::LosesAbility(self.scope(target)?, name.clone())),
            // 8.10: Shift works from the hand, so the card has it in every zone.
            [Modifier::Gains(Keyword::Shift(shift))] if matches!(target, Target::Of(Det::This, _)) => {
                let cost = match &shift.cost {
                    ShiftCost::Ink(_) => None,
                    ShiftCost::Do(effect) => Some(self.cost(effect)?),
                };
                Ok(Rule::GainsShift(shift.clone(), cost))
            }
            [Modifier::Gains(Keyword::Shift(shift))]
                if matches!(shift.cost, ShiftCost::Ink(_)) && says_zones(target) =>
            {
                match self.scope(target)? {
                    Scope::Each(of) => Ok(Rule::GrantsShift(of, shift.clone())),
                    Scope::This => self.unsupported(Gap::GainKeyword),
                }
            }
            modifiers => {
                let on = self.scope(target)?;
                Ok(Rule::Changes(on, self.changes_of(target, modifiers)?))
            }
        }
    }

    /// The steps of a cost.
    pub(super) fn cost(&mut self, effect: &wording::Effect) -> Resolution<Vec<Step>> {
        let before = std::mem::replace(&mut self.scene.purpose, Purpose::Cost);
        let running = std::mem::replace(&mut self.scene.running, true);
        let steps = self.required(|r| r.effect(effect));
        self.scene.purpose = before;
        self.scene.running = running;
        steps
    }

    pub(super) fn must(&self, act: &Act) -> Resolution<Prohibition> {
        match act {
            Act::Quest => Ok(Prohibition::NotQuest),
            _ => self.unsupported(Gap::HavingTo),
        }
    }

    fn forbid(&mut self, target: &Target, what: Prohibition) -> Resolution<Rule> {
        Ok(Rule::Changes(self.scope(target)?, vec![Change::Cant(what)]))
    }

    pub(super) fn static_player(&mut self, who: Who) -> Resolution<Players> {
        match self.player(who)? {
            players @ (Players::You | Players::Opponents | Players::Everyone) => Ok(players),
            _ => self.unsupported(Gap::PlayerInStatic),
        }
    }

    /// The changes of these cards.
    pub(super) fn changes_of(&mut self, target: &Target, modifiers: &[Modifier]) -> Resolution<Vec<Change>> {
        let several =
            matches!(target, Target::Both(_) | Target::Of(Det::Each | Det::EachOf | Det::All | Det::Bare, _));
        let before = std::mem::replace(&mut self.scene.several, several);
        let changes = self.changes(modifiers);
        self.scene.several = before;
        changes
    }

    fn changes(&mut self, modifiers: &[Modifier]) -> Resolution<Vec<Change>> {
        let factor = |sign: &Sign| match sign {
            Sign::Plus => 1,
            Sign::Minus => -1,
        };
        let shared = shared_measure(modifiers);
        let mut changes = vec![];
        for modifier in modifiers {
            let spread = shared.as_ref().and_then(|measure| spread(modifier, measure));
            changes.push(match spread.as_ref().unwrap_or(modifier) {
                Modifier::Strength(sign, amount) => Change::Strength(self.scaled(amount, factor(sign))?),
                Modifier::Willpower(sign, amount) => Change::Willpower(self.scaled(amount, factor(sign))?),
                Modifier::Lore(sign, amount) => Change::Lore(self.scaled(amount, factor(sign))?),
                Modifier::Gains(Keyword::Shift(_) | Keyword::Boost(_) | Keyword::SingTogether(_)) => {
                    return self.unsupported(Gap::GainKeyword);
                }
                Modifier::Gains(keyword) => Change::Gains(keyword.clone()),
                // The character has the keyword; its own cost is the number.
                Modifier::GainsBare(keyword @ KeywordKind::Singer) => Change::GainsBare(*keyword),
                Modifier::GainsBare(_) => return self.unsupported(Gap::GainKeyword),
                Modifier::LosesStat(Stat::Strength, amount) => Change::Strength(self.scaled(amount, -1)?),
                Modifier::LosesStat(Stat::Lore, amount) => Change::Lore(self.scaled(amount, -1)?),
                Modifier::LosesStat(Stat::Willpower, amount) => Change::Willpower(self.scaled(amount, -1)?),
                Modifier::LosesStat(..) => return self.unsupported(Gap::LoseStat),
                Modifier::LosesAbility(_) => return self.unsupported(Gap::LoseAbility),
                Modifier::Loses(keyword) => Change::Loses(*keyword),
                Modifier::GainsClass(class) => Change::Class(class.clone()),
                Modifier::GainsAbility(ability) => self.gains(ability)?,
                Modifier::GainsPer(keyword @ (Keyword::Resist(n) | Keyword::Challenger(n)), measure) => {
                    Change::GainsPer(keyword.kind(), self.measure(measure, i16::from(*n))?)
                }
                Modifier::GainsPer(..) => return self.unsupported(Gap::GainKeywordForEach),
            });
        }
        Ok(changes)
    }

    /// A quoted ability. It refers to the card that gains it.
    pub(super) fn gains(&mut self, ability: &Ability) -> Resolution<Change> {
        let of_location = wording::any(
            ability,
            |node| matches!(node, wording::Node::Target(Target::Of(Det::This, noun)) if says_location(noun)),
        );
        let card_type = if of_location { CardType::Location } else { CardType::Character };
        let scene = super::scene::Scene::new(card_type);
        let before = std::mem::replace(&mut self.scene, scene);
        let out = std::mem::take(&mut self.out);
        let meaning = self.ability(ability);
        self.scene = before;
        self.out = out;
        let meaning = meaning?;
        match meaning.kind {
            AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Static(_) => {}
            _ => return self.unsupported(Gap::GainAbility),
        }
        Ok(Change::Ability(Box::new(meaning), Some(Box::new(ability.clone()))))
    }

    /// The changes for unconditional prohibitions; `None` if any applies only to some cards.
    pub(super) fn prohibitions(&self, acts: &[Act], at_start: bool) -> Option<Vec<Change>> {
        let mut every = vec![];
        for act in acts {
            every.push(Change::Cant(match act {
                Act::Quest => Prohibition::Quest,
                Act::Challenge(None) => Prohibition::Challenge,
                Act::BeChallenged(None) => Prohibition::BeChallenged,
                Act::Ready if at_start => Prohibition::ReadyAtStart,
                Act::Ready => Prohibition::Ready,
                Act::ReadyAtStart | Act::ReadyAtTheirStart | Act::ReadyAtTheirPlayersStart => {
                    Prohibition::ReadyAtStart
                }
                Act::Sing => Prohibition::Sing,
                Act::BeDealtDamage => Prohibition::BeDealtDamage,
                Act::BeChosen => Prohibition::BeChosen,
                Act::Move | Act::MoveToLocations => Prohibition::Move,
                Act::Gain(_) | Act::SingThe(_) | Act::Challenge(Some(_)) | Act::BeChallenged(Some(_)) => {
                    return None;
                }
            }));
        }
        Some(every)
    }

    fn cant(&mut self, target: &Target, acts: &[Act]) -> Resolution<Rule> {
        if let Some(changes) = self.prohibitions(acts, false) {
            return Ok(Rule::Changes(self.scope(target)?, changes));
        }
        let who = self.scope(target)?;
        match acts {
            [Act::Challenge(Some(what))] => Ok(Rule::ChallengeBan(who, self.scope(what)?)),
            [Act::BeChallenged(Some(by))] => Ok(Rule::ChallengeBan(self.scope(by)?, who)),
            [Act::SingThe(songs)] => {
                Ok(Rule::SingBan(who, self.describe(&songs.0, Place::Hand, Side::Any, false)?))
            }
            [Act::Gain(keyword)] => Ok(Rule::Changes(who, vec![Change::CantHave(*keyword)])),
            _ => self.unsupported(Gap::SuchProhibition),
        }
    }

    /// An offer during a player's turn. Its price is the cost.
    pub(super) fn offered(
        &mut self,
        leads: &[Lead],
        effects: &[wording::Effect],
    ) -> Resolution<crate::Activated> {
        let (mut once, mut per_game, mut conditions) = (false, false, vec![]);
        for lead in leads {
            match lead {
                Lead::During(Window::OnceDuringYourTurn | Window::OncePerTurn) => once = true,
                Lead::During(Window::OncePerGame) => (once, per_game) = (true, true),
                Lead::During(Window::YourTurn) => {}
                Lead::While(condition) | Lead::If(condition) => {
                    self.scene.this_at_location |= super::trigger::is_at_location(condition);
                    conditions.push(self.condition(condition)?);
                }
                Lead::During(_) => return self.unsupported(Gap::OfferInThatTime),
            }
        }
        let effects = &offer_first(effects);
        let Some((wording::Effect::May(_, offered), rest)) = effects.split_first() else {
            return self.unsupported(Gap::SuchOffer);
        };
        let (price, every) = priced(offered, rest);
        let price = &price;
        let ink = if let wording::Effect::PayInk(n) = *price { n } else { 0 };
        // The offer is an effect, and its price is part of that effect (6.1.5).
        self.scene.running = true;
        self.scene.price = true;
        let costs = if ink > 0 { Ok(vec![]) } else { self.required(|r| r.effect(price)) };
        self.scene.price = false;
        let costs = costs?;
        let effects = self.block(|r| r.effects(&every))?;
        let condition = all(conditions);
        Ok(crate::Activated { condition, once, per_game, exert: false, ink, costs, offer: true, effects })
    }
}

/// An offer's sentences with the offer at the start: "for each …" in front of it belongs to its number, and what
/// a card "already had" is asked between choosing it and giving it more.
fn offer_first(effects: &[wording::Effect]) -> Vec<wording::Effect> {
    use wording::Effect as E;
    match effects {
        [E::ForEach(measure, offered), rest @ ..] => {
            let mut offered = (**offered).clone();
            if let E::May(_, inner) = &mut offered
                && let E::PayLessForNext(amount @ Amount::Number(_), ..) = &mut **inner
                && let Amount::Number(n) = *amount
            {
                *amount = Amount::ForEach(n, Box::new(measure.clone()));
            }
            std::iter::once(offered).chain(rest.iter().cloned()).collect()
        }
        [E::May(who, given), E::If(wording::Condition::Past(had), then), rest @ ..]
            if matches!(**given, E::Give(..)) && matches!(**had, wording::Condition::With(..)) =>
        {
            let E::Give(target, modifiers, duration) = &**given else { return effects.to_vec() };
            let them = Target::Pronoun(Pronoun::They);
            let mut all = vec![
                E::May(*who, Box::new(E::Choose(target.clone()))),
                E::If((**had).clone(), then.clone()),
                E::Give(them, modifiers.clone(), *duration),
            ];
            all.extend(rest.iter().cloned());
            all
        }
        effects => effects.to_vec(),
    }
}

/// The price of an offer, and its effects. If nothing is paid, the offered action itself is the price, and
/// dependent effects follow.
fn priced(offered: &wording::Effect, rest: &[wording::Effect]) -> (wording::Effect, Vec<wording::Effect>) {
    use wording::Effect as E;
    let after = |effect: E| std::iter::once(effect).chain(rest.iter().cloned()).collect();
    match offered {
        E::To(price, effect) => ((**price).clone(), after((**effect).clone())),
        E::Then(all) => match all.split_first() {
            Some((E::To(price, effect), more)) => {
                let then = std::iter::once((**effect).clone()).chain(more.iter().cloned()).collect();
                ((**price).clone(), after(E::Then(then)))
            }
            _ => (offered.clone(), rest.to_vec()),
        },
        _ => {
            let follows = |effect: &E| match effect {
                E::IfYouDo(inner) => (**inner).clone(),
                E::If(wording::Condition::YouDoAnd(condition), inner) => {
                    E::If((**condition).clone(), inner.clone())
                }
                effect => effect.clone(),
            };
            (offered.clone(), rest.iter().map(follows).collect())
        }
    }
}

/// Whether an event is about a player's own cards: "one of their characters has challenged".
fn is_theirs(event: &HistoryEvent) -> bool {
    event.plain().cards().is_some_and(|(_, noun)| noun.0.first() == Some(&Part::Their))
}

/// The cards a rule applies to.
fn subject(rule: &Wording) -> Option<&Target> {
    match rule {
        Wording::Give(target, _)
        | Wording::Cant(target, _)
        | Wording::DoesntReady(target)
        | Wording::NoChallengeDamage(target)
        | Wording::NoDamageFromChallenges(target)
        | Wording::TakesNoDamage(target)
        | Wording::SingCost(target, _)
        | Wording::QuestWhenPlayed(target, _)
        | Wording::Must(target, ..)
        | Wording::PayTo(target, ..)
        | Wording::Floor(target, _)
        | Wording::CanChallenge(target, _)
        | Wording::Challenging(_, target, _)
        | Wording::EntersExerted(target)
        | Wording::MayEnterExerted(target)
        | Wording::EntersWithDamage(target, _)
        | Wording::PayLess(_, target) => Some(target),
        _ => None,
    }
}

/// Whether a modifier counts things "there", at the location that has it.
fn says_there(modifiers: &[Modifier]) -> bool {
    wording::any(modifiers, |node| matches!(node, wording::Node::Part(Part::There)))
}

/// Whether these are cards outside play.
fn says_zones(target: &Target) -> bool {
    matches!(target, Target::Of(_, noun) if noun.0.iter().any(|part| matches!(part, Part::InHandDeckDiscard(_))))
}

/// Whether a noun is about a location.
fn says_location(noun: &Noun) -> bool {
    matches!(&noun.0[..], [Part::Is(kinds)] if *kinds == [wording::Kind::Location])
}

/// Whether this means several cards, or any that match.
fn is_group(target: &Target) -> bool {
    match target {
        Target::Of(det, _) => !matches!(det, Det::This),
        Target::Both(_) => true,
        _ => false,
    }
}

/// Whether a condition is about the affected cards: by "they", "it", or an implied subject.
fn speaks_of_affected(lead: &Lead) -> bool {
    let (Lead::While(condition) | Lead::If(condition)) = lead else { return false };
    is_about_them(condition)
}

fn is_about_them(condition: &wording::Condition) -> bool {
    use wording::Condition as C;
    match condition {
        C::Is(target, _)
        | C::With(target, _)
        | C::CardUnder(target)
        | C::ThatIs(target, _)
        | C::Costs(target, _) => matches!(target, Target::Pronoun(_) | Target::Of(Det::That, _)),
        C::Bare(_) | C::ItIsSo(_) | C::ItIs(_) => true,
        C::Not(inner) => is_about_them(inner),
        C::And(every) | C::Or(every) => every.iter().any(is_about_them),
        _ => false,
    }
}

/// Restricts a rule to cards for which the conditions hold.
fn narrow(rule: &mut Rule, conditions: Vec<Condition>) -> bool {
    let scope = match rule {
        Rule::Changes(scope, _)
        | Rule::EntersExerted(scope)
        | Rule::MayEnterExerted(scope)
        | Rule::EntersWithDamage(scope, _)
        | Rule::ChallengeReady(scope, _)
        | Rule::ChallengeBan(scope, _)
        | Rule::PayLess { what: scope, .. } => scope,
        _ => return false,
    };
    let Scope::Each(of) = scope else { return false };
    let Description { tests, .. } = of;
    tests.extend(conditions.into_iter().map(|condition| Test::Such(Box::new(condition))));
    true
}

/// The target without "using their Shift ability", and whether it had those words.
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

/// "+1 Strength and +1 Willpower for each …": the measure of the last number, which the others share.
fn shared_measure(modifiers: &[Modifier]) -> Option<Measure> {
    match modifiers.last()? {
        Modifier::Strength(_, Amount::ForEach(_, measure))
        | Modifier::Willpower(_, Amount::ForEach(_, measure))
        | Modifier::Lore(_, Amount::ForEach(_, measure)) => Some((**measure).clone()),
        _ => None,
    }
}

/// Applies the measure of a later modifier to a plain number.
fn spread(modifier: &Modifier, measure: &Measure) -> Option<Modifier> {
    let each = |n: u8| Amount::ForEach(n, Box::new(measure.clone()));
    match modifier {
        Modifier::Strength(sign, Amount::Number(n)) => Some(Modifier::Strength(*sign, each(*n))),
        Modifier::Willpower(sign, Amount::Number(n)) => Some(Modifier::Willpower(*sign, each(*n))),
        Modifier::Lore(sign, Amount::Number(n)) => Some(Modifier::Lore(*sign, each(*n))),
        _ => None,
    }
}
