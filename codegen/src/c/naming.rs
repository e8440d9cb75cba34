//! Defines names in C, and finds properties of the C types of the schema's fields.

use gfxhub::schema::{
    ArgumentInfo, BodyInfo, EnumInfo, FieldType, HANDLES, MethodKind, OperationInfo, PlainType,
    RECORDS, ReturnType, SETTINGS, SettingInfo, SettingType,
};

use crate::docs;
use crate::names::snake;
use crate::simulator;

/// Returns `gfxhub_engine_instance` for `EngineInstance`.
pub(crate) fn c_type(name: &str) -> String {
    format!("gfxhub_{}", snake(name))
}

/// Returns the constant of the enum value at this index: `GFXHUB_INTERPOLATION_EASE_IN`.
pub(crate) fn enum_constant(words: &EnumInfo, at: usize) -> String {
    format!("{}_{}", c_type(words.name), snake(words.names[at])).to_ascii_uppercase()
}

/// Returns the type of a body. If an accessor has the same name, the type is called `…_body`,
/// because C has one namespace for types and functions.
pub(crate) fn body_type(body: &BodyInfo) -> String {
    let name = c_type(body.name);
    let accessor = RECORDS.iter().any(|record| {
        let fields = record.fields.iter();
        fields
            .map(|field| format!("{}_{}", c_type(record.name), field.name))
            .any(|accessor| accessor == name)
    });
    if accessor { name + "_body" } else { name }
}

/// Returns documentation of the schema, changed to use the names in C.
pub(crate) fn c_docs(text: &str) -> String {
    let text = docs::lines(&with_methods(text)).join("\n");
    text.replace("Value::approx_eq", "gfxhub_value_approx_equal")
}

/// Returns the text with links to methods replaced by the names of their exports:
/// ``[`flush`](crate::LiveSession::flush)`` becomes `gfxhub_live_session_flush`.
fn with_methods(text: &str) -> String {
    docs::with_methods(text, |owner, method| match owner {
        // The text of the link is kept here and replaced by `c_docs`, because C has the method
        // under another name.
        "Value" => None,
        "ClientBuilder" => {
            let setting = SETTINGS.iter().find(|setting| setting.name == method)?;
            Some(setter("client_options", setting))
        }
        _ => method_export(owner, method).or_else(|| Some(format!("{}_{method}", c_type(owner)))),
    })
}

/// Returns the export of an operation, such as `gfxhub_engines_get`.
pub(crate) fn export(operation: &OperationInfo) -> String {
    format!("gfxhub_{}_{}", operation.group, operation.verb)
}

/// Returns the export of a method in C, or `None` if there is no such method. An example is
/// `gfxhub_live_session_flush`. The name ends in the unit if the only argument is a required time,
/// or if a method without arguments returns a time, and in `_json` if the method returns a log.
pub(crate) fn method_export(handle: &str, method: &str) -> Option<String> {
    let mut handles = HANDLES.iter().chain(simulator::HANDLES);
    let info = handles.find(|info| info.name == handle)?;
    let info = info.methods.iter().find(|info| info.name == method)?;
    let is_time = match info.arguments {
        [one] => one.shape == FieldType::Seconds && !one.optional,
        [] => matches!(
            info.returns.as_ref().map(|returns| returns.return_type),
            Some(ReturnType::Plain(PlainType::Duration))
        ),
        _ => false,
    };
    let behind = match info.kind {
        MethodKind::Log => "_json",
        _ if is_time => "_ms",
        _ => "",
    };
    Some(format!("{}_{method}{behind}", c_type(handle)))
}

/// Returns the setter of an option, such as `gfxhub_call_options_set_timeout_ms`.
pub(crate) fn setter(options: &str, setting: &SettingInfo) -> String {
    let name = setting.name;
    let setter = match setting.setting_type {
        SettingType::Duration => format!("set_{name}_ms"),
        SettingType::Json | SettingType::JsonFile => format!("set_{name}_json"),
        SettingType::Choice([_, word]) => format!("set_{word}_{name}"),
        SettingType::Texts(adder) => adder.to_owned(),
        _ => format!("set_{name}"),
    };
    format!("gfxhub_{options}_{setter}")
}

/// Returns the name of an argument in C: the JSON name in snake_case, such as `ncs_id` for
/// `ncsID`.
pub(super) fn argument(argument: &ArgumentInfo) -> String {
    parameter(&wire_snake(argument.wire))
}

/// Returns a JSON name in snake_case. A sequence of capitals counts as one word.
pub(crate) fn wire_snake(wire: &str) -> String {
    let letters: Vec<char> = wire.chars().collect();
    let mut out = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|before| {
                before.is_ascii_lowercase()
                    || before.is_ascii_digit()
                    || before.is_ascii_uppercase() && after.is_some_and(char::is_ascii_lowercase)
            });
        if begins {
            out.push('_');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

/// Returns the name of an argument, changed if it is a keyword of C++.
pub(super) fn parameter(name: &str) -> String {
    const KEYWORDS: &[&str] = &[
        "template",
        "class",
        "new",
        "delete",
        "operator",
        "default",
        "this",
        "register",
        "private",
        "public",
        "namespace",
        "union",
        "export",
        "typename",
        "type",
    ];
    if KEYWORDS.contains(&name) {
        format!("{name}_")
    } else {
        name.to_owned()
    }
}

/// Returns `true` if a value of this type contains text that C reads without a copy.
pub(super) fn has_text(shape: &FieldType) -> bool {
    match shape {
        FieldType::Boolean | FieldType::Integer | FieldType::Seconds => false,
        FieldType::Id(id) => id.text,
        FieldType::List(of) => has_text(of),
        _ => true,
    }
}

/// Returns `true` if a value of this type is a `gfxhub_str` in C.
pub(super) fn is_text(shape: &FieldType) -> bool {
    match shape {
        FieldType::Text | FieldType::NonEmptyString | FieldType::Enum(_) => true,
        FieldType::Id(id) => id.text,
        _ => false,
    }
}

/// Returns `true` if a value of this type is an `int64_t` in C.
pub(super) fn is_integer(shape: &FieldType) -> bool {
    match shape {
        FieldType::Integer => true,
        FieldType::Id(id) => !id.text,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gfxhub::schema::{BODIES, calls};

    use super::*;

    #[test]
    fn a_link_to_a_method_becomes_its_export() {
        let text = " Set by [`flush`](crate::LiveSession::flush), a [`Value`](crate::Value).";
        assert_eq!(
            c_docs(text),
            "Set by `gfxhub_live_session_flush`, a `Value`."
        );
        let text = " Up to\n [`resolve_timeout`](crate::ClientBuilder::resolve_timeout) long.";
        assert_eq!(
            c_docs(text),
            "Up to\n`gfxhub_client_options_set_resolve_timeout_ms` long."
        );
    }

    #[test]
    fn wire_names_become_names_of_c() {
        for (wire, name) in [
            ("engineId", "engine_id"),
            ("ncsID", "ncs_id"),
            ("ExternalDataFieldKey", "external_data_field_key"),
            ("objTB", "obj_tb"),
            ("RE5Thing", "re5_thing"),
        ] {
            assert_eq!(wire_snake(wire), name);
        }
    }

    #[test]
    fn no_type_has_the_name_of_a_call() {
        let records = RECORDS.iter().map(|record| c_type(record.name));
        let bodies = BODIES.iter().map(|body| body_type(body));
        let types: BTreeSet<String> = records.chain(bodies).collect();
        for call in calls() {
            let export = format!("gfxhub_{}", call.name.replace('.', "_"));
            assert!(!types.contains(&export), "{export}");
        }
    }
}
