//! Sends one attempt of a request over HTTP and receives the response. There are two ways of
//! sending.
//!
//! A request that is safe to send twice is an [`exchange`]. Its first attempt may use a pooled
//! connection. ureq sends all other requests, and all requests through a proxy, each over a
//! connection of its own. All code that blocks is in this crate: name lookup ([`resolve`]),
//! connecting ([`connect`]), sending and receiving ([`tcp`]), and TLS ([`tls`]). This code takes
//! its deadlines from the [`context`] of the call, so that ureq measures no time.

mod buffers;
#[cfg(feature = "tls")]
mod certificates;
mod chunk_filter;
mod chunks;
mod connect;
mod connection;
mod context;
mod error;
mod exchange;
mod http;
#[cfg(any(test, feature = "fuzzing"))]
mod in_memory;
mod pool;
mod resolve;
mod response_head;
mod secret_headers;
mod tcp;
#[cfg(feature = "tls")]
mod tls;
mod tracked;

#[cfg(test)]
mod tests;

pub(crate) use error::before_send as unsent;
pub(crate) use exchange::{Exchange, Wait};
pub(crate) use http::{HttpRequest, HttpResponse, Permission, TransportError};
pub(crate) use tcp::Interest;

use crate::config::{Config, POLL_INTERVAL, Timeouts};
use crate::error::{ErrorKind, Result, panic_message};
use crate::framing::{self, Framing};
use crate::process::{PerProcess, process_number};
use crate::raw::Headers;
use crate::schema::retry_class::RetryClass;
use crate::stop::CancelToken;
use buffers::BufferCache;
use connect::{ConnectorFactory, Parts};
use context::{Abort, CallContext};
use exchange::Surroundings;
use http::RequestTemplate;
use resolve::Resolver;
use response_head::{INITIAL_CAPACITY, first_buffer};
use std::any::Any;
use std::io::Read;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::time::{Duration, Instant};
use ureq::http::Response;

/// Sends requests to one hub. Several threads can use it at the same time.
#[derive(Debug)]
pub(crate) struct Transport {
    parts: PerProcess<Parts>,
    factory: ConnectorFactory,
    template: RequestTemplate,
    /// True if requests go through a proxy.
    proxied: bool,
    limits: Timeouts,
    /// Cancelled when the client is closed.
    closed: CancelToken,
    spare: BufferCache,
}

impl Transport {
    /// Creates a transport with the settings of a client. Does not connect yet.
    pub(crate) fn new(config: &Config) -> Result<Transport> {
        Transport::with_resolver(config, Resolver::new())
    }

    /// Creates a transport that resolves host names with this function.
    #[cfg(test)]
    pub(crate) fn with_name_service(
        config: &Config,
        lookup: impl Fn(&str, u16) -> Vec<std::net::SocketAddr> + Send + Sync + 'static,
    ) -> Result<Transport> {
        Transport::with_resolver(
            config,
            Resolver::of(move |host, port| Ok(lookup(host, port))),
        )
    }

    fn with_resolver(config: &Config, resolver: Resolver) -> Result<Transport> {
        Transport::with_factory(config, ConnectorFactory::new(config, resolver)?)
    }

    /// Creates a transport with in-memory connections, which `connect` creates.
    #[cfg(any(test, feature = "fuzzing"))]
    pub(crate) fn over<T>(
        config: &Config,
        connect: impl Fn() -> T + Send + Sync + 'static,
    ) -> Result<Transport>
    where
        T: ureq::unversioned::transport::Transport,
    {
        let factory = ConnectorFactory::new(config, Resolver::new())?;
        let connector = in_memory::InMemoryConnector::new(connect);
        Transport::with_factory(config, factory.by(connector))
    }

    fn with_factory(config: &Config, factory: ConnectorFactory) -> Result<Transport> {
        Ok(Transport {
            parts: PerProcess::new(factory.make()?),
            template: RequestTemplate::new(config, factory.secret())?,
            factory,
            proxied: config.settings.proxy.is_some(),
            limits: config.timeouts(),
            closed: CancelToken::new(),
            spare: BufferCache::default(),
        })
    }

    /// Makes one attempt of a request and reads the complete response. The deadline and the stop
    /// reasons end every wait.
    pub(crate) fn send(
        &self,
        request: &HttpRequest<'_>,
        permission: Permission<'_>,
    ) -> std::result::Result<HttpResponse, TransportError> {
        self.send_in(process_number(), request, permission)
    }

    /// Returns `true` if requests of this class are exchanges. ureq, which blocks, sends all
    /// others.
    pub(crate) fn exchanges(&self, class: RetryClass) -> bool {
        class.may_reuse_connection() && !self.proxied
    }

    /// Begins an exchange. One thread can drive many exchanges.
    pub(crate) fn begin(
        &self,
        request: &HttpRequest<'_>,
    ) -> std::result::Result<Exchange, TransportError> {
        self.check_open()?;
        let parts = self.parts_of(process_number())?;
        let context = self.context(request);
        let shared = self.surroundings(parts);
        let begun = catch_unwind(AssertUnwindSafe(|| {
            Exchange::begin(shared, request, Rc::clone(&context))
        }));
        begun.unwrap_or_else(|panic| Err(panicked(&context, panic)))
    }

    /// Advances an exchange without blocking. Returns the response, or the event to wait for.
    pub(crate) fn advance(
        &self,
        exchange: &mut Exchange,
        permission: Permission<'_>,
    ) -> std::result::Result<std::result::Result<HttpResponse, Wait>, TransportError> {
        let parts = self.parts_of(process_number())?;
        let shared = self.surroundings(parts);
        let advanced = catch_unwind(AssertUnwindSafe(|| {
            exchange.advance(shared, permission, false)
        }));
        advanced.unwrap_or_else(|panic| {
            Err(exchange.give_up(ErrorKind::Internal, panic_message(panic)))
        })
    }

    /// Takes the buffer of a body that is no longer needed, for reuse.
    pub(crate) fn recycle_buffer(&self, body: Vec<u8>) {
        self.spare.keep(body);
    }

    /// Returns the token that is cancelled when the client is closed.
    pub(crate) fn closed(&self) -> &CancelToken {
        &self.closed
    }

    /// Ends the calls in progress, closes the connections, and makes all later calls fail.
    pub(crate) fn close(&self) {
        self.closed.cancel();
        match self.parts.latest(process_number()) {
            (own, true) => own.idle.close(),
            (inherited, false) => inherited.idle.discard_after_fork(),
        }
    }

    fn send_in(
        &self,
        process: u64,
        request: &HttpRequest<'_>,
        permission: Permission<'_>,
    ) -> std::result::Result<HttpResponse, TransportError> {
        self.check_open()?;
        let parts = self.parts_of(process)?;
        // Connections through a proxy are not pooled.
        let exchanged = request.exchanged && !self.proxied;
        let request = &HttpRequest {
            pooled: request.pooled && exchanged,
            ..*request
        };
        let context = self.context(request);
        // The panic is caught here, where it is known whether anything was sent.
        let sent = catch_unwind(AssertUnwindSafe(|| {
            if exchanged {
                self.exchange(parts, request, permission, &context)
            } else {
                self.run_ureq(parts, request, permission, &context)
            }
        }));
        sent.unwrap_or_else(|panic| Err(panicked(&context, panic)))
    }

    /// Returns an error if the client was closed.
    fn check_open(&self) -> std::result::Result<(), TransportError> {
        match self.closed.is_cancelled() {
            true => Err(error::before_send(
                ErrorKind::Closed,
                "the client was closed",
            )),
            false => Ok(()),
        }
    }

    /// Returns the objects with which this process sends requests.
    fn parts_of(&self, process: u64) -> std::result::Result<&Parts, TransportError> {
        self.parts
            .get(process, |inherited| {
                inherited.idle.discard_after_fork();
                self.factory.make()
            })
            .map_err(|error| error::before_send(error.kind(), error.detail()))
    }

    /// Creates the state of a new attempt.
    fn context(&self, request: &HttpRequest<'_>) -> Rc<CallContext> {
        CallContext::new(
            request,
            self.limits,
            self.template.tls,
            self.template.buffer_size(request),
        )
    }

    fn surroundings<'a>(&'a self, parts: &'a Parts) -> Surroundings<'a> {
        Surroundings {
            parts,
            template: &self.template,
            spare: &self.spare,
        }
    }

    /// Makes an exchange, and blocks until it ends.
    fn exchange(
        &self,
        parts: &Parts,
        request: &HttpRequest<'_>,
        permission: Permission<'_>,
        context: &Rc<CallContext>,
    ) -> std::result::Result<HttpResponse, TransportError> {
        let shared = self.surroundings(parts);
        let failed = |error| error::from_http(error, context, &self.template.place, None);
        let mut exchange = Exchange::begin(shared, request, Rc::clone(context))?;
        loop {
            let (interest, until) = match exchange.advance(shared, permission, true)? {
                Ok(response) => return Ok(response),
                Err(Wait::Sockets(interest, until)) => (interest, until),
                // With `true` as its last argument, `advance` itself waits for the name service. An
                // in-memory connection without more bytes counts as one that reached its deadline.
                Err(Wait::NameService(_) | Wait::Nothing) => {
                    return Err(failed(context.abort(Abort::DeadlineExceeded)));
                }
            };
            let left = until.saturating_duration_since(Instant::now());
            let sockets = exchange.sockets().map(|socket| (socket, interest));
            tcp::wait(sockets, left.min(POLL_INTERVAL)).map_err(|error| failed(error.into()))?;
        }
    }

    /// Sends a request with ureq over a connection of its own.
    fn run_ureq(
        &self,
        parts: &Parts,
        request: &HttpRequest<'_>,
        permission: Permission<'_>,
        context: &Rc<CallContext>,
    ) -> std::result::Result<HttpResponse, TransportError> {
        let place = &self.template.place;
        let failed = |error| error::from_http(error, context, place, None);
        let _active = context.activate(permission);
        context.remaining().map_err(failed)?;
        let response = self.template.run(&parts.agent, request).map_err(failed)?;
        receive(response, request, context, place, &self.spare)
    }
}

/// Waits for at most `limit` until one of these exchanges can continue. Returns a `bool` for each
/// exchange, which is true if it can.
pub(crate) fn wait<'e>(
    exchanges: impl Iterator<Item = (&'e Exchange, Interest)> + Clone,
    limit: Duration,
) -> Vec<bool> {
    let sockets = exchanges
        .clone()
        .flat_map(|(exchange, interest)| exchange.sockets().map(move |it| (it, interest)));
    // If the wait fails, all exchanges are reported as ready. Each meets the error when it
    // continues.
    let Ok(ready) = tcp::wait(sockets, limit) else {
        return exchanges.map(|_| true).collect();
    };
    let mut ready = ready.into_iter();
    exchanges
        .map(|(exchange, _)| {
            let own = ready.by_ref().take(exchange.sockets().count());
            own.filter(|ready| *ready).count() > 0
        })
        .collect()
}

/// Returns the error for a panic during an attempt.
fn panicked(context: &CallContext, panic: Box<dyn Any + Send>) -> TransportError {
    error::in_phase(context, ErrorKind::Internal, panic_message(panic))
}

impl Drop for Transport {
    fn drop(&mut self) {
        self.close();
    }
}

/// Checks the head of a response and reads its body.
fn receive(
    response: Response<ureq::Body>,
    request: &HttpRequest<'_>,
    context: &CallContext,
    place: &str,
    spare: &BufferCache,
) -> std::result::Result<HttpResponse, TransportError> {
    let (head, body) = response.into_parts();
    let status = head.status.as_u16();
    let is_http10 = head.version < ureq::http::Version::HTTP_11;
    let lines = || {
        let lines = head.headers.iter();
        lines.map(|(name, value)| (name.as_str(), value.as_bytes()))
    };
    let framing = framing::body_framing(request.method, status, is_http10, lines())
        .map_err(|detail| error::bad_head(context, status, detail))?;
    let limit = response_head::begin_body(status, request.body_limit, context)?;
    let body = match read_body(body, framing, limit, context, spare) {
        Ok(body) => body,
        // The status of a failed request determines the error. The partial body is only shown.
        Err((_, part)) if !(200..300).contains(&status) => part,
        Err((BodyError::ProtocolViolation(error), part)) => {
            return Err(TransportError {
                body: part,
                ..error::from_http(error, context, place, Some(status))
            });
        }
        Err((BodyError::TooLarge, part)) => {
            // The effect stays `Maybe` although the status reports success, because the missing
            // part of the body may report a failure.
            return Err(TransportError {
                status: Some(status),
                body: part,
                ..error::too_large(context, limit)
            });
        }
    };
    Ok(HttpResponse {
        status,
        headers: Headers::of(lines()),
        body,
        close_delimited: framing == Framing::UntilClose,
        sent: context.sent.get(),
        received: context.received.get(),
    })
}

enum BodyError {
    ProtocolViolation(ureq::Error),
    TooLarge,
}

/// Reads a complete body. On an error, also returns the part that was read.
fn read_body(
    body: ureq::Body,
    framing: Framing,
    limit: u64,
    context: &CallContext,
    spare: &BufferCache,
) -> std::result::Result<Vec<u8>, (BodyError, Vec<u8>)> {
    let mut bytes = first_buffer(framing, limit, spare);
    let most = usize::try_from(limit.saturating_add(1)).unwrap_or(usize::MAX);
    let result = read_to_end(
        &mut ProgressReader(body.into_reader(), context),
        &mut bytes,
        most,
    );
    let too_large = bytes.len() as u64 > limit;
    if too_large {
        bytes.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    }
    match result {
        Err(error) => Err((BodyError::ProtocolViolation(error.into()), bytes)),
        Ok(()) if too_large => Err((BodyError::TooLarge, bytes)),
        Ok(()) if framing == Framing::UntilClose && context.abnormal_close.get() => {
            let abnormal_close = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
            Err((BodyError::ProtocolViolation(abnormal_close.into()), bytes))
        }
        Ok(()) => Ok(bytes),
    }
}

/// Reads to the end, but at most `most` bytes. Never reserves more capacity than that.
fn read_to_end(source: &mut impl Read, bytes: &mut Vec<u8>, most: usize) -> std::io::Result<()> {
    while bytes.len() < most {
        if bytes.len() == bytes.capacity() {
            // Most bodies end here, and a small read costs less than a larger buffer.
            let mut next = [0; 32];
            let few = next.len().min(most - bytes.len());
            let amount = source.read(&mut next[..few])?;
            if amount == 0 {
                return Ok(());
            }
            let room = bytes.capacity().saturating_mul(2).max(INITIAL_CAPACITY);
            bytes.reserve_exact(room.min(most) - bytes.len());
            bytes.extend_from_slice(&next[..amount]);
        }
        let spare = bytes.capacity().min(most) - bytes.len();
        if source.take(spare as u64).read_to_end(bytes)? < spare {
            return Ok(());
        }
    }
    Ok(())
}

/// A reader that records when the body grows. The connection uses this to limit the number of
/// received bytes that are not content.
struct ProgressReader<'a, R>(R, &'a CallContext);

impl<R: Read> Read for ProgressReader<'_, R> {
    fn read(&mut self, room: &mut [u8]) -> std::io::Result<usize> {
        let amount = self.0.read(room)?;
        self.1.last_body_progress.set(self.1.received.get());
        Ok(amount)
    }
}
