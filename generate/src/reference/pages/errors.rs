//! The page of errors: every kind, and what the effect says.

use gfxhub::Kind;

use super::page;
use crate::committed::File;
use crate::reference::failures::Failures;
use crate::reference::markdown::{link, table};
use crate::reference::prose;

/// The page.
pub(crate) fn file(failures: &Failures) -> File {
    let mut text = prose::wrapped(
        "Every failure has a kind, which says what sort of failure it is, and an effect, which says \
         whether the hub carried the command out all the same. Its message is a paragraph for a person: \
         what was tried, what happened, whether it took effect, what to do. An API key is never part of it.",
    );
    text += "\n## Effects\n\n";
    let effects = [
        (
            "none",
            "It did not happen: nothing was sent, the hub refused it, or it was a read.",
        ),
        (
            "maybe",
            "It may have happened: something was sent, and no answer settles the matter. Look at the \
             hub before you send it again.",
        ),
        (
            "done",
            "It happened: the hub said so, and something after that failed.",
        ),
    ];
    let rows = effects.map(|(word, says)| vec![format!("`{word}`"), says.to_owned()]);
    text += &table(&["Effect", ""], &rows);
    text += "\n## Kinds\n\n";
    text += &prose::wrapped(
        "The number is that of the status in C, and is never given twice. In Python the kind is the class \
         of the exception, and all of them are `gfxhub.GfxHubError`; in Node it is the `code` of the error. \
         The exit code is that of the `gfxhub` command.",
    );
    let rows: Vec<Vec<String>> = Kind::ALL.iter().map(|kind| row(*kind)).collect();
    let titles = ["", "Kind", "C", "Python", "Node", "Exit code"];
    text += &format!("\n{}", table(&titles, &rows));
    for kind in Kind::ALL {
        text += &section(*kind, failures);
    }
    page("errors", "Errors", &text)
}

fn row(kind: Kind) -> Vec<String> {
    vec![
        kind.number().to_string(),
        link(kind.name(), "errors.md"),
        format!("`{}`", kind.node().replacen("GFXHUB_", "GFXHUB_STATUS_", 1)),
        format!("`{}`", kind.python()),
        format!("`{}`", kind.node()),
        kind.exit_code().to_string(),
    ]
}

fn section(kind: Kind, failures: &Failures) -> String {
    let mut text = format!("{} {}", prose::line(kind.docs()), kind.advice());
    let statuses: Vec<String> = failures
        .statuses(kind.name())
        .into_iter()
        .filter(|status| *status >= 300)
        .map(|status| status.to_string())
        .collect();
    if !statuses.is_empty() {
        text += &format!(" Hubs answer {}, for example.", statuses.join(", "));
    }
    format!("\n### {}\n\n{}", kind.name(), prose::wrapped(&text))
}
