//! The parameters of an operation in Python: path arguments, then required fields, then keyword
//! arguments.

use gfxhub::schema::{ArgumentInfo, BodyField, FieldType, OperationInfo};

use super::{docs, type_names};

/// The place of a parameter in a request.
#[derive(Clone, Copy)]
pub(super) enum Location {
    /// In the path.
    Path(&'static ArgumentInfo),
    /// In the body.
    Body(&'static BodyField),
    /// The HTTP method, if the specification names none.
    Method,
}

/// A parameter of an operation.
#[derive(Clone, Copy)]
pub(super) struct Parameter {
    pub(super) name: &'static str,
    pub(super) location: Location,
}

/// Returns all parameters except the options of every call.
pub(super) fn of(operation: &'static OperationInfo) -> Vec<Parameter> {
    let path = operation.arguments.iter().map(|argument| Parameter {
        name: argument.name,
        location: Location::Path(argument),
    });
    let fields = operation.body.map_or(&[][..], |body| body.fields);
    let fields = fields.iter().map(|field| Parameter {
        name: field.name,
        location: Location::Body(field),
    });
    let method = (operation.name == gfxhub::schema::EXTERNAL_DATA.name).then_some(Parameter {
        name: "method",
        location: Location::Method,
    });
    path.chain(fields).chain(method).collect()
}

impl Parameter {
    /// Returns `true` if the parameter is required.
    pub(super) fn required(&self) -> bool {
        match self.location {
            Location::Path(_) => true,
            Location::Body(field) => field.required,
            Location::Method => false,
        }
    }

    /// Returns the type of the parameter in the native code.
    pub(super) fn native(&self) -> String {
        match self.location {
            Location::Path(argument) => type_names::native(&argument.shape),
            Location::Body(field) => type_names::native_field(field),
            Location::Method => "Option<Text>".to_owned(),
        }
    }

    /// Returns the type of the parameter in JSON.
    pub(super) fn shape(&self) -> FieldType {
        match self.location {
            Location::Path(argument) => argument.shape,
            Location::Body(field) => field.shape,
            Location::Method => FieldType::Text,
        }
    }

    /// Returns the type of the parameter in signatures.
    pub(super) fn stub(&self) -> String {
        match self.location {
            Location::Path(argument) => type_names::argument(&argument.shape),
            Location::Body(field) => type_names::argument_field(field),
            Location::Method => "str | None".to_owned(),
        }
    }

    /// Returns the documentation of the parameter.
    pub(super) fn docs(&self) -> String {
        match self.location {
            Location::Path(argument) => docs::plain(argument.docs),
            Location::Body(field) => {
                let mut text = docs::plain(field.docs);
                if let FieldType::Enum(words) = field.shape {
                    text.push_str(&format!(" Known: {}.", words.values.join(", ")));
                }
                if matches!(field.shape, FieldType::List(of) if type_names::is_parameters(of)) {
                    text.push_str(
                        " A dict of their paths and values, or a list in the JSON form of the hub.",
                    );
                }
                text
            }
            Location::Method => "GET, POST, PUT, PATCH or DELETE; POST when not given.".to_owned(),
        }
    }
}

/// Returns the operations of a group, and the composed calls that have their form.
pub(super) fn operations(group: &gfxhub::schema::GroupInfo) -> Vec<&'static OperationInfo> {
    let of_group = gfxhub::schema::calls().filter(|call| call.group == group.name);
    of_group.collect()
}
