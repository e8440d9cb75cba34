//! Written by cargo xtask generate; do not edit. The operations of `projects`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::records::project::gfxhub_project_list;
use crate::r#gen::status::gfxhub_status;

/// Lists the projects.
///
/// - `out`: freed with `gfxhub_project_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/projects`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_projects_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_project_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_projects_list", "projects.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.projects().list()) }
}
