//! What the tables know of an operation: its names, path, arguments, body, response and retry class.

use crate::schema::plain::PlainInfo;
use crate::schema::retry_class::RetryClass;
use crate::schema::types::{BodyInfo, FieldType, IdInfo, RecordInfo};

/// A group of operations, which a client has a handle for.
#[derive(Debug)]
#[non_exhaustive]
pub struct GroupInfo {
    /// Its name, `engines`.
    pub name: &'static str,
    /// What its operations are about.
    pub docs: &'static str,
    /// Its operations, in the order of the specification.
    pub operations: &'static [&'static OperationInfo],
}

/// An operation as its row in the table has it, or a composed call that gives data.
#[derive(Debug)]
#[non_exhaustive]
pub struct OperationInfo {
    /// Its name in every language, `engines.get`.
    pub name: &'static str,
    /// Its group, `engines`.
    pub group: &'static str,
    /// Its name within the group, `get`.
    pub verb: &'static str,
    /// What it does on air.
    pub docs: &'static str,
    /// Its HTTP method.
    pub method: Method,
    /// Its path on the hub, with the arguments in braces; empty for a composed call, which has several.
    pub path: &'static str,
    /// The arguments that its path takes, in the order of the path; those of a composed call.
    pub arguments: &'static [ArgumentInfo],
    /// What it sends.
    pub body: Option<&'static BodyInfo>,
    /// The status of its documented success.
    pub status: u16,
    /// What it gives.
    pub outcome: ResponseType,
    /// Whether it may be sent again. A body can make this stricter: a property set over time is a
    /// trigger.
    pub resend: RetryClass,
}

impl OperationInfo {
    /// True for a composed call, which makes several requests.
    #[must_use]
    pub const fn is_composed(&self) -> bool {
        self.path.is_empty()
    }

    /// The sentences on whether its requests are sent again.
    #[must_use]
    pub const fn again(&self) -> &'static str {
        match self.is_composed() {
            true => {
                "It makes several requests, each sent again as a call of its own is. The time limit is that of the \
                 whole call."
            }
            false => self.resend.docs(),
        }
    }
}

/// An argument in the path of an operation.
#[derive(Debug)]
#[non_exhaustive]
pub struct ArgumentInfo {
    /// Its name on the wire, `engineId`.
    pub wire: &'static str,
    /// Its name in Rust, `engine`.
    pub name: &'static str,
    /// Its form.
    pub shape: FieldType,
    /// True where it may be left out: a time that is 0 then.
    pub optional: bool,
    /// What it identifies.
    pub docs: &'static str,
}

impl ArgumentInfo {
    /// An argument that may not be left out: for the tables.
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

    /// The same as one that may be left out.
    #[doc(hidden)]
    #[must_use]
    pub const fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    /// An argument that is an id.
    pub(crate) const fn id(name: &'static str, id: &'static IdInfo) -> Self {
        Self::new(id.wire, name, FieldType::Id(id), id.docs)
    }
}

/// The HTTP methods of the service.
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
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::Get, Self::Post, Self::Put, Self::Patch, Self::Delete];

    /// As HTTP writes it.
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

    /// The method of this name, in capitals or not.
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

/// What an operation gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ResponseType {
    /// A list of records.
    List(&'static RecordInfo),
    /// A record.
    Record(&'static RecordInfo),
    /// The one record of a list of one.
    FirstOfList(&'static RecordInfo),
    /// A list of renderer ids.
    Ids,
    /// The id of what was created.
    Id,
    /// A word as plain text.
    PlainText,
    /// Nothing; the hub says whether it succeeded.
    SuccessFlag,
    /// Nothing.
    Empty,
    /// The response unchanged: status, content type and bytes.
    Raw,
    /// Plain data: of a composed call.
    Data(&'static PlainInfo),
    /// A list of plain data: of a composed call.
    DataList(&'static PlainInfo),
}
