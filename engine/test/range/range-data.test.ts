import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { NO_CAR_PRICE_PROVIDER } from '../../src/car/price.errors.js'
import { findDrivetrain, parseFamilyKey, writeFamilyKey } from '../../src/range/family.js'
import { findFamily, listDrivetrains } from '../../src/range/look-up.js'
import { isUsableEntry, toRangeData } from '../../src/range/range-index.js'
import { listLabelled } from '../../src/range/calculator-car.js'
import {
  RANGE_FAULT_CODES,
  NO_RANGE_DATA,
  NO_RANGE_PROVIDER,
  toRangeLogEntry,
  type RangeFault,
} from '../../src/range/range.errors.js'
import type { RangeDocument } from '../../src/range/range.types.js'
import {
  CalculatorContentCodec,
  LightContentCodec,
  RangeToolContentCodec,
  requireToolCars,
  TabsContentCodec,
} from '../../src/range/documents/content.codec.js'
import {
  decodeCalculatorCars,
  RangeDocumentCodec,
  RangeEntryCodec,
  RangeReplyCodec,
} from '../../src/range/documents/range.codec.js'
import {
  isUsableRangeData,
  readRangeRows,
  toRangeReply,
} from '../../src/range/documents/range-rows.js'
import { listRangeFaults } from '../../src/range/documents/range-check.js'
import { rangeDataEndpoint } from '../../src/range/documents/range.api.js'
import { MOTOR_TYPES } from '../../src/car/motor.js'
import { decodeWith } from '../../src/shared/decode.js'
import { writeAddress } from '../../src/shared/endpoint.js'
import {
  DEFAULT_DEPLOY_ENVIRONMENT,
  GRAPH_NAMES,
  resolveEnvironment,
} from '../../src/site/graph.js'
import { anyRangeDocument } from '../kit/range-arbitraries.js'
import { codecLaws } from '../../src/testing/laws.js'
import {
  gridDocument,
  tinyCalculatorContent,
  tinyCalculatorInfos,
  tinyLightContent,
  tinyTabsContent,
  tinyToolCars,
  tinyToolContent,
} from '../../src/testing/range-samples.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const row = {
  temperature: 20,
  heatpump: true,
  climate: false,
  city: 460,
  highway: 380,
  combined: 420,
}

describe('rows', () => {
  test('[T-DATA-13] the shape of an entry and of a family', () => {
    expect(decodeWith(RangeEntryCodec, row)).toEqual(E.right(row))
    const document = [{ modelFamily: 'EX30_Twin', rangeValues: [row] }]
    expect(decodeWith(RangeDocumentCodec, document)).toEqual(E.right(document))
    expect(decodeWith(RangeDocumentCodec, gridDocument)).toEqual(E.right(gridDocument))
    const broken = decodeWith(RangeDocumentCodec, [{ modelFamily: 'EX30_Twin', rangeValues: [{}] }])
    expect(E.isLeft(broken) && broken.left.map(({ path }) => path)).toEqual(
      ['temperature', 'heatpump', 'climate', 'city', 'highway', 'combined'].map(
        (name) => `0.rangeValues.0.${name}`,
      ),
    )
  })

  test.each([
    { city: '460' },
    { highway: null },
    { combined: Number.NaN },
    { city: Number.POSITIVE_INFINITY },
    { city: undefined },
    { temperature: '20' },
    { heatpump: 'yes' },
    { climate: 0 },
  ])('[T-DATA-14] an entry with %o is dropped and noted, the others stay', (part) => {
    const { families, notes } = readRangeRows([
      { modelFamily: 'EX30_Twin', rangeValues: [row, { ...row, ...part }, row] },
    ])
    expect(families).toEqual([{ modelFamily: 'EX30_Twin', rangeValues: [row, row] }])
    expect(notes).toEqual([{ tag: 'DroppedEntry', family: 'EX30_Twin', at: 1 }])
    expect(toRangeLogEntry(notes[0]!)).toEqual({
      level: 'note',
      code: 'EV-202',
      text: 'Entry 1 of family EX30_Twin is not a range entry and was dropped',
    })
  })

  test('a known basis is kept, another one is not', () => {
    const basesOf = (basis: unknown) =>
      readRangeRows([{ modelFamily: 'EX30_Twin', rangeValues: [{ ...row, basis }] }]).families[0]
        ?.rangeValues[0]?.basis
    expect([basesOf('measured'), basesOf('hearsay'), basesOf(undefined)]).toEqual([
      'measured',
      undefined,
      undefined,
    ])
  })

  test('a family whose key names nothing is left out and noted', () => {
    const { families, notes } = readRangeRows([{ modelFamily: 'EX30', rangeValues: [row] }, 5])
    expect([families, notes.map(({ tag }) => tag)]).toEqual([
      [],
      ['UnreadableFamily', 'UnreadableFamily'],
    ])
  })

  test.each([
    [[{ rangeValues: [{ city: 400 }] }], true],
    [[{ rangeValues: [{ city: 0 }] }], true],
    [[{ rangeValues: [{ city: '400' }] }], false],
    [[{ rangeValues: [{ city: Number.NaN }] }], false],
    [[{ rangeValues: [] }], false],
    [[{ rangeValues: {} }], false],
    [[{}, { rangeValues: [{ city: 400 }] }], false],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [[{}], false],
    [[null], false],
  ])('[T-DATA-15] %j usable: %s', (document, isUsable) => {
    expect(isUsableRangeData(document)).toBe(isUsable)
    expect(toRangeReply(document).kind).toBe(isUsable ? 'data' : 'unusable')
  })

  test('Arbitrary documents are usable or not, without an exception. Arbitrary range documents are read without an exception.', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (document) => {
        const { families } = readRangeRows(document)
        return (
          typeof isUsableRangeData(document) === 'boolean' &&
          toRangeReply([{ modelFamily: 'EX30_Twin', rangeValues: [row, document] }]).kind ===
            'data' &&
          families.length >= 0
        )
      }),
    )
  })

  test('an answer is decoded at the edge; a broken one is unusable, not an error', () => {
    const good = decodeWith(RangeReplyCodec, gridDocument)
    expect(E.isRight(good) && good.right.kind).toBe('data')
    expect(decodeWith(RangeReplyCodec, { a: 1 })).toEqual(E.right({ kind: 'unusable' }))
    expect(writeAddress(rangeDataEndpoint, { model: 'EX30 Cross Country' })).toBe(
      '/api/range/data?model=EX30%20Cross%20Country',
    )
    expect(writeAddress(rangeDataEndpoint, {})).toBe('/api/range/data')
  })
})

describe('families', () => {
  test.each([
    ['EX30_Single', 'EX30', 'Single'],
    ['EX30_Single-with-Extended', 'EX30', 'Single-with-Extended'],
    ['EX30_SME', 'EX30', 'Single-with-Extended'],
    ['EX30_TMP', 'EX30', 'Twin'],
    ['EX30_single_motor', 'EX30', 'Single'],
    ['EX30 Cross Country_Twin', 'EX30 Cross Country', 'Twin'],
    ['ex40_TWIN', 'ex40', 'Twin'],
  ])('D-T-30: %s', (key, model, drivetrain) => {
    expect(parseFamilyKey(key)).toEqual(O.some({ model, drivetrain }))
  })

  test.each(['EX30', '_Single', 'EX30_', 'EX30_sm', 'EX30_Electric', '', 'Twin_'])(
    'D-T-30: %j is no family',
    (key) => {
      expect(parseFamilyKey(key)).toEqual(O.none)
    },
  )

  test.each([
    ['Single Motor Extended Range', 'Single-with-Extended'],
    ['SINGLE motor EXTENDED', 'Single-with-Extended'],
    ['Single Motor', 'Single'],
    ['Twin Motor Performance', 'Twin'],
    ['Extended twin', 'Single-with-Extended'],
    ['Singleton', undefined],
    ['Electric', undefined],
    ['', undefined],
  ])('[T-CALC-20] the label %j is %s', (label, drivetrain) => {
    expect(findDrivetrain(label)).toEqual(drivetrain === undefined ? O.none : O.some(drivetrain))
  })

  test('[T-CALC-21] [T-CONST-35] drivetrains come in display order, twin labels are one', () => {
    expect(MOTOR_TYPES).toEqual(['Single', 'Single-with-Extended', 'Twin'])
    expect(
      listLabelled(['Twin Motor', 'Twin Motor Performance', 'Extended Range', 'Single']),
    ).toEqual(['Single', 'Single-with-Extended', 'Twin'])
    expect(listLabelled(['Electric'])).toEqual([])
  })

  test('Reading a written family key gives the family back.', () => {
    const anyModel = fc
      .string({ minLength: 1 })
      .map((text) => text.replaceAll('_', '').trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(anyModel, fc.constantFrom(...MOTOR_TYPES), (model, drivetrain) => {
        const read = parseFamilyKey(writeFamilyKey({ model, drivetrain }))
        return O.isSome(read) && read.value.model === model && read.value.drivetrain === drivetrain
      }),
    )
  })

  test('TM and TMP are one family, models are found in any case, hostile names find nothing', () => {
    const data = toRangeData([
      { modelFamily: 'EX90_TM', rangeValues: [row] },
      { modelFamily: 'ex90_TMP', rangeValues: [{ ...row, temperature: 0 }] },
    ])
    const family = findFamily(data, { model: 'eX90', drivetrain: 'Twin' })
    expect(O.isSome(family) && family.value.entries.length).toBe(2)
    for (const model of ['__proto__', 'constructor', 'toString', '']) {
      expect(findFamily(data, { model, drivetrain: 'Twin' })).toEqual(O.none)
      expect(listDrivetrains(data, model)).toEqual([])
    }
  })

  test('[T-CALC-19] a family without a usable entry offers no drivetrain', () => {
    const zero = { ...row, city: 0, highway: 0, combined: 0 }
    expect(isUsableEntry(zero)).toBe(false)
    const data = toRangeData([
      { modelFamily: 'EX30_Twin', rangeValues: [zero] },
      { modelFamily: 'EX30_Single', rangeValues: [row] },
    ])
    expect(listDrivetrains(data, 'EX30')).toEqual(['Single'])
  })

  test('any document becomes data', () => {
    fc.assert(
      fc.property(anyRangeDocument, hostileText, (document, model) => {
        const data = toRangeData(document)
        return listDrivetrains(data, model).length <= 3 && data.models.size <= 3
      }),
    )
  })
})

describe('[E-T-37] faults of the data', () => {
  type Mutable = { modelFamily: string; rangeValues: Record<string, unknown>[] }[]
  const broken = (change: (document: Mutable) => void) => {
    const document = structuredClone(gridDocument) as unknown as Mutable
    change(document)
    return listRangeFaults(document as unknown as RangeDocument).map(
      ({ path, expected, actual }) => `${path}: ${expected}, ${actual}`,
    )
  }
  const change = (at: number, part: Record<string, unknown>) => (document: Mutable) => {
    Object.assign(document[0]?.rangeValues[at] ?? {}, part)
  }

  test('none in sound data', () => {
    expect(listRangeFaults(gridDocument)).toEqual([])
  })

  test('gaps, repeated rows and strays', () => {
    expect(broken((document) => document[0]?.rangeValues.shift())).toEqual([
      'EX30_Single.-5.heatpump-off.climate-on: one entry, 0',
    ])
    expect(
      broken((document) => document[0]?.rangeValues.push({ ...row, temperature: 12 })),
    ).toContain('EX30_Single.12.heatpump-on.climate-off: a temperature of the table, 12')
    expect(
      broken((document) => document[0]?.rangeValues.push({ ...document[0].rangeValues[0] })),
    ).toEqual(['EX30_Single.-5.heatpump-off.climate-on: one entry, 2'])
  })

  test('climate on that goes farther than off, no heat pump farther than one, city below combined', () => {
    expect(broken(change(0, { city: 900 })).join()).toContain('at most the 330 with climate off')
    expect(broken(change(0, { city: 325 }))).toEqual([
      'EX30_Single.-5.heatpump-off.climate-on.city: at most the 320 with heat pump on, 325',
    ])
    expect(broken(change(2, { highway: 299 }))).toEqual([
      'EX30_Single.-5.heatpump-off.climate-off.highway: at most the 260 with heat pump on, 299',
      'EX30_Single.-5.heatpump-off.climate-off.highway: at most the 280 with 0 °C, 299',
      'EX30_Single.-5.heatpump-off.climate-off: city at least combined, combined at least highway, 330, 290, 299',
    ])
  })

  test('fractions and zeros', () => {
    expect(broken(change(1, { city: 320.5 }))).toContain(
      'EX30_Single.-5.heatpump-on.climate-on.city: whole kilometres above 0, 320.5',
    )
    expect(broken(change(0, { highway: 0 }))).toContain(
      'EX30_Single.-5.heatpump-off.climate-on.highway: whole kilometres above 0, 0',
    )
  })

  test('keys that are not canonical, and repeated families', () => {
    const rename = (modelFamily: string) =>
      broken((document) => {
        if (document[0] !== undefined) document[0].modelFamily = modelFamily
      })
    expect(rename('EX30_SM')).toEqual(['0.modelFamily: MODEL_drivetrain, EX30_SM'])
    expect(rename('EX30_Twin')).toContain('2.modelFamily: each family once, EX30_Twin')
    expect(rename('EX30')).toContain('0.modelFamily: MODEL_drivetrain, EX30')
  })
})

describe('cars and content', () => {
  test('[T-DATA-20] [T-DATA-21] the car list with optional members or without', () => {
    expect(decodeCalculatorCars(tinyCalculatorInfos)).toEqual(E.right(tinyCalculatorInfos))
    const [first] = tinyCalculatorInfos
    const bare = { ...first, price: '', imgAltText: null, pdpUrl: null, image: { src: 'x' } }
    const decoded = decodeCalculatorCars([bare])
    expect(E.isRight(decoded) && decoded.right).toEqual([{ ...first, image: { src: 'x' } }])
  })

  test.each<[Record<string, unknown>, string]>([
    [{ category: '' }, '1.category'],
    [{ image: null }, '1.image'],
    [{ model: undefined }, '1.model'],
    [{ engineType: '' }, '1.engineType'],
    [{ structureWeek: null }, '1.structureWeek'],
    [{ motor: [] }, '1.motor'],
    [{ motor: 'Twin' }, '1.motor'],
    [{ motor: [5] }, '1.motor'],
  ])('[T-DATA-21] one car with %o makes the whole list unusable', (part, path) => {
    const list = [tinyCalculatorInfos[0], { ...tinyCalculatorInfos[1], ...part }]
    const decoded = decodeCalculatorCars(list)
    expect(E.isLeft(decoded) && decoded.left.map((fault) => fault.path)).toEqual([path])
  })

  test('D-T-55: an empty list, and what is no list, is unusable', () => {
    for (const document of [[], null, {}, 'cars', undefined, [null]]) {
      expect([document, decodeCalculatorCars(document)._tag]).toEqual([document, 'Left'])
    }
  })

  test.each(codecLaws(decodeCalculatorCars))('$name', ({ check }) => {
    check()
  })

  test('[T-DATA-22] all eighteen keys are in the codec of the full calculator', () => {
    const keys = [
      'chooseCarTitle',
      'drivingHabitsTitle',
      'carModelTitle',
      'carDropdownTitle',
      'powerTrainTitle',
      'drivingProfileTitle',
      'drivingProfileInfoTxt',
      'outsideTemperatureTitle',
      'outsideTemperatureInfoTxt',
      'climateControlTitle',
      'climateControlInfoTxt',
      'cityTxt',
      'highwayTxt',
      'mixedTxt',
      'rangeEstimationTxt',
      'rangeCarDataArray',
      'fallbackImgAltText',
      'defaultClimateControl',
    ]
    const content = { ...tinyCalculatorContent, defaultClimateControl: false, stray: 1 }
    const decoded = decodeWith(CalculatorContentCodec, content)
    if (E.isLeft(decoded)) throw new Error('refused')
    expect(keys.filter((key) => !(key in decoded.right))).toEqual([])
    expect('stray' in decoded.right).toBe(false)
    expect(decodeWith(CalculatorContentCodec, tinyCalculatorContent)._tag).toBe('Right')
    for (const key of keys.filter((one) => typeof content[one as 'cityTxt'] === 'string')) {
      const answer = decodeWith(CalculatorContentCodec, { ...content, [key]: 5 })
      expect(E.isLeft(answer) && answer.left.map(({ path }) => path)).toEqual([key])
    }
  })

  test('[T-DATA-29] the seven texts of the light calculator', () => {
    for (const key of [
      'electricRangeTitle',
      'rangeTemperatureText',
      'rangeIntroText',
      'outsideTemperatureTitle',
      'rangeCtaText',
      'rangeUrl',
      'powerTrainTitle',
    ]) {
      const answer = decodeWith(LightContentCodec, { ...tinyLightContent, [key]: undefined })
      expect(E.isLeft(answer) && answer.left.map(({ path }) => path)).toEqual([key])
    }
    expect(decodeWith(LightContentCodec, tinyLightContent)._tag).toBe('Right')
  })

  test('[T-DATA-18] the range tool carries two separate unit settings', () => {
    const decoded = decodeWith(RangeToolContentCodec, tinyToolContent)
    expect(E.isRight(decoded) && decoded.right.units).toEqual({
      temperature: 'metric',
      range: 'imperial',
    })
    const units = { temperature: 'metric', range: 'nautical' }
    const refused = decodeWith(RangeToolContentCodec, { ...tinyToolContent, units })
    expect(E.isLeft(refused) && refused.left[0]?.path).toBe('units.range')
  })

  test.each(['ES90', 'V60', 'ex30', ''])(
    '[T-RANGE-01] the range tool refuses the model %j',
    (model) => {
      const cars = [...tinyToolCars, { ...tinyToolCars[0], model }]
      const answer = decodeWith(RangeToolContentCodec, { ...tinyToolContent, cars })
      const path = `cars.${tinyToolCars.length}.model`
      const expected = 'a model of the range tool'
      expect(answer).toEqual(E.left([{ path, expected, actual: `text ${JSON.stringify(model)}` }]))
    },
  )

  test('[T-RANGE-01] a brand with other names says them; the six are strangers then', () => {
    const [car] = tinyToolCars
    const decode = (model: string) =>
      decodeWith(RangeToolContentCodec, {
        ...tinyToolContent,
        cars: [{ ...car, model }],
        models: ['Lark', 'Lark Trail'],
      })
    expect(E.isRight(decode('Lark Trail'))).toBe(true)
    expect(E.isLeft(decode('EX30'))).toBe(true)
  })

  test('a range tool needs a car', () => {
    expect(requireToolCars(tinyToolCars)).toEqual(E.right(tinyToolCars))
    expect(requireToolCars([])._tag).toBe('Left')
  })

  test('[T-TABS-04] content says how the tabs are drawn; its default may be missing or null', () => {
    const decode = (part: Record<string, unknown>) =>
      decodeWith(TabsContentCodec, { ...tinyTabsContent, ...part })._tag
    expect([
      decode({}),
      decode({ defaultTab: null }),
      decode({ defaultTab: undefined }),
      decode({ style: 'pills' }),
    ]).toEqual(['Right', 'Right', 'Right', 'Left'])
  })
})

describe('messages', () => {
  test('every fault has a code and a line of its own', () => {
    const faults: readonly RangeFault[] = [
      { tag: 'UnusableRangeData' },
      { tag: 'DroppedEntry', family: 'f', at: 0 },
      { tag: 'UnreadableFamily', family: 'f', at: 0 },
      { tag: 'UnusableCarList', path: '0.category' },
      { tag: 'CarWithoutData', model: 'm' },
      { tag: 'RequestFailed', reason: '500' },
    ]
    const lines = faults.map(toRangeLogEntry)
    expect(lines.map(({ code }) => code)).toEqual(Object.values(RANGE_FAULT_CODES))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(faults.length)
    expect(lines.filter(({ level }) => level === 'error').map(({ code }) => code)).toEqual([
      'EV-205',
      'EV-206',
    ])
  })

  test('[T-ERR-07] [T-ERR-08] [T-ERR-09] [T-RANGE-27] the texts the specification fixes', () => {
    expect(NO_RANGE_DATA).toBe('No range data found for selected car')
    expect(NO_RANGE_PROVIDER).toBe('useRange must be used within a RangeProvider')
    expect(NO_CAR_PRICE_PROVIDER).toBe('useCarPrice must be used within a CarPriceProvider')
  })

  test('[T-API-07] [T-CONST-34] the graph host by env, prod by default', () => {
    expect(DEFAULT_DEPLOY_ENVIRONMENT).toBe('prod')
    expect(
      [undefined, '', 'graph', 'QAGRAPH', 'evil.example', 'qagraph'].map(
        (env) => GRAPH_NAMES[resolveEnvironment(O.fromNullable(env))],
      ),
    ).toEqual(['graph', 'graph', 'graph', 'graph', 'graph', 'qagraph'])
  })
})
