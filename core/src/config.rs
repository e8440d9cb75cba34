//! The settings of a client, checked.

use crate::base_url::BaseUrl;
use crate::error::{Effect, Error, Kind, Result};
use crate::event::OnEvent;
use crate::secret::Secrets;
use crate::time_limit;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How long a call may take, in all and in its parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeouts {
    pub(crate) total: Duration,
    pub(crate) resolve: Duration,
    pub(crate) connect: Duration,
    pub(crate) send: Duration,
    pub(crate) response: Option<Duration>,
    pub(crate) body: Option<Duration>,
}

/// The settings of a client, checked.
#[derive(Clone)]
pub(crate) struct Config {
    pub(crate) base: BaseUrl,
    pub(crate) api_key: Option<String>,
    pub(crate) headers: Vec<(String, String)>,
    /// What must not be shown, should a hub or a proxy repeat it.
    pub(crate) secrets: Secrets,
    pub(crate) timeouts: Timeouts,
    /// The text of the CA file, with the place it came from.
    pub(crate) ca: Option<(PathBuf, Vec<u8>)>,
    pub(crate) proxy: Option<String>,
    pub(crate) max_connections: usize,
    /// The most attempts of a call.
    pub(crate) attempts: u32,
    pub(crate) max_body: u64,
    pub(crate) user_agent: String,
    pub(crate) on_event: Option<OnEvent>,
}

impl Timeouts {
    pub(crate) fn check(&self) -> Result<()> {
        time_limit::check("timeout", self.total)?;
        time_limit::check("resolveTimeout", self.resolve)?;
        time_limit::check("connectTimeout", self.connect)?;
        time_limit::check("sendTimeout", self.send)?;
        self.response
            .map(|limit| time_limit::check("responseTimeout", limit))
            .transpose()?;
        self.body
            .map(|limit| time_limit::check("bodyTimeout", limit))
            .transpose()?;
        Ok(())
    }
}

/// Checks the address of a proxy. It can hold a password, so no part of it is repeated.
pub(crate) fn check_proxy(proxy: &str) -> Result<()> {
    let invalid = |detail: &str| Err(Error::invalid("proxy", detail));
    let Some((scheme, rest)) = proxy.split_once("://") else {
        return invalid("the scheme is missing; write http:// before it");
    };
    if !scheme.eq_ignore_ascii_case("http") {
        return invalid("only proxies that speak http are supported");
    }
    let (userinfo, place) = rest.rsplit_once('@').unwrap_or(("", rest));
    if userinfo.contains(['/', '?', '#']) {
        return invalid("percent-encode the user name and the password");
    }
    // The rules for the place are those for a hub, less the path.
    if let Err(error) = BaseUrl::parse(&format!("http://{place}")) {
        return invalid(error.detail());
    }
    if place.trim_end_matches('/').contains('/') {
        return invalid("it has a path, which a proxy does not");
    }
    match ureq::Proxy::new(proxy) {
        Ok(_) => Ok(()),
        Err(_) => invalid("it cannot be read; percent-encode the user name and the password"),
    }
}

pub(crate) fn read_ca_file(path: PathBuf) -> Result<(PathBuf, Vec<u8>)> {
    match std::fs::read(&path) {
        Ok(text) => Ok((path, text)),
        Err(source) => {
            let detail = format!("the CA file {} cannot be read: {source}", path.display());
            let error = Error::new(Kind::Io, Effect::None, detail);
            Err(error.argument_named("caFile").with_source(Arc::new(source)))
        }
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.headers.iter().map(|(name, _)| name.as_str()).collect();
        f.debug_struct("Config")
            .field("base", &self.base)
            .field("api_key", &self.api_key.is_some())
            .field("headers", &names)
            .field("timeouts", &self.timeouts)
            .field("ca_file", &self.ca.as_ref().map(|(path, _)| path))
            .field("proxy", &self.proxy.is_some())
            .field("max_connections", &self.max_connections)
            .field("attempts", &self.attempts)
            .field("max_body", &self.max_body)
            .field("user_agent", &self.user_agent)
            .finish_non_exhaustive()
    }
}
