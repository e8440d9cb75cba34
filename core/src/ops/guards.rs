//! The groups of calls about acts before they are made.

use super::define::operations;

operations! {
    /// Permits for acts that the guard of a client wants one for.
    Guards = guard without operations;
}

operations! {
    /// Requests before they are sent.
    Requests = requests without operations;
}
