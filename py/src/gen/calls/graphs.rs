//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer};
use crate::call::Call;

/// `graphs.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("graphs.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::GraphSummary>::call(hub, "graphs.list", &[])
    }))
}

/// `graphs.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let graph: Integer = arguments.take(0, "graph")?;
    Ok(Call::new("graphs.get", move |hub| {
        let graph = graph.id("graphId")?;
        hub.graphs().get(graph)
    }))
}

/// `graphs.load`.
pub(super) fn load(arguments: &Arguments<'_>) -> PyResult<Call> {
    let graph: Integer = arguments.take(0, "graph")?;
    let engine_host_id: Integer = arguments.take(1, "engine_host_id")?;
    Ok(Call::new("graphs.load", move |hub| {
        let graph = graph.id("graphId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.graphs().load(graph, &body)
    }))
}
