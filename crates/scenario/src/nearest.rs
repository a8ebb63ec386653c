//! "Did you mean …?"

use words::Message;

/// How alike two words must be, from 0 to 1.
const ALIKE: f64 = 0.6;

/// Longer words are not compared.
const LONGEST: usize = 120;

/// The candidate most like this word, if one is like it at all.
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

/// The message with the word that may be meant, if one is near.
pub(crate) fn did_you_mean(what: Message, near: Option<&str>) -> Message {
    match near {
        Some(near) => Message::new("did-you-mean").with("what", what).with("name", near.to_owned()),
        None => what,
    }
}
