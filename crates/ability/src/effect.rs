//! What abilities and actions do.

use crate::{Amount, Condition, Duration, Noun, Quantity, Rule, Target, Trigger, Who, Whose};
use serde::{Deserialize, Serialize};

/// One effect; a sentence of an ability or action is one (6.1.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    // Joining effects.
    /// "you may …" (6.1.4).
    May(Who, Box<Effect>),
    /// "A, then B".
    Then(Vec<Effect>),
    /// "A and B".
    And(Vec<Effect>),
    /// "A to B": B needs all of A (6.1.5.1).
    To(Box<Effect>, Box<Effect>),
    /// "A or B" (6.1.5.2).
    Or(Vec<Effect>),
    /// "if C, E".
    If(Condition, Box<Effect>),
    /// "E if C".
    OnlyIf(Box<Effect>, Condition),
    /// "if you do, E": the effect before was done.
    IfYouDo(Box<Effect>),
    /// "otherwise, E".
    Otherwise(Box<Effect>),
    /// "E. If C, F instead." (6.5.6): F in place of E.
    Instead(Box<Effect>, Condition, Box<Effect>),
    /// "choose one:" with its options in printed order.
    ChooseOne(Vec<Vec<Effect>>),
    /// A rule that holds for a time: "chosen character gets +2 Strength this turn".
    For(Rule, Duration),
    /// "this turn, you may …" and the like: the duration stands first.
    Lasting(Duration, Rule),
    /// A floating or delayed trigger (6.2.7) with its duration, where it has one.
    Watch(Trigger, Option<Duration>, Box<Effect>),

    // Players.
    /// "draw a card", "each player draws 7 cards".
    Draw(Who, Amount),
    /// "choose and discard a card", "each opponent chooses and discards 2 cards".
    ChooseAndDiscard(Who, Quantity, Noun),
    /// "discard a card": for costs.
    Discard(Who, Quantity, Noun),
    /// "discards their hand".
    DiscardHand(Who),
    GainLore(Who, Amount),
    LoseLore(Who, Amount),
    /// "pay 1 ink".
    PayInk(u8),
    /// "name a card".
    NameCard,
    /// "shuffle your deck".
    ShuffleDeck(Who),

    // Choosing.
    /// "choose an opposing character".
    Choose(Target),

    // Damage (1.9).
    Deal(Amount, Target),
    /// "put 2 damage counters on …".
    PutDamage(Amount, Target),
    /// "remove up to 3 damage from …"; `true` says "up to".
    RemoveDamage(bool, Amount, Target),
    /// "remove all damage from …".
    RemoveAllDamage(Target),
    /// "move up to 2 damage counters from … to …"; `true` says "up to".
    MoveDamage(bool, Amount, Target, Target),
    /// "they take no damage".
    TakeNoDamage(Target),

    // Cards.
    Banish(Target),
    Ready(Target),
    Exert(Target),
    /// "return … to …".
    Return(Target, Destination),
    /// "put … into …".
    Put(Target, Destination),
    /// "put them back on …".
    PutBack(Target, Destination),
    /// "put one … and the other …".
    PutOneAndOther(Destination, Destination),
    /// "shuffle a card from any discard into its player's deck".
    ShuffleInto(Target, Whose),
    /// "look at …".
    Look(Target),
    /// "reveal …".
    Reveal(Target),
    /// "play … for free" (`true`) or for its cost.
    Play(Target, bool),
    /// "move … to … for free".
    MoveTo(Target, Target),
    /// "each opponent reveals …": a player named as the subject of an effect that has no place for one, or of
    /// several effects joined. Inside, [`Who::Implied`] is that player.
    By(Who, Box<Effect>),
    /// "for the rest of this turn, whenever …, E": a [`Effect::Watch`] whose duration stands first.
    WatchFor(Duration, Trigger, Box<Effect>),
}

/// Where a card goes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Destination {
    Hand(Whose),
    Discard(Whose),
    /// "into your inkwell", "… facedown", "… facedown and exerted".
    Inkwell {
        whose: Whose,
        facedown: bool,
        exerted: bool,
    },
    Deck(Place, Whose),
    /// "under this character", faceup or not.
    Under(Box<Target>, bool),
}

/// Where in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    Top,
    Bottom,
    /// "on either the top or the bottom".
    Either,
    /// "on the top … in any order".
    TopAnyOrder,
    /// "on the bottom … in any order".
    BottomAnyOrder,
}
