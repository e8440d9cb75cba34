//! Tests of the public interface of submitted calls.

use std::future::Future;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::{Duration, Instant};

use gfxhub::bindings::set_thread_hooks;
use gfxhub::{
    CallOptions, CancelToken, Client, Effect, ErrorKind, FieldsUpdate, Method, NamedSet, Object,
    Pending, PropertySet, Value,
};
use gfxhub_simulator::{LocalHub, Options};
use gfxhub_test_support::Server;

/// Number of threads of each pool.
const THREADS: usize = 32;

/// A time that is longer than any wait in these tests.
const LONG: Duration = Duration::from_secs(20);

/// Maximum time, on a busy machine, until a cancellation or a close takes effect.
const SOON: Duration = Duration::from_secs(2);

const NODE: &str = "Mixer_0";
const PROPERTY: &str = "Default//Opacity/0";

fn hub_and_client() -> (LocalHub, Client) {
    let hub = LocalHub::start(Options::default()).expect("a free port");
    let client = Client::new(&hub.url()).expect("an address");
    (hub, client)
}

/// Calls that keep all threads for writes busy until this value is dropped.
struct Busy {
    _release: Vec<Sender<()>>,
    _calls: Vec<Pending<()>>,
}

/// Makes calls that keep all threads for writes busy.
fn keep_busy(client: &Client) -> Busy {
    let (began, begun) = mpsc::channel();
    let hold = |_| {
        let (release, released) = mpsc::channel::<()>();
        let began = began.clone();
        let call = client.submit(move |_| {
            let _ = began.send(());
            let _ = released.recv();
            Ok(())
        });
        begun.recv_timeout(LONG).expect("a thread");
        (release, call)
    };
    let (release, calls) = (0..THREADS).map(hold).unzip();
    Busy {
        _release: release,
        _calls: calls,
    }
}

/// Starts a server that never responds. The receiver gets a message for each connection that a
/// client closes.
fn silent() -> (Server, Receiver<()>) {
    let (closed, closes) = mpsc::channel();
    let closed = Mutex::new(closed);
    let server = Server::start(move |connection| {
        connection.until_closed();
        let _ = closed.lock().expect("no panic").send(());
    });
    (server, closes)
}

fn within(limit: Duration) -> CallOptions {
    CallOptions::new().timeout(limit)
}

#[test]
fn a_call_runs_on_another_thread_and_its_result_is_taken_once() {
    let (_hub, client) = hub_and_client();
    let here = thread::current().id();
    let mut pending = client.submit(move |hub| {
        assert_ne!(thread::current().id(), here);
        hub.engines().list()
    });
    let engines = pending.wait_timeout(LONG).expect("it has ended");
    assert_eq!(engines.unwrap().len(), 4);
    assert!(pending.is_ready());
    let error = pending.wait().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
}

#[test]
fn reads_wait_for_no_command_and_names_go_to_the_pool_of_their_class() {
    let (hub, client) = hub_and_client();
    let busy = keep_busy(&client);
    assert_eq!(
        client
            .submit_read(|hub| hub.engines().list())
            .wait()
            .unwrap()
            .len(),
        4
    );
    let named = client.submit_invoke("engines.list", "{}").wait().unwrap();
    assert!(named.text().unwrap().contains("Studio A"));
    let button = r#"{"rundownId": 1, "itemId": 2, "buttonKey": "in"}"#;
    let mut waits = client.submit_invoke("playout.trigger_button", button);
    assert!(waits.wait_timeout(Duration::from_millis(50)).is_none() && !waits.is_ready());
    assert_eq!(hub.journal().len(), 0);
    drop(busy);
    waits.wait().unwrap();
    assert_eq!(hub.journal().len(), 1);
}

#[test]
fn a_call_for_reading_is_refused_what_writes() {
    let (hub, client) = hub_and_client();
    let set = PropertySet::new(3, NODE, PROPERTY, 0.5);
    let refused = [
        client.submit_read(|hub| hub.playout().trigger_button(1, 2, "in")),
        client.submit_read(|hub| hub.engines().set_property(3, NODE, PROPERTY, 0.5).map(drop)),
        client.submit_read(|hub| hub.request(Method::Post, "/api", None).map(drop)),
        // Writes are also refused with other options, in a nested `submit`, and in composed calls.
        client.submit_read(|hub| {
            let hub = hub.with(CallOptions::new());
            hub.playout().trigger_button(1, 2, "in")
        }),
        client.submit_read(|hub| {
            let other = hub.submit(|hub| hub.playout().trigger_button(1, 2, "in"));
            other.wait()
        }),
        client.submit_read(move |hub| {
            hub.engines()
                .set_properties(&[set])?
                .into_results()
                .map(drop)
        }),
        client.submit_read(|hub| {
            let fields = FieldsUpdate::new(Object::from_iter([("headline", "x")]));
            hub.playout().update_fields(1, 2, &fields).map(drop)
        }),
    ];
    for pending in refused {
        let error = pending.wait().unwrap_err();
        assert_eq!(
            (error.kind(), error.effect(), error.attempts()),
            (ErrorKind::Invalid, Effect::None, 0),
            "{error}"
        );
    }
    assert_eq!(hub.journal(), []);
    let nodes = client.submit_read(|hub| {
        let listed = hub.engines().list_properties_of(3, &[])?;
        Ok(listed.len())
    });
    assert!(nodes.wait().unwrap() > 1);
}

/// In a queue that does not move, each call ends at its deadline, and none is sent.
#[test]
fn ten_thousand_calls_that_expire_in_the_queue_are_not_sent() {
    let (hub, client) = hub_and_client();
    let busy = keep_busy(&client);
    let calls: Vec<_> = (0..10_000)
        .map(|number| {
            let client = client.with(within(Duration::from_millis(1 + number % 500)));
            client.submit(|hub| hub.playout().trigger_button(1, 2, "in"))
        })
        .collect();
    for pending in calls {
        let error = pending.wait().unwrap_err();
        let known = (error.kind(), error.effect(), error.attempts());
        assert_eq!(known, (ErrorKind::Timeout, Effect::None, 0), "{error}");
    }
    drop(busy);
    // This shows that no call is left that could still be sent.
    client
        .submit(|hub| hub.playout().trigger_button(1, 2, "in"))
        .wait()
        .unwrap();
    assert_eq!(hub.journal().len(), 1);
}

#[test]
fn the_time_limit_is_that_of_everything_in_a_call() {
    let (server, _closes) = silent();
    let client = Client::new(&server.url()).unwrap();
    let began = Instant::now();
    let pending = client
        .with(within(Duration::from_millis(300)))
        .submit(|hub| {
            // Longer time limits of nested calls have no effect, and shorter ones apply.
            let short = hub.with(within(Duration::from_millis(50))).engines().list();
            assert_eq!(short.unwrap_err().kind(), ErrorKind::Timeout);
            hub.with(within(LONG)).engines().list()
        });
    let error = pending.wait().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Timeout);
    assert!(error.elapsed() >= Duration::from_millis(300), "{error}");
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
}

#[test]
fn cancelling_ends_what_runs_and_what_waits() {
    let (server, closes) = silent();
    let client = Client::new(&server.url()).unwrap();
    let (began, begun) = mpsc::channel();
    let runs = client.submit(move |hub| {
        began.send(()).unwrap();
        // A token in the options is an additional reason to stop, and replaces no other one.
        let own = CallOptions::new().cancel(&CancelToken::new());
        hub.with(own).engines().list()
    });
    begun.recv_timeout(LONG).unwrap();
    runs.cancel();
    let error = runs.wait().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Cancelled, Effect::None)
    );

    let _busy = keep_busy(&client);
    let waits = client.submit(|hub| hub.engines().list());
    waits.cancel();
    assert!(waits.is_ready());
    let error = waits.wait().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Cancelled, Effect::None)
    );
    drop((server, closes));
}

#[test]
fn dropping_cancels_and_detaching_does_not() {
    let (hub, client) = hub_and_client();
    let busy = keep_busy(&client);
    drop(client.submit(|hub| hub.playout().trigger_button(1, 2, "in")));
    client
        .submit(|hub| hub.playout().trigger_button(1, 2, "in"))
        .detach();
    drop(busy);
    client.submit(|_| Ok(())).wait().unwrap();
    let until = Instant::now() + LONG;
    while hub.journal().is_empty() && Instant::now() < until {
        thread::yield_now();
    }
    assert_eq!(hub.journal().len(), 1);
    // Dropping the pending call while it runs closes its connection.
    let (server, closes) = silent();
    let client = Client::new(&server.url()).unwrap();
    let pending = client.submit(|hub| hub.playout().trigger_button(1, 2, "in"));
    let until = Instant::now() + LONG;
    while server.connections() == 0 && Instant::now() < until {
        thread::yield_now();
    }
    drop(pending);
    closes.recv_timeout(LONG).unwrap();
}

#[test]
fn closing_refuses_new_calls_ends_the_queue_and_cancels_what_runs() {
    let (server, _closes) = silent();
    let client = Client::new(&server.url()).unwrap();
    let busy: Vec<_> = (0..THREADS)
        .map(|_| client.submit(|hub| hub.playout().trigger_button(1, 2, "in")))
        .collect();
    let until = Instant::now() + LONG;
    while server.connections() < THREADS && Instant::now() < until {
        thread::yield_now();
    }
    let waits: Vec<_> = (0..100)
        .map(|_| client.submit(|hub| hub.playout().trigger_button(1, 2, "in")))
        .collect();
    let began = Instant::now();
    client.close();
    for pending in waits {
        let error = pending.wait().unwrap_err();
        let known = (error.kind(), error.effect(), error.attempts());
        assert_eq!(known, (ErrorKind::Closed, Effect::None, 0), "{error}");
        assert_eq!(error.hub(), server.url());
    }
    for pending in busy {
        assert_eq!(pending.wait().unwrap_err().kind(), ErrorKind::Cancelled);
    }
    assert!(began.elapsed() < SOON, "{:?}", began.elapsed());
    let pending = client.submit(|_| -> gfxhub::Result<()> { panic!("it runs") });
    assert!(pending.is_ready());
    let error = pending.wait().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Closed, Effect::None)
    );
    assert!(server.connections() <= THREADS);
}

/// `set_property` calls keep the order in which they were submitted. Within one submitted call,
/// they keep the order in which it makes them.
#[test]
fn sets_of_submitted_calls_keep_their_order() {
    let (hub, client) = hub_and_client();
    let busy = keep_busy(&client);
    let set = |hub: &Client, value: f64| hub.engines().set_property(3, NODE, PROPERTY, value);
    let older = client.submit(move |hub| set(hub, 0.1).map(drop));
    set(&client, 0.2).unwrap();
    let newer = client.submit(move |hub| {
        // The batch sets another property first, so that its set of this property is not the first
        // set of the call.
        let other = PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.1);
        let items = [other, PropertySet::new(3, NODE, PROPERTY, 0.3)];
        hub.engines().set_properties(&items)?.into_results()?;
        set(hub, 0.4)?;
        set(hub, 0.5).map(drop)
    });
    drop(busy);
    let error = older.wait().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Superseded, Effect::None)
    );
    newer.wait().unwrap();
    let shown = client.engines().get_property(3, NODE, PROPERTY).unwrap();
    assert_eq!(shown.value, Value::from(0.5));
    assert_eq!(hub.journal().len(), 5);
}

#[test]
fn a_queued_batch_does_not_overtake_a_later_set() {
    let (hub, client) = hub_and_client();
    let busy = keep_busy(&client);
    let batches = [
        client.submit(|hub| {
            let sets = [PropertySet::new(3, NODE, PROPERTY, 0.25)];
            hub.engines().set_properties(&sets)?.into_results()
        }),
        client.submit(|hub| {
            let sets = [NamedSet::new(format!("#3 / #{NODE} / #{PROPERTY}"), 0.25)];
            hub.names().set_many(&sets)?.into_results()
        }),
    ];
    client
        .engines()
        .set_property(3, NODE, PROPERTY, 0.5)
        .unwrap();
    drop(busy);
    for batch in batches {
        let error = batch.wait().unwrap_err();
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Superseded, Effect::None),
            "{error}"
        );
    }
    let shown = client.engines().get_property(3, NODE, PROPERTY).unwrap();
    assert_eq!(shown.value, Value::from(0.5));
    assert_eq!(hub.journal().len(), 1);
}

#[test]
fn a_panic_in_a_call_is_its_error() {
    let (_hub, client) = hub_and_client();
    for (pending, effect) in [
        (
            client.submit(|_| -> gfxhub::Result<()> { panic!("oh no") }),
            Effect::Maybe,
        ),
        (
            client.submit_read(|_| -> gfxhub::Result<()> { panic!("oh no") }),
            Effect::None,
        ),
    ] {
        let error = pending.wait().unwrap_err();
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Internal, effect)
        );
        assert!(error.to_string().contains("oh no"), "{error}");
    }
}

#[test]
fn an_option_that_cannot_be_is_refused_before_anything_runs() {
    let (_hub, client) = hub_and_client();
    let pending = client
        .with(within(Duration::ZERO))
        .submit(|_| -> gfxhub::Result<()> { panic!("it runs") });
    assert!(pending.is_ready());
    assert_eq!(pending.wait().unwrap_err().argument(), Some("timeout"));
}

#[test]
fn a_pending_call_is_awaited_and_dropped_in_the_middle_on_tokio() {
    let (_hub, client) = hub_and_client();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .unwrap();
    let engines = runtime.block_on(async {
        let (nodes, engines) = tokio::join!(
            client.submit_read(|hub| hub.engines().list_nodes(3)),
            client.submit(|hub| hub.engines().list()),
        );
        assert!(!nodes.unwrap().is_empty());
        engines.unwrap()
    });
    assert_eq!(engines.len(), 4);
    let (server, closes) = silent();
    let client = Client::new(&server.url()).unwrap();
    runtime.block_on(async {
        let pending = client.submit(|hub| hub.playout().trigger_button(1, 2, "in"));
        let late = tokio::time::timeout(Duration::from_millis(100), pending).await;
        assert!(late.is_err());
    });
    if server.connections() > 0 {
        closes.recv_timeout(LONG).unwrap();
    }
}

/// A runtime may move a future between tasks, so only the waker of the latest poll matters.
#[test]
fn the_waker_of_the_last_poll_is_woken() {
    let (_hub, client) = hub_and_client();
    let (release, released) = mpsc::channel::<()>();
    let mut pending = pin!(client.submit(move |_| {
        let _ = released.recv();
        Ok(7)
    }));
    let mut first = Context::from_waker(Waker::noop());
    assert!(pending.as_mut().poll(&mut first).is_pending());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let ends = runtime.block_on(async {
        let polled = std::future::poll_fn(|context| {
            let polled = pending.as_mut().poll(context);
            if polled.is_pending() {
                let _ = release.send(());
            }
            polled
        });
        polled.await
    });
    assert_eq!(ends.unwrap(), 7);
    assert!(matches!(
        pending.as_mut().poll(&mut first),
        Poll::Ready(Err(_))
    ));
}

#[test]
fn the_threads_of_submitted_calls_begin_with_the_hook() {
    static HOOKED: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let begins = || {
        let name = thread::current().name().unwrap_or_default().to_owned();
        HOOKED.lock().unwrap().push(name);
    };
    let (_hub, client) = hub_and_client();
    set_thread_hooks(Some((Arc::new(begins), Arc::new(|| ()))));
    let name = client.submit(|_| Ok(thread::current().name().map(str::to_owned)));
    let name = name.wait().unwrap().unwrap();
    set_thread_hooks(None);
    assert_eq!(name, "gfxhub-submit");
    assert!(HOOKED.lock().unwrap().contains(&name));
}

/// Closes a group, and expects that this does not wait for calls that only its members have made.
fn close_and_wait(group: &Client) {
    let (closed, closes) = mpsc::channel();
    let group = group.clone();
    thread::spawn(move || {
        group.close_and_wait();
        let _ = closed.send(());
    });
    let closed = closes.recv_timeout(LONG);
    closed.expect("a close that does not wait for the calls of a member");
}

#[test]
fn closing_a_group_waits_for_its_own_calls_alone() {
    let ((_one, hub), (_two, backup)) = (hub_and_client(), hub_and_client());
    let (release, released) = mpsc::channel::<()>();
    let held = hub.submit(move |_| {
        let _ = released.recv();
        Ok(())
    });
    let pair = Client::pair(&hub, &backup).unwrap();
    let (began, begun) = mpsc::channel();
    let ended = Arc::new(AtomicBool::new(false));
    let own_ended = Arc::clone(&ended);
    let _own = pair.submit(move |own| {
        let _ = began.send(());
        while !own.is_closed() {
            thread::sleep(Duration::from_millis(1));
        }
        thread::sleep(Duration::from_millis(100));
        own_ended.store(true, Ordering::SeqCst);
        Ok(())
    });
    begun.recv_timeout(LONG).expect("a thread");
    close_and_wait(&pair);
    assert!(ended.load(Ordering::SeqCst));
    drop(release);
    held.wait().unwrap();
    // A call of the group that waits behind those of its member ends with the group.
    let _busy = keep_busy(&hub);
    let pair = Client::pair(&hub, &backup).unwrap();
    let waiting = pair.submit(|hub| hub.engines().list());
    close_and_wait(&pair);
    let error = waiting.wait().unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Closed, Effect::None)
    );
    assert_eq!(hub.engines().list().unwrap().len(), 4);
}
