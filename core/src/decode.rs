//! An answer becomes a result: status and content type were looked at, the body is decoded here.
//!
//! The markers say how: [`List`], [`One`], [`First`], [`Word`], [`Success`], [`Nothing`], [`Id`].

use serde::Serialize;

use crate::raw::RawResponse;
use crate::table::extra::Form;
use crate::table::field::Field;
use crate::table::records::Record;
use crate::types::RendererId;
use crate::value::Value;
use crate::value::wide::{self, Watched};
use crate::{Effect, Error, Kind, Outcome, Result};

/// How an answer becomes a `T`. The errors say done: the hub answered 2xx. Who called a read knows
/// better.
pub(crate) trait Answer<T> {
    /// What the operation gives, for the tables.
    const OUTCOME: Outcome;

    /// Reads it.
    fn read(response: &RawResponse) -> Result<T>;

    /// The result as wire JSON, written again from the typed one.
    fn result(value: &T) -> Option<String>;
}

/// A list of records or ids.
pub(crate) struct List;
/// A record.
pub(crate) struct One;
/// The one record of a list of one.
pub(crate) struct First;
/// A word as plain text.
pub(crate) struct Word;
/// An object that says whether the hub succeeded, or nothing.
pub(crate) struct Success;
/// Nothing.
pub(crate) struct Nothing;
/// A bare id.
pub(crate) struct Id;

impl<T: Record + Field + Serialize> Answer<Vec<T>> for List {
    const OUTCOME: Outcome = Outcome::List(T::INFO);

    fn read(response: &RawResponse) -> Result<Vec<T>> {
        document(response)
    }

    fn result(value: &Vec<T>) -> Option<String> {
        Some(to_json(value))
    }
}

impl Answer<Vec<RendererId>> for List {
    const OUTCOME: Outcome = Outcome::Ids;

    fn read(response: &RawResponse) -> Result<Vec<RendererId>> {
        document(response)
    }

    fn result(value: &Vec<RendererId>) -> Option<String> {
        Some(to_json(value))
    }
}

impl<T: Record + Field + Serialize> Answer<T> for One {
    const OUTCOME: Outcome = Outcome::Record(T::INFO);

    fn read(response: &RawResponse) -> Result<T> {
        document(response)
    }

    fn result(value: &T) -> Option<String> {
        Some(to_json(value))
    }
}

impl<T: Record + Field + Serialize> Answer<T> for First {
    const OUTCOME: Outcome = Outcome::First(T::INFO);

    fn read(response: &RawResponse) -> Result<T> {
        document::<Vec<T>>(response)?
            .into_iter()
            .next()
            .ok_or_else(|| fault(".", "the list that should hold the one record is empty"))
    }

    fn result(value: &T) -> Option<String> {
        Some(to_json(value))
    }
}

impl Answer<RendererId> for Id {
    const OUTCOME: Outcome = Outcome::Id;

    /// A number that was cut would be another number.
    fn read(response: &RawResponse) -> Result<RendererId> {
        let id = document(response)?;
        if response.is_close_delimited() {
            return Err(fault(".", "nothing shows that the number came whole"));
        }
        Ok(id)
    }

    fn result(value: &RendererId) -> Option<String> {
        Some(to_json(value))
    }
}

impl Answer<String> for Word {
    const OUTCOME: Outcome = Outcome::Word;

    fn read(response: &RawResponse) -> Result<String> {
        refuse_page(response)?;
        text(response).map(|word| word.trim().to_owned())
    }

    fn result(value: &String) -> Option<String> {
        Some(to_json(value))
    }
}

impl Answer<()> for Nothing {
    const OUTCOME: Outcome = Outcome::Nothing;

    fn read(response: &RawResponse) -> Result<()> {
        refuse_page(response)
    }

    fn result((): &()) -> Option<String> {
        None
    }
}

impl Answer<()> for Success {
    const OUTCOME: Outcome = Outcome::Success;

    /// Hubs also answer with nothing, or with a bare word, where an object is documented.
    fn read(response: &RawResponse) -> Result<()> {
        refuse_page(response)?;
        if !text(response)?.trim_start().starts_with('{') {
            return Ok(());
        }
        let verdict: Value = document(response)?;
        if matches!(verdict.get("success").as_deref(), Some(Value::Bool(false))) {
            return Err(Error::new(
                Kind::Unsuccessful,
                Effect::Maybe,
                "the hub answered that it did not succeed",
            ));
        }
        Ok(())
    }

    fn result((): &()) -> Option<String> {
        None
    }
}

/// Serialises what has been checked: nothing in it can fail.
pub(crate) fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// Reads a record that did not come from a call.
pub(crate) fn from_json<T: Field>(json: &str, name: &str) -> Result<T> {
    parse(json).map_err(|(path, detail)| {
        fault(&path, &format!("this is no {name}: {detail}")).with_effect(Effect::None)
    })
}

/// Decodes the whole body, which has to be one JSON document.
fn document<T: Field>(response: &RawResponse) -> Result<T> {
    let text = text(response)?;
    if text.trim().is_empty() {
        return Err(fault(".", "the body is empty where JSON is due"));
    }
    parse(text).map_err(|(path, detail)| match refuse_other_content(response) {
        Some(error) => error,
        None => fault(&path, &detail),
    })
}

/// Plainly first; where that fails, once more for the path of what failed.
fn parse<T: Field>(text: &str) -> std::result::Result<T, (String, String)> {
    let plain = wide::watch(text, || {
        let mut from = serde_json::Deserializer::from_str(text);
        let read = T::read(&mut from)?;
        from.end().map(|()| read)
    });
    match plain {
        Ok((_, Form::Null)) => Err((".".to_owned(), "null where something is due".to_owned())),
        Ok((value, _)) => Ok(value),
        Err(Watched::Wide(wide)) => Err((".".to_owned(), wide.to_string())),
        Err(Watched::Read(error)) => {
            let mut from = serde_json::Deserializer::from_str(text);
            let mut track = serde_path_to_error::Track::new();
            // The reading failed before and fails again; only the path is wanted.
            let _ = T::read(serde_path_to_error::Deserializer::new(
                &mut from, &mut track,
            ));
            Err((track.path().to_string(), error.to_string()))
        }
    }
}

fn text(response: &RawResponse) -> Result<&str> {
    std::str::from_utf8(response.bytes()).map_err(|error| {
        refuse_other_content(response).unwrap_or_else(|| {
            fault(
                ".",
                &format!("the body is not UTF-8 from byte {}", error.valid_up_to()),
            )
        })
    })
}

fn fault(path: &str, detail: &str) -> Error {
    Error::new(
        Kind::Decode,
        Effect::Done,
        format!("the answer cannot be read: {detail}"),
    )
    .at_json_path(path)
}

/// A body that cannot be read and does not claim to be JSON is something else altogether.
fn refuse_other_content(response: &RawResponse) -> Option<Error> {
    let claimed = response.content_type().unwrap_or_default();
    let json = claimed.is_empty() || claimed.to_ascii_lowercase().contains("json");
    (!json || is_page(response)).then(|| {
        let what = if is_page(response) {
            "a web page"
        } else {
            claimed
        };
        Error::new(
            Kind::UnexpectedContent,
            Effect::Done,
            format!("{what} came where JSON is due; is this address the hub's?"),
        )
    })
}

/// A web page is never an answer of a hub: something else stands at this address.
fn refuse_page(response: &RawResponse) -> Result<()> {
    if !is_page(response) {
        return Ok(());
    }
    Err(Error::new(
        Kind::UnexpectedContent,
        Effect::Done,
        "a web page came where the hub's answer is due; is this address the hub's?",
    ))
}

fn is_page(response: &RawResponse) -> bool {
    let claimed = response
        .content_type()
        .unwrap_or_default()
        .to_ascii_lowercase();
    let start = response.bytes().trim_ascii_start();
    claimed.starts_with("text/html") && !start.is_empty()
        || start.first() == Some(&b'<')
            && (start
                .get(..9)
                .is_some_and(|s| s.eq_ignore_ascii_case(b"<!doctype"))
                || start
                    .get(..5)
                    .is_some_and(|s| s.eq_ignore_ascii_case(b"<html")))
}
