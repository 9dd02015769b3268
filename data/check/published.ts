// The charging tables beside the times the maker has published.
import type { BatteryFacts, ChargingDocument } from '@evkit/engine/charging'
import { listMinutesTo } from '../scripts/charge-curve.js'
import { findFastMinutes } from '../sources/fast-charge.js'
import type { Sources } from '../sources/rows.js'

/** How far a time may lie from the published one at the same charger: share of the published time. */
export const TOLERANCE = 0.1

const TENTH = 10

/** One published time and what the table and the integral say. */
export interface Comparison {
  readonly battery: string
  /** [min] The table's cell at its strongest charger. */
  readonly table: number
  /** [min] The integral at the charger the published time holds for, not rounded. */
  readonly atCharger: number
  /** [min] The published time. */
  readonly published: number
  /** [kW] The charger the published time holds for. */
  readonly chargerKw: number
  /** [1] Deviation of the integral from the published time at the same charger, share of the latter. */
  readonly deviation: number
  readonly confirmed: boolean
  readonly basis: BatteryFacts['basis']
}

/** Compares every published time with the tables. */
export const comparePublished = (
  { publishedTimes }: Sources,
  document: ChargingDocument,
): readonly Comparison[] =>
  publishedTimes.rows.flatMap((row) => {
    const facts = document.facts[row.battery]
    const table = findFastMinutes(document, row.battery, row)
    if (facts === undefined || table === undefined) return []
    const sums = listMinutesTo(facts, 'DC', row.chargerKw)
    const atCharger = (sums[row.to / TENTH] ?? 0) - (sums[row.from / TENTH] ?? 0)
    return [
      {
        battery: row.battery,
        table,
        atCharger,
        published: row.minutes,
        chargerKw: row.chargerKw,
        deviation: (atCharger - row.minutes) / row.minutes,
        confirmed: row.confirmed,
        basis: facts.basis,
      },
    ]
  })
