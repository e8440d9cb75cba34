//! Who may talk to the hub: a web page must not be able to press a button, by no trick of names.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, Uri, header};
use subtle::ConstantTimeEq;

use crate::response::HubResponse;

/// Checks the `Host` and `Origin` of requests.
#[derive(Debug)]
pub(super) struct OriginCheck {
    listening: IpAddr,
    /// Further allowed names, in lower case.
    allowed: Vec<String>,
}

impl OriginCheck {
    pub(super) fn new(address: SocketAddr, allowed: &[String]) -> OriginCheck {
        let allowed = allowed
            .iter()
            .map(|host| name(host).unwrap_or(host).to_ascii_lowercase())
            .collect();
        OriginCheck {
            listening: address.ip(),
            allowed,
        }
    }

    /// Refuses requests with a host name which is not the hub's (a browser after DNS rebinding) and
    /// requests of other sites' pages.
    pub(super) fn check(&self, uri: &Uri, headers: &HeaderMap) -> Result<(), HubResponse> {
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
                     the address that it listens at; allow further hosts when starting it."
                ),
            ));
        }
        for origin in headers.get_all(header::ORIGIN) {
            let origin = origin.to_str().unwrap_or("?");
            let own = origin.split_once("://").is_some_and(|(scheme, authority)| {
                matches!(scheme, "http" | "https") && authority.eq_ignore_ascii_case(host)
            });
            if !own {
                return Err(HubResponse::text(
                    403,
                    format!("This hub takes no requests from pages of {origin:?}, only its own."),
                ));
            }
        }
        Ok(())
    }

    fn allows(&self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        if name == "localhost" || self.allowed.contains(&name) {
            return true;
        }
        match name.parse::<IpAddr>() {
            // A hub that listens at all addresses is reached by any; DNS cannot forge those.
            Ok(ip) => ip.is_loopback() || ip == self.listening || self.listening.is_unspecified(),
            Err(_) => false,
        }
    }
}

/// The name in a host, without port and brackets; none if it is no host at all.
pub(super) fn name(host: &str) -> Option<&str> {
    let (name, port) = match host.strip_prefix('[') {
        Some(rest) => {
            let (name, port) = rest.split_once(']')?;
            // Only these have brackets (RFC 3986, 3.2.2).
            name.parse::<Ipv6Addr>().ok()?;
            (
                name,
                port.strip_prefix(':').or(port.is_empty().then_some(""))?,
            )
        }
        None => match host.rsplit_once(':') {
            // More than one colon is an IPv6 address without brackets.
            Some((name, port)) if !name.contains(':') => (name, port),
            _ => (host, ""),
        },
    };
    port.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then_some(name)
}

/// Whether two secrets are the same, compared in constant time.
pub(super) fn same(given: &[u8], wanted: &[u8]) -> bool {
    given.ct_eq(wanted).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(listen: &str, host: &str, origin: Option<&str>) -> Option<u16> {
        let guard = OriginCheck::new(listen.parse().unwrap(), &["Studio.example:8080".to_owned()]);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        guard
            .check(&Uri::from_static("/"), &headers)
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
