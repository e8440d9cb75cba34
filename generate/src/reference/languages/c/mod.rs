//! The examples in C.

mod given;

use gfxhub::{BodyInfo, FieldInfo, Outcome, RecordInfo, Shape};
use gfxhub_tests::json::Json;

use super::Written;
use crate::c::naming::{body_type, c_type, export};
use crate::committed::File;
use crate::reference::example::{Example, Field, Given, Shown};
use crate::reference::layout::{Brackets, Code, Style};
use crate::reference::{GENERATED, in_order, indented, nouns};
use given::{literal, simple, value};

/// How a client is made.
pub(crate) const CLIENT: &str = "\
#include <gfxhub.h>

gfxhub_client *hub = NULL;
gfxhub_error *error = NULL;
gfxhub_status status = gfxhub_client_new(URL, NULL, &hub, &error);
if (status != GFXHUB_STATUS_OK) {
  fprintf(stderr, \"%s\\n\", gfxhub_error_message(error).data);
}";

/// How far a function's lines stand in.
const MARGIN: usize = 2;

const STYLE: Style = Style {
    width: 100 - MARGIN,
    step: 4,
    hugs: false,
    shares: true,
    trails: false,
};

/// The same within braces.
const INNER: Style = Style {
    width: STYLE.width - MARGIN,
    ..STYLE
};

/// What the program is made of, beside the examples.
const FRAME: &str = include_str!("../frames/reference.c");

/// The program, and the text of each example.
pub(crate) fn program(examples: &[Example]) -> Result<Written, String> {
    let snippets = in_order(examples, snippet)?;
    let (mut functions, mut rows) = (String::new(), String::new());
    for (example, snippet) in examples.iter().zip(&snippets) {
        let function = example.function();
        let body = indented(snippet, MARGIN);
        functions += &format!(
            "static int {function}(const gfxhub_client *hub) {{\n  gfxhub_error *error = NULL;\n  \
             gfxhub_status status;\n{body}\n  return ended(status, error);\n}}\n\n"
        );
        rows += &format!("    {{\"{}\", {function}}},\n", example.operation.name);
    }
    let text = FRAME
        .replace("/* GENERATED */", &format!("/* {GENERATED} */"))
        .replace("/* FUNCTIONS */\n\n", &functions)
        .replace("    /* ROWS */\n", &rows);
    Ok((File::new("reference/reference.c", text), snippets))
}

/// The lines of an example, and what is freed behind them.
#[derive(Default)]
struct Lines {
    before: Vec<String>,
    /// Lines for which something must have gone well before.
    guarded: Vec<String>,
    is_guarded: bool,
    frees: Vec<String>,
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut lines = Lines::default();
    let mut arguments = vec![Code::word("hub")];
    for argument in &example.arguments {
        arguments.push(Code::word(simple(argument)?));
    }
    let mut named = String::new();
    if let Some(info) = operation.body {
        named = nouns::body(info);
        body(info, &named, &example.fields, &mut lines)?;
        arguments.push(Code::word(&named));
    }
    if operation.outcome == Outcome::Raw {
        arguments.push(Code::word("NULL"));
    }
    arguments.push(Code::word("NULL"));
    let out = Out::of(example, &named);
    if let Some(out) = &out {
        lines.before.push(out.declared.clone());
        arguments.push(Code::word(format!("&{}", out.name)));
        lines.frees.extend(out.freed.clone());
    }
    arguments.push(Code::word("&error"));
    let call = Code::Parts(Brackets::Call, arguments);
    let before = format!("status = {}", export(operation));
    let style = if lines.is_guarded { &INNER } else { &STYLE };
    lines.guarded.push(call.lay(0, &before, ";", style));
    let shown = out.map(|out| out.shown).unwrap_or_default();
    Ok(lines.joined(&shown))
}

impl Lines {
    /// All lines, with those that show the result before what is freed.
    fn joined(mut self, shown: &[String]) -> String {
        let mut all = self.before;
        if self.is_guarded {
            all.push("if (status == GFXHUB_STATUS_OK) {".to_owned());
            all.extend(self.guarded.iter().map(|line| indented(line, 2)));
            all.push("}".to_owned());
        } else {
            all.append(&mut self.guarded);
        }
        all.extend(shown.iter().cloned());
        all.extend(self.frees.into_iter().rev());
        all.join("\n")
    }
}

/// What a call writes its result to.
struct Out {
    name: String,
    declared: String,
    freed: Option<String>,
    shown: Vec<String>,
}

impl Out {
    /// The result's variable, which is not to be that of the body.
    fn of(example: &Example, body: &str) -> Option<Out> {
        let pointer = |of: &str, name: &str, shown: Vec<String>| Out {
            name: name.to_owned(),
            declared: format!("{of} *{name} = NULL;"),
            freed: Some(format!("{of}_free({name});")),
            shown,
        };
        Some(match (&example.shown, example.operation.outcome) {
            (Shown::Nothing, _) => return None,
            (Shown::Itself, Outcome::Id) => Out {
                name: "id".to_owned(),
                declared: "int64_t id = 0;".to_owned(),
                freed: None,
                shown: guarded("printf(\"%\" PRId64 \"\\n\", id);"),
            },
            (Shown::Itself, _) => {
                let shown = guarded("printf(\"%s\\n\", gfxhub_string_str(word).data);");
                pointer("gfxhub_string", "word", shown)
            }
            (Shown::Text, _) => {
                let shown = guarded("printf(\"%s\\n\", gfxhub_response_body(answer).data);");
                pointer("gfxhub_response", "answer", shown)
            }
            (Shown::EachId, _) => {
                let list = "gfxhub_renderer_id_list";
                let shown = format!("printf(\"%\" PRId64 \"\\n\", {list}_at(ids, i));");
                pointer(list, "ids", each(list, "ids", &[shown]))
            }
            (Shown::One(record, field), _) => {
                let noun = nouns::record(record);
                let name = if noun == body {
                    "made".to_owned()
                } else {
                    noun
                };
                pointer(&c_type(record.name), &name, one(record, field, &name))
            }
            (Shown::Each(record, fields), _) => {
                let (of, name) = (c_type(record.name), nouns::record(record));
                let (list, names) = (format!("{of}_list"), format!("{name}s"));
                let mut taken = format!("const {of} *{name} = {list}_at({names}, i);");
                if taken.len() > INNER.width {
                    taken = taken.replacen(" = ", " =\n    ", 1);
                }
                let shown = [taken, printed(record, fields, &name)];
                pointer(&list, &names, each(&list, &names, &shown))
            }
        })
    }
}

fn guarded(line: &str) -> Vec<String> {
    let lines = ["if (status == GFXHUB_STATUS_OK) {", &indented(line, 2), "}"];
    lines.map(str::to_owned).to_vec()
}

fn each(list: &str, name: &str, shown: &[String]) -> Vec<String> {
    let mut lines = vec![format!(
        "for (size_t i = 0; i < {list}_len({name}); i++) {{"
    )];
    lines.extend(shown.iter().map(|line| indented(line, 2)));
    lines.push("}".to_owned());
    lines
}

/// What shows a field of one record.
fn one(record: &RecordInfo, field: &FieldInfo, name: &str) -> Vec<String> {
    if field.shape != Shape::Value {
        return guarded(&printed(record, &[field], name));
    }
    let accessor = format!("{}_{}({name})", c_type(record.name), field.name);
    guarded(&format!(
        "gfxhub_string *json = gfxhub_value_to_json({accessor});\n\
         printf(\"%s\\n\", gfxhub_string_str(json).data);\ngfxhub_string_free(json);"
    ))
}

/// A line that prints fields.
fn printed<F: std::borrow::Borrow<FieldInfo>>(
    record: &RecordInfo,
    fields: &[F],
    name: &str,
) -> String {
    let (mut format, mut words) = (String::from("\""), Vec::new());
    for (at, field) in fields.iter().map(std::borrow::Borrow::borrow).enumerate() {
        format += if at > 0 { " " } else { "" };
        let accessor = format!("{}_{}({name})", c_type(record.name), field.name);
        if matches!(field.shape, Shape::Id(id) if !id.text) {
            format += "%\" PRId64 \"";
            words.push(Code::word(accessor));
        } else {
            format += "%s";
            words.push(Code::word(accessor + ".data"));
        }
    }
    words.insert(0, Code::word(format + "\\n\""));
    Code::Parts(Brackets::Call, words).lay(0, "printf", ";", &INNER)
}

/// Makes a body of this name.
fn body(info: &BodyInfo, name: &str, given: &[Field], lines: &mut Lines) -> Result<(), String> {
    let of = body_type(info);
    // A body that is made of bodies is shorter as JSON.
    if given
        .iter()
        .any(|field| matches!(field.given.shape, Shape::List(Shape::Body(_))))
    {
        let members = given.iter();
        let members = members.map(|field| (field.info.wire.to_owned(), field.given.json.clone()));
        lines.before.push(format!("{of} *{name} = NULL;"));
        from_json(&of, name, &Json::Object(members.collect()), lines)?;
        lines.frees.push(format!("{of}_free({name});"));
        return Ok(());
    }
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for Field { info, given } in given {
        let field = info.name;
        match (&given.shape, &given.json) {
            (Shape::List(inner), Json::List(items)) => {
                for item in items {
                    let (shape, json) = (**inner, item.clone());
                    let item = simple(&Given { shape, json })?;
                    set.push(format!("{of}_add_{field}({name}, {item});"));
                }
            }
            (Shape::Object, json) => {
                lines.before.push(format!("gfxhub_value *{field} = NULL;"));
                from_json("gfxhub_value", field, json, lines)?;
                lines.frees.push(format!("gfxhub_value_free({field});"));
                set.push(format!("{of}_set_{field}({name}, {field});"));
            }
            (Shape::Value, json) => {
                lines
                    .before
                    .push(format!("gfxhub_value *{field} = {};", value(json)?));
                lines.frees.push(format!("gfxhub_value_free({field});"));
                required.push(Code::word(field));
            }
            _ if info.required => required.push(Code::word(simple(given)?)),
            _ => set.push(format!("{of}_set_{field}({name}, {});", simple(given)?)),
        }
    }
    let new = Code::Parts(Brackets::Call, required);
    let whole = format!("{of} *{name} = {of}_new{};", new.line());
    lines.before.push(match whole.len() <= STYLE.width {
        true => whole,
        false => whole.replacen(" = ", " =\n    ", 1),
    });
    lines.frees.push(format!("{of}_free({name});"));
    let lines = if lines.is_guarded {
        &mut lines.guarded
    } else {
        &mut lines.before
    };
    lines.extend(set);
    Ok(())
}

/// Reads something from JSON; what follows hangs on it.
fn from_json(of: &str, name: &str, json: &Json, all: &mut Lines) -> Result<(), String> {
    if all.is_guarded {
        return Err("more than one part of it would have to come from JSON".to_owned());
    }
    all.is_guarded = true;
    let lines = literal(json);
    let call = match lines.as_slice() {
        [line] => {
            let rest = [format!("&{name}"), "&error".to_owned()].map(Code::word);
            let parts = [Code::word(line)].into_iter().chain(rest);
            let before = format!("status = {of}_from_json");
            Code::Parts(Brackets::Call, parts.collect()).lay(0, &before, ";", &STYLE)
        }
        lines => {
            let text = lines.join("\n    ");
            format!("status = {of}_from_json(\n    {text},\n    &{name}, &error);")
        }
    };
    all.before.push(call);
    Ok(())
}
