//! The value of a position by hand-made features.

use crate::weights::Weights;
use engine::program::Prohibitions;
use engine::{CardDb, CardId, Game, Outcome, Seat, Traits, Zone};
use wording::{CardType, KeywordKind};

/// The value of a win, higher than that of any open position. Earlier wins count more.
pub(crate) const WON: f32 = 1_000.0;

/// The size of a full hand.
const FULL_HAND: usize = 7;

/// A smaller deck may run out soon (1.8.1.2).
const FEW_CARDS: usize = 4;

/// The value of a position for a player: above 0 if it is better for that player's side than for the others.
///
/// It counts each player's lore, cards, ink and cards in play. Characters that a challenge could banish
/// before they ready count for less. The result is the mean over the player's team minus the mean over the
/// opponents.
pub fn value(game: &Game, db: &CardDb, weights: &Weights, seat: Seat) -> f32 {
    match game.outcome() {
        Some(Outcome::Won { .. }) => {
            let sign = if game.has_won(seat) { 1.0 } else { -1.0 };
            return sign * (WON - f32::from(game.turn().min(500)));
        }
        Some(Outcome::Draw { .. }) => return 0.0,
        None => {}
    }
    let mut sums = [0.0; 2];
    let mut counts = [0.0f32; 2];
    for other in game.seats() {
        let against = usize::from(game.are_opponents(seat, other));
        // A player who is out counts as one without anything.
        if !game.player(other).out {
            let hand = hand(game, db, weights, other);
            sums[against] += side(game, db, weights, other, hand);
        }
        counts[against] += 1.0;
    }
    sums[0] / counts[0].max(1.0) - sums[1] / counts[1].max(1.0)
}

/// The value of one side; `held` is that of the hand.
fn side(game: &Game, db: &CardDb, w: &Weights, seat: Seat, held: f32) -> f32 {
    let player = game.player(seat);
    let goal = f32::from(game.variant().lore_to_win());
    let lore = f32::from(player.lore);
    let mut sum = w.lore * lore + w.lore_late * lore * lore / (2.0 * goal);
    sum += inkwell(game, w, seat) + held;
    let mut gain = 0.0;
    for id in game.zone(seat, Zone::Play) {
        let (worth, quest) = in_play(game, db, w, seat, id);
        sum += worth;
        gain += quest;
    }
    let missing = (goal - lore).max(1.0);
    sum += w.race * (gain / missing).min(1.0);
    if gain >= missing {
        sum += w.lethal;
    }
    if game.count(seat, Zone::Deck) < FEW_CARDS {
        sum -= w.deck_out;
    }
    sum
}

fn inkwell(game: &Game, w: &Weights, seat: Seat) -> f32 {
    let ink = game.count(seat, Zone::Inkwell) as f32;
    w.ink * ink.min(w.ink_enough) + w.ink_beyond * (ink - w.ink_enough).max(0.0)
}

fn hand(game: &Game, db: &CardDb, w: &Weights, seat: Seat) -> f32 {
    let ink = game.count(seat, Zone::Inkwell) as f32;
    let mut sum = 0.0;
    for (n, id) in game.zone(seat, Zone::Hand).enumerate() {
        let cost = f32::from(db.def(game.card(id).def).cost);
        let card = if n < FULL_HAND { w.card } else { w.card_beyond };
        sum += (card + w.card_cost * cost - w.card_far * (cost - ink).max(0.0)).max(0.0);
    }
    sum
}

/// The value of a card in play, and the lore it can gain in a turn.
fn in_play(game: &Game, db: &CardDb, w: &Weights, seat: Seat, id: CardId) -> (f32, f32) {
    let card = game.card(id);
    let def = db.def(card.def);
    let traits = game.traits(id);
    let lore = f32::from(traits.lore.max(0));
    let left = f32::from(traits.willpower - card.damage as i16).max(0.0);
    match def.kind {
        CardType::Character => {
            let quest = if can_quest(traits) { lore } else { 0.0 };
            let mut worth = w.character
                + w.strength * f32::from(traits.strength.max(0))
                + w.willpower * left
                + w.quest * quest
                + w.cost * f32::from(def.cost)
                + w.resist * f32::from(traits.count(KeywordKind::Resist));
            if !def.listens.is_empty() || !def.statics.is_empty() || !def.activated.is_empty() {
                worth += w.ability;
            }
            for (keyword, weight) in [
                (KeywordKind::Bodyguard, w.bodyguard),
                (KeywordKind::Evasive, w.evasive),
                (KeywordKind::Reckless, w.reckless),
                (KeywordKind::Support, w.support),
                (KeywordKind::Vanish, w.vanish),
                (KeywordKind::Ward, w.ward),
            ] {
                if traits.has(keyword) {
                    worth += weight;
                }
            }
            if card.drying {
                worth -= w.drying;
            }
            let exposed = if card.exerted { exposure(game, db, w, seat, id) } else { 0.0 };
            (worth * (1.0 - exposed), quest * (1.0 - exposed))
        }
        CardType::Location => (w.location + w.location_lore * lore + w.location_willpower * left, lore),
        CardType::Item | CardType::Action => (w.item + w.item_cost * f32::from(def.cost), 0.0),
    }
}

pub(crate) fn can_quest(traits: &Traits) -> bool {
    !traits.has(KeywordKind::Reckless) && !traits.cant.has(Prohibitions::QUEST)
}

/// Whether a challenger could banish an exerted character before it readies.
#[derive(Clone, Copy, Debug)]
enum BanishRisk {
    /// Only by challengers that would be banished, too.
    Traded,
    Exposed,
}

/// The share of an exerted character's value that is in danger.
fn exposure(game: &Game, db: &CardDb, w: &Weights, seat: Seat, id: CardId) -> f32 {
    let mut worst = 0.0f32;
    each_danger(game, db, seat, id, |danger| {
        worst = worst.max(match danger {
            BanishRisk::Traded => w.traded,
            BanishRisk::Exposed => w.exposed,
        });
    });
    worst.clamp(0.0, 1.0)
}

/// Calls `found` for each challenger that could banish the character.
fn each_danger(game: &Game, db: &CardDb, seat: Seat, id: CardId, mut found: impl FnMut(BanishRisk)) {
    let traits = game.traits(id);
    if traits.cant.has(Prohibitions::BE_CHALLENGED) {
        return;
    }
    let left = traits.willpower - game.card(id).damage as i16;
    for other in game.seats().filter(|other| game.are_opponents(seat, *other)) {
        let now = game.is_active(other);
        for by in game.zone(other, Zone::Play) {
            let card = game.card(by);
            let challenger = game.traits(by);
            // Only ready characters challenge in their own turn; before it, count all that will be ready.
            let able = !now || !card.exerted && (!card.drying || challenger.has(KeywordKind::Rush));
            let character = db.def(card.def).kind == CardType::Character;
            if !able
                || !challenger.reaches(traits)
                || !character
                || challenger.cant.has(Prohibitions::CHALLENGE)
            {
                continue;
            }
            let dealt = challenger.strength + i16::from(challenger.count(KeywordKind::Challenger))
                - i16::from(traits.count(KeywordKind::Resist));
            if dealt < left {
                continue;
            }
            let back = traits.strength - i16::from(challenger.count(KeywordKind::Resist));
            let dies = back >= challenger.willpower - card.damage as i16;
            found(if dies { BanishRisk::Traded } else { BanishRisk::Exposed });
        }
    }
}
