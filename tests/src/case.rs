//! One conformance case, typed. The format is described in `tests/README.md`.

use crate::json::Json;

/// What a case shows about its operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CaseKind {
    /// The documented answer, with every documented field.
    Success,
    /// A response that is not as documented and is understood all the same.
    Tolerant,
    /// A response that fails the call.
    Error,
    /// A fault of the caller's that is refused before anything is sent.
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

    /// The word that the case files use.
    pub fn word(self) -> &'static str {
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
    /// Unique in the suite; begins with the operation.
    pub name: String,
    /// The operation as `group.verb`.
    pub operation: String,
    /// What the case shows.
    pub kind: CaseKind,
    /// What the caller gives: wire names, with `body` for the body.
    pub arguments: Json,
    /// What goes over the wire; `None` if nothing may be sent.
    pub exchange: Option<Exchange>,
    /// What the call comes to.
    pub expected: Expected,
    /// The fields of the reply that came in a type in which nobody can read them, at any depth.
    pub mistyped: Vec<String>,
}

/// A request and the reply to it.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The request that must arrive.
    pub request: Request,
    /// What the scripted server answers.
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
    /// The body, or none at all.
    pub body: Option<Json>,
}

/// What the scripted server answers.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The content type; none is sent if there is none.
    pub content_type: Option<String>,
    /// Further headers, as `Location` of a redirect.
    pub headers: Vec<(String, String)>,
    /// The body as text, empty for none.
    pub text: String,
    /// The body as the case has it, if the case has it as JSON.
    pub json: Option<Json>,
}

/// What a call comes to.
#[derive(Clone, Debug)]
pub enum Expected {
    /// It succeeds with this result in wire JSON; `Json::Null` stands for nothing.
    Result(Json),
    /// It fails.
    Error(ExpectedError),
}

/// What is to be seen on the error.
#[derive(Clone, Debug)]
pub struct ExpectedError {
    /// The name of the kind, as `NotFound`.
    pub kind: String,
    /// `none`, `maybe` or `done`.
    pub effect: String,
    /// The HTTP status, if the hub responded.
    pub status: Option<u16>,
    /// What the hub said, where the case looks at it.
    pub body: Option<String>,
    /// The argument that is at fault, where one is.
    pub argument: Option<String>,
    /// The JSON path of the member that could not be read, where the case looks at it.
    pub json_path: Option<String>,
}
