//! A test of the memory of a decoded response: at most 16 times the size of its body, plus 8 MiB,
//! whatever the body contains.
//!
//! This file contains only one test, since it measures the memory of the whole process.

mod bodies;

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use bodies::{Bodies, joined};
use gfxhub::bindings::RecordList;
use gfxhub::{Client, Error, ErrorKind, Method, Property};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Body size that is large enough for the part of the memory that grows with the body to dominate.
const BODY: usize = 1 << 20;

const MEMORY_FACTOR: usize = 16;
const BASE_MEMORY: usize = 8 << 20;

/// Other memory of a call, in bytes: the body while its buffer grows, and the other data of the
/// client.
const CALL: usize = 3 * BODY + (1 << 20);

type Call = fn(&Client) -> Result<(), Error>;

/// Repeats an item, with commas between, in a text of up to [`BODY`] bytes.
fn many(item: &str) -> String {
    joined(BODY / (item.len() + 1), |_| item.to_owned())
}

/// Does the same as [`many`], with a distinct key before each item. The keys are as short as
/// possible.
fn keyed(item: &str) -> String {
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').chain('0'..='9').collect();
    let key = |mut n: usize| {
        let mut key = String::new();
        while n > 0 || key.is_empty() {
            key.push(letters[n % letters.len()]);
            n /= letters.len();
        }
        key
    };
    joined(BODY / (item.len() + 7), |n| {
        format!("\"{}\":{item}", key(n))
    })
}

/// Calls that list records, each with a record that has only its required fields.
const LISTS: &[(&str, &str, Call)] = &[
    ("engines", r#"{"id":1}"#, |hub| {
        hub.engines().list().map(drop)
    }),
    ("nodes", r#"{"NodePath":"a"}"#, |hub| {
        hub.engines().list_nodes(1).map(drop)
    }),
    ("properties", r#"{"PropertyPath":"a"}"#, |hub| {
        hub.engines().list_properties(1, "a").map(drop)
    }),
    ("functions", r#"{"FunctionPath":"a"}"#, |hub| {
        hub.engines().list_functions(1, "a").map(drop)
    }),
    ("rundowns", r#"{"id":1}"#, |hub| {
        hub.playout().list_rundowns().map(drop)
    }),
    ("items", r#"{"id":1}"#, |hub| {
        hub.playout().list_items(1).map(drop)
    }),
    ("templates", r#"{"id":1}"#, |hub| {
        hub.playout().list_templates().map(drop)
    }),
    ("newsroom rundowns", r#"{"ncsID":"a","roID":"a"}"#, |hub| {
        hub.newsroom().list_rundowns().map(drop)
    }),
    ("graphs", r#"{"id":1}"#, |hub| hub.graphs().list().map(drop)),
    ("rgraphs", r#"{"id":1}"#, |hub| {
        hub.rgraphs().list().map(drop)
    }),
    ("ustates", r#"{"id":1}"#, |hub| {
        hub.ustates().list().map(drop)
    }),
    ("projects", r#"{"projectId":1}"#, |hub| {
        hub.projects().list().map(drop)
    }),
    ("launch configurations", "{}", |hub| {
        hub.launcher().list().map(drop)
    }),
    ("renderers", "1", |hub| {
        hub.launcher().list_renderers(1).map(drop)
    }),
    ("undocumented fields", r#"{"id":1,"a":0}"#, |hub| {
        hub.engines().list().map(drop)
    }),
];

/// Returns the names and the JSON texts of values. Each text has about [`BODY`] bytes.
fn values() -> Vec<(&'static str, String)> {
    let mut values = vec![
        ("members of one object", format!("{{{}}}", keyed("0"))),
        ("vectors", format!("[{}]", many(r#"{"x":1,"y":1,"z":1}"#))),
        ("long text", format!("\"{}\"", "a".repeat(BODY))),
        (
            "long text with escapes",
            format!("\"{}\"", r"\n".repeat(BODY / 2)),
        ),
    ];
    // The last element is an object, and all others are texts.
    let last = r#"{"a":0}"#;
    values.push(("an array and more", format!("[{},{last}]", many(r#""a""#))));
    for item in [
        "0",
        "[]",
        "{}",
        r#"{"a":0}"#,
        r#""a""#,
        "[0]",
        "[[[[[]]]]]",
        r#"{"x":1}"#,
    ] {
        values.push(("an array", format!("[{}]", many(item))));
    }
    values
}

/// Places in a body that can contain a value.
const PLACES: &[(&str, &str, &str, Call)] = &[
    (
        "of a property",
        r#"{"PropertyPath":"a","Value":"#,
        "}",
        |hub| hub.engines().get_property(1, "a", "a").map(drop),
    ),
    (
        "of a property as documented",
        r#"{"PropertyPath":"a","DisplayName":"","Value":"#,
        "}",
        |hub| hub.engines().get_property(1, "a", "a").map(drop),
    ),
    ("by name", r#"{"PropertyPath":"a","Value":"#, "}", |hub| {
        let arguments = r#"{"engineId":1,"nodePath":"a","propertyPath":"a"}"#;
        hub.invoke("engines.get_property", arguments).map(drop)
    }),
    (
        "of an undocumented field",
        r#"{"id":1,"more":"#,
        "}",
        |hub| hub.engines().get(1).map(drop),
    ),
    ("in place of a word", "", "", |hub| {
        hub.launcher().launch(1).map(drop)
    }),
    ("beside success", r#"{"success":true,"more":"#, "}", |hub| {
        hub.playout().trigger_button(1, 1, "a").map(drop)
    }),
];

/// Lists properties. If the records are decoded on access, accesses and keeps each of them.
fn touch_all(hub: &Client) -> Result<(), Error> {
    let list = RecordList::<Property>::call(hub, "engines.list_properties", &[&1, &"a"])?;
    if list.body().is_some() {
        let made: Vec<_> = (0..list.len()).filter_map(|at| list.get(at)).collect();
        assert_eq!(made.len(), list.len());
    }
    Ok(())
}

/// Makes a call that receives this body, and checks the memory that it takes. Returns its outcome.
fn taken(what: &str, body: String, call: Call) -> Result<(), Error> {
    let length = body.len();
    let server = Bodies::of(body);
    let hub = Client::new(&server.url()).expect("an address");
    MEMORY.reset_peak_usage();
    let before = MEMORY.current_usage();
    let outcome = call(&hub);
    let took = MEMORY.peak_usage().saturating_sub(before);
    while !server.sent().load(Ordering::SeqCst) {
        thread::sleep(Duration::from_millis(1));
    }
    let max = MEMORY_FACTOR * length + BASE_MEMORY + CALL;
    assert!(
        took <= max,
        "{what}: {took} bytes for a body of {length}, {:.1} times; {outcome:?}",
        took as f64 / length as f64
    );
    if let Err(error) = &outcome {
        assert_eq!(error.kind(), ErrorKind::TooLarge, "{what}: {error}");
        assert!(error.to_string().contains("bytes of memory"), "{error}");
    }
    // After the call, only the buffer of its body is kept, for the next call. Large values are
    // freed on another thread, and must not count for the next call.
    let began = Instant::now();
    while MEMORY.current_usage().saturating_sub(before) > 2 * BODY {
        assert!(began.elapsed() < Duration::from_secs(60), "{what} leaks");
        thread::sleep(Duration::from_millis(1));
    }
    outcome
}

/// Returns the memory of a typical list while the caller keeps it, as a multiple of its body. If
/// the list does not contain its body, the client keeps the body's buffer for the next call.
fn kept<T>(list: impl FnOnce(&Client) -> Result<T, Error>) -> f64 {
    let body = format!(
        "[{}]",
        joined(10_000, |n| format!(
            r#"{{"PropertyPath":"Default//Level_{n:05}/0","DisplayName":"Level {n}","Value":{{"x":0.25,"y":-1.5,"z":{n},"w":1}}}}"#
        ))
    );
    let length = body.len();
    let server = Bodies::of(body);
    let hub = Client::new(&server.url()).expect("an address");
    let before = MEMORY.current_usage();
    let list = list(&hub).expect("it is sound");
    let took = MEMORY.current_usage().saturating_sub(before);
    drop(list);
    took as f64 / length as f64
}

#[test]
fn what_is_decoded_takes_a_multiple_of_its_body() {
    let mut refused = 0;
    for (what, record, call) in LISTS {
        let body = format!("[{}]", many(record));
        refused += u32::from(taken(what, body, *call).is_err());
    }
    let record = r#"{"PropertyPath":"a","DisplayName":"","Value":1}"#;
    let body = format!("[{}]", many(record));
    taken("properties that are touched", body, touch_all).expect("it is not much");
    for (value, json) in values() {
        let body = format!(r#"[{{"PropertyPath":"a","DisplayName":"","Value":{json}}}]"#);
        let shown: String = json.chars().take(12).collect();
        let what = format!("{value} of a property that is touched: {shown}");
        refused += u32::from(taken(&what, body, touch_all).is_err());
        for (place, before, after, call) in PLACES {
            let body = format!("{before}{json}{after}");
            let shown: String = json.chars().take(12).collect();
            let what = format!("{value} {place}: {shown}");
            refused += u32::from(taken(&what, body, *call).is_err());
        }
    }
    assert!(refused > 0, "nothing came near the limit");
    let records = kept(|hub| hub.engines().list_properties(1, "a"));
    assert!(records < 4.0, "{records:.2}");
    let untouched = kept(|hub| {
        let list = RecordList::<Property>::call(hub, "engines.list_properties", &[&1, &"a"])?;
        assert_eq!(
            list.get(9_999).expect("it is there").display_name,
            "Level 9999"
        );
        Ok(list)
    });
    assert!(untouched < 1.5, "{untouched:.2}");
    // A response that is not decoded takes only the memory of its body.
    let server = Bodies::of(format!("[{}]", many("{}")));
    let hub = Client::new(&server.url()).unwrap();
    let raw = hub
        .request(Method::Get, "/api/rest/v1/launcher", None)
        .unwrap();
    assert!(raw.bytes().len() > BODY - 3);
}
