//! The table of a campaign, as it is printed and as the documentation contains it.

use std::fmt::Write;

use crate::campaign::Report;
use crate::latency_stats::grouped;
use crate::results::CallTotals;

/// Headings of the columns.
const COLUMNS: [&str; 8] = [
    "fault",
    "calls",
    "what came of them",
    "effect of failures: none, maybe, done",
    "attempts",
    "requests and effects at the hub",
    "past the deadline, p99 and worst (ms)",
    "violations",
];

/// Returns the whole report in Markdown: a row for each fault, the totals, and the resources of the
/// process before and after.
pub fn report(report: &Report) -> String {
    let mut rows = Vec::new();
    for (scenario, account) in report.scenarios.iter().zip(&report.ledger.accounts) {
        if account.calls > 0 {
            rows.push(row(&scenario.name, account));
        }
    }
    let total = report.ledger.total();
    rows.push(row("all", &total));
    let mut text = aligned(&rows);
    let plan = &report.plan;
    let faults = rows.len() - 1;
    let _ = writeln!(
        text,
        "\n{} calls of all 48 operations under {faults} faults, seed {}, {} workers with a hub each, \
         in {:.0} s.",
        grouped(total.calls),
        plan.seed,
        plan.workers,
        report.took.as_secs_f64()
    );
    let _ = writeln!(
        text,
        "Calls whose time ran out ended after their deadline by: {}.",
        total.overshoot.describe()
    );
    let _ = writeln!(
        text,
        "Calls that were cancelled, or whose client was closed, ended after: {}.",
        total.notice.describe()
    );
    let _ = writeln!(
        text,
        "A thread that only slept woke late by: {}.",
        report.control.describe()
    );
    let _ = writeln!(text, "Violations: {}.", grouped(total.violations));
    let _ = writeln!(text, "{}", left_over(report));
    text
}

fn left_over(report: &Report) -> String {
    match report.held {
        None => "Descriptors and threads: not reported by this system.".to_owned(),
        Some((before, after)) => format!(
            "Descriptors {} before and {} after, threads {} before and {} after, memory {} KiB before and {} KiB after.",
            before.descriptors,
            after.descriptors,
            before.threads,
            after.threads,
            grouped(before.memory),
            grouped(after.memory),
        ),
    }
}

fn row(name: &str, account: &CallTotals) -> [String; 8] {
    let mut outcomes = Vec::new();
    if account.successes > 0 {
        outcomes.push(format!("ok {}", grouped(account.successes)));
    }
    let kinds = account.kinds.iter();
    outcomes.extend(kinds.map(|(kind, count)| format!("{kind} {}", grouped(*count))));
    let [none, maybe, done] = account.effects.map(grouped);
    let overshoot = match account.overshoot.count() {
        0 => String::new(),
        _ => format!(
            "{:.1}, {:.1}",
            account.overshoot.p99(),
            account.overshoot.worst()
        ),
    };
    [
        name.to_owned(),
        grouped(account.calls),
        outcomes.join(", "),
        format!("{none}, {maybe}, {done}"),
        grouped(account.attempts),
        format!(
            "{}, {}",
            grouped(account.requests),
            grouped(account.journal)
        ),
        overshoot,
        grouped(account.violations),
    ]
}

/// Aligns the columns of the rows, so that people can read the source of the page.
fn aligned(rows: &[[String; 8]]) -> String {
    let mut widths = COLUMNS.map(str::len);
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = String::new();
    let mut line = |cells: [&str; 8]| {
        for (cell, width) in cells.iter().zip(widths) {
            let _ = write!(text, "| {cell:width$} ");
        }
        text.push_str("|\n");
    };
    line(COLUMNS);
    let rules = widths.map(|width| "-".repeat(width));
    line(rules.each_ref().map(String::as_str));
    for row in rows {
        line(row.each_ref().map(String::as_str));
    }
    text
}
