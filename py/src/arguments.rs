//! The arguments of operations: converts Python objects, whose types are those in the signature, to
//! values.
//!
//! An object of a wrong type raises Python's own TypeError. An object of the right type whose value
//! cannot be sent is stored as a refusal, so that the core reports it like every other refused
//! argument.

use gfxhub::schema::FieldType;
use gfxhub::{Error, Object, Value};
use pyo3::Borrowed;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyMapping, PyString, PyTuple};

use crate::panic_boundary::guard;
use crate::value::{ConversionError, INTEGER_TOO_LARGE, Refusal, from_python, text_from_python};

/// A type that can be converted to a member of a body.
pub(crate) trait Argument {
    /// Returns the value, or a refusal if it cannot be sent.
    fn into_value(self) -> Result<Value, Refusal>;
}

/// All arguments of a call, in order. `None` stands for an argument that was not passed.
pub(crate) struct Arguments<'py>(Bound<'py, PyTuple>);

impl<'py> Arguments<'py> {
    pub(crate) fn new(arguments: Bound<'py, PyTuple>) -> Self {
        Self(arguments)
    }

    /// Returns an argument as a `T`. A TypeError contains the Python name of the argument. (pyo3
    /// adds the name only as a note, which older versions of Python do not show.)
    pub(crate) fn take<T>(&self, at: usize, name: &str) -> PyResult<T>
    where
        T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
    {
        let object = self.0.get_borrowed_item(at)?;
        object
            .extract::<T>()
            .map_err(|error| Self::named(self.0.py(), name, error))
    }

    /// Adds the name of the argument to a TypeError. Returns any other error unchanged.
    pub(crate) fn named(py: Python<'_>, name: &str, error: PyErr) -> PyErr {
        if !error.is_instance_of::<PyTypeError>(py) {
            return error;
        }
        PyTypeError::new_err(format!("argument '{name}': {}", error.value(py)))
    }

    /// Converts an argument to the type that the operation's definition requires. Returns a refusal
    /// if the value cannot be sent.
    pub(crate) fn value(
        &self,
        at: usize,
        name: &str,
        shape: &FieldType,
    ) -> PyResult<Result<Value, Refusal>> {
        value_of(&*self.0.get_borrowed_item(at)?, shape)
            .map_err(|error| Self::named(self.0.py(), name, error))
    }

    /// Returns `true` if the argument was not passed.
    pub(crate) fn is_none(&self, at: usize) -> PyResult<bool> {
        self.0.get_borrowed_item(at).map(|object| object.is_none())
    }

    /// Returns an argument as the object that was passed.
    pub(crate) fn object(&self, at: usize) -> PyResult<Bound<'py, PyAny>> {
        self.0.get_item(at)
    }

    /// Returns an optional argument as a `T`.
    pub(crate) fn extract_optional<T>(&self, at: usize, name: &str) -> PyResult<Option<T>>
    where
        T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
    {
        match self.is_none(at)? {
            true => Ok(None),
            false => self.take(at, name).map(Some),
        }
    }
}

/// Converts an object to the given type. Returns a refusal if its value cannot be sent.
pub(crate) fn value_of(
    object: &Bound<'_, PyAny>,
    shape: &FieldType,
) -> PyResult<Result<Value, Refusal>> {
    fn read<T>(object: &Bound<'_, PyAny>) -> PyResult<Result<Value, Refusal>>
    where
        T: Argument + for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>,
    {
        object.extract::<T>().map(T::into_value)
    }
    match shape {
        FieldType::Boolean => read::<Boolean>(object),
        FieldType::Integer => read::<Integer>(object),
        FieldType::Id(id) if !id.text => read::<Integer>(object),
        FieldType::Id(id) if id.or_integer => read::<TextOrInteger>(object),
        FieldType::Id(_) | FieldType::Text | FieldType::NonEmptyString | FieldType::Enum(_) => {
            read::<Text>(object)
        }
        FieldType::Seconds => read::<Seconds>(object),
        FieldType::Object | FieldType::Body(_) => read::<Mapping>(object),
        FieldType::Record(_) => read::<Document>(object),
        _ => read::<AnyValue>(object),
    }
}

/// Creates the error for a refusal. `wire` is the JSON name of the argument.
pub(crate) fn refused(wire: &str, no: &Refusal) -> Error {
    Error::invalid(format!("{wire}{}", no.place), no.reason)
}

/// Returns a refusal as a value, and raises a TypeError at once.
fn defer_refusal<T>(made: Result<T, ConversionError>) -> PyResult<Result<T, Refusal>> {
    match made {
        Ok(value) => Ok(Ok(value)),
        Err(ConversionError::Refused(refused)) => Ok(Err(refused)),
        Err(ConversionError::Type(error)) => Err(error),
    }
}

fn expected(what: &str, came: &Borrowed<'_, '_, PyAny>) -> PyErr {
    let name = came.get_type().name();
    let name = name.map_or_else(|_| "something else".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("it must be {what}, not {name}"))
}

/// An argument that is a bool.
pub(crate) struct Boolean(bool);

impl Argument for Boolean {
    fn into_value(self) -> Result<Value, Refusal> {
        Ok(Value::Bool(self.0))
    }
}

impl FromPyObject<'_, '_> for Boolean {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let given = object.extract().map_err(|_| expected("a bool", &object))?;
        Ok(Self(given))
    }
}

/// An argument that is an int.
pub(crate) struct Integer(Result<i64, Refusal>);

impl Integer {
    /// Returns the number, or an error that names the argument. `wire` is its JSON name.
    pub(crate) fn id(self, wire: &str) -> gfxhub::Result<i64> {
        self.0.map_err(|no| refused(wire, &no))
    }
}

impl Argument for Integer {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.map(Value::Integer)
    }
}

impl FromPyObject<'_, '_> for Integer {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        // A bool is refused although it is an int in Python, because a bool that is used as an id
        // is a mistake.
        if object.is_instance_of::<PyBool>() || object.is_instance_of::<PyFloat>() {
            return Err(expected("an int", &object));
        }
        match object.extract::<i64>() {
            Ok(number) => Ok(Self(Ok(number))),
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
                Ok(Self(Err(Refusal::new(INTEGER_TOO_LARGE))))
            }
            Err(_) => Err(expected("an int", &object)),
        }
    }
}

/// An argument that is a str.
pub(crate) struct Text(Result<String, Refusal>);

impl Text {
    /// Returns the text, if it can be sent.
    pub(crate) fn as_str(&self) -> Option<&str> {
        self.0.as_deref().ok()
    }

    /// Returns the text, or an error that names the argument. `wire` is its JSON name.
    pub(crate) fn id(self, wire: &str) -> gfxhub::Result<String> {
        self.0.map_err(|no| refused(wire, &no))
    }
}

impl Argument for Text {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.map(Value::Text)
    }
}

impl FromPyObject<'_, '_> for Text {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let text = object
            .cast::<PyString>()
            .map_err(|_| expected("a str", &object))?;
        defer_refusal(text_from_python(&text)).map(Self)
    }
}

/// An argument that is a str or an int, and is sent as text.
pub(crate) struct TextOrInteger(Text);

impl TextOrInteger {
    /// Returns the text, or an error that names the argument; see [`Text::id`].
    pub(crate) fn id(self, wire: &str) -> gfxhub::Result<String> {
        self.0.id(wire)
    }
}

impl Argument for TextOrInteger {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.into_value()
    }
}

impl FromPyObject<'_, '_> for TextOrInteger {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyString>() {
            return object.extract().map(Self);
        }
        let Integer(number) = object
            .extract()
            .map_err(|_| expected("a str or an int", &object))?;
        Ok(Self(Text(number.map(|number| number.to_string()))))
    }
}

/// An argument that can be any value of a property.
pub(crate) struct AnyValue(Result<Value, Refusal>);

impl AnyValue {
    /// Returns the value of an argument that is not part of a body. `wire` is its JSON name.
    pub(crate) fn value(self, wire: &str) -> gfxhub::Result<Value> {
        self.0.map_err(|no| refused(wire, &no))
    }
}

impl Argument for AnyValue {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0
    }
}

impl FromPyObject<'_, '_> for AnyValue {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        defer_refusal(from_python(&object)).map(Self)
    }
}

/// An argument that is a number of seconds.
pub(crate) struct Seconds(AnyValue);

impl Argument for Seconds {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.into_value()
    }
}

impl FromPyObject<'_, '_> for Seconds {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let delta = crate::call::timedelta(&object)?;
        if let Some(seconds) = delta {
            return Ok(Self(AnyValue(Ok(Value::Double(seconds)))));
        }
        let given: AnyValue = object
            .extract()
            .map_err(|_| expected("a number", &object))?;
        match given.0 {
            Ok(Value::Integer(_) | Value::Unsigned(_) | Value::Double(_)) | Err(_)
                if !object.is_instance_of::<PyString>() =>
            {
                Ok(Self(given))
            }
            _ => Err(expected("a number of seconds", &object)),
        }
    }
}

/// An argument that is a dict with JSON names.
pub(crate) struct Mapping(AnyValue);

impl Argument for Mapping {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.into_value()
    }
}

impl FromPyObject<'_, '_> for Mapping {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyDict>() || object.cast::<PyMapping>().is_ok() {
            return object.extract().map(Self);
        }
        Err(expected("a dict", &object))
    }
}

/// An argument that is a record which a call returned, or a dict with its JSON names.
pub(crate) struct Document(Mapping);

impl Argument for Document {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.into_value()
    }
}

impl FromPyObject<'_, '_> for Document {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match object.getattr_opt(intern!(object.py(), "to_dict"))? {
            Some(method) => method.call0()?.extract().map(Self),
            None => object.extract().map(Self),
        }
    }
}

/// The parameters of a function call: a dict from paths to values, or a list in the JSON form of
/// the hub.
pub(crate) struct Parameters(Vec<AnyValue>);

impl Argument for Parameters {
    fn into_value(self) -> Result<Value, Refusal> {
        self.0.into_value()
    }
}

impl FromPyObject<'_, '_> for Parameters {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let expected = || {
            expected(
                "a dict of paths and values, {\"path\": 1}, or a list of {\"PropertyPath\": \"path\", \
                 \"payload\": {\"value\": 1}}",
                &object,
            )
        };
        let Ok(members) = object.cast::<PyMapping>() else {
            let listed = object.extract::<Vec<Mapping>>().map_err(|_| expected())?;
            return Ok(Self(
                listed.into_iter().map(|Mapping(given)| given).collect(),
            ));
        };
        if members.contains("PropertyPath")? && members.contains("payload")? {
            let text = "it is a single parameter in the hub's form; pass a list of parameters";
            return Err(PyTypeError::new_err(text));
        }
        let parameter = |member: Bound<'_, PyAny>| {
            let (path, value): (Text, Bound<'_, PyAny>) = member.extract()?;
            Ok(AnyValue(parameter(path, &value)?))
        };
        let listed: PyResult<Vec<AnyValue>> = members.items()?.iter().map(parameter).collect();
        listed.map(Self)
    }
}

/// Converts a parameter to the JSON form of the hub.
fn parameter(path: Text, value: &Bound<'_, PyAny>) -> PyResult<Result<Value, Refusal>> {
    let value: AnyValue = value.extract()?;
    let made = path.0.and_then(|path| {
        let value = value.0.map_err(|no| no.within(".payload.value"))?;
        let payload = Object::from_iter([("value".to_owned(), value)]);
        Ok(Value::from(Object::from_iter([
            ("PropertyPath".to_owned(), Value::Text(path)),
            ("payload".to_owned(), Value::from(payload)),
        ])))
    });
    Ok(made)
}

/// Returns the member of a mapping with this name. A TypeError contains the name.
pub(crate) fn member<'py, T>(members: &Bound<'py, PyMapping>, name: &str) -> PyResult<T>
where
    T: for<'a> FromPyObject<'a, 'py>,
    for<'a> <T as FromPyObject<'a, 'py>>::Error: Into<PyErr>,
{
    let object = members.get_item(name)?;
    object.extract::<T>().map_err(|error| {
        let error: PyErr = error.into();
        let came = object.get_type().name();
        let came = came.map_or_else(|_| "that".to_owned(), |name| name.to_string());
        let why = error.value(members.py()).to_string();
        if error.is_instance_of::<PyOverflowError>(members.py()) {
            return crate::errors::raise(members.py(), &Error::invalid(name, "it is out of range"));
        }
        PyTypeError::new_err(format!("argument '{name}': {came} is not accepted: {why}"))
    })
}

impl<T: Argument> Argument for Vec<T> {
    fn into_value(self) -> Result<Value, Refusal> {
        let values: Vec<Value> = self
            .into_iter()
            .enumerate()
            .map(|(at, item)| {
                item.into_value()
                    .map_err(|no| no.within(&format!("[{at}]")))
            })
            .collect::<Result<_, _>>()?;
        Ok(Value::from(values))
    }
}

// Represents null in a body, because `None` means that the argument was not passed.
/// The type of `gfxhub.NULL`.
#[pyclass(frozen, module = "gfxhub", name = "Null")]
pub(crate) struct Null;

#[pymethods]
impl Null {
    fn __repr__(&self, py: Python<'_>) -> PyResult<&'static str> {
        guard(py, "Null.__repr__", || Ok("gfxhub.NULL"))
    }

    fn __bool__(&self, py: Python<'_>) -> PyResult<bool> {
        guard(py, "Null.__bool__", || Ok(false))
    }

    /// Pickles only the name, because there is only one instance.
    fn __reduce__(&self, py: Python<'_>) -> PyResult<&'static str> {
        guard(py, "Null.__reduce__", || Ok("NULL"))
    }

    fn __copy__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __deepcopy__(this: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        this
    }
}

/// An argument for which null is allowed.
pub(crate) enum Nullable<T> {
    /// `gfxhub.NULL`.
    Null,
    /// Any other value.
    Value(T),
}

impl<T: Argument> Argument for Nullable<T> {
    fn into_value(self) -> Result<Value, Refusal> {
        match self {
            Self::Null => Ok(Value::Null),
            Self::Value(value) => value.into_value(),
        }
    }
}

impl<'a, 'py, T: FromPyObject<'a, 'py, Error = PyErr>> FromPyObject<'a, 'py> for Nullable<T> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<Null>() {
            return Ok(Self::Null);
        }
        object.extract().map(Self::Value)
    }
}

/// A body that is built from the arguments for its fields.
#[derive(Default)]
pub(crate) struct Body(Object);

impl Body {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Adds a field.
    pub(crate) fn with(mut self, wire: &str, given: impl Argument) -> gfxhub::Result<Self> {
        let value = given
            .into_value()
            .map_err(|no| refused(&format!("body.{wire}"), &no))?;
        self.0.insert(wire, value);
        Ok(self)
    }

    /// Adds a field if the argument for it was passed.
    pub(crate) fn with_any(self, wire: &str, given: Option<impl Argument>) -> gfxhub::Result<Self> {
        match given {
            Some(given) => self.with(wire, given),
            None => Ok(self),
        }
    }

    /// Converts the fields to the body. The core checks them.
    pub(crate) fn read<T: TryFrom<Value, Error = Error>>(self) -> gfxhub::Result<T> {
        T::try_from(Value::Object(self.0))
    }
}
