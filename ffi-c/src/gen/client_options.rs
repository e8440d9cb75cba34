//! Written by cargo xtask generate; do not edit. The settings of `gfxhub_client_options` that are one value each.

use crate::client_options::gfxhub_client_options;
use crate::r#gen::status::gfxhub_status;
use crate::option_setters;
use std::ffi::c_char;

/// The API key, for hubs that ask for one. It is sent as `X-API-Key` and shown nowhere: where
/// a hub repeats it, `***` stands in errors and events. It has at least 4 characters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_api_key(
    options: *mut gfxhub_client_options,
    api_key: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_api_key",
            options,
            "apiKey",
            api_key,
        )
    }
}

/// The time that a whole call may take, with every attempt and the waits between them.
///
/// Default: 10 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_timeout_ms",
            options,
            "timeout",
            timeout_ms,
        )
    }
}

/// The time that looking up the host's name may take.
///
/// Default: 2 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_resolve_timeout_ms(
    options: *mut gfxhub_client_options,
    resolve_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_resolve_timeout_ms",
            options,
            "resolveTimeout",
            resolve_timeout_ms,
        )
    }
}

/// The time that making a connection may take, TLS included.
///
/// Default: 2 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_connect_timeout_ms(
    options: *mut gfxhub_client_options,
    connect_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_connect_timeout_ms",
            options,
            "connectTimeout",
            connect_timeout_ms,
        )
    }
}

/// The time that sending the head of a request may take, and again its body.
///
/// Default: 5 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_send_timeout_ms(
    options: *mut gfxhub_client_options,
    send_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_send_timeout_ms",
            options,
            "sendTimeout",
            send_timeout_ms,
        )
    }
}

/// The time that the hub may take from the end of the request to the end of the head of its
/// response. Unless set, only the limit of the whole call holds.
///
/// At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_response_timeout_ms(
    options: *mut gfxhub_client_options,
    response_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_response_timeout_ms",
            options,
            "responseTimeout",
            response_timeout_ms,
        )
    }
}

/// The time that the body of a response may take. Unless set, only the limit of the whole
/// call holds.
///
/// At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_body_timeout_ms(
    options: *mut gfxhub_client_options,
    body_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_body_timeout_ms",
            options,
            "bodyTimeout",
            body_timeout_ms,
        )
    }
}

/// A PEM file of CA certificates to trust in place of the built-in roots. It is read when the
/// client is made. Verification cannot be switched off.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_ca_file(
    options: *mut gfxhub_client_options,
    ca_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_ca_file",
            options,
            "caFile",
            ca_file,
        )
    }
}

/// The same as the CA file, as the text of such a file. One of the two can be given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_ca_pem(
    options: *mut gfxhub_client_options,
    ca_pem: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text("gfxhub_client_options_set_ca_pem", options, "caPem", ca_pem)
    }
}

/// Whether to trust the CA certificates of the operating system in place of the built-in
/// roots: for hubs whose certificate is signed by an authority of the organisation that its
/// computers trust. They are read when the client is made; on Linux, `SSL_CERT_FILE` and
/// `SSL_CERT_DIR` name others. Not together with a CA file.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_system_roots(
    options: *mut gfxhub_client_options,
    system_roots: bool,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_system_roots",
            options,
            "systemRoots",
            system_roots,
        )
    }
}

/// A PEM file of the certificate that the client shows to a hub that asks for one, with the
/// certificates between it and its authority. It needs the file of its key as well.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_client_cert_file(
    options: *mut gfxhub_client_options,
    client_cert_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_client_cert_file",
            options,
            "clientCertFile",
            client_cert_file,
        )
    }
}

/// A PEM file of the private key of the client's certificate, without a passphrase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_client_key_file(
    options: *mut gfxhub_client_options,
    client_key_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_client_key_file",
            options,
            "clientKeyFile",
            client_key_file,
        )
    }
}

/// A proxy to go through, as `http://proxy:3128`, with `user:password@` before the host where
/// it asks for them. The proxy must allow `CONNECT`. The environment's proxies are not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_proxy(
    options: *mut gfxhub_client_options,
    proxy: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe { option_setters::set_text("gfxhub_client_options_set_proxy", options, "proxy", proxy) }
}

/// How many idle connections are kept for reads and absolute sets.
///
/// Default: 32. At least 1. At most 1024.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_idle_connections(
    options: *mut gfxhub_client_options,
    max_idle_connections: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_idle_connections",
            options,
            "maxIdleConnections",
            max_idle_connections,
        )
    }
}

/// How many connections a batch may use at once. They are opened as they are needed, and kept
/// as idle ones.
///
/// Default: 32. At least 1. At most 64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_batch_connections(
    options: *mut gfxhub_client_options,
    max_batch_connections: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_batch_connections",
            options,
            "maxBatchConnections",
            max_batch_connections,
        )
    }
}

/// How often a call may be tried in all; 1 disables retries. What must not run twice is never
/// sent twice, whatever this says.
///
/// Default: 3. At least 1. At most 3.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_attempts(
    options: *mut gfxhub_client_options,
    max_attempts: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_attempts",
            options,
            "maxAttempts",
            max_attempts,
        )
    }
}

/// The largest body of a response that is accepted. What is decoded of it may take 16 times
/// as much memory as the body itself has bytes, and 8 MiB; more is refused as too large as
/// well. What hubs send takes 2 to 7 times as much.
///
/// Default: 64 MiB. At least 1 byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_response_bytes(
    options: *mut gfxhub_client_options,
    max_response_bytes: u64,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_response_bytes",
            options,
            "maxResponseBytes",
            max_response_bytes,
        )
    }
}

/// The `User-Agent` of every request. Unless set, it is `gfxhub/` and the version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_user_agent(
    options: *mut gfxhub_client_options,
    user_agent: *const c_char,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_user_agent",
            options,
            "userAgent",
            user_agent,
        )
    }
}
