//! A call becomes a request: path, pooled or not, body. No I/O.

use crate::ops::table::Call;
use crate::path;
use crate::{Method, Resend, Result};

/// A request that is ready to be sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) operation: &'static str,
    pub(crate) method: Method,
    /// The path on the hub, before the base address's own prefix.
    pub(crate) path: String,
    pub(crate) body: Option<String>,
    pub(crate) resend: Resend,
    /// Whether it names something that may not be there.
    pub(crate) lookup: bool,
}

impl Request {
    /// The request of a call.
    pub(crate) fn of(method: Method, call: &Call<'_>) -> Result<Self> {
        let operation = call.operation.name;
        let path = path::expand(call.operation.path, &call.arguments)
            .map_err(|error| error.in_operation(operation))?;
        Ok(Self {
            operation,
            method,
            path,
            body: call.body.clone(),
            resend: call.resend,
            lookup: !call.arguments.is_empty(),
        })
    }

    /// A request outside the table; only a GET is known to change nothing.
    pub(crate) fn raw(method: Method, path: &str, body: Option<&str>) -> Result<Self> {
        path::check_raw(path).map_err(|error| error.in_operation("request"))?;
        Ok(Self {
            operation: "request",
            method,
            path: path.to_owned(),
            body: body.map(str::to_owned),
            resend: if method == Method::Get {
                Resend::Read
            } else {
                Resend::Trigger
            },
            lookup: true,
        })
    }

    pub(crate) fn is_read(&self) -> bool {
        self.resend == Resend::Read
    }
}
