//! A conformance case as Rust types. `tests/README.md` describes the format.

use crate::json::Json;

/// The part of an operation that a case tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaseKind {
    /// The documented response.
    Success,
    /// A response that deviates from the documentation but is understood.
    Tolerant,
    /// A response that makes the call fail.
    Error,
    /// An invalid argument, which is refused before a request is sent.
    Argument,
}

impl CaseKind {
    /// All four kinds, in the order of the coverage matrix.
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

/// A case of the suite.
#[derive(Clone, Debug)]
pub struct Case {
    /// Name, unique in the suite; begins with the operation.
    pub name: String,
    /// Name of the operation in the form `group.verb`.
    pub operation: String,
    /// Kind of the case.
    pub kind: CaseKind,
    /// Arguments by their JSON names; `body` contains the body.
    pub arguments: Json,
    /// Request and reply; `None` if nothing may be sent.
    pub exchange: Option<Exchange>,
    /// Outcome that the call must have.
    pub expected: Expected,
    /// Names of the fields in the reply, at any depth, whose values have the wrong type.
    pub mistyped: Vec<String>,
}

/// A request and the reply to it.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// Request that must be sent.
    pub request: Request,
    /// Reply of the scripted server.
    pub reply: Reply,
}

/// The parts of a request that a case contains. The headers follow from a rule in
/// [`crate::expected`].
#[derive(Clone, Debug)]
pub struct Request {
    /// HTTP method.
    pub method: String,
    /// Request target, percent-encoded.
    pub target: String,
    /// Body, if there is one.
    pub body: Option<Json>,
}

/// The reply of the scripted server.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// Content type, if there is one.
    pub content_type: Option<String>,
    /// Other headers, such as `Location` of a redirect.
    pub headers: Vec<(String, String)>,
    /// Body as text; empty if there is none.
    pub text: String,
    /// Body as JSON, if the case contains it as JSON.
    pub json: Option<Json>,
}

/// The expected outcome of a call.
#[derive(Clone, Debug)]
pub enum Expected {
    /// The call succeeds with this result as JSON; `Json::Null` if there is no result.
    Result(Json),
    /// The call fails.
    Error(ExpectedError),
}

/// The expected data of an error.
#[derive(Clone, Debug)]
pub struct ExpectedError {
    /// Name of the kind, such as `NotFound`.
    pub kind: String,
    /// Effect: `none`, `maybe` or `done`.
    pub effect: String,
    /// HTTP status, if the hub responded.
    pub status: Option<u16>,
    /// Body of the hub's response as text, if the case checks it.
    pub body: Option<String>,
    /// Name of the invalid argument, if there is one.
    pub argument: Option<String>,
    /// JSON path of the member that could not be decoded, if the case checks it.
    pub json_path: Option<String>,
}
