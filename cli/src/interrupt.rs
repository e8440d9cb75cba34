//! Waits for SIGINT or SIGTERM.

use std::io;

use gfxhub::ErrorKind;
use tokio::runtime::{Builder, Runtime};

use crate::error::CliError;

/// The signals, caught from its creation on.
pub(crate) struct Interrupt {
    runtime: Runtime,
    signals: Signals,
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    fn poll(&mut self, context: &mut std::task::Context<'_>) -> bool {
        self.interrupt.poll_recv(context).is_ready() || self.terminate.poll_recv(context).is_ready()
    }
}

#[cfg(windows)]
struct Signals {
    ctrl_c: tokio::signal::windows::CtrlC,
    close: tokio::signal::windows::CtrlClose,
    shutdown: tokio::signal::windows::CtrlShutdown,
}

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::windows;
        Ok(Signals {
            ctrl_c: windows::ctrl_c()?,
            close: windows::ctrl_close()?,
            shutdown: windows::ctrl_shutdown()?,
        })
    }

    fn poll(&mut self, context: &mut std::task::Context<'_>) -> bool {
        self.ctrl_c.poll_recv(context).is_ready()
            || self.close.poll_recv(context).is_ready()
            || self.shutdown.poll_recv(context).is_ready()
    }
}

impl Interrupt {
    /// Catches the signals from now on.
    pub(crate) fn catch() -> io::Result<Interrupt> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let signals = {
            let _within = runtime.enter();
            Signals::new()?
        };
        Ok(Interrupt { runtime, signals })
    }

    /// Waits for the first of them.
    pub(crate) fn wait(mut self) {
        let signals = &mut self.signals;
        let arrived = std::future::poll_fn(|context| match signals.poll(context) {
            true => std::task::Poll::Ready(()),
            false => std::task::Poll::Pending,
        });
        self.runtime.block_on(arrived);
    }
}

/// Catches Ctrl-C. To be called before anything is printed: whoever reads it may send a signal at once.
pub(crate) fn catch() -> Result<Interrupt, CliError> {
    Interrupt::catch().map_err(|error| {
        CliError::other(
            ErrorKind::Io,
            format!("Ctrl-C cannot be caught: {error}. Nothing was started."),
        )
    })
}

/// Starts a thread.
pub(crate) fn thread<T: Send + 'static>(
    name: &str,
    body: impl FnOnce() -> T + Send + 'static,
) -> Result<std::thread::JoinHandle<T>, CliError> {
    let started = std::thread::Builder::new()
        .name(name.to_owned())
        .spawn(body);
    started.map_err(|error| {
        let message = format!("a thread cannot be started: {error}. Close other programs.");
        CliError::other(ErrorKind::Io, message)
    })
}
