//! Positions in which one player finds the right move and another does not.
//!
//! The goal of the turn is objective: to win, or to stop an opponent who could otherwise win next turn just
//! by questing. Each player plays the turn several times with different seeds. One must reach the goal every
//! time, and the other never.

use crate::decks::{self, DeckSelection};
use crate::{AnyError, duel};
use bots::{BotMaker, Chair};
use engine::{Action, CardDb, DecisionKind, Game, GameSetup, Seat, TurnAction};
use playable::DeckSet;
use serde::{Deserialize, Serialize};
use sim::Seeds;
use std::io::Write as _;
use std::path::PathBuf;

/// A player who needs more lore than this is not about to win.
const NEAR: i32 = 12;

/// Games with more decisions are dropped.
const MOST: u32 = 3_000;

#[derive(Debug, clap::Args)]
pub struct PositionsArgs {
    /// Name of the player that finds the move
    #[arg(long, default_value = "best")]
    player: String,
    /// Name of the player that does not find it
    #[arg(long, default_value = "search:strong")]
    other: String,
    /// Name of the player whose games against itself the positions are taken from
    #[arg(long, value_name = "PLAYER", default_value = "search:fast")]
    games_of: String,
    /// Name of a fast player: positions in which it does no better than the player of the games are skipped
    #[arg(long, value_name = "PLAYER", default_value = "hard")]
    quick: String,
    /// Folder of deck lists; may be given more than once
    #[arg(long, value_name = "DIR", required = true)]
    decks: Vec<PathBuf>,
    /// File with the names of the held-out decks
    #[arg(long, value_name = "FILE", default_value = "training/held-out.txt")]
    held_out: PathBuf,
    /// Seed of the run
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often each player plays the turn, with a different seed each time
    #[arg(long, default_value_t = 3)]
    asked: u64,
    /// Stop after finding this many positions
    #[arg(long, default_value_t = 10)]
    wanted: usize,
    /// Stop after this many games
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// File to write the positions to, one per line
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    out: Option<PathBuf>,
    /// Let both players play the positions of this file instead of finding new ones
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

/// The result of a turn, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Fate {
    /// An opponent has won, or can win next turn by questing with the characters in play.
    Lost,
    Open,
    Won,
}

/// A position in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct PositionRecord {
    /// The names of the decks in the folders of `--decks`.
    decks: [String; 2],
    seed: u64,
    turn: u16,
    /// The active player.
    seat: Seat,
    /// The goal of the turn.
    aim: Fate,
    /// All answers before the position.
    answers: Vec<Action>,
}

struct PositionSearch {
    table: DeckSet,
    names: Vec<String>,
    player: BotMaker,
    other: BotMaker,
    asked: u64,
}

pub fn run(args: &PositionsArgs) -> Result<(), AnyError> {
    let (table, names) = decks::table(&args.decks, &args.held_out, DeckSelection::All)?;
    let [player, other] = [duel::maker(&args.player)?, duel::maker(&args.other)?];
    let setting = PositionSearch { table, names, player, other, asked: args.asked };
    match (&args.check, &args.out) {
        (Some(file), _) => setting.check(&std::fs::read_to_string(file)?),
        (None, Some(file)) => setting.find(args, &mut std::fs::File::create(file)?),
        (None, None) => {
            Err("use --out FILE to find positions, or --check FILE to check those of a file".into())
        }
    }
}

impl PositionSearch {
    fn db(&self) -> &CardDb {
        self.table.db()
    }

    fn start(&self, decks: [usize; 2], seed: u64) -> Result<Game, AnyError> {
        let decks = decks.iter().map(|deck| self.table.decks[*deck].clone()).collect();
        Ok(Game::start(self.db(), &GameSetup::new(decks, seed))?)
    }

    /// Lets both players play positions and reports how often each reached the goal.
    fn check(&self, text: &str) -> Result<(), AnyError> {
        for line in text.lines() {
            let position: PositionRecord = serde_json::from_str(line)?;
            let place = |name: &String| {
                let found = self.names.iter().position(|other| other == name);
                found.ok_or_else(|| format!("there is no deck \"{name}\" in these folders"))
            };
            let decks = [place(&position.decks[0])?, place(&position.decks[1])?];
            let mut game = self.start(decks, position.seed)?;
            for answer in &position.answers {
                game.apply(self.db(), *answer, None).map_err(|refusal| {
                    format!(
                        "the position can't be reached with this version: {refusal}; find new ones with --out"
                    )
                })?;
            }
            let times = |maker: &BotMaker| {
                (0..self.asked).filter(|n| self.fate(&game, maker, position.seed ^ n) >= position.aim).count()
            };
            let found = serde_json::json!({
                "decks": position.decks, "turn": position.turn, "seat": position.seat, "aim": position.aim,
                "player": times(&self.player), "other": times(&self.other), "asked": self.asked,
            });
            println!("{found}");
        }
        Ok(())
    }

    /// Plays games and writes the positions it finds.
    fn find(&self, args: &PositionsArgs, out: &mut std::fs::File) -> Result<(), AnyError> {
        let [players, quick] = [duel::maker(&args.games_of)?, duel::maker(&args.quick)?];
        let mut found = 0;
        for number in 0..args.games {
            let seeds = Seeds::new(args.seed, number);
            let n = self.names.len() as u64;
            let decks = [(seeds.game % n) as usize, (seeds.game / n % n) as usize];
            let Some((game, answers)) = self.first_of(decks, seeds, [&players, &quick])? else { continue };
            let seat = game.active();
            let names = decks.map(|deck| self.names[deck].clone());
            let aim = self.fate(&game, &self.player, seeds.game);
            let position =
                PositionRecord { decks: names, seed: seeds.game, turn: game.turn(), seat, aim, answers };
            writeln!(out, "{}", serde_json::to_string(&position)?)?;
            found += 1;
            eprintln!("game {number}: {:?} in turn {}; {found} found", aim, game.turn());
            if found == args.wanted {
                break;
            }
        }
        Ok(())
    }

    /// The first position of a game in which the player does better than the other, with the answers before
    /// it.
    fn first_of(
        &self,
        decks: [usize; 2],
        seeds: Seeds,
        [players, quick]: [&BotMaker; 2],
    ) -> Result<Option<(Game, Vec<Action>)>, AnyError> {
        let db = self.db();
        let mut game = self.start(decks, seeds.game)?;
        let mut chairs = [Seat(0), Seat(1)].map(|seat| Chair::new(players(seeds.player(seat))));
        let (mut answers, mut legal, mut turn) = (Vec::new(), Vec::new(), 0);
        for _ in 0..MOST {
            let Some(decision) = game.decision() else { break };
            if decision.kind == DecisionKind::Action && game.turn() != turn {
                turn = game.turn();
                let hopeful = |seed| self.fate(&game, quick, seed) > self.fate(&game, players, seed);
                if self.is_tense(&game) && hopeful(seeds.game) && self.is_better(&game, seeds.game) {
                    return Ok(Some((game, answers)));
                }
            }
            game.legal(db, &mut legal);
            let answer = match legal[..] {
                [only] => Some(only),
                _ => chairs[decision.seat.index()].ask(&game, db, &decision, &legal),
            };
            let Some(answer) = answer else { break };
            answers.push(answer);
            game.apply(db, answer, None)?;
        }
        Ok(None)
    }

    /// Whether a player is close to winning.
    fn is_tense(&self, game: &Game) -> bool {
        let missing = |seat| i32::from(game.lore_to_win(self.db(), seat)) - i32::from(game.player(seat).lore);
        game.seats().any(|seat| missing(seat) <= NEAR)
    }

    /// Whether the player always reaches its first result, and the other never does.
    fn is_better(&self, game: &Game, seed: u64) -> bool {
        let aim = self.fate(game, &self.player, seed);
        aim > Fate::Lost
            && (0..self.asked).all(|n| self.fate(game, &self.other, seed ^ n) < aim)
            && (1..self.asked).all(|n| self.fate(game, &self.player, seed ^ n) >= aim)
    }

    /// The result of the current turn if this player plays it.
    fn fate(&self, game: &Game, maker: &BotMaker, seed: u64) -> Fate {
        let db = self.db();
        let (me, turn) = (game.active(), game.turn());
        let mut game = game.clone();
        let mut chairs =
            [Seat(0), Seat(1)].map(|seat| Chair::new(maker(seed.wrapping_add(u64::from(seat.0)))));
        let mut legal = Vec::new();
        for _ in 0..MOST {
            let Some(decision) = game.decision() else { break };
            if game.turn() != turn && decision.kind == DecisionKind::Action {
                break;
            }
            game.legal(db, &mut legal);
            let answer = match legal[..] {
                [only] => Some(only),
                _ => chairs[decision.seat.index()].ask(&game, db, &decision, &legal),
            };
            let applied = answer.is_some_and(|answer| game.apply(db, answer, None).is_ok());
            if !applied {
                break;
            }
        }
        match game.outcome() {
            Some(_) if game.has_won(me) => Fate::Won,
            Some(_) => Fate::Lost,
            None if self.wins_by_questing(game) => Fate::Lost,
            None => Fate::Open,
        }
    }

    /// Whether the active player wins just by questing, in descending order of lore. Each other decision gets
    /// its first answer.
    fn wins_by_questing(&self, mut game: Game) -> bool {
        let db = self.db();
        let me = game.active();
        let mut legal = Vec::new();
        for _ in 0..MOST {
            let Some(decision) = game.decision() else { return game.has_won(me) };
            game.legal(db, &mut legal);
            let lore = |action: &Action| match action.turn_action() {
                Some(TurnAction::Quest(id)) => Some(game.traits(id).lore),
                Some(_) | None => None,
            };
            let quests = legal.iter().copied().filter(|action| lore(action).is_some());
            let answer = if decision.kind == DecisionKind::Action {
                quests.max_by_key(lore)
            } else {
                legal.first().copied()
            };
            let Some(answer) = answer else { return false };
            if game.apply(db, answer, None).is_err() {
                return false;
            }
        }
        false
    }
}
