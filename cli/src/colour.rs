//! Colours texts for the terminal.

use anstyle::{AnsiColor, Style};

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const RED: Style = AnsiColor::Red.on_default();
pub(crate) const YELLOW: Style = AnsiColor::Yellow.on_default();
pub(crate) const GREEN: Style = AnsiColor::Green.on_default();
pub(crate) const BLUE: Style = AnsiColor::Blue.on_default();
pub(crate) const CYAN: Style = AnsiColor::Cyan.on_default();

/// Returns the text in this style, or unchanged if `has_colours` is false.
pub(crate) fn painted(text: &str, style: Style, has_colours: bool) -> String {
    match has_colours && !text.is_empty() {
        true => format!("{style}{text}{style:#}"),
        false => text.to_owned(),
    }
}

/// Joins coloured texts into one line of at most `most` visible characters.
pub(crate) fn line(parts: &[(String, Style)], most: usize, has_colours: bool) -> String {
    let mut room = most;
    let mut out = String::new();
    let mut rest = parts.iter().peekable();
    while let Some((text, style)) = rest.next() {
        let length = text.chars().count();
        // The last character that fits is reserved for the ellipsis.
        let is_whole = length < room || (length == room && rest.peek().is_none());
        if is_whole {
            room -= length;
            out.push_str(&painted(text, *style, has_colours));
            continue;
        }
        let start: String = text.chars().take(room.saturating_sub(1)).collect();
        out.push_str(&painted(&format!("{start}…"), *style, has_colours));
        break;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_left_out_where_there_are_none() {
        assert_eq!(painted("a", GREEN, true), "\u{1b}[32ma\u{1b}[0m");
        assert_eq!(painted("a", GREEN, false), "a");
        assert_eq!(painted("a", PLAIN, true), "a");
    }

    #[test]
    fn a_line_is_cut_by_what_is_seen_of_it() {
        let parts = [("abc".to_owned(), BOLD), ("def".to_owned(), PLAIN)];
        assert_eq!(line(&parts, 6, false), "abcdef");
        assert_eq!(line(&parts, 5, false), "abcd…");
        assert_eq!(line(&parts, 3, false), "ab…");
        assert_eq!(line(&parts, 5, true), "\u{1b}[1mabc\u{1b}[0md…");
    }
}
