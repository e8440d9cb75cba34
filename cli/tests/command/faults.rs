//! Runs the samples of faults with the command. Each run must end as the sample specifies, and the
//! hub must count the expected requests and effects.

use std::time::{Duration, Instant};

use gfxhub::ErrorKind;
use gfxhub_simulator::{LocalHub, RequestStats};
use serde_json::{Map, Value, json};

use crate::environment::process;
use crate::ran::demo;

const SAMPLES: &str = include_str!("../../../tests/faults.json");

/// Time limit within which the hub must count the requests and effects.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The two forms in which an operation can be called: as a subcommand, and with `invoke`.
const COMMAND_FORMS: [fn(&str, &Value) -> Vec<String>; 2] = [subcommand, invoke];

/// Returns the words `invoke NAME JSON`.
fn invoke(operation: &str, arguments: &Value) -> Vec<String> {
    vec!["invoke".into(), operation.into(), arguments.to_string()]
}

/// Returns the words `GROUP VERB ARGUMENT... --body JSON`.
fn subcommand(operation: &str, arguments: &Value) -> Vec<String> {
    let info = gfxhub::schema::operation(operation).unwrap();
    let mut words = vec![info.group.to_owned(), info.verb.replace('_', "-")];
    for argument in info.arguments {
        let given = &arguments[argument.wire];
        words.push(given.as_str().map_or(given.to_string(), str::to_owned));
    }
    if let Some(body) = arguments.get("body") {
        words.extend(["--body".to_owned(), body.to_string()]);
    }
    words
}

/// Converts the options of a sample to options of the command. Panics for an unknown option, which
/// is an error in the sample or a gap in the command.
fn options(given: &Map<String, Value>) -> Vec<String> {
    let mut words = Vec::new();
    for (name, value) in given {
        match (name.as_str(), value) {
            ("resend", Value::Bool(true)) => words.push("--resend".to_owned()),
            ("maxAttempts", Value::Number(number)) => {
                words.extend(["--max-attempts".to_owned(), number.to_string()]);
            }
            ("timeout", Value::Number(number)) => {
                words.extend(["--timeout".to_owned(), number.to_string()]);
            }
            _ => panic!("the command has no option for {name}: {value}"),
        }
    }
    words
}

/// Returns the hub's counts as soon as they reach the expected ones, or else after the time limit.
fn counted(hub: &LocalHub, id: &str, expected: &Value) -> RequestStats {
    let end = Instant::now() + TIMEOUT;
    loop {
        let request_stats = hub.request_stats(id);
        let has_all = Some(request_stats.requests) >= expected["requests"].as_u64()
            && Some(request_stats.effects) >= expected["effects"].as_u64();
        if has_all || Instant::now() >= end {
            return request_stats;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Runs a sample and returns its result in the format of the file with the samples.
fn play(hub: &LocalHub, id: &str, sample: &Value, way: fn(&str, &Value) -> Vec<String>) -> Value {
    hub.reset().unwrap();
    let scenario = json!({"seed": 1, "faults": sample["faults"]});
    hub.set_faults_json(&scenario.to_string()).unwrap();
    let operation = sample["operation"].as_str().unwrap();
    // Explanations are turned off, because their requests would be counted.
    let output = process(&["--json", "--explain-errors=false", "--hub", &hub.url()])
        .args(["--header", &format!("X-Request-Id: {id}")])
        .args(options(sample["options"].as_object().unwrap()))
        .args(way(operation, &sample["arguments"]))
        .output()
        .unwrap();
    let (code, message) = (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr),
    );
    let mut came = if code == Some(0) {
        assert_eq!(message, "", "{id}: a success says nothing on the side");
        json!({"kind": null, "effect": null})
    } else {
        let error: Value = serde_json::from_str(&message)
            .unwrap_or_else(|fault| panic!("{id}: {code:?}, {message:?}: {fault}"));
        let kind = ErrorKind::ALL
            .iter()
            .find(|kind| error["kind"] == kind.name());
        let expected = kind.map(|kind| i32::from(kind.exit_code()));
        assert_eq!(
            code, expected,
            "{id}: the exit code is that of the kind: {message}"
        );
        assert_eq!(error["operation"], operation, "{id}");
        assert!(output.stdout.is_empty(), "{id}: a failure prints no result");
        json!({"kind": error["kind"], "effect": error["effect"], "attempts": error["attempts"]})
    };
    let request_stats = counted(hub, id, &sample["expect"]);
    came["requests"] = request_stats.requests.into();
    came["effects"] = request_stats.effects.into();
    came
}

#[test]
fn every_sample_gives_the_expected_kind_and_effect() {
    let file: Value = serde_json::from_str(SAMPLES).unwrap();
    let samples = file["samples"].as_array().unwrap();
    assert!(samples.len() >= 40);
    let hub = demo();
    let mut wrong = Vec::new();
    for (number, sample) in samples.iter().enumerate() {
        for (at, way) in COMMAND_FORMS.into_iter().enumerate() {
            let came = play(&hub, &format!("sample-{number}-{at}"), sample, way);
            if came != sample["expect"] {
                let (name, expected) = (&sample["name"], &sample["expect"]);
                wrong.push(format!("{name}: {came}, not {expected}"));
            }
        }
    }
    let count = samples.len() * COMMAND_FORMS.len();
    println!(
        "command: {count} runs of {} samples of faults, none skipped",
        samples.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
