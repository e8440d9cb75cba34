//! TLS over any connection, and the trusted certificates: the built-in roots, those of the
//! operating system, or only those that the caller gives.

use super::buffers::IoBuffers;
use super::certificates::GivenCertificates;
use super::context::{self, Abort, CallContext, CallPhase};
use super::tcp::{EARLY_RESPONSE, Interest, UNBOUNDED_LINE};
use crate::config::{CaCertificates, Config, Identity, TrustedRoots};
use crate::error::{self, Effect, ErrorKind};
use rustls::client::WebPkiServerVerifier;
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;
use ureq::Error;
use ureq::http::Uri;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// Returns the certificates that the operating system trusts. Skips certificates that cannot be
/// read.
#[cfg(feature = "system-roots")]
fn system_roots() -> error::Result<RootCertStore> {
    let loaded = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (added, _) = roots.add_parsable_certificates(loaded.certs);
    if added == 0 {
        let why: Vec<String> = loaded.errors.iter().map(ToString::to_string).collect();
        let why = match why.is_empty() {
            true => String::new(),
            false => format!(": {}", why.join("; ")),
        };
        let detail = format!("the operating system provides no usable CA certificate{why}");
        let error = error::Error::new(ErrorKind::Io, Effect::None, detail);
        return Err(error.with_argument("systemRoots"));
    }
    Ok(roots)
}

fn given_roots(
    ca: &CaCertificates,
) -> error::Result<(RootCertStore, Vec<CertificateDer<'static>>)> {
    let CaCertificates { pem, path } = ca;
    let mut roots = RootCertStore::empty();
    let invalid = |what: &str| match path {
        Some(path) => {
            error::Error::invalid("caFile", format!("the CA file {} {what}", path.display()))
        }
        None => error::Error::invalid("caPem", format!("the text {what}")),
    };
    let given: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(pem)
        .collect::<std::result::Result<_, _>>()
        .map_err(|_| invalid("is not valid PEM"))?;
    if given.is_empty() {
        return Err(invalid("contains no certificate in PEM form"));
    }
    // A certificate that the TLS library cannot read is skipped.
    roots.add_parsable_certificates(given.iter().cloned());
    if roots.is_empty() {
        return Err(invalid("contains no usable certificate"));
    }
    Ok((roots, given))
}

/// The trusted CA certificates, and the client's certificate.
#[derive(Debug)]
pub(super) struct Settings {
    root_store: Arc<RootCertStore>,
    /// The certificates of the CA file or of the PEM text.
    given: Vec<CertificateDer<'static>>,
    identity: Option<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)>,
}

impl Settings {
    /// Reads the TLS settings of a client. Returns an error if the client's certificate does not
    /// match its key.
    pub(super) fn new(config: &Config) -> error::Result<Settings> {
        let (roots, given) = match &config.roots {
            TrustedRoots::BuiltIn => {
                let built_in = webpki_roots::TLS_SERVER_ROOTS.iter().cloned();
                (built_in.collect(), Vec::new())
            }
            #[cfg(feature = "system-roots")]
            TrustedRoots::System => (system_roots()?, Vec::new()),
            TrustedRoots::Custom(ca) => given_roots(ca)?,
        };
        let settings = Settings {
            root_store: Arc::new(roots),
            given,
            identity: config.identity.as_ref().map(identity).transpose()?,
        };
        settings.make()?;
        Ok(settings)
    }

    /// Creates the configuration for rustls, in which verification is always on. A forked process
    /// creates its own, since a thread of its parent may hold the lock of rustls's session cache.
    pub(super) fn make(&self) -> error::Result<Arc<ClientConfig>> {
        let Self {
            root_store,
            given,
            identity,
        } = self;
        let unusable = |error: &dyn std::error::Error| {
            let detail = format!("the program's cryptography provider cannot be used: {error}");
            error::Error::new(ErrorKind::Tls, Effect::None, detail)
        };
        let provider = cryptography();
        let roots = Arc::clone(root_store);
        let verifier = WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider))
            .build()
            .map_err(|error| unusable(&error))?;
        let verifier = GivenCertificates::new(verifier, given.clone());
        let builder = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| unusable(&error))?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(verifier));
        let config = match identity {
            None => builder.with_no_client_auth(),
            Some((chain, key)) => builder
                .with_client_auth_cert(chain.clone(), key.clone_key())
                .map_err(|error| {
                    let detail = format!("the certificate cannot be used with the key: {error}");
                    error::Error::invalid("clientCertFile", detail)
                })?,
        };
        Ok(Arc::new(config))
    }
}

/// Returns the client's certificate chain, beginning with its own certificate, and its private key.
fn identity(
    given: &Identity,
) -> error::Result<(Vec<CertificateDer<'static>>, PrivateKeyDer<'static>)> {
    let invalid = |argument: &str, path: &Path, what: &str| {
        error::Error::invalid(argument, format!("the file {} {what}", path.display()))
    };
    let (path, pem) = &given.cert;
    let chain: Vec<_> = CertificateDer::pem_slice_iter(pem)
        .collect::<std::result::Result<_, _>>()
        .map_err(|_| invalid("clientCertFile", path, "is not valid PEM"))?;
    if chain.is_empty() {
        let what = "contains no certificate in PEM form";
        return Err(invalid("clientCertFile", path, what));
    }
    let (path, pem) = &given.key;
    // The error does not contain the parse error, which may repeat a part of the secret key.
    let key = PrivateKeyDer::from_pem_slice(pem)
        .map_err(|_| invalid("clientKeyFile", path, "contains no private key in PEM form"))?;
    Ok((chain, key))
}

/// Returns the program's default cryptography provider; *ring* if there is none.
fn cryptography() -> Arc<CryptoProvider> {
    let chosen = CryptoProvider::get_default().cloned();
    chosen.unwrap_or_else(|| Arc::new(ring::default_provider()))
}

/// The TLS session of one connection. It does not end with `close_notify`, since the length of the
/// content shows if a request is truncated.
///
/// `rustls::Stream` is not used for two reasons. Its `write` drops errors of the underlying
/// connection, so that a deadline or a cancellation would be noticed only during the wait for the
/// response, in another phase of the call. And it cannot check for input without waiting for it.
#[derive(Debug)]
pub(super) struct Session {
    inner: ClientConnection,
    records: RecordFramer,
}

impl Session {
    /// Creates a session with a host. The handshake has not begun yet.
    pub(super) fn new(uri: &Uri, tls_config: &Arc<ClientConfig>) -> Result<Session, Error> {
        let host = uri.host().ok_or(Error::HostNotFound)?;
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let name = ServerName::try_from(bare.to_owned())
            .map_err(|_| Error::Tls("the host name is not valid in a certificate"))?;
        let inner = ClientConnection::new(Arc::clone(tls_config), name)
            .map_err(|error| Error::Io(broken(error)))?;
        Ok(Session {
            inner,
            records: RecordFramer::default(),
        })
    }

    /// Continues the handshake over a connection. Returns the event to wait for, or `None` if the
    /// handshake is complete.
    pub(super) fn handshake(
        &mut self,
        io: &mut (impl Read + Write),
    ) -> io::Result<Option<Interest>> {
        loop {
            while self.inner.wants_write() {
                match self.inner.write_tls(io) {
                    Err(error) if would_block(&error) => return Ok(Some(Interest::Writable)),
                    Err(error) => return Err(error),
                    Ok(_) => {}
                }
            }
            if !self.inner.is_handshaking() {
                return Ok(None);
            }
            match self.pull(io) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Err(error) if would_block(&error) => return Ok(Some(Interest::Readable)),
                Err(error) => return Err(error),
                Ok(_) => {}
            }
        }
    }

    /// Queues as many bytes as there is space for; [`Session::send`] sends them. Returns the number
    /// of bytes.
    pub(super) fn queue(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.inner.writer().write(bytes)
    }

    /// Returns `true` if bytes wait to be sent.
    pub(super) fn wants_write(&self) -> bool {
        self.inner.wants_write()
    }

    /// Sends some of the queued bytes in encrypted form. Returns the number of encrypted bytes.
    pub(super) fn send(&mut self, io: &mut impl Write) -> io::Result<usize> {
        self.inner.write_tls(io)
    }

    /// Receives data from the other side. Returns 0 if the other side has ended the session.
    pub(super) fn receive(
        &mut self,
        room: &mut [u8],
        io: &mut (impl Read + Write),
    ) -> io::Result<usize> {
        loop {
            match self.inner.reader().read(room) {
                Err(error) if would_block(&error) => {}
                received => return received,
            }
            while self.inner.wants_write() {
                self.inner.write_tls(io)?;
            }
            // At the end of the input, the next read from the session returns 0 if `close_notify`
            // was received, and an error otherwise.
            self.pull(io)?;
        }
    }

    /// Returns `true` if there is no unread input, not even a part of a TLS record.
    pub(super) fn is_idle(&mut self) -> bool {
        let nothing = |read: io::Result<usize>| matches!(read, Err(error) if would_block(&error));
        self.records.between() && nothing(self.inner.reader().read(&mut [0]))
    }

    /// Reads from the connection and passes the bytes to the session.
    fn pull(&mut self, io: &mut impl Read) -> io::Result<usize> {
        let mut followed = FollowedRecords {
            source: io,
            records: &mut self.records,
        };
        let amount = self.inner.read_tls(&mut followed)?;
        self.inner.process_new_packets().map_err(broken)?;
        Ok(amount)
    }
}

fn would_block(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::WouldBlock
}

/// Converts a TLS error into an I/O error.
fn broken(error: rustls::Error) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error)
}

/// A reader that passes on the bytes of a source and tracks their TLS records.
struct FollowedRecords<'a, R> {
    source: &'a mut R,
    records: &'a mut RecordFramer,
}

impl<R: Read> Read for FollowedRecords<'_, R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let amount = self.source.read(room)?;
        self.records.pass(&room[..amount]);
        Ok(amount)
    }
}

/// A connection with TLS, for ureq.
#[derive(Debug)]
pub(super) struct TlsStream {
    stream: Box<dyn Transport>,
    session: Box<Session>,
    buffers: IoBuffers,
    /// True if the check before the request found no early response.
    verified_idle: bool,
}

impl TlsStream {
    /// Starts TLS on a connection to a host.
    pub(super) fn begin(
        mut stream: Box<dyn Transport>,
        uri: &Uri,
        tls_config: &Arc<ClientConfig>,
    ) -> Result<TlsStream, Error> {
        let mut session = Session::new(uri, tls_config)?;
        session.handshake(&mut TransportIo(&mut *stream))?;
        Ok(TlsStream {
            stream,
            session: Box::new(session),
            buffers: IoBuffers::default(),
            verified_idle: false,
        })
    }

    /// Returns an error if data was received before the request: it would be read as the response.
    /// Messages that concern only the TLS session are allowed.
    fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        let io = &mut TransportIo(&mut *self.stream);
        let mut byte = [0];
        match context.with_peek_only(|| self.session.receive(&mut byte, io)) {
            Err(error) if would_block(&error) => {
                self.verified_idle = true;
                Ok(())
            }
            Err(error) => Err(error.into()),
            Ok(0) => Err(io::Error::from(io::ErrorKind::ConnectionAborted).into()),
            Ok(_) => Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE))),
        }
    }
}

impl Transport for TlsStream {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if !self.verified_idle {
            let context = context::required()?;
            if context.phase.get() == CallPhase::Send {
                self.ensure_no_early_response(&context)?;
            }
        }
        self.buffers.queue(amount);
        let mut rest = self.buffers.queued();
        while !rest.is_empty() {
            let taken = self.session.queue(rest)?;
            rest = &rest[taken..];
            while self.session.wants_write() {
                self.session.send(&mut TransportIo(&mut *self.stream))?;
            }
        }
        self.buffers.written(amount);
        Ok(())
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        let room = self.buffers.input_append_buf();
        if room.is_empty() {
            return Err(context::required()?.abort(Abort::ProtocolViolation(UNBOUNDED_LINE)));
        }
        let io = &mut TransportIo(&mut *self.stream);
        let amount = self.session.receive(room, io)?;
        self.buffers.input_appended(amount);
        Ok(amount > 0)
    }

    /// Returns `false`, since a connection serves only one request.
    fn is_open(&mut self) -> bool {
        false
    }

    fn is_tls(&self) -> bool {
        true
    }
}

/// The underlying connection as a `Read` and `Write`, which a session needs.
struct TransportIo<'a>(&'a mut dyn Transport);

impl Read for TransportIo<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        if self.0.buffers().input().is_empty() {
            let came = self.0.await_input(NextTimeout::default());
            if !came.map_err(Error::into_io)? {
                let peeked = context::current().is_some_and(|context| context.probe_only.get());
                return if peeked {
                    Err(io::ErrorKind::WouldBlock.into())
                } else {
                    Ok(0)
                };
            }
        }
        let buffers = self.0.buffers();
        let amount = buffers.input().len().min(room.len());
        room[..amount].copy_from_slice(&buffers.input()[..amount]);
        buffers.input_consume(amount);
        Ok(amount)
    }
}

impl Write for TransportIo<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = self.0.buffers().output();
        let amount = bytes.len().min(room.len());
        room[..amount].copy_from_slice(&bytes[..amount]);
        self.0
            .transmit_output(amount, NextTimeout::default())
            .map_err(Error::into_io)?;
        Ok(amount)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Tracks the TLS records of a stream, to know whether a record was received only in part.
#[derive(Debug, Default)]
struct RecordFramer {
    /// Number of header bytes of the current record that were received; 0 between records. `length`
    /// is the remaining length of the record.
    head: usize,
    length: usize,
}

impl RecordFramer {
    fn pass(&mut self, mut bytes: &[u8]) {
        while let [first, rest @ ..] = bytes {
            if self.head < 5 {
                if self.head >= 3 {
                    self.length = self.length << 8 | usize::from(*first);
                }
                self.head += 1;
                bytes = rest;
            } else {
                let amount = self.length.min(bytes.len());
                self.length -= amount;
                bytes = &bytes[amount..];
            }
            if self.head == 5 && self.length == 0 {
                self.head = 0;
            }
        }
    }

    /// Returns `true` if no record was received only in part.
    fn between(&self) -> bool {
        self.head == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_followed_wherever_they_are_cut() {
        let stream = [23, 3, 3, 0, 2, 1, 2, 22, 3, 3, 0, 0, 23, 3, 3, 1, 1];
        let whole: Vec<u8> = stream.iter().copied().chain([7; 257]).collect();
        for cut in 0..whole.len() {
            let mut records = RecordFramer::default();
            records.pass(&whole[..cut]);
            assert_eq!(records.between(), [0, 7, 12].contains(&cut), "{cut}");
            records.pass(&whole[cut..]);
            assert!(records.between(), "{cut}");
        }
    }
}
