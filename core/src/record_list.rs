//! Results of list operations. A list is checked as a whole, and its records are decoded on access.

use std::fmt::Display;
use std::marker::PhantomData;
use std::ops::Range;

use crate::client::Client;
use crate::decode::{self, List};
use crate::error::{Error, Result};
use crate::json_body::may_report_failure;
use crate::json_scan;
use crate::ops::operation;
use crate::raw::RawResponse;
use crate::schema::ids::Text;
use crate::schema::operation::ResponseType;
use crate::schema::records::Record;
use crate::value::context::DecodeContext;

/// A list of records. If the body has the documented form, it is kept, and each record is decoded
/// from its part of the body on access. Otherwise all records are decoded when the response
/// arrives, and so are the records of a list that may exceed the memory limit.
#[derive(Debug)]
pub struct RecordList<T>(Source<T>);

#[derive(Debug)]
enum Source<T> {
    Records(Vec<T>),
    Body {
        text: Box<str>,
        places: Box<[Range<u32>]>,
        record: PhantomData<fn() -> T>,
    },
}

/// The content of a list: its records, or the byte range of each record in the body.
enum ListContent<T> {
    Records(Vec<T>),
    Places(Vec<Range<u32>>),
}

impl<T: Record> RecordList<T> {
    /// Calls the list operation with this name and these path arguments.
    ///
    /// # Errors
    /// The errors of the operation.
    pub fn call(client: &Client, name: &str, arguments: &[&dyn Display]) -> Result<Self> {
        let operation = operation(name)
            .filter(|operation| operation.outcome == ResponseType::List(T::INFO))
            .ok_or_else(|| {
                Error::invalid("operation", format!("{name} lists no {}", T::INFO.name))
            })?;
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let arguments: Vec<&dyn Text> = arguments.iter().map(|text| text as &dyn Text).collect();
        let (found, response) = client.call(operation, &arguments, None, find::<T>)?;
        Ok(match found {
            ListContent::Records(records) => client.recycle(response, records.into()),
            ListContent::Places(places) => {
                // The scan has already checked that the body is UTF-8.
                let text = String::from_utf8(response.into_readable()).unwrap_or_default();
                Self::of_body(text.into(), places)
            }
        })
    }

    /// Decodes a response. Keeps a copy of its body if it has the documented form.
    pub(crate) fn decode(response: &RawResponse, context: &DecodeContext<'_>) -> Result<Self> {
        Ok(match find(response, context)? {
            ListContent::Records(records) => records.into(),
            ListContent::Places(places) => {
                Self::of_body(response.readable_text().unwrap_or_default().into(), places)
            }
        })
    }

    fn of_body(text: Box<str>, places: Vec<Range<u32>>) -> Self {
        Self(Source::Body {
            text,
            places: places.into(),
            record: PhantomData,
        })
    }

    /// Returns the body if it was kept. It is JSON in the documented form, and doubles represent
    /// its integers exactly.
    #[must_use]
    pub fn body(&self) -> Option<&str> {
        match &self.0 {
            Source::Records(_) => None,
            Source::Body { text, .. } => Some(text),
        }
    }

    /// Returns the number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.0 {
            Source::Records(records) => records.len(),
            Source::Body { places, .. } => places.len(),
        }
    }

    /// Returns `true` if there are no records.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the record at this index; `None` if the index is out of range.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<T>
    where
        T: Clone,
    {
        match &self.0 {
            Source::Records(records) => records.get(at).cloned(),
            Source::Body { text, places, .. } => {
                let Range { start, end } = places.get(at)?;
                // A record that the scan has accepted can be decoded.
                T::from_json(text.get(*start as usize..*end as usize)?).ok()
            }
        }
    }
}

impl<T> From<Vec<T>> for RecordList<T> {
    fn from(records: Vec<T>) -> Self {
        Self(Source::Records(records))
    }
}

fn find<T: Record>(response: &RawResponse, context: &DecodeContext<'_>) -> Result<ListContent<T>> {
    if !may_report_failure(response) && response.content_encoding().is_none() {
        let body = response.readable_text().unwrap_or_default();
        let places = json_scan::places(body, T::INFO, context);
        // All records are decoded now if one of them might not be decoded later, since an access to
        // a record must not fail.
        if let Some(places) = places.filter(|_| context.surely_allows(body)) {
            return Ok(ListContent::Places(places));
        }
    }
    decode::read::<List, Vec<T>>(response, context).map(ListContent::Records)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Node;

    fn list(body: &str) -> Result<ListContent<Node>> {
        let response = RawResponse::ok("application/json", body.as_bytes());
        find(&response, &DecodeContext::unlimited())
    }

    #[test]
    fn a_body_as_documented_is_kept_and_any_other_is_read() {
        let node = r#"{"NodePath":"a","NodeName":"b"}"#;
        for (body, is_kept, length) in [
            ("[]".to_owned(), true, 0),
            (format!(" [ {node} , {node}]\n"), true, 2),
            (node.to_owned(), false, 1),
            (r#"[{"NodePath":"a"}]"#.to_owned(), false, 1),
            (
                format!(r#"[{node},{{"NodePath":7,"NodeName":"b"}}]"#),
                false,
                2,
            ),
        ] {
            match list(&body) {
                Ok(ListContent::Places(places)) => {
                    assert!(is_kept && places.len() == length, "{body}");
                    for Range { start, end } in places {
                        assert_eq!(&body[start as usize..end as usize], node);
                    }
                }
                Ok(ListContent::Records(records)) => {
                    assert!(!is_kept && records.len() == length, "{body}")
                }
                Err(error) => panic!("{body}: {error}"),
            }
        }
        assert!(list(&format!("[{node},{{}}]")).is_err());
        assert!(list(r#"[{"success":false}]"#).is_err());
    }

    #[test]
    fn only_an_operation_that_lists_such_records_is_called() {
        let client = Client::new("http://127.0.0.1:9").unwrap();
        for name in ["engines.list", "engines.get_node", "nothing"] {
            let error = RecordList::<Node>::call(&client, name, &[]).unwrap_err();
            assert_eq!(error.argument(), Some("operation"), "{name}");
        }
    }
}
