//! `gfxhub_live_options`: the settings of a live session.

use crate::handle::handle;
use crate::option_setters::StoredSettings;

/// Settings of a live session. They are checked and copied when a session is created.
pub struct gfxhub_live_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_live_options => StoredSettings; }
