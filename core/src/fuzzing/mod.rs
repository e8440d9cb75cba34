//! What fuzzing reaches beneath the public binding: the encoder of paths, addresses taken apart, and
//! a client whose hub is bytes in memory.

mod wire;

pub use wire::{End, Hub, HubResponse};

use crate::schema::operation::ResponseType;
use crate::transport::Transport;
use crate::value::context::DecodeContext;
use crate::{Client, ClientBuilder, Record, Result};

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

/// Whether a body is this record in its documented form, by the scan that makes no record of it.
pub fn is_documented<R: Record>(body: &str) -> bool {
    let expected = ResponseType::Record(R::INFO);
    crate::json_scan::is_documented(body, expected, &DecodeContext::unlimited())
}

/// Reads a record by serde_json alone, as [`Record::from_json`] does where the scan lets it not pass.
///
/// # Errors
/// Those of [`Record::from_json`].
pub fn from_any_json<R: Record>(json: &str) -> Result<R> {
    crate::schema::json::from_any_json(json, R::INFO.name)
}

/// A client whose connections lead to this hub, whatever address it has.
///
/// # Errors
/// Those of [`ClientBuilder::build`].
pub fn client(builder: ClientBuilder, hub: &Hub) -> Result<Client> {
    let config = builder.into_config()?;
    let transport = Transport::over(&config, hub.connector())?;
    Ok(Client::with_transport(config, transport))
}
