//! Finds the object and the player of an effect, which writers may move within a sentence.

use wording::{Amount, Condition, Det, Effect, Measure, Pronoun, Target, Who};

/// The object of an effect, if it has exactly one. Works on shared and mutable references.
macro_rules! object_of {
    ($effect:expr) => {
        match $effect {
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
            Effect::May(..)
            | Effect::Then(..)
            | Effect::And(..)
            | Effect::To(..)
            | Effect::Or(..)
            | Effect::If(..)
            | Effect::OnlyIf(..)
            | Effect::IfYouDo(..)
            | Effect::Otherwise(..)
            | Effect::Instead(..)
            | Effect::ChooseOne(..)
            | Effect::For(..)
            | Effect::Lasting(..)
            | Effect::Watch(..)
            | Effect::Draw(..)
            | Effect::ChooseAndDiscard(..)
            | Effect::Discard(..)
            | Effect::DiscardHand(..)
            | Effect::GainLore(..)
            | Effect::LoseLore(..)
            | Effect::GetInkDrops(..)
            | Effect::RemoveInkDrops(..)
            | Effect::RemoveAnyInkDrops(..)
            | Effect::PayInk(..)
            | Effect::NameCard
            | Effect::ShuffleDeck(..)
            | Effect::MoveDamage(..)
            | Effect::TakeNoDamage(..)
            | Effect::PutOneAndOther(..)
            | Effect::Look(..)
            | Effect::By(..)
            | Effect::WatchFor(..)
            | Effect::Afterwards(..)
            | Effect::List(..)
            | Effect::Unless(..)
            | Effect::UnlessDone(..)
            | Effect::IfTheyDont(..)
            | Effect::IfTheyDo(..)
            | Effect::ForEachWhoDoesnt(..)
            | Effect::ForEach(..)
            | Effect::Have(..)
            | Effect::Repeat
            | Effect::ChooseAnd(..)
            | Effect::RevealHand(..)
            | Effect::LookAtHand(..)
            | Effect::DiscardAtRandom(..)
            | Effect::DiscardOfChoice(..)
            | Effect::DiscardAll(..)
            | Effect::DrawUntil(..)
            | Effect::DiscardUntil(..)
            | Effect::PutSome(..)
            | Effect::PutSomeAndRest(..)
            | Effect::MoveSomeDamage(..)
            | Effect::Search(..)
            | Effect::RevealUntil(..)
            | Effect::LookAtMany(..)
            | Effect::MoveToSame(..)
            | Effect::MayMoveTo(..)
            | Effect::Count(..)
            | Effect::PutInsteadOfDiscard(..)
            | Effect::ShuffleRest(..)
            | Effect::DiscardThatMany(..)
            | Effect::Replacing(..)
            | Effect::DiscardEither(..)
            | Effect::ByWith(..)
            | Effect::ReturnAtRandomUntil(..)
            | Effect::MayAlso(..)
            | Effect::ForEachPlayer(..)
            | Effect::ChooseNamed(..)
            | Effect::DiscardFor(..)
            | Effect::ByType(..)
            | Effect::AddStat(..)
            | Effect::PayLessForNext(..)
            | Effect::LookAtCards(..)
            | Effect::AfterwardsPlain(..)
            | Effect::Also(..)
            | Effect::AfterChallenge(..)
            | Effect::Distribute(..)
            | Effect::AndThen(..)
            | Effect::ChoosePlayers(..)
            | Effect::DiscardHands(..)
            | Effect::WhoReveals(..)
            | Effect::PlayAgain(..)
            | Effect::PlayAsInHand(..)
            | Effect::ChooseFollowing(..)
            | Effect::Unreduced(..)
            | Effect::RemoveTotal(..)
            | Effect::DrawFromBottom(..)
            | Effect::TheNext(..) => None,
        }
    };
}

/// The object of an effect, if it has exactly one.
pub(super) fn object(effect: &Effect) -> Option<&Target> {
    object_of!(effect)
}

/// The object of an effect, to be changed.
pub(super) fn object_mut(effect: &mut Effect) -> Option<&mut Target> {
    object_of!(effect)
}

/// The effect with a pronoun as its object.
pub(super) fn with_pronoun(effect: &Effect) -> Effect {
    let mut effect = effect.clone();
    if let Some(object) = object_mut(&mut effect) {
        *object = Target::Pronoun(Pronoun::They);
    }
    effect
}

/// The player that an effect names as the one acting.
pub(super) fn player(effect: &Effect) -> Option<Who> {
    match effect {
        Effect::May(who, _)
        | Effect::By(who, _)
        | Effect::Draw(who, _)
        | Effect::DrawFromBottom(who, _)
        | Effect::GetInkDrops(who, _)
        | Effect::RemoveInkDrops(who, ..)
        | Effect::RemoveAnyInkDrops(who)
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
        // Rules have their own subject.
        Effect::For(..)
        | Effect::Lasting(..)
        | Effect::TakeNoDamage(_)
        | Effect::MayMoveTo(..)
        | Effect::Unreduced(_)
        | Effect::TheNext(..) => Some(Who::They),
        Effect::Then(..)
        | Effect::And(..)
        | Effect::To(..)
        | Effect::Or(..)
        | Effect::If(..)
        | Effect::OnlyIf(..)
        | Effect::IfYouDo(..)
        | Effect::Otherwise(..)
        | Effect::Instead(..)
        | Effect::ChooseOne(..)
        | Effect::Watch(..)
        | Effect::PayInk(..)
        | Effect::NameCard
        | Effect::Choose(..)
        | Effect::Deal(..)
        | Effect::PutDamage(..)
        | Effect::RemoveDamage(..)
        | Effect::RemoveAllDamage(..)
        | Effect::MoveDamage(..)
        | Effect::Banish(..)
        | Effect::Ready(..)
        | Effect::Exert(..)
        | Effect::Return(..)
        | Effect::Put(..)
        | Effect::PutBack(..)
        | Effect::PutOneAndOther(..)
        | Effect::ShuffleInto(..)
        | Effect::Look(..)
        | Effect::Reveal(..)
        | Effect::Play(..)
        | Effect::MoveTo(..)
        | Effect::WatchFor(..)
        | Effect::Afterwards(..)
        | Effect::List(..)
        | Effect::Unless(..)
        | Effect::UnlessDone(..)
        | Effect::IfTheyDont(..)
        | Effect::IfTheyDo(..)
        | Effect::ForEachWhoDoesnt(..)
        | Effect::ForEach(..)
        | Effect::Have(..)
        | Effect::Repeat
        | Effect::Give(..)
        | Effect::ChooseAnd(..)
        | Effect::LookAtHand(..)
        | Effect::PutSome(..)
        | Effect::PutSomeAndRest(..)
        | Effect::PutBackInAnyOrder(..)
        | Effect::MoveSomeDamage(..)
        | Effect::Search(..)
        | Effect::RevealToAll(..)
        | Effect::RevealUntil(..)
        | Effect::LookAtMany(..)
        | Effect::MoveToSame(..)
        | Effect::Count(..)
        | Effect::Tap(..)
        | Effect::PutInsteadOfDiscard(..)
        | Effect::PlayExerted(..)
        | Effect::ShuffleRest(..)
        | Effect::DealMeasured(..)
        | Effect::Replacing(..)
        | Effect::DealThem(..)
        | Effect::ReturnAtRandomUntil(..)
        | Effect::ForEachPlayer(..)
        | Effect::ChooseNamed(..)
        | Effect::ByType(..)
        | Effect::AddStat(..)
        | Effect::PayLessForNext(..)
        | Effect::LookAtCards(..)
        | Effect::AfterwardsPlain(..)
        | Effect::Also(..)
        | Effect::AfterChallenge(..)
        | Effect::Distribute(..)
        | Effect::AndThen(..)
        | Effect::ChoosePlayers(..)
        | Effect::PlayAgain(..)
        | Effect::PlayAsInHand(..)
        | Effect::Shift(..)
        | Effect::PlayOrShift(..)
        | Effect::PlayFrom(..)
        | Effect::ChooseFollowing(..)
        | Effect::RemoveTotal(..) => None,
    }
}

/// Whether a condition is about a card mentioned before: "if it's a song card".
pub(super) fn asks_about_card(test: &Condition) -> bool {
    matches!(
        test,
        Condition::ItIs(_) | Condition::IsNamedCard(_) | Condition::ThatIs(..) | Condition::SameName(..)
    )
}

/// The chosen card that determines an effect's amount, and the effect with a pronoun in its place:
/// "gain lore equal to the damage on chosen character".
pub(super) fn measured_by_chosen(effect: &Effect) -> Option<(Target, Effect)> {
    let mut effect = effect.clone();
    let (Effect::Draw(_, amount) | Effect::GainLore(_, amount) | Effect::LoseLore(_, amount)) = &mut effect
    else {
        return None;
    };
    let mut amount = amount;
    while let Amount::AtMost(inner, ..) = amount {
        amount = inner;
    }
    let Amount::EqualTo(measure) = amount else { return None };
    let (Measure::Stat(_, of) | Measure::DamageOn(of)) = &mut **measure else { return None };
    if !matches!(of, Target::Of(Det::Chosen(_) | Det::AnotherChosen(_) | Det::AChosen, _)) {
        return None;
    }
    let chosen = std::mem::replace(of, Target::Pronoun(Pronoun::They));
    Some((chosen, effect))
}
