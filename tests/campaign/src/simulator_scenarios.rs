//! The faults of the hub simulator as scenarios: every kind in its table, with the parameters that
//! make a difference, after the request and after the effect.

use gfxhub_simulator::{FAULT_CATALOG, FaultInfo, FaultPoint};
use serde_json::{Map, Value, json};

use crate::scenario::{Destination, Disturbance, Scenario};
use crate::simulator_expectations::{ROWS, Row};

/// Returns the scenarios of the simulator's faults, in the order of [`FAULT_CATALOG`].
pub fn simulator_scenarios() -> Vec<Scenario> {
    FAULT_CATALOG.iter().flat_map(of_kind).collect()
}

fn of_kind(info: &'static FaultInfo) -> Vec<Scenario> {
    let rows = ROWS.iter().filter(|row| row.fault == info.name);
    let mut scenarios = Vec::new();
    for row in rows {
        for parameters in row.parameters {
            scenarios.extend(of_row(info, row, parameters));
        }
    }
    scenarios
}

fn of_row(info: &FaultInfo, row: &Row, parameters: &str) -> Vec<Scenario> {
    // The parameters are part of this program, and a test parses every one of them.
    let chosen: Map<String, Value> = serde_json::from_str(parameters).unwrap_or_default();
    let after: Vec<Option<FaultPoint>> = match (row.only, info.after) {
        (Some(only), _) => vec![Some(only)],
        (None, []) => vec![None],
        (None, several) => several.iter().copied().map(Some).collect(),
    };
    let scenario = |after: Option<FaultPoint>| {
        let mut rule = Map::new();
        rule.insert("fault".to_owned(), json!(info.name));
        if let Some(after) = after {
            rule.insert("after".to_owned(), json!(after.name()));
        }
        rule.extend(chosen.clone());
        let mut name = info.name.to_owned();
        for (key, value) in &chosen {
            name.push_str(&match value {
                Value::String(text) => format!(" {key}={text}"),
                value => format!(" {key}={value}"),
            });
        }
        if info.after.len() > 1 {
            name.push_str(after.map_or("", |after| match after {
                FaultPoint::Request => " after request",
                FaultPoint::Effect => " after effect",
            }));
        }
        Scenario {
            lies: row.lies && after == Some(FaultPoint::Request),
            ..Scenario::outside(name, Destination::Hub, Disturbance::Nothing, row.expected)
        }
        .over(Value::Object(rule))
    };
    after.into_iter().map(scenario).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gfxhub_simulator::Faults;

    #[test]
    fn every_kind_of_the_hub_is_a_variant_and_the_hub_takes_each() {
        for info in FAULT_CATALOG {
            assert!(
                !of_kind(info).is_empty(),
                "{} is not in the table",
                info.name
            );
        }
        for row in ROWS {
            assert!(
                FAULT_CATALOG.iter().any(|info| info.name == row.fault),
                "{}",
                row.fault
            );
            for parameters in row.parameters {
                serde_json::from_str::<Map<String, Value>>(parameters).unwrap();
            }
        }
        for scenario in simulator_scenarios() {
            let rules = json!({"seed": 1, "faults": [scenario.rule]});
            Faults::from_json(&rules.to_string())
                .unwrap_or_else(|fault| panic!("{}: {fault}", scenario.name));
        }
    }
}
