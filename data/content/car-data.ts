// The tables of data of a car: a column for each version and what is published of it, and the measures of its body.
import { UnknownRecord } from 'io-ts'
import type { MotorKey } from '@evkit/engine/car'
import { convertDistance } from '@evkit/engine/shared'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { numberFormat } from '@evkit/engine/site'
import { resolveUnits } from '@evkit/engine/internal/site'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import { findFastMinutes } from '../sources/fast-charge.js'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import type { BatteryRow } from '../sources/rows.js'
import type { CarPriceRow } from '../sources/savings-rows.js'
import type { CarFacts } from './car-figures.js'
import { wordDistance } from './line-up.js'
import type { CarEntry, LanguageEntry, SiteEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** Names by which content asks for the tables of a car: its versions, and the measures of its body. */
export const CAR_TABLES = ['car-data', 'car-size'] as const

/** What tables of data are made from. */
export interface CarDataFacts extends CarFacts {
  readonly figures: readonly CarFigureRow[]
  readonly batteries: readonly BatteryRow[]
  readonly prices: readonly CarPriceRow[]
}

/** A car, its version where one is chosen, and the site its data are worded for. */
export interface CarDataPlace {
  readonly motor: MotorKey | undefined
  readonly entry: CarEntry
  /** Slug of its page, which prices go by. */
  readonly slug: string
  readonly facts: CarDataFacts
  readonly site: SiteEntry
  readonly motors: LanguageEntry['tool']['motors']
}

const INCHES = 1 / 25.4
const POUNDS = 1 / 0.45359237
const CUBIC_FEET = 1 / 28.316846592
const KM_PER_MILE = 1.609344
/** Brake horsepower and metric horsepower of a kilowatt. */
const BHP = 1.34102209
const PS = 1.35962162
const US = 'en-US'

const textsOf = (content: Json, member: string): Readonly<Record<string, string>> => {
  const texts = content[member]
  return UnknownRecord.is(texts)
    ? Object.fromEntries(
        Object.entries(texts).filter((one): one is [string, string] => typeof one[1] === 'string'),
      )
    : {}
}

// What a figure of a kind is worded as; the words of units no standard has stand in the content.
const createWording = ({ locale }: SiteEntry, units: Readonly<Record<string, string>>) => {
  const isUs = locale === US
  const hasMiles = resolveUnits(locale).distance === 'mi'
  const unit = (value: number, name: string, digits = 0): string =>
    new Intl.NumberFormat(locale, {
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
  return {
    range: (km: number) =>
      wordDistance(Math.floor(convertDistance(km, 'km', hasMiles ? 'mi' : 'km')), locale),
    length: (mm: number) => (isUs ? unit(mm * INCHES, 'inch', 1) : unit(mm, 'millimeter')),
    circle: (m: number) => (isUs ? unit((m * 1000 * INCHES) / 12, 'foot', 1) : unit(m, 'meter', 1)),
    weight: (kg: number) => (isUs ? unit(kg * POUNDS, 'pound') : unit(kg, 'kilogram')),
    volume: (l: number) => (isUs ? own(l * CUBIC_FEET, 'cubicFeet', 1) : unit(l, 'liter')),
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

type Wording = ReturnType<typeof createWording>

const WORD: Readonly<Record<CarFigureRow['figure'], (value: number, word: Wording) => string>> = {
  lengthMm: (value, word) => word.length(value),
  widthMm: (value, word) => word.length(value),
  widthWithMirrorsMm: (value, word) => word.length(value),
  heightMm: (value, word) => word.length(value),
  wheelbaseMm: (value, word) => word.length(value),
  clearanceMm: (value, word) => word.length(value),
  turningCircleM: (value, word) => word.circle(value),
  seats: (value, word) => word.count(value),
  bootL: (value, word) => word.volume(value),
  bootThirdRowFoldedL: (value, word) => word.volume(value),
  bootFoldedL: (value, word) => word.volume(value),
  frunkL: (value, word) => word.volume(value),
  roofKg: (value, word) => word.weight(value),
  powerKw: (value, word) => word.power(value),
  torqueNm: (value, word) => word.own(value, 'nm'),
  zeroTo100S: (value, word) => word.seconds(value),
  topSpeedKmh: (value, word) => word.speed(value),
  whPerKm: (value, word) => word.consumption(value),
  kerbKg: (value, word) => word.weight(value),
  grossKg: (value, word) => word.weight(value),
  towingKg: (value, word) => word.weight(value),
}

const findFigure = (
  { entry, facts }: CarDataPlace,
  figure: CarFigureRow['figure'],
  motor?: MotorKey,
): number | undefined =>
  facts.figures.find(
    (row) => row.model === entry.name && row.motor === motor && row.figure === figure,
  )?.value

interface Version {
  readonly motor: MotorKey
  readonly range: PublishedRangeRow | undefined
  readonly battery: BatteryRow | undefined
}

const listVersions = ({ entry, facts }: CarDataPlace): readonly Version[] =>
  entry.motors.map((motor) => {
    const range = facts.ranges.find((row) => row.model === entry.name && row.motor === motor)
    return {
      motor,
      range,
      battery: facts.batteries.find(({ battery }) => battery === range?.battery),
    }
  })

type Cell = (version: Version, place: CarDataPlace, word: Wording) => string | undefined

const ofBattery =
  (member: 'grossKwh' | 'usableKwh' | 'peakKw' | 'onBoardKw', unit: 'kwh' | 'kw'): Cell =>
  ({ battery }, _place, word) =>
    battery === undefined ? undefined : word.own(battery[member], unit)

const published =
  (figure: CarFigureRow['figure']): Cell =>
  ({ motor }, place, word) => {
    const value = findFigure(place, figure, motor)
    return value === undefined ? undefined : WORD[figure](value, word)
  }

const fastCell: Cell = ({ range }, { facts }, word) => {
  const minutes = range === undefined ? undefined : findFastMinutes(facts.charging, range.battery)
  return minutes === undefined ? undefined : word.minutes(minutes)
}

// The first version of a car costs what the car costs; each other has a price of its own, or none.
const priceCell: Cell = ({ motor }, { entry, slug, facts, site }, word) => {
  const row = facts.prices.find((one) => one.market === site.site && one.slug === slug)
  const own = motor === entry.motors[0] ? row?.amount : row?.editions?.[motor.toLowerCase()]?.amount
  return row === undefined || own === undefined ? undefined : word.money(own, row.currency)
}

// In the order somebody asks for them.
const VERSION_ROWS: Readonly<Record<string, Cell>> = {
  price: priceCell,
  range: ({ range }, _place, word) => (range === undefined ? undefined : word.range(range.rangeKm)),
  whPerKm: published('whPerKm'),
  grossKwh: ofBattery('grossKwh', 'kwh'),
  usableKwh: ofBattery('usableKwh', 'kwh'),
  peakKw: ofBattery('peakKw', 'kw'),
  fastMinutes: fastCell,
  onBoardKw: ofBattery('onBoardKw', 'kw'),
  powerKw: published('powerKw'),
  torqueNm: published('torqueNm'),
  zeroTo100S: published('zeroTo100S'),
  topSpeedKmh: published('topSpeedKmh'),
  kerbKg: published('kerbKg'),
  grossKg: published('grossKg'),
  towingKg: published('towingKg'),
}

const BODY_ROWS = [
  'lengthMm',
  'widthMm',
  'widthWithMirrorsMm',
  'heightMm',
  'wheelbaseMm',
  'clearanceMm',
  'turningCircleM',
  'seats',
  'bootL',
  'bootThirdRowFoldedL',
  'bootFoldedL',
  'frunkL',
  'roofKg',
] as const

interface Row {
  readonly title: string
  readonly cells: readonly string[]
}

const isKnown = ({ title, cells }: Row): boolean =>
  title !== '' && cells.some((cell) => cell !== '')

const toTable = (
  { figures: _f, units: _u, columns: written, ...content }: Json,
  columns: readonly string[],
  rows: readonly Row[],
): Json => {
  const [first = ''] = Array.isArray(written) ? (written as readonly unknown[]) : []
  return { ...content, columns: [first, ...columns], rows: rows.filter(isKnown) }
}

/** Writes the table of the versions of a car: a figure nobody has published of any has no row. */
export const writeCarData = (place: CarDataPlace, content: Json): Json => {
  const titles = textsOf(content, 'figures')
  const word = createWording(place.site, textsOf(content, 'units'))
  const versions = listVersions(place)
  const rows = Object.entries(VERSION_ROWS).map(([name, cell]) => ({
    title: titles[name] ?? '',
    cells: versions.map((version) => cell(version, place, word) ?? ''),
  }))
  return toTable(
    content,
    versions.map(({ motor }) => place.motors[motor]),
    rows,
  )
}

const textIn = (text: unknown): string => (typeof text === 'string' ? text : '')

/**
 * Writes the choice of the versions of a car: each with its price, the figures the content names, and what chooses it.
 *
 * @param place - The car, and the version of the page.
 * @param content - What the author says; it names the rows of the table of data that are shown.
 * @param data - The table of data, whose words are those of the figures.
 */
export const writeVersions = (
  place: CarDataPlace & { readonly path: string },
  { rows: names, choose, price: pricing, ...content }: Json,
  data: Json,
): Json => {
  const titles = textsOf(data, 'figures')
  const word = createWording(place.site, textsOf(data, 'units'))
  const shown = Object.entries(VERSION_ROWS).filter(
    ([name]) => Array.isArray(names) && names.includes(name),
  )
  const versions = listVersions(place).map((version) => {
    const title = place.motors[version.motor]
    const price = priceCell(version, place, word)
    return {
      title,
      price: price === undefined ? '' : fillPlaceholders(textIn(pricing), { price }),
      isChosen: version.motor === place.motor,
      figures: shown.flatMap(([name, cell]) => {
        const value = cell(version, place, word)
        return value === undefined ? [] : [{ title: titles[name] ?? '', value }]
      }),
      link: {
        text: textIn(choose),
        accessibilityLabel: `${textIn(choose)}: ${title}`,
        href: `${place.path}?version=${version.motor}#versions`,
        eventLabel: `car-version-${version.motor.toLowerCase()}`,
      },
    }
  })
  return { ...content, versions }
}

/** Writes the table of the measures of a car. */
export const writeCarSize = (place: CarDataPlace, content: Json): Json => {
  const titles = textsOf(content, 'figures')
  const word = createWording(place.site, textsOf(content, 'units'))
  const rows = BODY_ROWS.map((figure) => {
    const value = findFigure(place, figure)
    return {
      title: titles[figure] ?? '',
      cells: [value === undefined ? '' : WORD[figure](value, word)],
    }
  })
  return toTable(content, [place.entry.name], rows)
}
