//! Lines of a record: JSON without secrets.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::Range;
use std::time::Duration;

use serde::de::IgnoredAny;

use super::arguments;
use crate::error::truncated_text;
use crate::redact::Redactor;
use crate::request::Request;
use crate::value::Value;

/// A line that is being written.
pub(super) struct Line {
    text: String,
    /// Parts of `text` with data of the caller or of the hub. Each is a value of JSON.
    data: Vec<Range<usize>>,
}

impl Line {
    pub(super) fn begin(number: Option<u64>, at: Duration, client: u64) -> Self {
        let mut line = Self {
            text: String::with_capacity(256),
            data: Vec::new(),
        };
        line.text.push('{');
        if let Some(number) = number {
            line.number("n", number as i64);
        }
        line.seconds("at", at);
        if client > 1 {
            line.number("client", client as i64);
        }
        line
    }

    fn name(&mut self, name: &str) {
        if self.text.len() > 1 {
            self.text.push(',');
        }
        // Writing into a String cannot fail.
        let _ = write!(self.text, "\"{name}\":");
    }

    pub(super) fn number(&mut self, name: &str, number: i64) {
        self.name(name);
        let _ = write!(self.text, "{number}");
    }

    pub(super) fn seconds(&mut self, name: &str, time: Duration) {
        self.name(name);
        let _ = write!(self.text, "{}.{:06}", time.as_secs(), time.subsec_micros());
    }

    /// Adds a word of the recorder, in which no secret is looked for.
    pub(super) fn word(&mut self, name: &str, word: &str) {
        self.name(name);
        quote(&mut self.text, word);
    }

    pub(super) fn text(&mut self, name: &str, text: &str) {
        self.data(name, |to| quote(to, text));
    }

    /// Adds a member whose value has data of the caller or of the hub.
    fn data(&mut self, name: &str, write: impl FnOnce(&mut String)) {
        self.name(name);
        let from = self.text.len();
        write(&mut self.text);
        self.data.push(from..self.text.len());
    }

    /// Adds the operation of a request as the member `word`, and the arguments of the request.
    pub(super) fn request(&mut self, word: &str, request: &Request) {
        self.word(word, request.operation);
        self.data("arguments", |to| arguments::write(to, request));
    }

    /// Adds a property that a live session has set. The line contains its ids, its first and last
    /// value, and the number of values.
    pub(super) fn live(&mut self, ids: &[Cow<'_, str>; 3], values: [&Value; 2], count: i64) {
        self.word("live", "engines.set_property");
        let ([engine, node, property], [first, last]) = (ids, values.map(Value::to_json));
        self.data("arguments", |to| {
            let _ = write!(to, "{{\"engineId\":{engine},\"nodePath\":");
            quote(to, node);
            to.push_str(",\"propertyPath\":");
            quote(to, property);
            to.push_str(",\"first\":");
            arguments::json(to, &first);
            to.push_str(",\"last\":");
            arguments::json(to, &last);
            let _ = write!(to, ",\"count\":{count}}}");
        });
    }

    /// Adds a response, cut after `limit` bytes. A secret that is cut there is replaced too.
    pub(super) fn response(&mut self, bytes: &[u8], limit: usize, redactor: &Redactor) {
        let mut text = truncated_text(bytes, limit);
        if bytes.len() > limit {
            redactor.redact_truncated(&mut text);
        }
        let text = arguments::without_secrets(&text).unwrap_or(text);
        self.text("response", &text);
    }

    /// Ends the line, and replaces the secrets in its data. The numbers of the recorder stay, even if
    /// a short secret is a number.
    pub(super) fn finish(self, redactor: &Redactor) -> String {
        let Self { mut text, data } = self;
        text.push('}');
        if redactor.matches(&text) {
            for place in data.into_iter().rev() {
                let mut value = text[place.clone()].to_owned();
                redactor.redact_truncated(&mut value);
                // A value is no longer JSON if a secret was a number or ended within an escape.
                if serde_json::from_str::<IgnoredAny>(&value).is_err() {
                    value = "\"***\"".to_owned();
                }
                text.replace_range(place, &value);
            }
        }
        text.push('\n');
        text
    }
}

/// Adds a text as a string of JSON.
pub(super) fn quote(to: &mut String, text: &str) {
    match serde_json::to_string(text) {
        Ok(quoted) => to.push_str(&quoted),
        // A text can always be written.
        Err(_) => to.push_str("\"\""),
    }
}
