//! The blocks of code in the project's texts, read and run in one way wherever they stand. The steps
//! say where their blocks are and with which files they run: [`pages`](crate::pages),
//! [`reference`](crate::reference), and [`headers`](crate::headers) in the step `install`.

pub(crate) mod collected;
pub(crate) mod interpreted;
pub(crate) mod page;
pub(crate) mod plan;
pub(crate) mod program;
pub(crate) mod reader;
mod session;
pub(crate) mod shell;

use std::collections::BTreeSet;

use crate::commands;
use crate::strictness::is_strict;
use crate::tool::Tool;

/// The languages that need a tool, by the words after their fences.
const NEEDS: [(&str, Tool); 4] = [
    ("python", Tool::Python),
    ("js", Tool::Node),
    ("c", Tool::Cc),
    ("cpp", Tool::Cxx),
];

/// Returns the languages whose tool is not here, and says so; if the run is strict, each is a fault.
pub(crate) fn lacking(faults: &mut Vec<String>) -> BTreeSet<&'static str> {
    let lacking = NEEDS.iter().filter(|(_, tool)| !tool.is_here());
    for (language, tool) in lacking.clone() {
        let why = format!("{language}: {} is not here", tool.name());
        match is_strict() {
            true => faults.push(why),
            false => commands::say(&format!("{why}, skipped")),
        }
    }
    lacking.map(|(language, _)| *language).collect()
}
