import { LOADING_CONFIGURATION } from '../../src/savings/car-configuration.js'
import { savingsAddress } from '../../src/savings/savings.url.js'
import { savingsMachine, type SavingsEvent } from '../../src/savings/savings.machine.js'
import { parseQuery } from '../../src/shared/index.js'
import { tinySavingsState, tinyTaxes } from '../../src/testing/savings-samples.js'
import { walkMachine, type Walk } from './walk.js'

const events: readonly SavingsEvent[] = [
  { type: 'car.choose', car: 'EX90' },
  { type: 'car.choose', car: 'EX30' },
  { type: 'slider.set', slider: 'fuelCost', value: 1.812 },
  { type: 'slider.press', slider: 'mileage', press: { key: 'ArrowRight', direction: 'ltr' } },
  { type: 'slider.type', slider: 'fuelEconomy', value: 6.2 },
  { type: 'slider.grab' },
  { type: 'slider.release' },
  { type: 'fuel.include', isOn: false },
  { type: 'units.choose', override: { range: 'imperial' } },
  {
    type: 'configuration.answered',
    side: 'main',
    model: 'ex30-bev',
    configuration: { status: 'OK', taxes: tinyTaxes.main },
  },
  {
    type: 'configuration.answered',
    side: 'comparison',
    model: 'petrol',
    configuration: LOADING_CONFIGURATION,
  },
  { type: 'value.register', id: 'care', value: 100 },
  { type: 'value.unregister', id: 'care' },
  { type: 'selection.reset' },
  {
    type: 'address.changed',
    ...savingsAddress.read(parseQuery('car=EX90&mileage=1234&fuel=0'), tinySavingsState),
  },
]

/** Walks the savings machine over the tiny content: the paths every screen that runs it should survive. */
export const walkSavings = (): Walk<SavingsEvent> =>
  walkMachine(savingsMachine, {
    input: tinySavingsState,
    events,
    delays: ['settle'],
    distinguish: ({ value, context }) => [value, context.selection.car.type],
  })
