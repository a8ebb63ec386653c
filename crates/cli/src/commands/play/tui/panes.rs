//! The parts of the table.

use super::app::{Focus, TableApp, in_play};
use super::draw::name;
use super::sheets::{self, Tone};
use crate::commands::play::table_text;
use crate::language::say;
use crate::layout::{clip, fit, scrolled, wide, wrap};
use engine::{CardView, EventKind, Seat, SideView};
use live::{AwaitedPlayers, LogEntry};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

/// Draws the frame of a part, and returns the area inside.
fn framed(frame: &mut Frame<'_>, area: Rect, app: &TableApp, part: Option<Focus>, block: Block<'_>) -> Rect {
    let focused = part == Some(app.focus);
    let style = if focused { app.theme.focused() } else { app.theme.frame() };
    let block = block.border_style(style);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    inner
}

/// A player's counts, short enough for a frame.
fn counts(app: &TableApp, side: &SideView) -> String {
    let SideView { lore, deck, hand_count, ready_ink, exerted_ink, .. } = side;
    let goal = app.live.setup().variant.lore_to_win();
    let ink = ready_ink + exerted_ink;
    // Ink drops are shown after the ink.
    let drops = if side.ink_drops > 0 { format!("+{}◊", side.ink_drops) } else { String::new() };
    let counts = say!(
        "tui-counts",
        "lore" = *lore,
        "goal" = goal,
        "ready" = *ready_ink,
        "ink" = format!("{ink}{drops}"),
        "hand" = *hand_count,
        "deck" = *deck,
        "discard" = side.discard.len()
    );
    if side.out { format!(" {counts} {} ", say!("tui-out")) } else { format!(" {counts} ") }
}

fn title(app: &TableApp, seat: Seat) -> String {
    format!(" {} ", name(app, seat))
}

pub fn others(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let seats: Vec<Seat> = app.others().collect();
    let block = Block::bordered();
    let block = match seats[..] {
        [only] => block.title(title(app, only)).title(counts_line(app, only)),
        _ => block.title(format!(" {} ", say!("tui-others"))),
    };
    let inner = framed(frame, area, app, Some(Focus::Others), block);
    let mut lines: Vec<Line<'_>> = Vec::new();
    let (mut at, mut cursor_line) = (0, 0);
    for seat in &seats {
        let side = &app.view.sides[seat.index()];
        if seats.len() > 1 {
            lines.push(Line::styled(
                format!("{}{}", title(app, *seat), counts(app, side)),
                app.theme.strong(),
            ));
        }
        for card in in_play(side) {
            if at == app.cursor(Focus::Others) {
                cursor_line = lines.len();
            }
            lines.push(in_play_line(app, card, inner.width, at, Focus::Others));
            at += 1;
        }
    }
    listed(frame, inner, lines, cursor_line);
}

fn counts_line(app: &TableApp, seat: Seat) -> Line<'static> {
    Line::styled(counts(app, &app.view.sides[seat.index()]), app.theme.strong()).right_aligned()
}

pub fn own(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let block = Block::bordered().title(title(app, app.viewer)).title(counts_line(app, app.viewer));
    let inner = framed(frame, area, app, Some(Focus::Own), block);
    let cards = app.cards(Focus::Own);
    let line = |(at, card): (usize, &&CardView)| in_play_line(app, card, inner.width, at, Focus::Own);
    let lines = cards.iter().enumerate().map(line).collect();
    listed(frame, inner, lines, app.cursor(Focus::Own));
}

/// Draws the visible part of a list, including the selected line. The last line shows the number of hidden
/// lines.
fn listed(frame: &mut Frame<'_>, inner: Rect, lines: Vec<Line<'_>>, cursor: usize) {
    let height = usize::from(inner.height);
    let from = scrolled(cursor, height);
    let hidden = lines.len().saturating_sub(from + height);
    frame.render_widget(Paragraph::new(lines).scroll((from as u16, 0)), inner);
    if hidden + from > 0 && inner.height > 0 {
        let text = format!(" {} ", say!("tui-more", "n" = hidden + from));
        let width = (wide(&text) as u16).min(inner.width);
        let place = Rect::new(inner.right() - width, inner.bottom() - 1, width, 1);
        frame.render_widget(Paragraph::new(text), place);
    }
}

fn in_play_line(app: &TableApp, card: &CardView, width: u16, at: usize, part: Focus) -> Line<'static> {
    let side = |pick: fn(&SideView) -> &Vec<CardView>| {
        app.view.sides.iter().any(|side| pick(side).iter().any(|other| other.id == card.id))
    };
    let (numbers, states) = if side(|side| &side.resolving) {
        (String::new(), say!("tui-being-played"))
    } else if side(|side| &side.aside) {
        (String::new(), say!("tui-looked-at"))
    } else {
        (table_text::numbers(card, &app.live), table_text::states(card, &app.view, &app.live).join(", "))
    };
    let width = usize::from(width);
    let name_width = (width * 9 / 20).max(20);
    let name = table_text::name(&app.live, card.def);
    let text = format!("{} {} ", fit(&name, name_width), fit(&numbers, 11));
    let rest = width.saturating_sub(wide(&text));
    if app.focus == part && app.cursor(part) == at {
        return Line::styled(format!("{text}{}", fit(&states, rest)), app.theme.cursor());
    }
    let style = if card.exerted || card.drying { app.theme.spent() } else { Style::new() };
    let state_style = if card.damage > 0 { app.theme.hurt() } else { style };
    Line::from(vec![Span::styled(text, style), Span::styled(clip(&states, rest), state_style)])
}

pub fn hand(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let cards = app.cards(Focus::Hand);
    let block = Block::bordered().title(format!(" {} ", say!("tui-hand", "n" = cards.len())));
    let inner = framed(frame, area, app, Some(Focus::Hand), block);
    let half = usize::from(inner.width / 2);
    let db = &app.live.library().db;
    let cell = |(at, card): (usize, &&CardView)| {
        let def = db.def(card.def);
        let no_ink = if def.inkable { String::new() } else { format!(" {}", say!("tui-no-ink")) };
        let room = half.saturating_sub(4 + wide(&no_ink));
        let name = table_text::name(&app.live, card.def);
        let text = fit(&format!("{:>2} {}{no_ink}", def.cost, clip(&name, room)), half);
        let on = app.focus == Focus::Hand && app.cursor(Focus::Hand) == at;
        Span::styled(text, if on { app.theme.cursor() } else { Style::new() })
    };
    let cells: Vec<Span<'_>> = cards.iter().enumerate().map(cell).collect();
    let lines: Vec<Line<'_>> = cells.chunks(2).map(|row| Line::from(row.to_vec())).collect();
    listed(frame, inner, lines, app.cursor(Focus::Hand) / 2);
}

pub fn answers(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let (shown, all) = (app.offers().len(), app.all_offers());
    let count = match shown == all {
        true => say!("tui-answers", "n" = all),
        false => say!("tui-answers-of", "shown" = shown, "n" = all),
    };
    let block = Block::bordered().title(format!(" {count} "));
    let inner = framed(frame, area, app, Some(Focus::Answers), block);
    let asks = match app.live.waiting() {
        AwaitedPlayers::People(people) if people.contains(&app.viewer) => app
            .live
            .question(app.viewer)
            .map(|question| match app.live.ability_text(&question) {
                Some(ability) => format!("{} · {ability}", table_text::question(&app.live, &question)),
                None => table_text::question(&app.live, &question),
            })
            .unwrap_or_default(),
        AwaitedPlayers::People(people) => say!("tui-decides", "who" = name(app, people[0])),
        AwaitedPlayers::Bot(seat) => say!("tui-thinks", "who" = name(app, seat)),
        AwaitedPlayers::Over => say!("tui-over"),
    };
    let width = usize::from(inner.width);
    let most = usize::from(inner.height / 3).max(1);
    let mut asked = wrap(&asks, width);
    if asked.len() > most {
        asked = asked[..most].to_vec();
        asked[most - 1] = clip(&format!("{}…", asked[most - 1]), width);
    }
    let mut lines: Vec<Line<'_>> =
        asked.into_iter().map(|line| Line::styled(line, app.theme.question())).collect();
    lines.push(match app.filter.is_empty() {
        true => Line::styled(format!("> {}", say!("tui-filter")), app.theme.quiet()),
        false => {
            Line::from(vec![Span::raw("> "), Span::styled(format!("{}_", app.filter), app.theme.strong())])
        }
    });
    let height = usize::from(inner.height).saturating_sub(lines.len());
    let from = scrolled(app.selected, height);
    for (place, offer) in app.offers().enumerate().skip(from).take(height) {
        let copies = match offer.copies {
            0 | 1 => String::new(),
            n => format!(" {}", say!("tui-alike", "n" = n)),
        };
        let mark = if place == app.selected { "▶ " } else { "  " };
        let text = fit(&format!("{mark}{}{copies}", offer.text), width);
        let on = place == app.selected && app.focus == Focus::Answers;
        lines.push(Line::styled(text, if on { app.theme.cursor() } else { Style::new() }));
    }
    let below = shown.saturating_sub(from + height);
    if below > 0 {
        let text = format!(" {} ", say!("tui-below", "n" = below));
        let width = wide(&text) as u16;
        frame.render_widget(
            Paragraph::new(text),
            Rect::new(area.right() - width - 1, area.bottom() - 1, width, 1),
        );
    }
    if shown == 0 && all > 0 {
        lines.push(Line::styled(format!("  {}", say!("tui-no-match")), app.theme.quiet()));
    }
    frame.render_widget(Paragraph::new(lines), inner);
}

/// Whether an event is worth showing: inkwell cards ready and exert all the time.
fn worth_telling(entry: &LogEntry) -> bool {
    match entry.event.kind {
        EventKind::Readied { card } | EventKind::Exerted { card } | EventKind::Dried { card } => {
            card.is_some()
        }
        _ => true,
    }
}

pub fn log(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let block = Block::bordered().title(format!(" {} ", say!("tui-log")));
    let inner = framed(frame, area, app, Some(Focus::Log), block);
    let (width, height) = (usize::from(inner.width), usize::from(inner.height));
    let mut lines: Vec<Line<'_>> = Vec::new();
    // Wraps entries from the end, only as far as the log is scrolled back.
    let wanted = app.log_back.saturating_add(height).saturating_add(50);
    for entry in app.live.log(app.viewer).iter().rev().filter(|entry| worth_telling(entry)) {
        if lines.len() >= wanted {
            break;
        }
        let mark = if app.is_new(entry.answer) { "> " } else { "  " };
        let style = match entry.event.kind {
            EventKind::TurnBegan { .. } => app.theme.strong(),
            _ if app.is_new(entry.answer) => app.theme.news(),
            _ => Style::new(),
        };
        let text = app.live.tell_entry(app.viewer, entry);
        let broken = wrap(&text, width.saturating_sub(2));
        for (at, line) in broken.into_iter().enumerate().rev() {
            let mark = if at == 0 { mark } else { "  " };
            lines.push(Line::styled(format!("{mark}{line}"), style));
        }
    }
    app.log_most.set(lines.len().saturating_sub(height));
    let back = app.log_back.min(app.log_most.get());
    let mut window: Vec<Line<'_>> = lines.into_iter().skip(back).take(height).collect();
    window.reverse();
    frame.render_widget(Paragraph::new(window), inner);
}

pub fn details(frame: &mut Frame<'_>, area: Rect, app: &TableApp) {
    let Some(card) = app.looked_at() else {
        framed(frame, area, app, None, Block::bordered().title(format!(" {} ", say!("tui-card"))));
        return;
    };
    let title = format!(" {} ", clip(&table_text::name(&app.live, card.def), usize::from(area.width) - 4));
    let block = Block::bordered().title(title).title_bottom(format!(" {} ", say!("tui-card-more")));
    let inner = framed(frame, area, app, None, block);
    let lines: Vec<Line<'_>> = sheets::about(app, card)
        .into_iter()
        .flat_map(|line| {
            let style = match line.tone {
                Tone::Quiet => app.theme.quiet(),
                Tone::Strong => app.theme.strong(),
                Tone::Plain | Tone::Yes | Tone::No => Style::new(),
            };
            let broken = wrap(&line.text, usize::from(inner.width));
            broken.into_iter().map(move |text| Line::styled(text, style))
        })
        .collect();
    frame.render_widget(Paragraph::new(lines), inner);
}
