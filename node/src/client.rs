//! The client as JavaScript holds it.

use gfxhub::bindings::ClientPools;
use napi_derive::napi;

use crate::error::NodeError;
use crate::panic_boundary;
use crate::settings;

/// A client of one hub.
#[napi]
pub struct Client {
    pub(crate) inner: gfxhub::Client,
    /// The threads of the client.
    pub(crate) pools: ClientPools,
    /// What marks integers that come as BigInt; without it they come as text.
    pub(crate) mark: Option<String>,
    /// Whether there is a function in JavaScript that attempts are reported to.
    pub(crate) observed: bool,
}

#[napi]
impl Client {
    /// A client of the hub at this address, with options as JSON.
    #[napi(constructor)]
    pub fn new(url: String, options: String) -> napi::Result<Self> {
        panic_boundary::export("Client", || {
            let configured = settings::client(&url, &options)?;
            Ok(Self {
                pools: configured.client.pools().clone(),
                inner: configured.client,
                mark: configured.mark,
                observed: configured.observed,
            })
        })
    }

    /// The hub's address as errors name it.
    #[napi]
    pub fn hub(&self) -> napi::Result<String> {
        panic_boundary::export("hub", || Ok(self.inner.hub().to_owned()))
    }

    /// Closes it: what is in progress is cancelled, and nothing more is sent.
    #[napi]
    pub fn close(&self) -> napi::Result<()> {
        panic_boundary::export("close", || {
            self.inner.close();
            Ok(())
        })
    }
}

impl Client {
    /// The client for a call of this operation. One that is closed takes none, and says so without
    /// a wait for a thread.
    pub(crate) fn open(&self, operation: &str) -> Result<gfxhub::Client, NodeError> {
        match self.inner.is_closed() {
            true => Err(NodeError::closed(&self.inner, operation)),
            false => Ok(self.inner.clone()),
        }
    }
}
