//! The address of a hub: scheme, host, port and path prefix.

use crate::error::{Error, Result};
use std::net::{Ipv4Addr, Ipv6Addr};

/// Path prefix of the REST service. The address of a hub may end with it.
const SERVICE: &str = "/api/rest/v1";

/// The parsed address of a hub.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BaseUrl {
    https: bool,
    /// Host name or IP address. An IPv6 address is in brackets.
    host: String,
    /// Zone of an IPv6 address, such as `eth0` or `3`: the network interface of this computer that
    /// leads to a link-local address.
    zone: Option<String>,
    port: u16,
    /// Path before `/api/rest/v1`: empty, or beginning with a slash and not ending with one.
    prefix: String,
}

impl BaseUrl {
    /// Parses an address such as `http://10.0.0.5:8080`.
    pub(crate) fn parse(text: &str) -> Result<BaseUrl> {
        if text.trim().is_empty() {
            return invalid("it is empty; write for example http://10.0.0.5");
        }
        if let Some(c) = text.chars().find(|c| c.is_control() || c.is_whitespace()) {
            return invalid(format!("it contains the character U+{:04X}", u32::from(c)));
        }
        let Some((scheme, rest)) = text.split_once("://") else {
            return invalid(format!(
                "the scheme is missing; write http://{}",
                printable(text)
            ));
        };
        let https = match scheme.to_ascii_lowercase().as_str() {
            "http" => false,
            "https" if cfg!(feature = "tls") => true,
            "https" => {
                return invalid("this build does not support https: the feature \"tls\" is off");
            }
            other => {
                return invalid(format!(
                    "the scheme must be http or https, not {}",
                    printable(other)
                ));
            }
        };
        // A user name, a query and a fragment can contain a secret, so the errors about them do not
        // repeat them.
        let (authority, path) = match rest.find(['/', '?', '#']) {
            Some(at) => rest.split_at(at),
            None => (rest, ""),
        };
        if rest.contains('@') {
            return invalid("it contains a user name; use the API key or a header instead");
        }
        if path.contains('?') {
            return invalid("it contains a query (?), which a hub's address cannot have");
        }
        if path.contains('#') {
            return invalid("it contains a fragment (#), which a hub's address cannot have");
        }
        let (host, zone, port) = host_and_port(authority)?;
        let port = port.unwrap_or(if https { 443 } else { 80 });
        Ok(BaseUrl {
            https,
            host,
            zone,
            port,
            prefix: prefix_of(path)?,
        })
    }

    /// Returns scheme, host and port, as in `http://10.0.0.5:8080`. The default port is omitted.
    /// The zone is omitted too, since it belongs in no header and in no certificate.
    pub(crate) fn origin(&self) -> String {
        self.origin_of(&self.host)
    }

    /// Returns the origin including the zone, for people: `http://[fe80::1%25eth0]:8080`.
    pub(crate) fn place(&self) -> String {
        match (&self.zone, self.host.strip_suffix(']')) {
            (Some(zone), Some(open)) => self.origin_of(&format!("{open}%25{zone}]")),
            _ => self.origin(),
        }
    }

    /// Returns the whole address for messages, such as `https://hub.example:8443/site`.
    pub(crate) fn url(&self) -> String {
        self.place() + &self.prefix
    }

    /// Returns the host with its zone in the form that the system's resolver reads, `fe80::1%eth0`;
    /// `None` if the address has no zone.
    pub(crate) fn zoned_host(&self) -> Option<String> {
        let zone = self.zone.as_deref()?;
        Some(format!("{}%{zone}", self.host.trim_matches(['[', ']'])))
    }

    fn origin_of(&self, host: &str) -> String {
        let scheme = if self.https { "https" } else { "http" };
        match (self.https, self.port) {
            (false, 80) | (true, 443) => format!("{scheme}://{host}"),
            (_, port) => format!("{scheme}://{host}:{port}"),
        }
    }

    /// Returns the request target of a path, including the prefix of the address.
    pub(crate) fn target(&self, path: &str) -> String {
        [&self.prefix, path].concat()
    }
}

fn invalid<T>(detail: impl Into<String>) -> Result<T> {
    Err(Error::invalid("baseUrl", detail))
}

/// Splits an address into host, zone and port, and checks all three.
fn host_and_port(authority: &str) -> Result<(String, Option<String>, Option<u16>)> {
    let (host, zone, port) = match authority.strip_prefix('[') {
        Some(rest) => {
            let Some((address, after)) = rest.split_once(']') else {
                return invalid("the bracket of the IPv6 address is not closed");
            };
            let (bare, zone) = address
                .split_once('%')
                .map_or((address, None), |(bare, zone)| (bare, Some(zone)));
            if bare.parse::<Ipv6Addr>().is_err() {
                return invalid(format!("[{}] is not an IPv6 address", printable(address)));
            }
            let usual = |c: char| c.is_ascii_alphanumeric() || "-._~%".contains(c);
            if zone.is_some_and(|zone| matches!(zone, "" | "25") || !zone.chars().all(usual)) {
                return invalid(
                    "the zone of the IPv6 address must be a name, as in http://[fe80::1%25eth0]",
                );
            }
            let port = match (after, after.strip_prefix(':')) {
                ("", _) => None,
                (_, Some(port)) => Some(port),
                _ => return invalid("only a port can follow the IPv6 address"),
            };
            // The more common form `%eth0` is accepted as well as `%25eth0`.
            let zone = zone.map(|zone| zone.strip_prefix("25").unwrap_or(zone).to_owned());
            (format!("[{bare}]"), zone, port)
        }
        None => match authority.split_once(':') {
            Some((_, port)) if port.contains(':') => {
                return invalid("an IPv6 address needs brackets, as in http://[::1]:8080");
            }
            Some((host, port)) => (host.to_owned(), None, Some(port)),
            None => (authority.to_owned(), None, None),
        },
    };
    check_host(&host)?;
    let Some(port) = port else {
        return Ok((host, zone, None));
    };
    let digits = !port.is_empty() && port.bytes().all(|b| b.is_ascii_digit());
    match port.parse::<u16>() {
        Ok(number) if number > 0 && digits => Ok((host, zone, Some(number))),
        _ => invalid(format!(
            "the port must be a number from 1 to 65535, not \"{}\"",
            printable(port)
        )),
    }
}

fn check_host(host: &str) -> Result<()> {
    if host.is_empty() {
        return invalid("the host is missing");
    }
    if host.starts_with('[') {
        return Ok(());
    }
    let usual = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_');
    if let Some(c) = host.chars().find(|&c| !usual(c)) {
        return invalid(format!(
            "the host contains the character U+{:04X}",
            u32::from(c)
        ));
    }
    if host.len() > 253
        || host
            .trim_end_matches('.')
            .split('.')
            .any(|l| l.is_empty() || l.len() > 63)
    {
        return invalid("the host is not a valid name");
    }
    // An invalid IPv4 address is refused, because the resolver would look it up as a name, or read
    // its numbers as octal.
    let numeric = host.chars().all(|c| c.is_ascii_digit() || c == '.');
    if numeric && host.parse::<Ipv4Addr>().is_err() {
        return invalid(format!("{host} is not an IPv4 address"));
    }
    Ok(())
}

/// Returns the prefix before `/api/rest/v1`, without trailing slashes.
fn prefix_of(path: &str) -> Result<String> {
    let path = path.trim_end_matches('/');
    let prefix = path
        .strip_suffix(SERVICE)
        .unwrap_or(path)
        .trim_end_matches('/');
    if prefix.is_empty() {
        return Ok(String::new());
    }
    if prefix.contains(SERVICE) {
        return invalid(format!("remove everything after {SERVICE}"));
    }
    if let Err(error) = crate::path::check_raw(prefix) {
        return invalid(error.detail().to_owned());
    }
    if prefix.split('/').skip(1).any(str::is_empty) {
        return invalid("its path has an empty segment");
    }
    Ok(prefix.to_owned())
}

/// Returns a part of the address for an error message. The part is limited in length and ends where
/// a secret could begin.
fn printable(text: &str) -> String {
    let text = text.rsplit_once('@').map_or(text, |(_, host)| host);
    text.chars()
        .take_while(|c| !matches!(c, '?' | '#'))
        .take(80)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrorKind;

    fn read(text: &str) -> (String, String) {
        let url = BaseUrl::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        (url.origin(), url.target("/api/rest/v1/engines"))
    }

    #[test]
    fn usual_addresses_are_taken() {
        let plain = "/api/rest/v1/engines";
        for (text, origin, target) in [
            ("http://10.0.0.5", "http://10.0.0.5", plain),
            ("http://10.0.0.5/", "http://10.0.0.5", plain),
            ("HTTP://Hub.local:8080", "http://Hub.local:8080", plain),
            ("http://hub:80", "http://hub", plain),
            ("http://hub./", "http://hub.", plain),
            ("http://[::1]:9000//", "http://[::1]:9000", plain),
            ("http://[fe80::1]", "http://[fe80::1]", plain),
            ("http://hub/api/rest/v1", "http://hub", plain),
            ("http://hub/api/rest/v1/", "http://hub", plain),
            (
                "http://hub/studio",
                "http://hub",
                "/studio/api/rest/v1/engines",
            ),
            (
                "http://hub/a/b%20c/api/rest/v1/",
                "http://hub",
                "/a/b%20c/api/rest/v1/engines",
            ),
        ] {
            assert_eq!(read(text), (origin.to_owned(), target.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_zone_is_for_this_computer_alone() {
        for (text, zoned, shown) in [
            (
                "http://[fe80::1%25eth0]:8080",
                "fe80::1%eth0",
                "http://[fe80::1%25eth0]:8080",
            ),
            (
                "http://[fe80::1%eth0]/a",
                "fe80::1%eth0",
                "http://[fe80::1%25eth0]/a",
            ),
            ("http://[fe80::1%12]", "fe80::1%12", "http://[fe80::1%2512]"),
        ] {
            let url = BaseUrl::parse(text).unwrap();
            assert_eq!(url.zoned_host().as_deref(), Some(zoned), "{text}");
            assert_eq!(url.url(), shown, "{text}");
            assert!(!url.origin().contains('%'), "{text}");
        }
        assert_eq!(
            BaseUrl::parse("http://[fe80::1]").unwrap().zoned_host(),
            None
        );
        assert_eq!(BaseUrl::parse("http://hub").unwrap().zoned_host(), None);
    }

    #[cfg(feature = "tls")]
    #[test]
    fn https_has_a_port_of_its_own() {
        assert_eq!(read("https://hub:443").0, "https://hub");
        assert_eq!(read("https://hub:80").0, "https://hub:80");
        assert_eq!(read("https://hub/").0, "https://hub");
    }

    #[cfg(not(feature = "tls"))]
    #[test]
    fn https_needs_its_feature() {
        assert!(
            BaseUrl::parse("https://hub")
                .unwrap_err()
                .detail()
                .contains("\"tls\"")
        );
    }

    #[test]
    fn other_addresses_are_refused_by_name() {
        for (text, words) in [
            ("", "empty"),
            ("10.0.0.5:8080", "write http://10.0.0.5:8080"),
            ("hub", "write http://hub"),
            ("ftp://hub", "http or https"),
            ("http://", "host is missing"),
            ("http://:80", "host is missing"),
            ("http:///x", "host is missing"),
            ("http://user:pw@hub", "user name"),
            ("http://hub/?x=1", "query"),
            ("http://hub?x", "query"),
            ("http://hub/#x", "fragment"),
            ("http://hub:0", "1 to 65535"),
            ("http://hub:65536", "1 to 65535"),
            ("http://hub:", "1 to 65535"),
            ("http://hub:+80", "1 to 65535"),
            ("http://hub:8o", "1 to 65535"),
            ("http:// hub", "U+0020"),
            ("http://hub\n", "U+000A"),
            ("http://h\u{e9}", "U+00E9"),
            ("http://a..b", "not a valid name"),
            ("http://10.0.0.256", "not an IPv4"),
            ("http://10.0.5", "not an IPv4"),
            ("http://::1", "brackets"),
            ("http://[::1", "not closed"),
            ("http://[::1]x", "only a port"),
            ("http://[xyz]", "not an IPv6"),
            ("http://[fe80::1%]", "zone"),
            ("http://[fe80::1%25]", "zone"),
            ("http://[fe80::1%25e h]", "U+0020"),
            ("http://[fe80::1%25\u{e9}]", "zone"),
            ("http://[xyz%25eth0]", "not an IPv6"),
            ("http://hub%25eth0", "U+0025"),
            ("http://hub/../x", "another place"),
            ("http://hub/a//b", "empty segment"),
            ("http://hub//a", "another host"),
            (
                "http://hub/api/rest/v1/engines",
                "remove everything after /api/rest/v1",
            ),
            ("http://hub/\u{e9}", "percent-encoded"),
        ] {
            let error = BaseUrl::parse(text).expect_err(text);
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("baseUrl")),
                "{text}"
            );
            assert!(error.detail().contains(words), "{text}: {error}");
            assert!(!error.to_string().contains("pw"), "{error}");
        }
    }
}
