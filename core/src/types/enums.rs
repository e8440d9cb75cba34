//! Enums of status-like fields. Hubs add values with every version, so unknown ones are kept.

use crate::schema::string_enum::string_enum;

string_enum! {
    /// What an engine is for.
    EngineRole {
        /// Its picture goes on air.
        Broadcast = "Broadcast",
        /// It shows what is to come.
        Preview = "Preview",
    }

    /// Whether the hub has its engine.
    EngineStatus {
        /// The hub has a connection to it.
        Connected = "connected",
        /// Connected, and it can be used.
        Ready = "ready",
        /// The hub has no connection to it.
        Disconnected = "disconnected",
        /// The hub is trying to get the connection back.
        Reconnecting = "reconnecting",
    }

    /// What an engine instance is doing.
    InstanceStatus {
        /// Nothing runs in it.
        Idle = "Idle",
        /// It fetches the data that it needs.
        Caching = "Caching",
        /// It starts.
        Loading = "Loading",
        /// It runs.
        Loaded = "Loaded",
        /// It failed.
        Error = "Error",
        /// It checks its data.
        Checking = "Checking",
        /// It prepares a project.
        Cooking = "Cooking",
    }

    /// The kind of an engine, which determines what a `stateId` means.
    EngineType {
        /// Loads rgraphs.
        Re = "RE",
        /// Loads graphs; its node, pin and function paths are ids.
        Re5 = "RE5",
        /// Loads ustates.
        Ue = "UE",
    }

    /// Status of a newsroom rundown or a MOS object.
    NewsroomStatus {
        /// It was received and is unchanged since.
        New = "NEW",
        /// It came again with changes.
        Updated = "UPDATED",
        /// It moved within its rundown.
        Moved = "MOVED",
        /// Somebody works on it.
        Busy = "BUSY",
        /// It was taken away.
        Deleted = "DELETED",
        /// The newsroom system controls it.
        NcsCtrl = "NCS CTRL",
        /// It is controlled by hand.
        ManualCtrl = "MANUAL CTRL",
        /// It can go on air.
        Ready = "READY",
        /// It cannot go on air yet.
        NotReady = "NOT READY",
        /// It plays.
        Play = "PLAY",
        /// It was stopped.
        Stop = "STOP",
    }

    /// Whether a MOS object can go on air.
    ObjAir {
        /// It can.
        Ready = "READY",
        /// It cannot yet.
        NotReady = "NOT READY",
    }

    /// What a MOS object holds.
    ObjType {
        /// A still picture.
        Still = "STILL",
        /// Moving pictures.
        Video = "VIDEO",
        /// Sound.
        Audio = "AUDIO",
    }

    /// How a property travels to its new value.
    Interpolation {
        /// It jumps.
        Constant = "Constant",
        /// At one speed.
        Linear = "Linear",
        /// Slow at the start.
        EaseIn = "EaseIn",
        /// Slow at the end.
        EaseOut = "EaseOut",
        /// Slow at both ends.
        EaseInOut = "EaseInOut",
    }
}
