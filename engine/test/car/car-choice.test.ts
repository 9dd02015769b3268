import { option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  carryCar,
  MOTOR_KEYS,
  readWantedCar,
  resolveCarChoice,
  type WantedCar,
} from '../../src/car/index.js'
import { chargingAddress } from '../../src/charging/charging.url.js'
import { comparisonAddress } from '../../src/compare/comparison.url.js'
import { costAddress } from '../../src/cost/cost.url.js'
import { calculatorAddress } from '../../src/range/calculator.url.js'
import { rangeAddress } from '../../src/range/range.url.js'
import { parseQuery } from '../../src/shared/index.js'
import { tinyCars } from '../../src/testing/charging-samples.js'
import { tinyCostCars } from '../../src/testing/cost-samples.js'
import { tinyCalculatorInput, tinyToolCars } from '../../src/testing/range-samples.js'

const EX30 = {
  name: 'EX30',
  slug: 'ex30-electric',
  motors: ['SM', 'SME', 'TMP'],
  colours: ['moss', 'sand'],
} as const
const CROSS = {
  ...EX30,
  name: 'EX30 Cross Country',
  slug: 'ex30-cross-country-electric',
  motors: ['TMP'],
} as const
const CARS = [EX30, CROSS]

const read = (search: string) => readWantedCar(parseQuery(search))
const resolve = (search: string) => resolveCarChoice(CARS, read(search))

const words = fc.constantFrom(
  'EX30',
  'ex30-electric',
  'SME',
  'twin',
  'Twin',
  'moss',
  'x',
  '',
  ' ',
  '%',
)
const wantedCars: fc.Arbitrary<WantedCar> = fc.record({
  model: fc.oneof(words, fc.string()),
  version: fc.oneof(fc.constantFrom<string>(...MOTOR_KEYS, 'Twin', ''), fc.string()),
  colour: fc.oneof(words, fc.string()),
})

describe('[E-B-73] what an address chooses of a car', () => {
  test.each([
    ['model=EX30&version=SME&colour=moss', 'EX30', 'SME', 'moss', []],
    ['model=ex30-electric&version=sme&colour=MOSS', 'EX30', 'SME', 'moss', []],
    ['carModel=EX30&powerTrain=TMP', 'EX30', 'TMP', undefined, []],
    // A tool is left with a motor type: a version of that type says more, one of another type says nothing.
    ['model=EX30&powerTrain=Twin', 'EX30', 'TMP', undefined, []],
    ['model=EX30&powerTrain=Single&version=SME', 'EX30', 'SM', undefined, []],
    ['model=EX30&powerTrain=Twin&version=TMP', 'EX30', 'TMP', undefined, []],
    // What a tool calls its car goes before what every page calls it.
    ['model=EX30&carModel=EX30+Cross+Country', 'EX30 Cross Country', undefined, undefined, []],
    ['model=EX30&version=TM&colour=pink', 'EX30', undefined, undefined, ['version', 'colour']],
  ])('%s', (search, model, version, colour, lost) => {
    const found = O.toUndefined(resolve(search))
    expect(found?.choice.car.name).toBe(model)
    expect(found && O.toUndefined(found.choice.version)).toBe(version)
    expect(found && O.toUndefined(found.choice.colour)).toBe(colour)
    expect(found?.lost).toEqual(lost)
  })

  test.each(['', 'model=', 'model=van&version=SME', 'version=SME&colour=moss'])(
    'nothing without a car there is: %j',
    (search) => {
      expect(resolve(search)).toEqual(O.none)
    },
  )

  test('law: what is chosen is something the car has', () => {
    fc.assert(
      fc.property(wantedCars, (wanted) => {
        const found = O.toUndefined(resolveCarChoice(CARS, wanted))
        if (found === undefined) return
        const { car, version, colour } = found.choice
        expect(O.isNone(version) || car.motors.some((motor) => motor === version.value)).toBe(true)
        expect(O.isNone(colour) || car.colours.some((one) => one === colour.value)).toBe(true)
      }),
    )
  })

  test('law: any query is read without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(Object.values(read(search)).every((text) => typeof text === 'string')).toBe(true)
      }),
    )
  })
})

const MOSS = { model: 'EX30', version: 'SME', colour: 'moss' }

describe('[E-B-73] a link that carries it', () => {
  test.each([
    ['/uk/quote', '/uk/quote?model=EX30&version=SME&colour=moss'],
    ['/uk/quote/form?model=EX30', '/uk/quote/form?model=EX30&version=SME&colour=moss'],
    ['/uk/cars/ex30-electric/#price', '/uk/cars/ex30-electric/?version=SME&colour=moss#price'],
    ['/de/cars/ex30-electric/', '/de/cars/ex30-electric/?version=SME&colour=moss'],
    [
      '/uk/electrification/charging/?carModel=EX30&powerTrain=SM',
      '/uk/electrification/charging/?carModel=EX30&powerTrain=SM&colour=moss',
    ],
    ['/uk/cars/compare-cars/', '/uk/cars/compare-cars/?model=EX30&version=SME&colour=moss'],
    ['/uk/?utm_source=a%2Bb', '/uk/?utm_source=a%2Bb&model=EX30&version=SME&colour=moss'],
  ])('%s', (href, carried) => {
    expect(carryCar(href, MOSS)).toBe(carried)
  })

  test.each([
    '/uk/cars/ex40-electric/',
    '/uk/quote/form?model=EX40',
    '/uk/quote/form?pno=416XY2',
    '/uk/cars/compare-cars/?car1=ex30-electric',
    '/media/cars/ex30.svg',
    '//elsewhere.example/uk/',
    'https://elsewhere.example/uk/quote',
    'mailto:a@b.example',
    '#price',
    '?version=SM',
  ])('is left as it is where it is about something else: %s', (href) => {
    expect(carryCar(href, MOSS)).toBe(href)
  })

  test('what it was carried before gives way, what it says itself does not', () => {
    const sand = { ...MOSS, version: 'TMP', colour: 'sand' }
    const carried = carryCar('/uk/quote/form?model=EX30&source=SE', MOSS)
    expect(carryCar(carried, sand, MOSS)).toBe(
      '/uk/quote/form?model=EX30&source=SE&version=TMP&colour=sand'.replace(
        'model=EX30&source=SE',
        'source=SE&model=EX30',
      ),
    )
    expect(carryCar(carried, sand, { ...MOSS, model: '' })).toBe(
      '/uk/quote/form?model=EX30&source=SE&version=TMP&colour=sand',
    )
    expect(carryCar('/uk/quote?colour=cloud', sand, MOSS)).toBe(
      '/uk/quote?colour=cloud&model=EX30&version=TMP',
    )
  })

  const hrefs = fc.oneof(
    fc.string().map((text) => `/${text}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .record({
        path: fc.constantFrom('/uk/', '/uk/quote', '/de/cars/ex30-electric/'),
        query: fc.string(),
      })
      .map(({ path, query }) => `${path}?${query}`),
  )

  // A question mark behind the hash is part of the fragment.
  const searchOf = (href: string): string => /^[^?#]*(\?[^#]*)/.exec(href)?.[1] ?? ''

  test('law: a link that was carried to is not changed again', () => {
    fc.assert(
      fc.property(hrefs, wantedCars, (href, wanted) => {
        const once = carryCar(href, wanted)
        expect(carryCar(once, wanted)).toBe(once)
      }),
    )
  })

  test('law: all a link says itself is kept, byte for byte', () => {
    fc.assert(
      fc.property(hrefs, wantedCars, (href, wanted) => {
        const own = parseQuery(searchOf(href)).map(({ raw }) => raw)
        const carried = parseQuery(searchOf(carryCar(href, wanted)))
        expect(carried.map(({ raw }) => raw).slice(0, own.length)).toEqual(own)
      }),
    )
  })
})

describe('[E-B-73] every tool opens for it', () => {
  test('charging: car and version, unless its own parameters say otherwise', () => {
    const start = { cars: tinyCars, place: 'home' } as const
    const at = (search: string) => {
      const { selection, corrections } = chargingAddress.read(parseQuery(search), start)
      return [selection.car.name, O.toUndefined(selection.motor), corrections]
    }
    const car = tinyCars.at(-1)
    const key = car?.motors.at(-1)?.key
    expect(at(`model=${car?.name ?? ''}&version=${key ?? ''}`)).toEqual([car?.name, key, []])
    expect(at(`model=${car?.name ?? ''}&carModel=${tinyCars[0].name}`)[0]).toBe(tinyCars[0].name)
    expect(at('model=van')).toEqual([tinyCars[0].name, at('')[1], ['car']])
    const { selection } = chargingAddress.read(parseQuery(`model=${car?.name ?? ''}`), start)
    expect(
      chargingAddress.write(selection, parseQuery('model=EX30&version=SM&colour=moss')),
    ).toMatch(/^carModel=[^&]+&powerTrain=[^&]+&.*&colour=moss$/)
  })

  test('range and its calculator: a version says more than its type, and stays in the address; it counts while they agree', () => {
    const query = parseQuery('model=EX30&version=SME&colour=moss')
    const range = rangeAddress.read(query, { cars: tinyToolCars })
    expect(range.selection.motorType).toBe(
      rangeAddress.read(parseQuery('model=EX30&powerTrain=Single-with-Extended'), {
        cars: tinyToolCars,
      }).selection.motorType,
    )
    const { selection } = calculatorAddress.read(query, tinyCalculatorInput)
    expect(selection.motor).toBe('Single-with-Extended')
    expect(calculatorAddress.write(selection, query)).toMatch(/&version=SME&colour=moss$/)
    const twin = calculatorAddress.write({ ...selection, motor: 'Twin' }, query)
    expect(read(twin).version).toBe('Twin')
  })

  test('cost: the car stays in the address, where another tool of the page reads it too', () => {
    const car = tinyCostCars.at(-1)
    const query = parseQuery(`model=${car?.type ?? ''}`)
    const { selection } = costAddress.read(query, { cars: tinyCostCars })
    expect(selection.car.type).toBe(car?.type)
    expect(costAddress.write(selection, query)).toContain(`&model=${car?.type ?? ''}`)
  })

  test('comparison: the car is the first of the compared ones', () => {
    const lineUp = ['EX40', 'EX30', 'EX90'].map((name) => ({
      slug: `${name.toLowerCase()}-electric`,
      name,
      motors: ['SM', 'SME'],
    }))
    const at = (search: string) =>
      comparisonAddress
        .read(parseQuery(search), { lineUp })
        .selection.cars.map(({ slug, version }) => (version === 'SM' ? slug : `${slug} ${version}`))
    expect(at('model=EX30')).toEqual(['ex30-electric', 'ex40-electric'])
    expect(at('model=EX30&version=SME')).toEqual(['ex30-electric SME', 'ex40-electric'])
    expect(at('model=EX30&car1=ex90-electric&car2=ex40-electric')).toEqual([
      'ex90-electric',
      'ex40-electric',
    ])
  })
})
