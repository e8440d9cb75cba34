//! Reports of composed calls as trait objects without type parameters. The bindings use these,
//! since the types of a call that they find by its name are known only at run time.

use std::any::Any;
use std::borrow::Cow;

use serde::Serialize;

use super::{BatchFigures, BatchReport};
use crate::call::Decode;
use crate::decode::{self, List, Single};
use crate::error::Result;
use crate::record_list::RecordList;
use crate::schema::field::{Documented, Field};
use crate::schema::json::to_json;
use crate::schema::plain::{PlainFieldType, PlainValue};
use crate::schema::records::Record;

/// A function that receives an item of a report: its address, and its result or error.
pub type TakeItem<'a> = dyn FnMut(PlainValue<'_>, Result<Box<dyn ItemResult>>) + 'a;

/// A report of a composed call.
pub trait Report: Send {
    /// Returns the figures of the whole call.
    fn figures(&self) -> &BatchFigures;

    /// Passes each item to `take`, in the order given.
    fn for_each(self: Box<Self>, take: &mut TakeItem<'_>);
}

impl<A: PlainFieldType + Send, T: ItemResult> Report for BatchReport<A, T> {
    fn figures(&self) -> &BatchFigures {
        &self.figures
    }

    fn for_each(self: Box<Self>, take: &mut TakeItem<'_>) {
        for (address, outcome) in *self {
            let outcome = outcome.map(|result| Box::new(result) as Box<dyn ItemResult>);
            take(address.value(), outcome);
        }
    }
}

/// The result of an item: a record, or a [`RecordList`].
pub trait ItemResult: Send + 'static {
    /// Returns the body if it was kept. It is JSON in the documented form, and doubles represent
    /// its integers exactly.
    fn body(&self) -> Option<&str> {
        None
    }

    /// Returns the result as JSON that contains exactly the received data.
    fn to_json(&self) -> Cow<'_, str>;

    /// Returns the result as JSON in the documented form.
    fn to_documented_json(&self) -> Cow<'_, str>;

    /// Returns the record or the list itself.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<T: Record + Field + Serialize> ItemResult for T {
    fn to_json(&self) -> Cow<'_, str> {
        Record::to_json(self).into()
    }

    fn to_documented_json(&self) -> Cow<'_, str> {
        to_json(&Documented(self)).into()
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

impl<T: Record + Field + Serialize + Clone> ItemResult for RecordList<T> {
    fn body(&self) -> Option<&str> {
        self.body()
    }

    fn to_json(&self) -> Cow<'_, str> {
        listed(self, |record| Record::to_json(&record))
    }

    fn to_documented_json(&self) -> Cow<'_, str> {
        listed(self, |record| to_json(&Documented(&record)))
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Returns the body of a list, or an array of its records, each written by `write`, if the body was
/// not kept.
fn listed<T: Record + Clone>(list: &RecordList<T>, write: impl Fn(T) -> String) -> Cow<'_, str> {
    if let Some(body) = list.body() {
        return body.into();
    }
    let records = (0..list.len()).filter_map(|at| list.get(at)).map(write);
    let records: Vec<String> = records.collect();
    format!("[{}]", records.join(",")).into()
}

/// Type of an item's result, with a decoder for Rust and one for the bindings.
pub(crate) trait ItemType: Sized {
    /// Type of the result for the bindings.
    type Kept: ItemResult;
    /// Decoder for Rust, which returns this type.
    const DECODE: Decode<Self>;
    /// Decoder for the bindings.
    const KEEP: Decode<Self::Kept>;
}

impl<T: Record + Field + Serialize> ItemType for T {
    type Kept = T;
    const DECODE: Decode<T> = decode::read::<Single, T>;
    const KEEP: Decode<T> = Self::DECODE;
}

/// The bindings keep a list as received, and decode each record on demand.
impl<T: Record + Field + Serialize + Clone> ItemType for Vec<T> {
    type Kept = RecordList<T>;
    const DECODE: Decode<Vec<T>> = decode::read::<List, Vec<T>>;
    const KEEP: Decode<RecordList<T>> = RecordList::decode;
}
