//! `--set data.NAME=VALUE` for an existing item. The option changes this field and keeps the
//! others, although hubs replace all data of an item in an update.

use clap::ArgMatches;
use gfxhub::schema::{OperationInfo, call};
use gfxhub::{Object, RetryClass, Value};

use crate::body_options::{BODY, SET};
use crate::error::CliError;

/// Member of a body. An update replaces all of its content.
const DATA: &str = "data";

/// Note on standard error for a call that keeps fields.
pub(crate) const NOTE: &str = "The other fields of the item stay; --data replaces all of them.";

/// Returns the call that keeps the other fields, with its arguments. Returns `None` unless the
/// command line sets single fields of the data in an update.
pub(crate) fn keeping(
    operation: &'static OperationInfo,
    arguments: &Object,
    matches: &ArgMatches,
) -> Result<Option<(&'static OperationInfo, Object)>, CliError> {
    let set = matches.try_get_many::<String>(SET).ok().flatten();
    let mut names = set.into_iter().flatten().filter_map(|set| {
        let (name, _) = set.split_once('=')?;
        name.strip_prefix(DATA)?.strip_prefix('.')
    });
    let Some(first) = names
        .next()
        .filter(|_| operation.resend == RetryClass::Update)
    else {
        return Ok(None);
    };
    let refuse =
        |why: String| Err(CliError::usage(format!("--{SET}"), why).with_operation(operation.name));
    let keeping = match operation.name {
        "playout.update_item" => call("playout.update_fields"),
        _ => None,
    };
    let Some(keeping) = keeping else {
        return refuse(format!(
            "data.{first} alone would empty the other fields: gfxhub newsroom update-fields NCSID ROID OBJID --set \
             fields.{first}=… keeps them, and --data replaces all of them"
        ));
    };
    if let Some(deep) = std::iter::once(first)
        .chain(names)
        .find(|name| name.contains('.'))
    {
        let (field, _) = deep.split_once('.').unwrap_or((deep, ""));
        return refuse(format!(
            "data.{deep} is a part of a field: give the whole field, --set data.{field}='{{…}}'"
        ));
    }
    let mut arguments = arguments.clone();
    let mut body = match arguments.remove(BODY) {
        Some(Value::Object(body)) => body,
        _ => Object::new(),
    };
    let fields = body.remove(DATA).unwrap_or(Value::Object(Object::new()));
    if let Some((other, _)) = body.iter().next() {
        return refuse(format!(
            "data.{first} needs a call of its own, which reads the item first: set {other} with another command"
        ));
    }
    arguments.insert(BODY, Object::from_iter([("fields", fields)]));
    Ok(Some((keeping, arguments)))
}
