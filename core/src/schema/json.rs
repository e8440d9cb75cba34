//! Converts records from JSON text and to JSON text. Errors contain the JSON path.
//!
//! A [`Scanner`] reads text that has exactly the documented form, in one pass. serde_json reads all
//! other text, and finds the fault if there is one.

use serde::Serialize;

use super::field::Field;
use super::provenance::WireForm;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::stop::Stopped;
use crate::value::big_integers::Detected;
use crate::value::context::{DecodeContext, DecodeStop};
use crate::value::scanner::Scanner;

/// Number of bytes of a result to write between two checks of the deadline.
const CHECK_INTERVAL: usize = 64 * 1024;

/// Converts a record or a body to JSON. This cannot fail: NaN and infinity are written as objects.
pub(crate) fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// Converts a result to JSON within a call. Returns an error if the call has to end meanwhile.
pub(crate) fn to_json_within<T: Serialize + ?Sized>(
    value: &T,
    context: &DecodeContext<'_>,
) -> Result<String> {
    let mut to = Written {
        text: Vec::new(),
        looked: 0,
        context,
    };
    let written = serde_json::to_writer(&mut to, value).ok();
    if let Some(stop) = context.stopped() {
        return Err(stopped(stop));
    }
    let text = written.and_then(|()| String::from_utf8(to.text).ok());
    Ok(text.unwrap_or_else(|| "null".to_owned()))
}

/// JSON that is being written within a call.
struct Written<'c> {
    text: Vec<u8>,
    looked: usize,
    context: &'c DecodeContext<'c>,
}

impl std::io::Write for Written<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.text.extend_from_slice(bytes);
        if self.text.len() - self.looked > CHECK_INTERVAL {
            // The size is counted twice, since the capacity of the text doubles as it grows.
            let more = 2 * (self.text.len() - self.looked);
            self.looked = self.text.len();
            let looked = self.context.take::<u8>(more);
            looked
                .and_then(|()| self.context.look())
                .map_err(|stop| std::io::Error::other(stop.to_string()))?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Reads a record from JSON that does not come from a call.
pub(crate) fn from_json<T: Field>(json: &str, name: &str) -> Result<T> {
    let context = DecodeContext::unlimited();
    match scan(json, &context) {
        Some(record) => Ok(record),
        None => from_any_json(json, name),
    }
}

/// Reads a record with serde_json only, as if it did not have the documented form.
pub(crate) fn from_any_json<T: Field>(json: &str, name: &str) -> Result<T> {
    parse(json, &DecodeContext::unlimited()).map_err(|(path, detail)| {
        fault(&path, &format!("invalid {name}: {detail}")).with_effect(Effect::None)
    })
}

/// Reads text in the documented form; optional fields may be missing. Returns `None` for all other
/// text, and if the call has to end.
pub(crate) fn scan<T: Field>(text: &str, context: &DecodeContext<'_>) -> Option<T> {
    let memory = context.memory();
    let mut value = T::blank();
    let form = Scanner::new(text, context).document(|it| value.scan(it));
    if form.is_some_and(|form| form != WireForm::Null) {
        return Some(value);
    }
    context.discard(value);
    context.set_memory(memory);
    None
}

/// A function that reads one value from a [`Source`] into its field. It is a trait object, so that
/// the code that calls it exists only once.
type Reading<'a> = &'a mut dyn for<'de> FnMut(&mut Source<'de>) -> serde_json::Result<WireForm>;

/// The serde_json deserializer of JSON text.
type Source<'de> = serde_json::Deserializer<serde_json::de::StrRead<'de>>;

/// Reads a text that must be one complete document, in any form that hubs send. The error contains
/// the JSON path and the reason.
pub(crate) fn parse<T: Field>(
    text: &str,
    context: &DecodeContext<'_>,
) -> std::result::Result<T, (String, String)> {
    let mut value = T::blank();
    let parsed = parse_by(text, context, &mut |from: &mut Source<'_>| {
        let (read, form) = T::read(from, context)?;
        value = read;
        Ok(form)
    });
    context.settle(parsed, value)
}

fn parse_by(
    text: &str,
    context: &DecodeContext<'_>,
    read: Reading<'_>,
) -> std::result::Result<(), (String, String)> {
    let whole = |detail: String| (".".to_owned(), detail);
    let mut attempt = || {
        context.numbers.detect(text, || {
            let mut from = serde_json::Deserializer::from_str(text);
            let form = read(&mut from)?;
            from.end().map(|()| form)
        })
    };
    let memory = context.memory();
    let mut form = attempt();
    if let Err(Detected::Read(error)) = &form
        && error.is_data()
        && context.stopped().is_none()
    {
        let first = (context.take_path(), error.to_string());
        context.set_memory(memory);
        form = context.taking_mistyped(attempt);
        // The first error is returned, because only it has the path of the fault.
        if matches!(&form, Err(Detected::Read(_))) && context.stopped().is_none() {
            context.take_path();
            return Err(first);
        }
    }
    match form {
        Ok(WireForm::Null) => Err(whole("unexpected null".to_owned())),
        Ok(_) => Ok(()),
        Err(Detected::Wide(wide)) => Err(whole(wide.to_string())),
        Err(Detected::Read(error)) => Err((context.take_path(), error.to_string())),
    }
}

/// Returns the error of a call that ended while its response was decoded.
pub(crate) fn stopped(stop: DecodeStop) -> Error {
    let error = |kind, detail: &str| Error::new(kind, Effect::Done, detail);
    match stop {
        DecodeStop::Stopped(Stopped::Cancelled) => error(
            ErrorKind::Cancelled,
            "the call was cancelled while its response was decoded",
        ),
        DecodeStop::Stopped(Stopped::Closed) => error(
            ErrorKind::Cancelled,
            "the client was closed while the response was decoded",
        ),
        DecodeStop::TooLate => Error::decoded_late(Effect::Done),
        DecodeStop::TooLarge(most) => error(
            ErrorKind::TooLarge,
            &format!(
                "the response arrived completely, but decoding it would take more than {most} bytes of \
                    memory, which is 16 times its size plus 8 MiB"
            ),
        ),
    }
}

/// Returns the error for a response that cannot be read. The fault is at this JSON path.
pub(crate) fn fault(path: &str, detail: &str) -> Error {
    Error::new(
        ErrorKind::Decode,
        Effect::Done,
        format!("the response cannot be decoded: {detail}"),
    )
    .at_json_path(path)
}
