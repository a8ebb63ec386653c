//! Finds the object and the player of an effect, which writers may move within a sentence.

use wording::{Amount, Condition, Det, Effect, Measure, Pronoun, Target};

/// The effect with a pronoun as its object.
pub(super) fn with_pronoun(effect: &Effect) -> Effect {
    let mut effect = effect.clone();
    if let Some(object) = effect.object_mut() {
        *object = Target::Pronoun(Pronoun::They);
    }
    effect
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
