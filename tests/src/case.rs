//! One conformance case, typed. `tests/README.md` describes the format.

use crate::json::Json;

/// The kind of a case: the property of the operation that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaseKind {
    /// The documented answer, with every documented field.
    Success,
    /// A response that deviates from the documentation and is understood all the same.
    Tolerant,
    /// A response that fails the call.
    Error,
    /// A fault of the caller that is refused before anything is sent.
    Argument,
}

impl CaseKind {
    /// All four, in the order of the coverage matrix.
    pub const ALL: [CaseKind; 4] = [
        CaseKind::Success,
        CaseKind::Tolerant,
        CaseKind::Error,
        CaseKind::Argument,
    ];

    /// Returns the name in the case files.
    pub fn name(self) -> &'static str {
        match self {
            CaseKind::Success => "success",
            CaseKind::Tolerant => "tolerant",
            CaseKind::Error => "error",
            CaseKind::Argument => "argument",
        }
    }
}

/// One case of the suite.
#[derive(Clone, Debug)]
pub struct Case {
    /// Name, unique in the suite; begins with the operation.
    pub name: String,
    /// The operation as `group.verb`.
    pub operation: String,
    /// Kind of the case.
    pub kind: CaseKind,
    /// Arguments of the caller: wire names, with `body` for the body.
    pub arguments: Json,
    /// Exchange on the wire; `None` if nothing may be sent.
    pub exchange: Option<Exchange>,
    /// Outcome that the call must have.
    pub expected: Expected,
    /// Fields of the reply, at any depth, whose type nobody can read.
    pub mistyped: Vec<String>,
}

/// A request and the reply to it.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// Request that must arrive.
    pub request: Request,
    /// Reply of the scripted server.
    pub reply: Reply,
}

/// The part of a request that a case spells out; the headers follow from a rule
/// ([`crate::expected`]).
#[derive(Clone, Debug)]
pub struct Request {
    /// The HTTP method.
    pub method: String,
    /// The request target, percent-encoded.
    pub target: String,
    /// The body, if there is one.
    pub body: Option<Json>,
}

/// The reply of the scripted server.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// Content type, if one is sent.
    pub content_type: Option<String>,
    /// Further headers, such as `Location` of a redirect.
    pub headers: Vec<(String, String)>,
    /// Body as text, empty for none.
    pub text: String,
    /// Body as JSON, if the case has it as JSON.
    pub json: Option<Json>,
}

/// The expected outcome of a call.
#[derive(Clone, Debug)]
pub enum Expected {
    /// The call succeeds with this result in wire JSON; `Json::Null` stands for nothing.
    Result(Json),
    /// The call fails.
    Error(ExpectedError),
}

/// The expected facts in an error.
#[derive(Clone, Debug)]
pub struct ExpectedError {
    /// Name of the kind, such as `NotFound`.
    pub kind: String,
    /// `none`, `maybe` or `done`.
    pub effect: String,
    /// HTTP status, if the hub responded.
    pub status: Option<u16>,
    /// Text of the hub, if the case checks it.
    pub body: Option<String>,
    /// Argument at fault, if there is one.
    pub argument: Option<String>,
    /// JSON path of the member that could not be read, if the case checks it.
    pub json_path: Option<String>,
}
