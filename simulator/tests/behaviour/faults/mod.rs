//! Faults: each kind on the wire, the rules that choose whom they strike, and their ends.

mod after;
mod bodies;
mod control;
mod heads;
mod json;
mod page;
mod rules;
mod scenario;
mod seen;
mod stop;
mod whole;
