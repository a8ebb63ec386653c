//! Rules that effects set up for a time.

use super::{Lowered, Lowerer};
use crate::program::{
    Lasts, Mod, Op, Pick, Players, Purpose, Scope, Side, StaticDef, StaticRule, Test, Where, cant, dep,
};
use ability::{
    Ability, AbilityKind, Act, Condition, Det, Lead, Modifier, Noun, Part, PlayerAct, Rule, Target, Who,
};

impl Lowerer<'_> {
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
                let what = self.add_static(StaticDef {
                    cond: None,
                    deps: dep::ALL,
                    derived: true,
                    name: None,
                    rule,
                });
                self.emit(Op::Enact { what, lasts });
            }
            // A condition on the cards themselves: they have it while they fit.
            Rule::OnlyWhile(inner, condition @ Condition::Bare(_)) => {
                let Rule::Give(target, modifiers) = &**inner else {
                    return self.missing("such a condition for a time");
                };
                // The cards there are now have it from now on (6.4.2.2), as an ability of their own.
                let this = Target::Of(Det::This, Noun(vec![]));
                let rule = Rule::Give(this, modifiers.clone());
                let kind = AbilityKind::Static { leads: vec![Lead::While(condition.clone())], rule };
                let gains = Modifier::GainsAbility(Box::new(Ability { name: None, kind }));
                return self.timed_rule(&Rule::Give(target.clone(), vec![gains]), lasts);
            }
            Rule::Cant(target, acts) => {
                let Some(bits) = self.bits(acts, Some(lasts)) else {
                    return self.missing("a prohibition towards some cards for a time");
                };
                self.restrict(target, bits, lasts)?;
            }
            Rule::DoesntReady(target) => self.restrict(target, cant::READY_AT_START, lasts)?,
            Rule::NoChallengeDamage(target) => {
                let lasts = if lasts == Lasts::WhileInPlay { Lasts::Challenge } else { lasts };
                self.restrict(target, cant::TAKE_CHALLENGE_DAMAGE, lasts)?;
            }
            Rule::PayLessForNext(amount, noun) => {
                let n = self.amount(amount)?;
                let what = self.filter(&noun.0, Where::Hand, Side::Any, false)?;
                self.emit(Op::PayLessForNext { n, what });
            }
            Rule::PlayerCant(who, PlayerAct::ReadyMore(most, noun)) if lasts == Lasts::TheirNextReady => {
                self.ready_at_most(*who, *most, noun)?;
            }
            Rule::CantPlay(..) | Rule::InkAdditional | Rule::LoreToWin(..) | Rule::PlayFrom(..) => {
                let rule = self.static_rule(rule)?;
                let what = self.add_static(StaticDef {
                    cond: None,
                    deps: dep::ALL,
                    derived: false,
                    name: None,
                    rule,
                });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::PayLess(amount, target) => {
                let Scope::Fits(what) = self.scope(target)? else {
                    return self.missing("paying less for this card for a time");
                };
                let rule = StaticRule::PayLess {
                    n: self.amount(amount)?,
                    what: Scope::Fits(what),
                    shift: false,
                    once: false,
                };
                let what = self.add_static(StaticDef {
                    cond: None,
                    deps: dep::ALL,
                    derived: false,
                    name: None,
                    rule,
                });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::And(rules) => {
                for rule in rules {
                    self.timed_rule(rule, lasts)?;
                    // The next rule's subject is the same: what was chosen is chosen.
                    if let (Some(target), Some(cards)) = (rule_subject(rule), self.s.ante) {
                        self.s.bound = Some((target.clone(), cards));
                    }
                }
                self.s.bound = None;
            }
            Rule::CanChallenge(target, what) | Rule::Challenging(_, target, what) => {
                let to = self.target(target, Where::Play)?;
                let what = self.filter(&what.0, Where::Play, Side::Any, false)?;
                let mods = self.mods(&[Mod::ChallengeReady(what)]);
                self.emit(Op::Give { to, mods, lasts });
            }
            Rule::NoDamageFromChallenges(target) => {
                self.restrict(target, cant::TAKE_CHALLENGE_DAMAGE, lasts)?
            }
            Rule::Must(target, act, _) => {
                let bits = self.must(act)?;
                self.restrict(target, bits, lasts)?;
            }
            Rule::SingCost(target, n) => {
                let to = self.target(target, Where::Play)?;
                let mods = self.mods(&[Mod::SingCost(*n)]);
                self.emit(Op::Give { to, mods, lasts });
            }
            Rule::PlayerCant(_, PlayerAct::GainLore | PlayerAct::LoseLore) => {
                let rule = self.static_rule(rule)?;
                let what = self.add_static(StaticDef {
                    cond: None,
                    deps: dep::ALL,
                    derived: false,
                    name: None,
                    rule,
                });
                self.emit(Op::Enact { what, lasts });
            }
            Rule::EntersExerted(target) if lasts == Lasts::WhileInPlay => {
                let cards = self.known(target)?;
                self.emit(Op::Entered(cards));
            }
            Rule::Unless(inner, condition) => {
                let Rule::Cant(target, acts) = &**inner else {
                    return self.missing("such a rule unless something, for a time");
                };
                self.restrict_unless(target, acts, condition, lasts)?;
            }
            Rule::EntersExerted(_)
            | Rule::MayEnterExerted(_)
            | Rule::EntersWithDamage(..)
            | Rule::OnlyIf(..)
            | Rule::MoveHereFree(..)
            | Rule::PayLessToMove(..)
            | Rule::MayPayLessToMove(..)
            | Rule::CantPlayThis(..)
            | Rule::PlayerCant(..)
            | Rule::NamedForShift(..)
            | Rule::CountAsInkable(_)
            | Rule::PlayFree(..)
            | Rule::PlayFreeFor(..)
            | Rule::PayMore(..)
            | Rule::QuestWhenPlayed(..)
            | Rule::InkFromDiscard
            | Rule::EnterExertedTo(..)
            | Rule::PayTo(..)
            | Rule::PerEach(..)
            | Rule::DeckLimit(..)
            | Rule::Floor(..)
            | Rule::ForTurn(_)
            | Rule::InkwellExerted(_)
            | Rule::OnlyWhile(..)
            | Rule::NoDamageRemoval
            | Rule::OneChallenger
            | Rule::NoDiscard(_)
            | Rule::FaceUpTop(_)
            | Rule::MustChoose(..)
            | Rule::DamageWith(..)
            | Rule::AnyNameForShift(_)
            | Rule::PayLessForFirst(..)
            | Rule::UseFree(..)
            | Rule::SkipDraw => return self.missing("such a rule for a time"),
        }
        Ok(())
    }

    /// "can't ready more than N": the player chooses which, at the start of that turn; the program for it lies inside the
    /// setting up and is jumped over.
    fn ready_at_most(&mut self, who: Who, most: u8, noun: &Noun) -> Lowered<()> {
        let who = self.player(who)?;
        // The program runs for the player whose turn it is.
        let parts: Vec<Part> = noun.0.iter().filter(|part| **part != Part::Their).cloned().collect();
        let what = self.filter(&parts, Where::Play, Side::You, false)?;
        self.db.filters[usize::from(what.0)].tests.push(Test::WouldReady);
        self.db.filters[usize::from(what.0)].derived = true;
        let over = self.emit(Op::Jump(0));
        let program = self.here();
        let pick = Pick {
            reg: 0,
            by: Players::You,
            from: what,
            min: most,
            max: most,
            choose: false,
            purpose: Purpose::Effect,
        };
        self.emit(Op::Pick(pick));
        self.emit(Op::KeepExerted { reg: 0, from: what });
        self.emit(Op::End);
        self.land(over);
        let rule = StaticRule::ReadyAtMost { most, what, program };
        let what =
            self.add_static(StaticDef { cond: None, deps: dep::ALL, derived: false, name: None, rule });
        self.emit(Op::EnactReady { what, who });
        Ok(())
    }

    /// A prohibition with a way out: the card gains it as an ability, and the condition is asked of that card.
    fn restrict_unless(
        &mut self,
        target: &Target,
        acts: &[Act],
        condition: &Condition,
        lasts: Lasts,
    ) -> Lowered<()> {
        let to = self.target(target, Where::Play)?;
        let at_start = |act: &Act| match act {
            Act::Ready if lasts == Lasts::TheirNextReady => Act::ReadyAtStart,
            act => act.clone(),
        };
        let this = Target::Of(Det::This, Noun(vec![]));
        let cant = Rule::Cant(this, acts.iter().map(at_start).collect());
        let rule = Rule::Unless(Box::new(cant), condition.clone());
        let ability = Ability { name: None, kind: AbilityKind::Static { leads: vec![], rule } };
        let grant = self.grant(&ability)?;
        let mods = self.mods(&[Mod::Ability(grant)]);
        self.emit(Op::Give { to, mods, lasts });
        Ok(())
    }

    fn restrict(&mut self, target: &Target, bits: u16, lasts: Lasts) -> Lowered<()> {
        let to = self.target(target, Where::Play)?;
        let mods = self.mods(&[Mod::Cant(bits)]);
        self.emit(Op::Give { to, mods, lasts });
        Ok(())
    }
}

/// The subject of a rule that others may follow.
fn rule_subject(rule: &Rule) -> Option<&Target> {
    match rule {
        Rule::Give(target, _)
        | Rule::Cant(target, _)
        | Rule::CanChallenge(target, _)
        | Rule::Challenging(_, target, _)
        | Rule::NoDamageFromChallenges(target)
        | Rule::Must(target, _, _) => Some(target).filter(|target| matches!(target, Target::Of(..))),
        _ => None,
    }
}
