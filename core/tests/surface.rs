//! Tests of the public API of the Rust crate: conversions, thread safety, and Debug output.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use gfxhub::{
    CallOptions, CancelToken, Client, ClientBuilder, Engine, Error, ErrorKind, Event,
    Interpolation, Method, Node, Object, Property, PropertyUpdate, RawResponse, Record, Renderer,
    Value, Vector,
};
use gfxhub_simulator::LocalHub;

fn hub() -> (LocalHub, Client) {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    (local, hub)
}

#[test]
fn what_a_program_holds_can_go_to_other_threads() {
    fn both<T: Send + Sync + 'static>() {}
    both::<Client>();
    both::<ClientBuilder>();
    both::<CallOptions>();
    both::<CancelToken>();
    both::<Error>();
    both::<Event>();
    both::<RawResponse>();
    both::<Engine>();
    both::<Node>();
    both::<Property>();
    both::<Renderer>();
    both::<Value>();
    both::<PropertyUpdate>();
}

/// A call accepts a body, a reference to a body, or a value that converts to its only required
/// field.
#[test]
fn a_body_is_accepted_in_each_form() {
    let (_local, hub) = hub();
    let (node, pin) = ("Mixer_0", "Default//Opacity/0");
    let engines = hub.engines();
    let update = PropertyUpdate::new(0.75);
    for (set, expected) in [
        (engines.set_property(3, node, pin, 0.5), 0.5),
        (engines.set_property(3, node, pin, &update), 0.75),
        (engines.set_property(3, node, pin, 1), 1.0),
        (engines.set_property(3, node, pin, update), 0.75),
    ] {
        assert_eq!(set.unwrap().value.as_f64(), Some(expected));
    }
    let made = hub.playout().create_rundown("Late News").unwrap();
    assert_eq!(made.name, "Late News");
    let error = hub.playout().create_rundown("").unwrap_err();
    assert_eq!(error.argument(), Some("body.name"), "{error}");
}

#[test]
fn a_call_by_name_takes_values_as_they_are() {
    let (_local, hub) = hub();
    let arguments = |value: Value| {
        let body = Object::from_iter([("Value", value)]);
        Object::from_iter([
            ("engineId", Value::from(3)),
            ("nodePath", "Mixer_0".into()),
            ("propertyPath", "Default//Opacity/0".into()),
            ("body", body.into()),
        ])
    };
    let set = |value| hub.invoke_value("engines.set_property", arguments(value));
    assert!(set(0.25.into()).unwrap().text().unwrap().contains("0.25"));
    // Objects with `$number` have no special meaning here. The object is sent to the hub unchanged,
    // and the hub refuses it.
    let mark = Object::from_iter([("$number", "NaN")]);
    let error = set(mark.into()).unwrap_err();
    assert_ne!(error.kind(), ErrorKind::Invalid, "{error}");
    let error = set(f64::NAN.into()).unwrap_err();
    assert_eq!(error.argument(), Some("body.Value"), "{error}");
    let error = hub.invoke_value("engines.gett", Object::new()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
}

#[test]
fn values_that_a_person_wrote_are_known_or_refused() {
    assert_eq!(
        "EaseIn".parse::<Interpolation>().unwrap(),
        Interpolation::EaseIn
    );
    let error = "easein".parse::<Interpolation>().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
    assert!(error.to_string().contains("EaseInOut"), "{error}");
    assert_eq!("patch".parse::<Method>().unwrap(), Method::Patch);
    assert!("HEAD".parse::<Method>().is_err());
}

#[test]
fn a_record_prints_what_the_hub_sent_and_nothing_of_ours() {
    let json = r#"{"PropertyPath":"a","Value":1,"Colour":"red"}"#;
    let property = Property::from_json(json).unwrap();
    assert_eq!(property.to_json(), json);
    let shown = format!("{property:?}");
    assert!(shown.contains(r#"extra: {"Colour": "\"red\""}"#), "{shown}");
    assert!(
        !shown.contains("origin") && !shown.contains("forms"),
        "{shown}"
    );
    let plain = Property::from_json(r#"{"PropertyPath":"a","Value":1}"#).unwrap();
    assert!(!format!("{plain:?}").contains("extra"));
}

#[test]
fn a_value_is_seen_as_what_it_holds() {
    let vector = Vector::xyz(1.0, 2.0, 3.0);
    let value = Value::from(vector);
    assert_eq!(value.as_vector(), Some(vector));
    assert!(value.as_track().is_none() && value.as_matrix().is_none());
}

/// An error with the effect `maybe` says "look before you send again". Its advice must not say
/// "call again", which contradicts this.
#[test]
fn advice_after_maybe_does_not_say_call_again() {
    for &kind in ErrorKind::ALL {
        let error = Error::new(kind, gfxhub::Effect::Maybe, "something happened");
        let text = error.to_string().to_lowercase();
        assert!(
            !text.contains("call again") || kind == ErrorKind::Invalid,
            "{text}"
        );
    }
}
