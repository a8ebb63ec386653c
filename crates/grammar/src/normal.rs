//! The normal form of a section: one spelling for marks, symbols and spaces, and no reminder text.

/// One section in normal form. In order:
///
/// 1. typographic apostrophes, quotation marks, dashes, minus signs and dots are folded, and a dash between
///    spaces becomes `—`;
/// 2. `{E} {I} {L} {S} {W} {C}` become `⟳ ⬡ ◊ ¤ ⛉ ◉`;
/// 3. reminder text in parentheses is dropped (1.1.7);
/// 4. white space and line breaks become single spaces, none before `,` and `.`;
/// 5. "Shift 5 ⬡" and "Boost 1 ⬡" lose the symbol, which the keyword implies;
/// 6. "exert to sing songs" becomes "⟳ to sing songs", the same words written with the symbol;
/// 7. a deck's top card that is "face up" becomes "faceup";
/// 8. a story name followed by a colon loses the colon;
/// 9. a named ability that lacks its full stop gets it.
pub fn normalise(text: &str) -> String {
    let text = fold(&without_reminders(&fold(text)));
    let text = drop_implied_ink(&text).replace("exert to sing songs", "⟳ to sing songs");
    let text = text.replace("of their deck face up", "of their deck faceup");
    match split_name(&text) {
        Some((name, body)) => {
            let stop = if body.ends_with(|c: char| c.is_alphanumeric()) { "." } else { "" };
            format!("{name} {}{stop}", body.strip_prefix(": ").unwrap_or(body).trim_start())
        }
        None => text,
    }
}

/// Each symbol as people type it, and in normal form.
const SYMBOLS: [(&str, &str); 6] =
    [("{E}", "⟳"), ("{I}", "⬡"), ("{L}", "◊"), ("{S}", "¤"), ("{W}", "⛉"), ("{C}", "◉")];

/// A text in normal form, with symbols as people type them.
pub fn with_braces(text: &str) -> String {
    SYMBOLS.iter().fold(text.to_owned(), |text, (braces, symbol)| text.replace(symbol, braces))
}

/// Folds marks, symbols and white space (steps 1, 2 and 4).
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '’' | '‘' | 'ʼ' | '`' | '´' => folded.push('\''),
            '“' | '”' | '„' | '«' | '»' => folded.push('"'),
            '–' | '―' => folded.push('—'),
            '−' | '‑' | '‐' => folded.push('-'),
            '…' => folded.push_str("..."),
            '\u{ad}' | '\u{200b}' | '\u{feff}' => {}
            c => folded.push(c),
        }
    }
    for (braces, symbol) in SYMBOLS {
        if folded.contains(braces) {
            folded = folded.replace(braces, symbol);
        }
    }
    let mut words = folded.split_whitespace();
    let mut spaced = String::with_capacity(folded.len());
    spaced.push_str(words.next().unwrap_or_default());
    for word in words {
        let tight = word == "," || word == "." || spaced.is_empty();
        if !tight {
            spaced.push(' ');
        }
        spaced.push_str(if word == "-" { "—" } else { word });
    }
    spaced
}

/// Removes balanced parentheses and their content; an unbalanced one stays.
fn without_reminders(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('(') {
        let Some(length) = balanced(&rest[open..]) else { break };
        kept.push_str(&rest[..open]);
        kept.push(' ');
        rest = &rest[open + length..];
    }
    kept.push_str(rest);
    kept
}

/// The length of the parenthesis that starts `text`, if it is closed.
fn balanced(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(at + 1),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// "Shift 5 ⬡" and "Shift 5⬡" become "Shift 5".
fn drop_implied_ink(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut kept = String::with_capacity(text.len());
    let keyword =
        |n: Option<usize>| n.is_some_and(|n| matches!(words[n].trim_start_matches('"'), "Shift" | "Boost"));
    for (n, word) in words.iter().enumerate() {
        let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        let behind = word[digits..].strip_prefix('⬡');
        let after_number = digits == 0
            && n.checked_sub(1).is_some_and(|n| words[n].chars().all(|c| c.is_ascii_digit()))
            && keyword(n.checked_sub(2));
        match behind {
            // Punctuation at the end stays.
            Some(rest) if after_number => kept.push_str(rest),
            Some(rest) if digits > 0 && keyword(n.checked_sub(1)) => {
                kept.extend([" ", &word[..digits], rest]);
            }
            _ if n == 0 => kept.push_str(word),
            _ => {
                kept.push(' ');
                kept.push_str(word);
            }
        }
    }
    kept
}

/// The story name at the start of a normalised section, and the rest. The name is the leading run of
/// upper-case words. A lone "A" before a lower-case word belongs to the sentence; a number belongs to the
/// name only if the name continues after it.
pub(crate) fn split_name(text: &str) -> Option<(&str, &str)> {
    let mut end = 0;
    let mut at = 0;
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied();
        let colon = word.ends_with(':');
        if is_upper(word) {
            let article = word == "A" && next.is_some_and(|next| next.chars().any(char::is_lowercase));
            if article {
                break;
            }
            end = at + word.len();
            if colon {
                end -= 1;
                break;
            }
        } else {
            let joins = !word.is_empty()
                && word.chars().all(|c| c.is_ascii_digit() || matches!(c, '&' | '—' | ','))
                && next.is_some_and(is_upper);
            if !joins {
                break;
            }
        }
        at += word.len() + 1;
    }
    if end == 0 || end == text.len() {
        return None;
    }
    let body = &text[end..];
    Some((&text[..end], body.strip_prefix(' ').unwrap_or(body)))
}

/// Whether this is a word with letters, none of them in lower case. A symbol in braces is not a word.
fn is_upper(word: &str) -> bool {
    word.chars().any(char::is_alphabetic) && !word.chars().any(|c| c.is_lowercase() || c == '{')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_end_where_the_sentence_starts() {
        for (text, name) in [
            ("WHO, ME? When you", Some("WHO, ME?")),
            ("WAIT... 1 ⬡, Banish this item", Some("WAIT...")),
            ("I'M A STAR A character here", Some("I'M A STAR")),
            ("PLAN A ⟳ — Draw a card.", Some("PLAN A")),
            ("Rush", None),
            ("⟳ — Draw a card.", None),
        ] {
            assert_eq!(split_name(text).map(|(name, _)| name), name, "{text}");
        }
    }

    #[test]
    fn spelling_is_folded_and_reminders_are_dropped() {
        assert_eq!(normalise("Shift 5 {I} (You may pay\n5 {I}.)"), "Shift 5");
        assert_eq!(normalise("Shift 5{I}, Boost 2{I}"), "Shift 5, Boost 2");
        assert_eq!(
            normalise("STAND FAST: This  character can’t quest ."),
            "STAND FAST This character can't quest."
        );
        assert_eq!(normalise("GO {E}, 1 {I} - Draw a card."), "GO ⟳, 1 ⬡ — Draw a card.");
        assert_eq!(normalise("(Only a reminder.)"), "");
    }
}
