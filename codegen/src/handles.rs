//! Describes handles, which are objects with state that outlive a call, for the templates.

use gfxhub::schema::{
    ArgumentInfo, FieldType, HANDLES, HandleInfo, MethodError, MethodInfo, MethodKind, PlainField,
    PlainType, ReturnInfo, ReturnType,
};
use gfxhub_tests::cargo::root;
use serde::Serialize;

use crate::c::naming::{c_type, method_export, wire_snake};
use crate::names::{last_word, snake};
use crate::plain::{self, FieldView};
use crate::simulator;

/// A handle, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct HandleView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    /// Library that contains the handle.
    pub(crate) library: &'static str,
    /// Type of the errors of that library.
    pub(crate) error: &'static str,
    operation: &'static str,
    pub(crate) dropped: &'static str,
    /// C type, such as `gfxhub_live_session`.
    c: String,
    /// C type without the common prefix, such as `live_session`.
    pub(crate) snake: String,
    /// Name of an argument of this type, such as `session`.
    word: String,
    pub(crate) opening: Option<OpeningView>,
    /// Example program that opens the handle, if a client opens it.
    example: String,
    /// Name of the plain data that identifies the handle's target.
    address: &'static str,
    /// Fields of this plain data.
    fields: Vec<FieldView>,
    pub(crate) methods: Vec<MethodView>,
    pub(crate) by_hand: &'static [&'static str],
}

/// The call that opens a handle.
#[derive(Serialize)]
pub(crate) struct OpeningView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    options: &'static str,
    /// C type of the options.
    options_c: String,
    /// C type of the options, without the common prefix.
    options_snake: String,
    /// Name of the table with the settings.
    settings: String,
    pub(crate) errors: Vec<ErrorView>,
}

/// A method, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct MethodView {
    pub(crate) name: &'static str,
    pub(crate) docs: &'static str,
    /// Kind: `now`, `waits`, `closes`, `opens`, `events` or `log`.
    pub(crate) kind: &'static str,
    /// Name of the export in C.
    pub(crate) c: String,
    /// `true` if C returns only its status.
    status_only: bool,
    /// `true` if the argument or the result is JSON. In languages that pass JSON as text, the name
    /// ends in `_json`.
    pub(crate) json: bool,
    /// Name of a single event; without meaning unless the method returns events.
    one: &'static str,
    /// Example program that reads the events.
    example: String,
    /// Type of the events' kinds.
    pub(crate) kinds: &'static str,
    /// Names of the events' kinds.
    pub(crate) words: Vec<&'static str>,
    pub(crate) arguments: Vec<ArgumentView>,
    pub(crate) returns: Option<ReturnView>,
    pub(crate) errors: Vec<ErrorView>,
}

/// An argument, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct ArgumentView {
    pub(crate) name: &'static str,
    pub(crate) wire: &'static str,
    /// Name in C.
    c: String,
    /// Kind: `id`, `number`, `text`, `time` or `json`.
    pub(crate) holds: &'static str,
    /// Name of the id type.
    pub(crate) of: &'static str,
    /// `true` if the id is text.
    pub(crate) text: bool,
    /// `true` if the argument may be omitted; only times may.
    pub(crate) optional: bool,
    pub(crate) docs: &'static str,
}

/// The result of a method.
#[derive(Serialize)]
pub(crate) struct ReturnView {
    name: &'static str,
    pub(crate) docs: &'static str,
    /// Kind: `plain`, `list`, `handle`, `count`, `time`, `text`, `port` or `json`.
    pub(crate) holds: &'static str,
    /// Name of the plain data or of the handle.
    pub(crate) of: &'static str,
    /// C type of the result.
    c: String,
}

/// An error, in the form that the templates use.
#[derive(Serialize)]
pub(crate) struct ErrorView {
    pub(crate) kind: &'static str,
    /// Argument that the error concerns; empty if it concerns none.
    pub(crate) argument: &'static str,
    /// Status in C.
    c: String,
    /// Exception class in Python.
    pub(crate) python: &'static str,
    pub(crate) when: &'static str,
}

/// Returns all handles that a client opens.
pub(crate) fn views() -> Result<Vec<HandleView>, String> {
    HANDLES.iter().copied().map(view).collect()
}

/// Returns the handles of the simulator's library, which are opened without a client.
pub(crate) fn of_simulator() -> Result<Vec<HandleView>, String> {
    simulator::HANDLES.iter().copied().map(view).collect()
}

impl HandleView {
    /// Adds example programs that open the handle and that read its events. `ending` is the file
    /// extension of the language.
    pub(crate) fn with_examples(mut self, ending: &str) -> Result<HandleView, String> {
        if self.opening.is_some() {
            self.example = example(&self.snake, ending)?;
        }
        for method in self.methods.iter_mut().filter(|it| it.kind == "events") {
            method.example = example(&format!("{}.{}", self.snake, method.name), ending)?;
        }
        Ok(self)
    }
}

/// Reads an example program that uses a handle. `ending` is the file extension of the language.
pub(crate) fn example(name: &str, ending: &str) -> Result<String, String> {
    let path = root().join(format!("codegen/examples/{name}.{ending}"));
    let text = std::fs::read_to_string(&path);
    let text = text.map_err(|fault| format!("{}: {fault}", path.display()))?;
    Ok(text.replace("\r\n", "\n").trim_end().to_owned())
}

fn view(info: &'static HandleInfo) -> Result<HandleView, String> {
    let (address, fields) = match info.address {
        Some(plain) => (plain.name, plain.fields),
        None => ("", &[] as &'static [PlainField]),
    };
    Ok(HandleView {
        name: info.name,
        docs: info.docs,
        library: info.library,
        error: info.error,
        operation: info.operation,
        dropped: info.dropped,
        c: c_type(info.name),
        snake: snake(info.name),
        word: last_word(info.name).to_lowercase(),
        opening: info.opening.as_ref().map(|opening| OpeningView {
            name: opening.name,
            docs: opening.docs,
            options: opening.options,
            options_c: c_type(opening.options),
            options_snake: snake(opening.options),
            settings: format!("{}_SETTINGS", opening.name.to_uppercase()),
            errors: errors(opening.errors),
        }),
        example: String::new(),
        address,
        fields: fields.iter().map(plain::field).collect::<Result<_, _>>()?,
        methods: info
            .methods
            .iter()
            .map(|method| self::method(info, method))
            .collect::<Result<_, _>>()?,
        by_hand: info.by_hand,
    })
}

fn method(handle: &HandleInfo, info: &'static MethodInfo) -> Result<MethodView, String> {
    let refuse = |what: &str| Err(format!("{}: no language has {what}", info.name));
    let kind = match info.kind {
        MethodKind::Now => "now",
        MethodKind::Waits => "waits",
        MethodKind::Closes => "closes",
        MethodKind::Opens => "opens",
        MethodKind::Events => "events",
        MethodKind::Log => "log",
        _ => return refuse("a method of this kind"),
    };
    let returns = info.returns.as_ref().map(returns).transpose()?;
    let holds = returns.as_ref().map_or("", |it| it.holds);
    // The methods of a handle that a client opens return nothing, plain data, a list of it or a
    // handle. Those that wait take only a time limit, which `arguments` does not list.
    let of_client = handle.library == "gfxhub";
    let known: &[&str] = match info.kind {
        MethodKind::Now if of_client => &["", "plain"],
        MethodKind::Now => &["count", "port", "text", "time"],
        MethodKind::Opens => &["handle"],
        MethodKind::Events => &["plain"],
        MethodKind::Waits if !of_client => &["", "plain", "json", "time"],
        MethodKind::Closes if !of_client => &[""],
        _ => &["list"],
    };
    if !known.contains(&holds) {
        return refuse("this type of result for this kind of method");
    }
    let takes_arguments = match info.kind {
        MethodKind::Opens => true,
        MethodKind::Waits | MethodKind::Log => !of_client,
        _ => false,
    };
    if !info.arguments.is_empty() && !takes_arguments {
        return refuse("arguments for this kind of method");
    }
    let one = match (info.kind, info.name.strip_suffix('s')) {
        (MethodKind::Events, None) => return refuse("events whose name does not end in s"),
        (_, one) => one.unwrap_or_default(),
    };
    let kind_info = match info.returns.as_ref().map(|it| it.return_type) {
        Some(ReturnType::Plain(PlainType::Plain(plain))) => {
            let mut fields = plain.fields.iter();
            fields.find_map(|field| match field.plain_type {
                PlainType::Kind(kind) => Some(kind),
                _ => None,
            })
        }
        _ => None,
    };
    if info.kind == MethodKind::Events && kind_info.is_none() {
        return refuse("events without a kind");
    }
    let words = kind_info.map_or(&[] as &[_], |kind| kind.values);
    Ok(MethodView {
        one,
        example: String::new(),
        kinds: kind_info.map_or("", |kind| kind.name),
        words: words.iter().map(|value| value.word).collect(),
        name: info.name,
        docs: info.docs,
        kind,
        c: method_export(handle.name, info.name).unwrap_or_default(),
        status_only: info.status_only,
        json: info.name.ends_with("_json"),
        arguments: info
            .arguments
            .iter()
            .map(argument)
            .collect::<Result<_, _>>()?,
        returns,
        errors: errors(info.errors),
    })
}

fn argument(info: &'static ArgumentInfo) -> Result<ArgumentView, String> {
    let (holds, of, text) = match info.shape {
        FieldType::Id(id) => ("id", id.name, id.text),
        FieldType::Integer => ("number", "", false),
        FieldType::Text => ("text", "", true),
        FieldType::Seconds => ("time", "", false),
        FieldType::Object => ("json", "", true),
        other => return Err(format!("{}: no language has {other:?}", info.name)),
    };
    Ok(ArgumentView {
        name: info.name,
        wire: info.wire,
        // The JSON name of a time contains the unit, and that of a JSON argument describes its
        // content, so C uses the name in Rust.
        c: match holds {
            "time" | "json" => info.name.to_owned(),
            _ => wire_snake(info.wire),
        },
        holds,
        of,
        text,
        optional: info.optional,
        docs: info.docs,
    })
}

fn returns(info: &'static ReturnInfo) -> Result<ReturnView, String> {
    let (holds, of) = match info.return_type {
        ReturnType::Plain(PlainType::Plain(plain)) => ("plain", plain.name),
        ReturnType::List(PlainType::Plain(plain)) => ("list", plain.name),
        ReturnType::Handle(name) => ("handle", name),
        ReturnType::Plain(PlainType::Count) => ("count", ""),
        ReturnType::Plain(PlainType::Duration) => ("time", ""),
        ReturnType::Plain(PlainType::Text) => ("text", ""),
        ReturnType::Plain(PlainType::Port) => ("port", ""),
        ReturnType::Plain(PlainType::Json) => ("json", ""),
        other => return Err(format!("no language has {other:?} as a result")),
    };
    Ok(ReturnView {
        name: info.name,
        docs: info.docs,
        holds,
        of,
        c: c_type(of),
    })
}

fn errors(infos: &'static [MethodError]) -> Vec<ErrorView> {
    let view = |info: &'static MethodError| ErrorView {
        kind: info.kind.name(),
        argument: info.argument,
        c: info.kind.node().replacen("GFXHUB_", "GFXHUB_STATUS_", 1),
        python: info.kind.python(),
        when: info.when,
    };
    infos.iter().map(view).collect()
}
