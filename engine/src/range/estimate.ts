import * as O from '#fp-ts/Option'
import {
  explainFormula,
  kilometresFormula,
  milesFormula,
  some,
  type Formula,
  type Step,
} from '../shared/index.js'
import { findHighest, type HighestMode, type HighestQuery } from './highest.js'
import type { RangeProfile } from './profile.js'
import type {
  DistanceUnit,
  RangeChange,
  RangeEntry,
  RangeEstimate,
  RangeFamily,
  RangeQuery,
} from './range.types.js'
import { resolveRange } from './resolve.js'
import { resolveCelsius } from './temperature.js'

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off')

/** Writes where a figure stands in the data. */
const writeCell = (key: string, entry: RangeEntry, profile: RangeProfile): string =>
  [
    key,
    entry.temperature,
    `heatpump-${onOff(entry.heatpump)}`,
    `climate-${onOff(entry.climate)}`,
    profile,
  ].join('.')

const FORMULAS: Readonly<Record<DistanceUnit, Formula<'rangeKm'>>> = {
  km: kilometresFormula,
  mi: milesFormula,
}

/**
 * Rounds a range for display in kilometres or miles, with its trace.
 *
 * @param km - [km] The range, not rounded; 0 or more.
 * @param unit - Kilometres or miles.
 * @returns The last step; its value is the number shown.
 *
 * @formula unit = mi ? halfUp(km * 0.621371) : halfUp(km)
 * @law Evaluating the trace gives the figure bit for bit.
 * @source T-RANGE-18, T-CALC-17, T-DATA-28, D-T-01, D-T-29
 *
 * @example 450 km in miles
 * ```ts
 * import { explainDistance } from '@evkit/engine/range'
 *
 * explainDistance(450, 'mi').value // => 280
 * ```
 * @category formulas
 */
export const explainDistance = (km: number, unit: DistanceUnit): Step =>
  explainFormula(FORMULAS[unit], { rangeKm: km })

/**
 * Estimates the range for a query by its nearest match in the data, with its trace.
 *
 * @param family - The family.
 * @param question - The query, the input changed last, and the unit to display.
 * @returns The range, the settings it applies to, and its trace; 0 when the family has no entry.
 *
 * @formula shown = unit = mi ? halfUp(km * 0.621371) : halfUp(km)
 * @law Evaluating the trace gives the figure bit for bit.
 * @source D-T-24, D-T-25, B-T-01
 *
 * @example The default query in miles
 * ```ts
 * import { estimateRange } from '@evkit/engine/range'
 * import { gridFamily } from '@evkit/engine/testing'
 *
 * const query = { temperature: 20, heatpump: true, climate: false, drivingProfile: 'combined' } as const
 * estimateRange(gridFamily, { query, unit: 'mi' }).shown // => 273
 * ```
 * @category formulas
 */
export const estimateRange = (
  family: RangeFamily,
  question: {
    readonly query: RangeQuery
    readonly changed?: RangeChange
    readonly unit: DistanceUnit
  },
): RangeEstimate => {
  const { query, changed = 'none', unit } = question
  const answer = resolveRange(family, query, changed)
  const { km, temperature, heatpump, climate, drivingProfile, corrected, entry } = answer
  const figure = explainDistance(km, unit)
  return {
    km,
    shown: figure.value,
    unit,
    temperature,
    heatpump,
    climate,
    drivingProfile,
    basis: O.isSome(entry) ? (entry.value.basis ?? 'modelled') : 'modelled',
    explanation: {
      query,
      corrected,
      entry,
      cell: O.isSome(entry) ? writeCell(family.key, entry.value, drivingProfile) : '',
      compared: O.isSome(entry) ? 1 : 0,
      figure,
    },
  }
}

const listDiffering = (query: HighestQuery, entry: RangeEntry, profile: RangeProfile) => [
  ...(resolveCelsius(query.temperature) === entry.temperature ? [] : (['temperature'] as const)),
  ...(query.climate === entry.climate ? [] : (['climate'] as const)),
  ...(query.drivingProfile === profile ? [] : (['drivingProfile'] as const)),
]

/**
 * Estimates the range the calculators show: the maximum of a profile at a temperature and climate setting.
 *
 * @param family - The family.
 * @param question - Temperature, climate and profile, the unit to display, and which entries "highest" compares.
 * @returns The range, the entry it comes from, and its trace; 0 when the family has no entry.
 *
 * @formula shown = unit = mi ? halfUp(km * 0.621371) : halfUp(km)
 * @law Evaluating the trace gives the figure bit for bit.
 * @source T-CALC-16, D-T-28, B-T-01
 *
 * @example In the city with climate control on
 * ```ts
 * import { estimateHighest } from '@evkit/engine/range'
 * import { gridFamily } from '@evkit/engine/testing'
 *
 * const query = { temperature: 20, climate: true, drivingProfile: 'city' } as const
 * estimateHighest(gridFamily, { query, unit: 'mi' }).shown // => 280
 * ```
 * @category formulas
 */
export const estimateHighest = (
  family: RangeFamily,
  question: {
    readonly query: HighestQuery
    readonly unit: DistanceUnit
    readonly mode?: HighestMode
  },
): RangeEstimate => {
  const { query, unit, mode = 'profile' } = question
  const found = findHighest(family, query, mode)
  const asked: RangeQuery = { ...query, heatpump: true }
  if (O.isNone(found)) return estimateRange(family, { query: asked, unit })
  const { km, profile, entry, compared } = found.value
  const figure = explainDistance(km, unit)
  return {
    km,
    shown: figure.value,
    unit,
    temperature: entry.temperature,
    heatpump: entry.heatpump,
    climate: entry.climate,
    drivingProfile: profile,
    basis: entry.basis ?? 'modelled',
    explanation: {
      query: asked,
      corrected: listDiffering(query, entry, profile),
      entry: some(entry),
      cell: writeCell(family.key, entry, profile),
      compared,
      figure,
    },
  }
}
