//! Tests of the resolver with simulated name services.

use super::*;
use crate::config::Timeouts;
use std::net::SocketAddrV6;
use std::sync::atomic::{AtomicUsize, Ordering};

const LONG: Duration = Duration::from_secs(20);

/// Returns a resolver, the number of its lookups and the number of its threads.
fn counting(
    lookup: impl Fn(&str) -> LookupResult + Send + Sync + 'static,
) -> (Resolver, Arc<AtomicUsize>, Arc<AtomicUsize>) {
    let (lookups, threads) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
    let (asked, started) = (Arc::clone(&lookups), Arc::clone(&threads));
    let resolver = Resolver::with(
        Arc::new(move |host, _| {
            asked.fetch_add(1, Ordering::SeqCst);
            lookup(host)
        }),
        Arc::new(move |work| {
            started.fetch_add(1, Ordering::SeqCst);
            thread::Builder::new().spawn(work).map(drop)
        }),
    );
    (resolver, lookups, threads)
}

/// Returns the addresses of a host, or the reason why there are none within `limit`.
fn found(resolver: &Resolver, host: &str, limit: Duration) -> Vec<String> {
    let until = Instant::now() + limit;
    let mut progress = resolver.begin_name(host, 80, limit);
    loop {
        let lookup = match progress {
            Ok(Progress::Found(addresses)) => {
                return addresses.iter().map(ToString::to_string).collect();
            }
            Err(why) => return vec![why.to_string()],
            Ok(Progress::Pending(lookup)) => lookup,
        };
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return vec!["too late".into()];
        }
        resolver.wait(&lookup, left);
        progress = resolver.poll_name(lookup);
    }
}

fn one() -> LookupResult {
    Ok(vec![SocketAddr::from(([10, 0, 0, 1], 80))])
}

/// An address is looked up together with its zone. Only the system can interpret the name of a
/// zone.
#[test]
fn an_address_in_a_zone_is_looked_up_whole() {
    let (resolver, lookups, _) = counting(|host| {
        assert_eq!(host, "fe80::1%eth0");
        let address = SocketAddrV6::new("fe80::1".parse().unwrap(), 80, 0, 7);
        Ok(vec![address.into()])
    });
    let request = crate::transport::tests::request("GET", "/x", None);
    let limits = Timeouts {
        resolve: LONG,
        connect: LONG,
        send: LONG,
        response: None,
        body: None,
    };
    let resolver = resolver.in_zone("fe80::1%eth0".into());
    for resolver in [resolver.fresh_copy(), resolver] {
        let context = CallContext::new(&request, limits, false, 1024);
        let uri = "http://[fe80::1]".parse().unwrap();
        let found = resolver.lookup(&uri, &context).unwrap();
        assert_eq!(found, ["[fe80::1%7]:80".parse().unwrap()]);
    }
    assert_eq!(lookups.load(Ordering::SeqCst), 2);
}

/// The system also accepts the number of a zone.
#[cfg(target_os = "linux")]
#[test]
fn the_system_knows_zones() {
    let found = system_lookup("fe80::1%1", 80).unwrap();
    assert_eq!(found, ["[fe80::1%1]:80".parse().unwrap()]);
}

#[test]
fn addresses_need_no_lookup() {
    let (resolver, lookups, threads) = counting(|_| one());
    let found = |host| self::found(&resolver, host, LONG);
    assert_eq!(found("10.0.0.5"), ["10.0.0.5:80"]);
    assert_eq!(found("[::1]"), ["[::1]:80"]);
    assert_eq!(found("::1"), ["[::1]:80"]);
    let local = &["127.0.0.1:80", "[::1]:80"][..if has_ipv6() { 2 } else { 1 }];
    assert_eq!(found("LocalHost"), local);
    assert_eq!(found("localhost."), local);
    assert_eq!(
        (
            lookups.load(Ordering::SeqCst),
            threads.load(Ordering::SeqCst)
        ),
        (0, 0)
    );
}

#[test]
fn a_name_is_looked_up_once_for_many() {
    let (resolver, lookups, threads) = counting(|_| one());
    std::thread::scope(|scope| {
        for _ in 0..32 {
            scope.spawn(|| assert_eq!(found(&resolver, "Hub", LONG), ["10.0.0.1:80"]));
        }
    });
    assert_eq!(found(&resolver, "hub", LONG), ["10.0.0.1:80"]);
    assert_eq!(
        (
            lookups.load(Ordering::SeqCst),
            threads.load(Ordering::SeqCst)
        ),
        (1, 1)
    );
}

#[test]
fn a_dns_failure_is_reported_and_not_cached() {
    let answers = Mutex::new(vec![
        one(),
        Ok(vec![]),
        Err(ResolveError::permanent("not known")),
    ]);
    let (resolver, lookups, _) = counting(move |_| answers.lock().unwrap().pop().unwrap());
    let found = || self::found(&resolver, "hub", LONG);
    assert_eq!(found(), ["the host name hub cannot be resolved: not known"]);
    assert_eq!(
        found(),
        ["the host name hub cannot be resolved: it has no address"]
    );
    assert_eq!(found(), ["10.0.0.1:80"]);
    assert_eq!(lookups.load(Ordering::SeqCst), 3);
}

/// All calls of a client share one thread for lookups.
#[test]
fn slow_dns_holds_one_thread_and_no_call() {
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = Mutex::new(held);
    let (resolver, _, threads) = counting(move |_| {
        let _ = held.lock().unwrap().recv();
        one()
    });
    for host in ["a", "b", "a", "c"] {
        let begin = Instant::now();
        let found = self::found(&resolver, host, Duration::from_millis(20));
        assert_eq!(found, ["too late"]);
        assert!(begin.elapsed() < Duration::from_secs(2));
    }
    assert_eq!(threads.load(Ordering::SeqCst), 1);
    // After the name service responds, names whose calls timed out before are found.
    drop(release);
    assert_eq!(found(&resolver, "c", LONG), ["10.0.0.1:80"]);
    assert_eq!(threads.load(Ordering::SeqCst), 1);
}

#[test]
fn no_more_names_wait_than_the_queue_holds() {
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = Mutex::new(held);
    let (resolver, ..) = counting(move |_| {
        let _ = held.lock().unwrap().recv();
        one()
    });
    let outcomes: Vec<String> = (0..CACHE_CAPACITY + 8)
        .flat_map(|n| found(&resolver, &format!("hub{n}"), Duration::from_millis(1)))
        .collect();
    assert!(
        outcomes.last().unwrap().contains("too many lookups"),
        "{outcomes:?}"
    );
    assert!(resolver.0.lock().names.len() <= CACHE_CAPACITY + 1);
    drop(release);
}

#[test]
fn without_a_thread_there_is_an_error_and_no_panic() {
    let refusing = Resolver::with(
        Arc::new(|_, _| one()),
        Arc::new(|_| Err(io::Error::from(io::ErrorKind::WouldBlock))),
    );
    for _ in 0..2 {
        let found = self::found(&refusing, "hub", LONG);
        assert!(
            found[0].starts_with("no thread can be started"),
            "{found:?}"
        );
    }
    assert!(refusing.0.lock().queue.is_empty());
    assert_eq!(found(&refusing, "127.0.0.1", LONG), ["127.0.0.1:80"]);
}

/// A panic in a lookup does not end the thread.
#[test]
fn a_lookup_that_panics_is_a_failure_like_others() {
    // This unwinds like a panic, but prints no message in the test's output.
    let (resolver, ..) = counting(|host| match host {
        "bad" => std::panic::resume_unwind(Box::new("no")),
        _ => one(),
    });
    assert!(found(&resolver, "bad", LONG)[0].contains("panicked"));
    assert_eq!(found(&resolver, "good", LONG), ["10.0.0.1:80"]);
}

#[test]
fn the_last_known_addresses_serve_while_the_name_service_is_gone() {
    let answers = Mutex::new(vec![
        Err(ResolveError::permanent("no such host")),
        Err(ResolveError::transient("try again")),
        one(),
    ]);
    let (resolver, ..) = counting(move |_| answers.lock().unwrap().pop().unwrap());
    let found = || {
        // The earlier results are made stale.
        for name in resolver.0.lock().names.values_mut() {
            name.last = None;
        }
        found(&resolver, "hub", LONG)
    };
    assert_eq!(found(), ["10.0.0.1:80"]);
    assert_eq!(found(), ["10.0.0.1:80"], "the name service fails");
    let gone = ["the host name hub cannot be resolved: no such host"];
    assert_eq!(
        found(),
        gone,
        "the name service says that there is no such host"
    );
    assert!(
        resolver
            .0
            .lock()
            .names
            .values()
            .all(|name| name.known.is_empty())
    );
}

#[test]
fn a_silent_name_service_costs_a_quarter_of_a_second_and_then_nothing() {
    let (release, held) = std::sync::mpsc::channel::<()>();
    let held = Mutex::new(held);
    let asked = AtomicUsize::new(0);
    let (resolver, ..) = counting(move |_| {
        if asked.fetch_add(1, Ordering::SeqCst) > 0 {
            let _ = held.lock().unwrap().recv();
        }
        one()
    });
    assert_eq!(found(&resolver, "hub", LONG), ["10.0.0.1:80"]);
    for name in resolver.0.lock().names.values_mut() {
        name.last = None;
    }
    let took = || {
        let begin = Instant::now();
        assert_eq!(found(&resolver, "hub", LONG), ["10.0.0.1:80"]);
        begin.elapsed()
    };
    assert!(took() < Duration::from_secs(5));
    assert!(took() < STALE_AFTER / 2, "a later call need not wait again");
    drop(release);
}
