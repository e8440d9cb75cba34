//! Checks the host and the origin of a request, so that a web page cannot press buttons, for
//! example by DNS rebinding.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, Uri, header};
use subtle::ConstantTimeEq;

use crate::local_hub::Options;
use crate::origin::Origin;
use crate::response::HubResponse;

/// Checks the `Host` and `Origin` headers of requests.
#[derive(Debug)]
pub(super) struct OriginCheck {
    listening: IpAddr,
    /// Further host names that are allowed, in lower case.
    hosts: Vec<String>,
    /// Origins of further pages that may call the operations.
    origins: Vec<Origin>,
}

/// The pages that may send a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pages {
    /// Only pages of the hub.
    Own,
    /// Pages of the hub, and pages of allowed origins.
    Allowed,
}

impl OriginCheck {
    pub(super) fn new(address: SocketAddr, options: &Options) -> OriginCheck {
        let hosts = options.allowed_hosts.iter();
        let hosts = hosts.map(|host| name(host).unwrap_or(host).to_ascii_lowercase());
        OriginCheck {
            listening: address.ip(),
            hosts: hosts.collect(),
            origins: options.allowed_origins.clone(),
        }
    }

    /// Returns `true` if pages of other origins are allowed.
    pub(super) fn allows_pages(&self) -> bool {
        !self.origins.is_empty()
    }

    /// Returns the origin of the page that sent a request, as it was sent; `None` if it is not an
    /// allowed one.
    pub(super) fn allowed<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let mut sent = headers.get_all(header::ORIGIN).iter();
        let origin = sent.next()?.to_str().ok()?;
        (sent.next().is_none() && self.is_allowed(origin)).then_some(origin)
    }

    fn is_allowed(&self, origin: &str) -> bool {
        let mut origins = self.origins.iter();
        origins.any(|allowed| allowed.as_str().eq_ignore_ascii_case(origin))
    }

    /// Returns an error for a host name that the hub does not have, and for a forbidden page.
    /// A browser sends such a host name after DNS rebinding. `pages` contains the allowed pages.
    pub(super) fn check(
        &self,
        uri: &Uri,
        headers: &HeaderMap,
        pages: Pages,
    ) -> Result<(), HubResponse> {
        let mut hosts = headers.get_all(header::HOST).iter();
        let host = hosts.next().and_then(|host| host.to_str().ok());
        if hosts.next().is_some() {
            return Err(HubResponse::text(
                400,
                "The request has more than one Host header.",
            ));
        }
        let host = uri.authority().map(|authority| authority.as_str()).or(host);
        let host = host.ok_or_else(|| HubResponse::text(400, "The request has no Host header."))?;
        if !name(host).is_some_and(|name| self.allows(name)) {
            return Err(HubResponse::text(
                403,
                format!(
                    "This hub does not respond to the host {host:?}. It responds to loopback and to \
                     the address that it listens on. To allow further names, start the hub with \
                     --allow-host."
                ),
            ));
        }
        for origin in headers.get_all(header::ORIGIN) {
            let origin = origin.to_str().unwrap_or("?");
            let own = origin.split_once("://").is_some_and(|(scheme, authority)| {
                matches!(scheme, "http" | "https") && authority.eq_ignore_ascii_case(host)
            });
            if own || (pages == Pages::Allowed && self.is_allowed(origin)) {
                continue;
            }
            let more = match pages {
                Pages::Own => "",
                Pages::Allowed => {
                    " To allow further origins, http://localhost:3000 for example, start the hub \
                     with --allow-origin."
                }
            };
            let text = format!(
                "This hub takes no requests from pages of {origin:?}, only from its own.{more}"
            );
            return Err(HubResponse::text(403, text));
        }
        Ok(())
    }

    fn allows(&self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        if name == "localhost" || self.hosts.contains(&name) {
            return true;
        }
        match name.parse::<IpAddr>() {
            // A hub that listens on all addresses may be reached at any of them. DNS cannot forge
            // an IP address.
            Ok(ip) => ip.is_loopback() || ip == self.listening || self.listening.is_unspecified(),
            Err(_) => false,
        }
    }
}

/// Returns the host name without the port and without brackets; `None` if the text is not a host.
pub(super) fn name(host: &str) -> Option<&str> {
    let (name, port) = match host.strip_prefix('[') {
        Some(rest) => {
            let (name, port) = rest.split_once(']')?;
            // Only IPv6 addresses may have brackets (RFC 3986, 3.2.2).
            name.parse::<Ipv6Addr>().ok()?;
            (
                name,
                port.strip_prefix(':').or(port.is_empty().then_some(""))?,
            )
        }
        None => match host.rsplit_once(':') {
            // A text with more than one colon is an IPv6 address without brackets.
            Some((name, port)) if !name.contains(':') => (name, port),
            _ => (host, ""),
        },
    };
    port.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then_some(name)
}

/// Returns `true` if two secrets are equal. They are compared in constant time.
pub(super) fn same(given: &[u8], wanted: &[u8]) -> bool {
    given.ct_eq(wanted).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(listen: &str, host: &str, origin: Option<&str>) -> Option<u16> {
        let options = Options {
            allowed_hosts: vec!["Studio.example:8080".to_owned()],
            ..Options::default()
        };
        let guard = OriginCheck::new(listen.parse().unwrap(), &options);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        guard
            .check(&Uri::from_static("/"), &headers, Pages::Allowed)
            .err()
            .map(|response| response.status)
    }

    #[test]
    fn only_the_hubs_own_names_are_taken() {
        let local = "127.0.0.1:80";
        for host in [
            "127.0.0.1",
            "localhost:99",
            "LOCALHOST",
            "[::1]",
            "[::1]:80",
            "::1",
            "studio.EXAMPLE:1",
        ] {
            assert_eq!(check(local, host, None), None, "{host}");
        }
        for host in [
            "example.com",
            "127.0.0.1.example.com",
            "10.0.0.1",
            "localhost.x",
            "[::1]evil",
            "[::1]:evil",
            "[::1",
            "[localhost]",
            "localhost:evil",
            "",
            ":80",
        ] {
            assert_eq!(check(local, host, None), Some(403), "{host}");
        }
        assert_eq!(check("0.0.0.0:80", "10.0.0.1", None), None);
        assert_eq!(check("0.0.0.0:80", "example.com", None), Some(403));
        assert_eq!(check("10.0.0.1:80", "10.0.0.1:80", None), None);
    }

    #[test]
    fn pages_of_other_sites_are_refused() {
        let with = |origin| check("127.0.0.1:80", "localhost:8080", Some(origin));
        assert_eq!(with("http://localhost:8080"), None);
        for origin in [
            "http://localhost:3000",
            "http://example.com",
            "null",
            "file://",
            "",
        ] {
            assert_eq!(with(origin), Some(403), "{origin}");
        }
    }
}
