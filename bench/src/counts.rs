//! Counts the system calls and instructions of a call with strace and valgrind, if they are
//! installed. Unlike times, these counts do not vary.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::peers::{self, Fault, Row};
use crate::work::Work;

/// Works whose calls are counted.
const WORKS: [Work; 3] = [Work::Set, Work::Eased, Work::Node];

/// Number of calls in a run. The cost of a call is derived from the difference between this run and
/// one with half as many calls, so that the setup is not counted.
const CALLS: u32 = 200;

/// The cost of a call that a client makes.
pub(crate) struct CallCost {
    /// Work to which the call belongs.
    pub(crate) work: Work,
    /// Client that makes the call.
    pub(crate) row: &'static Row,
    /// System calls of the client's process; `None` if strace did not count them.
    pub(crate) system_calls: Option<f64>,
    /// Instructions of the client's process, without those in the kernel; `None` if valgrind did
    /// not count them.
    pub(crate) instructions: Option<f64>,
}

/// Counts the cost of the calls of all clients.
pub(crate) fn take(address: SocketAddr) -> Result<Vec<CallCost>, Fault> {
    let mut counted = Vec::new();
    for work in WORKS {
        for row in peers::ALL {
            eprint!("\r{}: counting {:<24}", work.name(), row.name);
            counted.push(CallCost {
                work,
                row,
                system_calls: each(CALLS, |calls| system_calls(row, work, calls, address)),
                instructions: instructions_of(row, work, CALLS, address),
            });
        }
    }
    eprintln!();
    Ok(counted)
}

/// Returns the cost of one call, or `None` if it could not be counted.
fn each(calls: u32, count: impl Fn(u32) -> Option<f64>) -> Option<f64> {
    let (half, whole) = (calls / 2, calls);
    Some((count(whole)? - count(half)?) / f64::from(whole - half))
}

/// Returns the number of instructions of a call, from a run with `calls` calls and one with half as
/// many.
pub(crate) fn instructions_of(
    row: &Row,
    work: Work,
    calls: u32,
    address: SocketAddr,
) -> Option<f64> {
    each(calls, |calls| instructions(row, work, calls, address))
}

fn system_calls(row: &Row, work: Work, calls: u32, address: SocketAddr) -> Option<f64> {
    let report = std::env::temp_dir().join(format!("gfxhub-bench-{}", std::process::id()));
    let mut command = Command::new("strace");
    command.args(["-f", "-c", "-o"]).arg(&report);
    let ran = run(&mut command, row, work, calls, address);
    let total = ran.and_then(|_| total_of_strace(&report));
    // A failure is ignored, because the file does not exist if strace is not installed.
    let _ = std::fs::remove_file(report);
    total
}

/// Returns the total number of calls in the last line of strace's table.
fn total_of_strace(report: &Path) -> Option<f64> {
    let table = std::fs::read_to_string(report).ok()?;
    let total = table.lines().rev().find(|line| line.ends_with(" total"))?;
    total.split_whitespace().nth(3)?.parse().ok()
}

fn instructions(row: &Row, work: Work, calls: u32, address: SocketAddr) -> Option<f64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let said = run(&mut command, row, work, calls, address)?;
    let (_, count) = said.split_once("Collected : ")?;
    count.split_whitespace().next()?.parse().ok()
}

/// Runs this program's command `repeat` with the tool, and returns the tool's report.
fn run(
    command: &mut Command,
    row: &Row,
    work: Work,
    calls: u32,
    address: SocketAddr,
) -> Option<String> {
    command.arg(std::env::current_exe().ok()?);
    command.args(["repeat", row.name, work.name()]);
    command.args([calls.to_string(), address.to_string()]);
    let output = command.stdin(Stdio::null()).output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    output.status.success().then_some(said)
}
