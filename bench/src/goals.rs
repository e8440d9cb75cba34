//! What is wanted of gfxhub, and whether a run has shown it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::figures::Figures;
use crate::language::Language::{self, C, Node, Python, Rust};
use crate::peers::OURS;

/// A way to look at a figure of gfxhub.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Measure {
    /// gfxhub's time as a multiple of this peer's.
    Ratio(&'static str),
    /// The time itself, in milliseconds.
    Milliseconds,
    /// What 99 of 100 sets of a live session take at most, in microseconds.
    SetMicroseconds,
    /// Median time to submit a call, in microseconds.
    SubmitMicroseconds,
    /// Values of a live session that came to nothing though no newer one replaced them.
    Lost,
}

/// Something that is wanted.
#[derive(Clone, Copy, Debug)]
struct Goal {
    language: Language,
    /// The work, by its name on the page and by that of its series.
    work: (&'static str, &'static str),
    /// Which of gfxhub's ways to make the call.
    ours: &'static str,
    measure: Measure,
    /// The most that it may be.
    most: f64,
}

const W1: (&str, &str) = ("W1, at once", "set");
const W2: (&str, &str) = ("W2", "node");
const W3: (&str, &str) = ("W3", "list");
const W4: (&str, &str) = ("W4", "snapshot");
const W5: (&str, &str) = ("W5, at once", "burst");
const SLOW: (&str, &str) = ("W5, slow", "slow-burst");
const W6: (&str, &str) = ("W6", "live");
const W7: (&str, &str) = ("W7", "submit");

const FLOOR: Measure = Measure::Ratio("raw socket");
const YYJSON: Measure = Measure::Ratio("libcurl + yyjson");
const PYCURL: Measure = Measure::Ratio("pycurl + msgspec");
const PYCURL_READ: Measure = Measure::Ratio("pycurl + msgspec, all read");
const AIOHTTP: Measure = Measure::Ratio("aiohttp");
const UNDICI: Measure = Measure::Ratio("undici Pool");
const FETCH: Measure = Measure::Ratio("fetch");

/// gfxhub with every path and value read.
const READ: &str = "gfxhub, all read";
/// gfxhub by asyncio.
const ASYNCIO: &str = "gfxhub, asyncio";

/// All that is wanted.
const GOALS: &[Goal] = &[
    goal(Rust, W1, OURS, FLOOR, 1.15),
    goal(Rust, W2, OURS, FLOOR, 1.0),
    goal(Rust, W3, OURS, FLOOR, 0.9),
    goal(Rust, W3, READ, FLOOR, 0.6),
    goal(Rust, W4, OURS, FLOOR, 0.7),
    goal(Rust, W5, OURS, FLOOR, 0.65),
    goal(Rust, SLOW, OURS, Measure::Milliseconds, 6.5),
    goal(Rust, W6, OURS, Measure::SetMicroseconds, 1.0),
    goal(Rust, W6, OURS, Measure::Lost, 0.0),
    goal(Rust, W7, OURS, Measure::SubmitMicroseconds, 2.0),
    goal(C, W1, OURS, YYJSON, 0.65),
    goal(C, W2, OURS, YYJSON, 1.0),
    goal(C, W3, OURS, YYJSON, 2.0),
    goal(C, W4, OURS, YYJSON, 1.0),
    goal(C, W5, OURS, YYJSON, 0.35),
    goal(C, SLOW, OURS, Measure::Milliseconds, 6.5),
    goal(C, W6, OURS, Measure::SetMicroseconds, 1.0),
    goal(C, W6, OURS, Measure::Lost, 0.0),
    goal(Python, W1, OURS, PYCURL, 0.65),
    goal(Python, W1, ASYNCIO, AIOHTTP, 0.3),
    goal(Python, W2, OURS, PYCURL, 0.7),
    goal(Python, W2, READ, PYCURL_READ, 0.9),
    goal(Python, W3, OURS, PYCURL, 0.5),
    goal(Python, W3, READ, PYCURL_READ, 1.0),
    goal(Python, W4, OURS, PYCURL, 0.35),
    goal(Python, W4, READ, PYCURL_READ, 0.35),
    goal(Python, W5, OURS, PYCURL, 0.2),
    goal(Python, SLOW, OURS, Measure::Milliseconds, 7.5),
    goal(Python, W6, OURS, Measure::SetMicroseconds, 3.0),
    goal(Python, W6, OURS, Measure::Lost, 0.0),
    goal(Node, W1, OURS, UNDICI, 0.5),
    goal(Node, W1, OURS, FETCH, 0.1),
    goal(Node, W2, OURS, UNDICI, 0.8),
    goal(Node, W2, OURS, FETCH, 0.35),
    goal(Node, W3, OURS, UNDICI, 1.0),
    goal(Node, W3, OURS, FETCH, 0.85),
    goal(Node, W4, OURS, UNDICI, 0.6),
    goal(Node, W4, OURS, FETCH, 0.2),
    goal(Node, W5, OURS, UNDICI, 0.4),
    goal(Node, W5, OURS, FETCH, 0.06),
    goal(Node, SLOW, OURS, Measure::Milliseconds, 7.5),
    goal(Node, W6, OURS, Measure::SetMicroseconds, 3.0),
    goal(Node, W6, OURS, Measure::Lost, 0.0),
];

const fn goal(
    language: Language,
    work: (&'static str, &'static str),
    ours: &'static str,
    measure: Measure,
    most: f64,
) -> Goal {
    Goal {
        language,
        work,
        ours,
        measure,
        most,
    }
}

impl Goal {
    /// What is looked at, in words.
    fn words(&self) -> String {
        let measured = match self.measure {
            Measure::Ratio(peer) => format!("÷ {peer}"),
            Measure::Milliseconds => "time".to_owned(),
            Measure::SetMicroseconds => "a set, 99 of 100".to_owned(),
            Measure::SubmitMicroseconds => "a submit, median".to_owned(),
            Measure::Lost => "values lost".to_owned(),
        };
        format!("{} {measured}", self.ours)
    }

    /// A figure of this goal in words.
    fn figure(&self, figure: f64) -> String {
        match self.measure {
            Measure::Ratio(_) => format!("{figure:.2}"),
            Measure::Milliseconds => format!("{figure:.2} ms"),
            Measure::SetMicroseconds | Measure::SubmitMicroseconds => format!("{figure:.2} µs"),
            Measure::Lost => format!("{figure:.0}"),
        }
    }

    /// What the run has shown, if it was measured.
    fn measured(&self, figures: &Figures) -> Option<f64> {
        let (_, work) = self.work;
        let ours = figures.one(work, self.ours);
        let live = figures.live.as_ref();
        match self.measure {
            Measure::Ratio(peer) => Some(ours?.to(figures.one(work, peer)?)),
            Measure::Milliseconds => Some(ours?.median() * 1e3),
            Measure::SetMicroseconds => Some(live?.p99 / 1e3),
            Measure::SubmitMicroseconds => Some(figures.submit.as_ref()?.p50 / 1e3),
            Measure::Lost => Some(live?.lost as f64),
        }
    }
}

/// The table of what is wanted and what was measured.
pub(crate) fn write(figures: &BTreeMap<String, Figures>) -> String {
    let mut rows = String::new();
    let (mut met, mut measured) = (0, 0);
    for goal in GOALS {
        let found = figures.get(goal.language.name());
        let found = found.and_then(|figures| goal.measured(figures));
        let is_met = found.map(|found| found <= goal.most);
        measured += usize::from(is_met.is_some());
        met += usize::from(is_met == Some(true));
        let _ = writeln!(
            rows,
            "| {} | {} | {} | ≤ {} | {} | {} |",
            goal.language.title(),
            goal.work.0,
            goal.words(),
            goal.figure(goal.most),
            found.map_or("–".to_owned(), |found| goal.figure(found)),
            match is_met {
                Some(true) => "met",
                Some(false) => "**not met**",
                None => "not measured",
            }
        );
    }
    format!(
        "{met} of {measured} met.\n\n\
         | | work | what | goal | measured | |\n|---|---|---|---:|---:|---|\n{rows}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::{Live, Series};
    use crate::work::Work;

    fn series(work: &str, peer: &str, seconds: f64) -> Series {
        Series {
            work: work.to_owned(),
            peer: peer.to_owned(),
            seconds: vec![seconds],
            processor: Vec::new(),
        }
    }

    #[test]
    fn a_goal_is_met_not_met_or_not_measured() {
        let node = Figures {
            series: vec![
                series("set", "gfxhub", 0.8e-3),
                series("set", "undici Pool", 2e-3),
                series("set", "fetch", 4e-3),
                series("slow-burst", "gfxhub", 7.52e-3),
            ],
            live: Some(Live {
                seconds: 1.0,
                p50: 500.0,
                p99: 3_100.0,
                p99_awake: 900.0,
                sets: 64,
                sent: 64,
                delivered: 64,
                superseded: 0,
                lost: 0,
            }),
            ..Figures::default()
        };
        let table = write(&BTreeMap::from([("node".to_owned(), node)]));
        for line in [
            "| Node | W1, at once | gfxhub ÷ undici Pool | ≤ 0.50 | 0.40 | met |",
            "| Node | W1, at once | gfxhub ÷ fetch | ≤ 0.10 | 0.20 | **not met** |",
            "| Node | W5, slow | gfxhub time | ≤ 7.50 ms | 7.52 ms | **not met** |",
            "| Node | W6 | gfxhub a set, 99 of 100 | ≤ 3.00 µs | 3.10 µs | **not met** |",
            "| Node | W6 | gfxhub values lost | ≤ 0 | 0 | met |",
            "| Node | W2 | gfxhub ÷ fetch | ≤ 0.35 | – | not measured |",
            "| Rust | W2 | gfxhub ÷ raw socket | ≤ 1.00 | – | not measured |",
        ] {
            assert!(table.contains(line), "{line}\n{table}");
        }
        assert!(table.starts_with("2 of 5 met."), "{table}");
    }

    #[test]
    fn the_works_are_those_that_are_played() {
        for goal in GOALS {
            let (_, work) = goal.work;
            let is_played = Work::ALL.iter().any(|one| one.name() == work);
            assert!(is_played || ["live", "submit"].contains(&work), "{work}");
            assert!(goal.ours.starts_with(OURS));
        }
    }
}
