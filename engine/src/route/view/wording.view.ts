import { MILES_PER_KM } from '../../shared/index.js'
import type { DistanceUnit, Words } from '../../site/index.js'
import { viaPlace, type PlaceField } from '../route-ends.js'

/** What the planner needs to put something into words. */
export interface RouteWords extends Words {
  /** Unit distances are shown in. */
  readonly distance: DistanceUnit
}

const NEAR_KM = 10
const MINUTES_PER_HOUR = 60

/** Puts a distance into words of the page's unit. @source E-T-33 */
export const wordKm = (km: number, { translate, numbers, distance }: RouteWords): string => {
  const value = distance === 'km' ? km : km * MILES_PER_KM
  return translate(`unit.${distance}`, {
    value: numbers.decimal(value, value > 0 && value < NEAR_KM ? 1 : 0),
  })
}

const FEET_PER_METRE = 3.28084

/** Puts a height into words: metres beside kilometres, feet beside miles. */
export const wordHeight = (metres: number, { translate, numbers, distance }: RouteWords): string =>
  distance === 'km'
    ? translate('unit.m', { value: numbers.number(Math.round(metres)) })
    : translate('unit.ft', { value: numbers.number(Math.round(metres * FEET_PER_METRE)) })

/** Puts a time into words. @source E-T-33 */
export const wordMinutes = (minutes: number, { translate, numbers }: Words): string => {
  const whole = Math.round(minutes)
  if (whole < MINUTES_PER_HOUR) return translate('unit.min', { value: numbers.number(whole) })
  return translate('duration.hours', {
    hours: numbers.number(Math.floor(whole / MINUTES_PER_HOUR)),
    minutes: numbers.number(whole % MINUTES_PER_HOUR),
  })
}

/** Puts a charge level into words, rounded down: a reserve that is just kept is never shown as more. */
export const wordLevel = (level: number, { numbers }: Words): string =>
  numbers.percent(Math.floor(level))

/** Names an input for a place; places on the way have numbers. */
export const wordField = (field: PlaceField, { translate }: Pick<Words, 'translate'>): string => {
  const at = viaPlace(field)
  return at < 0 ? translate(`field.${field}`) : translate('field.via', { number: at + 1 })
}
