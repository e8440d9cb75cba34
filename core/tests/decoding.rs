//! Tests that decoding ends at the deadline, on a cancellation, and when the client is closed.
//!
//! Each body takes long to decode and almost no time to arrive. First the time for decoding is
//! measured. Then the call is given only a part of this time. It would succeed nevertheless if
//! decoding did not check the clock.

mod bodies;

use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use bodies::{Bodies, joined};
use gfxhub::{
    CallOptions, CancelToken, Client, Effect, Error, ErrorKind, MosObjectUpdate, Phase,
    PlayoutItemCreate,
};

/// Factor for the number of values. It is larger in release builds, which decode faster.
const MANY: usize = if cfg!(debug_assertions) { 2 } else { 20 };

const LONG: Duration = Duration::from_secs(300);

/// A call whose result is dropped.
type Call = fn(&Client) -> Result<(), Error>;

fn engines(count: usize) -> String {
    let engine = |n| {
        format!(
            r#"{{"id":{n},"name":"Engine {n}","ip":"10.0.0.{n}","role":"PREVIEW","status":"RUNNING",
            "usedSpace":12,"diskSpace":100,"displayName":"Studio {n}","port":80,
            "instances":[{{"id":{n},"status":"RUNNING","pid":1200,"engineVersion":"5.4"}}]}}"#
        )
    };
    format!("[{}]", joined(count, engine))
}

fn list_engines(hub: &Client) -> Result<(), Error> {
    hub.engines().list().map(drop)
}

fn create_item(hub: &Client) -> Result<(), Error> {
    let item = PlayoutItemCreate::new("Headline", "LowerThird");
    hub.playout().create_item(1, &item).map(drop)
}

/// Returns numbers with so many digits that decoding them needs little more memory than their text.
fn numbers(count: usize) -> String {
    format!("[{}]", joined(count, |n| format!("{n}.0625")))
}

fn members(count: usize) -> String {
    format!(
        "{{{}}}",
        joined(count, |n| format!(r#""member {n}":{n}.0625"#))
    )
}

/// Returns all ways to decode a response, each with the effect that its failure has.
fn ways() -> Vec<(&'static str, String, Call, Effect)> {
    let many = |count: usize| count * MANY;
    vec![
        (
            "a list of records",
            engines(many(3_000)),
            list_engines,
            Effect::None,
        ),
        (
            "a list by name",
            engines(many(3_000)),
            |hub| hub.invoke("engines.list", "").map(drop),
            Effect::None,
        ),
        (
            "a list of ids",
            format!("[{}]", joined(many(150_000), |n| n.to_string())),
            |hub| hub.launcher().list_renderers(1).map(drop),
            Effect::None,
        ),
        (
            "a record with an array",
            format!(
                r#"{{"PropertyPath":"A//B/0","Value":{}}}"#,
                numbers(many(100_000))
            ),
            |hub| hub.engines().get_property(1, "Mixer_0", "A//B/0").map(drop),
            Effect::None,
        ),
        (
            "a record with records by their key",
            format!(
                r#"{{"FunctionPath":"A//B/0","Properties":{{{}}}}}"#,
                joined(many(30_000), |n| format!(
                    r#""{n}":{{"PropertyPath":"A//B/{n}"}}"#
                ))
            ),
            |hub| hub.engines().get_function(1, "Mixer_0", "A//B/0").map(drop),
            Effect::None,
        ),
        (
            "a record with an object",
            format!(r#"{{"id":1,"data":{}}}"#, members(many(50_000))),
            create_item,
            Effect::Done,
        ),
        (
            "a record with an undocumented field",
            format!(r#"{{"objID":"1","more":{}}}"#, members(many(50_000))),
            |hub| {
                let update = MosObjectUpdate::new().description("Headline");
                hub.newsroom().update_mos_object("1", &update).map(drop)
            },
            Effect::Done,
        ),
        (
            "the one record of a list",
            format!(r#"[{{"id":1,"data":{}}}]"#, members(many(50_000))),
            |hub| hub.playout().get_item(1, 1).map(drop),
            Effect::None,
        ),
        (
            "whether it succeeded",
            format!(r#"{{"success":true,"log":{}}}"#, members(many(50_000))),
            |hub| hub.playout().trigger_button(1, 1, "take").map(drop),
            Effect::Done,
        ),
        (
            "nothing",
            numbers(many(100_000)),
            |hub| hub.playout().delete_rundown(1).map(drop),
            Effect::Done,
        ),
        (
            "a word",
            numbers(many(100_000)),
            |hub| hub.launcher().launch(1).map(drop),
            Effect::Done,
        ),
    ]
}

/// Maximum number of tries until a call ends during decoding. On a busy machine, its time may run
/// out before the response has arrived, or after it was decoded.
const TRIES: u32 = 30;

#[test]
fn every_way_to_read_a_response_ends_at_the_deadline() {
    for (way, body, call, effect) in ways() {
        let server = Bodies::of(body);
        let hub = Client::new(&server.url()).unwrap();
        let began = Instant::now();
        call(&hub.with(CallOptions::new().timeout(LONG))).unwrap_or_else(|e| panic!("{way}: {e}"));
        let whole = began.elapsed();
        let late = |attempt: u32| {
            let limit = whole * (1 + attempt % 3) / 5;
            let error = call(&hub.with(CallOptions::new().timeout(limit))).err()?;
            assert_eq!(error.kind(), ErrorKind::Timeout, "{way}: {error}");
            if !error.to_string().contains("before it was decoded") {
                return None;
            }
            let ended = (error.phase(), error.attempts());
            assert_eq!(ended, (Some(Phase::Body), 1), "{way}: {error}");
            Some(error)
        };
        let error = (0..TRIES).find_map(late);
        let error = error.unwrap_or_else(|| panic!("{way}: decoded within any limit, {whole:?}"));
        assert_eq!(error.effect(), effect, "{way}: {error}");
        assert_eq!(error.status(), Some(200), "{way}");
    }
}

/// Returns the error of a call that `end` ends during decoding.
fn ended_by(end: fn(&Client, &CancelToken)) -> Error {
    let server = Bodies::of(format!(r#"{{"id":1,"data":{}}}"#, members(150_000 * MANY)));
    let began = Instant::now();
    let options = CallOptions::new().timeout(LONG);
    let hub = Client::new(&server.url()).expect("an address");
    create_item(&hub.with(options.clone())).expect("time enough");
    let whole = began.elapsed();
    let ended = |attempt: u32| {
        let hub = Client::new(&server.url()).expect("an address");
        let token = CancelToken::new();
        server.sent().store(false, Ordering::SeqCst);
        let outcome = thread::scope(|scope| {
            scope.spawn(|| {
                while !server.sent().load(Ordering::SeqCst) {
                    thread::sleep(Duration::from_millis(1));
                }
                thread::sleep(whole * (1 + attempt % 3) / 5);
                end(&hub, &token);
            });
            create_item(&hub.with(options.clone().cancel(&token)))
        });
        let error = outcome.err()?;
        assert_eq!(error.kind(), ErrorKind::Cancelled, "{error}");
        // The effect is unknown if the body had not arrived completely.
        (error.effect() == Effect::Done).then_some(error)
    };
    let error = (0..TRIES).find_map(ended);
    error.unwrap_or_else(|| panic!("nothing ended the decoding, {whole:?}"))
}

#[test]
fn a_cancelled_call_stops_decoding() {
    let error = ended_by(|_, token| token.cancel());
    assert!(
        error
            .to_string()
            .contains("cancelled while its response was decoded"),
        "{error}"
    );
}

#[test]
fn a_closed_client_stops_decoding() {
    let error = ended_by(|hub, _| hub.close());
    assert!(
        error
            .to_string()
            .contains("closed while the response was decoded"),
        "{error}"
    );
}
