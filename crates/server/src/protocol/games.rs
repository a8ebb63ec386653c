//! Beginning games and looking at replays, over REST.

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
    /// Undo, hint and restart are possible: for one person against bots, or people who share a screen.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "from", rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum NewGameKind {
    /// With decks. Each seat needs one.
    Decks {
        variant: Variant,
        #[serde(default)]
        #[ts(optional, as = "Option<SeriesKind>")]
        series: SeriesKind,
        #[serde(default)]
        #[ts(optional, as = "Option<TeamsKind>")]
        teams: TeamsKind,
        /// A number below 2^53, for the same game again.
        #[serde(default)]
        #[ts(optional = nullable)]
        seed: Option<u64>,
        /// Decks that are not legal in the variant may be played, too.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        any_deck: bool,
        /// The edition of the rules; when left out, the one that `GET /api/hello` names.
        #[serde(default)]
        #[ts(optional = nullable)]
        edition: Option<String>,
        /// Who starts; chance decides when left out.
        #[serde(default)]
        #[ts(optional = nullable)]
        starter: Option<SeatNo>,
    },
    /// At a position of an uploaded replay, after `at` answers. The seats' decks are those of the replay.
    Replay { replay: String, at: u32 },
    /// From the set-up of a scenario; of several in the text, the one with this number, counted from 0.
    Scenario {
        text: String,
        #[serde(default)]
        #[ts(optional, as = "Option<u16>")]
        number: u16,
        /// The scenario's own steps are played first.
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
    /// One of `Hello::bots`; for a bot.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bot: Option<String>,
    /// What the player is called; up to 40 characters.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub name: Option<String>,
    #[serde(default)]
    #[ts(optional = nullable)]
    pub deck: Option<SeatDeck>,
    /// Somebody else sits here, in a browser of their own: the seat is given to whoever comes with its invite first.
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

/// How many games are played (2.1.3).
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

/// Who plays with whom: two teams whose members sit alternately (9.1), or everyone alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "index.ts")]
pub enum TeamsKind {
    #[default]
    None,
    /// Everyone has turns of their own.
    Alternating,
    /// The members of a team take their turns together (9.3).
    Together,
}

/// What every answer of the REST interface with a status of 400 or more holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Problem {
    /// A sentence for people.
    pub error: String,
    pub rule: Option<Rule>,
}

/// The answer to `POST /api/games`. The tokens are sent only this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct StartedGame {
    pub game: String,
    /// One for each person at this browser.
    pub tokens: Vec<SeatToken>,
    /// One for each person elsewhere.
    pub invites: Vec<SeatInvite>,
}

/// An invitation to a seat. It works once: whoever claims it is given the seat's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct SeatInvite {
    pub seat: SeatNo,
    pub name: String,
    pub invite: String,
}

/// `POST /api/seats`: takes an invitation. The answer is a [`SeatToken`].
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
    /// Whoever has it sits there.
    pub token: String,
}

/// `POST /api/replays` with a replay file's bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayInfo {
    /// For `GET /api/replays/{id}/{n}?seat=S`, and to begin a game from.
    pub id: String,
    pub seats: Vec<ReplaySeat>,
    pub variant: Variant,
    /// The edition of the rules.
    pub edition: String,
    /// How many answers it has: positions go from 0 to this number.
    pub length: u32,
    pub turns: u16,
    pub over: Option<Over>,
    /// Every answer as it was given, for jumping about.
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
    /// The rule behind the first thing that came of it.
    pub rule: Option<Rule>,
}

/// `GET /api/replays/{id}/{n}?seat=S`: the table after `n` answers as that seat saw it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct ReplayPosition {
    pub n: u32,
    /// Who gave the last answer, and what it was.
    pub seat: Option<SeatNo>,
    pub answer: Vec<Segment>,
    /// What came of the last answer.
    pub events: Vec<Event>,
    pub view: View,
    /// What is to be decided now, as the player who decides is asked; what was answered comes next.
    pub decision: Option<Decision>,
    pub over: Option<Over>,
}

/// One of `GET /api/lessons`: a scenario to begin a game from, with a goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Lesson {
    pub id: String,
    pub title: String,
    /// What is to be done, and why.
    pub tells: String,
    pub hint: String,
    pub text: String,
}

/// `GET /api/games/{id}/goal`, of a game from a scenario: whether what the scenario expects is true now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "index.ts")]
pub struct Goal {
    pub reached: bool,
}
