//! Bodies as the page shows them: cut, and without secrets.

use super::Server;
use super::state_view::{SHOWN_BYTES, cut};

/// What stands in place of a secret.
const HIDDEN: &str = "***";

/// Parts of the names of members that hold a secret, in lower case and without separators.
const SECRET_NAMES: [&str; 6] = [
    "apikey",
    "password",
    "passwd",
    "secret",
    "token",
    "authorization",
];

/// How much more is read than shown, so that no secret is cut and shown in part.
const MARGIN: usize = 4 << 10;

impl Server {
    /// A body as it may be shown.
    pub(super) fn shown_body(&self, bytes: &[u8]) -> String {
        let read = &bytes[..bytes.len().min(SHOWN_BYTES + MARGIN)];
        let mut text = String::from_utf8_lossy(read).into_owned();
        for secret in [self.api_key.as_deref(), Some(self.token.as_str())] {
            if let Some(secret) = secret.filter(|secret| !secret.is_empty()) {
                text = text.replace(secret, HIDDEN);
            }
        }
        let mut text = without_secrets(&text);
        cut(&mut text);
        text
    }
}

/// A text, JSON or the beginning of JSON, whose members with the name of a secret hold none.
fn without_secrets(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    let mut is_secret = false;
    while let Some((before, quoted)) = rest.split_once('"') {
        // The value of a name: a number, or the begin of a list whose texts are hidden too.
        is_secret &= !before.contains([',', '}']);
        shown.push_str(before);
        let end = end_of_text(quoted);
        let (inner, after) = quoted.split_at(end);
        let after = after.strip_prefix('"');
        let is_name = after.is_some_and(|after| after.trim_start().starts_with(':'));
        shown.push('"');
        shown.push_str(if is_secret && !is_name { HIDDEN } else { inner });
        if is_name {
            is_secret = names_secret(inner);
        }
        let Some(after) = after else {
            return shown;
        };
        shown.push('"');
        rest = after;
    }
    shown.push_str(rest);
    shown
}

/// Where a quoted text ends: at its quotation mark, or at the end of all.
fn end_of_text(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.unwrap_or(text.len())
}

fn names_secret(name: &str) -> bool {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    SECRET_NAMES.iter().any(|secret| name.contains(secret))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_with_the_name_of_a_secret_are_hidden() {
        for (text, shown) in [
            (r#"{"Value": 0.5}"#, r#"{"Value": 0.5}"#),
            (
                r#"{"api_key": "abc", "name": "x"}"#,
                r#"{"api_key": "***", "name": "x"}"#,
            ),
            (
                r#"{"Password":"a\"b","b":"c"}"#,
                r#"{"Password":"***","b":"c"}"#,
            ),
            (r#"{"token":1,"b":"c"}"#, r#"{"token":1,"b":"c"}"#),
            (r#"{"X-API-Key":"cut in the mid"#, r#"{"X-API-Key":"***"#),
            ("no JSON \" at all", "no JSON \" at all"),
        ] {
            assert_eq!(without_secrets(text), shown);
        }
    }
}
