//! Indents JSON for a terminal, with every number and string unchanged.

use anstyle::Style;
use serde_json::value::RawValue;

use crate::colour::{BLUE, CYAN, GREEN, painted};

const INDENT: &str = "  ";
const NAME: Style = BLUE;
const TEXT: Style = GREEN;
const OTHER: Style = CYAN;

/// Returns `true` if a text is valid JSON.
pub(crate) fn is_json(text: &str) -> bool {
    serde_json::from_str::<&RawValue>(text).is_ok()
}

/// Indents JSON, with one line for each member. Returns `None` for invalid JSON.
///
/// Works on the text itself, because parsing would round integers beyond 64 bits.
pub(crate) fn layout(json: &str, colour: bool) -> Option<String> {
    if !is_json(json) {
        return None;
    }
    let mut out = String::with_capacity(json.len() * 2);
    let mut depth = 0;
    let mut rest = json.trim();
    while let Some(first) = rest.chars().next() {
        let mut token = first.len_utf8();
        match first {
            '{' | '[' => {
                let after = rest[1..].trim_start();
                if after.starts_with(['}', ']']) {
                    out.push_str(if first == '{' { "{}" } else { "[]" });
                    rest = after[1..].trim_start();
                    continue;
                }
                depth += 1;
                out.push(first);
                new_line(&mut out, depth);
            }
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                new_line(&mut out, depth);
                out.push(first);
            }
            ',' => {
                out.push(',');
                new_line(&mut out, depth);
            }
            ':' => out.push_str(": "),
            '"' => {
                token = text_length(rest);
                let is_name = rest[token..].trim_start().starts_with(':');
                let part = if is_name { NAME } else { TEXT };
                out.push_str(&painted(&rest[..token], part, colour));
            }
            _ => {
                let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ']' | '}');
                token = rest.find(ends).unwrap_or(rest.len());
                out.push_str(&painted(&rest[..token], OTHER, colour));
            }
        }
        rest = rest[token..].trim_start();
    }
    Some(out)
}

/// Returns the length of a JSON string in bytes, including its quotes.
fn text_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn new_line(out: &mut String, depth: usize) {
    out.push('\n');
    for _ in 0..depth {
        out.push_str(INDENT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_laid_out_and_keeps_its_meaning() {
        let json =
            r#"[ {"id":123456789012345678901234567890,"a":"x\",{","e":{ },"l":[1,2.50,null]} ]"#;
        let expected = "[\n  {\n    \"id\": 123456789012345678901234567890,\n    \"a\": \"x\\\",{\",\n    \
                   \"e\": {},\n    \"l\": [\n      1,\n      2.50,\n      null\n    ]\n  }\n]";
        assert_eq!(layout(json, false).unwrap(), expected);
    }

    #[test]
    fn names_texts_and_numbers_have_different_colours() {
        let expected = "{\n  \u{1b}[34m\"a\"\u{1b}[0m: \u{1b}[32m\"b\"\u{1b}[0m,\n  \u{1b}[34m\"c\"\u{1b}[0m: \u{1b}[36m1\u{1b}[0m\n}";
        assert_eq!(layout(r#"{"a":"b","c":1}"#, true).unwrap(), expected);
    }

    #[test]
    fn what_is_not_json_is_left_alone() {
        assert_eq!(layout("OK", false), None);
        assert_eq!(layout("<html>", false), None);
        assert_eq!(layout("", false), None);
    }
}
