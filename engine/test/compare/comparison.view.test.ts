import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { comparisonAddress } from '../../src/compare/comparison.url.js'
import { comparisonView, type ComparisonInput } from '../../src/compare/view/comparison.view.js'
import { parseQuery } from '../../src/shared/query.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyCalculatorContent, tinyCalculatorInput } from '../../src/testing/range-samples.js'
import { tinySavingsSetup } from '../../src/testing/savings-samples.js'

const translate: ComparisonInput['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join(' ')

const LINE_UP: ComparisonInput['lineUp'] = [
  {
    slug: 'ex30-electric',
    name: 'EX30',
    motors: ['SM', 'SME', 'TMP'],
    picture: {
      src: '/ex30.jpg',
      width: 400,
      height: 300,
      sources: [{ src: '/ex30.avif', type: 'image/avif' }],
    },
  },
  { slug: 'ex30-cross-country-electric', name: 'EX30 Cross Country', motors: ['TMP'] },
  { slug: 'ex90-electric', name: 'EX90', motors: [] },
]
const RANGE = { content: tinyCalculatorContent, state: tinyCalculatorInput, translate }
const FRAME: ComparisonInput['frame'] = {
  site: 'se',
  locale: 'en',
  chargingSegments: { canonical: 'charging', recognised: [] },
}

const COLUMNS = 'car1=ex90-electric&car2=ex30-cross-country-electric&car3=ex30-electric.SM'
const FACTS = [
  {
    id: 'lengthMm',
    label: 'Length',
    figures: [
      { name: 'EX30', text: '4,233', value: 4233 },
      { name: 'EX30 Cross Country', text: '4,233', value: 4233 },
      { name: 'EX90', text: '5,037', value: 5037 },
    ],
  },
  {
    id: 'bootL',
    label: 'Boot',
    better: 'higher' as const,
    figures: [
      { name: 'EX30', text: '318', value: 318 },
      { name: 'EX90', text: '310', value: 310 },
    ],
  },
]

const view = (search: string, changes: Partial<ComparisonInput> = {}) => {
  const input = {
    lineUp: LINE_UP,
    tools: {
      range: RANGE,
      savings: { setup: tinySavingsSetup, configurations: {}, currency: 'SEK' },
    },
    frame: FRAME,
    findPrice: () => undefined,
    translate,
    ...changes,
  }
  const { range, facts } = input.tools
  const start = { lineUp: input.lineUp, range: range?.state, facts }
  return comparisonView({ state: comparisonAddress.read(parseQuery(search), start), ...input })
}

describe('[B-T-05] what a page that compares cars shows', () => {
  test('a column leads to the page of its car and to a quote for it', () => {
    const { cars, names } = view('car2=ex30-cross-country-electric', { quote: '/se/quote' })
    expect(cars).toEqual([
      {
        slug: 'ex30-cross-country-electric',
        name: 'EX30 Cross Country',
        version: '',
        href: '/se/cars/ex30-cross-country-electric/',
        quote: '/se/quote?model=EX30+Cross+Country',
      },
      {
        slug: 'ex30-electric',
        name: 'EX30',
        version: 'Single Motor Extended Range',
        href: '/se/cars/ex30-electric/?version=SME',
        picture: {
          src: '/ex30.jpg',
          width: 400,
          height: 300,
          alt: '',
          sources: [{ src: '/ex30.avif', type: 'image/avif', media: '' }],
        },
        quote: '/se/quote?model=EX30&version=SME',
      },
    ])
    expect(names).toBe('EX30 Cross Country and EX30')
    expect(view('car1=ex30-electric.SM&car2=ex30-electric.TMP').names).toBe(
      'EX30 Single Motor and EX30 Twin Motor Performance',
    )
  })

  test('the fields hold what the address asks for; the third and fourth car may be none', () => {
    const { fields } = view('car1=ex90-electric&temperatureIndex=1&climate=false')
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['car1', 'ex90-electric'],
      ['car2', 'ex30-electric.SME'],
      ['car3', ''],
      ['car4', ''],
      ['temperatureIndex', '1'],
      ['climate', 'false'],
      ['sort', ''],
    ])
    expect(fields.map(({ options }) => options[0]?.label)).toEqual([
      'EX30 Single Motor',
      'EX30 Single Motor',
      'compare.none',
      'compare.none',
      'temperature.C -5',
      'climate.on',
      'compare.sort.none',
    ])
  })

  test('[E-B-74] a field offers every version under its car', () => {
    const [field] = view('').fields
    expect(field?.options.map(({ value, label, group }) => [value, label, group])).toEqual([
      ['ex30-electric.SM', 'EX30 Single Motor', 'EX30'],
      ['ex30-electric.SME', 'EX30 Single Motor Extended Range', 'EX30'],
      ['ex30-electric.TMP', 'EX30 Twin Motor Performance', 'EX30'],
      [
        'ex30-cross-country-electric.TMP',
        'EX30 Cross Country Twin Motor Performance',
        'EX30 Cross Country',
      ],
      ['ex90-electric', 'EX90', undefined],
    ])
  })

  test('[E-B-74] published figures are labelled by their own words', () => {
    const facts = [
      { id: 'seats', label: 'Seats', figures: [{ name: 'EX30', text: '5', value: 5 }] },
    ]
    expect(view('', { tools: { facts } }).rows.map(({ label }) => label)).toEqual(['Seats'])
  })

  test('[E-B-81] columns are sorted by a figure, the better ones first where one is better', () => {
    const sorted = (sort: string) => {
      const found = view(`${COLUMNS}&sort=${sort}`, { tools: { facts: FACTS } })
      return [found.names, ...found.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '–'))]
    }
    expect(sorted('')[0]).toBe('EX90, EX30 Cross Country, and EX30')
    expect(sorted('lengthMm')).toEqual([
      'EX30 Cross Country, EX30, and EX90',
      ['4,233', '4,233', '5,037'],
      ['–', '318', '310'],
    ])
    expect(sorted('bootL')).toEqual([
      'EX30, EX90, and EX30 Cross Country',
      ['4,233', '5,037', '4,233'],
      ['318', '310', '–'],
    ])
  })

  test('[E-B-81] what is sorted by is chosen in the form, and what cannot be is said', () => {
    const asked = (sort: string) => view(`${COLUMNS}&sort=${sort}`, { tools: { facts: FACTS } })
    const field = asked('bootL').fields.at(-1)
    expect([field?.name, field?.value]).toEqual(['sort', 'bootL'])
    expect(field?.options.map(({ value, label }) => [value, label])).toEqual([
      ['', 'compare.sort.none'],
      ['lengthMm', 'compare.sort.lower Length'],
      ['bootL', 'compare.sort.higher Boot'],
    ])
    expect(asked('lengthMm')).toMatchObject({ isUnordered: false, lacking: '' })
    expect(asked('bootL')).toMatchObject({ isUnordered: false, lacking: 'Boot' })
    expect(asked('beauty')).toMatchObject({
      isUnordered: true,
      lacking: '',
      isCorrected: false,
      names: 'EX90, EX30 Cross Country, and EX30',
    })
    // The selects stay as they were chosen, so that the order can be taken back.
    expect(asked('bootL').fields[0]?.value).toBe('ex90-electric')
  })

  test('a row says what holds for it', () => {
    const rows = view('temperatureIndex=1&climate=false').rows
    expect(rows.map(({ label, hint }) => [label, hint])).toEqual([
      ['compare.row.range', 'profile.mixed.phrase, temperature.C 0, climate.off.phrase'],
      ['compare.row.savings', 'compare.hint.savings 3'],
    ])
  })

  test('without ranges there is no weather to choose', () => {
    const { fields, rows } = view('temperatureIndex=1', { tools: {} })
    expect(fields.map(({ name }) => name)).toEqual(['car1', 'car2', 'car3', 'car4'])
    expect(rows).toEqual([])
  })

  test('a car the line-up does not have is said to be none', () => {
    expect(view('car1=van').isCorrected).toBe(true)
    expect(view('car1=ex90-electric').isCorrected).toBe(false)
  })

  test('law: no address and no locale makes it throw', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (search, locale) => {
        expect(view(search, { frame: { ...FRAME, locale } }).cars.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})
