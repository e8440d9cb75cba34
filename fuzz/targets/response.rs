//! See `gfxhub_fuzz::response`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::response::run(data));
