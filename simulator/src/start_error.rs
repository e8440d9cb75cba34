//! Why a hub simulator could not start.

use std::fmt;
use std::net::SocketAddr;

use gfxhub::ErrorKind;

use crate::show::ShowError;
use crate::store::StoreError;

/// Why a hub did not start.
#[derive(Debug)]
#[non_exhaustive]
pub enum StartError {
    /// The show does not make sense.
    Show(ShowError),
    /// The address cannot be listened at.
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        error: std::io::Error,
    },
    /// The store cannot be used.
    Store(StoreError),
    /// The system gave no thread or no event queue.
    Runtime(std::io::Error),
    /// The system gave no random numbers for the control token.
    Random(std::io::Error),
}

impl StartError {
    /// What a client would call the failure: an error of its argument, or of this machine.
    pub fn client_kind(&self) -> ErrorKind {
        match self {
            StartError::Show(error) => error.client_kind(),
            StartError::Store(_)
            | StartError::Runtime(_)
            | StartError::Random(_)
            | StartError::Listen { .. } => ErrorKind::Io,
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Show(error) => error.fmt(f),
            StartError::Store(error) => error.fmt(f),
            StartError::Runtime(error) => write!(f, "the hub cannot start a thread: {error}"),
            StartError::Random(error) => write!(
                f,
                "the system gives no random numbers for the hub's control token: {error}; choose a \
                 token yourself"
            ),
            StartError::Listen { address, error } => {
                write!(f, "the hub cannot listen at {address}: {error}")?;
                match error.kind() {
                    std::io::ErrorKind::AddrInUse => {
                        f.write_str("; something else does, so choose another port or 0 for a free one")
                    }
                    std::io::ErrorKind::PermissionDenied => f.write_str(
                        "; ports below 1024 need rights that this user lacks, so choose a higher one",
                    ),
                    std::io::ErrorKind::AddrNotAvailable => {
                        f.write_str("; this machine has no such address")
                    }
                    _ => Ok(()),
                }
            }
        }
    }
}

impl std::error::Error for StartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StartError::Show(error) => Some(error),
            StartError::Store(error) => Some(error),
            StartError::Listen { error, .. }
            | StartError::Runtime(error)
            | StartError::Random(error) => Some(error),
        }
    }
}
