//! `dispatch.hpp` of the conformance runner: plays a case by the typed method of its operation.

use gfxhub::{BodyField, BodyInfo, GROUPS, OperationInfo, Outcome, Shape};

use super::{bodies, groups, layout, types};

pub(crate) fn header() -> String {
    let bodies: String = bodies::in_order().iter().map(|body| taking(body)).collect();
    let rows: String = GROUPS
        .iter()
        .flat_map(|group| groups::operations(group))
        .map(row)
        .collect();
    let text = format!(
        "/// Bodies, of the objects that cases have for them.\nnamespace expressing {{\n{bodies}\n}}  \
         // namespace expressing\n\nnamespace dispatch {{\n\n\
         /// Calls the method of an operation; nothing where its types do not take the arguments.\n\
         inline std::optional<std::string> call(\n    const gfxhub::Client& hub, \
         const std::string& operation, const gfxhub::Value& given,\n    outcome::Form form) {{\n  \
         expressing::Members arguments(given);\n{rows}  return std::nullopt;\n}}\n\n}}  // namespace dispatch\n"
    );
    format!(
        "{}// Which typed method plays a case, and with what.\n\
         #ifndef GFXHUB_TEST_GEN_DISPATCH_HPP\n#define GFXHUB_TEST_GEN_DISPATCH_HPP\n\n\
         #include <gfxhub.hpp>\n#include <optional>\n#include <string>\n\n\
         #include \"conformance/expressing.hpp\"\n#include \"conformance/outcome.hpp\"\n\n{text}\n#endif\n",
        layout::MARK
    )
}

/// Takes the members of a body.
fn taking(body: &BodyInfo) -> String {
    let mut text = format!(
        "\ninline bool take(Given given, gfxhub::{}& out) {{\n  Members members(given.value);\n",
        body.name
    );
    for field in body.fields {
        text.push_str(&taken(field));
    }
    text + "  return members.expressible();\n}\n"
}

fn taken(field: &BodyField) -> String {
    let how = if field.required {
        "required"
    } else {
        "optional"
    };
    let (wire, member) = (field.wire, types::field(field.name));
    format!("  members.{how}({wire:?}, out.{member});\n")
}

/// The branch of an operation.
fn row(operation: &OperationInfo) -> String {
    let mut text = format!("  if (operation == {:?}) {{\n", operation.name);
    let mut names = Vec::new();
    for argument in operation.arguments {
        let of = match argument.shape {
            Shape::Id(id) => id.name.to_owned(),
            shape => types::of(shape),
        };
        text.push_str(&format!(
            "    gfxhub::{of} {0};\n    arguments.required({1:?}, {0});\n",
            argument.name, argument.wire
        ));
        names.push(argument.name.to_owned());
    }
    if let Some(body) = operation.body {
        let needed = body.fields.iter().any(|field| field.required);
        let how = if needed { "required" } else { "optional" };
        text.push_str(&format!(
            "    gfxhub::{} body;\n    arguments.{how}(\"body\", body);\n",
            body.name
        ));
        names.push("body".to_owned());
    }
    if operation.outcome == Outcome::Raw {
        text.push_str(
            "    std::string method = \"POST\";\n    arguments.optional(\"method\", method);\n",
        );
        names.push("method".to_owned());
    }
    let names = names.join(", ");
    let (group, verb) = (operation.group, operation.verb);
    let throwing = format!("[&] {{ return hub.{group}().{verb}({names}); }}");
    let trying = format!("[&] {{ return hub.{group}().try_{verb}({names}); }}");
    let call = layout::call(
        4,
        "return outcome::of",
        &["form".to_owned(), throwing, trying],
        ";",
    );
    text + "    if (!arguments.expressible()) {\n      return std::nullopt;\n    }\n"
        + &call
        + "  }\n"
}
