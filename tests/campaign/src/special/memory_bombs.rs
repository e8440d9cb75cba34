//! Measures the memory of a client that receives floods and compression bombs. The client runs in a
//! separate process.

use std::fmt::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use gfxhub::{CallOptions, Client};
use gfxhub_simulator::{LocalHub, Options};
use serde_json::{Value, json};

use super::{Fault, Finding};
use crate::latency_stats::grouped;
use crate::leaks::{ResourceUsage, peak};
use crate::show::show;

/// Maximum memory that a client may use in addition to its response limit, in KiB.
const ALLOWED: u64 = 8 << 10;

/// Number of calls for each flood.
const CALLS: usize = 10;

macro_rules! floods {
    ($( $name:literal { $($rule:tt)* }; )+) => {
        vec![$( ($name, json!({ $($rule)* })) ),+]
    };
}

/// Returns the floods: a name, and the rule for the hub.
fn floods() -> Vec<(&'static str, Value)> {
    let gib = 1u64 << 30;
    floods! {
        "no flood" {"fault": "delay", "seconds": 0};
        "endless body in chunks" {"fault": "endless-body"};
        "endless body without a length" {"fault": "endless-body", "chunked": false};
        "gzip bomb of 1 GiB" {"fault": "gzip-bomb", "bytes": gib};
        "endless headers" {"fault": "many-headers", "count": null};
        "100,000 headers" {"fault": "many-headers", "count": 100_000};
        "an endless header" {"fault": "huge-header", "bytes": null};
        "endless trailers" {"fault": "trailers-flood", "count": null};
        "endless interim replies" {"fault": "continue-flood", "count": null};
        "garbage without end" {"fault": "garbage-head", "count": gib};
        "bytes after the answer" {"fault": "extra-bytes", "text": "x".repeat(60_000)};
    }
}

/// Makes calls under every flood, with a small response limit and with the default one.
///
/// # Errors
/// Returns an error if the hub or the other process cannot be started.
pub fn run() -> Result<Finding, Fault> {
    let program = std::env::current_exe()?;
    let hub = LocalHub::start(Options {
        show: Some(show()),
        ..Options::default()
    });
    let hub = hub?;
    let mut text = String::from(
        "| flood | limit (MiB) | memory grew by (KiB) | how the calls ended |\n|---|---|---|---|\n",
    );
    let mut wrong = Vec::new();
    for (name, mut rule) in floods() {
        rule["operation"] = json!("projects.list");
        for limit in [8u64, 64] {
            let scenario = json!({"faults": [rule]}).to_string();
            hub.set_faults_json(&scenario)
                .map_err(|fault| format!("{scenario}: {fault}"))?;
            let mut command = Command::new(&program);
            command.args(["flood-child", &hub.url(), &(limit << 20).to_string()]);
            let output = command.stderr(Stdio::inherit()).output();
            let output = output.map_err(|fault| format!("the client's process: {fault}"))?;
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            if !output.status.success() {
                wrong.push(format!(
                    "{name}: the client's process ended with {}: {said}",
                    output.status
                ));
                continue;
            }
            let said: Value =
                serde_json::from_str(&said).map_err(|fault| format!("{said}: {fault}"))?;
            let ended = said["ended"].as_str().unwrap_or_default();
            let Some(grew) = said["grew"].as_u64() else {
                let _ = writeln!(
                    text,
                    "| {name} | {limit} | not reported by this system | {ended} |"
                );
                continue;
            };
            let _ = writeln!(text, "| {name} | {limit} | {} | {ended} |", grouped(grew));
            if grew > (limit << 10) + ALLOWED {
                wrong.push(format!(
                    "{name}: memory grew by {grew} KiB with a limit of {limit} MiB"
                ));
            }
        }
    }
    hub.stop();
    Ok(Finding { text, wrong })
}

/// Runs in the client's process: makes calls without a fault, then calls under the flood. Returns
/// the growth of the process's memory and the outcomes of the calls as JSON.
///
/// # Errors
/// Returns an error if the client cannot be created or a call without a fault fails.
pub fn child(url: &str, limit: u64) -> Result<String, Fault> {
    let client = Client::builder(url).max_response_bytes(limit).build()?;
    let client = client.with(CallOptions::new().timeout(Duration::from_secs(3)));
    for _ in 0..20 {
        client.engines().list()?;
    }
    let before = ResourceUsage::now().map(|held| held.memory);
    let mut ended = std::collections::BTreeMap::<&str, u64>::new();
    for _ in 0..CALLS {
        let kind = match client.projects().list() {
            Ok(_) => "ok",
            Err(error) => error.kind().name(),
        };
        *ended.entry(kind).or_default() += 1;
    }
    let ended: Vec<String> = ended
        .iter()
        .map(|(kind, count)| format!("{kind} {count}"))
        .collect();
    // The peak of the process is that of the floods, unless the calls before them used more memory.
    let grew = peak()
        .zip(before)
        .map(|(peak, before)| peak.saturating_sub(before));
    Ok(json!({"grew": grew, "ended": ended.join(", ")}).to_string())
}
