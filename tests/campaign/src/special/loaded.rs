//! Measures how late calls end after their deadlines and cancels while all processor cores are
//! busy. Each call is compared with a thread that only sleeps until the same moment.

use std::fmt::Write as _;
use std::io::{self, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{CallOptions, CancelToken, Client, Error, ErrorKind};
use gfxhub_test_support::Server;

use super::{Fault, Finding, http, in_parallel};
use crate::latency_stats::{LatencyStats, grouped};
use crate::random::Random;
use crate::scenario::Destination;
use crate::timer::{SharedInstant, Timer};
use crate::unreachable::Unreachable;

/// Number of threads that make calls.
const CALLERS: u64 = 32;
/// Range of the times of deadlines and cancels after the start of a call, in microseconds.
const MOMENTS: (u64, u64) = (50_000, 300_000);
/// Time limit of a call that is cancelled.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum lateness of 99 of 100 calls after their deadline and after their cancel, in
/// milliseconds, in addition to that of the sleeping threads.
const ALLOWED: (f64, f64) = (10.0, 50.0);
/// Interval between two bytes of a slow body.
const DRIP: Duration = Duration::from_millis(5);

/// The event for which a call is waiting when its deadline or its cancel ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    /// A connection that is neither accepted nor refused.
    Connect,
    /// The TLS handshake.
    Greeting,
    /// The header of a response.
    Head,
    /// The rest of a body of which no more bytes come.
    Body,
    /// The rest of a body that comes byte by byte.
    Drip,
    /// The next attempt. A client waits only for an attempt that can begin before the deadline.
    Pause,
}

const WAITS: [Wait; 6] = [
    Wait::Connect,
    Wait::Greeting,
    Wait::Head,
    Wait::Body,
    Wait::Drip,
    Wait::Pause,
];

/// Lateness of calls, and of the threads that only sleep until the same moments.
#[derive(Debug, Default)]
struct Lateness {
    calls: LatencyStats,
    control: LatencyStats,
}

/// A call that has ended.
#[derive(Debug)]
struct EndedCall {
    wait: Wait,
    cancelled: bool,
    late: Duration,
    /// Time at which the call was to end, and time at which the sleeping thread woke.
    due: (Instant, SharedInstant),
}

/// The data that the threads share.
struct LoadContext {
    hub: Server,
    outside: Unreachable,
    canceller: Timer,
}

/// Lets each thread make this many calls.
///
/// # Errors
/// Returns an error if the servers or the clients cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let context = LoadContext {
        hub: http::serving(serve)?,
        outside: Unreachable::new()?,
        canceller: Timer::start()?,
    };
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let waits = context.waits()?;
    let clients: Vec<(Wait, Client)> = waits
        .iter()
        .map(|wait| Ok((*wait, context.client(*wait)?)))
        .collect::<Result<_, Fault>>()?;
    let begun = Instant::now();
    let busy = AtomicBool::new(true);
    let results = thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while busy.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let results = in_parallel(CALLERS, |caller| {
            let mut random = Random::part(seed, caller);
            let control = Timer::start()?;
            let calls = (0..rounds).map(|_| call(&context, &clients, &control, &mut random));
            Ok(calls.collect::<Result<Vec<_>, _>>())
        });
        busy.store(false, Ordering::Relaxed);
        results
    });
    let took = begun.elapsed();
    let (mut wrong, mut ended) = (Vec::new(), Vec::new());
    for result in results? {
        match result {
            Ok(calls) => ended.extend(calls),
            Err(why) => wrong.push(why.to_string()),
        }
    }
    let mut text = format!(
        "{} calls by {CALLERS} threads in {:.0} s, seed {seed}, while {cores} threads of the same \
         process kept all cores busy. Half of them ran into their deadlines, half were cancelled, \
         after {} to {} ms.\n\n\
         | ms late: p50, p99, worst | past the deadline | past the cancel |\n|---|---|---|\n",
        grouped(ended.len() as u64),
        took.as_secs_f64(),
        MOMENTS.0 / 1000,
        MOMENTS.1 / 1000,
    );
    let row = |text: &mut String, name: &str, cells: [&LatencyStats; 2]| {
        let [deadline, cancel] = cells.map(figures);
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "| {name} | {deadline} | {cancel} |");
    };
    for wait in waits {
        let cells = [false, true].map(|cancels| late(&ended, Some(wait), cancels).calls);
        row(&mut text, wait.name(), [&cells[0], &cells[1]]);
    }
    let [deadline, cancel] = [false, true].map(|cancels| late(&ended, None, cancels));
    row(&mut text, "all calls", [&deadline.calls, &cancel.calls]);
    let control = [&deadline.control, &cancel.control];
    row(&mut text, "threads that only sleep so long", control);
    let _ = writeln!(
        text,
        "\nThe 99th percentile of the calls is {:.1} ms above that of the sleeping threads after \
         deadlines, and {:.1} ms after cancels.",
        deadline.beyond(990),
        cancel.beyond(990)
    );
    wrong.extend(judge("deadline", &deadline, ALLOWED.0));
    wrong.extend(judge("cancel", &cancel, ALLOWED.1));
    Ok(Finding { text, wrong })
}

impl Lateness {
    /// Returns, in milliseconds, how much later `part` of a thousand calls were than the same part
    /// of the sleeping threads.
    fn beyond(&self, part: usize) -> f64 {
        (self.calls.of_thousand(part) - self.control.of_thousand(part)).max(0.0)
    }
}

/// Returns the violations in the lateness of calls.
fn judge(name: &str, late: &Lateness, allowed: f64) -> Vec<String> {
    if late.calls.count() == 0 || late.control.count() != late.calls.count() {
        return vec![format!("{name}: not all calls were compared")];
    }
    // Every one of these percentiles must be within the limit. The more other work the machine has,
    // the more the 99th depends on chance and the less it proves, so lower ones are checked too.
    let parts = [500, 900, 990].map(|part| (part, late.beyond(part)));
    let over = parts.iter().filter(|(_, beyond)| *beyond > allowed);
    over.map(|(part, beyond)| {
        format!(
            "{part} of a thousand calls ended within {beyond:.1} ms of their {name}, in addition to \
             the lateness of threads that only sleep; {allowed:.0} ms are allowed"
        )
    })
    .collect()
}

/// Returns the lateness of calls that were cancelled, or of calls that were not. Only calls that
/// waited for `wait` count, unless it is `None`.
fn late(ended: &[EndedCall], wait: Option<Wait>, cancelled: bool) -> Lateness {
    let mut late = Lateness::default();
    let there = |call: &&EndedCall| wait.is_none_or(|wait| wait == call.wait);
    let alike = ended.iter().filter(|call| call.cancelled == cancelled);
    for call in alike.filter(there) {
        late.calls.add(call.late);
        let (due, woken) = &call.due;
        if let Some(woken) = woken.get() {
            late.control.add(woken.saturating_duration_since(*due));
        }
    }
    late
}

fn figures(times: &LatencyStats) -> String {
    if times.count() == 0 {
        return String::new();
    }
    let (middle, most) = (times.of_thousand(500), times.worst());
    format!("{middle:.1}, {:.1}, {most:.1}", times.p99())
}

/// Makes a call that ends at a random moment.
fn call(
    context: &LoadContext,
    clients: &[(Wait, Client)],
    control: &Timer,
    random: &mut Random,
) -> Result<EndedCall, Fault> {
    let cancels = random.one_in(2);
    let among = clients
        .iter()
        .filter(|(wait, _)| cancels || *wait != Wait::Pause);
    let among: Vec<&(Wait, Client)> = among.collect();
    let (wait, client) = *random.pick(&among);
    // Attempts are paid for from a budget of the client, so each call that waits for its next
    // attempt has its own client.
    let alone = match wait {
        Wait::Pause => Some(context.client(*wait)?),
        _ => None,
    };
    let client = alone.as_ref().unwrap_or(client);
    let after = Duration::from_micros(random.within(MOMENTS.0, MOMENTS.1));
    let token = CancelToken::new();
    let limit = if cancels { TIMEOUT } else { after };
    let client = client.with(CallOptions::new().timeout(limit).cancel(&token));
    let due = Instant::now() + after;
    let woken = control.at(due, || {});
    let cancelled = cancels.then(|| context.canceller.at(due, move || token.cancel()));
    let outcome = client.engines().list();
    let now = Instant::now();
    let kind = outcome.as_ref().err().map(Error::kind);
    let begun = match (&cancelled, kind) {
        (Some(moment), Some(ErrorKind::Cancelled)) => moment.get().copied(),
        (None, Some(ErrorKind::Timeout | ErrorKind::ConnectTimeout)) => Some(due),
        _ => None,
    };
    let late = begun.and_then(|begun| now.checked_duration_since(begun));
    let why = || format!("{wait:?}, cancelled: {cancels}: ended before its time as {kind:?}");
    let late = late.ok_or_else(why)?;
    let limit = Instant::now() + http::IDLE;
    while woken.get().is_none() && Instant::now() < limit {
        thread::sleep(Duration::from_millis(1));
    }
    Ok(EndedCall {
        wait: *wait,
        cancelled: cancels,
        late,
        due: (due, woken),
    })
}

impl LoadContext {
    /// Returns the events that calls can wait for on this system. Some systems refuse connections
    /// when the queue of a port is full.
    fn waits(&self) -> Result<Vec<Wait>, Fault> {
        let probe = self.client(Wait::Connect)?;
        let probe = probe.with(CallOptions::new().timeout(Duration::from_millis(300)));
        let kind = probe.engines().list().err().map(|error| error.kind());
        let waits = matches!(kind, Some(ErrorKind::Timeout | ErrorKind::ConnectTimeout));
        let there = |wait: &Wait| waits || *wait != Wait::Connect;
        Ok(WAITS.into_iter().filter(there).collect())
    }

    fn client(&self, wait: Wait) -> Result<Client, Fault> {
        let hub = self.hub.url();
        let url = match wait {
            Wait::Connect => self.outside.url(Destination::FullBacklog, &hub),
            Wait::Greeting => self.outside.url(Destination::SilentTls, &hub),
            Wait::Head => format!("{hub}/head"),
            Wait::Body => format!("{hub}/body"),
            Wait::Drip => format!("{hub}/drip"),
            Wait::Pause => format!("{hub}/pause"),
        };
        Ok(Client::new(&url)?)
    }
}

impl Wait {
    fn name(self) -> &'static str {
        match self {
            Wait::Connect => "while connecting",
            Wait::Greeting => "in the greeting of TLS",
            Wait::Head => "before the head of the answer",
            Wait::Body => "in a body that stopped",
            Wait::Drip => "in a body that drips",
            Wait::Pause => "between attempts",
        }
    }
}

/// Responds so that the client waits for the event that the path names.
fn serve(stream: &mut BufReader<TcpStream>) -> io::Result<()> {
    let Some(request) = http::read(stream)? else {
        return Ok(());
    };
    let begun =
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n[";
    let (answer, drips) = match request.target.split('/').nth(1) {
        Some("body") => (begun, false),
        Some("drip") => (begun, true),
        Some("pause") => (
            "HTTP/1.1 503 Busy\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n",
            false,
        ),
        _ => ("", false),
    };
    stream.get_mut().write_all(answer.as_bytes())?;
    if drips {
        loop {
            thread::sleep(DRIP);
            stream.get_mut().write_all(b" ")?;
        }
    }
    // Waits until the client closes the connection.
    while stream.read(&mut [0; 64])? > 0 {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn late(calls: [u64; 2], control: u64) -> Lateness {
        let mut late = Lateness::default();
        for (place, count) in [95, 5].into_iter().enumerate() {
            for _ in 0..count {
                late.calls.add(Duration::from_millis(calls[place]));
                late.control.add(Duration::from_millis(control));
            }
        }
        late
    }

    #[test]
    fn calls_are_judged_by_the_threads_that_only_sleep() {
        assert_eq!(judge("deadline", &late([1, 30], 20), 10.0), [""; 0]);
        let wrong = judge("deadline", &late([1, 31], 20), 10.0);
        assert!(wrong[0].starts_with("990 of a thousand") && wrong.len() == 1);
        assert!(wrong[0].contains("within 11.0 ms of their deadline"));
        assert_eq!(judge("cancel", &late([40, 50], 0), 50.0), [""; 0]);
        assert_eq!(judge("cancel", &late([40, 51], 0), 50.0).len(), 1);
        assert_eq!(judge("cancel", &Lateness::default(), 50.0).len(), 1);
    }

    #[test]
    fn what_the_last_do_not_show_the_others_do() {
        let mut late = late([15, 60], 0);
        late.control = LatencyStats::default();
        for place in 0..100 {
            let millis = if place < 95 { 0 } else { 55 };
            late.control.add(Duration::from_millis(millis));
        }
        let wrong = judge("deadline", &late, 10.0);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[1].starts_with("900 of a thousand"), "{wrong:?}");
    }
}
