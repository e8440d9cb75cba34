//! The C++ face: typed records and operations over the C ABI.

mod bodies;
mod dispatch;
mod groups;
mod ids;
mod inventory;
mod kinds;
mod layout;
mod reading;
mod records;
mod sending;
pub(crate) mod types;
mod words;

use crate::committed::File;

/// The files, made from the tables.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let headers = [
        ("kinds", kinds::header()),
        ("ids", ids::header()),
        ("words", words::header()),
        ("records", records::header()),
        ("reading", reading::header()),
        ("bodies", bodies::header()),
        ("sending", sending::header()),
        ("groups", groups::header()),
    ];
    Ok(headers
        .into_iter()
        .map(|(name, text)| File::new(format!("include/gfxhub/gen/{name}.hpp"), text))
        .collect())
}

/// The typed part of the conformance runner.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    Ok(vec![File::new("cpp/dispatch.hpp", dispatch::header())])
}
