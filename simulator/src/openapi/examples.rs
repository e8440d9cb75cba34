//! Reads the examples of requests and responses. Those of an operation come from a case of the
//! conformance suite.

use std::sync::OnceLock;

use crate::json::{Map, Value};

/// The cases from which the examples are taken. This file is a copy, because packages do not
/// contain the suite. A test compares the copy with the suite.
const EXAMPLES: &str = include_str!("examples.json");

/// Returns a part of the example of an operation; `None` if there is none.
pub(super) fn example(operation: &str, part: &str) -> Option<&'static Value> {
    examples().get(operation)?.get(part)
}

/// Returns the example of a path argument; `None` if there is none.
pub(super) fn argument(operation: &str, wire: &str) -> Option<&'static Value> {
    example(operation, "arguments")?.get(wire)
}

fn examples() -> &'static Map<String, Value> {
    static EXAMPLES_READ: OnceLock<Map<String, Value>> = OnceLock::new();
    // A test ensures that the file can be read. If it could not, the document would contain no
    // examples.
    EXAMPLES_READ.get_or_init(|| serde_json::from_str(EXAMPLES).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use crate::json::json;
    use gfxhub::schema::OPERATIONS;
    use serde::Deserialize as _;

    use super::*;

    /// Returns the example for each operation: a case that succeeds with the demo show, or else the
    /// first successful case.
    fn from_cases() -> Map<String, Value> {
        let cases: Vec<Value> = [
            "engines", "playout", "newsroom", "graphs", "projects", "launcher",
        ]
        .iter()
        .flat_map(|group| {
            let file =
                Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/cases/{group}.json"));
            let text = fs::read_to_string(file).unwrap();
            // The recursion limit is disabled, because one of the cases is nested as deeply as JSON
            // text may be.
            let mut from = serde_json::Deserializer::from_str(&text);
            from.disable_recursion_limit();
            Vec::<Value>::deserialize(&mut from).unwrap()
        })
        .collect();
        let mut examples = Map::new();
        for operation in OPERATIONS {
            let successes = || {
                cases
                    .iter()
                    .filter(|case| case["operation"] == operation.name && case["kind"] == "success")
            };
            let demo = successes().find(|case| {
                let name = case["name"].as_str().unwrap();
                name.ends_with(": as with the demo show")
            });
            let case = demo.or_else(|| successes().next()).unwrap();
            let mut arguments = case["arguments"].as_object().unwrap().clone();
            let body = arguments.shift_remove("body");
            let mut example = json!({ "arguments": arguments });
            if let Some(body) = body {
                example["body"] = body;
            }
            for part in ["json", "text"] {
                if let Some(response) = case["reply"].get(part) {
                    example["response"] = response.clone();
                }
            }
            examples.insert(operation.name.to_owned(), example);
        }
        examples
    }

    #[test]
    fn they_are_those_of_the_conformance_suite() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/openapi/examples.json");
        let expected = format!("{:#}\n", Value::Object(from_cases()));
        if std::env::var_os("GFXHUB_BLESS").is_some() {
            fs::write(&file, &expected).unwrap();
        }
        let committed = fs::read_to_string(file).unwrap().replace("\r\n", "\n");
        assert!(
            committed == expected,
            "simulator/src/openapi/examples.json differs from the cases of the suite: run this \
             test with GFXHUB_BLESS=1 and commit what it writes"
        );
    }
}
