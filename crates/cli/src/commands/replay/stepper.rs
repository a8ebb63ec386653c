//! A terminal viewer for saved games, with steps forwards and backwards.

use super::{exported, said, write_scenario};
use crate::board::PositionBoard;
use crate::failure::Failure;
use crate::language::{self, say};
use cards::fold;
use engine::{Game, Seat};
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use replay::Positions;
use std::io;
use std::path::{Path, PathBuf};

/// Minimum width of a terminal for a log next to the table.
const WIDE: u16 = 110;

/// Number of answers for PageUp and PageDown.
const PAGE: usize = 10;

/// Maximum length of typed text.
const LONGEST: usize = 200;

fn help() -> String {
    say!("step-help")
}

/// Steps through the game until the person quits.
pub fn run(file: &Path, positions: &Positions, viewer: Option<Seat>) -> Result<(), Failure> {
    let mut stepper = Stepper::new(file, positions, viewer);
    let mut terminal = ratatui::try_init()?;
    let result = steps(&mut terminal, &mut stepper);
    ratatui::restore();
    Ok(result?)
}

fn steps(terminal: &mut ratatui::DefaultTerminal, stepper: &mut Stepper<'_>) -> io::Result<()> {
    loop {
        terminal.draw(|frame| stepper.draw(frame))?;
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if stepper.press(key) == StepperFlow::Quit {
                    return Ok(());
                }
            }
            Event::Key(_)
            | Event::Mouse(_)
            | Event::Paste(_)
            | Event::Resize(..)
            | Event::FocusGained
            | Event::FocusLost => {}
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepperFlow {
    On,
    Quit,
}

/// The purpose of the typed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InputPurpose {
    Nothing,
    /// The number of a turn.
    Turn,
    /// A part of a line of the log.
    Find,
    /// The name of a scenario file.
    File,
}

/// A line of the log, with its answer.
#[derive(Debug)]
struct StepperLine {
    /// The position in which the answer was given.
    at: usize,
    text: String,
}

/// The state of the screen.
struct Stepper<'a> {
    file: PathBuf,
    positions: &'a Positions,
    /// The player whose view is shown; `None` shows all cards.
    viewer: Option<Seat>,
    at: usize,
    game: Option<Game>,
    log: Vec<StepperLine>,
    typing: InputPurpose,
    typed: String,
    found: String,
    message: String,
    /// Number of the table's lines above the screen.
    scroll: u16,
}

impl<'a> Stepper<'a> {
    fn new(file: &Path, positions: &'a Positions, viewer: Option<Seat>) -> Stepper<'a> {
        let mut stepper = Stepper {
            file: file.to_owned(),
            positions,
            viewer,
            at: 0,
            game: None,
            log: vec![],
            typing: InputPurpose::Nothing,
            typed: String::new(),
            found: String::new(),
            message: String::new(),
            scroll: 0,
        };
        stepper.look_as(viewer);
        stepper.go(0);
        stepper
    }

    /// Changes the viewer.
    fn look_as(&mut self, viewer: Option<Seat>) {
        self.viewer = viewer;
        self.log.clear();
        let mut turn = None;
        for entry in self.positions.log(viewer, language::current()) {
            if turn.replace(entry.turn) != Some(entry.turn) && entry.turn > 0 {
                self.log.push(StepperLine { at: entry.at, text: say!("step-turn", "n" = entry.turn) });
            }
            let text = say!("log-answer", "player" = entry.seat, "answer" = entry.answer);
            self.log.push(StepperLine { at: entry.at, text });
            let events = entry.events.into_iter();
            self.log.extend(events.map(|(rule, text)| {
                let text = format!("  {}", say!("and-so-on", "what" = text, "rule" = rule));
                StepperLine { at: entry.at, text }
            }));
        }
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.positions.last());
        self.game = self.positions.at(self.at);
        self.scroll = 0;
    }

    fn go_to_turn(&mut self, turn: u16) {
        match self.positions.turn_begins(turn) {
            Some(at) => self.go(at),
            None => self.message = say!("step-turns", "n" = self.positions.last_turn()),
        }
    }

    fn press(&mut self, key: KeyEvent) -> StepperFlow {
        self.message.clear();
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c')) {
            return StepperFlow::Quit;
        }
        if self.typing != InputPurpose::Nothing {
            self.type_on(key.code);
            return StepperFlow::On;
        }
        let turn = self.positions.turn_at(self.at);
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return StepperFlow::Quit,
            KeyCode::Char(' ' | 'l') | KeyCode::Right => self.go(self.at + 1),
            KeyCode::Char('h') | KeyCode::Left => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + PAGE),
            KeyCode::PageUp => self.go(self.at.saturating_sub(PAGE)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.positions.last()),
            KeyCode::Char('n') if turn >= self.positions.last_turn() => self.go(self.positions.last()),
            KeyCode::Char('n') => self.go_to_turn(turn + 1),
            KeyCode::Char('p') => {
                // In the middle of a turn, first to its beginning.
                let begins = self.positions.turn_begins(turn).unwrap_or(0);
                self.go_to_turn(if begins < self.at { turn } else { turn.saturating_sub(1) });
            }
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Char('g') => self.begin(InputPurpose::Turn, String::new()),
            KeyCode::Char('/') => self.begin(InputPurpose::Find, String::new()),
            KeyCode::Char('s') => {
                let name = format!("{}-at-{}.scn", self.stem(), self.at);
                self.begin(InputPurpose::File, name);
            }
            KeyCode::Char('f') => self.message = say!("step-fork", "command" = self.fork()),
            KeyCode::Char('v') => {
                let players = self.positions.start().decks.len() as u8;
                let next = self.viewer.map_or(0, |seat| seat.0 + 1);
                self.look_as((next < players).then_some(Seat(next)));
            }
            _ => self.message = help(),
        }
        StepperFlow::On
    }

    /// The command to continue the game from here.
    fn fork(&self) -> String {
        format!("inkwright play --from {} --at {}", self.file.display(), self.at)
    }

    fn stem(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn begin(&mut self, typing: InputPurpose, typed: String) {
        self.typing = typing;
        self.typed = typed;
    }

    fn type_on(&mut self, code: KeyCode) {
        match code {
            KeyCode::Esc => self.typing = InputPurpose::Nothing,
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char(c) if self.typed.len() < LONGEST => self.typed.push(c),
            KeyCode::Enter => {
                let typed = std::mem::take(&mut self.typed);
                match std::mem::replace(&mut self.typing, InputPurpose::Nothing) {
                    InputPurpose::Nothing => {}
                    InputPurpose::Turn => match typed.trim().parse() {
                        Ok(turn) => self.go_to_turn(turn),
                        Err(_) => self.message = say!("step-type-turn"),
                    },
                    InputPurpose::Find => self.find(&typed),
                    InputPurpose::File => self.save(Path::new(typed.trim())),
                }
            }
            _ => {}
        }
    }

    /// Goes to the next line of the log that contains these words, or from the end back to the beginning.
    /// Without words, repeats the last search.
    fn find(&mut self, words: &str) {
        if !words.trim().is_empty() {
            self.found = words.trim().to_owned();
        }
        let wanted = fold(&self.found);
        if wanted.is_empty() {
            return;
        }
        let holds = |line: &&StepperLine| fold(&line.text).contains(&wanted);
        let later = self.log.iter().filter(|line| line.at >= self.at).find(holds);
        match later.or_else(|| self.log.iter().find(holds)).map(|line| line.at) {
            Some(at) => self.go(at + 1),
            None => self.message = say!("step-not-found", "text" = self.found.clone()),
        }
    }

    fn save(&mut self, to: &Path) {
        if to.as_os_str().is_empty() {
            return;
        }
        // Don't overwrite a file because of a hastily typed name.
        if to.exists() {
            self.message = say!("step-is-there", "file" = to.display().to_string());
            return;
        }
        let written = exported(&self.file, self.positions, self.at)
            .and_then(|exported| write_scenario(to, &exported).map(|()| said(to, &exported, self.at)));
        self.message = written.unwrap_or_else(|failure| failure.to_string());
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let [title, middle, foot] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
                .areas(frame.area());
        let whose = match self.viewer {
            Some(seat) => say!("step-as", "player" = seat),
            None => say!("step-open"),
        };
        let head = say!(
            "step-head",
            "file" = self.file.display().to_string(),
            "turn" = self.positions.turn_at(self.at),
            "at" = self.at,
            "n" = self.positions.last()
        );
        let head = format!("{head}  {whose}");
        let reversed = Style::default().add_modifier(Modifier::REVERSED);
        frame.render_widget(Paragraph::new(head).style(reversed), title);
        let halves = [Constraint::Percentage(55), Constraint::Percentage(45)];
        let [table, log] = match middle.width >= WIDE {
            true => Layout::horizontal(halves).areas(middle),
            false => Layout::vertical(halves).areas(middle),
        };
        self.draw_table(frame, table);
        self.draw_log(frame, log);
        let foot_line = match self.typing {
            InputPurpose::Nothing if self.message.is_empty() => help(),
            InputPurpose::Nothing => self.message.clone(),
            InputPurpose::Turn => say!("step-typing", "what" = "turn", "typed" = format!("{}_", self.typed)),
            InputPurpose::Find => say!("step-typing", "what" = "find", "typed" = format!("{}_", self.typed)),
            InputPurpose::File => say!("step-typing", "what" = "file", "typed" = format!("{}_", self.typed)),
        };
        frame.render_widget(Paragraph::new(foot_line).style(reversed), foot);
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let lines = match &self.game {
            Some(game) => PositionBoard::new(game, self.positions.db(), self.viewer).lines(),
            None => vec![say!("step-not-shown")],
        };
        self.scroll = self.scroll.min(u16::try_from(lines.len()).unwrap_or(u16::MAX).saturating_sub(1));
        let lines: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
        let table = Paragraph::new(lines)
            .wrap(Wrap { trim: false })
            .scroll((self.scroll, 0))
            .block(Block::new().borders(Borders::ALL).title(say!("step-table")));
        frame.render_widget(table, area);
    }

    /// The log with the last events in the middle and later ones below.
    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        let rows = usize::from(area.height.saturating_sub(2));
        let done = self.log.partition_point(|line| line.at < self.at);
        // The events of the last answer are visible from their first line, if possible.
        let last = self.log.partition_point(|line| line.at + 1 < self.at);
        let first = (done + rows / 4).saturating_sub(rows).min(last);
        let lines: Vec<Line<'_>> = self
            .log
            .iter()
            .enumerate()
            .skip(first)
            .take(rows)
            .map(|(n, line)| {
                let style = match n {
                    n if n >= done => Style::default().add_modifier(Modifier::DIM),
                    n if n >= last => Style::default().add_modifier(Modifier::BOLD),
                    _ => Style::default(),
                };
                Line::styled(line.text.as_str(), style)
            })
            .collect();
        let log = Paragraph::new(lines).block(Block::new().borders(Borders::ALL).title(say!("step-log")));
        frame.render_widget(log, area);
    }
}

#[cfg(test)]
mod tests {
    use super::{InputPurpose, Stepper, StepperFlow};
    use crate::decks::DEFAULTS;
    use cards::parse_deck;
    use engine::{Action, Game, GameSetup, Rules, Seat, Teams, Variant};
    use playable::{DeckSet, PlayableLibrary};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use replay::{Positions, Replay};
    use std::path::Path;

    /// The first few turns of a game in which the players only do what they must.
    fn positions() -> Positions {
        let library = PlayableLibrary::embedded();
        let lists = DEFAULTS
            .map(|(name, text)| parse_deck(text, name, &library.cards).expect("a deck list"))
            .to_vec();
        let decks = lists.iter().map(Replay::deck).collect();
        let table = DeckSet::new(lists, &library).expect("starter decks can be played");
        let (variant, rules, teams) = (Variant::Constructed, Rules::default(), Teams::default());
        let start = GameSetup {
            decks: table.decks.clone(),
            leaders: vec![],
            seed: 1,
            starter: Some(Seat(0)),
            variant,
            rules,
            teams: teams.clone(),
        };
        let mut game = Game::start(table.db(), &start).expect("a game can begin like this");
        let mut actions: Vec<Action> = vec![];
        let mut legal = vec![];
        while game.turn() < 6 {
            game.legal(table.db(), &mut legal);
            let pass = |action: &&Action| matches!(action, Action::Done | Action::EndTurn);
            let ink = legal.iter().find(|action| matches!(action, Action::Ink(_)));
            let action = *ink.or(legal.iter().find(pass)).unwrap_or(&legal[0]);
            game.apply(table.db(), action, None).expect("a listed answer");
            actions.push(action);
        }
        let replay = Replay {
            version: Replay::VERSION,
            library_hash: library.hash(),
            seed: 1,
            decks,
            leaders: vec![],
            starter: Seat(0),
            variant,
            rules,
            teams,
            actions,
            outcome: None,
        };
        replay.positions(&library).expect("a replay that holds")
    }

    fn press(stepper: &mut Stepper<'_>, keys: &str) {
        for key in keys.chars() {
            let code = match key {
                '\n' => KeyCode::Enter,
                '>' => KeyCode::Right,
                '<' => KeyCode::Left,
                c => KeyCode::Char(c),
            };
            assert_eq!(stepper.press(KeyEvent::new(code, KeyModifiers::NONE)), StepperFlow::On);
        }
    }

    fn screen(stepper: &mut Stepper<'_>, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        terminal.draw(|frame| stepper.draw(frame)).expect("it can be drawn");
        terminal.backend().to_string()
    }

    #[test]
    fn keys_go_forwards_and_backwards_and_to_turns() {
        let positions = positions();
        let mut stepper = Stepper::new(Path::new("game.replay"), &positions, None);
        assert_eq!(stepper.at, 0);
        press(&mut stepper, " >");
        assert_eq!(stepper.at, 2);
        press(&mut stepper, "<");
        assert_eq!(stepper.at, 1);
        press(&mut stepper, "<<<");
        assert_eq!(stepper.at, 0, "before the beginning is nothing");
        press(&mut stepper, "g4\n");
        assert_eq!(Some(stepper.at), positions.turn_begins(4));
        press(&mut stepper, "n");
        assert_eq!(Some(stepper.at), positions.turn_begins(5));
        press(&mut stepper, ">p");
        assert_eq!(Some(stepper.at), positions.turn_begins(5), "to the beginning of the turn");
        press(&mut stepper, "p");
        assert_eq!(Some(stepper.at), positions.turn_begins(4));
        press(&mut stepper, "nnnn>>");
        assert_eq!(stepper.at, positions.last(), "after the end is nothing");
        press(&mut stepper, "g99\n");
        assert_eq!(stepper.at, positions.last());
        assert!(stepper.message.contains("turns"), "{}", stepper.message);
        assert_eq!(stepper.press(KeyEvent::from(KeyCode::Char('q'))), StepperFlow::Quit);
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(stepper.press(interrupt), StepperFlow::Quit);
    }

    #[test]
    fn the_screen_shows_the_table_and_the_log_with_rules() {
        let positions = positions();
        let mut stepper = Stepper::new(Path::new("game.replay"), &positions, None);
        press(&mut stepper, "g3\n");
        for (width, height) in [(140, 50), (80, 50)] {
            let screen = screen(&mut stepper, width, height);
            for part in ["turn 3", "p1: 0 lore", "p2: 0 lore", "hand: ", "end the turn", "(3.4.2)", "q quit"]
            {
                assert!(screen.contains(part), "no {part:?} at {width}x{height}:\n{screen}");
            }
        }
        // Any terminal size works, however small.
        for (width, height) in [(1, 1), (10, 3), (200, 2)] {
            screen(&mut stepper, width, height);
        }
    }

    #[test]
    fn a_seat_sees_no_hand_but_its_own() {
        let positions = positions();
        let mut stepper = Stepper::new(Path::new("game.replay"), &positions, Some(Seat(1)));
        let game = positions.at(0).expect("a position");
        let names = |seat| {
            let hand = game.zone(Seat(seat), engine::Zone::Hand);
            hand.map(|id| positions.db().def(game.card(id).def).full_name.clone()).collect::<Vec<_>>()
        };
        let (own, other) = (names(1).join("; "), names(0).join("; "));
        let shown = screen(&mut stepper, 600, 60);
        assert!(shown.contains(&own) && !shown.contains(&other), "{shown}");
        // All viewers in turn: all cards, p1, p2.
        press(&mut stepper, "v");
        let shown = screen(&mut stepper, 600, 60);
        assert!(shown.contains(&own) && shown.contains(&other), "all cards open: {shown}");
        press(&mut stepper, "vv");
        assert_eq!(stepper.viewer, Some(Seat(1)));
    }

    #[test]
    fn the_log_can_be_searched() {
        let positions = positions();
        let mut stepper = Stepper::new(Path::new("game.replay"), &positions, None);
        let first = positions
            .log(None, words::Language::English)
            .into_iter()
            .find(|entry| entry.answer.starts_with("ink "));
        let first = first.expect("a card is inked");
        press(&mut stepper, &format!("/{}\n", first.answer.to_uppercase()));
        assert_eq!(stepper.at, first.at + 1, "letter case does not matter");
        press(&mut stepper, "/no such thing\n");
        assert_eq!(stepper.at, first.at + 1);
        assert!(stepper.message.contains("not in the log"), "{}", stepper.message);
        press(&mut stepper, "/abc");
        assert_eq!(stepper.typing, InputPurpose::Find);
        stepper.press(KeyEvent::from(KeyCode::Esc));
        assert_eq!(stepper.typing, InputPurpose::Nothing);
    }

    #[test]
    fn a_position_can_be_saved_and_played_on() {
        let positions = positions();
        let mut stepper = Stepper::new(Path::new("game.replay"), &positions, None);
        press(&mut stepper, "g4\nf");
        let at = stepper.at;
        assert!(
            screen(&mut stepper, 100, 30).contains(&format!("inkwright play --from game.replay --at {at}"))
        );
        let dir = tempfile::tempdir().expect("a folder");
        let file = dir.path().join("saved.scn");
        press(&mut stepper, "s");
        assert_eq!(stepper.typed, format!("game-at-{at}.scn"));
        stepper.typed = file.display().to_string();
        press(&mut stepper, "\n");
        let text = std::fs::read_to_string(&file).expect("the scenario");
        assert!(stepper.message.contains("exactly the position"), "{}", stepper.message);
        assert!(text.contains("scenario \"game.replay after"), "{text}");
        // It is not overwritten by accident.
        press(&mut stepper, "s");
        stepper.typed = file.display().to_string();
        press(&mut stepper, "\n");
        assert!(stepper.message.contains("nothing was written"), "{}", stepper.message);
    }
}
