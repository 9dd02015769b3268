// What data knows of a car and of each of its versions, by row of a table: as a number, and in words of a site.
import type { MotorKey } from '@evkit/engine/car'
import type { CreditsContent } from '@evkit/engine/site'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import { findFastMinutes } from '../sources/fast-charge.js'
import type { PublishedRangeRow } from '../sources/range-rows.js'
import type { BatteryRow } from '../sources/rows.js'
import type { CarPriceRow } from '../sources/savings-rows.js'
import { findVersionAmount } from '../sources/version-price.js'
import type { CarFacts } from './car-figures.js'
import { WORD } from './car-wording.js'
import type { Wording } from './figure-words.js'
import type { CarEntry, SiteEntry } from './parts.js'

/** What tables of data are made from. */
export interface CarDataFacts extends CarFacts {
  readonly figures: readonly CarFigureRow[]
  readonly batteries: readonly BatteryRow[]
  readonly prices: readonly CarPriceRow[]
  /** Every source by its id, and what the curve of each battery is from. */
  readonly credits: Pick<CreditsContent, 'sources' | 'batteries'>
}

/** A car and the site its data are worded for. */
export interface CarPlace {
  readonly entry: CarEntry
  /** Slug of its page, which prices go by. */
  readonly slug: string
  readonly facts: CarDataFacts
  readonly site: SiteEntry
}

/** Finds the row of a published figure of a car, or of one of its versions. */
export const findFigureRow = (
  { entry, facts }: Pick<CarPlace, 'entry' | 'facts'>,
  figure: CarFigureRow['figure'],
  motor?: MotorKey,
): CarFigureRow | undefined =>
  facts.figures.find(
    (row) => row.model === entry.name && row.motor === motor && row.figure === figure,
  )

/** Finds a published figure of a car, or of one of its versions. */
export const findFigure = (
  { entry, facts }: Pick<CarPlace, 'entry' | 'facts'>,
  figure: CarFigureRow['figure'],
  motor?: MotorKey,
): number | undefined => findFigureRow({ entry, facts }, figure, motor)?.value

/** A version of a car, with its published range and its battery. */
export interface Version {
  readonly motor: MotorKey
  readonly range: PublishedRangeRow | undefined
  readonly battery: BatteryRow | undefined
}

/** Lists the versions of a car with their published ranges and batteries. */
export const listVersions = ({ entry, facts }: CarPlace): readonly Version[] =>
  entry.motors.map((motor) => {
    const range = facts.ranges.find((row) => row.model === entry.name && row.motor === motor)
    return {
      motor,
      range,
      battery: facts.batteries.find(({ battery }) => battery === range?.battery),
    }
  })

interface Figure {
  readonly value: number
  readonly text: string
}

type Cell = (version: Version, place: CarPlace, word: Wording) => Figure | undefined

/** Makes a figure of what is known; none of what is not. */
export const figureOf = (
  value: number | undefined,
  word: (value: number) => string,
): Figure | undefined => (value === undefined ? undefined : { value, text: word(value) })

const ofBattery =
  (member: 'grossKwh' | 'usableKwh' | 'peakKw' | 'onBoardKw', unit: 'kwh' | 'kw'): Cell =>
  ({ battery }, _place, word) =>
    figureOf(battery?.[member], (value) => word.own(value, unit))

const published =
  (figure: CarFigureRow['figure']): Cell =>
  ({ motor }, place, word) =>
    figureOf(findFigure(place, figure, motor), (value) => WORD[figure](value, word))

const fastCell: Cell = ({ range }, { facts }, word) =>
  figureOf(range && findFastMinutes(facts.charging, range.battery), word.minutes)

/** Finds the row of the prices of a car on its site; nothing where nobody says. */
export const findPriceRow = ({ slug, facts, site }: CarPlace): CarPriceRow | undefined =>
  facts.prices.find((one) => one.market === site.site && one.slug === slug)

/** Finds what a version of a car costs on its site; nothing where nobody says. */
export const findVersionPrice = (
  place: CarPlace,
  motor: MotorKey,
): Pick<CarPriceRow, 'amount' | 'currency'> | undefined => {
  const { entry } = place
  const row = findPriceRow(place)
  const amount = row && findVersionAmount(row, entry.motors, motor)
  return row === undefined || amount === undefined ? undefined : { amount, currency: row.currency }
}

/** Whether a site has a price of a version of a car; without a version, of the car. */
export const hasPrice = (place: CarPlace, motor: MotorKey | undefined): boolean =>
  motor === undefined
    ? findPriceRow(place) !== undefined
    : findVersionPrice(place, motor) !== undefined

const priceCell: Cell = ({ motor }, place, word) => {
  const price = findVersionPrice(place, motor)
  return figureOf(price?.amount, (amount) => word.money(amount, price?.currency ?? ''))
}

/** What versions of a car differ in, in the order somebody asks for it. */
export const VERSION_ROWS = {
  price: priceCell,
  range: ({ range }, _place, word) => figureOf(range?.rangeKm, word.range),
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
} satisfies Readonly<Record<string, Cell>>

/** What the versions of a car share. */
export const BODY_ROWS = [
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
