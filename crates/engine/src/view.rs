//! What one player may know, built from nothing (law 6).

use crate::action::{Action, Decision, Payment};
use crate::chance::Chance;
use crate::db::CardDb;
use crate::event::{Event, What};
use crate::ids::{CardId, CardRef, DefId, Seat};
use crate::program::Moment;
use crate::state::{Game, Zone};
use serde::{Deserialize, Serialize};

/// One player's view of a game. Card ids are the viewer's own numbers: a card that passes through a zone the viewer can't
/// see comes out under a new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Seat,
    pub active: Seat,
    pub turn: u16,
    pub sides: Vec<SideView>,
    /// Entries of the bag: whose, and from which card if that is in sight.
    pub bag: Vec<(Seat, Option<CardId>)>,
    /// Who must decide, and what kind of decision it is; its source in the viewer's numbers.
    pub decision: Option<Decision>,
}

/// One player's side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    pub lore: u16,
    pub out: bool,
    /// The team, by the number of its first seat; one's own for who plays alone.
    pub team: u8,
    pub deck: u16,
    pub hand_count: u16,
    /// The cards of the hand, where the viewer may see them.
    pub hand: Vec<CardView>,
    /// Uppermost first.
    pub discard: Vec<CardView>,
    pub ready_ink: u16,
    pub exerted_ink: u16,
    /// How many of those cards are marketing cards (10.2.2).
    pub marketing: u16,
    pub inked: u8,
    /// The cards of the inkwell that the viewer is looking at.
    pub inkwell: Vec<CardView>,
    pub play: Vec<CardView>,
    /// Cards of the deck that the viewer is looking at, uppermost first.
    pub aside: Vec<CardView>,
    /// Cards being played.
    pub resolving: Vec<CardView>,
}

/// A card in sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    pub id: CardId,
    pub def: DefId,
    pub exerted: bool,
    pub drying: bool,
    pub damage: u16,
    pub strength: i16,
    pub willpower: i16,
    pub lore: i16,
    pub keywords: u16,
    pub at: Option<CardId>,
    /// Cards under it: their definitions where they lie faceup.
    pub under: Vec<Option<DefId>>,
    /// The viewer's numbers for them, facedown ones included: all of them can be pointed at.
    pub under_ids: Vec<CardId>,
}

impl Game {
    /// The viewer's number for a card, if it is in sight, face up or down.
    pub fn view_id(&self, viewer: Seat, id: CardId) -> Option<CardId> {
        let alias = *self.alias.get(viewer.index() * self.cards.len() + id.index())?;
        (alias != 0).then_some(CardId(alias))
    }

    /// The card a viewer's number stands for.
    pub fn card_of_view(&self, viewer: Seat, alias: CardId) -> Option<CardId> {
        let n = self.cards.len();
        let start = viewer.index() * n;
        let at = self.alias.get(start..start + n)?.iter().position(|a| *a != 0 && *a == alias.0)?;
        Some(CardId(at as u16))
    }

    /// Everything this player may know now.
    pub fn view(&self, db: &CardDb, viewer: Seat) -> View {
        View {
            viewer,
            active: self.active,
            turn: self.turn,
            sides: self.seats().map(|seat| self.side_view(db, viewer, seat)).collect(),
            bag: self.bag.iter().map(|entry| (entry.seat, self.view_id(viewer, entry.source.id))).collect(),
            decision: self.decision().map(|decision| Decision {
                source: decision.source.and_then(|id| self.view_id(viewer, id)),
                ..decision
            }),
        }
    }

    fn side_view(&self, db: &CardDb, viewer: Seat, seat: Seat) -> SideView {
        let player = self.player(seat);
        let seen = |zone: Zone| -> Vec<CardView> {
            self.zone(seat, zone)
                .filter(|id| self.knows(db, viewer, *id))
                .filter_map(|id| self.card_view(db, viewer, id))
                .collect()
        };
        let inkwell = self.count(seat, Zone::Inkwell) as u16;
        SideView {
            lore: player.lore,
            out: player.out,
            team: player.team,
            deck: self.count(seat, Zone::Deck) as u16,
            hand_count: self.count(seat, Zone::Hand) as u16,
            hand: seen(Zone::Hand),
            discard: seen(Zone::Discard),
            ready_ink: player.ready_ink,
            exerted_ink: inkwell - player.ready_ink,
            marketing: self.zone(seat, Zone::Inkwell).filter(|id| self.is_marketing(*id)).count() as u16,
            inked: player.inked,
            inkwell: seen(Zone::Inkwell),
            play: seen(Zone::Play),
            aside: seen(Zone::Aside),
            resolving: self
                .card_ids()
                .filter(|id| self.card(*id).zone == Zone::Resolving && self.card(*id).owner == seat)
                .filter_map(|id| self.card_view(db, viewer, id))
                .collect(),
        }
    }

    fn card_view(&self, db: &CardDb, viewer: Seat, id: CardId) -> Option<CardView> {
        let card = self.card(id);
        let def = db.def(card.def);
        let in_play = card.zone == Zone::Play;
        let traits = self.traits(id);
        Some(CardView {
            id: self.view_id(viewer, id)?,
            def: card.def,
            exerted: card.exerted,
            drying: card.drying,
            damage: card.damage,
            strength: if in_play { traits.strength } else { def.strength },
            willpower: if in_play { traits.willpower } else { def.willpower },
            lore: if in_play { traits.lore } else { def.lore },
            keywords: if in_play { traits.keywords } else { def.keywords },
            at: if card.at.is_some() { self.view_id(viewer, card.at) } else { None },
            under: self
                .under(id)
                .map(|under| self.knows(db, viewer, under).then(|| self.card(under).def))
                .collect(),
            under_ids: self.under(id).filter_map(|under| self.view_id(viewer, under)).collect(),
        })
    }

    /// An action in the viewer's own card numbers; `None` when it names a card out of the viewer's sight.
    pub fn action_for(&self, viewer: Seat, action: Action) -> Option<Action> {
        map_action(action, |id| self.view_id(viewer, id))
    }

    /// The action meant by one in the viewer's card numbers.
    pub fn action_from(&self, viewer: Seat, action: Action) -> Option<Action> {
        map_action(action, |id| self.card_of_view(viewer, id))
    }

    /// Deals anew what none of the viewers can know: of each player, the cards out of their sight change places. Their
    /// views stay the same. Search samples hidden cards with it; a law tests it.
    pub fn permute_hidden(&mut self, db: &CardDb, viewers: &[Seat], chance: &mut Chance) {
        for owner in self.seats() {
            let hidden: Vec<usize> = self
                .card_ids()
                .filter(|id| {
                    let card = self.card(*id);
                    card.owner == owner
                        && card.zone != Zone::Gone
                        && !viewers.iter().any(|viewer| self.knows(db, *viewer, *id))
                })
                .map(CardId::index)
                .collect();
            let mut dealt: Vec<(usize, DefId)> = hidden.iter().map(|i| (*i, self.cards[*i].def)).collect();
            chance.shuffle(&mut dealt);
            // What a card did this turn when everyone saw it stays that card's, wherever it lies hidden now.
            for memory in &mut self.memory {
                let private = matches!(memory.moment, Moment::Drawn | Moment::PutIntoInkwell | Moment::Inked);
                let to = dealt.iter().position(|(from, _)| *from == memory.card.id.index() && !private);
                if let Some(to) = to {
                    memory.card = CardRef { id: CardId(hidden[to] as u16), life: u16::MAX };
                }
            }
            for (i, (_, def)) in hidden.into_iter().zip(dealt) {
                self.cards[i].def = def;
            }
        }
    }

    /// What a player sees of an event that just happened: cards out of sight become [`CardId::NONE`], the others the viewer's own
    /// numbers. An event must be shown before the next action is applied.
    pub fn event_for(&self, viewer: Seat, event: &Event) -> Event {
        let see =
            |id: CardId| if id.is_none() { id } else { self.view_id(viewer, id).unwrap_or(CardId::NONE) };
        Event { rule: event.rule, what: map_event(event.what, see) }
    }
}

fn map_action(mut action: Action, f: impl Fn(CardId) -> Option<CardId>) -> Option<Action> {
    for card in action.cards_mut().into_iter().flatten() {
        *card = f(*card)?;
    }
    Some(action)
}

fn map_event(what: What, f: impl Fn(CardId) -> CardId) -> What {
    match what {
        What::Readied { card } => What::Readied { card: f(card) },
        What::Exerted { card } => What::Exerted { card: f(card) },
        What::Dried { card } => What::Dried { card: f(card) },
        What::Drew { seat, card } => What::Drew { seat, card: f(card) },
        What::Inked { seat, card } => What::Inked { seat, card: f(card) },
        What::Played { seat, card, payment } => {
            let payment = match payment {
                Payment::Shift(base) => Payment::Shift(f(base)),
                Payment::Sing(singer) => Payment::Sing(f(singer)),
                Payment::Ink | Payment::SingTogether | Payment::Free => payment,
            };
            What::Played { seat, card: f(card), payment }
        }
        What::Sang { card, song } => What::Sang { card: f(card), song: f(song) },
        What::Used { card, ability } => What::Used { card: f(card), ability },
        What::Quested { card } => What::Quested { card: f(card) },
        What::Challenged { by, target } => What::Challenged { by: f(by), target: f(target) },
        What::ChallengeEnded { by, target } => What::ChallengeEnded { by: f(by), target: f(target) },
        What::MovedTo { card, location } => What::MovedTo { card: f(card), location: f(location) },
        What::DamageDealt { card, n } => What::DamageDealt { card: f(card), n },
        What::DamagePut { card, n } => What::DamagePut { card: f(card), n },
        What::DamageRemoved { card, n } => What::DamageRemoved { card: f(card), n },
        What::DamageMoved { from, to, n } => What::DamageMoved { from: f(from), to: f(to), n },
        What::BanishReplaced { card, by } => What::BanishReplaced { card: f(card), by: f(by) },
        What::DamageReplaced { card, by } => What::DamageReplaced { card: f(card), by: f(by) },
        What::Banished { card } => What::Banished { card: f(card) },
        What::Discarded { seat, card } => What::Discarded { seat, card: f(card) },
        What::Moved { card, def, from, to } => What::Moved { card: f(card), def, from, to },
        What::PutUnder { card, host } => What::PutUnder { card: f(card), host: f(host) },
        What::Revealed { card, def } => What::Revealed { card: f(card), def },
        What::Chose { seat, card } => What::Chose { seat, card: f(card) },
        What::Modified { card } => What::Modified { card: f(card) },
        What::EffectEnded { card } => What::EffectEnded { card: f(card) },
        What::TriggerAdded { seat, source } => What::TriggerAdded { seat, source: f(source) },
        What::TriggerResolves { seat, source } => What::TriggerResolves { seat, source: f(source) },
        What::GameBegan { .. }
        | What::Shuffled { .. }
        | What::HandAltered { .. }
        | What::TurnBegan { .. }
        | What::TurnEnded { .. }
        | What::Paid { .. }
        | What::LoreGained { .. }
        | What::LoreLost { .. }
        | What::LookedAt { .. }
        | What::NamedCard { .. }
        | What::Lost { .. }
        | What::LeftGame { .. }
        | What::Won { .. }
        | What::Drawn => what,
    }
}
