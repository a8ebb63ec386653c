//! The edition of the rules from the command line's options.

use crate::failure::Failure;
use crate::language::say;
use crate::names;
use engine::{Edition, Rules};

/// The edition of the rules; the newest when nothing is said.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct EditionArgs {
    /// The edition of the rules [default: the newest]
    #[arg(long, value_name = "EDITION", conflicts_with = "date", value_parser = names::edition())]
    pub edition: Option<Edition>,
    /// The edition in force on this date
    #[arg(long, value_name = "YYYY-MM-DD")]
    pub date: Option<String>,
}

impl EditionArgs {
    /// The named edition, if any.
    pub fn edition(&self) -> Result<Option<Edition>, Failure> {
        match &self.date {
            Some(day) => Edition::on(day).map(Some).map_err(Failure::of),
            None => Ok(self.edition),
        }
    }

    /// The rules of the named edition, or of the newest.
    pub fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.edition()?.unwrap_or_default().into())
    }

    /// Whether the command line has an option for the edition.
    pub fn is_given(&self) -> bool {
        self.edition.is_some() || self.date.is_some()
    }

    /// The error that a saved game keeps the edition it began with.
    pub fn not_for_replays(&self, place: &str) -> Failure {
        Failure::input(say!("replay-has-edition", "place" = place.to_string()))
    }
}
