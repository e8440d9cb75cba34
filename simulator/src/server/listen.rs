//! Accepts connections, serves each, logs the requests whose head cannot be parsed, and closes all
//! when the hub stops.

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
use super::router::Service;
use super::run_script::run_script;
use super::stream::TimedStream;
use super::{SHUTDOWN_GRACE, Server, target};
use crate::faults::script::WireScript;
use crate::request_log::RequestHead;

/// How long to wait after the system gave no connection (no descriptors left, say).
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(20);

/// Serves a hub until it is told to stop.
pub(crate) async fn serve(
    listener: TcpListener,
    hub: Arc<Server>,
    mut stop: watch::Receiver<bool>,
) {
    // A socket that listens and does not block is all that tokio asks for.
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return;
    };
    let service = Arc::new(Service::new(hub));
    let mut places = ConnectionLimit::new(service.hub.limits.connections);
    let mut connections = JoinSet::new();
    // Accepted, and without a place as yet.
    let mut next = None;
    loop {
        tokio::select! {
            _ = stop.changed() => break,
            Some(_) = connections.join_next() => {}
            accepted = listener.accept(), if next.is_none() => match accepted {
                Ok((stream, _)) => next = Some(stream),
                Err(_) => tokio::time::sleep(ACCEPT_RETRY_DELAY).await,
            },
            place = places.take(), if next.is_some() => {
                let Some(stream) = next.take() else { continue };
                // Counted here, where connections come in their order.
                let (number, script) = service.hub.faults.accept();
                let handle = Arc::new(ConnectionHandle::new(number, service.hub.limits.head));
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
    // Whoever has not finished by then is cut off.
    let _ = tokio::time::timeout(SHUTDOWN_GRACE, finished).await;
    connections.abort_all();
}

async fn connection(
    stream: TcpStream,
    handle: Arc<ConnectionHandle>,
    script: Option<WireScript>,
    service: &Service,
    stop: &mut watch::Receiver<bool>,
) {
    // Without it, answers can wait 40 ms for a client's acknowledgement.
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
    // Faults that leave the connection open hand it back to the server.
    while let Some((script, stream)) = next {
        let pause = handle.head.pause();
        let stream = tokio::select! {
            stream = run_script(script, stream) => stream,
            _ = stop.changed() => None,
        };
        drop(pause);
        next = match stream {
            Some(stream) => serve_http(stream, &handle, service, stop).await,
            None => None,
        };
    }
}

/// Serves a connection until it is over, or until a call takes it over for a fault.
async fn serve_http(
    stream: TimedStream,
    handle: &Arc<ConnectionHandle>,
    service: &Service,
    stop: &mut watch::Receiver<bool>,
) -> Option<(WireScript, TimedStream)> {
    let hub = &service.hub;
    let answer = service_fn(|request| {
        Box::pin(async move { Ok::<_, Infallible>(service.answer(request, handle).await) })
    });
    let mut connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hub.limits.idle)
        .max_header_size(hub.limits.head)
        .serve_connection(TokioIo::new(stream), answer);
    let mut ends = false;
    // A connection that ends badly is the client's affair; the hub goes on.
    let script = loop {
        tokio::select! {
            // Not shut down yet: what could not be read is in the log before its connection ends.
            outcome = poll_fn(|cx| connection.poll_without_shutdown(cx)) => {
                // To be asked first: a request under way ends with the connection's parts.
                let is_head = handle.head.is_awaited();
                let parts = connection.into_parts();
                if let Err(error) = outcome
                    && is_head
                {
                    hub.log_unreadable(handle, &error, &parts.read_buf);
                }
                let mut stream = parts.io.into_inner();
                // What fails here fails on a connection that is over.
                let _ = stream.shutdown().await;
                return None;
            }
            script = handle.hijacked() => break script,
            () = handle.close_requested(), if !ends => {
                ends = true;
                std::pin::Pin::new(&mut connection).graceful_shutdown();
            }
            _ = stop.changed() => {
                std::pin::Pin::new(&mut connection).graceful_shutdown();
                tokio::select! {
                    _ = connection => {}
                    // A hub that stops has no time for faults.
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

/// What a client of HTTP/2 says first. The server leaves without an answer.
const HTTP_2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

impl Server {
    /// Logs the request at whose head the server gave up with this error. Where not even a first
    /// line came, there was no request.
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
        if is_control(&path) {
            return;
        }
        let head = RequestHead {
            connection: handle.number,
            method: target::method(&method),
            path,
            ..RequestHead::default()
        };
        self.log.enter_since(head, begun).set_status(status);
    }
}

/// The status that the server answers a head with that it cannot read. Heads have at most `most`
/// bytes.
fn status(error: &hyper::Error, unread: &[u8], most: usize) -> Option<u16> {
    if !error.is_parse() || unread.starts_with(HTTP_2) {
        return None;
    }
    if !error.is_parse_too_large() {
        return Some(400);
    }
    // A head within its limit can be too large by its target alone.
    let end = unread.windows(4).position(|window| window == b"\r\n\r\n");
    match end.is_some_and(|end| end + 4 <= most) {
        true => Some(414),
        false => Some(431),
    }
}
