//! The peers take turns in rounds, so that what else the machine does falls on all of them.

use std::net::SocketAddr;
use std::time::Instant;

use crate::arguments::Plan;
use crate::peers::{self, Fault, Peer, Row, many};
use crate::pin;
use crate::work::Work;

/// What became of a work.
pub(crate) struct Timed {
    /// Which it was.
    pub(crate) work: Work,
    /// The peers in their order.
    pub(crate) peers: Vec<Figures>,
}

/// The figures of a peer: medians over the rounds.
pub(crate) struct Figures {
    /// Whose they are.
    pub(crate) row: &'static Row,
    /// Seconds from the beginning of a call to its end.
    pub(crate) seconds: f64,
    /// The same as a multiple of the floor's in the same round.
    pub(crate) to_floor: f64,
    /// The same as a multiple of gfxhub's in the same round.
    pub(crate) to_gfxhub: f64,
    /// Processor time of the client's process as a multiple of the floor's, where it is known.
    pub(crate) processor: Option<f64>,
}

/// What one turn took for each call.
#[derive(Clone, Copy)]
struct Turn {
    seconds: f64,
    processor: Option<f64>,
}

struct Seat {
    row: &'static Row,
    peer: Box<dyn Peer>,
    turns: Vec<Turn>,
}

/// Times a work with all peers.
pub(crate) fn compare(address: SocketAddr, work: Work, plan: &Plan) -> Result<Timed, Fault> {
    let mut seats = Vec::new();
    for row in peers::ALL {
        let mut peer = many::make(row, address, work).map_err(|fault| named(row, fault))?;
        // Connections are made, memory is had, and the response is known to be read right.
        turn(row, peer.as_mut(), work)?;
        seats.push(Seat {
            row,
            peer,
            turns: Vec::new(),
        });
    }
    for round in 0..plan.rounds {
        eprint!("\r{}: round {} of {}", work.name(), round + 1, plan.rounds);
        let count = seats.len();
        for place in 0..count {
            // Another begins each time.
            let seat = &mut seats[(place + round) % count];
            let took = turn(seat.row, seat.peer.as_mut(), work)?;
            seat.turns.push(took);
        }
    }
    eprintln!();
    let [floor, gfxhub, ..] = &seats[..] else {
        return Err("there are no peers".into());
    };
    let peers = seats
        .iter()
        .map(|seat| Figures {
            row: seat.row,
            seconds: median(seat.turns.iter().map(|turn| turn.seconds)),
            to_floor: median(ratios(seat, floor, |turn| Some(turn.seconds))),
            to_gfxhub: median(ratios(seat, gfxhub, |turn| Some(turn.seconds))),
            processor: Some(median(ratios(seat, floor, |turn| turn.processor)))
                .filter(|ratio| ratio.is_finite()),
        })
        .collect();
    Ok(Timed { work, peers })
}

fn turn(row: &Row, peer: &mut dyn Peer, work: Work) -> Result<Turn, Fault> {
    let calls = work.calls();
    let mut call = || match peer.call() {
        Ok(properties) if properties == work.properties() => Ok(()),
        Ok(properties) => Err(named(
            row,
            format!("it read {properties} properties").into(),
        )),
        Err(fault) => Err(named(row, fault)),
    };
    // The others have had the caches for themselves.
    call()?;
    let (used, began) = (pin::processor_seconds(), Instant::now());
    for _ in 0..calls {
        call()?;
    }
    let each = |seconds: f64| seconds / f64::from(calls);
    let processor = used.zip(pin::processor_seconds());
    Ok(Turn {
        seconds: each(began.elapsed().as_secs_f64()),
        processor: processor.map(|(before, after)| each(after - before)),
    })
}

fn named(row: &Row, fault: Fault) -> Fault {
    format!("{}: {fault}", row.name).into()
}

/// A figure of one as a multiple of the other's, round by round.
fn ratios(seat: &Seat, other: &Seat, figure: fn(&Turn) -> Option<f64>) -> Vec<f64> {
    let pairs = seat.turns.iter().zip(&other.turns);
    pairs
        .filter_map(|(turn, other)| Some(figure(turn)? / figure(other)?))
        .collect()
}

/// The one in the middle; not a number where there is none.
fn median(figures: impl IntoIterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.into_iter().collect();
    figures.sort_by(f64::total_cmp);
    let middle = figures.len() / 2;
    match figures.get(middle) {
        Some(upper) if figures.len().is_multiple_of(2) => (upper + figures[middle - 1]) / 2.0,
        Some(one) => *one,
        None => f64::NAN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_median_is_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 100.0]), 3.0);
        assert_eq!(median([4.0, 1.0, 2.0, 9.0]), 3.0);
        assert!(median([]).is_nan());
    }
}
