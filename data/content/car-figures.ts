// What the page of a car says in figures: from the tables the tools answer from, in the units of the site.
import { option as O } from 'fp-ts'
import { toMotorType, type MotorKey } from '@evkit/engine/car'
import { labelDuration, type ChargingDocument } from '@evkit/engine/charging'
import { estimateRange, findFamily, toFahrenheit, type RangeData } from '@evkit/engine/range'
import { numberFormat } from '@evkit/engine/site'
import { resolveTemperatureUnit, resolveUnits } from '@evkit/engine/internal/site'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import { numbersOf } from './intl.js'
import { findVersionRange, wordDistance } from './line-up.js'
import type { CarEntry, SiteEntry } from './parts.js'

const WALLBOX = '11kW'
const [MILD, FROST, COLD] = [20, 0, -20] as const
const BARS = [MILD, FROST, COLD]
/** [°C] A day in winter, as the calculators have it. */
export const WINTER = -5

/** What figures of a car are made from. */
export interface CarFacts {
  readonly ranges: readonly PublishedRangeRow[]
  readonly charging: ChargingDocument
  readonly range: RangeData
}

/** A bar of a range at a temperature. */
export interface RangeBar {
  readonly label: string
  readonly value: string
  readonly share: number
}

/** Figures of a car in words; what is not known is not there. */
export interface CarFigures {
  readonly words: Readonly<Record<string, string>>
  /** Mixed driving with climate control on, from a mild day to the coldest the data has. */
  readonly bars: readonly RangeBar[]
}

/** A temperature in the unit of a site, in words. */
export const wordTemperature = (celsius: number, { site, locale }: SiteEntry): string => {
  const isFahrenheit = resolveTemperatureUnit(site, locale) === 'F'
  return numbersOf(locale, {
    style: 'unit',
    unit: isFahrenheit ? 'fahrenheit' : 'celsius',
    maximumFractionDigits: 0,
  }).format(isFahrenheit ? toFahrenheit(celsius) : celsius)
}

interface At {
  readonly facts: CarFacts
  readonly site: SiteEntry
}

const listEstimates = (
  car: CarEntry,
  row: PublishedRangeRow,
  { facts, site, temperatures }: At & { readonly temperatures: readonly number[] },
) => {
  const key = { model: car.name, drivetrain: toMotorType(row.motor) }
  const family = O.toUndefined(findFamily(facts.range, key))
  if (family === undefined) return []
  const unit = resolveUnits(site.locale).distance
  const heatpump = car.heatPump === true
  return temperatures
    .map((temperature) => ({
      ...estimateRange(family, {
        query: { temperature, climate: true, heatpump, drivingProfile: 'combined' },
        unit,
      }),
      temperature,
    }))
    .filter(({ km }) => km > 0)
}

const wordHours = (
  minutes: number | undefined,
  site: SiteEntry,
): Readonly<Record<string, string>> => {
  const { number } = numberFormat(site.locale)
  const label = O.toUndefined(labelDuration(minutes))
  return label?.kind === 'hours'
    ? { wallboxFrom: number(label.from), wallboxTo: number(label.to) }
    : {}
}

/** Finds how far a version goes in winter, mixed driving with climate control on, in the unit of the site; nothing where the data does not know. */
export const findWinterRange = (
  car: CarEntry,
  motor: MotorKey,
  { facts, site }: At,
): number | undefined => {
  const row = findVersionRange(car.name, motor, facts.ranges)
  if (row === undefined) return undefined
  const [estimate] = listEstimates(car, row, { facts, site, temperatures: [WINTER] })
  return estimate?.temperature === WINTER ? estimate.shown : undefined
}

/** Works out the figures of a car: of its version, or without one of that with the longest published range. */
export const writeCarFigures = (
  { car, motor }: { readonly car: CarEntry; readonly motor?: MotorKey | undefined },
  site: SiteEntry,
  facts: CarFacts,
): CarFigures => {
  const row = findVersionRange(car.name, motor, facts.ranges)
  if (row === undefined) return { words: {}, bars: [] }
  const estimates = listEstimates(car, row, { facts, site, temperatures: BARS })
  const longest = Math.max(...estimates.map(({ shown }) => shown))
  const bars = estimates.map(({ temperature, shown }) => ({
    label: wordTemperature(temperature, site),
    value: wordDistance(shown, site.locale),
    share: shown / longest,
  }))
  const frost = bars[estimates.findIndex(({ temperature }) => temperature === FROST)]
  const wallbox = facts.charging.table[row.battery]?.AC[WALLBOX]?.['80']?.['10']
  return {
    bars,
    words: {
      ...(frost === undefined ? {} : { frost: frost.label, frostRange: frost.value }),
      ...wordHours(wallbox, site),
    },
  }
}
