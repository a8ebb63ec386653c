//! Encoding views and answers as numbers.

use crate::layout::{Layout, VERSION, card, feature, head, side};
use crate::table::RowTable;
use engine::{Action, CardDb, CardId, CardView, DecisionKind, DefId, Payment, Seat, SideView, View};
use wording::CardType;

/// Writes observations in one layout. It keeps its tables between observations and remembers the rows of the
/// last one's cards, so answers must be encoded after the view they belong to.
#[derive(Clone, Debug)]
pub struct Encoder {
    layout: Layout,
    pub(crate) rows: RowTable,
}

/// Converts a number to the type of observations, at most its maximum.
fn small(number: impl TryInto<i16>) -> i16 {
    number.try_into().unwrap_or(i16::MAX)
}

/// The card's number, counted from 1. Marketing cards, which are not in any library, have the highest one.
fn number_of(def: DefId) -> i16 {
    small(usize::from(def.0) + 1)
}

fn type_of(kind: CardType) -> i16 {
    match kind {
        CardType::Character => 1,
        CardType::Action => 2,
        CardType::Item => 3,
        CardType::Location => 4,
    }
}

impl Encoder {
    /// An encoder for observations of this layout.
    pub fn new(layout: Layout) -> Encoder {
        Encoder { layout, rows: RowTable::default() }
    }

    /// The layout of the observations.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Writes the observation of a view.
    ///
    /// # Panics
    /// If `out` doesn't have the layout's size, or the view has another number of players.
    pub fn observe(&mut self, db: &CardDb, view: &View, out: &mut [i16]) {
        let layout = self.layout;
        assert_eq!(out.len(), layout.size(), "an observation has a fixed size");
        assert_eq!(view.sides.len(), layout.players(), "a layout is for a number of players");
        out.fill(0);
        self.rows.clear();
        let players = layout.players();
        for player in 0..players {
            let side = &view.sides[(view.viewer.index() + player) % players];
            let at = layout.side(player);
            write_side(db, side, view.mine().team, &mut out[at..at + side::SIZE]);
        }
        self.write_cards(db, view, out);
        self.write_head(view, out);
    }

    fn write_cards(&mut self, db: &CardDb, view: &View, out: &mut [i16]) {
        let (layout, players) = (self.layout, self.layout.players());
        let seen = |player: usize| &view.sides[(view.viewer.index() + player) % players];
        let mut group = |rows: std::ops::Range<usize>, owner: usize, cards: &[CardView]| -> usize {
            for (row, card) in rows.clone().zip(cards) {
                let at = layout.first_row() + row * card::SIZE;
                write_card(db, card, owner, &mut out[at..at + card::SIZE]);
                self.rows.put(card.id, row);
            }
            rows.start + cards.len().min(rows.len())
        };
        group(layout.hand(), 0, &seen(0).hand);
        for player in 0..players {
            let mut play = layout.play(player);
            play.start = group(play.clone(), player, &seen(player).play);
            // A leader comes after the cards in play.
            group(play, player, seen(player).leader.as_slice());
            group(layout.discard(player), player, &seen(player).discard);
        }
        let mut others = layout.others();
        for player in 0..players {
            let SideView { resolving, aside, inkwell, hand, .. } = seen(player);
            let hand: &[CardView] = if player == 0 { &[] } else { hand };
            for list in [&resolving[..], aside, inkwell, hand] {
                others.start = group(others.clone(), player, list);
            }
        }
        // Locations have their rows now, so characters can refer to them.
        for player in 0..players {
            for card in seen(player).play.iter().filter(|card| card.at.is_some()) {
                if let Some(row) = self.rows.find(card.id) {
                    out[layout.first_row() + row * card::SIZE + card::AT] = self.rows.number(card.at);
                }
            }
        }
    }

    fn write_head(&self, view: &View, out: &mut [i16]) {
        out[head::VERSION] = VERSION;
        out[head::PLAYERS] = small(self.layout.players());
        out[head::SEAT] = small(view.viewer.0);
        out[head::TURN] = small(view.turn);
        out[head::ACTIVE] = self.counted_from_viewer(view, view.active);
        out[head::BAG] = small(view.bag.len());
        out[head::OWN_BAG] = small(view.bag.iter().filter(|(seat, _)| *seat == view.viewer).count());
        let Some(decision) = view.decision else { return };
        let (kind, picked, min, max) = match decision.kind {
            DecisionKind::Action => (1, 0, 0, 0),
            DecisionKind::Mulligan => (2, 0, 0, 0),
            DecisionKind::Cards { picked, min, max } => (3, small(picked), small(min), small(max)),
            DecisionKind::Player => (4, 0, 0, 0),
            DecisionKind::May => (5, 0, 0, 0),
            DecisionKind::Option { n, ends } => (6, i16::from(ends), 0, small(n)),
            DecisionKind::Number { min, max } => (7, 0, small(min), small(max)),
            DecisionKind::Name => (8, 0, 0, 0),
            DecisionKind::Trigger => (9, 0, 0, 0),
            DecisionKind::Order { left } => (10, 0, 0, small(left)),
            DecisionKind::Replacement => (11, 0, 0, 0),
        };
        out[head::DECIDES] = self.counted_from_viewer(view, decision.seat);
        out[head::DECISION] = kind;
        out[head::PICKED] = picked;
        out[head::MIN] = min;
        out[head::MAX] = max;
        out[head::SOURCE_ROW] = self.rows.number(decision.source);
        out[head::SOURCE] =
            decision.source.and_then(|id| view.card(id)).map_or(0, |card| number_of(card.def));
    }

    /// The position of a player in turn order, counted from the viewer.
    fn counted_from_viewer(&self, view: &View, seat: Seat) -> i16 {
        let players = self.layout.players();
        small((seat.index() + players - view.viewer.index()) % players)
    }

    /// Writes the features of an answer, in the viewer's card numbers, for the decision of the last
    /// observation.
    ///
    /// # Panics
    /// If `out` doesn't have the size of a row.
    pub fn features(&self, db: &CardDb, view: &View, observation: &[i16], answer: Action, out: &mut [i16]) {
        assert_eq!(out.len(), feature::SIZE, "a row of features has a fixed size");
        let kind = kind_of(answer);
        let mut row = [0; feature::SIZE];
        row[feature::KIND] = kind.number;
        row[feature::PAYMENT] = kind.payment;
        row[feature::NUMBER] =
            answer.seat().map_or(small(kind.value), |seat| self.counted_from_viewer(view, seat));
        let [mut first, second] = answer.cards();
        if let Action::Trigger(entry) = answer {
            first = view.bag.get(usize::from(entry)).and_then(|(_, source)| *source);
        }
        if let Some(facts) = first.and_then(|id| self.facts(db, view, observation, id)) {
            row[feature::ROW] = facts.row;
            row[feature::CARD] = facts.card;
            row[feature::OWNER] = facts.owner;
            row[feature::COST] = facts.cost;
            row[feature::STRENGTH] = facts.strength;
            row[feature::WILLPOWER_LEFT] = facts.willpower_left;
            row[feature::LORE] = facts.lore;
        }
        if let Some(facts) = second.and_then(|id| self.facts(db, view, observation, id)) {
            row[feature::OTHER_ROW] = facts.row;
            row[feature::OTHER_CARD] = facts.card;
            row[feature::OTHER_OWNER] = facts.owner;
            row[feature::OTHER_STRENGTH] = facts.strength;
            row[feature::OTHER_WILLPOWER_LEFT] = facts.willpower_left;
            row[feature::OTHER_LORE] = facts.lore;
        }
        out.copy_from_slice(&row);
    }

    /// The features of a card: from its own row, or from the view if it has none.
    fn facts(&self, db: &CardDb, view: &View, observation: &[i16], id: CardId) -> Option<CardFeatures> {
        let of = |row: &[i16], number: i16| CardFeatures {
            row: number,
            card: row[card::CARD],
            owner: row[card::OWNER],
            cost: row[card::COST],
            strength: row[card::STRENGTH],
            willpower_left: row[card::WILLPOWER] - row[card::DAMAGE],
            lore: row[card::LORE],
        };
        if let Some(row) = self.rows.find(id) {
            let at = self.layout.first_row() + row * card::SIZE;
            return Some(of(&observation[at..at + card::SIZE], small(row + 1)));
        }
        let players = self.layout.players();
        for player in 0..players {
            let side = &view.sides[(view.viewer.index() + player) % players];
            for shown in side.cards() {
                let mut row = [0; card::SIZE];
                if shown.id == id {
                    write_card(db, shown, player, &mut row);
                    return Some(of(&row, 0));
                }
                if let Some(place) = shown.under_ids.iter().position(|under| *under == id) {
                    // A card under another refers to the row of that card.
                    let def = shown.under.get(place).copied().flatten();
                    row[card::CARD] = def.map_or(0, number_of);
                    row[card::COST] = def.map_or(0, |def| small(db.def(def).cost));
                    row[card::OWNER] = small(player + 1);
                    return Some(of(&row, self.rows.number(Some(shown.id))));
                }
            }
        }
        None
    }
}

struct CardFeatures {
    row: i16,
    card: i16,
    owner: i16,
    cost: i16,
    strength: i16,
    willpower_left: i16,
    lore: i16,
}

struct AnswerKind {
    number: i16,
    payment: i16,
    value: u16,
}

fn kind_of(answer: Action) -> AnswerKind {
    let kind = |number: i16| AnswerKind { number, payment: 0, value: 0 };
    let with = |number: i16, value: u16| AnswerKind { number, payment: 0, value };
    match answer {
        Action::Ink(_) => kind(1),
        Action::Play(_, payment) => AnswerKind { number: 2, payment: payment_of(payment), value: 0 },
        Action::Quest(_) => kind(3),
        Action::Challenge(..) => kind(4),
        Action::Move(..) => kind(5),
        Action::Use(_, ability) => with(6, u16::from(ability)),
        Action::EndTurn => kind(7),
        Action::Card(_) => kind(8),
        Action::Done => kind(9),
        Action::Yes => kind(10),
        Action::No => kind(11),
        Action::Option(option) => with(12, u16::from(option)),
        Action::Number(number) => with(13, number),
        Action::Player(_) => kind(14),
        Action::Name(name) => with(15, name),
        Action::Trigger(entry) => with(16, u16::from(entry)),
        Action::Replacement(_, nth) => with(17, u16::from(nth)),
        Action::Concede(_) => kind(18),
    }
}

fn payment_of(payment: Payment) -> i16 {
    match payment {
        Payment::Ink => 1,
        Payment::Shift(_) => 2,
        Payment::Sing(_) => 3,
        Payment::SingTogether => 4,
        Payment::Free => 5,
    }
}

fn write_side(db: &CardDb, seen: &SideView, team: u8, out: &mut [i16]) {
    out[side::PRESENT] = 1;
    out[side::OUT] = i16::from(seen.out);
    out[side::FRIEND] = i16::from(seen.team == team);
    out[side::LORE] = small(seen.lore);
    out[side::DECK] = small(seen.deck);
    out[side::HAND] = small(seen.hand_count);
    out[side::READY_INK] = small(seen.ready_ink);
    out[side::EXERTED_INK] = small(seen.exerted_ink);
    out[side::INK_DROPS] = small(seen.ink_drops);
    out[side::INKED] = small(seen.inked);
    out[side::DISCARD] = small(seen.discard.len());
    for card in &seen.play {
        match db.def(card.def).kind {
            CardType::Character => {
                out[side::CHARACTERS] += 1;
                out[side::STRENGTH] = out[side::STRENGTH].saturating_add(card.strength);
                if !card.exerted && !card.drying {
                    out[side::QUEST] = out[side::QUEST].saturating_add(card.lore);
                }
            }
            CardType::Item => out[side::ITEMS] += 1,
            CardType::Location => out[side::LOCATIONS] += 1,
            CardType::Action => {}
        }
    }
}

fn write_card(db: &CardDb, seen: &CardView, owner: usize, out: &mut [i16]) {
    let def = db.def(seen.def);
    out[card::CARD] = number_of(seen.def);
    out[card::TYPE] = type_of(def.kind);
    out[card::COST] = small(def.cost);
    out[card::INKABLE] = i16::from(def.inkable);
    out[card::INKS] = small(def.inks.bits());
    out[card::EXERTED] = i16::from(seen.exerted);
    out[card::DRYING] = i16::from(seen.drying);
    out[card::DAMAGE] = small(seen.damage);
    out[card::STRENGTH] = seen.strength;
    out[card::WILLPOWER] = seen.willpower;
    out[card::LORE] = seen.lore;
    out[card::KEYWORDS] = seen.keywords.bits().cast_signed();
    out[card::UNDER] = small(seen.under.len());
    out[card::SONG] = i16::from(def.song);
    out[card::OWNER] = small(owner + 1);
}
