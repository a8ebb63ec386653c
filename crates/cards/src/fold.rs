//! Folds names, so that a deck list typed by hand finds its cards.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The form in which two spellings of a name are equal: lower case, plain apostrophes, quotes, dashes and
/// dots, no accents, single spaces.
pub fn fold(name: &str) -> String {
    let mut folded = tidy(name);
    if folded.is_ascii() {
        folded.make_ascii_lowercase();
        return folded;
    }
    let letters = std::mem::take(&mut folded);
    // Split letters from their accents, to drop the accents.
    for c in letters.nfkd().flat_map(char::to_lowercase) {
        match c {
            '“' | '”' | '„' | '«' | '»' => folded.push('"'),
            '’' | '‘' | 'ʼ' => folded.push('\''),
            '‐' | '‑' | '–' | '—' | '−' => folded.push('-'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            c if is_combining_mark(c) => {}
            c => folded.push(c),
        }
    }
    folded
}

/// A printed name as the library keeps it: plain apostrophes, single spaces, no line breaks. Everything else,
/// accents included, stays as printed.
pub fn tidy(name: &str) -> String {
    let mut tidy = String::with_capacity(name.len());
    for word in name.split_whitespace() {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().map(|c| if matches!(c, '’' | '‘' | 'ʼ' | '`') { '\'' } else { c }));
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::{fold, tidy};

    #[test]
    fn spellings_of_one_name_fold_together() {
        let printed = fold("Te Kā’s Émigré – “Old\nFriend”…");
        assert_eq!(printed, fold("te ka's emigre - \"old friend\"..."));
    }

    #[test]
    fn a_decomposed_accent_folds_like_a_composed_one() {
        assert_eq!(fold("Caf\u{e9}"), fold("Cafe\u{301}"));
    }

    #[test]
    fn names_of_other_languages_fold_to_their_plain_letters() {
        assert_eq!(fold("Große Überraschung"), fold("grosse uberraschung"));
        assert_eq!(fold("L’Œil de l’Été"), fold("l'oeil de l'ete"));
        assert_eq!(fold("爱丽儿"), "爱丽儿");
    }

    #[test]
    fn tidying_keeps_accents_and_case() {
        assert_eq!(tidy("  Te  Kā’s\nCave "), "Te Kā's Cave");
    }
}
