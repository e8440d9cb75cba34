//! The kinds, words and ids of the tables as the templates of all languages see them. Their texts
//! are as the tables have them; filters of the templates lay them out.

use gfxhub::{
    ErrorKind,
    schema::{
        BODIES, EXTERNAL_DATA, EnumInfo, FieldType, IdInfo, OPERATIONS, RECORDS, SETTINGS,
        SettingType,
    },
};
use serde::Serialize;

use crate::c::naming::word_constant;

/// A kind of errors.
#[derive(Serialize)]
pub(crate) struct KindView {
    pub(crate) name: &'static str,
    number: u32,
    c: String,
    python: &'static str,
    node: &'static str,
    exit_code: u8,
    docs: &'static str,
    advice: &'static str,
}

/// The words of a field.
#[derive(Serialize)]
pub(crate) struct WordsView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    pub(crate) words: Vec<WordView>,
}

/// A word.
#[derive(Serialize)]
pub(crate) struct WordView {
    pub(crate) wire: &'static str,
    name: &'static str,
    /// Its constant in C.
    constant: String,
    docs: &'static str,
}

/// An id type.
#[derive(Serialize)]
pub(crate) struct IdView {
    pub(crate) name: &'static str,
    wire: &'static str,
    pub(crate) text: bool,
    or_integer: bool,
    docs: &'static str,
}

/// A setting of a client.
#[derive(Serialize)]
pub(crate) struct SettingView {
    name: &'static str,
    json_name: &'static str,
    /// What it does, with default and range.
    docs: String,
    /// How it is given: `time`, `count`, `bytes`, `text`, `headers`, `flag`.
    form: &'static str,
}

/// Every setting of a client that is a value.
pub(crate) fn settings() -> Result<Vec<SettingView>, String> {
    let view = |setting: &&gfxhub::schema::SettingInfo| {
        let form = match setting.setting_type {
            SettingType::Duration => "time",
            SettingType::Count => "count",
            SettingType::Bytes => "bytes",
            SettingType::Headers => "headers",
            SettingType::Flag => "flag",
            SettingType::Text
            | SettingType::Secret
            | SettingType::Url
            | SettingType::Path
            | SettingType::Pem => "text",
            other => return Err(format!("{}: C has no way to give {other:?}", setting.name)),
        };
        let docs = format!("{}\n{}", setting.docs, setting.limits);
        Ok(SettingView {
            name: setting.name,
            json_name: setting.json_name,
            docs: docs.trim_end().to_owned(),
            form,
        })
    };
    SETTINGS.iter().map(view).collect()
}

/// Every kind.
pub(crate) fn kinds() -> Vec<KindView> {
    let view = |kind: &ErrorKind| KindView {
        name: kind.name(),
        number: kind.number(),
        c: kind.node().replacen("GFXHUB_", "GFXHUB_STATUS_", 1),
        python: kind.python(),
        node: kind.node(),
        exit_code: kind.exit_code(),
        docs: kind.docs(),
        advice: kind.advice(),
    };
    ErrorKind::ALL.iter().map(view).collect()
}

/// The lists of words, each once, in the order of their first use.
pub(crate) fn words() -> Vec<WordsView> {
    let mut found: Vec<&'static EnumInfo> = Vec::new();
    for shape in shapes() {
        if let FieldType::Enum(words) = shape
            && !found.contains(&words)
        {
            found.push(words);
        }
    }
    let word = |list: &'static EnumInfo, at: usize| WordView {
        wire: list.values[at],
        name: list.names[at],
        constant: word_constant(list, at),
        docs: list.value_docs[at],
    };
    let view = |list: &'static EnumInfo| WordsView {
        name: list.name,
        docs: list.docs,
        words: (0..list.values.len()).map(|at| word(list, at)).collect(),
    };
    found.into_iter().map(view).collect()
}

/// The id types, likewise.
pub(crate) fn ids() -> Vec<IdView> {
    let mut found: Vec<&'static IdInfo> = Vec::new();
    for shape in shapes() {
        if let FieldType::Id(id) = shape
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    let view = |id: &'static IdInfo| IdView {
        name: id.name,
        wire: id.wire,
        text: id.text,
        or_integer: id.or_integer,
        docs: id.docs,
    };
    found.into_iter().map(view).collect()
}

/// Every shape that the tables name, down to the elements of lists.
fn shapes() -> impl Iterator<Item = FieldType> {
    let operations = OPERATIONS.iter().copied().chain([EXTERNAL_DATA]);
    let arguments = operations.flat_map(|operation| operation.arguments);
    let arguments = arguments.map(|argument| innermost(argument.shape));
    arguments.chain(shapes_of_fields())
}

/// Those of the fields of records and bodies.
pub(crate) fn shapes_of_fields() -> impl Iterator<Item = FieldType> {
    let records = RECORDS.iter().flat_map(|record| record.fields);
    let bodies = BODIES.iter().flat_map(|body| body.fields);
    let records = records.map(|field| field.shape);
    records
        .chain(bodies.map(|field| field.shape))
        .map(innermost)
}

/// The shape down to the elements of lists.
pub(crate) fn innermost(shape: FieldType) -> FieldType {
    match shape {
        FieldType::List(inner) | FieldType::RecordMap(inner) => innermost(*inner),
        other => other,
    }
}
