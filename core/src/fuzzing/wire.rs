//! A hub of bytes in memory: it responds without looking at the request.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ureq::Error;
use ureq::unversioned::transport::{Buffers, LazyBuffers, NextTimeout, Transport};

/// Buffers for what was received and not yet read, and for what is sent.
const ROOM: usize = 16 * 1024;

/// What a connection does when all bytes have been read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It is closed.
    Close,
    /// It is reset.
    Reset,
    /// It stays, and nothing more comes until the time is up, which is at once.
    Silence,
}

/// What comes on a connection.
#[derive(Debug, Clone)]
pub struct HubResponse {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// How many of them come at a time.
    pub piece: usize,
    /// Whether they come before a request was sent.
    pub early: bool,
    /// What comes after them.
    pub end: End,
}

/// A hub that responds to the first request with one response and every later one with another.
#[derive(Debug)]
pub struct Hub {
    said: Arc<Said>,
}

#[derive(Debug)]
struct Said {
    first: HubResponse,
    later: Vec<u8>,
    began: AtomicBool,
    handed: AtomicBool,
}

impl Hub {
    /// A hub with this response; `later` comes completely, on a connection that stays open.
    pub fn new(first: HubResponse, later: &[u8]) -> Hub {
        let said = Arc::new(Said {
            first,
            later: later.to_vec(),
            began: AtomicBool::new(false),
            handed: AtomicBool::new(false),
        });
        Hub { said }
    }

    /// Sends `later` while `served` runs: the connections of that have
    /// served before when the first response comes.
    pub fn warmed(&self, served: impl FnOnce()) {
        self.said.began.store(true, Ordering::Relaxed);
        served();
        self.said.began.store(false, Ordering::Relaxed);
        self.said.handed.store(false, Ordering::Relaxed);
    }

    /// Whether it was handed anything of a request.
    pub fn was_asked(&self) -> bool {
        self.said.handed.load(Ordering::Relaxed)
    }

    /// Makes the connections to it.
    pub(super) fn connector(&self) -> impl Fn() -> Wire + Send + Sync + use<> {
        let said = Arc::clone(&self.said);
        move || Wire::new(Arc::clone(&said))
    }
}

/// A connection.
#[derive(Debug)]
pub(super) struct Wire {
    buffers: LazyBuffers,
    /// Whether the first response is the one that comes.
    first: bool,
    /// How much of it has come.
    at: usize,
    /// Whether a request was sent since the last response.
    asked: bool,
    said: Arc<Said>,
}

impl Wire {
    fn new(said: Arc<Said>) -> Wire {
        let first = !said.began.swap(true, Ordering::Relaxed);
        let mut wire = Wire {
            buffers: LazyBuffers::new(ROOM, ROOM),
            first,
            at: 0,
            asked: false,
            said,
        };
        if first && wire.said.first.early {
            wire.arrive();
        }
        wire
    }

    /// How many bytes come in all, and what follows them.
    fn due(&self) -> (usize, End) {
        let Said { first, later, .. } = &*self.said;
        if self.first {
            (first.bytes.len(), first.end)
        } else {
            (later.len(), End::Silence)
        }
    }

    fn arrive(&mut self) -> bool {
        let said = Arc::clone(&self.said);
        let (bytes, piece) = if self.first {
            (&said.first.bytes, said.first.piece.max(1))
        } else {
            (&said.later, usize::MAX)
        };
        let room = self.buffers.input_append_buf();
        let amount = piece.min(bytes.len() - self.at).min(room.len());
        room[..amount].copy_from_slice(&bytes[self.at..self.at + amount]);
        self.buffers.input_appended(amount);
        self.at += amount;
        self.asked = false;
        amount > 0
    }
}

impl Transport for Wire {
    fn buffers(&mut self) -> &mut dyn Buffers {
        &mut self.buffers
    }

    fn transmit_output(&mut self, amount: usize, _: NextTimeout) -> Result<(), Error> {
        if amount > 0 {
            self.said.handed.store(true, Ordering::Relaxed);
        }
        // Another request on a connection whose response was read: the next response comes.
        if self.at > 0 && self.at == self.due().0 && !self.asked {
            self.first = !self.said.began.swap(true, Ordering::Relaxed);
            self.at = 0;
        }
        self.asked = true;
        Ok(())
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let (_, end) = self.due();
        if self.arrive() {
            return Ok(true);
        }
        match end {
            End::Close => Ok(false),
            End::Reset => Err(io::Error::from(io::ErrorKind::ConnectionReset).into()),
            End::Silence => Err(Error::Timeout(timeout.reason)),
        }
    }

    fn is_open(&mut self) -> bool {
        self.due() == (self.at, End::Silence)
    }
}
