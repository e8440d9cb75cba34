//! A scan that checks in one pass whether a body has exactly the documented form, without decoding
//! it.
//!
//! In a body that passes, every documented field of each record is present in its documented form,
//! and doubles represent all integers exactly. The JSON reader, [`crate::schema::json`], can read
//! every such body without a loss. A body that does not pass may still be readable: the scan
//! rejects long numbers, escaped member names, deep nesting and objects with many members, which
//! the JSON reader accepts. Only the JSON reader reports errors.

use std::ops::Range;

use crate::schema::operation::ResponseType;
use crate::schema::records::{Member, Record};
use crate::schema::types::{FieldType, Presence, RecordInfo};
use crate::types::Renderer;
use crate::value::context::DecodeContext;
use crate::value::scanner::Scanner;

/// Returns `true` if a body is in the documented form. Returns `false` also if the scan was stopped
/// by the deadline, the memory limit or a cancellation.
pub(crate) fn is_documented(
    body: &str,
    expected: ResponseType,
    context: &DecodeContext<'_>,
) -> bool {
    let mut scanner = Scanner::new(body, context);
    let passed = match expected {
        ResponseType::List(record) => {
            scanner.document(|it| it.elements(|it| it.check_record(record)))
        }
        ResponseType::Record(record) => scanner.document(|it| it.check_record(record)),
        _ => None,
    };
    passed.is_some()
}

/// Returns the byte range of each record of a list; `None` if the list is not in the documented
/// form.
pub(crate) fn places(
    body: &str,
    record: &RecordInfo,
    context: &DecodeContext<'_>,
) -> Option<Vec<Range<u32>>> {
    // Bodies of up to 4 GiB are scanned, so that each position fits in a `u32`.
    u32::try_from(body.len()).ok()?;
    let mut places = Vec::new();
    Scanner::new(body, context).document(|it| {
        it.elements(|it| {
            let start = it.at();
            it.check_record(record)?;
            places.push(start as u32..it.at() as u32);
            Some(())
        })
    })?;
    Some(places)
}

/// Checks of values, without keeping the values.
impl Scanner<'_> {
    /// Checks a value of this type.
    fn check(&mut self, shape: &FieldType) -> Option<()> {
        match shape {
            FieldType::Boolean => self.boolean().map(drop),
            FieldType::RendererRef if self.peek()? == b'{' => self.check_record(Renderer::INFO),
            FieldType::Integer | FieldType::RendererRef => self.integer().map(drop),
            FieldType::Id(id) if !id.text => self.integer().map(drop),
            FieldType::Text | FieldType::Enum(_) | FieldType::Id(_) => self.string().map(drop),
            FieldType::Value => self.check_value(),
            FieldType::Object => self.object(|it, _| it.check_value()),
            FieldType::List(element) => self.elements(|it| it.check(element)),
            FieldType::RecordMap(member) => self.object(|it, _| it.check(member)),
            FieldType::Record(record) => self.check_record(record),
            // These types occur in request bodies only.
            FieldType::Seconds | FieldType::NonEmptyString | FieldType::Body(_) => None,
        }
    }

    fn check_record(&mut self, record: &RecordInfo) -> Option<()> {
        let came = self.record(record.fields, |it, member| match member {
            Member::Field(at) => {
                let field = &record.fields[at];
                match field.presence {
                    Presence::Optional if it.peek()? == b'n' => it.literal(b"null"),
                    _ => it.check(&field.shape),
                }
            }
            Member::Unknown(_) => it.check_value(),
        })?;
        (came.count_ones() as usize == record.fields.len()).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::json::{from_any_json, scan};
    use crate::types::{Engine, Function, LaunchConfig, Property};
    use crate::value::scanner::{MAX_DEPTH, MAX_MEMBERS};

    fn passes<T: Record>(body: &str) -> bool {
        let expected = ResponseType::Record(T::INFO);
        let passes = is_documented(body, expected, &DecodeContext::unlimited());
        assert!(is_what_is_read::<T>(body) || !passes, "{body}");
        passes
    }

    /// Returns `true` if [`scan`] reads a body. Asserts that its result then equals that of
    /// serde_json.
    fn is_what_is_read<T: Record>(body: &str) -> bool {
        let Some(read) = scan::<T>(body, &DecodeContext::unlimited()) else {
            return false;
        };
        let due: T = from_any_json(body, T::INFO.name).expect(body);
        assert_eq!(read.to_json(), due.to_json(), "{body}");
        assert_eq!(read.drift(), due.drift(), "{body}");
        for field in T::INFO.fields {
            assert_eq!(read.form(field.wire), due.form(field.wire), "{body}");
        }
        true
    }

    fn value_passes(value: &str) -> bool {
        passes::<Property>(&format!(
            r#"{{"PropertyPath":"a","DisplayName":"b","Value":{value}}}"#
        ))
    }

    #[test]
    fn records_pass_with_all_their_fields_in_the_documented_form() {
        for (body, due) in [
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":null}"#,
                true,
            ),
            (
                " {\n\t\"Value\" : [ ] , \"PropertyPath\":\"a\",\r\"DisplayName\":\"b\" } ",
                true,
            ),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"new":{"a":1}}"#,
                true,
            ),
            (r#"{"PropertyPath":"a","DisplayName":""}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":null,"Value":1}"#,
                false,
            ),
            (r#"{"PropertyPath":7,"DisplayName":"","Value":1}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"Value":1}"#,
                false,
            ),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"n":1,"n":1}"#,
                false,
            ),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1}]"#, false),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1,}"#, false),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1"#, false),
            (r#"{"PropertyPath":"a" "DisplayName":"","Value":1}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Val\u0075e":1}"#,
                false,
            ),
            ("", false),
            ("[]", false),
        ] {
            assert_eq!(passes::<Property>(body), due, "{body}");
        }
        assert!(passes::<LaunchConfig>(
            r#"{"id":null,"name":"","renderers":[7,8]}"#
        ));
        assert!(!passes::<LaunchConfig>(
            r#"{"id":"5","name":"","renderers":[7,8]}"#
        ));
        assert!(!passes::<LaunchConfig>(
            r#"{"id":5,"name":"","renderers":["7"]}"#
        ));
        assert!(passes::<LaunchConfig>(
            r#"{"id":5,"name":"","renderers":[{"launchConfigId":5,"engineId":null,"projectId":null,"projectMapId":1,"engineType":"RE","stateId":7,"id":9}]}"#
        ));
        // A record with missing fields does not pass but can be read, because old hubs omit fields.
        assert!(!passes::<Engine>(r#"{"id":1}"#));
        assert!(is_what_is_read::<Engine>(r#"{"id":1,"more":[0]}"#));
        assert!(!is_what_is_read::<Engine>(r#"{"name":"a"}"#));
        let property = r#"{"PropertyPath":"a","DisplayName":"b","Value":{"x":1}}"#;
        let function = |members: &str| {
            passes::<Function>(&format!(
                r#"{{"FunctionPath":"f","FunctionName":"","Properties":{{{members}}}}}"#
            ))
        };
        assert!(function(""));
        assert!(function(&format!(r#""a":{property},"b":{property}"#)));
        assert!(!function(&format!(r#""a":{property},"a":{property}"#)));
        assert!(!function(r#""a":{}"#));
    }

    #[test]
    fn values_pass_where_the_reader_and_a_double_hold_them() {
        for value in [
            "true",
            "false",
            "null",
            "0",
            "-0",
            "-12.5",
            "1e5",
            "1E-99",
            "0.1",
            "999999999999999",
            "[1,[2,[]],{}]",
            r#"{"x":1,"y":2,"z":3}"#,
            r#""\u00e9\n\"\\\/ é""#,
            r#""\ud83d\ude00""#,
            "123.45678901234567",
            "9007199254740.993",
            "0.1e1",
            "12345678901234567890.5",
            "123456789012345.000000000000000000000001",
            r#"{"x":1,"y":2.5,"z":-0}"#,
            r#"{"x":1,"y":2,"z":3,"w":4.0}"#,
            r#"{"x":1,"y":2}"#,
            r#"{"x":1,"y":2,"z":"3"}"#,
            r#"{"x":1,"y":2,"z":3,"w":null}"#,
            r#"{"x":1,"y":2,"z":3,"w":4,"v":5}"#,
            r#"{"z":3,"y":2,"x":1}"#,
            r#"{ "x" : 1 , "y":2 ,"z": 3 }"#,
            r#"[{"x":1,"y":[{"x":1,"y":2,"z":3}]},{"x":1,"y":2,"z":3}]"#,
            r#"{"a":{"a":1},"b":{"a":1}}"#,
        ] {
            assert!(value_passes(value), "{value}");
        }
        for value in [
            "True",
            "nul",
            "01",
            "-",
            "1.",
            ".5",
            "+1",
            "1e",
            "1e100",
            "1000000000000000",
            "NaN",
            "'a'",
            "[1,]",
            "[1 2]",
            "{\"x\"}",
            r#"{"x":1,"x":1}"#,
            r#"{"x":1,"y":2,"z":3,"z":4}"#,
            r#"{"x":1,"y":2,"z":3,}"#,
            r#"{"x":1,"y":2,"z":3"#,
            "12345678901234567890",
            "-18446744073709551616",
            "99999999999999999999999999",
            r#"{"$serde_json::private::Number":"1"}"#,
            r#""\ud83d""#,
            r#""\ude00""#,
            r#""\ud83dx""#,
            r#""\x""#,
            r#""\u12g4""#,
            "\"a\nb\"",
            "\"a",
            "\"\u{1}\"",
            "//",
            "\u{feff}1",
        ] {
            assert!(!value_passes(value), "{value}");
        }
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(value_passes(&nested(MAX_DEPTH - 1)));
        assert!(!value_passes(&nested(MAX_DEPTH)));
        let members = |count: usize| {
            let members: Vec<_> = (0..count).map(|at| format!("\"m{at}\":0")).collect();
            format!("{{{}}}", members.join(","))
        };
        assert!(value_passes(&members(MAX_MEMBERS)));
        assert!(!value_passes(&members(MAX_MEMBERS + 1)));
    }

    /// Bodies that the scan accepts. The test below changes them at random.
    const BODIES: [&str; 3] = [
        r#"{"PropertyPath":"a\\b\u00e9","DisplayName":"","Value":[-1.5e-7,0,{"x":1,"y":[]},null]}"#,
        r#"{"PropertyPath":"a","DisplayName":"b","Value":{"x":0.25,"y":1,"z":-2,"w":1e9},"new":[true]}"#,
        r#"{"Value":"\ud83d\ude00","DisplayName":"b","unit":{"a":"b"},"PropertyPath":"a","n":123456}"#,
    ];

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config::with_cases(20_000))]

        #[test]
        fn what_passes_is_read_without_an_error(
            base in 0..BODIES.len(),
            edits in proptest::collection::vec((0_usize..200, 0_u8..3, proptest::sample::select(
                b"{}[]\",:\\0123456789.eE+-truefalsn udVa$\x01\x1f/".to_vec(),
            )), 0..4),
        ) {
            let mut body = BODIES[base].as_bytes().to_vec();
            if edits.is_empty() {
                assert!(passes::<Property>(BODIES[base]));
            }
            for (at, edit, byte) in edits {
                let at = at % body.len();
                match edit {
                    0 => body[at] = byte,
                    1 => body.insert(at, byte),
                    _ => drop(body.remove(at)),
                }
            }
            if let Ok(text) = String::from_utf8(body) && passes::<Property>(&text) {
                let read: Property = scan(&text, &DecodeContext::unlimited()).expect(&text);
                assert!(read.drift().missing.is_empty());
                is_what_is_read::<Property>(&text);
            }
        }
    }
}
