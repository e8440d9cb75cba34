//! What the rehearsal reports of its steps, for whoever shows them.

use std::io;
use std::time::Duration;

/// Shows the steps of a rehearsal. An error ends the rehearsal.
///
/// Texts can hold what a hub sent, control characters among it.
pub trait Report {
    /// A part begins.
    fn part(&mut self, number: usize, title: &str) -> io::Result<()>;

    /// A call is about to be made, which `changes` the hub or only reads. This may wait.
    fn before_call(&mut self, changes: bool) -> io::Result<()> {
        let _ = changes;
        Ok(())
    }

    /// What was done, how long it took (where that is worth saying), what came back.
    fn step(&mut self, what: &str, took: Option<Duration>, came: &str) -> io::Result<()>;

    /// More about the step before.
    fn detail(&mut self, text: &str) -> io::Result<()>;

    /// Sentences about the step before.
    fn paragraph(&mut self, text: &str) -> io::Result<()>;

    /// A line that belongs to no step.
    fn line(&mut self, text: &str) -> io::Result<()>;
}
