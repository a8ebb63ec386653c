//! Triggers and the windows in which they watch.

use super::{Lowered, Lowerer, Speech};
use crate::program::{
    Cards, Cond, CondId, Lasts, Moment, Op, Players, Scope, Side, TriggerDef, TriggerId, Where, Window,
};
use ability::{
    Condition, Destination, Effect, Event, Kind, Name, Noun, Opener, Part, Target, Trigger, Whose,
};

/// What a trigger waits for, taken apart.
struct Waits {
    moment: Moment,
    subject: Option<Scope>,
    object: Option<Scope>,
    who: Option<Players>,
    /// What must hold besides when it happens.
    conds: Vec<CondId>,
    window: Option<Window>,
}

impl Lowerer<'_> {
    /// The window and whether once a turn is enough.
    pub(super) fn windows(&self, during: &[ability::Window]) -> Lowered<(Window, bool)> {
        use ability::Window as W;
        match during {
            [] => Ok((Window::Always, false)),
            [W::YourTurn] => Ok((Window::YourTurn, false)),
            [W::OpponentsTurns | W::AnOpponentsTurn | W::EachOpponentsTurn] => {
                Ok((Window::OpponentsTurn, false))
            }
            [W::OnceDuringYourTurn] => Ok((Window::YourTurn, true)),
            [W::OncePerTurn] => Ok((Window::Always, true)),
            [W::TwiceDuringYourTurn] => Ok((Window::YourTurn, true)),
            [W::TheirTurn] => Ok((Window::TheirTurn, false)),
            _ => self.missing("such a window"),
        }
    }

    pub(super) fn triggered(
        &mut self,
        during: &[ability::Window],
        trigger: &Trigger,
        condition: Option<&Condition>,
        effects: &[Effect],
        name: Option<&Name>,
    ) -> Lowered<TriggerId> {
        let (window, once) = self.windows(during)?;
        let mut waits = self.event(&trigger.event)?;
        // Which one it is in the turn shows when it happens, not when the ability resolves.
        let condition = match condition {
            Some(condition @ Condition::ItIsSecond(_)) => {
                let cond = self.condition(condition)?;
                waits.conds.push(cond);
                None
            }
            condition => condition,
        };
        // What there was then shows when it happens, too (6.7.6).
        let condition = match condition {
            Some(Condition::ThereWas(bound, noun)) => {
                let cond = self.condition(&Condition::There(*bound, noun.clone()))?;
                waits.conds.push(cond);
                None
            }
            condition => condition,
        };
        // "during each opponent's turn, … they": the one whose turn it is.
        let (window, who) = match (window, waits.who) {
            (Window::OpponentsTurn, Some(Players::That)) => (Window::TheirTurn, Some(Players::Opponents)),
            other => other,
        };
        waits.who = who;
        let window = match (window, waits.window) {
            (Window::Always, Some(own)) => own,
            (window, None) => window,
            _ => return self.missing("two windows of a trigger"),
        };
        let cond = self.all(waits.conds.clone());
        let first_time = match trigger.opener {
            Opener::When | Opener::Whenever | Opener::At | Opener::Behind => false,
            Opener::FirstTime | Opener::NextTime => true,
        };
        self.s.moment = Some(waits.moment);
        (self.s.ante, self.s.that) = antecedents(&waits);
        self.s.named = !matches!(waits.who, None | Some(Players::You));
        let program = self.here();
        self.s.start = program;
        if let (Moment::SongSung, Some(Scope::Fits(from))) = (waits.moment, waits.subject) {
            // All who sang, not only the first of them.
            let reg = self.new_reg();
            self.emit(Op::Sang { reg, from });
            self.s.ante = Some(Cards::Reg(reg));
        }
        let skip = match condition {
            Some(condition) => {
                self.s.running = true;
                let cond = self.condition(condition)?;
                Some(self.emit(Op::IfNot { cond, to: 0 }))
            }
            None => None,
        };
        self.effects(effects)?;
        if let Some(skip) = skip {
            // A condition that fails leaves the ability unresolved: not used up.
            self.emit(Op::End);
            self.land(skip);
            self.emit(Op::NotDone);
        }
        self.emit(Op::End);
        if let Some(name) = name {
            self.db.program_names.insert(program, name.0.clone());
        }
        let name = name.map(|name| self.ability_name(name));
        Ok(self.add_trigger(TriggerDef {
            moment: waits.moment,
            subject: waits.subject,
            object: waits.object,
            who: waits.who,
            window,
            once,
            first: first_time,
            twice: during.contains(&ability::Window::TwiceDuringYourTurn),
            cond,
            name,
            program,
        }))
    }

    fn add_trigger(&mut self, def: TriggerDef) -> TriggerId {
        self.db.triggers.push(def);
        TriggerId(self.db.triggers.len() as u16 - 1)
    }

    /// A trigger that an effect sets up (6.2.7): its program lies inside the setting up and is jumped over.
    pub(super) fn watch(&mut self, trigger: &Trigger, lasts: Option<Lasts>, effect: &Effect) -> Lowered<()> {
        let about = match subject(&trigger.event) {
            Some(target @ Target::Pronoun(_)) => Some(self.known(target)?),
            None => self.s.ante.filter(|_| mentions_pronoun(effect)),
            Some(_) => None,
        };
        let mut waits = self.event(&trigger.event)?;
        let cond = self.all(std::mem::take(&mut waits.conds));
        if about.is_some() {
            waits.subject = None;
        }
        let over = self.emit(Op::Jump(0));
        let before = std::mem::replace(&mut self.s, Speech::new());
        self.s.moment = Some(waits.moment);
        (self.s.ante, self.s.that) =
            if about.is_some() { (Some(Cards::Subject), None) } else { antecedents(&waits) };
        let program = self.here();
        let lowered = self.effects(std::slice::from_ref(effect));
        self.s = before;
        lowered?;
        self.emit(Op::End);
        self.land(over);
        let trigger_id = self.add_trigger(TriggerDef {
            moment: waits.moment,
            subject: waits.subject,
            object: waits.object,
            who: waits.who,
            window: waits.window.unwrap_or(Window::Always),
            once: false,
            first: false,
            twice: false,
            cond,
            name: None,
            program,
        });
        let once = match trigger.opener {
            Opener::NextTime | Opener::FirstTime | Opener::At => true,
            Opener::When | Opener::Whenever | Opener::Behind => false,
        };
        let lasts = lasts.unwrap_or(match waits.moment {
            Moment::TurnStarts => Lasts::UntilYourNextTurn,
            _ => Lasts::ThisTurn,
        });
        self.emit(Op::Watch { trigger: trigger_id, lasts, once, about });
        Ok(())
    }

    fn event(&mut self, event: &Event) -> Lowered<Waits> {
        let waits =
            |moment| Waits { moment, subject: None, object: None, who: None, conds: vec![], window: None };
        let about = |moment, subject| Waits { subject: Some(subject), ..waits(moment) };
        let by = |moment, who| Waits { who: Some(who), ..waits(moment) };
        Ok(match event {
            Event::Plays(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::Played, self.scope(target)?) }
            }
            Event::Quests(target) => about(Moment::Quested, self.scope(target)?),
            Event::Challenges(target, what) => {
                let object = match what {
                    Some(what) => Some(self.scope(what)?),
                    None => None,
                };
                Waits { object, ..about(Moment::Challenges, self.scope(target)?) }
            }
            Event::IsChallenged(target) => about(Moment::Challenged, self.scope(target)?),
            Event::ChallengesAndIsBanished(target) => about(Moment::ChallengerBanished, self.scope(target)?),
            Event::IsChallengedAndBanished(target) => about(Moment::ChallengedBanished, self.scope(target)?),
            Event::IsBanished(target) => about(Moment::Banished, self.scope(target)?),
            Event::IsBanishedInChallenge(target) => about(Moment::BanishedInChallenge, self.scope(target)?),
            Event::BanishesInChallenge(target, what) => {
                let object = Some(self.scope(what)?);
                Waits { object, ..about(Moment::BanishesInChallenge, self.scope(target)?) }
            }
            Event::ChallengeOver(target) => about(Moment::ChallengeOver, self.scope(target)?),
            // The card that is dealt damage is spoken of next.
            Event::DealsDamage(source, target) => {
                let object = Some(self.scope(source)?);
                Waits { object, ..about(Moment::EffectDamage, self.scope(target)?) }
            }
            Event::Returns(who, Target::Of(det, noun), _) => {
                let who = Some(self.player(*who)?);
                let parts =
                    noun.0.iter().filter(|part| !matches!(part, Part::FromDiscard(_))).cloned().collect();
                let target = Target::Of(*det, Noun(parts));
                Waits { who, ..about(Moment::BackToHand, self.scope(&target)?) }
            }
            Event::Returns(..) => return self.missing("returning those"),
            Event::DiscardsSome(who) => by(Moment::DiscardedSome, self.player(*who)?),
            Event::EntersPlay(target) => about(Moment::Played, self.scope(target)?),
            Event::LeavesPlay(target) => about(Moment::LeavesPlay, self.scope(target)?),
            Event::Sings(target) => about(Moment::Sings, self.scope(target)?),
            Event::MovesTo(target, place) => {
                let object = Some(self.scope(place)?);
                Waits { object, ..about(Moment::Moves, self.scope(target)?) }
            }
            // 1.9.2
            Event::TakesDamage(target) | Event::IsDamaged(target) | Event::IsDealtDamage(target) => {
                about(Moment::TakesDamage, self.scope(target)?)
            }
            Event::RemovesDamage(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::DamageRemoved, self.scope(target)?) }
            }
            Event::IsExerted(target) => about(Moment::Exerted, self.scope(target)?),
            Event::Readies(_, target) => about(Moment::Readied, self.scope(target)?),
            Event::Draws(who) => by(Moment::Drawn, self.player(*who)?),
            Event::Discards(who) => by(Moment::Discarded, self.player(*who)?),
            Event::Inks(who) => by(Moment::Inked, self.player(*who)?),
            Event::PutsUnder(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::PutUnder, self.scope(target)?) }
            }
            Event::GainsLore(who) => by(Moment::LoreGained, self.player(*who)?),
            Event::LosesLore(who) => by(Moment::LoreLost, self.player(*who)?),
            Event::IsPut(_, Destination::Inkwell { whose, .. }) => {
                by(Moment::PutIntoInkwell, self.turn_player(*whose)?)
            }
            Event::IsPut(..) => return self.missing("a card put there as a trigger"),
            Event::ChosenForSupport(target) => about(Moment::ChosenForSupport, self.scope(target)?),
            Event::TurnStarts(whose) => by(Moment::TurnStarts, self.turn_player(*whose)?),
            Event::TurnEnds(whose) => by(Moment::TurnEnds, self.turn_player(*whose)?),
            Event::While { event, condition, .. } => {
                let mut waits = self.event(event)?;
                let before = self.s.ante.replace(match waits.subject {
                    Some(Scope::Fits(_)) => Cards::Subject,
                    Some(Scope::This) | None => Cards::This,
                });
                let cond = self.condition(condition);
                self.s.ante = before;
                waits.conds.push(cond?);
                waits
            }
            Event::During(event, window) => {
                let (window, _) = self.windows(&[*window])?;
                Waits { window: Some(window), ..self.event(event)? }
            }
            Event::RemovesSomeDamage(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::DamageRemoved, self.scope(target)?) }
            }
            Event::Moves(who, target, from) => {
                let who = Some(self.player(*who)?);
                let conds =
                    if *from { vec![self.add_cond(Cond::Number { min: 1, max: i16::MAX })] } else { vec![] };
                Waits { who, conds, ..about(Moment::Moves, self.scope(target)?) }
            }
            Event::MovesHere(target) => {
                Waits { object: Some(Scope::This), ..about(Moment::Moves, self.scope(target)?) }
            }
            Event::BecomesExerted(target) | Event::Exerts(target) => {
                about(Moment::Exerted, self.scope(target)?)
            }
            Event::DealsDamageInChallenge(target, whom) => {
                let object = Some(self.scope(whom)?);
                Waits { object, ..about(Moment::DealsChallengeDamage, self.scope(target)?) }
            }
            Event::IsPlayed(target) => about(Moment::Played, self.scope(target)?),
            Event::IsReturned(target, _) => about(Moment::Returned, self.scope(target)?),
            Event::PutsIntoInkwell(_, whose) => by(Moment::PutIntoInkwell, self.turn_player(*whose)?),
            Event::LeavesDiscard(_, whose) => by(Moment::LeftDiscard, self.turn_player(*whose)?),
            Event::PlaysSecond(who, noun) => {
                let who = self.player(*who)?;
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                let second =
                    Cond::ThisTurn { moment: Moment::Played, who: Some(who), filter, min: 2, max: 2 };
                let conds = vec![self.add_cond(second)];
                Waits { who: Some(who), conds, ..about(Moment::Played, Scope::Fits(filter)) }
            }
            Event::PlaysOn(who, what, on) => {
                let who = Some(self.player(*who)?);
                let object = Some(self.scope(on)?);
                Waits { who, object, ..about(Moment::PlayedOn, self.scope(what)?) }
            }
            Event::PaysToPlay(who, ink, what) => {
                let who = Some(self.player(*who)?);
                let conds = vec![self.add_cond(Cond::Number { min: 0, max: i16::from(*ink) })];
                Waits { who, conds, ..about(Moment::Played, self.scope(what)?) }
            }
            Event::SomeSing(noun) => {
                let filter = self.filter(&noun.0, Where::Play, Side::Any, false)?;
                about(Moment::SongSung, Scope::Fits(filter))
            }
            Event::Chooses(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::Chosen, self.scope(target)?) }
            }
            Event::ChosenForActionOrItem(target) => {
                let kinds = vec![Part::Is(vec![Kind::Action, Kind::Item])];
                let object = Some(Scope::Fits(self.filter(&kinds, Where::Play, Side::Any, false)?));
                Waits { object, ..about(Moment::Chosen, self.scope(target)?) }
            }
            Event::UsesBoost(who, target) => {
                let who = Some(self.player(*who)?);
                Waits { who, ..about(Moment::UsedBoost, self.scope(target)?) }
            }
            Event::Either(..) => return self.missing("an event with two subjects here"),
        })
    }

    pub(super) fn turn_player(&self, whose: Whose) -> Lowered<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents | Whose::YourOpponents => {
                Players::Opponents
            }
            Whose::Any | Whose::EachPlayers | Whose::APlayers => Players::Everyone,
            Whose::Their
            | Whose::ItsPlayers
            | Whose::TheirPlayers
            | Whose::TheirPlayersPlural
            | Whose::ChosenPlayers
            | Whose::ChosenOpponents => return self.missing("such a player's turn"),
        })
    }
}

/// What "they" and "that card" mean after a trigger: what it was about; where that is the source itself, "that card" is the
/// other card of the event.
fn antecedents(waits: &Waits) -> (Option<Cards>, Option<Cards>) {
    match (waits.subject, waits.object) {
        (Some(Scope::Fits(_)), _) => (Some(Cards::Subject), None),
        (Some(Scope::This), Some(Scope::Fits(_))) => (None, Some(Cards::Object)),
        (Some(Scope::This), _) | (None, _) => (None, None),
    }
}

/// The card an event is about.
fn subject(event: &Event) -> Option<&Target> {
    match event {
        Event::Plays(_, target)
        | Event::Quests(target)
        | Event::Challenges(target, _)
        | Event::IsChallenged(target)
        | Event::ChallengesAndIsBanished(target)
        | Event::IsChallengedAndBanished(target)
        | Event::IsBanished(target)
        | Event::IsBanishedInChallenge(target)
        | Event::BanishesInChallenge(target, _)
        | Event::LeavesPlay(target)
        | Event::EntersPlay(target)
        | Event::DealsDamage(_, target)
        | Event::Returns(_, target, _)
        | Event::ChallengeOver(target)
        | Event::Sings(target)
        | Event::MovesTo(target, _)
        | Event::TakesDamage(target)
        | Event::IsDamaged(target)
        | Event::IsDealtDamage(target)
        | Event::RemovesDamage(_, target)
        | Event::IsExerted(target)
        | Event::Readies(_, target)
        | Event::PutsUnder(_, target)
        | Event::IsPut(target, _)
        | Event::ChosenForSupport(target)
        | Event::RemovesSomeDamage(_, target)
        | Event::Moves(_, target, _)
        | Event::MovesHere(target)
        | Event::BecomesExerted(target)
        | Event::Exerts(target)
        | Event::DealsDamageInChallenge(target, _)
        | Event::IsPlayed(target)
        | Event::IsReturned(target, _)
        | Event::LeavesDiscard(target, _)
        | Event::PlaysOn(_, target, _)
        | Event::PaysToPlay(_, _, target)
        | Event::Chooses(_, target)
        | Event::ChosenForActionOrItem(target)
        | Event::UsesBoost(_, target)
        | Event::Either(_, target) => Some(target),
        Event::While { event, .. } | Event::During(event, _) => subject(event),
        Event::PutsIntoInkwell(..)
        | Event::PlaysSecond(..)
        | Event::SomeSing(_)
        | Event::DiscardsSome(_)
        | Event::Draws(_)
        | Event::Discards(_)
        | Event::Inks(_)
        | Event::GainsLore(_)
        | Event::LosesLore(_)
        | Event::TurnStarts(_)
        | Event::TurnEnds(_) => None,
    }
}

/// Whether an effect speaks of something named before it.
fn mentions_pronoun(effect: &Effect) -> bool {
    match effect {
        Effect::May(_, inner) | Effect::If(_, inner) | Effect::By(_, inner) => mentions_pronoun(inner),
        Effect::Then(all) | Effect::And(all) => all.iter().any(mentions_pronoun),
        Effect::Banish(target)
        | Effect::Ready(target)
        | Effect::Exert(target)
        | Effect::Return(target, _)
        | Effect::Put(target, _)
        | Effect::Deal(_, target) => {
            matches!(target, Target::Pronoun(_) | Target::Of(ability::Det::That, _))
        }
        _ => false,
    }
}

/// The events an event with two subjects stands for; others stand for themselves.
pub(super) fn alternatives(trigger: &Trigger) -> Vec<Trigger> {
    let Event::Either(event, first) = &trigger.event else { return vec![trigger.clone()] };
    let one = match &**event {
        Event::Plays(who, _) => Event::Plays(*who, first.clone()),
        Event::Quests(_) => Event::Quests(first.clone()),
        Event::Challenges(_, whom) => Event::Challenges(first.clone(), whom.clone()),
        Event::IsChallenged(_) => Event::IsChallenged(first.clone()),
        Event::IsBanished(_) => Event::IsBanished(first.clone()),
        Event::Sings(_) => Event::Sings(first.clone()),
        _ => return vec![trigger.clone()],
    };
    [one, (**event).clone()].into_iter().map(|event| Trigger { opener: trigger.opener, event }).collect()
}
