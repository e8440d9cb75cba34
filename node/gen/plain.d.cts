// Written by cargo xtask generate; do not edit.
import type {
  GfxHubError,
} from '../index.cjs'
import type {
  EngineId,
  NodePath,
  PropertyPath,
} from './values.cjs'

/** A property of a node of an engine. */
export interface PropertyAddress {
  /** Number of the engine. */
  engineId: EngineId | bigint
  /** Path of the node. */
  nodePath: NodePath
  /** Path of the property. */
  propertyPath: PropertyPath
}

/** Kind of a report of a live session. */
export type LiveReportKind = LiveReport['kind']

/** Something that happened in a live session. */
export type LiveReport =
  | FailedReport
  | SupersededReport
  | ExpiredReport
  | LostReport
  | BackReport
  | HeldReport
  | LimitedReport

/**
 * The hub refused a value, or it is not known whether an eased one took effect. It is not sent
 * again.
 */
export interface FailedReport {
  /** What happened. */
  kind: 'failed'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: PropertyAddress
  /** Why, where something failed. */
  error: GfxHubError
  /** All of it as a sentence. */
  message: string
}

/** An eased value was replaced by a newer one before it was sent. */
export interface SupersededReport {
  /** What happened. */
  kind: 'superseded'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: PropertyAddress
  /** Why, where something failed. */
  error: null
  /** All of it as a sentence. */
  message: string
}

/** A value was older than is allowed before it could be sent. */
export interface ExpiredReport {
  /** What happened. */
  kind: 'expired'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: PropertyAddress
  /** Why, where something failed. */
  error: null
  /** All of it as a sentence. */
  message: string
}

/** The hub cannot be reached, or accepts nothing. Values go on being taken. */
export interface LostReport {
  /** What happened. */
  kind: 'lost'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: null
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: null
  /** Why, where something failed. */
  error: GfxHubError
  /** All of it as a sentence. */
  message: string
}

/** The hub, the engine or the property takes values again. */
export interface BackReport {
  /** What happened. */
  kind: 'back'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: EngineId | bigint | null
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: PropertyAddress | null
  /** Why, where something failed. */
  error: null
  /** All of it as a sentence. */
  message: string
}

/**
 * The hub does not take the values of a property, or of an engine, or does not respond to them.
 * They wait, and the newest is sent again.
 */
export interface HeldReport {
  /** What happened. */
  kind: 'held'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: PropertyAddress | null
  /** Why, where something failed. */
  error: GfxHubError
  /** All of it as a sentence. */
  message: string
}

/**
 * The session sends as many values in a second as it may, and holds others back: the total rate is
 * reached. Reported once.
 */
export interface LimitedReport {
  /** What happened. */
  kind: 'limited'
  /** Number of the engine; none where the report concerns the hub or the session. */
  engineId: null
  /** The property; none where the report concerns all of the engine, the hub or the session. */
  address: null
  /** Why, where something failed. */
  error: null
  /** All of it as a sentence. */
  message: string
}

/**
 * The work of a live session so far.
 *
 * Each value that was set is counted once: as delivered, superseded, failed, expired or dropped, or
 * it is still waiting.
 */
export interface LiveStats {
  /** Values that were set, or set anew by `reassert`. */
  sets: number
  /** Requests that were sent. */
  sent: number
  /** Values that the hub has acknowledged. */
  delivered: number
  /** Values that a newer one replaced. */
  superseded: number
  /** Values that the hub refused, and eased ones of which it is not known whether they took effect. */
  failed: number
  /** Values that were too old to be sent. */
  expired: number
  /** Values that the hub had not acknowledged when the session ended. */
  dropped: number
  /** Values that wait or are on their way. */
  waiting: number
  /** Reports that nobody took in time. */
  reportsDropped: number
  /** Times that the hub was reached again. */
  reconnects: number
  /** Age of the oldest of the values that wait; zero where none waits. In milliseconds. */
  oldestWaiting: number
  /** Median of the latest round trips; zero where there was none. In milliseconds. */
  roundTripP50: number
  /** 99th percentile of the latest round trips. In milliseconds. */
  roundTripP99: number
  /** Longest of the latest round trips. In milliseconds. */
  roundTripMax: number
}
