//! What is sent again and what is not, counted where it arrives; and how a closed client ends.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, CancelToken, Client, Effect, Error, FunctionCall, Kind, Method,
    PlayoutRundownName, PropertyUpdate,
};

/// What a server does with a request that it has read.
#[derive(Clone, Copy)]
enum Does {
    /// Closes the connection: nobody knows what became of the request.
    Loses,
    Answers(&'static str),
    /// Keeps still until the client has gone.
    KeepsStill,
}

use Does::{Answers, KeepsStill, Loses};

const OK: Does = Answers("HTTP/1.1 204 No Content\r\n\r\n");
const EMPTY_LIST: Does =
    Answers("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]");
const PROPERTY: Does = Answers(
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 48\r\n\r\n\
     {\"PropertyPath\":\"p\",\"DisplayName\":\"p\",\"Value\":1}",
);
const NOT_FOUND: Does = Answers("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
const BUSY: Does = Answers("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n");
const BUSY_LONG: Does =
    Answers("HTTP/1.1 503 Busy\r\nRetry-After: 60\r\nContent-Length: 0\r\n\r\n");

/// The heads of the requests that arrived.
type Arrived = Arc<Mutex<Vec<String>>>;

/// A server that does these, one after the other and the last for ever, each on a connection of its
/// own.
fn server(script: &'static [Does]) -> (String, Arrived) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let arrived = Arrived::default();
    let keep = Arc::clone(&arrived);
    std::thread::spawn(move || {
        while let Ok((mut stream, _)) = listener.accept() {
            let Some(head) = head(&mut stream) else {
                continue;
            };
            let number = {
                let mut arrived = keep.lock().expect("no panic");
                arrived.push(head);
                arrived.len() - 1
            };
            match script[number.min(script.len() - 1)] {
                Loses => {}
                KeepsStill => drop(std::io::copy(&mut stream, &mut std::io::sink())),
                Answers(answer) => drop(stream.write_all(answer.as_bytes())),
            }
        }
    });
    (url, arrived)
}

/// Reads a request, its body too, as what is unread would reset the connection.
fn head(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&bytes).to_ascii_lowercase();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head
                .lines()
                .find_map(|line| line.strip_prefix("content-length: "))
                .map_or(0, |length| length.parse().expect("a number"));
            if body.len() >= length {
                return Some(head.to_owned());
            }
        }
        match stream.read(&mut part) {
            Ok(count) if count > 0 => bytes.extend_from_slice(&part[..count]),
            _ => return None,
        }
    }
}

/// Makes a call and gives how many requests arrived, with what it says.
fn call(
    script: &'static [Does],
    resend: bool,
    make: impl FnOnce(&Client) -> Result<(), Error>,
) -> (usize, Result<(), Error>) {
    let (url, arrived) = server(script);
    let client = Client::new(&url).expect("a good address");
    let result = make(&client.with(CallOptions::new().resend(resend)));
    let heads = arrived.lock().expect("no panic").clone();
    // A server that loses one connection may lose the next: none of these is used twice.
    for head in heads.iter().skip(1) {
        assert!(head.contains("connection: close"), "{head}");
    }
    if let Err(error) = &result {
        assert_eq!(
            usize::try_from(error.attempts()),
            Ok(heads.len()),
            "{error}"
        );
    }
    (heads.len(), result)
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
        for (resend, due) in [(false, unasked), (true, asked)] {
            let (arrived, result) = call(&[Loses], resend, make);
            let error = result.unwrap_err();
            assert_eq!(arrived, due, "{number} {resend}: {error}");
            assert_eq!(error.kind(), Kind::ConnectionLost, "{error}");
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
        assert_eq!((done.response().status(), done.result()), (404, None));
        Ok(())
    };
    call(&[Loses, NOT_FOUND], true, by_name).1.unwrap();
    // Without an earlier attempt it is what it always was.
    let (arrived, result) = call(&[NOT_FOUND], true, delete);
    let error = result.unwrap_err();
    assert_eq!(
        (arrived, error.kind(), error.effect()),
        (1, Kind::NotFound, Effect::None)
    );
}

#[test]
fn a_hub_that_asks_for_more_time_than_there_is_ends_the_call_at_once() {
    let began = Instant::now();
    let (arrived, result) = call(&[BUSY_LONG], false, |hub| hub.engines().list().map(drop));
    let error = result.unwrap_err();
    assert_eq!((arrived, error.kind()), (1, Kind::Unavailable));
    assert_eq!(error.retry_after(), Some(Duration::from_secs(60)));
    assert!(began.elapsed() < Duration::from_secs(5));
    let (arrived, result) = call(&[BUSY], false, |hub| hub.launcher().stop(1));
    assert_eq!((arrived, result.unwrap_err().effect()), (1, Effect::Maybe));
}

#[test]
fn each_attempt_is_reported_with_its_number() {
    let (url, _) = server(&[Loses, BUSY, EMPTY_LIST]);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let client = Client::builder(&url)
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
        (1, None, Some(Kind::ConnectionLost)),
        (2, Some(503), Some(Kind::Unavailable)),
        (3, Some(200), None),
    ];
    assert_eq!(outcomes, expected);
    // The waits, of 25 ms at least, belong to none of them.
    let attempts: Duration = seen.iter().map(|(_, elapsed)| *elapsed).sum();
    assert!(
        attempts + Duration::from_millis(50) <= took,
        "{seen:?} {took:?}"
    );
}

#[test]
fn one_attempt_is_all_where_the_client_wants_no_more() {
    let (url, arrived) = server(&[Loses]);
    let client = Client::builder(&url).attempts(1).build().unwrap();
    assert_eq!(client.engines().list().unwrap_err().attempts(), 1);
    assert_eq!(arrived.lock().unwrap().len(), 1);
}

#[test]
fn a_newer_value_keeps_an_older_one_from_being_sent_again() {
    let (url, arrived) = server(&[Loses, PROPERTY]);
    let newer = Arc::new(Mutex::new(None::<Client>));
    let other = Arc::clone(&newer);
    let client = Client::builder(&url)
        .on_event(move |event| {
            // Between the first attempt and what would be the second.
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
    assert_eq!(arrived.lock().unwrap().len(), 2);
}

#[test]
fn a_closed_client_sends_nothing() {
    let (url, arrived) = server(&[EMPTY_LIST]);
    let client = Client::new(&url).unwrap();
    client.engines().list().unwrap();
    assert!(!client.is_closed());
    let clone = client.clone();
    clone.close();
    clone.close();
    assert!(client.is_closed());
    let error = client.launcher().launch(1).unwrap_err();
    assert_eq!((error.kind(), error.effect()), (Kind::Closed, Effect::None));
    assert_eq!(
        (error.operation(), error.attempts()),
        ("launcher.launch", 0)
    );
    assert_eq!(arrived.lock().unwrap().len(), 1);
}

/// Ends a call that waits for its answer, once its request has arrived.
fn ended(read: bool, end: impl FnOnce(&Client, &CancelToken) + Send) -> (Error, Duration) {
    let (url, arrived) = server(&[KeepsStill]);
    let client = Client::new(&url).expect("a good address");
    let token = CancelToken::new();
    let patient = client.with(CallOptions::new().cancel(&token));
    std::thread::scope(|scope| {
        let call = scope.spawn(|| match read {
            true => patient.engines().list().expect_err("it is ended"),
            false => patient.launcher().launch(1).expect_err("it is ended"),
        });
        while arrived.lock().expect("no panic").is_empty() {
            std::thread::yield_now();
        }
        let began = Instant::now();
        end(&client, &token);
        (call.join().expect("no panic"), began.elapsed())
    })
}

#[test]
fn a_call_that_waits_for_its_answer_ends_when_it_is_cancelled_or_the_client_closed() {
    for (read, effect) in [(true, Effect::None), (false, Effect::Maybe)] {
        for (error, took) in [
            ended(read, |_, token| token.cancel()),
            ended(read, |client, _| client.close()),
        ] {
            assert_eq!(
                (error.kind(), error.effect()),
                (Kind::Cancelled, effect),
                "{error}"
            );
            assert_eq!(error.attempts(), 1);
            assert!(took < Duration::from_secs(2), "{took:?}");
        }
    }
}
