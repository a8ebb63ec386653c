//! What abilities and actions do, step by step.
use super::{
    Cards, Change, Condition, Description, Number, Person, Players, Rule, Tally, Triggered, Until, Var,
};
use wording::{Effect as Wording, Whom};

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    // The course of an effect.
    /// One sentence of the text: an effect of its own (6.1.2).
    Sentence(Vec<Step>),
    /// The player says whether; `said` is the wording of what is offered.
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
    /// "`A` to `B`", "`A`. If you do, `B`", "otherwise": the first part is begun only if all of it can be done, and the
    /// second follows only if it was (6.1.5.1).
    Depends {
        first: Vec<Step>,
        then: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// One of these, as the player says; `said` is the wording of each.
    Options {
        by: Players,
        options: Vec<Vec<Step>>,
        said: Vec<Vec<Wording>>,
    },
    /// For each of these players in turn order (6.7.5), the parts of what they do one after the other; what is bound inside
    /// is each player's own.
    EachPlayer {
        who: Players,
        person: Person,
        parts: Vec<Vec<Step>>,
    },
    /// Repeats the steps `n` times; what is bound inside is bound anew each time.
    Times {
        n: Number,
        steps: Vec<Step>,
    },
    /// The whole ability once more.
    Again,
    /// From here on, what the replacement effect speaks of does not happen (6.5.4).
    Replace,

    // Finding cards, players and numbers.
    Choose(Choice),
    /// All cards that fit.
    Find {
        var: Var,
        of: Description,
    },
    Random {
        var: Var,
        of: Description,
        n: Number,
    },
    /// Those cards, besides what the variable holds already.
    Keep {
        var: Var,
        cards: Cards,
    },
    /// The top cards of decks, without looking.
    Top {
        var: Var,
        whose: Players,
        n: u8,
    },
    /// A card that has gone from where it was to a discard, and nowhere else (7.1.6).
    Recall {
        var: Var,
        card: Cards,
    },
    ChoosePlayer {
        person: Person,
        whom: Whom,
    },
    /// Several players; they are [`Players::Chosen`] from then on.
    ChoosePlayers {
        min: u8,
        max: u8,
    },
    /// Keep who these players are now as [`Players::Chosen`].
    KeepPlayers(Players),
    Count {
        tally: Tally,
        n: Number,
    },
    NameCard,

    // Looking.
    /// The top cards of a deck lie aside while this effect lasts.
    Look {
        var: Var,
        whose: Players,
        n: Number,
        by: Players,
        reveal: bool,
    },
    /// Cards from the top of the player's deck, until one fits: that one. The others lie aside as well.
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
        /// The cards that were drawn.
        drawn: Option<Var>,
        /// From the bottom of the deck.
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
    /// With `up_to` the player says how many.
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
        /// Nothing reduces it.
        whole: bool,
    },
    PutDamage {
        n: Number,
        on: Cards,
    },
    /// `by` says how much where it is "up to"; `total`: of all those cards together; `healed` holds the cards that damage was
    /// removed from.
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
    /// `symbol`: the text has the exert symbol rather than the word (5.1.1.11).
    Exert {
        cards: Cards,
        symbol: bool,
    },
    Put {
        cards: Cards,
        to: Destination,
    },
    /// Each player's own cards in the order that player gives.
    PutInOrder {
        cards: Cards,
        top: bool,
    },
    /// What of the cards looked at lies aside still.
    PutRest {
        to: Destination,
        any_order: bool,
        by: Players,
    },
    ShuffleInto(Cards),
    ShuffleRest,
    /// The top card of your deck goes facedown under each of them.
    TopUnderEach(Cards),
    Boost,
    Play {
        cards: Cards,
        way: Way,
    },
    /// `moved` holds those that moved.
    MoveTo {
        who: Cards,
        to: Cards,
        moved: Option<Var>,
    },
    /// The action that was just played goes there when its effect is over.
    BottomWhenDone(Cards),
    /// The card that is being played is played by Shift onto that one, for free.
    ShiftOnto(Cards),

    // Setting up.
    Give {
        to: Cards,
        changes: Vec<Change>,
        until: Until,
    },
    Enact {
        rule: Rule,
        until: Until,
    },
    /// The rule holds in the next turn of each of these players, or in its Ready step alone; it is about whose turn it is.
    EnactInTurn {
        who: Players,
        rule: Rule,
        ready: bool,
    },
    PayLessForNext {
        n: Number,
        what: Description,
        /// Only one that is played by Shift.
        by_shift: bool,
    },
    /// The next such card that you play enters play with these changes, and perhaps exerted.
    TheNext {
        what: Description,
        until: Until,
        exerted: bool,
        changes: Vec<Change>,
        lasts: Until,
    },
    /// A floating or delayed trigger (6.2.7); `about`: it watches over those cards alone.
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
    /// The text says "chosen" or "choose": Ward and the like apply (8.15.1).
    pub chosen: bool,
    pub purpose: Purpose,
}

/// How many cards a choice takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HowMany {
    /// As many as there are up to `min` must be taken, and at most `max` may be.
    Between(u8, u8),
    Exactly(Number),
}

impl HowMany {
    pub const ONE: HowMany = HowMany::Between(1, 1);
}

/// Why cards are chosen, where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    Effect,
    /// Chosen for Support (8.13.1).
    Support,
    /// As part of a cost.
    Cost,
}

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    Hand,
    Discard,
    Inkwell {
        exerted: bool,
    },
    DeckTop,
    DeckBottom,
    /// Top or bottom, as the player says.
    DeckEither,
    /// The bottom, in a random order.
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
    /// By Shift onto what the variable holds.
    Shift {
        base: Var,
        free: bool,
    },
    /// Sung by what the variable holds.
    Sung(Var),
    SungTogether,
    /// For free where an ability of the card's or of another card allows that.
    AsAllowed,
}
