//! The typed calls of the conformance runner, and a check of every accessor
//! against the wire JSON of its record.

mod accessors;
mod bodies;
mod calls;

use gfxhub::{BODIES, RECORDS};

use super::naming::{body_type, c_type};
use crate::committed::File;
use crate::names::snake;

/// The files of the runner.
pub(super) fn files() -> Result<Vec<File>, String> {
    Ok(vec![
        accessors::file()?,
        bodies::file()?,
        calls::file()?,
        declarations(),
    ])
}

/// What the files have of each other.
fn declarations() -> File {
    let mut text =
        "/* Written by cargo xtask generate; do not edit. What the generated files share. */\n\n\
         #ifndef TYPED_H\n#define TYPED_H\n\n#include \"play.h\"\n\n"
            .to_owned();
    for body in BODIES {
        let (c, name) = (body_type(body), snake(body.name));
        text += &format!("bool body_{name}(const gfxhub_value *members, {c} **out);\n");
    }
    text.push('\n');
    for record in RECORDS {
        let (c, name) = (c_type(record.name), snake(record.name));
        text += &format!(
            "void agree_{name}(const {c} *record, const gfxhub_value *given, played *out);\n"
        );
    }
    text += "\n#endif /* TYPED_H */\n";
    File::new("c/typed.h", text)
}

/// A file of the runner.
fn file(name: &str, purpose: &str, text: &str) -> File {
    let text = format!(
        "/* Written by cargo xtask generate; do not edit. {purpose} */\n\n#include \"typed.h\"\n\n{}\n",
        text.trim_end()
    );
    File::new(format!("c/{name}.c"), text)
}
