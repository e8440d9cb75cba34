//! The client as JavaScript holds it.

use napi_derive::napi;

use crate::guard;
use crate::settings;

/// A client of one hub.
#[napi]
pub struct Client {
    pub(crate) inner: gfxhub::Client,
}

#[napi]
impl Client {
    /// A client of the hub at this address, with options as JSON.
    #[napi(constructor)]
    pub fn new(url: String, options: String) -> napi::Result<Self> {
        guard::export("Client", || {
            let inner = settings::client(&url, &options)?;
            Ok(Self { inner })
        })
    }
}
