//! Whether two games are in the same position, whatever numbers their cards have.

use crate::api::action::Payment;
use crate::api::ids::{CardId, CardRef};
use crate::program::Cant;
use crate::state::frame::{Ask, Frame, Harm};
use crate::state::{Card, Game, Stale, Traits, Unchecked, Zone};
use serde::{Deserialize, Serialize};
use std::fmt;
use wording::KeywordSet;

/// In what two games differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Difference {
    /// Another number of players or of cards, other teams, another variant, or cards that are not each other's twins.
    Table,
    Outcome,
    /// Whose turn it is, its number, who began and how many turns everyone has had.
    Turn,
    Lore,
    /// Who is out of the game, what was inked this turn.
    Players,
    /// Which cards are where, in which order.
    Zones,
    /// Damage, what is exerted, drying, at a location, under a card or used this turn.
    States,
    /// Who knows which card.
    Sight,
    /// What the cards in play are like, and in which order their abilities speak.
    Traits,
    /// What is asked and what the game is in the middle of.
    Question,
    Bag,
    /// Effects that last for a time.
    Lasting,
    /// What happened this turn, where cards may ask for it.
    Memory,
    /// What chance will bring.
    Chance,
    /// How far a loop has come.
    Loop,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difference::Table => "the players and cards of the game",
            Difference::Outcome => "how the game ended",
            Difference::Turn => "whose turn it is and which",
            Difference::Lore => "lore",
            Difference::Players => "what the players did this turn or who is out of the game",
            Difference::Zones => "which cards are where",
            Difference::States => "the states of cards, such as damage or being exerted",
            Difference::Sight => "who knows which card",
            Difference::Traits => "the values and abilities of cards in play",
            Difference::Question => "what is to be decided",
            Difference::Bag => "the abilities waiting in the bag",
            Difference::Lasting => "effects that last for a time",
            Difference::Memory => "what happened earlier this turn",
            Difference::Chance => "what shuffles and random choices will bring",
            Difference::Loop => "how far a loop has come",
        })
    }
}

impl Game {
    /// In what this game differs from another, `twins` giving for each of its cards, by number, that card's number in the other.
    /// Nothing is overlooked but what no rule can ask for: the numbers themselves, how often a card changed zones before, the last
    /// values of cards out of play that nothing in the game speaks of, and what is kept to save time.
    pub fn differences(&self, other: &Game, twins: &[CardId]) -> Vec<Difference> {
        if !self.are_twins(other, twins) {
            return vec![Difference::Table];
        }
        let mut a = self.clone();
        a.renumber(twins);
        a.tidy();
        let mut b = other.clone();
        b.tidy();
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

    /// Both with the same numbers, and tidied.
    fn compared_with(&self, other: &Game) -> Vec<Difference> {
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
            (Difference::Outcome, self.outcome == other.outcome),
            (Difference::Turn, turn(self) == turn(other) && players().all(|(a, b)| a.turns == b.turns)),
            (Difference::Lore, players().all(|(a, b)| a.lore == b.lore)),
            (
                Difference::Players,
                players().all(|(a, b)| {
                    (a.out, a.inked, a.ready_ink, a.ink_drops) == (b.out, b.inked, b.ready_ink, b.ink_drops)
                }),
            ),
            (
                Difference::Zones,
                cards().all(|(a, b)| place(a) == place(b))
                    && players().all(|(a, b)| (a.lists, a.leader) == (b.lists, b.leader)),
            ),
            (Difference::States, cards().all(|(a, b)| state(a) == state(b))),
            (
                Difference::Sight,
                cards().all(|(a, b)| a.shown == b.shown)
                    && self.alias == other.alias
                    && self.open_tops == other.open_tops,
            ),
            (
                Difference::Traits,
                self.traits == other.traits
                    && self.ghosts == other.ghosts
                    && self.gained == other.gained
                    && self.speakers == other.speakers
                    && caches(self) == caches(other),
            ),
            (
                Difference::Question,
                self.frames == other.frames && self.picked == other.picked && self.packets == other.packets,
            ),
            (Difference::Bag, self.bag == other.bag),
            (Difference::Lasting, self.timed == other.timed),
            (Difference::Memory, self.memory == other.memory),
            (Difference::Chance, self.chance == other.chance),
            (Difference::Loop, self.loops == other.loops && self.loop_over == other.loop_over),
        ];
        let differences: Vec<Difference> =
            found.into_iter().filter(|(_, same)| !same).map(|(difference, _)| difference).collect();
        debug_assert_eq!(differences.is_empty(), self == other, "every part of a game is compared");
        differences
    }

    /// Gives each card another number.
    fn renumber(&mut self, twins: &[CardId]) {
        let new = |id: &mut CardId| {
            if let Some(twin) = twins.get(id.index()) {
                *id = *twin;
            }
        };
        self.mentions(|mention| match mention {
            Mention::Card(id) => new(id),
            Mention::Life(card) | Mention::Remembered(card) => new(&mut card.id),
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
        if let Stale::Card(id) = &mut self.stale {
            new(id);
        }
    }

    /// Takes away what no rule can ask for.
    fn tidy(&mut self) {
        let lives: Vec<u16> = self.cards.iter().map(|card| card.life).collect();
        let mut spoken_of = vec![false; self.cards.len()];
        // How often a card changed zones tells only whether it is still the same card.
        self.mentions(|mention| {
            let id = match mention {
                Mention::Card(id) => *id,
                Mention::Life(card) => {
                    if let Some(life) = lives.get(card.id.index()) {
                        card.life = card.life.wrapping_sub(*life);
                    }
                    card.id
                }
                // What is remembered of a card that is another one now is judged by what was printed on it.
                Mention::Remembered(card) => {
                    let now = lives.get(card.id.index()) == Some(&card.life);
                    card.life = u16::from(!now);
                    return;
                }
            };
            if let Some(spoken_of) = spoken_of.get_mut(id.index()) {
                *spoken_of = true;
            }
        });
        for (i, card) in self.cards.iter_mut().enumerate() {
            // 6.7.6: the last values of a card are asked for by what speaks of it.
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
            // Cards that lay under a card which left play are asked for while something speaks of that card.
            if card.zone == Zone::Discard && !spoken_of.get(card.host.index()).is_some_and(|spoken| *spoken) {
                card.host = CardId::NONE;
            }
        }
        for ghost in &mut self.ghosts {
            ghost.card.life = ghost.card.life.wrapping_sub(lives[ghost.card.id.index()]);
        }
        self.ghosts.retain(|ghost| spoken_of[ghost.card.id.index()]);
        // What may have to be looked at, and is found to be in order: caution, and no part of the position.
        self.unchecked = Unchecked::NONE;
        (self.keywords, self.cants) = (KeywordSet::NONE, Cant::NONE);
        let in_play = self.cards.iter().zip(&self.traits).filter(|(card, _)| card.zone == Zone::Play);
        for (_, traits) in in_play {
            self.keywords.add_all(traits.keywords);
            self.cants |= traits.cant;
        }
        // A player's number for a card says that it is in sight, and no more.
        self.alias.iter_mut().for_each(|alias| *alias = u16::from(*alias != 0));
        self.players.iter_mut().for_each(|player| player.next_alias = 0);
        // Which card comes first among those that gained something is nobody's affair.
        self.gained.sort_by_key(|gained| gained.card);
    }

    /// Calls `f` with every card that anything but zones, places and indexes speaks of.
    fn mentions(&mut self, mut f: impl FnMut(Mention<'_>)) {
        for frame in &mut self.frames {
            match frame {
                Frame::Setup { .. } | Frame::Turn(_) | Frame::Settle { .. } | Frame::Damage { .. } => {}
                Frame::Play(playing) => {
                    f(Mention::Card(&mut playing.card));
                    in_payment(&mut playing.payment, &mut f);
                    if playing.second.is_some() {
                        f(Mention::Card(&mut playing.second));
                    }
                }
                Frame::Challenge { by, target, .. } => {
                    f(Mention::Life(by));
                    f(Mention::Life(target));
                }
                Frame::Effect(effect) => {
                    f(Mention::Life(&mut effect.source));
                    f(Mention::Life(&mut effect.subject));
                    f(Mention::Life(&mut effect.object));
                }
                Frame::ActionDone(card) | Frame::ActionToBottom(card) => f(Mention::Card(card)),
                Frame::Drops(coming) => coming.met.cards_mut().for_each(|card| f(Mention::Card(card))),
                Frame::Spend { action, .. } => {
                    action.cards_mut().into_iter().flatten().for_each(|card| f(Mention::Card(card)));
                }
                Frame::Ask(ask) => match ask {
                    Ask::Singers { song, .. } => f(Mention::Card(song)),
                    Ask::Replacement { banished, .. } => f(Mention::Life(banished)),
                    Ask::Main
                    | Ask::Mulligan { .. }
                    | Ask::Pick { .. }
                    | Ask::May { .. }
                    | Ask::EnterExerted { .. }
                    | Ask::Option { .. }
                    | Ask::Number { .. }
                    | Ask::Player { .. }
                    | Ask::Players { .. }
                    | Ask::Name { .. }
                    | Ask::Partner { .. }
                    | Ask::Drops { .. }
                    | Ask::Trigger { .. }
                    | Ask::Order { .. } => {}
                },
            }
        }
        for entry in &mut self.bag {
            f(Mention::Life(&mut entry.source));
            f(Mention::Life(&mut entry.subject));
            f(Mention::Life(&mut entry.object));
        }
        for timed in &mut self.timed {
            f(Mention::Life(&mut timed.on));
            f(Mention::Card(&mut timed.source));
        }
        for picked in &mut self.picked {
            f(Mention::Life(&mut picked.card));
        }
        for packet in &mut self.packets {
            f(Mention::Life(&mut packet.target));
            f(Mention::Life(&mut packet.by));
            if let Harm::Moved(from) = &mut packet.harm {
                f(Mention::Card(from));
            }
            packet.used.cards_mut().for_each(|card| f(Mention::Card(card)));
        }
        for memory in &mut self.memory {
            f(Mention::Remembered(&mut memory.card));
        }
        if let Some(action) = &mut self.loop_over {
            action.cards_mut().into_iter().flatten().for_each(|card| f(Mention::Card(card)));
        }
    }
}

/// A card that something speaks of.
enum Mention<'a> {
    Card(&'a mut CardId),
    /// As one that did something this turn.
    Remembered(&'a mut CardRef),
    /// As it was at one time.
    Life(&'a mut CardRef),
}

fn in_payment(payment: &mut Payment, f: &mut impl FnMut(Mention<'_>)) {
    match payment {
        Payment::Shift(card) | Payment::Sing(card) => f(Mention::Card(card)),
        Payment::Ink | Payment::SingTogether | Payment::Free => {}
    }
}
