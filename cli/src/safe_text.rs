//! Text from a hub on a terminal: one line, with nothing in it that the terminal obeys.

/// The text with control and direction characters written as escapes.
pub(crate) fn safe(text: &str) -> String {
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

/// The start of a text, as many characters as there is room for.
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
            safe("a\u{1b}[31mb\nc\u{202e}d é"),
            "a\\u{1b}[31mb\\nc\\u{202e}d é"
        );
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("äöü".into(), 3), "äöü");
        assert_eq!(cut("äöüß".into(), 3), "äö…");
    }
}
