//! The settings of a client as Python gives them.

use std::path::PathBuf;

use gfxhub::{Client, ClientBuilder, Error};
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use crate::call::Timeout;
use crate::errors::raise;
use crate::face::Face;
use crate::names;

/// The keyword arguments of both clients.
pub(crate) struct Settings<'py> {
    pub(crate) api_key: Option<String>,
    pub(crate) headers: Option<Bound<'py, PyMapping>>,
    pub(crate) timeout: Option<Timeout>,
    pub(crate) resolve_timeout: Option<Timeout>,
    pub(crate) connect_timeout: Option<Timeout>,
    pub(crate) send_timeout: Option<Timeout>,
    pub(crate) response_timeout: Option<Timeout>,
    pub(crate) body_timeout: Option<Timeout>,
    pub(crate) ca_file: Option<PathBuf>,
    pub(crate) proxy: Option<String>,
    pub(crate) attempts: Option<i64>,
    pub(crate) max_connections: Option<i64>,
    pub(crate) max_body: Option<i64>,
    pub(crate) user_agent: Option<String>,
    pub(crate) on_event: Option<Py<PyAny>>,
}

impl Settings<'_> {
    /// A client of the hub at this address.
    pub(crate) fn face(self, py: Python<'_>, url: String) -> PyResult<Face> {
        if let Some(function) = &self.on_event
            && !function.bind(py).is_callable()
        {
            let text = "on_event must be a function that takes an Event";
            return Err(pyo3::exceptions::PyTypeError::new_err(text));
        }
        let headers = match &self.headers {
            Some(headers) => headers
                .items()?
                .iter()
                .map(|header| header.extract())
                .collect::<PyResult<Vec<(String, String)>>>()?,
            None => Vec::new(),
        };
        // What is fetched once must not be half way when another thread forks: the child would wait
        // for it for ever.
        crate::event::prepare(py)?;
        crate::errors::prepare(py)?;
        crate::call::prepare(py)?;
        crate::give::prepare(py)?;
        let builder = self.builder(&url, headers);
        builder
            .and_then(|builder| Face::new(url, builder, self.on_event))
            .map_err(|error| raise(py, &names::of_settings(error)))
    }

    fn builder(&self, url: &str, headers: Vec<(String, String)>) -> gfxhub::Result<ClientBuilder> {
        let mut builder = Client::builder(url);
        if let Some(key) = &self.api_key {
            builder = builder.api_key(key.as_str());
        }
        for (name, value) in headers {
            builder = builder.header(name, value);
        }
        builder = self.with_limits(builder)?;
        if let Some(file) = &self.ca_file {
            builder = builder.ca_file(file.as_path());
        }
        if let Some(proxy) = &self.proxy {
            builder = builder.proxy(proxy.as_str());
        }
        if let Some(text) = &self.user_agent {
            builder = builder.user_agent(text.as_str());
        }
        if let Some(most) = self.attempts {
            // What the core refuses as well, with the reason.
            builder = builder.attempts(u32::try_from(most).unwrap_or(0));
        }
        let refused =
            |argument, number| Error::invalid(argument, format!("{number} is less than nothing"));
        if let Some(count) = self.max_connections {
            let count = u32::try_from(count.min(u32::MAX.into()))
                .map_err(|_| refused("maxConnections", count))?;
            builder = builder.max_connections(count);
        }
        if let Some(bytes) = self.max_body {
            let bytes = u64::try_from(bytes).map_err(|_| refused("maxBody", bytes))?;
            builder = builder.max_body(bytes);
        }
        Ok(builder)
    }

    fn with_limits(&self, mut builder: ClientBuilder) -> gfxhub::Result<ClientBuilder> {
        type Set = fn(ClientBuilder, std::time::Duration) -> ClientBuilder;
        let limits: [(&Option<Timeout>, &str, Set); 6] = [
            (&self.timeout, "timeout", ClientBuilder::timeout),
            (
                &self.resolve_timeout,
                "resolveTimeout",
                ClientBuilder::resolve_timeout,
            ),
            (
                &self.connect_timeout,
                "connectTimeout",
                ClientBuilder::connect_timeout,
            ),
            (
                &self.send_timeout,
                "sendTimeout",
                ClientBuilder::send_timeout,
            ),
            (
                &self.response_timeout,
                "responseTimeout",
                ClientBuilder::response_timeout,
            ),
            (
                &self.body_timeout,
                "bodyTimeout",
                ClientBuilder::body_timeout,
            ),
        ];
        for (limit, name, set) in limits {
            if let Some(limit) = limit {
                builder = set(builder, limit.limit(name)?);
            }
        }
        Ok(builder)
    }
}
