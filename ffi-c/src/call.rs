//! How an export runs what can fail: the guard, the client, the outputs, the error.

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

/// An export at work.
pub(crate) struct ExportCall {
    export: &'static str,
    operation: &'static str,
    /// Whether the call only reads, and so has no effect whatever happens.
    reads: Cell<bool>,
    /// What is true of the hub at this moment, should a panic come.
    effect: Cell<Effect>,
}

/// Where a call goes, and with which options.
pub(crate) struct CallTarget {
    /// The client.
    pub(crate) client: *const gfxhub_client,
    /// The options of the call, or NULL.
    pub(crate) options: *const gfxhub_call_options,
}

impl ExportCall {
    /// Of this export; `operation` is empty where none is called.
    pub(crate) fn new(export: &'static str, operation: &'static str) -> Self {
        Self {
            export,
            operation,
            reads: Cell::new(only_reads(operation)),
            effect: Cell::new(Effect::None),
        }
    }

    /// Says of a call outside the table that it only reads.
    pub(crate) fn only_reads(&self) {
        self.reads.set(true);
        self.effect.set(Effect::None);
    }

    /// Runs what can fail.
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
        // Making the error copies texts; should even that fail, the status says what there is to
        // say. SAFETY: the caller's promise.
        let reported = guard("", || unsafe { report(failure, error) });
        reported.map_or(gfxhub_status::Internal, |()| status)
    }

    /// Runs what gives something, and writes that to `out`.
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

    /// Makes a handle and writes it to `out`.
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

    /// Makes a handle and writes it to `out`, or NULL where there is nothing.
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

    /// Makes a call that gives nothing.
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

    /// Makes a call that gives a number, or a struct of them.
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

    /// Makes a call that gives a handle.
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

    /// Makes a call through the client with the call's options.
    fn send<R>(
        &self,
        target: &CallTarget,
        work: impl FnOnce(&Client) -> Result<R, Error>,
    ) -> Result<R, Error> {
        // SAFETY: who made the target promised that its pointers are as the header demands.
        let (connection, chosen) = unsafe {
            (
                input::given("client", target.client)?,
                deref_handle(target.options),
            )
        };
        // A handle may be freed by another thread while the call lasts: the call has its own
        // client. That it lets go of a share of the handle's orders what it read of it before the
        // free.
        let chosen = chosen.cloned().unwrap_or_default();
        let share = connection.clone();
        let client = share.client().with(chosen);
        drop(share);
        // A panic from here on until the hub has responded is caught where it is known what was
        // sent.
        maybe_panic(self.export, InjectionPoint::Sending);
        let result = work(&client)?;
        self.answered();
        Ok(result)
    }

    /// Notes that the hub has executed the operation.
    fn answered(&self) {
        if !self.reads.get() {
            self.effect.set(Effect::Done);
        }
        maybe_panic(self.export, InjectionPoint::Answered);
    }

    /// The error with its operation: where an argument is refused it is not known which one it is.
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

/// The place of an output.
pub(crate) fn place<T>(out: *mut T) -> Result<NonNull<T>, Error> {
    NonNull::new(out).ok_or_else(|| input::refused("out", "it is NULL"))
}
