//! Plays the conformance suite through the Rust binding: makes calls by name, and compares the
//! results as JSON.

mod rust_outcome;

use gfxhub::Client;
use gfxhub_tests::case::{Case, CaseKind};
use gfxhub_tests::comparison::Numbers;
use gfxhub_tests::load;
use gfxhub_tests::outcome::differences;
use gfxhub_tests::runner::{Binding, play};
use rust_outcome::outcome;

/// A client for the whole suite, so that pooled connections are used too.
struct Rust {
    key: Option<&'static str>,
    client: Option<Client>,
}

impl Rust {
    fn client(&mut self, base_url: &str) -> &Client {
        let key = self.key;
        self.client.get_or_insert_with(|| {
            let made = match key {
                Some(key) => Client::builder(base_url).api_key(key).build(),
                None => Client::new(base_url),
            };
            made.expect("the server's address is valid")
        })
    }
}

impl Binding for Rust {
    fn name(&self) -> &str {
        "rust"
    }

    fn api_key(&self) -> Option<&str> {
        self.key
    }

    fn call(&mut self, base_url: &str, case: &Case) -> Vec<String> {
        let invoked = self
            .client(base_url)
            .invoke(&case.operation, &case.arguments.compact());
        let mut found = differences(case, &outcome(&invoked), Numbers::Exact);
        let came = invoked
            .as_ref()
            .ok()
            .map(|invoked| invoked.text().unwrap_or_default());
        let sent = case
            .exchange
            .as_ref()
            .map(|exchange| exchange.reply.text.as_str());
        if came.is_some_and(|came| Some(came) != sent) {
            found.push(format!(
                "text of the response: expected {sent:?}, got {came:?}"
            ));
        }
        found
    }
}

#[test]
fn every_case_passes_through_the_rust_binding() {
    let cases = load::committed_cases().unwrap();
    let report = play(
        &cases,
        &mut Rust {
            key: None,
            client: None,
        },
    )
    .unwrap();
    report
        .conclude()
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn the_api_key_goes_with_every_operation() {
    let cases = load::committed_cases().unwrap();
    let successes: Vec<Case> = cases
        .into_iter()
        .filter(|case| case.kind == CaseKind::Success)
        .collect();
    let mut binding = Rust {
        key: Some("rh_conformance"),
        client: None,
    };
    let report = play(&successes, &mut binding).unwrap();
    assert!(report.failed.is_empty(), "{}", report.failures());
}
