import type { FaultSelectors, JournalEntry } from '../gen/simulator.cjs'
import type { ValueInput } from './shared.cjs'

/**
 * A deliberate fault of a hub simulator, with the requests that it strikes. All given selectors
 * must match.
 */
export interface Fault extends FaultSelectors {
  /** Name of the fault, such as `reset`; `GET /_control/faults` lists them all. */
  fault: string
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
