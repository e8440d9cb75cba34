//! The Python binding: native code, the classes of groups and errors, types, and the stub.

mod composed;
mod docs;
mod errors;
mod figures;
mod groups;
mod handles;
mod named_tuples;
mod native;
mod operation_docs;
mod package;
mod parameters;
mod runner;
mod settings;
mod simulator;
mod source;
mod stub;
mod type_names;
mod types;
mod value_structs;

use crate::output_files::File;
pub(crate) use operation_docs::example_of;

/// Returns the committed files of the Python binding.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let mut files = native::files()?;
    files.extend(groups::files()?);
    files.extend(handles::files()?);
    files.extend(simulator::files()?);
    files.push(errors::file());
    files.push(types::file());
    files.push(value_structs::file());
    files.push(named_tuples::file()?);
    files.push(figures::file());
    files.push(stub::file()?);
    files.push(package::file()?);
    files.push(runner::file());
    Ok(files)
}
