//! The connection that is passed to ureq. It inserts the lines of secret headers into the head,
//! counts sent and received bytes in the state of the attempt, and ends endless responses.

use super::chunk_filter::ChunkFilter;
use super::context::{self, Abort, CallContext, CallPhase};
use super::response_head::{ENDLESS_BODY, ENDLESS_HEADS, MAX_NON_BODY_BYTES};
use super::secret_headers::Insertion;
use super::tcp::EARLY_RESPONSE;
use crate::framing;
use std::io;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// Maximum number of reads before the head of the final response is complete.
const MAX_HEAD_READS: u32 = 64;
const MAX_HEAD_BYTES: u64 = 64 * 1024;

/// The connection of one request.
#[derive(Debug)]
pub(super) struct TrackedConnection {
    wire: Box<dyn Transport>,
    /// True if the connection leads to a proxy. Bytes that are sent before the connection to the
    /// hub is made are not part of the request.
    via_proxy: bool,
    secret: Insertion,
    /// Filter for the received bytes, except those from a proxy.
    came: ChunkFilter,
}

impl TrackedConnection {
    pub(super) fn new(
        wire: Box<dyn Transport>,
        via_proxy: bool,
        secret: Insertion,
    ) -> TrackedConnection {
        TrackedConnection {
            wire,
            via_proxy,
            secret,
            came: ChunkFilter::default(),
        }
    }

    /// Sends these bytes, in as many pieces as the output buffer requires.
    fn transmit(&mut self, mut bytes: &[u8], timeout: NextTimeout) -> Result<(), Error> {
        while !bytes.is_empty() {
            let room = self.wire.buffers().output();
            let (piece, rest) = bytes.split_at(bytes.len().min(room.len()));
            if piece.is_empty() {
                return Err(io::Error::from(io::ErrorKind::WriteZero).into());
            }
            room[..piece.len()].copy_from_slice(piece);
            self.wire.transmit_output(piece.len(), timeout)?;
            bytes = rest;
        }
        Ok(())
    }
}

impl Transport for TrackedConnection {
    fn buffers(&mut self) -> &mut dyn Buffers {
        match self.via_proxy {
            true => self.wire.buffers(),
            false => self,
        }
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        let wire = &mut self.wire;
        let added = self.secret.next(&wire.buffers().output()[..amount]);
        if !self.via_proxy {
            let context = context::required()?;
            context.check_cancelled()?;
            if context.phase.get() == CallPhase::Between {
                if !wire.buffers().input().is_empty() || !self.came.input().is_empty() {
                    return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE)));
                }
                context.enter_phase(CallPhase::Send);
            }
            if context.tls {
                let added = added.as_ref().map_or(0, |(_, lines)| lines.bytes().len());
                let amount = amount + added;
                context.sent.set(context.sent.get() + amount as u64);
            }
        }
        let Some((at, lines)) = added else {
            return wire.transmit_output(amount, timeout);
        };
        let behind = wire.buffers().output()[at..amount].to_vec();
        wire.transmit_output(at, timeout)?;
        self.transmit(lines.bytes(), timeout)?;
        self.transmit(&behind, timeout)
    }

    fn maybe_await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        if self.buffers().can_use_input() {
            return Ok(true);
        }
        self.await_input(timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let wire = &mut self.wire;
        if self.via_proxy {
            return wire.await_input(timeout);
        }
        let context = context::required()?;
        let violation = |what| context.abort(Abort::ProtocolViolation(what));
        let unread = self.came.input().len();
        // Continues until there is input for ureq, since ureq regards a return without input as the
        // end of the connection.
        let result = loop {
            check_limits(&context, unread as u64).map_err(violation)?;
            if let Some(what) = self.came.fault() {
                return Err(violation(what));
            }
            let result = wire.await_input(timeout);
            let arrived = wire.buffers().input();
            let amount = arrived.len();
            context.received.set(context.received.get() + amount as u64);
            self.came.take(arrived);
            wire.buffers().input_consume(amount);
            if amount == 0 || result.is_err() || self.came.input().len() > unread {
                break result;
            }
        };
        if context.phase.get() == CallPhase::Response
            && let Some(diagnosis) = framing::diagnose(self.came.input())
        {
            return Err(context.abort(Abort::InvalidHead(diagnosis)));
        }
        // The error is recorded, because ureq regards some of these errors as the end of a
        // close-delimited body, for example if a TLS connection ends without `close_notify`.
        if matches!(result, Err(Error::Io(_))) {
            context.abnormal_close.set(true);
        }
        result
    }

    /// Returns `false`, since a connection serves only one request.
    fn is_open(&mut self) -> bool {
        false
    }

    fn is_tls(&self) -> bool {
        self.wire.is_tls()
    }
}

/// The input buffer is that of the filter.
impl Buffers for TrackedConnection {
    fn output(&mut self) -> &mut [u8] {
        self.wire.buffers().output()
    }

    fn input(&self) -> &[u8] {
        self.came.input()
    }

    // Only the underlying connection appends input, to its own buffer.
    fn input_append_buf(&mut self) -> &mut [u8] {
        self.wire.buffers().input_append_buf()
    }

    fn input_appended(&mut self, amount: usize) {
        self.wire.buffers().input_appended(amount);
    }

    fn input_consume(&mut self, amount: usize) {
        self.came.consume(amount);
    }

    fn tmp_and_output(&mut self) -> (&mut [u8], &mut [u8]) {
        self.wire.buffers().tmp_and_output()
    }

    fn can_use_input(&self) -> bool {
        self.came.can_use_input()
    }
}

/// Returns an error if the heads of a response are too long, or if it has too many bytes without
/// content. `unread` is the number of bytes that were received but not parsed.
fn check_limits(context: &CallContext, unread: u64) -> Result<(), &'static str> {
    let received = context.received.get();
    match context.phase.get() {
        CallPhase::Response => {
            let read = received.saturating_sub(unread);
            let (before, heads) = context.header_reads.get();
            if read > before {
                context.header_reads.set((read, heads + 1));
                if heads + 1 > MAX_HEAD_READS || read > MAX_HEAD_BYTES {
                    return Err(ENDLESS_HEADS);
                }
            }
        }
        CallPhase::Body
            if received.saturating_sub(context.last_body_progress.get()) > MAX_NON_BODY_BYTES =>
        {
            return Err(ENDLESS_BODY);
        }
        _ => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ClientBuilder;
    use crate::transport::secret_headers::SecretHeaders;
    use ureq::unversioned::transport::LazyBuffers;

    /// A connection that accepts a limited number of bytes at a time, and records them.
    #[derive(Debug)]
    struct Recorder {
        buffers: LazyBuffers,
        sent: std::sync::Arc<std::sync::Mutex<Vec<u8>>>,
    }

    impl Transport for Recorder {
        fn buffers(&mut self) -> &mut dyn Buffers {
            &mut self.buffers
        }

        fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
            let bytes = &self.buffers.output()[..amount];
            self.sent.lock().unwrap().extend_from_slice(bytes);
            Ok(())
        }

        fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
            Ok(false)
        }

        fn is_open(&mut self) -> bool {
            true
        }
    }

    #[test]
    fn secret_headers_stand_at_their_place_whatever_room_there_is() {
        let builder = ClientBuilder::new("http://hub").api_key("a-k3y");
        let config = builder.header("X-Studio", "A").into_config().unwrap();
        let secret = SecretHeaders::of(&config).unwrap();
        let (before, behind) = (
            "PATCH /x HTTP/1.1\r\ncontent-length: 3\r\nhost: hub\r\nuser-agent: a\r\naccept: */*\r\n",
            "content-type: a\r\n\r\n\n\n1",
        );
        let whole = format!("{before}x-api-key: a-k3y\r\nx-studio: A\r\n{behind}");
        for room in (1..40).chain([4096]) {
            let sent = std::sync::Arc::default();
            let recorder = Recorder {
                buffers: LazyBuffers::new(16, room),
                sent: std::sync::Arc::clone(&sent),
            };
            // A connection to a proxy does not need the state of a call.
            let secret = secret.in_head(true);
            let mut connection = TrackedConnection::new(Box::new(recorder), true, secret);
            for piece in format!("{before}{behind}").as_bytes().chunks(room) {
                connection.buffers().output()[..piece.len()].copy_from_slice(piece);
                let sent = connection.transmit_output(piece.len(), NextTimeout::default());
                sent.unwrap();
            }
            let sent = sent.lock().unwrap();
            assert_eq!(String::from_utf8_lossy(&sent), whole, "{room}");
        }
    }
}
