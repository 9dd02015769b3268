import { option as O } from 'fp-ts'
import { chargingMachine, type ChargingEvent } from '../../src/charging/charging.machine.js'
import { chargingAddress } from '../../src/charging/charging.url.js'
import type { ChargingCar } from '../../src/charging/charging.types.js'
import type { ChargingState } from '../../src/charging/charging.tool.js'
import { parseQuery } from '../../src/shared/index.js'
import { tinyCars, tinyData } from '../../src/testing/charging-samples.js'
import { walkMachine, type Walk } from './walk.js'

/** The cars of the walk: EX90 with three motors and a choice of heat pump, EX40 without that choice. */
export const walkCars: readonly [ChargingCar, ChargingCar] = [
  {
    ...tinyCars[0],
    model: 'ex90-bev',
    name: 'EX90',
    motors: [
      { key: 'TM', value: 'Twin Motor' },
      { key: 'TMP', value: 'Twin Motor Performance' },
      { key: 'SM', value: 'Single Motor' },
    ],
    heatPump: O.some(true),
  },
  { ...tinyCars[1], heatPump: O.none, heatPumpDisabled: false },
]

/** What the walk of the charging page starts with: its cars, at home, with two wallboxes to choose from. */
export const walkInput: ChargingState = {
  data: tinyData,
  cars: walkCars,
  homePowers: ['11kW', '22kW'],
  place: 'home',
  ...chargingAddress.read([], { cars: walkCars, place: 'home' }),
}

/** The address the walk moves to with `address.changed`. */
export const WALKED_ADDRESS = 'carModel=EX40&cType=P&pCType=AC&kW=22kW&range=0,100'

const events: readonly ChargingEvent[] = [
  { type: 'car.choose', name: 'EX40' },
  { type: 'car.choose', name: 'EX90' },
  { type: 'motorType.choose', motorType: 'Single' },
  { type: 'motor.choose', motor: 'TMP' },
  { type: 'heatPump.set', isOn: false },
  { type: 'chargeType.toggle' },
  { type: 'current.choose', current: 'AC' },
  { type: 'current.choose', current: 'DC' },
  { type: 'power.choose', power: '150kW' },
  { type: 'homePower.choose', power: '22kW' },
  { type: 'thumbs.set', thumbs: [30, 70] },
  { type: 'thumb.set', thumb: 'to', level: 100 },
  { type: 'thumb.press', press: { thumb: 'from', key: 'ArrowRight', direction: 'ltr' } },
  { type: 'slider.grab' },
  { type: 'slider.release' },
  { type: 'selection.reset' },
  {
    type: 'address.changed',
    ...chargingAddress.read(parseQuery(WALKED_ADDRESS), { cars: walkCars, place: 'home' }),
  },
]

/** Walks the charging machine over the cars of the walk: the paths every screen that runs it should survive. */
export const walkCharging = (): Walk<ChargingEvent> =>
  walkMachine(chargingMachine, {
    input: walkInput,
    events,
    delays: ['settle'],
    distinguish: ({ value, context: { selection } }) => [
      value,
      selection.car.name,
      selection.charge.place,
    ],
  })
