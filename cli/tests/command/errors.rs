//! Tests of failing calls: the exit code, the message, and that no result is printed.

use gfxhub::{ErrorKind, Value};
use gfxhub_test_support::{ClosedPort, Server};

use crate::answering::{answering, request};
use crate::ran::{at, demo, gfxhub, key_file, with_key};

#[test]
fn each_error_kind_has_its_exit_code() {
    for (status, content_type, body, kind) in [
        ("401 Unauthorized", "text/plain", "no key", ErrorKind::Auth),
        ("404 Not Found", "text/plain", "", ErrorKind::NotFound),
        ("409 Conflict", "text/plain", "", ErrorKind::Conflict),
        (
            "422 Unprocessable Content",
            "application/json",
            r#"{"error":"no"}"#,
            ErrorKind::Rejected,
        ),
        (
            "429 Too Many Requests",
            "text/plain",
            "",
            ErrorKind::Throttled,
        ),
        (
            "500 Internal Server Error",
            "text/plain",
            "500: Internal server error",
            ErrorKind::Server,
        ),
        ("302 Found", "text/plain", "", ErrorKind::Redirect),
        (
            "200 OK",
            "text/html",
            "<html>",
            ErrorKind::UnexpectedContent,
        ),
        (
            "200 OK",
            "application/json",
            r#"{"nothing":1}"#,
            ErrorKind::Decode,
        ),
    ] {
        let server = answering(status, content_type, body.as_bytes());
        let ran = at(&server.url(), &["launcher", "create", "Late"]);
        let message = ran.failed(kind.exit_code());
        assert!(
            message.starts_with("gfxhub: launcher.create (POST "),
            "{message}"
        );
        assert!(message.trim_end().ends_with(kind.advice()), "{message}");
        request(&server);
    }
    let closed = ClosedPort::new().unwrap();
    let gone = at(&closed.url(), &["engines", "list"]);
    assert!(
        gone.failed(ErrorKind::Connect.exit_code())
            .contains("Check that the hub runs")
    );
}

#[test]
fn a_hub_that_says_nothing_is_not_waited_for() {
    let silent = Server::start(|connection| connection.until_closed());
    let ran = at(&silent.url(), &["engines", "list", "--timeout", "0.2"]);
    ran.failed(ErrorKind::Timeout.exit_code());
}

#[test]
fn scripts_get_errors_as_one_json_object() {
    let server = answering(
        "422 Unprocessable Content",
        "application/json",
        br#"{"error":"Rundown name is required."}"#,
    );
    let ran = at(&server.url(), &["playout", "create-rundown", "x", "--json"]);
    let message = ran.failed(ErrorKind::Rejected.exit_code());
    assert_eq!(message.lines().count(), 1);
    let error = Value::from_json(message).unwrap();
    let member = |name: &str| error.get(name).unwrap().to_json();
    assert_eq!(member("kind"), "\"Rejected\"");
    assert_eq!(member("effect"), "\"none\"");
    assert_eq!(member("operation"), "\"playout.create_rundown\"");
    assert_eq!(member("status"), "422");
    assert_eq!(
        member("body"),
        r#""{\"error\":\"Rundown name is required.\"}""#
    );
    assert_eq!(member("argument"), "null");
    let decode = answering("200 OK", "application/json", br#"[{"id":1},{}]"#);
    let ran = at(&decode.url(), &["engines", "list", "--json"]);
    let error = Value::from_json(ran.failed(ErrorKind::Decode.exit_code())).unwrap();
    assert_eq!(error.get("jsonPath").unwrap().to_json(), "\"[1]\"");
    // Errors in the usage have a form for scripts as well.
    let error = Value::from_json(gfxhub(&["--json", "engines", "get"]).failed(2)).unwrap();
    assert_eq!(error.get("kind").unwrap().to_json(), "\"Invalid\"");
}

#[test]
fn what_the_command_refuses_of_a_call_was_not_sent_and_it_says_so() {
    let hub = demo();
    let set = [
        "engines",
        "set-property",
        "3",
        "Mixer_0",
        "Default//Opacity/0",
    ];
    let call = ["engines", "call-function", "3", "Mixer_0", "Default//Cut/0"];
    for args in [
        [&set[..], &["{"]].concat(),
        [&set[..], &["--body", "{"]].concat(),
        [&call[..], &["--parameters", "A"]].concat(),
    ] {
        let ran = at(&hub.url(), &args);
        let message = ran.failed(2).trim_end();
        assert!(message.ends_with(". Nothing was sent."), "{message}");
    }
    assert!(hub.journal().is_empty());
}

#[test]
fn what_the_guard_refuses_names_the_option_that_arms_it() {
    let hub = demo();
    let path = "Evening News / Opening Title / In";
    let press = ["names", "press", path, "--guard", "on-air"];
    let refused = at(&hub.url(), &press);
    let message = refused.failed(ErrorKind::NotArmed.exit_code()).trim_end();
    let due = "; --arm gives one for this command. Nothing was changed on the hub.";
    assert!(message.ends_with(due), "{message}");
    assert!(hub.journal().is_empty());
    at(&hub.url(), &[&press[..], &["--arm"]].concat()).printed();
    assert_eq!(hub.journal().len(), 1);
}

#[test]
fn errors_as_json_hold_nothing_that_a_terminal_obeys() {
    let evil = "\u{1b}[2J \u{9b}31m \u{202e}";
    let server = answering("409 Conflict", "text/plain", evil.as_bytes());
    let ran = at(&server.url(), &["playout", "get-rundown", "1", "--json"]);
    let message = ran.failed(ErrorKind::Conflict.exit_code());
    assert!(
        !message.contains(['\u{1b}', '\u{9b}', '\u{202e}']),
        "{message:?}"
    );
    let error = Value::from_json(message).unwrap();
    let body = error.get("body").unwrap().into_owned();
    assert_eq!(body, Value::from(evil));
}

#[test]
fn bad_input_is_named_and_nothing_is_sent() {
    let hub = demo();
    let opacity = [
        "engines",
        "set-property",
        "3",
        "Mixer_0",
        "Default//Opacity/0",
        "1",
    ];
    for (rest, named) in [
        (&["--duration", "NaN"][..], "body.Duration"),
        (&["--duration", "-1"], "body.Duration"),
        (&["--duration", "1.5"], "body.Duration"),
        (&["--delay", "soon"], "body.Delay"),
        (&["--interpolation", "Bounce"], "body.Interpolation"),
    ] {
        let ran = at(&hub.url(), &[&opacity, rest].concat());
        assert!(ran.failed(2).contains(&format!("{named}: ")), "{}", ran.err);
    }
    for (args, named) in [
        (
            &["launcher", "get-renderer", "1", "three"][..],
            "rendererId: ",
        ),
        (&["engines", "get-node", "3", ".."], "nodePath: "),
        (&["engines", "get-node", "3", ""], "nodePath: "),
        (
            &["engines", "set-property", "3", "n", "p", "NaN"],
            "body.Value: ",
        ),
        (
            &["engines", "set-property", "3", "n", "p", "{\"x\":"],
            "body.Value: ",
        ),
        (&["playout", "create-rundown", ""], "body.name: "),
        (
            &["playout", "update-item", "1", "2", "--data", "x"],
            "body.data: ",
        ),
        (
            &["launcher", "create", "x", "--renderers", "1,b"],
            "body.renderers[1]: ",
        ),
        (
            &["invoke", "engines.got"],
            "there is no operation \"engines.got\"",
        ),
        (&["invoke", "engines.get", "[3]"], "arguments: "),
        (&["request", "FETCH", "/x"], "METHOD: "),
        (&["request", "GET", "x"], "path"),
        (&["engines", "list", "--timeout", "soon"], "--timeout: "),
        (&["engines", "list", "--timeout", "-1"], "--timeout: "),
        (
            &["engines", "list", "--max-attempts", "4"],
            "attempts: 4 is more than 3",
        ),
        (
            &["engines", "list", "--max-attempts", "0"],
            "attempts: 0 is less than 1",
        ),
        (&["engines", "list", "--max-attempts", "-1"], "attempts: "),
        (
            &["engines", "list", "--max-attempts", "often"],
            "--max-attempts",
        ),
        (&["engines", "list", "--header", "secret"], "--header: "),
        (&["engines", "fly"], "fly"),
        (&["engines", "get", "3", "4"], "'4'"),
    ] {
        let ran = at(&hub.url(), args);
        assert!(ran.failed(2).contains(named), "{args:?}: {}", ran.err);
        assert!(!ran.err.contains("secret"), "{}", ran.err);
    }
    assert!(hub.journal().is_empty());
}

#[test]
fn an_address_that_cannot_be_one_is_refused() {
    for url in ["10.0.0.5", "ftp://hub", "http://", "http://name:word@hub"] {
        let ran = at(url, &["engines", "list"]);
        assert!(!ran.failed(2).contains("word"), "{}", ran.err);
    }
}

#[test]
fn the_key_opens_and_never_shows() {
    let key = "rh_1234567890";
    let hub = with_key(key);
    let (right, wrong) = (key_file(key), key_file("rh_wrong_key"));
    let list = |url: &str, file: &std::path::Path, more: &[&str]| {
        let file = file.to_str().unwrap();
        at(
            url,
            &[&["engines", "list", "--api-key-file", file], more].concat(),
        )
    };
    list(&hub.url(), &right, &[]).printed();
    let message = list(&hub.url(), &right, &["--verbose"]).err;
    assert!(
        message.contains("API key: ***") && !message.contains(key),
        "{message}"
    );
    let ran = list(&hub.url(), &wrong, &[]);
    assert!(
        !ran.failed(ErrorKind::Auth.exit_code())
            .contains("rh_wrong_key")
    );
    let echo = answering(
        "403 Forbidden",
        "text/plain",
        format!("bad key {key}").as_bytes(),
    );
    let ran = list(&echo.url(), &right, &["--json"]);
    assert!(
        !ran.failed(ErrorKind::Auth.exit_code()).contains(key),
        "{}",
        ran.err
    );
}
