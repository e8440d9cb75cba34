//! The native code of the Python module: for each operation a function that reads the arguments
//! which Python passes, and for each record a class.

use std::collections::BTreeSet;

use gfxhub::schema::{
    FieldType, GROUPS, GroupInfo, OperationInfo, PLAIN, PlainInfo, RECORDS, RecordInfo,
    ResponseType,
};

use super::parameters::{self, Location, Parameter};
use super::source::{RUST, comments};
use super::{composed, docs, handles};
use crate::names::snake;
use crate::output_files::File;
use crate::templates::rustfmt;

const FOLDER: &str = "py/src/gen";

/// Returns all files of the native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let mut files = vec![
        file("mod.rs", &module())?,
        file("plain.rs", &plain())?,
        file("calls/mod.rs", &dispatch())?,
        file(
            "records/mod.rs",
            &modules(RECORDS.iter().map(|record| record.name)),
        )?,
    ];
    for group in GROUPS {
        files.push(file(&format!("calls/{}.rs", group.name), &calls(group))?);
    }
    for record in RECORDS {
        let path = format!("records/{}.rs", snake(record.name));
        files.push(file(&path, &record_class(record))?);
    }
    Ok(files)
}

fn file(path: &str, text: &str) -> Result<File, String> {
    Ok(File::new(format!("{FOLDER}/{path}"), rustfmt(text)?))
}

fn modules<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let modules: String = names
        .map(|name| format!("pub(crate) mod {};\n", snake(name)))
        .collect();
    format!("{RUST}\n\n{modules}")
}

fn module() -> String {
    let added: String = RECORDS
        .iter()
        .map(|record| {
            let module = snake(record.name);
            format!(
                "module.add_class::<records::{module}::{}>()?;\n",
                record.name
            )
        })
        .collect();
    let results: Vec<&str> = composed::records().into_iter().collect();
    let results = results.join(" ");
    format!(
        "{RUST}

pub(crate) mod calls;
pub(crate) mod handles;
mod plain;
mod records;
pub(crate) mod simulator;

use pyo3::prelude::*;

crate::composed::results!({results});

/// Adds the classes to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {{
    {added}{handles}
    Ok(())
}}
",
        handles = handles::registered()
    )
}

/// Returns the module with the calls of a group.
fn calls(group: &GroupInfo) -> String {
    let operations = parameters::operations(group);
    let functions: Vec<String> = operations.iter().map(|operation| call(operation)).collect();
    let used = types(&operations);
    let body = operations.iter().any(|operation| operation.body.is_some());
    let used: Vec<&str> = body
        .then_some("Body")
        .into_iter()
        .chain(used.iter().map(String::as_str))
        .collect();
    let used: Vec<&str> = ["Arguments"].into_iter().chain(used).collect();
    let arguments = format!("use crate::arguments::{{{}}};\n", used.join(", "));
    format!(
        "{RUST}\n\nuse pyo3::PyResult;\n\n{arguments}use crate::call::Call;\n\n{}",
        functions.join("\n")
    )
}

/// Returns the names of the types of the operations' parameters.
fn types(operations: &[&'static OperationInfo]) -> BTreeSet<String> {
    let parameters = operations
        .iter()
        .flat_map(|operation| parameters::of(operation));
    let names = parameters.flat_map(|parameter| {
        let native = parameter.native();
        let names: Vec<String> = native.split(['<', '>']).map(str::to_owned).collect();
        names
    });
    names
        .filter(|name| !["", "Option", "Vec"].contains(&name.as_str()))
        .collect()
}

/// Returns the module that calls an operation by its name.
fn dispatch() -> String {
    let modules: String = GROUPS
        .iter()
        .map(|group| format!("mod {};\n", group.name))
        .collect();
    let operations = GROUPS
        .iter()
        .flat_map(|group| parameters::operations(group));
    let arms: String = operations
        .map(|operation| {
            let (name, group, verb) = (operation.name, operation.group, operation.verb);
            format!("{name:?} => {group}::{verb}(arguments),\n")
        })
        .collect();
    format!(
        "{RUST}

{modules}
use pyo3::PyResult;

use crate::arguments::Arguments;
use crate::call::Call;

/// Returns the call of an operation with these arguments, or `None` if there is no such operation.
pub(crate) fn call(operation: &str, arguments: &Arguments<'_>) -> Option<PyResult<Call>> {{
    Some(match operation {{
        {arms}
        _ => return None,
    }})
}}
"
    )
}

/// Returns the code that reads the arguments of a function.
fn reads(parameters: &[Parameter]) -> String {
    let read = |(at, parameter): (usize, &Parameter)| {
        let (name, native) = (parameter.name, parameter.native());
        let take = if parameter.required() {
            "take"
        } else {
            "extract_optional"
        };
        format!("let {name}: {native} = arguments.{take}({at}, {name:?})?;\n")
    };
    parameters.iter().enumerate().map(read).collect()
}

fn call(operation: &'static OperationInfo) -> String {
    let parameters = parameters::of(operation);
    let reads = reads(&parameters);
    let (mut read, mut body, mut passed) = (String::new(), String::new(), Vec::new());
    let mut verb = operation.verb.to_owned();
    for parameter in &parameters {
        let name = parameter.name;
        match parameter.location {
            Location::Path(argument) => {
                read.push_str(&format!("let {name} = {name}.id({:?})?;\n", argument.wire));
                passed.push(name.to_owned());
            }
            Location::Body(field) => {
                let with = if field.required { "with" } else { "with_any" };
                body.push_str(&format!(".{with}({:?}, {name})?", field.wire));
            }
            Location::Method => {
                read.push_str("let method = crate::client::method(method)?;\n");
                passed.insert(0, name.to_owned());
                verb.push_str("_by");
            }
        }
    }
    if let Some(info) = operation.body {
        read.push_str(&format!(
            "let body: gfxhub::{} = Body::new(){body}.read()?;\n",
            info.name
        ));
        passed.push("&body".to_owned());
    }
    let made = match operation.outcome {
        ResponseType::List(record) if operation.body.is_none() && !operation.is_composed() => {
            let passed: Vec<String> = passed.iter().map(|name| format!("&{name}")).collect();
            format!(
                "gfxhub::bindings::RecordList::<gfxhub::{}>::call(hub, {:?}, &[{}])",
                record.name,
                operation.name,
                passed.join(", ")
            )
        }
        ResponseType::List(_) if operation.is_composed() => format!(
            "hub.{}().{verb}({}).map(gfxhub::bindings::RecordList::from)",
            operation.group,
            passed.join(", ")
        ),
        _ => format!("hub.{}().{verb}({})", operation.group, passed.join(", ")),
    };
    let inner = if read.is_empty() {
        format!("|hub| {made}")
    } else {
        format!("move |hub| {{\n{read}{made}\n}}")
    };
    format!(
        "/// `{name}`.\npub(super) fn {}({arguments}: &Arguments<'_>) -> PyResult<Call> {{\n{reads}Ok(Call::new({name:?}, {inner}))\n}}\n",
        operation.verb,
        name = operation.name,
        arguments = if reads.is_empty() { "_" } else { "arguments" },
    )
}

/// Returns the code of a record's class.
fn record_class(record: &RecordInfo) -> String {
    let fields: String = record
        .fields
        .iter()
        .map(|field| {
            let docs = comments(&docs::text(field.docs), "        ");
            format!("{docs}        {},\n", field.name)
        })
        .collect();
    let docs = comments(&docs::text(record.docs), "    ");
    let name = record.name;
    format!("{RUST}\n\ncrate::record::class! {{\n{docs}    {name} {{\n{fields}    }}\n}}\n")
}

/// Returns the code for the ids and enums of records, and for the plain data that calls return.
fn plain() -> String {
    let (mut numbers, mut texts) = (BTreeSet::new(), BTreeSet::new());
    for field in RECORDS.iter().flat_map(|record| record.fields) {
        sort(&field.shape, &mut numbers, &mut texts);
    }
    let joined = |names: BTreeSet<&str>| names.into_iter().collect::<Vec<_>>().join(" ");
    let data: String = PLAIN.iter().map(|data| list_conversion(data)).collect();
    format!(
        "{RUST}\n\ncrate::to_python::plain!(get: {});\ncrate::to_python::plain!(as_str: {});\n{data}",
        joined(numbers),
        joined(texts)
    )
}

/// Returns the code that converts a list of plain data to Python objects; empty if no call returns
/// one.
fn list_conversion(data: &'static PlainInfo) -> String {
    let mut calls = gfxhub::schema::calls();
    if !calls.any(|call| call.outcome == ResponseType::DataList(data)) {
        return String::new();
    }
    format!(
        "
impl crate::to_python::IntoPyResult for Vec<gfxhub::{}> {{
    fn into_py_result(self, py: pyo3::Python<'_>) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {{
        let all = self.iter().map(|one| crate::plain::to_python(py, one));
        let all: Vec<_> = all.collect::<pyo3::PyResult<_>>()?;
        Ok(pyo3::types::PyList::new(py, all)?.into_any().unbind())
    }}
}}
",
        data.name
    )
}

fn sort(
    shape: &FieldType,
    numbers: &mut BTreeSet<&'static str>,
    texts: &mut BTreeSet<&'static str>,
) {
    match shape {
        FieldType::Id(id) if id.text => texts.insert(id.name),
        FieldType::Id(id) => numbers.insert(id.name),
        FieldType::Enum(words) => texts.insert(words.name),
        FieldType::List(of) | FieldType::RecordMap(of) => {
            sort(of, numbers, texts);
            false
        }
        _ => false,
    };
}
