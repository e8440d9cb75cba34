//! Looks around: every read that the service has, on a hub of our own or on a foreign one.

mod engines;
mod launcher;
mod newsroom;
mod playout;
mod states;

use gfxhub::Client;

pub(crate) use launcher::describe_renderer;

use crate::failure::Outcome;
use crate::find::Studio;
use crate::stage::Stage;

/// How many entries of a list are shown.
const SHOWN: usize = 12;

/// Looks around and says which engines and nodes there are.
pub(crate) fn around(stage: &mut Stage, hub: &Client) -> Outcome<Studio> {
    let studio = engines::look(stage, hub)?;
    playout::look(stage, hub)?;
    newsroom::look(stage, hub)?;
    states::look(stage, hub)?;
    launcher::look(stage, hub)?;
    Ok(studio)
}

/// Prints the first entries of a list, and how many more there are.
fn entries<T>(stage: &mut Stage, list: &[T], line: impl Fn(&T) -> String) -> Outcome<()> {
    for entry in list.iter().take(SHOWN) {
        stage.detail(&line(entry))?;
    }
    match list.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => stage.detail(&format!("and {more} more")),
    }
}
