//! Describes operations in OpenAPI: paths with parameters, request bodies, responses and the retry
//! class.

use crate::json::{Map, Value, json};
use gfxhub::RetryClass;
use gfxhub::bindings::{description, summary};
use gfxhub::schema::{
    ArgumentInfo, EXTERNAL_DATA, FieldType, OPERATIONS, OperationInfo, ResponseType,
};

use super::examples::{argument, example};
use super::schemas::{argument_schema, reference};

/// The operation that has the same path as the download of an ExternalData field.
const BUTTON: &str = "playout.trigger_button";

/// Returns all paths with their operations.
pub(super) fn paths() -> Map<String, Value> {
    let mut paths = Map::new();
    for row in OPERATIONS {
        let item = paths.entry(row.path).or_insert_with(|| json!({}));
        if row.name == BUTTON {
            item["description"] = external_data_text().into();
            item["x-gfxhub-undocumented"] = json!({
                "operation": EXTERNAL_DATA.name,
                "path": EXTERNAL_DATA.path,
                "description": external_data_text(),
                "x-gfxhub-retry": retry(EXTERNAL_DATA.resend),
            });
        }
        item[row.method.as_str().to_ascii_lowercase()] = operation(row);
    }
    paths
}

/// Returns the error responses, which are the same for all operations.
pub(super) fn error_responses() -> Value {
    let response = |text: &str| json!({ "description": text, "content": error_content() });
    json!({
        "Unauthorized": response("The hub requires an API key, and none was sent."),
        "Forbidden": response("The API key is wrong, or the hub has no license for its REST service."),
        "ClientError": response("The hub refuses the request, for example with 404 if the object does not exist."),
        "ServerError": response("The hub failed. Hubs also respond with 500 if there is no such engine, node, property or item."),
    })
}

/// Returns the content of an error response. Text comes first, since generators that support only
/// one form use the first; JSON is text too.
fn error_content() -> Value {
    json!({
        "text/plain": { "schema": { "type": "string" } },
        "application/json": { "schema": reference("Error") },
    })
}

/// Returns the description of the download of an ExternalData field. The download is not an
/// operation of the document: its path has the same form as that of a button, and OpenAPI has no
/// operations without a method.
fn external_data_text() -> String {
    format!(
        "`{}` (`{}`) has this path too: the last segment is then the key of an ExternalData field \
         of the item. Its method and its response are not documented, so it is not an operation of this document.",
        EXTERNAL_DATA.path, EXTERNAL_DATA.name
    )
}

fn operation(row: &OperationInfo) -> Value {
    let mut operation = json!({
        "operationId": row.name,
        "tags": [row.group],
        "summary": summary(row.docs),
        "description": description(row.docs),
    });
    if !row.arguments.is_empty() {
        let parameters = row.arguments.iter().map(|it| parameter(row, it));
        operation["parameters"] = parameters.collect();
    }
    if let Some(body) = row.body {
        let mut content = json!({ "schema": reference(body.name) });
        if let Some(body) = example(row.name, "body") {
            content["example"] = body.clone();
        }
        operation["requestBody"] = json!({
            "required": true,
            "content": { "application/json": content },
        });
    }
    operation["responses"] = json!({
        row.status.to_string(): response(row),
        "401": { "$ref": "#/components/responses/Unauthorized" },
        "403": { "$ref": "#/components/responses/Forbidden" },
        "4XX": { "$ref": "#/components/responses/ClientError" },
        "5XX": { "$ref": "#/components/responses/ServerError" },
    });
    operation["x-gfxhub-retry"] = retry(row.resend);
    operation
}

fn parameter(row: &OperationInfo, info: &ArgumentInfo) -> Value {
    let mut text = description(info.docs);
    if matches!(info.shape, FieldType::Id(id) if id.text) {
        text += "\n\nOne segment of the path: every byte but `A-Z a-z 0-9 - . _ ~` is \
                 percent-encoded, a slash too.";
    }
    let mut parameter = json!({
        "name": info.wire,
        "in": "path",
        "required": true,
        "description": text,
        "schema": argument_schema(&info.shape),
    });
    if let Some(value) = argument(row.name, info.wire) {
        parameter["example"] = value.clone();
    }
    parameter
}

/// Returns the documented response to a successful request.
fn response(row: &OperationInfo) -> Value {
    let list = |items: Value| json!({ "type": "array", "items": items });
    let (text, media_type, schema) = match row.outcome {
        ResponseType::List(record) => (
            "A list.".to_owned(),
            "application/json",
            list(reference(record.name)),
        ),
        ResponseType::Record(record) => (
            summary(record.docs) + ".",
            "application/json",
            reference(record.name),
        ),
        ResponseType::FirstOfList(record) => {
            let mut schema = list(reference(record.name));
            schema["minItems"] = 1.into();
            let text = "A list with the requested object as its only element.".to_owned();
            (text, "application/json", schema)
        }
        ResponseType::Ids => (
            "A list of ids.".to_owned(),
            "application/json",
            list(reference("RendererId")),
        ),
        ResponseType::Id => (
            "The id of the created object.".to_owned(),
            "application/json",
            reference("RendererId"),
        ),
        ResponseType::PlainText => (
            "A word, usually `OK`.".to_owned(),
            "text/plain",
            json!({ "type": "string" }),
        ),
        ResponseType::SuccessFlag => (
            "True if the hub executed the request. Some hubs send no body.".to_owned(),
            "application/json",
            reference("Success"),
        ),
        _ => return json!({ "description": "The request was executed; there is no content." }),
    };
    let mut content = json!({ "schema": schema });
    if let Some(response) = example(row.name, "response") {
        content["example"] = response.clone();
    }
    json!({ "description": text, "content": { media_type: content } })
}

/// Returns a description of whether the operation may be resent if its outcome is unknown.
fn retry(class: RetryClass) -> Value {
    json!({
        "class": class.word(),
        "resends": class.again(false),
        "resendsWhereAsked": class.again(true),
        "description": description(class.docs()),
    })
}
