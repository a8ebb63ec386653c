//! New games, requested over REST.

use crate::app::App;
use crate::playing::Playing;
use crate::problem::Refusal;
use crate::protocol::{
    NewGame, NewGameKind, NewSeat, SeatDeck, SeatInvite, SeatToken, SeriesKind, StartedGame, TeamsKind,
    Variant, Who,
};
use crate::same_cards::SameCards;
use crate::store::{Head, Origin};
use crate::token::{Token, TokenHash, random_seed};
use crate::work::Work;
use crate::{decks, rules, series, show};
use cards::{Deck, FormatName, built_in_decks};
use engine::{Edition, Seat, TeamTurns, Teams};
use live::{BotSpec, Live, Sitter};
use playable::PlayableLibrary;
use sim::Replay;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use wording::Language;
use words::{Message, Say as _};

/// Maximum number of players at a table.
pub const MOST_SEATS: usize = 4;

/// Maximum number of cards in a position set up by hand: more than four decks.
const MOST_CARDS: usize = 400;

/// Seeds are below this limit, which JavaScript numbers can represent exactly.
const SEEDS: u64 = 1 << 53;

/// Begins a game and returns its people's tokens.
pub fn begin(
    app: &Arc<App>,
    new: NewGame,
    owner: Option<TokenHash>,
    language: Language,
    work: &Work,
) -> Result<StartedGame, Refusal> {
    let sitters = sitters(&new.seats)?;
    let names = names(&new.seats, language);
    let room = || app.store.make_room(app.limits.stored, app.in_use()).map_err(Refusal::broken);
    let there_is_room = room()? || {
        app.expire();
        room()?
    };
    if !there_is_room {
        return Err(Refusal::full(Message::new("games-full")));
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
        NewGameKind::Decks { variant, series, teams, seed, edition, starter, any_deck } => {
            let edition = match edition {
                Some(edition) => rules::edition(Some(&edition))?,
                None => app.edition,
            };
            let wanted = Wanted { variant, series, teams, seed, edition, starter, any_deck };
            from_decks(app, &new.seats, owner, wanted, head)?
        }
        NewGameKind::Replay { replay, at } => from_replay(app, &replay, at as usize, &sitters, work, head)?,
        NewGameKind::Scenario { text, number, played } => {
            let head = head(Origin::Scenario { text, number: usize::from(number), played });
            // A scenario can be too large for a table, which panics.
            let built = catch_unwind(AssertUnwindSafe(|| Playing::build(&app.library(), head, &[])));
            let too_much = || Refusal::bad(Message::new("scenario-too-much"));
            let built = built.map_err(|_| too_much())?.map_err(Refusal::bad)?;
            let game = built.live.game();
            let mut legal = Vec::new();
            game.legal(&built.live.library().db, &mut legal);
            if game.card_ids().count() > MOST_CARDS || legal.len() > show::MOST_ANSWERS {
                return Err(too_much());
            }
            built
        }
    };
    work.check()?;
    let elsewhere: Vec<bool> = new.seats.iter().map(|seat| seat.elsewhere).collect();
    let (game, given) = app.open_table(&playing, &elsewhere).map_err(Refusal::broken)?;
    let (mut tokens, mut invites) = (Vec::new(), Vec::new());
    for (seat, token) in given {
        let (name, secret) = (names[seat.index()].clone(), token.reveal());
        match elsewhere[seat.index()] {
            true => invites.push(SeatInvite { seat: seat.0, name, invite: secret }),
            false => tokens.push(SeatToken { seat: seat.0, name, token: secret }),
        }
    }
    Ok(StartedGame { game, tokens, invites })
}

/// Gives the seat to the first person who uses its invite.
pub fn claim(app: &App, invite: &str) -> Result<SeatToken, Refusal> {
    let gone = || Refusal::gone(Message::new("invite-used"));
    let invite = Token::parse(invite).ok_or_else(gone)?;
    let token = Token::new(&invite.game).map_err(Refusal::broken)?;
    let claimed = app.store.claim(&invite.game, invite.hash(), token.hash()).map_err(Refusal::broken)?;
    let seat = claimed.ok_or_else(gone)?;
    let (head, _) = app.store.game(&invite.game).map_err(Refusal::broken)?.ok_or_else(gone)?;
    let name = head.names.get(seat.index()).cloned().unwrap_or_default();
    Ok(SeatToken { seat: seat.0, name, token: token.reveal() })
}

/// Deletes a game for one of its players: a game alone against bots, one that has not started, or a finished
/// one.
pub fn delete(app: &Arc<App>, id: &str) -> Result<(), Refusal> {
    let table = app.table(id).map_err(Refusal::full)?;
    let free = table.with(app, |playing| playing.live.people().len() < 2 || playing.is_over());
    if !free.map_err(Refusal::broken)? && app.store.has_started(id).map_err(Refusal::broken)? {
        return Err(Refusal::not_now(Message::new("game-others-play")));
    }
    table.dissolve();
    app.drop_table(id);
    match app.store.delete_game(id).map_err(Refusal::broken)? {
        true => Ok(()),
        false => Err(Refusal::not_found(Message::new("game-gone"))),
    }
}

fn sitters(seats: &[NewSeat]) -> Result<Vec<Sitter>, Refusal> {
    if !(2..=MOST_SEATS).contains(&seats.len()) {
        return Err(Refusal::bad(Message::new("table-seats").with("most", MOST_SEATS)).by("1.3.1"));
    }
    let sitters = seats.iter().map(|seat| match (seat.who, &seat.bot) {
        (Who::Person, _) => Ok(Sitter::Person),
        // Custom budgets are for the command line only: here they could use more time than the server allows.
        (Who::Bot, Some(name)) if bots::NAMES.contains(&name.as_str()) => {
            BotSpec::named(name).map(Sitter::Bot).map_err(Refusal::bad)
        }
        (Who::Bot, Some(_) | None) => {
            Err(Refusal::bad(Message::new("bots-named").with("names", bots::NAMES.join(", "))))
        }
    });
    let sitters = sitters.collect::<Result<Vec<_>, _>>()?;
    match sitters.iter().any(Sitter::is_person) {
        true => Ok(sitters),
        false => Err(Refusal::bad(Message::new("table-no-person"))),
    }
}

/// The players' names. A player without a name gets a default one in the language of the request.
fn names(seats: &[NewSeat], language: Language) -> Vec<String> {
    let name = |(seat, new): (usize, &NewSeat)| {
        let unnamed = match new.who {
            Who::Person => Message::new("table-player"),
            Who::Bot => Message::new("table-bot"),
        };
        let given = new.name.as_deref().and_then(decks::clean_name);
        given.unwrap_or_else(|| words::text(language, &unnamed.with("n", seat + 1)))
    };
    seats.iter().enumerate().map(name).collect()
}

/// Options of a new game with decks.
struct Wanted {
    variant: Variant,
    series: SeriesKind,
    teams: TeamsKind,
    seed: Option<u64>,
    edition: Edition,
    starter: Option<u8>,
    any_deck: bool,
}

fn from_decks(
    app: &Arc<App>,
    seats: &[NewSeat],
    owner: Option<TokenHash>,
    wanted: Wanted,
    head: impl Fn(Origin) -> Head,
) -> Result<Playing, Refusal> {
    let Wanted { variant, series, teams, seed, edition, starter, any_deck } = wanted;
    let library = app.library();
    let mut lists = seats
        .iter()
        .map(|seat| deck(app, &library, seat, owner.as_ref()))
        .collect::<Result<Vec<Deck>, _>>()?;
    if variant != Variant::Coconut {
        lists.iter_mut().for_each(|list| list.leader = None);
    }
    if !any_deck {
        let format = match variant {
            Variant::Constructed => FormatName::Constructed,
            Variant::Limited => FormatName::Draft,
            Variant::PackRush => FormatName::PackRush,
            Variant::Coconut => FormatName::Coconut,
        };
        for list in &lists {
            if let Some(first) = decks::broken(list, format, &library).first() {
                let message = Message::new("game-deck-illegal")
                    .with("name", list.name.clone())
                    .with("format", format.to_string())
                    .with("why", first.message());
                return Err(Refusal::bad(message).by(first.rule()));
            }
        }
    }
    let teams = match teams {
        TeamsKind::None => Teams::default(),
        TeamsKind::Alternating | TeamsKind::Together if seats.len() != 4 => {
            return Err(Refusal::bad(Message::new("two-teams")).by("1.3.6.1"));
        }
        TeamsKind::Alternating => Teams::of_two(4, TeamTurns::Alternating),
        TeamsKind::Together => Teams::of_two(4, TeamTurns::Together),
    };
    let seed = match seed {
        Some(seed) if seed >= SEEDS => {
            return Err(Refusal::bad(Message::new("seed-below").with("below", SEEDS)));
        }
        Some(seed) => seed,
        None => random_seed().map_err(Refusal::broken)?,
    };
    let starter = starter.map(Seat);
    if let Some(seat) = starter.filter(|seat| seat.index() >= seats.len()) {
        return Err(Refusal::bad(Message::new("starter-absent").with("player", seat)).by("2.2.1.1"));
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
    let series = series::fresh(series.into(), &replay, starter, &library).map_err(Refusal::bad)?;
    replay.starter = series::starter(&series, &replay, seed, &library).map_err(Refusal::bad)?;
    let same = Some(SameCards::of(&lists, &library));
    let head = Head { series: Some(series), ..head(Origin::Decks { replay, base: 0, same }) };
    Playing::build(&library, head, &[]).map_err(Refusal::bad)
}

fn deck(
    app: &App,
    library: &PlayableLibrary,
    seat: &NewSeat,
    owner: Option<&TokenHash>,
) -> Result<Deck, Refusal> {
    let (name, text) = match &seat.deck {
        None => return Err(Refusal::bad(Message::new("deck-missing")).by("1.1.1")),
        Some(SeatDeck::Text { name, text }) => {
            (decks::clean_name(name).unwrap_or_else(|| "deck".to_owned()), text.clone())
        }
        Some(SeatDeck::Known { id }) => {
            let starter = built_in_decks().find(|starter| starter.name == id);
            match starter {
                Some(starter) => (starter.title.to_owned(), starter.list.to_owned()),
                None => {
                    let saved = owner.map(|owner| app.store.decks(owner)).transpose();
                    let saved = saved
                        .map_err(Refusal::broken)?
                        .unwrap_or_default()
                        .into_iter()
                        .find(|deck| deck.id == *id);
                    let saved = saved.ok_or_else(|| Refusal::bad(Message::new("deck-gone")))?;
                    (saved.name, saved.list)
                }
            }
        }
    };
    decks::read(&name, &text, library).map_err(Refusal::bad)
}

fn from_replay(
    app: &Arc<App>,
    id: &str,
    at: usize,
    sitters: &[Sitter],
    work: &Work,
    head: impl Fn(Origin) -> Head,
) -> Result<Playing, Refusal> {
    let (library, replay) = (app.library(), crate::replays::stored(app, id)?);
    let forked =
        Live::resume_while(&library, &replay, Some(at), sitters.to_vec(), true, &|| work.is_wanted());
    let forked = forked.map_err(Refusal::bad)?;
    let answers: Vec<engine::Action> = forked.actions(0).collect();
    let same = SameCards::of(&replay.lists().map_err(Refusal::bad)?, &library);
    let origin = Origin::Decks {
        replay: Replay { actions: Vec::new(), outcome: None, ..replay },
        base: answers.len(),
        same: Some(same),
    };
    Playing::build(&library, head(origin), &answers).map_err(Refusal::bad)
}
