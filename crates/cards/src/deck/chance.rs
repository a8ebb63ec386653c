//! Exact chances of holding certain cards, for a well-shuffled deck.
//!
//! A player draws seven cards (2.2.1.4), may put any of them on the bottom of the deck and draw as many
//! (2.2.2.1), shuffles after doing so (2.2.2.3), and draws one card each turn, except that the first player
//! skips the first turn's draw (3.2.3.1). Card effects and playing cards are ignored: to hold a card by a
//! turn means to have seen it by that turn's Main Phase.

use super::Deck;
use crate::fold::fold;
use std::collections::BTreeMap;
use thiserror::Error;

/// The number of cards in an opening hand (2.2.1.4).
pub const OPENING_HAND: u32 = 7;

/// The most different cards in one query.
pub const MOST_WANTED: usize = 6;

/// The last turn a query may ask about.
pub const LAST_TURN: u32 = 50;

/// Which player takes the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnOrder {
    /// The player in question, who doesn't draw in the first turn.
    First,
    Second,
}

impl TurnOrder {
    pub const BOTH: [TurnOrder; 2] = [TurnOrder::First, TurnOrder::Second];

    /// The number of cards drawn by the Main Phase of the player's given turn, without
    /// the opening hand (3.2.3.1).
    fn draws(self, turn: u32) -> u32 {
        match self {
            TurnOrder::First => turn.saturating_sub(1),
            TurnOrder::Second => turn,
        }
    }
}

/// Why a chance can't be computed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChanceError {
    #[error("\"{0}\" is not in the deck")]
    NotInDeck(String),
    #[error("the chance of holding {0} different cards can't be calculated; ask for at most {MOST_WANTED}")]
    TooManyCards(usize),
}

/// Cards that a player wants to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandGoal {
    deck: u32,
    /// The deck's copies of each card, or of all together if any of them will do.
    copies: Vec<u32>,
    /// How many of each are needed.
    least: u32,
}

/// The chance of holding the wanted cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandChance {
    /// If the opening hand is kept.
    pub kept: f64,
    /// If every card that is not wanted is altered (2.2.2).
    pub altered: f64,
}

impl HandGoal {
    /// At least `least` copies of each of these cards.
    pub fn each(deck: &Deck, cards: &[String], least: u32) -> Result<HandGoal, ChanceError> {
        let mut names: Vec<String> = Vec::new();
        let mut copies = Vec::new();
        for card in cards {
            let name = fold(card);
            if names.contains(&name) {
                continue;
            }
            let of_name = deck.entries.iter().filter(|(_, full_name)| fold(full_name) == name);
            match of_name.map(|(count, _)| u32::from(*count)).sum() {
                0 => return Err(ChanceError::NotInDeck(card.clone())),
                count => copies.push(count),
            }
            names.push(name);
        }
        if copies.len() > MOST_WANTED {
            return Err(ChanceError::TooManyCards(copies.len()));
        }
        Ok(HandGoal { deck: deck.size(), copies, least })
    }

    /// At least `least` cards from these, in any combination.
    pub fn any(deck: &Deck, cards: &[String], least: u32) -> Result<HandGoal, ChanceError> {
        let each = HandGoal::each(deck, cards, least)?;
        Ok(HandGoal { copies: vec![each.copies.iter().sum()], ..each })
    }

    /// At least `least` cards of a kind, where the deck has `copies` cards of that kind.
    pub fn of_kind(deck: u32, copies: u32, least: u32) -> HandGoal {
        HandGoal { deck, copies: vec![copies], least }
    }

    /// The chance of holding the cards by the Main Phase of the player's given turn.
    pub fn by(&self, turn: u32, going: TurnOrder) -> HandChance {
        let hand = OPENING_HAND.min(self.deck);
        let draws = going.draws(turn.min(LAST_TURN)).min(self.deck - hand);
        let odds = DrawOdds::new(self.deck);
        HandChance { kept: self.kept(hand + draws, &odds), altered: self.altered(hand, draws, &odds) }
    }

    fn kept(&self, seen: u32, odds: &DrawOdds) -> f64 {
        odds.at_least(self.deck, &self.copies, &vec![self.least; self.copies.len()], seen)
    }

    fn altered(&self, hand: u32, draws: u32, odds: &DrawOdds) -> f64 {
        let under = self.deck - hand;
        // The chance of each number of wanted cards after altering the hand.
        let mut held: BTreeMap<Vec<u32>, f64> = BTreeMap::new();
        odds.each_draw(self.deck, &self.copies, hand, &mut |kept, chance| {
            let left: Vec<u32> = self.copies.iter().zip(kept).map(|(copies, kept)| copies - kept).collect();
            // Altered cards are drawn only if the deck runs out, and none of them is wanted.
            let again = (hand - kept.iter().sum::<u32>()).min(under);
            odds.each_draw(under, &left, again, &mut |found, further| {
                let total = kept.iter().zip(found).map(|(kept, found)| kept + found).collect();
                *held.entry(total).or_default() += chance * further;
            });
        });
        // The deck has its old size again, altered cards included, and is shuffled.
        let chances = held.iter().map(|(held, chance)| {
            let left: Vec<u32> = self.copies.iter().zip(held).map(|(copies, held)| copies - held).collect();
            let lacking: Vec<u32> = held.iter().map(|held| self.least.saturating_sub(*held)).collect();
            chance * odds.at_least(under, &left, &lacking, draws)
        });
        chances.sum()
    }
}

/// For each turn up to `turns`, the chance that a player who inks a card every turn has always had
/// one to ink so far (4.2.3): by each turn, the player has seen at least as many inkable cards as
/// turns. The opening hand is kept.
pub fn ink_every_turn(deck: u32, inkable: u32, turns: u32, going: TurnOrder) -> Vec<f64> {
    let hand = OPENING_HAND.min(deck);
    let odds = DrawOdds::new(deck);
    // For each number of inkable cards seen, its chance together with all turns so far having worked out.
    let mut seen: Vec<f64> = (0..=inkable).map(|hits| odds.exactly(deck, inkable, hand, hits)).collect();
    let mut drawn = hand;
    let mut chances = Vec::new();
    for turn in 1..=turns.min(LAST_TURN) {
        if going.draws(turn) > going.draws(turn - 1) && drawn < deck {
            let left = f64::from(deck - drawn);
            for hits in (0..=inkable).rev() {
                let place = hits as usize;
                let found =
                    if hits == 0 { 0.0 } else { seen[place - 1] * f64::from(inkable - (hits - 1)) / left };
                let missed = f64::from((deck - inkable).saturating_sub(drawn.saturating_sub(hits))) / left;
                seen[place] = seen[place] * missed + found;
            }
            drawn += 1;
        }
        seen.iter_mut().take(turn as usize).for_each(|chance| *chance = 0.0);
        chances.push(seen.iter().sum());
    }
    chances
}

/// Chances of drawing from a pool without replacement.
struct DrawOdds {
    /// Logarithms of 0!, 1!, 2! and so on, because the factorials themselves would overflow.
    ln_factorial: Vec<f64>,
}

impl DrawOdds {
    /// Prepares for pools of at most this many cards.
    fn new(largest: u32) -> DrawOdds {
        let mut ln_factorial = vec![0.0];
        let mut sum = 0.0;
        for n in 1..=largest {
            sum += f64::from(n).ln();
            ln_factorial.push(sum);
        }
        DrawOdds { ln_factorial }
    }

    /// The logarithm of the number of ways to choose `k` from `n`.
    fn ln_choose(&self, n: u32, k: u32) -> f64 {
        let ln_factorial = |n: u32| self.ln_factorial[n as usize];
        ln_factorial(n) - ln_factorial(k) - ln_factorial(n - k)
    }

    /// The chance of exactly `hits` marked cards among `drawn` cards from a pool of
    /// `pool`, `marked` of them marked.
    fn exactly(&self, pool: u32, marked: u32, drawn: u32, hits: u32) -> f64 {
        if hits > marked || hits > drawn || drawn - hits > pool - marked {
            return 0.0;
        }
        let ways = self.ln_choose(marked, hits) + self.ln_choose(pool - marked, drawn - hits);
        (ways - self.ln_choose(pool, drawn)).exp()
    }

    /// The chance of at least this many cards from each group. Groups don't share cards.
    fn at_least(&self, pool: u32, groups: &[u32], least: &[u32], drawn: u32) -> f64 {
        // From the last group to the first: for every number of cards drawn from the later groups and the
        // rest, the chance that they suffice.
        let mut behind = vec![1.0; drawn as usize + 1];
        let mut rest = pool - groups.iter().sum::<u32>();
        for (group, least) in groups.iter().zip(least).rev() {
            rest += group;
            let chance = |drawn: u32| {
                let exactly =
                    |hits| self.exactly(rest, *group, drawn, hits) * behind[(drawn - hits) as usize];
                // Not `sum`, whose empty result is negative zero.
                (*least..=drawn.min(*group)).map(exactly).fold(0.0, |sum, chance| sum + chance)
            };
            // Nobody asks for more draws than there are cards.
            behind = (0..=drawn).map(|drawn| if drawn > rest { 0.0 } else { chance(drawn) }).collect();
        }
        behind[drawn as usize]
    }

    /// Calls `tell` with every possible number of drawn cards from each group, and its chance.
    fn each_draw(&self, pool: u32, groups: &[u32], drawn: u32, tell: &mut impl FnMut(&[u32], f64)) {
        let mut hits = Vec::with_capacity(groups.len());
        self.each_further(pool, groups, drawn, 1.0, &mut hits, tell);
    }

    fn each_further(
        &self,
        pool: u32,
        groups: &[u32],
        drawn: u32,
        chance: f64,
        hits: &mut Vec<u32>,
        tell: &mut impl FnMut(&[u32], f64),
    ) {
        let Some((group, others)) = groups.split_first() else { return tell(hits, chance) };
        for of_group in 0..=drawn.min(*group) {
            let further = self.exactly(pool, *group, drawn, of_group);
            if further > 0.0 {
                hits.push(of_group);
                self.each_further(pool - group, others, drawn - of_group, chance * further, hits, tell);
                hits.pop();
            }
        }
    }
}
