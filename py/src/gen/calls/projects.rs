//! Written by cargo xtask generate; do not edit.

use crate::call::Call;

/// `projects.list`.
pub(crate) fn list() -> Call {
    Call::new("projects.list", |hub| hub.projects().list())
}
