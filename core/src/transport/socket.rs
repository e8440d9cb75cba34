//! A TCP socket as the system has it: nothing here waits for longer than it is told.
//!
//! On Linux a connection that is kept waits for input in `recv` itself, for a slice at a time: one
//! system call where others take two. All other waits are polls, which keep time exactly.

use crate::config::POLL_INTERVAL;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::net::{AddressFamily, SocketType};
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// What there is to be waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Interest {
    Readable,
    Writable,
}

/// What has come on a connection on which nothing should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IdlePeek {
    Nothing,
    Input,
    End,
}

/// A connected socket.
#[derive(Debug)]
pub(super) struct Socket {
    stream: TcpStream,
    /// Whether [`Socket::receive`] waits for a slice.
    pub(super) blocks_on_recv: bool,
}

/// Begins to connect; true if that is already done.
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

/// A socket that does not block and is not passed on to other programs.
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

/// A socket that does not block and is not passed on to other programs.
#[cfg(not(target_os = "linux"))]
fn unconnected(family: AddressFamily) -> io::Result<rustix::fd::OwnedFd> {
    #[cfg(windows)]
    {
        // Windows wants to be told by every program that uses sockets.
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

/// Waits until there is something to be done, or for so long. False when the time is over.
pub(super) fn wait(stream: &TcpStream, way: Interest, limit: Duration) -> io::Result<bool> {
    let flags = match way {
        Interest::Readable => PollFlags::IN,
        Interest::Writable => PollFlags::OUT,
    };
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut [PollFd::new(stream, flags)], Some(&limit)) {
        Ok(ready) => Ok(ready > 0),
        Err(Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Waits until one of these connections can take something or has failed, or for so long. Says of
/// each whether it is so.
pub(super) fn wait_to_send(streams: &[&TcpStream], limit: Duration) -> io::Result<Vec<bool>> {
    let mut polled: Vec<PollFd<'_>> = streams
        .iter()
        .map(|stream| PollFd::new(*stream, PollFlags::OUT))
        .collect();
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut polled, Some(&limit)) {
        Ok(_) => Ok(polled.iter().map(|one| !one.revents().is_empty()).collect()),
        Err(Errno::INTR) => Ok(vec![false; streams.len()]),
        Err(error) => Err(error.into()),
    }
}

impl Socket {
    /// A connected socket. One that will be `kept` is made ready for many answers.
    pub(super) fn new(stream: TcpStream, kept: bool) -> io::Result<Socket> {
        // Without it a request is only slower. Some systems refuse it where the other side has gone.
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

    pub(super) fn wait(&self, way: Interest, limit: Duration) -> io::Result<bool> {
        wait(&self.stream, way, limit)
    }

    /// Waits until it can send or something has come, or for so long. False only where something has
    /// come and nothing can be sent.
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

    /// Sends what the system takes at once; `WouldBlock` if that is nothing.
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

    /// Receives what there is. If there is nothing, `WouldBlock`: after a slice if the socket is
    /// `blocks_on_recv` and `now` does not forbid it.
    pub(super) fn receive(&self, room: &mut [u8], now: bool) -> io::Result<usize> {
        #[cfg(target_os = "linux")]
        if now {
            return received(&self.stream, room, rustix::net::RecvFlags::DONTWAIT);
        }
        let _ = now;
        io::Read::read(&mut &self.stream, room)
    }

    /// Looks whether anything has come, without taking it.
    pub(super) fn unasked(&self) -> IdlePeek {
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
