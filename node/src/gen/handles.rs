//! Written by cargo xtask generate; do not edit. Handles.

use std::sync::Arc;
use std::time::Duration;

use gfxhub::Error;
use gfxhub::bindings::{StopReasons, WorkerPool};
use napi_derive::napi;

use crate::call;
use crate::client::Client;
use crate::completions::CompletionQueue;
use crate::handle::{address, end_on_a_thread, list, named, remaining, wait_result, waiting};
use crate::panic_boundary;
use crate::plain;
use crate::settings::{self, OptionForm};

/// Returns the settings with which a handle is opened.
#[napi]
pub fn live_options() -> napi::Result<Vec<OptionForm>> {
    panic_boundary::export("liveOptions", || {
        Ok(settings::forms(settings::of_handle("LiveSession")))
    })
}

/// A handle.
#[napi]
pub struct NativeLiveSession {
    handle: Arc<gfxhub::LiveSession>,
    /// Threads of this handle only, so that other work does not delay its waits.
    pool: WorkerPool,
    /// Mark of integers that become BigInt in JavaScript.
    mark: Option<String>,
}

#[napi]
impl NativeLiveSession {
    /// Opens a handle. `given` contains the settings as JSON.
    #[napi(constructor)]
    pub fn new(client: &Client, given: Option<String>) -> napi::Result<Self> {
        panic_boundary::export("NativeLiveSession", || {
            let mut builder = client.open("live")?.live();
            let settings = settings::of_handle("LiveSession");
            settings::read(settings, "live", given.as_deref(), |name, value| {
                builder.set(name, value)
            })?;
            Ok(Self {
                handle: Arc::new(builder.open()?),
                pool: WorkerPool::default(),
                mark: client.mark.clone(),
            })
        })
    }

    /// Returns `true` if the handle or its client was closed.
    #[napi]
    pub fn is_closed(&self) -> napi::Result<bool> {
        panic_boundary::export("isClosed", || Ok(self.handle.is_closed()))
    }

    /// Calls `property` with an address, which is passed as JSON.
    #[napi]
    pub fn property(
        &self,
        address: String,
    ) -> napi::Result<crate::live_property::NativeLiveProperty> {
        panic_boundary::export("property", || {
            let open = || {
                let address = self::address(&address)?;
                self.handle
                    .property(address.engine_id, address.node_path, address.property_path)
            };
            let opened = open().map_err(|error: Error| named("live", error))?;
            Ok(opened.into())
        })
    }

    /// Calls `property_at` with its only argument, a text.
    #[napi]
    pub fn property_at(
        &self,
        path: String,
    ) -> napi::Result<crate::live_property::NativeLiveProperty> {
        panic_boundary::export("propertyAt", || {
            let open = || self.handle.property_at(path);
            let opened = open().map_err(|error: Error| named("live", error))?;
            Ok(opened.into())
        })
    }

    /// `begin_frame`.
    #[napi]
    pub fn begin_frame(&self) -> napi::Result<()> {
        panic_boundary::export("beginFrame", || {
            self.handle.begin_frame();
            Ok(())
        })
    }

    /// `end_frame`.
    #[napi]
    pub fn end_frame(&self) -> napi::Result<()> {
        panic_boundary::export("endFrame", || {
            self.handle.end_frame();
            Ok(())
        })
    }

    /// `reassert`.
    #[napi]
    pub fn reassert(&self) -> napi::Result<()> {
        panic_boundary::export("reassert", || {
            self.handle.reassert();
            Ok(())
        })
    }

    /// Returns the reports since the last call as JSON, or `None` if there are none.
    #[napi]
    pub fn take_reports(&self) -> napi::Result<Option<String>> {
        panic_boundary::export("takeReports", || {
            let taken = self.handle.take_reports();
            Ok((!taken.is_empty()).then(|| list(&taken, self.mark.as_deref())))
        })
    }

    /// Returns `stats` as JSON. Times are in milliseconds.
    #[napi]
    pub fn stats(&self) -> napi::Result<String> {
        panic_boundary::export(
            "stats",
            || Ok(plain::json(&self.handle.stats()).to_string()),
        )
    }
}

impl Drop for NativeLiveSession {
    fn drop(&mut self) {
        let handle = Arc::clone(&self.handle);
        // If the handle has ended already, this does nothing.
        end_on_a_thread(move || drop(handle.close(Duration::ZERO)));
    }
}

#[napi]
impl CompletionQueue {
    /// Begins `flush`. The result is JSON that says what is left.
    #[napi]
    pub fn flush_live(
        &self,
        call: i64,
        handle: &NativeLiveSession,
        timeout: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("flushLive", || {
            let (info, deadline) = waiting("live", timeout)?;
            let (own, mark) = (Arc::clone(&handle.handle), handle.mark.clone());
            call::run(self, call, &handle.pool, info, move |token| {
                let stops = StopReasons::default().or_cancelled(token);
                let left = own.flush_unless(remaining(deadline), &stops)?;
                Ok(wait_result(&left, mark.as_deref()))
            });
            Ok(())
        })
    }

    /// Begins `close`. The result is JSON that says what is left.
    #[napi]
    pub fn close_live(
        &self,
        call: i64,
        handle: &NativeLiveSession,
        timeout: f64,
    ) -> napi::Result<()> {
        panic_boundary::export("closeLive", || {
            let (info, deadline) = waiting("live", timeout)?;
            let (own, mark) = (Arc::clone(&handle.handle), handle.mark.clone());
            call::run(self, call, &handle.pool, info, move |_| {
                let left = own.close(remaining(deadline))?;
                Ok(wait_result(&left, mark.as_deref()))
            });
            Ok(())
        })
    }
}

/// Returns the settings with which a handle is opened.
#[napi]
pub fn watch_options() -> napi::Result<Vec<OptionForm>> {
    panic_boundary::export("watchOptions", || {
        Ok(settings::forms(settings::of_handle("Watch")))
    })
}

/// A handle.
#[napi]
pub struct NativeWatch {
    handle: Arc<gfxhub::Watch>,
    /// Threads of this handle only, so that other work does not delay its waits.
    pool: WorkerPool,
    /// Mark of integers that become BigInt in JavaScript.
    mark: Option<String>,
}

#[napi]
impl NativeWatch {
    /// Opens a handle. `given` contains the settings as JSON.
    #[napi(constructor)]
    pub fn new(client: &Client, given: Option<String>) -> napi::Result<Self> {
        panic_boundary::export("NativeWatch", || {
            let mut builder = client.open("watch")?.watch();
            let settings = settings::of_handle("Watch");
            settings::read(settings, "watch", given.as_deref(), |name, value| {
                builder.set(name, value)
            })?;
            Ok(Self {
                handle: Arc::new(builder.open()?),
                pool: WorkerPool::default(),
                mark: client.mark.clone(),
            })
        })
    }

    /// Returns `true` if the handle or its client was closed.
    #[napi]
    pub fn is_closed(&self) -> napi::Result<bool> {
        panic_boundary::export("isClosed", || Ok(self.handle.is_closed()))
    }

    /// `look`.
    #[napi]
    pub fn look(&self) -> napi::Result<()> {
        panic_boundary::export("look", || {
            self.handle.look();
            Ok(())
        })
    }

    /// Returns the changes since the last call as JSON, or `None` if there are none.
    #[napi]
    pub fn take_changes(&self) -> napi::Result<Option<String>> {
        panic_boundary::export("takeChanges", || {
            let taken = self.handle.take_changes();
            Ok((!taken.is_empty()).then(|| list(&taken, self.mark.as_deref())))
        })
    }

    /// Returns `stats` as JSON. Times are in milliseconds.
    #[napi]
    pub fn stats(&self) -> napi::Result<String> {
        panic_boundary::export(
            "stats",
            || Ok(plain::json(&self.handle.stats()).to_string()),
        )
    }
}

impl Drop for NativeWatch {
    fn drop(&mut self) {
        let handle = Arc::clone(&self.handle);
        // If the handle has ended already, this does nothing.
        end_on_a_thread(move || drop(handle.close(Duration::ZERO)));
    }
}

#[napi]
impl CompletionQueue {
    /// Begins `close`. The result is JSON that says what is left.
    #[napi]
    pub fn close_watch(&self, call: i64, handle: &NativeWatch, timeout: f64) -> napi::Result<()> {
        panic_boundary::export("closeWatch", || {
            let (info, deadline) = waiting("watch", timeout)?;
            let (own, mark) = (Arc::clone(&handle.handle), handle.mark.clone());
            call::run(self, call, &handle.pool, info, move |_| {
                let left = own.close(remaining(deadline))?;
                Ok(wait_result(&left, mark.as_deref()))
            });
            Ok(())
        })
    }
}
