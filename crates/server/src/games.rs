//! New games, as they are asked for over REST.

use crate::app::App;
use crate::decks;
use crate::playing::Playing;
use crate::problem::Refusal;
use crate::protocol::{
    NewGame, NewGameKind, NewSeat, SeatDeck, SeatToken, SeriesKind, StartedGame, TeamsKind, Variant, Who,
};
use crate::series;
use crate::store::{Head, Origin};
use crate::token::random_seed;
use cards::{Deck, FormatName, built_in_decks};
use engine::{Rules, Seat, TeamTurns, Teams};
use live::{Bot, Live, Sitter};
use sim::Replay;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// So many can sit at a table.
pub const MOST_SEATS: usize = 4;

/// Seeds are below this, so that a browser can hold them.
const SEEDS: u64 = 1 << 53;

/// Begins a game and gives the tokens of its people.
pub fn begin(app: &Arc<App>, new: NewGame) -> Result<StartedGame, Refusal> {
    let sitters = sitters(&new.seats)?;
    let names = names(&new.seats);
    if !app.store.make_room(app.limits.stored).map_err(Refusal::broken)? {
        return Err(Refusal::full(
            "there are too many unfinished games in the store; finish some of them first",
        ));
    }
    let head = |origin| Head {
        origin,
        sitters: sitters.clone(),
        names: names.clone(),
        practice: new.practice,
        series: None,
        between: false,
    };
    let playing = match new.from {
        NewGameKind::Decks { variant, series, teams, seed, starter, any_deck } => {
            let wanted = Wanted { variant, series, teams, seed, starter, any_deck };
            from_decks(app, &new.seats, wanted, head)?
        }
        NewGameKind::Replay { replay, at } => from_replay(app, &replay, at as usize, &sitters, head)?,
        NewGameKind::Scenario { text, number, played } => {
            let head = head(Origin::Scenario { text, number: usize::from(number), played });
            // A scenario can ask for more than a table holds.
            let built = catch_unwind(AssertUnwindSafe(|| Playing::build(&app.hall, head, &[])));
            let built =
                built.map_err(|_| Refusal::bad("the scenario can't be set up: it asks for too much"))?;
            built.map_err(Refusal::bad)?
        }
    };
    let (game, tokens) = app.open_table(&playing).map_err(Refusal::broken)?;
    let tokens = tokens.iter().map(|(seat, token)| SeatToken {
        seat: seat.0,
        name: names[seat.index()].clone(),
        token: token.reveal(),
    });
    Ok(StartedGame { game, tokens: tokens.collect() })
}

fn sitters(seats: &[NewSeat]) -> Result<Vec<Sitter>, Refusal> {
    if !(2..=MOST_SEATS).contains(&seats.len()) {
        return Err(Refusal::bad(format!("a table has 2 to {MOST_SEATS} seats")).by("1.3.1"));
    }
    let sitters = seats.iter().map(|seat| match (seat.who, &seat.bot) {
        (Who::Person, _) => Ok(Sitter::Person),
        // Budgets of one's own are for the command line: here they could ask for more than a server gives.
        (Who::Bot, Some(name)) if bots::NAMES.contains(&name.as_str()) => {
            Bot::named(name).map(Sitter::Bot).map_err(Refusal::bad)
        }
        (Who::Bot, Some(_) | None) => {
            Err(Refusal::bad(format!("name one of the bots: {}", bots::NAMES.join(", "))))
        }
    });
    let sitters = sitters.collect::<Result<Vec<_>, _>>()?;
    match sitters.iter().any(Sitter::is_person) {
        true => Ok(sitters),
        false => Err(Refusal::bad("somebody must sit at the table; games of bots are for `inkwright arena`")),
    }
}

fn names(seats: &[NewSeat]) -> Vec<String> {
    let name = |(seat, new): (usize, &NewSeat)| {
        new.name.as_deref().and_then(decks::clean_name).unwrap_or_else(|| match new.who {
            Who::Person => format!("Player {}", seat + 1),
            Who::Bot => format!("Bot {}", seat + 1),
        })
    };
    seats.iter().enumerate().map(name).collect()
}

/// What a game with decks is asked to be.
struct Wanted {
    variant: Variant,
    series: SeriesKind,
    teams: TeamsKind,
    seed: Option<u64>,
    starter: Option<u8>,
    any_deck: bool,
}

fn from_decks(
    app: &Arc<App>,
    seats: &[NewSeat],
    wanted: Wanted,
    head: impl Fn(Origin) -> Head,
) -> Result<Playing, Refusal> {
    let Wanted { variant, series, teams, seed, starter, any_deck } = wanted;
    let lists = seats.iter().map(|seat| deck(app, seat)).collect::<Result<Vec<Deck>, _>>()?;
    if !any_deck {
        let format = match variant {
            Variant::Constructed => FormatName::Constructed,
            Variant::Limited => FormatName::Draft,
            Variant::PackRush => FormatName::PackRush,
        };
        for list in &lists {
            if let Some(first) = decks::violations(list, format, &app.hall).into_iter().next() {
                let message =
                    format!("the deck \"{}\" is not legal in {format}: {}", list.name, first.message);
                return Err(Refusal::bad(message).by(&first.rule));
            }
        }
    }
    let teams = match teams {
        TeamsKind::None => Teams::default(),
        TeamsKind::Alternating | TeamsKind::Together if seats.len() != 4 => {
            return Err(Refusal::bad("two teams take four players").by("1.3.6.1"));
        }
        TeamsKind::Alternating => Teams::of_two(4, TeamTurns::Alternating),
        TeamsKind::Together => Teams::of_two(4, TeamTurns::Together),
    };
    let seed = match seed {
        Some(seed) if seed >= SEEDS => return Err(Refusal::bad(format!("give a seed below {SEEDS}"))),
        Some(seed) => seed,
        None => random_seed().map_err(Refusal::broken)?,
    };
    let starter = starter.map(Seat);
    if let Some(seat) = starter.filter(|seat| seat.index() >= seats.len()) {
        return Err(Refusal::bad(format!("{seat} is not at the table and can't start")).by("2.2.1.1"));
    }
    let mut replay = Replay {
        version: Replay::VERSION,
        library_hash: app.hall.hash(),
        seed,
        decks: lists.iter().map(Replay::deck).collect(),
        starter: Seat(0),
        variant: variant.into(),
        rules: Rules::default(),
        teams,
        actions: Vec::new(),
        outcome: None,
    };
    let series = series::fresh(series.into(), &replay, starter, &app.hall).map_err(Refusal::bad)?;
    replay.starter = series::starter(&series, seed, &app.hall).map_err(Refusal::bad)?;
    let head = Head { series: Some(series), ..head(Origin::Decks { replay, base: 0 }) };
    Playing::build(&app.hall, head, &[]).map_err(Refusal::bad)
}

fn deck(app: &App, seat: &NewSeat) -> Result<Deck, Refusal> {
    let (name, text) = match &seat.deck {
        None => return Err(Refusal::bad("every player needs a deck").by("1.1.1")),
        Some(SeatDeck::Text { name, text }) => {
            (decks::clean_name(name).unwrap_or_else(|| "deck".to_owned()), text.clone())
        }
        Some(SeatDeck::Known { id }) => {
            let starter = built_in_decks().find(|starter| starter.name == id);
            match starter {
                Some(starter) => (starter.title.to_owned(), starter.list.to_owned()),
                None => {
                    let saved = app.store.decks().map_err(Refusal::broken)?;
                    let saved = saved.into_iter().find(|deck| deck.id == *id);
                    let saved = saved.ok_or_else(|| Refusal::bad("there is no such deck any more"))?;
                    (saved.name, saved.list)
                }
            }
        }
    };
    decks::read(&name, &text, &app.hall).map_err(Refusal::bad)
}

fn from_replay(
    app: &Arc<App>,
    id: &str,
    at: usize,
    sitters: &[Sitter],
    head: impl Fn(Origin) -> Head,
) -> Result<Playing, Refusal> {
    let replay = crate::replays::stored(app, id)?;
    let forked = Live::resume(&app.hall, &replay, Some(at), sitters.to_vec(), true).map_err(Refusal::bad)?;
    let answers: Vec<engine::Action> = forked.actions(0).collect();
    let origin = Origin::Decks {
        replay: Replay { actions: Vec::new(), outcome: None, ..replay },
        base: answers.len(),
    };
    Playing::build(&app.hall, head(origin), &answers).map_err(Refusal::bad)
}
