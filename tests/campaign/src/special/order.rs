//! Two threads that set one property while connects and proxies are slow and responses get lost. No
//! set may be sent after a newer set of the same property.

use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use gfxhub::{Client, PropertyUpdate};
use gfxhub_test_support::tls;

use super::rounds::{RoundOptions, RoundResults, all_in_one, lock};
use super::set_hub::{GOOD, Order, Reply, SetHub};
use super::set_order::{Counts, Observations, Target, WriteCall, WriteMethod, failure, judge};
use super::{Fault, Finding};
use crate::random::Random;

/// Number of concurrent rounds, each at its own hub.
const WORKERS: u64 = 8;
/// Time after which no further round begins.
const LIMIT: Duration = Duration::from_secs(600);
/// Maximum time that the second thread waits until the hub has seen the first set.
const TIMEOUT: Duration = Duration::from_secs(1);
/// Maximum random wait of a thread before its set, in microseconds.
const APART: u64 = 6_000;
/// Maximum delay of a tunnel or a TLS handshake, in microseconds.
const HELD: u64 = 8_000;
/// Maximum delay of a response, in microseconds.
const ANSWERED: u64 = 2_000;
/// Frequency of lost responses: one in this many.
const LOST: u64 = 5;
/// Number of rounds after which each situation in `met`, in `run`, must have occurred.
const TELLING: u64 = 100;

/// Plays this many rounds.
///
/// # Errors
/// Returns an error if a hub or a client cannot be set up.
pub fn run(rounds: u64, seed: u64) -> Result<Finding, Fault> {
    let rounds = RoundOptions {
        time: LIMIT,
        ..RoundOptions::new(rounds, seed, WORKERS)
    };
    let set_up = || {
        let hub = SetHub::start()?;
        let open = Client::builder(&hub.url()).build()?;
        let proxied = Client::builder("http://hub.example").proxy(hub.url());
        let proxied = proxied.build()?;
        let secured = Client::builder(&hub.secured_url()).ca_file(tls::file("authority.pem"));
        let secured = secured.build()?;
        Ok((hub, [open, proxied, secured]))
    };
    let played: RoundResults<Counts> =
        rounds.play(set_up, |(hub, clients), number, random, counts| {
            let client = random.pick(clients);
            let observed = play(hub, client, number % 32, random);
            let wrong = judge(&observed, &mut lock(counts));
            Ok(all_in_one(&wrong, observed))
        })?;
    let RoundResults { rounds, counts, .. } = &played;
    let text = format!(
        "{rounds} rounds in {:.0} s, seed {seed}, {WORKERS} at a time: two sets of one property, or of one \
         and its sub-field, by two threads of one client; to the hub, by way of a proxy that holds \
         each tunnel for 0 to {} ms, or over TLS whose greeting is held as long. In {} rounds it \
         was certain which set was the newer one. Ended as Superseded, and never seen by the hub: \
         {}. Replies that were lost: {}; sets that were sent again: {}. In {} rounds both may \
         have been on the wire at the same time; after {} of them the hub had the older value, \
         because sets that overlap have no order.",
        played.seconds,
        HELD / 1000,
        counts.pairs,
        counts.superseded,
        counts.lost,
        counts.again,
        counts.overlapped,
        counts.older_last,
    );
    let met = [
        ("round had a known order", counts.pairs),
        ("set was superseded", counts.superseded),
        ("set was sent again", counts.again),
    ];
    Ok(played.finding(text, TELLING, &met))
}

/// Returns the delay of a tunnel or a TLS handshake, or the reply to a set. The response may be
/// lost, and the connection may be closed after it.
fn order(name: &str, random: &mut Random) -> Order {
    let is_set = name.starts_with('p');
    let longest = if is_set { ANSWERED } else { HELD };
    Order {
        pause: Duration::from_micros(random.below(longest + 1)),
        reply: if random.one_in(LOST) {
            Reply::Close
        } else {
            GOOD
        },
        closes: !random.one_in(3),
    }
}

/// Lets two threads set a property.
fn play(hub: &SetHub, client: &Client, property: u64, random: &mut Random) -> Observations {
    let mut target = || Target {
        property,
        field: random.pick::<&str>(&["", ".x"]),
    };
    let targets = [target(), target()];
    let timed = [random.one_in(3), random.one_in(3)];
    let delays = [random.below(APART), random.below(APART)];
    // In most rounds the second set begins after the first one, so that their order is known.
    let follows = !random.one_in(4);
    let mut of_hub = Random::new(random.draw());
    hub.begin(move |name| order(name, &mut of_hub));
    let first_seen = Mutex::new(Duration::MAX);
    let write = |writer: usize| {
        if writer == 1 && follows && hub.wait_until_seen(TIMEOUT) {
            *lock(&first_seen) = hub.now();
        }
        thread::sleep(Duration::from_micros(delays[writer]));
        let (value, begun, target) = (hub.next_value(), hub.now(), targets[writer]);
        let path = format!("p{property}{}", target.field);
        let update = PropertyUpdate::new(value.cast_signed());
        let update = match timed[writer] {
            true => update.linear(0.5),
            false => update,
        };
        let engines = client.engines();
        let outcome = engines.set_property(3, "Node", path, &update);
        let given = WriteCall::called(
            value,
            Some(target),
            WriteMethod::Single,
            timed[writer],
            begun,
        );
        given.ended(failure(&outcome), hub.now())
    };
    let mut given = thread::scope(|scope| {
        let second = scope.spawn(|| write(1));
        let first = write(0);
        let second = second.join();
        vec![
            first,
            second.unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        ]
    });
    // The hub had seen the first set before the second began.
    given[0].placed = given[0].placed.min(*lock(&first_seen));
    let exchanges = hub.exchanges();
    for given in &mut given {
        let own = exchanges.iter().filter(|it| it.value == given.value);
        // A connection that existed before the call began was made for another call.
        let known = own.map(|it| it.known).filter(|known| *known > given.begun);
        let known = known.min();
        given.placed = given.placed.min(known.unwrap_or(Duration::MAX));
    }
    Observations {
        given,
        exchanges,
        ..Observations::default()
    }
}
