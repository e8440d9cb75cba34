//! `gfxhub_watch_options`: the settings of a watch.

use gfxhub_core::{Error, WatchBuilder, bindings::SettingValue};

use crate::handle::handle;
use crate::option_setters::Options;

/// Settings of a watch. They are checked and copied when a watch is opened.
pub struct gfxhub_watch_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_watch_options => WatchSettings; }

/// Settings in the order in which they were set.
#[derive(Default)]
pub(crate) struct WatchSettings(Vec<(&'static str, SettingValue)>);

impl WatchSettings {
    /// Applies the settings to a builder. Fails at the first invalid one.
    pub(crate) fn apply(&self, builder: &mut WatchBuilder) -> Result<(), Error> {
        let mut settings = self.0.iter();
        settings.try_for_each(|(name, value)| builder.set(name, value.clone()))
    }
}

impl Options for WatchSettings {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.0.push((name, value));
        Ok(())
    }
}
