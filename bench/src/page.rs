//! What was measured, as the tables of the page.

use std::fmt::Write as _;

use crate::arguments::Plan;
use crate::counts::Counted;
use crate::peers;
use crate::rounds::Timed;

/// The tables in Markdown.
pub(crate) fn write(plan: &Plan, timed: &[Timed], counted: &[Counted]) -> String {
    let mut page = machine(plan);
    for timed in timed {
        let _ = write!(page, "\n### {}\n\n{}", timed.work.title(), times(timed));
    }
    let _ = write!(page, "\n### What a call costs\n\n{}", counts(counted));
    let _ = write!(page, "\n### The peers and their settings\n\n");
    for row in peers::ALL {
        let _ = writeln!(page, "- **{}**: {}.", row.name, row.setting);
    }
    page
}

/// What it was measured on, without a word about whose it is.
fn machine(plan: &Plan) -> String {
    let cores = std::thread::available_parallelism();
    // Pinned by now: it is asked of the system, not of this process.
    let cores = online().or(cores.ok().map(usize::from));
    let cores = cores.map_or("some".to_owned(), |count| count.to_string());
    let system = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let kernel = system.split('-').next().unwrap_or_default().trim();
    let compiler = std::process::Command::new("rustc").arg("-V").output();
    let compiler = compiler.map(|said| String::from_utf8_lossy(&said.stdout).into_owned());
    let compiler = compiler.unwrap_or_default();
    let compiler: Vec<&str> = compiler.split_whitespace().take(2).collect();
    format!(
        "Measured on {cores} cores ({} {kernel}, {}), {}; {}; medians of {} rounds.{}\n",
        std::env::consts::OS,
        std::env::consts::ARCH,
        compiler.join(" "),
        plan.cores.words(),
        plan.rounds,
        busy().unwrap_or_default()
    )
}

/// That others wanted the cores too, where it is so: then times are not to be relied on.
fn busy() -> Option<String> {
    let load = std::fs::read_to_string("/proc/loadavg").ok()?;
    let load: f64 = load.split(' ').nth(1)?.parse().ok()?;
    (load > 2.0).then(|| {
        format!(
            " **Other programs were running** (load {load:.1}): the times are too long, and the ratios \
             less sure than the processor time and the counts."
        )
    })
}

/// How many cores the system has.
fn online() -> Option<usize> {
    let list = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let count = list.lines().filter(|l| l.starts_with("processor")).count();
    (count > 0).then_some(count)
}

fn times(timed: &Timed) -> String {
    let mut table = String::from(
        "| | a call | × floor | × gfxhub | client's processor time, × floor |\n|---|---:|---:|---:|---:|\n",
    );
    for peer in &timed.peers {
        let _ = writeln!(
            table,
            "| {} | {} | {:.2} | {:.2} | {} |",
            peer.row.name,
            duration(peer.seconds),
            peer.to_floor,
            peer.to_gfxhub,
            peer.processor
                .map_or("–".into(), |ratio| format!("{ratio:.2}"))
        );
    }
    table
}

fn counts(counted: &[Counted]) -> String {
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
