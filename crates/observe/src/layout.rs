//! Where each number of an observation stands.

/// The version of the layout. Another number means that something stands in another place.
pub const VERSION: i16 = 1;

/// Rows for the viewer's hand.
const HAND: usize = 16;

/// Rows for the cards that a player has in play.
const PLAY: usize = 20;

/// Rows for the uppermost cards of a player's discard.
const DISCARD: usize = 12;

/// Rows for whatever else the viewer sees: cards being played, cards looked at, hands shown.
const OTHERS: usize = 12;

macro_rules! columns {
    ($(#[$doc:meta])* $module:ident, $names:ident, { $($(#[$what:meta])* $name:ident = $at:literal,)* }, $size:literal) => {
        $(#[$doc])*
        pub mod $module {
            $($(#[$what])* pub const $name: usize = $at;)*

            /// How many there are.
            pub const SIZE: usize = $size;

            /// Their names, each with its place.
            pub const $names: &[(&str, usize)] = &[$((stringify!($name), $at)),*];
        }
    };
}

columns! {
    /// The head of an observation: about the whole table. Players are counted from the viewer on, who is 0.
    head, NAMES, {
        /// [`VERSION`](super::VERSION).
        VERSION = 0,
        /// How many players there are.
        PLAYERS = 1,
        /// The viewer's seat.
        SEAT = 2,
        /// The number of the turn.
        TURN = 3,
        /// Whose turn it is.
        ACTIVE = 4,
        /// Who must decide.
        DECIDES = 5,
        /// What is asked: 1 to 11 in the order of `DecisionKind`; 0 when the game is over.
        DECISION = 6,
        /// Cards picked so far.
        PICKED = 7,
        /// The least cards or the lowest number.
        MIN = 8,
        /// The most cards, the highest number, the options there are, the cards left to put in order.
        MAX = 9,
        /// The row of the card that asks, counted from 1; 0 for none.
        SOURCE_ROW = 10,
        /// The number of the card that asks, counted from 1.
        SOURCE = 11,
        /// Entries of the bag.
        BAG = 12,
        /// Those of the viewer.
        OWN_BAG = 13,
    }, 16
}

columns! {
    /// One player's side. The viewer's is first, the others follow in turn order.
    side, NAMES, {
        /// 1; 0 where there is no such player.
        PRESENT = 0,
        /// The player has left the game.
        OUT = 1,
        /// The viewer, or on the viewer's team.
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
        /// Strength of all characters together.
        STRENGTH = 14,
        /// Lore of the characters that are ready and dry.
        QUEST = 15,
    }, 16
}

columns! {
    /// A row about a card.
    card, NAMES, {
        /// The card's number in the library, counted from 1; 0 where the row is empty.
        CARD = 0,
        /// 1 character, 2 action, 3 item, 4 location.
        TYPE = 1,
        /// Printed cost.
        COST = 2,
        /// 1 with the inkwell symbol.
        INKABLE = 3,
        /// Ink types as bits.
        INKS = 4,
        /// 1 exerted.
        EXERTED = 5,
        /// 1 drying.
        DRYING = 6,
        /// Damage on it.
        DAMAGE = 7,
        /// Strength as it is now.
        STRENGTH = 8,
        /// Willpower as it is now.
        WILLPOWER = 9,
        /// Lore value as it is now.
        LORE = 10,
        /// Keywords as bits, in the order of `Keyword`.
        KEYWORDS = 11,
        /// The row of the location it is at, counted from 1.
        AT = 12,
        /// Cards under it.
        UNDER = 13,
        /// 1 for a song.
        SONG = 14,
        /// Whose it is, counted from 1: 1 is the viewer.
        OWNER = 15,
    }, 16
}

columns! {
    /// The features of an answer.
    feature, NAMES, {
        /// What is done: 1 to 18 in the order of `Action`.
        KIND = 0,
        /// How it is paid: 1 ink, 2 Shift, 3 sung, 4 sung together, 5 free.
        PAYMENT = 1,
        /// The row of the card that acts or is meant, counted from 1; 0 for none.
        ROW = 2,
        /// The row of the second card: whom to challenge, where to move, onto what to shift, who sings.
        OTHER_ROW = 3,
        /// The card's number, counted from 1.
        CARD = 4,
        /// The second card's number.
        OTHER_CARD = 5,
        /// Which ability, option, number, name, entry of the bag; or which player, counted from the viewer.
        NUMBER = 6,
        /// Whose the card is, counted from 1.
        OWNER = 7,
        /// Its printed cost.
        COST = 8,
        /// Its strength.
        STRENGTH = 9,
        /// Its willpower less its damage.
        WILLPOWER_LEFT = 10,
        /// Its lore value.
        LORE = 11,
        /// Whose the second card is.
        OTHER_OWNER = 12,
        /// The second card's strength.
        OTHER_STRENGTH = 13,
        /// The second card's willpower less its damage.
        OTHER_WILLPOWER_LEFT = 14,
        /// The second card's lore value.
        OTHER_LORE = 15,
    }, 16
}

/// The places of an observation for a number of players: the head, a side for each player, then rows for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    players: usize,
}

impl Layout {
    /// The most players there can be.
    pub const MOST_PLAYERS: usize = 8;

    /// For this many players; `None` unless they are 2 to [`Layout::MOST_PLAYERS`].
    pub fn new(players: usize) -> Option<Layout> {
        (2..=Layout::MOST_PLAYERS).contains(&players).then_some(Layout { players })
    }

    /// How many players it is for.
    pub fn players(self) -> usize {
        self.players
    }

    /// How many numbers an observation has.
    pub fn size(self) -> usize {
        self.first_row() + self.rows() * card::SIZE
    }

    /// How many rows for cards there are.
    pub fn rows(self) -> usize {
        HAND + self.players * (PLAY + DISCARD) + OTHERS
    }

    /// Where a player's side begins; 0 is the viewer.
    pub fn side(self, player: usize) -> usize {
        head::SIZE + player * side::SIZE
    }

    /// Where the rows begin.
    pub fn first_row(self) -> usize {
        head::SIZE + self.players * side::SIZE
    }

    /// The rows of the viewer's hand.
    pub fn hand(self) -> std::ops::Range<usize> {
        0..HAND
    }

    /// The rows of what a player has in play; 0 is the viewer.
    pub fn play(self, player: usize) -> std::ops::Range<usize> {
        let from = HAND + player * PLAY;
        from..from + PLAY
    }

    /// The rows of the uppermost cards of a player's discard.
    pub fn discard(self, player: usize) -> std::ops::Range<usize> {
        let from = HAND + self.players * PLAY + player * DISCARD;
        from..from + DISCARD
    }

    /// The rows of everything else in sight.
    pub fn others(self) -> std::ops::Range<usize> {
        self.rows() - OTHERS..self.rows()
    }
}
