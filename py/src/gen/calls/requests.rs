//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Mapping, Text};
use crate::call::Call;

/// `requests.preview`.
pub(super) fn preview(arguments: &Arguments<'_>) -> PyResult<Call> {
    let name: Text = arguments.take(0, "name")?;
    let arguments: Option<Mapping> = arguments.extract_optional(1, "arguments")?;
    Ok(Call::new("requests.preview", move |hub| {
        let body: gfxhub::PreviewedCall = Body::new()
            .with("name", name)?
            .with_any("arguments", arguments)?
            .read()?;
        hub.requests()
            .preview(&body)
            .map(gfxhub::bindings::RecordList::from)
    }))
}
