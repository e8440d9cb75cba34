//! Reads the sections of a show from a hub, one after the other.

mod engines;
mod launcher;
mod newsroom;
mod playout;
mod states;

use super::write::Writer;
use crate::error::{Error, Result};
use crate::paced::PacedReader;
use crate::value::Object;

/// Reads a hub into a show.
pub(super) fn read(reader: &mut PacedReader, writer: &mut Writer, show: &mut Object) -> Result<()> {
    let mut engines = engines::read(reader, writer)?;
    let mut states = states::read(reader, writer)?;
    states.add_missing(&mut engines, writer);
    let (mut templates, rundowns) = playout::read(reader, writer)?;
    let newsroom = newsroom::read(reader, writer, &mut templates)?;
    let projects = launcher::read_projects(reader, writer)?;
    let launched = launcher::read(reader, writer, &engines, &states, &projects)?;
    show.insert("engines", engines);
    states.write(show);
    show.insert("templates", templates.finished(writer));
    show.insert("playoutRundowns", rundowns);
    show.insert("newsroomRundowns", newsroom);
    show.insert("projects", projects);
    show.insert("launchConfigs", launched.configs);
    show.insert("renderers", launched.renderers);
    Ok(())
}

/// Returns the result of a request. If the request has failed, notes what is left out, and returns
/// an empty result.
fn got<T: Default>(writer: &mut Writer, what: &str, place: &str, result: Result<T>) -> T {
    result.unwrap_or_else(|error: Error| {
        writer.left_out(format!("{what} ({})", error.detail()), place);
        T::default()
    })
}
