import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { carFinderCodec } from '../../src/blocks/car-finder/car-finder.codec.js'
import type {
  CarFinderContent,
  FinderVersion,
  FinderCriteria,
} from '../../src/blocks/car-finder/car-finder.types.js'
import { root } from './content-site.js'

const STEPS = {
  winter: [150, 200, 250],
  seats: [5, 7],
  boot: [300, 400],
  towing: [1500, 2000],
  budget: [40_000, 50_000],
} as const

const WORDS = {
  any: 'Any',
  sort: 'Sort by',
  show: 'Show',
  count: '{count, plural, one {# of {total}} other {# of {total}}}',
  none: 'None of {total}',
  without: 'Leave out {filter}: {count}',
  unknown: '{count} without {filter}',
  compare: '{which} {count}',
  clear: 'Clear',
  ignored: 'Left out',
}

const named = (names: readonly string[], text: (name: string) => unknown): object =>
  Object.fromEntries(names.map((name) => [name, text(name)]))

type Numbers = Readonly<Partial<Record<keyof FinderVersion['figures'], number>>>

/** A version as an author's document has it. */
export const writeVersion = (at: number, numbers: Numbers): object => ({
  car: `EX${at}`,
  slug: `ex${at}-electric`,
  motor: 'SM',
  title: 'Single Motor',
  figures: Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, { value, text: String(value) }]),
  ),
  link: { text: 'See it', href: `/uk/cars/ex${at}-electric/?version=SM` },
})

/** A car finder of these versions, as its codec reads it. */
export const readFinder = (versions: readonly unknown[], own: object = {}): CarFinderContent => {
  const filters = Object.fromEntries(
    Object.entries(STEPS).map(([name, values]) => [
      name,
      { label: name, steps: values.map((value) => ({ value, text: `from ${value}` })) },
    ]),
  )
  const { value } = carFinderCodec(
    {
      replaces: 'cars',
      filters,
      sorts: named(['price', 'winter', 'range', 'boot', 'towing'], (name) => `by ${name}`),
      titles: named(['winter', 'range', 'seats', 'boot', 'towing'], (name) => `the ${name}`),
      words: WORDS,
      priceNote: 'Examples.',
      versions,
      ...own,
    },
    root,
  )
  if (O.isNone(value)) throw new Error('nothing of the finder is shown')
  return value.value
}

const numbers: fc.Arbitrary<Numbers> = fc.record(
  {
    winter: fc.integer({ min: 100, max: 300 }),
    range: fc.integer({ min: 200, max: 500 }),
    seats: fc.constantFrom(5, 7),
    boot: fc.integer({ min: 250, max: 450 }),
    towing: fc.integer({ min: 1000, max: 2500 }),
    price: fc.integer({ min: 35, max: 60 }).map((thousand) => thousand * 1000),
  },
  { requiredKeys: [] },
)

/** A car finder of any versions, with figures that may be unknown. */
export const finders: fc.Arbitrary<CarFinderContent> = fc
  .array(numbers, { minLength: 1, maxLength: 12 })
  .map((all) => readFinder(all.map((one, at) => writeVersion(at, one))))

/** Wishes on the grid. */
export const criteria: fc.Arbitrary<FinderCriteria> = fc.record(
  {
    winter: fc.constantFrom(...STEPS.winter),
    seats: fc.constantFrom(...STEPS.seats),
    boot: fc.constantFrom(...STEPS.boot),
    towing: fc.constantFrom(...STEPS.towing),
    budget: fc.constantFrom(...STEPS.budget),
  },
  { requiredKeys: [] },
)
