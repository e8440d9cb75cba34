//! The first page: how a client is made, what the classes say, and every operation.

use gfxhub::{GROUPS, Resend};

use super::{operations_of, page};
use crate::committed::File;
use crate::names::pascal;
use crate::reference::languages::LANGUAGES;
use crate::reference::markdown::{code, operation, table};
use crate::reference::prose;

/// The address that stands for a hub.
const HUB: &str = "http://10.0.0.5";

/// What a property can hold.
fn values() -> String {
    let mut text = prose::wrapped(
        "What a property holds, and a field of a template, can be any JSON: a boolean, an integer, a \
         number, a text, a list or an object. Some objects mean something to a hub:",
    );
    let shapes = [
        (
            "vector",
            "numbers `x`, `y` and `z`, perhaps `w`: a position, a rotation, a colour",
        ),
        (
            "matrix",
            "vectors of four `x`, `y`, `z` and `w`, which are its rows",
        ),
        (
            "camera track",
            "vectors `location` and `rotation`, and `fov`, `focus`, `zoom` and more",
        ),
        (
            "texture or video",
            "a text `handle`, which is good only for the process that gave it",
        ),
        ("clean plates", "a list `data`"),
    ];
    let rows = shapes.map(|(name, members)| vec![name.to_owned(), members.to_owned()]);
    text += &format!("\n{}\n", table(&["Shape", "An object with"], &rows));
    text += &prose::wrapped(
        "Rust, C and C++ have types for these; in Python and Node they are plain dicts and objects. NaN \
         and infinity are refused wherever they stand, as JSON cannot hold them.",
    );
    format!("\n## Values\n\n{text}")
}

/// The page.
pub(crate) fn file() -> File {
    let mut text = prose::wrapped(
        "Every operation of a hub, with the same example in each language. The examples are run by \
         `cargo xtask test`, and what they send is what the conformance suite asks for.",
    );
    text += "\n";
    for (name, says) in [
        ("records", "what hubs send"),
        ("bodies", "what operations send"),
        ("words-and-ids", "the words that are known, and the ids"),
        (
            "errors",
            "what can go wrong, and whether it happened all the same",
        ),
    ] {
        text += &format!("- [{name}.md]({name}.md): {says}\n");
    }
    text += "\n## A client\n\n";
    text += &prose::wrapped(
        "A client is made once and used from any number of threads. Nothing is sent until the first call. \
         The examples of the other pages call it `hub`.",
    );
    for language in LANGUAGES {
        let client = language.client.replace("URL=URL", &format!("URL={HUB}"));
        let client = client.replace(
            "(URL",
            &format!("({}{HUB}{}", language.quote, language.quote),
        );
        text += &format!(
            "\n**{}**\n\n{}",
            language.title,
            code(language.fence, &client)
        );
    }
    text += "\n";
    text += &prose::wrapped(
        "In Rust the examples use the types of the crate by their names, `use gfxhub::*` brings them all. \
         In C they also have the `status` and the `error` from here. What is asked of a list or a \
         record that did not come is empty, and every `_free` takes `NULL`.",
    );
    text += "\n## Arguments\n\n";
    text += &prose::wrapped(
        "The arguments of the path come first, in the order of the path, then what the body cannot do \
         without, then what is optional: in Rust, C and C++ within a body, in Python by keyword, in Node as \
         members of one object. `invoke` takes any operation by its name, with its arguments in the \
         wire's names as the tables of these pages list them and `body` for the body.",
    );
    text += "\n";
    text += &prose::wrapped(
        "The tables also have the name in code: that is what Rust, Python and C++ say. Node writes it as \
         `engineId` and `overriddenChannels`, C as `engine_id` and `overridden_channels`, the command as \
         `--overridden-channels`.",
    );
    text += &values();
    text += "\n## Sent again\n\n";
    text += &prose::wrapped(
        "The class of an operation says whether it may be sent again when it is not known whether it \
         took effect.",
    );
    let classes = [
        Resend::Read,
        Resend::Set,
        Resend::Update,
        Resend::Delete,
        Resend::Create,
        Resend::Trigger,
        Resend::Machine,
    ];
    let rows = classes.map(|class| vec![class.word().to_owned(), class.docs().to_owned()]);
    text += &format!("\n{}", table(&["Class", ""], &rows));
    text += "\n## Operations\n";
    for group in GROUPS {
        let rows: Vec<Vec<String>> = operations_of(group)
            .map(|row| {
                vec![
                    operation(row),
                    format!("`{} {}`", row.method, row.path),
                    row.resend.word().to_owned(),
                ]
            })
            .collect();
        let titles = ["Operation", "Hub path", "Class"];
        text += &format!(
            "\n### {}\n\n{}\n{}",
            pascal(group.name),
            prose::wrapped(&prose::line(group.docs)),
            table(&titles, &rows)
        );
    }
    page("README", "Reference", &text)
}
