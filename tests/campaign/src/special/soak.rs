//! Makes very many calls in one process, whose memory and descriptors must not grow.

use std::io::BufReader;
use std::net::TcpStream;
use std::time::Instant;

use gfxhub::{CallOptions, CancelToken, Client, ErrorKind, PropertyUpdate};

use super::{Fault, Finding, http, in_parallel};
use crate::latency_stats::grouped;
use crate::leaks::ResourceUsage;

/// Number of threads that make calls.
const CALLERS: u64 = 2;

/// Maximum growth of memory, in KiB.
const ALLOWED: u64 = 1 << 10;

/// Makes this many calls, and compares the resources of the process after a tenth of them with
/// those at the end.
///
/// # Errors
/// Returns an error if the server or the client cannot be set up.
pub fn run(count: u64) -> Result<Finding, Fault> {
    let server = http::serving(serve)?;
    let url = server.url();
    let client = Client::new(&url)?;
    let begun = Instant::now();
    let part = |calls: u64| {
        in_parallel(CALLERS, |caller| {
            Ok(many(&client, &url, caller, calls / CALLERS))
        })
    };
    let mut wrong = part(count / 10)?;
    let before = ResourceUsage::now();
    wrong.extend(part(count - count / 10)?);
    let after = ResourceUsage::settled(before);
    let took = begun.elapsed().as_secs_f64();
    let mut text = format!(
        "{} calls in one process by {CALLERS} threads in {took:.0} s: of a thousand, 940 reads and \
         absolute sets on kept connections, 40 triggers on fresh ones, 10 that the hub refuses, 9 \
         cancelled before they begin, and one by a client made for it alone.",
        grouped(count)
    );
    match before.zip(after) {
        None => text.push_str(" This system does not report the resources of a process."),
        Some((before, after)) => {
            text.push_str(&format!(
                " After a tenth of them the process held {} KiB, {} descriptors and {} threads; \
                 after all of them {} KiB, {} descriptors and {} threads.",
                grouped(before.memory),
                before.descriptors,
                before.threads,
                grouped(after.memory),
                after.descriptors,
                after.threads
            ));
            let grew = after.memory.saturating_sub(before.memory);
            if grew > ALLOWED {
                wrong.push(Some(format!("memory grew by {grew} KiB")));
            }
            if after.descriptors > before.descriptors || after.threads > before.threads {
                wrong.push(Some("descriptors or threads were not released".to_owned()));
            }
        }
    }
    let wrong = wrong.into_iter().flatten().collect();
    Ok(Finding { text, wrong })
}

/// Makes the calls of one thread and returns the first failure, if any. Each thread has its own
/// property, so that no other thread supersedes its sets.
fn many(client: &Client, url: &str, caller: u64, count: u64) -> Option<String> {
    let property = &format!("b{caller}");
    let token = CancelToken::new();
    token.cancel();
    let cancelled = client.with(CallOptions::new().cancel(&token));
    let (engines, playout) = (client.engines(), client.playout());
    let update = PropertyUpdate::new(0.5);
    for number in 0..count {
        let (outcome, due) = match number % 1000 {
            0..=39 => (playout.trigger_button(1, 2, "in").map(|_| ()), None),
            40..=49 => (
                playout.trigger_button(1, 2, "no").map(|_| ()),
                Some(ErrorKind::NotFound),
            ),
            50..=58 => (
                cancelled.engines().list().map(|_| ()),
                Some(ErrorKind::Cancelled),
            ),
            59 => {
                let alone =
                    Client::new(url).and_then(|alone| alone.engines().get_property(1, "a", "b"));
                (alone.map(|_| ()), None)
            }
            other if other % 2 == 0 => (
                engines.set_property(1, "a", property, &update).map(|_| ()),
                None,
            ),
            _ => (engines.get_property(1, "a", "b").map(|_| ()), None),
        };
        if outcome.as_ref().err().map(gfxhub::Error::kind) != due {
            return Some(format!(
                "call {number} returned {outcome:?} instead of {due:?}"
            ));
        }
    }
    None
}

fn serve(stream: &mut BufReader<TcpStream>) -> std::io::Result<()> {
    while let Some(request) = http::read(stream)? {
        let (status, body) = match request.method.as_str() {
            "GET" | "PATCH" => (
                "200 OK",
                r#"{"PropertyPath":"b","DisplayName":"B","Value":0.5}"#,
            ),
            _ if request.target.ends_with("/no") => {
                ("404 Not Found", r#"{"error":"no such button"}"#)
            }
            _ => ("200 OK", r#"{"success":true}"#),
        };
        http::answer(stream, status, body)?;
        if request.has("connection", "close") {
            return Ok(());
        }
    }
    Ok(())
}
