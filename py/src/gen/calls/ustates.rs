//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer};
use crate::call::Call;

/// `ustates.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("ustates.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::UstateSummary>::call(hub, "ustates.list", &[])
    }))
}

/// `ustates.get`.
pub(super) fn get(arguments: &Arguments<'_>) -> PyResult<Call> {
    let ustate: Integer = arguments.take(0, "ustate")?;
    Ok(Call::new("ustates.get", move |hub| {
        let ustate = ustate.id("ustateId")?;
        hub.ustates().get(ustate)
    }))
}

/// `ustates.load`.
pub(super) fn load(arguments: &Arguments<'_>) -> PyResult<Call> {
    let ustate: Integer = arguments.take(0, "ustate")?;
    let engine_host_id: Integer = arguments.take(1, "engine_host_id")?;
    Ok(Call::new("ustates.load", move |hub| {
        let ustate = ustate.id("ustateId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.ustates().load(ustate, &body)
    }))
}
