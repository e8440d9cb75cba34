//! Handles Ctrl-C and SIGTERM. They end the command unless a `SignalGuard` exists.

use std::io;
use std::process;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use gfxhub::ErrorKind;
use tokio::runtime::{Builder, Runtime};

use crate::error::CliError;

/// Exit code of a command that is interrupted while nothing is in progress. Shells use it as well.
pub(crate) const EXIT_CODE: u8 = 130;

/// Function that a signal calls. If it is `None`, a signal ends the process.
static ACTION: Mutex<Option<Action>> = Mutex::new(None);

type Action = Box<dyn FnMut() + Send>;

/// While this exists, signals run an action instead of ending the process.
#[must_use]
pub(crate) struct SignalGuard(());

impl Drop for SignalGuard {
    fn drop(&mut self) {
        *action() = None;
    }
}

/// Makes each signal call `at_signal` on a separate thread. Must be called before anything is
/// printed, because a program that reads the output may then send a signal immediately.
pub(crate) fn catch(at_signal: impl FnMut() + Send + 'static) -> Result<SignalGuard, CliError> {
    static LISTENING: OnceLock<Result<(), String>> = OnceLock::new();
    *action() = Some(Box::new(at_signal));
    let caught = SignalGuard(());
    match LISTENING.get_or_init(|| listen().map_err(|error| error.to_string())) {
        Ok(()) => Ok(caught),
        Err(why) => Err(CliError::other(
            ErrorKind::Io,
            format!("the handler for Ctrl-C cannot be installed: {why}. Nothing was started."),
        )),
    }
}

fn action() -> MutexGuard<'static, Option<Action>> {
    ACTION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the thread that waits for signals until the process ends.
fn listen() -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let signals = {
        let _within = runtime.enter();
        Signals::new()?
    };
    let thread = std::thread::Builder::new().name("gfxhub interrupt".to_owned());
    thread.spawn(move || wait(&runtime, signals))?;
    Ok(())
}

fn wait(runtime: &Runtime, mut signals: Signals) {
    loop {
        runtime.block_on(std::future::poll_fn(|context| {
            match signals.poll(context) {
                true => std::task::Poll::Ready(()),
                false => std::task::Poll::Pending,
            }
        }));
        match action().as_mut() {
            Some(act) => act(),
            None => process::exit(EXIT_CODE.into()),
        }
    }
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

/// Starts a thread with this name. A failure to start it is an error of the command.
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
