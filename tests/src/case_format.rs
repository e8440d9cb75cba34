//! Parses the text of a case file. A text that does not follow the format is refused with an error
//! that names the case and the fault.

use crate::case::{Case, CaseKind, Exchange, Expected, ExpectedError, Reply, Request};
use crate::json::Json;
use crate::operation::Operation;
use crate::target;

/// Parses the cases in the text of a file.
pub fn cases_of(text: &str) -> Result<Vec<Case>, String> {
    let Json::List(list) = Json::parse(text)? else {
        return Err("a case file is an array of cases".to_owned());
    };
    let operations = Operation::all_and_external_data();
    let cases = list.iter().enumerate().map(|(at, json)| {
        let name = json
            .get("name")
            .and_then(Json::as_text)
            .unwrap_or("without a name");
        one_case(json, &operations).map_err(|fault| format!("case {at} ({name}): {fault}"))
    });
    cases.collect()
}

fn one_case(json: &Json, operations: &[Operation]) -> Result<Case, String> {
    let known = [
        "name",
        "operation",
        "kind",
        "arguments",
        "request",
        "reply",
        "result",
        "error",
        "mistyped",
    ];
    only_keys(json, "the case", &known)?;
    let name = text(json, "name")?;
    let id = text(json, "operation")?;
    let operation = operations.iter().find(|row| row.id == id);
    let operation = operation.ok_or_else(|| format!("there is no operation {id:?}"))?;
    if !name.starts_with(&format!("{id}: ")) {
        return Err(format!("the name does not begin with `{id}: `"));
    }
    let word = text(json, "kind")?;
    let kind = CaseKind::ALL.into_iter().find(|kind| kind.name() == word);
    let kind =
        kind.ok_or_else(|| format!("kind {word:?} is none of success, tolerant, error, argument"))?;
    let arguments = json
        .get("arguments")
        .ok_or("`arguments` is missing")?
        .clone();
    if arguments.members().is_none() {
        return Err("`arguments` is not an object".to_owned());
    }
    check_written_numbers(&arguments)?;
    let expected = expected(json)?;
    let exchange = match (json.get("request"), json.get("reply")) {
        (None, None) => None,
        (Some(request), Some(reply)) => Some(Exchange {
            request: one_request(request)?,
            reply: one_reply(reply)?,
        }),
        _ => return Err("`request` and `reply` come together or not at all".to_owned()),
    };
    let case = Case {
        name,
        operation: id,
        kind,
        arguments,
        exchange,
        expected,
        mistyped: mistyped(json)?,
    };
    check_sense(&case, operation)?;
    Ok(case)
}

/// Checks that the parts of a case are consistent.
fn check_sense(case: &Case, operation: &Operation) -> Result<(), String> {
    let fails = match &case.expected {
        Expected::Result(_) => false,
        Expected::Error(error) => {
            if !["none", "maybe", "done"].contains(&error.effect.as_str()) {
                return Err(format!(
                    "effect {:?} is not one of none, maybe, done",
                    error.effect
                ));
            }
            true
        }
    };
    let answered_well = case
        .exchange
        .as_ref()
        .is_some_and(|e| (200..300).contains(&e.reply.status));
    match case.kind {
        CaseKind::Success | CaseKind::Tolerant if fails || !answered_well => {
            return Err("a success or tolerant case has a 2xx reply and a `result`".to_owned());
        }
        CaseKind::Error if !fails || case.exchange.is_none() => {
            return Err("an error case has `request`, `reply` and `error`".to_owned());
        }
        CaseKind::Argument if !fails || case.exchange.is_some() => {
            return Err("an argument case has an `error`, but no `request`".to_owned());
        }
        _ => {}
    }
    if let Some(exchange) = &case.exchange {
        target::check_request(&exchange.request, &case.arguments, operation)?;
    }
    Ok(())
}

fn mistyped(json: &Json) -> Result<Vec<String>, String> {
    let Some(names) = json.get("mistyped") else {
        return Ok(Vec::new());
    };
    let Json::List(names) = names else {
        return Err("`mistyped` is a list of names".to_owned());
    };
    let name = |name: &Json| match name {
        Json::Text(name) => Ok(name.clone()),
        _ => Err("`mistyped` is a list of names".to_owned()),
    };
    names.iter().map(name).collect()
}

fn expected(json: &Json) -> Result<Expected, String> {
    match (json.get("result"), json.get("error")) {
        (Some(result), None) => Ok(Expected::Result(result.clone())),
        (None, Some(error)) => {
            let known = ["kind", "effect", "status", "body", "argument", "jsonPath"];
            only_keys(error, "`error`", &known)?;
            Ok(Expected::Error(ExpectedError {
                kind: text(error, "kind")?,
                effect: text(error, "effect")?,
                status: error.get("status").map(|_| status(error)).transpose()?,
                body: optional_text(error, "body")?,
                argument: optional_text(error, "argument")?,
                json_path: optional_text(error, "jsonPath")?,
            }))
        }
        _ => Err("a case has either `result` or `error`".to_owned()),
    }
}

fn one_request(json: &Json) -> Result<Request, String> {
    only_keys(json, "`request`", &["method", "target", "body"])?;
    Ok(Request {
        method: text(json, "method")?,
        target: text(json, "target")?,
        body: json.get("body").cloned(),
    })
}

fn one_reply(json: &Json) -> Result<Reply, String> {
    only_keys(
        json,
        "`reply`",
        &["status", "contentType", "headers", "json", "text"],
    )?;
    let mut headers = Vec::new();
    for (name, value) in json
        .get("headers")
        .and_then(Json::members)
        .unwrap_or_default()
    {
        let value = value
            .as_text()
            .ok_or_else(|| format!("the header {name:?} is not a text"))?;
        headers.push((name.clone(), value.to_owned()));
    }
    let given = optional_text(json, "contentType")?;
    let (body, standard) = match (json.get("json"), optional_text(json, "text")?) {
        (Some(_), Some(_)) => return Err("a reply has either `json` or `text`".to_owned()),
        (Some(value), None) => (value.compact(), Some("application/json".to_owned())),
        (None, text) => (text.unwrap_or_default(), None),
    };
    let content_type = given.or(standard).filter(|value| !value.is_empty());
    let json_body = json.get("json").cloned();
    Ok(Reply {
        status: status(json)?,
        content_type,
        headers,
        text: body,
        json: json_body,
    })
}

/// Checks numbers that JSON cannot write: an object with `$number` must contain `NaN`, `Infinity`
/// or `-Infinity`.
fn check_written_numbers(json: &Json) -> Result<(), String> {
    if let Some(word) = json.get("$number") {
        let word = word.as_text().unwrap_or_default();
        if !["NaN", "Infinity", "-Infinity"].contains(&word) {
            return Err(format!(
                "$number {word:?} is none of NaN, Infinity, -Infinity"
            ));
        }
    }
    match json {
        Json::List(items) => items.iter().try_for_each(check_written_numbers),
        Json::Object(members) => members
            .iter()
            .try_for_each(|(_, v)| check_written_numbers(v)),
        _ => Ok(()),
    }
}

fn only_keys(json: &Json, what: &str, known: &[&str]) -> Result<(), String> {
    let members = json
        .members()
        .ok_or_else(|| format!("{what} is not an object"))?;
    match members
        .iter()
        .find(|(key, _)| !known.contains(&key.as_str()))
    {
        Some((key, _)) => Err(format!(
            "{what} has {key:?}; known are {}",
            known.join(", ")
        )),
        None => Ok(()),
    }
}

fn text(json: &Json, key: &str) -> Result<String, String> {
    optional_text(json, key)?.ok_or_else(|| format!("`{key}` is missing"))
}

fn optional_text(json: &Json, key: &str) -> Result<Option<String>, String> {
    let Some(value) = json.get(key) else {
        return Ok(None);
    };
    let text = value
        .as_text()
        .ok_or_else(|| format!("`{key}` is not a text"))?;
    Ok(Some(text.to_owned()))
}

fn status(json: &Json) -> Result<u16, String> {
    let number = json.get("status").and_then(Json::as_integer);
    let status = number.and_then(|number| u16::try_from(number).ok());
    let status = status.filter(|status| (200..600).contains(status));
    status.ok_or_else(|| "`status` is not a number from 200 to 599".to_owned())
}

#[cfg(test)]
mod tests {
    use super::cases_of;

    const GOOD: &str = r#"[{"name": "graphs.get: a", "operation": "graphs.get", "kind": "success",
        "arguments": {"graphId": 21}, "request": {"method": "GET", "target": "/api/rest/v1/graphs/21"},
        "reply": {"status": 200, "json": {"id": 21}}, "result": {"id": 21}}]"#;

    #[test]
    fn a_fault_is_named_with_its_case() {
        assert_eq!(cases_of(GOOD).unwrap().len(), 1);
        for (from, to, message) in [
            (
                "\"kind\": \"success\"",
                "\"kind\": \"sucess\"",
                "kind \"sucess\" is none of",
            ),
            (
                "\"operation\": \"graphs.get\"",
                "\"operation\": \"graphs.fetch\"",
                "no operation",
            ),
            (
                "\"name\": \"graphs.get: a\"",
                "\"name\": \"a\"",
                "does not begin with",
            ),
            (
                "\"arguments\": {\"graphId\": 21}",
                "\"arguments\": []",
                "not an object",
            ),
            ("graphs/21\"", "graphs/22\"", "the target for the arguments"),
            ("\"method\": \"GET\"", "\"method\": \"PUT\"", "is a GET"),
            ("\"status\": 200", "\"status\": 20", "from 200 to 599"),
            ("\"status\": 200", "\"status\": 404", "2xx reply"),
            (
                "\"result\": {\"id\": 21}",
                "\"error\": {\"kind\": \"Decode\", \"effect\": \"none\"}",
                "2xx reply",
            ),
            ("\"result\"", "\"results\"", "known are"),
            (
                "\"json\": {",
                "\"text\": \"\", \"json\": {",
                "either `json` or `text`",
            ),
            (
                "\"kind\": \"success\"",
                "\"kind\": \"argument\"",
                "but no `request`",
            ),
            (
                "21}, \"request\"",
                "{\"$number\": \"nan\"}}, \"request\"",
                "none of NaN",
            ),
        ] {
            let text = GOOD.replacen(from, to, 1);
            assert_ne!(text, GOOD, "{from}");
            let fault = cases_of(&text).unwrap_err();
            assert!(
                fault.contains(message) && fault.starts_with("case 0 ("),
                "{to}: {fault}"
            );
        }
    }
}
