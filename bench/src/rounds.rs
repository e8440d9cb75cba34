//! Runs rounds in which the clients take turns, so that other load on the machine affects all of
//! them.

use std::net::SocketAddr;
use std::time::Instant;

use crate::figures::Series;
use crate::peers::{self, Fault, Peer, many};
use crate::pin;
use crate::work::Work;

/// A client that takes turns, with the times of its turns.
pub(crate) struct Seat {
    peer: Box<dyn Peer>,
    series: Series,
}

impl Seat {
    /// Creates the seat of a client after a first turn. In that turn the client makes its
    /// connections, allocates memory, and shows that it reads the response correctly.
    pub(crate) fn take(name: &str, mut peer: Box<dyn Peer>, work: Work) -> Result<Seat, Fault> {
        turn(name, peer.as_mut(), work)?;
        let series = Series {
            work: work.name().to_owned(),
            peer: name.to_owned(),
            seconds: Vec::new(),
            processor: Vec::new(),
        };
        Ok(Seat { peer, series })
    }
}

/// Measures all clients in a work.
pub(crate) fn compare(
    address: SocketAddr,
    work: Work,
    rounds: usize,
) -> Result<Vec<Series>, Fault> {
    let mut seats = Vec::new();
    for row in peers::of(work) {
        let peer = many::make(row, address, work).map_err(|fault| named(row.name, fault))?;
        seats.push(Seat::take(row.name, peer, work)?);
    }
    play(seats, work, rounds)
}

/// Lets the clients take turns, and returns the times.
pub(crate) fn play(mut seats: Vec<Seat>, work: Work, rounds: usize) -> Result<Vec<Series>, Fault> {
    for round in 0..rounds {
        eprint!("\r{}: round {} of {rounds} ", work.name(), round + 1);
        let count = seats.len();
        for place in 0..count {
            // Each round begins with a different client.
            let Seat { peer, series } = &mut seats[(place + round) % count];
            let (seconds, processor) = turn(&series.peer, peer.as_mut(), work)?;
            series.seconds.push(seconds);
            series.processor.extend(processor);
        }
    }
    eprintln!();
    Ok(seats.into_iter().map(|seat| seat.series).collect())
}

/// Runs a turn. Returns the time of a call in seconds, and its processor time if that is known.
fn turn(name: &str, peer: &mut dyn Peer, work: Work) -> Result<(f64, Option<f64>), Fault> {
    let calls = work.calls();
    let mut call = || match peer.call() {
        Ok(properties) if properties == work.properties() => Ok(()),
        Ok(properties) => Err(named(
            name,
            format!("it read {properties} properties").into(),
        )),
        Err(fault) => Err(named(name, fault)),
    };
    // The first call is not measured, because other clients have filled the caches since the last
    // turn.
    call()?;
    let (used, began) = (pin::processor_seconds(), Instant::now());
    for _ in 0..calls {
        call()?;
    }
    let each = |seconds: f64| seconds / f64::from(calls);
    let processor = used.zip(pin::processor_seconds());
    Ok((
        each(began.elapsed().as_secs_f64()),
        processor.map(|(before, after)| each(after - before)),
    ))
}

fn named(name: &str, fault: Fault) -> Fault {
    format!("{name}: {fault}").into()
}
