//! A TCP connection that gathers what is to be sent and sends it in one piece, and that keeps the
//! time of the call in whatever it waits for.

use super::buffers::IoBuffers;
use super::context::{self, Abort, CallContext, CallPhase};
use super::socket::{IdlePeek, Interest, Socket};
use crate::config::POLL_INTERVAL;
use std::io;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// A connection, and what goes over it.
#[derive(Debug)]
pub(super) struct Tcp {
    socket: Socket,
    buffers: IoBuffers,
    /// Whether it was looked at before this request that nothing had come.
    verified_idle: bool,
    /// Whether the hub has answered before it had the whole request: nothing more of it is sent.
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

    /// Writes what was gathered, all of it.
    fn flush(&mut self, context: &CallContext) -> Result<(), Error> {
        let request = context.phase.get() == CallPhase::Send;
        if request && !self.verified_idle {
            self.ensure_no_early_response(context)?;
        }
        while !self.buffers.gathered().is_empty() {
            if self.answered {
                self.buffers.written(self.buffers.gathered().len());
                break;
            }
            let left = context.left()?;
            let send = || self.socket.send(self.buffers.gathered());
            let sent = if request {
                context.hand_over(send)?
            } else {
                send()
            };
            if request && context.tls && !matches!(&sent, Err(error) if is_busy(error)) {
                // What is written is not what was handed over, so any of it counts.
                context.request_started.set(true);
            }
            match sent {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                Ok(amount) => {
                    self.buffers.written(amount);
                    if request && !context.tls {
                        context.took(amount);
                    }
                }
                Err(error) if is_busy(&error) => {
                    let sending = request && context.request_started.get() && !context.tls;
                    let pause = left.min(POLL_INTERVAL);
                    if sending && self.socket.wait_to_send_or_receive(pause)? {
                        continue;
                    }
                    // An end of what the hub sends is no answer, and would be found again at once.
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

    /// Whether an answer has come though the request is not yet sent: a hub that refuses a large
    /// upload says so and closes.
    fn check_early_response(&mut self, context: &CallContext) -> bool {
        self.answered = self.socket.unasked() == IdlePeek::Input;
        context.early.set(self.answered);
        self.answered
    }

    /// Makes sure that nothing came before the request: it would be taken for the answer.
    fn ensure_no_early_response(&mut self, context: &CallContext) -> Result<(), Error> {
        match self.socket.unasked() {
            IdlePeek::Nothing => {}
            // A secured connection can have more to say about itself.
            IdlePeek::Input if context.tls => {}
            IdlePeek::Input => return Err(context.end(Abort::ProtocolViolation(EARLY_RESPONSE))),
            IdlePeek::End => {
                context.abnormal_close.set(true);
                return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into());
            }
        }
        self.verified_idle = true;
        Ok(())
    }

    /// Reads what has come, without waiting; false if that is nothing.
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
            return Err(context.end(Abort::ProtocolViolation(UNBOUNDED_LINE)));
        }
        loop {
            let left = context.left()?;
            // The last slice is polled for: only that keeps time exactly.
            let blocks_on_recv =
                self.socket.blocks_on_recv && left > POLL_INTERVAL + POLL_INTERVAL / 2;
            if !blocks_on_recv
                && !self
                    .socket
                    .wait(Interest::Readable, left.min(POLL_INTERVAL))?
            {
                continue;
            }
            match self.socket.receive(room, !blocks_on_recv) {
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

/// Whether the system took nothing at all for now.
fn is_busy(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::WouldBlock
}

/// What is wrong with an answer that was there before its request.
pub(super) const EARLY_RESPONSE: &str = "the hub sent data before the request";

/// What is wrong with an answer of which too much must be kept before any of it can be read.
pub(super) const UNBOUNDED_LINE: &str = "the response has a line without an end";

impl Transport for Tcp {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if self.buffers.gather(amount) {
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
            context.enter(CallPhase::Response);
        }
        Ok(self.receive(&context)? > 0)
    }

    /// Whether the connection can serve once more: asked when it is about to.
    fn is_open(&mut self) -> bool {
        self.verified_idle = self.buffers.input().is_empty()
            && self.buffers.gathered().is_empty()
            && self.socket.unasked() == IdlePeek::Nothing;
        self.verified_idle
    }
}
