//! Render engines, their instances, nodes, properties and functions.

use crate::schema::bodies::bodies;
use crate::schema::body::InvalidArgument;
use crate::schema::map::RecordMap;
use crate::schema::records::records;
use crate::schema::retry_class::RetryClass;
use crate::types::enums::{EngineRole, EngineStatus, EngineType, InstanceStatus, Interpolation};
use crate::types::ids::{
    EngineId, FunctionPath, InstanceId, NodePath, ProjectId, ProjectMapId, PropertyPath, RgraphId,
    UstateId,
};
use crate::types::scalars::Seconds;
use crate::value::Value;

records! {
    /// A render engine.
    Engine {
        /// Number of the engine.
        id: EngineId = "id",
        /// Name in the hub.
        name: String = "name",
        /// Network address.
        ip: String = "ip",
        /// Role of the engine.
        role: EngineRole = "role",
        /// Status of the hub's connection to the engine.
        status: EngineStatus = "status",
        /// Cache folder.
        cache_dir: String = "cacheDir",
        /// Space that must stay free. The unit is not documented.
        minimum_free_space: Option<i64> = "minimumFreeSpace",
        /// Space in use. The unit is not documented.
        used_space: Option<i64> = "usedSpace",
        /// Size of the disk. The unit is not documented.
        disk_space: Option<i64> = "diskSpace",
        /// True if the engine can prepare projects. Newer hubs omit this field.
        can_cook: Option<bool> = "canCook",
        /// Display name.
        display_name: String = "displayName",
        /// True if the engine runs RE. Old hubs omit this field.
        re_enabled: Option<bool> = "re_enabled",
        /// Network port.
        port: Option<i64> = "port",
        /// Number of the loaded rgraph.
        rgraph_id: Option<RgraphId> = "rgraphId",
        /// Number of the studio that the engine belongs to.
        owner_studio_id: Option<i64> = "ownerStudioId",
        /// Number of the loaded ustate. Old hubs omit this field.
        ustate_id: Option<UstateId> = "ustateId",
        /// True if the engine runs UE. Old hubs omit this field.
        ue_enabled: Option<bool> = "ue_enabled",
        /// Instances of the engine.
        instances: Vec<EngineInstance> = "instances",
        /// Type of the engine. It is absent from some entries.
        engine_type: EngineType = "engineType",
    }

    /// An instance of an engine. It is one renderer process, running or not.
    EngineInstance {
        /// Number of the instance.
        id: InstanceId = "id",
        /// Tag of the project.
        project_tag: Option<String> = "projectTag",
        /// Streaming setting.
        streaming: Option<String> = "streaming",
        /// Current activity of the instance.
        status: InstanceStatus = "status",
        /// Process number, as text. Hubs send text or an integer.
        pid: Option<String> = "pid",
        /// Number of the engine that the instance belongs to.
        engine_host_id: Option<EngineId> = "engineHostId",
        /// Number of the role.
        engine_role_id: Option<i64> = "engineRoleId",
        /// Project of the instance.
        project_id: Option<ProjectId> = "projectId",
        /// Map in the project.
        project_map_id: Option<ProjectMapId> = "projectMapId",
        /// Path of the editor.
        editor_path: String = "editorPath",
        /// Number of the prepared project. Newer hubs omit this field.
        cooked_project_id: Option<i64> = "cookedProjectId",
        /// Number of the prepared map. Newer hubs omit this field.
        cooked_map_id: Option<i64> = "cookedMapId",
        /// Number of the prepared build. Newer hubs omit this field.
        cooked_id: Option<i64> = "cookedId",
        /// Type of the engine; empty on old hubs, which send null.
        engine_type: EngineType = "engineType",
        /// Version of the engine; empty on old hubs, which send null.
        engine_version: String = "engineVersion",
        /// Details of the status.
        status_description: Option<String> = "statusDescription",
    }

    /// A node of an engine.
    Node {
        /// Path of the node. On an RE5 engine, this is the id of the node.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
    }

    /// A property of a node.
    Property {
        /// Path of the property. On an RE5 engine, this is the id of the pin.
        property_path: PropertyPath = "PropertyPath",
        /// Display name.
        display_name: String = "DisplayName",
        /// Current value. The hub may round numbers to single precision.
        value: Value = "Value",
    }

    /// A function of a node, as a list of functions contains it.
    FunctionSummary {
        /// Path of the function. On an RE5 engine, this is the id of the function.
        function_path: FunctionPath = "FunctionPath",
        /// Name of the function.
        function_name: String = "FunctionName",
    }

    /// A function of a node with its parameters.
    Function {
        /// Path of the function. On an RE5 engine, this is the id of the function.
        function_path: FunctionPath = "FunctionPath",
        /// Name of the function.
        function_name: String = "FunctionName",
        /// Parameters of the function, by property path.
        properties: RecordMap<Property> = "Properties",
    }
}

bodies! {
    /// A new value for a property, set at once or reached by a move over time.
    PropertyUpdate(
        /// The new value: a boolean, number, text, object or array. NaN, infinity and null are
        /// refused.
        value: Value = "Value",
    ) check = is_meant; resend = move_is_a_trigger; {
        /// Interpolation of the move. The default is `Constant`, which jumps to the value.
        interpolation: Interpolation = "Interpolation",
        /// Duration of the move in seconds, 0 or more; default 0. It is refused without an
        /// interpolation. With `Constant`, the value jumps.
        duration: Seconds = "Duration",
        /// Delay before the move in seconds, 0 or more; default 0.
        delay: Seconds = "Delay",
    }

    /// A call of a function.
    FunctionCall(
        /// The parameters. The list may be empty.
        parameters: Vec<FunctionParameter> = "Parameters",
    ) {}

    /// A parameter of a function call.
    FunctionParameter(
        /// Path of the parameter, a key of the function's Properties.
        property_path: PropertyPath = "PropertyPath",
        /// Value of the parameter.
        payload: Payload = "payload",
    ) {}

    /// The value of a parameter of a function call.
    Payload(
        /// The value, which may have any type.
        value: Value = "value",
    ) {}
}

fn is_timed(seconds: Option<Seconds>) -> bool {
    seconds.is_some_and(|seconds| seconds.get() != 0.0)
}

/// Returns an error for null, and for a duration without an interpolation.
fn is_meant(update: &PropertyUpdate) -> Result<(), InvalidArgument> {
    if matches!(update.value, Value::Null) {
        let refused = InvalidArgument::new("a property cannot be set to null");
        return Err(refused.within(".Value"));
    }
    if update.interpolation.is_none() && is_timed(update.duration) {
        let refused = InvalidArgument::new(
            "without an interpolation the value would jump at once; give one, such as EaseIn, or Constant for a jump",
        );
        return Err(refused.within(".Duration"));
    }
    Ok(())
}

/// Returns the retry class. An absolute set may be resent, but a resent move would start again on
/// air.
fn move_is_a_trigger(update: &PropertyUpdate, row: RetryClass) -> RetryClass {
    let jumps = matches!(update.interpolation, None | Some(Interpolation::Constant));
    if jumps && !is_timed(update.duration) && !is_timed(update.delay) {
        row
    } else {
        RetryClass::Trigger
    }
}

impl PropertyUpdate {
    /// Makes this a move at constant speed. `seconds` is its duration.
    #[must_use]
    pub fn linear(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::Linear).duration(seconds)
    }

    /// Makes this a move that begins slowly. `seconds` is its duration.
    #[must_use]
    pub fn ease_in(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseIn).duration(seconds)
    }

    /// Makes this a move that ends slowly. `seconds` is its duration.
    #[must_use]
    pub fn ease_out(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseOut).duration(seconds)
    }

    /// Makes this a move that begins and ends slowly. `seconds` is its duration.
    #[must_use]
    pub fn ease_in_out(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseInOut)
            .duration(seconds)
    }
}

impl FunctionCall {
    /// Creates a call without parameters.
    #[must_use]
    pub fn without_parameters() -> Self {
        Self::new([])
    }

    /// Adds a parameter to the call.
    #[must_use]
    pub fn with(mut self, path: impl Into<PropertyPath>, value: impl Into<Value>) -> Self {
        self.parameters
            .push(FunctionParameter::new(path, Payload::new(value)));
        self
    }
}
