//! Tests of every field of every record in every form. The field is read and written again, or the
//! error names it.

use gfxhub::schema::{FieldType, Presence, RECORDS, RecordInfo};
use gfxhub::*;
use serde_json::{Value as Json, json};

/// Returns values to try in every field. For each field, some are documented forms, some are of
/// another JSON type that hubs may send, and some are invalid.
fn forms() -> Vec<Json> {
    let mut forms = vec![
        json!(null),
        json!(true),
        json!("true"),
        json!(0),
        json!(-1),
        json!("-1"),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!("9223372036854775807"),
        json!(0.1),
        json!(1e300),
        json!(""),
        json!("\u{0}\u{7f}\u{2028}😀"),
        json!([]),
        json!([1]),
        json!(["a", "b"]),
        json!([null]),
        json!({}),
        json!({"x": 1, "y": 2.5, "z": 3}),
        json!({"a": {"b": [1, 1.5, null, "c"]}}),
    ];
    // In place of a list with one record, hubs may send the record alone.
    let all = json!({"id": 1, "key": "k", "label": "l", "storyID": "s", "itemID": "i",
        "objID": "o", "PropertyPath": "p"});
    forms.extend([all.clone(), json!([all.clone()]), json!({ "k": all })]);
    forms
}

/// Returns the members that the record must have.
fn least(info: &RecordInfo) -> serde_json::Map<String, Json> {
    let required = info
        .fields
        .iter()
        .filter(|f| f.presence == Presence::Required);
    required
        .map(|field| match field.shape {
            FieldType::Id(id) if id.text => (field.wire.to_owned(), json!("x")),
            _ => (field.wire.to_owned(), json!(7)),
        })
        .collect()
}

fn every_form<R: Record + std::fmt::Debug>() -> usize {
    let mut read = 0;
    for field in R::INFO.fields {
        let mut wires = Vec::new();
        for form in forms() {
            let mut wire = least(R::INFO);
            wire.insert(field.wire.to_owned(), form);
            wire.insert("not documented".to_owned(), json!([{"a": 0.5}, u64::MAX]));
            wires.push(Json::Object(wire));
        }
        let mut without = least(R::INFO);
        let needed = without.remove(field.wire).is_some();
        wires.push(Json::Object(without));
        for wire in wires {
            match R::from_json(&wire.to_string()) {
                Ok(record) => {
                    let again: Json =
                        serde_json::from_str(&record.to_json()).expect("a record writes JSON");
                    // A number in a list of texts is read and written as a text.
                    if field.shape != FieldType::List(&FieldType::Text)
                        || wire[field.wire] != json!([1])
                    {
                        assert_eq!(again, wire, "{}.{}", R::INFO.name, field.wire);
                    }
                    let missing = record.drift().missing.contains(&field.wire);
                    assert_eq!(missing, wire.get(field.wire).is_none());
                    assert!(!(needed && (missing || wire[field.wire].is_null())));
                    read += 1;
                }
                Err(error) => {
                    assert_eq!(error.kind(), ErrorKind::Decode);
                    let text = error.to_string();
                    let named = error.json_path().is_some_and(|p| p.starts_with(field.wire));
                    assert!(named || text.contains(field.wire), "{text}");
                    assert!(
                        wire.get(field.wire)
                            .is_none_or(|form| needed || !form.is_null()),
                        "{text}"
                    );
                }
            }
        }
    }
    for not_it in [
        "[]",
        "[{}]",
        "null",
        "7",
        "\"x\"",
        "",
        "{",
        "{}x",
        "\u{feff}{}",
    ] {
        assert!(R::from_json(not_it).is_err(), "{}: {not_it}", R::INFO.name);
    }
    let first = R::INFO.fields[0].wire;
    let escaped = format!("\\u{:04x}{}", u32::from(first.as_bytes()[0]), &first[1..]);
    let least = least(R::INFO);
    let value = least.get(first).unwrap_or(&Json::Null);
    let others: String = least
        .iter()
        .filter(|(wire, _)| *wire != first)
        .map(|(wire, value)| format!(r#","{wire}":{value}"#))
        .collect();
    let one = format!(r#""{first}":{value}{others}"#);
    for twice in [
        format!(r#"{{{one},"{escaped}":{value}}}"#),
        format!(r#"{{{one},"u":1,"\u0075":2}}"#),
        format!(r#"{{{one},"u":{{"v":1,"\u0076":1}}}}"#),
    ] {
        let detail = R::from_json(&twice).expect_err(&twice).to_string();
        let words = ["twice", "duplicate", "repeated"];
        assert!(
            words.iter().any(|word| detail.contains(word)),
            "{twice}: {detail}"
        );
    }
    read
}

/// Runs the same test for each record type, and checks that no record of the table is missing.
macro_rules! each {
    ($($Record:ident),+ $(,)?) => {{
        let names = [$($Record::INFO.name),+];
        assert_eq!(names.len(), RECORDS.len(), "a record of the table is not tried");
        [$(every_form::<$Record>()),+]
    }};
}

#[test]
fn what_is_read_is_written_again_and_what_is_not_is_named() {
    let read = each!(
        Engine,
        EngineInstance,
        Node,
        Property,
        FunctionSummary,
        Function,
        PlayoutRundown,
        PlayoutItem,
        PlayoutButton,
        Template,
        NewsroomRundownSummary,
        NewsroomRundown,
        NewsroomItem,
        MosObject,
        NewsroomButton,
        GraphSummary,
        Graph,
        RgraphSummary,
        Rgraph,
        UstateSummary,
        Ustate,
        Project,
        LaunchConfig,
        LaunchConfigCreated,
        Renderer,
        Address,
        Snapshot,
        SnapshotEngine,
        SnapshotNode,
        SnapshotProperty,
        UnreadNode,
        Difference,
        RecallPlan,
        PlannedSet,
        UnsetProperty,
        RecallUndo,
        RecallReport,
        RecallResult,
        Permit,
        RequestPreview,
        Capture,
        LogEntry,
        LogStatus,
        GroupReport,
        MemberResult,
        MemberStatus,
        MemberComparison,
        AwaitedChange,
    );
    assert!(read.iter().all(|&read| read > 3), "{read:?}");
}
