//! The event streams of the page: state, effects and requests as server-sent events. A stream keeps
//! a cursor, not a queue: it asks for news once its reader has taken the last event, so a slow
//! reader gets only the newest of each state.

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

/// Time without news after which a comment shows that the stream is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// Maximum number of streams: each takes a connection, and the memory of one event.
const MAX_STREAMS: usize = 16;

/// The free places for streams. Those without controls leave room for those with controls.
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

/// Starts a stream from the position in `Last-Event-ID`, or from the start.
pub(super) fn stream(
    hub: Arc<Server>,
    headers: &HeaderMap,
    audience: Audience,
) -> Result<Response, HubResponse> {
    let place = hub.streams.take(audience)?;
    let cursor = EventCursor::after(headers);
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The connection asks for an event once it has room for one, so an event that waits for a slow
    // reader is never old.
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
