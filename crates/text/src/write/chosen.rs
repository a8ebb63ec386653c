//! What an effect is done to and who does it, as far as writers move these about.

use ability::{Effect, Pronoun, Rule, Target, Who};

/// The card or cards that an effect is done to, where it has one object.
pub(super) fn object(effect: &Effect) -> Option<&Target> {
    match effect {
        Effect::Choose(what)
        | Effect::Deal(_, what)
        | Effect::PutDamage(_, what)
        | Effect::RemoveDamage(_, _, what)
        | Effect::RemoveAllDamage(what)
        | Effect::Banish(what)
        | Effect::Ready(what)
        | Effect::Exert(what)
        | Effect::Return(what, _)
        | Effect::Put(what, _)
        | Effect::PutBack(what, _)
        | Effect::ShuffleInto(what, _)
        | Effect::Reveal(what)
        | Effect::Play(what, _)
        | Effect::MoveTo(what, _)
        | Effect::Give(what, _, _)
        | Effect::PutBackInAnyOrder(what)
        | Effect::RevealToAll(what)
        | Effect::Tap(what)
        | Effect::PlayExerted(what)
        | Effect::PlayFrom(what, ..)
        | Effect::Shift(what, _)
        | Effect::PlayOrShift(what, _)
        | Effect::DealMeasured(_, what)
        | Effect::DealThem(what, _) => Some(what),
        _ => None,
    }
}

/// The same, to be changed.
pub(super) fn object_mut(effect: &mut Effect) -> Option<&mut Target> {
    match effect {
        Effect::Choose(what)
        | Effect::Deal(_, what)
        | Effect::PutDamage(_, what)
        | Effect::RemoveDamage(_, _, what)
        | Effect::RemoveAllDamage(what)
        | Effect::Banish(what)
        | Effect::Ready(what)
        | Effect::Exert(what)
        | Effect::Return(what, _)
        | Effect::Put(what, _)
        | Effect::PutBack(what, _)
        | Effect::ShuffleInto(what, _)
        | Effect::Reveal(what)
        | Effect::Play(what, _)
        | Effect::MoveTo(what, _)
        | Effect::Give(what, _, _)
        | Effect::PutBackInAnyOrder(what)
        | Effect::RevealToAll(what)
        | Effect::Tap(what)
        | Effect::PlayExerted(what)
        | Effect::PlayFrom(what, ..)
        | Effect::Shift(what, _)
        | Effect::PlayOrShift(what, _)
        | Effect::DealMeasured(_, what)
        | Effect::DealThem(what, _) => Some(what),
        _ => None,
    }
}

/// The effect with a pronoun for its object.
pub(super) fn with_pronoun(effect: &Effect) -> Effect {
    let mut effect = effect.clone();
    if let Some(object) = object_mut(&mut effect) {
        *object = Target::Pronoun(Pronoun::They);
    }
    effect
}

/// The player that an effect names as the one who acts.
pub(super) fn player(effect: &Effect) -> Option<Who> {
    match effect {
        Effect::May(who, _)
        | Effect::By(who, _)
        | Effect::Draw(who, _)
        | Effect::DrawFromBottom(who, _)
        | Effect::GetInkDrops(who, _)
        | Effect::ChooseAndDiscard(who, ..)
        | Effect::Discard(who, ..)
        | Effect::DiscardHand(who)
        | Effect::GainLore(who, _)
        | Effect::LoseLore(who, _)
        | Effect::ShuffleDeck(who)
        | Effect::RevealHand(who)
        | Effect::DiscardAtRandom(who, ..)
        | Effect::DiscardOfChoice(who, ..)
        | Effect::DiscardAll(who)
        | Effect::DrawUntil(who, _)
        | Effect::DiscardUntil(who, ..)
        | Effect::DiscardThatMany(who)
        | Effect::DiscardEither(who, _)
        | Effect::ByWith(who, ..)
        | Effect::MayAlso(who, _)
        | Effect::DiscardFor(who, _)
        | Effect::DiscardHands(who)
        | Effect::WhoReveals(who, ..) => Some(*who),
        // Rules have a subject of their own.
        Effect::For(..)
        | Effect::Lasting(..)
        | Effect::TakeNoDamage(_)
        | Effect::MayMoveTo(..)
        | Effect::Unreduced(_)
        | Effect::TheNext(..) => Some(Who::They),
        _ => None,
    }
}

/// The card that a rule is about, where it has a card as its subject.
pub(super) fn subject(rule: &Rule) -> Option<&Target> {
    match rule {
        Rule::Give(who, _)
        | Rule::Cant(who, _)
        | Rule::DoesntReady(who)
        | Rule::CanChallenge(who, _)
        | Rule::EntersExerted(who)
        | Rule::MayEnterExerted(who)
        | Rule::EntersWithDamage(who, _)
        | Rule::NoChallengeDamage(who)
        | Rule::Challenging(_, who, _)
        | Rule::MoveHereFree(_, who)
        | Rule::NoDamageFromChallenges(who)
        | Rule::NamedForShift(who, _)
        | Rule::SingCost(who, _)
        | Rule::CountAsInkable(who)
        | Rule::QuestWhenPlayed(who, _)
        | Rule::EnterExertedTo(who, _)
        | Rule::Must(who, _, _)
        | Rule::PayTo(who, _, _) => Some(who),
        _ => None,
    }
}
