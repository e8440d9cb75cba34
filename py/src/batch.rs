//! Batches: many sets or reads of properties in one call, from tuples to a report.

use std::sync::{Arc, Mutex, PoisonError};

use gfxhub::bindings::RecordList;
use gfxhub::{
    BatchOptions, BatchReport, Effect, EngineId, Error, NodePath, PropertyAddress, PropertySet,
    PropertyUpdate,
};
use pyo3::exceptions::PyTypeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple};

use crate::arguments::{AnyValue, Arguments, Body, Integer, Seconds, Text};
use crate::call::Call;
use crate::errors::exception;
use crate::to_python::IntoPyResult;

/// Where the arguments of each begin that say how a batch is made.
const OPTIONS: usize = 2;

/// The call of a batch, where the operation is one.
///
/// Its arguments are the engine or None, the items, then `ordered`, `stop_on_error`, `max_total` and
/// `on_progress`.
pub(crate) fn call(operation: &str, arguments: &Arguments<'_>) -> Option<PyResult<Call>> {
    match operation {
        "engines.set_properties" => Some(set_properties(arguments)),
        "engines.get_properties" => Some(get_properties(arguments)),
        "engines.list_properties_of" => Some(list_properties_of(arguments)),
        _ => None,
    }
}

fn set_properties(arguments: &Arguments<'_>) -> PyResult<Call> {
    let sets: Items<Set> = arguments.take(1, "sets")?;
    let options = Options::read(arguments)?;
    Ok(Call::reading(false, "engines.set_properties", move |hub| {
        let sets = sets.into_iter("sets", Set::read)?;
        let report = hub
            .engines()
            .set_properties_with(&sets, &options.made)
            .map_err(renamed)?;
        Ok(PyReport::new(report, options))
    }))
}

fn get_properties(arguments: &Arguments<'_>) -> PyResult<Call> {
    let addresses: Items<Address> = arguments.take(1, "addresses")?;
    let options = Options::read(arguments)?;
    Ok(Call::reading(true, "engines.get_properties", move |hub| {
        let addresses = addresses.into_iter("addresses", Address::read)?;
        let report = hub
            .engines()
            .get_properties_with(&addresses, &options.made)
            .map_err(renamed)?;
        Ok(PyReport::new(report, options))
    }))
}

fn list_properties_of(arguments: &Arguments<'_>) -> PyResult<Call> {
    let engine: Integer = arguments.take(0, "engine")?;
    let nodes: Items<Text> = arguments.take(1, "nodes")?;
    let options = Options::read(arguments)?;
    Ok(Call::reading(
        true,
        "engines.list_properties_of",
        move |hub| {
            let engine = engine.id("engine")?;
            let read = |node: Text| node.id("").map(NodePath::from);
            let nodes = nodes.into_iter("nodes", read)?;
            let report =
                RecordList::list_properties_of(hub, EngineId(engine), &nodes, &options.made)
                    .map_err(renamed)?;
            Ok(PyReport::new(report, options))
        },
    ))
}

/// An error of the core with the names that arguments have in Python: `sets[3].duration`.
fn renamed(error: Error) -> Error {
    let Some((place, name)) = error
        .argument()
        .and_then(|argument| argument.split_once("]."))
    else {
        return error;
    };
    let value;
    let name = match name {
        "engineId" => "engine",
        "nodePath" => "node",
        "propertyPath" => "property",
        "body.Interpolation" => "interpolation",
        "body.Duration" => "duration",
        "body.Delay" => "delay",
        other => match other.strip_prefix("body.Value") {
            Some(rest) => {
                value = format!("value{rest}");
                &value
            }
            None => other,
        },
    };
    let argument = format!("{place}].{name}");
    error.with_argument(argument)
}

/// The items of a batch: any iterable but text.
struct Items<T>(Vec<T>);

impl<T> Items<T> {
    /// The items as the core takes them; the first that cannot be is refused.
    fn into_iter<R>(
        self,
        name: &str,
        read: impl Fn(T) -> gfxhub::Result<R>,
    ) -> gfxhub::Result<Vec<R>> {
        let items = self.0.into_iter().enumerate();
        let place = |at: usize, error: Error| {
            let dot = |argument: &str| match argument {
                "" => String::new(),
                some => format!(".{some}"),
            };
            let argument = format!("{name}[{at}]{}", dot(error.argument().unwrap_or_default()));
            renamed(error.with_argument(argument))
        };
        items
            .map(|(at, item)| read(item).map_err(|error| place(at, error)))
            .collect()
    }
}

impl<'py, T> FromPyObject<'_, 'py> for Items<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("it must be a list, not str"));
        }
        let py = object.py();
        let items = object.try_iter()?.enumerate().map(|(at, item)| {
            item?.extract::<T>().map_err(|error| {
                if !error.is_instance_of::<PyTypeError>(py) {
                    return error;
                }
                PyTypeError::new_err(format!("item {at}: {}", error.value(py)))
            })
        });
        items.collect::<PyResult<_>>().map(Self)
    }
}

/// A tuple, or a list, of so many things.
fn parts<'py>(
    object: &Borrowed<'_, 'py, PyAny>,
    most: usize,
    what: &str,
) -> PyResult<Arguments<'py>> {
    let tuple = match object.cast::<PyTuple>() {
        Ok(tuple) => tuple.to_owned(),
        Err(_) => match object.cast::<PyList>() {
            Ok(list) => list.to_tuple(),
            Err(_) => return Err(PyTypeError::new_err(format!("it must be a tuple: {what}"))),
        },
    };
    let least = most.min(4);
    if !(least..=most).contains(&tuple.len()) {
        let came = tuple.len();
        return Err(PyTypeError::new_err(format!(
            "it has {came} members: {what}"
        )));
    }
    let missing = std::iter::repeat_n(
        object.py().None().into_bound(object.py()),
        most - tuple.len(),
    );
    let all: Vec<_> = tuple.iter().chain(missing).collect();
    Ok(Arguments::new(PyTuple::new(object.py(), all)?))
}

/// A property.
struct Address {
    engine: Integer,
    node: Text,
    property: Text,
}

impl Address {
    fn of(parts: &Arguments<'_>) -> PyResult<Self> {
        Ok(Self {
            engine: parts.take(0, "engine")?,
            node: parts.take(1, "node")?,
            property: parts.take(2, "property")?,
        })
    }

    fn read(self) -> gfxhub::Result<PropertyAddress> {
        let engine = self.engine.id("engineId")?;
        let node = self.node.id("nodePath")?;
        let property = self.property.id("propertyPath")?;
        Ok(PropertyAddress::new(engine, node, property))
    }
}

impl FromPyObject<'_, '_> for Address {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        Self::of(&parts(&object, 3, "engine, node, property")?)
    }
}

/// A property and what it is set to.
struct Set {
    address: Address,
    value: AnyValue,
    interpolation: Option<Text>,
    duration: Option<Seconds>,
    delay: Option<Seconds>,
}

impl Set {
    fn read(self) -> gfxhub::Result<PropertySet> {
        let address = self.address.read()?;
        let update: PropertyUpdate = Body::new()
            .with("Value", self.value)?
            .with_any("Interpolation", self.interpolation)?
            .with_any("Duration", self.duration)?
            .with_any("Delay", self.delay)?
            .read()?;
        Ok(PropertySet { address, update })
    }
}

impl FromPyObject<'_, '_> for Set {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let what = "engine, node, property, value, and perhaps interpolation, duration, delay";
        let parts = parts(&object, 7, what)?;
        Ok(Self {
            address: Address::of(&parts)?,
            value: parts.take(3, "value")?,
            interpolation: parts.extract_optional(4, "interpolation")?,
            duration: parts.extract_optional(5, "duration")?,
            delay: parts.extract_optional(6, "delay")?,
        })
    }
}

/// How a batch is made.
struct Options {
    made: BatchOptions,
    raised: Raised,
}

/// What the program's function has raised.
type Raised = Arc<Mutex<Option<PyErr>>>;

impl Options {
    fn read(arguments: &Arguments<'_>) -> PyResult<Self> {
        let mut made = BatchOptions::new()
            .ordered(arguments.take(OPTIONS, "ordered")?)
            .stop_on_error(arguments.take(OPTIONS + 1, "stop_on_error")?);
        if let Some(bytes) = arguments.extract_optional(OPTIONS + 2, "max_total")? {
            made = made.max_total(bytes);
        }
        let raised = Raised::default();
        if let Some(progress) =
            arguments.extract_optional::<Progress>(OPTIONS + 3, "on_progress")?
        {
            let kept = Arc::clone(&raised);
            made = made.on_progress(move |done, total| report(&progress.0, &kept, done, total));
        }
        Ok(Self { made, raised })
    }
}

/// A function called with the progress.
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

/// Tells the program's function; false where it says so, or raises.
fn report(progress: &Py<PyAny>, raised: &Raised, done: usize, total: usize) -> bool {
    let goes_on = Python::try_attach(|py| {
        let answer = progress.bind(py).call1((done, total));
        match answer.map(|answer| answer.is_none() || answer.is_truthy().unwrap_or(true)) {
            Ok(goes_on) => goes_on,
            Err(error) => {
                *raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                false
            }
        }
    });
    // An interpreter that ends asks nobody any more.
    goes_on.unwrap_or(true)
}

/// A report of the core, to be made into Python's objects.
struct PyReport<A, T> {
    report: BatchReport<A, T>,
    raised: Raised,
}

impl<A, T> PyReport<A, T> {
    fn new(report: BatchReport<A, T>, options: Options) -> Self {
        Self {
            report,
            raised: options.raised,
        }
    }
}

/// The errors of the items of a batch, as its result has them; none of any other result.
pub(crate) fn errors<'py>(result: &Bound<'py, PyAny>) -> Vec<Bound<'py, PyAny>> {
    type Report<'py> = (Vec<Bound<'py, PyTuple>>, f64, f64, usize);
    let Ok((items, ..)) = result.extract::<Report<'py>>() else {
        return Vec::new();
    };
    let errors = items.iter().filter_map(|item| item.get_item(2).ok());
    errors.filter(|error| !error.is_none()).collect()
}

/// Makes one of the errors of a batch the context of the exception that has ended it: one that says that
/// the hub may have executed its item, where there is one.
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

/// An address as a tuple of Python.
trait IntoTuple {
    fn into_tuple(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>>;
}

impl IntoTuple for PropertyAddress {
    fn into_tuple(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        let (node, property) = (self.node_path.as_str(), self.property_path.as_str());
        (self.engine_id.get(), node, property).into_pyobject(py)
    }
}

impl IntoTuple for NodePath {
    fn into_tuple(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        (self.as_str(),).into_pyobject(py)
    }
}

/// A list of an address, a result or None, and an error or None for each item; then the skew and the
/// time in seconds, and the number of connections.
impl<A, T> IntoPyResult for PyReport<A, T>
where
    A: IntoTuple + Send + 'static,
    T: IntoPyResult,
{
    fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let raised = self
            .raised
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let report = self.report;
        if let Some(raised) = raised {
            let errors = report.failed().map(|(_, error)| exception(py, error));
            set_context(py, &raised, errors.collect::<PyResult<_>>()?)?;
            return Err(raised);
        }
        let (skew, elapsed) = (report.skew().as_secs_f64(), report.elapsed().as_secs_f64());
        let connections = report.connections();
        let items: Vec<_> = report
            .into_iter()
            .map(|(address, result)| {
                let address = address.into_tuple(py)?;
                let (result, error) = match result {
                    Ok(result) => (result.into_py_result(py)?, py.None()),
                    Err(error) => (py.None(), exception(py, &error)?.unbind()),
                };
                (address, result, error).into_pyobject(py)
            })
            .collect::<PyResult<_>>()?;
        let report = (PyList::new(py, items)?, skew, elapsed, connections);
        Ok(report.into_pyobject(py)?.into_any().unbind())
    }
}
