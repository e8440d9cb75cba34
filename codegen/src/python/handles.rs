//! Describes handles for Python: the classes of the package, the native classes that they wrap, and
//! the stub of the native classes.

use gfxhub::schema::HANDLES;
use serde::Serialize;

use super::docs::{self, WIDTH};
use super::named_tuples;
use super::settings::Keyword;
use super::source::{docstring, import, listed, sort};
use crate::docs::wrapped;
use crate::handles::{self, HandleView, MethodView};
use crate::names::capitalized;
use crate::output_files::File;
use crate::templates::{render, rustfmt};

/// Name of the module that contains the handles.
pub(super) const MODULE: &str = "._handles";

/// The handles, in the form that the templates use.
#[derive(Serialize)]
struct Handles {
    handles: Vec<HandleView>,
    imports: String,
    names: String,
    classes: Vec<Class>,
}

/// A class of the package.
#[derive(Serialize)]
pub(super) struct Class {
    pub(super) name: String,
    /// Handwritten base class.
    pub(super) by_hand: String,
    pub(super) docs: String,
    pub(super) methods: Vec<Method>,
}

/// A method of a class.
#[derive(Serialize)]
pub(super) struct Method {
    pub(super) head: String,
    pub(super) docs: String,
    pub(super) body: String,
}

/// The call of a client that opens a handle, in the form that the template of the clients uses.
#[derive(Serialize)]
pub(super) struct Opening {
    name: &'static str,
    class: &'static str,
    module: String,
    settings: Vec<Keyword>,
    errors: Vec<String>,
}

/// Default time limit in seconds of a call that closes a handle.
const CLOSE: &str = "5.0";

/// Sentences in the docstring of a blocking class, on threads and on closing the handle.
const BLOCK: &str = "It may be used from any number of threads at once. The end of the `with` block closes \
                     it, and waits for at most 5 seconds; after an exception, it does not wait.";

const SECONDS: &str = "float | timedelta";

/// Returns the calls that open handles.
pub(super) fn openings() -> Result<Vec<Opening>, String> {
    let mut found = Vec::new();
    for (view, info) in handles::views()?.into_iter().zip(HANDLES) {
        if let (Some(view), Some(opening)) = (view.opening, &info.opening) {
            let settings = opening.settings.iter().copied().map(Keyword::of_client);
            found.push(Opening {
                name: opening.name,
                class: info.name,
                module: MODULE.to_owned(),
                settings: settings.collect(),
                errors: view
                    .errors
                    .iter()
                    .map(|error| docs::indented_entry(&raised(error), "        "))
                    .collect(),
            });
        }
    }
    Ok(found)
}

/// Returns the names of the public classes.
pub(super) fn names() -> Vec<String> {
    let opened = HANDLES.iter().filter(|handle| handle.opening.is_some());
    let names = opened.flat_map(|handle| [format!("Async{}", handle.name), handle.name.to_owned()]);
    names.collect()
}

/// Returns the names of the native classes.
pub(super) fn native() -> impl Iterator<Item = String> {
    let opened = HANDLES.iter().filter(|handle| handle.opening.is_some());
    opened.map(|handle| format!("Native{}", handle.name))
}

/// Returns the files with the classes and the native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let views = Handles::new()?;
    let native = rustfmt(&render("python/handles.rs", &views)?)?;
    let classes = render("python/handles.py", &views)?;
    Ok(vec![
        File::new("py/src/gen/handles.rs", native),
        File::new("py/python/gfxhub/_handles.py", classes),
    ])
}

/// Returns the part of the stub that declares the native classes.
pub(super) fn stub() -> Result<String, String> {
    render("python/handles.pyi", Handles::new()?)
}

impl Handles {
    fn new() -> Result<Handles, String> {
        let handles = handles::views()?;
        let mut classes = Vec::new();
        let mut by_hand = Vec::new();
        for view in handles.iter().filter(|view| view.opening.is_some()) {
            let names = ["", "Async"].map(|before| format!("{before}{}ByHand", view.name));
            by_hand.push(import(&format!("._{}", view.snake), names.to_vec()));
            classes.push(class(view, false)?);
            classes.push(class(view, true)?);
        }
        let methods = || classes.iter().flat_map(|class| &class.methods);
        let used = |name: &String| {
            let mut methods = methods();
            methods.any(|method| {
                let mut words = method
                    .head
                    .split(|letter: char| !letter.is_ascii_alphanumeric());
                words.any(|word| word == name)
            })
        };
        let children = handles.iter().filter(|view| view.opening.is_none());
        let children: Vec<String> = children
            .map(|view| view.name.to_owned())
            .filter(used)
            .collect();
        let mut tuples = named_tuples::names()?;
        tuples.retain(used);
        let runtime = ["awaited", "awaited_events", "events"].map(str::to_owned);
        let mut imports = vec![
            import("._gfxhub", children),
            import("._handle", runtime.to_vec()),
            import(named_tuples::MODULE, tuples),
        ];
        imports.extend(by_hand);
        imports.sort();
        let imports = imports.concat();
        let mut names = names();
        sort(&mut names);
        let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
        Ok(Handles {
            imports,
            names: listed("", "__all__ = [", &names, "]"),
            classes,
            handles,
        })
    }
}

fn class(view: &HandleView, asynchronous: bool) -> Result<Class, String> {
    let before = if asynchronous { "Async" } else { "" };
    let ending = if asynchronous { "async.py" } else { "py" };
    let example = handles::example(&view.snake, ending)?;
    let mut text = match asynchronous {
        true => vec![format!("The asyncio version of `{}`.", view.name)],
        false => docs::text(view.docs),
    };
    if !asynchronous {
        text.push(String::new());
        text.extend(wrapped(&[BLOCK.to_owned()], WIDTH));
    }
    text.extend([String::new(), "Example:".to_owned()]);
    text.extend(example.lines().map(|line| format!("    {line}")));
    let methods = view.methods.iter().flat_map(|info| match info.kind {
        "events" => events(info, asynchronous),
        _ => vec![method(info, asynchronous)],
    });
    Ok(Class {
        name: format!("{before}{}", view.name),
        by_hand: format!("{before}{}ByHand", view.name),
        docs: docstring(&text, "    "),
        methods: methods.collect(),
    })
}

/// Returns the text of an error in a docstring.
pub(super) fn raised(error: &handles::ErrorView) -> String {
    format!("{}: {}.", error.python, capitalized(error.when))
}

/// Returns the docstring of a method.
fn documented(info: &MethodView, arguments: &[String], gives: Option<String>) -> String {
    let mut lines = docs::text(info.docs);
    let mut section = |name: &str, entries: Vec<String>| {
        if !entries.is_empty() {
            lines.extend([String::new(), format!("{name}:")]);
            lines.extend(entries.iter().flat_map(|entry| docs::entry(entry)));
        }
    };
    section("Args", arguments.to_vec());
    section("Returns", gives.into_iter().collect());
    section("Raises", info.errors.iter().map(raised).collect());
    docstring(&lines, "        ")
}

fn method(info: &MethodView, asynchronous: bool) -> Method {
    let name = info.name;
    let returns = info.returns.as_ref();
    let waits = matches!(info.kind, "waits" | "closes");
    let type_of = match returns {
        Some(it) if it.holds == "list" => format!("list[{}]", it.of),
        Some(it) => it.of.to_owned(),
        None => "None".to_owned(),
    };
    if waits {
        let unless_told = match info.kind {
            "closes" => format!(" = {CLOSE}"),
            _ => String::new(),
        };
        let (def, body) = match asynchronous {
            true => (
                "async def",
                format!("return await awaited(self._native.start_{name}(timeout))"),
            ),
            false => ("def", format!("return self._native.{name}(timeout)")),
        };
        let argument = "timeout: Maximum time that it waits, in seconds.".to_owned();
        let gives = returns.map(|it| format!("{}.", capitalized(it.docs)));
        return Method {
            head: format!("    {def} {name}(self, timeout: {SECONDS}{unless_told}) -> {type_of}:"),
            docs: documented(info, &[argument], gives),
            body: format!("        {body}"),
        };
    }
    let parameters = info.arguments.iter().map(|argument| {
        let form = if argument.text { "str" } else { "int" };
        format!(", {}: {form}", argument.name)
    });
    let parameters: String = parameters.collect();
    let entries = info
        .arguments
        .iter()
        .map(|argument| format!("{}: {}", argument.name, docs::plain(argument.docs)));
    let names: Vec<&str> = info
        .arguments
        .iter()
        .map(|argument| argument.name)
        .collect();
    let gives = returns
        .filter(|_| info.kind == "opens")
        .map(|it| it.of.to_owned());
    let call = format!("self._native.{name}({})", names.join(", "));
    Method {
        head: format!("    def {name}(self{parameters}) -> {type_of}:"),
        docs: documented(info, &entries.collect::<Vec<_>>(), gives),
        body: match returns {
            Some(_) => format!("        return {call}"),
            None => format!("        {call}"),
        },
    }
}

/// Returns two methods for events: one iterates over them, the other returns those since the last
/// call.
fn events(info: &MethodView, asynchronous: bool) -> Vec<Method> {
    let name = info.name;
    let of = info.returns.as_ref().map_or("", |it| it.of);
    let (iterator, call) = match asynchronous {
        true => (
            "AsyncIterator",
            format!(
                "awaited_events(self, self._native.start_wait_{name}, self._native.next_{name})"
            ),
        ),
        false => (
            "Iterator",
            format!("events(self, self._native.next_{name})"),
        ),
    };
    let with = |behind: &str| {
        let mut lines = docs::text(info.docs);
        lines.extend([String::new(), behind.to_owned()]);
        docstring(&lines, "        ")
    };
    let since = with("Returns the events since the last call. Never waits.");
    let coming = with(
        "Iterates over the events as they arrive, until the handle ends. Each goes to one iterator.",
    );
    vec![
        Method {
            head: format!("    def take_{name}(self) -> list[{of}]:"),
            docs: since,
            body: format!("        return self._native.take_{name}(0.0)"),
        },
        Method {
            head: format!("    def {name}(self) -> {iterator}[{of}]:"),
            docs: coming,
            body: format!("        return {call}"),
        },
    ]
}

/// Returns the code that registers the native classes.
pub(super) fn registered() -> String {
    native()
        .map(|class| format!("module.add_class::<handles::{class}>()?;\n"))
        .collect()
}
