//! New games: checks of a request, and the game as it is before its first answer.

use crate::decks::{self, SavedDeck};
use crate::error::{RequestError, check_wanted};
use crate::host::{Host, StorageError, random_seed};
use crate::protocol::{
    GameVariant, NewGame, NewGameKind, NewSeat, SeatDeck, SeriesLength, SitterKind, TeamsKind,
};
use crate::table::{CardFingerprint, ShuffleSalt, StoredGame, TableGame, TableOrigin, seat_view, series};
use crate::{replays, rules};
use cards::{Date, Deck, FormatName, built_in_decks};
use engine::{Edition, Seat, TeamTurns, Teams};
use live::{BotSpec, Live, Sitter};
use playable::PlayableLibrary;
use replay::Replay;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use words::{Language, Message, Say as _};

/// Maximum number of players at a table.
pub const MOST_SEATS: usize = 4;

/// Maximum number of cards in a position set up by hand: more than four decks.
const MOST_CARDS: usize = 400;

/// Seeds are below this limit, which JavaScript numbers can represent exactly.
const SEEDS: u64 = 1 << 53;

/// A request for a new game whose seats are in order.
#[derive(Debug)]
pub struct CheckedNewGame {
    request: NewGame,
    sitters: Vec<Sitter>,
    names: Vec<String>,
}

/// What a new game depends on, besides the request and the host.
pub struct NewGameContext<'a> {
    /// The edition of games that don't name one.
    pub edition: Edition,
    /// Decks must be legal on this day.
    pub today: Date,
    /// The deck with this id that the person who asks has saved.
    pub saved_deck: &'a dyn Fn(&str) -> Result<Option<SavedDeck>, StorageError>,
    /// Whether somebody still waits for the game.
    pub wanted: &'a dyn Fn() -> bool,
}

impl fmt::Debug for NewGameContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewGameContext { edition, today, .. } = self;
        f.debug_struct("NewGameContext")
            .field("edition", edition)
            .field("today", today)
            .finish_non_exhaustive()
    }
}

/// Checks the seats of a new game. Players without a name get one in this language.
pub fn check(request: NewGame, language: Language) -> Result<CheckedNewGame, RequestError> {
    let sitters = sitters(&request.seats)?;
    let names = names(&request.seats, language);
    Ok(CheckedNewGame { request, sitters, names })
}

impl CheckedNewGame {
    /// The players' names, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// By seat: whether its person plays in another browser.
    pub fn elsewhere(&self) -> Vec<bool> {
        self.request.seats.iter().map(|seat| seat.elsewhere).collect()
    }

    /// The game before its first answer.
    pub fn begin(&self, host: &dyn Host, context: &NewGameContext<'_>) -> Result<TableGame, RequestError> {
        let CheckedNewGame { request, sitters, names } = self;
        // Whoever knows the seed can deal the same game alone and look at every hand.
        let chosen = matches!(&request.from, NewGameKind::Decks { seed: Some(_), .. });
        if chosen && self.elsewhere().contains(&true) {
            return Err(RequestError::bad(Message::new("seed-chosen")));
        }
        let stored = |origin| StoredGame {
            origin,
            sitters: sitters.clone(),
            names: names.clone(),
            practice: request.practice,
            series: None,
            between: false,
            salt: None,
        };
        let game = match request.from.clone() {
            NewGameKind::Decks { variant, series, teams, seed, edition, starter, any_deck } => {
                let edition = match edition {
                    Some(edition) => rules::edition(Some(&edition))?,
                    None => context.edition,
                };
                let options = DeckGameOptions { variant, series, teams, seed, edition, starter, any_deck };
                from_decks(host, &request.seats, context, options, stored)?
            }
            NewGameKind::Replay { replay, at } => {
                from_replay(host, &replay, at as usize, sitters, context, stored)?
            }
            NewGameKind::Scenario { text, number, played } => {
                let origin = TableOrigin::Scenario { text, number: usize::from(number), played };
                from_scenario(host, stored(origin))?
            }
        };
        check_wanted(context.wanted)?;
        Ok(game)
    }
}

fn from_scenario(host: &dyn Host, stored: StoredGame) -> Result<TableGame, RequestError> {
    // A scenario can be too large for a table, which panics.
    let built = catch_unwind(AssertUnwindSafe(|| TableGame::build(&host.library(), stored, &[])));
    let too_much = || RequestError::bad(Message::new("scenario-too-much"));
    let built = built.map_err(|_| too_much())?.map_err(RequestError::bad)?;
    let game = built.live.game();
    let mut legal = Vec::new();
    game.legal(&built.live.library().db, &mut legal);
    if game.card_ids().count() > MOST_CARDS || legal.len() > seat_view::MOST_ANSWERS {
        return Err(too_much());
    }
    Ok(built)
}

fn sitters(seats: &[NewSeat]) -> Result<Vec<Sitter>, RequestError> {
    if !(2..=MOST_SEATS).contains(&seats.len()) {
        return Err(RequestError::bad(Message::new("table-seats").with("most", MOST_SEATS)).by("1.3.1"));
    }
    let sitters = seats.iter().map(|seat| match (seat.who, &seat.bot) {
        (SitterKind::Person, _) => Ok(Sitter::Person),
        // Custom budgets are for the command line only: here they could use more time than the server allows.
        (SitterKind::Bot, Some(name)) if bots::NAMES.contains(&name.as_str()) => {
            BotSpec::named(name).map(Sitter::Bot).map_err(RequestError::bad)
        }
        (SitterKind::Bot, Some(_) | None) => {
            Err(RequestError::bad(Message::new("bots-named").with("names", bots::NAMES.join(", "))))
        }
    });
    let sitters = sitters.collect::<Result<Vec<_>, _>>()?;
    match sitters.iter().any(Sitter::is_person) {
        true => Ok(sitters),
        false => Err(RequestError::bad(Message::new("table-no-person"))),
    }
}

/// The players' names. A player without a name gets a default one in the language of the request.
fn names(seats: &[NewSeat], language: Language) -> Vec<String> {
    let name = |(seat, new): (usize, &NewSeat)| {
        let unnamed = match new.who {
            SitterKind::Person => Message::new("table-player"),
            SitterKind::Bot => Message::new("table-bot"),
        };
        let given = new.name.as_deref().and_then(decks::clean_name);
        given.unwrap_or_else(|| words::text(language, &unnamed.with("n", seat + 1)))
    };
    seats.iter().enumerate().map(name).collect()
}

/// Options of a new game with decks.
struct DeckGameOptions {
    variant: GameVariant,
    series: SeriesLength,
    teams: TeamsKind,
    seed: Option<u64>,
    edition: Edition,
    starter: Option<u8>,
    any_deck: bool,
}

fn from_decks(
    host: &dyn Host,
    seats: &[NewSeat],
    context: &NewGameContext<'_>,
    options: DeckGameOptions,
    stored: impl Fn(TableOrigin) -> StoredGame,
) -> Result<TableGame, RequestError> {
    let DeckGameOptions { variant, series, teams, seed, edition, starter, any_deck } = options;
    let library = host.library();
    let mut lists = seats
        .iter()
        .map(|seat| deck(&library, seat, context.saved_deck))
        .collect::<Result<Vec<Deck>, _>>()?;
    if variant != GameVariant::Coconut {
        lists.iter_mut().for_each(|list| list.leader = None);
    }
    if !any_deck {
        let format = match variant {
            GameVariant::Constructed => FormatName::Constructed,
            GameVariant::Limited => FormatName::Draft,
            GameVariant::PackRush => FormatName::PackRush,
            GameVariant::Coconut => FormatName::Coconut,
        };
        for list in &lists {
            if let Some(first) = decks::broken(list, format, &library, context.today).first() {
                let message = Message::new("game-deck-illegal")
                    .with("name", list.name.clone())
                    .with("format", format.to_string())
                    .with("why", first.message());
                return Err(RequestError::bad(message).by(first.rule()));
            }
        }
    }
    let teams = match teams {
        TeamsKind::None => Teams::default(),
        TeamsKind::Alternating | TeamsKind::Together if seats.len() != 4 => {
            return Err(RequestError::bad(Message::new("two-teams")).by("1.3.6.1"));
        }
        TeamsKind::Alternating => Teams::of_two(4, TeamTurns::Alternating),
        TeamsKind::Together => Teams::of_two(4, TeamTurns::Together),
    };
    let seed = match seed {
        Some(seed) if seed >= SEEDS => {
            return Err(RequestError::bad(Message::new("seed-below").with("below", SEEDS)));
        }
        Some(seed) => seed,
        None => random_seed(host).map_err(RequestError::broken)?,
    };
    let starter = starter.map(Seat);
    if let Some(seat) = starter.filter(|seat| seat.index() >= seats.len()) {
        return Err(RequestError::bad(Message::new("starter-absent").with("player", seat)).by("2.2.1.1"));
    }
    let mut replay = Replay {
        version: Replay::VERSION,
        library_hash: library.hash(),
        seed,
        decks: lists.iter().map(Replay::deck).collect(),
        leaders: Replay::leaders_of(&lists),
        starter: Seat(0),
        variant: variant.into(),
        rules: edition.into(),
        teams,
        actions: Vec::new(),
        outcome: None,
    };
    let series = series::fresh(series.into(), &replay, starter, &library).map_err(RequestError::bad)?;
    replay.starter = series::starter(&series, &replay, seed, &library).map_err(RequestError::bad)?;
    let same = Some(CardFingerprint::of(&lists, &library));
    let salt = Some(ShuffleSalt::random(host).map_err(RequestError::broken)?);
    let origin = TableOrigin::Decks { replay, base: 0, same };
    let stored = StoredGame { series: Some(series), salt, ..stored(origin) };
    TableGame::build(&library, stored, &[]).map_err(RequestError::bad)
}

fn deck(
    library: &PlayableLibrary,
    seat: &NewSeat,
    saved_deck: &dyn Fn(&str) -> Result<Option<SavedDeck>, StorageError>,
) -> Result<Deck, RequestError> {
    let (name, text) = match &seat.deck {
        None => return Err(RequestError::bad(Message::new("deck-missing")).by("1.1.1")),
        Some(SeatDeck::Text { name, text }) => {
            (decks::clean_name(name).unwrap_or_else(|| "deck".to_owned()), text.clone())
        }
        Some(SeatDeck::Known { id }) => {
            let starter = built_in_decks().find(|starter| starter.name == id);
            match starter {
                Some(starter) => (starter.title.to_owned(), starter.list.to_owned()),
                None => {
                    let saved = saved_deck(id).map_err(RequestError::broken)?;
                    let saved = saved.ok_or_else(|| RequestError::bad(Message::new("deck-gone")))?;
                    (saved.name, saved.list)
                }
            }
        }
    };
    decks::read(&name, &text, library).map_err(RequestError::bad)
}

fn from_replay(
    host: &dyn Host,
    id: &str,
    at: usize,
    sitters: &[Sitter],
    context: &NewGameContext<'_>,
    stored: impl Fn(TableOrigin) -> StoredGame,
) -> Result<TableGame, RequestError> {
    let (library, replay) = (host.library(), replays::stored(host, id)?);
    let forked = Live::resume_while(&library, &replay, Some(at), sitters.to_vec(), true, context.wanted);
    let forked = forked.map_err(RequestError::bad)?;
    let answers: Vec<engine::Action> = forked.actions(0).collect();
    let same = CardFingerprint::of(&replay.lists().map_err(RequestError::bad)?, &library);
    let origin = TableOrigin::Decks {
        replay: Replay { actions: Vec::new(), outcome: None, ..replay },
        base: answers.len(),
        same: Some(same),
    };
    TableGame::build(&library, stored(origin), &answers).map_err(RequestError::bad)
}
