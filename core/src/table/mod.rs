//! The tables' machinery: how a record, a body, an id or a word list is defined once.
//!
//! Field types carry the rules, so rows need no marks: [`field::Field`] says how a member of an
//! incoming record is read and written again, [`outgoing::Outgoing`] what may leave in a body.

pub(crate) mod bodies;
pub(crate) mod extra;
pub(crate) mod field;
pub(crate) mod ids;
pub(crate) mod keyed;
pub(crate) mod lists;
pub(crate) mod outgoing;
pub(crate) mod plain;
pub(crate) mod records;
pub(crate) mod settings;
pub(crate) mod shape;
pub(crate) mod words;
