//! The classes of the records, and which types show as plain numbers and texts.

use std::collections::BTreeSet;

use gfxhub::schema::{FieldType, RECORDS, RecordInfo};

use super::docs;
use super::source::{RUST, comments};

/// The class of a record.
pub(super) fn text(record: &RecordInfo) -> String {
    let fields: String = record
        .fields
        .iter()
        .map(|field| {
            let told = comments(&docs::text(field.docs), "        ");
            format!("{told}        {},\n", field.name)
        })
        .collect();
    let told = comments(&docs::text(record.docs), "    ");
    let name = record.name;
    format!("{RUST}\n\ncrate::record::class! {{\n{told}    {name} {{\n{fields}    }}\n}}\n")
}

/// The ids and words that records hold.
pub(super) fn plain() -> String {
    let (mut numbers, mut texts) = (BTreeSet::new(), BTreeSet::new());
    for field in RECORDS.iter().flat_map(|record| record.fields) {
        sort(&field.shape, &mut numbers, &mut texts);
    }
    let joined = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(" ");
    format!(
        "{RUST}\n\ncrate::to_python::plain!(get: {});\ncrate::to_python::plain!(as_str: {});\n",
        joined(numbers),
        joined(texts)
    )
}

fn sort(
    shape: &FieldType,
    numbers: &mut BTreeSet<&'static str>,
    texts: &mut BTreeSet<&'static str>,
) {
    match shape {
        FieldType::Id(id) if id.text => texts.insert(id.name),
        FieldType::Id(id) => numbers.insert(id.name),
        FieldType::Enum(words) => texts.insert(words.name),
        FieldType::List(of) | FieldType::RecordMap(of) => {
            sort(of, numbers, texts);
            false
        }
        _ => false,
    };
}
