//! Options of a hub simulator that has not started yet, including the errors of invalid ones.

use std::collections::BTreeMap;

use gfxhub_core::Error;
use gfxhub_core::bindings::SettingValue;
use gfxhub_simulator::{LocalHubError, Options};

use crate::handle::{Handle, deref_handle};
use crate::input;

/// Options by their JSON names. After an option was refused, a start fails until the option is set
/// to a valid value. After an item of a list was refused, every start fails.
#[derive(Default)]
pub(crate) struct Setup {
    options: Options,
    refused: BTreeMap<&'static str, Error>,
}

impl Setup {
    /// Sets an option.
    pub(crate) fn set(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        let set = self.options.set(name, value);
        self.refused.remove(name);
        set.map_err(|error| self.refuse(name, refusal(name, &error)))
    }

    /// Sets an option to a text that was passed by C.
    pub(crate) fn text(
        &mut self,
        name: &'static str,
        text: Result<&str, Error>,
    ) -> Result<(), Error> {
        match text {
            Ok(text) => self.set(name, SettingValue::Text(text.to_owned())),
            Err(error) => Err(self.refuse(name, error)),
        }
    }

    /// Adds a text that was passed by C to an option that is a list. `item` is the name of the text
    /// in errors.
    pub(crate) fn add(
        &mut self,
        name: &'static str,
        item: &'static str,
        text: Result<&str, Error>,
    ) -> Result<(), Error> {
        let added = text.and_then(|text| {
            let added = self.options.add(name, text);
            added.map_err(|error| refusal(item, &error))
        });
        added.map_err(|error| self.refuse(item, error))
    }

    /// Returns the options for a start: the default options for NULL, or an error if an option was
    /// refused.
    ///
    /// # Safety
    /// The requirements are those of [`deref_handle`].
    pub(crate) unsafe fn options<H: Handle<Of = Setup>>(setup: *const H) -> Result<Options, Error> {
        // SAFETY: the caller upholds the contract of this function.
        let Some(setup) = (unsafe { deref_handle(setup) }) else {
            return Ok(Options::default());
        };
        match setup.refused.values().next() {
            None => Ok(setup.options.clone()),
            Some(refused) => Err(refused.clone()),
        }
    }

    fn refuse(&mut self, name: &'static str, error: Error) -> Error {
        self.refused.insert(name, error.clone());
        error
    }
}

fn refusal(name: &str, error: &LocalHubError) -> Error {
    input::refused(name, &error.to_string())
}
