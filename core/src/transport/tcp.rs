//! A TCP connection that gathers what is to be sent and sends it in one piece, and that keeps the
//! time of the call in whatever it waits for.

use super::buffers::Store;
use super::course::{self, Course, Stage, Stop};
use super::socket::{Socket, Unasked, Way};
use crate::config::POLL_INTERVAL;
use std::io;
use ureq::Error;
use ureq::unversioned::transport::{Buffers, NextTimeout, Transport};

/// A connection, and what goes over it.
#[derive(Debug)]
pub(super) struct Tcp {
    socket: Socket,
    store: Store,
    /// Whether it was looked at before this request that nothing had come.
    silent: bool,
    /// Whether the hub has answered before it had the whole request: nothing more of it is sent.
    answered: bool,
}

impl Tcp {
    pub(super) fn new(socket: Socket) -> Tcp {
        Tcp {
            socket,
            store: Store::default(),
            silent: false,
            answered: false,
        }
    }

    /// Writes what was gathered, all of it.
    fn flush(&mut self, course: &Course) -> Result<(), Error> {
        let request = course.stage.get() == Stage::Send;
        if request && !self.silent {
            self.expect_silence(course)?;
        }
        while !self.store.gathered().is_empty() {
            if self.answered {
                self.store.written(self.store.gathered().len());
                break;
            }
            let left = course.left()?;
            let send = || self.socket.send(self.store.gathered());
            let sent = if request {
                course.hand_over(send)?
            } else {
                send()
            };
            if request && course.secured && !matches!(&sent, Err(error) if is_busy(error)) {
                // What is written is not what was handed over, so any of it counts.
                course.handed_over.set(true);
            }
            match sent {
                Ok(0) => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                Ok(amount) => {
                    self.store.written(amount);
                    if request && !course.secured {
                        course.took(amount);
                    }
                }
                Err(error) if is_busy(&error) => {
                    let sending = request && course.handed_over.get() && !course.secured;
                    let pause = left.min(POLL_INTERVAL);
                    if sending && self.socket.wait_to_send_or_receive(pause)? {
                        continue;
                    }
                    // An end of what the hub sends is no answer, and would be found again at once.
                    if !(sending && self.look_for_answer(course)) {
                        self.socket.wait(Way::Out, pause)?;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) if request && course.handed_over.get() && self.look_for_answer(course) => {}
                Err(error) => {
                    course.torn.set(true);
                    return Err(error.into());
                }
            }
        }
        Ok(())
    }

    /// Whether an answer has come though the request is not yet sent: a hub that refuses a large
    /// upload says so and closes.
    fn look_for_answer(&mut self, course: &Course) -> bool {
        self.answered = self.socket.unasked() == Unasked::Input;
        course.early.set(self.answered);
        self.answered
    }

    /// Makes sure that nothing came before the request: it would be taken for the answer.
    fn expect_silence(&mut self, course: &Course) -> Result<(), Error> {
        match self.socket.unasked() {
            Unasked::Nothing => {}
            // A secured connection can have more to say about itself.
            Unasked::Input if course.secured => {}
            Unasked::Input => return Err(course.end(Stop::Broken(EARLY))),
            Unasked::End => {
                course.torn.set(true);
                return Err(io::Error::from(io::ErrorKind::ConnectionAborted).into());
            }
        }
        self.silent = true;
        Ok(())
    }

    /// Reads what has come, without waiting; false if that is nothing.
    fn receive_at_once(&mut self) -> Result<bool, Error> {
        match self.socket.receive(self.store.input_append_buf(), true) {
            Ok(0) => Err(io::Error::from(io::ErrorKind::ConnectionAborted).into()),
            Ok(amount) => {
                self.store.input_appended(amount);
                Ok(true)
            }
            Err(error) if is_busy(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn receive(&mut self, course: &Course) -> Result<usize, Error> {
        let room = self.store.input_append_buf();
        if room.is_empty() {
            return Err(course.end(Stop::Broken(ENDLESS)));
        }
        loop {
            let left = course.left()?;
            // The last slice is polled for: only that keeps time exactly.
            let patient = self.socket.patient && left > POLL_INTERVAL + POLL_INTERVAL / 2;
            if !patient && !self.socket.wait(Way::In, left.min(POLL_INTERVAL))? {
                continue;
            }
            match self.socket.receive(room, !patient) {
                Ok(amount) => {
                    self.store.input_appended(amount);
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
pub(super) const EARLY: &str = "the hub sent something before it was asked";

/// What is wrong with an answer of which too much must be kept before any of it can be read.
pub(super) const ENDLESS: &str = "the answer has a line that does not end";

impl Transport for Tcp {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.store
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if self.store.gather(amount) {
            let course = course::required()?;
            self.flush(&course)?;
        }
        Ok(())
    }

    fn await_input(&mut self, _: NextTimeout) -> Result<bool, Error> {
        let course = course::required()?;
        if course.looks_only.get() {
            return self.receive_at_once();
        }
        self.flush(&course)?;
        if course.stage.get() == Stage::Send {
            course.enter(Stage::Response);
        }
        Ok(self.receive(&course)? > 0)
    }

    /// Whether the connection can serve once more: asked when it is about to.
    fn is_open(&mut self) -> bool {
        self.silent = self.store.input().is_empty()
            && self.store.gathered().is_empty()
            && self.socket.unasked() == Unasked::Nothing;
        self.silent
    }
}
