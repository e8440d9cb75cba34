//! Docstrings of operations, some with an example. The tests of the Python package run each example
//! against the demo show.

use gfxhub::schema::OperationInfo;

use super::docs::{WIDTH, entry, text};
use super::{parameters, settings, type_names};
use crate::docs::wrapped;

/// Pairs of the name of an operation, a composed call or an item, and an example that uses it.
const EXAMPLES: &[(&str, &str)] = &[
    (
        "engines.list",
        "for engine in hub.engines.list():
    print(engine.id, engine.display_name, engine.status)",
    ),
    (
        "engines.list_properties",
        "for stored in hub.engines.list_properties(3, \"Mixer_0\"):
    print(stored.property_path, stored.value)",
    ),
    (
        "engines.get_property",
        "opacity = hub.engines.get_property(3, \"Mixer_0\", \"Default//Opacity/0\").value",
    ),
    (
        "engines.set_property",
        "# At once:
hub.engines.set_property(3, \"LowerThird\", \"Text//Headline/0\", \"Anna Berg\")
# As a move of one and a half seconds:
colour = gfxhub.Vector(0.2, 0.3, 0.4, 0.5)
mask = (3, \"Cyclorama\", \"Material//MaskColor/0\")
hub.engines.set_property(*mask, colour, interpolation=\"EaseIn\", duration=1.5)
# A camera track, unchanged except for its location:
place = (3, \"TrackedCamera_0\", \"Tracking//Track/0\")
stored = hub.engines.get_property(*place)
track = gfxhub.Track.of(stored.value)
if track is not None:
    track = dataclasses.replace(track, location=gfxhub.Vector(0.0, 180.0, -350.0))
    hub.engines.set_property(*place, track)",
    ),
    (
        "engines.call_function",
        "hub.engines.call_function(
    3, \"Mixer_0\", \"Default//DoTransition/0\", {\"DoTransition/Duration\": 1.0}
)",
    ),
    (
        "playout.create_item",
        "rundown = hub.playout.create_rundown(\"Late News\")
item = hub.playout.create_item(
    rundown.id, \"Presenter\", \"Lower Third\", data={\"headline\": \"Anna Berg\"}
)",
    ),
    (
        "snapshots.capture",
        "capture = hub.snapshots.capture()
print(list(capture.show), capture.filled, capture.left_out)",
    ),
    (
        "group.set",
        "pair = gfxhub.Client.pair(hub, backup)
report = pair.group.set(\"Studio A / Cyclorama / Softness\", 0.5, over=1.5)
print(report.agree)",
    ),
    (
        "group.set_many",
        "pair = gfxhub.Client.pair(hub, backup)
values = {\"Studio A / Cyclorama / Softness\": 0.5, \"Studio A / Mixer_0 / Opacity\": 0.0}
print(pair.group.set_many(values, over=1.5).agree)",
    ),
    (
        "group.get",
        "pair = gfxhub.Client.pair(hub, backup)
for member in pair.group.get(\"Studio A / Cyclorama / Softness\").members:
    print(member.member, member.result)",
    ),
    (
        "group.press",
        "pair = gfxhub.Client.pair(hub, backup)
for member in pair.group.press(\"Evening News / Opening Title / In\").members:
    print(member.member, member.outcome)",
    ),
    (
        "group.call",
        "pair = gfxhub.Client.pair(hub, backup)
pair.group.call(\"Studio A / Cyclorama / Reset Mask\")",
    ),
    (
        "group.load",
        "pair = gfxhub.Client.pair(hub, backup)
pair.group.load(\"rgraph:Studio A Weather\", \"Studio A\")",
    ),
    (
        "group.invoke",
        "pair = gfxhub.Client.pair(hub, backup)
print(len(pair.group.invoke(\"engines.list\").members))",
    ),
    (
        "group.read",
        "pair = gfxhub.Client.pair(hub, backup)
engines = pair.group.read(\"engines.list\")
print(engines.member, engines.result)",
    ),
    (
        "group.compare",
        "pair = gfxhub.Client.pair(hub, backup)
for member in pair.group.compare(once=True):
    print(member.member, member.differences)",
    ),
    (
        "group.status",
        "pair = gfxhub.Client.pair(hub, backup)
for member in pair.group.status():
    print(member.member, member.away, member.failures)",
    ),
    (
        "group.settle",
        "pair = gfxhub.Client.pair(hub, backup)
pair.group.press(\"Evening News / Opening Title / In\")
for member in pair.group.settle():
    print(member.member, member.failures)",
    ),
    (
        "group.use_member",
        "pair = gfxhub.Client.pair(hub, backup)
pair.group.use_member(\"backup\", used=False)",
    ),
    (
        "guard.arm",
        "permit = hub.guard.arm(\"playout.delete_item\", seconds=60)
print(permit.id, permit.operation)",
    ),
    (
        "guard.disarm",
        "permit = hub.guard.arm(\"playout.delete_item\")
hub.guard.disarm(permit.id)",
    ),
    (
        "guard.permits",
        "for permit in hub.guard.permits():
    print(permit.operation, permit.until_ms)",
    ),
    (
        "requests.preview",
        "call = {\"rundownId\": 1, \"itemId\": 2}
for request in hub.requests.preview(\"playout.delete_item\", arguments=call):
    print(request.retry_class, request.curl)",
    ),
    (
        "names.find",
        "address = hub.names.find(\"Studio A / Cyclorama / Softness\")
print(address.kind, address.engine_id, address.property_path)",
    ),
    (
        "names.list",
        "for address in hub.names.list(\"Studio A / Cyclorama / *\"):
    print(address.path, address.kind)",
    ),
    (
        "names.prepare",
        "hub.names.prepare([\"Evening News / Opening Title / In\"])",
    ),
    (
        "names.get",
        "print(hub.names.get(\"Studio A / Cyclorama / Softness\").value)",
    ),
    (
        "names.set",
        "hub.names.set(\"Studio A / Cyclorama / Softness\", 0.3, over=1.5)",
    ),
    (
        "names.press",
        "hub.names.press(\"Evening News / Opening Title / In\")",
    ),
    (
        "names.call",
        "hub.names.call(\"Studio A / Cyclorama / Reset Mask\")",
    ),
    (
        "names.load",
        "hub.names.load(\"rgraph:Studio A Weather\", \"Studio A\")",
    ),
    (
        "snapshots.take",
        "snapshot = hub.snapshots.take(engines=[\"Studio A\"], once=True)
print(snapshot.complete, len(snapshot.engines[0].nodes))",
    ),
    (
        "snapshots.diff",
        "before = hub.snapshots.take(engines=[\"Studio A\"], once=True)
hub.names.set(\"Studio A / Cyclorama / Softness\", 0.25)
for one in hub.snapshots.diff(before):
    print(one.node_name, one.display_name, one.first, one.second)",
    ),
    (
        "snapshots.plan",
        "look = hub.snapshots.take(engines=[\"Studio A\"], once=True)
plan = hub.snapshots.plan(look, only=[\"Cyclorama / *\"], over=1.5)
print(len(plan.sets), len(plan.left_alone))",
    ),
    (
        "snapshots.recall",
        "look = hub.snapshots.take(engines=[\"Studio A\"], once=True)
hub.names.set(\"Studio A / Cyclorama / Softness\", 0.25)
plan = hub.snapshots.plan(look, only=[\"Cyclorama / *\"])
report = hub.snapshots.recall(plan)
print([one.outcome for one in report.results])",
    ),
    (
        "snapshots.undo",
        "look = hub.snapshots.take(engines=[\"Studio A\"], once=True)
hub.names.set(\"Studio A / Cyclorama / Softness\", 0.25)
plan = hub.snapshots.plan(look, only=[\"Cyclorama / *\"])
report = hub.snapshots.recall(plan)
if report.undo:
    hub.snapshots.undo(report.undo)",
    ),
    (
        "playout.update_fields",
        "hub.playout.update_fields(1, 2, {\"headline\": \"Anna Berg\"})",
    ),
    (
        "playout.template_fields",
        "for field in hub.playout.template_fields(\"Lower Third\"):
    print(field.name, field.kind, field.example)",
    ),
    (
        "playout.list_items",
        "for item in hub.playout.list_items(1):
    print(item.name, [button.id for button in item.buttons])",
    ),
    (
        "playout.trigger_button",
        "hub.playout.trigger_button(1, 1, \"btn-in\")",
    ),
    (
        "names.set_many",
        "report = hub.names.set_many([
    (\"Studio A / Cyclorama / Softness\", 0.5),
    (\"Studio A / Mixer_0 / Opacity\", 0, 1.5),
])
for result in report.failed():
    print(result.address, result.error.effect)",
    ),
    (
        "engines.set_properties",
        "opacity = (3, \"Mixer_0\", \"Default//Opacity/0\", 0.5)
softness = (3, \"Cyclorama\", \"Material//Softness/0\", 0.2)
report = hub.engines.set_properties([opacity, softness])
for result in report.failed():
    print(result.property_path, result.error.effect)",
    ),
    (
        "engines.get_properties",
        "report = hub.engines.get_properties([(3, \"Mixer_0\", \"Default//Opacity/0\")])
print(report.values())",
    ),
    (
        "engines.list_properties_of",
        "for result in hub.engines.list_properties_of(3):
    print(result.node_path, len(result.value))",
    ),
    (
        "PropertySet",
        "at_once = gfxhub.PropertySet(3, \"Cyclorama\", \"Material//Softness/0\", 0.5)
eased = at_once._replace(interpolation=\"Linear\", duration=2.0)",
    ),
    (
        "launcher.list",
        "for config in hub.launcher.list():
    print(config.id, config.name)",
    ),
];

/// Returns the docstring of an operation.
pub(super) fn docstring(operation: &'static OperationInfo, awaited: bool) -> Vec<String> {
    let mut out = text(operation.docs);
    out.push(String::new());
    out.push("Args:".to_owned());
    for parameter in parameters::of(operation) {
        out.extend(entry(&format!("{}: {}", parameter.name, parameter.docs())));
    }
    for option in settings::of_class(operation.resend) {
        out.extend(settings::entry(option));
    }
    let gives = type_names::returned(&operation.outcome);
    out.extend([String::new(), "Returns:".to_owned()]);
    out.push(match gives.as_str() {
        "None" => "    Nothing.".to_owned(),
        gives => format!("    {gives}"),
    });
    out.extend([String::new(), "Raises:".to_owned()]);
    out.extend(entry(
        "GfxHubError: The call failed; its effect says whether the hub executed it.",
    ));
    out.extend(example(operation.name, awaited));
    out.extend(hub_path("Hub path", operation));
    out
}

/// Returns the lines that give the path of an operation and say if it may be resent.
pub(super) fn hub_path(head: &str, operation: &OperationInfo) -> Vec<String> {
    let path = format!("`{} {}`.", operation.method, operation.path);
    let path = match format!("{head}: {path}") {
        line if line.len() <= WIDTH => vec![line],
        _ => vec![format!("{head}:"), path],
    };
    let again = wrapped(&[operation.again().to_owned()], WIDTH);
    match operation.is_composed() {
        true => [vec![String::new()], again].concat(),
        false => [vec![String::new()], path, again].concat(),
    }
}

/// Returns the example with this name, if any.
pub(crate) fn example_of(name: &str) -> Option<&'static str> {
    let mut examples = EXAMPLES.iter();
    let (_, example) = examples.find(|(known, _)| *known == name)?;
    Some(example)
}

/// Returns the lines of the example with this name. If `awaited` is true, the example awaits its
/// calls.
pub(super) fn example(name: &str, awaited: bool) -> Vec<String> {
    let Some(example) = example_of(name) else {
        return Vec::new();
    };
    let example = match awaited {
        true => awaiting(example),
        false => example.to_owned(),
    };
    let lines = example.lines().map(|line| format!("    {line}"));
    ["".to_owned(), "Example:".to_owned()]
        .into_iter()
        .chain(lines)
        .collect()
}

/// Returns the example with its calls awaited. A call with a member access directly after it is
/// enclosed in parentheses.
fn awaiting(example: &str) -> String {
    let mut out = String::new();
    let mut rest = example;
    while let Some(at) = use_of_hub(rest) {
        let (before, call) = rest.split_at(at);
        let end = closing(call).unwrap_or(call.len());
        let (call, after) = call.split_at(end);
        out.push_str(before);
        out.push_str(&match after.starts_with('.') {
            true => format!("(await {call})"),
            false => format!("await {call}"),
        });
        rest = after;
    }
    out + rest
}

/// Returns the position of the next use of the client `hub`. The package name `gfxhub` also ends in
/// `hub`, and is skipped.
fn use_of_hub(text: &str) -> Option<usize> {
    let uses = text.match_indices("hub.").map(|(at, _)| at);
    let mut alone = uses.filter(|at| !text[..*at].ends_with(char::is_alphanumeric));
    alone.next()
}

/// Returns the position after the closing parenthesis of the first call.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 1 => return Some(at + 1),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}
