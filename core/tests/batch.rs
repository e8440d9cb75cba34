//! Tests of batches with the hub simulator, and with servers that respond late, incorrectly or not
//! at all.

#![cfg(test)]

use std::collections::HashSet;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    BatchOptions, CallOptions, CancelToken, Client, Effect, ErrorKind, NodePath, PropertyAddress,
    PropertySet, PropertyUpdate,
};
use gfxhub_simulator::{LocalHub, Options};
use gfxhub_test_support::{ClosedPort, Connection, Server, response, tls};

/// Returns `count` items of a batch. Each sets a property to the number in the property's path.
fn sets(count: usize) -> Vec<PropertySet> {
    let set = |number: usize| PropertySet::new(3, "Wall", format!("Led//Level/{number}"), number);
    (0..count).map(set).collect()
}

/// Returns a hub's response to `set_property`, with the value that was sent.
fn property(body: &[u8]) -> Vec<u8> {
    let update: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
    let value = update.get("Value").unwrap_or(&serde_json::Value::Null);
    let body = format!(r#"{{"PropertyPath":"p","DisplayName":"p","Value":{value}}}"#);
    response("200 OK", "application/json", body)
}

/// Starts a server that responds to each set after a pause. Also returns the maximum number of sets
/// that were in progress at a time.
fn counting(
    pause: impl Fn(usize) -> Duration + Send + Sync + 'static,
) -> (Server, Arc<AtomicUsize>) {
    let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let seen = Arc::clone(&most);
    let server = Server::start(move |connection: &mut Connection| {
        while let Some(request) = connection.request() {
            let now = running.fetch_add(1, Ordering::SeqCst) + 1;
            seen.fetch_max(now, Ordering::SeqCst);
            thread::sleep(pause(now));
            running.fetch_sub(1, Ordering::SeqCst);
            connection.write(&property(&request.body));
        }
    });
    (server, most)
}

/// Starts a server that receives requests and never responds.
fn silent() -> Server {
    Server::start(|connection| {
        connection.request();
        connection.until_closed();
    })
}

fn client(url: &str) -> Client {
    let builder = Client::builder(url).timeout(Duration::from_secs(10));
    builder.build().unwrap()
}

#[test]
fn each_item_has_its_result_in_the_order_given() {
    let local = LocalHub::start(Options::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let sets = [
        PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.5),
        PropertySet::new(3, "Cyclorama", "No//Such/0", 0.5),
        PropertySet::new(
            3,
            "Mixer_0",
            "Default//Opacity/0",
            PropertyUpdate::new(0.0).linear(0.1),
        ),
        PropertySet::new(3, "No_Node", "Default//Opacity/0", 0.5),
        PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.25),
    ];
    let report = hub.engines().set_properties(&sets).unwrap();
    assert_eq!(report.len(), sets.len());
    for ((address, _), set) in report.iter().zip(&sets) {
        assert_eq!(*address, set.address);
    }
    let failed: Vec<_> = report
        .failed()
        .map(|(address, _)| address.clone())
        .collect();
    assert_eq!(failed, [sets[1].address.clone(), sets[3].address.clone()]);
    for (_, error) in report.failed() {
        assert_eq!(
            (error.operation(), error.attempts()),
            ("engines.set_property", 1)
        );
        assert!(error.status().is_some(), "{error}");
    }
    assert!(report.connections() >= 1 && report.skew() <= report.elapsed());
    // If a property is set twice, the later set determines its value.
    let addresses: Vec<PropertyAddress> = sets.iter().map(|set| set.address.clone()).collect();
    let read = hub.engines().get_properties(&addresses).unwrap();
    let values: Vec<Option<f64>> = read
        .into_iter()
        .map(|(_, result)| result.ok().and_then(|property| property.value.as_f64()))
        .collect();
    assert_eq!(
        (values[0], values[1], values[4]),
        (Some(0.25), None, Some(0.25))
    );
}

#[test]
fn the_properties_of_all_nodes_are_listed() {
    let local = LocalHub::start(Options::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let nodes = hub.engines().list_nodes(3).unwrap();
    let report = hub.engines().list_properties_of(3, &[]).unwrap();
    assert_eq!(report.len(), nodes.len());
    for ((path, result), node) in report.into_iter().zip(nodes) {
        assert_eq!(path, node.node_path);
        let alone = hub.engines().list_properties(3, path).unwrap();
        assert_eq!(result.unwrap().len(), alone.len());
    }
    let some = [NodePath::from("Mixer_0"), NodePath::from("No_Node")];
    let report = hub.engines().list_properties_of(3, &some).unwrap();
    let failed: Vec<_> = report.failed().map(|(node, _)| node.clone()).collect();
    assert_eq!(failed, some[1..]);
}

#[test]
fn one_item_that_must_not_be_sent_refuses_all() {
    let server = silent();
    let hub = client(&server.url());
    let mut sets = sets(4);
    for seconds in [-1, 1] {
        sets[3].update = PropertyUpdate::new(1).duration(seconds);
        let error = hub.engines().set_properties(&sets).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid);
        assert_eq!(error.argument(), Some("sets[3].body.Duration"));
        assert_eq!(error.operation(), "engines.set_properties");
    }
    let addresses = [PropertyAddress::new(3, "..", "p")];
    let error = hub.engines().get_properties(&addresses).unwrap_err();
    assert_eq!(error.argument(), Some("addresses[0].nodePath"));
    let error = hub
        .engines()
        .list_properties_of(3, &["..".into()])
        .unwrap_err();
    assert_eq!(error.argument(), Some("nodes[0]"));
    let many = vec![sets[0].clone(); 65_537];
    let error = hub.engines().set_properties(&many).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
    assert_eq!(server.connections(), 0);
}

#[test]
fn an_empty_batch_sends_nothing() {
    let server = silent();
    let report = client(&server.url()).engines().set_properties(&[]).unwrap();
    assert!(report.is_empty() && report.skew().is_zero());
    assert_eq!((report.connections(), server.connections()), (0, 0));
}

#[test]
fn a_closed_client_begins_no_batch() {
    let hub = client("http://127.0.0.1:9");
    hub.close();
    let error = hub.engines().set_properties(&sets(2)).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Closed, Effect::None)
    );
}

#[test]
fn as_many_connections_are_used_as_is_allowed_and_no_more() {
    let (server, most) = counting(|_| Duration::from_millis(5));
    let builder = Client::builder(&server.url()).max_batch_connections(4);
    let report = builder
        .build()
        .unwrap()
        .engines()
        .set_properties(&sets(40))
        .unwrap();
    assert_eq!(report.failed().count(), 0);
    assert_eq!((most.load(Ordering::SeqCst), report.connections()), (4, 4));
    assert_eq!(server.connections(), 4);
    // The pause is long enough for the threads of all connections to start.
    let (server, most) = counting(|_| Duration::from_millis(100));
    client(&server.url())
        .engines()
        .set_properties(&sets(64))
        .unwrap();
    assert_eq!(most.load(Ordering::SeqCst), 32);
}

#[test]
fn ordered_items_are_sent_one_at_a_time() {
    let (server, most) = counting(|_| Duration::from_millis(1));
    let options = BatchOptions::new().ordered(true);
    let hub = client(&server.url());
    let mut sets = sets(20);
    sets[7].update = PropertyUpdate::new(7).linear(0.1);
    let report = hub.engines().set_properties_with(&sets, &options).unwrap();
    assert_eq!(report.failed().count(), 0);
    assert_eq!(most.load(Ordering::SeqCst), 1);
    let requests = server.requests();
    let numbers: Vec<usize> = requests
        .iter()
        .map(|request| {
            request
                .target
                .rsplit("%2F")
                .next()
                .unwrap()
                .parse()
                .unwrap()
        })
        .collect();
    assert_eq!(numbers, (0..20).collect::<Vec<_>>());
}

/// The hub receives the sets of a property in the order in which the batch lists them. The timing
/// of the sets of other properties does not matter.
#[test]
fn the_last_value_of_each_property_is_the_last_given() {
    let written: Arc<Mutex<Vec<(String, i64)>>> = Arc::default();
    let hub_side = Arc::clone(&written);
    let turn = AtomicUsize::new(0);
    let server = Server::start(move |connection: &mut Connection| {
        while let Some(request) = connection.request() {
            // The different pauses change the order of the responses for different properties.
            let pause = turn.fetch_add(7919, Ordering::Relaxed) % 5;
            thread::sleep(Duration::from_micros(200 * pause as u64));
            let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
            let value = body["Value"].as_i64().unwrap();
            hub_side
                .lock()
                .unwrap()
                .push((request.target.clone(), value));
            connection.write(&property(&request.body));
        }
    });
    let hub = client(&server.url());
    // A normal run has 3 rounds. GFXHUB_BATCH_ROUNDS=1000 takes three minutes.
    let rounds = std::env::var("GFXHUB_BATCH_ROUNDS").map_or(3, |count| count.parse().unwrap());
    for round in 0..rounds {
        written.lock().unwrap().clear();
        let sets: Vec<PropertySet> = (0..1000)
            .map(|number| {
                // The batch sets the property itself and two of its sub-fields.
                let field = ["", ".x", ".y"][number as usize % 3];
                let path = format!("Led//Level/{}{field}", number % 10);
                PropertySet::new(3, "Wall", path, 1000_i64 * round + number)
            })
            .collect();
        let report = hub.engines().set_properties(&sets).unwrap();
        assert_eq!(report.failed().count(), 0);
        let written = written.lock().unwrap();
        assert_eq!(written.len(), 1000);
        for property in 0..10 {
            let name = format!("Level%2F{property}");
            let own = written.iter().filter(|(path, _)| {
                let last = path.rsplit_once('/').unwrap().1;
                last.split('.').next().unwrap().ends_with(&name)
            });
            let values: Vec<i64> = own.map(|(_, value)| *value).collect();
            assert!(values.is_sorted() && values.len() == 100, "{values:?}");
        }
    }
}

#[test]
fn a_hub_that_is_not_there_costs_few_attempts() {
    let port = ClosedPort::new().unwrap();
    let attempts = Arc::new(AtomicUsize::new(0));
    let seen = Arc::clone(&attempts);
    let builder = Client::builder(&port.url()).timeout(Duration::from_secs(10));
    let builder = builder.on_event(move |_| {
        seen.fetch_add(1, Ordering::Relaxed);
    });
    let hub = builder.build().unwrap();
    let report = hub.engines().set_properties(&sets(10_000)).unwrap();
    assert!(
        report.elapsed() < Duration::from_secs(5),
        "{:?}",
        report.elapsed()
    );
    for (_, error) in report.failed() {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Connect, Effect::None)
        );
    }
    assert_eq!(report.failed().count(), 10_000);
    // At most one attempt is made for each connection, in addition to the retries that the client's
    // budget allows.
    assert!(attempts.load(Ordering::Relaxed) <= 32 + 20);
}

#[test]
fn what_was_not_sent_in_time_says_so() {
    let server = silent();
    let options = CallOptions::new().timeout(Duration::from_millis(300));
    let hub = client(&server.url()).with(options);
    let report = hub.engines().set_properties(&sets(100)).unwrap();
    assert!(
        report.elapsed() < Duration::from_millis(600),
        "{:?}",
        report.elapsed()
    );
    let effects = report.failed().map(|(_, error)| {
        assert_eq!(error.kind(), ErrorKind::Timeout, "{error}");
        error.effect()
    });
    let sent = effects.filter(|effect| *effect == Effect::Maybe).count();
    assert_eq!((report.failed().count(), sent), (100, 32));
}

#[test]
fn a_cancel_ends_it_within_60_ms() {
    let server = silent();
    let token = CancelToken::new();
    let hub = client(&server.url()).with(CallOptions::new().cancel(&token));
    let mut sets = sets(1000);
    sets[3].update = PropertyUpdate::new(1).linear(1);
    let cancelled = thread::spawn(move || {
        thread::sleep(Duration::from_millis(200));
        token.cancel();
        Instant::now()
    });
    let report = hub.engines().set_properties(&sets).unwrap();
    let took = cancelled.join().unwrap().elapsed();
    assert!(took < Duration::from_millis(60), "{took:?}");
    assert_eq!(report.failed().count(), 1000);
    let sent = report.failed().filter(|(_, error)| {
        assert_eq!(error.kind(), ErrorKind::Cancelled, "{error}");
        error.effect() == Effect::Maybe
    });
    // Each of the 32 connections had one request, and the `set_property` with a duration had a
    // connection of its own.
    assert_eq!(sent.count(), 33);
}

#[test]
fn closing_the_client_ends_it() {
    let server = silent();
    let hub = client(&server.url());
    let other = hub.clone();
    let closing = thread::spawn(move || {
        thread::sleep(Duration::from_millis(100));
        other.close();
        Instant::now()
    });
    let report = hub.engines().set_properties(&sets(100)).unwrap();
    let took = closing.join().unwrap().elapsed();
    assert!(took < Duration::from_millis(60), "{took:?}");
    let kinds: HashSet<String> = report
        .failed()
        .map(|(_, error)| format!("{:?}", error.kind()))
        .collect();
    assert_eq!(kinds, HashSet::from(["Cancelled".to_owned()]));
}

#[test]
fn nothing_is_begun_after_the_first_failure_where_that_is_asked_for() {
    let local = LocalHub::start(Options::default()).unwrap();
    let builder = Client::builder(&local.url()).max_batch_connections(1);
    let hub = builder.build().unwrap();
    let mut addresses = vec![PropertyAddress::new(3, "Mixer_0", "Default//Opacity/0"); 10];
    addresses[4] = PropertyAddress::new(3, "Mixer_0", "No//Such/0");
    let options = BatchOptions::new().stop_on_error(true);
    let report = hub
        .engines()
        .get_properties_with(&addresses, &options)
        .unwrap();
    let kinds: Vec<Option<ErrorKind>> = report
        .iter()
        .map(|(_, result)| result.as_ref().err().map(gfxhub::Error::kind))
        .collect();
    let (_, unsent) = report.failed().last().unwrap();
    assert_eq!(unsent.hub(), local.url());
    assert!(
        unsent.message().contains("Look at the item that failed"),
        "{unsent}"
    );
    assert!(kinds[..4].iter().all(Option::is_none), "{kinds:?}");
    assert!(kinds[4].is_some_and(|kind| kind != ErrorKind::Cancelled));
    assert!(
        kinds[5..]
            .iter()
            .all(|kind| *kind == Some(ErrorKind::Cancelled))
    );
}

/// A connection gets its next request before the previous response on it is decoded. With
/// `stop_on_error`, the response is decoded first, because a failure would end the batch.
#[test]
fn the_next_request_is_sent_before_a_response_is_decoded() {
    for stops in [false, true] {
        let taken = Arc::new(AtomicUsize::new(0));
        let hub_side = Arc::clone(&taken);
        let server = Server::start(move |connection: &mut Connection| {
            while let Some(request) = connection.request() {
                hub_side.fetch_add(1, Ordering::SeqCst);
                connection.write(&property(&request.body));
            }
        });
        let decoded = AtomicUsize::new(0);
        let ahead = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&ahead);
        // An attempt is reported after its response was decoded.
        let report = move |_: &gfxhub::Event| {
            let due = decoded.fetch_add(1, Ordering::SeqCst) + 2;
            let patience = Duration::from_millis(if stops { 50 } else { 5_000 });
            let until = Instant::now() + patience;
            while taken.load(Ordering::SeqCst) < due && Instant::now() < until && due <= 3 {
                thread::sleep(Duration::from_millis(1));
            }
            seen.fetch_add(
                usize::from(taken.load(Ordering::SeqCst) >= due),
                Ordering::SeqCst,
            );
        };
        let builder = Client::builder(&server.url()).max_batch_connections(1);
        let hub = builder.on_event(report).build().unwrap();
        let options = BatchOptions::new().stop_on_error(stops);
        let report = hub.engines().set_properties_with(&sets(3), &options);
        assert_eq!(report.unwrap().failed().count(), 0);
        let due = if stops { 0 } else { 2 };
        assert_eq!(ahead.load(Ordering::SeqCst), due);
    }
}

/// A batch with `stop_on_error` in which an item has failed still notices a cancellation while
/// another item waits for its next attempt.
#[test]
fn a_cancel_is_heard_while_a_failed_batch_waits_to_try_again() {
    let server = Server::start(|connection: &mut Connection| {
        while let Some(request) = connection.request() {
            let status = match request.target.ends_with("%2F0") {
                true => "404 Not Found",
                false => "503 Service Unavailable\r\nRetry-After: 6",
            };
            connection.write(&response(status, "application/json", "{}"));
        }
    });
    let addresses: Vec<_> = sets(2).into_iter().map(|set| set.address).collect();
    let token = CancelToken::new();
    let hub = client(&server.url()).with(CallOptions::new().cancel(&token));
    let cancelled = thread::spawn(move || {
        thread::sleep(Duration::from_millis(300));
        token.cancel();
        Instant::now()
    });
    let options = BatchOptions::new().stop_on_error(true);
    let report = hub
        .engines()
        .get_properties_with(&addresses, &options)
        .unwrap();
    let took = cancelled.join().unwrap().elapsed();
    assert!(took < Duration::from_millis(150), "{took:?}");
    let kinds: Vec<_> = report.failed().map(|(_, error)| error.kind()).collect();
    assert_eq!(kinds, [ErrorKind::NotFound, ErrorKind::Cancelled]);
}

#[test]
fn a_list_of_all_nodes_has_one_time_limit_for_both_its_steps() {
    let service_time = Duration::from_millis(400);
    let options = Options {
        service_time,
        ..Options::default()
    };
    let local = LocalHub::start(options).unwrap();
    let limit = Duration::from_millis(600);
    let hub = Client::new(&local.url())
        .unwrap()
        .with(CallOptions::new().timeout(limit));
    let began = Instant::now();
    let report = hub.engines().list_properties_of(3, &[]).unwrap();
    let took = began.elapsed();
    assert!(took < limit + Duration::from_millis(150), "{took:?}");
    let kinds: HashSet<_> = report.failed().map(|(_, error)| error.kind()).collect();
    assert_eq!(kinds, HashSet::from([ErrorKind::Timeout]));
}

/// The batch's size limit also counts responses to requests that the library ureq sends.
#[test]
fn what_is_eased_or_goes_through_a_proxy_counts_towards_the_limit() {
    let server = Server::start(|connection: &mut Connection| {
        while let Some(request) = connection.request() {
            match request.method.as_str() {
                "CONNECT" => connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n"),
                _ => connection.write(&property(&request.body)),
            }
        }
    });
    let proxied = Client::builder("http://hub.example").proxy(server.url());
    let mut eased = sets(200);
    for set in &mut eased {
        set.update = PropertyUpdate::new(1).linear(1);
    }
    for (hub, sets) in [
        (client(&server.url()), eased),
        (proxied.build().unwrap(), sets(200)),
    ] {
        let options = BatchOptions::new().max_total(1000);
        let report = hub.engines().set_properties_with(&sets, &options).unwrap();
        let failed = report.failed().count();
        // About twenty responses fit into the limit of 1000 bytes. Fewer may succeed, since
        // responses that are received at the same time can exceed the limit together.
        assert!((170..200).contains(&failed), "{failed}");
        let too_large = |(_, error): (_, &gfxhub::Error)| {
            error.kind() == ErrorKind::TooLarge && error.message().contains("the batch's limit")
        };
        assert!(report.failed().all(too_large));
        let connections = report.connections();
        assert!((1..=32).contains(&connections), "{connections}");
    }
}

/// An older `set_property` call that is still connecting is not sent after a newer one. This holds
/// even if the client has sent many sets of other properties since then.
#[test]
fn an_older_set_is_not_sent_on_a_guess() {
    let release = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let slow = Arc::clone(&release);
    // The server is a proxy that delays the first connection.
    let server = Server::start(move |connection: &mut Connection| {
        while let Some(request) = connection.request() {
            if request.method == "CONNECT" {
                while connection.number == 0 && !slow.load(Ordering::SeqCst) {
                    thread::sleep(Duration::from_millis(1));
                }
                connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
                continue;
            }
            connection.write(&property(&request.body));
        }
    });
    let builder = Client::builder("http://hub.example").proxy(server.url());
    let builder = builder.connect_timeout(Duration::from_secs(60));
    let hub = builder.timeout(Duration::from_secs(60)).build().unwrap();
    let older = hub.clone();
    let older = thread::spawn(move || older.engines().set_property(3, "Wall", "contested", 1));
    while server.connections() == 0 {
        thread::sleep(Duration::from_millis(1));
    }
    hub.engines()
        .set_property(3, "Wall", "contested", 2)
        .unwrap();
    // The client remembers a limited number of sets. A normal run does not reach this number, and
    // GFXHUB_SETS_BETWEEN=300000 exceeds it.
    let between = std::env::var("GFXHUB_SETS_BETWEEN").map_or(300, |count| count.parse().unwrap());
    for batch in sets(between).chunks(65_536) {
        let report = hub.engines().set_properties(batch).unwrap();
        assert_eq!(report.failed().count(), 0);
    }
    release.store(true, Ordering::SeqCst);
    let error = older.join().unwrap().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Superseded, Effect::None)
    );
}

#[test]
fn the_results_have_a_limit_in_all() {
    let local = LocalHub::start(Options::default()).unwrap();
    let builder = Client::builder(&local.url()).max_batch_connections(1);
    let hub = builder.build().unwrap();
    let addresses = vec![PropertyAddress::new(3, "Mixer_0", "Default//Opacity/0"); 100];
    let options = BatchOptions::new().max_total(2_000);
    let report = hub
        .engines()
        .get_properties_with(&addresses, &options)
        .unwrap();
    let failed = report.failed().count();
    assert!(failed > 50 && failed < 100, "{failed}");
    for (_, error) in report.failed() {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::TooLarge, Effect::None)
        );
    }
}

#[test]
fn the_progress_is_reported_and_can_end_it() {
    let (server, _) = counting(|_| Duration::from_millis(50));
    let calls = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&calls);
    let options = BatchOptions::new().on_progress(move |done, total| {
        seen.lock().unwrap().push((done, total));
        done < 100
    });
    let hub = client(&server.url());
    let report = hub
        .engines()
        .set_properties_with(&sets(1000), &options)
        .unwrap();
    let calls = calls.lock().unwrap();
    assert!(
        calls.is_sorted() && calls.iter().all(|(_, total)| *total == 1000),
        "{calls:?}"
    );
    let cancelled = report.failed().count();
    assert!(cancelled > 0 && cancelled < 900, "{cancelled}");
    let least = Duration::from_millis(100) * calls.len() as u32;
    assert!(
        report.elapsed() >= least,
        "{calls:?} {:?}",
        report.elapsed()
    );
}

/// The report says for each item whether the hub has executed it: yes, maybe, or no.
#[test]
fn a_hub_that_dies_leaves_no_item_wrong() {
    for killed_after in [1, 7, 40] {
        let taken: Arc<Mutex<HashSet<String>>> = Arc::default();
        let hub_side = Arc::clone(&taken);
        let count = AtomicUsize::new(0);
        let server = Server::start(move |connection: &mut Connection| {
            while let Some(request) = connection.request() {
                hub_side.lock().unwrap().insert(request.target.clone());
                if count.fetch_add(1, Ordering::SeqCst) >= killed_after {
                    return connection.reset();
                }
                connection.write(&property(&request.body));
            }
        });
        let builder = Client::builder(&server.url()).max_attempts(1);
        let report = builder
            .build()
            .unwrap()
            .engines()
            .set_properties(&sets(64))
            .unwrap();
        let taken = taken.lock().unwrap();
        for (address, result) in report.iter() {
            let level = address.property_path.to_string();
            let number = level.rsplit('/').next().unwrap().to_owned();
            let arrived = taken
                .iter()
                .any(|path| path.ends_with(&format!("%2F{number}")));
            match result {
                Ok(property) => assert_eq!(property.value.to_json(), number),
                Err(error) => assert!(error.effect() == Effect::Maybe || !arrived, "{error}"),
            }
        }
        assert!(report.failed().count() < 64);
    }
}

#[test]
fn it_works_over_tls() {
    let config = tls::config().unwrap();
    let server = Server::serving(move |stream| {
        let Ok(mut stream) = tls::secure(stream, &config) else {
            return;
        };
        while let Some(request) = tls::request(&mut stream) {
            let _ = stream.write_all(&property(&request.body));
        }
    });
    let server = server.unwrap();
    let builder = Client::builder(&server.secured_url()).ca_file(tls::file("authority.pem"));
    let hub = builder.build().unwrap();
    for _ in 0..2 {
        let report = hub.engines().set_properties(&sets(200)).unwrap();
        for (number, (_, result)) in report.into_iter().enumerate() {
            assert_eq!(result.unwrap().value.as_i64(), Some(number as i64));
        }
    }
    // The second batch used the connections of the first one.
    assert!(server.connections() <= 32, "{}", server.connections());
}

#[test]
fn a_composed_call_by_name_gives_a_report() {
    let local = LocalHub::start(Options::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let report = |name: &str, arguments: &str| -> serde_json::Value {
        let invoked = hub.invoke(name, arguments).unwrap();
        assert!(invoked.response().is_none());
        assert_eq!(invoked.text(), invoked.result());
        serde_json::from_str(invoked.result().unwrap()).unwrap()
    };
    let sets = r#"{"sets": [
        {"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "Default//Opacity/0", "Value": 0.25},
        {"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "No//Such/0", "Value": 1}
    ], "options": {"ordered": true, "maxTotal": 100000}}"#;
    let set = report("engines.set_properties", sets);
    let items = set["items"].as_array().unwrap();
    assert_eq!(items.len(), 2);
    assert_eq!(items[0]["address"]["propertyPath"], "Default//Opacity/0");
    assert_eq!(items[0]["result"]["Value"], 0.25);
    assert!(items[0].get("error").is_none() && items[1].get("result").is_none());
    let error = &items[1]["error"];
    assert_eq!(
        (error["kind"].as_str(), error["effect"].as_str()),
        (Some("Server"), Some("maybe"))
    );
    assert_eq!(error["status"], 500);
    assert!(error["message"].as_str().unwrap().contains("No//Such/0"));
    assert!(set["skewMs"].is_number() && set["elapsedMs"].is_number());
    assert_eq!(set["connections"], 1);

    let address = r#"{"engineId": 3, "nodePath": "Mixer_0", "propertyPath": "Default//Opacity/0"}"#;
    let got = report(
        "engines.get_properties",
        &format!(r#"{{"addresses": [{address}]}}"#),
    );
    assert_eq!(got["items"][0]["result"]["Value"], 0.25);

    let listed = report(
        "engines.list_properties_of",
        r#"{"engineId": 3, "nodes": ["Mixer_0"]}"#,
    );
    assert_eq!(listed["items"][0]["address"]["nodePath"], "Mixer_0");
    assert!(listed["items"][0]["result"].as_array().unwrap().len() > 3);
    let all = report("engines.list_properties_of", r#"{"engineId": 3}"#);
    assert!(all["items"].as_array().unwrap().len() > 1);
}

#[test]
fn a_composed_call_by_name_refuses_what_it_does_not_take() {
    let port = ClosedPort::new().unwrap();
    let hub = client(&port.url());
    let address = r#""engineId": 3, "nodePath": "n", "propertyPath": "p""#;
    for (name, arguments, argument) in [
        (
            "engines.set_properties",
            r#"{"sets": 1}"#.to_owned(),
            "sets",
        ),
        (
            "engines.set_properties",
            r#"{"sets": [1]}"#.to_owned(),
            "sets[0]",
        ),
        (
            "engines.set_properties",
            format!(r#"{{"sets": [{{{address}, "Value": 1}}, {{{address}}}]}}"#),
            "sets[1].Value",
        ),
        (
            "engines.set_properties",
            format!(r#"{{"sets": [{{{address}, "Value": 1, "Delay": -1}}]}}"#),
            "sets[0].body.Delay",
        ),
        (
            "engines.set_properties",
            r#"{"nodes": []}"#.to_owned(),
            "nodes",
        ),
        (
            "engines.get_properties",
            r#"{"options": []}"#.to_owned(),
            "options",
        ),
        (
            "engines.get_properties",
            r#"{"options": {"parallel": true}}"#.to_owned(),
            "options.parallel",
        ),
        (
            "engines.get_properties",
            r#"{"options": {"ordered": 1}}"#.to_owned(),
            "options.ordered",
        ),
        (
            "engines.get_properties",
            r#"{"options": {"maxTotal": 0}}"#.to_owned(),
            "options.maxTotal",
        ),
        ("engines.list_properties_of", "{}".to_owned(), "engineId"),
        (
            "engines.list_properties_of",
            r#"{"engineId": 3, "nodes": [7]}"#.to_owned(),
            "nodes[0]",
        ),
    ] {
        let error = hub.invoke(name, &arguments).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid, "{arguments}: {error}");
        assert_eq!(error.argument(), Some(argument), "{arguments}: {error}");
        assert_eq!(error.operation(), name, "{arguments}");
        assert_eq!(error.effect(), Effect::None);
    }
    let unknown = hub.invoke("engines.set_all", "{}").unwrap_err();
    assert!(
        unknown.detail().contains("engines.set_properties"),
        "{unknown}"
    );
}
