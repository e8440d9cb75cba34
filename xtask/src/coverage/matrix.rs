//! The coverage matrix, which has a row for each operation and a column for each binding, the hub
//! and the cases.

/// A column of the matrix.
#[derive(Debug)]
pub(crate) struct Column {
    /// Heading of the column.
    pub(crate) name: &'static str,
    /// One cell for each operation, in the order of the operations: the text to show, or the reason
    /// why the operation is missing.
    pub(crate) cells: Vec<Result<String, String>>,
    /// True if the column is not checked, so that no cell of it can be missing.
    absent: bool,
}

impl Column {
    /// Creates a column with these cells.
    pub(crate) fn new(name: &'static str, cells: Vec<Result<String, String>>) -> Column {
        Column {
            name,
            cells,
            absent: false,
        }
    }

    /// Creates a column that is not checked and shows this `word` in each of `rows` cells.
    pub(crate) fn absent(name: &'static str, rows: usize, word: &str) -> Column {
        Column {
            name,
            cells: vec![Ok(word.to_owned()); rows],
            absent: true,
        }
    }

    /// Returns `true` if the column is not checked.
    pub(crate) fn is_absent(&self) -> bool {
        self.absent
    }

    /// Creates a column that cannot be determined: each of `rows` cells is missing for the reason
    /// `why`.
    pub(crate) fn broken(name: &'static str, rows: usize, why: &str) -> Column {
        Column::new(name, vec![Err(why.to_owned()); rows])
    }

    /// Returns the text at the foot of the column: the number of cells that are not missing, out of
    /// `all`.
    fn foot(&self, all: usize) -> String {
        let full = self.cells.iter().filter(|cell| cell.is_ok()).count();
        match self.absent {
            true => "-".to_owned(),
            false => format!("{full} of {all}"),
        }
    }
}

/// Returns the matrix as text, with the number of full cells at the foot of each column.
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
    foot.extend(columns.iter().map(|column| column.foot(all)));
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

/// Returns the reasons why cells are missing, one per line. A reason that applies to a whole column
/// is listed once.
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
        let rust = Column::new("Rust", cells);
        let hub = Column::broken("hub", 2, "does not build");
        (
            operations,
            vec![rust, hub, Column::absent("C", 2, "not built")],
        )
    }

    #[test]
    fn the_matrix_shows_what_is_there_and_counts_it() {
        let (operations, columns) = matrix();
        let expected = "operation     Rust     hub      C\n\
                        engines.list  yes      MISSING  not built\n\
                        graphs.get    MISSING  MISSING  not built\n\
                        \u{20}             1 of 2   0 of 2   -";
        assert_eq!(text(&operations, &columns), expected);
    }

    #[test]
    fn each_gap_is_reported_with_its_reason() {
        let (operations, columns) = matrix();
        assert_eq!(
            gaps(&operations, &columns),
            ["graphs.get in Rust: not there", "hub: does not build"]
        );
    }
}
