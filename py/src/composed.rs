//! Makes composed calls from their definitions in the core: converts Python's items, and returns a
//! report.

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use gfxhub::bindings::{ItemResult, PlainValue, RecordList, Report, call_composed, only_reads};
use gfxhub::schema::{ComposedInfo, FieldType, PlainType};
use gfxhub::{Effect, Error, Object, Value, schema};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use crate::arguments::{Arguments, refused, value_of};
use crate::blocking_calls;
use crate::call::Call;
use crate::errors::{exception, of_composed};
use crate::generated;
use crate::plain;
use crate::settings;
use crate::to_python::IntoPyResult;

/// Creates the composed call with this name; `None` if there is no such call.
///
/// The arguments are those of its definition, followed by the items, a dict with its settings, and
/// the progress function or None.
pub(crate) fn call(name: &str, arguments: &Arguments<'_>) -> Option<PyResult<Call>> {
    let row = schema::composed(name)?;
    Some(prepared(row, arguments))
}

fn prepared(row: &'static ComposedInfo, arguments: &Arguments<'_>) -> PyResult<Call> {
    let mut given = JsonMembers::default();
    for (at, argument) in row.arguments.iter().enumerate() {
        let value = arguments.value(at, argument.name, &argument.shape)?;
        let value = value.map_err(|no| refused(argument.name, &no));
        given.insert(argument.wire, value);
    }
    let at = row.arguments.len();
    let items = items(row, arguments, at)?;
    given.insert(row.items.name, items);
    let settings = arguments.object(at + 1)?.cast_into::<PyDict>()?;
    let mut options = settings::composed_options(row, &settings)?;
    let raised = CallbackError::default();
    if let Some(progress) = arguments.extract_optional::<Progress>(at + 2, "on_progress")? {
        let kept = Arc::clone(&raised);
        options = options.on_progress(move |done, total| report(&progress.0, &kept, done, total));
    }
    let work = move |hub: &gfxhub::Client| {
        let report = call_composed(hub, row, given.all()?, &options);
        let report = report.map_err(|error| of_composed(row, error))?;
        Ok(PyReport { report, raised })
    };
    Ok(Call::reading(only_reads(row.name), row.name, work))
}

/// The arguments by their JSON names, or the error for the first one that cannot be sent.
#[derive(Default)]
struct JsonMembers {
    members: Object,
    refused: Option<Error>,
}

impl JsonMembers {
    fn insert(&mut self, wire: &str, value: Result<Value, Error>) {
        match value {
            Ok(value) => drop(self.members.insert(wire, value)),
            Err(error) => drop(self.refused.get_or_insert(error)),
        }
    }

    fn all(self) -> gfxhub::Result<Object> {
        self.refused.map_or(Ok(self.members), Err)
    }
}

/// Reads the items from any iterable except text. Returns an error for the first item that cannot
/// be sent. An object of a wrong type raises Python's own TypeError.
fn items(
    row: &'static ComposedInfo,
    arguments: &Arguments<'_>,
    at: usize,
) -> PyResult<Result<Value, Error>> {
    let name = row.items.name;
    let given = arguments.object(at)?;
    let due = |error: PyErr| Arguments::named(given.py(), name, error);
    if given.is_instance_of::<PyString>() {
        return Err(due(PyTypeError::new_err("it must be a list, not str")));
    }
    let item = Item::of(row);
    let mut values = Vec::new();
    let mut refused = None;
    for (place, object) in given.try_iter().map_err(due)?.enumerate() {
        let value = item.read(object?).map_err(|error| {
            if !error.is_instance_of::<PyTypeError>(given.py()) {
                return error;
            }
            let text = format!("item {place}: {}", error.value(given.py()));
            due(PyTypeError::new_err(text))
        })?;
        match value {
            Ok(value) => values.push(value),
            Err(error) => {
                let argument = format!("{name}[{place}]{}", error.argument().unwrap_or_default());
                refused.get_or_insert(error.with_argument(argument));
            }
        }
    }
    Ok(refused.map_or(Ok(Value::from(values)), Err))
}

/// The type of an item: an id, or a tuple of members.
enum Item {
    Id(FieldType),
    Members(Vec<Member>),
}

/// A member of an item.
struct Member {
    /// Name in JSON.
    wire: &'static str,
    /// Name in Python.
    name: &'static str,
    shape: FieldType,
    required: bool,
}

impl Item {
    fn of(row: &'static ComposedInfo) -> Self {
        if let PlainType::Id(id) = row.items.item_type {
            return Self::Id(FieldType::Id(id));
        }
        let in_path = row.item_arguments().map(|argument| Member {
            wire: argument.wire,
            name: argument.name,
            shape: argument.shape,
            required: true,
        });
        let body = row.item_call().and_then(|call| call.body);
        let in_body = body.map_or(&[][..], |body| body.fields).iter();
        let in_body = in_body.map(|field| Member {
            wire: field.wire,
            name: field.name,
            shape: field.shape,
            required: field.required,
        });
        Self::Members(in_path.chain(in_body).collect())
    }

    /// Converts an item. Returns an error if it cannot be sent.
    fn read(&self, object: Bound<'_, PyAny>) -> PyResult<Result<Value, Error>> {
        let members = match self {
            Self::Id(shape) => {
                let value = value_of(&object, shape)?;
                return Ok(value.map_err(|no| refused("", &no)));
            }
            Self::Members(members) => members,
        };
        let tuple = match object.cast_into::<PyTuple>() {
            Ok(tuple) => tuple,
            Err(other) => match other.into_inner().cast_into::<PyList>() {
                Ok(list) => list.to_tuple(),
                Err(_) => {
                    let text = format!("it must be a tuple: {}", Member::names(members));
                    return Err(PyTypeError::new_err(text));
                }
            },
        };
        let came = tuple.len();
        let least = members.iter().filter(|member| member.required).count();
        if !(least..=members.len()).contains(&came) {
            let text = format!(
                "it has {came} members, but it must have: {}",
                Member::names(members)
            );
            return Err(PyTypeError::new_err(text));
        }
        let item = Arguments::new(tuple);
        let mut given = JsonMembers::default();
        for (
            at,
            Member {
                wire,
                name,
                shape,
                required,
            },
        ) in members.iter().take(came).enumerate()
        {
            if *required || !item.is_none(at)? {
                let value = item.value(at, name, shape)?;
                given.insert(wire, value.map_err(|no| refused(&format!(".{name}"), &no)));
            }
        }
        Ok(given.all().map(Value::Object))
    }
}

impl Member {
    /// Returns the names of the members, for the error about a wrong number of members.
    fn names(members: &[Self]) -> String {
        let names = |required: bool| {
            let some = members.iter().filter(|member| member.required == required);
            some.map(|member| member.name)
                .collect::<Vec<_>>()
                .join(", ")
        };
        match names(false) {
            optional if optional.is_empty() => names(true),
            optional => format!("{}, and optionally {optional}", names(true)),
        }
    }
}

/// The exception that the program's progress function raised, if any.
type CallbackError = Arc<Mutex<Option<PyErr>>>;

/// A Python function to which the progress is reported.
struct Progress(Py<PyAny>);

impl FromPyObject<'_, '_> for Progress {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match object.is_callable() {
            true => Ok(Self(object.to_owned().unbind())),
            false => Err(PyTypeError::new_err("it must be a function")),
        }
    }
}

/// Calls the program's function. Returns `false` if the function raises an exception or returns
/// False or another false value, except None.
fn report(progress: &Py<PyAny>, raised: &CallbackError, done: usize, total: usize) -> bool {
    let goes_on = blocking_calls::attach(|py| {
        let answer = progress.bind(py).call1((done, total));
        match answer.map(|answer| answer.is_none() || answer.is_truthy().unwrap_or(true)) {
            Ok(goes_on) => goes_on,
            Err(error) => {
                *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                false
            }
        }
    });
    // While the interpreter shuts down, the function cannot be called.
    goes_on.unwrap_or(true)
}

/// A report of the core that is converted to Python objects.
struct PyReport {
    report: Box<dyn Report>,
    raised: CallbackError,
}

/// Returns the errors of the items in the result of a composed call; no errors for any other
/// result.
pub(crate) fn errors<'py>(result: &Bound<'py, PyAny>) -> Vec<Bound<'py, PyAny>> {
    let Ok((items, _)) = result.extract::<(Vec<Bound<'py, PyTuple>>, Bound<'py, PyTuple>)>() else {
        return Vec::new();
    };
    let errors = items.iter().filter_map(|item| item.get_item(2).ok());
    errors.filter(|error| !error.is_none()).collect()
}

/// Makes one of the errors of a composed call the context of the exception that ended the call.
/// Prefers an error that says that the hub may have executed its item.
pub(crate) fn set_context(
    py: Python<'_>,
    raised: &PyErr,
    errors: Vec<Bound<'_, PyAny>>,
) -> PyResult<()> {
    let is_open = |error: &&Bound<'_, PyAny>| {
        let effect = error.getattr(intern!(py, "effect"));
        effect.is_ok_and(|effect| effect.eq(Effect::Maybe.word()).unwrap_or(false))
    };
    match errors.iter().find(is_open).or(errors.last()) {
        Some(error) => raised.value(py).setattr(intern!(py, "__context__"), error),
        None => Ok(()),
    }
}

/// Converts the report to a list with an address, a result or None, and an error or None for each
/// item, followed by the figures.
impl IntoPyResult for PyReport {
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let raised = self
            .raised
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let figures = plain::values(py, self.report.figures())?;
        let mut items = Vec::new();
        self.report
            .for_each(&mut |address, outcome| items.push(item(py, address, outcome)));
        let items: Vec<_> = items.into_iter().collect::<PyResult<_>>()?;
        let report = (PyList::new(py, items)?, figures).into_pyobject(py)?;
        let Some(raised) = raised else {
            return Ok(report.into_any().unbind());
        };
        set_context(py, &raised, errors(&report))?;
        Err(raised)
    }
}

fn item<'py>(
    py: Python<'py>,
    address: PlainValue<'_>,
    outcome: gfxhub::Result<Box<dyn ItemResult>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let address = plain::value(py, address)?;
    let (result, error) = match outcome {
        Ok(result) => (generated::result(py, result.into_any())?, py.None()),
        Err(error) => (py.None(), exception(py, &error)?.unbind()),
    };
    (address, result, error).into_pyobject(py)
}

/// Defines the conversion of an item's result to a Python object, for these types of records.
macro_rules! results {
    ($($Record:ident)+) => {
        /// Converts the result of an item to a Python object.
        pub(crate) fn result(
            py: pyo3::Python<'_>,
            result: Box<dyn std::any::Any>,
        ) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {
            $(
                let result = match crate::composed::object::<gfxhub::$Record>(py, result) {
                    Ok(object) => return object,
                    Err(other) => other,
                };
            )+
            drop(result);
            Err(pyo3::exceptions::PyTypeError::new_err("no composed call returns such a result"))
        }
    };
}
pub(crate) use results;

/// Converts a record of type `T`, or a list of such records, to a Python object. Otherwise returns
/// the result unchanged.
pub(crate) fn object<T>(
    py: Python<'_>,
    result: Box<dyn Any>,
) -> Result<PyResult<Py<PyAny>>, Box<dyn Any>>
where
    T: IntoPyResult,
    RecordList<T>: IntoPyResult,
{
    match result.downcast::<T>() {
        Ok(record) => Ok(record.into_py_result(py)),
        Err(other) => {
            let list = other.downcast::<RecordList<T>>()?;
            Ok(list.into_py_result(py))
        }
    }
}
