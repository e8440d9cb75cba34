//! Written by cargo xtask generate; do not edit. The operations of `ustates`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::engine_host::gfxhub_engine_host;
use crate::r#gen::records::ustate::gfxhub_ustate;
use crate::r#gen::records::ustate_summary::gfxhub_ustate_summary_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;

/// Lists the ustates.
///
/// - `out`: freed with `gfxhub_ustate_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/ustates`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_ustate_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_ustates_list", "ustates.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.ustates().list()) }
}

/// Reads one ustate with its content.
///
/// Hubs answer 404 where there is no such ustate.
///
/// - `ustate_id`: Number of a ustate (UE).
/// - `out`: freed with `gfxhub_ustate_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/ustates/{ustateId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_get(
    client: *const gfxhub_client,
    ustate_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_ustate,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_ustates_get", "ustates.get");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.ustates().get(ustate_id)) }
}

/// Loads a ustate into an engine: what it shows changes at once. The engine's `ustate_id`
/// says so afterwards.
///
/// - `ustate_id`: Number of a ustate (UE).
/// - `body`: The engine that loads a graph, rgraph or ustate. Its setters say units and
///   ranges.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/ustates/{ustateId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_ustates_load(
    client: *const gfxhub_client,
    ustate_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_ustates_load", "ustates.load");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::given("body", body)?;
            hub.ustates().load(ustate_id, body)
        })
    }
}
