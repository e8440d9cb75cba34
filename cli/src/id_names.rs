//! Replaces names that are given in place of numeric ids. Defines the kinds of ids for which a name
//! can be given, and looks up the names.

use gfxhub::schema::{ArgumentInfo, BodyInfo, FieldType, IdInfo};
use gfxhub::{
    Address, AddressKind, Client, Effect, EngineId, Error, ErrorKind, GraphId, ItemId, LaunchId,
    Object, PlayoutRundownId, Result, RgraphId, UstateId, Value,
};

use crate::body_options::BODY;

/// A kind of id in whose place a name is looked up.
struct NamedId {
    /// Wire name of the id.
    wire: &'static str,
    /// Beginning of the paths to objects with such ids. A name may leave it out.
    prefix: &'static str,
    kinds: &'static [AddressKind],
    /// Wire name of the argument with the id of the object within which the name is looked up;
    /// `None` if there is none.
    within: Option<&'static str>,
    number: fn(&Address) -> Option<i64>,
}

static NAMED: [NamedId; 8] = [
    NamedId {
        wire: ENGINE,
        prefix: "engine:",
        kinds: &[AddressKind::Engine],
        within: None,
        number: |found| found.engine_id.map(EngineId::get),
    },
    NamedId {
        wire: "rundownId",
        prefix: "playout:",
        kinds: &[AddressKind::PlayoutRundown],
        within: None,
        number: |found| found.rundown_id.map(PlayoutRundownId::get),
    },
    NamedId {
        wire: "itemId",
        prefix: "playout:",
        kinds: &[AddressKind::PlayoutItem],
        within: Some("rundownId"),
        number: |found| found.item_id.map(ItemId::get),
    },
    NamedId {
        wire: "graphId",
        prefix: "graph:",
        kinds: &[AddressKind::Graph],
        within: None,
        number: |found| found.graph_id.map(GraphId::get),
    },
    NamedId {
        wire: "rgraphId",
        prefix: "rgraph:",
        kinds: &[AddressKind::Rgraph],
        within: None,
        number: |found| found.rgraph_id.map(RgraphId::get),
    },
    NamedId {
        wire: "ustateId",
        prefix: "ustate:",
        kinds: &[AddressKind::Ustate],
        within: None,
        number: |found| found.ustate_id.map(UstateId::get),
    },
    NamedId {
        wire: "launchId",
        prefix: "launch:",
        kinds: &[AddressKind::LaunchConfig],
        within: None,
        number: |found| found.launch_id.map(LaunchId::get),
    },
    // The id is that of a graph, an rgraph or a ustate, so the name must have one of their
    // prefixes.
    NamedId {
        wire: "stateId",
        prefix: "",
        kinds: &[AddressKind::Graph, AddressKind::Rgraph, AddressKind::Ustate],
        within: None,
        number: |found| {
            let graph = found.graph_id.map(GraphId::get);
            let rgraph = found.rgraph_id.map(RgraphId::get);
            graph.or(rgraph).or(found.ustate_id.map(UstateId::get))
        },
    },
];

/// Wire name of the id of an engine.
const ENGINE: &str = "engineId";

/// Returns `true` if a name may stand in place of an id of this kind.
pub(crate) fn has_names(id: &IdInfo) -> bool {
    row(id.wire).is_some()
}

/// Returns the documentation of an argument. If a name can be given in place of the id, the
/// documentation says so.
pub(crate) fn documentation(shape: &FieldType, text: String) -> String {
    match (shape, text.strip_prefix("Number of ")) {
        (FieldType::Id(id), Some(rest)) if has_names(id) => format!("Name or number of {rest}"),
        _ => text,
    }
}

/// Returns `true` for a text that is meant as a number, even if it does not fit into an id.
pub(crate) fn is_number(text: &str) -> bool {
    let digits = text.trim_start_matches(['+', '-']);
    digits.bytes().all(|byte| byte.is_ascii_digit())
}

fn row(wire: &str) -> Option<&'static NamedId> {
    NAMED.iter().find(|row| row.wire == wire)
}

/// Replaces each name that was given in place of an id, among the arguments of a call, with the id.
pub(crate) fn look_up(
    hub: &Client,
    arguments: &[ArgumentInfo],
    body: Option<&BodyInfo>,
    given: &mut Object,
) -> Result<()> {
    for argument in arguments {
        let within = |wire| given.get(wire).and_then(Value::as_i64);
        let word = given.get(argument.wire);
        if let Some((row, name)) = named(&argument.shape, word) {
            let number = number(hub, row, row.within.and_then(within), name)
                .map_err(|error| placed(error, argument.wire))?;
            given.insert(argument.wire, number);
        }
    }
    let (Some(info), Some(Value::Object(body))) = (body, given.get_mut(BODY)) else {
        return Ok(());
    };
    for field in info.fields {
        if let Some((row, name)) = named(&field.shape, body.get(field.wire)) {
            let number = number(hub, row, None, name).map_err(|error| {
                let place = format!("{BODY}.{}", field.wire);
                placed(error, &place)
            })?;
            body.insert(field.wire, number);
        }
    }
    Ok(())
}

/// Sets the argument of an error about an invalid name to `place`, where it was given. Returns
/// other errors unchanged, such as that of a list that could not be read.
fn placed(error: Error, place: &str) -> Error {
    match error.argument() {
        Some("path") => error.with_argument(place),
        _ => error,
    }
}

/// Returns the id of an engine from a word, which is a name or the id itself. This is for commands
/// that are not operations.
pub(crate) fn engine(hub: &Client, word: &str) -> Result<i64> {
    let found = match (row(ENGINE), word.parse()) {
        (Some(row), Err(_)) if !is_number(word) => number(hub, row, None, word),
        (_, number) => number.map_err(|_| {
            let why = format!("{word:?} is not an id: it must be an integer of 64 bits");
            Error::invalid("path", why)
        }),
    };
    found.map_err(|error| placed(error, "ENGINE"))
}

/// Returns the name that was given in place of an id, with the row for this kind of id.
fn named<'a>(shape: &FieldType, given: Option<&'a Value>) -> Option<(&'static NamedId, &'a str)> {
    let (FieldType::Id(id), Value::Text(name)) = (shape, given?) else {
        return None;
    };
    Some((row(id.wire)?, name.as_str())).filter(|(_, name)| !is_number(name))
}

fn number(hub: &Client, row: &NamedId, within: Option<i64>, name: &str) -> Result<i64> {
    let path = match within {
        Some(number) => format!("{}#{number} / {name}", row.prefix),
        None if name.starts_with(row.prefix) => name.to_owned(),
        None => format!("{}{name}", row.prefix),
    };
    let found = hub.names().find(path)?;
    let number = (row.number)(&found).filter(|_| row.kinds.contains(&found.kind));
    number.ok_or_else(|| {
        let due: Vec<&str> = row.kinds.iter().map(AddressKind::as_str).collect();
        let (kind, due) = (found.kind.as_str(), due.join(" or "));
        let detail = format!("{} leads to a thing of kind {kind}, not {due}", found.path);
        let error = Error::new(ErrorKind::UnknownName, Effect::None, detail);
        error.with_operation("names.find").with_argument("path")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    use gfxhub::schema::calls;
    use gfxhub_simulator::{LocalHub, Options, Show};

    /// Returns the arguments of a call on the demo show after the look-up, or its error.
    fn looked_up(name: &str, arguments: &str) -> Result<String> {
        let hub = LocalHub::start(Options::default()).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let call = gfxhub::schema::call(name).unwrap();
        let Value::Object(mut given) = Value::from_json(arguments).unwrap() else {
            panic!("{arguments}");
        };
        look_up(&client, call.arguments, call.body, &mut given)?;
        Ok(Value::Object(given).to_json())
    }

    #[test]
    fn each_row_is_of_an_id_that_a_call_takes() {
        for row in &NAMED {
            let is_it = |shape: &FieldType| matches!(shape, FieldType::Id(id) if id.wire == row.wire && !id.text);
            let takes = calls().any(|call| {
                let fields = call.body.map_or(&[][..], |body| body.fields);
                call.arguments.iter().any(|argument| is_it(&argument.shape))
                    || fields.iter().any(|field| is_it(&field.shape))
            });
            assert!(takes, "{}", row.wire);
        }
    }

    #[test]
    fn a_name_becomes_its_id_and_a_number_stays() {
        for (call, names, ids) in [
            (
                "engines.get",
                r#"{"engineId":"Studio A"}"#,
                r#"{"engineId":3}"#,
            ),
            ("engines.get", r##"{"engineId":"#3"}"##, r#"{"engineId":3}"#),
            ("engines.get", r#"{"engineId":99}"#, r#"{"engineId":99}"#),
            (
                "engines.get",
                r#"{"engineId":"18446744073709551616"}"#,
                r#"{"engineId":"18446744073709551616"}"#,
            ),
            (
                "playout.get_item",
                r#"{"rundownId":"Evening News","itemId":"Opening Title"}"#,
                r#"{"rundownId":1,"itemId":1}"#,
            ),
            (
                "playout.get_item",
                r#"{"rundownId":1,"itemId":"\"Opening Title\""}"#,
                r#"{"rundownId":1,"itemId":1}"#,
            ),
            (
                "playout.create_item",
                r#"{"rundownId":"Evening News","body":{"name":"Studio A","template":"Clock"}}"#,
                r#"{"rundownId":1,"body":{"name":"Studio A","template":"Clock"}}"#,
            ),
            (
                "graphs.load",
                r#"{"graphId":"Studio A News","body":{"engineHostId":"Studio A"}}"#,
                r#"{"graphId":21,"body":{"engineHostId":3}}"#,
            ),
            (
                "rgraphs.load",
                r#"{"rgraphId":"rgraph:Studio A Weather","body":{"engineHostId":3}}"#,
                r#"{"rgraphId":12,"body":{"engineHostId":3}}"#,
            ),
            (
                "launcher.create_renderer",
                r#"{"launchId":"Evening News","body":{"engineId":null,"stateId":"rgraph:Studio A Weather"}}"#,
                r#"{"launchId":1,"body":{"engineId":null,"stateId":12}}"#,
            ),
        ] {
            assert_eq!(looked_up(call, names).unwrap(), ids, "{call} {names}");
        }
    }

    #[test]
    fn things_of_another_kind_do_not_matter() {
        let show = r#"{"format": 1, "name": "Doubles",
            "engines": [{"id": 1, "name": "Late", "engineType": "RE",
                "nodes": [{"NodePath": "Clock", "NodeName": "Clock"}]}],
            "templates": [{"id": 1, "name": "Bug"}],
            "playoutRundowns": [{"id": 1, "name": "Late",
                "items": [{"id": 5, "name": "Clock", "template": "Bug"}]}]}"#;
        let hub = LocalHub::start(Options {
            show: Some(Show::from_json(show).unwrap()),
            ..Options::default()
        })
        .unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let look_up = |call: &str, given: &[(&str, &str)]| {
            let call = gfxhub::schema::call(call).unwrap();
            let mut given: Object = given.iter().copied().collect();
            look_up(&client, call.arguments, None, &mut given)
                .map(|()| Value::Object(given).to_json())
        };
        let item = [("rundownId", "Late"), ("itemId", "Clock")];
        let found = look_up("playout.get_item", &item).unwrap();
        assert_eq!(found, r#"{"rundownId":1,"itemId":5}"#);
        // The engine is found despite the fault, because only the list of engines is read.
        let broken =
            r#"{"faults": [{"fault": "status", "status": 503, "operation": "playout.*"}]}"#;
        hub.set_faults_json(broken).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        assert_eq!(engine(&client, "Late").unwrap(), 1);
    }

    #[test]
    fn what_is_not_found_names_the_argument() {
        for (call, arguments, place, has) in [
            (
                "engines.get",
                r#"{"engineId":"Studo A"}"#,
                "engineId",
                "did you mean Studio A",
            ),
            (
                "engines.get",
                r#"{"engineId":"Studio A / Cyclorama"}"#,
                "engineId",
                "leads to a thing of kind node",
            ),
            (
                "playout.get_item",
                r#"{"rundownId":1,"itemId":"Opening Titel"}"#,
                "itemId",
                "Evening News has nothing named Opening Titel; did you mean Opening Title?",
            ),
            (
                "graphs.load",
                r#"{"graphId":21,"body":{"engineHostId":"Studio"}}"#,
                "body.engineHostId",
                "nothing named Studio",
            ),
            (
                "launcher.create_renderer",
                r#"{"launchId":1,"body":{"stateId":"Studio A Weather"}}"#,
                "body.stateId",
                "Studio A Weather",
            ),
        ] {
            let error = looked_up(call, arguments).unwrap_err();
            let kind = gfxhub::ErrorKind::UnknownName;
            assert_eq!(
                (error.kind(), error.argument()),
                (kind, Some(place)),
                "{error}"
            );
            assert!(error.detail().contains(has), "{error}");
        }
    }
}
