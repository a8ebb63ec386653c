//! Triggers and the windows in which they watch.

use super::{Lowered, Lowerer, Speech};
use crate::program::{Cards, Lasts, Moment, Op, Players, Scope, TriggerDef, TriggerId, Window};
use ability::{Condition, Destination, Effect, Event, Name, Opener, Target, Trigger, Whose};

/// What a trigger waits for, taken apart.
struct Waits {
    moment: Moment,
    subject: Option<Scope>,
    object: Option<Scope>,
    who: Option<Players>,
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
            _ => self.missing("several windows at once"),
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
        let waits = self.event(&trigger.event)?;
        let first_time = match trigger.opener {
            Opener::When | Opener::Whenever | Opener::At => false,
            Opener::FirstTime | Opener::NextTime => true,
        };
        self.s.moment = Some(waits.moment);
        (self.s.ante, self.s.that) = antecedents(&waits);
        self.s.named = !matches!(waits.who, None | Some(Players::You));
        let program = self.here();
        self.s.start = program;
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
        Ok(self.add_trigger(TriggerDef {
            moment: waits.moment,
            subject: waits.subject,
            object: waits.object,
            who: waits.who,
            window,
            once: once || first_time,
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
            Some(Target::Pronoun(_)) => self.s.ante,
            None => self.s.ante.filter(|_| mentions_pronoun(effect)),
            Some(_) => None,
        };
        let mut waits = self.event(&trigger.event)?;
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
            window: Window::Always,
            once: false,
            program,
        });
        let once = match trigger.opener {
            Opener::NextTime | Opener::FirstTime | Opener::At => true,
            Opener::When | Opener::Whenever => false,
        };
        let lasts = lasts.unwrap_or(match waits.moment {
            Moment::TurnStarts => Lasts::UntilYourNextTurn,
            _ => Lasts::ThisTurn,
        });
        self.emit(Op::Watch { trigger: trigger_id, lasts, once, about });
        Ok(())
    }

    fn event(&mut self, event: &Event) -> Lowered<Waits> {
        let about = |moment, subject| Waits { moment, subject: Some(subject), object: None, who: None };
        let by = |moment, who| Waits { moment, subject: None, object: None, who: Some(who) };
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
        })
    }

    fn turn_player(&self, whose: Whose) -> Lowered<Players> {
        Ok(match whose {
            Whose::Your => Players::You,
            Whose::Opponents | Whose::AnOpponents | Whose::EachOpponents => Players::Opponents,
            Whose::Any | Whose::EachPlayers => Players::Everyone,
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
        | Event::ChosenForSupport(target) => Some(target),
        Event::Draws(_)
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
