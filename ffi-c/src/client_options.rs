//! `gfxhub_client_options`: the settings of a client.

use std::ffi::{c_char, c_void};
use std::sync::Arc;

use gfxhub_core::{Client, ClientBuilder, Error, bindings::SettingValue};

use crate::event::{Reporter, gfxhub_event_callback, gfxhub_user_data_free};
use crate::r#gen::status::gfxhub_status;
use crate::handle::handle;
use crate::input;
use crate::option_setters::Options;
use crate::setter::set;

/// Settings of a client. They are checked and copied when a client is created.
pub struct gfxhub_client_options {
    _opaque: [u8; 0],
}

/// Applies one setting to the core's builder, so that the core alone defines the defaults.
type Step = Arc<dyn Fn(ClientBuilder) -> Result<ClientBuilder, Error> + Send + Sync>;

handle! { gfxhub_client_options => Settings; }

/// Settings in the order in which they were set.
#[derive(Default)]
pub(crate) struct Settings(Vec<Step>);

impl Settings {
    /// Returns a builder with these settings, or the error of the first invalid setting.
    pub(crate) fn builder(&self, base_url: &str) -> Result<ClientBuilder, Error> {
        let builder = Client::builder(base_url);
        self.0
            .iter()
            .try_fold(builder, |builder, step| step(builder))
    }
}

impl Options for Settings {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.0.push(Arc::new(move |mut builder: ClientBuilder| {
            builder.set(name, value.clone())?;
            Ok(builder)
        }));
        Ok(())
    }
}

/// # Safety
/// The requirements are those of [`crate::handle::deref_handle_mut`].
unsafe fn add(
    export: &'static str,
    options: *mut gfxhub_client_options,
    step: &dyn Fn() -> Result<Step, Error>,
) -> gfxhub_status {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        set(export, options, |settings| {
            settings.0.push(step()?);
            Ok(())
        })
    }
}

/// Adds a header to every request, for a proxy or gateway in front of the hub. Setting the same
/// name again replaces the value. Creating a client fails for headers that the client sets itself.
/// The value of a header whose name is known to contain a secret (`Authorization`, `Cookie`) is
/// never shown; it must have at least 4 characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_header(
    options: *mut gfxhub_client_options,
    name: *const c_char,
    value: *const c_char,
) -> gfxhub_status {
    let read = || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let name = unsafe { input::text("header", name) }?.to_owned();
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let value = unsafe { input::text("header", value) }?.to_owned();
        let step = move |builder: ClientBuilder| Ok(builder.header(&name, &value));
        Ok(Arc::new(step) as Step)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { add("gfxhub_client_options_set_header", options, &read) }
}

/// Sets a function that is called with `user_data` after each attempt of each call, on the thread
/// of the call. Several threads may call it at the same time. It must return normally: no exception
/// and no longjmp may leave it. `free_user_data` may be NULL. It is called once with `user_data`,
/// on any thread, when neither the options nor a client that was created with them needs
/// `user_data` any more.
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
            Ok(builder.on_event(move |event| reporter.report(event)))
        };
        Ok(Arc::new(step) as Step)
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { add("gfxhub_client_options_set_on_event", options, &read) }
}
