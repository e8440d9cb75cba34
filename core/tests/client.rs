//! Tests of the client's public interface: errors, reported attempts, and redaction of secrets.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use gfxhub::{
    CallOptions, Client, Effect, Error, ErrorKind, Event, Method, Phase, PlayoutRundownName,
    PropertyAddress, bindings::CallStart,
};
use gfxhub_simulator::{LocalHub, Options};
use gfxhub_test_support::{ClosedPort, Server};

const KEY: &str = "rh_7f3c_right";

fn hub() -> LocalHub {
    let options = Options {
        api_key: Some(KEY.to_owned()),
        ..Options::default()
    };
    LocalHub::start(options).expect("a free port")
}

/// Starts a server that never responds.
fn silent() -> Server {
    Server::start(|connection| connection.until_closed())
}

#[test]
fn the_right_key_opens_and_a_wrong_one_is_named_but_never_shown() {
    let hub = hub();
    let right = Client::builder(&hub.url()).api_key(KEY).build().unwrap();
    assert_eq!(right.engines().list().unwrap().len(), 4);
    assert!(!format!("{right:?}").contains(KEY));

    let none = Client::new(&hub.url())
        .unwrap()
        .engines()
        .list()
        .unwrap_err();
    assert_eq!((none.kind(), none.status()), (ErrorKind::Auth, Some(401)));

    let wrong = "rh_0000_wrong";
    let client = Client::builder(&hub.url()).api_key(wrong).build().unwrap();
    let name = PlayoutRundownName::new(wrong);
    let error = client.playout().create_rundown(&name).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Auth, Effect::None)
    );
    assert_eq!(error.status(), Some(403));
    assert!(!format!("{error} {error:?} {client:?}").contains(wrong));
    assert_eq!(hub.journal(), []);
}

/// Every error and every report names the hub, so that two hubs can be distinguished.
#[test]
fn errors_events_and_reports_name_the_hub() {
    let closed = ClosedPort::new().unwrap();
    let address = format!("{}/site", closed.url());
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let hub = Client::builder(&format!("{address}/api/rest/v1/"))
        .api_key(KEY)
        .on_event(move |event: &Event| {
            keep.lock()
                .unwrap()
                .push((event.hub().to_owned(), event.to_string()));
        })
        .build()
        .unwrap();
    let path = PropertyAddress::new(3, "A/B {x}", "Default//Opacity/0");

    let missing = hub
        .engines()
        .get_property(3, "A/B {x}", "Default//Opacity/0");
    let missing = missing.unwrap_err();
    assert_eq!(missing.hub(), address);
    let shown = format!(
        "engines.get_property (GET {address}/api/rest/v1/engines/3/nodes/A/B {{x}}/properties/\
         Default//Opacity/0) failed: no connection to "
    );
    assert!(missing.message().starts_with(&shown), "{missing}");
    assert!(
        missing
            .path()
            .contains("/nodes/A%2FB%20%7Bx%7D/properties/Default%2F%2FOpacity%2F0")
    );

    let refused = hub.engines().get_property(3, "..", "x").unwrap_err();
    let unknown = hub.invoke("engines.nothing", "{}").unwrap_err();
    let raw = hub.request(Method::Get, "no slash", None).unwrap_err();
    let hurried = hub.with(CallOptions::new().timeout(Duration::ZERO));
    let late = hurried.engines().list().unwrap_err();
    let batch = hub
        .engines()
        .get_properties(std::slice::from_ref(&path))
        .unwrap();
    let item = batch.into_results().unwrap_err();
    let refused_batch = hub
        .engines()
        .get_properties(&[PropertyAddress::new(3, "..", "x")]);
    let refused_batch = refused_batch.unwrap_err();
    let session = hub.live().open().unwrap();
    let mut property = session.property(3, "Mixer_0", "x").unwrap();
    property.set(0.5);
    let lost = loop {
        let mut reports = session.wait_reports(Duration::from_secs(20)).into_iter();
        if let Some(error) = reports.find_map(|report| report.error) {
            break error;
        }
    };
    session.close(Duration::ZERO).unwrap();
    let shut = session.flush(Duration::ZERO).unwrap_err();
    hub.close();
    let after = hub.engines().list().unwrap_err();
    for error in [
        &refused,
        &unknown,
        &raw,
        &late,
        &item,
        &refused_batch,
        &lost,
        &shut,
        &after,
    ] {
        assert_eq!(error.hub(), address, "{error}");
        // The message for a refused argument does not name the hub, because the error is the same
        // for every hub.
        let named = error.kind() != ErrorKind::Invalid;
        assert_eq!(error.message().contains(&address), named, "{error}");
    }
    for (name, line) in seen.lock().unwrap().iter() {
        assert_eq!(name, &address);
        assert!(line.contains(&address) && !line.contains("%2F"), "{line}");
    }
    assert!(Client::new("nothing").unwrap_err().hub().is_empty());

    let key = Client::builder(&format!("http://127.0.0.1:9/{KEY}")).api_key(KEY);
    let error = key
        .build()
        .unwrap()
        .engines()
        .get_node(3, "..")
        .unwrap_err();
    assert_eq!(error.hub(), "http://127.0.0.1:9/***");
}

/// The advice of an error fits the failure.
#[test]
fn a_404_is_advised_by_what_was_asked_for() {
    let advice = |call: &dyn Fn(&Client) -> Error| {
        let server = Server::answering_once(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        call(&Client::new(&server.url()).unwrap()).to_string()
    };
    let address = advice(&|hub: &Client| hub.engines().list().unwrap_err());
    assert!(
        address.ends_with(
            "Check the address: the server there has no REST service of a hub at this path."
        ),
        "{address}"
    );
    let id = advice(&|hub: &Client| hub.engines().get(3).unwrap_err());
    assert!(id.ends_with(ErrorKind::NotFound.advice()), "{id}");
    // The error has the general advice of its kind, although the path has no ids, because the body
    // may name the missing object.
    let name = PlayoutRundownName::new("Late");
    let created = advice(&|hub: &Client| hub.playout().create_rundown(&name).unwrap_err());
    assert!(created.ends_with(ErrorKind::NotFound.advice()), "{created}");
    let slash = advice(&|hub: &Client| {
        hub.engines()
            .get_property(3, "Mixer_0", "Default//Opacity/0")
            .unwrap_err()
    });
    assert!(
        slash.contains("a proxy in front of the hub may decode %2F in paths"),
        "{slash}"
    );
}

#[test]
fn a_key_that_comes_back_in_another_form_is_not_shown_either() {
    let key = "rh_a/b+c\"d";
    let server = Server::answering_once(
        b"HTTP/1.1 401 No\r\nContent-Length: 39\r\n\r\n{\"wrong\":\"rh_a/b+c\\\"d, rh_a%2fb%2Bc%22d",
    );
    let seen = Arc::new(Mutex::new(String::new()));
    let keep = Arc::clone(&seen);
    let client = Client::builder(&server.url())
        .api_key(key)
        .on_event(move |event| *keep.lock().unwrap() = format!("{event:?} {}", event.path()))
        .build()
        .unwrap();
    let path = "/api/rest/v1/engines?api_key=rh_a%2Fb%2Bc%22d";
    let error = client.request(Method::Get, path, None).unwrap_err();
    assert_eq!(error.path(), "/api/rest/v1/engines?api_key=***");
    let shown = format!("{error} {error:?} {:?}", error.body());
    assert!(!shown.contains("rh_a"), "{shown}");
    let reported = seen.lock().unwrap().clone();
    assert!(reported.contains("api_key=***") && !reported.contains("rh_a"));
}

#[test]
fn every_attempt_is_reported_with_its_outcome() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let client = Client::builder(&hub.url())
        .on_event(move |event| {
            let outcome = (event.operation().to_owned(), event.status(), event.kind());
            keep.lock().unwrap().push(outcome);
            assert!(event.sent() > 0 && event.received() > 0);
            panic!("what a callback does wrong stays in the callback");
        })
        .build()
        .unwrap();
    client.engines().get(3).unwrap();
    client.engines().get(99).unwrap_err();
    client.playout().delete_item(1, 99).unwrap_err();
    client
        .request(Method::Get, "/api/rest/v1/projects", None)
        .unwrap();
    client.playout().delete_rundown(i64::MIN).unwrap_err();
    client.engines().get_node(3, "..").unwrap_err();
    let reported = seen.lock().unwrap().clone();
    let expected = [
        ("engines.get", Some(200), None),
        ("engines.get", Some(500), Some(ErrorKind::Server)),
        ("playout.delete_item", Some(404), Some(ErrorKind::NotFound)),
        ("request", Some(200), None),
        (
            "playout.delete_rundown",
            Some(404),
            Some(ErrorKind::NotFound),
        ),
    ];
    let expected = expected.map(|(name, status, kind)| (name.to_owned(), status, kind));
    assert_eq!(reported, expected);
}

#[test]
fn options_report_the_attempts_of_their_calls_after_the_client() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = |who| {
        let seen = Arc::clone(&seen);
        move |event: &Event| {
            seen.lock()
                .unwrap()
                .push((who, event.operation().to_owned()))
        }
    };
    let client = Client::builder(&hub.url())
        .on_event(keep("client"))
        .build()
        .unwrap();
    let observed = client.with(CallOptions::new().on_event(keep("options")));
    observed.projects().list().unwrap();
    client.engines().list().unwrap();
    let expected = [
        ("client", "projects.list"),
        ("options", "projects.list"),
        ("client", "engines.list"),
    ];
    let expected = expected.map(|(who, operation)| (who, operation.to_owned()));
    assert_eq!(*seen.lock().unwrap(), expected);
}

#[test]
fn a_body_that_cannot_be_read_is_reported_as_such() {
    let server = Server::answering_once(b"HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n[{\"id\":]");
    let seen = Arc::new(Mutex::new(None));
    let keep = Arc::clone(&seen);
    let client = Client::builder(&server.url())
        .on_event(move |event| *keep.lock().unwrap() = Some((event.status(), event.kind())))
        .build()
        .unwrap();
    let error = client.engines().list().unwrap_err();
    assert_eq!(
        (error.kind(), error.status()),
        (ErrorKind::Decode, Some(200))
    );
    assert_eq!((error.effect(), error.attempts()), (Effect::None, 1));
    assert_eq!(error.body(), Some("[{\"id\":]"));
    assert_eq!(
        *seen.lock().unwrap(),
        Some((Some(200), Some(ErrorKind::Decode)))
    );
}

#[test]
fn the_received_part_of_a_response_is_kept_when_the_rest_does_not_come() {
    let server = Server::answering_once(b"HTTP/1.1 201 OK\r\nContent-Length: 50\r\n\r\n{\"id\":7,");
    let name = PlayoutRundownName::new("Late");
    let client = Client::new(&server.url()).unwrap();
    let error = client.playout().create_rundown(&name).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect(), error.status()),
        (ErrorKind::ConnectionLost, Effect::Maybe, Some(201))
    );
    assert_eq!(error.body(), Some("{\"id\":7,"));
}

#[test]
fn an_html_page_in_place_of_a_hub_is_named() {
    let server = Server::answering_once(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 20\r\n\r\n<html>Welcome</html>",
    );
    let error = Client::new(&server.url())
        .unwrap()
        .launcher()
        .stop(1)
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnexpectedContent, Effect::Maybe)
    );
    assert!(error.to_string().contains("web page"), "{error}");
    // The message must not say that the hub has carried out the request, because the page may come
    // from a proxy.
    assert!(!error.to_string().contains("has carried it out"), "{error}");
    assert!(error.to_string().contains("look at the hub"), "{error}");
}

#[test]
fn a_compressed_response_is_named_and_its_bytes_are_not_shown() {
    for (status, kind) in [
        ("200", ErrorKind::UnexpectedContent),
        ("500", ErrorKind::Server),
    ] {
        let head = format!(
            "HTTP/1.1 {status} X\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x08ab"
        );
        let server = Server::answering_once(head);
        let error = Client::new(&server.url())
            .unwrap()
            .launcher()
            .stop(1)
            .unwrap_err();
        assert_eq!((error.kind(), error.body()), (kind, None), "{error}");
    }
}

#[test]
fn a_refused_connection_means_that_nothing_was_sent() {
    let closed = ClosedPort::new().unwrap();
    let address = closed.address();
    let client = Client::new(&closed.url()).unwrap();
    let error = client.launcher().launch(1).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Connect, Effect::None)
    );
    assert!(error.to_string().contains(&address.to_string()), "{error}");
    assert_eq!(error.operation(), "launcher.launch");
    // All three attempts were made, because nothing had been sent.
    assert_eq!(error.attempts(), 3);
}

#[test]
fn the_time_of_a_call_counts_from_when_its_caller_called() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let limit = Duration::from_millis(200);
    let options = CallOptions::new().timeout(limit);
    let called = Instant::now() - limit;
    // The time ran out before the client started the call. Nothing is sent, whatever the retry
    // class.
    let late = client.with(options.clone().started_at(CallStart::at(called)));
    for error in [
        late.engines().list().unwrap_err(),
        late.launcher().launch(1).unwrap_err(),
    ] {
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Timeout, Effect::None)
        );
        assert_eq!((error.attempts(), error.phase()), (0, Some(Phase::Total)));
        assert!(error.elapsed() >= limit, "{error:?}");
    }
    assert_eq!(hub.journal(), []);
    // The call has only the remaining part of its time.
    let server = silent();
    let silent = Client::new(&server.url()).unwrap();
    let called = Instant::now() - limit / 2;
    let hurried = silent.with(options.started_at(CallStart::at(called)));
    let error = hurried.launcher().launch(1).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Timeout, Effect::Maybe)
    );
    assert!(error.elapsed() >= limit && error.elapsed() < limit * 2);
    assert!(called.elapsed() < limit * 2);
}

#[test]
fn calls_by_name_say_what_is_wrong_with_them() {
    let client = Client::new("http://127.0.0.1:9").unwrap();
    for (name, arguments, argument, hint) in [
        ("engines.fly", "{}", "operation", "engines.get"),
        ("planes.list", "{}", "operation", "group.verb"),
        ("engines.get", "{}", "engineId", "required"),
        ("engines.get", "[3]", "arguments", "object"),
        ("engines.get", "{\"engineId\":3", "arguments", "JSON"),
        ("engines.get", r#"{"engineId":"3"}"#, "engineId", "integer"),
        (
            "engines.get",
            r#"{"engineId":18446744073709551616}"#,
            "arguments",
            "64 bits",
        ),
        (
            "engines.get",
            r#"{"engineId":3,"node":"x"}"#,
            "node",
            "engineId",
        ),
        (
            "graphs.load",
            r#"{"graphId":1,"body":{}}"#,
            "body.engineHostId",
            "required",
        ),
        ("graphs.load", r#"{"graphId":1,"body":7}"#, "body", "object"),
        (
            "playout.trigger_external_data",
            r#"{"rundownId":1,"itemId":5,"ExternalDataFieldKey":"a","fieldKey":"b"}"#,
            "ExternalDataFieldKey",
            "twice",
        ),
        (
            "newsroom.get_rundown",
            r#"{"ncsID":"n","roID":1.5}"#,
            "roID",
            "must be text or an integer",
        ),
        (
            "launcher.create",
            r#"{"body":{"name":"n","renderers":[1,"2"]}}"#,
            "body.renderers[1]",
            "integer",
        ),
        (
            "engines.set_property",
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":{"a":[{"$number":"NaN"}]}}}"#,
            "body.Value.a[0]",
            "NaN",
        ),
        (
            "engines.set_property",
            r#"{"engineId":3,"nodePath":"n","propertyPath":"p","body":{"Value":1,"duration":2}}"#,
            "body.duration",
            "Duration",
        ),
    ] {
        let error = client.invoke(name, arguments).unwrap_err();
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::Invalid, Effect::None),
            "{error}"
        );
        assert_eq!(error.argument(), Some(argument), "{error}");
        assert!(error.to_string().contains(hint), "{error}");
        assert_eq!(error.attempts(), 0);
    }
}

#[test]
fn by_name_gives_the_response_as_it_came_and_the_typed_result() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let item = client
        .invoke("playout.get_item", r#"{"rundownId":1,"itemId":2}"#)
        .unwrap();
    assert!(item.text().unwrap().starts_with('['));
    assert!(item.result().unwrap().starts_with('{'));
    let launched = client
        .invoke("launcher.launch", r#"{"launchId":1}"#)
        .unwrap();
    assert_eq!(
        (launched.text(), launched.result()),
        (Some("OK"), Some("\"OK\""))
    );
    let stopped = client.invoke("launcher.stop", r#"{"launchId":1}"#).unwrap();
    assert_eq!((stopped.text(), stopped.result()), (None, None));
    let photo = client
        .invoke(
            "playout.trigger_external_data",
            r#"{"rundownId":1,"itemId":5,"ExternalDataFieldKey":"photo","method":"get"}"#,
        )
        .unwrap();
    let photo = photo.response().unwrap();
    assert_eq!(photo.content_type(), Some("image/png"));
    assert!(photo.bytes().starts_with(b"\x89PNG"));
}
