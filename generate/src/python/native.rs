//! The native glue: which files it consists of.

use gfxhub::{GROUPS, RECORDS};

use super::{calls, clients, groups, records, source::RUST};
use crate::committed::File;
use crate::names::{pascal, snake};
use crate::templates::rustfmt;

const FOLDER: &str = "py/src/gen";

/// All its files.
pub(super) fn files() -> Result<Vec<File>, String> {
    let mut files = vec![
        file("mod.rs", &module())?,
        file("clients.rs", &clients::text())?,
        file("plain.rs", &records::plain())?,
        file(
            "calls/mod.rs",
            &modules(GROUPS.iter().map(|group| group.name)),
        )?,
        file(
            "groups/mod.rs",
            &modules(GROUPS.iter().map(|group| group.name)),
        )?,
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
        files.push(file(
            &format!("groups/{}.rs", group.name),
            &groups::text(group),
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
    let mut classes: Vec<String> = RECORDS
        .iter()
        .map(|record| format!("records::{}::{}", snake(record.name), record.name))
        .collect();
    for group in GROUPS {
        for before in ["", "Async"] {
            classes.push(format!(
                "groups::{}::{before}{}",
                group.name,
                pascal(group.name)
            ));
        }
    }
    classes.extend([
        "clients::Client".to_owned(),
        "clients::AsyncClient".to_owned(),
    ]);
    let added: String = classes
        .iter()
        .map(|class| format!("module.add_class::<{class}>()?;\n"))
        .collect();
    format!(
        "{RUST}

mod calls;
mod clients;
mod groups;
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
