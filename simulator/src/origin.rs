//! Origins: the web sites whose pages may call a hub from a browser.

use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;

/// An origin as a browser sends it (RFC 6454): the scheme, the host and the port of a web site.
///
/// ```
/// use gfxhub_simulator::Origin;
///
/// let panel: Origin = "HTTP://Panel.example:80".parse()?;
/// assert_eq!(panel.as_str(), "http://panel.example");
/// assert!("*".parse::<Origin>().is_err());
/// # Ok::<(), gfxhub_simulator::ParseOriginError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Origin(String);

impl Origin {
    /// Returns the origin in lower case, without the default port of the scheme.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The error for a text that is not an origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseOriginError {
    text: String,
    why: &'static str,
}

impl fmt::Display for ParseOriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseOriginError { text, why } = self;
        write!(
            f,
            "{text:?} is not an origin: {why}. Write scheme://host or scheme://host:port, \
             http://localhost:3000 for example"
        )
    }
}

impl std::error::Error for ParseOriginError {}

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Origin, ParseOriginError> {
        normalized(text)
            .map(Origin)
            .map_err(|why| ParseOriginError {
                text: text.to_owned(),
                why,
            })
    }
}

fn normalized(text: &str) -> Result<String, &'static str> {
    match text {
        "*" => return Err("* would let any page that a browser opens press buttons"),
        "null" => return Err("null is the origin of every page from a file, and of many others"),
        _ => {}
    }
    let (scheme, authority) = text.split_once("://").ok_or("it has no scheme")?;
    let scheme = scheme.to_ascii_lowercase();
    let is_scheme = scheme.starts_with(|first: char| first.is_ascii_lowercase())
        && scheme
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    if !is_scheme {
        return Err("its scheme is not a letter followed by letters, digits, +, - and .");
    }
    if scheme == "file" {
        return Err("pages of files have no origin of their own; have a server send the page");
    }
    if authority.contains(['/', '?', '#']) {
        return Err("an origin ends with the host or the port, without a slash or a path");
    }
    if authority.contains('@') {
        return Err("an origin has no user");
    }
    let authority = authority.to_ascii_lowercase();
    let (host, port) = split_port(&authority)?;
    let default = match scheme.as_str() {
        "http" => Some(80),
        "https" => Some(443),
        _ => None,
    };
    Ok(match port.filter(|port| Some(*port) != default) {
        Some(port) => format!("{scheme}://{host}:{port}"),
        None => format!("{scheme}://{host}"),
    })
}

/// Splits an authority into the host and the port.
fn split_port(authority: &str) -> Result<(&str, Option<u16>), &'static str> {
    let end = match authority.strip_prefix('[') {
        Some(rest) => rest
            .find(']')
            .map(|at| at + 2)
            .ok_or("its host lacks the closing ]")?,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (host, port) = authority.split_at(end);
    let is_host = match host.strip_prefix('[') {
        Some(rest) => rest.trim_end_matches(']').parse::<Ipv6Addr>().is_ok(),
        None => {
            let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
            !host.is_empty() && host.bytes().all(is_part)
        }
    };
    if !is_host {
        return Err("its host is neither an ASCII name nor an address");
    }
    if port.is_empty() {
        return Ok((host, None));
    }
    let digits = port.strip_prefix(':').unwrap_or(port);
    let port = digits.parse().ok().filter(|port| *port > 0);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    match port.filter(|_| is_number) {
        Some(port) => Ok((host, Some(port))),
        None => Err("its port is not a number from 1 to 65535"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_those_that_browsers_send() {
        for (text, origin) in [
            ("http://localhost:3000", "http://localhost:3000"),
            ("HTTPS://Panel.Example:443", "https://panel.example"),
            ("https://panel.example:80", "https://panel.example:80"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("http://[::1]", "http://[::1]"),
            ("http://10.0.0.5", "http://10.0.0.5"),
            ("tauri://localhost", "tauri://localhost"),
            ("chrome-extension://abcdef", "chrome-extension://abcdef"),
        ] {
            assert_eq!(text.parse::<Origin>().unwrap().as_str(), origin);
        }
        for (text, word) in [
            ("*", "any page"),
            ("null", "file"),
            ("", "no scheme"),
            ("localhost:3000", "no scheme"),
            ("://host", "its scheme"),
            ("1http://host", "its scheme"),
            ("file:///panel.html", "server"),
            ("http://host/", "without a slash"),
            ("http://host/panel", "path"),
            ("http://user@host", "user"),
            ("http://", "its host"),
            ("http://*.example", "its host"),
            ("http://pänel", "ASCII"),
            ("http://a b", "its host"),
            ("http://[::1", "]"),
            ("http://[host]", "its host"),
            ("http://[::1]x", "its port"),
            ("http://host:", "its port"),
            ("http://host:0", "its port"),
            ("http://host:+1", "its port"),
            ("http://host:65536", "its port"),
            ("http://host:80:80", "its port"),
        ] {
            let error = text.parse::<Origin>().unwrap_err().to_string();
            assert!(error.contains(word), "{error}");
            assert!(error.contains("http://localhost:3000"), "{error}");
        }
    }
}
