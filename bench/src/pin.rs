//! Pins a process to a processor core, so that the measured times do not depend on the scheduler.

use std::io;

/// Core on which client and server run together, or `None` where a process cannot be pinned.
pub(crate) const CORE: Option<usize> = if cfg!(target_os = "linux") {
    Some(0)
} else {
    None
};

/// Description of where client and server run, for the results page.
pub(crate) const WORDS: &str = if CORE.is_some() {
    "client and server together on one core"
} else {
    "client and server wherever the system puts them"
};

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
