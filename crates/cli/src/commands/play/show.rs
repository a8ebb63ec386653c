//! The table and its questions in words, from one player's view.

use ability::{CardType, KeywordKind};
use engine::{CardDb, CardId, CardView, Seat, SideView, View};
use live::Question;
use std::fmt::Write as _;

pub const HELP: &str = "Type the number of an answer, or its wording. `h` gives a hint, `u` takes your last choice back, `q` concedes. The table shows strength/willpower and lore \
of characters, damage, and what is exerted or drying. Rule numbers stand in parentheses behind each event.";

/// The whole table as this view shows it.
pub fn table(view: &View, db: &CardDb) -> String {
    let mut text = format!("\n== turn {}, {} is active ==\n", view.turn, view.active);
    let others = (0..view.sides.len()).filter(|seat| *seat != view.viewer.index());
    for seat in others.chain([view.viewer.index()]) {
        side(&mut text, view, seat, db);
    }
    text
}

fn side(text: &mut String, view: &View, seat: usize, db: &CardDb) {
    let SideView { lore, deck, hand_count, ready_ink, exerted_ink, .. } = view.sides[seat];
    let side = &view.sides[seat];
    let you = if seat == view.viewer.index() { " (you)" } else { "" };
    line(
        text,
        format_args!(
            "{}{you}: {lore} lore, ink {ready_ink} ready of {}, hand {hand_count}, deck {deck}, discard {}",
            Seat(seat as u8),
            ready_ink + exerted_ink,
            side.discard.len()
        ),
    );
    for shown in &side.play {
        line(text, format_args!("  {}", in_play(shown, view, db)));
    }
    for (what, cards) in
        [("being played", &side.resolving), ("looking at", &side.aside), ("hand", &side.hand)]
    {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|shown| in_hand(shown, db)).collect();
            line(text, format_args!("  {what}: {}", names.join("; ")));
        }
    }
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    writeln!(text, "{arguments}").expect("writing to a string does not fail");
}

fn in_hand(card: &CardView, db: &CardDb) -> String {
    let def = db.def(card.def);
    format!("{} ({}{})", def.full_name, def.cost, if def.inkable { "" } else { ", not inkable" })
}

fn in_play(card: &CardView, view: &View, db: &CardDb) -> String {
    let def = db.def(card.def);
    let mut text = def.full_name.clone();
    match def.kind {
        CardType::Character => text += &format!(" {}/{} lore {}", card.strength, card.willpower, card.lore),
        CardType::Location => text += &format!(" willpower {} lore {}", card.willpower, card.lore),
        CardType::Action | CardType::Item => {}
    }
    let states = states(card, view, db);
    if states.is_empty() { text } else { format!("{text} [{}]", states.join(", ")) }
}

/// What is to be seen of a card in play besides its numbers.
pub fn states(card: &CardView, view: &View, db: &CardDb) -> Vec<String> {
    let mut states: Vec<String> = Vec::new();
    if card.exerted {
        states.push("exerted".to_owned());
    }
    if card.drying {
        states.push("drying".to_owned());
    }
    if card.damage > 0 {
        states.push(format!("damage {}", card.damage));
    }
    states
        .extend(KEYWORDS.iter().filter(|k| card.keywords & (1 << **k as u16) != 0).map(|k| format!("{k:?}")));
    if let Some(at) = card.at.and_then(|at| find(view, at)) {
        states.push(format!("at {}", db.def(at.def).full_name));
    }
    if !card.under.is_empty() {
        states.push(format!("{} under it", card.under.len()));
    }
    states
}

/// The keywords worth seeing on the table.
const KEYWORDS: [KeywordKind; 7] = [
    KeywordKind::Bodyguard,
    KeywordKind::Evasive,
    KeywordKind::Reckless,
    KeywordKind::Resist,
    KeywordKind::Rush,
    KeywordKind::Support,
    KeywordKind::Ward,
];

pub fn find(view: &View, id: CardId) -> Option<&CardView> {
    view.sides.iter().flat_map(|side| &side.play).find(|card| card.id == id)
}

/// What is asked, and by which card.
pub fn question(live: &live::Live, question: &Question) -> String {
    let text = live.tell(question.seat, &question.message);
    match &question.source {
        Some((_, name)) => format!("[{name}] {text}"),
        None => text,
    }
}
