//! The resources that this process uses: descriptors, threads and memory.

use std::fs;
use std::time::{Duration, Instant};

/// Maximum time to wait until unused threads and sockets have ended.
const SETTLING: Duration = Duration::from_secs(10);

/// The resources that the process uses. Only systems with `/proc` report them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceUsage {
    /// Number of open descriptors.
    pub descriptors: usize,
    /// Number of threads.
    pub threads: usize,
    /// Resident memory in KiB.
    pub memory: u64,
}

impl ResourceUsage {
    /// Returns the current resources, or `None` if the system does not report them.
    pub fn now() -> Option<ResourceUsage> {
        Some(ResourceUsage {
            // Excludes the descriptor that reads this folder.
            descriptors: fs::read_dir("/proc/self/fd")
                .ok()?
                .count()
                .saturating_sub(1),
            threads: fs::read_dir("/proc/self/task").ok()?.count(),
            memory: status("VmRSS:")?,
        })
    }

    /// Waits until there are no more descriptors and threads than before, for at most `SETTLING`,
    /// and returns the resources.
    pub fn settled(before: Option<ResourceUsage>) -> Option<ResourceUsage> {
        let begun = Instant::now();
        loop {
            let (now, before) = (ResourceUsage::now()?, before?);
            let over = begun.elapsed() > SETTLING;
            if over || (now.descriptors <= before.descriptors && now.threads <= before.threads) {
                return Some(now);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Returns the peak memory of the process, in KiB.
pub fn peak() -> Option<u64> {
    status("VmHWM:")
}

fn status(line: &str) -> Option<u64> {
    let text = fs::read_to_string("/proc/self/status").ok()?;
    let rest = text.lines().find_map(|found| found.strip_prefix(line))?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_file_and_a_thread_show() {
        let Some(before) = ResourceUsage::now() else {
            return;
        };
        let file = fs::File::open(std::env::current_exe().unwrap()).unwrap();
        let (send, wait) = std::sync::mpsc::channel::<()>();
        let thread = std::thread::spawn(move || wait.recv());
        let during = ResourceUsage::now().unwrap();
        // Tests in other threads may open descriptors at the same time, but are unlikely to close
        // any.
        assert!(during.descriptors + during.threads > before.descriptors + before.threads);
        assert!(peak().unwrap() >= during.memory / 2);
        drop((file, send));
        let _ = thread.join();
    }
}
