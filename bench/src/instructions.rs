//! Compares the instructions of calls with the counts in a file, so that a change that makes calls
//! slower is noticed. Unlike times, these counts do not vary.

use std::collections::BTreeMap;
use std::path::Path;

use crate::counts;
use crate::peers::{Fault, gfxhub};
use crate::server::Server;
use crate::work::Work;

/// Works whose instructions are counted, each with the number of calls in the longer of two runs.
const WORKS: [(Work, u32); 3] = [(Work::Set, 200), (Work::Node, 200), (Work::THOUSAND, 20)];

/// Maximum number of instructions of a call, as a multiple of the number in the file with the
/// expected counts.
const MORE: f64 = 1.10;

/// The counts for each kind of processor, by the name of the work. Builds for different processors
/// have different instructions.
type Counts = BTreeMap<String, BTreeMap<String, u64>>;

/// Counts the instructions, and compares them with the file or writes them into it.
pub(crate) fn run(file: &Path, write: bool) -> Result<(), Fault> {
    let counted = count()?;
    let mut kept: Counts = serde_json::from_slice(&std::fs::read(file)?)?;
    if write {
        kept.insert(std::env::consts::ARCH.to_owned(), counted);
        let text = serde_json::to_string_pretty(&kept)?;
        return Ok(std::fs::write(file, text + "\n")?);
    }
    let Some(due) = kept.get(std::env::consts::ARCH) else {
        println!("the file has no counts for {}", std::env::consts::ARCH);
        return Ok(());
    };
    let (table, is_more) = compare(due, &counted);
    println!("{table}");
    match is_more {
        true => Err(format!(
            "a call takes over {:.0} % more instructions than {} says; if that is intended, \
             run `cargo xtask bench --instructions` to write the new counts",
            (MORE - 1.0) * 100.0,
            file.display()
        )
        .into()),
        false => Ok(()),
    }
}

fn count() -> Result<BTreeMap<String, u64>, Fault> {
    let server = Server::start(None)?;
    let mut counted = BTreeMap::new();
    for (work, calls) in WORKS {
        let each = counts::instructions_of(&gfxhub::ROW, work, calls, server.address);
        let each = each.ok_or("valgrind did not report the instructions")?;
        counted.insert(work.name().to_owned(), each as u64);
    }
    Ok(counted)
}

/// Returns a line for each work with its counted and expected number of instructions. Also
/// returns `true` if a number is too high or no number is expected.
fn compare(due: &BTreeMap<String, u64>, counted: &BTreeMap<String, u64>) -> (String, bool) {
    let mut is_more = false;
    let line = |(work, count): (&String, &u64)| {
        let Some(due) = due.get(work) else {
            is_more = true;
            return format!("{work:10} {count:>9}, but the file has no count");
        };
        let ratio = *count as f64 / *due as f64;
        is_more |= ratio > MORE;
        let change = (ratio - 1.0) * 100.0;
        format!("{work:10} {count:>9} for {due:>9} ({change:+.1} %)")
    };
    let lines: Vec<String> = counted.iter().map(line).collect();
    (lines.join("\n"), is_more)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(set: u64, node: u64) -> BTreeMap<String, u64> {
        BTreeMap::from([("set".to_owned(), set), ("node".to_owned(), node)])
    }

    #[test]
    fn a_tenth_more_is_too_much() {
        let due = counts(1_000, 2_000);
        assert!(!compare(&due, &counts(1_100, 1_500)).1);
        let (table, is_more) = compare(&due, &counts(1_000, 2_201));
        assert!(is_more);
        let line = "node            2201 for      2000 (+10.1 %)";
        assert!(table.contains(line), "{table}");
    }

    #[test]
    fn a_count_that_is_not_kept_is_a_fault() {
        let due = BTreeMap::from([("set".to_owned(), 1_000)]);
        assert!(compare(&due, &counts(1_000, 1)).1);
    }
}
