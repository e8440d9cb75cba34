//! Measures how the cost of calls grows with longer lists, more connections, slower hubs and more
//! threads.

use std::fmt::Write as _;
use std::path::Path;

use ::gfxhub::Client;

use crate::peers::{Fault, Peer, floor, gfxhub, many, reqwest};
use crate::plot::{self, Axis, Line, Plot};
use crate::rounds::{self, Seat};
use crate::server::Server;
use crate::work::{LENGTHS, PAUSE, PAUSES, Work};

/// Numbers of connections, or of threads.
const WIDTHS: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];

/// Makes all measurements of growth, writes each plot into a folder, and returns the part of the
/// results page about growth.
pub(crate) fn run(quick: bool, pictures: &Path) -> Result<String, Fault> {
    let server = Server::start(None)?;
    let bench = Bench {
        address: server.address,
        rounds: if quick { 2 } else { 15 },
    };
    let plots = [
        bench.lengths()?,
        bench.connections()?,
        bench.pauses()?,
        bench.threads()?,
    ];
    let mut page = String::from("Medians; both axes are logarithmic where nothing else is said.\n");
    for plot in &plots {
        std::fs::write(pictures.join(plot.file()), plot.draw()?)?;
        let _ = write!(
            page,
            "\n### {}\n\n{}\n\n![{}](pictures/{})\n\n{}",
            plot.title,
            plot.text,
            plot.title,
            plot.file(),
            plot.table()
        );
    }
    Ok(page)
}

struct Bench {
    address: std::net::SocketAddr,
    rounds: usize,
}

/// The name of a client, and the client.
type NamedPeer = (&'static str, Box<dyn Peer>);

impl Bench {
    fn lengths(&self) -> Result<Plot, Fault> {
        let mut lines = plot::lines(["raw socket", "gfxhub", "reqwest, blocking"]);
        for length in LENGTHS {
            let work = Work::List(length);
            let rows = [&floor::ROW, &gfxhub::ROW, &reqwest::BLOCKING];
            let peer = |row: &'static crate::peers::Row| -> Result<NamedPeer, Fault> {
                Ok((row.name, (row.make)(self.address, work)?))
            };
            let peers = rows.into_iter().map(peer).collect::<Result<_, _>>()?;
            self.point(length as f64, work, peers, &mut lines)?;
        }
        Ok(Plot {
            name: "properties",
            title: "A list of 10 to 100,000 properties",
            text: "One call, decoded, on a kept connection.",
            x: Axis::logarithmic("properties"),
            y: Axis::logarithmic("milliseconds"),
            lines,
        })
    }

    fn connections(&self) -> Result<Plot, Fault> {
        let mut lines = plot::lines(["raw socket, as many threads", "gfxhub, a batch"]);
        let work = Work::SlowBurst(PAUSE);
        for width in WIDTHS {
            let peers = vec![
                (lines[0].peer, self.floor(work, width)),
                (lines[1].peer, self.batch(work, Some(width))?),
            ];
            self.point(width as f64, work, peers, &mut lines)?;
        }
        Ok(Plot {
            name: "connections",
            title: "A burst of 64 sets over 1 to 64 connections",
            text: "The hub takes 2 ms for each set. `max_batch_connections` limits the \
                   connections of gfxhub; its default is 32.",
            x: Axis::logarithmic("connections"),
            y: Axis::logarithmic("milliseconds"),
            lines,
        })
    }

    fn pauses(&self) -> Result<Plot, Fault> {
        let names = [
            "raw socket, 32 threads",
            "gfxhub, a batch",
            "reqwest, blocking, 32 threads",
        ];
        let mut lines = plot::lines(names);
        for pause in PAUSES {
            let (work, call) = (Work::SlowBurst(pause), Work::SlowSet(pause));
            let (address, width) = (self.address, work.width());
            let reqwest = many::share(width, 64, move || (reqwest::BLOCKING.make)(address, call));
            let peers = vec![
                (names[0], self.floor(work, width)),
                (names[1], self.batch(work, None)?),
                (names[2], reqwest),
            ];
            self.point(pause as f64, work, peers, &mut lines)?;
        }
        Ok(Plot {
            name: "latency",
            title: "A burst of 64 sets with a hub that takes 0 to 50 ms for each",
            text: "A frame at 60 Hz has 16.7 ms. Both axes are linear.",
            x: Axis::linear("milliseconds that the hub takes"),
            y: Axis::linear("milliseconds"),
            lines,
        })
    }

    fn threads(&self) -> Result<Plot, Fault> {
        let names = [
            "raw socket",
            "gfxhub, one client",
            "reqwest, one blocking client",
        ];
        let mut lines = plot::lines(names);
        let work = Work::Burst;
        for width in WIDTHS {
            let peers = vec![
                (names[0], self.floor(work, width)),
                (
                    names[1],
                    many::share(width, 64, gfxhub::shared(self.address, Work::Set)?),
                ),
                (
                    names[2],
                    many::share(width, 64, reqwest::shared(self.address, Work::Set)?),
                ),
            ];
            self.point(width as f64, work, peers, &mut lines)?;
        }
        Ok(Plot {
            name: "threads",
            title: "64 sets shared among 1 to 64 threads",
            text: "The hub responds without delay. Each thread makes its share of single calls; the times include \
                   waking the threads.",
            x: Axis::logarithmic("threads"),
            y: Axis::logarithmic("milliseconds"),
            lines,
        })
    }

    /// Returns a client that makes the calls with raw sockets in this many threads.
    fn floor(&self, work: Work, threads: usize) -> Box<dyn Peer> {
        let (address, call) = (self.address, work.many().map_or(work, |(_, call)| call));
        many::share(threads, 64, move || (floor::ROW.make)(address, call))
    }

    /// Returns a client that makes a gfxhub batch over at most this many connections; `None` for
    /// the default.
    fn batch(&self, work: Work, connections: Option<usize>) -> Result<Box<dyn Peer>, Fault> {
        let mut builder = Client::builder(&format!("http://{}", self.address));
        if let Some(count) = connections {
            builder = builder.max_batch_connections(u32::try_from(count)?);
        }
        gfxhub::batch_by(builder.build()?, work)
    }

    /// Measures the clients at a point of a plot.
    fn point(
        &self,
        x: f64,
        work: Work,
        peers: Vec<NamedPeer>,
        lines: &mut [Line],
    ) -> Result<(), Fault> {
        let seats = peers
            .into_iter()
            .map(|(name, peer)| Seat::take(name, peer, work));
        let seats = seats.collect::<Result<_, _>>()?;
        for (series, line) in rounds::play(seats, work, self.rounds)?.iter().zip(lines) {
            line.points.push((x, series.median() * 1e3));
        }
        Ok(())
    }
}
