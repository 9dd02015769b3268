import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { filterCarouselCodec } from '../../../src/blocks/filter-carousel/filter-carousel.codec.js'
import {
  ALL_MODELS,
  chooseFilter,
  filterCarouselView,
  FILTER_SKELETON_CARDS,
  noteFailedCard,
  type CarouselChoice,
} from '../../../src/blocks/filter-carousel/filter-carousel.view.js'
import { root } from '../../kit/content-site.js'

const read = (written: object) => {
  const { value } = filterCarouselCodec(written, root)
  if (O.isNone(value)) throw new Error('nothing of this is shown')
  return value.value
}

const translate = (key: string, values = {}): string => `${key} ${JSON.stringify(values)}`

const view = (written: object, choice: CarouselChoice = ALL_MODELS) =>
  filterCarouselView({ content: read(written), choice, translate })

const FILTERS = { property: 'engineType', allLabel: 'All' } as const

const cars = (...types: readonly string[]) =>
  types.map((engineType, at) => ({ key: String.fromCharCode(65 + at), engineType }))

const written = (...types: readonly string[]) => ({
  cars: cars(...types),
  frontendFilters: FILTERS,
})

const tabsOf = (...from: Parameters<typeof view>): readonly string[] =>
  view(...from).tabs.map(({ label, count }) => `${label} ${count}`)

const shownOf = (...from: Parameters<typeof view>): readonly string[] =>
  view(...from).cards.flatMap(({ car, isShown }) => (isShown ? [car.key] : []))

// What a card is noted by when it fails.
const fail = (source: object, ...keys: readonly string[]): CarouselChoice =>
  view(source)
    .cards.filter(({ car }) => keys.includes(car.key))
    .reduce((choice, { cardKey }) => noteFailedCard(choice, cardKey), ALL_MODELS)

describe('content of a carousel of models', () => {
  test('[B-FCAR-16] a car needs its key; one without is left out by itself, and told of', () => {
    const all = {
      key: 'EX30',
      displayName: 'EX30 Plus',
      engineType: 'bev',
      body: 'suv',
      image: { src: '/a.svg', alt: '' },
      cashPrice: '£33,795',
      priceData: { isValidCarPrice: true },
      text: 'Small SUV',
      highlight: 'Up to 295 miles',
      link: { text: 'See it', href: '/uk/cars/' },
    }
    const { value, findings } = filterCarouselCodec({ cars: [all, { body: 'suv' }, 7] }, root)
    expect(O.isSome(value) && value.value.cars).toMatchObject([
      {
        ...all,
        image: O.some(all.image),
        priceData: O.some(all.priceData),
        link: { value: { text: 'See it' } },
      },
    ])
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['MISSING_TEXT', 'cars.1.key'],
      ['WRONG_KIND', 'cars.2'],
    ])
    expect(read({ cars: [{ key: 'EX30' }] }).cars).toEqual([
      {
        key: 'EX30',
        displayName: 'EX30',
        engineType: '',
        body: '',
        image: O.none,
        cashPrice: '',
        priceData: O.none,
        text: '',
        highlight: '',
        link: O.none,
      },
    ])
  })

  test('[B-FCAR-17] [D-B-21] prices, pictures and filters are as content says', () => {
    const content = {
      cars: [{ key: 'EX30' }],
      purchaseFromText: 'From',
      altText: '{name} side view',
      carPriceVariant: 'PURCHASE_FROM',
      frontendFilters: {
        property: 'body',
        allLabel: 'All',
        labels: { suv: 'SUVs', odd: '' },
        order: ['suv', ''],
      },
    }
    expect(read(content)).toMatchObject({
      purchaseFromText: 'From',
      altText: '{name} side view',
      carPriceVariant: 'PURCHASE_FROM',
      filters: O.some({
        property: 'body',
        allLabel: 'All',
        labels: { suv: 'SUVs' },
        order: ['suv'],
      }),
      hideIfNoPrice: false,
    })
    expect(read({ cars: [{ key: 'EX30' }] }).filters).toEqual(O.none)
    const broken = filterCarouselCodec(
      { cars: [{ key: 'a' }], frontendFilters: { property: 'colour', labels: 7, order: 7 } },
      root,
    )
    expect(broken.findings.map(({ code, path }) => [code, path])).toEqual([
      ['UNKNOWN_VALUE', 'frontendFilters.property'],
      ['MISSING_TEXT', 'frontendFilters.allLabel'],
      ['WRONG_KIND', 'frontendFilters.labels'],
      ['WRONG_KIND', 'frontendFilters.order'],
    ])
  })

  test('[B-FCAR-16] of two cars of one key the first is shown', () => {
    const { value, findings } = filterCarouselCodec(
      { cars: [{ key: 'A', text: 'first' }, { key: 'B' }, { key: 'A' }] },
      root,
    )
    expect(O.isSome(value) && value.value.cars.map(({ key, text }) => key + text)).toEqual([
      'Afirst',
      'B',
    ])
    expect(findings.map(({ code, path }) => [code, path])).toEqual([['WRONG_KIND', 'cars']])
  })

  test('[B-FCAR-12] [D-B-23] without a car there is nothing to show', () => {
    for (const value of [{}, { cars: [] }, { cars: [{}] }, null, 'cars'])
      expect(filterCarouselCodec(value, root).value).toEqual(O.none)
  })

  test('[E-B-31] any content is read without an exception, and shown', () => {
    const some = fc.oneof(
      fc.jsonValue(),
      fc.record({ cars: fc.array(fc.jsonValue()), frontendFilters: fc.jsonValue() }),
      fc.record({
        cars: fc.array(fc.record({ key: fc.string(), engineType: fc.jsonValue() })),
        frontendFilters: fc.record({ allLabel: fc.string(), labels: fc.jsonValue() }),
      }),
    )
    fc.assert(
      fc.property(some, (value) => {
        const { value: content } = filterCarouselCodec(value, root)
        if (O.isSome(content))
          filterCarouselView({ content: content.value, choice: ALL_MODELS, translate })
      }),
    )
  })
})

describe('tabs of a carousel of models', () => {
  test('[B-FCAR-02] [B-FCAR-05] a filter shows its cars in the order of content, none shows all', () => {
    const source = written('bev', 'ice', 'bev')
    expect(shownOf(source)).toEqual(['A', 'B', 'C'])
    const chosen = chooseFilter(ALL_MODELS, 'bev')
    expect(shownOf(source, chosen)).toEqual(['A', 'C'])
    expect(view(source, chosen).tabs.map(({ isSelected }) => isSelected)).toEqual([
      false,
      true,
      false,
    ])
    expect(shownOf(source, chooseFilter(chosen, ''))).toEqual(['A', 'B', 'C'])
  })

  test('[D-B-21] choosing the selected tab changes nothing', () => {
    const chosen = chooseFilter(ALL_MODELS, 'bev')
    expect(chooseFilter(chosen, 'bev')).toBe(chosen)
    expect(chooseFilter(ALL_MODELS, '')).toBe(ALL_MODELS)
  })

  test('[B-FCAR-03] each tab counts its cars', () => {
    expect(tabsOf(written('bev', 'bev', 'phev', 'ice'))).toEqual([
      'All 4',
      'bev 2',
      'phev 1',
      'ice 1',
    ])
  })

  test.each([
    [['bev', 'bev', 'bev'], 0],
    [['bev', 'ice'], 3],
    [['', ' '], 0],
    [['bev', ''], 0],
  ])('[B-FCAR-04] %j has %d tabs', (types, count) => {
    expect(tabsOf(written(...types))).toHaveLength(count)
  })

  test('[D-B-21] values the author names come first, under their labels; without filters there are none', () => {
    const source = {
      cars: cars('ice', ' bev ', '', 'phev'),
      frontendFilters: {
        ...FILTERS,
        labels: { bev: 'Electric', toString: '' },
        order: ['none', 'phev', 'phev', 'bev'],
      },
    }
    expect(tabsOf(source)).toEqual(['All 4', 'phev 1', 'Electric 1', 'ice 1'])
    expect(shownOf(source, chooseFilter(ALL_MODELS, 'bev'))).toEqual(['B'])
    expect(tabsOf({ cars: source.cars })).toEqual([])
    // A value is no member of every object.
    expect(tabsOf(written('toString', 'bev'))).toEqual(['All 2', 'toString 1', 'bev 1'])
  })

  test('[B-FCAR-18] a filter whose cards have all gone returns to all', () => {
    const source = written('bev', 'ice', 'bev', 'phev')
    const gone = fail(source, 'B')
    expect(shownOf(source, { ...gone, filter: O.some('ice') })).toEqual(['A', 'C', 'D'])
    // So does one whose tabs have gone.
    const alone = fail(source, 'B', 'D')
    expect(view(source, { ...alone, filter: O.some('bev') }).tabs).toEqual([])
    expect(shownOf(source, { ...alone, filter: O.some('bev') })).toEqual(['A', 'C'])
  })

  const sources = fc.record({
    types: fc.array(fc.constantFrom('bev', 'ice', 'phev', '', ' bev'), { minLength: 1 }),
    filter: fc.constantFrom('bev', 'ice', 'phev', '', 'none'),
    failed: fc.array(fc.integer({ min: 0, max: 9 })),
  })

  test('A tab counts the cars it shows.', () => {
    fc.assert(
      fc.property(sources, ({ types, failed }) => {
        const source = written(...types)
        const keys = failed.map((at) => String.fromCharCode(65 + at))
        const gone = fail(source, ...keys)
        for (const { value, count } of view(source, gone).tabs)
          expect(shownOf(source, chooseFilter(gone, value))).toHaveLength(count)
      }),
    )
  })

  test('Exactly one tab is selected, where there are any.', () => {
    fc.assert(
      fc.property(sources, ({ types, filter, failed }) => {
        const source = written(...types)
        const gone = fail(source, ...failed.map((at) => String.fromCharCode(65 + at)))
        const { tabs } = view(source, chooseFilter(gone, filter))
        expect(tabs.filter(({ isSelected }) => isSelected)).toHaveLength(tabs.length === 0 ? 0 : 1)
      }),
    )
  })
})

describe('cards of a carousel of models', () => {
  test('[B-FCAR-11] [B-FCAR-12] [D-B-23] failures are counted by card; all of them are a failure of the block', () => {
    const source = { cars: cars('a', 'b', 'c', 'd', 'e') }
    const one = fail(source, 'C')
    expect(noteFailedCard(one, one.failed[0] ?? '')).toBe(one)
    expect([view(source, one).failures, shownOf(source, one)]).toEqual([1, ['A', 'B', 'D', 'E']])
    const three = { cars: cars('a', 'b', 'c') }
    expect(view(three, fail(three, 'A', 'B')).hasFailed).toBe(false)
    expect(view(three, fail(three, 'A', 'B', 'C')).hasFailed).toBe(true)
  })

  test('[D-B-23] a failed card is tried again when its price has changed', () => {
    const source = (cashPrice: string) => ({ cars: [{ key: 'A', cashPrice }, { key: 'B' }] })
    const failed = fail(source('£1'), 'A')
    expect(shownOf(source('£1'), failed)).toEqual(['B'])
    expect(shownOf(source('£2'), failed)).toEqual(['A', 'B'])
  })

  test('[B-FCAR-13] without a valid price a car is left out where content wants it so, else shown without', () => {
    const priced = (hideIfNoPrice: boolean) => ({
      hideIfNoPrice,
      cars: [
        { key: 'A', cashPrice: '£1', priceData: { isValidCarPrice: false } },
        { key: 'B', cashPrice: '£1', priceData: { isValidCarPrice: true } },
        { key: 'C', cashPrice: '£1' },
        { key: 'D' },
      ],
    })
    expect([shownOf(priced(true)), view(priced(true)).failures]).toEqual([['B', 'C'], 2])
    const { cards } = view(priced(false))
    expect(cards.map(({ price }) => price !== '')).toEqual([false, true, true, false])
    expect(cards.map(({ isPriced }) => isPriced)).toEqual([false, true, true, true])
  })

  test.each([
    ['From', 'From £33,795'],
    ['{price} and up', '£33,795 and up'],
    ['', 'Purchase from £33,795'],
  ])('[B-FCAR-20] the label "%s" says %s', (purchaseFromText, price) => {
    const { cards } = filterCarouselView({
      content: read({ cars: [{ key: 'EX30', cashPrice: '£33,795' }], purchaseFromText }),
      choice: ALL_MODELS,
      translate: (_, { price: place = '' } = {}) => `Purchase from ${place}`,
    })
    expect(cards[0]?.price).toBe(price)
  })

  test.each([
    ['{name} side view', 'EX30 side view'],
    ['A car', 'A car'],
    ['', 'EX30'],
  ])('[B-FCAR-19] the pattern "%s" is read as %s', (altText, alt) => {
    expect(view({ cars: [{ key: 'EX30' }], altText }).cards[0]?.alt).toBe(alt)
  })

  test('[B-FCAR-14] nine cards stand in while it is loading', () => {
    expect(FILTER_SKELETON_CARDS).toBe(9)
  })

  test('[E-B-03] how many are shown is said', () => {
    const source = written('bev', 'ice', 'bev')
    expect(view(source, chooseFilter(ALL_MODELS, 'bev')).announcement).toBe(
      'filter.models {"count":2}',
    )
  })
})
