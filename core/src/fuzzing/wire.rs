//! A hub in memory, which sends prepared bytes and does not read the request.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ureq::Error;
use ureq::unversioned::transport::{Buffers, LazyBuffers, NextTimeout, Transport};

/// Size in bytes of the input buffer and of the output buffer.
const ROOM: usize = 16 * 1024;

/// The behaviour of a connection after all its bytes were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The connection is closed.
    Close,
    /// The connection is reset.
    Reset,
    /// The connection stays open but sends nothing, and a wait for input times out at once.
    Silence,
}

/// The response sent on a connection.
#[derive(Debug, Clone)]
pub struct HubResponse {
    /// Bytes of the response.
    pub bytes: Vec<u8>,
    /// Number of bytes that arrive at a time.
    pub piece: usize,
    /// True if the response arrives before a request has been sent.
    pub early: bool,
    /// Behaviour of the connection after the response.
    pub end: End,
}

/// A hub that sends one response to the first request, and another to every later request.
#[derive(Debug)]
pub struct Hub {
    state: Arc<HubState>,
}

#[derive(Debug)]
struct HubState {
    first: HubResponse,
    later: Vec<u8>,
    began: AtomicBool,
    handed: AtomicBool,
}

impl Hub {
    /// Creates a hub with this first response. `later` always arrives completely, on a connection
    /// that stays open.
    pub fn new(first: HubResponse, later: &[u8]) -> Hub {
        let state = Arc::new(HubState {
            first,
            later: later.to_vec(),
            began: AtomicBool::new(false),
            handed: AtomicBool::new(false),
        });
        Hub { state }
    }

    /// Sends `later` to all requests that `served` makes, so that the client already has a used
    /// connection when it makes the call that gets the first response.
    pub fn warmed(&self, served: impl FnOnce()) {
        self.state.began.store(true, Ordering::Relaxed);
        served();
        self.state.began.store(false, Ordering::Relaxed);
        self.state.handed.store(false, Ordering::Relaxed);
    }

    /// Returns `true` if the hub received any byte of a request.
    pub fn was_asked(&self) -> bool {
        self.state.handed.load(Ordering::Relaxed)
    }

    /// Returns a function that creates connections to the hub.
    pub(super) fn connector(&self) -> impl Fn() -> Wire + Send + Sync + use<> {
        let state = Arc::clone(&self.state);
        move || Wire::new(Arc::clone(&state))
    }
}

/// A connection to the hub.
#[derive(Debug)]
pub(super) struct Wire {
    buffers: LazyBuffers,
    /// True if this connection delivers the first response.
    first: bool,
    /// Number of bytes of the current response that were delivered.
    at: usize,
    /// True if a request was sent since the last response.
    asked: bool,
    state: Arc<HubState>,
}

impl Wire {
    fn new(state: Arc<HubState>) -> Wire {
        let first = !state.began.swap(true, Ordering::Relaxed);
        let mut wire = Wire {
            buffers: LazyBuffers::new(ROOM, ROOM),
            first,
            at: 0,
            asked: false,
            state,
        };
        if first && wire.state.first.early {
            wire.arrive();
        }
        wire
    }

    /// Returns the size of the current response in bytes, and the behaviour after it.
    fn due(&self) -> (usize, End) {
        let HubState { first, later, .. } = &*self.state;
        if self.first {
            (first.bytes.len(), first.end)
        } else {
            (later.len(), End::Silence)
        }
    }

    fn arrive(&mut self) -> bool {
        let state = Arc::clone(&self.state);
        let (bytes, piece) = if self.first {
            (&state.first.bytes, state.first.piece.max(1))
        } else {
            (&state.later, usize::MAX)
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
            self.state.handed.store(true, Ordering::Relaxed);
        }
        // A request on a connection whose response was read completely starts the next response.
        if self.at > 0 && self.at == self.due().0 && !self.asked {
            self.first = !self.state.began.swap(true, Ordering::Relaxed);
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
