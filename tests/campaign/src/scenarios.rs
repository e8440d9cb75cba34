//! All scenarios of the campaign: faults of the hub, servers that are not a hub, and disturbances
//! of running calls.

use gfxhub::ErrorKind;
use serde_json::json;

use crate::scenario::{Destination, Disturbance, Scenario, fails, harmless, may_fail};
use crate::simulator_scenarios::simulator_scenarios;

/// Returns all scenarios.
pub fn scenarios() -> Vec<Scenario> {
    let mut all = vec![Scenario::outside(
        "none",
        Destination::Hub,
        Disturbance::Nothing,
        harmless(),
    )];
    all.extend(simulator_scenarios());
    all.extend(outside());
    all.extend(all_disturbed());
    all
}

/// Returns the scenarios with servers that are not a hub.
fn outside() -> Vec<Scenario> {
    const TLS: &[ErrorKind] = &[ErrorKind::Tls];
    // Some systems refuse connections when the queue is full.
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

macro_rules! disturbed {
    ($( $name:literal $place:ident $disturbance:ident($most:literal) $({ $($rule:tt)* })?; )+) => {
        vec![$(
            disturbed($name, Destination::$place, Disturbance::$disturbance($most))
                $(.over(json!({ $($rule)* })))?
        ),+]
    };
}

fn disturbed(name: &str, place: Destination, disturbance: Disturbance) -> Scenario {
    // If the server itself fails quickly, its failure may come first.
    let kinds: &[ErrorKind] = match place {
        Destination::UnknownHost => &[ErrorKind::Dns],
        Destination::FullBacklog => &[ErrorKind::Connect, ErrorKind::ConnectTimeout],
        Destination::Hub if name.ends_with("between attempts") => &[ErrorKind::Unavailable],
        _ => &[],
    };
    Scenario::outside(name, place, disturbance, may_fail(kinds))
}

/// Returns the scenarios with short deadlines, and with cancels of calls and closes of their
/// client.
fn all_disturbed() -> Vec<Scenario> {
    disturbed! {
        "deadline of 1 to 5 ms" Hub Hurry(5);
        "deadline of 1 to 5 ms, done late"
            Hub Hurry(5) {"fault": "delay", "after": "request", "seconds": 0.03};
        "deadline of 1 to 5 ms, answered late"
            Hub Hurry(5) {"fault": "delay", "after": "effect", "seconds": 0.03};
        "cancelled" Hub Cancel(2);
        "cancelled while it is done late"
            Hub Cancel(60) {"fault": "delay", "after": "request", "seconds": 0.03};
        "cancelled while it is answered late"
            Hub Cancel(60) {"fault": "delay", "after": "effect", "seconds": 0.03};
        "cancelled in the wait for an answer" Hub Cancel(60) {"fault": "stall"};
        "cancelled in the head" Hub Cancel(60) {"fault": "drip-head"};
        "cancelled in the body" Hub Cancel(60) {"fault": "stall-in-body"};
        "cancelled in an endless body" Hub Cancel(60) {"fault": "drip-body", "piece": 1};
        "cancelled between attempts" Hub Cancel(60) {"fault": "status", "status": 503};
        "cancelled while connecting" FullBacklog Cancel(60);
        "cancelled in the greeting of TLS" SilentTls Cancel(60);
        "cancelled in the name service" UnknownHost Cancel(2);
        "closed" Hub Close(2);
        "closed in the wait for an answer" Hub Close(60) {"fault": "stall"};
        "closed in the body" Hub Close(60) {"fault": "stall-in-body"};
        "closed between attempts" Hub Close(60) {"fault": "status", "status": 503};
        "closed while connecting" FullBacklog Close(60);
        "closed in the greeting of TLS" SilentTls Close(60);
    }
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
