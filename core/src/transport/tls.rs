//! Whom a secured connection trusts: the public authorities, or those of a file alone.

use crate::config::CaCertificates;
use crate::error::{Effect, Error, Kind, Result};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::sync::Arc;

/// The authorities that are trusted.
pub(super) fn authorities(ca: Option<&CaCertificates>) -> Result<Arc<RootCertStore>> {
    let mut roots = RootCertStore::empty();
    let Some(CaCertificates { pem, path }) = ca else {
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        return Ok(Arc::new(roots));
    };
    let invalid = |what: &str| match path {
        Some(path) => Error::invalid("caFile", format!("the CA file {} {what}", path.display())),
        None => Error::invalid("caPem", format!("the text {what}")),
    };
    let mut found = false;
    for certificate in CertificateDer::pem_slice_iter(pem) {
        let certificate = certificate.map_err(|_| invalid("is not valid PEM"))?;
        found = true;
        // One that this library cannot read does not rule out the others.
        let _ = roots.add(certificate);
    }
    if !found {
        return Err(invalid("holds no certificate in PEM form"));
    }
    if roots.is_empty() {
        return Err(invalid("holds no certificate that can be used"));
    }
    Ok(Arc::new(roots))
}

/// TLS by rustls; verification is always on. Each process has settings of its own: the sessions
/// that can be resumed are kept under a lock.
pub(super) fn settings(authorities: &Arc<RootCertStore>) -> Result<Arc<ClientConfig>> {
    let builder = ClientConfig::builder_with_provider(cryptography())
        .with_safe_default_protocol_versions()
        .map_err(|error| {
            let detail = format!("the cryptography of this program cannot be used: {error}");
            Error::new(Kind::Tls, Effect::None, detail)
        })?;
    Ok(Arc::new(
        builder
            .with_root_certificates(Arc::clone(authorities))
            .with_no_client_auth(),
    ))
}

/// What the program has chosen for all its connections, or *ring*.
fn cryptography() -> Arc<CryptoProvider> {
    let chosen = CryptoProvider::get_default().cloned();
    chosen.unwrap_or_else(|| Arc::new(ring::default_provider()))
}
