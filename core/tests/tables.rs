//! Compares the tables of `gfxhub::schema` with committed copies of the specification. A row or a
//! field that is missing from a table fails a test.

use gfxhub::{
    RetryClass,
    schema::{
        FieldType, GROUPS, OPERATIONS, OperationInfo, RECORDS, ResponseType, received_records,
    },
};
use serde_json::Value as Json;

const LIST: &str = include_str!("../../tests/spec/operations.json");
const SECTION_2: &str = include_str!("../../tests/spec/section2.json");

fn rows() -> Vec<Json> {
    serde_json::from_str(LIST).expect("operations.json is a list")
}

fn row_of<'a>(rows: &'a [Json], operation: &OperationInfo) -> &'a Json {
    rows.iter()
        .find(|row| row["id"] == operation.name)
        .unwrap_or_else(|| panic!("{} is not in operations.json", operation.name))
}

#[test]
fn every_operation_of_the_specification_is_a_row_in_its_order() {
    let listed: Vec<String> = rows()
        .iter()
        .map(|row| row["id"].as_str().unwrap().to_owned())
        .collect();
    let ours: Vec<&str> = OPERATIONS.iter().map(|operation| operation.name).collect();
    assert_eq!(ours, listed);
}

#[test]
fn rows_match_the_specification() {
    let rows = rows();
    for operation in OPERATIONS {
        let row = row_of(&rows, operation);
        let name = operation.name;
        assert_eq!(operation.method.as_str(), row["method"], "{name}");
        assert_eq!(operation.path, row["path"], "{name}");
        assert_eq!(
            u64::from(operation.status),
            row["status"].as_u64().unwrap(),
            "{name}"
        );
        assert_eq!(operation.resend.word(), row["resend"], "{name}");
        assert_eq!(format!("{}.{}", operation.group, operation.verb), name);
        assert_eq!(
            response(operation),
            row["response"].as_str().unwrap_or("nothing"),
            "{name}"
        );
        assert!(
            !operation.docs.trim().is_empty(),
            "{name} has no documentation"
        );
    }
}

/// Returns the response type as the specification's list of operations writes it.
fn response(operation: &OperationInfo) -> String {
    match operation.outcome {
        ResponseType::List(record) | ResponseType::FirstOfList(record) => {
            format!("[{}]", record.name)
        }
        ResponseType::Record(record) => record.name.to_owned(),
        ResponseType::Ids => "[integer]".to_owned(),
        ResponseType::Id => "integer".to_owned(),
        ResponseType::PlainText => "text".to_owned(),
        ResponseType::SuccessFlag => "Success".to_owned(),
        ResponseType::Empty => "nothing".to_owned(),
        _ => "not in the list".to_owned(),
    }
}

#[test]
fn arguments_stand_in_the_path_in_their_order_and_have_their_form() {
    let rows = rows();
    for operation in OPERATIONS {
        let declared = row_of(&rows, operation)["args"].as_object().unwrap();
        assert_eq!(
            operation.arguments.len(),
            declared.len(),
            "{}",
            operation.name
        );
        let mut rest = operation.path;
        for argument in operation.arguments {
            let place = format!("{{{}}}", argument.wire);
            let (_, after) = rest.split_once(&place).unwrap_or_else(|| {
                panic!(
                    "{}: {} is not where it should be",
                    operation.name, argument.wire
                )
            });
            rest = after;
            let FieldType::Id(id) = argument.shape else {
                panic!("{} is no id", argument.wire)
            };
            let form = if id.text { "string" } else { "integer" };
            assert_eq!(
                form, declared[argument.wire],
                "{}: {}",
                operation.name, argument.wire
            );
        }
        assert!(!rest.contains('{'), "{}: extra placeholder", operation.name);
    }
}

/// A caller that sends only a part of the data loses the rest, on air. The documentation of data
/// in updates and in records must say so.
#[test]
fn updates_say_that_they_replace_data_whole() {
    let mut seen = 0;
    for operation in OPERATIONS {
        let fields = operation.body.map_or(&[][..], |body| body.fields);
        let data = fields.iter().find(|field| field.wire == "data");
        let Some(data) = data.filter(|_| operation.name.contains(".update_")) else {
            continue;
        };
        seen += 1;
        let body = operation.body.map_or("", |body| body.docs);
        for docs in [operation.docs, body, data.docs] {
            let docs = docs.split_whitespace().collect::<Vec<_>>().join(" ");
            let says = docs.contains("all of the old data");
            assert!(says, "{}: {docs}", operation.name);
        }
        let what_to_do = "changes only some fields";
        let docs = operation.docs.split_whitespace().collect::<Vec<_>>();
        assert!(docs.join(" ").contains(what_to_do), "{}", operation.name);
    }
    assert_eq!(seen, 2);
    let fields = RECORDS.iter().flat_map(|record| record.fields);
    let data: Vec<_> = fields.filter(|field| field.wire == "data").collect();
    assert_eq!(data.len(), 2);
    for field in data {
        let docs = field.docs.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            docs.contains("An update with data replaces all of them"),
            "{docs}"
        );
    }
}

#[test]
fn bodies_have_the_fields_of_the_specification() {
    let rows = rows();
    for operation in OPERATIONS {
        let body = &row_of(&rows, operation)["body"];
        let Some(ours) = operation.body else {
            assert!(body.is_null(), "{} has no body", operation.name);
            continue;
        };
        assert_eq!(ours.name, body["name"], "{}", operation.name);
        let fields = body["fields"].as_object().unwrap();
        assert_eq!(ours.fields.len(), fields.len(), "{}", operation.name);
        for field in ours.fields {
            let said = fields[field.wire]
                .as_str()
                .unwrap_or_else(|| panic!("{}: {} is not in the list", operation.name, field.wire));
            assert_eq!(
                field.required,
                said.contains("required"),
                "{}: {said}",
                field.wire
            );
            assert_eq!(
                field.nullable,
                said.contains("or null"),
                "{}: {said}",
                field.wire
            );
        }
    }
}

#[test]
fn records_have_the_fields_of_section_2_and_no_other() {
    let section: serde_json::Map<String, Json> = serde_json::from_str(SECTION_2).unwrap();
    let mut ours: Vec<&str> = received_records().map(|record| record.name).collect();
    ours.sort_unstable();
    let mut theirs: Vec<&str> = section.keys().map(String::as_str).collect();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
    for record in received_records() {
        let fields = section[record.name].as_object().unwrap();
        let mut wires: Vec<&str> = record.fields.iter().map(|field| field.wire).collect();
        wires.sort_unstable();
        let mut listed: Vec<&str> = fields.keys().map(String::as_str).collect();
        listed.sort_unstable();
        assert_eq!(wires, listed, "{}", record.name);
        for field in record.fields {
            let said = fields[field.wire].as_str().unwrap();
            assert!(
                fits(field.shape, said),
                "{}.{}: {said}",
                record.name,
                field.wire
            );
            assert!(
                !field.docs.trim().is_empty(),
                "{}.{}",
                record.name,
                field.wire
            );
        }
    }
}

/// Returns `true` if a type fits the description in the specification.
fn fits(shape: FieldType, said: &str) -> bool {
    // The specification does not show the type. Hubs have sent text, or integers in the fields for
    // cooked builds, such as `cookedId`.
    if said.starts_with("null in samples") {
        return matches!(shape, FieldType::Text | FieldType::Integer);
    }
    match shape {
        FieldType::Boolean => said == "boolean",
        FieldType::Integer => said.starts_with("integer"),
        FieldType::Text | FieldType::Enum(_) => said.starts_with("string"),
        FieldType::Id(id) if id.text => said.starts_with("string"),
        FieldType::Id(_) => said.starts_with("integer"),
        FieldType::List(_) => said.starts_with("array of"),
        FieldType::Object | FieldType::RecordMap(_) => said.starts_with("object"),
        FieldType::Record(_) => said == "MOS object",
        FieldType::Value => said.starts_with("boolean, number"),
        _ => false,
    }
}

#[test]
fn field_names_follow_the_wire_names_mechanically() {
    for record in received_records() {
        for field in record.fields {
            assert_eq!(field.name, snake_case(field.wire), "{}", record.name);
        }
    }
}

/// Converts a JSON name, as in `NodePath` → `node_path`, `ncsID` → `ncs_id`, `roEdDur` →
/// `ro_ed_dur`.
fn snake_case(wire: &str) -> String {
    let letters: Vec<char> = wire.chars().collect();
    let mut snake = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let after_small = at > 0 && !letters[at - 1].is_uppercase() && letters[at - 1] != '_';
        if letter.is_uppercase() && after_small {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

#[test]
fn reads_and_nothing_else_may_be_sent_again_freely() {
    let reads = OPERATIONS
        .iter()
        .filter(|operation| operation.resend == RetryClass::Read);
    assert_eq!(reads.clone().count(), 27);
    assert!(
        reads
            .clone()
            .all(|operation| operation.method.as_str() == "GET")
    );
}

#[test]
fn groups_hold_all_operations_and_say_what_they_are_about() {
    let grouped = GROUPS.iter().flat_map(|group| group.operations.iter());
    assert!(
        grouped
            .map(|operation| operation.name)
            .eq(OPERATIONS.iter().map(|it| it.name))
    );
    for group in GROUPS {
        assert!(!group.docs.trim().is_empty(), "{}", group.name);
        assert!(
            group
                .operations
                .iter()
                .all(|operation| operation.group == group.name)
        );
    }
}
