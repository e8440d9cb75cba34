//! JSON Schema of ids, enums, records and bodies, and of the documents that consist of records.

use crate::json::{Map, Value, json};
use gfxhub::bindings::{DOCUMENT_VERSION, DOCUMENTS, description, summary};
use gfxhub::schema::{
    BODIES, BodyField, BodyInfo, EnumInfo, FieldInfo, FieldType, IdInfo, OPERATIONS, OperationInfo,
    Presence, RecordInfo, VALUE_STRUCTS, calls, received_records,
};

/// Place of the named schemas in the OpenAPI document.
const COMPONENTS: &str = "#/components/schemas/";

/// The direction of a value. Hubs may send more than is documented, but clients must not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Request,
    Response,
}

/// Returns all named schemas, to which arguments, records and bodies refer. Each is listed once.
pub(super) fn components() -> Map<String, Value> {
    let mut schemas = Map::new();
    for record in received_records() {
        schemas.insert(record.name.to_owned(), record_schema(record));
    }
    for body in sent_bodies() {
        schemas.insert(body.name.to_owned(), body_schema(body));
    }
    let arguments = OPERATIONS.iter().flat_map(|row| row.arguments);
    let arguments = arguments.map(|argument| argument.shape);
    let records = received_records().flat_map(|record| record.fields);
    let bodies = sent_bodies().flat_map(|body| body.fields);
    let fields = records
        .map(|field| field.shape)
        .chain(bodies.map(|field| field.shape));
    for shape in arguments.chain(fields) {
        insert_named(&shape, &mut schemas);
    }
    schemas.insert("Success".to_owned(), success_schema());
    schemas.insert("Error".to_owned(), error_schema());
    schemas
}

/// Returns the bodies that operations send, and the bodies within them, but not those of composed
/// calls.
pub(super) fn sent_bodies() -> impl Iterator<Item = &'static BodyInfo> {
    let is_of = |call: &OperationInfo, body: &BodyInfo| {
        call.body.is_some_and(|sent| sent.name == body.name)
    };
    BODIES.iter().copied().filter(move |body| {
        let mut of = calls().filter(|call| is_of(call, body)).peekable();
        of.peek().is_none() || of.any(|call| !call.is_composed())
    })
}

/// Returns file names and JSON Schemas of the documents that clients keep in files. The schemas use
/// draft 7, as the schema of shows does.
#[must_use]
pub fn document_schemas() -> Vec<(String, Value)> {
    let schemas = DOCUMENTS.iter().map(|(record, format)| {
        let schema = document_schema(record, format);
        (format!("{format}.schema.json"), schema)
    });
    schemas.collect()
}

fn document_schema(record: &RecordInfo, format: &str) -> Value {
    let mut schema = record_schema(record);
    schema["$schema"] = "http://json-schema.org/draft-07/schema#".into();
    schema["title"] = record.name.into();
    let fixed = [
        ("format", json!({ "const": format })),
        (
            "version",
            json!({ "type": "integer", "minimum": 1, "maximum": DOCUMENT_VERSION }),
        ),
    ];
    for (name, form) in fixed {
        if let Some(field) = record.fields.iter().find(|field| field.wire == name) {
            schema["properties"][name] = described(form, field.docs);
            let required = schema.get_mut("required").and_then(Value::as_array_mut);
            required
                .and_then(|names| (!names.contains(&name.into())).then(|| names.push(name.into())));
        }
    }
    let mut definitions = Map::new();
    for field in record.fields {
        insert_named(&field.shape, &mut definitions);
    }
    schema["definitions"] = definitions.into();
    refer_to_definitions(&mut schema);
    schema
}

/// Replaces references to the components of the OpenAPI document by those to definitions.
fn refer_to_definitions(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            for (name, member) in members.iter_mut() {
                match member {
                    Value::String(to) if name == "$ref" => {
                        *to = to.replace(COMPONENTS, "#/definitions/");
                    }
                    _ => refer_to_definitions(member),
                }
            }
        }
        Value::Array(elements) => elements.iter_mut().for_each(refer_to_definitions),
        _ => {}
    }
}

/// Returns the schema of a path argument.
pub(super) fn argument_schema(shape: &FieldType) -> Value {
    schema(shape, Direction::Request)
}

/// Returns a reference to a named schema.
pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{COMPONENTS}{name}") })
}

/// Adds the schemas to which the schema of a field refers, directly or through other schemas.
fn insert_named(shape: &FieldType, schemas: &mut Map<String, Value>) {
    match shape {
        FieldType::Id(id) => {
            schemas.insert(id.name.to_owned(), id_schema(id));
        }
        FieldType::Enum(words) => {
            schemas.insert(words.name.to_owned(), enum_schema(words));
        }
        FieldType::Record(record) if !schemas.contains_key(record.name) => {
            schemas.insert(record.name.to_owned(), record_schema(record));
            let fields = record.fields.iter();
            fields.for_each(|field| insert_named(&field.shape, schemas));
        }
        FieldType::Value => {
            schemas.insert("Value".to_owned(), value_schema());
        }
        FieldType::List(element) | FieldType::RecordMap(element) => insert_named(element, schemas),
        _ => {}
    }
}

fn schema(shape: &FieldType, direction: Direction) -> Value {
    match shape {
        FieldType::Boolean => json!({ "type": "boolean" }),
        FieldType::Integer => json!({ "type": "integer", "format": "int64" }),
        FieldType::Seconds => json!({ "type": "number", "format": "double", "minimum": 0 }),
        FieldType::Text => json!({ "type": "string" }),
        FieldType::NonEmptyString => json!({ "type": "string", "minLength": 1 }),
        FieldType::Object => json!({ "type": "object", "additionalProperties": true }),
        FieldType::Id(id) => reference(id.name),
        // Only a request is restricted to the documented words, because hubs also send other words.
        FieldType::Enum(words) => match direction {
            Direction::Request => reference(words.name),
            Direction::Response => {
                json!({ "anyOf": [reference(words.name), { "type": "string" }] })
            }
        },
        FieldType::List(element) => {
            json!({ "type": "array", "items": schema(element, direction) })
        }
        FieldType::RecordMap(element) => {
            json!({ "type": "object", "additionalProperties": schema(element, direction) })
        }
        FieldType::Record(record) => reference(record.name),
        FieldType::RendererRef => {
            json!({ "anyOf": [reference("RendererId"), reference("Renderer")] })
        }
        FieldType::Body(body) => reference(body.name),
        // Any JSON is allowed for the value of a property, and for types that are added to the
        // tables later.
        _ => reference("Value"),
    }
}

/// Returns the schema with null as an additional value.
fn nullable(mut schema: Value) -> Value {
    if schema == reference("Value") {
        return schema;
    }
    if let Some(word @ Value::String(_)) = schema.get("type") {
        schema["type"] = json!([word, "null"]);
        return schema;
    }
    match schema.get_mut("anyOf").and_then(Value::as_array_mut) {
        Some(any) => {
            any.push(json!({ "type": "null" }));
            schema
        }
        None => json!({ "anyOf": [schema, { "type": "null" }] }),
    }
}

/// Adds a description to a schema.
fn described(mut schema: Value, docs: &str) -> Value {
    let text = description(docs);
    if !text.is_empty() {
        schema["description"] = text.into();
    }
    schema
}

fn record_schema(record: &RecordInfo) -> Value {
    let properties: Map<_, _> = record.fields.iter().map(record_property).collect();
    let required = record.fields.iter();
    let required: Vec<_> = required
        .filter(|field| field.presence == Presence::Required)
        .map(|field| field.wire)
        .collect();
    object(record.docs, properties, &required, true)
}

/// Returns the name and the schema of a record's field. A field that may be missing may also be
/// null.
fn record_property(field: &FieldInfo) -> (String, Value) {
    let mut property = schema(&field.shape, Direction::Response);
    if field.presence != Presence::Required {
        property = nullable(property);
    }
    (field.wire.to_owned(), described(property, field.docs))
}

fn body_schema(body: &BodyInfo) -> Value {
    let properties: Map<_, _> = body.fields.iter().map(body_property).collect();
    let required = body.fields.iter().filter(|field| field.required);
    let required: Vec<_> = required.map(|field| field.wire).collect();
    object(body.docs, properties, &required, false)
}

fn body_property(field: &BodyField) -> (String, Value) {
    let mut property = schema(&field.shape, Direction::Request);
    if field.nullable {
        property = nullable(property);
    }
    (field.wire.to_owned(), described(property, field.docs))
}

fn object(docs: &str, properties: Map<String, Value>, required: &[&str], open: bool) -> Value {
    let mut object = described(json!({ "type": "object" }), docs);
    object["properties"] = properties.into();
    if !required.is_empty() {
        object["required"] = json!(required);
    }
    object["additionalProperties"] = open.into();
    object
}

fn id_schema(id: &IdInfo) -> Value {
    let form = match (id.text, id.or_integer) {
        (true, false) => json!({ "type": "string" }),
        (true, true) => json!({ "type": ["string", "integer"] }),
        (false, _) => json!({ "type": "integer", "format": "int64" }),
    };
    described(form, id.docs)
}

fn enum_schema(words: &EnumInfo) -> Value {
    let mut schema = described(
        json!({ "type": "string", "enum": words.values }),
        words.docs,
    );
    let mut text = description(words.docs);
    for (word, docs) in words.values.iter().zip(words.value_docs) {
        text += &format!("\n- `{word}`: {}", description(docs));
    }
    schema["description"] = text.into();
    schema
}

fn value_schema() -> Value {
    let shapes: Vec<String> = VALUE_STRUCTS
        .iter()
        .map(|shape| {
            let members = shape.members.iter().map(|member| match member.required {
                true => format!("`{}`", member.wire),
                false => format!("`{}` (optional)", member.wire),
            });
            let members: Vec<_> = members.collect();
            format!(
                "\n- {} ({}): {}",
                shape.name,
                summary(shape.docs),
                members.join(", ")
            )
        })
        .collect();
    json!({
        "description": format!(
            "Anything that a property can hold: null, a boolean, a number, text, a list or an \
             object. Known objects are:\n{}",
            shapes.concat()
        ),
    })
}

fn success_schema() -> Value {
    json!({
        "type": "object",
        "description": "True if the hub executed the request. `false` with a 2xx status is a failure.",
        "properties": { "success": { "type": "boolean" } },
        "additionalProperties": true,
    })
}

fn error_schema() -> Value {
    json!({
        "type": "object",
        "description": "The failure, in the hub's words.",
        "properties": { "error": { "type": "string" } },
        "additionalProperties": true,
    })
}
