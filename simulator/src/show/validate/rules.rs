//! Rules for single values: ids, names, path segments, GUIDs, times.

use super::field_path::{FieldPath, ValidationErrors};
use crate::show::object::{MAX_ID, MAX_NAME};
use crate::state::values::MAX_DEPTH;

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

fn is_guid(text: &str) -> bool {
    let inner = text
        .strip_prefix('{')
        .and_then(|t| t.strip_suffix('}'))
        .unwrap_or(text);
    let dashed = [8, 13, 18, 23];
    match inner.len() {
        32 => inner.bytes().all(|b| b.is_ascii_hexdigit()),
        36 => inner.bytes().enumerate().all(|(at, b)| {
            if dashed.contains(&at) {
                b == b'-'
            } else {
                b.is_ascii_hexdigit()
            }
        }),
        _ => false,
    }
}

/// Checks a time such as `2024-05-17T18:30:00.000Z`.
pub(super) fn timestamp(faults: &mut ValidationErrors, place: &FieldPath<'_>, text: &str) {
    if !is_timestamp(text) {
        faults.add(
            place,
            format!("{text:?} is not an ISO 8601 timestamp"),
            "Write date and time like 2024-05-17T18:30:00.000Z",
        );
    }
}

fn is_timestamp(text: &str) -> bool {
    let Some((date, time)) = text.split_once('T') else {
        return false;
    };
    let (time, zone) = match time.find(['Z', '+', '-']) {
        Some(at) => time.split_at(at),
        None => (time, ""),
    };
    let (clock, fraction) = match time.split_once(['.', ',']) {
        Some((clock, fraction)) => (clock, Some(fraction)),
        None => (time, None),
    };
    is_date(date)
        && is_clock(clock, 24)
        && fraction.is_none_or(|f| !f.is_empty() && f.bytes().all(|b| b.is_ascii_digit()))
        && is_zone(zone)
}

fn is_date(text: &str) -> bool {
    let Some([year, month, day]) = numbers(text, '-', [4, 2, 2]) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    (1..=days).contains(&day)
}

fn is_clock(text: &str, hours: u32) -> bool {
    numbers(text, ':', [2, 2, 2]).is_some_and(|[h, m, s]| h < hours && m < 60 && s < 60)
}

fn is_zone(text: &str) -> bool {
    let offset = text.strip_prefix(['+', '-']);
    matches!(text, "" | "Z")
        || offset
            .and_then(|offset| numbers(offset, ':', [2, 2]))
            .is_some_and(|[h, m]| h < 24 && m < 60)
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

/// Parses numbers of these widths in digits, separated by `mark`.
fn numbers<const N: usize>(text: &str, mark: char, widths: [usize; N]) -> Option<[u32; N]> {
    let mut found = [0; N];
    let mut parts = text.split(mark);
    for (slot, width) in found.iter_mut().zip(widths) {
        let part = parts.next()?;
        if part.len() != width || !part.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        *slot = part.parse().ok()?;
    }
    parts.next().is_none().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::{is_clock, is_guid, is_timestamp};

    #[test]
    fn distinguishes_timestamps_from_other_text() {
        for good in [
            "2024-02-29T18:30:00Z",
            "2024-05-17T18:30:00.000Z",
            "2024-05-17T18:30:00,125",
            "2024-05-17T23:59:59+05:30",
            "2000-02-29T00:00:00",
        ] {
            assert!(is_timestamp(good), "{good}");
        }
        for bad in [
            "",
            "2024-05-17",
            "2024-05-17 18:30:00",
            "2023-02-29T18:30:00Z",
            "1900-02-29T18:30:00Z",
            "2024-13-01T18:30:00Z",
            "2024-05-00T18:30:00Z",
            "2024-05-17T24:30:00Z",
            "2024-05-17T18:30Z",
            "2024-05-17T18:30:00.Z",
            "2024-05-17T18:30:00+0530",
            "2024-05-17T18:30:00ZZ",
            "24-05-17T18:30:00Z",
            "+024-05-17T18:30:00Z",
        ] {
            assert!(!is_timestamp(bad), "{bad}");
        }
    }

    #[test]
    fn distinguishes_durations_from_other_text() {
        assert!(is_clock("99:59:59", 100));
        for bad in [
            "",
            "0:30:00",
            "00:60:00",
            "00:00:60",
            "00:30",
            "00:30:00:00",
            "-1:00:00",
        ] {
            assert!(!is_clock(bad, 100), "{bad}");
        }
    }

    #[test]
    fn distinguishes_guids_from_names() {
        for good in [
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b13",
            "{6F1C2A90-3B7D-4E55-9A01-C4D2E8F70B13}",
            "6f1c2a903b7d4e559a01c4d2e8f70b13",
        ] {
            assert!(is_guid(good), "{good}");
        }
        for bad in [
            "Mixer_0",
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b1",
            "{6f1c2a90",
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b1g",
        ] {
            assert!(!is_guid(bad), "{bad}");
        }
    }
}
