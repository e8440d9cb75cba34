//! W7 in Rust: measures the cost of submitting a call for the thread that submits it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use gfxhub::Client;

use crate::figures::Submit;
use crate::peers::Fault;
use crate::work::{ENGINE, NODE};

/// Number of calls that are submitted one after the other, as in a frame.
const CALLS: usize = 64;

/// Submits [`CALLS`] calls this many times.
pub(crate) fn run(address: SocketAddr, rounds: usize) -> Result<Submit, Fault> {
    eprintln!("submit: {rounds} × {CALLS} calls");
    let hub = Client::new(&format!("http://{address}"))?;
    let mut took: Vec<Duration> = Vec::new();
    for _ in 0..rounds {
        let mut calls = Vec::with_capacity(CALLS);
        for _ in 0..CALLS {
            let before = Instant::now();
            // The calls only read, because `set_property` calls of one property would supersede
            // each other.
            let call = hub.submit(|hub| hub.engines().list_properties(ENGINE, NODE));
            took.push(before.elapsed());
            calls.push(call);
        }
        for call in calls {
            call.wait()?;
        }
    }
    took.sort_unstable();
    let at = |share: usize| took[(took.len() - 1) * share / 100].as_nanos() as f64;
    Ok(Submit {
        calls: took.len(),
        p50: at(50),
        p99: at(99),
    })
}
