//! Options of a hub that is to be started, and the refusals of others.

use std::collections::BTreeMap;

use gfxhub_core::Error;
use gfxhub_core::bindings::SettingValue;
use gfxhub_simulator::{LocalHubError, Options};

use crate::handle::{Handle, deref_handle};
use crate::input;

/// Options by their names in JSON. A refused option makes the start fail until it is set to a valid
/// value.
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

    /// Sets an option to a text of C.
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

    /// Adds a text of C, an `item`, to an option that is a list.
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

    /// Returns the options to start with; the defaults for NULL.
    ///
    /// # Safety
    /// As [`deref_handle`].
    pub(crate) unsafe fn options<H: Handle<Of = Setup>>(setup: *const H) -> Result<Options, Error> {
        // SAFETY: the caller's promise.
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
