//! The language in which the program speaks to its user.

use std::env;
use std::sync::OnceLock;
use words::{Language, Message};

/// Names the language where no option does.
pub const VARIABLE: &str = "INKWRIGHT_LANG";

/// What was asked for by name, and what is spoken.
static SPOKEN: OnceLock<(Option<Language>, Language)> = OnceLock::new();

/// Marks all messages in place of a language: whatever is seen without marks does not come from a catalogue.
const PSEUDO: &str = "pseudo";

/// Speaks from now on what the command line asks for, or else the environment. A language that nobody knows is refused when the
/// command line is read.
pub fn speak(arguments: impl Iterator<Item = String>) {
    let asked = asked_for(arguments).and_then(|code| code.parse().ok());
    let spoken =
        asked.unwrap_or_else(|| default_language(|name| env::var(name).ok(), sys_locale::get_locale));
    if asked.is_none() && env::var(VARIABLE).is_ok_and(|value| value == PSEUDO) {
        words::mark_messages();
    }
    let _ = SPOKEN.set((asked, spoken));
}

/// The value of `--lang` on a command line.
fn asked_for(arguments: impl Iterator<Item = String>) -> Option<String> {
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

/// A text that comes from a catalogue of its own, marked where messages are.
pub fn marked(text: &str) -> String {
    if is_marked() { format!("⟦{text}⟧") } else { text.to_owned() }
}

/// The language spoken; English before anybody has said.
pub fn language() -> Language {
    SPOKEN.get().map(|(_, spoken)| *spoken).unwrap_or_default()
}

/// The language that was asked for with `--lang`, where one was.
pub fn asked() -> Option<Language> {
    SPOKEN.get().and_then(|(asked, _)| *asked)
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

/// A message in the language spoken.
pub fn tell(message: &Message) -> String {
    words::text(language(), message)
}

/// A number with this many digits behind the point, or the comma where the language writes one.
pub fn decimal(value: f64, digits: usize) -> String {
    let number = format!("{value:.digits$}");
    match language() {
        Language::English | Language::Chinese => number,
        Language::German | Language::French | Language::Italian => number.replace('.', ","),
    }
}

/// A share of one in percent.
pub fn percent(share: f64) -> String {
    format!("{} %", decimal(100.0 * share, 1))
}

/// What it takes to repeat a run.
pub fn stamped(stamp: &sim::Stamp) -> String {
    let message = Message::new("report-stamp").with("program", stamp.program.clone());
    tell(&message.with("rules", stamp.rules.clone()).with("library", stamp.library.clone()))
}

/// A message by its id and arguments, in the language spoken.
macro_rules! say {
    ($id:literal $(, $name:literal = $arg:expr)* $(,)?) => {
        $crate::tongue::tell(&words::Message::new($id)$(.with($name, $arg))*)
    };
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::{asked_for, default_language};
    use words::Language;

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let asked = |line: &str| asked_for(line.split(' ').map(str::to_owned));
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
