import {
  apply,
  given,
  halfUp,
  none,
  some,
  type AppliedStep,
  type GivenStep,
  type Option,
  type Step,
} from '../shared/index.js'

import { MINUTES_PER_HOUR_STEP, TABLE_LABEL } from './given-steps.js'

/**
 * The two ways to word 60 to 180 minutes; the first is the one specified.
 *
 * @source D-T-03
 * @category constants
 */
export const DURATION_POLICIES = ['floor-hour', 'enclosing-half-hour'] as const
/** How 60 to 180 minutes are worded: from the whole hour below, or from the half hour below. */
export type DurationPolicy = (typeof DURATION_POLICIES)[number]

/** A duration as it is worded: minutes, or from and to hours. */
export type DurationLabel =
  | {
      readonly kind: 'minutes'
      /** [min] Whole minutes, at least 1. */
      readonly minutes: number
    }
  | {
      readonly kind: 'hours'
      /** [h] Lower end, a multiple of a half. */
      readonly from: number
      /** [h] Upper end, a multiple of a half. */
      readonly to: number
    }

/** A duration with the steps that lead to it. */
export interface ExplainedDuration {
  readonly label: DurationLabel
  /** The rounded minutes. */
  readonly rounded: AppliedStep
  /** Lower end; none below an hour. */
  readonly from: Option<Step>
  /** Upper end; none below an hour. */
  readonly to: Option<Step>
}

/**
 * Up to and including this many minutes nothing is rounded to 5 [min].
 *
 * @source T-CHG-38, T-CONST-09
 * @category constants
 */
export const WHOLE_MINUTES_UP_TO = 30

/**
 * Grid of longer durations [min].
 *
 * @source T-CHG-39, T-CONST-09
 * @category constants
 */
export const MINUTE_GRID = 5

/**
 * From this many rounded minutes the wording is in hours [min].
 *
 * @source T-CHG-40, T-CONST-09
 * @category constants
 */
export const HOURS_FROM = 60

/**
 * Up to and including this many rounded minutes the wording is half an hour wide [min].
 *
 * @source T-CHG-41, T-CONST-09
 * @category constants
 */
export const HALF_HOUR_UP_TO = 180

/**
 * Up to and including this many rounded minutes the wording is one hour wide [min].
 *
 * @source T-CHG-42, T-CONST-09
 * @category constants
 */
export const ONE_HOUR_UP_TO = 600

const THIRTY = /*#__PURE__*/ given(
  { name: 'minutesPerHalfHour', unit: 'min', rules: ['D-T-03'] },
  30,
)
const FIVE = /*#__PURE__*/ given(
  { name: 'minuteGrid', unit: 'min', rules: ['T-CHG-39'] },
  MINUTE_GRID,
)
const LEAST = /*#__PURE__*/ given({ name: 'leastMinutes', unit: 'min', rules: ['D-T-04'] }, 1)
const TWO = /*#__PURE__*/ given({ name: 'halvesPerHour', unit: '1/h', rules: ['D-T-03'] }, 2)
const HALF_HOUR = /*#__PURE__*/ given(
  { name: 'widthHalfHour', unit: 'h', rules: ['T-CHG-41'] },
  0.5,
)
const ONE_HOUR = /*#__PURE__*/ given({ name: 'widthOneHour', unit: 'h', rules: ['T-CHG-42'] }, 1)
const TWO_HOURS = /*#__PURE__*/ given({ name: 'widthTwoHours', unit: 'h', rules: ['T-CHG-43'] }, 2)

const WHOLE = { name: 'wholeMinutes', unit: 'min', rules: ['T-CHG-38', 'D-T-01'] } as const
const SHOWN = { name: 'roundedMinutes', unit: 'min', rules: ['T-CHG-38', 'D-T-04'] } as const
const FIVES = { name: 'fives', unit: '1', rules: ['T-CHG-39'] } as const
const WHOLE_FIVES = { name: 'wholeFives', unit: '1', rules: ['T-CHG-39', 'D-T-01'] } as const
const IN_FIVES = { name: 'roundedMinutes', unit: 'min', rules: ['T-CHG-39'] } as const
const HOURS = { name: 'hours', unit: 'h', rules: ['T-CHG-37'] } as const
const HALVES = { name: 'halfHours', unit: '1', rules: ['D-T-03'] } as const
const WHOLE_HALVES = { name: 'wholeHalfHours', unit: '1', rules: ['D-T-03'] } as const
const FLOOR_HOUR = { name: 'fromHours', unit: 'h', rules: ['T-CHG-41', 'D-T-03'] } as const
const NEAREST_HOUR = { name: 'fromHours', unit: 'h', rules: ['T-CHG-42', 'T-CHG-43'] } as const
const TO_HOURS = {
  name: 'toHours',
  unit: 'h',
  rules: ['T-CHG-41', 'T-CHG-42', 'T-CHG-43'],
} as const

const roundStep = (cell: GivenStep): AppliedStep =>
  cell.value <= WHOLE_MINUTES_UP_TO
    ? apply(SHOWN, 'atLeast', [apply(WHOLE, 'halfUp', [cell]), LEAST])
    : apply(IN_FIVES, 'multiply', [
        apply(WHOLE_FIVES, 'halfUp', [apply(FIVES, 'divide', [cell, FIVE])]),
        FIVE,
      ])

const fromStep = (rounded: Step, policy: DurationPolicy): AppliedStep => {
  if (rounded.value > HALF_HOUR_UP_TO) {
    return apply(NEAREST_HOUR, 'halfUp', [apply(HOURS, 'divide', [rounded, MINUTES_PER_HOUR_STEP])])
  }
  if (policy === 'floor-hour') {
    return apply(FLOOR_HOUR, 'floor', [apply(HOURS, 'divide', [rounded, MINUTES_PER_HOUR_STEP])])
  }
  const halves = apply(HALVES, 'divide', [rounded, THIRTY])
  return apply(FLOOR_HOUR, 'divide', [apply(WHOLE_HALVES, 'floor', [halves]), TWO])
}

const widthOf = (rounded: number): GivenStep => {
  if (rounded <= HALF_HOUR_UP_TO) return HALF_HOUR
  return rounded <= ONE_HOUR_UP_TO ? ONE_HOUR : TWO_HOURS
}

/**
 * Words a charging time and keeps every step.
 *
 * | rounded minutes | wording                                   |
 * | --------------- | ----------------------------------------- |
 * | below 60        | minutes                                   |
 * | 60 to 180       | whole hour below, to that plus half an hour |
 * | over 180 to 600 | nearest hour, to that plus one            |
 * | over 600        | nearest hour, to that plus two            |
 *
 * The wording is chosen by the rounded value: 59 minutes are 60 and read "1–1.5 h".
 *
 * @param cell - [min] The charging time as a step; finite and above 0.
 * @param policy - How 60 to 180 minutes are worded.
 * @returns The wording and its steps.
 *
 * @formula rounded = minutes <= 30 ? max(1, halfUp(minutes)) : halfUp(minutes / 5) * 5
 * @formula from = rounded <= 180 ? floor(rounded / 60) : halfUp(rounded / 60)
 * @formula to = from + (rounded <= 180 ? 0.5 : rounded <= 600 ? 1 : 2)
 * @law Evaluating the trace gives the figure bit for bit.
 * @source T-CHG-37, T-CHG-43, D-T-02, D-T-03
 *
 * @example 59 minutes are worded in hours
 * ```ts
 * import { explainDuration } from '@evkit/engine/charging'
 * import { given } from '@evkit/engine/shared'
 *
 * const cell = given({ name: 'tableMinutes', unit: 'min', rules: ['T-CHG-34'] }, 59)
 * explainDuration(cell, 'floor-hour').label // => { kind: 'hours', from: 1, to: 1.5 }
 * ```
 * @category formulas
 */
export const explainDuration = (cell: GivenStep, policy: DurationPolicy): ExplainedDuration => {
  const rounded = roundStep(cell)
  if (rounded.value < HOURS_FROM) {
    return { label: { kind: 'minutes', minutes: rounded.value }, rounded, from: none, to: none }
  }
  const from = fromStep(rounded, policy)
  const to = apply(TO_HOURS, 'add', [from, widthOf(rounded.value)])
  return {
    label: { kind: 'hours', from: from.value, to: to.value },
    rounded,
    from: some(from),
    to: some(to),
  }
}

/**
 * Words a charging time.
 *
 * @param minutes - [min] The charging time; 0, negative, infinite, NaN, null and undefined are no time.
 * @param policy - How 60 to 180 minutes are worded; the specified way unless given.
 * @returns The wording, or `none` for what the page shows as a spinner.
 * @law A longer time is never worded shorter.
 * @source T-CHG-35, T-CHG-37, T-CHG-38, T-CHG-39, T-CHG-40, T-CHG-41, T-CHG-42, T-CHG-43, D-T-04
 *
 * @example The bands
 * ```ts
 * import { labelDuration } from '@evkit/engine/charging'
 * import { option } from 'fp-ts'
 *
 * labelDuration(26) // => option.some({ kind: 'minutes', minutes: 26 })
 * labelDuration(330) // => option.some({ kind: 'hours', from: 6, to: 7 })
 * labelDuration(0) // => option.none
 * ```
 * @category formatting
 */
export const labelDuration = (
  minutes: number | null | undefined,
  policy: DurationPolicy = 'floor-hour',
): Option<DurationLabel> =>
  typeof minutes === 'number' && Number.isFinite(minutes) && minutes > 0
    ? some(explainDuration(given(TABLE_LABEL, minutes), policy).label)
    : none

/** A time in whole hours and minutes. */
export interface ExactDuration {
  /** [h] Whole hours, 0 or more. */
  readonly hours: number
  /** [min] Whole minutes, 0 to 59. */
  readonly minutes: number
}

const MINUTES_PER_HOUR = 60

/**
 * Splits a charging time into whole hours and minutes, for the line beside the wording.
 *
 * @param minutes - [min] A charging time, finite and above 0.
 * @returns Hours and minutes of the time rounded to one minute; at least one minute.
 *
 * @formula total = max(1, halfUp(minutes)); hours = floor(total / 60); minutes = total - 60 * hours
 * @source D-T-03
 *
 * @example Not far from two hours
 * ```ts
 * import { splitDuration } from '@evkit/engine/charging'
 *
 * splitDuration(115) // => { hours: 1, minutes: 55 }
 * ```
 * @category formatting
 */
export const splitDuration = (minutes: number): ExactDuration => {
  const total = Math.max(1, halfUp(minutes))
  const hours = Math.floor(total / MINUTES_PER_HOUR)
  return { hours, minutes: total - hours * MINUTES_PER_HOUR }
}
