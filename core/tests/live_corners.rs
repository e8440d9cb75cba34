//! Tests of special cases of live sessions: a property that fails alone, the order, the end, and
//! callbacks.

#![cfg(test)]

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, ErrorKind, LiveReportKind, LiveSession, PropertyUpdate,
};
use gfxhub_test_support::{Connection, Server, response};

const LONG: Duration = Duration::from_secs(10);
const MS: Duration = Duration::from_millis(1);

/// The ways in which a server answers the `set_property` requests for a property.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Answer {
    Taken,
    Status(&'static str),
    Page,
    Reset,
    Never,
}

/// Returns a hub's response to `set_property`, with the value that was sent.
fn property(body: &[u8]) -> Vec<u8> {
    let update: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
    let value = update.get("Value").unwrap_or(&serde_json::Value::Null);
    let body = format!(r#"{{"PropertyPath":"p","DisplayName":"p","Value":{value}}}"#);
    response("200 OK", "application/json", body)
}

/// Starts a server that answers a set depending on the last part of its path.
fn answering(answer: impl Fn(&str) -> Answer + Send + Sync + 'static) -> Server {
    Server::start(move |connection: &mut Connection| {
        while let Some(request) = connection.request() {
            let name = request.target.rsplit('/').next().unwrap_or_default();
            match answer(name) {
                Answer::Taken => connection.write(&property(&request.body)),
                Answer::Status(status) => {
                    connection.write(&response(status, "application/json", "{}"));
                }
                Answer::Page => {
                    connection.write(&response("200 OK", "text/html", "<html>no hub</html>"));
                }
                Answer::Reset => return connection.reset(),
                Answer::Never => return connection.until_closed(),
            }
        }
    })
}

/// Returns the values that a server received, in order, by the last part of the path.
fn values(server: &Server) -> HashMap<String, Vec<f64>> {
    let mut values: HashMap<String, Vec<f64>> = HashMap::new();
    for request in server.requests() {
        let name = request.target.rsplit('/').next().unwrap_or_default();
        let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap_or_default();
        let value = body["Value"].as_f64().unwrap_or(f64::NAN);
        values.entry(name.to_owned()).or_default().push(value);
    }
    values
}

fn client(server: &Server) -> Client {
    Client::new(&server.url()).unwrap()
}

fn assert_adds_up(live: &LiveSession) {
    let stats = live.stats();
    let ends = stats.delivered + stats.superseded + stats.failed + stats.expired + stats.dropped;
    assert_eq!(stats.sets, ends + stats.waiting, "{stats:?}");
}

#[test]
fn a_property_that_fails_in_its_own_way_holds_up_no_other() {
    for bad in [
        Answer::Status("401 Unauthorized"),
        Answer::Status("403 Forbidden"),
        Answer::Status("404 Not Found"),
        Answer::Status("429 Too Many Requests"),
        Answer::Status("500 Internal Server Error"),
        Answer::Status("503 Service Unavailable"),
        Answer::Page,
        Answer::Reset,
        Answer::Never,
    ] {
        let server = answering(move |name| match name.starts_with("bad") {
            true => bad,
            false => Answer::Taken,
        });
        let client = client(&server);
        let live = client.live().open().unwrap();
        let open = |name: String| live.property(3, "n", name).unwrap();
        let mut good: Vec<_> = (0..6).map(|number| open(format!("good{number}"))).collect();
        let mut others: Vec<_> = (0..31).map(|number| open(format!("bad{number}"))).collect();
        let began = Instant::now();
        let mut step = 0;
        while began.elapsed() < 1500 * MS {
            step += 1;
            for handle in good.iter_mut().chain(&mut others) {
                handle.set(step);
            }
            thread::sleep(8 * MS);
        }
        // The rate is 60 a second, but this machine may be busy.
        let values = values(&server);
        for number in 0..6 {
            let sent = values[&format!("good{number}")].len();
            assert!(sent > 30, "{bad:?}: {sent} of 90");
        }
        let reports = live.take_reports();
        let kinds = [LiveReportKind::Held, LiveReportKind::Failed];
        assert!(
            !reports.is_empty() && reports.iter().all(|report| kinds.contains(&report.kind)),
            "{bad:?}: {reports:?}"
        );
        assert_adds_up(&live);
    }
}

#[test]
fn what_is_held_back_is_reported_once_and_is_back_once_it_is_taken() {
    let refuses = Arc::new(AtomicBool::new(true));
    let asks = Arc::clone(&refuses);
    let server = answering(
        move |name| match name == "bad" && asks.load(Ordering::SeqCst) {
            true => Answer::Status("403 Forbidden"),
            false => Answer::Taken,
        },
    );
    let live = client(&server).live().open().unwrap();
    let mut bad = live.property(3, "n", "bad").unwrap();
    let mut good = live.property(3, "n", "good").unwrap();
    let began = Instant::now();
    let (mut reports, mut step) = (Vec::new(), 0);
    while began.elapsed() < 4000 * MS {
        step += 1;
        bad.set(step);
        good.set(step);
        thread::sleep(8 * MS);
        let taken = live.take_reports().into_iter();
        reports.extend(taken.map(|report| (began.elapsed(), report)));
        if began.elapsed() > 2000 * MS {
            refuses.store(false, Ordering::SeqCst);
        }
    }
    let [(held, first), (back, second)] = &reports[..] else {
        panic!("{reports:?}");
    };
    assert_eq!(
        (first.kind, second.kind),
        (LiveReportKind::Held, LiveReportKind::Back)
    );
    assert_eq!(
        first.address.as_ref().unwrap().property_path.as_str(),
        "bad"
    );
    assert_eq!(first.error.as_ref().unwrap().status(), Some(403));
    assert!(*held < 1500 * MS, "{held:?}");
    assert!(*back < 4000 * MS, "{back:?}");
    assert!(
        second.to_string().contains("values are accepted again"),
        "{second}"
    );
}

#[test]
fn many_properties_keep_their_rate_by_default_and_a_reached_limit_is_reported_once() {
    let server = answering(|_| Answer::Taken);
    let client = client(&server);
    let run = |count: usize, total_rate: Option<u32>| {
        let live = client.live();
        let live = match total_rate {
            Some(rate) => live.total_rate(rate),
            None => live,
        };
        let live = live.open().unwrap();
        let open = |number| live.property(3, "n", format!("p{count}-{number}")).unwrap();
        let mut all: Vec<_> = (0..count).map(open).collect();
        let began = Instant::now();
        let mut step = 0;
        while began.elapsed() < 1500 * MS {
            step += 1;
            for handle in &mut all {
                handle.set(step);
            }
            thread::sleep(8 * MS);
        }
        let kinds: Vec<_> = live
            .take_reports()
            .iter()
            .map(|report| report.kind)
            .collect();
        (live.stats().sent, kinds)
    };
    let (sent, kinds) = run(64, None);
    // An earlier version sent 8 values of each property in a second: 768 in this time.
    assert!(sent > 1500, "{sent} of 5760");
    assert_eq!(kinds, []);
    let (sent, kinds) = run(32, Some(200));
    assert!(sent < 400, "{sent}");
    assert_eq!(kinds, [LiveReportKind::Limited]);
}

#[test]
fn what_the_session_itself_holds_back_is_not_stale() {
    let server = answering(|_| Answer::Taken);
    let client = client(&server);
    let refused = client.live().stale_after(10 * MS).open().unwrap_err();
    assert_eq!(
        (refused.kind(), refused.argument()),
        (ErrorKind::Invalid, Some("staleAfter"))
    );
    let live = client.live().stale_after(100 * MS).total_rate(100);
    let live = live.open().unwrap();
    let open = |number| live.property(3, "n", format!("p{number}")).unwrap();
    let mut all: Vec<_> = (0..64).map(open).collect();
    for step in 0..10 {
        for handle in &mut all {
            assert!(handle.set(step));
        }
    }
    assert!(live.flush(LONG).unwrap().is_empty());
    let stats = live.stats();
    assert!(stats.expired == 0 && stats.delivered >= 64, "{stats:?}");
    assert!(
        values(&server)
            .values()
            .all(|sent| sent.last() == Some(&9.0))
    );
}

#[test]
fn a_client_that_is_closed_leaves_no_thread_that_spins() {
    let server = answering(|_| Answer::Taken);
    let client = client(&server);
    let live = client.live().rate(0).total_rate(0).open().unwrap();
    let open = |number| live.property(3, "n", format!("p{number}")).unwrap();
    let mut all: Vec<_> = (0..200).map(open).collect();
    for step in 0..20 {
        for handle in &mut all {
            handle.set(step);
        }
        if step == 10 {
            client.close();
        }
    }
    let left = live.flush(LONG).unwrap();
    assert_eq!(left.is_empty(), live.stats().dropped == 0);
    let began = Instant::now();
    drop(live);
    assert!(began.elapsed() < 1000 * MS, "{:?}", began.elapsed());
}

#[test]
fn what_is_left_is_what_was_not_acknowledged_however_it_ends() {
    #[derive(Debug, PartialEq)]
    enum End {
        Close,
        ClientClosed,
        Cancelled,
    }
    for end in [End::Close, End::ClientClosed, End::Cancelled] {
        let server = answering(|name| match name.starts_with("bad") {
            true => Answer::Never,
            false => Answer::Taken,
        });
        let (client, token) = (client(&server), CancelToken::new());
        let live = client.with(CallOptions::new().cancel(&token)).live();
        let live = live.open().unwrap();
        let mut good = live.property(3, "n", "good").unwrap();
        let mut bad = live.property(3, "n", "bad").unwrap();
        assert!(good.set(1) && bad.set(1));
        thread::sleep(100 * MS);
        assert!(bad.set(2));
        let began = Instant::now();
        match end {
            End::Close => {}
            End::ClientClosed => client.close(),
            End::Cancelled => token.cancel(),
        }
        let left = live.close(50 * MS).unwrap();
        assert!(began.elapsed() < 400 * MS, "{end:?}: {:?}", began.elapsed());
        assert_eq!(left, [bad.address().clone()], "{end:?}");
        assert!(!good.set(3) && !bad.set(3));
        let stats = live.stats();
        // The second value of the bad property may have replaced the first one.
        let ends = stats.dropped + stats.superseded;
        assert_eq!((stats.sets, stats.delivered, ends), (3, 1, 2), "{end:?}");
        assert!(live.property(3, "n", "good").is_err());
        let sent = server.requests().len();
        thread::sleep(100 * MS);
        assert_eq!(
            server.requests().len(),
            sent,
            "{end:?}: sent after it was closed"
        );
    }
}

#[test]
fn values_that_are_set_while_it_ends_are_counted_or_refused() {
    let server = answering(|_| Answer::Taken);
    for _ in 0..20 {
        let client = client(&server);
        let live = client.live().rate(0).total_rate(0).open().unwrap();
        let taken = AtomicUsize::new(0);
        thread::scope(|scope| {
            for number in 0..4 {
                let mut handle = live.property(3, "n", format!("p{number}")).unwrap();
                let taken = &taken;
                scope.spawn(move || {
                    while handle.set(1.5) {
                        taken.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
            thread::sleep(5 * MS);
            live.close(Duration::ZERO).unwrap();
        });
        let stats = live.stats();
        assert_eq!(stats.sets, taken.load(Ordering::Relaxed) as u64);
        assert_adds_up(&live);
    }
}

#[test]
fn an_eased_value_that_is_replaced_at_once_is_reported() {
    let server = answering(|_| Answer::Taken);
    let live = client(&server).live().rate(0).open().unwrap();
    let mut handle = live.property(3, "n", "p").unwrap();
    let mut reported = 0;
    for step in 0..50 {
        assert!(handle.ease(PropertyUpdate::new(-1).linear(1)));
        assert!(handle.set(step));
        assert!(live.flush(LONG).unwrap().is_empty());
        let reports = live.take_reports();
        reported += reports.len();
        assert!(
            reports
                .iter()
                .all(|report| report.kind == LiveReportKind::Superseded)
        );
    }
    let eased = values(&server)["p"]
        .iter()
        .filter(|value| **value < 0.0)
        .count();
    assert_eq!(eased + reported, 50, "sent or reported");
    assert_adds_up(&live);
}

#[test]
fn reasserted_values_keep_their_order_and_moves_are_not_repeated() {
    let server = answering(|_| Answer::Taken);
    let client = client(&server);
    let live = client.live().rate(0).open().unwrap();
    let mut x = live.property(4, "n", "colour.x").unwrap();
    let mut whole = live.property(4, "n", "colour").unwrap();
    let mut moved = live.property(4, "n", "moved").unwrap();
    x.set(0.5);
    assert!(live.flush(LONG).unwrap().is_empty());
    whole.set(1);
    moved.ease(PropertyUpdate::new(7).linear(2));
    assert!(live.flush(LONG).unwrap().is_empty());
    live.reassert();
    assert!(live.flush(LONG).unwrap().is_empty());
    let requests = server.requests();
    let moves = requests
        .iter()
        .filter(|request| String::from_utf8_lossy(&request.body).contains("Duration"));
    assert_eq!(moves.count(), 1);
    let values = values(&server);
    assert_eq!(values["colour.x"], [0.5], "it was overtaken by the whole");
    assert_eq!(
        (&*values["colour"], &*values["moved"]),
        (&[1.0, 1.0][..], &[7.0, 7.0][..])
    );
    // A newer value that was set outside the session is kept.
    client.engines().set_property(4, "n", "moved", 9).unwrap();
    live.reassert();
    assert!(live.flush(LONG).unwrap().is_empty());
    assert_eq!(self::values(&server)["moved"], [7.0, 7.0, 9.0]);
    assert_adds_up(&live);
}

/// A value whose response was lost is not resent if a newer command may have changed the property.
#[test]
fn a_value_that_is_sent_again_asks_for_newer_commands_in_every_way() {
    for lost in [Answer::Page, Answer::Reset] {
        for proxied in [false, true] {
            let first = AtomicBool::new(true);
            let came = Arc::new(Mutex::new(Vec::new()));
            let seen = Arc::clone(&came);
            let serve = move |connection: &mut Connection| {
                while let Some(request) = connection.request() {
                    if request.method == "CONNECT" {
                        connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
                        continue;
                    }
                    seen.lock().unwrap().push(request.line());
                    let set = request.method == "PATCH" && first.swap(false, Ordering::SeqCst);
                    match lost {
                        _ if request.method == "POST" => {
                            connection.write(&response(
                                "200 OK",
                                "application/json",
                                r#"{"success":true}"#,
                            ));
                        }
                        _ if !set => connection.write(&property(&request.body)),
                        // The response is late enough for the function to be called before it
                        // arrives.
                        Answer::Page => {
                            thread::sleep(100 * MS);
                            connection.write(&response("200 OK", "text/html", "<html></html>"));
                        }
                        _ => {
                            thread::sleep(100 * MS);
                            return connection.reset();
                        }
                    }
                }
            };
            let server = Server::start(serve);
            let hub = match proxied {
                true => Client::builder("http://hub.example")
                    .proxy(server.url())
                    .build(),
                false => Client::new(&server.url()),
            };
            let hub = hub.unwrap();
            let live = hub.live().open().unwrap();
            let mut handle = live.property(3, "n", "p").unwrap();
            handle.set(0.25);
            thread::sleep(50 * MS);
            let _ = hub
                .engines()
                .call_function(3, "n", "f", gfxhub::FunctionCall::new([]));
            assert!(live.flush(LONG).unwrap().is_empty());
            let lines = came.lock().unwrap();
            let sets = lines
                .iter()
                .filter(|line| line.starts_with("PATCH"))
                .count();
            assert_eq!(sets, 1, "{lost:?}, proxied {proxied}: {lines:?}");
            let stats = live.stats();
            assert_eq!((stats.sets, stats.superseded), (1, 1), "{lost:?} {stats:?}");
        }
    }
}

#[test]
fn a_session_can_be_ended_in_its_own_callback_and_not_waited_for() {
    let server = answering(|_| Answer::Taken);
    let held: Arc<Mutex<Option<LiveSession>>> = Arc::default();
    let outcomes = Arc::new(Mutex::new(Vec::new()));
    let (inside, noted) = (Arc::clone(&held), Arc::clone(&outcomes));
    let client = Client::builder(&server.url()).on_event(move |_| {
        // Dropping this value drops the last owner of the session.
        if let Some(live) = inside.lock().unwrap().take() {
            let flushed = live.flush(LONG).map_err(|error| error.kind());
            let closed = live.close(LONG).map_err(|error| error.kind());
            noted.lock().unwrap().push((flushed, closed));
        }
    });
    let live = client.build().unwrap().live().open().unwrap();
    let mut handle = live.property(3, "n", "p").unwrap();
    *held.lock().unwrap() = Some(live);
    handle.set(1);
    let began = Instant::now();
    while !handle.is_closed() || outcomes.lock().unwrap().is_empty() {
        assert!(began.elapsed() < LONG);
        thread::sleep(MS);
    }
    let refused = (Err(ErrorKind::Invalid), Err(ErrorKind::Invalid));
    assert_eq!(*outcomes.lock().unwrap(), [refused]);
    assert!(!handle.set(2));
}

#[test]
fn extreme_times_are_no_panic() {
    let server = answering(|_| Answer::Taken);
    let live = client(&server)
        .live()
        .stale_after(Duration::MAX)
        .open()
        .unwrap();
    let mut handle = live.property(3, "n", "p").unwrap();
    handle.set(1);
    assert!(live.flush(Duration::MAX).unwrap().is_empty());
    assert!(live.close(Duration::MAX).unwrap().is_empty());
    assert!(live.wait_reports(Duration::MAX).is_empty());
}
