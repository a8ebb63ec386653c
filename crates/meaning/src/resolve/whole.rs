//! Whole abilities.

use super::scene::Scene;
use super::trigger::alternatives;
use super::{Resolution, Resolver};
use crate::{
    Ability as Meaning, Activated, Destination, Gap, Instead, Kind, Limit, Replaced, Replacement, Scope,
    Step, Uses, forget_unused,
};
use wording::{
    Ability, AbilityKind, Amount, Cost, Det, Effect, Keyword, Opener, Rule, ShiftCost, Target, Would,
};

impl Resolver<'_> {
    pub(super) fn ability(&mut self, ability: &Ability) -> Resolution<Meaning> {
        let kind = match &ability.kind {
            AbilityKind::Keyword(keyword) => self.keyword(keyword)?,
            AbilityKind::Triggered { during, triggers, condition, effects } => {
                let mut every = vec![];
                for trigger in triggers.iter().flat_map(alternatives) {
                    self.scene = Scene::new(self.scene.card_type);
                    every.push(self.triggered(during, &trigger, condition.as_ref(), effects)?);
                }
                Kind::Triggered(every)
            }
            AbilityKind::Activated { costs, effects } => Kind::Activated(self.activated(costs, effects)?),
            // It only matters for deck building, not in games.
            AbilityKind::Static {
                rule: Rule::DeckLimit(..) | Rule::AnyInk(..) | Rule::DeckCopies(..),
                ..
            } => Kind::DeckBuilding,
            AbilityKind::Static { leads, rule } => Kind::Static(self.statics(leads, rule)?),
            AbilityKind::Replacement { during, would, instead } => {
                Kind::Replacement(self.replacement(during, would, instead)?)
            }
            AbilityKind::Offer { leads, effects } => Kind::Activated(self.offered(leads, effects)?),
            AbilityKind::Action(effects) => Kind::Action(self.block(|r| r.effects(effects))?),
        };
        let mut kind = kind;
        tidy(&mut kind);
        Ok(Meaning { name: ability.name.clone(), kind })
    }

    fn keyword(&mut self, keyword: &Keyword) -> Resolution<Kind> {
        match keyword {
            Keyword::Shift(shift) => match &shift.cost {
                ShiftCost::Ink(_) => Ok(Kind::Keyword(keyword.clone())),
                ShiftCost::Do(effect) => {
                    Ok(Kind::ShiftFor { keyword: keyword.clone(), cost: self.cost(effect)? })
                }
            },
            keyword => Ok(Kind::Keyword(keyword.clone())),
        }
    }

    fn activated(&mut self, costs: &[Cost], effects: &[Effect]) -> Resolution<Activated> {
        let (mut exert, mut ink, mut steps) = (false, 0u8, vec![]);
        for cost in costs {
            match cost {
                Cost::Exert => exert = true,
                Cost::Ink(n) => ink = ink.saturating_add(*n),
                Cost::Do(effect) => steps.extend(self.cost(effect)?),
            }
        }
        let effects = self.block(|r| r.effects(effects))?;
        Ok(Activated {
            condition: None,
            once: false,
            per_game: false,
            exert,
            ink,
            costs: steps,
            offer: false,
            effects,
        })
    }

    fn replacement(
        &mut self,
        during: &[wording::Window],
        would: &Would,
        instead: &Effect,
    ) -> Resolution<Replacement> {
        let (window, limit) = self.windows(during)?;
        let (replaces, opener, target) = match would {
            Would::BeDealtDamage(opener, target) => (Replaced::DealtDamage, opener, target),
            Would::TakeDamage(opener, target) => (Replaced::TakenDamage, opener, target),
            Would::BeBanished(target) => (Replaced::Banished, &Opener::Whenever, target),
            Would::GetInkDrop(who) => {
                let replaces = Replaced::InkDrop(self.player(*who)?);
                let instead = Instead::Do(self.in_place(instead)?);
                let first_time = limit == Limit::Once;
                return Ok(Replacement { replaces, subject: Scope::This, window, first_time, instead });
            }
        };
        let subject = self.scope(target)?;
        let spoken_of = |goes: &Target| match goes {
            Target::Pronoun(_) | Target::Of(Det::That, _) => true,
            Target::Of(Det::This, _) => subject == Scope::This,
            _ => false,
        };
        let instead = match instead {
            Effect::Put(goes, to) | Effect::Return(goes, to)
                if replaces == Replaced::Banished && spoken_of(goes) =>
            {
                match self.destination(to)? {
                    (
                        to @ (Destination::Hand
                        | Destination::Inkwell { .. }
                        | Destination::DeckTop
                        | Destination::DeckBottom),
                        false,
                    ) => Instead::Goes(to),
                    _ => return self.unsupported(Gap::PlaceForBanished),
                }
            }
            _ if replaces == Replaced::Banished => return self.unsupported(Gap::SuchReplacement),
            Effect::PutDamage(Amount::ThatMany, Target::Of(Det::This, _)) => Instead::PutOnSource,
            Effect::TakeNoDamage(_) => Instead::Nothing,
            _ => return self.unsupported(Gap::SuchReplacement),
        };
        let first_time = *opener == Opener::FirstTime || limit == Limit::Once;
        Ok(Replacement { replaces, subject, window, first_time, instead })
    }
}

impl Resolver<'_> {
    /// The steps that replace the event. With "may", they happen only if the player accepts.
    fn in_place(&mut self, instead: &Effect) -> Resolution<Vec<Step>> {
        self.scene.running = true;
        let (offered, inner) = match instead {
            Effect::May(who, inner) => (Some(self.player(*who)?), &**inner),
            other => (None, other),
        };
        let mut steps = vec![Step::Replace];
        steps.extend(self.block(|r| r.effect(inner))?);
        Ok(match offered {
            Some(by) => vec![Step::May { by, steps, said: Box::new(inner.clone()) }],
            None => steps,
        })
    }
}

/// Removes unused results. An action's paragraphs are one effect and are handled together.
fn tidy(kind: &mut Kind) {
    match kind {
        Kind::Triggered(all) => {
            for triggered in all {
                let uses = Uses::of(&triggered.effects).with(triggered.condition.as_ref());
                forget_unused(&mut triggered.effects, &uses);
            }
        }
        Kind::Activated(activated) => {
            let all: Vec<Step> = activated.costs.iter().chain(&activated.effects).cloned().collect();
            let uses = Uses::of(&all);
            forget_unused(&mut activated.costs, &uses);
            forget_unused(&mut activated.effects, &uses);
        }
        Kind::Keyword(_)
        | Kind::ShiftFor { .. }
        | Kind::Static(_)
        | Kind::Replacement(_)
        | Kind::Action(_)
        | Kind::DeckBuilding => {}
    }
}
