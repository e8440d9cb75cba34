//! Runs works with many calls: gfxhub makes a batch, and for every other client threads share the
//! calls.

use std::net::SocketAddr;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{Fault, Peer, Row, gfxhub};
use crate::work::Work;

/// Creates a client for a work.
pub(crate) fn make(
    row: &'static Row,
    address: SocketAddr,
    work: Work,
) -> Result<Box<dyn Peer>, Fault> {
    match work.many() {
        None => (row.make)(address, work),
        Some(_) if row.name == gfxhub::ROW.name => gfxhub::batch(address, work),
        Some((count, call)) => {
            let make = move || (row.make)(address, call);
            Ok(share(work.width(), count, make))
        }
    }
}

/// Shares this many calls among this many threads, each with its own client.
pub(crate) fn share(
    threads: usize,
    calls: usize,
    make: impl Fn() -> Result<Box<dyn Peer>, Fault> + Clone + Send + 'static,
) -> Box<dyn Peer> {
    let start = |_| {
        let (go, going) = mpsc::channel::<()>();
        let (done, ended) = mpsc::channel();
        let make = make.clone();
        thread::spawn(move || {
            let mut peer = make().map_err(|fault| fault.to_string());
            while going.recv().is_ok() {
                let mut play = || -> Result<usize, String> {
                    let peer = peer.as_mut().map_err(|fault| fault.clone())?;
                    let each = (0..calls / threads).map(|_| peer.call());
                    let sum: Result<usize, Fault> = each.sum();
                    sum.map_err(|fault| fault.to_string())
                };
                // The error is ignored, because it means that nothing waits for the result.
                let _ = done.send(play());
            }
        });
        (go, ended)
    };
    Box::new(Threads {
        shares: (0..threads).map(start).collect(),
    })
}

/// Threads that wait until they are told to make their calls.
struct Threads {
    shares: Vec<ThreadChannels>,
}

/// The channel that tells a thread to make its calls, and the channel for their results.
type ThreadChannels = (Sender<()>, Receiver<Result<usize, String>>);

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
