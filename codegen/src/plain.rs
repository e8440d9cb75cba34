//! Plain data, in the form that the templates use.

use gfxhub::schema::{KindInfo, PLAIN, PlainField, PlainInfo, PlainType, ResponseType, calls};
use serde::Serialize;

use crate::c::naming::c_type;
use crate::names::snake;
use crate::simulator;

/// A struct of plain data, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct PlainView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    /// C type.
    c: String,
    form: Form,
    /// `true` if a call returns a list of structs of this type.
    is_listed: bool,
    pub(crate) fields: Vec<FieldView>,
    pub(crate) has_message: bool,
    /// `true` if the kind determines which other fields there are.
    is_union: bool,
    /// Kinds that are declared with this plain data because no earlier plain data uses them.
    pub(crate) kinds: Vec<KindView>,
    /// Accessors in C if the struct is an element of a list.
    accessors: Vec<AccessorView>,
}

/// The form of a struct in C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    /// A struct of numbers that the library fills.
    Numbers,
    /// A struct with texts that the library reads.
    Input,
    /// An opaque list of structs, which accessors read.
    List,
    /// Text that contains JSON.
    Json,
}

/// A field, in the form that the templates use.
#[derive(Clone, Serialize)]
pub(crate) struct FieldView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    /// Kind of value: `count`, `time`, `number`, `text`, `kind`, `plain`, `body`, `error` or
    /// `json`.
    pub(crate) holds: &'static str,
    /// Name of the id type, kind, plain data or body.
    pub(crate) of: &'static str,
    /// JSON name of the id.
    pub(crate) wire: &'static str,
    pub(crate) optional: bool,
    /// Fields of the plain data that this field contains.
    pub(crate) fields: Vec<FieldView>,
}

/// An accessor of a list in C, in the form that the templates use.
#[derive(Serialize)]
struct AccessorView {
    name: &'static str,
    docs: String,
    /// Kind of value: `kind`, `count`, `number`, `text`, `json`, `value` (JSON that may be absent)
    /// or `error`.
    holds: &'static str,
    /// C type of the kind.
    of: String,
    /// Value of the kind that the accessor returns beyond the end of the list.
    neutral: &'static str,
    /// Rust expression that reads the stored value.
    get: String,
}

/// A closed enum, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct KindView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    /// Type in C.
    c: String,
    pub(crate) values: Vec<KindValueView>,
}

/// A value of a closed enum, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct KindValueView {
    pub(crate) name: &'static str,
    pub(crate) word: &'static str,
    pub(crate) docs: &'static str,
    /// Constant in C.
    constant: String,
    /// Optional fields that are always present in plain data of this kind.
    pub(crate) always: Vec<&'static str>,
    /// Optional fields that may be present in plain data of this kind.
    pub(crate) perhaps: Vec<&'static str>,
}

/// Returns all plain data of the client.
pub(crate) fn views() -> Result<Vec<PlainView>, String> {
    views_of(&PLAIN, form)
}

/// Returns the plain data of the simulator's library.
pub(crate) fn of_simulator() -> Result<Vec<PlainView>, String> {
    views_of(simulator::PLAIN, |_, fields| {
        Ok(match is_numbers(fields) {
            true => Form::Numbers,
            false => Form::Json,
        })
    })
}

fn views_of(
    all: &[&'static PlainInfo],
    form: impl Fn(&'static PlainInfo, &[FieldView]) -> Result<Form, String>,
) -> Result<Vec<PlainView>, String> {
    let mut seen: Vec<&str> = Vec::new();
    let mut view = |info: &&'static PlainInfo| {
        let fields: Vec<FieldView> = info.fields.iter().map(field).collect::<Result<_, _>>()?;
        let mut kinds = Vec::new();
        for field in info.fields {
            if let PlainType::Kind(kind) = field.plain_type
                && !seen.contains(&kind.name)
            {
                seen.push(kind.name);
                kinds.push(kind_view(kind));
            }
        }
        let form = form(info, &fields)?;
        let accessors = match form {
            Form::List => accessors(info)?,
            _ => Vec::new(),
        };
        Ok(PlainView {
            name: info.name,
            docs: info.docs,
            c: c_type(info.name),
            form,
            is_listed: is_listed(info),
            fields,
            has_message: info.has_message,
            is_union: kinds.iter().any(KindView::has_fields),
            kinds,
            accessors,
        })
    };
    all.iter().map(&mut view).collect()
}

/// Returns `true` if a call returns a list of structs of this type.
fn is_listed(info: &'static PlainInfo) -> bool {
    calls().any(|call| call.outcome == ResponseType::DataList(info))
}

impl KindView {
    fn has_fields(&self) -> bool {
        let mut values = self.values.iter();
        values.any(|value| !value.always.is_empty() || !value.perhaps.is_empty())
    }
}

/// Returns the form of the struct in C. The library fills structs of numbers, and the caller fills
/// structs of numbers and texts. All other structs, and all structs that calls return in lists, are
/// read from an opaque list.
fn form(info: &'static PlainInfo, fields: &[FieldView]) -> Result<Form, String> {
    let name = info.name;
    if is_numbers(fields) && !is_listed(info) {
        return Ok(Form::Numbers);
    }
    if all(fields, &["number", "text"]) && !is_listed(info) {
        return Ok(Form::Input);
    }
    match all(fields, &["count", "time"]) {
        false if fields.iter().any(|field| field.holds == "time") => {
            Err(format!("{name}: C has no accessor for a time in a list"))
        }
        _ => Ok(Form::List),
    }
}

fn is_numbers(fields: &[FieldView]) -> bool {
    all(fields, &["count", "time", "number"])
}

/// Returns `true` if all fields are required and their kind of value is in `known`.
fn all(fields: &[FieldView], known: &[&str]) -> bool {
    let mut fields = fields.iter();
    fields.all(|field| known.contains(&field.holds) && !field.optional)
}

/// Returns the accessors of a list in C: one for each field, including the fields of nested plain
/// data.
fn accessors(info: &'static PlainInfo) -> Result<Vec<AccessorView>, String> {
    let mut found: Vec<AccessorView> = Vec::new();
    for field in info.fields {
        let PlainType::Plain(within) = field.plain_type else {
            found.push(accessor(field, None)?);
            continue;
        };
        for inner in within.fields {
            if found.iter().all(|known| known.name != inner.name) {
                found.push(accessor(inner, Some(field))?);
            }
        }
    }
    if info.has_message {
        found.push(AccessorView {
            name: "message",
            docs: "Description as a sentence. Borrowed; empty beyond the end.".to_owned(),
            holds: "text",
            of: String::new(),
            neutral: "",
            get: "message".to_owned(),
        });
    }
    Ok(found)
}

/// Returns the accessor of a field, or of a field nested in it.
fn accessor(
    field: &'static PlainField,
    within: Option<&'static PlainField>,
) -> Result<AccessorView, String> {
    let name = field.name;
    let (holds, of, neutral, behind) = match field.plain_type {
        PlainType::Kind(kind) => ("kind", c_type(kind.name), kind.values[0].name, ""),
        PlainType::Id(id) if id.text => {
            let behind = " Borrowed; empty if there is none.";
            ("text", String::new(), "", behind)
        }
        PlainType::Id(_) => {
            let behind = " Returns false and writes nothing if there is none.";
            ("number", String::new(), "", behind)
        }
        PlainType::Count => {
            let behind = " 0 beyond the end.";
            ("count", String::new(), "", behind)
        }
        PlainType::Text if field.optional => {
            let behind = " Borrowed; empty if there is none.";
            ("text", String::new(), "", behind)
        }
        PlainType::Text => {
            let behind = " Borrowed; empty beyond the end.";
            ("text", String::new(), "", behind)
        }
        PlainType::Json if field.optional => {
            let behind = " Borrowed; NULL if there is none.";
            ("value", String::new(), "", behind)
        }
        PlainType::Json => {
            let behind = " Borrowed; NULL beyond the end.";
            ("json", String::new(), "", behind)
        }
        PlainType::Error => {
            let behind = " Borrowed; NULL if there is none.";
            ("error", String::new(), "", behind)
        }
        other => return Err(format!("{name}: a list in C has no {other:?}")),
    };
    let get = match (holds, within) {
        ("kind", None) => format!("from.{name}.into()"),
        ("number", None) => format!("from.{name}.map(|id| id.get())"),
        ("error", None) => format!("from.{name}.map(ErrorDetails::from)"),
        ("text", None) if matches!(field.plain_type, PlainType::Text) => match field.optional {
            true => format!("Terminated::of(from.{name}.unwrap_or_default())"),
            false => format!("Terminated::of(from.{name})"),
        },
        ("count", None) => format!("from.{name}"),
        ("json" | "value", None) => format!("terminated(from.{name})"),
        ("text", Some(outer)) => {
            let outer = outer.name;
            format!(
                "Terminated::new(from.{outer}.as_ref().map_or(\"\", |it| it.{name}.as_str()).as_bytes())"
            )
        }
        _ => {
            return Err(format!(
                "{name}: a list in C has no accessor for this field"
            ));
        }
    };
    let docs = field.docs.trim_end().to_owned() + behind;
    Ok(AccessorView {
        name,
        docs,
        holds,
        of,
        neutral,
        get,
    })
}

pub(crate) fn field(info: &'static PlainField) -> Result<FieldView, String> {
    let (holds, of, wire) = match info.plain_type {
        PlainType::Count => ("count", "", ""),
        PlainType::Duration => ("time", "", ""),
        PlainType::Id(id) if id.text => ("text", id.name, id.wire),
        PlainType::Id(id) => ("number", id.name, id.wire),
        PlainType::Kind(kind) => ("kind", kind.name, ""),
        PlainType::Plain(plain) => ("plain", plain.name, ""),
        PlainType::Body(body) => ("body", body.name, ""),
        PlainType::Error => ("error", "", ""),
        PlainType::Text => ("text", "", ""),
        PlainType::Json => ("json", "", ""),
        other => return Err(format!("{}: no language has {other:?}", info.name)),
    };
    let fields = match info.plain_type {
        PlainType::Plain(plain) => plain.fields,
        _ => &[],
    };
    Ok(FieldView {
        name: info.name,
        docs: info.docs,
        holds,
        of,
        wire,
        optional: info.optional,
        fields: fields.iter().map(field).collect::<Result<_, _>>()?,
    })
}

fn kind_view(kind: &'static KindInfo) -> KindView {
    let value = |value: &'static gfxhub::schema::KindValue| {
        let fields = |always: bool| {
            let fields = value.fields.iter().filter(|field| field.always == always);
            fields.map(|field| field.name).collect()
        };
        KindValueView {
            name: value.name,
            word: value.word,
            docs: value.docs,
            constant: format!("{}_{}", c_type(kind.name), snake(value.name)).to_ascii_uppercase(),
            always: fields(true),
            perhaps: fields(false),
        }
    };
    KindView {
        name: kind.name,
        docs: kind.docs,
        c: c_type(kind.name),
        values: kind.values.iter().map(value).collect(),
    }
}
