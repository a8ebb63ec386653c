//! Cards and decks, over REST.

use super::{FaceNo, GameVariant, RuleNumber};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Who can reach the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "Reach")]
pub enum ServerReach {
    /// Only browsers on the same machine.
    ThisMachine,
    /// Other machines, by its address.
    Network,
    /// Everybody, by its public address.
    Public,
    /// Nobody else: the page has no server.
    ThisPage,
}

/// `GET /api/hello`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Hello {
    pub program: String,
    pub version: String,
    pub protocol: u16,
    /// The hash of the card library. Faces stay the same as long as this does.
    pub library: String,
    pub cards: u32,
    pub bots: Vec<NamedOption>,
    pub variants: Vec<GameVariant>,
    /// The editions of the rules, newest first.
    pub editions: Vec<String>,
    /// The edition of new tables that don't ask for another.
    pub edition: String,
    pub formats: Vec<NamedOption>,
    pub keywords: Vec<KeywordNames>,
    pub most_seats: u8,
    /// The server's public address for links, if its operator has set one.
    pub public_url: Option<String>,
    /// Who can reach it.
    pub reach: ServerReach,
}

/// An option with its title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Named")]
pub struct NamedOption {
    pub id: String,
    pub title: String,
}

/// A keyword for card searches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct KeywordNames {
    pub id: String,
    /// Its names, by two-letter language code.
    pub names: BTreeMap<String, String>,
}

/// `GET /api/faces?ids=1,2,3`, up to 500 at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Faces {
    pub library: String,
    pub faces: Vec<Face>,
}

/// A card as it is drawn: its printed facts and the program's wording of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Face {
    pub id: FaceNo,
    pub full_name: String,
    pub name: String,
    pub version: Option<String>,
    #[serde(rename = "type")]
    pub card_type: FaceType,
    /// "Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel".
    pub inks: Vec<String>,
    pub cost: u8,
    pub inkable: bool,
    pub classes: Vec<String>,
    pub strength: Option<u8>,
    pub willpower: Option<u8>,
    pub lore: Option<u8>,
    pub move_cost: Option<u8>,
    /// The card lacks an ability that the program did not understand.
    pub partial: bool,
    pub sections: Vec<FaceSection>,
    /// Its picture, an SVG document.
    pub ornament: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts", rename = "CardType")]
pub enum FaceType {
    Character,
    Action,
    /// An action that characters can sing (5.4.4.1).
    Song,
    Item,
    Location,
}

/// One ability. Symbols in the text: ⟳ exert, ⬡ ink, ¤ strength, ⛉ willpower, ◊ lore, ◉ inkwell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct FaceSection {
    /// The ability's story name.
    pub name: Option<String>,
    pub text: String,
    /// Whether the ability is a keyword, such as "Shift 3".
    pub keyword: bool,
}

/// `GET /api/names`: the names that can be named, in the order of their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Names")]
pub struct CardNames {
    pub names: Vec<String>,
}

/// `GET /api/cards?q=…`: cards with all these words in their names, up to 60.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct CardSearch {
    pub found: u32,
    pub faces: Vec<Face>,
}

/// One of `GET /api/decks`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct DeckSummary {
    pub id: String,
    pub name: String,
    pub kind: DeckKind,
    pub size: u32,
    pub inks: Vec<InkCount>,
    /// How many cards cost 0, 1, 2, …; the last entry counts all that cost more.
    pub curve: Vec<u32>,
    pub inkable: u32,
    /// The ids of the formats in which the deck is legal today.
    pub formats: Vec<String>,
    /// The list in the program's own form.
    pub text: String,
    pub entries: Vec<DeckEntry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum DeckKind {
    Starter,
    Saved,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct InkCount {
    pub ink: String,
    pub cards: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct DeckEntry {
    pub copies: u16,
    pub full_name: String,
    /// Missing for a card that can't be played.
    pub face: Option<FaceNo>,
}

/// `POST /api/decks/check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct DeckCheckRequest {
    pub text: String,
    /// One of `Hello::formats`; "constructed" when left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub format: Option<String>,
}

/// The result of checking a deck list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct DeckCheck {
    pub format: String,
    /// Whether it can be read and is legal in the format.
    pub legal: bool,
    /// Whether it can be played at a table, legal or not.
    pub playable: bool,
    /// The lines that can't be read.
    pub problems: Vec<DeckProblem>,
    pub violations: Vec<DeckViolation>,
    /// A sentence for each card that lacks one of its abilities.
    pub partial: Vec<String>,
    pub size: u32,
    pub inks: Vec<InkCount>,
    pub curve: Vec<u32>,
    pub inkable: u32,
    pub entries: Vec<DeckEntry>,
    /// The ids of all formats in which the deck is legal today.
    pub formats: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct DeckProblem {
    /// Counted from 1; missing if the problem concerns the whole list.
    pub line: Option<u32>,
    pub message: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "Violation")]
pub struct DeckViolation {
    pub rule: RuleNumber,
    pub message: String,
    pub full_name: Option<String>,
}

/// `POST /api/decks`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "SaveDeck")]
pub struct SaveDeckRequest {
    pub name: String,
    pub text: String,
}

/// `POST /api/decks/write`: converts a list to another form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "WriteDeck")]
pub struct DeckExportRequest {
    pub text: String,
    /// "text", "pixelborn", "csv", "ids" or "json".
    pub form: String,
}

/// The answer to `POST /api/decks/write`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts", rename = "WrittenDeck")]
pub struct DeckExport {
    pub text: String,
    /// A suggested file name.
    pub file: String,
}
