import { MILES_PER_KM } from '../../shared/index.js'
import type { DistanceUnit, Words } from '../../site/index.js'

/** What the planner needs to put something into words. */
export interface RouteWords extends Words {
  /** Unit distances are shown in. */
  readonly distance: DistanceUnit
}

const NEAR_KM = 10
const MINUTES_PER_HOUR = 60

/**
 * Puts a distance into words of the page's unit.
 *
 * @param km - [km] Not rounded, 0 or more.
 * @param words - Messages, number format and unit.
 * @returns The distance with its unit: one decimal below ten, none from there on.
 * @source T-ROUTE-03, E-T-12, E-T-15
 *
 * @example Near and far
 * ```ts
 * import { wordKm } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * const words = { translate, numbers: numberFormat('en'), distance: 'km' } as const
 * wordKm(1.25, words) // => 'unit.km 1.3'
 * wordKm(427.4, words) // => 'unit.km 427'
 * ```
 * @category views
 */
export const wordKm = (km: number, { translate, numbers, distance }: RouteWords): string => {
  const value = distance === 'km' ? km : km * MILES_PER_KM
  return translate(`unit.${distance}`, {
    value: numbers.decimal(value, value > 0 && value < NEAR_KM ? 1 : 0),
  })
}

/**
 * Puts a time into words.
 *
 * @param minutes - [min] 0 or more.
 * @param words - Messages and number format.
 * @returns Whole minutes below an hour, hours and minutes from there on.
 * @source B-T-02, E-T-15
 *
 * @example Two hours and a half
 * ```ts
 * import { wordMinutes } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const translate = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * wordMinutes(150, { translate, numbers: numberFormat('en') }) // => 'duration.hours 2 30'
 * ```
 * @category views
 */
export const wordMinutes = (minutes: number, { translate, numbers }: Words): string => {
  const whole = Math.round(minutes)
  if (whole < MINUTES_PER_HOUR) return translate('unit.min', { value: numbers.number(whole) })
  return translate('duration.hours', {
    hours: numbers.number(Math.floor(whole / MINUTES_PER_HOUR)),
    minutes: numbers.number(whole % MINUTES_PER_HOUR),
  })
}

/**
 * Puts a charge level into words, rounded down: a reserve that is just kept is never shown as more.
 *
 * @param level - [%]
 * @param words - Messages and number format.
 * @returns Whole percent.
 * @source B-T-02, E-T-15
 *
 * @example Down
 * ```ts
 * import { wordLevel } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * wordLevel(23.9, { translate: (key: string) => key, numbers: numberFormat('en') }) // => '23%'
 * ```
 * @category views
 */
export const wordLevel = (level: number, { numbers }: Words): string =>
  numbers.percent(Math.floor(level))
