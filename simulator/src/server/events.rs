//! The event streams of the page, which send the state, effects and requests as server-sent events.
//! A stream has a cursor and no queue: it asks for changes after its reader has received the last
//! event. So a slow reader gets only the newest state.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::http::header::{CACHE_CONTROL, HeaderMap, HeaderValue, RETRY_AFTER};
use axum::response::sse::{KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{MissedTickBehavior, interval};

use super::Server;
use super::event_feed::{Audience, EventCursor, INTERVAL};
use crate::response::HubResponse;

/// Time without changes after which a comment is sent, which shows that the stream still works.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// Maximum number of streams of each kind. Each of them occupies a connection, and the memory of
/// one event.
const MAX_STREAMS: usize = 16;

/// The free places for streams. Streams with and without controls have separate places.
#[derive(Debug)]
pub(super) struct StreamLimit {
    controls: Arc<Semaphore>,
    stage: Arc<Semaphore>,
}

impl Default for StreamLimit {
    fn default() -> StreamLimit {
        StreamLimit {
            controls: Arc::new(Semaphore::new(MAX_STREAMS)),
            stage: Arc::new(Semaphore::new(MAX_STREAMS)),
        }
    }
}

impl StreamLimit {
    fn take(&self, audience: Audience) -> Result<OwnedSemaphorePermit, HubResponse> {
        let free = match audience {
            Audience::Controls => &self.controls,
            Audience::Stage => &self.stage,
        };
        Arc::clone(free).try_acquire_owned().map_err(|_| {
            let text = format!(
                "{MAX_STREAMS} event streams are open, which is the limit; close one and try again."
            );
            HubResponse::text(503, text).header(RETRY_AFTER, "2")
        })
    }
}

/// Starts a stream at the position in `Last-Event-ID`, or at the beginning.
pub(super) fn stream(
    hub: Arc<Server>,
    headers: &HeaderMap,
    audience: Audience,
) -> Result<Response, HubResponse> {
    let place = hub.streams.take(audience)?;
    let cursor = EventCursor::after(headers);
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The connection asks for an event only when it can send one, so that no event becomes old
    // while it waits for a slow reader.
    let events = futures_util::stream::unfold(
        (hub, cursor, ticks, place),
        move |(hub, mut cursor, mut ticks, place)| async move {
            loop {
                ticks.tick().await;
                if hub.closing.get().is_some() {
                    return None;
                }
                if let Some(event) = hub.feed.next(&hub, &mut cursor, audience) {
                    return Some((Ok::<_, Infallible>(event), (hub, cursor, ticks, place)));
                }
            }
        },
    );
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE).text("quiet");
    let mut response = Sse::new(events).keep_alive(keep_alive).into_response();
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}
