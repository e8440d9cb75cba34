//! Plays the cases of handles and of composed calls through the Rust binding.

#![allow(clippy::unwrap_used, reason = "a panic makes the test fail")]

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use gfxhub::bindings::{Plain, PlainValue, SettingValue};
use gfxhub::schema::{self, COMPOSED, HANDLES, MethodKind};
use gfxhub::{
    Client, Effect, Error, ErrorKind, GroupMember, GroupPolicy, LiveProperty, LiveReport,
    LiveSession, Object, PropertyAddress, PropertyUpdate, Value, Watch, WatchChange,
};
use gfxhub_simulator::{LocalHub, LocalHubError, Options};
use gfxhub_tests::comparison::Numbers;
use gfxhub_tests::handles::case::{HandleCase, committed_cases};
use gfxhub_tests::handles::server::HandleServer;
use gfxhub_tests::json::Json;
use gfxhub_tests::protocol::Answer;
use gfxhub_tests::report;

/// An object that a step has opened.
enum TestObject {
    Client(Client),
    Session(LiveSession),
    Property(LiveProperty),
    Watch(Watch),
    Hub(LocalHub),
}

/// The objects of a case, by their names.
type Objects = HashMap<String, TestObject>;

#[test]
fn every_case_of_handles_and_composed_calls() {
    let cases = committed_cases().unwrap();
    let count = cases.len();
    let mut server = HandleServer::new(cases, "rust", Numbers::Exact);
    for case in 0..count {
        let begun = answered(&mut server, &format!("case {case}"));
        let url = text(&begun, "url").unwrap();
        let client = TestObject::Client(Client::new(url).unwrap());
        let mut objects = HashMap::from([("hub".to_owned(), client)]);
        let mut next = begun.get("next").unwrap().clone();
        while next.get("end").is_none() {
            let outcome = outcome(take(&mut objects, &next));
            let told = answered(&mut server, &format!("outcome {}", outcome.to_json()));
            next = told.get("next").unwrap().clone();
        }
    }
    let Answer::Done(report) = server.answer("done") else {
        panic!("the conformance server expects further lines");
    };
    report
        .conclude_in(&report::folder().join("handles"))
        .unwrap();
}

#[test]
fn every_method_and_every_composed_call_has_a_case() {
    let cases = committed_cases().unwrap();
    let about: BTreeSet<&str> = cases.iter().map(HandleCase::method).collect();
    let data = schema::calls().filter(|call| call.is_composed());
    let composed = COMPOSED.iter().map(|call| call.name);
    let composed = composed.chain(data.map(|call| call.name));
    let mut due: Vec<String> = composed.map(str::to_owned).collect();
    for handle in HANDLES {
        let mut names = vec!["is_closed"];
        names.extend(handle.opening.as_ref().map(|_| "open"));
        names.extend(handle.address.map(|_| "address"));
        names.extend(handle.by_hand);
        for method in handle.methods {
            match method.kind {
                // Events are read in three ways: without a wait, after a wait, and one at a time.
                MethodKind::Events => {
                    let events = method.name;
                    let one = events.trim_end_matches('s');
                    let ways = [
                        format!("take_{events}"),
                        format!("wait_{events}"),
                        format!("next_{one}"),
                    ];
                    due.extend(ways.map(|way| format!("{}.{way}", handle.name)));
                }
                _ => names.push(method.name),
            }
        }
        due.extend(names.iter().map(|name| format!("{}.{name}", handle.name)));
    }
    let missing: Vec<&String> = due
        .iter()
        .filter(|name| !about.contains(name.as_str()))
        .collect();
    assert!(missing.is_empty(), "without a case: {missing:?}");
}

/// Checks every method of a session that has ended. The kind of a method determines its result.
#[test]
fn every_kind_of_method_has_its_end() {
    let long = Duration::from_secs(10);
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let live = client.live().open().unwrap();
    let mut wrong = live.property(3, "Nowhere", "p").unwrap();
    wrong.set(1);
    assert!(live.close(long).unwrap().is_empty());
    assert!(live.is_closed() && wrong.is_closed() && !wrong.set(2));
    assert_eq!(live.stats().failed, 1, "the last figures");
    let given = r#"{"engineId": 3, "nodePath": "n", "propertyPath": "p", "path": "a / n / p", "timeoutMs": 10000}"#;
    let given = Json::parse(given).unwrap();
    // The second round starts with the state that the first one has left.
    for reported in [1, 0] {
        for method in HANDLES
            .iter()
            .find(|it| it.name == "LiveSession")
            .unwrap()
            .methods
        {
            let name = match method.kind {
                MethodKind::Events => format!("wait_{}", method.name),
                _ => method.name.to_owned(),
            };
            let outcome = session_method(&live, &name, &given).map(|(value, _)| value);
            let holds = match (method.kind, &outcome) {
                (MethodKind::Now, Ok(_)) => true,
                (MethodKind::Closes, Ok(left)) => left.as_array().unwrap().is_empty(),
                (MethodKind::Events, Ok(told)) => told.as_array().unwrap().len() == reported,
                (MethodKind::Waits | MethodKind::Opens, Err(error)) => {
                    (error.kind(), error.effect()) == (ErrorKind::Closed, Effect::None)
                }
                _ => false,
            };
            assert!(holds, "{name}: {outcome:?}");
        }
    }
}

fn answered(server: &mut HandleServer, line: &str) -> Json {
    let Answer::Line(answer) = server.answer(line) else {
        panic!("the conformance server has ended");
    };
    assert!(answer.get("fault").is_none(), "{line}: {answer:?}");
    answer
}

fn text<'a>(json: &'a Json, key: &str) -> Option<&'a str> {
    json.get(key).and_then(Json::as_text)
}

/// Performs a step.
fn take(objects: &mut Objects, step: &Json) -> Result<Value, Value> {
    let empty = Json::Object(Vec::new());
    let given = step.get("arguments").unwrap_or(&empty);
    let on = text(step, "on").unwrap_or("hub");
    if let Some(name) = text(step, "invoke") {
        return invoke(client(objects, on), name, given).map_err(|error| failure(&error));
    }
    if let Some(TestObject::Hub(hub)) = objects.get(on)
        && let Some(method) = text(step, "method")
    {
        return hub_method(hub, method, given).map_err(|error| hub_failure(&error));
    }
    if text(step, "open") == Some("LocalHub") {
        let hub =
            open_hub(step.get("options").unwrap_or(&empty)).map_err(|error| hub_failure(&error))?;
        objects.insert(text(step, "as").unwrap().to_owned(), TestObject::Hub(hub));
        return Ok(Value::Null);
    }
    client_step(objects, step, on).map_err(|error| failure(&error))
}

/// Performs a step of a client, or of an object that a client has opened.
fn client_step(objects: &mut Objects, step: &Json, on: &str) -> Result<Value, Error> {
    let empty = Json::Object(Vec::new());
    let given = step.get("arguments").unwrap_or(&empty);
    let (result, opened) = match text(step, "open") {
        Some("Client") => {
            let url = match objects.get(on) {
                Some(TestObject::Hub(hub)) => hub.url(),
                _ => client(objects, on).hub().to_owned(),
            };
            let opened = open_client(&url, step.get("options").unwrap_or(&empty))?;
            (Value::Null, Some(TestObject::Client(opened)))
        }
        Some("Group") => {
            let options = step.get("options").unwrap_or(&empty);
            let group = open_group(objects, client(objects, on), options)?;
            (Value::Null, Some(TestObject::Client(group)))
        }
        Some("LiveSession") => {
            let options = step.get("options").unwrap_or(&empty);
            let session = open_session(client(objects, on), options)?;
            (Value::Null, Some(TestObject::Session(session)))
        }
        Some("Watch") => {
            let options = step.get("options").unwrap_or(&empty);
            let watch = open_watch(client(objects, on), options)?;
            (Value::Null, Some(TestObject::Watch(watch)))
        }
        Some(other) => panic!("there is no handle {other}"),
        None => {
            let method = text(step, "method").unwrap();
            match objects.get_mut(on).unwrap() {
                TestObject::Client(client) => (client_method(client, method, given)?, None),
                TestObject::Session(session) => session_method(session, method, given)?,
                TestObject::Property(property) => (property_method(property, method, given)?, None),
                TestObject::Watch(watch) => (watch_method(watch, method, given)?, None),
                TestObject::Hub(_) => unreachable!("a hub's steps are handled elsewhere"),
            }
        }
    };
    if let (Some(name), Some(opened)) = (text(step, "as"), opened) {
        objects.insert(name.to_owned(), opened);
    }
    Ok(result)
}

fn client<'a>(objects: &'a Objects, name: &str) -> &'a Client {
    match objects.get(name) {
        Some(TestObject::Client(client)) => client,
        _ => panic!("{name} is no client"),
    }
}

fn invoke(client: &Client, name: &str, arguments: &Json) -> Result<Value, Error> {
    let result = client.invoke(name, &arguments.compact())?;
    Ok(result.result().map_or(Value::Null, |text| {
        Value::from_json(text).expect("a result is JSON")
    }))
}

fn open_client(url: &str, options: &Json) -> Result<Client, Error> {
    let mut builder = Client::builder(url);
    for (name, value) in options.members().unwrap() {
        let given = match (value, name.strip_suffix("Ms")) {
            (_, Some(_)) => SettingValue::Duration(Duration::from_millis(number(value))),
            (Json::Bool(flag), _) => SettingValue::Flag(*flag),
            _ => SettingValue::Text(value.as_text().unwrap().to_owned()),
        };
        builder.set(name.strip_suffix("Ms").unwrap_or(name), given)?;
    }
    builder.build()
}

/// Creates a group from the engines of a client, or from other clients.
fn open_group(objects: &Objects, hub: &Client, options: &Json) -> Result<Client, Error> {
    if let Some(Json::List(engines)) = options.get("engines") {
        return hub.gang(engines.iter().map(|it| it.as_text().unwrap()));
    }
    let members = options.get("members").unwrap().members().unwrap();
    let members = members
        .iter()
        .map(|(name, of)| GroupMember::new(name.as_str(), client(objects, of.as_text().unwrap())));
    let policy = match options.get("all") {
        Some(Json::Bool(true)) => GroupPolicy::All,
        _ => GroupPolicy::Main,
    };
    Client::group_of(policy, members)
}

fn open_session(client: &Client, options: &Json) -> Result<LiveSession, Error> {
    let mut live = client.live();
    for (name, value) in options.members().unwrap() {
        let number = number(value);
        match name.strip_suffix("Ms") {
            Some(name) => live.set(name, SettingValue::Duration(Duration::from_millis(number)))?,
            None => live.set(name, SettingValue::Number(number.into()))?,
        }
    }
    live.open()
}

fn open_watch(client: &Client, options: &Json) -> Result<Watch, Error> {
    let mut watch = client.watch();
    for (name, value) in options.members().unwrap() {
        let given = match (value, name.strip_suffix("Ms")) {
            (_, Some(_)) => SettingValue::Duration(Duration::from_millis(number(value))),
            (Json::Bool(flag), _) => SettingValue::Flag(*flag),
            (Json::Text(text), _) => SettingValue::Text(text.clone()),
            _ if name == "deadband" => SettingValue::Seconds(value.compact().parse().unwrap()),
            _ => SettingValue::Number(number(value).into()),
        };
        watch.set(name.strip_suffix("Ms").unwrap_or(name), given)?;
    }
    watch.open()
}

fn watch_method(watch: &Watch, method: &str, given: &Json) -> Result<Value, Error> {
    let timeout = || Duration::from_millis(number(given.get("timeoutMs").unwrap()));
    let all = |changes: Vec<WatchChange>| changes.iter().map(change_value).collect();
    Ok(match method {
        "look" => {
            watch.look();
            Value::Null
        }
        "close" => all(watch.close(timeout())?),
        "take_changes" => all(watch.take_changes()),
        "wait_changes" => all(watch.wait_changes(timeout())),
        "next_change" => all(watch.next_change(timeout()).into_iter().collect()),
        "stats" => counts(&watch.stats()),
        "is_closed" => Value::from(watch.is_closed()),
        other => panic!("a watch has no {other}"),
    })
}

fn change_value(change: &WatchChange) -> Value {
    let text = |text: &Option<String>| text.as_deref().map_or(Value::Null, Value::from);
    let json = |value: &Option<Value>| value.clone().unwrap_or(Value::Null);
    let error = change.error.as_ref().map_or(Value::Null, failure);
    object([
        ("kind", Value::from(change.kind.word())),
        ("topic", Value::from(change.topic.as_str())),
        ("key", text(&change.key)),
        ("name", text(&change.name)),
        ("fields", json(&change.fields)),
        ("before", json(&change.before)),
        ("after", json(&change.after)),
        ("error", error),
        ("seq", change.seq.into()),
        ("gap", change.gap.into()),
        ("member", text(&change.member)),
    ])
}

fn open_hub(given: &Json) -> Result<LocalHub, LocalHubError> {
    let mut options = Options::default();
    for (name, value) in given.members().unwrap() {
        let text = value.as_text().unwrap();
        options.set(name, SettingValue::Text(text.to_owned()))?;
    }
    LocalHub::start(options)
}

fn hub_method(hub: &LocalHub, method: &str, given: &Json) -> Result<Value, LocalHubError> {
    let whole = |key: &str| given.get(key).and_then(Json::as_integer).unwrap();
    let time = |key: &str| {
        let seconds = given.get(key).and_then(Json::as_double);
        Duration::from_secs_f64(seconds.unwrap())
    };
    Ok(match method {
        "url" => Value::from(hub.url().replace(&hub.port().to_string(), "PORT")),
        "port" => Value::from(hub.port() > 0),
        "token" => Value::from(hub.token()),
        "journal" => {
            let effects = hub.journal_since(whole("sequence").unsigned_abs());
            effects
                .iter()
                .map(|effect| Value::from(effect.operation))
                .collect()
        }
        "requests" => {
            let requests = hub.requests_since(whole("number").unsigned_abs());
            let operations = requests.iter().map(|request| request.operation);
            operations
                .map(|name| name.map_or(Value::Null, Value::from))
                .collect()
        }
        "requests_dropped" => hub.requests_dropped().into(),
        "advance" => {
            hub.advance(time("seconds"))?;
            Value::Null
        }
        "set_faults_json" => {
            hub.set_faults_json(&given.get("scenario").unwrap().compact())?;
            Value::Null
        }
        "clear_faults" => {
            hub.clear_faults();
            Value::Null
        }
        "faults_triggered" => hub.faults_triggered().into(),
        "faults_json" => Value::from_json(&hub.faults_json()).unwrap(),
        "request_stats" => {
            let stats = hub.request_stats(text(given, "requestId").unwrap());
            object([
                ("requests", stats.requests.into()),
                ("effects", stats.effects.into()),
            ])
        }
        "reset" => {
            hub.reset()?;
            Value::Null
        }
        "service_time" => Value::from(hub.service_time().as_secs_f64()),
        "set_service_time" => {
            hub.set_service_time(time("seconds"))?;
            Value::Null
        }
        "disconnect_engine" => {
            hub.disconnect_engine(whole("engineId"))?;
            Value::Null
        }
        "restart_engine" => {
            hub.restart_engine(whole("engineId"), time("away"), time("empty"))?;
            Value::Null
        }
        "restart" => {
            hub.restart(time("down"))?;
            Value::Null
        }
        "stop" => {
            hub.stop();
            Value::Null
        }
        other => panic!("a local hub has no {other}"),
    })
}

fn hub_failure(error: &LocalHubError) -> Value {
    object([("kind", Value::from(error.kind().name()))])
}

fn client_method(client: &Client, method: &str, given: &Json) -> Result<Value, Error> {
    match method {
        "invoke" => {
            let name = text(given, "name").unwrap();
            invoke(client, name, given.get("arguments").unwrap())
        }
        "close" => {
            client.close();
            Ok(Value::Null)
        }
        other => panic!("a client has no {other}"),
    }
}

fn session_method(
    session: &LiveSession,
    method: &str,
    given: &Json,
) -> Result<(Value, Option<TestObject>), Error> {
    let timeout = || Duration::from_millis(number(given.get("timeoutMs").unwrap()));
    let addresses = |left: Vec<PropertyAddress>| left.iter().map(address).collect();
    let result = match method {
        "property" => {
            let engine = given.get("engineId").and_then(Json::as_integer).unwrap();
            let [node, path] = ["nodePath", "propertyPath"].map(|key| text(given, key).unwrap());
            let property = session.property(engine, node, path)?;
            return Ok((Value::Null, Some(TestObject::Property(property))));
        }
        "property_at" => {
            let property = session.property_at(text(given, "path").unwrap())?;
            return Ok((Value::Null, Some(TestObject::Property(property))));
        }
        "begin_frame" => {
            session.begin_frame();
            Value::Null
        }
        "end_frame" => {
            session.end_frame();
            Value::Null
        }
        "reassert" => {
            session.reassert();
            Value::Null
        }
        "flush" => addresses(session.flush(timeout())?),
        "close" => addresses(session.close(timeout())?),
        "take_reports" => session.take_reports().iter().map(report_value).collect(),
        "wait_reports" => {
            let reports = session.wait_reports(timeout());
            reports.iter().map(report_value).collect()
        }
        "next_report" => {
            let report = session.next_report(timeout());
            report.iter().map(report_value).collect()
        }
        "stats" => counts(&session.stats()),
        "is_closed" => Value::from(session.is_closed()),
        other => panic!("a session has no {other}"),
    };
    Ok((result, None))
}

fn property_method(
    property: &mut LiveProperty,
    method: &str,
    given: &Json,
) -> Result<Value, Error> {
    let value = || value(given.get("value").unwrap());
    let double = |key: &str| given.get(key).and_then(Json::as_double).unwrap();
    Ok(match method {
        "set" => Value::from(property.set(value())),
        "ease" => {
            let word = text(given, "interpolation").unwrap();
            let update = PropertyUpdate::new(value())
                .interpolation(word)
                .duration(double("durationMs") / 1e3);
            Value::from(property.ease(update))
        }
        "nudge" => Value::from(property.nudge(double("delta"), double("min"), double("max"))),
        "read" => Value::from_json(&property.read()?.to_json()).unwrap(),
        "address" => address(&property.address()),
        "is_closed" => Value::from(property.is_closed()),
        other => panic!("a property has no {other}"),
    })
}

fn number(json: &Json) -> u64 {
    json.as_integer().unwrap().unsigned_abs()
}

/// Returns the value to set in a step.
fn value(json: &Json) -> Value {
    match text(json, "$number") {
        Some(word) => Value::from(word.parse::<f64>().unwrap()),
        None => Value::from_json(&json.compact()).unwrap(),
    }
}

fn address(address: &PropertyAddress) -> Value {
    object([
        ("engineId", Value::from(address.engine_id.get())),
        ("nodePath", Value::from(address.node_path.as_str())),
        ("propertyPath", Value::from(address.property_path.as_str())),
    ])
}

fn report_value(report: &LiveReport) -> Value {
    object([
        ("kind", Value::from(report.kind.word())),
        (
            "address",
            report.address.as_ref().map_or(Value::Null, address),
        ),
        ("error", report.error.as_ref().map_or(Value::Null, failure)),
    ])
}

/// Returns the counts in plain data as JSON.
fn counts(data: &dyn Plain) -> Value {
    let fields = data.info().fields.iter().zip(data.values());
    let counts = fields.filter_map(|(field, value)| match value {
        PlainValue::Count(count) => Some((field.json_name(), Value::from(count))),
        _ => None,
    });
    Value::Object(counts.collect())
}

fn failure(error: &Error) -> Value {
    object([
        ("kind", Value::from(error.kind().name())),
        ("effect", Value::from(error.effect().word())),
        (
            "status",
            error
                .status()
                .map_or(Value::Null, |status| i64::from(status).into()),
        ),
        (
            "argument",
            error.argument().map_or(Value::Null, Value::from),
        ),
        ("operation", Value::from(error.operation())),
        ("message", Value::from(error.to_string())),
    ])
}

fn outcome(taken: Result<Value, Value>) -> Value {
    match taken {
        Ok(result) => object([("result", result)]),
        Err(error) => object([("error", error)]),
    }
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(Object::from_iter(members))
}
