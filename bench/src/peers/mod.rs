//! The clients ("peers") that are compared: each makes the same call and decodes the same response
//! in its own way.

pub(crate) mod floor;
pub(crate) mod gfxhub;
#[cfg(feature = "peers")]
mod hyper;
pub(crate) mod many;
#[cfg(feature = "peers")]
pub(crate) mod reqwest;
#[cfg(feature = "peers")]
mod ureq;

use std::net::SocketAddr;

use crate::work::Work;

/// Name of gfxhub among the clients. The names of its other forms begin with it.
pub(crate) const OURS: &str = "gfxhub";

/// Any error of a client.
pub(crate) type Fault = Box<dyn std::error::Error>;

/// A client that is ready to make a call.
pub(crate) trait Peer {
    /// Makes the call and returns the number of properties in the response.
    fn call(&mut self) -> Result<usize, Fault>;
}

/// The description of a client.
pub(crate) struct Row {
    /// Name on the command line and in the tables.
    pub(crate) name: &'static str,
    /// Settings, for the results page.
    pub(crate) setting: &'static str,
    /// Creates the client for a work.
    pub(crate) make: fn(SocketAddr, Work) -> Result<Box<dyn Peer>, Fault>,
}

/// All clients: the raw socket is the first and gfxhub the second.
pub(crate) const ALL: &[Row] = &[
    floor::ROW,
    gfxhub::ROW,
    #[cfg(feature = "peers")]
    hyper::ROW,
    #[cfg(feature = "peers")]
    ureq::ROW,
    #[cfg(feature = "peers")]
    ureq::WITH_TIMEOUT,
    #[cfg(feature = "peers")]
    reqwest::ROW,
    #[cfg(feature = "peers")]
    reqwest::BLOCKING,
];

/// Returns the clients that perform a work. For works that read a list, gfxhub appears more than
/// once.
pub(crate) fn of(work: Work) -> impl Iterator<Item = &'static Row> {
    let lists = match work {
        Work::Node | Work::List(_) => gfxhub::LISTS,
        _ => &[],
    };
    ALL[..2].iter().chain(lists).chain(&ALL[2..])
}

/// Returns the client with this name.
pub(crate) fn named(name: &str) -> Option<&'static Row> {
    ALL.iter().find(|row| row.name == name)
}

/// Returns the URL of a work's request.
#[cfg(feature = "peers")]
fn url(address: SocketAddr, work: Work) -> String {
    format!("http://{address}{}", work.path())
}
