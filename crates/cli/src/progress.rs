//! Progress of long runs, and how to stop them.

use crate::failure::note;
use crate::interrupt::on_ctrl_c;
use crate::language::{say, tell};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use words::Message;

/// When set, no further game begins.
pub static STOP: AtomicBool = AtomicBool::new(false);

/// Makes Ctrl-C set [`STOP`]. A second one ends the program at once.
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

/// Shows rate and remaining time on a terminal, nothing elsewhere.
pub fn bar(games: u64) -> ProgressBar {
    // The bar fills in the text in braces.
    let (said, left) = (say!("progress-games"), say!("progress-left"));
    let bar =
        styled(games, &format!("{{bar:30}} {{human_pos}}/{{human_len}} {said}, {{per_sec}}, {{eta}} {left}"));
    if !bar.is_hidden() {
        bar.enable_steady_tick(Duration::from_millis(200));
    }
    bar
}

/// The unit of a progress bar.
#[derive(Clone, Copy, Debug)]
pub enum ProgressUnit {
    Cards,
    Pairs,
}

/// Shows the number done and the remaining time on a terminal, nothing elsewhere.
pub fn counting(what: ProgressUnit, all: u64) -> ProgressBar {
    styled(all, &format!("{{bar:40}} {}", tell(&done_of(what))))
}

/// The bar fills in the text in braces.
fn done_of(what: ProgressUnit) -> Message {
    let what = match what {
        ProgressUnit::Cards => "cards",
        ProgressUnit::Pairs => "pairs",
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
    use super::{ProgressStyle, ProgressUnit, done_of};
    use words::Language;

    #[test]
    fn a_bar_counts_in_every_language() {
        for what in [ProgressUnit::Cards, ProgressUnit::Pairs] {
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
