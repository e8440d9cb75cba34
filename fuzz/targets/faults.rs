//! See `gfxhub_fuzz::faults`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::faults::run(data));
