//! The game, and the state of the screen.

use super::sheets::{self, Sheet};
use super::theme::Theme;
use crate::commands::play::game_files::GameFiles;
use crate::commands::play::{fresh_seed, plain};
use crate::failure::Failure;
use crate::language::{self, say, tell};
use crate::layout;
use engine::{Action, CardId, CardView, DecisionKind, Seat, SideView, View};
use live::{AwaitedPlayers, Hint, Live, Undo, UndoError};
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use words::Say as _;

/// The part of the screen with the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    Answers,
    Hand,
    Own,
    Others,
    Log,
}

impl Focus {
    pub const ALL: [Focus; 5] = [Focus::Answers, Focus::Hand, Focus::Own, Focus::Others, Focus::Log];
}

/// The content of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Table,
    /// A screen without the game, until this person sits down.
    Pass(Seat),
}

/// A window over the table.
#[derive(Debug)]
pub enum Overlay {
    Sheet(Sheet),
    Confirm(Confirm),
    /// The game is over.
    End,
}

/// Actions that need a confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirm {
    Concede(Seat),
    Undo(Seat, Undo),
    Quit,
}

/// An answer in the list. Answers about interchangeable cards share an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerEntry {
    pub action: Action,
    pub text: String,
    pub copies: usize,
}

#[derive(Debug)]
pub struct TableApp {
    pub live: Live,
    store: GameFiles,
    pub theme: Theme,
    /// The person at the screen.
    pub viewer: Seat,
    pub view: View,
    pub screen: Screen,
    pub overlay: Option<Overlay>,
    pub focus: Focus,
    pub filter: String,
    offers: Vec<AnswerEntry>,
    /// The indices of the offers that pass the filter.
    shown: Vec<usize>,
    /// An index into those.
    pub selected: usize,
    /// The selected card in each part with cards.
    cursors: [usize; 3],
    /// How many lines the log is scrolled back, and the maximum when it was last drawn.
    pub log_back: usize,
    pub log_most: Cell<usize>,
    /// By seat, the number of answers before the seat's own last one: later events are new.
    seen: Vec<usize>,
    /// The last message that is not about the game.
    pub note: String,
    thinking: Option<Receiver<live::BotThought>>,
    hinting: Option<Receiver<Option<Hint>>>,
    done: bool,
}

impl TableApp {
    pub fn new(live: Live, store: GameFiles, theme: Theme) -> TableApp {
        let viewer = live.people().first().copied().unwrap_or(Seat(0));
        let view = live.view(viewer).expect("people sit at the table");
        let seen = vec![live.answered(); live.sitters().len()];
        let several = live.people().len() > 1;
        let mut app = TableApp {
            live,
            store,
            theme,
            viewer,
            view,
            screen: if several { Screen::Pass(viewer) } else { Screen::Table },
            overlay: None,
            focus: Focus::Answers,
            filter: String::new(),
            offers: Vec::new(),
            shown: Vec::new(),
            selected: 0,
            cursors: [0; 3],
            log_back: 0,
            log_most: Cell::new(0),
            seen,
            note: String::new(),
            thinking: None,
            hinting: None,
            done: false,
        };
        app.refresh();
        if several && app.screen == Screen::Table {
            app.screen = Screen::Pass(app.viewer);
        }
        app
    }

    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether a bot is thinking or a hint is being computed.
    pub fn is_busy(&self) -> bool {
        self.thinking.is_some()
            || self.hinting.is_some()
            || matches!(self.live.waiting(), AwaitedPlayers::Bot(_))
    }

    /// Whether a bot's answer is pending.
    pub fn is_waiting(&self) -> bool {
        matches!(self.live.waiting(), AwaitedPlayers::Bot(_))
    }

    /// Starts bots, and collects results.
    pub fn tick(&mut self) -> Result<(), Failure> {
        let stopped = || Failure::input(say!("play-bot-stopped"));
        // A hint waits until no window is open.
        if let Some(receiver) = self.hinting.as_ref().filter(|_| self.overlay.is_none()) {
            match receiver.try_recv() {
                Ok(hint) => {
                    self.hinting = None;
                    self.show_hint(hint);
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return Err(stopped()),
            }
        }
        if let Some(receiver) = &self.thinking {
            match receiver.try_recv() {
                Ok(thought) => {
                    self.thinking = None;
                    if self.live.settle(thought).is_ok() {
                        self.keep();
                        self.refresh();
                    }
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => return Err(stopped()),
            }
        }
        if self.thinking.is_none()
            && let Some(thinking) = self.live.thinking()
        {
            let (sender, receiver) = mpsc::channel();
            // The receiver is gone if the person has undone something.
            thread::spawn(move || drop(sender.send(thinking.think())));
            self.thinking = Some(receiver);
        }
        Ok(())
    }

    fn keep(&mut self) {
        if let Err(trouble) = self.store.save(&self.live) {
            self.note = trouble;
        }
    }

    /// Updates the screen after the game has changed.
    pub fn refresh(&mut self) {
        match self.live.waiting() {
            AwaitedPlayers::People(people) if !people.contains(&self.viewer) => {
                self.screen = Screen::Pass(people[0])
            }
            AwaitedPlayers::People(_) | AwaitedPlayers::Bot(_) => {}
            AwaitedPlayers::Over => self.overlay = Some(Overlay::End),
        }
        self.look();
    }

    /// Seats this person at the screen.
    pub fn sit_down(&mut self, seat: Seat) {
        self.viewer = seat;
        self.screen = Screen::Table;
        self.focus = Focus::Answers;
        self.look();
    }

    fn look(&mut self) {
        self.view = self.live.view(self.viewer).expect("people sit at the table");
        self.filter.clear();
        self.log_back = 0;
        self.offers = self.offered();
        self.apply_filter();
        // Most opening hands are kept, so that answer is preselected.
        if self.is_opening_hand() {
            let keeps = |place: &usize| self.offers[*place].action == Action::Done;
            self.selected = self.shown.iter().position(keeps).unwrap_or(0);
        }
        for (at, zone) in [Focus::Hand, Focus::Own, Focus::Others].into_iter().enumerate() {
            self.cursors[at] = self.cursors[at].min(self.cards(zone).len().saturating_sub(1));
        }
    }

    fn is_opening_hand(&self) -> bool {
        self.live.question(self.viewer).is_some_and(|question| question.kind == DecisionKind::Mulligan)
    }

    /// The viewer's answers, with those that end something last.
    fn offered(&self) -> Vec<AnswerEntry> {
        let mut offers: Vec<(AnswerEntry, Vec<CardView>)> = Vec::new();
        for answer in self.live.answers(self.viewer) {
            let text = self.live.tell_answer(self.viewer, &answer);
            let named = answer.action.cards().into_iter().flatten();
            let cards: Vec<CardView> = named
                .filter_map(|id| self.find(id))
                .map(|card| CardView { id: CardId::NONE, ..card.clone() })
                .collect();
            let same = |(offer, seen): &&mut (AnswerEntry, Vec<CardView>)| {
                offer.text == text && *seen == cards && !cards.is_empty()
            };
            match offers.iter_mut().rev().take(40).find(same) {
                Some((offer, _)) => offer.copies += 1,
                None => offers.push((AnswerEntry { action: answer.action, text, copies: 1 }, cards)),
            }
        }
        let ends = |offer: &AnswerEntry| matches!(offer.action, Action::EndTurn | Action::Done);
        let (last, mut first): (Vec<AnswerEntry>, Vec<AnswerEntry>) =
            offers.into_iter().map(|(offer, _)| offer).partition(ends);
        first.extend(last);
        if self.is_opening_hand() {
            for keep in first.iter_mut().filter(|offer| offer.action == Action::Done) {
                keep.text = say!("tui-keep", "answer" = keep.text.clone());
            }
        }
        first
    }

    pub fn apply_filter(&mut self) {
        let fits = |place: &usize| layout::matches(&self.offers[*place].text, &self.filter);
        self.shown = (0..self.offers.len()).filter(fits).collect();
        self.selected = 0;
    }

    /// The answers that pass the filter.
    pub fn offers(&self) -> impl ExactSizeIterator<Item = &AnswerEntry> {
        self.shown.iter().map(|place| &self.offers[*place])
    }

    pub fn all_offers(&self) -> usize {
        self.offers.len()
    }

    /// A visible card.
    pub fn find(&self, id: CardId) -> Option<&CardView> {
        self.view.sides.iter().flat_map(cards_of).find(|card| card.id == id)
    }

    /// The cards of a part of the screen in display order.
    pub fn cards(&self, part: Focus) -> Vec<&CardView> {
        let own = &self.view.sides[self.viewer.index()];
        match part {
            Focus::Hand => own.hand.iter().collect(),
            Focus::Own => in_play(own).collect(),
            Focus::Others => self.others().flat_map(|seat| in_play(&self.view.sides[seat.index()])).collect(),
            Focus::Answers | Focus::Log => Vec::new(),
        }
    }

    /// The other seats, in turn order after the viewer.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (n, own) = (self.view.sides.len() as u8, self.viewer.0);
        (1..n).map(move |step| Seat((own + step) % n))
    }

    pub fn cursor(&self, part: Focus) -> usize {
        match part {
            Focus::Hand => self.cursors[0],
            Focus::Own => self.cursors[1],
            Focus::Others => self.cursors[2],
            Focus::Answers => self.selected,
            Focus::Log => self.log_back,
        }
    }

    /// Moves the cursor of the focused part.
    pub fn move_by(&mut self, by: isize) {
        let moved = |at: usize, most: usize| at.saturating_add_signed(by).min(most);
        let most = self.cards(self.focus).len().saturating_sub(1);
        match self.focus {
            Focus::Answers => self.selected = moved(self.selected, self.shown.len().saturating_sub(1)),
            Focus::Hand => self.cursors[0] = moved(self.cursors[0], most),
            Focus::Own => self.cursors[1] = moved(self.cursors[1], most),
            Focus::Others => self.cursors[2] = moved(self.cursors[2], most),
            Focus::Log => {
                self.log_back = self.log_back.saturating_add_signed(-by).min(self.log_most.get());
            }
        }
    }

    pub fn move_focus(&mut self, by: usize) {
        let at = Focus::ALL.iter().position(|part| *part == self.focus).unwrap_or(0);
        self.focus = Focus::ALL[(at + by) % Focus::ALL.len()];
    }

    /// The card shown in the details: the one under the cursor, the one of the selected answer, or the one
    /// behind the question.
    pub fn looked_at(&self) -> Option<&CardView> {
        match self.focus {
            Focus::Hand | Focus::Own | Focus::Others => {
                self.cards(self.focus).get(self.cursor(self.focus)).copied()
            }
            Focus::Answers | Focus::Log => {
                let offer = self.shown.get(self.selected).map(|place| &self.offers[*place]);
                let named = offer.and_then(|offer| offer.action.cards()[0]);
                let source =
                    || self.live.question(self.viewer).and_then(|question| question.source).map(|(id, _)| id);
                named.or_else(source).and_then(|id| self.find(id))
            }
        }
    }

    /// Gives the selected answer.
    pub fn answer(&mut self) {
        let Some(place) = self.shown.get(self.selected) else {
            if self.live.outcome().is_some() {
                self.overlay = Some(Overlay::End);
            }
            return;
        };
        let action = self.offers[*place].action;
        self.give(action);
    }

    fn give(&mut self, action: Action) {
        match self.live.answer(self.viewer, action) {
            Ok(told) => {
                self.note.clear();
                self.seen[self.viewer.index()] = told.answers.start;
                self.keep();
                self.refresh();
            }
            Err(refused) => self.note = refused.to_string(),
        }
    }

    pub fn concede(&mut self, seat: Seat) {
        self.drop_thoughts();
        self.give(Action::Concede(seat));
    }

    /// Discards the results of running computations.
    fn drop_thoughts(&mut self) {
        (self.thinking, self.hinting) = (None, None);
    }

    /// Undoes the last choice, with a confirmation if hidden information was revealed since.
    pub fn undo(&mut self) {
        let Some(seat) = self.live.last_person() else {
            self.note = say!("term-nothing-back");
            return;
        };
        match self.live.undoable(seat) {
            Ok(undo) if undo.is_free() => self.undo_now(seat),
            Ok(undo) => self.overlay = Some(Overlay::Confirm(Confirm::Undo(seat, undo))),
            Err(UndoError::Nothing) => self.note = say!("term-nothing-back"),
            Err(UndoError::Needs(why)) => {
                self.note = say!("term-cant-back", "why" = why.tell(language::current()))
            }
        }
    }

    pub fn undo_now(&mut self, seat: Seat) {
        self.drop_thoughts();
        self.overlay = None;
        match self.live.undo_further(seat, &[]) {
            Ok(undo) => {
                self.note = say!("term-taken-back", "n" = undo.answers);
                for seen in &mut self.seen {
                    *seen = (*seen).min(undo.to);
                }
                self.keep();
                self.refresh();
            }
            Err(UndoError::Nothing) => self.note = say!("term-nothing-back"),
            Err(UndoError::Needs(why)) => {
                self.note = say!("term-cant-back", "why" = why.tell(language::current()))
            }
        }
    }

    /// Asks the searching player for a hint in the background.
    pub fn hint(&mut self) {
        if self.hinting.is_some() {
            return;
        }
        let Some(hinting) = self.live.hinting(self.viewer, plain::HINT) else {
            self.note = say!("tui-hint-when");
            return;
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || drop(sender.send(hinting.think())));
        self.hinting = Some(receiver);
        self.note = say!("tui-hint-thinking");
    }

    fn show_hint(&mut self, hint: Option<Hint>) {
        self.note.clear();
        let fresh = |hint: &Hint| hint.at == self.live.answered() && hint.seat == self.viewer;
        match hint.filter(fresh) {
            Some(hint) if self.screen == Screen::Table => {
                self.overlay = Some(Overlay::Sheet(sheets::hint(self, &hint)));
            }
            Some(_) | None => self.note = say!("tui-gone-on"),
        }
    }

    /// Selects this answer.
    pub fn select(&mut self, action: Action) {
        self.filter.clear();
        self.apply_filter();
        let named = self.live.answers(self.viewer).into_iter().find(|answer| answer.action == action);
        let text = named.map(|answer| self.live.tell_answer(self.viewer, &answer));
        let place = self
            .offers()
            .position(|offer| offer.action == action)
            .or_else(|| self.offers().position(|offer| Some(&offer.text) == text.as_ref()));
        self.focus = Focus::Answers;
        self.selected = place.unwrap_or(0);
    }

    /// Shows the selected card: its text, and its legal and illegal actions with reasons.
    pub fn open_card(&mut self) {
        if let Some(card) = self.looked_at() {
            self.overlay = Some(Overlay::Sheet(sheets::card(self, card)));
        }
    }

    pub fn open_piles(&mut self) {
        self.overlay = Some(Overlay::Sheet(sheets::piles(self)));
    }

    pub fn open_help(&mut self) {
        self.overlay = Some(Overlay::Sheet(sheets::help()));
    }

    /// Saves the replay in the current folder under an unused name.
    pub fn save_replay(&mut self) {
        let seed = self.live.setup().seed;
        let free = |n: usize| {
            let more = if n == 1 { String::new() } else { format!("-{n}") };
            PathBuf::from(format!("inkwright-{seed}{more}.replay"))
        };
        let path = (1..1_000).map(free).find(|path| !path.exists()).unwrap_or_else(|| free(1_000));
        self.note = match self.live.replay().write(&path) {
            Ok(()) => say!("tui-saved", "path" = path.display().to_string()),
            Err(error) => tell(&error.message()),
        };
    }

    /// Begins another game with the same players and decks: the same game, or a new one.
    pub fn again(&mut self, same: bool) {
        let seed = if same { self.live.setup().seed } else { fresh_seed() };
        let starter = if same { Some(self.live.starter()) } else { None };
        match self.live.rematch(seed, starter) {
            Ok(mut live) => {
                live.set_language(self.live.language());
                let note = say!("tui-new-game", "seed" = seed.to_string());
                *self = TableApp::new(live, GameFiles::new(), self.theme);
                self.note = note;
            }
            Err(error) => self.note = tell(&error.message()),
        }
    }

    pub fn quit(&mut self) {
        self.keep_begun();
        self.done = true;
    }

    /// Keeps the game unless nothing has been answered yet.
    fn keep_begun(&mut self) {
        if self.live.last_person().is_some() {
            self.keep();
        }
    }

    /// The last message after the screen is closed.
    pub fn farewell(&self) -> Option<String> {
        match self.live.tell_end(self.viewer) {
            Some(end) => Some(end),
            None if self.store.kept().is_some() => {
                Some(say!("term-kept", "command" = "inkwright play --resume --tui".to_owned()))
            }
            None => None,
        }
    }

    /// Whether the viewer has not seen the results of this answer yet.
    pub fn is_new(&self, answer: usize) -> bool {
        answer >= self.seen[self.viewer.index()]
    }
}

/// The cards in front of a player: cards in play, the leader, and those being played or looked at.
pub fn in_play(side: &SideView) -> impl Iterator<Item = &CardView> {
    let top = side.deck_known.iter().filter(|known| known.from_top == 0).map(|known| &known.card);
    side.play.iter().chain(&side.leader).chain(&side.resolving).chain(&side.aside).chain(top)
}

fn cards_of(side: &SideView) -> impl Iterator<Item = &CardView> {
    in_play(side).chain(&side.hand).chain(&side.discard).chain(&side.inkwell)
}
