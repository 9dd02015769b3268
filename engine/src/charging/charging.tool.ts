import * as O from '#fp-ts/Option'
import { findCarBy, type MotorKey, type MotorType } from '../car/index.js'
import { toUndefined } from '../shared/index.js'
import { defineTool, type ToolState } from '../tool/index.js'
import { pressThumb, setThumb, setThumbs, type Thumb, type ThumbPress } from './charge-range.js'
import type { ChargerPower, Current, HomePower } from './charger.js'
import { toLogEntry } from './charging.errors.js'
import type { Charge, ChargeSelection, ChargingCar, ChargingData } from './charging.types.js'
import { chargingAddress } from './charging.url.js'
import { listChargeNotes } from './estimate.js'
import {
  chooseCar,
  chooseCurrent,
  chooseHomePower,
  chooseMotor,
  chooseMotorType,
  choosePower,
  listGivenWay,
  setHeatPump,
  setRange,
  toggleChargeType,
  type Correction,
} from './selection.js'

/** State of the charging page. */
export interface ChargingState extends ToolState<ChargeSelection, Correction> {
  readonly data: ChargingData
  /** The cars of the tool; the first is the one to start with. */
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  /** Default place of charging, unless the URL sets one. */
  readonly place: Charge['place']
  /** Wallbox powers offered by the site; 11 kW only by default. */
  readonly homePowers?: readonly HomePower[]
}

/** What a visitor can choose on the page. */
export type ChargingChoice =
  | { readonly type: 'car.choose'; readonly name: string }
  | { readonly type: 'motorType.choose'; readonly motorType: MotorType }
  | { readonly type: 'motor.choose'; readonly motor: MotorKey }
  | { readonly type: 'heatPump.set'; readonly isOn: boolean }
  | { readonly type: 'chargeType.toggle' }
  | { readonly type: 'current.choose'; readonly current: Current }
  | { readonly type: 'power.choose'; readonly power: ChargerPower }
  | { readonly type: 'homePower.choose'; readonly power: HomePower }
  | { readonly type: 'thumbs.set'; readonly thumbs: readonly [number, number] }
  | { readonly type: 'thumb.set'; readonly thumb: Thumb; readonly level: number }
  | { readonly type: 'thumb.press'; readonly press: ThumbPress }

/**
 * Tool definition of the charging page: URL codec, and a reducer of each choice. Choices of a public charger have an
 * effect in public only, the power of a wallbox at home only.
 *
 * @source T-CHG-14, T-CHG-23, T-CHG-24, T-CHG-25, T-CHG-33, T-CHG-36, D-T-08, D-T-12, E-T-05, E-T-36
 *
 * @example An unknown car changes nothing
 * ```ts
 * import { chargingTool } from '@evkit/engine/charging'
 * import { tinyInput } from '@evkit/engine/testing'
 *
 * chargingTool.reduce(tinyInput, { type: 'car.choose', name: 'Model 9' }) === tinyInput // => true
 * ```
 * @category state
 */
export const chargingTool = defineTool<ChargingState, ChargingChoice>({
  name: 'charging',
  address: chargingAddress,
  // One note for each battery without a charging table.
  notes: ({ data, selection: { car, motor } }) =>
    O.isNone(motor)
      ? []
      : listChargeNotes(data, { model: car.model, motor: motor.value }).map(toLogEntry),
  choices: {
    'car.choose': ({ selection, cars }, { name }) => {
      const car = toUndefined(findCarBy('name', cars, name))
      if (car === undefined) return {}
      const next = chooseCar(selection, car)
      return { selection: next, corrections: listGivenWay(selection, next) }
    },
    'motorType.choose': ({ selection }, { motorType }) => ({
      selection: chooseMotorType(selection, motorType),
    }),
    'motor.choose': ({ selection }, { motor }) => ({ selection: chooseMotor(selection, motor) }),
    'heatPump.set': ({ selection }, { isOn }) => ({ selection: setHeatPump(selection, isOn) }),
    'chargeType.toggle': ({ selection }) => ({ selection: toggleChargeType(selection) }),
    'current.choose': ({ selection }, { current }) => ({
      selection: chooseCurrent(selection, current),
    }),
    'power.choose': ({ selection }, { power }) => ({ selection: choosePower(selection, power) }),
    'homePower.choose': ({ selection, homePowers = [] }, { power }) => ({
      selection: chooseHomePower(selection, power, homePowers),
    }),
    'thumbs.set': ({ selection }, { thumbs }) => ({
      selection: setRange(selection, setThumbs(selection.range, thumbs)),
    }),
    'thumb.set': ({ selection }, { thumb, level }) => ({
      selection: setRange(selection, setThumb(selection.range, thumb, level)),
    }),
    'thumb.press': ({ selection }, { press }) => ({
      selection: setRange(selection, pressThumb(selection.range, press)),
    }),
  },
  news: {},
})
