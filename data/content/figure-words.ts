// What published figures are called in words: in the units of a site, rounded once.
import { convertDistance } from '@evkit/engine/shared'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { numberFormat } from '@evkit/engine/site'
import { resolveUnits } from '@evkit/engine/internal/site'
import { numbersOf } from './intl.js'
import { wordDistance } from './line-up.js'
import type { SiteEntry } from './parts.js'

const INCHES = 1 / 25.4
const POUNDS = 1 / 0.45359237
const CUBIC_FEET = 1 / 28.316846592
const KM_PER_MILE = 1.609344
/** Brake horsepower and metric horsepower of a kilowatt. */
const BHP = 1.34102209
const PS = 1.35962162
const US = 'en-US'

/** Makes what words figures of a kind on a site; the words of units no standard has stand in the content. */
export const createWording = ({ locale }: SiteEntry, units: Readonly<Record<string, string>>) => {
  const isUs = locale === US
  const hasMiles = resolveUnits(locale).distance === 'mi'
  const unit = (value: number, name: string, digits = 0): string =>
    numbersOf(locale, {
      style: 'unit',
      unit: name,
      // Times are read as words, measures as signs.
      unitDisplay: name === 'second' || name === 'minute' ? 'long' : 'short',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  const { number } = numberFormat(locale)
  const own = (value: number, name: string, digits = 0): string =>
    fillPlaceholders(units[name] ?? '{value}', {
      value: numberFormat(locale).decimal(value, digits),
    })
  const toShownRange = (km: number): number =>
    Math.floor(convertDistance(km, 'km', hasMiles ? 'mi' : 'km'))
  const toShownWeight = (kg: number): number => Math.round(isUs ? kg * POUNDS : kg)
  const toShownVolume = (l: number): number =>
    isUs ? Math.round(l * CUBIC_FEET * 10) / 10 : Math.round(l)
  const shownWeight = (value: number): string => unit(value, isUs ? 'pound' : 'kilogram')
  const shownVolume = (value: number): string =>
    isUs ? own(value, 'cubicFeet', 1) : unit(value, 'liter')
  const wholeVolume = (value: number): string =>
    isUs ? own(value, 'cubicFeet') : unit(value, 'liter')
  return {
    distance: (whole: number) => wordDistance(whole, locale),
    range: (km: number) => wordDistance(toShownRange(km), locale),
    length: (mm: number) => (isUs ? unit(mm * INCHES, 'inch', 1) : unit(mm, 'millimeter')),
    circle: (m: number) => (isUs ? unit((m * 1000 * INCHES) / 12, 'foot', 1) : unit(m, 'meter', 1)),
    weight: (kg: number) => shownWeight(toShownWeight(kg)),
    volume: (l: number) => shownVolume(toShownVolume(l)),
    /** Weight and volume in the unit of the site already. */
    shownWeight,
    shownVolume,
    wholeVolume,
    /** A figure as the number its words hold. */
    toShown: { range: toShownRange, weight: toShownWeight, volume: toShownVolume },
    speed: (kmh: number) =>
      hasMiles ? unit(kmh / KM_PER_MILE, 'mile-per-hour') : unit(kmh, 'kilometer-per-hour'),
    consumption: (wh: number) =>
      hasMiles ? own(1000 / wh / KM_PER_MILE, 'milesPerKwh', 1) : own(wh / 10, 'kwhPer100', 1),
    seconds: (s: number) => unit(s, 'second', 1),
    minutes: (min: number) => unit(min, 'minute'),
    power: (kw: number) =>
      fillPlaceholders(units['power'] ?? '', {
        kw: number(kw),
        bhp: number(Math.round(kw * BHP)),
        ps: number(Math.round(kw * PS)),
      }),
    count: number,
    money: (amount: number, currency: string) => numberFormat(locale).money(amount, currency, 0),
    own,
  }
}

/** Words figures of a site. */
export type Wording = ReturnType<typeof createWording>
