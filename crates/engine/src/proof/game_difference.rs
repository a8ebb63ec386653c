//! Compares two games regardless of the numbers of their cards.

use crate::api::action::Payment;
use crate::api::ids::{CardId, CardRef};
use crate::program::Prohibitions;
use crate::state::frame::{DamageKind, Frame, Prompt};
use crate::state::{Card, Game, PendingChecks, StaleTraits, Traits, Zone};
use serde::{Deserialize, Serialize};
use std::fmt;
use wording::KeywordSet;

/// A part of the state in which two games differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum GameDifference {
    /// The number of players or cards, the teams, the variant, or the cards themselves.
    Table,
    Outcome,
    /// The active player, the turn number, the starting player, or the turns of each player.
    Turn,
    Lore,
    /// Players who have left, and ink.
    Players,
    /// The zone and order of cards.
    Zones,
    /// Damage, exerted, drying, location, use of abilities this turn.
    States,
    /// The cards that each player can see.
    Sight,
    /// Traits of cards in play, and the order of their abilities.
    Traits,
    /// The pending question and the frames below it.
    Question,
    Bag,
    /// Effects that last for a time.
    Lasting,
    /// Events of this turn that cards may ask for.
    Memory,
    /// The state of the random generator.
    Chance,
    /// Progress of a loop.
    Loop,
}

impl fmt::Display for GameDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameDifference::Table => "the players and cards of the game",
            GameDifference::Outcome => "how the game ended",
            GameDifference::Turn => "which turn it is, and whose",
            GameDifference::Lore => "lore",
            GameDifference::Players => "what the players did this turn, or who has left the game",
            GameDifference::Zones => "which cards are where",
            GameDifference::States => "the states of cards, such as damage or being exerted",
            GameDifference::Sight => "who knows which card",
            GameDifference::Traits => "the values and abilities of cards in play",
            GameDifference::Question => "the pending decision",
            GameDifference::Bag => "the abilities waiting in the bag",
            GameDifference::Lasting => "effects that last for a time",
            GameDifference::Memory => "what happened earlier this turn",
            GameDifference::Chance => "the results of shuffles and random choices to come",
            GameDifference::Loop => "the progress of a loop",
        })
    }
}

impl Game {
    /// The differences between this game and another. `twins` gives the number in the other game for each
    /// card of this one. Ignores only what no rule can ask for: the numbers themselves, how many times cards
    /// have changed zones, last known values that nothing refers to, and caches.
    pub fn differences(&self, other: &Game, twins: &[CardId]) -> Vec<GameDifference> {
        if !self.are_twins(other, twins) {
            return vec![GameDifference::Table];
        }
        let mut a = self.clone();
        a.renumber(twins);
        let mut b = other.clone();
        // A card that only one of the games refers to has last known values in that one alone; the reference
        // itself is the difference.
        let both: Vec<bool> = a.spoken_of().into_iter().zip(b.spoken_of()).map(|(a, b)| a && b).collect();
        a.tidy(&both);
        b.tidy(&both);
        a.compared_with(&b)
    }

    fn are_twins(&self, other: &Game, twins: &[CardId]) -> bool {
        let n = self.cards.len();
        let mut seen = vec![false; n];
        let one_to_one = twins
            .iter()
            .all(|twin| seen.get_mut(twin.index()).is_some_and(|seen| !std::mem::replace(seen, true)));
        let alike = |(card, twin): (&Card, &CardId)| {
            let other = other.card(*twin);
            (card.def, card.owner) == (other.def, other.owner)
        };
        other.cards.len() == n
            && twins.len() == n
            && one_to_one
            && self.cards.iter().zip(twins).all(alike)
            && self.players.len() == other.players.len()
            && self.players.iter().zip(&other.players).all(|(a, b)| (a.team, a.party) == (b.team, b.party))
            && (self.variant, self.rules, self.team_turns) == (other.variant, other.rules, other.team_turns)
    }

    /// Compares two games that have the same card numbers and are tidied.
    fn compared_with(&self, other: &Game) -> Vec<GameDifference> {
        let players = || self.players.iter().zip(&other.players);
        let cards = || self.cards.iter().zip(&other.cards);
        let place = |card: &Card| (card.zone, card.host, card.under, card.under_count, card.next, card.prev);
        let state = |card: &Card| {
            let flags = (card.exerted, card.drying, card.facedown, card.shifted, card.leaving);
            (card.damage, card.at, card.used, card.blame, card.stay, card.drops, flags)
        };
        let caches = |game: &Game| {
            let bits = (game.static_kinds, game.static_deps, game.listens, game.keywords, game.cants);
            (bits, game.granting, game.restless, game.has_locations, game.unchecked, game.stale)
        };
        let turn = |game: &Game| (game.active, game.starter, game.turn);
        let found = [
            (GameDifference::Outcome, self.outcome == other.outcome),
            (GameDifference::Turn, turn(self) == turn(other) && players().all(|(a, b)| a.turns == b.turns)),
            (GameDifference::Lore, players().all(|(a, b)| a.lore == b.lore)),
            (
                GameDifference::Players,
                players().all(|(a, b)| {
                    (a.out, a.inked, a.ready_ink, a.ink_drops) == (b.out, b.inked, b.ready_ink, b.ink_drops)
                }),
            ),
            (
                GameDifference::Zones,
                cards().all(|(a, b)| place(a) == place(b))
                    && players().all(|(a, b)| (a.lists, a.leader) == (b.lists, b.leader)),
            ),
            (GameDifference::States, cards().all(|(a, b)| state(a) == state(b))),
            (
                GameDifference::Sight,
                cards().all(|(a, b)| a.shown == b.shown)
                    && self.alias == other.alias
                    && self.open_tops == other.open_tops
                    && self.checking == other.checking,
            ),
            (
                GameDifference::Traits,
                self.traits == other.traits
                    && self.ghosts == other.ghosts
                    && self.gained == other.gained
                    && self.speakers == other.speakers
                    && caches(self) == caches(other),
            ),
            (
                GameDifference::Question,
                self.frames == other.frames && self.picked == other.picked && self.packets == other.packets,
            ),
            (GameDifference::Bag, self.bag == other.bag),
            (GameDifference::Lasting, self.timed == other.timed),
            (GameDifference::Memory, self.memory == other.memory),
            (GameDifference::Chance, self.chance == other.chance),
            (GameDifference::Loop, self.loops == other.loops && self.loop_over == other.loop_over),
        ];
        let differences: Vec<GameDifference> =
            found.into_iter().filter(|(_, same)| !same).map(|(difference, _)| difference).collect();
        debug_assert_eq!(differences.is_empty(), self == other, "every part of a game is compared");
        differences
    }

    /// Renumbers the cards.
    fn renumber(&mut self, twins: &[CardId]) {
        let new = |id: &mut CardId| {
            if let Some(twin) = twins.get(id.index()) {
                *id = *twin;
            }
        };
        self.mentions(|mention| match mention {
            CardMention::Card(id) => new(id),
            CardMention::Life(card) | CardMention::Remembered(card) => new(&mut card.id),
        });
        let (cards, traits, alias) = (self.cards.clone(), self.traits.clone(), self.alias.clone());
        let n = cards.len();
        for (old, twin) in twins.iter().enumerate() {
            let card = &mut self.cards[twin.index()];
            *card = cards[old];
            for id in [
                &mut card.at,
                &mut card.host,
                &mut card.under,
                &mut card.blame,
                &mut card.next,
                &mut card.prev,
            ] {
                new(id);
            }
            self.traits[twin.index()] = traits[old];
            for seat in 0..self.players.len() {
                self.alias[seat * n + twin.index()] = alias[seat * n + old];
            }
        }
        for list in self.players.iter_mut().flat_map(|player| &mut player.lists) {
            new(&mut list.first);
            new(&mut list.last);
        }
        self.players.iter_mut().for_each(|player| new(&mut player.leader));
        self.gained.iter_mut().for_each(|gained| new(&mut gained.card));
        self.ghosts.iter_mut().for_each(|ghost| new(&mut ghost.card.id));
        self.speakers.iter_mut().for_each(new);
        if let StaleTraits::Card(id) = &mut self.stale {
            new(id);
        }
    }

    /// For each card whether something refers to it whose last known values a rule can ask for.
    fn spoken_of(&mut self) -> Vec<bool> {
        let mut spoken_of = vec![false; self.cards.len()];
        self.mentions(|mention| {
            let id = match mention {
                CardMention::Card(id) => *id,
                CardMention::Life(card) => card.id,
                // A remembered card that has changed zones is judged by its printed values.
                CardMention::Remembered(_) => return,
            };
            if let Some(spoken_of) = spoken_of.get_mut(id.index()) {
                *spoken_of = true;
            }
        });
        spoken_of
    }

    /// Removes everything that no rule can ask for.
    fn tidy(&mut self, spoken_of: &[bool]) {
        let lives: Vec<u16> = self.cards.iter().map(|card| card.life).collect();
        // The count of zone changes only matters for whether it is still the same card.
        self.mentions(|mention| match mention {
            CardMention::Card(_) => {}
            CardMention::Life(card) => {
                if let Some(life) = lives.get(card.id.index()) {
                    card.life = card.life.wrapping_sub(*life);
                }
            }
            CardMention::Remembered(card) => {
                let now = lives.get(card.id.index()) == Some(&card.life);
                card.life = u16::from(!now);
            }
        });
        for (i, card) in self.cards.iter_mut().enumerate() {
            // 6.7.6: only references to a card ask for its last known values.
            if card.zone != Zone::Play && !spoken_of[i] {
                self.traits[i] = Traits::default();
                card.stay = Card::NEVER;
                card.shifted = false;
                card.drops = 0;
            }
            if card.stay != Card::NEVER {
                card.stay = card.stay.wrapping_sub(card.life);
            }
            card.life = 0;
            // Only references to a card that left play ask for the cards that were under it.
            if card.zone == Zone::Discard && !spoken_of.get(card.host.index()).is_some_and(|spoken| *spoken) {
                card.host = CardId::NONE;
            }
        }
        for ghost in &mut self.ghosts {
            ghost.card.life = ghost.card.life.wrapping_sub(lives[ghost.card.id.index()]);
        }
        self.ghosts.retain(|ghost| spoken_of[ghost.card.id.index()]);
        // These hints are only caches: what to check again, and which keywords and bans to look for.
        self.unchecked = PendingChecks::NONE;
        (self.keywords, self.cants) = (KeywordSet::NONE, Prohibitions::NONE);
        let in_play = self.cards.iter().zip(&self.traits).filter(|(card, _)| card.zone == Zone::Play);
        for (_, traits) in in_play {
            self.keywords.add_all(traits.keywords);
            self.cants |= traits.cant;
        }
        // Only whether a player has a number for a card matters: that means it is visible.
        self.alias.iter_mut().for_each(|alias| *alias = u16::from(*alias != 0));
        self.players.iter_mut().for_each(|player| player.next_alias = 0);
        // The order of cards that gained something does not matter.
        self.gained.sort_by_key(|gained| gained.card);
    }

    /// Calls `f` with every reference to a card, except in zones, places and indexes.
    fn mentions(&mut self, mut f: impl FnMut(CardMention<'_>)) {
        for frame in &mut self.frames {
            match frame {
                Frame::Setup { .. } | Frame::Turn(_) | Frame::Settle { .. } | Frame::Damage { .. } => {}
                Frame::Play(playing) => {
                    f(CardMention::Card(&mut playing.card));
                    in_payment(&mut playing.payment, &mut f);
                    if playing.second.is_some() {
                        f(CardMention::Card(&mut playing.second));
                    }
                }
                Frame::Challenge { by, target, .. } => {
                    f(CardMention::Life(by));
                    f(CardMention::Life(target));
                }
                Frame::Effect(effect) => {
                    f(CardMention::Life(&mut effect.source));
                    f(CardMention::Life(&mut effect.subject));
                    f(CardMention::Life(&mut effect.object));
                }
                Frame::ActionDone(card) | Frame::ActionToBottom(card) => f(CardMention::Card(card)),
                Frame::Drops(coming) => coming.met.cards_mut().for_each(|card| f(CardMention::Card(card))),
                Frame::Spend { action, .. } => {
                    action.cards_mut().into_iter().flatten().for_each(|card| f(CardMention::Card(card)));
                }
                Frame::Ask(ask) => match ask {
                    Prompt::Singers { song, .. } => f(CardMention::Card(song)),
                    Prompt::Replacement { banished, .. } => f(CardMention::Life(banished)),
                    Prompt::Main
                    | Prompt::Mulligan { .. }
                    | Prompt::Pick { .. }
                    | Prompt::May { .. }
                    | Prompt::EnterExerted { .. }
                    | Prompt::Option { .. }
                    | Prompt::Number { .. }
                    | Prompt::Player { .. }
                    | Prompt::Players { .. }
                    | Prompt::Name { .. }
                    | Prompt::Partner { .. }
                    | Prompt::Drops { .. }
                    | Prompt::Trigger { .. }
                    | Prompt::Order { .. } => {}
                },
            }
        }
        for entry in &mut self.bag {
            f(CardMention::Life(&mut entry.source));
            f(CardMention::Life(&mut entry.subject));
            f(CardMention::Life(&mut entry.object));
        }
        for timed in &mut self.timed {
            f(CardMention::Life(&mut timed.on));
            f(CardMention::Card(&mut timed.source));
        }
        for picked in &mut self.picked {
            f(CardMention::Life(&mut picked.card));
        }
        for packet in &mut self.packets {
            f(CardMention::Life(&mut packet.target));
            f(CardMention::Life(&mut packet.by));
            if let DamageKind::Moved(from) = &mut packet.harm {
                f(CardMention::Card(from));
            }
            packet.used.cards_mut().for_each(|card| f(CardMention::Card(card)));
        }
        for memory in &mut self.memory {
            f(CardMention::Remembered(&mut memory.card));
        }
        if let Some(action) = &mut self.loop_over {
            action.cards_mut().into_iter().flatten().for_each(|card| f(CardMention::Card(card)));
        }
    }
}

/// A reference to a card.
enum CardMention<'a> {
    Card(&'a mut CardId),
    /// To a card that did something this turn.
    Remembered(&'a mut CardRef),
    /// To a card during one stay in a zone.
    Life(&'a mut CardRef),
}

fn in_payment(payment: &mut Payment, f: &mut impl FnMut(CardMention<'_>)) {
    match payment {
        Payment::Shift(card) | Payment::Sing(card) => f(CardMention::Card(card)),
        Payment::Ink | Payment::SingTogether | Payment::Free => {}
    }
}
