import {
  appliedTerm,
  computeFormula,
  constantTerm,
  defineFormula,
  inputTerm,
  none,
  some,
  type Option,
} from '../shared/index.js'

/**
 * Zoom the range map starts at.
 *
 * @source T-RANGE-24, T-CONST-20
 * @category constants
 */
export const RANGE_MAP_ZOOM = 4

/** How the range circle is filled: colour, and opacity as a share of 1. @source T-RANGE-23, T-CONST-22 @category constants */
export const CIRCLE_FILL = { colour: '#ff0000', opacity: 0.35 } as const

/** Metres in a kilometre [m/km]. @source T-RANGE-22, T-CONST-21 @category constants */
export const METRES_PER_KM = 1000

/** The formula of the circle's radius. */
export const circleFormula = /*#__PURE__*/ defineFormula<'rangeKm'>('range-circle', {
  title: 'formula.rangeCircle',
  rules: ['T-RANGE-22', 'T-CONST-21'],
  inputs: [{ name: 'rangeKm', unit: 'km', rules: ['T-RANGE-22'] }],
  constants: [{ name: 'metresPerKm', unit: 'm/km', rules: ['T-CONST-21'], value: METRES_PER_KM }],
  result: /*#__PURE__*/ appliedTerm(
    { name: 'circleRadius', unit: 'm', rules: ['T-RANGE-22'] },
    'multiply',
    [/*#__PURE__*/ inputTerm('rangeKm'), /*#__PURE__*/ constantTerm('metresPerKm')],
  ),
})

/**
 * Converts a range to the radius of its circle on the map.
 *
 * @param km - [km] The range, not rounded, also when miles are displayed.
 * @returns [m] The radius, or `none` when there is no circle: a range of 0, negative or not finite.
 *
 * @formula km * 1000
 * @law The radius is the figure in metres.
 * @source T-RANGE-22, T-CONST-21, D-T-25
 *
 * @example No range, no circle
 * ```ts
 * import { findCircleRadius } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * findCircleRadius(420) // => option.some(420000)
 * findCircleRadius(0) // => option.none
 * ```
 * @category formulas
 */
export const findCircleRadius = (km: number): Option<number> =>
  Number.isFinite(km) && km > 0 ? some(computeFormula(circleFormula, { rangeKm: km })) : none
