//! Finds in one pass whether a body is just as documented, without making anything of it.
//!
//! What passes is JSON that [`crate::json_body`] reads without an error, with every documented field of
//! each record in its documented form, and with integers that a double holds exactly. What does not
//! pass may be readable all the same: long numbers, escaped member names, deep nesting and objects
//! with many members are left to the reader, which also says what is wrong.

use std::ops::Range;

use crate::schema::operation::ResponseType;
use crate::schema::records::Record;
use crate::schema::types::{FieldInfo, FieldType, Presence, RecordInfo};
use crate::types::Renderer;
use crate::value::context::DecodeContext;

/// How deep arrays and objects may be nested. The reader goes twice as deep.
const MAX_DEPTH: usize = 64;

/// How many members an object without documentation may have: each name is compared with all before it.
const MAX_MEMBERS: usize = 32;

/// How many digits an integer may have: any of 15 is exact in a double.
const MAX_DIGITS: usize = 15;

/// How many characters a number may have: with an exponent of two digits, none is too large or too small
/// for a double.
const MAX_NUMBER: usize = 40;

/// How many bytes are passed between two looks at the clock.
const CHECK_INTERVAL: usize = 64 * 1024;

/// Whether a body is in the documented form. False also where the call must end.
pub(crate) fn is_documented(
    body: &str,
    expected: ResponseType,
    context: &DecodeContext<'_>,
) -> bool {
    let mut scanner = Scanner::new(body, context);
    let passed = match expected {
        ResponseType::List(record) => scanner.document(|it| it.list(&FieldType::Record(record))),
        ResponseType::Record(record) => scanner.document(|it| it.record(record)),
        _ => None,
    };
    passed.is_some()
}

/// Where each record of a list is, if the list is in the documented form.
pub(crate) fn places(
    body: &str,
    record: &'static RecordInfo,
    context: &DecodeContext<'_>,
) -> Option<Vec<Range<u32>>> {
    // Then every place fits.
    u32::try_from(body.len()).ok()?;
    let mut places = Vec::new();
    Scanner::new(body, context).document(|it| {
        it.elements(|it| {
            let start = it.at;
            it.record(record)?;
            places.push(start as u32..it.at as u32);
            Some(())
        })
    })?;
    Some(places)
}

/// A text, and how much of it has passed. `None` is returned for what does not.
struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
    depth: usize,
    /// The names of the members of the objects around this place, without documented ones.
    names: Vec<&'a [u8]>,
    /// Where the clock was looked at.
    checked: usize,
    context: &'a DecodeContext<'a>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str, context: &'a DecodeContext<'a>) -> Self {
        Self {
            text: text.as_bytes(),
            at: 0,
            depth: 0,
            names: Vec::new(),
            checked: 0,
            context,
        }
    }

    /// This and nothing else.
    fn document(&mut self, content: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        self.space();
        content(self)?;
        self.space();
        (self.at == self.text.len()).then_some(())
    }

    /// A value of this type in the documented form.
    fn typed(&mut self, shape: &FieldType) -> Option<()> {
        match shape {
            FieldType::Boolean => match self.peek()? {
                b't' => self.literal(b"true"),
                _ => self.literal(b"false"),
            },
            FieldType::RendererRef if self.peek()? == b'{' => self.record(Renderer::INFO),
            FieldType::Integer | FieldType::RendererRef => self.integer(),
            FieldType::Id(id) if !id.text => self.integer(),
            FieldType::Text | FieldType::Enum(_) | FieldType::Id(_) => self.string().map(drop),
            FieldType::Value => self.value(),
            FieldType::Object => self.object(None),
            FieldType::List(element) => self.list(element),
            FieldType::RecordMap(member) => self.object(Some(member)),
            FieldType::Record(record) => self.record(record),
            // Of bodies, which are sent.
            FieldType::Seconds | FieldType::NonEmptyString | FieldType::Body(_) => None,
        }
    }

    /// An object with all documented fields, each once.
    fn record(&mut self, record: &RecordInfo) -> Option<()> {
        self.open(b'{')?;
        let first = self.names.len();
        let (mut came, mut next) = (0_u32, 0);
        let mut more = !self.closes(b'}');
        while more {
            let fields = record.fields;
            // Hubs mostly send them in order.
            let expected = fields.get(next).filter(|field| self.is_named(field.wire));
            let (place, name) = match expected {
                Some(_) => (Some(next), &[][..]),
                None => {
                    let name = self.name()?;
                    let is_it = |field: &FieldInfo| field.wire.as_bytes() == name;
                    (fields.iter().position(is_it), name)
                }
            };
            match place {
                Some(at) => {
                    if came & 1 << at != 0 {
                        return None;
                    }
                    came |= 1 << at;
                    next = at + 1;
                    let field = &fields[at];
                    match field.presence {
                        Presence::Optional if self.peek()? == b'n' => self.literal(b"null")?,
                        _ => self.typed(&field.shape)?,
                    }
                }
                None => {
                    self.remember(first, name)?;
                    self.value()?;
                }
            }
            more = self.goes_on(b'}')?;
        }
        self.names.truncate(first);
        (came.count_ones() as usize == record.fields.len()).then_some(())
    }

    /// An object with members of any name, of this type or of any.
    fn object(&mut self, member: Option<&FieldType>) -> Option<()> {
        self.open(b'{')?;
        let first = self.names.len();
        let mut more = !self.closes(b'}');
        while more {
            let name = self.name()?;
            self.remember(first, name)?;
            match member {
                Some(shape) => self.typed(shape)?,
                None => self.value()?,
            }
            more = self.goes_on(b'}')?;
        }
        self.names.truncate(first);
        Some(())
    }

    /// Refuses a name that came before in this object, and those that serde_json has for itself.
    fn remember(&mut self, first: usize, name: &'a [u8]) -> Option<()> {
        let before = &self.names[first..];
        if before.len() == MAX_MEMBERS || name.first() == Some(&b'$') || before.contains(&name) {
            return None;
        }
        self.names.push(name);
        Some(())
    }

    fn list(&mut self, element: &FieldType) -> Option<()> {
        self.elements(|it| it.typed(element))
    }

    fn elements(&mut self, mut element: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.open(b'[')?;
        let mut more = !self.closes(b']');
        while more {
            element(self)?;
            if self.at - self.checked > CHECK_INTERVAL {
                self.checked = self.at;
                self.context.look().ok()?;
            }
            more = self.goes_on(b']')?;
        }
        Some(())
    }

    /// Any JSON.
    fn value(&mut self) -> Option<()> {
        match self.peek()? {
            b'{' => self.object(None),
            b'[' => self.list(&FieldType::Value),
            b'"' => self.string().map(drop),
            b't' => self.literal(b"true"),
            b'f' => self.literal(b"false"),
            b'n' => self.literal(b"null"),
            _ => self.number().map(drop),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn byte(&mut self, expected: u8) -> Option<()> {
        (self.peek()? == expected).then(|| self.at += 1)
    }

    fn literal(&mut self, word: &[u8]) -> Option<()> {
        let is_here = self.text[self.at..].starts_with(word);
        is_here.then(|| self.at += word.len())
    }

    /// Goes into an array or object.
    fn open(&mut self, bracket: u8) -> Option<()> {
        self.byte(bracket)?;
        self.depth += 1;
        self.space();
        (self.depth <= MAX_DEPTH).then_some(())
    }

    /// Goes out of it, where it ends here.
    fn closes(&mut self, bracket: u8) -> bool {
        let closes = self.byte(bracket).is_some();
        if closes {
            self.depth -= 1;
        }
        closes
    }

    /// Whether another element follows.
    fn goes_on(&mut self, bracket: u8) -> Option<bool> {
        self.space();
        if self.closes(bracket) {
            return Some(false);
        }
        self.byte(b',')?;
        self.space();
        Some(true)
    }

    /// The name of a member, up to its value. It has no escapes, so that names are equal where their
    /// bytes are.
    fn name(&mut self) -> Option<&'a [u8]> {
        let begin = self.at + 1;
        let escaped = self.string()?;
        let name = &self.text[begin..self.at - 1];
        self.space();
        self.byte(b':')?;
        self.space();
        (!escaped).then_some(name)
    }

    /// Whether the next member has this name: then the text is passed up to its value.
    fn is_named(&mut self, name: &str) -> bool {
        let rest = self.text[self.at..].strip_prefix(b"\"");
        let rest = rest.and_then(|rest| rest.strip_prefix(name.as_bytes()));
        let is_named = rest.is_some_and(|rest| rest.starts_with(b"\":"));
        if is_named {
            self.at += name.len() + 3;
            self.space();
        }
        is_named
    }

    /// A text; returns whether it has escapes.
    fn string(&mut self) -> Option<bool> {
        self.byte(b'"')?;
        let mut escaped = false;
        loop {
            self.at += plain(&self.text[self.at..]);
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(escaped);
                }
                b'\\' => {
                    self.at += 1;
                    self.escape()?;
                    escaped = true;
                }
                // A control character.
                _ => return None,
            }
        }
    }

    fn escape(&mut self) -> Option<()> {
        let kind = self.peek()?;
        self.at += 1;
        match kind {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(()),
            b'u' => match self.code_unit()? {
                0xD800..=0xDBFF => {
                    self.literal(b"\\u")?;
                    let low = self.code_unit()?;
                    matches!(low, 0xDC00..=0xDFFF).then_some(())
                }
                0xDC00..=0xDFFF => None,
                _ => Some(()),
            },
            _ => None,
        }
    }

    fn code_unit(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        digits.iter().try_fold(0, |unit, digit| {
            let digit = char::from(*digit).to_digit(16)?;
            Some(unit << 4 | u16::try_from(digit).ok()?)
        })
    }

    fn integer(&mut self) -> Option<()> {
        self.number()?.then_some(())
    }

    /// A number; returns whether it is written as an integer.
    fn number(&mut self) -> Option<bool> {
        let begin = self.at;
        let _ = self.byte(b'-');
        let leading_zero = self.peek()? == b'0';
        let whole = self.digits()?;
        if leading_zero && whole > 1 {
            return None;
        }
        let mut integer = true;
        if self.byte(b'.').is_some() {
            self.digits()?;
            integer = false;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek()?, b'+' | b'-') {
                self.at += 1;
            }
            if self.digits()? > 2 {
                return None;
            }
            integer = false;
        }
        let fits = match integer {
            true => whole <= MAX_DIGITS,
            false => self.at - begin <= MAX_NUMBER,
        };
        fits.then_some(integer)
    }

    /// At least one digit; returns how many.
    fn digits(&mut self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += count;
        (count > 0).then_some(count)
    }
}

/// How many bytes there are before a quotation mark, a backslash or a control character. Eight are looked
/// at together: most of a body is text.
fn plain(text: &[u8]) -> usize {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGH: u64 = ONES << 7;
    // The lowest byte with its high bit set is the first of its kind; later ones need not be.
    let zero = |word: u64| word.wrapping_sub(ONES) & !word & HIGH;
    let mut at = 0;
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        let word = u64::from_le_bytes(*word);
        let quote = zero(word ^ (ONES * u64::from(b'"')));
        let backslash = zero(word ^ (ONES * u64::from(b'\\')));
        let control = word.wrapping_sub(ONES * 0x20) & !word & HIGH;
        let found = quote | backslash | control;
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    let ends = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    at + rest.iter().position(ends).unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{Engine, LaunchConfig, Property};

    fn passes<T: Record>(body: &str) -> bool {
        let expected = ResponseType::Record(T::INFO);
        is_documented(body, expected, &DecodeContext::unlimited())
    }

    fn value_passes(value: &str) -> bool {
        passes::<Property>(&format!(
            r#"{{"PropertyPath":"a","DisplayName":"b","Value":{value}}}"#
        ))
    }

    #[test]
    fn records_pass_with_all_their_fields_in_the_documented_form() {
        for (body, due) in [
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":null}"#,
                true,
            ),
            (
                " {\n\t\"Value\" : [ ] , \"PropertyPath\":\"a\",\r\"DisplayName\":\"b\" } ",
                true,
            ),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"new":{"a":1}}"#,
                true,
            ),
            (r#"{"PropertyPath":"a","DisplayName":""}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":null,"Value":1}"#,
                false,
            ),
            (r#"{"PropertyPath":7,"DisplayName":"","Value":1}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"Value":1}"#,
                false,
            ),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Value":1,"n":1,"n":1}"#,
                false,
            ),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1}]"#, false),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1,}"#, false),
            (r#"{"PropertyPath":"a","DisplayName":"","Value":1"#, false),
            (r#"{"PropertyPath":"a" "DisplayName":"","Value":1}"#, false),
            (
                r#"{"PropertyPath":"a","DisplayName":"","Val\u0075e":1}"#,
                false,
            ),
            ("", false),
            ("[]", false),
        ] {
            assert_eq!(passes::<Property>(body), due, "{body}");
        }
        assert!(passes::<LaunchConfig>(
            r#"{"id":null,"name":"","renderers":[7,8]}"#
        ));
        assert!(!passes::<LaunchConfig>(
            r#"{"id":"5","name":"","renderers":[7,8]}"#
        ));
        assert!(!passes::<LaunchConfig>(
            r#"{"id":5,"name":"","renderers":["7"]}"#
        ));
        assert!(!passes::<Engine>(r#"{"id":1}"#));
    }

    #[test]
    fn values_pass_where_the_reader_and_a_double_hold_them() {
        for value in [
            "true",
            "false",
            "null",
            "0",
            "-0",
            "-12.5",
            "1e5",
            "1E-99",
            "0.1",
            "999999999999999",
            "[1,[2,[]],{}]",
            r#"{"x":1,"y":2,"z":3}"#,
            r#""\u00e9\n\"\\\/ é""#,
            r#""\ud83d\ude00""#,
            "123.45678901234567",
            r#"{"a":{"a":1},"b":{"a":1}}"#,
        ] {
            assert!(value_passes(value), "{value}");
        }
        for value in [
            "True",
            "nul",
            "01",
            "-",
            "1.",
            ".5",
            "+1",
            "1e",
            "1e100",
            "1000000000000000",
            "NaN",
            "'a'",
            "[1,]",
            "[1 2]",
            "{\"x\"}",
            r#"{"x":1,"x":1}"#,
            r#"{"$serde_json::private::Number":"1"}"#,
            r#""\ud83d""#,
            r#""\ude00""#,
            r#""\ud83dx""#,
            r#""\x""#,
            r#""\u12g4""#,
            "\"a\nb\"",
            "\"a",
            "\"\u{1}\"",
            "//",
            "\u{feff}1",
        ] {
            assert!(!value_passes(value), "{value}");
        }
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(value_passes(&nested(MAX_DEPTH - 1)));
        assert!(!value_passes(&nested(MAX_DEPTH)));
        let members = |count: usize| {
            let members: Vec<_> = (0..count).map(|at| format!("\"m{at}\":0")).collect();
            format!("{{{}}}", members.join(","))
        };
        assert!(value_passes(&members(MAX_MEMBERS)));
        assert!(!value_passes(&members(MAX_MEMBERS + 1)));
    }

    #[test]
    fn the_end_of_a_text_is_found_at_every_place() {
        for length in 0..40 {
            let plain_text: String = "é!x ~\u{7f}".chars().cycle().take(length).collect();
            assert_eq!(plain(plain_text.as_bytes()), plain_text.len());
            for end in ['"', '\\', '\u{1f}', '\0'] {
                let text = format!("{plain_text}{end}\u{1}\"and more");
                assert_eq!(plain(text.as_bytes()), plain_text.len(), "{text:?}");
            }
        }
    }

    /// Bodies that pass, of which the ones below are made.
    const BODIES: [&str; 3] = [
        r#"{"PropertyPath":"a\\b\u00e9","DisplayName":"","Value":[-1.5e-7,0,{"x":1,"y":[]},null]}"#,
        r#"{"PropertyPath":"a","DisplayName":"b","Value":{"x":0.25,"y":1,"z":-2,"w":1e9},"new":[true]}"#,
        r#"{"Value":"\ud83d\ude00","DisplayName":"b","unit":{"a":"b"},"PropertyPath":"a","n":123456}"#,
    ];

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config::with_cases(20_000))]

        #[test]
        fn what_passes_is_read_without_an_error(
            base in 0..BODIES.len(),
            edits in proptest::collection::vec((0_usize..200, 0_u8..3, proptest::sample::select(
                b"{}[]\",:\\0123456789.eE+-truefalsn udVa$\x01\x1f/".to_vec(),
            )), 0..4),
        ) {
            let mut body = BODIES[base].as_bytes().to_vec();
            if edits.is_empty() {
                assert!(passes::<Property>(BODIES[base]));
            }
            for (at, edit, byte) in edits {
                let at = at % body.len();
                match edit {
                    0 => body[at] = byte,
                    1 => body.insert(at, byte),
                    _ => drop(body.remove(at)),
                }
            }
            if let Ok(text) = String::from_utf8(body) && passes::<Property>(&text) {
                let read = Property::from_json(&text);
                assert!(read.is_ok(), "{text}: {read:?}");
                assert!(read.is_ok_and(|read| read.drift().missing.is_empty()));
            }
        }
    }
}
