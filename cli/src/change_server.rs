//! `gfxhub watch --serve`: sends the changes to browsers on this computer as server-sent events.
//!
//! Each stream has a watch of its own, so that a browser first gets all watched objects when it
//! connects, and a slow browser delays no other. All watches share one limit on the requests to the
//! hub.

use std::convert::Infallible;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, HOST, ORIGIN, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use gfxhub::{ErrorKind, WatchBuilder, WatchChange};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use crate::console::Console;
use crate::error::CliError;
use crate::interrupt;

/// Path of the stream.
const EVENTS: &str = "/events";

/// Maximum number of streams, each of which has a thread and the memory of a watch.
const MAX_STREAMS: usize = 16;

/// Interval at which a stream without changes checks whether its browser is still connected.
const POLL: Duration = Duration::from_millis(200);

/// Time without changes after which a comment shows that the stream still works.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

struct Server {
    builder: WatchBuilder,
    places: Arc<Semaphore>,
}

/// Serves changes on loopback until a signal.
pub(crate) fn run(
    port: u16,
    builder: WatchBuilder,
    json: bool,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    // Settings and topics that are not valid are refused before anything is served.
    drop(builder.clone().open()?);
    let (end, mut ended) = mpsc::channel::<()>(1);
    let _caught = match console.is_of_process() {
        true => Some(interrupt::catch(move || {
            // Sending fails if an earlier signal has already ended the server.
            let _ = end.try_send(());
        })?),
        false => None,
    };
    let cannot = |error: std::io::Error| {
        let why = format!("port {port} of this computer cannot be used: {error}");
        CliError::other(ErrorKind::Io, why)
    };
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(cannot)?;
    let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, port)));
    let listener = listener.map_err(cannot)?;
    let port = listener.local_addr().map_err(cannot)?.port();
    let url = format!("http://127.0.0.1:{port}{EVENTS}");
    match json {
        true => console.print_json(&serde_json::json!({ "url": url }).to_string())?,
        false => console.print_line(&url)?,
    }
    console.flush()?;
    let server = Arc::new(Server {
        builder,
        places: Arc::new(Semaphore::new(MAX_STREAMS)),
    });
    let routes = Router::new().route(EVENTS, get(events)).with_state(server);
    let served = runtime.block_on(async {
        // A stream never ends by itself, so the server does not wait for those that are open.
        tokio::select! {
            served = axum::serve(listener, routes) => served,
            _ = ended.recv() => Ok(()),
        }
    });
    runtime.shutdown_background();
    served.map_err(cannot)?;
    Ok(0)
}

async fn events(State(server): State<Arc<Server>>, headers: HeaderMap) -> Response {
    let origin = match page(&headers) {
        Ok(origin) => origin,
        Err(why) => return (StatusCode::FORBIDDEN, why).into_response(),
    };
    let Ok(place) = Arc::clone(&server.places).try_acquire_owned() else {
        let why = format!("{MAX_STREAMS} streams are open, which is the limit. Close one.\n");
        return (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    };
    let changes = match follow(server.builder.clone(), place) {
        Ok(changes) => changes,
        Err(error) => {
            let why = format!("{error}\n");
            return (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
        }
    };
    let events = stream::unfold(changes, |mut changes| async {
        let change: WatchChange = changes.recv().await?;
        let event = Event::default()
            .id(change.seq.to_string())
            .data(change.to_json());
        Some((Ok::<_, Infallible>(event), changes))
    });
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE).text("quiet");
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(VARY, HeaderValue::from_static("origin"));
    if let Some(origin) = origin {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    }
    response
}

/// Opens a watch and starts a thread that passes its changes on until the browser disconnects.
/// While the browser reads nothing, the changes wait in the watch, which merges those of one object
/// if too many wait.
fn follow(
    builder: WatchBuilder,
    place: OwnedSemaphorePermit,
) -> gfxhub::Result<mpsc::Receiver<WatchChange>> {
    let watch = builder.open()?;
    let (sender, changes) = mpsc::channel(1);
    let pass_on = move || {
        let _place = place;
        while !sender.is_closed() && !watch.is_closed() {
            if let Some(change) = watch.next_change(POLL)
                && sender.blocking_send(change).is_err()
            {
                return;
            }
        }
    };
    let thread = std::thread::Builder::new().name("gfxhub stream".to_owned());
    match thread.spawn(pass_on) {
        Ok(_) => Ok(changes),
        Err(error) => Err(gfxhub::Error::invalid(
            "serve",
            format!("the thread of a stream cannot be started: {error}"),
        )),
    }
}

/// Returns the origin of the requesting page, if the request has one. Fails unless the page and the
/// `Host` header name this computer as `127.0.0.1` or `localhost`, so that no other page can read
/// the changes, not even by DNS rebinding.
fn page(headers: &HeaderMap) -> Result<Option<HeaderValue>, &'static str> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    if !host.is_some_and(is_own_name) {
        return Err("The name of the host must be 127.0.0.1 or localhost.\n");
    }
    let Some(origin) = headers.get(ORIGIN) else {
        return Ok(None);
    };
    let text = origin.to_str().unwrap_or_default();
    let mut schemes = ["http://", "https://"].into_iter();
    let place = schemes.find_map(|scheme| text.strip_prefix(scheme));
    match place.is_some_and(is_own_name) {
        true => Ok(Some(origin.clone())),
        false => Err("Only pages of this computer may read these changes.\n"),
    }
}

/// Returns `true` if `place` names this computer, with or without a port.
fn is_own_name(place: &str) -> bool {
    let (name, port) = place.rsplit_once(':').unwrap_or((place, ""));
    port.bytes().all(|digit| digit.is_ascii_digit())
        && (name == "127.0.0.1" || name.eq_ignore_ascii_case("localhost"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pages_of_this_computer_may_read() {
        let read = |host: &'static str, origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            page(&headers).is_ok()
        };
        assert!(read("127.0.0.1:8090", None));
        assert!(read("localhost:8090", Some("http://localhost:5173")));
        assert!(read("127.0.0.1", Some("http://127.0.0.1")));
        for origin in [
            "null",
            "http://example.com",
            "http://localhost.example",
            "http://127.0.0.1:1@x",
        ] {
            assert!(!read("127.0.0.1:8090", Some(origin)), "{origin}");
        }
        assert!(!read("rebound.example:8090", None));
    }
}
