//! Conversions between the engine's types and the protocol's.

use crate::protocol::{
    BagAbility, CardUnder, CardZone, GameVariant, PaymentKind, PlayerView, SeatAction, SeatDecisionKind,
    SeatEventKind, SeatPayment, SeatView, TableCard,
};
use crate::sentences::SeatReader;
use engine::{CardDb, CardId, DefId, Game, Seat};
use wording::{KeywordKind, Language};

impl From<SeatAction> for engine::Action {
    fn from(action: SeatAction) -> engine::Action {
        use engine::Action as E;
        match action {
            SeatAction::Ink { card } => E::Ink(CardId(card)),
            SeatAction::Play { card, payment } => E::Play(CardId(card), payment.into()),
            SeatAction::Quest { card } => E::Quest(CardId(card)),
            SeatAction::Challenge { card, target } => E::Challenge(CardId(card), CardId(target)),
            SeatAction::Move { card, to } => E::Move(CardId(card), CardId(to)),
            SeatAction::Use { card, ability } => E::Use(CardId(card), ability),
            SeatAction::EndTurn => E::EndTurn,
            SeatAction::Card { card } => E::Card(CardId(card)),
            SeatAction::Done => E::Done,
            SeatAction::Yes => E::Yes,
            SeatAction::No => E::No,
            SeatAction::Option { n } => E::Option(n),
            SeatAction::Number { n } => E::Number(n),
            SeatAction::Player { seat } => E::Player(Seat(seat)),
            SeatAction::Name { n } => E::Name(n),
            SeatAction::Trigger { n } => E::Trigger(n),
            SeatAction::Replacement { card, nth } => E::Replacement(CardId(card), nth),
            SeatAction::Concede { seat } => E::Concede(Seat(seat)),
        }
    }
}

impl From<engine::Action> for SeatAction {
    fn from(action: engine::Action) -> SeatAction {
        use engine::Action as E;
        match action {
            E::Ink(CardId(card)) => SeatAction::Ink { card },
            E::Play(CardId(card), payment) => SeatAction::Play { card, payment: payment.into() },
            E::Quest(CardId(card)) => SeatAction::Quest { card },
            E::Challenge(CardId(card), CardId(target)) => SeatAction::Challenge { card, target },
            E::Move(CardId(card), CardId(to)) => SeatAction::Move { card, to },
            E::Use(CardId(card), ability) => SeatAction::Use { card, ability },
            E::EndTurn => SeatAction::EndTurn,
            E::Card(CardId(card)) => SeatAction::Card { card },
            E::Done => SeatAction::Done,
            E::Yes => SeatAction::Yes,
            E::No => SeatAction::No,
            E::Option(n) => SeatAction::Option { n },
            E::Number(n) => SeatAction::Number { n },
            E::Player(Seat(seat)) => SeatAction::Player { seat },
            E::Name(n) => SeatAction::Name { n },
            E::Trigger(n) => SeatAction::Trigger { n },
            E::Replacement(CardId(card), nth) => SeatAction::Replacement { card, nth },
            E::Concede(Seat(seat)) => SeatAction::Concede { seat },
        }
    }
}

impl From<SeatPayment> for engine::Payment {
    fn from(payment: SeatPayment) -> engine::Payment {
        match payment {
            SeatPayment::Ink => engine::Payment::Ink,
            SeatPayment::Shift { onto } => engine::Payment::Shift(CardId(onto)),
            SeatPayment::Sing { singer } => engine::Payment::Sing(CardId(singer)),
            SeatPayment::SingTogether => engine::Payment::SingTogether,
            SeatPayment::Free => engine::Payment::Free,
        }
    }
}

impl From<engine::Payment> for SeatPayment {
    fn from(payment: engine::Payment) -> SeatPayment {
        match payment {
            engine::Payment::Ink => SeatPayment::Ink,
            engine::Payment::Shift(CardId(onto)) => SeatPayment::Shift { onto },
            engine::Payment::Sing(CardId(singer)) => SeatPayment::Sing { singer },
            engine::Payment::SingTogether => SeatPayment::SingTogether,
            engine::Payment::Free => SeatPayment::Free,
        }
    }
}

impl From<GameVariant> for engine::Variant {
    fn from(variant: GameVariant) -> engine::Variant {
        match variant {
            GameVariant::Constructed => engine::Variant::Constructed,
            GameVariant::Limited => engine::Variant::Limited,
            GameVariant::PackRush => engine::Variant::PackRush,
            GameVariant::Coconut => engine::Variant::Coconut,
        }
    }
}

impl From<engine::Variant> for GameVariant {
    fn from(variant: engine::Variant) -> GameVariant {
        match variant {
            engine::Variant::Constructed => GameVariant::Constructed,
            engine::Variant::Limited => GameVariant::Limited,
            engine::Variant::PackRush => GameVariant::PackRush,
            engine::Variant::Coconut => GameVariant::Coconut,
        }
    }
}

impl From<engine::DecisionKind> for SeatDecisionKind {
    fn from(kind: engine::DecisionKind) -> SeatDecisionKind {
        use engine::DecisionKind as E;
        match kind {
            E::Action => SeatDecisionKind::Action,
            E::Mulligan => SeatDecisionKind::Mulligan,
            E::Cards { picked, min, max } => {
                SeatDecisionKind::Cards { picked, min, max: (max != u8::MAX).then_some(max) }
            }
            E::Player => SeatDecisionKind::Player,
            E::May => SeatDecisionKind::May,
            E::Option { n, ends } => SeatDecisionKind::Option { n, ends },
            E::Number { min, max } => SeatDecisionKind::Number { min, max, usual: max },
            E::Name => SeatDecisionKind::Name,
            E::Trigger => SeatDecisionKind::Trigger,
            E::Order { left } => SeatDecisionKind::Order { left },
            E::Replacement => SeatDecisionKind::Replacement,
        }
    }
}

impl From<engine::Zone> for CardZone {
    fn from(zone: engine::Zone) -> CardZone {
        match zone {
            engine::Zone::Deck => CardZone::Deck,
            engine::Zone::Hand => CardZone::Hand,
            engine::Zone::Discard => CardZone::Discard,
            engine::Zone::Inkwell => CardZone::Inkwell,
            engine::Zone::Play => CardZone::Play,
            engine::Zone::Aside => CardZone::Aside,
            engine::Zone::Resolving => CardZone::Resolving,
            engine::Zone::Under => CardZone::Under,
            // A leader never moves unless its player leaves the game.
            engine::Zone::Leader | engine::Zone::Gone => CardZone::Gone,
        }
    }
}

/// The card of an event as sent to a seat; `None` if the seat doesn't see it.
fn seen(card: CardId) -> Option<u16> {
    card.is_some().then_some(card.0)
}

impl From<engine::EventKind> for SeatEventKind {
    /// Converts an event that was made for a seat.
    fn from(what: engine::EventKind) -> SeatEventKind {
        use engine::EventKind as E;
        match what {
            E::GameBegan { starter } => SeatEventKind::GameBegan { starter: starter.0 },
            E::Shuffled { seat } => SeatEventKind::Shuffled { seat: seat.0 },
            E::HandAltered { seat, cards } => SeatEventKind::HandAltered { seat: seat.0, cards },
            E::TurnBegan { seat, turn } => SeatEventKind::TurnBegan { seat: seat.0, turn },
            E::TurnEnded { seat } => SeatEventKind::TurnEnded { seat: seat.0 },
            E::Readied { card } => SeatEventKind::Readied { card: seen(card) },
            E::Exerted { card } => SeatEventKind::Exerted { card: seen(card) },
            E::Dried { card } => SeatEventKind::Dried { card: seen(card) },
            E::Drew { seat, card } => SeatEventKind::Drew { seat: seat.0, card: seen(card) },
            E::Inked { seat, card } => SeatEventKind::Inked { seat: seat.0, card: seen(card) },
            E::Paid { seat, ink } => SeatEventKind::Paid { seat: seat.0, ink },
            E::InkDrops { seat, n } => SeatEventKind::InkDrops { seat: seat.0, n },
            E::Played { seat, card, payment } => {
                let (by, with) = match payment {
                    engine::Payment::Ink => (PaymentKind::Ink, None),
                    engine::Payment::Shift(base) => (PaymentKind::Shift, seen(base)),
                    engine::Payment::Sing(singer) => (PaymentKind::Sing, seen(singer)),
                    engine::Payment::SingTogether => (PaymentKind::SingTogether, None),
                    engine::Payment::Free => (PaymentKind::Free, None),
                };
                SeatEventKind::Played { seat: seat.0, card: seen(card), by, with }
            }
            E::Sang { card, song } => SeatEventKind::Sang { card: seen(card), song: seen(song) },
            E::Used { card, ability } => SeatEventKind::Used { card: seen(card), ability },
            E::Quested { card } => SeatEventKind::Quested { card: seen(card) },
            E::Challenged { by, target } => SeatEventKind::Challenged { by: seen(by), target: seen(target) },
            E::ChallengeEnded { by, target } => {
                SeatEventKind::ChallengeEnded { by: seen(by), target: seen(target) }
            }
            E::MovedTo { card, location } => {
                SeatEventKind::MovedTo { card: seen(card), location: seen(location) }
            }
            E::LoreGained { seat, n, .. } => SeatEventKind::LoreGained { seat: seat.0, n },
            E::LoreLost { seat, n, .. } => SeatEventKind::LoreLost { seat: seat.0, n },
            E::DamageDealt { card, n, .. } => SeatEventKind::DamageDealt { card: seen(card), n },
            E::DamagePut { card, n, .. } => SeatEventKind::DamagePut { card: seen(card), n },
            E::DamageRemoved { card, n } => SeatEventKind::DamageRemoved { card: seen(card), n },
            E::DamageMoved { from, to, n } => {
                SeatEventKind::DamageMoved { from: seen(from), to: seen(to), n }
            }
            E::BanishReplaced { card, by } => {
                SeatEventKind::BanishReplaced { card: seen(card), by: seen(by) }
            }
            E::DamageReplaced { card, by, .. } => {
                SeatEventKind::DamageReplaced { card: seen(card), by: seen(by) }
            }
            E::Banished { card } => SeatEventKind::Banished { card: seen(card) },
            E::Discarded { seat, card } => SeatEventKind::Discarded { seat: seat.0, card: seen(card) },
            E::Moved { card, def, from, to, .. } => SeatEventKind::Moved {
                card: seen(card),
                face: def.map(|def| def.0),
                from: from.into(),
                to: to.into(),
            },
            E::PutUnder { card, host } => SeatEventKind::PutUnder { card: seen(card), host: seen(host) },
            E::Revealed { card, def } => SeatEventKind::Revealed { card: seen(card), face: def.0 },
            E::LookedAt { seat, cards, .. } => SeatEventKind::LookedAt { seat: seat.0, cards },
            E::NamedCard { seat, name } => SeatEventKind::NamedCard { seat: seat.0, name },
            E::Chose { seat, card } => SeatEventKind::Chose { seat: seat.0, card: seen(card) },
            E::Modified { card, .. } => SeatEventKind::Modified { card: seen(card) },
            E::EffectEnded { card, .. } => SeatEventKind::EffectEnded { card: seen(card) },
            E::TriggerAdded { seat, source, .. } => {
                SeatEventKind::TriggerAdded { seat: seat.0, source: seen(source) }
            }
            E::TriggerResolves { seat, source, .. } => {
                SeatEventKind::TriggerResolves { seat: seat.0, source: seen(source) }
            }
            E::Lost { seat } => SeatEventKind::Lost { seat: seat.0 },
            E::LeftGame { seat } => SeatEventKind::LeftGame { seat: seat.0 },
            E::Won { seat } => SeatEventKind::Won { seat: seat.0 },
            E::Drawn => SeatEventKind::Drawn,
            E::Saw { .. }
            | E::Answered { .. }
            | E::Prevented { .. }
            | E::DamageReduced { .. }
            | E::DrawSkipped { .. }
            | E::DropReplaced { .. }
            | E::EndDeclared { .. }
            | E::ShieldGone { .. }
            | E::CameToNothing { .. } => SeatEventKind::Told,
        }
    }
}

/// A seat's view of the game. Built from the engine's view alone, except for the costs in the seat's own
/// hand.
pub fn view(game: &Game, db: &CardDb, reader: SeatReader) -> SeatView {
    let SeatReader { seat, language } = reader;
    let shown = game.view(db, seat);
    let mut sides: Vec<PlayerView> = shown.sides.iter().map(|one| side(one, language)).collect();
    if let Some(own) = sides.get_mut(seat.index()) {
        for card in &mut own.hand {
            card.cost = game.card_of_view(seat, CardId(card.id)).map(|id| game.ink_cost(db, id));
        }
    }
    let face = |source: CardId| game.card_of_view(seat, source).filter(|id| game.knows(db, seat, *id));
    SeatView {
        viewer: seat.0,
        active: shown.active.0,
        turn: shown.turn,
        sides,
        bag: shown
            .bag
            .iter()
            .map(|(seat, source)| BagAbility {
                seat: seat.0,
                source: source.map(|id| id.0),
                face: source.and_then(face).map(|id| game.card(id).def.0),
            })
            .collect(),
    }
}

fn side(side: &engine::SideView, language: Language) -> PlayerView {
    let cards = |cards: &[engine::CardView]| cards.iter().map(|one| card(one, language)).collect();
    let faceup = side.deck_known.iter().filter(|known| known.from_top == 0);
    PlayerView {
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
        deck_top: faceup.map(|known| card(&known.card, language)).collect(),
        resolving: cards(&side.resolving),
        leader: side.leader.as_ref().map(|one| card(one, language)),
    }
}

/// A keyword with the number that it has now (8.1.2).
fn keyword(language: Language, kind: KeywordKind, count: u8) -> String {
    let name = writers::keyword_name(language, kind);
    match count {
        0 => name.to_owned(),
        n if kind.adds_up() => format!("{name} +{n}"),
        n => format!("{name} {n}"),
    }
}

fn card(card: &engine::CardView, language: Language) -> TableCard {
    let keywords = card.keywords.iter();
    TableCard {
        id: card.id.0,
        face: card.def.0,
        exerted: card.exerted,
        drying: card.drying,
        damage: card.damage,
        strength: card.strength,
        willpower: card.willpower,
        lore: card.lore,
        keywords: keywords.map(|kind| keyword(language, kind, card.counts.of(kind))).collect(),
        cost: None,
        at: card.at.map(|at| at.0),
        under: card
            .under_ids
            .iter()
            .zip(card.under.iter())
            .map(|(id, def)| CardUnder { id: id.0, face: def.map(|DefId(face)| face) })
            .collect(),
    }
}
