//! The fuzz targets. Each is a function that takes bytes; a file in `targets/` passes the function
//! to libFuzzer. The tests here run the functions with their seeds.
//!
//! An input that reveals a fault makes the function panic.

pub mod base_url;
pub mod c_calls;
pub mod faults;
pub mod hub_request;
pub mod path;
pub mod pieces;
pub mod records;
pub mod response;
pub mod seeds;
pub mod show;
pub mod stage;
pub mod value;

use gfxhub_tests::case::Case;

/// A target.
#[derive(Debug)]
pub struct Target {
    /// Name of the target and of its file in `targets/`.
    pub name: &'static str,
    /// Number of executions out of a thousand that the target gets, chosen so that all targets take
    /// a similar time.
    pub share: u32,
    /// Function that is fuzzed.
    pub run: fn(&[u8]),
    /// Function that returns the seeds, given the cases of the conformance suite.
    pub seeds: fn(&[Case]) -> Vec<Vec<u8>>,
}

macro_rules! targets {
    ($($name:ident: $share:literal from $seeds:ident,)+) => {
        /// All targets.
        pub const TARGETS: &[Target] = &[$( Target {
            name: stringify!($name),
            share: $share,
            run: $name::run,
            seeds: seeds::$seeds,
        } ),+];
    };
}

targets! {
    response: 40 from responses,
    records: 70 from records,
    value: 130 from values,
    path: 180 from paths,
    base_url: 500 from addresses,
    hub_request: 5 from requests,
    show: 25 from shows,
    faults: 25 from faults,
    c_calls: 25 from c_calls,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_each_target_begins_with_shows_no_fault() {
        let cases = seeds::cases();
        for target in TARGETS {
            let inputs = (target.seeds)(&cases);
            assert!(inputs.len() > 5, "{} has too few seeds", target.name);
            for input in inputs {
                (target.run)(&input);
            }
        }
    }

    #[test]
    fn each_target_has_its_file_and_its_dictionary() {
        for target in TARGETS {
            let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            let name = target.name;
            assert!(here.join(format!("targets/{name}.rs")).is_file(), "{name}");
            assert!(
                here.join(format!("dictionaries/{name}.dict")).is_file(),
                "{name}"
            );
        }
    }
}
