//! See `gfxhub_fuzz::value`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::value::run(data));
