//! Works of many calls: gfxhub makes a batch, every other peer shares them among eight threads.

use std::net::SocketAddr;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{Fault, Peer, Row, gfxhub};
use crate::work::Work;

/// How many threads share the calls.
const THREADS: usize = 8;

/// The peer of a row for a work.
pub(crate) fn make(
    row: &'static Row,
    address: SocketAddr,
    work: Work,
) -> Result<Box<dyn Peer>, Fault> {
    match work.many() {
        None => (row.make)(address, work),
        Some(_) if row.name == gfxhub::ROW.name => gfxhub::batch(address, work),
        Some((count, call)) => Ok(Box::new(Threads::start(row, address, call, count))),
    }
}

/// Threads with a peer each, which wait for their next share.
struct Threads {
    shares: Vec<Share>,
}

/// Lets a thread make its calls, and what came of them.
type Share = (Sender<()>, Receiver<Result<usize, String>>);

impl Threads {
    fn start(row: &'static Row, address: SocketAddr, call: Work, count: usize) -> Threads {
        let share = |_| {
            let (go, going) = mpsc::channel::<()>();
            let (done, ended) = mpsc::channel();
            thread::spawn(move || {
                let mut peer = (row.make)(address, call).map_err(|fault| fault.to_string());
                while going.recv().is_ok() {
                    let mut calls = || -> Result<usize, String> {
                        let peer = peer.as_mut().map_err(|fault| fault.clone())?;
                        let each = (0..count / THREADS).map(|_| peer.call());
                        let sum: Result<usize, Fault> = each.sum();
                        sum.map_err(|fault| fault.to_string())
                    };
                    // The other side has gone where nobody wants to know.
                    let _ = done.send(calls());
                }
            });
            (go, ended)
        };
        Threads {
            shares: (0..THREADS).map(share).collect(),
        }
    }
}

impl Peer for Threads {
    fn call(&mut self) -> Result<usize, Fault> {
        for (go, _) in &self.shares {
            go.send(())?;
        }
        let mut sum = 0;
        for (_, ended) in &self.shares {
            sum += ended.recv()??;
        }
        Ok(sum)
    }
}
