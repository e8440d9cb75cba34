//! What `cargo xtask guards` prints: the guards, where they were taken out, which tests turned red.

use std::fs;
use std::time::Duration;

use gfxhub_tests::cargo::root;

use super::guard::{Cut, Guard};
use super::trial::Outcome;
use crate::commands::duration;

/// A guard that was taken out.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) guard: &'static Guard,
    pub(super) outcome: Outcome,
    pub(super) took: Duration,
}

impl Row {
    /// The row while the others are still to come.
    pub(super) fn line(&self) -> String {
        let name = self.guard.name;
        match &self.outcome {
            Outcome::Red => format!("{name}: missed ({})", duration(self.took)),
            Outcome::Unnoticed(green) => format!("{name}: NOT MISSED by {}", green.join(", ")),
            Outcome::Fault(why) => format!("{name}: CANNOT BE TRIED: {why}"),
        }
    }
}

/// The table of what was taken out.
pub(super) fn table(rows: &[Row]) -> String {
    let cells: Vec<[String; 4]> = rows.iter().map(cells).collect();
    let head = ["guard", "removed from", "", "seconds"].map(str::to_owned);
    let width = |column: usize| {
        let widths = cells.iter().map(|cells| cells[column].len());
        widths.max().unwrap_or(0).max(head[column].len())
    };
    let (name, place, verdict) = (width(0), width(1), width(2));
    let line = |cells: &[String; 4], tests: &str| {
        let [guard, file, word, seconds] = cells;
        let line =
            format!("  {guard:name$}  {file:place$}  {word:verdict$}  {seconds:>7}  {tests}");
        line.trim_end().to_owned()
    };
    let mut lines = vec![line(&head, "red tests")];
    for (row, cells) in rows.iter().zip(&cells) {
        lines.push(line(cells, &row.guard.red.join(", ")));
    }
    lines.join("\n")
}

fn cells(row: &Row) -> [String; 4] {
    let verdict = match row.outcome {
        Outcome::Red => "red",
        Outcome::Unnoticed(_) => "UNNOTICED",
        Outcome::Fault(_) => "FAULT",
    };
    [
        row.guard.name.to_owned(),
        place(row.guard.cuts),
        verdict.to_owned(),
        format!("{:.1}", row.took.as_secs_f64()),
    ]
}

/// The file and line of the first change.
fn place(cuts: &[Cut]) -> String {
    let Some(cut) = cuts.first() else {
        return String::new();
    };
    let text = fs::read_to_string(root().join(cut.file)).unwrap_or_default();
    match text.find(cut.find) {
        Some(at) => format!("{}:{}", cut.file, text[..at].matches('\n').count() + 1),
        None => cut.file.to_owned(),
    }
}

/// The closing line.
pub(super) fn summary(rows: &[Row]) -> String {
    let red = rows
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Red));
    let took: Duration = rows.iter().map(|row| row.took).sum();
    format!(
        "{} of {} guards are missed when they are taken out ({})",
        red.count(),
        rows.len(),
        duration(took)
    )
}

/// The guards by theme, with what each holds.
pub(super) fn list(guards: &[&'static Guard]) -> String {
    let mut lines = Vec::new();
    let mut theme = "";
    for guard in guards {
        if guard.theme.words() != theme {
            theme = guard.theme.words();
            lines.push(format!("{theme}:"));
        }
        lines.push(format!("  {}: {}", guard.name, guard.sentence));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::super::table::all;
    use super::*;

    #[test]
    fn the_table_names_what_was_removed_and_what_turned_red() {
        let guard = all()[0];
        let row = |outcome| Row {
            guard,
            outcome,
            took: Duration::from_millis(1_240),
        };
        let rows = [
            row(Outcome::Red),
            row(Outcome::Unnoticed(vec!["a::b"])),
            row(Outcome::Fault("broken".to_owned())),
        ];
        let table = table(&rows);
        for word in [
            guard.name,
            guard.cuts[0].file,
            guard.red[0],
            "UNNOTICED",
            "FAULT",
            "1.2",
        ] {
            assert!(table.contains(word), "{word}: {table}");
        }
        assert!(summary(&rows).starts_with("1 of 3 guards"));
        assert!(rows[1].line().contains("NOT MISSED by a::b"));
        assert!(list(&[guard]).contains(guard.sentence));
    }
}
