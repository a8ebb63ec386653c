//! The command line in the reader's language: help pages, and messages about wrong arguments.
//!
//! The doc comments of arguments and commands are the English help. `help/LANG.tsv` has translations of their
//! paragraphs by the English text. A changed sentence is shown in English until it is translated; a test counts those.
//! The words that clap itself adds are in the same files. Names of commands, options and values are the same
//! in every language.

use crate::failure::eprint_quietly;
use crate::layout::wrap;
use crate::{language, messages};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use std::collections::HashMap;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;
use std::sync::OnceLock;
use words::Language;

/// The width of the paragraphs next to the options.
const WIDTH: usize = 130;

fn source(language: Language) -> Option<&'static str> {
    match language {
        Language::English => None,
        Language::German => Some(include_str!("../help/de.tsv")),
        Language::French => Some(include_str!("../help/fr.tsv")),
        Language::Italian => Some(include_str!("../help/it.tsv")),
        Language::Chinese => Some(include_str!("../help/zh.tsv")),
    }
}

fn read(source: &'static str) -> HashMap<&'static str, &'static str> {
    source.lines().filter_map(|line| line.split_once('\t')).collect()
}

/// The translation of an English paragraph into the current language.
fn said(english: &str) -> String {
    static SPOKEN: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    let spoken = SPOKEN.get_or_init(|| source(language::current()).map(read).unwrap_or_default());
    language::marked(spoken.get(english).copied().unwrap_or(english))
}

/// Whether clap's own English is sufficient.
fn is_english() -> bool {
    language::current() == Language::English && !language::is_marked()
}

/// The command line with its help in the current language.
pub fn command(mut program: Command) -> Command {
    if is_english() {
        return program;
    }
    // Creates the texts that clap writes itself.
    program.build();
    translated(program)
}

fn translated(mut command: Command) -> Command {
    command = match (command.get_about().cloned(), command.get_long_about().cloned()) {
        (Some(about), Some(long)) => command.about(text(&about)).long_about(text(&long)),
        (Some(about), None) => command.about(text(&about)),
        (None, _) => command,
    };
    if let Some(after) = command.get_after_help().cloned() {
        command = command.after_help(text(&after));
    }
    command.mut_args(argument).mut_subcommands(translated)
}

fn argument(argument: Arg) -> Arg {
    match (argument.get_help().cloned(), argument.get_long_help().cloned()) {
        (Some(help), Some(long)) => argument.help(text(&help)).long_help(text(&long)),
        (Some(help), None) => argument.help(text(&help)),
        (None, _) => argument,
    }
}

/// Translates a text of clap's, paragraph by paragraph.
fn text(english: &StyledStr) -> String {
    let english = english.to_string();
    english.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n\n")
}

/// Translates the prose of a paragraph; indented lines are commands or examples and don't change.
fn paragraph(english: &str) -> String {
    let lines: Vec<&str> = english.lines().collect();
    let parts = lines.chunk_by(|one, other| is_example(one) == is_example(other));
    let said = parts.map(|lines| match lines {
        [first, ..] if is_example(first) => lines.join("\n"),
        [only] => said(only),
        lines => wrap(&said(&flat(&lines.join(" "))), WIDTH).join("\n"),
    });
    said.collect::<Vec<_>>().join("\n")
}

/// Whether a line is an example rather than prose.
fn is_example(line: &str) -> bool {
    line.starts_with("  ")
}

/// A paragraph on one line.
fn flat(paragraph: &str) -> String {
    paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text at the beginning of a line of clap's help, and text anywhere in one.
const HEADINGS: [&str; 7] = [
    "Usage:",
    "Commands:",
    "Arguments:",
    "Options:",
    "Possible values:",
    "Limits:",
    "Behind a reverse proxy:",
];
const REMARKS: [&str; 5] = [
    "[default: ",
    "[possible values: ",
    "[aliases: ",
    "[OPTIONS]",
    "Format Coconut (beta): 25 lore wins, and each deck list names a leader (docs/decks.md)",
];

/// The sections of a manual page.
const SECTIONS: [&str; 6] = ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "EXTRA"];

/// A manual page in roff, with its sections and remarks in the current language.
pub fn manual(page: &str) -> String {
    if is_english() {
        return page.to_owned();
    }
    let line = |line: &str| match line.strip_prefix(".SH ").map(|title| title.trim_matches('"')) {
        Some(title) if SECTIONS.contains(&title) => format!(".SH \"{}\"", said(title)),
        Some(title) => {
            // A heading of options has a colon in a help page and is in capitals here.
            let heading =
                HEADINGS.into_iter().find(|heading| heading.trim_end_matches(':').to_uppercase() == title);
            let said = heading.map_or_else(|| title.to_owned(), said);
            format!(".SH \"{}\"", said.trim_end_matches([':', '：', ' ', '\u{a0}']).to_uppercase())
        }
        None => REMARKS.into_iter().fold(line.to_owned(), |line, word| line.replace(word, &said(word))),
    };
    page.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// A help page laid out by clap, with its headings and remarks in the current language.
pub fn page(page: &str) -> String {
    let line = |line: &str| {
        let mut line = line.to_owned();
        for word in HEADINGS {
            let at = line.find(word);
            // Only a colour code may come before it.
            if let Some(at) = at.filter(|at| line[..*at].chars().all(|c| !c.is_alphabetic() || c == 'm')) {
                line.replace_range(at..at + word.len(), &said(word));
            }
        }
        for word in REMARKS {
            line = line.replace(word, &said(word));
        }
        line
    };
    page.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Prints clap's result if it is not a command: its help, or an error about the arguments.
pub fn tell(error: &Error) -> ExitCode {
    if is_english() {
        // A closed pipe is not an error.
        let _ = error.print();
        return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
    }
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let rendered = error.render();
            let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            let text = if colours { rendered.ansi().to_string() } else { rendered.to_string() };
            let _ = write!(io::stdout(), "{}", page(&text));
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = write!(io::stderr(), "{}", page(&error.render().to_string()));
            ExitCode::from(2)
        }
        _ => {
            eprint_quietly(&complaint(error));
            ExitCode::from(2)
        }
    }
}

/// Clap's messages, with placeholders for the arguments.
mod words_of_clap {
    pub const TWICE: &str = "the argument '{}' cannot be used multiple times";
    pub const CONFLICT: &str = "the argument '{}' cannot be used with '{}'";
    pub const CONFLICT_WITH: &str = "the subcommand '{}' cannot be used with '{}'";
    pub const NO_EQUALS: &str = "equal sign is needed when assigning values to '{}'";
    pub const NO_VALUE: &str = "a value is required for '{}' but none was supplied";
    pub const BAD_VALUE: &str = "invalid value '{}' for '{}'";
    pub const NO_COMMAND: &str = "unrecognized subcommand '{}'";
    pub const MISSING: &str = "the following required arguments were not provided:";
    pub const WANTS_COMMAND: &str = "'{}' requires a subcommand but one was not provided";
    pub const TOO_MANY: &str = "unexpected value '{}' for '{}' found; no more were expected";
    pub const UNKNOWN: &str = "unexpected argument '{}' found";
    pub const NOT_TEXT: &str = "invalid UTF-8 was detected in one or more arguments";
    pub const WRONG_NUMBER: &str = "'{}' takes a different number of values";
    pub const FAILED: &str = "the command line can't be read";
    pub const SIMILAR: &str = "tip: a similar name exists: '{}'";
    pub const MORE: &str = "For more information, try '--help'.";
    pub const ERROR: &str = "error: {}";
    /// All of them, for the test that they are translated.
    #[cfg(test)]
    pub const ALL: [&str; 17] = [
        TWICE,
        CONFLICT,
        CONFLICT_WITH,
        NO_EQUALS,
        NO_VALUE,
        BAD_VALUE,
        NO_COMMAND,
        MISSING,
        WANTS_COMMAND,
        TOO_MANY,
        UNKNOWN,
        NOT_TEXT,
        WRONG_NUMBER,
        FAILED,
        SIMILAR,
        MORE,
        ERROR,
    ];
}
use words_of_clap as clap_says;

/// A sentence with its placeholders filled in.
fn filled(english: &str, typed: &[&str]) -> String {
    let mut sentence = said(english);
    for typed in typed {
        sentence = sentence.replacen("{}", typed, 1);
    }
    sentence
}

/// Clap's information about an error, as text; lists are joined.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(one.clone()),
        ContextValue::Strings(many) => Some(many.join(", ")),
        ContextValue::StyledStr(one) => Some(one.to_string()),
        ContextValue::StyledStrs(many) => {
            Some(many.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        ContextValue::Number(n) => Some(n.to_string()),
        ContextValue::None | ContextValue::Bool(_) => None,
        // Later versions of clap may have more kinds.
        _ => None,
    }
}

fn complaint(error: &Error) -> String {
    let known = |kind| context(error, kind).unwrap_or_default();
    let argument = known(ContextKind::InvalidArg);
    let value = known(ContextKind::InvalidValue);
    let inner = known(ContextKind::InvalidSubcommand);
    let prior = known(ContextKind::PriorArg);
    let what = match error.kind() {
        ErrorKind::ArgumentConflict if !inner.is_empty() => {
            filled(clap_says::CONFLICT_WITH, &[&inner, &prior])
        }
        ErrorKind::ArgumentConflict if argument == prior => filled(clap_says::TWICE, &[&argument]),
        ErrorKind::ArgumentConflict => filled(clap_says::CONFLICT, &[&argument, &prior]),
        ErrorKind::NoEquals => filled(clap_says::NO_EQUALS, &[&argument]),
        ErrorKind::InvalidValue if value.is_empty() => filled(clap_says::NO_VALUE, &[&argument]),
        ErrorKind::InvalidValue => filled(clap_says::BAD_VALUE, &[&value, &argument]),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(|why| format!(": {}", messages::error_text(why)));
            filled(clap_says::BAD_VALUE, &[&value, &argument]) + &why.unwrap_or_default()
        }
        ErrorKind::InvalidSubcommand => filled(clap_says::NO_COMMAND, &[&inner]),
        ErrorKind::MissingRequiredArgument => {
            format!("{}\n  {}", said(clap_says::MISSING), argument.replace(", ", "\n  "))
        }
        ErrorKind::MissingSubcommand => filled(clap_says::WANTS_COMMAND, &[&inner]),
        ErrorKind::TooManyValues => filled(clap_says::TOO_MANY, &[&value, &argument]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            filled(clap_says::WRONG_NUMBER, &[&argument])
        }
        ErrorKind::UnknownArgument => filled(clap_says::UNKNOWN, &[&argument]),
        ErrorKind::InvalidUtf8 => said(clap_says::NOT_TEXT),
        // Later versions of clap may have more kinds of errors.
        _ => said(clap_says::FAILED),
    };
    let mut complaint = filled(clap_says::ERROR, &[&what]);
    if let Some(values) = context(error, ContextKind::ValidValue).filter(|values| !values.is_empty()) {
        complaint += &format!("\n  {}{values}]", said("[possible values: "));
    }
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        if let Some(similar) = context(error, kind).filter(|similar| !similar.is_empty()) {
            complaint += &format!("\n\n  {}", filled(clap_says::SIMILAR, &[&similar]));
        }
    }
    if let Some(usage) = context(error, ContextKind::Usage) {
        complaint += &format!("\n\n{}", page(&usage));
    }
    complaint + &format!("\n\n{}", said(clap_says::MORE))
}

#[cfg(test)]
mod tests {
    use super::{HEADINGS, REMARKS, SECTIONS, clap_says, flat, is_example, read, source};
    use crate::{ProgramArgs, language};
    use cards::FormatName;
    use clap::{Command, CommandFactory as _};
    use std::collections::BTreeSet;
    use words::{Language, Say as _};

    /// Every English paragraph in a help page or an error.
    fn english() -> BTreeSet<String> {
        let mut program = ProgramArgs::command();
        program.build();
        let mut texts = Vec::new();
        collect(&program, &mut texts);
        let paragraphs = texts.iter().flat_map(|text| text.split("\n\n")).flat_map(|paragraph| {
            let lines: Vec<&str> = paragraph.lines().collect();
            let parts = lines.chunk_by(|one, other| is_example(one) == is_example(other));
            let prose = parts.filter(|lines| !is_example(lines[0]));
            prose.map(|lines| flat(&lines.join(" "))).collect::<Vec<_>>()
        });
        let own =
            HEADINGS.into_iter().chain(SECTIONS).chain(REMARKS).chain(clap_says::ALL).map(str::to_owned);
        paragraphs.chain(own).collect()
    }

    fn collect(command: &Command, texts: &mut Vec<String>) {
        let about = [command.get_about(), command.get_long_about(), command.get_after_help()];
        let helps = command.get_arguments().flat_map(|arg| [arg.get_help(), arg.get_long_help()]);
        texts.extend(about.into_iter().chain(helps).flatten().map(ToString::to_string));
        for argument in command.get_arguments() {
            texts.extend(argument.get_help_heading().map(|heading| format!("{heading}:")));
        }
        command.get_subcommands().for_each(|inner| collect(inner, texts));
    }

    /// The help texts of single values, which only clap can put into a page.
    fn value_helps(command: &Command, texts: &mut Vec<String>) {
        let values = command.get_arguments().flat_map(clap::Arg::get_possible_values);
        texts.extend(values.filter_map(|value| value.get_help().map(ToString::to_string)));
        command.get_subcommands().for_each(|inner| value_helps(inner, texts));
    }

    #[test]
    fn help_that_is_left_in_english_is_counted() {
        let english = english();
        assert!(english.len() > 150, "{} texts were found", english.len());
        let mut program = ProgramArgs::command();
        program.build();
        let mut values = Vec::new();
        value_helps(&program, &mut values);
        // Titles of formats come from the catalogues.
        let titles = FormatName::ALL.map(|format| language::tell(&format.message()));
        values.retain(|help| !titles.contains(help));
        assert!(values.iter().all(|help| REMARKS.contains(&help.as_str())), "{values:?} are not all remarks");
        for language in Language::OTHERS {
            let lines = source(language).expect("a file for each language");
            let spoken = read(lines);
            assert_eq!(spoken.len(), lines.lines().count(), "{language}: a line is empty or there twice");
            let missing = english.iter().filter(|text| !spoken.contains_key(text.as_str()));
            testing::untranslated(language, "help", missing);
            let unused: Vec<_> = spoken.keys().filter(|text| !english.contains(**text)).collect();
            assert!(
                unused.is_empty(),
                "no help page shows these paragraphs: remove or change them in help/{language}.tsv: {unused:#?}"
            );
            let prose = |text: &str| text.chars().any(char::is_lowercase);
            let same: Vec<_> = spoken.iter().filter(|(text, said)| text == said && prose(text)).collect();
            assert!(same.is_empty(), "{language} leaves in English: {same:?}");
            for (text, said) in &spoken {
                assert_eq!(text.matches("{}").count(), said.matches("{}").count(), "{language}: {said}");
            }
        }
    }
}
