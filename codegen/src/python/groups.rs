//! The Python classes of the groups and of the clients.

use std::collections::BTreeSet;

use gfxhub::RetryClass;
use gfxhub::schema::{CALL_SETTINGS, GROUPS, GroupInfo, OperationInfo, PLAIN, RECORDS, SETTINGS};
use serde::Serialize;

use super::composed::Composed;
use super::parameters::Parameter;
use super::settings::Keyword;
use super::source::{docstring, import, listed};
use super::{composed, docs, handles, operation_docs, parameters, settings, type_names, types};
use crate::names::pascal;
use crate::output_files::File;
use crate::templates::render;

/// A module of a group, in the form that the templates use.
#[derive(Serialize)]
struct GroupView {
    summary: String,
    imports: String,
    docs: String,
    clients: [GroupClient; 2],
    operations: Vec<OperationView>,
}

/// The parts in which the classes of a group differ.
#[derive(Serialize)]
struct GroupClient {
    kind: &'static str,
    class: String,
    calls: &'static str,
}

/// A method of a group, in the form that the templates use.
#[derive(Serialize)]
struct OperationView {
    blocking: Method,
    asynchronous: Method,
}

/// A method of a blocking or an awaited client.
#[derive(Serialize)]
struct Method {
    head: String,
    docs: String,
    body: String,
}

/// The module of the clients, in the form that its template uses.
#[derive(Serialize)]
struct ClientsView {
    settings: Vec<Keyword>,
    openings: Vec<handles::Opening>,
    /// Options of `invoke`, which calls an operation by its name.
    invoke_options: Vec<Keyword>,
    /// Options of raw requests.
    request_options: Vec<Keyword>,
    groups: Vec<GroupName>,
    clients: [ClientView; 2],
}

/// A group, as a member of a client.
#[derive(Serialize)]
struct GroupName {
    name: &'static str,
    class: String,
    docs: String,
}

/// The parts in which the clients differ.
#[derive(Serialize)]
struct ClientView {
    class: &'static str,
    docs: &'static str,
    before: &'static str,
    def: &'static str,
    wait: &'static str,
    calls: &'static str,
    asynchronous: bool,
}

/// Base classes of the groups, which make the calls.
const BLOCKING: &str = "BlockingCalls";
const AWAITED: &str = "AwaitedCalls";

/// Beginning of the documentation of `Client`.
const CLIENT: &str = "A client of one hub, safe to use from any number of threads at once.

    A call blocks until the hub has responded or the time limit has expired. Other threads run
    meanwhile. Ctrl-C ends a call. The context of the KeyboardInterrupt is then a
    CallCancelledError, whose effect says whether the hub may have executed the call.

    Example:
        with gfxhub.Client(\"http://10.0.0.5\") as hub:
            for engine in hub.engines.list():
                print(engine.display_name, engine.status)";

/// Beginning of the documentation of `AsyncClient`.
const ASYNC_CLIENT: &str = "A client of one hub for asyncio.

    Its operations are those of `Client`, as coroutines: a call takes its place in the queue, and
    its time limit begins, when the coroutine first runs. Calls are made by threads of the client,
    started on demand: at most 32 for reads and 32 for writes. More calls wait for their turn, first
    come, first served. The wait counts towards a call's time limit and its `elapsed`: a call whose
    time runs out while it waits raises CallTimeoutError and is not sent. Cancelling a task that
    awaits a call, or a timeout of asyncio, ends the wait immediately and the call within 60 ms.
    Sent requests are not undone: `effect_of` returns, for the resulting exception, whether the hub
    may have executed the call. If asyncio drops that exception, as it does for the children of a
    cancelled TaskGroup, the logger `gfxhub` logs a warning.

    Example:
        async def main():
            async with gfxhub.AsyncClient(\"http://10.0.0.5\") as hub:
                engines, rundowns = await asyncio.gather(
                    hub.engines.list(), hub.playout.list_rundowns()
                )

        asyncio.run(main())";

/// Returns `gfxhub/groups/` and `gfxhub/_client.py`.
pub(super) fn files() -> Result<Vec<File>, String> {
    let mut files = vec![
        File::new(
            "py/python/gfxhub/groups/__init__.py",
            "\"\"\"The groups of operations, a module each.\"\"\"\n\n# Written by cargo xtask generate; do not edit.\n",
        ),
        File::new(
            "py/python/gfxhub/_client.py",
            render("python/client.py", clients()?)?,
        ),
    ];
    for group in GROUPS {
        let path = format!("py/python/gfxhub/groups/{}.py", group.name);
        files.push(File::new(path, render("python/group.py", view(group))?));
    }
    Ok(files)
}

/// Returns the modules of the groups, each with the names of its classes.
pub(super) fn names() -> impl Iterator<Item = (String, Vec<String>)> {
    GROUPS.iter().map(|group| {
        let class = pascal(group.name);
        let module = format!("groups.{}", group.name);
        (module, vec![format!("Async{class}"), class])
    })
}

fn clients() -> Result<ClientsView, String> {
    let groups = GROUPS.iter().map(|group| GroupName {
        name: group.name,
        class: pascal(group.name),
        docs: docs::plain(group.docs),
    });
    Ok(ClientsView {
        settings: SETTINGS.iter().copied().map(Keyword::of_client).collect(),
        openings: handles::openings()?,
        invoke_options: CALL_SETTINGS
            .iter()
            .copied()
            .map(Keyword::of_call)
            .collect(),
        // A raw request is resent either as a read or not at all, so it has the options of reads.
        request_options: settings::of_class(RetryClass::Read)
            .map(Keyword::of_call)
            .collect(),
        groups: groups.collect(),
        clients: [
            ClientView {
                class: "Client",
                docs: CLIENT,
                before: "",
                def: "def",
                wait: "",
                calls: BLOCKING,
                asynchronous: false,
            },
            ClientView {
                class: "AsyncClient",
                docs: ASYNC_CLIENT,
                before: "Async",
                def: "async def",
                wait: "await ",
                calls: AWAITED,
                asynchronous: true,
            },
        ],
    })
}

fn view(group: &'static GroupInfo) -> GroupView {
    let operations = parameters::operations(group).into_iter().map(operation);
    let composed = composed::of_group(group).into_iter().map(composed_call);
    let operations: Vec<OperationView> = operations.chain(composed).collect();
    let class = pascal(group.name);
    GroupView {
        summary: docs::text(group.docs)[0].clone(),
        imports: imports(&operations),
        docs: docstring(&docs::text(group.docs), "    "),
        clients: [
            GroupClient {
                kind: "blocking",
                class: class.clone(),
                calls: BLOCKING,
            },
            GroupClient {
                kind: "asynchronous",
                class: format!("Async{class}"),
                calls: AWAITED,
            },
        ],
        operations,
    }
}

fn operation(operation: &'static OperationInfo) -> OperationView {
    OperationView {
        blocking: method(operation, "def", ""),
        asynchronous: method(operation, "async def", "await "),
    }
}

fn composed_call(call: Composed) -> OperationView {
    OperationView {
        blocking: composed_method(call, "def", ""),
        asynchronous: composed_method(call, "async def", "await "),
    }
}

fn composed_method(call: Composed, define: &str, wait: &str) -> Method {
    let awaited = !wait.is_empty();
    let head = listed(
        "    ",
        &format!("{define} {}(", call.verb()),
        &call.declared(awaited),
        &format!(") -> {}:", call.gives()),
    );
    let docs = docstring(&call.docstring(awaited), "        ");
    let body = listed(
        "        ",
        &format!("return {wait}self._compose("),
        &call.handed(),
        ")",
    );
    Method {
        head: head.trim_end().to_owned(),
        docs: docs.trim_end().to_owned(),
        body: body.trim_end().to_owned(),
    }
}

fn method(operation: &'static OperationInfo, define: &str, wait: &str) -> Method {
    let parameters = parameters::of(operation);
    let docs = docstring(
        &operation_docs::docstring(operation, !wait.is_empty()),
        "        ",
    );
    // A method of these classes is called `list`, which hides the built-in type in the rest of the
    // class.
    let gives = type_names::returned(&operation.outcome);
    let gives = gives.replace("list[", "builtins.list[");
    let head = listed(
        "    ",
        &format!("{define} {}(", operation.verb),
        &declared(operation, &parameters),
        &format!(") -> {gives}:"),
    );
    let names: Vec<&str> = parameters.iter().map(|parameter| parameter.name).collect();
    let in_order = match names[..] {
        [one] => format!("({one},)"),
        _ => {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            // The added space stands for the comma that follows the tuple on its line.
            listed("            ", "(", &names, ") ").trim().to_owned()
        }
    };
    let handed: Vec<String> = [format!("{:?}", operation.name), in_order]
        .into_iter()
        .chain(settings::of_class(operation.resend).map(settings::handed))
        .collect();
    let call = |found: &str| {
        listed(
            "        ",
            &format!("{found}{wait}self._call("),
            &handed,
            ")",
        )
    };
    let body = match gives.as_str() {
        "None" => call(""),
        _ => call(&format!("found: {gives} = ")) + "        return found",
    };
    Method {
        head: head.trim_end().to_owned(),
        docs: docs.trim_end().to_owned(),
        body: body.trim_end().to_owned(),
    }
}

/// Returns the declarations of the parameters.
fn declared(operation: &OperationInfo, parameters: &[Parameter]) -> Vec<String> {
    let (required, optional): (Vec<&Parameter>, Vec<&Parameter>) = parameters
        .iter()
        .partition(|parameter| parameter.required());
    let required = required
        .into_iter()
        .map(|parameter| format!("{}: {}", parameter.name, parameter.stub()));
    let optional = optional
        .into_iter()
        .map(|parameter| format!("{}: {} = None", parameter.name, parameter.stub()));
    std::iter::once("self".to_owned())
        .chain(required)
        .chain(["*".to_owned()])
        .chain(optional)
        .chain(settings::of_class(operation.resend).map(settings::declared))
        .collect()
}

/// Returns the imports that the signatures of a group need.
fn imports(operations: &[OperationView]) -> String {
    let text: String = operations
        .iter()
        .map(|operation| operation.blocking.head.as_str())
        .collect();
    let words_in_text: BTreeSet<&str> = text
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .collect();
    let used = |names: Vec<String>| -> Vec<String> {
        let is_used = |name: &String| words_in_text.contains(name.as_str());
        names.into_iter().filter(is_used).collect()
    };
    let named = |names: &[&str]| used(names.iter().map(|name| (*name).to_owned()).collect());
    let mut lines = String::new();
    if words_in_text.contains("builtins") {
        lines.push_str("import builtins\n");
    }
    for (module, names) in [
        (
            "collections.abc",
            named(&["Callable", "Iterable", "Mapping", "Sequence"]),
        ),
        ("datetime", named(&["timedelta"])),
        ("typing", named(&["Any", "Literal"])),
    ] {
        if !names.is_empty() {
            lines.push_str(&import(module, names));
        }
    }
    let native = RECORDS.iter().map(|record| record.name.to_owned());
    let native = used(
        native
            .chain(["CancelToken", "Null", "RawResponse"].map(str::to_owned))
            .collect(),
    );
    lines.push('\n');
    let calls = ["CallGroup", AWAITED, BLOCKING].map(str::to_owned);
    let items = composed::items().into_iter();
    let items = items.map(|(info, _)| composed::any(info));
    let data = PLAIN.iter().map(|data| data.name.to_owned());
    for (module, names) in [
        (".._batch", named(&["BatchReport"])),
        (".._calls", calls.to_vec()),
        (".._gfxhub", native),
        (".._named_tuples", used(items.chain(data).collect())),
        (".._record_list", named(&["RecordList"])),
        (".._types", used(types::names())),
    ] {
        if !names.is_empty() {
            lines.push_str(&import(module, names));
        }
    }
    lines.trim_end().to_owned()
}
