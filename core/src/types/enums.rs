//! Enums for fields such as a status. New versions of hubs add values, so unknown values are kept.

use crate::schema::string_enum::string_enum;

string_enum! {
    /// Kind of the object that an address leads to; each kind lists the fields of its addresses.
    AddressKind {
        /// An engine: `engine_id`.
        Engine = "engine",
        /// A node of an engine: also `node_path`.
        Node = "node",
        /// A property of a node: also `property_path`.
        Property = "property",
        /// A function of a node: also `function_path`.
        Function = "function",
        /// A playout rundown: `rundown_id`.
        PlayoutRundown = "playoutRundown",
        /// An item of a playout rundown: also `item_id`.
        PlayoutItem = "playoutItem",
        /// A button of an item of a playout rundown: also `button_key`.
        PlayoutButton = "playoutButton",
        /// A template: `template_id`.
        Template = "template",
        /// A newsroom rundown: `ncs_id` and `ro_id`.
        NewsroomRundown = "newsroomRundown",
        /// A story of a newsroom rundown: also `story_id`.
        Story = "story",
        /// An item of a story: also `newsroom_item_id`, and `obj_id` if it shows a MOS object.
        NewsroomItem = "newsroomItem",
        /// A button of an item of a story: also `button_key`.
        NewsroomButton = "newsroomButton",
        /// A graph: `graph_id`.
        Graph = "graph",
        /// An rgraph: `rgraph_id`.
        Rgraph = "rgraph",
        /// A ustate: `ustate_id`.
        Ustate = "ustate",
        /// A launch configuration: `launch_id`.
        LaunchConfig = "launchConfig",
    }

    /// Role of an engine.
    EngineRole {
        /// The engine's picture goes on air.
        Broadcast = "Broadcast",
        /// The engine shows a preview.
        Preview = "Preview",
    }

    /// Status of the hub's connection to an engine.
    EngineStatus {
        /// The hub is connected to the engine.
        Connected = "connected",
        /// The engine is connected and can be used.
        Ready = "ready",
        /// The hub is not connected to the engine.
        Disconnected = "disconnected",
        /// The hub is trying to reconnect.
        Reconnecting = "reconnecting",
    }

    /// Current activity of an engine instance.
    InstanceStatus {
        /// Nothing runs in the instance.
        Idle = "Idle",
        /// The instance fetches the data that it needs.
        Caching = "Caching",
        /// The instance is starting.
        Loading = "Loading",
        /// The instance is running.
        Loaded = "Loaded",
        /// The instance has failed.
        Error = "Error",
        /// The instance checks its data.
        Checking = "Checking",
        /// The instance prepares a project.
        Cooking = "Cooking",
    }

    /// Type of an engine, which determines what a `stateId` identifies.
    EngineType {
        /// Loads rgraphs.
        Re = "RE",
        /// Loads graphs. The paths of its nodes, pins and functions are ids.
        Re5 = "RE5",
        /// Loads ustates.
        Ue = "UE",
    }

    /// Status of a newsroom rundown or a MOS object.
    NewsroomStatus {
        /// Received, and unchanged since.
        New = "NEW",
        /// Received again with changes.
        Updated = "UPDATED",
        /// Moved within its rundown.
        Moved = "MOVED",
        /// Somebody is working on it.
        Busy = "BUSY",
        /// Removed.
        Deleted = "DELETED",
        /// Controlled by the newsroom system.
        NcsCtrl = "NCS CTRL",
        /// Controlled by hand.
        ManualCtrl = "MANUAL CTRL",
        /// Ready to go on air.
        Ready = "READY",
        /// Not ready to go on air yet.
        NotReady = "NOT READY",
        /// Playing.
        Play = "PLAY",
        /// Stopped.
        Stop = "STOP",
    }

    /// Readiness of a MOS object to go on air.
    ObjAir {
        /// Ready to go on air.
        Ready = "READY",
        /// Not ready to go on air yet.
        NotReady = "NOT READY",
    }

    /// Content of a MOS object.
    ObjType {
        /// A still picture.
        Still = "STILL",
        /// A video.
        Video = "VIDEO",
        /// Sound.
        Audio = "AUDIO",
    }

    /// Reason why a recall or a comparison leaves out a property.
    SkipReason {
        /// A handle of a texture or a video, which is valid only as long as the renderer runs.
        Handle = "handle",
        /// Clean plates.
        CleanPlates = "cleanPlates",
        /// The value is null, which cannot be set.
        NullValue = "null",
        /// A pattern of the snapshot protects it.
        Protected = "protected",
        /// The value has another type now.
        OtherType = "otherType",
        /// The value changed while the snapshot was taken.
        Moving = "moving",
        /// A track of its node changed while the snapshot was taken, as that of a camera does.
        Track = "track",
        /// A counter, statistics or the last error, which are results and not settings.
        Statistic = "statistic",
        /// The node or the property is not there now.
        Gone = "gone",
        /// The number of nodes or properties with this name has changed.
        Ambiguous = "ambiguous",
        /// The node could not be read.
        Unread = "unread",
    }

    /// The way in which the properties of two snapshots are matched.
    MatchBy {
        /// By the paths of nodes and properties.
        Paths = "paths",
        /// By their names, for engines whose paths differ. Nodes or properties with the same name
        /// are matched in order if both snapshots have the same number of them.
        Names = "names",
    }

    /// Kind of a difference between two snapshots, a snapshot and a hub, or two group members.
    DifferenceKind {
        /// The property has different values on the two sides.
        Changed = "changed",
        /// Only the first side has the property or the engine.
        OnlyFirst = "onlyFirst",
        /// Only the second side has the property or the engine.
        OnlySecond = "onlySecond",
        /// The values of the property have different types.
        OtherType = "otherType",
        /// The property was not compared, for the reason given.
        Skipped = "skipped",
    }

    /// Time at which values that jump are set by a recall with a duration.
    RestAt {
        /// Before the moves begin.
        Start = "start",
        /// After the moves have ended.
        End = "end",
    }

    /// Outcome of a recall for a property.
    RecallOutcome {
        /// It was set, and has the value.
        Recalled = "recalled",
        /// It had the value already, and was not set.
        AlreadySo = "alreadySo",
        /// It was left alone, because it no longer exists or its value is null now.
        Skipped = "skipped",
        /// It was not set: its value could not be read, its request was not sent, or its engine had
        /// failed five times in a row.
        NotSent = "notSent",
        /// The hub refused the value.
        Refused = "refused",
        /// It may have been set: no complete response came, or the value could not be read
        /// afterwards.
        Maybe = "maybe",
        /// The hub accepted the value, and returns another one.
        Drifted = "drifted",
        /// Somebody else changed it after the plan. It was left alone.
        ChangedSince = "changedSince",
        /// The renderer of its engine was started again during the recall.
        Restarted = "restarted",
    }

    /// Outcome of a call for a member of a group.
    MemberOutcome {
        /// The hub carried it out.
        Succeeded = "succeeded",
        /// It failed; the effect of its error says whether the hub may have carried it out.
        Failed = "failed",
        /// It has not ended yet.
        UnderWay = "underWay",
    }

    /// Interpolation of a move to a new value.
    Interpolation {
        /// Jumps to the value.
        Constant = "Constant",
        /// Moves at constant speed.
        Linear = "Linear",
        /// Starts slowly.
        EaseIn = "EaseIn",
        /// Ends slowly.
        EaseOut = "EaseOut",
        /// Starts and ends slowly.
        EaseInOut = "EaseInOut",
    }
}
