//! An opened replay: every position of the game, forwards and backwards, and its log.

use crate::replay::{Replay, ReplayError, ReplayStep, ReplaySummary, answering};
use cards::Leader;
use engine::{Action, CardDb, Event, Game, GameSetup, RuleNo, Seat};
use playable::PlayableLibrary;
use std::sync::Arc;
use words::{Eyes, Language};

/// Maximum length of a game that can be opened, because its log uses memory.
pub const MOST_POSITIONS: usize = 100_000;

/// Minimum number of answers between two stored positions.
const KEPT_EVERY: usize = 50;

/// Maximum number of stored positions.
const MOST_KEPT: usize = 256;

/// The positions of a verified replay. Position `n` is the game after `n` answers.
#[derive(Clone, Debug)]
pub struct Positions {
    library: Arc<PlayableLibrary>,
    start: GameSetup,
    leader_texts: Vec<Vec<String>>,
    actions: Vec<Action>,
    verified: ReplaySummary,
    /// One position in `every`, beginning with the first.
    kept: Vec<Game>,
    every: usize,
    /// The first position of each turn, and its number.
    turns: Vec<(u16, usize)>,
}

/// One answer of the game and its results, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayLogEntry {
    /// The position in which it was given.
    pub at: usize,
    pub turn: u16,
    pub seat: Seat,
    pub answer: String,
    /// The events and their rules.
    pub events: Vec<(RuleNo, String)>,
}

impl Replay {
    /// Verifies the replay like [`Replay::verify`] and stores positions of the game.
    pub fn positions(&self, library: &Arc<PlayableLibrary>) -> Result<Positions, ReplayError> {
        let answers = self.actions.len();
        if answers > MOST_POSITIONS {
            return Err(ReplayError::TooLong { answers });
        }
        let (library, start) = self.begin(library)?;
        let every = KEPT_EVERY.max(answers.div_ceil(MOST_KEPT));
        let first = Game::start(&library.db, &start)?;
        let mut turns = vec![(first.turn(), 0)];
        let mut kept = vec![first];
        let mut at = 0;
        let verified = self.play_from(&library.db, &start, |step| {
            let ReplayStep::Events { game, .. } = step else { return };
            at += 1;
            if turns.last().is_none_or(|(turn, _)| *turn != game.turn()) {
                turns.push((game.turn(), at));
            }
            if at % every == 0 {
                kept.push((*game).clone());
            }
        })?;
        let text = |leader: &Option<Leader>| leader.iter().flat_map(|one| one.text.clone()).collect();
        Ok(Positions {
            library,
            start,
            leader_texts: self.leaders.iter().map(text).collect(),
            actions: self.actions.clone(),
            verified,
            kept,
            every,
            turns,
        })
    }
}

impl Positions {
    /// The cards that the game is played with.
    pub fn library(&self) -> &Arc<PlayableLibrary> {
        &self.library
    }

    pub fn db(&self) -> &Arc<CardDb> {
        &self.library.db
    }

    /// The game before its first answer.
    fn first(&self) -> &Game {
        self.kept.first().expect("the first position is always kept")
    }

    pub fn start(&self) -> &GameSetup {
        &self.start
    }

    /// The texts of the start's leaders, in seat order.
    pub fn leader_texts(&self) -> &[Vec<String>] {
        &self.leader_texts
    }

    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    pub fn verified(&self) -> ReplaySummary {
        self.verified
    }

    /// The last position: the number of answers.
    pub fn last(&self) -> usize {
        self.actions.len()
    }

    /// The game after `n` answers; `None` if it has fewer.
    pub fn at(&self, n: usize) -> Option<Game> {
        let actions = self.actions.get(..n)?;
        let from = n / self.every;
        let mut game = self.kept.get(from)?.clone();
        for action in &actions[from * self.every..] {
            game.apply(&self.library.db, *action, None).ok()?;
        }
        Some(game)
    }

    /// The last turn's number.
    pub fn last_turn(&self) -> u16 {
        self.turns.last().map_or(0, |(turn, _)| *turn)
    }

    /// The turn of position `n`; 0 before the first turn.
    pub fn turn_at(&self, n: usize) -> u16 {
        let before = self.turns.partition_point(|(_, at)| *at <= n);
        before.checked_sub(1).and_then(|last| self.turns.get(last)).map_or(0, |(turn, _)| *turn)
    }

    /// The first position of a turn. A turn without decisions has none, so the next turn's counts.
    pub fn turn_begins(&self, turn: u16) -> Option<usize> {
        self.turns.iter().find(|(number, _)| *number >= turn).map(|(_, at)| *at)
    }

    /// All answers and their results, as one player saw them or with all cards revealed.
    pub fn log(&self, viewer: Option<Seat>, language: Language) -> Vec<ReplayLogEntry> {
        let mut game = self.first().clone();
        let mut events: Vec<Event> = Vec::new();
        let mut log = Vec::with_capacity(self.actions.len());
        for (at, action) in self.actions.iter().enumerate() {
            let (turn, seat) = (game.turn(), answering(&game, *action));
            let answer = self.answer(&game, viewer, *action, language);
            events.clear();
            if game.apply(&self.library.db, *action, Some(&mut events)).is_err() {
                break;
            }
            let eyes = Eyes { game: &game, db: &self.library.db, viewer };
            let told = events.iter().filter(|event| viewer.is_none_or(|viewer| event.is_for(viewer)));
            let in_words = |event: &Event| eyes.say(language, &words::event(event, &eyes)).to_string();
            let events = told.map(|event| (event.rule, in_words(event))).collect();
            log.push(ReplayLogEntry { at, turn, seat, answer, events });
        }
        log
    }

    /// An answer in words. An answer with cards hidden from the viewer is described by its results.
    fn answer(&self, game: &Game, viewer: Option<Seat>, action: Action, language: Language) -> String {
        let knows = |viewer: Seat| {
            let mut cards = action.cards().into_iter().flatten();
            cards.all(|id| game.knows(&self.library.db, viewer, id))
        };
        match viewer {
            Some(viewer) if !knows(viewer) => "…".to_owned(),
            Some(_) | None => {
                let eyes = Eyes::all(game, &self.library.db);
                eyes.say(language, &words::answer(action, &eyes)).to_string()
            }
        }
    }
}
