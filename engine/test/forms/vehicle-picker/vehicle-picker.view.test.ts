// What a vehicle picker shows.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { none, some } from '../../../src/shared/option.js'
import type { Vehicle } from '../../../src/forms/lead/forms.types.js'
import { addedVehicle } from '../../../src/forms/quote/quote-step.url.js'
import {
  toChosenVehicleView,
  toVehiclePickerView,
  type VehiclePickerInput,
} from '../../../src/forms/quote/vehicle-picker/vehicle-picker.view.js'
import { tinyVehicle } from '../../../src/testing/forms-samples.js'

const texts = new Map([
  ['Change', 'Change'],
  ['ChangeModel', 'Change model {modelName}'],
  ['EngineElectric', 'Electric'],
  ['ModelSelectorHeading', 'Choose your model'],
  ['SeriesType.SUV', 'SUVs'],
])
const translate: VehiclePickerInput['words']['translate'] = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    texts.get(key) ?? key,
  )

const car: Vehicle = {
  ...tinyVehicle,
  presentation: {
    ...tinyVehicle.presentation,
    engineTypeTranslation: some('EngineElectric'),
    images: [
      { id: 'thanks-1', type: 'ThankYou' },
      { id: 'side-1', type: 'ModelSide' },
    ],
  },
}
const plain: Vehicle = {
  ...tinyVehicle,
  id: 'v2',
  pno34: '',
  presentation: { ...tinyVehicle.presentation, title: 'EX90', seriesType: none },
}
const input: VehiclePickerInput = {
  vehicles: [plain, car],
  chosen: some(car),
  heading: '',
  error: '',
  words: { translate },
}

describe('a vehicle picker', () => {
  test('[F-VEH-07] [F-VEH-16] tiles with picture, title and engine, in groups; the last group has no heading', () => {
    expect(toVehiclePickerView(input)).toEqual({
      heading: 'Choose your model',
      groups: [
        {
          heading: 'SUVs',
          tiles: [
            {
              id: 'v1',
              value: 'v1',
              title: 'EX30',
              engine: 'Electric',
              chosen: none,
              name: 'EX30, Electric',
              image: some('side-1'),
              alternative: 'EX30, Electric',
              isChosen: true,
            },
          ],
        },
        {
          heading: '',
          tiles: [
            {
              id: 'v2',
              value: 'v2',
              title: 'EX90',
              engine: '',
              chosen: none,
              name: 'EX90',
              image: none,
              alternative: 'EX90',
              isChosen: false,
            },
          ],
        },
      ],
      empty: '',
      error: '',
      scroll: { previous: 'PreviousModels', next: 'NextModels' },
    })
  })

  test('[F-VEH-15] the heading the form is configured with, and what is wrong', () => {
    const error = 'Choose a model under "Your next car"'
    expect(toVehiclePickerView({ ...input, heading: 'Your next car', error })).toMatchObject({
      heading: 'Your next car',
      error,
    })
  })

  test('[F-CFG-24] a purpose without vehicles, or with hidden ones only, has a text in their place', () => {
    const hidden = { ...car, presentation: { ...car.presentation, hide: true } }
    for (const vehicles of [[], [hidden]]) {
      expect(toVehiclePickerView({ ...input, vehicles })).toMatchObject({
        groups: [],
        empty: 'NoModels',
      })
    }
  })

  test('a form that is sent without scripts tells what its caller says', () => {
    const { groups } = toVehiclePickerView({
      ...input,
      toValue: (vehicle) => addedVehicle(vehicle).value,
    })
    expect(groups.flatMap(({ tiles }) => tiles.map(({ value }) => value))).toEqual([
      '416XY2',
      'ex30',
    ])
  })

  test('There are tiles or the text that there are none, never both.', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (hidden) => {
        const vehicles = hidden.map((hide, at) => ({
          ...car,
          id: `v${at}`,
          presentation: { ...car.presentation, hide },
        }))
        const { groups, empty } = toVehiclePickerView({ ...input, vehicles, chosen: none })
        const tiles = groups.flatMap((group) => group.tiles)
        expect(tiles.length > 0).toBe(empty === '')
        expect(tiles.some(({ isChosen }) => isChosen)).toBe(false)
      }),
    )
  })
})

describe('the chosen vehicle', () => {
  test('[F-VEH-07] says what its button changes', () => {
    expect(toChosenVehicleView(car, { translate })).toEqual({
      id: 'v1',
      label: 'SummaryHeading',
      title: 'EX30',
      engine: 'Electric',
      chosen: none,
      image: some('side-1'),
      alternative: 'EX30, Electric',
      change: { text: 'Change', name: 'Change model EX30' },
    })
  })
})
