//! Written by cargo xtask generate; do not edit. The operations of `launcher`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::launch_config_create::gfxhub_launch_config_create;
use crate::r#gen::bodies::renderer_create::gfxhub_renderer_create;
use crate::r#gen::records::launch_config::gfxhub_launch_config;
use crate::r#gen::records::launch_config::gfxhub_launch_config_list;
use crate::r#gen::records::launch_config_created::gfxhub_launch_config_created;
use crate::r#gen::records::renderer::gfxhub_renderer;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::renderer_ref::gfxhub_renderer_id_list;
use crate::str::Terminated;
use crate::string::gfxhub_string;

/// Lists the launch configurations.
///
/// - `out`: freed with `gfxhub_launch_config_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/launcher`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_list", "launcher.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.launcher().list()) }
}

/// Reads one launch configuration.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `out`: freed with `gfxhub_launch_config_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_get(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_get", "launcher.get");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.launcher().get(launch_id)) }
}

/// Makes a launch configuration.
///
/// Hubs answer 422 where the name or a renderer makes no sense.
///
/// - `body`: A new launch configuration. Its setters say units and ranges.
/// - `out`: freed with `gfxhub_launch_config_created_free`.
///
/// It is never sent again: a second one would be made.
///
/// `POST /api/rest/v1/launcher/create`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_create(
    client: *const gfxhub_client,
    body: *const gfxhub_launch_config_create,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_launch_config_created,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_create", "launcher.create");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            hub.launcher().create(body)
        })
    }
}

/// Starts a launch configuration: its renderers start on idle engines. The answer is a status
/// word, `OK` as a rule, empty on some hubs; the engines take seconds to run.
///
/// Hubs answer 404 where there is no such launch configuration, and where no engine is idle.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `out`: the word of the hub, freed with `gfxhub_string_free`.
///
/// It is never sent again: it starts or stops machines.
///
/// `PUT /api/rest/v1/launcher/{launchId}/launch`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_launch(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_launch", "launcher.launch");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(hub.launcher().launch(launch_id)?))
        })
    }
}

/// Stops a launch configuration: its renderers leave the air.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
///
/// It is sent again only where the option `resend` asks for it: once, where no whole answer
/// comes; coming late, it also stops what was launched in between.
///
/// `PUT /api/rest/v1/launcher/{launchId}/stop`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_stop(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_stop", "launcher.stop");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call(&target, error, |hub| hub.launcher().stop(launch_id)) }
}

/// Retimes a launch configuration. What that changes is not documented.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
///
/// It is never sent again: it starts or stops machines.
///
/// `PUT /api/rest/v1/launcher/{launchId}/retime`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_retime(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_retime", "launcher.retime");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call(&target, error, |hub| hub.launcher().retime(launch_id)) }
}

/// Lists the ids of the renderers of a launch configuration.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `out`: freed with `gfxhub_renderer_id_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}/renderer`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_list_renderers(
    client: *const gfxhub_client,
    launch_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_renderer_id_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_list_renderers", "launcher.list_renderers");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.launcher().list_renderers(launch_id)
        })
    }
}

/// Reads one renderer.
///
/// Hubs answer 404 where there is no such renderer.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: freed with `gfxhub_renderer_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_get_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_renderer,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_get_renderer", "launcher.get_renderer");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            hub.launcher().get_renderer(launch_id, renderer_id)
        })
    }
}

/// Adds a renderer to a launch configuration and gives its id.
///
/// Hubs answer 422 where a field makes no sense.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `body`: A new renderer; everything is optional. Its setters say units and ranges.
/// - `out`: the id of what was made.
///
/// It is never sent again: a second one would be made.
///
/// `POST /api/rest/v1/launcher/{launchId}/renderer/create`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_create_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    body: *const gfxhub_renderer_create,
    options: *const gfxhub_call_options,
    out: *mut i64,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new(
        "gfxhub_launcher_create_renderer",
        "launcher.create_renderer",
    );
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for_number(&target, out, error, |hub| {
            let body = input::given("body", body)?;
            Ok(hub.launcher().create_renderer(launch_id, body)?.get())
        })
    }
}

/// Starts one renderer. The answer is a status word, empty on some hubs.
///
/// Hubs answer 404 where the launch configuration has no such renderer.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: the word of the hub, freed with `gfxhub_string_free`.
///
/// It is never sent again: it starts or stops machines.
///
/// `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_start_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_start_renderer", "launcher.start_renderer");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(
                hub.launcher().start_renderer(launch_id, renderer_id)?,
            ))
        })
    }
}

/// Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.
///
/// Hubs answer 404 where the launch configuration has no such renderer.
///
/// - `launch_id`: Number of a launch configuration. Not an engine id: the two look alike.
/// - `renderer_id`: Number of a renderer of a launch configuration.
/// - `out`: the word of the hub, freed with `gfxhub_string_free`.
///
/// It is never sent again: it starts or stops machines.
///
/// `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_launcher_stop_renderer(
    client: *const gfxhub_client,
    launch_id: i64,
    renderer_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_string,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_launcher_stop_renderer", "launcher.stop_renderer");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call_for(&target, out, error, |hub| {
            Ok(Terminated::of(
                hub.launcher().stop_renderer(launch_id, renderer_id)?,
            ))
        })
    }
}
