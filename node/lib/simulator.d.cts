import type { JournalEntry } from '../gen/simulator.cjs'
import type { ValueInput } from './shared.cjs'

/**
 * A deliberate fault of a hub simulator, with the requests that it strikes. All given selectors
 * must match.
 */
export interface Fault {
  /** Name of the fault, such as `reset`; `GET /_control/faults` lists them all. */
  fault: string
  /** Strikes before anything is done, or after the effect, when only the reply is left. */
  after?: 'request' | 'effect' | undefined
  /** Operations that it strikes: `engines.get`, `engines.*` or `*`. */
  operation?: string | undefined
  /** Id of the engine that it strikes: the one in the path, or the `engineHostId` of a load. */
  engine?: number | undefined
  /** Id of the item that it strikes: of a playout rundown or of a newsroom rundown. */
  item?: number | string | undefined
  /**
   * Path that it strikes, as in the request log: `/api/rest/v1/engines/3` for example, or the
   * beginning of one followed by `*`.
   */
  path?: string | undefined
  /** Strikes only the request with this number among the matching ones; the first is 1. */
  nth?: number | undefined
  /** Strikes every request whose number is a multiple of this one. */
  every?: number | undefined
  /** Maximum number of strikes. */
  times?: number | undefined
  /** Strikes only on the connection with this number, counted from when the faults were set. */
  connection?: number | undefined
  /** Probability of a strike, from 0 to 1; the seed makes it reproducible. */
  probability?: number | undefined
  /** Parameter of the fault, such as `seconds`. */
  [parameter: string]: ValueInput | undefined
}

/** Faults, with the seed of their random choices. */
export interface FaultScenario {
  /** Seed of random choices, which makes them reproducible; 0 by default. */
  seed?: number | bigint | undefined
  /** The faults; the first that matches strikes. */
  faults?: readonly Fault[] | undefined
}

/** The faults of a hub simulator, with the number of times that each has struck. */
export interface FaultsTold {
  /** Seed of random choices. */
  seed: number
  /**
   * Each fault as set, with the number of calls or connections that matched, and of those that it
   * struck.
   */
  faults: (Fault & { seen: number; struck: number })[]
}

/** A scenario of faults: faults and a seed, the faults alone, or JSON text of either. */
export type FaultsInput = FaultScenario | readonly Fault[] | string

/** A license: whether the hub has one, or the response of a hub without one. */
export type LicenseInput = boolean | number | { status: number; body?: string }

/** The former name of {@link JournalEntry}. */
export type JournalEffect = JournalEntry
