import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { explainCost } from '../../src/charging/charge-cost.js'
import type { Charge, ChargeEstimate } from '../../src/charging/charging.types.js'
import { ChargingContentCodec } from '../../src/charging/documents/content.codec.js'
import { estimateCharge } from '../../src/charging/estimate.js'
import { defaultSelection } from '../../src/charging/selection.js'
import { findTariff, type ChargeTariff, type ChargeTariffs } from '../../src/charging/tariff.js'
import { chargingView } from '../../src/charging/view/charging.view.js'
import { listMarks, wordTariffs } from '../../src/charging/view/cost.view.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { decodeWith } from '../../src/shared/decode.js'
import { numberFormat } from '../../src/site/number-format.js'
import { anyCharger, anyChargeRange } from '../../src/testing/charging-arbitraries.js'
import { tinyCars, tinyContent, tinyData } from '../../src/testing/charging-samples.js'

const estimateOf = (
  charger: Charge['charger'],
  range = { from: 20, to: 80 } as const,
): ChargeEstimate => {
  const answer = estimateCharge(tinyData, { model: 'ex30-bev', motor: 'SM', charger, range })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}
const AC = { current: 'AC', power: '11kW' } as const
const DC = { current: 'DC', power: '250kW' } as const

const origin = { basis: 'published', source: 'the list', asOf: 'May 2026' } as const
const tariffs: ChargeTariffs = {
  currency: 'GBP',
  minorUnit: { symbol: 'p', perMajor: 100 },
  home: { ...origin, tariff: { perKwh: 0.2611 } },
  public: {
    ...origin,
    ac: { perKwh: 0.5 },
    dc: { perKwh: 0.6 },
    rapid: { perKwh: 0.8, perCharge: 1, perMinute: 0.1, freeMinutes: 20 },
  },
}

type Values = Readonly<Record<string, string | number>>
const translate = (key: string, values: Values = {}): string =>
  [key, ...Object.values(values)].join(' ').trim()
const words = { translate, numbers: numberFormat('en-GB') }

describe('[B-T-07] what a charge costs', () => {
  // 60 % of 49 kWh are 29.4 kWh in the battery: 32.667 at an AC charger, 30.947 at a DC one.
  test.each<[string, Charge['charger'], ChargeTariff, number]>([
    ['energy alone, AC', AC, { perKwh: 0.3 }, 9.8],
    ['energy alone, DC', DC, { perKwh: 0.76 }, 23.52],
    ['nothing', AC, { perKwh: 0 }, 0],
    ['a fee for the start', AC, { perKwh: 0.3, perCharge: 1.5 }, 11.3],
    ['190 minutes from the first', AC, { perKwh: 0.3, perMinute: 0.02 }, 13.6],
    ['70 of 190 minutes', AC, { perKwh: 0.3, perMinute: 0.1, freeMinutes: 120 }, 16.8],
    ['no minute beyond the free ones', DC, { perKwh: 0.76, perMinute: 1, freeMinutes: 26 }, 23.52],
    ['all three', DC, { perKwh: 0.76, perCharge: 1, perMinute: 0.5, freeMinutes: 20 }, 27.52],
  ])('%s', (_, charger, tariff, cost) => {
    expect(explainCost(estimateOf(charger), charger.current, tariff).value).toBeCloseTo(cost, 10)
  })

  test('its energy is that of the figure beside it', () => {
    const estimate = estimateOf(AC)
    const free = explainCost(estimate, 'AC', { perKwh: 0.9 })
    expect(free.value).toBeCloseTo(estimate.energy, 10)
  })

  const amount = fc.double({ min: 0, max: 100, noNaN: true })
  const anyTariff = fc.record({
    perKwh: amount,
    perCharge: amount,
    perMinute: amount,
    freeMinutes: amount,
  })

  test('Evaluating the trace of a cost gives it bit for bit.', () => {
    fc.assert(
      fc.property(anyCharger, anyChargeRange, anyTariff, (charger, range, tariff) => {
        const answer = estimateCharge(tinyData, { model: 'ex30-bev', motor: 'SM', charger, range })
        fc.pre(E.isRight(answer))
        if (E.isLeft(answer)) return
        const step = explainCost(answer.right, charger.current, tariff)
        expect(evaluateStep(step)).toBe(step.value)
      }),
    )
  })

  test('More energy or more minutes never cost less.', () => {
    fc.assert(
      fc.property(anyTariff, (tariff) => {
        const short = estimateOf(AC, { from: 20, to: 50 } as never)
        const long = estimateOf(AC)
        expect(explainCost(short, 'AC', tariff).value).toBeLessThanOrEqual(
          explainCost(long, 'AC', tariff).value,
        )
      }),
    )
  })
})

describe('[B-T-07] which tariff holds', () => {
  test.each<[string, Charge, number | undefined]>([
    ['home', { place: 'home', charger: AC }, 0.2611],
    ['AC', { place: 'public', charger: AC }, 0.5],
    ['DC below 150 kW', { place: 'public', charger: { current: 'DC', power: '100kW' } }, 0.6],
    ['from 150 kW', { place: 'public', charger: { current: 'DC', power: '150kW' } }, 0.8],
  ])('%s', (_, charge, price) => {
    expect(O.toUndefined(findTariff(tariffs, charge))?.perKwh).toBe(price)
  })

  test('nothing is said of places the site has no price for', () => {
    const { home, ...rest } = tariffs
    expect(home).toBeDefined()
    expect(findTariff(rest, { place: 'home', charger: AC })).toEqual(O.none)
    expect(findTariff({ currency: 'AED' }, { place: 'public', charger: DC })).toEqual(O.none)
    expect(findTariff(undefined, { place: 'public', charger: AC })).toEqual(O.none)
  })

  test.each([
    ['a price below nothing', { currency: 'GBP', home: { ...origin, tariff: { perKwh: -1 } } }],
    ['a price that is no number', { currency: 'GBP', home: { ...origin, tariff: {} } }],
    ['prices without a currency', { home: { ...origin, tariff: { perKwh: 1 } } }],
    ['prices of nobody', { currency: 'GBP', home: { tariff: { perKwh: 1 } } }],
    ['two of three public prices', { currency: 'GBP', public: { ...origin, ac: { perKwh: 1 } } }],
  ])('content with %s is refused', (_, broken) => {
    expect(decodeWith(ChargingContentCodec, { ...tinyContent, tariffs: broken })._tag).toBe('Left')
    expect(decodeWith(ChargingContentCodec, { ...tinyContent, tariffs })._tag).toBe('Right')
  })
})

describe('[B-T-07] what the page says of money', () => {
  const boxOf = (label: string, cType: 'H' | 'P', kW: '11kW' | '50kW' | '250kW') => ({
    ...{ label, cType, kW },
    ...(kW === '11kW' ? { pCType: 'AC' as const } : { pCType: 'DC' as const }),
  })
  const section = {
    ...{ id: 'compare', kind: 'comparison' as const, heading: '', text: '' },
    types: [
      boxOf('home', 'H', '11kW'),
      boxOf('street', 'P', '11kW'),
      boxOf('rapid', 'P', '250kW'),
    ].map((box) => ({ id: box.label, heading: '', text: '', boxes: [box] })),
  }
  const view = (given: ChargeTariffs | undefined) =>
    chargingView({
      state: {
        selection: defaultSelection(tinyCars[0], 'home'),
        ...{ corrections: [], announced: O.none, cars: tinyCars, data: tinyData },
      },
      content: {
        ...tinyContent,
        homePowers: ['11kW'],
        sections: [section],
        ...(given === undefined ? {} : { tariffs: given }),
      },
      ...words,
    })
  const boxesOf = (given: ChargeTariffs | undefined) => {
    const [shown] = view(given).sections
    if (shown?.kind !== 'comparison') throw new Error('no comparison')
    return shown.types.flatMap(({ boxes }) => boxes.map(({ cost, marks }) => [cost, ...marks]))
  }

  test('a fact beside the time, and how it is worked out', () => {
    const { panel } = view(tariffs)
    if (panel.status === 'missing') throw new Error('no time')
    expect(panel.facts.map(({ id }) => id)).toEqual(['energy', 'cost', 'power', 'pace'])
    expect(panel.facts[1]?.text).toBe('cost.about £8.53')
    const why = panel.trace.explanations.find(({ id }) => id === 'cost')
    expect(why?.steps.slice(-4).map(({ label, result }) => `${label} = ${result}`)).toEqual([
      'step.efficiency = 0.9',
      'step.billedEnergy = unit.kWh 32.67',
      'step.unitPrice = unit.money/kWh 26.11p',
      'step.costOfEnergy = £8.53',
    ])
  })

  test('costs beside times, the fastest and the cheapest marked', () => {
    expect(boxesOf(tariffs)).toEqual([
      ['cost.about £8.53', 'comparison.cheapest'],
      ['cost.about £16.33'],
      ['cost.about £26.36', 'comparison.fastest'],
    ])
  })

  test('the cheapest is named only where every cost is known', () => {
    const { currency, home } = tariffs
    if (home === undefined) throw new Error('no price at home')
    expect(boxesOf({ currency, home })).toEqual([
      ['cost.about £8.53'],
      [''],
      ['', 'comparison.fastest'],
    ])
  })

  test('without prices nothing is said of money', () => {
    const { panel, sections } = view(undefined)
    expect(JSON.stringify([panel, sections])).not.toMatch(/cost\.|tariffs?\.|cheapest|£/)
  })

  test('marks: all that are alike, none where all are, none without a time', () => {
    const of = (minutes: number | undefined, cost?: number) => ({
      minutes: O.fromNullable(minutes),
      cost: O.fromNullable(cost),
    })
    expect(listMarks([of(10, 2), of(10, 2)])).toEqual([[], []])
    expect(listMarks([of(10, 2), of(10, 3), of(20, 2)])).toEqual([
      ['fastest', 'cheapest'],
      ['fastest'],
      ['cheapest'],
    ])
    expect(listMarks([of(10, 2), of(undefined, 1), of(20, 1)])).toEqual([
      ['fastest'],
      [],
      ['cheapest'],
    ])
    expect(listMarks([])).toEqual([])
  })

  test('the prices, whose they are and of when, with every fee', () => {
    expect(wordTariffs(tariffs, words)).toBe(
      'tariffs.home unit.money/kWh 26.11p tariffs.published the list May 2026 ' +
        'tariffs.public unit.money/kWh 50p unit.money/kWh 60p ' +
        'unit.money/kWh 80p + tariff.charge £1 + tariff.after unit.money/min 10p unit.min 20 ' +
        'tariffs.published the list May 2026 tariffs.losses',
    )
    expect(wordTariffs(undefined, words)).toBe('')
    expect(wordTariffs({ currency: 'GBP' }, words)).toBe('')
    const fromFirst = { perKwh: 0.3, perMinute: 0.02 }
    const home = { ...origin, basis: 'example' as const, tariff: fromFirst }
    expect(wordTariffs({ currency: 'EUR', home }, words)).toBe(
      'tariffs.home unit.money/kWh €0.30 + unit.money/min €0.02 tariffs.example the list May 2026 tariffs.losses',
    )
  })
})
