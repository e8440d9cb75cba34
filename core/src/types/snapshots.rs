//! Documents of snapshots and recalls, and the bodies of the calls that take them.

use std::collections::HashMap;

use crate::schema::bodies::bodies;
use crate::schema::body::InvalidArgument;
use crate::schema::records::records;
use crate::types::enums::{
    DifferenceKind, EngineType, Interpolation, MatchBy, RecallOutcome, RestAt, SkipReason,
};
use crate::types::ids::{EngineId, NamePath, NodePath, PropertyPath, RgraphId, UstateId};
use crate::types::scalars::Seconds;
use crate::value::Value;
use crate::value::object::Object;

/// Name of the format of each document.
pub(crate) const SNAPSHOT: &str = "gfxhub-snapshot";
pub(crate) const PLAN: &str = "gfxhub-recall-plan";
pub(crate) const UNDO: &str = "gfxhub-undo";
pub(crate) const REPORT: &str = "gfxhub-recall-report";

/// Version of these formats. A document of a higher version is refused.
pub(crate) const VERSION: i64 = 1;

records! {
    /// The properties of engines as they were: a document to keep, compare and bring back.
    Snapshot {
        /// Name of the format, `gfxhub-snapshot`.
        format: String = "format",
        /// Version of the format, 1.
        version: i64 = "version",
        /// Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`.
        taken: String = "taken",
        /// Address of the hub.
        hub: String = "hub",
        /// True if all nodes could be read.
        complete: Option<bool> = "complete",
        /// Patterns of the properties in the snapshot; empty if it has all properties.
        only: Vec<String> = "only",
        /// Patterns of properties that no recall may set.
        protect: Vec<String> = "protect",
        /// The engines, by number.
        engines: Vec<SnapshotEngine> = "engines",
        /// The nodes that could not be read.
        missing: Vec<UnreadNode> = "missing",
    }

    /// An engine in a snapshot.
    SnapshotEngine {
        /// Number of the engine.
        id: EngineId = "id",
        /// Name in the hub.
        name: String = "name",
        /// Display name.
        display_name: String = "displayName",
        /// Type of the engine.
        engine_type: EngineType = "engineType",
        /// Number of the loaded rgraph.
        rgraph_id: Option<RgraphId> = "rgraphId",
        /// Number of the loaded ustate.
        ustate_id: Option<UstateId> = "ustateId",
        /// Process numbers of its loaded instances.
        pids: Vec<String> = "pids",
        /// Time at which the reading of the engine began.
        begun: String = "begun",
        /// Time at which the reading of the engine ended.
        ended: String = "ended",
        /// The nodes, by path.
        nodes: Vec<SnapshotNode> = "nodes",
    }

    /// A node in a snapshot.
    SnapshotNode {
        /// Path of the node.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
        /// The properties, by path.
        properties: Vec<SnapshotProperty> = "properties",
    }

    /// A property in a snapshot.
    SnapshotProperty {
        /// Path of the property.
        property_path: PropertyPath = "PropertyPath",
        /// Display name.
        display_name: String = "DisplayName",
        /// Value.
        value: Value = "Value",
        /// Reason why a recall leaves out the property unless a pattern names it exactly. A null
        /// value is always left out.
        skip: Option<SkipReason> = "skip",
    }

    /// A node, or an engine, that could not be read.
    UnreadNode {
        /// Number of the engine.
        engine_id: EngineId = "engineId",
        /// Path of the node; absent if the nodes of the engine could not be listed.
        node_path: Option<NodePath> = "NodePath",
        /// Kind of the error, such as `Timeout`.
        kind: String = "kind",
        /// Message of the error.
        message: String = "message",
    }

    /// A difference between two snapshots, or between a snapshot and the hub.
    Difference {
        /// Kind of the difference.
        kind: DifferenceKind = "kind",
        /// Number of the engine in the first snapshot. If the kind is `onlySecond`, its number in
        /// the second snapshot or on the hub.
        engine_id: EngineId = "engineId",
        /// Display name of the engine.
        engine: String = "engine",
        /// Path of the node; absent if the difference is that of a whole engine.
        node_path: Option<NodePath> = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
        /// Path of the property; absent if the difference is that of a whole engine.
        property_path: Option<PropertyPath> = "PropertyPath",
        /// Display name of the property.
        display_name: String = "DisplayName",
        /// Value in the first snapshot; null if it has none.
        first: Value = "first",
        /// Value in the second snapshot or on the hub; null if it has none.
        second: Value = "second",
        /// Reason why the property was not compared.
        reason: Option<SkipReason> = "reason",
    }

    /// A plan of a recall: the values that it would set, the properties that it would leave alone,
    /// and the document that undoes it.
    RecallPlan {
        /// Name of the format, `gfxhub-recall-plan`.
        format: String = "format",
        /// Version of the format, 1.
        version: i64 = "version",
        /// Time at which it was made.
        made: String = "made",
        /// Address of the hub.
        hub: String = "hub",
        /// Duration of the moves in milliseconds; 0 if all values jump.
        over_ms: Option<i64> = "overMs",
        /// Interpolation of the moves.
        ease: Interpolation = "ease",
        /// Time in milliseconds from the first request to the common start of the moves; absent if each
        /// move begins when its request arrives.
        lead_ms: Option<i64> = "leadMs",
        /// Expected time in milliseconds from the first move to the last, without a lead.
        spread_ms: Option<i64> = "spreadMs",
        /// The engines as they were when the plan was made, without their nodes. A recall compares
        /// them with the engines as they are then.
        engines: Vec<SnapshotEngine> = "engines",
        /// The sets, in the order of engines, nodes and properties.
        sets: Vec<PlannedSet> = "sets",
        /// The properties that are left alone although they are selected.
        left_alone: Vec<UnsetProperty> = "leftAlone",
        /// Document that undoes the recall.
        undo: Option<RecallUndo> = "undo",
    }

    /// A property that a recall sets, with its value before and after.
    PlannedSet {
        /// Number of the engine.
        engine_id: EngineId = "engineId",
        /// Path of the node.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
        /// Path of the property.
        property_path: PropertyPath = "PropertyPath",
        /// Display name of the property.
        display_name: String = "DisplayName",
        /// Value of the property when the plan was made.
        before: Value = "before",
        /// Value that is set.
        after: Value = "after",
        /// True if the value moves, false if it jumps.
        eased: Option<bool> = "eased",
        /// True if the value jumps after the moves have ended.
        at_end: Option<bool> = "atEnd",
    }

    /// A property that a recall leaves alone.
    UnsetProperty {
        /// Number of the engine.
        engine_id: EngineId = "engineId",
        /// Path of the node.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
        /// Path of the property.
        property_path: PropertyPath = "PropertyPath",
        /// Display name of the property.
        display_name: String = "DisplayName",
        /// Reason why the recall leaves the property alone.
        reason: SkipReason = "reason",
    }

    /// A document that undoes a recall: each property that was set, with its value before the
    /// recall and the value that the recall left.
    RecallUndo {
        /// Name of the format, `gfxhub-undo`.
        format: String = "format",
        /// Version of the format, 1.
        version: i64 = "version",
        /// Time at which it was made.
        made: String = "made",
        /// Address of the hub.
        hub: String = "hub",
        /// The sets that are undone: `before` is brought back where the value still is `after`.
        sets: Vec<PlannedSet> = "sets",
    }

    /// Report of a recall or an undo.
    RecallReport {
        /// Result of each set, in the order of the plan.
        results: Vec<RecallResult> = "results",
        /// Time in milliseconds from the first request of a move to the last.
        spread_ms: i64 = "spreadMs",
        /// Duration of the whole call in milliseconds.
        elapsed_ms: i64 = "elapsedMs",
        /// Document that undoes what was set.
        undo: Option<RecallUndo> = "undo",
    }

    /// Result of a recall for a property.
    RecallResult {
        /// Outcome.
        outcome: RecallOutcome = "outcome",
        /// Number of the engine.
        engine_id: EngineId = "engineId",
        /// Path of the node.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
        /// Path of the property.
        property_path: PropertyPath = "PropertyPath",
        /// Display name of the property.
        display_name: String = "DisplayName",
        /// Value that was to be set.
        wanted: Value = "wanted",
        /// Value that the property was last seen with; null if it could not be read.
        found: Value = "found",
        /// Kind of the error, if a request failed.
        kind: String = "kind",
        /// Message of the error.
        message: String = "message",
    }
}

bodies! {
    /// The engines and properties of a snapshot, and the pace of its reads.
    SnapshotTaking() check = taking_is_meant; {
        /// Names of the engines, or `#` and their numbers; default: all engines.
        engines: Vec<NamePath> = "engines",
        /// Patterns of the properties; default: all. A pattern is a path of names in which `*`
        /// stands for any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any
        /// number of names: `Light_* / *`. A pattern of one name selects all properties of the
        /// nodes with that name; one of two names is node / property, and one of three names is
        /// engine / node / property.
        only: Vec<String> = "only",
        /// Patterns of properties that no recall may set, such as those of cameras. They are kept in the
        /// snapshot.
        protect: Vec<String> = "protect",
        /// True to read each value once. By default values are read again after 2 seconds, and those
        /// that differ are marked as moving.
        once: bool = "once",
        /// True to read as fast as the client's connections allow, for rehearsals. By default, at
        /// most 4 requests are in flight and at most 100 are sent in a second.
        fast: bool = "fast",
    }

    /// Two snapshots, or a snapshot and the hub.
    SnapshotComparison(
        /// The first snapshot.
        first: Snapshot = "first",
    ) check = comparison_is_meant; {
        /// The second snapshot; default: the current state of the hub.
        second: Snapshot = "second",
        /// The way in which nodes and properties are matched; default `paths`.
        match_by: MatchBy = "matchBy",
        /// Numbers of engines in the second snapshot by their numbers in the first, if they differ:
        /// `{"3": 4}`.
        map: Object = "map",
        /// True to read the hub as fast as the client's connections allow.
        fast: bool = "fast",
    }

    /// The properties to bring back from a snapshot, and the options of the recall.
    RecallPlanning(
        /// The snapshot.
        snapshot: Snapshot = "snapshot",
    ) check = planning_is_meant; {
        /// Patterns of the properties to bring back, as in `snapshots.take`. A property that is left out
        /// as a handle, a statistic or for a similar reason is set if a pattern of two or three
        /// names matches it without `*`, `?` or `[12]`. Required unless `all` is true.
        only: Vec<String> = "only",
        /// True to bring back everything, including inputs and enabled outputs.
        all: bool = "all",
        /// Duration of the moves in seconds; default 0: all values jump.
        over: Seconds = "over",
        /// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
        ease: Interpolation = "ease",
        /// Patterns of integers, matrices and angles that move too. By default only numbers with a
        /// fraction and vectors move, and all else jumps.
        ease_also: Vec<String> = "easeAlso",
        /// Time at which the values that do not move jump. By default, the value `false` and texts
        /// jump at the end, and all others at the start. The value `true` always jumps at the
        /// start.
        rest: RestAt = "rest",
        /// True to start all moves at the same moment: each request has the remaining time as its
        /// delay. A delayed move cannot be taken back.
        lead: bool = "lead",
        /// The way in which nodes and properties are matched; default `paths`.
        match_by: MatchBy = "matchBy",
        /// Numbers of engines on the hub by their numbers in the snapshot, if they differ:
        /// `{"3": 4}`.
        map: Object = "map",
        /// True to plan for an engine that has loaded another state, or none.
        force: bool = "force",
        /// True to read the hub as fast as the client's connections allow.
        fast: bool = "fast",
    }

    /// A recall.
    RecallRequest(
        /// The plan.
        plan: RecallPlan = "plan",
    ) check = recall_is_meant; {
        /// True to set even properties that somebody else has changed since the plan was made.
        force: bool = "force",
    }

    /// An undo of a recall.
    UndoRequest(
        /// The document of the recall that is undone.
        undo: RecallUndo = "undo",
    ) check = undo_is_meant; {
        /// True to bring back even properties that somebody else has changed since the recall.
        force: bool = "force",
    }
}

/// Refuses a document of another format, or of a version that this library does not know.
fn is_document(
    place: &str,
    format: &str,
    version: i64,
    expected: &str,
) -> Result<(), InvalidArgument> {
    if format != expected {
        let why = format!("its format is {format:?} and not {expected:?}");
        return Err(InvalidArgument::new(why)
            .within_member("format")
            .within_member(place));
    }
    if !(1..=VERSION).contains(&version) {
        let why = format!(
            "{format} has version {version}, and this library knows versions up to {VERSION}; use a newer gfxhub"
        );
        return Err(InvalidArgument::new(why)
            .within_member("version")
            .within_member(place));
    }
    Ok(())
}

fn patterns_are_valid(place: &str, patterns: Option<&[String]>) -> Result<(), InvalidArgument> {
    for (at, pattern) in patterns.into_iter().flatten().enumerate() {
        crate::pattern::Pattern::parse(pattern).map_err(|why| {
            let refused = InvalidArgument::new(why).within(format!("[{at}]"));
            refused.within_member(place)
        })?;
    }
    Ok(())
}

fn taking_is_meant(taking: &SnapshotTaking) -> Result<(), InvalidArgument> {
    patterns_are_valid("only", taking.only.as_deref())?;
    patterns_are_valid("protect", taking.protect.as_deref())
}

fn comparison_is_meant(comparison: &SnapshotComparison) -> Result<(), InvalidArgument> {
    let first = &comparison.first;
    is_document("first", &first.format, first.version, SNAPSHOT)?;
    patterns_are_valid("first.only", Some(&first.only))?;
    if let Some(second) = &comparison.second {
        is_document("second", &second.format, second.version, SNAPSHOT)?;
    }
    engines_are_mapped(comparison.map.as_ref(), first)
}

fn planning_is_meant(planning: &RecallPlanning) -> Result<(), InvalidArgument> {
    let snapshot = &planning.snapshot;
    is_document("snapshot", &snapshot.format, snapshot.version, SNAPSHOT)?;
    patterns_are_valid("snapshot.only", Some(&snapshot.only))?;
    patterns_are_valid("snapshot.protect", Some(&snapshot.protect))?;
    patterns_are_valid("only", planning.only.as_deref())?;
    patterns_are_valid("easeAlso", planning.ease_also.as_deref())?;
    engines_are_mapped(planning.map.as_ref(), snapshot)?;
    if planning.only.as_ref().is_none_or(Vec::is_empty) && planning.all != Some(true) {
        let why = "name the properties by patterns, or set all to true: everything would include \
                   inputs and enabled outputs";
        return Err(InvalidArgument::new(why).within_member("only"));
    }
    let jumps = planning.over.is_none_or(|over| over.get() == 0.0);
    let alone = [
        ("ease", planning.ease.is_some()),
        ("easeAlso", planning.ease_also.is_some()),
        ("lead", planning.lead == Some(true)),
    ];
    match alone.iter().find(|(_, is_given)| jumps && *is_given) {
        Some((name, _)) => {
            let why = "without a duration (over) all values jump";
            Err(InvalidArgument::new(why).within_member(name))
        }
        None => Ok(()),
    }
}

fn recall_is_meant(request: &RecallRequest) -> Result<(), InvalidArgument> {
    let plan = &request.plan;
    is_document("plan", &plan.format, plan.version, PLAN)
}

fn undo_is_meant(request: &UndoRequest) -> Result<(), InvalidArgument> {
    let undo = &request.undo;
    is_document("undo", &undo.format, undo.version, UNDO)
}

fn engines_are_mapped(map: Option<&Object>, snapshot: &Snapshot) -> Result<(), InvalidArgument> {
    let Some(map) = map else { return Ok(()) };
    for (from, to) in map.iter() {
        if from.parse::<i64>().is_err() || to.as_i64().is_none() {
            let why = r#"it must be numbers of engines, such as {"3": 4}"#;
            return Err(InvalidArgument::new(why)
                .within_member(from)
                .within_member("map"));
        }
    }
    // Two engines of the snapshot would give a property of that engine two values.
    let mut others = HashMap::new();
    for from in snapshot.engines.iter().map(|engine| engine.id) {
        let to = mapped(from, Some(map));
        if let Some(other) = others.insert(to, from) {
            let why =
                format!("engines {other} and {from} of the snapshot both lead to engine {to}");
            return Err(InvalidArgument::new(why).within_member("map"));
        }
    }
    Ok(())
}

/// Returns the number of the engine to which an engine of the first reading corresponds.
pub(crate) fn mapped(first: EngineId, map: Option<&Object>) -> EngineId {
    let to = map.and_then(|map| map.get(&first.get().to_string()));
    to.and_then(Value::as_i64).map_or(first, EngineId)
}
