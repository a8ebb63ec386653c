//! A position in a recorded game: a line of a scenario file, or a number of answers in a replay.

use crate::failure::Failure;
use crate::language::say;
use engine::Seat;
use replay::Positions;
use std::path::PathBuf;

/// A position given on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionArg {
    /// Before this line of the file; at its end if `None`.
    Scenario { file: PathBuf, line: Option<usize> },
    /// After this many answers.
    Replay { file: PathBuf, at: Option<usize> },
}

impl PositionArg {
    /// Parses `FILE.scn:LINE` or `FILE.replay:N`, with an optional number. Files without the extension `.scn`
    /// are replays.
    pub fn parse(text: &str) -> PositionArg {
        let (file, number) = match text.rsplit_once(':') {
            Some((file, number))
                if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) =>
            {
                // A number that is too large is past the end of every file.
                (file, Some(number.parse().unwrap_or(usize::MAX)))
            }
            _ => (text, None),
        };
        let path = PathBuf::from(file);
        match path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("scn")) {
            true => PositionArg::Scenario { file: path, line: number },
            false => PositionArg::Replay { file: path, at: number },
        }
    }
}

/// The position after a number of answers or at a turn; `file` is its name for messages.
pub fn find(
    positions: &Positions,
    file: &str,
    at: Option<usize>,
    turn: Option<u16>,
) -> Result<Option<usize>, Failure> {
    match (at, turn) {
        (Some(at), _) if at > positions.last() => Err(Failure::input(say!(
            "answers-up-to",
            "file" = file.to_owned(),
            "n" = positions.last(),
            "at" = at.to_string()
        ))),
        (Some(at), _) => Ok(Some(at)),
        (None, Some(turn)) => match positions.turn_begins(turn) {
            Some(at) => Ok(Some(at)),
            None => Err(Failure::input(say!(
                "turns-up-to",
                "file" = file.to_owned(),
                "n" = positions.last_turn(),
                "at" = turn
            ))),
        },
        (None, None) => Ok(None),
    }
}

/// Parses "p1".
pub fn seat(text: &str) -> Result<Seat, String> {
    let number = text.strip_prefix('p').and_then(|n| n.parse::<u8>().ok()).and_then(|n| n.checked_sub(1));
    number.map(Seat).ok_or_else(|| say!("a-player-is"))
}

/// Checks that this player exists at a table of this size.
pub fn check_seat(viewer: Option<Seat>, players: usize) -> Result<(), Failure> {
    match viewer.filter(|seat| seat.index() >= players) {
        Some(seat) => Err(Failure::input(say!("no-such-player", "player" = seat, "n" = players))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::PositionArg;
    use std::path::PathBuf;

    #[test]
    fn a_position_is_a_line_of_a_scenario_or_an_answer_of_a_replay() {
        let file = |name: &str| PathBuf::from(name);
        assert_eq!(
            PositionArg::parse("a.scn:14"),
            PositionArg::Scenario { file: file("a.scn"), line: Some(14) }
        );
        assert_eq!(PositionArg::parse("a.SCN"), PositionArg::Scenario { file: file("a.SCN"), line: None });
        assert_eq!(
            PositionArg::parse("a.replay:0"),
            PositionArg::Replay { file: file("a.replay"), at: Some(0) }
        );
        assert_eq!(
            PositionArg::parse("c:a.replay"),
            PositionArg::Replay { file: file("c:a.replay"), at: None }
        );
        assert_eq!(PositionArg::parse("a:"), PositionArg::Replay { file: file("a:"), at: None });
        let past = PositionArg::Replay { file: file("a"), at: Some(usize::MAX) };
        assert_eq!(PositionArg::parse("a:99999999999999999999999"), past);
    }
}
