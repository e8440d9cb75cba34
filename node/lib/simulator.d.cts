import type { FaultSelectors, JournalEntry } from '../gen/simulator.cjs'
import type { ValueInput } from './shared.cjs'

/**
 * A deliberate fault of a hub simulator. It applies to those requests that match all of its
 * selectors.
 */
export interface Fault extends FaultSelectors {
  /** Name of the fault, such as `reset`. `GET /_control/faults` lists all names. */
  fault: string
  /** Parameter of the fault, such as `seconds`. */
  [parameter: string]: ValueInput | undefined
}

/** Faults, with the seed of their random choices. */
export interface FaultScenario {
  /** Seed of random choices, which makes them reproducible; 0 by default. */
  seed?: number | bigint | undefined
  /** The faults. For each request, the first fault that matches is applied. */
  faults?: readonly Fault[] | undefined
}

/** The faults of a hub simulator, with the number of times that each was applied. */
export interface FaultsTold {
  /** Seed of random choices. */
  seed: number
  /**
   * Each fault as it was set, with the number of calls or connections that matched (`seen`) and to
   * which it was applied (`struck`).
   */
  faults: (Fault & { seen: number; struck: number })[]
}

/**
 * A fault scenario: an object with faults and a seed, an array of faults, or JSON text of such an
 * object.
 */
export type FaultsInput = FaultScenario | readonly Fault[] | string

/** A license: true or false, or the response of a hub that has no license. */
export type LicenseInput = boolean | number | { status: number; body?: string }

/** The former name of {@link JournalEntry}. */
export type JournalEffect = JournalEntry
