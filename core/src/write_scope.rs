//! Write scopes: the properties on engines that a request may change, as hashes.

use std::borrow::Cow;

/// The properties on engines that a request may change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WriteScope {
    /// No property, since the request only reads.
    Nothing,
    /// One property or one of its sub-fields.
    Property(PathHashes),
    /// Any property of one engine. A function can change more than its node.
    Engine(PathHashes),
    /// Any property. The effects of buttons, loads and launches depend on the show, and a raw
    /// request can change anything.
    Anything,
}

impl WriteScope {
    /// Returns the hash of the property if the request changes only this property or one of its
    /// sub-fields; otherwise `None`.
    pub(crate) fn property(&self) -> Option<u64> {
        match self {
            Self::Property(hashes) => hashes.property().first().copied(),
            Self::Nothing | Self::Engine(_) | Self::Anything => None,
        }
    }
}

/// The hashes of an address and of everything that contains it, from the outermost to the
/// innermost: engine, node, property, sub-fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PathHashes {
    pub(crate) hashes: Vec<u64>,
    /// Index of the property in `hashes`. Its sub-fields follow.
    property: usize,
}

impl PathHashes {
    /// Computes the hashes of the path to a property (engine, node, property) or to an engine, from
    /// the arguments of a call. Each prefix of a part that ends before a dot or a slash has a hash
    /// of its own; in the property, dots separate sub-fields. The hashes ignore case, and the
    /// braces and hyphens of a GUID, since hubs write these in different ways.
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

    /// Returns the hashes of the property and of its sub-fields up to the addressed one.
    pub(crate) fn property(&self) -> &[u64] {
        self.hashes.get(self.property..).unwrap_or_default()
    }
}

/// Returns the part, with a GUID at its beginning in a uniform spelling. RE5 uses GUIDs as the
/// names of nodes and pins.
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
