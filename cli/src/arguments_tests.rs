//! Tests of the JSON arguments that are made of the command line of each operation.

use super::*;
use crate::{docs, operations};

/// Parses a command line; returns the operation and the JSON of its arguments.
fn call_of(line: &[&str]) -> Result<(String, String), String> {
    let args = ["gfxhub"].iter().chain(line).copied();
    let matches = crate::command()
        .try_get_matches_from(args)
        .map_err(|e| e.to_string())?;
    let (group, matches) = matches.subcommand().ok_or("no group")?;
    let (verb, matches) = matches.subcommand().ok_or("no verb")?;
    let operation = operations::find(group, verb).ok_or("no operation")?;
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut input: &[u8] = br#"{"Value": 7}"#;
    let mut console = Console::plain(&mut input, &mut out, &mut err);
    match of(operation, matches, &mut console) {
        Ok(arguments) => Ok((
            operation.name.to_owned(),
            Value::Object(arguments).to_json(),
        )),
        Err(CliError::Own {
            argument, message, ..
        }) => Err(format!("{}: {message}", argument.unwrap_or_default())),
        Err(other) => Err(format!("{other:?}")),
    }
}

#[test]
fn arguments_map_to_exactly_the_json_of_the_call() {
    for (line, json) in [
        (
            &[
                "engines",
                "set-property",
                "3",
                "n",
                "p",
                "--delay",
                "2",
                "--",
                "-x",
            ][..],
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":"-x","Delay":2}}"#,
        ),
        (&["engines", "list"][..], "{}"),
        (&["engines", "get", "3"], r#"{"engineId":3}"#),
        (&["engines", "get", "-3"], r#"{"engineId":-3}"#),
        (
            &[
                "engines",
                "get-property",
                "3",
                "A b",
                "Actor//EnableRender/0",
            ],
            r#"{"engineId":3,"nodePath":"A b","propertyPath":"Actor//EnableRender/0"}"#,
        ),
        (
            &[
                "engines",
                "set-property",
                "3",
                "7",
                "p",
                r#"{"x":1}"#,
                "--interpolation",
                "EaseIn",
                "--duration",
                "1.5",
                "--delay",
                "1",
            ],
            r#"{"engineId":3,"nodePath":"7","propertyPath":"p","body":{"Value":{"x":1},"Interpolation":"EaseIn","Duration":1.5,"Delay":1}}"#,
        ),
        (
            &[
                "engines",
                "set-property",
                "3",
                "n",
                "p",
                "-0.5",
                "--duration",
                "-1",
            ],
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":-0.5,"Duration":-1}}"#,
        ),
        (
            &[
                "engines",
                "set-property",
                "3",
                "n",
                "p",
                "12",
                "--text",
                "--duration",
                "NaN",
            ],
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":"12","Duration":{"$number":"NaN"}}}"#,
        ),
        (
            &["engines", "set-property", "3", "n", "p", "--body", "-"],
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":7}}"#,
        ),
        (
            &["engines", "call-function", "3", "n", "f"],
            r#"{"engineId":3,"nodePath":"n","functionPath":"f","body":{"Parameters":[]}}"#,
        ),
        (
            &[
                "engines",
                "call-function",
                "3",
                "n",
                "f",
                "--parameters",
                "a=1",
                "--parameters",
                "b=c=d",
            ],
            r#"{"engineId":3,"nodePath":"n","functionPath":"f","body":{"Parameters":[{"PropertyPath":"a","payload":{"value":1}},{"PropertyPath":"b","payload":{"value":"c=d"}}]}}"#,
        ),
        (
            &["playout", "create-rundown", "12"],
            r#"{"body":{"name":"12"}}"#,
        ),
        (
            &[
                "playout",
                "create-item",
                "1",
                "Guest",
                "Lower Third",
                "--order",
                "0",
                "--data",
                r#"{"a":"b"}"#,
            ],
            r#"{"rundownId":1,"body":{"name":"Guest","template":"Lower Third","order":0,"data":{"a":"b"}}}"#,
        ),
        (
            &["playout", "update-item", "1", "2"],
            r#"{"rundownId":1,"itemId":2}"#,
        ),
        (
            &[
                "playout",
                "update-item",
                "1",
                "2",
                "--overridden-channels",
                "1,2",
                "--overridden-channels",
                "3",
            ],
            r#"{"rundownId":1,"itemId":2,"body":{"overriddenChannels":[1,2,3]}}"#,
        ),
        (
            &["newsroom", "get-rundown", "a;b\\c", "69425946"],
            r#"{"ncsID":"a;b\\c","roID":"69425946"}"#,
        ),
        (
            &["graphs", "load", "22", "4"],
            r#"{"graphId":22,"body":{"engineHostId":4}}"#,
        ),
        (
            &["launcher", "create", "Late"],
            r#"{"body":{"name":"Late","renderers":[]}}"#,
        ),
        (
            &["launcher", "create", "Late", "--renderers", "101,102"],
            r#"{"body":{"name":"Late","renderers":[101,102]}}"#,
        ),
        (
            &[
                "launcher",
                "create-renderer",
                "1",
                "--engine-id",
                "null",
                "--engine-type",
                "UE",
                "--state-id",
                "31",
            ],
            r#"{"launchId":1,"body":{"engineId":null,"engineType":"UE","stateId":31}}"#,
        ),
        (
            &[
                "playout",
                "trigger-external-data",
                "1",
                "2",
                "File",
                "--method",
                "GET",
            ],
            r#"{"rundownId":1,"itemId":2,"ExternalDataFieldKey":"File","method":"GET"}"#,
        ),
    ] {
        let (_, built) = call_of(line).unwrap();
        assert_eq!(built, json, "{line:?}");
    }
}

#[test]
fn every_operation_can_be_called_with_what_it_requires() {
    for operation in gfxhub::schema::calls().filter(|call| operations::is_here(call.group)) {
        let verb = docs::kebab(operation.verb);
        let mut line = vec![operation.group, verb.as_str()];
        let (mut path, mut required) = (Object::new(), Object::new());
        for argument in operation.arguments {
            line.push("7");
            let is_text = matches!(argument.shape, FieldType::Id(id) if id.text);
            path.insert(
                argument.wire,
                if is_text {
                    "7".into()
                } else {
                    Value::Integer(7)
                },
            );
        }
        for field in operation.body.map_or(&[][..], |body| body.fields) {
            if is_positional(field) {
                let word = match field.shape {
                    FieldType::Record(_) => "{}",
                    _ => "8",
                };
                line.push(word);
                let value = crate::parse_value::value(&field.shape, false, word).unwrap();
                required.insert(field.wire, value);
            } else if field.required && matches!(field.shape, FieldType::List(_)) {
                required.insert(field.wire, Value::Array(Vec::new()));
            }
        }
        if !required.is_empty() {
            path.insert("body", Value::Object(required));
        }
        let due = Value::Object(path).to_json();
        assert_eq!(call_of(&line), Ok((operation.name.to_owned(), due)));
        // A line with one word less or one word more is refused.
        if line.len() > 2 {
            assert!(call_of(&line[..line.len() - 1]).is_err(), "{line:?}");
        }
        line.push("surplus");
        assert!(call_of(&line).is_err(), "{line:?}");
    }
}

#[test]
fn what_cannot_be_read_is_named_in_wire_words() {
    let set = ["engines", "set-property", "3", "n", "p"];
    let with = |rest: &[&str]| call_of(&[&set, rest].concat()).unwrap_err();
    assert!(with(&["{"]).starts_with("body.Value: it is not valid JSON"));
    assert!(with(&["--body", "{"]).starts_with("body: it is not valid JSON"));
    assert!(with(&["1", "--body", "{}"]).contains("cannot be used with"));
    // A misspelt option is not mistaken for the value.
    assert!(with(&["--durration", "2"]).contains("--durration"));
    let data = ["playout", "update-item", "1", "2", "--data", "x"];
    assert!(
        call_of(&data)
            .unwrap_err()
            .starts_with("body.data: it is not valid JSON")
    );
    // Valid JSON of the wrong type is left for the client to refuse.
    let data = ["playout", "update-item", "1", "2", "--data", "[1]"];
    let (_, built) = call_of(&data).unwrap();
    assert_eq!(built, r#"{"rundownId":1,"itemId":2,"body":{"data":[1]}}"#);
}

#[test]
fn a_name_is_kept_for_the_look_up_where_things_have_names_and_refused_elsewhere() {
    for (line, json) in [
        (
            &["engines", "get", "Studio A"][..],
            r#"{"engineId":"Studio A"}"#,
        ),
        (
            &["graphs", "load", "19.30", "1e3"],
            r#"{"graphId":"19.30","body":{"engineHostId":"1e3"}}"#,
        ),
        (
            &["playout", "get-item", "1", "Guest"],
            r#"{"rundownId":1,"itemId":"Guest"}"#,
        ),
    ] {
        assert_eq!(call_of(line).unwrap().1, json);
    }
    assert_eq!(
        call_of(&["launcher", "get-renderer", "1", "Left"]).unwrap_err(),
        "rendererId: \"Left\" is not an id: ids here are integers. \
         `gfxhub launcher list-renderers launchId` shows the ids with their names"
    );
}

#[test]
fn members_are_given_by_name_too() {
    for (line, json) in [
        (
            &[
                "playout",
                "create-item",
                "3",
                "--set",
                "name=7",
                "--set",
                "template=Lower Third",
                "--set",
                "data.headline=Guest",
                "--set",
                "data.side.left=true",
            ][..],
            r#"{"rundownId":3,"body":{"name":"7","template":"Lower Third","data":{"headline":"Guest","side":{"left":true}}}}"#,
        ),
        (
            &[
                "engines",
                "set-property",
                "3",
                "n",
                "p",
                "1",
                "--set",
                "Duration=2",
                "--set",
                "Interpolation=EaseIn",
            ],
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":1,"Duration":2,"Interpolation":"EaseIn"}}"#,
        ),
        (
            &["launcher", "create", "x", "--set", "renderers=1,2"],
            r#"{"body":{"name":"x","renderers":[1,2]}}"#,
        ),
    ] {
        assert_eq!(call_of(line).unwrap().1, json);
    }
    for (set, why) in [
        ("name", "has no =; write NAME=VALUE"),
        ("title=x", "its members are name, template"),
        ("name=x", "name: it is given twice"),
        ("data..x=1", "a name between the dots is missing"),
        ("name.x=1", "name is given as a value that has no members"),
    ] {
        let message =
            call_of(&["playout", "create-item", "3", "a", "b", "--set", set]).unwrap_err();
        assert!(
            message.starts_with("--set: ") && message.contains(why),
            "{message}"
        );
    }
}

#[test]
fn a_move_is_one_option() {
    let set = ["engines", "set-property", "3", "n", "p", "1"];
    let body = |more: &[&str]| call_of(&[&set[..], more].concat());
    assert_eq!(
        body(&["--ease-in", "1.5"]).unwrap().1,
        r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":1,"Interpolation":"EaseIn","Duration":1.5}}"#
    );
    for more in [
        &["--ease-in", "1", "--linear", "1"][..],
        &["--ease-in-out", "1", "--duration", "1"],
        &["--ease-out", "1", "--interpolation", "Linear"],
    ] {
        assert!(body(more).unwrap_err().contains("cannot be used with"));
    }
}
