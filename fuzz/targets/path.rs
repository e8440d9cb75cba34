//! See `gfxhub_fuzz::path`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::path::run(data));
