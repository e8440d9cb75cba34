//! Redaction of secrets in every form in which a hub, a proxy or a path can repeat them.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use memchr::memchr3;
use memchr::memmem::Finder;
use std::ops::Range;

use crate::unescape::Unescaped;

/// Parts of header names. If a name contains one of them, the value is treated as a secret.
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

/// Minimum length of a secret, in characters. Shorter ones occur in too many texts by chance. At
/// the end of a truncated text, a prefix of a secret is also redacted if it has at least this many
/// bytes.
pub(crate) const MIN_SECRET_LENGTH: usize = 4;

/// Returns `true` if the value of a header with this name is a secret.
pub(crate) fn is_sensitive_header(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    SENSITIVE_HEADER_PARTS
        .iter()
        .any(|part| name.contains(part))
}

/// The secrets of a client. Each is found in every spelling: with the escapes of JSON and HTML,
/// percent-encoded in whole or in part, even twice, in lower or upper case, and in base64. The type
/// does not implement `Debug`, so that it cannot be printed.
#[derive(Clone, Default)]
pub(crate) struct Redactor(Vec<Form>);

/// A form of a secret that is searched for in a text after its escapes were decoded.
#[derive(Clone)]
struct Form {
    finder: Finder<'static>,
    /// True for a form in base64, which is compared case-sensitively. The `before` characters in
    /// front of it and the `after` characters behind it can encode some bits of the secret.
    base64: bool,
    before: usize,
    after: usize,
}

impl Redactor {
    /// Creates the redactor of the API key, of the values of headers whose names suggest secrets,
    /// and of the user and password of a proxy.
    pub(crate) fn of(
        api_key: Option<&str>,
        headers: &[(String, String)],
        proxy: Option<&str>,
    ) -> Redactor {
        let mut secrets: Vec<String> = api_key.map(str::to_owned).into_iter().collect();
        for (name, value) in headers.iter().filter(|(name, _)| is_sensitive_header(name)) {
            // A hub that rejects the token in `Bearer TOKEN` may repeat the token alone.
            secrets.extend(value.split_once(' ').map(|(_, token)| token.trim().into()));
            secrets.extend(credentials(value));
            if name.to_ascii_lowercase().contains("cookie") {
                secrets.extend(pairs(value));
            }
            secrets.push(value.clone());
        }
        let userinfo = proxy.and_then(|url| url.rsplit_once('@')?.0.split_once("://"));
        if let Some((_, userinfo)) = userinfo {
            for plain in Unescaped::all(userinfo) {
                secrets.extend(user_and_password(plain.bytes));
            }
        }
        let mut forms = Vec::new();
        for secret in secrets {
            if secret.chars().count() >= MIN_SECRET_LENGTH {
                forms.extend(Form::plain(&secret));
                forms.extend(Form::base64(secret.as_bytes()));
            }
        }
        forms.sort_unstable_by(|a, b| a.key().cmp(&b.key()));
        forms.dedup_by(|a, b| a.key() == b.key());
        Redactor(forms)
    }

    /// Returns `true` if a text contains a secret. This is cheaper than finding its place, above
    /// all in a text without escapes, such as most lines of a record.
    pub(crate) fn matches(&self, text: &str) -> bool {
        let found = |bytes: &[u8]| {
            let folded = folded(bytes);
            let mut forms = self.0.iter();
            forms.any(|form| form.finder.find(form.text(bytes, &folded)).is_some())
        };
        if self.0.is_empty() {
            return false;
        }
        match memchr3(b'%', b'\\', b'&', text.as_bytes()) {
            None => found(text.as_bytes()),
            Some(_) => Unescaped::all(text).iter().any(|plain| found(&plain.bytes)),
        }
    }

    /// Replaces the secrets in a text with `***`.
    pub(crate) fn redact(&self, text: &mut String) {
        paint(text, self.places(text, false));
    }

    /// Does the same as [`redact`](Redactor::redact) for a truncated text, whose end may be the
    /// beginning of a secret.
    pub(crate) fn redact_truncated(&self, text: &mut String) {
        paint(text, self.places(text, true));
    }

    /// Returns the byte ranges of the secrets in a text. `cut` is true if the text is truncated.
    fn places(&self, text: &str, cut: bool) -> Vec<Range<usize>> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for plain in Unescaped::all(text) {
            let folded = folded(&plain.bytes);
            let ends = if cut { ends(&plain.bytes) } else { Vec::new() };
            for form in &self.0 {
                let bytes = form.text(&plain.bytes, &folded);
                let found = form.finder.find_iter(bytes).map(|at| {
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
    /// Returns the secret itself, and the secret with its escapes decoded, as a hub may read it.
    fn plain(secret: &str) -> impl Iterator<Item = Form> {
        let long = |plain: &Unescaped| plain.bytes.len() >= MIN_SECRET_LENGTH;
        let all = Unescaped::all(secret).into_iter().filter(long);
        all.map(|plain| Form {
            finder: Finder::new(&folded(&plain.bytes)).into_owned(),
            base64: false,
            before: 0,
            after: 0,
        })
    }

    /// Returns the forms of the secret in base64, alone or among other bytes, in both alphabets.
    fn base64(secret: &[u8]) -> impl Iterator<Item = Form> {
        (0..3).flat_map(move |offset| {
            let mut bytes = vec![0; offset];
            bytes.extend_from_slice(secret);
            // Range of the characters that do not depend on the bytes next to the secret.
            let whole = (offset * 8).div_ceil(6)..bytes.len() * 8 / 6;
            let (before, after) = (usize::from(offset > 0), usize::from(bytes.len() % 3 > 0));
            [
                STANDARD_NO_PAD.encode(&bytes),
                URL_SAFE_NO_PAD.encode(&bytes),
            ]
            .map(|text| Form {
                finder: Finder::new(&text.as_bytes()[whole.clone()]).into_owned(),
                base64: true,
                before,
                after,
            })
        })
    }

    /// Returns the range of a form that was found in a text, including the adjacent characters that
    /// encode a part of it.
    fn with_neighbours(&self, text: &[u8], at: usize) -> (usize, usize) {
        let from = self.from(text, at);
        let mut to = at + self.bytes().len();
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

    fn bytes(&self) -> &[u8] {
        self.finder.needle()
    }

    /// Returns the fields by which forms are compared.
    fn key(&self) -> (&[u8], bool, usize, usize) {
        (self.bytes(), self.base64, self.before, self.after)
    }

    /// Returns the text in which this form is searched for: the plain one or the folded one.
    fn text<'t>(&self, plain: &'t [u8], folded: &'t [u8]) -> &'t [u8] {
        if self.base64 { plain } else { folded }
    }

    fn from(&self, text: &[u8], at: usize) -> usize {
        at - text[..at]
            .iter()
            .rev()
            .take(self.before)
            .filter(|b| is_digit(b))
            .count()
    }

    /// Returns the position at which this form begins, if a truncated text ends within it.
    fn begun(&self, text: &[u8]) -> Option<usize> {
        let bytes = self.bytes();
        let most = bytes.len().min(text.len() + 1);
        let length = (MIN_SECRET_LENGTH..most)
            .rev()
            .find(|&length| text.ends_with(&bytes[..length]))?;
        Some(self.from(text, text.len() - length))
    }
}

/// Returns `true` for a digit of base64.
fn is_digit(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"+/-_".contains(byte)
}

/// Returns the user and password that a value such as `Basic dXNlcjpwYXNzd29yZA==` contains.
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

/// Returns `user:password`, and the password alone.
fn user_and_password(both: Vec<u8>) -> Vec<String> {
    let Ok(both) = String::from_utf8(both) else {
        return Vec::new();
    };
    let password = both.split_once(':').map(|(_, word)| word.to_owned());
    password.into_iter().chain([both]).collect()
}

/// Returns the values of a cookie header such as `a=b; c="d"`.
fn pairs(cookie: &str) -> impl Iterator<Item = String> {
    let values = cookie.split(';').filter_map(|pair| pair.split_once('='));
    values.map(|(_, value)| value.trim().trim_matches('"').to_owned())
}

/// Converts letters to lower case, and a space to a plus, since HTML forms encode a space as a
/// plus.
fn folded(bytes: &[u8]) -> Vec<u8> {
    let fold = |byte: &u8| match byte {
        b' ' => b'+',
        other => other.to_ascii_lowercase(),
    };
    bytes.iter().map(fold).collect()
}

/// Returns the positions at which the content of a truncated text may end: its end, and the
/// beginning of each escape that may be truncated.
fn ends(bytes: &[u8]) -> Vec<usize> {
    let part = |b: &u8| b.is_ascii_alphanumeric() || b"%&#\\".contains(b);
    let tail = bytes.iter().rev().take(24).take_while(|b| part(b)).count();
    let begin = bytes.len() - tail;
    let begins = (begin..bytes.len()).filter(|&at| b"%&\\".contains(&bytes[at]));
    begins.chain([bytes.len()]).collect()
}

/// Replaces each of the ranges with `***`.
fn paint(text: &mut String, mut places: Vec<Range<usize>>) {
    places.sort_unstable_by_key(|place| (place.start, place.end));
    let mut painted = String::new();
    // End of the part of the text that was copied or redacted so far.
    let mut done = 0;
    for place in places {
        // A secret can begin with a byte within a character, since its escapes are decoded to
        // bytes.
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
pub(crate) mod tests;
