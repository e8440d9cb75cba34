//! The request that a case expects, including the rule for headers. Compares a received request
//! with it.

use crate::case::Request;
use crate::comparison::{Numbers, difference};
use crate::json::Json;
use crate::operation::Operation;
use gfxhub_test_support::Request as Received;

/// Version in the `User-Agent` header, which is that of the whole workspace.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Data on a client that every request must contain.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Host and port of the server, in the form that was passed to the client.
    pub host: String,
    /// API key of the client, if it has one.
    pub key: Option<String>,
    /// Treatment of numbers in the client's language.
    pub numbers: Numbers,
}

/// Returns `true` if the request may use a pooled connection: it is a read, or a set without
/// duration, delay and interpolation.
fn rides_on_kept_connection(operation: &Operation, body: Option<&Json>) -> bool {
    if operation.is_read() {
        return true;
    }
    let takes_time = |key: &str| {
        let seconds = body
            .and_then(|body| body.get(key))
            .and_then(Json::as_double);
        seconds.is_some_and(|seconds| seconds > 0.0)
    };
    let word = body
        .and_then(|body| body.get("Interpolation"))
        .and_then(Json::as_text);
    operation.resend == "set"
        && word.is_none_or(|word| word == "Constant")
        && !takes_time("Duration")
        && !takes_time("Delay")
}

/// Returns the headers that the request must have, with names in lower case. The only other header
/// that the request may have is `content-length`.
fn headers(kept: bool, request: &Request, caller: &Caller) -> Vec<(String, String)> {
    let mut headers = vec![
        ("host".to_owned(), caller.host.clone()),
        ("user-agent".to_owned(), format!("gfxhub/{VERSION}")),
        ("accept".to_owned(), "*/*".to_owned()),
    ];
    if request.body.is_some() {
        headers.push(("content-type".to_owned(), "application/json".to_owned()));
    }
    if !kept {
        headers.push(("connection".to_owned(), "close".to_owned()));
    }
    if let Some(key) = &caller.key {
        headers.push(("x-api-key".to_owned(), key.clone()));
    }
    headers
}

/// Returns descriptions of the differences between the received request and the expected one; empty
/// if there are none. `nth` is its number among the requests of the call, from 0: all but the first
/// must use new connections.
pub fn differences(
    received: &Received,
    nth: usize,
    request: &Request,
    operation: &Operation,
    caller: &Caller,
) -> Vec<String> {
    let mut found = Vec::new();
    if received.method != request.method {
        found.push(format!(
            "method: expected {}, got {}",
            request.method, received.method
        ));
    }
    if received.target != request.target {
        found.push(format!(
            "target: expected {}, got {}",
            request.target, received.target
        ));
    }
    let kept = nth == 0 && rides_on_kept_connection(operation, request.body.as_ref());
    let mut due = headers(kept, request, caller);
    if request.body.is_some() || ["POST", "PUT", "PATCH"].contains(&request.method.as_str()) {
        due.push(("content-length".to_owned(), received.body.len().to_string()));
    }
    for (name, value) in &due {
        let mut values = received.headers.iter().filter(|(given, _)| given == name);
        match (values.next(), values.next()) {
            (None, _) => found.push(format!("header {name}: expected {value:?}, got none")),
            (Some(_), Some(_)) => found.push(format!("header {name} came more than once")),
            (Some((_, given)), None) if given != value => {
                found.push(format!("header {name}: expected {value:?}, got {given:?}"));
            }
            _ => {}
        }
    }
    for (name, value) in &received.headers {
        if !due.iter().any(|(known, _)| known == name) {
            found.push(format!("header {name}: expected none, got {value:?}"));
        }
    }
    found.extend(body_difference(
        &received.body,
        request.body.as_ref(),
        caller.numbers,
    ));
    found
}

fn body_difference(received: &[u8], due: Option<&Json>, numbers: Numbers) -> Option<String> {
    let Some(due) = due else {
        let text = String::from_utf8_lossy(received);
        return (!text.is_empty()).then(|| format!("body: expected none, got {text}"));
    };
    let Ok(text) = std::str::from_utf8(received) else {
        return Some("body: not UTF-8".to_owned());
    };
    match Json::parse(text) {
        Ok(json) => difference(due, &json, numbers).map(|text| format!("body: {text}")),
        Err(fault) => Some(format!(
            "body: expected {}, got text that is not JSON: {fault}",
            due.compact()
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::{Caller, differences};
    use crate::case::Request;
    use crate::comparison::Numbers;
    use crate::json::Json;
    use crate::operation::Operation;
    use gfxhub_test_support::Request as Received;

    fn caller(key: Option<&str>) -> Caller {
        Caller {
            host: "h".to_owned(),
            key: key.map(str::to_owned),
            numbers: Numbers::Exact,
        }
    }

    fn set_property() -> Operation {
        let all = Operation::all();
        all.into_iter()
            .find(|row| row.id == "engines.set_property")
            .unwrap()
    }

    fn request(body: &str) -> Request {
        Request {
            method: "PATCH".to_owned(),
            target: "/x".to_owned(),
            body: Some(Json::parse(body).unwrap()),
        }
    }

    fn received(head: &str, body: &str) -> Received {
        let headers = format!(
            "host: h\nuser-agent: gfxhub/{}\naccept: */*\n{head}",
            super::VERSION
        );
        let headers = headers.lines().filter_map(|line| line.split_once(": "));
        Received {
            method: "PATCH".to_owned(),
            target: "/x".to_owned(),
            headers: headers
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            body: body.as_bytes().to_vec(),
        }
    }

    const PLAIN: &str = "content-type: application/json\ncontent-length: 13";

    #[test]
    fn expected_requests_pass_and_every_deviation_is_reported() {
        let row = set_property();
        let due = request(r#"{"Value":1.5}"#);
        let check = |head: &str, body: &str| {
            differences(&received(head, body), 0, &due, &row, &caller(None))
        };
        assert_eq!(check(PLAIN, r#"{"Value":1.5}"#), Vec::<String>::new());
        for (head, body, told) in [
            (
                "content-type: application/json",
                r#"{"Value":1.5}"#,
                "header content-length: expected",
            ),
            (
                "content-length: 13",
                r#"{"Value":1.5}"#,
                "header content-type: expected",
            ),
            (
                &format!("{PLAIN}\nconnection: close"),
                r#"{"Value":1.5}"#,
                "header connection",
            ),
            (
                &format!("{PLAIN}\naccept: */*"),
                r#"{"Value":1.5}"#,
                "more than once",
            ),
            (
                &format!("{PLAIN}\naccept-encoding: gzip"),
                r#"{"Value":1.5}"#,
                "expected none",
            ),
            (
                &format!("{PLAIN}\nx-api-key: rh_1"),
                r#"{"Value":1.5}"#,
                "expected none",
            ),
            (PLAIN, r#"{"Value":2.5}"#, "body: Value"),
            (PLAIN, r#"{"Value":1.5"#, "not JSON"),
        ] {
            let found = check(head, body);
            assert!(
                found.iter().any(|text| text.contains(told)),
                "{told}: {found:?}"
            );
        }
    }

    #[test]
    fn a_timed_set_goes_out_on_its_own_connection() {
        let row = set_property();
        for (body, close) in [
            (r#"{"Value":1,"Interpolation":"Constant"}"#, false),
            (r#"{"Value":1,"Duration":0.5}"#, true),
            (r#"{"Value":1,"Delay":0.5}"#, true),
            (r#"{"Value":1,"Interpolation":"Linear"}"#, true),
        ] {
            let length = format!(
                "content-type: application/json\ncontent-length: {}",
                body.len()
            );
            let head = if close {
                format!("{length}\nconnection: close")
            } else {
                length
            };
            let found = differences(
                &received(&head, body),
                0,
                &request(body),
                &row,
                &caller(None),
            );
            assert_eq!(found, Vec::<String>::new(), "{body}");
        }
    }

    #[test]
    fn a_later_request_of_a_call_goes_out_on_its_own_connection() {
        let (row, body) = (set_property(), r#"{"Value":1.5}"#);
        let told = |head: &str| {
            let came = received(head, body);
            differences(&came, 1, &request(body), &row, &caller(None)).len()
        };
        assert_eq!(told(&format!("{PLAIN}\nconnection: close")), 0);
        assert_eq!(told(PLAIN), 1);
    }

    #[test]
    fn an_api_key_is_expected_when_the_client_has_one() {
        let due = request(r#"{"Value":1.5}"#);
        let came = received(&format!("{PLAIN}\nx-api-key: rh_1"), r#"{"Value":1.5}"#);
        let row = set_property();
        assert_eq!(
            differences(&came, 0, &due, &row, &caller(Some("rh_1"))),
            Vec::<String>::new()
        );
        assert_eq!(
            differences(&came, 0, &due, &row, &caller(Some("rh_2"))).len(),
            1
        );
    }
}
