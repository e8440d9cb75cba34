//! The native part of the JavaScript class `Client`.

use gfxhub::bindings::ClientPools;
use napi_derive::napi;

use crate::error::NodeError;
use crate::panic_boundary;
use crate::settings;

/// A client of one hub.
#[napi]
pub struct Client {
    pub(crate) inner: gfxhub::Client,
    /// Threads on which the calls of the client run.
    pub(crate) pools: ClientPools,
    /// Mark of integers that become BigInt in JavaScript. Without a mark, they become strings.
    pub(crate) mark: Option<String>,
    /// True if a JavaScript function receives reports about attempts.
    pub(crate) observed: bool,
}

#[napi]
impl Client {
    /// Creates a client of the hub at this address, with options as JSON.
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

    /// Returns the hub's address as it appears in errors.
    #[napi]
    pub fn hub(&self) -> napi::Result<String> {
        panic_boundary::export("hub", || Ok(self.inner.hub().to_owned()))
    }

    /// Closes the client: calls in progress are cancelled, and nothing more is sent.
    #[napi]
    pub fn close(&self) -> napi::Result<()> {
        panic_boundary::export("close", || {
            self.inner.close();
            Ok(())
        })
    }
}

impl Client {
    /// Returns the client for a call of this operation. If the client is closed, fails at once,
    /// without waiting for a thread.
    pub(crate) fn open(&self, operation: &str) -> Result<gfxhub::Client, NodeError> {
        match self.inner.is_closed() {
            true => Err(NodeError::closed(&self.inner, operation)),
            false => Ok(self.inner.clone()),
        }
    }
}
