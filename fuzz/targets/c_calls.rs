//! See `gfxhub_fuzz::c_calls`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::c_calls::run(data));
