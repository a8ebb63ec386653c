//! Messages about events.

use crate::changes::{change, until, zone};
use crate::message::{Arg, CardArg, Message};
use crate::{Eyes, action};
use engine::{Action, CardId, Event, EventKind, NoEffectReason, Payment, Seat, SeatSet, Twin, Zone};

/// An event as these eyes saw it. [`Event::is_for`] decides whether to show it to a reader at all.
pub fn event(event: &Event, eyes: &Eyes<'_>) -> Message {
    EventWording { event, eyes }.tell()
}

struct EventWording<'a> {
    event: &'a Event,
    eyes: &'a Eyes<'a>,
}

impl EventWording<'_> {
    /// A card of the event: by name if it was visible then or is now.
    fn card(&self, id: CardId) -> Arg {
        let place = self.event.kind.cards().iter().position(|card| *card == Some(id));
        let then = place.map(|place| self.event.seen[place]);
        let twin = then.map_or(Twin::NONE, |seen| seen.twin);
        let Some(viewer) = self.eyes.viewer else { return with_twin(self.eyes.card(id), twin) };
        let then = then.filter(|seen| seen.by.has(SeatSet::of(viewer))).map(|seen| seen.def);
        let told = self.event.kind.reveals().filter(|(card, _)| *card == id).map(|(_, def)| def);
        let card = match then.or(told) {
            Some(def) => Arg::Card(CardArg {
                id: self.eyes.game.view_id(viewer, id),
                def: Some(def),
                twin: Twin::NONE,
            }),
            None => self.eyes.card(id),
        };
        with_twin(card, twin)
    }

    fn tell(&self) -> Message {
        let new = Message::new;
        let card = |id: CardId| self.card(id);
        match self.event.kind {
            EventKind::GameBegan { starter } => new("game-began").with("player", starter),
            EventKind::Shuffled { seat } => new("shuffled").with("player", seat),
            EventKind::HandAltered { seat, cards: 0 } => new("hand-kept").with("player", seat),
            EventKind::HandAltered { seat, cards } => {
                new("hand-altered").with("player", seat).with("n", cards)
            }
            EventKind::TurnBegan { seat, turn } => {
                let team: Vec<Message> = self.eyes.game.players_taking_turns_with(seat).map(player).collect();
                match team.len() {
                    0 | 1 => new("turn-began").with("player", seat).with("turn", turn),
                    _ => new("turn-began-team").with("players", team).with("turn", turn),
                }
            }
            EventKind::EndDeclared { seat } => new("end-declared").with("player", seat),
            EventKind::TurnEnded { seat } => new("turn-ended").with("player", seat),
            // Nobody needs to know which of the facedown cards it is.
            EventKind::Readied { card: id } if self.eyes.game.card(id).zone == Zone::Inkwell => {
                new("ink-readied").with("owner", self.eyes.game.card(id).owner)
            }
            EventKind::Exerted { card: id } if self.eyes.game.card(id).zone == Zone::Inkwell => {
                new("ink-exerted").with("owner", self.eyes.game.card(id).owner)
            }
            EventKind::Readied { card: id } => new("readied").with("card", card(id)),
            EventKind::Exerted { card: id } => new("exerted").with("card", card(id)),
            EventKind::Dried { card: id } => new("dried").with("card", card(id)),
            EventKind::Drew { seat, card: id } => new("drew").with("player", seat).with("card", card(id)),
            EventKind::DrawSkipped { seat } => new("draw-skipped").with("player", seat),
            EventKind::Inked { seat, card: id } => new("inked").with("player", seat).with("card", card(id)),
            EventKind::Paid { seat, ink } => new("paid").with("player", seat).with("n", ink),
            EventKind::InkDrops { seat, n: n @ 0.. } => new("drops-got").with("player", seat).with("n", n),
            EventKind::InkDrops { seat, n } => new("drops-removed").with("player", seat).with("n", -n),
            EventKind::Played { seat, card: id, payment } => {
                let played = |name| new(name).with("player", seat).with("card", card(id));
                match payment {
                    Payment::Ink => played("played"),
                    Payment::Shift(base) => played("played-shift").with("onto", card(base)),
                    Payment::Sing(singer) => played("played-sung").with("singer", card(singer)),
                    Payment::SingTogether => played("played-together"),
                    Payment::Free => played("played-free"),
                }
            }
            EventKind::Sang { card: id, song } => new("sang").with("card", card(id)).with("song", card(song)),
            EventKind::Used { card: id, ability } => {
                let known = self.eyes.db.ability_name(self.eyes.game.card(id).def, ability);
                self.by_name("used", known).with("card", card(id))
            }
            EventKind::Quested { card: id } => new("quested").with("card", card(id)),
            EventKind::Challenged { by, target } => {
                new("challenged").with("card", card(by)).with("target", card(target))
            }
            EventKind::ChallengeEnded { by, target } => {
                new("challenge-ended").with("card", card(by)).with("target", card(target))
            }
            EventKind::MovedTo { card: id, location } => {
                new("moved-to").with("card", card(id)).with("location", card(location))
            }
            EventKind::LoreGained { seat, n, from, now } => {
                let message = match from.is_some() {
                    true => new("lore-gained-from").with("from", card(from)),
                    false => new("lore-gained"),
                };
                message.with("player", seat).with("n", n).with("now", now)
            }
            EventKind::LoreLost { seat, n, now } => {
                new("lore-lost").with("player", seat).with("n", n).with("now", now)
            }
            EventKind::DamageDealt { card: id, n, now } => {
                let message =
                    if now > n { new("damage-dealt-more").with("now", now) } else { new("damage-dealt") };
                message.with("card", card(id)).with("n", n)
            }
            EventKind::DamagePut { card: id, n, now } => {
                let message =
                    if now > n { new("damage-put-more").with("now", now) } else { new("damage-put") };
                message.with("card", card(id)).with("n", n)
            }
            EventKind::DamageRemoved { card: id, n } => {
                new("damage-removed").with("card", card(id)).with("n", n)
            }
            EventKind::DamageMoved { from, to, n } => {
                new("damage-moved").with("from", card(from)).with("to", card(to)).with("n", n)
            }
            EventKind::DamageReplaced { card: id, by, n } => {
                new("damage-replaced").with("by", card(by)).with("card", card(id)).with("n", n)
            }
            EventKind::DropReplaced { seat, by } => {
                new("drop-replaced").with("by", card(by)).with("player", seat)
            }
            EventKind::BanishReplaced { card: id, by } => {
                new("banish-replaced").with("by", card(by)).with("card", card(id))
            }
            EventKind::DamageReduced { card: id, n } => {
                new("damage-reduced").with("card", card(id)).with("n", n)
            }
            EventKind::Prevented { card: id, by, n } => {
                let message = if n > 0 { new("prevented-damage").with("n", n) } else { new("prevented") };
                message.with("card", card(id)).with("by", card(by))
            }
            EventKind::Banished { card: id } => new("banished").with("card", card(id)),
            EventKind::Discarded { seat, card: id } => {
                new("discarded").with("player", seat).with("card", card(id))
            }
            EventKind::Moved { card: id, from, to, bottom, .. } => self.moved(id, from, to, bottom),
            EventKind::PutUnder { card: id, host } => {
                new("put-under").with("card", card(id)).with("host", card(host))
            }
            EventKind::Revealed { card: id, .. } => {
                new("revealed").with("card", card(id)).with("owner", self.eyes.game.card(id).owner)
            }
            EventKind::LookedAt { seat, whose, zone: Zone::Deck, all: true, .. } => {
                let message = if seat == whose { new("searched-own") } else { new("searched") };
                message.with("player", seat).with("whose", whose)
            }
            EventKind::LookedAt { seat, whose, zone: from, cards, .. } => {
                let message = if seat == whose { new("looked-at-own") } else { new("looked-at") };
                message.with("player", seat).with("whose", whose).with("zone", zone(from)).with("n", cards)
            }
            EventKind::Saw { seat, card: id } => new("saw").with("player", seat).with("card", card(id)),
            EventKind::ShieldGone { card: id, by, used } => {
                let how = if used { "used" } else { "ceased" };
                new("shield-gone").with("card", card(id)).with("by", card(by)).with("how", how)
            }
            EventKind::Answered { seat, action: Action::Replacement(..), source, .. } => {
                new("replacement-chosen").with("player", seat).with("card", card(source))
            }
            EventKind::Answered { seat, action: given, source, program } => {
                let message = match source.is_some() {
                    true => {
                        let name = program.and_then(|program| self.eyes.db.ability_name_at(program));
                        self.by_name("answered-about", name).with("card", card(source))
                    }
                    false => new("answered"),
                };
                message.with("player", seat).with("answer", action(given, self.eyes))
            }
            EventKind::NamedCard { seat, name } => {
                let label = self.eyes.db.names().get(usize::from(name)).cloned().unwrap_or_default();
                new("named").with("player", seat).with("name", Arg::Name(label))
            }
            EventKind::Chose { seat, card: id } => new("chose").with("player", seat).with("card", card(id)),
            EventKind::Modified { card: id, by, change: what, until: end } => new("modified")
                .with("card", card(id))
                .with("change", change(what, self.eyes))
                .with("until", until(end, card(by), self.eyes)),
            EventKind::EffectEnded { card: id, change: what } => {
                new("effect-ended").with("card", card(id)).with("change", change(what, self.eyes))
            }
            EventKind::TriggerAdded { seat, source, program } => {
                let name = self.eyes.db.ability_name_at(program);
                self.by_name("trigger-added", name).with("player", seat).with("card", card(source))
            }
            EventKind::TriggerResolves { seat, source, program } => {
                let name = self.eyes.db.ability_name_at(program);
                self.by_name("trigger-resolves", name).with("player", seat).with("card", card(source))
            }
            EventKind::CameToNothing { source, program, why } => {
                let why = match why {
                    NoEffectReason::Condition => "condition",
                    NoEffectReason::UsedUp => "used-up",
                    NoEffectReason::Declined => "declined",
                    NoEffectReason::Nothing => "nothing",
                    NoEffectReason::NotUsedUp => "not-used-up",
                };
                let name = self.eyes.db.ability_name_at(program);
                self.by_name("came-to-nothing", name).with("card", card(source)).with("why", why)
            }
            EventKind::Lost { seat } => new("lost").with("player", seat),
            EventKind::LeftGame { seat } => new("left-game").with("player", seat),
            EventKind::Won { seat } => new("won").with("player", seat),
            EventKind::Drawn => new("game-drawn"),
        }
    }

    /// A message about an ability, with its story name if it has one.
    fn by_name(&self, id: &'static str, name: Option<&str>) -> Message {
        Message::new(id).with("ability", Arg::ability(name))
    }

    fn moved(&self, id: CardId, from: Zone, to: Zone, bottom: bool) -> Message {
        let card = self.card(id);
        match (from, to) {
            (Zone::Resolving, Zone::Play) => Message::new("enters-play").with("card", card),
            (Zone::Resolving, _) if !self.eyes.game.is_in_play(from) => {
                let place = match to {
                    Zone::Deck if bottom => "bottom",
                    Zone::Deck => "top",
                    to => zone(to),
                };
                let message = Message::new("moved-from-no-zone").with("card", card).with("to", place);
                message.with("owner", self.eyes.game.card(id).owner)
            }
            (_, Zone::Deck) => {
                let end = if bottom { "bottom" } else { "top" };
                let message = Message::new("moved-into-deck").with("card", card).with("end", end);
                message.with("from", zone(from)).with("owner", self.eyes.game.card(id).owner)
            }
            (Zone::Under, _) => Message::new("moved-from-under").with("card", card).with("to", zone(to)),
            _ => {
                let message = Message::new("moved").with("card", card).with("from", zone(from));
                message.with("to", zone(to)).with("owner", self.eyes.game.card(id).owner)
            }
        }
    }
}

/// A message that consists of a player.
fn player(seat: Seat) -> Message {
    Message::new("answer-player").with("player", seat)
}

/// The card, distinguished from others with its name.
fn with_twin(card: Arg, twin: Twin) -> Arg {
    match card {
        Arg::Card(card @ CardArg { def: Some(_), .. }) => Arg::Card(CardArg { twin, ..card }),
        other => other,
    }
}
