//! Evaluates the expressions and templates of the story, and stores values for later steps.

use gfxhub::schema::FieldType;
use minijinja::value::{Kwargs, Serde};
use minijinja::{Environment, Error, ErrorKind, UndefinedBehavior, Value};
use serde_json::Value as Json;

use crate::format_value;
use crate::sparkline::Sparklines;

/// Maximum width of a sparkline in characters, including its figures.
const SPARKLINE: usize = 76;

/// The evaluator of expressions.
pub(super) struct Expressions(Environment<'static>);

impl Expressions {
    pub(super) fn new() -> Expressions {
        let mut all = Environment::new();
        // An absent member must cause an error, not an empty text.
        all.set_undefined_behavior(UndefinedBehavior::Strict);
        all.set_formatter(|out, _, value| Ok(out.write_str(&shown(value)?)?));
        all.add_filter("the", the);
        all.add_filter("names", names);
        all.add_filter("sparkline", sparkline);
        Expressions(all)
    }

    /// Stores a value under a name for the following steps.
    pub(super) fn keep(&mut self, name: &str, value: Value) {
        self.0.add_global(name.to_owned(), value);
    }

    /// Evaluates an expression, which may use the stored values and those of `scope`.
    pub(super) fn value(&self, expression: &str, scope: &Value) -> Result<Value, Error> {
        let named = |error: Error| {
            let why = format!("{expression}: {error}");
            Error::new(error.kind(), why)
        };
        let compiled = self.0.compile_expression_owned(expression.to_owned());
        let value = compiled
            .and_then(|it| it.eval(scope.clone()))
            .map_err(named)?;
        match value.is_undefined() {
            true => Err(named(ErrorKind::UndefinedError.into())),
            false => Ok(value),
        }
    }

    /// Renders a template.
    pub(super) fn text(&self, template: &str, scope: &Value) -> Result<String, Error> {
        self.0.render_str(template, scope.clone())
    }

    /// Returns the JSON with its expressions replaced by their values.
    pub(super) fn filled(&self, json: &Json, scope: &Value) -> Result<Json, Error> {
        match json {
            Json::String(text) => match text.strip_prefix('$') {
                Some(expression) => to_json(&self.value(expression, scope)?),
                None => Ok(json.clone()),
            },
            Json::Array(items) => items.iter().map(|item| self.filled(item, scope)).collect(),
            Json::Object(members) => {
                let filled = members.iter().map(|(name, member)| {
                    let member = self.filled(member, scope)?;
                    Ok((name.clone(), member))
                });
                filled.collect()
            }
            other => Ok(other.clone()),
        }
    }
}

/// Converts JSON to a value that expressions can use.
pub(super) fn of_json(json: Json) -> Value {
    Value::from(Serde(json))
}

fn to_json(value: &Value) -> Result<Json, Error> {
    serde_json::to_value(value).map_err(|error| invalid(error.to_string()))
}

fn invalid(why: String) -> Error {
    Error::new(ErrorKind::InvalidOperation, why)
}

/// Converts a value of an expression to a value of the client.
fn of_hub(value: &Value) -> Result<gfxhub::Value, Error> {
    let json = to_json(value)?.to_string();
    gfxhub::Value::from_json(&json).map_err(|error| invalid(error.to_string()))
}

/// Returns the text of a value, in the form that the tables of this command show.
fn shown(value: &Value) -> Result<String, Error> {
    match value.as_str() {
        _ if value.is_undefined() => Err(ErrorKind::UndefinedError.into()),
        Some(text) => Ok(text.to_owned()),
        None => Ok(format_value::text(&of_hub(value)?, &FieldType::Value)),
    }
}

/// Filter `list | the(name='Guest')`: returns the only item of a list whose member has this value.
fn the(list: Vec<Value>, wanted: Kwargs) -> Result<Value, Error> {
    let names: Vec<&str> = wanted.args().collect();
    let [name] = names[..] else {
        return Err(invalid("exactly one member must be given".to_owned()));
    };
    let due: Value = wanted.get(name)?;
    let members = list.iter().map(|thing| thing.get_attr(name));
    let members: Vec<Value> = members.collect::<Result<_, _>>()?;
    let mut found = list
        .iter()
        .zip(&members)
        .filter(|(_, member)| **member == due);
    match (found.next(), found.next()) {
        (Some((thing, _)), None) => Ok(thing.clone()),
        (Some(_), Some(_)) => Err(invalid(format!("more than one item has the {name} {due}"))),
        (None, _) => Err(invalid(format!(
            "no item has the {name} {due}; the items have: {}",
            names_of(&members, usize::MAX)?
        ))),
    }
}

/// Filter `list | names('name', 4)`: returns this member of the first items of a list, followed by
/// the number of further items.
fn names(list: Vec<Value>, member: String, most: usize) -> Result<String, Error> {
    let members = list.iter().map(|thing| thing.get_attr(&member));
    names_of(&members.collect::<Result<Vec<_>, _>>()?, most)
}

fn names_of(values: &[Value], most: usize) -> Result<String, Error> {
    let first: Vec<String> = values
        .iter()
        .take(most)
        .map(shown)
        .collect::<Result<_, _>>()?;
    Ok(match (values.len(), values.len() - first.len()) {
        (0, _) => "none".to_owned(),
        (_, 0) => first.join(", "),
        (_, more) => format!("{} and {more} more", first.join(", ")),
    })
}

/// Filter `list | sparkline`: draws the numbers of a list in one line.
fn sparkline(list: Vec<Value>) -> Result<String, Error> {
    let mut drawn = Sparklines::default();
    for value in &list {
        drawn.push(&of_hub(value)?);
    }
    Ok(drawn.draw(SPARKLINE).concat())
}

#[cfg(test)]
mod tests {
    use minijinja::context;
    use serde_json::json;

    use super::*;

    fn scope() -> Value {
        let it = json!([{ "name": "In", "value": { "x": 0.5, "y": 1, "z": 0 } }, { "name": "Out" }, { "name": "Out" }]);
        context! { it => of_json(it) }
    }

    #[test]
    fn things_are_found_by_a_member_and_no_other_is_taken() {
        let all = Expressions::new();
        let found = all.value("(it | the(name='In')).value.x", &scope());
        assert_eq!(found.unwrap(), Value::from(0.5));
        for (expression, why) in [
            (
                "it | the(name='On')",
                "no item has the name On; the items have: In, Out, Out",
            ),
            (
                "it | the(name='Out')",
                "more than one item has the name Out",
            ),
            ("it[0].nothing", "it[0].nothing: undefined value"),
            ("it[1].value.x", "it[1].value.x: undefined value"),
            ("rundown.id", "rundown.id: undefined value"),
        ] {
            let error = all.value(expression, &scope()).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn templates_show_values_as_tables_do() {
        let mut all = Expressions::new();
        all.keep("kept", Value::from(0.25));
        for (template, text) in [
            ("{{ it | names('name', 2) }}", "In, Out and 1 more"),
            (
                "{{ it | names('name', 3) }}: {{ kept }}",
                "In, Out, Out: 0.25",
            ),
            ("{{ [] | names('name', 3) }}", "none"),
            ("{{ it[0].value }}", "x 0.5 y 1 z 0"),
            ("{{ [0, 0.5, 1] | sparkline }}", "▁▅█  0 to 1"),
        ] {
            assert_eq!(all.text(template, &scope()).unwrap(), text);
        }
        assert!(all.text("{{ it[0].nothing }}", &scope()).is_err());
    }

    #[test]
    fn json_is_filled_with_values_of_their_own_kinds() {
        let all = Expressions::new();
        let json =
            json!({ "a": ["$it[0].value.y", "it"], "b": { "c": "$it[0].value" }, "n": null });
        let due = json!({ "a": [1, "it"], "b": { "c": { "x": 0.5, "y": 1, "z": 0 } }, "n": null });
        assert_eq!(all.filled(&json, &scope()).unwrap(), due);
    }
}
