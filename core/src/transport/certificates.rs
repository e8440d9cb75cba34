//! Verifies the hub's certificate. webpki does so, but this module also accepts a self-signed
//! certificate that is given as the CA file, as `openssl req -x509` creates one. This module also
//! explains faults of certificates.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::client::{WebPkiServerVerifier, verify_server_name};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{
    AlertDescription, CertificateError, DigitallySignedStruct, Error, OtherError, SignatureScheme,
};
use std::sync::Arc;

/// Purpose in the extended key usage of a certificate: server of TLS connections.
const SERVER_AUTH: &[u8] = &[0x2b, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x01];
const ANY_PURPOSE: &[u8] = &[0x55, 0x1d, 0x25, 0x00];

/// Object identifier of the extension for extended key usage.
const EXTENDED_KEY_USAGE: &[u8] = &[0x55, 0x1d, 0x25];

/// The verifier of webpki, which does not accept a CA as a server, with an exception for
/// certificates that were given as CAs.
#[derive(Debug)]
pub(super) struct GivenCertificates {
    webpki: Arc<WebPkiServerVerifier>,
    given: Vec<CertificateDer<'static>>,
}

impl GivenCertificates {
    pub(super) fn new(
        webpki: Arc<WebPkiServerVerifier>,
        given: Vec<CertificateDer<'static>>,
    ) -> GivenCertificates {
        GivenCertificates { webpki, given }
    }
}

impl ServerCertVerifier for GivenCertificates {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let verified = self.webpki.verify_server_cert(
            end_entity,
            intermediates,
            server_name,
            ocsp_response,
            now,
        );
        match verified {
            // webpki checks the validity period before it returns this error, so the certificate is
            // valid now.
            Err(error)
                if is_ca_as_server(&error) && self.given.iter().any(|one| one == end_entity) =>
            {
                if !may_serve(end_entity).ok_or(CertificateError::BadEncoding)? {
                    return Err(CertificateError::InvalidPurpose.into());
                }
                verify_server_name(&ParsedCertificate::try_from(end_entity)?, server_name)?;
                Ok(ServerCertVerified::assertion())
            }
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.webpki
            .verify_tls12_signature(message, certificate, signed)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.webpki
            .verify_tls13_signature(message, certificate, signed)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.webpki.supported_verify_schemes()
    }
}

/// Returns `true` if webpki refused a server's certificate because it is a CA certificate.
fn is_ca_as_server(error: &Error) -> bool {
    let Error::InvalidCertificate(CertificateError::Other(OtherError(inner))) = error else {
        return false;
    };
    matches!(
        inner.downcast_ref::<webpki::Error>(),
        Some(webpki::Error::CaUsedAsEndEntity)
    )
}

/// Returns `true` if the purposes of a certificate include TLS servers, or if it names no purpose;
/// `None` if it is not DER. This is necessary because webpki does not check the purposes of a CA.
fn may_serve(certificate: &[u8]) -> Option<bool> {
    let (_, certificate, _) = element(certificate)?;
    let (_, signed, _) = element(certificate)?;
    let Some(extensions) = elements(signed).find(|(tag, _)| *tag == 0xa3) else {
        return Some(true);
    };
    let (_, extensions, _) = element(extensions.1)?;
    for (_, extension) in elements(extensions) {
        let mut parts = elements(extension).map(|(_, content)| content);
        if parts.next()? == EXTENDED_KEY_USAGE {
            let (_, purposes, _) = element(parts.last()?)?;
            let serves = |purpose| [SERVER_AUTH, ANY_PURPOSE].contains(&purpose);
            return Some(elements(purposes).any(|(_, purpose)| serves(purpose)));
        }
    }
    Some(true)
}

/// Returns the tag and the content of the first DER element, and the bytes after it.
fn element(der: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (&[tag, first], mut rest) = der.split_first_chunk::<2>()?;
    let mut length = usize::from(first);
    if first >= 0x80 {
        let (digits, behind) = rest.split_at_checked(usize::from(first & 0x7f))?;
        // A certificate is at most 16 MiB long, since a TLS message cannot be longer.
        let known = (1..=3).contains(&digits.len());
        length = digits
            .iter()
            .filter(|_| known)
            .fold(0, |length, digit| length << 8 | usize::from(*digit));
        rest = behind;
        known.then_some(())?;
    }
    let (content, rest) = rest.split_at_checked(length)?;
    Some((tag, content, rest))
}

/// Returns an iterator over the tags and contents of consecutive DER elements.
fn elements(mut der: &[u8]) -> impl Iterator<Item = (u8, &[u8])> {
    std::iter::from_fn(move || {
        let (tag, content, rest) = element(der)?;
        der = rest;
        Some((tag, content))
    })
}

/// Describes a TLS error in a sentence for people, without the terms of the TLS library.
pub(super) fn describe(error: &Error) -> String {
    const MAKE: &str = "make one with `openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj \
        /CN=HOST -addext subjectAltName=DNS:HOST`; for an address, write `IP:ADDRESS` in place of \
        `DNS:HOST`";
    const CLOCK: &str = "check the clocks of both machines, or renew it";
    use {AlertDescription as A, CertificateError as C};
    match error {
        Error::InvalidCertificate(invalid) => match invalid {
            C::Expired | C::ExpiredContext { .. } => {
                format!("the certificate of the hub has expired: {CLOCK}")
            }
            C::NotValidYet | C::NotValidYetContext { .. } => {
                format!("the certificate of the hub is not valid yet: {CLOCK}")
            }
            C::NotValidForNameContext {
                expected,
                presented,
            } => {
                let expected = expected.to_str();
                match presented.as_slice() {
                    [] => format!(
                        "the certificate of the hub has no subjectAltName, so it is valid for no host: {MAKE}"
                    ),
                    names => {
                        // A name has the form `DnsName("hub.example")`.
                        let bare = |name: &String| match name.split_once('(') {
                            Some((_, name)) => name.trim_matches(['"', ')']).to_owned(),
                            None => name.clone(),
                        };
                        let names: Vec<String> = names.iter().map(bare).collect();
                        let names = names.join(", ");
                        format!("the certificate of the hub is for {names} and not for {expected}")
                    }
                }
            }
            C::NotValidForName => "the certificate of the hub is for another host".to_owned(),
            C::UnknownIssuer => "the certificate of the hub was signed by a CA that is not trusted: give the \
                certificate of that CA, or the hub's own if it is self-signed, as the CA file"
                .to_owned(),
            C::InvalidPurpose | C::InvalidPurposeContext { .. } => {
                "the certificate of the hub is not for use by a server".to_owned()
            }
            C::BadEncoding => "the certificate of the hub is not well formed".to_owned(),
            C::BadSignature => "the certificate of the hub has an invalid signature".to_owned(),
            C::Revoked => "the certificate of the hub was revoked".to_owned(),
            _ if is_ca_as_server(error) => "the certificate of the hub is that of a CA, which is trusted only \
                if it is in the CA file itself"
                .to_owned(),
            _ => "the certificate of the hub cannot be used".to_owned(),
        },
        Error::InvalidMessage(_) => {
            "the server does not speak TLS on this port: for a hub without TLS, write http:// in the \
                address".to_owned()
        }
        Error::PeerIncompatible(_) => {
            "the hub supports no TLS version, or no cipher, that is considered safe".to_owned()
        }
        Error::AlertReceived(alert) => match alert {
            A::CertificateRequired => {
                "the hub requires a client certificate: give the certificate file and the key file".to_owned()
            }
            A::BadCertificate
            | A::UnsupportedCertificate
            | A::CertificateRevoked
            | A::CertificateExpired
            | A::CertificateUnknown
            | A::UnknownCA
            | A::AccessDenied => "the hub refuses the client certificate".to_owned(),
            A::UnrecognisedName => "the hub has no certificate for this host".to_owned(),
            A::ProtocolVersion => "the hub supports no TLS version that is considered safe".to_owned(),
            A::HandshakeFailure => "the hub has no cipher in common with this client, or requires a client \
                certificate"
                .to_owned(),
            alert => format!("the hub ended the handshake with the TLS alert {}", u8::from(*alert)),
        },
        Error::PeerMisbehaved(_) => "the hub violates the TLS protocol".to_owned(),
        Error::DecryptError => "the received data cannot be decrypted".to_owned(),
        Error::NoCertificatesPresented => "the hub has no certificate".to_owned(),
        _ => "TLS cannot continue".to_owned(),
    }
}
