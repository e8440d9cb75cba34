//! Composed calls as the templates of C and C++ see them: the calls, their items, their results.

use gfxhub::RetryClass;
use gfxhub::schema::{
    BATCH_FIGURES, BodyInfo, COMPOSED, ComposedInfo, FieldType, IdInfo, PlainField, PlainInfo,
    PlainType, ResponseType, operation,
};
use serde::Serialize;

use crate::c::fixture::{demo_number, demo_text, second_demo_number, second_demo_text};
use crate::c::naming::{argument, body_type, c_type, export, wire_snake};
use crate::docs;

/// The text ids of two items of the demo show.
const DEMO: [fn(&str) -> &'static str; 2] = [demo_text, second_demo_text];

/// The composed calls, with the structs of their items and the results that they give, each once.
#[derive(Serialize)]
pub(crate) struct ComposedView {
    pub(crate) calls: Vec<CallView>,
    items: Vec<ItemView>,
    pub(crate) results: Vec<ResultsView>,
    /// The figures that all results have.
    figures: Vec<FigureView>,
}

/// A composed call.
#[derive(Clone, Serialize)]
pub(crate) struct CallView {
    name: &'static str,
    pub(crate) group: &'static str,
    verb: &'static str,
    pub(crate) docs: &'static str,
    /// Its export in C.
    pub(crate) c: String,
    pub(crate) arguments: Vec<ArgumentView>,
    pub(crate) items: ItemsView,
    pub(crate) results: ResultsView,
    /// The arguments in an example in C, up to the results.
    pub(crate) called: String,
    /// The operation that each item is a call of: its verb and its export in C, method and path, and
    /// whether it is sent again.
    of: &'static str,
    of_c: String,
    path: String,
    again: &'static str,
    /// True where it only reads.
    #[serde(skip)]
    pub(crate) reads: bool,
}

/// An argument besides the items.
#[derive(Clone, Serialize)]
pub(crate) struct ArgumentView {
    name: &'static str,
    /// Its name in C.
    pub(crate) c: String,
    wire: &'static str,
    /// The name of its id type.
    of: &'static str,
    pub(crate) is_text: bool,
    docs: String,
}

/// The items of a call.
#[derive(Clone, Serialize)]
pub(crate) struct ItemsView {
    name: &'static str,
    docs: &'static str,
    /// Their name in C.
    pub(crate) c: String,
    pub(crate) holds: Holds,
    /// The name of their type, and its type in C; empty for an id.
    of: &'static str,
    pub(crate) c_type: String,
    /// The ids of an item, those of plain data within it among them.
    pub(crate) ids: Vec<IdPart>,
    has_text: bool,
    /// The body of an item.
    pub(crate) body: Option<BodyPart>,
    /// The expression that leads from an item to the address of its result: `.address`.
    address: String,
    /// An argument that an error names: one of the fourth item.
    place: String,
    /// Two items of the demo show as C writes them.
    pub(crate) demo: Vec<String>,
}

/// A struct of an item with a body.
#[derive(Clone, Serialize)]
struct ItemView {
    name: &'static str,
    docs: &'static str,
    c: String,
    fields: Vec<ItemField>,
    ids: Vec<IdPart>,
    body: BodyPart,
    /// The ids of one of the demo show.
    demo: String,
}

/// A field of it.
#[derive(Clone, Serialize)]
struct ItemField {
    name: &'static str,
    docs: &'static str,
    holds: Holds,
    /// The name of its type, and its type in C; empty for an id.
    of: &'static str,
    c: String,
    ids: Vec<IdPart>,
}

/// An id of an item.
#[derive(Clone, Serialize)]
pub(crate) struct IdPart {
    pub(crate) name: &'static str,
    docs: &'static str,
    wire: &'static str,
    of: &'static str,
    pub(crate) is_text: bool,
    /// The expression that leads to it from the item: `.address.node_path`.
    path: String,
}

/// The body of an item.
#[derive(Clone, Serialize)]
pub(crate) struct BodyPart {
    pub(crate) name: &'static str,
    docs: &'static str,
    of: &'static str,
    pub(crate) c: String,
    /// The value that is all that it requires, by which it may be given too.
    pub(crate) value: Option<ValuePart>,
}

/// A value that is all that a body requires.
#[derive(Clone, Serialize)]
pub(crate) struct ValuePart {
    name: &'static str,
    wire: &'static str,
    docs: &'static str,
}

/// The results of composed calls: those of the same response and the same address are of one type.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct ResultsView {
    /// Their type in C.
    pub(crate) c: String,
    /// The record of an item, its type in C or that of a list of it.
    record: &'static str,
    is_list: bool,
    of_c: String,
    address: AddressView,
}

/// The address of a result.
#[derive(Clone, PartialEq, Serialize)]
struct AddressView {
    holds: Holds,
    of: &'static str,
    /// The name of its accessor in C.
    c: String,
    docs: String,
}

/// A figure of results.
#[derive(Serialize)]
struct FigureView {
    name: &'static str,
    docs: &'static str,
    is_time: bool,
}

/// The form of an item, of a part of it, or of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Holds {
    /// A text that identifies something.
    Text,
    /// A number that does.
    Number,
    /// Plain data of ids.
    Plain,
    /// A body, or plain data with a body.
    Body,
}

/// The view of all composed calls.
pub(crate) fn view() -> Result<ComposedView, String> {
    let calls: Vec<CallView> = COMPOSED
        .iter()
        .map(|call| call_view(call))
        .collect::<Result<_, _>>()?;
    let mut results: Vec<ResultsView> = Vec::new();
    for call in &calls {
        match results.iter().find(|known| known.c == call.results.c) {
            Some(known) if *known == call.results => {}
            Some(_) => return Err(format!("{}: its results have two addresses", call.name)),
            None => results.push(call.results.clone()),
        }
    }
    let mut items: Vec<ItemView> = Vec::new();
    for call in COMPOSED {
        if let PlainType::Plain(info) = call.items.item_type
            && let Some(body) = body_of(info)
            && items.iter().all(|known| known.name != info.name)
        {
            items.push(item_view(info, body)?);
        }
    }
    let figures = BATCH_FIGURES.fields.iter().map(figure);
    Ok(ComposedView {
        calls,
        items,
        results,
        figures: figures.collect::<Result<_, _>>()?,
    })
}

fn call_view(call: &'static ComposedInfo) -> Result<CallView, String> {
    let row = operation(call.operation)
        .ok_or_else(|| format!("{}: there is no {}", call.name, call.operation))?;
    let arguments = call.arguments.iter().map(|given| match given.shape {
        FieldType::Id(id) => Ok(ArgumentView {
            name: given.name,
            c: argument(given),
            wire: given.wire,
            of: id.name,
            is_text: id.text,
            docs: docs::summary(given.docs),
        }),
        other => Err(format!(
            "{}: C has no argument that is {other:?}",
            call.name
        )),
    });
    let mut view = CallView {
        name: call.name,
        group: call.group,
        verb: call.verb,
        docs: call.docs,
        c: format!("gfxhub_{}_{}", call.group, call.verb),
        arguments: arguments.collect::<Result<_, _>>()?,
        items: items_view(call)?,
        called: String::new(),
        results: results_view(call, row.outcome)?,
        of: row.verb,
        of_c: export(row),
        path: format!("{} {}", row.method, row.path),
        again: row.resend.docs(),
        reads: row.resend == RetryClass::Read,
    };
    view.called = view.passed("hub", &view.items.c);
    Ok(view)
}

fn items_view(call: &'static ComposedInfo) -> Result<ItemsView, String> {
    let name = call.items.name;
    let place = |member: &str| format!("{name}[3]{member}");
    let mut view = match call.items.item_type {
        PlainType::Id(id) => ItemsView {
            name,
            docs: call.items.docs,
            c: format!("{}s", wire_snake(id.wire)),
            holds: holds_of(id),
            of: id.name,
            c_type: String::new(),
            ids: vec![id_part(id.wire, id, id.docs, String::new())],
            has_text: id.text,
            body: None,
            address: String::new(),
            place: place(""),
            demo: Vec::new(),
        },
        PlainType::Plain(info) => {
            let body = body_of(info);
            let ids = ids_of(info, "")?;
            let member = match (&body, ids.iter().find(|id| id.is_text)) {
                (
                    Some(BodyPart {
                        value: Some(value), ..
                    }),
                    _,
                ) => format!(".body.{}", value.wire),
                (Some(_), _) => ".body".to_owned(),
                (None, Some(id)) => format!(".{}", id.wire),
                (None, None) => String::new(),
            };
            ItemsView {
                name,
                docs: call.items.docs,
                c: name.to_owned(),
                holds: if body.is_some() {
                    Holds::Body
                } else {
                    Holds::Plain
                },
                of: info.name,
                c_type: c_type(info.name),
                has_text: ids.iter().any(|id| id.is_text),
                ids,
                body,
                address: address_path(call, info)?,
                place: place(&member),
                demo: Vec::new(),
            }
        }
        other => return Err(format!("{}: C has no items that are {other:?}", call.name)),
    };
    view.demo = (0..DEMO.len()).map(|at| view.demo_item(at, None)).collect();
    Ok(view)
}

impl ItemsView {
    /// An item of the demo show as C writes it, with this for its body or with a number.
    pub(crate) fn demo_item(&self, at: usize, whole: Option<&str>) -> String {
        if self.holds == Holds::Number {
            let number = [demo_number, second_demo_number][at];
            return number(&wire_snake(self.ids[0].wire)).to_string();
        }
        let ids = demo_ids(&self.ids, DEMO[at]);
        let body = match &self.body {
            _ if self.holds == Holds::Text => return ids,
            None => String::new(),
            Some(BodyPart { value: None, .. }) => format!(", {}", whole.unwrap_or("NULL")),
            Some(_) => match whole {
                Some(whole) => format!(", NULL, {whole}, 0.0, false"),
                None => ", NULL, NULL, 0.5, true".to_owned(),
            },
        };
        format!("{{{ids}{body}}}")
    }
}

impl CallView {
    /// The arguments of a call with two items, up to its results.
    pub(crate) fn passed(&self, client: &str, items: &str) -> String {
        let mut passed = vec![client.to_owned()];
        passed.extend(self.arguments.iter().map(|given| match given.is_text {
            true => demo_text(&given.c).to_owned(),
            false => demo_number(&given.c).to_string(),
        }));
        passed.extend([items.to_owned(), DEMO.len().to_string()]);
        passed.extend(["NULL", "NULL"].map(str::to_owned));
        passed.join(", ")
    }
}

fn demo_ids(ids: &[IdPart], text: fn(&str) -> &'static str) -> String {
    let demo = |id: &IdPart| {
        let name = wire_snake(id.wire);
        match id.is_text {
            true => text(&name).to_owned(),
            false => demo_number(&name).to_string(),
        }
    };
    let demo: Vec<String> = ids.iter().map(demo).collect();
    demo.join(", ")
}

fn item_view(info: &'static PlainInfo, body: BodyPart) -> Result<ItemView, String> {
    let field = |field: &'static PlainField| {
        let (holds, of, c, ids) = match field.plain_type {
            PlainType::Id(id) => (
                holds_of(id),
                id.name,
                String::new(),
                vec![id_part(field.name, id, field.docs, String::new())],
            ),
            PlainType::Plain(within) => (
                Holds::Plain,
                within.name,
                c_type(within.name),
                ids_of(within, "")?,
            ),
            PlainType::Body(body) => (Holds::Body, body.name, body_type(body), Vec::new()),
            other => return Err(format!("{}: C has no item with {other:?}", info.name)),
        };
        Ok(ItemField {
            name: field.name,
            docs: field.docs,
            holds,
            of,
            c,
            ids,
        })
    };
    let ids = ids_of(info, "")?;
    Ok(ItemView {
        name: info.name,
        docs: info.docs,
        c: c_type(info.name),
        fields: info
            .fields
            .iter()
            .map(field)
            .collect::<Result<_, String>>()?,
        demo: demo_ids(&ids, DEMO[0]),
        ids,
        body,
    })
}

fn results_view(
    call: &'static ComposedInfo,
    response: ResponseType,
) -> Result<ResultsView, String> {
    let (record, is_list) = match response {
        ResponseType::List(record) => (record.name, true),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => (record.name, false),
        other => {
            return Err(format!(
                "{}: C has no results that are {other:?}",
                call.name
            ));
        }
    };
    let address = match call.address {
        PlainType::Id(id) => AddressView {
            holds: holds_of(id),
            of: id.name,
            c: wire_snake(id.wire),
            docs: docs::summary(id.docs),
        },
        PlainType::Plain(info) => AddressView {
            holds: Holds::Plain,
            of: info.name,
            c: String::new(),
            docs: String::new(),
        },
        other => return Err(format!("{}: C has no address that is {other:?}", call.name)),
    };
    let of_c = c_type(record) + if is_list { "_list" } else { "" };
    Ok(ResultsView {
        c: format!("{of_c}_results"),
        record,
        is_list,
        of_c,
        address,
    })
}

fn figure(field: &'static PlainField) -> Result<FigureView, String> {
    let is_time = match field.plain_type {
        PlainType::Duration => true,
        PlainType::Count => false,
        other => return Err(format!("{}: C has no figure that is {other:?}", field.name)),
    };
    Ok(FigureView {
        name: field.name,
        docs: field.docs,
        is_time,
    })
}

fn holds_of(id: &IdInfo) -> Holds {
    if id.text { Holds::Text } else { Holds::Number }
}

/// The body in plain data.
fn body_of(info: &'static PlainInfo) -> Option<BodyPart> {
    info.fields.iter().find_map(|field| match field.plain_type {
        PlainType::Body(body) => Some(body_part(field, body)),
        _ => None,
    })
}

fn body_part(field: &'static PlainField, body: &'static BodyInfo) -> BodyPart {
    let mut required = body.fields.iter().filter(|field| field.required);
    let value = match (required.next(), required.next()) {
        (Some(field), None) if field.shape == FieldType::Value => Some(ValuePart {
            name: field.name,
            wire: field.wire,
            docs: field.docs,
        }),
        _ => None,
    };
    BodyPart {
        name: field.name,
        docs: field.docs,
        of: body.name,
        c: body_type(body),
        value,
    }
}

/// The expression that leads from an item of this type to the address of its result.
fn address_path(call: &ComposedInfo, item: &'static PlainInfo) -> Result<String, String> {
    let PlainType::Plain(address) = call.address else {
        return Ok(String::new());
    };
    if address.name == item.name {
        return Ok(String::new());
    }
    let is_address = |field: &&PlainField| matches!(field.plain_type, PlainType::Plain(of) if of.name == address.name);
    match item.fields.iter().find(is_address) {
        Some(field) => Ok(format!(".{}", field.name)),
        None => Err(format!("{}: its items have no {}", call.name, address.name)),
    }
}

/// The ids of plain data, which is reached by this path.
fn ids_of(info: &'static PlainInfo, path: &str) -> Result<Vec<IdPart>, String> {
    let mut found = Vec::new();
    for field in info.fields {
        let path = format!("{path}.{}", field.name);
        match field.plain_type {
            PlainType::Id(id) => found.push(id_part(field.name, id, field.docs, path)),
            PlainType::Plain(within) => found.extend(ids_of(within, &path)?),
            PlainType::Body(_) => {}
            other => return Err(format!("{}: C has no item with {other:?}", info.name)),
        }
    }
    Ok(found)
}

fn id_part(name: &'static str, id: &'static IdInfo, docs: &'static str, path: String) -> IdPart {
    IdPart {
        name,
        docs,
        wire: id.wire,
        of: id.name,
        is_text: id.text,
        path,
    }
}
