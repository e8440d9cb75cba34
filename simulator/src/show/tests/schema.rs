//! Tests of the JSON Schema of shows: the committed one is current, and a validator that knows only
//! the schema agrees with the hub's own reader.

use std::fs;
use std::path::{Path, PathBuf};

use jsonschema::Validator;
use serde_json::{Value, json};

use super::{read, set, valid_show, with};
use crate::show::Show;
use crate::show::error::ShowErrorKind;

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("shows/show.schema.json")
}

/// Returns a validator for the committed schema.
fn validator() -> Validator {
    let schema = fs::read_to_string(file()).unwrap();
    jsonschema::validator_for(&serde_json::from_str(&schema).unwrap()).unwrap()
}

#[test]
fn the_committed_schema_is_the_derived_one() {
    let derived = format!("{:#}\n", Show::schema());
    if std::env::var_os("GFXHUB_BLESS").is_some() {
        fs::write(file(), &derived).unwrap();
    }
    let committed = fs::read_to_string(file()).unwrap().replace("\r\n", "\n");
    assert!(
        committed == derived,
        "simulator/shows/show.schema.json is not what the structs of shows say: run this test with \
         GFXHUB_BLESS=1 and commit what it writes"
    );
    assert!(jsonschema::meta::is_valid(&Show::schema()));
}

#[test]
fn it_takes_what_comes_with_the_hub() {
    let validator = validator();
    for entry in fs::read_dir(file().parent().unwrap()).unwrap() {
        let path = entry.unwrap().path();
        if path == file() {
            continue;
        }
        let show: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_eq!(show["$schema"], "show.schema.json", "{}", path.display());
        let faults: Vec<_> = validator
            .iter_errors(&show)
            .map(|it| it.to_string())
            .collect();
        assert!(faults.is_empty(), "{}: {faults:?}", path.display());
    }
    // A show that the hub writes, with everything that it filled in, is valid too.
    for show in [
        valid_show(),
        json!(Show::demo()),
        json!(read(&valid_show()).unwrap()),
    ] {
        let faults: Vec<_> = validator
            .iter_errors(&show)
            .map(|it| it.to_string())
            .collect();
        assert!(faults.is_empty(), "{faults:?}");
    }
}

#[test]
fn it_rejects_broken_shows() {
    let validator = validator();
    for (pointer, value) in [
        ("/format", json!(2)),
        ("/format", json!("1")),
        ("/lamps", json!([])),
        ("/engines", json!(null)),
        ("/engines", json!({})),
        ("/engines/0", json!([7, "RE"])),
        ("/engines/0/id", json!(0)),
        ("/engines/0/id", json!(1_i64 << 53)),
        ("/engines/0/name", json!(null)),
        ("/engines/0/Name", json!("x")),
        ("/engines/0/engineType", json!("RE6")),
        ("/engines/0/port", json!(65_536)),
        ("/engines/0/instances/0/engineType", json!("re")),
        (
            "/engines/0/nodes/0/properties/0",
            json!({ "PropertyPath": "a" }),
        ),
        (
            "/engines/0/nodes/0/functions/1/swap/properties",
            json!(["c"]),
        ),
        ("/templates/0/data", json!([])),
        ("/templates/0/externalData/photo/text", json!("both")),
        (
            "/playoutRundowns/0/items/0/overriddenChannels",
            json!(["1"]),
        ),
        ("/newsroomRundowns/0/roID", json!(1)),
        ("/newsroomRundowns/0/items/0/mosObject", json!(null)),
        ("/renderers/0/engineType", json!("")),
        ("/renderers/0/stateId", json!("1")),
        ("/$schema", json!(7)),
    ] {
        let show = with(pointer, value);
        assert!(!validator.is_valid(&show), "{pointer}");
        read(&show).unwrap_err();
    }
}

/// Collects the pointers of all values in a show, except parts that may be any JSON.
pub(super) fn places(value: &Value, pointer: &str, found: &mut Vec<String>) {
    found.push(pointer.to_owned());
    match value {
        Value::Object(object) => {
            for (name, value) in object.iter().filter(|(name, _)| *name != "Value") {
                match name.as_str() {
                    "data" => found.push(format!("{pointer}/data")),
                    _ => places(value, &format!("{pointer}/{name}"), found),
                }
            }
        }
        Value::Array(list) => {
            for (at, value) in list.iter().enumerate() {
                places(value, &format!("{pointer}/{at}"), found);
            }
        }
        _ => {}
    }
}

/// Asserts that the validator and the reader agree about a show. A show that is not malformed may
/// be refused by the reader alone. Returns `true` if the validator accepts the show.
fn agree(validator: &Validator, show: &Value, what: &str) -> bool {
    let is_valid = validator.is_valid(show);
    match read(show) {
        Ok(_) => assert!(is_valid, "{what}: only the hub reads it"),
        Err(error) => {
            let is_malformed = matches!(error.kind(), ShowErrorKind::Malformed { .. });
            assert!(!(is_malformed && is_valid), "{what}: {error}");
        }
    }
    is_valid
}

#[test]
fn it_agrees_with_the_reader() {
    let (validator, original) = (validator(), valid_show());
    let mut pointers = Vec::new();
    places(&original, "", &mut pointers);
    assert!(pointers.len() > 150, "{}", pointers.len());
    let (mut valid, mut invalid) = (0, 0);
    let mut judge = |show: &Value, what: &str| match agree(&validator, show, what) {
        true => valid += 1,
        false => invalid += 1,
    };
    judge(
        &with("/templates/0/externalData/photo/text", json!(null)),
        "no text",
    );
    for pointer in pointers {
        let other = [
            json!(null),
            json!(true),
            json!(7),
            json!(-1.5),
            json!("text"),
            json!([]),
            json!({}),
            json!({ "lamp": 1 }),
        ];
        for value in other {
            let what = format!("{value} at {pointer:?}");
            let mut show = original.clone();
            *show.pointer_mut(&pointer).unwrap() = value;
            judge(&show, &what);
        }
        let mut show = original.clone();
        if let Some(object) = show.pointer_mut(&pointer).unwrap().as_object_mut()
            && !pointer.ends_with("/data")
            && !pointer.ends_with("/externalData")
        {
            object.insert("lamp".to_owned(), json!(1));
            judge(&show, &format!("a further member at {pointer:?}"));
        }
        if let Some((parent, name)) = pointer.rsplit_once('/') {
            let mut show = original.clone();
            if let Some(object) = show.pointer_mut(parent).unwrap().as_object_mut() {
                object.remove(name);
                judge(&show, &format!("without {pointer:?}"));
            }
        }
    }
    assert!(valid > 100 && invalid > 1000, "{valid} and {invalid}");
}

/// Completion in an editor shows these descriptions.
#[test]
fn every_field_is_described() {
    let schema = Show::schema();
    let structs = schema["definitions"].as_object().unwrap().values();
    let mut fields = 0;
    for of in structs.chain([&schema]) {
        assert!(of["description"].is_string(), "{of}");
        for (name, field) in of["properties"].as_object().unwrap() {
            let text = field["description"].as_str().unwrap_or_default();
            assert!(!text.is_empty() && !text.contains("[`"), "{name}: {text:?}");
            fields += 1;
        }
    }
    assert!(fields > 100, "{fields}");
}

/// A show does not keep its member `$schema`, which is for editors. So a store that was created for
/// the show without this member can still be used.
#[test]
fn the_line_that_names_it_is_not_kept() {
    let mut named = valid_show();
    set(&mut named, "/$schema", json!("../show.schema.json"));
    let named = read(&named).unwrap();
    assert_eq!(named, read(&valid_show()).unwrap());
    assert_eq!(json!(named).get("$schema"), None);
}
