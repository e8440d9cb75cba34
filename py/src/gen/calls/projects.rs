//! Written by cargo xtask generate; do not edit.

use pyo3::PyResult;

use crate::arguments::Arguments;
use crate::call::Call;

/// `projects.list`.
pub(super) fn list(_: &Arguments<'_>) -> PyResult<Call> {
    Ok(Call::new("projects.list", |hub| {
        gfxhub::bindings::RecordList::<gfxhub::Project>::call(hub, "projects.list", &[])
    }))
}
