// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
} from '../lib/shared.cjs'

/** Key of a button: hubs take the button's key and its id alike. */
export type ButtonKey = string

/** Number of a render engine. Not a launch id: the two look alike. */
export type EngineId = number

/** Key of an ExternalData field of a playout item. */
export type ExternalDataFieldKey = string

/** Path of a function within its node; the function's id on an RE5 engine. */
export type FunctionPath = string

/** Number of a graph (RE5). */
export type GraphId = number

/** Number of an instance of an engine. */
export type InstanceId = number

/** Number of an item in a playout rundown. */
export type ItemId = number

/** Number of a launch configuration. Not an engine id: the two look alike. */
export type LaunchId = number

/** Device id of a newsroom system, as the hub's MOS module is configured. */
export type NcsId = string

/** Id of an item in a newsroom story. */
export type NewsroomItemId = string

/**
 * Path of a node within its engine; the node's id on an RE5 engine. May hold slashes, spaces and
 * dots.
 */
export type NodePath = string

/** Id of a MOS object. */
export type ObjId = string

/** Number of a playout rundown. */
export type PlayoutRundownId = number

/** Number of a project. */
export type ProjectId = number

/** Number of a map in a project. */
export type ProjectMapId = number

/**
 * Path of a property within its node; the pin's id on an RE5 engine. A dotted suffix addresses a
 * sub-field there (`.w.z`).
 */
export type PropertyPath = string

/** Number of a renderer of a launch configuration. */
export type RendererId = number

/** Number of an rgraph (RE). */
export type RgraphId = number

/** Id that the newsroom system gave to a rundown. Declared integer, text in every response. */
export type RoId = string

/** What a renderer loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5. */
export type StateId = number

/** Id of a story in a newsroom rundown. Declared integer, text in every response. */
export type StoryId = string

/** Number of a template. */
export type TemplateId = number

/** Number of a ustate (UE). */
export type UstateId = number

/**
 * What an engine is for. Others may come:
 * - `Broadcast`: Its picture goes on air.
 * - `Preview`: It shows what is to come.
 */
export type EngineRole =
  | 'Broadcast'
  | 'Preview'
  | (string & {})

/**
 * Whether the hub has its engine. Others may come:
 * - `connected`: The hub has a connection to it.
 * - `ready`: Connected, and it can be used.
 * - `disconnected`: The hub has no connection to it.
 * - `reconnecting`: The hub is trying to get the connection back.
 */
export type EngineStatus =
  | 'connected'
  | 'ready'
  | 'disconnected'
  | 'reconnecting'
  | (string & {})

/**
 * The kind of an engine, which determines what a `stateId` means. Others may come:
 * - `RE`: Loads rgraphs.
 * - `RE5`: Loads graphs; its node, pin and function paths are ids.
 * - `UE`: Loads ustates.
 */
export type EngineType =
  | 'RE'
  | 'RE5'
  | 'UE'
  | (string & {})

/**
 * What an engine instance is doing. Others may come:
 * - `Idle`: Nothing runs in it.
 * - `Caching`: It fetches the data that it needs.
 * - `Loading`: It starts.
 * - `Loaded`: It runs.
 * - `Error`: It failed.
 * - `Checking`: It checks its data.
 * - `Cooking`: It prepares a project.
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
 * How a property travels to its new value. One of these:
 * - `Constant`: It jumps.
 * - `Linear`: At one speed.
 * - `EaseIn`: Slow at the start.
 * - `EaseOut`: Slow at the end.
 * - `EaseInOut`: Slow at both ends.
 */
export type Interpolation =
  | 'Constant'
  | 'Linear'
  | 'EaseIn'
  | 'EaseOut'
  | 'EaseInOut'

/**
 * Status of a newsroom rundown or a MOS object. Others may come:
 * - `NEW`: It was received and is unchanged since.
 * - `UPDATED`: It came again with changes.
 * - `MOVED`: It moved within its rundown.
 * - `BUSY`: Somebody works on it.
 * - `DELETED`: It was taken away.
 * - `NCS CTRL`: The newsroom system controls it.
 * - `MANUAL CTRL`: It is controlled by hand.
 * - `READY`: It can go on air.
 * - `NOT READY`: It cannot go on air yet.
 * - `PLAY`: It plays.
 * - `STOP`: It was stopped.
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
 * Whether a MOS object can go on air. Others may come:
 * - `READY`: It can.
 * - `NOT READY`: It cannot yet.
 */
export type ObjAir =
  | 'READY'
  | 'NOT READY'
  | (string & {})

/**
 * What a MOS object holds. Others may come:
 * - `STILL`: A still picture.
 * - `VIDEO`: Moving pictures.
 * - `AUDIO`: Sound.
 */
export type ObjType =
  | 'STILL'
  | 'VIDEO'
  | 'AUDIO'
  | (string & {})

/** A parameter of a function call. */
export interface FunctionParameter {
  /** Path of the parameter, a key of the function's Properties. */
  PropertyPath: PropertyPath
  /** Its value. */
  payload: Payload
}

/** A parameter of a function call and its value. */
export interface Payload {
  /** The value, of any kind. */
  value: ValueInput
}
