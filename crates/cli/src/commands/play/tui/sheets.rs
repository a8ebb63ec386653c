//! Pages of text that lie over the table.

use super::app::App;
use crate::commands::play::show;
use engine::{Action, CardView, Seat};
use live::Hint;
use std::cell::Cell;
use words::Language;

/// A page of text.
#[derive(Debug)]
pub struct Sheet {
    pub title: String,
    pub lines: Vec<SheetLine>,
    /// The first line shown, and how far that can go: known when it is drawn.
    pub from: usize,
    pub most: Cell<usize>,
    /// The answer that it recommends.
    pub choice: Option<Action>,
}

/// A line, broken where the screen ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    pub tone: Tone,
    pub indent: usize,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Strong,
    Yes,
    No,
    Quiet,
}

impl Sheet {
    fn new(title: impl Into<String>) -> Sheet {
        Sheet { title: title.into(), lines: Vec::new(), from: 0, most: Cell::new(0), choice: None }
    }

    fn add(&mut self, tone: Tone, indent: usize, text: impl Into<String>) {
        self.lines.push(SheetLine { tone, indent, text: text.into() });
    }

    fn gap(&mut self) {
        self.add(Tone::Plain, 0, "");
    }

    pub fn scroll(&mut self, by: isize) {
        self.from = self.from.saturating_add_signed(by).min(self.most.get());
    }
}

/// What a card is and says: facts, then its text as this program words it.
pub fn about(app: &App, card: &CardView) -> Vec<SheetLine> {
    let mut sheet = Sheet::new("");
    let hall = app.live.hall();
    if let Some(data) = hall.card(card.def) {
        sheet.add(Tone::Quiet, 0, workbench::facts(data));
        if !data.classes.is_empty() {
            let classes: Vec<String> = data.classes.iter().map(ToString::to_string).collect();
            sheet.add(Tone::Quiet, 0, classes.join(", "));
        }
        for line in text::print_card(&data.abilities, data.card_type) {
            sheet.add(Tone::Plain, 0, line);
        }
    }
    let states = show::states(card, &app.view, &hall.db);
    if !states.is_empty() && app.view.sides.iter().any(|side| side.play.contains(card)) {
        sheet.add(Tone::Strong, 0, format!("now {}", states.join(", ")));
    }
    let under: Vec<&str> = card
        .under
        .iter()
        .map(|def| def.map_or("a facedown card", |def| hall.db.def(def).full_name.as_str()))
        .collect();
    if !under.is_empty() {
        sheet.add(Tone::Plain, 0, format!("under it: {}", under.join("; ")));
    }
    sheet.lines
}

/// A card, and everything it might do, with why or why not.
pub fn card(app: &App, card: &CardView) -> Sheet {
    let mut sheet = Sheet::new(app.live.hall().db.def(card.def).full_name.clone());
    sheet.lines = about(app, card);
    sheet.gap();
    let explained = app.live.explain_card(app.viewer, card.id);
    if explained.is_empty() {
        sheet.add(Tone::Quiet, 0, "Nothing can be done with it now.");
        return sheet;
    }
    sheet.add(Tone::Strong, 0, "What it may do now, and why or why not:");
    for one in explained {
        let (tone, mark) = if one.allowed { (Tone::Yes, "yes") } else { (Tone::No, "no ") };
        sheet.add(tone, 0, format!("{mark} {}", app.live.tell(app.viewer, &one.message)));
        for (rule, why) in one.why {
            let said = app.live.say(Language::English, app.viewer, &why).capital();
            sheet.add(Tone::Plain, 4, format!("{said}. ({rule})"));
        }
    }
    sheet
}

/// What lies in the discard piles and inkwells.
pub fn piles(app: &App) -> Sheet {
    let mut sheet = Sheet::new("Discard piles and inkwells");
    let db = &app.live.hall().db;
    for (seat, side) in app.view.sides.iter().enumerate() {
        let seat = Seat(seat as u8);
        let you = if seat == app.viewer { " (you)" } else { "" };
        sheet.add(Tone::Strong, 0, format!("{seat}{you}: discard, uppermost first"));
        if side.discard.is_empty() {
            sheet.add(Tone::Quiet, 2, "nothing");
        }
        for card in &side.discard {
            sheet.add(Tone::Plain, 2, db.def(card.def).full_name.clone());
        }
        let ink = side.ready_ink + side.exerted_ink;
        sheet.add(Tone::Strong, 0, format!("inkwell: {ink} cards, {} ready", side.ready_ink));
        for card in &side.inkwell {
            sheet.add(Tone::Plain, 2, db.def(card.def).full_name.clone());
        }
        sheet.gap();
    }
    sheet
}

/// What the searching player would do.
pub fn hint(app: &App, hint: &Hint) -> Sheet {
    let mut sheet = Sheet::new("Hint");
    sheet.choice = Some(hint.choice);
    sheet.add(Tone::Strong, 0, app.live.tell(app.viewer, &hint.message));
    sheet.add(Tone::Quiet, 0, "Enter puts the cursor on it, Esc forgets it.");
    sheet.gap();
    if !hint.lines.is_empty() {
        sheet.add(Tone::Quiet, 0, "Weighed, best first; in lore, when your next turn begins:");
    }
    for line in &hint.lines {
        let games = if line.samples == 1 { "game" } else { "games" };
        let said: Vec<String> =
            line.messages.iter().map(|message| app.live.tell(app.viewer, message)).collect();
        sheet.add(
            Tone::Plain,
            0,
            format!("{:+.2} in {} {games}: {}", line.value, line.samples, said.join("; ")),
        );
    }
    sheet
}

/// The keys, and how to read the table.
pub fn help() -> Sheet {
    let mut sheet = Sheet::new("Help");
    let keys = [
        ("type", "show only the answers with these letters; Backspace, Esc"),
        ("Up, Down, Enter", "pick an answer and give it"),
        ("Tab, Shift-Tab", "go round: answers, hand, your cards, theirs, log"),
        ("Enter on a card, F6", "its text, what it may do, and why not, by rule"),
        ("F1, ?", "this page"),
        ("F2, Ctrl-T", "a hint from the searching player"),
        ("F3, Ctrl-Z", "take your last choice back"),
        ("F4, Ctrl-P", "discard piles and inkwells"),
        ("F5, Ctrl-S", "save the game so far as a replay in this folder"),
        ("F8, Ctrl-X", "concede"),
        ("F10, Ctrl-Q, Ctrl-C", "leave; the game is kept, --resume goes on"),
    ];
    for (key, what) in keys {
        sheet.add(Tone::Plain, 0, format!("{key:<20} {what}"));
    }
    sheet.gap();
    let signs = [
        "Before a card in hand stands its cost; \"no ink\" means that it can't go into the inkwell.",
        "Characters show strength/willpower and lore. Their state stands behind them in words.",
        "In the log, > marks what is new since your last answer; rule numbers stand in parentheses.",
        "ink 3/5 is 3 ready of 5.",
    ];
    for sign in signs {
        sheet.add(Tone::Quiet, 0, sign);
    }
    sheet
}
