//! Plays the faults in `tests/faults.json` through Rust. The file contains the kind and the effect
//! that every binding must report.

use std::error::Error;
use std::time::Duration;

use gfxhub::{CallOptions, Client};
use gfxhub_simulator::{LocalHub, Options};
use serde_json::{Value, json};

const SAMPLES: &str = include_str!("../../faults.json");

/// Plays an entry of the file and returns the result in the form that the file uses.
fn play(hub: &LocalHub, number: usize, sample: &Value) -> Result<Value, Box<dyn Error>> {
    hub.reset()?;
    let scenario = json!({"seed": 1, "faults": sample["faults"]});
    hub.set_faults_json(&scenario.to_string())?;
    let id = format!("sample-{number}");
    let options = &sample["options"];
    let mut builder = Client::builder(&hub.url()).header("X-Request-Id", &id);
    if let Some(attempts) = options["maxAttempts"].as_u64() {
        builder = builder.max_attempts(u32::try_from(attempts)?);
    }
    let mut call = CallOptions::new().resend(options["resend"].as_bool().unwrap_or(false));
    if let Some(seconds) = options["timeout"].as_f64() {
        call = call.timeout(Duration::from_secs_f64(seconds));
    }
    let client = builder.build()?.with(call);
    let operation = sample["operation"].as_str().unwrap_or_default();
    let outcome = client.invoke(operation, &sample["arguments"].to_string());
    let request_stats = hub.request_stats(&id);
    let (requests, effects) = (request_stats.requests, request_stats.effects);
    Ok(match &outcome {
        Ok(_) => json!({"kind": null, "effect": null, "requests": requests, "effects": effects}),
        Err(error) => json!({"kind": error.kind().name(), "effect": error.effect().word(),
            "attempts": error.attempts(), "requests": requests, "effects": effects}),
    })
}

#[test]
fn every_sample_gives_the_expected_kind_and_effect() {
    let file: Value = serde_json::from_str(SAMPLES).unwrap();
    let samples = file["samples"].as_array().unwrap();
    assert!(samples.len() >= 40);
    let hub = LocalHub::start(Options::default()).unwrap();
    let mut wrong = Vec::new();
    for (number, sample) in samples.iter().enumerate() {
        let came = play(&hub, number, sample).unwrap();
        if came != sample["expect"] {
            wrong.push(format!(
                "{}: {came}, not {}",
                sample["name"], sample["expect"]
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_sample_has_a_name_of_its_own_and_all_members() {
    let file: Value = serde_json::from_str(SAMPLES).unwrap();
    let samples = file["samples"].as_array().unwrap();
    let mut names: Vec<&str> = samples
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), samples.len());
    for sample in samples {
        assert!(
            gfxhub::schema::operation(sample["operation"].as_str().unwrap()).is_some(),
            "{sample}"
        );
        for member in ["faults", "arguments", "options", "expect"] {
            assert!(!sample[member].is_null(), "{sample}");
        }
    }
}
