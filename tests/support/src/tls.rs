//! The server side of TLS connections.
//!
//! The certificates are valid for 127.0.0.1 and localhost, for a century, and are only for tests.
//! `authority.pem` signed `hub.pem`, and `client-authority.pem` signed `client.pem`.
//! `other-authority.pem` signed nothing.

use std::io::{self, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use rcgen;
use rcgen::{BasicConstraints, CertificateParams, IsCa, KeyPair, SanType};
use rustls::crypto::ring::sign::any_supported_type;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::sign::{CertifiedKey, SingleCertAndKey};
pub use rustls::{ALL_VERSIONS, ServerConfig, SupportedProtocolVersion};
use rustls::{RootCertStore, ServerConnection, StreamOwned};

use crate::request::{Request, read_request};

/// The stream of a TLS connection.
pub type TlsStream = StreamOwned<ServerConnection, TcpStream>;

/// Returns the path of a certificate, or of a key.
pub fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("certificates");
    folder.join(name)
}

/// Returns the settings of a server whose certificate is signed by `authority.pem`.
///
/// # Errors
/// Returns an error if the certificate or the key cannot be read.
pub fn config() -> io::Result<Arc<ServerConfig>> {
    by_versions(ALL_VERSIONS).map(Arc::new)
}

/// Returns the settings of [`config`] for one TLS version. Responses are sent as early as this
/// version allows.
///
/// # Errors
/// Returns an error if the certificate or the key cannot be read.
pub fn early(version: &'static SupportedProtocolVersion) -> io::Result<Arc<ServerConfig>> {
    let mut config = by_versions(&[version])?;
    config.send_half_rtt_data = true;
    Ok(Arc::new(config))
}

fn by_versions(versions: &[&'static SupportedProtocolVersion]) -> io::Result<ServerConfig> {
    let certificate = CertificateDer::from_pem_file(file("hub.pem")).map_err(io::Error::other)?;
    let key = PrivateKeyDer::from_pem_file(file("hub.key")).map_err(io::Error::other)?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(versions)
        .and_then(|builder| {
            builder
                .with_no_client_auth()
                .with_single_cert(vec![certificate], key)
        });
    config.map_err(io::Error::other)
}

/// Returns the settings of a server that only accepts clients with a certificate signed by
/// `client-authority.pem`.
///
/// # Errors
/// Returns an error if the certificate or the key cannot be read.
pub fn asking() -> io::Result<Arc<ServerConfig>> {
    let authority =
        CertificateDer::from_pem_file(file("client-authority.pem")).map_err(io::Error::other)?;
    let mut roots = RootCertStore::empty();
    roots.add(authority).map_err(io::Error::other)?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(roots), provider.clone())
        .build()
        .map_err(io::Error::other)?;
    let certificate = CertificateDer::from_pem_file(file("hub.pem")).map_err(io::Error::other)?;
    let key = PrivateKeyDer::from_pem_file(file("hub.key")).map_err(io::Error::other)?;
    let config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(ALL_VERSIONS)
        .and_then(|builder| {
            builder
                .with_client_cert_verifier(verifier)
                .with_single_cert(vec![certificate], key)
        });
    config.map(Arc::new).map_err(io::Error::other)
}

/// Creates a certificate for 127.0.0.1 that is marked as a CA, like those of `openssl req -x509`.
/// `change` may change its parameters first.
///
/// # Errors
/// Returns an error if the changes are impossible.
pub fn self_signed(
    key: &KeyPair,
    change: impl FnOnce(&mut CertificateParams),
) -> io::Result<rcgen::Certificate> {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params.subject_alt_names = vec![SanType::IpAddress([127, 0, 0, 1].into())];
    change(&mut params);
    params.self_signed(key).map_err(io::Error::other)
}

/// Returns the settings of a server that uses this certificate and signs with this key, even if
/// they do not belong together.
///
/// # Errors
/// Returns an error if the key cannot sign.
pub fn showing(certificate: &rcgen::Certificate, key: &KeyPair) -> io::Result<Arc<ServerConfig>> {
    let signer = PrivateKeyDer::try_from(key.serialize_der()).map_err(io::Error::other)?;
    let signer = any_supported_type(&signer).map_err(io::Error::other)?;
    let shown = CertifiedKey::new(vec![certificate.der().clone()], signer);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(ALL_VERSIONS)
        .map(|builder| {
            builder
                .with_no_client_auth()
                .with_cert_resolver(Arc::new(SingleCertAndKey::from(shown)))
        });
    config.map(Arc::new).map_err(io::Error::other)
}

/// Wraps a connection that a client has opened in the server side of a TLS connection.
///
/// # Errors
/// Returns an error if the settings do not permit a session.
pub fn secure(stream: TcpStream, config: &Arc<ServerConfig>) -> io::Result<TlsStream> {
    let session = ServerConnection::new(Arc::clone(config)).map_err(io::Error::other)?;
    Ok(StreamOwned::new(session, stream))
}

/// Reads a whole request and no byte after it. Returns `None` if the client has disconnected.
pub fn request(stream: &mut TlsStream) -> Option<Request> {
    let mut reader = BufReader::with_capacity(1, stream);
    read_request(&mut reader).ok().flatten()
}
