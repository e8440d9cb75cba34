//! The scripted HTTP server of the tests, which can answer a client with any bytes, late, in part
//! or not at all, and keeps the requests.

#[cfg(unix)]
pub mod fork;
pub mod ports;
pub mod request;
pub mod server;
#[cfg(feature = "tls")]
pub mod tls;

pub use ports::{ClosedPort, FullBacklog};
pub use request::{Request, read_request};
pub use server::{Connection, Server, closing_response, response};
