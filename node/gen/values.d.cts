// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
} from '../lib/shared.cjs'

/** Key of a button. Hubs accept the key or the id of the button. */
export type ButtonKey = string

/** Number of a render engine. This is not a launch id, although the two look alike. */
export type EngineId = number

/** Key of an ExternalData field of a playout item. */
export type ExternalDataFieldKey = string

/** Path of a function within its node. On an RE5 engine, this is the id of the function. */
export type FunctionPath = string

/** Number of a graph (RE5). */
export type GraphId = number

/** Number of an instance of an engine. */
export type InstanceId = number

/** Number of an item in a playout rundown. */
export type ItemId = number

/** Number of a launch configuration. This is not an engine id, although both are small integers. */
export type LaunchId = number

/**
 * Path of names, from the outermost to the innermost, separated by ` / `: `Studio A / Cyclorama /
 * Softness`.
 */
export type NamePath = string

/** Device id of a newsroom system, as configured in the hub's MOS module. */
export type NcsId = string

/** Id of an item in a newsroom story. */
export type NewsroomItemId = string

/**
 * Path of a node within its engine. On an RE5 engine, this is the id of the node. The path may
 * contain slashes, spaces and dots.
 */
export type NodePath = string

/** Id of a MOS object. */
export type ObjId = string

/** Number of a permit. */
export type PermitId = number

/** Number of a playout rundown. */
export type PlayoutRundownId = number

/** Number of a project. */
export type ProjectId = number

/** Number of a map in a project. */
export type ProjectMapId = number

/**
 * Path of a property within its node. On an RE5 engine, this is the id of the pin, and a dotted
 * suffix (`.w.z`) addresses a sub-field.
 */
export type PropertyPath = string

/** Number of a renderer of a launch configuration. */
export type RendererId = number

/** Number of an rgraph (RE). */
export type RgraphId = number

/**
 * Id of a rundown in its newsroom system. The specification declares an integer, but every response
 * contains text.
 */
export type RoId = string

/**
 * Number of the state that a renderer loads: an rgraph id for RE, a ustate id for UE, a graph id
 * for RE5.
 */
export type StateId = number

/**
 * Id of a story in a newsroom rundown. The specification declares an integer, but every response
 * contains text.
 */
export type StoryId = string

/** Number of a template. */
export type TemplateId = number

/** Name of a template, by which items refer to it. */
export type TemplateName = string

/** Number of a ustate (UE). */
export type UstateId = number

/**
 * Kind of the object that an address leads to; each kind lists the fields of its addresses. One of
 * these:
 * - `engine`: An engine: `engine_id`.
 * - `node`: A node of an engine: also `node_path`.
 * - `property`: A property of a node: also `property_path`.
 * - `function`: A function of a node: also `function_path`.
 * - `playoutRundown`: A playout rundown: `rundown_id`.
 * - `playoutItem`: An item of a playout rundown: also `item_id`.
 * - `playoutButton`: A button of an item of a playout rundown: also `button_key`.
 * - `template`: A template: `template_id`.
 * - `newsroomRundown`: A newsroom rundown: `ncs_id` and `ro_id`.
 * - `story`: A story of a newsroom rundown: also `story_id`.
 * - `newsroomItem`: An item of a story: also `newsroom_item_id`, and `obj_id` if it shows a MOS
 * object.
 * - `newsroomButton`: A button of an item of a story: also `button_key`.
 * - `graph`: A graph: `graph_id`.
 * - `rgraph`: An rgraph: `rgraph_id`.
 * - `ustate`: A ustate: `ustate_id`.
 * - `launchConfig`: A launch configuration: `launch_id`.
 */
export type AddressKind =
  | 'engine'
  | 'node'
  | 'property'
  | 'function'
  | 'playoutRundown'
  | 'playoutItem'
  | 'playoutButton'
  | 'template'
  | 'newsroomRundown'
  | 'story'
  | 'newsroomItem'
  | 'newsroomButton'
  | 'graph'
  | 'rgraph'
  | 'ustate'
  | 'launchConfig'

/**
 * Kind of a difference between two snapshots, a snapshot and a hub, or two group members. One of
 * these:
 * - `changed`: The property has different values on the two sides.
 * - `onlyFirst`: Only the first side has the property or the engine.
 * - `onlySecond`: Only the second side has the property or the engine.
 * - `otherType`: The values of the property have different types.
 * - `skipped`: The property was not compared, for the reason given.
 */
export type DifferenceKind =
  | 'changed'
  | 'onlyFirst'
  | 'onlySecond'
  | 'otherType'
  | 'skipped'

/**
 * Role of an engine. Others may come:
 * - `Broadcast`: The engine's picture goes on air.
 * - `Preview`: The engine shows a preview.
 */
export type EngineRole =
  | 'Broadcast'
  | 'Preview'
  | (string & {})

/**
 * Status of the hub's connection to an engine. Others may come:
 * - `connected`: The hub is connected to the engine.
 * - `ready`: The engine is connected and can be used.
 * - `disconnected`: The hub is not connected to the engine.
 * - `reconnecting`: The hub is trying to reconnect.
 */
export type EngineStatus =
  | 'connected'
  | 'ready'
  | 'disconnected'
  | 'reconnecting'
  | (string & {})

/**
 * Type of an engine, which determines what a `stateId` identifies. Others may come:
 * - `RE`: Loads rgraphs.
 * - `RE5`: Loads graphs. The paths of its nodes, pins and functions are ids.
 * - `UE`: Loads ustates.
 */
export type EngineType =
  | 'RE'
  | 'RE5'
  | 'UE'
  | (string & {})

/**
 * Current activity of an engine instance. Others may come:
 * - `Idle`: Nothing runs in the instance.
 * - `Caching`: The instance fetches the data that it needs.
 * - `Loading`: The instance is starting.
 * - `Loaded`: The instance is running.
 * - `Error`: The instance has failed.
 * - `Checking`: The instance checks its data.
 * - `Cooking`: The instance prepares a project.
 */
export type InstanceStatus =
  | 'Idle'
  | 'Caching'
  | 'Loading'
  | 'Loaded'
  | 'Error'
  | 'Checking'
  | 'Cooking'
  | (string & {})

/**
 * Interpolation of a move to a new value. One of these:
 * - `Constant`: Jumps to the value.
 * - `Linear`: Moves at constant speed.
 * - `EaseIn`: Starts slowly.
 * - `EaseOut`: Ends slowly.
 * - `EaseInOut`: Starts and ends slowly.
 */
export type Interpolation =
  | 'Constant'
  | 'Linear'
  | 'EaseIn'
  | 'EaseOut'
  | 'EaseInOut'

/**
 * The way in which the properties of two snapshots are matched. One of these:
 * - `paths`: By the paths of nodes and properties.
 * - `names`: By their names, for engines whose paths differ. Nodes or properties with the same name
 * are matched in order if both snapshots have the same number of them.
 */
export type MatchBy =
  | 'paths'
  | 'names'

/**
 * Outcome of a call for a member of a group. One of these:
 * - `succeeded`: The hub carried it out.
 * - `failed`: It failed; the effect of its error says whether the hub may have carried it out.
 * - `underWay`: It has not ended yet.
 */
export type MemberOutcome =
  | 'succeeded'
  | 'failed'
  | 'underWay'

/**
 * Status of a newsroom rundown or a MOS object. Others may come:
 * - `NEW`: Received, and unchanged since.
 * - `UPDATED`: Received again with changes.
 * - `MOVED`: Moved within its rundown.
 * - `BUSY`: Somebody is working on it.
 * - `DELETED`: Removed.
 * - `NCS CTRL`: Controlled by the newsroom system.
 * - `MANUAL CTRL`: Controlled by hand.
 * - `READY`: Ready to go on air.
 * - `NOT READY`: Not ready to go on air yet.
 * - `PLAY`: Playing.
 * - `STOP`: Stopped.
 */
export type NewsroomStatus =
  | 'NEW'
  | 'UPDATED'
  | 'MOVED'
  | 'BUSY'
  | 'DELETED'
  | 'NCS CTRL'
  | 'MANUAL CTRL'
  | 'READY'
  | 'NOT READY'
  | 'PLAY'
  | 'STOP'
  | (string & {})

/**
 * Readiness of a MOS object to go on air. Others may come:
 * - `READY`: Ready to go on air.
 * - `NOT READY`: Not ready to go on air yet.
 */
export type ObjAir =
  | 'READY'
  | 'NOT READY'
  | (string & {})

/**
 * Content of a MOS object. Others may come:
 * - `STILL`: A still picture.
 * - `VIDEO`: A video.
 * - `AUDIO`: Sound.
 */
export type ObjType =
  | 'STILL'
  | 'VIDEO'
  | 'AUDIO'
  | (string & {})

/**
 * Outcome of a recall for a property. One of these:
 * - `recalled`: It was set, and has the value.
 * - `alreadySo`: It had the value already, and was not set.
 * - `skipped`: It was left alone, because it no longer exists or its value is null now.
 * - `notSent`: It was not set: its value could not be read, its request was not sent, or its engine
 * had failed five times in a row.
 * - `refused`: The hub refused the value.
 * - `maybe`: It may have been set: no complete response came, or the value could not be read
 * afterwards.
 * - `drifted`: The hub accepted the value, and returns another one.
 * - `changedSince`: Somebody else changed it after the plan. It was left alone.
 * - `restarted`: The renderer of its engine was started again during the recall.
 */
export type RecallOutcome =
  | 'recalled'
  | 'alreadySo'
  | 'skipped'
  | 'notSent'
  | 'refused'
  | 'maybe'
  | 'drifted'
  | 'changedSince'
  | 'restarted'

/**
 * Time at which values that jump are set by a recall with a duration. One of these:
 * - `start`: Before the moves begin.
 * - `end`: After the moves have ended.
 */
export type RestAt =
  | 'start'
  | 'end'

/**
 * Reason why a recall or a comparison leaves out a property. One of these:
 * - `handle`: A handle of a texture or a video, which is valid only as long as the renderer runs.
 * - `cleanPlates`: Clean plates.
 * - `null`: The value is null, which cannot be set.
 * - `protected`: A pattern of the snapshot protects it.
 * - `otherType`: The value has another type now.
 * - `moving`: The value changed while the snapshot was taken.
 * - `track`: A track of its node changed while the snapshot was taken, as that of a camera does.
 * - `statistic`: A counter, statistics or the last error, which are results and not settings.
 * - `gone`: The node or the property is not there now.
 * - `ambiguous`: The number of nodes or properties with this name has changed.
 * - `unread`: The node could not be read.
 */
export type SkipReason =
  | 'handle'
  | 'cleanPlates'
  | 'null'
  | 'protected'
  | 'otherType'
  | 'moving'
  | 'track'
  | 'statistic'
  | 'gone'
  | 'ambiguous'
  | 'unread'

/** A parameter of a function call. */
export interface FunctionParameter {
  /** Path of the parameter, a key of the function's Properties. */
  PropertyPath: PropertyPath
  /** Value of the parameter. */
  payload: Payload
}

/** The value of a parameter of a function call. */
export interface Payload {
  /** The value, which may have any type. */
  value: ValueInput
}
