//! Tests of composed calls that return data.

use std::time::Duration;

use gfxhub_simulator::LocalHub;

use super::only_reads;
use crate::error::ErrorKind;
use crate::{CallOptions, CancelToken, Client, Value, ops};

#[test]
fn it_gives_the_same_by_method_and_by_name() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let by_method = hub.playout().template_fields("Lower Third").unwrap();
    let template = r#"{"template": "Lower Third"}"#;
    let by_name = hub.invoke("playout.template_fields", template).unwrap();
    assert!(by_name.response().is_none());
    let result = Value::from_json(by_name.result().unwrap()).unwrap();
    let names = result.as_array().unwrap().iter();
    let names: Vec<&str> = names
        .filter_map(|it| it.as_object()?.get("name")?.as_str())
        .collect();
    let due: Vec<&str> = by_method.iter().map(|field| field.name.as_str()).collect();
    assert!(!due.is_empty());
    assert_eq!(names, due);
    let unknown = r#"{"template": "Lower Third", "x": 1}"#;
    for (arguments, argument) in [("{}", "template"), (unknown, "x")] {
        let error = hub
            .invoke("playout.template_fields", arguments)
            .unwrap_err();
        assert_eq!(
            (error.kind(), error.argument()),
            (ErrorKind::Invalid, Some(argument))
        );
        assert_eq!(error.operation(), "playout.template_fields");
    }
}

#[test]
fn its_definition_is_found_by_its_name() {
    let call = crate::invoke::call("names.find").unwrap();
    assert!(call.is_composed() && only_reads(call.name));
    let operations = ops::OPERATIONS;
    assert!(operations.iter().all(|operation| !operation.is_composed()));
}

#[test]
fn its_requests_share_one_time_limit_and_are_cancelled_together() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let slow = r#"{"faults": [{"fault": "delay", "seconds": 0.3}]}"#;
    local.set_faults_json(slow).unwrap();
    let limit = Duration::from_millis(500);
    let limited = hub.with(CallOptions::new().timeout(limit));
    limited.engines().list_nodes(3).unwrap();
    let error = limited
        .playout()
        .template_fields("Lower Third")
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.operation()),
        (ErrorKind::Timeout, "playout.list_rundowns")
    );
    let token = CancelToken::new();
    token.cancel();
    let cancelled = hub.with(CallOptions::new().cancel(&token));
    let error = cancelled
        .playout()
        .template_fields("Lower Third")
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Cancelled);
}

#[test]
fn one_that_reads_cannot_write() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let path = "Default//Opacity/0";
    let before = hub.engines().get_property(3, "Mixer_0", path).unwrap();
    let set = |hub: &Client| hub.engines().set_property(3, "Mixer_0", path, 0.125);
    let error = hub.whole("names.find", true, false, set).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
    let after = hub.engines().get_property(3, "Mixer_0", path).unwrap();
    assert_eq!(before.value, after.value);
}
