//! Lessons for new players: positions with a goal.
//!
//! A lesson is a scenario file. Its first comment line is the title and the others are the instructions; from
//! `hint:` on they are hints. Its `expect` lines are the goal, which the engine checks. Its `do` and `choose`
//! lines show that the goal can be reached.

use crate::error::RequestError;
use crate::protocol::{GoalState, Lesson};
use crate::scenarios;
use crate::table::{TableGame, TableOrigin};
use cards::CardLibrary;
use engine::Game;
use std::sync::LazyLock;
use words::Message;

static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| scenarios::lessons().map(|(id, text)| lesson(id, text)).collect());

/// All lessons, in order.
pub fn all() -> &'static [Lesson] {
    &LESSONS
}

fn lesson(id: &str, text: &str) -> Lesson {
    let comments: Vec<&str> = text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim).collect();
    let (title, rest) = comments.split_first().unwrap_or((&"", &[]));
    let hint = rest.iter().position(|line| line.starts_with("hint:")).unwrap_or(rest.len());
    let (tells, hints) = rest.split_at(hint);
    Lesson {
        id: id.to_owned(),
        title: (*title).to_owned(),
        tells: tells.join(" "),
        hint: hints.join(" ").trim_start_matches("hint:").trim().to_owned(),
        text: text.to_owned(),
    }
}

/// Whether a game from a scenario has reached the goal in its text.
pub fn goal_of(game: &TableGame, library: &CardLibrary) -> Result<GoalState, RequestError> {
    match &game.stored.origin {
        TableOrigin::Scenario { text, number, .. } => goal(text, *number, game.live.game(), library),
        TableOrigin::Decks { .. } => Err(RequestError::not_now(Message::new("no-goal"))),
    }
}

fn goal(text: &str, number: usize, game: &Game, library: &CardLibrary) -> Result<GoalState, RequestError> {
    let unmet = scenario::unmet(text, number, game, library).map_err(RequestError::bad)?;
    Ok(GoalState { reached: unmet.is_none() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use scenario::{run_text, stage};

    #[test]
    fn every_lesson_can_be_done_and_is_not_done_at_once() {
        let library = CardLibrary::embedded();
        let lessons = all();
        assert!((8..=10).contains(&lessons.len()), "{} lessons", lessons.len());
        for Lesson { id, title, tells, hint, text } in lessons {
            assert!(!title.is_empty() && tells.len() > 40 && hint.len() > 15, "{id}");
            for result in run_text(id, text, &library) {
                assert!(result.passed, "{id}: {}", result.message);
            }
            let begun = stage(text, 0, false, &library).expect("a table");
            assert!(!goal(text, 0, &begun.game, &library).expect("a goal").reached, "{id} is done at once");
            let played = stage(text, 0, true, &library).expect("a table");
            assert!(goal(text, 0, &played.game, &library).expect("a goal").reached, "{id} is not done");
        }
    }
}
