//! The exports of the operations of a group.

use gfxhub::{EXTERNAL_DATA, GroupInfo, OperationInfo, Outcome, Shape};

use super::naming::{argument, body_type, c_type, export as export_name};
use super::rust;
use super::rust::{arg, export, told};
use crate::committed::File;
use crate::names::snake;

/// The file of a group.
pub(super) fn file(group: &GroupInfo) -> Result<File, String> {
    let (mut text, mut uses) = (String::new(), Vec::new());
    let beside = (group.name == EXTERNAL_DATA.group).then_some(EXTERNAL_DATA);
    for operation in group.operations.iter().copied().chain(beside) {
        text += &one(operation, &mut uses)?;
    }
    let purpose = format!("The operations of `{}`.", group.name);
    rust::file(
        &format!("operations/{}", group.name),
        &purpose,
        &uses,
        &text,
    )
}

fn one(operation: &OperationInfo, uses: &mut Vec<String>) -> Result<String, String> {
    let name = export_name(operation);
    let mut arguments = vec![arg("client", "*const gfxhub_client")];
    let mut docs = told(operation.docs);
    docs.push(String::new());
    let (mut reads, mut passed) = (String::new(), Vec::new());
    for given in operation.arguments {
        let c = argument(given);
        docs.push(format!("- `{c}`: {}", told(given.docs).join(" ")));
        let text = matches!(given.shape, Shape::Id(id) if id.text);
        if text {
            reads += &format!("let {c} = input::text({:?}, {c})?;\n", given.wire);
        }
        arguments.push(arg(&c, if text { "*const c_char" } else { "i64" }));
        passed.push(c);
    }
    let raw = operation.outcome == Outcome::Raw;
    if let Some(body) = operation.body {
        let c = body_type(body);
        docs.push(format!(
            "- `body`: {} Its setters say units and ranges.",
            told(body.docs).join(" ")
        ));
        reads += "let body = input::given(\"body\", body)?;\n";
        arguments.push(arg("body", format!("*const {c}")));
        passed.push("body".to_owned());
        uses.push(format!("crate::r#gen::bodies::{}::{c}", snake(body.name)));
    }
    if raw {
        docs.push("- `method`: the HTTP method; NULL for POST.".to_owned());
        arguments.push(arg("method", "*const c_char"));
        reads += "let method = match method.is_null() {\ntrue => Method::Post,\nfalse => request::method(method)?,\n};\n";
        passed.insert(0, "method".to_owned());
        uses.push("gfxhub_core::Method".to_owned());
    }
    arguments.push(arg("options", "*const gfxhub_call_options"));
    let verb = if raw {
        "trigger_external_data_by"
    } else {
        operation.verb
    };
    let call = format!("hub.{}().{verb}({})", operation.group, passed.join(", "));
    let (how, out, call, given) = outcome(operation, call, uses)?;
    docs.extend(given);
    docs.extend([
        String::new(),
        operation.resend.docs().to_owned(),
        String::new(),
        format!("`{} {}`", operation.method, operation.path),
    ]);
    let place = if let Some(form) = out {
        arguments.push(arg("out", form));
        "out, "
    } else {
        ""
    };
    arguments.push(arg("error", "*mut *mut gfxhub_error"));
    let work = if reads.is_empty() {
        call
    } else {
        format!("{{ {reads}{call} }}")
    };
    let body = format!(
        "let attempt = Attempt::new({name:?}, {:?});
        let target = Target {{ client, options }};
        // SAFETY: the header's rules.
        unsafe {{ attempt.{how}(&target, {place}error, |hub| {work}) }}\n",
        operation.name
    );
    Ok(export(&docs, &name, &arguments, "gfxhub_status", &body))
}

/// By which way it is called, what it writes to, how the result is turned, and what is to be said.
type How = (&'static str, Option<String>, String, Vec<String>);

fn outcome(operation: &OperationInfo, call: String, uses: &mut Vec<String>) -> Result<How, String> {
    let said = |what: String| vec![format!("- `out`: {what}")];
    Ok(match operation.outcome {
        Outcome::List(of) | Outcome::Record(of) | Outcome::First(of) => {
            let list = matches!(operation.outcome, Outcome::List(_));
            let c = c_type(of.name) + if list { "_list" } else { "" };
            uses.push(format!("crate::r#gen::records::{}::{c}", snake(of.name)));
            let docs = said(format!("freed with `{c}_free`."));
            ("call_for", Some(format!("*mut *mut {c}")), call, docs)
        }
        Outcome::Ids => {
            let c = "gfxhub_renderer_id_list";
            let docs = said(format!("freed with `{c}_free`."));
            ("call_for", Some(format!("*mut *mut {c}")), call, docs)
        }
        Outcome::Id => {
            let docs = said("the id of what was made.".to_owned());
            let call = format!("Ok({call}?.get())");
            ("call_for_number", Some("*mut i64".to_owned()), call, docs)
        }
        Outcome::Word => {
            let docs = said("the word of the hub, freed with `gfxhub_string_free`.".to_owned());
            let call = format!("Ok(Terminated::of({call}?))");
            (
                "call_for",
                Some("*mut *mut gfxhub_string".to_owned()),
                call,
                docs,
            )
        }
        Outcome::Raw => {
            let docs = said("the answer as it came, freed with `gfxhub_response_free`.".to_owned());
            let call = format!("Ok({call}?.into())");
            (
                "call_for",
                Some("*mut *mut gfxhub_response".to_owned()),
                call,
                docs,
            )
        }
        Outcome::Success | Outcome::Nothing => ("call", None, call, Vec::new()),
        other => return Err(format!("C has no way to give {other:?}")),
    })
}
