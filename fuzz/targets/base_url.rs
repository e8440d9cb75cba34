//! See `gfxhub_fuzz::base_url`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::base_url::run(data));
