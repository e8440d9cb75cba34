//! The C face: the glue behind the C ABI, and the header that is read off it.

mod bodies;
mod boundary;
mod boundary_fixture;
mod header;
pub(crate) mod naming;
mod operations;
mod records;
mod runner;
mod rust;
mod shapes;
mod signatures;
mod status;
mod wholes;
mod words;

use gfxhub::{BODIES, GROUPS, RECORDS};

use crate::committed::File;
use crate::names::snake;

/// The exports of every operation, record and body.
pub(crate) fn glue() -> Result<Vec<File>, String> {
    let mut files = vec![
        status::file()?,
        words::file()?,
        rust::modules("", &["bodies", "operations", "records", "status", "words"])?,
    ];
    let names = |names: Vec<&str>| -> Vec<String> { names.into_iter().map(snake).collect() };
    let records = names(RECORDS.iter().map(|record| record.name).collect());
    let bodies = names(BODIES.iter().map(|body| body.name).collect());
    let groups = names(GROUPS.iter().map(|group| group.name).collect());
    for (folder, names) in [
        ("records/", &records),
        ("bodies/", &bodies),
        ("operations/", &groups),
    ] {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        files.push(rust::modules(folder, &names)?);
    }
    for record in RECORDS {
        files.push(records::file(record)?);
    }
    for body in BODIES {
        files.push(bodies::file(body)?);
    }
    for group in GROUPS {
        files.push(operations::file(group)?);
    }
    Ok(files)
}

/// `include/gfxhub.h`, and the list of the exports.
pub(crate) fn header() -> Result<Vec<File>, String> {
    Ok(vec![header::file()?, header::exports()?])
}

/// The typed part of the conformance runner, and the trials of the boundary.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let mut files = runner::files()?;
    files.extend(boundary::files()?);
    Ok(files)
}
