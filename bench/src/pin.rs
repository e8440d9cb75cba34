//! Keeps a process to one core, so that the scheduler's luck is not what is timed.

use std::io;

/// Where client and server run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cores {
    /// Both on the first core.
    Together,
    /// The server on the first core, the clients on the second.
    Apart,
    /// Wherever the system puts them.
    Free,
}

impl Cores {
    /// What they are called on the command line.
    pub(crate) fn named(name: &str) -> Option<Cores> {
        match name {
            "together" => Some(Cores::Together),
            "apart" => Some(Cores::Apart),
            "free" => Some(Cores::Free),
            _ => None,
        }
    }

    /// The server's core.
    pub(crate) fn server(self) -> Option<usize> {
        self.is_pinned().then_some(0)
    }

    /// The core of the clients.
    pub(crate) fn clients(self) -> Option<usize> {
        self.is_pinned()
            .then_some(usize::from(self == Cores::Apart))
    }

    fn is_pinned(self) -> bool {
        self != Cores::Free && cfg!(target_os = "linux")
    }

    /// In words, for the page.
    pub(crate) fn words(self) -> &'static str {
        match self {
            _ if !self.is_pinned() => "client and server wherever the system puts them",
            Cores::Together => "client and server together on one core",
            _ => "the server on one core, the client on another",
        }
    }
}

/// Keeps this process and the threads that it starts from now on to a core.
#[cfg(target_os = "linux")]
pub(crate) fn to(core: Option<usize>) -> io::Result<()> {
    let Some(core) = core else {
        return Ok(());
    };
    let mut cores = rustix::thread::CpuSet::new();
    cores.set(core);
    Ok(rustix::thread::sched_setaffinity(None, &cores)?)
}

/// No other system has one way to do it.
#[cfg(not(target_os = "linux"))]
pub(crate) fn to(_: Option<usize>) -> io::Result<()> {
    Ok(())
}

/// The processor time that this process has used, in seconds, where it can be known.
#[cfg(target_os = "linux")]
pub(crate) fn processor_seconds() -> Option<f64> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 / 1e9)
}

/// Not known.
#[cfg(not(target_os = "linux"))]
pub(crate) fn processor_seconds() -> Option<f64> {
    None
}
