//! Sets options behind a handle, by their JSON names.

use std::ffi::c_char;
use std::time::Duration;

use gfxhub_core::{Error, bindings::SettingValue};

use crate::cancel_token::gfxhub_cancel_token;
use crate::r#gen::status::gfxhub_status;
use crate::handle::Handle;
use crate::input;
use crate::setter::set;

/// The data behind a handle for options: settings that are set by their JSON names.
pub(crate) trait Options {
    /// Sets the setting with this JSON name.
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error>;
}

/// Settings in the order in which they were set.
#[derive(Default)]
pub(crate) struct StoredSettings(Vec<(&'static str, SettingValue)>);

impl StoredSettings {
    /// Passes each setting to a builder. Fails at the first invalid one.
    pub(crate) fn apply(
        &self,
        mut set: impl FnMut(&'static str, SettingValue) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut settings = self.0.iter();
        settings.try_for_each(|(name, value)| set(name, value.clone()))
    }
}

impl Options for StoredSettings {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.0.push((name, value));
        Ok(())
    }
}

/// Sets an option to a text.
///
/// # Safety
/// The requirements are those of [`set`] and [`input::text`].
pub(crate) unsafe fn set_text<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    text: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        set(export, options, |options| {
            let text = input::text(name, text)?.to_owned();
            options.put(name, SettingValue::Text(text))
        })
    }
}

/// Sets an option to a cancel token.
///
/// # Safety
/// The requirements are those of [`set`] and [`input::required_handle`].
pub(crate) unsafe fn set_token<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    token: *const gfxhub_cancel_token,
) -> gfxhub_status {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        set(export, options, |options| {
            let token = input::required_handle(name, token)?.clone();
            options.put(name, SettingValue::CancelToken(token))
        })
    }
}

/// Sets an option to a number.
///
/// # Safety
/// The requirements are those of [`set`].
pub(crate) unsafe fn set_number<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    number: u64,
) -> gfxhub_status {
    let put = |options: &mut H::Of| options.put(name, SettingValue::Number(number.into()));
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(export, options, put) }
}

/// Sets an option to a number that may have a fraction.
///
/// # Safety
/// The requirements are those of [`set`].
pub(crate) unsafe fn set_double<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    number: f64,
) -> gfxhub_status {
    let put = |options: &mut H::Of| options.put(name, SettingValue::Seconds(number));
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(export, options, put) }
}

/// Sets an option to a boolean.
///
/// # Safety
/// The requirements are those of [`set`].
pub(crate) unsafe fn set_flag<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    flag: bool,
) -> gfxhub_status {
    let put = |options: &mut H::Of| options.put(name, SettingValue::Flag(flag));
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(export, options, put) }
}

/// Sets an option to a time in milliseconds.
///
/// # Safety
/// The requirements are those of [`set`].
pub(crate) unsafe fn set_time<H: Handle<Of: Options>>(
    export: &'static str,
    options: *mut H,
    name: &'static str,
    milliseconds: u64,
) -> gfxhub_status {
    let time = SettingValue::Duration(Duration::from_millis(milliseconds));
    let put = |options: &mut H::Of| options.put(name, time);
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(export, options, put) }
}
