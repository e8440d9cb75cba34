//! Written by cargo xtask generate; do not edit. `gfxhub_client_options`: made and freed, and its settings that are one value each.

use crate::client_options::gfxhub_client_options;
use crate::r#gen::status::gfxhub_status;
use crate::handle::{free, make};
use crate::option_setters;
use std::ffi::c_char;

/// Options with their defaults. Freed with `gfxhub_client_options_free`.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_client_options_new() -> *mut gfxhub_client_options {
    make("gfxhub_client_options_new", || Some(Default::default()))
}

/// API key, for hubs that require one, with at least 4 characters. It is sent as `X-API-Key`
/// and never shown: errors and events contain `***` where a hub repeats it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_api_key(
    options: *mut gfxhub_client_options,
    api_key: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_api_key",
            options,
            "apiKey",
            api_key,
        )
    }
}

/// Time limit of a whole call, including all attempts and the waits between them.
///
/// Default: 10 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_timeout_ms(
    options: *mut gfxhub_client_options,
    timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_timeout_ms",
            options,
            "timeout",
            timeout_ms,
        )
    }
}

/// Time limit for looking up the host name.
///
/// Default: 2 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_resolve_timeout_ms(
    options: *mut gfxhub_client_options,
    resolve_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_resolve_timeout_ms",
            options,
            "resolveTimeout",
            resolve_timeout_ms,
        )
    }
}

/// Time limit for making a connection, including TLS.
///
/// Default: 2 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_connect_timeout_ms(
    options: *mut gfxhub_client_options,
    connect_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_connect_timeout_ms",
            options,
            "connectTimeout",
            connect_timeout_ms,
        )
    }
}

/// Time limit for sending a request: its head and its body together.
///
/// Default: 5 s. At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_send_timeout_ms(
    options: *mut gfxhub_client_options,
    send_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_send_timeout_ms",
            options,
            "sendTimeout",
            send_timeout_ms,
        )
    }
}

/// Time limit from the end of the request to the end of the response's head. Unless it is
/// set, only the limit of the whole call applies.
///
/// At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_response_timeout_ms(
    options: *mut gfxhub_client_options,
    response_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_response_timeout_ms",
            options,
            "responseTimeout",
            response_timeout_ms,
        )
    }
}

/// Time limit for the body of a response. Unless it is set, only the limit of the whole call
/// applies.
///
/// At least 1 ms. At most 24 h.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_body_timeout_ms(
    options: *mut gfxhub_client_options,
    body_timeout_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_body_timeout_ms",
            options,
            "bodyTimeout",
            body_timeout_ms,
        )
    }
}

/// PEM file of CA certificates to trust in place of the built-in roots. The file is read when
/// the client is created. Verification cannot be switched off.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_ca_file(
    options: *mut gfxhub_client_options,
    ca_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_ca_file",
            options,
            "caFile",
            ca_file,
        )
    }
}

/// PEM content of CA certificates, in place of a CA file. A file and content cannot both be
/// set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_ca_pem(
    options: *mut gfxhub_client_options,
    ca_pem: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text("gfxhub_client_options_set_ca_pem", options, "caPem", ca_pem)
    }
}

/// Trusts the CA certificates of the operating system, in place of the built-in roots. This
/// is for hubs whose certificate is signed by an internal authority that the organisation's
/// computers trust. The certificates are read when the client is created; on Linux,
/// `SSL_CERT_FILE` and `SSL_CERT_DIR` select others. Cannot be combined with CA certificates
/// from a file or as PEM content.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_system_roots(
    options: *mut gfxhub_client_options,
    system_roots: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_system_roots",
            options,
            "systemRoots",
            system_roots,
        )
    }
}

/// PEM file of the certificate that the client shows to a hub on request. Intermediate
/// certificates follow it in the file. The file of the private key must be set too.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_client_cert_file(
    options: *mut gfxhub_client_options,
    client_cert_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_client_cert_file",
            options,
            "clientCertFile",
            client_cert_file,
        )
    }
}

/// PEM file of the private key of the client's certificate. The key must not have a
/// passphrase.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_client_key_file(
    options: *mut gfxhub_client_options,
    client_key_file: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_client_key_file",
            options,
            "clientKeyFile",
            client_key_file,
        )
    }
}

/// Proxy for all requests, such as `http://proxy:3128`, with `user:password@` before the host
/// if the proxy requires them. The proxy must allow `CONNECT`. Proxy settings in the
/// environment are not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_proxy(
    options: *mut gfxhub_client_options,
    proxy: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { option_setters::set_text("gfxhub_client_options_set_proxy", options, "proxy", proxy) }
}

/// Maximum number of idle connections that are kept for reads and absolute sets.
///
/// Default: 32. At least 1. At most 1024.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_idle_connections(
    options: *mut gfxhub_client_options,
    max_idle_connections: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_idle_connections",
            options,
            "maxIdleConnections",
            max_idle_connections,
        )
    }
}

/// Maximum number of connections that a batch uses at once. They are opened as needed, and
/// kept as idle connections.
///
/// Default: 32. At least 1. At most 64.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_batch_connections(
    options: *mut gfxhub_client_options,
    max_batch_connections: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_batch_connections",
            options,
            "maxBatchConnections",
            max_batch_connections,
        )
    }
}

/// Maximum number of attempts of a call; 1 disables retries. A call that must not run twice
/// is never sent twice, whatever the value.
///
/// Default: 3. At least 1. At most 3.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_attempts(
    options: *mut gfxhub_client_options,
    max_attempts: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_attempts",
            options,
            "maxAttempts",
            max_attempts,
        )
    }
}

/// Maximum size of a response body. Decoding may use up to 16 times the size of the body,
/// plus 8 MiB; a response that needs more is refused as too large. Responses of hubs use 2 to
/// 7 times their size.
///
/// Default: 64 MiB. At least 1 byte.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_max_response_bytes(
    options: *mut gfxhub_client_options,
    max_response_bytes: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_number(
            "gfxhub_client_options_set_max_response_bytes",
            options,
            "maxResponseBytes",
            max_response_bytes,
        )
    }
}

/// Maximum age of the lists in which names are looked up, for reads and for sets. If it is 0,
/// every call reads the lists again. A call that acts, such as the press of a button, always
/// reads the list with the last name of its path again, unless the path was prepared.
///
/// Default: 60 s.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_names_max_age_ms(
    options: *mut gfxhub_client_options,
    names_max_age_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_names_max_age_ms",
            options,
            "namesMaxAge",
            names_max_age_ms,
        )
    }
}

/// After a 404 or a 5xx to a call with ids, searches for an id that does not exist, since an
/// id may be mistyped. The search reads one or two lists of the hub within the time limit of
/// the call, for at most 2 s, and at most once a second. The message of the error then says
/// which id does not exist, and which ids are most similar to it. Kind and effect of the
/// error do not change. In a batch, the search is made only for the first item that failed.
/// Off unless set, except in the command.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_explain_errors(
    options: *mut gfxhub_client_options,
    explain_errors: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_explain_errors",
            options,
            "explainErrors",
            explain_errors,
        )
    }
}

/// Value of `User-Agent` in every request. Unless set, it is `gfxhub/` and the version.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_user_agent(
    options: *mut gfxhub_client_options,
    user_agent: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_user_agent",
            options,
            "userAgent",
            user_agent,
        )
    }
}

/// Sends only reads. Any other request is refused as NotArmed, and no permit lifts that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_read_only(
    options: *mut gfxhub_client_options,
    read_only: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_read_only",
            options,
            "readOnly",
            read_only,
        )
    }
}

/// Acts that need a permit, and without one are refused as NotArmed: `destructive` (calls
/// that delete, stop, start or load something), `on-air` (these, and all calls that happen on
/// air once: buttons, functions, sets with a duration or a delay, raw requests other than
/// GET), or a list of calls, groups and classes, such as `graphs.load@3, playout.*, delete`.
/// With `@` and the number of an engine, only acts on that engine need a permit. Unless this
/// is set, no act needs a permit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_guard(
    options: *mut gfxhub_client_options,
    guard: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { option_setters::set_text("gfxhub_client_options_set_guard", options, "guard", guard) }
}

/// Time within which the same act is not sent again, but refused as Repeated: for a button
/// that is pressed twice by accident. Acts with the same ids and the same body are the same.
/// Sets that take effect immediately are not counted, as setting a value again changes
/// nothing. With 0, no act is refused.
///
/// Default: 0 s. At most 60 s.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_once_within_ms(
    options: *mut gfxhub_client_options,
    once_within_ms: u64,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_time(
            "gfxhub_client_options_set_once_within_ms",
            options,
            "onceWithin",
            once_within_ms,
        )
    }
}

/// File in which each act is recorded: one line before it is sent, and one with its outcome.
/// The process id is added to the name of the file, as in `evening-4711.jsonl` for
/// `evening.jsonl`, and the clients of a process share the file. After 64 MiB the next file
/// is begun, and the newest 16 are kept. Headers and secrets are not recorded, but data of
/// rundowns is. A line that cannot be written is counted, and its call goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_record(
    options: *mut gfxhub_client_options,
    record: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_record",
            options,
            "record",
            record,
        )
    }
}

/// Records reads as well, with one line each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_record_reads(
    options: *mut gfxhub_client_options,
    record_reads: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_record_reads",
            options,
            "recordReads",
            record_reads,
        )
    }
}

/// Responses that are recorded, up to 64 KiB each: `none`, `errors` or `all`. Unless set,
/// those of calls that failed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_record_responses(
    options: *mut gfxhub_client_options,
    record_responses: *const c_char,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_text(
            "gfxhub_client_options_set_record_responses",
            options,
            "recordResponses",
            record_responses,
        )
    }
}

/// Writes each line of the record to the disk before the call goes on, so that the line
/// outlasts a crash of the machine. A recorded call then takes as long as the disk needs,
/// often some milliseconds. Without this setting, a line outlasts a crash of the process
/// only.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_set_record_sync(
    options: *mut gfxhub_client_options,
    record_sync: bool,
) -> gfxhub_status {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        option_setters::set_flag(
            "gfxhub_client_options_set_record_sync",
            options,
            "recordSync",
            record_sync,
        )
    }
}

/// Frees options. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_client_options_free(options: *mut gfxhub_client_options) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_client_options_free", options) }
}
