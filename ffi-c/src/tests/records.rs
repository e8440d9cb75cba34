//! Tests of records: reading from JSON, access, copying, writing and freeing.

use std::ptr::null_mut;

use super::{c, made, read, take};
use crate::error::{gfxhub_error_free, gfxhub_error_json_path, gfxhub_error_kind_name};
use crate::r#gen::records::*;
use crate::r#gen::status::gfxhub_status;
use crate::renderer_ref::{gfxhub_renderer_ref_id, gfxhub_renderer_ref_record};
use crate::value::{gfxhub_value_as_int64, gfxhub_value_as_text};
use crate::value_list::gfxhub_value_get;

const ENGINE: &str = r#"{"id":3,"name":"","displayName":"Studio \u0000 A","status":"connected",
    "engineType":"RE9","rgraphId":11,"instances":[{"id":1,"pid":4711,"status":"Idle"}],"beyond":[1]}"#;

fn engine() -> *mut gfxhub_engine {
    let json = c(&ENGINE.replace("\n", ""));
    // SAFETY: the handles are used as gfxhub.h requires.
    made(|out| unsafe { gfxhub_engine_from_json(json.as_ptr(), out, null_mut()) })
}

#[test]
fn every_field_is_read_where_it_lies() {
    let engine = engine();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        assert_eq!(gfxhub_engine_id(engine), 3);
        assert_eq!(read(gfxhub_engine_name(engine)), "");
        assert_eq!(read(gfxhub_engine_display_name(engine)), "Studio \0 A");
        assert_eq!(read(gfxhub_engine_status(engine)), "connected");
        assert_eq!(read(gfxhub_engine_engine_type(engine)), "RE9");
        // The accessor of an absent text returns an empty text.
        assert_eq!(read(gfxhub_engine_ip(engine)), "");
        let mut number = 0;
        assert!(gfxhub_engine_rgraph_id(engine, &raw mut number));
        assert_eq!(number, 11);
        assert!(!gfxhub_engine_ustate_id(engine, &raw mut number));
        assert_eq!(number, 11);
        assert!(gfxhub_engine_rgraph_id(engine, null_mut()));
        assert_eq!(gfxhub_engine_instances_len(engine), 1);
        let instance = gfxhub_engine_instances_at(engine, 0);
        assert!(gfxhub_engine_instance_has_pid(instance));
        assert_eq!(read(gfxhub_engine_instance_pid(instance)), "4711");
        assert!(!gfxhub_engine_instance_has_project_tag(instance));
        assert_eq!(read(gfxhub_engine_instance_status(instance)), "Idle");
        assert!(gfxhub_engine_instances_at(engine, 1).is_null());
        assert_eq!(take(gfxhub_engine_extra_json(engine)), r#"{"beyond":[1]}"#);
        gfxhub_engine_free(engine);
    }
}

#[test]
fn a_copy_outlives_what_it_was_made_of() {
    let engine = engine();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let copy = gfxhub_engine_clone(engine);
        let json = take(gfxhub_engine_to_json(engine));
        gfxhub_engine_free(engine);
        assert_eq!(take(gfxhub_engine_to_json(copy)), json);
        assert_eq!(read(gfxhub_engine_display_name(copy)), "Studio \0 A");
        let instance = gfxhub_engine_instances_at(copy, 0);
        assert_eq!(read(gfxhub_engine_instance_pid(instance)), "4711");
        gfxhub_engine_free(copy);
    }
}

#[test]
fn keys_and_members_are_read_where_they_lie() {
    let function = c(
        r#"{"FunctionPath":"f","Properties":{"ein schöner Pfad":{"PropertyPath":"p","Value":"v"}}}"#,
    );
    let item = c(r#"{"id":1,"data":{"headline":"Good evening","count":2}}"#);
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let function = made(|out| gfxhub_function_from_json(function.as_ptr(), out, null_mut()));
        assert_eq!(gfxhub_function_properties_len(function), 1);
        let key = gfxhub_function_properties_key_at(function, 0);
        assert_eq!(read(key), "ein schöner Pfad");
        let property = gfxhub_function_properties_get(function, key.data);
        assert_eq!(property, gfxhub_function_properties_at(function, 0));
        assert_eq!(
            read(gfxhub_value_as_text(gfxhub_property_value(property))),
            "v"
        );
        assert!(gfxhub_function_properties_get(function, c("no").as_ptr()).is_null());
        assert_eq!(read(gfxhub_function_properties_key_at(function, 1)), "");
        gfxhub_function_free(function);

        let item = made(|out| gfxhub_playout_item_from_json(item.as_ptr(), out, null_mut()));
        let count = gfxhub_playout_item_data_get(item, c("count").as_ptr());
        let mut number = 0;
        assert!(gfxhub_value_as_int64(count, &raw mut number) && number == 2);
        let headline = gfxhub_playout_item_data_at(item, 0);
        assert_eq!(read(gfxhub_value_as_text(headline)), "Good evening");
        assert!(gfxhub_value_get(headline, c("x").as_ptr()).is_null());
        gfxhub_playout_item_free(item);
    }
}

#[test]
fn renderers_come_as_ids_or_in_full() {
    let launch =
        c(r#"{"id":1,"renderers":[7,"8",{"id":9,"engineType":"RE5"},{"engineType":"UE"}]}"#);
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let launch = made(|out| gfxhub_launch_config_from_json(launch.as_ptr(), out, null_mut()));
        let ids: Vec<Option<i64>> = (0..gfxhub_launch_config_renderers_len(launch))
            .map(|at| {
                let renderer = gfxhub_launch_config_renderers_at(launch, at);
                let mut id = 0;
                gfxhub_renderer_ref_id(renderer, &raw mut id).then_some(id)
            })
            .collect();
        assert_eq!(ids, [Some(7), Some(8), Some(9), None]);
        let first = gfxhub_launch_config_renderers_at(launch, 0);
        assert!(gfxhub_renderer_ref_record(first).is_null());
        let third = gfxhub_launch_config_renderers_at(launch, 2);
        let renderer = gfxhub_renderer_ref_record(third);
        assert_eq!(read(gfxhub_renderer_engine_type(renderer)), "RE5");
        gfxhub_launch_config_free(launch);
    }
}

#[test]
fn what_cannot_be_read_is_an_error_and_writes_nothing() {
    let json = c(r#"{"id":3,"instances":[{"id":"x"}]}"#);
    let (mut engine, mut error) = (null_mut(), null_mut());
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let status = gfxhub_engine_from_json(json.as_ptr(), &raw mut engine, &raw mut error);
        assert_eq!(status, gfxhub_status::Decode);
        assert!(engine.is_null());
        assert_eq!(read(gfxhub_error_kind_name(error)), "Decode");
        assert_eq!(read(gfxhub_error_json_path(error)), "instances[0].id");
        gfxhub_error_free(error);
    }
}
