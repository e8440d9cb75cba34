//! A hub whose connections are bytes in memory. It runs the same code as a hub with sockets, from
//! the bytes of a request to the bytes of the response, but needs no socket and no thread.

use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::rt::{Read, ReadBufCursor, Write};
use hyper::service::service_fn;
use tokio::runtime::Runtime;

use super::Server;
use super::connection::ConnectionHandle;
use super::router::Service;
use crate::clock::{Clock, ClockMode};
use crate::faults::scenario::Faults;
use crate::local_hub::Effect;
use crate::local_hub::Options;
use crate::show::Show;
use crate::state::State;

/// A time longer than any timeout of the hub. It takes no real time: the clock of the runtime does
/// not move while there is work, and jumps when there is none.
const IDLE_ADVANCE: Duration = Duration::from_secs(24 * 60 * 60);

/// A hub that receives its requests as bytes.
#[derive(Debug)]
pub struct MemoryHub {
    service: Service,
    runtime: Runtime,
}

impl MemoryHub {
    /// Creates a hub with a complete show. Its control calls accept this token. Its clock does not
    /// move until a control call advances it.
    ///
    /// # Errors
    /// An error if no runtime can be started.
    pub fn new(show: Arc<Show>, token: &str) -> io::Result<MemoryHub> {
        let options = Options::default();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 80));
        let clock = Clock::new(ClockMode::Manual, Default::default());
        let state = State::new(show);
        let hub = Server::new(&options, address, state, 0, clock, None, token.to_owned());
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()?;
        Ok(MemoryHub {
            service: Service::new(Arc::new(hub)),
            runtime,
        })
    }

    /// Returns the responses on one connection, as bytes. The connection delivers the bytes of
    /// `requests`, at most `piece` at a time, and then ends.
    pub fn answer(&self, requests: &[u8], piece: usize) -> Vec<u8> {
        let mut responses = Vec::new();
        let stream = Bytes {
            coming: requests,
            piece: piece.max(1),
            responses: &mut responses,
        };
        let handle = Arc::new(ConnectionHandle::new(
            1,
            ([127, 0, 0, 1], 0).into(),
            self.service.hub.limits.head,
        ));
        let handle = &handle;
        let service = service_fn(|request| async move {
            Ok::<_, Infallible>(self.service.respond(request, handle).await)
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(hyper_util::rt::TokioTimer::new())
            // Requests before the end of the bytes still get their responses.
            .half_close(true)
            .max_header_size(self.service.hub.limits.head)
            .serve_connection(stream, service);
        self.runtime.block_on(async {
            tokio::select! {
                // As with a socket, a connection that fails is ignored.
                _ = connection => {}
                // The script of a fault would need a socket.
                _ = handle.hijacked() => {}
                () = tokio::time::sleep(IDLE_ADVANCE) => {}
            }
        });
        responses
    }

    /// Returns the effects so far. The oldest is the first.
    pub fn journal(&self) -> Vec<Effect> {
        self.service.hub.effects_since(0)
    }

    /// Sets the fault scenario.
    pub fn set_faults(&self, faults: Faults) {
        self.service.hub.faults.set(faults);
    }

    /// Returns the fault scenario with its counts, as JSON.
    pub fn faults_json(&self) -> String {
        self.service.hub.faults.json().to_string()
    }
}

/// The bytes of a connection. A read never waits; at the end of the bytes, the stream ends.
struct Bytes<'a> {
    coming: &'a [u8],
    piece: usize,
    responses: &'a mut Vec<u8>,
}

impl Read for Bytes<'_> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        mut buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        let room = buffer.remaining().min(self.piece).min(self.coming.len());
        let (now, later) = self.coming.split_at(room);
        buffer.put_slice(now);
        self.coming = later;
        Poll::Ready(Ok(()))
    }
}

impl Write for Bytes<'_> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.responses.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
