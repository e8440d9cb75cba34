//! The OpenAPI document of the hub's REST interface. Its tags, paths and schemas are created from
//! the tables of the client.

mod examples;
mod operations;
mod schemas;
#[cfg(test)]
mod tests;

use crate::json::{Value, json};
use gfxhub::bindings::description;
use gfxhub::schema::GROUPS;

use self::operations::{error_responses, paths};
use self::schemas::components;
pub use self::schemas::document_schemas;
use crate::profile::Profile;

/// Description of the interface, which viewers of OpenAPI show first.
const DESCRIPTION: &str = "All operations of a broadcast graphics hub, as the client library gfxhub \
    knows them.\n\n\
    What hubs send is described with tolerance: an object may have members that are not listed \
    here, a field that does not identify its object may be absent or null, and a word may be one \
    that is not listed. What clients send is described strictly.\n\n\
    `x-gfxhub-retry` of an operation says whether it may be sent again if it is unknown whether it \
    took effect: `resends` is the maximum number of further attempts, and `resendsWhereAsked` \
    is the maximum if the caller asks for resending.";

/// Returns the OpenAPI 3.1 document of the hub's REST interface.
#[must_use]
pub fn openapi() -> Value {
    let tags = GROUPS.iter().filter(|group| !group.operations.is_empty());
    let tags =
        tags.map(|group| json!({ "name": group.name, "description": description(group.docs) }));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Broadcast graphics hub",
            "summary": "The REST interface of a broadcast graphics hub",
            "description": DESCRIPTION,
            // The version is that of the interface that the tables describe.
            "version": Profile::default().version(),
        },
        "servers": [{
            "url": "{scheme}://{authority}",
            "description": "The hub, or a hub simulator",
            "variables": {
                "scheme": {
                    "enum": ["http", "https"],
                    "default": "http",
                    "description": "How the hub is reached",
                },
                "authority": {
                    "default": "127.0.0.1:8080",
                    "description": "Host and port of the hub",
                },
            },
        }],
        // The empty entry makes the key optional, because not every hub requires one.
        "security": [{ "ApiKey": [] }, {}],
        "tags": tags.collect::<Vec<_>>(),
        "paths": paths(),
        "components": {
            "schemas": components(),
            "responses": error_responses(),
            "securitySchemes": {
                "ApiKey": {
                    "type": "apiKey",
                    "in": "header",
                    "name": "X-API-Key",
                    "description": "The API key, if the hub requires one.",
                },
            },
        },
    })
}
