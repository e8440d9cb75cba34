//! The C exports of handles.

use serde::Serialize;

use super::naming;
use crate::handles::{self, HandleView};
use crate::names::snake;
use crate::output_files::File;
use crate::plain;
use crate::simulator;
use crate::templates::{render, rustfmt};
use crate::views::{self, SettingView};

/// The handles, in the form that their template uses.
#[derive(Serialize)]
struct Handles {
    handles: Vec<HandleView>,
}

/// Returns `ffi-c/src/gen/handles.rs`.
pub(super) fn file() -> Result<File, String> {
    let handles = handles::views()?.into_iter();
    let handles = handles.map(|view| view.with_examples("c"));
    let handles = Handles {
        handles: handles.collect::<Result<_, String>>()?,
    };
    let text = rustfmt(&render("c/handles.rs", handles)?)?;
    Ok(File::new("ffi-c/src/gen/handles.rs", text))
}

/// A library other than the client's: its handle, the options of the handle, and its plain data, in
/// the form that the template uses.
#[derive(Serialize)]
pub(crate) struct Library {
    handle: HandleView,
    options_docs: &'static str,
    settings: Vec<SettingView>,
    plain_data: Vec<plain::PlainView>,
}

impl Library {
    /// Returns the C libraries other than the client library. The handle of such a library is opened
    /// on its own, not by a client.
    pub(crate) fn all() -> Result<Vec<Library>, String> {
        let mut all = Vec::new();
        for (at, handle) in handles::of_simulator()?.into_iter().enumerate() {
            let opening = simulator::HANDLES[at].opening.as_ref();
            let opening = opening.ok_or_else(|| format!("nothing opens a {}", handle.name))?;
            let options = snake(opening.options);
            all.push(Library {
                handle,
                options_docs: simulator::OPTIONS_DOCS[at],
                settings: views::settings(&options, opening.settings, naming::export)?,
                plain_data: plain::of_simulator()?,
            });
        }
        Ok(all)
    }

    /// Returns the name of the library's handle, such as `local_hub`.
    pub(crate) fn name(&self) -> &str {
        &self.handle.snake
    }
}

/// Returns the files with the exports of the libraries other than the client's.
pub(super) fn of_libraries() -> Result<Vec<File>, String> {
    let file = |library: Library| {
        let path = format!("ffi-c/local-hub/src/gen/{}.rs", library.name());
        Ok(File::new(path, rustfmt(&render("c/library.rs", library)?)?))
    };
    Library::all()?.into_iter().map(file).collect()
}
