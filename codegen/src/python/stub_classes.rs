//! The classes of records in the stub.

use gfxhub::schema::RecordInfo;

use super::source::{docstring, listed};
use super::{docs, shape};

/// What every record has, `{Record}` standing for its name.
const COMMON: &str = include_str!("stubs/record.pyi");

/// The class of a record.
pub(super) fn record(record: &RecordInfo) -> String {
    let fields: String = record
        .fields
        .iter()
        .map(|field| {
            let told = docstring(&docs::text(field.docs), "        ");
            let gives = shape::got_field(field);
            format!(
                "    @property\n    def {}(self) -> {gives}:\n{told}\n",
                field.name
            )
        })
        .collect();
    let told = docstring(&docs::text(record.docs), "    ");
    let names = record
        .fields
        .iter()
        .map(|field| format!("{:?}", field.name));
    let mut names: Vec<String> = names.collect();
    if let [only] = &mut names[..] {
        only.push(',');
    }
    let matched = listed("    ", "__match_args__ = (", &names, ")");
    let common = COMMON.replace("{Record}", record.name);
    format!(
        "@final\nclass {}:\n{told}\n{matched}\n{fields}{common}",
        record.name
    )
}
