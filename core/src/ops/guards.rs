//! The groups of calls that give permits for acts, and that preview the requests of a call.

use super::define::operations;

operations! {
    /// Permits for the acts that the guard of a client allows only with a permit.
    Guards = guard without operations;
}

operations! {
    /// Previews of the requests that a call would send.
    Requests = requests without operations;
}
