//! Tests that no fault delays the stop of the hub or continues after it.

use std::time::{Duration, Instant};

use gfxhub_simulator::json::json;
use gfxhub_simulator::{FAULT_CATALOG, Stage};

use super::seen::Line;
use crate::studio::Studio;

#[test]
fn a_hub_stops_within_half_a_second_in_the_midst_of_each_fault() {
    for kind in FAULT_CATALOG {
        let studio = Studio::new();
        let mut rule = json!({ "fault": kind.name });
        for parameter in kind.parameters {
            // Each fault has its maximum duration.
            match (parameter.name, kind.stage) {
                ("seconds", _) => rule["seconds"] = json!(3600),
                ("count" | "bytes", Stage::Head | Stage::Body)
                    if parameter.shape.to_string().ends_with("null") =>
                {
                    rule[parameter.name] = json!(null);
                }
                ("count" | "bytes", Stage::Head | Stage::Body) => {
                    rule[parameter.name] = json!(1_u64 << 40);
                }
                _ => {}
            }
        }
        let scenario = json!({ "faults": [rule] }).to_string();
        studio.hub.set_faults_json(&scenario).unwrap();
        let mut line = Line::to(&studio);
        line.make("one");
        while studio.hub.faults_triggered() == 0 {
            std::thread::yield_now();
        }
        let start = Instant::now();
        drop(studio);
        let took = start.elapsed();
        assert!(
            took < Duration::from_millis(500),
            "{} took {took:?}",
            kind.name
        );
        // The connection ends too, however many bytes are still to be read.
        let is_over = line.is_over_within(Duration::from_secs(10));
        assert!(is_over, "{} goes on", kind.name);
    }
}
