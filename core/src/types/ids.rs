//! The ids of the hub, each of its own type: mixing them up is the most common mistake in practice.

use crate::schema::body::body_ids;
use crate::schema::ids::ids;

ids! {
    /// Path of names with ` / ` between them, from the outside in: `Studio A / Cyclorama / Softness`.
    NamePath(String) = "path";
    /// Number of a render engine. Not a launch id: the two look alike.
    EngineId(i64) = "engineId";
    /// Number of an instance of an engine.
    InstanceId(i64) = "instanceId";
    /// Path of a node within its engine; the node's id on an RE5 engine. May contain slashes,
    /// spaces and dots.
    NodePath(String) = "nodePath";
    /// Path of a property within its node; the pin's id on an RE5 engine. A dotted suffix addresses
    /// a sub-field there (`.w.z`).
    PropertyPath(String) = "propertyPath";
    /// Path of a function within its node; the function's id on an RE5 engine.
    FunctionPath(String) = "functionPath";
    /// Number of a playout rundown.
    PlayoutRundownId(i64) = "rundownId";
    /// Number of an item in a playout rundown.
    ItemId(i64) = "itemId";
    /// Key of a button: hubs accept the button's key or its id.
    ButtonKey(String) = "buttonKey";
    /// Key of an ExternalData field of a playout item.
    ExternalDataFieldKey(String) = "ExternalDataFieldKey";
    /// Number of a template.
    TemplateId(i64) = "templateId";
    /// Device id of a newsroom system, as configured in the hub's MOS module.
    NcsId(String) = "ncsID";
    /// Id of a rundown in its newsroom system. Declared as an integer, but text in every response.
    RoId(String, i64) = "roID";
    /// Id of a story in a newsroom rundown. Declared as an integer, but text in every response.
    StoryId(String, i64) = "storyID";
    /// Id of an item in a newsroom story.
    NewsroomItemId(String) = "itemID";
    /// Id of a MOS object.
    ObjId(String) = "objID";
    /// Number of a graph (RE5).
    GraphId(i64) = "graphId";
    /// Number of an rgraph (RE).
    RgraphId(i64) = "rgraphId";
    /// Number of a ustate (UE).
    UstateId(i64) = "ustateId";
    /// Number of a project.
    ProjectId(i64) = "projectId";
    /// Number of a map in a project.
    ProjectMapId(i64) = "projectMapId";
    /// Number of a launch configuration. Not an engine id: the two look alike.
    LaunchId(i64) = "launchId";
    /// Number of a renderer of a launch configuration.
    RendererId(i64) = "rendererId";
    /// State that a renderer loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
    StateId(i64) = "stateId";
}

body_ids!(
    NamePath,
    EngineId,
    PropertyPath,
    LaunchId,
    ProjectId,
    ProjectMapId,
    RendererId,
    StateId
);

impl From<GraphId> for StateId {
    fn from(id: GraphId) -> Self {
        Self(id.0)
    }
}

impl From<RgraphId> for StateId {
    fn from(id: RgraphId) -> Self {
        Self(id.0)
    }
}

impl From<UstateId> for StateId {
    fn from(id: UstateId) -> Self {
        Self(id.0)
    }
}
