//! Converts the outcome of a call through the Rust binding to the `Outcome` that is compared with
//! the expected one.

use gfxhub::{Error, InvokeResult};
use gfxhub_tests::outcome::{Outcome, ReportedError};

/// Returns the outcome of a call by name.
pub(crate) fn outcome(invoked: &Result<InvokeResult, Error>) -> Outcome {
    match invoked {
        Ok(invoked) => Ok(invoked.result().map(str::to_owned)),
        Err(error) => Err(Box::new(failure(error))),
    }
}

fn failure(error: &Error) -> ReportedError {
    ReportedError {
        kind: error.kind().name().to_owned(),
        effect: Some(error.effect().word().to_owned()),
        status: Some(error.status()),
        body: Some(error.body().unwrap_or_default().to_owned()),
        hub: Some(error.hub().to_owned()),
        operation: Some(error.operation().to_owned()),
        argument: Some(error.argument().map(str::to_owned)),
        json_path: Some(error.json_path().map(str::to_owned)),
        message: error.to_string(),
    }
}
