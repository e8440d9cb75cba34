//! See `gfxhub_fuzz::records`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::records::run(data));
