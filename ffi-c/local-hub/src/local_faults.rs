//! What tests do to a hub simulator: let it fail, count what came of it, begin anew.

use std::ffi::c_char;
use std::ptr::null_mut;

use gfxhub_core::{Effect, Error, ErrorKind};
use gfxhub_simulator::Faults;

use crate::call::{place, run};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle_mut, read};
use crate::input;
use crate::local_hub::{Running, gfxhub_local_hub, gfxhub_local_hub_options};
use crate::text::{gfxhub_local_hub_text, read_text};

/// What a hub simulator counted of the requests with one `X-Request-Id`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct gfxhub_request_stats {
    /// Requests whose head was read, whatever became of them.
    pub requests: u64,
    /// Effects that they had.
    pub effects: u64,
}

/// Reads a scenario.
///
/// # Safety
/// As [`input::text`].
unsafe fn scenario(json: *const c_char) -> Result<Faults, Error> {
    // SAFETY: the caller's promise.
    let json = unsafe { input::text("faults", json) }?;
    Faults::from_json(json).map_err(|fault| input::refused("faults", &fault.to_string()))
}

/// The faults that the hub starts with, as `gfxhub_local_hub_set_faults_json` takes them.
/// `GFXHUB_STATUS_INVALID` for a scenario that cannot be used: the error names the place in the
/// JSON, as that of `gfxhub_local_hub_start` does from then on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_faults_json(
    options: *mut gfxhub_local_hub_options,
    json: *const c_char,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_options_set_faults_json", error, || {
            let setup = deref_handle_mut(options);
            let setup = setup.ok_or_else(|| input::refused("options", "it is NULL"))?;
            setup.set("faults", scenario(json), |options, faults| {
                options.faults = Some(faults)
            })
        })
    }
}

/// Lets the hub fail on purpose, by the rules of this scenario in place of the one before:
/// `{"seed": 7, "faults": [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`.
/// `docs/faults.md` lists the kinds and what selects the requests that they affect. Counters begin
/// anew.
///
/// `GFXHUB_STATUS_INVALID` for a scenario that cannot be used: the error names the place in the
/// JSON, and the scenario before stays.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_set_faults_json(
    hub: *const gfxhub_local_hub,
    json: *const c_char,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_set_faults_json", error, || {
            let running = input::given("hub", hub)?;
            running.hub.set_faults(scenario(json)?);
            Ok(())
        })
    }
}

/// Takes all faults away; those that are striking at this moment go on. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_clear_faults(hub: *const gfxhub_local_hub) {
    let clear = |running: &Running| running.hub.clear_faults();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_local_hub_clear_faults", hub, (), clear) }
}

/// How often the scenario was applied since it was set; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_faults_triggered(hub: *const gfxhub_local_hub) -> u64 {
    let struck = |running: &Running| running.hub.faults_triggered();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_local_hub_faults_triggered", hub, 0, struck) }
}

/// The scenario as JSON. Each rule says in `seen` how many requests or connections it was meant
/// for, and in `struck` how many it was applied to. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_faults_json(
    hub: *const gfxhub_local_hub,
) -> *mut gfxhub_local_hub_text {
    let faults = |running: &Running| running.hub.faults_json();
    // SAFETY: the header's rules.
    unsafe { read_text("gfxhub_local_hub_faults_json", hub, faults) }
}

/// Counts the requests and effects with this `X-Request-Id`: nothing where the hub has not seen it.
/// The newest 100,000 ids are remembered. `GFXHUB_STATUS_INVALID` where an argument is NULL or the
/// text is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_request_stats(
    hub: *const gfxhub_local_hub,
    request_id: *const c_char,
    out: *mut gfxhub_request_stats,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_request_stats", null_mut(), || {
            let out = place(out)?;
            let running = input::given("hub", hub)?;
            let request_stats = running
                .hub
                .request_stats(input::text("requestId", request_id)?);
            out.write(gfxhub_request_stats {
                requests: request_stats.requests,
                effects: request_stats.effects,
            });
            Ok(())
        })
    }
}

/// Makes the hub hold what it started with: its journal and its request log are empty, and number
/// on from where they were; its tallies are empty. The clock and the faults stay as they are.
///
/// `GFXHUB_STATUS_INVALID` where the hub has a store, which keeps what was acknowledged: nothing
/// has changed then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_reset(
    hub: *const gfxhub_local_hub,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_reset", error, || {
            let reset = input::given("hub", hub)?.hub.reset();
            reset.map_err(|kept| {
                Error::from_binding(ErrorKind::Invalid, Effect::None, "", None, kept.to_string())
            })
        })
    }
}
