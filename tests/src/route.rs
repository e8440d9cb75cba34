//! Finds the operation of a request as a server does: splits the path at slashes, then decodes the
//! segments.

use crate::operation::Operation;

/// Returns the operation for a method and a target, and the decoded texts of its path arguments, in
/// order.
///
/// The path of the external data trigger has the same form as that of a button trigger and is
/// treated as one.
pub fn route<'a>(
    operations: &'a [Operation],
    method: &str,
    target: &str,
) -> Option<(&'a Operation, Vec<String>)> {
    let given: Vec<&str> = target.split('/').collect();
    let mut candidates = operations.iter().filter(|row| row.method == method);
    candidates.find_map(|row| {
        let parts: Vec<&str> = row.path.split('/').collect();
        if parts.len() != given.len() {
            return None;
        }
        let mut texts = Vec::new();
        for (part, segment) in parts.iter().zip(&given) {
            if part.starts_with('{') {
                texts.push(decoded(segment)?);
            } else if part != segment {
                return None;
            }
        }
        Some((row, texts))
    })
}

/// Decodes a path segment. Returns `None` if it is empty, is not encoded correctly, or is not
/// UTF-8.
fn decoded(segment: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = segment.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                bytes.push(u8::try_from(high * 16 + low).ok()?);
            }
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => bytes.push(byte),
            _ => return None,
        }
    }
    String::from_utf8(bytes)
        .ok()
        .filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::route;
    use crate::operation::Operation;

    fn read(method: &str, target: &str) -> Option<(String, Vec<String>)> {
        let all = Operation::all();
        let (row, texts) = route(&all, method, &format!("/api/rest/v1/{target}"))?;
        Some((row.id.clone(), texts))
    }

    #[test]
    fn a_request_line_is_read_as_its_operation() {
        for (method, target, id, texts) in [
            ("GET", "engines", "engines.list", &[][..]),
            (
                "GET",
                "engines/3/nodes/a%2Fb%20%C3%A4",
                "engines.get_node",
                &["3", "a/b ä"],
            ),
            (
                "DELETE",
                "playout/rundowns/12",
                "playout.delete_rundown",
                &["12"],
            ),
            (
                "POST",
                "playout/rundowns/12/items/7/In",
                "playout.trigger_button",
                &["12", "7", "In"],
            ),
            ("POST", "launcher/create", "launcher.create", &[]),
        ] {
            let texts = texts.iter().map(|text| (*text).to_owned()).collect();
            assert_eq!(
                read(method, target),
                Some((id.to_owned(), texts)),
                "{method} {target}"
            );
        }
    }

    #[test]
    fn what_is_no_operation_is_not_read() {
        for (method, target) in [
            ("PUT", "engines"),
            ("GET", "engines/"),
            ("GET", "engines/3/nodes/a/b"),
            ("GET", "engines/3/nodes/a b"),
            ("GET", "engines/3/nodes/a%2"),
            ("GET", "engines/3/nodes/%FF"),
        ] {
            assert_eq!(read(method, target), None, "{method} {target}");
        }
    }
}
