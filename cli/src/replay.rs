//! `gfxhub replay`: repeats recorded acts on a hub of this computer, and compares their outcomes.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::{ArgMatches, Command};
use gfxhub::schema::call;
use gfxhub::{CancelToken, Client, Effect, Error, ErrorKind, LogEntries, LogEntry, Method, Value};

use crate::calls::Calls;
use crate::console::Console;
use crate::doctor::DIFFERENT;
use crate::error::CliError;
use crate::format_value::text_or_json;
use crate::output::JSON;
use crate::table::TableStyle;
use crate::{connect, record_log};

/// Name of the subcommand.
pub(crate) const NAME: &str = "replay";

/// Interval at which a wait between two acts checks for Ctrl-C.
const SLICE: Duration = Duration::from_millis(50);

/// Builds the subcommand.
pub(crate) fn command() -> Command {
    Command::new(NAME)
        .about("Repeat the acts of a record on a simulator of this computer")
        .long_about(
            "Repeat the acts of a record, in the same order and with the same intervals, on a hub \
             simulator of this computer, and list those that end differently. Any other address is refused. Acts \
             without a recorded outcome are left out, since it is unknown whether they were sent. \
             Acts from which a secret was removed are left out too, and so are the values of live \
             sessions, which are not recorded one by one. \
             The exit code is 1 if an act ended differently.",
        )
        .arg(record_log::files())
}

/// An act, its outcome in the record, and its outcome now.
type Ends = (String, String, String);

/// Counts of a replay.
#[derive(Default)]
struct Tally {
    /// Numbers of acts by their outcomes.
    ends: BTreeMap<Ends, usize>,
    /// Numbers of acts that were left out, by the reason.
    left_out: BTreeMap<&'static str, usize>,
}

/// Repeats the acts, and prints their outcomes.
pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let entries = record_log::read(matches)?;
    let calls = Calls::of(matches, console)?;
    let hub = calls.client().hub().to_owned();
    if !is_loopback(&hub) {
        let why = format!(
            "{hub} is not this computer, and the acts of a record are repeated only on a \
             simulator; start one with gfxhub simulator"
        );
        return Err(CliError::usage("--hub", why));
    }
    let (interrupted, made) = (calls.interrupted().clone(), AtomicU64::new(0));
    let line = |elapsed: Duration| {
        let made = made.load(Ordering::Relaxed);
        format!("{NAME}: {made} acts, {} s", elapsed.as_secs())
    };
    let tally = calls.call_showing(console, line, |hub| {
        replay(hub, entries, &made, &interrupted)
    })??;
    if interrupted.is_cancelled() {
        let (effect, why) = match made.into_inner() {
            0 => (
                Effect::None,
                "the replay was cancelled before an act was made",
            ),
            _ => (
                Effect::Maybe,
                "the replay was cancelled; some of the acts were made",
            ),
        };
        let error = Error::from_binding(ErrorKind::Cancelled, effect, "", None, why.to_owned());
        return Err(CliError::Call(error));
    }
    print(&tally, matches.get_flag(JSON), console)
}

fn replay(
    hub: &Client,
    entries: LogEntries,
    made: &AtomicU64,
    interrupted: &CancelToken,
) -> gfxhub::Result<Tally> {
    let mut tally = Tally::default();
    let began = Instant::now();
    let mut first = None;
    for entry in entries {
        let act = entry?;
        if act.event != "act" {
            continue;
        }
        let first = *first.get_or_insert(act.at_ms);
        if let Some(why) = left_out(&act) {
            *tally.left_out.entry(why).or_default() += 1;
            continue;
        }
        let distance = u64::try_from(act.at_ms - first).unwrap_or_default();
        let at = began + Duration::from_millis(distance);
        while let Some(left) = at.checked_duration_since(Instant::now()) {
            if left.is_zero() || interrupted.is_cancelled() {
                break;
            }
            std::thread::sleep(left.min(SLICE));
        }
        if interrupted.is_cancelled() {
            break;
        }
        let recorded = end(&act.ended, &act.kind);
        made.fetch_add(1, Ordering::Relaxed);
        let now = match again(hub, &act) {
            Ok(()) => "ok".to_owned(),
            Err(error) => end(error.effect().word(), error.kind().name()),
        };
        *tally
            .ends
            .entry((act.operation.clone(), recorded, now))
            .or_default() += 1;
    }
    Ok(tally)
}

/// Returns the reason for which an act is not repeated; `None` if it is repeated.
fn left_out(act: &LogEntry) -> Option<&'static str> {
    if act.ended == "open" {
        return Some("without an end in the record");
    }
    if Value::Object(act.arguments.clone())
        .to_json()
        .contains("***")
    {
        return Some("with a secret that is not in the record");
    }
    let is_raw = act.arguments.contains("path");
    (!is_raw && call(&act.operation).is_none())
        .then_some("of a call that this version does not have")
}

fn again(hub: &Client, act: &LogEntry) -> gfxhub::Result<()> {
    let text = |name: &str| act.arguments.get(name).and_then(Value::as_str);
    let (Some(method), Some(path)) = (text("method").and_then(Method::from_word), text("path"))
    else {
        return hub
            .invoke_value(&act.operation, act.arguments.clone())
            .map(drop);
    };
    // A text is the body as it was sent; any other value is the JSON of the body.
    let body = act.arguments.get("body").map(text_or_json);
    hub.request(method, path, body.as_deref()).map(drop)
}

fn end(ended: &str, kind: &str) -> String {
    format!("{ended} {kind}").trim_end().to_owned()
}

fn print(tally: &Tally, json: bool, console: &mut Console<'_>) -> Result<u8, CliError> {
    let is_same = |(_, recorded, now): &Ends| recorded == now;
    let count = |same: bool| -> usize {
        let counted = tally.ends.iter().filter(|(ends, _)| is_same(ends) == same);
        counted.map(|(_, count)| count).sum()
    };
    let (same, other) = (count(true), count(false));
    let left_out: usize = tally.left_out.values().sum();
    let code = if other == 0 { 0 } else { DIFFERENT };
    let others = tally.ends.iter().filter(|(ends, _)| !is_same(ends));
    if json {
        let others: Vec<serde_json::Value> = others
            .map(|((operation, recorded, now), count)| {
                serde_json::json!({
                    "operation": operation, "recorded": recorded, "now": now, "count": count
                })
            })
            .collect();
        let report = serde_json::json!({
            "same": same, "other": other, "leftOut": left_out, "others": others
        });
        console.print_json(&report.to_string())?;
        return Ok(code);
    }
    let rows: Vec<Vec<String>> = others
        .map(|((operation, recorded, now), count)| {
            vec![
                operation.clone(),
                recorded.clone(),
                now.clone(),
                count.to_string(),
            ]
        })
        .collect();
    if !rows.is_empty() {
        let style = TableStyle::of(console);
        console.print(style.draw(&["Call", "Recorded", "Now", "Count"], rows))?;
    }
    console.print_line(&format!("{same} ended as recorded, {other} otherwise"))?;
    for (why, count) in &tally.left_out {
        console.print_line(&format!("{count} left out, {why}"))?;
    }
    Ok(code)
}

/// Returns `true` for the address of a hub on this computer.
fn is_loopback(url: &str) -> bool {
    let url = connect::without_password(url);
    let place = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    let place = place.split('/').next().unwrap_or_default();
    let host = match place.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => place.split(':').next().unwrap_or_default(),
    };
    host == "localhost"
        || host
            .parse()
            .is_ok_and(|address: IpAddr| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_computer_is_loopback() {
        for own in [
            "http://127.0.0.1:8080",
            "http://localhost",
            "http://[::1]:80/x",
            "http://127.9.0.1",
        ] {
            assert!(is_loopback(own), "{own}");
        }
        for other in [
            "http://10.0.0.5",
            "http://localhost.example",
            "http://127.0.0.1.example",
            "http://[fe80::1]",
            "http://hub/127.0.0.1",
        ] {
            assert!(!is_loopback(other), "{other}");
        }
    }
}
