//! `gfxhub_live_options`: the settings of a live session.

use gfxhub_core::{Error, LiveBuilder, bindings::SettingValue};

use crate::handle::handle;
use crate::option_setters::Options;

/// Settings of a live session. They are checked and copied when a session is created.
pub struct gfxhub_live_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_options => LiveSettings; }

/// Settings in the order in which they were set.
#[derive(Default)]
pub(crate) struct LiveSettings(Vec<(&'static str, SettingValue)>);

impl LiveSettings {
    /// Applies the settings to a builder. Fails at the first invalid one.
    pub(crate) fn apply(&self, builder: &mut LiveBuilder) -> Result<(), Error> {
        let mut settings = self.0.iter();
        settings.try_for_each(|(name, value)| builder.set(name, value.clone()))
    }
}

impl Options for LiveSettings {
    fn put(&mut self, name: &'static str, value: SettingValue) -> Result<(), Error> {
        self.0.push((name, value));
        Ok(())
    }
}
