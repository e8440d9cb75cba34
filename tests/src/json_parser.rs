//! A strict JSON reader of our own, so that the suite does not judge the client by the
//! client's own means.

use crate::json::Json;

/// How deep values may nest: as deep as they are sent, with what a case has around them.
const DEPTH: usize = 140;

/// Reads one JSON text; the error names the byte at which it stops being one.
pub(crate) fn parse(text: &str) -> Result<Json, String> {
    let mut parser = Parser {
        text,
        bytes: text.as_bytes(),
        at: 0,
    };
    parser.skip_space();
    let value = parser.value(0)?;
    parser.skip_space();
    if parser.at < parser.bytes.len() {
        return Err(parser.fault("more text after the value"));
    }
    Ok(value)
}

struct Parser<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn fault(&self, what: &str) -> String {
        let before = &self.bytes[..self.at.min(self.bytes.len())];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        format!("line {line}, byte {}: {what}", self.at)
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json, String> {
        if self.bytes[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            return Ok(value);
        }
        Err(self.fault("a value is expected"))
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > DEPTH {
            return Err(self.fault("nested too deep"));
        }
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => self.string().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b't') => self.word("true", Json::Bool(true)),
            Some(b'f') => self.word("false", Json::Bool(false)),
            Some(b'n') => self.word("null", Json::Null),
            _ => Err(self.fault("a value is expected")),
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, String> {
        self.at += 1;
        let mut items = Vec::new();
        self.skip_space();
        if self.take(b']') {
            return Ok(Json::List(items));
        }
        loop {
            self.skip_space();
            items.push(self.value(depth + 1)?);
            self.skip_space();
            if self.take(b']') {
                return Ok(Json::List(items));
            }
            if !self.take(b',') {
                return Err(self.fault("`,` or `]` is expected"));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        self.at += 1;
        let mut members: Vec<(String, Json)> = Vec::new();
        self.skip_space();
        if self.take(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_space();
            if self.peek() != Some(b'"') {
                return Err(self.fault("a key is expected"));
            }
            let key = self.string()?;
            if members.iter().any(|(name, _)| *name == key) {
                return Err(self.fault(&format!("the key {key:?} stands twice in one object")));
            }
            self.skip_space();
            if !self.take(b':') {
                return Err(self.fault("`:` is expected"));
            }
            self.skip_space();
            members.push((key, self.value(depth + 1)?));
            self.skip_space();
            if self.take(b'}') {
                return Ok(Json::Object(members));
            }
            if !self.take(b',') {
                return Err(self.fault("`,` or `}` is expected"));
            }
        }
    }

    fn digits(&mut self) -> Result<(), String> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at == start {
            return Err(self.fault("a digit is expected"));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Json, String> {
        let start = self.at;
        self.take(b'-');
        if !self.take(b'0') {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.digits()?;
        }
        let token = &self.text[start..self.at];
        let finite = token.parse::<f64>().is_ok_and(f64::is_finite);
        if !finite {
            return Err(self.fault("a number that no double holds"));
        }
        Ok(Json::Number(token.to_owned()))
    }

    fn string(&mut self) -> Result<String, String> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=0x1f)) {
                self.at += 1;
            }
            out.push_str(&self.text[start..self.at]);
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => {
                    self.at += 1;
                    out.push(self.escape()?);
                }
                Some(_) => return Err(self.fault("a control character inside a string")),
                None => return Err(self.fault("the string does not end")),
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        let letter = self.peek();
        self.at += 1;
        Ok(match letter {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.escaped_unit(),
            _ => return Err(self.fault("an escape that JSON does not know")),
        })
    }

    fn escaped_unit(&mut self) -> Result<char, String> {
        let high = self.hex()?;
        let code = if (0xd800..0xdc00).contains(&high) {
            if !(self.take(b'\\') && self.take(b'u')) {
                return Err(self.fault("half of a surrogate pair"));
            }
            let low = self.hex()?;
            if !(0xdc00..0xe000).contains(&low) {
                return Err(self.fault("half of a surrogate pair"));
            }
            0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)
        } else {
            high
        };
        char::from_u32(code).ok_or_else(|| self.fault("half of a surrogate pair"))
    }

    fn hex(&mut self) -> Result<u32, String> {
        let digits = self.text.get(self.at..self.at + 4);
        let plain = digits.filter(|text| text.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let code = plain.and_then(|text| u32::from_str_radix(text, 16).ok());
        let code = code.ok_or_else(|| self.fault("four hexadecimal digits are expected"))?;
        self.at += 4;
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn what_is_json_is_read() {
        for text in [
            "null",
            " true ",
            "[]",
            "{}",
            "-0",
            "0.5e-3",
            "1E+2",
            "\"\"",
            "[[],{\"\":0}]",
            r#""\u00e4\ud83c\udfac\/\b\f""#,
            "12345678901234567890",
        ] {
            parse(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        }
    }

    #[test]
    fn what_is_not_is_refused() {
        for text in [
            "",
            "nul",
            "[1,]",
            "{\"a\":1,}",
            "01",
            "1.",
            ".5",
            "+1",
            "1e",
            "- 1",
            "'a'",
            "{a:1}",
            "[1 2]",
            "[1",
            "\"a",
            "\"\t\"",
            r#""\x""#,
            r#""\ud800""#,
            r#""\udc00""#,
            r#""\u12g4""#,
            "{\"a\":1,\"a\":2}",
            "1 2",
            "1e999",
            "NaN",
            "{\"a\"}",
            "\u{feff}1",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
        assert!(parse(&"[".repeat(200)).unwrap_err().contains("too deep"));
    }
}
