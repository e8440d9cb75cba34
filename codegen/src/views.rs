//! Error kinds, enums, ids and settings, in the form that the templates of all languages use. Their
//! texts come from the schema, and filters of the templates lay them out.

use gfxhub::{
    ErrorKind,
    schema::{
        BODIES, EnumInfo, FieldType, IdInfo, OperationInfo, RECORDS, SettingInfo, SettingType,
        calls,
    },
};
use serde::Serialize;

use crate::c::naming::{enum_constant, setter};
use crate::docs;

/// A kind of error, in the form that the templates use.
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

/// An enum, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct EnumView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    pub(crate) words: Vec<EnumValueView>,
}

/// A value of an enum, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct EnumValueView {
    pub(crate) wire: &'static str,
    name: &'static str,
    /// Constant in C.
    constant: String,
    docs: &'static str,
}

/// An id type, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct IdView {
    pub(crate) name: &'static str,
    wire: &'static str,
    pub(crate) text: bool,
    or_integer: bool,
    docs: &'static str,
}

/// A setting, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct SettingView {
    name: &'static str,
    json_name: &'static str,
    /// Documentation, including the default and the range.
    docs: String,
    /// Form of the value: `time`, `count`, `bytes`, `double`, `text`, `headers`, `flag`, `token`,
    /// `port`, `choice`, `texts`, `json` or `json_file`.
    form: &'static str,
    /// Allowed words if the form is `choice`.
    words: &'static [&'static str],
    /// Name of the setter in C.
    setter: String,
    /// Name of the setter's argument.
    argument: String,
}

/// Returns the settings in the form for C and C++. `options` names the C object that contains them,
/// without the common prefix: `client_options`. `spelled` returns the name of an operation in the
/// language.
pub(crate) fn settings(
    options: &str,
    settings: &[&'static SettingInfo],
    spelled: impl Fn(&'static OperationInfo) -> String,
) -> Result<Vec<SettingView>, String> {
    let view = |setting: &&'static SettingInfo| {
        let form = match setting.setting_type {
            SettingType::Duration => "time",
            SettingType::Count => "count",
            SettingType::Bytes => "bytes",
            SettingType::Number => "double",
            SettingType::Headers => "headers",
            SettingType::Flag => "flag",
            SettingType::CancelToken => "token",
            SettingType::Port => "port",
            SettingType::Choice(_) => "choice",
            SettingType::Texts(_) => "texts",
            SettingType::Json => "json",
            SettingType::JsonFile => "json_file",
            SettingType::Text
            | SettingType::Secret
            | SettingType::Url
            | SettingType::Path
            | SettingType::Pem => "text",
            other => return Err(format!("{}: C cannot pass {other:?}", setting.name)),
        };
        let docs = docs::with_operations(setting.docs, &spelled);
        let docs = format!("{docs}\n{}", setting.limits);
        Ok(SettingView {
            name: setting.name,
            json_name: setting.json_name,
            docs: docs.trim_end().to_owned(),
            form,
            words: match setting.setting_type {
                SettingType::Choice(words) => words,
                _ => &[],
            },
            setter: setter(options, setting),
            argument: argument(setting),
        })
    };
    settings.iter().map(view).collect()
}

/// Returns the name of a setter's argument in C.
fn argument(setting: &SettingInfo) -> String {
    match setting.setting_type {
        SettingType::CancelToken => "token".to_owned(),
        SettingType::Duration => format!("{}_ms", setting.name),
        SettingType::Json | SettingType::JsonFile => "json".to_owned(),
        SettingType::Choice([_, word]) => (*word).to_owned(),
        SettingType::Texts(adder) => adder.rsplit('_').next().unwrap_or(adder).to_owned(),
        _ => setting.name.to_owned(),
    }
}

/// Returns all kinds of errors.
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

/// Returns the enums, each once, in the order in which the schema first uses them.
pub(crate) fn enums() -> Vec<EnumView> {
    let mut found: Vec<&'static EnumInfo> = Vec::new();
    for shape in used_types() {
        if let FieldType::Enum(words) = shape
            && !found.contains(&words)
        {
            found.push(words);
        }
    }
    let word = |list: &'static EnumInfo, at: usize| EnumValueView {
        wire: list.values[at],
        name: list.names[at],
        constant: enum_constant(list, at),
        docs: list.value_docs[at],
    };
    let view = |list: &'static EnumInfo| EnumView {
        name: list.name,
        docs: list.docs,
        words: (0..list.values.len()).map(|at| word(list, at)).collect(),
    };
    found.into_iter().map(view).collect()
}

/// Returns the id types, each once, in the order in which the schema first uses them.
pub(crate) fn ids() -> Vec<IdView> {
    let mut found: Vec<&'static IdInfo> = Vec::new();
    for shape in used_types() {
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

/// Returns every type that the schema uses. Lists and maps are replaced by their element types.
fn used_types() -> impl Iterator<Item = FieldType> {
    let arguments = calls().flat_map(|call| call.arguments);
    let arguments = arguments.map(|argument| innermost(argument.shape));
    arguments.chain(field_types())
}

/// Returns the types of the fields of records and bodies. Lists and maps are replaced by their
/// element types.
pub(crate) fn field_types() -> impl Iterator<Item = FieldType> {
    let records = RECORDS.iter().flat_map(|record| record.fields);
    let bodies = BODIES.iter().flat_map(|body| body.fields);
    let records = records.map(|field| field.shape);
    records
        .chain(bodies.map(|field| field.shape))
        .map(innermost)
}

/// Returns the innermost element type of a list or map, or the type itself if it is neither.
pub(crate) fn innermost(shape: FieldType) -> FieldType {
    match shape {
        FieldType::List(inner) | FieldType::RecordMap(inner) => innermost(*inner),
        other => other,
    }
}
