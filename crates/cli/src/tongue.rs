//! The language in which the program speaks to its user.

use std::env;
use std::sync::OnceLock;
use words::{Language, Message};

/// Names the language where no option does.
pub const VARIABLE: &str = "INKWRIGHT_LANG";

/// What was asked for by name, and what is spoken.
static SPOKEN: OnceLock<(Option<Language>, Language)> = OnceLock::new();

/// Speaks this language from now on, or what the environment says where none was asked for.
pub fn speak(asked: Option<Language>) {
    let spoken = asked.unwrap_or_else(|| of_environment(|name| env::var(name).ok()));
    let _ = SPOKEN.set((asked, spoken));
}

/// The language spoken; English before anybody has said.
pub fn language() -> Language {
    SPOKEN.get().map(|(_, spoken)| *spoken).unwrap_or_default()
}

/// The language that was asked for with `--lang`, where one was.
pub fn asked() -> Option<Language> {
    SPOKEN.get().and_then(|(asked, _)| *asked)
}

/// What the environment asks for: our own variable first, then the system's locale as POSIX orders it.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = [VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    set.and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// A message in the language spoken.
pub fn tell(message: &Message) -> String {
    words::text(language(), message)
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
    use super::of_environment;
    use words::Language;

    #[test]
    fn our_own_variable_comes_before_the_locale() {
        let set = |pairs: &'static [(&str, &str)]| {
            of_environment(move |name| {
                pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(set(&[("LANG", "de_DE.UTF-8"), ("INKWRIGHT_LANG", "fr")]), Language::French);
        assert_eq!(set(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "it_IT")]), Language::Italian);
        assert_eq!(set(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "")]), Language::Chinese);
        assert_eq!(set(&[("LC_ALL", "C"), ("LANG", "de_DE")]), Language::English);
        assert_eq!(set(&[]), Language::English);
    }
}
