//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::{Arguments, Body, Boolean, Integer, Text};
use crate::call::Call;

/// `recorder.note`.
pub(super) fn note(arguments: &Arguments<'_>) -> PyResult<Call> {
    let text: Text = arguments.take(0, "text")?;
    Ok(Call::new("recorder.note", move |hub| {
        let body: gfxhub::LogNote = Body::new().with("text", text)?.read()?;
        hub.recorder().note(&body)
    }))
}

/// `recorder.status`.
pub(super) fn status(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("recorder.status", |hub| hub.recorder().status()))
}

/// `recorder.read`.
pub(super) fn read(arguments: &Arguments<'_>) -> PyResult<Call> {
    let paths: Vec<Text> = arguments.take(0, "paths")?;
    let acts: Option<Boolean> = arguments.extract_optional(1, "acts")?;
    let open: Option<Boolean> = arguments.extract_optional(2, "open")?;
    let since_ms: Option<Integer> = arguments.extract_optional(3, "since_ms")?;
    let until_ms: Option<Integer> = arguments.extract_optional(4, "until_ms")?;
    Ok(Call::new("recorder.read", move |hub| {
        let body: gfxhub::RecordedFiles = Body::new()
            .with("paths", paths)?
            .with_any("acts", acts)?
            .with_any("open", open)?
            .with_any("sinceMs", since_ms)?
            .with_any("untilMs", until_ms)?
            .read()?;
        hub.recorder()
            .read(&body)
            .map(gfxhub::bindings::RecordList::from)
    }))
}
