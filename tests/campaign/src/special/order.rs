//! Two writers to one property, over slow connects, proxies and lost replies: no set leaves after a
//! newer one of the same property.
//!
//! A set's value is the stamp that its writer took right before the call. Only certain facts are
//! judged: a set is the older one if the hub knew of it before the other took its stamp, and it
//! left too late if its connection did not exist yet when the newer one's first byte had arrived.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{Client, Effect, ErrorKind, PropertyUpdate};
use gfxhub_test_support::tls;

use super::Finding;
use super::order_hub::{Exchange, HELD, OrderHub};
use crate::latency_stats::grouped;
use crate::random::Random;

/// Number of rounds in progress at a time, each at a hub of its own.
const WORKERS: u64 = 8;
/// Time after which no further round is begun.
const LIMIT: Duration = Duration::from_secs(600);
/// Maximum time for which the second writer waits until the hub has seen the first.
const PATIENCE: Duration = Duration::from_secs(1);
/// Maximum further wait of a writer, in microseconds.
const APART: u64 = 6_000;
/// Number of rounds after which a run has met everything that is judged.
const TELLING: u64 = 100;

/// A writer's set and its result.
#[derive(Clone, Copy, Debug)]
struct Set {
    /// Stamp from before the call, which is the value.
    begun: u64,
    /// True if it was a move over time, which is never sent again.
    timed: bool,
    /// True if the hub had seen the other one before this one began.
    follows: bool,
    /// Failure, if there was one.
    failure: Option<(ErrorKind, Effect)>,
    /// Stamp from after the call.
    returned: u64,
}

/// The counts.
#[derive(Debug, Default)]
struct Counts {
    rounds: AtomicU64,
    certain: AtomicU64,
    superseded: AtomicU64,
    lost: AtomicU64,
    resent: AtomicU64,
    overlapped: AtomicU64,
    older_last: AtomicU64,
}

/// The verdict on a round.
#[derive(Debug, Default, PartialEq, Eq)]
struct Verdict {
    /// True if it is certain which of the two is the newer.
    certain: bool,
    superseded: u64,
    resent: u64,
    /// True if both may have been on the wire at a time.
    overlapped: bool,
    /// True if the hub was left with the value of the older one.
    older_last: bool,
    wrong: Vec<String>,
}

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, String> {
    let counts = Counts::default();
    let begun = Instant::now();
    let results: Vec<Result<Vec<String>, String>> = thread::scope(|scope| {
        let counts = &counts;
        let workers: Vec<_> = (0..WORKERS)
            .map(|worker| {
                let numbers = (0..rounds).filter(move |number| number % WORKERS == worker);
                let numbers = numbers.take_while(move |_| begun.elapsed() < LIMIT);
                scope.spawn(move || work(numbers, seed, counts))
            })
            .collect();
        let joined = workers.into_iter().map(|worker| {
            let panicked = |_| Ok(vec!["a writer panicked".to_owned()]);
            worker.join().unwrap_or_else(panicked)
        });
        joined.collect()
    });
    let mut wrong = Vec::new();
    for result in results {
        wrong.extend(result?);
    }
    let of = |counter: &AtomicU64| counter.load(Ordering::SeqCst);
    let told = |counter: &AtomicU64| grouped(of(counter));
    let violations = wrong.len() as u64;
    let text = format!(
        "{} rounds in {:.0} s, seed {seed}, {WORKERS} at a time: two sets of one property, or of one \
         and its sub-field, by two threads of one client; to the hub, by way of a proxy that holds \
         each tunnel for 0 to {} ms, or over TLS whose greeting is held as long. In {} rounds it \
         was certain which set was the newer one. Ended as Superseded, and never seen by the hub: \
         {}. Replies that were lost: {}; sets that were sent again: {}. In {} rounds both were on \
         the wire at a time, for all that is known; after {} of them the hub had the older value, \
         as sets that overlap have no order. Violations: {}.",
        told(&counts.rounds),
        begun.elapsed().as_secs_f64(),
        HELD / 1000,
        told(&counts.certain),
        told(&counts.superseded),
        told(&counts.lost),
        told(&counts.resent),
        told(&counts.overlapped),
        told(&counts.older_last),
        grouped(violations),
    );
    wrong.truncate(20);
    if of(&counts.rounds) < rounds {
        wrong.push(format!(
            "only {} rounds were played within {} s",
            told(&counts.rounds),
            LIMIT.as_secs()
        ));
    }
    // A run without any of these would show nothing.
    for (name, counter) in [
        ("round was of a certain order", &counts.certain),
        ("set was superseded", &counts.superseded),
        ("set was sent again", &counts.resent),
    ] {
        if rounds >= TELLING && of(counter) == 0 {
            wrong.push(format!("no {name}"));
        }
    }
    Ok(Finding { text, wrong })
}

/// Plays these rounds at a hub of their own, and returns the violations.
fn work(
    numbers: impl Iterator<Item = u64>,
    seed: u64,
    counts: &Counts,
) -> Result<Vec<String>, String> {
    let hub = OrderHub::start().map_err(|fault| fault.to_string())?;
    let authority = tls::file("authority.pem");
    let clients = [
        Client::builder(&hub.url()),
        Client::builder("http://hub.example").proxy(hub.url()),
        Client::builder(&hub.secured_url()).ca_file(authority),
    ];
    let mut wrong = Vec::new();
    let clients = clients.map(|builder| builder.build().map_err(|error| error.to_string()));
    let [open, proxied, secured] = clients;
    let clients = [open?, proxied?, secured?];
    for number in numbers {
        let mut random = Random::part(seed, number);
        let client = random.pick(&clients);
        let sets = play(&hub, client, number, &mut random);
        let (exchanges, lost) = hub.end();
        let verdict = judge(&sets, &exchanges);
        let add = |counter: &AtomicU64, count: u64| counter.fetch_add(count, Ordering::SeqCst);
        add(&counts.rounds, 1);
        add(&counts.certain, u64::from(verdict.certain));
        add(&counts.superseded, verdict.superseded);
        add(&counts.lost, lost);
        add(&counts.resent, verdict.resent);
        add(&counts.overlapped, u64::from(verdict.overlapped));
        add(&counts.older_last, u64::from(verdict.older_last));
        wrong.extend(verdict.wrong.iter().map(|what| {
            format!("round {number} of seed {seed}: {what}: {sets:?}, the hub saw {exchanges:?}")
        }));
    }
    Ok(wrong)
}

/// Lets two threads set a property.
fn play(hub: &OrderHub, client: &Client, number: u64, random: &mut Random) -> [Set; 2] {
    let property = format!("p{}", number % 32);
    let paths = [property.clone(), format!("{property}.x")];
    let paths = [random.pick(&paths).clone(), random.pick(&paths).clone()];
    let timed = [random.one_in(3), random.one_in(3)];
    let delays = [random.below(APART), random.below(APART)];
    // Most of the time the order is to be certain.
    let follows = !random.one_in(4);
    hub.begin(Random::new(random.draw()));
    let write = |writer: usize| {
        let follows = writer == 1 && follows && hub.wait_until_seen(PATIENCE);
        thread::sleep(Duration::from_micros(delays[writer]));
        let begun = hub.stamp();
        let update = PropertyUpdate::new(begun.cast_signed());
        let update = if timed[writer] {
            update.linear(0.5)
        } else {
            update
        };
        let outcome = client
            .engines()
            .set_property(3, "Node", paths[writer].as_str(), &update);
        Set {
            begun,
            timed: timed[writer],
            follows,
            failure: outcome.err().map(|error| (error.kind(), error.effect())),
            returned: hub.stamp(),
        }
    };
    thread::scope(|scope| {
        let second = scope.spawn(|| write(1));
        let first = write(0);
        let second = second.join();
        [
            first,
            second.unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        ]
    })
}

/// Judges a round.
fn judge(sets: &[Set; 2], exchanges: &[Exchange]) -> Verdict {
    let of = |set: &Set| -> Vec<Exchange> {
        let own = exchanges
            .iter()
            .filter(|exchange| exchange.value == set.begun);
        own.copied().collect()
    };
    let last = exchanges.last().map(|exchange| exchange.value);
    let mut verdict = Verdict {
        older_last: last == Some(sets[0].begun.min(sets[1].begun)),
        ..Verdict::default()
    };
    for (set, other) in [(&sets[0], &sets[1]), (&sets[1], &sets[0])] {
        let (own, others) = (of(set), of(other));
        verdict.resent += own.len().saturating_sub(1) as u64;
        if own.len() > if set.timed { 1 } else { 2 } {
            verdict
                .wrong
                .push(format!("a set was sent {} times", own.len()));
        }
        let wrong = match set.failure {
            None if own.is_empty() => Some("a success that the hub never saw"),
            None | Some((ErrorKind::ConnectionLost, Effect::Maybe)) => None,
            Some((ErrorKind::Superseded, effect)) => {
                verdict.superseded += 1;
                if effect != Effect::None {
                    Some("a set that was superseded may have taken effect")
                } else if !own.is_empty() {
                    Some("a set that was superseded was sent")
                } else if others.is_empty() {
                    Some("a set was superseded by one that was not sent")
                } else if is_older(other, &others, set) {
                    Some("a set was superseded by an older one")
                } else {
                    None
                }
            }
            Some(_) => Some("a set ended as it cannot"),
        };
        verdict.wrong.extend(wrong.map(str::to_owned));
        if is_older(set, &own, other) {
            verdict.certain = true;
            judge_order(set, &own, other, &others, &mut verdict);
        }
    }
    verdict.older_last &= verdict.overlapped;
    verdict
}

/// Returns `true` if `one` had certainly begun before `other`.
fn is_older(one: &Set, exchanges: &[Exchange], other: &Set) -> bool {
    let known = exchanges.iter().map(|exchange| exchange.known).min();
    other.follows || known.unwrap_or(one.returned) < other.begun
}

/// Adds the violations of an older and a newer set.
fn judge_order(
    older: &Set,
    early: &[Exchange],
    newer: &Set,
    late: &[Exchange],
    verdict: &mut Verdict,
) {
    let left = late.iter().map(|exchange| exchange.left).min();
    let known = late.iter().map(|exchange| exchange.known).min();
    // Earliest time when the older one's last request can have left.
    let mut earliest = 0;
    for (attempt, exchange) in early.iter().enumerate() {
        let before = match attempt {
            0 => left,
            // A set is sent again only if nothing newer has begun.
            _ => known,
        };
        earliest = exchange.earliest.max(match attempt {
            0 => 0,
            _ => early[attempt - 1].ended,
        });
        if before.is_some_and(|before| before < earliest) {
            let what = match attempt {
                0 => "a set left after a newer one",
                _ => "a set was sent again after a newer one had begun",
            };
            verdict.wrong.push(what.to_owned());
        }
    }
    let (Some(first), Some(last)) = (late.first(), late.last()) else {
        return;
    };
    let Some(own) = early.last() else { return };
    let apart = older.returned < newer.begun || own.ended < first.earliest || last.ended < earliest;
    verdict.overlapped = !apart;
    if apart && verdict.older_last {
        let what = "the sets did not overlap, and the hub has the older value";
        verdict.wrong.push(what.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a set that began at this stamp and was answered.
    fn set(begun: u64, returned: u64) -> Set {
        Set {
            begun,
            timed: false,
            follows: false,
            failure: None,
            returned,
        }
    }

    /// Returns a request for this value: known, not before, left, ended.
    fn exchange(value: u64, [known, earliest, left, ended]: [u64; 4]) -> Exchange {
        Exchange {
            value,
            known,
            earliest,
            left,
            ended,
        }
    }

    #[test]
    fn sets_that_overlap_or_follow_each_other_are_right() {
        let sets = [set(1, 20), set(5, 21)];
        // The older one's connection existed before the newer one left.
        let (older, newer) = ([2, 8, 11, 12], [6, 7, 9, 10]);
        let verdict = judge(&sets, &[exchange(5, newer), exchange(1, older)]);
        assert!(verdict.certain && verdict.overlapped && verdict.older_last);
        assert_eq!(verdict.wrong, [""; 0]);
        let (older, newer) = ([2, 3, 4, 6], [7, 8, 9, 10]);
        let verdict = judge(&sets, &[exchange(1, older), exchange(5, newer)]);
        assert!(verdict.certain && !verdict.overlapped && !verdict.older_last);
        assert_eq!(verdict.wrong, [""; 0]);
    }

    #[test]
    fn a_set_that_left_after_a_newer_one_is_found() {
        let sets = [set(1, 20), set(5, 21)];
        let (older, newer) = ([2, 10, 11, 12], [6, 7, 8, 13]);
        let seen = [exchange(5, newer), exchange(1, older)];
        assert_eq!(judge(&sets, &seen).wrong, ["a set left after a newer one"]);
        // Nobody knows which was the newer one.
        let seen = [exchange(5, newer), exchange(1, [6, 10, 11, 12])];
        assert_eq!(judge(&sets, &seen).wrong, [""; 0]);
        let follows = [
            sets[0],
            Set {
                follows: true,
                ..sets[1]
            },
        ];
        assert_eq!(judge(&follows, &seen).wrong.len(), 1);
        // It even arrived after the newer one had been answered.
        let seen = [exchange(5, [6, 7, 8, 9]), exchange(1, [2, 10, 11, 12])];
        let wrong = judge(&sets, &seen).wrong;
        assert!(
            wrong[1].contains("the hub has the older value"),
            "{wrong:?}"
        );
    }

    #[test]
    fn what_is_sent_again_too_late_or_too_often_is_found() {
        let sets = [set(1, 30), set(5, 31)];
        let first = exchange(1, [2, 0, 3, 10]);
        let again = exchange(1, [11, 0, 12, 13]);
        let newer = |known| exchange(5, [known, 20, 21, 22]);
        let due = "a set was sent again after a newer one had begun";
        assert_eq!(judge(&sets, &[first, again, newer(9)]).wrong, [due]);
        let verdict = judge(&sets, &[first, again, newer(14)]);
        assert_eq!((verdict.wrong, verdict.resent), (Vec::new(), 1));
        let mut timed = sets;
        timed[0].timed = true;
        let due = "a set was sent 2 times";
        assert_eq!(judge(&timed, &[first, again, newer(14)]).wrong, [due]);
    }

    #[test]
    fn a_set_that_was_superseded_was_not_sent_and_the_newer_one_was() {
        let superseded = |effect| Set {
            failure: Some((ErrorKind::Superseded, effect)),
            ..set(1, 20)
        };
        let newer = exchange(5, [6, 7, 8, 9]);
        let wrong = |older, seen: &[Exchange]| judge(&[older, set(5, 21)], seen).wrong;
        assert_eq!(wrong(superseded(Effect::None), &[newer]), [""; 0]);
        assert_eq!(wrong(superseded(Effect::Maybe), &[newer]).len(), 1);
        let own = exchange(1, [2, 3, 4, 5]);
        let due = "a set that was superseded was sent";
        assert_eq!(wrong(superseded(Effect::None), &[own, newer]), [due]);
        let lost = Set {
            failure: Some((ErrorKind::ConnectionLost, Effect::Maybe)),
            ..set(5, 21)
        };
        let due = "a set was superseded by one that was not sent";
        let alone = judge(&[superseded(Effect::None), lost], &[]).wrong;
        assert_eq!(alone, [due]);
        let mut later = [set(1, 20), superseded(Effect::None)];
        (later[1].begun, later[1].follows) = (5, true);
        let due = "a set was superseded by an older one";
        assert_eq!(judge(&later, &[own]).wrong, [due]);
    }

    #[test]
    fn a_success_that_was_not_seen_and_another_failure_are_found() {
        let sets = [set(1, 20), set(5, 21)];
        assert_eq!(judge(&sets, &[]).wrong.len(), 2);
        let mut failed = sets;
        failed[0].failure = Some((ErrorKind::Timeout, Effect::None));
        let newer = exchange(5, [6, 7, 8, 9]);
        let due = "a set ended as it cannot";
        assert_eq!(judge(&failed, &[newer]).wrong, [due]);
    }
}
