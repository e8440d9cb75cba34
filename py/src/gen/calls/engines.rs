//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{AnyValue, Arguments, Body, Integer, Parameters, Seconds, Text};
use crate::call::Call;

/// `engines.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("engines.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::Engine>::call(hub, "engines.list", &[])
    }))
}

/// `engines.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    Ok(Call::new("engines.get", move |hub| {
        let engine = engine.id("engineId")?;
        hub.engines().get(engine)
    }))
}

/// `engines.list_nodes`.
pub(super) fn list_nodes(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    Ok(Call::new("engines.list_nodes", move |hub| {
        let engine = engine.id("engineId")?;
        gfxhub::bindings::RecordList::<gfxhub::Node>::call(hub, "engines.list_nodes", &[&engine])
    }))
}

/// `engines.get_node`.
pub(super) fn get_node(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    Ok(Call::new("engines.get_node", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        hub.engines().get_node(engine, node)
    }))
}

/// `engines.list_properties`.
pub(super) fn list_properties(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    Ok(Call::new("engines.list_properties", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        gfxhub::bindings::RecordList::<gfxhub::Property>::call(
            hub,
            "engines.list_properties",
            &[&engine, &node],
        )
    }))
}

/// `engines.get_property`.
pub(super) fn get_property(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    let property: Text = arguments.take(2, "property")?;
    Ok(Call::new("engines.get_property", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let property = property.id("propertyPath")?;
        hub.engines().get_property(engine, node, property)
    }))
}

/// `engines.set_property`.
pub(super) fn set_property(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    let property: Text = arguments.take(2, "property")?;
    let value: AnyValue = arguments.take(3, "value")?;
    let interpolation: Option<Text> = arguments.extract_optional(4, "interpolation")?;
    let duration: Option<Seconds> = arguments.extract_optional(5, "duration")?;
    let delay: Option<Seconds> = arguments.extract_optional(6, "delay")?;
    Ok(Call::new("engines.set_property", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let property = property.id("propertyPath")?;
        let body: gfxhub::PropertyUpdate = Body::new()
            .with("Value", value)?
            .with_any("Interpolation", interpolation)?
            .with_any("Duration", duration)?
            .with_any("Delay", delay)?
            .read()?;
        hub.engines().set_property(engine, node, property, &body)
    }))
}

/// `engines.list_functions`.
pub(super) fn list_functions(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    Ok(Call::new("engines.list_functions", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        gfxhub::bindings::RecordList::<gfxhub::FunctionSummary>::call(
            hub,
            "engines.list_functions",
            &[&engine, &node],
        )
    }))
}

/// `engines.get_function`.
pub(super) fn get_function(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    let function: Text = arguments.take(2, "function")?;
    Ok(Call::new("engines.get_function", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let function = function.id("functionPath")?;
        hub.engines().get_function(engine, node, function)
    }))
}

/// `engines.call_function`.
pub(super) fn call_function(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let node: Text = arguments.take(1, "node")?;
    let function: Text = arguments.take(2, "function")?;
    let parameters: Parameters = arguments.take(3, "parameters")?;
    Ok(Call::new("engines.call_function", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let function = function.id("functionPath")?;
        let body: gfxhub::FunctionCall = Body::new().with("Parameters", parameters)?.read()?;
        hub.engines().call_function(engine, node, function, &body)
    }))
}
