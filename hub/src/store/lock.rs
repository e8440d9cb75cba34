//! The right to use a store: one hub has it at a time.

use std::fs::{File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

use super::{StoreError, beside};

/// Held as long as the store is in use. The system takes it from a hub that is killed.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "it is released when it is closed")] File);

impl Lock {
    /// Takes it, in a file beside the store, as another file takes the store's own place now and
    /// then. That file stays: who took it away would let two hubs have locks of one name.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        let beside = beside(path, ".lock");
        let refused = |what: &str, why: &io::Error| {
            let beside = beside.display();
            StoreError::new(path, format!("its lock {beside} cannot be {what}: {why}"))
        };
        let file = File::create(&beside).map_err(|why| match why.kind() {
            ErrorKind::NotFound => StoreError::open(path, &why),
            _ => refused("made", &why),
        })?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::new(
                path,
                "another hub has it open; stop that one, or use another file".to_owned(),
            )),
            Err(TryLockError::Error(why)) => Err(refused("taken", &why)),
        }
    }
}
