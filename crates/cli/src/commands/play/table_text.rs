//! The table and its questions in words, from one player's view.

use crate::language::say;
use engine::{CardId, CardView, DefId, Seat, SideView, View};
use live::{Live, SeatQuestion};
use std::fmt::Write as _;
use wording::CardType;

/// The whole table in this view.
pub fn table(view: &View, live: &Live) -> String {
    let turn = say!("table-turn", "n" = view.turn, "player" = view.active);
    let mut text = format!("\n== {turn} ==\n");
    let others = (0..view.sides.len()).filter(|seat| *seat != view.viewer.index());
    for seat in others.chain([view.viewer.index()]) {
        side(&mut text, view, seat, live);
    }
    text
}

fn side(text: &mut String, view: &View, seat: usize, live: &Live) {
    let SideView { lore, deck, hand_count, ready_ink, exerted_ink, .. } = view.sides[seat];
    let side = &view.sides[seat];
    let who = match Seat(seat as u8) {
        you if you == view.viewer => say!("table-you", "player" = you),
        other => other.to_string(),
    };
    let counts = say!(
        "table-side",
        "who" = who,
        "lore" = lore,
        "ready" = ready_ink,
        "ink" = ready_ink + exerted_ink,
        "hand" = hand_count,
        "deck" = deck,
        "discard" = side.discard.len()
    );
    line(text, format_args!("{counts}"));
    for shown in side.play.iter().chain(&side.leader) {
        line(text, format_args!("  {}", in_play(shown, view, live)));
    }
    let top: Vec<CardView> =
        side.deck_known.iter().filter(|known| known.from_top == 0).map(|known| known.card.clone()).collect();
    let places =
        [("resolving", &side.resolving), ("aside", &side.aside), ("deck", &top), ("hand", &side.hand)];
    for (place, cards) in places {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|shown| in_hand(shown, live)).collect();
            line(
                text,
                format_args!("  {}", say!("table-cards", "where" = place, "cards" = names.join("; "))),
            );
        }
    }
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    writeln!(text, "{arguments}").expect("writing to a string does not fail");
}

fn in_hand(card: &CardView, live: &Live) -> String {
    let def = live.library().db.def(card.def);
    let no_ink = if def.inkable { String::new() } else { format!(", {}", say!("table-no-ink")) };
    format!("{} ({}{no_ink})", name(live, card.def), def.cost)
}

/// Name and version of a card in the screen's language.
pub fn name(live: &Live, def: DefId) -> String {
    live.library().full_name(live.language(), def)
}

/// The values of a card in play.
pub fn numbers(card: &CardView, live: &Live) -> String {
    let (willpower, lore) = (card.willpower, card.lore);
    match live.library().db.def(card.def).kind {
        CardType::Character => {
            say!("table-character", "strength" = card.strength, "willpower" = willpower, "lore" = lore)
        }
        CardType::Location => say!("table-location", "willpower" = willpower, "lore" = lore),
        CardType::Action | CardType::Item => String::new(),
    }
}

fn in_play(card: &CardView, view: &View, live: &Live) -> String {
    let text = format!("{} {}", name(live, card.def), numbers(card, live));
    let states = states(card, view, live);
    if states.is_empty() {
        text.trim_end().to_owned()
    } else {
        format!("{} [{}]", text.trim_end(), states.join(", "))
    }
}

/// The other visible properties of a card in play.
pub fn states(card: &CardView, view: &View, live: &Live) -> Vec<String> {
    let mut states: Vec<String> = Vec::new();
    if card.exerted {
        states.push(say!("mark-exerted"));
    }
    if card.drying {
        states.push(say!("mark-drying"));
    }
    if card.damage > 0 {
        states.push(say!("mark-damage", "n" = card.damage));
    }
    let keywords = card.keywords.iter().filter(|keyword| keyword.marks_card());
    states.extend(keywords.map(|keyword| writers::keyword_name(live.language(), keyword).to_owned()));
    if let Some(at) = card.at.and_then(|at| find(view, at)) {
        states.push(say!("mark-at", "location" = name(live, at.def)));
    }
    if !card.under.is_empty() {
        states.push(say!("mark-under", "n" = card.under.len()));
    }
    states
}

pub fn find(view: &View, id: CardId) -> Option<&CardView> {
    view.sides.iter().flat_map(|side| &side.play).find(|card| card.id == id)
}

/// The question, with its card.
pub fn question(live: &Live, question: &SeatQuestion) -> String {
    let text = live.tell(question.seat, &question.message);
    match &question.source {
        Some((_, def)) => format!("[{}] {text}", name(live, *def)),
        None => text,
    }
}
