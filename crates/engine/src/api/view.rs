//! Views: what one player may know. A view starts empty, and only that information is added (law 6).

use crate::api::action::{Action, Decision};
use crate::api::event::{CardSighting, Event};
use crate::api::ids::{CardId, CardRef, DefId, Seat};
use crate::program::Moment;
use crate::program::card_db::CardDb;
use crate::state::chance::Chance;
use crate::state::{Game, Visibility, Zone};
use serde::{Deserialize, Serialize};
use wording::{KeywordCounts, KeywordKind, KeywordSet};

/// One player's view of a game. Card ids are the viewer's own numbers: a card that passes through a zone the
/// viewer can't see gets a new one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The player whose view it is.
    pub viewer: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn number; 0 before the first turn.
    pub turn: u16,
    /// One side per player, in seat order.
    pub sides: Vec<SideView>,
    /// The owner of each entry of the bag, and its card if visible.
    pub bag: Vec<(Seat, Option<CardId>)>,
    /// The pending decision, with its source in the viewer's numbers.
    pub decision: Option<Decision>,
}

/// One player's side of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideView {
    pub lore: u16,
    /// Whether the player has left the game.
    pub out: bool,
    /// The team, numbered by its first seat. A player without teammates is a team alone.
    pub team: u8,
    /// The number of cards in the deck.
    pub deck: u16,
    /// The number of cards in the hand.
    pub hand_count: u16,
    /// The cards of the hand that the viewer may see.
    pub hand: Vec<CardView>,
    /// The discard, top card first.
    pub discard: Vec<CardView>,
    /// Ready ink, to pay with.
    pub ready_ink: u16,
    /// Exerted ink.
    pub exerted_ink: u16,
    /// Ink drops (1.13.1.2).
    pub ink_drops: u16,
    /// The number of inkwell cards that are marketing cards (10.2.2).
    pub marketing: u16,
    /// The number of cards put into the inkwell this turn.
    pub inked: u8,
    /// The cards of the inkwell that the viewer is looking at.
    pub inkwell: Vec<CardView>,
    /// Characters, items and locations in play.
    pub play: Vec<CardView>,
    /// Cards of the deck that the viewer is looking at, top card first.
    pub aside: Vec<CardView>,
    /// The cards of the deck that the viewer knows, from the top: one that lies faceup, or cards that were put
    /// there faceup.
    pub deck_known: Vec<DeckCardView>,
    /// Cards being played.
    pub resolving: Vec<CardView>,
    /// The leader in Format Coconut.
    pub leader: Option<CardView>,
}

/// A visible card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    /// The viewer's number for the card.
    pub id: CardId,
    /// The card's definition.
    pub def: DefId,
    /// Whether the card is exerted.
    pub exerted: bool,
    /// Whether the card entered play this turn, so that it can't quest, challenge or exert for a cost yet.
    pub drying: bool,
    pub damage: u16,
    /// Strength with all changes that apply now, as with willpower and lore.
    pub strength: i16,
    pub willpower: i16,
    pub lore: i16,
    /// The keywords the card has now.
    pub keywords: KeywordSet,
    /// The numbers of those keywords while the card is in play: Resist +2, Singer 5.
    pub counts: KeywordCounts,
    /// The location the character is at.
    pub at: Option<CardId>,
    /// The cards under it; definitions of faceup cards only.
    pub under: Vec<Option<DefId>>,
    /// The viewer's numbers for the cards under it, facedown ones included, so that they can all be chosen.
    pub under_ids: Vec<CardId>,
}

/// A card of a deck that the viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckCardView {
    /// The number of cards above it.
    pub from_top: u16,
    pub card: CardView,
}

impl View {
    /// An empty view to fill with [`Game::view_into`].
    pub fn empty(viewer: Seat) -> View {
        View { viewer, active: viewer, turn: 0, sides: vec![], bag: vec![], decision: None }
    }

    /// A player's side of the table.
    pub fn side(&self, seat: Seat) -> Option<&SideView> {
        self.sides.get(seat.index())
    }

    /// The viewer's own side.
    pub fn mine(&self) -> &SideView {
        &self.sides[self.viewer.index()]
    }

    /// A visible card of any player, in any zone.
    pub fn card(&self, id: CardId) -> Option<&CardView> {
        self.sides.iter().flat_map(SideView::cards).find(|card| card.id == id)
    }

    /// Whether the view says which card this is: in a zone, or faceup under another card.
    pub fn shows(&self, id: CardId) -> bool {
        let under = |card: &CardView| {
            card.under_ids.iter().zip(&card.under).any(|(under, def)| *under == id && def.is_some())
        };
        self.sides.iter().flat_map(SideView::cards).any(|card| card.id == id || under(card))
    }
}

impl SideView {
    /// All visible cards of this player.
    pub fn cards(&self) -> impl Iterator<Item = &CardView> {
        let hidden = self.hand.iter().chain(&self.inkwell).chain(&self.aside);
        let hidden = hidden.chain(self.deck_known.iter().map(|known| &known.card));
        self.play.iter().chain(&self.discard).chain(&self.resolving).chain(&self.leader).chain(hidden)
    }
}

impl CardView {
    /// Whether the card has this keyword now.
    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords.has(keyword)
    }
}

impl Game {
    /// The viewer's number for a card, if its place is visible, face up or face down.
    pub fn view_id(&self, viewer: Seat, id: CardId) -> Option<CardId> {
        let alias = *self.alias.get(viewer.index() * self.cards.len() + id.index())?;
        (alias != 0).then_some(CardId(alias))
    }

    /// The card with this viewer's number.
    pub fn card_of_view(&self, viewer: Seat, alias: CardId) -> Option<CardId> {
        let n = self.cards.len();
        let start = viewer.index() * n;
        let at = self.alias.get(start..start + n)?.iter().position(|a| *a != 0 && *a == alias.0)?;
        Some(CardId(at as u16))
    }

    /// Everything this player may know now.
    pub fn view(&self, db: &CardDb, viewer: Seat) -> View {
        let mut view = View::empty(viewer);
        self.view_into(db, viewer, &mut view);
        view
    }

    /// Like [`view`](Game::view), but fills an older view to reuse the memory of its lists.
    pub fn view_into(&self, db: &CardDb, viewer: Seat, view: &mut View) {
        let View { mut sides, mut bag, .. } = std::mem::replace(view, View::empty(viewer));
        sides.resize_with(self.players.len(), SideView::default);
        for (seat, side) in self.seats().zip(&mut sides) {
            let old = std::mem::take(side);
            *side = self.side_view(db, viewer, seat, old);
        }
        bag.clear();
        let entered = self.bag.iter().filter(|entry| !entry.waits);
        bag.extend(entered.map(|entry| (entry.seat, self.view_id(viewer, entry.source.id))));
        *view = View {
            viewer,
            active: self.active,
            turn: self.turn,
            sides,
            bag,
            decision: self.decision().map(|decision| Decision {
                source: decision.source.and_then(|id| self.view_id(viewer, id)),
                ..decision
            }),
        };
    }

    /// One player's side; reuses the lists of `old`.
    fn side_view(&self, db: &CardDb, viewer: Seat, seat: Seat, old: SideView) -> SideView {
        let player = self.player(seat);
        let seen = |zone: Zone, mut list: Vec<CardView>| -> Vec<CardView> {
            list.clear();
            let known = self.zone(seat, zone).filter(|id| self.knows(db, viewer, *id));
            list.extend(known.filter_map(|id| self.card_view(db, viewer, id)));
            list
        };
        let mut resolving = old.resolving;
        resolving.clear();
        // Usually there are none, and one pass over all cards is cheap.
        if self.cards.iter().any(|card| card.zone == Zone::Resolving) {
            resolving.extend(
                self.card_ids()
                    .filter(|id| self.card(*id).zone == Zone::Resolving && self.card(*id).owner == seat)
                    .filter_map(|id| self.card_view(db, viewer, id)),
            );
        }
        let mut deck_known = old.deck_known;
        deck_known.clear();
        if self.cards.iter().any(|card| card.zone == Zone::Deck && card.shown != Visibility::No) {
            let known = self.zone(seat, Zone::Deck).zip(0..).filter(|(id, _)| self.knows(db, viewer, *id));
            deck_known.extend(known.filter_map(|(id, from_top)| {
                Some(DeckCardView { from_top, card: self.card_view(db, viewer, id)? })
            }));
        }
        let inkwell = self.count(seat, Zone::Inkwell) as u16;
        SideView {
            lore: player.lore,
            out: player.out,
            team: player.team,
            deck: self.count(seat, Zone::Deck) as u16,
            hand_count: self.count(seat, Zone::Hand) as u16,
            hand: seen(Zone::Hand, old.hand),
            discard: seen(Zone::Discard, old.discard),
            ready_ink: player.ready_ink,
            exerted_ink: inkwell - player.ready_ink,
            ink_drops: player.ink_drops,
            marketing: self.zone(seat, Zone::Inkwell).filter(|id| self.is_marketing(*id)).count() as u16,
            inked: player.inked,
            inkwell: seen(Zone::Inkwell, old.inkwell),
            play: seen(Zone::Play, old.play),
            aside: seen(Zone::Aside, old.aside),
            deck_known,
            resolving,
            leader: self.leader(seat).and_then(|id| self.card_view(db, viewer, id)),
        }
    }

    #[inline]
    fn card_view(&self, db: &CardDb, viewer: Seat, id: CardId) -> Option<CardView> {
        let card = self.card(id);
        let def = db.def(card.def);
        let in_play = card.zone == Zone::Play;
        let traits = self.traits(id);
        Some(CardView {
            id: self.view_id(viewer, id)?,
            def: card.def,
            exerted: card.exerted,
            drying: self.is_drying(db, id),
            damage: card.damage,
            strength: if in_play { traits.strength } else { def.strength },
            willpower: if in_play { traits.willpower } else { def.willpower },
            lore: if in_play { traits.lore } else { def.lore },
            keywords: if in_play { traits.keywords } else { def.keywords },
            counts: if in_play { traits.counts } else { KeywordCounts::default() },
            at: if card.at.is_some() { self.view_id(viewer, card.at) } else { None },
            under: self
                .under(id)
                .map(|under| self.knows(db, viewer, under).then(|| self.card(under).def))
                .collect(),
            under_ids: self.under(id).filter_map(|under| self.view_id(viewer, under)).collect(),
        })
    }

    /// The action in the viewer's own card numbers. `None` if it names a card that the viewer can't see.
    pub fn action_for(&self, viewer: Seat, action: Action) -> Option<Action> {
        map_action(action, |id| self.view_id(viewer, id))
    }

    /// The action behind one in the viewer's card numbers.
    pub fn action_from(&self, viewer: Seat, action: Action) -> Option<Action> {
        map_action(action, |id| self.card_of_view(viewer, id))
    }

    /// Redistributes everything that none of the viewers can know: each player's hidden cards swap places.
    /// The viewers' views stay the same. Search samples hidden cards with it; a law tests it.
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
            // Public actions of a card this turn stay with it, wherever it is hidden now.
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

    /// An event that just happened, as a player sees it: hidden cards become [`CardId::NONE`], the others the
    /// viewer's own numbers. Call it before the next action is applied.
    pub fn event_for(&self, viewer: Seat, event: &Event) -> Event {
        let see =
            |id: CardId| if id.is_none() { id } else { self.view_id(viewer, id).unwrap_or(CardId::NONE) };
        let mut kind = event.kind;
        for card in kind.cards_mut().into_iter().flatten() {
            *card = see(*card);
        }
        Event { rule: event.rule, kind, seen: [CardSighting::NOTHING; 2] }
    }
}

fn map_action(mut action: Action, f: impl Fn(CardId) -> Option<CardId>) -> Option<Action> {
    for card in action.cards_mut().into_iter().flatten() {
        *card = f(*card)?;
    }
    Some(action)
}
