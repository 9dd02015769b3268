// Which vehicles are offered, and in which order.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import type { SeriesType } from '../../../src/forms/lead/plan/vocabulary.js'
import type { Vehicle } from '../../../src/forms/lead/forms.types.js'
import { groupVehicles } from '../../../src/forms/quote/vehicle-picker/vehicle-groups.js'
import { tinyVehicle } from '../../../src/testing/forms-samples.js'

const SERIES: readonly SeriesType[] = ['SUV', 'SEDAN', 'WAGON', 'CROSSOVER']

const make = (id: string, series: SeriesType | undefined, hide = false): Vehicle => ({
  ...tinyVehicle,
  id,
  presentation: {
    ...tinyVehicle.presentation,
    hide,
    seriesType: series === undefined ? none : some(series),
  },
})

const anyVehicles = fc
  .array(fc.record({ series: fc.constantFrom(...SERIES, undefined), hide: fc.boolean() }), {
    maxLength: 30,
  })
  .map((rows) => rows.map(({ series, hide }, at) => make(`v${at}`, series, hide)))

const shape = (vehicles: readonly Vehicle[]) =>
  groupVehicles(vehicles).map(({ seriesType, vehicles: own }) => [
    toUndefined(seriesType),
    ...own.map(({ id }) => id),
  ])

describe('the groups of a picker', () => {
  test('[F-VEH-05] SUVs first, the other groups as they first appear, the list order inside', () => {
    expect(
      shape([
        make('a', 'SEDAN'),
        make('b', 'SUV'),
        make('c', 'CROSSOVER'),
        make('d', 'WAGON'),
        make('e', 'SUV'),
      ]),
    ).toEqual([
      ['SUV', 'b', 'e'],
      ['SEDAN', 'a'],
      ['CROSSOVER', 'c'],
      ['WAGON', 'd'],
    ])
  })

  test('[F-VEH-04] [D-F-59] a vehicle of no series stands in the last group', () => {
    expect(shape([make('a', undefined), make('b', 'SEDAN'), make('c', 'SUV')])).toEqual([
      ['SUV', 'c'],
      ['SEDAN', 'b'],
      [undefined, 'a'],
    ])
  })

  test('[F-VEH-06] a hidden vehicle is not offered, nor is a group of hidden ones', () => {
    expect(shape([make('a', 'SUV', true), make('b', 'WAGON'), make('c', 'WAGON', true)])).toEqual([
      ['WAGON', 'b'],
    ])
  })

  test('[F-VEH-17] a stock car is offered like any other', () => {
    const stock = { ...make('a', 'SEDAN'), isStockCar: true }
    expect(groupVehicles([stock])).toEqual([{ seriesType: some('SEDAN'), vehicles: [stock] }])
  })

  test('Every vehicle that is offered is in exactly one group.', () => {
    fc.assert(
      fc.property(anyVehicles, (vehicles) => {
        const all = groupVehicles(vehicles).flatMap((group) => group.vehicles)
        const offered = vehicles.filter(({ presentation }) => !presentation.hide)
        expect([...all].map(({ id }) => id).sort()).toEqual(offered.map(({ id }) => id).sort())
      }),
    )
  })

  test('The order of the list stays inside a group.', () => {
    fc.assert(
      fc.property(anyVehicles, (vehicles) => {
        for (const group of groupVehicles(vehicles)) {
          expect(group.vehicles.length).toBeGreaterThan(0)
          const places = group.vehicles.map((vehicle) => vehicles.indexOf(vehicle))
          expect(places).toEqual([...places].sort((a, b) => a - b))
          for (const { presentation } of group.vehicles)
            expect(presentation.seriesType).toEqual(group.seriesType)
        }
      }),
    )
  })

  test('No group comes before that of the SUVs, and none after that without a name.', () => {
    fc.assert(
      fc.property(anyVehicles, (vehicles) => {
        const names = groupVehicles(vehicles).map(({ seriesType }) => toUndefined(seriesType))
        expect(new Set(names).size).toBe(names.length)
        expect(names.indexOf('SUV')).toBeLessThanOrEqual(0)
        if (names.includes(undefined)) expect(names.at(-1)).toBeUndefined()
      }),
    )
  })
})
