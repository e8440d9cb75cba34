//! The Python classes of the simulator library, the native code behind them, and the type stub of
//! the native code.

use gfxhub::schema::{OpeningInfo, SettingInfo, SettingType};
use serde::Serialize;

use super::docs::{self, WIDTH};
use super::handles::{Class, Method, raised};
use super::source::{docstring, import, listed, sort};
use crate::docs::{without_rust_remarks, wrapped};
use crate::handles::{self, ArgumentView, HandleView, MethodView};
use crate::names::{camel, capitalized, pascal, snake};
use crate::output_files::File;
use crate::plain::{self, FieldView, PlainView};
use crate::simulator::{self, InJson};
use crate::templates::{render, rustfmt};

/// Name of the module that contains the classes.
pub(super) const MODULE: &str = "._simulator";

/// The options and handles of the simulator, in the form that the templates of the native code use.
#[derive(Serialize)]
struct Library {
    options: Vec<Setting>,
    handles: Vec<HandleView>,
    plain: Vec<PlainView>,
}

/// An option, with the name of the `SettingType` variant of its value.
#[derive(Serialize)]
struct Setting {
    name: &'static str,
    json_name: &'static str,
    holds: String,
}

impl Library {
    fn new() -> Result<Library, String> {
        Ok(Library {
            options: settings().map(Setting::new).collect(),
            handles: handles::of_simulator()?,
            plain: plain::of_simulator()?,
        })
    }
}

impl Setting {
    fn new(info: &SettingInfo) -> Setting {
        Setting {
            name: own(info).map_or(info.name, |own| own.name),
            json_name: info.json_name,
            holds: match info.setting_type {
                // A choice is passed as text because the simulator itself refuses unknown words.
                SettingType::Choice(_) => format!("{:?}", SettingType::Text),
                other => format!("{other:?}"),
            },
        }
    }
}

/// An option that has a form of its own in Python. Handwritten code converts it.
struct Own {
    option: &'static str,
    name: &'static str,
    declared: &'static str,
    passed: &'static str,
    /// Documentation that replaces that of the table, or `None` if that of the table fits.
    docs: Option<&'static str>,
}

const OWN: &[Own] = &[
    Own {
        option: "faults",
        name: "faults",
        declared: "Optional[Scenario] = None",
        passed: "None if faults is None else self._scenario(faults)",
        docs: None,
    },
    Own {
        option: "license",
        name: "no_license",
        declared: "Union[bool, int] = False",
        passed: "self._license(no_license)",
        docs: Some(
            "True for a hub without a license, which responds with 403 to every request of the \
             REST interface; or a status from 400 to 599 that replaces 403.",
        ),
    },
];

fn own(info: &SettingInfo) -> Option<&'static Own> {
    OWN.iter().find(|own| own.option == info.name)
}

fn openings() -> impl Iterator<Item = &'static OpeningInfo> {
    let handles = simulator::HANDLES.iter();
    handles.filter_map(|handle| handle.opening.as_ref())
}

/// Returns the options of all handles.
fn settings() -> impl Iterator<Item = &'static SettingInfo> {
    openings().flat_map(|opening| opening.settings.iter().copied())
}

/// Returns the files with the classes and their native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let view = Library::new()?;
    let native = rustfmt(&render("python/simulator.rs", &view)?)?;
    Ok(vec![
        File::new("py/src/gen/simulator.rs", native),
        classes()?,
    ])
}

/// Returns the part of the stub that declares the native classes.
pub(super) fn stub() -> Result<String, String> {
    render("python/simulator.pyi", Library::new()?)
}

/// End of a class's docstring, on its lifetime.
const LIFE: &str = "It runs on its own threads. It ends at the end of its `with` block, when \
                    `stop` is called, when its last reference is dropped, or with the interpreter. \
                    Several can run at once.";

/// Documentation that is added to every argument that is JSON.
const JSON: &str = " A dict, or only its list of faults, or one of these as JSON text.";

/// Documentation that is added to every time.
const SECONDS: &str = " In seconds.";

/// The classes and their imports, in the form that the template uses.
#[derive(Serialize)]
struct Classes {
    imports: String,
    names: String,
    data: Vec<Data>,
    classes: Vec<Class>,
}

/// A class for plain data.
#[derive(Serialize)]
struct Data {
    name: &'static str,
    docs: String,
    fields: Vec<Field>,
}

/// A field of a class for plain data.
#[derive(Serialize)]
struct Field {
    head: String,
    docs: String,
}

/// Returns the names of the public classes.
pub(super) fn names() -> Vec<String> {
    let handles = simulator::HANDLES.iter().map(|handle| handle.name);
    let data = simulator::PLAIN.iter().map(|data| data.name);
    let mut names: Vec<String> = handles.chain(data).map(str::to_owned).collect();
    sort(&mut names);
    names
}

/// Returns the file with the classes.
fn classes() -> Result<File, String> {
    let handles = handles::of_simulator()?;
    let plain = plain::of_simulator()?;
    let mut imports = String::new();
    for view in &handles {
        let arguments = view.methods.iter().flat_map(|method| &method.arguments);
        let given = arguments.filter(|argument| argument.holds == "json");
        let mut names: Vec<String> = given.map(|argument| pascal(argument.wire)).collect();
        names.push(format!("{}ByHand", view.name));
        imports += &import(&format!("._{}", view.snake), names);
    }
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    let classes = Classes {
        imports,
        names: listed("", "__all__ = [", &names, "]"),
        data: plain.iter().zip(simulator::IN_JSON).map(data).collect(),
        classes: handles
            .iter()
            .zip(openings())
            .map(|(view, opening)| class(view, opening, &plain))
            .collect::<Result<_, _>>()?,
    };
    let text = render("python/simulator.py", classes)?;
    Ok(File::new(
        format!("py/python/gfxhub/{}.py", MODULE.replacen('.', "", 1)),
        text,
    ))
}

fn data((view, in_json): (&PlainView, &&[InJson])) -> Data {
    let last_due = view.fields.iter().rposition(|field| !field.optional);
    let field = |(at, field): (usize, &FieldView)| {
        let held = match field.holds {
            "count" => "int".to_owned(),
            "time" => "float".to_owned(),
            "text" => "str".to_owned(),
            "kind" => literal(view, field.of),
            _ if in_json[at].is_object => "Mapping[str, Any]".to_owned(),
            _ => "Any".to_owned(),
        };
        let held = match field.optional {
            true => format!("Optional[{held}]"),
            false => held,
        };
        let default = if Some(at) > last_due { " = None" } else { "" };
        let mut text = docs::plain(field.docs);
        if field.holds == "time" {
            text = simulator::without_unit(&text) + SECONDS;
        }
        for kind in view.kinds.iter().filter(|kind| kind.name == field.of) {
            let words = kind.values.iter();
            let words =
                words.map(|value| format!(" `{}`: {}", value.word, docs::plain(value.docs)));
            text.extend(words);
        }
        Field {
            head: format!("{}: {held}{default}", field.name),
            docs: wrapped(&[text], WIDTH).join("\n    "),
        }
    };
    Data {
        name: view.name,
        docs: docstring(&docs::text(view.docs), "    "),
        fields: view.fields.iter().enumerate().map(field).collect(),
    }
}

/// Returns the literal type with the words of a kind.
fn literal(view: &PlainView, kind: &str) -> String {
    let kinds = view.kinds.iter().filter(|known| known.name == kind);
    let words = kinds.flat_map(|kind| &kind.values);
    let words: Vec<String> = words.map(|value| format!("{:?}", value.word)).collect();
    format!("Literal[{}]", words.join(", "))
}

/// Returns the constructor, which has a keyword argument for each option.
fn started(view: &HandleView, opening: &OpeningInfo) -> Result<Method, String> {
    let (mut declared, mut told, mut passed) = (String::new(), Vec::new(), String::new());
    for info in opening.settings {
        let own = own(info);
        let name = own.map_or(info.name, |own| own.name);
        let form = match own {
            Some(own) => own.declared.to_owned(),
            None => form(info)?,
        };
        declared += &format!("        {name}: {form},\n");
        let given = match (own, info.setting_type) {
            (Some(own), _) => own.passed.to_owned(),
            // The native code accepts only lists.
            (None, SettingType::Texts(_)) => format!("list({name})"),
            (None, _) => name.to_owned(),
        };
        passed += &format!("            {name:?}: {given},\n");
        let docs = own.and_then(|own| own.docs);
        let docs = docs.map_or_else(|| spelled(view, info.docs), str::to_owned);
        let unit = match info.setting_type {
            SettingType::Duration => SECONDS,
            _ => "",
        };
        let text = format!("{name}: {}{unit} {}", docs::plain(&docs), info.limits);
        told.push(text.trim_end().to_owned());
    }
    let errors = view.opening.as_ref().map_or(&[][..], |it| &it.errors);
    let errors = errors.iter().map(raised).collect();
    Ok(Method {
        head: format!("    def __init__(\n        self,\n        *,\n{declared}    ) -> None:"),
        docs: documented(docs::text(opening.docs), &told, None, errors, None),
        body: format!(
            "        options = {{\n{passed}        }}\n        super().__init__(options)"
        ),
    })
}

/// Returns the type of an option, with its default. Options that the program omits are not passed
/// on, so that the simulator's defaults apply.
fn form(info: &SettingInfo) -> Result<String, String> {
    let held = match info.setting_type {
        SettingType::Texts(_) => return Ok("Iterable[str] = ()".to_owned()),
        SettingType::Json => return Ok("Any = None".to_owned()),
        SettingType::Port => "int".to_owned(),
        SettingType::Duration => "float".to_owned(),
        SettingType::Text | SettingType::Secret => "str".to_owned(),
        SettingType::Path => "Union[str, os.PathLike[str]]".to_owned(),
        SettingType::JsonFile => "Union[str, os.PathLike[str], Mapping[str, Any]]".to_owned(),
        SettingType::Choice(words) => {
            let words: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
            format!("Literal[{}]", words.join(", "))
        }
        other => return Err(format!("{}: Python has no {other:?}", info.name)),
    };
    Ok(format!("Optional[{held}] = None"))
}

fn class(view: &HandleView, opening: &OpeningInfo, plain: &[PlainView]) -> Result<Class, String> {
    let examples = handles::example(&view.snake, "py")?;
    let example = |name: &str| {
        let head = format!("# {name}\n");
        let mut parts = examples.split("\n\n");
        parts.find_map(|part| part.strip_prefix(&head))
    };
    let mut methods = vec![started(view, opening)?];
    for method in &view.methods {
        let name = name_of(method);
        let text = docs::text(&spelled(view, method.docs));
        let documented = |text, arguments: &[&ArgumentView], gives, errors| {
            documented(text, &entries(arguments), gives, errors, example(&name))
        };
        let returns = method.returns.as_ref();
        let (holds, of) = returns.map_or(("", ""), |it| (it.holds, it.of));
        let fields = plain.iter().find(|data| data.name == of);
        let fields = fields.map_or(&[] as &[_], |data| &data.fields);
        match method.kind {
            "now" => {
                let held = match holds {
                    "text" => "str",
                    "time" => "float",
                    _ => "int",
                };
                let unit = if holds == "time" { SECONDS } else { "" };
                let text = docs::text(&(spelled(view, method.docs) + unit));
                methods.push(Method {
                    head: format!("    @property\n    def {name}(self) -> {held}:"),
                    docs: documented(text, &[], None, Vec::new()),
                    body: format!("        return self._hub.{name}"),
                });
            }
            "log" => {
                let [argument] = &method.arguments[..] else {
                    return Err(format!("{name}: a log must take one number"));
                };
                let number = argument.name;
                methods.push(Method {
                    head: format!("    def {name}(self) -> list[{of}]:"),
                    docs: documented(text, &[], None, Vec::new()),
                    body: format!("        return self.{name}_since(0)"),
                });
                let renamed = fields
                    .iter()
                    .filter(|field| camel(field.name) != field.name);
                let renamed: String = renamed
                    .map(|field| {
                        let (name, json_name) = (field.name, camel(field.name));
                        format!("            entry[{name:?}] = entry.pop({json_name:?}, None)\n")
                    })
                    .collect();
                let text = vec![format!(
                    "Entries of `{name}` with numbers greater than the given one."
                )];
                methods.push(Method {
                    head: format!("    def {name}_since(self, {number}: int) -> list[{of}]:"),
                    docs: documented(text, &[argument], None, Vec::new()),
                    body: format!(
                        "        entries = json.loads(self._hub.{name}_json({number}))\n        \
                         for entry in entries:\n{renamed}        return [{of}(**entry) for entry in entries]"
                    ),
                });
            }
            "closes" => methods.push(Method {
                head: format!("    def {name}(self) -> None:"),
                docs: documented(text, &[], None, errors(method)),
                body: format!("        self._{name}()"),
            }),
            _ => {
                let arguments: Vec<&ArgumentView> = method.arguments.iter().collect();
                let native = if holds == "json" { method.name } else { &name };
                let passed = arguments.iter().map(|argument| {
                    let name = snake(argument.wire);
                    match argument.holds {
                        "json" => format!("self._{name}({name})"),
                        _ => name,
                    }
                });
                let passed: Vec<String> = passed.collect();
                let call = format!("self._hub.{native}({})", passed.join(", "));
                let (held, body) = match holds {
                    "" => ("None", call),
                    "time" => ("float", format!("return {call}")),
                    "plain" => (of, format!("return {of}(*{call})")),
                    _ => (
                        "dict[str, Any]",
                        format!("held: dict[str, Any] = json.loads({call})\n        return held"),
                    ),
                };
                let gives = returns.filter(|_| holds == "time");
                let gives = gives.map(|it| capitalized(it.docs) + "." + SECONDS);
                let head = format!("    def {name}(self{}) -> {held}:", parameters(&arguments));
                methods.push(Method {
                    head,
                    docs: documented(text, &arguments, gives, errors(method)),
                    body: format!("        {body}"),
                });
            }
        }
    }
    let mut text = docs::text(&spelled(view, view.docs));
    text.push(String::new());
    text.extend(wrapped(&[LIFE.to_owned()], WIDTH));
    if let Some(example) = example("class") {
        text.extend([String::new(), "Example:".to_owned()]);
        text.extend(example.lines().map(|line| format!("    {line}")));
    }
    Ok(Class {
        name: view.name.to_owned(),
        by_hand: format!("{}ByHand", view.name),
        docs: docstring(&text, "    "),
        methods,
    })
}

/// Returns the name of a method, without the suffix `_json`.
fn name_of(method: &MethodView) -> String {
    method.name.trim_end_matches("_json").to_owned()
}

/// Returns a text in which methods have their Python names.
fn spelled(view: &HandleView, text: &str) -> String {
    let text = without_rust_remarks(text);
    view.methods.iter().fold(text, |text, method| {
        text.replace(
            &format!("`{}`", method.name),
            &format!("`{}`", name_of(method)),
        )
    })
}

/// Returns the parameters. Optional times that follow other arguments are keyword-only.
fn parameters(arguments: &[&ArgumentView]) -> String {
    let mut out = String::new();
    let mut before = None;
    for argument in arguments {
        if argument.optional && before == Some(false) {
            out += ", *";
        }
        before = Some(argument.optional);
        let held = match argument.holds {
            "number" => "int".to_owned(),
            "time" => "float".to_owned(),
            "json" => pascal(argument.wire),
            _ => "str".to_owned(),
        };
        let default = if argument.optional { " = 0.0" } else { "" };
        out += &format!(", {}: {held}{default}", snake(argument.wire));
    }
    out
}

/// Returns the text of each error of a method.
fn errors(method: &MethodView) -> Vec<String> {
    let takes_time = method
        .arguments
        .iter()
        .any(|argument| argument.holds == "time");
    let mut told = method.errors.iter().map(raised).collect::<Vec<_>>();
    if takes_time {
        told.push("InvalidArgumentError: For a time less than 0.".to_owned());
    }
    told
}

/// Returns the docstring entries of arguments.
fn entries(arguments: &[&ArgumentView]) -> Vec<String> {
    let arguments = arguments.iter().map(|argument| {
        let more = match argument.holds {
            "time" => SECONDS,
            "json" => JSON,
            _ => "",
        };
        format!(
            "{}: {}{more}",
            snake(argument.wire),
            docs::plain(argument.docs)
        )
    });
    arguments.collect()
}

/// Returns the docstring of a method.
fn documented(
    text: Vec<String>,
    arguments: &[String],
    gives: Option<String>,
    errors: Vec<String>,
    example: Option<&str>,
) -> String {
    let mut lines = text;
    for (section, entries) in [
        ("Args", arguments.to_vec()),
        ("Returns", Vec::from_iter(gives)),
        ("Raises", errors),
    ] {
        if !entries.is_empty() {
            lines.extend([String::new(), format!("{section}:")]);
            lines.extend(entries.iter().flat_map(|entry| docs::entry(entry)));
        }
    }
    if let Some(example) = example {
        lines.extend([String::new(), "Example:".to_owned()]);
        lines.extend(example.lines().map(|line| format!("    {line}")));
    }
    docstring(&lines, "        ")
}
