//! The parser of the `.scn` format. It works line by line, and every error has a line and a column.

mod expect;
mod lex;
mod line;
mod made_up;
mod setup;
mod step;
#[cfg(test)]
mod tests;

use crate::ast::{
    CardExpr, CardWord, MadeUpCard, Opening, PlayerNo, Pos, Scenario, ScenarioStep, SideSpec, VariantSpec,
};
use crate::nearest::{did_you_mean, nearest};
use engine::Edition;
use line::TokenLine;
use std::collections::BTreeSet;
use std::path::Path;
use thiserror::Error;
use words::{Message, StoredText};

/// Maximum size of a scenario file.
pub(crate) const LARGEST_FILE: usize = 4 << 20;

/// Why a file can't be parsed, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct ParseError {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    pub message: StoredText,
}

/// Parses the scenarios of a file; messages contain `path`.
pub fn parse_file(path: impl AsRef<Path>, text: &str) -> Result<Vec<Scenario>, ParseError> {
    let mut parser = Parser::new(text);
    parser.run(text).map_err(|fault| ParseError {
        file: path.as_ref().display().to_string(),
        line: fault.line.unwrap_or(parser.at).max(1),
        column: fault.column,
        message: fault.message.into(),
    })
}

/// An error before it becomes a [`ParseError`].
#[derive(Clone, Debug)]
struct ParseFault {
    /// The current line if `None`.
    line: Option<usize>,
    column: usize,
    message: Message,
}

impl ParseFault {
    fn new(column: usize, message: Message) -> ParseFault {
        ParseFault { line: None, column, message }
    }

    fn at(pos: Pos, message: Message) -> ParseFault {
        ParseFault { line: Some(pos.line), column: pos.column, message }
    }

    fn on(mut self, line: usize) -> ParseFault {
        self.line.get_or_insert(line);
        self
    }
}

/// The words a line can start with.
const STATEMENTS: [&str; 27] = [
    "scenario",
    "edition",
    "rules",
    "seed",
    "players",
    "variant",
    "teams",
    "turns",
    "turn",
    "setup",
    "start",
    "card",
    "lore",
    "ink",
    "marketing",
    "inkwell",
    "deck",
    "hand",
    "discard",
    "play",
    "leader",
    "do",
    "choose",
    "expect",
    "meanwhile",
    "loop",
    "repeat",
];

/// Parses a file. `at` is the number of lines taken so far, and so the number of the current line.
struct Parser<'a> {
    lines: Vec<&'a str>,
    at: usize,
    /// The edition before the first scenario.
    edition: Option<(Edition, Pos)>,
    /// The made-up cards before the first scenario.
    shared: Vec<MadeUpCard>,
    draft: Option<ScenarioDraft>,
    done: Vec<Scenario>,
}

/// A scenario that is being parsed.
#[derive(Debug)]
struct ScenarioDraft {
    title: String,
    pos: Pos,
    /// The edition on its own `edition` line.
    edition: Option<(Edition, Pos)>,
    rules: Vec<String>,
    seed: u64,
    chance_used: u64,
    players: Option<(u8, Pos)>,
    variant: VariantSpec,
    teams: Vec<Vec<PlayerNo>>,
    /// The position of the words that make teams take their turns together.
    together: Option<Pos>,
    /// The turn's player and number.
    turn: Option<(PlayerNo, Option<u16>)>,
    setup: Option<Pos>,
    starter: Option<(PlayerNo, Pos)>,
    cards: Vec<MadeUpCard>,
    sides: Vec<SideSpec>,
    /// The player of the current block.
    side: Option<PlayerNo>,
    /// The highest player number, and its position.
    highest: Option<(PlayerNo, Pos)>,
    handles: BTreeSet<String>,
    /// The uses of handles. Each must be defined somewhere.
    uses: Vec<(String, Pos)>,
    steps: Vec<ScenarioStep>,
}

impl ScenarioDraft {
    fn new(title: String, pos: Pos, cards: Vec<MadeUpCard>) -> ScenarioDraft {
        ScenarioDraft {
            title,
            pos,
            edition: None,
            rules: vec![],
            seed: 1,
            chance_used: 0,
            players: None,
            variant: VariantSpec::default(),
            teams: vec![],
            together: None,
            turn: None,
            setup: None,
            starter: None,
            cards,
            sides: vec![],
            side: None,
            highest: None,
            handles: BTreeSet::new(),
            uses: vec![],
            steps: vec![],
        }
    }

    /// Records the use of a handle, to be checked when all are known.
    fn note(&mut self, card: &CardExpr) {
        if let CardWord::Handle(handle) = &card.word {
            self.uses.push((handle.clone(), card.pos));
        }
    }

    fn finish(self) -> Result<Scenario, ParseFault> {
        if let Some((handle, pos)) = self.uses.iter().find(|(handle, _)| !self.handles.contains(handle)) {
            let near = nearest(handle, self.handles.iter().map(String::as_str));
            let unknown = Message::new("scn-unknown-handle").with("handle", handle.clone());
            return Err(ParseFault::at(*pos, did_you_mean(unknown, near)));
        }
        let named = self.highest.map_or(0, |(player, _)| player.0 + 1);
        let players = match (self.players, self.highest) {
            (Some((players, _)), Some((highest, pos))) if highest.0 >= players => {
                let message = Message::new("scn-not-a-player").with("player", highest.to_string());
                return Err(ParseFault::at(pos, message.with("n", players)));
            }
            (Some((players, _)), _) => players,
            (None, _) => named.max(2),
        };
        let opening = match (self.setup, self.turn, self.starter) {
            (Some(_), None, starter) => Opening::Setup { starter: starter.map(|(player, _)| player) },
            (Some(pos), Some(_), _) => {
                return Err(ParseFault::at(pos, Message::new("scn-setup-and-turn")));
            }
            (None, _, Some((_, pos))) => {
                return Err(ParseFault::at(pos, Message::new("scn-start-without-setup")));
            }
            (None, turn, None) => {
                let (player, number) = turn.unwrap_or((PlayerNo(0), None));
                Opening::Turn { player, number }
            }
        };
        if let Some(pos) = self.together.filter(|_| self.teams.is_empty()) {
            return Err(ParseFault::at(pos, Message::new("scn-together-without-teams")));
        }
        let mut sides = self.sides;
        sides.resize_with(usize::from(players), SideSpec::default);
        if let Some(pos) = self.setup
            && !sides.iter().all(only_decks)
        {
            return Err(ParseFault::at(pos, Message::new("scn-setup-decks-only")));
        }
        Ok(Scenario {
            title: self.title,
            pos: self.pos,
            edition: self.edition,
            numbers: Edition::NEWEST,
            rules: self.rules,
            seed: self.seed,
            chance_used: self.chance_used,
            players,
            variant: self.variant,
            teams: self.teams,
            together: self.together.is_some(),
            opening,
            cards: self.cards,
            sides,
            steps: self.steps,
        })
    }
}

/// Parses one `do`, `choose` or `expect` line with these handles; messages contain `path`.
pub(crate) fn parse_step<'h>(
    path: &str,
    source: &str,
    handles: impl Iterator<Item = &'h str>,
) -> Result<ScenarioStep, ParseError> {
    let pos = Pos { line: 1, column: 1 };
    let mut draft = ScenarioDraft::new(String::new(), pos, vec![]);
    draft.handles = handles.map(str::to_owned).collect();
    let read = || {
        let mut line = TokenLine::new(1, source, lex::lex(source)?);
        draft.step(&mut line, source)?;
        Ok(draft.finish()?.steps.pop())
    };
    let fault = |fault: ParseFault| ParseError {
        file: path.to_owned(),
        line: fault.line.unwrap_or(1),
        column: fault.column,
        message: fault.message.into(),
    };
    let step = read().map_err(fault)?;
    step.ok_or_else(|| fault(ParseFault::new(1, Message::new("scn-says-nothing"))))
}

fn only_decks(side: &SideSpec) -> bool {
    let bare = SideSpec {
        deck: side.deck.clone(),
        filler: side.filler,
        leader: side.leader.clone(),
        ..SideSpec::default()
    };
    bare == *side
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parser<'a> {
        Parser {
            lines: text.lines().collect(),
            at: 0,
            edition: None,
            shared: vec![],
            draft: None,
            done: vec![],
        }
    }

    fn run(&mut self, text: &str) -> Result<Vec<Scenario>, ParseFault> {
        if text.len() > LARGEST_FILE {
            return Err(ParseFault::new(1, Message::new("scn-file-too-large")));
        }
        while let Some(&source) = self.lines.get(self.at) {
            self.at += 1;
            self.statement(source)?;
        }
        self.close()?;
        if self.done.is_empty() {
            return Err(ParseFault::new(1, Message::new("scn-no-scenario")));
        }
        Ok(std::mem::take(&mut self.done))
    }

    /// Finishes the current scenario.
    fn close(&mut self) -> Result<(), ParseFault> {
        if let Some(draft) = self.draft.take() {
            let scenario = draft.finish()?;
            let edition = scenario.edition.or(self.edition);
            let numbers = edition.map_or(Edition::NEWEST, |(edition, _)| edition);
            self.done.push(Scenario { edition, numbers, ..scenario });
        }
        Ok(())
    }

    fn statement(&mut self, source: &'a str) -> Result<(), ParseFault> {
        if first_word(source) == "card" {
            let card = self.made_up(source)?;
            return self.add_card(card);
        }
        let mut line = TokenLine::new(self.at, source, lex::lex(source)?);
        if line.is_empty() {
            return Ok(());
        }
        if line.eat("scenario") {
            let pos = Pos { line: self.at, column: 1 };
            let title = line.quoted(Message::new("scn-a-title"))?.text;
            line.end()?;
            self.close()?;
            self.draft = Some(ScenarioDraft::new(title, pos, self.shared.clone()));
            return Ok(());
        }
        let Some(draft) = &mut self.draft else {
            if line.peek_word() == Some("edition") {
                line.edition(&mut self.edition)?;
                return line.end();
            }
            return Err(match line.peek_word() {
                Some(word) if !STATEMENTS.contains(&word) && line.peek_player().is_none() => {
                    line.unknown(&["scenario", "edition", "card"])
                }
                _ => line.fault(Message::new("scn-before-first")),
            });
        };
        draft.statement(&mut line, source)?;
        line.end()?;
        if let Some((player, pos)) = line.highest
            && draft.highest.is_none_or(|(highest, _)| player > highest)
        {
            draft.highest = Some((player, pos));
        }
        Ok(())
    }

    /// Adds a made-up card to the current scenario, or to all scenarios if it comes before the first.
    fn add_card(&mut self, card: MadeUpCard) -> Result<(), ParseFault> {
        let key = cards::fold(&card.name);
        let same = |known: &MadeUpCard| cards::fold(&known.name) == key;
        let twice = ParseFault::at(card.pos, Message::new("scn-card-twice").with("name", card.name.clone()));
        let Some(draft) = &mut self.draft else {
            if self.shared.iter().any(same) {
                return Err(twice);
            }
            self.shared.push(card);
            return Ok(());
        };
        if !draft.steps.is_empty() {
            return Err(ParseFault::at(card.pos, after_steps()));
        }
        match draft.cards.iter().position(same) {
            // A scenario may redefine a card of the whole file.
            Some(at) if self.shared.contains(&draft.cards[at]) => draft.cards[at] = card,
            Some(_) => return Err(twice),
            None => draft.cards.push(card),
        }
        Ok(())
    }
}

fn after_steps() -> Message {
    Message::new("scn-after-steps")
}

fn first_word(source: &str) -> &str {
    source.trim_start_matches('\u{feff}').split_whitespace().next().unwrap_or_default()
}
