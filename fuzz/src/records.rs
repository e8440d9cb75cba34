//! `records`: parses a text as a record or a body, writes it, and parses it again.

use gfxhub::{
    Record, WireForm,
    schema::{FieldType, Presence},
};
use serde_json::Value as Json;

use crate::pieces;

/// A function that parses a text and asserts the properties of the result.
type Check = fn(&str);

macro_rules! records {
    ($($Name:ident)+) => {
        const RECORD_CHECKS: &[(&str, Check)] = &[$( (stringify!($Name), record::<gfxhub::$Name>) ),+];
    };
}

macro_rules! bodies {
    ($($Name:ident)+) => {
        const BODY_CHECKS: &[(&str, Check)] = &[$( (stringify!($Name), |text| {
            let Ok(body) = gfxhub::$Name::from_json(text) else {
                return;
            };
            let json = body.to_json();
            let again = gfxhub::$Name::from_json(&json).map(|again| again.to_json());
            assert_eq!(again.as_ref().ok(), Some(&json), "{text} and then {again:?}");
        }) ),+];
    };
}

// A test in `xtask/src/fuzz.rs` compares these lists with the client's tables.
records! {
    Engine EngineInstance Node Property FunctionSummary Function PlayoutRundown PlayoutItem
    PlayoutButton Template NewsroomRundownSummary NewsroomRundown NewsroomItem MosObject
    NewsroomButton GraphSummary Graph RgraphSummary Rgraph UstateSummary Ustate Project
    LaunchConfig LaunchConfigCreated Renderer Address Snapshot SnapshotEngine
    SnapshotNode SnapshotProperty UnreadNode Difference RecallPlan PlannedSet UnsetProperty RecallUndo
    RecallReport RecallResult Permit RequestPreview Capture LogEntry LogStatus GroupReport
    MemberResult MemberStatus MemberComparison AwaitedChange
}

bodies! {
    PropertyUpdate FunctionCall FunctionParameter Payload PlayoutRundownName PlayoutItemCreate
    PlayoutItemUpdate MosObjectUpdate FieldsUpdate NamePaths NamedUpdate NamedCall NamedLoad
    SnapshotTaking SnapshotComparison RecallPlanning RecallRequest UndoRequest Arming PreviewedCall
    CaptureOptions LogNote MemberCall NamedSets MemberUse RecordedFiles WaitCondition EngineHost
    LaunchConfigCreate RendererCreate
}

/// Number of record and body types.
const KINDS: usize = RECORD_CHECKS.len() + BODY_CHECKS.len();

/// Runs the target. The first byte selects the record or body; the text follows.
pub fn run(data: &[u8]) {
    let Some((at, rest)) = pieces::choice(data, KINDS) else {
        return;
    };
    let Ok(text) = std::str::from_utf8(rest) else {
        return;
    };
    let (_, check) = RECORD_CHECKS
        .iter()
        .chain(BODY_CHECKS)
        .nth(at)
        .expect("the index is less than KINDS");
    check(text);
}

/// Returns the input that makes the target parse `text` as the record or body with this name.
pub fn input(name: &str, text: &str) -> Option<Vec<u8>> {
    let mut kinds = RECORD_CHECKS.iter().chain(BODY_CHECKS);
    let kind = kinds.position(|(known, _)| *known == name)?;
    Some([&[u8::try_from(kind).ok()?], text.as_bytes()].concat())
}

fn record<R: Record + PartialEq + std::fmt::Debug>(text: &str) {
    let is_documented = gfxhub::fuzzing::is_documented::<R>(text);
    let by_serde_json = gfxhub::fuzzing::from_any_json::<R>(text);
    let record = match R::from_json(text) {
        Ok(record) => record,
        Err(error) => {
            assert_eq!(by_serde_json.unwrap_err().to_string(), error.to_string());
            assert!(!is_documented, "{error}: json_scan accepted it: {text}");
            assert_eq!(error.kind(), gfxhub::ErrorKind::Decode);
            assert!(error.json_path().is_some());
            return;
        }
    };
    let json = record.to_json();
    let by_serde_json = by_serde_json.expect("from_json accepted the text");
    assert_eq!(record, by_serde_json, "{text}");
    assert_eq!(json, by_serde_json.to_json(), "{text}");
    for field in R::INFO.fields {
        let form = by_serde_json.form(field.wire);
        assert_eq!(record.form(field.wire), form, "{} in {text}", field.wire);
    }
    let again = match R::from_json(&json) {
        Ok(again) => again,
        Err(error) => panic!(
            "{error}: the written JSON is not a {}: {json}",
            R::INFO.name
        ),
    };
    assert_eq!(again, record);
    assert_eq!(again.to_json(), json);
    let drift = record.drift();
    assert_eq!(drift, again.drift());
    let read =
        |text: &str| serde_json::from_str::<Json>(text).expect("the record was read from it");
    let (came, written) = (read(text), read(&json));
    assert!(same(&came, &written), "{text} was written as {json}");
    if is_documented {
        for field in R::INFO.fields {
            let form = record.form(field.wire);
            let null = field.presence == Presence::Optional || field.shape == FieldType::Value;
            let due = form == Some(WireForm::AsDocumented) || null && form == Some(WireForm::Null);
            assert!(due, "{} came as {form:?} in {text}", field.wire);
        }
        assert!(
            is_exact(&came),
            "an integer of {text} is not exact in a double"
        );
    }
}

/// Returns `true` if a double can represent each integer in the JSON.
fn is_exact(json: &Json) -> bool {
    match json {
        Json::Number(number) => {
            let exact = |magnitude| magnitude < 1 << 53;
            number.is_f64() || number.as_i64().is_some_and(|it| exact(it.unsigned_abs()))
        }
        Json::Array(elements) => elements.iter().all(is_exact),
        Json::Object(members) => members.values().all(is_exact),
        _ => true,
    }
}

/// Returns `true` if both are the same JSON, apart from how numbers are written.
fn same(a: &Json, b: &Json) -> bool {
    match (a, b) {
        (Json::Number(a), Json::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Json::Object(a), Json::Object(b)) => {
            let there = |(name, a): (&String, &Json)| b.get(name).is_some_and(|b| same(a, b));
            a.len() == b.len() && a.iter().all(there)
        }
        _ => a == b,
    }
}
