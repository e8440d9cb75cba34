//! Each operation as a function of its arguments in wire JSON.

use gfxhub::{EXTERNAL_DATA, GROUPS, OperationInfo, Outcome, Shape};

use super::super::naming::{argument, body_type, c_type, export};
use crate::committed::File;
use crate::names::snake;

/// The file with a function for each operation, and the table of them.
pub(super) fn file() -> Result<File, String> {
    let operations: Vec<&OperationInfo> = GROUPS
        .iter()
        .flat_map(|group| group.operations.iter().copied())
        .chain([EXTERNAL_DATA])
        .collect();
    let mut text = String::new();
    for operation in &operations {
        text += &call(operation)?;
    }
    text += "const play_typed typed_calls[] = {\n";
    for operation in &operations {
        text += &format!("  {{\"{}\", {}}},\n", operation.name, function(operation));
    }
    text += "  {NULL, NULL},\n};\n";
    Ok(super::file(
        "calls",
        "Every operation by its typed function.",
        &text,
    ))
}

fn function(operation: &OperationInfo) -> String {
    export(operation).replacen("gfxhub_", "call_", 1)
}

fn call(operation: &OperationInfo) -> Result<String, String> {
    let mut text = format!(
        "static bool {}(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {{\n",
        function(operation)
    );
    let (mut reads, mut given) = (Vec::new(), vec!["hub".to_owned()]);
    for argument_info in operation.arguments {
        let name = argument(argument_info);
        let text_id = matches!(argument_info.shape, Shape::Id(id) if id.text);
        let (form, read) = if text_id {
            ("const char *", "text")
        } else {
            ("int64_t ", "integer")
        };
        let empty = if text_id { "NULL" } else { "0" };
        text += &format!("  {form}{name} = {empty};\n");
        reads.push(format!(
            "argument_{read}(arguments, \"{}\", &{name})",
            argument_info.wire
        ));
        given.push(name);
    }
    let (made, wire) = outcome(operation)?;
    if let Some((form, empty)) = made.form() {
        text += &format!("  {form}result = {empty};\n");
    }
    let mut taken = operation.arguments.len();
    let mut after = String::new();
    if let Some(body) = operation.body {
        text += &format!("  {} *body = NULL;\n", body_type(body));
        reads.push(format!(
            "body_{}(gfxhub_value_get(arguments, \"body\"), &body)",
            snake(body.name)
        ));
        given.push("body".to_owned());
        after = format!("  {}_free(body);\n", body_type(body));
        taken += 1;
    }
    if operation.outcome == Outcome::Raw {
        text += "  const char *method = NULL;\n";
        reads.push("argument_text_or_none(arguments, \"method\", &method)".to_owned());
        given.push("method".to_owned());
    }
    given.push("NULL".to_owned());
    if made.form().is_some() {
        given.push("&result".to_owned());
    }
    given.push("&out->error".to_owned());
    let count = if operation.outcome == Outcome::Raw {
        format!(
            "gfxhub_value_len(arguments) !=\n          \
             {taken} + (size_t)(gfxhub_value_get(arguments, \"method\") != NULL)"
        )
    } else {
        format!("gfxhub_value_len(arguments) != {taken}")
    };
    let refusals: String = reads
        .iter()
        .map(|read| format!(" ||\n      !{read}"))
        .collect();
    text += &format!("  if ({count}{refusals}) {{\n    return false;\n  }}\n");
    text += &format!(
        "  out->status = {}({});\n",
        export(operation),
        given.join(", ")
    );
    text += &wire;
    text += &after;
    text += "  return true;\n}\n\n";
    Ok(text)
}

/// What a call gives.
enum Made {
    Handle(String),
    Number,
    Nothing,
}

impl Made {
    fn form(&self) -> Option<(String, &'static str)> {
        match self {
            Self::Handle(c) => Some((format!("{c} *"), "NULL")),
            Self::Number => Some(("int64_t ".to_owned(), "0")),
            Self::Nothing => None,
        }
    }
}

/// What it gives, and the lines that make wire JSON of it.
fn outcome(operation: &OperationInfo) -> Result<(Made, String), String> {
    let on_success =
        |lines: &str| format!("  if (out->status == GFXHUB_STATUS_OK) {{\n{lines}  }}\n");
    Ok(match operation.outcome {
        Outcome::List(of) => {
            let c = c_type(of.name);
            let lines = format!(
                "    size_t at;\n    out->result = {c}_list_to_json(result);\n    \
                 for (at = 0; at < {c}_list_len(result); at++) {{\n      \
                 agree_{}({c}_list_at(result, at), NULL, out);\n    }}\n",
                snake(of.name)
            );
            let end = format!("  {c}_list_free(result);\n");
            (Made::Handle(format!("{c}_list")), on_success(&lines) + &end)
        }
        Outcome::Record(of) | Outcome::First(of) => {
            let c = c_type(of.name);
            let lines = format!(
                "    out->result = {c}_to_json(result);\n    \
                 agree_{}(result, NULL, out);\n",
                snake(of.name)
            );
            (
                Made::Handle(c.clone()),
                on_success(&lines) + &format!("  {c}_free(result);\n"),
            )
        }
        Outcome::Ids => {
            let c = "gfxhub_renderer_id_list";
            let lines = "    out->result = result_of_ids(result);\n";
            (
                Made::Handle(c.to_owned()),
                on_success(lines) + &format!("  {c}_free(result);\n"),
            )
        }
        Outcome::Id => {
            let lines = "    out->result = result_of(gfxhub_value_new_int64(result));\n";
            (Made::Number, on_success(lines))
        }
        Outcome::Word => {
            let lines = "    out->result = result_of_text(gfxhub_string_str(result));\n";
            let end = "  gfxhub_string_free(result);\n";
            (
                Made::Handle("gfxhub_string".to_owned()),
                on_success(lines) + end,
            )
        }
        Outcome::Raw => {
            let lines = "    out->result = result_of_response(result);\n";
            let end = "  gfxhub_response_free(result);\n";
            (
                Made::Handle("gfxhub_response".to_owned()),
                on_success(lines) + end,
            )
        }
        Outcome::Success | Outcome::Nothing => (
            Made::Nothing,
            on_success("    out->result = result_of(gfxhub_value_new_null());\n"),
        ),
        other => return Err(format!("the C runner has no result for {other:?}")),
    })
}
