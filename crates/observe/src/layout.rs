//! The position of each number in an observation.

/// The version of the layout. It increases whenever a number changes its position or meaning.
pub const VERSION: i16 = 1;

/// Rows for the viewer's hand.
const HAND: usize = 16;

/// Rows for the cards that a player has in play.
const PLAY: usize = 20;

/// Rows for the top cards of a player's discard.
const DISCARD: usize = 12;

/// Rows for all other visible cards: being played, looked at, or in revealed hands.
const OTHERS: usize = 12;

macro_rules! columns {
    ($(#[$doc:meta])* $module:ident, $names:ident, { $($(#[$what:meta])* $name:ident = $at:literal,)* }, $size:literal) => {
        $(#[$doc])*
        pub mod $module {
            $($(#[$what])* pub const $name: usize = $at;)*

            /// The number of columns.
            pub const SIZE: usize = $size;

            /// The names of the columns, each with its index.
            pub const $names: &[(&str, usize)] = &[$((stringify!($name), $at)),*];
        }
    };
}

columns! {
    /// The head of an observation, about the whole table. Players are counted from the viewer, who is 0.
    head, NAMES, {
        /// [`VERSION`](super::VERSION).
        VERSION = 0,
        /// The number of players.
        PLAYERS = 1,
        /// The viewer's seat.
        SEAT = 2,
        /// The number of the turn.
        TURN = 3,
        /// The active player.
        ACTIVE = 4,
        /// The player who must decide.
        DECIDES = 5,
        /// The kind of decision: 1 to 11 in the order of `DecisionKind`; 0 when the game is over.
        DECISION = 6,
        /// Cards picked so far.
        PICKED = 7,
        /// The minimum number of cards, or the lowest number.
        MIN = 8,
        /// The maximum number of cards, the highest number, the number of options, or the cards left to
        /// order.
        MAX = 9,
        /// The row of the card that asks, counted from 1; 0 for none.
        SOURCE_ROW = 10,
        /// The number of the card that asks, counted from 1.
        SOURCE = 11,
        /// The number of bag entries.
        BAG = 12,
        /// The number of the viewer's bag entries.
        OWN_BAG = 13,
    }, 16
}

columns! {
    /// One player's side. The viewer's is first, the others follow in turn order.
    side, NAMES, {
        /// 1 if there is such a player, otherwise 0.
        PRESENT = 0,
        /// The player has left the game.
        OUT = 1,
        /// Whether the player is the viewer or on the viewer's team.
        FRIEND = 2,
        /// Lore.
        LORE = 3,
        /// Cards in the deck.
        DECK = 4,
        /// Cards in the hand.
        HAND = 5,
        /// Ready ink.
        READY_INK = 6,
        /// Exerted ink.
        EXERTED_INK = 7,
        /// Ink drops.
        INK_DROPS = 8,
        /// Cards put into the inkwell this turn.
        INKED = 9,
        /// Cards in the discard.
        DISCARD = 10,
        /// Characters in play.
        CHARACTERS = 11,
        /// Items in play.
        ITEMS = 12,
        /// Locations in play.
        LOCATIONS = 13,
        /// Total Strength of all characters.
        STRENGTH = 14,
        /// Total lore of the characters that are ready and dry.
        QUEST = 15,
    }, 16
}

columns! {
    /// A row about a card.
    card, NAMES, {
        /// The card's number in the library, counted from 1; 0 if the row is empty.
        CARD = 0,
        /// 1 character, 2 action, 3 item, 4 location.
        TYPE = 1,
        /// Printed cost.
        COST = 2,
        /// 1 if the card has the inkwell symbol.
        INKABLE = 3,
        /// Ink types as bits.
        INKS = 4,
        /// 1 if exerted.
        EXERTED = 5,
        /// 1 if drying.
        DRYING = 6,
        /// Damage on it.
        DAMAGE = 7,
        /// Current Strength.
        STRENGTH = 8,
        /// Current Willpower.
        WILLPOWER = 9,
        /// Current lore value.
        LORE = 10,
        /// Keywords as bits, in the order of `Keyword`.
        KEYWORDS = 11,
        /// The row of the location it is at, counted from 1.
        AT = 12,
        /// Cards under it.
        UNDER = 13,
        /// 1 for a song.
        SONG = 14,
        /// The owner, counted from 1: 1 is the viewer.
        OWNER = 15,
    }, 16
}

columns! {
    /// The features of an answer.
    feature, NAMES, {
        /// The kind of answer: 1 to 18 in the order of `Action`.
        KIND = 0,
        /// The payment: 1 ink, 2 Shift, 3 sing, 4 sing together, 5 free.
        PAYMENT = 1,
        /// The row of the acting or chosen card, counted from 1; 0 for none.
        ROW = 2,
        /// The row of the second card: the challenged card, the location, the Shift target or the singer.
        OTHER_ROW = 3,
        /// The card's number, counted from 1.
        CARD = 4,
        /// The second card's number.
        OTHER_CARD = 5,
        /// The ability, option, number, name or bag entry; or the player, counted from the viewer.
        NUMBER = 6,
        /// The card's owner, counted from 1.
        OWNER = 7,
        /// Its printed cost.
        COST = 8,
        /// Its strength.
        STRENGTH = 9,
        /// Its Willpower minus its damage.
        WILLPOWER_LEFT = 10,
        /// Its lore value.
        LORE = 11,
        /// The second card's owner.
        OTHER_OWNER = 12,
        /// The second card's strength.
        OTHER_STRENGTH = 13,
        /// The second card's Willpower minus its damage.
        OTHER_WILLPOWER_LEFT = 14,
        /// The second card's lore value.
        OTHER_LORE = 15,
    }, 16
}

/// The positions in an observation for a number of players: the head, a side for each player, then rows for
/// cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    players: usize,
}

impl Layout {
    /// The maximum number of players.
    pub const MOST_PLAYERS: usize = 8;

    /// The layout for this number of players; `None` unless it is from 2 to [`Layout::MOST_PLAYERS`].
    pub fn new(players: usize) -> Option<Layout> {
        (2..=Layout::MOST_PLAYERS).contains(&players).then_some(Layout { players })
    }

    /// The number of players.
    pub fn players(self) -> usize {
        self.players
    }

    /// The number of values in an observation.
    pub fn size(self) -> usize {
        self.first_row() + self.rows() * card::SIZE
    }

    /// The number of rows for cards.
    pub fn rows(self) -> usize {
        HAND + self.players * (PLAY + DISCARD) + OTHERS
    }

    /// The start of a player's side; 0 is the viewer.
    pub fn side(self, player: usize) -> usize {
        head::SIZE + player * side::SIZE
    }

    /// The start of the rows.
    pub fn first_row(self) -> usize {
        head::SIZE + self.players * side::SIZE
    }

    /// The rows of the viewer's hand.
    pub fn hand(self) -> std::ops::Range<usize> {
        0..HAND
    }

    /// The rows of the cards that a player has in play; 0 is the viewer.
    pub fn play(self, player: usize) -> std::ops::Range<usize> {
        let from = HAND + player * PLAY;
        from..from + PLAY
    }

    /// The rows of the top cards of a player's discard.
    pub fn discard(self, player: usize) -> std::ops::Range<usize> {
        let from = HAND + self.players * PLAY + player * DISCARD;
        from..from + DISCARD
    }

    /// The rows of all other visible cards.
    pub fn others(self) -> std::ops::Range<usize> {
        self.rows() - OTHERS..self.rows()
    }
}
