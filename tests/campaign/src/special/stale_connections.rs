//! Commands to a server that closes the connection after a third of its responses, at critical
//! moments. No command may be lost, and none that must run once may run twice.

use std::io::BufReader;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{Client, FunctionCall, PropertyUpdate};

use super::{Fault, Finding, http, in_parallel};
use crate::latency_stats::grouped;
use crate::random::Random;

/// Number of threads that make calls. Half of them use a client for sets and half a client for
/// other commands, because a client does not resend a set after a newer command that may have
/// changed the property.
const CALLERS: u64 = 8;

/// The number of times that the server has run each command, and the numbers of its connections,
/// replies and closes.
#[derive(Debug, Default)]
struct CommandCounts {
    times: Vec<AtomicU8>,
    connections: AtomicU64,
    replies: AtomicU64,
    closed: AtomicU64,
    closed_at_request: AtomicU64,
}

/// Makes this many calls. Half of them set a property and use pooled connections; the others are
/// commands that must never run twice.
///
/// # Errors
/// Returns an error if the server or the client cannot be set up.
pub fn run(count: u64, seed: u64) -> Result<Finding, Fault> {
    let done = CommandCounts {
        times: (0..count).map(|_| AtomicU8::new(0)).collect(),
        ..CommandCounts::default()
    };
    let done = Arc::new(done);
    let inside = Arc::clone(&done);
    let server = http::serving(move |stream| {
        let number = inside.connections.fetch_add(1, Ordering::Relaxed);
        serve(stream, &inside, Random::part(seed, number))
    })?;
    let clients = [Client::new(&server.url())?, Client::new(&server.url())?];
    let begun = Instant::now();
    let failures = in_parallel(CALLERS, |caller| {
        let client = &clients[usize::from(!is_set(caller))];
        let numbers = (0..count).filter(|number| number % CALLERS == caller);
        let failures = numbers.filter_map(|number| {
            let error = call(client, number).err()?;
            Some(format!("command {number} failed: {error}"))
        });
        Ok(failures.collect::<Vec<_>>())
    })?;
    let failed: usize = failures.iter().map(Vec::len).sum();
    let first = |failures: Vec<_>| failures.into_iter().take(5);
    let mut wrong: Vec<String> = failures.into_iter().flat_map(first).collect();
    let took = begun.elapsed();
    let (mut lost, mut twice, mut again) = (0, 0, 0);
    for (number, times) in (0..).zip(&done.times) {
        match times.load(Ordering::SeqCst) {
            0 => lost += 1,
            1 => {}
            2 if is_set(number) => again += 1,
            _ => twice += 1,
        }
    }
    if lost + twice + failed > 0 {
        wrong.push(format!(
            "{lost} commands never ran, {twice} ran too often, {failed} failed"
        ));
    }
    let load = |counter: &AtomicU64| grouped(counter.load(Ordering::SeqCst));
    let text = format!(
        "{} commands by {CALLERS} threads and two clients, one for sets and one for what is never \
         sent twice, in {:.0} s, against a server that gave {} replies on {} \
         connections and closed {} of the connections that it had promised to keep, {} of them at the \
         moment when the next request came. Never done: {lost}; done twice though they must not be: \
         {twice}; failed: {failed}. Sets that were done a second time, as they may be: {again}.",
        grouped(count),
        took.as_secs_f64(),
        load(&done.replies),
        load(&done.connections),
        load(&done.closed),
        load(&done.closed_at_request),
    );
    Ok(Finding { text, wrong })
}

/// Returns `true` if the command with this number is a set, which may run twice.
const fn is_set(number: u64) -> bool {
    (number % CALLERS).is_multiple_of(2)
}

fn call(client: &Client, number: u64) -> gfxhub::Result<()> {
    let name = number.to_string();
    match number / CALLERS % 4 {
        _ if is_set(number) => {
            let set = client
                .engines()
                .set_property(1, "Node", name, PropertyUpdate::new(0.5));
            set.map(|_| ())
        }
        0 => {
            let call = FunctionCall::without_parameters();
            client
                .engines()
                .call_function(1, "Node", name, &call)
                .map(|_| ())
        }
        1 => client
            .playout()
            .delete_item(1, number.cast_signed())
            .map(|_| ()),
        2 => client.launcher().retime(number.cast_signed()).map(|_| ()),
        _ => client.playout().trigger_button(1, 2, name).map(|_| ()),
    }
}

fn serve(
    stream: &mut BufReader<TcpStream>,
    done: &CommandCounts,
    mut random: Random,
) -> std::io::Result<()> {
    while let Some(request) = http::read(stream)? {
        // The path contains the number of the command.
        let mut segments = request.target.split('/');
        let number = segments
            .rfind(|segment| *segment != "retime")
            .unwrap_or_default();
        if let Some(times) = number
            .parse()
            .ok()
            .and_then(|number: usize| done.times.get(number))
        {
            times.fetch_add(1, Ordering::SeqCst);
        }
        done.replies.fetch_add(1, Ordering::Relaxed);
        match request.method.as_str() {
            "PATCH" => {
                let body = format!(
                    r#"{{"PropertyPath":"{number}","DisplayName":"Set","Value":0.5,"PropertyName":"Set"}}"#
                );
                http::answer(stream, "200 OK", &body)?;
            }
            _ => http::answer(stream, "200 OK", r#"{"success":true}"#)?,
        }
        if request.has("connection", "close") {
            return Ok(());
        }
        if random.one_in(3) {
            done.closed.fetch_add(1, Ordering::Relaxed);
            match random.below(3) {
                // Close at once.
                0 => {}
                // Close after a moment: before, while or after the client prepares the next
                // request.
                1 => thread::sleep(Duration::from_micros(random.below(400))),
                // Close when the next request has arrived, without reading it: the client gets a
                // reset.
                _ => {
                    stream.get_ref().peek(&mut [0])?;
                    done.closed_at_request.fetch_add(1, Ordering::Relaxed);
                }
            }
            return Ok(());
        }
    }
    Ok(())
}
