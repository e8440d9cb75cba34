//! Tests of resends. If the outcome is unknown, only requests that read or that set a property to
//! an absolute value are resent.

use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, Client, Effect, Error, ErrorKind, FunctionCall, Method, PlayoutRundownName,
    PropertyUpdate, RendererCreate,
};

use super::{NONE, Server};

type Call = fn(&Client) -> Result<(), Error>;

/// Calls that must not run twice, of every class that is never resent by default.
const NEVER: [(&str, Call); 14] = [
    ("button", |hub| hub.playout().trigger_button(1, 2, "in")),
    ("newsroom button", |hub| {
        hub.newsroom()
            .trigger_button("n", "r", "1", "2", "in")
            .map(drop)
    }),
    ("function", |hub| {
        let call = FunctionCall::without_parameters();
        hub.engines().call_function(3, "n", "f", &call).map(drop)
    }),
    ("external data", |hub| {
        hub.playout().trigger_external_data(1, 2, "f").map(drop)
    }),
    ("move", |hub| {
        let update = PropertyUpdate::new(1).linear(2);
        hub.engines().set_property(3, "n", "p", &update).map(drop)
    }),
    ("delayed set", |hub| {
        let update = PropertyUpdate::new(1).delay(2);
        hub.engines().set_property(3, "n", "p", &update).map(drop)
    }),
    ("launch", |hub| hub.launcher().launch(1).map(drop)),
    ("stop", |hub| hub.launcher().stop(1)),
    ("renderer", |hub| {
        hub.launcher().start_renderer(1, 2).map(drop)
    }),
    ("create", |hub| {
        hub.playout()
            .create_rundown(PlayoutRundownName::new("a"))
            .map(drop)
    }),
    ("create renderer", |hub| {
        hub.launcher()
            .create_renderer(1, RendererCreate::new())
            .map(drop)
    }),
    ("update", |hub| {
        hub.playout()
            .rename_rundown(1, PlayoutRundownName::new("a"))
            .map(drop)
    }),
    ("delete", |hub| hub.playout().delete_item(1, 2)),
    ("raw", |hub| hub.request(Method::Post, "/x", None).map(drop)),
];

/// Incomplete responses, after which the outcome of a call is unknown.
const LOST: [&[u8]; 4] = [
    b"",
    b"HTTP/1.1 20",
    b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{",
    b"nonsense\r\n\r\n",
];

/// Complete responses with an error status: 500 is final, and 429, 502 and 503 are temporary.
const REFUSALS: [&[u8]; 4] = [
    b"HTTP/1.1 429 No\r\nContent-Length: 0\r\n\r\n",
    b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
    b"HTTP/1.1 502 No\r\nContent-Length: 0\r\n\r\n",
    b"HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n",
];

/// Creates a client with the default number of attempts.
fn client(server: &Server) -> Client {
    let settings = Client::builder(&server.url()).timeout(Duration::from_secs(8));
    settings.build().unwrap()
}

/// Returns the number of requests that a call sends. The call must fail.
fn requests(answer: &'static [u8], call: Call) -> usize {
    let server = Server::answering_once(answer);
    let error = call(&client(&server)).expect_err("there is no good answer");
    let sent = server.requests().len();
    assert_eq!(error.attempts() as usize, sent, "{error}");
    sent
}

/// A `set_property` over time is not resent, since the move would start again on air. A raw request
/// other than GET is not resent either.
#[test]
fn what_must_not_run_twice_is_sent_once() {
    for (name, call) in NEVER {
        for answer in LOST {
            let shown = String::from_utf8_lossy(answer);
            assert_eq!(requests(answer, call), 1, "{name} after {shown:?}");
        }
    }
}

#[test]
fn a_command_with_a_response_is_not_resent() {
    for (name, call) in NEVER {
        for answer in REFUSALS {
            let shown = String::from_utf8_lossy(answer);
            assert_eq!(requests(answer, call), 1, "{name} after {shown:?}");
        }
    }
}

/// The option `resend` does not apply to triggers, creations and updates.
#[test]
fn no_option_sends_a_command_again() {
    for (name, call) in NEVER {
        if matches!(name, "delete" | "stop") {
            continue;
        }
        let server = Server::answering_once(b"");
        let hub = client(&server).with(CallOptions::new().resend(true));
        call(&hub).unwrap_err();
        assert_eq!(server.requests().len(), 1, "{name}");
    }
}

#[test]
fn a_read_is_tried_three_times() {
    for answer in LOST {
        let read: Call = |hub| hub.engines().list().map(drop);
        assert_eq!(requests(answer, read), 3);
    }
}

#[test]
fn an_absolute_set_is_sent_once_more() {
    for answer in LOST {
        let set: Call = |hub| {
            let update = PropertyUpdate::new(1);
            hub.engines().set_property(3, "n", "p", &update).map(drop)
        };
        assert_eq!(requests(answer, set), 2);
    }
}

/// A `set_property` call is not resent after a newer one has changed the same property.
#[test]
fn a_newer_write_keeps_a_set_from_being_sent_again() {
    // The first request is held until a newer value was set. Its response is then lost.
    let (first_came, first) = std::sync::mpsc::channel();
    let (newer_done, newer) = std::sync::mpsc::channel::<()>();
    let newer = std::sync::Mutex::new(newer);
    let server = Server::start(move |connection| {
        let Some(request) = connection.request() else {
            return;
        };
        if request.body == br#"{"Value":1}"# {
            let _ = first_came.send(());
            let _ = newer.lock().unwrap().recv_timeout(Duration::from_secs(4));
        } else {
            let answer = br#"{"PropertyPath":"p","Value":2}"#;
            let head = format!(
                "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n",
                answer.len()
            );
            connection.write(head.as_bytes());
            connection.write(answer);
        }
        connection.close();
    });
    let hub = client(&server);
    let set = |value: i64| {
        let update = PropertyUpdate::new(value);
        hub.engines().set_property(3, "n", "p", &update)
    };
    std::thread::scope(|scope| {
        let older = scope.spawn(|| set(1));
        first.recv_timeout(Duration::from_secs(4)).unwrap();
        set(2).unwrap();
        newer_done.send(()).unwrap();
        older.join().unwrap().unwrap_err();
    });
    let bodies: Vec<_> = server.requests().into_iter().map(|r| r.body).collect();
    assert_eq!(bodies, [br#"{"Value":1}"#, br#"{"Value":2}"#]);
}

/// A GET is not retried after a complete response, unless the response is temporary.
#[test]
fn a_complete_response_is_not_requested_again() {
    let read: Call = |hub| hub.engines().list().map(drop);
    for answer in [
        &b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nnull"[..],
        b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 302 No\r\nContent-Length: 0\r\n\r\n",
    ] {
        assert_eq!(requests(answer, read), 1);
    }
    assert_eq!(
        requests(b"HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n", read),
        3
    );
}

/// If the requested wait exceeds the deadline, the call ends.
#[test]
fn a_retry_after_is_respected_or_the_call_ends() {
    let server = Server::start(|connection| {
        if connection.request().is_some() {
            let wait = b"HTTP/1.1 503 Busy\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n";
            connection.write(if connection.number == 0 { wait } else { NONE });
            connection.close();
        }
    });
    let begin = Instant::now();
    client(&server).engines().list().unwrap();
    assert!(
        begin.elapsed() >= Duration::from_secs(1),
        "{:?}",
        begin.elapsed()
    );

    let late = b"HTTP/1.1 503 Busy\r\nRetry-After: 9\r\nContent-Length: 0\r\n\r\n";
    let begin = Instant::now();
    assert_eq!(requests(late, |hub| hub.engines().list().map(drop)), 1);
    assert!(begin.elapsed() < Duration::from_secs(2));
}

#[test]
fn later_attempts_go_out_on_fresh_connections() {
    let server = Server::start(|connection| {
        // The server responds once on the first connection, and then loses the next request.
        if connection.number == 0 {
            connection.request();
            connection.write(NONE);
            connection.request();
            connection.close();
        } else {
            while connection.request().is_some() {
                connection.write(NONE);
            }
        }
    });
    let hub = client(&server);
    hub.engines().list().unwrap();
    hub.engines().list().unwrap();
    let last = server.requests().pop().expect("a request");
    assert!(last.has("connection", "close"), "{last:?}");
    assert_eq!(server.connections(), 2);
}

/// All calls of a client share one retry budget.
#[test]
fn a_hub_that_is_down_is_not_flooded() {
    let server = Server::answering_once(b"");
    let hub = client(&server);
    let calls = 60;
    std::thread::scope(|scope| {
        for _ in 0..calls {
            scope.spawn(|| hub.engines().list().unwrap_err());
        }
    });
    // Twenty retries are allowed at once, and then about one each second.
    let sent = server.requests().len();
    assert!((calls..=calls + 26).contains(&sent), "{sent}");
}

#[test]
fn one_attempt_can_be_configured() {
    let server = Server::answering_once(b"");
    let hub = Client::builder(&server.url())
        .max_attempts(1)
        .build()
        .unwrap();
    let error = hub.engines().list().unwrap_err();
    assert_eq!(
        (error.kind(), error.attempts()),
        (ErrorKind::ConnectionLost, 1)
    );
    assert_eq!(server.requests().len(), 1);
}

/// If a later attempt has no effect, that does not show that an earlier one had none.
#[test]
fn an_attempt_that_may_have_happened_is_not_forgotten() {
    // The response to the first attempt is lost. The second attempt is refused, which says nothing
    // about the effect of the first.
    let server = Server::start(|connection| {
        if connection.request().is_some() && connection.number > 0 {
            connection.write(b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n");
        }
        connection.close();
    });
    let update = PropertyUpdate::new(1);
    let set = client(&server).engines().set_property(3, "n", "p", &update);
    let error = set.unwrap_err();
    assert_eq!(
        (error.attempts(), error.effect()),
        (2, Effect::Maybe),
        "{error}"
    );
}
