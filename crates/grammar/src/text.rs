//! Small steps of writing text, in English and in other languages.

/// Grammatical number, which verbs, articles and adjectives agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    One,
    Many,
}

/// The words with a capital first letter.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// Joins the words with spaces, skipping empty ones.
pub fn join<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// "A", "A and B", "A, B and C", where `comma` is ", " and `and` is " and ".
pub fn series(items: &[String], comma: &str, and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{and}{last}", first.join(comma)),
    }
}

/// Clauses as alternatives. Words that all of them begin with, such as the subject, appear only once.
pub fn alternatives(clauses: &[String], or: &str) -> String {
    let same = |one: &str, other: &str| {
        let words = one.split(' ').zip(other.split(' ')).take_while(|(one, other)| one == other);
        words.map(|(word, _)| word.len() + 1).sum::<usize>()
    };
    let Some((first, others)) = clauses.split_first() else { return String::new() };
    let once = others.iter().map(|other| same(first, other)).min().unwrap_or(0);
    let mut said = first.clone();
    for other in others {
        said = format!("{said} {or} {}", other.get(once..).unwrap_or(other));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::{alternatives, capital, join, series};

    fn words(all: &[&str]) -> Vec<String> {
        all.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn a_series_has_its_conjunction_before_the_last_item() {
        assert_eq!(series(&words(&["A"]), ", ", " and "), "A");
        assert_eq!(series(&words(&["A", "B", "C"]), ", ", " and "), "A, B and C");
    }

    #[test]
    fn alternatives_share_their_subject() {
        let both = words(&["this character quests", "this character sings a song"]);
        assert_eq!(alternatives(&both, "or"), "this character quests or sings a song");
    }

    #[test]
    fn empty_words_leave_no_space() {
        assert_eq!(join(["draw", "", "a card"]), "draw a card");
        assert_eq!(capital("é"), "É");
    }
}
