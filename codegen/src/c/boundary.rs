//! Generates the trials of the C boundary. Every export is called correctly, with each of its
//! pointers NULL, with each of its texts invalid, and so that it panics. The trials are generated
//! from the signatures, so that no export is forgotten.

use gfxhub::RetryClass;
use gfxhub::schema::calls;
use serde::Serialize;

use super::fixture;
use super::header::{self, Export};
use super::naming::export as export_name;
use crate::composed::{CallView, ComposedView};
use crate::demo::{demo_number, demo_text};
use crate::output_files::File;
use crate::templates::render;

/// The trials, as the template sees them.
#[derive(Serialize)]
struct Trials {
    trials: Vec<Trial>,
}

/// The trial of an export.
#[derive(Serialize)]
struct Trial {
    name: String,
    /// Statements before the call.
    before: Vec<String>,
    /// Beginning of the call's statement, which declares a variable for the result.
    got: String,
    /// Arguments of the call.
    passed: Vec<String>,
    /// Statement that checks the result.
    seen: String,
    /// Statements after the check.
    after: Vec<String>,
    /// A letter for each argument.
    letters: String,
    class: &'static str,
}

/// Returns the file with the trials.
pub(super) fn file(composed: &ComposedView) -> Result<File, String> {
    let exports = header::all_exports()?;
    let trials = exports.iter().map(|export| trial(export, composed));
    let trials = trials.collect::<Result<_, _>>()?;
    let text = render("c/trials.c", Trials { trials })?;
    Ok(File::new("c/boundary/trials.c", text))
}

/// Returns `TRIAL_READ`, `TRIAL_WRITE`, or `TRIAL_PLAIN` if the export makes no call. The
/// constant determines the expected effect of a panic in the export.
fn class(export: &str, composed: &ComposedView) -> &'static str {
    let class = |reads| if reads { "TRIAL_READ" } else { "TRIAL_WRITE" };
    if let Some(operation) = calls().find(|call| export_name(call) == export) {
        return class(operation.resend == RetryClass::Read);
    }
    if let Some(call) = call(export, composed) {
        return class(call.reads);
    }
    match sets_plainly(export) {
        true => "TRIAL_WRITE",
        false => "TRIAL_PLAIN",
    }
}

/// Returns the composed call that an export makes, or `None` if it makes none.
fn call<'c>(export: &str, composed: &'c ComposedView) -> Option<&'c CallView> {
    composed.calls.iter().find(|call| call.c == export)
}

/// Returns `true` for an export that sets a property to a plain value.
fn sets_plainly(export: &str) -> bool {
    let rest = export.strip_prefix("gfxhub_engines_set_");
    rest.is_some_and(|what| ["number", "bool", "text", "vector"].contains(&what))
}

/// Returns the letter that describes an argument: `-` if it is user data or not a pointer, `t` if
/// it is a text, `p` if it is another pointer; upper case if the export must refuse NULL.
fn letter(export: &Export, (name, form): &(String, String)) -> char {
    let callback = matches!(
        form.as_str(),
        "gfxhub_completion_callback"
            | "gfxhub_event_callback"
            | "gfxhub_progress_callback"
            | "gfxhub_thread_hook"
            | "gfxhub_user_data_free"
            | "gfxhub_work"
    );
    if form == "*mut c_void" || !callback && !form.starts_with('*') {
        return '-';
    }
    let may_lack = match name.as_str() {
        "options" => form.starts_with("*const"),
        "error" | "arguments_json" | "free_user_data" | "release" | "batch" | "left" => true,
        "callback" => export.name == "gfxhub_submit",
        "out" | "interpolation" => sets_plainly(&export.name),
        "body" => export.name == "gfxhub_request",
        "method" => export.name != "gfxhub_request",
        _ => false,
    };
    match (form.as_str(), fails(export) && !may_lack) {
        ("*const c_char", true) => 'T',
        ("*const c_char", false) => 't',
        (_, true) => 'P',
        (_, false) => 'p',
    }
}

/// Returns `true` if the export returns a status that reports success or failure.
fn fails(export: &Export) -> bool {
    export.result == "gfxhub_status" && !export.name.ends_with("_kind")
}

/// Type of the argument that receives the message of a failure of the hub simulator.
const MESSAGE_OUT: &str = "*mut *mut gfxhub_local_hub_text";

/// Returns `true` if the export has an argument of the type [`MESSAGE_OUT`].
fn tells(export: &Export) -> bool {
    export.arguments.iter().any(|(_, form)| form == MESSAGE_OUT)
}

/// An argument in C: statements before the call, the expression, and statements after the call.
#[derive(Default)]
struct CallArgument {
    before: Vec<String>,
    expression: String,
    after: Vec<String>,
}

fn trial(export: &Export, composed: &ComposedView) -> Result<Trial, String> {
    let name = &export.name;
    let (mut before, mut passed, mut after) = (Vec::new(), Vec::new(), Vec::new());
    for (at, argument) in export.arguments.iter().enumerate() {
        let code = call_argument(export, at, argument, composed)?;
        before.extend(code.before);
        after.extend(code.after);
        passed.push(code.expression);
    }
    let errors = "*mut *mut gfxhub_error";
    let has_error = export.arguments.iter().any(|(_, form)| form == errors);
    let failure = if has_error { "failure" } else { "NULL" };
    let result = export.result.as_str();
    let form = match result {
        "" => String::new(),
        some => c_form(some)?,
    };
    let seen = match result {
        "" => "trial_nothing(t)".to_owned(),
        "gfxhub_status" if tells(export) => "trial_message(t, got, message)".to_owned(),
        "gfxhub_status" if fails(export) => format!("trial_status(t, got, {failure})"),
        "gfxhub_str" => "trial_str(t, got)".to_owned(),
        "bool" if name.ends_with("_is_closed") => "trial_number(t, !got)".to_owned(),
        "*mut c_void" => "trial_pointer(t, got)".to_owned(),
        pointer if pointer.starts_with('*') => {
            if let Some(owned) = pointer.strip_prefix("*mut ") {
                after.push(format!("{owned}_free(got);"));
            }
            "trial_pointer(t, got)".to_owned()
        }
        _ => "trial_number(t, got != 0)".to_owned(),
    };
    let letters = export
        .arguments
        .iter()
        .map(|argument| letter(export, argument));
    Ok(Trial {
        name: name.clone(),
        before,
        got: match form.is_empty() {
            true => form,
            false => form + "got = ",
        },
        passed,
        seen,
        after,
        letters: letters.collect(),
        class: class(name, composed),
    })
}

/// Returns a Rust type in C, including the space or `*` before a name.
fn c_form(rust: &str) -> Result<String, String> {
    Ok(match rust {
        "i64" => "int64_t ".to_owned(),
        "u64" => "uint64_t ".to_owned(),
        "u32" => "uint32_t ".to_owned(),
        "u16" => "uint16_t ".to_owned(),
        "f64" => "double ".to_owned(),
        "bool" => "bool ".to_owned(),
        "usize" => "size_t ".to_owned(),
        "c_char" => "char ".to_owned(),
        "c_void" => "void ".to_owned(),
        pointer if pointer.starts_with("*const ") => format!("const {}*", c_form(&pointer[7..])?),
        pointer if pointer.starts_with("*mut ") => format!("{}*", c_form(&pointer[5..])?),
        own if own.starts_with("gfxhub_") => format!("{own} "),
        other => return Err(format!("the boundary's trials have no C type for {other}")),
    })
}

fn call_argument(
    export: &Export,
    at: usize,
    (name, form): &(String, String),
    composed: &ComposedView,
) -> Result<CallArgument, String> {
    let just = |expression: String| CallArgument {
        expression,
        ..CallArgument::default()
    };
    let plain = form
        .trim_start_matches("*const ")
        .trim_start_matches("*mut ");
    let stem = plain.trim_start_matches("gfxhub_");
    let is_frees = export.name == format!("{plain}_free");
    let items = call(&export.name, composed).map(|call| &call.items);
    if let Some(items) = items.filter(|items| items.c == *name) {
        let member = fixture::member(items);
        return Ok(just(format!(
            "TRIAL_GIVEN(t, {at}) ? have->{member} : NULL"
        )));
    }
    Ok(match form.as_str() {
        "*const c_char" => just(format!("trial_text(t, {at}, {})", text(export, name))),
        "*mut c_void" => just("NULL".to_owned()),
        "gfxhub_event_callback" => just(format!("TRIAL_GIVEN(t, {at}) ? trial_on_event : NULL")),
        "gfxhub_progress_callback" => {
            just(format!("TRIAL_GIVEN(t, {at}) ? trial_on_progress : NULL"))
        }
        "gfxhub_completion_callback" => {
            just(format!("TRIAL_GIVEN(t, {at}) ? trial_on_completion : NULL"))
        }
        "gfxhub_work" => just(format!("TRIAL_GIVEN(t, {at}) ? trial_work : NULL")),
        "gfxhub_thread_hook" => just(format!("TRIAL_GIVEN(t, {at}) ? trial_hook : NULL")),
        "gfxhub_user_data_free" => just(format!("TRIAL_GIVEN(t, {at}) ? trial_hook : NULL")),
        "*mut *mut gfxhub_error" => CallArgument {
            before: vec!["gfxhub_error *failure = NULL;".to_owned()],
            expression: format!("TRIAL_GIVEN(t, {at}) ? &failure : NULL"),
            after: vec!["gfxhub_error_free(failure);".to_owned()],
        },
        MESSAGE_OUT if name == "error" => CallArgument {
            before: vec!["gfxhub_local_hub_text *message = NULL;".to_owned()],
            expression: format!("TRIAL_GIVEN(t, {at}) ? &message : NULL"),
            after: vec!["gfxhub_local_hub_text_free(message);".to_owned()],
        },
        out if out.starts_with("*mut *mut ") => {
            let of = out.trim_start_matches("*mut *mut ");
            CallArgument {
                before: vec![format!("{of} *made = NULL;")],
                expression: format!("TRIAL_GIVEN(t, {at}) ? &made : NULL"),
                after: vec![format!("{of}_free(made);")],
            }
        }
        _ if is_frees => CallArgument {
            before: vec![format!("{plain} *own = make_{stem}(have);")],
            expression: format!("TRIAL_GIVEN(t, {at}) ? own : NULL"),
            after: vec![format!(
                "if (trial_kept(t, {at})) {{\n    {plain}_free(own);\n  }}"
            )],
        },
        struct_out
            if struct_out.starts_with("*mut ")
                && (name == "out" || !plain.starts_with("gfxhub_")) =>
        {
            CallArgument {
                before: vec![
                    format!("{}put;", c_form(plain)?),
                    "memset(&put, 0, sizeof put);".to_owned(),
                ],
                expression: format!("TRIAL_GIVEN(t, {at}) ? &put : NULL"),
                after: vec!["(void)put;".to_owned()],
            }
        }
        "*const u16" => just(format!("TRIAL_GIVEN(t, {at}) ? have->units : NULL")),
        "*const gfxhub_matrix" | "*const gfxhub_track" | "*const gfxhub_texture" => {
            just(format!("TRIAL_GIVEN(t, {at}) ? &have->{stem} : NULL"))
        }
        "gfxhub_vector" => just("have->vector".to_owned()),
        pointer if pointer.starts_with('*') => {
            let member = match (export.name.as_str(), name.as_str()) {
                ("gfxhub_client_close", _) => "spare_client",
                ("gfxhub_cancel_token_cancel", _) => "spare_token",
                ("gfxhub_live_session_close", _) => "spare_live_session",
                ("gfxhub_watch_close", _) => "spare_watch",
                (_, "array" | "plates") => "array",
                (_, "object") => "object",
                (_, name) if name == "data" && stem == "value" => "object",
                _ => stem,
            };
            just(format!("TRIAL_GIVEN(t, {at}) ? have->{member} : NULL"))
        }
        "bool" => just("true".to_owned()),
        "f64" => just("0.5".to_owned()),
        // Rundown 2 is deleted here, because the other trials need rundown 1 and its items.
        _ if name == "rundown_id" && export.name.ends_with("_delete_rundown") => {
            just("2".to_owned())
        }
        _ if name == "item_id" && export.name.ends_with("_delete_item") => just("3".to_owned()),
        // The timeout is 0, because no result or event will arrive.
        _ if name == "timeout_ms" && export.name.contains("_next") => just("0".to_owned()),
        _ => just(number(name)),
    })
}

/// Returns the C expression of a text that the argument with this name accepts.
fn text(export: &Export, name: &str) -> &'static str {
    match name {
        "base_url" => "have->url",
        "json" if export.name.ends_with("_faults_json") => {
            "\"{\\\"faults\\\":[{\\\"fault\\\":\\\"reset\\\",\\\"nth\\\":1000000}]}\""
        }
        "json" => "\"{}\"",
        "path" if export.name == "gfxhub_request" => "\"/api/rest/v1/engines\"",
        "method" => "\"GET\"",
        "profile" => "\"1.6\"",
        "name" if export.name == "gfxhub_invoke" || export.name.starts_with("gfxhub_submit") => {
            "\"engines.list\""
        }
        "arguments_json" => "\"{}\"",
        "body" => "NULL",
        other => demo_text(other),
    }
}

/// Returns a number that is valid for an argument with this name.
fn number(name: &str) -> String {
    match name {
        "abi" => "GFXHUB_ABI_VERSION".to_owned(),
        "timeout_ms" => "20000".to_owned(),
        "count" => "2".to_owned(),
        "bytes" => "1048576".to_owned(),
        "index" | "port" | "sequence" => "0".to_owned(),
        other => demo_number(other).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::composed;

    /// Returns the comment above the export in the committed header.
    fn comment<'t>(headers: &'t str, export: &str) -> &'t str {
        let call = format!("{export}(");
        let code = headers.match_indices(&call).find(|(at, _)| {
            let line = headers[..*at].rfind('\n').map_or(0, |end| end + 1);
            !headers[line..].starts_with(" *") && !headers[line..].starts_with("  ")
        });
        let (at, _) = code.unwrap_or_else(|| panic!("no header declares {export}"));
        let (before, _) = headers[..at].rsplit_once("*/").unwrap();
        before.rsplit_once("/**").unwrap().1
    }

    #[test]
    fn the_header_says_which_pointers_may_be_null() {
        let read = |name: &str| {
            let place = gfxhub_tests::cargo::root().join("include").join(name);
            std::fs::read_to_string(place)
                .unwrap()
                .replace("\r\n", "\n")
        };
        let headers = read("gfxhub.h") + &read("gfxhub_local_hub.h");
        // These arguments are skipped, because a rule at the top of the header says that they may
        // be NULL.
        let by_rule = ["options", "batch", "error"];
        let composed = composed::view().unwrap();
        let mut said = 0;
        for export in header::all_exports().unwrap() {
            for argument in &export.arguments {
                let (name, _) = argument;
                let letter = letter(&export, argument);
                if !fails(&export) || letter == '-' || by_rule.contains(&name.as_str()) {
                    continue;
                }
                let mut text = comment(&headers, &export.name).replace("\n *", " ");
                // The comment of `gfxhub_engines_set_number` is added if the export's own comment
                // refers to it.
                if text.contains("like `gfxhub_engines_set_number`") {
                    text += &comment(&headers, "gfxhub_engines_set_number").replace("\n *", " ");
                }
                // Items may be NULL if their count is 0, which is not a missing pointer.
                let is_items =
                    call(&export.name, &composed).is_some_and(|call| call.items.c == *name);
                if letter.is_lowercase() || is_items {
                    let says = text.split(&format!("`{name}`")).skip(1).any(|rest| {
                        let own = rest.split("- `").next().unwrap_or_default();
                        own.contains("NULL")
                    });
                    assert!(says, "{}: may `{name}` be NULL?", export.name);
                    said += 1;
                }
            }
        }
        assert!(said > 10, "{said}");
    }

    #[test]
    fn the_header_says_what_holds_for_null_everywhere_else() {
        for text in [
            include_str!("introduction.h"),
            include_str!("../../../docs/c-conventions.md"),
        ] {
            let text = text.replace(['`', '*'], "").replace('\n', " ");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for rule in [
                "options of a call, batch and error may be NULL",
                "If any other pointer is NULL, the function returns GFXHUB_STATUS_INVALID; it sends nothing and \
                 changes nothing",
                "All other functions accept NULL for every pointer",
                "_is_closed returns true",
            ] {
                assert!(text.contains(rule), "{rule} is not in {text}");
            }
        }
    }
}
