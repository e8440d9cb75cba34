//! Reads and runs the code blocks in the project's texts. The steps [`pages`](crate::pages) and
//! [`reference`](crate::reference), and [`headers`](crate::headers) in the step `install`, know
//! where their blocks are and which files the blocks need.

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

/// The languages that need a tool, by the word after the opening fence.
const NEEDS: [(&str, Tool); 4] = [
    ("python", Tool::Python),
    ("js", Tool::Node),
    ("c", Tool::Cc),
    ("cpp", Tool::Cxx),
];

/// Returns the languages whose tool is missing, and reports them: as faults in strict mode, else on
/// the output.
pub(crate) fn lacking(faults: &mut Vec<String>) -> BTreeSet<&'static str> {
    let lacking = NEEDS.iter().filter(|(_, tool)| !tool.is_here());
    for (language, tool) in lacking.clone() {
        let why = format!("{language}: {} is not installed", tool.name());
        match is_strict() {
            true => faults.push(why),
            false => commands::say(&format!("{why}, skipped")),
        }
    }
    lacking.map(|(language, _)| *language).collect()
}
