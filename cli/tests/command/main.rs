//! Tests of the command as scripts and people use it: over real HTTP, and as a separate process.
#![cfg(test)]

mod answering;
mod calls;
mod capturing;
mod changes;
#[cfg(unix)]
mod completing;
mod control;
mod demo;
mod doctor;
mod documentation;
mod environment;
mod errors;
mod faults;
mod hostile_texts;
#[cfg(unix)]
mod interrupted;
mod named_hubs;
mod not_a_hub;
mod piped_process;
mod ran;
mod recording;
#[cfg(unix)]
mod shell_example;
mod simulator;
mod slow_names;
mod snapshots;
mod watching;
