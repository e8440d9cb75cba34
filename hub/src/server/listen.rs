//! Takes connections, serves each, and closes them all when the hub stops.

use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use super::stream::TimedStream;
use super::{Hub, LAST_MOMENT};

/// How long to wait after the system gave no connection (no descriptors left, say).
const PAUSE: Duration = Duration::from_millis(20);

/// Serves a hub until it is told to stop.
pub(crate) async fn serve(listener: TcpListener, hub: Arc<Hub>, mut stop: watch::Receiver<bool>) {
    // A socket that listens and does not block is all that tokio asks for.
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return;
    };
    let room = Arc::new(Semaphore::new(hub.limits.connections));
    let mut connections = JoinSet::new();
    loop {
        let accepted = async {
            // The semaphore is never closed.
            let place = Arc::clone(&room).acquire_owned().await.ok();
            (place, listener.accept().await)
        };
        tokio::select! {
            _ = stop.changed() => break,
            Some(_) = connections.join_next() => {}
            (place, accepted) = accepted => match accepted {
                Ok((stream, _)) => {
                    let (hub, stop) = (Arc::clone(&hub), stop.clone());
                    connections.spawn(async move {
                        connection(stream, &hub, stop).await;
                        drop(place);
                    });
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            },
        }
    }
    drop(listener);
    let finished = async { while connections.join_next().await.is_some() {} };
    // Whoever has not finished by then is cut off.
    let _ = tokio::time::timeout(LAST_MOMENT, finished).await;
    connections.abort_all();
}

async fn connection(stream: TcpStream, hub: &Hub, mut stop: watch::Receiver<bool>) {
    // Without it, answers can wait 40 ms for a client's acknowledgement.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let io = TokioIo::new(TimedStream::new(stream, hub.limits.write_time));
    // One service for all paths: dispatch is the hub's own, by its table of operations.
    let service =
        service_fn(|request| async move { Ok::<_, Infallible>(hub.answer(request).await) });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(hub.limits.idle)
        .max_header_size(hub.limits.head)
        .serve_connection(io, service);
    let mut connection = std::pin::pin!(connection);
    // A connection that ends badly is the client's affair; the hub goes on.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
