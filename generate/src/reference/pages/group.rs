//! The page of a group: each of its operations, with its example in every language.

use gfxhub::{GroupInfo, OperationInfo, Outcome};

use super::{operations_of, page};
use crate::committed::File;
use crate::names::pascal;
use crate::reference::failures::Failures;
use crate::reference::languages::Shelf;
use crate::reference::markdown::{
    code, field_form, form, link, operation as operation_link, table,
};
use crate::reference::prose;

/// What the tables say in front of the answer to what is not there.
const ANSWERS: &str = "Hubs answer ";

/// The page.
pub(crate) fn file(group: &GroupInfo, shelf: &Shelf, failures: &Failures) -> Result<File, String> {
    let rows: Vec<Vec<String>> = operations_of(group)
        .map(|row| vec![operation_link(row), prose::sentence(row.docs)])
        .collect();
    let mut text = prose::wrapped(&prose::line(group.docs));
    text += &format!("\n{}\n", table(&["Operation", "What it does"], &rows));
    text += &prose::wrapped(
        "In the examples `hub` is a client; [the first page](README.md#a-client) says how to make one. \
         What can go wrong with any operation is in [errors.md](errors.md).",
    );
    for operation in operations_of(group) {
        text += &section(operation, shelf, failures)?;
    }
    Ok(page(group.name, &pascal(group.name), &text))
}

fn section(
    operation: &'static OperationInfo,
    shelf: &Shelf,
    failures: &Failures,
) -> Result<String, String> {
    let (missing, described): (Vec<String>, Vec<String>) = prose::paragraphs(operation.docs)
        .into_iter()
        .partition(|paragraph| paragraph.starts_with(ANSWERS));
    let mut text = format!("\n## {}\n", operation.name);
    let (method, path) = (operation.method, operation.path);
    text += &format!("\n{}", code("http", &format!("{method} {path}")));
    for paragraph in described {
        text += &format!("\n{}", prose::wrapped(&paragraph));
    }
    text += &takes(operation);
    text += &format!("\n{}", prose::wrapped(&gives(operation)));
    text += &format!(
        "\n{}",
        prose::wrapped(&format!(
            "**Sent again?** Class [{}](README.md#sent-again). {}",
            operation.resend.word(),
            operation.resend.docs()
        ))
    );
    text += &fails(operation, &missing, failures);
    for (language, snippet) in shelf.of(operation.name)? {
        text += &format!(
            "\n**{}**\n\n{}",
            language.title,
            code(language.fence, snippet)
        );
    }
    Ok(text)
}

fn takes(operation: &OperationInfo) -> String {
    let mut rows = Vec::new();
    for argument in operation.arguments {
        rows.push(vec![
            format!("`{}`", argument.wire),
            format!("`{}`", argument.name),
            form(&argument.shape),
            "path".to_owned(),
            prose::line(argument.docs),
        ]);
    }
    for field in operation.body.map_or(&[][..], |body| body.fields) {
        let place = if field.required {
            "body"
        } else {
            "body, optional"
        };
        rows.push(vec![
            format!("`{}`", field.wire),
            format!("`{}`", field.name),
            field_form(field),
            place.to_owned(),
            prose::line(field.docs),
        ]);
    }
    if rows.is_empty() {
        return "\nIt takes nothing.\n".to_owned();
    }
    let mut text = format!(
        "\n{}",
        table(&["Takes", "In code", "Form", "In", ""], &rows)
    );
    if let Some(body) = operation.body {
        let name = link(body.name, "bodies.md");
        text += &format!("\nThe body as a whole is {} {name}.\n", article(body.name));
    }
    text
}

fn article(name: &str) -> &'static str {
    if name.starts_with(['A', 'E', 'I', 'O', 'U']) {
        "an"
    } else {
        "a"
    }
}

fn gives(operation: &OperationInfo) -> String {
    let record = |record: &gfxhub::RecordInfo| link(record.name, "records.md");
    let id = "[RendererId](words-and-ids.md#ids)";
    let what = match operation.outcome {
        Outcome::List(info) => format!("a list of {}.", record(info)),
        Outcome::Record(info) => format!("{} {}.", article(info.name), record(info)),
        Outcome::First(info) => format!(
            "{} {}: the one in the list that the hub sends.",
            article(info.name),
            record(info)
        ),
        Outcome::Ids => format!("a list of {id}."),
        Outcome::Id => format!("the {id} of what was made."),
        Outcome::Word => "a status word as text, which may be empty.".to_owned(),
        Outcome::Success => format!(
            "nothing. Where the hub answers `success: false` the call fails with {}.",
            link("Unsuccessful", "errors.md")
        ),
        Outcome::Raw => "the answer as it came: status, content type and bytes.".to_owned(),
        _ => "nothing.".to_owned(),
    };
    format!("**Gives** {what}")
}

fn fails(operation: &OperationInfo, missing: &[String], failures: &Failures) -> String {
    let rows: Vec<Vec<String>> = failures
        .of(operation.name)
        .map(|(status, kind, effect)| {
            let answer = match status {
                200..300 => format!("{status}, with an answer that cannot be used"),
                _ => status.to_string(),
            };
            vec![answer, link(kind, "errors.md"), effect.clone()]
        })
        .collect();
    let intro = match missing.join(" ") {
        none if none.is_empty() => "**Fails**, for example, so:".to_owned(),
        told => format!("**Fails**, for example, so. {told}"),
    };
    let titles = ["The hub answers", "Kind", "[Effect](errors.md#effects)"];
    format!("\n{}\n{}", prose::wrapped(&intro), table(&titles, &rows))
}
