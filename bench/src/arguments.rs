//! What the program is told on its command line.

use std::net::SocketAddr;

use crate::peers::{self, Row};
use crate::pin::Cores;
use crate::work::Work;

/// How it is used.
const USAGE: &str = "\
gfxhub-bench [--quick] [--cores together|apart|free] [WORK...]
gfxhub-bench repeat PEER WORK CALLS ADDRESS
gfxhub-bench serve [CORE]
works: snapshot, burst, slow-burst, set, eased, node, list";

/// What is to be done.
pub(crate) enum Arguments {
    /// Be the server.
    Serve {
        /// On this core.
        core: Option<usize>,
    },
    /// Make calls and nothing else.
    Repeat {
        /// Who makes them.
        row: &'static Row,
        /// Which.
        work: Work,
        /// How many.
        calls: u32,
        /// Where the server is.
        address: SocketAddr,
    },
    /// Time all peers.
    Compare(Plan),
}

/// What is timed, and how.
pub(crate) struct Plan {
    /// The works.
    pub(crate) works: Vec<Work>,
    /// How often each peer has its turn.
    pub(crate) rounds: usize,
    /// Where client and server run.
    pub(crate) cores: Cores,
}

impl Arguments {
    /// Reads the command line; the error says what is wrong with it.
    pub(crate) fn read(given: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let words: Vec<String> = given.collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match &words[..] {
            ["serve"] => Ok(Arguments::Serve { core: None }),
            ["serve", core] => Ok(Arguments::Serve {
                core: Some(number(core)?),
            }),
            ["repeat", peer, work, calls, address] => Ok(Arguments::Repeat {
                row: peers::named(peer).ok_or_else(|| format!("{peer:?} is no peer"))?,
                work: work_named(work)?,
                calls: number(calls)?,
                address: address.parse().map_err(|_| unread(address))?,
            }),
            words => plan(words).map(Arguments::Compare),
        }
    }
}

fn plan(words: &[&str]) -> Result<Plan, String> {
    let mut plan = Plan {
        works: Vec::new(),
        rounds: 401,
        cores: Cores::Together,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "--quick" => plan.rounds = 41,
            "--cores" => {
                let name = words.next().copied().unwrap_or_default();
                plan.cores = Cores::named(name).ok_or_else(|| unread(name))?;
            }
            work => plan.works.push(work_named(work)?),
        }
    }
    if plan.works.is_empty() {
        plan.works = Work::ALL.to_vec();
    }
    Ok(plan)
}

fn work_named(name: &str) -> Result<Work, String> {
    let mut works = Work::ALL.into_iter();
    works
        .find(|work| work.name() == name)
        .ok_or_else(|| unread(name))
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| unread(word))
}

fn unread(word: &str) -> String {
    format!("{word:?} is not understood\n{USAGE}")
}
