//! Converts the items of composed calls from C, and their reports to C.

use gfxhub_core::{BatchFigures, BatchReport, Error, Value};

use crate::error::ErrorDetails;
use crate::handle::{Handle, deref_handle};
use crate::input;
use crate::nul_terminate::NulTerminate;
use crate::value::gfxhub_value;

/// Converts the items of a call with `read`. If there are no items, the pointer may be NULL.
///
/// # Safety
/// The requirements are those of [`input::slice_of`].
pub(crate) unsafe fn items<T, I>(
    name: &str,
    items: *const T,
    count: usize,
    mut read: impl FnMut(usize, &T) -> Result<I, Error>,
) -> Result<Vec<I>, Error> {
    if count == 0 {
        return Ok(Vec::new());
    }
    // SAFETY: the caller upholds the contract of this function.
    let items = unsafe { input::slice_of(items, count) };
    let items = items.ok_or_else(|| input::refused(name, "it is NULL"))?;
    let items = items.iter().enumerate();
    items.map(|(at, item)| read(at, item)).collect()
}

/// Returns the body of an item. C passes either the whole body, under the name `name`, or a value
/// or number, from which `of_value` creates the body.
///
/// # Safety
/// The requirements are those of [`deref_handle`].
pub(crate) unsafe fn body<H: Handle<Of: Clone>>(
    place: &str,
    value: *const gfxhub_value,
    number: Option<f64>,
    (name, whole): (&str, *const H),
    of_value: impl Fn(Value) -> H::Of,
) -> Result<H::Of, Error> {
    // SAFETY: the caller upholds the contract of this function.
    let (value, whole) = unsafe { (deref_handle(value), deref_handle(whole)) };
    let refused = |detail: String| Err(input::refused(place, &detail));
    match (value, number, whole) {
        (Some(value), None, None) => Ok(of_value(value.clone())),
        (None, Some(number), None) => Ok(of_value(number.into())),
        (None, None, Some(whole)) => Ok(whole.clone()),
        (None, None, None) => refused(format!("there is no value, number or {name}")),
        _ => refused(format!(
            "there is more than one of value, number and {name}"
        )),
    }
}

/// The report of a composed call, with its errors converted for C. Each address is reduced to the
/// part that C borrows.
pub(crate) struct Results<A, T> {
    items: Vec<(A, Result<T, ErrorDetails>)>,
    pub(crate) figures: BatchFigures,
}

impl<A, T> Results<A, T> {
    pub(crate) fn new<Address>(
        report: BatchReport<Address, T>,
        lent: impl Fn(Address) -> A,
    ) -> Self {
        let figures = *report.figures();
        let items = report
            .into_iter()
            .map(|(address, result)| (lent(address), result.map_err(ErrorDetails::from)));
        Self {
            items: items.collect(),
            figures,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }

    pub(crate) fn address(&self, index: usize) -> Option<&A> {
        self.items.get(index).map(|(address, _)| address)
    }

    pub(crate) fn result(&self, index: usize) -> Option<&T> {
        self.items.get(index)?.1.as_ref().ok()
    }

    pub(crate) fn error(&self, index: usize) -> Option<&ErrorDetails> {
        self.items.get(index)?.1.as_ref().err()
    }

    pub(crate) fn failed(&self) -> usize {
        let failed = self.items.iter().filter(|(_, result)| result.is_err());
        failed.count()
    }
}

impl<A, T: NulTerminate> NulTerminate for Results<A, T> {
    fn terminate(&mut self) {
        for (_, result) in &mut self.items {
            if let Ok(result) = result {
                result.terminate();
            }
        }
    }
}
