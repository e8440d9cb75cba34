//! Displays records: on a single line, or as a table in notebooks.
//!
//! Hubs store numbers in single precision, and return 0.2 as 0.20000000298023224. The display shows
//! 0.2; the attributes of a record, and its JSON, keep every bit.

use gfxhub::bindings::shown_number;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyList, PyString};

use crate::panic_boundary::guard;

/// Target length in characters of the line that shows a record. A colour with the path of its
/// property fits.
const LINE: usize = 130;

/// Maximum length of a value in such a line, in characters.
const VALUE: usize = 60;

/// Returns the value for display. Numbers in single precision have as few digits as possible.
fn rounded<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = value.py();
    if let Ok(number) = value.cast::<PyFloat>() {
        return Ok(PyFloat::new(py, shown_number(number.value())).into_any());
    }
    if let Ok(items) = value.cast::<PyList>() {
        let items: Vec<_> = items
            .iter()
            .map(|item| rounded(&item))
            .collect::<PyResult<_>>()?;
        return Ok(PyList::new(py, items)?.into_any());
    }
    if let Ok(members) = value.cast::<PyDict>() {
        let shown = PyDict::new(py);
        for (name, member) in members {
            shown.set_item(name, rounded(&member)?)?;
        }
        return Ok(shown.into_any());
    }
    Ok(value.clone())
}

fn whole(value: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(rounded(value)?.repr()?.to_string_lossy().into_owned())
}

/// Shortens a long value: shows only the length of a list or dict, and truncates other text.
fn brief(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let length = || value.len();
    let text = whole(value)?;
    if text.chars().count() <= VALUE {
        return Ok(text);
    }
    if value.is_instance_of::<PyList>() {
        return Ok(format!("[{} items]", length()?));
    }
    if value.is_instance_of::<PyDict>() {
        return Ok(format!("{{{} items}}", length()?));
    }
    let start: String = text.chars().take(VALUE - 1).collect();
    Ok(format!("{start}…"))
}

/// Returns `true` if a field is None, or an empty text, list or dict.
fn is_empty(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let sized = value.is_instance_of::<PyString>()
        || value.is_instance_of::<PyList>()
        || value.is_instance_of::<PyDict>();
    Ok(value.is_none() || (sized && value.is_empty()?))
}

/// The line that shows a record.
pub(crate) struct Line {
    text: String,
    length: usize,
    fields: usize,
}

impl Line {
    pub(crate) fn new(name: &str) -> Self {
        Self {
            text: format!("{name}("),
            length: name.len() + 1,
            fields: 0,
        }
    }

    /// Adds a field unless it is empty. Returns `false` if there is no room for the field.
    pub(crate) fn add(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        if is_empty(value)? {
            return Ok(true);
        }
        self.push(name, value, false)
    }

    /// Adds a field even if there is no room for it.
    pub(crate) fn add_main(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        self.push(name, value, true).map(drop)
    }

    fn push(&mut self, name: &str, value: &Bound<'_, PyAny>, always: bool) -> PyResult<bool> {
        let field = format!("{name}={}", brief(value)?);
        let length = field.chars().count() + 2;
        if self.fields > 0 {
            if !always && self.length + length > LINE {
                return Ok(false);
            }
            self.text.push_str(", ");
        }
        self.text.push_str(&field);
        self.length += length;
        self.fields += 1;
        Ok(true)
    }

    /// Returns the line, ending with a mark for omitted fields.
    pub(crate) fn cut(self) -> String {
        self.text + ", …)"
    }

    pub(crate) fn end(self) -> String {
        self.text + ")"
    }
}

/// The table that shows a record.
pub(crate) struct Table<'py> {
    escape: Bound<'py, PyAny>,
    text: String,
}

impl<'py> Table<'py> {
    pub(crate) fn new(py: Python<'py>, name: &str) -> PyResult<Self> {
        Ok(Self {
            escape: py.import("html")?.getattr("escape")?,
            text: format!("<table><caption>{name}</caption>"),
        })
    }

    pub(crate) fn row(&mut self, name: &str, value: &Bound<'py, PyAny>) -> PyResult<()> {
        let escaped = |text: &str| self.escape.call1((text,))?.extract::<String>();
        let (name, value) = (escaped(name)?, escaped(&whole(value)?)?);
        self.text
            .push_str(&format!("<tr><th>{name}</th><td>{value}</td></tr>"));
        Ok(())
    }

    pub(crate) fn end(self) -> String {
        self.text + "</table>"
    }
}

/// Returns a value for display in a table of several records.
#[pyfunction]
fn show_value(py: Python<'_>, value: &Bound<'_, PyAny>) -> PyResult<String> {
    guard(py, "show_value", || match value.is_none() {
        true => Ok(String::new()),
        false if value.is_instance_of::<PyString>() => value.extract(),
        false => brief(value),
    })
}

/// Adds the function `show_value`, which lists of records use, to the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.setattr("show_value", wrap_pyfunction!(show_value, module)?)
}
