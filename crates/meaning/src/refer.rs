//! References: the cards, players and numbers that an ability refers to.

/// Cards that a step finds or chooses. The number is an index into the ability's variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Var(pub u8);

impl Var {
    /// Its letter in readings: X, Y, Z, then A and on.
    pub fn letter(self) -> String {
        let letter = |n: u8| char::from(b'A' + (n + 23) % 26);
        if self.0 < 26 {
            letter(self.0).to_string()
        } else {
            format!("{}{}", letter(self.0 % 26), self.0 / 26)
        }
    }
}

/// A number that a step counts and later steps use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tally(pub u8);

/// A player that a step names: a chosen one, or each player of a loop in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Person(pub u8);

/// Something that a player has apart from cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holding {
    Lore,
    InkDrops,
}

/// A reference to cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cards {
    /// The card the ability is on.
    This,
    /// The card that the trigger's event is about.
    Subject,
    /// The other card of that event.
    Object,
    /// Cards that a step found or chose.
    Var(Var),
    /// The card being described; only used inside a description.
    It,
    /// The two sides of the current challenge.
    Challenging,
    Challenged,
    /// The location that the first of those cards is at.
    PlaceOf(Var),
    /// The singers of the song whose effect is resolving.
    Singers,
    /// The singers of the song of the trigger's event.
    EventSingers,
    /// The location that this card is at.
    ThisPlace,
}

/// A reference to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Players {
    /// The player the ability addresses (1.4.3.1).
    You,
    Opponents,
    Everyone,
    /// The player who caused the trigger's event, or whose turn it began or ended.
    Doer,
    /// The player named by a step.
    Person(Person),
    /// The player of those cards.
    Of(Cards),
    /// Opponents with more lore than you.
    Ahead,
    /// The player or players with the most cards in hand.
    MostCards,
    /// The active player.
    Active,
    /// The players chosen together.
    Chosen,
    /// The player currently tested by a condition or rule.
    Asked,
}
