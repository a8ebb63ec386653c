//! Errata: cards that an edition of the rules words otherwise than they are printed.

use cards::CardData;
use engine::{Edition, EditionQuestion, Rules};
use std::borrow::Cow;
use wording::{Ability, AbilityKind, Act, Effect, Keyword, Modifier, Rule, Spelling};

/// The card as an edition words it. Since 2.3.0 (8.16), cards that keep a character from challenging and make
/// it quest give it Adventurous instead.
pub fn card_in(card: &CardData, edition: Edition) -> Cow<'_, CardData> {
    if !Rules::from(edition).say(EditionQuestion::MustQuestIsAdventurous) {
        return Cow::Borrowed(card);
    }
    let abilities: Vec<Ability> = card.abilities.iter().map(with_adventurous).collect();
    match abilities == card.abilities {
        true => Cow::Borrowed(card),
        false => Cow::Owned(CardData { abilities, ..card.clone() }),
    }
}

fn with_adventurous(ability: &Ability) -> Ability {
    let mut ability = ability.clone();
    let effects = match &mut ability.kind {
        AbilityKind::Triggered { effects, .. } | AbilityKind::Action(effects) => &mut effects[..],
        _ => &mut [],
    };
    for effect in effects {
        if let Effect::For(rule, _) | Effect::Lasting(_, rule) = effect
            && let Rule::And(rules) = rule
            && let [Rule::Cant(barred, acts), Rule::Must(forced, Act::Quest, _)] = &rules[..]
            && barred == forced
            && acts[..] == [Act::Challenge(None)]
        {
            *rule = Rule::Give(barred.clone(), vec![Modifier::Gains(Keyword::Adventurous)]);
            ability.spelling = Spelling::default();
        }
    }
    ability
}

#[cfg(test)]
mod tests {
    use super::card_in;
    use cards::CardLibrary;
    use engine::Edition;
    use wording::KeywordKind;

    /// The five of the list of errata of 2.3.0.
    #[test]
    fn five_older_cards_give_adventurous_in_the_newest_edition() {
        let library = CardLibrary::embedded();
        let differs = |card: &&cards::CardData| *card_in(card, Edition::NEWEST) != **card;
        let mut names: Vec<String> =
            library.cards.iter().filter(differs).map(|card| card.full_name()).collect();
        names.sort();
        assert_eq!(
            names,
            [
                "Ariel - Curious Traveler",
                "Cobra Bubbles - Dedicated Official",
                "Gaston - Frightful Bully",
                "This Growing Pressure",
                "Woody - Town Sheriff",
            ]
        );
        for name in names {
            let card = library.find(&name).expect("it was found");
            assert_eq!(*card_in(card, Edition::V2_2_0), *card);
            let text = grammar::print_card(&card_in(card, Edition::NEWEST).abilities).join(" ");
            assert!(text.contains(KeywordKind::Adventurous.name()), "{text}");
            super::super::check_card(&card_in(card, Edition::NEWEST)).expect("it can be played");
        }
    }
}
