//! Names in place of ids: addresses, and the bodies of the calls that take a path.

use crate::schema::bodies::bodies;
use crate::schema::body::InvalidArgument;
use crate::schema::records::records;
use crate::types::enums::{AddressKind, Interpolation};
use crate::types::ids::{
    ButtonKey, EngineId, FunctionPath, GraphId, ItemId, LaunchId, NamePath, NcsId, NewsroomItemId,
    NodePath, ObjId, PlayoutRundownId, PropertyPath, RgraphId, RoId, StoryId, TemplateId, UstateId,
};
use crate::types::scalars::Seconds;
use crate::value::Value;
use crate::value::object::Object;

records! {
    /// Something that a path of names leads to, with every id that the calls by id need. Ids that its
    /// kind does not have are absent.
    Address {
        /// Kind of the thing, which determines the ids that are present.
        kind: AddressKind = "kind",
        /// Path that leads to it, with the names as people see them.
        path: NamePath = "path",
        /// Number of the engine.
        engine_id: Option<EngineId> = "engineId",
        /// Path of the node.
        node_path: Option<NodePath> = "nodePath",
        /// Path of the property, with the sub-field if the path names one.
        property_path: Option<PropertyPath> = "propertyPath",
        /// Path of the function.
        function_path: Option<FunctionPath> = "functionPath",
        /// Number of the playout rundown.
        rundown_id: Option<PlayoutRundownId> = "rundownId",
        /// Number of the item in the playout rundown.
        item_id: Option<ItemId> = "itemId",
        /// Key by which a call presses the button.
        button_key: Option<ButtonKey> = "buttonKey",
        /// Number of the template.
        template_id: Option<TemplateId> = "templateId",
        /// Device id of the newsroom system.
        ncs_id: Option<NcsId> = "ncsID",
        /// Id of the newsroom rundown.
        ro_id: Option<RoId> = "roID",
        /// Id of the story.
        story_id: Option<StoryId> = "storyID",
        /// Id of the item in the story.
        newsroom_item_id: Option<NewsroomItemId> = "newsroomItemID",
        /// Id of the MOS object that the item shows, if it shows one.
        obj_id: Option<ObjId> = "objID",
        /// Number of the graph.
        graph_id: Option<GraphId> = "graphId",
        /// Number of the rgraph.
        rgraph_id: Option<RgraphId> = "rgraphId",
        /// Number of the ustate.
        ustate_id: Option<UstateId> = "ustateId",
        /// Number of the launch configuration.
        launch_id: Option<LaunchId> = "launchId",
        /// Age in milliseconds of the oldest list in which it was found.
        age_ms: Option<i64> = "ageMs",
    }
}

bodies! {
    /// Paths to find before a show begins, such as those of its buttons and properties.
    NamePaths(
        /// The paths.
        paths: Vec<NamePath> = "paths",
    ) {}

    /// A new value for a property, at once or over time.
    NamedUpdate(
        /// The new value: a boolean, number, text, object or array. NaN, infinity and null are
        /// refused.
        value: Value = "value",
    ) check = is_timed_as_meant; {
        /// Duration of the move in seconds, 0 or more; default 0, which jumps.
        over: Seconds = "over",
        /// Interpolation of the move; default `EaseInOut`. Refused without a duration.
        ease: Interpolation = "ease",
        /// Delay before the change in seconds, 0 or more; default 0.
        delay: Seconds = "delay",
    }

    /// Parameters of a function, by their names.
    NamedCall() {
        /// Values of the parameters, each by its display name or its path; default: none.
        parameters: Object = "parameters",
    }

    /// The engine that loads a graph, an rgraph or a ustate.
    NamedLoad(
        /// Path of the engine: one name.
        engine: NamePath = "engine",
    ) {
        /// Time in seconds within which the engine must have loaded it; default 0, which does not
        /// wait.
        wait: Seconds = "wait",
    }
}

/// Refuses an interpolation other than `Constant` without a duration, since the value would jump.
pub(crate) fn is_timed_as_meant(update: &NamedUpdate) -> Result<(), InvalidArgument> {
    let jumps = update.over.is_none_or(|over| over.get() == 0.0);
    match &update.ease {
        Some(ease) if jumps && *ease != Interpolation::Constant => {
            let refused =
                InvalidArgument::new("without a duration (over) the value would jump at once");
            Err(refused.within(".ease"))
        }
        _ => Ok(()),
    }
}
