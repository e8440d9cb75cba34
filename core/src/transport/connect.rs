//! Connecting: to several addresses side by side where the first says nothing, as RFC 8305 has it,
//! within the time that the call has for it.

use super::context::CallContext;
use super::tcp::{self, Socket};
use crate::config::POLL_INTERVAL;
use std::collections::VecDeque;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use ureq::Error;

/// How long an address has to itself before the next one is tried beside it.
const CONNECTION_ATTEMPT_DELAY: Duration = Duration::from_millis(250);

/// The address that took a connection last, which is tried first the next time.
#[derive(Debug, Default)]
pub(super) struct LastGood(Mutex<Option<SocketAddr>>);

impl LastGood {
    /// These addresses in the order in which to try them: the good one, and then those of the two
    /// families in turns, each in the order of the name service.
    fn sorted(&self, addresses: &[SocketAddr]) -> VecDeque<SocketAddr> {
        let good = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first_family = addresses.first().map(SocketAddr::is_ipv6);
        let rest = addresses.iter().copied().filter(|it| Some(*it) != good);
        let (mut one, mut other): (VecDeque<_>, VecDeque<_>) =
            rest.partition(|it| Some(it.is_ipv6()) == first_family);
        let mut sorted: VecDeque<_> = good
            .filter(|it| addresses.contains(it))
            .into_iter()
            .collect();
        while !one.is_empty() || !other.is_empty() {
            sorted.extend(one.pop_front());
            sorted.extend(other.pop_front());
        }
        sorted
    }

    fn remember(&self, address: SocketAddr) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(address);
    }
}

/// A connection to the first address that takes one.
pub(super) fn dial(
    addresses: &[SocketAddr],
    last_good: &LastGood,
    context: &CallContext,
) -> Result<Socket, Error> {
    let mut next = match addresses {
        [one] => VecDeque::from([*one]),
        several => last_good.sorted(several),
    };
    let mut failure = None;
    let mut started: Vec<(SocketAddr, TcpStream)> = Vec::new();
    let mut start_next = Instant::now();
    loop {
        let left = context.left()?;
        if (started.is_empty() || start_next <= Instant::now())
            && let Some(address) = next.pop_front()
        {
            start_next = Instant::now() + CONNECTION_ATTEMPT_DELAY;
            match tcp::begin(&address) {
                Ok((stream, true)) => started = vec![(address, stream)],
                Ok((stream, false)) => started.push((address, stream)),
                Err(error) => {
                    failure = Some(error);
                    continue;
                }
            }
        }
        if started.is_empty() {
            return Err(failure.map_or(Error::HostNotFound, Error::Io));
        }
        let pause = if next.is_empty() {
            left
        } else {
            start_next.saturating_duration_since(Instant::now())
        };
        let streams: Vec<&TcpStream> = started.iter().map(|(_, stream)| stream).collect();
        let ready = tcp::wait_to_send(&streams, pause.min(left).min(POLL_INTERVAL))?;
        // Asked after every slice: some systems do not wake up for a failure.
        let mut looked_at = Vec::with_capacity(started.len());
        for ((address, stream), ready) in started.into_iter().zip(ready) {
            match outcome(&stream, &address, ready) {
                Ok(true) => {
                    if addresses.len() > 1 {
                        last_good.remember(address);
                    }
                    return Ok(Socket::new(stream, context.pooled)?);
                }
                Ok(false) => looked_at.push((address, stream)),
                Err(error) => {
                    failure = Some(error);
                    start_next = Instant::now();
                }
            }
        }
        started = looked_at;
    }
}

/// Whether a connection has been made, or why it was not.
fn outcome(stream: &TcpStream, address: &SocketAddr, ready: bool) -> io::Result<bool> {
    if let Some(error) = stream.take_error()? {
        return Err(error);
    }
    // Where nobody listens on a port that the system gives to connections, a connection can be made
    // from that port to itself, and would answer with the request.
    if ready && stream.local_addr()? == *address {
        return Err(io::ErrorKind::ConnectionRefused.into());
    }
    Ok(ready)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_good_address_comes_first_and_the_families_take_turns() {
        let at = |text: &str| text.parse::<SocketAddr>().unwrap();
        let [v6, v6b, v4, v4b] = ["[::1]:1", "[::2]:1", "10.0.0.1:1", "10.0.0.2:1"].map(at);
        let last_good = LastGood::default();
        let sorted = |last_good: &LastGood| Vec::from(last_good.sorted(&[v6, v6b, v4, v4b]));
        assert_eq!(sorted(&last_good), [v6, v4, v6b, v4b]);
        last_good.remember(v4b);
        assert_eq!(sorted(&last_good), [v4b, v6, v4, v6b]);
        last_good.remember(at("10.0.0.9:1"));
        assert_eq!(sorted(&last_good), [v6, v4, v6b, v4b]);
    }
}
