// Written by cargo xtask generate; do not edit.
import type {
  Integer,
  Value,
  ValueObject,
} from '../lib/shared.cjs'
import type {
  AddressKind,
  ButtonKey,
  DifferenceKind,
  EngineId,
  EngineRole,
  EngineStatus,
  EngineType,
  FunctionPath,
  GraphId,
  InstanceId,
  InstanceStatus,
  Interpolation,
  ItemId,
  LaunchId,
  MemberOutcome,
  NamePath,
  NcsId,
  NewsroomItemId,
  NewsroomStatus,
  NodePath,
  ObjAir,
  ObjId,
  ObjType,
  PermitId,
  PlayoutRundownId,
  ProjectId,
  ProjectMapId,
  PropertyPath,
  RecallOutcome,
  RendererId,
  RgraphId,
  RoId,
  SkipReason,
  StateId,
  StoryId,
  TemplateId,
  UstateId,
} from './values.cjs'

/** A render engine. */
export interface Engine {
  /** Number of the engine. */
  id: EngineId
  /** Name in the hub. */
  name: string
  /** Network address. */
  ip: string
  /** Role of the engine. */
  role: EngineRole
  /** Status of the hub's connection to the engine. */
  status: EngineStatus
  /** Cache folder. */
  cacheDir: string
  /** Space that must stay free. The unit is not documented. */
  minimumFreeSpace: Integer | null
  /** Space in use. The unit is not documented. */
  usedSpace: Integer | null
  /** Size of the disk. The unit is not documented. */
  diskSpace: Integer | null
  /** True if the engine can prepare projects. Newer hubs omit this field. */
  canCook: boolean | null
  /** Display name. */
  displayName: string
  /** True if the engine runs RE. Old hubs omit this field. */
  re_enabled: boolean | null
  /** Network port. */
  port: Integer | null
  /** Number of the loaded rgraph. */
  rgraphId: RgraphId | null
  /** Number of the studio that the engine belongs to. */
  ownerStudioId: Integer | null
  /** Number of the loaded ustate. Old hubs omit this field. */
  ustateId: UstateId | null
  /** True if the engine runs UE. Old hubs omit this field. */
  ue_enabled: boolean | null
  /** Instances of the engine. */
  instances: EngineInstance[]
  /** Type of the engine. It is absent from some entries. */
  engineType: EngineType
}

/** An instance of an engine. It is one renderer process, running or not. */
export interface EngineInstance {
  /** Number of the instance. */
  id: InstanceId
  /** Tag of the project. */
  projectTag: string | null
  /** Streaming setting. */
  streaming: string | null
  /** Current activity of the instance. */
  status: InstanceStatus
  /** Process number, as text. Hubs send text or an integer. */
  pid: string | null
  /** Number of the engine that the instance belongs to. */
  engineHostId: EngineId | null
  /** Number of the role. */
  engineRoleId: Integer | null
  /** Project of the instance. */
  projectId: ProjectId | null
  /** Map in the project. */
  projectMapId: ProjectMapId | null
  /** Path of the editor. */
  editorPath: string
  /** Number of the prepared project. Newer hubs omit this field. */
  cookedProjectId: Integer | null
  /** Number of the prepared map. Newer hubs omit this field. */
  cookedMapId: Integer | null
  /** Number of the prepared build. Newer hubs omit this field. */
  cookedId: Integer | null
  /** Type of the engine; empty on old hubs, which send null. */
  engineType: EngineType
  /** Version of the engine; empty on old hubs, which send null. */
  engineVersion: string
  /** Details of the status. */
  statusDescription: string | null
}

/** A node of an engine. */
export interface Node {
  /** Path of the node. On an RE5 engine, this is the id of the node. */
  NodePath: NodePath
  /** Name of the node. */
  NodeName: string
}

/** A property of a node. */
export interface Property {
  /** Path of the property. On an RE5 engine, this is the id of the pin. */
  PropertyPath: PropertyPath
  /** Display name. */
  DisplayName: string
  /** Current value. The hub may round numbers to single precision. */
  Value: Value
}

/** A function of a node, as a list of functions contains it. */
export interface FunctionSummary {
  /** Path of the function. On an RE5 engine, this is the id of the function. */
  FunctionPath: FunctionPath
  /** Name of the function. */
  FunctionName: string
}

/** A function of a node with its parameters. */
export interface Function {
  /** Path of the function. On an RE5 engine, this is the id of the function. */
  FunctionPath: FunctionPath
  /** Name of the function. */
  FunctionName: string
  /** Parameters of the function, by property path. */
  Properties: { [key: string]: Property }
}

/** A playout rundown. */
export interface PlayoutRundown {
  /** Number of the rundown. */
  id: PlayoutRundownId
  /** Name of the rundown. */
  name: string
}

/** An item of a playout rundown. */
export interface PlayoutItem {
  /** Number of the item. */
  id: ItemId
  /** Name of the item. */
  name: string
  /** Name of the template. */
  template: string
  /** Values of the template's fields. An update with data replaces all of them. */
  data: ValueObject
  /** Buttons. They are absent from the responses to create and update. */
  buttons: PlayoutButton[]
}

/** A button of a playout item. */
export interface PlayoutButton {
  /** Id of the button, which can also be used to trigger it. */
  id: ButtonKey
  /** Text on the button. */
  label: string
}

/** A template from which items are created. */
export interface Template {
  /** Number of the template. */
  id: TemplateId
  /** Name of the template. Items refer to the template by this name. */
  name: string
}

/** A newsroom rundown, as a list of rundowns contains it. */
export interface NewsroomRundownSummary {
  /** Device id of the newsroom system. */
  ncsID: NcsId
  /** Id of the rundown in its newsroom system. */
  roID: RoId
  /** Name in the newsroom. */
  roSlug: string
  /** Status of the rundown. */
  status: NewsroomStatus
  /** Time at which the hub received the rundown, ISO 8601. */
  createdAt: string
  /** Time of the last change, ISO 8601. */
  updatedAt: string
}

/** A newsroom rundown with its items. */
export interface NewsroomRundown {
  /** Device id of the newsroom system. */
  ncsID: NcsId
  /** Id of the rundown in its newsroom system. */
  roID: RoId
  /** Name in the newsroom. */
  roSlug: string
  /** Status of the rundown. */
  status: NewsroomStatus
  /** Time at which the hub received the rundown, ISO 8601. */
  createdAt: string
  /** Time of the last change, ISO 8601. */
  updatedAt: string
  /** Channel of the rundown. */
  roChannel: string
  /** Editorial start, ISO 8601. */
  roEdStart: string
  /** Planned duration, hh:mm:ss. */
  roEdDur: string
  /** Trigger that starts the rundown. */
  roTrigger: string
  /** Macro at the start. */
  macroIn: string | null
  /** Macro at the end. */
  macroOut: string | null
  /** Metadata of the newsroom system, serialized JSON. */
  mosExternalMetadata: string
  /** True if the rundown can go on air. */
  readyToAir: boolean | null
  /** Items of the rundown. */
  items: NewsroomItem[]
}

/** An item of a newsroom rundown. */
export interface NewsroomItem {
  /** Id of the story that the item belongs to. */
  storyID: StoryId
  /** Id of the item within the story. */
  itemID: NewsroomItemId
  /** Name of the story. */
  storySlug: string
  /** Name of the item. */
  itemSlug: string
  /** The graphic that the item shows. */
  mosObject: MosObject | null
}

/** A MOS object: a graphic that was filled in by the newsroom. */
export interface MosObject {
  /** Id of the object. */
  objID: ObjId
  /** Name of the object. */
  objSlug: string
  /** Abstract. */
  mosAbstract: string
  /** Group of the object. */
  objGroup: string | null
  /** Time base. */
  objTB: string
  /** Revision. */
  objRev: Integer | null
  /** Duration. The unit is not documented. */
  objDur: Integer | null
  /** Status of the object. */
  status: NewsroomStatus
  /** Readiness of the object to go on air. */
  objAir: ObjAir
  /** Paths of the object. */
  objPaths: string | null
  /** Metadata of the newsroom system, serialized JSON. */
  mosExternalMetadata: string | null
  /** Author of the object. */
  createdBy: string
  /** Time of creation, ISO 8601. */
  created: string
  /**
   * Author of the last change. After an update through the REST interface, this names the
   * interface.
   */
  changedBy: string
  /** Time of the last change, ISO 8601. */
  changed: string
  /** Description for people. */
  description: string
  /** Content of the object. */
  objType: ObjType
  /** Name of the template. */
  template: string
  /**
   * Values of the template's fields: texts, or lists of texts. An update with data replaces all of
   * them.
   */
  data: ValueObject
  /** Buttons. They are absent from the response to an update. */
  buttons: NewsroomButton[]
}

/** A button of a MOS object. */
export interface NewsroomButton {
  /** Id of the button. */
  id: ButtonKey
  /** Key of the button, by which a call triggers it. */
  key: string
  /** Text on the button. */
  label: string
}

/** A graph, as a list of graphs contains it. */
export interface GraphSummary {
  /** Number of the graph. */
  id: GraphId
  /** Name of the graph. */
  name: string
}

/** A graph with its content. */
export interface Graph {
  /** Number of the graph. */
  id: GraphId
  /** Name of the graph. */
  name: string
  /** Content, as text. */
  content: string
}

/** An rgraph, as a list of rgraphs contains it. */
export interface RgraphSummary {
  /** Number of the rgraph. */
  id: RgraphId
  /** Name of the rgraph. */
  name: string
}

/** An rgraph with its content. */
export interface Rgraph {
  /** Number of the rgraph. */
  id: RgraphId
  /** Name of the rgraph. */
  name: string
  /** Content of the rgraph: XML as text. */
  xmlContent: string
}

/** A ustate, as a list of ustates contains it. */
export interface UstateSummary {
  /** Number of the ustate. */
  id: UstateId
  /** Name of the ustate. */
  name: string
}

/** A ustate with its content. */
export interface Ustate {
  /** Number of the ustate. */
  id: UstateId
  /** Name of the ustate. */
  name: string
  /** Content, as text. */
  ustateData: string
}

/** A project that renderers can run. */
export interface Project {
  /** Number of the project. */
  projectId: ProjectId
  /** Name of the project. */
  name: string
  /** Version of the project. */
  version: string
  /** Name of the shared folder that contains the project. */
  sharedFolderName: string
  /** Maps of the project. */
  maps: string[]
  /** Time of creation. The unit is not documented. */
  createdAt: Integer | null
  /** Time of the last change. The unit is not documented. */
  updatedAt: Integer | null
}

/** A launch configuration: renderers that are started and stopped together. */
export interface LaunchConfig {
  /**
   * Number of the launch configuration. This is not an engine id. Any field of a launch
   * configuration may be absent.
   */
  id: LaunchId | null
  /** Name of the launch configuration. */
  name: string
  /** Ids of the renderers. Newer hubs send the renderers themselves. */
  renderers: RendererRef[]
}

/** The response to creating a launch configuration. */
export interface LaunchConfigCreated {
  /** Number of the new launch configuration. */
  id: LaunchId
  /** Renderers of the new launch configuration. */
  renderers: RendererRef[]
}

/** A renderer of a launch configuration. Any field may be absent. */
export interface Renderer {
  /** Number of the launch configuration that the renderer belongs to. */
  launchConfigId: LaunchId | null
  /** Number of the engine that the renderer runs on. */
  engineId: EngineId | null
  /** Number of the project that the renderer runs. */
  projectId: ProjectId | null
  /** Number of the map in the project. */
  projectMapId: ProjectMapId | null
  /** Type of the engine, which determines what `state_id` identifies. */
  engineType: EngineType
  /**
   * Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a graph
   * id for RE5.
   */
  stateId: StateId | null
}

/**
 * Something that a path of names leads to, with every id that the calls by id need. Ids that its
 * kind does not have are absent.
 */
export interface Address {
  /** Kind of the thing, which determines the ids that are present. */
  kind: AddressKind
  /** Path that leads to it, with the names as people see them. */
  path: NamePath
  /** Number of the engine. */
  engineId: EngineId | null
  /** Path of the node. */
  nodePath: NodePath | null
  /** Path of the property, with the sub-field if the path names one. */
  propertyPath: PropertyPath | null
  /** Path of the function. */
  functionPath: FunctionPath | null
  /** Number of the playout rundown. */
  rundownId: PlayoutRundownId | null
  /** Number of the item in the playout rundown. */
  itemId: ItemId | null
  /** Key by which a call presses the button. */
  buttonKey: ButtonKey | null
  /** Number of the template. */
  templateId: TemplateId | null
  /** Device id of the newsroom system. */
  ncsID: NcsId | null
  /** Id of the newsroom rundown. */
  roID: RoId | null
  /** Id of the story. */
  storyID: StoryId | null
  /** Id of the item in the story. */
  newsroomItemID: NewsroomItemId | null
  /** Id of the MOS object that the item shows, if it shows one. */
  objID: ObjId | null
  /** Number of the graph. */
  graphId: GraphId | null
  /** Number of the rgraph. */
  rgraphId: RgraphId | null
  /** Number of the ustate. */
  ustateId: UstateId | null
  /** Number of the launch configuration. */
  launchId: LaunchId | null
  /** Age in milliseconds of the oldest list in which it was found. */
  ageMs: Integer | null
}

/** The properties of engines as they were: a document to keep, compare and bring back. */
export interface Snapshot {
  /** Name of the format, `gfxhub-snapshot`. */
  format: string
  /** Version of the format, 1. */
  version: Integer
  /** Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`. */
  taken: string
  /** Address of the hub. */
  hub: string
  /** True if all nodes could be read. */
  complete: boolean | null
  /** Patterns of the properties in the snapshot; empty if it has all properties. */
  only: string[]
  /** Patterns of properties that no recall may set. */
  protect: string[]
  /** The engines, by number. */
  engines: SnapshotEngine[]
  /** The nodes that could not be read. */
  missing: UnreadNode[]
}

/** An engine in a snapshot. */
export interface SnapshotEngine {
  /** Number of the engine. */
  id: EngineId
  /** Name in the hub. */
  name: string
  /** Display name. */
  displayName: string
  /** Type of the engine. */
  engineType: EngineType
  /** Number of the loaded rgraph. */
  rgraphId: RgraphId | null
  /** Number of the loaded ustate. */
  ustateId: UstateId | null
  /** Process numbers of its loaded instances. */
  pids: string[]
  /** Time at which the reading of the engine began. */
  begun: string
  /** Time at which the reading of the engine ended. */
  ended: string
  /** The nodes, by path. */
  nodes: SnapshotNode[]
}

/** A node in a snapshot. */
export interface SnapshotNode {
  /** Path of the node. */
  NodePath: NodePath
  /** Name of the node. */
  NodeName: string
  /** The properties, by path. */
  properties: SnapshotProperty[]
}

/** A property in a snapshot. */
export interface SnapshotProperty {
  /** Path of the property. */
  PropertyPath: PropertyPath
  /** Display name. */
  DisplayName: string
  /** Value. */
  Value: Value
  /**
   * Reason why a recall leaves out the property unless a pattern names it exactly. A null value is
   * always left out.
   */
  skip: SkipReason | null
}

/** A node, or an engine, that could not be read. */
export interface UnreadNode {
  /** Number of the engine. */
  engineId: EngineId
  /** Path of the node; absent if the nodes of the engine could not be listed. */
  NodePath: NodePath | null
  /** Kind of the error, such as `Timeout`. */
  kind: string
  /** Message of the error. */
  message: string
}

/** A difference between two snapshots, or between a snapshot and the hub. */
export interface Difference {
  /** Kind of the difference. */
  kind: DifferenceKind
  /**
   * Number of the engine in the first snapshot. If the kind is `onlySecond`, its number in the
   * second snapshot or on the hub.
   */
  engineId: EngineId
  /** Display name of the engine. */
  engine: string
  /** Path of the node; absent if the difference is that of a whole engine. */
  NodePath: NodePath | null
  /** Name of the node. */
  NodeName: string
  /** Path of the property; absent if the difference is that of a whole engine. */
  PropertyPath: PropertyPath | null
  /** Display name of the property. */
  DisplayName: string
  /** Value in the first snapshot; null if it has none. */
  first: Value
  /** Value in the second snapshot or on the hub; null if it has none. */
  second: Value
  /** Reason why the property was not compared. */
  reason: SkipReason | null
}

/**
 * A plan of a recall: the values that it would set, the properties that it would leave alone, and
 * the document that undoes it.
 */
export interface RecallPlan {
  /** Name of the format, `gfxhub-recall-plan`. */
  format: string
  /** Version of the format, 1. */
  version: Integer
  /** Time at which it was made. */
  made: string
  /** Address of the hub. */
  hub: string
  /** Duration of the moves in milliseconds; 0 if all values jump. */
  overMs: Integer | null
  /** Interpolation of the moves. */
  ease: Interpolation
  /**
   * Time in milliseconds from the first request to the common start of the moves; absent if each
   * move begins when its request arrives.
   */
  leadMs: Integer | null
  /** Expected time in milliseconds from the first move to the last, without a lead. */
  spreadMs: Integer | null
  /**
   * The engines as they were when the plan was made, without their nodes. A recall compares them
   * with the engines as they are then.
   */
  engines: SnapshotEngine[]
  /** The sets, in the order of engines, nodes and properties. */
  sets: PlannedSet[]
  /** The properties that are left alone although they are selected. */
  leftAlone: UnsetProperty[]
  /** Document that undoes the recall. */
  undo: RecallUndo | null
}

/** A property that a recall sets, with its value before and after. */
export interface PlannedSet {
  /** Number of the engine. */
  engineId: EngineId
  /** Path of the node. */
  NodePath: NodePath
  /** Name of the node. */
  NodeName: string
  /** Path of the property. */
  PropertyPath: PropertyPath
  /** Display name of the property. */
  DisplayName: string
  /** Value of the property when the plan was made. */
  before: Value
  /** Value that is set. */
  after: Value
  /** True if the value moves, false if it jumps. */
  eased: boolean | null
  /** True if the value jumps after the moves have ended. */
  atEnd: boolean | null
}

/** A property that a recall leaves alone. */
export interface UnsetProperty {
  /** Number of the engine. */
  engineId: EngineId
  /** Path of the node. */
  NodePath: NodePath
  /** Name of the node. */
  NodeName: string
  /** Path of the property. */
  PropertyPath: PropertyPath
  /** Display name of the property. */
  DisplayName: string
  /** Reason why the recall leaves the property alone. */
  reason: SkipReason
}

/**
 * A document that undoes a recall: each property that was set, with its value before the recall and
 * the value that the recall left.
 */
export interface RecallUndo {
  /** Name of the format, `gfxhub-undo`. */
  format: string
  /** Version of the format, 1. */
  version: Integer
  /** Time at which it was made. */
  made: string
  /** Address of the hub. */
  hub: string
  /** The sets that are undone: `before` is brought back where the value still is `after`. */
  sets: PlannedSet[]
}

/** Report of a recall or an undo. */
export interface RecallReport {
  /** Result of each set, in the order of the plan. */
  results: RecallResult[]
  /** Time in milliseconds from the first request of a move to the last. */
  spreadMs: Integer
  /** Duration of the whole call in milliseconds. */
  elapsedMs: Integer
  /** Document that undoes what was set. */
  undo: RecallUndo | null
}

/** Result of a recall for a property. */
export interface RecallResult {
  /** Outcome. */
  outcome: RecallOutcome
  /** Number of the engine. */
  engineId: EngineId
  /** Path of the node. */
  NodePath: NodePath
  /** Name of the node. */
  NodeName: string
  /** Path of the property. */
  PropertyPath: PropertyPath
  /** Display name of the property. */
  DisplayName: string
  /** Value that was to be set. */
  wanted: Value
  /** Value that the property was last seen with; null if it could not be read. */
  found: Value
  /** Kind of the error, if a request failed. */
  kind: string
  /** Message of the error. */
  message: string
}

/** A permit for one act, or for one composed call as a whole. */
export interface Permit {
  /** Number of the permit. */
  id: PermitId
  /**
   * Name of the call, such as `playout.delete_item`; with `@` and the number of an engine, as in
   * `graphs.load@3`, if it is for that engine alone.
   */
  operation: string
  /** End of the permit, in milliseconds since the beginning of 1970 in UTC. */
  untilMs: Integer
}

/** A request that a call would send. */
export interface RequestPreview {
  /** Name of the operation, or `request` for a raw request. */
  operation: string
  /** HTTP method. */
  method: string
  /** Path on the hub, encoded as it would be sent. */
  path: string
  /** Body as it would be sent; empty if there is none. */
  body: string
  /** Retry class of the request, such as `trigger`. It can depend on the body. */
  class: string
  /** Maximum number of resends after an attempt that may have taken effect. */
  resend: Integer
  /** Paths of names by which the ids of the request were found; empty for a call by ids. */
  names: string[]
  /**
   * Answer of the client's guard: `allowed`, `armed` if there is a permit, `not armed`, `repeated`
   * if the same act was just sent, or `read-only`.
   */
  guard: string
  /**
   * The request as a command for the shell, in which an API key is `$GFXHUB_API_KEY` and other
   * secrets are `***`.
   */
  curl: string
}

/** The result of a capture: the data that was read from a hub, as a show of the hub simulator. */
export interface Capture {
  /** The show. Its JSON is what `gfxhub simulator --show` and a local hub take. */
  show: ValueObject
  /** Descriptions of data that the hub does not show, and of the substitutes in the show. */
  filled: string[]
  /** Descriptions of the data of the hub that a show cannot contain. */
  leftOut: string[]
}

/**
 * An entry of a record: a call with its outcome, or another event. Text that the entry does not
 * have is empty, and a number is absent.
 */
export interface LogEntry {
  /** Number of the call in its record; absent for other events. */
  number: Integer | null
  /** Start of the call or event, in milliseconds since the beginning of 1970 in UTC. */
  atMs: Integer
  /** Address of the hub, without secrets. */
  hub: string
  /** Id of the process that wrote the entry. */
  pid: Integer
  /**
   * Kind of the entry: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`,
   * `live` for the values that a live session sent to a property in about one second, or `lost` for
   * lines that could not be written.
   */
  event: string
  /**
   * Name of the operation, or `request` for a raw request. For another event, its subject; for a
   * note, its text; for `lost`, the number of lost lines.
   */
  operation: string
  /**
   * Arguments of the call by their JSON names, as a call by name takes them. A raw request has
   * `method`, `path` and `body`. `live` has the ids of the property, the `first` and the `last`
   * value, and `count`, the number of values.
   */
  arguments: ValueObject
  /** Path of names by which the ids were found; empty for a call by ids. */
  names: string
  /**
   * Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`. `open` if
   * the record contains no outcome, for example because the process ended during the call.
   */
  ended: string
  /** Kind of the call's error; empty if the call succeeded. */
  kind: string
  /**
   * Sentence that names the object that the hub does not have; empty otherwise. If it is set, the
   * act has changed nothing, unless the object existed a moment before.
   */
  missing: string
  /** HTTP status; absent if the hub did not respond. */
  status: Integer | null
  /** Number of attempts. */
  attempts: Integer | null
  /** Duration of the call in milliseconds. */
  elapsedMs: Integer | null
  /** Number of the composed call that the call was a part of. */
  whole: Integer | null
  /** Name of the composed call that the call was a part of. */
  wholeCall: string
  /** Number of the permit that the call used, or that was given or ended. */
  permit: PermitId | null
  /** Response, as far as it was recorded. */
  response: string
}

/** State of a client's record. */
export interface LogStatus {
  /** File that is written now; empty if nothing is recorded. */
  file: string
  /** Number of lines that could not be written. */
  lost: Integer
}

/** Results of a call for the members of a group. Times are in microseconds. */
export interface GroupReport {
  /** Results of the members, in the order of the group, without members that were taken out of it. */
  members: MemberResult[]
  /**
   * True if every member succeeded, with equal results. Absent until the calls of all members have
   * ended.
   */
  agree: boolean | null
  /**
   * Time from the first byte of the first sender to that of the last one. Absent if fewer than two
   * members have sent a request that acts.
   */
  firedWithinUs: Integer | null
}

/** Result of a call for one member of a group. */
export interface MemberResult {
  /** Name of the member. */
  member: string
  /** Address of its hub. */
  hub: string
  /** Name of the engine, if the member is an engine; empty if it is a hub. */
  engine: string
  /** Outcome of its call. */
  outcome: MemberOutcome
  /**
   * Result in the form in which a call by name returns it; null unless the call has succeeded and
   * has a result.
   */
  result: Value
  /** Kind of its error, such as `ConnectTimeout`; empty unless it failed. */
  kind: string
  /** Effect of its error: `none`, `maybe` or `done`; empty unless it failed. */
  effect: string
  /** Message of its error; empty unless it failed. */
  message: string
  /**
   * Time from the start of the group call to the first byte of a request that acts; absent if none
   * was sent.
   */
  sentUs: Integer | null
  /**
   * Time from the start of the group call to the end of the member's call; absent while the call is
   * under way.
   */
  endedUs: Integer | null
}

/** State of a member of a group, from its calls so far. */
export interface MemberStatus {
  /** Name of the member. */
  member: string
  /** Address of its hub. */
  hub: string
  /** Name of the engine, if the member is an engine; empty if it is a hub. */
  engine: string
  /** False if the program has taken it out. */
  used: boolean | null
  /**
   * True if at least two calls in a row could not connect to the member. The other members do not
   * wait for such a member.
   */
  away: boolean | null
  /** Number of calls that have ended. */
  calls: Integer
  /** Number of those that failed. */
  failures: Integer
  /** Duration of the last call that succeeded, in microseconds. */
  tookUs: Integer | null
  /** Message of its last error; empty if no call has failed. */
  message: string
}

/** Differences between the first member of a group and another one. */
export interface MemberComparison {
  /** Name of the other member. */
  member: string
  /** Address of its hub. */
  hub: string
  /** Name of the engine, if the member is an engine; empty if it is a hub. */
  engine: string
  /** True if nothing differs. */
  agrees: boolean | null
  /** The differences: `first` is the value of the first member, `second` that of the other member. */
  differences: Difference[]
}

/** The state that met the condition of a wait. Fields without a value are null or empty. */
export interface AwaitedChange {
  /** Path or topic as it was given. */
  topic: string
  /** Id or path of the thing in its list. */
  key: string
  /** Name of the thing. */
  name: string
  /**
   * State of the thing at the first successful look, as the hub described it; null if the thing did
   * not exist.
   */
  before: Value
  /** State of the thing that met the condition, as the hub described it. */
  after: Value
  /**
   * Time of the look at the hub that found this state, in milliseconds since the beginning of 1970
   * in UTC.
   */
  atMs: Integer
  /** Time waited in milliseconds. */
  waitedMs: Integer
  /** Number of looks at the hub; 1 if the first look already met the condition. */
  looks: Integer
}

/** A renderer as a launch configuration names it: by its id, or the renderer itself on newer hubs. */
export type RendererRef = RendererId | Renderer
