import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { BETTER, markBest } from '../../src/compare/best-figure.js'
import { MOTOR_KEYS } from '../../src/car/motor.js'
import type { ComparedVersion, ComparisonSources } from '../../src/compare/comparison.types.js'
import { compareCars } from '../../src/compare/view/compare-cars.view.js'
import { TEMPERATURES } from '../../src/range/temperature.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyCars, tinyData } from '../../src/testing/charging-samples.js'
import { tinyCostCars } from '../../src/testing/cost-samples.js'
import { tinyCalculatorContent, tinyCalculatorInput } from '../../src/testing/range-samples.js'
import { tinySavingsSetup, tinyTaxes } from '../../src/testing/savings-samples.js'

const translate: ComparisonSources['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join(' ')

const PRICES: Readonly<Record<string, number>> = { EX30: 33_000, EX90: 96_000 }

const findPrice: ComparisonSources['findPrice'] = ({ name }) => {
  const amount = Object.hasOwn(PRICES, name) ? PRICES[name] : undefined
  return amount === undefined ? undefined : { text: `from £${amount}`, amount }
}

const SOURCES: ComparisonSources = {
  tools: {
    range: { content: tinyCalculatorContent, state: tinyCalculatorInput, translate },
    charging: { cars: tinyCars, data: tinyData, translate },
    cost: { cars: tinyCostCars, currency: 'GBP', distance: 'km' },
    savings: {
      setup: tinySavingsSetup,
      configurations: {
        'ex30-bev': { status: 'OK', taxes: tinyTaxes.main },
        petrol: { status: 'OK', taxes: tinyTaxes.comparison },
      },
      currency: 'GBP',
    },
  },
  frame: {
    site: 'se',
    locale: 'en-IE',
    chargingSegments: { canonical: 'charging-your-car', recognised: [] },
  },
  findPrice,
  translate,
}

const NAMES = ['EX30', 'EX40', 'EX90', 'ex30', '']

// `EX30 SME` is a car in a version, `EX30` one in that which goes the furthest.
const toVersions = (columns: readonly string[]): readonly ComparedVersion[] =>
  columns.map((column) => {
    const [name = '', version = ''] = column.split(' ')
    return { name, version }
  })

const compare = (columns: readonly string[], sources = SOURCES) =>
  compareCars(toVersions(columns), sources)

const rowOf = (id: string, columns: readonly string[], sources = SOURCES) =>
  compare(columns, sources).find((row) => row.id === id)?.cells

const anyVersion = fc.record({
  name: fc.oneof(fc.constantFrom(...NAMES), hostileText),
  version: fc.oneof(fc.constantFrom('', ...MOTOR_KEYS), hostileText),
})
const FACTS: ComparisonSources['tools']['facts'] = [
  {
    id: 'powerKw',
    label: 'Power',
    better: 'higher',
    figures: [
      { name: 'EX30', version: 'SM', text: '200 kW', value: 200 },
      { name: 'EX30', version: 'TMP', text: '315 kW', value: 315 },
      { name: 'EX90', version: 'TM', text: '315 kW', value: 315.4 },
    ],
  },
  {
    id: 'lengthMm',
    label: 'Length',
    figures: [
      { name: 'EX30', text: '4,233 mm', value: 4233 },
      { name: 'EX90', text: '5,037 mm', value: 5037 },
    ],
  },
]
const WITH_FACTS = { ...SOURCES, tools: { ...SOURCES.tools, facts: FACTS } }
const conditions = fc.record({
  outsideTemperatureIndex: fc.constantFrom(...TEMPERATURES.map(({ index }) => index)),
  climate: fc.boolean(),
})
const tools = fc
  .subarray(['facts', 'range', 'charging', 'cost', 'savings'] as const)
  .map((kept) => Object.fromEntries(kept.map((one) => [one, WITH_FACTS.tools[one]])))

describe('[B-T-05] cars beside each other', () => {
  test('have a row for each tool and one for the price, in this order', () => {
    expect(compare(['EX30', 'EX90']).map(({ id }) => id)).toEqual([
      'price',
      'range',
      'fast',
      'wallbox',
      'cost',
      'savings',
    ])
  })

  test('have no row of a tool that is absent, nor for cars nobody knows', () => {
    const without = { ...SOURCES, tools: {} }
    expect(compare(['EX30', 'EX90'], without).map(({ id }) => id)).toEqual(['price'])
    expect(compare(['Van'])).toEqual([])
    expect(compare([])).toEqual([])
  })

  test('go as far as the calculator says for mixed driving in the weather', () => {
    expect(rowOf('range', ['EX30', 'Van'])).toEqual([
      {
        text: '500\u00a0distance.km.unit 500',
        value: 500,
        aside: 'motor.Single-with-Extended',
        href: '/se/electrification/range/?model=EX30&profile=mixed&temperatureIndex=3&climate=true&powerTrain=Single-with-Extended',
        isBest: false,
      },
      undefined,
    ])
    const cold = {
      ...SOURCES,
      conditions: { outsideTemperatureIndex: '0', climate: true } as const,
    }
    expect(rowOf('range', ['EX30'], cold)?.[0]?.value).toBe(350)
    const british = { ...SOURCES, frame: { ...SOURCES.frame, site: 'uk', locale: 'en-GB' } }
    expect(rowOf('range', ['EX30'], british)?.[0]?.text).toBe('311\u00a0distance.mi.unit 311')
  })

  test('charge as the charging tool says, in the version that goes the furthest if none is named', () => {
    expect(rowOf('fast', ['EX40', 'EX30', 'Van'])?.map((cell) => cell?.href)).toEqual([
      '/se/electrification/charging-your-car/public/?carModel=EX40&powerTrain=TM&cType=P&pCType=DC&kW=250kW&range=10,80',
      '/se/electrification/charging-your-car/public/?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=10,80',
      undefined,
    ])
    expect(rowOf('wallbox', ['EX30'])?.[0]).toMatchObject({ value: 240, isBest: false })
  })

  test('[E-B-74] each in its version: range, charge and price are of it', () => {
    const [single, twin] = rowOf('range', ['EX30 SM', 'EX30 TMP']) ?? []
    expect(single?.href).toContain('powerTrain=Single')
    expect(twin?.href).toContain('powerTrain=Twin')
    expect(single?.value).not.toBe(twin?.value)
    expect(rowOf('fast', ['EX30 SM', 'EX40 TM'])?.map((cell) => cell?.href)).toEqual([
      '/se/electrification/charging-your-car/public/?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=10,80',
      '/se/electrification/charging-your-car/public/?carModel=EX40&powerTrain=TM&cType=P&pCType=DC&kW=250kW&range=10,80',
    ])
    const priced: string[] = []
    compare(['EX30 SM', 'EX40'], {
      ...SOURCES,
      findPrice: ({ name, version }) => {
        priced.push(`${name} ${version}`)
        return undefined
      },
    })
    expect(priced).toEqual(['EX30 SM', 'EX40 '])
  })

  test('[E-B-74] a version that a tool does not know is unknown to it, not another', () => {
    expect(rowOf('range', ['EX30', 'EX30 XX'])?.[1]?.href).toContain('model=EX30')
    expect(rowOf('fast', ['EX30', 'EX30 TM'])?.[1]).toBeUndefined()
    expect(rowOf('range', ['EX30', 'EX90 SME'])?.[1]).toBeUndefined()
  })

  test('[E-B-74] published figures stand below, by version or of every version', () => {
    expect(compare(['EX30 SM', 'EX90 TM'], WITH_FACTS).map(({ id }) => id)).toContain('lengthMm')
    const columns = ['EX30 SM', 'EX30 TMP', 'EX90 TM', 'EX40 TM']
    expect(rowOf('powerKw', columns, WITH_FACTS)).toEqual([
      { text: '200 kW', value: 200, isBest: false },
      { text: '315 kW', value: 315, isBest: true },
      { text: '315 kW', value: 315, isBest: true },
      undefined,
    ])
    expect(rowOf('lengthMm', columns, WITH_FACTS)?.map((cell) => cell?.text)).toEqual([
      '4,233 mm',
      '4,233 mm',
      '5,037 mm',
      undefined,
    ])
    expect(rowOf('lengthMm', columns, WITH_FACTS)?.some((cell) => cell?.isBest)).toBe(false)
  })

  test('cost what the calculator starts with, and save what the savings page starts with', () => {
    expect(rowOf('cost', ['EX30', 'EX90'])?.map((cell) => [cell?.text, cell?.isBest])).toEqual([
      ['£63', true],
      ['£110', false],
    ])
    const [small, large] = rowOf('savings', ['EX30', 'EX90']) ?? []
    expect(small).toEqual({
      text: '£3,780',
      href: '/se/electrification/cost-benefits/?car=EX30',
      aside: 'compare.against a petrol car',
      isBest: false,
    })
    expect(large?.aside).toBe('compare.against a large petrol car')
  })

  test('Any cars give a cell a column, and nothing is thrown.', () => {
    fc.assert(
      fc.property(
        fc.array(anyVersion, { maxLength: 6 }),
        tools,
        fc.option(conditions, { nil: undefined }),
        (cars, kept, weather) => {
          const rows = compareCars(cars, { ...SOURCES, tools: kept, conditions: weather })
          expect(rows.every(({ cells }) => cells.length === cars.length)).toBe(true)
          expect(rows.every(({ cells }) => cells.some((cell) => cell !== undefined))).toBe(true)
        },
      ),
    )
  })

  test('What is marked best is best by its value.', () => {
    fc.assert(
      fc.property(fc.array(anyVersion, { maxLength: 6 }), conditions, (cars, weather) => {
        const better = new Map<string, string | undefined>([
          ...Object.entries(BETTER),
          ...FACTS.map((fact) => [fact.id, fact.better] as const),
        ])
        for (const { id, cells } of compareCars(cars, { ...WITH_FACTS, conditions: weather })) {
          const values = cells.flatMap((cell) => (cell?.value === undefined ? [] : [cell.value]))
          const best = better.get(id) === 'higher' ? Math.max(...values) : Math.min(...values)
          const isTold = better.get(id) !== undefined && new Set(values).size > 1
          for (const cell of cells)
            expect(cell?.isBest ?? false).toBe(isTold && cell?.value === best)
        }
      }),
    )
  })
})

describe('[B-T-05] the best of a row', () => {
  test('is the lowest or the highest, more than one where they are the same', () => {
    expect(markBest([26, 28, 26], 'lower')).toEqual([true, false, true])
    expect(markBest([286, 300], 'higher')).toEqual([false, true])
  })

  test('is told neither of figures that are all the same nor of one alone', () => {
    expect(markBest([26, 26, undefined], 'lower')).toEqual([false, false, false])
    expect(markBest([undefined, 26], 'higher')).toEqual([false, false])
    expect(markBest([], 'higher')).toEqual([])
  })

  test('law: no figure beats one that is marked', () => {
    const figures = fc.array(fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }))
    fc.assert(
      fc.property(figures, (row) => {
        const marked = row.filter((_, at) => markBest(row, 'higher')[at])
        expect(
          marked.every((best) => row.every((one) => one === undefined || one <= (best ?? 0))),
        ).toBe(true)
      }),
    )
  })
})
