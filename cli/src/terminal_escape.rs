//! Escapes characters in texts from a hub that would control the terminal.

use std::borrow::Cow;

/// Returns the text with its control characters and direction characters replaced by escapes, on
/// one line.
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

/// Returns `true` for characters that change the direction of the text or are invisible.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Escapes JSON or plain text for a terminal. Control and direction characters become JSON escapes;
/// line ends and tabs are kept, and a lone carriage return becomes a line end. JSON keeps its
/// meaning.
pub(crate) fn escape_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            // After a lone carriage return, the rest of the line would overwrite its beginning. In
            // JSON, it occurs only between tokens, where any white space is equivalent.
            '\r' if characters.peek() != Some(&'\n') => out.push('\n'),
            '\n' | '\r' | '\t' => out.push(c),
            _ if c.is_control() || is_invisible(c) => push_json_escape(&mut out, c),
            _ => out.push(c),
        }
    }
    out
}

/// Escapes the control characters in the strings of JSON, which may contain DEL and the control
/// characters above it. The JSON keeps its meaning.
pub(crate) fn escape_json(json: &str) -> Cow<'_, str> {
    let is_left = |c: char| c.is_control() && !c.is_ascii_whitespace();
    if !json.contains(is_left) {
        return json.into();
    }
    let mut out = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        match is_left(c) {
            true => push_json_escape(&mut out, c),
            false => out.push(c),
        }
    }
    out.into()
}

/// Appends a character as a JSON escape. All characters passed to it fit in 16 bits.
fn push_json_escape(out: &mut String, c: char) {
    out.push_str(&format!("\\u{:04x}", u32::from(c)));
}

/// Truncates a text to at most `most` characters, including the ellipsis.
pub(crate) fn truncate(text: String, most: usize) -> String {
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
        let read = |json: &str| gfxhub::Value::from_json(json).unwrap();
        assert_eq!(read(&escaped), read(json));
        let escaped = escape_json(json);
        assert_eq!(escaped, "{\r\n\t\"a\": \"\\u009b31m\u{202e}\\u007fé\"}\n");
        assert_eq!(read(&escaped), read(json));
        assert!(matches!(escape_json("{\"a\": \"é\"}\n"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_line_is_not_written_over() {
        let json = "{\"a\": 1,\r\"b\": 2}\r\n";
        assert_eq!(escape_text(json), "{\"a\": 1,\n\"b\": 2}\r\n");
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(truncate("äöü".into(), 3), "äöü");
        assert_eq!(truncate("äöüß".into(), 3), "äö…");
    }
}
