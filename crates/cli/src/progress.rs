//! Long runs: how far they are, and how to stop them.

use crate::failure::note;
use crate::tongue::say;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Once set, no further game begins.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C set [`STOP`]; a second one ends the program at once.
pub fn stop_on_ctrl_c() {
    let handled = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    if let Err(error) = handled {
        note(say!("no-report", "why" = error.to_string()));
    }
}

/// Rate and time left on a terminal, nothing elsewhere.
pub fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    // What stands between braces is filled in by the bar.
    let (games, left) = (say!("progress-games"), say!("progress-left"));
    let style = format!("{{bar:30}} {{human_pos}}/{{human_len}} {games}, {{per_sec}}, {{eta}} {left}");
    if let Ok(style) = ProgressStyle::with_template(&style) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
