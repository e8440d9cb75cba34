//! The builder of a client: gathers the settings and checks them together.

use crate::base_url::BaseUrl;
use crate::config::{Config, Settings, check_proxy, identity, trusted_roots};
use crate::error::{Error, Result};
use crate::event::{Event, Observer};
use crate::header;
use crate::redact::Redactor;
use std::fmt;

/// Makes a client with settings of your own.
///
/// Nothing is checked before [`build`](ClientBuilder::build), which names what is wrong.
#[derive(Clone)]
#[must_use]
pub struct ClientBuilder {
    base_url: String,
    pub(crate) settings: Settings,
    observer: Option<Observer>,
}

impl ClientBuilder {
    /// The default settings for a hub.
    pub(crate) fn new(base_url: &str) -> ClientBuilder {
        ClientBuilder {
            base_url: base_url.to_owned(),
            settings: Settings::default(),
            observer: None,
        }
    }

    /// Adds a header to [`headers`](ClientBuilder::headers). The same name again replaces the value.
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.settings.headers.put(name.into(), value.into());
        self
    }

    /// A function that each attempt of each call is reported to, on the thread of the call. A panic in
    /// it is caught. [`CallOptions::on_event`](crate::CallOptions::on_event) is for some calls alone.
    pub fn on_event(mut self, report: impl Fn(&Event) + Send + Sync + 'static) -> ClientBuilder {
        self.observer = Some(Observer::new(report));
        self
    }

    /// Checks everything and reads the CA file.
    pub(crate) fn into_config(self) -> Result<Config> {
        let base = BaseUrl::parse(&self.base_url)?;
        let settings = self.settings;
        settings.check()?;
        let api_key = settings.api_key.as_ref().map(|key| key.0.as_str());
        let proxy = settings.proxy.as_ref().map(|proxy| proxy.0.as_str());
        if let Some(key) = api_key {
            if key.is_empty() {
                return Err(Error::invalid(
                    "apiKey",
                    "it is empty; leave it out if there is none",
                ));
            }
            header::check_value("apiKey", key)?;
            header::check_secret("apiKey", key)?;
        }
        for (name, value) in &settings.headers.0 {
            header::check(name, value)?;
        }
        if let Some(text) = &settings.user_agent {
            if text.is_empty() {
                return Err(Error::invalid("userAgent", "it is empty"));
            }
            header::check_value("userAgent", text)?;
        }
        if let Some(proxy) = proxy {
            check_proxy(proxy)?;
            if base.zoned_host().is_some() {
                let detail = "the hub's address has a zone, which means nothing to a proxy";
                return Err(Error::invalid("proxy", detail));
            }
        }
        let redactor = Redactor::of(api_key, &settings.headers.0, proxy);
        let mut hub = base.url();
        redactor.redact(&mut hub);
        Ok(Config {
            base,
            hub: hub.into(),
            redactor,
            roots: trusted_roots(&settings)?,
            identity: identity(&settings)?,
            settings,
            observer: self.observer,
        })
    }
}

impl fmt::Debug for ClientBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // An address that has not been checked yet can hold a password.
        f.debug_struct("ClientBuilder")
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
#[path = "builder_tests.rs"]
mod tests;
