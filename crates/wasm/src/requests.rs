//! Requests by their paths: the same ones as on a server.

use crate::call::{HttpAnswer, HttpRequest};
use crate::host::MOST_ANSWERS;
use crate::worker::Worker;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use bots::Patience;
use bots::net::Net;
use engine::{Action, Edition, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use service::cards::{self as answers, CardFilters, made_up};
use service::decks::{self, SavedDeck};
use service::hello::{self, HelloFacts};
use service::host::Host as _;
use service::new_game::{self, NewGameContext};
use service::protocol::{
    CardTrialRequest, DeckCheckRequest, DeckExportRequest, DeckKind, Faces, NewGame, SaveDeckRequest,
    SeatToken, ServerReach, StartedGame,
};
use service::replays::{self, ReplayLimits};
use service::table::TableGame;
use service::{RequestError, RequestErrorKind, SeatReader, lessons, review, rules};
use words::{Language, Message};

/// Maximum number of saved decks.
const MOST_DECKS: usize = 100;

/// How many steps of a search the program thinks about a position of a replay.
const ADVICE_STEPS: u64 = 4_000;

/// After how many looks at the time a part of a review is sent.
const REVIEW_PART: u64 = 12;

/// The body of a successful answer.
enum Body {
    Json(Box<RawValue>),
    Bytes(Vec<u8>),
    None,
}

type BodyResult = Result<Body, RequestError>;

fn body(value: impl Serialize) -> BodyResult {
    Ok(Body::Json(written(&value)))
}

fn written(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("the protocol's types can be written")
}

/// A query, with unknown parts left out.
fn query<T: DeserializeOwned>(text: &str) -> Result<T, RequestError> {
    serde_urlencoded::from_str(text).map_err(|why| unread(&why.to_string()))
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T, RequestError> {
    serde_json::from_str(text).map_err(|why| unread(&why.to_string()))
}

fn unread(why: &str) -> RequestError {
    RequestError::bad(Message::new("request-unread-why").with("why", why.to_owned()))
}

fn nothing_there() -> RequestError {
    RequestError::not_found(Message::new("nothing-there"))
}

/// Whether a net is there to think with.
fn needs_net() -> Result<(), RequestError> {
    match Net::is_there() {
        true => Ok(()),
        false => Err(RequestError::not_now(Message::new("net-loading"))),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, RequestError> {
    text.parse().map_err(|_| nothing_there())
}

#[derive(Deserialize)]
struct FacesQuery {
    ids: String,
}

#[derive(Deserialize)]
struct RulesQuery {
    edition: Option<String>,
    #[serde(default)]
    q: String,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ReplayQuery {
    seat: u8,
    from: u32,
}

impl Worker {
    pub(crate) fn request(&mut self, request: &HttpRequest) -> HttpAnswer {
        let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
        let language = service::request_language(Some(query), Some(&request.language));
        match self.answer(request, path, query, language) {
            Ok(Body::Json(body)) => HttpAnswer { status: 200, body, bytes: false },
            Ok(Body::Bytes(bytes)) => {
                HttpAnswer { status: 200, body: written(&BASE64_STANDARD.encode(bytes)), bytes: true }
            }
            Ok(Body::None) => HttpAnswer { status: 204, body: written(&()), bytes: false },
            Err(error) => {
                let body = written(&error.body(language));
                HttpAnswer { status: status(error.kind), body, bytes: false }
            }
        }
    }

    fn answer(&mut self, request: &HttpRequest, path: &str, asked: &str, language: Language) -> BodyResult {
        let path = path.trim_start_matches('/').trim_end_matches('/');
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let library = &self.host.library();
        let text = request.body.as_str();
        match (request.method.as_str(), parts.as_slice()) {
            ("GET", ["hello"]) => self.hello(language),
            ("GET", ["faces"]) => {
                let FacesQuery { ids } = query(asked)?;
                let faces = answers::faces(library, language, &ids)?;
                body(Faces { library: answers::library_version(library), faces })
            }
            ("GET", ["names"]) => body(answers::names(library, language)),
            ("GET", ["cards"]) => {
                let filters: CardFilters = query(asked)?;
                body(answers::search(library, language, &filters, self.today)?)
            }
            ("POST", ["cards", "try"]) => {
                let CardTrialRequest { text } = json(text)?;
                body(made_up::read(&library.cards, &text, language, &|| true)?)
            }
            ("POST", ["cards", "own"]) => {
                let CardTrialRequest { text } = json(text)?;
                let cards = made_up::to_save(&library.cards, &text)?;
                self.host.store.add_own_cards(&text);
                self.read_own_cards();
                body(made_up::saved(&cards))
            }
            ("GET", ["decks"]) => self.list_decks(language),
            ("POST", ["decks"]) => self.save_deck(text, language),
            ("POST", ["decks", "check"]) => {
                let DeckCheckRequest { text, format } = json(text)?;
                let format = decks::format(format.as_deref())?;
                body(decks::check(&text, format, library, language, self.today))
            }
            ("POST", ["decks", "write"]) => {
                let DeckExportRequest { text, form } = json(text)?;
                body(decks::write(&text, &form, library).map_err(RequestError::bad)?)
            }
            ("DELETE", ["decks", id]) => match self.host.store.delete_deck(id) {
                true => Ok(Body::None),
                false => Err(RequestError::not_found(Message::new("deck-not-saved"))),
            },
            ("GET", ["lessons"]) => body(lessons::all()),
            ("POST", ["games"]) => self.begin(text, language),
            ("DELETE", ["games", id]) => self.delete_game(id, &request.token),
            ("GET", ["games", id, what]) => self.of_game(id, what, asked, &request.token, language),
            ("POST", ["seats"]) => Err(RequestError::gone(Message::new("invite-used"))),
            ("POST", ["replays"]) => self.take_replay(text, language),
            ("GET", ["replays", id, rest @ ..]) => self.of_replay(id, rest, asked, language),
            ("GET", ["rules", rest @ ..]) => {
                let RulesQuery { edition, q } = query(asked)?;
                let edition = rules::edition(edition.as_deref())?;
                match rest {
                    [] => body(rules::contents(edition, language)),
                    ["find"] => body(rules::find(&q, edition, language)),
                    [number] => body(rules::paragraph(number, edition, language)?),
                    _ => Err(nothing_there()),
                }
            }
            _ => Err(nothing_there()),
        }
    }

    fn hello(&self, language: Language) -> BodyResult {
        let facts = HelloFacts {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            edition: Edition::default(),
            public_url: None,
            reach: ServerReach::ThisPage,
        };
        body(hello::hello(&self.host.library(), facts, language))
    }

    fn list_decks(&self, language: Language) -> BodyResult {
        let (library, today) = (&self.host.library(), self.today);
        let mut listed = decks::starters(library, language, today);
        let summary = |SavedDeck { id, name, list }: &SavedDeck| {
            decks::summary(id, name, DeckKind::Saved, list, library, language, today)
        };
        listed.extend(self.host.store.decks().iter().map(summary));
        body(listed)
    }

    fn save_deck(&self, text: &str, language: Language) -> BodyResult {
        let SaveDeckRequest { name, text } = json(text)?;
        let library = &self.host.library();
        let (name, list) = decks::to_save(&name, &text, library)?;
        if self.host.store.decks().len() >= MOST_DECKS {
            return Err(RequestError::full(Message::new("decks-full")));
        }
        let id = format!("saved-{}", self.host.new_id().map_err(RequestError::broken)?);
        let deck = SavedDeck { id, name, list };
        self.host.store.save_deck(&deck);
        let SavedDeck { id, name, list } = &deck;
        body(decks::summary(id, name, DeckKind::Saved, list, library, language, self.today))
    }

    fn begin(&mut self, text: &str, language: Language) -> BodyResult {
        let new: NewGame = json(text)?;
        let new = new_game::check(new, language)?;
        if new.elsewhere().contains(&true) {
            return Err(RequestError::not_now(Message::new("seats-this-page")));
        }
        let store = &self.host.store;
        let saved_deck = |id: &str| Ok(store.decks().into_iter().find(|deck| deck.id == id));
        let context = NewGameContext {
            edition: Edition::default(),
            today: self.today,
            saved_deck: &saved_deck,
            wanted: &|| true,
        };
        let game = new.begin(&*self.host, &context)?;
        let id = self.host.new_id().map_err(RequestError::broken)?;
        let given: Vec<Action> = game.live.actions(0).collect();
        self.host.store.add_game(&id, &game.stored, given);
        let token = |seat: Seat| SeatToken {
            seat: seat.0,
            name: new.names()[seat.index()].clone(),
            token: Worker::token(&id, seat),
        };
        let tokens = game.live.people().into_iter().map(token).collect();
        body(StartedGame { game: id, tokens, invites: Vec::new() })
    }

    /// The seat of a request about a game.
    fn seat(&mut self, id: &str, token: &str) -> Result<Seat, RequestError> {
        let (table, seat) = self.seat_of(token).ok_or_else(RequestError::unknown_token)?;
        (table.id == id).then_some(seat).ok_or_else(RequestError::unknown_token)
    }

    fn delete_game(&mut self, id: &str, token: &str) -> BodyResult {
        self.seat(id, token)?;
        self.dissolve(id);
        match self.host.store.delete_game(id) {
            true => Ok(Body::None),
            false => Err(RequestError::not_found(Message::new("game-gone"))),
        }
    }

    fn of_game(&mut self, id: &str, what: &str, asked: &str, token: &str, language: Language) -> BodyResult {
        let seat = self.seat(id, token)?;
        let (host, table) = (self.host.clone(), self.table(id));
        let library = &host.library();
        let read =
            |f: &dyn Fn(&TableGame) -> BodyResult| table.with(&*host, f).map_err(RequestError::broken)?;
        match what {
            "replay" => read(&|game| Ok(Body::Bytes(game.replay_to_save()?.to_bytes()))),
            "summary" => {
                read(&|game| body(review::summary(library, &game.replay_to_review()?, language, &|| true)?))
            }
            "goal" => read(&|game| body(lessons::goal_of(game, &library.cards)?)),
            "faces" => {
                let FacesQuery { ids } = query(asked)?;
                read(&|game| body(game.faces(seat, &ids, language)?))
            }
            "names" => read(&|game| body(game.names(seat, library, language))),
            _ => Err(nothing_there()),
        }
    }

    fn take_replay(&self, text: &str, language: Language) -> BodyResult {
        let bytes = BASE64_STANDARD.decode(text).map_err(|why| unread(&why.to_string()))?;
        let id = self.host.new_id().map_err(RequestError::broken)?;
        let limits = ReplayLimits { answers: MOST_ANSWERS, bytes: replay::LARGEST_REPLAY as usize };
        let uploaded = replays::upload(&self.host.library(), id, &bytes, limits, language, &|| true)?;
        self.host.store.add_replay(&uploaded.info.id, &uploaded.bytes);
        body(uploaded.info)
    }

    fn of_replay(&self, id: &str, rest: &[&str], asked: &str, language: Language) -> BodyResult {
        let library = &self.host.library();
        let replay = replays::stored(&*self.host, id)?;
        match rest {
            ["summary"] => body(review::summary(library, &replay, language, &|| true)?),
            ["faces"] => {
                let FacesQuery { ids } = query(asked)?;
                let library = replays::library(library, &replay)?;
                let faces = answers::faces(&library, language, &ids)?;
                body(Faces { library: answers::library_version(&library), faces })
            }
            ["review"] => {
                needs_net()?;
                let ReplayQuery { seat, from } = query(asked)?;
                let patience = Patience::for_steps(REVIEW_PART, Default::default());
                let (seat, from) = (Seat(seat), from as usize);
                body(review::decisions(library, &replay, seat, from, language, &patience, &|| true)?)
            }
            [n] => {
                let ReplayQuery { seat, .. } = query(asked)?;
                let reader = SeatReader { seat: Seat(seat), language };
                body(replays::position(library, &replay, number(n)?, reader, &|| true)?)
            }
            [n, "advice"] => {
                needs_net()?;
                let patience = Patience::for_steps(ADVICE_STEPS, Default::default());
                body(review::advice(library, &replay, number(n)?, language, &patience, &|| true)?)
            }
            _ => Err(nothing_there()),
        }
    }
}

fn status(kind: RequestErrorKind) -> u16 {
    match kind {
        RequestErrorKind::Bad => 400,
        RequestErrorKind::Unauthorized => 401,
        RequestErrorKind::Forbidden => 403,
        RequestErrorKind::NotFound => 404,
        RequestErrorKind::NotNow => 409,
        RequestErrorKind::Gone => 410,
        RequestErrorKind::TooLarge => 413,
        RequestErrorKind::TooOften => 429,
        RequestErrorKind::Full => 503,
        RequestErrorKind::Broken => 500,
    }
}
