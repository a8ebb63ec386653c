//! Effects: sentences and their connections.

use super::target::Needs;
use super::who::is_one;
use super::{Resolution, Resolver};
use crate::{Able, Doubt, Gap, Place, Players, Purpose, Step, Uses};
use std::mem::discriminant;
use wording::{Condition, Det, Effect, Node, Pronoun, Rule, Target, Who, Whom};

impl Resolver<'_> {
    /// Sentences in order (6.1.2). One that begins with "if you do" or "otherwise"
    /// depends on the previous one.
    pub(super) fn effects(&mut self, effects: &[Effect]) -> Resolution<()> {
        self.scene.running = true;
        let start = self.out.len();
        let mut i = 0;
        while let Some(effect) = effects.get(i) {
            i += 1;
            if let Some(follows) = follows(effect) {
                // "If you do, B. Otherwise, C."
                let otherwise = match effects.get(i) {
                    Some(Effect::Otherwise(other)) => Some(&**other),
                    _ => None,
                };
                i += usize::from(otherwise.is_some());
                self.follow(follows, otherwise)?;
                continue;
            }
            // "[A]. If you do, [B]": all of A or none of it.
            let whole =
                matches!(effects.get(i).and_then(follows), Some(Follows::Done(_) | Follows::DoneAnd(..)));
            let before = std::mem::replace(&mut self.scene.required, whole);
            let mut sentence = vec![];
            // Check each player's revealed cards for that player, one after another.
            if let Effect::By(who, inner) = effect
                && effects.get(i).is_some_and(speaks_of_them)
                && is_shown(inner)
            {
                let goes_on =
                    |effect: &&Effect| speaks_of_them(effect) || matches!(effect, Effect::Otherwise(_));
                let rest = effects[i..].iter().take_while(goes_on).count();
                let then = &effects[i..i + rest];
                i += rest;
                let hangs = then.first().and_then(follows).is_some();
                sentence = self.block(|r| match hangs {
                    true => {
                        let all: Vec<Effect> = std::iter::once(&**inner).chain(then).cloned().collect();
                        r.each_player(*who, |r| r.effects_of_one(&all))
                    }
                    // All players reveal first, then each acts on their revealed cards (6.7.6.1).
                    false => r.each_player_in_parts(*who, |r| {
                        let shown = r.block(|r| r.effect(inner))?;
                        Ok(vec![shown, r.block(|r| r.effects_of_one(then))?])
                    }),
                })?;
            } else {
                let next = effects.get(i);
                match next {
                    Some(Effect::IfYouDoEither(then)) => {
                        i += 1;
                        sentence = self.block(|r| r.if_either(effect, then))?;
                    }
                    Some(Effect::ForEachWhoDoesnt(_, other)) => {
                        i += 1;
                        sentence = self.block(|r| r.who_doesnt(effect, other))?;
                    }
                    Some(Effect::Otherwise(other)) if !matches!(plain(effect), Effect::WhoReveals(..)) => {
                        i += 1;
                        sentence = self.block(|r| r.or_else(plain(effect), other))?;
                    }
                    // It applies to the cards that are still there after each player had the chance.
                    Some(Effect::Otherwise(other)) => {
                        i += 1;
                        let steps = self.block(|r| r.effect(effect))?;
                        self.emit(Step::Sentence(steps));
                        sentence = self.block(|r| r.effect(other))?;
                    }
                    _ => sentence.extend(self.block(|r| r.effect(effect))?),
                }
            }
            self.scene.required = before;
            self.emit(Step::Sentence(sentence));
        }
        // A group belongs to the sentence, not to the offer in it: what follows is about it whether or not the
        // offer is taken.
        for at in start..self.out.len() {
            let (done, later) = self.out.split_at_mut(at + 1);
            if let Some(Step::Sentence(sentence)) = done.last_mut()
                && let Some(Step::May { steps, .. }) = sentence.last_mut()
                && let Some(Step::Find { var, .. }) = steps.first()
                && Uses::of(later).speaks_of(*var)
            {
                let found = steps.remove(0);
                sentence.insert(sentence.len() - 1, found);
            }
        }
        Ok(())
    }

    /// Sentences about one of several players; together they are one effect.
    fn effects_of_one(&mut self, effects: &[Effect]) -> Resolution<()> {
        let steps = self.block(|r| r.effects(effects))?;
        for step in steps {
            match step {
                Step::Sentence(steps) => self.out.extend(steps),
                step => self.emit(step),
            }
        }
        Ok(())
    }

    /// Makes an effect depend on the previous sentence.
    fn follow(&mut self, follows: Follows, otherwise: Option<&Effect>) -> Resolution<()> {
        let Some(Step::Sentence(mut first)) = self.out.pop() else {
            return self.unclear(follows.word(), Doubt::NothingBefore);
        };
        let inner = match follows {
            Follows::Done(effect) => self.block(|r| r.effect(effect))?,
            Follows::DoneAnd(condition, effect) => self.block(|r| r.conditional(condition, effect))?,
            Follows::NotDone(effect) => self.block(|r| r.by_you(|r| r.effect(effect)))?,
            Follows::TheyDid(effect) => {
                // With several players, "they" means each of them in turn.
                let people = self.scene.people.len();
                if let [Step::EachPlayer { person, .. }] = first[..] {
                    self.name_player(Players::Person(person));
                }
                let inner = self.block(|r| r.by_you(|r| r.effect(effect)));
                self.scene.people.truncate(people);
                inner?
            }
        };
        let done = matches!(follows, Follows::Done(_) | Follows::DoneAnd(..) | Follows::TheyDid(_));
        let other = match otherwise {
            Some(_) if !done => return self.unsupported(Gap::OtherwiseAfterIfNot),
            Some(effect) => self.block(|r| r.effect(effect))?,
            None => vec![],
        };
        // "If you do, you may B. Otherwise, C.": a player who did the first thing but not B does C.
        let offered = matches!(follows, Follows::Done(Effect::May(..)));
        let (inner, other) = if offered && !other.is_empty() {
            (vec![Step::Depends { first: inner, then: vec![], otherwise: other }], vec![])
        } else {
            (inner, other)
        };
        // With several players, ask each of them what they did.
        if let [Step::EachPlayer { parts, .. }] = &mut first[..]
            && matches!(follows, Follows::NotDone(_) | Follows::TheyDid(_))
        {
            let all = std::mem::take(parts).into_iter().flatten().collect();
            let (then, otherwise) = if done { (inner, other) } else { (vec![], inner) };
            *parts = vec![vec![Step::Depends { first: all, then, otherwise }]];
            self.emit(Step::Sentence(first));
            return Ok(());
        }
        // Steps before the offer or action are not part of it.
        let (then, otherwise) = if done { (inner, other) } else { (vec![], inner) };
        self.emit(Step::Sentence(vec![Step::Depends { first, then, otherwise }]));
        Ok(())
    }

    /// "If C, E. Otherwise, F." and "You may E. Otherwise, F."
    fn or_else(&mut self, effect: &Effect, other: &Effect) -> Resolution<()> {
        let Effect::If(condition, then) = effect else {
            let first = self.block(|r| r.effect(effect))?;
            let otherwise = self.block(|r| r.effect(other))?;
            self.emit(Step::Depends { first, then: vec![], otherwise });
            return Ok(());
        };
        // "If C, return an item. Otherwise, put it …": both mean the same item, chosen before
        // the condition is checked.
        let shared = main_target(then).filter(|target| is_choice(target) && is_about_it(other));
        if let Some(target) = shared {
            let cards = self.target(target, Place::Play)?;
            self.scene.ahead = Some((target.clone(), cards));
        }
        let condition = self.condition(condition)?;
        let then_steps = self.block(|r| r.effect(then))?;
        self.scene.ahead = None;
        let otherwise = self.block(|r| r.effect(other))?;
        // C also happens if the player declines.
        let offered = matches!(**then, Effect::May(..) | Effect::MayAlso(..));
        let then = if offered {
            vec![Step::Depends { first: then_steps, then: vec![], otherwise: otherwise.clone() }]
        } else {
            then_steps
        };
        self.emit(Step::If { condition, then, otherwise });
        Ok(())
    }

    pub(super) fn effect(&mut self, effect: &Effect) -> Resolution<()> {
        if effect.player() == Some(Who::YouAndAnother) {
            return self.you_and_another(effect);
        }
        match effect {
            Effect::May(who, inner) | Effect::MayAlso(who, inner) => self.may(*who, inner),
            Effect::Then(all) | Effect::And(all) | Effect::AndThen(all) | Effect::List(all) => {
                self.in_turn(all)
            }
            Effect::To(first, second) => {
                let first = self.required(|r| r.effect(first))?;
                let then = self.block(|r| r.effect(second))?;
                self.emit(Step::Depends { first, then, otherwise: vec![] });
                Ok(())
            }
            Effect::Or(options) => self.options(options.iter().map(std::slice::from_ref)),
            Effect::ChooseOne(options) => self.options(options.iter().map(Vec::as_slice)),
            Effect::ChooseNamed(options) => {
                let options: Vec<&[Effect]> = options.iter().map(|(_, option)| option.as_slice()).collect();
                self.options(options.into_iter())
            }
            Effect::ChooseFollowing(None, options) => self.options(options.iter().map(Vec::as_slice)),
            Effect::ChooseFollowing(Some(condition), options) => self.one_or_both(condition, options),
            Effect::If(condition, inner) | Effect::OnlyIf(inner, condition) => {
                self.conditional(condition, inner)
            }
            Effect::Unless(inner, condition) => {
                let not = super::condition::opposite(condition);
                self.conditional(&not, inner)
            }
            Effect::UnlessDone(inner, other) => self.unless_done(inner, other),
            Effect::IfYouDo(_)
            | Effect::IfTheyDont(_)
            | Effect::IfTheyDo(_)
            | Effect::IfYouDoEither(_)
            | Effect::Otherwise(_)
            | Effect::ForEachWhoDoesnt(..) => self.unsupported(Gap::NothingBeforeIt),
            Effect::Instead(base, condition, other) => match instead_inside(base, condition, other) {
                Some(effect) => self.effect(&effect),
                None => self.instead(base, condition, other),
            },
            Effect::Also(..) => self.unsupported(Gap::InsteadAlone),
            Effect::By(who, inner) => match &**inner {
                Effect::And(all) | Effect::Then(all) | Effect::AndThen(all) | Effect::List(all) => self
                    .each_player_in_parts(*who, |r| all.iter().map(|e| r.block(|r| r.effect(e))).collect()),
                inner => self.each_player(*who, |r| r.effect(inner)),
            },
            Effect::Have(who, inner) => self.each_player(*who, |r| r.effect(inner)),
            Effect::ByWith(who, fewer, n, noun, inner) => self.each_player(*who, |r| {
                r.conditional(&Condition::HasThan(Who::They, *fewer, *n, noun.clone()), inner)
            }),
            Effect::ForEachPlayer(inner) => self.for_each_opponent(inner),
            Effect::ForEach(measure, inner) => {
                let n = self.measure(measure, 1)?;
                let mentions = self.scene.mentions.len();
                let steps = self.block(|r| r.effect(inner))?;
                for mention in &mut self.scene.mentions[mentions..] {
                    mention.one = false;
                }
                self.emit(Step::Times { n, steps });
                Ok(())
            }
            Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => self.effect(inner),
            Effect::Repeat => {
                self.emit(Step::Again);
                Ok(())
            }
            Effect::ByType(cases) => self.by_type(cases),
            Effect::WhoReveals(who, noun, inner) => self.who_reveals(*who, noun, inner),
            effect => {
                self.scene.clause = self.scene.clause.wrapping_add(1);
                self.deed(effect)
            }
        }
    }

    fn in_turn(&mut self, all: &[Effect]) -> Resolution<()> {
        // "…, and it enters play exerted": a way of playing the card in the previous effect.
        if let [
            first @ ..,
            Effect::Play(target, free),
            Effect::For(Rule::EntersExerted(Target::Pronoun(_)), _),
        ] = all
        {
            first.iter().try_for_each(|effect| self.effect(effect))?;
            return self.play_exerted(target, *free);
        }
        all.iter().try_for_each(|effect| self.effect(effect))
    }

    /// Resolves steps that must be done as a whole.
    pub(super) fn required(
        &mut self,
        body: impl FnOnce(&mut Self) -> Resolution<()>,
    ) -> Resolution<Vec<Step>> {
        let before = std::mem::replace(&mut self.scene.required, true);
        let steps = self.block(body);
        self.scene.required = before;
        steps
    }

    pub(super) fn may(&mut self, who: Who, inner: &Effect) -> Resolution<()> {
        let by = self.player(who)?;
        if is_one(by) {
            return self.may_by(by, inner);
        }
        self.each_player(who, |r| r.may_by(r.scene.by, inner))
    }

    fn may_by(&mut self, by: Players, inner: &Effect) -> Resolution<()> {
        let before = std::mem::replace(&mut self.scene.by, by);
        let steps = self.block(|r| r.effect(inner));
        self.scene.by = before;
        self.emit(Step::May { by, steps: steps?, said: Box::new(inner.clone()) });
        Ok(())
    }

    /// Resolves an effect of the speaker, whichever player acted before.
    pub(super) fn by_you(&mut self, body: impl FnOnce(&mut Self) -> Resolution<()>) -> Resolution<()> {
        let before = std::mem::replace(&mut self.scene.by, Players::You);
        let done = body(self);
        self.scene.by = before;
        done
    }

    pub(super) fn options<'e>(
        &mut self,
        options: impl ExactSizeIterator<Item = &'e [Effect]>,
    ) -> Resolution<()> {
        if options.len() < 2 {
            return self.unsupported(Gap::ChoiceOfOne);
        }
        let by = self.scene.by;
        let (mut steps, mut said) = (vec![], vec![]);
        let mentions = self.scene.mentions.len();
        for option in options {
            // Neither other options nor later effects can refer to things that one option names.
            steps.push(self.block(|r| r.effects_of_one(option))?);
            self.scene.mentions.truncate(mentions);
            said.push(option.to_vec());
        }
        self.emit(Step::Options { by, options: steps, said });
        Ok(())
    }

    /// "choose one of the following. If C, choose both instead".
    fn one_or_both(&mut self, condition: &Condition, options: &[Vec<Effect>]) -> Resolution<()> {
        let asked = self.condition(condition)?;
        let mentions = self.scene.mentions.len();
        let then = self.block(|r| {
            for option in options {
                r.effects_of_one(option)?;
                r.scene.mentions.truncate(mentions);
            }
            Ok(())
        })?;
        let otherwise = self.block(|r| r.options(options.iter().map(Vec::as_slice)))?;
        self.emit(Step::If { condition: asked, then, otherwise });
        Ok(())
    }

    pub(super) fn conditional(&mut self, condition: &Condition, inner: &Effect) -> Resolution<()> {
        let asked = self.condition(condition)?;
        let then = self.block(|r| {
            r.speak_of_singers(condition);
            r.effect(inner)
        })?;
        self.emit(Step::If { condition: asked, then, otherwise: vec![] });
        Ok(())
    }

    /// "E. If C, F instead.": makes the choices of E first, then does E or F (6.5.6).
    fn instead(&mut self, base: &Effect, condition: &Condition, other: &Effect) -> Resolution<()> {
        if let Some(target) = main_target(base) {
            let cards = if is_choice(target) {
                let cards = self.target(target, Place::Play)?;
                self.scene.ahead = Some((target.clone(), cards));
                Some(cards)
            } else {
                match target {
                    Target::Pronoun(_) | Target::Of(Det::This | Det::That | Det::The, _) => {
                        Some(self.known(target)?)
                    }
                    _ => None,
                }
            };
            self.scene.unsaid = cards;
        }
        if let Effect::For(_, duration) = base {
            self.scene.until = Some(self.until(*duration));
        }
        let asked = self.condition(condition)?;
        // "… you may F instead and G": if you decline, E happens.
        let offered = match other {
            Effect::Also(first, second) => {
                let Effect::May(Who::You, inner) = &**first else {
                    return self.unsupported(Gap::SuchInstead);
                };
                Some(Effect::And(vec![(**inner).clone(), (**second).clone()]))
            }
            _ => None,
        };
        let then = match &offered {
            Some(both) => self.block(|r| r.may_by(Players::You, both))?,
            None => self.block(|r| r.effect(other))?,
        };
        let otherwise = self.block(|r| r.effect(base))?;
        let then = if offered.is_some() {
            vec![Step::Depends { first: then, then: vec![], otherwise: otherwise.clone() }]
        } else {
            then
        };
        self.emit(Step::If { condition: asked, then, otherwise });
        self.scene.ahead = None;
        self.scene.unsaid = None;
        self.scene.until = None;
        Ok(())
    }

    /// "E unless F": the player of F may do it; otherwise E happens.
    fn unless_done(&mut self, inner: &Effect, other: &Effect) -> Resolution<()> {
        // E's target must be known first, so that F's player can be found.
        if let Some(target) = main_target(inner) {
            let cards = self.target(target, Place::Play)?;
            self.scene.ahead = Some((target.clone(), cards));
        }
        let Effect::By(who, deed) = other else { return self.unsupported(Gap::SuchUnless) };
        let first = self.block(|r| r.may(*who, deed))?;
        let otherwise = self.block(|r| r.by_you(|r| r.effect(inner)))?;
        self.scene.ahead = None;
        self.emit(Step::Depends { first, then: vec![], otherwise });
        Ok(())
    }

    /// "A and then B. If you do either, C.": C follows once, whether A or B was done, or both.
    fn if_either(&mut self, offers: &Effect, then: &Effect) -> Resolution<()> {
        let (Effect::AndThen(both) | Effect::And(both) | Effect::Then(both)) = offers else {
            return self.unsupported(Gap::NotOffered);
        };
        let [first, second] = &both[..] else { return self.unsupported(Gap::NotOffered) };
        let first = self.block(|r| r.effect(first))?;
        let before = self.scene.mentions.clone();
        let done = self.block(|r| {
            r.effect(second)?;
            r.effect(then)
        })?;
        self.scene.mentions = before;
        let otherwise = self.block(|r| {
            let first = r.block(|r| r.effect(second))?;
            let then = r.block(|r| r.effect(then))?;
            r.step(Step::Depends { first, then, otherwise: vec![] })
        })?;
        self.step(Step::Depends { first, then: done, otherwise })
    }

    /// You do it, and another player of your choice does it.
    fn you_and_another(&mut self, effect: &Effect) -> Resolution<()> {
        self.choose_player(Whom::Others);
        self.effect(&effect.of_player(Who::You))?;
        self.effect(&effect.of_player(Who::ThatPlayer))
    }

    /// "Each opponent may E. For each opponent who doesn't, F."
    fn who_doesnt(&mut self, offer: &Effect, otherwise: &Effect) -> Resolution<()> {
        let Effect::May(who, inner) = offer else {
            return self.unsupported(Gap::NotOffered);
        };
        self.each_player(*who, |r| {
            let first = r.block(|r| r.may_by(r.scene.by, inner))?;
            let otherwise = r.block(|r| r.by_you(|r| r.effect(otherwise)))?;
            r.emit(Step::Depends { first, then: vec![], otherwise });
            Ok(())
        })
    }

    /// The speaker does it once for each opponent; "they" means that opponent.
    fn for_each_opponent(&mut self, inner: &Effect) -> Resolution<()> {
        let by = self.scene.by;
        self.each_player(Who::EachOpponent, |r| {
            r.scene.by = by;
            r.effect(inner)
        })
    }

    /// Does the case that matches the card mentioned before, which has only one type.
    fn by_type(&mut self, cases: &[(Vec<wording::Kind>, Effect)]) -> Resolution<()> {
        let mentions = self.scene.mentions.clone();
        for (kinds, inner) in cases {
            self.scene.mentions.clone_from(&mentions);
            let is = Condition::ItIs(wording::Noun(vec![wording::Part::CardOf(kinds.clone())]));
            self.conditional(&is, inner)?;
        }
        self.scene.mentions = mentions;
        Ok(())
    }

    /// The requirement on a card that is to be exerted.
    pub(super) fn exerting(&self, symbol: bool) -> Needs {
        if self.scene.purpose == Purpose::Cost {
            Needs::WherePart(Able::ExertAsCost)
        } else {
            Needs::WherePart(Able::Exert { symbol })
        }
    }
}

/// How a sentence depends on the previous one.
#[derive(Clone, Copy)]
enum Follows<'a> {
    Done(&'a Effect),
    DoneAnd(&'a Condition, &'a Effect),
    NotDone(&'a Effect),
    TheyDid(&'a Effect),
}

impl Follows<'_> {
    fn word(self) -> &'static str {
        match self {
            Follows::Done(_) | Follows::DoneAnd(..) => "if you do",
            Follows::NotDone(_) => "if they don't",
            Follows::TheyDid(_) => "if they do",
        }
    }
}

fn follows(effect: &Effect) -> Option<Follows<'_>> {
    match effect {
        Effect::IfYouDo(inner) => Some(Follows::Done(inner)),
        Effect::If(Condition::YouDoAnd(condition), inner) => Some(Follows::DoneAnd(condition, inner)),
        Effect::IfTheyDont(inner) => Some(Follows::NotDone(inner)),
        Effect::IfTheyDo(inner) => Some(Follows::TheyDid(inner)),
        _ => None,
    }
}

/// The sentence without its introductory word.
fn plain(effect: &Effect) -> &Effect {
    match effect {
        Effect::Afterwards(inner) | Effect::AfterwardsPlain(inner) => inner,
        effect => effect,
    }
}

/// "E. If C, F instead." where E has an introduction: F replaces only the last action in E.
fn instead_inside(base: &Effect, condition: &Condition, other: &Effect) -> Option<Effect> {
    let instead =
        |inner: &Effect| Effect::Instead(Box::new(inner.clone()), condition.clone(), Box::new(other.clone()));
    Some(match base {
        Effect::May(who, inner) => Effect::May(*who, Box::new(instead(inner))),
        Effect::To(first, second) => Effect::To(first.clone(), Box::new(instead(second))),
        // "look at 2 cards, then …. If C, look at 5 cards instead.": the step of the same kind.
        Effect::Then(all) => {
            let same = |step: &Effect| discriminant(step) == discriminant(other);
            let at = all.iter().rposition(same).or(all.len().checked_sub(1))?;
            let step = |(n, step): (usize, &Effect)| if n == at { instead(step) } else { step.clone() };
            Effect::Then(all.iter().enumerate().map(step).collect())
        }
        Effect::And(all) if matches!(other, Effect::Also(..)) => {
            let (last, first) = all.split_last()?;
            Effect::And(first.iter().cloned().chain([instead(last)]).collect())
        }
        _ => return None,
    })
}

/// The first target of an effect.
pub(super) fn main_target(effect: &Effect) -> Option<&Target> {
    match effect {
        Effect::For(Rule::Give(target, _) | Rule::Cant(target, _), _)
        | Effect::Deal(_, target)
        | Effect::PutDamage(_, target)
        | Effect::RemoveDamage(_, _, target)
        | Effect::RemoveAllDamage(target)
        | Effect::Banish(target)
        | Effect::Ready(target)
        | Effect::Exert(target)
        | Effect::Return(target, _)
        | Effect::Put(target, _) => Some(target),
        _ => None,
    }
}

/// Whether a sentence continues about the players named before: "they may …", "their hand".
fn speaks_of_them(effect: &Effect) -> bool {
    wording::any(effect, |node| matches!(node, Node::Who(Who::They)))
}

/// Whether players reveal cards in this effect.
fn is_shown(effect: &Effect) -> bool {
    matches!(effect, Effect::Reveal(_))
}

/// Whether an effect's target is "it".
fn is_about_it(effect: &Effect) -> bool {
    matches!(main_target(effect), Some(Target::Pronoun(Pronoun::It)))
}

pub(super) fn is_choice(target: &Target) -> bool {
    matches!(
        target,
        Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::AChosen | Det::A | Det::OneOf, _)
    )
}
