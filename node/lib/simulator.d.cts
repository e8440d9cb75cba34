import type { Value, ValueInput } from './shared.cjs'

/** When a hub simulator fails on purpose, and how. Every selector that is given must fit. */
export interface Fault {
  /** Its name, `reset` for example; `GET /_control/faults` lists them all. */
  fault: string
  /** Strikes before anything was done, or after the effect, when only the reply is left. */
  after?: 'request' | 'effect' | undefined
  /** The operations that it is for: `engines.get`, `engines.*` or `*`. */
  operation?: string | undefined
  /** The engine that it is for, by its id: the one in the path, or the `engineHostId` of a load. */
  engine?: number | undefined
  /** The item that it is for, by its id: of a playout rundown, or of a newsroom's. */
  item?: number | string | undefined
  /**
   * The path that it is for, as the request log has it: `/api/rest/v1/engines/3` for example, or the
   * beginning of one with `*` at its end.
   */
  path?: string | undefined
  /** Strikes the request of this number alone, among those that fit; the first is 1. */
  nth?: number | undefined
  /** Strikes each request of this number. */
  every?: number | undefined
  /** How often it strikes at most. */
  times?: number | undefined
  /** Strikes on the connection of this number alone, counted from when the faults were set. */
  connection?: number | undefined
  /** How likely it strikes, from 0 to 1; the seed makes it the same each time. */
  probability?: number | undefined
  /** A parameter of the fault, `seconds` for example. */
  [parameter: string]: ValueInput | undefined
}

/** Faults, and the seed of what happens by chance. */
export interface FaultScenario {
  /** Chooses what happens by chance, the same each time; 0 unless set. */
  seed?: number | bigint | undefined
  /** The faults, of which the first that fits strikes. */
  faults?: readonly Fault[] | undefined
}

/** The faults of a hub simulator, and how often each has struck. */
export interface FaultsTold {
  /** The seed of what happens by chance. */
  seed: number
  /** Each fault as it was set; calls or connections that it was meant for, and those it struck. */
  faults: (Fault & { seen: number; struck: number })[]
}

/** What came of the requests with one `X-Request-Id`. */
export interface RequestStats {
  /** Requests whose head was read, whatever became of them. */
  requests: number
  /** Effects that they had. */
  effects: number
}

/** One thing that a hub simulator did because it was asked to. */
export interface JournalEntry {
  /** Its number: the first is 1, none is ever given twice. */
  sequence: number
  /** When it happened, in seconds on the hub's clock since its start. */
  at: number
  /** The operation, `playout.trigger_button` for example. */
  operation: string
  /** What it was done to: the operation's path arguments by their wire names. */
  target: { [name: string]: Value }
  /** What changed. */
  change: Value
  /** The number of the request, counted from the start. */
  request: number
  /** What the request said in its `X-Request-Id` header. */
  requestId?: string
}

/**
 * One request that came to a hub simulator, reads and refused ones too. Control calls, under
 * `/_control/`, have none.
 */
export interface RequestEntry {
  /** Its number: the first is 1, none is ever given twice. Effects name it as their `request`. */
  number: number
  /** The number of its connection, counted from 1. */
  connection: number
  /** The method, of which at most 32 bytes are kept. */
  method: string
  /** Path and query as sent, of which at most 512 bytes are kept. An `api_key` is `***`. */
  path: string
  /** The operation, `playout.trigger_button` for example; null where the path is no operation's. */
  operation: string | null
  /** The status of the response; null where none was given, or the request is in progress. */
  status: number | null
  /** Seconds of real time until it was answered; null while it is in progress. */
  elapsed: number | null
  /** What it said in its `X-Request-Id` header. */
  requestId: string | null
  /** Whether it did anything: `done` also where a fault lost the response. */
  effect: 'none' | 'done'
}

/** A scenario of faults: faults and a seed, the faults alone, or JSON text of either. */
export type FaultsInput = FaultScenario | readonly Fault[] | string

/** Whether a hub is licensed, or what one without a license responds. */
export type LicenseInput = boolean | number | { status: number; body?: string }

/** The name that {@link JournalEntry} had first. */
export type JournalEffect = JournalEntry
