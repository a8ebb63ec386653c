//! The language of the program's messages.

use std::env;
use std::sync::OnceLock;
use words::{Language, Message};

/// Environment variable for the language, used without the option.
pub const VARIABLE: &str = "INKWRIGHT_LANG";

/// The language requested with the option, and the current language.
static LANGUAGES: OnceLock<(Option<Language>, Language)> = OnceLock::new();

/// Pseudo-language that marks all messages: text without marks does not come from a catalogue.
const PSEUDO: &str = "pseudo";

/// Sets the language from the command line or else the environment. An unknown language is refused when the
/// command line is parsed.
pub fn set(arguments: impl Iterator<Item = String>) {
    let requested = option_value(arguments).and_then(|code| code.parse().ok());
    let current =
        requested.unwrap_or_else(|| default_language(|name| env::var(name).ok(), sys_locale::get_locale));
    if requested.is_none() && env::var(VARIABLE).is_ok_and(|value| value == PSEUDO) {
        words::mark_messages();
    }
    let _ = LANGUAGES.set((requested, current));
}

/// The value of `--lang` on a command line.
fn option_value(arguments: impl Iterator<Item = String>) -> Option<String> {
    let mut arguments = arguments.skip(1).take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next(),
            Some(value) if value.starts_with('=') => return Some(value[1..].to_owned()),
            Some(_) | None => {}
        }
    }
    None
}

/// Whether messages are marked.
pub fn is_marked() -> bool {
    words::is_marked()
}

/// A text from a separate catalogue, marked if messages are.
pub fn marked(text: &str) -> String {
    if is_marked() { format!("⟦{text}⟧") } else { text.to_owned() }
}

/// The current language; English if none has been set.
pub fn current() -> Language {
    LANGUAGES.get().map(|(_, current)| *current).unwrap_or_default()
}

/// The language requested with `--lang`, if any.
pub fn requested() -> Option<Language> {
    LANGUAGES.get().and_then(|(requested, _)| *requested)
}

/// The language of our own variable, else of the locale that the environment names, in the order of POSIX, else of the system's
/// settings: macOS and Windows set none of these variables.
fn default_language(
    variable: impl Fn(&str) -> Option<String>,
    system: impl FnOnce() -> Option<String>,
) -> Language {
    let set = [VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    set.or_else(system).and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// A message in the current language.
pub fn tell(message: &Message) -> String {
    words::text(current(), message)
}

/// A number with this many decimals, with a decimal comma if the language uses one.
pub fn decimal(value: f64, digits: usize) -> String {
    let number = format!("{value:.digits$}");
    match current() {
        Language::English | Language::Chinese => number,
        Language::German | Language::French | Language::Italian => number.replace('.', ","),
    }
}

/// A share of one in percent.
pub fn percent(share: f64) -> String {
    format!("{} %", decimal(100.0 * share, 1))
}

/// The data to repeat a run, as a message.
pub fn stamp_text(stamp: &sim::Stamp) -> String {
    let message = Message::new("report-stamp").with("program", stamp.program.clone());
    tell(&message.with("rules", stamp.rules.clone()).with("library", stamp.library.clone()))
}

/// A message by its id and arguments, in the current language.
macro_rules! say {
    ($id:literal $(, $name:literal = $arg:expr)* $(,)?) => {
        $crate::language::tell(&words::Message::new($id)$(.with($name, $arg))*)
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::{default_language, option_value};
    use words::Language;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let asked = |line: &str| option_value(line.split(' ').map(str::to_owned));
        assert_eq!(asked("inkwright cards --lang de show"), Some("de".to_owned()));
        assert_eq!(asked("inkwright --lang=fr --help"), Some("fr".to_owned()));
        assert_eq!(asked("inkwright cards show -- --lang de"), None);
        assert_eq!(asked("inkwright --language de --lang"), None);
    }

    #[test]
    fn our_own_variable_comes_before_the_locale_and_the_system_last() {
        let language = |pairs: &[(&str, &str)], system: Option<&str>| {
            let variable = |name: &str| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            };
            default_language(variable, || system.map(str::to_owned))
        };
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("INKWRIGHT_LANG", "fr")], None), Language::French);
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "it_IT")], None), Language::Italian);
        assert_eq!(language(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "")], None), Language::Chinese);
        assert_eq!(language(&[("LC_ALL", "C"), ("LANG", "de_DE")], Some("it-IT")), Language::English);
        assert_eq!(language(&[("LANG", "")], Some("zh-Hans-CN")), Language::Chinese);
        assert_eq!(language(&[], Some("de-AT")), Language::German);
        assert_eq!(language(&[], None), Language::English);
    }
}
