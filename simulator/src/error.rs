//! The error of a hub that does not start, or whose method fails.

use std::error::Error;
use std::fmt::{self, Display};
use std::sync::Arc;

use gfxhub::ErrorKind;

/// The error of a hub simulator: its kind, its place, and the problem there.
///
/// ```
/// use gfxhub::ErrorKind;
/// use gfxhub_simulator::{LocalHub, Options};
///
/// let hub = LocalHub::start(Options::default())?;
/// let error = hub.disconnect_engine(99).unwrap_err();
/// assert_eq!((error.kind(), error.place()), (ErrorKind::Invalid, "engineId"));
/// assert_eq!(error.to_string(), "the show has no engine 99");
/// # Ok::<(), gfxhub_simulator::LocalHubError>(())
/// ```
#[derive(Debug, Clone)]
pub struct LocalHubError {
    kind: ErrorKind,
    place: String,
    message: String,
    /// The complete text; `None` if it is only the message.
    whole: Option<String>,
    source: Option<Arc<dyn Error + Send + Sync>>,
}

impl LocalHubError {
    /// Creates the error for an invalid argument or option. `place` is its JSON name.
    pub(crate) fn invalid(place: &str, message: impl Display) -> Self {
        Self {
            kind: ErrorKind::Invalid,
            place: place.to_owned(),
            message: message.to_string(),
            whole: None,
            source: None,
        }
    }

    /// Creates the error for an invalid argument or option from a more specific error. The text of
    /// `source` becomes the complete text.
    pub(crate) fn refused(
        kind: ErrorKind,
        place: &str,
        message: impl Display,
        source: impl Error + Send + Sync + 'static,
    ) -> Self {
        Self {
            kind,
            whole: Some(source.to_string()),
            source: Some(Arc::new(source)),
            ..Self::invalid(place, message)
        }
    }

    /// Creates the error for a failure of this machine.
    pub(crate) fn of_machine(
        message: impl Display,
        source: impl Error + Send + Sync + 'static,
    ) -> Self {
        Self {
            kind: ErrorKind::Io,
            source: Some(Arc::new(source)),
            ..Self::invalid("", message)
        }
    }

    /// Sets the place of the error, unless it has one.
    pub(crate) fn at(mut self, place: &str) -> Self {
        if self.place.is_empty() {
            self.place = place.to_owned();
        }
        self
    }

    /// Returns the kind of the error: [`Invalid`](ErrorKind::Invalid) for an argument or option,
    /// and [`Io`](ErrorKind::Io) for a failure of this machine.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Returns the JSON name of the invalid argument or option, or the place within it:
    /// `serviceTime`, `faults[1].status`. Empty if the error concerns none.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Returns the problem, without its place. If the place is within an argument, [`Display`]
    /// writes the place too.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl Display for LocalHubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.whole.as_ref().unwrap_or(&self.message))
    }
}

impl Error for LocalHubError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        let source = self.source.as_ref()?;
        Some(source.as_ref())
    }
}
