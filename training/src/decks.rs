//! Decks for training: deck lists from folders, without the held-out ones, and generated decks.

use crate::AnyError;
use cards::{CardData, CardLibrary, Deck, parse_deck};
use engine::program::InkSet;
use engine::{CardDb, Chance, DefId};
use playable::{DeckSet, PlayableLibrary};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use wording::Ink;

/// Cards that are only in this set are never used in training.
const UNSEEN_SET: &str = "13";

/// The size of a generated deck.
const SIZE: usize = 60;

/// Maximum number of uninkable cards in a generated deck.
const UNINKABLE: usize = 14;

/// Which decks to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DeckSelection {
    /// The training decks: all except the held-out ones and those with a card that is only in set 13
    Train,
    /// Only the held-out decks
    Test,
    /// All decks of the folders
    All,
    /// Generated decks of cards that are only in set 13
    Unseen,
}

/// Number of generated decks of unseen cards.
const UNSEEN: u64 = 24;

/// The selected decks, ready for playing, and their names.
pub fn table(
    folders: &[PathBuf],
    held_out: &Path,
    part: DeckSelection,
) -> Result<(DeckSet, Vec<String>), AnyError> {
    let library = CardLibrary::embedded();
    let lists = match part {
        DeckSelection::Train | DeckSelection::Test | DeckSelection::All => {
            read(folders, held_out, part, &library)?
        }
        DeckSelection::Unseen => Vec::new(),
    };
    let mut names: Vec<String> = lists.iter().map(|list| list.name.clone()).collect();
    let mut table = DeckSet::of_any(lists, &PlayableLibrary::new(library.clone()))
        .map_err(|errors| errors[0].to_string())?;
    if part == DeckSelection::Unseen {
        let maker = DeckMaker::of(&library, table.db(), is_unseen);
        names.extend((0..UNSEEN).map(|number| format!("unseen-{number:02}")));
        table.decks.extend((0..UNSEEN).map(|seed| maker.make(&mut Chance::new(seed))));
    }
    Ok((table, names))
}

/// The lists of some folders, sorted by name.
pub fn read(
    folders: &[PathBuf],
    held_out: &Path,
    part: DeckSelection,
    library: &CardLibrary,
) -> Result<Vec<Deck>, AnyError> {
    let names =
        std::fs::read_to_string(held_out).map_err(|error| format!("{}: {error}", held_out.display()))?;
    let held: HashSet<&str> =
        names.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let mut decks = Vec::new();
    for folder in folders {
        let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
        paths.sort();
        for path in paths {
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let list = parse_deck(&std::fs::read_to_string(&path)?, &name, library)
                .map_err(|errors| format!("{}: {}", path.display(), errors[0]))?;
            let kept = match part {
                DeckSelection::Train => !held.contains(name.as_str()) && !has_unseen(&list, library),
                DeckSelection::Test => held.contains(name.as_str()),
                DeckSelection::All => true,
                DeckSelection::Unseen => false,
            };
            if kept {
                decks.push(Deck::new(name, list.entries));
            }
        }
    }
    if decks.is_empty() {
        return Err("none of the decks in these folders can be used; check --decks and --held-out".into());
    }
    Ok(decks)
}

fn has_unseen(deck: &Deck, library: &CardLibrary) -> bool {
    deck.entries.iter().any(|(_, name)| library.find(name).is_some_and(is_unseen))
}

/// Whether all printings of a card are in the unseen set.
fn is_unseen(card: &CardData) -> bool {
    let mut sets = card.printings.iter().map(|printing| printing.split('/').next().unwrap_or_default());
    sets.all(|set| set == UNSEEN_SET)
}

#[derive(Debug, clap::Args)]
pub struct ListsArgs {
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// File to write the deck lists to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Writes the training decks, separated by empty lines.
pub fn lists(args: &ListsArgs) -> Result<(), AnyError> {
    let decks = read(&args.decks, &args.held_out, DeckSelection::Train, &CardLibrary::embedded())?;
    let list = |deck: &Deck| -> String {
        deck.entries.iter().map(|(count, name)| format!("{count} {name}\n")).collect()
    };
    let lists: Vec<String> = decks.iter().map(list).collect();
    std::fs::write(&args.out, lists.join("\n"))?;
    println!("{} decks", decks.len());
    Ok(())
}

/// Generates decks.
#[derive(Debug)]
pub struct DeckMaker {
    /// The definition of each card, its cost and inks, and whether it is inkable.
    cards: Vec<(DefId, u8, InkSet, bool)>,
}

impl DeckMaker {
    /// A generator that uses the cards allowed in training.
    pub fn new(library: &CardLibrary, db: &CardDb) -> DeckMaker {
        DeckMaker::of(library, db, |card| !is_unseen(card))
    }

    fn of(library: &CardLibrary, db: &CardDb, wanted: impl Fn(&CardData) -> bool) -> DeckMaker {
        let cards =
            library.cards.iter().filter(|card| wanted(card)).filter_map(|card| db.find(&card.full_name()));
        let facts = |id: DefId| (id, db.def(id).cost, db.def(id).inks, db.def(id).inkable);
        DeckMaker { cards: cards.map(facts).filter(|(_, _, inks, _)| !inks.is_empty()).collect() }
    }

    /// One of these decks, a variation of one, or a new one.
    pub fn any(&self, decks: &[Vec<DefId>], chance: &mut Chance) -> Vec<DefId> {
        let kind = chance.below(10);
        if kind >= 7 {
            return self.make(chance);
        }
        let deck = decks[chance.below(decks.len() as u32) as usize].clone();
        if kind < 3 { deck } else { self.vary(deck, chance) }
    }

    /// Replaces some cards of a deck with others that have the same inks and similar costs.
    fn vary(&self, mut deck: Vec<DefId>, chance: &mut Chance) -> Vec<DefId> {
        let find = |def: DefId| self.cards.iter().find(|(id, ..)| *id == def);
        let inks = deck.iter().filter_map(|def| find(*def)).map(|(_, _, inks, _)| *inks).collect::<InkSet>();
        for _ in 0..2 + chance.below(9) {
            let old = deck[chance.below(deck.len() as u32) as usize];
            let Some((_, cost, ..)) = find(old) else { continue };
            let fits: Vec<DefId> = self
                .cards
                .iter()
                .filter(|(id, other, of, _)| {
                    inks.has_all(*of) && other.abs_diff(*cost) <= 1 && !deck.contains(id)
                })
                .map(|(id, ..)| *id)
                .collect();
            if fits.is_empty() {
                continue;
            }
            let new = fits[chance.below(fits.len() as u32) as usize];
            deck.iter_mut().filter(|def| **def == old).for_each(|def| *def = new);
        }
        deck
    }

    /// A deck of two inks with a typical cost curve and up to four copies of each card.
    pub fn make(&self, chance: &mut Chance) -> Vec<DefId> {
        let first = chance.below(6);
        let second = (first + 1 + chance.below(5)) % 6;
        let inks = InkSet::of(Ink::ALL[first as usize]) | InkSet::of(Ink::ALL[second as usize]);
        let fits: Vec<_> = self.cards.iter().filter(|(_, _, of, _)| inks.has_all(*of)).collect();
        let mut deck = Vec::with_capacity(SIZE);
        let mut taken = HashSet::new();
        let mut uninkable = 0;
        for _ in 0..10_000 {
            if deck.len() >= SIZE || fits.is_empty() {
                break;
            }
            let (id, cost, _, inkable) = *fits[chance.below(fits.len() as u32) as usize];
            // As in real decks, expensive cards are rarer.
            let wanted = match cost {
                0..=3 => 10,
                4 => 7,
                5 => 6,
                6 => 4,
                7 => 3,
                _ => 2,
            };
            let copies = (2 + chance.below(3) as usize).min(SIZE - deck.len());
            if chance.below(10) >= wanted || !inkable && uninkable + copies > UNINKABLE || !taken.insert(id) {
                continue;
            }
            uninkable += if inkable { 0 } else { copies };
            deck.extend(std::iter::repeat_n(id, copies));
        }
        deck
    }
}
