//! Tests of calls that need no hub: invalid arguments, closing, cancelling and events.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{c, made, read};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_client_new_abi};
use crate::call_options::*;
use crate::cancel_token::*;
use crate::client::*;
use crate::client_options::*;
use crate::error::*;
use crate::event::{gfxhub_event, gfxhub_event_kind, gfxhub_event_operation};
use crate::r#gen::call_options::*;
use crate::r#gen::client_options::*;
use crate::r#gen::operations::gfxhub_engines_get;
use crate::r#gen::status::gfxhub_status;
use crate::panic_boundary::guard;
use crate::request::gfxhub_request;
use crate::set_property::gfxhub_engines_set_number;

/// Creates a client with the address of a hub that does not exist. Nothing is sent to it.
fn client(options: *const gfxhub_client_options) -> *mut gfxhub_client {
    let url = c("http://127.0.0.1:9");
    // SAFETY: the handles are used as gfxhub.h requires.
    made(|out| unsafe {
        gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url.as_ptr(), options, out, null_mut())
    })
}

/// Calls `gfxhub_engines_get`, which must fail, and returns the error.
fn get(client: *const gfxhub_client, options: *const gfxhub_call_options) -> *mut gfxhub_error {
    let (mut engine, mut error) = (null_mut(), null_mut());
    // SAFETY: the handles are used as gfxhub.h requires.
    let status = unsafe { gfxhub_engines_get(client, 3, options, &raw mut engine, &raw mut error) };
    // SAFETY: the handles are used as gfxhub.h requires.
    assert_eq!(unsafe { gfxhub_error_kind(error) }, status);
    assert!(engine.is_null());
    error
}

#[test]
fn another_abi_is_refused() {
    let (url, mut client, mut error) = (c("http://127.0.0.1:9"), null_mut(), null_mut());
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let abi = GFXHUB_ABI_VERSION + 1;
        let status =
            gfxhub_client_new_abi(abi, url.as_ptr(), null(), &raw mut client, &raw mut error);
        assert_eq!(status, gfxhub_status::AbiMismatch);
        assert!(client.is_null());
        assert!(read(gfxhub_error_message(error)).contains("ABI"));
        gfxhub_error_free(error);
    }
}

#[test]
fn a_cancelled_call_is_not_sent_and_says_so() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (client, options, token) = (
            client(null()),
            gfxhub_call_options_new(),
            gfxhub_cancel_token_new(),
        );
        assert_eq!(
            gfxhub_call_options_set_cancel(options, token),
            gfxhub_status::Ok
        );
        let other = gfxhub_cancel_token_clone(token);
        gfxhub_cancel_token_free(token);
        gfxhub_cancel_token_cancel(other);
        assert!(gfxhub_cancel_token_is_cancelled(other));
        gfxhub_cancel_token_free(other);
        let copy = gfxhub_call_options_clone(options);
        gfxhub_call_options_free(options);
        let error = get(client, copy);
        assert_eq!(gfxhub_error_kind(error), gfxhub_status::Cancelled);
        assert_eq!(gfxhub_error_effect(error), gfxhub_effect::None);
        assert_eq!(read(gfxhub_error_operation(error)), "engines.get");
        gfxhub_error_free(error);
        gfxhub_call_options_free(copy);
        gfxhub_client_free(client);
    }
}

#[test]
fn a_client_is_closed_in_all_its_handles() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let client = client(null());
        let other = gfxhub_client_clone(client);
        assert!(!gfxhub_client_is_closed(other));
        gfxhub_client_close(client);
        gfxhub_client_free(client);
        assert!(gfxhub_client_is_closed(other) && gfxhub_client_is_closed(null()));
        let error = get(other, null());
        assert_eq!(gfxhub_error_kind(error), gfxhub_status::Closed);
        assert_eq!(gfxhub_error_effect(error), gfxhub_effect::None);
        assert_eq!(gfxhub_error_attempts(error), 0);
        assert_eq!(read(gfxhub_error_operation(error)), "engines.get");
        gfxhub_error_free(error);
        gfxhub_client_free(other);
    }
}

#[test]
fn what_is_missing_or_no_text_is_named() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let error = get(null(), null());
        assert_eq!(gfxhub_error_kind(error), gfxhub_status::Invalid);
        assert_eq!(read(gfxhub_error_argument(error)), "client");
        gfxhub_error_free(error);
        let client = client(null());
        let (mut out, mut error) = (null_mut(), null_mut());
        let (get, path) = (c"GET".as_ptr(), c"/\xff".as_ptr());
        let status = gfxhub_request(
            client,
            get,
            path,
            null(),
            null(),
            &raw mut out,
            &raw mut error,
        );
        assert_eq!(status, gfxhub_status::Invalid);
        assert_eq!(read(gfxhub_error_argument(error)), "path");
        assert!(!gfxhub_error_retry_after_ms(error, null_mut()));
        gfxhub_error_free(error);
        // If the caller passes no pointer for the error, the status still reports the failure.
        let status = gfxhub_request(
            client,
            get,
            null(),
            null(),
            null(),
            &raw mut out,
            null_mut(),
        );
        assert_eq!(status, gfxhub_status::Invalid);
        gfxhub_client_free(client);
    }
}

/// Checks that no client can be created after `set` has changed the options. Returns the invalid
/// argument.
fn refused_with(set: impl Fn(*mut gfxhub_client_options) -> gfxhub_status) -> String {
    let (url, mut client, mut error) = (c("http://127.0.0.1:9"), null_mut(), null_mut());
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let options = gfxhub_client_options_new();
        assert_eq!(
            gfxhub_client_options_set_api_key(options, c"a key".as_ptr()),
            gfxhub_status::Ok
        );
        assert_eq!(set(options), gfxhub_status::Ok);
        let status = gfxhub_client_new_abi(
            GFXHUB_ABI_VERSION,
            url.as_ptr(),
            options,
            &raw mut client,
            &raw mut error,
        );
        assert_eq!(status, gfxhub_status::Invalid);
        let argument = read(gfxhub_error_argument(error));
        gfxhub_error_free(error);
        gfxhub_client_options_free(options);
        argument
    }
}

#[test]
fn settings_are_checked_when_the_client_is_made() {
    // SAFETY: the handles are used as gfxhub.h requires.
    let connections =
        |options| unsafe { gfxhub_client_options_set_max_idle_connections(options, 0) };
    assert_eq!(refused_with(connections), "maxIdleConnections");
    for count in [0, 4, u64::MAX] {
        // SAFETY: the handles are used as gfxhub.h requires.
        let attempts = |options| unsafe { gfxhub_client_options_set_max_attempts(options, count) };
        assert_eq!(refused_with(attempts), "maxAttempts");
    }
}

#[test]
fn the_options_of_a_call_keep_what_was_set_before() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (client, options) = (client(null()), gfxhub_call_options_new());
        let token = gfxhub_cancel_token_new();
        gfxhub_call_options_set_cancel(options, token);
        gfxhub_call_options_set_timeout_ms(options, 20_000);
        assert_eq!(
            gfxhub_call_options_set_resend(options, true),
            gfxhub_status::Ok
        );
        assert_eq!(
            gfxhub_call_options_set_resend(null_mut(), true),
            gfxhub_status::Invalid
        );
        gfxhub_cancel_token_cancel(token);
        let error = get(client, options);
        assert_eq!(gfxhub_error_kind(error), gfxhub_status::Cancelled);
        gfxhub_error_free(error);
        // An invalid token does not replace the previous token.
        let refused = gfxhub_call_options_set_cancel(options, null());
        assert_eq!(refused, gfxhub_status::Invalid);
        let error = get(client, options);
        assert_eq!(gfxhub_error_kind(error), gfxhub_status::Cancelled);
        gfxhub_error_free(error);
        gfxhub_cancel_token_free(token);
        gfxhub_call_options_free(options);
        gfxhub_client_free(client);
    }
}

type ReceivedEvents = Mutex<Vec<(String, gfxhub_status)>>;

static FREED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C-unwind" fn freed(_: *mut c_void) {
    FREED.fetch_add(1, Ordering::SeqCst);
}

unsafe extern "C-unwind" fn record_event(event: *const gfxhub_event, records: *mut c_void) {
    // SAFETY: the event is borrowed for this call, and the data is a `ReceivedEvents`.
    unsafe {
        let records = &*records.cast::<ReceivedEvents>();
        let event = (
            read(gfxhub_event_operation(event)),
            gfxhub_event_kind(event),
        );
        records.lock().unwrap().push(event);
    }
}

#[test]
fn a_callback_receives_attempts_and_its_data_is_freed_once() {
    let heard: ReceivedEvents = Mutex::new(Vec::new());
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let options = gfxhub_client_options_new();
        let data = std::ptr::from_ref(&heard).cast_mut().cast();
        gfxhub_client_options_set_on_event(options, Some(record_event), data, Some(freed));
        let client = client(options);
        gfxhub_client_options_free(options);
        let (choose, token) = (gfxhub_call_options_new(), gfxhub_cancel_token_new());
        gfxhub_call_options_set_cancel(choose, token);
        gfxhub_cancel_token_cancel(token);
        gfxhub_error_free(get(client, choose));
        gfxhub_cancel_token_free(token);
        gfxhub_call_options_free(choose);
        assert_eq!(FREED.load(Ordering::SeqCst), 0);
        gfxhub_client_free(client);
        assert_eq!(FREED.load(Ordering::SeqCst), 1);
    }
    let heard = heard.into_inner().unwrap();
    assert_eq!(
        heard,
        [("engines.get".to_owned(), gfxhub_status::Cancelled)]
    );
}

/// The guard of an export catches a panic and returns its message.
#[test]
fn a_panic_ends_in_the_guard_and_says_what_it_said() {
    let message = guard("an export", || panic!("no {}", "good")).unwrap_err();
    assert!(
        message.contains("no good") && message.contains("calls.rs"),
        "{message}"
    );
    assert_eq!(guard("an export", || ()), Ok(()));
    // A guard may run within another guard, as in a callback.
    let outer = guard("an export", || {
        guard("another", || panic!("inner")).unwrap_err();
        panic!("outer");
    });
    assert!(outer.unwrap_err().contains("outer"));
}

#[test]
fn a_duration_without_an_interpolation_is_refused_before_anything_is_sent() {
    let (node, property) = (c("Mixer_0"), c("Default//Opacity/0"));
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (client, mut error) = (client(null()), null_mut());
        for (duration, why) in [
            (1.5, "jump at once"),
            (-1.0, "-1 is not"),
            (f64::NAN, "NaN is not"),
        ] {
            let status = gfxhub_engines_set_number(
                client,
                3,
                node.as_ptr(),
                property.as_ptr(),
                0.5,
                null(),
                duration,
                null(),
                null_mut(),
                &raw mut error,
            );
            assert_eq!(status, gfxhub_status::Invalid);
            assert_eq!(read(gfxhub_error_argument(error)), "body.Duration");
            assert_eq!(read(gfxhub_error_operation(error)), "engines.set_property");
            assert!(read(gfxhub_error_message(error)).contains(why));
            gfxhub_error_free(error);
        }
        gfxhub_client_free(client);
    }
}
