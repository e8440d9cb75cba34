//! `gfxhub snapshot`, `diff`, `recall` and `undo`: the calls of the group `snapshots`, which here
//! read and write their documents in files.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::builder::Resettable;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use gfxhub::schema::{BodyInfo, FieldType, OperationInfo, call};
use gfxhub::{
    Client, Difference, Effect, EngineId, Error, ErrorKind, NodePath, Object, PlannedSet,
    PropertyPath, RecallOutcome, RecallPlan, RecallPlanning, RecallReport, RecallRequest,
    RecallUndo, Record, SnapshotComparison, SnapshotTaking, UndoRequest, Value,
};

use crate::arguments;
use crate::body_options::field_id;
use crate::calls::Calls;
use crate::confirm;
use crate::console::Console;
use crate::docs;
use crate::doctor::DIFFERENT;
use crate::error::CliError;
use crate::format_value;
use crate::operations::field_args;
use crate::output::JSON;
use crate::table::TableStyle;

const OUTPUT: &str = "output";
const FIRST: &str = "first";
const SECOND: &str = "second";
const FILE: &str = "file";
const PLAN: &str = "plan-only";

/// Part of the name of a file that undoes a recall.
const UNDO: &str = ".undo-";

/// Member that marks an undo file if the recall that it undoes was not completed.
const UNFINISHED: &str = "unfinished";

/// Function that runs a subcommand.
type Run = fn(&ArgMatches, &mut Console<'_>) -> Result<u8, CliError>;

/// Names of the subcommands, each with the function that runs it.
const ALL: [(&str, Run); 4] = [
    ("snapshot", snapshot),
    ("diff", diff),
    ("recall", recall),
    ("undo", undo),
];

/// Returns the function that runs the subcommand with this name; `None` if it is not a subcommand
/// of this module.
pub(crate) fn find(name: &str) -> Option<Run> {
    let mut all = ALL.iter();
    all.find(|(known, _)| *known == name).map(|(_, run)| *run)
}

/// Builds the subcommands.
pub(crate) fn commands() -> [Command; 4] {
    let file = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .value_name(name.to_uppercase())
            .value_parser(value_parser!(PathBuf))
            .help(help)
    };
    [
        of("snapshot", "snapshots.take")
            .after_help(
                "Use gfxhub diff FILE to see the changes since the snapshot, gfxhub recall FILE to bring \
                 its values back, and gfxhub undo to undo the recall.\n\nExample:\ngfxhub snapshot \
                 'Studio A' --only 'Mixer_0 / *' --once",
            )
            .arg(
                file(
                    OUTPUT,
                    "File that the snapshot is written to; without it, the standard output",
                )
                .short('o')
                .long(OUTPUT)
                .value_name("FILE"),
            ),
        of("diff", "snapshots.diff").args([
            file(FIRST, "File with the first snapshot").required(true),
            file(
                SECOND,
                "File with the second; without it, the hub as it is now",
            ),
        ]),
        of("recall", "snapshots.plan")
            .about("Bring back the values of a snapshot on air, after showing the plan and asking")
            .arg(file(FILE, "File with the snapshot").required(true))
            .arg(
                Arg::new(PLAN)
                    .long("dry-run")
                    .action(ArgAction::SetTrue)
                    .help("Print the plan and set nothing"),
            ),
        of("undo", "snapshots.undo").arg(file(
            FILE,
            "File that a recall wrote; without it, the newest one of this hub in this folder",
        )),
    ]
}

/// Builds the subcommand of a call. Each field of its body becomes an option, except documents,
/// which are left out, and the engines, which become positional arguments.
fn of(name: &'static str, operation: &str) -> Command {
    let command = Command::new(name);
    let Some((operation, body)) = row(operation) else {
        return command;
    };
    let is_document = |arg: &Arg| {
        body.fields.iter().any(|field| {
            arg.get_id() == field_id(field).as_str() && matches!(field.shape, FieldType::Record(_))
        })
    };
    let args = field_args(body).filter(|arg| !is_document(arg));
    let args = args.map(|arg| match arg.get_id() == "body.engines" {
        // The engines are positional arguments, as the snapshots of a diff are.
        true => arg
            .value_name("ENGINES")
            .long(Resettable::Reset)
            .num_args(0..),
        false => arg,
    });
    command
        .about(docs::short(operation.docs))
        .after_help(docs::details(operation))
        .args(args)
}

fn row(name: &str) -> Option<(&'static OperationInfo, &'static BodyInfo)> {
    let operation = call(name)?;
    Some((operation, operation.body?))
}

/// Returns the body of a call from its options.
fn options(name: &str, matches: &ArgMatches) -> Result<Object, CliError> {
    match row(name) {
        Some((_, body)) => arguments::fields(body, matches),
        None => Ok(Object::new()),
    }
}

/// Makes a call, which Ctrl-C cancels.
fn called<T: Send>(
    calls: &Calls,
    console: &mut Console<'_>,
    name: &str,
    make: impl FnOnce(&Client) -> Result<T, Error> + Send,
) -> Result<T, CliError> {
    calls.arm(name)?;
    Ok(calls.call(console, name, make)??)
}

fn snapshot(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let calls = Calls::of(matches, console)?;
    let body = Value::Object(options("snapshots.take", matches)?);
    let taking = SnapshotTaking::try_from(body)?;
    let taken = called(&calls, console, "snapshots.take", |hub| {
        hub.snapshots().take(&taking)
    })?;
    let text = document(&Record::to_json(&taken))?;
    match matches.get_one::<PathBuf>(OUTPUT) {
        Some(file) => write(file, &text)?,
        None => console.print(&text)?,
    }
    let nodes = taken.engines.iter().flat_map(|engine| &engine.nodes);
    let properties: usize = nodes.clone().map(|node| node.properties.len()).sum();
    console.note(&format!(
        "{} engines, {} nodes, {properties} properties.",
        taken.engines.len(),
        nodes.count()
    ));
    for missing in &taken.missing {
        console.note(&format!("Not read: {}", missing.message));
    }
    Ok(0)
}

fn diff(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let mut body = options("snapshots.diff", matches)?;
    body.insert(FIRST, read(matches, FIRST)?.unwrap_or_default());
    if let Some(second) = read(matches, SECOND)? {
        body.insert(SECOND, second);
    }
    let comparison = SnapshotComparison::try_from(Value::Object(body))?;
    let calls = Calls::of(matches, console)?;
    let found = called(&calls, console, "snapshots.diff", |hub| {
        hub.snapshots().diff(&comparison)
    })?;
    if matches.get_flag(JSON) {
        let all: Vec<String> = found.iter().map(Record::to_json).collect();
        console.print_result(&format!("[{}]", all.join(",")))?;
    } else {
        print_differences(&found, console)?;
    }
    Ok(if found.is_empty() { 0 } else { DIFFERENT })
}

fn print_differences(found: &[Difference], console: &mut Console<'_>) -> Result<(), CliError> {
    let rows = found.iter().map(|one| {
        let names = [&one.engine, &one.node_name, &one.display_name];
        let reason = one.reason.as_ref().map(|reason| format!(" ({reason})"));
        vec![
            path(&names.map(String::as_str)),
            format!("{}{}", one.kind, reason.unwrap_or_default()),
            shown(&one.first),
            shown(&one.second),
        ]
    });
    let titles = ["property", "difference", "first", "second"];
    print_table(&titles, rows.collect(), "No differences.", console)
}

fn recall(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let mut body = options("snapshots.plan", matches)?;
    body.insert("snapshot", read(matches, FILE)?.unwrap_or_default());
    let planning = RecallPlanning::try_from(Value::Object(body))?;
    let is_forced = planning.force == Some(true);
    let calls = Calls::of(matches, console)?;
    let plan = called(&calls, console, "snapshots.plan", |hub| {
        hub.snapshots().plan(&planning)
    })?;
    let json = matches.get_flag(JSON);
    let only_plan = matches.get_flag(PLAN);
    match json {
        true if only_plan => console.print_result(&Record::to_json(&plan))?,
        true => {}
        false => print_plan(&plan, console)?,
    }
    if only_plan {
        return Ok(0);
    }
    let snapshot = matches.get_one::<PathBuf>(FILE).map(PathBuf::as_path);
    let snapshot = snapshot.unwrap_or(Path::new(""));
    let before = unfinished_undo(snapshot, &plan.hub)?;
    if plan.sets.is_empty() {
        // The unfinished recall has nothing left to set. A later recall must not keep its values.
        if let Some((file, undo)) = before {
            write_undo(&file, undo, false)?;
        }
        return Ok(0);
    }
    let what = format!("Set {} properties on air.", plan.sets.len());
    confirm::require_yes(&what, matches, console)?;
    let old = match &before {
        Some((file, _)) => Some(read_text(file)?),
        None => None,
    };
    let (file, first) = match before {
        Some((file, first)) => {
            console.note(&format!(
                "{} belongs to an unfinished recall, which this one continues.",
                file.display()
            ));
            (file, first.sets)
        }
        None => (undo_file(snapshot)?, Vec::new()),
    };
    // The undo is written before the recall, so that it exists even if this process is killed
    // during the recall.
    if let Some(document) = &plan.undo {
        write_undo(&file, going_on(&first, document), true)?;
    }
    console.note(&format!(
        "gfxhub undo {} brings back the earlier values.",
        file.display()
    ));
    let request = RecallRequest::new(&plan).force(is_forced);
    let report = called(&calls, console, "snapshots.recall", |hub| {
        hub.snapshots().recall(&request)
    });
    if report
        .as_ref()
        .is_err_and(|error| error.effect() == Effect::None)
    {
        take_back(&file, old.as_deref(), console);
    }
    let report = report?;
    if let Some(document) = &report.undo {
        write_undo(&file, going_on(&first, document), false)?;
    }
    print_report(&report, json, console)
}

fn print_plan(plan: &RecallPlan, console: &mut Console<'_>) -> Result<(), CliError> {
    let engine = |id| {
        let mut engines = plan.engines.iter();
        engines
            .find(|engine| engine.id == id)
            .map_or("", |engine| &engine.display_name)
    };
    let rows = plan.sets.iter().map(|set| {
        let how = match (set.eased, set.at_end) {
            (Some(true), _) => "moves",
            (_, Some(true)) => "jumps at the end",
            _ => "jumps",
        };
        vec![
            path(&[engine(set.engine_id), &set.node_name, &set.display_name]),
            shown(&set.before),
            shown(&set.after),
            how.to_owned(),
        ]
    });
    let titles = ["property", "now", "then", ""];
    print_table(&titles, rows.collect(), "Nothing to set.", console)?;
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for left in &plan.left_alone {
        match counts
            .iter_mut()
            .find(|(reason, _)| *reason == left.reason.as_str())
        {
            Some((_, count)) => *count += 1,
            None => counts.push((left.reason.as_str(), 1)),
        }
    }
    for (reason, count) in counts {
        console.note(&format!("Left alone: {count} ({reason})."));
    }
    if let Some(spread @ 101..) = plan.spread_ms
        && plan.lead_ms.is_none()
    {
        console.note(&format!(
            "The last move begins about {spread} ms after the first; --lead lets them begin together."
        ));
    }
    Ok(())
}

fn undo(matches: &ArgMatches, console: &mut Console<'_>) -> Result<u8, CliError> {
    let calls = Calls::of(matches, console)?;
    let file = match matches.get_one::<PathBuf>(FILE) {
        Some(file) => file.clone(),
        None => newest_undo(calls.client().hub())?,
    };
    let mut body = options("snapshots.undo", matches)?;
    let document = read_json(&file)?;
    let is_unfinished = is_unfinished(&document);
    body.insert("undo", document);
    let request = UndoRequest::try_from(Value::Object(body))?;
    let what = format!(
        "Bring back {} properties on air, from {}.",
        request.undo.sets.len(),
        file.display()
    );
    confirm::require_yes(&what, matches, console)?;
    let report = called(&calls, console, "snapshots.undo", |hub| {
        hub.snapshots().undo(&request)
    })?;
    // The file is marked as finished, so that the next recall does not add to this undo.
    if is_unfinished {
        write_undo(&file, request.undo, false)?;
    }
    print_report(&report, matches.get_flag(JSON), console)
}

/// Prints a report, and returns the exit code.
fn print_report(
    report: &RecallReport,
    json: bool,
    console: &mut Console<'_>,
) -> Result<u8, CliError> {
    if json {
        console.print_result(&Record::to_json(report))?;
    } else {
        let rows = report.results.iter().map(|one| {
            vec![
                path(&[&one.node_name, &one.display_name]),
                one.outcome.to_string(),
                shown(&one.found),
                one.message.clone(),
            ]
        });
        let titles = ["property", "outcome", "now", ""];
        print_table(
            &titles,
            rows.collect(),
            "There was nothing to set.",
            console,
        )?;
    }
    Ok(exit_code(report))
}

fn exit_code(report: &RecallReport) -> u8 {
    let is_well = |outcome: &RecallOutcome| {
        matches!(
            outcome,
            RecallOutcome::Recalled | RecallOutcome::AlreadySo | RecallOutcome::Skipped
        )
    };
    let mut failed = report.results.iter().filter(|one| !is_well(&one.outcome));
    let Some(first) = failed.next() else {
        return 0;
    };
    let differs = |outcome: &RecallOutcome| {
        matches!(
            outcome,
            RecallOutcome::ChangedSince | RecallOutcome::Drifted
        )
    };
    if report.results.iter().any(|one| differs(&one.outcome)) {
        return ErrorKind::Conflict.exit_code();
    }
    let mut kinds = ErrorKind::ALL.iter();
    let kind = kinds.find(|kind| kind.name() == first.kind);
    kind.unwrap_or(&ErrorKind::Unavailable).exit_code()
}

fn print_table(
    titles: &[&str],
    rows: Vec<Vec<String>>,
    if_none: &str,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    if rows.is_empty() {
        console.note(if_none);
        return Ok(());
    }
    let text = TableStyle::of(console).draw(titles, rows);
    console.print(text)
}

/// Joins the names that are not empty into a path, with control characters escaped.
fn path(names: &[&str]) -> String {
    let names: Vec<&str> = names
        .iter()
        .copied()
        .filter(|name| !name.is_empty())
        .collect();
    crate::terminal_escape::escape_line(&names.join(" / "))
}

fn shown(value: &Value) -> String {
    format_value::text(value, &FieldType::Value)
}

/// Reads the JSON file that the argument `name` specifies; `None` if it was not given.
fn read(matches: &ArgMatches, name: &str) -> Result<Option<Value>, CliError> {
    matches
        .get_one::<PathBuf>(name)
        .map(|file| read_json(file))
        .transpose()
}

fn read_json(file: &Path) -> Result<Value, CliError> {
    let refused = |why: String| CliError::usage(file.display().to_string(), why);
    let text = read_text(file)?;
    Value::from_json(&text).map_err(|fault| refused(format!("invalid JSON: {fault}")))
}

fn read_text(file: &Path) -> Result<String, CliError> {
    let text = fs::read_to_string(file);
    text.map_err(|error| CliError::usage(file.display().to_string(), error.to_string()))
}

/// Returns a document in a form for people and for git, with one property on each line.
fn document(json: &str) -> Result<String, CliError> {
    let value = Value::from_json(json)
        .map_err(|fault| CliError::other(ErrorKind::Internal, fault.to_string()))?;
    let mut text = String::new();
    write_lines(&value, 0, &mut text);
    text.push('\n');
    Ok(text)
}

/// Writes a value. A value that contains no list of objects is written on one line.
fn write_lines(value: &Value, depth: usize, to: &mut String) {
    if !has_list_of_objects(value) {
        to.push_str(&value.to_json());
        return;
    }
    let pad = |depth: usize| "  ".repeat(depth);
    let (open, close) = match value {
        Value::Array(_) => ('[', ']'),
        _ => ('{', '}'),
    };
    let members: Vec<(Option<&str>, &Value)> = match value {
        Value::Array(items) => items.iter().map(|item| (None, item)).collect(),
        Value::Object(object) => object
            .iter()
            .map(|(name, item)| (Some(name), item))
            .collect(),
        _ => Vec::new(),
    };
    to.push(open);
    for (at, (name, item)) in members.iter().enumerate() {
        to.push_str(if at == 0 { "\n" } else { ",\n" });
        to.push_str(&pad(depth + 1));
        if let Some(name) = name {
            to.push_str(&Value::from(*name).to_json());
            to.push_str(": ");
        }
        write_lines(item, depth + 1, to);
    }
    to.push('\n');
    to.push_str(&pad(depth));
    to.push(close);
}

fn has_list_of_objects(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| item.as_object().is_some()),
        Value::Object(object) => object.iter().any(|(_, member)| has_list_of_objects(member)),
        _ => false,
    }
}

fn write_undo(file: &Path, undo: RecallUndo, is_unfinished: bool) -> Result<(), CliError> {
    let json = Record::to_json(&undo);
    let value = Value::from_json(&json)
        .map_err(|fault| CliError::other(ErrorKind::Internal, fault.to_string()))?;
    let mut members = value.as_object().cloned().unwrap_or_default();
    members.remove(UNFINISHED);
    if is_unfinished {
        members.insert(UNFINISHED, true);
    }
    write(file, &document(&Value::Object(members).to_json())?)
}

/// Restores the file of an undo as it was before a recall that has set nothing; removes it if the
/// recall created it. The error of the recall is reported, so a failure is only noted.
fn take_back(file: &Path, old: Option<&str>, console: &mut Console<'_>) {
    let done = match old {
        Some(text) => write(file, text),
        None => fs::remove_file(file)
            .map_err(|error| CliError::usage(file.display().to_string(), error.to_string())),
    };
    let what = if old.is_some() { "restored" } else { "removed" };
    match done {
        Ok(()) => console.note(&format!(
            "{} was {what}, because nothing was set.",
            file.display()
        )),
        Err(error) => console.note(&error.message()),
    }
}

fn is_unfinished(document: &Value) -> bool {
    let member = document.as_object().and_then(|it| it.get(UNFINISHED));
    matches!(member, Some(Value::Bool(true)))
}

/// Combines the sets of an unfinished undo (`first`) with a new undo. For a property that is in
/// both, the combined undo restores the value from before the first recall.
fn going_on(first: &[PlannedSet], undo: &RecallUndo) -> RecallUndo {
    type Address<'a> = (EngineId, &'a NodePath, &'a PropertyPath);
    fn address(set: &PlannedSet) -> Address<'_> {
        (set.engine_id, &set.node_path, &set.property_path)
    }
    let mut both = undo.clone();
    let now: HashMap<Address<'_>, &PlannedSet> =
        undo.sets.iter().map(|set| (address(set), set)).collect();
    let then: HashSet<Address<'_>> = first.iter().map(address).collect();
    let kept = first.iter().map(|set| {
        let mut kept = set.clone();
        if let Some(now) = now.get(&address(set)) {
            kept.after.clone_from(&now.after);
        }
        kept
    });
    let new = undo.sets.iter();
    let new = new.filter(|set| !then.contains(&address(set))).cloned();
    both.sets = kept.chain(new).collect();
    both
}

/// Writes a temporary file and renames it to `file`, so that `file` is never incomplete.
fn write(file: &Path, text: &str) -> Result<(), CliError> {
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = fs::File::create(&part)
        .and_then(|mut to| to.write_all(text.as_bytes()).and_then(|()| to.sync_all()))
        .and_then(|()| fs::rename(&part, file));
    written.map_err(|error| CliError::usage(file.display().to_string(), error.to_string()))
}

/// Creates an empty file for an undo beside its snapshot, and returns the path.
fn undo_file(snapshot: &Path) -> Result<PathBuf, CliError> {
    let stem = snapshot.file_stem().unwrap_or_default().to_string_lossy();
    let time = humantime::format_rfc3339_seconds(std::time::SystemTime::now()).to_string();
    let time = time.replace(['-', ':'], "");
    for more in 1.. {
        let more = if more == 1 {
            String::new()
        } else {
            format!("-{more}")
        };
        let file = snapshot.with_file_name(format!("{stem}{UNDO}{time}{more}.json"));
        match fs::OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&file)
        {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => {
                return Err(CliError::usage(
                    file.display().to_string(),
                    error.to_string(),
                ));
            }
        }
    }
    Err(CliError::other(
        ErrorKind::Io,
        "there is no free name for the file of the undo",
    ))
}

/// Returns the file and the content of the newest undo of a snapshot on this hub. Returns `None` if
/// there is none, or if the recall that wrote it was completed.
fn unfinished_undo(snapshot: &Path, hub: &str) -> Result<Option<(PathBuf, RecallUndo)>, CliError> {
    let stem = snapshot.file_stem().unwrap_or_default().to_string_lossy();
    let of_snapshot = format!("{stem}{UNDO}");
    let folder = snapshot.parent().unwrap_or(Path::new(""));
    let Some(file) = newest(folder, hub, &|name| name.starts_with(&of_snapshot))? else {
        return Ok(None);
    };
    // A recall that was killed before it wrote the document leaves an empty file.
    if fs::metadata(&file).is_ok_and(|it| it.len() == 0) {
        return Ok(None);
    }
    let document = read_json(&file)?;
    if !is_unfinished(&document) {
        return Ok(None);
    }
    Ok(Some((file, undo_of(document)?)))
}

/// Reads the document of an undo.
fn undo_of(document: Value) -> Result<RecallUndo, CliError> {
    let mut body = Object::new();
    body.insert("undo", document);
    Ok(UndoRequest::try_from(Value::Object(body))?.undo)
}

/// Returns the newest file of an undo on this hub in the current folder.
fn newest_undo(hub: &str) -> Result<PathBuf, CliError> {
    newest(Path::new(""), hub, &|_| true)?.ok_or_else(|| {
        CliError::usage(
            FILE,
            "no recall has written a file for this hub in this folder; name the file",
        )
    })
}

/// Returns the newest undo file in a folder, except those of other hubs. Its name must satisfy
/// `is_one`.
fn newest(
    folder: &Path,
    hub: &str,
    is_one: &dyn Fn(&str) -> bool,
) -> Result<Option<PathBuf>, CliError> {
    let here = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    let entries = fs::read_dir(here).map_err(|error| CliError::usage(FILE, error.to_string()))?;
    let names = entries
        .filter_map(Result::ok)
        .map(|entry| entry.file_name().to_string_lossy().into_owned());
    let undos = names.filter(|name| name.contains(UNDO) && name.ends_with(".json") && is_one(name));
    let of_hub = undos.filter(|name| is_of_hub(&folder.join(name), hub));
    let newest = of_hub.max_by_key(|name| time_of_undo(name));
    Ok(newest.map(|name| folder.join(name)))
}

/// Returns `false` for the undo of another hub. A file that cannot be read counts as one of this
/// hub, so that the command reports it.
fn is_of_hub(file: &Path, hub: &str) -> bool {
    read_json(file).map_or(true, |document| {
        let member = document.as_object().and_then(|it| it.get("hub"));
        member.and_then(Value::as_str) == Some(hub)
    })
}

/// Returns the time in the name of an undo file, and the number after the time. The number is 1
/// if there is none; it distinguishes files of the same second.
fn time_of_undo(name: &str) -> (String, u32) {
    let time = name.rsplit_once(UNDO).map_or("", |(_, time)| time);
    let time = time.trim_end_matches(".json");
    let (time, number) = time.split_once('-').unwrap_or((time, ""));
    (time.to_owned(), number.parse().unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_files_of_one_second_are_ordered_by_their_number() {
        let names = [
            "b.undo-20261127T101112Z.json",
            "a.undo-20261127T101113Z.json",
            "a.undo-20261127T101113Z-2.json",
            "a.undo-20261127T101113Z-10.json",
            "a.undo-20261127T101114Z.json",
        ];
        assert!(names.is_sorted_by_key(|name| time_of_undo(name)));
        let times: std::collections::BTreeSet<_> = names.map(time_of_undo).into();
        assert_eq!(times.len(), names.len());
    }

    #[test]
    fn an_undo_that_goes_on_keeps_the_first_values() {
        let undo = |sets: &str| {
            let json = format!(r#"{{"format":"gfxhub-undo","version":1,"sets":[{sets}]}}"#);
            undo_of(Value::from_json(&json).unwrap()).unwrap()
        };
        let set = |path: &str, before: u8, after: u8| {
            format!(
                r#"{{"engineId":1,"NodePath":"N","PropertyPath":"{path}","before":{before},"after":{after}}}"#
            )
        };
        let first = undo(&[set("a", 1, 9), set("b", 2, 9)].join(","));
        let second = undo(&[set("b", 5, 8), set("c", 3, 9)].join(","));
        let both = going_on(&first.sets, &second);
        let expected = undo(&[set("a", 1, 9), set("b", 2, 8), set("c", 3, 9)].join(","));
        assert_eq!(both.sets, expected.sets);
    }

    #[test]
    fn only_an_unfinished_undo_of_the_snapshot_is_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let snapshot = folder.path().join("interview.json");
        let json = r#"{"format":"gfxhub-undo","version":1,"hub":"http://main","sets":[]}"#;
        let undo = undo_of(Value::from_json(json).unwrap()).unwrap();
        let on = |hub: &str| unfinished_undo(&snapshot, hub).unwrap();
        let found = || on("http://main").map(|(file, _)| file);
        assert_eq!(found(), None);
        let file = undo_file(&snapshot).unwrap();
        // The file is empty, as if the recall had been killed before it wrote the undo.
        assert_eq!(found(), None);
        write_undo(&file, undo.clone(), true).unwrap();
        assert_eq!(found(), Some(file.clone()));
        let other = folder.path().join("other.json");
        assert!(unfinished_undo(&other, "http://main").unwrap().is_none());
        assert!(on("http://backup").is_none());
        write_undo(&file, undo, false).unwrap();
        assert_eq!(found(), None);
    }

    #[test]
    fn a_document_has_one_property_on_each_line() {
        let json = r#"{"format":"x","protect":["a"],"engines":[{"id":3,"nodes":[{"NodePath":"N","properties":[{"Value":[1,2]},{"Value":{"x":1}}]}]}]}"#;
        let text = document(json).unwrap();
        let expected = r#"{
  "format": "x",
  "protect": ["a"],
  "engines": [
    {
      "id": 3,
      "nodes": [
        {
          "NodePath": "N",
          "properties": [
            {"Value":[1,2]},
            {"Value":{"x":1}}
          ]
        }
      ]
    }
  ]
}
"#;
        assert_eq!(text, expected);
        assert_eq!(
            Value::from_json(&text).unwrap(),
            Value::from_json(json).unwrap()
        );
    }
}
