//! A secured connection on top of any other.

use super::buffers::IoBuffers;
use super::context::{self, Abort, CallContext, CallPhase};
use super::tcp::{EARLY_RESPONSE, UNBOUNDED_LINE};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection};
use std::io::{self, Read, Write};
use std::sync::Arc;
use ureq::Error;
use ureq::http::Uri;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// A secured connection. It ends without a word: what was cut off, the length of the content tells.
///
/// `rustls::Stream` is not used: its `write` drops what the connection below says while it sends, so
/// a deadline or a cancel would show only when the answer is waited for, as another phase of the
/// call, and it has no look at what has come without waiting for more.
#[derive(Debug)]
pub(super) struct TlsStream {
    stream: Box<dyn Transport>,
    session: Box<ClientConnection>,
    buffers: IoBuffers,
    records: RecordFramer,
    /// Whether it was looked at before the first request that nothing had come.
    verified_idle: bool,
}

impl TlsStream {
    /// Secures a connection to a host, by what `tls_config` says.
    pub(super) fn begin(
        stream: Box<dyn Transport>,
        uri: &Uri,
        tls_config: &Arc<ClientConfig>,
    ) -> Result<TlsStream, Error> {
        let host = uri.host().ok_or(Error::HostNotFound)?;
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let name = ServerName::try_from(bare.to_owned())
            .map_err(|_| Error::Tls("the host name is not valid in a certificate"))?;
        let session = ClientConnection::new(Arc::clone(tls_config), name).map_err(broken)?;
        let mut tls = TlsStream {
            stream,
            session: Box::new(session),
            buffers: IoBuffers::default(),
            records: RecordFramer::default(),
            verified_idle: false,
        };
        while tls.session.is_handshaking() {
            tls.flush_tls()?;
            if tls.session.is_handshaking() && !tls.fill_tls()? {
                return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
            }
        }
        tls.flush_tls()?;
        Ok(tls)
    }

    /// Hands over what the session has to send.
    fn flush_tls(&mut self) -> Result<(), Error> {
        while self.session.wants_write() {
            self.session.write_tls(&mut RawWriter(&mut *self.stream))?;
        }
        Ok(())
    }

    /// Gives the session what came, after waiting for it if nothing did; false at the end.
    fn fill_tls(&mut self) -> Result<bool, Error> {
        if self.stream.buffers().input().is_empty()
            && !self.stream.await_input(NextTimeout::default())?
        {
            return Ok(false);
        }
        let buffers = self.stream.buffers();
        let amount = self.session.read_tls(&mut buffers.input())?;
        self.records.pass(&buffers.input()[..amount]);
        buffers.input_consume(amount);
        self.session.process_new_packets().map_err(broken)?;
        Ok(true)
    }

    /// Makes sure that nothing came before the first request: it would be taken for the answer. What
    /// the session has to say about itself may come.
    fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        loop {
            match self.decrypted()? {
                None => {}
                Some(0) => return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into()),
                Some(_) => return Err(context.end(Abort::ProtocolViolation(EARLY_RESPONSE))),
            }
            let came = !self.stream.buffers().input().is_empty();
            if !came && !context.looking(|| self.stream.await_input(NextTimeout::default()))? {
                self.verified_idle = true;
                return Ok(());
            }
            if !self.fill_tls()? {
                return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into());
            }
        }
    }

    /// Takes over what the session has decrypted; none if that is nothing.
    fn decrypted(&mut self) -> Result<Option<usize>, Error> {
        let room = self.buffers.input_append_buf();
        if room.is_empty() {
            return Err(context::required()?.end(Abort::ProtocolViolation(UNBOUNDED_LINE)));
        }
        match self.session.reader().read(room) {
            Ok(amount) => {
                self.buffers.input_appended(amount);
                Ok(Some(amount))
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// What is wrong with a stream, as an error that says so.
fn broken(error: rustls::Error) -> Error {
    Error::Io(io::Error::new(io::ErrorKind::InvalidData, error))
}

impl Transport for TlsStream {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if !self.verified_idle {
            let context = context::required()?;
            if context.phase.get() == CallPhase::Send {
                self.ensure_no_early_response(&context)?;
            }
        }
        self.buffers.gather(amount);
        let mut rest = self.buffers.gathered();
        while !rest.is_empty() {
            let taken = self.session.writer().write(rest)?;
            rest = &rest[taken..];
            while self.session.wants_write() {
                self.session.write_tls(&mut RawWriter(&mut *self.stream))?;
            }
        }
        self.buffers.written(amount);
        Ok(())
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        loop {
            if let Some(amount) = self.decrypted()? {
                return Ok(amount > 0);
            }
            self.flush_tls()?;
            if !self.fill_tls()? {
                // Lets the session say whether the other side had said that it would end.
                self.session.read_tls(&mut io::empty())?;
            }
        }
    }

    fn is_open(&mut self) -> bool {
        self.buffers.input().is_empty()
            && self.records.between()
            && matches!(self.decrypted(), Ok(None))
            && self.stream.is_open()
    }

    fn is_tls(&self) -> bool {
        true
    }
}

/// The connection below, for the session to write to.
struct RawWriter<'a>(&'a mut dyn Transport);

impl Write for RawWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = self.0.buffers().output();
        let amount = bytes.len().min(room.len());
        room[..amount].copy_from_slice(&bytes[..amount]);
        self.0
            .transmit_output(amount, NextTimeout::default())
            .map_err(Error::into_io)?;
        Ok(amount)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Follows the records of the stream, to know whether a part of one has come.
#[derive(Debug, Default)]
struct RecordFramer {
    /// How much of the next record's head has come, and the length it says.
    head: usize,
    length: usize,
}

impl RecordFramer {
    fn pass(&mut self, mut bytes: &[u8]) {
        while let [first, rest @ ..] = bytes {
            if self.head < 5 {
                if self.head >= 3 {
                    self.length = self.length << 8 | usize::from(*first);
                }
                self.head += 1;
                bytes = rest;
            } else {
                let amount = self.length.min(bytes.len());
                self.length -= amount;
                bytes = &bytes[amount..];
            }
            if self.head == 5 && self.length == 0 {
                self.head = 0;
            }
        }
    }

    /// Whether all records that began have come whole.
    fn between(&self) -> bool {
        self.head == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_followed_wherever_they_are_cut() {
        let stream = [23, 3, 3, 0, 2, 1, 2, 22, 3, 3, 0, 0, 23, 3, 3, 1, 1];
        let whole: Vec<u8> = stream.iter().copied().chain([7; 257]).collect();
        for cut in 0..whole.len() {
            let mut records = RecordFramer::default();
            records.pass(&whole[..cut]);
            assert_eq!(records.between(), [0, 7, 12].contains(&cut), "{cut}");
            records.pass(&whole[cut..]);
            assert!(records.between(), "{cut}");
        }
    }
}
