//! The full-screen table.
//!
//! [`TableApp`] holds the game and the state of the screen. Keys change it ([`keys`]), and [`draw`] displays
//! it. Bots and hints run on separate threads, so the screen never waits for them.

mod app;
mod draw;
mod keys;
mod panes;
mod sheets;
#[cfg(test)]
mod tests;
mod theme;

use super::game_files::GameFiles;
use crate::failure::Failure;
use crate::interrupt::on_ctrl_c;
use crate::language::say;
use crate::output::Output;
use app::TableApp;
use live::Live;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io::{self, IsTerminal as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use theme::Theme;

/// How long to wait for a key while a bot or hint is running.
const BUSY: Duration = Duration::from_millis(30);

/// How long to wait for a key otherwise, which is also the delay for noticing a signal.
const IDLE: Duration = Duration::from_millis(250);

/// Checks that there is a screen and a keyboard.
pub fn check_terminal() -> Result<(), Failure> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return Ok(());
    }
    Err(Failure::input(say!("tui-needs-terminal")))
}

pub fn run(live: Live, store: GameFiles, out: &mut Output) -> Result<(), Failure> {
    out.flush()?;
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = stopped.clone();
    // In raw mode Ctrl-C is a key; this is for signals from other programs. Without a handler the terminal
    // would not be restored.
    let _ = on_ctrl_c(move || flag.store(true, Ordering::Relaxed));
    let mut app = TableApp::new(live, store, Theme::from_environment());
    // Restores the terminal on a panic, too.
    let mut terminal = ratatui::try_init()?;
    let shown = show(&mut terminal, &mut app, &stopped);
    ratatui::restore();
    shown?;
    if let Some(end) = app.farewell() {
        out.line(end)?;
    }
    Ok(())
}

fn show(terminal: &mut DefaultTerminal, app: &mut TableApp, stopped: &AtomicBool) -> Result<(), Failure> {
    while !app.is_done() && !stopped.load(Ordering::Relaxed) {
        app.tick()?;
        terminal.draw(|frame| draw::draw(frame, app))?;
        if !event::poll(if app.is_busy() { BUSY } else { IDLE })? {
            continue;
        }
        // Process all pending keys, so that a held key does not lag behind.
        loop {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                Event::Key(_)
                | Event::Resize(..)
                | Event::FocusGained
                | Event::FocusLost
                | Event::Mouse(_)
                | Event::Paste(_) => {}
            }
            if app.is_done() || app.is_waiting() || !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
    Ok(())
}
