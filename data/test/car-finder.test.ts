// What a car finder is filled with: every version with what is known of it, and round steps, in the units of the site.
import { either as E, option as O } from 'fp-ts'
import fc from 'fast-check'
import { UnknownRecord } from 'io-ts'
import { describe, expect, test } from 'vitest'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { listPriceSteps } from '../content/car-finder.js'
import { openStore } from '../service/store.js'

interface Figure {
  readonly value: number
  readonly text: string
}

interface Finder {
  readonly text: string
  readonly filters: Readonly<Record<string, { readonly steps: readonly Figure[] } | undefined>>
  readonly titles: Readonly<Record<string, string>>
  readonly versions: readonly {
    readonly car: string
    readonly motor: string
    readonly figures: Readonly<Record<string, Figure | undefined>>
  }[]
}

const store = openStore(new URL('../', import.meta.url))
if (E.isLeft(store)) throw new Error('the data cannot be read')
const { sites, findContent } = store.right

const finderOf = (site: string): Finder => {
  const page = O.toUndefined(findContent(site, CONTENT_CLIENTS.cars, 'published'))
  const blocks = UnknownRecord.is(page) ? page['blocks'] : []
  const block = (blocks as readonly { readonly id: string; readonly content: Finder }[]).find(
    ({ id }) => id === 'finder',
  )
  if (block === undefined) throw new Error(`${site} has no car finder`)
  return block.content
}

const figuresOf = (site: string, car: string, motor: string) =>
  finderOf(site).versions.find((one) => one.car === car && one.motor === motor)?.figures ?? {}

const plain = (figure: Figure | undefined) =>
  figure && [figure.value, figure.text.replaceAll('\u00a0', ' ')]

describe('[E-B-75] the versions of a car finder', () => {
  test.each(sites)('%s has every version of the line-up, once', (site) => {
    const keys = finderOf(site).versions.map(({ car, motor }) => `${car} ${motor}`)
    expect(keys).toHaveLength(18)
    expect(new Set(keys).size).toBe(18)
  })

  test('each with its own figures, as a number and as the site says it', () => {
    const { winter, range, seats, boot, towing, price } = figuresOf('uk', 'EX30', 'SME')
    expect([winter, range, seats, boot, towing, price].map(plain)).toEqual([
      [200, '200 miles'],
      [295, '295 miles'],
      [5, '5'],
      [318, '318 l'],
      [1600, '1,600 kg'],
      [39_400, 'from £39,400, example'],
    ])
  })

  test('in the units of the United States, rounded as they are shown; a price nobody knows is none', () => {
    const { boot, towing, price } = figuresOf('us', 'ES90', 'TM')
    expect([boot, towing, price].map(plain)).toEqual([
      [15, '15.0 cu ft'],
      [4409, '4,409 lb'],
      undefined,
    ])
    expect(finderOf('us').titles['winter']).toContain('23°F')
    expect(finderOf('us').text).toContain('23°F')
  })
})

describe('[E-B-75] the steps of its filters', () => {
  test('they are round in the unit of the site', () => {
    const stepsOf = (site: string, name: string) =>
      finderOf(site).filters[name]?.steps.map(({ value }) => value) ?? []
    expect(stepsOf('uk', 'winter')).toContain(200)
    expect(stepsOf('de', 'winter')).toContain(300)
    expect(stepsOf('uk', 'budget')).toEqual([40_000, 50_000, 60_000, 70_000, 80_000, 90_000])
    expect(stepsOf('se', 'budget')).toEqual([
      500_000, 600_000, 700_000, 800_000, 900_000, 1_000_000, 1_100_000,
    ])
    expect(stepsOf('ae', 'budget')).toEqual([200_000, 250_000, 300_000, 350_000, 400_000])
  })

  test('prices are parted by round steps that lie among them, as far from each other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000 })), (amounts) => {
        const steps = listPriceSteps(amounts)
        const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
        for (const step of steps) {
          expect(step).toBeGreaterThanOrEqual(low)
          expect(step).toBeLessThanOrEqual(high)
        }
        for (const [at, step] of steps.slice(1).entries())
          expect(String(step - (steps[at] ?? 0))).toMatch(/^[125]0*$/)
        if (high - low >= 5) expect(steps.length).toBeGreaterThanOrEqual(4)
        expect(steps.length).toBeLessThanOrEqual(13)
      }),
    )
  })

  test('without prices, or with one alone, there is none', () => {
    expect(listPriceSteps([])).toEqual([])
    expect(listPriceSteps([35_000])).toEqual([])
    expect(listPriceSteps([35_000, 35_000])).toEqual([])
  })
})
