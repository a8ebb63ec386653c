//! What an action would do, as far as a seat can know.
//!
//! The action is taken in imagined games, in which everything the seat can't know is dealt anew, and only what is the same in all of
//! them is shown. The real state has no influence on it.

use crate::protocol::{Action, Event, PreviewedCard, SideLore, Why};
use crate::show::{self, Reader};
use bots::Memory;
use engine::{CardId, Chance, Game, Imagination, Seat, What, Zone};
use live::Live;
use words::Eyes;

/// How many imagined games the action is taken in.
const GAMES: u64 = 3;

/// The most answers given in each: the action, and after it those that have no alternative.
const MOST_FORCED: usize = 50;

/// What an action would do.
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
    /// Something came of hidden cards or chance: what followed may be otherwise.
    opened: bool,
    cards: Vec<PreviewedCard>,
    lore: Vec<SideLore>,
}

/// `None` when the action names cards that mean nothing to the seat.
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
    let mut belief = Memory::default();
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
            // What the seat knew already is no news to it: the card it inks, for one (4.2.1.1).
            let known = matches!(event.what, What::Revealed { card, .. } if before.knows(db, seat, card));
            opened |= event.what.is_uncertain() && !known;
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
        what: game.event_for(seat, event).what.into(),
        words: show::say(&words::event(event, &Eyes::of(seat, game, db)), reader, db),
    }
}

/// The cards in play that are not as they were.
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
