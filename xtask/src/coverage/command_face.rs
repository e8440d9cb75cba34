//! Which operations the built command accepts.

use std::path::Path;

use gfxhub_tests::operation::Operation;

use crate::hub_process::command;

/// Whether the command has the operation, by its group and verb: the help of the group shows the
/// verb, and that of the verb names method and path.
pub(crate) fn accepts(program: &Path, operation: &Operation) -> Result<(), String> {
    let (group, verb) = words(&operation.id);
    let help = help(program, &[group, &verb])?;
    let help = help.ok_or_else(|| format!("`gfxhub {group} {verb}` is not a call"))?;
    let verbs = self::help(program, &[group])?.unwrap_or_default();
    if !shows(&verbs, &verb) {
        return Err(format!("`gfxhub {group} --help` does not show {verb}"));
    }
    let request = format!("{} {}", operation.method, operation.path);
    // The help may be broken into lines anywhere between words.
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    if help.contains(&request) {
        return Ok(());
    }
    Err(format!("`gfxhub {group} {verb}` is not {request}"))
}

/// What the command says of these words; nothing where it does not know them.
fn help(program: &Path, words: &[&str]) -> Result<Option<String>, String> {
    let output = command(program).args(words).arg("--help").output();
    let output = output.map_err(|fault| format!("the command does not start: {fault}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then_some(said))
}

/// Whether a list of verbs, each at the beginning of a line, has this one.
fn shows(help: &str, verb: &str) -> bool {
    let mut first = help.lines().map(|line| line.split_whitespace().next());
    first.any(|word| word == Some(verb))
}

/// Group and verb as they are typed: `engines.get_node` is `engines get-node`.
fn words(id: &str) -> (&str, String) {
    let (group, verb) = id.split_once('.').unwrap_or((id, ""));
    (group, verb.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::{shows, words};

    #[test]
    fn a_name_is_typed_as_group_and_verb() {
        assert_eq!(
            words("engines.set_property"),
            ("engines", "set-property".to_owned())
        );
    }
    #[test]
    fn a_verb_is_shown_where_a_line_begins_with_it() {
        let help = "Usage: gfxhub engines get\n\nCommands:\n  get-node  Reads a node; see list\n";
        assert!(shows(help, "get-node"));
        assert!(!shows(help, "get") && !shows(help, "list"));
    }
}
