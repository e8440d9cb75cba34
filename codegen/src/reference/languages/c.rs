//! The examples in C.

use gfxhub::schema::{BodyInfo, FieldInfo, FieldType, RecordInfo, ResponseType};
use gfxhub_tests::json::Json;

use crate::c::naming::{body_type, c_type, enum_constant, export};
use crate::reference::code::Code;
use crate::reference::example::{Example, ExampleOutput, Field, TypedJson, body_noun, record_noun};

/// Indentation of inner lines.
const STEP: usize = 4;

/// Maximum length of a string literal in one line.
const WIDTH: usize = 92;

/// The lines of an example, and the statements that free its objects.
#[derive(Default)]
struct Lines {
    before: Vec<String>,
    /// Lines that run only if the lines before succeeded.
    guarded: Vec<String>,
    is_guarded: bool,
    frees: Vec<String>,
}

/// Returns the text of an example.
pub(super) fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut lines = Lines::default();
    let mut arguments = vec![Code::atom("hub")];
    for argument in &example.arguments {
        arguments.push(Code::atom(simple(argument)?));
    }
    let mut named = String::new();
    if let Some(info) = operation.body {
        named = body_noun(info);
        body(info, &named, &example.fields, &mut lines)?;
        arguments.push(Code::atom(&named));
    }
    if operation.outcome == ResponseType::Raw {
        arguments.push(Code::atom("NULL"));
    }
    arguments.push(Code::atom("NULL"));
    let out = OutVariable::of(example, &named);
    if let Some(out) = &out {
        lines.before.push(out.declared.clone());
        arguments.push(Code::atom(format!("&{}", out.name)));
        lines.frees.extend(out.freed.clone());
    }
    arguments.push(Code::atom("&error"));
    let call = Code::call(format!("status = {}", export(operation)), arguments);
    lines.guarded.push(call.lines(STEP) + ";");
    let shown = out.map(|out| out.shown).unwrap_or_default();
    Ok(lines.joined(&shown))
}

impl Lines {
    /// Returns all lines. Those in `shown`, which print the result, come before those that free the
    /// objects.
    fn joined(mut self, shown: &[String]) -> String {
        let mut all = self.before;
        if self.is_guarded {
            all.push("if (status == GFXHUB_STATUS_OK) {".to_owned());
            all.extend(self.guarded.iter().map(|line| indented(line)));
            all.push("}".to_owned());
        } else {
            all.append(&mut self.guarded);
        }
        all.extend(shown.iter().cloned());
        all.extend(self.frees.into_iter().rev());
        all.join("\n")
    }
}

/// The variable to which a call writes its result.
struct OutVariable {
    name: String,
    declared: String,
    freed: Option<String>,
    shown: Vec<String>,
}

impl OutVariable {
    /// Returns the variable for the result. Its name differs from that of the body's variable.
    fn of(example: &Example, body: &str) -> Option<OutVariable> {
        let pointer = |of: &str, name: &str, shown: Vec<String>| OutVariable {
            name: name.to_owned(),
            declared: format!("{of} *{name} = NULL;"),
            freed: Some(format!("{of}_free({name});")),
            shown,
        };
        Some(match (&example.shown, example.operation.outcome) {
            (ExampleOutput::Nothing, _) => return None,
            (ExampleOutput::Itself, ResponseType::Id) => OutVariable {
                name: "id".to_owned(),
                declared: "int64_t id = 0;".to_owned(),
                freed: None,
                shown: guarded("printf(\"%\" PRId64 \"\\n\", id);"),
            },
            (ExampleOutput::Itself, _) => {
                let shown = guarded("printf(\"%s\\n\", gfxhub_string_str(word).data);");
                pointer("gfxhub_string", "word", shown)
            }
            (ExampleOutput::Text, _) => {
                let shown = guarded("printf(\"%s\\n\", gfxhub_response_body(answer).data);");
                pointer("gfxhub_response", "answer", shown)
            }
            (ExampleOutput::EachId, _) => {
                let list = "gfxhub_renderer_id_list";
                let shown = format!("printf(\"%\" PRId64 \"\\n\", {list}_at(ids, i));");
                pointer(list, "ids", each(list, "ids", &[shown]))
            }
            (ExampleOutput::One(record, field), _) => {
                let noun = record_noun(record);
                let name = if noun == body {
                    "made".to_owned()
                } else {
                    noun
                };
                pointer(&c_type(record.name), &name, one(record, field, &name))
            }
            (ExampleOutput::Each(record, fields), _) => {
                let (of, name) = (c_type(record.name), record_noun(record));
                let (list, names) = (format!("{of}_list"), format!("{name}s"));
                let taken = format!("const {of} *{name} = {list}_at({names}, i);");
                let shown = [taken, printed(record, fields, &name)];
                pointer(&list, &names, each(&list, &names, &shown))
            }
        })
    }
}

/// Returns the text with every line indented.
fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| format!("  {line}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn guarded(line: &str) -> Vec<String> {
    let lines = ["if (status == GFXHUB_STATUS_OK) {", &indented(line), "}"];
    lines.map(str::to_owned).to_vec()
}

fn each(list: &str, name: &str, shown: &[String]) -> Vec<String> {
    let mut lines = vec![format!(
        "for (size_t i = 0; i < {list}_len({name}); i++) {{"
    )];
    lines.extend(shown.iter().map(|line| indented(line)));
    lines.push("}".to_owned());
    lines
}

/// Returns the lines that print a field of one record.
fn one(record: &RecordInfo, field: &FieldInfo, name: &str) -> Vec<String> {
    if field.shape != FieldType::Value {
        return guarded(&printed(record, &[field], name));
    }
    let accessor = format!("{}_{}({name})", c_type(record.name), field.name);
    guarded(&format!(
        "gfxhub_string *shown = gfxhub_value_display({accessor});\n\
         printf(\"%s\\n\", gfxhub_string_str(shown).data);\ngfxhub_string_free(shown);"
    ))
}

/// Returns a statement that prints fields, in one line or more.
fn printed<F: std::borrow::Borrow<FieldInfo>>(
    record: &RecordInfo,
    fields: &[F],
    name: &str,
) -> String {
    let (mut format, mut words) = (String::from("\""), Vec::new());
    for (at, field) in fields.iter().map(std::borrow::Borrow::borrow).enumerate() {
        format += if at > 0 { " " } else { "" };
        let accessor = format!("{}_{}({name})", c_type(record.name), field.name);
        if matches!(field.shape, FieldType::Id(id) if !id.text) {
            format += "%\" PRId64 \"";
            words.push(Code::atom(accessor));
        } else {
            format += "%s";
            words.push(Code::atom(accessor + ".data"));
        }
    }
    words.insert(0, Code::atom(format + "\\n\""));
    Code::call("printf", words).lines(STEP) + ";"
}

/// Adds lines that create a body with this name.
fn body(info: &BodyInfo, name: &str, fields: &[Field], lines: &mut Lines) -> Result<(), String> {
    let of = body_type(info);
    // A body that contains other bodies is shorter as JSON.
    if fields
        .iter()
        .any(|field| matches!(field.value.shape, FieldType::List(FieldType::Body(_))))
    {
        let members = fields.iter();
        let members = members.map(|field| (field.info.wire.to_owned(), field.value.json.clone()));
        lines.before.push(format!("{of} *{name} = NULL;"));
        from_json(&of, name, &Json::Object(members.collect()), lines)?;
        lines.frees.push(format!("{of}_free({name});"));
        return Ok(());
    }
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for Field { info, value: typed } in fields {
        let field = info.name;
        match (&typed.shape, &typed.json) {
            (FieldType::List(inner), Json::List(items)) => {
                for item in items {
                    let (shape, json) = (**inner, item.clone());
                    let item = simple(&TypedJson { shape, json })?;
                    set.push(format!("{of}_add_{field}({name}, {item});"));
                }
            }
            (FieldType::Object, json) => {
                lines.before.push(format!("gfxhub_value *{field} = NULL;"));
                from_json("gfxhub_value", field, json, lines)?;
                lines.frees.push(format!("gfxhub_value_free({field});"));
                set.push(format!("{of}_set_{field}({name}, {field});"));
            }
            (FieldType::Value, json) => {
                lines
                    .before
                    .push(format!("gfxhub_value *{field} = {};", value(json)?));
                lines.frees.push(format!("gfxhub_value_free({field});"));
                required.push(Code::atom(field));
            }
            _ if info.required => required.push(Code::atom(simple(typed)?)),
            _ => set.push(format!("{of}_set_{field}({name}, {});", simple(typed)?)),
        }
    }
    let new = Code::call(format!("{of} *{name} = {of}_new"), required);
    lines.before.push(new.lines(STEP) + ";");
    lines.frees.push(format!("{of}_free({name});"));
    let lines = if lines.is_guarded {
        &mut lines.guarded
    } else {
        &mut lines.before
    };
    lines.extend(set);
    Ok(())
}

/// Adds a line that reads an object from JSON. The lines after it run only if it succeeds.
fn from_json(of: &str, name: &str, json: &Json, all: &mut Lines) -> Result<(), String> {
    if all.is_guarded {
        return Err("more than one of its parts has to be read from JSON".to_owned());
    }
    all.is_guarded = true;
    let lines = literal(json);
    let call = match lines.as_slice() {
        [line] => {
            let rest = [format!("&{name}"), "&error".to_owned()].map(Code::atom);
            let parts = [Code::atom(line)].into_iter().chain(rest);
            Code::call(format!("status = {of}_from_json"), parts.collect()).lines(STEP) + ";"
        }
        lines => {
            let text = lines.join("\n    ");
            format!("status = {of}_from_json(\n    {text},\n    &{name}, &error);")
        }
    };
    all.before.push(call);
    Ok(())
}

/// Returns an expression that creates a value.
fn value(json: &Json) -> Result<String, String> {
    Ok(match json {
        Json::Bool(value) => format!("gfxhub_value_new_bool({value})"),
        Json::Number(token) if token.contains(['.', 'e', 'E']) => {
            format!("gfxhub_value_new_double({token})")
        }
        Json::Number(token) => format!("gfxhub_value_new_int64({token})"),
        Json::Text(text) => format!("gfxhub_value_new_text({})", quoted(text)?),
        other => return Err(format!("{} is not a plain value in C", other.compact())),
    })
}

/// Returns the C form of an argument that is a number or a text.
fn simple(typed: &TypedJson) -> Result<String, String> {
    match (&typed.shape, &typed.json) {
        (FieldType::Value | FieldType::Object | FieldType::List(_) | FieldType::Body(_), json) => {
            Err(format!("{} is not a plain argument in C", json.compact()))
        }
        (_, Json::Number(token)) => Ok(token.clone()),
        (FieldType::Enum(info), Json::Text(word)) => {
            let at = info.values.iter().position(|known| known == word);
            let at = at.ok_or_else(|| format!("{word:?} is not a value of {}", info.name))?;
            Ok(enum_constant(info, at))
        }
        (_, Json::Text(text)) => quoted(text),
        (_, json) => Err(format!("{} is not a plain argument in C", json.compact())),
    }
}

fn quoted(text: &str) -> Result<String, String> {
    if text.contains(|c: char| c.is_control() || c == '?') {
        return Err(format!("{text:?} has no plain spelling in C"));
    }
    Ok(format!(
        "\"{}\"",
        text.replace('\\', "\\\\").replace('"', "\\\"")
    ))
}

/// Returns JSON with a space after each comma and colon.
fn spaced(json: &Json) -> String {
    match json {
        Json::List(items) => {
            let items: Vec<String> = items.iter().map(spaced).collect();
            format!("[{}]", items.join(", "))
        }
        Json::Object(members) => {
            let member = |(name, json): &(String, Json)| {
                format!("{}: {}", Json::Text(name.clone()).compact(), spaced(json))
            };
            let members: Vec<String> = members.iter().map(member).collect();
            format!("{{{}}}", members.join(", "))
        }
        plain => plain.compact(),
    }
}

/// Returns JSON as string literals, one per line. Each element of a list of objects begins a line,
/// and long lines are split.
fn literal(json: &Json) -> Vec<String> {
    let mut lines = Vec::new();
    for piece in pieces(json) {
        let mut line = String::new();
        for part in piece.split_inclusive(", ") {
            let part = part.replace('\\', "\\\\").replace('"', "\\\"");
            if !line.is_empty() && line.len() + part.len() > WIDTH {
                lines.push(std::mem::take(&mut line));
            }
            line += &part;
        }
        lines.push(line);
    }
    lines.iter().map(|line| format!("\"{line}\"")).collect()
}

fn pieces(json: &Json) -> Vec<String> {
    let list = match json.members() {
        Some([(name, Json::List(items))]) => Some((name, items)),
        _ => None,
    };
    let Some((name, items)) = list else {
        return vec![spaced(json)];
    };
    let mut pieces = vec![format!("{{{}: [", Json::Text(name.clone()).compact())];
    let last = items.len().saturating_sub(1);
    pieces.extend(items.iter().enumerate().map(|(at, item)| {
        let comma = if at < last { ", " } else { "" };
        spaced(item) + comma
    }));
    pieces.push("]}".to_owned());
    pieces
}
