//! Describes composed calls, their items and their results for the templates of C and C++.

use gfxhub::RetryClass;
use gfxhub::schema::{
    BATCH_FIGURES, BodyInfo, COMPOSED, ComposedInfo, FieldType, IdInfo, PlainInfo, PlainType,
    ResponseType, operation,
};
use serde::Serialize;

use crate::c::naming::{body_type, c_type, export, wire_snake};
use crate::demo::{demo_number, demo_text, second_demo_number, second_demo_text};
use crate::plain::{self, FieldView};
use crate::templates::render;

/// Functions that return the text ids of two items of the demo show.
const DEMO: [fn(&str) -> &'static str; 2] = [demo_text, second_demo_text];

/// The composed calls, and the structs of their items and results, each struct once.
#[derive(Serialize)]
pub(crate) struct ComposedView {
    pub(crate) calls: Vec<CallView>,
    items: Vec<ItemView>,
    pub(crate) results: Vec<ResultsView>,
    /// Figures that all results contain.
    figures: Vec<FieldView>,
}

/// A composed call, in the form that the templates use.
#[derive(Clone, Serialize)]
pub(crate) struct CallView {
    pub(crate) name: &'static str,
    pub(crate) group: &'static str,
    verb: &'static str,
    docs: &'static str,
    /// Name of the export in C.
    pub(crate) c: String,
    arguments: Vec<IdView>,
    pub(crate) items: ItemsView,
    pub(crate) results: ResultsView,
    /// Arguments in the examples: in C the arguments before the results, and in C++ all arguments.
    passed: [String; 2],
    /// Examples in C and C++ that the headers show.
    pub(crate) examples: [String; 2],
    /// Verb of the operation that is called for each item.
    of: &'static str,
    /// Name of the operation's export in C.
    of_c: String,
    /// HTTP method and path of the operation.
    path: String,
    /// Sentences that say if the operation may be resent.
    again: &'static str,
    /// `true` if the call does not change the hub.
    pub(crate) reads: bool,
}

/// The items of a call.
#[derive(Clone, Serialize)]
pub(crate) struct ItemsView {
    name: &'static str,
    docs: &'static str,
    /// Name in C.
    pub(crate) c: String,
    pub(crate) item: ItemView,
    /// `true` if the items may be omitted.
    optional: bool,
    /// Expression that leads from an item to the address of its result, such as `.address`.
    address: String,
    /// Name of the argument in an error about the fourth item.
    place: String,
    /// Two items of the demo show as written in C.
    demo: Vec<String>,
    /// Two items of the demo show as written in C++.
    demo_in_cpp: Vec<String>,
}

/// The type of an item.
#[derive(Clone, Serialize)]
pub(crate) struct ItemView {
    name: &'static str,
    docs: &'static str,
    /// Type in C; empty for an id.
    pub(crate) c: String,
    /// `text` or `number` for an id, `plain` for plain data of ids, `body` for ids with a body.
    pub(crate) holds: &'static str,
    fields: Vec<FieldView>,
    /// Ids that the item contains.
    ids: Vec<IdView>,
    has_text: bool,
    pub(crate) body: Option<BodyView>,
    /// Ids of an item of the demo show.
    demo: String,
}

/// An id: an argument, a part of an item, or an address.
#[derive(Clone, PartialEq, Serialize)]
struct IdView {
    name: &'static str,
    docs: &'static str,
    wire: &'static str,
    /// Name in C.
    c: String,
    of: &'static str,
    /// `text` or `number`; `plain` for an address that is plain data.
    holds: &'static str,
    /// Expression that leads from an item to the id, such as `.address.node_path`.
    path: String,
}

/// The body of an item.
#[derive(Clone, Serialize)]
pub(crate) struct BodyView {
    name: &'static str,
    docs: &'static str,
    of: &'static str,
    pub(crate) c: String,
    /// Value that is the only required field; a caller may pass it instead of the body.
    value: Option<ValueView>,
}

/// A value that is the only required field of a body, in the form that the templates use.
#[derive(Clone, Serialize)]
struct ValueView {
    name: &'static str,
    wire: &'static str,
    docs: &'static str,
}

/// The result type of composed calls. Calls with the same response type and the same address type
/// share one result type.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct ResultsView {
    /// Type in C.
    pub(crate) c: String,
    /// Record in the result of an item.
    record: &'static str,
    /// `true` if the result of an item is a list of records.
    is_list: bool,
    /// C type of the record or of the list.
    of_c: String,
    address: IdView,
}

/// Returns the view of all composed calls.
pub(crate) fn view() -> Result<ComposedView, String> {
    let calls = COMPOSED.iter().map(|call| call_view(call));
    let calls: Vec<CallView> = calls.collect::<Result<_, _>>()?;
    let mut results: Vec<ResultsView> = Vec::new();
    let mut items: Vec<ItemView> = Vec::new();
    for call in &calls {
        match results.iter().find(|known| known.c == call.results.c) {
            Some(known) if *known == call.results => {}
            Some(_) => {
                return Err(format!(
                    "{}: calls with one result type have two address types",
                    call.name
                ));
            }
            None => results.push(call.results.clone()),
        }
        let item = &call.items.item;
        if item.body.is_some() && items.iter().all(|known| known.name != item.name) {
            items.push(item.clone());
        }
    }
    let figures = BATCH_FIGURES.fields.iter().map(plain::field);
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
        FieldType::Id(id) => Ok(id_view(given.name, id, given.docs)),
        other => Err(format!("{}: C takes no {other:?}", call.name)),
    });
    let mut view = CallView {
        name: call.name,
        group: call.group,
        verb: call.verb,
        docs: call.docs,
        c: format!("gfxhub_{}_{}", call.group, call.verb),
        arguments: arguments.collect::<Result<_, _>>()?,
        items: items_view(call)?,
        passed: [String::new(), String::new()],
        examples: [String::new(), String::new()],
        results: results_view(call, row.outcome)?,
        of: row.verb,
        of_c: export(row),
        path: format!("{} {}", row.method, row.path),
        again: row.resend.docs(),
        reads: row.resend == RetryClass::Read,
    };
    let in_cpp = view.arguments.iter().map(|id| demo_id(id, demo_text));
    let in_cpp: Vec<String> = in_cpp.chain([call.items.name.to_owned()]).collect();
    view.passed = [view.passed("hub", &view.items.c), in_cpp.join(", ")];
    view.examples = [
        render("c/composed_example.c", &view)?,
        render("cpp/composed_example.cpp", &view)?,
    ];
    Ok(view)
}

fn items_view(call: &'static ComposedInfo) -> Result<ItemsView, String> {
    let name = call.items.name;
    let (item, c, address) = match call.items.item_type {
        PlainType::Id(id) => {
            let item = id_item(id);
            let c = format!("{}s", item.ids[0].c);
            (item, c, String::new())
        }
        PlainType::Plain(info) => (item(info)?, name.to_owned(), address_path(call, info)?),
        other => return Err(format!("{}: C takes no {other:?}", call.name)),
    };
    let value = item.body.as_ref().and_then(|body| body.value.as_ref());
    let member = match (value, item.ids.iter().find(|id| id.holds == "text")) {
        (Some(value), _) => format!(".body.{}", value.wire),
        (None, Some(id)) if !id.path.is_empty() => format!(".{}", id.wire),
        _ => String::new(),
    };
    let mut view = ItemsView {
        name,
        docs: call.items.docs,
        c,
        item,
        optional: call.items.optional,
        address,
        place: format!("{name}[3]{member}"),
        demo: Vec::new(),
        demo_in_cpp: Vec::new(),
    };
    let items = 0..DEMO.len();
    view.demo = items.clone().map(|at| view.demo_item(at, None)).collect();
    view.demo_in_cpp = items.map(|at| view.demo_in_cpp(at)).collect();
    Ok(view)
}

/// Returns the view of an item that is an id.
fn id_item(id: &'static IdInfo) -> ItemView {
    let ids = vec![id_view(id.wire, id, id.docs)];
    ItemView {
        name: id.name,
        docs: id.docs,
        c: String::new(),
        holds: ids[0].holds,
        fields: Vec::new(),
        has_text: id.text,
        demo: demo_ids(&ids, demo_text),
        ids,
        body: None,
    }
}

/// Returns the view of an item that is plain data.
fn item(info: &'static PlainInfo) -> Result<ItemView, String> {
    let body = info.fields.iter().find_map(|field| match field.plain_type {
        PlainType::Body(body) => Some(body_view(field.name, field.docs, body)),
        _ => None,
    });
    let fields = info.fields.iter().map(plain::field);
    let ids = ids_of(info, "")?;
    Ok(ItemView {
        name: info.name,
        docs: info.docs,
        c: c_type(info.name),
        holds: if body.is_some() { "body" } else { "plain" },
        fields: fields.collect::<Result<_, _>>()?,
        has_text: ids.iter().any(|id| id.holds == "text"),
        demo: demo_ids(&ids, demo_text),
        ids,
        body,
    })
}

impl ItemsView {
    /// Returns an item of the demo show as written in C. Its body is `whole`. If that is `None`, a
    /// number replaces the body, or NULL if only a body is allowed.
    pub(crate) fn demo_item(&self, at: usize, whole: Option<&str>) -> String {
        let item = &self.item;
        if item.holds == "number" {
            return [demo_number, second_demo_number][at](&item.ids[0].c).to_string();
        }
        let ids = demo_ids(&item.ids, DEMO[at]);
        let body = match &item.body {
            _ if item.holds == "text" => return ids,
            None => String::new(),
            Some(BodyView { value: None, .. }) => format!(", {}", whole.unwrap_or("NULL")),
            Some(_) => match whole {
                Some(whole) => format!(", NULL, {whole}, 0.0, false"),
                None => ", NULL, NULL, 0.5, true".to_owned(),
            },
        };
        format!("{{{ids}{body}}}")
    }
}

impl ItemsView {
    /// Returns a C++ expression for an item of the composed call, with ids of the demo show.
    fn demo_in_cpp(&self, at: usize) -> String {
        let item = &self.item;
        let ids = demo_ids(&item.ids, DEMO[at]);
        match item.holds {
            "text" | "number" => self.demo[at].clone(),
            "plain" => format!("{{{ids}}}"),
            _ => format!("{{{ids}, 0.5}}"),
        }
    }
}

impl CallView {
    /// Returns the arguments of a call with two items, without those for its results.
    pub(crate) fn passed(&self, client: &str, items: &str) -> String {
        let mut passed = vec![client.to_owned()];
        let arguments = self.arguments.iter().map(|id| demo_id(id, demo_text));
        passed.extend(arguments);
        passed.extend([items.to_owned(), DEMO.len().to_string()]);
        passed.extend(["NULL", "NULL"].map(str::to_owned));
        passed.join(", ")
    }
}

fn demo_ids(ids: &[IdView], text: fn(&str) -> &'static str) -> String {
    let ids: Vec<String> = ids.iter().map(|id| demo_id(id, text)).collect();
    ids.join(", ")
}

fn demo_id(id: &IdView, text: fn(&str) -> &'static str) -> String {
    match id.holds {
        "text" => text(&id.c).to_owned(),
        _ => demo_number(&id.c).to_string(),
    }
}

fn results_view(
    call: &'static ComposedInfo,
    response: ResponseType,
) -> Result<ResultsView, String> {
    let (record, is_list) = match response {
        ResponseType::List(record) => (record.name, true),
        ResponseType::Record(record) | ResponseType::FirstOfList(record) => (record.name, false),
        other => return Err(format!("{}: C has no results of {other:?}", call.name)),
    };
    let address = match call.address {
        PlainType::Id(id) => id_view(id.wire, id, id.docs),
        PlainType::Plain(info) => IdView {
            name: "",
            docs: "",
            wire: "",
            c: String::new(),
            of: info.name,
            holds: "plain",
            path: String::new(),
        },
        other => return Err(format!("{}: C has no address of {other:?}", call.name)),
    };
    let of_c = c_type(record) + if is_list { "_list" } else { "" };
    // The results of items that are found by name have their own type, because their address
    // differs from that of the operation.
    let found_by = match call.item == call.operation {
        true => String::new(),
        false => format!("_by_{}", address.c),
    };
    Ok(ResultsView {
        c: format!("{of_c}{found_by}_results"),
        record,
        is_list,
        of_c,
        address,
    })
}

fn body_view(name: &'static str, docs: &'static str, body: &'static BodyInfo) -> BodyView {
    let mut required = body.fields.iter().filter(|field| field.required);
    let value = match (required.next(), required.next()) {
        (Some(field), None) if field.shape == FieldType::Value => Some(ValueView {
            name: field.name,
            wire: field.wire,
            docs: field.docs,
        }),
        _ => None,
    };
    BodyView {
        name,
        docs,
        of: body.name,
        c: body_type(body),
        value,
    }
}

/// Returns the expression that leads from an item of this type to the address of its result.
fn address_path(call: &ComposedInfo, item: &'static PlainInfo) -> Result<String, String> {
    let PlainType::Plain(address) = call.address else {
        return Ok(String::new());
    };
    if address.name == item.name {
        return Ok(String::new());
    }
    let field = item.fields.iter().find(|field| match field.plain_type {
        PlainType::Plain(of) => of.name == address.name,
        _ => false,
    });
    let field =
        field.ok_or_else(|| format!("{}: its items have no {}", call.name, address.name))?;
    Ok(format!(".{}", field.name))
}

/// Returns the ids in plain data. `path` leads to the plain data and begins the path of each id.
fn ids_of(info: &'static PlainInfo, path: &str) -> Result<Vec<IdView>, String> {
    let mut found = Vec::new();
    for field in info.fields {
        let path = format!("{path}.{}", field.name);
        match field.plain_type {
            PlainType::Id(id) => found.push(IdView {
                path,
                ..id_view(field.name, id, field.docs)
            }),
            PlainType::Plain(within) => found.extend(ids_of(within, &path)?),
            PlainType::Body(_) => {}
            other => return Err(format!("{}: C has no item with {other:?}", info.name)),
        }
    }
    Ok(found)
}

fn id_view(name: &'static str, id: &'static IdInfo, docs: &'static str) -> IdView {
    IdView {
        name,
        docs,
        wire: id.wire,
        c: wire_snake(id.wire),
        of: id.name,
        holds: if id.text { "text" } else { "number" },
        path: String::new(),
    }
}
