//! The request target for an operation and its arguments.

use crate::case::Request;
use crate::json::Json;
use crate::operation::Operation;

/// Encodes a path segment: every byte except `A-Z a-z 0-9 - . _ ~` is percent-encoded.
pub fn encoded_segment(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

/// Returns the target for the operation with these arguments.
pub fn target(operation: &Operation, arguments: &Json) -> Result<String, String> {
    let mut target = operation.path.clone();
    for name in &operation.arguments {
        let value = arguments
            .get(name)
            .ok_or_else(|| format!("the argument {name} is missing"))?;
        let text = match value {
            Json::Text(text) => encoded_segment(text),
            Json::Number(token) => encoded_segment(token),
            _ => return Err(format!("the argument {name} is neither text nor number")),
        };
        target = target.replace(&format!("{{{name}}}"), &text);
    }
    Ok(target)
}

/// Checks that the request in a case agrees with the operation and the arguments of the case.
pub fn check_request(
    request: &Request,
    arguments: &Json,
    operation: &Operation,
) -> Result<(), String> {
    let made = target(operation, arguments)?;
    if request.target != made {
        return Err(format!(
            "the target for the arguments is {made}, not {}",
            request.target
        ));
    }
    let named = arguments.get("method").and_then(Json::as_text);
    let method = match (operation.response.as_str(), named) {
        ("raw", Some(named)) => named,
        _ => &operation.method,
    };
    if request.method != method {
        return Err(format!(
            "{} is a {method}, not a {}",
            operation.id, request.method
        ));
    }
    if request.body.is_some() && operation.body_fields.is_none() {
        return Err(format!("{} sends no body", operation.id));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::encoded_segment;

    #[test]
    fn segments_are_encoded_byte_by_byte() {
        assert_eq!(encoded_segment("a-Z.0_~"), "a-Z.0_~");
        assert_eq!(
            encoded_segment("a/b %2F;\\ä+"),
            "a%2Fb%20%252F%3B%5C%C3%A4%2B"
        );
    }
}
