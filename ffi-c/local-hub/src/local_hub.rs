//! The hub simulator, in this process.

use std::collections::BTreeMap;
use std::ffi::c_char;
use std::path::PathBuf;
use std::time::Duration;

use gfxhub_core::{Effect, Error};
use gfxhub_simulator::{
    ClockMode, LocalHub, LocalHubError, Options, Origin, Profile, Show, parse_host,
};

use crate::call::give;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{deref_handle, free, handle, make, read};
use crate::input;
use crate::setter::set;
use crate::str::{Terminated, gfxhub_str};
use crate::text::{gfxhub_local_hub_text, read_text};

/// How a hub simulator is set up. The default is the demo show on a free port of this machine alone,
/// in real time. While an option is refused, `gfxhub_local_hub_start` fails and says why.
pub struct gfxhub_local_hub_options {
    _opaque: [u8; 0],
}

/// A hub simulator that runs within this process until it is freed.
pub struct gfxhub_local_hub {
    _opaque: [u8; 0],
}

/// The options of a hub that is to be started, and why others were refused.
#[derive(Default)]
pub(crate) struct Setup {
    pub(crate) options: Options,
    refused: BTreeMap<&'static str, Error>,
}

impl Setup {
    /// Changes an option, or keeps for the start why it cannot be.
    pub(crate) fn set<T>(
        &mut self,
        name: &'static str,
        value: Result<T, Error>,
        put: impl FnOnce(&mut Options, T),
    ) -> Result<(), Error> {
        let value = value.map_err(|error| self.refuse(name, error))?;
        self.refused.remove(name);
        put(&mut self.options, value);
        Ok(())
    }

    fn refuse(&mut self, name: &'static str, error: Error) -> Error {
        self.refused.insert(name, error.clone());
        error
    }
}

/// A running hub with the texts that C asks it for.
pub(crate) struct Running {
    pub(crate) hub: LocalHub,
    url: Terminated,
    token: Terminated,
}

handle! {
    gfxhub_local_hub_options => Setup;
    gfxhub_local_hub => Running;
}

/// The default. Freed with `gfxhub_local_hub_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_local_hub_options_new() -> *mut gfxhub_local_hub_options {
    make("gfxhub_local_hub_options_new", || Some(Setup::default()))
}

/// The address to listen at: `127.0.0.1` unless set; `0.0.0.0` lets other machines in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_host(
    options: *mut gfxhub_local_hub_options,
    host: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let host = unsafe { input::text("host", host) }.and_then(|host| {
            parse_host(host).map_err(|fault| input::refused("host", &fault.to_string()))
        });
        setup.set("host", host, |options, host| options.host = host)
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_host", options, change) }
}

/// The port to listen at; 0 takes a free one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_port(
    options: *mut gfxhub_local_hub_options,
    port: u16,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        setup.options.port = port;
        Ok(())
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_port", options, change) }
}

/// What the hub holds when it starts, as the JSON of a show. `GFXHUB_STATUS_INVALID` for a show that
/// cannot be used: `gfxhub_local_hub_start` names the line and column, or each field, that is wrong.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_show_json(
    options: *mut gfxhub_local_hub_options,
    json: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let show = unsafe { input::text("show", json) }.and_then(|json| {
            Show::from_json(json).map_err(|fault| input::refused("show", &fault.to_string()))
        });
        setup.set("show", show, |options, show| options.show = Some(show))
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_show_json", options, change) }
}

/// A file that keeps what is written, also over a kill. Made if it is not there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_store(
    options: *mut gfxhub_local_hub_options,
    path: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let path = unsafe { input::text("store", path) }.map(PathBuf::from);
        setup.set("store", path, |options, path| options.store = Some(path))
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_store", options, change) }
}

/// Which generation of hubs to act like: `1.0`, `1.6` or `2.1`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_profile(
    options: *mut gfxhub_local_hub_options,
    version: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let profile = unsafe { input::text("profile", version) }.and_then(|version| {
            let profile = version.parse::<Profile>();
            profile.map_err(|fault| input::refused("profile", &fault.to_string()))
        });
        setup.set("profile", profile, |options, profile| {
            options.profile = profile
        })
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_profile", options, change) }
}

/// The API key that every request must carry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_api_key(
    options: *mut gfxhub_local_hub_options,
    api_key: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let key = unsafe { input::text("apiKey", api_key) }.map(str::to_owned);
        setup.set("apiKey", key, |options, key| options.api_key = Some(key))
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_api_key", options, change) }
}

/// Allows the pages of an origin, `http://localhost:3000` for example, to call the operations from a
/// browser. Each call allows one more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_allow_origin(
    options: *mut gfxhub_local_hub_options,
    origin: *const c_char,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        // SAFETY: the header's rules.
        let origin = unsafe { input::text("origin", origin) }.and_then(|origin| {
            let origin = origin.parse::<Origin>();
            origin.map_err(|fault| input::refused("origin", &fault.to_string()))
        });
        origin
            .map(|origin| setup.options.allowed_origins.push(origin))
            .map_err(|error| setup.refuse("origin", error))
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_allow_origin", options, change) }
}

/// Whether time stands still until `gfxhub_local_hub_advance_ms`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_manual_clock(
    options: *mut gfxhub_local_hub_options,
    manual: bool,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        setup.options.clock = match manual {
            true => ClockMode::Manual,
            false => ClockMode::Real,
        };
        Ok(())
    };
    // SAFETY: the header's rules.
    unsafe { set("gfxhub_local_hub_options_set_manual_clock", options, change) }
}

/// Frees the options. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_free(options: *mut gfxhub_local_hub_options) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_local_hub_options_free", options) }
}

/// Starts a hub simulator. When this returns, it takes requests. `options` may be NULL. `*out` is to
/// be freed with `gfxhub_local_hub_free`, which stops it; `*error` says why it does not start.
/// `GFXHUB_STATUS_INVALID` where an option was refused and not set again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_start(
    options: *const gfxhub_local_hub_options,
    out: *mut *mut gfxhub_local_hub,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    let start = || {
        // SAFETY: the header's rules.
        let options = match unsafe { deref_handle(options) } {
            None => Options::default(),
            Some(setup) => match setup.refused.values().next() {
                None => setup.options.clone(),
                Some(refused) => return Err(refused.clone()),
            },
        };
        let hub = LocalHub::start(options).map_err(not_started)?;
        Ok(Running {
            url: Terminated::of(hub.url()),
            token: Terminated::new(hub.token().as_bytes()),
            hub,
        })
    };
    // SAFETY: the header's rules.
    unsafe { give("gfxhub_local_hub_start", out, error, start) }
}

/// The error of a hub that does not start.
pub(crate) fn not_started(why: LocalHubError) -> Error {
    Error::from_binding(why.kind(), Effect::None, "", None, why.to_string())
}

/// The base address for clients: `http://127.0.0.1:8080`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_url(hub: *const gfxhub_local_hub) -> gfxhub_str {
    let url = |running: &Running| running.url.as_handle();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_local_hub_url", hub, gfxhub_str::EMPTY, url) }
}

/// The port that it listens at; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_port(hub: *const gfxhub_local_hub) -> u16 {
    // SAFETY: the header's rules.
    unsafe {
        read("gfxhub_local_hub_port", hub, 0, |running: &Running| {
            running.hub.port()
        })
    }
}

/// What control calls (under `/_control/`) must carry in `X-Control-Token`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_token(hub: *const gfxhub_local_hub) -> gfxhub_str {
    let token = |running: &Running| running.token.as_handle();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_local_hub_token", hub, gfxhub_str::EMPTY, token) }
}

/// Moves a manual clock on. `GFXHUB_STATUS_INVALID` where the clock is a real one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_advance_ms(
    hub: *const gfxhub_local_hub,
    milliseconds: u64,
) -> gfxhub_status {
    let advance = |running: &Running| {
        let moved = running
            .hub
            .clock()
            .advance(Duration::from_millis(milliseconds));
        moved.map_or(gfxhub_status::Invalid, |_| gfxhub_status::Ok)
    };
    // SAFETY: the header's rules.
    unsafe { advanced(hub, advance) }
}

/// NULL is an argument that is refused, a panic is not.
///
/// # Safety
/// As [`deref_handle`].
unsafe fn advanced(
    hub: *const gfxhub_local_hub,
    advance: impl Fn(&Running) -> gfxhub_status,
) -> gfxhub_status {
    if hub.is_null() {
        return gfxhub_status::Invalid;
    }
    let internal = gfxhub_status::Internal;
    // SAFETY: the caller's promise.
    unsafe { read("gfxhub_local_hub_advance_ms", hub, internal, advance) }
}

/// What the hub has done since the effect of this number, as a JSON array, oldest first; 0 for all.
/// NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_journal_json(
    hub: *const gfxhub_local_hub,
    sequence: u64,
) -> *mut gfxhub_local_hub_text {
    let journal = |running: &Running| running.hub.journal_json(sequence);
    // SAFETY: the header's rules.
    unsafe { read_text("gfxhub_local_hub_journal_json", hub, journal) }
}

/// The requests that came after the one of this number, as a JSON array, oldest first; 0 for all.
/// Reads, refused ones and those in progress are among them, control calls are not; the newest 10,000
/// are kept. `docs/simulator.md` says what an entry holds. NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_requests_json(
    hub: *const gfxhub_local_hub,
    number: u64,
) -> *mut gfxhub_local_hub_text {
    let requests = |running: &Running| running.hub.requests_json(number);
    // SAFETY: the header's rules.
    unsafe { read_text("gfxhub_local_hub_requests_json", hub, requests) }
}

/// How many requests gave way to newer ones, since the start or the last reset; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_requests_dropped(hub: *const gfxhub_local_hub) -> u64 {
    let dropped = |running: &Running| running.hub.requests_dropped();
    // SAFETY: the header's rules.
    unsafe { read("gfxhub_local_hub_requests_dropped", hub, 0, dropped) }
}

/// Stops the hub and frees it: requests in progress get a moment to finish. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_free(hub: *mut gfxhub_local_hub) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_local_hub_free", hub) }
}
