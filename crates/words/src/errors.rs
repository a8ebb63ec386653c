//! Messages for errors outside of games: files, decks, card data, setting up games.
//!
//! Each error's own text is English, for users of the crates. The English catalogue has the same
//! words; a test compares them.

use crate::facts::ink_id;
use crate::message::{Arg, Message};
use cards::writing::{LARGEST_FILE as LARGEST_TEXTS, WritingError};
use cards::{
    CardRefusal, ChanceError, DATA_VARIABLE, DateError, DeckError, DeckErrorKind, DeckForm, ExpectedList,
    FormatName, GapReason, ImportError, LARGEST_DATA_FILE, LARGEST_DECK, LARGEST_DECK_FILE, LARGEST_SET_FILE,
    LEADER_EXAMPLE, LONGEST_LEADER_LINE, LeaderError, LibraryError, ListPosition, MOST_LEADER_LINES,
    MOST_WANTED, NoDataFolder, QueryError, UnknownDeckForm, UnknownFormat, UnreadTexts, VERSIONS_LISTED,
    Violation, WriteError,
};
use engine::{
    Edition, GameDifference, LAST_TURN, LONGEST_SERIES, SeriesError, SetupError, TeamsError, UnknownDate,
    UnknownEdition, UnknownSeries,
};
use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use wording::Ink;

/// Types that can be worded in any language.
pub trait Say {
    fn message(&self) -> Message;
}

impl Say for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// Joins messages one after another; none if there are none.
pub fn together(messages: impl IntoIterator<Item = Message>) -> Option<Message> {
    let both = |first: Message, then: Message| new("and-then").with("first", first).with("then", then);
    messages.into_iter().reduce(both)
}

fn new(id: &'static str) -> Message {
    Message::new(id)
}

pub(crate) fn text(text: &str) -> Arg {
    Arg::Text(text.to_owned())
}

fn path(path: &Path) -> Arg {
    Arg::Text(path.display().to_string())
}

fn card(english: &str) -> Arg {
    Arg::FullName(english.to_owned())
}

fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Arg {
    Arg::Text(names.into_iter().collect::<Vec<_>>().join(", "))
}

/// Why a file can't be used; rare reasons use the system's own words.
pub fn io_error(error: &io::Error) -> Message {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "missing",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::AlreadyExists => "there",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "no-folder",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::InvalidData => "not-text",
        _ => "other",
    };
    new("io-error").with("kind", kind).with("text", error.to_string())
}

impl Say for io::Error {
    fn message(&self) -> Message {
        io_error(self)
    }
}

/// An unknown card name, with the most similar known name.
pub fn unknown_card(name: &str, nearest: Option<&String>) -> Message {
    perhaps(new("card-unknown").with("name", text(name)), nearest)
}

/// Adds the most similar name, if there is one.
fn perhaps(unknown: Message, nearest: Option<&String>) -> Message {
    match nearest {
        Some(nearest) => new("did-you-mean").with("what", unknown).with("name", card(nearest)),
        None => unknown,
    }
}

fn at(place: String, what: Message) -> Message {
    new("at-place").with("place", place).with("what", what)
}

impl Say for DeckError {
    fn message(&self) -> Message {
        let DeckError { file, place, problem } = self;
        match place {
            ListPosition::File => at(file.clone(), problem.message()),
            ListPosition::Line(line) => at(format!("{file}:{line}"), problem.message()),
            ListPosition::Column(line, column) => at(format!("{file}:{line}:{column}"), problem.message()),
            ListPosition::Card(n) => {
                at(file.clone(), new("deck-at-card").with("n", *n).with("what", problem.message()))
            }
        }
    }
}

impl Say for DeckErrorKind {
    fn message(&self) -> Message {
        match self {
            DeckErrorKind::UnknownCard { text: name, nearest } => unknown_card(name, nearest.as_ref()),
            DeckErrorKind::NoVersion { text: name, versions } => {
                let quoted = |name: &String| new("quoted").with("what", card(name));
                let shown = Arg::List(versions.iter().take(VERSIONS_LISTED).map(quoted).collect());
                let more = versions.len().saturating_sub(VERSIONS_LISTED);
                let versions = match more {
                    0 => shown,
                    more => new("or-more").with("what", shown).with("n", more).into(),
                };
                new("deck-no-version").with("text", text(name)).with("versions", versions)
            }
            DeckErrorKind::UnknownPrinting { text: line, printing } => {
                new("deck-unknown-printing").with("text", text(line)).with("printing", text(printing))
            }
            DeckErrorKind::UnknownId { text: line, id } => {
                new("deck-unknown-id").with("text", text(line)).with("id", text(&id.to_string()))
            }
            DeckErrorKind::TwoCards { text: line, named, number, numbered } => new("deck-two-cards")
                .with("text", text(line))
                .with("named", card(named))
                .with("number", text(number))
                .with("numbered", card(numbered)),
            DeckErrorKind::NotCompiled { text: line, reason } => {
                new("card-refused").with("name", text(line)).with("why", reason.message())
            }
            DeckErrorKind::NoCount { text: line } => new("deck-no-count").with("text", text(line)),
            DeckErrorKind::NoName { text: line } => new("deck-no-name").with("text", text(line)),
            DeckErrorKind::BadCount { text: line, count } => new("deck-bad-count")
                .with("text", text(line))
                .with("count", text(count))
                .with("most", LARGEST_DECK),
            DeckErrorKind::TooLong { text: line } => new("deck-line-too-long").with("text", text(line)),
            DeckErrorKind::TooManyCards { text: line } => {
                new("deck-too-many-cards").with("text", text(line)).with("most", LARGEST_DECK)
            }
            DeckErrorKind::TooLarge => new("deck-too-large").with("most", LARGEST_DECK_FILE),
            DeckErrorKind::NotText => new("deck-not-text"),
            DeckErrorKind::Empty => new("deck-empty"),
            DeckErrorKind::TooManyErrors => new("deck-too-many-errors"),
            DeckErrorKind::BadCode { text: line } => new("deck-bad-code").with("text", text(line)),
            DeckErrorKind::NoCodeInLink { text: line } => {
                new("deck-no-code-in-link").with("text", text(line))
            }
            DeckErrorKind::BadJson { what } => new("deck-bad-json").with("what", text(what)),
            DeckErrorKind::NoCards { what } => {
                let what = match what {
                    ExpectedList::All => new("the-json"),
                    ExpectedList::Here => new("this-part"),
                    ExpectedList::Key(key) => new("quoted").with("what", text(key)),
                };
                new("deck-no-list").with("what", what).with("example", text(ExpectedList::EXAMPLE))
            }
            DeckErrorKind::TooManyCells { text: line, cells, columns } => new("deck-too-many-cells")
                .with("text", text(line))
                .with("cells", *cells)
                .with("columns", *columns),
            DeckErrorKind::TwoLeaders { text: line } => new("deck-two-leaders").with("text", text(line)),
            DeckErrorKind::TextWithoutLeader { text: line } => {
                new("deck-text-without-leader").with("text", text(line))
            }
            DeckErrorKind::Leader(error) => error.message(),
            DeckErrorKind::BadLeader { what } => {
                new("deck-bad-leader").with("what", text(what)).with("example", text(LEADER_EXAMPLE))
            }
            DeckErrorKind::NoSection { text: line } => new("deck-no-section").with("text", text(line)),
        }
    }
}

impl Say for LeaderError {
    fn message(&self) -> Message {
        match self {
            LeaderError::TooManyLines => new("leader-too-many-lines").with("most", MOST_LEADER_LINES),
            LeaderError::TooLong { line } => {
                new("leader-too-long").with("n", line + 1).with("most", LONGEST_LEADER_LINE)
            }
            LeaderError::Text { line, why } => {
                new("leader-not-understood").with("n", line + 1).with("why", why.message())
            }
        }
    }
}

impl Say for Violation {
    fn message(&self) -> Message {
        let ruled = |message: Message| message.with("rule", text(self.rule()));
        let with_rule = |what: Message| ruled(new("and-so-on").with("what", what));
        let ink = |(ink, n): &(Ink, u32)| {
            new("format-ink").with("ink", new("card-ink").with("ink", ink_id(*ink))).with("n", *n)
        };
        match self {
            Violation::TooFewCards { count, least, .. } => {
                ruled(new("format-too-few").with("count", *count).with("least", *least))
            }
            Violation::TooManyInks { inks, most } => ruled(
                new("format-too-many-inks")
                    .with("n", inks.len())
                    .with("most", text(&most.to_string()))
                    .with("inks", inks.iter().map(ink).collect::<Vec<_>>()),
            ),
            Violation::NoLeader => ruled(new("format-no-leader")),
            Violation::UnknownLeader { full_name, nearest } => {
                let unknown = new("format-unknown-leader").with("name", text(full_name));
                with_rule(perhaps(unknown, nearest.as_ref()))
            }
            Violation::TooManyInksWithLeader { inks, leader, most } => {
                let all: BTreeSet<Ink> =
                    inks.iter().map(|(ink, _)| *ink).chain(leader.iter().copied()).collect();
                let name = |ink: &Ink| new("card-ink").with("ink", ink_id(*ink));
                ruled(
                    new("format-inks-with-leader")
                        .with("n", all.len())
                        .with("most", *most)
                        .with("inks", inks.iter().map(ink).collect::<Vec<_>>())
                        .with("leader", leader.iter().map(name).collect::<Vec<_>>()),
                )
            }
            Violation::TooManyBesideLeader { full_name, count, limit } => ruled(
                new("format-beside-leader")
                    .with("count", *count)
                    .with("name", card(full_name))
                    .with("limit", *limit),
            ),
            Violation::TooManyCopies { full_name, count, limit, .. } => ruled(
                new("format-too-many-copies")
                    .with("count", *count)
                    .with("name", card(full_name))
                    .with("limit", text(&limit.to_string())),
            ),
            Violation::Banned { full_name, since } => {
                ruled(new("format-banned").with("name", card(full_name)).with("since", since.to_string()))
            }
            Violation::NotInSets { full_name, sets } => {
                ruled(new("format-not-in-sets").with("name", card(full_name)).with("sets", sets.join(", ")))
            }
            Violation::NotStandard { full_name } => {
                ruled(new("format-not-standard").with("name", card(full_name)))
            }
            Violation::NotInLibrary { full_name, nearest } => {
                with_rule(unknown_card(full_name, nearest.as_ref()))
            }
            Violation::NotCompiled { full_name, reason } => {
                with_rule(new("card-refused").with("name", text(full_name)).with("why", reason.message()))
            }
        }
    }
}

/// The format's title; its name, where the catalogues have none.
impl Say for FormatName {
    fn message(&self) -> Message {
        new("format-title").with("format", self.name())
    }
}

impl Say for UnknownFormat {
    fn message(&self) -> Message {
        let known = names(FormatName::ALL.map(FormatName::name));
        new("format-unknown").with("name", text(&self.0)).with("names", known)
    }
}

impl Say for UnknownDeckForm {
    fn message(&self) -> Message {
        new("form-unknown")
            .with("name", text(&self.0))
            .with("names", names(DeckForm::ALL.map(DeckForm::name)))
    }
}

impl Say for DateError {
    fn message(&self) -> Message {
        new("not-a-day").with("text", text(&self.0))
    }
}

impl Say for WriteError {
    fn message(&self) -> Message {
        match self {
            WriteError::UnknownCard(name) => unknown_card(name, None),
            WriteError::NoId(name) => new("card-has-no-id").with("name", card(name)),
            WriteError::NoCode(name) => new("card-has-no-code").with("name", card(name)),
        }
    }
}

impl Say for ChanceError {
    fn message(&self) -> Message {
        match self {
            ChanceError::NotInDeck(name) => new("card-not-in-deck").with("name", card(name)),
            ChanceError::TooManyCards(n) => new("chance-too-many").with("n", *n).with("most", MOST_WANTED),
        }
    }
}

impl Say for QueryError {
    fn message(&self) -> Message {
        match self {
            QueryError::Unknown { what, said, possible } => new("search-unknown")
                .with("what", *what)
                .with("said", text(said))
                .with("possible", possible.join(", ")),
            QueryError::Cost(said) => new("search-cost").with("said", text(said)),
        }
    }
}

impl Say for NoDataFolder {
    fn message(&self) -> Message {
        new("no-data-folder").with("variable", text(DATA_VARIABLE))
    }
}

impl Say for LibraryError {
    fn message(&self) -> Message {
        match self {
            LibraryError::Io { path: file, source } => {
                new("check-path-used").with("file", path(file)).with("why", io_error(source))
            }
            LibraryError::TooLarge { path: file } => {
                new("library-too-large").with("file", path(file)).with("most", LARGEST_SET_FILE)
            }
            LibraryError::Malformed { path, line, column, what } => new("library-malformed")
                .with("place", format!("{}:{line}:{column}", path.display()))
                .with("what", text(what)),
            LibraryError::Twice { full_name, path: file, other } => new("library-twice")
                .with("file", path(file))
                .with("name", card(full_name))
                .with("other", path(other)),
            LibraryError::Unfiled { full_name } => new("library-unfiled").with("name", card(full_name)),
            LibraryError::Unwritable { full_name, what } => {
                new("library-unwritable").with("name", card(full_name)).with("what", text(what))
            }
            LibraryError::OtherVersion { path: file, version } => {
                let by = match version {
                    Some(version) => new("version-is").with("version", text(version)),
                    None => new("something-else"),
                };
                new("library-other-version")
                    .with("file", path(file))
                    .with("by", by)
                    .with("ours", text(env!("CARGO_PKG_VERSION")))
            }
            LibraryError::NoFile { path: file } => new("library-no-file").with("file", path(file)),
            LibraryError::TooMany { path: file, most } => new("library-too-many")
                .with("file", path(file))
                .with("most", *most)
                .with("bytes", 4 * LARGEST_SET_FILE),
        }
    }
}

impl Say for ImportError {
    fn message(&self) -> Message {
        match self {
            ImportError::Io { file, source } => {
                new("check-path-read").with("file", text(file)).with("why", io_error(source))
            }
            ImportError::TooLarge { file } => {
                new("import-too-large").with("file", text(file)).with("most", LARGEST_DATA_FILE)
            }
            ImportError::Malformed { file, line, column, what } => new("import-malformed")
                .with("place", format!("{file}:{line}:{column}"))
                .with("what", text(what)),
            ImportError::Language { file, language } => {
                new("import-language").with("file", text(file)).with("language", text(language))
            }
            ImportError::Unspoken { file, language } => {
                new("import-unspoken").with("file", text(file)).with("language", text(language))
            }
        }
    }
}

impl Say for CardRefusal {
    fn message(&self) -> Message {
        match self {
            CardRefusal::MissingField(field) => new("import-field-missing").with("field", text(field)),
            CardRefusal::BadField { field, value } => {
                new("import-field-bad").with("field", text(field)).with("value", text(value))
            }
            CardRefusal::TooLong(field) => new("import-field-long").with("field", text(field)),
            CardRefusal::Text(diagnostic) => new("import-not-understood")
                .with("text", text(&diagnostic.text))
                .with("expected", diagnostic.expected.message()),
            CardRefusal::PrintsDifferently { expected, printed } => new("import-prints-differently")
                .with("expected", text(expected))
                .with("printed", text(printed)),
            CardRefusal::Unplayable(why) => why.message(),
            CardRefusal::Words(words) => new("import-words").with("text", text(words)),
        }
    }
}

impl Say for UnreadTexts {
    fn message(&self) -> Message {
        new("import-again").with("file", path(&self.path)).with("why", io_error(&self.source))
    }
}

impl Say for GapReason {
    fn message(&self) -> Message {
        match self {
            GapReason::Words(expected) => expected.message(),
            GapReason::Reason(reason) => reason.message(),
            GapReason::Program(why) => new("coverage-program").with("what", why.message()),
        }
    }
}

impl Say for WritingError {
    fn message(&self) -> Message {
        match self {
            WritingError::Read { path, error } => at(path.clone(), io_error(error)),
            WritingError::TooLarge { path } => {
                new("texts-too-large").with("file", text(path)).with("most", LARGEST_TEXTS)
            }
            WritingError::Json { path, error } => {
                new("texts-malformed").with("file", text(path)).with("what", error.to_string())
            }
        }
    }
}

impl Say for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::Players(n) => new("setup-players").with("n", *n),
            SetupError::TooManyCards(n) => new("setup-too-many-cards").with("n", *n),
            SetupError::NoSuchPlayer(seat) => new("setup-no-starter").with("player", *seat),
            SetupError::Teams(error) => error.message(),
            SetupError::NoSuchCard { seat, def } => {
                new("setup-no-card").with("player", *seat).with("n", usize::from(def.0))
            }
            SetupError::LeaderElsewhere { seat } => new("setup-leader-elsewhere").with("player", *seat),
            SetupError::NotALeader { seat } => new("setup-not-a-leader").with("player", *seat),
            SetupError::TooManyLeaders { leaders, players } => {
                new("setup-too-many-leaders").with("leaders", *leaders).with("players", *players)
            }
            SetupError::LeaderAmongCards { seat } => new("setup-leader-among-cards").with("player", *seat),
            SetupError::ActionInPlay { seat, index } => {
                new("setup-action-in-play").with("n", *index).with("player", *seat)
            }
            SetupError::NoSuchLocation { seat, index } => {
                new("setup-no-location").with("n", *index).with("player", *seat)
            }
            SetupError::TooManyUnder { seat, index, cards } => {
                new("setup-too-many-under").with("n", *index).with("player", *seat).with("cards", *cards)
            }
            SetupError::TooLate(turn) => new("setup-too-late").with("n", *turn).with("last", LAST_TURN),
        }
    }
}

impl Say for GameDifference {
    fn message(&self) -> Message {
        new("differs").with(
            "what",
            match self {
                GameDifference::Table => "table",
                GameDifference::Outcome => "outcome",
                GameDifference::Turn => "turn",
                GameDifference::Lore => "lore",
                GameDifference::Players => "players",
                GameDifference::Zones => "zones",
                GameDifference::States => "states",
                GameDifference::Sight => "sight",
                GameDifference::Traits => "traits",
                GameDifference::Question => "question",
                GameDifference::Bag => "bag",
                GameDifference::Lasting => "lasting",
                GameDifference::Memory => "memory",
                GameDifference::Chance => "chance",
                GameDifference::Loop => "loop",
            },
        )
    }
}

impl Say for TeamsError {
    fn message(&self) -> Message {
        match self {
            TeamsError::NoSuchPlayer(seat) => new("teams-no-player").with("player", *seat),
            TeamsError::InTwoTeams(seat) => new("teams-two").with("player", *seat),
            TeamsError::NoOpponents => new("teams-alone"),
        }
    }
}

impl Say for UnknownSeries {
    fn message(&self) -> Message {
        new("series-unknown").with("name", text(&self.0)).with("most", LONGEST_SERIES)
    }
}

impl Say for SeriesError {
    fn message(&self) -> Message {
        let message = match self {
            SeriesError::NoPlayers => new("series-no-players"),
            SeriesError::NoDeck(seat) => new("series-no-deck").with("player", *seat),
            SeriesError::Length => new("series-length").with("most", LONGEST_SERIES),
            SeriesError::GameGoesOn => new("series-goes-on"),
            SeriesError::NoGame => new("series-no-game"),
            SeriesError::NotCleared => new("series-not-cleared"),
            SeriesError::ChoiceOpen(seat) => new("series-choice-open").with("player", *seat),
            SeriesError::NotYourChoice => new("series-not-your-choice"),
            SeriesError::Over => new("series-over"),
            SeriesError::Setup(error) => return error.message(),
        };
        message.with("rule", self.rule())
    }
}

impl Say for UnknownEdition {
    fn message(&self) -> Message {
        let known = names(Edition::ALL.map(Edition::name));
        new("edition-unknown").with("name", text(&self.0)).with("names", known)
    }
}

impl Say for UnknownDate {
    fn message(&self) -> Message {
        match self {
            UnknownDate::NotADate(said) => new("edition-not-a-date").with("text", text(said)),
            UnknownDate::TooEarly(day) => {
                new("edition-too-early").with("date", text(day)).with("first", text(Edition::ALL[0].name()))
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::Say;
    use crate::catalogue;
    use cards::{
        CardLibrary, CardRefusal, ChanceError, Date, DeckError, DeckForm, FormatName, ListPosition,
        NoDataFolder, UnknownCardPolicy, Violation, WriteError, read_deck,
    };
    use engine::{Edition, GameDifference, Seat, SeriesError, SeriesKind, SetupError, TeamsError};
    use std::fmt::Display;
    use wording::{Ink, Language};

    /// Checks that the English message equals the error's own text.
    pub(crate) fn alike(error: &(impl Say + Display)) {
        assert_eq!(catalogue::text(Language::English, &error.message()), error.to_string());
        for language in Language::OTHERS {
            assert_ne!(catalogue::text(language, &error.message()), error.to_string(), "{language}");
        }
    }

    #[test]
    fn deck_errors_are_said_in_every_language() {
        let library = CardLibrary::embedded();
        let lists: &[&str] = &[
            "4 Stitch - New Dgo",
            "4 Stitch",
            "4 Stitch - New Dog (999/1)",
            "Stitch - New Dog",
            "4",
            "0 Stitch - New Dog",
            "900 Stitch - New Dog\n900 Stitch - Rock Star",
            "",
            "https://example.org/deck?code=",
            "{\"cards\": 3}",
            "[1, 2",
            "name,count\na,b,c,d",
            "[{\"id\": 99999999}]",
        ];
        let mut seen = 0;
        for list in lists {
            let Err(errors) = read_deck(list.as_bytes(), "my.txt", &library, UnknownCardPolicy::Refuse)
            else {
                continue;
            };
            seen += errors.len();
            errors.iter().for_each(alike);
        }
        assert!(seen > 9, "only {seen} errors were found");
        let at = |place| DeckError { file: "a".to_owned(), place, problem: cards::DeckErrorKind::NotText };
        [ListPosition::File, ListPosition::Line(3), ListPosition::Column(1, 2), ListPosition::Card(4)]
            .map(at)
            .iter()
            .for_each(alike);
    }

    #[test]
    fn broken_deck_rules_are_said_in_every_language() {
        let name = || "Stitch - New Dog".to_owned();
        let since: Date = "2026-07-17".parse().expect("a day");
        let english = [
            Violation::TooFewCards { count: 3, least: 60, limited: false },
            Violation::TooManyInks { inks: vec![(Ink::Amber, 3), (Ink::Ruby, 1)], most: 2 },
            Violation::Banned { full_name: name(), since },
            Violation::NotInSets { full_name: name(), sets: vec!["1".to_owned()] },
            Violation::NotStandard { full_name: name() },
            Violation::NotInLibrary { full_name: "No".to_owned(), nearest: Some(name()) },
            Violation::NotCompiled { full_name: name(), reason: CardRefusal::MissingField("cost".into()) },
        ];
        english.iter().for_each(alike);
        let german = catalogue::text(Language::German, &english[2].message());
        assert!(german.contains("Stitch - Neuer Hund"), "{german}");
    }

    #[test]
    fn what_keeps_a_game_from_beginning_is_said_in_every_language() {
        [SetupError::Players(1), SetupError::TooManyCards(70_000), SetupError::TooLate(60_000)]
            .iter()
            .for_each(alike);
        alike(&SetupError::NoSuchPlayer(Seat(4)));
        alike(&SetupError::ActionInPlay { seat: Seat(0), index: 3 });
        alike(&SetupError::TooManyUnder { seat: Seat(0), index: 3, cards: 300 });
        [TeamsError::NoSuchPlayer(Seat(0)), TeamsError::InTwoTeams(Seat(1)), TeamsError::NoOpponents]
            .iter()
            .for_each(alike);
        [SeriesError::NoPlayers, SeriesError::NoDeck(Seat(0)), SeriesError::Length, SeriesError::Over]
            .iter()
            .for_each(alike);
        alike(&"no-series".parse::<SeriesKind>().expect_err("no series"));
        alike(&"1.0".parse::<Edition>().expect_err("no edition"));
        alike(&Edition::on("1999-01-01").expect_err("too early"));
        alike(&Edition::on("yesterday").expect_err("no date"));
    }

    #[test]
    fn in_what_games_differ_is_said_in_every_language() {
        [
            GameDifference::Table,
            GameDifference::Outcome,
            GameDifference::Turn,
            GameDifference::Lore,
            GameDifference::Players,
            GameDifference::Zones,
            GameDifference::States,
            GameDifference::Sight,
            GameDifference::Traits,
            GameDifference::Question,
            GameDifference::Bag,
            GameDifference::Lasting,
            GameDifference::Memory,
            GameDifference::Chance,
            GameDifference::Loop,
        ]
        .iter()
        .for_each(alike);
    }

    #[test]
    fn every_format_has_a_title() {
        for format in FormatName::ALL {
            let title = catalogue::text(Language::English, &format.message());
            assert_ne!(
                title,
                format.name(),
                "give {format} a line in format-title of crates/words/catalogues/program/en.ftl"
            );
        }
    }

    #[test]
    fn what_is_typed_wrong_is_said_in_every_language() {
        alike(&"yesterday".parse::<Date>().expect_err("no day"));
        alike(&"poker".parse::<FormatName>().expect_err("no format"));
        alike(&"scroll".parse::<DeckForm>().expect_err("no form"));
        alike(&"many".parse::<cards::CostRange>().expect_err("no costs"));
        alike(&cards::parse_ink("gold").expect_err("no ink"));
        alike(&ChanceError::NotInDeck("Nobody".to_owned()));
        alike(&ChanceError::TooManyCards(9));
        alike(&WriteError::NoId("Nobody".to_owned()));
        alike(&NoDataFolder);
    }
}
