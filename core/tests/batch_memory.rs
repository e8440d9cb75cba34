//! A test of the memory that the largest batch needs: at most 64 MiB in addition to its results.
//!
//! This file contains only one test, since it measures the memory of the whole process.

#![cfg(test)]

use std::time::Duration;

use gfxhub::{Client, PropertySet};
use gfxhub_test_support::{Connection, Server, response};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Maximum number of items in a batch.
const ITEMS: usize = 65_536;

const MAX_BYTES: usize = 64 << 20;

#[test]
fn the_largest_batch_takes_little_besides_its_results() {
    let property = r#"{"PropertyPath":"Level/0","DisplayName":"Level","Value":0.5}"#;
    let property = response("200 OK", "application/json", property);
    let server = Server::start(move |connection: &mut Connection| {
        while connection.request().is_some() {
            connection.write(&property);
        }
    });
    let builder = Client::builder(&server.url()).timeout(Duration::from_secs(60));
    let hub = builder.build().unwrap();
    let set = |item| PropertySet::new(3, "Wall", format!("Level/{item}"), 0.5);
    let sets: Vec<PropertySet> = (0..ITEMS).map(set).collect();
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let report = hub.engines().set_properties(&sets).unwrap();
    let (results, peak) = (
        MEMORY.current_usage() - before,
        MEMORY.peak_usage() - before,
    );
    assert_eq!((report.len(), report.failed().count()), (ITEMS, 0));
    let besides = peak - results;
    println!("{besides} bytes besides {results} of results");
    assert!(besides < MAX_BYTES, "{besides} bytes besides {results}");
}
