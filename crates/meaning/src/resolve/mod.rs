//! From wording to meaning: who "they" is, what "other" excludes, and which effects depend on others.
//!
//! Only this module knows pronouns. A [`Scene`] keeps the cards and players that an ability has mentioned so
//! far. Each referring word is looked up there; a word that could mean nothing or several things is refused
//! by name. Each result is kept as a [`Reference`], so that people can review all of them.

mod amount;
mod condition;
mod deed;
mod effect;
mod mention;
mod noun;
mod play;
mod rule;
mod scene;
mod target;
mod timed;
mod trigger;
mod who;
mod whole;

use crate::{Doubt, Gap};
use scene::Scene;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use thiserror::Error;
use wording::{Ability, CardType, Det, Node};

/// A card's abilities, with every reference explicit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resolved {
    /// One for each ability of the wording.
    pub abilities: Vec<crate::Ability>,
    pub references: Vec<Reference>,
}

/// A referring word and its meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The index of the ability on the card.
    pub ability: usize,
    pub word: &'static str,
    /// The meaning in English, with how the cards came up.
    pub phrase: Option<String>,
    pub means: Referent,
}

/// The meaning of a referring word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Referent {
    Cards(Vec<crate::Cards>),
    Players(crate::Players),
    Number(crate::Number),
    /// Each card that the ability affects, or its player.
    Affected {
        player: bool,
    },
    /// The cards in a condition.
    Asked,
    /// The zone just looked at.
    Zone,
}

impl From<crate::Cards> for Referent {
    fn from(cards: crate::Cards) -> Referent {
        Referent::Cards(vec![cards])
    }
}

/// Why a card's wording has no definite meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum Unresolved {
    /// A word that could not be resolved.
    #[error("it is not clear what “{word}” means here: {why}")]
    Unclear { ability: usize, word: Cow<'static, str>, why: Doubt },
    /// Words that are understood separately, but not together.
    #[error("{what} is not supported yet")]
    Unsupported { ability: usize, what: Gap },
}

impl Unresolved {
    /// The index of the ability on the card.
    pub fn ability(&self) -> usize {
        match self {
            Unresolved::Unclear { ability, .. } | Unresolved::Unsupported { ability, .. } => *ability,
        }
    }

    fn in_ability(mut self, at: usize) -> Unresolved {
        match &mut self {
            Unresolved::Unclear { ability, .. } | Unresolved::Unsupported { ability, .. } => *ability = at,
        }
        self
    }
}

type Resolution<T> = Result<T, Unresolved>;

/// Resolves the abilities of a card of this type.
pub fn resolve(card_type: CardType, abilities: &[Ability]) -> Result<Resolved, Unresolved> {
    let mut resolved = Resolved::default();
    // All sentences of an action are one effect, even in different paragraphs, so they share mentions.
    let mut scene = Scene::new(card_type);
    for (at, ability) in abilities.iter().enumerate() {
        if card_type != CardType::Action {
            scene = Scene::new(card_type);
        }
        let mut resolver =
            Resolver { wording: ability, scene, out: vec![], earlier: vec![], references: vec![] };
        let meaning = resolver.ability(ability).map_err(|unresolved| unresolved.in_ability(at))?;
        resolved.references.extend(resolver.references.into_iter().map(|r| Reference { ability: at, ..r }));
        resolved.abilities.push(meaning);
        scene = resolver.scene;
    }
    tidy_action(&mut resolved.abilities);
    Ok(resolved)
}

/// Removes unused results from an action; later paragraphs may use results of earlier ones.
fn tidy_action(abilities: &mut [crate::Ability]) {
    let steps = |ability: &crate::Ability| match &ability.kind {
        crate::Kind::Action(steps) => steps.clone(),
        _ => vec![],
    };
    let all: Vec<crate::Step> = abilities.iter().flat_map(steps).collect();
    let uses = crate::Uses::of(&all);
    for ability in abilities {
        if let crate::Kind::Action(steps) = &mut ability.kind {
            crate::forget_unused(steps, &uses);
        }
    }
}

/// What Support (8.13.1) does, as if it were printed on the card.
pub fn support() -> crate::Ability {
    use wording::{
        AbilityKind, Amount, Det, Duration, Effect, Kind, Measure, Modifier, Noun, Part, Quantity, Rule,
        Sign, Stat, Target, Who,
    };
    let character = || Noun(vec![Part::Is(vec![Kind::Character])]);
    let strength = Measure::Stat(Stat::Strength, Target::Of(Det::This, character()));
    let give = Rule::Give(
        Target::Of(Det::AnotherChosen(Quantity::One), character()),
        vec![Modifier::Strength(Sign::Plus, Amount::EqualTo(Box::new(strength)))],
    );
    let effect = Effect::May(Who::You, Box::new(Effect::For(give, Duration::ThisTurn)));
    let mut scene = Scene::new(CardType::Character);
    scene.purpose = crate::Purpose::Support;
    let ability = Ability::unnamed(AbilityKind::Action(vec![effect]));
    let mut resolver =
        Resolver { wording: &ability, scene, out: vec![], earlier: vec![], references: vec![] };
    resolver.ability(&ability).expect("what Support does is known")
}

/// Resolves one ability and collects its steps in `out`.
struct Resolver<'w> {
    /// The ability being resolved.
    wording: &'w Ability,
    scene: Scene,
    out: Vec<crate::Step>,
    /// The steps of the enclosing blocks so far.
    earlier: Vec<Vec<crate::Step>>,
    references: Vec<Reference>,
}

impl Resolver<'_> {
    fn unsupported<T>(&self, what: Gap) -> Resolution<T> {
        Err(Unresolved::Unsupported { ability: 0, what })
    }

    fn unclear<T>(&self, word: &'static str, why: Doubt) -> Resolution<T> {
        Err(Unresolved::Unclear { ability: 0, word: word.into(), why })
    }

    fn emit(&mut self, step: crate::Step) {
        self.out.push(step);
    }

    /// Collects the steps that `body` adds, separately from those before.
    fn block(&mut self, body: impl FnOnce(&mut Self) -> Resolution<()>) -> Resolution<Vec<crate::Step>> {
        let before = std::mem::take(&mut self.out);
        self.earlier.push(before);
        let done = body(self);
        let before = self.earlier.pop().unwrap_or_default();
        let steps = std::mem::replace(&mut self.out, before);
        done.map(|()| steps)
    }

    /// Whether the ability says "this character" or the like anywhere; only then can
    /// a pronoun mean this card.
    fn says_this(&self) -> bool {
        wording::any(self.wording, |node| matches!(node, Node::Det(Det::This)))
    }

    fn refer(&mut self, word: &'static str, phrase: impl Into<String>, means: impl Into<Referent>) {
        let (phrase, means) = (Some(phrase.into()), means.into());
        self.references.push(Reference { ability: 0, word, phrase, means });
    }
}
