//! The classes of handles.

use serde::Serialize;

use crate::c::handles::Library;
use crate::handles::{self, HandleView};
use crate::output_files::File;
use crate::templates::render;

/// A class, as its template sees it.
#[derive(Serialize)]
struct Class {
    handle: Handle,
}

/// A handle with its example.
#[derive(Serialize)]
struct Handle {
    #[serde(flatten)]
    view: HandleView,
    example: String,
}

/// Returns a header for each handle that a client opens, and for the generated part of each other.
pub(super) fn files() -> Result<Vec<File>, String> {
    let file = |view: HandleView| {
        let (template, behind, example) = match view.opening {
            Some(_) => ("handle", "", handles::example(&view.snake, "cpp")?),
            None => ("handle_base", "_base", String::new()),
        };
        let path = format!("include/gfxhub/gen/{}{behind}.hpp", view.snake);
        let view = view.with_examples("cpp")?;
        let handle = Handle { view, example };
        let text = render(&format!("cpp/{template}.hpp"), Class { handle })?;
        Ok(File::new(path, text))
    };
    handles::views()?.into_iter().map(file).collect()
}

/// Returns a header for each handle of another library. Programs include it by itself.
pub(super) fn of_libraries() -> Result<Vec<File>, String> {
    let file = |library: Library| {
        let path = format!("include/gfxhub/{}.hpp", library.name());
        Ok(File::new(path, render("cpp/library.hpp", library)?))
    };
    Library::all()?.into_iter().map(file).collect()
}
