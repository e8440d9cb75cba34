//! The properties on engines that a request may change, known by hashes.

use std::borrow::Cow;

/// What a request may change of the properties on engines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WriteScope {
    /// None: it reads.
    Nothing,
    /// One property or sub-field of it.
    Property(PathHashes),
    /// Any of one engine: a function can change more than its node.
    Engine(PathHashes),
    /// Unknown: buttons, loads and machines reach wherever a show has them reach, and a
    /// request outside the table wherever it likes.
    Anything,
}

impl WriteScope {
    /// The hash of the property that it changes alone, or a sub-field of it.
    pub(crate) fn property(&self) -> Option<u64> {
        match self {
            Self::Property(hashes) => hashes.property().first().copied(),
            Self::Nothing | Self::Engine(_) | Self::Anything => None,
        }
    }
}

/// The hashes of all that something lies within, from the outermost to itself: the engine, the
/// node, the property, its sub-fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathHashes {
    pub(crate) hashes: Vec<u64>,
    /// The index of the property itself, before its sub-fields.
    property: usize,
}

impl PathHashes {
    /// The trail to a property (engine, node, property) or to an engine, as a call names them. A
    /// part ends within another at a dot, as sub-fields are written, and at a slash. Case does
    /// not count, nor do the braces and hyphens of a GUID: hubs differ in how they write them.
    pub(crate) fn to(parts: &[&str]) -> Self {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        let mut feed = |byte: u8| {
            hash = (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0000_01B3);
            hash
        };
        let mut hashes = Vec::with_capacity(8);
        let mut property = None;
        for (index, part) in parts.iter().enumerate() {
            let last = index + 1 == parts.len();
            let mut here = feed(0);
            for byte in one_spelling(part).bytes() {
                if matches!(byte, b'.' | b'/') {
                    if last && byte == b'.' {
                        property.get_or_insert(hashes.len());
                    }
                    hashes.push(here);
                }
                here = feed(byte);
            }
            hashes.push(here);
        }
        Self {
            property: property.unwrap_or(hashes.len().saturating_sub(1)),
            hashes,
        }
    }

    /// The hashes of the property and of its sub-fields down to the addressed one.
    pub(crate) fn property(&self) -> &[u64] {
        self.hashes.get(self.property..).unwrap_or_default()
    }
}

/// A GUID at the beginning of a part, as RE5 names its nodes and pins, in canonical form.
fn one_spelling(part: &str) -> Cow<'_, str> {
    const DIGITS: usize = 32;
    if part.len() < DIGITS {
        return Cow::Borrowed(part);
    }
    let (id, rest) = part.split_at(part.find('.').unwrap_or(part.len()));
    let bare = id
        .strip_prefix('{')
        .and_then(|id| id.strip_suffix('}'))
        .unwrap_or(id);
    let digits: String = bare.chars().filter(|c| *c != '-').collect();
    if digits.len() == DIGITS && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Cow::Owned(digits + rest);
    }
    Cow::Borrowed(part)
}
