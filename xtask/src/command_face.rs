//! Which operations the built command accepts.

use std::path::Path;

use gfxhub_tests::operation::Operation;

use crate::hub_process::command;

/// Whether the command has the operation, by its group and verb: its help names method and path.
pub(crate) fn accepts(program: &Path, operation: &Operation) -> Result<(), String> {
    let (group, verb) = words(&operation.id);
    let output = command(program).args([group, &verb, "--help"]).output();
    let output = output.map_err(|fault| format!("the command does not start: {fault}"))?;
    if !output.status.success() {
        return Err(format!("`gfxhub {group} {verb}` is not a call"));
    }
    let request = format!("{} {}", operation.method, operation.path);
    let help = String::from_utf8_lossy(&output.stdout);
    // The help may be broken into lines anywhere between words.
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    if help.contains(&request) {
        return Ok(());
    }
    Err(format!("`gfxhub {group} {verb}` is not {request}"))
}

/// Group and verb as they are typed: `engines.get_node` is `engines get-node`.
fn words(id: &str) -> (&str, String) {
    let (group, verb) = id.split_once('.').unwrap_or((id, ""));
    (group, verb.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn a_name_is_typed_as_group_and_verb() {
        assert_eq!(
            words("engines.set_property"),
            ("engines", "set-property".to_owned())
        );
    }
}
