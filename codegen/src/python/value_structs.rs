//! Structs of property values, as frozen dataclasses.

use gfxhub::schema::{MemberInfo, MemberKind, StructInfo, VALUE_STRUCTS};

use super::docs;
use super::source::{PYTHON, docstring, listed};
use crate::output_files::File;

/// Returns the names of the dataclasses.
pub(super) fn names() -> Vec<String> {
    let mut names: Vec<String> = VALUE_STRUCTS
        .iter()
        .map(|info| info.name.to_owned())
        .collect();
    names.sort();
    names
}

/// Returns `gfxhub/_value_structs.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"The structs that values of properties can be.\"\"\"\n\n{PYTHON}\n\nfrom dataclasses import dataclass\nfrom typing import Any, ClassVar, Optional, Union\n\nfrom ._value_struct import ValueStruct, Vector\n\n"
    );
    let quoted: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &quoted, "]"));
    VALUE_STRUCTS
        .iter()
        .for_each(|info| text.push_str(&class(info)));
    File::new("py/python/gfxhub/_value_structs.py", text)
}

/// Returns the Python name of a member, without the prefix `r#` of a raw identifier.
fn name(member: &MemberInfo) -> &'static str {
    member.name.trim_start_matches("r#")
}

fn class(info: &StructInfo) -> String {
    // The example after the text is in Rust, so it is omitted.
    let text = info.docs.split("```").next().unwrap_or_default();
    let docs = docstring(&docs::text(text), "    ");
    let members: String = info.members.iter().map(member).collect();
    let entry = |member: &MemberInfo| format!("        {:?}: {:?},\n", name(member), member.wire);
    let wires: String = info.members.iter().map(entry).collect();
    let parts: Vec<String> = info
        .members
        .iter()
        .filter(|member| matches!(member.holds, MemberKind::Vector | MemberKind::Pair))
        .map(|member| format!("{:?}: {}", name(member), kind(member.holds)))
        .collect();
    let parts = match parts.is_empty() {
        true => String::new(),
        false => listed(
            "    ",
            "_parts: ClassVar[dict[str, type[ValueStruct]]] = {",
            &parts,
            "}",
        ),
    };
    format!(
        "\n\n@dataclass(frozen=True)\nclass {}(ValueStruct):\n{docs}\n{members}\n    _wires: ClassVar[dict[str, str]] = {{\n{wires}    }}\n{parts}",
        info.name
    )
}

fn member(member: &MemberInfo) -> String {
    let kind = kind(member.holds);
    let typed = match member.required {
        true => kind.to_owned(),
        false => format!("Optional[{kind}] = None"),
    };
    let docs = docs::plain(member.docs);
    format!("    {}: {typed}\n    \"\"\"{docs}\"\"\"\n", name(member))
}

fn kind(kind: MemberKind) -> &'static str {
    match kind {
        MemberKind::Boolean => "bool",
        MemberKind::Integer => "int",
        MemberKind::Number => "float",
        MemberKind::Text => "str",
        MemberKind::Values => "list[Any]",
        MemberKind::Vector => "Vector",
        MemberKind::Pair => "Pair",
        MemberKind::Pid => "Union[int, str]",
        _ => "Any",
    }
}
