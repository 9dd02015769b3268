// One record for every car: whatever says something of a car is held against it, and what it has is offered somewhere.
import { describe, expect, test } from 'vitest'
import { listCarFigureFaults } from '../check/car-figures.js'
import { listCarMentionFaults } from '../check/car-mentions.js'
import { listCarRecordFaults, type CarRecord } from '../check/car-record.js'
import { listConsumptionFaults } from '../check/consumption.js'
import { readFormsContent } from '../content/forms-read.js'
import { readRangeContent } from '../content/range-read.js'
import { readContent } from '../content/read.js'
import { readCarFigureRows, readCarFigures } from '../sources/car-figure-rows.js'
import { readRangeSources } from '../sources/range-rows.js'
import { readSources, type Fault, type Rows } from '../sources/rows.js'
import { readSavingsSources } from '../sources/savings-rows.js'

const folder = new URL('../', import.meta.url)
const content = new URL('content/', folder)
const { parts } = readContent(content)
const sources = readSources(folder)
const { consumption, carPrices } = readSavingsSources(folder)

const good: CarRecord = {
  register: parts.register,
  line: parts.cars,
  motors: new Map([...parts.languages].map(([name, { tool }]) => [name, tool.motors])),
  ranges: readRangeSources(folder).ranges,
  vehicles: sources.vehicles,
  consumption,
  prices: carPrices,
  rangeCars: readRangeContent(content).parts.cars,
  formCars: readFormsContent(content).parts.vehicles.map(({ car }) => car),
}

const lines = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ file, path, text }) => `${file.replace(/^.*\//, '')} ${path}: ${text}`)

const withFirst = <Row>(rows: Rows<Row>, change: Partial<Row>): Rows<Row> => ({
  ...rows,
  rows: rows.rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)),
})

const without = <Row>(rows: Rows<Row>, isGone: (row: Row) => boolean): Rows<Row> => ({
  ...rows,
  rows: rows.rows.filter((row) => !isGone(row)),
})

const found = (change: Partial<CarRecord>): readonly string[] =>
  lines(listCarRecordFaults({ ...good, ...change }))

const changed = (change: Partial<CarRecord['register'][number]>): Partial<CarRecord> => {
  const change0 = (cars: CarRecord['register']) =>
    cars.map((car) => (car.name === 'EX30' ? { ...car, ...change } : car))
  return { register: change0(good.register), line: change0(good.line) }
}

const NONE = 'which data/content/cars.json does not have'

describe('[E-B-79] the record of the cars', () => {
  test('says what everything else says', () => {
    expect(found({})).toEqual([])
  })

  test('has each version of a car once, each under a name of its own', () => {
    expect(found(changed({ motors: ['SM', 'SME', 'TMP', 'SM'] }))).toContain(
      'cars.json EX30.motors.3: EX30 has SM twice',
    )
    const [en] = good.motors.values()
    if (en === undefined) throw new Error('no language')
    const motors = new Map([['en', { ...en, SME: en.SM }]])
    expect(found({ motors })).toContain(
      `en.json tool.motors.SME: EX30 has SM and SME under one name, ${en.SM}`,
    )
  })

  test('has paints and bodies that are drawn', () => {
    expect(found(changed({ colour: 'pink' }))).toEqual([
      'cars.json EX30.colour: EX30 is in pink, which is no paint',
    ])
    expect(found(changed({ body: 'van' }))).toEqual([
      'cars.json EX30.body: EX30 is a van, which nobody draws',
      'cars.json EX30.body: EX30 has no picture from the side',
    ])
  })
})

describe('[E-B-79] what says something its record does not know', () => {
  test('a published range', () => {
    expect(found({ ranges: withFirst(good.ranges, { motor: 'TM' }) })[0]).toBe(
      `published-ranges.json 0.motor: names EX30 TM, ${NONE}`,
    )
  })

  test('a car of the charging tool', () => {
    expect(found({ vehicles: withFirst(good.vehicles, { motor: 'TM' }) })).toEqual([
      `vehicles.json 0.motor: names EX30 TM, ${NONE}`,
    ])
  })

  test('a consumption', () => {
    expect(found({ consumption: withFirst(consumption, { motor: 'TM' }) })).toEqual([
      `consumption.json 0.motor: names EX30 TM, ${NONE}`,
    ])
  })

  test('a consumption that does not follow from the range and the battery of its version', () => {
    const { ranges } = good
    const { batteries } = sources
    const worked = { ranges, batteries, consumption }
    expect(listConsumptionFaults(worked)).toEqual([])
    const EXPECTED = 'consumption.json 0.kwhPer100Km: expected 17.1 from energy and range, found 12'
    const odd = withFirst(consumption, { kwhPer100Km: 12 })
    expect(lines(listConsumptionFaults({ ...worked, consumption: odd }))).toEqual([EXPECTED])
    const longer = withFirst(ranges, { rangeKm: 380 })
    expect(lines(listConsumptionFaults({ ...worked, ranges: longer }))).toEqual([
      'consumption.json 0.kwhPer100Km: expected 15.5 from energy and range, found 17.1',
    ])
    const larger = {
      ...batteries,
      rows: batteries.rows.map((row) =>
        row.battery === 'sea69' ? { ...row, usableKwh: 66 } : row,
      ),
    }
    expect(lines(listConsumptionFaults({ ...worked, batteries: larger }))).toEqual([
      'consumption.json 1.kwhPer100Km: expected 18.5 from energy and range, found 18',
    ])
  })

  test('a price, of a car or of a version', () => {
    expect(found({ prices: withFirst(carPrices, { slug: 'ex31-electric' }) })).toContain(
      'car-prices.json 0.slug: prices ex31-electric, a car data/content/cars.json does not have',
    )
    const { editions } = carPrices.rows[0] ?? {}
    const priced = (name: string) =>
      found({ prices: withFirst(carPrices, { editions: { ...editions, [name]: { amount: 1 } } }) })
    expect(priced('tm')).toEqual([`car-prices.json 0.editions.tm: prices EX30 TM, ${NONE}`])
    expect(priced('sm')).toEqual([
      'car-prices.json 0.editions.sm: EX30 SM costs what the car costs in uk',
    ])
  })
})

describe('[E-B-79] what the record has and nobody offers', () => {
  test('a version without a range', () => {
    const ranges = without(good.ranges, ({ model, motor }) => model === 'EX90' && motor === 'TM')
    expect(found({ ranges })).toEqual(['published-ranges.json EX90 TM: has no range of EX90 TM'])
  })

  test('a version without a price where its car has one, and a car without any', () => {
    const { tmp: _, ...editions } = carPrices.rows[0]?.editions ?? {}
    expect(found({ prices: withFirst(carPrices, { editions }) })).toEqual([
      'car-prices.json 0.editions: uk has a price of EX30, and none of its TMP',
    ])
    expect(found({ prices: without(carPrices, ({ slug }) => slug === 'es90-electric') })).toEqual([
      'car-prices.json es90-electric: no market has a price of ES90',
    ])
  })

  test('a car that no range tool, no form and no consumption is of', () => {
    expect(found({ rangeCars: good.rangeCars.filter(({ model }) => model !== 'EC40') })).toEqual([
      'range-cars.json EC40: no range tool offers the EC40',
    ])
    const hidden = good.rangeCars.map((car) =>
      car.model === 'EC40' ? { ...car, inTool: false, inCalculators: false } : car,
    )
    expect(found({ rangeCars: hidden })).toHaveLength(1)
    expect(found({ formCars: good.formCars.filter((name) => name !== 'EX90') })).toEqual([
      'vehicles.json EX90: no form offers the EX90',
    ])
    expect(found({ consumption: without(consumption, ({ type }) => type === 'ES90') })).toEqual([
      'consumption.json ES90: has no consumption of the ES90',
    ])
  })
})

describe('[E-B-79] what pages say of cars', () => {
  const mentions = (page: unknown, name = 'home') => {
    const pageDocuments = new Map([['en', new Map([[name, page]])]])
    return lines(listCarMentionFaults({ pageDocuments, drafts: new Map() }, parts.cars))
  }

  test('the pages and drafts of the project say what the record says', () => {
    expect(lines(listCarMentionFaults(parts, parts.cars))).toEqual([])
  })

  test.each([
    [{ carModel: 'ex31-bev' }, 'home.json blocks.carModel: names the car ex31-bev'],
    [{ carModel: { name: 'EX31' } }, 'home.json blocks.carModel.name: names the car EX31'],
    [{ carModels: [{ name: 'EX31' }] }, 'home.json blocks.carModels.0.name: names the car EX31'],
    [
      { source: 'line-up-views', items: [{ car: 'EX31' }] },
      'home.json blocks.items.0.car: names the car EX31',
    ],
    [
      { href: '/{site}/cars/ex31-electric/?version=SM' },
      'home.json blocks.href: names the car ex31-electric',
    ],
  ])('a car there is none of: %j', (block, text) => {
    expect(mentions({ blocks: block })).toEqual([`${text}, ${NONE}`])
  })

  test('in a draft as well', () => {
    const drafts = new Map([['uk', { carModel: 'ex31-bev' }]])
    const faults = listCarMentionFaults({ pageDocuments: new Map(), drafts }, parts.cars)
    expect(lines(faults)).toEqual([`uk.json carModel: names the car ex31-bev, ${NONE}`])
  })

  test('a car there is none of in a carousel of cars', () => {
    expect(mentions({ source: 'line-up-cards', cars: [{ key: 'EX30' }, { key: 'EX31' }] })).toEqual(
      [`home.json cars.1.key: names the car EX31, ${NONE}`],
    )
  })

  test('a paint no car has, and one that is not offered', () => {
    const colours = ['cloud', 'graphite', 'fjord', 'moss', 'sand', 'pink']
    const page = { source: 'car-colours', colours: colours.map((paint) => ({ paint })) }
    expect(mentions(page)).toEqual([
      'home.json colours.5.paint: no car is painted in pink',
      'home.json colours: does not offer the paint dusk',
    ])
  })

  test('a page of a car there is none of, and a car without a page', () => {
    const cars = Object.fromEntries(parts.cars.map(({ name }) => [name, {}]))
    const { EX30: _, ...others } = cars
    expect(mentions({ cars: { ...others, EX31: {} } }, 'car')).toEqual([
      'car.json cars.EX30: there is no page of the EX30',
      `car.json cars.EX31: is of the car EX31, ${NONE}`,
    ])
  })
})

describe('[E-B-79] figures', () => {
  const figures = readCarFigures(folder)
  const rows = figures.rows.map((row) => ({ ...row }))
  const boot = rows.findIndex((row) => row.model === 'EX30' && row.figure === 'bootL')
  const readWith = (change: object) => {
    const read = readCarFigureRows(
      JSON.stringify(rows.map((row, at) => (at === boot ? { ...row, ...change } : row))),
    )
    return lines(listCarFigureFaults(read, { register: parts.register, line: parts.cars }, sources))
  }

  test('a boot of -5 l is told with its car', () => {
    expect(readWith({})).toEqual([])
    expect(readWith({ value: -5 })).toEqual(['car-figures.json EX30 bootL: expected bootL above 0'])
  })

  test('a figure without the date of its source, or without the source', () => {
    expect(readWith({ asOf: undefined })).toEqual([
      'car-figures.json EX30 bootL.asOf: expected a year or a month such as 2024-10, found undefined',
    ])
    expect(readWith({ retrieved: 'lately' })).toEqual([
      'car-figures.json EX30 bootL.retrieved: expected a date such as 2026-11-20, found text "lately"',
    ])
    expect(readWith({ source: 'hearsay' })).toEqual([
      'car-figures.json EX30 bootL: names the source hearsay, which sources.json does not have',
    ])
  })
})
