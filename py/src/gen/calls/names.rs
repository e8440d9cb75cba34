//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{AnyValue, Arguments, Body, Mapping, Seconds, Text};
use crate::call::Call;

/// `names.find`.
pub(super) fn find(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("names.find", move |hub| {
        let path = path.id("path")?;
        hub.names().find(path)
    }))
}

/// `names.list`.
pub(super) fn list(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("names.list", move |hub| {
        let path = path.id("path")?;
        hub.names()
            .list(path)
            .map(gfxhub::bindings::RecordList::from)
    }))
}

/// `names.prepare`.
pub(super) fn prepare(arguments: &Arguments<'_>) -> PyResult<Call> {
    let paths: Vec<Text> = arguments.take(0, "paths")?;
    Ok(Call::new("names.prepare", move |hub| {
        let body: gfxhub::NamePaths = Body::new().with("paths", paths)?.read()?;
        hub.names()
            .prepare(&body)
            .map(gfxhub::bindings::RecordList::from)
    }))
}

/// `names.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("names.get", move |hub| {
        let path = path.id("path")?;
        hub.names().get(path)
    }))
}

/// `names.set`.
pub(super) fn set(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let value: AnyValue = arguments.take(1, "value")?;
    let over: Option<Seconds> = arguments.extract_optional(2, "over")?;
    let ease: Option<Text> = arguments.extract_optional(3, "ease")?;
    let delay: Option<Seconds> = arguments.extract_optional(4, "delay")?;
    Ok(Call::new("names.set", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedUpdate = Body::new()
            .with("value", value)?
            .with_any("over", over)?
            .with_any("ease", ease)?
            .with_any("delay", delay)?
            .read()?;
        hub.names().set(path, &body)
    }))
}

/// `names.press`.
pub(super) fn press(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    Ok(Call::new("names.press", move |hub| {
        let path = path.id("path")?;
        hub.names().press(path)
    }))
}

/// `names.call`.
pub(super) fn call(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let parameters: Option<Mapping> = arguments.extract_optional(1, "parameters")?;
    Ok(Call::new("names.call", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedCall = Body::new().with_any("parameters", parameters)?.read()?;
        hub.names().call(path, &body)
    }))
}

/// `names.load`.
pub(super) fn load(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let engine: Text = arguments.take(1, "engine")?;
    let wait: Option<Seconds> = arguments.extract_optional(2, "wait")?;
    Ok(Call::new("names.load", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::NamedLoad = Body::new()
            .with("engine", engine)?
            .with_any("wait", wait)?
            .read()?;
        hub.names().load(path, &body)
    }))
}
