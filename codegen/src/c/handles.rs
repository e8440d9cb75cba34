//! The exports of handles.

use serde::Serialize;

use crate::handles::{self, HandleView};
use crate::output_files::File;
use crate::templates::{render, rustfmt};

/// The handles, as their template sees them.
#[derive(Serialize)]
struct Handles {
    handles: Vec<Handle>,
}

/// A handle with its example.
#[derive(Serialize)]
struct Handle {
    #[serde(flatten)]
    view: HandleView,
    example: String,
}

/// `ffi-c/src/gen/handles.rs`.
pub(super) fn file() -> Result<File, String> {
    let handle = |view: HandleView| {
        let example = match view.opening {
            Some(_) => handles::example(&view.snake, "c")?,
            None => String::new(),
        };
        let view = view.with_examples("c")?;
        Ok(Handle { view, example })
    };
    let handles = handles::views()?.into_iter().map(handle);
    let handles = Handles {
        handles: handles.collect::<Result<_, String>>()?,
    };
    let text = rustfmt(&render("c/handles.rs", handles)?)?;
    Ok(File::new("ffi-c/src/gen/handles.rs", text))
}
