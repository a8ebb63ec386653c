//! What abilities and actions do, step by step.
use super::{
    Cards, Change, Condition, Description, Number, Person, Players, Rule, Tally, Triggered, Until, Var,
};
use wording::{Effect as Wording, Whom};

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    // Control flow.
    /// One sentence of the text, an effect of its own (6.1.2).
    Sentence(Vec<Step>),
    /// The player decides whether to do it; `said` is the wording of the offer.
    May {
        by: Players,
        steps: Vec<Step>,
        said: Box<Wording>,
    },
    If {
        condition: Condition,
        then: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// "`A` to `B`", "`A`. If you do, `B`", "otherwise": the first part starts only if all of it can be done,
    /// and the second follows only if all of it was (6.1.5.1).
    Depends {
        first: Vec<Step>,
        then: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// The player chooses one of these; `said` is the wording of each.
    Options {
        by: Players,
        options: Vec<Vec<Step>>,
        said: Vec<Vec<Wording>>,
    },
    /// Does each part for all of these players, in turn order (6.7.5), before the next part. Each player
    /// has variables of their own.
    EachPlayer {
        who: Players,
        person: Person,
        parts: Vec<Vec<Step>>,
    },
    /// Repeats the steps `n` times; variables are bound again each time.
    Times {
        n: Number,
        steps: Vec<Step>,
    },
    /// Does the whole ability again.
    Again,
    /// From here on, the replaced event does not happen (6.5.4).
    Replace,

    // Finding cards, players and numbers.
    Choose(Choice),
    /// All matching cards.
    Find {
        var: Var,
        of: Description,
    },
    Random {
        var: Var,
        of: Description,
        n: Number,
    },
    /// Adds those cards to the variable.
    Keep {
        var: Var,
        cards: Cards,
    },
    /// The top cards of decks, without looking at them.
    Top {
        var: Var,
        whose: Players,
        n: u8,
    },
    /// A card that has gone from its zone to a discard, and nowhere else (7.1.6).
    Recall {
        var: Var,
        card: Cards,
        /// The player whose discard the text names.
        whose: Option<Players>,
    },
    ChoosePlayer {
        person: Person,
        whom: Whom,
    },
    /// Several players; from then on they are [`Players::Chosen`].
    ChoosePlayers {
        min: u8,
        max: u8,
    },
    /// Stores these players, as they are now, in [`Players::Chosen`].
    KeepPlayers(Players),
    Count {
        tally: Tally,
        n: Number,
    },
    NameCard,
    /// The name that these two cards share counts as the name given.
    SharedName(Cards, Cards),

    // Looking.
    /// Sets the top cards of a deck aside while this effect lasts.
    Look {
        var: Var,
        whose: Players,
        n: Number,
        by: Players,
        reveal: bool,
    },
    /// Reveals cards from the top of the player's deck until one matches, and finds that one. All
    /// revealed cards are set aside.
    RevealUntil {
        var: Var,
        whose: Players,
        until: Description,
    },
    ShowHand {
        whose: Players,
        to_all: bool,
    },
    Show(Cards),
    Search {
        whose: Players,
    },
    LookAtInkwell {
        whose: Players,
    },

    // Players.
    Draw {
        who: Players,
        n: Number,
        tally: Option<Tally>,
        /// The drawn cards.
        drawn: Option<Var>,
        /// Whether the cards come from the bottom of the deck.
        bottom: bool,
    },
    DiscardHand(Players),
    Discard {
        cards: Cards,
        tally: Option<Tally>,
    },
    GainLore(Players, Number),
    LoseLore {
        who: Players,
        n: Number,
        tally: Option<Tally>,
    },
    PayInk(Players, u8),
    /// Ink drops (1.13.1.2).
    GetInkDrops(Players, Number),
    /// With `up_to`, the player chooses the number.
    RemoveInkDrops {
        who: Players,
        n: Number,
        up_to: bool,
        tally: Option<Tally>,
    },
    ShuffleDeck(Players),

    // Damage (1.9).
    Deal {
        n: Number,
        to: Cards,
        /// Whether the damage can't be reduced.
        whole: bool,
    },
    PutDamage {
        n: Number,
        on: Cards,
    },
    /// With `up_to`, `by` chooses the number; `total` means for all those cards together; `healed` receives
    /// the cards that damage was removed from.
    RemoveDamage {
        up_to: bool,
        total: bool,
        n: Number,
        from: Cards,
        by: Players,
        tally: Option<Tally>,
        healed: Option<Var>,
    },
    MoveDamage {
        up_to: bool,
        n: Number,
        from: Cards,
        to: Cards,
        by: Players,
        tally: Option<Tally>,
    },

    // Cards.
    Banish(Cards),
    Ready(Cards),
    /// `symbol`: the text uses the exert symbol, not the word (5.1.1.11).
    Exert {
        cards: Cards,
        symbol: bool,
    },
    Put {
        cards: Cards,
        to: Destination,
        /// The player who puts them there.
        by: Players,
        /// Whether the text says that they come from your discard. They are there by then.
        from_discard: bool,
    },
    /// Each player puts their own cards in an order of their choice.
    PutInOrder {
        cards: Cards,
        top: bool,
    },
    /// Moves the cards looked at that are still set aside.
    PutRest {
        to: Destination,
        any_order: bool,
        by: Players,
    },
    ShuffleInto(Cards),
    ShuffleRest,
    /// Puts the top card of your deck facedown under each of them.
    TopUnderEach(Cards),
    Boost,
    Play {
        cards: Cards,
        way: Way,
    },
    /// `moved` receives the cards that moved.
    MoveTo {
        who: Cards,
        to: Cards,
        moved: Option<Var>,
    },
    /// Moves the action just played to the bottom of its player's deck when its effect is over.
    BottomWhenDone(Cards),
    /// Plays the card being played by Shift onto that card, for free.
    ShiftOnto(Cards),

    // Rules and triggers for a time.
    Give {
        to: Cards,
        changes: Vec<Change>,
        until: Until,
    },
    Enact {
        rule: Rule,
        until: Until,
    },
    /// Applies the rule during the next turn of each of these players, or only during its Ready step. The
    /// rule applies to the active player.
    EnactInTurn {
        who: Players,
        rule: Rule,
        ready: bool,
    },
    PayLessForNext {
        n: Number,
        what: Description,
        /// Whether it applies only to Shift.
        by_shift: bool,
    },
    /// The next matching card you play enters play with these changes, and exerted if `exerted`.
    TheNext {
        what: Description,
        until: Until,
        exerted: bool,
        changes: Vec<Change>,
        lasts: Until,
    },
    /// A floating or delayed trigger (6.2.7); with `about`, only for those cards.
    Watch {
        ability: Box<Triggered>,
        until: Until,
        once: bool,
        about: Option<Cards>,
    },
}

/// A choice of cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    pub var: Var,
    pub by: Players,
    pub from: Description,
    pub count: HowMany,
    /// Whether the text says "chosen" or "choose", so that Ward and similar abilities apply (8.15.1).
    pub chosen: bool,
    pub purpose: Purpose,
}

/// The number of cards to choose.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HowMany {
    /// At least `min`, or all if there are fewer, and at most `max`.
    Between(u8, u8),
    Exactly(Number),
}

impl HowMany {
    pub const ONE: HowMany = HowMany::Between(1, 1);
}

/// The reason for choosing cards, if it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    Effect,
    /// Chosen for Support (8.13.1).
    Support,
    /// As part of a cost.
    Cost,
}

/// The place that cards go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    Hand,
    Discard,
    Inkwell {
        exerted: bool,
    },
    DeckTop,
    DeckBottom,
    /// Top or bottom, as the player chooses.
    DeckEither,
    /// The bottom, in random order.
    DeckRandom,
    Under {
        host: Cards,
        faceup: bool,
    },
}

/// How an effect plays a card (4.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    Free,
    /// For free; it enters play exerted.
    FreeExerted,
    ForInk,
    /// For ink; it enters play exerted.
    ForInkExerted,
    /// By Shift onto the variable's cards.
    Shift {
        base: Var,
        free: bool,
    },
    /// Sung by the variable's cards.
    Sung(Var),
    SungTogether,
    /// For free if an ability of this or another card allows it.
    AsAllowed,
}
