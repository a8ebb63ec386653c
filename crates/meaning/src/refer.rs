//! References: the cards, players and numbers that an ability refers to.

/// Cards that a step finds or chooses. Its number is its place among the variables of the ability.
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

/// A player whom a step names: one chosen, or each one of a loop in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Person(pub u8);

/// What a player has that is no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holding {
    Lore,
    InkDrops,
}

/// Cards spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cards {
    /// The card the ability is on.
    This,
    /// The card that the trigger's event was about.
    Subject,
    /// The other card of that event.
    Object,
    /// What a step found or chose.
    Var(Var),
    /// The card being described; only inside a description.
    It,
    /// The two sides of the present challenge.
    Challenging,
    Challenged,
    /// The location that the first of those cards is at.
    PlaceOf(Var),
    /// The characters that sang the song whose effect resolves.
    Singers,
    /// The characters that sang the song of the trigger's event.
    EventSingers,
    /// The location that this card is at.
    ThisPlace,
}

/// Players spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Players {
    /// Whoever the ability speaks to (1.4.3.1).
    You,
    Opponents,
    Everyone,
    /// Whose doing the trigger's event was, or whose turn it began or ended.
    Doer,
    /// The player that a step named.
    Person(Person),
    /// The player of those cards.
    Of(Cards),
    /// Opponents with more lore than you.
    Ahead,
    /// The player or players with the most cards in hand.
    MostCards,
    /// Whose turn it is.
    Active,
    /// The players that were chosen together.
    Chosen,
    /// The player a condition or a rule is asked about, one after the other.
    Asked,
}
