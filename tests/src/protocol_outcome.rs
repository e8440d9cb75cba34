//! Parses the outcome of a call, as a binding of another language reports it.

use crate::json::Json;
use crate::outcome::{Outcome, ReportedError};

/// The way in which a binding makes the call of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallMode {
    /// Through the operation's typed method.
    Method,
    /// With the name of the operation, and the arguments as JSON.
    Invoke,
}

impl CallMode {
    /// Returns the name of the mode in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            CallMode::Method => "method",
            CallMode::Invoke => "invoke",
        }
    }
}

/// Parses the JSON after the word `outcome`. The error names the member that is wrong.
pub fn outcome_of(text: &str) -> Result<(CallMode, Outcome), String> {
    let json = Json::parse(text)?;
    let members = json.members().ok_or("an outcome is an object")?;
    let known = ["by", "result", "error"];
    if let Some((key, _)) = members.iter().find(|(key, _)| !known.contains(&&**key)) {
        return Err(format!("an outcome has {}, not {key:?}", known.join(", ")));
    }
    let word = json.get("by").and_then(Json::as_text);
    let by = [CallMode::Method, CallMode::Invoke].into_iter();
    let by = by.into_iter().find(|by| word == Some(by.name()));
    let by = by.ok_or("`by` is neither \"method\" nor \"invoke\"")?;
    let outcome = match (json.get("result"), json.get("error")) {
        (Some(Json::Null), None) => Ok(None),
        (Some(result), None) => Ok(Some(result.compact())),
        (None, Some(error)) => Err(Box::new(failure(error)?)),
        _ => return Err("an outcome has either `result` or `error`".to_owned()),
    };
    Ok((by, outcome))
}

/// Parses an error. Every member must be present, because a binding must report everything that it
/// knows. Other members may be added by the binding.
fn failure(error: &Json) -> Result<ReportedError, String> {
    error.members().ok_or("`error` is not an object")?;
    let status = match error.get("status") {
        Some(Json::Null) => None,
        status => {
            let number = status.and_then(Json::as_integer);
            let status = number.and_then(|number| u16::try_from(number).ok());
            Some(status.ok_or("`error.status` is neither an HTTP status nor null")?)
        }
    };
    Ok(ReportedError {
        kind: text(error, "kind")?,
        effect: Some(text(error, "effect")?),
        status: Some(status),
        body: Some(text_or_null(error, "body")?.unwrap_or_default()),
        hub: Some(text(error, "hub")?),
        operation: Some(text(error, "operation")?),
        argument: Some(text_or_null(error, "argument")?),
        json_path: Some(text_or_null(error, "jsonPath")?),
        message: text(error, "message")?,
    })
}

fn text(error: &Json, key: &str) -> Result<String, String> {
    let text = error.get(key).and_then(Json::as_text);
    let text = text.ok_or_else(|| format!("`error.{key}` is missing or not a text"))?;
    Ok(text.to_owned())
}

fn text_or_null(error: &Json, key: &str) -> Result<Option<String>, String> {
    match error.get(key) {
        Some(Json::Null) => Ok(None),
        Some(Json::Text(text)) => Ok(Some(text.clone())),
        _ => Err(format!(
            "`error.{key}` is missing, or neither text nor null"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::{CallMode, outcome_of};

    const ERROR: &str = r#"{"by":"invoke","error":{"kind":"NotFound","effect":"none","status":404,
        "body":null,"argument":null,"jsonPath":"[1].id","hub":"http://hub","operation":"engines.get","message":"m",
        "attempts":1}}"#;

    #[test]
    fn results_and_errors_are_read() {
        let (by, outcome) = outcome_of(r#"{"by":"method","result":{"id": 3}}"#).unwrap();
        assert_eq!(
            (by, outcome.unwrap()),
            (CallMode::Method, Some("{\"id\":3}".to_owned()))
        );
        let (_, nothing) = outcome_of(r#"{"by":"invoke","result":null}"#).unwrap();
        assert_eq!(nothing.unwrap(), None);
        let (by, outcome) = outcome_of(ERROR).unwrap();
        let failure = outcome.unwrap_err();
        assert_eq!((by, failure.status), (CallMode::Invoke, Some(Some(404))));
        assert_eq!(failure.body.as_deref(), Some(""));
        assert_eq!(failure.argument, Some(None));
        assert_eq!(failure.json_path, Some(Some("[1].id".to_owned())));
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        for (text, expected) in [
            ("", "EOF while parsing a value"),
            ("[]", "an object"),
            (r#"{"result":1}"#, "`by` is neither"),
            (r#"{"by":"hand","result":1}"#, "`by` is neither"),
            (r#"{"by":"invoke"}"#, "either `result` or `error`"),
            (r#"{"by":"invoke","result":1,"error":{}}"#, "either"),
            (r#"{"by":"invoke","results":1}"#, "not \"results\""),
            (r#"{"by":"invoke","error":3}"#, "not an object"),
            (&ERROR.replace("404", "\"404\""), "error.status"),
            (&ERROR.replace("404", "70000"), "error.status"),
            (&ERROR.replace("\"status\"", "\"code\""), "error.status"),
            (&ERROR.replace("kind", "ErrorKind"), "error.kind"),
            (&ERROR.replace("effect", "what"), "error.effect"),
            (&ERROR.replace("body", "text"), "error.body"),
            (&ERROR.replace("jsonPath", "json_path"), "error.jsonPath"),
            (
                &ERROR.replace("\"argument\":null", "\"argument\":3"),
                "error.argument",
            ),
            (&ERROR.replace("\"hub\"", "\"url\""), "error.hub"),
            (&ERROR.replace("operation", "call"), "error.operation"),
            (&ERROR.replace("message", "text"), "error.message"),
        ] {
            let fault = outcome_of(text).unwrap_err();
            assert!(fault.contains(expected), "{text}: {fault}");
        }
    }
}
