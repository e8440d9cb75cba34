//! `gfxhub_client_options`: the settings of a client.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use gfxhub_core::{Client, ClientBuilder, Error, bindings::SettingValue};

use crate::event::{Reporter, gfxhub_event_callback, gfxhub_user_data_free};
use crate::r#gen::status::gfxhub_status;
use crate::handle::handle;
use crate::input;
use crate::option_setters::{Options, StoredSettings};
use crate::setter::set;
use crate::user_data::UserData;

/// Settings of a client. They are checked and copied when a client is created.
pub struct gfxhub_client_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_client_options => Settings; }

/// Settings of a client. The core's builder checks them and defines the defaults.
#[derive(Default)]
pub(crate) struct Settings {
    stored: StoredSettings,
    /// Names and values of the headers.
    headers: Vec<(String, String)>,
    reporter: Option<Arc<Reporter>>,
}

impl Settings {
    /// Returns a builder with these settings, or the error of the first invalid setting.
    pub(crate) fn builder(&self, base_url: &str) -> Result<ClientBuilder, Error> {
        let mut builder = Client::builder(base_url);
        self.stored.apply(|name, value| builder.set(name, value))?;
        for (name, value) in &self.headers {
            builder = builder.header(name, value);
        }
        Ok(match self.reporter.clone() {
            Some(reporter) => builder.on_event(move |event| reporter.report(event)),
            None => builder,
        })
    }
}

impl Options for Settings {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.stored.put(name, value)
    }
}

/// Adds a header to every request, for a proxy or gateway in front of the hub. Setting the same
/// name again replaces the value. Creating a client fails for headers that the client sets itself.
/// The value of a header that is known by its name to contain a secret (`Authorization`, `Cookie`)
/// is never shown; it must have at least 4 characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_header(
    options: *mut gfxhub_client_options,
    name: *const c_char,
    value: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_client_options_set_header", options, |settings| {
            let name = input::text("header", name)?.to_owned();
            let value = input::text("header", value)?.to_owned();
            settings.headers.push((name, value));
            Ok(())
        })
    }
}

/// Sets a function that is called with `user_data` after each attempt of each call, on the thread
/// that makes the call. Several threads may call the function at the same time. It must return
/// normally: no exception and no longjmp may leave it. `free_user_data` may be NULL. It is called
/// once with `user_data`, on any thread, when neither the options nor a client that was created
/// with them needs `user_data` any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_on_event(
    options: *mut gfxhub_client_options,
    callback: gfxhub_event_callback,
    user_data: *mut c_void,
    free_user_data: gfxhub_user_data_free,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        set("gfxhub_client_options_set_on_event", options, |settings| {
            let Some(callback) = callback else {
                return Err(input::refused("onEvent", "it is NULL"));
            };
            let user_data = UserData::new(user_data, free_user_data);
            settings.reporter = Some(Arc::new(Reporter::new(callback, user_data)));
            Ok(())
        })
    }
}
