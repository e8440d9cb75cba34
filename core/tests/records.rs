//! Tests of records: many forms are read, and each is written again as it was received.

use gfxhub::{
    Engine, EngineStatus, ErrorKind, Function, LaunchConfig, MosObject, PlayoutItem, Project,
    Property, Record, RendererRef, Value, WireForm,
};
use serde_json::Value as Json;

/// Checks that two JSON texts are equal. The order of keys is ignored.
fn same(record: &impl Record, wire: &str) {
    let ours: Json = serde_json::from_str(&record.to_json()).expect("a record writes JSON");
    let theirs: Json = serde_json::from_str(wire).expect("the wire text is JSON");
    assert_eq!(ours, theirs);
}

#[test]
fn absent_null_and_other_types_come_back_as_they_were() {
    for wire in [
        r#"{"id":3}"#,
        r#"{"id":"3","port":"8080","diskSpace":9007199254740993}"#,
        r#"{"id":3,"name":null,"status":null,"rgraphId":null,"instances":null,"canCook":null}"#,
        r#"{"id":3,"status":"warming up","role":7,"canCook":"true","enabled":true}"#,
        r#"{"id":3,"instances":[{"id":1,"pid":4711,"cookedId":"12"},{"id":2,"pid":"4711"}]}"#,
        r#"{"id":3,"instances":{"id":1}}"#,
        r#"{"id":3,"unknown":{"deep":[1,1.0,18446744073709551616,1e400000]}}"#,
    ] {
        match Engine::from_json(wire) {
            Ok(engine) => same(&engine, wire),
            // Only a number that no double can represent is refused.
            Err(error) => {
                assert!(wire.contains("1e400000"), "{wire}: {error}");
                assert_eq!(error.kind(), ErrorKind::Decode);
            }
        }
    }
}

#[test]
fn a_number_that_json_cannot_write_leaves_the_rest_of_a_record_complete() {
    let mut property = Property::from_json(r#"{"PropertyPath":"p","Value":1}"#).unwrap();
    property.value = Value::from(f64::NAN);
    let wire = r#"{"PropertyPath":"p","Value":{"$number":"NaN"}}"#;
    assert_eq!(property.to_json(), wire);
    let mut item = PlayoutItem::from_json(r#"{"id":1}"#).unwrap();
    item.data.insert("Angle", f64::NEG_INFINITY);
    let wire = r#"{"id":1,"data":{"Angle":{"$number":"-Infinity"}}}"#;
    assert_eq!(item.to_json(), wire);
}

#[test]
fn a_renderer_in_a_list_is_read_like_any_other() {
    let wire = r#"{"renderers":[101,"102",{"id":103,"n":18446744073709551616,"r":0.10}]}"#;
    let launch = LaunchConfig::from_json(wire).unwrap();
    assert_eq!(launch.to_json(), wire);
    let ids: Vec<_> = launch
        .renderers
        .iter()
        .map(|r| r.id().unwrap().get())
        .collect();
    assert_eq!(ids, [101, 102, 103]);
    let whole = LaunchConfig::from_json(r#"{"renderers":[101.0]}"#).unwrap();
    assert_eq!(whole.renderers, [RendererRef::Id(101.into())]);
    let other_type = LaunchConfig::from_json(r#"{"renderers":[1,{"engineId":"x"}]}"#).unwrap();
    let RendererRef::Record(renderer) = &other_type.renderers[1] else {
        panic!("{other_type:?}");
    };
    assert_eq!(renderer.drift().mistyped, ["engineId"]);
    for (wire, path) in [
        (r#"{"renderers":[1.5]}"#, "renderers[0]"),
        (r#"{"renderers":[null]}"#, "renderers[0]"),
        (r#"{"renderers":["01"]}"#, "renderers[0]"),
        (r#"{"renderers":[18446744073709551616]}"#, "renderers[0]"),
        (r#"{"renderers":[[1]]}"#, "renderers[0]"),
    ] {
        let error = LaunchConfig::from_json(wire).unwrap_err();
        assert_eq!(error.json_path(), Some(path), "{error}");
        assert!(error.detail().contains("renderer"), "{error}");
    }
}

#[test]
fn an_unknown_field_keeps_its_text_to_the_last_digit() {
    let wire = r#"{"id":3,"counter":18446744073709551616,"ratio":0.10}"#;
    let engine = Engine::from_json(wire).unwrap();
    assert_eq!(engine.extra().get("counter"), Some("18446744073709551616"));
    assert_eq!(engine.extra().get("ratio"), Some("0.10"));
    assert!(
        engine
            .to_json()
            .contains(r#""counter":18446744073709551616,"ratio":0.10"#)
    );
}

#[test]
fn the_form_of_a_field_does_not_count_in_comparison() {
    let absent = Engine::from_json(r#"{"id":3}"#).unwrap();
    let null = Engine::from_json(r#"{"id":"3","port":null}"#).unwrap();
    assert_eq!(absent, null);
    assert_eq!(absent.form("port"), Some(WireForm::Missing));
    assert_eq!(null.form("port"), Some(WireForm::Null));
    assert_eq!(null.form("id"), Some(WireForm::OtherType));
    assert_eq!(null.form("nothing of the kind"), None);
    let more = Engine::from_json(r#"{"id":3,"enabled":true}"#).unwrap();
    assert_ne!(absent, more);
}

#[test]
fn the_form_of_an_unknown_field_does_not_count_in_comparison() {
    let engine = |json: &str| Engine::from_json(&format!(r#"{{"id":3,"new":{json}}}"#)).unwrap();
    for (one, other) in [
        (r#""\u00e9\/""#, r#""é/""#),
        (r#""B \ud83d\ude00""#, r#""B 😀""#),
        (
            r#"{"a": [1, 2], "\u0062": null}"#,
            r#"{"b":null,"a":[1,2]}"#,
        ),
        ("1e2", "100.0"),
        ("18446744073709551616", "18446744073709551616"),
    ] {
        assert_eq!(engine(one), engine(other));
    }
    for (one, other) in [
        ("1", "1.0"),
        ("1", "true"),
        (r#""1""#, "1"),
        ("18446744073709551616", "18446744073709551617"),
        ("18446744073709551616", "1"),
    ] {
        assert_ne!(engine(one), engine(other));
    }
}

#[test]
fn a_field_that_is_filled_in_later_is_written() {
    let mut engine = Engine::from_json(r#"{"id":3,"port":null}"#).unwrap();
    engine.port = Some(80);
    engine.status = EngineStatus::Ready;
    same(&engine, r#"{"id":3,"port":80,"status":"ready"}"#);
}

/// A field of the wrong type reads as absent, is written as it was received, and is reported.
#[test]
fn a_field_of_another_type_costs_itself_alone() {
    for (json, absent) in [
        (r#""port":"eighty""#, "port"),
        (r#""port":"""#, "port"),
        (r#""port":80.5"#, "port"),
        (r#""port":18446744073709551616"#, "port"),
        (r#""port":[80]"#, "port"),
        (r#""port":true"#, "port"),
        (r#""rgraphId":"""#, "rgraphId"),
        (r#""canCook":2"#, "canCook"),
        (r#""canCook":-1"#, "canCook"),
        (r#""canCook":1.0"#, "canCook"),
        (r#""canCook":"yes""#, "canCook"),
        (r#""name":["A"]"#, "name"),
        (r#""status":{"word":"ready"}"#, "status"),
        (r#""instances":"none""#, "instances"),
        (r#""instances":7"#, "instances"),
    ] {
        let wire = format!(r#"{{"id":3,"ip":"10.0.0.3",{json}}}"#);
        let engine = Engine::from_json(&wire).unwrap();
        let plain = Engine::from_json(r#"{"id":3,"ip":"10.0.0.3"}"#).unwrap();
        assert_eq!(engine.to_json(), wire);
        let drift = engine.drift();
        assert_eq!(drift.mistyped, [absent], "{wire}");
        assert!(drift.undocumented.is_empty() && !drift.missing.contains(&absent));
        assert_eq!(
            engine.extra().get(absent),
            json.split_once(':').map(|(_, json)| json)
        );
        assert_eq!((engine.port, engine.can_cook), (plain.port, plain.can_cook));
        assert_eq!(
            (&engine.name, &engine.instances),
            (&plain.name, &plain.instances)
        );
    }
    let nested = Engine::from_json(r#"{"id":3,"instances":[{"id":1,"pid":[7],"cookedId":""}]}"#);
    let drift = nested.unwrap().instances[0].drift();
    assert_eq!(drift.mistyped, ["pid", "cookedId"]);

    let mut engine = Engine::from_json(r#"{"id":3,"port":"eighty","new":1}"#).unwrap();
    engine.port = Some(80);
    same(&engine, r#"{"id":3,"port":80,"new":1}"#);
}

#[test]
fn booleans_come_as_0_and_1_too() {
    let wire = r#"{"id":3,"canCook":1,"re_enabled":0}"#;
    let mut engine = Engine::from_json(wire).unwrap();
    assert_eq!(
        (engine.can_cook, engine.re_enabled),
        (Some(true), Some(false))
    );
    assert_eq!(engine.form("canCook"), Some(WireForm::Digit));
    assert_eq!(engine.to_json(), wire);
    let usual = Engine::from_json(r#"{"id":3,"canCook":true,"re_enabled":false}"#).unwrap();
    assert_eq!(engine, usual);
    engine.can_cook = Some(false);
    same(&engine, r#"{"id":3,"canCook":0,"re_enabled":0}"#);
}

#[test]
fn drift_names_what_is_missing_and_what_is_new() {
    let project = Project::from_json(r#"{"projectId":1,"name":"News","owner":"desk"}"#).unwrap();
    let drift = project.drift();
    assert_eq!(drift.undocumented, ["owner"]);
    assert_eq!(
        drift.missing,
        [
            "version",
            "sharedFolderName",
            "maps",
            "createdAt",
            "updatedAt"
        ]
    );
}

#[test]
fn what_identifies_a_thing_is_required_and_named() {
    for (wire, path) in [
        (r#"{}"#, "."),
        (r#"{"id":null}"#, "id"),
        (r#"{"id":1.5}"#, "id"),
        (r#"{"id":"three"}"#, "id"),
        (r#"{"id":"03"}"#, "id"),
        (r#"{"id":1,"instances":[{"id":1},{}]}"#, "instances[1]"),
        (r#"{"id":1,"instances":[null]}"#, "instances"),
        (r#"[1]"#, "."),
        (r#"null"#, "."),
        (r#"{"id":1,"id":1}"#, "."),
        (r#"{"id":1,"x":1,"x":2}"#, "."),
        (r#"{"id":1,"x":"\ud800"}"#, "x"),
        (r#"{"id":1,"x":{"a":1,"a":1}}"#, "x"),
        (r#"{"id":1} {}"#, "."),
    ] {
        let error = Engine::from_json(wire).expect_err(wire);
        assert_eq!(error.kind(), ErrorKind::Decode, "{wire}");
        let named = error.json_path().unwrap_or_default();
        assert!(
            named.starts_with(path) || path == ".",
            "{wire}: {named} ({error})"
        );
    }
}

#[test]
fn values_in_records_keep_integers_and_every_bit_of_a_double() {
    let wire = r#"{"PropertyPath":"a","Value":{"x":1,"y":0.30000000000000004,"z":-0.0}}"#;
    let property = Property::from_json(wire).unwrap();
    let vector = property.value.as_vector().unwrap();
    assert_eq!((vector.x, vector.y), (1.0, 0.300_000_000_000_000_04));
    assert!(
        property
            .to_json()
            .contains(r#""x":1,"y":0.30000000000000004,"z":-0.0"#)
    );
    let error = Property::from_json(r#"{"PropertyPath":"a","Value":[18446744073709551616]}"#)
        .expect_err("an integer of 65 bits would become a double");
    assert!(error.to_string().contains("64 bits"), "{error}");
    let null = Property::from_json(r#"{"PropertyPath":"a","Value":null}"#).unwrap();
    assert_eq!(null.value, Value::Null);
    same(&null, r#"{"PropertyPath":"a","Value":null}"#);
}

#[test]
fn keyed_properties_and_data_keep_their_keys() {
    let wire = r#"{"FunctionPath":"f","Properties":{"Default//In/0":{"PropertyPath":"Default//In/0","Value":1}}}"#;
    let function = Function::from_json(wire).unwrap();
    assert_eq!(
        function.properties.get("Default//In/0").unwrap().value,
        Value::from(1)
    );
    same(&function, wire);
    let wire =
        r#"{"id":1,"data":{"x":1,"y":2,"z":3},"buttons":[{"id":"b","label":"In","key":"K"}]}"#;
    let item = PlayoutItem::from_json(wire).unwrap();
    assert_eq!(item.data.get("y"), Some(&Value::from(2)));
    assert_eq!(item.buttons[0].key().as_deref(), Some("K"));
    same(&item, wire);
    let wire = r#"{"objID":"o","data":{"Names":["Guest 1","Guest 2"]},"objRev":"2"}"#;
    same(&MosObject::from_json(wire).unwrap(), wire);
}

#[test]
fn renderers_come_as_ids_as_text_and_in_full() {
    let wire = r#"{"renderers":[1,"2",{"id":3,"engineType":"UE","stateId":"9"}],"running":true}"#;
    let launch = LaunchConfig::from_json(wire).unwrap();
    let ids: Vec<_> = launch
        .renderers
        .iter()
        .map(|r| r.id().unwrap().get())
        .collect();
    assert_eq!(ids, [1, 2, 3]);
    assert!(matches!(launch.renderers[2], RendererRef::Record(_)));
    same(&launch, wire);
}
