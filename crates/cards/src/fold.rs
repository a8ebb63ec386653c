//! Folding names, so that a deck list typed by hand finds its cards.

/// The form under which two spellings of a name are the same: lower case, plain apostrophes, quotes, dashes
/// and dots, no accents, single spaces.
pub fn fold(name: &str) -> String {
    let mut folded = tidy(name);
    if folded.is_ascii() {
        folded.make_ascii_lowercase();
        return folded;
    }
    let letters = std::mem::take(&mut folded);
    for c in letters.chars().flat_map(char::to_lowercase) {
        match c {
            '“' | '”' | '„' => folded.push('"'),
            '‐' | '‑' | '–' | '—' | '−' => folded.push('-'),
            '…' => folded.push_str("..."),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            '\u{300}'..='\u{36f}' => {}
            c => folded.push(without_accent(c)),
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

/// A lower-case Latin letter without its accent; other characters as they are.
fn without_accent(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' => 'i',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ś' | 'š' | 'ş' => 's',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ł' => 'l',
        c => c,
    }
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
    fn tidying_keeps_accents_and_case() {
        assert_eq!(tidy("  Te  Kā’s\nCave "), "Te Kā's Cave");
    }
}
