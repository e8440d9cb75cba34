//! The Python binding: native glue, the classes of groups, errors, words and bodies, and the stub.

mod bodies;
mod docs;
mod errors;

mod groups;
mod native;
mod operation_docs;
mod package;
mod parameters;
mod runner;
mod source;
mod stub;
mod type_names;
mod value_structs;
mod words;

use crate::output_files::File;

/// The files, made from the tables.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let mut files = native::files()?;
    files.extend(groups::files()?);
    files.push(errors::file());
    files.push(errors::kinds_file());
    files.push(words::file());
    files.push(value_structs::file());
    files.push(bodies::file());
    files.push(stub::file());
    files.push(package::file());
    files.push(runner::file());
    Ok(files)
}
