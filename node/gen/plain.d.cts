// Written by cargo xtask generate; do not edit.
import type {
  GfxHubError,
} from '../index.cjs'
import type {
  Value,
} from '../lib/shared.cjs'
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

/** An event of a live session. */
export type LiveReport =
  | FailedReport
  | SupersededReport
  | ExpiredReport
  | LostReport
  | BackReport
  | HeldReport
  | LimitedReport

/**
 * The hub refused a value, its property's name leads to nothing or to several things, or it is
 * unknown whether an eased value took effect. The value is not resent.
 */
export interface FailedReport {
  /** Kind of the event. */
  kind: 'failed'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: PropertyAddress
  /** Cause; none if nothing failed. */
  error: GfxHubError
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** An eased value was replaced by a newer one before it was sent. */
export interface SupersededReport {
  /** Kind of the event. */
  kind: 'superseded'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: PropertyAddress
  /** Cause; none if nothing failed. */
  error: null
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** A value became older than `stale_after` before it could be sent. */
export interface ExpiredReport {
  /** Kind of the event. */
  kind: 'expired'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: PropertyAddress
  /** Cause; none if nothing failed. */
  error: null
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/**
 * The hub cannot be reached, or accepts nothing. The session still takes values. Also reported for
 * a backup whose session cannot be opened.
 */
export interface LostReport {
  /** Kind of the event. */
  kind: 'lost'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: null
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: null
  /** Cause; none if nothing failed. */
  error: GfxHubError
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** The hub, the engine or the property accepts values again. */
export interface BackReport {
  /** Kind of the event. */
  kind: 'back'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: EngineId | bigint | null
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: PropertyAddress | null
  /** Cause; none if nothing failed. */
  error: null
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/**
 * The hub does not accept the values of a property or of an engine, or does not respond to them.
 * The values wait, and the newest is resent.
 */
export interface HeldReport {
  /** Kind of the event. */
  kind: 'held'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: EngineId | bigint
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: PropertyAddress | null
  /** Cause; none if nothing failed. */
  error: GfxHubError
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** The session has reached its total rate, and holds values back. This is reported once. */
export interface LimitedReport {
  /** Kind of the event. */
  kind: 'limited'
  /** Number of the engine; none if the report concerns the hub or the session. */
  engineId: null
  /** Property; none if the report concerns a whole engine, the hub or the session. */
  address: null
  /** Cause; none if nothing failed. */
  error: null
  /** Name of the member; none unless the session is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/**
 * Statistics of a live session so far.
 *
 * Each value that was set is counted exactly once: as delivered, superseded, failed, expired,
 * dropped or waiting. In the session of a group, the values of each member count, and times are
 * those of the slowest.
 */
export interface LiveStats {
  /** Number of values set, including those that `reassert` set again. */
  sets: number
  /** Number of requests sent. */
  sent: number
  /** Number of values that the hub has acknowledged. */
  delivered: number
  /** Number of values that a newer one replaced. */
  superseded: number
  /**
   * Number of values that the hub refused, whose name led to no single property, or that were eased
   * and may or may not have taken effect.
   */
  failed: number
  /** Number of values that were too old to be sent. */
  expired: number
  /** Number of values that the hub had not acknowledged when the session ended. */
  dropped: number
  /** Number of values that wait or are in flight. */
  waiting: number
  /** Number of reports that were not taken in time. */
  reportsDropped: number
  /** Number of times that the hub was reached again. */
  reconnects: number
  /** Age of the oldest waiting value; zero if none waits. In milliseconds. */
  oldestWaiting: number
  /** Median of the latest round trips; zero if there was none. In milliseconds. */
  roundTripP50: number
  /** 99th percentile of the latest round trips. In milliseconds. */
  roundTripP99: number
  /** Longest of the latest round trips. In milliseconds. */
  roundTripMax: number
}

/** Kind of a change. */
export type WatchChangeKind = WatchChange['kind']

/** A difference between two looks at a topic, or news about the topic itself. */
export type WatchChange =
  | AddedChange
  | ChangedChange
  | MovedChange
  | RemovedChange
  | LostChange
  | BackChange
  | SyncedChange
  | ApartChange

/** Something is there that the last look did not show. */
export interface AddedChange {
  /** Kind of the change. */
  kind: 'added'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: string
  /** Name of the thing, if it has one. */
  name: string | null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: null
  /** The thing after the change, as the hub described it. */
  after: Value
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** Members of something differ. */
export interface ChangedChange {
  /** Kind of the change. */
  kind: 'changed'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: string
  /** Name of the thing, if it has one. */
  name: string | null
  /** Names of the members that differ, as a list. */
  fields: Value
  /** The thing before the change, as the hub described it. */
  before: Value
  /** The thing after the change, as the hub described it. */
  after: Value
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** Something has another place in its list. */
export interface MovedChange {
  /** Kind of the change. */
  kind: 'moved'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: string
  /** Name of the thing, if it has one. */
  name: string | null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: Value
  /** The thing after the change, as the hub described it. */
  after: Value
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** Something is no longer there. It was missing in successful looks at least 2 s apart. */
export interface RemovedChange {
  /** Kind of the change. */
  kind: 'removed'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: string
  /** Name of the thing, if it has one. */
  name: string | null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: Value
  /** The thing after the change, as the hub described it. */
  after: null
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/**
 * The topic cannot be read. The state of its things is unknown, and they are not reported as
 * removed.
 */
export interface LostChange {
  /** Kind of the change. */
  kind: 'lost'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: null
  /** Name of the thing, if it has one. */
  name: null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: null
  /** The thing after the change, as the hub described it. */
  after: null
  /** Cause; none unless the topic was lost. */
  error: GfxHubError
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** The topic can be read again. */
export interface BackChange {
  /** Kind of the change. */
  kind: 'back'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: null
  /** Name of the thing, if it has one. */
  name: null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: null
  /** The thing after the change, as the hub described it. */
  after: null
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/** The first look at the topic is complete. */
export interface SyncedChange {
  /** Kind of the change. */
  kind: 'synced'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: null
  /** Name of the thing, if it has one. */
  name: null
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: null
  /** The thing after the change, as the hub described it. */
  after: null
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string | null
  /** Description as a sentence. */
  message: string
}

/**
 * The value of a property has differed between members of a group for 5 s: `before` is the value of
 * the first member, and `after` that of the member named in `member`. It is reported again only
 * after the values have been equal.
 */
export interface ApartChange {
  /** Kind of the change. */
  kind: 'apart'
  /** Topic as it was given to the watch. */
  topic: null
  /** Id or path of the thing in its list; none if the change concerns the whole topic. */
  key: string
  /** Name of the thing, if it has one. */
  name: string
  /** Names of the members that differ, as a list. */
  fields: null
  /** The thing before the change, as the hub described it. */
  before: Value
  /** The thing after the change, as the hub described it. */
  after: Value
  /** Cause; none unless the topic was lost. */
  error: null
  /**
   * Number of the change; the first of a watch is 1. Numbers are missing where changes were folded.
   * In a group, each member has its own numbers, and `apart` has 0.
   */
  seq: null
  /** Time of the look in milliseconds since 1970, in UTC. */
  atMs: null
  /**
   * Number of looks that failed just before the change, plus the number of changes that were folded
   * into it. If it is above 0, something may have been missed.
   */
  gap: null
  /** Name of the member; none unless the watch is that of a group. */
  member: string
  /** Description as a sentence. */
  message: string
}

/** Statistics of a watch so far. */
export interface WatchFigures {
  /** Number of looks, including those that failed. */
  looks: number
  /** Number of looks that failed. */
  failed: number
  /** Number of looks with the same content as before, which are not decoded. */
  unchanged: number
  /** Number of changes reported. */
  changes: number
  /** Number of changes that were folded into others because nobody read them. */
  folded: number
  /** Number of changes that wait to be read. */
  waiting: number
  /** Number of topics that are lost. */
  lost: number
  /**
   * Longest delay of a look. Looks are delayed because all watches of a hub share a budget. In
   * milliseconds.
   */
  heldBack: number
  /**
   * Percentage to which the intervals of all topics are stretched, so that the looks fit the
   * budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0 before the
   * first look.
   */
  stretchPercent: number
}

/**
 * Type of a field of a template. One of these:
 * - `unknown`: Not known: the field is null in all items.
 * - `boolean`: A boolean.
 * - `number`: A number.
 * - `text`: Text.
 * - `list`: A list.
 * - `object`: An object or a vector.
 */
export type TemplateFieldKind =
  | 'unknown'
  | 'boolean'
  | 'number'
  | 'text'
  | 'list'
  | 'object'

/** A field that items of a template have. */
export interface TemplateField {
  /** Name of the field in the data of an item. */
  name: string
  /** Type of the example. Other items can have values of other types. */
  kind: TemplateFieldKind
  /** Value of the first item that has one other than null; null if there is none. */
  example: Value
}
