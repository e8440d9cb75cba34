//! The operations in the committed copy of the specification's list, which is read separately from
//! the client's own table so that a missing row there is noticed here.

use crate::json::Json;

const LIST: &str = include_str!("../spec/operations.json");

/// The call that the specification names without showing it, as a row of its own.
const EXTERNAL_DATA: &str = r#"{"id": "playout.trigger_external_data", "method": "POST",
    "path": "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}",
    "args": {"rundownId": "integer", "itemId": "integer", "ExternalDataFieldKey": "string"}, "body": null,
    "status": 200, "response": "raw", "resend": "trigger"}"#;

/// One row of the specification's list.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Name as `group.verb`.
    pub id: String,
    /// The HTTP method.
    pub method: String,
    /// Path with its arguments in braces.
    pub path: String,
    /// Wire names of the arguments in the path.
    pub arguments: Vec<String>,
    /// True for each of these arguments that is a text; the others are integers.
    pub text_arguments: Vec<bool>,
    /// Wire names of the body's fields; `None` if it takes no body.
    pub body_fields: Option<Vec<String>>,
    /// Response in the list's words; empty for nothing.
    pub response: String,
    /// Resend class in the strictest case.
    pub resend: String,
}

impl Operation {
    /// Returns the 48 operations of the specification, in its order.
    pub fn all() -> Vec<Operation> {
        rows(LIST)
    }

    /// Returns the 48 operations, and the external data trigger that has no row in the list.
    pub fn all_and_external_data() -> Vec<Operation> {
        let mut all = Operation::all();
        all.extend(rows(&format!("[{EXTERNAL_DATA}]")));
        all
    }

    /// Returns `true` if it takes any argument or body.
    pub fn takes_anything(&self) -> bool {
        !self.arguments.is_empty() || self.body_fields.is_some()
    }

    /// Returns `true` if it only reads.
    pub fn is_read(&self) -> bool {
        self.resend == "read"
    }
}

fn rows(text: &str) -> Vec<Operation> {
    // The list is part of this crate: an error in it is an error of the build, shown at once.
    let list = match Json::parse(text) {
        Ok(Json::List(list)) => list,
        Ok(_) => panic!("tests/spec/operations.json is not an array"),
        Err(fault) => panic!("tests/spec/operations.json: {fault}"),
    };
    list.iter().map(row).collect()
}

fn row(row: &Json) -> Operation {
    let text = |key: &str| {
        row.get(key)
            .and_then(Json::as_text)
            .unwrap_or_default()
            .to_owned()
    };
    let names = |value: Option<&Json>| -> Vec<String> {
        let members = value.and_then(Json::members).unwrap_or_default();
        members.iter().map(|(name, _)| name.clone()).collect()
    };
    let arguments = row.get("args").and_then(Json::members).unwrap_or_default();
    let is_text = |(_, kind): &(String, Json)| kind.as_text() == Some("string");
    let fields = row.get("body").and_then(|body| body.get("fields"));
    Operation {
        id: text("id"),
        method: text("method"),
        path: text("path"),
        arguments: names(row.get("args")),
        text_arguments: arguments.iter().map(is_text).collect(),
        body_fields: fields.map(|fields| names(Some(fields))),
        response: text("response"),
        resend: text("resend"),
    }
}

#[cfg(test)]
mod tests {
    use super::Operation;

    #[test]
    fn the_list_has_48_rows_with_everything_in_them() {
        let all = Operation::all();
        // Only this test states the number: everything else is compared with the list.
        assert_eq!(all.len(), 48);
        for row in Operation::all_and_external_data() {
            assert!(
                row.id.contains('.') && row.path.starts_with("/api/rest/v1/"),
                "{row:?}"
            );
            assert!(!row.method.is_empty() && !row.resend.is_empty(), "{row:?}");
            assert_eq!(
                row.arguments.len(),
                row.path.matches('{').count(),
                "{row:?}"
            );
        }
        assert_eq!(all.iter().filter(|row| row.is_read()).count(), 27);
        assert_eq!(
            all.iter().filter(|row| row.body_fields.is_some()).count(),
            12
        );
    }
}
