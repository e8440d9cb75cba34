//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{AnyValue, Arguments, Body, Boolean, Mapping, Seconds, Text};
use crate::call::Call;

/// `group.set`.
pub(super) fn set(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let value: AnyValue = arguments.take(1, "value")?;
    let over: Option<Seconds> = arguments.extract_optional(2, "over")?;
    let ease: Option<Text> = arguments.extract_optional(3, "ease")?;
    let delay: Option<Seconds> = arguments.extract_optional(4, "delay")?;
    Ok(Call::new("group.set", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedUpdate = Body::new()
            .with("value", value)?
            .with_any("over", over)?
            .with_any("ease", ease)?
            .with_any("delay", delay)?
            .read()?;
        hub.group().set(path, &body)
    }))
}

/// `group.set_many`.
pub(super) fn set_many(arguments: &Arguments<'_>) -> PyResult<Call> {
    let values: Mapping = arguments.take(0, "values")?;
    let over: Option<Seconds> = arguments.extract_optional(1, "over")?;
    let ease: Option<Text> = arguments.extract_optional(2, "ease")?;
    let delay: Option<Seconds> = arguments.extract_optional(3, "delay")?;
    Ok(Call::new("group.set_many", move |hub| {
        let body: gfxhub::NamedSets = Body::new()
            .with("values", values)?
            .with_any("over", over)?
            .with_any("ease", ease)?
            .with_any("delay", delay)?
            .read()?;
        hub.group().set_many(&body)
    }))
}

/// `group.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("group.get", move |hub| {
        let path = path.id("path")?;
        hub.group().get(path)
    }))
}

/// `group.press`.
pub(super) fn press(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("group.press", move |hub| {
        let path = path.id("path")?;
        hub.group().press(path)
    }))
}

/// `group.call`.
pub(super) fn call(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let parameters: Option<Mapping> = arguments.extract_optional(1, "parameters")?;
    Ok(Call::new("group.call", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedCall = Body::new().with_any("parameters", parameters)?.read()?;
        hub.group().call(path, &body)
    }))
}

/// `group.load`.
pub(super) fn load(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let engine: Text = arguments.take(1, "engine")?;
    let wait: Option<Seconds> = arguments.extract_optional(2, "wait")?;
    Ok(Call::new("group.load", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedLoad = Body::new()
            .with("engine", engine)?
            .with_any("wait", wait)?
            .read()?;
        hub.group().load(path, &body)
    }))
}

/// `group.invoke`.
pub(super) fn invoke(arguments: &Arguments<'_>) -> PyResult<Call> {
    let name: Text = arguments.take(0, "name")?;
    let arguments: Option<Mapping> = arguments.extract_optional(1, "arguments")?;
    Ok(Call::new("group.invoke", move |hub| {
        let body: gfxhub::MemberCall = Body::new()
            .with("name", name)?
            .with_any("arguments", arguments)?
            .read()?;
        hub.group().invoke(&body)
    }))
}

/// `group.read`.
pub(super) fn read(arguments: &Arguments<'_>) -> PyResult<Call> {
    let name: Text = arguments.take(0, "name")?;
    let arguments: Option<Mapping> = arguments.extract_optional(1, "arguments")?;
    Ok(Call::new("group.read", move |hub| {
        let body: gfxhub::MemberCall = Body::new()
            .with("name", name)?
            .with_any("arguments", arguments)?
            .read()?;
        hub.group().read(&body)
    }))
}

/// `group.compare`.
pub(super) fn compare(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engines: Option<Vec<Text>> = arguments.extract_optional(0, "engines")?;
    let only: Option<Vec<Text>> = arguments.extract_optional(1, "only")?;
    let protect: Option<Vec<Text>> = arguments.extract_optional(2, "protect")?;
    let once: Option<Boolean> = arguments.extract_optional(3, "once")?;
    let fast: Option<Boolean> = arguments.extract_optional(4, "fast")?;
    Ok(Call::new("group.compare", move |hub| {
        let body: gfxhub::SnapshotTaking = Body::new()
            .with_any("engines", engines)?
            .with_any("only", only)?
            .with_any("protect", protect)?
            .with_any("once", once)?
            .with_any("fast", fast)?
            .read()?;
        hub.group()
            .compare(&body)
            .map(gfxhub::bindings::RecordList::from)
    }))
}

/// `group.status`.
pub(super) fn status(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("group.status", |hub| {
        hub.group().status().map(gfxhub::bindings::RecordList::from)
    }))
}

/// `group.settle`.
pub(super) fn settle(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("group.settle", |hub| {
        hub.group().settle().map(gfxhub::bindings::RecordList::from)
    }))
}

/// `group.use_member`.
pub(super) fn use_member(arguments: &Arguments<'_>) -> PyResult<Call> {
    let member: Text = arguments.take(0, "member")?;
    let used: Option<Boolean> = arguments.extract_optional(1, "used")?;
    Ok(Call::new("group.use_member", move |hub| {
        let body: gfxhub::MemberUse = Body::new()
            .with("member", member)?
            .with_any("used", used)?
            .read()?;
        hub.group().use_member(&body)
    }))
}
