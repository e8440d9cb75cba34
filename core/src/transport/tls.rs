//! Whom a secured connection trusts: the public authorities, or those of a file alone.

use crate::error::{Error, Result};
use rustls::crypto::{CryptoProvider, KeyProvider, ring};
use rustls::pki_types::PrivateKeyDer;
use rustls::sign::SigningKey;
use std::path::PathBuf;
use std::sync::Arc;
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
    Ok(TlsConfig::builder()
        .root_certs(roots)
        .unversioned_rustls_crypto_provider(cryptography())
        .build())
}

/// What the program has chosen for all its connections, or *ring*.
fn cryptography() -> Arc<CryptoProvider> {
    CryptoProvider::get_default().cloned().unwrap_or_else(|| {
        Arc::new(CryptoProvider {
            key_provider: &NoKeys,
            ..ring::default_provider()
        })
    })
}

/// The client shows no certificate of its own, so it can do without all that signs.
#[derive(Debug)]
struct NoKeys;

impl KeyProvider for NoKeys {
    fn load_private_key(
        &self,
        _: PrivateKeyDer<'static>,
    ) -> std::result::Result<Arc<dyn SigningKey>, rustls::Error> {
        Err(rustls::Error::General("this client has no keys".to_owned()))
    }
}
