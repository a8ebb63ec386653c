//! A message as an id and typed arguments, and the sentence made from it.

use engine::{CardDb, CardId, DefId, RuleNo, Seat, Twin};
use std::fmt;
use wording::{Effect, KeywordKind};

/// A message for a reader, independent of language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The name of the message in the catalogues.
    pub id: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The message without the numbers of its cards, so that messages that read alike are equal.
    #[must_use]
    pub fn without_numbers(&self) -> Message {
        let plain = |arg: &Arg| match arg {
            Arg::Card(card) => Arg::Card(CardArg { id: None, ..*card }),
            Arg::Message(message) => Arg::Message(Box::new(message.without_numbers())),
            Arg::List(messages) => Arg::List(messages.iter().map(Message::without_numbers).collect()),
            other => other.clone(),
        };
        Message { id: self.id, args: self.args.iter().map(|(name, arg)| (*name, plain(arg))).collect() }
    }

    /// The message with full names instead of cards, so that it can be worded without a game.
    #[must_use]
    pub fn by_name(&self, db: &CardDb) -> Message {
        let named = |arg: &Arg| match arg {
            Arg::Card(CardArg { def: Some(def), .. }) => Arg::FullName(db.def(*def).full_name.clone()),
            Arg::Effects(effects, Some(_)) => Arg::Effects(effects.clone(), None),
            Arg::Message(message) => Arg::Message(Box::new(message.by_name(db))),
            Arg::List(messages) => Arg::List(messages.iter().map(|message| message.by_name(db)).collect()),
            other => other.clone(),
        };
        Message { id: self.id, args: self.args.iter().map(|(name, arg)| (*name, named(arg))).collect() }
    }

    /// The cards that it names.
    pub fn named(&self) -> Vec<DefId> {
        let mut named = Vec::new();
        for (_, arg) in &self.args {
            match arg {
                Arg::Card(CardArg { def: Some(def), .. }) => named.push(*def),
                Arg::Message(message) => named.extend(message.named()),
                Arg::Card(CardArg { def: None, .. })
                | Arg::Player(_)
                | Arg::Number(_)
                | Arg::Kind(_)
                | Arg::Rule(_)
                | Arg::Text(_)
                | Arg::Ability(_)
                | Arg::Unnamed
                | Arg::Keyword(..)
                | Arg::Class(_)
                | Arg::Name(_)
                | Arg::FullName(_)
                | Arg::Effects(..) => {}
                Arg::List(messages) => messages.iter().for_each(|message| named.extend(message.named())),
            }
        }
        named
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Card(CardArg),
    /// Catalogues test `$NAME-is`: "you" if the player is the reader, else "other".
    Player(Seat),
    Number(i64),
    /// One of a few words that catalogues distinguish.
    Kind(&'static str),
    Rule(RuleNo),
    /// Text that needs no translation, such as a signed number.
    Text(String),
    /// An ability by its English story name; `$NAME-is` is "named".
    Ability(String),
    /// An ability without a story name; `$NAME-is` is "unnamed".
    Unnamed,
    /// A keyword with its number, if any; `$NAME-is` is its English name.
    Keyword(KeywordKind, u8),
    /// A classification by its English name.
    Class(String),
    /// A card name without version, in English.
    Name(String),
    /// A card's full name, in English.
    FullName(String),
    /// Several messages with commas between them, in the same language.
    List(Vec<Message>),
    /// The text of effects as the card prints it, with the card, if known.
    Effects(Vec<Effect>, Option<DefId>),
    /// A message in the same language.
    Message(Box<Message>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Player(seat)
    }
}

impl From<RuleNo> for Arg {
    fn from(rule: RuleNo) -> Arg {
        Arg::Rule(rule)
    }
}

impl From<&'static str> for Arg {
    fn from(kind: &'static str) -> Arg {
        Arg::Kind(kind)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl Arg {
    /// An ability by its story name, if it has one.
    pub fn ability(name: Option<&str>) -> Arg {
        name.map_or(Arg::Unnamed, |name| Arg::Ability(name.to_owned()))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::List(messages)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

macro_rules! numbers {
    ($($of:ty)*) => { $(impl From<$of> for Arg {
        fn from(n: $of) -> Arg {
            Arg::Number(i64::from(n))
        }
    })* };
}
numbers!(u8 u16 u32 i16 i64);

impl From<u64> for Arg {
    fn from(n: u64) -> Arg {
        Arg::Text(n.to_string())
    }
}

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

/// A card that a message mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardArg {
    /// The reader's number of the card, if the reader can point at it.
    pub id: Option<CardId>,
    /// The card's definition; `None` if the reader can't know it.
    pub def: Option<DefId>,
    /// Distinguishes it from others with its name.
    pub twin: Twin,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Card { id: Option<CardId>, def: DefId, name: String },
    Player(Seat),
    Rule(RuleNo),
}

/// The text a reader sees.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Piece>);

impl Sentence {
    /// Capitalises the first letter, unless the sentence begins with a card or player.
    #[must_use]
    pub fn capital(mut self) -> Sentence {
        if let Some(Piece::Text(text)) = self.0.first_mut() {
            let mut letters = text.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string());
            *text = first.unwrap_or_default() + letters.as_str();
        }
        self
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| match piece {
            Piece::Text(text) | Piece::Card { name: text, .. } => f.write_str(text),
            Piece::Player(seat) => write!(f, "{seat}"),
            Piece::Rule(rule) => write!(f, "{rule}"),
        })
    }
}
