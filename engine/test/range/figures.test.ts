import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { SLIDER_KEYS, type SliderKey } from '../../src/interaction/slider-press.js'
import {
  CIRCLE_FILL,
  circleFormula,
  findCircleRadius,
  METRES_PER_KM,
  RANGE_MAP_ZOOM,
} from '../../src/range/circle.js'
import {
  DEFAULT_CALCULATOR_TEMPERATURE,
  DEFAULT_TOOL_TEMPERATURE,
  FALLBACK_CELSIUS,
  findTemperatureIndex,
  nearestTemperature,
  parseTemperatureIndex,
  resolveCelsius,
  tableTemperature,
  TEMPERATURES,
  toCelsius,
  toFahrenheit,
  toTemperatureFeel,
  type TemperatureIndex,
} from '../../src/range/temperature.js'
import { DEFAULT_RANGE_QUERY } from '../../src/range/resolve.js'
import { estimateHighest, estimateRange, explainDistance } from '../../src/range/estimate.js'
import { findFamily } from '../../src/range/look-up.js'
import { pressTemperature, stepTemperature } from '../../src/range/temperature-slider.js'
import { RANGE_POLL } from '../../src/range/range-feed.js'
import {
  resolveUnitSettings,
  toDistanceUnit,
  toTemperatureUnit,
} from '../../src/range/unit-settings.js'
import { toDrivingProfile, toRangeProfile } from '../../src/range/profile.js'
import { toRangeData } from '../../src/range/range-index.js'
import { evaluateStep, listSteps } from '../../src/shared/explain.js'
import {
  kilometresFormula,
  MILES_PER_KM,
  MILES_PER_KM_ALTERNATIVE,
  milesFormula,
  toMiles,
} from '../../src/shared/distance.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'
import { FAHRENHEIT_SITES } from '../../src/site/locale.js'
import { anyCelsius, anyRangeDocument, anyRangeQuery } from '../kit/range-arbitraries.js'
import { gridFamily, sparseFamily } from '../../src/testing/range-samples.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

describe('temperatures', () => {
  test.each([
    ['0', -5, 23],
    ['1', 0, 32],
    ['2', 10, 50],
    ['3', 20, 68],
    ['4', 35, 95],
  ] as const)('[T-DATA-23] index %s is %d °C or %d °F', (index, celsius, fahrenheit) => {
    expect([tableTemperature(index, 'C'), tableTemperature(index, 'F')]).toEqual([
      celsius,
      fahrenheit,
    ])
    expect(toCelsius(index)).toBe(celsius)
    expect(toFahrenheit(celsius)).toBe(fahrenheit)
    expect(findTemperatureIndex(celsius)).toEqual(O.some(index))
  })

  test('[T-RANGE-08] [T-CONST-25] an unknown index counts as 20 °C', () => {
    expect(FALLBACK_CELSIUS).toBe(20)
    expect([toCelsius('9'), toCelsius(null), toCelsius(undefined), toCelsius('')]).toEqual([
      20, 20, 20, 20,
    ])
    expect([resolveCelsius('35'), resolveCelsius(Number.NaN), resolveCelsius(-5)]).toEqual([
      20, 20, -5,
    ])
  })

  test.each(['5', '-1', '03', '2.0', '', ' 2', '2\n', '２', '2e0'])(
    '[T-CALC-08] [T-RANGE-03] %j is no index',
    (text) => {
      expect(parseTemperatureIndex(text)).toEqual(O.none)
    },
  )

  test('[T-CONST-26] each tool has its own default index', () => {
    expect([DEFAULT_CALCULATOR_TEMPERATURE, DEFAULT_TOOL_TEMPERATURE]).toEqual(['3', '4'])
  })

  test.each([
    [20, '3'],
    [16, '3'],
    [28, '4'],
    [15, '2'],
    [5, '1'],
    [27.5, '3'],
    [-100, '0'],
    [100, '4'],
    [Number.NaN, '3'],
  ])('[T-CALC-25] the step closest to %d °C is %s', (celsius, index) => {
    expect(nearestTemperature(celsius)).toBe(index)
  })

  test('The closest step is never farther away than any other.', () => {
    fc.assert(
      fc.property(anyCelsius, (celsius) => {
        const distance = Math.abs(toCelsius(nearestTemperature(celsius)) - celsius)
        return TEMPERATURES.every(({ C }) => distance <= Math.abs(C - celsius))
      }),
    )
  })

  test('[T-CALC-28] [T-CONST-24] cold below 3, mild at 3, hot above', () => {
    expect(TEMPERATURES.map(({ index }) => toTemperatureFeel(index))).toEqual([
      'cold',
      'cold',
      'cold',
      'mild',
      'hot',
    ])
  })

  test.each<[TemperatureIndex, SliderKey, 'ltr' | 'rtl', TemperatureIndex]>([
    ['3', 'ArrowRight', 'ltr', '4'],
    ['4', 'ArrowRight', 'ltr', '4'],
    ['0', 'ArrowLeft', 'ltr', '0'],
    ['2', 'ArrowLeft', 'ltr', '1'],
    ['2', 'ArrowLeft', 'rtl', '3'],
    ['2', 'ArrowRight', 'rtl', '1'],
    ['2', 'ArrowUp', 'rtl', '3'],
    ['2', 'ArrowDown', 'rtl', '1'],
    ['2', 'Home', 'ltr', '0'],
    ['2', 'End', 'ltr', '4'],
    ['1', 'PageUp', 'ltr', '3'],
    ['1', 'PageDown', 'ltr', '0'],
  ])('[T-RANGE-20] [E-T-16] at %s the key %s in %s leads to %s', (from, key, direction, to) => {
    expect(pressTemperature(from, { key, direction })).toBe(to)
  })

  test('A key never moves the temperature off the table.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TEMPERATURES.map(({ index }) => index)),
        fc.constantFrom(...SLIDER_KEYS),
        fc.constantFrom('ltr', 'rtl'),
        (index, key, direction) =>
          O.isSome(parseTemperatureIndex(pressTemperature(index, { key, direction }))),
      ),
    )
  })

  test('[E-T-07] a press on the track goes to the nearest step', () => {
    expect([-3, 0.4, 1.6, 9, Number.NaN].map(stepTemperature)).toEqual(['0', '0', '2', '4', '3'])
  })
})

describe('units', () => {
  test.each([
    ['uk', 'en-GB', 'C', 'mi'],
    ['uk', 'en_gb', 'C', 'mi'],
    ['us', 'en', 'F', 'mi'],
    ['us', 'en-US', 'F', 'mi'],
    ['se', 'sv-SE', 'C', 'km'],
    ['pr', 'es-PR', 'F', 'km'],
    ['us', 'es-US', 'F', 'km'],
    ['ie', 'en-IE', 'C', 'km'],
    ['ae', 'ar-AE', 'C', 'km'],
  ] as const)(
    '[T-RANGE-18] [T-CALC-17] [T-CALC-27] %s in %s shows °%s and %s',
    (site, locale, temperature, distance) => {
      const units = resolveUnitSettings({ site, locale })
      expect([toTemperatureUnit(units), toDistanceUnit(units)]).toEqual([temperature, distance])
    },
  )

  test('[T-CONST-23] [T-CALC-27] the slider shows Fahrenheit for us and pr, Celsius elsewhere', () => {
    expect(FAHRENHEIT_SITES).toEqual(['us', 'pr'])
    const at = (site: string, index: TemperatureIndex) => {
      const unit = toTemperatureUnit(resolveUnitSettings({ site, locale: 'es' }))
      return `${tableTemperature(index, unit)} ${unit}`
    }
    expect([at('us', '0'), at('uk', '0'), at('pr', '3')]).toEqual(['23 F', '-5 C', '68 F'])
  })

  test('[T-DATA-18] the two settings are separate: en-GB is metric and imperial', () => {
    expect(resolveUnitSettings({ site: 'uk', locale: 'en-GB' })).toEqual({
      temperature: 'metric',
      range: 'imperial',
    })
  })

  test('[E-T-40] what the visitor switches to wins over the page', () => {
    expect(resolveUnitSettings({ site: 'us', locale: 'en' }, { range: 'metric' })).toEqual({
      temperature: 'imperial',
      range: 'metric',
    })
  })

  test.each([
    [460, 286],
    [500, 311],
    [1000, 621],
    [450, 280],
    [0, 0],
  ])('[T-DATA-28] [T-CONST-36] %d km are %d mi', (km, miles) => {
    expect(toMiles(km)).toBe(miles)
    expect(explainDistance(km, 'mi').value).toBe(miles)
    expect([MILES_PER_KM, MILES_PER_KM_ALTERNATIVE]).toEqual([0.621371, 0.6214])
  })

  test('D-T-29: a caller may pass the other factor', () => {
    expect(toMiles(1000, MILES_PER_KM_ALTERNATIVE)).toBe(621)
    expect(toMiles(10_000, MILES_PER_KM_ALTERNATIVE) - toMiles(10_000)).toBe(0)
    expect(toMiles(100_000, MILES_PER_KM_ALTERNATIVE) - toMiles(100_000)).toBe(3)
  })

  test('never convert a rounded number of kilometres', () => {
    expect(explainDistance(460.4, 'mi').value).toBe(286)
    expect(explainDistance(0.805, 'mi').value).toBe(1)
    expect([explainDistance(419.5, 'km').value, explainDistance(419.4, 'km').value]).toEqual([
      420, 419,
    ])
  })

  test('Converting a longer distance never gives fewer miles.', () => {
    const anyKm = fc.double({ min: 0, max: 1e5, noNaN: true })
    fc.assert(
      fc.property(anyKm, anyKm, (a, b) => toMiles(Math.min(a, b)) <= toMiles(Math.max(a, b))),
    )
  })

  test('[B-T-10] the formulas as data have sound units', () => {
    for (const formula of [kilometresFormula, milesFormula, circleFormula]) {
      expect([formula.id, listUnitFaults(formula)]).toEqual([formula.id, []])
    }
  })

  test('[T-RANGE-05] mixed reads the combined figure', () => {
    expect((['city', 'mixed', 'highway'] as const).map(toRangeProfile)).toEqual([
      'city',
      'combined',
      'highway',
    ])
    expect((['city', 'combined', 'highway'] as const).map(toDrivingProfile)).toEqual([
      'city',
      'mixed',
      'highway',
    ])
  })

  test('[T-CONST-32] range data is polled every 60 s', () => {
    expect(RANGE_POLL).toBe(60_000)
  })
})

describe('the circle', () => {
  test('[T-RANGE-22] [T-CONST-21] the radius is km × 1000; without range there is no circle', () => {
    expect(METRES_PER_KM).toBe(1000)
    expect(findCircleRadius(420)).toEqual(O.some(420_000))
    for (const km of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([km, findCircleRadius(km)]).toEqual([km, O.none])
    }
  })

  test('[T-RANGE-23] [T-RANGE-24] [T-CONST-20] [T-CONST-22] red, 0.35, zoom 4', () => {
    expect(CIRCLE_FILL).toEqual({ colour: '#ff0000', opacity: 0.35 })
    expect(RANGE_MAP_ZOOM).toBe(4)
  })

  test('The radius is the figure in metres.', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 5000, noNaN: true }), (km) => {
        const radius = findCircleRadius(km)
        return O.isSome(radius) && radius.value === km * 1000
      }),
    )
  })
})

describe('[B-T-01] explanations', () => {
  test('the entry is named, the steps have units and rows', () => {
    const estimate = estimateRange(gridFamily, { query: DEFAULT_RANGE_QUERY, unit: 'mi' })
    expect(estimate.explanation.cell).toBe('EX30_Single.20.heatpump-on.climate-off.combined')
    const steps = listSteps(estimate.explanation.figure)
    expect(steps.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['rangeKm', 440, 'km'],
      ['milesPerKm', 0.621371, 'mi/km'],
      ['rangeMiles', 440 * 0.621371, 'mi'],
      ['rangeMilesRounded', 273, 'mi'],
    ])
    expect(steps.every(({ rules }) => rules.length > 0)).toBe(true)
    expect(estimate.explanation.corrected).toEqual([])
  })

  test('corrections are part of it, and an absent figure says so', () => {
    const query = { ...DEFAULT_RANGE_QUERY, temperature: -5 }
    const question = { query, changed: 'temperature', unit: 'km' } as const
    expect(estimateRange(sparseFamily, question).explanation.corrected).toEqual(['climate'])
    const data = toRangeData([{ modelFamily: 'X_Twin', rangeValues: [] }])
    const empty = findFamily(data, { model: 'X', drivetrain: 'Twin' })
    if (O.isNone(empty)) throw new Error('no family')
    for (const estimate of [
      estimateRange(empty.value, question),
      estimateHighest(empty.value, { query, unit: 'km' }),
    ]) {
      expect([estimate.shown, estimate.explanation.cell, estimate.explanation.compared]).toEqual([
        0,
        '',
        0,
      ])
    }
  })

  test('the calculators tell how many entries were compared and what differs', () => {
    const query = { temperature: 5, climate: true, drivingProfile: 'city' } as const
    const { explanation } = estimateHighest(gridFamily, { query, unit: 'km' })
    expect([explanation.compared, explanation.corrected]).toEqual([2, ['temperature']])
  })

  test('Evaluating the trace gives the figure bit for bit.', () => {
    fc.assert(
      fc.property(
        anyRangeDocument,
        anyRangeQuery,
        fc.constantFrom('km', 'mi'),
        (document, query, unit) => {
          const families = [...toRangeData(document).models.values()].flatMap((model) => [
            ...Object.values(model.families),
          ])
          return families.every((family) =>
            [
              estimateRange(family, { query, unit }),
              estimateHighest(family, { query, unit }),
            ].every(({ explanation, shown }) => Object.is(evaluateStep(explanation.figure), shown)),
          )
        },
      ),
    )
  })

  test('hostile text is never a temperature', () => {
    fc.assert(fc.property(hostileText, (text) => [-5, 0, 10, 20, 35].includes(toCelsius(text))))
  })
})
