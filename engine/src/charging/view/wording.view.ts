import { toUndefined } from '../../shared/index.js'
import type { Words } from '../../site/index.js'
import type { Charge, ChargeSelection } from '../charging.types.js'
import { toKilowatts, type Charger } from '../charger.js'
import { roundMinutes, splitDuration, type DurationLabel } from '../duration-label.js'

/** A figure with its unit, and the same in words to be read aloud. */
export interface Figure {
  /** The number or range: `26`, `1–1.5`. */
  readonly figure: string
  /** The unit behind it: `minutes`, `h`. */
  readonly unit: string
  /** The figure as a reader says it: `1 to 1.5 hours`. */
  readonly spoken: string
}

/** Puts the specified wording of a duration into the words of the page. */
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

// Hours and minutes: `1 h 55 min`.
const wordTime = (minutes: number, { translate, numbers }: Words): string => {
  const split = splitDuration(minutes)
  const values = { hours: numbers.number(split.hours), minutes: numbers.number(split.minutes) }
  return translate(split.minutes === 0 ? 'exact.whole' : 'exact.hours', values)
}

/** Puts the time beside a wording in hours, rounded as that is: `about 3 h 35 min`. */
export const wordBesideTime = (
  { duration, minutes }: { readonly duration: DurationLabel; readonly minutes: number },
  words: Words,
): string =>
  duration.kind === 'minutes'
    ? ''
    : words.translate('exact.beside', { time: wordTime(roundMinutes(minutes), words) })

const wordPower = (charger: Charger, { numbers, translate }: Words): string =>
  translate('power.option', { power: numbers.number(toKilowatts(charger.power)) })

/** Puts a charge into words: `150 kW DC`, `11 kW at home`. */
const wordCharge = ({ place, charger }: Charge, words: Words): string =>
  words.translate(place === 'home' ? 'charge.home' : `charge.${charger.current}`, {
    power: wordPower(charger, words),
  })

/** Puts the chosen motor into the words of content; the type's own words when the car has no motor. */
export const wordMotor = (selection: ChargeSelection, { translate }: Words): string => {
  const key = toUndefined(selection.motor)
  const motor = selection.car.motors.find((one) => one.key === key)
  return motor?.value ?? translate(`motor.${selection.motorType}`)
}

/** Puts the conditions of an estimate into words: car, motor, range and charger. */
export const wordConditions = (selection: ChargeSelection, words: Words): string =>
  words.translate('conditions', {
    car: selection.car.name,
    motor: wordMotor(selection, words),
    from: words.numbers.percent(selection.range.from),
    to: words.numbers.percent(selection.range.to),
    charge: wordCharge(selection.charge, words),
  })
