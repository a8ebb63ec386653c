//! New games and replays, over REST.

use super::{Decision, Event, Over, Rule, SeatNo, Segment, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `POST /api/games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct NewGame {
    pub seats: Vec<NewSeat>,
    #[serde(flatten)]
    pub from: NewGameKind,
    /// Allows undo, hints and restarts: for one person against bots, or people who share a screen.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
}

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum NewGameKind {
    /// From decks. Each seat needs one.
    Decks {
        variant: Variant,
        #[serde(default)]
        #[ts(optional, as = "Option<SeriesKind>")]
        series: SeriesKind,
        #[serde(default)]
        #[ts(optional, as = "Option<TeamsKind>")]
        teams: TeamsKind,
        /// A number below 2^53, to repeat a game.
        #[serde(default)]
        #[ts(optional = nullable)]
        seed: Option<u64>,
        /// Also accept decks that are not legal in the variant.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        any_deck: bool,
        /// The edition of the rules; by default the one in `GET /api/hello`.
        #[serde(default)]
        #[ts(optional = nullable)]
        edition: Option<String>,
        /// The starting player; random by default.
        #[serde(default)]
        #[ts(optional = nullable)]
        starter: Option<SeatNo>,
    },
    /// From a position of an uploaded replay, after `at` answers. The seats use the replay's decks.
    Replay { replay: String, at: u32 },
    /// From the setup of a scenario. `number` counts the scenarios of the text from 0.
    Scenario {
        text: String,
        #[serde(default)]
        #[ts(optional, as = "Option<u16>")]
        number: u16,
        /// Play the scenario's own steps first.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        played: bool,
    },
}

/// One seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct NewSeat {
    pub who: Who,
    /// The bot in a bot's seat: one of `Hello::bots`.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bot: Option<String>,
    /// The player's name, up to 60 characters.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub name: Option<String>,
    #[serde(default)]
    #[ts(optional = nullable)]
    pub deck: Option<SeatDeck>,
    /// The person plays in another browser. The seat goes to the first person who uses its invite.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub elsewhere: bool,
}

/// A deck for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum SeatDeck {
    /// One of `GET /api/decks`.
    Known { id: String },
    /// A list in any supported form.
    Text { name: String, text: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Who {
    Person,
    Bot,
}

/// The rules variant (chapter 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum Variant {
    Constructed,
    Limited,
    PackRush,
    Coconut,
}

/// The number of games (2.1.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum SeriesKind {
    #[default]
    Single,
    TwoGames,
    BestOfThree,
    BestOfFive,
}

/// Teams: two teams whose members sit alternately (9.1), or everyone alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum TeamsKind {
    #[default]
    None,
    /// Each player has a separate turn.
    Alternating,
    /// The members of a team take their turns together (9.3).
    Together,
}

/// The body of every answer of the REST interface with a status of 400 or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Problem {
    /// A sentence for people.
    pub error: String,
    pub rule: Option<Rule>,
}

/// The answer to `POST /api/games`. The tokens are sent only once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct StartedGame {
    pub game: String,
    /// One per person at this browser.
    pub tokens: Vec<SeatToken>,
    /// One per person elsewhere.
    pub invites: Vec<SeatInvite>,
}

/// An invite for a seat. It works once and is exchanged for the seat's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SeatInvite {
    pub seat: SeatNo,
    pub name: String,
    pub invite: String,
}

/// `POST /api/seats`: uses an invite. The answer is a [`SeatToken`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ClaimSeat {
    pub invite: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SeatToken {
    pub seat: SeatNo,
    pub name: String,
    /// Identifies the seat; keep it secret.
    pub token: String,
}

/// `POST /api/replays` with a replay file's bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayInfo {
    /// Id for `GET /api/replays/{id}/{n}?seat=S` and for games from its positions.
    pub id: String,
    pub seats: Vec<ReplaySeat>,
    pub variant: Variant,
    /// The edition of the rules.
    pub edition: String,
    /// The number of answers: positions are 0 to this number.
    pub length: u32,
    pub turns: u16,
    pub over: Option<Over>,
    /// Every answer, to choose a position from.
    pub lines: Vec<ReplayLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplaySeat {
    pub deck: String,
}

/// One answer of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayLine {
    pub turn: u16,
    pub seat: SeatNo,
    pub words: String,
    /// The rule behind its first event.
    pub rule: Option<Rule>,
}

/// `GET /api/replays/{id}/{n}?seat=S`: the table after `n` answers as that seat saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayPosition {
    pub n: u32,
    /// The seat that gave the last answer, and the answer.
    pub seat: Option<SeatNo>,
    pub answer: Vec<Segment>,
    /// The events after the last answer.
    pub events: Vec<Event>,
    pub view: View,
    /// The pending decision, as shown to the player who decides. The replay's next answer follows.
    pub decision: Option<Decision>,
    pub over: Option<Over>,
}

/// One of `GET /api/lessons`: a scenario with a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Lesson {
    pub id: String,
    pub title: String,
    /// The task, and the reason for it.
    pub tells: String,
    pub hint: String,
    pub text: String,
}

/// `GET /api/games/{id}/goal`, for a game from a scenario: whether the scenario's expectations hold now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Goal {
    pub reached: bool,
}
