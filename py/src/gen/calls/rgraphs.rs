//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer};
use crate::call::Call;

/// `rgraphs.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("rgraphs.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::RgraphSummary>::call(hub, "rgraphs.list", &[])
    }))
}

/// `rgraphs.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rgraph: Integer = arguments.take(0, "rgraph")?;
    Ok(Call::new("rgraphs.get", move |hub| {
        let rgraph = rgraph.id("rgraphId")?;
        hub.rgraphs().get(rgraph)
    }))
}

/// `rgraphs.load`.
pub(super) fn load(arguments: &Arguments<'_>) -> PyResult<Call> {
    let rgraph: Integer = arguments.take(0, "rgraph")?;
    let engine_host_id: Integer = arguments.take(1, "engine_host_id")?;
    Ok(Call::new("rgraphs.load", move |hub| {
        let rgraph = rgraph.id("rgraphId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.rgraphs().load(rgraph, &body)
    }))
}
