import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../shared/index.js'
import type { FormParameters, Vehicle } from '../lead/index.js'

/** Which vehicle an address means. */
export type VehicleChoice =
  /** The address names none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'listed'; readonly vehicle: Vehicle }
  /** A product number that is not in the list: it is looked up. */
  | { readonly kind: 'unlisted'; readonly pno: string }
  /** A key or a name nothing in the list has. */
  | { readonly kind: 'unknown' }

const OTHERS = /[^\p{L}\p{N}]/gu

const plain = (text: string): string => text.toLowerCase().replace(OTHERS, '')

const findByPno = (vehicles: readonly Vehicle[], pno: string): Vehicle | undefined => {
  const wanted = pno.toLowerCase()
  const numbers = vehicles.map((vehicle) => [vehicle.pno34.toLowerCase(), vehicle] as const)
  const found =
    numbers.find(([number]) => number === wanted) ??
    numbers.find(([number]) => number.startsWith(wanted))
  return found?.[1]
}

const namesOf = ({ modelKey, presentation, gtm }: Vehicle): readonly string[] => [
  modelKey,
  presentation.title,
  ...(O.isSome(gtm.carModel) ? [gtm.carModel.value] : []),
]

const findByName = (vehicles: readonly Vehicle[], model: string): Vehicle | undefined => {
  const wanted = plain(model)
  return wanted === ''
    ? undefined
    : vehicles.find((vehicle) => namesOf(vehicle).some((name) => plain(name) === wanted))
}

const orElse = (vehicle: Vehicle | undefined, choice: VehicleChoice): VehicleChoice =>
  vehicle === undefined ? choice : { kind: 'listed', vehicle }

/**
 * Matches the URL's parameters to a vehicle, case-insensitively. A link may name a vehicle that is not offered.
 *
 * | parameter, the first there is | means the vehicle                                                             |
 * | ----------------------------- | ----------------------------------------------------------------------------- |
 * | `pno`                         | with this `pno34`, else the first whose `pno34` starts with it                |
 * | `modelkey`                    | with this `modelKey`                                                          |
 * | `model`                       | whose key, title or model name has the same letters and digits                |
 *
 * A parameter without a match does not fall through to the next: a wrong car is worse than none.
 *
 * @param vehicles - Vehicles of the configuration, in their order.
 * @param query - Parsed query parameters.
 * @returns The vehicle, a product number to look up, or the reason there is none.
 * @law Letter case never changes which vehicle is meant.
 * @law A product number never falls through to key and name.
 * @source F-VEH-10, F-VEH-17, F-ROUTE-26, F-ROUTE-63, F-ROUTE-64, F-ROUTE-65, D-F-07
 *
 * @example By the start of its number
 * ```ts
 * import { selectVehicle } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * selectVehicle([tinyVehicle], { pno: '416xy' }).kind // => 'listed'
 * selectVehicle([tinyVehicle], { pno: '999', modelkey: 'ex30' }) // => { kind: 'unlisted', pno: '999' }
 * selectVehicle([tinyVehicle], { model: 'EX 30' }).kind // => 'listed'
 * ```
 * @category resolution
 */
export const selectVehicle = (
  vehicles: readonly Vehicle[],
  { pno, modelkey, model }: FormParameters,
): VehicleChoice => {
  if (pno !== undefined) return orElse(findByPno(vehicles, pno), { kind: 'unlisted', pno })
  if (modelkey !== undefined) {
    const wanted = modelkey.toLowerCase()
    const found = vehicles.find(({ modelKey }) => modelKey.toLowerCase() === wanted)
    return orElse(found, { kind: 'unknown' })
  }
  if (model !== undefined) return orElse(findByName(vehicles, model), { kind: 'unknown' })
  return { kind: 'none' }
}

/** What the search for a vehicle starts with. */
export interface VehicleSelectionInput {
  /** Vehicles of the configuration. */
  readonly vehicles: readonly Vehicle[]
  readonly query: FormParameters
  /** The one that was chosen before, in this session. */
  readonly stored: Option<Vehicle>
  /** Whether the page was reached from another of the application, or the form stands in another page. */
  readonly keepsStored: boolean
}

/** How far the search for the vehicle of an address is. */
export interface VehicleSelection {
  readonly choice: VehicleChoice
  /** None until it is found. */
  readonly vehicle: Option<Vehicle>
}

/** Starts the search for the vehicle of an address. */
export const startVehicleSelection = (input: VehicleSelectionInput): VehicleSelection => {
  const choice = selectVehicle(input.vehicles, input.query)
  const start = (vehicle: Option<Vehicle>): VehicleSelection => ({ choice, vehicle })
  if (choice.kind === 'listed') return start(some(choice.vehicle))
  return start(choice.kind === 'none' && input.keepsStored ? input.stored : none)
}
