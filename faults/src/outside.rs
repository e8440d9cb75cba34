//! The places beside a hub that clients may be sent to: closed, full, silent, garbled, untrusted.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use socket2::{Domain, Socket, Type};

use crate::raw_server::RawServer;
use crate::variant::Place;

/// The certificate that the tests of the client use too: sound, and signed by an authority of its own.
const CERTIFICATE: &[u8] = include_bytes!("../../core/src/transport/tests/certificates/hub.pem");
const KEY: &[u8] = include_bytes!("../../core/src/transport/tests/certificates/hub.key");

/// How long a connection to one of these may lie still.
const IDLE: Duration = Duration::from_secs(5);

/// All of them; they stop when this is dropped.
#[derive(Debug)]
pub struct Outside {
    /// Bound and not listening: nobody else gets the port.
    closed: Socket,
    full: Full,
    garbage: RawServer,
    silent: RawServer,
    untrusted: RawServer,
}

/// A listener whose backlog is full.
#[derive(Debug)]
struct Full {
    listener: Socket,
    /// Whoever got in before it was.
    _waiting: Vec<TcpStream>,
}

impl Outside {
    /// Sets them up.
    ///
    /// # Errors
    /// When the system gives no port or no thread.
    pub fn new() -> io::Result<Outside> {
        let secured = secured()?;
        Ok(Outside {
            closed: bound()?,
            full: Full::new()?,
            garbage: RawServer::start(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                // Whether it is read or written does not matter: what comes is no TLS.
                let _ = stream.read(&mut [0; 1024]);
                let _ = stream.write_all(b"220 hub.example ESMTP ready\r\n");
            })?,
            silent: RawServer::start(|mut stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                let mut bytes = [0; 4096];
                while stream.read(&mut bytes).is_ok_and(|count| count > 0) {}
            })?,
            untrusted: RawServer::start(move |stream| {
                let _ = stream.set_read_timeout(Some(IDLE));
                let Ok(session) = ServerConnection::new(Arc::clone(&secured)) else {
                    return;
                };
                // Nobody gets past the greeting; were there one, it would get no answer.
                let _ = StreamOwned::new(session, stream).read(&mut [0; 4096]);
            })?,
        })
    }

    /// The address of a place for clients of the hub at this one.
    pub fn url(&self, place: Place, hub: &str) -> String {
        let bare = |scheme: &str, address: SocketAddr| format!("{scheme}://{address}");
        match place {
            Place::Hub => hub.to_owned(),
            Place::HubAsIfSecured => hub.replace("http://", "https://"),
            Place::ClosedPort => bare("http", address(&self.closed)),
            Place::FullBacklog => bare("http", address(&self.full.listener)),
            // Reserved: it never exists.
            Place::UnknownHost => "http://no-such-hub.invalid".to_owned(),
            Place::GarbageForTls => bare("https", self.garbage.address()),
            Place::SilentTls => bare("https", self.silent.address()),
            Place::UnknownAuthority => bare("https", self.untrusted.address()),
        }
    }
}

impl Full {
    fn new() -> io::Result<Full> {
        let listener = bound()?;
        listener.listen(0)?;
        let to = address(&listener);
        let mut waiting = Vec::new();
        // The first that has to wait shows that it is full. Some systems refuse instead, or take
        // everybody: calls see the difference, and what holds of them does not depend on it.
        while waiting.len() < 64 {
            match TcpStream::connect_timeout(&to, Duration::from_millis(150)) {
                Ok(stream) => waiting.push(stream),
                Err(_) => break,
            }
        }
        Ok(Full {
            listener,
            _waiting: waiting,
        })
    }
}

fn bound() -> io::Result<Socket> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((Ipv4Addr::LOCALHOST, 0)).into())?;
    Ok(socket)
}

/// The address of a bound socket.
fn address(socket: &Socket) -> SocketAddr {
    let local = socket.local_addr().ok().and_then(|local| local.as_socket());
    local.unwrap_or_else(|| SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))
}

/// How the side of the hub greets on connections that are secured.
pub fn secured() -> io::Result<Arc<ServerConfig>> {
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE).map_err(io::Error::other)?;
    let key = PrivateKeyDer::from_pem_slice(KEY).map_err(io::Error::other)?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .and_then(|builder| {
            builder
                .with_no_client_auth()
                .with_single_cert(vec![certificate], key)
        });
    Ok(Arc::new(config.map_err(io::Error::other)?))
}
