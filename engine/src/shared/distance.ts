import { computeFormula } from './evaluate-formula.js'
import { appliedTerm, constantTerm, defineFormula, inputTerm, type Formula } from './formula.js'

/** Miles in a kilometre, as the tools convert ranges [mi/km]. @source T-CONST-36, T-DATA-28, D-T-29 @category constants */
export const MILES_PER_KM = 0.621371

/**
 * The other factor the specification names; a caller may pass it, no tool does [mi/km].
 *
 * @source T-CONST-36, D-T-29
 * @category constants
 */
export const MILES_PER_KM_ALTERNATIVE = 0.6214

const KM = { name: 'rangeKm', unit: 'km', rules: ['T-DATA-13'] } as const
const MILES = { name: 'rangeMiles', unit: 'mi', rules: ['T-DATA-28'] } as const

/** The formula of a distance in whole kilometres. */
export const kilometresFormula = /*#__PURE__*/ defineFormula<'rangeKm'>('distance-kilometres', {
  title: 'formula.distanceKilometres',
  rules: ['T-RANGE-18', 'D-T-01'],
  inputs: [KM],
  result: /*#__PURE__*/ inputTerm('rangeKm'),
  rounding: 'halfUp',
})

const makeMiles = (factor: number): Formula<'rangeKm'> =>
  defineFormula('distance-miles', {
    title: 'formula.distanceMiles',
    rules: ['T-DATA-28', 'T-RANGE-18', 'D-T-29', 'D-T-01'],
    inputs: [KM],
    constants: [
      { name: 'milesPerKm', unit: 'mi/km', rules: ['T-CONST-36', 'D-T-29'], value: factor },
    ],
    result: appliedTerm(MILES, 'multiply', [inputTerm('rangeKm'), constantTerm('milesPerKm')]),
    rounding: 'halfUp',
  })

/** The formula of a distance in whole miles: converted first, then rounded. */
export const milesFormula: Formula<'rangeKm'> = /*#__PURE__*/ makeMiles(MILES_PER_KM)

/**
 * Converts kilometres to miles, rounded to a whole number.
 *
 * @param km - [km] Not rounded; 0 or more.
 * @param factor - [mi/km] Miles per kilometre; 0.621371 by default.
 * @returns [mi] A whole number, rounded half up.
 *
 * @formula halfUp(km * milesPerKm)
 * @law Converting a longer distance never gives fewer miles.
 * @source T-DATA-28, D-T-29
 *
 * @example The worked values of the row
 * ```ts
 * import { toMiles } from '@evkit/engine/shared'
 *
 * toMiles(460) // => 286
 * toMiles(1000, 0.6214) // => 621
 * ```
 * @category formulas
 */
export const toMiles = (km: number, factor: number = MILES_PER_KM): number =>
  computeFormula(factor === MILES_PER_KM ? milesFormula : makeMiles(factor), { rangeKm: km })
