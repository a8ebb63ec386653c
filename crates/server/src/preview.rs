//! Previews of what an action would do, as far as a seat can know.
//!
//! The action is taken in imagined games, where everything hidden from the seat is dealt at random. Only the
//! results that all of them share are shown. The real state has no influence on them.

use crate::protocol::{Action, Event, PreviewedCard, SideLore, Why};
use crate::show::{self, Reader};
use bots::BotMemory;
use engine::{CardId, Chance, EventKind, Game, Imagination, Seat, Zone};
use live::Live;
use words::Eyes;

/// Number of imagined games.
const GAMES: u64 = 3;

/// Maximum number of answers in each: the action, then those without an alternative.
const MOST_FORCED: usize = 50;

/// The result of an action.
#[derive(Debug)]
pub struct Preview {
    pub allowed: bool,
    pub why: Vec<Why>,
    pub events: Vec<Event>,
    pub cards: Vec<PreviewedCard>,
    pub lore: Vec<SideLore>,
    pub certain: bool,
}

/// One imagined outcome, in the seat's own card numbers.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    events: Vec<Event>,
    /// Hidden cards or chance had an effect, so later events may differ.
    opened: bool,
    cards: Vec<PreviewedCard>,
    lore: Vec<SideLore>,
}

/// Previews an action; `None` when it names cards that the seat can't refer to.
pub fn preview(live: &Live, reader: Reader, action: Action) -> Option<Preview> {
    let explained = show::explain(live, reader, action.into())?;
    if !explained.allowed {
        let nothing = (Vec::new(), Vec::new(), Vec::new());
        let (events, cards, lore) = nothing;
        return Some(Preview { allowed: false, why: explained.why, events, cards, lore, certain: true });
    }
    let mut outcomes = (0..GAMES).filter_map(|n| imagine(live, reader, action.into(), n));
    let mut preview =
        outcomes.next().unwrap_or(Outcome { events: vec![], opened: true, cards: vec![], lore: vec![] });
    let mut certain = !preview.opened;
    for other in outcomes {
        certain &= other == preview;
        let same = preview.events.iter().zip(&other.events).take_while(|(a, b)| a == b).count();
        preview.events.truncate(same);
        preview.cards.retain(|card| other.cards.contains(card));
        preview.lore.retain(|lore| other.lore.contains(lore));
    }
    let Outcome { events, cards, lore, .. } = preview;
    Some(Preview { allowed: true, why: explained.why, events, cards, lore, certain })
}

fn imagine(live: &Live, reader: Reader, action: engine::Action, n: u64) -> Option<Outcome> {
    let (game, db, seat) = (live.game(), &live.library().db, reader.seat);
    let mut belief = BotMemory::default();
    belief.look(&game.view(db, seat));
    let imagined = Imagination::new(game, db, seat).imagine(&belief, &mut Chance::new(n));
    let meant = imagined.answer(action)?;
    let before = imagined.game.clone();
    let mut after = imagined.game;
    let (mut told, mut opened) = (Vec::new(), false);
    let mut next = Some(meant);
    for _ in 0..MOST_FORCED {
        let Some(action) = next else { break };
        let mut events = Vec::new();
        after.apply(db, action, Some(&mut events)).ok()?;
        for event in &events {
            // A card that the seat already knows is not news to it, such as the card it inks (4.2.1.1).
            let known =
                matches!(event.kind, EventKind::Revealed { card, .. } if before.knows(db, seat, card));
            opened |= event.kind.is_uncertain() && !known;
            if !opened && event.is_for(seat) {
                told.push(tell(live, &after, reader, event));
            }
        }
        let mut legal = Vec::new();
        after.legal(db, &mut legal);
        next = match legal[..] {
            [only] if only != engine::Action::EndTurn => Some(only),
            _ => None,
        };
    }
    Some(Outcome { events: told, opened, cards: changed(&before, &after, seat), lore: lore(&before, &after) })
}

fn tell(live: &Live, game: &Game, reader: Reader, event: &engine::Event) -> Event {
    let (db, seat) = (&live.library().db, reader.seat);
    Event {
        rule: event.rule.to_string(),
        what: game.event_for(seat, event).kind.into(),
        words: show::say(&words::event(event, &Eyes::of(seat, game, db)), reader, db),
    }
}

/// The cards in play that have changed.
fn changed(before: &Game, after: &Game, seat: Seat) -> Vec<PreviewedCard> {
    let in_play = |game: &Game, id: CardId| game.card(id).zone == Zone::Play;
    let cards = before.card_ids().filter(|id| in_play(before, *id));
    let previewed = cards.filter_map(|id| {
        let (was, is) = (before.card(id), after.card(id));
        let stays = in_play(after, id);
        if stays && was.damage == is.damage && was.exerted == is.exerted {
            return None;
        }
        Some(PreviewedCard {
            card: before.view_id(seat, id)?.0,
            damage_before: was.damage,
            damage_after: if stays { is.damage } else { was.damage },
            banished: is.zone == Zone::Discard,
            exerted: is.exerted,
        })
    });
    previewed.collect()
}

fn lore(before: &Game, after: &Game) -> Vec<SideLore> {
    let changes = before.seats().map(|seat| SideLore {
        seat: seat.0,
        before: before.player(seat).lore,
        after: after.player(seat).lore,
    });
    changes.filter(|lore| lore.before != lore.after).collect()
}
