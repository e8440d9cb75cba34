//! Colours of the terminal, if it has any.

/// A colour, or another emphasis of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Colour {
    Plain,
    Bold,
    Dim,
    Red,
    Green,
    Blue,
    Cyan,
}

impl Colour {
    /// Returns the escape sequence before the text.
    fn code(self) -> &'static str {
        match self {
            Colour::Plain => "",
            Colour::Bold => "\u{1b}[1m",
            Colour::Dim => "\u{1b}[2m",
            Colour::Red => "\u{1b}[31m",
            Colour::Green => "\u{1b}[32m",
            Colour::Blue => "\u{1b}[34m",
            Colour::Cyan => "\u{1b}[36m",
        }
    }
}

/// Escape sequence after the text.
const PLAIN: &str = "\u{1b}[0m";

/// Returns the text in this colour, or unchanged if there are no colours.
pub(crate) fn painted(text: &str, colour: Colour, has_colours: bool) -> String {
    match colour {
        Colour::Plain => text.to_owned(),
        _ if !has_colours || text.is_empty() => text.to_owned(),
        _ => format!("{}{text}{PLAIN}", colour.code()),
    }
}

/// Joins coloured texts, with at most `most` visible characters.
pub(crate) fn line(parts: &[(String, Colour)], most: usize, has_colours: bool) -> String {
    let mut room = most;
    let mut out = String::new();
    let mut rest = parts.iter().peekable();
    while let Some((text, colour)) = rest.next() {
        let length = text.chars().count();
        // The last character of the room is for the sign of an omission.
        let is_whole = length < room || (length == room && rest.peek().is_none());
        if is_whole {
            room -= length;
            out.push_str(&painted(text, *colour, has_colours));
            continue;
        }
        let start: String = text.chars().take(room.saturating_sub(1)).collect();
        out.push_str(&painted(&format!("{start}…"), *colour, has_colours));
        break;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_left_out_where_there_are_none() {
        assert_eq!(painted("a", Colour::Green, true), "\u{1b}[32ma\u{1b}[0m");
        assert_eq!(painted("a", Colour::Green, false), "a");
        assert_eq!(painted("a", Colour::Plain, true), "a");
    }

    #[test]
    fn a_line_is_cut_by_what_is_seen_of_it() {
        let parts = [
            ("abc".to_owned(), Colour::Bold),
            ("def".to_owned(), Colour::Plain),
        ];
        assert_eq!(line(&parts, 6, false), "abcdef");
        assert_eq!(line(&parts, 5, false), "abcd…");
        assert_eq!(line(&parts, 3, false), "ab…");
        assert_eq!(line(&parts, 5, true), "\u{1b}[1mabc\u{1b}[0md…");
    }
}
