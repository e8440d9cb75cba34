//! Bytes out, bytes in: one attempt of one request over HTTP, by ureq with parts of our own.

mod connect;
mod course;
mod exchange;
mod fault;
mod request;
mod resolve;
#[cfg(feature = "tls")]
mod tls;

#[cfg(test)]
mod tests;

pub(crate) use exchange::{Fault, Headers, Outgoing, Reply};

use crate::config::Config;
use crate::error::{Effect, Error, Kind, Phase, Result};
use crate::framing::{self, Framing};
use course::{Course, Stage};
use request::Fixed;
use resolve::Resolver;
use std::io::Read;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use ureq::Agent;
use ureq::http::Response;
use ureq::unversioned::transport::{ConnectProxyConnector, Connector, TcpConnector};

/// How long an idle connection may be used again. Common servers close theirs after 5 seconds.
const IDLE: Duration = Duration::from_secs(4);

/// How much is kept of the body of an answer that is no success.
const ERROR_BODY: u64 = 64 * 1024;

/// How much room is made for a body before any of it has come: more is only announced.
const BODY_AT_FIRST: u64 = 1024 * 1024;

/// Sends requests to one hub. Many threads can use it at once.
#[derive(Debug)]
pub(crate) struct Transport {
    /// For what may be sent twice: keeps connections.
    pooled: Agent,
    /// For commands: a new connection for each.
    fresh: Agent,
    fixed: Fixed,
}

impl Transport {
    /// A transport with the settings of a client. Connects to nothing yet.
    pub(crate) fn new(config: &Config) -> Result<Transport> {
        Transport::with_resolver(config, Resolver::new())
    }

    fn with_resolver(config: &Config, resolver: Resolver) -> Result<Transport> {
        Ok(Transport {
            pooled: agent(config, config.max_connections, resolver.clone())?,
            fresh: agent(config, 0, resolver)?,
            fixed: Fixed::new(config)?,
        })
    }

    /// Told when the client is closed. Calls under way still wait for their answer.
    pub(crate) fn close(&self) {}

    /// Sends one request once and reads the whole answer. The cancel token is looked at until
    /// something is handed over; the deadline covers everything.
    pub(crate) fn send(&self, outgoing: &Outgoing<'_>) -> std::result::Result<Reply, Fault> {
        let running = Course::begin(outgoing.cancel);
        let course = &*running.course;
        if course.is_cancelled() {
            return Err(fault::unsent(Kind::Cancelled, "the call was cancelled"));
        }
        let left = outgoing.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            let fault = fault::unsent(Kind::Timeout, "no time was left for the request");
            return Err(Fault {
                phase: Some(Phase::Total),
                ..fault
            });
        }
        let agent = if outgoing.pooled {
            &self.pooled
        } else {
            &self.fresh
        };
        let response = self
            .fixed
            .run(agent, outgoing, left)
            .map_err(|error| fault::from_ureq(error, course, &self.fixed.place, None))?;
        course.stage.set(Stage::Body);
        receive(response, outgoing, course, &self.fixed.place)
    }
}

/// Checks the head of an answer and reads its body.
fn receive(
    response: Response<ureq::Body>,
    outgoing: &Outgoing<'_>,
    course: &Course,
    place: &str,
) -> std::result::Result<Reply, Fault> {
    let (head, body) = response.into_parts();
    let status = head.status.as_u16();
    let old = head.version < ureq::http::Version::HTTP_11;
    let lines = head
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_bytes()));
    let framing = framing::check(outgoing.method, status, old, lines).map_err(|detail| {
        // Whatever follows on this connection could be taken for the answer to the next request.
        if let Some(spoiled) = course.spoiled.take() {
            spoiled.store(true, Ordering::Relaxed);
        }
        let fault = Fault {
            status: Some(status),
            ..fault::at(course, Kind::Protocol, detail)
        };
        Fault {
            phase: Some(Phase::Response),
            ..fault
        }
    })?;
    let success = (200..300).contains(&status);
    let limit = if success {
        outgoing.body_limit
    } else {
        outgoing.body_limit.min(ERROR_BODY)
    };
    let body = match read_body(body, framing, limit, course) {
        Ok(body) => body,
        // The status has settled the matter; what came of the body is a help, no more.
        Err((_, part)) if !success => part,
        Err((BodyFault::Broken(error), part)) => {
            return Err(Fault {
                body: part,
                ..fault::from_ureq(error, course, place, Some(status))
            });
        }
        Err((BodyFault::TooLarge, part)) => {
            let detail = format!("the answer is larger than the limit of {limit} bytes");
            let fault = fault::at(course, Kind::TooLarge, detail);
            return Err(Fault {
                effect: Effect::Done,
                status: Some(status),
                body: part,
                ..fault
            });
        }
    };
    Ok(Reply {
        status,
        headers: Headers(head.headers),
        body,
        close_delimited: framing == Framing::UntilClose,
        sent: course.sent.get(),
        received: course.received.get(),
    })
}

enum BodyFault {
    Broken(ureq::Error),
    TooLarge,
}

/// Reads a body whole, or says why not and gives what came of it.
fn read_body(
    body: ureq::Body,
    framing: Framing,
    limit: u64,
    course: &Course,
) -> std::result::Result<Vec<u8>, (BodyFault, Vec<u8>)> {
    let announced = match framing {
        Framing::Length(length) => length,
        Framing::Empty | Framing::Chunked | Framing::UntilClose => 0,
    };
    let room = announced.min(limit).min(BODY_AT_FIRST);
    let mut bytes = Vec::with_capacity(usize::try_from(room).unwrap_or(0));
    let result = body
        .into_reader()
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes);
    let too_large = bytes.len() as u64 > limit;
    if too_large {
        bytes.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    }
    match result {
        Err(error) => Err((BodyFault::Broken(error.into()), bytes)),
        Ok(_) if too_large => Err((BodyFault::TooLarge, bytes)),
        Ok(_) if framing == Framing::UntilClose && course.torn.get() => {
            let torn = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
            Err((BodyFault::Broken(torn.into()), bytes))
        }
        Ok(_) => Ok(bytes),
    }
}

/// An agent that does what it is told and nothing else: no redirect, no proxy from the
/// environment, no compression, no status taken for an error.
fn agent(config: &Config, idle_connections: usize, resolver: Resolver) -> Result<Agent> {
    let limits = &config.timeouts;
    let proxy = match &config.proxy {
        Some(url) => Some(ureq::Proxy::new(url).map_err(|_| {
            // The settings were checked; the address can hold a password and is not repeated.
            Error::invalid("proxy", "it cannot be read")
        })?),
        None => None,
    };
    let settings = Agent::config_builder()
        .proxy(proxy)
        .http_status_as_error(false)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .user_agent(config.user_agent.as_str())
        .accept("*/*")
        .accept_encoding("")
        .max_idle_connections(idle_connections)
        .max_idle_connections_per_host(idle_connections)
        .max_idle_age(IDLE)
        .timeout_resolve(Some(limits.resolve))
        .timeout_connect(Some(limits.connect))
        .timeout_send_request(Some(limits.send))
        .timeout_send_body(Some(limits.send))
        .timeout_recv_response(limits.response)
        .timeout_recv_body(limits.body);
    #[cfg(feature = "tls")]
    let settings = settings.tls_config(tls::settings(config.ca.as_ref())?);
    let chain =
        ().chain(connect::Opening)
            .chain(ConnectProxyConnector::default())
            .chain(TcpConnector::default())
            .chain(connect::Securing);
    #[cfg(feature = "tls")]
    let chain = chain.chain(ureq::unversioned::transport::RustlsConnector::default());
    Ok(Agent::with_parts(
        settings.build(),
        chain.chain(connect::Watching),
        resolver,
    ))
}
