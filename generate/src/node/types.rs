//! The types of records, ids, words, bodies and options.

use std::collections::BTreeMap;

use gfxhub::{
    BodyField, BodyInfo, FieldInfo, GROUPS, IdInfo, OperationInfo, Presence, RECORDS, Shape,
    WordsInfo,
};

use super::layout::{list, quoted, union};
use super::{docs, names};
use crate::docs::summary;

/// Where a hub sends a number in place of the text that is documented.
const NUMBER_AS_WELL: &[(&str, &str)] = &[("EngineInstance", "pid")];

/// `gen/records.d.cts`. Fields that nobody has documented are not in it, so that a misspelt name is
/// found; `'enabled' in engine` lets a program at them all the same.
pub(super) fn records() -> String {
    let mut body = String::new();
    for record in RECORDS {
        body.push('\n');
        body.push_str(&docs::of(0, record.docs));
        body.push_str(&format!("export interface {} {{\n", record.name));
        for field in record.fields {
            body.push_str(&docs::of(2, field.docs));
            body.push_str(&came(record.name, field));
        }
        body.push_str("}\n");
    }
    body.push_str(
        "\n/** A renderer as a launch configuration names it: by its id, or the renderer itself on newer hubs. */\n\
         export type RendererRef = RendererId | string | Renderer\n",
    );
    imports(&body, &[]) + &body
}

fn came(record: &str, field: &FieldInfo) -> String {
    let mut form = received(&field.shape);
    if NUMBER_AS_WELL.contains(&(record, field.wire)) {
        form = format!("number | {form}");
    }
    match field.presence {
        Presence::Required => format!("  {}: {form}\n", field.wire),
        _ => format!("  {}?: {form} | null\n", field.wire),
    }
}

/// The type of what comes.
fn received(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "boolean".to_owned(),
        // Some hubs send whole numbers as text, and they are handed on as they came.
        Shape::Integer => "number | string".to_owned(),
        Shape::Seconds => "number".to_owned(),
        Shape::Value => "Value".to_owned(),
        Shape::Object => "ValueObject".to_owned(),
        Shape::Id(id) => id.name.to_owned(),
        Shape::Words(words) => words.name.to_owned(),
        Shape::List(element) => many(&received(element)),
        Shape::Keyed(element) => format!("{{ [key: string]: {} }}", received(element)),
        Shape::Record(record) => record.name.to_owned(),
        Shape::RendererRef => "RendererRef".to_owned(),
        Shape::Body(body) => body.name.to_owned(),
        _ => "string".to_owned(),
    }
}

/// The type of what is sent: strict in words, and with bigint where a number must be exact.
pub(super) fn sent(shape: &Shape, nullable: bool) -> String {
    let form = match shape {
        Shape::Id(id) if id.text && id.or_integer => format!("{} | number | bigint", id.name),
        Shape::Id(id) if id.text => id.name.to_owned(),
        Shape::Id(id) => format!("{} | bigint", id.name),
        Shape::Integer => "number | bigint".to_owned(),
        Shape::Value => "ValueInput".to_owned(),
        Shape::Object => "ValueInputObject".to_owned(),
        Shape::Words(words) => words
            .words
            .iter()
            .map(|word| quoted(word))
            .collect::<Vec<_>>()
            .join(" | "),
        Shape::List(element) => format!("readonly {}", many(&sent(element, false))),
        other => received(other),
    };
    if nullable { form + " | null" } else { form }
}

fn many(form: &str) -> String {
    if form.contains(' ') {
        format!("({form})[]")
    } else {
        format!("{form}[]")
    }
}

/// `gen/values.d.cts`: ids, words, and the bodies that stand within others.
pub(super) fn values() -> String {
    let mut out = String::new();
    let (mut ids, mut words, mut bodies) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for shape in shapes() {
        gather(shape, &mut ids, &mut words, &mut bodies);
    }
    for id in ids.values() {
        out.push('\n');
        out.push_str(&docs::id(id));
        let form = if id.text { "string" } else { "number" };
        out.push_str(&format!("export type {} = {form}\n", id.name));
    }
    for word in words.values() {
        out.push('\n');
        let mut told = vec![summary(word.docs) + " Others may come:"];
        told.extend(
            word.words
                .iter()
                .zip(word.word_docs)
                .map(|(word, docs)| format!("- `{word}`: {}", summary(docs))),
        );
        out.push_str(&docs::comment(0, &told));
        let mut known: Vec<String> = word.words.iter().map(|word| quoted(word)).collect();
        known.push("(string & {})".to_owned());
        out.push_str(&union(0, &format!("export type {} =", word.name), &known));
    }
    for body in bodies.values() {
        out.push('\n');
        out.push_str(&docs::of(0, body.docs));
        out.push_str(&format!("export interface {} {{\n", body.name));
        for field in body.fields {
            out.push_str(&docs::of(2, field.docs));
            let mark = if field.required { "" } else { "?" };
            out.push_str(&format!(
                "  {}{mark}: {}\n",
                field.wire,
                sent(&field.shape, field.nullable)
            ));
        }
        out.push_str("}\n");
    }
    imports(&out, &[]) + &out
}

/// Every shape that stands somewhere.
fn shapes() -> impl Iterator<Item = &'static Shape> {
    let operations = || GROUPS.iter().flat_map(|group| names::operations(group));
    let fields = RECORDS
        .iter()
        .flat_map(|record| record.fields)
        .map(|field| &field.shape);
    let arguments = operations()
        .flat_map(|operation| operation.arguments)
        .map(|argument| &argument.shape);
    let bodies = operations()
        .filter_map(|operation| operation.body)
        .flat_map(|body| body.fields)
        .map(|field| &field.shape);
    fields.chain(arguments).chain(bodies)
}

fn gather(
    shape: &'static Shape,
    ids: &mut BTreeMap<&'static str, &'static IdInfo>,
    words: &mut BTreeMap<&'static str, &'static WordsInfo>,
    bodies: &mut BTreeMap<&'static str, &'static BodyInfo>,
) {
    match shape {
        Shape::Id(id) => drop(ids.insert(id.name, id)),
        Shape::Words(word) => drop(words.insert(word.name, word)),
        Shape::List(inner) | Shape::Keyed(inner) => gather(inner, ids, words, bodies),
        Shape::Body(body) => {
            bodies.insert(body.name, body);
            for field in body.fields {
                gather(&field.shape, ids, words, bodies);
            }
        }
        _ => {}
    }
}

/// `gen/options.d.cts`: the options of the operations that have some of their own.
pub(super) fn options() -> String {
    let mut body = String::new();
    for operation in GROUPS.iter().flat_map(|group| names::operations(group)) {
        if names::has_options(operation) {
            body.push('\n');
            body.push_str(&options_of(operation));
        }
    }
    imports(&body, &[]) + &body
}

fn options_of(operation: &OperationInfo) -> String {
    let mut out = docs::comment(
        0,
        &[format!(
            "Options of `{}.{}`.",
            operation.group,
            names::method(operation)
        )],
    );
    out.push_str(&format!(
        "export interface {} extends CallOptions {{\n",
        names::options(operation)
    ));
    for field in names::optional(operation) {
        out.push_str(&docs::of(2, field.docs));
        out.push_str(&option(field));
    }
    if names::is_external_data(operation) {
        out.push_str("  /** The HTTP method, which is not documented; POST unless given. */\n");
        out.push_str("  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined\n");
    }
    out + "}\n"
}

fn option(field: &BodyField) -> String {
    let mut forms: Vec<String> = sent(&field.shape, field.nullable)
        .split(" | ")
        .map(str::to_owned)
        .collect();
    forms.push("undefined".to_owned());
    union(2, &format!("{}?:", names::parameter(field.wire)), &forms)
}

/// The imports of everything that a text names and does not declare itself.
pub(super) fn imports(body: &str, own: &[&str]) -> String {
    let (mut ids, mut words, mut bodies) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for shape in shapes() {
        gather(shape, &mut ids, &mut words, &mut bodies);
    }
    let mut values: Vec<&str> = ids
        .keys()
        .chain(words.keys())
        .chain(bodies.keys())
        .copied()
        .collect();
    values.sort_unstable();
    let records: Vec<&str> = RECORDS
        .iter()
        .map(|record| record.name)
        .chain(["RendererRef"])
        .collect();
    let options: Vec<String> = GROUPS
        .iter()
        .flat_map(|group| names::operations(group))
        .filter(|operation| names::has_options(operation))
        .map(names::options)
        .collect();
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let shared = [
        "CallOptions",
        "RawResponse",
        "Value",
        "ValueInput",
        "ValueInputObject",
        "ValueObject",
    ];
    let mut out = String::new();
    for (names, from) in [
        (&shared[..], "../lib/shared.cjs"),
        (&options, "./options.cjs"),
        (&records, "./records.cjs"),
        (&values, "./values.cjs"),
    ] {
        let used: Vec<String> = names
            .iter()
            .filter(|name| !own.contains(name) && is_used(body, name))
            .map(|name| (*name).to_owned())
            .collect();
        if !used.is_empty() {
            out.push_str(&list(
                0,
                "import type ",
                "{}",
                &used,
                &format!(" from {}", quoted(from)),
            ));
        }
    }
    out
}

/// Whether a text names this type in code, and does not declare it.
fn is_used(body: &str, name: &str) -> bool {
    let declared = ["interface", "type", "class"].iter().any(|word| {
        body.contains(&format!("export {word} {name} "))
            || body.contains(&format!("export declare {word} {name} "))
    });
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let in_code = |line: &&str| !matches!(line.trim_start().get(..1), Some("*" | "/"));
    !declared
        && body.lines().filter(in_code).any(|line| {
            line.match_indices(name).any(|(at, _)| {
                !line[..at].ends_with(is_part)
                    && !line[at + name.len()..].starts_with(is_part)
                    && !line[at + name.len()..].starts_with(['?', ':'])
            })
        })
}

#[cfg(test)]
mod tests {
    use gfxhub::RECORDS;

    use super::{NUMBER_AS_WELL, is_used};

    #[test]
    fn what_comes_as_a_number_as_well_is_a_field() {
        for (record, field) in NUMBER_AS_WELL {
            let record = RECORDS.iter().find(|known| known.name == *record).unwrap();
            assert!(record.fields.iter().any(|known| known.wire == *field));
        }
    }

    #[test]
    fn names_are_found_where_code_uses_them() {
        assert!(is_used("a: Value | null", "Value"));
        assert!(!is_used("a: ValueInput", "Value"));
        assert!(!is_used("/** A Value */", "Value"));
        assert!(!is_used("Value?: string", "Value"));
        assert!(!is_used("export interface Value {\n  a: Value", "Value"));
    }
}
