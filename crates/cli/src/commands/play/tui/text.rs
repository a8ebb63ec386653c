//! Text that must fit.

/// Breaks text into lines of at most so many characters, between words where possible.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut length = 0;
    for word in text.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        if length > 0 && length + 1 + rest.len() > width {
            lines.push(std::mem::take(&mut line));
            length = 0;
        }
        if length > 0 {
            line.push(' ');
            length += 1;
        }
        while rest.len() > width - length {
            let more = rest.split_off(width - length);
            line.extend(rest);
            lines.push(std::mem::take(&mut line));
            (rest, length) = (more, 0);
        }
        length += rest.len();
        line.extend(rest);
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Cuts text that is too long, and says so with a dot.
pub fn clip(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// Cuts or fills up text to exactly so many characters.
pub fn fit(text: &str, width: usize) -> String {
    let clipped = clip(text, width);
    let missing = width.saturating_sub(clipped.chars().count());
    clipped + &" ".repeat(missing)
}

/// Whether text holds every word of a filter, wherever and however written.
pub fn matches(text: &str, filter: &str) -> bool {
    let text = cards::fold(text);
    filter.split_whitespace().all(|word| text.contains(&cards::fold(word)))
}

/// The first line of a window of so many lines in which this line is to be seen.
pub fn scrolled(line: usize, height: usize) -> usize {
    line.saturating_sub(height.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::{clip, fit, matches, scrolled, wrap};

    #[test]
    fn lines_break_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a b", 0), ["a", "b"]);
        assert!(wrap("Te Kā and others of the kind", 9).iter().all(|line| line.chars().count() <= 9));
    }

    #[test]
    fn text_is_cut_or_filled_up() {
        assert_eq!(clip("abcdef", 4), "abc…");
        assert_eq!(fit("ab", 4), "ab  ");
        assert_eq!(fit("abcdef", 4), "abc…");
    }

    #[test]
    fn a_filter_asks_for_all_its_words() {
        assert!(matches("quest with Te Kā - Heartless", "ka QUEST"));
        assert!(!matches("quest with Te Kā - Heartless", "ka ink"));
        assert!(matches("anything", "  "));
    }

    #[test]
    fn the_line_looked_at_is_in_the_window() {
        assert_eq!(scrolled(0, 5), 0);
        assert_eq!(scrolled(4, 5), 0);
        assert_eq!(scrolled(7, 5), 3);
    }
}
