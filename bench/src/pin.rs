//! Pins a process to a processor core, so that the measured times do not depend on the scheduler.

use std::io;

/// The cores on which client and server run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cores {
    /// Both on the first core.
    Together,
    /// The server on the first core, the clients on the second.
    Apart,
    /// Any cores, as the system chooses.
    Free,
}

impl Cores {
    /// Returns the choice with this name on the command line.
    pub(crate) fn named(name: &str) -> Option<Cores> {
        match name {
            "together" => Some(Cores::Together),
            "apart" => Some(Cores::Apart),
            "free" => Some(Cores::Free),
            _ => None,
        }
    }

    /// Returns the core for the server; `None` for any.
    pub(crate) fn server(self) -> Option<usize> {
        self.is_pinned().then_some(0)
    }

    /// Returns the core for the clients; `None` for any.
    pub(crate) fn clients(self) -> Option<usize> {
        self.is_pinned()
            .then_some(usize::from(self == Cores::Apart))
    }

    fn is_pinned(self) -> bool {
        self != Cores::Free && cfg!(target_os = "linux")
    }

    /// Returns a description of the choice, for the results page.
    pub(crate) fn words(self) -> &'static str {
        match self {
            _ if !self.is_pinned() => "client and server wherever the system puts them",
            Cores::Together => "client and server together on one core",
            _ => "the server on one core, the client on another",
        }
    }
}

/// Pins this process, and the threads that it starts afterwards, to a core.
#[cfg(target_os = "linux")]
pub(crate) fn to(core: Option<usize>) -> io::Result<()> {
    let Some(core) = core else {
        return Ok(());
    };
    let mut cores = rustix::thread::CpuSet::new();
    cores.set(core);
    Ok(rustix::thread::sched_setaffinity(None, &cores)?)
}

/// Does nothing, because other systems have no common function for this.
#[cfg(not(target_os = "linux"))]
pub(crate) fn to(_: Option<usize>) -> io::Result<()> {
    Ok(())
}

/// Returns the processor time that this process has used, in seconds, or `None` if the system does
/// not report it.
#[cfg(target_os = "linux")]
pub(crate) fn processor_seconds() -> Option<f64> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 / 1e9)
}

/// Returns `None`, because the time is not known.
#[cfg(not(target_os = "linux"))]
pub(crate) fn processor_seconds() -> Option<f64> {
    None
}
