//! The scripted HTTP server of the tests. It can respond with any bytes, late, partly or not at
//! all, and keeps the requests.

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
