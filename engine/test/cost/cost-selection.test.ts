import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { costAddress } from '../../src/cost/cost.url.js'
import { costTool, type CostChoice } from '../../src/cost/cost.tool.js'
import { defaultCostSelection, setCostSlider } from '../../src/cost/cost-selection.js'
import { findCostCar, toCostCar, toCostCars } from '../../src/cost/cost-car.js'
import { rankCostInputs, toCostQuery } from '../../src/cost/cost-sensitivity.js'
import type { CostEvent } from '../../src/cost/cost.machine.js'
import { parseQuery } from '../../src/shared/query.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyCostCars, tinyCostItem, tinyCostState } from '../../src/testing/cost-samples.js'

const take = (...actions: readonly CostEvent[]) => actions.reduce(costTool.reduce, tinyCostState)
const values = (...actions: readonly CostEvent[]) => take(...actions).selection.values
const press = (
  slider: 'mileage' | 'energyCost',
  key: 'ArrowRight' | 'Home' | 'End',
): CostChoice => ({
  type: 'slider.press',
  slider,
  press: { key, direction: 'ltr' },
})

describe('car types', () => {
  test('[T-COST-02] the first type is selected at start', () => {
    expect(tinyCostState.selection.car.type).toBe('EX30')
    const cars = toCostCars([1, 2, 3].map((at) => ({ ...tinyCostItem, type: `T${at}` })))
    expect(O.isSome(cars) && cars.value.map(({ type }) => type)).toEqual(['T1', 'T2', 'T3'])
  })

  test('[T-COST-03] another tab puts both sliders to the new defaults, whatever was set', () => {
    const moved: readonly CostChoice[] = [
      { type: 'type.choose', carType: 'EX90' },
      { type: 'slider.set', slider: 'mileage', value: 3000 },
      { type: 'slider.set', slider: 'energyCost', value: 0.8 },
    ]
    expect(values(...moved, { type: 'type.choose', carType: 'EX30' })).toEqual({
      mileage: 15000,
      energyCost: 0.28,
    })
  })

  test('the tab already shown, and a type nobody has, change nothing', () => {
    const moved: CostChoice = { type: 'slider.set', slider: 'mileage', value: 3000 }
    expect(values(moved, { type: 'type.choose', carType: 'EX30' }).mileage).toBe(3000)
    expect(values(moved, { type: 'type.choose', carType: 'Model 9' }).mileage).toBe(3000)
    expect(findCostCar(tinyCostCars, 'constructor')._tag).toBe('None')
  })

  test.each([
    [{ mileageDefaultValue: 90000 }, 'mileage', 40000],
    [{ energyCostDefaultValue: 0.05 }, 'energyCost', 0.1],
    [{ mileageDefaultValue: 15300 }, 'mileage', 15500],
    [{ mileageDefaultValue: 'many' }, 'mileage', 1000],
    [{ mileageDefaultValue: '15000' }, 'mileage', 15000],
    [{ mileageMaxValue: '', mileageMinValue: 'x', mileageStep: 10 }, 'mileage', 100],
  ] as const)('[T-COST-12] %o starts %s at %d', (change, slider, expected) => {
    expect(toCostCar({ ...tinyCostItem, ...change }).starts[slider]).toBe(expected)
  })

  test('[T-DATA-30] another maximum in content is another end of the slider', () => {
    const car = toCostCar({ ...tinyCostItem, mileageMaxValue: 50000 })
    expect(setCostSlider(defaultCostSelection(car), 'mileage', 48000).values.mileage).toBe(48000)
  })
})

describe('sliders', () => {
  test('[T-COST-04] keys at the mileage', () => {
    expect(values(press('mileage', 'ArrowRight')).mileage).toBe(15500)
    expect(values(press('mileage', 'End')).mileage).toBe(40000)
    expect(values(press('mileage', 'Home')).mileage).toBe(1000)
  })

  test('[T-COST-05] a key at the energy cost', () => {
    expect(values(press('energyCost', 'ArrowRight')).energyCost).toBe(0.29)
  })

  test.each([
    ['mileage', 15240, 15000],
    ['mileage', 15250, 15500],
    ['energyCost', 0.283, 0.28],
    ['mileage', -5, 1000],
    ['mileage', 1e9, 40000],
    ['mileage', Number.NaN, 15000],
    ['mileage', Number.POSITIVE_INFINITY, 15000],
  ] as const)('[T-COST-06] %s set to %d is %d', (slider, value, expected) => {
    expect(values({ type: 'slider.set', slider, value })[slider]).toBe(expected)
  })

  test('[E-T-07] [E-T-40] a typed mileage is in the unit shown', () => {
    const typed: CostChoice = { type: 'slider.type', slider: 'mileage', value: 10000 }
    expect(values(typed).mileage).toBe(10000)
    const miles: CostEvent = { type: 'units.choose', override: { range: 'imperial' } }
    expect(values(miles, typed).mileage).toBe(16000)
    expect(take(miles).shownDistance).toBe('mi')
    expect(values(miles, { ...typed, slider: 'energyCost', value: 0.5 }).energyCost).toBe(0.5)
  })

  test('A slider value lies on the grid of its car type or at an end.', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom('mileage', 'energyCost'), (value, slider) => {
        const { selection } = costTool.reduce(tinyCostState, {
          type: 'slider.set',
          slider,
          value,
        })
        const steps = (selection.values.mileage - 1000) / 500
        const cents = selection.values.energyCost * 100
        return (
          Math.abs(steps - Math.round(steps)) < 1e-9 && Math.abs(cents - Math.round(cents)) < 1e-9
        )
      }),
    )
  })

  test('[E-T-36] reset gives the defaults of the first type and forgets corrections', () => {
    const state = {
      ...tinyCostState,
      ...costAddress.read(parseQuery('costType=x&costMileage=1'), tinyCostState),
    }
    expect(costTool.reduce(state, { type: 'selection.reset' })).toEqual({
      ...state,
      selection: defaultCostSelection(tinyCostCars[0]),
      corrections: [],
      shownDistance: 'km',
    })
  })

  test('an event the tool does not know changes nothing', () => {
    expect(costTool.reduce(tinyCostState, { type: 'toString' }).selection).toBe(
      tinyCostState.selection,
    )
  })
})

describe('the address', () => {
  const read = (text: string) => costAddress.read(parseQuery(text), tinyCostState)

  test.each([
    ['', 'EX30', 15000, 0.28, ''],
    ['costType=ex90', 'EX90', 20000, 0.3, ''],
    ['costType=EX90&costMileage=12500&costEnergy=0.5', 'EX90', 12500, 0.5, ''],
    ['costType=Model+9&costMileage=12500', 'EX30', 12500, 0.28, 'type'],
    ['costMileage=15240', 'EX30', 15000, 0.28, 'mileage'],
    ['costMileage=1e9&costEnergy=free', 'EX30', 40000, 0.28, 'mileage,energyCost'],
    ['costMileage=&costEnergy=', 'EX30', 15000, 0.28, 'mileage,energyCost'],
    ['costMileage=Infinity', 'EX30', 15000, 0.28, 'mileage'],
    ['costMileage=2000&costMileage=3000', 'EX30', 2000, 0.28, ''],
  ])('[E-T-17] [E-T-27] %j', (text, type, mileage, energyCost, corrections) => {
    const { selection, corrections: found } = read(text)
    expect([selection.car.type, selection.values, found.join()]).toEqual([
      type,
      { mileage, energyCost },
      corrections,
    ])
  })

  test('parameters are written in order, others stay', () => {
    const written = costAddress.write(
      read('costType=EX90').selection,
      parseQuery('utm_source=a%2Bb&costMileage=1'),
    )
    expect(written).toBe('costType=EX90&costMileage=20000&costEnergy=0.3&utm_source=a%2Bb')
    expect(costAddress.clear(parseQuery(written))).toBe('utm_source=a%2Bb')
    expect(costAddress.parameters).toHaveLength(3)
  })

  const hostile = fc
    .array(
      fc.tuple(
        fc.constantFrom(...costAddress.parameters, 'utm_source'),
        fc.oneof(hostileText, fc.constantFrom('EX90', '12345', '0.5', '-1', '1e400')),
      ),
    )
    .map((parts) => parts.map(([key, value]) => `${key}=${value}`).join('&'))

  test('Any query gives a valid cost selection.', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { car, values: found } = read(text).selection
        return (
          tinyCostCars.includes(car) &&
          found.mileage >= 1000 &&
          found.mileage <= 40000 &&
          found.energyCost >= 0.1 &&
          found.energyCost <= 0.9
        )
      }),
    )
  })

  const anySelection = fc
    .tuple(fc.constantFrom(...tinyCostCars), fc.integer(), fc.double({ noNaN: true }))
    .map(([car, mileage, energyCost]) =>
      setCostSlider(
        setCostSlider(defaultCostSelection(car), 'mileage', mileage),
        'energyCost',
        energyCost,
      ),
    )

  test('[E-T-17] Reading a written cost selection gives the selection back.', () => {
    fc.assert(
      fc.property(anySelection, hostile, (selection, before) => {
        const written = costAddress.write(selection, parseQuery(before))
        expect(read(written)).toEqual({ selection, corrections: [] })
      }),
    )
  })

  const end: readonly CostChoice[] = [
    press('mileage', 'End'),
    { type: 'slider.set', slider: 'mileage', value: 40200 },
    { type: 'slider.type', slider: 'mileage', value: 40200 },
    { type: 'slider.type', slider: 'mileage', value: 90000 },
  ]
  const uneven = toCostCar({ ...tinyCostItem, mileageMaxValue: 40200, mileageDefaultValue: 90000 })

  test('[T-COST-12] [E-T-17] an end that is no step is one figure, however it is reached', () => {
    expect(uneven.starts.mileage).toBe(40200)
    const state = { ...tinyCostState, selection: defaultCostSelection(uneven) }
    const low = costTool.reduce(state, press('mileage', 'Home'))
    for (const asked of end) {
      const { selection } = costTool.reduce(low, asked)
      expect(selection.values.mileage).toBe(40200)
      const written = costAddress.write(selection, [])
      expect(costAddress.read(parseQuery(written), { cars: [uneven] })).toEqual({
        selection,
        corrections: [],
      })
    }
  })

  test('[E-T-07] whoever types the end as it is shown in miles means the end', () => {
    const state = {
      ...tinyCostState,
      selection: defaultCostSelection(uneven),
      shownDistance: 'mi',
    } as const
    const typed = (value: number) =>
      costTool.reduce(state, { type: 'slider.type', slider: 'mileage', value }).selection.values
    expect([typed(24984).mileage, typed(24983).mileage, typed(622).mileage]).toEqual([
      40200, 40000, 1000,
    ])
  })

  test('[E-T-17] on any grid a written cost selection is read back as it was', () => {
    const choices = fc.array(
      fc.oneof(
        fc.constantFrom(...end, press('mileage', 'ArrowRight')),
        fc
          .double({ min: -10, max: 60000, noNaN: true })
          .map((value): CostChoice => ({ type: 'slider.set', slider: 'mileage', value })),
      ),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2000, noNaN: true }),
        fc.double({ min: 2001, max: 50000, noNaN: true }),
        fc.double({ min: 0.01, max: 3000, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        choices,
        (min, max, step, decimals, steps) => {
          const car = toCostCar({
            ...tinyCostItem,
            mileageMinValue: min,
            mileageMaxValue: max,
            mileageStep: step,
            mileageDecimal: decimals,
          })
          const start = { ...tinyCostState, selection: defaultCostSelection(car) }
          const { selection } = steps.reduce(costTool.reduce, start)
          const written = costAddress.write(selection, [])
          expect(costAddress.read(parseQuery(written), { cars: [car] })).toEqual({
            selection,
            corrections: [],
          })
        },
      ),
    )
  })

  test('Writing what was read from a cost address changes nothing more.', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = costAddress.write(read(text).selection, parseQuery(text))
        return costAddress.write(read(once).selection, parseQuery(once)) === once
      }),
    )
  })
})

describe('[B-T-04] what moves the cost', () => {
  test('swings are those of the formula over all that can be set', () => {
    const bars = rankCostInputs(tinyCostState.selection, tinyCostCars, 'km')
    expect(bars.map(({ input, low, high }) => [input, low, high])).toEqual([
      ['energyCost', 0.1, 0.9],
      ['mileage', 1000, 40000],
      ['energyConsumption', 18, 22],
    ])
    const perKm = (18 / 100) * 0.28
    expect(bars[1]?.swing).toBeCloseTo((39000 * perKm) / 12, 9)
    expect(bars[0]?.swing).toBeCloseTo((15000 * 0.18 * 0.8) / 12, 9)
    expect(toCostQuery(tinyCostState.selection).mileage).toBe(15000)
  })

  test('one car type has no span of consumption, no number has no bar', () => {
    const lonely = rankCostInputs(tinyCostState.selection, [tinyCostCars[0]], 'km')
    expect(lonely.map(({ input }) => input)).toEqual(['energyCost', 'mileage'])
    const car = toCostCar({ ...tinyCostItem, energyConsumption: 'none' })
    expect(rankCostInputs(defaultCostSelection(car), [car], 'km')).toEqual([])
  })
})
