//! Tests of texts that are not part of a record: versions, UTF-16 and invalid texts.

use std::ptr::{null, null_mut};

use super::{read, take};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_abi_version, gfxhub_version};
use crate::string::{gfxhub_string_free, gfxhub_string_str};
use crate::utf16::*;

#[test]
fn the_library_says_what_it_is() {
    assert_eq!(read(gfxhub_version()), env!("CARGO_PKG_VERSION"));
    assert_eq!(gfxhub_abi_version(), GFXHUB_ABI_VERSION);
}

#[test]
fn utf_16_goes_in_and_comes_out() {
    let text = "Grüße 🎬";
    let units: Vec<u16> = text.encode_utf16().collect();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let string = gfxhub_string_from_utf16(units.as_ptr(), units.len());
        assert_eq!(take(string), text);
        let back = gfxhub_utf16_from_utf8(text.as_ptr().cast(), text.len());
        assert_eq!(gfxhub_utf16_len(back), units.len());
        let data = std::slice::from_raw_parts(gfxhub_utf16_data(back), units.len() + 1);
        assert_eq!(data, [units.as_slice(), &[0]].concat());
        gfxhub_utf16_free(back);
        // An unpaired surrogate is not valid text.
        assert!(gfxhub_string_from_utf16([0xD83C].as_ptr(), 1).is_null());
        assert!(gfxhub_string_from_utf16(null(), 1).is_null());
        assert!(gfxhub_utf16_from_utf8(c"\xff".as_ptr(), 1).is_null());
        assert!(gfxhub_utf16_data(null()).is_null());
        assert_eq!(gfxhub_utf16_len(null()), 0);
        gfxhub_utf16_free(null_mut());
    }
}

#[test]
fn nothing_is_an_empty_text_and_can_be_freed() {
    // SAFETY: the functions accept NULL.
    unsafe {
        assert_eq!(read(gfxhub_string_str(null())), "");
        gfxhub_string_free(null_mut());
    }
}
