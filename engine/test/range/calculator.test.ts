import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import {
  bestDrivetrain,
  chooseCalculatorCar,
  estimateSelection,
  toHighestQuery,
} from '../../src/range/calculator-selection.js'
import { defaultHabits } from '../../src/range/habits.js'
import {
  calculatorAddress,
  lightAddress,
  startCalculator,
  startLightCalculator,
  writeCalculatorLink,
} from '../../src/range/calculator.url.js'
import { joinCalculatorCars, requireRange } from '../../src/range/calculator-car.js'
import {
  listCalculatorSweeps,
  listToolSweeps,
  temperatureSeries,
} from '../../src/range/sensitivity.js'
import { calculatorTool } from '../../src/range/calculator.tool.js'
import { toRangeData } from '../../src/range/range-index.js'
import { defaultRangeSelection, toRangeQuery } from '../../src/range/range-selection.js'
import { resolveRange } from '../../src/range/resolve.js'
import { findFamily } from '../../src/range/look-up.js'
import type { CalculatorCar, CalculatorSelection } from '../../src/range/range.types.js'
import type { CalculatorEvent } from '../../src/range/calculator.machine.js'
import type { RangeReply } from '../../src/range/range-feed.js'
import { openCalculator, openLightCalculator } from '../../src/range/documents/calculator.codec.js'
import { parseQuery } from '../../src/shared/query.js'
import {
  anyCalculatorSelectionOf,
  anyRangeSelectionOf,
  hostileRangeQuery,
} from '../kit/range-arbitraries.js'
import {
  gridData,
  gridDocument,
  sparseData,
  tinyCalculatorContent,
  tinyCalculatorInfos,
  tinyCalculatorInput,
  tinyLightContent,
  tinyToolCars,
} from '../../src/testing/range-samples.js'

const start = { cars: tinyCalculatorInput.cars, data: gridData, defaultClimate: undefined }
const [ex90, ex30] = tinyCalculatorInput.cars as readonly [CalculatorCar, CalculatorCar]

const read = (query: string, from: Parameters<typeof calculatorAddress.read>[1] = start) =>
  calculatorAddress.read(parseQuery(query), from)
const wordsOf = ({
  car,
  motor,
  drivingProfile,
  outsideTemperatureIndex,
  climate,
}: CalculatorSelection) =>
  [car.model, motor, drivingProfile, outsideTemperatureIndex, climate].join(' ')

describe('the option list', () => {
  test('[T-CALC-12] content joined with data by model, in the order of content', () => {
    expect(joinCalculatorCars(tinyCalculatorInfos, gridData).map(({ model }) => model)).toEqual([
      'EX90',
      'EX30',
    ])
  })

  test('[T-CALC-18] a car in content without range data does not appear', () => {
    expect(joinCalculatorCars(tinyCalculatorInfos, sparseData).map(({ model }) => model)).toEqual([
      'EX30',
    ])
  })

  test('[T-CALC-19] a drivetrain is offered only when the data holds its family', () => {
    const single = toRangeData(
      gridDocument.filter(({ modelFamily }) => modelFamily === 'EX30_Single'),
    )
    expect(joinCalculatorCars(tinyCalculatorInfos, single).map((car) => car.drivetrains)).toEqual([
      ['Single'],
    ])
  })

  test('[T-CALC-21] drivetrains are listed Single, Single-with-Extended, Twin', () => {
    expect(ex30.drivetrains).toEqual(['Single', 'Single-with-Extended', 'Twin'])
    expect(ex90.drivetrains).toEqual(['Single', 'Twin'])
  })

  test('[T-CALC-26] [T-ERR-12] without any car the calculator does not start, and says why', () => {
    const page = { infos: tinyCalculatorInfos, data: toRangeData([]), defaultClimate: undefined }
    const state = startCalculator([], page)
    expect(E.isLeft(state) && state.left.map((fault) => fault.tag)).toEqual([
      'CarWithoutData',
      'CarWithoutData',
    ])
  })

  test('[T-CALC-32] [T-ERR-07] a selected car without data throws the fixed text', () => {
    expect(() => requireRange(sparseData, ex90)).toThrow('No range data found for selected car')
    expect(requireRange(sparseData, ex30)).toBe(ex30)
  })
})

describe('[T-CALC-26] [T-ERR-12] opening', () => {
  const reply: RangeReply = { kind: 'data', data: gridData, notes: [] }
  const tagsOf = (answer: ReturnType<typeof openCalculator>) =>
    E.isLeft(answer) ? answer.left.map(({ tag }) => tag) : answer.right.selection.car.model
  const full = (part: Partial<typeof tinyCalculatorContent>, answer: RangeReply = reply) =>
    tagsOf(
      openCalculator({ content: { ...tinyCalculatorContent, ...part }, reply: answer, query: [] }),
    )

  test('D-T-54: with cars and data it opens; invalid cars or data render nothing, each fault named', () => {
    expect(full({})).toBe('EX90')
    expect(full({ rangeCarDataArray: [] })).toEqual(['UnusableCarList'])
    expect(
      full({ rangeCarDataArray: [{ ...tinyCalculatorInfos[0], category: '', motor: [] }] }),
    ).toEqual(['UnusableCarList', 'UnusableCarList'])
    expect(full({}, { kind: 'unusable' })).toEqual(['UnusableRangeData'])
    expect(full({}, { kind: 'failed', reason: 'HTTP 500' })).toEqual(['RequestFailed'])
    expect(full({ rangeCarDataArray: null }, { kind: 'unusable' })).toEqual([
      'UnusableCarList',
      'UnusableRangeData',
    ])
  })

  test('content switches climate control off for both calculators', () => {
    const content = { ...tinyCalculatorContent, defaultClimateControl: false }
    const state = openCalculator({ content, reply, query: [] })
    expect(E.isRight(state) && state.right.selection.climate).toBe(false)
    const light = openLightCalculator({
      content: { ...tinyLightContent, defaultClimateControl: false },
      reply,
      query: [],
    })
    expect(E.isRight(light) && light.right.selection.climate).toBe(false)
    const unknown = { ...tinyLightContent, model: 'V60' }
    expect(tagsOf(openLightCalculator({ content: unknown, reply, query: [] }))).toEqual([
      'CarWithoutData',
    ])
  })
})

describe('the address', () => {
  test('[T-CALC-13] the first car is selected unless the address names another', () => {
    expect([read('').selection.car.model, read('model=EX30').selection.car.model]).toEqual([
      'EX90',
      'EX30',
    ])
  })

  test.each(['nope', '', 'ES90', '__proto__', 'EX30%00'])(
    '[T-CALC-06] model=%s is none of the known: the first car',
    (model) => {
      const { selection, corrections } = read(`model=${model}`)
      expect([selection.car.model, corrections]).toEqual(['EX90', ['address.car']])
    },
  )

  test('D-T-14: a model counts in any case', () => {
    expect(read('model=ex30').corrections).toEqual([])
  })

  test.each(['TM', 'twin', 'Electric', ''])('[T-CALC-07] powerTrain=%s is ignored', (key) => {
    const { selection, corrections } = read(`model=EX30&powerTrain=${key}`)
    expect([selection.motor, corrections]).toEqual(['Single-with-Extended', ['address.motor']])
  })

  test('[T-CALC-07] a type the car lacks gives way to its best', () => {
    const { selection, corrections } = read('model=EX90&powerTrain=Single-with-Extended')
    expect([selection.motor, corrections]).toEqual(['Twin', ['address.motor']])
    expect(read('model=EX90&powerTrain=Single').selection.motor).toBe('Single')
  })

  test.each(['5', '-1', '03', '2.0', ''])('[T-CALC-08] temperatureIndex=%s is 3', (index) => {
    const { selection, corrections } = read(`temperatureIndex=${index}`)
    expect([selection.outsideTemperatureIndex, corrections]).toEqual(['3', ['address.temperature']])
  })

  test.each(['maybe', 'TRUE', '1', ''])('[T-CALC-09] climate=%s is the default', (climate) => {
    const { selection, corrections } = read(`climate=${climate}`)
    expect([selection.climate, corrections]).toEqual([true, ['address.climate']])
    expect(read('climate=false').selection.climate).toBe(false)
  })

  test.each(['combined', 'City', ''])('[T-CALC-10] profile=%s is city', (profile) => {
    const { selection, corrections } = read(`profile=${profile}`)
    expect([selection.drivingProfile, corrections]).toEqual(['city', ['address.profile']])
    expect(read('profile=mixed').selection.drivingProfile).toBe('mixed')
  })

  test('[T-CALC-11] each parameter is validated alone, and choices are written back in order', () => {
    expect(wordsOf(read('model=EX90&profile=zzz').selection)).toBe('EX90 Twin city 3 true')
    const { selection } = read('model=EX30&profile=zzz&temperatureIndex=0&climate=false')
    expect(calculatorAddress.write(selection, parseQuery('utm_source=a&profile=zzz'))).toBe(
      'model=EX30&profile=city&temperatureIndex=0&climate=false&powerTrain=Twin&utm_source=a',
    )
    expect(calculatorAddress.parameters).toEqual([
      'model',
      'profile',
      'temperatureIndex',
      'climate',
      'powerTrain',
    ])
    expect(calculatorAddress.clear(parseQuery('model=EX30&heatPump=true'))).toBe('heatPump=true')
  })

  test('[T-CALC-24] [T-DATA-19] defaults: city, index 3, climate by content or on', () => {
    expect(wordsOf(read('').selection)).toBe('EX90 Twin city 3 true')
    expect(read('', { ...start, defaultClimate: false }).selection.climate).toBe(false)
    expect(defaultHabits(undefined)).toEqual({
      drivingProfile: 'city',
      outsideTemperatureIndex: '3',
      climate: true,
    })
  })

  test('Any address gives a calculator selection of the cars.', () => {
    fc.assert(
      fc.property(hostileRangeQuery, (query) => {
        const { selection } = read(query)
        return (
          start.cars.includes(selection.car) &&
          selection.car.drivetrains.includes(selection.motor) &&
          O.isSome(estimateSelection(gridData, selection, 'km'))
        )
      }),
    )
  })

  test('[E-T-17] Reading a written calculator selection gives it back.', () => {
    fc.assert(
      fc.property(anyCalculatorSelectionOf(start.cars), hostileRangeQuery, (selection, before) => {
        const again = read(calculatorAddress.write(selection, parseQuery(before)))
        return again.corrections.length === 0 && wordsOf(again.selection) === wordsOf(selection)
      }),
    )
  })
})

describe('the drivetrain', () => {
  const habits = defaultHabits(undefined)

  test('[T-CALC-14] on load the one with the highest range; cold changes it', () => {
    expect(bestDrivetrain(gridData, ex30, habits)).toBe('Single-with-Extended')
    expect(bestDrivetrain(gridData, ex30, { ...habits, outsideTemperatureIndex: '0' })).toBe('Twin')
    expect(read('model=EX30').selection.motor).toBe('Single-with-Extended')
    expect(read('model=EX30&temperatureIndex=0').selection.motor).toBe('Twin')
  })

  test('[T-CALC-14] the first in order wins a tie', () => {
    const entry = {
      temperature: 20,
      heatpump: true,
      climate: true,
      city: 450,
      highway: 1,
      combined: 1,
    }
    const data = toRangeData(
      ['EX30_Twin', 'EX30_Single'].map((modelFamily) => ({ modelFamily, rangeValues: [entry] })),
    )
    const [car] = joinCalculatorCars(tinyCalculatorInfos, data)
    expect(car && bestDrivetrain(data, car, habits)).toBe('Single')
  })

  test('[T-CALC-15] it stays if the new car has it, else the new car has its best', () => {
    const twin = { car: ex30, motor: 'Twin', ...habits } as const
    expect(chooseCalculatorCar(gridData, twin, ex90).motor).toBe('Twin')
    const extended = { ...twin, motor: 'Single-with-Extended' } as const
    expect(chooseCalculatorCar(gridData, extended, ex90).motor).toBe('Twin')
    const single = { ...twin, motor: 'Single' } as const
    expect(chooseCalculatorCar(gridData, single, ex90).motor).toBe('Single')
  })

  test('No drivetrain of the car goes farther than the best one.', () => {
    fc.assert(
      fc.property(anyCalculatorSelectionOf(start.cars), (selection) => {
        const km = (motor: CalculatorSelection['motor']) => {
          const estimate = estimateSelection(gridData, { ...selection, motor }, 'km')
          return O.isSome(estimate) ? estimate.value.km : 0
        }
        const best = km(bestDrivetrain(gridData, selection.car, selection))
        return selection.car.drivetrains.every((motor) => km(motor) <= best)
      }),
    )
  })

  test('[T-CALC-16] mixed asks for the combined figure', () => {
    expect(toHighestQuery({ ...habits, drivingProfile: 'mixed' }).drivingProfile).toBe('combined')
  })
})

describe('choices', () => {
  const take = (...choices: readonly CalculatorEvent[]) =>
    choices.reduce(calculatorTool.reduce, tinyCalculatorInput)

  test('[E-T-05] a drivetrain that gave way is told until the next query', () => {
    const moved = take(
      { type: 'car.choose', model: 'EX30' },
      { type: 'drivetrain.choose', drivetrain: 'Single-with-Extended' },
      { type: 'car.choose', model: 'EX90' },
    )
    expect([moved.selection.motor, moved.corrections]).toEqual(['Twin', ['motor']])
    expect(calculatorTool.reduce(moved, { type: 'climate.set', isOn: false }).corrections).toEqual(
      [],
    )
  })

  test('an unknown car, a drivetrain the car lacks and a stray event change nothing', () => {
    expect(take({ type: 'car.choose', model: 'V60' })).toBe(tinyCalculatorInput)
    expect(take({ type: 'drivetrain.choose', drivetrain: 'Single-with-Extended' })).toBe(
      tinyCalculatorInput,
    )
    expect(calculatorTool.reduce(tinyCalculatorInput, { type: 'toString' })).toBe(
      tinyCalculatorInput,
    )
  })

  test('[E-T-25] new data keeps the choice and updates the figure', () => {
    const chosen = take(
      { type: 'car.choose', model: 'EX30' },
      { type: 'drivetrain.choose', drivetrain: 'Single' },
      { type: 'temperature.set', index: '1' },
    )
    const farther = toRangeData(
      gridDocument.map(({ modelFamily, rangeValues }) => ({
        modelFamily,
        rangeValues: rangeValues.map((entry) => ({ ...entry, city: entry.city + 7 })),
      })),
    )
    const next = calculatorTool.reduce(chosen, {
      type: 'data.changed',
      isStale: false,
      data: farther,
    })
    expect(wordsOf(next.selection)).toBe(wordsOf(chosen.selection))
    const figure = estimateSelection(next.data, next.selection, 'km')
    expect(O.isSome(figure) && figure.value.shown).toBe(367)
  })

  test('a car or drivetrain that new data lacks', () => {
    const chosen = take({ type: 'car.choose', model: 'EX30' })
    const without = toRangeData(
      gridDocument.filter(({ modelFamily }) => modelFamily.includes('EX90')),
    )
    const gone = calculatorTool.reduce(chosen, {
      type: 'data.changed',
      isStale: false,
      data: without,
    })
    expect([gone.selection.car.model, gone.cars.map(({ model }) => model)]).toEqual([
      'EX30',
      ['EX90'],
    ])
    const single = toRangeData(
      gridDocument.filter(({ modelFamily }) => modelFamily.endsWith('Single')),
    )
    const moved = calculatorTool.reduce(
      take(
        { type: 'car.choose', model: 'EX30' },
        { type: 'drivetrain.choose', drivetrain: 'Twin' },
      ),
      { type: 'data.changed', isStale: false, data: single },
    )
    expect([moved.selection.motor, moved.corrections]).toEqual(['Single', ['motor']])
  })

  test('[E-T-36] reset restores the defaults; what starting again leaves alone: the units', () => {
    const changed = take(
      { type: 'car.choose', model: 'EX30' },
      { type: 'profile.choose', profile: 'highway' },
      { type: 'temperature.press', press: { key: 'Home', direction: 'ltr' } },
      { type: 'climate.set', isOn: false },
      { type: 'units.choose', override: { range: 'metric' } },
    )
    expect([wordsOf(changed.selection), changed.override]).toEqual([
      'EX30 Twin highway 0 false',
      { range: 'metric' },
    ])
    const reset = calculatorTool.reduce(changed, { type: 'selection.reset' })
    expect([wordsOf(reset.selection), reset.override]).toEqual([
      'EX90 Twin city 3 true',
      { range: 'metric' },
    ])
  })
})

describe('the light calculator', () => {
  const page = {
    infos: tinyCalculatorInfos,
    model: 'ex30',
    data: gridData,
    defaultClimate: undefined,
  }

  test('[T-LIGHT-06] figure and drivetrain as in the full one, profile and climate its defaults', () => {
    const state = startLightCalculator(parseQuery('profile=highway&climate=false'), page)
    if (E.isLeft(state)) throw new Error('refused')
    expect(wordsOf(state.right.selection)).toBe('EX30 Single-with-Extended city 3 true')
    const estimate = estimateSelection(gridData, state.right.selection, 'km')
    expect(O.isSome(estimate) && estimate.value.shown).toBe(540)
    const off = startLightCalculator([], { ...page, defaultClimate: false })
    expect(E.isRight(off) && off.right.selection.climate).toBe(false)
  })

  test('D-T-54: a model that content or data lacks renders nothing', () => {
    expect(startLightCalculator([], { ...page, model: 'V60' })._tag).toBe('Left')
    expect(startLightCalculator([], { ...page, data: toRangeData([]) })._tag).toBe('Left')
  })

  test('[T-LIGHT-05] the link carries the whole selection; query and hash of content stay', () => {
    const selection = { car: ex30, motor: 'Twin', ...defaultHabits(undefined) } as const
    const link = (rangeUrl: string) => writeCalculatorLink(rangeUrl, selection)
    const added = 'model=EX30&profile=city&temperatureIndex=3&climate=true&powerTrain=Twin'
    expect([
      link('/uk/electrification/range/'),
      link('/r/?a=1&model=EX90#top'),
      link('/r/#top'),
      link('/r/?'),
      link(''),
    ]).toEqual([
      `/uk/electrification/range/?${added}`,
      `/r/?a=1&${added}#top`,
      `/r/?${added}#top`,
      `/r/?${added}`,
      `?${added}`,
    ])
  })

  test('The link of the light calculator opens the full one with the same selection.', () => {
    fc.assert(
      fc.property(anyCalculatorSelectionOf(start.cars), (selection) => {
        const [, query = ''] = writeCalculatorLink('/r/', selection).split('?')
        const opened = read(query)
        return opened.corrections.length === 0 && wordsOf(opened.selection) === wordsOf(selection)
      }),
    )
  })

  test('its own parameters are drivetrain and temperature', () => {
    const { selection } = read('model=EX30&powerTrain=Single&temperatureIndex=1')
    expect(lightAddress.write(selection, parseQuery('model=EX30'))).toBe(
      'temperatureIndex=1&powerTrain=Single&model=EX30',
    )
    expect(lightAddress.clear(parseQuery('model=EX30&temperatureIndex=1'))).toBe('model=EX30')
    const found = lightAddress.read(parseQuery('model=EX30&powerTrain=Single'), start)
    expect(found.selection.car.model).toBe('EX90')
  })
})

describe('[B-T-04] sensitivity', () => {
  test('Sweeps are ranked by how far they move the figure.', () => {
    fc.assert(
      fc.property(anyRangeSelectionOf(tinyToolCars), (selection) => {
        const sweeps = listToolSweeps(gridData, selection)
        const spreads = sweeps.map(({ spread }) => spread)
        return (
          spreads.every((spread, at) => at === 0 || spread <= (spreads[at - 1] ?? 0)) &&
          sweeps.every(({ points, low, high, spread }) => {
            const kms = points.map(({ km }) => km)
            return low === Math.min(...kms) && high === Math.max(...kms) && spread === high - low
          })
        )
      }),
    )
  })

  test('The swept figure at the chosen value is the figure.', () => {
    fc.assert(
      fc.property(
        anyRangeSelectionOf([tinyToolCars[0]]),
        anyCalculatorSelectionOf(start.cars),
        (selection, other) => {
          const family = findFamily(gridData, {
            model: selection.car.model,
            drivetrain: selection.motorType,
          })
          if (O.isNone(family)) return true
          const { km } = resolveRange(family.value, toRangeQuery(selection))
          const estimate = estimateSelection(gridData, other, 'km')
          const chosen = (sweeps: ReturnType<typeof listToolSweeps>) =>
            sweeps.map(({ points }) => points.find(({ isChosen }) => isChosen)?.km)
          return (
            chosen(listToolSweeps(gridData, selection)).every((one) => one === km) &&
            O.isSome(estimate) &&
            chosen(listCalculatorSweeps(gridData, other)).every((one) => one === estimate.value.km)
          )
        },
      ),
    )
  })

  test('only combinations the data has: an input with one value is not swept', () => {
    const selection = { ...defaultRangeSelection(tinyToolCars[0]), climateControl: 'on' } as const
    const sweeps = listToolSweeps(sparseData, selection)
    expect(sweeps.map(({ input }) => input)).toEqual(['temperature', 'profile'])
    expect(temperatureSeries(sweeps).map(({ value, km }) => [value, km])).toEqual([
      ['0', 310],
      ['3', 405],
      ['4', 370],
    ])
    expect(listToolSweeps(toRangeData([]), selection)).toEqual([])
    expect(temperatureSeries([])).toEqual([])
  })
})
