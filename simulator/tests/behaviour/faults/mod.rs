//! Tests of faults: each kind on the wire, the rules that choose the calls, and the ends of
//! connections.

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
