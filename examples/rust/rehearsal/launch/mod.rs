//! Launches configurations, waits until they run, and stops them.

mod evening;
mod single;
mod watch;

use gfxhub::Client;

use crate::failure::Outcome;
use crate::find::Studio;
use crate::stage::Stage;

/// Launches the evening news, then a renderer of our own.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    stage.part("Launch a configuration, wait until it runs, stop it")?;
    evening::rehearse(stage, hub, studio)?;
    single::rehearse(stage, hub, studio)
}
