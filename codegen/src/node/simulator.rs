//! The simulator's library: its classes, their native code.

use gfxhub::schema::SettingType;
use serde::Serialize;

use crate::handles::{self, HandleView};
use crate::output_files::File;
use crate::simulator;
use crate::templates::{render, rustfmt};

/// What the templates iterate over.
#[derive(Serialize)]
struct Library {
    handles: Vec<HandleView>,
    /// The options that hold JSON, and those of them for which text is the path of a file.
    json: Vec<&'static str>,
    json_files: Vec<&'static str>,
}

/// The classes, and their native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let view = Library {
        handles: handles::of_simulator()?,
        json: options(&[SettingType::Json, SettingType::JsonFile]),
        json_files: options(&[SettingType::JsonFile]),
    };
    let native = rustfmt(&render("node/simulator.rs", &view)?)?;
    let classes = render("node/simulator.cjs", &view)?;
    Ok(vec![
        File::new("node/src/gen/simulator.rs", native),
        File::new("node/gen/simulator.cjs", classes),
    ])
}

/// The names of the options of these types.
fn options(types: &[SettingType]) -> Vec<&'static str> {
    let openings = simulator::HANDLES
        .iter()
        .filter_map(|handle| handle.opening.as_ref());
    let settings = openings.flat_map(|opening| opening.settings);
    let wanted = settings.filter(|setting| types.contains(&setting.setting_type));
    wanted.map(|setting| setting.json_name).collect()
}
