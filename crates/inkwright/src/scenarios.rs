//! Positions and test cases as text.

use crate::game::Game;
use crate::library::Library;
use playable::PlayableLibrary;
use scenario::{ExplainError, ExplainQuery, PositionExplanation, ScenarioReport, StageError};

/// Runs every scenario in a text and reports which ones pass. `docs/scenarios.md` in the repository is the reference of the
/// format.
///
/// ```
/// use inkwright::{Library, run_scenarios};
///
/// let text = r#"
/// scenario "A character that came into play this turn can't quest"
/// p1:
///   play "Stitch - New Dog" as stitch drying
/// expect illegal do quest stitch because 1.7.5
/// "#;
/// let reports = run_scenarios(&Library::built_in(), text);
/// assert!(reports.iter().all(|report| report.passed), "{reports:?}");
/// ```
pub fn run_scenarios(library: &Library, text: &str) -> Vec<ScenarioReport> {
    scenario::run_text("scenario", text, library.data())
}

impl Game {
    /// The game at the end of a text's first scenario: its position and any steps after it.
    ///
    /// # Errors
    /// If the text is not a scenario, names an unknown card, or a step of it is not possible.
    #[expect(clippy::missing_panics_doc, reason = "the `expect` states an invariant")]
    pub fn from_scenario(library: &Library, text: &str) -> Result<Game, StageError> {
        let staged = scenario::stage(text, 0, true, library.data())?;
        let playable = PlayableLibrary::staged(staged.cards, staged.leaders, &staged.nameable);
        let playable = playable.expect("what a scenario is played with was compiled before");
        Ok(Game::begun(Library::shared(playable), None, staged.game))
    }

    /// Answers a question about the current game, in the language of scenarios: `do quest stitch`, or the
    /// name of a card for everything it could do. Cards are referred to by full names in double quotes or by
    /// handles derived from their names.
    ///
    /// # Errors
    /// If the question is not understood or names a card that the game doesn't have.
    ///
    /// ```
    /// use inkwright::{Game, Library};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let game = Game::from_scenario(&Library::built_in(), r#"
    ///     scenario "A question"
    ///     p1:
    ///       play "Stitch - New Dog" drying
    /// "#)?;
    /// let told = game.ask("do quest stitch")?;
    /// assert!(!told.explained[0].allowed);
    /// # Ok(())
    /// # }
    /// ```
    pub fn ask(&self, question: &str) -> Result<PositionExplanation, ExplainError> {
        scenario::explain_game(
            "the question",
            &self.state,
            self.library.db().clone(),
            ExplainQuery::Words(question),
            None,
        )
    }
}
