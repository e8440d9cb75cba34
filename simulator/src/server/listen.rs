//! The listener. It accepts connections and serves each of them, logs requests whose head cannot be
//! parsed, and closes all connections when the hub stops.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::Bytes;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::capacity::ConnectionLimit;
use super::connection::ConnectionHandle;
use super::control::is_control;
use super::head_text::FirstLine;
use super::outage::Outage;
use super::router::Service;
use super::run_script::run_script;
use super::stream::TimedStream;
use super::{SHUTDOWN_GRACE, Server, target};
use crate::faults::script::{End, WireScript};
use crate::request_log::RequestHead;

/// Time to wait after an accept has failed, for example because no descriptors are left.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(20);

/// Serves a hub until it is stopped or an outage begins; returns the outage. An outage closes all
/// connections immediately, as the end of the process would. After a stop, requests in progress may
/// finish within the grace period.
pub(crate) async fn serve(
    listener: TcpListener,
    hub: Arc<Server>,
    mut stop: watch::Receiver<bool>,
) -> Option<Outage> {
    // This does not fail, because the socket is already listening and does not block.
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return None;
    };
    let service = Arc::new(Service::new(hub));
    let mut places = ConnectionLimit::new(service.hub.limits.connections);
    let mut connections = JoinSet::new();
    // `next` is a connection that was accepted and waits for a place.
    let mut next = None;
    loop {
        tokio::select! {
            _ = stop.changed() => break,
            // Dropping `connections` aborts the tasks before any of them can finish its response.
            outage = service.hub.outages.next() => return Some(outage),
            Some(_) = connections.join_next() => {}
            accepted = listener.accept(), if next.is_none() => match accepted {
                Ok(accepted) => next = Some(accepted),
                Err(_) => tokio::time::sleep(ACCEPT_RETRY_DELAY).await,
            },
            place = places.take(), if next.is_some() => {
                let Some((stream, peer)) = next.take() else { continue };
                // The number is assigned here, so that numbers follow the order in which
                // connections were accepted.
                let (number, script) = service.hub.faults.accept();
                let handle = Arc::new(ConnectionHandle::new(number, peer, service.hub.limits.head));
                places.register(&handle);
                let (service, mut stop) = (Arc::clone(&service), stop.clone());
                connections.spawn(async move {
                    connection(stream, handle, script, &service, &mut stop).await;
                    drop(place);
                });
            },
        }
    }
    drop(listener);
    let finished = async { while connections.join_next().await.is_some() {} };
    // Connections that have not finished in time are aborted.
    let _ = tokio::time::timeout(SHUTDOWN_GRACE, finished).await;
    connections.abort_all();
    None
}

/// Waits until the hub is stopped. An outage does not end this wait, but drops the connection.
async fn graceful_shutdown(stop: &mut watch::Receiver<bool>) {
    if stop.wait_for(|stop| *stop).await.is_err() {
        // The sender was dropped together with the server, so no stop can come.
        std::future::pending().await
    }
}

async fn connection(
    stream: TcpStream,
    handle: Arc<ConnectionHandle>,
    script: Option<WireScript>,
    service: &Service,
    stop: &mut watch::Receiver<bool>,
) {
    // Without this, a response may wait 40 ms for an acknowledgement of the client.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let stream = TimedStream::new(
        stream,
        service.hub.limits.write_timeout,
        Arc::clone(&handle.head),
    );
    let mut next = match script {
        Some(script) => Some((script, stream)),
        None => serve_http(stream, &handle, service, stop).await,
    };
    // A fault that leaves the connection open passes it back to the server.
    while let Some((script, stream)) = next {
        let pause = handle.head.pause();
        let end = script.end;
        let stream = tokio::select! {
            stream = run_script(script, stream) => stream,
            () = graceful_shutdown(stop) => None,
        };
        drop(pause);
        if let End::Outage(down) = end {
            let over = None;
            service.hub.outages.add(Outage { down, over });
        }
        next = match stream {
            Some(stream) => serve_http(stream, &handle, service, stop).await,
            None => None,
        };
    }
}

/// Serves a connection until it ends, or until a call takes it over for a fault.
async fn serve_http(
    stream: TimedStream,
    handle: &Arc<ConnectionHandle>,
    service: &Service,
    stop: &mut watch::Receiver<bool>,
) -> Option<(WireScript, TimedStream)> {
    let hub = &service.hub;
    let response = service_fn(|request| {
        Box::pin(async move { Ok::<_, Infallible>(service.respond(request, handle).await) })
    });
    let mut connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hub.limits.idle)
        .max_header_size(hub.limits.head)
        .serve_connection(TokioIo::new(stream), response);
    let mut ends = false;
    // Errors are ignored, because an error of one connection does not affect the hub.
    let script = loop {
        tokio::select! {
            // The connection is shut down later, since an unreadable head has to be logged before.
            outcome = poll_fn(|cx| connection.poll_without_shutdown(cx)) => {
                // This is checked first, since `into_parts` ends a request in progress.
                let is_head = handle.head.is_awaited();
                let parts = connection.into_parts();
                if let Err(error) = outcome
                    && is_head
                {
                    hub.log_unreadable(handle, &error, &parts.read_buf);
                }
                let mut stream = parts.io.into_inner();
                // An error does not matter here, since the connection is closed anyway.
                let _ = stream.shutdown().await;
                return None;
            }
            script = handle.hijacked() => break script,
            () = handle.close_requested(), if !ends => {
                ends = true;
                std::pin::Pin::new(&mut connection).graceful_shutdown();
            }
            () = graceful_shutdown(stop) => {
                std::pin::Pin::new(&mut connection).graceful_shutdown();
                tokio::select! {
                    _ = connection => {}
                    // A hub that is stopping injects no more faults.
                    _ = handle.hijacked() => {}
                }
                return None;
            }
        }
    };
    let parts = connection.into_parts();
    let mut stream = parts.io.into_inner();
    stream.unread(parts.read_buf);
    Some((script, stream))
}

/// The preface of an HTTP/2 client. The server closes such a connection without a response.
const HTTP_2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

impl Server {
    /// Logs the request whose head the server could not parse. Nothing is logged without a request
    /// line. An incomplete request line is logged only if the server has responded to it.
    fn log_unreadable(&self, handle: &ConnectionHandle, error: &hyper::Error, unread: &Bytes) {
        let status = status(error, unread, self.limits.head);
        let Some(first) = handle.head.first_line(unread, status.is_some()) else {
            return;
        };
        let FirstLine {
            method,
            target,
            begun,
        } = first;
        let path = target::path(&target);
        let log = match (is_control(&path), status) {
            (true, None) => return,
            (true, Some(_)) => &self.refused_controls,
            (false, _) => &self.log,
        };
        let head = RequestHead {
            connection: handle.number,
            method: target::method(&method),
            path: self.without_own_secrets(path),
            client: handle.peer.to_string(),
            ..RequestHead::default()
        };
        log.enter_since(head, begun).set_status(status);
    }
}

/// Returns the status with which the server responds to a head that it cannot parse; `None` if it
/// sends no response. Heads have at most `most` bytes.
fn status(error: &hyper::Error, unread: &[u8], most: usize) -> Option<u16> {
    if !error.is_parse() || unread.starts_with(HTTP_2) {
        return None;
    }
    if !error.is_parse_too_large() {
        return Some(400);
    }
    // If the head is within its limit, the target is too long.
    let end = unread.windows(4).position(|window| window == b"\r\n\r\n");
    match end.is_some_and(|end| end + 4 <= most) {
        true => Some(414),
        false => Some(431),
    }
}
