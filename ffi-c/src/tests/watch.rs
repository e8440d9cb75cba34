//! Tests of watch changes in C: borrowed values and their texts.

use std::time::Duration;

use gfxhub_core::{Client, Object, Value};
use gfxhub_simulator::{LocalHub, Options};

use super::read;
use crate::r#gen::plain::*;
use crate::handle::into_handle;
use crate::value::{gfxhub_value, gfxhub_value_as_text};
use crate::value_list::*;

/// Returns this text with another character after its end, within its allocation.
fn unterminated(text: &str) -> String {
    let mut text = format!("{text}!");
    text.pop();
    text
}

/// Reads the name of the first member of an object, and the text in it.
fn first_member(object: *const gfxhub_value) -> (String, String) {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let name = read(gfxhub_value_key_at(object, 0));
        (name, read(gfxhub_value_as_text(gfxhub_value_at(object, 0))))
    }
}

#[test]
fn texts_in_the_values_of_a_change_have_their_terminators() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let watch = client.watch().topics("engines").open().unwrap();
    let mut change = watch.next_change(Duration::from_secs(60)).unwrap();
    let object = |text: &str| {
        let (name, text) = (unterminated("Value"), unterminated(text));
        Value::Object(Object::from_iter([(name, Value::Text(text))]))
    };
    change.fields = Some(Value::Array(vec![Value::Text(unterminated("Value"))]));
    change.before = Some(object("off"));
    change.after = Some(object("on"));
    let changes = into_handle::<gfxhub_watch_changes>(vec![change.into()]);
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let fields = gfxhub_watch_changes_fields_at(changes, 0);
        let field = gfxhub_value_at(fields, 0);
        assert_eq!(read(gfxhub_value_as_text(field)), "Value");
        let before = first_member(gfxhub_watch_changes_before_at(changes, 0));
        assert_eq!(before, ("Value".to_owned(), "off".to_owned()));
        let after = first_member(gfxhub_watch_changes_after_at(changes, 0));
        assert_eq!(after, ("Value".to_owned(), "on".to_owned()));
        gfxhub_watch_changes_free(changes);
    }
}
