//! From wording to meaning: who "they" is, what "other" leaves out, what depends on what.
//!
//! This is the only place that knows pronouns. A [`Scene`] keeps what an ability has mentioned so far. A word that refers
//! to something is looked up there, and one that could mean nothing or several things is refused by name. What was looked
//! up is kept as a [`Reference`], so that people can review all of them.

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
use wording::{Ability, CardType};

/// A card's abilities with every reference explicit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resolved {
    /// One for each ability of the wording.
    pub abilities: Vec<crate::Ability>,
    pub references: Vec<Reference>,
}

/// A word that refers to something said before, and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The ability, by its place on the card.
    pub ability: usize,
    pub word: &'static str,
    /// How it came up, in English. `None` if `means` says everything.
    pub phrase: Option<String>,
    pub means: Referent,
}

/// What a word refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Referent {
    Cards(Vec<crate::Cards>),
    Players(crate::Players),
    Number(crate::Number),
    /// Each card that the ability affects, or its player.
    Affected {
        player: bool,
    },
    /// The cards that a condition asked for.
    Asked,
    /// The zone that was looked at.
    Zone,
}

impl From<crate::Cards> for Referent {
    fn from(cards: crate::Cards) -> Referent {
        Referent::Cards(vec![cards])
    }
}

/// Why a card's wording has no certain meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
pub enum Unresolved {
    /// A word refers to something, and nothing that it could mean was named.
    #[error("it is not clear what “{word}” means here: {why}")]
    Unclear { ability: usize, word: Cow<'static, str>, why: Doubt },
    /// The words are understood one by one, but not what they mean together.
    #[error("{what} is not supported yet")]
    Unsupported { ability: usize, what: Gap },
}

impl Unresolved {
    /// The ability concerned, by its place on the card.
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

/// What the abilities of a card of this type mean.
pub fn resolve(card_type: CardType, abilities: &[Ability]) -> Result<Resolved, Unresolved> {
    let mut resolved = Resolved::default();
    // The sentences of an action are one effect, whatever paragraphs they stand in: they share what was named before.
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

/// What an action counts or keeps in one paragraph may be spoken of in the next.
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
    let ability = Ability { name: None, kind: AbilityKind::Action(vec![effect]) };
    let mut resolver =
        Resolver { wording: &ability, scene, out: vec![], earlier: vec![], references: vec![] };
    resolver.ability(&ability).expect("what Support does is known")
}

/// Resolves one ability; steps are added to `out`.
struct Resolver<'w> {
    /// What is being resolved.
    wording: &'w Ability,
    scene: Scene,
    out: Vec<crate::Step>,
    /// The steps before those, of the blocks around.
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

    /// The steps that `body` adds, apart from those before.
    fn block(&mut self, body: impl FnOnce(&mut Self) -> Resolution<()>) -> Resolution<Vec<crate::Step>> {
        let before = std::mem::take(&mut self.out);
        self.earlier.push(before);
        let done = body(self);
        let before = self.earlier.pop().unwrap_or_default();
        let steps = std::mem::replace(&mut self.out, before);
        done.map(|()| steps)
    }

    /// Whether the ability says "this character" or the like anywhere: only then can a pronoun mean this card.
    fn says_this(&self) -> bool {
        wording::constructs(self.wording).iter().any(|part| part.kind == "Det" && part.name == "This")
    }

    fn refer(&mut self, word: &'static str, phrase: impl Into<String>, means: impl Into<Referent>) {
        let (phrase, means) = (Some(phrase.into()), means.into());
        self.references.push(Reference { ability: 0, word, phrase, means });
    }
}
