//! Tests of API keys. A key is sent in the request and shown nowhere, in whatever form a hub
//! repeats it.

use std::sync::{Arc, Mutex};

use gfxhub::{CallOptions, Client, Method};

use super::{Server, builder};

const KEY: &str = "rh_s3/cr+3t\"x\\y z~";

/// The key in the forms in which hubs, proxies and logs write it.
const FORMS: [&str; 28] = [
    KEY,
    "rh_s3%2Fcr%2B3t%22x%5Cy%20z~",
    "rh_s3%2fcr%2b3t%22x%5cy%20z~",
    "rh_s3%2Fcr%2B3t%22x%5Cy+z~",
    "rh_s3/cr+3t%22x%5Cy%20z~",
    r#"rh_s3/cr+3t\"x\\y z~"#,
    r#"rh_s3\/cr+3t\"x\\y z~"#,
    // The forms of JSON, as System.Text.Json, Java and Python write them, and with each character
    // escaped.
    r#"rh_s3/cr\u002B3t\u0022x\\y z~"#,
    r#"rh_s3\u002fcr\u002b3t\u0022x\u005Cy\u0020z\u007e"#,
    r#"\u0072\u0068_s3/cr+3t\"x\\y z~"#,
    // The forms of HTML.
    r"rh_s3/cr+3t&quot;x\y z~",
    r"rh_s3/cr&#43;3t&#34;x&#92;y z~",
    r"rh_s3&#x2F;cr&#x2B;3t&#x22;x&#x5c;y&#32;z&#126;",
    r"rh_s3&sol;cr&plus;3t&QUOT;x&bsol;y z~",
    // The forms of percent-encoding: partial and double, and at the end those of HTML form data.
    r"rh_s3%2fcr%2B3t%22x\y z%7E",
    "rh_s3%252Fcr%252B3t%2522x%255Cy%2520z~",
    "rh_s3%252fcr%2B3t%2522x%5cy+z~",
    "rh_s3/cr 3t%22x%5Cy z~",
    // The forms of nested encodings.
    r#"rh_s3\\/cr\\u002B3t\\\"x\\\\y z~"#,
    r"rh_s3/cr\u0026#43;3t\u0026quot;x\\y z~",
    r"rh_s3/cr&amp;#43;3t&amp;quot;x\y z~",
    r"rh_s3&#37;2Fcr&percnt;2B3t%26quot;x\y z~",
    // The forms in upper case, as some logs write them.
    r#"RH_S3/CR+3T"X\Y Z~"#,
    "RH_S3%2FCR%2B3T%22X%5CY%20Z~",
    // The forms of Base64, alone and within a longer text.
    "cmhfczMvY3IrM3QieFx5IHp+",
    "cmhfczMvY3IrM3QieFx5IHp-",
    // The text before the key is `user:`.
    "dXNlcjpyaF9zMy9jciszdCJ4XHkgen4=",
    // The text before the key is `me: `, and a line end follows the key.
    "bWU6IHJoX3MzL2NyKzN0InhceSB6fgo",
];

/// The beginning of the key, and of most of its forms.
const BEGINNING: &str = "rh_s3";

/// Starts a hub that responds with an error and repeats a text.
fn repeating(text: &str) -> Server {
    let head = format!("HTTP/1.1 403 No\r\nContent-Length: {}\r\n\r\n", text.len());
    let answer: &'static str = (head + text).leak();
    Server::answering(answer.as_bytes())
}

/// Returns all texts of the error of a failed call.
fn shown(client: &Client) -> String {
    text_of(&client.engines().list().unwrap_err())
}

fn text_of(error: &gfxhub::Error) -> String {
    let source = std::error::Error::source(error);
    format!(
        "{error} {error:?} {:?} {} {source:?}",
        error.body(),
        error.detail()
    )
}

/// An error contains the hub's text without the key, in whatever form it is: unchanged,
/// percent-encoded, escaped as JSON or HTML, in Base64, or in upper case.
#[test]
fn a_key_is_in_no_error_in_any_form() {
    for form in FORMS {
        let server = repeating(&format!("the key {form} is wrong"));
        let hub = builder(&server.url()).api_key(KEY).build().unwrap();
        let shown = shown(&hub);
        assert!(!shown.contains(BEGINNING), "{form}: {shown}");
        assert!(shown.contains("is wrong"), "{shown}");
        let error = hub.engines().list().unwrap_err();
        let left = error.body().unwrap_or_default();
        let whole = "the key *** is wrong";
        // The neighbouring text was encoded together with the key.
        let user = ["the key dXNlcj*** is wrong", "the key bWU6I***o is wrong"];
        assert!(left == whole || user.contains(&left), "{form}: {left}");
    }
}

/// Returns the hub's text as the client's error contains it.
fn left(name: &str, value: &str, said: &str) -> String {
    let server = repeating(said);
    let hub = builder(&server.url()).header(name, value).build().unwrap();
    let error = hub.engines().list().unwrap_err();
    error.body().unwrap_or_default().to_owned()
}

/// Each value of a cookie is hidden separately.
#[test]
fn each_pair_of_a_cookie_is_a_secret() {
    let cookie = r#"lang=de; session=s%3As3/cr3t.x=; theme="n1ght+""#;
    for (said, due) in [
        ("no session s%3As3/cr3t.x=", "no session ***"),
        ("no session s:s3/cr3t.x= here", "no session *** here"),
        ("night n1ght&#43; is over", "night *** is over"),
        (cookie, "***"),
        // The value is too short to be distinguished from other text.
        ("the code of the lang is de", "the code of the lang is de"),
    ] {
        assert_eq!(left("Cookie", cookie, said), due);
    }
}

#[test]
fn a_password_of_basic_authorization_is_a_secret() {
    // This is ops:s3cr3t/+ in Base64.
    let value = "Basic b3BzOnMzY3IzdC8r";
    for (said, due) in [
        ("no s3cr3t/+", "no ***"),
        ("no ops:s3cr3t/+", "no ***"),
        ("no s3cr3t%2F%2B", "no ***"),
        ("no b3BzOnMzY3IzdC8r", "no ***"),
        // This is the password alone.
        ("no czNjcjN0Lys=", "no ***"),
        ("there are no ops", "there are no ops"),
    ] {
        assert_eq!(left("Authorization", value, said), due);
    }
}

/// Short parts of a secret also occur in ordinary text.
#[test]
fn a_short_part_of_a_secret_does_not_paint_a_text() {
    let said = "A STUDIO of the station has no a";
    assert_eq!(left("X-Session-Name", "Studio A", said), said);
    assert_eq!(left("Cookie", "a=A; b=of", said), said);
}

/// A secret that is too short cannot be distinguished from other text.
#[test]
fn a_secret_too_short_to_be_hidden_is_refused() {
    let make = || builder("http://127.0.0.1:9");
    for (settings, argument) in [
        (make().api_key("k3y"), "apiKey"),
        (make().header("X-Auth-Token", "abc"), "header X-Auth-Token"),
        (make().header("cookie", "a"), "header cookie"),
    ] {
        let error = settings.build().unwrap_err();
        assert_eq!(error.kind(), gfxhub::ErrorKind::Invalid, "{error}");
        assert_eq!(error.argument(), Some(argument), "{error}");
        assert!(error.to_string().contains("4 characters"), "{error}");
    }
    make().api_key("k3ys").build().unwrap();
    make().header("X-Studio", "A").build().unwrap();
    make().header("Cookie", "").build().unwrap();
}

#[test]
fn a_proxys_password_is_in_no_error() {
    for said in ["s3cr%3At/+", "s3cr:t/+", "me:s3cr:t/+", "bWU6czNjcjp0Lys="] {
        // After `CONNECT`, the proxy repeats the credentials that it was sent.
        let proxy = Server::start(move |connection| {
            connection.request();
            connection.write(b"HTTP/1.1 200 Connection established\r\n\r\n");
            connection.request();
            let length = said.len();
            let answer = format!("HTTP/1.1 403 No\r\nContent-Length: {length}\r\n\r\n{said}");
            connection.write(answer.as_bytes());
        });
        let address = proxy.url().replace("http://", "http://me:s3cr%3at%2F+@");
        let hub = builder("http://hub.example").proxy(address);
        let error = hub.build().unwrap().engines().list().unwrap_err();
        assert_eq!(error.body(), Some("***"), "{said}");
    }
}

#[test]
fn a_key_is_in_no_text_of_an_error_whatever_it_came_with() {
    let key = "rh_s3+cr3t";
    for answer in [
        "302 Found\r\nLocation: http://other/?api_key=rh%5Fs3%252Bcr3t\r\nContent-Length: 0\r\n\r\n",
        "405 No\r\nAllow: rh&#95;s3+cr3t\r\nContent-Length: 0\r\n\r\n",
        "200 OK\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n[{\"rh_s3\\u002Bcr3t\":1e999}]",
        "200 OK\r\nContent-Type: rh_s3&plus;cr3t\r\nContent-Length: 1\r\n\r\nx",
        // The body ends within the key.
        "200 OK\r\nContent-Length: 99\r\n\r\nno rh_s3%2",
    ] {
        let answer = format!("HTTP/1.1 {answer}");
        let server = Server::answering_once(String::leak(answer.clone()).as_bytes());
        let hub = builder(&server.url()).api_key(key).build().unwrap();
        let error = hub.engines().list().unwrap_err();
        let path = error.json_path().unwrap_or_default();
        let shown = text_of(&error) + path + error.argument().unwrap_or_default();
        assert!(
            !shown.contains("s3") && !shown.contains("S3"),
            "{answer}: {shown}"
        );
        assert!(shown.contains("***"), "{answer}: {shown}");
    }
}

/// The search for the key must be fast, because an error keeps up to 64 KiB of the response body,
/// and a failing hub may send many such bodies.
#[test]
fn a_long_text_is_searched_in_no_time() {
    let body = r"rh_s3%2525&amp;amp;\\u0072".repeat(3000);
    let server = repeating(&body[..64 * 1024]);
    // Nearly the complete key matches at each position of the body.
    let key = r"rh_s3%25&amp;\u0072".repeat(430) + "!";
    let hub = builder(&server.url()).api_key(key).build().unwrap();
    let begin = std::time::Instant::now();
    hub.engines().list().unwrap_err();
    // A comparison of each position with each character of the key would take minutes.
    assert!(begin.elapsed() < std::time::Duration::from_secs(20));
}

#[test]
fn a_name_as_long_as_a_response_is_cut() {
    let name = format!("{}{KEY}", "x".repeat(64 * 1024 - 8)).replace(['"', '\\'], "");
    let body = format!(r#"[{{"id":1,"{name}{name}":1e999}}]"#);
    let length = body.len();
    let answer = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n{body}");
    let server = Server::answering(String::leak(answer).as_bytes());
    let key = KEY.replace(['"', '\\'], "");
    let hub = builder(&server.url()).api_key(key).build().unwrap();
    let error = hub.engines().list().unwrap_err();
    let path = error.json_path().unwrap_or_default();
    assert!((60_000..=64 * 1024).contains(&path.len()), "{}", path.len());
    let end = &path[path.len() - 20..];
    assert!(end.ends_with("***") && !end.contains(BEGINNING), "{end}");
}

/// A body may end within a key. The beginning of the key is then hidden.
#[test]
fn a_key_that_was_cut_off_is_not_shown_either() {
    // The part of the body that the error keeps ends with the beginning of the key.
    let filler = "x".repeat(64 * 1024 - 8);
    let server = repeating(&format!("{filler}{KEY}"));
    let hub = builder(&server.url()).api_key(KEY).build().unwrap();
    let error = hub.engines().list().unwrap_err();
    let kept = error.body().unwrap_or_default();
    assert!(kept.len() > 60_000, "{}", kept.len());
    assert!(!kept.contains(BEGINNING), "{}", &kept[kept.len() - 20..]);
}

/// Values of headers whose names suggest secrets are hidden like keys. So is the token of `Bearer
/// TOKEN` without the scheme.
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

/// Keys are removed from the path and the detail of every error, and from the path of every event.
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

/// The Debug output of a client shows whether there is a key or a proxy, and the names of headers.
/// It shows neither the key nor the proxy's password nor the values of headers.
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
        .filter(|(name, value)| name.contains("k3y-of-a-hub") || value.contains("k3y-of-a-hub"));
    let names: Vec<&str> = carrying.map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["x-api-key"]);
    assert!(request.has("x-api-key", "k3y-of-a-hub"));
    assert!(!request.line().contains("k3y-of-a-hub"));
}

#[test]
fn the_beginning_of_a_key_at_the_end_of_a_broken_response_is_hidden() {
    let body = format!("no such key: {}", &KEY[..9]);
    let head = format!(
        "HTTP/1.1 403 No\r\nContent-Length: {}\r\n\r\n",
        body.len() + 9
    );
    let answer: &'static str = (head + &body).leak();
    let server = Server::answering_once(answer.as_bytes());
    let hub = builder(&server.url()).api_key(KEY).build().unwrap();
    let error = hub.engines().list().expect_err("the key is refused");
    assert_eq!(error.body(), Some("no such key: ***"));
    assert!(!error.to_string().contains(BEGINNING), "{error}");
}
