import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { defaultSavingsSelection } from '../../src/savings/savings-selection.js'
import { FUEL_FORMULAS } from '../../src/savings/fuel-formulas.js'
import { listBreakEvens, rankSavingsInputs, splitSavings } from '../../src/savings/what-if.js'
import { savingsAddress } from '../../src/savings/savings.url.js'
import { SAVINGS_SLIDERS, toSavingsSetup } from '../../src/savings/savings-setup.js'
import { savingsFigures, toFuelQuery } from '../../src/savings/savings-figures.js'
import { savingsTool, type SavingsState } from '../../src/savings/savings.tool.js'
import type { SavingsEvent } from '../../src/savings/savings.machine.js'
import {
  joinSavings,
  SavingsContentCodec,
  SliderContentCodec,
} from '../../src/savings/documents/savings.codec.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { decodeWith } from '../../src/shared/decode.js'
import { parseQuery } from '../../src/shared/query.js'
import { toUndefined } from '../../src/shared/result.js'
import { UNIT_SYSTEMS } from '../../src/site/unit-system.js'
import { codecLaws } from '../../src/testing/laws.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import {
  tinySavingsContent,
  tinySavingsSetup,
  tinySavingsState,
} from '../../src/testing/savings-samples.js'

const take = (...choices: readonly SavingsEvent[]): SavingsState =>
  choices.reduce(savingsTool.reduce, tinySavingsState)
const values = (...choices: readonly SavingsEvent[]) => take(...choices).selection.values
const { sliders } = tinySavingsContent

describe('content', () => {
  test('[T-FUEL-02] four sliders in their order', () => {
    expect(SAVINGS_SLIDERS).toEqual(['mileage', 'fuelCost', 'fuelEconomy', 'energyCost'])
  })

  test.each(Object.keys(sliders.fuelCost))(
    '[T-DATA-24] a slider without %s is refused with the path',
    (key) => {
      expect(Object.keys(sliders.fuelCost)).toHaveLength(7)
      const holed = Object.fromEntries(
        Object.entries(sliders.fuelCost).filter(([name]) => name !== key),
      )
      const decoded = decodeWith(SliderContentCodec, holed)
      expect(E.isLeft(decoded) && decoded.left[0]?.path.split('.')[0]).toBe(key)
    },
  )

  test('[T-FUEL-03] the fuel price has 31 positions', () => {
    const positions = new Set<number>()
    let state = take({ type: 'slider.type', slider: 'fuelCost', value: 1 })
    for (let at = 0; at < 100; at += 1) {
      positions.add(state.selection.values.fuelCost)
      const press = { key: 'ArrowRight', direction: 'ltr' } as const
      const change = savingsTool.reduce(state, { type: 'slider.press', slider: 'fuelCost', press })
      state = { ...state, ...change }
    }
    expect(positions.size).toBe(31)
    expect(Math.max(...positions)).toBe(2.5)
  })

  test.each([
    [{}, true],
    [{ includeFuelDefault: false }, false],
    [{ includeFuelDefault: true }, true],
  ])('D-T-40: content %o ticks the checkbox: %s', (change, expected) => {
    const setup = toSavingsSetup({ ...tinySavingsContent, ...change }, 'metric')
    expect(toUndefined(setup)?.includeFuel).toBe(expected)
  })

  test.each([
    [{}, 3, 3],
    [{ years: 1, ownershipMultiplier: 5 }, 1, 5],
    [{ years: 0, ownershipMultiplier: -1 }, 3, 3],
    [{ years: Number.NaN, ownershipMultiplier: Number.POSITIVE_INFINITY }, 3, 3],
  ])('[T-FUEL-07] [T-TAX-06] %o: %d years, multiplier %d', (change, years, multiplier) => {
    const setup = toUndefined(toSavingsSetup({ ...tinySavingsContent, ...change }, 'metric'))
    expect([setup?.years, setup?.multiplier]).toEqual([years, multiplier])
  })

  test('[E-T-37] useless cars are reported all together', () => {
    const [car] = tinySavingsContent.cars
    const cars = [
      { type: 'A', model: 'a', energyConsumptionValue: '18' },
      { type: ' a', model: 'b', energyConsumptionValue: 'x' },
    ]
    const joined = joinSavings({ ...tinySavingsContent, cars }, 'metric')
    expect(E.isLeft(joined) && joined.left.map(({ path }) => path)).toEqual([
      'cars.1.type',
      'cars.1.energyConsumptionValue',
    ])
    expect(car?.type).toBe('EX30')
    expect(joinSavings(tinySavingsContent, 'metric')._tag).toBe('Right')
  })

  test.each(codecLaws((document) => decodeWith(SavingsContentCodec, document)))(
    '$name',
    ({ check }) => {
      check()
    },
  )
})

describe('choices', () => {
  test.each([
    ['fuelCost', 1.812, 1.85],
    ['fuelCost', 1.79, 1.75],
    ['mileage', 15200, 16000],
    ['mileage', 14800, 14000],
    ['mileage', 1e9, 40000],
    ['mileage', Number.NaN, 15000],
  ] as const)('[T-FUEL-08] %s dragged to %d is %d', (slider, value, expected) => {
    expect(values({ type: 'slider.set', slider, value })[slider]).toBe(expected)
  })

  test('[E-T-07] a typed value goes to the nearest step, a mileage in the unit shown', () => {
    expect(values({ type: 'slider.type', slider: 'fuelCost', value: 1.612 }).fuelCost).toBe(1.6)
    const miles: SavingsEvent = { type: 'units.choose', override: { range: 'imperial' } }
    const typed: SavingsEvent = { type: 'slider.type', slider: 'mileage', value: 10000 }
    expect(values(miles, typed).mileage).toBe(16000)
    expect(values({ ...typed, value: Number.NaN }).mileage).toBe(15000)
  })

  test('another car has its consumption, and taxes are asked for anew', () => {
    const state = take({ type: 'car.choose', car: 'ex90' })
    expect(state.selection.car.energyConsumption).toBe(22)
    expect(state.main.status).toBe('LOADING')
    expect(state.comparison.status).toBe('LOADING')
    const back = savingsTool.reduce(state, { type: 'car.choose', car: 'EX90' })
    expect([back.main, back.comparison]).toEqual([state.main, state.comparison])
    expect(take({ type: 'car.choose', car: 'EX30' }).main.status).toBe('OK')
    expect(take({ type: 'car.choose', car: 'nobody' }).selection.car.type).toBe('EX30')
  })

  test('an answer for another car than the chosen is an old one', () => {
    const configuration = { status: 'ERROR', taxes: tinySavingsState.main.taxes } as const
    const answer = { type: 'configuration.answered', side: 'main', configuration } as const
    expect(take({ ...answer, model: 'ex90-bev' }).main.status).toBe('OK')
    expect(take({ ...answer, model: 'ex30-bev' }).main.status).toBe('ERROR')
    expect(take({ ...answer, side: 'comparison', model: 'petrol' }).comparison.status).toBe('ERROR')
    expect(take({ ...answer, side: 'comparison', model: 'petrol-large' }).comparison.status).toBe(
      'OK',
    )
  })

  test('[E-T-36] reset gives the defaults; an event the page does not know changes nothing', () => {
    const moved = take(
      { type: 'car.choose', car: 'EX90' },
      { type: 'fuel.include', isOn: false },
      { type: 'slider.type', slider: 'mileage', value: 3000 },
      { type: 'selection.reset' },
    )
    expect(moved.selection).toEqual(defaultSavingsSelection(tinySavingsSetup))
    expect(savingsTool.reduce(tinySavingsState, { type: 'hasOwnProperty' })).toBe(tinySavingsState)
  })

  test('A savings slider lies on its grid or at an end.', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom(...SAVINGS_SLIDERS), (value, slider) => {
        const [a, b] = [
          values({ type: 'slider.set', slider, value })[slider],
          values({ type: 'slider.type', slider, value })[slider],
        ]
        const { min, step } = sliders[slider]
        return [a, b].every((one) => {
          const steps = (one - Number(min)) / Number(step)
          return Math.abs(steps - Math.round(steps)) < 1e-6
        })
      }),
    )
  })
})

const read = (text: string) => savingsAddress.read(parseQuery(text), tinySavingsState)

describe('the address', () => {
  test.each([
    ['', 'EX30', 15000, 1.8, true, ''],
    ['car=ex90&mileage=20000&fuelCost=2&fuel=0', 'EX90', 20000, 2, false, ''],
    ['car=x&mileage=20400&fuelCost=9', 'EX30', 20000, 2.5, true, 'car,mileage,fuelCost'],
    ['mileage=&fuelCost=free&fuel=yes', 'EX30', 15000, 1.8, true, 'mileage,fuelCost,fuel'],
    ['fuel=true', 'EX30', 15000, 1.8, true, 'fuel'],
  ])('[E-T-17] [E-T-27] %j', (text, car, mileage, fuelCost, includeFuel, corrections) => {
    const { selection, corrections: found } = read(text)
    expect([
      selection.car.type,
      selection.values.mileage,
      selection.values.fuelCost,
      selection.includeFuel,
      found.join(),
    ]).toEqual([car, mileage, fuelCost, includeFuel, corrections])
  })

  test('it does not touch the parameters of the cost calculator', () => {
    const before = parseQuery('costMileage=1&mileage=2&utm_source=x')
    expect(savingsAddress.write(read('').selection, before)).toBe(
      'car=EX30&mileage=15000&fuelCost=1.8&fuelEconomy=7&energyCost=0.3&fuel=1&costMileage=1&utm_source=x',
    )
    expect(savingsAddress.clear(before)).toBe('costMileage=1&utm_source=x')
    expect(savingsAddress.parameters).toHaveLength(6)
  })

  const hostile = fc
    .array(
      fc.tuple(
        fc.constantFrom(...savingsAddress.parameters, 'utm_source'),
        fc.oneof(hostileText, fc.constantFrom('EX90', '12345', '1.23', '-1', '0', '1')),
      ),
    )
    .map((parts) => parts.map(([key, value]) => `${key}=${value}`).join('&'))

  test('Any query gives a valid savings selection.', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { selection } = read(text)
        return (
          tinySavingsSetup.cars.includes(selection.car) &&
          SAVINGS_SLIDERS.every(
            (slider) =>
              selection.values[slider] >= Number(sliders[slider].min) &&
              selection.values[slider] <= Number(sliders[slider].max),
          )
        )
      }),
    )
  })

  const anySelection = fc
    .tuple(
      fc.constantFrom(...tinySavingsSetup.cars),
      fc.array(fc.double({ noNaN: true }), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
    .map(
      ([car, numbers, isOn]) =>
        [
          { type: 'car.choose', car: car.type } as const,
          { type: 'fuel.include', isOn } as const,
          ...SAVINGS_SLIDERS.map((slider, at): SavingsEvent => ({
            type: 'slider.type',
            slider,
            value: numbers[at] ?? 0,
          })),
        ].reduce<SavingsState>(savingsTool.reduce, tinySavingsState).selection,
    )

  test('[E-T-17] Reading a written savings selection gives the selection back.', () => {
    fc.assert(
      fc.property(anySelection, hostile, (selection, before) => {
        const written = savingsAddress.write(selection, parseQuery(before))
        expect(read(written)).toEqual({ selection, corrections: [] })
      }),
    )
  })

  test('[E-T-17] on any grid a written savings selection is read back as it was', () => {
    const numberQuery = (max: number) =>
      fc
        .tuple(
          fc.constantFrom(...SAVINGS_SLIDERS),
          fc.constantFrom('slider.set', 'slider.type'),
          fc.oneof(fc.double({ min: -1, max: max * 2, noNaN: true }), fc.constant(max)),
        )
        .map(([slider, type, value]): SavingsEvent => ({ type, slider, value }))
    const scene = fc
      .record({
        min: fc.double({ min: 0, max: 2, noNaN: true }),
        max: fc.double({ min: 3, max: 50000, noNaN: true }),
        step: fc.double({ min: 0.01, max: 3000, noNaN: true }),
        decimals: fc.integer({ min: 0, max: 4 }),
      })
      .chain((grid) =>
        fc.tuple(
          fc.constant(grid),
          fc.array(numberQuery(grid.max), { minLength: 1, maxLength: 5 }),
        ),
      )
    fc.assert(
      fc.property(scene, ([grid, choices]) => {
        const all = Object.fromEntries(
          SAVINGS_SLIDERS.map((slider) => [slider, { ...sliders[slider], ...grid }]),
        ) as typeof sliders
        const setup = toUndefined(toSavingsSetup({ ...tinySavingsContent, sliders: all }, 'metric'))
        if (setup === undefined) throw new Error('content has cars')
        const start = { ...tinySavingsState, setup, selection: defaultSavingsSelection(setup) }
        const { selection } = choices.reduce<SavingsState>(savingsTool.reduce, start)
        const written = savingsAddress.write(selection, [])
        expect(savingsAddress.read(parseQuery(written), { setup })).toEqual({
          selection,
          corrections: [],
        })
      }),
    )
  })

  test('Writing what was read from a savings address changes nothing more.', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = savingsAddress.write(read(text).selection, parseQuery(text))
        return savingsAddress.write(read(once).selection, parseQuery(once)) === once
      }),
    )
  })
})

describe('[B-T-04] what if', () => {
  const at = (state: SavingsState) =>
    listBreakEvens(state).map(({ slider, value, isReachable }) => [
      slider,
      toUndefined(value)?.toFixed(4),
      isReachable,
    ])

  test('break-even of every slider, exact', () => {
    expect(at(tinySavingsState)).toEqual([
      ['mileage', '-2500.0000', false],
      ['fuelCost', '0.6000', false],
      ['fuelEconomy', '2.3333', false],
      ['energyCost', '0.7667', true],
    ])
    expect(listBreakEvens(take({ type: 'fuel.include', isOn: false }))).toEqual([])
  })

  const amount = fc.double({ min: 0.5, max: 1e4, noNaN: true })

  test('A break-even of the savings put back gives a total of 0 to 1e-6.', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.constantFrom(...UNIT_SYSTEMS),
        (mileage, fuelCost, fuelEconomy, energyCost, system) => {
          const state: SavingsState = {
            ...tinySavingsState,
            setup: { ...tinySavingsSetup, system },
            selection: {
              ...tinySavingsState.selection,
              values: { mileage, fuelCost, fuelEconomy, energyCost },
            },
          }
          const { fuel, total } = savingsFigures(state)
          const taxes = total.sum - fuel.value
          for (const { slider, value } of listBreakEvens(state)) {
            if (O.isNone(value)) continue
            const query = toFuelQuery(state.setup, state.selection)
            const back = computeFormula(FUEL_FORMULAS[system], { ...query, [slider]: value.value })
            const size = Math.max(1, Math.abs(fuel.fuel), Math.abs(fuel.energy))
            expect(Math.abs(back + taxes)).toBeLessThanOrEqual(1e-6 * size)
          }
        },
      ),
    )
  })

  test('the ranking is that of the swings', () => {
    const bars = rankSavingsInputs(tinySavingsState)
    const swings = bars.map(({ swing }) => swing)
    expect([...swings].sort((a, b) => b - a)).toEqual(swings)
    const fuelCost = bars.find(({ input }) => input === 'fuelCost')
    expect(fuelCost?.swing).toBeCloseTo(3 * 150 * 7 * 1.5, 6)
    expect(bars.map(({ input }) => input)).toEqual([
      'fuelEconomy',
      'mileage',
      'energyCost',
      'fuelCost',
    ])
  })

  test('The two stacks differ by the savings.', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const figures = savingsFigures(state)
        const { mainTotal, comparisonTotal } = splitSavings(figures)
        return Math.abs(comparisonTotal - mainTotal - figures.total.sum) <= 1e-6
      }),
    )
  })

  test('only what counts is in the stacks', () => {
    const { main, comparison } = splitSavings(savingsFigures(tinySavingsState))
    expect(main.map(({ id }) => id)).toEqual(['energy', 'tax.road'])
    expect(comparison.map(({ id }) => id)).toEqual(['fuel', 'tax.road'])
    const without = splitSavings(savingsFigures(take({ type: 'fuel.include', isOn: false })))
    expect(without.main.map(({ id, value }) => [id, value])).toEqual([['tax.road', 30]])
  })
})

const anyState: fc.Arbitrary<SavingsState> = fc
  .record({
    mileage: fc.integer({ min: 0, max: 40 }),
    fuelCost: fc.double({ min: 1, max: 2.5, noNaN: true }),
    isOn: fc.boolean(),
  })
  .map(({ mileage, fuelCost, isOn }) =>
    take(
      { type: 'slider.type', slider: 'mileage', value: mileage * 1000 },
      { type: 'slider.type', slider: 'fuelCost', value: fuelCost },
      { type: 'fuel.include', isOn },
    ),
  )
