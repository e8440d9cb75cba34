//! Describes handles for Node: their classes, their types, their native code, and the settings for
//! opening them.

use gfxhub::schema::{HANDLES, OpeningInfo, ReturnType, SETTINGS};
use serde::Serialize;

use super::settings::{self, SettingView};
use super::types::parameter;
use crate::docs::{self, summary};
use crate::handles::{self, ErrorView, HandleView, MethodView};
use crate::names::{camel, capitalized, pascal, snake};
use crate::output_files::File;
use crate::plain::{self, PlainView};
use crate::templates::{list, render, rustfmt};

/// The call that opens a handle.
#[derive(Serialize)]
pub(super) struct Opening {
    handle: &'static str,
    pub(super) options: &'static str,
    settings: Vec<SettingView>,
}

/// The handles, in the form that the templates of the classes and of the native code use.
#[derive(Serialize)]
struct Classes {
    handles: Vec<HandleView>,
    plain_data: Vec<PlainView>,
}

/// The handles, in the form that the template of the types uses.
#[derive(Serialize)]
struct Types {
    handles: Vec<Interface>,
}

/// The type of a handle.
#[derive(Serialize)]
struct Interface {
    name: &'static str,
    docs: String,
    /// Method of a client that opens the handle.
    opening: Member,
    members: Vec<Member>,
    waits: Vec<Wait>,
}

/// The options of a method that waits.
#[derive(Serialize)]
struct Wait {
    method: String,
    options: String,
    has_signal: bool,
}

/// A method of a handle.
#[derive(Serialize)]
pub(super) struct Member {
    pub(super) head: String,
    pub(super) docs: String,
    pub(super) parameters: Vec<Parameter>,
    /// Description of the result; empty for a constructor.
    pub(super) gives: String,
    pub(super) throws: String,
    pub(super) example: String,
}

/// A parameter of a method.
#[derive(Serialize)]
pub(super) struct Parameter {
    pub(super) name: String,
    pub(super) docs: String,
}

/// Returns the calls that open handles.
pub(super) fn openings() -> Vec<Opening> {
    let opened = HANDLES.iter().filter_map(|handle| {
        let opening = handle.opening.as_ref()?;
        let settings = opening.settings.iter().copied().map(settings::view);
        Some(Opening {
            handle: handle.name,
            options: opening.options,
            settings: settings.collect(),
        })
    });
    opened.collect()
}

/// Returns the files with the classes and their native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let view = Classes {
        handles: handles::views()?,
        plain_data: plain::views()?,
    };
    let native = rustfmt(&render("node/handles.rs", &view)?)?;
    let classes = render("node/handles.cjs", &view)?;
    Ok(vec![
        File::new("node/src/gen/handles.rs", native),
        File::new("node/gen/handles.cjs", classes),
    ])
}

/// Returns the text of the types, without the imports.
pub(super) fn types() -> Result<String, String> {
    let opened = handles::views()?.into_iter().zip(openings_of());
    let interfaces = opened.filter_map(|(view, opening)| Some(interface(&view, opening?)));
    let handles = interfaces.collect::<Result<_, _>>()?;
    render("node/handles.d.cts", Types { handles })
}

fn openings_of() -> impl Iterator<Item = Option<&'static OpeningInfo>> {
    HANDLES.iter().map(|handle| handle.opening.as_ref())
}

/// Returns handwritten modules with the names of their types: the handles that another handle
/// opens, and the options for opening them.
pub(super) fn by_hand() -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for handle in HANDLES {
        if handle.opening.is_none() {
            continue;
        }
        for method in handle.methods {
            if let Some(ReturnType::Handle(child)) =
                method.returns.as_ref().map(|it| it.return_type)
            {
                let names = vec![child.to_owned(), format!("{child}Options")];
                found.push((format!("../lib/{}.cjs", snake(child)), names));
            }
        }
    }
    // Several methods may open the same handle.
    found.dedup();
    found
}

/// Returns the type of the options of a method that waits.
fn options_of(opening: &str, method: &str) -> String {
    format!("{}{}Options", pascal(opening), pascal(method))
}

fn interface(view: &HandleView, opening: &OpeningInfo) -> Result<Interface, String> {
    let examples = Examples(handles::example(&view.snake, "js")?);
    let spelled = |text: &str| spelled(view, text);
    let mut members = Vec::new();
    let mut waits = Vec::new();
    for method in &view.methods {
        if ["waits", "closes"].contains(&method.kind) {
            waits.push(Wait {
                method: camel(method.name),
                options: options_of(opening.name, method.name),
                has_signal: method.kind == "waits",
            });
        }
        match method.kind {
            "events" => members.extend(events(method, spelled, &examples)?),
            _ => members.push(member(opening.name, method, spelled, &examples)?),
        }
    }
    let words: Vec<&str> = view
        .methods
        .iter()
        .flat_map(|method| &method.words)
        .copied()
        .collect();
    let kinds = words.iter().map(|word| format!("`{word}`"));
    let kinds: Vec<String> = kinds.collect();
    let docs = format!(
        "{}\n\nIt emits its events under their kinds: {}. An exception in a listener becomes a process warning \
         and goes no further. Until the first listener is added, events are kept for it; from then on, all go to \
         the listeners.\n\nIt does not keep the process alive. The end of the process or of the worker {}; await its \
         `close` first, or use `await using`, which calls it.",
        spelled(view.docs).trim_end(),
        kinds.join(", "),
        view.dropped
    );
    Ok(Interface {
        name: view.name,
        docs,
        opening: opened(view, opening, &examples)?,
        members,
        waits,
    })
}

/// Returns the method of a client with which a handle is opened.
fn opened(view: &HandleView, opening: &OpeningInfo, examples: &Examples) -> Result<Member, String> {
    let name = camel(opening.name);
    let settings = opening.settings.iter().copied().map(settings::mention);
    let settings: Vec<String> = settings.collect();
    let errors = view.opening.as_ref().map_or(&[][..], |it| &it.errors);
    Ok(Member {
        head: format!("{name}(options?: {}): {}", opening.options, view.name),
        docs: format!(
            "Opens a {{@link {}}}. Does not wait for the hub.",
            view.name
        ),
        parameters: vec![Parameter {
            name: "options".to_owned(),
            docs: format!("{}; all are optional.", settings.join(", ")),
        }],
        gives: format!("The {{@link {}}}.", view.name),
        throws: throws(errors, ""),
        example: examples.of(&name)?,
    })
}

/// The example programs in a file. Above each is a line with the name of its method.
pub(super) struct Examples(pub(super) String);

impl Examples {
    pub(super) fn of(&self, name: &str) -> Result<String, String> {
        let head = format!("// {name}\n");
        let mut parts = self.0.split("\n\n");
        let found = parts.find_map(|part| part.trim_start().strip_prefix(&head));
        let found = found.ok_or_else(|| format!("{name} has no example in JavaScript"))?;
        Ok(found.trim_end().to_owned())
    }
}

/// Returns a text in which methods and settings have their JavaScript names.
fn spelled(view: &HandleView, text: &str) -> String {
    let methods = view.methods.iter().map(|method| method.name);
    let names = methods.chain(SETTINGS.iter().map(|setting| setting.name));
    let text = docs::lines(text).join("\n");
    names.fold(text, |text, name| {
        text.replace(&format!("`{name}`"), &format!("`{}`", camel(name)))
    })
}

pub(super) fn throws(errors: &[ErrorView], more: &str) -> String {
    let parts = errors
        .iter()
        .map(|error| format!("of kind `{}` {}", error.kind, error.when));
    let parts: Vec<String> = parts
        .chain((!more.is_empty()).then(|| more.to_owned()))
        .collect();
    sentence(&parts.join("; "))
}

pub(super) fn sentence(text: &str) -> String {
    match text {
        "" => String::new(),
        text => capitalized(text) + ".",
    }
}

fn member(
    opening: &str,
    info: &MethodView,
    spelled: impl Fn(&str) -> String,
    examples: &Examples,
) -> Result<Member, String> {
    let name = camel(info.name);
    let (options, more) = match info.kind {
        "waits" => (
            "`timeoutMs` (milliseconds, default 5,000) and `signal`; both are optional.",
            "of kind `Cancelled` if the signal is aborted",
        ),
        "closes" => (
            "`timeoutMs` (milliseconds, default 5,000); 0 does not wait.",
            "of kind `Invalid` for an invalid option",
        ),
        "opens" => ("All are optional.", ""),
        _ => ("", ""),
    };
    let mut of = match &info.returns {
        Some(it) if it.holds == "list" => format!("{}[]", it.of),
        Some(it) => it.of.to_owned(),
        None => "void".to_owned(),
    };
    let gives = match &info.returns {
        Some(it) if !it.docs.is_empty() => sentence(&spelled(it.docs)),
        Some(it) => format!("A {{@link {}}}.", it.of),
        None => "Nothing.".to_owned(),
    };
    let arguments = info.arguments.iter().map(|argument| Parameter {
        name: parameter(argument.wire),
        docs: summary(argument.docs),
    });
    let mut parameters: Vec<Parameter> = arguments.collect();
    let typed = info.arguments.iter().map(|argument| {
        let more = if argument.text { "" } else { " | bigint" };
        format!("{}: {}{more}", parameter(argument.wire), argument.of)
    });
    let mut typed: Vec<String> = typed.collect();
    if !options.is_empty() {
        parameters.push(Parameter {
            name: "options".to_owned(),
            docs: options.to_owned(),
        });
        let options = match &info.returns {
            Some(it) if it.holds == "handle" => format!("{}Options", it.of),
            _ => options_of(opening, info.name),
        };
        typed.push(format!("options?: {options}"));
        of = format!("Promise<{of}>");
    }
    let head = format!("{name}({}): {of}", list(typed, 4));
    Ok(Member {
        head,
        docs: spelled(info.docs),
        parameters,
        gives,
        throws: throws(&info.errors, more),
        example: examples.of(&name)?,
    })
}

/// Returns the methods that pass events to listeners and to iterators.
fn events(
    info: &MethodView,
    spelled: impl Fn(&str) -> String,
    examples: &Examples,
) -> Result<Vec<Member>, String> {
    let of = info.returns.as_ref().map_or("", |it| it.of);
    let mut members = Vec::new();
    for (name, docs) in [
        ("on", "Calls a function for each event of a kind."),
        ("once", "Calls a function for the next event of a kind."),
        ("off", "Stops calling a function."),
    ] {
        let parameter = |name: &str, docs: &str| Parameter {
            name: name.to_owned(),
            docs: docs.to_owned(),
        };
        members.push(Member {
            head: format!(
                "{name}<Kind extends {0}>(\n    kind: Kind,\n    listener: (event: {of} & {{ kind: Kind }}) => void,\n  ): this",
                info.kinds
            ),
            docs: docs.to_owned(),
            parameters: vec![
                parameter("kind", "The kind."),
                parameter("listener", "The function, which receives the event on the event loop."),
            ],
            gives: "This handle.".to_owned(),
            throws: String::new(),
            example: examples.of(name)?,
        });
    }
    let name = camel(info.name);
    members.push(Member {
        head: format!("{name}(): AsyncGenerator<{of}, void, undefined>"),
        docs: format!(
            "{}\n\nYields the events of all kinds as they arrive, until the handle ends. A reader that waits for an \
             event keeps the process alive. Each reader gets all events. Those that come while every reader is busy wait \
             in the handle. If there are listeners or faster readers, at least the newest 256 are kept for a slow reader.",
            spelled(info.docs).trim_end()
        ),
        parameters: Vec::new(),
        gives: "The events, for `for await`.".to_owned(),
        throws: String::new(),
        example: examples.of(&name)?,
    });
    Ok(members)
}
