//! Describes composed calls for JavaScript: their methods and requests, and the types of their
//! items and addresses.

use gfxhub::RetryClass;
use gfxhub::schema::{
    BATCH_FIGURES, CALL_SETTINGS, COMPOSED, ComposedInfo, FieldType, IdInfo, OperationInfo,
    PlainField, PlainInfo, PlainType, operation,
};
use serde::Serialize;

use super::operations::{self, ArgumentView, OperationView, OptionView};
use super::types::{parameter, sent};
use super::{examples, settings};
use crate::docs::{camel_words, summary, without_rust_remarks};
use crate::names::{camel, capitalized, last_word, pascal};

/// The composed calls of a group.
#[derive(Serialize)]
pub(super) struct ComposedView {
    pub(super) group: &'static str,
    class: String,
    /// Name of the type that contains the methods.
    pub(super) methods: String,
    calls: Vec<CallView>,
}

/// A composed call, in the form that the templates use.
#[derive(Serialize)]
struct CallView {
    name: &'static str,
    method: String,
    docs: String,
    example: &'static str,
    operation: OperationView,
    /// Call whose arguments and body make up an item.
    item: OperationView,
    /// JSON names of the arguments that precede the items.
    path: Vec<&'static str>,
    /// JSON names of the arguments that each item contains.
    in_item: Vec<&'static str>,
    arguments: Vec<ArgumentView>,
    parameters: Vec<String>,
    items: ItemsView,
    option_names: String,
    address: String,
}

/// The items of a composed call.
#[derive(Serialize)]
struct ItemsView {
    /// Name in JSON.
    wire: &'static str,
    /// Name in JavaScript.
    name: String,
    docs: String,
    optional: bool,
    is_id: bool,
    /// Name of the argument in an error about one of the items.
    place: String,
}

/// The type of an item with a body, of an address for an id, or of a report's figures.
#[derive(Serialize)]
pub(super) struct ItemType {
    name: String,
    docs: String,
    /// Address type that this type extends, if any.
    extends: Option<&'static str>,
    required: Vec<ArgumentView>,
    optional: Vec<OptionView>,
}

/// Returns the composed calls of all groups that have any.
pub(super) fn views() -> Result<Vec<ComposedView>, String> {
    let mut views: Vec<ComposedView> = Vec::new();
    for (call, operation) in all() {
        let made = view(call, operation)?;
        match views.iter_mut().find(|view| view.group == call.group) {
            Some(view) => view.calls.push(made),
            None => views.push(ComposedView {
                group: call.group,
                class: pascal(call.group),
                methods: format!("{}Batches", pascal(call.group).trim_end_matches('s')),
                calls: vec![made],
            }),
        }
    }
    Ok(views)
}

fn all() -> impl Iterator<Item = (&'static ComposedInfo, &'static OperationInfo)> {
    COMPOSED
        .iter()
        .filter_map(|call| Some((*call, operation(call.operation)?)))
}

fn view(
    call: &'static ComposedInfo,
    operation: &'static OperationInfo,
) -> Result<CallView, String> {
    let arguments = call.arguments.iter().map(|argument| ArgumentView {
        name: parameter(argument.wire),
        docs: summary(argument.docs),
        form: sent(&argument.shape, false),
    });
    let arguments: Vec<ArgumentView> = arguments.collect();
    let item_view = operations::operation(item_call(call)?)?;
    let items = items(call, &item_view);
    let item = match call.items.item_type {
        PlainType::Plain(info) => info.name,
        PlainType::Id(id) => id.name,
        _ => "",
    };
    let mark = if items.optional { "?" } else { "" };
    let mut parameters: Vec<String> = arguments.iter().map(ArgumentView::declared).collect();
    parameters.push(format!("{}{mark}: Iterable<{item}>", items.name));
    parameters.push("options?: BatchOptions".to_owned());
    Ok(CallView {
        name: call.name,
        method: camel(call.verb),
        docs: camel_words(&without_rust_remarks(call.docs)),
        example: examples::of(call.name)?,
        path: call
            .arguments
            .iter()
            .map(|argument| argument.wire)
            .collect(),
        in_item: call
            .item_arguments()
            .map(|argument| argument.wire)
            .collect(),
        arguments,
        parameters,
        option_names: option_names(call, operation.resend),
        address: match call.address {
            PlainType::Plain(info) => info.name.to_owned(),
            PlainType::Id(id) => address_name(id),
            _ => {
                return Err(format!(
                    "{}: JavaScript has no type for this address",
                    call.name
                ));
            }
        },
        items,
        operation: operations::operation(operation)?,
        item: item_view,
    })
}

fn item_call(call: &ComposedInfo) -> Result<&'static OperationInfo, String> {
    let found = call.item_call();
    found.ok_or_else(|| format!("{}: there is no {}", call.name, call.item))
}

fn items(call: &'static ComposedInfo, item: &OperationView) -> ItemsView {
    let items = &call.items;
    let id = match items.item_type {
        PlainType::Id(id) => Some(id),
        _ => None,
    };
    let name = id.map_or(items.name.to_owned(), |id| format!("{}s", id.wire));
    let mut required: Vec<String> = call
        .item_arguments()
        .map(|argument| parameter(argument.wire))
        .collect();
    let mut docs = capitalized(items.docs);
    docs.push_str(". An array or another iterable.");
    let mut place = format!("{name}[3]");
    if id.is_none() {
        required.extend(item.required.iter().map(|wire| parameter(wire)));
        place = format!("{place}.{}", required.last().map_or("", String::as_str));
        let optional = item.optional.iter().map(OptionView::mention);
        docs.push_str(&format!(
            " Each has {}",
            listed(required.iter().map(|name| format!("`{name}`")))
        ));
        docs.push_str(&match item.optional.is_empty() {
            true => ".".to_owned(),
            false => format!(", and may have {}.", listed(optional)),
        });
    }
    ItemsView {
        wire: items.name,
        name,
        docs,
        optional: items.optional,
        is_id: id.is_some(),
        place,
    }
}

fn option_names(call: &ComposedInfo, class: RetryClass) -> String {
    let own = call.settings.iter().map(|info| settings::mention(info));
    let of_call = CALL_SETTINGS.iter().filter(|info| info.counts_for(class));
    let of_call = of_call.map(|info| settings::mention(info));
    let names = own.chain(["`onProgress`".to_owned()]).chain(of_call);
    format!("{}; all can be left out.", listed(names))
}

fn listed(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// Returns the name of the address type for an id: `NodeAddress` for a `NodePath`.
fn address_name(id: &IdInfo) -> String {
    format!("{}Address", id.name.trim_end_matches(last_word(id.name)))
}

/// Returns the type of the figures in a report.
fn figures() -> ItemType {
    let figure = |field: &PlainField| {
        let unit = match field.plain_type {
            PlainType::Duration => " In milliseconds.",
            _ => "",
        };
        ArgumentView {
            name: field.json_name(),
            docs: summary(field.docs) + unit,
            form: "number".to_owned(),
        }
    };
    ItemType {
        name: BATCH_FIGURES.name.to_owned(),
        docs: without_rust_remarks(BATCH_FIGURES.docs),
        extends: None,
        required: BATCH_FIGURES.fields.iter().map(figure).collect(),
        optional: Vec::new(),
    }
}

/// Returns the types of figures, of items that contain a body, and of addresses for ids, each once.
pub(super) fn types() -> Result<Vec<ItemType>, String> {
    let mut found = vec![figures()];
    for (call, _) in all() {
        let made = [item_type(call)?, address_type(call)];
        for made in made.into_iter().flatten() {
            if found.iter().all(|known| known.name != made.name) {
                found.push(made);
            }
        }
    }
    Ok(found)
}

fn item_type(call: &ComposedInfo) -> Result<Option<ItemType>, String> {
    let PlainType::Plain(info) = call.items.item_type else {
        return Ok(None);
    };
    if !has_body(info) {
        return Ok(None);
    }
    let address = info.fields.iter().find_map(|field| match field.plain_type {
        PlainType::Plain(address) => Some(address.name),
        _ => None,
    });
    let item = item_call(call)?;
    // If the item extends the type of an address, that type contains the arguments.
    let arguments = call.item_arguments().filter(|_| address.is_none());
    let arguments = arguments.map(|argument| ArgumentView {
        name: parameter(argument.wire),
        docs: summary(argument.docs),
        form: sent(&argument.shape, false),
    });
    let body = item.body.map_or(&[][..], |body| body.fields).iter();
    let body = body
        .filter(|field| field.required)
        .map(|field| ArgumentView {
            name: parameter(field.wire),
            docs: without_rust_remarks(field.docs),
            form: sent(&field.shape, field.nullable),
        });
    Ok(Some(ItemType {
        name: info.name.to_owned(),
        docs: without_rust_remarks(info.docs),
        extends: address,
        required: arguments.chain(body).collect(),
        optional: operations::operation(item)?.optional,
    }))
}

fn has_body(info: &PlainInfo) -> bool {
    let is_body = |field: &PlainField| matches!(field.plain_type, PlainType::Body(_));
    info.fields.iter().any(is_body)
}

/// Returns the type of an address that is an id. It also contains the arguments that precede the
/// items.
fn address_type(call: &ComposedInfo) -> Option<ItemType> {
    let PlainType::Id(id) = call.address else {
        return None;
    };
    let own = call.arguments.iter().map(|argument| ArgumentView {
        name: parameter(argument.wire),
        docs: summary(argument.docs),
        form: sent(&argument.shape, false),
    });
    let required = own.chain([ArgumentView {
        name: parameter(id.wire),
        docs: summary(id.docs),
        form: sent(&FieldType::Id(id), false),
    }]);
    Some(ItemType {
        name: address_name(id),
        docs: "The address of a result.".to_owned(),
        extends: None,
        required: required.collect(),
        optional: Vec::new(),
    })
}
