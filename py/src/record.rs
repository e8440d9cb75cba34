//! The features of all records in Python, in addition to their fields.

use gfxhub::{Error, Record, Value};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyList, PyTuple};

use crate::display;
use crate::errors::raise;
use crate::hash::RecordHasher;
use crate::to_python::ToPython;
use crate::value::{ConversionError, INTEGER_TOO_LARGE, from_python, to_python};

/// A record whose documented fields have Python names.
pub(crate) trait Fields: Record {
    /// Returns the documented fields in order, each with its Python name.
    fn fields(&self) -> Vec<(&'static str, &dyn ToPython)>;
}

/// Defines the class of a record: its name and its documented fields.
macro_rules! class {
    ($(#[doc = $doc:literal])+ $Record:ident {
        $( $(#[doc = $field_doc:literal])+ $field:ident, )+
    }) => {
        $(#[doc = $doc])+
        #[pyo3::pyclass(frozen, module = "gfxhub")]
        pub(crate) struct $Record(gfxhub::$Record);

        const _: () = {
            use pyo3::prelude::*;
            use pyo3::types::{PyDict, PyIterator, PyTuple, PyType};

            use crate::hash::RecordHasher;
            use crate::to_python::{IntoPyResult, ToPython};
            use crate::panic_boundary::guard;
            use crate::record;

            impl IntoPyResult for gfxhub::$Record {
                fn into_py_result(self, py: Python<'_>) -> PyResult<Py<PyAny>> {
                    Py::new(py, $Record(self)).map(Py::into_any)
                }
            }

            impl ToPython for gfxhub::$Record {
                fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    Bound::new(py, $Record(self.clone())).map(Bound::into_any)
                }

                fn digest(&self, to: &mut RecordHasher) {
                    record::digest(self, to);
                }
            }

            impl record::Fields for gfxhub::$Record {
                fn fields(&self) -> Vec<(&'static str, &dyn ToPython)> {
                    vec![$( (stringify!($field), &self.$field) ),+]
                }
            }

            #[pymethods]
            impl $Record {
                $(
                    $(#[doc = $field_doc])+
                    #[getter]
                    fn $field<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                        guard(py, concat!(stringify!($Record), ".", stringify!($field)), || {
                            self.0.$field.show(py)
                        })
                    }
                )+

                /// The undocumented fields that were received, by their JSON names.
                #[getter]
                fn extra<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                    guard(py, concat!(stringify!($Record), ".extra"), || {
                        record::extra(py, &self.0)
                    })
                }

                /// Returns exactly the received fields, as a dict with JSON names.
                fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    guard(py, concat!(stringify!($Record), ".to_dict"), || {
                        record::to_dict(py, &self.0)
                    })
                }

                /// Returns exactly the received fields, as JSON text.
                fn to_json(&self, py: Python<'_>) -> PyResult<String> {
                    guard(py, concat!(stringify!($Record), ".to_json"), || {
                        Ok(gfxhub::Record::to_json(&self.0))
                    })
                }

                /// Reads a record from a dict with JSON names, as tolerantly as a record from a hub.
                ///
                /// Raises:
                ///     DecodeError: The dict is not such a record; json_path is the place of the error.
                #[classmethod]
                fn from_dict(
                    _class: &Bound<'_, PyType>,
                    py: Python<'_>,
                    members: &Bound<'_, PyAny>,
                ) -> PyResult<Self> {
                    guard(py, concat!(stringify!($Record), ".from_dict"), || {
                        record::from_dict(py, members).map(Self)
                    })
                }

                /// Reads a record from JSON text, as tolerantly as a record from a hub.
                ///
                /// Raises:
                ///     DecodeError: The text is not such a record; json_path is the place of the error.
                #[classmethod]
                fn from_json(
                    _class: &Bound<'_, PyType>,
                    py: Python<'_>,
                    text: &str,
                ) -> PyResult<Self> {
                    guard(py, concat!(stringify!($Record), ".from_json"), || {
                        record::from_json(py, text).map(Self)
                    })
                }

                fn __eq__(&self, py: Python<'_>, other: PyRef<'_, Self>) -> PyResult<bool> {
                    guard(py, concat!(stringify!($Record), ".__eq__"), || {
                        Ok(self.0 == other.0)
                    })
                }

                fn __hash__(&self, py: Python<'_>) -> PyResult<u64> {
                    guard(py, concat!(stringify!($Record), ".__hash__"), || {
                        Ok(record::hash(&self.0))
                    })
                }

                /// Iterates over the documented fields with their names, as `dict()` requires.
                fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
                    guard(py, concat!(stringify!($Record), ".__iter__"), || {
                        record::pairs(py, &self.0)?.try_iter()
                    })
                }

                /// Returns the names of the fields in order, for the statement `match`.
                #[classattr]
                fn __match_args__(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    PyTuple::new(py, [$( stringify!($field) ),+])
                }

                fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                    guard(py, concat!(stringify!($Record), ".__repr__"), || {
                        record::repr(py, &self.0)
                    })
                }

                fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
                    guard(py, concat!(stringify!($Record), "._repr_html_"), || {
                        record::html(py, &self.0)
                    })
                }

                fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                    guard(py, concat!(stringify!($Record), ".__reduce__"), || {
                        let json = gfxhub::Record::to_json(&self.0);
                        record::reduce(py, &py.get_type::<Self>(), &json)
                    })
                }

                fn __copy__(this: Py<Self>) -> Py<Self> {
                    this
                }

                fn __deepcopy__(this: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
                    this
                }
            }
        };
    };
}
pub(crate) use class;

/// Fields that people look for. They are shown first, even if they are empty.
const MAIN: [&str; 2] = ["value", "display_name"];

/// Returns text such as `Engine(display_name='Studio A', id=3, …)`, with as many fields as fit on a
/// line.
pub(crate) fn repr<T: Fields>(py: Python<'_>, record: &T) -> PyResult<String> {
    let mut line = display::Line::new(T::INFO.name);
    let fields = record.fields();
    for main in MAIN {
        if let Some((name, field)) = fields.iter().find(|(name, _)| *name == main) {
            line.add_main(name, &field.show(py)?)?;
        }
    }
    for (name, field) in fields.iter().filter(|(name, _)| !MAIN.contains(name)) {
        if !line.add(name, &field.show(py)?)? {
            return Ok(line.cut());
        }
    }
    if !record.extra().is_empty() && !line.add("extra", extra(py, record)?.as_any())? {
        return Ok(line.cut());
    }
    Ok(line.end())
}

/// Returns a table for notebooks with every field, including undocumented ones.
pub(crate) fn html<T: Fields>(py: Python<'_>, record: &T) -> PyResult<String> {
    let mut table = display::Table::new(py, T::INFO.name)?;
    for (name, field) in record.fields() {
        table.row(name, &field.show(py)?)?;
    }
    for (name, json) in record.extra().iter() {
        table.row(name, &plain(py, json)?)?;
    }
    Ok(table.end())
}

/// Returns the documented fields, each with its name.
pub(crate) fn pairs<'py, T: Fields>(py: Python<'py>, record: &T) -> PyResult<Bound<'py, PyList>> {
    let pairs = PyList::empty(py);
    for (name, field) in record.fields() {
        pairs.append((name, field.show(py)?))?;
    }
    Ok(pairs)
}

/// Returns the undocumented fields.
pub(crate) fn extra<'py, T: Fields>(py: Python<'py>, record: &T) -> PyResult<Bound<'py, PyDict>> {
    let members = PyDict::new(py);
    for (name, json) in record.extra().iter() {
        members.set_item(name, plain(py, json)?)?;
    }
    Ok(members)
}

/// Returns the record as a dict with JSON names, exactly as received.
pub(crate) fn to_dict<'py, T: Fields>(py: Python<'py>, record: &T) -> PyResult<Bound<'py, PyAny>> {
    plain(py, &record.to_json())
}

/// Converts a JSON text that the core has written to plain Python objects.
pub(crate) fn plain<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    match Value::from_json(json) {
        Ok(value) => to_python(py, &value),
        // An undocumented field may contain an integer of more than 64 bits, which a Python int can
        // represent.
        Err(_) => py.import("json")?.call_method1("loads", (json,)),
    }
}

/// Reads a record from a dict with JSON names.
pub(crate) fn from_dict<T: Fields>(py: Python<'_>, members: &Bound<'_, PyAny>) -> PyResult<T> {
    let refuse = |place: &str, reason: &str| {
        let place = format!("{}{place}", T::INFO.name);
        raise(py, &Error::invalid(place, reason))
    };
    let value = match from_python(members) {
        Ok(value) => value,
        Err(ConversionError::Type(error)) => return Err(error),
        Err(ConversionError::Refused(refused)) if refused.reason == INTEGER_TOO_LARGE => {
            // The JSON has no white space, like the JSON of the core, because undocumented fields
            // are compared as text.
            let options = [("allow_nan", false), ("ensure_ascii", false)].into_py_dict(py)?;
            options.set_item("separators", (",", ":"))?;
            let json = py.import("json")?;
            let json = json.call_method("dumps", (members,), Some(&options))?;
            return from_json(py, &json.extract::<String>()?);
        }
        Err(ConversionError::Refused(refused)) => {
            return Err(refuse(&refused.place, refused.reason));
        }
    };
    if let Some(place) = value.find_non_finite() {
        return Err(refuse(&place, "JSON has neither NaN nor infinity"));
    }
    from_json(py, &value.to_json())
}

/// Reads a record from JSON text.
pub(crate) fn from_json<T: Record>(py: Python<'_>, text: &str) -> PyResult<T> {
    T::from_json(text).map_err(|error| raise(py, &error))
}

/// Returns the hash of a record, which includes its undocumented fields.
pub(crate) fn hash<T: Fields>(record: &T) -> u64 {
    let mut digest = RecordHasher::default();
    self::digest(record, &mut digest);
    digest.finish()
}

pub(crate) fn digest<T: Fields>(record: &T, to: &mut RecordHasher) {
    record
        .fields()
        .into_iter()
        .for_each(|(_, field)| field.digest(to));
    to.members(record.extra().iter(), |to, json| {
        match Value::from_json(json) {
            Ok(value) => to.value(&value),
            Err(_) => to.text(json),
        }
    });
}

/// Returns the pickled form of a record: its class and its JSON text.
pub(crate) fn reduce<'py>(
    py: Python<'py>,
    class: &Bound<'py, pyo3::types::PyType>,
    json: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    (class.getattr("from_json")?, (json,)).into_pyobject(py)
}
