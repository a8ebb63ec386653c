//! Lessons for new players: positions with a goal.
//!
//! A lesson is a scenario file. Its first comment line is the title and the others are the instructions; from
//! `hint:` on they are hints. Its `expect` lines are the goal, which the engine checks. Its `do` and `choose`
//! lines show that the goal can be reached.

use crate::problem::Refusal;
use crate::protocol::Lesson;
use rust_embed::RustEmbed;
use std::sync::LazyLock;

#[derive(RustEmbed)]
#[folder = "../../scenarios/lessons"]
#[allow_missing = true]
struct Files;

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(read);

pub fn all() -> &'static [Lesson] {
    &LESSONS
}

fn read() -> Vec<Lesson> {
    let mut names: Vec<_> = Files::iter().filter(|name| name.ends_with(".scn")).collect();
    names.sort();
    let lesson = |name: &str| {
        let file = Files::get(name)?;
        Some(lesson(name.trim_end_matches(".scn"), std::str::from_utf8(&file.data).ok()?))
    };
    names.iter().filter_map(|name| lesson(name)).collect()
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
pub fn goal(
    text: &str,
    number: usize,
    game: &engine::Game,
    library: &cards::CardLibrary,
) -> Result<crate::protocol::Goal, Refusal> {
    let unmet = scenario::unmet(text, number, game, library).map_err(Refusal::bad)?;
    Ok(crate::protocol::Goal { reached: unmet.is_none() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::CardLibrary;
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
