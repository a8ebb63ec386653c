//! Words with a single meaning each, shared by grammar and printer.

use wording::{
    Act, Deed, Duration, Event, Ink, KeywordKind, Kind, Modal, Nth, Opener, Part, Past, Place, Pronoun, Stat,
    Target, Who, Whose, Window,
};

/// Phrases and their meanings. No phrase and no meaning occurs twice.
pub(crate) type Table<T> = &'static [(&'static str, T)];

/// The phrase for a meaning; empty for a meaning without words.
pub(crate) fn phrase<T: PartialEq>(table: Table<T>, meaning: &T) -> &'static str {
    table.iter().find(|(_, known)| known == meaning).map_or("", |(phrase, _)| phrase)
}

pub(crate) const DURATIONS: Table<Duration> = &[
    ("this turn", Duration::ThisTurn),
    ("for the rest of this turn", Duration::RestOfThisTurn),
    ("until the start of your next turn", Duration::UntilYourNextTurn),
    ("during their next turn", Duration::DuringTheirNextTurn),
    ("at the start of their next turn", Duration::AtTheirNextStart),
    ("at the start of its next turn", Duration::AtItsNextStart),
    ("until the end of your next turn", Duration::UntilEndOfYourNextTurn),
    ("during that challenge", Duration::ThatChallenge),
    ("while this item is in play", Duration::WhileThisItem),
    ("while this location is in play", Duration::WhileThisLocation),
];

pub(crate) const WINDOWS: Table<Window> = &[
    ("during your turn", Window::YourTurn),
    ("during opponents' turns", Window::OpponentsTurns),
    ("during an opponent's turn", Window::AnOpponentsTurn),
    ("during each opponent's turn", Window::EachOpponentsTurn),
    ("once during your turn", Window::OnceDuringYourTurn),
    ("once per turn", Window::OncePerTurn),
    ("twice during your turn", Window::TwiceDuringYourTurn),
    ("during their turn", Window::TheirTurn),
    ("once per game during your turn", Window::OncePerGame),
];

pub(crate) const WHO: Table<Who> = &[
    ("you", Who::You),
    ("an opponent", Who::AnOpponent),
    ("opponents", Who::Opponents),
    ("each opponent", Who::EachOpponent),
    ("each player", Who::EachPlayer),
    ("chosen opponent", Who::ChosenOpponent),
    ("chosen player", Who::ChosenPlayer),
    ("that player", Who::ThatPlayer),
    ("they", Who::They),
    ("the challenging player", Who::ChallengingPlayer),
    ("its player", Who::ItsPlayer),
    ("their player", Who::TheirPlayer),
    ("all opponents", Who::AllOpponents),
    ("that character's player", Who::ThatCharactersPlayer),
    ("the challenging character's player", Who::ChallengingCharactersPlayer),
    ("each opponent with more lore than you", Who::EachOpponentAhead),
    ("your opponent", Who::YourOpponent),
    ("one or more opponents", Who::SomeOpponents),
    ("you and another chosen player each", Who::YouAndAnother),
    ("the player or players with the most cards in their hand", Who::WithMostCards),
    ("the player or players with the most cards in their hands", Who::WithMostCardsPlural),
];

pub(crate) const WHOSE: Table<Whose> = &[
    ("your", Whose::Your),
    ("their", Whose::Their),
    ("its player's", Whose::ItsPlayers),
    ("their player's", Whose::TheirPlayers),
    ("their players'", Whose::TheirPlayersPlural),
    ("any", Whose::Any),
    ("chosen player's", Whose::ChosenPlayers),
    ("chosen opponent's", Whose::ChosenOpponents),
    ("an opponent's", Whose::AnOpponents),
    ("opponents'", Whose::Opponents),
    ("each opponent's", Whose::EachOpponents),
    ("each player's", Whose::EachPlayers),
    ("a player's", Whose::APlayers),
    ("your opponents'", Whose::YourOpponents),
];

/// Pronouns as subjects.
pub(crate) const SUBJECTS: Table<Pronoun> =
    &[("they", Pronoun::They), ("he", Pronoun::He), ("she", Pronoun::She), ("it", Pronoun::It)];

/// Pronouns as subjects, contracted with "is" or "are".
pub(crate) const BEING: Table<Pronoun> =
    &[("they're", Pronoun::They), ("he's", Pronoun::He), ("she's", Pronoun::She), ("it's", Pronoun::It)];

/// Pronouns as objects.
pub(crate) const OBJECTS: Table<Pronoun> = &[
    ("them", Pronoun::They),
    ("him", Pronoun::He),
    ("her", Pronoun::She),
    ("it", Pronoun::It),
    ("each of them", Pronoun::EachOfThem),
];

/// Pronouns as owners.
pub(crate) const OWNERS: Table<Pronoun> =
    &[("their", Pronoun::They), ("his", Pronoun::He), ("her", Pronoun::She), ("its", Pronoun::It)];

/// Adjectives: words before the head of a noun phrase, apart from ink types and classifications.
pub(crate) const ADJECTIVES: Table<Part> = &[
    ("your", Part::Your),
    ("their", Part::Their),
    ("opposing", Part::Opposing),
    ("other", Part::Other),
    ("exerted", Part::Exerted),
    ("ready", Part::Ready),
    ("damaged", Part::Damaged),
    ("undamaged", Part::Undamaged),
    ("challenging", Part::Challenging),
    ("challenged", Part::Challenged),
    ("banished", Part::Banished),
    ("chosen", Part::Chosen),
    ("next", Part::Next),
    ("revealed", Part::Revealed),
    ("discarded", Part::Discarded),
    ("moved", Part::Moved),
    ("your opponents'", Part::YourOpponents),
];

/// Fixed phrases after the head of a noun phrase.
pub(crate) const POST_MODIFIERS: Table<Part> = &[
    ("of yours", Part::OfYours),
    ("with damage", Part::WithDamage),
    ("with no damage", Part::WithNoDamage),
    ("in play", Part::InPlay),
    ("here", Part::Here),
    ("at a location", Part::AtLocation),
    ("being challenged", Part::BeingChallenged),
    ("of theirs", Part::OfTheirs),
    ("with the same name", Part::SameName),
    ("with that name", Part::ThatName),
    ("with the same cost or less", Part::SameCostOrLess),
    ("who was challenged this turn", Part::WasChallenged),
    ("at random", Part::AtRandom),
    ("at locations", Part::AtLocations),
    ("from there", Part::FromThere),
    ("from here", Part::FromHere),
    ("at that location", Part::AtThatLocation),
];

pub(crate) const KINDS: Table<Kind> = &[
    ("character", Kind::Character),
    ("item", Kind::Item),
    ("location", Kind::Location),
    ("action", Kind::Action),
    ("song", Kind::Song),
];

pub(crate) const KINDS_PLURAL: Table<Kind> = &[
    ("characters", Kind::Character),
    ("items", Kind::Item),
    ("locations", Kind::Location),
    ("actions", Kind::Action),
    ("songs", Kind::Song),
];

pub(crate) const INKS: Table<Ink> = &[
    ("Amber", Ink::Amber),
    ("Amethyst", Ink::Amethyst),
    ("Emerald", Ink::Emerald),
    ("Ruby", Ink::Ruby),
    ("Sapphire", Ink::Sapphire),
    ("Steel", Ink::Steel),
];

pub(crate) const KEYWORDS: Table<KeywordKind> = &{
    let mut words = [("", KeywordKind::ALL[0]); KeywordKind::ALL.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = (KeywordKind::ALL[at].name(), KeywordKind::ALL[at]);
        at += 1;
    }
    words
};

/// The numbers of a card when used alone: "their ◊", "this character's cost".
pub(crate) const STATS: Table<Stat> = &[
    ("¤", Stat::Strength),
    ("⛉", Stat::Willpower),
    ("◊", Stat::Lore),
    ("cost", Stat::Cost),
    ("move cost", Stat::MoveCost),
];

pub(crate) const OPENERS: Table<Opener> = &[
    ("when", Opener::When),
    ("whenever", Opener::Whenever),
    ("the first time", Opener::FirstTime),
    ("the next time", Opener::NextTime),
];

/// Actions after "can't", if they are fixed phrases.
pub(crate) const ACTS: Table<Act> = &[
    ("quest", Act::Quest),
    ("ready", Act::Ready),
    ("ready at the start of your turn", Act::ReadyAtStart),
    ("⟳ to sing songs", Act::Sing),
    ("be dealt damage", Act::BeDealtDamage),
    ("be chosen", Act::BeChosen),
    ("move", Act::Move),
    ("ready at the start of their turn", Act::ReadyAtTheirStart),
    ("ready at the start of their players' turns", Act::ReadyAtTheirPlayersStart),
    ("move to locations", Act::MoveToLocations),
];

/// Ordinal numbers.
pub(crate) const ORDINALS: Table<u8> = &[
    ("first", 1),
    ("second", 2),
    ("third", 3),
    ("fourth", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("seventh", 7),
    ("eighth", 8),
];

/// Things that can be the second of their kind in a turn.
pub(crate) const SECONDS: Table<Nth> = &[
    ("card you've put into your inkwell", Nth::YouPutIntoInkwell),
    ("card they've drawn", Nth::TheyDrew),
    ("card you drew", Nth::YouDrew),
    ("challenge", Nth::Challenge),
];

/// Makes an event from its subject.
type MakeEvent = fn(Target) -> Event;

/// Events of cards in the past tense, with the participle after "has".
pub(crate) const HAPPENED: Table<(&str, MakeEvent)> = &[
    ("quested", ("quested", Event::Quests)),
    ("took damage", ("taken damage", Event::TakesDamage)),
    ("left play", ("left play", Event::LeavesPlay)),
    ("sang a song", ("sung a song", Event::Sings)),
    ("exerted", ("exerted", Event::Exerts)),
    ("readied", ("readied", Event::GetsReady)),
];

/// Player actions in a turn's history, as after "didn't".
pub(crate) const PASTS: Table<Past> = &[
    ("discard", Past::Discarded),
    ("draw", Past::Drew),
    ("shift", Past::Shifted),
    ("get", Past::Got),
    ("remove", Past::Removed),
];

/// Player actions in a turn's history, in the past tense.
pub(crate) const PASTS_DONE: Table<Past> = &[
    ("discarded", Past::Discarded),
    ("drew", Past::Drew),
    ("shifted", Past::Shifted),
    ("got", Past::Got),
    ("removed", Past::Removed),
];

/// Verbs of permission.
pub(crate) const MODALS: Table<Modal> =
    &[("may", Modal::May), ("can", Modal::Can), ("can also", Modal::CanAlso)];

/// Places in a deck, before "of your deck".
pub(crate) const PLACES: Table<Place> = &[
    ("on the top", Place::Top),
    ("on the bottom", Place::Bottom),
    ("on either the top or the bottom", Place::Either),
    ("on top", Place::OnTop),
    ("on the top or the bottom", Place::TopOrBottom),
];

/// Actions of effects, after the cards they apply to.
pub(crate) const DEEDS: Table<Deed> = &[
    ("discarded this way", Deed::Discarded),
    ("banished this way", Deed::Banished),
    ("moved this way", Deed::Moved),
    ("you moved", Deed::YouMoved),
    ("you removed damage from this way", Deed::YouRemovedDamageFrom),
    ("revealed this way", Deed::Revealed),
    ("put into your discard this way", Deed::PutIntoYourDiscard),
    ("returned this way", Deed::Returned),
    ("exerted this way", Deed::Exerted),
    ("removed this way", Deed::Removed),
    ("you played", Deed::YouPlayed),
];
