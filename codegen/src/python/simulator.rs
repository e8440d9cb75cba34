//! The simulator's library: the native code of its classes, and the stub of these.

use gfxhub::schema::{SettingInfo, SettingType};
use serde::Serialize;

use crate::handles::{self, HandleView};
use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::simulator;
use crate::templates::{render, rustfmt};

/// What the templates iterate over.
#[derive(Serialize)]
struct Library {
    options: Vec<Setting>,
    handles: Vec<HandleView>,
    plain: Vec<PlainView>,
}

/// An option, with the variant of `SettingType` for what it holds.
#[derive(Serialize)]
struct Setting {
    name: &'static str,
    json_name: &'static str,
    holds: String,
}

impl Library {
    fn new() -> Result<Library, String> {
        Ok(Library {
            options: settings().map(Setting::new).collect(),
            handles: handles::of_simulator()?,
            plain: plain::of_simulator()?,
        })
    }
}

impl Setting {
    fn new(info: &SettingInfo) -> Setting {
        Setting {
            name: info.name,
            json_name: info.json_name,
            holds: match info.setting_type {
                // The simulator refuses other words.
                SettingType::Choice(_) => format!("{:?}", SettingType::Text),
                other => format!("{other:?}"),
            },
        }
    }
}

/// The options of all handles.
fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    let openings = simulator::HANDLES
        .iter()
        .filter_map(|handle| handle.opening.as_ref());
    openings.flat_map(|opening| opening.settings.iter().copied())
}

/// The native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let view = Library::new()?;
    let native = rustfmt(&render("python/simulator.rs", &view)?)?;
    Ok(vec![File::new("py/src/gen/simulator.rs", native)])
}

/// The native classes in the stub.
pub(super) fn stub() -> Result<String, String> {
    render("python/simulator.pyi", Library::new()?)
}
