//! Whom a secured connection trusts: the public authorities, or those of a file alone.

use crate::error::{Error, Result};
use std::path::PathBuf;
use ureq::tls::{Certificate, PemItem, RootCerts, TlsConfig, parse_pem};

/// TLS by rustls; verification is always on.
pub(super) fn settings(ca: Option<&(PathBuf, Vec<u8>)>) -> Result<TlsConfig> {
    let roots = match ca {
        None => RootCerts::WebPki,
        Some((path, text)) => {
            let invalid = |what: &str| {
                Error::invalid("caFile", format!("the CA file {} {what}", path.display()))
            };
            let mut certificates: Vec<Certificate<'static>> = Vec::new();
            for item in parse_pem(text) {
                match item {
                    Ok(PemItem::Certificate(certificate)) => certificates.push(certificate),
                    Ok(_) => {}
                    Err(_) => return Err(invalid("is not valid PEM")),
                }
            }
            if certificates.is_empty() {
                return Err(invalid("holds no certificate in PEM form"));
            }
            RootCerts::new_with_certs(&certificates)
        }
    };
    Ok(TlsConfig::builder().root_certs(roots).build())
}
