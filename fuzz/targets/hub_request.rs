//! See `gfxhub_fuzz::hub_request`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| gfxhub_fuzz::hub_request::run(data));
