// Written by cargo xtask generate; do not edit.
import type {
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
  name?: string | null
  /** Its address. */
  ip?: string | null
  /** What it is for. */
  role?: EngineRole | null
  /** Whether the hub has it. */
  status?: EngineStatus | null
  /** Folder of its cache. */
  cacheDir?: string | null
  /** Space that has to stay free. The unit is not documented. */
  minimumFreeSpace?: number | string | null
  /** Space in use. The unit is not documented. */
  usedSpace?: number | string | null
  /** Size of its disk. The unit is not documented. */
  diskSpace?: number | string | null
  /** Whether it can prepare projects. Newer hubs leave it out. */
  canCook?: boolean | null
  /** Its name for people. */
  displayName?: string | null
  /** Whether it runs RE. Old hubs leave it out. */
  re_enabled?: boolean | null
  /** Its port. */
  port?: number | string | null
  /** The rgraph that it has loaded. */
  rgraphId?: RgraphId | null
  /** The studio that it belongs to. */
  ownerStudioId?: number | string | null
  /** The ustate that it has loaded. Old hubs leave it out. */
  ustateId?: UstateId | null
  /** Whether it runs UE. Old hubs leave it out. */
  ue_enabled?: boolean | null
  /** Its instances. */
  instances?: EngineInstance[] | null
  /** Its kind; absent from some entries. */
  engineType?: EngineType | null
}

/** An instance of an engine: one renderer process, running or not. */
export interface EngineInstance {
  /** Its number. */
  id: InstanceId
  /** Tag of its project. */
  projectTag?: string | null
  /** Its streaming setting. */
  streaming?: string | null
  /** What it is doing. */
  status?: InstanceStatus | null
  /** Its process number, as text; hubs send text or an integer. */
  pid?: number | string | null
  /** The engine that it is on. */
  engineHostId?: EngineId | null
  /** Its role's number. */
  engineRoleId?: number | string | null
  /** Its project. */
  projectId?: ProjectId | null
  /** Its map in the project. */
  projectMapId?: ProjectMapId | null
  /** Path of its editor. */
  editorPath?: string | null
  /** The prepared project. Newer hubs leave it out. */
  cookedProjectId?: number | string | null
  /** The prepared map. Newer hubs leave it out. */
  cookedMapId?: number | string | null
  /** The prepared build. Newer hubs leave it out. */
  cookedId?: number | string | null
  /** Its kind; null on old hubs. */
  engineType?: EngineType | null
  /** Its version; null on old hubs. */
  engineVersion?: string | null
  /** More about its status. */
  statusDescription?: string | null
}

/** A node of an engine. */
export interface Node {
  /** Its path; its id on an RE5 engine. */
  NodePath: NodePath
  /** Its name. */
  NodeName?: string | null
}

/** A property of a node. */
export interface Property {
  /** Its path; the pin's id on an RE5 engine. */
  PropertyPath: PropertyPath
  /** Its name for people. */
  DisplayName?: string | null
  /** What it holds now. Numbers may come back rounded to single precision. */
  Value?: Value | null
}

/** A function of a node, as listed. */
export interface FunctionSummary {
  /** Its path; its id on an RE5 engine. */
  FunctionPath: FunctionPath
  /** Its name. */
  FunctionName?: string | null
}

/** A function of a node with its parameters. */
export interface Function {
  /** Its path; its id on an RE5 engine. */
  FunctionPath: FunctionPath
  /** Its name. */
  FunctionName?: string | null
  /** Its parameters by their property path. */
  Properties?: { [key: string]: Property } | null
}

/** A playout rundown. */
export interface PlayoutRundown {
  /** Its number. */
  id: PlayoutRundownId
  /** Its name. */
  name?: string | null
}

/** An item of a playout rundown. */
export interface PlayoutItem {
  /** Its number. */
  id: ItemId
  /** Its name. */
  name?: string | null
  /** The name of its template. */
  template?: string | null
  /** The values of its template's fields. */
  data?: ValueObject | null
  /** Its buttons; the answers to create and update come without. */
  buttons?: PlayoutButton[] | null
}

/** A button of a playout item. */
export interface PlayoutButton {
  /** Its id, which triggers it too. */
  id: ButtonKey
  /** What is written on it. */
  label?: string | null
}

/** A template that items are made from. */
export interface Template {
  /** Its number. */
  id: TemplateId
  /** Its name, which items refer to. */
  name?: string | null
}

/** A newsroom rundown, as listed. */
export interface NewsroomRundownSummary {
  /** Device id of its newsroom system. */
  ncsID: NcsId
  /** The id that the newsroom system gave it. */
  roID: RoId
  /** Its name in the newsroom. */
  roSlug?: string | null
  /** Its status. */
  status?: NewsroomStatus | null
  /** When the hub got it, ISO 8601. */
  createdAt?: string | null
  /** When it last changed, ISO 8601. */
  updatedAt?: string | null
}

/** A newsroom rundown with its items. */
export interface NewsroomRundown {
  /** Device id of its newsroom system. */
  ncsID: NcsId
  /** The id that the newsroom system gave it. */
  roID: RoId
  /** Its name in the newsroom. */
  roSlug?: string | null
  /** Its status. */
  status?: NewsroomStatus | null
  /** When the hub got it, ISO 8601. */
  createdAt?: string | null
  /** When it last changed, ISO 8601. */
  updatedAt?: string | null
  /** Its channel. */
  roChannel?: string | null
  /** When the editorial start is, ISO 8601. */
  roEdStart?: string | null
  /** How long it is planned to be, hh:mm:ss. */
  roEdDur?: string | null
  /** How it is started. */
  roTrigger?: string | null
  /** Macro at its start. */
  macroIn?: string | null
  /** Macro at its end. */
  macroOut?: string | null
  /** What the newsroom system adds, serialized JSON. */
  mosExternalMetadata?: string | null
  /** Whether it can go on air. */
  readyToAir?: boolean | null
  /** Its items. */
  items?: NewsroomItem[] | null
}

/** An item of a newsroom rundown. */
export interface NewsroomItem {
  /** The story that it belongs to. */
  storyID: StoryId
  /** Its id within the story. */
  itemID: NewsroomItemId
  /** The story's name. */
  storySlug?: string | null
  /** Its name. */
  itemSlug?: string | null
  /** The graphic that it shows. */
  mosObject?: MosObject | null
}

/** A MOS object: a graphic that the newsroom filled in. */
export interface MosObject {
  /** Its id. */
  objID: ObjId
  /** Its name. */
  objSlug?: string | null
  /** Its abstract. */
  mosAbstract?: string | null
  /** Its group. */
  objGroup?: string | null
  /** Its time base. */
  objTB?: string | null
  /** Its revision. */
  objRev?: number | string | null
  /** Its duration. The unit is not documented. */
  objDur?: number | string | null
  /** Its status. */
  status?: NewsroomStatus | null
  /** Whether it can go on air. */
  objAir?: ObjAir | null
  /** Its paths. */
  objPaths?: string | null
  /** What the newsroom system adds, serialized JSON. */
  mosExternalMetadata?: string | null
  /** Who made it. */
  createdBy?: string | null
  /** When it was made, ISO 8601. */
  created?: string | null
  /** Who changed it last; names the REST interface after an update through it. */
  changedBy?: string | null
  /** When it was changed last, ISO 8601. */
  changed?: string | null
  /** What it is, for people. */
  description?: string | null
  /** What it holds. */
  objType?: ObjType | null
  /** The name of its template. */
  template?: string | null
  /** The values of its template's fields: texts, or lists of texts. */
  data?: ValueObject | null
  /** Its buttons; the answer to an update comes without. */
  buttons?: NewsroomButton[] | null
}

/** A button of a MOS object. */
export interface NewsroomButton {
  /** Its id. */
  id: ButtonKey
  /** Its key, which triggers it. */
  key?: string | null
  /** What is written on it. */
  label?: string | null
}

/** A graph, as listed. */
export interface GraphSummary {
  /** Its number. */
  id: GraphId
  /** Its name. */
  name?: string | null
}

/** A graph with its content. */
export interface Graph {
  /** Its number. */
  id: GraphId
  /** Its name. */
  name?: string | null
  /** Its content, as text. */
  content?: string | null
}

/** An rgraph, as listed. */
export interface RgraphSummary {
  /** Its number. */
  id: RgraphId
  /** Its name. */
  name?: string | null
}

/** An rgraph with its content. */
export interface Rgraph {
  /** Its number. */
  id: RgraphId
  /** Its name. */
  name?: string | null
  /** Its content, XML as text. */
  xmlContent?: string | null
}

/** A ustate, as listed. */
export interface UstateSummary {
  /** Its number. */
  id: UstateId
  /** Its name. */
  name?: string | null
}

/** A ustate with its content. */
export interface Ustate {
  /** Its number. */
  id: UstateId
  /** Its name. */
  name?: string | null
  /** Its content, as text. */
  ustateData?: string | null
}

/** A project that renderers can run. */
export interface Project {
  /** Its number. */
  projectId: ProjectId
  /** Its name. */
  name?: string | null
  /** Its version. */
  version?: string | null
  /** The shared folder that it is in. */
  sharedFolderName?: string | null
  /** Its maps. */
  maps?: string[] | null
  /** When it was made. The unit is not documented. */
  createdAt?: number | string | null
  /** When it last changed. The unit is not documented. */
  updatedAt?: number | string | null
}

/** A launch configuration: renderers that are started and stopped together. */
export interface LaunchConfig {
  /** Its number. Not an engine id. No field of a launch configuration is certain to come. */
  id?: LaunchId | null
  /** Its name. */
  name?: string | null
  /** Its renderers: their ids, or the renderers themselves on newer hubs. */
  renderers?: RendererRef[] | null
}

/** The answer to the creation of a launch configuration. */
export interface LaunchConfigCreated {
  /** The new number. */
  id: LaunchId
  /** Its renderers. */
  renderers?: RendererRef[] | null
}

/** A renderer of a launch configuration. No field is certain to come. */
export interface Renderer {
  /** The launch configuration that it belongs to. */
  launchConfigId?: LaunchId | null
  /** The engine that it runs on. */
  engineId?: EngineId | null
  /** The project that it runs. */
  projectId?: ProjectId | null
  /** The map of the project. */
  projectMapId?: ProjectMapId | null
  /** Its kind, which says what `state_id` means. */
  engineType?: EngineType | null
  /** What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5. */
  stateId?: StateId | null
}

/** A renderer as a launch configuration names it: by its id, or the renderer itself on newer hubs. */
export type RendererRef = RendererId | string | Renderer
