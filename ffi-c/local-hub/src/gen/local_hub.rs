//! Written by cargo xtask generate; do not edit. `gfxhub_local_hub`, its options and its data.

use std::ffi::c_char;
use std::ptr::null_mut;
use std::time::Duration;

use gfxhub_core::bindings::SettingValue;
use gfxhub_simulator::{LocalHub, RequestStats};

use crate::call::{failure, give, milliseconds, place, run};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle_mut, free, handle, make, read};
use crate::input;
use crate::setter::set;
use crate::setup::Setup;
use crate::str::{Terminated, gfxhub_str};
use crate::text::{gfxhub_local_hub_text, read_text};

/// Counts of the requests with one `X-Request-Id`, and of their effects.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct gfxhub_request_stats {
    /// Number of requests whose head was read, with or without a response.
    pub requests: u64,
    /// Number of effects of these requests.
    pub effects: u64,
}

impl From<RequestStats> for gfxhub_request_stats {
    fn from(from: RequestStats) -> Self {
        Self {
            requests: from.requests,
            effects: from.effects,
        }
    }
}

/// Options of a hub simulator. By default, the hub has the demo show, listens on a free
/// loopback port, runs in real time, behaves like the specification, requires no API key and
/// has a license.
///
/// As long as an option is refused, `gfxhub_local_hub_start` fails and says why. Freed with
/// `gfxhub_local_hub_options_free`.
pub struct gfxhub_local_hub_options {
    _opaque: [u8; 0],
}

/// A hub simulator that runs within this process until it is stopped or dropped.
///
/// It may be used from any number of threads at once. Freed with `gfxhub_local_hub_free`.
pub struct gfxhub_local_hub {
    _opaque: [u8; 0],
}

/// A running handle, with the texts that its exports return.
pub(crate) struct StoredLocalHub {
    handle: LocalHub,
    url: Terminated,
    token: Terminated,
}

handle! {
    gfxhub_local_hub_options => Setup;
    gfxhub_local_hub => StoredLocalHub;
}

/// Options with their defaults.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_local_hub_options_new() -> *mut gfxhub_local_hub_options {
    make("gfxhub_local_hub_options_new", || Some(Setup::default()))
}

/// Port to listen on; 0, the default, selects a free one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_port(
    options: *mut gfxhub_local_hub_options,
    port: u16,
) -> gfxhub_status {
    let change = |setup: &mut Setup| setup.set("port", SettingValue::Number(port.into()));
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_port", options, change) }
}

/// The show that the hub holds when it starts; the demo show by default.
///
/// `GFXHUB_STATUS_INVALID` for what it cannot be; the error of `gfxhub_local_hub_start` names
/// the place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_show_json(
    options: *mut gfxhub_local_hub_options,
    json: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("show", json) };
        setup.text("show", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_show_json", options, change) }
}

/// File that keeps all changes, even if the process is killed. Created if it is missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_store(
    options: *mut gfxhub_local_hub_options,
    store: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("store", store) };
        setup.text("store", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_store", options, change) }
}

/// Version of the REST interface that the hub simulates: `1.0`, `1.6` or `2.1`; 1.6 by
/// default.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_profile(
    options: *mut gfxhub_local_hub_options,
    profile: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("profile", profile) };
        setup.text("profile", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_profile", options, change) }
}

/// API key that every request of the REST interface must contain; none is required by
/// default.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_api_key(
    options: *mut gfxhub_local_hub_options,
    api_key: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("apiKey", api_key) };
        setup.text("apiKey", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_api_key", options, change) }
}

/// Origins whose pages may call the operations from a browser, `http://localhost:3000` for
/// example, in addition to the hub's own page. Of all pages, only the hub's own page may make
/// control calls.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_allow_origin(
    options: *mut gfxhub_local_hub_options,
    origin: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("origin", origin) };
        setup.add("allowedOrigins", "origin", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_allow_origin", options, change) }
}

/// Scenario of faults to inject from the start; none by default
/// (`gfxhub_local_hub_set_faults_json` replaces it later).
///
/// `GFXHUB_STATUS_INVALID` for what it cannot be; the error, as that of
/// `gfxhub_local_hub_start`, names the place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_faults_json(
    options: *mut gfxhub_local_hub_options,
    json: *const c_char,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_options_set_faults_json", error, || {
            let setup = deref_handle_mut(options);
            let setup = setup.ok_or_else(|| input::refused("options", "it is NULL"))?;
            setup.text("faults", input::text("faults", json))
        })
    }
}

/// Clock of the hub: `real`, the default, or `manual`, whose time stands still until it is
/// advanced (`gfxhub_local_hub_advance_ms`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_manual_clock(
    options: *mut gfxhub_local_hub_options,
    manual: bool,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        let word = if manual { "manual" } else { "real" };
        setup.text("clock", Ok(word))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_manual_clock", options, change) }
}

/// Time that the hub takes for each call. By default, a call takes only the time that the
/// simulator needs. Calls on one connection run one after the other, and calls on different
/// connections at the same time. A hub with a time above the maximum does not start.
///
/// At most 10 s.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_service_time_ms(
    options: *mut gfxhub_local_hub_options,
    service_time_ms: u64,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        let time = Duration::from_millis(service_time_ms);
        setup.set("serviceTime", SettingValue::Duration(time))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        set(
            "gfxhub_local_hub_options_set_service_time_ms",
            options,
            change,
        )
    }
}

/// Address to listen on: `127.0.0.1`, the default, which only this machine can reach;
/// `0.0.0.0` lets other machines connect.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_host(
    options: *mut gfxhub_local_hub_options,
    host: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("host", host) };
        setup.text("host", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_host", options, change) }
}

/// Token that the calls under `/_control/` must carry in `X-Control-Token`; random by
/// default.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_token(
    options: *mut gfxhub_local_hub_options,
    token: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("token", token) };
        setup.text("token", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_set_token", options, change) }
}

/// Further names that the `Host` header may have, in addition to loopback and the address
/// that the hub listens on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_allow_host(
    options: *mut gfxhub_local_hub_options,
    host: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let text = unsafe { input::text("host", host) };
        setup.add("allowedHosts", "host", text)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { set("gfxhub_local_hub_options_allow_host", options, change) }
}

/// License of the hub for its REST interface. `true`, the default: the hub has a license.
/// `false`: it has none, and responds with 403 to every request of this interface. A status
/// from 400 to 599 replaces 403; an object with `status` and `body`, a text, replaces the
/// response.
///
/// `GFXHUB_STATUS_INVALID` for what it cannot be; the error, as that of
/// `gfxhub_local_hub_start`, names the place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_license_json(
    options: *mut gfxhub_local_hub_options,
    json: *const c_char,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_options_set_license_json", error, || {
            let setup = deref_handle_mut(options);
            let setup = setup.ok_or_else(|| input::refused("options", "it is NULL"))?;
            setup.text("license", input::text("license", json))
        })
    }
}

/// Frees the options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_free(options: *mut gfxhub_local_hub_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { free("gfxhub_local_hub_options_free", options) }
}

/// Starts a hub, which accepts requests once this returns.
///
/// - `options`: the options, or NULL.
/// - `out`: the hub, freed with `gfxhub_local_hub_free`.
///
/// `GFXHUB_STATUS_INVALID` for an invalid option; for a show, the message names the line and
/// column, or each wrong field; `GFXHUB_STATUS_IO` if the address cannot be used, or the
/// store does not match the show.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_start(
    options: *const gfxhub_local_hub_options,
    out: *mut *mut gfxhub_local_hub,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    let open = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
        let options = unsafe { Setup::options(options) }?;
        let handle = LocalHub::start(options).map_err(failure)?;
        Ok(StoredLocalHub {
            url: Terminated::new(handle.url().as_bytes()),
            token: Terminated::new(handle.token().as_bytes()),
            handle,
        })
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { give("gfxhub_local_hub_start", out, error, open) }
}

/// Base address for clients, such as `http://127.0.0.1:8080`. Borrowed; empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_url(hub: *const gfxhub_local_hub) -> gfxhub_str {
    let text = |stored: &'static StoredLocalHub| stored.url.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_url", hub, gfxhub_str::EMPTY, text) }
}

/// Port that the hub listens on. 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_port(hub: *const gfxhub_local_hub) -> u16 {
    let number = |stored: &StoredLocalHub| stored.handle.port();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_port", hub, 0, number) }
}

/// Token that control calls, under `/_control/`, must carry in `X-Control-Token`. Borrowed;
/// empty for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_token(hub: *const gfxhub_local_hub) -> gfxhub_str {
    let text = |stored: &'static StoredLocalHub| stored.token.as_handle();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_token", hub, gfxhub_str::EMPTY, text) }
}

/// Effects so far, oldest first. Only the newest 100,000 are kept, and fewer if they take
/// more than 64 MiB.
///
/// Entries after this number, as a JSON array. NULL for NULL. Freed with
/// `gfxhub_local_hub_text_free`.
///
/// - `sequence`: Number of an effect; 0 to begin with the first.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_journal_json(
    hub: *const gfxhub_local_hub,
    sequence: u64,
) -> *mut gfxhub_local_hub_text {
    let journal = |stored: &StoredLocalHub| stored.handle.journal_json(sequence);
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read_text("gfxhub_local_hub_journal_json", hub, journal) }
}

/// Requests so far, oldest first, including reads, refused ones and those in progress, but
/// not control calls (under `/_control/`). Only the newest 10,000 are kept.
///
/// Entries after this number, as a JSON array. NULL for NULL. Freed with
/// `gfxhub_local_hub_text_free`.
///
/// - `number`: Number of a request; 0 to begin with the first.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_requests_json(
    hub: *const gfxhub_local_hub,
    number: u64,
) -> *mut gfxhub_local_hub_text {
    let requests = |stored: &StoredLocalHub| stored.handle.requests_json(number);
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read_text("gfxhub_local_hub_requests_json", hub, requests) }
}

/// Number of requests dropped from the log to make room for newer ones, since the start or
/// the last reset. 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_requests_dropped(hub: *const gfxhub_local_hub) -> u64 {
    let number = |stored: &StoredLocalHub| stored.handle.requests_dropped();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_requests_dropped", hub, 0, number) }
}

/// Advances a manual clock.
///
/// - `by_ms`: Time to advance it by. In milliseconds.
///
/// `GFXHUB_STATUS_INVALID` for a clock of real time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_advance_ms(
    hub: *const gfxhub_local_hub,
    by_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_advance_ms", null_mut(), || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.advance(Duration::from_millis(by_ms)).map_err(failure)?;
            Ok(())
        })
    }
}

/// Replaces the fault scenario by this one, which is JSON text such as `{"seed": 7, "faults":
/// [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`. All counts start at
/// zero, including that of connections. `GET /_control/faults` lists the kinds of faults, and
/// the selectors by which a rule selects calls and connections.
///
/// - `json`: The scenario.
///
/// `GFXHUB_STATUS_INVALID` for an invalid scenario, with the place in the JSON; the previous
/// scenario stays.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_set_faults_json(
    hub: *const gfxhub_local_hub,
    json: *const c_char,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_set_faults_json", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            let json = input::text("faults", json)?;
            hub.set_faults_json(json).map_err(failure)?;
            Ok(())
        })
    }
}

/// Removes all faults. Those in progress continue. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_clear_faults(hub: *const gfxhub_local_hub) {
    let work = |stored: &StoredLocalHub| stored.handle.clear_faults();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_clear_faults", hub, (), work) }
}

/// Number of times that faults of the scenario have been injected since it was set. 0 for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_faults_triggered(hub: *const gfxhub_local_hub) -> u64 {
    let number = |stored: &StoredLocalHub| stored.handle.faults_triggered();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_faults_triggered", hub, 0, number) }
}

/// The fault scenario as JSON. In each rule, `seen` is the number of calls or connections
/// that it matched, and `struck` the number of those into which it injected its fault. NULL
/// for NULL. Freed with `gfxhub_local_hub_text_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_faults_json(
    hub: *const gfxhub_local_hub,
) -> *mut gfxhub_local_hub_text {
    let json = |stored: &StoredLocalHub| stored.handle.faults_json();
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read_text("gfxhub_local_hub_faults_json", hub, json) }
}

/// Counts of the requests with this `X-Request-Id`, and of their effects. Both are 0 if the
/// hub received no such request. Counts are kept for the newest 100,000 ids, of which only
/// the first 128 characters are compared. Control calls are not counted.
///
/// - `request_id`: The value of the header.
/// - `out`: Receives the result, which the hub writes.
///
/// `GFXHUB_STATUS_INVALID` if an argument is NULL or the text is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_request_stats(
    hub: *const gfxhub_local_hub,
    request_id: *const c_char,
    out: *mut gfxhub_request_stats,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_request_stats", null_mut(), || {
            let out = place(out)?;
            let hub = &input::required_handle("hub", hub)?.handle;
            let request_id = input::text("requestId", request_id)?;
            out.write(hub.request_stats(request_id).into());
            Ok(())
        })
    }
}

/// Resets the hub to its initial show. Empties the journal, the log of requests and the
/// counts of requests. The numbers of effects and requests continue. The clock and the faults
/// stay as they are.
///
/// `GFXHUB_STATUS_INVALID` for a hub with a store, which keeps what was acknowledged; nothing
/// is changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_reset(
    hub: *const gfxhub_local_hub,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_reset", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.reset().map_err(failure)?;
            Ok(())
        })
    }
}

/// Time that each call takes. In milliseconds. 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_service_time_ms(hub: *const gfxhub_local_hub) -> u64 {
    let number = |stored: &StoredLocalHub| milliseconds(stored.handle.service_time());
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { read("gfxhub_local_hub_service_time_ms", hub, 0, number) }
}

/// Sets the time that the hub takes for each call from now on. A time such as 2 ms shows how
/// a program with many calls behaves with a hub that does not respond instantly.
///
/// - `time_ms`: The time, 10 s at most. In milliseconds.
///
/// `GFXHUB_STATUS_INVALID` for more than 10 s.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_set_service_time_ms(
    hub: *const gfxhub_local_hub,
    time_ms: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_set_service_time_ms", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.set_service_time(Duration::from_millis(time_ms))
                .map_err(failure)?;
            Ok(())
        })
    }
}

/// Disconnects an engine until it is restarted. Its status is `disconnected`, its instances
/// and nodes are not listed, and nothing can be loaded or started on it. The engine keeps its
/// values and its running renderers.
///
/// - `engine_id`: Number of the engine.
///
/// `GFXHUB_STATUS_INVALID` for an engine that the show does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_disconnect_engine(
    hub: *const gfxhub_local_hub,
    engine_id: i64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_disconnect_engine", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.disconnect_engine(engine_id).map_err(failure)?;
            Ok(())
        })
    }
}

/// Restarts an engine, as after a crash of its machine. Its running renderers end, and its
/// values are again those of the show and of the state that it has loaded.
///
/// - `engine_id`: Number of the engine.
/// - `away_ms`: Time for which the engine is disconnected, on the hub's clock. In
///   milliseconds.
/// - `empty_ms`: Time for which the engine then has no nodes, on the hub's clock. In
///   milliseconds.
///
/// `GFXHUB_STATUS_INVALID` for an engine that the show does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_restart_engine(
    hub: *const gfxhub_local_hub,
    engine_id: i64,
    away_ms: u64,
    empty_ms: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_restart_engine", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.restart_engine(
                engine_id,
                Duration::from_millis(away_ms),
                Duration::from_millis(empty_ms),
            )
            .map_err(failure)?;
            Ok(())
        })
    }
}

/// Restarts the hub as if its process had been killed. All connections are closed
/// immediately. The hub does not listen for the given time, and then accepts requests again
/// on the same port. A hub with a store keeps the changes that it acknowledged; any other hub
/// has its initial show again. The journal, the log of requests, the clock and the faults are
/// kept. Blocks until the hub listens again.
///
/// - `down_ms`: Time until the hub listens again. In milliseconds.
///
/// `GFXHUB_STATUS_IO` if the hub was stopped before, or if another program has taken the port
/// meanwhile, which stops the hub.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_restart(
    hub: *const gfxhub_local_hub,
    down_ms: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe {
        run("gfxhub_local_hub_restart", error, || {
            let hub = &input::required_handle("hub", hub)?.handle;
            hub.restart(Duration::from_millis(down_ms))
                .map_err(failure)?;
            Ok(())
        })
    }
}

/// Frees a hub. That stops it: requests in progress get 200 ms to finish. Does nothing for
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_free(hub: *mut gfxhub_local_hub) {
    // SAFETY: the caller follows the rules for pointers in gfxhub_local_hub.h.
    unsafe { free("gfxhub_local_hub_free", hub) }
}
