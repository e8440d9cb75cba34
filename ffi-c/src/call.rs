//! Runs exported functions that can fail. Catches panics, uses the client, writes the outputs and
//! reports the error.

use std::cell::Cell;
use std::ptr::NonNull;

use gfxhub_core::{Client, Effect, Error, ErrorKind, bindings::only_reads};

use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::{gfxhub_error, panicked, report};
use crate::r#gen::status::gfxhub_status;
use crate::handle::{Handle, deref_handle, into_handle};
use crate::input;
use crate::nul_terminate::NulTerminate;
use crate::panic_boundary::{InjectionPoint, guard, maybe_panic};

/// One run of an exported function.
pub(crate) struct ExportCall {
    export: &'static str,
    operation: &'static str,
    /// True if the call only reads and therefore has no effect, even if it fails.
    reads: Cell<bool>,
    /// Effect on the hub so far, to be reported after a panic.
    effect: Cell<Effect>,
}

/// The client of a call and the options of the call.
pub(crate) struct CallTarget {
    /// The client; the call fails if it is NULL.
    pub(crate) client: *const gfxhub_client,
    /// The options of the call, or NULL.
    pub(crate) options: *const gfxhub_call_options,
}

impl ExportCall {
    /// Starts a run of this export. `operation` is empty if the export calls no operation.
    pub(crate) fn new(export: &'static str, operation: &'static str) -> Self {
        Self {
            export,
            operation,
            reads: Cell::new(only_reads(operation)),
            effect: Cell::new(Effect::None),
        }
    }

    /// Marks the call as one that only reads, if this is not known when the run starts.
    pub(crate) fn only_reads(&self) {
        self.reads.set(true);
        self.effect.set(Effect::None);
    }

    /// Runs `work`, which can fail, and reports its error.
    ///
    /// # Safety
    /// `error` must be NULL or valid for writing.
    pub(crate) unsafe fn run(
        &self,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<(), Error>,
    ) -> gfxhub_status {
        let failure = match guard(self.export, work) {
            Ok(Ok(())) => return gfxhub_status::Ok,
            Ok(Err(failure)) => self.named(failure),
            Err(panic) => panicked(self.operation, self.effect.get(), &panic),
        };
        let status = gfxhub_status::from(failure.kind());
        // Creating the error copies texts. If this panics as well, the status is the whole report.
        // SAFETY: the caller upholds the contract of this function.
        let reported = guard("", || unsafe { report(failure, error) });
        reported.map_or(gfxhub_status::Internal, |()| status)
    }

    /// Runs `work` and writes its result to `out`.
    ///
    /// # Safety
    /// `out` and `error` must be NULL or valid for writing.
    unsafe fn write<R>(
        &self,
        out: *mut R,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<R, Error>,
    ) -> gfxhub_status {
        let run = || {
            let out = place(out)?;
            let made = work()?;
            // SAFETY: the caller upholds the contract of this function.
            unsafe { out.write(made) };
            Ok(())
        };
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.run(error, run) }
    }

    /// Creates a handle and writes it to `out`.
    ///
    /// # Safety
    /// `out` and `error` must be NULL or valid for writing.
    pub(crate) unsafe fn give<H: Handle>(
        &self,
        out: *mut *mut H,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<H::Of, Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.write(out, error, || Ok(into_handle(work()?))) }
    }

    /// Creates a handle and writes it to `out`; writes NULL if `work` returns none.
    ///
    /// # Safety
    /// `out` and `error` must be NULL or valid for writing.
    pub(crate) unsafe fn give_or_null<H: Handle>(
        &self,
        out: *mut *mut H,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<Option<H::Of>, Error>,
    ) -> gfxhub_status {
        let make = || Ok(work()?.map_or(std::ptr::null_mut(), into_handle));
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.write(out, error, make) }
    }

    /// Makes a call without a result.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    pub(crate) unsafe fn call(
        &self,
        target: &CallTarget,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce(&Client) -> Result<(), Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.run(error, || self.send(target, work)) }
    }

    /// Makes a call that returns a number or a struct of numbers.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    pub(crate) unsafe fn call_for_value<R: Copy>(
        &self,
        target: &CallTarget,
        out: *mut R,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce(&Client) -> Result<R, Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.write(out, error, || self.send(target, work)) }
    }

    /// Makes a call that returns a handle.
    ///
    /// # Safety
    /// The pointers must follow the rules in the header.
    pub(crate) unsafe fn call_for<H: Handle>(
        &self,
        target: &CallTarget,
        out: *mut *mut H,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce(&Client) -> Result<H::Of, Error>,
    ) -> gfxhub_status
    where
        H::Of: NulTerminate,
    {
        let make = || {
            let mut made = self.send(target, work)?;
            made.terminate();
            Ok(into_handle(made))
        };
        // SAFETY: the caller upholds the contract of this function.
        unsafe { self.write(out, error, make) }
    }

    /// Makes a call with the client and the options of the target.
    fn send<R>(
        &self,
        target: &CallTarget,
        work: impl FnOnce(&Client) -> Result<R, Error>,
    ) -> Result<R, Error> {
        // SAFETY: the creator of the target ensured that its pointers follow the rules in gfxhub.h.
        let (connection, chosen) = unsafe {
            (
                input::required_handle("client", target.client)?,
                deref_handle(target.options),
            )
        };
        // Another thread may free the handle during the call, so the call uses a clone of the
        // client. Dropping `share` ensures that the reads of the handle happen before it is freed.
        let chosen = chosen.cloned().unwrap_or_default();
        let share = connection.clone();
        let client = share.client().with(chosen);
        drop(share);
        // From here until the hub has responded, panics are caught by code that knows whether a
        // request was sent.
        maybe_panic(self.export, InjectionPoint::Sending);
        let result = work(&client)?;
        self.mark_executed();
        Ok(result)
    }

    /// Records that the hub has carried out the operation.
    fn mark_executed(&self) {
        if !self.reads.get() {
            self.effect.set(Effect::Done);
        }
        maybe_panic(self.export, InjectionPoint::Answered);
    }

    /// Adds the operation to an error for an invalid argument if the error has none. Returns any
    /// other error unchanged.
    fn named(&self, error: Error) -> Error {
        if !error.operation().is_empty() || error.kind() != ErrorKind::Invalid {
            return error;
        }
        let (argument, detail) = (error.argument(), error.detail().to_owned());
        Error::from_binding(
            error.kind(),
            error.effect(),
            self.operation,
            argument,
            detail,
        )
    }
}

/// Checks that the pointer of an output is not NULL.
pub(crate) fn place<T>(out: *mut T) -> Result<NonNull<T>, Error> {
    NonNull::new(out).ok_or_else(|| input::refused("out", "it is NULL"))
}
