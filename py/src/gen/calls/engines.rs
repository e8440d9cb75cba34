//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Given, Integer, Members, Seconds, Text};
use crate::call::Call;

/// `engines.list`.
pub(crate) fn list() -> Call {
    Call::new("engines.list", |hub| hub.engines().list())
}

/// `engines.get`.
pub(crate) fn get(engine: Integer) -> Call {
    Call::new("engines.get", move |hub| {
        let engine = engine.id("engineId")?;
        hub.engines().get(engine)
    })
}

/// `engines.list_nodes`.
pub(crate) fn list_nodes(engine: Integer) -> Call {
    Call::new("engines.list_nodes", move |hub| {
        let engine = engine.id("engineId")?;
        hub.engines().list_nodes(engine)
    })
}

/// `engines.get_node`.
pub(crate) fn get_node(engine: Integer, node: Text) -> Call {
    Call::new("engines.get_node", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        hub.engines().get_node(engine, node)
    })
}

/// `engines.list_properties`.
pub(crate) fn list_properties(engine: Integer, node: Text) -> Call {
    Call::new("engines.list_properties", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        hub.engines().list_properties(engine, node)
    })
}

/// `engines.get_property`.
pub(crate) fn get_property(engine: Integer, node: Text, property: Text) -> Call {
    Call::new("engines.get_property", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let property = property.id("propertyPath")?;
        hub.engines().get_property(engine, node, property)
    })
}

/// `engines.set_property`.
pub(crate) fn set_property(
    engine: Integer,
    node: Text,
    property: Text,
    value: Given,
    interpolation: Option<Text>,
    duration: Option<Seconds>,
    delay: Option<Seconds>,
) -> Call {
    Call::new("engines.set_property", move |hub| {
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
    })
}

/// `engines.list_functions`.
pub(crate) fn list_functions(engine: Integer, node: Text) -> Call {
    Call::new("engines.list_functions", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        hub.engines().list_functions(engine, node)
    })
}

/// `engines.get_function`.
pub(crate) fn get_function(engine: Integer, node: Text, function: Text) -> Call {
    Call::new("engines.get_function", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let function = function.id("functionPath")?;
        hub.engines().get_function(engine, node, function)
    })
}

/// `engines.call_function`.
pub(crate) fn call_function(
    engine: Integer,
    node: Text,
    function: Text,
    parameters: Vec<Members>,
) -> Call {
    Call::new("engines.call_function", move |hub| {
        let engine = engine.id("engineId")?;
        let node = node.id("nodePath")?;
        let function = function.id("functionPath")?;
        let body: gfxhub::FunctionCall = Body::new().with("Parameters", parameters)?.read()?;
        hub.engines().call_function(engine, node, function, &body)
    })
}
