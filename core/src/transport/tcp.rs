//! TCP sockets for all connections, and a TCP connection for ureq. The connection queues output and
//! sends it in one piece. Each of its waits ends by the deadline of the call.

use super::buffers::IoBuffers;
use super::context::{self, Abort, CallContext, CallPhase};
use crate::config::POLL_INTERVAL;
use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::net::{AddressFamily, SocketType};
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// A TCP connection with its buffers.
#[derive(Debug)]
pub(super) struct Tcp {
    socket: Socket,
    buffers: IoBuffers,
    /// True if the check right before the request found no early response.
    verified_idle: bool,
    /// True if the hub responded before it had received the complete request. The rest of the
    /// request is then not sent.
    answered: bool,
}

impl Tcp {
    pub(super) fn new(socket: Socket) -> Tcp {
        Tcp {
            socket,
            buffers: IoBuffers::default(),
            verified_idle: false,
            answered: false,
        }
    }

    /// Sends all queued output.
    fn flush(&mut self, context: &CallContext) -> Result<(), Error> {
        let request = context.phase.get() == CallPhase::Send;
        if request && !self.verified_idle {
            self.ensure_no_early_response(context)?;
        }
        while !self.buffers.queued().is_empty() {
            if self.answered {
                self.buffers.written(self.buffers.queued().len());
                break;
            }
            let left = context.remaining()?;
            let send = || self.socket.send(self.buffers.queued());
            let sent = if request {
                context::try_send(send)?
            } else {
                send()
            };
            if request && context.tls && !matches!(&sent, Err(error) if is_busy(error)) {
                // With TLS, it is not known whether sent bytes contain bytes of the request, so any
                // sent byte counts as a part of the request.
                context.request_started.set(true);
            }
            match sent {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                Ok(amount) => {
                    self.buffers.written(amount);
                    if request && !context.tls {
                        context.record_sent(amount);
                    }
                }
                Err(error) if is_busy(&error) => {
                    let sending = request && context.request_started.get() && !context.tls;
                    let pause = left.min(POLL_INTERVAL);
                    if sending && self.socket.wait_to_send_or_receive(pause)? {
                        continue;
                    }
                    // The end of the hub's output is not a response. A wait for input would end at
                    // once because of it, so only the ability to send is waited for.
                    if !(sending && self.check_early_response(context)) {
                        self.socket.wait(Interest::Writable, pause)?;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_)
                    if request
                        && context.request_started.get()
                        && self.check_early_response(context) => {}
                Err(error) => {
                    context.abnormal_close.set(true);
                    return Err(error.into());
                }
            }
        }
        Ok(())
    }

    /// Returns `true` if a response was received although the request was not sent completely. A
    /// hub that refuses a large upload responds early and closes the connection.
    fn check_early_response(&mut self, context: &CallContext) -> bool {
        self.answered = self.socket.peek_idle() == IdlePeek::Input;
        context.early.set(self.answered);
        self.answered
    }

    /// Returns an error if anything was received before the request: it would be read as the
    /// response.
    fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        match self.socket.peek_idle() {
            IdlePeek::Nothing => {}
            // Input on a TLS connection is allowed, because it may consist of records that contain
            // no data.
            IdlePeek::Input if context.tls => {}
            IdlePeek::Input => return Err(context.abort(Abort::ProtocolViolation(EARLY_RESPONSE))),
            IdlePeek::End => {
                context.abnormal_close.set(true);
                return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into());
            }
        }
        self.verified_idle = true;
        Ok(())
    }

    /// Reads the available input without waiting. Returns `false` if there is none.
    fn try_receive(&mut self) -> Result<bool, Error> {
        match self.socket.receive(self.buffers.input_append_buf(), true) {
            Ok(0) => Err(io::Error::from(io::ErrorKind::ConnectionAborted).into()),
            Ok(amount) => {
                self.buffers.input_appended(amount);
                Ok(true)
            }
            Err(error) if is_busy(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn receive(&mut self, context: &CallContext) -> Result<usize, Error> {
        let room = self.buffers.input_append_buf();
        if room.is_empty() {
            return Err(context.abort(Abort::ProtocolViolation(UNBOUNDED_LINE)));
        }
        loop {
            let limit = context.remaining()?.min(POLL_INTERVAL);
            if !self.socket.wait(Interest::Readable, limit)? {
                continue;
            }
            match self.socket.receive(room, true) {
                Ok(amount) => {
                    self.buffers.input_appended(amount);
                    return Ok(amount);
                }
                Err(error) => match error.kind() {
                    io::ErrorKind::WouldBlock
                    | io::ErrorKind::TimedOut
                    | io::ErrorKind::Interrupted => {}
                    _ => return Err(error.into()),
                },
            }
        }
    }
}

/// Returns `true` if the operation could not be done without waiting.
fn is_busy(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::WouldBlock
}

/// Error detail for data that was received before the request.
pub(super) const EARLY_RESPONSE: &str = "the hub sent data before the request";

/// Error detail for a response that fills the input buffer and still cannot be parsed.
pub(super) const UNBOUNDED_LINE: &str = "the response has a line without an end";

impl Transport for Tcp {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if self.buffers.queue(amount) {
            let context = context::required()?;
            self.flush(&context)?;
        }
        Ok(())
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        let context = context::required()?;
        if context.probe_only.get() {
            return self.try_receive();
        }
        self.flush(&context)?;
        if context.phase.get() == CallPhase::Send {
            context.enter_phase(CallPhase::Response);
        }
        Ok(self.receive(&context)? > 0)
    }

    /// Returns `false`, since a connection serves only one request.
    fn is_open(&mut self) -> bool {
        false
    }
}

/// An event to wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interest {
    Readable,
    Writable,
    Either,
}

impl From<Interest> for PollFlags {
    fn from(interest: Interest) -> PollFlags {
        match interest {
            Interest::Readable => PollFlags::IN,
            Interest::Writable => PollFlags::OUT,
            Interest::Either => PollFlags::IN | PollFlags::OUT,
        }
    }
}

/// Result of a check for input on a connection from which no response is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IdlePeek {
    Nothing,
    Input,
    End,
}

/// A connected socket. No operation waits for longer than its arguments permit.
///
/// On Linux, a pooled connection waits for input in `recv` itself, one polling interval at a time.
/// This needs one system call in place of two. All other waits use `poll`, which meets deadlines
/// exactly.
#[derive(Debug)]
pub(super) struct Socket {
    stream: TcpStream,
    /// True if [`Socket::receive`] waits for input, for one polling interval.
    pub(super) blocks_on_recv: bool,
}

/// Begins to connect a socket. Returns its stream, and `true` if it is already connected.
pub(super) fn begin(address: &SocketAddr) -> io::Result<(TcpStream, bool)> {
    let family = match address {
        SocketAddr::V4(_) => AddressFamily::INET,
        SocketAddr::V6(_) => AddressFamily::INET6,
    };
    let socket = unconnected(family)?;
    let connected = match rustix::net::connect(&socket, address) {
        Ok(()) => true,
        Err(Errno::INPROGRESS | Errno::INTR) => false,
        #[cfg(windows)]
        Err(Errno::WOULDBLOCK) => false,
        Err(error) => return Err(error.into()),
    };
    Ok((TcpStream::from(socket), connected))
}

/// Creates a socket that does not block and that other programs do not inherit.
#[cfg(target_os = "linux")]
fn unconnected(family: AddressFamily) -> io::Result<rustix::fd::OwnedFd> {
    use rustix::net::SocketFlags;
    let flags = SocketFlags::CLOEXEC | SocketFlags::NONBLOCK;
    Ok(rustix::net::socket_with(
        family,
        SocketType::STREAM,
        flags,
        None,
    )?)
}

/// Creates a socket that does not block and that other programs do not inherit.
#[cfg(not(target_os = "linux"))]
fn unconnected(family: AddressFamily) -> io::Result<rustix::fd::OwnedFd> {
    #[cfg(windows)]
    {
        // On Windows, every program has to initialise sockets.
        static STARTED: once_cell::race::OnceBool = once_cell::race::OnceBool::new();
        STARTED.get_or_init(|| rustix::net::wsa_startup().is_ok());
    }
    let socket = rustix::net::socket(family, SocketType::STREAM, None)?;
    #[cfg(unix)]
    rustix::io::fcntl_setfd(&socket, rustix::io::FdFlags::CLOEXEC)?;
    #[cfg(target_vendor = "apple")]
    rustix::net::sockopt::set_socket_nosigpipe(&socket, true)?;
    rustix::io::ioctl_fionbio(&socket, true)?;
    Ok(socket)
}

/// Waits for at most `limit` until one of these sockets is ready or has failed. Returns a `bool`
/// for each, which is true if it is ready or has failed.
pub(super) fn wait<'s>(
    sockets: impl IntoIterator<Item = (&'s TcpStream, Interest)>,
    limit: Duration,
) -> io::Result<Vec<bool>> {
    let sockets = sockets.into_iter();
    let mut polled: Vec<PollFd<'_>> = sockets
        .map(|(stream, interest)| PollFd::new(stream, interest.into()))
        .collect();
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut polled, Some(&limit)) {
        Ok(_) => Ok(polled.iter().map(|one| !one.revents().is_empty()).collect()),
        Err(Errno::INTR) => Ok(vec![false; polled.len()]),
        Err(error) => Err(error.into()),
    }
}

impl Socket {
    /// Creates a socket from a connected stream. `kept` is true if the connection may be pooled; on
    /// Linux, the socket then waits for input in `recv`.
    pub(super) fn new(stream: TcpStream, kept: bool) -> io::Result<Socket> {
        // A failure is ignored: it only makes requests slower, and some systems refuse the option
        // if the other side has closed the connection.
        let _ = stream.set_nodelay(true);
        let blocks_on_recv = kept && cfg!(target_os = "linux");
        if blocks_on_recv {
            stream.set_nonblocking(false)?;
            stream.set_read_timeout(Some(POLL_INTERVAL))?;
        }
        Ok(Socket {
            stream,
            blocks_on_recv,
        })
    }

    /// Returns the stream of the socket.
    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// Waits for at most `limit` until the socket is ready. Returns `false` if it is not ready by
    /// then.
    fn wait(&self, interest: Interest, limit: Duration) -> io::Result<bool> {
        Ok(wait([(&self.stream, interest)], limit)?.contains(&true))
    }

    /// Waits for at most `limit` until the socket can send or has input. Returns `false` only if it
    /// has input and cannot send.
    pub(super) fn wait_to_send_or_receive(&self, limit: Duration) -> io::Result<bool> {
        let both = PollFlags::IN | PollFlags::OUT;
        let mut polled = [PollFd::new(&self.stream, both)];
        let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
        match poll(&mut polled, Some(&limit)) {
            Ok(_) => {
                let found = polled[0].revents();
                let can_send = PollFlags::OUT | PollFlags::ERR | PollFlags::HUP;
                Ok(found.is_empty() || found.intersects(can_send))
            }
            Err(Errno::INTR) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    /// Sends as many bytes as the system accepts without blocking. Fails with `WouldBlock` if it
    /// accepts none.
    pub(super) fn send(&self, bytes: &[u8]) -> io::Result<usize> {
        #[cfg(target_os = "linux")]
        {
            use rustix::net::SendFlags;
            let flags = SendFlags::DONTWAIT | SendFlags::NOSIGNAL;
            Ok(rustix::net::send(&self.stream, bytes, flags)?)
        }
        #[cfg(not(target_os = "linux"))]
        io::Write::write(&mut &self.stream, bytes)
    }

    /// Receives the available bytes. If there are none, fails with `WouldBlock`: after a polling
    /// interval if `blocks_on_recv` is set and `now` is not, otherwise at once.
    pub(super) fn receive(&self, room: &mut [u8], now: bool) -> io::Result<usize> {
        #[cfg(target_os = "linux")]
        if now {
            return received(&self.stream, room, rustix::net::RecvFlags::DONTWAIT);
        }
        let _ = now;
        io::Read::read(&mut &self.stream, room)
    }

    /// Receives bytes and appends them, up to the capacity. Fails with `WouldBlock` as
    /// [`Socket::receive`] does.
    pub(super) fn receive_into(&self, bytes: &mut Vec<u8>, now: bool) -> io::Result<usize> {
        let flags = match now {
            #[cfg(target_os = "linux")]
            true => rustix::net::RecvFlags::DONTWAIT,
            _ => rustix::net::RecvFlags::empty(),
        };
        let (amount, _) = rustix::net::recv(&self.stream, spare_capacity(bytes), flags)?;
        Ok(amount)
    }

    /// Checks for input or the end of the connection, without reading anything.
    pub(super) fn peek_idle(&self) -> IdlePeek {
        let mut byte = [0];
        #[cfg(target_os = "linux")]
        let found = {
            use rustix::net::RecvFlags;
            let flags = RecvFlags::PEEK | RecvFlags::DONTWAIT;
            received(&self.stream, &mut byte, flags)
        };
        #[cfg(not(target_os = "linux"))]
        let found = self.stream.peek(&mut byte);
        match found {
            Ok(0) => IdlePeek::End,
            Ok(_) => IdlePeek::Input,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => IdlePeek::Nothing,
            Err(_) => IdlePeek::End,
        }
    }
}

#[cfg(target_os = "linux")]
fn received(
    stream: &TcpStream,
    room: &mut [u8],
    flags: rustix::net::RecvFlags,
) -> io::Result<usize> {
    let (amount, _) = rustix::net::recv(stream, room, flags)?;
    Ok(amount)
}
