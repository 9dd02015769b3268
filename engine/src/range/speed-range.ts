import {
  appliedTerm,
  computeFormula,
  constantTerm,
  defineFormula,
  inputTerm,
  none,
  some,
  type FormulaConstant,
  type Option,
  type Term,
  type Unit,
} from '../shared/index.js'
import { RANGE_PROFILES, type RangeProfile } from './profile.js'
import type { RangeFamily, RangeQuery } from './range.types.js'
import { findRangeCell } from './resolve.js'

/**
 * The average speeds the profiles stand for [km/h]: those of the model the range data is made by.
 *
 * @source E-T-90
 * @category constants
 */
export const PROFILE_SPEEDS = {
  city: 28,
  combined: 46.5,
  highway: 110,
} as const satisfies Readonly<Record<RangeProfile, number>>

/** How far a car gets from full to empty in each profile [km], in the same conditions. */
export type ProfileRanges = Readonly<Record<RangeProfile, number>>

/** What a range at a speed is computed from. */
export type SpeedInput = 'speed' | 'lowSpeed' | 'highSpeed' | 'lowRange' | 'highRange'

const RULES = ['E-T-90'] as const
const input = <Name extends SpeedInput>(name: Name, unit: Unit) =>
  ({ name, unit, rules: RULES }) as const
const ONE: FormulaConstant = { name: 'one', unit: '1', rules: RULES, value: 1 }

type SpeedTerm = Term<SpeedInput>

const applied = (
  name: string,
  operation: Parameters<typeof appliedTerm>[1],
  terms: readonly [SpeedTerm, SpeedTerm],
): SpeedTerm => appliedTerm({ name, unit: '1', rules: RULES }, operation, terms)

// How many times a number of speeds is squared, against the lower of the two profiles.
const squared = (name: string, speed: 'speed' | 'highSpeed'): SpeedTerm => {
  const ratio = applied(`${name}Ratio`, 'divide', [inputTerm(speed), inputTerm('lowSpeed')])
  const square = applied(`${name}Square`, 'multiply', [ratio, ratio])
  return applied(`${name}Excess`, 'subtract', [square, constantTerm('one')])
}

/**
 * Formula of the range at a speed, interpolated between two profiles: consumption grows with the square of the speed.
 *
 * @source E-T-90
 * @category formulas as data
 */
export const SPEED_RANGE = /*#__PURE__*/ defineFormula<SpeedInput>('speed-range', {
  rules: RULES,
  inputs: [
    input('speed', 'km/h'),
    input('lowSpeed', 'km/h'),
    input('highSpeed', 'km/h'),
    input('lowRange', 'km'),
    input('highRange', 'km'),
  ],
  constants: [ONE],
  result: /*#__PURE__*/ appliedTerm({ name: 'speedRange', unit: 'km', rules: RULES }, 'divide', [
    inputTerm('lowRange'),
    /*#__PURE__*/ applied('useRatio', 'add', [
      constantTerm('one'),
      /*#__PURE__*/ applied('useGained', 'multiply', [
        /*#__PURE__*/ applied('useExcess', 'subtract', [
          /*#__PURE__*/ applied('rangeRatio', 'divide', [
            inputTerm('lowRange'),
            inputTerm('highRange'),
          ]),
          constantTerm('one'),
        ]),
        /*#__PURE__*/ applied('speedShare', 'divide', [
          /*#__PURE__*/ squared('speed', 'speed'),
          /*#__PURE__*/ squared('highSpeed', 'highSpeed'),
        ]),
      ]),
    ]),
  ]),
})

/** Finds the range of every profile in the same conditions; none where the data lacks one. */
export const findProfileRanges = (
  family: RangeFamily,
  conditions: Pick<RangeQuery, 'temperature' | 'climate' | 'heatpump'>,
): Option<ProfileRanges> => {
  const kmOf = (drivingProfile: RangeProfile): number =>
    findRangeCell(family, { ...conditions, drivingProfile })?.km ?? 0
  const ranges = { city: kmOf('city'), combined: kmOf('combined'), highway: kmOf('highway') }
  return RANGE_PROFILES.every((profile) => ranges[profile] > 0) ? some(ranges) : none
}

const rangeBetween = (
  [low, high]: readonly [RangeProfile, RangeProfile],
  speed: number,
  ranges: ProfileRanges,
): number =>
  computeFormula(SPEED_RANGE, {
    speed,
    lowSpeed: PROFILE_SPEEDS[low],
    highSpeed: PROFILE_SPEEDS[high],
    lowRange: ranges[low],
    highRange: ranges[high],
  })

// Faster than the highway profile nobody gets further, whatever the data says of slower roads.
const isUncertain = ({ combined, highway }: ProfileRanges, speed: number): boolean =>
  speed > PROFILE_SPEEDS.highway && highway >= combined

/** Computes the range at a speed. */
export const rangeAtSpeed = (ranges: ProfileRanges, speed: number): number => {
  if (!(speed > PROFILE_SPEEDS.city)) return ranges.city
  if (isUncertain(ranges, speed)) return ranges.highway
  return speed < PROFILE_SPEEDS.combined
    ? rangeBetween(['city', 'combined'], speed, ranges)
    : rangeBetween(['combined', 'highway'], speed, ranges)
}
