//! The accessors of a record, and of lists of it.

use gfxhub::{FieldInfo, GROUPS, Outcome, Presence, RecordInfo, Shape};

use super::naming::c_type;
use super::rust::{arg, export, opaque, told, trusting};
use super::{rust, shapes, wholes};
use crate::committed::File;
use crate::names::snake;

/// The file of a record.
pub(super) fn file(record: &RecordInfo) -> Result<File, String> {
    let name = record.name;
    let c = c_type(name);
    let mut docs = told(record.docs);
    docs.extend([
        String::new(),
        format!("One that was given out is freed with `{c}_free`, one that is lent never."),
    ]);
    let mut text = opaque(&docs, &c);
    let mut handles = format!("{c} => {name};\n");
    if is_listed(record) {
        let docs = [format!("A list of `{c}`. Freed with `{c}_list_free`.")];
        text += &opaque(&docs, &format!("{c}_list"));
        handles += &format!("{c}_list => Vec<{name}>;\n");
    }
    text += &format!("handle! {{\n{handles}}}\n\n");
    text += &terminate(record);
    let mut uses = vec![format!("gfxhub_core::{{{name}, Record}}")];
    for field in record.fields {
        let (accessors, used) = accessors(&c, field)?;
        text += &accessors;
        uses.extend(used);
    }
    text += &wholes::common(name, &c);
    if is_listed(record) {
        text += &wholes::list(name, &c);
    }
    let purpose = format!("The record `{name}`.");
    rust::file(&format!("records/{}", snake(name)), &purpose, &uses, &text)
}

/// Whether an operation gives a list of it.
fn is_listed(record: &RecordInfo) -> bool {
    GROUPS
        .iter()
        .flat_map(|group| group.operations)
        .any(|operation| matches!(operation.outcome, Outcome::List(of) if of == record))
}

fn terminate(record: &RecordInfo) -> String {
    let lines: String = record
        .fields
        .iter()
        .filter(|field| shapes::has_text(&field.shape))
        .map(|field| format!("self.{}.terminate();\n", field.name))
        .collect();
    format!(
        "impl Terminate for {} {{\nfn terminate(&mut self) {{\n{lines}}}\n}}\n\n",
        record.name
    )
}

/// The accessors of a field, and which other types they use.
fn accessors(c: &str, field: &FieldInfo) -> Result<(String, Option<String>), String> {
    let name = field.name;
    let f = format!("{c}_{name}");
    let docs = told(field.docs);
    let own = || arg("record", format!("*const {c}"));
    let optional = field.presence == Presence::Optional;
    let with = |more: &str| {
        let mut docs = docs.clone();
        docs.extend([String::new(), more.to_owned()]);
        docs
    };
    let lent = |of: &str, docs: &[String], get: String| {
        let body = trusting(&format!(
            "read({f:?}, record, std::ptr::null(), |record| {get})"
        ));
        export(docs, &f, &[own()], &format!("*const {of}"), &body)
    };
    let text = match &field.shape {
        shape if shapes::is_text(shape) => text_field(c, field),
        Shape::Boolean if optional => number(&f, own(), "bool", &docs, &format!("record.{name}")),
        shape if shapes::is_integer(shape) => {
            let get = if matches!(shape, Shape::Id(_)) {
                ".get()"
            } else {
                ""
            };
            if optional {
                let each = if get.is_empty() {
                    ""
                } else {
                    ".map(|id| id.get())"
                };
                number(&f, own(), "i64", &docs, &format!("record.{name}{each}"))
            } else {
                let body = trusting(&format!(
                    "read({f:?}, record, 0, |record| record.{name}{get})"
                ));
                export(&with("0 for NULL."), &f, &[own()], "i64", &body)
            }
        }
        Shape::Value => lent(
            "gfxhub_value",
            &with("Lent by the record."),
            format!("lend(&record.{name})"),
        ),
        Shape::Record(of) if optional => lent(
            &c_type(of.name),
            &with("Lent by the record; NULL where it did not come."),
            format!("lend_maybe(record.{name}.as_ref())"),
        ),
        Shape::Object => members(&f, own(), &docs, "gfxhub_value", &format!("record.{name}")),
        Shape::Keyed(Shape::Record(of)) => members(
            &f,
            own(),
            &docs,
            &c_type(of.name),
            &format!("record.{name}"),
        ),
        Shape::List(Shape::Record(of)) => items(&f, own(), &docs, &c_type(of.name), name),
        Shape::List(of) if shapes::is_text(of) => texts(&f, own(), &docs, name, of),
        Shape::List(Shape::RendererRef) => items(&f, own(), &docs, "gfxhub_renderer_ref", name),
        other => return Err(format!("C has no accessor for {c}.{name}: {other:?}")),
    };
    let used = match &field.shape {
        Shape::Record(of) | Shape::List(Shape::Record(of)) | Shape::Keyed(Shape::Record(of)) => {
            Some(format!(
                "crate::r#gen::records::{}::{}",
                snake(of.name),
                c_type(of.name)
            ))
        }
        _ => None,
    };
    Ok((text, used))
}

fn text_field(c: &str, field: &FieldInfo) -> String {
    let (name, f) = (field.name, format!("{c}_{}", field.name));
    let own = arg("record", format!("*const {c}"));
    let get = |place: &str| match field.shape {
        Shape::Words(_) => format!(" word({place}.as_str(), {place}.is_known())"),
        Shape::Id(_) => format!(" text({place}.as_str())"),
        _ => format!(" text({place})"),
    };
    let place = format!("record.{name}");
    let optional = field.presence == Presence::Optional;
    let got = if optional {
        format!(
            "{place}.as_ref().map_or(gfxhub_str::EMPTY, |it| {})",
            get("it")
        )
    } else if matches!(field.shape, Shape::Words(_) | Shape::Id(_)) {
        get(&place)
    } else {
        get(&format!("&{place}"))
    };
    let mut docs = told(field.docs);
    if let Shape::Words(words) = field.shape {
        let known: Vec<String> = words.words.iter().map(|word| format!("`{word}`")).collect();
        docs.extend([
            String::new(),
            format!("Known words: {}; hubs may send others.", known.join(", ")),
        ]);
    }
    let body = trusting(&format!(
        "read({f:?}, record, gfxhub_str::EMPTY, |record| {got})"
    ));
    let mut all = export(&docs, &f, std::slice::from_ref(&own), "gfxhub_str ", &body);
    if optional {
        let f = format!("{c}_has_{name}");
        let docs = [format!("Whether `{c}_{name}` came.")];
        let body = trusting(&format!(
            "read({f:?}, record, false, |record| {place}.is_some())"
        ));
        all += &export(&docs, &f, &[own], "bool", &body);
    }
    all
}

fn number(f: &str, own: (String, String), form: &str, docs: &[String], get: &str) -> String {
    let mut docs = docs.to_vec();
    docs.extend([
        String::new(),
        "False, and `*out` left alone, where it did not come.".to_owned(),
    ]);
    let body = trusting(&format!("read_into({f:?}, record, out, |record| {get})"));
    export(
        &docs,
        f,
        &[own, arg("out", format!("*mut {form}"))],
        "bool",
        &body,
    )
}

/// The accessors of a list within a record.
fn items(f: &str, own: (String, String), docs: &[String], of: &str, name: &str) -> String {
    let index = arg("index", "usize");
    let len = trusting(&format!(
        "read(\"{f}_len\", record, 0, |record| record.{name}.len())"
    ));
    let at = trusting(&format!(
        "read(\"{f}_at\", record, std::ptr::null(), |record| lend_maybe(record.{name}.get(index)))"
    ));
    let mut len_docs = docs.to_vec();
    len_docs.push("How many there are.".to_owned());
    let mut at_docs = docs.to_vec();
    at_docs.push("One of them, lent by the record; NULL where there is none.".to_owned());
    export(
        &len_docs,
        &format!("{f}_len"),
        std::slice::from_ref(&own),
        "usize",
        &len,
    ) + &export(
        &at_docs,
        &format!("{f}_at"),
        &[own, index],
        &format!("*const {of}"),
        &at,
    )
}

/// The accessors of a list of texts within a record.
fn texts(f: &str, own: (String, String), docs: &[String], name: &str, of: &Shape) -> String {
    let get = match of {
        Shape::Words(_) => " word(it.as_str(), it.is_known())",
        Shape::Id(_) => " text(it.as_str())",
        _ => " text(it)",
    };
    let len = trusting(&format!(
        "read(\"{f}_len\", record, 0, |record| record.{name}.len())"
    ));
    let at = trusting(&format!(
        "read(\"{f}_at\", record, gfxhub_str::EMPTY, |record| \
         record.{name}.get(index).map_or(gfxhub_str::EMPTY, |it| {get}))"
    ));
    let with = |more: &str| {
        let mut docs = docs.to_vec();
        docs.push(more.to_owned());
        docs
    };
    export(
        &with("How many there are."),
        &format!("{f}_len"),
        std::slice::from_ref(&own),
        "usize",
        &len,
    ) + &export(
        &with("One of them; empty where there is none."),
        &format!("{f}_at"),
        &[own, arg("index", "usize")],
        "gfxhub_str ",
        &at,
    )
}

/// The accessors of members whose names are data.
fn members(f: &str, own: (String, String), docs: &[String], of: &str, place: &str) -> String {
    let docs_with = |more: &str| {
        let mut docs = docs.to_vec();
        docs.push(more.to_owned());
        docs
    };
    let index = || arg("index", "usize");
    let one = |suffix: &str,
               docs: &str,
               arguments: &[(String, String)],
               result: &str,
               neutral: &str,
               get: &str| {
        let f = format!("{f}_{suffix}");
        let mut all = vec![own.clone()];
        all.extend_from_slice(arguments);
        let body = trusting(&format!("read({f:?}, record, {neutral}, |record| {get})"));
        export(&docs_with(docs), &f, &all, result, &body)
    };
    let result = format!("*const {of}");
    one(
        "len",
        "How many there are.",
        &[],
        "usize",
        "0",
        &format!("{place}.len()"),
    ) + &one(
        "key_at",
        "The name of one of them; empty where there is none.",
        &[index()],
        "gfxhub_str ",
        "gfxhub_str::EMPTY",
        &format!("{place}.iter().nth(index).map_or(gfxhub_str::EMPTY, |(key, _)| text(key))"),
    ) + &one(
        "at",
        "One of them, lent by the record; NULL where there is none.",
        &[index()],
        &result,
        "std::ptr::null()",
        &format!("lend_maybe({place}.iter().nth(index).map(|(_, of)| of))"),
    ) + &one(
        "get",
        "The one of this name, lent by the record; NULL where there is none.",
        &[arg("name", "*const c_char")],
        &result,
        "std::ptr::null()",
        &format!(
            "lend_maybe( input::text(\"name\", name).ok().and_then(|name| {place}.get(name)))"
        ),
    )
}
