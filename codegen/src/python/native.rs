//! The native glue: which files it consists of.

use gfxhub::schema::{GROUPS, RECORDS};

use super::{calls, records, source::RUST};
use crate::names::snake;
use crate::output_files::File;
use crate::templates::rustfmt;

const FOLDER: &str = "py/src/gen";

/// All its files.
pub(super) fn files() -> Result<Vec<File>, String> {
    let mut files = vec![
        file("mod.rs", &module())?,
        file("plain.rs", &records::plain())?,
        file("calls/mod.rs", &calls::dispatch())?,
        file(
            "records/mod.rs",
            &modules(RECORDS.iter().map(|record| record.name)),
        )?,
    ];
    for group in GROUPS {
        files.push(file(
            &format!("calls/{}.rs", group.name),
            &calls::text(group),
        )?);
    }
    for record in RECORDS {
        let path = format!("records/{}.rs", snake(record.name));
        files.push(file(&path, &records::text(record))?);
    }
    Ok(files)
}

fn file(path: &str, text: &str) -> Result<File, String> {
    Ok(File::new(format!("{FOLDER}/{path}"), rustfmt(text)?))
}

fn modules<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let modules: String = names
        .map(|name| format!("pub(crate) mod {};\n", snake(name)))
        .collect();
    format!("{RUST}\n\n{modules}")
}

fn module() -> String {
    let added: String = RECORDS
        .iter()
        .map(|record| {
            let module = snake(record.name);
            format!(
                "module.add_class::<records::{module}::{}>()?;\n",
                record.name
            )
        })
        .collect();
    format!(
        "{RUST}

pub(crate) mod calls;
mod plain;
mod records;

use pyo3::prelude::*;

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {{
    {added}
    Ok(())
}}
"
    )
}
