// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
  ValueInputObject,
} from '../lib/shared.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  Snapshot,
} from './records.cjs'
import type {
  EngineId,
  Interpolation,
  LaunchId,
  MatchBy,
  NamePath,
  ProjectId,
  ProjectMapId,
  RestAt,
  StateId,
} from './values.cjs'

/** Options of `engines.setProperty`. */
export interface EnginesSetPropertyOptions extends CallOptions {
  /** Interpolation of the move. The default is `Constant`, which jumps to the value. */
  interpolation?: Interpolation | undefined
  /**
   * Duration of the move in seconds, 0 or more; default 0. It is refused without an interpolation.
   * With `Constant`, the value jumps. `{ interpolation: 'EaseIn', duration: 1.5 }` moves the value
   * in 1.5 s.
   */
  duration?: number | undefined
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Options of `playout.createItem`. */
export interface PlayoutCreateItemOptions extends CallOptions {
  /**
   * Position in the rundown. The default is the end. The specification does not say which number
   * the first position has.
   */
  order?: number | bigint | undefined
  /** Values of the template's fields. The default is the values of the template. */
  data?: ValueInputObject | undefined
}

/** Options of `playout.updateItem`. */
export interface PlayoutUpdateItemOptions extends CallOptions {
  /** Name of the item, which must not be empty. */
  name?: string | undefined
  /** Name of the template, which must not be empty. */
  template?: string | undefined
  /** Position in the rundown. The specification does not say which number the first position has. */
  order?: number | bigint | undefined
  /** Numbers of the overridden channels. */
  overriddenChannels?: readonly (number | bigint)[] | undefined
  /**
   * Values of the template's fields. They replace all of the old data: fields that are not given
   * are lost.
   */
  data?: ValueInputObject | undefined
}

/** Options of `playout.triggerExternalData`. */
export interface PlayoutTriggerExternalDataOptions extends CallOptions {
  /** The HTTP method, which is not documented; POST by default. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
}

/** Options of `playout.updateFields`. */
export interface PlayoutUpdateFieldsOptions extends CallOptions {
  /**
   * Values of fields that the item may not have yet, by field name. Only these may be added to the
   * item: a misspelt name in `fields` is refused.
   */
  newFields?: ValueInputObject | undefined
}

/** Options of `newsroom.updateMosObject`. */
export interface NewsroomUpdateMosObjectOptions extends CallOptions {
  /** Description for people. */
  description?: string | undefined
  /**
   * Values of the template's fields. They replace all of the old data: fields that are not given
   * are lost.
   */
  data?: ValueInputObject | undefined
}

/** Options of `newsroom.updateFields`. */
export interface NewsroomUpdateFieldsOptions extends CallOptions {
  /**
   * Values of fields that the item may not have yet, by field name. Only these may be added to the
   * item: a misspelt name in `fields` is refused.
   */
  newFields?: ValueInputObject | undefined
}

/** Options of `launcher.createRenderer`. */
export interface LauncherCreateRendererOptions extends CallOptions {
  /** Number of the launch configuration that the renderer belongs to. */
  launchConfigId?: LaunchId | bigint | undefined
  /** Number of the engine that the renderer runs on; `null` for any engine. */
  engineId?: EngineId | bigint | null | undefined
  /** Number of the project that the renderer runs; `null` for none. */
  projectId?: ProjectId | bigint | null | undefined
  /** Number of the map in the project; `null` for none. */
  projectMapId?: ProjectMapId | bigint | null | undefined
  /** Type of the engine: RE, RE5 or UE. */
  engineType?: 'RE' | 'RE5' | 'UE' | undefined
  /**
   * Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a graph
   * id for RE5.
   */
  stateId?: StateId | bigint | undefined
}

/** Options of `names.set`. */
export interface NamesSetOptions extends CallOptions {
  /** Duration of the move in seconds, 0 or more; default 0, which jumps. */
  over?: number | undefined
  /** Interpolation of the move; default `EaseInOut`. Refused without a duration. */
  ease?: Interpolation | undefined
  /** Delay before the change in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Options of `names.call`. */
export interface NamesCallOptions extends CallOptions {
  /** Values of the parameters, each by its display name or its path; default: none. */
  parameters?: ValueInputObject | undefined
}

/** Options of `names.load`. */
export interface NamesLoadOptions extends CallOptions {
  /** Time in seconds within which the engine must have loaded it; default 0, which does not wait. */
  wait?: number | undefined
}

/** Options of `snapshots.take`. */
export interface SnapshotsTakeOptions extends CallOptions {
  /** Names of the engines, or `#` and their numbers; default: all engines. */
  engines?: readonly NamePath[] | undefined
  /**
   * Patterns of the properties; default: all. A pattern is a path of names in which `*` stands for
   * any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any number of names:
   * `Light_* / *`. A pattern of one name selects all properties of the nodes with that name; one of
   * two names is node / property, and one of three names is engine / node / property.
   */
  only?: readonly string[] | undefined
  /**
   * Patterns of properties that no recall may set, such as those of cameras. They are kept in the
   * snapshot.
   */
  protect?: readonly string[] | undefined
  /**
   * True to read each value once. By default values are read again after 2 seconds, and those that
   * differ are marked as moving.
   */
  once?: boolean | undefined
  /**
   * True to read as fast as the client's connections allow, for rehearsals. By default, at most 4
   * requests are in flight and at most 100 are sent in a second.
   */
  fast?: boolean | undefined
}

/** Options of `snapshots.diff`. */
export interface SnapshotsDiffOptions extends CallOptions {
  /** The second snapshot; default: the current state of the hub. */
  second?: Snapshot | undefined
  /** The way in which nodes and properties are matched; default `paths`. */
  matchBy?: MatchBy | undefined
  /**
   * Numbers of engines in the second snapshot by their numbers in the first, if they differ: `{"3":
   * 4}`.
   */
  map?: ValueInputObject | undefined
  /** True to read the hub as fast as the client's connections allow. */
  fast?: boolean | undefined
}

/** Options of `snapshots.plan`. */
export interface SnapshotsPlanOptions extends CallOptions {
  /**
   * Patterns of the properties to bring back, as in `snapshots.take`. A property that is left out
   * as a handle, a statistic or for a similar reason is set if a pattern of two or three names
   * matches it without `*`, `?` or `[12]`. Required unless `all` is true.
   */
  only?: readonly string[] | undefined
  /** True to bring back everything, including inputs and enabled outputs. */
  all?: boolean | undefined
  /** Duration of the moves in seconds; default 0: all values jump. */
  over?: number | undefined
  /** Interpolation of the moves; default `EaseInOut`. Refused without a duration. */
  ease?: Interpolation | undefined
  /**
   * Patterns of integers, matrices and angles that move too. By default only numbers with a
   * fraction and vectors move, and all else jumps.
   */
  easeAlso?: readonly string[] | undefined
  /**
   * Time at which the values that do not move jump. By default, the value `false` and texts jump at
   * the end, and all others at the start. The value `true` always jumps at the start.
   */
  rest?: RestAt | undefined
  /**
   * True to start all moves at the same moment: each request has the remaining time as its delay. A
   * delayed move cannot be taken back.
   */
  lead?: boolean | undefined
  /** The way in which nodes and properties are matched; default `paths`. */
  matchBy?: MatchBy | undefined
  /** Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3": 4}`. */
  map?: ValueInputObject | undefined
  /** True to plan for an engine that has loaded another state, or none. */
  force?: boolean | undefined
  /** True to read the hub as fast as the client's connections allow. */
  fast?: boolean | undefined
}

/** Options of `snapshots.recall`. */
export interface SnapshotsRecallOptions extends CallOptions {
  /** True to set even properties that somebody else has changed since the plan was made. */
  force?: boolean | undefined
}

/** Options of `snapshots.undo`. */
export interface SnapshotsUndoOptions extends CallOptions {
  /** True to bring back even properties that somebody else has changed since the recall. */
  force?: boolean | undefined
}

/** Options of `snapshots.capture`. */
export interface SnapshotsCaptureOptions extends CallOptions {
  /**
   * True to replace texts of items, MOS data, contents of states, file paths and addresses by
   * invented ones of the same length; the same text gets the same replacement; default false. Names
   * of engines, nodes, properties, templates, playout rundowns and buttons stay, as do numbers,
   * lengths and the structure, so the show is not anonymous.
   */
  scrub?: boolean | undefined
}

/** Options of `guard.arm`. */
export interface GuardArmOptions extends CallOptions {
  /** Time in seconds for which the permit is given, at most 300; default 10. */
  seconds?: number | undefined
}

/** Options of `requests.preview`. */
export interface RequestsPreviewOptions extends CallOptions {
  /** Its arguments by their names in JSON, with `body` for a body; default: none. */
  arguments?: ValueInputObject | undefined
}

/** Options of `recorder.read`. */
export interface RecorderReadOptions extends CallOptions {
  /** True to return only acts; default false. */
  acts?: boolean | undefined
  /** True to return only acts without a recorded outcome; default false. */
  open?: boolean | undefined
  /**
   * Earliest start of the returned entries, in milliseconds since the beginning of 1970 in UTC;
   * default: no limit.
   */
  sinceMs?: number | bigint | undefined
  /**
   * Time before which the returned entries began, in the same unit; default: no limit. With both
   * limits, a long record can be read in parts.
   */
  untilMs?: number | bigint | undefined
}

/** Options of `group.set`. */
export interface GroupSetOptions extends CallOptions {
  /** Duration of the move in seconds, 0 or more; default 0, which jumps. */
  over?: number | undefined
  /** Interpolation of the move; default `EaseInOut`. Refused without a duration. */
  ease?: Interpolation | undefined
  /** Delay before the change in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Options of `group.setMany`. */
export interface GroupSetManyOptions extends CallOptions {
  /** Duration of the moves in seconds, 0 or more; default 0, which jumps. */
  over?: number | undefined
  /** Interpolation of the moves; default `EaseInOut`. Refused without a duration. */
  ease?: Interpolation | undefined
  /** Delay before the changes in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Options of `group.call`. */
export interface GroupCallOptions extends CallOptions {
  /** Values of the parameters, each by its display name or its path; default: none. */
  parameters?: ValueInputObject | undefined
}

/** Options of `group.load`. */
export interface GroupLoadOptions extends CallOptions {
  /** Time in seconds within which the engine must have loaded it; default 0, which does not wait. */
  wait?: number | undefined
}

/** Options of `group.invoke`. */
export interface GroupInvokeOptions extends CallOptions {
  /**
   * Arguments by their names in JSON, with `body` for a body; default: none. For engines as
   * members, paths begin with the node, and the number of the engine is left out.
   */
  arguments?: ValueInputObject | undefined
}

/** Options of `group.read`. */
export interface GroupReadOptions extends CallOptions {
  /**
   * Arguments by their names in JSON, with `body` for a body; default: none. For engines as
   * members, paths begin with the node, and the number of the engine is left out.
   */
  arguments?: ValueInputObject | undefined
}

/** Options of `group.compare`. */
export interface GroupCompareOptions extends CallOptions {
  /** Names of the engines, or `#` and their numbers; default: all engines. */
  engines?: readonly NamePath[] | undefined
  /**
   * Patterns of the properties; default: all. A pattern is a path of names in which `*` stands for
   * any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any number of names:
   * `Light_* / *`. A pattern of one name selects all properties of the nodes with that name; one of
   * two names is node / property, and one of three names is engine / node / property.
   */
  only?: readonly string[] | undefined
  /**
   * Patterns of properties that no recall may set, such as those of cameras. They are kept in the
   * snapshot.
   */
  protect?: readonly string[] | undefined
  /**
   * True to read each value once. By default values are read again after 2 seconds, and those that
   * differ are marked as moving.
   */
  once?: boolean | undefined
  /**
   * True to read as fast as the client's connections allow, for rehearsals. By default, at most 4
   * requests are in flight and at most 100 are sent in a second.
   */
  fast?: boolean | undefined
}

/** Options of `group.useMember`. */
export interface GroupUseMemberOptions extends CallOptions {
  /** False to take the member out; default: true, which takes it back in. */
  used?: boolean | undefined
}

/** Options of `changes.waitFor`. */
export interface ChangesWaitForOptions extends CallOptions {
  /** Value that the property must have. Numbers that are equal in single precision are equal. */
  equals?: ValueInput | undefined
  /** Value that the property must no longer have. */
  notEquals?: ValueInput | undefined
  /**
   * Status of the thing, or of one of its parts, such as an instance of an engine: `Loaded`,
   * `ready`. Capitals do not matter.
   */
  status?: string | undefined
}
