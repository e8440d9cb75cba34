//! Decodes the escapes of JSON, HTML and percent-encoding in a text. The original position of each
//! byte is kept.

/// The kinds of escapes that are decoded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Json,
    Html,
    Percent,
    Any,
}

/// Maximum number of times that escapes are decoded. Once is not enough, since a page may quote
/// JSON that quotes an address, and the quoted text may itself look like an escape.
const ROUNDS: usize = 4;

/// HTML entities for the characters that a header can contain. Their case is ignored.
const NAMES: &[(&str, u8)] = &[
    ("amp", b'&'),
    ("apos", b'\''),
    ("ast", b'*'),
    ("bsol", b'\\'),
    ("colon", b':'),
    ("comma", b','),
    ("commat", b'@'),
    ("diacriticalgrave", b'`'),
    ("dollar", b'$'),
    ("equals", b'='),
    ("excl", b'!'),
    ("grave", b'`'),
    ("gt", b'>'),
    ("hat", b'^'),
    ("lbrace", b'{'),
    ("lbrack", b'['),
    ("lcub", b'{'),
    ("lowbar", b'_'),
    ("lpar", b'('),
    ("lsqb", b'['),
    ("lt", b'<'),
    ("midast", b'*'),
    ("nbsp", b' '),
    ("num", b'#'),
    ("percnt", b'%'),
    ("period", b'.'),
    ("plus", b'+'),
    ("quest", b'?'),
    ("quot", b'"'),
    ("rbrace", b'}'),
    ("rbrack", b']'),
    ("rcub", b'}'),
    ("rpar", b')'),
    ("rsqb", b']'),
    ("semi", b';'),
    ("sol", b'/'),
    ("tab", b'\t'),
    ("underbar", b'_'),
    ("verbar", b'|'),
    ("vert", b'|'),
    ("verticalline", b'|'),
];

/// Maximum number of bytes between `&` and `;`. A longer name is not an entity, so that each search
/// is short.
const MAX_NAME_LENGTH: usize = 16;

/// The bytes of a text after its escapes were decoded.
pub(crate) struct Unescaped {
    pub(crate) bytes: Vec<u8>,
    /// Position of each byte in the original text, and the end of that text as the last element.
    pub(crate) starts: Vec<usize>,
}

impl Unescaped {
    /// Returns at most 17 different texts: the text itself; the text with the escapes of one kind
    /// decoded; each of these with the escapes of the same or another kind decoded; and the text
    /// with the escapes of all kinds decoded together, 1 to [`ROUNDS`] times.
    pub(crate) fn all(text: &str) -> Vec<Unescaped> {
        let mut all = vec![Unescaped {
            bytes: text.as_bytes().to_vec(),
            starts: (0..=text.len()).collect(),
        }];
        let mut any = all[0].undone(Kind::Any);
        if any.is_none() {
            return all;
        }
        let kinds = [Kind::Json, Kind::Html, Kind::Percent];
        for outer in kinds {
            if let Some(once) = all[0].undone(outer) {
                let twice = kinds.into_iter().filter_map(|inner| once.undone(inner));
                all.extend(twice.collect::<Vec<_>>());
                all.push(once);
            }
        }
        for _ in 0..ROUNDS {
            let Some(once) = any else {
                break;
            };
            any = once.undone(Kind::Any);
            all.push(once);
        }
        all.sort_by(|a, b| a.bytes.cmp(&b.bytes));
        all.dedup_by(|a, b| a.bytes == b.bytes);
        all
    }

    /// Decodes each escape of a kind once. Returns `None` if there is none.
    fn undone(&self, kind: Kind) -> Option<Unescaped> {
        let mut next = Unescaped {
            bytes: Vec::with_capacity(self.bytes.len()),
            starts: Vec::with_capacity(self.starts.len()),
        };
        let mut at = 0;
        while let Some(&byte) = self.bytes.get(at) {
            let decoded = escape(&self.bytes[at..], kind);
            let (stands_for, length) = decoded.unwrap_or((byte.into(), 1));
            for byte in stands_for.bytes() {
                next.bytes.push(*byte);
                next.starts.push(self.starts[at]);
            }
            at += length;
        }
        next.starts.extend(self.starts.last());
        (next.bytes.len() < self.bytes.len()).then_some(next)
    }
}

/// A character in UTF-8, or one byte of a character.
struct Coded([u8; 4], usize);

impl Coded {
    fn bytes(&self) -> &[u8] {
        &self.0[..self.1]
    }
}

impl From<u8> for Coded {
    fn from(byte: u8) -> Self {
        Coded([byte, 0, 0, 0], 1)
    }
}

impl From<char> for Coded {
    fn from(c: char) -> Self {
        let mut bytes = [0; 4];
        let length = c.encode_utf8(&mut bytes).len();
        Coded(bytes, length)
    }
}

/// Returns the content of the escape at the beginning of a text, and the length of the escape in
/// bytes. Returns `None` if there is no escape of this kind.
fn escape(text: &[u8], kind: Kind) -> Option<(Coded, usize)> {
    let of = match text.first()? {
        b'%' => Kind::Percent,
        b'\\' => Kind::Json,
        b'&' => Kind::Html,
        _ => return None,
    };
    if kind != of && kind != Kind::Any {
        return None;
    }
    match *text {
        [b'%', ref rest @ ..] => {
            let byte = hexadecimal(rest.get(..2)?)?;
            Some((u8::try_from(byte).ok()?.into(), 3))
        }
        [b'\\', b'u', ref rest @ ..] => Some((character(hexadecimal(rest.get(..4)?)?), 6)),
        [b'\\', b'x', ref rest @ ..] => Some((character(hexadecimal(rest.get(..2)?)?), 4)),
        [b'\\', short, ..] => {
            let byte = match short {
                b'"' | b'\'' | b'\\' | b'/' => short,
                b'b' => 8,
                b't' => b'\t',
                b'n' => b'\n',
                b'f' => 12,
                b'r' => b'\r',
                _ => return None,
            };
            Some((byte.into(), 2))
        }
        [b'&', ref rest @ ..] => {
            let end = rest
                .iter()
                .take(MAX_NAME_LENGTH + 1)
                .position(|&b| b == b';')?;
            let coded = match rest[..end] {
                [b'#', b'x' | b'X', ref digits @ ..] => character(hexadecimal(digits)?),
                [b'#', ref digits @ ..] => character(number(digits, 10)?),
                ref name => {
                    let mut known = NAMES.iter();
                    let known =
                        known.find(|(known, _)| name.eq_ignore_ascii_case(known.as_bytes()));
                    known?.1.into()
                }
            };
            Some((coded, end + 2))
        }
        _ => None,
    }
}

fn hexadecimal(digits: &[u8]) -> Option<u32> {
    number(digits, 16)
}

fn number(digits: &[u8], radix: u32) -> Option<u32> {
    let plain = digits.iter().all(u8::is_ascii_alphanumeric);
    let text = std::str::from_utf8(digits).ok().filter(|_| plain)?;
    u32::from_str_radix(text, radix).ok()
}

fn character(code: u32) -> Coded {
    match code {
        // This is a no-break space.
        0xA0 => b' '.into(),
        _ => char::from_u32(code)
            .unwrap_or(char::REPLACEMENT_CHARACTER)
            .into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn undone(text: &str) -> Vec<String> {
        let all = Unescaped::all(text);
        let text = |one: &Unescaped| String::from_utf8_lossy(&one.bytes).into_owned();
        all.iter().map(text).collect()
    }

    #[test]
    fn nested_escapes_are_decoded() {
        for (text, expected) in [
            (r#"a\u002Bb\u002b\/\"\x41"#, r#"a+b+/"A"#),
            ("%2B%2b%252B%C3%A9", "+++é"),
            ("&amp;#43;&#43;&#x2b;&QUOT;&Plus;&nbsp;", "+++\"+ "),
            (r"\u0026#43; \\u002b \x2b", "+ + +"),
            // The text was escaped as JSON, and then as HTML.
            (r"\\\&#117;0041", r"\A"),
            ("&amp;%2523", "&#"),
        ] {
            let undone = undone(text);
            assert!(undone.iter().any(|one| one == text), "{undone:?}");
            assert!(undone.iter().any(|one| one == expected), "{undone:?}");
            assert!(undone.len() <= 17);
        }
        for plain in [
            "",
            "50 %",
            "%zz%",
            "a&b;",
            "&#;&#x;&#+1;&nope;",
            r"\u12 \q \",
            "&;",
        ] {
            assert_eq!(undone(plain), [plain]);
        }
    }

    #[test]
    fn each_byte_knows_where_it_stood() {
        let all = Unescaped::all("é%25;&#x2;b%41");
        let once = all.iter().find(|one| one.bytes == "é%;\u{2}bA".as_bytes());
        let starts = once.map(|one| &one.starts[..]);
        assert_eq!(starts, Some(&[0, 1, 2, 5, 6, 11, 12, 15][..]));
    }
}
