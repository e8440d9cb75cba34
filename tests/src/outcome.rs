//! Compares the outcome of a call with the one that its case expects.

use crate::case::{Case, Expected, ExpectedError};
use crate::comparison::{Numbers, difference};
use crate::json::Json;

/// The data on an error that a binding reports. Data that the binding cannot report are `None` and
/// are not checked.
#[derive(Clone, Debug, Default)]
pub struct ReportedError {
    /// Name of the kind.
    pub kind: String,
    /// Name of the effect.
    pub effect: Option<String>,
    /// HTTP status; `Some(None)` if the binding reports that there was no response.
    pub status: Option<Option<u16>>,
    /// Body of the hub's response as text.
    pub body: Option<String>,
    /// URL of the hub.
    pub hub: Option<String>,
    /// Name of the operation.
    pub operation: Option<String>,
    /// Name of the invalid argument; `Some(None)` if the binding reports that there is none.
    pub argument: Option<Option<String>>,
    /// JSON path of the member that could not be decoded; `Some(None)` if the binding reports that
    /// there is none.
    pub json_path: Option<Option<String>>,
    /// Message, which is only printed.
    pub message: String,
}

/// The outcome of a call: the result as JSON, `None` if there is no result, or the error.
pub type Outcome = Result<Option<String>, Box<ReportedError>>;

/// Returns descriptions of the differences between the outcome and the expected one; empty if there
/// are none.
pub fn differences(case: &Case, outcome: &Outcome, numbers: Numbers) -> Vec<String> {
    match (&case.expected, outcome) {
        (Expected::Result(result), Ok(got)) => result_difference(result, got.as_deref(), numbers),
        (Expected::Error(error), Err(failure)) => {
            error_differences(&case.operation, error, failure)
        }
        (Expected::Result(_), Err(failure)) => vec![format!(
            "expected a result, got {} ({}): {}",
            failure.kind,
            failure.effect.as_deref().unwrap_or("effect not shown"),
            failure.message
        )],
        (Expected::Error(error), Ok(got)) => {
            let got = got.as_deref().unwrap_or("nothing");
            vec![format!(
                "expected the error {}, got the result {got}",
                error.kind
            )]
        }
    }
}

fn result_difference(expected: &Json, got: Option<&str>, numbers: Numbers) -> Vec<String> {
    let difference = match (expected, got) {
        (Json::Null, None) => None,
        (Json::Null, Some(got)) => Some(format!("expected nothing, got {got}")),
        (_, None) => Some(format!("expected {}, got nothing", expected.compact())),
        (_, Some(got)) => match Json::parse(got) {
            Ok(got) => difference(expected, &got, numbers),
            Err(fault) => Some(format!("text that is not JSON ({fault}): {got}")),
        },
    };
    difference
        .map(|difference| format!("result: {difference}"))
        .into_iter()
        .collect()
}

fn error_differences(
    operation: &str,
    expected: &ExpectedError,
    got: &ReportedError,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut compare = |what: &str, expected: &dyn std::fmt::Debug, got: &dyn std::fmt::Debug| {
        let (expected, got) = (format!("{expected:?}"), format!("{got:?}"));
        if expected != got {
            found.push(format!("{what}: expected {expected}, got {got}"));
        }
    };
    compare("kind", &expected.kind, &got.kind);
    if let Some(effect) = &got.effect {
        compare("effect", &expected.effect, effect);
    }
    if let Some(status) = &got.status {
        compare("status", &expected.status, status);
    }
    if let (Some(expected), Some(body)) = (&expected.body, &got.body) {
        compare("body", expected, body);
    }
    if let Some(named) = &got.operation {
        compare("operation", &operation, named);
    }
    if let Some(argument) = &got.argument {
        compare("argument", &expected.argument, argument);
    }
    if let (Some(expected), Some(path)) = (&expected.json_path, &got.json_path) {
        compare("JSON path", &Some(expected), path);
    }
    if !found.is_empty() {
        found.push(format!("the error: {}", got.message));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Outcome, ReportedError};
    use crate::case::{Case, CaseKind, Expected, ExpectedError};
    use crate::comparison::Numbers;
    use crate::json::Json;

    fn differences(expected: &Expected, outcome: &Outcome) -> Vec<String> {
        let case = Case {
            name: "engines.get: a".to_owned(),
            operation: "engines.get".to_owned(),
            kind: CaseKind::Success,
            arguments: Json::Object(Vec::new()),
            exchange: None,
            expected: expected.clone(),
            mistyped: Vec::new(),
        };
        super::differences(&case, outcome, Numbers::Exact)
    }

    fn result(text: &str) -> Expected {
        Expected::Result(Json::parse(text).unwrap())
    }

    fn failure(kind: &str, effect: &str) -> ReportedError {
        let (kind, effect) = (kind.to_owned(), Some(effect.to_owned()));
        ReportedError {
            kind,
            effect,
            status: Some(Some(404)),
            ..ReportedError::default()
        }
    }

    #[test]
    fn results_are_compared_as_json_and_nothing_is_null() {
        for (expected, got, same) in [
            ("null", None, true),
            ("null", Some("null"), false),
            ("3", Some(" 3"), true),
            ("3", Some("3.0"), false),
            ("3", None, false),
            ("\"OK\"", Some("OK"), false),
        ] {
            let got = Ok(got.map(str::to_owned));
            assert_eq!(
                differences(&result(expected), &got).is_empty(),
                same,
                "{expected} {got:?}"
            );
        }
        assert!(!differences(&result("3"), &Err(Box::new(failure("NotFound", "none")))).is_empty());
    }

    #[test]
    fn errors_are_compared_in_every_field_of_the_binding() {
        let expected = Expected::Error(ExpectedError {
            kind: "NotFound".to_owned(),
            effect: "none".to_owned(),
            status: Some(404),
            body: None,
            argument: None,
            json_path: None,
        });
        let difference =
            |failure: ReportedError| differences(&expected, &Err(Box::new(failure))).join("; ");
        assert_eq!(difference(failure("NotFound", "none")), "");
        assert!(difference(failure("Server", "none")).contains("kind: expected \"NotFound\""));
        assert!(difference(failure("NotFound", "maybe")).contains("effect: "));
        let without_status = ReportedError {
            status: Some(None),
            ..failure("NotFound", "none")
        };
        assert!(difference(without_status).contains("status: "));
        let names_operation = ReportedError {
            operation: Some("engines.list".to_owned()),
            ..failure("NotFound", "none")
        };
        assert!(difference(names_operation).contains("operation: expected \"engines.get\""));
        let names_argument = Some(Some("engineId".to_owned()));
        assert!(
            difference(ReportedError {
                argument: names_argument,
                ..failure("NotFound", "none")
            })
            .contains("argument: ")
        );
        assert!(!differences(&expected, &Ok(None)).is_empty());
    }
}
