//! What fuzzing reaches beneath the public face: the encoder of paths, and addresses taken apart.

use crate::Result;

/// The path of an operation's template with these arguments, as a call sends it.
///
/// # Errors
/// Those of the call.
pub fn path(template: &str, arguments: &[(&str, String)]) -> Result<String> {
    crate::path::expand(template, arguments)
}

/// Scheme, host and port of a hub's address, and the path that `/` leads to there.
///
/// # Errors
/// Those of [`Client::new`](crate::Client::new).
pub fn address(text: &str) -> Result<(String, String)> {
    let address = crate::base_url::BaseUrl::parse(text)?;
    Ok((address.origin(), address.target("/")))
}
