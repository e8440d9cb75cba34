//! The examples in Python, laid out as ruff would.

use gfxhub::{BodyInfo, Outcome, Shape};
use gfxhub_tests::json::Json;

use super::Written;
use crate::committed::File;
use crate::reference::example::{Example, Given, Shown, fields};
use crate::reference::layout::{Brackets, Code, Style};
use crate::reference::{GENERATED, in_order, indented, nouns};

/// How a client is made.
pub(crate) const CLIENT: &str = "import gfxhub\n\nwith gfxhub.Client(URL) as hub:\n    ...";

/// How far a function's lines stand in.
const MARGIN: usize = 4;

const STYLE: Style = Style {
    width: 100 - MARGIN,
    step: 4,
    hugs: false,
    shares: true,
    trails: true,
};

/// The program, and the text of each example.
pub(crate) fn program(examples: &[Example]) -> Result<Written, String> {
    let snippets = in_order(examples, snippet)?;
    let mut text = format!(
        "# {GENERATED}\n\"\"\"The examples of docs/reference: `reference.py engines.get` runs one \
         against GFXHUB_URL.\"\"\"\n\nimport os\nimport sys\n\nimport gfxhub\n"
    );
    let mut rows = String::new();
    for (example, snippet) in examples.iter().zip(&snippets) {
        let function = example.function();
        let body = indented(snippet, MARGIN);
        text += &format!("\n\ndef {function}(hub: gfxhub.Client) -> None:\n{body}\n");
        rows += &format!("    \"{}\": {function},\n", example.operation.name);
    }
    text += &format!(
        "\n\nEXAMPLES = {{\n{rows}}}\n\nif __name__ == \"__main__\":\n    \
         with gfxhub.Client(os.environ[\"GFXHUB_URL\"]) as hub:\n        \
         EXAMPLES[sys.argv[1]](hub)\n"
    );
    Ok((File::new("reference/reference.py", text), snippets))
}

fn snippet(example: &Example) -> Result<String, String> {
    let operation = example.operation;
    let mut arguments = Vec::new();
    for argument in &example.arguments {
        arguments.push(given(argument)?);
    }
    for field in &example.fields {
        let value = given(&field.given)?;
        arguments.push(match field.info.required {
            true => value,
            false => value.labelled(format!("{}=", field.info.name)),
        });
    }
    let name = format!("hub.{}.{}", operation.group, operation.verb);
    let call = Code::Parts(Brackets::Call, arguments);
    let held = |variable: &str, shown: &str| {
        let call = call.lay(0, &format!("{variable} = {name}"), "", &STYLE);
        format!("{call}\nprint({shown})")
    };
    let each = |variable: &str, shown: &str| {
        let call = call.lay(0, &format!("for {variable} in {name}"), ":", &STYLE);
        format!("{call}\n    print({shown})")
    };
    Ok(match &example.shown {
        Shown::Nothing => call.lay(0, &name, "", &STYLE),
        Shown::Itself if operation.outcome == Outcome::Id => held("renderer_id", "renderer_id"),
        Shown::Itself => held("word", "word"),
        Shown::Text => held("answer", "answer.text"),
        Shown::EachId => each("renderer_id", "renderer_id"),
        Shown::One(record, field) => {
            let noun = nouns::record(record);
            held(&noun, &format!("{noun}.{}", field.name))
        }
        Shown::Each(record, fields) => {
            let noun = nouns::record(record);
            let shown: Vec<String> = fields
                .iter()
                .map(|field| format!("{noun}.{}", field.name))
                .collect();
            each(&noun, &shown.join(", "))
        }
    })
}

fn given(given: &Given) -> Result<Code, String> {
    match (&given.shape, &given.json) {
        (Shape::List(Shape::Body(element)), Json::List(items)) => {
            let items = items.iter().map(|item| body(element, item));
            Ok(list(items.collect::<Result<_, _>>()?))
        }
        (Shape::Body(info), json) => body(info, json),
        (_, json) => Ok(value(json)),
    }
}

/// A body within a body, as the wire has it.
fn body(info: &'static BodyInfo, json: &Json) -> Result<Code, String> {
    let members = fields(info, json)?.into_iter().map(|field| {
        let label = format!("\"{}\": ", field.info.wire);
        Ok(given(&field.given)?.labelled(label))
    });
    Ok(members_of(members.collect::<Result<_, String>>()?))
}

fn value(json: &Json) -> Code {
    match json {
        Json::Null => Code::word("None"),
        Json::Bool(true) => Code::word("True"),
        Json::Bool(false) => Code::word("False"),
        Json::Number(token) => Code::word(token),
        // Every escape of JSON is one of Python.
        Json::Text(_) => Code::word(json.compact()),
        Json::List(items) => list(items.iter().map(value).collect()),
        Json::Object(members) => {
            let named = |(name, json): &(String, Json)| {
                let name = Json::Text(name.clone()).compact();
                value(json).labelled(name + ": ")
            };
            members_of(members.iter().map(named).collect())
        }
    }
}

fn list(items: Vec<Code>) -> Code {
    Code::Parts(Brackets::List("[", "]"), items)
}

fn members_of(members: Vec<Code>) -> Code {
    Code::Parts(Brackets::Members("{", "}"), members)
}
