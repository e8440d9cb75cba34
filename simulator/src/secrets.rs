//! Removes secrets from texts. They are recognised by the names of their fields.

use std::borrow::Cow;

use crate::json::Value;
use percent_encoding::percent_decode_str;

/// Text that replaces a secret.
pub(crate) const HIDDEN: &str = "***";

/// Parts of names, in lower case and without separators. If a name contains one of them, the value
/// is a secret.
const NAMES: [&str; 13] = [
    "accesskey",
    "apikey",
    "authorization",
    "cookie",
    "credential",
    "passcode",
    "passphrase",
    "passwd",
    "password",
    "privatekey",
    "pwd",
    "secret",
    "token",
];

/// Parts of names of header fields whose value is the rest of the line.
const LINES: [&str; 2] = ["authorization", "cookie"];

/// Maximum number of nested encodings that are decoded to find a secret.
const DEPTH: usize = 3;

/// Maximum length of a name, in bytes, if nothing marks where it begins.
const NAME: usize = 64;

/// Returns `true` if the value of a field with this name is a secret, in whatever way the name is
/// encoded.
pub(crate) fn is_secret_name(name: &str) -> bool {
    let mut name = unescaped(name);
    for _ in 0..DEPTH {
        match percent_decoded(&name) {
            Some(decoded) => name = decoded.into(),
            None => break,
        }
    }
    has_part(&name, &NAMES)
}

fn has_part(name: &str, parts: &[&str]) -> bool {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    parts.iter().any(|part| name.contains(part))
}

/// Decodes one layer of the percent-encoding of a text; `None` if the text has none. Bytes that are
/// not UTF-8 become U+FFFD.
pub(crate) fn percent_decoded(text: &str) -> Option<String> {
    let decoded: Cow<'_, [u8]> = percent_decode_str(text).into();
    match decoded {
        Cow::Borrowed(_) => None,
        Cow::Owned(bytes) => Some(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// Hides the secrets in a value.
pub(crate) fn hide_in(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(hide_in),
        Value::Object(members) => {
            members
                .iter_mut()
                .for_each(|(name, value)| match is_secret_name(name) {
                    true => hide_all_in(value),
                    false => hide_in(value),
                })
        }
        _ => {}
    }
}

fn hide_all_in(value: &mut Value) {
    match value {
        Value::Null | Value::Bool(_) => {}
        Value::Number(_) | Value::String(_) => *value = HIDDEN.into(),
        Value::Array(items) => items.iter_mut().for_each(hide_all_in),
        Value::Object(members) => members.values_mut().for_each(hide_all_in),
    }
}

/// Returns a text without its secrets. The text may be JSON or the beginning of JSON, a form, or
/// any other text with names and values. All other parts are unchanged.
pub(crate) fn without_secrets(text: &str) -> String {
    JsonText::of(text, DEPTH).redacted()
}

/// A reader of JSON that hides the secrets. It stops at the first token that is not JSON.
struct JsonText<'a> {
    text: &'a str,
    at: usize,
    out: String,
    /// The lists and objects that are open at the current position.
    open: Vec<Container>,
    /// True if the name of the latest member is that of a secret.
    is_secret: bool,
    /// Start of the current member or element, in the text and in the output.
    begin: (usize, usize),
    /// Number of levels of nested texts that may still be read.
    depth: usize,
}

#[derive(Clone, Copy)]
struct Container {
    is_list: bool,
    /// True if every value in the list or object is a secret.
    is_secret: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Value,
    ValueOrEnd,
    Name,
    NameOrEnd,
    Colon,
    CommaOrEnd,
}

impl<'a> JsonText<'a> {
    fn of(text: &'a str, depth: usize) -> JsonText<'a> {
        JsonText {
            text,
            at: 0,
            out: String::with_capacity(text.len()),
            open: Vec::new(),
            is_secret: false,
            begin: (0, 0),
            depth,
        }
    }

    fn redacted(mut self) -> String {
        let mut expected = Expected::Value;
        loop {
            let rest = &self.text[self.at..];
            let blank = rest.len()
                - rest
                    .trim_start_matches([' ', '\t', '\r', '\n', '\u{feff}'])
                    .len();
            self.copy(blank);
            let Some(first) = self.text[self.at..].chars().next() else {
                return self.out;
            };
            expected = match self.step(expected, first) {
                Some(expected) => expected,
                None => return self.not_json(),
            };
        }
    }

    /// Reads one token. Returns the kind of token that may follow; `None` if the token is not JSON.
    fn step(&mut self, expected: Expected, first: char) -> Option<Expected> {
        use Expected::{Colon, CommaOrEnd, Name, NameOrEnd, Value, ValueOrEnd};
        let is_value = matches!(expected, Value | ValueOrEnd);
        let is_name = matches!(expected, Name | NameOrEnd);
        if is_name || (is_value && self.open.last().is_none_or(|open| open.is_list)) {
            self.begin = (self.at, self.out.len());
        }
        match first {
            '{' | '[' if is_value => {
                let container = Container {
                    is_list: first == '[',
                    is_secret: self.hides(),
                };
                self.copy(1);
                self.open.push(container);
                Some(if container.is_list {
                    ValueOrEnd
                } else {
                    NameOrEnd
                })
            }
            ']' | '}' if matches!(expected, ValueOrEnd | NameOrEnd | CommaOrEnd) => {
                let open = self.open.last()?;
                if open.is_list != (first == ']') {
                    return None;
                }
                self.open.pop();
                self.copy(1);
                Some(self.after_value())
            }
            ',' if expected == CommaOrEnd => {
                let is_list = self.open.last()?.is_list;
                self.copy(1);
                Some(if is_list { Value } else { Name })
            }
            ':' if expected == Colon => {
                self.copy(1);
                Some(Value)
            }
            '"' if is_name => {
                let (inner, length) = quoted(&self.text[self.at..]);
                self.is_secret = is_secret_name(inner);
                self.copy(length);
                Some(Colon)
            }
            '"' if is_value => {
                self.text_value();
                Some(self.after_value())
            }
            _ if is_value => {
                self.literal()?;
                Some(self.after_value())
            }
            _ => None,
        }
    }

    fn copy(&mut self, bytes: usize) {
        self.out.push_str(&self.text[self.at..self.at + bytes]);
        self.at += bytes;
    }

    /// Returns `true` if the next value is a secret or a part of one.
    fn hides(&self) -> bool {
        self.open
            .last()
            .is_some_and(|open| open.is_secret || (!open.is_list && self.is_secret))
    }

    fn after_value(&mut self) -> Expected {
        self.begin = (self.at, self.out.len());
        match self.open.is_empty() {
            // A new value may follow, because the text may contain several lines of JSON.
            true => Expected::Value,
            false => Expected::CommaOrEnd,
        }
    }

    fn text_value(&mut self) {
        let (inner, length) = quoted(&self.text[self.at..]);
        let is_whole = length == inner.len() + 2;
        self.out.push('"');
        if self.hides() {
            self.out.push_str(HIDDEN);
        } else {
            let text = unescaped(inner);
            let clean = within_text(&text, self.depth);
            match clean == text {
                true => self.out.push_str(inner),
                false => {
                    let json = Value::from(clean).to_string();
                    self.out.push_str(&json[1..json.len() - 1]);
                }
            }
        }
        if is_whole {
            self.out.push('"');
        }
        self.at += length;
    }

    /// Reads a number or a word; `None` if the next token is neither.
    fn literal(&mut self) -> Option<()> {
        let rest = &self.text[self.at..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let is_number = word.starts_with(|c: char| c.is_ascii_digit() || c == '-')
            && word
                .bytes()
                .all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte));
        let is_word = !word.is_empty()
            && ["true", "false", "null"].iter().any(|known| {
                // The text may end within the word.
                *known == word || (known.starts_with(word) && word.len() == rest.len())
            });
        match (is_number, is_word) {
            (true, _) if self.hides() => {
                self.out.push_str(&format!("\"{HIDDEN}\""));
                self.at += word.len();
            }
            (true, _) | (_, true) => self.copy(word.len()),
            _ => return None,
        }
        Some(())
    }

    /// Adds the rest of the text to the output, and returns the output. The rest is not JSON, and
    /// begins with the member that cannot be read. Its secrets are recognised by the names alone.
    fn not_json(mut self) -> String {
        if self.open.last().is_some_and(|open| open.is_secret) {
            self.out.push_str(HIDDEN);
            return self.out;
        }
        let (at, shown) = self.begin;
        self.out.truncate(shown);
        self.out.push_str(&by_names(&self.text[at..]));
        self.out
    }
}

/// Returns the text within the quotation marks at the beginning of `text`, and its length including
/// the marks. The closing mark may be missing.
fn quoted(text: &str) -> (&str, usize) {
    let inner = text.get(1..).unwrap_or_default();
    match end_of_quotation(inner, "\"") {
        Some(end) => (&inner[..end], end + 2),
        None => (inner, text.len()),
    }
}

/// Returns the index of the mark that ends a quotation; `None` if there is none. `mark` is the
/// opening quotation mark with its backslashes. A mark after an odd number of further backslashes
/// is part of the quoted text.
fn end_of_quotation(text: &str, mark: &str) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from + text[from..].find(mark)?;
        let before = text[..at].bytes().rev();
        let escapes = before.take_while(|byte| *byte == b'\\').count();
        if escapes % 2 == 0 {
            return Some(at);
        }
        from = at + 1;
    }
}

/// Decodes the escapes of a JSON string.
fn unescaped(inner: &str) -> Cow<'_, str> {
    if !inner.contains('\\') {
        return inner.into();
    }
    if let Ok(text) = serde_json::from_str::<String>(&format!("\"{inner}\"")) {
        return text.into();
    }
    // The string ends in the middle, or is not valid JSON.
    let mut text = String::with_capacity(inner.len());
    let mut rest = inner.chars();
    while let Some(c) = rest.next() {
        let next = match c {
            '\\' => rest.next(),
            c => {
                text.push(c);
                continue;
            }
        };
        let code = next
            .filter(|next| matches!(next, 'u' | 'U'))
            .and_then(|_| rest.as_str().get(..4))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match code {
            Some(code) => {
                text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                rest.nth(3);
            }
            None => text.extend(next),
        }
    }
    text.into()
}

/// Hides the secrets in the text of a value. The text may itself be JSON, or contain a query.
fn within_text(text: &str, depth: usize) -> String {
    if depth > 0 && text.trim_start().starts_with(['{', '[']) {
        return JsonText::of(text, depth - 1).redacted();
    }
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    while let Some(at) = text[from..].find('=') {
        let at = from + at;
        let name = &text[from..at];
        let ends = |c: char| c.is_whitespace() || "?&;#\"'<>(),".contains(c);
        let begin = name.rfind(ends).map_or(0, |end| end + 1);
        out.push_str(&text[from..=at]);
        from = at + 1;
        if is_secret_name(&name[begin..]) {
            let ends = |c: char| c.is_whitespace() || "&#\"'<>".contains(c);
            let end = text[from..].find(ends).unwrap_or(text.len() - from);
            if end > 0 {
                out.push_str(HIDDEN);
            }
            from += end;
        }
    }
    out.push_str(&text[from..]);
    out
}

/// Hides the secrets in a text that is not JSON. A name is recognised by the colon, the equals sign
/// or the end of a tag that follows it.
fn by_names(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut from, mut look) = (0, 0);
    // The latest start and end of a tag are stored, since a new search for them at each `:` or `=`
    // would take quadratic time for a long text.
    let (mut begun, mut ended) = (None, None);
    while let Some(at) = text[look..].find([':', '=', '<', '>']) {
        let at = look + at;
        look = at + 1;
        let sign = text.as_bytes()[at];
        let name = match sign {
            b'<' => {
                begun = Some(at);
                continue;
            }
            b'>' => {
                let open = begun.filter(|_| begun > ended);
                ended = Some(at);
                open.map_or("", |open| name_of_tag(&text[open + 1..at]))
            }
            _ => {
                let since = |place: Option<usize>| place.filter(|place| *place >= from);
                let is_in_tag = since(begun) > since(ended);
                name_before(&text[from..at], is_in_tag)
            }
        };
        if !is_secret_name(name) {
            continue;
        }
        out.push_str(&text[from..=at]);
        let value = RedactedValue::of(&text[at + 1..], sign, has_part(&unescaped(name), &LINES));
        out.push_str(&value.shown);
        from = at + 1 + value.length;
        look = from;
    }
    out.push_str(&text[from..]);
    out
}

/// Returns the name at the beginning of a tag.
fn name_of_tag(tag: &str) -> &str {
    let end = tag.find(char::is_whitespace).unwrap_or(tag.len());
    // End tags, comments, declarations and empty elements have no content.
    match tag.starts_with(['/', '!', '?']) || tag.ends_with('/') {
        true => "",
        false => &tag[..end],
    }
}

/// Returns the name at the end of a text. Within a tag, spaces separate names; elsewhere, a name
/// may contain spaces.
fn name_before(before: &str, is_in_tag: bool) -> &str {
    let marked = before.trim_end();
    let bare = marked.trim_end_matches(['"', '\'', '`', '\\']);
    let mark = marked[bare.len()..].chars().next_back();
    let ends = |c: char| "\n\r{}[]()<>,&;?\"'=:`".contains(c) || (is_in_tag && c == ' ');
    let quotation = mark.and_then(|mark| bare.rfind(mark));
    let begin = match quotation.filter(|begin| bare.len() - begin <= NAME) {
        Some(begin) => begin + 1,
        None => bare.rfind(ends).map_or(0, |end| end + 1),
    };
    let mut begin = begin.max(bare.len().saturating_sub(NAME));
    while !bare.is_char_boundary(begin) {
        begin += 1;
    }
    &bare[begin..]
}

/// A value that was hidden: its replacement, and the length of the value in the text.
struct RedactedValue {
    shown: String,
    length: usize,
}

impl RedactedValue {
    /// Hides the value at the beginning of `text`. `sign` is the `:`, `=` or `>` before it.
    fn of(text: &str, sign: u8, is_line: bool) -> RedactedValue {
        let value = text
            .trim_start_matches(|c: char| c.is_whitespace() || (sign != b'>' && "=:>".contains(c)));
        let blank = &text[..text.len() - value.len()];
        let escapes = value.len() - value.trim_start_matches('\\').len();
        let first = value[escapes..].chars().next();
        let (shown, length) = match first {
            None => (String::new(), value.len()),
            _ if sign == b'>' => (HIDDEN.to_owned(), value.find('<').unwrap_or(value.len())),
            Some('"' | '\'' | '`') => {
                let mark = &value[..=escapes];
                let inner = &value[mark.len()..];
                match end_of_quotation(inner, mark) {
                    Some(end) => (format!("{mark}{HIDDEN}{mark}"), end + 2 * mark.len()),
                    None => (format!("{mark}{HIDDEN}"), value.len()),
                }
            }
            Some('{' | '[') => (HIDDEN.to_owned(), end_of_brackets(value)),
            Some(_) => {
                let ends: &[char] = match sign {
                    _ if is_line => &['\n'],
                    b':' => &['\n', ',', '}', ']'],
                    _ => &['\n', '&'],
                };
                let end = value.find(ends).unwrap_or(value.len());
                (HIDDEN.to_owned(), end)
            }
        };
        let shown = match length {
            0 => blank.to_owned(),
            _ => format!("{blank}{shown}"),
        };
        RedactedValue {
            shown,
            length: blank.len() + length,
        }
    }
}

/// Returns the index after the closing bracket of the list or object at the beginning of a text;
/// the length of the text if there is none.
fn end_of_brackets(text: &str) -> usize {
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_with_the_name_of_a_secret_are_hidden() {
        for (text, shown) in [
            (r#"{"Value": 0.5}"#, r#"{"Value": 0.5}"#),
            (
                r#"{"api_key": "abc", "name": "x"}"#,
                r#"{"api_key": "***", "name": "x"}"#,
            ),
            (
                r#"{"Password":"a\"b","b":"c"}"#,
                r#"{"Password":"***","b":"c"}"#,
            ),
            (r#"{"token":1,"b":"c"}"#, r#"{"token":"***","b":"c"}"#),
            (
                r#"{"token":null,"secret":true,"b":1e3}"#,
                r#"{"token":null,"secret":true,"b":1e3}"#,
            ),
            (r#"{"X-API-Key":"cut in the mid"#, r#"{"X-API-Key":"***"#),
            // Secrets in lists and objects are hidden at any depth. Values after them are shown.
            (
                r#"[{"tokens": ["a", ["b"], {"c": "d", "e": 5}], "f": "g"}]"#,
                r#"[{"tokens": ["***", ["***"], {"c": "***", "e": "***"}], "f": "g"}]"#,
            ),
            (
                r#"{"a":{"b":[{"PASSWORD":"x"}]},"c":"d"}"#,
                r#"{"a":{"b":[{"PASSWORD":"***"}]},"c":"d"}"#,
            ),
            (
                r#"{"Cookie":["a=b","c"],"Set-Cookie":"d","credentials":{"user":"e"}}"#,
                r#"{"Cookie":["***","***"],"Set-Cookie":"***","credentials":{"user":"***"}}"#,
            ),
            // These names contain escapes.
            (
                r#"{"pass\u0077ord":"x","\u0041PI\u005fKEY":"y","n":"\u0077"}"#,
                r#"{"pass\u0077ord":"***","\u0041PI\u005fKEY":"***","n":"\u0077"}"#,
            ),
            // These texts contain JSON and queries.
            (
                r#"{"body":"{\"password\": \"x\", \"a\": \"\\\"\"}"}"#,
                r#"{"body":"{\"password\": \"***\", \"a\": \"\\\"\"}"}"#,
            ),
            (
                r#"{"url":"https://h/p?a=b&access_token=x&c=d","line":"a=b"}"#,
                r#"{"url":"https://h/p?a=b&access_token=***&c=d","line":"a=b"}"#,
            ),
            // A second line of JSON follows.
            (
                "{\"token\":\"x\"}\n{\"token\":\"y\"} ",
                "{\"token\":\"***\"}\n{\"token\":\"***\"} ",
            ),
            // Texts that are shown on air are not secrets.
            (
                r#"{"data":{"headline":"The secret: it's a = b"}}"#,
                r#"{"data":{"headline":"The secret: it's a = b"}}"#,
            ),
        ] {
            assert_eq!(without_secrets(text), shown, "{text}");
        }
    }

    #[test]
    fn what_is_not_json_is_read_as_far_as_it_has_names() {
        for (text, shown) in [
            ("no JSON \" at all", "no JSON \" at all"),
            ("a=b&password=x%20y&c=d", "a=b&password=***&c=d"),
            ("a=b&pass%77ord=x&c=", "a=b&pass%77ord=***&c="),
            (
                "{'password': 'it\\'s', 'a': 'b'}",
                "{'password': '***', 'a': 'b'}",
            ),
            ("{password: x, a: b}", "{password: ***, a: b}"),
            (
                r#"{"password": 'x', "a": "b"}"#,
                r#"{"password": '***', "a": "b"}"#,
            ),
            (
                r#"{"password" = "x"; "a": "b"}"#,
                r#"{"password" = "***"; "a": "b"}"#,
            ),
            (
                r#"{"a": "b" "password": "x"}"#,
                r#"{"a": "b" "password": "***"}"#,
            ),
            (
                r#"{"a": b, "pass\u0077ord": "x"}"#,
                r#"{"a": b, "pass\u0077ord": "***"}"#,
            ),
            (
                r#"junk {"token": ["x", {"y": "]"}], "a": 1}"#,
                r#"junk {"token": ***, "a": 1}"#,
            ),
            (r#""{\"token\": \"x\"}"#, r#""{\"token\": \"***\"}"#),
            (
                r#"x {\"token\": \"y\", \"a\": \"b\"}"#,
                r#"x {\"token\": \"***\", \"a\": \"b\"}"#,
            ),
            (
                r#"{"tokens": ["x", oops, "y"], "a": 1}"#,
                r#"{"tokens": ["***", ***"#,
            ),
            (
                "Authorization: Bearer x, y\r\nCookie: a=b; c=d\nAccept: z",
                "Authorization: ***\nCookie: ***\nAccept: z",
            ),
            (
                "<a><password kind=\"b\">x</password><c>d</c></a>",
                "<a><password kind=\"b\">***</password><c>d</c></a>",
            ),
            (
                "<password token=\"x\">y</password>",
                "<password token=\"***\">***</password>",
            ),
            ("<a token=\"x\" b='c'/>", "<a token=\"***\" b='c'/>"),
            ("my api key: x", "my api key: ***"),
            ("password=", "password="),
            (
                "\u{e4}\u{1f600}password=\u{e4}&b",
                "\u{e4}\u{1f600}password=***&b",
            ),
        ] {
            assert_eq!(without_secrets(text), shown, "{text}");
        }
    }

    #[test]
    fn any_text_has_an_end() {
        let text = r#"{"a":[1,{"token":"\u00e4\\"}],'b':<c>"#;
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            for begin in (0..end).filter(|begin| text.is_char_boundary(*begin)) {
                let _ = without_secrets(&text[begin..end]);
            }
        }
        let deep = "[".repeat(100_000);
        assert_eq!(without_secrets(&deep), deep);
    }

    #[test]
    fn values_are_hidden_at_every_depth() {
        let mut value: Value =
            serde_json::from_str(r#"[{"token":[1,null,{"a":"b"}],"c":{"Password":"d","e":"f"}}]"#)
                .unwrap();
        hide_in(&mut value);
        assert_eq!(
            value.to_string(),
            r#"[{"token":["***",null,{"a":"***"}],"c":{"Password":"***","e":"f"}}]"#
        );
    }
}
