//! `every_operation.*`: a program that calls every operation, for the checker of types.

use gfxhub::{BodyField, GROUPS, OperationInfo, Shape};

use super::layout::{list, quoted};
use super::{methods, names};
use crate::names::pascal;

/// The program. It is the same in both module systems.
pub(super) fn program() -> String {
    let mut body = String::new();
    for operation in GROUPS.iter().flat_map(|group| names::operations(group)) {
        body.push('\n');
        body.push_str(&call(operation));
    }
    let mut types = methods::result_types();
    types.extend(["type CallOptions".to_owned(), "Client".to_owned()]);
    types.extend(
        GROUPS
            .iter()
            .flat_map(|group| names::operations(group))
            .filter(|operation| names::has_options(operation))
            .map(|operation| format!("type {}", names::options(operation))),
    );
    types.sort_by_key(|name| name.trim_start_matches("type ").to_owned());
    types.dedup();
    let imports = list(0, "import ", "{}", &types, " from 'gfxhub'");
    let rest = "\nconst hub = new Client('http://127.0.0.1:9')\nconst { signal } = new AbortController()\n";
    imports + rest + &body
}

fn call(operation: &OperationInfo) -> String {
    let name = pascal(operation.group) + &pascal(operation.verb);
    let mut lines = format!("  const options: {} = {{\n", names::options(operation));
    for field in names::optional(operation) {
        lines.push_str(&format!(
            "    {}: {},\n",
            names::parameter(field.wire),
            sample(&field.shape)
        ));
    }
    if names::is_external_data(operation) {
        lines.push_str("    method: 'GET',\n");
    }
    lines.push_str("    timeout: 1000,\n    signal,\n    resend: true,\n  }\n");
    let mut arguments: Vec<String> = operation
        .arguments
        .iter()
        .map(|argument| sample(&argument.shape))
        .chain(names::required(operation).map(|field| sample(&field.shape)))
        .collect();
    arguments.push("options".to_owned());
    let call = format!(
        "return hub.{}.{}",
        operation.group,
        names::method(operation)
    );
    let returns = format!(": Promise<{}> {{", methods::given(operation.outcome));
    list(
        0,
        &format!("export async function call{name}"),
        "()",
        &[],
        &returns,
    ) + &lines
        + &list(2, &call, "()", &arguments, "")
        + "}\n"
}

/// Something that can be given there.
fn sample(shape: &Shape) -> String {
    match shape {
        Shape::Boolean => "true".to_owned(),
        Shape::Integer => "7".to_owned(),
        Shape::Seconds => "1.5".to_owned(),
        Shape::Value => "{ x: 0.5, y: [true, null, 'a', 1n] }".to_owned(),
        Shape::Object => "{ headline: 'text', list: ['a', 'b'] }".to_owned(),
        Shape::Id(id) if !id.text => "3n".to_owned(),
        Shape::Words(words) => quoted(words.words.first().copied().unwrap_or_default()),
        Shape::List(element) => format!("[{}]", sample(element)),
        Shape::Body(body) => {
            let members: Vec<String> = body.fields.iter().map(member).collect();
            format!("{{ {} }}", members.join(", "))
        }
        _ => "'text'".to_owned(),
    }
}

fn member(field: &BodyField) -> String {
    format!("{}: {}", field.wire, sample(&field.shape))
}
