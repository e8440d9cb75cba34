//! Writes a table with every work and every language, which shows the time of other clients as a
//! multiple of gfxhub's.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::figures::{Figures, Series};
use crate::language::Language::{self, C, Node, Python, Rust};
use crate::peers::OURS;

/// A column: one form of gfxhub, compared with the client that most people would otherwise use.
struct Column {
    title: &'static str,
    language: Language,
    ours: &'static str,
    usual: &'static str,
    /// True if the fastest client of the language is shown in addition to the usual one.
    with_best: bool,
}

const COLUMNS: [Column; 6] = [
    column("Rust", Rust, OURS, "reqwest", true),
    column("C", C, OURS, "libcurl + cJSON", true),
    column("C++", C, "gfxhub, C++", "libcurl + cJSON", true),
    column("Python", Python, OURS, "requests", true),
    column("asyncio", Python, "gfxhub, asyncio", "aiohttp", false),
    column("Node", Node, OURS, "fetch", true),
];

/// The works: the name of each, and the text in the table.
const ROWS: [(&str, &str); 7] = [
    ("set", "W1, at once: set a property"),
    ("eased", "W1, eased: set it over half a second"),
    ("node", "W2: the 33 properties of a node"),
    ("list", "W3: 10,000 properties in one list"),
    ("snapshot", "W4: the properties of 200 nodes"),
    ("burst", "W5, at once: 64 sets"),
    ("slow-burst", "W5, slow: 64 sets of 2 ms each"),
];

/// End of the name of a client's row in which every value of a list is read.
const ALL_READ: &str = ", all read";

const fn column(
    title: &'static str,
    language: Language,
    ours: &'static str,
    usual: &'static str,
    with_best: bool,
) -> Column {
    Column {
        title,
        language,
        ours,
        usual,
        with_best,
    }
}

impl Column {
    /// Returns the fastest and the usual client, each with its time as a multiple of gfxhub's.
    fn cell(&self, figures: &Figures, work: &str) -> Option<String> {
        let all = figures.of(work);
        let ours = whole(&all, self.ours)?;
        let ratio = |peer: &str| Some((peer.to_owned(), whole(&all, peer)?.to(ours)));
        let usual = ratio(self.usual);
        let peers = all.iter().map(|series| series.peer.as_str());
        let best = peers
            .filter(|peer| self.with_best && is_client(peer))
            .filter_map(ratio)
            .min_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut both: Vec<(String, f64)> = best.into_iter().chain(usual).collect();
        both.dedup_by(|one, other| one.0 == other.0);
        let words = both.iter().map(|(peer, ratio)| match *ratio < 1.0 {
            true => format!("**{peer} {ratio:.2}**"),
            false => format!("{peer} {ratio:.2}"),
        });
        Some(words.collect::<Vec<_>>().join(", ")).filter(|words| !words.is_empty())
    }
}

/// Returns the times of the client's row whose name ends with [`ALL_READ`], or of its other row if
/// it has none. For a form of gfxhub that has none, returns `None` if any client has one.
fn whole<'a>(all: &[&'a Series], peer: &str) -> Option<&'a Series> {
    let named = |name: &str| all.iter().find(|one| one.peer == name).copied();
    let read = named(&format!("{peer}{ALL_READ}"));
    // gfxhub decodes a value of a list when it is read; other clients first decode the whole list.
    let is_lazy = peer.starts_with(OURS) && all.iter().any(|one| one.peer.ends_with(ALL_READ));
    read.or_else(|| named(peer).filter(|_| !is_lazy))
}

/// Returns `true` for a client that a program could use instead of gfxhub. Forms of gfxhub, the raw
/// socket and second rows of a client are not.
fn is_client(peer: &str) -> bool {
    !peer.starts_with(OURS) && peer != crate::peers::ALL[0].name && !peer.ends_with(ALL_READ)
}

/// Returns the summary as a Markdown table: one row for each work, one column for each entry of
/// `COLUMNS`.
pub(crate) fn write(figures: &BTreeMap<String, Figures>) -> String {
    let titles = COLUMNS.map(|column| column.title).join(" | ");
    let mut table = format!("| | {titles} |\n|---|{}\n", "---|".repeat(COLUMNS.len()));
    for (work, title) in ROWS {
        let _ = write!(table, "| {title} |");
        for column in &COLUMNS {
            let figures = figures.get(column.language.name());
            let cell = figures.and_then(|figures| column.cell(figures, work));
            let _ = write!(table, " {} |", cell.as_deref().unwrap_or("–"));
        }
        table.push('\n');
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
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
    fn each_cell_names_the_best_and_the_usual_client() {
        let python = Figures {
            series: vec![
                series("set", "raw socket", 0.1),
                series("set", "gfxhub", 1.0),
                series("set", "gfxhub, asyncio", 2.0),
                series("set", "pycurl", 1.5),
                series("set", "requests", 30.0),
                series("set", "aiohttp", 8.0),
                series("list", "gfxhub", 1.0),
                series("list", "gfxhub, all read", 4.0),
                series("list", "gfxhub, asyncio", 1.0),
                series("list", "pycurl", 2.0),
                series("list", "pycurl, all read", 3.0),
                series("list", "requests", 8.0),
                series("list", "aiohttp", 9.0),
            ],
            ..Figures::default()
        };
        let table = write(&BTreeMap::from([("python".to_owned(), python)]));
        for line in [
            "set a property | – | – | – | pycurl 1.50, requests 30.00 | aiohttp 4.00 | – |",
            // For a list, the time to read every value counts; gfxhub under asyncio has none here.
            "in one list | – | – | – | **pycurl 0.75**, requests 2.00 | – | – |",
        ] {
            assert!(table.contains(line), "{line}\n{table}");
        }
    }

    #[test]
    fn a_client_that_is_the_best_and_the_usual_stands_once() {
        let node = Figures {
            series: vec![series("set", "gfxhub", 1.0), series("set", "fetch", 2.0)],
            ..Figures::default()
        };
        let table = write(&BTreeMap::from([("node".to_owned(), node)]));
        assert!(
            table.contains("| – | – | – | – | – | fetch 2.00 |"),
            "{table}"
        );
    }

    #[test]
    fn every_work_that_is_timed_has_a_row() {
        let rows = ROWS.map(|(work, _)| work);
        assert!(Work::ALL.iter().all(|work| rows.contains(&work.name())));
    }
}
