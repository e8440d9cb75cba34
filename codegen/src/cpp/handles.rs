//! The classes of handles.

use serde::Serialize;

use crate::c::handles::Library;
use crate::handles::{self, HandleView};
use crate::output_files::File;
use crate::templates::render;

/// A class, in the form that its template uses.
#[derive(Serialize)]
struct Class {
    handle: HandleView,
}

/// Returns a header for each handle: the whole class if a client opens the handle, else the
/// generated base class.
pub(super) fn files() -> Result<Vec<File>, String> {
    let file = |view: HandleView| {
        let (template, behind) = match view.opening {
            Some(_) => ("handle", ""),
            None => ("handle_base", "_base"),
        };
        let path = format!("include/gfxhub/gen/{}{behind}.hpp", view.snake);
        let handle = view.with_examples("cpp")?;
        let text = render(&format!("cpp/{template}.hpp"), Class { handle })?;
        Ok(File::new(path, text))
    };
    handles::views()?.into_iter().map(file).collect()
}

/// Returns a header for each handle of another library. <gfxhub.hpp> does not include these
/// headers.
pub(super) fn of_libraries() -> Result<Vec<File>, String> {
    let file = |library: Library| {
        let path = format!("include/gfxhub/{}.hpp", library.name());
        Ok(File::new(path, render("cpp/library.hpp", library)?))
    };
    Library::all()?.into_iter().map(file).collect()
}
