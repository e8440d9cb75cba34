//! Makes calls with tokens, options and clients. No request is sent, because each call is refused
//! or has been cancelled before it begins.

use std::ffi::c_void;
use std::ptr::null_mut;

use gfxhub_c::abi::{gfxhub_abi_version, gfxhub_client_new_abi};
use gfxhub_c::call_options::*;
use gfxhub_c::cancel_token::*;
use gfxhub_c::client::*;
use gfxhub_c::client_options::*;
use gfxhub_c::event::*;
use gfxhub_c::r#gen::call_options::*;
use gfxhub_c::r#gen::client_options::*;
use gfxhub_c::invoke::gfxhub_invoke;
use gfxhub_c::request::gfxhub_request;

use super::pool::Pool;
use super::script::Script;
use super::texts::{Texts, look_text};
use super::{Caller, sound};

/// The handles that the caller owns, in a pool for each type.
pub(super) struct Clients {
    tokens: Pool<gfxhub_cancel_token>,
    options: Pool<gfxhub_call_options>,
    settings: Pool<gfxhub_client_options>,
    clients: Pool<gfxhub_client>,
}

impl Default for Clients {
    fn default() -> Self {
        Self {
            tokens: Pool::new(gfxhub_cancel_token_free),
            options: Pool::new(gfxhub_call_options_free),
            settings: Pool::new(gfxhub_client_options_free),
            clients: Pool::new(gfxhub_client_free),
        }
    }
}

const ADDRESSES: &[&str] = &[
    "http://127.0.0.1:1",
    "http://[::1]:1/studio",
    "https://hub",
    "hub",
];

const OPERATIONS: &[&str] = &[
    "engines.list",
    "engines.set_property",
    "playout.trigger_button",
    "playout.delete_item",
    "launcher.create",
    "nothing.at_all",
];

const ARGUMENTS: &[&str] = &[
    "{}",
    r#"{"engineId":3,"nodePath":"Mixer_0","propertyPath":"A//B/0","body":{"Value":1.5}}"#,
    r#"{"rundownId":1,"itemId":2,"buttonId":"in"}"#,
    r#"{"rundownId":1,"itemId":".."}"#,
];

pub(super) fn step(caller: &mut Caller, call: u8, script: &mut Script<'_>) {
    let Caller {
        clients: own,
        texts,
        ..
    } = caller;
    let Clients {
        tokens,
        options,
        settings,
        clients,
    } = own;
    // SAFETY: handles come from the pools, and only the pools free them.
    unsafe {
        match call % 20 {
            0 => tokens.own(gfxhub_cancel_token_new()),
            1 => tokens.own(gfxhub_cancel_token_clone(tokens.pick(script.small()))),
            2 => {
                let token = tokens.pick(script.small());
                gfxhub_cancel_token_cancel(token);
                assert_eq!(gfxhub_cancel_token_is_cancelled(token), !token.is_null());
            }
            3 => tokens.free(script.small()),
            4 => options.own(gfxhub_call_options_new()),
            5 => options.own(gfxhub_call_options_clone(options.pick(script.small()))),
            6 => {
                let chosen = options.pick(script.small());
                sound(gfxhub_call_options_set_timeout_ms(chosen, script.number()));
            }
            7 => {
                let (chosen, token) = (options.pick(script.small()), tokens.pick(script.small()));
                let set = sound(gfxhub_call_options_set_cancel(chosen, token));
                assert_eq!(set, !chosen.is_null() && !token.is_null());
            }
            8 => options.free(script.small()),
            9 => settings.own(gfxhub_client_options_new()),
            10 | 11 => set(settings.pick(script.small()), script),
            12 => settings.free(script.small()),
            13 | 14 => {
                let (address, settings) =
                    (script.text_of(ADDRESSES), settings.pick(script.small()));
                let abi = gfxhub_abi_version() + u32::from(script.small() == 255);
                let (mut client, mut error) = (null_mut(), null_mut());
                let made = sound(gfxhub_client_new_abi(
                    abi,
                    address.pointer(),
                    settings,
                    &mut client,
                    &mut error,
                ));
                assert_eq!((client.is_null(), error.is_null()), (!made, made));
                clients.own(client);
                texts.error(error);
            }
            15 => clients.own(gfxhub_client_clone(clients.pick(script.small()))),
            16 => {
                let client = clients.pick(script.small());
                if script.small() & 3 == 0 {
                    gfxhub_client_close(client);
                    assert!(gfxhub_client_is_closed(client));
                }
            }
            17 => clients.free(script.small()),
            _ => call_hub(
                clients.pick(script.small()),
                options.pick(script.small()),
                texts,
                script,
            ),
        }
    }
}

/// Sets an option of a client. The event callback is one of the options.
///
/// # Safety
/// The handle must be owned by the caller, or be NULL.
unsafe fn set(settings: *mut gfxhub_client_options, script: &mut Script<'_>) {
    // SAFETY: the caller guarantees that the handle is valid. The callback's data is freed once: by
    // the library, or below if the library refuses it.
    let status = unsafe {
        match script.small() % 12 {
            0 => gfxhub_client_options_set_api_key(settings, script.text().pointer()),
            1 => {
                let (name, value) = (script.text(), script.text());
                gfxhub_client_options_set_header(settings, name.pointer(), value.pointer())
            }
            2 => gfxhub_client_options_set_timeout_ms(settings, script.number()),
            3 => gfxhub_client_options_set_resolve_timeout_ms(settings, script.number()),
            4 => gfxhub_client_options_set_connect_timeout_ms(settings, script.number()),
            5 => gfxhub_client_options_set_send_timeout_ms(settings, script.number()),
            6 => gfxhub_client_options_set_response_timeout_ms(settings, script.number()),
            7 => gfxhub_client_options_set_body_timeout_ms(settings, script.number()),
            8 => gfxhub_client_options_set_proxy(settings, script.text_of(ADDRESSES).pointer()),
            9 => gfxhub_client_options_set_max_idle_connections(settings, script.number()),
            10 => gfxhub_client_options_set_max_response_bytes(settings, script.number()),
            _ => {
                let data: *mut c_void = Box::into_raw(Box::new(script.number())).cast();
                let set = gfxhub_client_options_set_on_event;
                let status = set(settings, Some(on_event), data, Some(free));
                if !sound(status) {
                    // The data are freed here, because the function does not own the data that it
                    // has refused.
                    free(data);
                }
                status
            }
        }
    };
    sound(status);
}

/// Reads all fields of an event, and the callback's data.
unsafe extern "C-unwind" fn on_event(event: *const gfxhub_event, data: *mut c_void) {
    // SAFETY: the library calls this with a borrowed event, and with the data that were registered.
    unsafe {
        for read in [
            gfxhub_event_operation,
            gfxhub_event_hub,
            gfxhub_event_method,
            gfxhub_event_path,
        ] {
            look_text(read(event));
        }
        let _ = (gfxhub_event_attempt(event), gfxhub_event_http_status(event));
        let _ = (gfxhub_event_kind(event), gfxhub_event_effect(event));
        let _ = (
            gfxhub_event_elapsed_us(event),
            gfxhub_event_bytes_sent(event),
        );
        std::ptr::read_volatile(data.cast::<u64>());
    }
}

unsafe extern "C-unwind" fn free(data: *mut c_void) {
    // SAFETY: the pointer is the data that were registered, and the library calls this once.
    drop(unsafe { Box::from_raw(data.cast::<u64>()) });
}

/// Makes a call that is cancelled before it begins.
///
/// # Safety
/// The handles must be owned by the caller, or be NULL.
unsafe fn call_hub(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    texts: &mut Texts,
    script: &mut Script<'_>,
) {
    // SAFETY: the caller guarantees that the handles are valid. Everything created here is freed
    // here.
    unsafe {
        let token = gfxhub_cancel_token_new();
        gfxhub_cancel_token_cancel(token);
        let cancelled = match gfxhub_call_options_clone(options) {
            given if given.is_null() => gfxhub_call_options_new(),
            given => given,
        };
        assert!(sound(gfxhub_call_options_set_cancel(cancelled, token)));
        // The options keep their own reference to the token.
        gfxhub_cancel_token_free(token);
        let mut error = null_mut();
        let ok = if script.small() & 1 == 0 {
            let (name, arguments) = (script.text_of(OPERATIONS), script.text_of(ARGUMENTS));
            let mut out = null_mut();
            sound(gfxhub_invoke(
                client,
                name.pointer(),
                arguments.pointer(),
                cancelled,
                &mut out,
                &mut error,
            ))
        } else {
            let (method, path) = (
                script.text_of(&["GET", "POST"]),
                script.text_of(&["/x", "x"]),
            );
            let (body, mut out) = (script.text_of(ARGUMENTS), null_mut());
            sound(gfxhub_request(
                client,
                method.pointer(),
                path.pointer(),
                body.pointer(),
                cancelled,
                &mut out,
                &mut error,
            ))
        };
        assert!(!ok && !error.is_null(), "a cancelled call succeeded");
        let effect = gfxhub_c::error::gfxhub_error_effect(error);
        assert!(matches!(effect, gfxhub_c::error::gfxhub_effect::None));
        texts.error(error);
        gfxhub_call_options_free(cancelled);
    }
}
