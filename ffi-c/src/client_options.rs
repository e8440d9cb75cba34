//! `gfxhub_client_options`: the settings of a client.

use std::ffi::{c_char, c_void};
use std::sync::Arc;
use std::time::Duration;

use gfxhub_core::{Client, ClientBuilder, Error};

use crate::event::{Reporter, gfxhub_event_callback, gfxhub_user_data_free};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, handle, make};
use crate::input;
use crate::setter::set;

/// Settings of a client. A client copies them when it is made; they are checked then.
pub struct gfxhub_client_options {
    _opaque: [u8; 0],
}

/// Each setting as a step of the core's own builder, so that there is one set of defaults.
type Step = Arc<dyn Fn(ClientBuilder) -> ClientBuilder + Send + Sync>;

handle! { gfxhub_client_options => Settings; }

/// Settings in the order in which they were given.
#[derive(Default)]
pub(crate) struct Settings(Vec<Step>);

impl Settings {
    /// A builder with these settings.
    pub(crate) fn builder(&self, base_url: &str) -> ClientBuilder {
        let builder = Client::builder(base_url);
        self.0.iter().fold(builder, |builder, step| step(builder))
    }
}

/// # Safety
/// As [`crate::handle::borrow_mut`].
unsafe fn add(
    export: &'static str,
    options: *mut gfxhub_client_options,
    step: &dyn Fn() -> Result<Step, Error>,
) -> gfxhub_status {
    // SAFETY: the caller's promise.
    unsafe {
        set(export, options, |settings| {
            settings.0.push(step()?);
            Ok(())
        })
    }
}

/// A setting that is one text.
///
/// # Safety
/// As [`add`] and [`input::text`].
unsafe fn add_text(
    export: &'static str,
    options: *mut gfxhub_client_options,
    (name, text): (&str, *const c_char),
    step: fn(ClientBuilder, &str) -> ClientBuilder,
) -> gfxhub_status {
    let read = || {
        // SAFETY: the caller's promise.
        let text = unsafe { input::text(name, text) }?.to_owned();
        Ok(Arc::new(move |builder| step(builder, &text)) as Step)
    };
    // SAFETY: the caller's promise.
    unsafe { add(export, options, &read) }
}

/// A setting that is one number.
///
/// # Safety
/// As [`add`].
unsafe fn add_number(
    export: &'static str,
    options: *mut gfxhub_client_options,
    number: u64,
    step: fn(ClientBuilder, u64) -> ClientBuilder,
) -> gfxhub_status {
    let read = || Ok(Arc::new(move |builder| step(builder, number)) as Step);
    // SAFETY: the caller's promise.
    unsafe { add(export, options, &read) }
}

/// The default settings. Freed with `gfxhub_client_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_client_options_new() -> *mut gfxhub_client_options {
    make("gfxhub_client_options_new", || Some(Settings::default()))
}

/// The API key, for hubs that ask for one, of 4 characters at least. It is sent as `X-API-Key` and
/// shown nowhere.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_api_key(
    options: *mut gfxhub_client_options,
    api_key: *const c_char,
) -> gfxhub_status {
    let (export, text) = ("gfxhub_client_options_set_api_key", ("apiKey", api_key));
    // SAFETY: the header's rules.
    unsafe { add_text(export, options, text, |builder, text| builder.api_key(text)) }
}

/// A header for every request, for what stands between here and the hub. The same name again
/// replaces the value. Headers that the client sets itself are refused when it is made. A value
/// whose header is named like a secret (`Authorization`, `Cookie`) is shown nowhere; it has
/// at least 4 characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_header(
    options: *mut gfxhub_client_options,
    name: *const c_char,
    value: *const c_char,
) -> gfxhub_status {
    let read = || {
        // SAFETY: the header's rules.
        let name = unsafe { input::text("header", name) }?.to_owned();
        // SAFETY: the header's rules.
        let value = unsafe { input::text("header", value) }?.to_owned();
        let step = move |builder: ClientBuilder| builder.header(&name, &value);
        Ok(Arc::new(step) as Step)
    };
    // SAFETY: the header's rules.
    unsafe { add("gfxhub_client_options_set_header", options, &read) }
}

/// The time that a whole call may take: 10 seconds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_timeout_ms";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, timeout_ms, |b, n| b.timeout(ms(n))) }
}

/// The time that looking up the host's name may take: 2 seconds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_resolve_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_resolve_timeout_ms";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, timeout_ms, |b, n| b.resolve_timeout(ms(n))) }
}

/// The time that making a connection may take, TLS included: 2 seconds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_connect_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_connect_timeout_ms";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, timeout_ms, |b, n| b.connect_timeout(ms(n))) }
}

/// The time that sending the head of a request may take, and again its body: 5 seconds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_send_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_send_timeout_ms";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, timeout_ms, |b, n| b.send_timeout(ms(n))) }
}

/// The time that the hub may take from the end of the request to the end of its answer's head. Only
/// the limit of the whole call holds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_response_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_response_timeout_ms";
    // SAFETY: the header's rules.
    unsafe {
        add_number(export, options, timeout_ms, |b, n| {
            b.response_timeout(ms(n))
        })
    }
}

/// The time that the body of an answer may take. Only the limit of the whole call holds unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_body_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_body_timeout_ms";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, timeout_ms, |b, n| b.body_timeout(ms(n))) }
}

/// A file of certificates (PEM) of the authorities that vouch for the hub. Where it is given, they
/// alone are trusted. It is read when the client is made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_ca_file(
    options: *mut gfxhub_client_options,
    path: *const c_char,
) -> gfxhub_status {
    let (export, text) = ("gfxhub_client_options_set_ca_file", ("caFile", path));
    // SAFETY: the header's rules.
    unsafe { add_text(export, options, text, |builder, text| builder.ca_file(text)) }
}

/// A proxy to go through, `http://proxy:3128`, with `user:password@` before the host where it asks
/// for them. The environment's proxies are not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_proxy(
    options: *mut gfxhub_client_options,
    url: *const c_char,
) -> gfxhub_status {
    let (export, text) = ("gfxhub_client_options_set_proxy", ("proxy", url));
    // SAFETY: the header's rules.
    unsafe { add_text(export, options, text, |builder, text| builder.proxy(text)) }
}

/// How many idle connections are kept, 1 to 1024: 16 unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_connections(
    options: *mut gfxhub_client_options,
    count: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_max_connections";
    let step = |builder: ClientBuilder, count: u64| {
        builder.max_connections(u32::try_from(count).unwrap_or(u32::MAX))
    };
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, count, step) }
}

/// How often a call may be tried in all, 1 to 3: 3 unless set, and 1 is never again. What must not
/// run twice is never sent twice, whatever this says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_attempts(
    options: *mut gfxhub_client_options,
    count: u64,
) -> gfxhub_status {
    let step = |builder: ClientBuilder, count: u64| {
        builder.attempts(u32::try_from(count).unwrap_or(u32::MAX))
    };
    // SAFETY: the header's rules.
    unsafe { add_number("gfxhub_client_options_set_attempts", options, count, step) }
}

/// The largest body of an answer that is accepted, in bytes: 64 MiB unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_body(
    options: *mut gfxhub_client_options,
    bytes: u64,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_max_body";
    // SAFETY: the header's rules.
    unsafe { add_number(export, options, bytes, |builder, n| builder.max_body(n)) }
}

/// The `User-Agent` of every request: `gfxhub/` and the version unless set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_user_agent(
    options: *mut gfxhub_client_options,
    user_agent: *const c_char,
) -> gfxhub_status {
    let export = "gfxhub_client_options_set_user_agent";
    let text = ("userAgent", user_agent);
    // SAFETY: the header's rules.
    unsafe {
        add_text(export, options, text, |builder, text| {
            builder.user_agent(text)
        })
    }
}

/// A function that is told of each attempt of each call, on the thread of the call and with
/// `user_data`. It may be called from several threads at once. It must return: no exception and no
/// longjmp may leave it. `free_user_data`, which may be NULL, is called once with `user_data` when
/// neither the options nor any client made with them need it any more, on whichever thread that
/// happens.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_on_event(
    options: *mut gfxhub_client_options,
    callback: gfxhub_event_callback,
    user_data: *mut c_void,
    free_user_data: gfxhub_user_data_free,
) -> gfxhub_status {
    let read = || {
        let Some(callback) = callback else {
            return Err(input::refused("onEvent", "it is NULL"));
        };
        let reporter = Arc::new(Reporter::new(callback, user_data, free_user_data));
        let step = move |builder: ClientBuilder| {
            let reporter = Arc::clone(&reporter);
            builder.on_event(move |event| reporter.report(event))
        };
        Ok(Arc::new(step) as Step)
    };
    // SAFETY: the header's rules.
    unsafe { add("gfxhub_client_options_set_on_event", options, &read) }
}

/// Frees settings. NULL is nothing to do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_free(options: *mut gfxhub_client_options) {
    // SAFETY: the header's rules.
    unsafe { free("gfxhub_client_options_free", options) }
}

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}
