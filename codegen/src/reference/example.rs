//! The example of an operation, which is its first successful case in the conformance suite, with
//! the metadata of each part.

use gfxhub::{
    RetryClass,
    schema::{
        BodyField, BodyInfo, EXTERNAL_DATA, FieldInfo, FieldType, OPERATIONS, OperationInfo,
        Presence, RecordInfo, ResponseType,
    },
};
use gfxhub_tests::case::{Case, Expected};
use gfxhub_tests::json::Json;
use gfxhub_tests::load;

use crate::names::snake;

/// A call that the reference shows and tests run in every language.
pub(crate) struct Example {
    /// Operation that is called.
    pub(crate) operation: &'static OperationInfo,
    /// Arguments of the path, in the order of the operation's row.
    pub(crate) arguments: Vec<TypedJson>,
    /// Fields of the body, in the order of the body's table.
    pub(crate) fields: Vec<Field>,
    /// Part of the result that the example prints.
    pub(crate) shown: ExampleOutput,
    /// Text that the example prints.
    pub(crate) printed: String,
}

/// A field of a body, with its value in the example.
pub(crate) struct Field {
    /// Row of the field in the table.
    pub(crate) info: &'static BodyField,
    /// Value of the field.
    pub(crate) value: TypedJson,
}

/// A JSON value with its type.
pub(crate) struct TypedJson {
    /// Type that the tables require.
    pub(crate) shape: FieldType,
    /// Value in the case of the conformance suite.
    pub(crate) json: Json,
}

/// The part of the result that an example prints.
pub(crate) enum ExampleOutput {
    /// Nothing, because there is no result.
    Nothing,
    /// The result itself, which is an id or an enum value.
    Itself,
    /// The text of a response that is returned unchanged.
    Text,
    /// Each id of a list.
    EachId,
    /// A field of a record.
    One(&'static RecordInfo, &'static FieldInfo),
    /// Fields of each record of a list.
    Each(&'static RecordInfo, Vec<&'static FieldInfo>),
}

impl Example {
    /// Returns the examples of all operations, in the order of the tables.
    pub(crate) fn all() -> Result<Vec<Example>, String> {
        let cases = load::committed_cases()?;
        let cases = load::examples(&cases);
        let operations = OPERATIONS.iter().copied().chain([EXTERNAL_DATA]);
        operations
            .map(|operation| {
                let case = cases.iter().find(|case| case.operation == operation.name);
                let case = case.ok_or_else(|| format!("{} has no case", operation.name))?;
                Example::of(operation, case).map_err(|why| format!("{:?}: {why}", case.name))
            })
            .collect()
    }

    /// Returns the example for a case of the conformance suite.
    pub(crate) fn of(operation: &'static OperationInfo, case: &Case) -> Result<Example, String> {
        let arguments: Vec<TypedJson> = operation
            .arguments
            .iter()
            .map(|argument| {
                let json = case.arguments.get(argument.wire).cloned();
                let json = json.ok_or_else(|| format!("{} is missing", argument.wire))?;
                Ok(TypedJson {
                    shape: argument.shape,
                    json,
                })
            })
            .collect::<Result<_, String>>()?;
        let body = case.arguments.get("body");
        let count = case.arguments.members().map_or(0, <[_]>::len);
        if count != arguments.len() + usize::from(body.is_some()) {
            return Err("it has more arguments than the operation".to_owned());
        }
        let fields = match (operation.body, body) {
            (Some(info), Some(json)) => fields(info, json)?,
            (None, None) => Vec::new(),
            _ => return Err(
                "it has a body that the operation does not take, or lacks the body that it takes"
                    .to_owned(),
            ),
        };
        let Expected::Result(result) = &case.expected else {
            return Err("it does not succeed".to_owned());
        };
        let shown = ExampleOutput::of(operation);
        let printed = shown.printed(result)?;
        Ok(Example {
            operation,
            arguments,
            fields,
            shown,
            printed,
        })
    }
}

/// Returns the fields of a body in JSON, in the order of its table.
pub(crate) fn fields(info: &'static BodyInfo, json: &Json) -> Result<Vec<Field>, String> {
    let members = json.members().ok_or("the body is not an object")?;
    let known = |name: &String| info.fields.iter().any(|field| field.wire == *name);
    if let Some((name, _)) = members.iter().find(|(name, _)| !known(name)) {
        return Err(format!("{} has no field {name}", info.name));
    }
    let fields = info.fields.iter().filter_map(|info| {
        let (shape, json) = (info.shape, json.get(info.wire)?.clone());
        let value = TypedJson { shape, json };
        Some(Field { info, value })
    });
    Ok(fields.collect())
}

/// Returns the numbers in an object that is a vector of doubles, or `None` for another object.
pub(crate) fn vector(members: &[(String, Json)]) -> Option<Vec<&str>> {
    let names: String = members.iter().map(|(name, _)| name.as_str()).collect();
    if !["xyz", "xyzw"].contains(&names.as_str()) {
        return None;
    }
    let numbers = members.iter().map(|(_, value)| match value {
        Json::Number(token) if token.contains('.') => Some(token.as_str()),
        _ => None,
    });
    numbers.collect()
}

impl ExampleOutput {
    fn of(operation: &'static OperationInfo) -> ExampleOutput {
        match operation.outcome {
            ResponseType::List(record) => ExampleOutput::Each(record, telling_of_many(record)),
            ResponseType::Record(record) | ResponseType::FirstOfList(record) => {
                telling_of_one(operation, record)
                    .map_or(ExampleOutput::Nothing, |f| ExampleOutput::One(record, f))
            }
            ResponseType::Ids => ExampleOutput::EachId,
            ResponseType::Id | ResponseType::PlainText => ExampleOutput::Itself,
            ResponseType::Raw => ExampleOutput::Text,
            _ => ExampleOutput::Nothing,
        }
    }

    /// Returns the text that the programs print for this result.
    fn printed(&self, result: &Json) -> Result<String, String> {
        let lines = |each: &dyn Fn(&Json) -> Result<String, String>| {
            let Json::List(items) = result else {
                return Err("the result is not a list".to_owned());
            };
            items.iter().map(each).collect::<Result<Vec<_>, _>>()
        };
        let lines = match self {
            ExampleOutput::Nothing => Vec::new(),
            ExampleOutput::Itself => vec![plain(Some(result))?],
            ExampleOutput::Text => vec![plain(result.get("text"))?],
            ExampleOutput::EachId => lines(&|id| plain(Some(id)))?,
            ExampleOutput::One(_, field) => vec![plain(result.get(field.wire))?],
            ExampleOutput::Each(_, fields) => lines(&|record| {
                let words = fields.iter().map(|field| plain(record.get(field.wire)));
                Ok(words.collect::<Result<Vec<_>, _>>()?.join(" "))
            })?,
        };
        Ok(lines.join("\n"))
    }
}

/// Returns the text of a value that every language prints in the same way: a text, or a number as
/// it is written in JSON.
fn plain(value: Option<&Json>) -> Result<String, String> {
    match value {
        Some(Json::Text(text)) => Ok(text.clone()),
        Some(Json::Number(token)) => Ok(token.clone()),
        other => Err(format!("the languages print {other:?} differently")),
    }
}

/// Returns the fields of each record in a list that an example prints: the id and the name.
fn telling_of_many(record: &'static RecordInfo) -> Vec<&'static FieldInfo> {
    let ids = record.fields.iter().take_while(|field| is_sure_id(field));
    let name = record.fields.iter().find(|field| is_text(field));
    ids.last().into_iter().chain(name).collect()
}

/// Returns the field of a single record that an example prints, or `None` if it has no such field.
/// It is the id of a new object, else a changed field, the value of a property, a name, or an enum
/// value.
fn telling_of_one(
    operation: &'static OperationInfo,
    record: &'static RecordInfo,
) -> Option<&'static FieldInfo> {
    let find = |wanted: &dyn Fn(&FieldInfo) -> bool| record.fields.iter().find(|f| wanted(f));
    if operation.resend == RetryClass::Create {
        return find(&is_sure_id);
    }
    let sent = operation.body.map_or(&[][..], |body| body.fields);
    find(&|field| sent.first().is_some_and(|sent| sent.wire == field.wire))
        .or_else(|| find(&|field| field.shape == FieldType::Value))
        .or_else(|| find(&is_text))
        .or_else(|| find(&|field| matches!(field.shape, FieldType::Enum(_))))
}

fn is_sure_id(field: &FieldInfo) -> bool {
    matches!(field.shape, FieldType::Id(_)) && field.presence == Presence::Required
}

fn is_text(field: &FieldInfo) -> bool {
    field.shape == FieldType::Text && field.presence == Presence::Empty
}

/// Returns the variable name of a record in the examples of every language: `engine` for `Engine`,
/// `rundown` for `NewsroomRundownSummary`.
pub(crate) fn record_noun(record: &RecordInfo) -> String {
    noun(record.name)
}

/// Returns the variable name of a body in the examples: `update` for `PropertyUpdate`, `item` for
/// `PlayoutItemCreate`.
pub(crate) fn body_noun(body: &BodyInfo) -> String {
    noun(body.name.strip_suffix("Create").unwrap_or(body.name))
}

fn noun(name: &str) -> String {
    let bare = ["Summary", "Created"]
        .iter()
        .find_map(|end| name.strip_suffix(end));
    let whole = snake(bare.unwrap_or(name));
    let last = whole.rsplit('_').next().unwrap_or(&whole);
    // These names are reserved in some languages.
    match last {
        "property" => "prop".to_owned(),
        "function" => "func".to_owned(),
        "template" => "tmpl".to_owned(),
        "object" => whole,
        _ => last.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::noun;

    #[test]
    fn a_noun_is_the_last_word_that_no_language_keeps_for_itself() {
        for (name, due) in [
            ("EngineInstance", "instance"),
            ("NewsroomRundownSummary", "rundown"),
            ("LaunchConfigCreated", "config"),
            ("FunctionSummary", "func"),
            ("MosObject", "mos_object"),
        ] {
            assert_eq!(noun(name), due);
        }
    }
}
