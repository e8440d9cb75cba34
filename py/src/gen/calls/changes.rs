//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{AnyValue, Arguments, Body, Seconds, Text};
use crate::call::Call;

/// `changes.wait_for`.
pub(super) fn wait_for(arguments: &Arguments<'_>) -> PyResult<Call> {
    let path: Text = arguments.take(0, "path")?;
    let within: Seconds = arguments.take(1, "within")?;
    let equals: Option<AnyValue> = arguments.extract_optional(2, "equals")?;
    let not_equals: Option<AnyValue> = arguments.extract_optional(3, "not_equals")?;
    let status: Option<Text> = arguments.extract_optional(4, "status")?;
    Ok(Call::new("changes.wait_for", move |hub| {
        let path = path.id("path")?;
        let body: gfxhub::WaitCondition = Body::new()
            .with("within", within)?
            .with_any("equals", equals)?
            .with_any("notEquals", not_equals)?
            .with_any("status", status)?
            .read()?;
        hub.changes().wait_for(path, &body)
    }))
}
