//! Documentation comments.

use gfxhub::{IdInfo, OperationInfo, Outcome, Resend};

use super::names;
use crate::docs::{lines, summary, wrapped};

/// How wide the text of a comment is.
const WIDTH: usize = 92;

/// A comment of these lines.
pub(super) fn comment(indent: usize, text: &[String]) -> String {
    let margin = " ".repeat(indent);
    let text: Vec<String> = wrapped(text, WIDTH - indent)
        .iter()
        .map(|line| line.replace("*/", "*\\/"))
        .collect();
    if let [line] = text.as_slice() {
        return format!("{margin}/** {line} */\n");
    }
    let body: String = text
        .iter()
        .map(|line| format!("{margin} * {line}").trim_end().to_owned() + "\n")
        .collect();
    format!("{margin}/**\n{body}{margin} */\n")
}

/// The comment of a doc text of the tables.
pub(super) fn of(indent: usize, docs: &str) -> String {
    comment(indent, &told(docs))
}

/// The lines of a doc text, without what is to be found in Rust alone.
fn told(docs: &str) -> Vec<String> {
    let text = lines(docs).join("\n");
    let mut out = String::new();
    let mut rest = text.as_str();
    // A remark in brackets about a function of the Rust face.
    while let Some((before, bracket)) = rest.split_once(" (`") {
        match bracket.split_once(')') {
            Some((inside, after)) if inside.contains("::") => {
                out.push_str(before);
                rest = after;
            }
            _ => {
                out.push_str(before);
                out.push_str(" (`");
                rest = bracket;
            }
        }
    }
    out.push_str(rest);
    out.lines().map(str::to_owned).collect()
}

/// The comment of an operation: what it does on air, what it takes, what it gives, whether it is
/// sent again, where it goes.
pub(super) fn operation(operation: &OperationInfo) -> String {
    let mut text = told(operation.docs);
    text.push(String::new());
    let again = match operation.resend {
        Resend::Set => operation.resend.docs().replace(
            "Duration, Delay and any Interpolation but Constant",
            "duration, delay and any interpolation but Constant",
        ),
        other => other.docs().to_owned(),
    };
    text.push(again);
    text.push(String::new());
    text.push(format!(
        "Hub path: `{} {}`",
        operation.method, operation.path
    ));
    let mut out = comment(2, &text);
    // The tags follow in the same comment.
    out.truncate(out.len() - "   */\n".len());
    out.push_str("   *\n");
    for argument in operation.arguments {
        push_parameter(
            &mut out,
            &names::parameter(argument.wire),
            &summary(argument.docs),
        );
    }
    for field in names::required(operation) {
        push_parameter(
            &mut out,
            &names::parameter(field.wire),
            &summary(field.docs),
        );
    }
    let more = if names::has_options(operation) {
        "What else it takes, "
    } else {
        ""
    };
    let every = if operation.resend.again(true) > operation.resend.again(false) {
        "`timeout` (ms), `signal` and `resend`."
    } else {
        "`timeout` (ms) and `signal`."
    };
    push_parameter(&mut out, "options", &format!("{more}{every}"));
    out.push_str(&format!("   * @returns {}\n", returns(operation.outcome)));
    out.push_str(
        "   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.\n   */\n",
    );
    out
}

fn push_parameter(out: &mut String, name: &str, docs: &str) {
    let text = wrapped(&[format!("@param {name} - {docs}")], WIDTH - 4);
    for (at, line) in text.iter().enumerate() {
        let margin = if at == 0 { "" } else { "  " };
        out.push_str(&format!("   * {margin}{line}\n"));
    }
}

/// What comes back, in words.
fn returns(outcome: Outcome) -> String {
    match outcome {
        Outcome::List(record) => format!("A list of {}.", record.name),
        Outcome::Record(record) | Outcome::First(record) => format!("{}.", record.name),
        Outcome::Ids => "Ids of renderers.".to_owned(),
        Outcome::Id => "The id of what was made.".to_owned(),
        Outcome::Word => "The word that the hub says.".to_owned(),
        Outcome::Raw => "The answer as it came.".to_owned(),
        _ => "Nothing.".to_owned(),
    }
}

/// The comment of an id type.
pub(super) fn id(id: &IdInfo) -> String {
    of(0, id.docs)
}

#[cfg(test)]
mod tests {
    use super::{comment, told};

    #[test]
    fn remarks_about_rust_alone_are_left_out() {
        let docs = " It may be rounded ([`Value::approx_eq`](crate::Value::approx_eq) allows for that). So (`x`) it is.";
        assert_eq!(told(docs), ["It may be rounded. So (`x`) it is."]);
    }

    #[test]
    fn one_line_makes_a_short_comment() {
        assert_eq!(comment(2, &["A */ b.".to_owned()]), "  /** A *\\/ b. */\n");
        let two = ["A.".to_owned(), String::new(), "B.".to_owned()];
        assert_eq!(comment(0, &two), "/**\n * A.\n *\n * B.\n */\n");
    }
}
