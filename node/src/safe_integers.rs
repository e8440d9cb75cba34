//! Integers that a JavaScript number cannot represent exactly. JSON.parse would round them
//! silently. If such an integer is an id, the result is an error, because a command with the
//! rounded id would affect another object. All other such integers are rewritten so that
//! JavaScript receives them exactly.

use std::fmt::Write;
use std::io::{self, BufReader, Read};
use std::time::Instant;

use gfxhub::schema::{FieldType, OperationInfo, RecordInfo, ResponseType};
use serde_json::Value;

/// `Number.MAX_SAFE_INTEGER`. Above it, different integers become the same double.
const EXACT: u64 = (1 << 53) - 1;

/// An id that a JavaScript number cannot represent exactly, with its place.
#[derive(Debug, PartialEq)]
pub(crate) struct UnsafeInteger {
    /// JSON path, such as `[3].id`.
    pub(crate) place: String,
    /// Digits of the number.
    pub(crate) number: String,
}

/// The reason why JavaScript receives no result, although the hub has responded.
#[derive(Debug, PartialEq)]
pub(crate) enum DiscardReason {
    /// The time limit of the call expired before its result was converted.
    TooLate,
    UnsafeInteger(UnsafeInteger),
}

/// The deadline of a call, which may be absent, and the number of bytes to process before the clock
/// is checked again.
struct Watch {
    deadline: Option<Instant>,
    left: usize,
}

impl Watch {
    /// Number of bytes between two checks of the clock. Even a debug build processes them within a
    /// millisecond.
    const BYTES: usize = 16 * 1024;

    /// Creates the watch of a call with this deadline.
    const fn until(deadline: Option<Instant>) -> Self {
        Self {
            deadline,
            left: Self::BYTES,
        }
    }

    /// Fails if the deadline has passed.
    fn look(&self) -> Result<(), DiscardReason> {
        match self.deadline {
            Some(deadline) if deadline <= Instant::now() => Err(DiscardReason::TooLate),
            _ => Ok(()),
        }
    }

    /// Counts processed bytes, and checks the clock about every [`Self::BYTES`] of them. Fails
    /// if the deadline has passed by then. Must be called for each part of the text.
    fn pass(&mut self, bytes: usize) -> Result<(), DiscardReason> {
        match self.left.checked_sub(bytes) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => {
                self.left = Self::BYTES;
                self.look()
            }
        }
    }
}

/// A text whose reading fails after the deadline.
struct WatchedText<'a>(&'a [u8], &'a Watch);

impl Read for WatchedText<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.1.look().map_err(|_| io::ErrorKind::TimedOut)?;
        self.0.read(into)
    }
}

/// Converts the result of an operation to JSON from which JavaScript loses nothing: inexact
/// integers become strings, or objects with this mark. Fails if one of them is an id, or if the
/// deadline has passed. If `operation` is `None`, ids are treated like other integers.
pub(crate) fn result(
    operation: Option<&OperationInfo>,
    json: &str,
    mark: Option<&str>,
    deadline: Option<Instant>,
) -> Result<String, DiscardReason> {
    let mut watch = Watch::until(deadline);
    let exact = match has_inexact(json, &mut watch)? {
        false => json.to_owned(),
        true => {
            let id = operation.map(|operation| first(operation, json, &watch));
            match id.transpose()?.flatten() {
                Some(id) => return Err(DiscardReason::UnsafeInteger(id)),
                None => written(json, mark, &mut watch)?,
            }
        }
    };
    watch.look().map(|()| exact)
}

/// Converts inexact integers to strings, or to objects with this mark, in JSON that does not come
/// from a call. Treats ids like other integers.
pub(crate) fn unlimited(json: String, mark: Option<&str>) -> String {
    // Without a deadline, this cannot fail.
    written(&json, mark, &mut Watch::until(None)).unwrap_or(json)
}

/// Returns the first inexact id in the result of an operation.
fn first(
    operation: &OperationInfo,
    result: &str,
    watch: &Watch,
) -> Result<Option<UnsafeInteger>, DiscardReason> {
    let text = BufReader::with_capacity(Watch::BYTES, WatchedText(result.as_bytes(), watch));
    let mut from = serde_json::Deserializer::from_reader(text);
    // Undocumented fields, which a record keeps as text, may contain further levels of nesting.
    from.disable_recursion_limit();
    // The core has written this JSON, so reading it fails only after the deadline.
    let Some(Ok(value)) = from.into_iter::<Value>().next() else {
        return watch.look().map(|()| None);
    };
    Ok(first_in(operation, &value))
}

fn first_in(operation: &OperationInfo, value: &Value) -> Option<UnsafeInteger> {
    let mut place = String::new();
    match operation.outcome {
        ResponseType::List(record) => in_list(value, &FieldType::Record(record), &mut place),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => {
            in_record(value, record, &mut place)
        }
        ResponseType::Ids => in_list(value, &FieldType::RendererRef, &mut place),
        ResponseType::Id => in_id(value, &place),
        _ => None,
    }
}

/// Returns `true` if any integer in this JSON is inexact.
fn has_inexact(json: &str, watch: &mut Watch) -> Result<bool, DiscardReason> {
    if !has_long_number(json.as_bytes(), watch)? {
        return Ok(false);
    }
    for (before, token) in Tokens(json) {
        watch.pass(before.len() + token.len())?;
        if is_inexact(token) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns `true` if the text contains 16 digits in a row. Many doubles contain them too.
fn has_long_number(text: &[u8], watch: &mut Watch) -> Result<bool, DiscardReason> {
    let mut digits = 0;
    for part in text.chunks(Watch::BYTES) {
        let long = part.iter().any(|byte| {
            digits = if byte.is_ascii_digit() { digits + 1 } else { 0 };
            digits >= 16
        });
        if long {
            return Ok(true);
        }
        watch.pass(part.len())?;
    }
    Ok(false)
}

/// Splits JSON at its strings and numbers. Each pair is the text before such a token, and the
/// token; in the last pair the token may be empty.
struct Tokens<'a>(&'a str);

impl<'a> Iterator for Tokens<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let begins = |byte: u8| byte == b'"' || byte == b'-' || byte.is_ascii_digit();
        let at = self.0.bytes().position(begins).unwrap_or(self.0.len());
        let (before, token) = self.0.split_at(at);
        let length = match token.as_bytes() {
            [b'"', ..] => text_length(token),
            _ => token.find(|c| !is_number(c)).unwrap_or(token.len()),
        };
        let (token, after) = token.split_at(length);
        self.0 = after;
        Some((before, token))
    }
}

/// Rewrites JSON so that each inexact integer is a string of its digits, or an object whose only
/// member has the name `mark` and the digits as its value.
fn written(json: &str, mark: Option<&str>, watch: &mut Watch) -> Result<String, DiscardReason> {
    let mut exact = String::with_capacity(json.len() + 64);
    for (before, token) in Tokens(json) {
        watch.pass(before.len() + token.len())?;
        exact.push_str(before);
        // Writing to a String cannot fail.
        let _ = match mark {
            _ if !is_inexact(token) => exact.write_str(token),
            Some(mark) => write!(exact, "{{\"{mark}\":\"{token}\"}}"),
            None => write!(exact, "\"{token}\""),
        };
    }
    Ok(exact)
}

/// Returns the length in bytes of the JSON string at the beginning of the text, including its
/// quotes.
fn text_length(json: &str) -> usize {
    let mut escaped = false;
    let end = json.bytes().skip(1).position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map_or(json.len(), |end| end + 2)
}

fn is_number(character: char) -> bool {
    matches!(character, '0'..='9' | '+' | '-' | '.' | 'e' | 'E')
}

/// Returns `true` for an integer, of any size, whose magnitude is above [`EXACT`].
fn is_inexact(token: &str) -> bool {
    let digits = token.strip_prefix('-').unwrap_or(token);
    let integer = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    integer && !digits.parse::<u64>().is_ok_and(|number| number <= EXACT)
}

fn find(value: &Value, shape: &FieldType, place: &mut String) -> Option<UnsafeInteger> {
    match shape {
        FieldType::Id(_) => in_id(value, place),
        FieldType::List(element) => in_list(value, element, place),
        FieldType::RecordMap(element) => {
            let members = value.as_object()?.iter();
            members
                .map(|(key, member)| within(place, &format!(".{key}"), member, element))
                .find_map(|found| found)
        }
        FieldType::Record(record) => in_record(value, record, place),
        // A reference is either an id, or the renderer itself, whose id is not one of the
        // documented fields.
        FieldType::RendererRef => match value.get("id") {
            Some(id) => in_id(id, &format!("{place}.id")),
            None => in_id(value, place),
        },
        _ => None,
    }
}

fn in_record(value: &Value, record: &RecordInfo, place: &mut String) -> Option<UnsafeInteger> {
    record.fields.iter().find_map(|field| {
        let member = value.get(field.wire)?;
        within(place, &format!(".{}", field.wire), member, &field.shape)
    })
}

fn in_list(value: &Value, element: &FieldType, place: &mut String) -> Option<UnsafeInteger> {
    match value.as_array() {
        Some(list) => list
            .iter()
            .enumerate()
            .find_map(|(at, value)| within(place, &format!("[{at}]"), value, element)),
        // Some hubs send a single item instead of a list with one item.
        None => find(value, element, place),
    }
}

/// Examines a member or an item of the value at `place`. Restores `place` afterwards.
fn within(
    place: &mut String,
    step: &str,
    value: &Value,
    shape: &FieldType,
) -> Option<UnsafeInteger> {
    let outside = place.len();
    place.push_str(step);
    let found = find(value, shape, place);
    place.truncate(outside);
    found
}

fn in_id(value: &Value, place: &str) -> Option<UnsafeInteger> {
    let Value::Number(number) = value else {
        return None;
    };
    let magnitude = number
        .as_u64()
        .or_else(|| number.as_i64().map(i64::unsigned_abs));
    let fits = magnitude.is_some_and(|magnitude| magnitude <= EXACT);
    (!fits).then(|| UnsafeInteger {
        place: place.trim_start_matches('.').to_owned(),
        number: number.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn unhurried() -> Watch {
        Watch::until(Some(Instant::now() + Duration::from_secs(60)))
    }

    #[test]
    fn only_integers_need_a_second_look() {
        for (json, needs) in [
            ("9007199254740991", false),
            ("[1,-9007199254740992]", true),
            ("[0.12345678901234567,1.2345678901234567e300]", false),
            (r#"["9007199254740993"]"#, false),
            (r#"{"9007199254740993":-}"#, false),
            ("", false),
        ] {
            let found = has_inexact(json, &mut unhurried()).unwrap();
            assert_eq!(found, needs, "{json}");
        }
    }

    #[test]
    fn integers_beyond_a_double_are_written_whole_and_all_else_stays() {
        for (json, text) in [
            ("9007199254740992", r#""9007199254740992""#),
            ("-9007199254740991", "-9007199254740991"),
            (
                r#"[-18446744073709551616,{"9007199254740993":1.9007199254740993e300}]"#,
                r#"["-18446744073709551616",{"9007199254740993":1.9007199254740993e300}]"#,
            ),
            (
                r#"{"a":"\\\" 9007199254740993 \\","é":9007199254740993}"#,
                r#"{"a":"\\\" 9007199254740993 \\","é":"9007199254740993"}"#,
            ),
            (r#""9007199254740993"#, r#""9007199254740993"#),
            ("9007199254740993.0", "9007199254740993.0"),
        ] {
            let exact = written(json, None, &mut unhurried()).unwrap();
            assert_eq!(exact, text);
        }
        let marked = written("[9007199254740992]", Some("m"), &mut unhurried()).unwrap();
        assert_eq!(marked, r#"[{"m":"9007199254740992"}]"#);
    }

    #[test]
    fn no_pass_over_a_long_result_goes_on_when_the_time_is_up() {
        let over = || Watch::until(Some(Instant::now()));
        let operation = gfxhub::schema::operation("engines.list").unwrap();
        let plain = format!("[{}1]", "1,".repeat(Watch::BYTES));
        let inexact = format!("[{}1]", "9007199254740993,".repeat(Watch::BYTES));
        assert_eq!(
            has_inexact(&plain, &mut over()),
            Err(DiscardReason::TooLate)
        );
        for text in [plain, inexact] {
            assert_eq!(
                first(operation, &text, &over()),
                Err(DiscardReason::TooLate)
            );
            assert_eq!(
                written(&text, None, &mut over()),
                Err(DiscardReason::TooLate)
            );
        }
    }

    #[test]
    fn a_result_is_late_however_short_it_is() {
        let operation = gfxhub::schema::operation("engines.list").unwrap();
        let late = result(Some(operation), "[]", None, Some(Instant::now()));
        assert_eq!(late, Err(DiscardReason::TooLate));
        assert_eq!(
            result(Some(operation), "[]", None, None),
            Ok("[]".to_owned())
        );
    }
}
