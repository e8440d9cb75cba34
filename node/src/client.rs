//! The native part of the JavaScript class `Client`.

use gfxhub::bindings::ClientPools;
use gfxhub::{GroupMember, GroupPolicy};
use napi::bindgen_prelude::ClassInstance;
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

    /// Creates a group of these clients, with the name of each member, and its engine if the member
    /// is an engine.
    #[napi(factory)]
    pub fn group(
        clients: Vec<ClassInstance<'_, Client>>,
        names: Vec<String>,
        engines: Vec<Option<String>>,
        all: bool,
    ) -> napi::Result<Self> {
        panic_boundary::export("group", || {
            let members = clients.iter().zip(names).zip(engines);
            let members = members.map(|((client, name), engine)| {
                let member = GroupMember::new(name, &client.inner);
                match engine {
                    Some(engine) => member.engine(engine),
                    None => member,
                }
            });
            let policy = match all {
                true => GroupPolicy::All,
                false => GroupPolicy::Main,
            };
            let inner = gfxhub::Client::group_of(policy, members).map_err(NodeError::from)?;
            let first = clients.first();
            Ok(Self {
                pools: inner.pools().clone(),
                inner,
                mark: first.and_then(|client| client.mark.clone()),
                observed: first.is_some_and(|client| client.observed),
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
