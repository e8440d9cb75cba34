//! Redacts secrets, in every form in which a hub, a proxy or a path can repeat them.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use memchr::memmem;
use std::ops::Range;

use crate::unescape::Unescaped;

/// Parts of header names whose values are treated as secrets.
const SENSITIVE_HEADER_PARTS: &[&str] = &[
    "auth",
    "cookie",
    "credential",
    "key",
    "passw",
    "secret",
    "session",
    "signature",
    "token",
];

/// The minimum length of a secret: shorter ones are part of too many texts. A prefix of this length
/// at the end of a truncated text is redacted too.
pub(crate) const SHORTEST: usize = 4;

/// Whether a header of this name holds a secret.
pub(crate) fn is_sensitive_header(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    SENSITIVE_HEADER_PARTS
        .iter()
        .any(|part| name.contains(part))
}

/// The secrets of a client, found however they are written: with the escapes of JSON and
/// HTML and with percent-encoding, wholly or in part, twice too, in small letters or capitals, and
/// in base64. It has no `Debug`, so that nothing shows them.
#[derive(Clone, Default)]
pub(crate) struct Redactor(Vec<Form>);

/// The forms of a secret in a text whose escapes are decoded.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Form {
    bytes: Vec<u8>,
    /// Base64 is case-sensitive, and the characters next to these can hold some bits of the secret.
    base64: bool,
    before: usize,
    after: usize,
}

impl Redactor {
    /// The API key, the values of the caller's headers whose names suggest secrets, and the user
    /// and password for a proxy.
    pub(crate) fn of(
        api_key: Option<&str>,
        headers: &[(String, String)],
        proxy: Option<&str>,
    ) -> Redactor {
        let mut redactor: Vec<String> = api_key.map(str::to_owned).into_iter().collect();
        for (name, value) in headers.iter().filter(|(name, _)| is_sensitive_header(name)) {
            // `Bearer TOKEN`: a hub that rejects the token repeats it without the scheme.
            redactor.extend(value.split_once(' ').map(|(_, token)| token.trim().into()));
            redactor.extend(credentials(value));
            if name.to_ascii_lowercase().contains("cookie") {
                redactor.extend(pairs(value));
            }
            redactor.push(value.clone());
        }
        let userinfo = proxy.and_then(|url| url.rsplit_once('@')?.0.split_once("://"));
        if let Some((_, userinfo)) = userinfo {
            for plain in Unescaped::all(userinfo) {
                redactor.extend(user_and_password(plain.bytes));
            }
        }
        let mut forms = Vec::new();
        for secret in redactor {
            if secret.chars().count() >= SHORTEST {
                forms.extend(Form::plain(&secret));
                forms.extend(Form::base64(secret.as_bytes()));
            }
        }
        forms.sort_unstable();
        forms.dedup();
        Redactor(forms)
    }

    /// Whether a text contains one of them.
    pub(crate) fn matches(&self, text: &str) -> bool {
        !self.places(text, false).is_empty()
    }

    /// Replaces them with `***`.
    pub(crate) fn redact(&self, text: &mut String) {
        paint(text, self.places(text, false));
    }

    /// The same for a truncated text, whose end can be the beginning of one of them.
    pub(crate) fn redact_truncated(&self, text: &mut String) {
        paint(text, self.places(text, true));
    }

    /// Their ranges in a text.
    fn places(&self, text: &str, cut: bool) -> Vec<Range<usize>> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for plain in Unescaped::all(text) {
            let folded = folded(&plain.bytes);
            let ends = if cut { ends(&plain.bytes) } else { Vec::new() };
            for form in &self.0 {
                let bytes = if form.base64 { &plain.bytes } else { &folded };
                let found = memmem::find_iter(bytes, &form.bytes).map(|at| {
                    let (from, to) = form.with_neighbours(bytes, at);
                    plain.starts[from]..plain.starts[to]
                });
                places.extend(found);
                let begun = ends.iter().filter_map(|&end| form.begun(&bytes[..end]));
                places.extend(begun.map(|at| plain.starts[at]..text.len()));
            }
        }
        places
    }
}

impl Form {
    /// The secret, and its form with escapes in it decoded, as a hub may read it.
    fn plain(secret: &str) -> impl Iterator<Item = Form> {
        let long = |plain: &Unescaped| plain.bytes.len() >= SHORTEST;
        let all = Unescaped::all(secret).into_iter().filter(long);
        all.map(|plain| Form {
            bytes: folded(&plain.bytes),
            base64: false,
            before: 0,
            after: 0,
        })
    }

    /// The secret in base64: alone or at its place among other bytes, in both alphabets.
    fn base64(secret: &[u8]) -> impl Iterator<Item = Form> {
        (0..3).flat_map(move |offset| {
            let mut bytes = vec![0; offset];
            bytes.extend_from_slice(secret);
            // The characters that do not depend on neighbouring bytes.
            let whole = (offset * 8).div_ceil(6)..bytes.len() * 8 / 6;
            let (before, after) = (usize::from(offset > 0), usize::from(bytes.len() % 3 > 0));
            [
                STANDARD_NO_PAD.encode(&bytes),
                URL_SAFE_NO_PAD.encode(&bytes),
            ]
            .map(|text| Form {
                bytes: text.as_bytes()[whole.clone()].to_vec(),
                base64: true,
                before,
                after,
            })
        })
    }

    /// The range of a found form, with the characters that belong to it.
    fn with_neighbours(&self, text: &[u8], at: usize) -> (usize, usize) {
        let from = self.from(text, at);
        let mut to = at + self.bytes.len();
        if self.base64 {
            to += text[to..]
                .iter()
                .take(self.after)
                .filter(|b| is_digit(b))
                .count();
            to += text[to..]
                .iter()
                .take(2)
                .take_while(|b| **b == b'=')
                .count();
        }
        (from, to)
    }

    fn from(&self, text: &[u8], at: usize) -> usize {
        at - text[..at]
            .iter()
            .rev()
            .take(self.before)
            .filter(|b| is_digit(b))
            .count()
    }

    /// The position at the end of a text where this begins.
    fn begun(&self, text: &[u8]) -> Option<usize> {
        let most = self.bytes.len().min(text.len() + 1);
        let length = (SHORTEST..most)
            .rev()
            .find(|&length| text.ends_with(&self.bytes[..length]))?;
        Some(self.from(text, text.len() - length))
    }
}

/// A digit of base64.
fn is_digit(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"+/-_".contains(byte)
}

/// The credentials in `Basic dXNlcjpwYXNzd29yZA==`.
fn credentials(value: &str) -> Vec<String> {
    let token = value.split_once(' ').and_then(|(scheme, token)| {
        let token = token.trim().trim_end_matches('=');
        scheme.eq_ignore_ascii_case("basic").then_some(token)
    });
    let bytes = token.and_then(|token| {
        let decoded = STANDARD_NO_PAD.decode(token);
        decoded.or_else(|_| URL_SAFE_NO_PAD.decode(token)).ok()
    });
    bytes.map(user_and_password).unwrap_or_default()
}

/// `user:password` and the password.
fn user_and_password(both: Vec<u8>) -> Vec<String> {
    let Ok(both) = String::from_utf8(both) else {
        return Vec::new();
    };
    let password = both.split_once(':').map(|(_, word)| word.to_owned());
    password.into_iter().chain([both]).collect()
}

/// The values in `a=b; c="d"`.
fn pairs(cookie: &str) -> impl Iterator<Item = String> {
    let values = cookie.split(';').filter_map(|pair| pair.split_once('='));
    values.map(|(_, value)| value.trim().trim_matches('"').to_owned())
}

/// In lower case. A space is a plus: forms encode the one as the other.
fn folded(bytes: &[u8]) -> Vec<u8> {
    let fold = |byte: &u8| match byte {
        b' ' => b'+',
        other => other.to_ascii_lowercase(),
    };
    bytes.iter().map(fold).collect()
}

/// The positions where a truncated text can end: at its end, and before a truncated escape.
fn ends(bytes: &[u8]) -> Vec<usize> {
    let part = |b: &u8| b.is_ascii_alphanumeric() || b"%&#\\".contains(b);
    let tail = bytes.iter().rev().take(24).take_while(|b| part(b)).count();
    let begin = bytes.len() - tail;
    let begins = (begin..bytes.len()).filter(|&at| b"%&\\".contains(&bytes[at]));
    begins.chain([bytes.len()]).collect()
}

/// Replaces each range with `***`.
fn paint(text: &mut String, mut places: Vec<Range<usize>>) {
    places.sort_unstable_by_key(|place| (place.start, place.end));
    let mut painted = String::new();
    // The end of what was copied, and of what was redacted.
    let mut done = 0;
    for place in places {
        // A decoded byte can match a part of a character.
        let start = (0..=place.start)
            .rev()
            .find(|&at| text.is_char_boundary(at));
        let end = (place.end..text.len()).find(|&at| text.is_char_boundary(at));
        let (start, end) = (start.unwrap_or(0), end.unwrap_or(text.len()));
        if start >= done && start < end {
            painted.push_str(&text[done..start]);
            painted.push_str("***");
        }
        done = done.max(end);
    }
    if done > 0 {
        painted.push_str(&text[done..]);
        *text = painted;
    }
}

#[cfg(test)]
#[path = "redact_tests.rs"]
mod tests;
