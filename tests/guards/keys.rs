//! Keys: in the request, and nowhere else, whatever form they come back in.

use std::sync::{Arc, Mutex};

use gfxhub::{CallOptions, Client, Method};

use super::{Server, builder};

const KEY: &str = "rh_s3/cr+3t\"x\\y z~";

/// The key in the forms that hubs, proxies and logs give it, each with a part that tells it.
const FORMS: [&str; 7] = [
    KEY,
    "rh_s3%2Fcr%2B3t%22x%5Cy%20z~",
    "rh_s3%2fcr%2b3t%22x%5cy%20z~",
    "rh_s3%2Fcr%2B3t%22x%5Cy+z~",
    "rh_s3/cr+3t%22x%5Cy%20z~",
    r#"rh_s3/cr+3t\"x\\y z~"#,
    r#"rh_s3\/cr+3t\"x\\y z~"#,
];

/// What every form begins with.
const BEGINNING: &str = "rh_s3";

/// Answers with what is wrong, and repeats a text.
fn repeating(text: &str) -> Server {
    let head = format!("HTTP/1.1 403 No\r\nContent-Length: {}\r\n\r\n", text.len());
    let answer: &'static str = (head + text).leak();
    Server::answering(answer.as_bytes())
}

/// All that a failed call leaves to be read.
fn shown(client: &Client) -> String {
    let error = client.engines().list().unwrap_err();
    let source = std::error::Error::source(&error);
    format!(
        "{error} {error:?} {:?} {} {source:?}",
        error.body(),
        error.detail()
    )
}

#[test]
fn a_key_is_in_no_error_in_any_form() {
    for form in FORMS {
        let server = repeating(&format!("the key {form} is wrong"));
        let hub = builder(&server.url()).api_key(KEY).build().unwrap();
        let shown = shown(&hub);
        assert!(!shown.contains(BEGINNING), "{form}: {shown}");
        assert!(shown.contains("is wrong"), "{shown}");
    }
}

#[test]
fn a_key_that_was_cut_off_is_not_shown_either() {
    // The beginning of the key stands at the end of what an error keeps.
    let filler = "x".repeat(64 * 1024 - 8);
    let server = repeating(&format!("{filler}{KEY}"));
    let hub = builder(&server.url()).api_key(KEY).build().unwrap();
    let error = hub.engines().list().unwrap_err();
    let kept = error.body().unwrap_or_default();
    assert!(kept.len() > 60_000, "{}", kept.len());
    assert!(!kept.contains(BEGINNING), "{}", &kept[kept.len() - 20..]);
}

#[test]
fn headers_that_are_secret_by_their_names_are_in_no_error() {
    for (name, value, secret) in [
        ("Authorization", "Bearer s3cr3t", "s3cr3t"),
        ("Cookie", "session=s3cr3t", "s3cr3t"),
        ("X-Auth-Token", "s3cr3t", "s3cr3t"),
    ] {
        let server = repeating(&format!("no: {value}"));
        let hub = builder(&server.url()).header(name, value).build().unwrap();
        let shown = shown(&hub);
        assert!(!shown.contains(secret), "{name}: {shown}");
    }
    let server = repeating("the token s3cr3t has expired");
    let hub = builder(&server.url()).header("Authorization", "Bearer s3cr3t");
    let shown = shown(&hub.build().unwrap());
    assert!(!shown.contains("s3cr3t"), "without its scheme: {shown}");
}

#[test]
fn a_key_in_a_path_is_neither_in_the_error_nor_in_the_event() {
    let server = repeating("no");
    let events = Arc::new(Mutex::new(String::new()));
    let keep = Arc::clone(&events);
    let hub = builder(&server.url()).api_key(KEY);
    let hub = hub.on_event(move |event| {
        *keep.lock().unwrap() += &format!("{event:?} {}", event.path());
    });
    let path = format!("/x?api_key={}", FORMS[1]);
    let error = hub.build().unwrap().request(Method::Get, &path, None);
    let error = error.unwrap_err();
    let shown = format!("{error} {error:?} {}", error.path());
    assert!(
        shown.contains("api_key=***") && !shown.contains(BEGINNING),
        "{shown}"
    );
    let events = events.lock().unwrap().clone();
    assert!(events.contains("api_key=***"), "{events}");
    assert!(!events.contains(BEGINNING), "{events}");
}

#[test]
fn nothing_secret_is_in_a_debug_print() {
    let proxy = "http://user:s3cr3t@127.0.0.1:9";
    let settings = builder("http://127.0.0.1:9").api_key("s3cr3t").proxy(proxy);
    let settings = settings.header("X-Studio", "s3cr3t");
    let shown = format!("{settings:?}");
    assert!(!shown.contains("s3cr3t"), "{shown}");
    let hub = settings.build().unwrap();
    let hub = hub.with(CallOptions::new());
    let shown = format!("{hub:?} {:#?} {:?}", hub, hub.engines());
    assert!(!shown.contains("s3cr3t"), "{shown}");
}

#[test]
fn a_key_is_sent_as_its_header_alone() {
    let server = repeating("no");
    let hub = builder(&server.url())
        .api_key("k3y-of-a-hub")
        .build()
        .unwrap();
    hub.engines().list().unwrap_err();
    let request = server.requests().remove(0);
    let carrying = request
        .headers
        .iter()
        .filter(|line| line.contains("k3y-of-a-hub"));
    assert_eq!(carrying.collect::<Vec<_>>(), ["x-api-key: k3y-of-a-hub"]);
    assert!(!request.line.contains("k3y-of-a-hub"));
}
