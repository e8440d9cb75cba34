//! Write scopes: the properties on engines that a request may change, known by hashes.

use std::borrow::Cow;

/// The properties on engines that a request may change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WriteScope {
    /// None: the request only reads.
    Nothing,
    /// One property or one of its sub-fields.
    Property(PathHashes),
    /// Any property of one engine: a function can change more than its node.
    Engine(PathHashes),
    /// Unknown: the effects of buttons, loads and machines depend on the show, and a request
    /// outside the table can change anything.
    Anything,
}

impl WriteScope {
    /// Returns the hash of the property, if it changes only this property or one of its sub-fields.
    pub(crate) fn property(&self) -> Option<u64> {
        match self {
            Self::Property(hashes) => hashes.property().first().copied(),
            Self::Nothing | Self::Engine(_) | Self::Anything => None,
        }
    }
}

/// The hashes of an address and of all that encloses it, from the outermost inward: engine, node,
/// property, sub-fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathHashes {
    pub(crate) hashes: Vec<u64>,
    /// Index of the property, before its sub-fields.
    property: usize,
}

impl PathHashes {
    /// Hashes the path to a property (engine, node, property) or to an engine, as a call names
    /// them. Sub-fields are separated by dots, and parts also end at slashes. Case is ignored, and
    /// so are the braces and hyphens of a GUID, since hubs differ in how they write them.
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

    /// Returns the hashes of the property and of its sub-fields down to the addressed one.
    pub(crate) fn property(&self) -> &[u64] {
        self.hashes.get(self.property..).unwrap_or_default()
    }
}

/// Normalizes a GUID at the beginning of a part, the form in which RE5 names nodes and pins.
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
