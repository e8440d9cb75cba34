//! Converts values to plain Python objects and back. The classes of the value structs are written
//! in Python. The core decides whether a value has the structure of such a struct, and whether two
//! values are equal apart from rounding.

use gfxhub::{Object, Value};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyUnicodeEncodeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{
    PyBool, PyByteArray, PyBytes, PyDict, PyFloat, PyInt, PyList, PyMapping, PySequence, PyString,
    PyTuple,
};

use crate::panic_boundary::guard;

/// Maximum depth of the values that are converted. It is larger than that of the core, and a value
/// that contains itself exceeds it.
const MAX_DEPTH: usize = 200;

/// Converts a value to a plain Python object.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(word) => PyBool::new(py, *word).to_owned().into_any(),
        Value::Integer(number) => number.into_pyobject(py)?.into_any(),
        Value::Unsigned(number) => number.into_pyobject(py)?.into_any(),
        Value::Double(number) => PyFloat::new(py, *number).into_any(),
        Value::Text(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let items: Vec<_> = items
                .iter()
                .map(|item| to_python(py, item))
                .collect::<PyResult<_>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Vector(vector) => {
            let members = PyDict::new(py);
            for (name, number) in vector.iter() {
                members.set_item(vector_key(py, name), to_python(py, &number)?)?;
            }
            members.into_any()
        }
        Value::Object(object) => object_to_python(py, object)?.into_any(),
        // A type of value that a newer core adds is converted through its JSON.
        other => py
            .import("json")?
            .call_method1("loads", (other.to_json(),))?,
    })
}

/// Converts an object to a dict.
pub(crate) fn object_to_python<'py>(
    py: Python<'py>,
    object: &Object,
) -> PyResult<Bound<'py, PyDict>> {
    let members = PyDict::new(py);
    for (name, value) in object {
        members.set_item(name, to_python(py, value)?)?;
    }
    Ok(members)
}

/// Returns the name of a vector's member as a Python string, which is created only once.
fn vector_key<'py>(py: Python<'py>, name: &str) -> Bound<'py, PyString> {
    match name {
        "x" => intern!(py, "x").clone(),
        "y" => intern!(py, "y").clone(),
        "z" => intern!(py, "z").clone(),
        _ => intern!(py, "w").clone(),
    }
}

/// The reason why a Python object cannot be converted to a value.
pub(crate) enum ConversionError {
    /// The object has a type that JSON does not have.
    Type(PyErr),
    /// The type is correct, but JSON cannot represent the object.
    Refused(Refusal),
}

/// A refusal of an object of the correct type, with its place within the argument.
#[derive(Debug, Clone)]
pub(crate) struct Refusal {
    pub(crate) place: String,
    pub(crate) reason: &'static str,
}

impl Refusal {
    pub(crate) fn new(reason: &'static str) -> Self {
        let place = String::new();
        Self { place, reason }
    }

    pub(crate) fn within(mut self, outer: &str) -> Self {
        self.place.insert_str(0, outer);
        self
    }
}

impl From<PyErr> for ConversionError {
    fn from(error: PyErr) -> Self {
        Self::Type(error)
    }
}

impl ConversionError {
    pub(crate) fn within(self, outer: impl FnOnce() -> String) -> Self {
        match self {
            // The place would repeat the same steps.
            Self::Refused(refused) if refused.reason == TOO_DEEP => Self::Refused(refused),
            Self::Refused(refused) => Self::Refused(refused.within(&outer())),
            other => other,
        }
    }
}

/// Reason for refusing an integer that is too large.
pub(crate) const INTEGER_TOO_LARGE: &str = "it must be an integer of 64 bits";

/// Reason for refusing a value that exceeds [`MAX_DEPTH`].
const TOO_DEEP: &str = "it is nested too deep, or contains itself";

/// Converts a plain Python object to a value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> Result<Value, ConversionError> {
    at_depth(object, 0)
}

fn at_depth(object: &Bound<'_, PyAny>, depth: usize) -> Result<Value, ConversionError> {
    if depth > MAX_DEPTH {
        return Err(ConversionError::Refused(Refusal::new(TOO_DEEP)));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(text) = object.cast::<PyString>() {
        return text_from_python(text).map(Value::Text);
    }
    if let Ok(number) = object.cast::<PyFloat>() {
        return Ok(Value::Double(number.value()));
    }
    if let Ok(word) = object.cast::<PyBool>() {
        return Ok(Value::Bool(word.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        return integer_from_python(object);
    }
    if let Ok(members) = object.cast::<PyDict>() {
        return members_from_python(members.items().iter(), depth);
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        return items_from_python(object.try_iter()?, depth);
    }
    other_from_python(object, depth)
}

/// Converts an object that behaves like one of Python's own types.
fn other_from_python(object: &Bound<'_, PyAny>, depth: usize) -> Result<Value, ConversionError> {
    if let Some(plain) = plain(object)? {
        return at_depth(&plain, depth + 1);
    }
    if let Ok(members) = object.cast::<PyMapping>() {
        return members_from_python(members.items()?.iter(), depth);
    }
    // Arrays and numbers of numpy and similar libraries have this method.
    let method = intern!(object.py(), "tolist");
    if object.hasattr(method)? {
        return at_depth(&object.call_method0(method)?, depth + 1);
    }
    let bytes = object.is_instance_of::<PyBytes>() || object.is_instance_of::<PyByteArray>();
    if let (false, Ok(items)) = (bytes, object.cast::<PySequence>()) {
        return items_from_python(items.try_iter()?, depth);
    }
    // Integers of other libraries have this method.
    if object.hasattr(intern!(object.py(), "__index__"))? {
        return integer_from_python(object);
    }
    if object.hasattr(intern!(object.py(), "__float__"))? {
        return Ok(Value::Double(object.extract()?));
    }
    Err(ConversionError::Type(PyTypeError::new_err(format!(
        "{} cannot be sent as JSON: pass a bool, int, float, str, list or dict, an array of numbers, or \
         a class of gfxhub such as Vector",
        object.get_type().name()?
    ))))
}

/// Converts a str. An unpaired surrogate is refused, because UTF-8 cannot represent it.
pub(crate) fn text_from_python(text: &Bound<'_, PyString>) -> Result<String, ConversionError> {
    match text.to_cow() {
        Ok(text) => Ok(text.into_owned()),
        Err(error) if error.is_instance_of::<PyUnicodeEncodeError>(text.py()) => {
            Err(ConversionError::Refused(Refusal::new(
                "it has an unpaired surrogate, which is not text",
            )))
        }
        Err(error) => Err(error.into()),
    }
}

fn integer_from_python(object: &Bound<'_, PyAny>) -> Result<Value, ConversionError> {
    match object.extract::<i64>() {
        Ok(number) => return Ok(Value::Integer(number)),
        Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {}
        Err(error) => return Err(error.into()),
    }
    match object.extract::<u64>() {
        Ok(number) => Ok(Value::from(number)),
        Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
            Err(ConversionError::Refused(Refusal::new(INTEGER_TOO_LARGE)))
        }
        Err(error) => Err(error.into()),
    }
}

fn items_from_python<'py>(
    items: impl Iterator<Item = PyResult<Bound<'py, PyAny>>>,
    depth: usize,
) -> Result<Value, ConversionError> {
    let values: Vec<Value> = items
        .enumerate()
        .map(|(at, item)| at_depth(&item?, depth + 1).map_err(|no| no.within(|| format!("[{at}]"))))
        .collect::<Result<_, ConversionError>>()?;
    Ok(Value::from(values))
}

fn members_from_python<'py>(
    members: impl Iterator<Item = Bound<'py, PyAny>>,
    depth: usize,
) -> Result<Value, ConversionError> {
    let members: Vec<(String, Value)> = members
        .map(|member| {
            let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = member.extract()?;
            let name = name.cast::<PyString>().map_err(|_| {
                PyTypeError::new_err("the keys of a dict that is sent as JSON must be str")
            })?;
            let name = text_from_python(name)?;
            match at_depth(&value, depth + 1) {
                Ok(value) => Ok((name, value)),
                Err(no) => Err(no.within(|| format!(".{name}"))),
            }
        })
        .collect::<Result<_, ConversionError>>()?;
    Ok(Value::from(members.into_iter().collect::<Object>()))
}

/// If an object has the method `to_value`, as the value structs have, calls it and returns its
/// result.
fn plain<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let method = object.getattr_opt(intern!(object.py(), "to_value"))?;
    method.map(|method| method.call0()).transpose()
}

/// Converts an object to a value. Returns `None` if JSON cannot represent it: no hub returns such a
/// value.
fn read(object: &Bound<'_, PyAny>) -> PyResult<Option<Value>> {
    match from_python(object) {
        Ok(value) => Ok(Some(value)),
        Err(ConversionError::Type(error)) => Err(error),
        Err(ConversionError::Refused(_)) => Ok(None),
    }
}

/// Returns True if two values are equal, ignoring the rounding to single precision in hubs.
///
/// Pass the value that was set and the value that the hub returned.
#[pyfunction]
fn approx_eq(py: Python<'_>, left: &Bound<'_, PyAny>, right: &Bound<'_, PyAny>) -> PyResult<bool> {
    guard(py, "approx_eq", || {
        let (left, right) = (read(left)?, read(right)?);
        Ok(left
            .zip(right)
            .is_some_and(|(left, right)| left.approx_eq(&right)))
    })
}

/// Returns the members of the named struct if the value has its structure, or else None.
#[pyfunction]
fn shape<'py>(
    py: Python<'py>,
    name: &str,
    value: &Bound<'py, PyAny>,
) -> PyResult<Option<Bound<'py, PyAny>>> {
    guard(py, "shape", || {
        let Some(value) = read(value)? else {
            return Ok(None);
        };
        let found = match name {
            "Vector" => value.as_vector().map(Value::from),
            "Matrix" => value.as_matrix().map(Value::from),
            "Track" => value.as_track().map(Value::from),
            "Texture" => value.as_texture().map(Value::from),
            "CleanPlates" => value.as_clean_plates().map(Value::from),
            // A pair alone is never a value of a hub. Within a track, it is read together with the
            // track.
            _ => None,
        };
        found.map(|found| to_python(py, &found)).transpose()
    })
}

/// Adds to the module the functions that the Python code of the package uses.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("approx_eq", wrap_pyfunction!(approx_eq, module)?)?;
    module.setattr("shape", wrap_pyfunction!(shape, module)?)
}
