//! All variants of the campaign: the hub's faults, faults outside the hub, and disturbances of
//! running calls.

use gfxhub::ErrorKind;
use serde_json::json;

use crate::scenario::{Destination, Disturbance, Scenario, fails, harmless, may_fail};
use crate::simulator_scenarios::simulator_scenarios;

/// Returns all variants.
pub fn scenarios() -> Vec<Scenario> {
    let mut all = vec![Scenario::outside(
        "none",
        Destination::Hub,
        Disturbance::Nothing,
        harmless(),
    )];
    all.extend(simulator_scenarios());
    all.extend(outside());
    all.extend(disturbed());
    all
}

/// Returns the variants for places without a hub.
fn outside() -> Vec<Scenario> {
    const TLS: &[ErrorKind] = &[ErrorKind::Tls];
    // Some systems refuse connections if the backlog is full.
    const FULL: &[ErrorKind] = &[ErrorKind::Connect, ErrorKind::ConnectTimeout];
    let place =
        |name, place, expected| Scenario::outside(name, place, Disturbance::Nothing, expected);
    vec![
        place(
            "closed port",
            Destination::ClosedPort,
            fails(&[ErrorKind::Connect]),
        ),
        place(
            "full backlog",
            Destination::FullBacklog,
            fails(FULL).lasting(),
        ),
        place(
            "unknown host",
            Destination::UnknownHost,
            fails(&[ErrorKind::Dns]).lasting(),
        ),
        place("hub without TLS", Destination::HubAsIfSecured, fails(TLS)),
        place("garbage for TLS", Destination::GarbageForTls, fails(TLS)),
        place(
            "silence for TLS",
            Destination::SilentTls,
            fails(TLS).lasting(),
        ),
        place(
            "unknown authority",
            Destination::UnknownAuthority,
            fails(TLS),
        ),
    ]
}

/// Returns the variants with calls that are hurried, cancelled, or lose their client.
fn disturbed() -> Vec<Scenario> {
    let over = |name: &str, place, disturbance, rule: Option<serde_json::Value>| {
        // The failure of the place itself comes first if it is quick.
        let kinds: &[ErrorKind] = match place {
            Destination::UnknownHost => &[ErrorKind::Dns],
            Destination::FullBacklog => &[ErrorKind::Connect, ErrorKind::ConnectTimeout],
            Destination::Hub if name.ends_with("between attempts") => &[ErrorKind::Unavailable],
            _ => &[],
        };
        let scenario = Scenario::outside(name, place, disturbance, may_fail(kinds));
        match rule {
            Some(rule) => scenario.over(rule),
            None => scenario,
        }
    };
    let hub = |name: &str, disturbance, rule| over(name, Destination::Hub, disturbance, Some(rule));
    let stall = || json!({"fault": "stall"});
    let late = |after: &str| json!({"fault": "delay", "after": after, "seconds": 0.03});
    let hurry = Disturbance::Hurry(5);
    let (cancel, close) = (Disturbance::Cancel(60), Disturbance::Close(60));
    vec![
        over("deadline of 1 to 5 ms", Destination::Hub, hurry, None),
        hub("deadline of 1 to 5 ms, done late", hurry, late("request")),
        hub(
            "deadline of 1 to 5 ms, answered late",
            hurry,
            late("effect"),
        ),
        over("cancelled", Destination::Hub, Disturbance::Cancel(2), None),
        hub("cancelled while it is done late", cancel, late("request")),
        hub(
            "cancelled while it is answered late",
            cancel,
            late("effect"),
        ),
        hub("cancelled in the wait for an answer", cancel, stall()),
        hub(
            "cancelled in the head",
            cancel,
            json!({"fault": "drip-head"}),
        ),
        hub(
            "cancelled in the body",
            cancel,
            json!({"fault": "stall-in-body"}),
        ),
        hub(
            "cancelled in an endless body",
            cancel,
            json!({"fault": "drip-body", "piece": 1}),
        ),
        hub(
            "cancelled between attempts",
            cancel,
            json!({"fault": "status", "status": 503}),
        ),
        over(
            "cancelled while connecting",
            Destination::FullBacklog,
            cancel,
            None,
        ),
        over(
            "cancelled in the greeting of TLS",
            Destination::SilentTls,
            cancel,
            None,
        ),
        over(
            "cancelled in the name service",
            Destination::UnknownHost,
            Disturbance::Cancel(2),
            None,
        ),
        over("closed", Destination::Hub, Disturbance::Close(2), None),
        hub("closed in the wait for an answer", close, stall()),
        hub(
            "closed in the body",
            close,
            json!({"fault": "stall-in-body"}),
        ),
        hub(
            "closed between attempts",
            close,
            json!({"fault": "status", "status": 503}),
        ),
        over(
            "closed while connecting",
            Destination::FullBacklog,
            close,
            None,
        ),
        over(
            "closed in the greeting of TLS",
            Destination::SilentTls,
            close,
            None,
        ),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::scenarios;

    #[test]
    fn there_are_many_and_each_has_a_name_of_its_own() {
        let all = scenarios();
        let names: HashSet<&str> = all.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names.len(), all.len());
        assert!(all.len() >= 100, "{}", all.len());
    }
}
