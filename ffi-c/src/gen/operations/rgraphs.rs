//! Written by cargo xtask generate; do not edit. The operations of `rgraphs`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::engine_host::gfxhub_engine_host;
use crate::r#gen::records::rgraph::gfxhub_rgraph;
use crate::r#gen::records::rgraph_summary::gfxhub_rgraph_summary_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;

/// Lists the rgraphs.
///
/// - `out`: freed with `gfxhub_rgraph_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/rgraphs`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_rgraph_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_rgraphs_list", "rgraphs.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.rgraphs().list()) }
}

/// Reads one rgraph with its content.
///
/// Hubs answer 404 where there is no such rgraph.
///
/// - `rgraph_id`: Number of an rgraph (RE).
/// - `out`: freed with `gfxhub_rgraph_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/rgraphs/{rgraphId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_get(
    client: *const gfxhub_client,
    rgraph_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_rgraph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_rgraphs_get", "rgraphs.get");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.rgraphs().get(rgraph_id)) }
}

/// Loads an rgraph into an engine: what it shows changes at once. The engine's `rgraph_id`
/// says so afterwards.
///
/// - `rgraph_id`: Number of an rgraph (RE).
/// - `body`: The engine that loads a graph, rgraph or ustate. Its setters say units and
///   ranges.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/rgraphs/{rgraphId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_rgraphs_load(
    client: *const gfxhub_client,
    rgraph_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_rgraphs_load", "rgraphs.load");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::given("body", body)?;
            hub.rgraphs().load(rgraph_id, body)
        })
    }
}
