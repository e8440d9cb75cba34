//! `curl` alone plays through every operation of the hub in a box.

use std::process::Command;

use crate::console;
use crate::hub_process::HubProcess;
use crate::tour::tour;
use crate::visit::Reply;

/// Stands between the body of a reply and its status in what curl prints.
const MARK: char = '\u{1e}';

/// Starts a hub and calls each operation.
pub(crate) fn play() -> Result<(), String> {
    let hub = HubProcess::start()?;
    let visits = tour(&mut |method, target, body| {
        let url = format!("http://{}{target}", hub.authority());
        send(method, &url, body)
    });
    let failed: Vec<String> = visits
        .iter()
        .filter_map(|visit| {
            let why = visit.outcome.as_ref().err()?;
            Some(format!("{}: {why}", visit.operation))
        })
        .collect();
    let (all, well) = (visits.len(), visits.len() - failed.len());
    let told = format!("curl played through {well} of the {all} operations");
    if failed.is_empty() {
        console::say(&format!("{told}."));
        return Ok(());
    }
    Err(format!("{told}:\n{}", failed.join("\n")))
}

fn send(method: &str, url: &str, body: Option<&str>) -> Result<Reply, String> {
    let mut command = Command::new("curl");
    // No file of options, no proxy, no guessing at brackets or dots in the address.
    command.args(["--disable", "--noproxy", "*", "--globoff", "--path-as-is"]);
    command.args(["--silent", "--show-error", "--max-time", "10"]);
    command.args([
        "--request",
        method,
        "--write-out",
        &format!("{MARK}%{{http_code}}"),
    ]);
    if let Some(body) = body {
        command.args([
            "--header",
            "Content-Type: application/json",
            "--data-raw",
            body,
        ]);
    }
    let output = command.arg(url).output();
    let output = output.map_err(|fault| format!("curl does not start: {fault}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{method} {url}: {}", said.trim_end()));
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    let split = printed.rsplit_once(MARK);
    let reply = split.and_then(|(body, status)| {
        let (status, body) = (status.trim().parse().ok()?, body.to_owned());
        Some(Reply { status, body })
    });
    reply.ok_or_else(|| format!("{method} {url}: curl gave no status"))
}
