//! Describes the methods of the groups: their names, parameters and requests, and for the tests a
//! call of each method.

use gfxhub::{
    RetryClass,
    schema::{
        BodyField, CALL_SETTINGS, EXTERNAL_DATA, FieldType, GroupInfo, OperationInfo, ResponseType,
        calls,
    },
};
use serde::Serialize;

use super::types::{parameter, sent};
use super::{examples, settings};
use crate::docs::{camel_words, summary, without_rust_remarks};
use crate::names::{camel, pascal};
use crate::templates::quoted;

/// A group of operations, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct GroupView {
    pub(super) name: &'static str,
    class: String,
    docs: String,
    pub(super) operations: Vec<OperationView>,
    /// Name of the type with the composed calls of the group, if any.
    composed: Option<String>,
}

/// An operation, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct OperationView {
    name: &'static str,
    group: &'static str,
    method: String,
    docs: String,
    /// Example that calls the operation.
    example: &'static str,
    /// Sentences that say if the operation may be resent.
    again: String,
    /// Names of its options, with their units.
    option_names: String,
    is_read: bool,
    /// HTTP method and path of the request.
    path: String,
    returns: String,
    /// Type of the result.
    pub(super) result: String,
    /// Required arguments with their documentation.
    arguments: Vec<ArgumentView>,
    /// Names of the parameters.
    names: Vec<String>,
    /// Parameters with their types.
    parameters: Vec<String>,
    /// Type of the options.
    pub(super) options: String,
    /// `true` if the operation has options in addition to those of every call.
    pub(super) has_options: bool,
    /// `true` if the HTTP method is an option.
    has_method: bool,
    has_body: bool,
    /// JSON names of the arguments in the path.
    in_path: Vec<&'static str>,
    /// JSON names of the required fields of the body.
    pub(super) required: Vec<&'static str>,
    pub(super) optional: Vec<OptionView>,
    /// Fields that contain ids, integers or lists of them; their numbers must be exact.
    whole: Vec<&'static str>,
    /// Name of a test function that calls the operation.
    function: String,
    /// Sample arguments of the call.
    samples: Vec<String>,
}

/// A required argument, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct ArgumentView {
    pub(super) name: String,
    pub(super) docs: String,
    #[serde(rename = "type")]
    pub(super) form: String,
}

impl ArgumentView {
    /// Returns the declaration of the parameter, with its type.
    pub(super) fn declared(&self) -> String {
        format!("{}: {}", self.name, self.form)
    }
}

/// An optional field of a body, in the form that the templates use.
#[derive(Serialize)]
pub(super) struct OptionView {
    name: String,
    wire: &'static str,
    docs: String,
    #[serde(rename = "type")]
    form: String,
    sample: String,
}

impl OptionView {
    /// Returns the name in backquotes, with the unit if it is a time in seconds.
    pub(super) fn mention(&self) -> String {
        match ["Duration", "Delay"].contains(&self.wire) {
            true => format!("`{}` (seconds)", self.name),
            false => format!("`{}`", self.name),
        }
    }
}

/// Returns the view of a group. `composed` is the name of the type with its composed calls.
pub(super) fn view(
    group: &'static GroupInfo,
    composed: Option<String>,
) -> Result<GroupView, String> {
    Ok(GroupView {
        name: group.name,
        class: pascal(group.name),
        docs: without_rust_remarks(group.docs),
        operations: calls()
            .filter(|call| call.group == group.name)
            .map(operation)
            .collect::<Result<_, _>>()?,
        composed,
    })
}

pub(super) fn operation(operation: &'static OperationInfo) -> Result<OperationView, String> {
    let fields = || operation.body.into_iter().flat_map(|body| body.fields);
    let required = || fields().filter(|field| field.required);
    let optional: Vec<OptionView> = fields()
        .filter(|field| !field.required)
        .map(option)
        .collect();
    let has_method = operation.name == EXTERNAL_DATA.name;
    let has_options = has_method || !optional.is_empty();
    let function = pascal(operation.group) + &pascal(operation.verb);
    let options = match has_options {
        true => function.clone() + "Options",
        false => "CallOptions".to_owned(),
    };
    let path = operation.arguments.iter().map(|given| {
        let form = sent(&given.shape, false);
        (given.wire, given.docs, form, &given.shape)
    });
    let body = required().map(|field| {
        let form = sent(&field.shape, field.nullable);
        (field.wire, field.docs, form, &field.shape)
    });
    let (mut arguments, mut names, mut parameters) = (Vec::new(), Vec::new(), Vec::new());
    let mut samples = Vec::new();
    for (wire, docs, form, shape) in path.chain(body) {
        let name = parameter(wire);
        names.push(name.clone());
        samples.push(sample(shape));
        let docs = summary(docs);
        let argument = ArgumentView { name, docs, form };
        parameters.push(argument.declared());
        arguments.push(argument);
    }
    names.push("options".to_owned());
    parameters.push(format!("options?: {options}"));
    samples.push("options".to_owned());
    let resend = operation.resend;
    Ok(OperationView {
        example: examples::of(operation.name)?,
        name: operation.name,
        group: operation.group,
        method: camel(operation.verb),
        docs: camel_words(&without_rust_remarks(operation.docs)),
        again: match resend {
            RetryClass::Set if !operation.is_composed() => resend.docs().replace(
                "no Duration, no Delay, no Interpolation other than Constant",
                "no duration, no delay, no interpolation other than Constant",
            ),
            _ => operation.again().to_owned(),
        },
        option_names: option_names(&optional, has_method, resend),
        is_read: resend == RetryClass::Read,
        path: match operation.is_composed() {
            true => String::new(),
            false => format!("{} {}", operation.method, operation.path),
        },
        returns: returns(operation.outcome),
        result: result(operation.outcome),
        arguments,
        names,
        parameters,
        options,
        has_options,
        has_method,
        has_body: operation.body.is_some(),
        in_path: operation.arguments.iter().map(|given| given.wire).collect(),
        required: required().map(|field| field.wire).collect(),
        whole: required()
            .chain(fields().filter(|field| !field.required))
            .filter(|field| is_whole(&field.shape))
            .map(|field| field.wire)
            .collect(),
        optional,
        function,
        samples,
    })
}

fn option(field: &'static BodyField) -> OptionView {
    OptionView {
        name: parameter(field.wire),
        wire: field.wire,
        docs: without_rust_remarks(field.docs) + jump(field.wire),
        form: sent(&field.shape, field.nullable),
        sample: sample(&field.shape),
    }
}

/// Returns a sentence that lists the options of an operation.
fn option_names(optional: &[OptionView], has_method: bool, class: RetryClass) -> String {
    let own = optional.iter().map(OptionView::mention);
    let method = has_method.then(|| "`method`".to_owned());
    let of_call = CALL_SETTINGS
        .iter()
        .filter(|setting| setting.counts_for(class))
        .map(|setting| settings::mention(setting));
    let names: Vec<String> = own.chain(method).chain(of_call).collect();
    let (last, others) = names
        .split_last()
        .map_or(("", &names[..]), |(last, others)| (last.as_str(), others));
    format!("{} and {last}; all are optional.", others.join(", "))
}

/// Returns an example of a move, which is added to the documentation of the duration. Returns an
/// empty text for all other options.
fn jump(wire: &str) -> &'static str {
    match wire {
        "Duration" => " `{ interpolation: 'EaseIn', duration: 1.5 }` moves the value in 1.5 s.",
        _ => "",
    }
}

/// Returns `true` if numbers of this type must be exact.
fn is_whole(shape: &FieldType) -> bool {
    match shape {
        FieldType::Id(_) | FieldType::Integer => true,
        FieldType::List(element) => is_whole(element),
        _ => false,
    }
}

/// Returns the description of the result.
fn returns(outcome: ResponseType) -> String {
    match outcome {
        ResponseType::List(record) => {
            format!(
                "An array of {{@link {}}}, empty where there are none.",
                record.name
            )
        }
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => {
            format!("{{@link {}}}.", record.name)
        }
        ResponseType::Ids => "An array of the ids of renderers.".to_owned(),
        ResponseType::Id => "The id of the created object.".to_owned(),
        ResponseType::PlainText => "The text of the response, such as `OK`.".to_owned(),
        ResponseType::Raw => {
            "Status, content type and body of the response as received.".to_owned()
        }
        ResponseType::DataList(data) => {
            format!(
                "An array of {{@link {}}}, empty where there are none.",
                data.name
            )
        }
        _ => "Nothing. The promise resolves once the hub has executed the operation.".to_owned(),
    }
}

/// Returns the TypeScript type of the result.
fn result(outcome: ResponseType) -> String {
    match outcome {
        ResponseType::List(record) => format!("{}[]", record.name),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => record.name.to_owned(),
        ResponseType::Ids => "RendererId[]".to_owned(),
        ResponseType::Id => "RendererId".to_owned(),
        ResponseType::PlainText => "string".to_owned(),
        ResponseType::Raw => "RawResponse".to_owned(),
        ResponseType::DataList(data) => format!("{}[]", data.name),
        _ => "void".to_owned(),
    }
}

/// Returns a sample argument of this type.
fn sample(shape: &FieldType) -> String {
    match shape {
        FieldType::Boolean => "true".to_owned(),
        FieldType::Integer => "7".to_owned(),
        FieldType::Seconds => "1.5".to_owned(),
        FieldType::Value => "{ x: 0.5, y: [true, null, 'a', 1n] }".to_owned(),
        FieldType::Object => "{ headline: 'text', list: ['a', 'b'] }".to_owned(),
        FieldType::Id(id) if !id.text => "3n".to_owned(),
        FieldType::Enum(words) => quoted(words.values.first().copied().unwrap_or_default()),
        FieldType::List(element) => format!("[{}]", sample(element)),
        // A document that another call returned may have been kept as JSON.
        FieldType::Record(_) => "JSON.parse('{}')".to_owned(),
        FieldType::Body(body) => {
            let member = |field: &BodyField| format!("{}: {}", field.wire, sample(&field.shape));
            let members: Vec<String> = body.fields.iter().map(member).collect();
            format!("{{ {} }}", members.join(", "))
        }
        _ => "'text'".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use gfxhub::schema::{CALL_SETTINGS, GROUPS};

    use super::{settings, view};

    #[test]
    fn no_option_of_an_operation_is_named_like_one_of_every_call() {
        let taken: Vec<String> = CALL_SETTINGS
            .iter()
            .map(|setting| settings::view(setting).name)
            .chain(["method".to_owned()])
            .collect();
        let groups = GROUPS.iter().map(|group| view(group, None).unwrap());
        for operation in groups.flat_map(|group| group.operations) {
            for option in operation.optional {
                assert!(!taken.contains(&option.name), "{}", option.name);
            }
        }
    }
}
