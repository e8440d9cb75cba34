// Written by cargo xtask generate; do not edit.
import type {
  ValueInputObject,
} from '../lib/shared.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  EngineId,
  Interpolation,
  LaunchId,
  ProjectId,
  ProjectMapId,
  StateId,
} from './values.cjs'

/** Options of `engines.setProperty`. */
export interface EnginesSetPropertyOptions extends CallOptions {
  /** Interpolation of the move; default `Constant`, which jumps. */
  interpolation?: Interpolation | undefined
  /**
   * Duration of the move in seconds, 0 or more; default 0. Refused without an interpolation; with
   * `Constant` the value jumps. `{ interpolation: 'EaseIn', duration: 1.5 }` moves it.
   */
  duration?: number | undefined
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Options of `playout.createItem`. */
export interface PlayoutCreateItemOptions extends CallOptions {
  /**
   * Position in the rundown; default: at the end. The number of the first position is not
   * documented.
   */
  order?: number | bigint | undefined
  /** Values of the template's fields; default: the template's own. */
  data?: ValueInputObject | undefined
}

/** Options of `playout.updateItem`. */
export interface PlayoutUpdateItemOptions extends CallOptions {
  /** Name of the item, not empty. */
  name?: string | undefined
  /** Name of the template, not empty. */
  template?: string | undefined
  /** Position in the rundown. The number of the first position is not documented. */
  order?: number | bigint | undefined
  /** Numbers of the overridden channels. */
  overriddenChannels?: readonly (number | bigint)[] | undefined
  /**
   * Values of the template's fields. They replace the old data whole; fields that are not given are
   * lost.
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
   * Values of fields that the item may not have yet. Only these may be added: a name that is
   * misspelt in `fields` is refused.
   */
  newFields?: ValueInputObject | undefined
}

/** Options of `newsroom.updateMosObject`. */
export interface NewsroomUpdateMosObjectOptions extends CallOptions {
  /** Description for people. */
  description?: string | undefined
  /**
   * Values of the template's fields. They replace the old data whole; fields that are not given are
   * lost.
   */
  data?: ValueInputObject | undefined
}

/** Options of `newsroom.updateFields`. */
export interface NewsroomUpdateFieldsOptions extends CallOptions {
  /**
   * Values of fields that the item may not have yet. Only these may be added: a name that is
   * misspelt in `fields` is refused.
   */
  newFields?: ValueInputObject | undefined
}

/** Options of `launcher.createRenderer`. */
export interface LauncherCreateRendererOptions extends CallOptions {
  /** The launch configuration that it belongs to. */
  launchConfigId?: LaunchId | bigint | undefined
  /** The engine that it runs on; `null` for any. */
  engineId?: EngineId | bigint | null | undefined
  /** The project that it runs; `null` for none. */
  projectId?: ProjectId | bigint | null | undefined
  /** The map of the project; `null` for none. */
  projectMapId?: ProjectMapId | bigint | null | undefined
  /** Kind of the engine: RE, RE5 or UE. */
  engineType?: 'RE' | 'RE5' | 'UE' | undefined
  /** State that it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5. */
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
