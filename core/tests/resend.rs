//! Tests of resends, which a server counts, and of calls of a client that was closed.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, Effect, Error, ErrorKind, FunctionCall, Method,
    PlayoutRundownName, PropertyUpdate, RawResponse,
};
use gfxhub_test_support::Server;

/// The ways in which a server treats a request that it has read.
#[derive(Clone, Copy)]
enum ServerAction {
    /// Closes the connection, so that the outcome of the request is unknown.
    Loses,
    Answers(&'static str),
    /// Does not respond until the client has closed the connection.
    KeepsStill,
}

use ServerAction::{Answers, KeepsStill, Loses};

const OK: ServerAction = Answers("HTTP/1.1 204 No Content\r\n\r\n");
const EMPTY_LIST: ServerAction =
    Answers("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]");
const PROPERTY: ServerAction = Answers(
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 48\r\n\r\n\
     {\"PropertyPath\":\"p\",\"DisplayName\":\"p\",\"Value\":1}",
);
const NOT_FOUND: ServerAction = Answers("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
const BUSY: ServerAction = Answers("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n");
const BUSY_LONG: ServerAction =
    Answers("HTTP/1.1 503 Busy\r\nRetry-After: 60\r\nContent-Length: 0\r\n\r\n");

/// Starts a server that follows this script, with one step for each connection. The last step is
/// repeated.
fn server(script: &'static [ServerAction]) -> Server {
    let arrived = AtomicUsize::new(0);
    Server::start(move |connection| {
        // The connection is closed when this function returns.
        connection.let_go();
        if connection.request().is_none() {
            return;
        }
        let number = arrived.fetch_add(1, Ordering::SeqCst);
        match script[number.min(script.len() - 1)] {
            Loses => {}
            KeepsStill => connection.until_closed(),
            Answers(answer) => connection.write(answer.as_bytes()),
        }
    })
}

/// Makes a call. Returns the number of requests that the server received, and the result of the
/// call.
fn call(
    script: &'static [ServerAction],
    resend: bool,
    make: impl FnOnce(&Client) -> Result<(), Error>,
) -> (usize, Result<(), Error>) {
    let server = server(script);
    let client = Client::new(&server.url()).expect("a good address");
    let result = make(&client.with(CallOptions::new().resend(resend)));
    let requests = server.requests();
    // A server that loses one connection may lose the next one, so a retry must not use a pooled
    // connection.
    for request in requests.iter().skip(1) {
        assert!(request.has("connection", "close"), "{request:?}");
    }
    if let Err(error) = &result {
        assert_eq!(
            usize::try_from(error.attempts()),
            Ok(requests.len()),
            "{error}"
        );
    }
    (requests.len(), result)
}

fn set(client: &Client, update: &PropertyUpdate) -> Result<(), Error> {
    client.engines().set_property(3, "n", "p", update).map(drop)
}

#[test]
fn what_is_lost_is_sent_again_as_its_class_allows() {
    type Make = fn(&Client) -> Result<(), Error>;
    let calls: [(usize, usize, Make); 13] = [
        (3, 3, |hub| hub.engines().list().map(drop)),
        (3, 3, |hub| hub.request(Method::Get, "/x", None).map(drop)),
        (2, 2, |hub| set(hub, &PropertyUpdate::new(1))),
        (1, 1, |hub| set(hub, &PropertyUpdate::new(1).linear(2))),
        (1, 2, |hub| hub.playout().delete_item(1, 2)),
        (1, 2, |hub| hub.launcher().stop(1)),
        (1, 1, |hub| hub.launcher().stop_renderer(1, 2).map(drop)),
        (1, 1, |hub| hub.launcher().launch(1).map(drop)),
        (1, 1, |hub| {
            hub.playout().trigger_button(1, 2, "in").map(drop)
        }),
        (1, 1, |hub| {
            let name = PlayoutRundownName::new("Late");
            hub.playout().create_rundown(&name).map(drop)
        }),
        (1, 1, |hub| {
            let name = PlayoutRundownName::new("Late");
            hub.playout().rename_rundown(1, &name).map(drop)
        }),
        (1, 1, |hub| {
            let call = FunctionCall::without_parameters();
            hub.engines().call_function(3, "n", "f", &call)
        }),
        (1, 1, |hub| {
            hub.request(Method::Delete, "/x", None).map(drop)
        }),
    ];
    for (number, (unasked, asked, make)) in calls.into_iter().enumerate() {
        for (resend, expected) in [(false, unasked), (true, asked)] {
            let (arrived, result) = call(&[Loses], resend, make);
            let error = result.unwrap_err();
            assert_eq!(arrived, expected, "{number} {resend}: {error}");
            assert_eq!(error.kind(), ErrorKind::ConnectionLost, "{error}");
            let effect = if number < 2 {
                Effect::None
            } else {
                Effect::Maybe
            };
            assert_eq!(error.effect(), effect, "{error}");
        }
    }
}

#[test]
fn a_second_attempt_can_save_a_call() {
    let list = |hub: &Client| hub.engines().list().map(drop);
    let (arrived, result) = call(&[Loses, BUSY, EMPTY_LIST], false, list);
    result.unwrap();
    assert_eq!(arrived, 3);
    let (arrived, result) = call(&[Loses, PROPERTY], false, |hub| {
        set(hub, &PropertyUpdate::new(1))
    });
    result.unwrap();
    assert_eq!(arrived, 2);
    let (arrived, result) = call(&[Loses, OK], true, |hub| hub.launcher().stop(1));
    result.unwrap();
    assert_eq!(arrived, 2);
}

#[test]
fn what_is_not_found_after_a_lost_deletion_is_gone() {
    let delete = |hub: &Client| hub.playout().delete_rundown(1);
    let (arrived, result) = call(&[Loses, NOT_FOUND], true, delete);
    result.unwrap();
    assert_eq!(arrived, 2);
    let by_name = |hub: &Client| {
        let done = hub.invoke("playout.delete_rundown", r#"{"rundownId":1}"#)?;
        let status = done.response().map(RawResponse::status);
        assert_eq!((status, done.result()), (Some(404), None));
        Ok(())
    };
    call(&[Loses, NOT_FOUND], true, by_name).1.unwrap();
    // Without an earlier attempt, the 404 response is an error.
    let (arrived, result) = call(&[NOT_FOUND], true, delete);
    let error = result.unwrap_err();
    assert_eq!(
        (arrived, error.kind(), error.effect()),
        (1, ErrorKind::NotFound, Effect::None)
    );
}

#[test]
fn a_retry_after_beyond_the_deadline_ends_the_call_at_once() {
    let began = Instant::now();
    let (arrived, result) = call(&[BUSY_LONG], false, |hub| hub.engines().list().map(drop));
    let error = result.unwrap_err();
    assert_eq!((arrived, error.kind()), (1, ErrorKind::Unavailable));
    assert_eq!(error.retry_after(), Some(Duration::from_secs(60)));
    assert!(began.elapsed() < Duration::from_secs(5));
    let (arrived, result) = call(&[BUSY], false, |hub| hub.launcher().stop(1));
    assert_eq!((arrived, result.unwrap_err().effect()), (1, Effect::Maybe));
}

#[test]
fn each_attempt_is_reported_with_its_number() {
    let server = server(&[Loses, BUSY, EMPTY_LIST]);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let client = Client::builder(&server.url())
        .on_event(move |event| {
            let outcome = (event.attempt(), event.status(), event.kind());
            keep.lock().unwrap().push((outcome, event.elapsed()));
        })
        .build()
        .unwrap();
    let began = Instant::now();
    client.engines().list().unwrap();
    let took = began.elapsed();
    let seen = seen.lock().unwrap().clone();
    let outcomes: Vec<_> = seen.iter().map(|(outcome, _)| *outcome).collect();
    let expected = [
        (1, None, Some(ErrorKind::ConnectionLost)),
        (2, Some(503), Some(ErrorKind::Unavailable)),
        (3, Some(200), None),
    ];
    assert_eq!(outcomes, expected);
    // The waits of at least 25 ms each do not count as part of any attempt.
    let attempts: Duration = seen.iter().map(|(_, elapsed)| *elapsed).sum();
    assert!(
        attempts + Duration::from_millis(50) <= took,
        "{seen:?} {took:?}"
    );
}

#[test]
fn a_newer_value_keeps_an_older_one_from_being_sent_again() {
    let server = server(&[Loses, PROPERTY]);
    let newer = Arc::new(Mutex::new(None::<Client>));
    let other = Arc::clone(&newer);
    let client = Client::builder(&server.url())
        .on_event(move |event| {
            // This happens between the first attempt and a possible second one.
            let client = other.lock().unwrap().take();
            if let (Some(client), Some(_)) = (client, event.kind()) {
                set(&client, &PropertyUpdate::new(2)).unwrap();
            }
        })
        .build()
        .unwrap();
    *newer.lock().unwrap() = Some(client.clone());
    let error = set(&client, &PropertyUpdate::new(1)).unwrap_err();
    assert_eq!((error.attempts(), error.effect()), (1, Effect::Maybe));
    assert_eq!(server.requests().len(), 2);
}

/// Ends a call that waits for its response, after the server has received its request.
fn ended(read: bool, end: impl FnOnce(&Client, &CancelToken) + Send) -> (Error, Duration) {
    let server = server(&[KeepsStill]);
    let client = Client::new(&server.url()).expect("a good address");
    let token = CancelToken::new();
    let patient = client.with(CallOptions::new().cancel(&token));
    std::thread::scope(|scope| {
        let call = scope.spawn(|| match read {
            true => patient.engines().list().expect_err("it is ended"),
            false => patient.launcher().launch(1).expect_err("it is ended"),
        });
        while server.requests().is_empty() {
            std::thread::yield_now();
        }
        let began = Instant::now();
        end(&client, &token);
        (call.join().expect("no panic"), began.elapsed())
    })
}

#[test]
fn a_call_that_waits_for_its_response_ends_when_it_is_cancelled_or_the_client_closed() {
    for (read, effect) in [(true, Effect::None), (false, Effect::Maybe)] {
        for (error, took) in [
            ended(read, |_, token| token.cancel()),
            ended(read, |client, _| client.close()),
        ] {
            assert_eq!(
                (error.kind(), error.effect()),
                (ErrorKind::Cancelled, effect),
                "{error}"
            );
            assert_eq!(error.attempts(), 1);
            assert!(took < Duration::from_secs(2), "{took:?}");
        }
    }
}
