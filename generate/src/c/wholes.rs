//! What all records have alike, and all lists of them: JSON, copies, an end.

use super::rust::{arg, export, trusting};

/// What every record has.
pub(super) fn common(name: &str, c: &str) -> String {
    let own = || arg("record", format!("*const {c}"));
    let string = |suffix: &str, docs: &str, get: &str| {
        let f = format!("{c}_{suffix}");
        let body = trusting(&format!("read_string({f:?}, record, {get})"));
        export(
            &[docs.to_owned()],
            &f,
            &[own()],
            "*mut gfxhub_string",
            &body,
        )
    };
    let from = format!(
        "let attempt = Attempt::new(\"{c}_from_json\", \"\");\n{}",
        trusting(&format!(
            "attempt.give(out, error, || {{
                let mut record = {name}::from_json( input::text(\"json\", json)?)?;
                record.terminate();
                Ok(record)
            }})"
        ))
    );
    let clone = format!(
        "make(\"{c}_clone\", || {{
            // SAFETY: the header's rules.
            let mut record = unsafe {{ borrow(record) }}?.clone();
            record.terminate();
            Some(record)
        }})\n"
    );
    string(
        "to_json",
        "Its wire JSON: what the hub sent, no more and no less. NULL for NULL.",
        &format!("{name}::to_json"),
    ) + &string(
        "extra_json",
        "The fields that came and are not documented, as one JSON object. NULL for NULL.",
        "extra_json",
    ) + &export(
        &["Reads it from wire JSON, as tolerantly as from a hub.".to_owned()],
        &format!("{c}_from_json"),
        &[
            arg("json", "*const c_char"),
            arg("out", format!("*mut *mut {c}")),
            arg("error", "*mut *mut gfxhub_error"),
        ],
        "gfxhub_status",
        &from,
    ) + &export(
        &["A copy of its own; NULL for NULL.".to_owned()],
        &format!("{c}_clone"),
        &[own()],
        &format!("*mut {c}"),
        &clone,
    ) + &export(
        &["Frees it. NULL is nothing to do.".to_owned()],
        &format!("{c}_free"),
        &[arg("record", format!("*mut {c}"))],
        "",
        &trusting(&format!("free(\"{c}_free\", record)")),
    )
}

/// What every list of records has.
pub(super) fn list(name: &str, c: &str) -> String {
    let own = || arg("list", format!("*const {c}_list"));
    let one = |suffix: &str, docs: &str, more: &[(String, String)], result: &str, body: String| {
        let mut arguments = vec![own()];
        arguments.extend_from_slice(more);
        export(
            &[docs.to_owned()],
            &format!("{c}_list_{suffix}"),
            &arguments,
            result,
            &trusting(&body),
        )
    };
    one(
        "len",
        "How many there are; 0 for NULL.",
        &[],
        "usize",
        format!("read(\"{c}_list_len\", list, 0, |list: &Vec<{name}>| list.len())"),
    ) + &one(
        "at",
        "One of them, lent by the list; NULL where there is none.",
        &[arg("index", "usize")],
        &format!("*const {c}"),
        format!(
            "read(\"{c}_list_at\", list, std::ptr::null(), |list| lend_maybe(list.get(index)))"
        ),
    ) + &one(
        "to_json",
        "The wire JSON of all. NULL for NULL.",
        &[],
        "*mut gfxhub_string",
        format!("read_string(\"{c}_list_to_json\", list, |list| list_json(list))"),
    ) + &export(
        &["Frees the list with all that is in it. NULL is nothing to do.".to_owned()],
        &format!("{c}_list_free"),
        &[arg("list", format!("*mut {c}_list"))],
        "",
        &trusting(&format!("free(\"{c}_list_free\", list)")),
    )
}
