//! Triggers: their events, and what later words can refer to.

use super::mention::{Mention, role};
use super::scene::{Event as Happened, Scene};
use super::{Resolution, Resolver};
use crate::{
    Cards, Condition, Description, Gap, Limit, Number, Place, Players, Scope, Side, Step, Test, Trigger,
    Triggered, Until, Uses, Var, Window,
};
use wording::{
    Destination, Det, Drops, Effect, Event, Kind, Moment, Node, Noun, Opener, Part, Pronoun,
    QuantifiedPlayers, Target, Who, Whose,
};

/// A resolved event, with the words for its cards.
struct Waits {
    trigger: Trigger,
    conditions: Vec<Condition>,
    window: Option<Window>,
    subject: Vec<Part>,
    object: Vec<Part>,
}

/// The cards of an event about several, as far as they fit.
struct CardGroup {
    var: Var,
    of: Description,
}

/// Finds the group first, if one of these steps is about it.
fn find_group(group: Option<CardGroup>, steps: &mut Vec<Step>) {
    if let Some(CardGroup { var, of }) = group
        && Uses::of(steps).speaks_of(var)
    {
        steps.insert(0, Step::Find { var, of });
    }
}

impl Resolver<'_> {
    /// The window, and the limit per turn.
    pub(super) fn windows(&self, during: &[wording::Window]) -> Resolution<(Window, Limit)> {
        use wording::Window as W;
        match during {
            [] => Ok((Window::Always, Limit::Any)),
            [W::YourTurn] => Ok((Window::YourTurn, Limit::Any)),
            [W::OpponentsTurns | W::AnOpponentsTurn | W::EachOpponentsTurn] => {
                Ok((Window::OpponentsTurn, Limit::Any))
            }
            [W::OnceDuringYourTurn] => Ok((Window::YourTurn, Limit::Once)),
            [W::OncePerTurn] => Ok((Window::Always, Limit::Once)),
            [W::TwiceDuringYourTurn] => Ok((Window::YourTurn, Limit::Twice)),
            [W::TheirTurn] => Ok((Window::DoersTurn, Limit::Any)),
            _ => self.unsupported(Gap::SuchWindow),
        }
    }

    /// A triggered ability with one trigger.
    pub(super) fn triggered(
        &mut self,
        during: &[wording::Window],
        trigger: &wording::Trigger,
        condition: Option<&wording::Condition>,
        effects: &[Effect],
    ) -> Resolution<Triggered> {
        let (window, limit) = self.windows(during)?;
        // A discarded card is already in the discard when the ability triggers.
        let discarded = matches!(
            trigger.event,
            Event::DiscardsThe(_, Target::Of(Det::This, _)) | Event::IsPutFrom(Target::Of(Det::This, _), ..)
        );
        let (condition, from_discard) = match condition {
            Some(condition) if is_in_discard(condition) => (None, true),
            condition => (condition, discarded),
        };
        if from_discard && !discarded && !matches!(trigger.event, Event::TurnStarts(_) | Event::TurnEnds(_)) {
            return self.unsupported(Gap::TriggerInDiscard);
        }
        if matches!(during, [wording::Window::EachOpponentsTurn]) {
            // "during each opponent's turn, whenever they …": the active opponent.
            self.name_player(Players::Doer);
        }
        let mut waits = self.event(&trigger.event)?;
        // Check these at the time of the event, not on resolution (6.7.6).
        let condition = match condition {
            Some(condition @ wording::Condition::ItIsNth(..)) => {
                let second = self.condition(condition)?;
                waits.conditions.push(second);
                None
            }
            Some(wording::Condition::ThereWas(bound, noun)) => {
                let there = self.condition(&wording::Condition::There(*bound, noun.clone()))?;
                waits.conditions.push(there);
                None
            }
            condition => condition,
        };
        let window = match (window, waits.trigger.by) {
            // "they": any opponent during their own turn.
            (Window::OpponentsTurn, Some(Players::Doer)) => {
                waits.trigger.by = Some(Players::Opponents);
                Window::DoersTurn
            }
            (window, _) => window,
        };
        waits.trigger.window = match (window, waits.window) {
            (Window::Always, Some(own)) => own,
            (window, None) => window,
            _ => return self.unsupported(Gap::TwoWindows),
        };
        let limit = match trigger.opener {
            Opener::When | Opener::Whenever | Opener::At | Opener::Behind => limit,
            Opener::FirstTime | Opener::NextTime | Opener::FirstEachTurn | Opener::WheneverFirst => {
                Limit::FirstTime
            }
        };
        let group = self.speak_of(&waits);
        let Waits { mut trigger, conditions, .. } = waits;
        trigger.condition = all(conditions);
        let mut secondary = None;
        let mut effects = self.block(|r| {
            if let Some(condition) = condition {
                r.scene.running = true;
                let asked = r.condition(condition)?;
                if !r.out.is_empty() {
                    // The condition is about what is chosen as the effect resolves.
                    let then = r.block(|r| r.effects(effects))?;
                    r.emit(Step::If { condition: asked, then, otherwise: vec![] });
                    return Ok(());
                }
                secondary = Some(asked);
                r.speak_of_singers(condition);
            }
            r.effects(effects)
        })?;
        find_group(group, &mut effects);
        Ok(Triggered { trigger, limit, from_discard, condition: secondary, effects })
    }

    /// Makes the event's cards and players available to later words. If they mean a group, the variable's
    /// cards must be found first.
    fn speak_of(&mut self, waits: &Waits) -> Option<CardGroup> {
        let Waits { trigger, subject, object, .. } = waits;
        let about_this = !matches!(trigger.subject, Some(Scope::Each(_)));
        self.scene.trigger = Some(Happened { moment: trigger.moment, about_this });
        self.scene.counted = Some(Number::Event(1));
        if !matches!(trigger.by, None | Some(Players::You)) {
            self.name_player(Players::Doer);
        }
        let side = |scope: &Option<Scope>| match scope {
            Some(Scope::Each(of)) => of.side,
            _ => Side::Any,
        };
        let event = |cards, parts: &[Part], side| {
            let mut mention = Mention::new(cards, parts, side, true);
            mention.roles |= role::EVENT;
            mention
        };
        if let (Moment::SongSung, Some(Scope::Each(of))) = (trigger.moment, &trigger.subject) {
            // All singers that fit, and no others (6.1.11).
            let mut of = of.clone();
            of.tests.push(Test::Is(Cards::EventSingers));
            let group = CardGroup { var: self.scene.new_var(), of };
            let mut singers = event(Cards::Var(group.var), subject, side(&trigger.subject));
            singers.one = false;
            singers.roles |= role::SINGERS;
            let song = event(Cards::Object, &[Part::Is(vec![Kind::Song])], Side::Any);
            self.mention_event(song);
            self.mention(singers);
            return Some(group);
        }
        // Later words mean the subject, so mention it last.
        if !matches!(trigger.object, None | Some(Scope::This)) || !object.is_empty() {
            let other = event(Cards::Object, object, side(&trigger.object));
            self.mention_event(other);
        }
        if let Some(Scope::Each(_)) = trigger.subject {
            // A player plays or moves only their own cards.
            let own = matches!(trigger.moment, Moment::Played | Moment::Moves | Moment::UsedBoost);
            let side = match (side(&trigger.subject), trigger.by) {
                (Side::Any, Some(by)) if own => Side::Of(by),
                (side, _) => side,
            };
            let subject = event(Cards::Subject, subject, side);
            self.mention(subject);
        }
        // A card outside of play, described only by the event.
        let bare = matches!(
            trigger.moment,
            Moment::Drawn | Moment::Discarded | Moment::PutIntoInkwell | Moment::Inked | Moment::LeftDiscard
        );
        if bare && trigger.subject.is_none() {
            let side = trigger.by.map_or(Side::Any, Side::Of);
            self.mention_event(event(Cards::Subject, &[], side));
        }
        None
    }

    /// Mentions a card that doesn't compete with others for a pronoun: the other card of
    /// an event, or a drawn card.
    pub(super) fn mention_event(&mut self, mut mention: Mention) {
        mention.clause = u16::MAX;
        self.scene.mentions.push(mention);
    }

    /// A trigger set up by an effect (6.2.7).
    pub(super) fn watch(
        &mut self,
        trigger: &wording::Trigger,
        until: Option<Until>,
        effect: &Effect,
    ) -> Resolution<()> {
        let topic = trigger.event.topic();
        let once = match trigger.opener {
            Opener::NextTime
            | Opener::FirstTime
            | Opener::FirstEachTurn
            | Opener::WheneverFirst
            | Opener::At => true,
            Opener::When | Opener::Whenever | Opener::Behind => false,
        };
        // The cards that the trigger watches, or that its effect mentions, are already known.
        let about = match topic {
            Some(target @ Target::Pronoun(_)) => Some(self.known(target)?),
            Some(_) => None,
            None if mentions_pronoun(effect) => Some(self.pronoun(Pronoun::They)?),
            None => None,
        };
        let watched =
            about.and_then(|cards| self.scene.mentions.iter().rev().find(|m| m.cards == cards).cloned());
        let card_type = self.scene.card_type;
        let before = std::mem::replace(&mut self.scene, Scene::new(card_type));
        let resolved = self.watched(trigger, about, watched, effect);
        self.scene = before;
        let (waits, effects) = resolved?;
        let Waits { mut trigger, conditions, window, .. } = waits;
        trigger.condition = all(conditions);
        trigger.window = window.unwrap_or(Window::Always);
        if about.is_some() {
            trigger.subject = None;
        }
        let until = until.unwrap_or(match trigger.moment {
            Moment::TurnStarts => Until::YourNextTurn,
            // 6.2.7.2: it waits for the end of your turn, even if it is another player's turn now.
            Moment::TurnEnds if trigger.by == Some(Players::You) => Until::EndOfYourTurn,
            _ => Until::EndOfTurn,
        });
        let ability = Triggered { trigger, limit: Limit::Any, from_discard: false, condition: None, effects };
        self.emit(Step::Watch { ability: Box::new(ability), until, once, about });
        Ok(())
    }

    fn watched(
        &mut self,
        trigger: &wording::Trigger,
        about: Option<Cards>,
        watched: Option<Mention>,
        effect: &Effect,
    ) -> Resolution<(Waits, Vec<Step>)> {
        self.scene.watching = true;
        let waits = self.event(&trigger.event)?;
        let group = self.speak_of(&waits);
        if about.is_some() {
            // The watched card is the event's card.
            let mut mention = watched.unwrap_or_else(|| Mention::new(Cards::Subject, &[], Side::Any, true));
            mention.cards = Cards::Subject;
            mention.one = true;
            mention.roles = role::EVENT;
            self.mention(mention);
        }
        let mut effects = self.block(|r| r.effects(std::slice::from_ref(effect)))?;
        find_group(group, &mut effects);
        Ok((waits, effects))
    }

    fn event(&mut self, event: &Event) -> Resolution<Waits> {
        let waits = |moment| Waits {
            trigger: Trigger {
                moment,
                subject: None,
                object: None,
                by: None,
                window: Window::Always,
                condition: None,
            },
            conditions: vec![],
            window: None,
            subject: vec![],
            object: vec![],
        };
        Ok(match event {
            Event::Plays(who, target) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::Played), target)?.by(by)
            }
            Event::Quests(target) => self.about(waits(Moment::Quested), target)?,
            Event::Challenges(target, whom) => {
                let waits = self.about(waits(Moment::Challenges), target)?;
                match whom {
                    Some(whom) => self.with(waits, whom)?,
                    None => waits,
                }
            }
            Event::IsChallenged(target) => self.about(waits(Moment::Challenged), target)?,
            Event::ChallengesAndIsBanished(target) => {
                self.about(waits(Moment::ChallengerBanished), target)?
            }
            Event::IsChallengedAndBanished(target) => {
                self.about(waits(Moment::ChallengedBanished), target)?
            }
            Event::IsBanished(target) => self.about(waits(Moment::Banished), target)?,
            Event::IsBanishedInChallenge(target) => self.about(waits(Moment::BanishedInChallenge), target)?,
            Event::BanishesInChallenge(target, whom) => {
                let waits = self.about(waits(Moment::BanishesInChallenge), target)?;
                self.with(waits, whom)?
            }
            Event::ChallengeOver(target) => self.about(waits(Moment::ChallengeOver), target)?,
            // The damaged card is mentioned next.
            Event::DealsDamage(source, target) => {
                let mut waits = self.about(waits(Moment::EffectDamage), target)?;
                match source {
                    // Every source of an effect is a card. This ability's own damage is not another one's.
                    Target::Of(Det::OneOf, noun)
                        if noun.0 == [Part::Your, Part::Other, Part::AbilityOrAction] =>
                    {
                        let tests = vec![Test::Except(Cards::This)];
                        let side = Side::Of(Players::You);
                        let of = Description { place: Place::Play, side, tests };
                        waits.trigger.object = Some(Scope::Each(of));
                        waits
                    }
                    source => self.with(waits, source)?,
                }
            }
            Event::Returns(who, Target::Of(det, noun), _) => {
                let by = Some(self.player(*who)?);
                let plain = |part: &&Part| !matches!(part, Part::FromDiscard(_));
                let target = Target::Of(*det, Noun(noun.0.iter().filter(plain).cloned().collect()));
                self.about(waits(Moment::BackToHand), &target)?.by(by)
            }
            Event::Returns(..) => return self.unsupported(Gap::ReturnThose),
            Event::DiscardsSome(who) => {
                let by = Some(self.player(*who)?);
                waits(Moment::DiscardedSome).by(by)
            }
            Event::EntersPlay(target) | Event::IsPlayed(target) => {
                self.about(waits(Moment::Played), target)?
            }
            Event::LeavesPlay(target) => self.about(waits(Moment::LeavesPlay), target)?,
            Event::Sings(target) => {
                let mut waits = self.about(waits(Moment::Sings), target)?;
                waits.object = vec![Part::Is(vec![Kind::Song])];
                waits
            }
            Event::MovesTo(target, place) => {
                let waits = self.about(waits(Moment::Moves), target)?;
                self.with(waits, place)?
            }
            // 1.9.2
            Event::TakesDamage(target) | Event::IsDamaged(target) => {
                self.about(waits(Moment::TakesDamage), target)?
            }
            Event::IsDealtDamage(target) => self.about(waits(Moment::IsDealtDamage), target)?,
            Event::RemovesDamage(who, target) | Event::RemovesSomeDamage(who, target) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::DamageRemoved), target)?.by(by)
            }
            Event::IsExerted(target) | Event::BecomesExerted(target) | Event::Exerts(target) => {
                self.about(waits(Moment::Exerted), target)?
            }
            Event::IsPutFrom(target, Destination::Discard(Whose::Your), Part::FromDeck(Whose::Your)) => {
                self.about(waits(Moment::PutFromDeck), target)?
            }
            Event::IsPutFrom(..) => return self.unsupported(Gap::PutTrigger),
            // A player puts cards from their own deck into their own discard.
            Event::PutsSomeFrom(who, Destination::Discard(into), Part::FromDeck(from))
                if into == from && matches!((who, into), (Who::You, Whose::Your) | (_, Whose::Their)) =>
            {
                let by = Some(self.player(*who)?);
                waits(Moment::SomePutFromDeck).by(by)
            }
            Event::PutsSomeFrom(..) => return self.unsupported(Gap::PutTrigger),
            Event::GetsReady(target) => self.about(waits(Moment::Readied), target)?,
            Event::Readies(_, target) => self.about(waits(Moment::Readied), target)?,
            Event::Draws(who) => waits(Moment::Drawn).by(Some(self.player(*who)?)),
            Event::Discards(who) => waits(Moment::Discarded).by(Some(self.player(*who)?)),
            Event::Inks(who) => waits(Moment::Inked).by(Some(self.player(*who)?)),
            Event::PutsUnder(who, target) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::PutUnder), target)?.by(by)
            }
            Event::GainsLore(who) => waits(Moment::LoreGained).by(Some(self.player(*who)?)),
            Event::LosesLore(who) => waits(Moment::LoreLost).by(Some(self.player(*who)?)),
            Event::InkDrops(who, drops, some) => {
                let moment = match (drops, some) {
                    (Drops::Get, false) => Moment::InkDropGot,
                    (Drops::Get, true) => Moment::SomeDropsGot,
                    (Drops::Remove, false) => Moment::InkDropRemoved,
                    (Drops::Remove, true) => Moment::SomeDropsRemoved,
                };
                waits(moment).by(Some(self.player(*who)?))
            }
            Event::IsPut(_, Destination::Inkwell { whose, .. }) | Event::PutsIntoInkwell(_, whose) => {
                waits(Moment::PutIntoInkwell).by(Some(self.turn_player(*whose)?))
            }
            Event::IsPut(..) => return self.unsupported(Gap::PutTrigger),
            Event::ChosenForSupport(target) => self.about(waits(Moment::ChosenForSupport), target)?,
            Event::TurnStarts(whose) => waits(Moment::TurnStarts).by(Some(self.turn_player(*whose)?)),
            Event::TurnEnds(whose) => waits(Moment::TurnEnds).by(Some(self.turn_player(*whose)?)),
            Event::While { event, condition, .. } => {
                let mut waits = self.event(event)?;
                // An implied subject means the event's card.
                let mentions = self.scene.mentions.len();
                if let Some(Scope::Each(of)) = &waits.trigger.subject {
                    let mention = Mention::new(Cards::Subject, &waits.subject, of.side, true);
                    self.mention(mention);
                }
                let at_location = is_at_location(condition);
                let condition = self.condition(condition);
                self.scene.mentions.truncate(mentions);
                waits.conditions.push(condition?);
                self.scene.this_at_location |=
                    at_location && matches!(waits.trigger.subject, Some(Scope::This));
                waits
            }
            Event::During(event, window) => {
                let (window, _) = self.windows(&[*window])?;
                Waits { window: Some(window), ..self.event(event)? }
            }
            Event::Moves(who, target, from) => {
                let by = Some(self.player(*who)?);
                let mut waits = self.about(waits(Moment::Moves), target)?.by(by);
                if *from {
                    waits.conditions.push(Condition::EventNumber { min: 1, max: i16::MAX });
                }
                waits
            }
            Event::MovesHere(target) => {
                let mut waits = self.about(waits(Moment::Moves), target)?;
                waits.trigger.object = Some(Scope::This);
                waits
            }
            Event::DealsDamageInChallenge(target, whom) => {
                let waits = self.about(waits(Moment::DealsChallengeDamage), target)?;
                self.with(waits, whom)?
            }
            Event::IsReturned(target, _) => self.about(waits(Moment::Returned), target)?,
            Event::LeavesDiscard(_, whose) => waits(Moment::LeftDiscard).by(Some(self.turn_player(*whose)?)),
            Event::PlaysNth(who, n, noun, _) => {
                let by = self.player(*who)?;
                let of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                let mut waits = waits(Moment::Played).by(Some(by));
                // Each player's cards are counted alone.
                let counted = if super::who::is_one(by) { by } else { Players::Doer };
                waits.conditions.push(Condition::ThisTurn {
                    moment: Moment::Played,
                    by: Some(QuantifiedPlayers::any(counted)),
                    of: of.clone(),
                    min: (*n).into(),
                    max: (*n).into(),
                });
                waits.trigger.subject = Some(Scope::Each(of));
                waits.subject = noun.0.clone();
                waits
            }
            Event::PlaysOn(who, what, on) => {
                let by = Some(self.player(*who)?);
                let waits = self.about(waits(Moment::PlayedOn), what)?.by(by);
                self.with(waits, on)?
            }
            Event::PaysToPlay(who, ink, what) => {
                let by = Some(self.player(*who)?);
                let mut waits = self.about(waits(Moment::Played), what)?.by(by);
                waits.conditions.push(Condition::EventNumber { min: 0, max: i16::from(*ink) });
                waits
            }
            Event::SomeSing(noun) => {
                let of = self.describe(&noun.0, Place::Play, Side::Any, false)?;
                let mut waits = waits(Moment::SongSung);
                waits.trigger.subject = Some(Scope::Each(of));
                waits.subject = noun.0.clone();
                waits
            }
            Event::Chooses(who, target) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::Chosen), target)?.by(by)
            }
            Event::ChosenForActionOrItem(target) => {
                let mut waits = self.about(waits(Moment::Chosen), target)?;
                let kinds = vec![Kind::Action, Kind::Item];
                waits.trigger.object = Some(Scope::Each(Description {
                    place: Place::Play,
                    side: Side::Any,
                    tests: vec![Test::Kind(kinds.clone())],
                }));
                waits.object = vec![Part::Is(kinds)];
                waits
            }
            Event::UsesBoost(who, target) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::UsedBoost), target)?.by(by)
            }
            Event::Shifts(who, what, on) => {
                let by = Some(self.player(*who)?);
                let waits = self.about(waits(Moment::PlayedOn), what)?.by(by);
                match on {
                    Some(on) => {
                        let waits = self.with(waits, on)?;
                        self.scene.covered = waits.trigger.object == Some(Scope::This);
                        waits
                    }
                    None => waits,
                }
            }
            Event::DiscardsThe(who, what) => {
                let by = Some(self.player(*who)?);
                self.about(waits(Moment::Discarded), what)?.by(by)
            }
            Event::EntersPlayExerted(target) => {
                let mut waits = self.about(waits(Moment::Played), target)?;
                let tests = vec![Test::Exerted];
                waits.conditions.push(Condition::Are { cards: Cards::Subject, tests });
                waits
            }
            Event::SingsThe(target, song) => {
                let waits = self.about(waits(Moment::Sings), target)?;
                self.with(waits, song)?
            }
            Event::Either(..) | Event::AnyOf(_) => {
                return self.unsupported(Gap::TwoSubjects);
            }
        })
    }

    /// An event of cards in the past: what happened, and whose doing or zone it was.
    /// `range` is how often it happened.
    pub(super) fn past_event(
        &mut self,
        event: &Event,
        range: (u16, u16),
    ) -> Resolution<(Moment, Option<QuantifiedPlayers<Players>>)> {
        match event {
            Event::IsPut(_, Destination::Discard(whose)) => {
                Ok((Moment::IntoDiscard, Some(self.quantified_owner(*whose, range)?)))
            }
            Event::IsPut(_, Destination::Inkwell { whose, .. }) => {
                Ok((Moment::PutIntoInkwell, Some(self.quantified_owner(*whose, range)?)))
            }
            Event::LeavesDiscard(_, whose) => {
                Ok((Moment::LeftDiscard, Some(self.quantified_owner(*whose, range)?)))
            }
            event => {
                // The subject's words are resolved where they are counted.
                let told = self.references.len();
                let waits = self.event(event);
                self.references.truncate(told);
                let Waits { trigger, conditions, window, .. } = waits?;
                let anywhere = |scope: &Scope| {
                    matches!(scope, Scope::Each(Description { side: Side::Any, tests, .. })
                    if tests[..] == [Test::Kind(vec![Kind::Location])])
                };
                if !trigger.object.as_ref().is_none_or(anywhere) || !conditions.is_empty() || window.is_some()
                {
                    return self.unsupported(Gap::DoneThisTurn);
                }
                Ok((trigger.moment, trigger.by.map(QuantifiedPlayers::any)))
            }
        }
    }

    /// Restricts the event's subject to this target.
    fn about(&mut self, mut waits: Waits, target: &Target) -> Resolution<Waits> {
        waits.trigger.subject = Some(self.event_scope(target)?);
        if let Target::Of(_, noun) = target {
            waits.subject = noun.0.clone();
        }
        Ok(waits)
    }

    /// Restricts the event's other card to this target.
    fn with(&mut self, mut waits: Waits, target: &Target) -> Resolution<Waits> {
        // "challenges another character": any character except the challenging one.
        self.scene.contrast = Some(match waits.trigger.subject {
            Some(Scope::This) if !self.scene.watching => Cards::This,
            _ => Cards::Subject,
        });
        let object = self.event_scope(target);
        self.scene.contrast = None;
        waits.trigger.object = Some(object?);
        if let Target::Of(_, noun) = target {
            waits.object = noun.0.clone();
        }
        Ok(waits)
    }

    fn event_scope(&mut self, target: &Target) -> Resolution<Scope> {
        match target {
            // Watched cards are restricted elsewhere: see [`Resolver::watch`].
            Target::Pronoun(_) if self.scene.watching => Ok(Scope::This),
            target => self.scope(target),
        }
    }
}

impl Waits {
    fn by(mut self, by: Option<Players>) -> Waits {
        self.trigger.by = by;
        self
    }
}

/// Joins the conditions into one.
pub(super) fn all(mut conditions: Vec<Condition>) -> Option<Condition> {
    match conditions.len() {
        0 => None,
        1 => conditions.pop(),
        _ => Some(Condition::All(conditions)),
    }
}

/// "this card is in your discard": the ability works from there.
fn is_in_discard(condition: &wording::Condition) -> bool {
    matches!(condition, wording::Condition::Is(Target::Of(Det::This, _), parts)
        if parts[..] == [Part::InDiscard(Whose::Your)])
}

/// "at a location", "this character is at a location".
pub(super) fn is_at_location(condition: &wording::Condition) -> bool {
    match condition {
        wording::Condition::Bare(part) => *part == Part::AtLocation,
        wording::Condition::Is(Target::Of(Det::This, _), parts) => parts[..] == [Part::AtLocation],
        _ => false,
    }
}

/// Whether an effect refers to a card named before.
fn mentions_pronoun(effect: &Effect) -> bool {
    wording::any(effect, |node| {
        matches!(node, Node::Target(Target::Pronoun(_)) | Node::Det(Det::That | Det::Those))
    })
}

/// The separate events of an event with two subjects; any other event alone.
pub(super) fn alternatives(trigger: &wording::Trigger) -> Vec<wording::Trigger> {
    let each = |event: &Event| wording::Trigger { opener: trigger.opener, event: event.clone() };
    if let Event::AnyOf(events) = &trigger.event {
        return events.iter().map(each).collect();
    }
    let Event::Either(event, first) = &trigger.event else { return vec![trigger.clone()] };
    let one = match &**event {
        Event::Plays(who, _) => Event::Plays(*who, first.clone()),
        Event::Quests(_) => Event::Quests(first.clone()),
        Event::Challenges(_, whom) => Event::Challenges(first.clone(), whom.clone()),
        Event::IsChallenged(_) => Event::IsChallenged(first.clone()),
        Event::IsBanished(_) => Event::IsBanished(first.clone()),
        Event::Sings(_) => Event::Sings(first.clone()),
        Event::AnyOf(events) => {
            let both = |event: &Event| {
                let either = Event::Either(Box::new(event.clone()), first.clone());
                alternatives(&wording::Trigger { opener: trigger.opener, event: either })
            };
            return events.iter().flat_map(both).collect();
        }
        _ => return vec![trigger.clone()],
    };
    [one, (**event).clone()]
        .into_iter()
        .map(|event| wording::Trigger { opener: trigger.opener, event })
        .collect()
}
