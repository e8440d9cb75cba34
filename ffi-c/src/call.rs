//! The run of an export that can fail: the guard, the client, the outputs, the error.

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

/// A running export.
pub(crate) struct ExportCall {
    export: &'static str,
    operation: &'static str,
    /// True if the call only reads, and so has no effect whatever happens.
    reads: Cell<bool>,
    /// Effect on the hub so far, for the error of a panic.
    effect: Cell<Effect>,
}

/// The target of a call, with its options.
pub(crate) struct CallTarget {
    /// The client.
    pub(crate) client: *const gfxhub_client,
    /// The options of the call, or NULL.
    pub(crate) options: *const gfxhub_call_options,
}

impl ExportCall {
    /// Starts a run of this export; `operation` is empty if none is called.
    pub(crate) fn new(export: &'static str, operation: &'static str) -> Self {
        Self {
            export,
            operation,
            reads: Cell::new(only_reads(operation)),
            effect: Cell::new(Effect::None),
        }
    }

    /// Marks a call outside the table as one that only reads.
    pub(crate) fn only_reads(&self) {
        self.reads.set(true);
        self.effect.set(Effect::None);
    }

    /// Runs work that can fail.
    ///
    /// # Safety
    /// `error` is NULL or can be written.
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
        // Creating the error copies texts; if even that panics, the status is the whole report.
        // SAFETY: the caller's promise.
        let reported = guard("", || unsafe { report(failure, error) });
        reported.map_or(gfxhub_status::Internal, |()| status)
    }

    /// Runs work with a result and writes the result to `out`.
    ///
    /// # Safety
    /// `out` and `error` are NULL or can be written.
    unsafe fn write<R>(
        &self,
        out: *mut R,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<R, Error>,
    ) -> gfxhub_status {
        let run = || {
            let out = place(out)?;
            let made = work()?;
            // SAFETY: the caller's promise.
            unsafe { out.write(made) };
            Ok(())
        };
        // SAFETY: the caller's promise.
        unsafe { self.run(error, run) }
    }

    /// Creates a handle and writes it to `out`.
    ///
    /// # Safety
    /// `out` and `error` are NULL or can be written.
    pub(crate) unsafe fn give<H: Handle>(
        &self,
        out: *mut *mut H,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<H::Of, Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller's promise.
        unsafe { self.write(out, error, || Ok(into_handle(work()?))) }
    }

    /// Creates a handle and writes it to `out`, or NULL if there is none.
    ///
    /// # Safety
    /// `out` and `error` are NULL or can be written.
    pub(crate) unsafe fn give_or_null<H: Handle>(
        &self,
        out: *mut *mut H,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce() -> Result<Option<H::Of>, Error>,
    ) -> gfxhub_status {
        let make = || Ok(work()?.map_or(std::ptr::null_mut(), into_handle));
        // SAFETY: the caller's promise.
        unsafe { self.write(out, error, make) }
    }

    /// Makes a call without a result.
    ///
    /// # Safety
    /// The pointers are as the header demands.
    pub(crate) unsafe fn call(
        &self,
        target: &CallTarget,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce(&Client) -> Result<(), Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller's promise.
        unsafe { self.run(error, || self.send(target, work)) }
    }

    /// Makes a call that returns a number or a struct of numbers.
    ///
    /// # Safety
    /// The pointers are as the header demands.
    pub(crate) unsafe fn call_for_value<R: Copy>(
        &self,
        target: &CallTarget,
        out: *mut R,
        error: *mut *mut gfxhub_error,
        work: impl FnOnce(&Client) -> Result<R, Error>,
    ) -> gfxhub_status {
        // SAFETY: the caller's promise.
        unsafe { self.write(out, error, || self.send(target, work)) }
    }

    /// Makes a call that returns a handle.
    ///
    /// # Safety
    /// The pointers are as the header demands.
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
        // SAFETY: the caller's promise.
        unsafe { self.write(out, error, make) }
    }

    /// Makes a call with the client and the call's options.
    fn send<R>(
        &self,
        target: &CallTarget,
        work: impl FnOnce(&Client) -> Result<R, Error>,
    ) -> Result<R, Error> {
        // SAFETY: the creator of the target promised that its pointers are as the header demands.
        let (connection, chosen) = unsafe {
            (
                input::required_handle("client", target.client)?,
                deref_handle(target.options),
            )
        };
        // Another thread may free the handle during the call, so the call has its own client.
        // Dropping a share of the handle orders the reads of it before the free.
        let chosen = chosen.cloned().unwrap_or_default();
        let share = connection.clone();
        let client = share.client().with(chosen);
        drop(share);
        // From here until the hub has responded, a panic is caught by code that knows whether
        // anything was sent.
        maybe_panic(self.export, InjectionPoint::Sending);
        let result = work(&client)?;
        self.mark_executed();
        Ok(result)
    }

    /// Records that the hub has executed the operation.
    fn mark_executed(&self) {
        if !self.reads.get() {
            self.effect.set(Effect::Done);
        }
        maybe_panic(self.export, InjectionPoint::Answered);
    }

    /// Adds the operation to the error of a refused argument, which is created without one.
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

/// Checks the pointer of an output.
pub(crate) fn place<T>(out: *mut T) -> Result<NonNull<T>, Error> {
    NonNull::new(out).ok_or_else(|| input::refused("out", "it is NULL"))
}
