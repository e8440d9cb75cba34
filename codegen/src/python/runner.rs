//! Data on each operation for the Python runner of the conformance suite.

use gfxhub::schema::OPERATIONS;

use super::parameters::{self, Location};
use super::source::{PYTHON, listed};
use crate::output_files::File;

/// Returns `py/tests/operations.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"The arguments of each operation: their names in the hub's JSON, and in Python.\"\"\"\n\n{PYTHON}\n\nPATH: dict[str, dict[str, str]] = {{\n"
    );
    let operations = || {
        OPERATIONS
            .iter()
            .copied()
            .chain([gfxhub::schema::EXTERNAL_DATA])
    };
    for operation in operations() {
        let wires: Vec<String> = operation
            .arguments
            .iter()
            .map(|argument| format!("{:?}: {:?}", argument.wire, argument.name))
            .collect();
        let head = format!("{:?}: {{", operation.name);
        text.push_str(&listed("    ", &head, &wires, "},"));
    }
    text.push_str("}\n\nBODY: dict[str, dict[str, str]] = {\n");
    for operation in operations() {
        let fields: String = parameters::of(operation)
            .into_iter()
            .filter_map(|parameter| match parameter.location {
                Location::Body(field) => {
                    Some(format!("        {:?}: {:?},\n", field.wire, field.name))
                }
                _ => None,
            })
            .collect();
        if !fields.is_empty() {
            text.push_str(&format!("    {:?}: {{\n{fields}    }},\n", operation.name));
        }
    }
    text.push_str("}\n");
    File::new("py/tests/operations.py", text)
}
