// Written by cargo xtask generate; do not edit.
import type { Engines } from './engines.cjs'
import type { Playout } from './playout.cjs'
import type { Newsroom } from './newsroom.cjs'
import type { Graphs } from './graphs.cjs'
import type { Rgraphs } from './rgraphs.cjs'
import type { Ustates } from './ustates.cjs'
import type { Projects } from './projects.cjs'
import type { Launcher } from './launcher.cjs'
import type { Names } from './names.cjs'
import type { Snapshots } from './snapshots.cjs'
import type { Guard } from './guard.cjs'
import type { Requests } from './requests.cjs'
import type { Recorder } from './recorder.cjs'
import type { Group } from './group.cjs'
import type { Changes } from './changes.cjs'

export type * from './engines.cjs'
export type * from './playout.cjs'
export type * from './newsroom.cjs'
export type * from './graphs.cjs'
export type * from './rgraphs.cjs'
export type * from './ustates.cjs'
export type * from './projects.cjs'
export type * from './launcher.cjs'
export type * from './names.cjs'
export type * from './snapshots.cjs'
export type * from './guard.cjs'
export type * from './requests.cjs'
export type * from './recorder.cjs'
export type * from './group.cjs'
export type * from './changes.cjs'
export type * from './composed.cjs'
export type * from './handles.cjs'
export type * from './kinds.cjs'
export type * from './options.cjs'
export type * from './plain.cjs'
export type * from './records.cjs'
export type * from './settings.cjs'
export type * from './simulator.cjs'
export type * from './values.cjs'

/** The groups of operations, as a client has them. */
export interface Groups {
  /** Render engines, their nodes, properties and functions. */
  readonly engines: Engines
  /** Playout rundowns, their items with buttons, and templates. */
  readonly playout: Playout
  /** Rundowns of newsroom systems and their MOS objects. */
  readonly newsroom: Newsroom
  /** Graphs, which RE5 engines load. */
  readonly graphs: Graphs
  /** Rgraphs, which RE engines load. */
  readonly rgraphs: Rgraphs
  /** Ustates, which UE engines load. */
  readonly ustates: Ustates
  /** Projects that renderers can run. */
  readonly projects: Projects
  /** Launch configurations and their renderers, which can be started, stopped and retimed. */
  readonly launcher: Launcher
  /** Calls by names of engines, nodes, properties, rundowns and buttons in place of ids. */
  readonly names: Names
  /** Snapshots of engine properties: take, compare and recall them, and undo a recall. */
  readonly snapshots: Snapshots
  /** Permits for the acts that the guard of a client allows only with a permit. */
  readonly guard: Guard
  /** Previews of the requests that a call would send. */
  readonly requests: Requests
  /** The record of a client's calls, which the setting `record` turns on. */
  readonly recorder: Recorder
  /** Calls to every member of a group: a main hub and its backup, or several engines. */
  readonly group: Group
  /** Changes on the hub, and waiting for them. */
  readonly changes: Changes
}
