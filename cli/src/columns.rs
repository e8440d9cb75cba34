//! Selects the columns of a list among the fields of its records: the most important fields, as far
//! as the width allows. The columns stay in the order of the documentation.

use gfxhub::{
    Value,
    schema::{FieldInfo, FieldType, RecordInfo},
};

use crate::format_value;
use crate::terminal_escape::truncate;

/// Maximum number of characters shown of one value.
const CELL: usize = 48;
/// Minimum number of characters to which a value is truncated.
const MIN_WIDTH: usize = 12;
/// Number of blanks between two columns.
pub(crate) const GAP: usize = 2;

/// A column: its title and the text of its cell for each record.
pub(crate) struct Column {
    pub(crate) title: &'static str,
    pub(crate) cells: Vec<String>,
    rank: usize,
    /// True for an id, which is of no use if it is cut.
    is_id: bool,
}

impl Column {
    fn of(field: &'static FieldInfo, records: &[Value]) -> Column {
        let is_id = rank(field) == ID || matches!(field.shape, FieldType::Id(_));
        let cell = |record: &Value| {
            let value = record.as_object().and_then(|object| object.get(field.wire));
            value.map_or(String::new(), |value| {
                let text = format_value::text(value, &field.shape);
                match is_id {
                    true => text,
                    false => truncate(text, CELL),
                }
            })
        };
        Column {
            title: field.wire,
            cells: records.iter().map(cell).collect(),
            rank: rank(field),
            is_id,
        }
    }

    fn is_empty(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }

    fn width(&self) -> usize {
        let mut table = comfy_table::Table::new();
        table.set_header([self.title]);
        for cell in &self.cells {
            table.add_row([cell]);
        }
        let widths = table.column_max_content_widths();
        widths.first().map_or(0, |width| usize::from(*width))
    }
}

/// Rank of fields that identify a record.
const ID: usize = 0;
/// Rank of fields that hold a value, the main content of a list.
const VALUE: usize = 1;

/// Returns the rank of a field. The most important fields have the lowest rank.
fn rank(field: &FieldInfo) -> usize {
    match field.shape {
        _ if format_value::identifies(field) => ID,
        FieldType::Value => VALUE,
        _ if format_value::is_name(field.wire) => 2,
        FieldType::Enum(_) => 3,
        FieldType::Text | FieldType::NonEmptyString => 4,
        FieldType::Id(_) | FieldType::List(_) | FieldType::Record(_) | FieldType::RendererRef => 5,
        FieldType::RecordMap(_) | FieldType::Object => 6,
        _ => 7,
    }
}

/// Returns the columns that fit, in the order of the documentation. Columns that
/// identify a record or hold its value are always included. Values are truncated to the remaining
/// width; so is the first other column that does not fit.
pub(crate) fn fitting(records: &[Value], info: &'static RecordInfo, width: u16) -> Vec<Column> {
    let mut all: Vec<Column> = info
        .fields
        .iter()
        .map(|field| Column::of(field, records))
        .filter(|column| !column.is_empty() && !format_value::is_left_out(column.title))
        .collect();
    let mut by_rank: Vec<(usize, usize)> = all.iter().map(|c| c.rank).zip(0..).collect();
    by_rank.sort_unstable();
    let (mut chosen, mut room) = (Vec::new(), usize::from(width));
    for (_, at) in by_rank {
        let column = &mut all[at];
        // A truncated text is still useful; a truncated id is not.
        let is_cut = column.rank == VALUE
            || (column.rank > VALUE
                && !column.is_id
                && column.width() + GAP > room
                && room >= MIN_WIDTH.max(column.title.len()) + GAP);
        if is_cut {
            let most = room.saturating_sub(GAP).max(MIN_WIDTH);
            column.cells = column
                .cells
                .iter()
                .map(|cell| truncate(cell.clone(), most))
                .collect();
        }
        let needed = column.width() + GAP;
        if column.rank <= VALUE || chosen.is_empty() || needed <= room {
            room = room.saturating_sub(needed);
            chosen.push(at);
        }
    }
    let mut at = 0..;
    all.retain(|_| at.next().is_some_and(|at| chosen.contains(&at)));
    all
}
