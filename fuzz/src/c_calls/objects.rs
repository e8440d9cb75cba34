//! Parses, copies, reads, changes, writes and frees records and bodies.

use std::ptr::null_mut;

use gfxhub_c::r#gen::bodies::*;
use gfxhub_c::r#gen::records::*;
use gfxhub_c::renderer_ref::{gfxhub_renderer_ref_id, gfxhub_renderer_ref_record};

use super::pool::Pool;
use super::script::Script;
use super::texts::{Texts, look_text};
use super::values::Values;
use super::{Caller, sound};

/// Defines the pools, and the operations on handles of every type.
macro_rules! objects {
    ($( $name:ident { $C:ident $from_json:ident $clone:ident $to_json:ident $free:ident } )+) => {
        /// The handles that the caller owns, in a pool for each type.
        pub(super) struct Objects { $( $name: Pool<$C>, )+ }

        impl Default for Objects {
            fn default() -> Self {
                Self { $( $name: Pool::new($free), )+ }
            }
        }

        /// Number of types.
        pub(super) const KINDS: u8 = [$( stringify!($name) ),+].len() as u8;

        /// Parses, copies, writes or frees an object.
        ///
        /// # Safety
        /// There are no requirements; the function is unsafe because it calls unsafe functions.
        unsafe fn any(own: &mut Objects, texts: &mut Texts, script: &mut Script<'_>) {
            let steps: &[unsafe fn(&mut Objects, &mut Texts, &mut Script<'_>)] = &[$(
                |own, texts, script| {
                    let pool = &mut own.$name;
                    // SAFETY: handles come from the pool, and only the pool frees them.
                    unsafe {
                        match script.small() % 5 {
                            0 | 1 => {
                                let (mut out, mut error) = (null_mut(), null_mut());
                                let text = script.text();
                                let read = sound($from_json(text.pointer(), &mut out, &mut error));
                                assert_eq!((out.is_null(), error.is_null()), (!read, read));
                                pool.own(out);
                                texts.error(error);
                            }
                            2 => {
                                let object = pool.pick(script.small());
                                let copy = $clone(object);
                                assert_eq!(copy.is_null(), object.is_null());
                                let lengths =
                                    (texts.string($to_json(copy)), texts.string($to_json(object)));
                                assert_eq!(lengths.0, lengths.1);
                                pool.own(copy);
                            }
                            3 => {
                                texts.string($to_json(pool.pick(script.small())));
                            }
                            _ => pool.free(script.small()),
                        }
                    }
                },
            )+];
            let step = steps[script.small() % usize::from(KINDS)];
            // SAFETY: `step` is one of the functions above, which have no requirements.
            unsafe { step(own, texts, script) }
        }
    };
}

objects! {
    engine { gfxhub_engine gfxhub_engine_from_json gfxhub_engine_clone gfxhub_engine_to_json gfxhub_engine_free }
    node { gfxhub_node gfxhub_node_from_json gfxhub_node_clone gfxhub_node_to_json gfxhub_node_free }
    property { gfxhub_property gfxhub_property_from_json gfxhub_property_clone gfxhub_property_to_json gfxhub_property_free }
    function { gfxhub_function gfxhub_function_from_json gfxhub_function_clone gfxhub_function_to_json gfxhub_function_free }
    mos_object { gfxhub_mos_object gfxhub_mos_object_from_json gfxhub_mos_object_clone gfxhub_mos_object_to_json gfxhub_mos_object_free }
    playout_item { gfxhub_playout_item gfxhub_playout_item_from_json gfxhub_playout_item_clone gfxhub_playout_item_to_json gfxhub_playout_item_free }
    newsroom_rundown { gfxhub_newsroom_rundown gfxhub_newsroom_rundown_from_json gfxhub_newsroom_rundown_clone gfxhub_newsroom_rundown_to_json gfxhub_newsroom_rundown_free }
    launch_config { gfxhub_launch_config gfxhub_launch_config_from_json gfxhub_launch_config_clone gfxhub_launch_config_to_json gfxhub_launch_config_free }
    renderer { gfxhub_renderer gfxhub_renderer_from_json gfxhub_renderer_clone gfxhub_renderer_to_json gfxhub_renderer_free }
    property_update { gfxhub_property_update gfxhub_property_update_from_json gfxhub_property_update_clone gfxhub_property_update_to_json gfxhub_property_update_free }
    payload { gfxhub_payload gfxhub_payload_from_json gfxhub_payload_clone gfxhub_payload_to_json gfxhub_payload_free }
    function_parameter { gfxhub_function_parameter gfxhub_function_parameter_from_json gfxhub_function_parameter_clone gfxhub_function_parameter_to_json gfxhub_function_parameter_free }
    function_call { gfxhub_function_call gfxhub_function_call_from_json gfxhub_function_call_clone gfxhub_function_call_to_json gfxhub_function_call_free }
    playout_item_create { gfxhub_playout_item_create gfxhub_playout_item_create_from_json gfxhub_playout_item_create_clone gfxhub_playout_item_create_to_json gfxhub_playout_item_create_free }
    playout_item_update { gfxhub_playout_item_update gfxhub_playout_item_update_from_json gfxhub_playout_item_update_clone gfxhub_playout_item_update_to_json gfxhub_playout_item_update_free }
    mos_object_update { gfxhub_mos_object_update gfxhub_mos_object_update_from_json gfxhub_mos_object_update_clone gfxhub_mos_object_update_to_json gfxhub_mos_object_update_free }
    launch_config_create { gfxhub_launch_config_create gfxhub_launch_config_create_from_json gfxhub_launch_config_create_clone gfxhub_launch_config_create_to_json gfxhub_launch_config_create_free }
    renderer_create { gfxhub_renderer_create gfxhub_renderer_create_from_json gfxhub_renderer_create_clone gfxhub_renderer_create_to_json gfxhub_renderer_create_free }
}

pub(super) fn step(caller: &mut Caller, call: u8, script: &mut Script<'_>) {
    let Caller {
        objects: own,
        texts,
        values: Values(values),
        ..
    } = caller;
    // SAFETY: handles come from the pools, and only the pools free them. Borrowed handles are not
    // used after any other call.
    unsafe {
        match call % 16 {
            0..8 => any(own, texts, script),
            8 => look_engine(own.engine.pick(script.small()), script),
            9 => look_rundown(own.newsroom_rundown.pick(script.small()), script),
            10 => look_object(own.mos_object.pick(script.small()), script),
            11 => {
                let property = own.property.pick(script.small());
                look_text(gfxhub_property_property_path(property));
                let lent = gfxhub_property_value(property);
                values.own(gfxhub_c::value::gfxhub_value_clone(lent));
                texts.string(gfxhub_property_extra_json(property));
            }
            12 => {
                let launch = own.launch_config.pick(script.small());
                let length = gfxhub_launch_config_renderers_len(launch);
                let at = script.small() % (length + 2);
                let renderer = gfxhub_launch_config_renderers_at(launch, at);
                assert_eq!(renderer.is_null(), at >= length);
                let mut id = 0;
                gfxhub_renderer_ref_id(renderer, &mut id);
                let record = gfxhub_renderer_ref_record(renderer);
                own.renderer.own(gfxhub_renderer_clone(record));
            }
            13 => {
                let value = values.pick(script.small());
                let update = gfxhub_property_update_new(value);
                assert_eq!(update.is_null(), value.is_null());
                if !update.is_null() {
                    sound(gfxhub_property_update_set_duration(update, script.double()));
                    let word = script.text_of(&["EaseIn", "Constant"]);
                    sound(gfxhub_property_update_set_interpolation(
                        update,
                        word.pointer(),
                    ));
                }
                own.property_update.own(update);
                own.payload.own(gfxhub_payload_new(value));
            }
            14 => {
                let (path, payload) = (script.text(), own.payload.pick(script.small()));
                own.function_parameter
                    .own(gfxhub_function_parameter_new(path.pointer(), payload));
                let call = own.function_call.pick(script.small());
                let parameter = own.function_parameter.pick(script.small());
                sound(gfxhub_function_call_add_parameters(call, parameter));
            }
            _ => {
                let item = own.playout_item_update.pick(script.small());
                let (name, value) = (script.text(), values.pick(script.small()));
                sound(gfxhub_playout_item_update_set_name(item, name.pointer()));
                sound(gfxhub_playout_item_update_add_data(
                    item,
                    name.pointer(),
                    value,
                ));
                sound(gfxhub_playout_item_update_set_data(item, value));
                sound(gfxhub_mos_object_update_set_data(
                    own.mos_object_update.pick(script.small()),
                    value,
                ));
            }
        }
    }
}

/// # Safety
/// The handle must be owned by the caller, or be NULL.
unsafe fn look_engine(engine: *const gfxhub_engine, script: &mut Script<'_>) {
    // SAFETY: the caller guarantees that the handle is valid.
    unsafe {
        let _ = gfxhub_engine_id(engine);
        for read in [
            gfxhub_engine_name,
            gfxhub_engine_ip,
            gfxhub_engine_status,
            gfxhub_engine_display_name,
            gfxhub_engine_engine_type,
        ] {
            look_text(read(engine));
        }
        let mut port = 0;
        gfxhub_engine_port(engine, &mut port);
        let length = gfxhub_engine_instances_len(engine);
        let at = script.small() % (length + 2);
        let instance = gfxhub_engine_instances_at(engine, at);
        assert_eq!(instance.is_null(), at >= length);
        look_text(gfxhub_engine_instance_status(instance));
        look_text(gfxhub_engine_instance_pid(instance));
    }
}

/// # Safety
/// The handle must be owned by the caller, or be NULL.
unsafe fn look_rundown(rundown: *const gfxhub_newsroom_rundown, script: &mut Script<'_>) {
    // SAFETY: the caller guarantees that the handle is valid.
    unsafe {
        for read in [
            gfxhub_newsroom_rundown_ncs_id,
            gfxhub_newsroom_rundown_ro_id,
            gfxhub_newsroom_rundown_ro_slug,
            gfxhub_newsroom_rundown_macro_in,
        ] {
            look_text(read(rundown));
        }
        let length = gfxhub_newsroom_rundown_items_len(rundown);
        let at = script.small() % (length + 2);
        let item = gfxhub_newsroom_rundown_items_at(rundown, at);
        assert_eq!(item.is_null(), at >= length);
        look_object(gfxhub_newsroom_item_mos_object(item), script);
    }
}

/// # Safety
/// The handle must be owned or borrowed by the caller, or be NULL.
unsafe fn look_object(object: *const gfxhub_mos_object, script: &mut Script<'_>) {
    // SAFETY: the caller guarantees that the handle is valid.
    unsafe {
        for read in [
            gfxhub_mos_object_obj_id,
            gfxhub_mos_object_obj_slug,
            gfxhub_mos_object_template,
        ] {
            look_text(read(object));
        }
        let length = gfxhub_mos_object_data_len(object);
        let at = script.small() % (length + 2);
        let key = look_text(gfxhub_mos_object_data_key_at(object, at));
        let member = gfxhub_mos_object_data_at(object, at);
        assert_eq!(member.is_null(), at >= length);
        if !member.is_null() && !key.contains('\0') {
            let name = gfxhub_mos_object_data_key_at(object, at).data;
            assert_eq!(gfxhub_mos_object_data_get(object, name), member);
        }
        gfxhub_mos_object_buttons_at(object, gfxhub_mos_object_buttons_len(object));
    }
}
