//! See `gfxhub_fuzz::show`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::show::run(data));
