//! The screen as a whole.

use super::app::{Confirm, Focus, Overlay, Screen, TableApp};
use super::panes;
use super::sheets::{Sheet, Tone};
use crate::language::{self, say};
use crate::layout::{wide, wrap};
use engine::{Seat, rule};
use live::{AwaitedPlayers, Sitter};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

/// Minimum size of the screen.
pub const SMALLEST: (u16, u16) = (80, 24);

pub fn draw(frame: &mut Frame<'_>, app: &TableApp) {
    let area = frame.area();
    let (width, height) = SMALLEST;
    if area.width < width || area.height < height {
        let text = say!(
            "tui-too-small",
            "width" = width,
            "height" = height,
            "wide" = area.width,
            "high" = area.height
        );
        return frame.render_widget(Paragraph::new(lines(&text, area.width, Style::new())), area);
    }
    match app.screen {
        Screen::Pass(seat) => pass(frame, area, app, seat),
        Screen::Table => table(frame, area, app),
    }
    match &app.overlay {
        Some(Overlay::Sheet(sheet)) => page(frame, area, app, sheet),
        Some(Overlay::Confirm(confirm)) => question(frame, area, app, confirm),
        Some(Overlay::End) => end(frame, area, app),
        None => {}
    }
}

fn lines(text: &str, width: u16, style: Style) -> Vec<Line<'static>> {
    wrap(text, usize::from(width)).into_iter().map(|line| Line::styled(line, style)).collect()
}

fn table(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let [top, middle, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(64), Constraint::Percentage(36)]).areas(middle);
    let [others, own, hand, answers] = Layout::vertical(heights(app, left.height)).areas(left);
    let [log, details] = Layout::vertical([Constraint::Fill(3), Constraint::Fill(2)]).areas(right);
    frame.render_widget(Paragraph::new(heading(app)), top);
    panes::others(frame, others, app);
    panes::own(frame, own, app);
    panes::hand(frame, hand, app);
    panes::answers(frame, answers, app);
    panes::log(frame, log, app);
    panes::details(frame, details, app);
    frame.render_widget(Paragraph::new(Line::styled(say!("tui-keys"), app.theme.quiet())), bottom);
}

/// The heights of the parts on the left: cards get the lines they need, as long as enough room is left for
/// the answers.
fn heights(app: &TableApp, height: u16) -> [Constraint; 4] {
    const FRAME: u16 = 2;
    const LEAST: u16 = FRAME + 3;
    // Two columns of cards.
    let rows = app.cards(Focus::Hand).len().div_ceil(2) as u16;
    let hand = rows.clamp(1, height / 7) + FRAME;
    let seats = app.view.sides.len() as u16;
    // With several opponents, each has a heading.
    let headings = if seats > 2 { seats - 1 } else { 0 };
    let [others, own] = [(Focus::Others, headings), (Focus::Own, 0)]
        .map(|(part, more)| (app.cards(part).len() as u16 + more + FRAME).max(LEAST));
    let room = (height - hand) * 10 / 17;
    let half = room / 2;
    // One side may use room that the other does not need.
    let others = others.min(half.max(room.saturating_sub(own)));
    let own = own.min(room - others);
    [Constraint::Length(others), Constraint::Length(own), Constraint::Length(hand), Constraint::Fill(1)]
}

/// The turn, the deciding player, and the last message.
fn heading(app: &TableApp) -> Line<'static> {
    let turn = say!("tui-heading", "n" = app.view.turn, "who" = name(app, app.view.active)) + " ";
    let who = match app.live.waiting() {
        AwaitedPlayers::Bot(seat) => say!("tui-thinks", "who" = name(app, seat)),
        AwaitedPlayers::People(people) if people.contains(&app.viewer) => say!("tui-you-decide"),
        AwaitedPlayers::People(people) => say!("tui-decides", "who" = name(app, people[0])),
        AwaitedPlayers::Over => app.live.tell_end(app.viewer).unwrap_or_default(),
    };
    let mut spans = vec![Span::raw(turn), Span::styled(who, app.theme.strong())];
    if !app.note.is_empty() {
        spans.push(Span::raw(" · "));
        spans.push(Span::styled(app.note.clone(), app.theme.question()));
    }
    Line::from(spans)
}

/// The display name of a seat.
pub fn name(app: &TableApp, seat: Seat) -> String {
    match app.live.sitters().get(seat.index()) {
        Some(Sitter::Bot(bot)) => format!("{seat} {}", bot.name()),
        Some(Sitter::Person) if seat == app.viewer => say!("table-you", "player" = seat),
        Some(Sitter::Person) | None => seat.to_string(),
    }
}

/// Clears a box in the middle of the screen.
fn middle(frame: &mut Frame<'_>, area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let place =
        Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    frame.render_widget(Clear, place);
    place
}

/// A short text in a box.
fn note(frame: &mut Frame<'_>, area: Rect, app: &TableApp, title: &str, text: &[String]) {
    const WIDTH: u16 = 64;
    let inner = WIDTH - 4;
    let shown: Vec<Line<'_>> = text.iter().flat_map(|text| lines(text, inner, Style::new())).collect();
    let place = middle(frame, area, WIDTH, shown.len() as u16 + 4);
    let block = Block::bordered().title(format!(" {title} ")).border_style(app.theme.focused());
    let block = block.padding(ratatui::widgets::Padding::uniform(1));
    frame.render_widget(Paragraph::new(shown).block(block), place);
}

fn pass(frame: &mut Frame<'_>, area: Rect, app: &TableApp, seat: Seat) {
    let text = [say!("tui-pass", "player" = seat), say!("tui-sit-down")];
    note(frame, area, app, &say!("tui-next-player"), &text);
}

fn question(frame: &mut Frame<'_>, area: Rect, app: &TableApp, confirm: &Confirm) {
    let (title, text) = match confirm {
        Confirm::Concede(seat) => {
            let ask = say!("tui-concede-ask", "player" = *seat, "rule" = rule(2, 3, 3, 4));
            (say!("tui-concede"), ask)
        }
        Confirm::Undo(_, undo) => {
            let why = sentence(&undo.tell(language::current()));
            (say!("tui-take-back"), say!("tui-take-back-ask", "n" = undo.answers, "why" = why))
        }
        Confirm::Quit => (say!("tui-leave"), say!("tui-leave-ask")),
    };
    note(frame, area, app, &title, &[text, String::new(), say!("tui-yes-no")]);
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn end(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let end = app.live.tell_end(app.viewer).unwrap_or_default();
    let lore: Vec<String> = app
        .view
        .sides
        .iter()
        .enumerate()
        .map(|(seat, side)| format!("{} {}", Seat(seat as u8), side.lore))
        .collect();
    let seed = app.live.setup().seed.to_string();
    let turns = say!("tui-end-turns", "n" = app.view.turn, "lore" = lore.join(", "), "seed" = seed);
    let text = [end, turns, String::new(), say!("tui-end-keys"), app.note.clone()];
    note(frame, area, app, &say!("tui-end"), &text);
}

fn page(frame: &mut Frame<'_>, area: Rect, app: &TableApp, sheet: &Sheet) {
    let width = area.width.min(110) - 8;
    let inner = usize::from(width) - 4;
    let style = |tone: Tone| match tone {
        Tone::Plain => Style::new(),
        Tone::Strong => app.theme.strong(),
        Tone::Yes => app.theme.yes(),
        Tone::No => app.theme.no(),
        Tone::Quiet => app.theme.quiet(),
    };
    let shown: Vec<Line<'_>> = sheet
        .lines
        .iter()
        .flat_map(|line| {
            let indent = " ".repeat(line.indent);
            // The columns of a table are not wrapped.
            let broken = match wide(&line.text) + line.indent <= inner {
                true => vec![line.text.clone()],
                false => wrap(&line.text, inner - line.indent),
            };
            let styled = style(line.tone);
            broken.into_iter().map(move |text| Line::styled(format!("{indent}{text}"), styled))
        })
        .collect();
    let height = (shown.len() as u16 + 2).min(area.height - 4);
    let most = shown.len().saturating_sub(usize::from(height) - 2);
    sheet.most.set(most);
    let from = sheet.from.min(most);
    let more = if from < most { say!("tui-sheet-more") } else { say!("tui-sheet-close") };
    let place = middle(frame, area, width, height);
    let block = Block::bordered()
        .title(format!(" {} ", sheet.title))
        .title_bottom(format!(" {more} "))
        .border_style(app.theme.focused())
        .padding(ratatui::widgets::Padding::horizontal(1));
    frame.render_widget(Paragraph::new(shown).scroll((from as u16, 0)).block(block), place);
}
