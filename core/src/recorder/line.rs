//! Lines of a record: JSON without secrets.

use std::borrow::Cow;
use std::fmt::Write as _;
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
    /// Length of the beginning of `text` that contains no data of the caller or of the hub.
    bare: usize,
}

impl Line {
    pub(super) fn begin(number: Option<u64>, at: Duration, client: u64) -> Self {
        let mut line = Self {
            text: String::with_capacity(256),
            bare: 0,
        };
        line.text.push('{');
        if let Some(number) = number {
            line.number("n", number as i64);
        }
        line.seconds("at", at);
        if client > 1 {
            line.number("client", client as i64);
        }
        line.bare = line.text.len();
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

    pub(super) fn text(&mut self, name: &str, text: &str) {
        self.name(name);
        quote(&mut self.text, text);
    }

    /// Adds the operation of a request as the member `word`, and the arguments of the request.
    pub(super) fn request(&mut self, word: &str, request: &Request) {
        self.text(word, request.operation);
        self.bare = self.text.len();
        self.name("arguments");
        arguments::write(&mut self.text, request);
    }

    /// Adds a property that a live session has set. The line contains its ids, its first and last
    /// value, and the number of values.
    pub(super) fn live(&mut self, ids: &[Cow<'_, str>; 3], values: [&Value; 2], count: i64) {
        self.text("live", "engines.set_property");
        self.bare = self.text.len();
        let ([engine, node, property], [first, last]) = (ids, values.map(Value::to_json));
        self.name("arguments");
        let _ = write!(self.text, "{{\"engineId\":{engine},\"nodePath\":");
        quote(&mut self.text, node);
        self.text.push_str(",\"propertyPath\":");
        quote(&mut self.text, property);
        self.text.push_str(",\"first\":");
        arguments::json(&mut self.text, &first);
        self.text.push_str(",\"last\":");
        arguments::json(&mut self.text, &last);
        let _ = write!(self.text, ",\"count\":{count}}}");
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

    /// Ends the line, and replaces the secrets in it.
    pub(super) fn finish(mut self, redactor: &Redactor) -> String {
        self.text.push('}');
        if redactor.matches(&self.text) {
            redactor.redact_truncated(&mut self.text);
            // The text is no longer JSON if a secret was a number or ended within an escape.
            if serde_json::from_str::<IgnoredAny>(&self.text).is_err() {
                self.text.truncate(self.bare);
                self.text.push_str(",\"text\":\"***\"}");
            }
        }
        self.text.push('\n');
        self.text
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
