import { findCarBy, isMotorKey, isMotorType } from '../car/index.js'
import { toUndefined } from '../shared/index.js'
import { defineAddress } from '../tool/index.js'
import { parseChargeRange, writeChargeRange } from './charge-range.js'
import { DEFAULT_AC_POWER, defaultCharger, toPowerKey } from './charger.js'
import type { ChargeSelection } from './charging.types.js'
import type { ChargingState } from './charging.tool.js'
import {
  chooseHomePower,
  choosePower,
  CORRECTIONS,
  defaultSelection,
  HOME_CHARGE,
  preferMotor,
  preferMotorType,
  PUBLIC_CHARGE,
  setRange,
  type Correction,
} from './selection.js'

/** Input of the URL parser: cars and defaults. */
export type ChargingStart = Pick<ChargingState, 'cars' | 'place' | 'homePowers'>

/** Writes where somebody charges, as the address says it. */
export const writePlace = (place: string): 'P' | 'H' => (place === 'public' ? 'P' : 'H')

/**
 * Parses and serializes the charging page's query parameters.
 *
 * | parameter    | accepted                                             | else                      |
 * | ------------ | ---------------------------------------------------- | ------------------------- |
 * | `carModel`   | a display name, case-insensitively                   | the first car             |
 * | `powerTrain` | a key of the car; a type word; another known key is replaced | the car's first motor     |
 * | `cType`      | `H` or `P`                                           | home; absent: the page's  |
 * | `pCType`     | `AC` or `DC`, in public only                         | DC                        |
 * | `kW`         | a power of the current, with or without `kW`; at home also what the site offers | 11kW or 250kW |
 * | `range`      | see `parseChargeRange`                               | 20 to 80                  |
 *
 * At home the default power is not written.
 *
 * @law Any query gives a valid selection.
 * @law Reading a written selection gives the selection back.
 * @law Writing what was read changes nothing more.
 * @source T-CHG-01, T-CHG-05, T-CHG-06, T-CHG-09, T-CHG-16, T-CHG-17, T-CHG-32, D-T-10, D-T-14, E-T-05, E-T-27, E-T-36
 *
 * @example Public DC by address
 * ```ts
 * import { chargingAddress } from '@evkit/engine/charging'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCars } from '@evkit/engine/testing'
 *
 * const query = parseQuery('?carModel=ex30&cType=P&pCType=DC&kW=150&range=0,85')
 * const { selection, corrections } = chargingAddress.read(query, { cars: tinyCars, place: 'home' })
 * corrections // => ['range']
 * chargingAddress.write(selection, []) // => 'carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=150kW&range=20,80'
 * ```
 * @category state
 */
export const chargingAddress = defineAddress<ChargeSelection, ChargingStart, Correction>({
  start: ({ cars, place }) => defaultSelection(cars[0], place),
  corrections: CORRECTIONS,
  parameters: [
    {
      name: 'carModel',
      alias: 'model',
      correction: 'car',
      read: (text, _selection, { cars, place }) => {
        const car = toUndefined(findCarBy('name', cars, text))
        return car && defaultSelection(car, place)
      },
      write: ({ car }) => car.name,
    },
    {
      name: 'powerTrain',
      alias: 'version',
      correction: 'motor',
      read: (text, selection) => {
        if (isMotorType(text)) return preferMotorType(selection, text)
        return isMotorKey(text) ? preferMotor(selection, text) : undefined
      },
      isKept: (text, { motorType, motor }) =>
        isMotorType(text) ? motorType === text : toUndefined(motor) === text,
      write: ({ motor }) => toUndefined(motor),
    },
    {
      name: 'cType',
      correction: 'place',
      read: (text, selection) => ({
        ...selection,
        charge: text === 'P' ? PUBLIC_CHARGE : HOME_CHARGE,
      }),
      isKept: (text, { charge }) => text === writePlace(charge.place),
      write: ({ charge }) => writePlace(charge.place),
    },
    {
      name: 'pCType',
      correction: 'current',
      read: (text, selection) => {
        if (selection.charge.place === 'home') return selection
        return text === 'AC' || text === 'DC'
          ? { ...selection, charge: { place: 'public', charger: defaultCharger(text) } }
          : undefined
      },
      write: ({ charge }) => (charge.place === 'public' ? charge.charger.current : undefined),
    },
    {
      name: 'kW',
      correction: 'power',
      read: (text, selection, { homePowers = [] }) =>
        chooseHomePower(choosePower(selection, text), text, homePowers),
      isKept: (text, { charge }) => toPowerKey(text) === charge.charger.power,
      write: ({ charge: { place, charger } }) =>
        place === 'home' && charger.power === DEFAULT_AC_POWER ? undefined : charger.power,
    },
    {
      name: 'range',
      correction: 'range',
      read: (text, selection) => {
        const range = toUndefined(parseChargeRange(text))
        return range && setRange(selection, range)
      },
      write: ({ range }) => writeChargeRange(range),
    },
  ],
})
