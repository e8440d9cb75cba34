//! Tests of faults: the effect of each kind on the wire, the rules that select the calls, and the
//! ends of connections.

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
