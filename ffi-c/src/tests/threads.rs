//! Tests of many threads that share a client and a token, including closing and cancelling.

use std::ptr::{null, null_mut};
use std::thread;

use gfxhub_simulator::{LocalHub, Options};

use super::{c, made, read};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_client_new_abi};
use crate::call_options::*;
use crate::cancel_token::*;
use crate::client::*;
use crate::r#gen::call_options::*;
use crate::r#gen::operations::*;
use crate::r#gen::records::*;
use crate::r#gen::status::gfxhub_status;
use crate::value::gfxhub_value_as_double;

/// A handle that several threads share, which the header allows.
struct Shared<T>(*const T);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

// SAFETY: the header allows sharing of clients, tokens, and handles that no thread changes.
unsafe impl<T> Send for Shared<T> {}
// SAFETY: the header allows sharing of clients, tokens, and handles that no thread changes.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn get(self) -> *const T {
        self.0
    }
}

fn hub_and_client() -> (LocalHub, *mut gfxhub_client) {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let hub = LocalHub::start(Options::default()).unwrap();
        let url = c(&hub.url());
        let client = made(|out| {
            gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url.as_ptr(), null(), out, null_mut())
        });
        (hub, client)
    }
}

#[test]
fn many_threads_share_a_client_and_a_record() {
    let (hub, client) = hub_and_client();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let engine = made(|out| gfxhub_engines_get(client, 3, null(), out, null_mut()));
        let (shared, record) = (Shared(client.cast_const()), Shared(engine.cast_const()));
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(move || {
                    for _ in 0..50 {
                        assert_eq!(read(gfxhub_engine_display_name(record.get())), "Studio A");
                        let property = made(|out| {
                            gfxhub_engines_get_property(
                                shared.get(),
                                3,
                                c"Mixer_0".as_ptr(),
                                c"Default//Opacity/0".as_ptr(),
                                null(),
                                out,
                                null_mut(),
                            )
                        });
                        let mut opacity = 0.0;
                        let value = gfxhub_property_value(property);
                        assert!(gfxhub_value_as_double(value, &raw mut opacity));
                        gfxhub_property_free(property);
                    }
                });
            }
        });
        gfxhub_engine_free(engine);
        gfxhub_client_free(client);
        drop(hub);
    }
}

#[test]
fn one_token_ends_the_calls_of_all_threads() {
    let (hub, client) = hub_and_client();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (options, token) = (gfxhub_call_options_new(), gfxhub_cancel_token_new());
        gfxhub_call_options_set_cancel(options, token);
        let (shared, chosen) = (Shared(client.cast_const()), Shared(options.cast_const()));
        thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| scope.spawn(move || until_it_ends(shared.get(), chosen.get())))
                .collect();
            gfxhub_cancel_token_cancel(token);
            for thread in threads {
                assert_eq!(thread.join().unwrap(), gfxhub_status::Cancelled);
            }
        });
        gfxhub_cancel_token_free(token);
        gfxhub_call_options_free(options);
        gfxhub_client_free(client);
        drop(hub);
    }
}

#[test]
fn closing_ends_the_calls_of_all_threads_and_all_handles() {
    let (hub, client) = hub_and_client();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    let into_handle = Shared(gfxhub_client_clone(client).cast_const());
                    scope.spawn(move || {
                        let status = until_it_ends(into_handle.get(), null());
                        gfxhub_client_free(into_handle.get().cast_mut());
                        status
                    })
                })
                .collect();
            gfxhub_client_close(client);
            for thread in threads {
                // The read was in progress when the client was closed, or began afterwards.
                let ended = [gfxhub_status::Cancelled, gfxhub_status::Closed];
                assert!(ended.contains(&thread.join().unwrap()));
            }
        });
        gfxhub_client_free(client);
        drop(hub);
    }
}

/// Reads an engine repeatedly until a read fails, and returns the status of the failure.
fn until_it_ends(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
) -> gfxhub_status {
    loop {
        let mut engine = null_mut();
        // SAFETY: the handles are used as gfxhub.h requires.
        let status = unsafe { gfxhub_engines_get(client, 3, options, &raw mut engine, null_mut()) };
        if status != gfxhub_status::Ok {
            return status;
        }
        // SAFETY: the handles are used as gfxhub.h requires.
        unsafe { gfxhub_engine_free(engine) };
    }
}
