//! Connecting: to one address after the other, within the time that the call has for it.

use super::course::{Course, SLICE, Stop};
use super::socket::{self, Socket, Way};
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use ureq::Error;

/// What became of one address.
enum Attempt {
    Connected(TcpStream),
    Failed(io::Error),
    TooLate,
}

/// A connection to the first address that takes one.
pub(super) fn dial(addresses: &[SocketAddr], course: &Course) -> Result<Socket, Error> {
    let mut failure = None;
    for (index, address) in addresses.iter().enumerate() {
        let left = course.left()?;
        // An address that says nothing must not use up the time of those after it.
        let last = index + 1 == addresses.len();
        let share = if last { left } else { left / 2 };
        match attempt(address, share, course)? {
            Attempt::Connected(stream) => return Ok(Socket::new(stream, course.pooled)?),
            Attempt::Failed(error) => failure = Some(error),
            Attempt::TooLate => {}
        }
    }
    Err(match failure {
        Some(error) => Error::Io(error),
        None if addresses.is_empty() => Error::HostNotFound,
        None => course.end(Stop::TooLate),
    })
}

fn attempt(address: &SocketAddr, share: Duration, course: &Course) -> Result<Attempt, Error> {
    let (stream, connected) = match socket::begin(address) {
        Ok(begun) => begun,
        Err(error) => return Ok(Attempt::Failed(error)),
    };
    if connected {
        return Ok(Attempt::Connected(stream));
    }
    // What may be left for the addresses after this one.
    let rest = course.left()?.saturating_sub(share);
    loop {
        let left = course.left()?.saturating_sub(rest);
        if left.is_zero() {
            return Ok(Attempt::TooLate);
        }
        let ready = socket::wait(&stream, Way::Out, left.min(SLICE))?;
        // Asked after every slice: some systems do not wake up for a failure.
        if let Some(error) = stream.take_error()? {
            return Ok(Attempt::Failed(error));
        }
        if ready {
            return Ok(Attempt::Connected(stream));
        }
    }
}
