//! `gfxhub_watch_options`: the settings of a watch.

use crate::handle::handle;
use crate::option_setters::StoredSettings;

/// Settings of a watch. They are checked and copied when a watch is opened.
pub struct gfxhub_watch_options {
    _opaque: [u8; 0],
}

handle! { gfxhub_watch_options => StoredSettings; }
