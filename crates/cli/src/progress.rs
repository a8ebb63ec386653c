//! Long runs: how far they are, and how to stop them.

use crate::failure::note;
use crate::interrupt::on_ctrl_c;
use crate::tongue::{say, tell};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use words::Message;

/// Once set, no further game begins.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C set [`STOP`]; a second one ends the program at once.
pub fn stop_on_ctrl_c() {
    let handled = on_ctrl_c(|| {
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
    // What stands between braces is filled in by the bar.
    let (said, left) = (say!("progress-games"), say!("progress-left"));
    let bar =
        styled(games, &format!("{{bar:30}} {{human_pos}}/{{human_len}} {said}, {{per_sec}}, {{eta}} {left}"));
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}

/// What a bar counts.
#[derive(Clone, Copy, Debug)]
pub enum Counted {
    Cards,
    Pairs,
}

/// How many are done and the time left on a terminal, nothing elsewhere.
pub fn counting(what: Counted, all: u64) -> ProgressBar {
    styled(all, &format!("{{bar:40}} {}", tell(&done_of(what))))
}

/// What stands between braces is filled in by the bar.
fn done_of(what: Counted) -> Message {
    let what = match what {
        Counted::Cards => "cards",
        Counted::Pairs => "pairs",
    };
    let by_the_bar = |name: &str| format!("{{{name}}}");
    let message = Message::new("progress-of").with("what", what).with("done", by_the_bar("pos"));
    message.with("all", by_the_bar("len")).with("time", by_the_bar("eta"))
}

fn styled(length: u64, template: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::{Counted, ProgressStyle, done_of};
    use words::Language;

    #[test]
    fn a_bar_counts_in_every_language() {
        for what in [Counted::Cards, Counted::Pairs] {
            let template = |language| words::text(language, &done_of(what));
            for language in Language::ALL {
                let said = template(language);
                assert!(["{pos}", "{len}", "{eta}"].iter().all(|part| said.contains(part)), "{said}");
                assert!(ProgressStyle::with_template(&said).is_ok(), "{said}");
            }
            assert!(Language::OTHERS.iter().all(|other| template(*other) != template(Language::English)));
        }
    }
}
