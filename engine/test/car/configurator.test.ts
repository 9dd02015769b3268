import { either as E, option as O } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carryCar, readWantedCar, resolveCarChoice } from '../../src/car/index.js'
import { readConfigurationCode, writeConfigurationCode } from '../../src/car/configuration-code.js'
import { ConfiguratorContentCodec } from '../../src/car/configurator.codec.js'
import { configuratorView, type ConfiguratorContent } from '../../src/car/configurator.view.js'
import { parseQuery } from '../../src/shared/index.js'

const LINE_UP = [
  {
    name: 'EX30',
    slug: 'ex30-electric',
    motors: ['SM', 'SME', 'TMP'],
    colours: ['moss', 'sand', 'cloud'],
  },
  { name: 'EX90', slug: 'ex90-electric', motors: ['TM'], colours: ['sand'] },
  { name: 'EX60', slug: 'ex60-electric', motors: ['TM'], colours: ['sand'] },
] as const

const version = (motor: string, price: string) => ({
  motor,
  title: `the ${motor}`,
  price,
  figures: [{ title: 'Range', value: `${motor.length}00 miles` }],
})
const paint = (key: string) => ({ key, name: `${key} paint`, hex: '#123456' })

const CONTENT: ConfiguratorContent = {
  note: 'An example.',
  cars: [
    {
      slug: 'ex30-electric',
      versions: [version('SM', 'from £1'), version('SME', 'from £2'), version('TMP', '')],
      paints: ['cloud', 'moss', 'sand'].map(paint),
    },
    { slug: 'ex90-electric', versions: [version('TM', 'from £9')], paints: [paint('sand')] },
    { slug: 'ex60-electric', versions: [], paints: [paint('sand')] },
  ],
}

const open = (search: string, content = CONTENT) =>
  configuratorView({
    content,
    lineUp: LINE_UP,
    found: O.toUndefined(resolveCarChoice(LINE_UP, readWantedCar(parseQuery(search)))),
    path: '/uk/cars/configure/',
    listWays: ({ car, version: motor }) => [
      { id: 'quote', href: '/uk/quote/form' },
      { id: 'compare', href: `/uk/cars/compare-cars/?car1=${car.slug}.${motor}` },
    ],
  })

describe('[E-B-78] a car is configured in steps', () => {
  test('before a car is chosen, the cars are offered that have something to choose, and nothing else', () => {
    const view = open('')
    expect(view.cars.map(({ car, href, isChosen }) => [car.name, href, isChosen])).toEqual([
      ['EX30', '/uk/cars/configure/?model=EX30#version', false],
      ['EX90', '/uk/cars/configure/?model=EX90#version', false],
    ])
    expect([view.versions, view.paints, view.configured]).toEqual([[], [], undefined])
    expect(view.steps.map(({ chosen }) => chosen)).toEqual(['', '', '', ''])
    expect(open('model=EX60')).toEqual(view)
  })

  test('what is not chosen is the version the price begins with, in the paint the car is shown in', () => {
    const { configured, steps } = open('model=EX30')
    expect(configured?.code).toBe('ex30-electric.SM.cloud')
    expect(steps.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['car', 'EX30'],
      ['version', 'the SM'],
      ['paint', 'cloud paint'],
      ['summary', 'from £1'],
    ])
  })

  test('each option is a link that has it chosen and leads to the next step', () => {
    const view = open('model=EX30&version=SME&colour=moss')
    expect(view.versions.map(({ href, isChosen }) => [href, isChosen])).toEqual([
      ['/uk/cars/configure/?model=EX30&version=SM&colour=moss#paint', false],
      ['/uk/cars/configure/?model=EX30&version=SME&colour=moss#paint', true],
      ['/uk/cars/configure/?model=EX30&version=TMP&colour=moss#paint', false],
    ])
    expect(view.paints.map(({ href, isChosen }) => [href, isChosen])).toEqual([
      ['/uk/cars/configure/?model=EX30&version=SME&colour=cloud#summary', false],
      ['/uk/cars/configure/?model=EX30&version=SME&colour=moss#summary', true],
      ['/uk/cars/configure/?model=EX30&version=SME&colour=sand#summary', false],
    ])
  })

  test('another car keeps the paint if it has it, and begins with its own version', () => {
    const hrefIn = (search: string) =>
      open(search).cars.find(({ car }) => car.name === 'EX90')?.href
    expect(hrefIn('model=EX30&version=SME&colour=sand')).toBe(
      '/uk/cars/configure/?model=EX90&colour=sand#version',
    )
    expect(hrefIn('model=EX30&version=SME&colour=moss')).toBe(
      '/uk/cars/configure/?model=EX90#version',
    )
  })

  test('whatever leads on has car, version and paint', () => {
    const { configured } = open('model=EX30&version=SME&colour=moss')
    expect(configured?.ways).toEqual([
      { id: 'quote', href: '/uk/quote/form?model=EX30&version=SME&colour=moss' },
      { id: 'compare', href: '/uk/cars/compare-cars/?car1=ex30-electric.SME' },
    ])
    expect(open('model=EX30').configured?.ways[0]?.href).toBe(
      '/uk/quote/form?model=EX30&version=SM&colour=cloud',
    )
  })

  test('a market without a price of a version has none there', () => {
    const { configured, steps } = open('model=EX30&version=TMP')
    expect([configured?.version.price, steps.at(-1)?.chosen]).toEqual(['', ''])
    expect(open('model=EX30').note).toBe('An example.')
    const unpriced = CONTENT.cars.map((car) => ({
      ...car,
      versions: car.versions.map((version) => ({ ...version, price: '' })),
    }))
    const input = { ...CONTENT, cars: unpriced }
    expect(open('model=EX30', input).note).toBe('')
  })

  test('its content is read, or refused with the place', () => {
    expect(ConfiguratorContentCodec.decode(CONTENT)).toEqual(E.right(CONTENT))
    expect(E.isLeft(ConfiguratorContentCodec.decode({ ...CONTENT, cars: [{}] }))).toBe(true)
  })
})

describe('[E-B-78] a code', () => {
  test('stands for car, version and paint wherever no car is named', () => {
    const code = 'code=ex30-electric.SME.moss'
    expect(readWantedCar(parseQuery(code))).toEqual({
      model: 'ex30-electric',
      version: 'SME',
      colour: 'moss',
    })
    expect(open(code)).toEqual(open('model=EX30&version=SME&colour=moss'))
    expect(open(`${code}&model=EX90`).configured?.car.name).toBe('EX90')
    expect(
      carryCar(`/uk/cars/configure/?${code}`, { model: 'EX90', version: '', colour: '' }),
    ).toBe(`/uk/cars/configure/?${code}`)
  })

  test.each([
    ['ex30-electric.SME.pink', 'ex30-electric.SME.cloud', ['colour']],
    ['ex30-electric.TM.moss', 'ex30-electric.SM.moss', ['version']],
    ['EX30-electric', 'ex30-electric.SM.cloud', []],
    ['ex10-electric.SM.moss', undefined, undefined],
    ['...', undefined, undefined],
  ])('%s opens with what there still is', (code, opened, lost) => {
    const found = resolveCarChoice(LINE_UP, readWantedCar(parseQuery(`code=${code}`)))
    expect(O.toUndefined(found)?.lost).toEqual(lost)
    expect(open(`code=${code}`).configured?.code).toBe(opened)
  })

  test('read again is what was written', () => {
    const wanted = fc.record({
      version: fc.constantFrom('SM', 'SME', 'TMP'),
      colour: fc.constantFrom('moss', 'sand', 'cloud'),
    })
    fc.assert(
      fc.property(wanted, fc.constantFrom('ex30-electric', 'ex90-electric'), (chosen, slug) => {
        expect(readConfigurationCode(writeConfigurationCode(slug, chosen))).toEqual({
          model: slug,
          ...chosen,
        })
      }),
    )
  })

  test('any text is a code of something or of nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { configured } = open(`code=${encodeURIComponent(text)}`)
        expect(configured === undefined || configured.code.split('.').length === 3).toBe(true)
      }),
    )
  })
})
