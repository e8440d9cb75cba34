//! The operations of the specification, read from the committed list `spec/operations.json`. The
//! tests do not use the client's own table, so they notice a row that is missing from it.

use crate::json::Json;

const LIST: &str = include_str!("../spec/operations.json");

/// A row for the call that the specification mentions but does not list.
const EXTERNAL_DATA: &str = r#"{"id": "playout.trigger_external_data", "method": "POST",
    "path": "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}",
    "args": {"rundownId": "integer", "itemId": "integer", "ExternalDataFieldKey": "string"}, "body": null,
    "status": 200, "response": "raw", "resend": "trigger"}"#;

/// A row of the specification's list.
#[derive(Clone, Debug)]
pub struct Operation {
    /// Name in the form `group.verb`.
    pub id: String,
    /// The HTTP method.
    pub method: String,
    /// Path with the arguments in braces.
    pub path: String,
    /// JSON names of the arguments in the path.
    pub arguments: Vec<String>,
    /// For each of these arguments, true if it is a text and false if it is an integer.
    pub text_arguments: Vec<bool>,
    /// JSON names of the body's fields; `None` if there is no body.
    pub body_fields: Option<Vec<String>>,
    /// Response as the list describes it; empty if there is none.
    pub response: String,
    /// Resend class; the strictest one if it depends on the arguments.
    pub resend: String,
}

impl Operation {
    /// Returns the 48 operations of the specification, in its order.
    pub fn all() -> Vec<Operation> {
        rows(LIST)
    }

    /// Returns the 48 operations, and the external data trigger, which is not in the list.
    pub fn all_and_external_data() -> Vec<Operation> {
        let mut all = Operation::all();
        all.extend(rows(&format!("[{EXTERNAL_DATA}]")));
        all
    }

    /// Returns `true` if the operation takes an argument or a body.
    pub fn takes_anything(&self) -> bool {
        !self.arguments.is_empty() || self.body_fields.is_some()
    }

    /// Returns `true` if the operation only reads.
    pub fn is_read(&self) -> bool {
        self.resend == "read"
    }
}

fn rows(text: &str) -> Vec<Operation> {
    // The list is part of this crate, so an error in it is a bug that every run shows at once.
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
        // Only this test contains the number; all others compare with the list.
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
