//! Compares two snapshots, or a snapshot and the hub.

use std::collections::HashSet;

use crate::client::Client;
use crate::error::Result;
use crate::pattern::Pattern;
use crate::schema::field::Field;
use crate::types::snapshots::mapped;
use crate::types::{
    Difference, DifferenceKind, EngineId, MatchBy, SkipReason, Snapshot, SnapshotComparison,
    SnapshotEngine,
};
use crate::value::{Object, Value};

use super::matching::{Matching, Other, Place};
use super::reads::{Reader, Reading};

pub(super) fn diff(client: &Client, comparison: &SnapshotComparison) -> Result<Vec<Difference>> {
    let first = &comparison.first;
    let reading;
    let (second, unread) = match &comparison.second {
        Some(second) => (&second.engines, &second.missing),
        None => {
            let mut reader = Reader::new(client, comparison.fast == Some(true));
            let map = comparison.map.as_ref();
            reading = of_hub(&mut reader, first, map, &first.only)?;
            (&reading.engines, &reading.missing)
        }
    };
    let by = comparison.match_by.clone().unwrap_or(MatchBy::Paths);
    let matching = Matching {
        second,
        unread,
        by: &by,
        map: comparison.map.as_ref(),
        first_unread: &first.missing,
    };
    Ok(differences(first, &matching))
}

/// Reads the current values of the properties that the patterns select, in the engines of a
/// snapshot.
pub(super) fn of_hub(
    reader: &mut Reader,
    snapshot: &Snapshot,
    map: Option<&Object>,
    only: &[String],
) -> Result<Reading> {
    let ids = snapshot.engines.iter();
    let wanted: HashSet<EngineId> = ids.map(|engine| mapped(engine.id, map)).collect();
    let engines = reader.paced.read(|hub| hub.engines().list())??;
    let engines = engines
        .into_iter()
        .filter(|engine| wanted.contains(&engine.id));
    reader.read(engines, &Pattern::all(only))
}

fn differences(first: &Snapshot, matching: &Matching<'_>) -> Vec<Difference> {
    let mut all = Vec::new();
    for engine in &first.engines {
        let other = matching.engine(engine);
        let other = other.filter(|other| !other.nodes.is_empty() || engine.nodes.is_empty());
        let Some(other) = other else {
            all.push(of_engine(engine, DifferenceKind::OnlyFirst));
            continue;
        };
        let mut seen: HashSet<(&str, &str)> = HashSet::new();
        matching.each(engine, |mine, other| {
            if let Other::Found(theirs) = other {
                seen.insert(theirs.paths());
            }
            all.extend(of_property(mine, other));
        });
        for node in &other.nodes {
            for property in &node.properties {
                let place = Place {
                    engine: other,
                    node,
                    property,
                };
                if !seen.contains(&place.paths()) && !matching.left_out(engine, place) {
                    let mut new = blank(place, DifferenceKind::OnlySecond);
                    new.second.clone_from(&property.value);
                    all.push(new);
                }
            }
        }
    }
    for engine in matching.second {
        let is_known = |first: &SnapshotEngine| mapped(first.id, matching.map) == engine.id;
        if !first.engines.iter().any(is_known) {
            all.push(of_engine(engine, DifferenceKind::OnlySecond));
        }
    }
    all
}

/// Returns the difference between a property of the first reading and its counterpart, if they
/// differ.
fn of_property(mine: Place<'_>, other: Other<'_>) -> Option<Difference> {
    let (value, skip) = (&mine.property.value, &mine.property.skip);
    let mut found = match other {
        Other::Gone => blank(mine, DifferenceKind::OnlyFirst),
        Other::Ambiguous => skipped(mine, SkipReason::Ambiguous),
        Other::Unread => skipped(mine, SkipReason::Unread),
        Other::Found(theirs) => {
            let now = &theirs.property.value;
            if value.approx_eq(now) {
                return None;
            }
            let mut found = match skip.as_ref().or(theirs.property.skip.as_ref()) {
                Some(reason) => skipped(mine, reason.clone()),
                None if have_one_type(value, now) => blank(mine, DifferenceKind::Changed),
                None => blank(mine, DifferenceKind::OtherType),
            };
            found.second.clone_from(now);
            found
        }
    };
    found.first.clone_from(value);
    Some(found)
}

/// Returns `true` if two values have the same type. All numbers count as one type, because a hub
/// may send a whole number without a fraction.
pub(super) fn have_one_type(a: &Value, b: &Value) -> bool {
    let is_number = |value: &Value| value.as_f64().is_some();
    (is_number(a) && is_number(b)) || a.kind_name() == b.kind_name()
}

fn skipped(place: Place<'_>, reason: SkipReason) -> Difference {
    let mut found = blank(place, DifferenceKind::Skipped);
    found.reason = Some(reason);
    found
}

fn of_engine(engine: &SnapshotEngine, kind: DifferenceKind) -> Difference {
    let mut found = Difference::blank();
    found.kind = kind;
    found.engine_id = engine.id;
    found.engine.clone_from(&engine.display_name);
    found
}

fn blank(place: Place<'_>, kind: DifferenceKind) -> Difference {
    let mut found = of_engine(place.engine, kind);
    found.node_path = Some(place.node.node_path.clone());
    found.node_name.clone_from(&place.node.node_name);
    found.property_path = Some(place.property.property_path.clone());
    found.display_name.clone_from(&place.property.display_name);
    found
}
