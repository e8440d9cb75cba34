//! Plans a recall: decides which properties would be set, and which are left alone.

use std::time::Duration;

use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::moment::written_now;
use crate::pattern::Pattern;
use crate::schema::field::Field;
use crate::types::snapshots::{PLAN, UNDO, VERSION};
use crate::types::{
    Interpolation, MatchBy, PlannedSet, RecallPlan, RecallPlanning, RecallUndo, RestAt, SkipReason,
    SnapshotEngine, UnsetProperty,
};
use crate::value::Value;

use super::diff::{have_one_type, of_hub};
use super::matching::{Matching, Other, Place};
use super::reads::{Reader, names_of_engine};

/// Maximum number of requests in flight that start a move. Each needs a connection of its own.
pub(super) const MOVES_IN_FLIGHT: usize = 16;

/// Number of round trips that a move takes: one to open its connection, and one for its request.
const TRIPS: u32 = 2;

/// Factor by which a lead is longer than the requests are expected to take. A lead is the delay
/// after which all moves begin together.
const RESERVE: f64 = 1.3;

/// Minimum share of the selected properties that an engine must have if no id shows which state it
/// has loaded.
const NODES_NEEDED: f64 = 0.8;

pub(super) fn plan(client: &Client, planning: &RecallPlanning) -> Result<RecallPlan> {
    let snapshot = &planning.snapshot;
    let map = planning.map.as_ref();
    let mut reader = Reader::new(client, planning.fast == Some(true));
    // The patterns of the recall limit the reads if its engines and paths are those of the
    // snapshot; otherwise they do not, because another engine may have other names.
    let is_same = map.is_none() && planning.match_by.is_none();
    let only = planning
        .only
        .as_ref()
        .filter(|_| is_same && planning.all != Some(true));
    let only = only.unwrap_or(&snapshot.only);
    let reading = of_hub(&mut reader, snapshot, map, only)?;
    let by = planning.match_by.clone().unwrap_or(MatchBy::Paths);
    let matching = Matching {
        second: &reading.engines,
        unread: &reading.missing,
        first_unread: &snapshot.missing,
        by: &by,
        map,
    };
    let choice = Choice::new(planning);
    let mut plan = blank(client, planning);
    for engine in &snapshot.engines {
        let (mut chosen, mut found) = (0_usize, 0_usize);
        let begun = plan.sets.len();
        matching.each(engine, |wanted, there| {
            let Some(is_named) = choice.of(wanted) else {
                return;
            };
            chosen += 1;
            found += usize::from(matches!(there, Other::Found(_)));
            match choice.set(wanted, there, is_named) {
                Ok(set) => plan.sets.extend(set),
                Err(reason) => plan.left_alone.push(left_alone(wanted, reason)),
            }
        });
        let there = matching.engine(engine);
        if planning.force != Some(true) && chosen > 0 {
            is_in_state(engine, there, found as f64 / chosen as f64)?;
        }
        if plan.sets.len() > begun
            && let Some(there) = there
        {
            let mut there = there.clone();
            there.nodes.clear();
            plan.engines.push(there);
        }
    }
    let moves = plan.sets.iter().filter(|set| set.eased == Some(true));
    let spread = spread(moves.count(), reader.paced.round_trip());
    plan.spread_ms = Some(millis(spread));
    if planning.lead == Some(true) {
        plan.lead_ms = Some(millis(spread.mul_f64(RESERVE)).max(1));
    }
    plan.undo = Some(undo(client, plan.sets.clone()));
    Ok(plan)
}

fn blank(client: &Client, planning: &RecallPlanning) -> RecallPlan {
    let over = planning.over.map_or(0.0, |over| over.get());
    let default = match over > 0.0 {
        true => Interpolation::EaseInOut,
        false => Interpolation::Constant,
    };
    let mut plan = RecallPlan::blank();
    plan.format = PLAN.to_owned();
    plan.version = VERSION;
    plan.made = written_now();
    plan.hub = client.hub().to_owned();
    let over_ms = millis(Duration::from_secs_f64(over.min(86_400.0)));
    // A duration is never rounded to 0, with which a hub would be sent no move.
    plan.over_ms = Some(over_ms.max(i64::from(over > 0.0)));
    plan.ease = planning.ease.clone().unwrap_or(default);
    plan
}

/// Returns the document that undoes these sets.
pub(super) fn undo(client: &Client, sets: Vec<PlannedSet>) -> RecallUndo {
    let mut undo = RecallUndo::blank();
    undo.format = UNDO.to_owned();
    undo.version = VERSION;
    undo.made = written_now();
    undo.hub = client.hub().to_owned();
    undo.sets = sets;
    undo
}

/// Returns the expected time from the first of these moves to the last.
fn spread(moves: usize, round_trip: Duration) -> Duration {
    let waves = moves.div_ceil(MOVES_IN_FLIGHT).saturating_sub(1);
    round_trip * TRIPS * u32::try_from(waves).unwrap_or(u32::MAX)
}

pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// Selection of the properties that a recall sets, and of those that move.
struct Choice<'a> {
    planning: &'a RecallPlanning,
    only: Vec<Pattern>,
    protect: Vec<Pattern>,
    ease_also: Vec<Pattern>,
}

impl<'a> Choice<'a> {
    fn new(planning: &'a RecallPlanning) -> Self {
        let patterns =
            |texts: &Option<Vec<String>>| Pattern::all(texts.as_deref().unwrap_or_default());
        Self {
            planning,
            only: patterns(&planning.only),
            protect: Pattern::all(&planning.snapshot.protect),
            ease_also: patterns(&planning.ease_also),
        }
    }

    /// Returns `None` for a property that is not selected; otherwise `Some(true)` if a pattern
    /// names it exactly, and `Some(false)` if not.
    fn of(&self, place: Place<'_>) -> Option<bool> {
        let mut matching = self.only.iter();
        let names = names(place);
        let is_named = matching
            .clone()
            .any(|pattern| pattern.is_exact() && pattern.matches(&names));
        let is_selected =
            self.planning.all == Some(true) || matching.any(|pattern| pattern.matches(&names));
        is_selected.then_some(is_named)
    }

    /// Returns the set to plan for a property, or `None` if it has the value already. The error is
    /// the reason for which the property is left alone.
    fn set(
        &self,
        wanted: Place<'_>,
        there: Other<'_>,
        is_named: bool,
    ) -> std::result::Result<Option<PlannedSet>, SkipReason> {
        let names = names(wanted);
        let there = match there {
            Other::Found(there) => there,
            Other::Gone => return Err(SkipReason::Gone),
            Other::Ambiguous => return Err(SkipReason::Ambiguous),
            Other::Unread => return Err(SkipReason::Unread),
        };
        let (before, after) = (&there.property.value, &wanted.property.value);
        if before.approx_eq(after) {
            return Ok(None);
        }
        if after.is_null() {
            return Err(SkipReason::NullValue);
        }
        if self.protect.iter().any(|pattern| pattern.matches(&names)) {
            return Err(SkipReason::Protected);
        }
        let skip = wanted.property.skip.clone();
        if let Some(reason) = skip.filter(|_| !is_named) {
            return Err(reason);
        }
        if !have_one_type(before, after) && !is_named {
            return Err(SkipReason::OtherType);
        }
        let mut set = PlannedSet::blank();
        set.engine_id = there.engine.id;
        set.node_path = there.node.node_path.clone();
        set.node_name.clone_from(&there.node.node_name);
        set.property_path = there.property.property_path.clone();
        set.display_name.clone_from(&there.property.display_name);
        set.before.clone_from(before);
        set.after.clone_from(after);
        let is_eased = self.moves(before, after, &names);
        set.eased = Some(is_eased);
        set.at_end = Some(!is_eased && self.rests_until_end(after));
        Ok(Some(set))
    }

    /// Returns `true` if a property moves to its new value instead of jumping. It does so if the
    /// recall has a duration and both values are vectors, or numbers of which at least one is not
    /// an integer. If a pattern of `ease_also` matches the property, integers, lists and objects
    /// move too.
    fn moves(&self, before: &Value, after: &Value, names: &[[&str; 2]; 3]) -> bool {
        if self.planning.over.is_none_or(|over| over.get() == 0.0) {
            return false;
        }
        let is_one = |test: fn(&Value) -> bool| test(before) && test(after);
        let is_number = is_one(|value| value.as_f64().is_some());
        let is_integer = is_one(|value| matches!(value, Value::Integer(_) | Value::Unsigned(_)));
        let is_vector = is_one(|value| value.as_vector().is_some());
        let is_other = is_one(|value| matches!(value, Value::Array(_) | Value::Object(_)));
        (is_number && !is_integer)
            || is_vector
            || ((is_number || is_other)
                && self.ease_also.iter().any(|pattern| pattern.matches(names)))
    }

    /// Returns `true` if a value jumps after the moves. By default, the value `false` and texts do
    /// so, and all other values jump at the start. The value `true` always jumps at the start.
    fn rests_until_end(&self, after: &Value) -> bool {
        let is_timed = self.planning.over.is_some_and(|over| over.get() > 0.0);
        is_timed
            && match (&self.planning.rest, after) {
                (_, Value::Bool(true)) | (Some(RestAt::Start), _) => false,
                (Some(RestAt::End), _) | (None, Value::Bool(false) | Value::Text(_)) => true,
                (_, _) => false,
            }
    }
}

fn names(place: Place<'_>) -> [[&str; 2]; 3] {
    let (node, property) = (place.node, place.property);
    [
        names_of_engine(place.engine),
        [&node.node_name, node.node_path.as_str()],
        [&property.display_name, property.property_path.as_str()],
    ]
}

fn left_alone(place: Place<'_>, reason: SkipReason) -> UnsetProperty {
    let mut left = UnsetProperty::blank();
    left.engine_id = place.engine.id;
    left.node_path = place.node.node_path.clone();
    left.node_name.clone_from(&place.node.node_name);
    left.property_path = place.property.property_path.clone();
    left.display_name.clone_from(&place.property.display_name);
    left.reason = reason;
    left
}

/// Refuses an engine that has loaded another state than that of the snapshot, or none.
fn is_in_state(then: &SnapshotEngine, now: Option<&SnapshotEngine>, found: f64) -> Result<()> {
    let name = &then.display_name;
    let why = match now {
        None => format!("the hub has no engine {}", then.id),
        Some(now) if now.nodes.is_empty() => {
            format!("engine {} ({name}) has none of the selected nodes", now.id)
        }
        Some(now) if now.pids.is_empty() && !then.pids.is_empty() => {
            format!("engine {} ({name}) has nothing loaded", now.id)
        }
        Some(now) => match other_state(then, now) {
            Some(why) => why,
            None if found < NODES_NEEDED && states(then, now).next().is_none() => format!(
                "engine {} ({name}) has {:.0} % of the selected properties, so another state may \
                 be loaded",
                now.id,
                100.0 * found
            ),
            None => return Ok(()),
        },
    };
    Err(conflict(why))
}

/// Returns a description of the difference if an engine has loaded another state than before.
pub(super) fn other_state(then: &SnapshotEngine, now: &SnapshotEngine) -> Option<String> {
    let (kind, before, after) = states(then, now).find(|(_, before, after)| before != after)?;
    Some(format!(
        "engine {} ({}) has loaded {kind} {after} and not {kind} {before}",
        now.id, now.display_name
    ))
}

/// Returns the ids of the rgraphs, and of the ustates, that were loaded then and are loaded now.
/// Leaves out a pair of which one is unknown.
fn states(
    then: &SnapshotEngine,
    now: &SnapshotEngine,
) -> impl Iterator<Item = (&'static str, i64, i64)> {
    let rgraphs = then.rgraph_id.zip(now.rgraph_id);
    let ustates = then.ustate_id.zip(now.ustate_id);
    let rgraphs = rgraphs.map(|(then, now)| ("rgraph", then.get(), now.get()));
    let ustates = ustates.map(|(then, now)| ("ustate", then.get(), now.get()));
    rgraphs.into_iter().chain(ustates)
}

pub(super) fn conflict(why: String) -> Error {
    let detail = format!("{why}; nothing was set. To set the values anyway, give force");
    Error::new(ErrorKind::Conflict, Effect::None, detail).with_attempts(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{RgraphId, UstateId};

    #[test]
    fn another_rgraph_or_another_ustate_is_another_state() {
        let engine = |rgraph: Option<i64>, ustate: Option<i64>| {
            let mut engine = SnapshotEngine::blank();
            engine.rgraph_id = rgraph.map(RgraphId);
            engine.ustate_id = ustate.map(UstateId);
            engine
        };
        let then = engine(Some(1), Some(1));
        for (rgraph, ustate, other) in [
            (Some(1), Some(1), None),
            (Some(1), None, None),
            (None, Some(1), None),
            (Some(1), Some(2), Some("ustate 2")),
            (Some(2), Some(1), Some("rgraph 2")),
            (None, Some(2), Some("ustate 2")),
        ] {
            let why = other_state(&then, &engine(rgraph, ustate));
            assert_eq!(why.is_some(), other.is_some(), "{why:?}");
            assert!(why.is_none_or(|why| why.contains(other.unwrap_or_default())));
        }
    }
}
