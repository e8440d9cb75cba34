//! Tests that no line has a secret, wherever it was and in whatever spelling.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE};
use gfxhub_test_support::Server;
use gfxhub_test_support::server::closing_response;
use proptest::prelude::*;

use super::MAX_RESPONSE;
use super::line::Line;
use crate::client::Client;
use crate::redact::Redactor;
use crate::redact::tests::{AROUND, escaped};
use crate::schema::operation::Method;
use crate::types::PropertyUpdate;
use crate::value::Value;

/// A hub that responds to every request with the same status and body.
struct Hub {
    server: Server,
    says: Arc<Mutex<(&'static str, String)>>,
}

impl Hub {
    fn start() -> Self {
        let says: Arc<Mutex<(&'static str, String)>> = Arc::default();
        let own = Arc::clone(&says);
        let server = Server::answering_each(move |_| {
            let (status, body) = &*own.lock().unwrap();
            closing_response(status, "application/json", body)
        });
        Self { server, says }
    }

    fn says(&self, status: &'static str, body: String) {
        *self.says.lock().unwrap() = (status, body);
    }
}

/// Makes calls with a text in every place where a caller or a hub can put one.
fn tell(hub: &Hub, client: &Client, text: &str) {
    let quoted = Value::from(text).to_json();
    for status in ["200 OK", "500 Internal Server Error"] {
        hub.says(status, format!("{{\"detail\":{quoted}}}"));
        let body = format!("{{\"Value\":{quoted}}}");
        let path = format!("/{text}?key={text}");
        for (path, body) in [(&*path, &*body), ("/x", text), ("/x", &quoted)] {
            let _ = client.request(Method::Post, path, Some(body));
        }
        let _ = client.engines().get_property(3, text, text);
        let _ = client.engines().set_property(3, "Mixer_0", text, text);
        let _ = client.playout().trigger_button(1, 2, text);
    }
    hub.says("500 Internal Server Error", text.to_owned());
    let _ = client.names().press(format!("Evening News / {text}"));
    let _ = client.recorder().note(text);
    let session = client.live().open().unwrap();
    if let Ok(mut property) = session.property(3, "Mixer_0", text) {
        property.set(text);
        property.ease(PropertyUpdate::new(text).linear(0.01));
    }
    drop(session.close(Duration::from_millis(20)));
}

/// Collects the texts of a value: names of members, texts, and texts that are JSON themselves.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object.iter() {
                found.push(name.to_owned());
                texts(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| texts(value, found)),
        Value::Text(text) => {
            found.push(text.clone());
            if let Ok(inner @ (Value::Object(_) | Value::Array(_) | Value::Text(_))) =
                Value::from_json(text)
            {
                texts(&inner, found);
            }
        }
        _ => {}
    }
}

/// Returns the lines of the only record in a folder. Each line comes with the texts in it.
fn recorded(folder: &std::path::Path) -> Vec<(String, Vec<String>)> {
    let files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert_eq!(files.len(), 1);
    let text = std::fs::read_to_string(&files[0]).unwrap();
    let lines = text.lines().map(|line| {
        let mut found = Vec::new();
        texts(&Value::from_json(line).unwrap(), &mut found);
        (line.to_owned(), found)
    });
    lines.collect()
}

fn client(hub: &Hub, folder: &std::path::Path, secret: &str, is_key: bool) -> Option<Client> {
    let builder = Client::builder(&hub.server.url())
        .max_attempts(1)
        .record(folder.join("a.jsonl"))
        .record_reads(true)
        .record_responses("all");
    let builder = match is_key {
        true => builder.api_key(secret),
        false => builder.header("X-Auth-Token", secret),
    };
    builder.build().ok()
}

#[test]
fn no_member_that_is_named_like_a_secret_is_in_a_value_of_a_live_session() {
    let first = Value::from_json(r#"{"a":1,"password":"hunter22"}"#).unwrap();
    let last = Value::from(r#"{"token":"hunter33"}"#);
    let mut line = Line::begin(None, Duration::ZERO, 1);
    let ids = ["3", "Mixer_0", "Data"].map(Cow::Borrowed);
    line.live(&ids, [&first, &last], 2);
    let line = line.finish(&Redactor::default());
    let shown = r#""first":{"a":1,"password":"***"},"last":"{\"token\":\"***\"}","count":2}}"#;
    assert!(line.trim_end().ends_with(shown), "{line}");
}

proptest! {
    // More cases: `PROPTEST_CASES=10000 cargo test -p gfxhub --lib recorder::tests`.
    #![proptest_config(ProptestConfig {
        cases: std::env::var("PROPTEST_CASES").map_or(48, |cases| cases.parse().unwrap()),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn no_secret_is_in_a_record_in_any_form(
        secret in "[!-~]([ -~]|[%&;u0-9A-F\\\\#]){6,20}[!-~]",
        is_key in any::<bool>(),
        rounds in prop::collection::vec((0_u32..3, prop::collection::vec(0_u32..7, 1..8)), 0..2),
        encoding in 0..4,
        (before, behind) in (AROUND, AROUND),
    ) {
        let hub = Hub::start();
        let folder = tempfile::tempdir().unwrap();
        let Some(client) = client(&hub, folder.path(), &secret, is_key) else {
            return Err(TestCaseError::reject("no header can have it"));
        };
        let plain = match encoding {
            0 => secret.clone(),
            1 => secret.to_uppercase(),
            2 => STANDARD.encode(&secret),
            _ => URL_SAFE.encode(&secret),
        };
        let form = rounds.iter().fold(plain.clone(), |text, (kind, ways)| escaped(&text, *kind, ways));
        tell(&hub, &client, &format!("{before}{form}{behind}"));
        client.close();
        let lines = recorded(folder.path());
        prop_assert!(lines.len() > 20, "{lines:?}");
        for (line, texts) in lines {
            for text in texts.iter().chain([&line]) {
                for planted in [&form, &plain, &secret] {
                    prop_assert!(!text.contains(planted.as_str()), "{planted} in {line}");
                }
            }
        }
    }

    #[test]
    fn no_beginning_of_a_secret_is_at_the_end_of_a_response_that_is_cut(
        secret in "[!-~]{8,20}",
        at in 0..21_usize,
    ) {
        let hub = Hub::start();
        let folder = tempfile::tempdir().unwrap();
        let Some(client) = client(&hub, folder.path(), &secret, true) else {
            return Err(TestCaseError::reject("no header can have it"));
        };
        let at = at.min(secret.len());
        hub.says("200 OK", format!("{} {secret} and more", ".".repeat(MAX_RESPONSE - 1 - at)));
        let _ = client.request(Method::Post, "/x", None);
        client.close();
        let lines = recorded(folder.path());
        let texts = lines.iter().flat_map(|(_, texts)| texts);
        let response = texts.max_by_key(|text| text.len()).unwrap();
        prop_assert!(response.len() > MAX_RESPONSE - 30);
        let begun = (4..=secret.len()).find(|length| response.ends_with(&secret[..*length]));
        prop_assert!(begun.is_none(), "{begun:?} of {secret}");
    }

    #[test]
    fn no_member_that_is_named_like_a_secret_is_in_json_that_is_cut(
        name in "(api_?[Kk]ey|pass(word|wd)|[a-z]{0,5}-?[tT]oken)",
        length in MAX_RESPONSE - 20..MAX_RESPONSE + 20,
    ) {
        let hub = Hub::start();
        let folder = tempfile::tempdir().unwrap();
        let client = client(&hub, folder.path(), "Sesame", true).unwrap();
        hub.says("200 OK", format!("{{\"{name}\":\"hunter22\",\"a\":\"{}\"}}", ".".repeat(length)));
        let _ = client.request(Method::Post, "/x", Some(&format!("{{\"{name}\":\"hunter22\"")));
        client.close();
        for (line, _) in recorded(folder.path()) {
            prop_assert!(!line.contains("hunter22"), "{line}");
        }
    }
}
