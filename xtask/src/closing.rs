//! How the test ends: a table of the steps, and a line that a machine can read.

use std::time::Duration;

use crate::step::{Ended, Verdict};

/// The table, one line for each step and one for the time of all.
pub(crate) fn table(steps: &[Ended], all: Duration) -> String {
    let width = steps.iter().map(|step| step.name.len()).max().unwrap_or(0);
    let line = |step: &Ended| {
        let (word, why) = match &step.verdict {
            Verdict::Passed => ("passed", ""),
            Verdict::Failed(why) => ("FAILED", why.as_str()),
            Verdict::Skipped(why) => ("skipped", why.as_str()),
        };
        // The rest of a long reason stands where the step ended.
        let why = why.lines().next().unwrap_or_default();
        let took = duration(step.took);
        let line = format!("  {:width$}  {word:7}  {took:>10}  {why}", step.name);
        line.trim_end().to_owned()
    };
    let mut lines: Vec<String> = steps.iter().map(line).collect();
    lines.push(format!(
        "  {:width$}  {:7}  {:>10}",
        "in all",
        "",
        duration(all)
    ));
    lines.join("\n")
}

/// The closing line.
pub(crate) fn line(steps: &[Ended]) -> String {
    let count = |which: fn(&Verdict) -> bool| {
        let counted = steps.iter().filter(|step| which(&step.verdict));
        counted.count()
    };
    let passed = count(|verdict| *verdict == Verdict::Passed);
    let failed = count(|verdict| matches!(verdict, Verdict::Failed(_)));
    let skipped = count(|verdict| matches!(verdict, Verdict::Skipped(_)));
    let mut line = format!("{passed} passed, {failed} failed");
    if skipped > 0 {
        line.push_str(&format!(", {skipped} skipped"));
    }
    line
}

/// A time as people say it.
pub(crate) fn duration(time: Duration) -> String {
    let tenths = (time.as_millis() + 50) / 100;
    if tenths < 600 {
        return format!("{}.{} s", tenths / 10, tenths % 10);
    }
    let seconds = tenths / 10;
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(name: &'static str, verdict: Verdict, millis: u64) -> Ended {
        let took = Duration::from_millis(millis);
        Ended {
            name,
            verdict,
            took,
        }
    }

    #[test]
    fn the_table_shows_each_step_with_its_reason() {
        let steps = [
            ended("rustfmt", Verdict::Passed, 449),
            ended("tests", Verdict::Failed("two\nlines".to_owned()), 61_000),
            ended("curl", Verdict::Skipped("not here".to_owned()), 0),
        ];
        let expected = "  rustfmt  passed        0.4 s\n  \
                          tests    FAILED   1 min 01 s  two\n  \
                          curl     skipped       0.0 s  not here\n  \
                        in all            1 min 02 s";
        assert_eq!(table(&steps, Duration::from_secs(62)), expected);
        assert_eq!(line(&steps), "1 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn the_closing_line_leaves_out_what_was_not_skipped() {
        let steps = [
            ended("one", Verdict::Passed, 1),
            ended("two", Verdict::Passed, 1),
        ];
        assert_eq!(line(&steps), "2 passed, 0 failed");
        assert_eq!(line(&[]), "0 passed, 0 failed");
    }

    #[test]
    fn times_are_short() {
        for (millis, text) in [
            (0, "0.0 s"),
            (960, "1.0 s"),
            (59_949, "59.9 s"),
            (59_950, "1 min 00 s"),
            (754_000, "12 min 34 s"),
        ] {
            assert_eq!(duration(Duration::from_millis(millis)), text);
        }
    }
}
