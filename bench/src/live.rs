//! W6 in Rust: sets 64 properties at 60 Hz in a live session, and measures the cost of a set for
//! the calling thread.

use std::net::SocketAddr;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{Client, Vector};

use crate::figures::Live;
use crate::peers::Fault;
use crate::work::{ENGINE, PAUSE, PROPERTY, Work};

/// Number of properties that are set in a frame.
const PROPERTIES: usize = 64;

/// Number of frames per second.
const RATE: u32 = 60;

/// Maximum number of values that the session may send per second, a little more than are set.
const TOTAL_RATE: u32 = 4_000;

/// Sets values for this many seconds.
pub(crate) fn run(address: SocketAddr, seconds: u32) -> Result<Live, Fault> {
    eprintln!("live: {seconds} s");
    let hub = Client::new(&format!("http://{address}"))?;
    let live = hub.live().rate(RATE).total_rate(TOTAL_RATE);
    let live = live.stale_after(2 * Duration::from_secs(1) / RATE).open()?;
    let node = Work::SlowSet(PAUSE).node();
    let mut properties = Vec::new();
    for number in 0..PROPERTIES {
        let path = PROPERTY.replace('0', &number.to_string());
        properties.push(live.property(ENGINE, node.as_str(), path)?);
    }
    let frames = seconds * RATE;
    let mut took = Vec::new();
    let began = Instant::now();
    for frame in 0..frames {
        let part = f64::from(frame) / f64::from(frames);
        for property in &mut properties {
            let before = Instant::now();
            let set = property.set(Vector::xyzw(part, 0.5, 0.75, 1.0));
            took.push(before.elapsed());
            if !set {
                return Err("a live session did not accept a value".into());
            }
        }
        let next = began + (frame + 1) * Duration::from_secs(1) / RATE;
        thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    let seconds = began.elapsed().as_secs_f64();
    let left = live.close(Duration::from_secs(5))?;
    let stats = live.stats();
    let awake = took.chunks(PROPERTIES).flat_map(|frame| &frame[1..]);
    let mut awake: Vec<Duration> = awake.copied().collect();
    let at = |took: &mut [Duration], share: usize| {
        took.sort_unstable();
        took[(took.len() - 1) * share / 100].as_nanos() as f64
    };
    Ok(Live {
        seconds,
        p50: at(&mut took, 50),
        p99: at(&mut took, 99),
        p99_awake: at(&mut awake, 99),
        sets: stats.sets,
        sent: stats.sent,
        delivered: stats.delivered,
        superseded: stats.superseded,
        lost: stats.failed + stats.expired + stats.dropped + left.len() as u64,
    })
}
