//! Whom a secured connection trusts: the public authorities, those of the operating system, or those
//! of a file alone.

use crate::config::{CaCertificates, Config, Identity, TrustedRoots};
use crate::error::{Effect, Error, ErrorKind, Result};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ClientConfig, RootCertStore};
use std::path::Path;
use std::sync::Arc;

/// The authorities that are trusted.
fn root_store(roots: &TrustedRoots) -> Result<Arc<RootCertStore>> {
    let store = match roots {
        TrustedRoots::BuiltIn => webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect(),
        #[cfg(feature = "system-roots")]
        TrustedRoots::System => system_roots()?,
        TrustedRoots::Given(ca) => given_roots(ca)?,
    };
    Ok(Arc::new(store))
}

/// What the operating system trusts. A certificate that cannot be read does not rule out the others.
#[cfg(feature = "system-roots")]
fn system_roots() -> Result<RootCertStore> {
    let loaded = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(loaded.certs);
    if added == 0 {
        let why: Vec<String> = loaded.errors.iter().map(ToString::to_string).collect();
        let why = match why.is_empty() {
            true => String::new(),
            false => format!(": {}", why.join("; ")),
        };
        let detail = format!("the operating system gives no CA certificate that can be used{why}");
        let error = Error::new(ErrorKind::Io, Effect::None, detail);
        return Err(error.with_argument("systemRoots"));
    }
    Ok(roots)
}

fn given_roots(ca: &CaCertificates) -> Result<RootCertStore> {
    let CaCertificates { pem, path } = ca;
    let mut roots = RootCertStore::empty();
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
    Ok(roots)
}

/// Who is trusted, and what the client shows of itself where it is asked.
#[derive(Debug)]
pub(super) struct Settings {
    root_store: Arc<RootCertStore>,
    identity: Option<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)>,
}

impl Settings {
    /// As the client was set; a certificate that does not fit its key is refused here.
    pub(super) fn new(config: &Config) -> Result<Settings> {
        let settings = Settings {
            root_store: root_store(&config.roots)?,
            identity: config.identity.as_ref().map(identity).transpose()?,
        };
        settings.make()?;
        Ok(settings)
    }

    /// TLS by rustls; verification is always on. Each process has settings of its own: the sessions
    /// that can be resumed are kept under a lock.
    pub(super) fn make(&self) -> Result<Arc<ClientConfig>> {
        let Self {
            root_store,
            identity,
        } = self;
        let builder = ClientConfig::builder_with_provider(cryptography())
            .with_safe_default_protocol_versions()
            .map_err(|error| {
                let detail = format!("the cryptography of this program cannot be used: {error}");
                Error::new(ErrorKind::Tls, Effect::None, detail)
            })?
            .with_root_certificates(Arc::clone(root_store));
        let config = match identity {
            None => builder.with_no_client_auth(),
            Some((chain, key)) => builder
                .with_client_auth_cert(chain.clone(), key.clone_key())
                .map_err(|error| {
                    let detail = format!("it cannot be used with its key: {error}");
                    Error::invalid("clientCertFile", detail)
                })?,
        };
        Ok(Arc::new(config))
    }
}

/// The client's certificates, its own first, and its key.
fn identity(given: &Identity) -> Result<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)> {
    let invalid = |argument: &str, path: &Path, what: &str| {
        Error::invalid(argument, format!("the file {} {what}", path.display()))
    };
    let (path, pem) = &given.cert;
    let chain: Vec<_> = CertificateDer::pem_slice_iter(pem)
        .collect::<std::result::Result<_, _>>()
        .map_err(|_| invalid("clientCertFile", path, "is not valid PEM"))?;
    if chain.is_empty() {
        let what = "holds no certificate in PEM form";
        return Err(invalid("clientCertFile", path, what));
    }
    let (path, pem) = &given.key;
    // Why it cannot be read is not repeated: the text is a secret.
    let key = PrivateKeyDer::from_pem_slice(pem)
        .map_err(|_| invalid("clientKeyFile", path, "holds no private key in PEM form"))?;
    Ok((chain, key))
}

/// What the program has chosen for all its connections, or *ring*.
fn cryptography() -> Arc<CryptoProvider> {
    let chosen = CryptoProvider::get_default().cloned();
    chosen.unwrap_or_else(|| Arc::new(ring::default_provider()))
}
