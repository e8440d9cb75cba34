//! The simulator's library in Node: its classes, their types and their native code.

use gfxhub::schema::{OpeningInfo, SettingInfo, SettingType};
use serde::Serialize;

use super::handles::{Examples, Member, Parameter, sentence, throws};
use crate::docs::without_rust_remarks;
use crate::handles::{self, ArgumentView, HandleView, MethodView};
use crate::names::{camel, capitalized, pascal};
use crate::output_files::File;
use crate::plain::{self, FieldView, KindValueView, PlainView};
use crate::simulator::{self, InJson, Selector};
use crate::templates::{quoted, render, rustfmt};

/// The library, in the form that the templates use.
#[derive(Serialize)]
struct Library {
    handles: Vec<HandleView>,
    /// Names of the options that take JSON.
    json: Vec<&'static str>,
    /// Names of the options that take JSON, for which text is the path of a file.
    json_files: Vec<&'static str>,
}

/// Returns the files with the classes and their native code.
pub(super) fn files() -> Result<Vec<File>, String> {
    let view = Library {
        handles: handles::of_simulator()?,
        json: options(&[SettingType::Json, SettingType::JsonFile]),
        json_files: options(&[SettingType::JsonFile]),
    };
    let native = rustfmt(&render("node/simulator.rs", &view)?)?;
    let classes = render("node/simulator.cjs", &view)?;
    Ok(vec![
        File::new("node/src/gen/simulator.rs", native),
        File::new("node/gen/simulator.cjs", classes),
    ])
}

/// Returns the names of the options of these types.
fn options(types: &[SettingType]) -> Vec<&'static str> {
    let openings = simulator::HANDLES
        .iter()
        .filter_map(|handle| handle.opening.as_ref());
    let settings = openings.flat_map(|opening| opening.settings);
    let wanted = settings.filter(|setting| types.contains(&setting.setting_type));
    wanted.map(|setting| setting.json_name).collect()
}

/// The classes and their data, in the form that the template of the types uses.
#[derive(Serialize)]
struct Types {
    handles: Vec<Class>,
    data: Vec<Data>,
    selectors: Vec<Property>,
}

/// The type of plain data.
#[derive(Serialize)]
struct Data {
    name: &'static str,
    docs: &'static str,
    fields: Vec<Property>,
}

/// The type of a class.
#[derive(Serialize)]
struct Class {
    name: &'static str,
    docs: String,
    options: &'static str,
    options_docs: String,
    settings: Vec<Property>,
    /// Constructor, and the function that does the same without blocking.
    opening: Vec<Member>,
    properties: Vec<Property>,
    members: Vec<Member>,
    /// Times that a method takes after its other arguments.
    times: Vec<Times>,
}

/// A property of a type.
#[derive(Serialize)]
struct Property {
    name: String,
    docs: String,
    #[serde(rename = "type")]
    form: String,
}

/// The optional times of a method.
#[derive(Serialize)]
struct Times {
    name: String,
    method: String,
    fields: Vec<Property>,
}

/// Documentation that is added to every argument that is JSON.
const JSON: &str = " An object, or JSON text.";

/// Documentation that is added to every time.
const SECONDS: &str = " In seconds.";

/// Returns the text of the types, without the imports.
pub(super) fn types() -> Result<String, String> {
    let openings = simulator::HANDLES
        .iter()
        .filter_map(|handle| handle.opening.as_ref());
    let views = handles::of_simulator()?;
    let all = views.iter().zip(openings).zip(simulator::OPTIONS_DOCS);
    let handles = all.map(|((view, opening), docs)| class(view, opening, docs));
    let handles = handles.collect::<Result<_, _>>()?;
    let plain = plain::of_simulator()?;
    let data = plain.iter().zip(simulator::IN_JSON).map(data).collect();
    let types = Types {
        handles,
        data,
        selectors: simulator::SELECTORS.iter().map(selector).collect(),
    };
    render("node/simulator.d.cts", types)
}

fn selector(selector: &Selector) -> Property {
    let form = match selector.word {
        "Number" => "number".to_owned(),
        "NumberOrText" => "number | string".to_owned(),
        "Choice" => words(selector.words),
        _ => "string".to_owned(),
    };
    let takes = capitalized(selector.takes);
    Property {
        name: selector.name.to_owned(),
        docs: format!("Strikes {}. {takes}.", selector.docs),
        form,
    }
}

/// Returns the TypeScript type that allows exactly these words.
fn words(words: &[&str]) -> String {
    let quoted = words.iter().map(|word| quoted(word));
    quoted.collect::<Vec<_>>().join(" | ")
}

fn data((view, in_json): (&PlainView, &&[InJson])) -> Data {
    let field = |(field, in_json): (&FieldView, &InJson)| {
        let kinds = view.kinds.iter().filter(|kind| kind.name == field.of);
        let words = kinds.flat_map(|kind| &kind.values);
        let mut docs = simulator::without_unit(field.docs).trim_end().to_owned();
        let form = match field.holds {
            "count" => "number".to_owned(),
            "time" => {
                docs += SECONDS;
                "number".to_owned()
            }
            "text" => "string".to_owned(),
            "kind" => {
                let words: Vec<&KindValueView> = words.collect();
                let texts = words
                    .iter()
                    .map(|value| format!(" `{}`: {}", value.word, value.docs.trim()));
                docs.extend(texts);
                self::words(&words.iter().map(|value| value.word).collect::<Vec<_>>())
            }
            _ if in_json.is_object => "ValueObject".to_owned(),
            _ => "Value".to_owned(),
        };
        let is_null = field.optional && !in_json.is_left_out;
        Property {
            name: camel(field.name) + if in_json.is_left_out { "?" } else { "" },
            docs,
            form: form + if is_null { " | null" } else { "" },
        }
    };
    Data {
        name: view.name,
        docs: view.docs,
        fields: view.fields.iter().zip(*in_json).map(field).collect(),
    }
}

/// Returns the names of the handwritten types, which are those of JSON.
pub(super) fn by_hand() -> Vec<String> {
    let inputs = options(&[SettingType::Json]).into_iter().map(input);
    let methods = simulator::HANDLES.iter().flat_map(|handle| handle.methods);
    let told = methods.filter(|method| method.name.ends_with("_json"));
    let told = told.map(|method| told_by(method.name));
    inputs.chain(told).collect()
}

/// Returns the name of the type of an option that is JSON.
fn input(option: &str) -> String {
    format!("{}Input", pascal(option))
}

fn told_by(method: &str) -> String {
    format!("{}Told", pascal(method.trim_end_matches("_json")))
}

fn class(view: &HandleView, opening: &OpeningInfo, docs: &str) -> Result<Class, String> {
    let examples = Examples(handles::example(&view.snake, "js")?);
    let mut properties = Vec::new();
    let mut members = Vec::new();
    let mut times = Vec::new();
    for method in &view.methods {
        let name = name_of(method);
        match method.kind {
            "now" => properties.push(property(view, method)),
            "log" => {
                members.push(Member {
                    head: format!("{name}(): {}", promised(method)),
                    ..member(view, method, &name, &[], &examples)?
                });
                let since = format!("{name}Since");
                members.push(Member {
                    docs: format!("Entries of `{name}` with numbers greater than the given one."),
                    ..member(view, method, &since, &method.arguments, &examples)?
                });
            }
            _ => members.push(member(view, method, &name, &method.arguments, &examples)?),
        }
        if let Some(type_name) = type_of_times(method) {
            let fields = method.arguments.iter().filter(|argument| argument.optional);
            let fields = fields.map(|argument| Property {
                name: argument.wire.to_owned(),
                docs: argument.docs.to_owned() + " In seconds; default 0.",
                form: "number".to_owned(),
            });
            times.push(Times {
                name: type_name,
                method: name,
                fields: fields.collect(),
            });
        }
    }
    Ok(Class {
        name: view.name,
        docs: spelled(view, view.docs),
        options: opening.options,
        options_docs: spelled(view, docs),
        settings: opening
            .settings
            .iter()
            .map(|setting| option(view, setting))
            .collect::<Result<_, _>>()?,
        opening: opened(view, opening, &examples)?,
        properties,
        members,
        times,
    })
}

/// Returns the name of a method in JavaScript, without the suffix `_json`.
fn name_of(method: &MethodView) -> String {
    camel(method.name.trim_end_matches("_json"))
}

/// Returns a text in which methods have their JavaScript names.
fn spelled(view: &HandleView, text: &str) -> String {
    let text = without_rust_remarks(text);
    view.methods.iter().fold(text, |text, method| {
        text.replace(
            &format!("`{}`", method.name),
            &format!("`{}`", name_of(method)),
        )
    })
}

fn option(view: &HandleView, setting: &SettingInfo) -> Result<Property, String> {
    let is_time = setting.setting_type == SettingType::Duration;
    let unit = if is_time { SECONDS } else { "" };
    let limits = match setting.limits {
        "" => String::new(),
        limits => format!(" {limits}"),
    };
    let form = match setting.setting_type {
        SettingType::Port | SettingType::Duration => "number".to_owned(),
        SettingType::Text | SettingType::Secret | SettingType::Path => "string".to_owned(),
        SettingType::Texts(_) => "readonly string[]".to_owned(),
        SettingType::Choice(choice) => words(choice),
        SettingType::Json => input(setting.json_name),
        SettingType::JsonFile => "string | object".to_owned(),
        other => return Err(format!("{}: JavaScript has no {other:?}", setting.name)),
    };
    Ok(Property {
        name: setting.json_name.to_owned(),
        docs: spelled(view, setting.docs).trim_end().to_owned() + unit + &limits,
        form,
    })
}

/// Returns the constructor, and the function that does the same without blocking the event loop.
fn opened(
    view: &HandleView,
    opening: &OpeningInfo,
    examples: &Examples,
) -> Result<Vec<Member>, String> {
    let errors = view.opening.as_ref().map_or(&[][..], |it| &it.errors);
    let name = camel(opening.name);
    let made = |head: String, docs: String, gives: &str, example: String| Member {
        head,
        docs,
        parameters: vec![Parameter {
            name: "options".to_owned(),
            docs: "All can be left out.".to_owned(),
        }],
        gives: gives.to_owned(),
        throws: throws(errors, ""),
        example,
    };
    let docs = spelled(view, opening.docs);
    Ok(vec![
        made(
            format!("constructor(options?: {})", opening.options),
            format!(
                "{docs} The constructor blocks the event loop for some milliseconds meanwhile; `{name}` \
                 does not."
            ),
            "",
            examples.of("constructor")?,
        ),
        made(
            format!(
                "static {name}(options?: {}): Promise<{}>",
                opening.options, view.name
            ),
            docs,
            &format!("The {{@link {}}}.", view.name),
            examples.of(&name)?,
        ),
    ])
}

fn property(view: &HandleView, method: &MethodView) -> Property {
    let holds = method.returns.as_ref().map_or("", |it| it.holds);
    let unit = if holds == "time" { SECONDS } else { "" };
    Property {
        name: name_of(method),
        docs: spelled(view, method.docs).trim_end().to_owned() + unit,
        form: if holds == "text" { "string" } else { "number" }.to_owned(),
    }
}

/// Returns the type of the promise that a method returns.
fn promised(method: &MethodView) -> String {
    let of = match &method.returns {
        None => "void".to_owned(),
        Some(it) => match it.holds {
            "list" => format!("{}[]", it.of),
            "plain" => it.of.to_owned(),
            "json" => told_by(method.name),
            _ => "number".to_owned(),
        },
    };
    format!("Promise<{of}>")
}

/// Returns the type of the times that follow the other arguments, such as `EngineRestart` for
/// `restart_engine`.
fn type_of_times(method: &MethodView) -> Option<String> {
    let optional = method.arguments.iter().filter(|argument| argument.optional);
    let count = optional.count();
    let words: Vec<&str> = method.name.rsplit('_').collect();
    (count > 0 && count < method.arguments.len()).then(|| pascal(&words.join("_")))
}

fn member(
    view: &HandleView,
    method: &MethodView,
    name: &str,
    arguments: &[ArgumentView],
    examples: &Examples,
) -> Result<Member, String> {
    let times = type_of_times(method);
    let mut parameters = Vec::new();
    let mut typed = Vec::new();
    for argument in arguments {
        if times.is_some() && argument.optional {
            continue;
        }
        let (form, unit) = match argument.holds {
            "time" => ("number".to_owned(), SECONDS),
            "number" => ("number".to_owned(), ""),
            "json" => (input(name_of(method).trim_start_matches("set")), JSON),
            _ => ("string".to_owned(), ""),
        };
        let mark = if argument.optional { "?" } else { "" };
        typed.push(format!("{}{mark}: {form}", argument.wire));
        parameters.push(Parameter {
            name: argument.wire.to_owned(),
            docs: argument.docs.to_owned() + unit,
        });
    }
    if let Some(times) = &times {
        typed.push(format!("times?: {times}"));
        parameters.push(Parameter {
            name: "times".to_owned(),
            docs: "The times in seconds; all are optional.".to_owned(),
        });
    }
    let gives = match &method.returns {
        None => "Nothing.".to_owned(),
        Some(it) if it.holds == "time" => sentence(it.docs) + SECONDS,
        Some(it) if it.holds == "list" => format!("Each {{@link {}}}, oldest first.", it.of),
        Some(it) if it.holds == "plain" => format!("A {{@link {}}}.", it.of),
        Some(_) => format!("A {{@link {}}}.", told_by(method.name)),
    };
    let more = match arguments {
        [] => "of kind `Io` if it was stopped before it had started",
        _ => "of kind `Invalid` for an invalid argument",
    };
    Ok(Member {
        head: format!("{name}({}): {}", typed.join(", "), promised(method)),
        docs: spelled(view, method.docs),
        parameters,
        gives,
        throws: throws(&method.errors, more),
        example: examples.of(name)?,
    })
}
