//! Rules for single values: ids, names, path segments, GUIDs, times.

use gfxhub::bindings::{is_clock, is_guid, is_time};

use super::field_path::{FieldPath, ValidationErrors};
use crate::json::MAX_DEPTH;
use crate::show::object::{MAX_ID, MAX_NAME};

/// Maximum length of a path segment, in characters.
const MAX_SEGMENT: usize = 1024;

pub(super) fn id(faults: &mut ValidationErrors, place: &FieldPath<'_>, id: i64) {
    if !(1..=MAX_ID).contains(&id) {
        faults.add(
            place,
            format!("{id} is not an id"),
            format!("Give a whole number from 1 to {MAX_ID}"),
        );
    }
}

pub(super) fn not_negative(faults: &mut ValidationErrors, place: &FieldPath<'_>, number: i64) {
    if number < 0 {
        faults.add(place, format!("{number} is negative"), "Give 0 or more");
    }
}

pub(super) fn name(faults: &mut ValidationErrors, place: &FieldPath<'_>, name: &str) {
    if name.trim().is_empty() {
        faults.add(place, "is empty", "Give it a name");
    }
    at_most(faults, place, name, MAX_NAME);
}

/// Checks how deeply the lists and objects of a value are nested.
pub(super) fn levels(faults: &mut ValidationErrors, place: &FieldPath<'_>, levels: usize) {
    if levels > MAX_DEPTH {
        faults.add(
            place,
            format!("has {levels} nested lists and objects"),
            format!("Nest values at most {MAX_DEPTH} levels deep"),
        );
    }
}

/// Checks a text that is one segment of a URL path.
pub(super) fn segment(faults: &mut ValidationErrors, place: &FieldPath<'_>, segment: &str) {
    match segment {
        "" => faults.add(
            place,
            "is empty",
            "Give it a value: the hub's URLs contain it",
        ),
        "." | ".." => faults.add(
            place,
            format!("{segment:?} cannot be addressed: it means a folder in a URL"),
            "Give it another value",
        ),
        _ => at_most(faults, place, segment, MAX_SEGMENT),
    }
}

fn at_most(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str, limit: usize) {
    let length = text.chars().count();
    if length > limit {
        faults.add(
            place,
            format!("is {length} characters long"),
            format!("Shorten it to {limit} at most"),
        );
    }
}

/// Checks a node, pin or function id of RE5: 8-4-4-4-12 hexadecimal digits, or 32, with or without
/// braces.
pub(super) fn guid(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str) {
    if !text.is_empty() && !is_guid(text) {
        faults.add(
            place,
            format!("{text:?} is not a GUID, and RE5 paths are GUIDs"),
            "Write it like 6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b13; names are the paths of RE and UE",
        );
    }
}

/// Checks a pin's path on RE5: a GUID, which a dot and the name of a sub-field may follow.
pub(super) fn pin(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str) {
    guid(
        faults,
        place,
        text.split_once('.').map_or(text, |(id, _)| id),
    );
}

/// Checks a time such as `2024-05-17T18:30:00.000Z`.
pub(super) fn timestamp(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str) {
    if !is_time(text) {
        faults.add(
            place,
            format!("{text:?} is not an ISO 8601 timestamp"),
            "Write date and time like 2024-05-17T18:30:00.000Z",
        );
    }
}

/// Checks a duration such as `00:30:00`.
pub(super) fn duration(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str) {
    if !is_clock(text, 100) {
        faults.add(
            place,
            format!("{text:?} is not a duration"),
            "Write hours, minutes and seconds like 00:30:00",
        );
    }
}
