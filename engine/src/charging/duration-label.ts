import {
  computeFormula,
  explainFormula,
  halfUp,
  none,
  some,
  type GivenStep,
  type Option,
  type Step,
} from '../shared/index.js'
import { HOUR_BANDS, HOURS_FROM, MINUTE_BANDS } from './charging-formulas.js'

/** The two ways to word 60 to 180 minutes; the first is the one specified. @source D-T-03 @category constants */
export const DURATION_POLICIES = ['floor-hour', 'enclosing-half-hour'] as const
/** How 60 to 180 minutes are rounded for the label: down to the whole hour, or to the half hour. */
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
  readonly rounded: Step
  /** Lower end; none below an hour. */
  readonly from: Option<Step>
  /** Upper end; none below an hour. */
  readonly to: Option<Step>
}

const bandOf = <Band extends { readonly upTo: number }>(
  bands: readonly [Band, ...Band[]],
  minutes: number,
): Band => bands.find(({ upTo }) => minutes <= upTo) ?? bands[0]

/**
 * Formats a charging time as a duration label, with its trace.
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
 * @param cell - [min] The charging time as a trace step; finite and above 0.
 * @param policy - How 60 to 180 minutes are worded.
 * @returns The duration label with its trace.
 *
 * @formula register charge-minutes-whole
 * @formula register charge-minutes-on-grid
 * @formula register charge-from-hour-below
 * @formula register charge-from-half-hour-below
 * @formula register charge-from-nearest-hour
 * @formula register charge-to-half-hour
 * @formula register charge-to-one-hour
 * @formula register charge-to-two-hours
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
  const rounded = explainFormula(bandOf(MINUTE_BANDS, cell.value).rounded, { tableMinutes: cell })
  if (rounded.value < HOURS_FROM) {
    return { label: { kind: 'minutes', minutes: rounded.value }, rounded, from: none, to: none }
  }
  const band = bandOf(HOUR_BANDS, rounded.value)
  const from = explainFormula(band.from[policy], { roundedMinutes: rounded })
  const to = explainFormula(band.to, { fromHours: from })
  return {
    label: { kind: 'hours', from: from.value, to: to.value },
    rounded,
    from: some(from),
    to: some(to),
  }
}

/** Rounds a charging time as its wording does [min]. */
export const roundMinutes = (minutes: number): number =>
  computeFormula(bandOf(MINUTE_BANDS, minutes).rounded, { tableMinutes: minutes })

const computeLabel = (minutes: number, policy: DurationPolicy): DurationLabel => {
  const rounded = roundMinutes(minutes)
  if (rounded < HOURS_FROM) return { kind: 'minutes', minutes: rounded }
  const band = bandOf(HOUR_BANDS, rounded)
  const from = computeFormula(band.from[policy], { roundedMinutes: rounded })
  return { kind: 'hours', from, to: computeFormula(band.to, { fromHours: from }) }
}

/**
 * Formats a charging time as a duration label in minutes or hours.
 *
 * @param minutes - [min] The charging time; 0, negative, infinite, NaN, null and undefined are no time.
 * @param policy - How 60 to 180 minutes are worded; the specified way unless given.
 * @returns The duration label, or `none`, for which the page shows a spinner.
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
    ? some(computeLabel(minutes, policy))
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
 * Splits a charging time into whole hours and minutes, for the line beside the label.
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
