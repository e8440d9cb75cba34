// Written by cargo xtask generate; do not edit.
import type {
  Integer,
  Value,
  ValueObject,
} from '../lib/shared.cjs'
import type {
  ButtonKey,
  EngineId,
  EngineRole,
  EngineStatus,
  EngineType,
  FunctionPath,
  GraphId,
  InstanceId,
  InstanceStatus,
  ItemId,
  LaunchId,
  NcsId,
  NewsroomItemId,
  NewsroomStatus,
  NodePath,
  ObjAir,
  ObjId,
  ObjType,
  PlayoutRundownId,
  ProjectId,
  ProjectMapId,
  PropertyPath,
  RendererId,
  RgraphId,
  RoId,
  StateId,
  StoryId,
  TemplateId,
  UstateId,
} from './values.cjs'

/** A render engine. */
export interface Engine {
  /** Its number. */
  id: EngineId
  /** Its name in the hub. */
  name: string
  /** Its address. */
  ip: string
  /** What it is for. */
  role: EngineRole
  /** Whether the hub has it. */
  status: EngineStatus
  /** Folder of its cache. */
  cacheDir: string
  /** Space that has to stay free. The unit is not documented. */
  minimumFreeSpace: Integer | null
  /** Space in use. The unit is not documented. */
  usedSpace: Integer | null
  /** Size of its disk. The unit is not documented. */
  diskSpace: Integer | null
  /** Whether it can prepare projects. Newer hubs leave it out. */
  canCook: boolean | null
  /** Its name for people. */
  displayName: string
  /** Whether it runs RE. Old hubs leave it out. */
  re_enabled: boolean | null
  /** Its port. */
  port: Integer | null
  /** The rgraph that it has loaded. */
  rgraphId: RgraphId | null
  /** The studio that it belongs to. */
  ownerStudioId: Integer | null
  /** The ustate that it has loaded. Old hubs leave it out. */
  ustateId: UstateId | null
  /** Whether it runs UE. Old hubs leave it out. */
  ue_enabled: boolean | null
  /** Its instances. */
  instances: EngineInstance[]
  /** Its kind; absent from some entries. */
  engineType: EngineType
}

/** An instance of an engine: one renderer process, running or not. */
export interface EngineInstance {
  /** Its number. */
  id: InstanceId
  /** Tag of its project. */
  projectTag: string | null
  /** Its streaming setting. */
  streaming: string | null
  /** What it is doing. */
  status: InstanceStatus
  /** Its process number, as text; hubs send text or an integer. */
  pid: string | null
  /** The engine that it is on. */
  engineHostId: EngineId | null
  /** Its role's number. */
  engineRoleId: Integer | null
  /** Its project. */
  projectId: ProjectId | null
  /** Its map in the project. */
  projectMapId: ProjectMapId | null
  /** Path of its editor. */
  editorPath: string
  /** The prepared project. Newer hubs leave it out. */
  cookedProjectId: Integer | null
  /** The prepared map. Newer hubs leave it out. */
  cookedMapId: Integer | null
  /** The prepared build. Newer hubs leave it out. */
  cookedId: Integer | null
  /** Its kind; null on old hubs. */
  engineType: EngineType
  /** Its version; null on old hubs. */
  engineVersion: string
  /** More about its status. */
  statusDescription: string | null
}

/** A node of an engine. */
export interface Node {
  /** Its path; its id on an RE5 engine. */
  NodePath: NodePath
  /** Its name. */
  NodeName: string
}

/** A property of a node. */
export interface Property {
  /** Its path; the pin's id on an RE5 engine. */
  PropertyPath: PropertyPath
  /** Its name for people. */
  DisplayName: string
  /** What it holds now. Numbers may come back rounded to single precision. */
  Value: Value
}

/** A function of a node, as listed. */
export interface FunctionSummary {
  /** Its path; its id on an RE5 engine. */
  FunctionPath: FunctionPath
  /** Its name. */
  FunctionName: string
}

/** A function of a node with its parameters. */
export interface Function {
  /** Its path; its id on an RE5 engine. */
  FunctionPath: FunctionPath
  /** Its name. */
  FunctionName: string
  /** Its parameters by their property path. */
  Properties: { [key: string]: Property }
}

/** A playout rundown. */
export interface PlayoutRundown {
  /** Its number. */
  id: PlayoutRundownId
  /** Its name. */
  name: string
}

/** An item of a playout rundown. */
export interface PlayoutItem {
  /** Its number. */
  id: ItemId
  /** Its name. */
  name: string
  /** The name of its template. */
  template: string
  /** The values of its template's fields. An update replaces them whole. */
  data: ValueObject
  /** Its buttons; absent from the responses to create and update. */
  buttons: PlayoutButton[]
}

/** A button of a playout item. */
export interface PlayoutButton {
  /** Its id, which triggers it too. */
  id: ButtonKey
  /** What is written on it. */
  label: string
}

/** A template that items are made from. */
export interface Template {
  /** Its number. */
  id: TemplateId
  /** Its name, which items refer to. */
  name: string
}

/** A newsroom rundown, as listed. */
export interface NewsroomRundownSummary {
  /** Device id of its newsroom system. */
  ncsID: NcsId
  /** The id that the newsroom system gave it. */
  roID: RoId
  /** Its name in the newsroom. */
  roSlug: string
  /** Its status. */
  status: NewsroomStatus
  /** When the hub got it, ISO 8601. */
  createdAt: string
  /** When it last changed, ISO 8601. */
  updatedAt: string
}

/** A newsroom rundown with its items. */
export interface NewsroomRundown {
  /** Device id of its newsroom system. */
  ncsID: NcsId
  /** The id that the newsroom system gave it. */
  roID: RoId
  /** Its name in the newsroom. */
  roSlug: string
  /** Its status. */
  status: NewsroomStatus
  /** When the hub got it, ISO 8601. */
  createdAt: string
  /** When it last changed, ISO 8601. */
  updatedAt: string
  /** Its channel. */
  roChannel: string
  /** When the editorial start is, ISO 8601. */
  roEdStart: string
  /** How long it is planned to be, hh:mm:ss. */
  roEdDur: string
  /** How it is started. */
  roTrigger: string
  /** Macro at its start. */
  macroIn: string | null
  /** Macro at its end. */
  macroOut: string | null
  /** What the newsroom system adds, serialized JSON. */
  mosExternalMetadata: string
  /** Whether it can go on air. */
  readyToAir: boolean | null
  /** Its items. */
  items: NewsroomItem[]
}

/** An item of a newsroom rundown. */
export interface NewsroomItem {
  /** The story that it belongs to. */
  storyID: StoryId
  /** Its id within the story. */
  itemID: NewsroomItemId
  /** The story's name. */
  storySlug: string
  /** Its name. */
  itemSlug: string
  /** The graphic that it shows. */
  mosObject: MosObject | null
}

/** A MOS object: a graphic that the newsroom filled in. */
export interface MosObject {
  /** Its id. */
  objID: ObjId
  /** Its name. */
  objSlug: string
  /** Its abstract. */
  mosAbstract: string
  /** Its group. */
  objGroup: string | null
  /** Its time base. */
  objTB: string
  /** Its revision. */
  objRev: Integer | null
  /** Its duration. The unit is not documented. */
  objDur: Integer | null
  /** Its status. */
  status: NewsroomStatus
  /** Whether it can go on air. */
  objAir: ObjAir
  /** Its paths. */
  objPaths: string | null
  /** What the newsroom system adds, serialized JSON. */
  mosExternalMetadata: string | null
  /** Who made it. */
  createdBy: string
  /** When it was made, ISO 8601. */
  created: string
  /** Who changed it last; names the REST interface after an update through it. */
  changedBy: string
  /** When it was changed last, ISO 8601. */
  changed: string
  /** What it is, for people. */
  description: string
  /** What it holds. */
  objType: ObjType
  /** The name of its template. */
  template: string
  /** The values of its template's fields: texts, or lists of texts. An update replaces them whole. */
  data: ValueObject
  /** Its buttons; absent from the response to an update. */
  buttons: NewsroomButton[]
}

/** A button of a MOS object. */
export interface NewsroomButton {
  /** Its id. */
  id: ButtonKey
  /** Its key, which triggers it. */
  key: string
  /** What is written on it. */
  label: string
}

/** A graph, as listed. */
export interface GraphSummary {
  /** Its number. */
  id: GraphId
  /** Its name. */
  name: string
}

/** A graph with its content. */
export interface Graph {
  /** Its number. */
  id: GraphId
  /** Its name. */
  name: string
  /** Its content, as text. */
  content: string
}

/** An rgraph, as listed. */
export interface RgraphSummary {
  /** Its number. */
  id: RgraphId
  /** Its name. */
  name: string
}

/** An rgraph with its content. */
export interface Rgraph {
  /** Its number. */
  id: RgraphId
  /** Its name. */
  name: string
  /** Its content, XML as text. */
  xmlContent: string
}

/** A ustate, as listed. */
export interface UstateSummary {
  /** Its number. */
  id: UstateId
  /** Its name. */
  name: string
}

/** A ustate with its content. */
export interface Ustate {
  /** Its number. */
  id: UstateId
  /** Its name. */
  name: string
  /** Its content, as text. */
  ustateData: string
}

/** A project that renderers can run. */
export interface Project {
  /** Its number. */
  projectId: ProjectId
  /** Its name. */
  name: string
  /** Its version. */
  version: string
  /** The shared folder that it is in. */
  sharedFolderName: string
  /** Its maps. */
  maps: string[]
  /** When it was made. The unit is not documented. */
  createdAt: Integer | null
  /** When it last changed. The unit is not documented. */
  updatedAt: Integer | null
}

/** A launch configuration: renderers that are started and stopped together. */
export interface LaunchConfig {
  /** Its number. Not an engine id. No field of a launch configuration is certain to come. */
  id: LaunchId | null
  /** Its name. */
  name: string
  /** Its renderers: their ids, or the renderers themselves on newer hubs. */
  renderers: RendererRef[]
}

/** The response to creating a launch configuration. */
export interface LaunchConfigCreated {
  /** The new number. */
  id: LaunchId
  /** Its renderers. */
  renderers: RendererRef[]
}

/** A renderer of a launch configuration. No field is certain to come. */
export interface Renderer {
  /** The launch configuration that it belongs to. */
  launchConfigId: LaunchId | null
  /** The engine that it runs on. */
  engineId: EngineId | null
  /** The project that it runs. */
  projectId: ProjectId | null
  /** The map of the project. */
  projectMapId: ProjectMapId | null
  /** Its kind, which determines what `state_id` means. */
  engineType: EngineType
  /** What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5. */
  stateId: StateId | null
}

/** A renderer as a launch configuration names it: by its id, or the renderer itself on newer hubs. */
export type RendererRef = RendererId | Renderer
