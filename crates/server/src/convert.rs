//! Conversions between the engine's types and the protocol's.

use crate::protocol::{
    Action, BagView, CardView, DecisionKind, PaidBy, Payment, SideView, UnderView, Variant, View, What, Zone,
};
use crate::show::Reader;
use engine::{CardDb, CardId, DefId, Game, Seat};
use wording::Language;

impl From<Action> for engine::Action {
    fn from(action: Action) -> engine::Action {
        use engine::Action as E;
        match action {
            Action::Ink { card } => E::Ink(CardId(card)),
            Action::Play { card, payment } => E::Play(CardId(card), payment.into()),
            Action::Quest { card } => E::Quest(CardId(card)),
            Action::Challenge { card, target } => E::Challenge(CardId(card), CardId(target)),
            Action::Move { card, to } => E::Move(CardId(card), CardId(to)),
            Action::Use { card, ability } => E::Use(CardId(card), ability),
            Action::EndTurn => E::EndTurn,
            Action::Card { card } => E::Card(CardId(card)),
            Action::Done => E::Done,
            Action::Yes => E::Yes,
            Action::No => E::No,
            Action::Option { n } => E::Option(n),
            Action::Number { n } => E::Number(n),
            Action::Player { seat } => E::Player(Seat(seat)),
            Action::Name { n } => E::Name(n),
            Action::Trigger { n } => E::Trigger(n),
            Action::Replacement { card, nth } => E::Replacement(CardId(card), nth),
            Action::Concede { seat } => E::Concede(Seat(seat)),
        }
    }
}

impl From<engine::Action> for Action {
    fn from(action: engine::Action) -> Action {
        use engine::Action as E;
        match action {
            E::Ink(CardId(card)) => Action::Ink { card },
            E::Play(CardId(card), payment) => Action::Play { card, payment: payment.into() },
            E::Quest(CardId(card)) => Action::Quest { card },
            E::Challenge(CardId(card), CardId(target)) => Action::Challenge { card, target },
            E::Move(CardId(card), CardId(to)) => Action::Move { card, to },
            E::Use(CardId(card), ability) => Action::Use { card, ability },
            E::EndTurn => Action::EndTurn,
            E::Card(CardId(card)) => Action::Card { card },
            E::Done => Action::Done,
            E::Yes => Action::Yes,
            E::No => Action::No,
            E::Option(n) => Action::Option { n },
            E::Number(n) => Action::Number { n },
            E::Player(Seat(seat)) => Action::Player { seat },
            E::Name(n) => Action::Name { n },
            E::Trigger(n) => Action::Trigger { n },
            E::Replacement(CardId(card), nth) => Action::Replacement { card, nth },
            E::Concede(Seat(seat)) => Action::Concede { seat },
        }
    }
}

impl From<Payment> for engine::Payment {
    fn from(payment: Payment) -> engine::Payment {
        match payment {
            Payment::Ink => engine::Payment::Ink,
            Payment::Shift { onto } => engine::Payment::Shift(CardId(onto)),
            Payment::Sing { singer } => engine::Payment::Sing(CardId(singer)),
            Payment::SingTogether => engine::Payment::SingTogether,
            Payment::Free => engine::Payment::Free,
        }
    }
}

impl From<engine::Payment> for Payment {
    fn from(payment: engine::Payment) -> Payment {
        match payment {
            engine::Payment::Ink => Payment::Ink,
            engine::Payment::Shift(CardId(onto)) => Payment::Shift { onto },
            engine::Payment::Sing(CardId(singer)) => Payment::Sing { singer },
            engine::Payment::SingTogether => Payment::SingTogether,
            engine::Payment::Free => Payment::Free,
        }
    }
}

impl From<Variant> for engine::Variant {
    fn from(variant: Variant) -> engine::Variant {
        match variant {
            Variant::Constructed => engine::Variant::Constructed,
            Variant::Limited => engine::Variant::Limited,
            Variant::PackRush => engine::Variant::PackRush,
            Variant::Coconut => engine::Variant::Coconut,
        }
    }
}

impl From<engine::Variant> for Variant {
    fn from(variant: engine::Variant) -> Variant {
        match variant {
            engine::Variant::Constructed => Variant::Constructed,
            engine::Variant::Limited => Variant::Limited,
            engine::Variant::PackRush => Variant::PackRush,
            engine::Variant::Coconut => Variant::Coconut,
        }
    }
}

impl From<engine::DecisionKind> for DecisionKind {
    fn from(kind: engine::DecisionKind) -> DecisionKind {
        use engine::DecisionKind as E;
        match kind {
            E::Action => DecisionKind::Action,
            E::Mulligan => DecisionKind::Mulligan,
            E::Cards { picked, min, max } => {
                DecisionKind::Cards { picked, min, max: (max != u8::MAX).then_some(max) }
            }
            E::Player => DecisionKind::Player,
            E::May => DecisionKind::May,
            E::Option { n, ends } => DecisionKind::Option { n, ends },
            E::Number { min, max } => DecisionKind::Number { min, max, usual: max },
            E::Name => DecisionKind::Name,
            E::Trigger => DecisionKind::Trigger,
            E::Order { left } => DecisionKind::Order { left },
            E::Replacement => DecisionKind::Replacement,
        }
    }
}

impl From<engine::Zone> for Zone {
    fn from(zone: engine::Zone) -> Zone {
        match zone {
            engine::Zone::Deck => Zone::Deck,
            engine::Zone::Hand => Zone::Hand,
            engine::Zone::Discard => Zone::Discard,
            engine::Zone::Inkwell => Zone::Inkwell,
            engine::Zone::Play => Zone::Play,
            engine::Zone::Aside => Zone::Aside,
            engine::Zone::Resolving => Zone::Resolving,
            engine::Zone::Under => Zone::Under,
            // A leader never moves unless its player leaves the game.
            engine::Zone::Leader | engine::Zone::Gone => Zone::Gone,
        }
    }
}

/// The card of an event as sent to a seat; `None` if the seat doesn't see it.
fn seen(card: CardId) -> Option<u16> {
    card.is_some().then_some(card.0)
}

impl From<engine::EventKind> for What {
    /// Converts an event that was made for a seat.
    fn from(what: engine::EventKind) -> What {
        use engine::EventKind as E;
        match what {
            E::GameBegan { starter } => What::GameBegan { starter: starter.0 },
            E::Shuffled { seat } => What::Shuffled { seat: seat.0 },
            E::HandAltered { seat, cards } => What::HandAltered { seat: seat.0, cards },
            E::TurnBegan { seat, turn } => What::TurnBegan { seat: seat.0, turn },
            E::TurnEnded { seat } => What::TurnEnded { seat: seat.0 },
            E::Readied { card } => What::Readied { card: seen(card) },
            E::Exerted { card } => What::Exerted { card: seen(card) },
            E::Dried { card } => What::Dried { card: seen(card) },
            E::Drew { seat, card } => What::Drew { seat: seat.0, card: seen(card) },
            E::Inked { seat, card } => What::Inked { seat: seat.0, card: seen(card) },
            E::Paid { seat, ink } => What::Paid { seat: seat.0, ink },
            E::InkDrops { seat, n } => What::InkDrops { seat: seat.0, n },
            E::Played { seat, card, payment } => {
                let (by, with) = match payment {
                    engine::Payment::Ink => (PaidBy::Ink, None),
                    engine::Payment::Shift(base) => (PaidBy::Shift, seen(base)),
                    engine::Payment::Sing(singer) => (PaidBy::Sing, seen(singer)),
                    engine::Payment::SingTogether => (PaidBy::SingTogether, None),
                    engine::Payment::Free => (PaidBy::Free, None),
                };
                What::Played { seat: seat.0, card: seen(card), by, with }
            }
            E::Sang { card, song } => What::Sang { card: seen(card), song: seen(song) },
            E::Used { card, ability } => What::Used { card: seen(card), ability },
            E::Quested { card } => What::Quested { card: seen(card) },
            E::Challenged { by, target } => What::Challenged { by: seen(by), target: seen(target) },
            E::ChallengeEnded { by, target } => What::ChallengeEnded { by: seen(by), target: seen(target) },
            E::MovedTo { card, location } => What::MovedTo { card: seen(card), location: seen(location) },
            E::LoreGained { seat, n, .. } => What::LoreGained { seat: seat.0, n },
            E::LoreLost { seat, n, .. } => What::LoreLost { seat: seat.0, n },
            E::DamageDealt { card, n, .. } => What::DamageDealt { card: seen(card), n },
            E::DamagePut { card, n, .. } => What::DamagePut { card: seen(card), n },
            E::DamageRemoved { card, n } => What::DamageRemoved { card: seen(card), n },
            E::DamageMoved { from, to, n } => What::DamageMoved { from: seen(from), to: seen(to), n },
            E::BanishReplaced { card, by } => What::BanishReplaced { card: seen(card), by: seen(by) },
            E::DamageReplaced { card, by, .. } => What::DamageReplaced { card: seen(card), by: seen(by) },
            E::Banished { card } => What::Banished { card: seen(card) },
            E::Discarded { seat, card } => What::Discarded { seat: seat.0, card: seen(card) },
            E::Moved { card, def, from, to, .. } => {
                What::Moved { card: seen(card), face: def.map(|def| def.0), from: from.into(), to: to.into() }
            }
            E::PutUnder { card, host } => What::PutUnder { card: seen(card), host: seen(host) },
            E::Revealed { card, def } => What::Revealed { card: seen(card), face: def.0 },
            E::LookedAt { seat, cards, .. } => What::LookedAt { seat: seat.0, cards },
            E::NamedCard { seat, name } => What::NamedCard { seat: seat.0, name },
            E::Chose { seat, card } => What::Chose { seat: seat.0, card: seen(card) },
            E::Modified { card, .. } => What::Modified { card: seen(card) },
            E::EffectEnded { card, .. } => What::EffectEnded { card: seen(card) },
            E::TriggerAdded { seat, source, .. } => What::TriggerAdded { seat: seat.0, source: seen(source) },
            E::TriggerResolves { seat, source, .. } => {
                What::TriggerResolves { seat: seat.0, source: seen(source) }
            }
            E::Lost { seat } => What::Lost { seat: seat.0 },
            E::LeftGame { seat } => What::LeftGame { seat: seat.0 },
            E::Won { seat } => What::Won { seat: seat.0 },
            E::Drawn => What::Drawn,
            E::Saw { .. }
            | E::Answered { .. }
            | E::Prevented { .. }
            | E::DamageReduced { .. }
            | E::DrawSkipped { .. }
            | E::DropReplaced { .. }
            | E::EndDeclared { .. }
            | E::ShieldGone { .. }
            | E::CameToNothing { .. } => What::Told,
        }
    }
}

/// A seat's view of the game. Built from the engine's view alone, except for the costs in the seat's own
/// hand.
pub fn view(game: &Game, db: &CardDb, reader: Reader) -> View {
    let Reader { seat, language } = reader;
    let shown = game.view(db, seat);
    let mut sides: Vec<SideView> = shown.sides.iter().map(|one| side(one, language)).collect();
    if let Some(own) = sides.get_mut(seat.index()) {
        for card in &mut own.hand {
            card.cost = game.card_of_view(seat, CardId(card.id)).map(|id| game.ink_cost(db, id));
        }
    }
    let face = |source: CardId| game.card_of_view(seat, source).filter(|id| game.knows(db, seat, *id));
    View {
        viewer: seat.0,
        active: shown.active.0,
        turn: shown.turn,
        sides,
        bag: shown
            .bag
            .iter()
            .map(|(seat, source)| BagView {
                seat: seat.0,
                source: source.map(|id| id.0),
                face: source.and_then(face).map(|id| game.card(id).def.0),
            })
            .collect(),
    }
}

fn side(side: &engine::SideView, language: Language) -> SideView {
    let cards = |cards: &[engine::CardView]| cards.iter().map(|one| card(one, language)).collect();
    SideView {
        lore: side.lore,
        out: side.out,
        team: side.team,
        deck: side.deck,
        hand_count: side.hand_count,
        hand: cards(&side.hand),
        discard: cards(&side.discard),
        ready_ink: side.ready_ink,
        ink_drops: side.ink_drops,
        exerted_ink: side.exerted_ink,
        marketing: side.marketing,
        inked: side.inked,
        inkwell: cards(&side.inkwell),
        play: cards(&side.play),
        aside: cards(&side.aside),
        resolving: cards(&side.resolving),
        leader: side.leader.as_ref().map(|one| card(one, language)),
    }
}

fn card(card: &engine::CardView, language: Language) -> CardView {
    let keywords = card.keywords.iter();
    CardView {
        id: card.id.0,
        face: card.def.0,
        exerted: card.exerted,
        drying: card.drying,
        damage: card.damage,
        strength: card.strength,
        willpower: card.willpower,
        lore: card.lore,
        keywords: keywords.map(|kind| writers::keyword_name(language, kind).to_owned()).collect(),
        cost: None,
        at: card.at.map(|at| at.0),
        under: card
            .under_ids
            .iter()
            .zip(card.under.iter())
            .map(|(id, def)| UnderView { id: id.0, face: def.map(|DefId(face)| face) })
            .collect(),
    }
}
