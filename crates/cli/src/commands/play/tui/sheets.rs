//! Pages of text over the table.

use super::app::TableApp;
use crate::commands::play::table_text;
use crate::language::say;
use crate::layout::fit;
use engine::{Action, CardView, DefId, Seat};
use live::Hint;
use std::cell::Cell;
use words::Message;

/// A page of text.
#[derive(Debug)]
pub struct Sheet {
    pub title: String,
    pub lines: Vec<SheetLine>,
    /// The first visible line, and its maximum, which is known after drawing.
    pub from: usize,
    pub most: Cell<usize>,
    /// The recommended answer.
    pub choice: Option<Action>,
}

/// A line, which is wrapped at the edge of the screen.
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

/// A card's facts and its text in the program's wording.
pub fn about(app: &TableApp, card: &CardView) -> Vec<SheetLine> {
    let mut sheet = Sheet::new("");
    let library = app.live.library();
    if let Some(data) = library.card(card.def) {
        sheet.add(Tone::Quiet, 0, words::facts(app.live.language(), data));
        if !data.classes.is_empty() {
            let class = |class: &wording::Class| writers::class_name(app.live.language(), &class.0);
            sheet.add(Tone::Quiet, 0, data.classes.iter().map(class).collect::<Vec<_>>().join(", "));
        }
        for line in data.text_in(app.live.language()) {
            sheet.add(Tone::Plain, 0, line);
        }
    }
    let states = table_text::states(card, &app.view, &app.live);
    if !states.is_empty() && app.view.sides.iter().any(|side| side.play.contains(card)) {
        sheet.add(Tone::Strong, 0, say!("tui-now", "states" = states.join(", ")));
    }
    let known = |def: &Option<DefId>| {
        def.map_or_else(|| say!("tui-facedown"), |def| table_text::name(&app.live, def))
    };
    let under: Vec<String> = card.under.iter().map(known).collect();
    if !under.is_empty() {
        sheet.add(Tone::Plain, 0, say!("tui-under", "cards" = under.join("; ")));
    }
    sheet.lines
}

/// A card and its possible actions, with the reasons for or against each.
pub fn card(app: &TableApp, card: &CardView) -> Sheet {
    let mut sheet = Sheet::new(table_text::name(&app.live, card.def));
    sheet.lines = about(app, card);
    sheet.gap();
    let explained = app.live.explain_card(app.viewer, card.id);
    if explained.is_empty() {
        sheet.add(Tone::Quiet, 0, say!("tui-nothing-to-do"));
        return sheet;
    }
    sheet.add(Tone::Strong, 0, say!("tui-may-do"));
    for one in explained {
        let (tone, mark) =
            if one.allowed { (Tone::Yes, say!("tui-yes")) } else { (Tone::No, say!("tui-no")) };
        sheet.add(tone, 0, format!("{mark:<4}{}", app.live.tell(app.viewer, &one.message)));
        for (rule, why) in one.why {
            let reason = Message::new("sentence").with("what", why);
            let said = app.live.say(app.live.language(), app.viewer, &reason).capital();
            sheet.add(Tone::Plain, 4, format!("{said} ({rule})"));
        }
    }
    sheet
}

/// The cards in the discard piles and inkwells.
pub fn piles(app: &TableApp) -> Sheet {
    let mut sheet = Sheet::new(say!("tui-piles"));
    for (seat, side) in app.view.sides.iter().enumerate() {
        let seat = Seat(seat as u8);
        let who = if seat == app.viewer { say!("table-you", "player" = seat) } else { seat.to_string() };
        sheet.add(Tone::Strong, 0, say!("tui-discard", "who" = who));
        if side.discard.is_empty() {
            sheet.add(Tone::Quiet, 2, say!("tui-nothing"));
        }
        for card in &side.discard {
            sheet.add(Tone::Plain, 2, table_text::name(&app.live, card.def));
        }
        let ink = side.ready_ink + side.exerted_ink;
        sheet.add(Tone::Strong, 0, say!("tui-inkwell", "n" = ink, "ready" = side.ready_ink));
        if side.ink_drops > 0 {
            sheet.add(Tone::Quiet, 0, say!("tui-ink-drops", "n" = side.ink_drops));
        }
        for card in &side.inkwell {
            sheet.add(Tone::Plain, 2, table_text::name(&app.live, card.def));
        }
        sheet.gap();
    }
    sheet
}

/// The searching player's advice.
pub fn hint(app: &TableApp, hint: &Hint) -> Sheet {
    let mut sheet = Sheet::new(say!("tui-hint"));
    sheet.choice = Some(hint.choice);
    sheet.add(Tone::Strong, 0, app.live.tell(app.viewer, &hint.message));
    sheet.add(Tone::Quiet, 0, say!("tui-hint-keys"));
    sheet.gap();
    if !hint.lines.is_empty() {
        sheet.add(Tone::Quiet, 0, say!("tui-hint-weighed"));
    }
    for line in &hint.lines {
        let said: Vec<String> =
            line.messages.iter().map(|message| app.live.tell(app.viewer, message)).collect();
        sheet.add(
            Tone::Plain,
            0,
            say!(
                "tui-hint-line",
                "value" = format!("{:+.2}", line.value),
                "n" = line.samples,
                "what" = said.join("; ")
            ),
        );
    }
    sheet
}

/// The keys, and an explanation of the table.
pub fn help() -> Sheet {
    let mut sheet = Sheet::new(say!("tui-help"));
    let keys = ["type", "pick", "round", "card", "help", "hint", "undo", "piles", "save", "concede", "leave"];
    for key in keys {
        let keys = fit(&say!("tui-key", "key" = key), 20);
        sheet.add(Tone::Plain, 0, format!("{keys} {}", say!("tui-key-does", "key" = key)));
    }
    sheet.gap();
    for sign in ["cost", "numbers", "log", "ink"] {
        sheet.add(Tone::Quiet, 0, say!("tui-signs", "sign" = sign));
    }
    sheet
}
