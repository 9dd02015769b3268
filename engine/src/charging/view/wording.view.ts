import { halfUp, toUndefined } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import type { Charge, ChargeSelection } from '../charging.types.js'
import { toKilowatts, type Charger } from '../charger.js'
import { splitDuration, type DurationLabel } from '../duration-label.js'

/** A figure with its unit, and the same in words to be read aloud. */
export interface Figure {
  /** The number or range: `26`, `1–1.5`. */
  readonly figure: string
  /** The unit behind it: `minutes`, `h`. */
  readonly unit: string
  /** The figure as a reader says it: `1 to 1.5 hours`. */
  readonly spoken: string
}

/**
 * Puts the specified wording of a duration into the words of the page.
 *
 * @param label - Minutes or hours.
 * @param words - Messages and number format.
 * @returns Figure, unit and spoken form.
 * @source T-CHG-37, T-CHG-40, E-T-15
 *
 * @example Hours in Germany
 * ```ts
 * import { wordDuration } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('de') }
 * wordDuration({ kind: 'hours', from: 1, to: 1.5 }, words).figure // => '1–1,5'
 * ```
 * @category views
 */
export const wordDuration = (label: DurationLabel, { translate, numbers }: Words): Figure => {
  if (label.kind === 'minutes') {
    return {
      figure: numbers.number(label.minutes),
      unit: translate('duration.minutes.unit', { count: label.minutes }),
      spoken: translate('duration.minutes.spoken', { count: label.minutes }),
    }
  }
  const from = numbers.number(label.from)
  const to = numbers.number(label.to)
  return {
    figure: `${from}–${to}`,
    unit: translate('duration.hours.unit'),
    spoken: translate('duration.hours.spoken', { from, to }),
  }
}

/**
 * Puts the exact time of the table into words: `1 h 55 min`.
 *
 * @param minutes - [min] The cell of the table.
 * @param words - Messages and number format.
 * @returns Hours and minutes; only the one of the two that is not nothing.
 * @source D-T-03
 *
 * @example Below an hour
 * ```ts
 * import { wordExactTime } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * wordExactTime(26, words) // => 'exact.minutes'
 * ```
 * @category views
 */
export const wordExactTime = (minutes: number, { translate, numbers }: Words): string => {
  const split = splitDuration(minutes)
  const values = { hours: numbers.number(split.hours), minutes: numbers.number(split.minutes) }
  if (split.hours === 0) return translate('exact.minutes', values)
  return translate(split.minutes === 0 ? 'exact.whole' : 'exact.hours', values)
}

/**
 * Puts the exact time beside its wording: `about 3 h 33 min`.
 *
 * @param estimate - Wording and minutes of an estimate.
 * @param words - Messages and number format.
 * @returns The time in hours and minutes; empty where the wording is the whole minute already.
 * @source D-T-03, T-CHG-41
 *
 * @example A band says less than the table
 * ```ts
 * import { wordBesideTime } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * wordBesideTime({ duration: { kind: 'hours', from: 4, to: 5 }, minutes: 213 }, words) // => 'exact.beside'
 * wordBesideTime({ duration: { kind: 'minutes', minutes: 26 }, minutes: 26 }, words) // => ''
 * ```
 * @category views
 */
export const wordBesideTime = (
  { duration, minutes }: { readonly duration: DurationLabel; readonly minutes: number },
  words: Words,
): string =>
  duration.kind === 'minutes' && duration.minutes === halfUp(minutes)
    ? ''
    : words.translate('exact.beside', { time: wordExactTime(minutes, words) })

const wordPower = (charger: Charger, { numbers, translate }: Words): string =>
  translate('power.option', { power: numbers.number(toKilowatts(charger.power)) })

/**
 * Puts a charge into words: `150 kW DC`, `11 kW at home`.
 *
 * @param charge - Where and how the car is charged.
 * @param words - Messages and number format.
 * @returns One phrase.
 * @source E-T-28, D-T-07
 *
 * @example The message for home is its own
 * ```ts
 * import { HOME_CHARGE } from '@evkit/engine/charging'
 * import { wordCharge } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * wordCharge(HOME_CHARGE, words) // => 'charge.home'
 * ```
 * @category views
 */
export const wordCharge = ({ place, charger }: Charge, words: Words): string =>
  words.translate(place === 'home' ? 'charge.home' : `charge.${charger.current}`, {
    power: wordPower(charger, words),
  })

/**
 * Puts the chosen motor into the words of content; the type's own words when the car has no motor.
 *
 * @param selection - The selection.
 * @param words - Messages and number format.
 * @returns The motor's words.
 * @source T-DATA-09, T-CHG-17
 *
 * @example Content names the motor
 * ```ts
 * import { defaultSelection } from '@evkit/engine/charging'
 * import { wordMotor } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en') }
 * wordMotor(defaultSelection(tinyCars[0], 'home'), words) // => 'Single Motor'
 * ```
 * @category views
 */
export const wordMotor = (selection: ChargeSelection, { translate }: Words): string => {
  const key = toUndefined(selection.motor)
  const motor = selection.car.motors.find((one) => one.key === key)
  return motor?.value ?? translate(`motor.${selection.motorType}`)
}

/**
 * Puts the conditions of an estimate into words: car, motor, range and charger.
 *
 * @param selection - The selection.
 * @param words - Messages and number format.
 * @returns One sentence part, for the line under the figure.
 * @source E-T-28
 *
 * @example All four are handed to the message
 * ```ts
 * import { defaultSelection } from '@evkit/engine/charging'
 * import { wordConditions } from '@evkit/engine/charging/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const translate = (key: string, values = {}) => (key === 'conditions' ? Object.values(values).join(' ') : key)
 * wordConditions(defaultSelection(tinyCars[0], 'home'), { translate, numbers: numberFormat('en') }) // => 'EX30 Single Motor 20% 80% charge.home'
 * ```
 * @category views
 */
export const wordConditions = (selection: ChargeSelection, words: Words): string =>
  words.translate('conditions', {
    car: selection.car.name,
    motor: wordMotor(selection, words),
    from: words.numbers.percent(selection.range.from),
    to: words.numbers.percent(selection.range.to),
    charge: wordCharge(selection.charge, words),
  })
