//! `gen/groups.hpp`: the operations, a class for each group.

use gfxhub::{EXTERNAL_DATA, GROUPS, GroupInfo, OperationInfo, Outcome, Shape};

use super::{layout, types};
use crate::docs;
use crate::names::{pascal, snake};

pub(crate) fn header() -> String {
    let mut text = String::new();
    for group in GROUPS {
        text.push_str(&class(group));
    }
    text.push_str(&client());
    layout::header(
        "groups",
        "The operations of the hub, in their groups.",
        &[
            "<cstdint>",
            "<memory>",
            "<string>",
            "<utility>",
            "<vector>",
            "../../gfxhub.h",
            "../call.hpp",
            "../call_options.hpp",
            "../record.hpp",
            "../response.hpp",
            "../result.hpp",
            "bodies.hpp",
            "ids.hpp",
            "reading.hpp",
            "records.hpp",
            "sending.hpp",
        ],
        &text,
    )
}

/// The operations of a group, the one without a row included.
pub(crate) fn operations(group: &GroupInfo) -> Vec<&'static OperationInfo> {
    let more = (EXTERNAL_DATA.group == group.name).then_some(EXTERNAL_DATA);
    group.operations.iter().copied().chain(more).collect()
}

fn class(group: &GroupInfo) -> String {
    let name = pascal(group.name);
    let operations = operations(group);
    let each = |write: fn(&OperationInfo) -> String| -> String {
        let written: Vec<String> = operations
            .iter()
            .map(|operation| write(operation))
            .collect();
        written.join("\n")
    };
    format!(
        "\n{}class {name} {{\n public:\n#if GFXHUB_EXCEPTIONS\n{}#endif\n\n{}\n  \
         /// For the library itself.\n  \
         explicit {name}(std::shared_ptr<const gfxhub_client> client) : client_(std::move(client)) {{}}\n\n \
         private:\n  std::shared_ptr<const gfxhub_client> client_;\n}};\n",
        layout::doc(0, group.docs),
        each(throwing),
        each(trying)
    )
}

/// The form that throws.
fn throwing(operation: &OperationInfo) -> String {
    let given = result(operation);
    let call = layout::call(
        4,
        &format!("return try_{}", operation.verb),
        &names(operation),
        "",
    );
    format!(
        "{}{}{}.value();\n  }}\n",
        documentation(operation),
        layout::call(
            2,
            &format!("{given} {}", operation.verb),
            &parameters(operation),
            " const {"
        ),
        call.trim_end(),
    )
}

/// The form that gives the error.
fn trying(operation: &OperationInfo) -> String {
    let (verb, name) = (operation.verb, operation.name);
    let before = format!("[[nodiscard]] Result<{}> try_{verb}", result(operation));
    let mut text = format!(
        "  /// `{verb}` without exceptions: the error stands in the result.\n{}    \
         detail::Call call({name:?}, options);\n",
        layout::call(2, &before, &parameters(operation), " const {")
    );
    let text_argument = |shape| matches!(shape, Shape::Id(id) if id.text);
    for argument in operation
        .arguments
        .iter()
        .filter(|a| text_argument(a.shape))
    {
        text.push_str(&format!(
            "    call.check({:?}, {});\n",
            argument.wire, argument.name
        ));
    }
    if operation.outcome == Outcome::Raw {
        text.push_str("    call.check(\"method\", method);\n");
    }
    if operation.body.is_some() {
        text.push_str("    const auto sent = detail::to_c(body, call, \"body\");\n");
    }
    text + &sending(operation) + "  }\n"
}

/// The statement that makes the call through the C interface.
fn sending(operation: &OperationInfo) -> String {
    let function = format!("gfxhub_{}_{}", operation.group, operation.verb);
    let mut parts = vec!["client_.get()".to_owned()];
    for argument in operation.arguments {
        parts.push(match argument.shape {
            Shape::Id(id) if id.text => format!("{}.get().c_str()", argument.name),
            _ => format!("{}.get()", argument.name),
        });
    }
    parts.extend(operation.body.map(|_| "sent.get()".to_owned()));
    if operation.outcome == Outcome::Raw {
        parts.push("method.c_str()".to_owned());
    }
    parts.push("call.options()".to_owned());
    let (kind, out) = match operation.outcome {
        Outcome::Success | Outcome::Nothing => ("make", None),
        Outcome::Id => ("number<RendererId>", Some("std::int64_t")),
        _ => ("give", Some("")),
    };
    let handle = handle(operation);
    let out = out.map(|of| {
        if of.is_empty() {
            format!("{handle}**")
        } else {
            format!("{of}*")
        }
    });
    let lambda = match &out {
        Some(of) => format!("[&]({of} out, gfxhub_error** error) {{"),
        None => "[&](gfxhub_error** error) {".to_owned(),
    };
    parts.extend(out.map(|_| "out".to_owned()));
    parts.push("error".to_owned());
    if kind != "give" {
        let inner = layout::call(6, &format!("return {function}"), &parts, ";");
        return format!("    return call.{kind}({lambda}\n{inner}    }});\n");
    }
    let inner = layout::call(10, &format!("return {function}"), &parts, ";");
    let (function, parts) = reading(operation);
    let read = format!("        [](std::shared_ptr<const {handle}> from) {{");
    let result = format!("{function}({})", parts.join(", "));
    let mut read_line = format!("{read} return {result}; }});\n");
    if read_line.trim_end().len() > layout::WIDTH {
        let inner = layout::call(10, &format!("return {function}"), &parts, ";");
        read_line = format!("{read}\n{inner}        }});\n");
    }
    format!(
        "    return call.give(\n        {handle}_free,\n        {lambda}\n{inner}        }},\n{read_line}"
    )
}

/// The type of the C interface that the operation gives.
fn handle(operation: &OperationInfo) -> String {
    match operation.outcome {
        Outcome::List(record) => format!("gfxhub_{}_list", snake(record.name)),
        Outcome::Record(record) | Outcome::First(record) => {
            format!("gfxhub_{}", snake(record.name))
        }
        Outcome::Ids => "gfxhub_renderer_id_list".to_owned(),
        Outcome::Word => "gfxhub_string".to_owned(),
        Outcome::Raw => "gfxhub_response".to_owned(),
        _ => String::new(),
    }
}

/// What is made of what the C interface gave, `from`: a call and its arguments.
fn reading(operation: &OperationInfo) -> (String, Vec<String>) {
    let handle = handle(operation);
    let moved = || vec!["std::move(from)".to_owned()];
    let list = |of: &str| {
        let parts = [
            "from".to_owned(),
            format!("{handle}_len"),
            format!("{handle}_at"),
        ];
        (format!("detail::list<{of}>"), parts.to_vec())
    };
    match operation.outcome {
        Outcome::List(record) => list(record.name),
        Outcome::Record(record) | Outcome::First(record) => (record.name.to_owned(), moved()),
        Outcome::Ids => list("RendererId"),
        Outcome::Word => {
            let text = "gfxhub_string_str(from.get())".to_owned();
            ("detail::text".to_owned(), vec![text])
        }
        _ => ("Response".to_owned(), moved()),
    }
}

/// What the operation gives in C++.
pub(crate) fn result(operation: &OperationInfo) -> String {
    match operation.outcome {
        Outcome::List(record) => format!("std::vector<{}>", record.name),
        Outcome::Record(record) | Outcome::First(record) => record.name.to_owned(),
        Outcome::Ids => "std::vector<RendererId>".to_owned(),
        Outcome::Id => "RendererId".to_owned(),
        Outcome::Word => "std::string".to_owned(),
        Outcome::Raw => "Response".to_owned(),
        _ => "void".to_owned(),
    }
}

fn parameters(operation: &OperationInfo) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for argument in operation.arguments {
        let of = types::of(argument.shape);
        parts.push(match argument.shape {
            Shape::Id(id) if id.text => format!("const {of}& {}", argument.name),
            _ => format!("{of} {}", argument.name),
        });
    }
    parts.extend(
        operation
            .body
            .map(|body| format!("const {}& body", body.name)),
    );
    if operation.outcome == Outcome::Raw {
        parts.push("const std::string& method = \"POST\"".to_owned());
    }
    parts.push("const CallOptions& options = {}".to_owned());
    parts
}

fn names(operation: &OperationInfo) -> Vec<String> {
    let mut parts: Vec<String> = operation
        .arguments
        .iter()
        .map(|a| a.name.to_owned())
        .collect();
    parts.extend(operation.body.map(|_| "body".to_owned()));
    parts.extend((operation.outcome == Outcome::Raw).then(|| "method".to_owned()));
    parts.push("options".to_owned());
    parts
}

fn documentation(operation: &OperationInfo) -> String {
    let mut lines = docs::lines(operation.docs);
    lines.push(String::new());
    for argument in operation.arguments {
        lines.push(format!(
            "@param {} {}",
            argument.name,
            docs::summary(argument.docs)
        ));
        lines.push(String::new());
    }
    if let Some(body) = operation.body {
        let fields = "its fields say units and ranges.";
        lines.push(format!(
            "@param body {} What it is made of: {fields}",
            docs::summary(body.docs)
        ));
        lines.push(String::new());
    }
    if operation.outcome == Outcome::Raw {
        lines.push("@param method The HTTP method.".to_owned());
        lines.push(String::new());
    }
    lines.push("@param options A time limit of the call's own, and a way to cancel it.".to_owned());
    lines.push(String::new());
    lines.push(
        "@throws Error of any kind that a call can have; its `effect()` says whether the hub \
         carried it out."
            .to_owned(),
    );
    lines.push(String::new());
    lines.push(format!(
        "Hub path: `{} {}`. {}",
        operation.method,
        operation.path,
        operation.resend.docs()
    ));
    // The parameters stand below each other, without the empty lines that keep them apart.
    let text = layout::comment(2, &lines);
    let mut out = String::new();
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let next = lines
            .get(at + 1)
            .is_some_and(|next| next.starts_with("  /// @"));
        let before = at > 0 && out.contains("@param");
        if *line == "  ///" && next && before {
            continue;
        }
        out.push_str(line);
        out.push('\n');
    }
    out
}

/// What a client has a handle of each group from.
fn client() -> String {
    let mut text = String::from(
        "\nnamespace detail {\n\n/// The groups of a client.\nclass Groups {\n public:\n",
    );
    for group in GROUPS {
        let name = pascal(group.name);
        text.push_str(&layout::doc(2, group.docs));
        text.push_str(&format!(
            "  [[nodiscard]] {name} {}() const {{ return {name}(client_); }}\n",
            group.name
        ));
    }
    text + "\n  /// The client of the C interface, which stays this object's own.\n  \
            [[nodiscard]] const gfxhub_client* handle() const noexcept { return client_.get(); }\n\n \
            protected:\n  \
            explicit Groups(std::shared_ptr<const gfxhub_client> client) : client_(std::move(client)) {}\n\n \
            private:\n  std::shared_ptr<const gfxhub_client> client_;\n};\n\n}  // namespace detail\n"
}
