//! The faults in arguments with which every operation must be tried.

use std::fmt;

use crate::case::{Case, CaseKind, Expected};
use crate::json::Json;
use crate::operation::Operation;

/// A fault for which an operation needs a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgumentFault {
    /// The argument is missing.
    Missing(String),
    /// The argument is this text, which cannot be part of a path.
    Text(String, &'static str),
    /// The argument contains a control character.
    Control(String),
    /// There is a body although the operation takes none.
    Body,
    /// There is an argument that the operation does not take.
    Unknown,
}

impl ArgumentFault {
    /// Returns the faults with which the operation must be tried.
    pub fn due(operation: &Operation) -> Vec<ArgumentFault> {
        let mut due = vec![ArgumentFault::Unknown];
        if operation.body_fields.is_none() {
            due.push(ArgumentFault::Body);
        }
        for (name, is_text) in operation.arguments.iter().zip(&operation.text_arguments) {
            due.push(ArgumentFault::Missing(name.clone()));
            if *is_text {
                due.extend(["", ".", ".."].map(|text| ArgumentFault::Text(name.clone(), text)));
                due.push(ArgumentFault::Control(name.clone()));
            }
        }
        due
    }

    /// Returns `true` if the case has this fault and expects the error to name the argument.
    pub fn is_tried_by(&self, case: &Case, operation: &Operation) -> bool {
        let named = match &case.expected {
            Expected::Error(error) if case.kind == CaseKind::Argument => error.argument.as_deref(),
            _ => None,
        };
        let Some(named) = named else { return false };
        let given = case.arguments.get(named);
        let text = given.and_then(Json::as_text);
        match self {
            ArgumentFault::Missing(name) => name == named && given.is_none(),
            ArgumentFault::Text(name, due) => name == named && text == Some(*due),
            ArgumentFault::Control(name) => {
                name == named && text.is_some_and(|text| text.chars().any(char::is_control))
            }
            ArgumentFault::Body => named == "body" && given.is_some(),
            ArgumentFault::Unknown => {
                let known = operation.arguments.iter().any(|name| name == named);
                given.is_some() && named != "body" && !known
            }
        }
    }
}

impl fmt::Display for ArgumentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgumentFault::Missing(name) => write!(f, "without {name}"),
            ArgumentFault::Text(name, text) => write!(f, "with {text:?} as {name}"),
            ArgumentFault::Control(name) => write!(f, "with a control character in {name}"),
            ArgumentFault::Body => f.write_str("with a body, which it does not take"),
            ArgumentFault::Unknown => f.write_str("with an argument that it does not take"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ArgumentFault;
    use crate::case_format::cases_of;
    use crate::operation::Operation;

    #[test]
    fn a_case_tries_the_fault_that_it_makes_and_names() {
        let all = Operation::all();
        let row = all.iter().find(|row| row.id == "engines.get_node").unwrap();
        let tried = |arguments: &str, named: &str| -> Vec<String> {
            let text = format!(
                r#"[{{"name": "engines.get_node: x", "operation": "engines.get_node", "kind": "argument",
                "arguments": {arguments},
                "error": {{"kind": "Invalid", "effect": "none", "argument": "{named}"}}}}]"#
            );
            let case = cases_of(&text).unwrap().remove(0);
            let due = ArgumentFault::due(row).into_iter();
            let tried = due.filter(|fault| fault.is_tried_by(&case, row));
            tried.map(|fault| fault.to_string()).collect()
        };
        for (arguments, named, due) in [
            (r#"{"nodePath": "n"}"#, "engineId", "without engineId"),
            (r#"{"engineId": 3}"#, "nodePath", "without nodePath"),
            (r#"{"nodePath": ""}"#, "nodePath", "with \"\" as nodePath"),
            (r#"{"nodePath": "."}"#, "nodePath", "with \".\" as nodePath"),
            (
                r#"{"nodePath": ".."}"#,
                "nodePath",
                "with \"..\" as nodePath",
            ),
            (
                r#"{"nodePath": "a\tb"}"#,
                "nodePath",
                "with a control character in nodePath",
            ),
            (
                r#"{"body": {}}"#,
                "body",
                "with a body, which it does not take",
            ),
            (
                r#"{"launchId": 1}"#,
                "launchId",
                "with an argument that it does not take",
            ),
        ] {
            assert_eq!(tried(arguments, named), [due]);
        }
        // The case does not count, because its error names another argument than the one at fault.
        assert!(tried(r#"{"engineId": 3, "nodePath": ""}"#, "engineId").is_empty());
        assert_eq!(ArgumentFault::due(row).len(), 8);
    }
}
