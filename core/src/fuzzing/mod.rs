//! Entry points for fuzzing the code beneath the public interface: the path encoder, the address
//! parser, and a client whose hub is a sequence of bytes in memory.

mod wire;

pub use wire::{End, Hub, HubResponse};

use crate::schema::operation::ResponseType;
use crate::transport::Transport;
use crate::value::context::DecodeContext;
use crate::{Client, ClientBuilder, Record, Result};

/// Expands a path template of an operation with these arguments, as a call does.
///
/// # Errors
/// The errors that a call with these arguments returns.
pub fn path(template: &str, arguments: &[(&str, String)]) -> Result<String> {
    crate::path::expand(template, arguments)
}

/// Parses a hub's address. Returns its origin (scheme, host and port) and the request target for
/// `/`.
///
/// # Errors
/// The errors of [`Client::new`](crate::Client::new).
pub fn address(text: &str) -> Result<(String, String)> {
    let address = crate::base_url::BaseUrl::parse(text)?;
    Ok((address.origin(), address.target("/")))
}

/// Returns `true` if `json_scan` accepts a body as this record in its documented form.
pub fn is_documented<R: Record>(body: &str) -> bool {
    let expected = ResponseType::Record(R::INFO);
    crate::json_scan::is_documented(body, expected, &DecodeContext::unlimited())
}

/// Decodes a record with serde_json alone. [`Record::from_json`] does this for text that
/// `json_scan` does not accept.
///
/// # Errors
/// The errors of [`Record::from_json`].
pub fn from_any_json<R: Record>(json: &str) -> Result<R> {
    crate::schema::json::from_any_json(json, R::INFO.name)
}

/// Creates a client whose connections all lead to this hub, whatever address the builder has.
///
/// # Errors
/// The errors of [`ClientBuilder::build`].
pub fn client(builder: ClientBuilder, hub: &Hub) -> Result<Client> {
    let config = builder.into_config()?;
    let transport = Transport::over(&config, hub.connector())?;
    Ok(Client::with_transport(config, transport))
}
