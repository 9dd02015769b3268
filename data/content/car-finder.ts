// The versions of the line-up with what is known of each, and the steps they can be filtered by: never written by hand.
import { UnknownRecord } from 'io-ts'
import type { MotorKey } from '@evkit/engine/car'
import { fillPlaceholders } from '@evkit/engine/internal/shared'
import { resolveUnits } from '@evkit/engine/internal/site'
import { findFigure, findVersionPrice, type CarDataFacts } from './car-rows.js'
import { textsOf } from './car-wording.js'
import { findWinterRange, WINTER, wordTemperature } from './car-figures.js'
import { createWording, type Wording } from './figure-words.js'
import { fillKnown, findVersionRange, priceLabel, textAt, type LineUpCar } from './line-up.js'
import type { CarEntry, LanguageEntry, SiteEntry } from './parts.js'

type Json = Readonly<Record<string, unknown>>

/** What a car finder is filled from. */
export interface FinderPlace {
  readonly site: SiteEntry
  readonly language: LanguageEntry
  readonly facts: CarDataFacts
  readonly cars: readonly LineUpCar[]
  readonly entries: readonly CarEntry[]
}

interface Figure {
  readonly value: number
  readonly text: string
}

// Round values in the unit of the site.
const WINTER_STEPS = {
  km: [200, 250, 300, 350, 400, 450, 500, 550, 600],
  mi: [100, 150, 200, 250, 300, 350, 400],
} as const
const SEATS = [5, 7] as const
const BOOT = {
  metric: [300, 350, 400, 450, 500, 600, 700],
  us: [10, 12, 14, 16, 18, 20, 25],
} as const
const TOWING = {
  metric: [750, 1000, 1500, 1800, 2000, 2200, 2500],
  us: [1500, 2500, 3500, 4000, 4500, 5000],
} as const
const US = 'en-US'

// A span is told apart by at least so many steps.
const FEWEST_STEPS = 5

/** Lists the round amounts from one price to another: multiples of 1, 2 or 5 times a power of ten. */
export const listPriceSteps = (amounts: readonly number[]): readonly number[] => {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const widest = (high - low) / FEWEST_STEPS
  if (!(widest >= 1) || !Number.isFinite(widest)) return []
  const ten = 10 ** Math.floor(Math.log10(widest))
  const step = ([5, 2].find((one) => one * ten <= widest) ?? 1) * ten
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step)
}

const figure = (value: number | undefined, toText: (value: number) => string) =>
  value === undefined ? {} : { value, text: toText(value) }

const known = (
  figures: Readonly<Record<string, Partial<Figure>>>,
): Readonly<Record<string, Partial<Figure>>> =>
  Object.fromEntries(Object.entries(figures).filter(([, { value }]) => value !== undefined))

const map = (value: number | undefined, change: (value: number) => number): number | undefined =>
  value === undefined ? undefined : change(value)

interface At extends FinderPlace {
  readonly word: Wording
}

interface Version {
  readonly car: LineUpCar
  readonly entry: CarEntry
  readonly motor: MotorKey
}

const listFigures = ({ car, entry, motor }: Version, at: At) => {
  const { facts, site, word, cars, language } = at
  const place = { entry, facts, site, slug: car.slug }
  const range = findVersionRange(car.name, motor, facts.ranges)
  const price = findVersionPrice(place, motor)
  const label = priceLabel(cars, language)
  return known({
    winter: figure(findWinterRange(entry, motor, at), word.distance),
    range: figure(map(range?.rangeKm, word.toShown.range), word.distance),
    seats: figure(findFigure(place, 'seats'), word.count),
    boot: figure(map(findFigure(place, 'bootL'), word.toShown.volume), word.shownVolume),
    towing: figure(
      map(findFigure(place, 'towingKg', motor), word.toShown.weight),
      word.shownWeight,
    ),
    price: figure(price?.amount, (amount) =>
      fillKnown(label, 'price', word.money(amount, price?.currency ?? '')),
    ),
  })
}

const listEach = ({ cars, entries }: FinderPlace): readonly Version[] =>
  cars.flatMap((car) => {
    const entry = entries.find(({ name }) => name === car.name)
    return entry === undefined ? [] : entry.motors.map((motor) => ({ car, entry, motor }))
  })

const writeVersion = (version: Version, content: Json, at: At): Json => {
  const { car, motor } = version
  const title = at.language.tool.motors[motor]
  const text = textAt(content['link'], 'text')
  return {
    car: car.name,
    slug: car.slug,
    motor,
    title,
    picture: car.image,
    figures: listFigures(version, at),
    link: {
      text,
      accessibilityLabel: `${text}: ${car.name} ${title}`,
      href: `${car.path}?version=${motor}`,
      eventLabel: `finder-${car.slug}-${motor.toLowerCase()}`,
    },
  }
}

const listSteps = (at: At): Readonly<Record<string, readonly Figure[]>> => {
  const { site, word } = at
  const system = site.locale === US ? 'us' : 'metric'
  const toSteps = (values: readonly number[], toText: (value: number) => string) =>
    values.map((value) => ({ value, text: toText(value) }))
  const prices = listEach(at).flatMap(
    ({ car, entry, motor }) => findVersionPrice({ ...at, entry, slug: car.slug }, motor) ?? [],
  )
  const amounts = listPriceSteps(prices.map(({ amount }) => amount))
  return {
    winter: toSteps(WINTER_STEPS[resolveUnits(site.locale).distance], word.distance),
    seats: toSteps(SEATS, word.count),
    boot: toSteps(BOOT[system], word.wholeVolume),
    towing: toSteps(TOWING[system], word.shownWeight),
    budget: toSteps(amounts, (amount) => word.money(amount, prices[0]?.currency ?? '')),
  }
}

const writeFilters = ({ filters }: Json, names: Readonly<Record<string, string>>, at: At): Json =>
  Object.fromEntries(
    Object.entries(listSteps(at)).map(([name, steps]) => {
      const written = UnknownRecord.is(filters) ? filters[name] : undefined
      const step = textAt(written, 'step')
      return [
        name,
        steps.length === 0
          ? undefined
          : {
              label: fillPlaceholders(textAt(written, 'label'), names),
              steps: steps.map(({ value, text }) => ({
                value,
                text: fillPlaceholders(step, { value: text }),
              })),
            },
      ]
    }),
  )

/** Writes a car finder: what the author says of its filters, with the versions of the line-up and what is known of each. */
export const writeFinder = (content: Json, place: FinderPlace): Json => {
  const { link: _link, units: _units, titles: _titles, ...rest } = content
  const at = { ...place, word: createWording(place.site, textsOf(content, 'units')) }
  const names = { temperature: wordTemperature(WINTER, place.site) }
  const titles = Object.entries(textsOf(content, 'titles'))
  return {
    ...rest,
    text: fillPlaceholders(textAt(content, 'text'), names),
    titles: Object.fromEntries(
      titles.map(([name, title]) => [name, fillPlaceholders(title, names)]),
    ),
    filters: writeFilters(content, names, at),
    versions: listEach(at).map((version) => writeVersion(version, content, at)),
  }
}
