//! Cards and their programs.

use crate::decks::{self, DeckSetError, LeaderCards};
use cards::{CardData, CardLibrary, Deck, Leader, LocalNames};
use compile::{CompileError, Compiler};
use engine::{CardDb, DefId};
use meaning::Ability;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use thiserror::Error;
use wording::{CardFacts, Language, Name};

pub use cards::UnplayableReason;

/// A card that can't be played, and why.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{card}: {why}")]
pub struct UnplayableCard {
    /// The card's full name.
    pub card: String,
    /// The index of the ability concerned.
    pub ability: Option<usize>,
    pub why: UnplayableReason,
}

/// Cards, compiled once and shared by every game that is played with them.
#[derive(Debug)]
pub struct PlayableLibrary {
    /// All cards, those that can't be played and the leaders included.
    pub cards: CardLibrary,
    pub db: Arc<CardDb>,
    /// The cards that games can't use.
    pub unplayable: Vec<UnplayableCard>,
    /// The definitions of leaders, in the order of the decks or of the list they came from.
    pub leaders: Vec<Option<DefId>>,
    hash: u64,
    origin: Option<LeaderOrigin>,
    /// Libraries made from this one by adding leaders, while a game uses them.
    with_leaders: Mutex<Vec<Weak<PlayableLibrary>>>,
}

/// Where a library with the leaders of decks came from.
#[derive(Debug)]
struct LeaderOrigin {
    /// The library without leaders.
    plain: Arc<PlayableLibrary>,
    leaders: Vec<Option<Leader>>,
}

impl PlayableLibrary {
    /// Compiles the cards of a library. Cards that can't be played are listed in [`unplayable`](Self::unplayable), and
    /// decks with them are refused.
    pub fn new(cards: CardLibrary) -> Arc<PlayableLibrary> {
        let mut compiler = compiler(cards.cards.len());
        let unplayable = cards.cards.iter().filter_map(|card| add(&mut compiler, card).err()).collect();
        let hash = cards.hash();
        PlayableLibrary::of(cards, compiler.finish(), unplayable, vec![], hash, None)
    }

    /// The cards that are built into the program.
    pub fn embedded() -> Arc<PlayableLibrary> {
        PlayableLibrary::new(CardLibrary::embedded())
    }

    /// A library in which only these cards have a number, in this order.
    pub(crate) fn numbered(cards: CardLibrary, only: &[CardData]) -> Arc<PlayableLibrary> {
        let mut compiler = compiler(only.len());
        let unplayable = only.iter().filter_map(|card| add(&mut compiler, card).err()).collect();
        let hash = cards.hash();
        PlayableLibrary::of(cards, compiler.finish(), unplayable, vec![], hash, None)
    }

    /// The library of one position, whose cards and leaders must all be playable. The list of names that can be named
    /// starts with `nameable`.
    ///
    /// # Errors
    /// Names the first card that can't be played.
    pub fn staged(
        cards: Vec<CardData>,
        leaders: Vec<CardData>,
        nameable: &[Name],
    ) -> Result<Arc<PlayableLibrary>, UnplayableCard> {
        let mut compiler = Compiler::new(cards.len() + leaders.len());
        compiler.nameable(nameable);
        compiler.built_ins(&meaning::support());
        for card in &cards {
            add(&mut compiler, card)?;
        }
        let defs = leaders.iter().map(|leader| Ok(Some(add_leader(&mut compiler, leader)?)));
        let defs = defs.collect::<Result<_, UnplayableCard>>()?;
        let cards = CardLibrary::new(cards);
        let hash = cards.hash();
        let cards = cards.with_extra(leaders);
        Ok(PlayableLibrary::of(cards, compiler.finish(), vec![], defs, hash, None))
    }

    /// The library for a game with these decks: this one, or one that also has the decks' leaders.
    ///
    /// # Errors
    /// Names the deck whose leader can't be read or played.
    pub fn for_decks(
        self: &Arc<PlayableLibrary>,
        decks: &[Deck],
    ) -> Result<Arc<PlayableLibrary>, Vec<DeckSetError>> {
        let leaders = decks::leaders_of(decks);
        match &self.origin {
            Some(origin) if origin.leaders == leaders => return Ok(self.clone()),
            Some(origin) => return origin.plain.for_decks(decks),
            None if leaders.is_empty() => return Ok(self.clone()),
            None => {}
        }
        let mut known = self.with_leaders.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|library| library.strong_count() > 0);
        let same = |library: &Arc<PlayableLibrary>| {
            library.origin.as_ref().is_some_and(|origin| origin.leaders == leaders)
        };
        if let Some(library) = known.iter().filter_map(Weak::upgrade).find(same) {
            return Ok(library);
        }
        let library = self.add_leaders(decks, leaders)?;
        known.push(Arc::downgrade(&library));
        Ok(library)
    }

    fn add_leaders(
        self: &Arc<PlayableLibrary>,
        decks: &[Deck],
        leaders: Vec<Option<Leader>>,
    ) -> Result<Arc<PlayableLibrary>, Vec<DeckSetError>> {
        let LeaderCards { cards: data, places } = decks::leader_cards(decks, &self.cards)?;
        let mut compiler = compiler(self.cards.cards.len() + data.len());
        for card in &self.cards.cards {
            // `unplayable` already names the cards that fail here.
            let _ = add(&mut compiler, card);
        }
        let defs = data
            .iter()
            .map(|leader| add_leader(&mut compiler, leader))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error| vec![DeckSetError::LeaderNotPlayable(error)])?;
        let defs = places.into_iter().map(|place| Some(defs[place?])).collect();
        let cards = self.cards.clone().with_extra(data);
        let origin = LeaderOrigin { plain: self.clone(), leaders };
        let unplayable = self.unplayable.clone();
        Ok(PlayableLibrary::of(cards, compiler.finish(), unplayable, defs, self.hash, Some(origin)))
    }

    fn of(
        cards: CardLibrary,
        db: CardDb,
        unplayable: Vec<UnplayableCard>,
        leaders: Vec<Option<DefId>>,
        hash: u64,
        origin: Option<LeaderOrigin>,
    ) -> Arc<PlayableLibrary> {
        let (db, with_leaders) = (Arc::new(db), Mutex::default());
        Arc::new(PlayableLibrary { cards, db, unplayable, leaders, hash, origin, with_leaders })
    }

    /// [`CardLibrary::hash`] of the cards without leaders, which is stored in replays.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The facts and abilities of a card in a game; a marketing card has none.
    pub fn card(&self, def: DefId) -> Option<&CardData> {
        self.cards.find(&self.db.def(def).full_name)
    }

    /// The text of a card's ability in this language, with its name.
    pub fn ability_text(&self, language: Language, def: DefId, place: usize) -> Option<String> {
        let card = self.card(def)?;
        let ability = card.abilities.get(place)?;
        let text = card.ability_in(language, ability);
        Some(match &ability.name {
            Some(name) => format!("{} {text}", card.story_in(language, &name.0)),
            None => text,
        })
    }

    /// Name and version of a card in a game, in this language.
    pub fn full_name(&self, language: Language, def: DefId) -> String {
        let english = &self.db.def(def).full_name;
        LocalNames::of(language).full_name(english).unwrap_or_else(|| english.clone())
    }
}

/// Whether a card can be played, and why not.
///
/// # Errors
/// Says what can't be resolved or compiled.
pub fn check_card(card: &CardData) -> Result<(), UnplayableCard> {
    add(&mut compiler(1), card)
}

fn compiler(cards: usize) -> Compiler {
    let mut compiler = Compiler::new(cards);
    compiler.built_ins(&meaning::support());
    compiler
}

fn add_leader(compiler: &mut Compiler, leader: &CardData) -> Result<DefId, UnplayableCard> {
    let (facts, abilities) = resolved(leader)?;
    compiler.leader(&facts, &abilities, &leader.brought_names()).map_err(|error| not_compiled(leader, &error))
}

fn add(compiler: &mut Compiler, card: &CardData) -> Result<(), UnplayableCard> {
    let (facts, abilities) = resolved(card)?;
    compiler.card(&facts, &abilities).map_err(|error| not_compiled(card, &error))
}

fn resolved(card: &CardData) -> Result<(CardFacts, Vec<Ability>), UnplayableCard> {
    let resolved = meaning::resolve(card.card_type, &card.abilities).map_err(|unresolved| {
        unplayable(card, Some(unresolved.ability()), UnplayableReason::Unresolved(unresolved))
    })?;
    Ok((card.facts(), resolved.abilities))
}

fn not_compiled(card: &CardData, error: &CompileError) -> UnplayableCard {
    unplayable(card, error.ability, UnplayableReason::NotCompiled(error.what))
}

fn unplayable(card: &CardData, ability: Option<usize>, why: UnplayableReason) -> UnplayableCard {
    UnplayableCard { card: card.full_name(), ability, why }
}
