//! Options whose values have names, such as bots and formats.
//!
//! Help pages, manual pages and completions list the names that the code knows, so that a new bot or format changes no help text
//! and no translation of one.

use crate::language::{say, tell};
use bots::Budget;
use cards::{DeckForm, FormatName, QueryError, TypeFilter, UnknownDeckForm, UnknownFormat, parse_ink};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use engine::{Edition, UnknownEdition};
use std::convert::Infallible;
use std::error::Error;
use std::ffi::OsStr;
use wording::{Ink, UnknownLanguage};
use words::{Language, Say as _};

/// Reads a value, and knows the names to list. What it reads may be more than the names: `greedy@FILE` is a bot, too.
pub struct NamedValue<T, E> {
    read: fn(&str) -> Result<T, E>,
    names: fn() -> Vec<PossibleValue>,
}

impl<T, E> Clone for NamedValue<T, E> {
    fn clone(&self) -> NamedValue<T, E> {
        NamedValue { read: self.read, names: self.names }
    }
}

impl<T, E> TypedValueParser for NamedValue<T, E>
where
    T: Clone + Send + Sync + 'static,
    E: Into<Box<dyn Error + Send + Sync>> + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        TypedValueParser::parse_ref(&self.read, command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter()))
    }
}

fn list<const N: usize>(names: [&'static str; N]) -> Vec<PossibleValue> {
    names.map(PossibleValue::new).to_vec()
}

/// A bot, which is looked for when the command runs.
pub fn bot() -> NamedValue<String, Infallible> {
    NamedValue { read: |name| Ok(name.to_owned()), names: || list(bots::NAMES) }
}

/// How much the searching player thinks.
pub fn budget() -> NamedValue<Budget, String> {
    NamedValue {
        read: |name| Budget::parse(name).ok_or_else(|| say!("a-budget-is")),
        names: || list(Budget::NAMED.map(|(name, _)| name)),
    }
}

/// A deck format, listed with its title.
pub fn format() -> NamedValue<FormatName, UnknownFormat> {
    fn titled(format: FormatName) -> PossibleValue {
        PossibleValue::new(format.name()).help(tell(&format.message()))
    }
    NamedValue { read: str::parse, names: || FormatName::ALL.map(titled).to_vec() }
}

/// A form of deck lists.
pub fn form() -> NamedValue<DeckForm, UnknownDeckForm> {
    NamedValue { read: str::parse, names: || list(DeckForm::ALL.map(DeckForm::name)) }
}

/// An edition of the rules.
pub fn edition() -> NamedValue<Edition, UnknownEdition> {
    NamedValue { read: str::parse, names: || list(Edition::ALL.map(Edition::name)) }
}

/// A language that the program speaks.
pub fn language() -> NamedValue<Language, UnknownLanguage> {
    NamedValue { read: str::parse, names: || list(Language::ALL.map(Language::code)) }
}

/// A type of cards, or songs alone.
pub fn card_type() -> NamedValue<TypeFilter, QueryError> {
    NamedValue { read: str::parse, names: || list(TypeFilter::NAMED.map(|(name, _)| name)) }
}

/// An ink.
pub fn ink() -> NamedValue<Ink, QueryError> {
    NamedValue { read: parse_ink, names: || list(Ink::ALL.map(Ink::name)) }
}

#[cfg(test)]
mod tests {
    use super::{bot, edition, form, format};
    use crate::ProgramArgs;
    use bots::NAMES;
    use cards::{DeckForm, FormatName};
    use clap::builder::TypedValueParser as _;
    use clap::{Command, CommandFactory as _};
    use engine::Edition;

    #[test]
    fn every_name_is_listed_and_read() {
        let listed = |names: Option<Box<dyn Iterator<Item = clap::builder::PossibleValue> + '_>>| {
            names.into_iter().flatten().map(|name| name.get_name().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(listed(bot().possible_values()), NAMES);
        assert_eq!(listed(edition().possible_values()), Edition::ALL.map(Edition::name));
        assert_eq!(listed(format().possible_values()), FormatName::ALL.map(FormatName::name));
        assert_eq!(listed(form().possible_values()), DeckForm::ALL.map(DeckForm::name));
        assert_eq!((edition().read)("2.0.1"), Ok(Edition::V2_0_1));
        assert_eq!((bot().read)("greedy@mine.ron"), Ok("greedy@mine.ron".to_owned()));
    }

    /// The prose of all help pages, without the examples.
    fn prose(command: &Command, texts: &mut Vec<String>) {
        let helps = command.get_arguments().flat_map(|arg| [arg.get_help(), arg.get_long_help()]);
        let abouts = [command.get_about(), command.get_long_about(), command.get_after_help()];
        for text in helps.chain(abouts).flatten() {
            let text = text.to_string();
            let lines = text.lines().filter(|line| !line.starts_with("  ")).collect::<Vec<_>>().join(" ");
            texts.push(lines);
        }
        command.get_subcommands().for_each(|inner| prose(inner, texts));
    }

    /// A help text that lists names would have to change, in five languages, with each new one.
    #[test]
    fn no_help_text_lists_names() {
        let mut texts = Vec::new();
        prose(&ProgramArgs::command(), &mut texts);
        assert!(texts.len() > 150, "{} texts were found", texts.len());
        let lists = [
            NAMES.to_vec(),
            FormatName::ALL.map(FormatName::name).to_vec(),
            Edition::ALL.map(Edition::name).to_vec(),
            DeckForm::ALL.map(DeckForm::name).to_vec(),
        ];
        for text in texts {
            let words: Vec<&str> = text.split([' ', ',', ';', '`']).collect();
            for list in &lists {
                let named = list.iter().filter(|name| words.contains(name)).count();
                assert!(named < 3, "a help text lists names: {text}");
            }
        }
    }
}
