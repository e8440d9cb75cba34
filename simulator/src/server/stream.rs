//! The stream of a connection. A write times out if the client does not read its response.

use std::future::{Future, pending};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::Bytes;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::head_text::HeadText;

/// A stream whose writes have a timeout.
#[derive(Debug)]
pub(crate) struct TimedStream {
    stream: TcpStream,
    /// Bytes that were already read, but not used.
    unread: Bytes,
    write_timeout: Duration,
    /// The deadline of a write, which runs while the write waits.
    deadline: Pin<Box<Sleep>>,
    waiting: bool,
    head: Arc<HeadText>,
}

impl TimedStream {
    pub(super) fn new(
        stream: TcpStream,
        write_timeout: Duration,
        head: Arc<HeadText>,
    ) -> TimedStream {
        TimedStream {
            stream,
            unread: Bytes::new(),
            write_timeout,
            deadline: Box::pin(sleep(write_timeout)),
            waiting: false,
            head,
        }
    }

    /// Puts back bytes that were read and not used. They are read again before any others.
    pub(super) fn unread(&mut self, unread: Bytes) {
        self.unread = [unread, std::mem::take(&mut self.unread)].concat().into();
    }

    /// Ends the connection with a reset instead of an orderly close.
    pub(crate) fn reset(self) {
        // A failure is ignored. The connection is then closed in the usual way.
        let _ = self.stream.set_zero_linger();
    }

    /// Waits until the client has closed the connection. Never returns if the client has sent more
    /// bytes.
    pub(crate) async fn peer_closed(&self) {
        match self.stream.peek(&mut [0]).await {
            Ok(0) | Err(_) => {}
            Ok(_) => pending().await,
        }
    }

    /// Returns the outcome of a write, or an error if the write has waited too long.
    fn watch<T>(&mut self, cx: &mut Context<'_>, outcome: Poll<Result<T>>) -> Poll<Result<T>> {
        if outcome.is_ready() {
            self.waiting = false;
            return outcome;
        }
        if !self.waiting {
            self.waiting = true;
            self.deadline
                .as_mut()
                .reset(Instant::now() + self.write_timeout);
        }
        match self.deadline.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(Error::new(
                ErrorKind::TimedOut,
                "the client does not read",
            ))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        if !self.unread.is_empty() {
            let length = self.unread.len().min(buffer.remaining());
            let again = self.unread.split_to(length);
            self.head.read(&again);
            buffer.put_slice(&again);
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        let outcome = Pin::new(&mut self.stream).poll_read(cx, buffer);
        self.head.read(&buffer.filled()[before..]);
        outcome
    }
}

impl AsyncWrite for TimedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, outcome)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let outcome = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.watch(cx, outcome)
    }

    /// Returns `true`, as the socket does. Therefore, the head and the body of a response are sent
    /// in one write.
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(cx, outcome)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        let outcome = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.watch(cx, outcome)
    }
}
