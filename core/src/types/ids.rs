//! The ids of the hub. Each kind of id has its own type, since confusing two kinds is the most
//! common mistake.

use crate::schema::body::body_ids;
use crate::schema::ids::ids;

ids! {
    /// Path of names, from the outermost to the innermost, separated by ` / `:
    /// `Studio A / Cyclorama / Softness`.
    NamePath(String) = "path";
    /// Number of a render engine. This is not a launch id, although the two look alike.
    EngineId(i64) = "engineId";
    /// Number of an instance of an engine.
    InstanceId(i64) = "instanceId";
    /// Path of a node within its engine. On an RE5 engine, this is the id of the node. The path may
    /// contain slashes, spaces and dots.
    NodePath(String) = "nodePath";
    /// Path of a property within its node. On an RE5 engine, this is the id of the pin, and a
    /// dotted suffix (`.w.z`) addresses a sub-field.
    PropertyPath(String) = "propertyPath";
    /// Path of a function within its node. On an RE5 engine, this is the id of the function.
    FunctionPath(String) = "functionPath";
    /// Number of a playout rundown.
    PlayoutRundownId(i64) = "rundownId";
    /// Number of an item in a playout rundown.
    ItemId(i64) = "itemId";
    /// Key of a button. Hubs accept the key or the id of the button.
    ButtonKey(String) = "buttonKey";
    /// Key of an ExternalData field of a playout item.
    ExternalDataFieldKey(String) = "ExternalDataFieldKey";
    /// Number of a template.
    TemplateId(i64) = "templateId";
    /// Name of a template, by which items refer to it.
    TemplateName(String) = "template";
    /// Device id of a newsroom system, as configured in the hub's MOS module.
    NcsId(String) = "ncsID";
    /// Id of a rundown in its newsroom system. The specification declares an integer, but every
    /// response contains text.
    RoId(String, i64) = "roID";
    /// Id of a story in a newsroom rundown. The specification declares an integer, but every
    /// response contains text.
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
    /// Number of a launch configuration. This is not an engine id, although both are small
    /// integers.
    LaunchId(i64) = "launchId";
    /// Number of a renderer of a launch configuration.
    RendererId(i64) = "rendererId";
    /// Number of the state that a renderer loads: an rgraph id for RE, a ustate id for UE, a graph
    /// id for RE5.
    StateId(i64) = "stateId";
    /// Number of a permit.
    PermitId(i64) = "permitId";
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
