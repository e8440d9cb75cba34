//! Text from a hub on a terminal: one line, without characters that control the terminal.

/// The text with control and direction characters written as escapes.
pub(crate) fn escape_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() || is_invisible(c) {
            out.extend(c.escape_default());
        } else {
            out.push(c);
        }
    }
    out
}

/// Characters that turn the direction of a text or hide in it.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// JSON or plain text for a terminal: such characters as JSON's escapes, lines as they are. JSON
/// keeps its meaning.
pub(crate) fn escape_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if (c.is_control() && !matches!(c, '\n' | '\r' | '\t')) || is_invisible(c) {
            // None of them is beyond 16 bits.
            out.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out
}

/// The start of a text, at most this many characters.
pub(crate) fn cut(text: String, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text,
        Some(_) => {
            let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
            short.push('…');
            short
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_reaches_the_terminal_as_a_command() {
        assert_eq!(
            escape_line("a\u{1b}[31mb\nc\u{202e}d é"),
            "a\\u{1b}[31mb\\nc\\u{202e}d é"
        );
    }

    #[test]
    fn escaped_json_keeps_its_meaning() {
        let json = "{\r\n\t\"a\": \"\u{9b}31m\u{202e}\u{7f}é\"}\n";
        let escaped = escape_text(json);
        assert_eq!(escaped, "{\r\n\t\"a\": \"\\u009b31m\\u202e\\u007fé\"}\n");
        let read = |json| gfxhub::Value::from_json(json).unwrap();
        assert_eq!(read(&escaped), read(json));
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("äöü".into(), 3), "äöü");
        assert_eq!(cut("äöüß".into(), 3), "äö…");
    }
}
