//! Draws tables for people: a row for each record of a list, or two columns for a single record.

use comfy_table::{Attribute, Cell, ContentArrangement, Table, presets};
use gfxhub::{
    Object, Value,
    schema::{FieldType, RecordInfo},
};

use crate::columns::{self, GAP};
use crate::console::Console;
use crate::format_value;
use crate::terminal_escape::escape_line;

/// The width and the appearance of tables.
#[derive(Clone, Copy)]
pub(crate) struct TableStyle {
    width: u16,
    breaks_lines: bool,
    colour: bool,
}

impl TableStyle {
    /// Returns the style that suits a console.
    pub(crate) fn of(console: &Console<'_>) -> TableStyle {
        let (width, breaks_lines) = console.width();
        TableStyle {
            width,
            breaks_lines,
            colour: console.colour(),
        }
    }

    /// Draws a table without borders. The titles are bold if the console has colours.
    pub(crate) fn draw(&self, titles: &[&str], rows: Vec<Vec<String>>) -> String {
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        if self.colour {
            table.enforce_styling();
        } else {
            table.force_no_tty();
        }
        if self.breaks_lines {
            table.set_content_arrangement(ContentArrangement::Dynamic);
            table.set_width(self.width);
        }
        if !titles.is_empty() {
            let title = |title: &&str| Cell::new(title).add_attribute(Attribute::Bold);
            table.set_header(titles.iter().map(title));
        }
        table.add_rows(rows);
        // The conversion cannot fail, because the gap is small.
        let gap = u16::try_from(GAP).unwrap_or(u16::MAX);
        for column in table.column_iter_mut() {
            column.set_padding((0, gap));
        }
        let mut text = String::new();
        for line in table.lines() {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// Draws a list of records, with as many columns as fit.
pub(crate) fn list(records: &[Value], info: &'static RecordInfo, style: &TableStyle) -> String {
    let columns = columns::fitting(records, info, style.width);
    let titles: Vec<&str> = columns.iter().map(|column| column.title).collect();
    let row = |at: usize| {
        columns
            .iter()
            .map(|column| column.cells[at].clone())
            .collect()
    };
    style.draw(&titles, (0..records.len()).map(row).collect())
}

/// Draws a list of plain data, all of which have the same members.
pub(crate) fn data(rows: &[Value], style: &TableStyle) -> String {
    let members = || rows.iter().filter_map(Value::as_object);
    let titles = members().take(1).flat_map(Object::iter);
    let titles: Vec<&str> = titles.map(|(name, _)| name).collect();
    let cell = |(_, value): (&str, &Value)| format_value::text(value, &FieldType::Value);
    let rows = members().map(|row| row.iter().map(cell).collect());
    style.draw(&titles, rows.collect())
}

/// Draws one record with all its fields. Lists of nested records become separate tables.
pub(crate) fn record(record: &Value, info: &'static RecordInfo, style: &TableStyle) -> String {
    let empty = Object::new();
    let object = record.as_object().unwrap_or(&empty);
    let (mut rows, mut parts) = (Vec::new(), String::new());
    // The kind of an address determines which of its ids are present.
    let is_absent = |value: &Value| info.name == "Address" && matches!(value, Value::Null);
    let shown = object
        .iter()
        .filter(|(name, value)| !format_value::is_left_out(name) && !is_absent(value));
    for (name, value) in shown {
        let field = info.fields.iter().find(|field| field.wire == name);
        let shape = field.map_or(FieldType::Value, |field| field.shape);
        match inner_records(value, &shape) {
            Some((inner, inner_info)) => {
                parts.push_str(&format!("\n{}\n", escape_line(name)));
                parts.push_str(&list(&inner, inner_info, style));
            }
            None => rows.push(vec![escape_line(name), format_value::text(value, &shape)]),
        }
    }
    style.draw(&[], rows) + &parts
}

/// Returns the nested records in a field, if there are any.
fn inner_records(value: &Value, shape: &FieldType) -> Option<(Vec<Value>, &'static RecordInfo)> {
    let (records, element) = match (value, shape) {
        (Value::Array(records), FieldType::List(element)) => (records.clone(), element),
        (Value::Object(keyed), FieldType::RecordMap(element)) => (
            keyed.iter().map(|(_, value)| value.clone()).collect(),
            element,
        ),
        _ => return None,
    };
    match element {
        FieldType::Record(info) if !records.is_empty() => Some((records, info)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: TableStyle = TableStyle {
        width: 120,
        breaks_lines: false,
        colour: false,
    };

    fn info(name: &str) -> &'static RecordInfo {
        gfxhub::schema::RECORDS
            .iter()
            .find(|record| record.name == name)
            .unwrap()
    }

    fn records(json: &str) -> Vec<Value> {
        Value::from_json(json).unwrap().as_array().unwrap().to_vec()
    }

    #[test]
    fn a_list_has_one_row_for_each_record() {
        let items = r#"[{"id":1,"name":"Clock","template":"Bug","data":{},"buttons":[{"id":"in","label":"In"}]},
                        {"id":22,"name":"Guest","template":"Lower Third"}]"#;
        assert_eq!(
            list(&records(items), info("PlayoutItem"), &WIDE),
            "id  name   template     data  buttons\n\
             1   Clock  Bug          {}    in In\n\
             22  Guest  Lower Third\n"
        );
    }

    #[test]
    fn a_narrow_terminal_gets_the_most_important_columns() {
        let engines = r#"[{"id":3,"name":"STUDIO-A-ENGINE","ip":"10.0.0.7","role":"Broadcast","status":"ready","cacheDir":"D:/Cache","displayName":"Studio A"}]"#;
        let narrow = TableStyle {
            width: 44,
            breaks_lines: true,
            ..WIDE
        };
        let table = list(&records(engines), info("Engine"), &narrow);
        assert_eq!(
            table,
            "id  name             status  displayName\n3   STUDIO-A-ENGINE  ready   Studio A\n"
        );
        let wide = list(&records(engines), info("Engine"), &WIDE);
        assert!(
            wide.contains("cacheDir") && wide.contains("10.0.0.7"),
            "{wide}"
        );
    }

    #[test]
    fn a_name_behind_long_ids_is_cut_rather_than_left_out() {
        let json = r#"[{"ncsID":"NEWS.NCS.STUDIO","roID":"2016ENPS9VM001;P_ENPSNEWS\\W;38387985-0001","roSlug":"Evening News at Seven","status":"NEW"}]"#;
        let style = TableStyle { width: 80, ..WIDE };
        let table = list(&records(json), info("NewsroomRundown"), &style);
        assert!(table.contains("Evening News at S…"), "{table}");
        assert!(
            table.lines().all(|line| line.chars().count() <= 80),
            "{table}"
        );
    }

    #[test]
    fn ids_and_values_are_there_however_narrow_the_terminal_is() {
        let path = "Media Plate//A.Long.Name.Of.A.Property/0";
        let json = format!(
            r#"[{{"PropertyPath":"{path}","DisplayName":"A long name of a property","Value":"{}"}}]"#,
            "v".repeat(60)
        );
        for width in [20, 60, 80] {
            let style = TableStyle { width, ..WIDE };
            let table = list(&records(&json), info("Property"), &style);
            assert!(table.contains(path) && table.contains("vvvvvvv"), "{table}");
        }
    }

    #[test]
    fn a_record_has_every_field_and_its_lists_below() {
        let item = r#"{"id":1,"name":"Clock","template":"Bug","extra":7,"buttons":[{"id":"a","label":"In"},{"id":"b","label":"Out"}]}"#;
        assert_eq!(
            record(&Value::from_json(item).unwrap(), info("PlayoutItem"), &WIDE),
            "id        1\nname      Clock\ntemplate  Bug\nextra     7\n\nbuttons\nid  label\na   In\nb   Out\n"
        );
    }

    #[test]
    fn an_address_has_the_ids_that_are_present_whole() {
        let node = "A path of a node that is longer than any cell of a table may be/0";
        let json = format!(
            r#"[{{"kind":"engine","path":"Studio A","engineId":3,"nodePath":null,"ageMs":4}},
                {{"kind":"node","path":"Studio A / Desk","engineId":3,"nodePath":"{node}","ageMs":4}}]"#
        );
        let narrow = TableStyle { width: 60, ..WIDE };
        assert_eq!(
            list(&records(&json), info("Address"), &narrow),
            "kind    path             engineId\n\
             engine  Studio A         3\n\
             node    Studio A / Desk  3\n"
        );
        let wide = list(&records(&json), info("Address"), &WIDE);
        assert!(wide.contains(node) && !wide.contains("ageMs"), "{wide}");
        assert_eq!(
            record(&records(&json)[0], info("Address"), &WIDE),
            "kind      engine\npath      Studio A\nengineId  3\n"
        );
    }

    #[test]
    fn colours_are_for_terminals_alone() {
        let rows = || vec![vec!["1".to_owned()]];
        let colour = TableStyle {
            colour: true,
            ..WIDE
        };
        assert!(colour.draw(&["id"], rows()).contains('\u{1b}'));
        assert!(!WIDE.draw(&["id"], rows()).contains('\u{1b}'));
    }

    #[test]
    fn long_values_are_cut_in_lists_only() {
        let long = "x".repeat(200);
        let property = format!(r#"{{"PropertyPath":"p","DisplayName":"P","Value":"{long}"}}"#);
        let property = Value::from_json(&property).unwrap();
        let shown = list(std::slice::from_ref(&property), info("Property"), &WIDE);
        assert!(shown.contains('…') && !shown.contains(&long), "{shown}");
        assert!(record(&property, info("Property"), &WIDE).contains(&long));
    }
}
