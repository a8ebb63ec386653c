//! `inkwright play`: a game in the terminal against a bot.

mod show;

use crate::decks::{self, DEFAULTS};
use crate::failure::Failure;
use crate::library;
use crate::output::Output;
use bots::Chair;
use cards::{Deck, Library};
use engine::{Action, CardDb, Decision, DefId, Game, Outcome, Seat, Start, Teams, Variant};
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The person's seat.
const YOU: Seat = Seat(0);

/// Longer lists of answers are asked for by a part of the wording.
const LISTED: usize = 60;

#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  inkwright play
  inkwright play --bot search:normal
  inkwright play --deck decks/a-steadfast-strategy.txt --opponent decks/daring-and-deception.txt --seed 7

Answer with the number of an answer. `?` shows help, `q` concedes.")]
pub struct Args {
    /// Your deck list; a starter deck when left out
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// The opponent's deck list; another starter deck when left out
    #[arg(long, value_name = "FILE")]
    opponent: Option<PathBuf>,
    /// Who plays against you: random, greedy, search:fast, search:normal or search:strong
    #[arg(long, value_name = "NAME", default_value = "search:fast")]
    bot: String,
    /// The game's seed; a new one each time when left out
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Play decks that are not legal in Constructed, too
    #[arg(long)]
    any_deck: bool,
}

pub fn run(args: Args, out: &mut Output) -> Result<(), Failure> {
    let maker = bots::maker(&args.bot).ok_or_else(|| {
        Failure::input(format!("there is no bot \"{}\"; there are {}", args.bot, bots::NAMES.join(", ")))
    })?;
    let library = library::load();
    let lists = [(args.deck.as_deref(), DEFAULTS[0]), (args.opponent.as_deref(), DEFAULTS[1])];
    // A person may name any card there is, so all of them are at the table.
    let (db, _) = decks::playable(&library);
    let mut dealt = Vec::new();
    for (path, default) in lists {
        let list = read(path, default, args.any_deck, &library)?;
        dealt.push(deal(&list, &db)?);
    }
    let seed = args.seed.unwrap_or_else(fresh_seed);
    out.line(format_args!("You are {YOU}. Seed {seed}. `?` shows help."))?;
    let (variant, teams) = (Variant::Constructed, Teams::default());
    let start = Start { decks: dealt, seed, starter: None, variant, teams };
    let mut session = Session {
        game: Game::start(&db, &start),
        db: &db,
        opponent: Chair::new(maker(seed ^ 0x9e37_79b9_7f4a_7c15)),
        input: io::stdin().lock(),
        out,
    };
    session.play()
}

fn read(path: Option<&Path>, default: (&str, &str), any: bool, library: &Library) -> Result<Deck, Failure> {
    match path {
        Some(path) if decks::is_stdin(path) => {
            Err(Failure::input("your answers come from standard input, so a deck can't; give a file"))
        }
        Some(path) => decks::read(path, any, library),
        None => decks::parse(default.1, default.0, library),
    }
}

fn deal(list: &Deck, db: &CardDb) -> Result<Vec<DefId>, Failure> {
    let mut cards = Vec::new();
    let mut lacking = Vec::new();
    for (copies, full_name) in &list.entries {
        match db.find(full_name) {
            Some(def) => cards.extend(std::iter::repeat_n(def, usize::from(*copies))),
            None => {
                lacking.push(format!("\"{full_name}\" of the deck \"{}\" can't be played yet", list.name))
            }
        }
    }
    if lacking.is_empty() {
        Ok(cards)
    } else {
        Err(Failure::inputs("the deck can't be played yet", &lacking))
    }
}

fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_secs() ^ u64::from(now.subsec_nanos()) << 20
}

/// A game between a person and a bot.
struct Session<'a, R> {
    game: Game,
    db: &'a CardDb,
    opponent: Chair,
    input: R,
    out: &'a mut Output,
}

impl<R: BufRead> Session<'_, R> {
    fn play(&mut self) -> Result<(), Failure> {
        let mut legal = Vec::new();
        let mut events = Vec::new();
        while let Some(decision) = self.game.decision() {
            self.game.legal(self.db, &mut legal);
            let answer = match legal[..] {
                [] => {
                    return Err(Failure::input(
                        "the engine gives no legal answer; please report this game's seed",
                    ));
                }
                [only] => only,
                _ if decision.seat == YOU => self.ask(&decision, &legal)?,
                _ => self.opponent.ask(&self.game, self.db, &decision, &legal).unwrap_or(legal[0]),
            };
            events.clear();
            self.game
                .apply(self.db, answer, Some(&mut events))
                .map_err(|refusal| Failure::input(format!("the answer was refused: {refusal}")))?;
            for event in &events {
                self.out.line(show::event(event, &self.game, self.db, YOU))?;
            }
        }
        let end = match self.game.outcome() {
            Some(Outcome::Won { by: YOU, rule }) => format!("You win ({rule})."),
            Some(Outcome::Won { by, rule }) => format!("{by} wins ({rule})."),
            Some(Outcome::Draw { rule }) => format!("The game is a draw ({rule})."),
            None => "The game stopped.".to_owned(),
        };
        self.out.line(end)?;
        Ok(())
    }

    /// The person's answer. The end of the input concedes.
    fn ask(&mut self, decision: &Decision, legal: &[Action]) -> Result<Action, Failure> {
        let answers: Vec<String> =
            legal.iter().map(|action| show::answer(*action, &self.game, self.db, YOU)).collect();
        self.out.text(show::table(&self.game.view(self.db, YOU), self.db))?;
        self.out.line(show::question(decision, &self.game, self.db, YOU))?;
        if answers.len() <= LISTED {
            for (n, answer) in answers.iter().enumerate() {
                self.out.line(format_args!("{:3}  {answer}", n + 1))?;
            }
        } else {
            self.out.line(format_args!("{} answers: type one, or its number", answers.len()))?;
        }
        loop {
            self.out.text("> ")?;
            self.out.flush()?;
            let Some(line) = self.read_line()? else {
                self.out.line("")?;
                return Ok(Action::Concede(YOU));
            };
            match line.trim() {
                "" => {}
                "q" => return Ok(Action::Concede(YOU)),
                "?" => self.out.line(show::HELP)?,
                typed => match pick(typed, &answers) {
                    Some(place) => return Ok(legal[place]),
                    None => self.out.line(format_args!(
                        "Type a number from 1 to {}, `?` for help or `q` to concede.",
                        answers.len()
                    ))?,
                },
            }
        }
    }

    /// The next line of input; `None` at its end. Bytes that are no text make a line that is no answer.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let n = self
            .input
            .read_until(b'\n', &mut bytes)
            .map_err(|error| Failure::input(format!("standard input can't be read: {error}")))?;
        Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// The place of the answer meant: by number, or by its wording.
fn pick(typed: &str, answers: &[String]) -> Option<usize> {
    match typed.parse::<usize>() {
        Ok(n) => n.checked_sub(1).filter(|place| *place < answers.len()),
        Err(_) => {
            let typed = cards::fold(typed);
            answers.iter().position(|answer| cards::fold(answer) == typed)
        }
    }
}
