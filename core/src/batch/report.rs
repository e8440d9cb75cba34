//! Reports of composed calls whatever their types: for the bindings, which know a call by its name.

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

/// Takes an item of a report: its address, and its result or its error.
pub type TakeItem<'a> = dyn FnMut(PlainValue<'_>, Result<Box<dyn ItemResult>>) + 'a;

/// A report of a composed call.
pub trait Report: Send {
    /// The figures of the whole call.
    fn figures(&self) -> &BatchFigures;

    /// Hands over each item, in the order given.
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
    /// The body, if it is kept: JSON in the documented form, whose integers a double holds exactly.
    fn body(&self) -> Option<&str> {
        None
    }

    /// Its JSON: what came, no more and no less.
    fn to_json(&self) -> Cow<'_, str>;

    /// Its JSON in the documented form.
    fn to_documented_json(&self) -> Cow<'_, str>;

    /// The record or the list itself.
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

/// The body of a list, or its records one by one.
fn listed<T: Record + Clone>(list: &RecordList<T>, write: impl Fn(T) -> String) -> Cow<'_, str> {
    if let Some(body) = list.body() {
        return body.into();
    }
    let records = (0..list.len()).filter_map(|at| list.get(at)).map(write);
    let records: Vec<String> = records.collect();
    format!("[{}]", records.join(",")).into()
}

/// The type of the result of an item: how it is decoded, and how it is kept for the bindings.
pub(crate) trait ItemType: Sized {
    /// The type that the bindings take.
    type Kept: ItemResult;
    /// Decodes it.
    const DECODE: Decode<Self>;
    /// Decodes it for the bindings.
    const KEEP: Decode<Self::Kept>;
}

impl<T: Record + Field + Serialize> ItemType for T {
    type Kept = T;
    const DECODE: Decode<T> = decode::read::<Single, T>;
    const KEEP: Decode<T> = Self::DECODE;
}

/// A list is kept as it came: a record is made when it is asked for.
impl<T: Record + Field + Serialize + Clone> ItemType for Vec<T> {
    type Kept = RecordList<T>;
    const DECODE: Decode<Vec<T>> = decode::read::<List, Vec<T>>;
    const KEEP: Decode<RecordList<T>> = RecordList::decode;
}
