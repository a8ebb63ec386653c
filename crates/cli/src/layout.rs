//! Text layout in columns.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The width of a text in columns: a Chinese character takes two.
pub fn wide(text: &str) -> usize {
    text.width()
}

fn columns(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// Whether this is a mark that can't begin a line.
fn closes(letter: char) -> bool {
    matches!(letter, '，' | '。' | '、' | '：' | '；' | '！' | '？' | '）' | '”' | '》')
}

/// Wraps text to lines of at most `width` columns: between words if possible, or between any two Chinese
/// characters, but not before a closing mark.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        // A run of Chinese is not a word, so it begins on the rest of the line.
        let breaks = word.chars().any(|letter| columns(letter) > 1);
        if !line.is_empty() && (wide(&line) + 1 + wide(word) > width) && !(breaks && wide(&line) + 3 <= width)
        {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            if wide(&line) + columns(letter) > width && !line.is_empty() {
                let mut next = String::new();
                if closes(letter)
                    && line.chars().count() > 1
                    && let Some(last) = line.pop()
                {
                    next.push(last);
                }
                lines.push(std::mem::replace(&mut line, next));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// Cuts text that is too wide, and marks the cut with a dot.
pub fn clip(text: &str, width: usize) -> String {
    if wide(text) <= width {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for letter in text.chars() {
        if wide(&clipped) + columns(letter) + 1 > width {
            break;
        }
        clipped.push(letter);
    }
    if width > 0 { clipped + "…" } else { clipped }
}

/// Cuts or pads text to exactly this many columns.
pub fn fit(text: &str, width: usize) -> String {
    let clipped = clip(text, width);
    let missing = width.saturating_sub(wide(&clipped));
    clipped + &" ".repeat(missing)
}

/// Text aligned right in this many columns.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(wide(text))))
}

/// Whether text contains every word of a filter, ignoring case and accents.
pub fn matches(text: &str, filter: &str) -> bool {
    let text = cards::fold(text);
    filter.split_whitespace().all(|word| text.contains(&cards::fold(word)))
}

/// The first line of a window of `height` lines that shows this line.
pub fn scrolled(line: usize, height: usize) -> usize {
    line.saturating_sub(height.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::{clip, fit, matches, scrolled, wide, wrap};

    #[test]
    fn lines_break_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a b", 0), ["a", "b"]);
        assert!(wrap("Te Kā and others of the kind", 9).iter().all(|line| line.chars().count() <= 9));
    }

    #[test]
    fn chinese_breaks_between_characters_but_not_before_a_closing_mark() {
        assert_eq!(wrap("你可以抽一张卡。", 8), ["你可以抽", "一张卡。"]);
        assert_eq!(wrap("你可以抽卡。", 10), ["你可以抽", "卡。"]);
        assert!(wrap("获得 2 点奇谈，然后抽一张卡。", 9).iter().all(|line| wide(line) <= 9));
        assert_eq!(fit("抽卡", 6), "抽卡  ");
        assert_eq!(clip("抽一张卡", 6), "抽一…");
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
