//! Takes a snapshot.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::client::Client;
use crate::error::{Error, Result};
use crate::moment::written_now;
use crate::pattern::Pattern;
use crate::schema::field::Field;
use crate::types::snapshots::{SNAPSHOT, VERSION};
use crate::types::{Engine, EngineId, NamePath, SkipReason, Snapshot, SnapshotTaking};
use crate::value::Value;

use super::reads::{Reader, Reading};

/// Time between the end of the first reading and the start of the second one.
const AGAIN: Duration = Duration::from_secs(2);

pub(super) fn take(client: &Client, taking: &SnapshotTaking) -> Result<Snapshot> {
    let only = Pattern::all(taking.only.as_deref().unwrap_or_default());
    let mut snapshot = Snapshot::blank();
    snapshot.format = SNAPSHOT.to_owned();
    snapshot.version = VERSION;
    snapshot.taken = written_now();
    snapshot.hub = client.hub().to_owned();
    snapshot.only = taking.only.clone().unwrap_or_default();
    snapshot.protect = taking.protect.clone().unwrap_or_default();
    let engines = chosen(client, taking.engines.as_deref())?;
    let mut reader = Reader::new(client, taking.fast == Some(true));
    let mut reading = reader.read(engines.clone(), &only)?;
    if taking.once != Some(true) {
        reader.paced.wait(Instant::now() + AGAIN)?;
        let again = reader.read(engines, &only)?;
        mark_moving(&mut reading, &again);
    }
    snapshot.complete = Some(reading.missing.is_empty());
    snapshot.engines = reading.engines;
    snapshot.missing = reading.missing;
    Ok(snapshot)
}

/// Returns the engines with these names, or all engines.
fn chosen(client: &Client, names: Option<&[NamePath]>) -> Result<Vec<Engine>> {
    let all = client.engines().list()?;
    let Some(names) = names else {
        return Ok(all);
    };
    let mut ids: Vec<EngineId> = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let place = format!("body.engines[{at}]");
        let refused = |error: Error| error.with_argument(place.clone());
        let found = client.names().find(name.clone()).map_err(refused)?;
        match (found.engine_id, found.node_path) {
            (Some(id), None) => ids.push(id),
            _ => {
                let why = format!("{name} is no engine");
                return Err(Error::invalid(place, why));
            }
        }
    }
    let is_chosen = |engine: &Engine| ids.contains(&engine.id);
    Ok(all.into_iter().filter(is_chosen).collect())
}

/// Marks the values that differ in a second reading. If such a value is a track, marks its whole
/// node.
fn mark_moving(first: &mut Reading, again: &Reading) {
    let mut later: HashMap<(EngineId, &str, &str), &Value> = HashMap::new();
    for engine in &again.engines {
        for node in &engine.nodes {
            for property in &node.properties {
                let path = property.property_path.as_str();
                later.insert((engine.id, node.node_path.as_str(), path), &property.value);
            }
        }
    }
    for engine in &mut first.engines {
        for node in &mut engine.nodes {
            let mut has_moving_track = false;
            for property in &mut node.properties {
                let path = property.property_path.as_str();
                let key = (engine.id, node.node_path.as_str(), path);
                let differs = later
                    .get(&key)
                    .is_some_and(|now| !property.value.approx_eq(now));
                if differs {
                    property.skip.get_or_insert(SkipReason::Moving);
                    has_moving_track |= property.value.as_track().is_some();
                }
            }
            if has_moving_track {
                for property in &mut node.properties {
                    property.skip = Some(SkipReason::Track);
                }
            }
        }
    }
}
