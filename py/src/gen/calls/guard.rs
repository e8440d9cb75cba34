//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Integer, Seconds, Text};
use crate::call::Call;

/// `guard.arm`.
pub(super) fn arm(arguments: &Arguments<'_>) -> PyResult<Call> {
    let operation: Text = arguments.take(0, "operation")?;
    let seconds: Option<Seconds> = arguments.extract_optional(1, "seconds")?;
    Ok(Call::new("guard.arm", move |hub| {
        let body: gfxhub::Arming = Body::new()
            .with("operation", operation)?
            .with_any("seconds", seconds)?
            .read()?;
        hub.guard().arm(&body)
    }))
}

/// `guard.disarm`.
pub(super) fn disarm(arguments: &Arguments<'_>) -> PyResult<Call> {
    let permit: Integer = arguments.take(0, "permit")?;
    Ok(Call::new("guard.disarm", move |hub| {
        let permit = permit.id("permitId")?;
        hub.guard().disarm(permit)
    }))
}

/// `guard.permits`.
pub(super) fn permits(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("guard.permits", |hub| {
        hub.guard()
            .permits()
            .map(gfxhub::bindings::RecordList::from)
    }))
}
