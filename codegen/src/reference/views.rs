//! Arguments, options and results of operations, in the form that the pages' tables use.

use gfxhub::schema::{OperationInfo, ResponseType, SettingInfo, SettingType};
use serde::Serialize;

use super::markdown::{line, link, with_article};
use crate::c::naming;
use crate::node;

/// An argument, or a field of a record or a body.
#[derive(Serialize)]
pub(super) struct FieldView {
    pub(super) wire: &'static str,
    pub(super) name: &'static str,
    pub(super) form: String,
    /// Place of an argument in the request, or presence of a field.
    pub(super) place: &'static str,
    pub(super) docs: String,
}

/// An option of a call, with its names in the languages.
#[derive(Serialize)]
pub(super) struct OptionView {
    name: &'static str,
    takes: &'static str,
    c: String,
    node: String,
    command: String,
    docs: String,
}

/// Returns the view of an option. `options` names the C options that its setter belongs to.
pub(super) fn option(options: &str, row: &SettingInfo) -> OptionView {
    let flag = format!("`--{}`", row.name.replace('_', "-"));
    let (takes, command) = match row.setting_type {
        SettingType::Duration => ("time", flag),
        SettingType::Count | SettingType::Number => ("number", flag),
        SettingType::Bytes => ("number of bytes", flag),
        SettingType::Flag => ("flag", flag),
        SettingType::CancelToken => ("token", "Ctrl-C".to_owned()),
        _ => ("text", flag),
    };
    OptionView {
        name: row.name,
        takes,
        c: naming::setter(options, row),
        node: node::option_name(row),
        command,
        docs: format!("{} {}", line(row.docs), row.limits)
            .trim_end()
            .to_owned(),
    }
}

/// Returns a description of an operation's result.
pub(super) fn gives(operation: &OperationInfo) -> String {
    let id = "[RendererId](words-and-ids.md#ids)";
    match operation.outcome {
        ResponseType::List(info) => format!("a list of {}.", link(info.name, "records.md")),
        ResponseType::Record(info) => with_article(info.name, "records.md") + ".",
        ResponseType::FirstOfList(info) => {
            with_article(info.name, "records.md")
                + ", the only item of the list that the hub sends."
        }
        ResponseType::Ids => format!("a list of {id}."),
        ResponseType::Id => format!("the {id} of the new object."),
        ResponseType::PlainText => "a status word as text, which may be empty.".to_owned(),
        ResponseType::SuccessFlag => format!(
            "nothing. If the hub responds `success: false`, the call fails with {}.",
            link("Unsuccessful", "errors.md")
        ),
        ResponseType::Raw => "the response as received: status, content type and bytes.".to_owned(),
        ResponseType::DataList(data) => format!("a list of {}.", link(data.name, "plain-data.md")),
        _ => "nothing.".to_owned(),
    }
}
