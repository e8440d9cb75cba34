//! Takes connections, serves each, and closes them all when the hub stops.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::capacity::ConnectionLimit;
use super::connection::ConnectionHandle;
use super::router::Service;
use super::run_script::run_script;
use super::stream::TimedStream;
use super::{SHUTDOWN_GRACE, Server};
use crate::faults::script::WireScript;

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
                let line = Arc::new(ConnectionHandle::new(number, service.hub.limits.head));
                places.seat(&line);
                let (service, mut stop) = (Arc::clone(&service), stop.clone());
                connections.spawn(async move {
                    connection(stream, line, script, &service, &mut stop).await;
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
    line: Arc<ConnectionHandle>,
    struck: Option<WireScript>,
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
        Arc::clone(&line.head),
    );
    let mut next = match struck {
        Some(script) => Some((script, stream)),
        None => serve_http(stream, &line, service, stop).await,
    };
    // Faults that leave the connection open hand it back to the server.
    while let Some((script, stream)) = next {
        let pause = line.head.pause();
        let stream = tokio::select! {
            stream = run_script(script, stream) => stream,
            _ = stop.changed() => None,
        };
        drop(pause);
        next = match stream {
            Some(stream) => serve_http(stream, &line, service, stop).await,
            None => None,
        };
    }
}

/// Serves a connection until it is over, or until a call takes it over for a fault.
async fn serve_http(
    stream: TimedStream,
    line: &Arc<ConnectionHandle>,
    service: &Service,
    stop: &mut watch::Receiver<bool>,
) -> Option<(WireScript, TimedStream)> {
    let hub = &service.hub;
    let answer = service_fn(|request| {
        Box::pin(async move { Ok::<_, Infallible>(service.answer(request, line).await) })
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
                let is_head = line.head.is_awaited();
                let parts = connection.into_parts();
                if let Err(error) = outcome
                    && is_head
                {
                    hub.log_unreadable(line, &error, &parts.read_buf);
                }
                let mut stream = parts.io.into_inner();
                // What fails here fails on a connection that is over.
                let _ = stream.shutdown().await;
                return None;
            }
            script = line.hijacked() => break script,
            () = line.told_to_end(), if !ends => {
                ends = true;
                std::pin::Pin::new(&mut connection).graceful_shutdown();
            }
            _ = stop.changed() => {
                std::pin::Pin::new(&mut connection).graceful_shutdown();
                tokio::select! {
                    _ = connection => {}
                    // A hub that stops has no time for faults.
                    _ = line.hijacked() => {}
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
