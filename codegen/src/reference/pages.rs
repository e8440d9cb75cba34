//! The pages of the reference, generated from the schema.

use std::collections::{BTreeMap, BTreeSet};

use gfxhub::{
    RetryClass,
    schema::{
        BODIES, BodyInfo, CALL_SETTINGS, FieldType, GROUPS, GroupInfo, OperationInfo, Presence,
        RECORDS, RecordInfo, ResponseType, calls,
    },
};
use gfxhub_tests::case::{CaseKind, Expected};
use gfxhub_tests::json::Json;
use gfxhub_tests::load;
use serde::Serialize;

use super::composed::{self, ComposedView};
use super::example::Example;
use super::languages::{self, Snippet, Snippets};
use super::markdown::{
    field_form, form, line, link, operation_link, paragraphs, sentence, with_article,
};
use super::shell_examples;
use super::views::{FieldView, OptionView, gives, option};
use crate::names::pascal;
use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::templates::render;
use crate::views::{self, EnumView, IdView, KindView};

/// Beginning of the sentence in the tables that says how hubs respond if an object is missing.
const STATUSES: &str = "Hubs respond with ";

/// The operations, records, enums and ids of the API, in the form that the templates of all pages
/// use, except the pages of the groups.
#[derive(Serialize)]
struct Reference {
    call_options: Vec<OptionView>,
    classes: Vec<ClassView>,
    groups: Vec<GroupView>,
    records: Vec<SectionView>,
    bodies: Vec<SectionView>,
    words: Vec<EnumView>,
    ids: Vec<IdView>,
    plain_data: Vec<PlainView>,
    kinds: Vec<KindView>,
    /// HTTP statuses that become each kind of error.
    statuses: BTreeMap<&'static str, Vec<u16>>,
}

/// A retry class of operations, in the form that the templates use.
#[derive(Serialize)]
struct ClassView {
    word: &'static str,
    docs: &'static str,
}

/// A group of operations, in the form that the templates use.
#[derive(Serialize)]
struct GroupView {
    name: &'static str,
    title: String,
    docs: String,
    operations: Vec<OperationView>,
    composed: Vec<ComposedView>,
}

/// An operation, in the form that the templates use.
#[derive(Serialize)]
struct OperationView {
    name: &'static str,
    link: String,
    method: String,
    path: &'static str,
    class: &'static str,
    again: &'static str,
    /// First sentence of the documentation.
    sentence: String,
    /// All paragraphs of the documentation except those in `missing`.
    paragraphs: Vec<String>,
    /// Statuses with which hubs respond if an object is missing.
    missing: String,
    takes: Vec<FieldView>,
    /// Link to the body, with an article.
    body: String,
    gives: String,
    failures: Vec<FailureView>,
    snippets: Vec<Snippet>,
}

/// A section of the reference about a record or a body, with its fields. `sources` lists the calls
/// that return the record or send the body, and the records or bodies that contain it.
#[derive(Serialize)]
struct SectionView {
    name: &'static str,
    docs: String,
    fields: Vec<FieldView>,
    sources: Vec<String>,
}

/// An error response of a hub, with the kind and the effect that the conformance suite expects.
#[derive(Serialize)]
struct FailureView {
    status: u16,
    kind: String,
    effect: String,
}

/// Returns the pages of the reference and the examples for the command.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let examples = Example::all()?;
    let mut snippets = languages::written(&examples)?;
    let mut files = vec![of_command(&snippets)];
    let failures = Failures::committed()?;
    let reference = Reference::new(&failures, &mut snippets)?;
    for name in [
        "README",
        "records",
        "bodies",
        "plain-data",
        "words-and-ids",
        "errors",
    ] {
        let text = render(&format!("reference/{name}.md"), &reference)?;
        files.push(File::new(format!("docs/reference/{name}.md"), text));
    }
    for group in &reference.groups {
        let text = render("reference/group.md", group)?;
        files.push(File::new(format!("docs/reference/{}.md", group.name), text));
    }
    Ok(files)
}

/// Returns the file with the shell examples, for the command's help and manual pages. It contains
/// an example of each operation, and of each composed call that returns data.
fn of_command(snippets: &Snippets) -> File {
    let of_operations = snippets
        .iter()
        .filter_map(|(operation, snippets)| Some((*operation, languages::of_shell(snippets)?)));
    let all: BTreeMap<&str, &str> = of_operations.chain(shell_examples::ALL).collect();
    let lines = all
        .into_iter()
        .map(|(name, line)| (name.to_owned(), Json::Text(line.to_owned())));
    let text = Json::Object(lines.collect()).compact();
    // Each example has its own line, so that changes are readable.
    File::new(
        "cli/src/examples.json",
        text.replace("\",\"", "\",\n\"") + "\n",
    )
}

impl Reference {
    fn new(failures: &Failures, snippets: &mut Snippets) -> Result<Reference, String> {
        let classes = [
            RetryClass::Read,
            RetryClass::Set,
            RetryClass::Update,
            RetryClass::Delete,
            RetryClass::Create,
            RetryClass::Trigger,
            RetryClass::Machine,
        ];
        let classes = classes.map(|class| ClassView {
            word: class.word(),
            docs: class.docs(),
        });
        let mut group = |group: &&'static GroupInfo| -> Result<GroupView, String> {
            Ok(GroupView {
                name: group.name,
                title: pascal(group.name),
                docs: line(group.docs),
                operations: calls()
                    .filter(|call| call.group == group.name)
                    .map(|row| {
                        let snippets = match row.is_composed() {
                            true => composed::of_row(row.name, row.example)?,
                            false => snippets.remove(row.name).unwrap_or_default(),
                        };
                        Ok(operation(row, failures, snippets))
                    })
                    .collect::<Result<_, String>>()?,
                composed: composed::of_group(group.name)?,
            })
        };
        let kinds = views::kinds();
        let statuses = kinds
            .iter()
            .map(|kind| (kind.name, failures.statuses(kind.name)));
        Ok(Reference {
            call_options: CALL_SETTINGS
                .iter()
                .map(|row| option("call_options", row))
                .collect(),
            classes: classes.into(),
            groups: GROUPS.iter().map(&mut group).collect::<Result<_, _>>()?,
            records: RECORDS.iter().map(|row| record(row)).collect(),
            bodies: BODIES.iter().map(|row| body(row)).collect(),
            words: views::enums(),
            ids: views::ids(),
            plain_data: plain::views()?,
            statuses: statuses.collect(),
            kinds,
        })
    }
}

fn operation(
    operation: &'static OperationInfo,
    failures: &Failures,
    snippets: Vec<Snippet>,
) -> OperationView {
    let (missing, described): (Vec<String>, Vec<String>) = paragraphs(operation.docs)
        .into_iter()
        .partition(|paragraph| paragraph.starts_with(STATUSES));
    let arguments = operation.arguments.iter().map(|argument| FieldView {
        wire: argument.wire,
        name: argument.name,
        form: form(&argument.shape),
        place: if operation.is_composed() {
            "argument"
        } else {
            "path"
        },
        docs: line(argument.docs),
    });
    let fields = operation.body.map_or(&[][..], |body| body.fields);
    let fields = fields.iter().map(|field| FieldView {
        wire: field.wire,
        name: field.name,
        form: field_form(field),
        place: match field.required {
            true => "body",
            false => "body, optional",
        },
        docs: line(field.docs),
    });
    let whole = |body: &BodyInfo| with_article(body.name, "bodies.md");
    OperationView {
        name: operation.name,
        link: operation_link(operation),
        method: operation.method.to_string(),
        path: operation.path,
        class: operation.resend.word(),
        again: operation.again(),
        sentence: sentence(operation.docs),
        paragraphs: described,
        missing: missing.join(" "),
        takes: arguments.chain(fields).collect(),
        body: operation.body.map(whole).unwrap_or_default(),
        gives: gives(operation),
        failures: failures.of(operation.name),
        snippets,
    }
}

/// Returns the section about a record.
fn record(record: &'static RecordInfo) -> SectionView {
    let fields = record.fields.iter().map(|field| FieldView {
        wire: field.wire,
        name: field.name,
        form: form(&field.shape),
        place: match field.presence {
            Presence::Required => "always",
            Presence::Empty => "or empty",
            Presence::Optional => "or none",
        },
        docs: line(field.docs),
    });
    SectionView {
        name: record.name,
        docs: line(record.docs),
        fields: fields.collect(),
        sources: sources(record),
    }
}

/// Returns links to the operations that return a record, and to the records that contain it.
fn sources(record: &'static RecordInfo) -> Vec<String> {
    let given = calls().filter(|row| match row.outcome {
        ResponseType::List(given)
        | ResponseType::Record(given)
        | ResponseType::FirstOfList(given) => given == record,
        _ => false,
    });
    let is_renderer = record.name == "Renderer";
    let holds = |shape: &FieldType| match shape {
        FieldType::List(FieldType::RendererRef) | FieldType::RendererRef => is_renderer,
        FieldType::List(inner) | FieldType::RecordMap(inner) => {
            **inner == FieldType::Record(record)
        }
        other => *other == FieldType::Record(record),
    };
    let within = RECORDS
        .iter()
        .filter(|outer| outer.fields.iter().any(|field| holds(&field.shape)));
    let within = within.map(|outer| link(outer.name, "records.md"));
    given.map(operation_link).chain(within).collect()
}

fn body(body: &'static BodyInfo) -> SectionView {
    let fields = body.fields.iter().map(|field| FieldView {
        wire: field.wire,
        name: field.name,
        form: field_form(field),
        place: match field.required {
            true => "required",
            false => "optional",
        },
        docs: line(field.docs),
    });
    // The calls that send the body, and the bodies that contain it.
    let senders = calls().filter(|row| row.body == Some(body));
    let part = |shape: &FieldType| match shape {
        FieldType::List(inner) => **inner == FieldType::Body(body),
        other => *other == FieldType::Body(body),
    };
    let within = BODIES
        .iter()
        .filter(|outer| outer.fields.iter().any(|field| part(&field.shape)));
    let within = within.map(|outer| link(outer.name, "bodies.md"));
    SectionView {
        name: body.name,
        docs: line(body.docs),
        fields: fields.collect(),
        sources: senders.map(operation_link).chain(within).collect(),
    }
}

/// The errors that the suite expects, by operation: the status, and the kind and the effect that
/// result from it.
struct Failures(BTreeMap<String, BTreeSet<(u16, String, String)>>);

impl Failures {
    /// Reads the errors from the committed cases.
    fn committed() -> Result<Failures, String> {
        let mut all: BTreeMap<String, BTreeSet<_>> = BTreeMap::new();
        for case in load::committed_cases()? {
            let (CaseKind::Error, Expected::Error(error)) = (case.kind, case.expected) else {
                continue;
            };
            let Some(status) = error.status else { continue };
            let of_operation = all.entry(case.operation).or_default();
            of_operation.insert((status, error.kind, error.effect));
        }
        Ok(Failures(all))
    }

    /// Returns the errors of one operation, by status.
    fn of(&self, operation: &str) -> Vec<FailureView> {
        let all = self.0.get(operation).into_iter().flatten();
        let view = |(status, kind, effect): &(u16, String, String)| FailureView {
            status: *status,
            kind: link(kind, "errors.md"),
            effect: effect.clone(),
        };
        all.map(view).collect()
    }

    /// Returns the HTTP statuses that become a kind of error.
    fn statuses(&self, kind: &str) -> Vec<u16> {
        let of_kind = self
            .0
            .values()
            .flatten()
            .filter(|(_, known, _)| known == kind);
        let statuses: BTreeSet<u16> = of_kind.map(|(status, ..)| *status).collect();
        statuses
            .into_iter()
            .filter(|status| *status >= 300)
            .collect()
    }
}
