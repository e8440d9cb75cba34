//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Boolean, Document, Mapping, Seconds, Text};
use crate::call::Call;

/// `snapshots.take`.
pub(super) fn take(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engines: Option<Vec<Text>> = arguments.extract_optional(0, "engines")?;
    let only: Option<Vec<Text>> = arguments.extract_optional(1, "only")?;
    let protect: Option<Vec<Text>> = arguments.extract_optional(2, "protect")?;
    let once: Option<Boolean> = arguments.extract_optional(3, "once")?;
    let fast: Option<Boolean> = arguments.extract_optional(4, "fast")?;
    Ok(Call::new("snapshots.take", move |hub| {
        let body: gfxhub::SnapshotTaking = Body::new()
            .with_any("engines", engines)?
            .with_any("only", only)?
            .with_any("protect", protect)?
            .with_any("once", once)?
            .with_any("fast", fast)?
            .read()?;
        hub.snapshots().take(&body)
    }))
}

/// `snapshots.diff`.
pub(super) fn diff(arguments: &Arguments<'_>) -> PyResult<Call> {
    let first: Document = arguments.take(0, "first")?;
    let second: Option<Document> = arguments.extract_optional(1, "second")?;
    let match_by: Option<Text> = arguments.extract_optional(2, "match_by")?;
    let map: Option<Mapping> = arguments.extract_optional(3, "map")?;
    let fast: Option<Boolean> = arguments.extract_optional(4, "fast")?;
    Ok(Call::new("snapshots.diff", move |hub| {
        let body: gfxhub::SnapshotComparison = Body::new()
            .with("first", first)?
            .with_any("second", second)?
            .with_any("matchBy", match_by)?
            .with_any("map", map)?
            .with_any("fast", fast)?
            .read()?;
        hub.snapshots()
            .diff(&body)
            .map(gfxhub::bindings::RecordList::from)
    }))
}

/// `snapshots.plan`.
pub(super) fn plan(arguments: &Arguments<'_>) -> PyResult<Call> {
    let snapshot: Document = arguments.take(0, "snapshot")?;
    let only: Option<Vec<Text>> = arguments.extract_optional(1, "only")?;
    let all: Option<Boolean> = arguments.extract_optional(2, "all")?;
    let over: Option<Seconds> = arguments.extract_optional(3, "over")?;
    let ease: Option<Text> = arguments.extract_optional(4, "ease")?;
    let ease_also: Option<Vec<Text>> = arguments.extract_optional(5, "ease_also")?;
    let rest: Option<Text> = arguments.extract_optional(6, "rest")?;
    let lead: Option<Boolean> = arguments.extract_optional(7, "lead")?;
    let match_by: Option<Text> = arguments.extract_optional(8, "match_by")?;
    let map: Option<Mapping> = arguments.extract_optional(9, "map")?;
    let force: Option<Boolean> = arguments.extract_optional(10, "force")?;
    let fast: Option<Boolean> = arguments.extract_optional(11, "fast")?;
    Ok(Call::new("snapshots.plan", move |hub| {
        let body: gfxhub::RecallPlanning = Body::new()
            .with("snapshot", snapshot)?
            .with_any("only", only)?
            .with_any("all", all)?
            .with_any("over", over)?
            .with_any("ease", ease)?
            .with_any("easeAlso", ease_also)?
            .with_any("rest", rest)?
            .with_any("lead", lead)?
            .with_any("matchBy", match_by)?
            .with_any("map", map)?
            .with_any("force", force)?
            .with_any("fast", fast)?
            .read()?;
        hub.snapshots().plan(&body)
    }))
}

/// `snapshots.recall`.
pub(super) fn recall(arguments: &Arguments<'_>) -> PyResult<Call> {
    let plan: Document = arguments.take(0, "plan")?;
    let force: Option<Boolean> = arguments.extract_optional(1, "force")?;
    Ok(Call::new("snapshots.recall", move |hub| {
        let body: gfxhub::RecallRequest = Body::new()
            .with("plan", plan)?
            .with_any("force", force)?
            .read()?;
        hub.snapshots().recall(&body)
    }))
}

/// `snapshots.undo`.
pub(super) fn undo(arguments: &Arguments<'_>) -> PyResult<Call> {
    let undo: Document = arguments.take(0, "undo")?;
    let force: Option<Boolean> = arguments.extract_optional(1, "force")?;
    Ok(Call::new("snapshots.undo", move |hub| {
        let body: gfxhub::UndoRequest = Body::new()
            .with("undo", undo)?
            .with_any("force", force)?
            .read()?;
        hub.snapshots().undo(&body)
    }))
}

/// `snapshots.capture`.
pub(super) fn capture(arguments: &Arguments<'_>) -> PyResult<Call> {
    let scrub: Option<Boolean> = arguments.extract_optional(0, "scrub")?;
    Ok(Call::new("snapshots.capture", move |hub| {
        let body: gfxhub::CaptureOptions = Body::new().with_any("scrub", scrub)?.read()?;
        hub.snapshots().capture(&body)
    }))
}
