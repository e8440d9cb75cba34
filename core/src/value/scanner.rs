//! A scanner for JSON text: the text, the current position in it, and functions for the grammar of
//! JSON.

use std::borrow::Cow;

use super::EXACT;
use super::context::DecodeContext;
use super::vector::NAMES as COMPONENTS;

/// Maximum depth of nested arrays and objects for the scanner. serde_json, which reads all other
/// text, accepts 127 levels.
pub(crate) const MAX_DEPTH: usize = 64;

/// Maximum number of undocumented members of an object. The number is small since each name is
/// compared with all names before it.
pub(crate) const MAX_MEMBERS: usize = 32;

/// Maximum number of digits of an integer. A double represents every integer of 15 digits exactly.
const MAX_DIGITS: usize = 15;

/// Maximum number of characters of a number. No number of this length is too large or too small for
/// a double if its exponent has at most two digits.
const MAX_NUMBER: usize = 40;

/// Number of decimal digits that always fit in 64 bits.
const U64_DIGITS: usize = 19;

/// Powers of ten. A double represents each of them exactly.
const POWERS_OF_TEN: [u64; U64_DIGITS] = {
    let mut powers = [1; U64_DIGITS];
    let mut at = 1;
    while at < U64_DIGITS {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

/// Number of bytes that are scanned between two readings of the clock.
const CHECK_INTERVAL: usize = 64 * 1024;

/// A text and the current position in it. The methods return `None` for text that the scanner does
/// not accept.
pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    /// Names of the undocumented members that were read so far, for all objects that are open at
    /// the current position.
    pub(crate) names: Vec<&'a str>,
    /// Position at which the clock was last read.
    checked: usize,
    pub(crate) context: &'a DecodeContext<'a>,
}

/// A number as it is written, and properties of its form that were determined while it was scanned.
pub(crate) struct Number<'a> {
    text: &'a str,
    is_negative: bool,
    /// Value of all digits before the exponent. It is correct for up to 19 digits.
    digits: u64,
    /// Number of digits before the exponent.
    length: usize,
    /// Number of digits after the decimal point.
    decimals: usize,
    has_exponent: bool,
}

impl Number<'_> {
    /// Returns `true` if the number is written as an integer. This does not include negative zero,
    /// which is kept as a double.
    pub(crate) fn is_integer(&self) -> bool {
        let is_negative_zero = self.is_negative && self.length == 1 && self.digits == 0;
        self.decimals == 0 && !self.has_exponent && !is_negative_zero
    }

    /// Returns the number as an integer; `None` if it is not written as one or does not fit.
    pub(crate) fn integer(&self) -> Option<i64> {
        if !self.is_integer() {
            return None;
        }
        let number = i64::try_from(self.digits).ok()?;
        Some(if self.is_negative { -number } else { number })
    }

    /// Returns the double that is nearest to the number.
    pub(crate) fn double(&self) -> Option<f64> {
        let power = POWERS_OF_TEN.get(self.decimals).copied();
        let number = match power {
            Some(power) if self.length <= U64_DIGITS && !self.has_exponent => {
                if self.digits <= EXACT {
                    // Both numbers are exact as doubles, so the quotient is rounded only once, and
                    // thus correctly.
                    self.digits as f64 / power as f64
                } else {
                    quotient(self.digits, power)
                }
            }
            _ => return self.text.parse().ok(),
        };
        Some(if self.is_negative { -number } else { number })
    }
}

/// Returns the double that is nearest to the quotient of two integers.
fn quotient(number: u64, divisor: u64) -> f64 {
    // The number is shifted so that the quotient has 63 or 64 bits.
    let shift = 63 + number.leading_zeros() - divisor.leading_zeros();
    let (number, divisor) = (u128::from(number) << shift, u128::from(divisor));
    let quotient = (number / divisor) as u64;
    // The quotient has more bits than a double. Its last bit is set if there is a remainder, so
    // that the conversion to a double rounds correctly.
    let is_inexact = u128::from(quotient) * divisor != number;
    let scale = f64::from_bits(u64::from(1023 - shift) << 52);
    (quotient | u64::from(is_inexact)) as f64 * scale
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str, context: &'a DecodeContext<'a>) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            names: Vec::new(),
            checked: 0,
            context,
        }
    }

    /// Reads the whole text. `content` reads all of it except the white space at both ends.
    pub(crate) fn document<T>(
        &mut self,
        content: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        self.space();
        let content = content(self)?;
        self.space();
        (self.at == self.text.len()).then_some(content)
    }

    /// Returns the number of bytes that were scanned.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Returns the text from `start` to the current position.
    pub(crate) fn since(&self, start: usize) -> Option<&'a str> {
        self.text.get(start..self.at)
    }

    /// Reads an object. `value` receives the name of each member and reads its value.
    pub(crate) fn object(
        &mut self,
        mut value: impl FnMut(&mut Self, &'a str) -> Option<()>,
    ) -> Option<()> {
        self.open(b'{')?;
        let first = self.names.len();
        let mut more = !self.closes(b'}');
        while more {
            let name = self.name()?;
            self.remember(first, name)?;
            value(self, name)?;
            more = self.goes_on(b'}')?;
        }
        self.names.truncate(first);
        Some(())
    }

    /// Reads an object with the numbers x, y, z and optionally w in this order, which is the form
    /// of most values. Consumes nothing of any other object.
    pub(crate) fn vector(
        &mut self,
        component: impl FnMut(usize, Number<'a>) -> Option<()>,
    ) -> Option<()> {
        let (at, depth) = (self.at, self.depth);
        let passed = self.components(component);
        if passed.is_none() {
            (self.at, self.depth) = (at, depth);
        }
        passed
    }

    fn components(
        &mut self,
        mut component: impl FnMut(usize, Number<'a>) -> Option<()>,
    ) -> Option<()> {
        self.open(b'{')?;
        for (index, name) in COMPONENTS.iter().enumerate() {
            // The name is compared together with its quotation marks and the colon.
            let name = [b'"', name.as_bytes()[0], b'"', b':'];
            self.rest().starts_with(&name).then_some(())?;
            self.at += name.len();
            self.space();
            let number = self.number()?;
            component(index, number)?;
            if !self.goes_on(b'}')? {
                return (index >= 2).then_some(());
            }
        }
        None
    }

    /// Scans a value of any type without keeping it.
    pub(crate) fn check_value(&mut self) -> Option<()> {
        match self.peek()? {
            b'{' => self
                .vector(|_, _| Some(()))
                .or_else(|| self.object(|it, _| it.check_value())),
            b'[' => self.elements(Self::check_value),
            b'"' => self.string().map(drop),
            b't' | b'f' => self.boolean().map(drop),
            b'n' => self.literal(b"null"),
            _ => self.number().map(drop),
        }
    }

    /// Stores the name of a member. Returns `None` if the name already occurs in this object, if it
    /// begins with `$`, as the names that serde_json reserves do, or if [`MAX_MEMBERS`] names of
    /// the object are stored already.
    pub(crate) fn remember(&mut self, first: usize, name: &'a str) -> Option<()> {
        let before = &self.names[first..];
        if before.len() == MAX_MEMBERS || name.starts_with('$') || before.contains(&name) {
            return None;
        }
        self.names.push(name);
        Some(())
    }

    /// Scans an array. `element` scans each of its elements.
    pub(crate) fn elements(
        &mut self,
        mut element: impl FnMut(&mut Self) -> Option<()>,
    ) -> Option<()> {
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

    /// Reads an array into a list. `element` reads each of its elements.
    pub(crate) fn list<T: Send + 'static>(
        &mut self,
        mut element: impl FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut list = Vec::new();
        let read = self.elements(|it| {
            let element = element(it)?;
            it.push(&mut list, element)
        });
        match read {
            Some(()) => Some(list),
            None => {
                self.context.discard(list);
                None
            }
        }
    }

    /// Appends an item to a list. Returns `None` if that would exceed the memory limit.
    pub(crate) fn push<T: Send + 'static>(&self, list: &mut Vec<T>, item: T) -> Option<()> {
        let pushed = self.context.push::<T, serde::de::value::Error>(list, item);
        pushed.ok()
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Returns the text after the current position.
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn byte(&mut self, expected: u8) -> Option<()> {
        (self.peek()? == expected).then(|| self.at += 1)
    }

    pub(crate) fn literal(&mut self, word: &[u8]) -> Option<()> {
        let is_here = self.rest().starts_with(word);
        is_here.then(|| self.at += word.len())
    }

    pub(crate) fn boolean(&mut self) -> Option<bool> {
        let is_true = self.peek()? == b't';
        self.literal(if is_true { b"true" } else { b"false" })?;
        Some(is_true)
    }

    /// Enters an array or an object.
    pub(crate) fn open(&mut self, bracket: u8) -> Option<()> {
        self.byte(bracket)?;
        self.depth += 1;
        self.space();
        (self.depth <= MAX_DEPTH).then_some(())
    }

    /// Leaves the array or object if it ends at the current position. Returns `true` if it does.
    pub(crate) fn closes(&mut self, bracket: u8) -> bool {
        let closes = self.byte(bracket).is_some();
        if closes {
            self.depth -= 1;
        }
        closes
    }

    /// Returns `true` if another element follows, and `false` if the array or object ends here.
    pub(crate) fn goes_on(&mut self, bracket: u8) -> Option<bool> {
        self.space();
        if self.closes(bracket) {
            return Some(false);
        }
        self.byte(b',')?;
        self.space();
        Some(true)
    }

    /// Reads the name of a member and the colon after it. Names with escapes are not accepted, so
    /// that equal names have equal bytes.
    pub(crate) fn name(&mut self) -> Option<&'a str> {
        let begin = self.at;
        let escaped = self.string()?;
        let name = self.text.get(begin + 1..self.at - 1)?;
        self.space();
        self.byte(b':')?;
        self.space();
        (!escaped).then_some(name)
    }

    /// Returns `true` if the next member has this name, written without escapes and directly
    /// followed by the colon. In this case, moves on to the value of the member.
    pub(crate) fn is_named(&mut self, name: &str) -> bool {
        let rest = self.rest().strip_prefix(b"\"");
        let rest = rest.and_then(|rest| rest.strip_prefix(name.as_bytes()));
        let is_named = rest.is_some_and(|rest| rest.starts_with(b"\":"));
        if is_named {
            self.at += name.len() + 3;
            self.space();
        }
        is_named
    }

    /// Scans a string. Returns `true` if it contains escapes.
    pub(crate) fn string(&mut self) -> Option<bool> {
        self.byte(b'"')?;
        let mut escaped = false;
        loop {
            self.at += plain(self.rest());
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
                // This is a control character.
                _ => return None,
            }
        }
    }

    /// Reads a string. Returns its content without quotation marks and with its escapes resolved.
    // Inlined, so that a caller that copies a string without escapes need not check which variant
    // of `Cow` it is.
    #[inline(always)]
    pub(crate) fn text(&mut self) -> Option<Cow<'a, str>> {
        let begin = self.at;
        match self.string()? {
            false => self.text.get(begin + 1..self.at - 1).map(Cow::Borrowed),
            // serde_json decodes the escapes.
            true => serde_json::from_str(self.since(begin)?).ok(),
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
        let digits = self.rest().get(..4)?;
        self.at += 4;
        digits.iter().try_fold(0, |unit, digit| {
            let digit = char::from(*digit).to_digit(16)?;
            Some(unit << 4 | u16::try_from(digit).ok()?)
        })
    }

    /// Reads a number. Returns `None` if it is not written as an integer.
    pub(crate) fn integer(&mut self) -> Option<i64> {
        self.number()?.integer()
    }

    /// Scans a number. Returns `None` for an integer of more than [`MAX_DIGITS`] digits, and for
    /// any other number that may be out of the range of a double.
    // Inlined, so that fields of the number that the caller does not use are not computed. They
    // would take 4 % of the time of reading a list of properties.
    #[inline(always)]
    pub(crate) fn number(&mut self) -> Option<Number<'a>> {
        let begin = self.at;
        let is_negative = self.byte(b'-').is_some();
        let leading_zero = self.peek()? == b'0';
        let mut digits = 0;
        let whole = self.digits(&mut digits)?;
        if leading_zero && whole > 1 {
            return None;
        }
        let mut decimals = 0;
        if self.byte(b'.').is_some() {
            decimals = self.digits(&mut digits)?;
        }
        let has_exponent = matches!(self.peek(), Some(b'e' | b'E'));
        if has_exponent {
            self.at += 1;
            if matches!(self.peek()?, b'+' | b'-') {
                self.at += 1;
            }
            if self.digits(&mut 0)? > 2 {
                return None;
            }
        }
        let number = Number {
            text: self.since(begin)?,
            is_negative,
            digits,
            length: whole + decimals,
            decimals,
            has_exponent,
        };
        let fits = match number.is_integer() {
            true => whole <= MAX_DIGITS,
            false => number.text.len() <= MAX_NUMBER,
        };
        fits.then_some(number)
    }

    /// Scans at least one digit, and appends the digits to `before`. Returns the number of digits.
    fn digits(&mut self, before: &mut u64) -> Option<usize> {
        let (mut number, mut count) = (*before, 0);
        for byte in self.rest() {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            number = number.wrapping_mul(10).wrapping_add(u64::from(digit));
            count += 1;
        }
        *before = number;
        self.at += count;
        (count > 0).then_some(count)
    }
}

/// Returns the number of bytes before a quotation mark, a backslash or a control character. Eight
/// bytes are tested at once, since most of a response is the content of strings.
fn plain(text: &[u8]) -> usize {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGH: u64 = ONES << 7;
    let mut at = 0;
    let (words, rest) = text.as_chunks::<8>();
    for word in words {
        let word = u64::from_le_bytes(*word);
        // If bit 1 is inverted, a quotation mark and the control characters are exactly the bytes
        // below 0x21.
        let low = (word ^ (ONES * 2)).wrapping_sub(ONES * 0x21);
        let backslash = (word ^ (ONES * u64::from(b'\\'))).wrapping_sub(ONES);
        // Only the lowest byte whose high bit is set is certain to match. Higher bytes may not
        // match.
        let found = (low | backslash) & !word & HIGH;
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

    #[test]
    fn the_end_of_a_text_is_found_at_every_place() {
        for length in 0..40 {
            let plain_text: String = "é!x ~#]\u{7f}".chars().cycle().take(length).collect();
            assert_eq!(plain(plain_text.as_bytes()), plain_text.len());
            for end in ['"', '\\', '\u{1f}', '\0'] {
                let text = format!("{plain_text}{end}\u{1}\"and more");
                assert_eq!(plain(text.as_bytes()), plain_text.len(), "{text:?}");
            }
        }
    }

    #[test]
    fn a_number_between_two_doubles_becomes_the_even_one() {
        for (text, due) in [
            ("9007199254740993.0", 9_007_199_254_740_992_u64),
            ("9007199254740995.0", 9_007_199_254_740_996),
            ("18014398509481986.0", 18_014_398_509_481_984),
            ("18014398509481990.00", 18_014_398_509_481_992),
            ("4503599627370496.5", 4_503_599_627_370_496),
            ("4503599627370497.5", 4_503_599_627_370_498),
            ("4503599627370496.501", 4_503_599_627_370_497),
            ("4503599627370497.499", 4_503_599_627_370_497),
        ] {
            let context = DecodeContext::unlimited();
            let number = Scanner::new(text, &context).document(|it| it.number()?.double());
            assert_eq!(number, Some(due as f64), "{text}");
        }
    }

    proptest::proptest! {
        #![proptest_config(proptest::test_runner::Config::with_cases(20_000))]

        #[test]
        fn a_number_is_the_double_that_std_reads(
            whole in "0|[1-9][0-9]{0,9}",
            decimals in "[0-9]{1,12}",
        ) {
            let text = format!("-{whole}.{decimals}");
            let context = DecodeContext::unlimited();
            let number = Scanner::new(&text, &context).document(|it| it.number()?.double());
            proptest::prop_assert_eq!(number, text.parse().ok(), "{}", text);
        }
    }
}
