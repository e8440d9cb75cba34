//! Measurement of watches; `cargo test --release -p gfxhub --test watch -- --ignored --nocapture` runs
//! it.

use std::collections::HashMap;

use gfxhub_simulator::Show;
use serde_json::json;

use super::*;

const NODES: usize = 30;
const PROPERTIES: usize = 7;
const CHANGES: usize = 240;

/// Returns a show with an engine of [`NODES`] nodes, each with [`PROPERTIES`] properties.
fn show() -> Show {
    let property = |nth: usize| json!({"PropertyPath": format!("P{nth}"), "DisplayName": format!("P{nth}"), "Value": 0.5});
    let properties: Vec<_> = (0..PROPERTIES).map(property).collect();
    let node = |at: usize| json!({"NodePath": format!("N{at}"), "properties": properties});
    let nodes: Vec<_> = (0..NODES).map(node).collect();
    let instance = json!({"id": 11, "status": "Loaded", "engineHostId": 1, "engineType": "RE"});
    let engine = json!({
        "id": 1, "name": "Studio", "engineType": "RE", "status": "connected",
        "instances": [instance], "nodes": nodes,
    });
    Show::from_json(&json!({"format": 1, "engines": [engine]}).to_string()).expect("a valid show")
}

/// Returns a number below a limit, from a sequence that is always the same.
fn next(random: &mut u32, below: usize) -> usize {
    *random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    (*random >> 8) as usize % below
}

#[test]
#[ignore = "a measurement, of a release build"]
fn a_change_in_thirty_nodes_is_seen_within_a_second() {
    let options = Options {
        show: Some(show()),
        service_time: Duration::from_millis(20),
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("a free port");
    let client = Client::new(&hub.url()).expect("an address");
    let topics: Vec<String> = (0..NODES).map(|at| format!("properties:1:N{at}")).collect();
    let watch = client.watch().topics(topics.join(",")).skip_initial(true);
    let watch = watch.open().expect("a watch");
    for _ in 0..NODES {
        until(&watch, WatchChangeKind::Synced);
    }

    let other = Client::new(&hub.url()).expect("an address");
    let setting = thread::spawn(move || {
        let (mut random, mut set) = (1, HashMap::new());
        for nth in 1..=CHANGES {
            thread::sleep(Duration::from_millis(next(&mut random, 460) as u64));
            let node = format!("N{}", next(&mut random, NODES));
            let path = format!("P{}", next(&mut random, PROPERTIES));
            // Each value is set only once, so that a change can be matched with its set by the
            // value.
            let value = nth as f64 / 1024.0;
            let done = other.engines().set_property(1, &*node, &*path, value);
            done.expect("a set");
            set.insert(nth, Instant::now());
        }
        set
    });
    let mut seen = HashMap::new();
    while !(setting.is_finished() && watch.stats().waiting == 0 && seen.contains_key(&CHANGES)) {
        for change in watch.wait_changes(Duration::from_millis(50)) {
            let value = member(&change.after, "Value").and_then(|value| value.as_f64());
            let nth = value.expect("a value") * 1024.0;
            seen.insert(nth as usize, Instant::now());
        }
    }
    let set = setting.join().expect("the other client");
    let mut taken: Vec<Duration> = Vec::new();
    // A value that was replaced before the next look is never seen.
    for (nth, seen) in &seen {
        taken.push(seen.saturating_duration_since(set[nth]));
    }
    taken.sort_unstable();
    let of = |share: usize| taken[(taken.len() - 1) * share / 100];
    let (median, p99) = (of(50), of(99));
    let stats = watch.stats();
    println!(
        "{} of {CHANGES} changes in {NODES} nodes seen after {} ms (median), {} ms (p99); {} looks, {} % stretch",
        taken.len(),
        median.as_millis(),
        p99.as_millis(),
        stats.looks,
        stats.stretch_percent,
    );
    assert!(taken.len() * 100 >= CHANGES * 95, "{} seen", taken.len());
    assert!(median <= Duration::from_secs(1), "{median:?}");
    assert!(p99 <= Duration::from_millis(2500), "{p99:?}");
}
