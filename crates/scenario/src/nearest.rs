//! "Did you mean …?"

use words::Message;

/// Minimum similarity of two words, from 0 to 1.
const ALIKE: f64 = 0.6;

/// Maximum length of a word that is compared.
const LONGEST: usize = 120;

/// The most similar candidate, if one is similar enough.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    let mut best: Option<(f64, &str)> = None;
    for candidate in candidates {
        let likeness = strsim::normalized_damerau_levenshtein(&word, &candidate.to_lowercase());
        if likeness >= ALIKE && best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Adds a suggestion to the message, if there is one.
pub(crate) fn did_you_mean(what: Message, near: Option<&str>) -> Message {
    match near {
        Some(near) => Message::new("did-you-mean").with("what", what).with("name", near.to_owned()),
        None => what,
    }
}
