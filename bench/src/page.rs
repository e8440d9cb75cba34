//! Writes the measurements of a language as tables for the results page.

use std::fmt::Write as _;
use std::time::Duration;

use crate::arguments::Plan;
use crate::counts::CallCost;
use crate::figures::{Figures, Live};
use crate::language::Language;
use crate::peers::{self, OURS};
use crate::pin;
use crate::work::Work;

/// Returns the tables in Markdown.
pub(crate) fn write(
    plan: &Plan,
    figures: &Figures,
    counted: &[CallCost],
    others: Option<f64>,
) -> String {
    let mut page = machine(plan, others);
    for missing in &figures.missing {
        let _ = write!(page, "\n**Left out**: {missing}.\n");
    }
    for work in Work::ALL {
        if !figures.of(work.name()).is_empty() {
            let _ = write!(page, "\n### {}\n\n", heading(plan.language, work.title()));
            page += &times(figures, work);
        }
    }
    if let Some(session) = &figures.live {
        let title = "W6: 64 properties at 60 Hz in a live session, a hub that takes 2 ms";
        let _ = write!(
            page,
            "\n### {}\n\n{}",
            heading(plan.language, title),
            live(session)
        );
    }
    if let Some(submit) = &figures.submit {
        let title = heading(plan.language, "W7: a call is submitted");
        let (p50, p99) = (submit.p50 / 1e3, submit.p99 / 1e3);
        let _ = write!(
            page,
            "\n### {title}\n\n{} calls, 64 one after the other: {p50:.2} µs (median), {p99:.2} µs (99 of 100).\n",
            submit.calls
        );
    }
    if !counted.is_empty() {
        let _ = write!(page, "\n### What a call costs\n\n{}", counts(counted));
    }
    let title = heading(plan.language, "the peers and their settings");
    let _ = write!(page, "\n### {title}\n\n");
    for one in &figures.peers {
        let _ = writeln!(page, "- **{}**: {}.", one.peer, one.setting);
    }
    page
}

/// Returns a heading that is unique on the page.
fn heading(language: Language, title: &str) -> String {
    format!("{}, {title}", language.title())
}

/// Describes the machine and the settings of the measurement, without data that identify the
/// machine's owner.
fn machine(plan: &Plan, others: Option<f64>) -> String {
    let cores = std::thread::available_parallelism();
    // This process is pinned to a core by now, so the system is asked for the number of cores.
    let cores = online().or(cores.ok().map(usize::from));
    let cores = cores.map_or("some".to_owned(), |count| count.to_string());
    let system = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let kernel = system.split('-').next().unwrap_or_default().trim();
    format!(
        "Measured on {cores} cores ({} {kernel}, {}), {}; W1 to W3 with {}, medians of {} rounds; W4 and \
         W5 on all cores, medians of {}.{}\n",
        std::env::consts::OS,
        std::env::consts::ARCH,
        plan.language.version(),
        pin::WORDS,
        plan.rounds_of(Work::Set),
        plan.rounds_of(Work::Burst),
        busy(others).unwrap_or_default()
    )
}

/// Returns the number of cores that other programs keep busy, measured during a second in which
/// this program does nothing.
pub(crate) fn others() -> Option<f64> {
    // Ticks of all cores: the total, and those in which a core was idle or waited for a disk.
    let ticks = || {
        let text = std::fs::read_to_string("/proc/stat").ok()?;
        let ticks = text.lines().next()?.split_whitespace().skip(1).take(8);
        let ticks: Vec<f64> = ticks
            .map(|ticks| ticks.parse().ok())
            .collect::<Option<_>>()?;
        Some((ticks.iter().sum::<f64>(), ticks.get(3)? + ticks.get(4)?))
    };
    let (all, idle) = ticks()?;
    std::thread::sleep(Duration::from_secs(1));
    let (all_later, idle_later) = ticks()?;
    let busy = 1.0 - (idle_later - idle) / (all_later - all);
    Some(busy * online()? as f64)
}

/// Returns a warning if other programs used the cores, which makes times unreliable.
fn busy(others: Option<f64>) -> Option<String> {
    let cores = others.filter(|cores| *cores > 0.1)?;
    Some(format!(
        " **Other programs were running** (they kept {cores:.1} cores busy): the times are too long, and \
         the ratios less reliable than the processor time and the counts."
    ))
}

/// Returns the number of cores of the system, or `None` if it is unknown.
fn online() -> Option<usize> {
    let list = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let count = list.lines().filter(|l| l.starts_with("processor")).count();
    (count > 0).then_some(count)
}

/// Returns a table with the times of the clients in a work, each compared with gfxhub and, if there
/// is one, with the raw socket.
fn times(figures: &Figures, work: Work) -> String {
    let series = figures.of(work.name());
    let floor = figures.one(work.name(), peers::ALL[0].name);
    let ours = figures.one(work.name(), OURS);
    let mut table = String::from("| | a call | × gfxhub | gfxhub ÷ this |");
    table += match floor {
        Some(_) => {
            " × floor | client's processor time, × floor |\n|---|---:|---:|---:|---:|---:|\n"
        }
        None => "\n|---|---:|---:|---:|\n",
    };
    for one in series {
        let to = |ratio: Option<f64>| ratio.map_or("–".to_owned(), |ratio| format!("{ratio:.2}"));
        let _ = write!(
            table,
            "| {} | {} | {} | {} |",
            one.peer,
            duration(one.median()),
            to(ours.map(|ours| one.to(ours))),
            to(ours.map(|ours| ours.to(one)))
        );
        if let Some(floor) = floor {
            let (ratio, processor) = (to(Some(one.to(floor))), to(one.processor_to(floor)));
            let _ = write!(table, " {ratio} | {processor} |");
        }
        table.push('\n');
    }
    table
}

/// Returns a table with the results of a live session.
fn live(session: &Live) -> String {
    format!(
        "| | |\n|---|---:|\n\
         | a set on the calling thread, median | {:.0} ns |\n\
         | 99 of 100 | {:.0} ns |\n\
         | 99 of 100 of those that are not the first of a frame, before which the thread slept | {:.0} ns |\n\
         | values set in {:.0} s | {} |\n\
         | requests sent | {} |\n\
         | values acknowledged | {} |\n\
         | replaced by a newer one | {} |\n\
         | lost: refused, older than two frames when it was to be sent, or never sent | {} |\n",
        session.p50,
        session.p99,
        session.p99_awake,
        session.seconds,
        session.sets,
        session.sent,
        session.delivered,
        session.superseded,
        session.lost
    )
}

fn counts(counted: &[CallCost]) -> String {
    let mut table = String::from(
        "| | | system calls | instructions | above the floor's |\n|---|---|---:|---:|---:|\n",
    );
    let text = |count: Option<f64>, digits: usize| {
        count.map_or("–".to_owned(), |count| format!("{count:.digits$}"))
    };
    let mut floor = None;
    for counted in counted {
        if counted.row.name == peers::ALL[0].name {
            floor = counted.instructions;
        }
        let above = counted
            .instructions
            .zip(floor)
            .map(|(all, floor)| all - floor);
        let _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} |",
            counted.work.name(),
            counted.row.name,
            text(counted.system_calls, 1),
            text(counted.instructions, 0),
            text(above, 0)
        );
    }
    table
}

fn duration(seconds: f64) -> String {
    match seconds {
        short if short < 1e-3 => format!("{:.1} µs", short * 1e6),
        long => format!("{:.2} ms", long * 1e3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::Series;

    fn series(peer: &str, seconds: f64) -> Series {
        Series {
            work: "set".to_owned(),
            peer: peer.to_owned(),
            seconds: vec![seconds],
            processor: Vec::new(),
        }
    }

    fn table(all: Vec<Series>) -> String {
        let figures = Figures {
            series: all,
            ..Figures::default()
        };
        times(&figures, Work::Set)
    }

    #[test]
    fn each_peer_stands_beside_gfxhub() {
        let due = "| | a call | × gfxhub | gfxhub ÷ this |\n|---|---:|---:|---:|\n\
                   | gfxhub | 20.0 µs | 1.00 | 1.00 |\n\
                   | fetch | 1.60 ms | 80.00 | 0.01 |\n";
        assert_eq!(
            table(vec![series("gfxhub", 20e-6), series("fetch", 1.6e-3)]),
            due
        );
    }

    #[test]
    fn where_there_is_a_floor_each_stands_beside_that_too() {
        let table = table(vec![series("raw socket", 10e-6), series("gfxhub", 12e-6)]);
        let due = "| gfxhub | 12.0 µs | 1.00 | 1.00 | 1.20 | – |\n";
        assert!(table.ends_with(due), "{table}");
    }

    #[test]
    fn what_is_left_out_is_said_and_no_heading_is_there_twice() {
        let figures = Figures {
            missing: vec!["got: not installed".to_owned()],
            series: vec![series("gfxhub", 1e-6)],
            ..Figures::default()
        };
        let mut plan = Plan {
            language: Language::Node,
            works: Vec::new(),
            live: None,
            submit: false,
            quick: true,
            figures: None,
            program: Vec::new(),
        };
        let page = write(&plan, &figures, &[], None);
        assert!(
            page.contains("\n**Left out**: got: not installed.\n"),
            "{page}"
        );
        plan.language = Language::Python;
        let other = write(&plan, &figures, &[], None);
        let headings = |page: &str| -> Vec<String> {
            let lines = page.lines().filter(|line| line.starts_with("###"));
            lines.map(str::to_owned).collect()
        };
        assert_eq!(headings(&page).len(), 2);
        assert!(
            headings(&page)
                .iter()
                .all(|one| !headings(&other).contains(one))
        );
    }
}
