//! A game line by line: works in any terminal and in a pipe.

use super::game_files::GameFiles;
use super::table_text;
use crate::failure::{Failure, note};
use crate::language::{self, say};
use crate::output::Output;
use bots::Budget;
use engine::{Action, Seat};
use live::{AnswerRange, AwaitedPlayers, Live, SeatAnswer, UndoError};
use std::io::{self, BufRead, IsTerminal as _};
use std::time::Duration;

/// Maximum number of listed answers. Longer lists are searched by a part of the wording.
const LISTED: usize = 60;

/// Number of log lines shown to a person who sits down.
const LATELY: usize = 12;

/// Maximum time for a hint.
pub const HINT: Budget = Budget { time: Some(Duration::from_secs(3)), ..Budget::NORMAL };

pub fn run(live: Live, store: GameFiles, out: &mut Output) -> Result<(), Failure> {
    let seed = live.setup().seed;
    let people = live.people();
    let first = people.first().copied().unwrap_or(Seat(0));
    match people[..] {
        [you] => out.line(say!("term-you-are", "player" = you, "seed" = seed.to_string()))?,
        _ => out.line(say!("term-people", "n" = people.len(), "seed" = seed.to_string()))?,
    }
    Session { live, store, at_screen: first, input: io::stdin().lock(), out }.play()
}

/// A game at a plain terminal.
struct Session<'a, R> {
    live: Live,
    store: GameFiles,
    /// The player whose cards the screen may show.
    at_screen: Seat,
    input: R,
    out: &'a mut Output,
}

/// A person's input.
enum PersonInput {
    Answer(Action),
    /// The game changed in another way, or the question should be shown again.
    Again,
    /// The input ended.
    Gone,
}

impl<R: BufRead> Session<'_, R> {
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            match self.live.waiting() {
                AwaitedPlayers::Over => break,
                AwaitedPlayers::Bot(_) => {
                    let told = self.live.bot_step();
                    let told = told.ok_or_else(|| Failure::input(say!("play-bot-no-answer")))?;
                    self.keep();
                    self.tell(&told)?;
                }
                AwaitedPlayers::People(people) => {
                    let seat = if people.contains(&self.at_screen) { self.at_screen } else { people[0] };
                    if !self.hand_over(seat)? {
                        return self.leave();
                    }
                    match self.ask(seat)? {
                        PersonInput::Answer(action) => match self.live.answer(seat, action) {
                            Ok(told) => {
                                self.keep();
                                self.tell(&told)?;
                            }
                            Err(refused) => {
                                self.out.line(say!("term-refused", "why" = refused.to_string()))?
                            }
                        },
                        PersonInput::Again => {}
                        PersonInput::Gone => return self.leave(),
                    }
                }
            }
        }
        let end = self.live.tell_end(self.at_screen).unwrap_or_else(|| say!("term-stopped"));
        self.out.line(end)?;
        Ok(())
    }

    /// Handles the end of the input: the game is kept.
    fn leave(&mut self) -> Result<(), Failure> {
        self.keep();
        self.out.line("")?;
        match self.store.kept() {
            Some(_) => {
                self.out.line(say!("term-kept", "command" = "inkwright play --resume".to_owned()))?;
            }
            None => self.out.line(say!("term-not-kept"))?,
        }
        Ok(())
    }

    fn keep(&mut self) {
        if let Err(trouble) = self.store.save(&self.live) {
            note(trouble);
        }
    }

    /// The index of an answer, given by number or wording.
    fn pick(&self, typed: &str, answers: &[SeatAnswer]) -> Option<usize> {
        match typed.parse::<usize>() {
            Ok(n) => n.checked_sub(1).filter(|place| *place < answers.len()),
            Err(_) => {
                let typed = cards::fold(typed);
                let said = |answer: &SeatAnswer| self.live.tell_answer(self.at_screen, answer);
                answers.iter().position(|answer| cards::fold(&said(answer)) == typed)
            }
        }
    }

    fn tell(&mut self, told: &AnswerRange) -> Result<(), Failure> {
        for entry in self.live.log_of(self.at_screen, &told.answers) {
            self.out.line(format_args!("  {}", self.live.tell_entry(self.at_screen, entry)))?;
        }
        Ok(())
    }

    /// Hands the screen over to another person, who must not see the last player's cards. False when the
    /// input ended.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if seat == self.at_screen {
            return Ok(true);
        }
        if io::stdout().is_terminal() {
            self.out.text("\n".repeat(100))?;
        }
        self.out.line(say!("term-pass", "player" = seat))?;
        self.out.flush()?;
        if self.read_line()?.is_none() {
            return Ok(false);
        }
        self.at_screen = seat;
        // Shows recent events.
        let log = self.live.log(seat);
        for entry in &log[log.len().saturating_sub(LATELY)..] {
            self.out.line(format_args!("  {}", self.live.tell_entry(self.at_screen, entry)))?;
        }
        Ok(true)
    }

    fn ask(&mut self, seat: Seat) -> Result<PersonInput, Failure> {
        let answers = self.live.answers(seat);
        if let Some(view) = self.live.view(seat) {
            self.out.text(table_text::table(&view, &self.live))?;
        }
        if let Some(question) = self.live.question(seat) {
            self.out.line(table_text::question(&self.live, &question))?;
            if let Some(ability) = self.live.ability_text(&question) {
                self.out.line(format_args!("  {}", say!("term-asked-by", "ability" = ability)))?;
            }
        }
        if answers.len() <= LISTED {
            for (n, answer) in answers.iter().enumerate() {
                self.out.line(format_args!(
                    "{:3}  {}",
                    n + 1,
                    self.live.tell_answer(self.at_screen, answer)
                ))?;
            }
        } else {
            self.out.line(say!("term-answers", "n" = answers.len()))?;
        }
        loop {
            self.out.text("> ")?;
            self.out.flush()?;
            let Some(line) = self.read_line()? else { return Ok(PersonInput::Gone) };
            match line.trim() {
                "" => {}
                "q" => return Ok(PersonInput::Answer(Action::Concede(seat))),
                "?" => self.out.line(say!("term-help"))?,
                "u" => {
                    self.undo()?;
                    return Ok(PersonInput::Again);
                }
                "h" => self.hint(seat)?,
                typed => match self.pick(typed, &answers) {
                    Some(place) => return Ok(PersonInput::Answer(answers[place].action)),
                    None => self.out.line(say!("term-type-number", "n" = answers.len()))?,
                },
            }
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let seat = self.live.last_person().unwrap_or(self.at_screen);
        match self.live.undo_further(seat, &[]) {
            Ok(undo) => {
                self.keep();
                let said = say!("term-taken-back", "n" = undo.answers);
                let why = if undo.is_free() {
                    String::new()
                } else {
                    format!(" ({})", undo.tell(language::current()))
                };
                self.out.line(format_args!("{said}{why}"))?;
            }
            Err(UndoError::Nothing) => self.out.line(say!("term-nothing-back"))?,
            Err(UndoError::Needs(why)) => {
                self.out.line(say!("term-cant-back", "why" = why.tell(language::current())))?
            }
        }
        Ok(())
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        match self.live.hinting(seat, HINT).and_then(live::HintTask::think) {
            Some(hint) => {
                let what = self.live.tell(self.at_screen, &hint.message);
                self.out.line(say!("term-hint", "what" = what))?;
                for line in hint.lines.iter().take(5) {
                    let said: Vec<String> =
                        line.messages.iter().map(|message| self.live.tell(self.at_screen, message)).collect();
                    self.out.line(format_args!("{:8.2}  {}", line.value, said.join("; ")))?;
                }
            }
            None => self.out.line(say!("term-nothing-to-decide"))?,
        }
        Ok(())
    }

    /// The next line of input; `None` at its end. Bytes that are not text result in an invalid answer.
    fn read_line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let n = self
            .input
            .read_until(b'\n', &mut bytes)
            .map_err(|error| Failure::input(say!("play-input", "why" = words::io_error(&error))))?;
        Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
