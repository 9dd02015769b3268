import { findCarByName, type MotorKey, type MotorType } from '../car/index.js'
import { pressThumb, setThumb, setThumbs, type Thumb, type ThumbPress } from './charge-range.js'
import type { ChargerPower, Current, HomePower } from './charger.js'
import type { Charge, ChargeSelection, ChargingCar } from './charging.types.js'
import {
  chooseCar,
  chooseCurrent,
  chooseHomePower,
  chooseMotor,
  chooseMotorType,
  choosePower,
  defaultSelection,
  listGivenWay,
  setHeatPump,
  setRange,
  toggleChargeType,
  type Correction,
} from './selection.js'

/** What a visitor can wish for on the page, and what the address can ask for. */
export type ChargingWish =
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
  | { readonly type: 'selection.reset' }
  | {
      readonly type: 'address.changed'
      readonly selection: ChargeSelection
      readonly corrections: readonly Correction[]
    }

/** What a wish meets. */
export interface WishState {
  /** The cars of the tool; the first is the one to start with. */
  readonly cars: readonly [ChargingCar, ...ChargingCar[]]
  /** Where the car is charged when the address does not say. */
  readonly place: Charge['place']
  /** What the site offers at home; 11 kW alone unless given. */
  readonly homePowers?: readonly HomePower[]
  readonly selection: ChargeSelection
  /** What was asked for last and could not be had. */
  readonly corrections: readonly Correction[]
}

const isWish = (event: { readonly type: string }): event is ChargingWish =>
  Object.hasOwn(TAKE, event.type)

type Take = {
  readonly [Type in ChargingWish['type']]: (
    state: WishState,
    wish: Extract<ChargingWish, { readonly type: Type }>,
  ) => ChargeSelection
}

// One way for each wish; a wish without one does not compile.
const TAKE: Take = {
  'car.choose': ({ selection, cars }, { name }) => {
    const car = findCarByName(cars, name)
    return car._tag === 'Some' ? chooseCar(selection, car.value) : selection
  },
  'motorType.choose': ({ selection }, { motorType }) => chooseMotorType(selection, motorType),
  'motor.choose': ({ selection }, { motor }) => chooseMotor(selection, motor),
  'heatPump.set': ({ selection }, { isOn }) => setHeatPump(selection, isOn),
  'chargeType.toggle': ({ selection }) => toggleChargeType(selection),
  'current.choose': ({ selection }, { current }) => chooseCurrent(selection, current),
  'power.choose': ({ selection }, { power }) => choosePower(selection, power),
  'homePower.choose': ({ selection, homePowers = [] }, { power }) =>
    chooseHomePower(selection, power, homePowers),
  'thumbs.set': ({ selection }, { thumbs }) =>
    setRange(selection, setThumbs(selection.range, thumbs)),
  'thumb.set': ({ selection }, { thumb, level }) =>
    setRange(selection, setThumb(selection.range, thumb, level)),
  'thumb.press': ({ selection }, { press }) =>
    setRange(selection, pressThumb(selection.range, press)),
  'selection.reset': ({ cars, place }) => defaultSelection(cars[0], place),
  'address.changed': (_state, { selection }) => selection,
}

const correctionsOf = (
  before: ChargeSelection,
  wish: ChargingWish,
  after: ChargeSelection,
): readonly Correction[] => {
  if (wish.type === 'address.changed') return wish.corrections
  return wish.type === 'car.choose' ? listGivenWay(before, after) : []
}

/**
 * Takes a wish: the selection it leads to, and what could not be had.
 *
 * @param state - Cars, place and the selection so far.
 * @param event - A wish; any other event changes nothing.
 * @returns The next selection, valid by construction, and its corrections.
 * @source T-CHG-14, T-CHG-25, T-CHG-33, D-T-08, E-T-05, E-T-36
 *
 * @example An unknown car is no wish that counts
 * ```ts
 * import { takeWish } from '@evkit/engine/charging'
 * import { tinyInput } from '@evkit/engine/testing'
 *
 * takeWish(tinyInput, { type: 'car.choose', name: 'Model 9' }).selection === tinyInput.selection // => true
 * ```
 * @category state
 */
export const takeWish = (
  state: WishState,
  event: ChargingWish | { readonly type: string },
): Pick<WishState, 'selection' | 'corrections'> => {
  if (!isWish(event)) return { selection: state.selection, corrections: state.corrections }
  const take = TAKE[event.type] as (state: WishState, wish: ChargingWish) => ChargeSelection
  const selection = take(state, event)
  return { selection, corrections: correctionsOf(state.selection, event, selection) }
}
