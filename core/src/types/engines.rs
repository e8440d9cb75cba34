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
        /// Status of the hub's connection to it.
        status: EngineStatus = "status",
        /// Cache folder.
        cache_dir: String = "cacheDir",
        /// Space that must stay free. The unit is not documented.
        minimum_free_space: Option<i64> = "minimumFreeSpace",
        /// Space in use. The unit is not documented.
        used_space: Option<i64> = "usedSpace",
        /// Size of the disk. The unit is not documented.
        disk_space: Option<i64> = "diskSpace",
        /// True if it can prepare projects. Newer hubs leave it out.
        can_cook: Option<bool> = "canCook",
        /// Display name.
        display_name: String = "displayName",
        /// True if it runs RE. Old hubs leave it out.
        re_enabled: Option<bool> = "re_enabled",
        /// Network port.
        port: Option<i64> = "port",
        /// The loaded rgraph.
        rgraph_id: Option<RgraphId> = "rgraphId",
        /// Number of the studio that it belongs to.
        owner_studio_id: Option<i64> = "ownerStudioId",
        /// The loaded ustate. Old hubs leave it out.
        ustate_id: Option<UstateId> = "ustateId",
        /// True if it runs UE. Old hubs leave it out.
        ue_enabled: Option<bool> = "ue_enabled",
        /// Instances of the engine.
        instances: Vec<EngineInstance> = "instances",
        /// Kind of the engine; absent from some entries.
        engine_type: EngineType = "engineType",
    }

    /// An instance of an engine: one renderer process, running or not.
    EngineInstance {
        /// Number of the instance.
        id: InstanceId = "id",
        /// Tag of the project.
        project_tag: Option<String> = "projectTag",
        /// Streaming setting.
        streaming: Option<String> = "streaming",
        /// Current activity of the instance.
        status: InstanceStatus = "status",
        /// Process number, as text; hubs send text or an integer.
        pid: Option<String> = "pid",
        /// The engine that it belongs to.
        engine_host_id: Option<EngineId> = "engineHostId",
        /// Number of the role.
        engine_role_id: Option<i64> = "engineRoleId",
        /// Project of the instance.
        project_id: Option<ProjectId> = "projectId",
        /// Map in that project.
        project_map_id: Option<ProjectMapId> = "projectMapId",
        /// Path of the editor.
        editor_path: String = "editorPath",
        /// The prepared project. Newer hubs leave it out.
        cooked_project_id: Option<i64> = "cookedProjectId",
        /// The prepared map. Newer hubs leave it out.
        cooked_map_id: Option<i64> = "cookedMapId",
        /// The prepared build. Newer hubs leave it out.
        cooked_id: Option<i64> = "cookedId",
        /// Kind of the engine; null on old hubs.
        engine_type: EngineType = "engineType",
        /// Version of the engine; null on old hubs.
        engine_version: String = "engineVersion",
        /// Details of the status.
        status_description: Option<String> = "statusDescription",
    }

    /// A node of an engine.
    Node {
        /// Path of the node; its id on an RE5 engine.
        node_path: NodePath = "NodePath",
        /// Name of the node.
        node_name: String = "NodeName",
    }

    /// A property of a node.
    Property {
        /// Path of the property; the pin's id on an RE5 engine.
        property_path: PropertyPath = "PropertyPath",
        /// Display name.
        display_name: String = "DisplayName",
        /// Current value. Numbers may come back rounded to single precision.
        value: Value = "Value",
    }

    /// A function of a node, as listed.
    FunctionSummary {
        /// Path of the function; its id on an RE5 engine.
        function_path: FunctionPath = "FunctionPath",
        /// Name of the function.
        function_name: String = "FunctionName",
    }

    /// A function of a node with its parameters.
    Function {
        /// Path of the function; its id on an RE5 engine.
        function_path: FunctionPath = "FunctionPath",
        /// Name of the function.
        function_name: String = "FunctionName",
        /// Parameters by their property path.
        properties: RecordMap<Property> = "Properties",
    }
}

bodies! {
    /// A new value for a property, at once or over time.
    PropertyUpdate(
        /// The new value: a boolean, number, text, object or array. NaN, infinity and null are
        /// refused.
        value: Value = "Value",
    ) check = is_meant; resend = move_is_a_trigger; {
        /// Interpolation of the move; default `Constant`, which jumps.
        interpolation: Interpolation = "Interpolation",
        /// Duration of the move in seconds, 0 or more; default 0. Refused without an interpolation;
        /// with `Constant` the value jumps.
        duration: Seconds = "Duration",
        /// Delay before the move in seconds, 0 or more; default 0.
        delay: Seconds = "Delay",
    }

    /// A call of a function.
    FunctionCall(
        /// The parameters; may be empty.
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
        /// The value, of any kind.
        value: Value = "value",
    ) {}
}

fn is_timed(seconds: Option<Seconds>) -> bool {
    seconds.is_some_and(|seconds| seconds.get() != 0.0)
}

/// Refuses null, and a duration that would have no effect on air.
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

/// Returns the retry class: an absolute set may be resent, but a resent move would restart on air.
fn move_is_a_trigger(update: &PropertyUpdate, row: RetryClass) -> RetryClass {
    let jumps = matches!(update.interpolation, None | Some(Interpolation::Constant));
    if jumps && !is_timed(update.duration) && !is_timed(update.delay) {
        row
    } else {
        RetryClass::Trigger
    }
}

impl PropertyUpdate {
    /// Makes it a move at constant speed with this duration in seconds.
    #[must_use]
    pub fn linear(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::Linear).duration(seconds)
    }

    /// Makes it a move with this duration in seconds, slow at the start.
    #[must_use]
    pub fn ease_in(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseIn).duration(seconds)
    }

    /// Makes it a move with this duration in seconds, slow at the end.
    #[must_use]
    pub fn ease_out(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseOut).duration(seconds)
    }

    /// Makes it a move with this duration in seconds, slow at both ends.
    #[must_use]
    pub fn ease_in_out(self, seconds: impl Into<Seconds>) -> Self {
        self.interpolation(Interpolation::EaseInOut)
            .duration(seconds)
    }
}

impl FunctionCall {
    /// Returns a call without parameters.
    #[must_use]
    pub fn without_parameters() -> Self {
        Self::new([])
    }

    /// Adds a parameter.
    #[must_use]
    pub fn with(mut self, path: impl Into<PropertyPath>, value: impl Into<Value>) -> Self {
        self.parameters
            .push(FunctionParameter::new(path, Payload::new(value)));
        self
    }
}
