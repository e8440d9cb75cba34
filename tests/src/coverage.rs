//! The coverage of the suite: it must contain every kind of case and every fault of the arguments
//! for each operation, send each field of the bodies, and have each documented field present, null
//! and absent in a reply.

use crate::argument_faults::ArgumentFault;
use crate::case::{Case, CaseKind};
use crate::json::Json;
use crate::operation::Operation;

/// Fields that section 2 of the specification documents, by record.
const FIELDS: &str = include_str!("../spec/section2.json");

/// Fields that contain other records: as a single value, in a list, or by key in an object. Each
/// row names the record, the field and the other record.
const NESTED: [(&str, &str, &str); 6] = [
    ("Engine", "instances", "EngineInstance"),
    ("Function", "Properties", "Property"),
    ("PlayoutItem", "buttons", "PlayoutButton"),
    ("NewsroomRundown", "items", "NewsroomItem"),
    ("NewsroomItem", "mosObject", "MosObject"),
    ("MosObject", "buttons", "NewsroomButton"),
];

/// The coverage of an operation.
#[derive(Clone, Debug)]
pub struct OperationCoverage {
    /// The operation.
    pub operation: Operation,
    /// Numbers of cases by kind, in the order of [`CaseKind::ALL`].
    pub counts: [usize; 4],
    /// Fields of the body that no case sends.
    pub unsent: Vec<String>,
    /// Faults of the arguments that no case makes.
    pub untried: Vec<ArgumentFault>,
}

/// Numbers of replies with a documented field.
#[derive(Clone, Debug)]
pub struct FieldCoverage {
    /// Name of the record.
    pub record: String,
    /// JSON name of the field.
    pub field: String,
    /// Number of replies in which the field has a value.
    pub present: usize,
    /// Number of replies in which the field is null.
    pub null: usize,
    /// Number of replies in which the record lacks the field.
    pub absent: usize,
}

/// The coverage of a set of cases.
#[derive(Clone, Debug)]
pub struct Coverage {
    /// One row for each operation.
    pub operations: Vec<OperationCoverage>,
    /// One row for each documented field.
    pub fields: Vec<FieldCoverage>,
}

impl Coverage {
    /// Returns the coverage of these cases.
    pub fn of<'a>(cases: impl IntoIterator<Item = &'a Case>) -> Coverage {
        let operations = Operation::all_and_external_data();
        let operations = operations.into_iter();
        let operations = operations.map(|operation| {
            let unsent = operation.body_fields.clone().unwrap_or_default();
            OperationCoverage {
                untried: ArgumentFault::due(&operation),
                operation,
                counts: [0; 4],
                unsent,
            }
        });
        let mut coverage = Coverage {
            operations: operations.collect(),
            fields: documented_fields(),
        };
        for case in cases {
            coverage.count(case);
        }
        coverage
    }

    fn count(&mut self, case: &Case) {
        let row = self
            .operations
            .iter_mut()
            .find(|row| row.operation.id == case.operation);
        let Some(row) = row else { return };
        let kind = CaseKind::ALL.iter().position(|kind| *kind == case.kind);
        if let Some(count) = kind.and_then(|kind| row.counts.get_mut(kind)) {
            *count += 1;
        }
        let OperationCoverage {
            operation, untried, ..
        } = row;
        untried.retain(|fault| !fault.is_tried_by(case, operation));
        let sent = case
            .exchange
            .as_ref()
            .and_then(|exchange| exchange.request.body.as_ref());
        row.unsent
            .retain(|field| sent.is_none_or(|body| body.get(field).is_none()));
        let record = row.operation.response.trim_matches(['[', ']']).to_owned();
        let reply = case.exchange.as_ref().map(|exchange| &exchange.reply);
        let Some(reply) = reply.filter(|reply| reply.status < 300) else {
            return;
        };
        if let Some(json) = &reply.json {
            self.count_fields(&record, json);
        }
    }

    fn count_fields(&mut self, record: &str, json: &Json) {
        if let Json::List(items) = json {
            return items
                .iter()
                .for_each(|item| self.count_fields(record, item));
        }
        let Some(members) = json.members() else {
            return;
        };
        for row in self.fields.iter_mut().filter(|row| row.record == record) {
            match json.get(&row.field) {
                None => row.absent += 1,
                Some(Json::Null) => row.null += 1,
                Some(_) => row.present += 1,
            }
        }
        for (key, value) in members {
            let nested = NESTED
                .iter()
                .find(|(outer, field, _)| *outer == record && field == key);
            match (nested, value) {
                (Some((_, "Properties", inner)), Json::Object(keyed)) => {
                    keyed
                        .iter()
                        .for_each(|(_, value)| self.count_fields(inner, value));
                }
                (Some((_, _, inner)), value) => self.count_fields(inner, value),
                (None, _) => {}
            }
        }
    }

    /// Returns a line for each gap in the coverage of the cases; empty if there is none.
    pub fn gaps(&self) -> Vec<String> {
        let mut gaps = Vec::new();
        for row in &self.operations {
            for (kind, count) in CaseKind::ALL.into_iter().zip(row.counts) {
                let due = kind != CaseKind::Argument || row.operation.takes_anything();
                if due && count == 0 {
                    gaps.push(format!("{} has no {} case", row.operation.id, kind.name()));
                }
            }
        }
        for row in &self.operations {
            let id = &row.operation.id;
            gaps.extend(
                row.unsent
                    .iter()
                    .map(|field| format!("{id} never sends {field}")),
            );
            gaps.extend(
                row.untried
                    .iter()
                    .map(|fault| format!("{id} is never tried {fault}")),
            );
        }
        for row in &self.fields {
            let ways = [
                ("present", row.present),
                ("null", row.null),
                ("absent", row.absent),
            ];
            let lacking = ways.iter().filter(|(_, count)| *count == 0);
            let lacking: Vec<&str> = lacking.map(|(way, _)| *way).collect();
            if !lacking.is_empty() {
                let (record, field, ways) = (&row.record, &row.field, lacking.join(" or "));
                gaps.push(format!("{record}.{field} is never {ways} in a reply"));
            }
        }
        gaps
    }
}

fn documented_fields() -> Vec<FieldCoverage> {
    // The list is part of this crate, so an error in it is a bug that every run shows at once.
    let list = match Json::parse(FIELDS) {
        Ok(list) => list,
        Err(fault) => panic!("tests/spec/section2.json: {fault}"),
    };
    let mut rows = Vec::new();
    for (record, fields) in list.members().unwrap_or_default() {
        for (field, _) in fields.members().unwrap_or_default() {
            let (record, field) = (record.clone(), field.clone());
            rows.push(FieldCoverage {
                record,
                field,
                present: 0,
                null: 0,
                absent: 0,
            });
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::Coverage;
    use crate::load::committed_cases;
    use crate::operation::Operation;

    #[test]
    fn the_committed_suite_covers_every_operation_and_every_documented_field() {
        let cases = committed_cases().unwrap();
        let coverage = Coverage::of(&cases);
        let listed = Operation::all_and_external_data().len();
        assert_eq!(coverage.operations.len(), listed);
        assert!(
            coverage.fields.len() > 100,
            "{} fields",
            coverage.fields.len()
        );
        assert_eq!(coverage.gaps(), Vec::<String>::new());
    }

    #[test]
    fn a_gap_is_reported() {
        let cases = committed_cases().unwrap();
        let without = cases
            .iter()
            .filter(|case| case.name != "projects.list: every field but the id is null");
        assert!(
            Coverage::of(without)
                .gaps()
                .contains(&"Project.version is never null in a reply".to_owned())
        );
        let without = cases
            .iter()
            .filter(|case| !case.name.starts_with("launcher.retime: 204"));
        let without = without.filter(|case| !case.name.starts_with("launcher.retime: the word"));
        assert_eq!(
            Coverage::of(without).gaps(),
            ["launcher.retime has no tolerant case"]
        );
        let without = cases
            .iter()
            .filter(|case| !case.name.starts_with("projects."));
        let gaps = Coverage::of(without).gaps();
        let expected = "Project.version is never present or null or absent in a reply";
        assert!(gaps.iter().any(|gap| gap == expected), "{gaps:?}");
        let without = cases
            .iter()
            .filter(|case| case.name != "engines.get_node: two dots as path");
        assert_eq!(
            Coverage::of(without).gaps(),
            ["engines.get_node is never tried with \"..\" as nodePath"]
        );
    }
}
