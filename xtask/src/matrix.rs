//! The coverage matrix: a row for each operation, a column for each place where it must be.

/// One column.
#[derive(Debug)]
pub(crate) struct Column {
    /// Its heading.
    pub(crate) name: &'static str,
    /// One cell for each operation, in their order: what to show, or why it is missing.
    pub(crate) cells: Vec<Result<String, String>>,
}

impl Column {
    /// A column that could not be made: each of `rows` cells is missing for the same reason.
    pub(crate) fn broken(name: &'static str, rows: usize, why: &str) -> Column {
        let cells = vec![Err(why.to_owned()); rows];
        Column { name, cells }
    }

    fn full(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_ok()).count()
    }
}

/// The matrix as text, with the number of full cells at the foot of each column.
pub(crate) fn text(operations: &[String], columns: &[Column]) -> String {
    let all = operations.len();
    let shown = |column: &Column, row: usize| match column.cells.get(row) {
        Some(Ok(cell)) => cell.clone(),
        _ => "MISSING".to_owned(),
    };
    let mut rows = vec![vec!["operation".to_owned()]];
    rows[0].extend(columns.iter().map(|column| column.name.to_owned()));
    for (at, operation) in operations.iter().enumerate() {
        let mut row = vec![operation.clone()];
        row.extend(columns.iter().map(|column| shown(column, at)));
        rows.push(row);
    }
    let mut foot = vec![String::new()];
    foot.extend(
        columns
            .iter()
            .map(|column| format!("{} of {all}", column.full())),
    );
    rows.push(foot);
    let width = |at: usize| rows.iter().map(|row| row[at].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..=columns.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:width$}"))
            .collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Why cells are missing, one line for each; a reason that a whole column shares comes once.
pub(crate) fn gaps(operations: &[String], columns: &[Column]) -> Vec<String> {
    let mut gaps = Vec::new();
    for column in columns {
        let mut shared = None;
        for (operation, cell) in operations.iter().zip(&column.cells) {
            let Err(why) = cell else { continue };
            if shared == Some(why) {
                continue;
            }
            let everywhere = column.cells.iter().all(|cell| cell.as_ref() == Err(why));
            if everywhere {
                shared = Some(why);
                gaps.push(format!("{}: {why}", column.name));
            } else {
                gaps.push(format!("{} in {}: {why}", operation, column.name));
            }
        }
    }
    gaps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix() -> (Vec<String>, Vec<Column>) {
        let operations = vec!["engines.list".to_owned(), "graphs.get".to_owned()];
        let cells = vec![Ok("yes".to_owned()), Err("not there".to_owned())];
        let rust = Column {
            name: "Rust",
            cells,
        };
        (
            operations,
            vec![rust, Column::broken("hub", 2, "does not build")],
        )
    }

    #[test]
    fn the_matrix_shows_what_is_there_and_counts_it() {
        let (operations, columns) = matrix();
        let expected = "operation     Rust     hub\n\
                        engines.list  yes      MISSING\n\
                        graphs.get    MISSING  MISSING\n\
                        \u{20}             1 of 2   0 of 2";
        assert_eq!(text(&operations, &columns), expected);
    }

    #[test]
    fn each_gap_is_told_with_its_reason() {
        let (operations, columns) = matrix();
        assert_eq!(
            gaps(&operations, &columns),
            ["graphs.get in Rust: not there", "hub: does not build"]
        );
    }
}
