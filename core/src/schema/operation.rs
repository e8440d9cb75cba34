//! Metadata of an operation: its names, path, arguments, body, response and retry class.

use crate::schema::plain::PlainInfo;
use crate::schema::retry_class::RetryClass;
use crate::schema::types::{BodyInfo, FieldType, IdInfo, RecordInfo};

/// A group of operations. A client has a handle for each group.
#[derive(Debug)]
#[non_exhaustive]
pub struct GroupInfo {
    /// Name, such as `engines`.
    pub name: &'static str,
    /// Documentation text that says what the group is about.
    pub docs: &'static str,
    /// Operations, in the order of the specification.
    pub operations: &'static [&'static OperationInfo],
}

/// An operation of the hub's REST service, or a composed call that returns data.
#[derive(Debug)]
#[non_exhaustive]
pub struct OperationInfo {
    /// Name in every language, such as `engines.get`.
    pub name: &'static str,
    /// Group, such as `engines`.
    pub group: &'static str,
    /// Name within the group, such as `get`.
    pub verb: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// HTTP method.
    pub method: Method,
    /// Path on the hub, with the arguments in braces; empty for a composed call, which uses several
    /// paths.
    pub path: &'static str,
    /// Arguments in the path, in the order of the path. For a composed call, all its arguments.
    pub arguments: &'static [ArgumentInfo],
    /// Body that the operation sends; `None` if it sends none.
    pub body: Option<&'static BodyInfo>,
    /// HTTP status of a successful response, as documented.
    pub status: u16,
    /// Result.
    pub outcome: ResponseType,
    /// Retry class, which determines if the operation may be resent. A body can make it stricter:
    /// an update that moves a property over time is a trigger.
    pub resend: RetryClass,
    /// `true` if only the options of a call limit its duration, and not the client's time limit, which
    /// then applies to each of its requests.
    pub is_unlimited: bool,
    /// Example in Rust for a composed call, in which lines that begin with `#` are hidden. Empty
    /// for an operation.
    pub example: &'static str,
}

impl OperationInfo {
    /// Returns `true` for a composed call. Such a call makes several requests.
    #[must_use]
    pub const fn is_composed(&self) -> bool {
        self.path.is_empty()
    }

    /// Returns sentences that say when the operation, or a request of the composed call, is resent.
    #[must_use]
    pub const fn again(&self) -> &'static str {
        match self.is_composed() {
            true if self.is_unlimited => {
                "Each of its requests is resent like a call of its own, and has the client's time limit. The \
                 whole call has a time limit only if its options set one."
            }
            true => {
                "Each of its requests is resent like a call of its own. The time limit applies to the whole \
                 call."
            }
            false => self.resend.docs(),
        }
    }
}

/// An argument in the path of an operation.
#[derive(Debug)]
#[non_exhaustive]
pub struct ArgumentInfo {
    /// Name in JSON, such as `engineId`.
    pub wire: &'static str,
    /// Name in Rust, such as `engine`.
    pub name: &'static str,
    /// Type of the value.
    pub shape: FieldType,
    /// `true` if the argument may be left out. Such an argument is a time, and 0 is its default.
    pub optional: bool,
    /// Documentation of the argument.
    pub docs: &'static str,
}

impl ArgumentInfo {
    /// Creates a required argument.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        wire: &'static str,
        name: &'static str,
        shape: FieldType,
        docs: &'static str,
    ) -> Self {
        Self {
            wire,
            name,
            shape,
            optional: false,
            docs,
        }
    }

    /// Makes the argument optional.
    #[doc(hidden)]
    #[must_use]
    pub const fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    /// Creates an argument that is an id.
    pub(crate) const fn id(name: &'static str, id: &'static IdInfo) -> Self {
        Self::new(id.wire, name, FieldType::Id(id), id.docs)
    }
}

/// HTTP method of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Reads.
    Get,
    /// Creates or triggers.
    Post,
    /// Starts or stops.
    Put,
    /// Changes.
    Patch,
    /// Deletes.
    Delete,
}

impl Method {
    /// All methods.
    pub const ALL: &'static [Self] = &[Self::Get, Self::Post, Self::Put, Self::Patch, Self::Delete];

    /// Returns the name as it is written in HTTP requests.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }

    /// Returns the method with this name; the case is ignored.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|method| method.as_str().eq_ignore_ascii_case(word))
    }
}

impl std::str::FromStr for Method {
    type Err = crate::Error;

    fn from_str(word: &str) -> crate::Result<Self> {
        Self::from_word(word).ok_or_else(|| {
            let detail = format!("{word:?} is not one of GET, POST, PUT, PATCH, DELETE");
            crate::Error::invalid("method", detail)
        })
    }
}

impl std::fmt::Display for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

/// Result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResponseType {
    /// A list of records.
    List(&'static RecordInfo),
    /// A record.
    Record(&'static RecordInfo),
    /// The first record of a list, which should be its only one.
    FirstOfList(&'static RecordInfo),
    /// A list of renderer ids.
    Ids,
    /// The id of the created object.
    Id,
    /// A word as plain text.
    PlainText,
    /// No value; the hub reports success or failure.
    SuccessFlag,
    /// No value.
    Empty,
    /// The response unchanged: status, content type and body.
    Raw,
    /// A list of plain data, from a composed call.
    DataList(&'static PlainInfo),
}
