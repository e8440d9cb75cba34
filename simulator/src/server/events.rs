//! The event streams of the page: state, effects and requests as server-sent events. A stream keeps
//! a cursor, not a queue: it asks for news once its reader has taken the last event, so a slow
//! reader gets only the newest of each state.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use super::Server;
use super::event_feed::{Audience, EventCursor, INTERVAL};
use crate::response::HubResponse;

/// Number of intervals without news after which a comment shows that the stream is alive.
const KEEP_ALIVE: u64 = 200;

/// Maximum number of streams: each takes a connection, and the memory of one event.
const MOST_STREAMS: usize = 16;

/// The free places for streams. Those without controls leave room for those with controls.
#[derive(Debug)]
pub(super) struct StreamLimit {
    controls: Arc<Semaphore>,
    stage: Arc<Semaphore>,
}

impl Default for StreamLimit {
    fn default() -> StreamLimit {
        StreamLimit {
            controls: Arc::new(Semaphore::new(MOST_STREAMS)),
            stage: Arc::new(Semaphore::new(MOST_STREAMS)),
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
                "{MOST_STREAMS} event streams are open, which is the limit; close one and try again."
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
    let mut cursor = EventCursor::after(headers);
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(async move {
        let _place = place;
        let mut ticks = tokio::time::interval(INTERVAL);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut quiet: u64 = 0;
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = sender.closed() => return,
            }
            if hub.closing.get().is_some() {
                return;
            }
            // Room comes first, then the look, so an event that waits for a slow reader is never
            // old.
            let Ok(room) = sender.reserve().await else {
                return;
            };
            if let Some(events) = hub.feed.next(&hub, &mut cursor, audience) {
                room.send(events);
                continue;
            }
            quiet += 1;
            if quiet.is_multiple_of(KEEP_ALIVE) {
                room.send(Bytes::from_static(b": quiet\n\n"));
            }
        }
    });
    let mut response = Response::new(Body::new(EventBody(receiver)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// A response body whose bytes a task sends.
#[derive(Debug)]
struct EventBody(mpsc::Receiver<Bytes>);

impl HttpBody for EventBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let next = self.0.poll_recv(cx);
        next.map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }
}
